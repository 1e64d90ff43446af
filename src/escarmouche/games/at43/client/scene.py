"""What a client draws of a table of AT-43, in words that need no rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from escarmouche.engine import scene as scenes
from escarmouche.engine.scene import (
    Scene,
    SceneFigure,
    SceneScore,
    SceneSign,
    SceneUnit,
    SceneZone,
    Words,
)
from escarmouche.engine.sentences import words
from escarmouche.games.at43.chapters.activation import candidates
from escarmouche.games.at43.chapters.units import (
    entry,
    immobilised,
    is_armour,
    profile,
    sees_all_round,
    weapon_works,
)
from escarmouche.games.at43.client.damage_states import piece_states, place_lines, unit_parts
from escarmouche.games.at43.client.view import view
from escarmouche.games.at43.setup import maps, scenario
from escarmouche.games.at43.table import (
    ABOARD,
    ALERT,
    CRYSTAL,
    DISORGANISED,
    DROP,
    DROPPED,
    EJECTION,
    ENGAGED,
    GONE,
    KNEEL,
    NANOGENERATOR,
    OBJECTIVE,
    ON_TABLE,
    RESERVE,
    ROOTED,
    SCREEN,
    SECTION,
    TAKE_COVER,
    VEHICLE,
    WALKER,
    Profile,
    Table,
    Thing,
    Unit,
    Weapon,
)
from escarmouche.games.company.client.holdings import lines_of_cards, purses_of
from escarmouche.space.shapes import disc_polygon

STATES = (DISORGANISED, ENGAGED, TAKE_COVER, ALERT, KNEEL, SCREEN, EJECTION, DROPPED, ROOTED)
SIGNS = {
    DISORGANISED: SceneSign("M-4 -2Q0 -7 4 -2Q6 3 0 3Q-4 2 -2 -1Q1 -3 2 0", look="shaken"),
    ENGAGED: SceneSign("M-5 -5L5 5M5 -5L-5 5M-5 2L-2 5M5 2L2 5", tint="warn"),
    TAKE_COVER: SceneSign("M-5 -5H5V0Q4 4 0 6Q-4 4 -5 0Z", tint="good"),
    ALERT: SceneSign("M0 -6V-2M0 2V6M-6 0H-2M2 0H6M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0", tint="watch"),
    KNEEL: SceneSign("M-2 -6L-2 0L4 0L4 5M-2 0L-5 5", tint="good"),
    SCREEN: SceneSign("M-6 -4H6V4H-6ZM-2 -4V4M2 -4V4", tint="good"),
    EJECTION: SceneSign("M0 5V-5M-4 -1L0 -6L4 -1M-5 6H5"),
    DROPPED: SceneSign("M0 -6V4M-4 0L0 5L4 0M-6 -6H6", tint="done"),
    ROOTED: SceneSign("M0 -6V6M-4 6H4M-3 2L0 6L3 2"),
    "commander": SceneSign(look="crowned"),
    "down": SceneSign(look="lying"),
    "immobile": SceneSign(look="immobile"),
    "damaged": SceneSign(look="damaged"),
    "weapon_lost": SceneSign(look="disarmed"),
}
"""How each state of a unit or figure is shown; what the figure itself shows has no sign."""
PLACES = {ON_TABLE: "table", RESERVE: "reserve", SECTION: "off", ABOARD: "aboard", GONE: "gone"}
LETTERS = {"officer": "O", "special": "S", "hero": "H"}
ROLES = {"special": "specialist"}
SOLDIER = "soldier"
SHAPES = {WALKER: "walker", VEHICLE: "tank"}
PHASES = ("tactical", "activation", "control")
PURSES = ("pc", "pr")
FLAGS = {OBJECTIVE: "★", DROP: "⇣", CRYSTAL: "◆", NANOGENERATOR: "⚙"}
SCORES = ("pc", "pr", "pv", "cards")
"""The totals, in the order in which they are shown."""
DECIDES = "pv"
LARGE = 2
"""The Size from which infantry is drawn as heavy."""
MARKER_SIDES = 12
BUILDS = {"northguard": "broad", "array": "dome", "choir": "hood", "haulers": "plain"}
"""How the people of each book look from far."""


@lru_cache(maxsize=512)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key.replace('_', '-')}", "at43")


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; an empty side is a spectator."""
    table = view(table, side)
    return Scene(
        table.ground.width,
        table.ground.depth,
        scenes.drawn_pieces(table.ground, piece_states(table)),
        tuple(
            scene_figure(table, unit, id)
            for unit in table.units.values()
            if unit.place == ON_TABLE
            for id in unit.figures
        ),
        tuple(scene_unit(table, unit) for unit in table.units.values()),
        scene_zones(table),
        scene_scores(table),
        headline(table),
        acting=table.turn.unit,
        signs=SIGNS,
        surface=surface(table),
        cards=lines_of_cards(table, partial(card_face, table)),
        purses=purses_of(table, PURSES, _word),
        builds=scenes.builds_of({u.side: entry(table, u.id).army for u in table.units.values()}, BUILDS),
    )


