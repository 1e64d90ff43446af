"""The end of a vehicle: destruction, ejection, explosions, wrecks (SM-VEH-09, SM-VEH-14 to 25)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import LOST, PLACED
from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import blasts, casualties, salvage
from escarmouche.games.star_mogul.chapters.dice import res_roll, skill_roll
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    apart,
    at,
    at_post,
    crew,
    flies,
    hull,
    is_hull,
    machine,
    on_table,
    passengers,
    profile,
    rectangle,
    side_of,
)
from escarmouche.games.star_mogul.chapters.terrain import KINDS, room_at
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    BURNT,
    CONTROLS,
    FLYING,
    INFANTRY,
    OUT,
    PAS,
    STRAGGLER,
    UP,
    WRECK,
    Figure,
    Referee,
    Table,
    Thing,
    Unit,
)
from escarmouche.space.formation import spots_around
from escarmouche.space.shapes import (
    Point,
    discs_overlap,
    distance,
    gap_to_polygon,
    gap_to_polygon_at_most,
    onward,
)
from escarmouche.space.terrain import Piece

FATES = LEDGER.data("SM-VEH-14")
KABOOM = LEDGER.data("SM-VEH-15")
BLAST: int = KABOOM["radius_in"] * PAS
PLUS = int(KABOOM["damage"].partition("+")[2])
CRASH: int = LEDGER.data("SM-VEH-09")["crash_in"] * PAS
GLIDE: int = LEDGER.data("SM-VEH-18")["glide_in"] * PAS
CRASH_BLAST = 2 * PAS
"""With the option crash_blast (SM-VEH-09)."""
EJECTED = 2 * PAS
"""How far those who eject may land from the vehicle (SM-VEH-20)."""
CLEAR = PAS
"""How far they keep from an enemy."""
GROUND_SKILLS = ("driving", "dangerous_driving")
"""Skills that are rolled on the ground (SM-VEH-23, SM-VEH-24), in the air SM-VEH-25."""


def destroyed(referee: Referee, unit: str) -> None:
    """The superstructure is at 0: roll once on the destruction table (SM-VEH-13, SM-VEH-14)."""
    table = referee.table
    referee.note("SM-VEH-13", "superstructure-gone", unit=unit)
    thrown: int = referee.roll("SM-VEH-14", side_of(table, unit), d6(), unit=unit)
    if thrown in FATES["kaboom"]:
        kaboom(referee, unit)
    elif thrown in FATES["destroyed"]:
        eject(referee, unit)
        become_wreck(referee, "SM-VEH-16", unit)
    else:
        eject(referee, unit, ruptured=True)
        referee.change("SM-VEH-17", hull(referee.table, unit).id, facts={"unit": unit}, rupture=True)


def kaboom(referee: Referee, unit: str) -> None:
    """The vehicle explodes with all aboard, and everything within 3 pas is struck (SM-VEH-15)."""
    table = referee.table
    for member in (*crew(table, unit), *passengers(table, unit)):
        casualties.out_of_action(referee, "SM-STATE-03", member, fate=BURNT)
    for cargo in salvage.cargo_of(table, unit):
        referee.remove("SM-VEH-15", cargo.id)
    body = hull(referee.table, unit)
    near = [
        f for f in all_standing(referee.table) if f != body.id and apart(referee.table, body.id, f) <= BLAST
    ]
    near = [f for f in near if flies(referee.table, f) == flies(referee.table, body.id)]
    centre = at(body)
    remove_hull(referee, "SM-VEH-15", unit, BURNT)
    for figure in near:
        if referee.table.figures[figure].fate == UP:
            blasts.struck(referee, "SM-VEH-15", figure, centre, PLUS)


def remove_hull(referee: Referee, rule: str, unit: str, fate: str) -> None:
    """The hull is no longer on the table as a vehicle."""
    body = hull(referee.table, unit)
    told = {"unit": unit, "lost": 1, "left": 0}
    referee.change(rule, body.id, tells=LOST, facts=told, fate=fate, rupture=False)
    referee.table.change(unit, {"figures": ()})


def become_wreck(referee: Referee, rule: str, unit: str) -> None:
    """The hull stays as heavy cover nobody passes; its cargo lies beside it (SM-VEH-16)."""
    table = referee.table
    body = hull(table, unit)
    ring = rectangle(table, body.id).outline.points
    piece = KINDS.piece(f"wreck-{unit}", "wreck", ring, machine(table, unit).height)
    for number, cargo in enumerate(salvage.cargo_of(table, unit)):
        x, y = beside(table, unit, number)
        referee.change(rule, cargo.id, facts={"dropped": True}, holder="", loaded=False, x=x, y=y)
    remove_hull(referee, rule, unit, OUT)
    put_piece(referee, rule, piece)
    referee.put(
        rule, Thing(f"wreck-{unit}-thing", WRECK, body.x, body.y, side=side_of(table, unit), holder=unit,
                    piece=piece.id, facing=body.facing), kind=WRECK, unit=unit,
    )  # fmt: skip


def put_piece(referee: Referee, rule: str, piece: Piece) -> None:
    """A piece of terrain appears."""
    referee.change(rule, "ground", pieces=(*referee.table.ground.pieces, piece))


def beside(table: Table, unit: str, number: int) -> Point:
    """A place for a counter beside a vehicle, behind it first."""
    body, printed = hull(table, unit), machine(table, unit)
    turn = (body.facing + 180 + 90 * number) % 360
    reach = (printed.length if number % 2 == 0 else printed.width) // 2 + PAS
    x, y = onward(at(body), turn, reach)
    ground = table.ground
    return min(max(x, PAS), ground.width - PAS), min(max(y, PAS), ground.depth - PAS)


# -- ejection ------------------------------------------------------------------------------------------------


def eject_skill(table: Table, unit: str) -> tuple[str, int]:
    """Who is at the controls and the best skill that fits the vehicle; 0 where he has none (SM-VEH-19)."""
    skills = ("piloting",) if machine(table, unit).drive == FLYING else GROUND_SKILLS
    best = ("", 0)
    for figure in at_post(table, unit, *CONTROLS):
        known = dict(profile(table, figure).skills)
        value = max((known.get(skill, 0) for skill in skills), default=0)
        if value > best[1] or not best[0]:
            best = (figure, value)
    return best


def eject(referee: Referee, unit: str, *, ruptured: bool = False) -> None:
    """One roll of whoever drives gets all aboard out, or nobody (SM-VEH-19 to SM-VEH-21)."""
    table = referee.table
    aboard = (*crew(table, unit), *passengers(table, unit))
    if not aboard:
        return
    driver, skill = eject_skill(table, unit)
    side = side_of(table, unit)
    out = bool(skill) and skill_roll(referee, "SM-VEH-19", side, skill, figure=driver, unit=unit)
    if not skill:
        referee.note("SM-VEH-19", "nobody-at-the-controls", unit=unit)
    if out:
        land(referee, unit, aboard)
        return
    burnt = machine(table, unit).drive == FLYING
    if ruptured and table.setting.options.get("rupture_aboard") == "beyond_recovery":
        burnt = True
    for member in aboard:
        rule, fate = ("SM-STATE-03", BURNT) if burnt else ("SM-VEH-21", OUT)
        casualties.out_of_action(referee, rule, member, fate=fate)


def land(referee: Referee, unit: str, people: tuple[str, ...]) -> None:
    """They form one new unit of stragglers within 2 pas of the vehicle, placed by their owner (SM-VEH-20)."""
    table = referee.table
    side = side_of(table, unit)
    new = fresh_unit(table, side)
    drafts = landing_drafts(table, unit, people)
    placed: Any = ()
    if drafts:
        placed = referee.place(
            "SM-VEH-20", side, "eject", lambda value: why_not_land(table, unit, people, value),
            lambda: drafts, actor=unit, unit=unit,
        )  # fmt: skip
    if not placed:
        for member in people:  # no room at all: they do not get out
            casualties.out_of_action(referee, "SM-VEH-21", member)
        return
    make_unit(referee, "SM-VEH-20", new, side, people)
    for member in people:
        light = bool(table.figures[member].post)
        referee.table.change(member, {"fate": UP, "post": "", "light": light, "z": 0})
    referee.move("SM-VEH-20", new, [(f, path, -1) for f, path, _ in placed], tells=PLACED)


def fresh_unit(table: Table, side: str) -> str:
    """A name for a unit that is formed in the battle."""
    number = 1 + sum(u.side == side for u in table.units.values())
    return f"{side}{number}"


def make_unit(
    referee: Referee, rule: str, id: str, side: str, people: tuple[str, ...], *, straggler: bool = True
) -> None:
    """People leave the units they were in and form a new one."""
    table = referee.table
    for unit in tuple(table.units.values()):
        left = tuple(f for f in unit.figures if f not in people)
        if left != unit.figures:
            values: dict[str, Any] = {"figures": left}
            if unit.leader in people and left:
                values["leader"] = casualties.leader_among(table, left)
            if not left:
                values["aboard"] = ""
            table.change(unit.id, values)
    for person in people:
        table.change(person, {"unit": id})
    leader = casualties.leader_among(table, people)
    name = dict(profile(table, leader).name)
    markers = frozenset({STRAGGLER}) if straggler else frozenset()
    record = Unit(id, side, people, markers, INFANTRY, name, people, leader, at_start=len(people))
    referee.put(rule, record, unit=id, figures=people)


def why_not_land(table: Table, unit: str, people: tuple[str, ...], value: Any) -> Refusal | None:
    """Within 2 pas of the vehicle, on free ground, not within 1 pas of an enemy (SM-VEH-20)."""
    about = {"unit": unit}
    if not isinstance(value, tuple) or any(
        not (isinstance(item, tuple) and len(item) == 3 and isinstance(item[1], tuple) and len(item[1]) == 1)
        for item in value
    ):
        return Refusal("SM-VEH-20", "not-placements", about)
    if sorted(str(f) for f, _, _ in value) != sorted(people):
        return Refusal("SM-VEH-20", "everybody-once", about)
    taken: list[tuple[Point, int]] = []
    for figure, (spot,), _ in value:
        if not (isinstance(spot, tuple) and len(spot) == 2 and all(type(n) is int for n in spot)):
            return Refusal("SM-VEH-20", "not-placements", about)
        radius = profile(table, figure).radius
        if why := _why_not_spot(table, unit, spot, radius, taken):
            return Refusal("SM-VEH-20", why, {**about, "figure": figure})
        taken.append((spot, radius))
    return None


def _why_not_spot(table: Table, unit: str, spot: Point, radius: int, taken: list[tuple[Point, int]]) -> str:
    body = hull(table, unit)
    outline = rectangle(table, body.id).outline
    if not gap_to_polygon_at_most(spot, radius, outline, EJECTED):
        return "too-far-from-the-vehicle"
    ground = machine(table, unit).drive != FLYING
    if not room_at(table.ground, spot, radius) or (ground and gap_to_polygon(spot, radius, outline) <= 0):
        return "no-room"
    if any(discs_overlap(spot, radius, other, wide) for other, wide in taken):
        return "bases-overlap"
    side = side_of(table, unit)
    probe = Figure("?", "?", spot[0], spot[1])
    for other in all_standing(table):
        if other == body.id:
            continue
        if is_hull(table, other):
            if not flies(table, other) and gap_to_polygon(spot, radius, rectangle(table, other).outline) <= 0:
                return "no-room"
            continue
        near = gap_of(probe, radius, table.figures[other], profile(table, other).radius)
        if near < 0 or (side_of(table, other) != side and near < CLEAR):
            return "bases-overlap" if near < 0 else "enemy-near"
    return ""


def gap_of(a: Figure, ra: int, b: Figure, rb: int) -> int:
    """The distance of two bases; -1 where they overlap."""
    if discs_overlap((a.x, a.y), ra, (b.x, b.y), rb):
        return -1
    dx, dy = a.x - b.x, a.y - b.y
    return max(0, distance((0, 0), (dx, dy)) - ra - rb)


def landing_drafts(table: Table, unit: str, people: tuple[str, ...]) -> tuple[Any, ...]:
    """A few ways to land: behind the vehicle, before it, at its sides."""
    body, printed = hull(table, unit), machine(table, unit)
    radius = PAS // 2

    def around(turn: int) -> Any:
        reach = (printed.length if turn % 180 == 0 else printed.width) // 2 + radius + 10
        first = onward(at(body), (body.facing + turn) % 360, reach)
        taken: list[tuple[Point, int]] = []
        if _why_not_spot(table, unit, first, radius, taken):
            return None
        spots = [first, *spots_around(
            first, radius, len(people) - 1, PAS, lambda p: not _why_not_spot(table, unit, p, radius, []),
            reach=6 * PAS,
        )]  # fmt: skip
        if len(spots) < len(people):
            return None
        value = tuple((f, (spot,), -1) for f, spot in zip(people, spots, strict=False))
        return value if why_not_land(table, unit, people, value) is None else None

    drafts = [draft for draft in (around(turn) for turn in (180, 90, 270, 0)) if draft]
    return tuple(drafts)


# -- what comes later ----------------------------------------------------------------------------------------


def ruptures(referee: Referee) -> None:
    """A new phase: ruptured engines explode; a flyer glides 10 pas ahead first (SM-VEH-17, SM-VEH-18)."""
    for id in tuple(referee.table.units):
        unit = referee.table.units[id]
        if unit.kind == INFANTRY or not unit.figures or not hull(referee.table, id).rupture:
            continue
        if machine(referee.table, id).drive == FLYING:
            glide(referee, "SM-VEH-18", id, GLIDE)
        referee.call(kaboom, id)


def glide(referee: Referee, rule: str, unit: str, length: int) -> None:
    """Straight ahead, or to the edge of the table."""
    body = hull(referee.table, unit)
    end = ahead(referee.table, unit, length)
    if end != at(body):
        referee.move(rule, unit, [(body.id, (end,), body.facing)])


def ahead(table: Table, unit: str, length: int) -> Point:
    """The point so far ahead of a vehicle that is still on the table."""
    body = hull(table, unit)
    for far in range(length, -1, -PAS // 4):
        x, y = onward(at(body), body.facing, far)
        if 0 <= x <= table.ground.width and 0 <= y <= table.ground.depth:
            return x, y
    return at(body)


def stay_in_the_air(referee: Referee, side: str) -> None:
    """The owner's turn begins: immobilised flyers need a Piloting roll, or crash (SM-VEH-09, SM-VEH-25)."""
    for id in tuple(referee.table.units):
        table = referee.table
        unit = table.units[id]
        if unit.side != side or not unit.figures or not on_table(table, id) or unit.kind == INFANTRY:
            continue
        body = hull(table, id)
        if machine(table, id).drive != FLYING or not (body.immobile or body.lost == "movement"):
            continue
        pilot, skill = eject_skill(table, id)
        if skill and skill_roll(referee, "SM-VEH-25", side, skill, figure=pilot, unit=id):
            continue
        referee.call(crash, id)


def crash(referee: Referee, unit: str) -> None:
    """8 pas ahead it is a wreck; those aboard roll RES, and who lives is a straggler (SM-VEH-09)."""
    table = referee.table
    side = side_of(table, unit)
    glide(referee, "SM-VEH-09", unit, CRASH)
    table.change(hull(table, unit).id, {"z": 0})
    people = (*crew(table, unit), *passengers(table, unit))
    alive = []
    for member in people:
        if res_roll(referee, side, member, profile(referee.table, member).res):
            alive.append(member)
        else:
            casualties.out_of_action(referee, "SM-VEH-09", member)
    if alive:
        land(referee, unit, tuple(alive))
    centre = at(hull(referee.table, unit))
    body = hull(referee.table, unit).id
    near = [
        f for f in all_standing(referee.table) if f != body and apart(referee.table, body, f) <= CRASH_BLAST
    ]
    become_wreck(referee, "SM-VEH-09", unit)
    if table.setting.options.get("crash_blast"):
        for figure in near:
            if referee.table.figures[figure].fate == UP:
                blasts.struck(referee, "SM-VEH-09", figure, centre, PLUS)
