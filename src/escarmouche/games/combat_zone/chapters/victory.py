"""How a match ends: nobody left, the goal of the scenario, the last turn (CZ-GAME-02, CZ-GAME-03)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import ENDED, SCORED
from escarmouche.engine.table import DRAW
from escarmouche.games.combat_zone.chapters.figures import (
    in_play,
    on_table,
    opponent,
    profile,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.technology import DONE
from escarmouche.games.combat_zone.chapters.things import lying, lying_thing
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import (
    ABOARD,
    ALIVE,
    DEAD,
    LEFT,
    ROUTED,
    SIDES,
    STABILISED,
    STUNNED,
    VEHICLE,
    WRECK,
    Referee,
    Table,
    Zone,
)
from escarmouche.space.shapes import Point

LOST = frozenset({DEAD, WRECK, LEFT})
KILLED = frozenset({DEAD, WRECK})
CLEAR_LEAD = 10
"""A lead below one tenth of the game size is a draw (CZ-GAME-03)."""
HOME: int = 100 * LEDGER.data("CZ-GAME-01")["deployment_depth_cm"]


def over(referee: Referee, rule: str, winner: str) -> None:
    """The match ends; `winner` is a side or a draw."""
    referee.change(rule, "turn", tells=ENDED, over=winner, over_rule=rule)


def immediate(referee: Referee) -> bool:
    """A side with no figure left has lost at once; both at the same time: a draw (CZ-GAME-03)."""
    table = referee.table
    if table.turn.over:
        return True
    standing = {unit.side for unit in table.units.values() if unit.figures and unit.kind != VEHICLE}
    if len(standing) == len(SIDES):
        return False
    over(referee, "CZ-GAME-03", next(iter(standing)) if standing else DRAW)
    return True


def end_of_turn(referee: Referee) -> None:
    """At the end of step 4: the goal of the scenario, then the last turn (CZ-SEQ-01)."""
    if immediate(referee):
        return
    played = scenario.of(referee.table)
    if played.goal == scenario.HOLD:
        _score_zone(referee, played)
    winner = reached(referee.table, played)
    if winner:
        over(referee, played.rule, winner)
        return
    table = referee.table
    if table.turn.round >= table.setting.turns:
        over(referee, played.rule, at_the_limit(table, played))


# -- goals ------------------------------------------------------------------------------------------------


def zone_of(table: Table, id: str) -> Zone | None:
    """A zone of the map by its name."""
    return next((zone for zone in table.setting.zones if zone.id == id), None)


def inside(zone: Zone, at: Point) -> bool:
    """Whether a place is in a zone, its boundary included."""
    return zone.a[0] <= at[0] <= zone.b[0] and zone.a[1] <= at[1] <= zone.b[1]


def holders(table: Table, zone: Zone) -> dict[str, int]:
    """How many figures of each side stand in a zone and are in their senses."""
    counts = dict.fromkeys(SIDES, 0)
    for figure in on_table(table):
        record = table.figures[figure]
        if (
            not record.states & {ROUTED, STUNNED}
            and inside(zone, where(record))
            and table.units[record.unit].kind != VEHICLE
        ):
            counts[side_of(table, figure)] += 1
    return counts


def _score_zone(referee: Referee, played: scenario.Scenario) -> None:
    """A point for whoever has more figures in the zone."""
    zone = zone_of(referee.table, played.zone)
    if zone is None:
        return
    counts = holders(referee.table, zone)
    if len(set(counts.values())) == len(SIDES):
        side = max(SIDES, key=counts.__getitem__)
        total = referee.table.sides[side].score + 1
        ours, theirs = counts[side], counts[opponent(side)]
        held: dict[str, Any] = {"zone": zone.id, "ours": ours, "theirs": theirs, "purse": "score"}
        referee.change(played.rule, side, score=total)
        referee.note(played.rule, "holds", tells=SCORED, side=side, points=1, total=total, **held)


def reached(table: Table, played: scenario.Scenario) -> str:
    """The side that has reached the goal of the scenario; empty while nobody has."""
    attacker = next((s.id for s in table.sides.values() if s.role == scenario.ATTACKER), "")
    if played.goal == scenario.EXTRACT:
        return carried_home(table)
    if played.goal == scenario.HUNT:
        hunted = next((f for f in table.figures.values() if f.unit.endswith(scenario.TARGET)), None)
        return attacker if hunted and hunted.fate != ALIVE else ""
    if played.goal == scenario.SABOTAGE:
        done = all(t.state == DONE and t.holder == attacker for t in lying(table) if t.kind == "device")
        return attacker if done else ""
    return ""


def carried_home(table: Table) -> str:
    """The side one of whose figures holds the object within 15 cm of its own edge; empty if none does."""
    for figure in in_play(table):
        record = table.figures[figure]
        side = side_of(table, figure)
        if not record.carrying or ROUTED in record.states:
            continue
        carried = lying_thing(table, record.carrying)
        if carried and carried.kind == "object" and at_home(table, figure):
            return side
    return ""


def at_home(table: Table, figure: str) -> bool:
    """Whether a base comes within the deployment depth of its side's edge."""
    record = table.figures[figure]
    return from_edge(table, side_of(table, figure), where(record)) - profile(table, figure).radius <= HOME


