"""What a client draws of a table of Combat Zone, in words that need no rulebook."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from escarmouche.engine import scene as scenes
from escarmouche.engine.scene import (
    Scene,
    SceneFigure,
    ScenePiece,
    SceneScore,
    SceneUnit,
    SceneZone,
    Words,
)
from escarmouche.engine.sentences import LANGUAGES, messages, words
from escarmouche.games.combat_zone.chapters.area_weapons.aiming import FIRE
from escarmouche.games.combat_zone.chapters.area_weapons.charges import STORES
from escarmouche.games.combat_zone.chapters.cohesion import COHESIVE, individual
from escarmouche.games.combat_zone.chapters.figures import profile
from escarmouche.games.combat_zone.chapters.movement.objects import CASUALTY, DEVICE, OBJECT
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.things import WRECK, lying
from escarmouche.games.combat_zone.chapters.vehicles.vehicles import KINDS
from escarmouche.games.combat_zone.chapters.victory import points_lost
from escarmouche.games.combat_zone.chapters.wounds import suits
from escarmouche.games.combat_zone.client import signs
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.setup.deployment import PLACED
from escarmouche.games.combat_zone.table import (
    HERO,
    LEADER,
    LIGHT,
    MACHINE,
    OFFICER,
    SUB_LEADER,
    Figure,
    Profile,
    Table,
    Thing,
    Unit,
    Weapon,
)
from escarmouche.space.shapes import disc_polygon

LETTERS = {LEADER: "L", SUB_LEADER: "S", HERO: "H", OFFICER: "O", MACHINE: "M"}
ROLES = {LEADER: "leader", SUB_LEADER: "officer", HERO: "hero", OFFICER: "officer", MACHINE: "machine"}
TRADES = frozenset({"tech", "medic"})
TOOLS = frozenset({"tool_kit", "quality_tool_kit", "medical_kit"})
"""Kit that makes a specialist of who carries it: not a radio, nor wire cutters."""
PHASES = ("compulsory", "reaction", "initiative", "actions", "end")
THINGS = (OBJECT, CASUALTY, DEVICE, FIRE)
"""Things that have a name."""


SURFACES = {"crossroads": "city", "warehouse": "deck", "works": "deck", "compound": "moor"}
"""What the bare ground of a table made by hand is."""


BUILDS = {"corp": "dome", "cult": "hood", "gang": "spikes", "mercs": "plain"}
"""How the people of each book look from far."""


def _books(table: Table) -> dict[str, str]:
    """The book of each side: profiles are called after theirs."""
    people = ((u.side, table.figures[f].profile) for u in table.units.values() for f in u.roster[:1])
    return {side: profile.partition(".")[0] for side, profile in people}


@lru_cache(maxsize=256)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key}", "combat_zone")


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; everything is open (CZ-GAME-01)."""
    return Scene(
        table.ground.width,
        table.ground.depth,
        tuple(_marked(table, piece) for piece in scenes.drawn_pieces(table.ground)),
        tuple(
            scene_figure(table, unit, id)
            for unit in table.units.values()
            if _is_placed(table, unit)
            for id in unit.figures
            if not table.figures[id].aboard
        ),
        tuple(scene_unit(table, unit) for unit in table.units.values()),
        scene_zones(table),
        scene_scores(table),
        headline(table),
        acting=table.turn.unit,
        signs=signs.SIGNS,
        by_eye="" if table.setting.options.get("premeasure") else "CZ-SHOOT-05",
        surface=SURFACES.get(str(table.setting.options.get("map", "")), "city"),
        builds=scenes.builds_of(_books(table), BUILDS),
    )


def _marked(table: Table, piece: ScenePiece) -> ScenePiece:
    """The wreck of a vehicle says what it was and which way it looked."""
    thing = table.things.get(piece.id)
    if thing is None or thing.kind != WRECK or not (kind := profile(table, thing.holder).vehicle):
        return piece
    marks = (f"of:{KINDS[kind]['shape']}", f"heading:{table.figures[thing.holder].facing}")
    return replace(piece, tags=(*piece.tags, *marks))