def card_face(table: Table, card: str) -> tuple[Words, tuple[str, ...]]:
    """What stands on a card, and the units of its type that it may stand for (A4-TAC-07, A4-ACT-02)."""
    if card not in table.units:
        return table.setting.entries[card].name, ()
    return entry(table, card).name, candidates(table, card) or (card,)


def surface(table: Table) -> str:
    """What the ground of a ready table is drawn as; nothing of a table that is none."""
    key = table.setting.options.get("table", "")
    return maps.load(key).surface if key in maps.MAPS.names() else ""


def scene_figure(table: Table, unit: Unit, id: str) -> SceneFigure:
    """A figure that stands on the table."""
    figure, printed = table.figures[id], profile(table, id)
    role = role_of(table, id)
    if id == unit.leader and role == SOLDIER:
        role = "leader"
    return SceneFigure(
        id,
        unit.id,
        unit.side,
        figure.x,
        figure.y,
        figure.z,
        printed.radius,
        -1 if sees_all_round(table, unit.id) else figure.facing,
        shape(table, unit.id, printed),
        role,
        figure_states(table, id),
        LETTERS.get(printed.role, ""),
    )


def role_of(table: Table, id: str) -> str:
    """What a figure is called by its sheet: a vehicle is one whoever drives it."""
    if is_armour(table, table.figures[id].unit):
        return "vehicle"
    role = profile(table, id).role
    return ROLES.get(role, role)


def shape(table: Table, unit: str, printed: Profile) -> str:
    """The kind of token a figure is drawn as."""
    if is_armour(table, unit):
        return SHAPES.get(entry(table, unit).family, "car")
    return "heavy" if printed.size >= LARGE or printed.support_weapon else "infantry"


