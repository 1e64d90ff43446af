"""Boarding, leaving, changing seats, repairs by engineers (SM-ACT-02, SM-VEH-05, SM-VEH-08)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.dice import skill_roll
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    apart,
    at,
    chained,
    crew,
    engaged,
    flies,
    hull,
    is_hull,
    machine,
    on_table,
    passengers,
    profile,
    rectangle,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement import pace, walking
from escarmouche.games.star_mogul.chapters.terrain import room_at
from escarmouche.games.star_mogul.table import ABOARD, CONTROLS, PAS, UP, Referee, Table
from escarmouche.space.formation import spots_around
from escarmouche.space.shapes import Point, discs_overlap, gap_to_polygon, onward, toward

DOOR = PAS
"""How near the vehicle every model ends its move to board (SM-ACT-02)."""
STEP_OUT = 2 * PAS
"""How far from it they are put down."""


def why_not_board(table: Table, unit: str, vehicle: str) -> Refusal | None:
    """A vehicle of one's own at rest with room for all, and everybody within his Move of it (SM-ACT-02)."""
    about = {"unit": unit, "vehicle": vehicle}
    body = hull(table, vehicle)
    if body.moved:
        return Refusal("SM-ACT-02", "vehicle-moved", about)
    if flies(table, body.id):
        return Refusal("SM-ACT-02", "in-the-air", about)
    room = machine(table, vehicle).passengers - len(passengers(table, vehicle))
    if len(table.units[unit].figures) > room:
        return Refusal("SM-ACT-02", "no-room-aboard", {**about, "room": room})
    if salvage.load_of(table, unit) is not None:
        return Refusal("SM-ACT-02", "hands-full", about)
    if any(table.figures[f].z for f in standing(table, unit)):
        return Refusal("SM-ACT-02", "too-far-to-board", about)
    for figure in standing(table, unit):
        reach = apart(table, figure, body.id) - DOOR
        if reach > 0:
            way = (at(table.figures[figure]), toward(at(table.figures[figure]), at(body), reach))
            if reach > pace.allowed(table, figure, way):
                return Refusal("SM-ACT-02", "too-far-to-board", {**about, "figure": figure})
            if walking.why_not_way(table, figure, way):
                return Refusal("SM-ACT-02", "no-way-to-board", {**about, "figure": figure})
    return None


def board(referee: Referee, unit: str, vehicle: str) -> None:
    """Everybody gets in; captives come along (SM-ACT-02)."""
    table = referee.table
    body = hull(table, vehicle)
    referee.change("SM-ACT-02", unit, facts={"vehicle": vehicle}, aboard=vehicle)
    for figure in table.units[unit].figures:
        table.change(figure, {"fate": ABOARD, "x": body.x, "y": body.y, "z": 0, "charged": ()})
    for captive in salvage.captives_of(table, unit):
        table.change(captive.id, {"x": body.x, "y": body.y})


def leave_drafts(table: Table, unit: str) -> tuple[Any, ...]:
    """A few ways to get out: behind, at the sides, in front."""
    vehicle = table.units[unit].aboard
    body, printed = hull(table, vehicle), machine(table, vehicle)
    members, radius = table.units[unit].figures, PAS // 2
    drafts = []
    for turn in (180, 90, 270, 0):
        reach = (printed.length if turn % 180 == 0 else printed.width) // 2 + radius + 10
        first = onward(at(body), (body.facing + turn) % 360, reach)
        if why_not_spot(table, unit, first, radius):
            continue
        spots = (first, *spots_around(
            first, radius, len(members) - 1, PAS, lambda p: not why_not_spot(table, unit, p, radius),
            reach=6 * PAS,
        ))  # fmt: skip
        if len(spots) >= len(members):
            value = tuple((f, (spot,), -1) for f, spot in zip(members, spots, strict=False))
            if why_not_leave(table, unit, value) is None:
                drafts.append(value)
    return tuple(drafts)


def why_not_spot(table: Table, unit: str, spot: Point, radius: int) -> str:
    """Within 2 pas of the vehicle, on free ground, outside enemies' zones."""
    vehicle = table.units[unit].aboard
    outline = rectangle(table, hull(table, vehicle).id).outline
    far = gap_to_polygon(spot, radius, outline)
    if far > STEP_OUT or far <= 0:
        return "too-far-from-the-vehicle" if far else "no-room"
    if not room_at(table.ground, spot, radius):
        return "no-room"
    side = table.units[unit].side
    for other in all_standing(table):
        if is_hull(table, other):
            if not flies(table, other) and gap_to_polygon(spot, radius, rectangle(table, other).outline) <= 0:
                return "no-room"
        elif discs_overlap(spot, radius, at(table.figures[other]), profile(table, other).radius):
            return "bases-overlap"
        elif side_of(table, other) != side and discs_overlap(
            spot, radius, at(table.figures[other]), profile(table, other).radius + walking.ZONE
        ):
            return "enemy-zone"
    return ""


