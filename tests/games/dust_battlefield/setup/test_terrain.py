"""Terrain laid by the players, and who picks the edge then (DB-SETUP-02)."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust_battlefield.ruleset import RULESET
from escarmouche.games.dust_battlefield.setup import setup, terrain
from escarmouche.players.random_player import RandomPlayer
from tests.games.dust_battlefield.tables import piece, table_of


@pytest.mark.parametrize(("option", "layers"), [("players", {"one": 4, "two": 4}), ("alone", {"one": 8})])
def test_setup_02_terrain_is_laid_in_turn_or_by_one_and_the_other_picks(
    option: str, layers: dict[str, int]
) -> None:
    lists = ("allies-50-patrol", "axis-50-patrol")
    made = setup.new_table(Setup("free_for_all", lists, options={"terrain": option}))
    match = Match(RULESET, made, "terrain", {s: RandomPlayer(s) for s in ("one", "two")})
    asked = [e.about for e in match.fresh if e.what == "ask" and e.rule == "DB-SETUP-02"]
    assert Counter(a["side"] for a in asked if a["question"] == "terrain-where") == layers
    laid = [p for p in match.table.ground.pieces if p.kind in terrain.KIT]
    assert sorted(p.kind for p in laid) == sorted(terrain.KIT)
    (edge,) = [e for e in match.fresh if e.what == "ask" and e.about["question"] == "edge"]
    if option == "alone":
        assert (edge.rule, edge.about["side"]) == ("DB-SETUP-02", "two")
    else:
        assert (edge.rule, edge.about["side"]) == ("DB-SCEN-01", match.table.turn.attacker)


def test_setup_02_pieces_keep_off_the_edges_and_each_other() -> None:
    table = table_of(pieces=[piece("w", "wood", (60, 60), (30, 20))])
    for at, reason, excess in (
        ((1900, 6000), "too-near-the-edges", 100),
        ((9400, 6000), "too-near", 100),
        ((1000, 6000), "off-the-table", 0),
        ("here", "not-a-point", 0),
    ):
        refusal = terrain.why_not_lay(table, "wood", terrain.ALONG, at)
        assert refusal is not None
        assert (refusal.rule, refusal.reason, refusal.excess) == ("DB-SETUP-02", reason, excess)
    assert terrain.why_not_lay(table, "wood", terrain.ALONG, (9500, 6000)) is None
