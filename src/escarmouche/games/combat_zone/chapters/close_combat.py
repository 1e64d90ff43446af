"""Close combat: who may fight, the opposed roll, the wound and what it leaves (ledger area CZ-CC)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from escarmouche.engine.dice import Dice
from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import ATTACK, TARGET
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.deeds import COMBAT, Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.dice import highest, pool, rerolls_left, rolled
from escarmouche.games.combat_zone.chapters.figures import (
    distance,
    enemies,
    intact,
    on_table,
    profile,
    side_of,
    touched,
    touching,
)
from escarmouche.games.combat_zone.chapters.shooting.weapons import WEAPONS
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines, suits, wounds
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    DROPPED,
    MACHINE,
    PANICKED,
    ROUTED,
    STUNNED,
    WAITING,
    Blade,
    Referee,
    Table,
)

INITIATOR: str = LEDGER.data("CZ-CC-06")["dice"]
EXTRA: str = LEDGER.data("CZ-CC-07")["dice_per_extra"]
SECOND: str = LEDGER.data("CZ-CC-09")["second_weapon"]
PISTOL = Blade(
    "pistol",
    WEAPONS["pistol"].name,
    LEDGER.data("CZ-CC-09")["pistol"],
    LEDGER.data("CZ-CC-13")["pistol"],
)
SECOND_WOUND: int = LEDGER.data("CZ-CC-13")["second_weapon"]
QUALITY: dict[str, int] = LEDGER.data("CZ-REAC-03")
SHAKEN: int = LEDGER.data("CZ-CC-09")["panicked"]
OUTCOMES = (
    -max(LEDGER.data("CZ-CC-14")["panic_short_by"]),
    -max(LEDGER.data("CZ-CC-14")["rout_short_by"]),
    0,
)
"""Where panic, rout and elimination begin, counted from the resistance."""
GUTTER = "1D4"  # CZ-FORCE-07
STUN_PENALTY = -2  # CZ-AREA-10
OUTNUMBERING = "outnumbering_side"

LOST, TIED, WON = 0, 1, 2
NOTHING, PANIC, ROUT, ELIMINATED = 0, 1, 2, 3


# -- who may fight ----------------------------------------------------------------------------------------


def why_not_free(table: Table, figure: str) -> Refusal | None:
    """A figure locked in combat does nothing else; a routed or stunned one does nothing at all."""
    record = table.figures[figure]
    if record.foes:
        return Refusal("CZ-CC-02", "engaged", {"figure": figure, "foe": record.foes[0]})
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", {"figure": figure})
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", {"figure": figure})
    return None


def in_contact(table: Table, figure: str) -> tuple[str, ...]:
    """Enemies whose base the figure touches; nobody fights a vehicle hand to hand."""
    return tuple(e for e in touched(table, figure, enemies(table, figure)) if not profile(table, e).vehicle)


def why_not_fight(table: Table, figure: str, enemy: str) -> Refusal | None:
    """Why a figure may not call for a round against this enemy (CZ-CC-01, CZ-CC-03).

    A panicked one may against those it fights, and against one it has routed, who is still tied to it.
    """
    record = table.figures[figure]
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", {"figure": figure})
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", {"figure": figure})
    if table.figures[enemy].fate != ALIVE or side_of(table, enemy) == side_of(table, figure):
        return Refusal("CZ-CC-01", "no-enemy", {"figure": figure, "enemy": enemy})
    if profile(table, enemy).vehicle or profile(table, figure).vehicle:
        return Refusal("CZ-CC-01", "no-fight-with-a-vehicle", {"figure": figure, "enemy": enemy})
    if not touching(table, figure, enemy):
        apart = distance(table, figure, enemy)
        return Refusal("CZ-CC-01", "no-contact", {"figure": figure, "enemy": enemy}, apart, "cm")
    if PANICKED in record.states and enemy not in record.foes and figure not in table.figures[enemy].foes:
        rule = "CZ-CC-16" if record.foes else "CZ-REAC-13"
        return Refusal(rule, "panicked", {"figure": figure, "enemy": enemy})
    return None


# -- the round --------------------------------------------------------------------------------------------


def fight(referee: Referee, figure: str, enemy: str) -> None:
    """One round called for and paid by `figure` against `enemy`; a creature makes all its attacks (CZ-CC-18).

    The other answers free of charge (CZ-CC-03); it may win and wound the payer (CZ-CC-04). Only the points of
    those who pay limit the rounds of a turn (CZ-CC-11).
    """
    side = side_of(referee.table, figure)
    attacks = profile(referee.table, figure).attacks
    if enemy in referee.table.figures[figure].foes:
        referee.note("CZ-CC-11", "another-round", figure=figure, enemy=enemy, attacks=attacks)
    else:
        referee.note("CZ-CC-01", "round-of-combat", figure=figure, enemy=enemy, attacks=attacks)
    for number in range(attacks):
        if number:
            targets = _next_targets(referee.table, figure)
            if not targets:
                return
            enemy = referee.ask(
                "CZ-CC-18",
                side,
                "attack-target",
                targets,
                intent=ATTACK,
                actor=figure,
                part=TARGET,
                which=(number + 1, attacks),
                figure=figure,
            )
        referee.call(attack, figure, enemy)


def _next_targets(table: Table, figure: str) -> tuple[str, ...]:
    """Whom a creature may still strike in this round: nobody once it is out of the fight itself."""
    record = table.figures[figure]
    if record.fate != ALIVE or record.states & {ROUTED, STUNNED}:
        return ()
    return tuple(e for e in in_contact(table, figure) if why_not_fight(table, figure, e) is None)


def attack(referee: Referee, figure: str, enemy: str) -> None:
    """One opposed roll of a round, and the winner's wound roll."""
    if ROUTED in referee.table.figures[enemy].states:
        _catch(referee, figure, enemy)
        return
    engage(referee, "CZ-CC-02", figure, enemy)
    for one, other in ((figure, enemy), (enemy, figure)):
        if outnumbering(referee.table):
            for helper in helpers(referee.table, one, other):
                engage(referee, "CZ-CC-08", helper, other)
    result = opposed_roll(referee, figure, enemy)
    if result == WON:
        strike(referee, figure, enemy)
    elif result == LOST:
        strike(referee, enemy, figure)


