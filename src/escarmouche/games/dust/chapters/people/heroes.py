"""Heroes: joining a unit to activate, piloting machines, sidekicks (areas DS-HERO, DS-SUPER)."""

from __future__ import annotations

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    AIRCRAFT,
    BOARD,
    HELICOPTER,
    HERO,
    INFANTRY,
    NORMAL,
    OFF,
    VEHICLE,
    Card,
    Referee,
    Table,
)

PILOT = "pilot"
"""The seat of a hero at the controls."""
PILOTS = {VEHICLE: ("pilot", "ace_pilot"), AIRCRAFT: ("air_pilot", "ace_air_pilot")}
"""Skills to pilot each type of machine (DS-HERO-07; DS-SKILL-04, DS-SKILL-05, DS-SKILL-07, DS-SKILL-33)."""
OWN_KIND = (
    ("gorilla", "DS-SKILL-25"),
    ("steel_guard", "DS-SKILL-37"),
    ("zombie", "DS-SKILL-41"),
)
"""Skills whose bearers join only each other, heroes and units alike."""


def value_of(card: Card, key: str) -> str:
    """What a skill of the card says after its colon; nothing if the card has no such skill."""
    for skill in card.skills:
        if skill.startswith(key) and skill[len(key) : len(key) + 1] == ":":
            return skill[len(key) + 1 :]
    return ""


# -- joining ------------------------------------------------------------------------------------------------


def why_not_join(table: Table, hero: str, unit: str) -> Refusal | None:
    """Why a hero may not be part of a unit that he shares a place with (DS-HERO-03)."""
    cards, units = table.setting.cards, table.units
    his, its = cards[units[hero].card], cards[units[unit].card]
    about = {"hero": hero, "unit": unit}
    if named := value_of(his, "sidekick"):
        if its.id != named:
            return Refusal("DS-SUPER-02", "not-his-hero", about)
    else:
        if "superhuman" in his.skills:
            return Refusal("DS-SUPER-01", "superhuman-joins-nobody", about)
        if "loner" in his.skills:
            return Refusal("DS-SKILL-28", "loner", about)
        if its.kind == HERO or its.type != INFANTRY:
            return Refusal("DS-HERO-03", "not-a-squad", about)
        for key, rule in OWN_KIND:
            if (key in his.skills) != (key in its.skills):
                return Refusal(rule, "own-kind-only", about)
        if his.armour != its.armour:
            return Refusal(
                "DS-HERO-03", "other-armour", {**about, "armour": his.armour, "wanted": its.armour}
            )
    if units[hero].place != BOARD or units[unit].place != BOARD:
        return Refusal("DS-HERO-03", "not-together", about)
    if not field_of(table).together(table, hero, unit):
        return Refusal("DS-HERO-03", "not-together", about)
    return None


def why_not_join_activation(table: Table, hero: str, unit: str) -> Refusal | None:
    """Why a hero may not activate as part of a unit (DS-HERO-04)."""
    if ACTIVATED in table.units[hero].markers:
        return Refusal("DS-HERO-04", "hero-activated", {"hero": hero})
    if table.turn.hero not in ("", hero):
        return Refusal("DS-HERO-04", "one-hero", {"hero": hero, "joined": table.turn.hero})
    return why_not_join(table, hero, unit)


def joiners(table: Table, unit: str) -> list[str]:
    """The heroes who may join a unit for its activation."""
    its = table.units[unit]
    if its.place != BOARD:
        return []
    side, cards = its.side, table.setting.cards
    return [
        hero.id
        for hero in table.units.values()
        if hero.side == side
        and hero.place == BOARD
        and hero.id != unit
        and cards[hero.card].kind == HERO
        and why_not_join_activation(table, hero.id, unit) is None
    ]


def join(referee: Referee, unit: str) -> str:
    """One hero not yet activated may join the unit for its activation; who, or nobody (DS-HERO-04)."""
    table = referee.table
    if table.setting.cards[table.units[unit].card].type != INFANTRY:
        return ""
    heroes = joiners(table, unit)
    if not heroes:
        _kept_apart(referee, unit)
        return ""
    side = table.units[unit].side
    hero: str = referee.ask(
        "DS-HERO-04",
        side,
        "join",
        (*heroes, *(h for h in beside(table, unit) if h not in heroes), NO_ONE),
        lambda h: None if h == NO_ONE else why_not_join_activation(table, h, unit),
        actor=unit,
        part=WHO,
        unit=unit,
    )
    if hero == NO_ONE:
        return ""
    referee.book(hero=hero)
    return hero


