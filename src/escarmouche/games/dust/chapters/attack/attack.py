"""An attack from its declaration to its losses: ranged weapons, then close combat (areas DT-ATK, DT-TGT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.options import AIM, WHERE
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import aiming, allotment, close_combat, declare, shelter, volley
from escarmouche.games.dust.chapters.attack.aiming import STEADY
from escarmouche.games.dust.chapters.attack.elimination import cheat_death
from escarmouche.games.dust.chapters.attack.hits import Attack, Manner
from escarmouche.games.dust.chapters.attack.shots import LUCKY, SPIRIT, Choice, Shot, Skill, shots_of
from escarmouche.games.dust.chapters.cards.cards import partner
from escarmouche.games.dust.chapters.cards.weapons import line_of, loaded, spend
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.chapters.smoke import lay_smoke
from escarmouche.games.dust.table import ACTIVATED, Referee, Table


def attack(referee: Referee, unit: str, context: str = aiming.ATTACK, hero: str | None = None) -> bool:
    """An Attack, a Sustained Attack, a reaction or a charge: declared, then resolved (DT-ATK-02).

    Whether the unit has used ranged weapons of its own.
    """
    joined = partner(referee.table, unit) if hero is None else hero
    choice = declare.declare(referee, unit, context, joined)
    if not choice:
        return False
    table = referee.table
    fired = any(
        not shot.mode.gun and not line_of(table, unit, joined, shot.line).weapon.close
        for shot in shots_of(choice)
    )
    referee.call(resolve, unit, choice, context in STEADY, joined)
    return fired


def resolve(
    referee: Referee,
    unit: str,
    choice: tuple[Choice, ...],
    sustained: bool = False,
    hero: str | None = None,
    watched: tuple[str, ...] = (),
) -> None:
    """Resolve what was declared: all weapons fire at once, ranged ones first (DT-TGT-02, DT-CC-02).

    Odds that ask for the fate of some alone name them; in play nobody is named, and all suffer.
    """
    joined = partner(referee.table, unit) if hero is None else hero
    shots = shots_of(choice)
    if not shots:
        return
    gun = shots[0].mode.gun
    if gun:
        _directed(referee, unit, gun, shots, sustained, watched)
        return
    lucky = _tick_skills(referee, unit, joined, choice)
    manner = Manner(
        sustained=sustained,
        spirit=SPIRIT in choice,
        lucky=lucky,
        alone=_alone(shots),
        spotted=sustained and allotment.spotter_idle(referee.table, unit, shots),
    )
    for owner in (unit, joined):
        if owner:
            states.reveal(referee, owner)
    _fire(referee, Attack(unit, joined, shots, manner, watched=watched))


def _fire(referee: Referee, attack: Attack) -> None:
    """Ammunition, smoke, ranged weapons, close combat; then heroes may cheat death."""
    unit, hero = attack.unit, attack.hero
    for shot in attack.shots:
        line = line_of(referee.table, unit, hero, shot.line)
        spend(referee, line.owner, line.number, shot.count * shot.mode.times, double=shot.mode.double)
    ranged, close = [], []
    for shot in attack.shots:
        if shot.mode.smoke:
            for _ in range(shot.count):
                smoke_screen(referee, unit, shot.line, attack.seer)
        elif line_of(referee.table, unit, hero, shot.line).weapon.close:
            close.append(shot)
        else:
            ranged.append(shot)
    targets = tuple(dict.fromkeys([shot.target for shot in (*ranged, *close)]))
    parties = shelter.seek(referee, targets)
    if close and attack.watched:  # who fights hand to hand strikes with what the fire has left of him
        fighting = tuple([shot.target for shot in close])
        attack = replace(attack, watched=(*attack.watched, unit, hero, *fighting))
    hits: dict[str, int] = {}
    if ranged:
        hits = volley.volley(referee, replace(attack, shots=tuple(ranged)), parties)
    if close:
        for struck, more in close_combat.fight(referee, replace(attack, shots=tuple(close)), parties).items():
            hits[struck] = hits.get(struck, 0) + more
    if hits:
        field_of(referee.table).fired_upon(referee, hits)
    cheat_death(referee)


def _alone(shots: tuple[Shot, ...]) -> bool:
    """Whether only one kind of weapon is fired (DS-WEAP-19)."""
    return len({shot.line for shot in shots}) == 1


def _tick_skills(referee: Referee, unit: str, hero: str, choice: tuple[Choice, ...]) -> tuple[str, ...]:
    """Once-per-game skills are ticked (DS-SKILL-01, DS-SKILL-03, DT-CARD-03); who is lucky."""
    if SPIRIT in choice:
        for owner in declare.spirited(referee.table, unit, hero):
            _tick(referee, "DS-SKILL-22", owner, SPIRIT)
    if LUCKY not in choice:
        return ()
    lucky = declare.lucky_ones(referee.table, unit, hero)
    for owner in lucky:
        _tick(referee, "DS-SKILL-29", owner, LUCKY)
    return lucky


def _tick(referee: Referee, rule: str, unit: str, skill: Skill) -> None:
    used = referee.table.units[unit].used
    referee.change(rule, unit, used=(*used, skill.key))


# -- artillery ----------------------------------------------------------------------------------------------


def _directed(
    referee: Referee, unit: str, gun: str, shots: tuple[Shot, ...], sustained: bool, watched: tuple[str, ...]
) -> None:
    """A gun activates at once and fires where its observer sees; then its activation ends (DS-SKILL-08)."""
    record = referee.table.units[gun]
    weapons = referee.table.setting.cards[record.card].weapons
    lines = sorted({shot.line for shot in shots})
    reloading = [line for line in lines if "reload" in weapons[line].rules and not sustained]
    ready = [line for line in reloading if loaded(line) in record.markers]
    for line in reloading:
        referee.mark("DS-SKILL-08", gun, loaded(line))
    referee.mark("DS-SKILL-08", gun, ACTIVATED)
    states.reveal(referee, gun)
    manner = Manner(sustained=sustained, alone=_alone(shots))
    _fire(referee, Attack(gun, shots=shots, manner=manner, observer=unit, watched=watched))
    if referee.table.units[gun].figures:
        for line in ready:
            referee.mark("DS-SKILL-08", gun, loaded(line))


def smoke_screen(referee: Referee, gun: str, line: int, seer: str) -> None:
    """Artillery fires smoke: placed on army, with no re-roll (DS-WEAP-02)."""
    side = referee.table.units[gun].side
    if not referee.roll("DS-WEAP-02", side, armies(1), unit=gun, needs=PLAINLY):
        return
    table = referee.table
    points = field_of(table).points_seen_for_smoke(table, gun, line, seer)
    if not points:
        return
    place = referee.ask("DS-WEAP-02", side, "smoke", points, intent=AIM, actor=gun, part=WHERE, unit=gun)
    lay_smoke(referee, "DS-WEAP-02", [place])


# -- odds ---------------------------------------------------------------------------------------------------


def quick(ask: Ask, table: Any) -> Any:
    """What a sensible player answers inside the odds of an attack: what is proposed, else the first."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind == "one":
        return NO_ONE if NO_ONE in ask.options else ask.options[0]
    if ask.kind == "place" and ask.drafts is not None:
        return ask.drafts()[0]
    return ask.options[: ask.least]


def toll_on(table: Table, target: str) -> int:
    """What a unit has lost so far: miniatures, or boxes."""
    record = table.units[target]
    damage = table.setting.cards[record.card].damage
    if record.place == "gone":
        return damage or len(record.roster)
    return record.boxes if damage else len(record.roster) - len(record.figures)


def attack_odds(
    table: Table, unit: str, choice: tuple[Choice, ...], sustained: bool, target: str = ""
) -> Odds:
    """Exact chances of what a target loses in an attack: miniatures, or points of damage."""
    victim = target or shots_of(choice)[0].target
    before = toll_on(table, victim)
    return odds(
        resolve,
        table,
        unit,
        choice,
        sustained,
        None,
        (victim,),
        of=lambda _, after: toll_on(after, victim) - before,
        policy=quick,
        policy_name="dust-quick",
    )
