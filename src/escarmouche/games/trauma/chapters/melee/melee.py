"""Melee after a displacement: salvos of hand weapons, one after the other (ledger area TR-MELEE)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from escarmouche.engine.options import ATTACK, TARGET, WHO, Option
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.trauma.chapters.dice import DOWN, UP, down, up
from escarmouche.games.trauma.chapters.measuring import touches
from escarmouche.games.trauma.chapters.melee import suicide
from escarmouche.games.trauma.chapters.melee.blows import (
    DEMOLITION,
    chosen_losses,
    damage_vehicles,
    demolish_enemy,
    demolishers,
    fighters_on,
    reached,
    spread_hits,
    stopped,
    strikers,
    units_reached,
)
from escarmouche.games.trauma.chapters.shooting import casualties, salvos
from escarmouche.games.trauma.chapters.shooting.vehicle_damage import Wounds
from escarmouche.games.trauma.chapters.states import halted
from escarmouche.games.trauma.chapters.units import enemies, has_skill, is_armour, profile
from escarmouche.games.trauma.table import DISORGANISED, ON_TABLE, Referee, Table, Weapon

FIGHT, SUICIDE, STRIKE = "fight", "suicide", "strike"
WARRIOR = "warrior"


class Attack(Deed, frozen=True):
    """How a unit at contact fights: with its weapons, or by a suicide assault on a vehicle unit."""


class Blow(Option, frozen=True):
    """The next salvo of a melee: of a weapon, the suicide assault, or the sure wound of an expert."""

    what: str
    who: str = ""
    """The expert of Démolition."""
    salvo: str = ""
    """The code of the weapons' salvo."""

    def code(self) -> str:
        if self.what == STRIKE:
            return self.salvo
        return Deed(self.what, self.who).code()

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, code: str) -> Blow:
        deed = Deed.read(code)
        if deed.what in (DEMOLITION, SUICIDE):
            return cls(deed.what, deed.target)
        return cls(STRIKE, salvo=code)

    def parts(self) -> dict[str, Any]:
        return salvos.Salvo.read(self.salvo).parts() if self.what == STRIKE else super().parts()


def offer_melee(referee: Referee, unit: str) -> None:
    """Ask a unit displaced into contact whether it fights, and let it fight (TR-MELEE-01, TR-ACTN-11)."""
    table = referee.table
    if why_not_melee(table, unit):
        return
    side = table.units[unit].side
    vehicles = [other for other in units_reached(table, unit) if is_armour(table, other)]
    attack: Attack | str = referee.ask(
        "TR-MELEE-01",
        side,
        "melee",
        (Attack(FIGHT), *(Attack(SUICIDE, other) for other in vehicles), NO_ONE),
        lambda option: None if option == NO_ONE else why_not_attack(table, unit, option),
        intent=ATTACK,
        actor=unit,
        unit=unit,
    )
    if not isinstance(attack, Attack):
        return
    # a charge and its melee are two actions: their morale tests are counted apart (TR-MOR-08)
    referee.book(flags=referee.table.turn.flags | {"fought"}, todo=(), salvos=(), tested=())
    referee.note("TR-MELEE-03", "melee-begins", unit=unit)
    if not any(touches(referee.table, unit, other) for other in enemies(referee.table, unit)):
        referee.note("TR-HEIGHT-02", "on-two-levels", unit=unit)
    fight(referee, unit, attack.target)


def why_not_melee(table: Table, unit: str) -> Refusal | None:
    """Whether a unit that has just been displaced may start a melee."""
    record, flags = table.units[unit], table.turn.flags
    if record.place != ON_TABLE or not record.figures:
        return Refusal("TR-MELEE-01", "not-on-the-table", {"unit": unit})
    if table.turn.unit != unit:
        return Refusal("TR-MELEE-01", "not-its-activation", {"unit": unit})
    down = halted(table, unit)
    if (down and DISORGANISED in record.markers) or "began_disorganised" in flags:
        return Refusal("TR-STATE-06", "disorganised", {"unit": unit})
    if down:
        return Refusal("TR-STATE-09", "prone", {"unit": unit})
    if "fought" in flags:
        return Refusal("TR-MELEE-03", "has-fought", {"unit": unit})
    if "dropped" in flags:
        return Refusal("TR-TABLE-08", "a-drop-is-no-displacement", {"unit": unit})
    others = units_reached(table, unit)
    if not others:
        return Refusal("TR-MELEE-08", "no-contact", {"unit": unit})
    if not _ready(table, unit, "", (), ()) and all(suicide.why_not_suicide(table, unit, o) for o in others):
        return Refusal("TR-MELEE-04", "no-melee-weapon", {"unit": unit})
    return None


