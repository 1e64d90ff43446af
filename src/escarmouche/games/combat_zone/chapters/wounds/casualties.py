"""What becomes of figures: eliminated, wrecked, panicked, routed, stunned (CZ-WND-01, CZ-REAC-13 to 16)."""

from __future__ import annotations

from escarmouche.engine.kinds import SCORED
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.figures import (
    on_table,
    opponent,
    profile,
    side_of,
    touching,
    where,
)
from escarmouche.games.combat_zone.chapters.things import leave_wreck, pass_on
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    DEAD,
    MACHINE,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    WAITING,
    WRECK,
    Referee,
    Table,
    Thing,
)
from escarmouche.space.shapes import Point, discs_overlap, distance, toward

AP_CAP: int = LEDGER.data("CZ-REAC-13")["ap_cap"]
CASUALTY = "casualty"
STEP_UNDER_WAY = 4
"""How many words `turn.action` has in the middle of a step: move, facing, and where it began."""
BACK = 25


def eliminate(referee: Referee, rule: str, figure: str) -> None:
    """Out of the fight: a casualty is left lying, what it carried lies there, its foes are free (CZ-WND-01).

    A machine becomes a wreck instead. The other side counts its points, whoever struck.
    """
    table = referee.table
    if table.figures[figure].fate != ALIVE:
        return
    if profile(table, figure).kind == MACHINE:
        wreck(referee, rule, figure)
        return
    record = table.figures[figure]
    telling.lost(referee, rule, "eliminated", figure)
    remove(referee, rule, figure, DEAD)
    casualty = Thing(f"{CASUALTY}-{figure}", CASUALTY, record.x, record.y, holder=figure)
    referee.put("CZ-WND-01", casualty)
    _count_kill(referee, rule, figure)


def wreck(referee: Referee, rule: str, figure: str) -> None:
    """A machine is finished: a piece of medium cover stands where it was (CZ-MACH-05, CZ-MACH-08)."""
    table = referee.table
    telling.lost(referee, rule, "wrecked", figure)
    spot = _resting_place(table, figure)
    if spot != where(table.figures[figure]):
        telling.go(referee, "CZ-MOVE-06", figure, (spot,))
    remove(referee, rule, figure, WRECK)
    leave_wreck(referee, "CZ-MACH-08", figure)
    _count_kill(referee, rule, figure)


def _resting_place(table: Table, figure: str) -> Point:
    """Where a wreck lies: where the machine stood; one hit in the midst of a friend, back on its way.

    Bases do not overlap (CZ-MOVE-06), and nobody walks out of a wreck that stands on him.
    """
    turn, spot = table.turn, where(table.figures[figure])
    if turn.figure != figure or len(turn.action) < STEP_UNDER_WAY:
        return spot
    start = int(turn.action[2]), int(turn.action[3])
    radius = profile(table, figure).radius
    bases = [(where(table.figures[f]), profile(table, f).radius) for f in on_table(table) if f != figure]
    while spot != start and any(discs_overlap(spot, radius, *base) for base in bases):
        back = toward(spot, start, BACK)
        spot = start if back == spot or distance(back, start) < BACK else back
    return spot


def remove(referee: Referee, rule: str, figure: str, fate: str) -> None:
    """Take a figure off the table for good: dead, a wreck, or gone over the edge (CZ-REAC-18)."""
    drop_object(referee, "CZ-ACT-03", figure)
    release(referee, rule, figure)
    record = referee.table.figures[figure]
    referee.change(rule, figure, fate=fate, states=frozenset(), ap=0, foes=())
    unit = referee.table.units[record.unit]
    referee.change(rule, unit.id, figures=tuple(f for f in unit.figures if f != figure))


def _count_kill(referee: Referee, rule: str, figure: str) -> None:
    """Its points go to the other side (CZ-GAME-03)."""
    enemy = referee.table.sides[opponent(side_of(referee.table, figure))]
    cost = profile(referee.table, figure).cost
    if cost:
        score(referee, rule, enemy.id, cost)


def score(referee: Referee, rule: str, side: str, points: int) -> None:
    """Points of figures put out, or of one that lives after all (CZ-TECH-05)."""
    total = max(0, referee.table.sides[side].kills + points)
    told = {"side": side, "points": points, "total": total}
    referee.change(rule, side, tells=SCORED, facts=told, kills=total)


