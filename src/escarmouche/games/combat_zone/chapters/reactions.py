"""Step 2: reaction tests of panicked, routed and stunned figures (ledger area CZ-REAC)."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine.dice import Dice, d6
from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.requests import Modifier
from escarmouche.games.combat_zone.chapters import officers, telling
from escarmouche.games.combat_zone.chapters.cohesion import living
from escarmouche.games.combat_zone.chapters.dice import rolled
from escarmouche.games.combat_zone.chapters.figures import on_table, opponent, profile, side_of, touching
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.chapters.wounds.wounds import UNITS
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    HERO,
    MACHINE,
    PANICKED,
    REACTIONS,
    ROUTED,
    STEADY,
    STUNNED,
    WAITING,
    Referee,
    Table,
)

BANDS = LEDGER.data("CZ-REAC-02")["bands"]
OK_FROM, PANIC_FROM = int(BANDS[0]["min"]), int(BANDS[1]["min"])
QUALITY: dict[str, int] = LEDGER.data("CZ-REAC-03")
ROUT, PANIC, OK = 0, 1, 2
RESULTS = ("rout", "panic", "ok")
STUN_SCORE: int = LEDGER.data("CZ-AREA-10")["tazer"]["stun_score"]


def reaction_tests(referee: Referee) -> None:
    """Every figure under a reaction tests once, one figure a step; then initiative (CZ-REAC-01)."""
    if referee.table.turn.phase != "reaction":
        _open(referee)
    queue = referee.table.turn.queue
    if not queue:
        referee.book(step="initiative", moods=(), activation="")
        return
    figure = queue[0]
    referee.book(queue=queue[1:], activation=figure)
    if referee.table.figures[figure].fate == ALIVE:
        test(referee, figure)


def _open(referee: Referee) -> None:
    """Who tests, and with which modifiers: read once, so the order cannot change a result (CZ-REAC-01)."""
    table = referee.table
    first = table.turn.winner or table.turn.starter or next(iter(table.sides))
    queue = [f for side in (first, opponent(first)) for f in on_table(table, side) if tests(table, f)]
    moods = tuple((f, tuple((m.rule, m.value) for m in modifiers(table, f))) for f in queue)
    referee.change("CZ-SEQ-01", "turn", tells=BEGUN, phase="reaction")
    referee.book(queue=tuple(queue), moods=moods)


def tests(table: Table, figure: str) -> bool:
    """Whether a figure is under a reaction; machines have no nerves (CZ-MACH-10)."""
    return bool(table.figures[figure].states & REACTIONS) and profile(table, figure).kind != MACHINE


def test(referee: Referee, figure: str) -> int:
    """One reaction test: the new result replaces the reaction the figure had (CZ-REAC-02)."""
    table = referee.table
    known = dict(table.turn.moods).get(figure)
    added = modifiers(table, figure) if known is None else tuple(Modifier(r, v) for r, v in known)
    bonus = sum(m.value for m in added)
    side, record = side_of(table, figure), table.figures[figure]
    if STUNNED in record.states:
        need = (record.stun or STUN_SCORE) - bonus
        dice = d6(2).over(need - 1)
        awake = rolled(referee, "CZ-AREA-10", side, dice, added, by=figure, figure=figure, needs=need)
        result = OK if awake else PANIC
    else:
        result = rolled(referee, "CZ-REAC-01", side, bands(bonus), added, by=figure, figure=figure)
    referee.note("CZ-REAC-02", "reaction", figure=figure, result=RESULTS[result])
    settle(referee, figure, result)
    return result


@lru_cache(maxsize=64)
def bands(bonus: int) -> Dice:
    """Two dice told as rout, panic or OK."""
    return d6(2).bands(PANIC_FROM - bonus, OK_FROM - bonus)


def settle(referee: Referee, figure: str, result: int) -> None:
    """Put the result of a test on the figure; one that routs flees in the next step 1 only (CZ-SEQ-03).

    Whoever routs while engaged is out (CZ-REAC-19).
    """
    states = referee.table.figures[figure].states
    if STUNNED in states and result < OK:
        referee.note("CZ-AREA-10", "still-stunned", figure=figure)
        return
    if result == OK:
        telling.mark(referee, "CZ-REAC-12", figure, STEADY, instead=REACTIONS, stun=0)
    elif result == PANIC:
        if PANICKED not in states:
            telling.mark(referee, "CZ-REAC-13", figure, PANICKED, instead=REACTIONS | {WAITING})
    elif ROUTED not in states:
        casualties.rout(referee, "CZ-REAC-16", figure)


# -- modifiers, in the order of the book ---------------------------------------------------------------------


def modifiers(table: Table, figure: str) -> tuple[Modifier, ...]:
    """Everything that is added to the roll of a figure."""
    added = (rule(table, figure) for rule in MODIFIERS)
    return tuple(m for m in added if m)


def quality(table: Table, figure: str) -> Modifier | None:
    """Green to Elite (CZ-REAC-03); a hero's profile says Elite unless it says otherwise (CZ-REAC-04)."""
    printed = profile(table, figure)
    rule = "CZ-REAC-04" if printed.kind == HERO else "CZ-REAC-03"
    value = QUALITY[printed.quality]
    return Modifier(rule, value) if value else None


