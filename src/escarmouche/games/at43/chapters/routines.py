"""Routines of overseers: PC spent on a unit while it is activated (ledger rules A4-ABIL-13, A4-SCN-13)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Self

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.options import TARGET, WEAPON, Option
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.places import bases, free_spot, nearest_free, rings
from escarmouche.games.at43.chapters.shooting.damage import NANONUCLEUS
from escarmouche.games.at43.chapters.states import update_engaged
from escarmouche.games.at43.chapters.units import (
    entry,
    figure_has,
    is_infantry,
    parts_of,
    profile,
    structure_left,
    weapon_works,
)
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    ASSAULT,
    GUN,
    NANOGENERATOR,
    ON_TABLE,
    Figure,
    Referee,
    Table,
    Unit,
)
from escarmouche.space.shapes import Point, gap_at_most

_COSTS: dict[str, int] = {
    row["name"].lower().replace(" ", "_"): row["pc"] for row in LEDGER.data("A4-ABIL-13")["routines"]
}
TRANSFER, DASH, HYPER, RECONSTRUCTION, REPAIR, FUSION, CREATION = _COSTS
CHEAPER = 1  # A4-SCN-13


class Routine(Option, frozen=True):
    """A routine run by an overseer on the unit that is activated."""

    what: str
    overseer: str

    def code(self) -> str:
        return f"{self.what}:{self.overseer}"

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, code: str) -> Self:
        what, _, overseer = code.partition(":")
        return cls(what, overseer)


def overseers(table: Table, side: str) -> tuple[str, ...]:
    """The living officers and heroes on the table of a side that has routines."""
    if side not in table.setting.routines:
        return ()
    return tuple(
        f
        for unit in table.units.values()
        if unit.side == side and unit.place == ON_TABLE
        for f in unit.figures
        if profile(table, f).officer or figure_has(table, f, "overseer") or profile(table, f).role == "hero"
    )


def cost_of(table: Table, side: str, what: str) -> int:
    """What a routine costs: 1 PC less while the side controls a nanogenerator (A4-SCN-13)."""
    helped = any(t.kind == NANOGENERATOR and t.side == side for t in table.things.values())
    return max(0, _COSTS[what] - (CHEAPER if helped else 0))


def why_not_run(table: Table, unit: str, routine: Routine) -> Refusal | None:
    """Whether an overseer may run a routine on this unit now."""
    side = table.units[unit].side
    about = {"unit": unit, "overseer": routine.overseer, "routine": routine.what}
    if routine.code() in _used(table, side):
        return Refusal("A4-ABIL-13", "once-a-turn", about)
    if (short := cost_of(table, side, routine.what) - table.sides[side].pc) > 0:
        return Refusal("A4-ABIL-13", "not-enough-pc", about, short, "PC")
    reason = _why_not_use(table, unit, routine.what)
    return Refusal("A4-ABIL-13", reason, about) if reason else None


def _used(table: Table, side: str) -> tuple[str, ...]:
    return tuple(f"{run.partition(':')[2]}:{run.partition(':')[0]}" for run in table.sides[side].routines)


def _why_not_use(table: Table, unit: str, what: str) -> str:
    """What makes a routine useless for a unit, or nothing."""
    check = _USELESS.get(what)
    return check(table, unit) if check else ""


def _why_not_return(table: Table, unit: str) -> str:
    return "" if is_infantry(table, unit) and lost_of(table, unit) else "nobody-lost"


def _why_not_repair(table: Table, unit: str) -> str:
    return "" if not is_infantry(table, unit) and damaged(table, unit) else "nothing-damaged"


def _why_not_fuse(table: Table, unit: str) -> str:
    return "" if not is_infantry(table, unit) and fusible(table, unit) else "nothing-to-fuse"


def _why_not_create(table: Table, unit: str) -> str:
    return "" if _commands(table, unit) and created_spot(table, unit) else "no-place-beside"


_USELESS: dict[str, Callable[[Table, str], str]] = {
    TRANSFER: _why_not_return,
    RECONSTRUCTION: _why_not_return,
    REPAIR: _why_not_repair,
    FUSION: _why_not_fuse,
    CREATION: _why_not_create,
}


def lost_of(table: Table, unit: str) -> tuple[str, ...]:
    """The members a unit has lost, the best first."""
    record = table.units[unit]
    lost = [f for f in record.roster if f not in record.figures]
    return tuple(sorted(lost, key=lambda f: profile(table, f).role == "soldier"))


class Remedy(Option, frozen=True):
    """A part of a vehicle that gets a Structure point back."""

    figure: str
    part: str

    def code(self) -> str:
        return f"{self.figure}:{self.part}"

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, code: str) -> Self:
        figure, _, part = code.partition(":")
        return cls(figure, part)


def damaged(table: Table, unit: str) -> tuple[Remedy, ...]:
    """The parts of its vehicles that have lost Structure points."""
    return tuple(
        Remedy(f, part)
        for f in table.units[unit].figures
        for part, points in parts_of(profile(table, f))
        if structure_left(table, f)[part] < points
    )


def fusible(table: Table, unit: str) -> bool:
    """Whether two vehicles of one type in the unit may become one of the next (A4-ABIL-13)."""
    into = entry(table, unit).fuses_into
    return len(table.units[unit].figures) > 1 and into in table.setting.entries


def _commands(table: Table, unit: str) -> bool:
    commander = table.sides[table.units[unit].side].commander
    return bool(commander) and commander in table.units[unit].figures and bool(_created(table, unit))


def _created(table: Table, unit: str) -> str:
    army = entry(table, unit).army
    return next((e.id for e in table.setting.entries.values() if e.created and e.army == army), "")


def created_spot(table: Table, unit: str) -> Point | None:
    """A free place in formation with the commander for the vehicle that is created, or nothing."""
    made = _created(table, unit)
    commander = table.sides[table.units[unit].side].commander
    if not made or not commander or table.units[unit].place != ON_TABLE:
        return None
    radius = table.setting.profiles[table.setting.entries[made].vehicle].radius
    return _beside(table, unit, commander, radius)


@kept
def _beside(table: Table, unit: str, commander: str, radius: int) -> Point | None:
    lead, middle = table.figures[commander], profile(table, commander).radius
    taken = bases(table)
    for spot in rings((lead.x, lead.y), FORMATION + middle + radius):
        near = gap_at_most(spot, radius, (lead.x, lead.y), middle, FORMATION)
        if near and free_spot(table, unit, spot, radius, taken):
            return spot
    return None


def run_routines(referee: Referee, follows: str) -> None:
    """One routine for the unit that is activated, or on to its action."""
    table = referee.table
    unit = table.turn.unit
    side = table.units[unit].side
    running = overseers(table, side) if alive(table, unit) else ()
    options = [Routine(what, f) for f in running for what in _COSTS]
    if not any(why_not_run(table, unit, o) is None for o in options):
        referee.book(step=follows)
        return
    chosen = referee.ask(
        "A4-ABIL-13", side, "routine", (NO_ONE, *options),
        lambda o: None if o == NO_ONE else why_not_run(table, unit, o), actor=unit, unit=unit,
    )  # fmt: skip
    if not isinstance(chosen, Routine):
        referee.book(step=follows)
        return
    run(referee, unit, chosen)


def run(referee: Referee, unit: str, routine: Routine) -> None:
    """Pay for a routine and do what it does."""
    side = referee.table.units[unit].side
    cost = cost_of(referee.table, side, routine.what)
    helped = cost < _COSTS[routine.what]
    referee.spend(
        "A4-SCN-13" if helped else "A4-ABIL-13", side, "pc", cost, unit=unit, routine=routine.what,
        overseer=routine.overseer,
    )  # fmt: skip
    used = referee.table.sides[side].routines
    referee.change("A4-ABIL-13", side, routines=(*used, f"{routine.overseer}:{routine.what}"))
    flags = referee.table.turn.flags
    if routine.what == DASH:
        referee.book(flags=flags | {"dash"})
    elif routine.what == HYPER:
        referee.book(flags=flags | {NANONUCLEUS})
    elif routine.what in (TRANSFER, RECONSTRUCTION):
        _bring_back(referee, unit, transfer=routine.what == TRANSFER)
    elif routine.what == REPAIR:
        _repair(referee, unit)
    elif routine.what == FUSION:
        _fuse(referee, unit)
    else:
        _create(referee, unit)


def _bring_back(referee: Referee, unit: str, *, transfer: bool) -> None:
    """A lost member returns beside the leader, or takes the place of a survivor."""
    table = referee.table
    side = table.units[unit].side
    lost = lost_of(table, unit)
    back = referee.ask(
        "A4-ABIL-13", side, "return", lost, proposal=lost[0], actor=unit, part=TARGET, unit=unit
    )
    record = table.units[unit]
    if transfer:
        plain = [f for f in record.figures if profile(table, f).role == "soldier"] or list(record.figures)
        out = referee.ask("A4-ABIL-13", side, "replaced", tuple(plain), actor=unit, part=TARGET, unit=unit)
        spot: Point = (table.figures[out].x, table.figures[out].y)
        figures = tuple(back if f == out else f for f in record.figures)
        leader = back if record.leader == out else record.leader
        level = table.figures[out].z
        referee.note("A4-ABIL-13", "gives-way", unit=unit, figure=out, other=back)
    else:
        lead, radius = table.figures[record.leader], profile(table, back).radius
        taken, level = bases(table), 0
        spots = rings((lead.x, lead.y), FORMATION)
        free = next((s for s in spots if free_spot(table, unit, s, radius, taken)), None)
        if free is None:
            referee.note("A4-ABIL-13", "no-room", unit=unit, figures=(back,))
            return
        spot, figures, leader = free, (*record.figures, back), record.leader
    referee.change("A4-ABIL-13", unit, figures=figures, leader=leader)
    referee.move(
        "A4-ABIL-13", unit, ((back, ((*spot, level),), -1),), tells=PLACED, down=False, hurt=(), inside=""
    )
    update_engaged(referee)


def _repair(referee: Referee, unit: str) -> None:
    """One Structure point is restored; a part that has one again works again (A4-DMG-08)."""
    table = referee.table
    chosen: Remedy = referee.ask(
        "A4-DMG-08", table.units[unit].side, "repair", damaged(table, unit), actor=unit, unit=unit
    )
    figure, part = chosen.figure, chosen.part
    names = [name for name, _ in parts_of(profile(table, figure))]
    hurt = tuple(lost - (name == part) for name, lost in zip(names, table.figures[figure].hurt, strict=True))
    referee.change("A4-DMG-08", figure, hurt=hurt)
    referee.note("A4-DMG-08", "repaired", unit=unit, figure=figure, part=part)


def _fuse(referee: Referee, unit: str) -> None:
    """Two vehicles of a unit become one of the next type, with what both have lost (A4-ABIL-13)."""
    table = referee.table
    record = table.units[unit]
    pair = referee.pick(
        "A4-ABIL-13", record.side, "fuse", record.figures, 2, 2, proposal=record.figures[:2], actor=unit,
        part=TARGET, unit=unit,
    )  # fmt: skip
    first, second = pair
    made = table.setting.profiles[table.setting.entries[entry(table, unit).fuses_into].vehicle]
    gone = [structure_lost(table, f) for f in pair]
    propulsion = min(made.propulsion, sum(lost[0] for lost in gone))
    frame = min(max(0, made.frame - 1), sum(lost[1] for lost in gone))
    broken = sum(not weapon_works(table, f, n) for f in pair for n in range(len(profile(table, f).weapons)))
    referee.note("A4-ABIL-13", "fused", unit=unit, figure=first, other=second)
    referee.change("A4-ABIL-13", first, profile=made.id, hurt=(propulsion, frame, *(0 for _ in made.weapons)))
    _put_out(referee, first, broken)
    figures = tuple(f for f in record.figures if f != second)
    leader = first if record.leader == second else record.leader
    referee.change("A4-ABIL-13", unit, figures=figures, leader=leader)
    _make_room(referee, unit, first)
    update_engaged(referee)


def _put_out(referee: Referee, vehicle: str, broken: int) -> None:
    """Each weapon the two had lost puts one of the new vehicle out, its owner says which (A4-ABIL-13)."""
    table = referee.table
    unit, own, hurt = table.figures[vehicle].unit, profile(table, vehicle), table.figures[vehicle].hurt
    guns = tuple(part for part, _ in parts_of(own) if part.startswith(GUN))
    out = guns[:broken]
    if 0 < broken < len(guns):
        out = referee.pick(
            "A4-ABIL-13", table.units[unit].side, "weapon-lost", guns, broken, broken, proposal=out,
            actor=unit, part=WEAPON, vehicle=vehicle,
        )  # fmt: skip
    if out:
        lost = (points if part in out else 0 for part, points in parts_of(own)[2:])
        referee.change("A4-ABIL-13", vehicle, hurt=(*hurt[:2], *lost))


def _make_room(referee: Referee, unit: str, figure: str) -> None:
    """A vehicle that has grown stands aside where its base meets something."""
    table = referee.table
    f, taken = table.figures[figure], bases(table, (figure,))
    if not free_spot(table, unit, (f.x, f.y), profile(table, figure).radius, taken):
        spots = nearest_free(table, unit, figure, (f.x, f.y), taken)
        if spots:
            referee.move("A4-ABIL-13", unit, ((figure, ((*spots[0], f.z),), -1),), tells=PLACED)


def structure_lost(table: Table, figure: str) -> tuple[int, ...]:
    """What each part of a vehicle has lost."""
    own = profile(table, figure)
    return table.figures[figure].hurt or (0,) * (2 + len(own.weapons))


def _create(referee: Referee, unit: str) -> None:
    """A rank 1 vehicle appears beside the commander; its card is laid from the next turn."""
    table = referee.table
    spot = created_spot(table, unit)
    made = _created(table, unit)
    if spot is None:
        return
    side = table.units[unit].side
    number = sum(u.id.startswith(f"{side}made") for u in table.units.values()) + 1
    name = f"{side}made{number}"
    figure = f"{name}a"
    own = table.setting.entries[made].vehicle
    referee.put("A4-ABIL-13", Figure(figure, name, x=spot[0], y=spot[1], profile=own), unit=name)
    record = Unit(
        name, side, (figure,), entry=made, leader=figure, place=ON_TABLE, group=ASSAULT, roster=(figure,)
    )
    referee.put("A4-ABIL-13", record, side=side)
    referee.move("A4-ABIL-13", name, ((figure, ((*spot, 0),), -1),), tells=PLACED)
    referee.book(done=(*referee.table.turn.done, name))
    campaign.arrive(referee, name)
    update_engaged(referee)
