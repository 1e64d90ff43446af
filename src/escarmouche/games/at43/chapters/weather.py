"""Storm, cold wave and retreat: what a campaign does to a turn of battle (A4-WAR-04, 06, 18)."""

from __future__ import annotations

from escarmouche.engine.options import TARGET, WHAT
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.at43.chapters.campaign import COLD_WAVE, STORM, climate, climate_for, playing
from escarmouche.games.at43.chapters.dice import random_heading
from escarmouche.games.at43.chapters.losses import eliminate
from escarmouche.games.at43.chapters.movement import aftermath
from escarmouche.games.at43.chapters.states import update_engaged
from escarmouche.games.at43.chapters.units import units_on_table
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import ABOARD, ON_TABLE, RESERVE, SECTION, Referee, Table
from escarmouche.games.company.chapters.scoring import finish, score
from escarmouche.space.shapes import onward

BLOWN = 100 * int(LEDGER.data("A4-WAR-04")["cm"])
RETREAT = "retreat"


def storm(referee: Referee) -> None:
    """Before the tactical phase each player names a unit of his left neighbour (A4-WAR-04)."""
    if climate(referee.table) != STORM:
        return
    sides = playing(referee.table)
    for n, side in enumerate(sides):
        other = sides[(n + 1) % len(sides)]
        if other == side or climate_for(referee.table, other) != STORM:
            continue
        units = tuple(units_on_table(referee.table, other))
        if not units:
            continue
        unit = referee.ask("A4-WAR-04", side, "storm", units, against=units, part=TARGET)
        blow(referee, side, unit)


def blow(referee: Referee, side: str, unit: str) -> None:
    """All members shift by the same way, 5 cm in a direction of the die; obstacles stop them (A4-WAR-04)."""
    table = referee.table
    heading = random_heading(referee, "A4-WAR-04", side, table.setting.north, unit=unit)
    ahead = onward((0, 0), heading, BLOWN)
    order = sorted(
        table.units[unit].figures,
        key=lambda f: -(table.figures[f].x * ahead[0] + table.figures[f].y * ahead[1]),
    )
    steps = []
    trial = table.copy()
    for figure in order:
        if trial.figures[figure].inside:
            continue
        end = aftermath.slid_to(trial, unit, figure, heading, BLOWN)
        if end != (trial.figures[figure].x, trial.figures[figure].y):
            trial.change(figure, {"x": end[0], "y": end[1]})
            steps.append((figure, (end,), -1))
    referee.move("A4-WAR-04", unit, tuple(steps))
    update_engaged(referee)
    aftermath.fall(referee, unit)
    update_engaged(referee)


def frozen(table: Table) -> tuple[str, ...]:
    """The units that have not moved of their own accord this turn and feel the cold wave (A4-WAR-06)."""
    if climate(table) != COLD_WAVE:
        return ()
    moved = {unit for unit, _ in table.turn.moves}
    came = {word.removeprefix("in:") for word in table.turn.used if word.startswith("in:")}
    return tuple(
        unit
        for unit in units_on_table(table)
        if unit not in moved | came and climate_for(table, table.units[unit].side) == COLD_WAVE
    )


def cold_wave(referee: Referee) -> None:
    """At the start of the control phase who has stood still is destroyed (A4-WAR-06)."""
    for unit in frozen(referee.table):
        referee.note("A4-WAR-06", "frozen", unit=unit)
        eliminate(referee, "A4-WAR-06", unit, referee.table.units[unit].figures)


# -- retreat (A4-WAR-18) -------------------------------------------------------------------------------------


def offer_retreat(referee: Referee) -> bool:
    """At the end of a control phase each may leave, the authority loser first; whether that ends it all."""
    if referee.table.setting.campaign is None:
        return False
    ranking = referee.table.turn.ranking or tuple(referee.table.sides)
    for side in ranking:
        if referee.table.sides[side].retreated:
            continue
        answer = referee.ask("A4-WAR-18", side, "retreat", (NO_ONE, RETREAT), proposal=NO_ONE, part=WHAT)
        if answer == RETREAT:
            retreat(referee, side)
            if end_alone(referee):
                return True
    return False


def retreat(referee: Referee, side: str) -> None:
    """All its units on the battlefield are destroyed; the others go home (A4-WAR-18)."""
    referee.change("A4-WAR-18", side, facts={"side": side}, retreated=True)
    for unit in tuple(referee.table.units.values()):
        if unit.side != side or not unit.figures:
            continue
        if unit.place in (ON_TABLE, ABOARD):
            eliminate(referee, "A4-WAR-18", unit.id, unit.figures)
        elif unit.place == RESERVE:
            referee.change("A4-WAR-18", unit.id, place=SECTION)


def end_alone(referee: Referee) -> bool:
    """Who is left alone after retreats has the most PV the mission can give, and has won (A4-WAR-18)."""
    left = playing(referee.table)
    if len(left) != 1:
        return False
    side = left[0]
    more = referee.table.setting.max_pv - referee.table.sides[side].pv
    if more > 0:
        score(referee, "A4-WAR-18", side, more, side)
    finish(referee, "A4-WAR-18", side)
    return True
