"""Shooting with guns: single shots, bursts, aimed shots, opportunity bursts (area CZ-SHOOT)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from escarmouche.engine.dice import Dice, d6
from escarmouche.engine.requests import NO_ONE, Modifier, Refusal
from escarmouche.games.combat_zone import suits, vehicles
from escarmouche.games.combat_zone.blasts import launch
from escarmouche.games.combat_zone.cover import cover_from
from escarmouche.games.combat_zone.dice import rolled
from escarmouche.games.combat_zone.field import (
    body,
    distance,
    enemies,
    eye,
    in_arc,
    profile,
    sees,
    side_of,
    within,
)
from escarmouche.games.combat_zone.machines import hit_modifier
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    AREA,
    DROPPED,
    HEAVY,
    HERO,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    Referee,
    Table,
    Weapon,
)
from escarmouche.games.combat_zone.weapons import carried, why_not_carried
from escarmouche.games.combat_zone.wounds import SHOT, wound
from escarmouche.space.shapes import in_half_plane
from escarmouche.space.sight import outlook

SINGLE, BURST, AIMED = "shoot", "burst", "aim"
MODES = (SINGLE, BURST, AIMED)
GONE, ENGAGED, OUT_OF_ARC, NOT_SEEN = "gone", "engaged", "out-of-arc", "not-seen"
"""What keeps a figure from being a target."""
POINT_BLANK, SHORT, LONG, BEYOND = "point_blank", "short", "long", "beyond"
BANDS: dict[str, int] = LEDGER.data("CZ-SHOOT-06")
HIT = LEDGER.data("CZ-SHOOT-11")
TO_HIT: int = LEDGER.data("CZ-SHOOT-10")["target"]
QUALITY: dict[str, int] = LEDGER.data("CZ-REAC-03")
_SINGLE, _BURST, _AIMED = (LEDGER.data(f"CZ-SHOOT-{n}") for n in ("04", "07", "12"))
FEWEST: int = _BURST["min_shots"]
Allocation = tuple[tuple[str, int], ...]
"""Targets and the shots that go to each."""

# -- what may be done --------------------------------------------------------------------------------------


def cost(table: Table, weapon: str, mode: str, figure: str = "") -> int:
    """Action points of a mode with a weapon (CZ-SHOOT-04, CZ-SHOOT-07, CZ-SHOOT-12).

    `figure`: who fires it; power armour makes light of heavy weapons (CZ-ACT-01).
    """
    heavy = table.setting.weapons[weapon].kind == HEAVY
    if mode == AIMED:
        return int(_AIMED["ap"])
    if heavy and figure and (eased := suits.heavy_cost(table, figure, burst=mode == BURST)) is not None:
        return eased
    row = _BURST if mode == BURST else _SINGLE
    return int(row["ap_heavy" if heavy else "ap_light"])


def why_not_shoot(
    table: Table, figure: str, weapon: str, mode: str, *, sees: bool | None = None
) -> Refusal | None:
    """Why a figure cannot fire this weapon in this mode now; its cost is judged elsewhere.

    `sees`: whether there is anybody to shoot at, where that is known.
    """
    if refusal := why_not_fire(table, figure, weapon, mode):
        return refusal
    record = table.figures[figure]
    about = {"figure": figure, "weapon": weapon}
    if mode == AIMED and record.states & {PANICKED, STEADY}:
        return Refusal("CZ-SHOOT-12", "capped", about)
    if mode == BURST and table.setting.weapons[weapon].rate < FEWEST:
        return Refusal("CZ-SHOOT-07", "no-burst", about)
    if not (any_target(table, figure) if sees is None else sees):
        return Refusal("CZ-SHOOT-02", "no-target", about)
    return None


def any_target(table: Table, figure: str) -> bool:
    """Whether there is anybody to shoot at."""
    return next(targets(table, figure), None) is not None


def why_not_fire(table: Table, figure: str, weapon: str, mode: str) -> Refusal | None:
    """Why the weapon stays silent: not carried, thrown instead, the figure unable, or its cap reached."""
    record = table.figures[figure]
    about = {"figure": figure, "weapon": weapon}
    if refusal := why_not_carried(table, figure, weapon):
        return refusal
    if record.aboard and (refusal := vehicles.why_not_fire(table, figure, weapon)):
        return refusal
    if table.setting.weapons[weapon].kind == AREA:
        return Refusal("CZ-AREA-04", "aimed-at-a-place", about)
    if record.foes:
        return Refusal("CZ-CC-02", "engaged", about)
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", about)
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", about)
    return _why_not_again(table, figure, table.setting.weapons[weapon], mode)


def _why_not_again(table: Table, figure: str, weapon: Weapon, mode: str) -> Refusal | None:
    """The weapon has fired all it may in this turn (CZ-SHOOT-08; the grenade launcher CZ-AREA-06).

    Of two alike each has its own count.
    """
    fired = fired_already(table, figure, weapon.id)
    about = {"figure": figure, "weapon": weapon.id, "fired": fired}
    copies = carried(table, figure).count(weapon.id)
    if weapon.radius:
        return Refusal("CZ-AREA-06", "one-grenade-a-turn", about) if fired >= copies else None
    cap = cap_of(table, figure, weapon.id)
    if counts_shots(table):
        wanted = FEWEST if mode == BURST and weapon.rate >= FEWEST else 1
        return Refusal("CZ-SHOOT-08", "shots-fired", about) if fired + wanted > cap else None
    if mode == BURST and fired >= cap:
        return Refusal("CZ-SHOOT-08", "bursts-fired", about)
    return None


def counts_shots(table: Table) -> bool:
    """Whether all shots of a turn are counted, and not the bursts (switch burst_cap)."""
    return table.setting.options.get("burst_cap") == "shots"


def fired_already(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots, of a weapon this turn (CZ-SHOOT-08)."""
    bursts = table.figures[figure].bursts
    return dict(bursts).get(weapon, 0) if bursts else 0