def why_not_attack(table: Table, unit: str, attack: Attack) -> Refusal | None:
    """Whether a unit at contact may fight in this way: with its weapons, or by a suicide assault."""
    if attack.what == FIGHT:
        bare = not _ready(table, unit, "", (), ())
        return Refusal("TR-MELEE-04", "no-melee-weapon", {"unit": unit}) if bare else None
    return suicide.why_not_suicide(table, unit, attack.target)


def fight(referee: Referee, unit: str, assaulted: str = "") -> None:
    """The salvos of a melee in the attacker's order, or a suicide assault (TR-MELEE-06, TR-SUIC-02)."""
    side = referee.table.units[unit].side
    spent: tuple[Blow, ...] = ()
    struck: tuple[str, ...] = ()
    while ready := _ready(referee.table, unit, assaulted, spent, struck):
        options = (*ready, NO_ONE) if spent else ready
        blow: Blow | str = referee.ask(
            "TR-MELEE-06", side, "melee-salvo", options, intent=ATTACK, actor=unit, unit=unit
        )
        if not isinstance(blow, Blow):
            return
        spent = (*spent, blow)
        if blow.what == DEMOLITION:
            referee.call(demolish_enemy, unit, blow.who)
            struck = (*struck, blow.who)
        elif blow.what == SUICIDE:
            struck += referee.call(suicide.assault, unit, assaulted, struck)
        else:
            struck += referee.call(melee_salvo, unit, blow.salvo, _used_demolition(spent))


def _ready(
    table: Table, unit: str, assaulted: str, spent: tuple[Blow, ...], struck: tuple[str, ...]
) -> tuple[Blow, ...]:
    """Blows that can be struck now: experts first, then weapons or the suicide salvo instead of them."""
    if stopped(table, unit):
        return ()
    experts = tuple(Blow(DEMOLITION, figure) for figure in demolishers(table, unit, struck))
    if assaulted:
        left = Blow(SUICIDE) not in spent and suicide.able(table, unit, assaulted, struck)
        return (*experts, Blow(SUICIDE)) if left else experts
    left_out = _used_demolition(spent)
    weapons = tuple(
        Blow(STRIKE, salvo=key)
        for key, bearers in salvos.melee_salvos(table, unit).items()
        if Blow(STRIKE, salvo=key) not in spent and _targets(table, unit, bearers, left_out)
    )
    return (*experts, *weapons)


def _used_demolition(spent: tuple[Blow, ...]) -> tuple[str, ...]:
    """Experts who gave up their attacks for an automatic wound (TR-SKILL-04)."""
    return tuple(blow.who for blow in spent if blow.what == DEMOLITION)


def _targets(table: Table, unit: str, bearers: tuple[str, ...], left_out: tuple[str, ...]) -> tuple[str, ...]:
    able = tuple(f for f in bearers if f not in left_out)
    return tuple(other for other in units_reached(table, unit) if fighters_on(table, able, other))


