"""Small tables for the tests of Combat Zone: groups of known profiles, put down where a test wants them."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.area_weapons.charges import supplies
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.things import built, lying
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ABOARD,
    AREA,
    HEAVY,
    LIGHT,
    SIDES,
    SQUAD,
    VEHICLE,
    Blade,
    Figure,
    Profile,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
)
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece, ground_of
from escarmouche.testing import Script as Script
from escarmouche.testing import referee_of as referee_of

OPTIONS: dict[str, Any] = {
    "burst_cap": "bursts",
    "burst_spread_cm": 0,
    "hero_rerolls": 0,
    "multi_opponent_bonus": "outnumbering_side",
    "premeasure": False,
    "rout_in_combat": "eliminated",
}
"""The switches as the ledger sets them."""


def _name(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


PISTOLS = ("light_pistol", "pistol", "heavy_pistol", "automatic_pistol")


def _printed(rule: str, kind: str) -> list[Weapon]:
    """The weapons of a table of the ledger (CZ-WPN-02, CZ-WPN-03)."""
    return [
        Weapon(
            id,
            {"en": row["en"], "fr": row["fr"]},
            row["cad"],
            row["dom"],
            row["bpt"] * 100,
            row["crt"] * 100,
            row["lng"] * 100,
            kind,
            radius=500 if id == "integrated_grenade_launcher" else 0,
            one_handed=id in PISTOLS,
        )
        for id, row in LEDGER.data(rule).items()
    ]


WEAPONS: dict[str, Weapon] = {
    w.id: w
    for w in (
        *_printed("CZ-WPN-02", LIGHT),
        *_printed("CZ-WPN-03", HEAVY),
        Weapon("missile_launcher", _name("missile launcher"), 1, "4D8", 500, 3000, 15000, AREA, 800, 1000),
        Weapon("flamethrower", _name("flamethrower"), 1, "3D6", 300, 1000, 2000, AREA, 400, fire=True),
        Weapon("tazer", _name("tazer"), 1, "2D8", 300, 500, 1000, LIGHT, stun=8, one_handed=True),
    )
}
"""The twelve weapons of the sheet and the three of CZ-AREA; limits in hundredths of a centimetre."""

BLADES = {
    b.id: b
    for b in (
        Blade("dagger", _name("dagger"), "1D4", 1),
        Blade("club", _name("club"), "1D4", 1),
        Blade("sword", _name("sword"), "1D6", 2),
        Blade("axe", _name("axe"), "1D6", 3),
    )
}


def profile(id: str, *ranged: str, **values: Any) -> Profile:
    return Profile(id=id, name=_name(id), ranged=ranged, **values)


LEADER: dict[str, Any] = {"kind": "leader", "attack": "2D8", "damage": "2D8", "resistance": 8}
HERO: dict[str, Any] = {
    "kind": "hero",
    "quality": "elite",
    "ap": 8,
    "attack": "2D8+1D6",
    "damage": "2D8",
    "resistance": 9,
}
BIG: dict[str, Any] = {"kind": "machine", "radius": 200, "height": 450, "damage": "2D8"}
PROFILES = {
    p.id: p
    for p in (
        profile("trooper", "assault_rifle"),  # average, resistance 7, no armour, 6 action points
        profile("flak_trooper", "assault_rifle", armour="flak"),
        profile("green", "assault_rifle", quality="green", ap=5),
        profile("veteran", "assault_rifle", quality="veteran"),
        profile("elite", "assault_rifle", quality="elite", ap=7),
        profile("armoured", "assault_rifle", armour="combat"),
        profile("unarmed"),
        profile("suited", "machine_gun", quality="veteran", armour="tactical_power"),
        profile("pistolier", "pistol"),
        profile("ganger", "machine_pistol"),
        profile("shotgunner", "shotgun"),
        profile("gunner", "machine_gun", "pistol"),
        profile("cannoneer", "autocannon"),
        profile("grenadier", "assault_rifle", grenades=2),
        profile("launcher", "integrated_grenade_launcher"),
        profile("firebug", "pistol", molotovs=2),
        profile("burner", "pistol", incendiaries=1),
        profile("cutter", "pistol", kit=("wire_cutters",)),
        profile("mecha", "assault_rifle", skills=("replicant", "hard_shell")),
        profile("war_doll", "assault_rifle", skills=("replicant", "hard_shell", "never_drops")),
        profile("task", "assault_rifle", skills=("replicant",)),
        profile("support", "machine_gun", quality="veteran", armour="support_power"),
        profile("grey", kind="alien", quality="veteran", attack="2D8", damage="2D8", resistance=10,
                skills=("breathing_gear",), initiative="1D8-1", rerolls=1),
        profile("rocketeer", "missile_launcher", missiles=3),
        profile("flamer", "flamethrower"),
        profile("stunner", "tazer"),
        profile("dagger_man", melee=("dagger",)),
        profile("swordsman", melee=("sword",)),
        profile("axeman", melee=("axe",)),
        profile("duellist", melee=("dagger", "club")),
        profile("tech", "pistol", skills=("tech",), kit=("tool_kit",)),
        profile("engineer", "pistol", skills=("tech",), kit=("quality_tool_kit",)),
        profile("medic", "pistol", skills=("medic",), kit=("medical_kit",)),
        profile("leader", "assault_rifle", **LEADER),
        profile("sub_leader", "assault_rifle", kind="sub_leader"),
        profile("veteran_leader", "assault_rifle", quality="veteran", **LEADER),
        profile("green_leader", "assault_rifle", quality="green", **{**LEADER, "ap": 5}),
        profile("hero", "assault_rifle", **HERO),
        profile("officer", "heavy_pistol", kind="officer"),
        profile("veteran_officer", "heavy_pistol", kind="officer", quality="veteran"),
        profile("armoured_hero", "heavy_pistol", armour="combat", **HERO),
        profile("alien", kind="alien", attack="2D8", damage="2D8", resistance=9, attacks=2,
                skills=("smash_doors",)),
        profile("robot", "autocannon", resistance=10, **BIG),
        profile("sentinel", "machine_gun", "autocannon", resistance=12, attack="2D8", **BIG),
        profile("mender", "autocannon", resistance=10, skills=("self_repair",), **BIG),
    )
}  # fmt: skip


class Group:
    """A group to be put on a table: figures in a row, `gap` between bases, the first at `at`.

    The first figure of a leader's profile is its leader, the first of a sub-leader's its sub-leader.
    `start` is how many figures it began with (the missing ones are dead and off the table).
    `facing` in degrees, counted as in space.shapes: 0 looks to growing x, 90 to growing y.
    """

    def __init__(
        self,
        id: str,
        side: str,
        at: tuple[int, int],
        profiles: str | list[str] = "trooper",
        count: int = 1,
        *,
        kind: str = SQUAD,
        gap: int = 100,
        places: list[tuple[int, int]] | None = None,
        facing: int = 0,
        z: int = 0,
        start: int = 0,
        markers: tuple[str, ...] = (),
        states: tuple[str, ...] = (),
        **values: Any,
    ) -> None:
        self.id, self.side = id, side
        names = [profiles] * count if isinstance(profiles, str) else list(profiles)
        alive = len(names)
        names += [names[-1]] * (start - alive)
        ids = tuple(f"{id}{chr(97 + n)}" for n in range(len(names)))
        self.figures = []
        x = at[0]
        for n, (figure, name) in enumerate(zip(ids, names, strict=True)):
            printed = PROFILES[name]
            spot = places[n] if places and n < len(places) else (x, at[1])
            x += 2 * printed.radius + gap
            own = {
                "profile": name,
                "ap": printed.ap,
                **supplies(printed),
                "states": frozenset(states),
                "fate": "alive" if n < alive else "dead",
                **values,
            }
            self.figures.append(Figure(figure, id, spot[0], spot[1], z, facing, **own))
        leaders = [i for i, name in zip(ids, names, strict=True) if PROFILES[name].kind == "leader"]
        subs = [i for i, name in zip(ids, names, strict=True) if PROFILES[name].kind == "sub_leader"]
        self.unit = Unit(
            id,
            side,
            ids[:alive],
            frozenset(markers),
            kind=kind,
            name=_name(id),
            roster=ids,
            leader=leaders[0] if leaders else "",
            sub_leader=subs[0] if subs else "",
        )


def table_of(
    *groups: Group,
    pieces: tuple[Piece, ...] = (),
    things: tuple[Thing, ...] = (),
    turn: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    size: tuple[int, int] = (12000, 12000),
    **sides: dict[str, Any],
) -> Table:
    """A table of 120 x 120 cm in the actions of round 1, side one active; `one={...}` sets values of a side.

    The first figure of the first group is acting unless `turn` says otherwise.
    """
    setting = Setting(
        {**OPTIONS, **(options or {})},
        scenario="firefight",
        weapons=dict(WEAPONS),
        blades=dict(BLADES),
        profiles=dict(PROFILES),
    )
    values: dict[str, Any] = {
        "round": 1,
        "phase": "actions",
        "active": groups[0].side if groups else "one",
        "step": "act",
        "activation": "t",
        "starter": "one",
        "unit": groups[0].id if groups else "",
        "figure": groups[0].figures[0].id if groups else "",
    }
    edges = {"one": "south", "two": "north"}
    return EngineTable(
        setting,
        ground_of(*size, pieces),
        {s: Side(s, **{"edge": edges[s], **sides.get(s, {})}) for s in SIDES},
        {g.id: g.unit for g in groups},
        {f.id: f for g in groups for f in g.figures},
        Turn(**{**values, **(turn or {})}),
        things={thing.id: thing for thing in (*built(pieces, {}), *things)},
    )


def first_lying(table: Table) -> Thing:
    """What has lain on the table for the longest."""
    return lying(table)[0]


# -- terrain: the traits that the rules read ----------------------------------------------------------------


def piece(id: str, kind: str, x0: int, y0: int, x1: int, y1: int, height: int, *traits: str) -> Piece:
    return Piece(id, kind, rectangle(x0, y0, x1, y1).points, height, frozenset(traits))


def wall(id: str, x0: int, y0: int, x1: int, y1: int, height: int = 1000, *traits: str) -> Piece:
    """A brick wall: blocks sight and movement, hard cover (traits opaque, impassable, cover:hard)."""
    return piece(id, "wall", x0, y0, x1, y1, height, "opaque", "impassable", *(traits or ("cover:hard",)))


def rubble(id: str, x0: int, y0: int, x1: int, y1: int) -> Piece:
    """Difficult ground without height."""
    return piece(id, "rubble", x0, y0, x1, y1, 0, "difficult")


def barricade(id: str, x0: int, y0: int, x1: int, y1: int, height: int = 200, cover: str = "hard") -> Piece:
    """A low wall: blocks walking, is crossed for 3 action points, gives cover (trait obstacle)."""
    return piece(id, "barricade", x0, y0, x1, y1, height, "opaque", "obstacle", f"cover:{cover}")


def fence(id: str, x0: int, y0: int, x1: int, y1: int) -> Piece:
    """A chain-link fence: seen through, crossed as an obstacle, light cover."""
    return piece(id, "fence", x0, y0, x1, y1, 200, "obstacle", "wire", "cover:light")


def door(id: str, x0: int, y0: int, x1: int, y1: int, *traits: str, opened: bool = False) -> Piece:
    """A door: closed unless it has the trait `open`; strengths strong, impregnable; `locked`."""
    shown = ("open",) if opened else ("opaque", "impassable")
    return piece(id, "door", x0, y0, x1, y1, 1000, "door", *shown, *traits)


for _kind in vehicles.KINDS:
    PROFILES.setdefault(f"vehicle.{_kind}", vehicles.make_profile(_kind))


def street(
    *more: Group,
    kind: str = "car",
    crew: int = 0,
    profiles: Any = "pistolier",
    facing: int = 0,
    **values: Any,
) -> Table:
    """A car at 40/60 that looks east, friends beside it, the first of whom acts; `crew` of them sit in it."""
    printed = vehicles.make_profile(kind)
    foot = Group("a", "one", (4000, 6000 + printed.radius + 125), profiles, max(1, crew), facing=facing)
    car = Group("v", "one", (4000, 6000), f"vehicle.{kind}", kind=VEHICLE, facing=facing)
    options = {"vehicles": "cars", **values.pop("options", {})}
    table = table_of(foot, car, *more, options=options, **values)
    ids = [f.id for f in foot.figures][:crew]
    for id in ids:
        table.change(id, {"fate": ABOARD, "aboard": "va", "x": 4000, "y": 6000})
    table.change("va", {"crew": tuple(ids)})
    return table


def codes_of(table: Table, figure: str) -> list[str]:
    """The codes of what a figure could think of."""
    return [deed.code() for deed in actions.deeds(table, figure)]


def price_of(table: Table, figure: str, code: str) -> int:
    """The action points that a deed costs, by its code."""
    return actions.cost(table, figure, Deed.read(code))


def refusal_of(table: Table, figure: str, code: str) -> Refusal | None:
    """Why a figure may not do this now, by its code."""
    return actions.why_not(table, figure, Deed.read(code))


def enemy(x: int, y: int = 6000, profile: str = "trooper", **values: Any) -> Group:
    return Group("b", "two", (x, y), profile, facing=180, **values)
