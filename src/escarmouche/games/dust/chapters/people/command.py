"""Command squads and officers: who is left of the specialists, and their special actions (area DS-CMD).

A special action is a word `special:<name>`; `offered` says which may be announced, ACTIONS carries one out.
An action that starts another activation books it in `turn.after` as `activate:<unit>`.
"""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine import options as parts
from escarmouche.engine.dice import Dice
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.dice import ARMY, TARGET, armies, helping, needs_of, symbols
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import fresh
from escarmouche.games.dust.chapters.people.heroes import pilot_of
from escarmouche.games.dust.rules import SPECIAL
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    ATTACK_STIMULANT,
    BOARD,
    GONE,
    HERO,
    INFANTRY,
    MECHANIC,
    MEDIC,
    MOVE_STIMULANT,
    OFFICER,
    RADIO,
    REACTIVATED,
    RESERVE,
    VEHICLE,
    Card,
    Referee,
    Table,
    Turn,
)

NO_RADIO: int = SPECIAL.data("DS-CMD-03")["no_radio"]["range"]
REPAIR_DICE = 5
"""Dice of a Field Repair and of a Makeshift Repair (DS-CMD-12, DS-SKILL-40)."""
ATTACK, MOVE = "attack", "move"

AMMO_DROP, GET_MOVING = "special:ammo-drop", "special:get-moving"
REINFORCEMENTS, REPLACEMENT = "special:reinforcements", "special:replacement"
HEAL, STIMULANTS, REPAIR = "special:heal", "special:stimulants", "special:repair"
ONCE = {REINFORCEMENTS: "reinforcements", REPLACEMENT: "replacement"}
"""Orders an officer gives once in a game, by the word that is ticked on his card."""
_ACTIVATE = "activate:"
"""Before the unit, in `turn.after`."""


# -- specialists --------------------------------------------------------------------------------------------


def specialists(table: Table, unit: str) -> frozenset[str]:
    """What the living miniatures of a unit are, besides soldiers (DS-CMD-01, DS-CMD-02)."""
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if not card.specialists:
        return frozenset()
    figures = table.figures
    words = [card.specialists[figures[f].soldier] for f in record.figures]
    return frozenset([word for text in words for word in text.split("+") if word])


def officer_of(table: Table, unit: str) -> str:
    """Whose officer the acting unit has: its own, a hero's who has joined it or who pilots it; or nobody."""
    cards, units, turn = table.setting.cards, table.units, table.turn
    if "officer" in cards[units[unit].card].skills:
        return unit
    if turn.hero and turn.unit == unit and "officer" in cards[units[turn.hero].card].skills:
        return turn.hero
    if cards[units[unit].card].type != INFANTRY:
        pilot = pilot_of(table, unit)
        if pilot and "officer" in cards[units[pilot].card].skills:
            return pilot
        return ""
    return unit if OFFICER in specialists(table, unit) else ""


def in_command_vehicle(table: Table, unit: str) -> bool:
    """Whether a unit rides inside a Command Vehicle (DS-VEH-06)."""
    record = table.units[unit]
    if record.place != ABOARD or record.seat != "inside":
        return False
    return "command_vehicle" in table.setting.cards[table.units[record.carrier].card].skills


def has_radio(table: Table, unit: str) -> bool:
    """Whether the acting unit has a radio: a soldier's or a vehicle's (DS-CMD-03, DS-VEH-06)."""
    if table.setting.cards[table.units[unit].card].type == VEHICLE:
        return True
    return RADIO in specialists(table, unit) or in_command_vehicle(table, unit)


