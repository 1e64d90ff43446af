"""A small army book for tests, to be spoilt in one place at a time."""

from __future__ import annotations

from escarmouche.engine import yamlfile
from escarmouche.engine.table import replace
from escarmouche.games.trauma.armies import armybook, armylist, muster
from escarmouche.games.trauma.armies.armybook import ArmyBook
from escarmouche.games.trauma.armies.armylist import ArmyList
from escarmouche.games.trauma.table import ON_TABLE, Setting, Side, Table, Turn
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import table_from

SMALL = """\
key: small
name: {en: Small, fr: Petit}
theme: {en: A test., fr: Un essai.}
grades:
  - {grade: 1, name: {en: Sergeant, fr: Sergent}}
  - {grade: 3, name: {en: Captain, fr: Capitaine}}
sections:
  - id: line
    name: {en: Line, fr: Ligne}
    units: {squad: [0, 5], car: [0, 2]}
weapons:
  - {id: rifle, name: {en: R, fr: R}, accuracy: 4, rate: 1, area: "-", force: 2, damage: 1}
  - {id: knife, name: {en: K, fr: K}, accuracy: "-", rate: 1, area: "-", force: 1, damage: 1}
  - {id: gun, name: {en: G, fr: G}, accuracy: 5, rate: 3, area: "-", force: 3, damage: 1}
  - {id: cannon, name: {en: C, fr: C}, accuracy: 6, rate: 1, area: "-", force: 8, damage: 2}
  - {id: long, name: {en: L, fr: L}, accuracy: 3/7, rate: 1, area: "-", force: 3, damage: 1, skills: [sniper]}
units:
  - id: squad
    name: {en: Squad, fr: Groupe}
    class: infantry
    rank: regular
    strength:
      normal: {cost: 3, figures: {soldier: 6}}
      extended: {cost: 5, figures: {soldier: 9}}
    profiles:
      - {id: soldier, name: {en: S, fr: S}, movement: 12, morale: 2, armour: 2, command: 0,
         weapons: [rifle, knife]}
      - {id: medic, name: {en: M, fr: M}, movement: 12, morale: 2, armour: 2, command: 0, weapons: [knife],
         skills: [healing], role: specialist}
      - {id: gunner, name: {en: G, fr: G}, movement: 12, morale: 2, armour: 2, command: 0,
         weapons: [gun, knife], role: heavy}
      - {id: sniper, name: {en: N, fr: N}, movement: 12, morale: 2, armour: 2, command: 0, weapons: [long],
         role: specialist}
    default_leader: soldier
    heavy_weapons_max: 1
    specialists_max: 1
    officers:
      - {id: sergeant, name: {en: Sgt, fr: Sgt}, grade: 1, command: 1, cost: 0, default: true}
      - {id: captain, name: {en: Cpt, fr: Cne}, grade: 3, command: 3, cost: 2, skills: [experienced_officer]}
    skills: [reinforcement]
    options:
      - {id: medic, name: {en: M, fr: M}, max: 1, cost: 0, replace: soldier, by: medic}
      - {id: gun, name: {en: G, fr: G}, max: 2, cost: 1, replace: soldier, by: gunner}
      - {id: sniper, name: {en: N, fr: N}, max: 1, cost: 1, add: sniper}
  - id: car
    name: {en: Car, fr: Engin}
    class: armour
    rank: support
    vehicle_type: wheeled
    size: great
    strength:
      normal: {cost: 6, figures: {car: 1}}
    profiles:
      - {id: car, name: {en: Car, fr: Engin}, movement: 16, morale: 2, armour: 6, command: 0,
         structure: XOIOIO, arcs: front_rear, weapons: [cannon, gun]}
    default_leader: car
    heavy_weapons_max: 0
    specialists_max: 0
"""


def small_book(*changes: tuple[str, str]) -> ArmyBook:
    """The small book with some of its text replaced."""
    text = SMALL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return armybook.read(text, "small.yaml")


def line_of(text: str) -> int:
    """The line on which a text first stands in the small book."""
    return SMALL[: SMALL.index(text)].count("\n") + 1


def small_list(
    assault: str,
    reinforcement: str = "",
    points: int = 30,
    book: ArmyBook | None = None,
    sections: str = "a: line",
) -> ArmyList:
    """A list of the small book; units in the flow style of YAML, `{unit: squad, section: a}, …`."""
    text = (
        f"book: usf\nname: {{en: T, fr: T}}\npoints: {points}\nsections: {{{sections}}}\n"
        f"assault: [{assault}]\nreinforcement: [{reinforcement}]\n"
    )
    written = yamlfile.parse(text, "test.yaml").read(armylist.ListFile)
    return ArmyList("test.yaml", book or small_book(), written)


def facing(
    book: ArmyBook,
    unit: str,
    reach: int,
    other_book: ArmyBook | None = None,
    other: str = "",
    pieces: tuple[Piece, ...] = (),
) -> Table:
    """Two units of army books in rows on an empty table, `reach` bands apart: one1 and two1."""
    made = []
    for side, its, id in (("one", book, unit), ("two", other_book or book, other or unit)):
        choice = armylist.Choice(id, "")
        name = {"en": "T", "fr": "T"}
        written = armylist.ListFile(its.key, name, 30, {}, (choice,))  # type: ignore[arg-type]
        made.append(muster.muster(ArmyList("test.yaml", its, written), side))
    one, two = made
    figures = {}
    for n, part in enumerate(made):
        radius = max(part.profiles[f.profile].radius for f in part.figures.values())
        for k, figure in enumerate(part.figures.values()):
            step = (k + 1) // 2 * (1 if k % 2 else -1)
            y = 3000 if not n else 3000 + reach * 1000 + 300 + radius
            facing_ = 90 if not n else 270
            figures[figure.id] = replace(figure, x=4500 + step * (2 * radius + 60), y=y, facing=facing_)
    near = max(p.radius for p in one.profiles.values())
    figures = {id: replace(f, y=f.y + near) if f.unit == "two1" else f for id, f in figures.items()}
    setting = Setting(
        scenario="generator",
        weapons={**one.weapons, **two.weapons},
        profiles={**one.profiles, **two.profiles},
        entries={**one.entries, **two.entries},
    )
    units = {id: replace(u, place=ON_TABLE) for id, u in {**one.units, **two.units}.items()}
    sides = {"one": Side("one", pc=5, colour="blue"), "two": Side("two", pc=5, colour="red")}
    turn = Turn(round=1, phase="activation", active="one", step="act", activation="t", unit="one1")
    return table_from(setting, pieces, sides, units, figures, turn)
