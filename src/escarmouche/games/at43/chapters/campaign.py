"""What a campaign brings to its battles: climate and supplies, as the other chapters ask for it (A4-WAR)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import FAIR_WEATHER, FOOT, ON_TABLE, Referee, Table

SPY, COLD, JUMP, LIVERY = "spy", "cold_equipment", "jump_system", "arctic_livery"
THAW, STORM, DOG, COLD_WAVE = "thaw", "storm", "dog_weather", "cold_wave"
MORE_POINTS: int = LEDGER.data("A4-WAR-08")["pc"]
SIGHT = 100 * int(LEDGER.data("A4-WAR-05")["cm"])
"""How far one sees in dog weather."""
STEADFAST, INITIATIVE = 1, 2
PIERCERS = 4
NERVES, RIDES = "nerves_of_steel", "rocket_jump"


def supplies(table: Table, side: str) -> tuple[str, ...]:
    """What a company was given for the week."""
    brought = table.setting.campaign
    return brought.supplies.get(side, ()) if brought else ()


def has_bonus(table: Table, unit: str, bonus: int) -> bool:
    """Whether a unit has learned something (A4-WAR-12 to A4-WAR-17)."""
    brought = table.setting.campaign
    return brought is not None and bonus in brought.experience.get(unit, ())


def climate(table: Table) -> str:
    """The climate of the mission; empty for none."""
    return table.setting.campaign.climate if table.setting.campaign else ""


def climate_for(table: Table, side: str) -> str:
    """The climate as a company feels it: cold equipment keeps off all but fair weather (A4-WAR-07)."""
    now = climate(table)
    return "" if now != FAIR_WEATHER and COLD in supplies(table, side) else now


def playing(table: Table) -> tuple[str, ...]:
    """The sides that are still in the battle: who has called a retreat is not (A4-WAR-18)."""
    return tuple(side for side, record in table.sides.items() if not record.retreated)


# -- command points (A4-WAR-08, A4-WAR-13) -------------------------------------------------------------------


def more_points(referee: Referee, side: str, yielding: Sequence[str]) -> None:
    """A spy's command points, and one for each unit with initiative that yields its own."""
    if SPY in supplies(referee.table, side):
        referee.gain("A4-WAR-08", side, "pc", MORE_POINTS)
    quick = sum(has_bonus(referee.table, unit, INITIATIVE) for unit in yielding)
    if quick:
        referee.gain("A4-WAR-13", side, "pc", quick)


# -- movement and sight (A4-WAR-03, A4-WAR-05) ---------------------------------------------------------------


def why_not_rapid(table: Table, unit: str) -> Refusal | None:
    """No rapid moves in a thaw (A4-WAR-03)."""
    if climate_for(table, table.units[unit].side) == THAW:
        return Refusal("A4-WAR-03", "thaw", {"unit": unit})
    return None


def too_dim(table: Table, figure: str, length: int) -> bool:
    """Whether a figure cannot see so far in dog weather (A4-WAR-05)."""
    if length <= SIGHT:
        return False
    return climate_for(table, table.units[table.figures[figure].unit].side) == DOG


def why_not_so_far(table: Table, unit: str, length: int) -> Refusal | None:
    """In dog weather a shot needs a Range of 3 from leader to leader (A4-WAR-05)."""
    if length > SIGHT and climate_for(table, table.units[unit].side) == DOG:
        return Refusal("A4-WAR-05", "too-dim", {"unit": unit}, length - SIGHT, "cm")
    return None


# -- abilities that are given (A4-WAR-09, A4-WAR-12), livery (A4-WAR-10) -------------------------------------


def grants(table: Table, unit: str, ability: str) -> bool:
    """Whether a campaign gives a unit an ability: jump systems its foot soldiers, fear to the steadfast."""
    if table.setting.campaign is None:
        return False
    record = table.units[unit]
    entry = table.setting.entries[record.entry]
    if ability == RIDES:  # A4-WAR-09
        return entry.family == FOOT and JUMP in supplies(table, record.side)
    if ability != "fear" or not has_bonus(table, unit, STEADFAST):
        return False
    own = [table.setting.profiles[table.figures[f].profile] for f in record.figures]
    calm = NERVES in entry.abilities or all(NERVES in one.abilities for one in own)
    return calm or all(one.morale is None for one in own)  # A4-WAR-12: who takes no test causes fear


def on_snow_in_livery(table: Table, unit: str, icy: bool) -> bool:
    """Whether a unit wears its arctic livery on snowy ground (A4-WAR-10); `icy` tables are snowy."""
    brought = table.setting.campaign
    if brought is None or LIVERY not in supplies(table, table.units[unit].side):
        return False
    return brought.snow or icy


# -- what is remembered (A4-WAR-06, A4-WAR-15, A4-WAR-19) ----------------------------------------------------


def arrive(referee: Referee, unit: str) -> None:
    """Who came in this turn has moved (A4-WAR-06)."""
    if climate(referee.table) == COLD_WAVE and referee.table.units[unit].place == ON_TABLE:
        referee.book(used=(*referee.table.turn.used, f"in:{unit}"))


def begin_salvo(referee: Referee, unit: str) -> None:
    """From here on failed damage dice are those of one salvo (A4-WAR-15)."""
    if has_bonus(referee.table, unit, PIERCERS):
        referee.book(used=(*referee.table.turn.used, f"salvo:{unit}"))


def end_salvo(referee: Referee, unit: str) -> None:
    """The salvo is over (A4-WAR-15)."""
    used = referee.table.turn.used
    words = (f"salvo:{unit}", f"piercing:{unit}")
    if any(word in used for word in words):
        referee.book(used=tuple(word for word in used if word not in words))


def drown(referee: Referee, figure: str) -> None:
    """Armour and infantry of rank 3 in the water may come back after a battle of a campaign (A4-WAR-19)."""
    table = referee.table
    if table.setting.campaign is None:
        return
    unit = table.units[table.figures[figure].unit]
    entry = table.setting.entries[unit.entry]
    if entry.rank == 3 or entry.kind != "infantry":
        side = table.sides[unit.side]
        facts = {"figure": figure}
        referee.change("A4-WAR-19", unit.side, facts=facts, drowned=(*side.drowned, figure))