def why_not_reach(table: Table, unit: str, target: str) -> Refusal | None:
    """Why an officer's word does not get to a unit (DS-CMD-03)."""
    about = {"unit": unit, "target": target}
    if table.units[target].place not in (BOARD, ABOARD):
        return Refusal("DS-CMD-03", "not-on-board", about)
    if has_radio(table, unit) or target == unit:
        return None
    field = field_of(table)
    if not field.within(table, unit, target, NO_RADIO):
        excess = field.distance(table, unit, target) - NO_RADIO * field.point
        return Refusal("DS-CMD-03", "no-radio-too-far", about, excess, field.measure)
    if not field.sees(table, unit, target):
        return Refusal("DS-CMD-03", "no-radio-unseen", about)
    return None


def why_not_picked(table: Table, unit: str, target: str) -> Refusal | None:
    """Who is never picked by an Officer, a Medic or a Mechanic (DS-SUPER-03, DS-SKILL-41)."""
    skills = table.setting.cards[table.units[target].card].skills
    if "superhuman" in skills:
        return Refusal("DS-SUPER-03", "superhuman-not-picked", {"target": target})
    if "zombie" in skills:
        return Refusal("DS-SKILL-41", "zombie-not-picked", {"target": target})
    return None


def why_not_close(table: Table, unit: str, target: str, *, sight: bool = True) -> Refusal | None:
    """Why a unit is not within range 1 and in sight of a special action (DS-CMD-09, DS-FORT-12)."""
    about = {"unit": unit, "target": target}
    record = table.units[target]
    if target == unit:
        return None
    together = record.place == ABOARD and record.carrier == table.units[unit].carrier
    if record.place != BOARD and not together:
        return Refusal("DS-CMD-09", "not-on-board", about)
    field = field_of(table)
    if not field.within(table, unit, target, 1):
        excess = field.distance(table, unit, target) - field.point
        return Refusal("DS-CMD-09", "not-next-to", about, excess, field.measure)
    if field.fort_of(table, unit) and not field.fort_of(table, target):
        return Refusal("DS-FORT-12", "outside-the-fort", about)
    if sight and table.units[unit].carrier != target and not field.sees(table, unit, target):
        return Refusal("DS-CMD-09", "not-seen", about)
    return None


def why_not_officer_pick(table: Table, unit: str, target: str) -> Refusal | None:
    """Why an Officer may not choose a unit."""
    return why_not_picked(table, unit, target) or why_not_reach(table, unit, target)


# -- what may be announced ----------------------------------------------------------------------------------


def offered(table: Table, unit: str, card: Card) -> list[str]:
    """The special actions of officers, medics and mechanics that a unit may announce.

    Only those are named that some friend could profit from, wherever he stands: where is looked at later.
    """
    officer = officer_of(table, unit)
    there = specialists(table, unit) if card.specialists else frozenset()
    medic, mechanic = MEDIC in there, MECHANIC in there or "mechanic" in card.skills
    if not (officer or medic or mechanic):
        return []
    needs = _needs(table, unit)
    words: list[str] = []
    if officer:
        used = table.units[officer].used
        words = [word for word in OFFICERS if word in needs and ONCE.get(word) not in used]
    if medic:
        words += [HEAL, STIMULANTS] if HEAL in needs else [STIMULANTS]
    if mechanic and REPAIR in needs:
        words.append(REPAIR)
    return words


WhyNot = Callable[[Table, str, str], Refusal | None]
OFFICERS = (AMMO_DROP, GET_MOVING, REINFORCEMENTS, REPLACEMENT)
"""What an Officer may try, hero or soldier (DS-CMD-05 to DS-CMD-08, DS-SKILL-32)."""


def _needs(table: Table, unit: str) -> set[str]:
    """The actions that some unit of the side could profit from."""
    side, cards = table.units[unit].side, table.setting.cards
    words = set()
    for other in table.units.values():
        if other.side != side:
            continue
        card = cards[other.card]
        if other.place == GONE:
            if card.type == VEHICLE:
                words.add(REPLACEMENT)
            elif card.type == INFANTRY and card.kind != HERO and "strongpoint" not in card.skills:
                words.add(REINFORCEMENTS)
            continue
        if ACTIVATED in other.markers and other.id != unit:
            words.add(GET_MOVING)
        if any(other.ammo):
            words.add(AMMO_DROP)
        if other.boxes if card.damage else len(other.figures) < len(other.roster):
            words.add(HEAL if card.type == INFANTRY else REPAIR)
    return words


