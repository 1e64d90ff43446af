"""What goes together in one attack: hands, crews, joined heroes, sides (area DT-TGT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.dust import aiming, allotment, attack, blows, declare, reaction
from escarmouche.games.dust.table import Table
from escarmouche.games.dust.weapons import HIS, STANDARD, line_of
from tests.dust.fights import F, chances, cited, lot, reason, rolls
from tests.dust.plain import plain
from tests.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
KNIFE, FIST = weapon("knife", "1/2", range=0, count=2), weapon("fist", "1/1", range=0, count=3)


def judged(table: Table, *shots: Any, hero: str = "", context: str = "attack") -> Any:
    return declare.why_not_declare(table, "one1", hero, context, shots)


def joined(**values: Any) -> Table:
    """Manfred with the Ghosts, next to Gunners."""
    return plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", "manfred", (3, 3)), Put("two1", "gunners", (3, 4)),
        turn={"unit": "one1", "hero": "one2"}, **values,
    )  # fmt: skip


def test_lines_of_a_joined_hero_follow_those_of_the_unit() -> None:
    table = joined()
    assert line_of(table, "one1", "one2", 0)[0] == "one1"
    assert line_of(table, "one1", "one2", HIS)[0] == "one2"
    owner, weapon_, line = line_of(table, "one1", "one2", HIS + STANDARD)
    assert (owner, weapon_.name, line) == ("one2", "standard", STANDARD)
    owner, weapon_, line = line_of(table, "one1", "one2", STANDARD)
    assert (owner, weapon_.name, line) == ("one1", "standard", STANDARD)


def test_a_joined_hero_fights_with_his_own_standard_weapon() -> None:
    table = joined()
    fists = ((STANDARD, 5, "two1", ""), (HIS + STANDARD, 1, "two1", ""))
    assert set(fists) <= set(declare.options(table, "one1", "one2", "attack"))
    assert judged(table, *fists, hero="one2") is None
    two_fists = ((HIS + STANDARD, 2, "two1", ""),)
    assert reason(judged(table, *two_fists, hero="one2")) == ("DT-CC-07", "too-many-copies")
    one = Script(attack=[fists])
    referee = referee_of(table, (A,) * 5, (A,), (T,) * 5, one=one)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "1D", "5D"]
    assert blows.reply_shots(joined(), "one1", "one2", "two1") == (
        (STANDARD, 5, "two1", ""),
        (HIS + STANDARD, 1, "two1", ""),
    )


def test_two_kinds_of_blades_each_need_a_hand() -> None:
    squad = replace(card("mixed", KNIFE, FIST, models=4), soldiers=((0, 1), (0, 1), (1,), ()))
    table = plain(Put("one1", squad, (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", "")) is None
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    refusal = judged(table, (0, 2, "two1", ""), (1, 2, "two1", ""))
    assert reason(refusal) == ("DT-TGT-04", "one-weapon-each")
    more = judged(table, (0, 2, "two1", ""), (1, 1, "two1", ""), (STANDARD, 2, "two1", ""))
    assert reason(more) == ("DT-CC-07", "too-many-copies")


def test_two_kinds_of_crew_weapons_share_the_crew() -> None:
    guns = (weapon("rifle", "1/1", "crew", count=2), weapon("pistol", "1/1", "crew", count=2))
    truck = card("truck", *guns, type="vehicle", kind="truck", damage=3, skills=("crew",))
    table = plain(Put("one1", truck, (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", "")) is None
    refusal = judged(table, (0, 2, "two1", ""), (1, 2, "two1", ""))
    assert (refusal.rule, refusal.excess, refusal.about["most"]) == ("DT-TGT-07", 1, 3)


def test_too_many_standard_weapons_name_the_rule_that_counts_them() -> None:
    for name, rule in (("red_rain", "DS-VEH-07"), ("ludwig", "DT-CC-07")):
        table = plain(Put("one1", name, (3, 3)), Put("two1", "ghosts", (3, 4)))
        assert reason(judged(table, (STANDARD, 4, "two1", "")))[0] == rule
    hero = plain(Put("one1", "lara", (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert reason(judged(hero, (0, 3, "two1", "")))[0] == "DT-TGT-06"


def test_units_in_a_landing_craft_neither_attack_nor_are_attacked() -> None:
    craft = card("craft", type="vehicle", kind="boat", damage=6, skills=("naval_unit", "sealifter"))
    table = plain(
        Put("one1", "ghosts", place="aboard", carrier="one2", seat="inside"),
        Put("one2", craft, (3, 3)),
        Put("two1", "gunners", (5, 4)),
    )
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-SEA-03", "in-the-craft")
    assert declare.options(table, "one1", "", "attack") == []
    assert reason(aiming.why_not_fire(table, "two1", 0, "one1")) == ("DS-SEA-04", "sheltered")


def test_a_slung_vehicle_does_not_attack() -> None:
    table = plain(
        Put("one1", "natasha", place="aboard", carrier="one2", seat="slung"),
        Put("one2", "carrier", (3, 3)),
        Put("two1", "gunners", (5, 4)),
    )
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-LIFT-02", "slung")
    assert not reaction.eligible(table, "two1")


def test_passengers_react_with_a_plain_attack_even_on_two_armies() -> None:
    table = plain(
        Put("one1", "ghosts", (5, 4)),
        Put("two1", "tiger_claws", place="aboard", carrier="two2", seat="inside"),
        Put("two2", "assaulter", (3, 3), facing=0),
        turn={"done": ("move",), "declared": ("attack",)},
    )
    two = Script(reaction=["two1"], attack=[((0, 3, "one1", ""),)])
    referee = referee_of(table, (A, A), (S,) * 15, two=two)
    reaction.offer(referee)
    assert rolls(referee)[1] == ("DT-HIT-01", "15D", 0)


def test_a_pilots_fury_is_in_his_machines_fists() -> None:
    fury = card("fury", kind="hero", damage=4, skills=("pilot", "berserk"))
    table = plain(
        Put("one1", "ludwig", (3, 3)),
        Put("one2", fury, place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "ghosts", (3, 4)),
    )
    assert lot(table, (STANDARD, 1, "two1", "")).chain == "DS-SKILL-11"
    assert lot(table, (1, 1, "two1", "")).chain == ""
    crew = plain(
        Put("one1", "red_rain", (3, 3)),
        Put("one2", card("ace", kind="hero", damage=4, skills=("pilot", "killing_spree")),
            place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "ghosts", (3, 5)),
    )  # fmt: skip
    assert lot(crew, (0, 1, "two1", "")).chain == ""  # the crew's weapons are not his


@pytest.mark.parametrize(("left", "shots", "fits"), [
    (5, ((0, 3, 0),), True), (5, ((0, 3, 0), (2, 1, 0)), True), (2, ((2, 1, 0),), False),
])  # fmt: skip
def test_weapons_fall_with_their_bearers(left: int, shots: Any, fits: bool) -> None:
    table = plain(Put("one1", "ghosts", (3, 3), left=left), Put("two1", "gunners", (3, 5)))
    chosen = tuple((line, copies, "two1", "") for line, copies, _ in shots)
    assert (judged(table, *chosen) is None) is fits


def test_what_a_party_can_take_is_counted_down() -> None:
    """Ten hits on two soldiers and a hero of four boxes: nobody takes more than he has."""
    storm = card("storm", weapon("storm", "10/1"), models=1)
    table = plain(
        Put("one1", storm, (3, 3)), Put("two1", "ghosts", (3, 5), left=2), Put("two2", "manfred", (3, 5))
    )
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")] * 4)
    referee = referee_of(table, (A,) * 10, *[(T,)] * 7, one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == referee.table.units["two2"].place == "gone"
    assert len([a for a in two.asked if a.question == "share-hit"]) <= 7
    assert "DT-DMG-01" in cited(referee)


def test_an_instant_kill_on_a_hero_among_others() -> None:
    killer = card("killer", weapon("killer", "1/N"), models=1)
    table = plain(
        Put("one1", killer, (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "manfred", (3, 5), boxes=2)
    )
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")])
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].place == "gone"
    assert len(referee.table.units["two1"].figures) == 5


def test_three_of_a_squad_and_its_crew_in_odds() -> None:
    table = plain(Put("one1", "red_lightning", (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert allotment.most(table, "one1", 0) == 3
    one = chances(table, (0, 1, "two1", ""))
    assert one[0] == (1 - F(1, 3) * F(2, 3)) ** 5
