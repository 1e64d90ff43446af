"""The sheet of what a company may buy: prices, what is left, and the rule of what may not."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.frostbite.chapters.spending import PRICES, RULES, why_not_buy
from escarmouche.games.frostbite.client.purchases import purchases
from escarmouche.games.frostbite.ruleset import RULESET
from tests.games.frostbite.campaigns import campaign, put


def test_nobody_plays_no_sheet() -> None:
    assert purchases(campaign()) == ()


def test_prices_what_is_left_and_the_rule_that_refuses() -> None:
    table = campaign(initial_pl=300)
    put(table, "one1", "a1", origin="N")
    table.turn = replace(table.turn, company="one1", active="one")
    (sheet,) = purchases(table)
    assert sheet in RULESET.client.scene(RULESET.rules.view(table, "one"), "one").sheets
    rows = dict(zip(PRICES, sheet.rows, strict=True))
    assert rows["spy"][1:] == ("250", "50", "FB-LOG-09", "")
    assert rows["drop"][1:] == ("500", "", "FB-LOG-07", "FB-LOG-01")
    assert rows["container"][4] == "FB-LOG-04", "it has moved"
    assert sheet.sums[2] == "300"
    for what, row in rows.items():
        refusal = why_not_buy(table, "one1", what)
        assert row[3] == RULES[what]
        assert row[4] == (refusal.rule if refusal else "")