def figure_states(table: Table, id: str) -> tuple[str, ...]:
    """What is to be seen of one figure alone."""
    figure = table.figures[id]
    side = table.units[figure.unit].side
    guns = range(len(profile(table, id).weapons))
    marks = (
        ("commander", table.sides[side].commander == id),
        ("down", figure.down),
        ("immobile", immobilised(table, id)),
        ("damaged", any(figure.hurt)),
        ("weapon_lost", any(not weapon_works(table, id, n) for n in guns)),
    )
    return tuple(name for name, on in marks if on)


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a unit: states in a fixed order, then what its figures have printed."""
    printed = profile(table, unit.roster[0]) if unit.roster else None
    return SceneUnit(
        unit.id,
        unit.side,
        entry(table, unit.id).name,
        len(unit.figures),
        len(unit.roster),
        tuple(s for s in STATES if s in unit.markers),
        tuple(_lines(table, unit)),
        PLACES[unit.place],
        carrier=table.figures[unit.carrier].unit if unit.carrier else "",
        shape=shape(table, unit.id, printed) if printed else "infantry",
        roles={id: role for id in unit.roster if (role := role_of(table, id)) != SOLDIER},
        parts=unit_parts(table, unit),
        price=unit.cost if unit.place == SECTION else 0,
    )


def _lines(table: Table, unit: Unit) -> list[tuple[Words, str]]:
    figures = unit.figures or unit.roster
    printed = {p.id: p for p in (profile(table, f) for f in figures)}
    every = list(printed.values())
    lines: list[tuple[Words, str]] = [
        (_word("line", "movement"), _each(_centimetres(p.movement) for p in every)),
        (_word("line", "morale"), _each("-" if p.morale is None else str(p.morale) for p in every)),
        (_word("line", "combat"), _each(str(p.combat) for p in every)),
        (_word("line", "protection"), _each(str(p.protection) for p in every)),
    ]
    officers = [f"{p.grade} · {p.authority} · {p.pc}" for p in every if p.officer]
    if officers:
        lines.append((_word("line", "officer"), _each(officers)))
    for weapon, working, all_of_it in _weapons(table, unit):
        count = f"{working}" if working == all_of_it else f"{working}/{all_of_it}"
        lines.append((weapon.name, f"{count} × {weapon_line(weapon)}"))
    lines += [(_word("ability", ability), "") for ability in entry(table, unit.id).abilities]
    if unit.cost:
        lines.append((_word("line", "cost"), str(unit.cost)))
    return lines


def _each(values: Iterable[str]) -> str:
    """Different values of a unit, each once: 12 or 12/16."""
    return "/".join(dict.fromkeys(values))


def _centimetres(length: int) -> str:
    return f"{length / 100:g} cm"


def _weapons(table: Table, unit: Unit) -> list[tuple[Weapon, int, int]]:
    """Weapons of the living figures: how many work, how many there are."""
    counts: dict[str, list[int]] = {}
    for id in unit.figures:
        for number, carried in enumerate(profile(table, id).weapons):
            count = counts.setdefault(carried.weapon, [0, 0])
            count[0] += weapon_works(table, id, number)
            count[1] += 1
    return [(table.setting.weapons[id], works, there) for id, (works, there) in counts.items()]


def weapon_line(weapon: Weapon) -> str:
    """A weapon as printed: Accuracy x rate, Penetration x damage, and its area of effect (A4-GEN-10)."""
    area = f" · {weapon.area / 100:g} cm" if weapon.area else ""
    return f"{weapon.accuracy} × {weapon.rate} · {weapon.penetration} × {weapon.damage}{area}"


def scene_zones(table: Table) -> tuple[SceneZone, ...]:
    """Ways in, places to control with who holds them, and the state of scenery."""
    zones: list[SceneZone] = []
    for zone in table.setting.zones:
        (ax, ay), (bx, by) = zone.a, zone.b
        if zone.kind == "deployment":
            outline: tuple[tuple[int, int], ...] = ((ax, ay), (bx, ay), (bx, by), (ax, by))
            zones.append(SceneZone(zone.id, "area", _word("zone", "deployment"), outline, zone.side))
        else:
            zones.append(SceneZone(zone.id, "edge", _word("zone", "access"), (zone.a, zone.b), zone.side))
    names = scenario.of(table).place_names() if table.setting.scenario in scenario.names() else {}
    things = [thing for thing in table.things.values() if thing.kind in FLAGS]
    return (*zones, *(_place(table, thing, names.get(thing.id)) for thing in things))


def _place(table: Table, thing: Thing, name: Words | None) -> SceneZone:
    """A place to control: a marker, or the piece that it is."""
    if thing.piece:
        outline = table.ground.polygon(thing.piece).points
    else:
        outline = disc_polygon((thing.x, thing.y), max(100, thing.radius), MARKER_SIDES).points
    return SceneZone(
        f"zone-{thing.id}" if thing.piece else thing.id,
        "point",
        name or _word("scenery", thing.kind),
        outline,
        thing.side,
        FLAGS[thing.kind],
        goal=True,
        lines=place_lines(table, thing),
    )


def scene_scores(table: Table) -> tuple[SceneScore, ...]:
    """The totals all players watch (A4-TAC-05, A4-CTRL-08)."""
    return tuple(
        SceneScore(
            side.id,
            _word("score", key),
            str(len(side.cards) if key == "cards" else getattr(side, key)),
            _word("short", key),
            decides=key == DECIDES,
        )
        for side in table.sides.values()
        for key in SCORES
    )


def headline(table: Table) -> Words:
    """Round, phase and who plays, or who has won."""
    phase = f"scene-phase-{table.turn.phase}" if table.turn.phase in PHASES else ""
    named = {side: words(f"side-{side}", "at43") for side in table.sides}
    return scenes.headline(table.turn, table.setting.turns, named, phase, "at43")
