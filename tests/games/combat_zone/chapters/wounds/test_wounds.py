"""Wound rolls from shots, and what becomes of figures (area CZ-WND)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.shooting import hits, modes, shooting
from escarmouche.games.combat_zone.chapters.wounds import casualties, wounds
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Referee, Table, Thing
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of


def victim(profile: str = "unarmed", *, states: tuple[str, ...] = (), **printed: Any) -> Table:
    """A lone figure of side two, with printed values as the test wants them."""
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("b", "two", (6000, 6000), profile, states=states),
    )
    if printed:
        profiles = {**table.setting.profiles, profile: replace(table.setting.profiles[profile], **printed)}
        table.setting = replace(table.setting, profiles=profiles)
    return table


def outcomes(table: Table, dice: str, **values: Any) -> dict[str, Fraction]:
    """The chance of each outcome of one wound roll on ba, from the code that plays."""
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "ba", dice, "one", **values), table)
    return found.chances


def test_wnd_01_the_total_against_the_resistance() -> None:
    found = outcomes(victim(armour="flak"), "3D6")
    assert found == {
        "eliminated": Fraction(20, 27),
        "panic": Fraction(23, 108),
        "nothing": Fraction(5, 108),
    }
    behind = outcomes(victim(armour="flak"), "3D6", cover="hard")
    assert behind["eliminated"] == Fraction(3, 8)
    assert behind["panic"] == Fraction(79, 216)


def test_wnd_01_the_shooters_quality_is_no_matter_for_the_wound() -> None:
    for shooter in ("green", "elite"):
        table = table_of(
            Group("a", "one", (2000, 6000), shooter), Group("b", "two", (6000, 6000), "flak_trooper")
        )
        referee = referee_of(table, (6,), (3, 3, 3))
        shooting.shoot(referee, "aa", "assault_rifle", modes.SINGLE)
        assert referee.table.figures["ba"].fate == "dead", "9 - 2 = 7"


def test_wnd_01_a_casualty_leaves_a_marker_its_load_and_its_foes() -> None:
    table = table_of(
        Group("a", "one", (5750, 6000), foes=("ba",)),
        Group("b", "two", (6000, 6000), "unarmed", 2, foes=("aa",), carrying="case"),
        things=(Thing("case", "object", 0, 0, holder="ba"),),
    )
    profiles = {**table.setting.profiles}
    profiles["unarmed"] = replace(profiles["unarmed"], cost=12)
    table.setting = replace(table.setting, profiles=profiles)
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    after = referee.table
    assert after.figures["ba"].fate == "dead"
    assert after.units["b"].figures == ("bb",)
    assert after.figures["aa"].foes == ()
    assert after.sides["one"].kills == 12
    markers = {m.kind: m for m in after.things.values()}
    assert (markers["object"].x, markers["object"].y, markers["object"].holder) == (6000, 6000, "")
    assert markers["casualty"].holder == "ba", "it blocks nothing"
    assert markers["casualty"].radius == 0, "it blocks nothing"


def test_wnd_02_short_by_one_two_or_three_is_panic() -> None:
    fates = {}
    for faces in ((4, 3), (4, 2), (3, 2), (2, 2), (2, 1)):
        referee = referee_of(victim(), faces)
        fates[sum(faces)] = wounds.wound(referee, "CZ-WND-01", "ba", "2D6", "one")
    assert fates == {7: "eliminated", 6: "panic", 5: "panic", 4: "panic", 3: "nothing"}
    found = outcomes(victim(), "2D6")
    assert [found[k] for k in ("eliminated", "panic", "nothing")] == [
        Fraction(7, 12),
        Fraction(1, 3),
        Fraction(1, 12),
    ]


def test_wnd_02_a_shot_never_routs_and_a_second_panic_changes_nothing() -> None:
    table = victim(states=("panicked",))
    referee = referee_of(table, (3, 3))
    wounds.wound(referee, "CZ-WND-01", "ba", "2D6", "one")
    assert referee.table.figures["ba"].states == {"panicked"}
    routed = referee_of(victim(states=("routed",)), (3, 3))
    wounds.wound(routed, "CZ-WND-01", "ba", "2D6", "one")
    assert routed.table.figures["ba"].states == {"routed"}, "a worse state stays (CZ-REAC-16)"


def test_wnd_02_panic_in_the_middle_of_an_activation_leaves_what_three_points_leave() -> None:
    for spent, left in ((0, 3), (2, 1), (3, 0), (5, 0)):
        table = victim()
        table.change("ba", {"spent": spent, "ap": 6 - spent})
        referee = referee_of(table)
        casualties.panic(referee, "CZ-WND-02", "ba")
        assert referee.table.figures["ba"].ap == left
    done = victim()
    done.change("ba", {"ap": 0})
    referee = referee_of(done)
    casualties.panic(referee, "CZ-WND-02", "ba")
    assert referee.table.figures["ba"].ap == 0, "panic gives nobody points"


@pytest.mark.parametrize(
    ("level", "modifier"), [("", 0), ("light", -1), ("medium", -2), ("hard", -3), ("extra_hard", -4)]
)
def test_wnd_03_cover_lowers_the_roll(level: str, modifier: int) -> None:
    added = wounds.modifiers_of(victim(), "ba", "2D6", cover=level)
    assert sum(m.value for m in added) == modifier


def test_wnd_03_extra_hard_cover_asks_for_eleven() -> None:
    assert outcomes(victim(), "2D6", cover="extra_hard")["eliminated"] == Fraction(1, 12)
    both = wounds.modifiers_of(victim(armour="flak"), "ba", "2D6", cover="hard")
    assert sum(m.value for m in both) == -5, "cover and armour add up"


@pytest.mark.parametrize(
    ("armour", "chance"),
    [("none", "7/12"), ("primitive", "5/12"), ("ablative", "5/12"), ("flak", "5/18"), ("combat", "1/6")],
)
def test_wnd_04_armour_lowers_the_roll(armour: str, chance: str) -> None:
    assert outcomes(victim(armour=armour), "2D6")["eliminated"] == Fraction(chance)


def test_wnd_05_point_blank_adds_one() -> None:
    assert outcomes(victim(armour="flak"), "3D6", point_blank=True)["eliminated"] == Fraction(181, 216)
    table = table_of(
        Group("a", "one", (2000, 6000)), Group("b", "two", (2450, 6000), "flak_trooper")
    )  # 2 cm from base to base
    found = odds(
        hits.volley, table, "aa", "assault_rifle", modes.BURST, (("ba", 3),),
        of=lambda _, after: after.figures["ba"].fate,
    )  # fmt: skip
    assert found.chances["dead"] == Fraction(64808317, 80621568)


def test_wnd_06_hits_are_resolved_one_by_one_and_do_not_add_up() -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (4000, 6000), "unarmed"))
    referee = referee_of(table, (6, 6, 1), (1, 2, 2), (1, 2, 3))
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    assert referee.table.figures["ba"].states == {"panicked"}
    assert sum(e.about.get("marker") == "panicked" for e in referee.events) == 1
    dead = referee_of(table.copy(), (6, 6, 6), (6, 6, 6))
    shooting.shoot(dead, "aa", "assault_rifle", modes.BURST)
    assert any(e.about.get("key") == "void" and e.about["hits"] == 2 for e in dead.events)


def test_wnd_07_resistance_by_kind() -> None:
    values = LEDGER.data("CZ-WND-07")
    for kind, chance in (("basic", "49/64"), ("gang_leader", "43/64"), ("hero", "9/16")):
        found = outcomes(victim(resistance=values[kind]), "2D8")
        assert found["eliminated"] == Fraction(chance)
    hero = outcomes(victim("hero", armour="flak"), "3D6")
    assert hero["eliminated"] == Fraction(1, 2)
    assert hero["panic"] == Fraction(73, 216)


def test_a_hit_costs_opportunity_fire_even_when_it_does_nothing() -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (4000, 6000), states=("waiting",)))
    missed = referee_of(table.copy(), (1,))
    shooting.shoot(missed, "aa", "assault_rifle", modes.SINGLE)
    assert "waiting" in missed.table.figures["ba"].states
    hit = referee_of(table.copy(), (6,), (1, 1, 1))
    shooting.shoot(hit, "aa", "assault_rifle", modes.SINGLE)
    assert hit.table.figures["ba"].states == frozenset()


def hero_table(rerolls: int, **options: Any) -> Table:
    table = table_of(
        Group("a", "one", (2000, 6000), "hero", rerolls=rerolls),
        Group("b", "two", (6000, 6000), "unarmed", states=("waiting",)),
        options=options,
    )
    return table


def hit_chance(table: Table) -> Fraction:
    found = odds(
        hits.volley, table, "aa", "assault_rifle", modes.SINGLE, (("ba", 1),),
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
        policy=lambda ask, _: ask.proposal,
    )  # fmt: skip
    return found.chances[True]


def test_force_07_a_hero_throws_a_die_again_where_the_switch_is_on() -> None:
    assert hit_chance(hero_table(5)) == Fraction(1, 2), "off: no question at all"
    assert hit_chance(hero_table(1, hero_rerolls=5)) == Fraction(3, 4)
    one = Script(reroll=[0, "-"])
    referee = referee_of(hero_table(5, hero_rerolls=5), (1,), (6,), (1, 1, 2), one=one)
    shooting.shoot(referee, "aa", "assault_rifle", modes.SINGLE)
    assert [a.question for a in one.asked] == ["reroll", "reroll"], "the hit, then the wound"
    assert referee.table.figures["aa"].rerolls == 4
    assert "panicked" in referee.table.figures["ba"].states


@pytest.mark.parametrize(("switch", "states"), [(5, set()), (0, {"panicked"})])
def test_force_07_nerves_of_steel_ignore_panic_from_shots(switch: int, states: set[str]) -> None:
    table = victim(skills=("nerves_of_steel",))
    table.setting = replace(table.setting, options={**table.setting.options, "hero_rerolls": switch})
    referee = referee_of(table, (3, 3))
    wounds.wound(referee, "CZ-WND-01", "ba", "2D6", "one")
    assert referee.table.figures["ba"].states == states


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(
    ("profile", "faces", "outcome"),
    [
        ("trooper", (3, 4), wounds.STUN),
        ("trooper", (3, 3), wounds.PANIC),
        ("trooper", (2, 1), wounds.NOTHING),
        ("flak_trooper", (3, 4), wounds.PANIC),
        ("flak_trooper", (8, 8), wounds.ELIMINATED),
    ],
)
def test_area_10_armour_protects_from_a_stun_gun(profile: str, faces: tuple[int, int], outcome: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "stunner"), Group("b", "two", (6500, 6000), profile))
    referee = referee_of(table, faces)
    assert wounds.wound(referee, "CZ-WND-01", "ba", "2D8", "one", stun=8) == outcome
    if outcome == wounds.STUN:
        assert told(referee) == ["stunned"]