def last_alive(table: Table, figure: str) -> Modifier | None:
    """The only one left of a group of two or more; a hero does not mind (CZ-REAC-05)."""
    unit = table.figures[figure].unit
    if profile(table, figure).kind == HERO or len(table.units[unit].roster) < 2:
        return None
    return Modifier("CZ-REAC-05", LAST_ALIVE) if len(living(table, unit)) == 1 else None


def under_half(table: Table, figure: str) -> Modifier | None:
    """Fewer alive than half the start, that half rounded down (CZ-REAC-06)."""
    unit = table.figures[figure].unit
    few = len(living(table, unit)) < len(table.units[unit].roster) // 2
    return Modifier("CZ-REAC-06", UNDER_HALF) if few else None


def already_routed(table: Table, figure: str) -> Modifier | None:
    """In rout when it tests (CZ-REAC-07)."""
    return Modifier("CZ-REAC-07", ALREADY_ROUTED) if ROUTED in table.figures[figure].states else None


def locked(table: Table, figure: str) -> Modifier | None:
    """Engaged in close combat, not in mere contact (CZ-REAC-08)."""
    return Modifier("CZ-REAC-08", LOCKED) if table.figures[figure].foes else None


def beset_by_shell(table: Table, figure: str) -> Modifier | None:
    """Fighting a robot that shows its shell unnerves the less experienced (CZ-REAC-08)."""
    foes = table.figures[figure].foes
    if profile(table, figure).quality not in SHAKEN or not foes:
        return None
    shells = any("hard_shell" in profile(table, foe).skills for foe in foes)
    return Modifier("CZ-REAC-08", SHELL) if shells else None


def near_leader(table: Table, figure: str) -> Modifier | None:
    """Touching any friendly leader or sub-leader other than itself, or near an officer, once (CZ-REAC-09)."""
    side = side_of(table, figure)
    for unit in table.units.values():
        if unit.side == side:
            for chief in (unit.leader, unit.sub_leader):
                if not chief or chief == figure or table.figures[chief].fate != ALIVE:
                    continue
                if touching(table, figure, chief):
                    return Modifier("CZ-REAC-09", NEAR_LEADER)
    return Modifier("CZ-REAC-09", NEAR_LEADER) if officers.steadied(table, figure) else None


def rank(table: Table, figure: str) -> Modifier | None:
    """A leader's nerve (CZ-REAC-11), or an officer's who has taken over, else a sub-leader's (CZ-REAC-10)."""
    unit = table.units[table.figures[figure].unit]
    if unit.leader == figure or officers.led_by(table, figure):
        return Modifier("CZ-REAC-11", IS_LEADER)
    return Modifier("CZ-REAC-10", IS_SUB_LEADER) if unit.sub_leader == figure else None


LAST_ALIVE: int = LEDGER.data("CZ-REAC-05")["modifier"]
UNDER_HALF: int = LEDGER.data("CZ-REAC-06")["modifier"]
ALREADY_ROUTED: int = LEDGER.data("CZ-REAC-07")["modifier"]
LOCKED: int = LEDGER.data("CZ-REAC-08")["modifier"]
NEAR_LEADER: int = LEDGER.data("CZ-REAC-09")["modifier"]
IS_SUB_LEADER: int = LEDGER.data("CZ-REAC-10")["modifier"]
IS_LEADER: int = LEDGER.data("CZ-REAC-11")["modifier"]
SHELL: int = UNITS["profiles"]["replicant_names"]["reaction"]
SHAKEN: list[str] = UNITS["profiles"]["replicant_names"]["shaken"]
MODIFIERS = (quality, last_alive, under_half, already_routed, locked, beset_by_shell, near_leader, rank)
