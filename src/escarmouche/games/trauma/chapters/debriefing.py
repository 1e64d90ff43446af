"""The debriefing: control, points, end effects, end of the match or the next turn (ledger area TR-DEBR)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.table import DRAW
from escarmouche.games.company.chapters.scoring import ahead, finish, score, winner
from escarmouche.games.trauma.chapters import general, objectives
from escarmouche.games.trauma.chapters.units import opponent
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup import scenario
from escarmouche.games.trauma.table import GONE, ON_TABLE, RESERVE, SECTION, SIDES, Referee, Table

COMMAND, _, DEBRIEFING = LEDGER.data("TR-TURN-02")["phases"]
REINFORCEMENT = "reinforcement"


def debrief(referee: Referee) -> None:
    """The four steps of the debriefing, a pending succession first (TR-DEBR-01)."""
    if referee.table.turn.phase != DEBRIEFING:
        referee.change("TR-TURN-02", "turn", tells=BEGUN, phase=DEBRIEFING)
    for side in SIDES:
        general.succession(referee, side)
    control(referee)
    count_points(referee)
    end_effects(referee)
    if not end_of_match(referee):
        next_turn(referee)


def control(referee: Referee) -> None:
    """Work out anew who holds each strategic point (TR-DEBR-02, 05); it lasts until the next debriefing."""
    seen: dict[str, str] = {}
    for point in tuple(referee.table.things.values()):
        place = point.zone or point.piece
        if place not in seen:  # one test for a piece that bears two points (TR-DEBR-09)
            counts = objectives.presence(referee.table, point)
            seen[place] = winner(counts)
            for unit in objectives.disorganised_at(referee.table, point):
                referee.note("TR-DEBR-04", "does-not-count", unit=unit, point=point.id)
            if len(counts) > 1:
                referee.note("TR-DEBR-03", "contested", point=point.id, counts=counts, side=seen[place])
        holder = seen[place]
        if holder == point.side:
            continue
        if holder:
            referee.note("TR-DEBR-02", "controls", point=point.id, side=holder)
        else:
            referee.note("TR-DEBR-05", "control-lost", point=point.id, side=point.side)
        referee.change("TR-DEBR-05", point.id, side=holder)


def count_points(referee: Referee) -> None:
    """Both sides add what they have won this turn to what they have (TR-DEBR-06)."""
    for side in SIDES:
        _win(referee, side)


def _win(referee: Referee, side: str) -> None:
    """PV and PR of a side for this turn, each with a line in the record that says what for."""
    table = referee.table
    played, role = scenario.of(table), table.sides[side].role
    for point in tuple(table.things.values()):
        if point.side != side:
            continue
        pv, pr = played.gain(point.kind, role)
        if pv:
            score(referee, played.scoring, side, pv, point.id)
        if pr:
            referee.gain(played.scoring, side, "pr", pr, source=point.id)
    for unit in table.sides[opponent(side)].lost:
        kind = table.setting.entries[table.units[unit].entry].kind
        if pv := played.kill(kind, role):
            score(referee, played.scoring, side, pv, unit)


def end_effects(referee: Referee) -> None:
    """Unspent command points are lost; orders, states and incidents stay (TR-DEBR-08, TR-CMD-12)."""
    for side in SIDES:
        record = referee.table.sides[side]
        if record.pc:
            referee.spend("TR-DEBR-08", side, "pc", record.pc)
        if record.lost:
            referee.change("TR-DEBR-06", side, lost=())


def end_of_match(referee: Referee) -> bool:
    """Whether the match ends here, and how: the target, nobody left to score, the last turn (TR-DEBR-07)."""
    table = referee.table
    ends = scenario.of(table).ends
    there = [side for side in SIDES if table.sides[side].pv >= table.setting.target]
    if len(there) == 2:
        finish(referee, ends.both, DRAW)
    elif there:
        referee.note("TR-DEBR-07", "target-reached", side=there[0], pv=table.sides[there[0]].pv)
        finish(referee, ends.target, there[0])
    elif spent := [side for side in SIDES if cannot_score(table, side)]:
        referee.note(ends.exhausted, "cannot-score", sides=tuple(spent))
        finish(referee, ends.exhausted, ahead(table))
    elif table.setting.turns and table.turn.round >= table.setting.turns:
        finish(referee, "TR-TURN-01", ahead(table))
    else:
        return False
    return True


def cannot_score(table: Table, side: str) -> bool:
    """No unit on the table or in Reserve, none that comes back, and none that can be bought (TR-SCEN-16)."""
    pr = table.sides[side].pr
    for unit in table.units.values():
        if unit.side != side:
            continue
        if unit.place in (ON_TABLE, RESERVE) or (unit.place == SECTION and unit.cost <= pr):
            return False
        skills = table.setting.entries[unit.entry].skills
        if unit.place == GONE and unit.extended and REINFORCEMENT in skills:
            return False
    return True


def next_turn(referee: Referee) -> None:
    """The next turn begins with its command phase (TR-TURN-02)."""
    number = referee.table.turn.round + 1
    referee.change("TR-TURN-02", "turn", tells=BEGUN, round=number, phase=COMMAND)
    referee.book(step="recruit", activation=COMMAND, active="", starter="", unit="")