def _catch(referee: Referee, figure: str, enemy: str) -> None:
    """A routed figure that has to fight is removed without a roll (CZ-REAC-19)."""
    referee.note("CZ-CC-15", "caught-in-rout", figure=figure, enemy=enemy)
    casualties.eliminate(referee, "CZ-REAC-19", enemy)


def engage(referee: Referee, rule: str, figure: str, enemy: str) -> None:
    """Tie two figures: neither does anything else; cover taken and prepared fire are lost (CZ-OPP-03)."""
    for one, other in ((figure, enemy), (enemy, figure)):
        record = referee.table.figures[one]
        if other not in record.foes:
            referee.change(rule, one, foes=(*record.foes, other))
        telling.unmark(referee, "CZ-OPP-03", one, WAITING)
        telling.unmark(referee, "CZ-ACT-05", one, DROPPED)


def offers(scope: Scope) -> list[Deed]:
    """A round of close combat with each enemy in contact."""
    return [Deed(FIGHT.name, enemy) for enemy in in_contact(scope.table, scope.figure)]


FIGHT = Action(
    "fight",
    offers=offers,
    price=COMBAT["initiate_close_combat"],
    why_not=why_not_fight,
    do=fight,
    rule="CZ-CC-03",
    engaged=True,
)


# -- the opposed roll -------------------------------------------------------------------------------------


def outnumbering(table: Table) -> bool:
    """Whether numbers give dice to the side that has them (the ruling) or to the figure beset (switch)."""
    return bool(table.setting.options.get("multi_opponent_bonus", OUTNUMBERING) == OUTNUMBERING)


def helpers(table: Table, figure: str, enemy: str) -> tuple[str, ...]:
    """Friends of `figure` that touch the same enemy and are able to lend a die (CZ-CC-07, CZ-CC-08)."""
    return tuple(
        friend
        for friend in on_table(table, side_of(table, figure))
        if friend != figure
        and not table.figures[friend].states & {ROUTED, STUNNED}
        and touching(table, friend, enemy)
    )


