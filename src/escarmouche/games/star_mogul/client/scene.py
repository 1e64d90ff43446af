"""What a client draws of a table of Star Mogul, in words that need no rulebook; lengths are pas."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine import scene as scenes
from escarmouche.engine.scene import (
    Scene,
    SceneFigure,
    SceneMeasure,
    ScenePart,
    ScenePurse,
    SceneScore,
    SceneUnit,
    SceneZone,
    Words,
)
from escarmouche.engine.sentences import words
from escarmouche.games.star_mogul.chapters import salvage, strategy
from escarmouche.games.star_mogul.chapters.models import (
    RADIUS,
    crew,
    engaged,
    in_play,
    is_hull,
    machine,
    on_table,
    passengers,
    profile,
)
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.client import signs
from escarmouche.games.star_mogul.setup import maps
from escarmouche.games.star_mogul.table import (
    ACTION_1,
    ACTION_2,
    BOSS,
    CAPTIVE,
    DOOR,
    INFANTRY,
    PAS,
    PHASES,
    PRIZES,
    SHAREHOLDER,
    UP,
    Figure,
    Profile,
    Table,
    Thing,
    Unit,
    Weapon,
)
from escarmouche.space.shapes import disc_polygon

GAME = "star_mogul"
MEASURE = SceneMeasure("pas", PAS)
SHAPES = {"wheeled": "car", "tracked": "tank", "walker": "walker", "hover": "skimmer", "flying": "aircraft"}
ROLES = {BOSS: "officer", SHAREHOLDER: "hero"}
SIDES_OF_HULL = ("front", "left", "right", "rear")
LETTERS = {BOSS: "B", SHAREHOLDER: "S"}


@lru_cache(maxsize=256)
def word_of(kind: str, key: str) -> Words:
    """A word of the scene in both languages."""
    return words(f"scene-{kind}-{key.replace('_', '-')}", GAME)


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; everything on it is open (SM-COMP-05)."""
    return Scene(
        table.ground.width,
        table.ground.depth,
        scenes.drawn_pieces(table.ground),
        tuple(
            scene_figure(table, unit, f)
            for unit in table.units.values()
            for f in unit.figures
            if table.figures[f].fate == UP
        ),
        tuple(scene_unit(table, unit) for unit in table.units.values()),
        scene_zones(table),
        scene_scores(table),
        headline(table),
        acting=table.turn.unit,
        signs=signs.SIGNS,
        measure=MEASURE,
        purses=scene_purses(table),
        surface=surface(table),
    )


def surface(table: Table) -> str:
    """What the bare ground of the map is; a table laid by hand is a meadow."""
    key = str(table.setting.options.get("map", ""))
    return maps.load(key).surface if key in maps.MAPS.names() else ""


LEFT, FREE = "left", "free"
"""The purses: points of the phase under way, free points of the fog."""


def scene_purses(table: Table) -> tuple[ScenePurse, ...]:
    """What the active company has left of this phase (SM-SP-03, SM-SP-04), and whose the fog's points are."""
    found = []
    for side in table.sides.values():
        if side.id == table.turn.active and table.turn.phase in (ACTION_1, ACTION_2):
            full = strategy.purse(side.ps, table.turn.phase)
            found.append(ScenePurse(LEFT, side.id, word_of("purse", LEFT), side.left, full))
        if side.free:
            found.append(ScenePurse(FREE, side.id, word_of("purse", FREE), side.free, side.free))
    return tuple(found)


def scene_figure(table: Table, unit: Unit, id: str) -> SceneFigure:
    """A model or a hull that stands on the table."""
    figure = table.figures[id]
    if is_hull(table, id):
        printed = machine(table, id)
        radius, shape = max(printed.length, printed.width) // 2, SHAPES[printed.drive]
        return SceneFigure(
            id, unit.id, unit.side, figure.x, figure.y, figure.z, radius, figure.facing, shape,
            role="machine", states=hull_states(table, figure), length=printed.length, width=printed.width,
        )  # fmt: skip
    own = profile(table, id)
    role = ROLES.get(own.role) or ("leader" if unit.leader == id else _trade(table, own))
    letter = LETTERS.get(own.role) or ("L" if unit.leader == id else "")
    shape = "heavy" if own.suit == "battle_armor" else "infantry"
    return SceneFigure(
        id, unit.id, unit.side, figure.x, figure.y, figure.z, own.radius, -1, shape,
        role=role, states=figure_states(table, figure), letter=letter,
    )  # fmt: skip


