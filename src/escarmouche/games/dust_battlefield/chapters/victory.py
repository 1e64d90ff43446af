"""When the game ends and who has won (DB-END-01, area DB-SCEN)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.victory import by_points, end, on_table
from escarmouche.games.dust.table import BOARD, OBJECTIVE, OFF, RESERVE, Thing, opponent, things_of
from escarmouche.games.dust_battlefield.chapters import objectives
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import AMBUSH, SIDES, Referee, Table

CLEAR = 4000
"""How near to an objective an attacker keeps the defender from winning (DB-SCEN-06)."""


def wiped_out(table: Table, side: str) -> bool:
    """Whether a side has nobody left: not in the first turn, nor while units are still due (DB-END-01)."""
    if table.turn.round < 2 or not table.sides[side].lost or on_table(table, side):
        return False
    return not any(u.side == side and u.place in (OFF, RESERVE, AMBUSH) for u in table.units.values())


def met(table: Table, taken: list[tuple[str, Thing]]) -> dict[str, str]:
    """The sides that have met their aim, each with the rule."""
    played = scenario.of(table)
    winners: dict[str, str] = {}
    for side, mark in taken:
        if played.win == "attacker":
            if side == scenario.attacker(table):
                winners[side] = played.rule
        elif mark.half != table.sides[side].half:
            winners[side] = played.rule
    return winners


def cleared(table: Table) -> bool:
    """Whether the defender has driven the attacker off (DB-SCEN-03, DB-SCEN-04, DB-SCEN-06)."""
    played = scenario.of(table)
    if not played.clear_from or table.turn.round < played.clear_from:
        return False
    attacker = scenario.attacker(table)
    defended = table.sides[opponent(attacker)].half
    for unit, members in bodies.bodies(table).items():
        record = table.units[unit]
        if record.side != attacker or record.place != BOARD:
            continue
        for body in members:
            if played.zones == "short":
                if scenario.in_half(table, defended, body.at):
                    return False
            elif any(objectives.from_objective(body, m) < CLEAR for m in things_of(table, OBJECTIVE)):
                return False
    return True


def check(referee: Referee, taken: list[tuple[str, Thing]]) -> bool:
    """End the game at the end of a turn if it is over."""
    table = referee.table
    played = scenario.of(table)
    winners = met(table, taken)
    for side in SIDES:
        if wiped_out(table, side):
            winners.setdefault(opponent(side), "DB-END-01")
    if len(winners) == 1:
        ((side, rule),) = winners.items()
        end(referee, side, rule)
        return True
    if not winners and cleared(table):
        end(referee, opponent(scenario.attacker(table)), played.rule)
        return True
    if winners or table.turn.round >= scenario.turns(table):
        if not winners and played.win == "attacker":
            end(referee, opponent(scenario.attacker(table)), played.rule)
        else:
            end(referee, by_points(table), "DB-END-01")
        return True
    return False
