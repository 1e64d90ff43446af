"""AT-43 as the engine sees it: companies of infantry and armour on an open table."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.at43 import turn
from escarmouche.games.at43.armies import builder, catalogue
from escarmouche.games.at43.bot import appraisal, deeds, quick_answers
from escarmouche.games.at43.chapters.movement import drafts
from escarmouche.games.at43.client import (
    forms,
    previews,
    prices,
    reach,
    rings,
    scene,
    sightlines,
    situation,
    view,
)
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.setup import report_form, reports, scenario, setup
from escarmouche.games.at43.table import ALERT, RECORDS, SIDES, Table


def _draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for."""
    if ask.question != "move":
        return ()
    return drafts.draft_names(table, ask.about["unit"], ask.about["action"])


def _revealed(ask: Ask, answer: Any, table: Table) -> Any:
    """Of an assault group named in secret, how many units and for how much (A4-FORCE-02)."""
    if ask.question != "assault-group":
        return None
    return len(answer), sum(table.units[unit].cost for unit in answer)


RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    revealed=_revealed,
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
    cards=catalogue.cards,
    check_file=catalogue.ARMOURY.check_file,
    check_list=catalogue.ARMOURY.check_list,
    new_list=builder.new_list,
    workbench=builder.workbench,
    list_data=catalogue.ARMOURY.data,
    described=catalogue.ARMOURY.described,
    nouns=catalogue.ARMOURY.nouns,
)

CLIENT = Client(
    scene=scene.scene,
    forecasts=previews.forecasts,
    outcomes=previews.outcomes,
    sights=sightlines.sights,
    arcs=sightlines.arcs,
    rings=rings.rings,
    sight=sightlines.sight,
    spots=reach.spots,
    follow=reach.follow,
    draft_names=_draft_names,
    prices=prices.prices,
    sounds=rings.sounds,
    forms=forms.FORMS,
    read_situation=situation.read_situation,
    write_situation=situation.write_situation,
)

BOT = Bot(
    quick_answer=quick_answers.quick_answer,
    candidates=quick_answers.candidates,
    prospects=quick_answers.prospects,
    deeds=deeds.deeds,
    mark=appraisal.mark,
    until=appraisal.turn,
    goals=appraisal.goals,
    terms=appraisal.terms,
    sifted=quick_answers.SIFTED,
    plain=quick_answers.PLAIN,
    settled=deeds.SETTLED,
    effort=deeds.EFFORT,
    readiness={ALERT: "alert-fire"},
)

RULESET = Ruleset(
    name="at43",
    version=2,
    ledger=LEDGER,
    offered=True,
    shared=("company",),
    rules=RULES,
    armies=ARMIES,
    client=CLIENT,
    bot=BOT,
)
