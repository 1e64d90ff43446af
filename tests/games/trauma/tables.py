"""Small tables for the tests of Trauma: squads of known profiles, put down where a test wants them."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.trauma.table import (
    ON_TABLE,
    SIDES,
    Carried,
    Entry,
    Figure,
    Point,
    Profile,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
    Weapon,
)
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece, ground_of
from escarmouche.testing import Script as Script
from escarmouche.testing import referee_of as referee_of


def _name(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


def weapon(
    id: str, accuracy: str, rate: int, area: int | None, force: int, damage: int, *skills: str
) -> Weapon:
    return Weapon(id, _name(id), accuracy, rate, area, force, damage, skills)


WEAPONS = {
    w.id: w
    for w in (
        weapon("rifle", "4", 1, None, 2, 1),  # TR-PROF-02
        weapon("knife", "-", 1, None, 1, 1),  # TR-PROF-03
        weapon("sword", "-", 2, None, 3, 1),
        weapon("pistol", "1", 1, None, 1, 1),
        weapon("machine_gun", "5", 3, None, 3, 1),
        weapon("flame_thrower", "[2]", 2, None, 3, 1),
        weapon("mortar", "+", 1, 4, 3, 1),
        weapon("missile", "5", 1, None, 7, 2),
        weapon("launcher", "5", 1, None, 7, 2, "lock_on"),
        weapon("long_rifle", "3/7", 1, None, 3, 1, "sniper"),
        weapon("cannon", "5", 1, None, 8, 2),
        weapon("claw", "-", 2, None, 6, 1),
    )
}


def profile(id: str, *weapons: str | tuple[str, int], **values: Any) -> Profile:
    carried = tuple(Carried(w) if isinstance(w, str) else Carried(*w) for w in weapons)
    base: dict[str, Any] = {"movement": 1200, "morale": 2, "armour": 2}
    return Profile(id=id, name=_name(id), weapons=carried, **{**base, **values})


BIG: dict[str, Any] = {"radius": 300, "height": 600, "size": "great", "morale": 2, "movement": 1600}
PROFILES = {
    p.id: p
    for p in (
        profile("marine", "rifle", "knife"),  # TR-PROF-01
        profile("sergeant", "rifle", "knife", role="officer", command=1, grade=1),
        profile("captain", "rifle", "knife", role="officer", command=3, grade=3),
        profile("veteran", "rifle", "knife", armour=4, morale=3),
        profile("medic", "rifle", "knife", role="specialist", skills=("healing",)),
        profile("mechanic", "rifle", "knife", role="specialist", skills=("repair",)),
        profile("sapper", "rifle", "knife", role="specialist", skills=("demolition",)),
        profile("warrior", "sword", skills=("warrior",)),
        profile("gunner", "machine_gun", "knife", role="heavy"),
        profile("flamer", "flame_thrower", "knife", role="heavy"),
        profile("bomber", "mortar", "knife", role="heavy"),
        profile("rocketeer", "missile", "knife", role="heavy"),
        profile("tracker", "launcher", "knife", role="heavy"),
        profile("sniper", "long_rifle", "knife", role="specialist"),
        profile("jumper", "pistol", "sword"),
        profile("tank", ("cannon", 1), ("machine_gun", 2), armour=7, structure="XOIOIO", arcs="front_rear",
                **BIG),
        profile("car", ("machine_gun", 1), armour=5, structure="XOI", arcs="front_rear", **BIG),
        profile("walker", "machine_gun", "claw", armour=6, structure="XOIO", **BIG),
        profile("skimmer", ("cannon", 1), ("machine_gun", 2), armour=6, structure="XOIO", arcs="front_rear",
                **{**BIG, "movement": 2400}),
    )
}  # fmt: skip


def entry(id: str, kind: str = "infantry", rank: str = "regular", vehicle: str = "", *skills: str) -> Entry:
    return Entry(id, _name(id), kind, rank, vehicle, skills)


ENTRIES = {
    e.id: e
    for e in (
        entry("squad"),
        entry("irregulars", "infantry", "irregular"),
        entry("elites", "infantry", "elite"),
        entry("guerilla", "infantry", "regular", "", "guerilla"),
        entry("hidden", "infantry", "regular", "", "concealment"),
        entry("medical", "infantry", "regular", "", "medical_armour"),
        entry("jumpers", "infantry", "regular", "", "jump_pack"),
        entry("skirmishers", "infantry", "regular", "", "skirmishers"),
        entry("reserves", "infantry", "regular", "", "reinforcement"),
        entry("wheeled", "armour", "support", "wheeled"),
        entry("walkers", "armour", "support", "walker"),
        entry("antigravs", "armour", "support", "antigrav"),
        entry("sturdy", "armour", "heavy", "wheeled", "resistance"),
        entry("mending", "armour", "support", "wheeled", "self_repair"),
    )
}


class Squad:
    """A unit to be put on a table: figures in a row of `gap` between bases, the leader at `at`."""

    def __init__(
        self,
        id: str,
        side: str,
        at: tuple[int, int],
        profiles: str | list[str] = "marine",
        count: int = 6,
        *,
        entry: str = "squad",
        gap: int = 100,
        places: list[tuple[int, int]] | None = None,
        facing: int = 0,
        z: int = 0,
        place: str = ON_TABLE,
        markers: tuple[str, ...] = (),
        **values: Any,
    ) -> None:
        self.id, self.side = id, side
        names = [profiles] * count if isinstance(profiles, str) else profiles
        ids = tuple(f"{id}{chr(97 + n)}" for n in range(len(names)))
        figures = []
        for n, (figure, name) in enumerate(zip(ids, names, strict=True)):
            step = (n + 1) // 2 * (1 if n % 2 else -1)  # the leader in the middle, the others left and right
            x = at[0] + step * (2 * PROFILES[name].radius + gap)
            spot = places[n] if places else (x, at[1])
            figures.append(Figure(figure, id, spot[0], spot[1], z, facing, profile=name))
        self.figures = figures
        self.unit = Unit(
            id, side, ids, frozenset(markers), entry=entry, leader=ids[0], place=place, roster=ids, **values
        )


def table_of(
    *squads: Squad,
    pieces: tuple[Piece, ...] = (),
    points: tuple[Point, ...] = (),
    turn: dict[str, Any] | None = None,
    **sides: dict[str, Any],
) -> Table:
    """A table of 90 x 120 cm in the activation phase of round 1; `one={...}` sets values of a side."""
    setting = Setting(scenario="generator", weapons=WEAPONS, profiles=PROFILES, entries=ENTRIES)
    values: dict[str, Any] = {
        "round": 1,
        "phase": "activation",
        "active": "one",
        "step": "act",
        "activation": "t",
    }
    return table_from(
        setting,
        pieces,
        {
            s: Side(s, **{"pc": 5, "colour": "blue" if s == "one" else "red", **sides.get(s, {})})
            for s in SIDES
        },
        {s.id: s.unit for s in squads},
        {f.id: f for s in squads for f in s.figures},
        Turn(**{**values, **(turn or {})}),
        points=points,
    )


def table_from(
    setting: Setting, pieces: tuple[Piece, ...], *rest: Any, points: tuple[Point, ...] = ()
) -> Table:
    table: Table = EngineTable(setting, ground_of(9000, 12000, pieces), *rest)
    for point in points:
        table.put(point)
    return table


def wall(
    id: str, x0: int, y0: int, x1: int, y1: int, height: int = 1000, *traits: str, kind: str = "wall"
) -> Piece:
    """A rectangular piece that blocks sight; more traits as given."""
    return Piece(id, kind, rectangle(x0, y0, x1, y1).points, height, frozenset({"opaque", *traits}))


def agreed(table: Table, **options: Any) -> Table:
    """The same table with options of the match."""
    table.setting = replace(table.setting, options={**table.setting.options, **options})
    return table
