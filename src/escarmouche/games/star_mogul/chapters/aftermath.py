"""After the battle: recovery, people left behind, wrecks, Loyalty, salvage sold (area SM-POST)."""

from __future__ import annotations

from escarmouche.engine.dice import Dice, d6
from escarmouche.engine.requests import Modifier
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.chapters import missions, models, salvage
from escarmouche.games.star_mogul.chapters.casualties import people
from escarmouche.games.star_mogul.chapters.dice import LEAST, MOST
from escarmouche.games.star_mogul.chapters.models import in_zone, profile, side_of
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import ABOARD, BURNT, LOADS, OUT, UP, WRECK, Referee, Table
from escarmouche.space.shapes import Point

RECOVERY = LEDGER.data("SM-POST-01")
VALUE = 100
"""Credits for each point of the die (SM-POST-04)."""
RADIUS = models.RADIUS


def recovery_dice(kind: str) -> Dice:
    """1D6: a BIOS comes back on 1 to 4, a MEKK on 1 or 2 (SM-POST-01, SM-STATE-04)."""
    return d6().on(*RECOVERY[f"{kind}_back"])


def sale_dice() -> Dice:
    """1D6 for each secured counter, a hundred credits a point (SM-POST-04)."""
    return d6()


def casualties_of(table: Table, side: str) -> tuple[str, ...]:
    """Who rolls for recovery: everyone out of action and not beyond it (SM-POST-02)."""
    return tuple(f for f in people(table, side) if table.figures[f].fate == OUT)


def abandoned(table: Table, side: str) -> tuple[str, ...]:
    """Members of the caller's company outside his drop zone: lost to the roster (SM-POST-03)."""
    if not table.sides[side].called:
        return ()
    return tuple(f for f in people(table, side) if left_out(table, f))


def left_out(table: Table, figure: str) -> bool:
    """Whether somebody is on the table and not wholly in his drop zone, by himself or in a vehicle."""
    own = table.figures[figure]
    if own.fate == UP:
        return not in_zone(table, figure)
    if own.fate != ABOARD:
        return False
    unit = table.units[own.unit]
    vehicle = unit.aboard or unit.id
    return not in_zone(table, table.units[vehicle].roster[0], side_of(table, figure))


def loyalty_changes(table: Table, side: str, result: str) -> tuple[Modifier, ...]:
    """What the battle does to a company's Loyalty for good (SM-POST-05 to SM-POST-09)."""
    record = table.sides[side]
    found = []
    if record.fired_on_melee:
        found.append(Modifier("SM-POST-05", LEDGER.data("SM-POST-05")["modifier"]))
    if record.called and any(left_out(table, f) for f in people(table, side)):
        found.append(Modifier("SM-POST-06", LEDGER.data("SM-POST-06")["modifier"]))
    revenge = table.setting.mission == missions.REVENGE and record.role == missions.DEMANDER
    if rule := for_the_result(side, result, revenge=revenge):
        found.append(Modifier(rule, LEDGER.data(rule)["modifier"]))
    return tuple(found)


def for_the_result(side: str, result: str, *, revenge: bool) -> str:
    """The rule by which winning, or a demanded revenge, or losing changes Loyalty; empty for a draw."""
    if result == side:
        return "SM-POST-09" if revenge else "SM-POST-07"
    return "" if result == DRAW else "SM-POST-08"


def kept_within(loyalty: int) -> int:
    """Loyalty stays between 5 and 16 (SM-LOY-07)."""
    return min(max(loyalty, LEAST), MOST)


def wrecks_home(table: Table, side: str, result: str) -> tuple[str, ...]:
    """Wrecks that come home: inside the zone, or of the winner unless he left (SM-POST-12)."""
    home = []
    for thing in table.things.values():
        if thing.kind != WRECK or thing.side != side:
            continue
        inside = table.sides[side].zone[0] >= 0 and wreck_inside(table, thing.piece, table.sides[side].zone)
        if inside or (result == side and not table.sides[side].called):
            home.append(thing.holder)
    return tuple(home)


def wreck_inside(table: Table, piece: str, zone: Point) -> bool:
    """Whether a wreck lies wholly in a drop zone."""
    corners = table.ground.piece(piece).footprint
    return all((x - zone[0]) ** 2 + (y - zone[1]) ** 2 <= RADIUS**2 for x, y in corners)


def settle(referee: Referee, side: str, result: str) -> None:
    """All that the battle has brought a company, in the order of SM-POST-13."""
    table = referee.table
    changes = loyalty_changes(table, side, result)
    for figure in abandoned(table, side):
        referee.change("SM-POST-03", figure, facts={"figure": figure}, fate=BURNT)
    for figure in casualties_of(referee.table, side):
        back = referee.roll("SM-POST-01", side, recovery_dice(profile(table, figure).kind), figure=figure)
        referee.note("SM-POST-02", "recovery", figure=figure, back=bool(back))
    for vehicle in wrecks_home(table, side, result):
        referee.note("SM-POST-12", "wreck-home", unit=vehicle)
    if changes:
        loyalty = kept_within(table.sides[side].loyalty + sum(m.value for m in changes))
        for change in changes:
            referee.note(change.rule, "loyalty-changes", side=side, value=change.value)
        referee.change("SM-LOY-07", side, loyalty=loyalty)
    sold = [id for id in salvage.secured(table, side) if table.things[id].kind in LOADS]
    credits = sum(VALUE * int(referee.roll("SM-POST-04", side, sale_dice(), thing=id)) for id in sold)
    if sold:
        referee.gain("SM-POST-04", side, "credits", credits)
    referee.change("SM-SALV-04", side, secured=len(salvage.secured(referee.table, side)))
