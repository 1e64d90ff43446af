"""Equipment of machines that is used by special actions, and reloading (areas DS-VEH, DS-WEAP)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from escarmouche.engine.options import TARGET, WEAPON
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.cards.cards import card_of, partner
from escarmouche.games.dust.chapters.cards.weapons import HIS, line_of, loaded
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import fresh
from escarmouche.games.dust.chapters.people.command import why_not_close
from escarmouche.games.dust.chapters.smoke import lay_smoke
from escarmouche.games.dust.table import (
    AIRCRAFT,
    ALERTED,
    BOARD,
    INFANTRY,
    SHIELDED,
    Card,
    Referee,
    Table,
    opponent,
)

AIR_ALERT, DOZER, SMOKE = "special:air-alert", "special:dozer", "special:smoke"
MEDEVAC, RELOAD = "special:medevac", "special:reload"
SMOKE_USED = "smoke_launchers"
"""In `unit.used`: the launchers are empty (DS-VEH-18)."""
RELOADED = ("reload", "salvo")
"""Weapon rules that need a Loaded marker (DS-WEAP-12, DS-WEAP-13)."""


def empty_lines(table: Table, unit: str) -> list[int]:
    """The weapon lines that wait to be loaded, numbered as in an attack: a joined hero's from HIS on."""
    empty = []
    for owner, number in ((unit, 0), (partner(table, unit), HIS)):
        if not owner:
            continue
        record = table.units[owner]
        for line, weapon in enumerate(table.setting.cards[record.card].weapons):
            if any(key in weapon.rules for key in RELOADED) and loaded(line) not in record.markers:
                empty.append(number + line)
    return empty


@lru_cache(maxsize=512)
def may_need_loading(card: Card) -> bool:
    """Whether the card has a weapon that is ever loaded anew."""
    return any(key in weapon.rules for weapon in card.weapons for key in RELOADED)


def offered(table: Table, unit: str, card: Card) -> list[str]:
    """The special actions of equipment that a unit may announce."""
    words = []
    mate = partner(table, unit)
    if may_need_loading(card) or (mate and may_need_loading(card_of(table, mate))):
        words.append(RELOAD)  # DS-WEAP-12: Attack and Reload may go in the same activation
    if card.type == INFANTRY:
        return words
    skills = card.skills
    if "air_alert" in skills:
        words.append(AIR_ALERT)
    if "dozer_blade" in skills:
        words.append(DOZER)
    if "smoke_launchers" in skills and SMOKE_USED not in table.units[unit].used:
        words.append(SMOKE)
    if "medevac" in skills:
        words.append(MEDEVAC)
    return words


def reload(referee: Referee, unit: str) -> None:
    """Reload: one weapon line is loaded again, all its copies together (DS-WEAP-12, DS-WEAP-13)."""
    table = referee.table
    lines = empty_lines(table, unit)
    if lines:
        mate = partner(table, unit)
        named = tuple((n, line_of(table, unit, mate, n).weapon.name) for n in lines)
        side = table.units[unit].side
        number = referee.ask(
            "DS-WEAP-12", side, "reload", lines, actor=unit, part=WEAPON, unit=unit, named=named
        )
        line = line_of(referee.table, unit, partner(referee.table, unit), number)
        rule = "DS-WEAP-12" if "reload" in line.weapon.rules else "DS-WEAP-13"
        referee.mark(rule, line.owner, loaded(line.number))


def why_not_alert(table: Table, unit: str, target: str) -> Refusal | None:
    """Why an aircraft cannot be pointed out (DS-VEH-01)."""
    record = table.units[target]
    if table.setting.cards[record.card].type != AIRCRAFT or record.place != BOARD:
        return Refusal("DS-VEH-01", "not-an-aircraft", {"target": target})
    if not field_of(table).sees(table, unit, target):
        return Refusal("DS-VEH-01", "not-seen", {"unit": unit, "target": target})
    return None


def air_alert(referee: Referee, unit: str) -> None:
    """Air Alert: on army friendly vehicles hit an aircraft more easily until the turn ends (DS-VEH-01)."""
    table = referee.table
    side = table.units[unit].side
    enemy = opponent(side)
    able = [u.id for u in table.units.values() if u.side == enemy and not why_not_alert(table, unit, u.id)]
    if not able:
        return
    chosen = referee.ask("DS-VEH-01", side, "air-alert", (*able, NO_ONE), actor=unit, part=TARGET, unit=unit)
    if chosen != NO_ONE and referee.roll(
        "DS-VEH-01", side, armies(1), unit=unit, target=chosen, needs=PLAINLY
    ):
        referee.mark("DS-VEH-01", chosen, ALERTED)


def dozer(referee: Referee, unit: str) -> None:
    """The vehicle lowers its blade and is in cover until it moves (DS-VEH-08)."""
    referee.mark("DS-VEH-08", unit, SHIELDED)


def smoke(referee: Referee, unit: str) -> None:
    """Smoke Launchers: once per game smoke covers the vehicle to the end of the next turn (DS-VEH-18)."""
    record = referee.table.units[unit]
    if record.place != BOARD or SMOKE_USED in record.used:
        return
    referee.change("DS-VEH-18", unit, used=(*record.used, SMOKE_USED))
    lay_smoke(referee, "DS-VEH-18", field_of(referee.table).places_under(referee.table, unit))


def why_not_evacuate(table: Table, unit: str, target: str) -> Refusal | None:
    """Whom a Medevac can do nothing for (DS-VEH-13)."""
    record = table.units[target]
    if table.setting.cards[record.card].type != INFANTRY:
        return Refusal("DS-VEH-13", "not-infantry", {"target": target})
    if len(record.figures) == len(record.roster):
        return Refusal("DS-VEH-13", "not-hurt", {"target": target})
    return why_not_close(table, unit, target, sight=False)


def medevac(referee: Referee, unit: str) -> None:
    """Medevac: one die for each soldier a unit has lost, each army brings one back (DS-VEH-13)."""
    table = referee.table
    side = table.units[unit].side
    able = [u.id for u in table.units.values() if u.side == side and not why_not_evacuate(table, unit, u.id)]
    fresh.help_somebody(referee, "DS-VEH-13", unit, "medevac", able, armies)


ACTIONS: dict[str, Callable[[Referee, str], None]] = {
    AIR_ALERT: air_alert,
    DOZER: dozer,
    SMOKE: smoke,
    MEDEVAC: medevac,
    RELOAD: reload,
}
