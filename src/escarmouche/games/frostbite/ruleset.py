"""Frostbite as the engine sees it: a campaign is a ruleset like any other."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.engine.sentences import words
from escarmouche.games.at43.armies import catalogue
from escarmouche.games.frostbite import turn
from escarmouche.games.frostbite.armies import builder, forces
from escarmouche.games.frostbite.bot import appraisal, deeds, quick_answers
from escarmouche.games.frostbite.chapters import battles
from escarmouche.games.frostbite.chapters.planning import Order
from escarmouche.games.frostbite.chapters.weeks import Completion
from escarmouche.games.frostbite.client import scene, situation, view
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup import setup
from escarmouche.games.frostbite.table import GAME, RECORDS, SIDES

RULESET = Ruleset(
    name=GAME,
    version=2,
    ledger=LEDGER,
    offered=True,
    battles=(battles.BATTLE_GAME,),
    shared=("at43",),
    rules=Rules(
        records=RECORDS,
        new_table=setup.new_table,
        step=turn.step,
        view=view.view,
        guess=view.guess,
        guessed=words("scene-guessed", GAME),
    ),
    armies=Armies(
        sides=SIDES,
        scenarios=forces.SCENARIOS.offered(),
        default_lists=forces.DEFAULT,
        briefings=forces.SCENARIOS.scenario,
        controls=setup.controls,
        list_pairs=forces.list_pairs,
        catalogue=forces.catalogue,
        cards=catalogue.cards,
        check_list=forces.check_list,
        new_list=builder.new_list,
        workbench=builder.workbench,
        list_data=builder.list_data,
        described=forces.described,
        nouns=catalogue.ARMOURY.nouns,
    ),
    client=Client(
        scene=scene.scene,
        forms={"order": Order, "complete-company": Completion},
        read_situation=situation.read,
        write_situation=situation.write,
    ),
    bot=Bot(
        terms=appraisal.terms,
        quick_answer=quick_answers.quick_answer,
        deeds=deeds.deeds,
        mark=deeds.mark,
        together=True,
        plain=quick_answers.PLAIN,
    ),
)
