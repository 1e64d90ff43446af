"""What a client draws of a table of Trauma, in words that need no rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

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
from escarmouche.games.company.client.holdings import lines_of_cards, purses_of
from escarmouche.games.trauma.chapters.units import entry, profile
from escarmouche.games.trauma.client.view import view
from escarmouche.games.trauma.table import (
    ALERT,
    ANTIGRAV,
    DISORGANISED,
    ENGAGED,
    GONE,
    HEADS_DOWN,
    ON_TABLE,
    PRONE,
    RESERVE,
    SECTION,
    TAKE_COVER,
    WALKER,
    Figure,
    Profile,
    Table,
    Unit,
    Weapon,
)

STATES = (DISORGANISED, PRONE, ENGAGED, TAKE_COVER, ALERT, HEADS_DOWN)
SIGNS = {
    DISORGANISED: SceneSign("M-4 -2Q0 -7 4 -2Q6 3 0 3Q-4 2 -2 -1Q1 -3 2 0", look="shaken"),
    PRONE: SceneSign("M-5 3H5M-5 0L0 -4L2 0H5", look="lying"),
    ENGAGED: SceneSign("M-5 -5L5 5M5 -5L-5 5M-5 2L-2 5M5 2L2 5", tint="warn"),
    TAKE_COVER: SceneSign("M-5 -5H5V0Q4 4 0 6Q-4 4 -5 0Z", tint="good"),
    ALERT: SceneSign("M0 -6V-2M0 2V6M-6 0H-2M2 0H6M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0", tint="watch"),
    HEADS_DOWN: SceneSign("M0 -6V3M-4 -1L0 4L4 -1M-5 6H5"),
    "general": SceneSign(look="crowned"),
    "down": SceneSign(look="lying"),
    "immobile": SceneSign(look="immobile"),
    "damaged": SceneSign(look="damaged"),
    "weapon_lost": SceneSign(look="disarmed"),
}
"""How each state of a unit or figure is shown; what the figure itself shows has no sign."""
PLACES = {ON_TABLE: "table", RESERVE: "reserve", SECTION: "off", GONE: "gone"}
LETTERS = {"officer": "O", "specialist": "S", "heavy": "H"}
PHASES = ("command", "activation", "debriefing")
FLAGS = {"alpha": "α", "omega": "ω", "gamma": "γ", "drop": "⇣"}
"""The letters of strategic points."""
SCORES = ("pc", "pr", "pv", "cards")
"""The totals, in the order in which they are shown."""
PURSES = ("pc", "pr")
"""What is spent."""
DECIDES = "pv"
"""The total that wins the match."""
TICKED = "■"
WEAPON_VALUES = "accuracy, rate, area, force, damage"
"""What the numbers of a weapon's line are, in their order."""


SURFACES = {"old-town": "city", "outpost": "desert", "refinery": "deck"}
"""What the bare ground of a table made by hand is."""


BUILDS = {"usf": "plain", "belt": "hood", "helion": "crest"}
"""How the people of each book look from far."""


def _books(table: Table) -> dict[str, str]:
    """The book of each side: entries are called after theirs."""
    return {unit.side: unit.entry.partition(".")[0] for unit in table.units.values()}


@lru_cache(maxsize=256)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key}", "trauma")


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; an empty side is a spectator."""
    table = view(table, side)
    return Scene(
        table.ground.width,
        table.ground.depth,
        scenes.drawn_pieces(table.ground),
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
        called=_sides(table),
        signs=SIGNS,
        surface=SURFACES.get(str(table.setting.options.get("table", "")), ""),
        cards=lines_of_cards(table, lambda card: (entry(table, card).name, (card,))),
        purses=purses_of(table, PURSES, _word),
        builds=scenes.builds_of(_books(table), BUILDS),
    )


def scene_figure(table: Table, unit: Unit, id: str) -> SceneFigure:
    """A figure that stands on the table."""
    figure, printed = table.figures[id], profile(table, id)
    role = "leader" if id == unit.leader and not printed.officer else printed.role
    drawn = shape(table, unit.id, printed)
    return SceneFigure(
        id,
        unit.id,
        unit.side,
        figure.x,
        figure.y,
        figure.z,
        printed.radius,
        figure.facing if entry(table, unit.id).vehicle else -1,
        drawn,
        role,
        figure_states(figure, general=table.sides[unit.side].general == id),
        LETTERS.get(printed.role, ""),
    )


def shape(table: Table, unit: str, printed: Profile) -> str:
    """The kind of token a figure is drawn as."""
    kind = entry(table, unit)
    if kind.vehicle:
        return {WALKER: "walker", ANTIGRAV: "aircraft"}.get(kind.vehicle, "tank")
    return "heavy" if printed.size in ("large", "great") else "infantry"


def figure_states(figure: Figure, *, general: bool = False) -> tuple[str, ...]:
    """What is to be seen of one figure alone."""
    marks = (
        ("general", general),
        ("down", figure.down),
        ("immobile", figure.immobile),
        ("damaged", figure.ticked > 0),
        ("weapon_lost", bool(figure.broken)),
    )
    return tuple(name for name, on in marks if on)


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a unit: states in a fixed order, then what its figures have printed."""
    states = tuple(s for s in STATES if s in unit.markers)
    place = PLACES[unit.place]
    return SceneUnit(
        unit.id,
        unit.side,
        entry(table, unit.id).name,
        len(unit.figures),
        len(unit.roster),
        states,
        tuple(_lines(table, unit)),
        place,
        shape=shape(table, unit.id, profile(table, unit.roster[0])) if unit.roster else "infantry",
        roles={id: role for id in unit.roster if (role := _role(table, unit, id)) != "soldier"},
        price=unit.cost if unit.place == SECTION else 0,
    )