def _is_placed(table: Table, unit: Unit) -> bool:
    return table.turn.phase != "setup" or PLACED in unit.markers


def scene_figure(table: Table, unit: Unit, id: str) -> SceneFigure:
    """A figure that stands on the table."""
    figure, printed = table.figures[id], profile(table, id)
    return SceneFigure(
        id,
        unit.id,
        unit.side,
        figure.x,
        figure.y,
        figure.z,
        printed.radius,
        figure.facing,
        shape(printed),
        role(table, printed),
        figure_states(figure),
        LETTERS.get(printed.kind, ""),
    )


def shape(printed: Profile) -> str:
    """The kind of token a figure is drawn as."""
    if printed.vehicle:
        return str(KINDS[printed.vehicle]["shape"])
    return "walker" if printed.kind == MACHINE else "heavy" if printed.radius > 125 else "infantry"


def role(table: Table, printed: Profile) -> str:
    """What a figure is: who leads, a hero, a machine, who carries a heavy weapon or has a trade."""
    if printed.kind in ROLES:
        return ROLES[printed.kind]
    if any(table.setting.weapons[weapon].kind != LIGHT for weapon in printed.ranged):
        return "heavy"
    return "specialist" if TOOLS & set(printed.kit) or TRADES & set(printed.skills) else "soldier"