def opposed_roll(referee: Referee, figure: str, enemy: str) -> int:
    """Both pools thrown together, told from the payer's side: lost, tied or won (CZ-CC-04)."""
    table = referee.table
    ours, bonus = attack_pool(table, figure, enemy, initiator=True)
    theirs, malus = attack_pool(table, enemy, figure, initiator=False)
    mine, other = modifiers(table, figure), modifiers(table, enemy)
    if extra := extra_dice(table, figure, enemy):
        referee.note("CZ-CC-07", "outnumbering", figure=figure, enemy=enemy, dice=extra)
    fists = profile(table, figure).attack, profile(table, enemy).attack
    referee.note(
        "CZ-CC-05",
        "attack-dice",
        figure=figure,
        enemy=enemy,
        own=fists[0],
        more=tuple(die for _, die in weapon_dice(table, figure)),
        other=fists[1],
        answer=tuple(die for _, die in weapon_dice(table, enemy)),
        initiator="CZ-CC-06",
    )
    if bonus:
        mine = (*mine, Modifier("CZ-CC-09", bonus))
    if malus:
        other = (*other, Modifier("CZ-CC-09", malus))
    ahead, behind = sum(m.value for m in mine), sum(m.value for m in other)
    if rerolls_left(table, figure) or rerolls_left(table, enemy):
        first = _own_roll(referee, figure, ours, mine) + ahead
        second = _own_roll(referee, enemy, theirs, other) + behind
        _tell_totals(referee, figure, enemy, first, second)
        return WON if first > second else TIED if first == second else LOST
    shown = (*mine, *(Modifier(m.rule, -m.value) for m in other))
    side = side_of(table, figure)
    dice = _versus(ours, theirs, behind - ahead)
    result: int = referee.roll("CZ-CC-04", side, dice, shown, figure=figure, enemy=enemy)
    if referee.events:  # odds keep none
        faces = referee.events[-1].about["faces"]
        own = sum(faces[: ours.count]) + ahead
        _tell_totals(referee, figure, enemy, own, sum(faces[ours.count :]) + behind)
    return result


def _tell_totals(referee: Referee, figure: str, enemy: str, own: int, other: int) -> None:
    """Both totals after all modifiers, and who strikes (CZ-CC-04)."""
    winner, loser = (figure, enemy) if own >= other else (enemy, figure)
    about: dict[str, Any] = {"figure": figure, "enemy": enemy, "own": own, "other": other}
    about |= {"lead": own - other, "hits": int(own != other)}
    referee.note("CZ-CC-04", "clash", tells=STRUCK, unit=winner, target=loser, **about)


def _own_roll(referee: Referee, figure: str, dice: Dice, shown: tuple[Modifier, ...]) -> int:
    """A pool thrown by itself: where a hero may throw dice of its own again (CZ-FORCE-07)."""
    side = side_of(referee.table, figure)
    total: int = rolled(referee, "CZ-CC-04", side, dice.total(), shown, by=figure, figure=figure)
    return total


@lru_cache(maxsize=8192)
def _versus(ours: Dice, theirs: Dice, even: int) -> Dice:
    return ours.against(theirs).bands(even, even + 1)


def attack_pool(table: Table, figure: str, enemy: str, *, initiator: bool) -> tuple[Dice, int]:
    """The dice a figure throws against an enemy (CZ-CC-05, 06, 07, 09); a stunned one its own dice only."""
    parts = [profile(table, figure).attack]
    awake = STUNNED not in table.figures[figure].states
    if awake:
        parts += [die for _, die in weapon_dice(table, figure)]
    if initiator:
        parts.append(INITIATOR)
    parts += [EXTRA] * extra_dice(table, figure, enemy)
    skilled = "gutter_fighter" in profile(table, figure).skills
    if awake and skilled and table.setting.options.get("hero_rerolls"):
        parts.append(GUTTER)
    return pool("+".join(parts))


def extra_dice(table: Table, figure: str, enemy: str) -> int:
    """Dice for numbers: of the side that outnumbers, or of the figure outnumbered (switch, CZ-CC-07)."""
    if outnumbering(table):
        return len(helpers(table, figure, enemy))
    return len(helpers(table, enemy, figure))


def weapon_dice(table: Table, figure: str) -> Iterator[tuple[str, str]]:
    """The main weapon's die, and one more for any second weapon (CZ-CC-09)."""
    carried = close_weapons(table, figure)
    if carried:
        yield carried[0].id, carried[0].attack
    if len(carried) > 1:
        yield carried[1].id, SECOND


