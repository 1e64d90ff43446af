"""The season of Star Mogul as the engine sees it: a campaign is a ruleset like any other."""

from __future__ import annotations

from escarmouche.engine.ruleset import Armies, Bot, Client, Rules, Ruleset
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul.client import cardpages
from escarmouche.games.star_mogul.table import SIDES
from escarmouche.games.star_mogul_season import turn
from escarmouche.games.star_mogul_season.armies import forces
from escarmouche.games.star_mogul_season.bot import appraisal, quick_answers
from escarmouche.games.star_mogul_season.chapters import kit, trade
from escarmouche.games.star_mogul_season.client import prices, scene, situation, view
from escarmouche.games.star_mogul_season.setup import setup
from escarmouche.games.star_mogul_season.table import BATTLE_GAME, GAME, LEDGER, RECORDS

RULESET = Ruleset(
    name=GAME,
    version=1,
    ledger=LEDGER,
    offered=True,
    battles=(BATTLE_GAME,),
    shared=("star_mogul",),
    rules=Rules(
        records=RECORDS,
        new_table=setup.new_table,
        step=turn.step,
        view=view.view,
        guess=view.guess,
        revealed=view.revealed,
    ),
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
        described=ARMOURY.described,
        nouns=ARMOURY.nouns,
    ),
    client=Client(
        scene=scene.scene,
        prices=prices.prices,
        forms={"trade": trade.Deal, "kit": kit.Order, "deals": trade.Deal, "orders": kit.Order},
        read_situation=situation.read,
        write_situation=situation.write,
    ),
    bot=Bot(
        terms=appraisal.terms,
        quick_answer=quick_answers.quick_answer,
        candidates=quick_answers.candidates,
        prospects=quick_answers.prospects,
        sifted=frozenset({"trade", "kit", "deployment"}),
        plain=frozenset({"kit", "deployment", "stays-behind"}),
    ),
)
