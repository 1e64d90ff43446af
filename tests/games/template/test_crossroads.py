"""The toy game with what larger games need: two to four sides, hidden things, things that come and go."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import conformance
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.odds import odds
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Figure
from escarmouche.games.template import turn
from escarmouche.games.template.chapters import mines, shooting
from escarmouche.games.template.client import scene, view
from escarmouche.games.template.ruleset import RULESET
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import Table, Thing
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import Script, referee_of, variant

FORCES = ("scouts", "veterans", "scouts", "veterans")


def crossroads(sides: int = 4, **at: tuple[int, int]) -> Table:
    """A table of the crossroads, the first unit of each named side where it is told."""
    table = setup.new_table(Setup("crossroads", FORCES[:sides]))
    for side, (x, y) in at.items():
        table.put(Figure(f"{side}1.1", f"{side}1", x, y))
        table.change(f"{side}1", {"figures": (f"{side}1.1",)})
    return table


@pytest.mark.parametrize("sides", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_matches_of_two_to_four_sides_conform(sides: int, seed: int) -> None:
    report = conformance.check_match(
        RULESET, Setup("crossroads", FORCES[:sides]), seed, lambda side, seed: RandomPlayer(seed), undos=4
    )
    assert report.inputs > 20


def test_setup_05_each_side_has_an_edge_of_its_own() -> None:
    table = crossroads()
    for unit, inside, outside in (
        ("red1", (2000, 900), (2000, 3100)),
        ("blue1", (2000, 3100), (2000, 900)),
        ("green1", (900, 2500), (3100, 2500)),
        ("white1", (3100, 2500), (900, 2500)),
    ):
        assert setup.why_not_deploy(table, unit, inside) is None
        refusal = setup.why_not_deploy(table, unit, outside)
        assert refusal is not None
        assert refusal.reason == "out-of-band"
        assert setup.deployment_points(table, unit)


@pytest.mark.parametrize("lists", [("scouts",), (*FORCES, "scouts")])
def test_setup_05_too_few_or_too_many_forces_are_refused(lists: tuple[str, ...]) -> None:
    with pytest.raises(DataError, match="a force for each of 2-4 sides"):
        setup.new_table(Setup("crossroads", lists))


def test_mine_01_a_mine_is_known_to_its_owner_alone() -> None:
    table = crossroads(3)
    referee = referee_of(
        table, **{side: Script(lay_mine=[mines.SPOTS[n]]) for n, side in enumerate(table.sides)}
    )
    mines.lay_mines(referee)
    assert set(table.things) == {"mine-red", "mine-blue", "mine-green"}
    assert [event.only for event in referee.events if event.about.get("new")] == ["red", "blue", "green"]
    seen = view.view(table, "blue")
    assert set(seen.things) == {"mine-blue"}
    assert [zone.id for zone in scene.scene(seen, "blue").zones] == ["mine-blue"]
    assert view.view(table, "").things == {}


def test_mine_01_a_view_that_shows_mines_is_found() -> None:
    def showing(table: Table, side: str) -> Table:
        seen = view.view(table, side)
        for thing in table.things.values():
            seen.put(thing)
        return seen

    with pytest.raises(conformance.NotConforming, match=r"can tell what|shows"):
        conformance.check_match(
            variant(RULESET, view=showing),
            Setup("crossroads", FORCES[:2]),
            1,
            lambda side, seed: RandomPlayer(seed),
        )


def test_mine_02_who_ends_near_a_mine_sets_it_off() -> None:
    table = crossroads(2, red=(1000, 1200), blue=(3000, 3500))
    table.put(Thing("mine-blue", "mine", 1000, 1500, side="blue", only="blue"))
    table.put(Thing("mine-red", "mine", 1000, 1200, side="red", only="red"))
    referee = referee_of(table, (3,), red=Script(turn_card=["keep"]))
    mines.tread(referee, "red1")
    assert "lost" in table.units["red1"].markers
    assert set(table.things) == {"mine-red"}, "one's own mine does nothing"
    far = crossroads(2, red=(1000, 1199), blue=(3000, 3500))
    far.put(Thing("mine-blue", "mine", 1000, 1500, side="blue", only="blue"))
    mines.tread(referee_of(far), "red1")
    assert set(far.things) == {"mine-blue"}


def test_mine_02_the_box_is_lost_in_two_thirds_of_the_cases() -> None:
    table = crossroads(2, red=(3000, 300), blue=(1000, 1200))
    table.put(Thing("mine-red", "mine", 1000, 1200, side="red", only="red"))
    lost = odds(mines.tread, table, "blue1", of=lambda _, after: after.units["blue1"].wounds)
    assert lost.mean == Fraction(2, 3)


def test_ord_03_smoke_is_thrown_and_blows_away_at_the_end_of_the_next_round() -> None:
    table = crossroads(2, red=(1000, 1000), blue=(3000, 3500))
    referee = referee_of(table, red=Script(smoke=[(1800, 1000)]))
    mines.throw_smoke(referee, "red1")
    assert table.things["smoke1"].rounds == 2
    mines.clear_smoke(referee)
    assert "smoke1" in table.things
    table.change("turn", {"round": 2})
    mines.clear_smoke(referee)
    assert table.things == {}
    refusal = mines.why_not_throw(table, "red1", (1801, 1000))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("TP-ORD-03", 1)


def test_shoot_08_smoke_on_the_way_is_in_the_way() -> None:
    table = crossroads(2, red=(300, 300), blue=(2300, 300))
    clear = shooting.modifiers_of(table, "red1", "blue1")
    table.put(Thing("smoke1", "smoke", 1300, 600))
    assert [m.rule for m in shooting.modifiers_of(table, "red1", "blue1")] == ["TP-SHOOT-08"]
    table.change("smoke1", {"y": 601})
    assert shooting.modifiers_of(table, "red1", "blue1") == clear == ()


def test_end_01_the_last_side_with_units_wins() -> None:
    table = crossroads(3, red=(300, 300), blue=(2000, 3700), green=(300, 2000))
    for unit in table.units.values():
        if unit.side == "blue" or unit.id in ("red2", "red3", "green2", "green3"):
            table.change(unit.id, {"markers": frozenset({"lost"})})
    table.change("turn", {"phase": "act", "active": "red"})
    referee = referee_of(table)
    turn.end_activation(referee)
    assert not table.turn.over
    assert table.turn.active == "green", "blue has nobody left"
    table.change("green1", {"markers": frozenset({"lost"})})
    turn.end_activation(referee)
    assert (table.turn.over, table.turn.over_rule) == ("red", "TP-END-01")


def test_whoever_concedes_at_the_crossroads_leaves_the_others_to_play() -> None:
    players: dict[str, Any] = {side: RandomPlayer(side) for side in ("red", "green")}
    match = Match(RULESET, setup.new_table(Setup("crossroads", FORCES[:3])), "four", players)
    assert match.pending[0].side == "blue"
    assert match.declare("concede", "blue") is None
    assert match.over in ("red", "green", "draw")
    assert match.over_rule != "ES-TURN-05"