def _role(table: Table, unit: Unit, id: str) -> str:
    """What a figure is by its sheet: a vehicle is no soldier."""
    role = profile(table, id).role
    return "vehicle" if role == "soldier" and entry(table, unit.id).vehicle else role


def _lines(table: Table, unit: Unit) -> list[tuple[Words, str]]:
    figures = unit.figures or unit.roster
    printed = {p.id: p for p in (profile(table, f) for f in figures)}
    lines: list[tuple[Words, str]] = [
        (_word("line", "movement"), _each(_centimetres(p.movement) for p in printed.values())),
        (_word("line", "morale"), _each(str(p.morale) for p in printed.values())),
        (_word("line", "armour"), _each(str(p.armour) for p in printed.values())),
    ]
    if commands := [str(p.command) for p in printed.values() if p.officer]:
        lines.append((_word("line", "command"), _each(commands)))
    hulls = [(profile(table, id), table.figures[id].ticked) for id in figures]
    lines += [(_word("line", "structure"), boxes(hull, ticked)) for hull, ticked in hulls if hull.structure]
    weapons = _weapons(table, unit)
    if weapons:
        lines.append((_word("line", "weapons"), WEAPON_VALUES))
    for weapon, working, all_of_it in weapons:
        count = f"{working}" if working == all_of_it else f"{working}/{all_of_it}"
        lines.append((weapon.name, f"{count} × {weapon_line(weapon)}"))
    if unit.cost:
        lines.append((_word("line", "cost"), str(unit.cost)))
    return lines


def _each(values: Iterable[str]) -> str:
    """Different values of a unit, each once: 12 or 12/16."""
    return "/".join(dict.fromkeys(values))


def _centimetres(length: int) -> str:
    whole, rest = divmod(length, 100)
    return f"{whole} cm" if not rest else f"{length / 100:g} cm"


def boxes(printed: Profile, ticked: int) -> str:
    """The structure line, ticked from its end."""
    left = max(0, len(printed.structure) - ticked)
    return printed.structure[:left] + TICKED * (len(printed.structure) - left)


def _weapons(table: Table, unit: Unit) -> list[tuple[Weapon, int, int]]:
    """Weapons of the living figures: how many work, how many there are."""
    counts: dict[str, list[int]] = {}
    for id in unit.figures:
        broken = table.figures[id].broken
        for number, carried in enumerate(profile(table, id).weapons):
            count = counts.setdefault(carried.weapon, [0, 0])
            count[0] += number not in broken
            count[1] += 1
    return [(table.setting.weapons[id], works, there) for id, (works, there) in counts.items()]


def weapon_line(weapon: Weapon) -> str:
    """A weapon as printed: accuracy, rate, area, force, damage."""
    area = "-" if weapon.area is None else str(weapon.area)
    return f"{weapon.accuracy} · {weapon.rate} · {area} · {weapon.force} · {weapon.damage}"


def scene_zones(table: Table) -> tuple[SceneZone, ...]:
    """Entries, deployment areas and strategic points with who holds them."""
    zones: list[SceneZone] = []
    held = {point.zone: point.side for point in table.things.values() if point.zone}
    for zone in table.turn.zones:
        (ax, ay), (bx, by) = zone.a, zone.b
        drawn = "edge"
        outline: tuple[tuple[int, int], ...] = (zone.a, zone.b)
        if zone.kind == "deployment":
            drawn, outline = "area", ((ax, ay), (bx, ay), (bx, by), (ax, by))
        owner = zone.side or held.get(zone.id, "")
        name = _word("zone", zone.kind)
        zones.append(SceneZone(zone.id, drawn, name, outline, owner, goal=zone.id in held))
    pieces = {piece.id: piece for piece in table.ground.pieces}
    for point in table.things.values():
        if point.piece in pieces:
            outline, name = pieces[point.piece].footprint, _word("zone", point.kind)
            flag = FLAGS[point.kind]
            zones.append(SceneZone(point.id, "point", name, outline, point.side, flag, goal=True))
    return tuple(zones)


def scene_scores(table: Table) -> tuple[SceneScore, ...]:
    """The totals both players watch (TR-COMP-03)."""
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
    """Round, phase and who plays, or who has won: by the player, whose colour is always the same."""
    phase = f"scene-phase-{table.turn.phase}" if table.turn.phase in PHASES else ""
    named = {side: words(f"side-{side}", "trauma") for side in table.sides}
    return scenes.headline(table.turn, table.setting.turns, named, phase, "trauma")


def _sides(table: Table) -> dict[str, Words]:
    """What the sides are called, once they have a colour."""
    return {side.id: _word("colour", side.colour) for side in table.sides.values() if side.colour}
