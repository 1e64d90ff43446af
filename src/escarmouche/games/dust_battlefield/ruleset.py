"""Dust Tactics Battlefield as the engine sees it: the same armies on an open table."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.dust.armies import builder
from escarmouche.games.dust.client import forecast
from escarmouche.games.dust_battlefield import SHARED, turn
from escarmouche.games.dust_battlefield.armies import builder as platoon_builder
from escarmouche.games.dust_battlefield.armies import catalogue
from escarmouche.games.dust_battlefield.bot import appraisal, quick_answers, weighing
from escarmouche.games.dust_battlefield.client import (
    forms,
    outcomes,
    reach,
    scene,
    sightlines,
    situation,
    view,
)
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.setup import scenario, setup
from escarmouche.games.dust_battlefield.table import RECORDS, SIDES

RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    revealed=view.revealed,
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
    workbench=platoon_builder.workbench,
    put_right=platoon_builder.follow,
    list_data=builder.data_of(catalogue.ARMOURY.data),
    described=catalogue.ARMOURY.described,
    nouns=catalogue.ARMOURY.nouns,
)

CLIENT = Client(
    scene=scene.scene,
    forecasts=forecast.forecasts,
    outcomes=outcomes.outcomes,
    sights=sightlines.sights,
    arcs=sightlines.arcs,
    sight=sightlines.verdict,
    spots=reach.spots,
    draft_names=reach.draft_names,
    follow=reach.follow,
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
    settled=weighing.SETTLED,
    readiness=quick_answers.READINESS,
)

RULESET = Ruleset(
    name="dust_battlefield",
    version=4,
    ledger=LEDGER,
    shared=SHARED,
    rules=RULES,
    armies=ARMIES,
    client=CLIENT,
    bot=BOT,
    offered=True,
)
