"""Heroes: joining, piloting, sidekicks (areas DS-HERO, DS-SUPER, skills of pilots and of closed ranks)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.armies import listcheck
from escarmouche.games.dust.armies.armylist import load_list
from escarmouche.games.dust.chapters.people import heroes
from escarmouche.games.dust.table import Card, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import Put, Script, card, referee_of, table_of, weapon

assert sight  # the grid answers for these tables


def hero(*skills: str, id: str = "hero", **values: Any) -> Card:
    return card(id, weapon(), kind="hero", skills=skills, **{"damage": 4, **values})


def squad(*skills: str, **values: Any) -> Card:
    return card("squad", weapon(count=5), skills=skills, **values)


def machine(*skills: str, **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(values.pop("id", "machine"), weapon(), skills=skills, **{**base, **values})


def aircraft(*skills: str, **values: Any) -> Card:
    return machine(*skills, id="aircraft", type="aircraft", kind="plane", locomotion="plane", **values)


def together(him: Card, them: Card, **values: Any) -> Table:
    foe = card("foe", weapon(count=5))
    return table_of(Put("one1", them, (3, 3)), Put("one2", him, (3, 3), **values), Put("two1", foe, (9, 9)))


def rule_of(refusal: Any) -> str:
    return refusal.rule if refusal else ""


# -- joining ------------------------------------------------------------------------------------------------


def test_hero_01_no_hero_twice(tmp_path: Any) -> None:
    path = tmp_path / "x.yaml"
    joe = _joe()
    path.write_text(f"book: allies\nname: {{en: a, fr: a}}\npoints: 50\nunits: [{joe}, {joe}]\n")
    found = listcheck.check(load_list(str(path)), "DT-SETUP-04")
    assert [r.rule for r in found] == ["DS-HERO-01"]


def _joe() -> str:
    from escarmouche.games.dust.armies import armybook

    book = armybook.load(armybook.BOOKS.find("allies"))
    return next(entry.key for entry in book.units if entry.kind == "hero")


def test_hero_03_same_armour_and_same_square() -> None:
    assert heroes.why_not_join(together(hero(), squad()), "one2", "one1") is None
    refusal = heroes.why_not_join(together(hero(), squad(armour=3)), "one2", "one1")
    assert refusal is not None
    assert refusal.rule == "DS-HERO-03"
    assert refusal.about["wanted"] == 3
    table = table_of(Put("one1", squad(), (3, 3)), Put("one2", hero(), (3, 4)))
    refusal = heroes.why_not_join(table, "one2", "one1")
    assert refusal is not None
    assert refusal.reason == "not-together"


def test_hero_03_support_weapons_but_no_machines_nor_heroes() -> None:
    gun = card("gun", weapon(), kind="support_weapon", damage=4)
    assert heroes.why_not_join(together(hero(), gun), "one2", "one1") is None
    assert rule_of(heroes.why_not_join(together(hero(armour=4), machine()), "one2", "one1")) == "DS-HERO-03"
    assert rule_of(heroes.why_not_join(together(hero(), hero(id="other")), "one2", "one1")) == "DS-HERO-03"


def test_hero_03_the_lower_move_and_the_lower_march() -> None:
    table = together(hero(move=3, march=3), squad(move=2, march=6))
    assert heroes.speeds(table, "one1") == (2, 6)
    table.change("turn", {"unit": "one1", "hero": "one2"})
    assert heroes.speeds(table, "one1") == (2, 3)


def test_hero_04_one_hero_not_yet_activated_may_join() -> None:
    script = Script(join=["one2"])
    table = together(hero(), squad())
    assert heroes.join(referee_of(table, one=script), "one1") == "one2"
    assert script.asked[0].options == ("one2", "-")
    assert table.turn.hero == "one2"
    other = table_of(
        *[Put(f"one{n + 2}", hero(id=f"h{n}"), (3, 3)) for n in range(2)], Put("one1", squad(), (3, 3))
    )
    assert heroes.joiners(other, "one1") == ["one2", "one3"]
    other.change("turn", {"unit": "one1", "hero": "one2"})
    refusal = heroes.why_not_join_activation(other, "one3", "one1")
    assert refusal is not None
    assert refusal.rule == "DS-HERO-04"
    assert refusal.reason == "one-hero"


def test_hero_04_an_activated_hero_is_not_offered() -> None:
    table = together(hero(), squad(), markers=("activated",))
    assert heroes.joiners(table, "one1") == []
    assert rule_of(heroes.why_not_join_activation(table, "one2", "one1")) == "DS-HERO-04"


def test_hero_04_declining_leaves_him_alone() -> None:
    table = together(hero(), squad())
    assert heroes.join(referee_of(table, one=Script(join=["-"])), "one1") == ""
    assert table.turn.hero == ""


def test_super_01_superhumans_join_nobody() -> None:
    assert (
        rule_of(heroes.why_not_join(together(hero("superhuman"), squad()), "one2", "one1")) == "DS-SUPER-01"
    )


def test_super_02_a_sidekick_joins_his_own_hero_only_whatever_the_armour() -> None:
    master = hero("superhuman", id="master", armour=4)
    sidekick = hero("sidekick:master", id="kick")
    assert heroes.why_not_join(together(sidekick, master), "one2", "one1") is None
    assert rule_of(heroes.why_not_join(together(sidekick, squad()), "one2", "one1")) == "DS-SUPER-02"
    table = together(sidekick, master)
    assert heroes.joiners(table, "one1") == ["one2"]
    assert heroes.joiners(table, "one2") == []


def test_skill_28_a_loner_joins_nobody() -> None:
    assert rule_of(heroes.why_not_join(together(hero("loner"), squad()), "one2", "one1")) == "DS-SKILL-28"


@pytest.mark.parametrize(
    ("key", "rule"), [("gorilla", "DS-SKILL-25"), ("steel_guard", "DS-SKILL-37"), ("zombie", "DS-SKILL-41")]
)
def test_skill_25_and_37_and_41_closed_ranks_join_only_each_other(key: str, rule: str) -> None:
    assert rule_of(heroes.why_not_join(together(hero(key), squad()), "one2", "one1")) == rule
    assert rule_of(heroes.why_not_join(together(hero(), squad(key)), "one2", "one1")) == rule
    assert heroes.why_not_join(together(hero(key), squad(key)), "one2", "one1") is None


def test_hero_02_sharing_is_not_joining() -> None:
    table = together(hero(), squad())
    assert table.turn.hero == ""
    assert heroes.speeds(table, "one1") == (2, 4)
    assert sight.GridField().together(table, "one2", "one1")


# -- piloting -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("skill", "vehicle", "plane"),
    [
        ("pilot", "", "DS-HERO-07"),
        ("ace_pilot", "", "DS-HERO-07"),
        ("air_pilot", "DS-HERO-07", ""),
        ("ace_air_pilot", "DS-HERO-07", ""),
        ("officer", "DS-HERO-07", "DS-HERO-07"),
    ],
)
def test_hero_07_who_may_pilot_what(skill: str, vehicle: str, plane: str) -> None:
    table = table_of(Put("one1", hero(skill)), Put("one2", machine()), Put("one3", aircraft("helicopter")))
    assert rule_of(heroes.why_not_pilot(table, "one1", "one2")) == vehicle
    assert rule_of(heroes.why_not_pilot(table, "one1", "one3")) == plane


def test_skill_33_a_pilot_mounts_a_free_friendly_vehicle() -> None:
    table = table_of(Put("one1", hero("pilot")), Put("one2", machine()), Put("two1", machine()))
    assert heroes.why_not_pilot(table, "one1", "one2") is None
    assert rule_of(heroes.why_not_pilot(table, "one1", "two1")) == "DS-HERO-11"


def test_skill_07_an_air_pilot_mounts_helicopters_on_the_board_and_starts_in_any_aircraft() -> None:
    table = table_of(Put("one1", hero("air_pilot")), Put("one2", aircraft()))
    assert rule_of(heroes.why_not_pilot(table, "one1", "one2")) == "DS-HERO-11"
    table = table_of(Put("one1", hero("air_pilot")), Put("one2", aircraft(), place="off"))
    assert heroes.why_not_pilot(table, "one1", "one2") is None


def test_hero_07_one_pilot_for_each_machine() -> None:
    seated = Put("one3", hero("pilot", id="first"), place="aboard", carrier="one2", seat="pilot")
    table = table_of(Put("one1", hero("pilot")), Put("one2", machine()), seated)
    refusal = heroes.why_not_pilot(table, "one1", "one2")
    assert refusal is not None
    assert refusal.reason == "one-pilot"
    assert heroes.pilot_of(table, "one2") == "one3"


def test_veh_16_only_the_named_hero_may_pilot_it() -> None:
    grandma = machine("pilot_of:koshka")
    table = table_of(Put("one1", hero("pilot", id="rosie")), Put("one2", grandma))
    refusal = heroes.why_not_pilot(table, "one1", "one2")
    assert refusal is not None
    assert refusal.rule == "DS-VEH-16"
    assert refusal.about["named"] == "koshka"
    table = table_of(Put("one1", hero("ace_pilot", id="koshka")), Put("one2", grandma))
    assert heroes.why_not_pilot(table, "one1", "one2") is None


def test_hero_11_mounting_puts_him_at_the_controls() -> None:
    table = table_of(Put("one1", hero("pilot"), (3, 3)), Put("one2", machine(), (3, 3), pilotless=True))
    heroes.mount(referee_of(table), "DS-HERO-11", "one1", "one2")
    unit = table.units["one1"]
    assert (unit.place, unit.carrier, unit.seat) == ("aboard", "one2", "pilot")
    assert not table.units["one2"].pilotless


@pytest.mark.parametrize(("size", "left"), [("normal", True), ("large", False), ("huge", False)])
def test_hero_12_a_machine_left_by_its_pilot_can_do_nothing_unless_large(size: str, left: bool) -> None:
    table = table_of(Put("one2", machine(size=size), (3, 3)))
    heroes.dismounted(referee_of(table), "one2")
    assert table.units["one2"].pilotless is left


def test_hero_12_he_leaves_before_it_activates() -> None:
    seated = Put("one1", hero("pilot"), place="aboard", carrier="one2", seat="pilot")
    table = table_of(seated, Put("one2", machine(), (3, 3), markers=("activated",)))
    assert rule_of(heroes.why_not_dismount(table, "one1")) == "DS-HERO-12"
    table.change("one2", {"markers": frozenset()})
    assert heroes.why_not_dismount(table, "one1") is None


def test_hero_03_a_hero_who_shares_the_square_and_may_not_join_is_told_so() -> None:
    def kept(him: Card, them: Card, **values: Any) -> list[tuple[str, str]]:
        referee = referee_of(together(him, them, **values))
        assert heroes.join(referee, "one1") == ""
        return [(e.rule, e.about["hero"]) for e in referee.events if e.what == "note"]

    assert kept(hero("loner"), squad()) == [("DS-SKILL-28", "one2")]
    assert kept(hero(), squad(armour=3)) == [("DS-HERO-03", "one2")]
    assert kept(hero("loner"), squad(), markers=["activated"]) == []
    assert kept(hero("loner"), squad(), place="reserve") == []
    assert kept(hero("loner"), hero(id="other")) == []  # heroes do not join each other anyway
    apart = table_of(
        Put("one1", squad(), (3, 3)), Put("one2", hero("loner"), (3, 4)), Put("two1", hero("loner"), (3, 3))
    )
    referee = referee_of(apart)
    assert heroes.join(referee, "one1") == ""
    assert referee.events == []


def test_hero_04_nobody_joins_a_unit_that_is_not_on_the_board() -> None:
    table = table_of(Put("one1", squad(), place="off"), Put("one2", hero(), place="off"))
    assert heroes.joiners(table, "one1") == []


def test_a_skill_with_a_value_is_read_by_its_whole_name() -> None:
    known = card("known", skills=("pilot", "pilot_of:koshka", "sidekick:joe"))
    assert heroes.value_of(known, "pilot_of") == "koshka"
    assert heroes.value_of(known, "pilot") == ""
    assert heroes.value_of(known, "side") == ""
    assert heroes.value_of(known, "sidekick") == "joe"
