"""Trauma as the engine sees it: two armies of about thirty points on an open table."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.company.client.holdings import recruits_cost
from escarmouche.games.trauma import turn
from escarmouche.games.trauma.armies import builder, catalogue
from escarmouche.games.trauma.bot import appraisal, drafts, quick_answers, weighing
from escarmouche.games.trauma.chapters.shooting import sight
from escarmouche.games.trauma.client import (
    cardpages,
    forms,
    previews,
    reach,
    rings,
    scene,
    sightlines,
    situation,
    view,
)
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup import scenario, setup
from escarmouche.games.trauma.table import ALERT, RECORDS, SIDES, Table, convert
from escarmouche.space.sight import what_blocks


def _revealed(ask: Ask, answer: Any, table: Table) -> Any:
    """Of reinforcements bought in secret, how many and for how much (TR-CMD-02)."""
    if ask.question != "recruit":
        return None
    return len(answer), sum(table.units[unit].cost for unit in answer)


def _draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for."""
    return drafts.draft_names(table, ask.about["unit"]) if ask.question == "move" else ()


def _sight(table: Table, watcher: str, target: str) -> dict[str, Any]:
    """What a figure sees of another, and what hides it."""
    eye, body = sight.eye(table, watcher), sight.body(table, target)
    blocks = what_blocks(table.ground, eye, body)
    visible = sight.sees(table, watcher, target)
    return {"visible": visible, "hidden": sight.hidden(table, watcher, target), "blocks": blocks}


RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    revealed=_revealed,
    convert=convert,
    fateless=frozenset(
        {"TR-TABLE-02", "TR-SCEN-07", "TR-SCEN-08", "TR-SCEN-10", "TR-SCEN-11", "TR-SCEN-12", "TR-SCEN-19"}
    ),
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
    sight=_sight,
    spots=reach.spots,
    draft_names=_draft_names,
    follow=reach.follow,
    prices=recruits_cost,
    sounds=rings.sounds,
    forms=forms.FORMS,
    read_situation=situation.read_situation,
    write_situation=situation.write_situation,
)

BOT = Bot(
    quick_answer=quick_answers.quick_answer,
    candidates=quick_answers.candidates,
    prospects=weighing.prospects,
    terms=appraisal.terms,
    readiness={ALERT: "alert-fire"},
    settled=weighing.ONE_GUESS,
    goals=appraisal.Aims,
    weigh=weighing.weigh,
    sifted=quick_answers.SIFTED,
    plain=weighing.PLAIN,
)

RULESET = Ruleset(
    name="trauma",
    version=6,
    ledger=LEDGER,
    shared=("company",),
    rules=RULES,
    armies=ARMIES,
    client=CLIENT,
    bot=BOT,
)