def why_not_leave(table: Table, unit: str, value: Any) -> Refusal | None:
    """Everybody within 2 pas of the vehicle, in one chain (SM-ACT-02, SM-MOVE-02)."""
    members = table.units[unit].figures
    if refusal := walking.why_not_shape(unit, members, value):
        return refusal
    if sorted(f for f, _, _ in value) != sorted(members) or any(len(path) != 1 for _, path, _ in value):
        return Refusal("SM-ACT-02", "everybody-once", {"unit": unit})
    taken: list[tuple[Point, int]] = []
    for figure, (spot,), _ in value:
        radius = profile(table, figure).radius
        if why := why_not_spot(table, unit, spot, radius):
            return Refusal("SM-ACT-02", why, {"unit": unit, "figure": figure})
        if any(discs_overlap(spot, radius, *disc) for disc in taken):
            return Refusal("SM-MOVE-01", "bases-overlap", {"figure": figure})
        taken.append((spot, radius))
    return None if chained(taken) else Refusal("SM-MOVE-02", "chain-broken", {"unit": unit})


def leave(referee: Referee, unit: str) -> None:
    """They are put down within 2 pas of the vehicle and move no further with this point (SM-ACT-02)."""
    table = referee.table
    drafts = leave_drafts(table, unit)
    value = referee.place(
        "SM-ACT-02", table.units[unit].side, "leave", lambda v: why_not_leave(table, unit, v), lambda: drafts,
        actor=unit, unit=unit,
    )  # fmt: skip
    referee.change("SM-ACT-02", unit, aboard="")
    for figure in table.units[unit].figures:
        table.change(figure, {"fate": UP, "post": ""})
    referee.move("SM-ACT-02", unit, [(f, path, -1) for f, path, _ in value], tells=PLACED)
    salvage.follow(referee, unit)


# -- seats ---------------------------------------------------------------------------------------------------


def empty_posts(table: Table, vehicle: str) -> tuple[str, ...]:
    """Posts of a vehicle that nobody holds."""
    held = [table.figures[f].post for f in crew(table, vehicle)]
    empty = []
    for post in machine(table, vehicle).crew:
        if post in held:
            held.remove(post)
        else:
            empty.append(post)
    return tuple(dict.fromkeys(empty))


def takers(table: Table, vehicle: str, post: str) -> tuple[str, ...]:
    """Others of the crew, then passengers, who may take a seat (SM-VEH-05)."""
    others = [f for f in crew(table, vehicle) if table.figures[f].post != post]
    return (*others, *passengers(table, vehicle))


def why_not_seat(table: Table, vehicle: str, post: str) -> Refusal | None:
    """An empty post and somebody to take it."""
    about = {"unit": vehicle, "post": post}
    if post not in empty_posts(table, vehicle):
        return Refusal("SM-VEH-05", "seat-taken", about)
    if not takers(table, vehicle, post):
        return Refusal("SM-VEH-05", "nobody-to-take-it", about)
    return None


def take_seat(referee: Referee, vehicle: str, post: str) -> None:
    """Somebody aboard takes an empty seat (SM-VEH-05)."""
    table = referee.table
    ready = takers(table, vehicle, post)
    figure = referee.ask(
        "SM-VEH-05", side_of(table, vehicle), "take-seat", ready, part="who", unit=vehicle, post=post
    )
    referee.change("SM-VEH-05", figure, facts={"unit": vehicle}, post=post)
    body = hull(referee.table, vehicle)
    if body.lost and (body.lost == "movement") == (post in CONTROLS):
        referee.table.change(body.id, {"lost": ""})


# -- repairs -------------------------------------------------------------------------------------------------


def engineers_near(table: Table, vehicle: str) -> tuple[str, ...]:
    """Engineers of the side within 1 pas of a vehicle or aboard, who neither shot nor fight (SM-VEH-08)."""
    side, body = side_of(table, vehicle), hull(table, vehicle)
    near = []
    for figure in table.figures.values():
        if is_hull(table, figure.id) or side_of(table, figure.id) != side or figure.busy:
            continue
        if not dict(profile(table, figure.id).skills).get("engineer"):
            continue
        own = table.units[figure.unit]
        aboard = figure.fate == ABOARD and vehicle in (figure.unit, own.aboard)
        beside = figure.fate == UP and not engaged(table, own.id) and apart(table, figure.id, body.id) <= PAS
        if aboard or beside:
            near.append(figure.id)
    return tuple(near)


def repairs(referee: Referee, side: str) -> None:
    """The end of an action phase: one try for each immobilised vehicle, free (SM-VEH-08)."""
    for id in tuple(referee.table.units):
        table = referee.table
        unit = table.units[id]
        if unit.side != side or unit.kind != "vehicle" or not on_table(table, id):
            continue
        body = hull(table, id)
        if not body.immobile:
            continue
        if body.hurt:
            table.change(body.id, {"hurt": False})
            continue
        skilled = engineers_near(table, id)
        if not skilled:
            continue
        best = max(skilled, key=lambda f: dict(profile(table, f).skills)["engineer"])
        skill = dict(profile(table, best).skills)["engineer"]
        if skill_roll(referee, "SM-VEH-08", side, skill, figure=best, unit=id):
            referee.change("SM-VEH-08", body.id, facts={"unit": id, "figure": best}, immobile=False)
