"""Step 3: the initiative roll, its ties, who acts first, and the turn's action points (area CZ-INIT)."""

from __future__ import annotations

from escarmouche.engine.dice import Dice, d6, die
from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import Modifier
from escarmouche.games.combat_zone.chapters import officers
from escarmouche.games.combat_zone.chapters.cohesion import (
    COHESIVE,
    allowance,
    has_leader,
    in_cohesion,
    individual,
    living,
    strays,
)
from escarmouche.games.combat_zone.chapters.dice import pool
from escarmouche.games.combat_zone.chapters.figures import opponent, profile
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIEN,
    HERO,
    MACHINE,
    OFFICER,
    PANICKED,
    REACTIONS,
    ROUTED,
    SIDES,
    STEADY,
    VEHICLE,
    Referee,
    Table,
)

LEADER_BONUS: int = LEDGER.data("CZ-INIT-01")["leader"]
SUB_LEADER_BONUS: int = LEDGER.data("CZ-INIT-01")["sub_leader"]
COHESIVE_DIE, LOOSE_DIE, HERO_DIE = 6, 4, 8  # CZ-INIT-01
FIRST, SECOND = "act-first", "act-second"


def initiative(referee: Referee) -> None:
    """Cohesion is fixed, both sides roll, the winner chooses the order, everybody gets his points."""
    referee.change("CZ-SEQ-01", "turn", tells=BEGUN, phase="initiative")
    referee.book(activation="initiative", queue=())
    freeze_cohesion(referee)
    winner = roll_initiative(referee) or tie_break(referee)
    give_points(referee)
    answer = referee.ask("CZ-INIT-02", winner, "order", (FIRST, SECOND), part=WHAT)
    starter = winner if answer == FIRST else opponent(winner)
    referee.change(
        "CZ-INIT-02", "turn", tells=BEGUN, phase="actions", active=starter, starter=starter, winner=winner
    )
    referee.book(step="choose", unit="", figure="", acted=(), action=(), way=(), asked=(), activation="")


def freeze_cohesion(referee: Referee) -> None:
    """Each group is looked at once; the answer holds for the whole turn (CZ-INIT-07)."""
    for unit in tuple(referee.table.units):
        if living(referee.table, unit) and in_cohesion(referee.table, unit):
            referee.mark("CZ-INIT-07", unit, COHESIVE)
        else:
            referee.unmark("CZ-INIT-07", unit, COHESIVE)
            if living(referee.table, unit) and not individual(referee.table, unit):
                tell_why(referee, unit)


def tell_why(referee: Referee, unit: str) -> None:
    """Why a group is out of cohesion: nobody leads it (CZ-INIT-05), some are too far off (CZ-INIT-04, 06)."""
    table = referee.table
    far = strays(table, unit)
    if not has_leader(table, unit):
        referee.note("CZ-INIT-05", "leaderless", unit=unit)
    elif all(ROUTED in table.figures[f].states for f in far):
        referee.note("CZ-INIT-06", "out-of-cohesion", unit=unit, figures=far)
    else:
        referee.note("CZ-INIT-04", "out-of-cohesion", unit=unit, figures=far)


def give_points(referee: Referee) -> None:
    """Action points of every figure for this turn (CZ-AP-01)."""
    for unit in tuple(referee.table.units.values()):
        members = living(referee.table, unit.id)
        points = tuple((figure, allowance(referee.table, figure)) for figure in members)
        for figure, ap in points:
            rule = points_rule(referee.table, figure)
            referee.change(rule, figure, ap=ap, spent=0, pivot=0, aided=False)
        if members and unit.kind != VEHICLE:
            referee.note("CZ-AP-01", "points", unit=unit.id, points=points)


def points_rule(table: Table, figure: str) -> str:
    """The rule that settles the points of a figure."""
    record = table.figures[figure]
    if record.states & {PANICKED, STEADY}:
        return "CZ-AP-03"
    if profile(table, figure).kind == MACHINE and record.damage:
        return "CZ-MACH-06"
    if individual(table, record.unit):
        return "CZ-INIT-08"
    return "CZ-AP-01" if COHESIVE in table.units[record.unit].markers else "CZ-AP-02"


def dice_of(table: Table, side: str) -> tuple[Dice, tuple[Modifier, ...]]:
    """What a side throws and adds: dice of its groups, free heroes and officers, its leaders (CZ-INIT-01)."""
    counts = {COHESIVE_DIE: 0, LOOSE_DIE: 0, HERO_DIE: 0}
    bonus: list[Modifier] = []
    for unit in table.units.values():
        members = living(table, unit.id) if unit.side == side else ()
        if not members or unit.kind == VEHICLE:
            continue
        free = [f for f in members if not table.figures[f].states & REACTIONS]
        counts[HERO_DIE] += sum(profile(table, f).kind == HERO for f in free)
        for officer in free if unit.kind == OFFICER else ():
            counts[officers.DICE[profile(table, officer).quality]] += 1
        for creature in free if unit.kind == ALIEN else ():
            if own := profile(table, creature).initiative:
                dice_thrown, added = pool(own)
                counts[len(dice_thrown.handfuls[0].reading)] += 1
                bonus.append(Modifier("CZ-INIT-08", added))
        if group_die := _group_die(table, unit.id, members):
            counts[group_die] += 1
        if unit.leader in free:
            bonus.append(Modifier("CZ-INIT-01", LEADER_BONUS))
        if unit.sub_leader in free:
            bonus.append(Modifier("CZ-INIT-01", SUB_LEADER_BONUS))
    dice = [die(sides, count) for sides, count in counts.items() if count]
    total = d6(0)
    for number, part in enumerate(dice):
        total = total + part if number else part
    return total.each(), tuple(m for m in bonus if m.value)


def _group_die(table: Table, unit: str, members: tuple[str, ...]) -> int:
    """The die of a group: none where one has its own; a machine is a leaderless group (CZ-INIT-08)."""
    record = table.units[unit]
    if individual(table, unit):
        if record.kind in (HERO, OFFICER) or any(profile(table, f).initiative for f in members):
            return 0
        return LOOSE_DIE if record.kind == MACHINE else COHESIVE_DIE
    return COHESIVE_DIE if COHESIVE in record.markers else LOOSE_DIE


def roll_initiative(referee: Referee) -> str:
    """Both totals, then the highest single dice; empty when all dice are equal (CZ-INIT-01, CZ-INIT-03)."""
    thrown: dict[str, tuple[int, tuple[int, ...]]] = {}
    for side in SIDES:
        dice, added = dice_of(referee.table, side)
        faces: tuple[int, ...] = referee.roll("CZ-INIT-01", side, dice, added)
        total = sum(faces) + sum(m.value for m in added)
        thrown[side] = total, tuple(sorted(faces, reverse=True))
    for side in SIDES:
        referee.change("CZ-INIT-01", side, initiative=thrown[side][0])
    one, two = thrown[SIDES[0]], thrown[SIDES[1]]
    if one[0] == two[0]:
        referee.note("CZ-INIT-03", "initiative-tied", total=one[0])
    if one == two:
        return ""
    return max(SIDES, key=thrown.__getitem__)  # the total, then die by die; a side with no die left has less


def tie_break(referee: Referee) -> str:
    """One die each until they differ (CZ-INIT-03)."""
    while True:
        thrown = {side: referee.roll("CZ-INIT-03", side, d6()) for side in SIDES}
        if len(set(thrown.values())) == len(SIDES):
            return max(SIDES, key=thrown.__getitem__)
