"""Fire arcs of vehicles: which half of the table a weapon covers (ledger area TR-VEH-12 to 16).

Wheeled vehicles and antigravs have them (TR-VEH-08). The weapons of each arc are part of the profile,
which the list settles and play never changes (TR-VEH-13, TR-VEH-16).
"""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.options import NUMBER
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.trauma.chapters.units import profile
from escarmouche.games.trauma.table import Referee, Table
from escarmouche.space.shapes import in_half_plane

FIRST, SECOND = 1, 2
LEFT_RIGHT = "left_right"


def arcs_with(table: Table, vehicle: str, figures: Sequence[str]) -> tuple[int, ...]:
    """The arcs that hold the base centre of at least one of the figures (TR-VEH-14, TR-VEH-15).

    Arc 1 is the front half, its line included, or the left half where the line runs along the facing.
    """
    record, along = table.figures[vehicle], line_of(table, vehicle)
    first = second = False
    for figure in figures:
        if in_half_plane(where(record), along, where(table.figures[figure])):
            first = True
        else:
            second = True
    return (FIRST,) * first + (SECOND,) * second


def line_of(table: Table, vehicle: str) -> int:
    """The way, in degrees, that the middle of arc 1 looks: ahead, or to the left."""
    return table.figures[vehicle].facing + (90 if profile(table, vehicle).arcs == LEFT_RIGHT else 0)


def chosen_arc(table: Table, vehicle: str, target: str) -> int:
    """The arc chosen in this action for a target that could be in both, or 0 (TR-VEH-14)."""
    for known, aimed, arc in table.turn.arcs:
        if known == vehicle and aimed == target:
            return arc
    return 0


def bearing(
    table: Table, bearers: Sequence[str], arc: int, target: str, figures: Sequence[str]
) -> tuple[str, ...]:
    """The bearers whose weapon in this arc may be turned on the target (TR-VEH-12); all, if it has no arc.

    Antigravs and wheeled vehicles have arcs (TR-VEH-08, TR-VEH-11), walkers none (TR-VEH-01).
    """
    if not arc:
        return tuple(bearers)  # TR-VEH-01
    return tuple(
        b for b in bearers if chosen_arc(table, b, target) in (0, arc) and arc in arcs_with(table, b, figures)
    )


def choose_arcs(
    referee: Referee,
    side: str,
    target: str,
    arc: int,
    *,
    able: Sequence[str],
    figures: Sequence[str],
    waiting: dict[str, tuple[str, ...]],
) -> None:
    """For each vehicle its owner says in which arc a target astride its line is, for the action (TR-VEH-14).

    `able` are the vehicles that could fire now, `waiting` those with a weapon of the other arc still to fire.
    The salvo under way needs one vehicle: the last one that can is not asked.
    """
    firing = [v for v in able if arcs_with(referee.table, v, figures) == (arc,)]
    open_choice = [v for v in able if v not in firing and not chosen_arc(referee.table, v, target)]
    firing += [v for v in able if v not in firing and v not in open_choice]
    for number, vehicle in enumerate(open_choice):
        last = not firing and number == len(open_choice) - 1
        other = any(vehicle in bearers for bearers in waiting.values())
        options = (FIRST, SECOND) if other and not last else (arc,)
        chosen = referee.ask(
            "TR-VEH-14",
            side,
            "arc",
            options,
            proposal=arc,
            actor=vehicle,
            against=(target,),
            part=NUMBER,
            which=(number + 1, len(open_choice)),
            vehicle=vehicle,
            target=target,
        )
        referee.book(arcs=(*referee.table.turn.arcs, (vehicle, target, chosen)))
        referee.note("TR-VEH-14", "arc-chosen", vehicle=vehicle, target=target, arc=chosen)
        if chosen == arc:
            firing.append(vehicle)
