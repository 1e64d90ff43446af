"""A volley: measured, rolled to hit, its hits resolved one after the other (CZ-SHOOT-01, CZ-SHOOT-10)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import Dice, d6
from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import Modifier
from escarmouche.games.combat_zone.chapters.area_weapons.blasts import launch
from escarmouche.games.combat_zone.chapters.dice import rerolls_left, rolled
from escarmouche.games.combat_zone.chapters.figures import (
    distance,
    profile,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.shooting.cover import cover_from
from escarmouche.games.combat_zone.chapters.shooting.modes import (
    AIMED,
    BURST,
    cap_of,
    counts_shots,
    fired_already,
)
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds.machines import hit_modifier
from escarmouche.games.combat_zone.chapters.wounds.wounds import SHOT, wound
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    DROPPED,
    HERO,
    PANICKED,
    Measured,
    Referee,
    Table,
    Weapon,
)

POINT_BLANK, SHORT, LONG, BEYOND = "point_blank", "short", "long", "beyond"
BANDS: dict[str, int] = LEDGER.data("CZ-SHOOT-06")
HIT = LEDGER.data("CZ-SHOOT-11")
TO_HIT: int = LEDGER.data("CZ-SHOOT-10")["target"]
QUALITY: dict[str, int] = LEDGER.data("CZ-REAC-03")
Allocation = tuple[tuple[str, int], ...]
"""Targets and the shots that go to each."""


def volley(
    referee: Referee, figure: str, weapon: str, mode: str, allocation: Allocation, *, band: str = ""
) -> None:
    """Measure, roll all the shots together, then resolve the hits (CZ-SHOOT-01, CZ-SHOOT-05).

    `band`: a range supposed and not measured, for forecasts.
    """
    printed = referee.table.setting.weapons[weapon]
    _count(referee, figure, printed, mode, sum(n for _, n in allocation))
    referee.note(
        "CZ-SHOOT-01",
        "declared",
        figure=figure,
        weapon=weapon,
        mode=mode,
        shots=allocation,
        fired=fired_already(referee.table, figure, weapon),
        cap=cap_of(referee.table, figure, weapon),
    )
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
    several = len(aimed) + bool(rerolls_left(referee.table, figure))
    for target, count in hits.items():
        about: dict[str, Any] = {"weapon": weapon, "several": several}
        referee.note("CZ-SHOOT-10", "struck", tells=STRUCK, unit=figure, target=target, hits=count, **about)
    if printed.radius:
        for target, _, _ in aimed:
            launch(referee, figure, weapon, target, bool(hits[target]))
        return
    side = side_of(referee.table, figure)
    struck = [t for t, _, _ in aimed if hits[t]]
    for target in referee.order(
        "CZ-SHOOT-01", side, "hit-order", struck, actor=figure, part=TARGET, figure=figure
    ):
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
    table = referee.table
    away = distance(table, figure, target)
    band = band_of(weapon, away)
    referee.note("CZ-SHOOT-05", "measured", figure=figure, target=target, distance=away, band=band)
    told = Measured(figure, target, (where(table.figures[figure]), where(table.figures[target])), away)
    if told not in table.turn.measured:
        referee.book(measured=(*table.turn.measured, told))
    return band


def range_told(table: Table, a: str, b: str) -> int | None:
    """The range between two figures as it was told this turn; None if one has moved since, or none was."""
    here, there = where(table.figures[a]), where(table.figures[b])
    for told in table.turn.measured:
        if (told.figure, told.target, told.places) in ((a, b, (here, there)), (b, a, (there, here))):
            return told.away
    return None


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
    added = [
        Modifier("CZ-REAC-04" if printed.kind == HERO else "CZ-REAC-03", QUALITY[printed.quality]),
        Modifier("CZ-SHOOT-06", BANDS[band]),
        Modifier("CZ-SHOOT-12", HIT["aimed_shot"]) if mode == AIMED else None,
        Modifier("CZ-ACT-05", HIT["target_took_cover"]) if DROPPED in table.figures[target].states else None,
        Modifier("CZ-REAC-13", HIT["shooter_panicked"]) if PANICKED in table.figures[figure].states else None,
        hit_modifier(table, figure),
        *vehicles.hit_modifiers(table, figure, target),
    ]
    return tuple(m for m in added if m and m.value)


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
    about: dict[str, Any] = {"figure": figure}
    if len(aimed) == 1:
        (target, _, modifiers), *_ = aimed
        about |= {"target": target, "needs": to_hit(modifiers)}
        return (rolled(referee, "CZ-SHOOT-10", side, parts[0], modifiers, by=figure, **about),)
    for target, shots, modifiers in aimed:
        added = tuple((m.rule, m.value) for m in modifiers)
        facts: dict[str, Any] = {"shots": shots, "need": to_hit(modifiers), "modifiers": added}
        referee.note("CZ-SHOOT-11", "aimed-at", figure=figure, target=target, **facts)
    about["target"] = tuple(target for target, _, _ in aimed)
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
