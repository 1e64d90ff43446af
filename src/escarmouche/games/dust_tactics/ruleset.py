"""Dust Tactics as the engine sees it: two armies of squads, walkers and aircraft on a board of squares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.options import ATTACK, MOVE
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Armies, Bot, Client, Forecast, Leading, Rules, Ruleset
from escarmouche.games.dust.armies import builder
from escarmouche.games.dust.client import forecast, sounds, view
from escarmouche.games.dust.table import RECORDS, SIDES, Table
from escarmouche.games.dust_tactics import SHARED, turn
from escarmouche.games.dust_tactics.armies import catalogue
from escarmouche.games.dust_tactics.bot import appraisal, quick_answers, setting_up, weighing
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.client import (
    answering_fire,
    forms,
    leading,
    scene,
    sightlines,
    situation,
    special_odds,
)
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.games.dust_tactics.setup import older_tables, scenario, setup


def _outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What an attack would do as it is about to be declared; what a move or other actions may draw."""
    if ask.intent == ATTACK:
        return forecast.declared(table, ask, answer)
    if ask.intent == MOVE:
        return answering_fire.of_move(ask, table, answer)
    if ask.question == "actions":
        tried = [f for word in dict.fromkeys(answer) if word in special_odds.QUESTION_OF
                 for f in special_odds.of_word(table, ask.about["unit"], word)]  # fmt: skip
        return (*answering_fire.of_actions(ask, table, answer), *tried)
    return special_odds.declared(table, ask, answer)


def _forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """Every attack of a unit, then its special actions."""
    return (*forecast.forecasts(table, unit), *special_odds.forecasts(table, unit))


def _lead(ask: Ask, table: Table, told: Leading) -> Any:
    """The answer that ends in the last square of a way, facing and on the floor that are told."""
    return leading.lead(ask, table, told.way, told.kind, told.facing, told.level)


RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    convert=older_tables.convert,
)

ARMIES = Armies(
    sides=SIDES,
    scenarios=scenario.names(),
    default_lists=catalogue.DEFAULT_LISTS,
    briefings=scenario.SCENARIOS.scenario,
    controls=setup.controls,
    list_pairs=catalogue.list_pairs,
    catalogue=catalogue.ARMOURY.catalogue,
    cards=catalogue.cards,
    check_file=catalogue.ARMOURY.check_file,
    check_list=catalogue.ARMOURY.check_list,
    new_list=builder.new_list,
    workbench=builder.bench_of(catalogue.ARMOURY.lists.read_army, "dust_tactics"),
    list_data=builder.data_of(catalogue.ARMOURY.data),
    put_right=builder.follow,
    described=catalogue.ARMOURY.described,
    nouns=catalogue.ARMOURY.nouns,
)

CLIENT = Client(
    scene=scene.scene,
    forecasts=_forecasts,
    outcomes=_outcomes,
    sights=sightlines.sights,
    arcs=sightlines.arcs,
    rings=sightlines.rings,
    sounds=sounds.sounds,
    sight=sight.verdict,
    course=leading.course,
    draft_names=leading.draft_names,
    follow=leading.follow,
    lead=_lead,
    forms=forms.FORMS,
    read_situation=situation.read_situation,
    write_situation=situation.write_situation,
)

BOT = Bot(
    quick_answer=quick_answers.quick_answer,
    candidates=quick_answers.candidates,
    prospects=weighing.prospects,
    terms=appraisal.terms,
    weigh=weighing.weigh,
    sifted=quick_answers.SIFTED,
    plain=weighing.PLAIN,
    settled=frozenset(setting_up.WEIGHTS),
    varied=setting_up.VARIED,
)

RULESET = Ruleset(
    name="dust_tactics",
    version=9,
    ledger=LEDGER,
    shared=SHARED,
    rules=RULES,
    armies=ARMIES,
    client=CLIENT,
    bot=BOT,
)