def figure_states(figure: Figure) -> tuple[str, ...]:
    """What is to be seen of one figure alone."""
    marks = (
        (signs.ENGAGED, bool(figure.foes)),
        (signs.CARRYING, bool(figure.carrying)),
        (signs.DAMAGED, bool(figure.damage)),
        (signs.WEAPON_LOST, bool(figure.broken)),
        (signs.CREWED, bool(figure.crew)),
    )
    return (*sorted(figure.states), *(name for name, on in marks if on))


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a group: what its figures have printed and carry."""
    place = ("table" if _is_placed(table, unit) else "reserve") if unit.figures else "gone"
    if unit.figures and all(table.figures[f].aboard for f in unit.figures):
        place = "aboard"
    return SceneUnit(
        unit.id,
        unit.side,
        unit.name,
        len(unit.figures),
        len(unit.roster),
        unit_states(table, unit),
        tuple(_lines(table, unit)),
        place,
        shape=shape(profile(table, unit.roster[0])) if unit.roster else "infantry",
        members={id: profile(table, id).name for id in unit.roster or unit.figures},
    )


def unit_states(table: Table, unit: Unit) -> tuple[str, ...]:
    """What is to be seen of a group: not that it keeps together, but that it does not (CZ-INIT-07)."""
    shown = sorted(unit.markers - {PLACED, COHESIVE})
    acting = table.turn.phase == "actions" and bool(unit.figures)
    if acting and COHESIVE not in unit.markers and not individual(table, unit.id):
        shown.append(signs.SCATTERED)
    return tuple(shown)


def _lines(table: Table, unit: Unit) -> list[tuple[Words, str]]:
    figures = unit.figures or unit.roster
    printed = list({p.id: p for p in (profile(table, f) for f in figures)}.values())
    lines: list[tuple[Words, str]] = [
        (_word("line", key), "/".join(dict.fromkeys(str(getattr(p, key)) for p in printed)))
        for key in ("quality", "ap", "attack", "damage", "resistance", "armour")
    ]
    for weapon, count in _weapons(table, figures).items():
        lines.append((table.setting.weapons[weapon].name, f"{count} × {weapon_line(table, weapon)}"))
    blades = [blade for f in figures for blade in profile(table, f).melee]
    for blade in dict.fromkeys(blades):
        own = table.setting.blades[blade]
        lines.append((own.name, f"{blades.count(blade)} × {own.attack} · {own.wound:+}"))
    suited = [arm for f in figures for arm in suits.arms(table, f)]
    lines += [
        (arm.name, f"{suited.count(arm)} × {arm.attack} · {arm.wound:+}")
        for arm in {arm.id: arm for arm in suited}.values()
    ]
    for key in STORES.values():
        left = sum(getattr(table.figures[f], key) for f in figures)
        if left or any(getattr(p, key) for p in printed):
            lines.append((_word("line", key), str(left)))
    if knows := dict.fromkeys(word for p in printed for word in (*p.skills, *p.kit)):
        lines.append((_word("line", "skills"), ", ".join(knows)))
    harm = [d for f in figures for d in table.figures[f].damage]
    if crew := [member for f in figures for member in table.figures[f].crew]:
        lines.append((_word("line", "crew"), ", ".join(crew)))
    if harm:
        lines.append((_word("line", "harm"), ", ".join(harm)))
    return lines


def _weapons(table: Table, figures: tuple[str, ...]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for id in figures:
        for weapon in carried(table, id):
            counts[weapon] = counts.get(weapon, 0) + 1
    return counts


def weapon_line(table: Table, weapon: str) -> str:
    """A weapon as printed: rate, damage, the three limits in centimetres."""
    return weapon_values(table.setting.weapons[weapon])


def weapon_values(weapon: Weapon) -> str:
    """The same of a weapon that is on no table."""
    limits = "/".join(f"{limit / 100:g}" for limit in (weapon.point_blank, weapon.short, weapon.long))
    return f"{weapon.rate} · {weapon.damage} · {limits} cm"


def scene_zones(table: Table) -> tuple[SceneZone, ...]:
    """The zone of the scenario, and what lies on the table."""
    zones = []
    goal = scenario.of(table).zone if table.setting.scenario in scenario.names() else ""
    for zone in table.setting.zones:
        (x0, y0), (x1, y1) = zone.a, zone.b
        room = SceneZone(zone.id, "area", _zone_name(zone.id), ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
        if zone.id == goal:
            zones.append(replace(room, kind="point", sign=signs.GOAL, goal=True))
        else:
            zones.append(replace(room, quiet=True))
    zones += [scene_thing(table, thing) for thing in lying(table) if thing.kind != OBJECT or not thing.holder]
    return tuple(zones)


@lru_cache(maxsize=256)
def _zone_name(id: str) -> Words:
    """Rooms and places of the ready-made maps have a name; a zone of another map goes by its id."""
    known = messages("en", "combat_zone").has(f"scene-zone-{id}")
    return _word("zone", id) if known else dict.fromkeys(LANGUAGES, id)


@lru_cache(maxsize=256)
def _thing_name(id: str, kind: str) -> Words:
    """What the scenarios name has a name of its own, anything else that of its kind."""
    if messages("en", "combat_zone").has(f"scene-thing-{id}"):
        return _word("thing", id)
    return _word("thing", kind) if kind in THINGS else {}


def scene_thing(table: Table, thing: Thing) -> SceneZone:
    """Something lying on the table."""
    ring = disc_polygon((thing.x, thing.y), max(50, thing.radius)).points
    owner = ""
    if thing.kind == CASUALTY and thing.holder in table.figures:
        owner = table.units[table.figures[thing.holder].unit].side
    name, sign = _thing_name(thing.id, thing.kind), signs.MARKS.get(thing.kind, "")
    goal, look = thing.kind in (OBJECT, DEVICE), signs.LOOKS.get(thing.kind, "")
    return SceneZone(thing.id, "mark", name, ring, owner, sign, goal=goal, look=look)


def scene_scores(table: Table) -> tuple[SceneScore, ...]:
    """The totals both players watch."""
    scores = []
    counts = table.setting.scenario in scenario.names() and scenario.of(table).goal == "hold"
    for side in table.sides.values():
        values = {"lost": points_lost(table, side.id), "initiative": side.initiative}
        if counts or side.score:
            values["score"] = side.score
        scores += [SceneScore(side.id, _word("score", key), str(value)) for key, value in values.items()]
    return tuple(scores)


def headline(table: Table) -> Words:
    """Turn, step and who plays, or who has won."""
    phase = f"scene-phase-{table.turn.phase}" if table.turn.phase in PHASES else ""
    sides = {side: words(f"side-{side}", "combat_zone") for side in table.sides}
    return scenes.headline(table.turn, table.setting.turns, sides, phase, "combat_zone")
