"""Shooting with guns: single shots, bursts, aimed shots, opportunity bursts (area CZ-SHOOT)."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.engine.options import ATTACK, NUMBER, TARGET, WEAPON
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.combat_zone.chapters.area_weapons.charges import FLAME, MISSILE
from escarmouche.games.combat_zone.chapters.deeds import ANYWHERE, COMBAT, Action, Deed, Scope, with_another
from escarmouche.games.combat_zone.chapters.figures import (
    side_of,
    within,
)
from escarmouche.games.combat_zone.chapters.shooting.hits import Allocation, volley
from escarmouche.games.combat_zone.chapters.shooting.lines_of_fire import (
    in_combat,
    targets,
    why_not_see,
    why_not_target,
)
from escarmouche.games.combat_zone.chapters.shooting.modes import (
    AIMED,
    BURST,
    FEWEST,
    MODES,
    SINGLE,
    cost,
    counts_shots,
    opportunity_weapons,
    shots_left,
    why_not_mode,
)
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.table import (
    AREA,
    Referee,
    Table,
)


def why_not_shoot(table: Table, figure: str, weapon: str, mode: str) -> Refusal | None:
    """Why a figure cannot fire this weapon in this mode now; its cost is judged elsewhere."""
    return why_not_mode(table, figure, weapon, mode) or why_not_see(table, figure)


def shoot(referee: Referee, figure: str, weapon: str, mode: str) -> None:
    """One shooting action: targets and shots settled, measured, rolled, resolved (CZ-SHOOT-01)."""
    seen = tuple(targets(referee.table, figure))
    if not seen:
        referee.note("CZ-SHOOT-02", "no-target", figure=figure)
        return
    referee.note("CZ-SHOOT-02", "line-of-sight", figure=figure, targets=seen)
    if mode == BURST:
        allocation = allocate(referee, figure, weapon, seen)
    else:
        target = referee.ask(
            "CZ-SHOOT-04",
            side_of(referee.table, figure),
            "target",
            (*seen, *in_combat(referee.table, figure)),
            lambda target: why_not_target(referee.table, figure, target),
            intent=ATTACK,
            actor=figure,
            part=TARGET,
            figure=figure,
            weapon=weapon,
            mode=mode,
        )
        allocation = ((target, 1),)
    volley(referee, figure, weapon, mode, allocation)


def allocate(referee: Referee, figure: str, weapon: str, seen: tuple[str, ...]) -> Allocation:
    """The owner shares the shots of a burst among targets, target by target (CZ-SHOOT-07, CZ-SHOOT-09).

    With one target left for all the shots nobody is asked how many, save where shots are counted.
    """
    table = referee.table
    side = side_of(table, figure)
    left = shots_left(table, figure, weapon)
    spread = 100 * int(table.setting.options.get("burst_spread_cm") or 0)
    shares: list[tuple[str, int]] = []
    while left:
        taken = [t for t, _ in shares]

        def far(option: str, taken: list[str] = taken) -> Refusal | None:
            if option != NO_ONE and not all(within(table, option, t, spread) for t in taken):
                return Refusal("CZ-SHOOT-09", "too-far-apart", {"target": option})
            return None

        fired = sum(n for _, n in shares)
        open_targets = [t for t in seen if t not in taken]
        choices = [t for t in open_targets if not spread or far(t) is None]
        if not choices:
            break
        stop = (NO_ONE,) if fired >= FEWEST else ()
        about: dict[str, Any] = {"figure": figure, "weapon": weapon, "mode": BURST, "left": left}
        target = referee.ask(
            "CZ-SHOOT-09",
            side,
            "target",
            (*open_targets, *stop),
            far if spread else None,
            intent=ATTACK,
            actor=figure,
            part=TARGET,
            **about,
        )
        if target == NO_ONE:
            break
        alone = not any(t != target and (not spread or within(table, t, target, spread)) for t in choices)
        least = max(1, FEWEST - fired) if alone else 1
        numbers = range(left, least - 1, -1)
        shots = left
        if not alone or counts_shots(table):
            shots = referee.ask(
                "CZ-SHOOT-07",
                side,
                "shots",
                numbers,
                proposal=left,
                intent=ATTACK,
                actor=figure,
                against=(target,),
                part=NUMBER,
                target=target,
                **about,
            )
        shares.append((target, shots))
        left -= shots
    return tuple(shares)


def burst_at(referee: Referee, figure: str, target: str, weapon: str = "") -> None:
    """A burst with all its shots at one figure, friend or foe; at rate 1 a single one (CZ-OPP-01)."""
    table = referee.table
    if not weapon:
        able = opportunity_weapons(table, figure)
        if not able:
            return
        weapon = referee.ask(
            "CZ-WPN-04",
            side_of(table, figure),
            "weapon",
            able,
            intent=ATTACK,
            actor=figure,
            against=(target,),
            part=WEAPON,
            figure=figure,
            target=target,
        )
    volley(referee, figure, weapon, BURST, ((target, shots_left(table, figure, weapon)),))


def offers(scope: Scope) -> list[Deed]:
    """Weapon by weapon: shots, bursts and aimed shots of a gun; what is fired at a place, on foot."""
    table, figure = scope.table, scope.figure
    weapons, aboard = table.setting.weapons, bool(table.figures[figure].aboard)
    shots: list[Deed] = []
    for id in dict.fromkeys(carried(table, figure)):
        weapon = weapons[id]
        if weapon.kind != AREA:
            modes = MODES if weapon.rate > 1 else (SINGLE, AIMED)
            shots += [Deed(mode, weapon=id) for mode in modes]
        elif not aboard:
            shots.append(Deed(FLAME if weapon.fire else MISSILE))
    return shots


def _price(table: Table, figure: str, weapon: str, mode: str) -> int:
    return cost(table, weapon, mode, figure)


SINGLE_SHOT = Action(
    SINGLE,
    offers=offers,
    price=partial(_price, mode=SINGLE),
    why_not=partial(why_not_mode, mode=SINGLE),
    shared=why_not_see,
    do=partial(shoot, mode=SINGLE),
    place=ANYWHERE,
)
BURST_OF_FIRE = Action(
    BURST,
    offers=with_another,
    price=partial(_price, mode=BURST),
    why_not=partial(why_not_mode, mode=BURST),
    shared=why_not_see,
    do=partial(shoot, mode=BURST),
    place=ANYWHERE,
)
AIMED_SHOT = Action(
    AIMED,
    offers=with_another,
    price=COMBAT["aimed_shot"],
    why_not=partial(why_not_mode, mode=AIMED),
    shared=why_not_see,
    do=partial(shoot, mode=AIMED),
    place=ANYWHERE,
    capped="CZ-SHOOT-12",
)