def from_edge(table: Table, side: str, at: Point) -> int:
    """How far a place is from the edge of a side."""
    width, depth = table.ground.width, table.ground.depth
    apart = {"south": at[1], "north": depth - at[1], "west": at[0], "east": width - at[0]}
    return apart.get(table.sides[side].edge, 0)


# -- the last turn ------------------------------------------------------------------------------------------


def at_the_limit(table: Table, played: scenario.Scenario) -> str:
    """Who wins when the last turn is over: by the goal first, then by points."""
    if played.goal == scenario.STARTER:
        return by_eliminations(table)
    if played.goal in (scenario.HUNT, scenario.SABOTAGE):
        return next((s.id for s in table.sides.values() if s.role == scenario.DEFENDER), DRAW)
    if played.goal == scenario.HOLD:
        scores = {side: table.sides[side].score for side in SIDES}
        if len(set(scores.values())) == len(SIDES):
            return max(SIDES, key=scores.__getitem__)
    if played.goal == scenario.EXTRACT:
        holder = next((f for f in in_play(table) if table.figures[f].carrying), "")
        if holder:
            return side_of(table, holder)
    return by_points(table)


def points_lost(table: Table, side: str) -> int:
    """The price of a side's figures eliminated or gone; those stabilised live on (CZ-TECH-05)."""
    return sum(
        profile(table, figure.id).cost
        for figure in table.figures.values()
        if figure.fate in LOST and table.units[figure.unit].side == side
    )


def came_home(table: Table) -> dict[str, tuple[str, ...]]:
    """Those who live on after a battle, who left the table too, with the weapons they took (CZ-GAME-04)."""
    return {
        figure.id: tuple(dict.fromkeys((*figure.gained, *figure.blades)))
        for figure in table.figures.values()
        if figure.fate in (ALIVE, ABOARD, STABILISED, LEFT)
    }


def by_points(table: Table) -> str:
    """Compare points of enemy figures eliminated or gone; a small lead is a draw (CZ-GAME-03)."""
    one, two = SIDES
    lead = points_lost(table, two) - points_lost(table, one)
    if abs(lead) * CLEAR_LEAD < table.setting.size:
        return DRAW
    return one if lead > 0 else two


def by_eliminations(table: Table) -> str:
    """Whoever has eliminated more figures; equal numbers are a draw (CZ-GAME-02)."""
    fallen = {
        side: sum(
            f.fate in KILLED
            and table.units[f.unit].side == opponent(side)
            and table.units[f.unit].kind != VEHICLE
            for f in table.figures.values()
        )
        for side in SIDES
    }
    return max(SIDES, key=fallen.__getitem__) if len(set(fallen.values())) == len(SIDES) else DRAW
