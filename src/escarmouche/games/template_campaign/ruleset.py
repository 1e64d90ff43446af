"""The war as the engine sees it: a campaign is a ruleset like any other."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.template_campaign import turn
from escarmouche.games.template_campaign.armies import forces
from escarmouche.games.template_campaign.bot import appraisal
from escarmouche.games.template_campaign.chapters import battles
from escarmouche.games.template_campaign.client import scene, situation, view
from escarmouche.games.template_campaign.setup import setup
from escarmouche.games.template_campaign.table import LEDGER, RECORDS, SIDES

RULESET = Ruleset(
    name=setup.GAME,
    version=1,
    offered=False,
    ledger=LEDGER,
    battles=(battles.GAME,),
    rules=Rules(records=RECORDS, new_table=setup.new_table, step=turn.step, view=view.view, guess=view.guess),
    armies=Armies(
        sides=SIDES,
        scenarios=setup.SCENARIOS,
        default_lists=forces.DEFAULT,
        briefings=forces.SCENARIOS.scenario,
        catalogue=forces.catalogue,
        described=forces.described,
    ),
    client=Client(scene=scene.scene, read_situation=situation.read, write_situation=situation.write),
    bot=Bot(terms=appraisal.terms, quick_answer=appraisal.quick_answer),
)