# -- carrying them out --------------------------------------------------------------------------------------


def attempt(referee: Referee, rule: str, unit: str, dice: Dice) -> int:
    """Throw for a command action; inside a Command Vehicle a failure is thrown once more (DS-VEH-06)."""
    side = referee.table.units[unit].side
    again = in_command_vehicle(referee.table, unit)
    needs = needs_of(dice)
    successes: int = referee.roll(rule, side, dice, unit=unit, needs=needs)
    if not successes and again:
        successes = referee.roll("DS-VEH-06", side, dice, unit=unit, needs=needs)
    return successes


def _friends(table: Table, unit: str) -> list[str]:
    side = table.units[unit].side
    return [u.id for u in table.units.values() if u.side == side]


def _chosen(
    referee: Referee, rule: str, unit: str, question: str, able: list[str], *, why_not: WhyNot
) -> str:
    """The friend picked for an action, or nobody; who is out of reach is shown with the reason."""
    table = referee.table
    side = table.units[unit].side
    if all(why_not(table, unit, friend) for friend in able):
        referee.note(rule, "nobody-to-help", unit=unit)
        return NO_ONE
    options = (*able, NO_ONE)
    answer: str = referee.ask(
        rule,
        side,
        question,
        options,
        lambda u: None if u == NO_ONE else why_not(table, unit, u),
        actor=unit,
        part=parts.TARGET,
        unit=unit,
    )
    return answer


def _there(table: Table, unit: str) -> bool:
    return table.units[unit].place in (BOARD, ABOARD)


def ammo_drop(referee: Referee, unit: str) -> None:
    """Ammo Drop: on army or shield a unit in reach has all its ammunition again (DS-CMD-05)."""
    if not attempt(referee, "DS-CMD-05", unit, helping(1)):
        return
    table = referee.table
    short = [u for u in _friends(table, unit) if any(table.units[u].ammo) and _there(table, u)]
    chosen = _chosen(referee, "DS-CMD-05", unit, "ammo-drop", short, why_not=why_not_officer_pick)
    if chosen != NO_ONE:
        lines = len(referee.table.units[chosen].ammo)
        referee.change("DS-CMD-05", chosen, ammo=(0,) * lines)


def why_not_move_again(table: Table, unit: str, target: str) -> Refusal | None:
    """Why a unit may not be activated again by an Officer's word (DS-CMD-06)."""
    markers = table.units[target].markers
    if target == unit or target == table.turn.hero:
        return Refusal("DS-CMD-06", "officers-own-unit", {"target": target})
    if ACTIVATED not in markers:
        return Refusal("DS-CMD-06", "not-activated-yet", {"target": target})
    if REACTIVATED in markers:
        return Refusal("DS-CMD-06", "once-a-turn", {"target": target})
    if table.units[target].seat == "pilot":
        return Refusal("DS-HERO-08", "one-with-machine", {"target": target})
    if refusal := field_of(table).why_not_word(table, unit, target):
        return refusal
    return why_not_officer_pick(table, unit, target)


def get_moving(referee: Referee, unit: str) -> None:
    """Get Moving: on army the Officer's activation ends and a unit in reach activates again (DS-CMD-06)."""
    field = field_of(referee.table)
    chosen = ""
    if field.names_first(referee.table, unit):
        chosen = _set_moving(referee, unit)
        if chosen == NO_ONE:
            return
    rule, dice = field.word_dice(referee.table, unit, chosen)
    if not attempt(referee, rule, unit, dice):
        return
    chosen = chosen or _set_moving(referee, unit)
    if chosen != NO_ONE:
        referee.unmark("DS-CMD-06", chosen, ACTIVATED)
        referee.mark("DS-CMD-06", chosen, REACTIVATED)
        if pilot := pilot_of(referee.table, chosen):
            referee.unmark("DS-HERO-08", pilot, ACTIVATED)
        referee.book(after=(f"{_ACTIVATE}{chosen}",))


