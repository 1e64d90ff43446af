"""Linked battles of Combat Zone as the engine sees them: a campaign is a ruleset like any other."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.combat_zone.armies import builder
from escarmouche.games.combat_zone.armies.catalogue import ARMOURY
from escarmouche.games.combat_zone.client import cardpages
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign import turn
from escarmouche.games.combat_zone_campaign.armies import forces
from escarmouche.games.combat_zone_campaign.bot import appraisal
from escarmouche.games.combat_zone_campaign.chapters import battle
from escarmouche.games.combat_zone_campaign.client import scene, situation, view
from escarmouche.games.combat_zone_campaign.setup import setup
from escarmouche.games.combat_zone_campaign.table import GAME, LEDGER, RECORDS

RULESET = Ruleset(
    name=GAME,
    version=1,
    ledger=LEDGER,
    offered=True,
    battles=(battle.BATTLE_GAME,),
    shared=("combat_zone",),
    rules=Rules(records=RECORDS, new_table=setup.new_table, step=turn.step, view=view.view, guess=view.guess),
    armies=Armies(
        sides=SIDES,
        scenarios=setup.SCENARIOS,
        default_lists=forces.DEFAULT,
        briefings=forces.SCENARIOS.scenario,
        controls=setup.controls,
        list_pairs=forces.list_pairs,
        catalogue=ARMOURY.catalogue,
        cards=cardpages.cards,
        check_file=ARMOURY.check_file,
        check_list=ARMOURY.check_list,
        new_list=builder.new_list,
        workbench=builder.workbench,
        list_data=ARMOURY.data,
        described=ARMOURY.described,
        nouns=ARMOURY.nouns,
    ),
    client=Client(scene=scene.scene, read_situation=situation.read, write_situation=situation.write),
    bot=Bot(terms=appraisal.terms),
)
