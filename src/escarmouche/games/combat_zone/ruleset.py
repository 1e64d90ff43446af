"""Combat Zone as the engine sees it: two small forces in the streets, figure by figure."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.armies import builder, catalogue
from escarmouche.games.combat_zone.bot import aims, appraisal, quick_answers, weighing
from escarmouche.games.combat_zone.chapters import figures
from escarmouche.games.combat_zone.chapters.movement import ready_moves
from escarmouche.games.combat_zone.client import (
    cardpages,
    forecast,
    forms,
    outcomes,
    reach,
    scene,
    situation,
    sounds,
    view,
)
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.setup import conversion, report_form, reports, scenario, setup
from escarmouche.games.combat_zone.table import RECORDS, SIDES, WAITING, Table
from escarmouche.space.sight import what_blocks


def _draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for."""
    return ready_moves.draft_names(table, ask.actor) if ask.intent == MOVE else ()


def _sight(table: Table, watcher: str, target: str) -> dict[str, Any]:
    """What a figure sees of another, and what hides it."""
    seen = figures.look_at(table, watcher, target)
    blocks = what_blocks(table.ground, figures.eye(table, watcher), figures.body(table, target))
    return {"visible": seen.visible, "hidden": seen.hidden, "blocks": blocks}


RULES = Rules(
    records=RECORDS,
    new_table=setup.new_table,
    step=turn.step,
    view=view.view,
    guess=view.guess,
    convert=conversion.convert,
    report=reports.report,
    why_not_report=reports.why_not_report,
    form=report_form.form,
    filled=report_form.filled,
    fateless=frozenset({"CZ-AREA-04"}),
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
    forecasts=forecast.forecasts,
    outcomes=outcomes.outcomes,
    sights=reach.sights,
    arcs=reach.arcs,
    sounds=sounds.sounds,
    sight=_sight,
    why_not_measure=figures.why_not_measure,
    spots=reach.spots,
    draft_names=_draft_names,
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
    readiness={WAITING: "opportunity-fire"},
    settled=weighing.SETTLED,
    goals=aims.Goals,
    weigh=weighing.weigh,
    sifted=quick_answers.SIFTED,
    plain=weighing.PLAIN,
)

RULESET = Ruleset(
    name="combat_zone", version=12, ledger=LEDGER, rules=RULES, armies=ARMIES, client=CLIENT, bot=BOT
)
