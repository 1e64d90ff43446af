"""What an answer would come to: an attack before it is declared, a template under the hand, a way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.options import AIM, ATTACK, MOVE, TARGET
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.actions import MARCH
from escarmouche.games.dust.chapters.attack import reaction
from escarmouche.games.dust.chapters.attack.shots import read_all, shots_of
from escarmouche.games.dust.chapters.cards.weapons import line_of
from escarmouche.games.dust.client import answering_fire, forecast
from escarmouche.games.dust.table import BOARD
from escarmouche.games.dust_battlefield.bot.quick_answers import quick_answer
from escarmouche.games.dust_battlefield.chapters.fire import bearers, flames, templates
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.shapes import Point, bearing, disc_polygon

MEETS_COVER = "meets_cover"
"""How many of those who can fire at the target meet its cover; who they are is ringed and drawn."""
UNDER, OWN_UNDER = "under", "own_under"
"""How many miniatures lie under a template or flame: of the enemy, and of one's own."""


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The odds of one allowed answer."""
    if ask.intent == ATTACK:
        return tuple([man_by_man(table, ask, answer, told) for told in forecast.declared(table, ask, answer)])
    if ask.intent == AIM and ask.kind == "place":
        return laid(ask, table, answer)
    if ask.intent == MOVE and ask.question == "move":
        return of_move(ask, table, answer)
    if ask.question == "actions":
        return answering_fire.of_actions(ask, table, answer, quick_answer)
    return ()


def man_by_man(table: Table, ask: Ask, answer: Any, told: Forecast) -> Forecast:
    """The forecast of an attack on one target with who reaches it, who meets cover and who can fall."""
    unit, hero, target = ask.about["unit"], ask.about["hero"], told.about[TARGET]
    able: dict[str, None] = {}
    meets: dict[str, bool] = {}
    for shot in shots_of(read_all(answer)):
        if shot.target != target or shot.target == NO_ONE:
            continue
        line = line_of(table, unit, hero, shot.line)
        for aim in bearers.aims(table, unit, line.owner, line.number, target, unit):
            able[aim.firer.figure] = None
            able |= dict.fromkeys(aim.valid)
            meets[aim.firer.figure] = aim.covered
    if not meets:
        return told
    counted = dict(told.odds)
    if any(meets.values()):
        counted[MEETS_COVER] = odds(lambda _: sum(meets.values()), table)
    return replace(told, odds=counted, touched=tuple(able))


# -- templates and flames -----------------------------------------------------------------------------------


def laid(ask: Ask, table: Table, at: Point) -> tuple[Forecast, ...]:
    """Who lies under a template or flame as it is held, friend and foe, and its outline."""
    unit = ask.actor
    if ask.question == "flame":
        line = line_of(table, unit, ask.about["hero"], ask.about["line"])
        able = bearers.carriers(table, unit, line.owner, line.number)
        firer = next(one for one in able if one.figure == ask.about["figure"])
        caught = flames.burnt(table, firer, line.weapon, at)
        area = flames.wedge(table, firer.body, line.weapon, bearing(firer.body.at, at)).points
    else:
        caught, area = templates.under(table, at), disc_polygon(at, bearers.TEMPLATE, 32).points
    return (_under(table, unit, ask, caught, area),)


def _under(
    table: Table, unit: str, ask: Ask, caught: Mapping[str, tuple[str, ...]], area: tuple[Point, ...]
) -> Forecast:
    side = table.units[unit].side
    mine = sum([len(men) for other, men in caught.items() if table.units[other].side == side])
    theirs = sum([len(men) for men in caught.values()]) - mine
    counted = {UNDER: odds(lambda _: theirs, table)}
    if mine:
        counted[OWN_UNDER] = odds(lambda _: mine, table)
    about = {"unit": unit, "weapon": ask.about["weapon"]}
    touched = tuple([figure for men in caught.values() for figure in men])
    return Forecast("laid", about, counted, (OWN_UNDER,) if mine else (), touched, (area,))


# -- ways ---------------------------------------------------------------------------------------------------


def of_move(ask: Ask, table: Table, answer: Any) -> tuple[Forecast, ...]:
    """What a way may draw upon the unit where it ends."""
    turn, unit = table.turn, ask.actor
    if unit != turn.unit or turn.reacted or table.units[unit].place != BOARD:
        return ()
    if len(turn.declared) == 1 and turn.declared[0] != MARCH:
        return ()  # the window was before this action
    if len(turn.declared) > 1 and reaction.why_not_window(table) is not None:
        return ()
    after = table.copy()
    for figure, path, facing in answer:
        changed: dict[str, Any] = {"facing": facing} if facing >= 0 else {}
        if path:
            changed |= {"x": path[-1][0], "y": path[-1][1], "z": 0}
        after.change(figure, changed)
    return answering_fire.drawn("way", after, unit, quick_answer)
