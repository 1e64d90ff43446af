"""Skills that shape an activation: third actions, free actions, Blutkreuz, Spy, Scout … (area DS-SKILL)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.options import PLACE, WHAT, WHERE
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.dice import EASY, PLAINLY, armies, helping, hitting
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import fresh
from escarmouche.games.dust.chapters.people.command import REPAIR_DICE, why_not_close, why_not_repair
from escarmouche.games.dust.chapters.people.heroes import pilot_of, speeds
from escarmouche.games.dust.table import (
    ACTIVATED,
    AIRCRAFT,
    ATTACK_STIMULANT,
    BOARD,
    CAMOUFLAGED,
    GONE,
    HERO,
    INFANTRY,
    MOVE_STIMULANT,
    RESERVE,
    VEHICLE,
    Card,
    Referee,
    Table,
)

THIRD, BLUTKREUZ, ATTACK_BOOST, MOVE_BOOST = "third", "blutkreuz", "attack-boost", "move-boost"
"""Words of `turn.skills`: what an activation has been given."""
ZOMBIE_MOVE, ZOMBIE_MARCH = 3, 4
"""What a Blutkreuz makes of Mindless Zombies (DS-SKILL-13)."""
STARTED = "started"
"""In `unit.used`: its first activation is over."""

RESURRECTION, MAKESHIFT, CAMOUFLAGE = "special:resurrection", "special:makeshift", "special:camouflage"


def skills_together(table: Table, unit: str) -> tuple[str, ...]:
    """The skills of the acting unit and of the hero who has joined it (DS-SKILL-02)."""
    cards, turn = table.setting.cards, table.turn
    skills = cards[table.units[unit].card].skills
    if turn.hero and turn.unit == unit:
        return skills + cards[table.units[turn.hero].card].skills
    return skills


# -- rolls at the start of an activation --------------------------------------------------------------------


def third_action(referee: Referee, unit: str) -> bool:
    """The roll of an ace for a third action; False without one (DS-SKILL-04, DS-SKILL-05, DS-SKILL-26)."""
    table = referee.table
    cards, units = table.setting.cards, table.units
    card, side = cards[units[unit].card], units[unit].side
    if card.type == INFANTRY:
        ace = unit if card.kind == HERO else table.turn.hero
        if not ace or "infantry_ace" not in cards[units[ace].card].skills:
            return False
        return bool(referee.roll("DS-SKILL-26", side, hitting(1), unit=unit, hero=ace, needs=EASY))
    pilot = pilot_of(table, unit)
    if not pilot or ACTIVATED in units[pilot].markers:
        return False  # DS-HERO-08: who mounted after his own activation gives no roll
    skills = cards[units[pilot].card].skills
    if card.type == VEHICLE and "ace_pilot" in skills:
        return bool(referee.roll("DS-SKILL-05", side, hitting(1), unit=unit, hero=pilot, needs=EASY))
    if card.type == AIRCRAFT and "ace_air_pilot" in skills:
        return bool(referee.roll("DS-SKILL-04", side, hitting(1), unit=unit, hero=pilot, needs=EASY))
    return False


def led_by_blutkreuz(table: Table, unit: str) -> bool:
    """Whether Mindless Zombies begin their activation within range 1 of a Blutkreuz (DS-SKILL-13)."""
    record = table.units[unit]
    if "mindless_zombie" not in table.setting.cards[record.card].skills or record.place != BOARD:
        return False
    cards, field = table.setting.cards, field_of(table)
    return any(
        "blutkreuz" in cards[bearer.card].skills and field.within(table, unit, bearer.id, 1)
        for bearer in table.units.values()
        if bearer.side == record.side and bearer.place == BOARD
    )


def begin(referee: Referee, unit: str) -> tuple[str, ...]:
    """What the activation is given before its actions are announced, as words for `turn.skills`."""
    words: list[str] = []
    if third_action(referee, unit):
        words.append(THIRD)
    table = referee.table
    record = table.units[unit]
    if led_by_blutkreuz(table, unit):
        referee.note("DS-SKILL-13", "led", unit=unit)
        words.append(BLUTKREUZ)
    if record.markers:
        if ATTACK_STIMULANT in record.markers:
            words.append(ATTACK_BOOST)
        if MOVE_STIMULANT in record.markers:
            words.append(MOVE_BOOST)
        referee.unmark("DS-CMD-11", unit, ATTACK_STIMULANT, MOVE_STIMULANT)
    hero = table.turn.hero if table.turn.unit == unit else ""
    if hero and table.units[hero].markers:  # he activates too, and takes the actions of the unit
        referee.unmark("DS-CMD-11", hero, ATTACK_STIMULANT, MOVE_STIMULANT)
    return tuple(words)


def paces(table: Table, unit: str) -> tuple[int, int]:
    """Move and March of the unit being activated (DS-HERO-03, DS-SKILL-13)."""
    if BLUTKREUZ in table.turn.skills and table.turn.unit == unit:
        if table.turn.hero:
            his = table.setting.cards[table.units[table.turn.hero].card]
            return min(ZOMBIE_MOVE, his.move), min(ZOMBIE_MARCH, his.march)
        return ZOMBIE_MOVE, ZOMBIE_MARCH
    return speeds(table, unit)


# -- free actions and Scout ---------------------------------------------------------------------------------


def free_actions(table: Table, unit: str) -> tuple[tuple[str, str, str], ...]:
    """The free actions an activation has: after which action, which word, by which rule."""
    skills = skills_together(table, unit)
    actions = []
    if "at_the_double" in skills:
        actions.append(("march", "free-move", "DS-SKILL-10"))
    if "charge" in skills or BLUTKREUZ in table.turn.skills:
        rule = "DS-SKILL-16" if "charge" in skills else "DS-SKILL-13"
        actions.append(("march", "free-attack", rule))
    elif "naval_unit" in skills:
        actions.append(("march", "free-attack", "DS-VEH-14"))
    if "move_and_fire" in skills:
        actions.append(("attack", "free-move", "DS-SKILL-31"))
        actions.append(("sustained", "free-move", "DS-SKILL-31"))
    return tuple(actions)


def scouts(table: Table, unit: str) -> bool:
    """Whether a March as first action counts as one action only (DS-SKILL-35)."""
    return "scout" in skills_together(table, unit) and STARTED not in table.units[unit].used


# -- Spy ----------------------------------------------------------------------------------------------------


def spy(referee: Referee, unit: str) -> int:
    """A Spy not placed yet may roll to appear within range 1 of an enemy; his actions (DS-SKILL-36)."""
    table = referee.table
    side = table.units[unit].side
    if (
        referee.ask("DS-SKILL-36", side, "appear", ("try", NO_ONE), actor=unit, part=WHAT, unit=unit)
        == NO_ONE
    ):
        return 0
    actions: int = referee.roll("DS-SKILL-36", side, armies(2), unit=unit, needs=PLAINLY)
    if not actions:
        return 0
    table = referee.table
    field = field_of(table)
    places: dict[tuple[int, ...], None] = {}
    for enemy in table.units.values():
        if enemy.side != side and enemy.place == BOARD:
            places.update(dict.fromkeys(field.beside(table, enemy.id)))
    if not places:
        return 0
    where = referee.ask(
        "DS-SKILL-36", side, "appear-where", tuple(places), intent=PLACE, actor=unit, part=WHERE, unit=unit
    )
    field.put_down(referee, "DS-SKILL-36", unit, where)
    return actions


# -- special actions ----------------------------------------------------------------------------------------


def offered(table: Table, unit: str, card: Card) -> list[str]:
    """The special actions that skills give to the acting unit."""
    skills = skills_together(table, unit)
    words = []
    if "resurrection" in skills and _bearer(table, unit):
        words.append(RESURRECTION)
    if _tank_head(table, unit):
        words.append(MAKESHIFT)
    if "camouflage" in card.skills and not table.turn.hero:
        words.append(CAMOUFLAGE)
    return words


def _bearer(table: Table, unit: str) -> str:
    """Who carries the Blutkreuz: the acting hero, or he who has joined the acting unit (DS-SKILL-34)."""
    cards, units, turn = table.setting.cards, table.units, table.turn
    for id in (unit, turn.hero):
        if id and cards[units[id].card].kind == HERO and "resurrection" in cards[units[id].card].skills:
            return id
    return ""


def _tank_head(table: Table, unit: str) -> str:
    """Who makes repairs: the acting hero, the one who has joined or pilots the acting unit (DS-SKILL-40)."""
    cards, units = table.setting.cards, table.units
    machine = cards[units[unit].card].type != INFANTRY
    for who in (unit, pilot_of(table, unit) if machine else table.turn.hero):
        if who and "tank_head" in cards[units[who].card].skills:
            return who
    return ""


def why_not_resurrect(table: Table, unit: str, target: str) -> Refusal | None:
    """Why dead Zombies of a unit stay dead (DS-SKILL-34)."""
    record = table.units[target]
    if "mindless_zombie" not in table.setting.cards[record.card].skills:
        return Refusal("DS-SKILL-34", "no-mindless-zombies", {"target": target})
    if record.place in (GONE, RESERVE) or len(record.figures) == len(record.roster):
        return Refusal("DS-SKILL-34", "not-hurt", {"target": target})
    return why_not_close(table, unit, target, sight=False)


def resurrection(referee: Referee, unit: str) -> None:
    """Resurrection: one die for each eliminated Zombie, army or shield brings one back (DS-SKILL-34)."""
    table = referee.table
    side = table.units[unit].side
    able = [u.id for u in table.units.values() if u.side == side and not why_not_resurrect(table, unit, u.id)]
    fresh.help_somebody(referee, "DS-SKILL-34", unit, "resurrection", able, helping)


def makeshift(referee: Referee, unit: str) -> None:
    """Makeshift Repair: five dice on a vehicle, army or shield removes a damage (DS-SKILL-40)."""
    table = referee.table
    side = table.units[unit].side
    able = [
        u.id
        for u in table.units.values()
        if u.side == side and not why_not_repair(table, unit, u.id, itself=True)
    ]
    fresh.help_somebody(referee, "DS-SKILL-40", unit, "makeshift", able, lambda _: helping(REPAIR_DICE))


def camouflage(referee: Referee, unit: str) -> None:
    """The unit hides itself; taking the action again keeps it hidden (DS-SKILL-15)."""
    referee.mark("DS-SKILL-15", unit, CAMOUFLAGED)


ACTIONS: dict[str, Callable[[Referee, str], None]] = {
    RESURRECTION: resurrection,
    MAKESHIFT: makeshift,
    CAMOUFLAGE: camouflage,
}