def _trade(table: Table, own: Profile) -> str:
    if any(table.setting.weapons[w].kind == "heavy" for w in own.weapons):
        return "heavy"
    return "specialist" if own.skills else "soldier"


def figure_states(table: Table, figure: Figure) -> tuple[str, ...]:
    """What is to be seen of one model alone."""
    marks = (
        (signs.WOUNDED, figure.wounded),
        (signs.CARRYING, salvage.carriers(table, figure.id)),
        (signs.CLIMBING, bool(figure.climbing)),
    )
    return tuple(name for name, on in marks if on)


def hull_states(table: Table, figure: Figure) -> tuple[str, ...]:
    """What is to be seen of a vehicle."""
    printed = machine(table, figure.id)
    marks = (
        (signs.DAMAGED, figure.superstructure < printed.superstructure or figure.armour != printed.armour),
        (signs.IMMOBILE, figure.immobile),
        (signs.POWER, bool(figure.power)),
        (signs.WEAPON_OUT, bool(figure.out)),
        (signs.RUPTURE, figure.rupture),
    )
    return tuple(name for name, on in marks if on)


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a unit."""
    place = "table" if on_table(table, unit.id) else "aboard" if unit.aboard else "gone"
    if not in_play(table, unit.id) and unit.figures:
        place = "reserve"
    people = [f for f in unit.roster if not is_hull(table, f)]
    vehicle = unit.kind != INFANTRY
    return SceneUnit(
        unit.id,
        unit.side,
        unit.name,
        len(unit.figures),
        1 if vehicle else max(len(unit.roster), len(unit.figures)),
        unit_states(table, unit),
        tuple(vehicle_lines(table, unit) if vehicle else infantry_lines(table, unit)),
        place,
        carrier=unit.aboard,
        shape=SHAPES[machine(table, unit.id).drive] if vehicle else "infantry",
        members=({unit.roster[0]: unit.name} if vehicle else {})
        | {f: profile(table, f).name for f in people},
        parts=vehicle_parts(table, unit) if vehicle else (),
    )


def unit_states(table: Table, unit: Unit) -> tuple[str, ...]:
    """What is to be seen of a unit."""
    shown = sorted(unit.markers)
    if unit.retreat:
        shown.append(signs.RETREATING)
    if unit.figures and engaged(table, unit.id):
        shown.append(signs.ENGAGED)
    if unit.spent >= strategy.MOST:
        shown.append(signs.DONE)
    return tuple(shown)


def pas_text(length: int) -> str:
    """A length in pas as a card shows it."""
    return f"{length / PAS:g}"


def infantry_lines(table: Table, unit: Unit) -> list[tuple[Words, str]]:
    """What the models of a unit have printed and carry."""
    members = unit.figures or unit.roster
    printed = [profile(table, f) for f in members]

    def each(values: list[str]) -> str:
        return "/".join(dict.fromkeys(values))

    lines = [
        (word_of("line", "move"), each([pas_text(p.move) for p in printed])),
        (word_of("line", "shooting"), each([str(p.shooting) for p in printed])),
        (word_of("line", "melee"), each([str(p.melee) for p in printed])),
        (word_of("line", "res"), each([str(p.res) for p in printed])),
        (word_of("line", "armour"), each([str(p.armour) for p in printed])),
    ]
    counts: dict[str, int] = {}
    for p in printed:
        for w in p.weapons:
            counts[w] = counts.get(w, 0) + 1
    for w, count in counts.items():
        own = table.setting.weapons[w]
        lines.append((own.name, f"{count} × {weapon_line(own)}"))
    blades = [b for f in members for b in profile(table, f).blades if b not in table.figures[f].used]
    for b in dict.fromkeys(blades):
        blade = table.setting.blades[b]
        lines.append((blade.name, f"{blades.count(b)} × +{blade.combat or blade.vehicle_damage}"))
    load = salvage.load_of(table, unit.id)
    if load is not None:
        lines.append(
            (word_of("line", "hands"), f"{len(load.carriers)} ({salvage.slowed(len(load.carriers))})")
        )
    lines.append((word_of("line", "points"), f"{unit.spent}/{strategy.MOST}"))
    return lines


def weapon_line(weapon: Weapon) -> str:
    """A weapon as printed: attacks, damage, the three limits in pas."""
    limits = "/".join(pas_text(limit) for limit in (weapon.short, weapon.normal, weapon.long))
    blast = f" · ⌀ {pas_text(weapon.radius)}" if weapon.radius >= 0 else ""
    return f"{weapon.attacks} · 1D6+{weapon.plus} · {limits}{blast}"


def vehicle_lines(table: Table, unit: Unit) -> list[tuple[Words, str]]:
    """Its pace, its weapons and where they bear, its crew at their posts, its hold."""
    body, printed = table.figures[unit.roster[0]], machine(table, unit.id)
    lines = [
        (
            word_of("line", "move"),
            f"{pas_text(damage.move_of(table, unit.id))} +{pas_text(damage.acceleration_of(table, unit.id))}",
        ),
    ]
    for n, mount in enumerate(printed.mounts):
        own = table.setting.weapons[mount.weapon]
        where, _, wide = mount.arc.partition("_")
        arc = word_of("arc", where)
        label = {lang: f"{name} ({arc[lang]} {wide}°)" for lang, name in own.name.items()}
        lines.append((label, ("✗ " if n in body.out else "") + weapon_line(own)))
    held = [table.figures[f].post for f in crew(table, unit.id)]
    posts = dict.fromkeys(printed.crew)
    lines += [(word_of("post", p), f"{held.count(p)}/{printed.crew.count(p)}") for p in posts]
    if printed.passengers:
        lines.append(
            (word_of("line", "passengers"), f"{len(passengers(table, unit.id))}/{printed.passengers}")
        )
    if printed.cargo:
        lines.append((word_of("line", "cargo"), f"{len(salvage.cargo_of(table, unit.id))}/{printed.cargo}"))
    lines.append((word_of("line", "points"), f"{unit.spent}/{strategy.MOST}"))
    return lines


def vehicle_parts(table: Table, unit: Unit) -> tuple[ScenePart, ...]:
    """What is left of its four sides and of its superstructure (SM-SHOOT-06)."""
    body, printed = table.figures[unit.roster[0]], machine(table, unit.id)
    sides = zip(SIDES_OF_HULL, body.armour, printed.armour, strict=False)
    parts = [ScenePart(word_of("side", name), left, full, body.id) for name, left, full in sides]
    whole = ScenePart(word_of("line", "superstructure"), body.superstructure, printed.superstructure, body.id)
    return (*parts, whole)


def scene_zones(table: Table) -> tuple[SceneZone, ...]:
    """Drop zones, and what lies on the table."""
    zones = []
    for side in table.sides.values():
        if side.zone[0] >= 0:
            ring = disc_polygon(side.zone, RADIUS, 32).points
            zones.append(SceneZone(f"zone-{side.id}", "area", word_of("zone", "drop"), ring, side.id))
    if table.setting.centre:
        ring = table.ground.polygon(table.setting.centre).points
        zones.append(SceneZone("centre", "point", word_of("zone", "asset"), ring, sign="★", goal=True))
    zones += [
        scene_thing(thing)
        for thing in table.things.values()
        if thing.kind in (*PRIZES, DOOR) and not thing.inside and not thing.loaded
    ]
    return tuple(zones)


def scene_thing(thing: Thing) -> SceneZone:
    """Something lying on the table or carried over it."""
    ring = disc_polygon((thing.x, thing.y), salvage.COUNTER).points
    key = f"{thing.kind}-open" if thing.kind == DOOR and thing.open else thing.kind
    goal = thing.kind in PRIZES
    return SceneZone(
        thing.id, "mark", word_of("thing", key), ring, "", signs.MARKS[thing.kind], goal=goal,
        look="ill" if thing.kind == CAPTIVE else "",
    )  # fmt: skip


def scene_scores(table: Table) -> tuple[SceneScore, ...]:
    """Both purses, Loyalty, counters secured: what everybody watches."""
    scores = []
    for side in table.sides.values():
        secured = len(salvage.secured(table, side.id))
        values = {
            "secured": str(secured),
            "loyalty": str(side.loyalty),
            "ps": str(side.ps),
            "left": str(side.left),
        }
        if side.free:
            values["free"] = str(side.free)
        scores += [
            SceneScore(side.id, word_of("score", key), value, decides=key == "secured")
            for key, value in values.items()
        ]
    return tuple(scores)


def headline(table: Table) -> Words:
    """Round, phase and who plays, or who has won."""
    phase = f"scene-phase-{table.turn.phase}" if table.turn.phase in PHASES else ""
    sides = {side: words(f"side-{side}", GAME) for side in table.sides}
    return scenes.headline(table.turn, table.setting.rounds, sides, phase, GAME)