def melee_salvo(referee: Referee, unit: str, salvo: str, left_out: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The six steps of a melee salvo (TR-MELEE-07); no sight, corridor or cover. Returns who took part."""
    table = referee.table
    side, weapon = table.units[unit].side, salvos.weapon_of(table, salvo)
    bearers = tuple(f for f in salvos.melee_salvos(table, unit)[salvo] if f not in left_out)
    targets = _targets(table, unit, bearers, left_out)
    target: str = referee.ask(
        "TR-MELEE-08",
        side,
        "melee-target",
        targets,
        intent=ATTACK,
        actor=unit,
        part=TARGET,
        unit=unit,
        salvo=salvo,
    )
    rule = "TR-MELEE-07" if salvos.Salvo.read(salvo).number == 1 else "TR-MELEE-05"
    able = strikers(referee.table, unit, bearers, target)
    fighters = taking_part(referee, side, unit, target, able)
    dice = weapon.rate * len(fighters)
    referee.note(rule, "strikes", unit=unit, salvo=salvo, target=target, figures=fighters, dice=dice)
    hits = accuracy(referee, side, weapon, fighters, target)
    able = reached(referee.table, fighters, target)
    if hits and not able:  # only with the option melee_any_contact: those in contact stayed out
        referee.note("TR-MELEE-11", "hits-lost", target=target, hits=hits)
    elif hits:
        touched = spread_hits(referee, side, unit, target, hits=hits, able=able)
        if is_armour(referee.table, target):
            wound_vehicles(referee, side, weapon, target, touched)
        else:
            wound_infantry(referee, side, weapon, target, touched)
    return fighters


def taking_part(
    referee: Referee, side: str, unit: str, target: str, able: tuple[str, ...]
) -> tuple[str, ...]:
    """Those able to fight, without the ones their player keeps back; at least one strikes (TR-MELEE-09)."""
    most = len(able) - 1
    absent = referee.pick(
        "TR-MELEE-09",
        side,
        "stay-out",
        able,
        0,
        most,
        proposal=(),
        actor=unit,
        against=(target,),
        part=WHO,
        unit=unit,
        target=target,
    )
    return tuple(f for f in able if f not in absent)


def accuracy(referee: Referee, side: str, weapon: Weapon, fighters: tuple[str, ...], target: str) -> int:
    """Hits: the rate for each fighter, on Up; apart, Guerriers and gifted profiles on Down (TR-MELEE-10)."""
    table = referee.table
    warriors = sum(has_skill(table, f, WARRIOR) for f in fighters)
    others = [f for f in fighters if not has_skill(table, f, WARRIOR)]
    gifted = sum(profile(table, f).melee_face == "down" for f in others)
    rate, plain = weapon.rate, len(others) - gifted
    about: dict[str, Any] = {"target": target, "weapon": weapon.id, "rate": rate}
    hits: int = referee.roll("TR-MELEE-10", side, up(rate * plain), fighters=plain, needs=UP, **about)
    hits += referee.roll("TR-SKILL-07", side, down(rate * warriors), fighters=warriors, needs=DOWN, **about)
    hits += referee.roll("TR-TERM-02", side, down(rate * gifted), fighters=gifted, needs=DOWN, **about)
    return hits


def wound_infantry(
    referee: Referee, side: str, weapon: Weapon, target: str, touched: tuple[str, ...]
) -> None:
    """Penetration, then casualties among the touched as the attacker chooses (TR-MELEE-12, TR-MELEE-13)."""
    wounds = casualties.penetrate(referee, "TR-MELEE-12", side, target, touched, force=weapon.force)
    among = tuple(dict.fromkeys(touched))
    fallen = chosen_losses(
        referee, "TR-MELEE-13", side, "melee-losses", unit=target, among=among, wounds=wounds
    )
    if fallen:
        casualties.eliminate(referee, "TR-MELEE-13", target, fallen)
        casualties.resolve_losses(referee, target, fallen)


def wound_vehicles(
    referee: Referee, side: str, weapon: Weapon, target: str, touched: tuple[str, ...]
) -> None:
    """Penetration vehicle by vehicle; a wound stays on the one hit (TR-MELEE-12, TR-MELEE-14)."""
    wounds = []
    for vehicle in dict.fromkeys(touched):
        dice = tuple(f for f in touched if f == vehicle)
        count = casualties.penetrate(referee, "TR-MELEE-12", side, target, dice, force=weapon.force)
        wounds.append(Wounds(vehicle, count))
    damage_vehicles(referee, "TR-MELEE-14", side, target, wounds, damage=weapon.damage)