def close_weapons(table: Table, figure: str) -> tuple[Blade, ...]:
    """What a figure fights with, the best first: the main weapon its owner would choose, then the others.

    Of the weapons of the sheet each is at least as good in attack and wound as the ones before it.
    """
    printed, record = profile(table, figure), table.figures[figure]
    blades = [table.setting.blades[blade] for blade in (*printed.melee, *record.blades)]
    guns = intact(printed.ranged + record.gained, record.broken)
    blades += [PISTOL for gun in guns if table.setting.weapons[gun].one_handed]
    blades += suits.arms(table, figure)
    return tuple(sorted(blades, key=lambda blade: (_most(blade.attack), blade.wound), reverse=True))


def _most(text: str) -> int:
    """The highest total of some dice and what is added to them."""
    return highest(text) + pool(text)[1]


def modifiers(table: Table, figure: str) -> tuple[Modifier, ...]:
    """What is added to a figure's attack total: quality, panic, stun, damaged hardware."""
    printed, record = profile(table, figure), table.figures[figure]
    added = []
    if value := QUALITY[printed.quality]:
        added.append(Modifier("CZ-CC-10", value))
    if PANICKED in record.states:
        added.append(Modifier("CZ-CC-09", SHAKEN))
    if STUNNED in record.states:
        added.append(Modifier("CZ-AREA-10", STUN_PENALTY))
    if damaged := machines.attack_modifier(table, figure):
        added.append(damaged)
    return tuple(added)


# -- the wound --------------------------------------------------------------------------------------------


def strike(referee: Referee, winner: str, loser: str) -> None:
    """The winner's wound roll and its outcome (CZ-CC-12 to 14); a machine is damaged instead (CZ-MACH-01)."""
    if profile(referee.table, loser).kind == MACHINE:
        _damage(referee, winner, loser)
        return
    result = wound_roll(referee, winner, loser)
    if result == ELIMINATED:
        if suits.takes_wound(referee, loser):
            return
        casualties.eliminate(referee, "CZ-CC-14", loser)
    elif result == ROUT:
        casualties.rout(referee, "CZ-CC-14", loser)
    elif result == PANIC:
        casualties.panic(referee, "CZ-CC-14", loser)
        referee.note("CZ-CC-16", "still-engaged", figure=loser)
    else:
        referee.note("CZ-CC-14", "no-effect", figure=loser)


def wound_roll(referee: Referee, winner: str, loser: str) -> int:
    """Nothing, panic, rout or elimination, from the dice of the winner and the armour of the loser."""
    table = referee.table
    added = wound_modifiers(table, winner, loser)
    return wounds.banded_roll(referee, _roll(table, winner, loser), added, OUTCOMES)


def _roll(table: Table, winner: str, loser: str) -> wounds.WoundRoll:
    """The winner's damage dice (CZ-CC-12)."""
    dice = profile(table, winner).damage
    return wounds.WoundRoll("CZ-CC-12", side_of(table, winner), loser, dice, winner)


def wound_modifiers(table: Table, winner: str, loser: str) -> tuple[Modifier, ...]:
    """The winner's weapons and the loser's armour; cover, range and quality count for nothing (CZ-CC-13)."""
    carried = close_weapons(table, winner) if STUNNED not in table.figures[winner].states else ()
    value = (carried[0].wound if carried else 0) + (SECOND_WOUND if len(carried) > 1 else 0)
    value += pool(profile(table, winner).damage)[1]
    added = [Modifier("CZ-CC-13", value)] if value else []
    if armour := wounds.armour_modifier(table, loser):
        added.append(armour)
    return tuple(added)


def _damage(referee: Referee, winner: str, loser: str) -> None:
    """A wound on a machine: its damage level by the margin, no panic and no rout (CZ-MACH-01)."""
    table = referee.table
    roll = _roll(table, winner, loser)
    added = (*wound_modifiers(table, winner, loser), *machines.wound_modifiers(table, loser))
    reached = wounds.banded_roll(referee, roll, added, machines.LIMITS)
    if reached:
        machines.take_damage(referee, "CZ-MACH-02", loser, machines.LEVELS[reached - 1], roll.side)
    else:
        referee.note("CZ-MACH-01", "unhurt", figure=loser)
