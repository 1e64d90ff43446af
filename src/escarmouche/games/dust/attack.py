"""An attack from its declaration to its losses: ranged weapons, then close combat (areas DT-ATK, DT-TGT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust import aiming, allotment, closecombat, declare, shelter, states, volley
from escarmouche.games.dust.aiming import STEADY
from escarmouche.games.dust.allotment import SMOKE, Shot, factor, gun_of
from escarmouche.games.dust.cards import partner
from escarmouche.games.dust.declare import LUCKY, SPIRIT, Choice
from escarmouche.games.dust.dice import armies
from escarmouche.games.dust.elimination import cheat_death
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.hits import Manner
from escarmouche.games.dust.table import ACTIVATED, Referee, Smoke, Table
from escarmouche.games.dust.weapons import line_of, spend

SMOKE_TURNS = 1
"""Smoke stays until the end of the turn after the one in which it was placed (DS-WEAP-02)."""


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
        not gun_of(c[3]) and not line_of(table, unit, joined, c[0])[1].close
        for c in choice
        if not isinstance(c, str)
    )
    referee.call(resolve, unit, choice, context in STEADY, joined)
    return fired


def resolve(
    referee: Referee, unit: str, choice: tuple[Choice, ...], sustained: bool = False, hero: str | None = None
) -> None:
    """Resolve what was declared: all weapons fire at once, ranged ones first (DT-TGT-02, DT-CC-02)."""
    joined = partner(referee.table, unit) if hero is None else hero
    shots: tuple[Shot, ...] = tuple(c for c in choice if not isinstance(c, str))
    if not shots:
        return
    gun = gun_of(shots[0][3])
    if gun:
        _directed(referee, unit, gun, shots, sustained)
        return
    manner = _manner(referee, unit, joined, choice, shots, sustained)
    for owner in (unit, joined):
        if owner:
            states.reveal(referee, owner)
    _fire(referee, unit, unit, joined, shots, manner)


def _fire(referee: Referee, unit: str, seer: str, hero: str, shots: tuple[Shot, ...], manner: Manner) -> None:
    """Ammunition, smoke, ranged weapons, close combat; then heroes may cheat death."""
    for number, copies, _, mode in shots:
        owner, _, line = line_of(referee.table, unit, hero, number)
        spend(referee, owner, line, copies * factor(mode), double=mode == allotment.DOUBLE)
    ranged, close = [], []
    for shot in shots:
        if shot[3].endswith(SMOKE):
            for _ in range(shot[1]):
                smoke_screen(referee, unit, shot[0], seer)
        elif line_of(referee.table, unit, hero, shot[0])[1].close:
            close.append(shot)
        else:
            ranged.append(shot)
    targets = tuple(dict.fromkeys(s[2] for s in (*ranged, *close)))
    parties = shelter.seek(referee, targets)
    if ranged:
        volley.volley(referee, unit, seer, hero, tuple(ranged), parties, manner)
    if close:
        closecombat.fight(referee, unit, hero, tuple(close), parties, manner)
    cheat_death(referee)


def _manner(
    referee: Referee,
    unit: str,
    hero: str,
    choice: tuple[Choice, ...],
    shots: tuple[Shot, ...],
    sustained: bool,
) -> Manner:
    """How the attack is made; once-per-game skills are ticked (DS-SKILL-01, DS-SKILL-03, DT-CARD-03)."""
    lucky: tuple[str, ...] = ()
    if SPIRIT in choice:
        for owner in declare.spirited(referee.table, unit, hero):
            _tick(referee, "DS-SKILL-22", owner, "fighting_spirit")
    if LUCKY in choice:
        lucky = declare.lucky_ones(referee.table, unit, hero)
        for owner in lucky:
            _tick(referee, "DS-SKILL-29", owner, "lucky")
    lines = {s[0] for s in shots}
    spotted = sustained and allotment.spotter_idle(referee.table, unit, shots)
    return Manner(sustained, SPIRIT in choice, lucky, len(lines) == 1, spotted)


def _tick(referee: Referee, rule: str, unit: str, skill: str) -> None:
    used = referee.table.units[unit].used
    referee.change(rule, unit, used=(*used, skill))


# -- artillery ----------------------------------------------------------------------------------------------


def _directed(referee: Referee, unit: str, gun: str, shots: tuple[Shot, ...], sustained: bool) -> None:
    """A gun activates at once and fires where its observer sees; then its activation ends (DS-SKILL-08)."""
    record = referee.table.units[gun]
    weapons = referee.table.setting.cards[record.card].weapons
    reloading = [
        line for line in sorted({s[0] for s in shots}) if "reload" in weapons[line].rules and not sustained
    ]
    loaded = [line for line in reloading if f"loaded:{line}" in record.markers]
    for line in reloading:
        referee.mark("DS-SKILL-08", gun, f"loaded:{line}")
    referee.mark("DS-SKILL-08", gun, ACTIVATED)
    states.reveal(referee, gun)
    _fire(referee, gun, unit, "", shots, Manner(sustained, alone=len({s[0] for s in shots}) == 1))
    if referee.table.units[gun].figures:
        for line in loaded:
            referee.mark("DS-SKILL-08", gun, f"loaded:{line}")


def smoke_screen(referee: Referee, gun: str, line: int, seer: str) -> None:
    """Artillery fires smoke: placed on army, with no re-roll (DS-WEAP-02)."""
    side = referee.table.units[gun].side
    if not referee.roll("DS-WEAP-02", side, armies(1), unit=gun):
        return
    table = referee.table
    points = field_of(table).points_seen_for_smoke(table, gun, line, seer)
    if not points:
        return
    x, y = referee.ask("DS-WEAP-02", side, "smoke", points, unit=gun)
    turn = referee.table.turn
    placed = Smoke(x, y, turn.round + SMOKE_TURNS)
    referee.change("DS-WEAP-02", "turn", smoke=(*turn.smoke, placed))


# -- odds ---------------------------------------------------------------------------------------------------


def quick(ask: Ask, table: Any) -> Any:
    """What a sensible player answers inside the odds of an attack: what is proposed, else the first."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind == "one":
        return NO_ONE if NO_ONE in ask.options else ask.options[0]
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
    victim = target or next(c[2] for c in choice if not isinstance(c, str))
    before = toll_on(table, victim)
    return odds(
        resolve,
        table,
        unit,
        choice,
        sustained,
        of=lambda _, after: toll_on(after, victim) - before,
        policy=quick,
        policy_name="dust-quick",
    )