def drop_object(referee: Referee, rule: str, figure: str) -> None:
    """What the figure carries lies where it stands, free for either side (CZ-ACT-03)."""
    table = referee.table
    record = table.figures[figure]
    if not record.carrying:
        return
    referee.note(rule, "object-dropped", figure=figure, object=record.carrying)
    pass_on(referee, rule, record.carrying, x=record.x, y=record.y, holder="")
    referee.change(rule, figure, carrying="")


def release(referee: Referee, rule: str, figure: str) -> None:
    """Those who fought it are free of it (CZ-CC-02), and free to act where it was the last (CZ-CC-17)."""
    for other, record in tuple(referee.table.figures.items()):
        if figure in record.foes:
            left = tuple(f for f in record.foes if f != figure)
            referee.change("CZ-CC-02" if left else "CZ-CC-17", other, foes=left)
            if not left and record.fate == ALIVE and ROUTED not in record.states:
                referee.note("CZ-CC-17", "free-again", figure=other)


def leave_behind(referee: Referee, figure: str) -> None:
    """A routed foe that it has walked away from is engaged with it no more: contact is gone (CZ-CC-02)."""
    table = referee.table
    for other, record in tuple(table.figures.items()):
        if figure in record.foes and not touching(table, figure, other):
            referee.change("CZ-CC-02", other, foes=tuple(f for f in record.foes if f != figure))


def nerveless(table: Table, figure: str) -> bool:
    """Machines are neither panicked nor routed nor stunned (CZ-MACH-10)."""
    return profile(table, figure).kind == MACHINE


def panic(referee: Referee, rule: str, figure: str) -> None:
    """The figure panics: 3 action points this turn in all, its opportunity fire is lost (CZ-REAC-13, 14).

    A worse state stays: a routed or stunned figure is not helped by a fright (CZ-REAC-16).
    """
    table = referee.table
    record = table.figures[figure]
    if record.fate != ALIVE or nerveless(table, figure):
        return
    worse = record.states & {ROUTED, STUNNED}
    if not worse:
        lose_opportunity(referee, "CZ-OPP-03", figure)
    if worse or PANICKED in record.states:
        if rule != "CZ-AREA-08":  # the flames are told beside the wound
            referee.note("CZ-REAC-16", "no-worse", figure=figure)
        return
    left = min(record.ap, max(0, AP_CAP - record.spent))
    told = {"left": left}
    why = rule if left == record.ap else "CZ-REAC-14"
    telling.mark(referee, why, figure, PANICKED, instead=frozenset({STEADY}), facts=told, ap=left)


def strikes_routed(table: Table) -> bool:
    """Whether one who routs while engaged dies only when an enemy pays for it (switch, CZ-REAC-19)."""
    return bool(table.setting.options.get("rout_in_combat") == "strike")


def rout(referee: Referee, rule: str, figure: str) -> None:
    """The figure runs from the next compulsory step on; until then it can do nothing (CZ-REAC-16, CZ-SEQ-03).

    One that is engaged has nowhere to run and is eliminated at once (CZ-REAC-19); where the switch says that
    it must be struck down, its foes are free of it, and it stays tied to them until it leaves or dies.
    """
    table = referee.table
    record = table.figures[figure]
    if record.fate != ALIVE or nerveless(table, figure):
        return
    if record.foes and not strikes_routed(table):
        referee.note(rule, "routed-in-combat", figure=figure)
        eliminate(referee, "CZ-REAC-19", figure)
        return
    lose_opportunity(referee, "CZ-OPP-03", figure)
    drop_object(referee, "CZ-ACT-03", figure)
    referee.note("CZ-SEQ-03", "routed", figure=figure)
    others = frozenset({PANICKED, STEADY, STUNNED})
    telling.mark(referee, rule, figure, ROUTED, instead=others, ap=0, stun=0)
    release(referee, rule, figure)


def stun(referee: Referee, rule: str, figure: str, score: int) -> None:
    """Stunned instead of dead: no action until a reaction test reaches the weapon's score (CZ-AREA-10)."""
    table = referee.table
    record = table.figures[figure]
    if record.fate != ALIVE or nerveless(table, figure):
        return
    lose_opportunity(referee, "CZ-OPP-03", figure)
    referee.note(rule, "stunned", figure=figure, score=score)
    others = frozenset({PANICKED, ROUTED, STEADY})
    telling.mark(referee, rule, figure, STUNNED, instead=others, ap=0, stun=max(score, record.stun))


def lose_opportunity(referee: Referee, rule: str, figure: str) -> None:
    """Prepared opportunity fire is lost (CZ-OPP-03)."""
    telling.unmark(referee, rule, figure, WAITING)
