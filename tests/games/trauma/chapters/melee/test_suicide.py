"""The suicide assault on vehicles (area TR-SUIC, TR-ARMY-03)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.chapters.dice import up
from escarmouche.games.trauma.chapters.melee import melee, suicide
from escarmouche.games.trauma.chapters.units import entry
from escarmouche.games.trauma.table import Referee, Table
from tests.games.trauma.tables import Script, Squad, referee_of, table_of

UP, DOWN = 6, 3
VEHICLES = {"wheeled": "tank", "walkers": "walker", "antigravs": "skimmer"}


def ring(count: int, profiles: str | list[str] = "marine", **values: Any) -> Squad:
    """Figures round a vehicle that stands at (4000, 4000), all at contact of it."""
    spots = [(4000, 4500), (4000, 3500), (4500, 4000), (3500, 4000), (4353, 4353), (3647, 3647)]
    return Squad("a", "one", (0, 0), profiles, count, places=spots[:count], **values)


def storm(party: Squad, vehicles: str = "wheeled", **turn: Any) -> Table:
    target = Squad("b", "two", (4000, 4000), VEHICLES[vehicles], 1, entry=vehicles)
    return table_of(party, target, turn={"unit": "a", "step": "moved", **turn})


def first(ask: Ask, table: Any) -> Any:
    """No one stays out, the first must fall, propulsion goes first."""
    return ask.options[: ask.least] if ask.kind == "several" else ask.options[0]


def hits(referee: Referee) -> int:
    return suicide.accuracy(referee, "one", "b", 6)


def wounds(referee: Referee) -> int:
    """Wounds of six men, counted without the vehicle falling to pieces."""
    scored = suicide.accuracy(referee, "one", "b", 6)
    return int(referee.roll("TR-SUIC-05", "one", up(scored)))


def lost(result: Any, table: Table) -> int:
    return 6 - len(table.units["a"].figures)


def asked(script: Script, question: str) -> list[Ask]:
    return [ask for ask in script.asked if ask.question == question]


def test_army_03_only_irregulars_and_regulars() -> None:
    for kind, allowed in (("irregulars", True), ("squad", True), ("elites", False)):
        table = storm(ring(6, entry=kind))
        refusal = suicide.why_not_suicide(table, "a", "b")
        assert (refusal is None) is allowed
        assert refusal is None or refusal.rule == "TR-ARMY-03"
    assert [rank for rank, allowed in suicide.ALLOWED.items() if allowed] == ["irregular", "regular"]


def test_suic_01_offered_against_a_vehicle_at_contact() -> None:
    script = Script(melee=[NO_ONE])
    melee.offer_melee(referee_of(storm(ring(6)), one=script), "a")
    assert script.asked[0].options == ("fight", "suicide:b", NO_ONE)
    elite = Script(melee=[NO_ONE])
    melee.offer_melee(referee_of(storm(ring(6, entry="elites")), one=elite), "a")
    assert elite.asked[0].options == ("fight", NO_ONE)
    assert elite.asked[0].greyed["suicide:b"].rule == "TR-ARMY-03"


def test_suic_01_not_against_infantry_nor_from_afar() -> None:
    enemy = Squad("b", "two", (4000, 4000), count=1)
    table = table_of(ring(1), enemy, turn={"unit": "a"})
    refusal = suicide.why_not_suicide(table, "a", "b")
    assert refusal is not None
    assert refusal.reason == "not-a-vehicle"
    away = storm(Squad("a", "one", (4000, 4676), count=1))
    refusal = suicide.why_not_suicide(away, "a", "b")
    assert refusal is not None
    assert refusal.reason == "no-contact"
    walkers = storm(Squad("a", "one", (4000, 4800), "walker", 1, entry="walkers"))
    refusal = suicide.why_not_suicide(walkers, "a", "b")
    assert refusal is not None
    assert refusal.reason == "not-infantry"


def test_suic_01_contact_by_height_is_enough() -> None:
    table = storm(Squad("a", "one", (4000, 4500), count=1, z=700))
    assert suicide.why_not_suicide(table, "a", "b") is None


def test_suic_02_it_replaces_every_other_attack() -> None:
    script = Script(melee=["suicide:b"], suicide_losses=[("aa",)])
    table = storm(ring(6))
    referee = referee_of(table, (DOWN,) * 6, (UP, *(DOWN,) * 5), one=script)
    melee.offer_melee(referee, "a")
    assert asked(script, "melee-salvo") == []
    assert [e.rule for e in referee.events if e.what == "roll"] == ["TR-SUIC-05", "TR-SUIC-06"]
    assert "fought" in referee.table.turn.flags


def test_suic_02_the_attacker_says_how_many_take_part() -> None:
    script = Script(melee=["suicide:b"], stay_out=[("aa", "ab", "ac", "ad", "ae")])
    referee = referee_of(storm(ring(6)), (DOWN,), (DOWN,), one=script)
    melee.offer_melee(referee, "a")
    assert asked(script, "stay-out")[0].most == 5


def test_suic_02_hits_on_several_vehicles_are_spread_evenly() -> None:
    pair = Squad("b", "two", (0, 0), ["tank", "tank"], entry="wheeled", places=[(4000, 4000), (4700, 4000)])
    men = Squad("a", "one", (0, 0), count=3, places=[(4350, 4400), (4350, 3600), (4000, 4500)])
    script = Script(melee_hits=[("bb",)])
    referee = referee_of(
        table_of(men, pair, turn={"unit": "a"}), (UP,), (UP, UP), (UP, UP), (DOWN,) * 3, one=script
    )
    suicide.assault(referee, "a", "b")
    assert [referee.table.figures[f].ticked for f in ("ba", "bb")] == [1, 2]


def test_suic_03_an_expert_stays_out_and_demolishes() -> None:
    script = Script(melee=["suicide:b"], melee_salvo=["suicide", "demolition:af"], stay_out=[("af",)])
    table = storm(ring(6, ["marine"] * 5 + ["sapper"]))
    referee = referee_of(table, (DOWN,) * 5, (DOWN,) * 5, one=script)
    melee.offer_melee(referee, "a")
    assert referee.table.figures["ba"].ticked == 1
    assert [e.about["dice"] for e in referee.events if e.what == "roll"] == ["5d6", "5d6"]
    assert any(e.rule == "TR-SUIC-03" for e in referee.events)
    joined = Script(melee=["suicide:b"], melee_salvo=["suicide"])
    again = storm(ring(6, ["marine"] * 5 + ["sapper"]))
    referee = referee_of(again, (DOWN,) * 6, (DOWN,) * 6, one=joined)
    melee.offer_melee(referee, "a")
    assert referee.table.figures["ba"].ticked == 0  # who went with the others has no charge of his own left


@pytest.mark.parametrize(("vehicles", "mean"), [("wheeled", 6), ("walkers", 4), ("antigravs", 2)])
def test_suic_04_accuracy_by_type_of_vehicle(vehicles: str, mean: int) -> None:
    table = storm(ring(6), vehicles)
    assert entry(table, "b").vehicle in suicide.CHANCE
    assert odds(hits, table).mean == mean


@pytest.mark.parametrize(
    ("vehicles", "some", "mean"),
    [
        ("wheeled", Fraction(665, 729), Fraction(2)),
        ("walkers", Fraction(413792, 531441), Fraction(4, 3)),
        ("antigravs", Fraction(269297, 531441), Fraction(2, 3)),
    ],
)
def test_suic_05_each_up_is_a_wound_whatever_the_armour(
    vehicles: str, some: Fraction, mean: Fraction
) -> None:
    found = odds(wounds, storm(ring(6), vehicles))
    assert 1 - found.chances[0] == some
    assert found.mean == mean
    untouched = odds(
        suicide.assault, storm(ring(6), vehicles), "a", "b",
        of=lambda result, table: table.figures["ba"].ticked > 0, policy=first,
    )  # fmt: skip
    assert untouched.chances[True] == some


def test_suic_05_one_structure_point_for_each_wound() -> None:
    referee = referee_of(storm(ring(2)), (UP, UP), (UP, UP), (DOWN, DOWN))
    suicide.assault(referee, "a", "b")
    assert referee.table.figures["ba"].ticked == 2


@pytest.mark.parametrize(
    ("vehicles", "mean", "two"),
    [
        ("wheeled", Fraction(2), Fraction(473, 729)),
        ("walkers", Fraction(4, 3), Fraction(212108, 531441)),
        ("antigravs", Fraction(2, 3), Fraction(72689, 531441)),
    ],
)
def test_suic_06_own_losses_for_each_hit(vehicles: str, mean: Fraction, two: Fraction) -> None:
    found = odds(suicide.assault, storm(ring(6), vehicles), "a", "b", of=lost, policy=first)
    assert found.exact
    assert found.mean == mean
    assert sum(chance for number, chance in found.chances.items() if number > 1) == two


def test_suic_06_losses_even_if_the_vehicle_is_destroyed_and_any_member() -> None:
    target = Squad("b", "two", (4000, 4000), "car", 1, entry="wheeled")
    men = Squad("a", "one", (0, 0), ["sergeant"] + ["marine"] * 3,
                places=[(4000, 5000), (4000, 4500), (4000, 3500), (4500, 4000)])  # fmt: skip
    script = Script(suicide_losses=[("aa",)], incident=["chain_explosions"])
    referee = referee_of(
        table_of(men, target, turn={"unit": "a"}), (UP,) * 3, (UP, DOWN, DOWN), (UP, UP), one=script
    )
    suicide.assault(referee, "a", "b")
    assert referee.table.units["b"].place == "gone"
    assert asked(script, "suicide-losses")[0].options == ("aa", "ab", "ac", "ad")
    assert referee.table.units["a"].figures == ("ab", "ac", "ad")
    assert [e.rule for e in referee.events if e.what == "roll"][-1] == "TR-MOR-09"
