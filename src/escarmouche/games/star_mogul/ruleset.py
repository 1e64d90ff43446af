"""Star Mogul as the engine sees it: companies that fight for salvage, and their machines."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.star_mogul import turn
from escarmouche.games.star_mogul.armies import catalogue
from escarmouche.games.star_mogul.bot import appraisal, quick_answers, weighing
from escarmouche.games.star_mogul.client import (
    cardpages,
    forecast,
    forms,
    outcomes,
    reach,
    scene,
    sightlines,
    situation,
    sounds,
    view,
)
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.setup import report_form, reports, scenario, setup
from escarmouche.games.star_mogul.table import RECORDS, SIDES

RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    report=reports.report,
    why_not_report=reports.why_not_report,
    form=report_form.form,
    filled=report_form.filled,
)

ARMIES = Armies(
    sides=SIDES,
    scenarios=scenario.names(),
    default_lists=catalogue.DEFAULT_LISTS,
    briefings=scenario.SCENARIOS.scenario,
    lists_for=catalogue.lists_for,
    controls=setup.controls,
    list_pairs=catalogue.list_pairs,
    catalogue=catalogue.ARMOURY.catalogue,
    cards=cardpages.cards,
    check_file=catalogue.ARMOURY.check_file,
    check_list=catalogue.ARMOURY.check_list,
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
    follow=reach.follow,
    draft_names=forecast.draft_names,
    prices=forecast.prices,
    sounds=sounds.sounds,
    forms=forms.FORMS,
    read_situation=situation.read_situation,
    write_situation=situation.write_situation,
)

BOT = Bot(
    quick_answer=quick_answers.quick_answer,
    candidates=quick_answers.candidates,
    prospects=quick_answers.prospects,
    goals=appraisal.goals,
    terms=appraisal.terms,
    mark=appraisal.mark,
    weigh=weighing.weigh,
    sifted=quick_answers.SIFTED,
    plain=quick_answers.PLAIN,
)

RULESET = Ruleset(
    name="star_mogul",
    version=3,
    offered=True,
    ledger=LEDGER,
    rules=RULES,
    armies=ARMIES,
    client=CLIENT,
    bot=BOT,
)