def _kept_apart(referee: Referee, unit: str) -> None:
    """Say why a hero in the same place, who has not acted yet, cannot be part of the unit."""
    table = referee.table
    its = table.units[unit]
    if its.place != BOARD or table.setting.cards[its.card].kind == HERO:
        return
    for hero in beside(table, unit):
        refusal = why_not_join(table, hero, unit)
        if refusal is not None and ACTIVATED not in table.units[hero].markers:
            about = {**refusal.about, "hero": hero, "unit": unit}
            referee.note(refusal.rule, "kept-apart", reason=refusal.reason, **about)


def beside(table: Table, unit: str) -> list[str]:
    """The heroes who share a place with a unit of their side, whether they may join it or not."""
    its = table.units[unit]
    return [
        hero.id
        for hero in table.units.values()
        if hero.side == its.side
        and hero.place == BOARD
        and hero.id != unit
        and table.setting.cards[hero.card].kind == HERO
        and field_of(table).together(table, hero.id, unit)
    ]


def speeds(table: Table, unit: str) -> tuple[int, int]:
    """Move and March of a unit, the lower of each with a hero who has joined it (DS-HERO-03)."""
    cards = table.setting.cards
    card = cards[table.units[unit].card]
    move, march = card.move, card.march
    turn = table.turn
    if turn.hero and turn.unit == unit:
        his = cards[table.units[turn.hero].card]
        move, march = min(move, his.move), min(march, his.march)
    return move, march


# -- piloting -----------------------------------------------------------------------------------------------


def pilot_of(table: Table, machine: str) -> str:
    """The hero at the controls of a machine, or nobody."""
    for unit in table.units.values():
        if unit.carrier == machine and unit.seat == PILOT and unit.place == ABOARD:
            return unit.id
    return ""


def why_not_pilot(table: Table, hero: str, machine: str) -> Refusal | None:
    """Why a hero may not take the controls of a machine (DS-HERO-07, DS-HERO-11, DS-VEH-16)."""
    cards, units = table.setting.cards, table.units
    his, its = cards[units[hero].card], cards[units[machine].card]
    about = {"hero": hero, "machine": machine}
    skills = PILOTS.get(its.type, ())
    if not any(key in his.skills for key in skills):
        return Refusal("DS-HERO-07", "no-pilot", about)
    if units[hero].side != units[machine].side:
        return Refusal("DS-HERO-11", "not-a-friend", about)
    named = value_of(its, "pilot_of")
    if named and named != his.id:
        return Refusal("DS-VEH-16", "other-pilot", {**about, "named": named})
    hovers = "helicopter" in its.skills or its.locomotion == HELICOPTER
    if its.type == AIRCRAFT and units[machine].place == BOARD and not hovers:
        return Refusal("DS-HERO-11", "in-flight", about)
    if pilot_of(table, machine):
        return Refusal("DS-HERO-07", "one-pilot", about)
    return None


def mount(referee: Referee, rule: str, hero: str, machine: str) -> None:
    """The hero takes the controls (DS-HERO-11); a machine left by its pilot can act again."""
    referee.change(rule, hero, place=ABOARD, carrier=machine, seat=PILOT)
    if referee.table.units[machine].pilotless:
        referee.change("DS-HERO-12", machine, pilotless=False)


def why_not_dismount(table: Table, hero: str) -> Refusal | None:
    """A pilot leaves before his machine activates (DS-HERO-12)."""
    machine = table.units[hero].carrier
    if ACTIVATED in table.units[machine].markers:
        return Refusal("DS-HERO-12", "machine-activated", {"hero": hero, "machine": machine})
    if table.units[machine].place == OFF:
        return Refusal("DS-HERO-12", "machine-off", {"hero": hero, "machine": machine})
    return None


def dismounted(referee: Referee, machine: str) -> None:
    """A machine whose pilot has left can do nothing unless it is Large or Huge (DS-HERO-12)."""
    table = referee.table
    if table.setting.cards[table.units[machine].card].size == NORMAL:
        referee.change("DS-HERO-12", machine, pilotless=True)
