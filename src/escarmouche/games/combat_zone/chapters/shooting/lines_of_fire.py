"""Who may be shot at: in the front arc, in sight and in no close combat (CZ-SHOOT-02, CZ-SHOOT-03)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.figures import (
    body,
    enemies,
    eye,
    in_arc,
    sees,
)
from escarmouche.games.combat_zone.table import (
    ALIVE,
    Table,
)
from escarmouche.space.shapes import in_half_plane
from escarmouche.space.sight import outlook

GONE, ENGAGED, OUT_OF_ARC, NOT_SEEN = "gone", "engaged", "out-of-arc", "not-seen"
"""What keeps a figure from being a target."""


def why_not_see(table: Table, figure: str) -> Refusal | None:
    """Why a figure shoots at nobody: there is no target (CZ-SHOOT-02)."""
    return None if any_target(table, figure) else Refusal("CZ-SHOOT-02", "no-target", {"figure": figure})


def any_target(table: Table, figure: str) -> bool:
    """Whether there is anybody to shoot at."""
    return next(targets(table, figure), None) is not None


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


def in_combat(table: Table, figure: str) -> tuple[str, ...]:
    """Enemies in sight who may not be shot at because they fight (CZ-SHOOT-03): shown, not offered."""
    return tuple(
        e
        for e in enemies(table, figure)
        if table.figures[e].foes and in_arc(table, figure, e) and sees(table, figure, e)
    )
