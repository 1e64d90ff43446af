"""Outpost as the engine sees it: the four parts every ruleset gives."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.template import turn
from escarmouche.games.template.armies import forces
from escarmouche.games.template.bot import appraisal, deeds
from escarmouche.games.template.chapters import reports
from escarmouche.games.template.client import forecast, scene, situation, view
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import LEDGER, RECORDS, SIDES

RULESET = Ruleset(
    name="template",
    version=2,
    offered=False,
    ledger=LEDGER,
    rules=Rules(
        records=RECORDS,
        new_table=setup.new_table,
        step=turn.step,
        view=view.view,
        guess=view.guess,
        report=reports.report,
        why_not_report=reports.why_not_report,
        form=reports.form,
        filled=reports.filled,
    ),
    armies=Armies(
        sides=SIDES,
        scenarios=setup.SCENARIOS,
        default_lists=forces.DEFAULT,
        briefings=forces.SCENARIOS.scenario,
        catalogue=forces.ARMOURY.catalogue,
        cards=forces.cards,
        check_file=forces.ARMOURY.check_file,
        check_list=forces.ARMOURY.check_list,
        described=forces.ARMOURY.described,
        nouns=forces.ARMOURY.nouns,
    ),
    client=Client(
        scene=scene.scene,
        forecasts=forecast.forecasts,
        outcomes=forecast.outcomes,
        sights=forecast.sights,
        spots=forecast.spots,
        read_situation=situation.read,
        write_situation=situation.write,
    ),
    bot=Bot(quick_answer=deeds.quick_answer, deeds=deeds.deeds, goals=appraisal.goals, terms=appraisal.terms),
)
