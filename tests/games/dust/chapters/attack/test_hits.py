"""Rolling to hit: dice, Sustained Attacks, blasts, flames (area DT-HIT)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.games.dust.chapters.attack import aiming, attack
from escarmouche.games.dust.chapters.attack.hits import Manner, to_hit
from escarmouche.games.dust.table import Card, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, cited, hits, lot, mean, rolls, toll
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
STEADY = Manner(sustained=True)
CROWD = card("crowd", models=20)
"""Twenty soldiers of armour 2: enough to lose whatever twenty dice may do."""


def test_hit_01_ghosts_fire_twenty_dice_at_red_thunder() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "red_thunder", (3, 6)))
    rifles, gun = (0, 4, "two1", ""), (2, 1, "two1", "")
    assert lot(table, rifles).dice == 12
    assert lot(table, gun).dice == 8
    assert mean(hits(table, rifles)) + mean(hits(table, gun)) == F(20, 3)
    # the Panzerfausts, one die each against infantry, are kept for a walker
    assert declare.proposals(table, "one1", aiming.ATTACK)[0] == (rifles, gun)
    crowd = plain(Put("one1", "ghosts", (3, 3)), Put("two1", CROWD, (3, 6)))
    assert toll(crowd, rifles, gun).mean == F(40, 9)
    hidden = plain(Put("one1", "ghosts", (3, 3)), Put("two1", CROWD, (3, 6)), cover=("two1",))
    assert toll(hidden, rifles, gun).mean == F(20, 9)


def test_hit_02_armies_hit() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "pounder", (3, 5)))
    assert hits(table, (1, 3, "two1", "")) == {0: F(8, 27), 1: F(4, 9), 2: F(2, 9), 3: F(1, 27)}
    assert to_hit(3, False, False).read((A, T, S)) == 1


def test_hit_03_only_the_panzerfausts_harm_grandma() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "grandma", (3, 5)))
    for line in (0, 2):
        refusal = aiming.why_not_fire(table, "one1", line, "two1")
        assert refusal is not None
        assert refusal.rule == "DT-CARD-08"
    assert lot(table, (1, 3, "two1", "")).dice == 3
    assert {line for line, _, _, _ in declare.options(table, "one1", "", aiming.ATTACK)} == {1}


def test_hit_03_a_line_with_a_dash_throws_no_dice_even_on_the_way_of_a_flame() -> None:
    flame = weapon("flame", "B/1", "flame", vehicle=("-",) * 7)
    table = plain(
        Put("one1", card("burner", flame, models=1), (3, 3)),
        Put("two1", "ghosts", (3, 5)),
        Put("two2", "pounder", (3, 4)),
        paths=[("two2", "two1")],
    )
    referee = referee_of(table, (S,) * 5, one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D"]


def test_hit_04_ludwigs_sustained_attack_on_grandma() -> None:
    table = plain(Put("one1", "ludwig", (3, 3), facing=0), Put("two1", "grandma", (3, 6)))
    found = hits(table, (0, 1, "two1", ""), STEADY)
    assert found == {0: F(16, 81), 1: F(40, 81), 2: F(25, 81)}
    assert mean(found) == F(10, 9)
    # one hit, one miss that hits when thrown again: two hits of five points destroy her
    referee = referee_of(table, (A, S, A), (T,) * 5, one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1", aiming.SUSTAINED)
    assert rolls(referee)[0] == ("DT-HIT-04", "2D", 2)


def test_hit_05_fakyelis_sulphur_on_three_grim_reapers() -> None:
    table = plain(Put("one1", "fakyeli", (3, 3)), Put("two1", "grim_reapers", (3, 4)))
    shot = lot(table, (0, 1, "two1", ""))
    assert (shot.dice, shot.damage) == (3, 1)
    assert mean(hits(table, (0, 1, "two1", ""))) == 1


def test_hit_05_grandmas_gun_and_jet_throw_one_die_each_at_the_pounder() -> None:
    table = plain(Put("one1", "grandma", (3, 3), facing=0), Put("two1", "pounder", (3, 4)))
    gun, jet = lot(table, (0, 1, "two1", "")), lot(table, (1, 1, "two1", ""))
    assert (gun.dice, jet.dice, jet.damage) == (1, 1, 2)


def test_hit_05_two_symbols_are_two_dice_for_each_miniature() -> None:
    table = plain(
        Put("one1", card("mortar", weapon("m", "BB/1"), models=1), (3, 3)), Put("two1", "ghosts", (3, 5))
    )
    assert lot(table, (0, 1, "two1", "")).dice == 10
    assert mean(hits(table, (0, 1, "two1", ""))) == F(10, 3)
    assert lot(table, (0, 1, "two1", ""), mate="two2").dice == 12  # a joined hero is one more
    referee = referee_of(table, (T,) * 10, one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert "DT-HIT-05" in cited(referee)


def test_hit_06_a_blast_counts_the_living_crew() -> None:
    table = plain(
        Put("one1", card("mortar", weapon("m", "B/1"), models=1), (3, 3)),
        Put("two1", "hailstorm", (3, 5), boxes=1),
    )
    shot = lot(table, (0, 1, "two1", ""))
    assert (shot.rule, shot.dice) == ("DT-HIT-06", 3)


def test_hit_07_a_flame_burns_friends_on_its_way() -> None:
    burner = card("burner", weapon("flame", "B/1", "flame", range=3), models=1)
    table = plain(
        Put("one1", burner, (3, 3)),
        Put("one2", "bot_hunters", (3, 4)),
        Put("two1", "grim_reapers", (3, 5)),
        paths=[("one2", "two1")],
    )
    referee = referee_of(table, (A, A, S, S, S), (A, S, S), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [(rule, dice) for rule, dice, _ in rolls(referee)] == [("DT-HIT-07", "5D"), ("DS-WEAP-04", "3D")]
    assert len(referee.table.units["one2"].figures) == 3
    assert len(referee.table.units["two1"].figures) == 2


def test_hit_07_a_hero_on_the_way_burns_apart_unless_he_joins() -> None:
    burner = card("burner", weapon("flame", "B/1", "flame", range=3), models=1)
    hero = card("hero", weapon(), kind="hero", damage=4)
    squad = card("squad", weapon(count=5))
    for answer, dice in (("-", ["5D", "1D", "5D"]), ("two2", ["6D", "5D"])):
        table = plain(
            Put("one1", burner, (3, 3)),
            Put("two1", squad, (3, 5)),
            Put("two2", squad, (3, 4)),
            Put("two3", hero, (3, 4)),
            paths=[("two2", "two3", "two1")],
        )
        two = Script(shelter=[answer])
        throws = [(S,) * int(d[:-1]) for d in dice]
        referee = referee_of(table, *throws, one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
        attack.attack(referee, "one1")
        assert [d for _, d, _ in rolls(referee)] == dice


def test_hit_07_each_unit_on_the_way_by_its_own_armour() -> None:
    table = plain(
        Put("one1", "fireball", (3, 3), facing=0),
        Put("two1", "grim_reapers", (3, 5)),
        Put("two2", "ghosts", (3, 4)),
        paths=[("two2", "two1")],
    )
    referee = referee_of(table, (S,) * 10, (S,) * 6, one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["10D", "6D"]


def test_hit_08_the_shooter_picks_among_paths_of_equal_length() -> None:
    burner = card("burner", weapon("flame", "B/1", "flame", range=3), models=1)
    table = plain(
        Put("one1", burner, (3, 3)),
        Put("one2", "bot_hunters", (4, 4)),
        Put("two1", "grim_reapers", (5, 4)),
        paths=[("one2", "two1"), ("two1",)],
    )
    player = Script(attack=[((0, 1, "two1", ""),)])
    referee = referee_of(table, (S, S, S), one=player)
    attack.attack(referee, "one1")
    ask = player.asked[-1]
    assert (ask.rule, ask.question) == ("DT-HIT-08", "flame-path")
    assert ask.options == (("one2", "two1"), ("two1",))
    assert ask.proposal == ("two1",)
    other = Script(attack=[((0, 1, "two1", ""),)], flame_path=[("one2", "two1")])
    referee = referee_of(table, (S,) * 5, (S, S, S), one=other)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "3D"]


def test_a_sustained_attack_of_three_lines_in_cover_is_exact() -> None:
    gun = [weapon(f"gun{n}", f"{n}/1") for n in (8, 12, 4)]
    table = plain(
        Put("one1", card("three", *gun, models=3), (3, 3)), Put("two1", CROWD, (3, 6)), cover=("two1",)
    )
    found = chances(table, *((n, 1, "two1", "") for n in range(3)), sustained=True)
    p = F(5, 9) * F(1, 3)
    assert mean(found) == 24 * p - _over(24, p, 20)
    assert found[0] == (1 - p) ** 24


def _over(dice: int, p: F, room: int) -> F:
    """What is lost beyond the room of the target."""
    from math import comb

    return sum(
        (F((n - room) * comb(dice, n)) * p**n * (1 - p) ** (dice - n) for n in range(room + 1, dice + 1)),
        F(0),
    )


def test_veh_01_vehicles_hit_an_aircraft_pointed_out_to_them_on_target_too() -> None:
    table = plain(
        Put("one1", "ludwig", (3, 3)),
        Put("one2", "ghosts", (4, 3)),
        Put("two1", "falke", (3, 5), markers=("alerted",)),
    )
    shot = (1, 1, "two1", "")
    assert lot(table, shot).rule == "DS-VEH-01"
    assert hits(table, shot)[2] == F(4, 9)
    squad = plain(Put("one1", "ghosts", (4, 3)), Put("two1", "falke", (3, 5), markers=("alerted",)))
    assert not lot(squad, (0, 1, "two1", "")).easy


TAIL = Fraction(1, 1_000_000)


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


GUN = (0, 1, "two1", "")

KNIFE = (1, 1, "two1", "")


def test_skill_21_an_expert_hits_on_army_or_target() -> None:
    expert = card("joe", weapon("gun", "1/1", "expert"), kind="hero", damage=4)
    table = facing(expert)
    assert hits(table, GUN)[1] == F(2, 3)
    assert hits(table, GUN, STEADY)[1] == F(8, 9)
    joined = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", expert, (3, 3)), Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert not lot(joined, (0, 1, "two1", ""), hero="one2").easy  # not shared
    assert lot(joined, (100, 1, "two1", ""), hero="one2").easy


def test_skill_21_koshka_is_an_expert_with_grandmas_weapons() -> None:
    table = plain(
        Put("one1", "grandma", (3, 3), facing=0),
        Put("one2", "koshka", place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "pounder", (3, 4)),
    )
    for line in (0, 1):
        assert lot(table, (line, 1, "two1", "")).rule == "DS-SKILL-21"
    table.change("one2", {"place": "gone", "carrier": ""})
    assert not lot(table, (0, 1, "two1", "")).easy


def test_skill_21_counts_in_replies() -> None:
    knives = card("knives", weapon("knife", "1/1", "expert", range=0), kind="hero", damage=4)
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", knives, (3, 4)))
    assert chances(table, (-1, 1, "two1", ""), target="one1")[1] == F(2, 3)


def test_skill_27_killing_spree_chains_ranged_hits() -> None:
    table = facing(hero("killing_spree"), far=1)
    found = hits(table, GUN)
    assert [found[n] for n in range(4)] == [F(2, 3), F(2, 9), F(2, 27), F(2, 81)]
    assert abs(mean(found) - F(1, 2)) < TAIL
    assert lot(table, GUN).chain == "DS-SKILL-27"
    assert lot(table, KNIFE).chain == ""
    joined = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("one2", hero("killing_spree"), (3, 3)),
        Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert lot(joined, (0, 1, "two1", ""), hero="one2").chain == ""


def test_skill_39_take_aim() -> None:
    table = facing(hero("take_aim"), far=1)
    assert hits(table, GUN, STEADY)[1] == F(8, 9)
    assert hits(table, GUN)[1] == F(1, 3)
    assert hits(table, KNIFE, STEADY)[1] == F(5, 9)