def cap_of(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots, that the weapons of one sort of a figure may fire in a turn (CZ-SHOOT-08)."""
    return table.setting.weapons[weapon].rate * carried(table, figure).count(weapon)


def bursts_left(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots where these are counted, that a weapon may still fire this turn (CZ-SHOOT-08)."""
    return max(0, cap_of(table, figure, weapon) - fired_already(table, figure, weapon))


def why_not_target(table: Table, figure: str, target: str) -> Refusal | None:
    """Why a figure is no target: engaged, behind the shooter, or out of sight; ranges are not measured."""
    _, reason = next(_hindrances(table, figure, (target,)))
    if not reason:
        return None
    about = {"figure": figure, "target": target}
    if reason == GONE:
        return Refusal("CZ-SHOOT-02", "gone", about)
    if reason == ENGAGED:
        return Refusal("CZ-SHOOT-03", "engaged", about)
    if reason == OUT_OF_ARC:
        return Refusal("CZ-SHOOT-02", "out-of-arc", {**about, "pivot": True})
    return Refusal("CZ-SHOOT-02", "not-seen", about)


def _hindrances(table: Table, figure: str, others: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each of the others with what keeps a figure from firing at it, in one word; empty if nothing does."""
    figures = table.figures
    shooter = figures[figure]
    at, facing = (shooter.x, shooter.y), shooter.facing
    sees = outlook(table.ground, eye(table, figure)).sees
    for other in others:
        record = figures[other]
        if record.fate != ALIVE:
            yield other, GONE
        elif record.foes:
            yield other, ENGAGED
        elif not in_half_plane(at, facing, (record.x, record.y)):
            yield other, OUT_OF_ARC
        else:
            yield other, "" if sees(body(table, other)) else NOT_SEEN


def targets(table: Table, figure: str) -> Iterator[str]:
    """Enemies that may be shot at (CZ-SHOOT-02, CZ-SHOOT-03)."""
    return (e for e, reason in _hindrances(table, figure, enemies(table, figure)) if not reason)


# -- declaring ---------------------------------------------------------------------------------------------


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
            (*seen, *_in_combat(referee.table, figure)),
            lambda target: why_not_target(referee.table, figure, target),
            figure=figure,
            weapon=weapon,
            mode=mode,
        )
        allocation = ((target, 1),)
    volley(referee, figure, weapon, mode, allocation)


def _in_combat(table: Table, figure: str) -> tuple[str, ...]:
    """Enemies in sight who may not be shot at because they fight (CZ-SHOOT-03): shown, not offered."""
    return tuple(
        e
        for e in enemies(table, figure)
        if table.figures[e].foes and in_arc(table, figure, e) and sees(table, figure, e)
    )


def shots_left(table: Table, figure: str, weapon: str) -> int:
    """How many shots a burst may have now: its rate of fire, or what the cap leaves (CZ-SHOOT-08)."""
    rate = table.setting.weapons[weapon].rate
    if counts_shots(table):
        return min(rate, cap_of(table, figure, weapon) - fired_already(table, figure, weapon))
    return rate


def allocate(referee: Referee, figure: str, weapon: str, seen: tuple[str, ...]) -> Allocation:
    """The owner shares the shots of a burst among targets, target by target (CZ-SHOOT-07, CZ-SHOOT-09).

    With one target left for all the shots nobody is asked how many, save where shots are counted.
    """
    table = referee.table
    side = side_of(table, figure)
    left = shots_left(table, figure, weapon)
    spread = 100 * int(table.setting.options.get("burst_spread_cm") or 0)
    found: list[tuple[str, int]] = []
    while left:
        taken = [t for t, _ in found]

        def far(option: str, taken: list[str] = taken) -> Refusal | None:
            if option != NO_ONE and not all(within(table, option, t, spread) for t in taken):
                return Refusal("CZ-SHOOT-09", "too-far-apart", {"target": option})
            return None

        fired = sum(n for _, n in found)
        open_targets = [t for t in seen if t not in taken]
        choices = [t for t in open_targets if not spread or far(t) is None]
        if not choices:
            break
        stop = (NO_ONE,) if fired >= FEWEST else ()
        about: dict[str, Any] = {"figure": figure, "weapon": weapon, "mode": BURST, "left": left}
        target = referee.ask(
            "CZ-SHOOT-09", side, "target", (*open_targets, *stop), far if spread else None, **about
        )
        if target == NO_ONE:
            break
        alone = not any(t != target and (not spread or within(table, t, target, spread)) for t in choices)
        least = max(1, FEWEST - fired) if alone else 1
        numbers = range(left, least - 1, -1)
        shots = left
        if not alone or counts_shots(table):
            shots = referee.ask("CZ-SHOOT-07", side, "shots", numbers, proposal=left, target=target, **about)
        found.append((target, shots))
        left -= shots
    return tuple(found)


def opportunity_weapons(table: Table, figure: str) -> tuple[str, ...]:
    """Guns that may fire an opportunity burst: no grenades, missiles or flames (CZ-OPP-01)."""
    weapons = table.setting.weapons
    return tuple(
        w
        for w in carried(table, figure)
        if weapons[w].kind != AREA and not weapons[w].radius and not why_not_fire(table, figure, w, BURST)
    )


def why_not_burst_at(table: Table, figure: str, target: str) -> Refusal | None:
    """Why a waiting figure cannot fire its burst at this enemy (CZ-OPP-01, CZ-OPP-05)."""
    if not opportunity_weapons(table, figure):
        return Refusal("CZ-OPP-01", "no-weapon", {"figure": figure})
    return why_not_target(table, figure, target)


def burst_at(referee: Referee, figure: str, target: str, weapon: str = "") -> None:
    """A burst with all its shots at one figure, friend or foe; at rate 1 a single one (CZ-OPP-01)."""
    table = referee.table
    if not weapon:
        able = opportunity_weapons(table, figure)
        if not able:
            return
        weapon = referee.ask(
            "CZ-WPN-04", side_of(table, figure), "weapon", able, figure=figure, target=target
        )
    volley(referee, figure, weapon, BURST, ((target, shots_left(table, figure, weapon)),))


# -- resolving ---------------------------------------------------------------------------------------------


def volley(
    referee: Referee, figure: str, weapon: str, mode: str, allocation: Allocation, band: str = ""
) -> None:
    """Measure, roll all the shots together, then resolve the hits (CZ-SHOOT-01, CZ-SHOOT-05).

    `band`: a range supposed and not measured, for forecasts.
    """
    printed = referee.table.setting.weapons[weapon]
    _count(referee, figure, printed, mode, sum(n for _, n in allocation))
    referee.note("CZ-SHOOT-01", "declared", figure=figure, weapon=weapon, mode=mode, shots=allocation)
    bands = {t: band or _measure(referee, figure, printed, t) for t, _ in allocation}
    aimed: list[tuple[str, int, tuple[Modifier, ...]]] = []
    for target, shots in allocation:
        if bands[target] == BEYOND:
            referee.note("CZ-SHOOT-05", "out-of-range", figure=figure, target=target)
        else:
            if referee.table.figures[target].states & {PANICKED, DROPPED} == {PANICKED}:
                referee.note("CZ-REAC-15", "panic-is-no-cover", target=target)
            aimed.append((target, shots, hit_modifiers(referee.table, figure, target, mode, bands[target])))
    rolled_hits = roll_to_hit(referee, figure, aimed)
    hits = {aim[0]: count for aim, count in zip(aimed, rolled_hits, strict=True)}
    if printed.radius:
        for target, _, _ in aimed:
            launch(referee, figure, weapon, target, bool(hits[target]))
        return
    side = side_of(referee.table, figure)
    struck = [t for t, _, _ in aimed if hits[t]]
    for target in referee.order("CZ-SHOOT-01", side, "hit-order", struck, figure=figure):
        resolve_hits(referee, figure, printed, target, hits[target], point_blank=bands[target] == POINT_BLANK)


def _count(referee: Referee, figure: str, weapon: Weapon, mode: str, shots: int) -> None:
    """Note what the weapon has fired, in the unit the switch counts (CZ-SHOOT-08)."""
    more = shots if counts_shots(referee.table) else int(mode == BURST or weapon.radius > 0)
    if more:
        fired = dict(referee.table.figures[figure].bursts)
        fired[weapon.id] = fired.get(weapon.id, 0) + more
        referee.change("CZ-SHOOT-08", figure, bursts=tuple(sorted(fired.items())))


def _measure(referee: Referee, figure: str, weapon: Weapon, target: str) -> str:
    """The range, now that everything is settled (CZ-SHOOT-05)."""
    away = distance(referee.table, figure, target)
    band = band_of(weapon, away)
    referee.note("CZ-SHOOT-05", "measured", figure=figure, target=target, distance=away, band=band)
    return band


def band_of(weapon: Weapon, away: int) -> str:
    """Point blank, short, long or beyond; the limits belong to the nearer band (CZ-SHOOT-06)."""
    if away <= weapon.point_blank:
        return POINT_BLANK
    if away <= weapon.short:
        return SHORT
    return LONG if away <= weapon.long else BEYOND


def hit_modifiers(table: Table, figure: str, target: str, mode: str, band: str) -> tuple[Modifier, ...]:
    """All that is added to a shot's die (CZ-SHOOT-11): cover of the ground is not among it."""
    printed = profile(table, figure)
    found = [
        Modifier("CZ-REAC-04" if printed.kind == HERO else "CZ-REAC-03", QUALITY[printed.quality]),
        Modifier("CZ-SHOOT-06", BANDS[band]),
        Modifier("CZ-SHOOT-12", HIT["aimed_shot"]) if mode == AIMED else None,
        Modifier("CZ-ACT-05", HIT["target_took_cover"]) if DROPPED in table.figures[target].states else None,
        Modifier("CZ-REAC-13", HIT["shooter_panicked"]) if PANICKED in table.figures[figure].states else None,
        hit_modifier(table, figure),
        *vehicles.hit_modifiers(table, figure, target),
    ]
    return tuple(m for m in found if m and m.value)


def to_hit(modifiers: tuple[Modifier, ...]) -> int:
    """The face a shot needs: 6 less the modifiers; a 1 always misses, a 6 always hits (CZ-SHOOT-10)."""
    return min(6, max(2, TO_HIT - sum(m.value for m in modifiers)))


def roll_to_hit(
    referee: Referee, figure: str, aimed: list[tuple[str, int, tuple[Modifier, ...]]]
) -> tuple[int, ...]:
    """All shots of the action in one throw: the hits on each target (CZ-SHOOT-10)."""
    if not aimed:
        return ()
    side = side_of(referee.table, figure)
    parts = [d6(shots).at_least(to_hit(modifiers)) for _, shots, modifiers in aimed]
    needs = tuple((target, shots, to_hit(modifiers)) for target, shots, modifiers in aimed)
    about: dict[str, Any] = {"figure": figure, "needs": needs}
    if len(aimed) == 1:
        return (rolled(referee, "CZ-SHOOT-10", side, parts[0], aimed[0][2], by=figure, **about),)
    dice = Dice(tuple(h for part in parts for h in part.handfuls)).row()
    shown = rolled(referee, "CZ-SHOOT-10", side, dice, by=figure, **about)
    hits, start = [], 0
    for _, shots, _ in aimed:
        hits.append(sum(shown[start : start + shots]))
        start += shots
    return tuple(hits)


def resolve_hits(
    referee: Referee, figure: str, weapon: Weapon, target: str, hits: int, *, point_blank: bool
) -> None:
    """One wound roll after the other; what is left for the dead is void (CZ-WND-06, CZ-SHOOT-09)."""
    side = side_of(referee.table, figure)
    cover = cover_from(referee.table, figure, target, point_blank=point_blank)
    if cover:
        referee.note("CZ-TERR-02", "covered", target=target, cover=cover, level="CZ-TERR-01")
    for hit in range(hits):
        if referee.table.figures[target].fate != ALIVE:
            referee.note("CZ-WND-06", "void", target=target, hits=hits - hit)
            return
        referee.call(
            wound, "CZ-WND-01", target, weapon.damage, side,
            cover=cover, point_blank=point_blank, source=SHOT, stun=weapon.stun, by=figure,
        )  # fmt: skip
