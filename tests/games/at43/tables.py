"""Small tables for the tests of AT-43: units of known profiles, put down where a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.at43.chapters.states import engaged_units
from escarmouche.games.at43.chapters.terrain import KINDS
from escarmouche.games.at43.table import (
    ENGAGED,
    ON_TABLE,
    Carried,
    Entry,
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
from escarmouche.space.shapes import disc_polygon, rectangle
from escarmouche.space.terrain import Piece, ground_of
from escarmouche.testing import Script as Script
from escarmouche.testing import referee_of as referee_of


def _name(text: str) -> dict[str, str]:
    return {"en": text, "fr": text}


def weapon(
    id: str, kind: str, accuracy: int, rate: int, penetration: int, damage: int = 1, **values: Any
) -> Weapon:
    return Weapon(id, _name(id), kind, accuracy, rate, penetration, damage, **values)


WEAPONS = {
    w.id: w
    for w in (
        weapon("rifle", "direct", 5, 1, 5),
        weapon("carbine", "direct", 4, 2, 5),
        weapon("launcher", "direct", 4, 1, 13, 2, special=True),
        weapon("machine_gun", "direct", 4, 4, 5, special=True),
        weapon("rail", "direct", 7, 1, 12, 2, special=True, abilities=("locked",)),
        weapon("spray", "direct", 4, 8, 5, abilities=("sweep",)),
        weapon("mortar", "indirect", 4, 1, 7, area=200),
        weapon("blind_mortar", "indirect", 4, 1, 7, area=200, abilities=("no_sight",)),
        weapon("flamer", "projection", 0, 1, 6, area=300, special=True),
        weapon("cannon", "direct", 5, 2, 12),
        weapon("turret", "direct", 5, 1, 12, arc=360),
        weapon("hull_gun", "direct", 5, 1, 12, arc=180),
        weapon("knife", "melee", 4, 1, 4),
        weapon("blade", "melee", 6, 2, 6),
        weapon("stomp", "melee", 3, 2, 9, 2),
        weapon("embrasure", "direct", 4, 4, 6),
    )
}  # fmt: skip


def profile(id: str, *weapons: str | tuple[str, str], **values: Any) -> Profile:
    carried = tuple(Carried(w) if isinstance(w, str) else Carried(w[0], arm=w[1]) for w in weapons)
    base: dict[str, Any] = {"movement": 1200, "combat": 4, "protection": 5, "morale": 7}
    return Profile(id=id, name=_name(id), weapons=carried, **{**base, **values})


HULL: dict[str, Any] = {
    "size": 3,
    "radius": 300,
    "height": 700,
    "protection": 11,
    "morale": 8,
    "movement": 2000,
}
PARTS: dict[str, Any] = {"propulsion": 2, "frame": 3}
VEHICLE: dict[str, Any] = {**HULL, **PARTS}
PROFILES = {
    p.id: p
    for p in (
        profile("trooper", "rifle", "knife"),
        profile("hard", "rifle", "knife", protection=8),
        profile("gunner", "launcher", "knife", role="special"),
        profile("mg", "machine_gun", "knife", role="special"),
        profile("flamer", "flamer", "knife", role="special"),
        profile("sharp", "rail", "knife", role="special"),
        profile("sprayer", "spray", "knife"),
        profile("lieutenant", "rifle", "knife", role="officer", grade=3, authority=3, pc=4),
        profile("captain", "rifle", "knife", role="officer", grade=4, authority=4, pc=4),
        profile("relay", "rifle", "knife", abilities=("relay",)),
        profile("sapper", "rifle", "knife", abilities=("sapper",)),
        profile("horror", "rifle", "blade", abilities=("fear",)),
        profile("drone", "rifle", "knife", morale=None),
        profile("steel", "rifle", "knife", morale=8),
        profile("blades", "blade", combat=4),
        profile("carbines", "carbine", "knife"),
        profile("suit", "carbine", "knife", size=2, radius=200, height=450, protection=8, morale=9),
        profile("twin", ("carbine", "left"), ("carbine", "right"), size=2, radius=200, height=450),
        profile("crew", "mortar", "knife", support_weapon=True),
        profile("blind", "blind_mortar", "knife", support_weapon=True),
        profile("hero", "rifle", "blade", role="hero", frame=2, grade=3, authority=4, pc=3),
        profile("pilot", "rifle", "knife", role="hero"),
        profile("walker", "cannon", "stomp", **VEHICLE),
        profile("big", "cannon", "stomp", **{**HULL, "size": 4, "radius": 450, "height": 1000}, **PARTS),
        profile("ace", "cannon", "stomp", abilities=("heroic_pilot",), crew="book.pilots.pilot", **VEHICLE),
        profile("tank", "hull_gun", "turret", **VEHICLE),
        profile("truck", "turret", capacity=10, **VEHICLE),
        profile("leaper", "cannon", **VEHICLE),
        profile("crusher", "cannon", "cannon", **{**HULL, "size": 4, "radius": 450}, **PARTS),
        profile("overseer", "rifle", role="officer", grade=4, authority=4, pc=4, abilities=("overseer",)),
        profile("book.pilots.pilot", "rifle", "knife", role="hero"),
    )
}  # fmt: skip


def entry(id: str, family: str = "fantassins", rank: int = 1, *abilities: str, **values: Any) -> Entry:
    return Entry(id, _name(id), family, rank, "book", abilities, **values)


ENTRIES = {
    e.id: e
    for e in (
        entry("squad"),
        entry("others"),
        entry("elite", "fantassins", 3),
        entry("hidden", "fantassins", 2, "camouflage"),
        entry("jumpers", "fantassins", 2, "rocket_jump"),
        entry("steady", "fantassins", 1, "stability"),
        entry("nerves", "fantassins", 1, "nerves_of_steel"),
        entry("karmans", "fantassins", 1, "karman"),
        entry("karman_guns", "appui", 1, "karman"),
        entry("support", "appui"),
        entry("walkers", "marcheur", 1),
        entry("leapers", "marcheur", 1, fuses_into="crushers", vehicle="leaper"),
        entry("crushers", "marcheur", 2, vehicle="crusher"),
        entry("made", "marcheur", 1, created=True, vehicle="leaper"),
        entry("tanks", "vehicule", 2),
        entry("trucks", "transport", 1),
        entry("front", "marcheur", 1, armour_controls=True),
        entry("book.pilots", "fantassins", 2),
    )
}


class Squad:
    """A unit to be put on a table: figures in a row of `gap` between bases, the leader at `at`."""

    def __init__(
        self,
        id: str,
        side: str,
        at: tuple[int, int],
        profiles: str | list[str] = "trooper",
        count: int = 6,
        *,
        entry: str = "squad",
        gap: int = 100,
        places: list[tuple[int, int]] | None = None,
        facing: int = 0,
        z: int = 0,
        inside: str = "",
        down: int = 0,
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
            figures.append(Figure(figure, id, *spot, z, facing, profile=name, inside=inside, down=n < down))
        self.figures = figures
        self.unit = Unit(
            id, side, ids, frozenset(markers), entry=entry, leader=ids[0], place=place, roster=ids, **values
        )


def table_of(
    *squads: Squad,
    pieces: tuple[Piece, ...] = (),
    things: tuple[Thing, ...] = (),
    turn: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    setting: dict[str, Any] | None = None,
    sides: tuple[str, ...] = ("one", "two"),
    **values: dict[str, Any],
) -> Table:
    """A table of 120 x 90 cm in the activation phase of turn 1; `one={...}` sets values of a side."""
    fixed = Setting(
        options=options or {}, weapons=WEAPONS, profiles=PROFILES, entries=ENTRIES, **(setting or {})
    )
    now: dict[str, Any] = {
        "round": 1, "phase": "activation", "active": "one", "step": "action", "activation": "t",
        "order": sides, "ranking": sides, "unit": squads[0].id if squads else "",
    }  # fmt: skip
    table: Table = EngineTable(
        fixed,
        ground_of(12000, 9000, pieces),
        {s: Side(s, **{"pc": 5, **values.get(s, {})}) for s in sides},
        {s.id: s.unit for s in squads},
        {f.id: f for s in squads for f in s.figures},
        Turn(**{**now, **(turn or {})}),
        None,
        {t.id: t for t in things},
    )
    for unit in engaged_units(table):
        table.change(unit, {"markers": table.units[unit].markers | {ENGAGED}})
    return table


def flags(table: Table, *words: str) -> Table:
    """The same table with flags of the activation under way."""
    table.turn = replace(table.turn, flags=frozenset(words))
    return table


def piece(id: str, kind: str, x0: int, y0: int, x1: int, y1: int) -> Piece:
    """A rectangular piece of a kind."""
    made = KINDS[kind]
    return Piece(id, kind, rectangle(x0, y0, x1, y1).points, made.height, made.traits)


def disc(id: str, kind: str, x: int, y: int) -> Piece:
    """A round piece of a kind."""
    made = KINDS[kind]
    return Piece(id, kind, disc_polygon((x, y), made.size[0] // 2).points, made.height, made.traits)


def scenery(piece: Piece, **values: Any) -> Thing:
    """The thing that goes with a destructible piece; a bunker has its door in the south wall."""
    x0, y0, x1, _ = piece.polygon.box
    door = ((x0 + 200, y0), (x1 - 200, y0))
    return Thing(
        piece.id, piece.kind, piece=piece.id, **{"parts": KINDS[piece.kind].parts, "door": door, **values}
    )


def marker(id: str, at: tuple[int, int], kind: str = "objective", **values: Any) -> Thing:
    """A place to control."""
    return Thing(id, kind, *at, **{"radius": 200, **values})


def chances(
    procedure: Callable[..., Any], table: Table, *args: Any, of: Callable[[Any, Table], Any]
) -> dict[Any, Fraction]:
    """Exact chances of what a procedure does, every question answered by what is proposed or comes first."""

    def first(ask: Any, table: Any) -> Any:
        if ask.proposal is not None:
            return ask.proposal
        if ask.kind == "place":
            return ask.drafts()[0]
        return (
            ask.options
            if ask.kind == "order"
            else ask.options[0]
            if ask.kind == "one"
            else ask.options[: ask.least]
        )

    told = odds(procedure, table, *args, of=of, policy=first, limit=2_000_000)
    assert told.exact
    return dict(told.chances)


def kinds_of(referee: Any) -> list[str]:
    """The rules of what has happened, in order."""
    return [event.rule for event in referee.events]