def _set_moving(referee: Referee, unit: str) -> str:
    """Whom the word goes to."""
    table = referee.table
    done = [u for u in _friends(table, unit) if ACTIVATED in table.units[u].markers and _there(table, u)]
    return _chosen(referee, "DS-CMD-06", unit, "get-moving", done, why_not=why_not_move_again)


def activates_after(turn: Turn) -> str:
    """The unit that activates at once when this activation is over, or nobody (DS-CMD-04)."""
    return turn.after[0].removeprefix(_ACTIVATE) if turn.after else ""


def why_not_replace(table: Table, unit: str, target: str, *, vehicle: bool) -> Refusal | None:
    """Why an eliminated unit does not come back by an Officer's word (DS-CMD-07, DS-CMD-08)."""
    record = table.units[target]
    card = table.setting.cards[record.card]
    rule = "DS-CMD-08" if vehicle else "DS-CMD-07"
    if record.place != GONE:
        return Refusal(rule, "not-eliminated", {"target": target})
    if vehicle and card.type != VEHICLE:
        return Refusal(rule, "not-a-vehicle", {"target": target})
    if not vehicle and (card.type != INFANTRY or card.kind == HERO):
        return Refusal(rule, "not-a-squad", {"target": target})
    if not vehicle and "strongpoint" in card.skills:
        return Refusal("DS-FORT-04", "no-reserve", {"target": target})
    return None


def reinforcements(referee: Referee, unit: str) -> None:
    """Reinforcements: on army an identical squad or support weapon arrives and activates (DS-CMD-07)."""
    _arrive(referee, unit, "DS-CMD-07", ONCE[REINFORCEMENTS], vehicle=False)


def replacement(referee: Referee, unit: str) -> None:
    """Replacement Vehicle: on army an identical vehicle arrives and activates (DS-CMD-08)."""
    _arrive(referee, unit, "DS-CMD-08", ONCE[REPLACEMENT], vehicle=True)


def _arrive(referee: Referee, unit: str, rule: str, word: str, *, vehicle: bool) -> None:
    table = referee.table
    officer = officer_of(table, unit)
    if not officer or word in table.units[officer].used:
        return
    able = [u for u in _friends(table, unit) if why_not_replace(table, unit, u, vehicle=vehicle) is None]
    if not able or not attempt(referee, rule, unit, armies(1)):
        return
    side = referee.table.units[unit].side
    chosen = referee.ask(rule, side, word, (*able, NO_ONE), actor=unit, part=parts.WHO, unit=unit)
    if chosen == NO_ONE:
        return
    referee.change(rule, officer, used=(*referee.table.units[officer].used, word))
    fresh.restore(referee, rule, chosen, place=RESERVE, ready=referee.table.turn.round)
    referee.book(after=(f"{_ACTIVATE}{chosen}",))


def wounded(table: Table, unit: str) -> int:
    """Miniatures a squad has lost, or boxes ticked of a unit with a damage track."""
    record = table.units[unit]
    if table.setting.cards[record.card].damage:
        return record.boxes
    return len(record.roster) - len(record.figures)


def why_not_heal(table: Table, unit: str, target: str) -> Refusal | None:
    """Why a Medic can do nothing for a unit (DS-CMD-09)."""
    if table.setting.cards[table.units[target].card].type != INFANTRY:
        return Refusal("DS-CMD-09", "not-infantry", {"target": target})
    if not wounded(table, target):
        return Refusal("DS-CMD-09", "not-hurt", {"target": target})
    return why_not_picked(table, unit, target) or why_not_close(table, unit, target)


