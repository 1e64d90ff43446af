"""`to` at the prompt: the answer that leads the unit that is being placed somewhere."""

from __future__ import annotations

from typing import Any

from escarmouche.cli import squares
from escarmouche.cli.answers import NOT_UNDERSTOOD, goal_of, placed_at
from escarmouche.cli.session import Session
from escarmouche.engine.names import called, square_in
from escarmouche.engine.requests import Ask, Roll
from escarmouche.engine.ruleset import Leading


def led_to(session: Session, words: list[str], ask: Ask | Roll | None) -> Any:
    """The answer that brings it to a point or square; NOT_UNDERSTOOD where there is none: that is said."""
    say = session.say
    grid = session.scene(session.viewer).grid
    if isinstance(ask, Ask) and grid is not None:
        return _to_square(session, ask, squares.told(grid, words))
    if not isinstance(ask, Ask) or ask.kind != "place" or session.choices is None:
        session.terminal.line(say.say("nothing-to-place"))
        return NOT_UNDERSTOOD
    measure = session.scene(session.viewer).measure
    point = goal_of(words, measure.hundredths)
    if point is None:
        session.terminal.line(say.say("how-to", measure=measure.name))
        return NOT_UNDERSTOOD
    table = session.match.ruleset.rules.view(session.match.table, ask.side)
    value = placed_at(ask, session.match.ruleset, table, point, session.choices)
    if value is NOT_UNDERSTOOD:
        session.terminal.line(say.say("cannot-follow"))
    return value


def _to_square(session: Session, ask: Ask, told: squares.Told | None) -> Any:
    """The answer that names a square: where a unit goes, or what is put there."""
    ruleset = session.match.ruleset
    if not session.squares_asked(ask):
        session.terminal.line(session.say.say("nothing-to-place"))
        return NOT_UNDERSTOOD
    kinds = tuple(ask.about.get("kinds", ()))
    if told is None or bool(told.what) != bool(kinds):
        session.terminal.line(session.how_square(ask))
        return NOT_UNDERSTOOD
    if ask.kind == "one":
        named = [o for o in ask.options if square_in(o) == told.way[-1]]
        return named[0] if named else told.way[-1]
    kind = next((k for k in kinds if told.what.lower() in called(k, session.say)), told.what)
    table = ruleset.rules.view(session.match.table, ask.side)
    return ruleset.client.lead(ask, table, Leading(told.way, kind, told.facing, told.level))