def heal(referee: Referee, unit: str) -> None:
    """Get Up: on army or shield a miniature comes back, or one damage goes (DS-CMD-09)."""
    if not attempt(referee, "DS-CMD-09", unit, helping(1)):
        return
    table = referee.table
    cards = table.setting.cards
    hurt = [
        u
        for u in _friends(table, unit)
        if _there(table, u) and cards[table.units[u].card].type == INFANTRY and wounded(table, u)
    ]
    chosen = _chosen(referee, "DS-CMD-09", unit, "heal", hurt, why_not=why_not_heal)
    if chosen != NO_ONE:
        fresh.bring_back(referee, "DS-CMD-09", chosen, 1)


def why_not_inject(table: Table, unit: str, target: str) -> Refusal | None:
    """Why a Medic may not give a unit stimulants (DS-CMD-10)."""
    if table.setting.cards[table.units[target].card].type != INFANTRY:
        return Refusal("DS-CMD-10", "not-infantry", {"target": target})
    return why_not_picked(table, unit, target) or why_not_close(table, unit, target)


def stimulants(referee: Referee, unit: str) -> None:
    """Inject Stimulants: choose, then the die says which marker, on army the player does (DS-CMD-10)."""
    table = referee.table
    able = [u for u in _friends(table, unit) if why_not_inject(table, unit, u) is None]
    if not able:
        return
    side = table.units[unit].side
    chosen = referee.ask(
        "DS-CMD-10", side, "stimulants", (*able, NO_ONE), actor=unit, part=parts.TARGET, unit=unit
    )
    if chosen == NO_ONE:
        return
    (face,) = referee.roll("DS-CMD-10", side, symbols(1), unit=unit, target=chosen)
    kind = ATTACK if face == TARGET else MOVE
    if face == ARMY:
        kind = referee.ask(
            "DS-CMD-10",
            side,
            "stimulant",
            (ATTACK, MOVE),
            actor=unit,
            against=(chosen,),
            part=parts.WHAT,
            unit=unit,
            target=chosen,
        )
    referee.mark("DS-CMD-10", chosen, ATTACK_STIMULANT if kind == ATTACK else MOVE_STIMULANT)


def why_not_repair(table: Table, unit: str, target: str, *, itself: bool = False) -> Refusal | None:
    """Why a vehicle cannot be repaired (DS-CMD-12; a vehicle with a Mechanic not by itself, DS-VEH-12)."""
    if table.setting.cards[table.units[target].card].type != VEHICLE:
        return Refusal("DS-CMD-12", "not-a-vehicle", {"target": target})
    if target == unit and not itself:
        return Refusal("DS-VEH-12", "not-itself", {"target": target})
    if not table.units[target].boxes:
        return Refusal("DS-CMD-12", "not-hurt", {"target": target})
    return why_not_picked(table, unit, target) or why_not_close(table, unit, target)


def repair(referee: Referee, unit: str) -> None:
    """Field Repair: five dice on a vehicle, each army removes a point of damage (DS-CMD-12, DS-VEH-12)."""
    table = referee.table
    cards = table.setting.cards
    hurt = [
        u
        for u in _friends(table, unit)
        if _there(table, u) and cards[table.units[u].card].type == VEHICLE and table.units[u].boxes
    ]
    rule = "DS-VEH-12" if table.setting.cards[table.units[unit].card].type == VEHICLE else "DS-CMD-12"
    chosen = _chosen(referee, rule, unit, "repair", hurt, why_not=why_not_repair)
    if chosen != NO_ONE:
        done = attempt(referee, rule, unit, armies(REPAIR_DICE))
        fresh.bring_back(referee, rule, chosen, done)


ACTIONS: dict[str, Callable[[Referee, str], None]] = {
    AMMO_DROP: ammo_drop,
    GET_MOVING: get_moving,
    REINFORCEMENTS: reinforcements,
    REPLACEMENT: replacement,
    HEAL: heal,
    STIMULANTS: stimulants,
    REPAIR: repair,
}
