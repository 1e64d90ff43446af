"""Close combat, rule by rule (CZ-CC)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters import close_combat as cc
from escarmouche.games.combat_zone.chapters.figures import touching
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.table import (
    DROPPED,
    PANICKED,
    ROUTED,
    STUNNED,
    WAITING,
    Blade,
    Referee,
    Table,
)
from tests.games.combat_zone.tables import (
    PROFILES,
    Group,
    Script,
    barricade,
    piece,
    profile,
    referee_of,
    table_of,
)

F = Fraction


def struck_down(table: Table) -> Table:
    """The table where one who routs in combat dies only if an enemy pays for it (CZ-REAC-19)."""
    options = {**table.setting.options, "rout_in_combat": "strike"}
    table.setting = replace(table.setting, options=options)
    return table


def duel(first: str = "unarmed", second: str = "unarmed", **more: Any) -> Table:
    """Two figures base to base."""
    options = more.pop("options", None)
    fighting: dict[str, Any] = {"foes": ("ba",)} if more.get("foes") else {}
    second_at = (6000 + PROFILES[first].radius + PROFILES[second].radius, 6000)
    return table_of(
        Group("a", "one", (6000, 6000), first, **fighting),
        Group("b", "two", second_at, second, **more),
        options=options,
    )


def chances(table: Table, figure: str = "aa", enemy: str = "ba") -> tuple[Fraction, ...]:
    """Wins, ties and losses of the payer, from the roll that plays."""
    found = odds(cc.opposed_roll, table, figure, enemy).chances
    return found.get(cc.WON, F(0)), found.get(cc.TIED, F(0)), found.get(cc.LOST, F(0))


def outcome(table: Table, winner: str = "aa", loser: str = "ba") -> tuple[Fraction, ...]:
    """Eliminated, routed, panicked, nothing."""
    found = odds(cc.wound_roll, table, winner, loser).chances
    return tuple(found.get(k, F(0)) for k in (cc.ELIMINATED, cc.ROUT, cc.PANIC, cc.NOTHING))


def with_profiles(table: Table, **profiles: Any) -> Table:
    """The table with profiles of the test's own: figure id = values on top of the unarmed fighter."""
    from msgspec.structs import replace

    for figure, values in profiles.items():
        made = profile(f"own-{figure}", *values.pop("ranged", ()), **values)
        setting = table.setting
        table.setting = replace(setting, profiles={**setting.profiles, made.id: made})
        table.change(figure, {"profile": made.id})
    return table


def rolls(referee: Referee) -> list[str]:
    return [e.rule for e in referee.events if e.what == "roll"]


def test_cc_01_contact_and_a_point_begin_a_combat() -> None:
    table = duel()
    assert touching(table, "aa", "ba")
    assert table.figures["aa"].foes == ()  # contact alone does nothing
    assert cc.why_not_fight(table, "aa", "ba") is None
    table.change("ba", {"x": 6000 + 251})
    refusal = cc.why_not_fight(table, "aa", "ba")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-CC-01", "no-contact", 1)


def test_cc_01_any_facing_will_do_and_friends_are_no_enemies() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "unarmed", 2, gap=0), Group("b", "two", (5750, 6000), "unarmed")
    )
    assert cc.why_not_fight(table, "aa", "ba") is None  # behind it
    refusal = cc.why_not_fight(table, "aa", "ab")
    assert refusal is not None
    assert refusal.reason == "no-enemy"


def test_cc_02_engaged_figures_do_nothing_else() -> None:
    table = duel()
    assert cc.why_not_free(table, "aa") is None
    referee = referee_of(table, (1, 1, 1, 1, 2))
    cc.fight(referee, "aa", "ba")  # 3 against 3: a tie
    for figure in ("aa", "ba"):
        refusal = cc.why_not_free(referee.table, figure)
        assert refusal is not None
        assert refusal.rule == "CZ-CC-02"
    assert cc.why_not_fight(referee.table, "aa", "ba") is None
    assert cc.why_not_fight(referee.table, "ba", "aa") is None


def test_cc_02_engagement_ends_cover_and_prepared_fire() -> None:
    table = duel(states=("dropped", "waiting"))
    referee = referee_of(table, (1, 1, 1, 1, 2))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].states == frozenset()


def test_cc_03_the_other_answers_free_of_charge() -> None:
    table = duel(ap=0)
    referee = referee_of(table, (1, 1, 1, 6, 6), (6, 6))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["aa"].fate == "dead"
    assert referee.table.figures["ba"].ap == 0


def test_cc_04_both_roll_the_higher_wounds_and_a_tie_does_nothing() -> None:
    assert chances(duel()) == (F(1009, 1296), F(5, 72), F(197, 1296))
    table = duel()
    referee = referee_of(table, (1, 1, 2, 2, 2))
    cc.fight(referee, "aa", "ba")
    assert rolls(referee) == ["CZ-CC-04"]  # a tie: no wound roll
    assert referee.table.figures["aa"].foes == ("ba",)
    referee = referee_of(duel(), (1, 1, 1, 6, 6), (6, 6))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["aa"].fate == "dead"  # the payer lost


def test_cc_04_without_the_initiators_die() -> None:
    table = duel()
    ours, _ = cc.attack_pool(table, "aa", "ba", initiator=False)
    theirs, _ = cc.attack_pool(table, "ba", "aa", initiator=False)
    found = {v: F(w, 1296) for v, w in ours.against(theirs).bands(0, 1).outcomes()}
    assert (found[2], found[1], found[0]) == (F(575, 1296), F(73, 648), F(575, 1296))


def test_cc_05_attack_dice_by_type() -> None:
    table = with_profiles(duel("hero"), aa={"kind": "hero", "attack": "2D8+1D6"})
    assert chances(table)[0] == F(2965, 3072)  # 2D8+2D6 against 2D6, both Average here
    assert PROFILES["leader"].attack == "2D8"


def test_cc_06_the_die_goes_to_whoever_paid_for_the_round() -> None:
    table = duel()
    assert cc.attack_pool(table, "aa", "ba", initiator=True)[0].text() == "2d6+1d6"
    referee = referee_of(table, (1, 1, 1, 1, 2), (1, 1, 1, 1, 2))
    cc.fight(referee, "aa", "ba")
    cc.fight(referee, "ba", "aa")
    shown = [(e.about["figure"], e.about["dice"]) for e in referee.events if e.what == "roll"]
    assert shown == [("aa", "2d6+1d6-2d6"), ("ba", "2d6+1d6-2d6")]


def crowd(options: dict[str, Any] | None = None) -> Table:
    """`aa` and a friend against `ba`, both touching it."""
    return table_of(
        Group("a", "one", (6000, 6000), "unarmed", 2, places=[(6000, 6000), (6500, 6000)]),
        Group("b", "two", (6250, 6000), "unarmed"),
        options=options,
    )


def test_cc_07_each_helper_lends_a_die() -> None:
    assert chances(crowd()) == (F(541, 576), F(43, 1728), F(31, 864))
    table = crowd()
    table.change("ab", {"x": 6501})
    assert chances(table)[0] == F(1009, 1296)  # a hundredth away: it does not touch the enemy
    table = crowd()
    table.change("ab", {"states": frozenset({ROUTED})})
    assert chances(table)[0] == F(1009, 1296)  # a routed friend is no help


def test_cc_07_the_defender_has_helpers_too() -> None:
    table = crowd()
    assert cc.attack_pool(table, "ba", "aa", initiator=True)[0].count == 3
    assert cc.attack_pool(table, "aa", "ba", initiator=False)[0].count == 3


def test_cc_07_switch_the_outnumbered_figure_has_the_dice() -> None:
    table = crowd({"multi_opponent_bonus": "outnumbered_figure"})
    assert cc.attack_pool(table, "aa", "ba", initiator=True)[0].count == 3
    assert cc.attack_pool(table, "ba", "aa", initiator=False)[0].count == 3
    referee = referee_of(table, (1, 1, 1, 1, 1, 1))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ab"].foes == ()  # it lends nothing, so it is not drawn in


def test_cc_08_helpers_risk_nothing_and_become_engaged() -> None:
    table = crowd()
    referee = referee_of(table, (1, 1, 1, 1, 6, 6), (6, 6))
    cc.fight(referee, "aa", "ba")
    figures = referee.table.figures
    assert (figures["aa"].fate, figures["ab"].fate) == ("dead", "alive")
    assert figures["ab"].foes == ("ba",)
    assert figures["ba"].foes == ("ab",)
    assert rolls(referee) == ["CZ-CC-04", "CZ-CC-12"]


def test_cc_09_weapons_in_attack() -> None:
    assert chances(duel("dagger_man", "dagger_man"))[0] == F(47389, 62208)
    assert chances(duel("duellist"))[0] == F(7579, 7776)
    assert chances(duel(states=(PANICKED,)))[0] == F(1169, 1296)
    texts = {
        name: cc.attack_pool(with_profiles(duel(), aa=values), "aa", "ba", initiator=False)[0].text()
        for name, values in {
            "bare": {},
            "rifle": {"ranged": ("assault_rifle",)},
            "pistol": {"ranged": ("pistol",)},
            "sword and dagger": {"melee": ("dagger", "sword")},
            "axe, sword, dagger": {"melee": ("dagger", "sword", "axe")},
        }.items()
    }
    assert texts == {
        "bare": "2d6",
        "rifle": "2d6",
        "pistol": "2d6+1d4",
        "sword and dagger": "2d6+1d6+1d4",
        "axe, sword, dagger": "2d6+1d6+1d4",
    }


def test_cc_09_the_axe_is_the_main_weapon_beside_a_sword() -> None:
    table = with_profiles(duel(), aa={"melee": ("sword", "axe")})
    assert [blade.id for blade in cc.close_weapons(table, "aa")] == ["axe", "sword"]


def test_cc_10_quality_is_added() -> None:
    table = with_profiles(duel(), aa={"quality": "elite"}, ba={"quality": "green"})
    assert chances(table) == (F(7319, 7776), F(205, 7776), F(7, 216))


def test_cc_11_several_rounds_in_a_turn_paid_by_both() -> None:
    referee = referee_of(duel(), *[(1, 1, 1, 1, 2)] * 5)
    for payer, other in (("aa", "ba"),) * 2 + (("ba", "aa"),) * 3:
        assert cc.why_not_fight(referee.table, payer, other) is None
        cc.fight(referee, payer, other)
    assert rolls(referee) == ["CZ-CC-04"] * 5


def test_cc_12_damage_dice_by_type() -> None:
    table = duel("leader")
    assert outcome(table) == (F(49, 64), F(9, 64), F(5, 64), F(1, 64))
    assert (PROFILES["hero"].damage, PROFILES["trooper"].damage) == ("2D8", "2D6")


@pytest.mark.parametrize(
    ("blades", "armour", "chance"),
    [
        (("axe",), "combat", F(7, 12)),
        (("sword",), "flak", F(7, 12)),
        (("dagger",), "flak", F(5, 12)),
        (("dagger", "club"), "flak", F(7, 12)),
        ((), "flak", F(5, 18)),
    ],
)
def test_cc_13_weapons_add_and_armour_subtracts(
    blades: tuple[str, ...], armour: str, chance: Fraction
) -> None:
    table = with_profiles(duel(), aa={"melee": blades, "quality": "elite"}, ba={"armour": armour})
    assert outcome(table)[0] == chance


def test_cc_14_outcomes_by_the_margin() -> None:
    assert outcome(duel()) == (F(7, 12), F(1, 4), F(5, 36), F(1, 36))
    flak = with_profiles(duel(), ba={"armour": "flak"})
    assert outcome(flak) == (F(5, 18), F(11, 36), F(1, 4), F(1, 6))


@pytest.mark.parametrize(
    ("faces", "fate", "state"),
    [
        ((6, 1), "dead", None),
        ((5, 1), "dead", None),  # CZ-REAC-19: it routs while engaged
        ((4, 1), "dead", None),
        ((3, 1), "alive", PANICKED),
        ((2, 1), "alive", PANICKED),
        ((1, 1), "alive", None),
    ],
)
def test_cc_14_each_total(faces: tuple[int, int], fate: str, state: str | None) -> None:
    referee = referee_of(duel(), (6, 6, 6, 1, 1), faces)
    cc.fight(referee, "aa", "ba")
    loser = referee.table.figures["ba"]
    assert loser.fate == fate
    assert set(loser.states) == ({state} if state else set())
    assert (loser.x, loser.y) == (6250, 6000)


@pytest.mark.parametrize("faces", [(5, 1), (4, 1)])
def test_seq_03_a_rout_that_must_be_struck_down_runs_in_the_next_step(faces: tuple[int, int]) -> None:
    referee = referee_of(struck_down(duel()), (6, 6, 6, 1, 1), faces)
    cc.fight(referee, "aa", "ba")
    loser = referee.table.figures["ba"]
    assert (loser.fate, set(loser.states), (loser.x, loser.y)) == ("alive", {ROUTED}, (6250, 6000))
    assert loser.foes == ("aa",)
    assert not referee.table.figures["aa"].foes


def test_reac_19_who_routs_while_engaged_is_out_without_another_die() -> None:
    table = duel()
    table.change("aa", {"ap": 0})
    referee = referee_of(table, (6, 6, 6, 1, 1), (5, 1))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].fate == "dead"
    assert referee.table.sides["one"].kills == PROFILES["unarmed"].cost
    assert len(rolls(referee)) == 2
    assert "CZ-REAC-19" in {e.rule for e in referee.events}
    fought = duel(foes=("aa",))
    out = odds(cc.strike, fought, "aa", "ba", of=lambda _, after: after.figures["ba"].fate)
    assert out.chances["dead"] == F(5, 6)
    spared = odds(cc.strike, struck_down(fought), "aa", "ba", of=lambda _, t: t.figures["ba"].fate)
    assert spared.chances["dead"] == F(7, 12)


def test_cc_15_a_routed_figure_that_must_fight_is_gone_without_dice() -> None:
    referee = referee_of(struck_down(duel()), (6, 6, 6, 1, 1), (5, 1))
    cc.fight(referee, "aa", "ba")
    assert ROUTED in referee.table.figures["ba"].states
    assert cc.why_not_fight(referee.table, "aa", "ba") is None
    before = len(rolls(referee))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].fate == "dead"
    assert len(rolls(referee)) == before
    assert "CZ-CC-15" in {e.rule for e in referee.events}


def test_cc_16_a_panicked_loser_fights_on_but_opens_nothing() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "unarmed"),
        Group("c", "one", (6500, 6000), "unarmed"),
    )
    table.change("ca", {"states": frozenset({ROUTED})})
    referee = referee_of(table, (6, 6, 6, 1, 1), (3, 1))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].foes == ("aa",)
    assert cc.why_not_fight(referee.table, "ba", "aa") is None
    refusal = cc.why_not_fight(referee.table, "ba", "ca")
    assert refusal is not None
    assert refusal.rule == "CZ-CC-16"
    assert [m.value for m in cc.modifiers(referee.table, "ba")] == [-2]


def test_cc_16_a_panicked_figure_initiates_nothing() -> None:
    table = duel()
    table.change("aa", {"states": frozenset({PANICKED})})
    refusal = cc.why_not_fight(table, "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-REAC-13"


@pytest.mark.parametrize("faces", [(6, 6), (5, 1)])
def test_cc_17_free_again_when_the_last_foe_is_dead_or_routed(faces: tuple[int, int]) -> None:
    referee = referee_of(duel(), (6, 6, 6, 1, 1), faces)
    cc.fight(referee, "aa", "ba")
    assert cc.why_not_free(referee.table, "aa") is None


def test_cc_17_not_free_while_another_foe_stands() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "unarmed", 2, places=[(6250, 6000), (5750, 6000)]),
    )
    referee = referee_of(table, (6, 6, 6, 1, 1, 1), (6, 6))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].fate == "dead"
    assert referee.table.figures["aa"].foes == ("bb",)  # it had helped


def test_cc_18_a_creature_strikes_several_times_for_one_point() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "alien", kind="alien"),
        Group("b", "two", (6250, 6000), "unarmed", 2, places=[(6250, 6000), (5750, 6000)]),
    )
    script = Script(attack_target=["bb"])
    referee = referee_of(table, (1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 1), one=script)
    cc.fight(referee, "aa", "ba")
    shown = [e.about["enemy"] for e in referee.events if e.what == "roll"]
    assert shown == ["ba", "bb"]


def test_cc_18_losses_come_as_they_are_made() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "alien", kind="alien"),
        Group("b", "two", (6250, 6000), "unarmed", 2, places=[(6250, 6000), (5750, 6000)]),
    )
    referee = referee_of(table, (1, 1, 1, 6, 6, 6), (6, 6))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["aa"].fate == "dead"
    assert rolls(referee) == ["CZ-CC-04", "CZ-CC-12"]  # no second attack


def test_a_machine_that_loses_is_damaged() -> None:
    referee = referee_of(duel("hero", "robot"), (8, 8, 6, 6, 1, 1), (8, 8), (1,))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].fate == "wreck"  # 16 is 6 above 10, hardware
    referee = referee_of(duel("hero", "robot"), (8, 8, 6, 6, 1, 1), (4, 5))
    cc.fight(referee, "aa", "ba")
    assert referee.table.figures["ba"].damage == ()
    assert referee.table.figures["ba"].states == frozenset()


def test_a_stunned_figure_defends_with_its_basic_dice() -> None:
    table = duel(second="dagger_man", states=("stunned",))
    dice, _ = cc.attack_pool(table, "ba", "aa", initiator=False)
    assert dice.text() == "2d6"
    assert [m.value for m in cc.modifiers(table, "ba")] == [-2]


@pytest.mark.parametrize("more", [1, 2, -1])
def test_cc_04_a_number_added_to_the_dice_counts_for_its_owner(more: int) -> None:
    plain = chances(with_profiles(duel(), aa={"attack": "1D6"}, ba={"attack": "1D6"}))
    own = chances(with_profiles(duel(), aa={"attack": f"1D6{more:+d}"}, ba={"attack": "1D6"}))
    other = chances(with_profiles(duel(), aa={"attack": "1D6"}, ba={"attack": f"1D6{more:+d}"}))
    both = chances(with_profiles(duel(), aa={"attack": f"1D6{more:+d}"}, ba={"attack": f"1D6{more:+d}"}))
    assert both == plain
    assert (own[0] > plain[0] > other[0]) is (more > 0)
    assert (own[2] < plain[2] < other[2]) is (more > 0)


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


def test_cc_01_bases_at_different_heights_do_not_touch() -> None:
    foot = Group("a", "one", (6300, 5875), "axeman", facing=90)
    top = Group("b", "two", (6300, 6125), "unarmed", z=450)
    table = table_of(foot, top, pieces=(BOX,))
    assert not touching(table, "aa", "ba")
    assert close_combat.in_contact(table, "aa") == ()
    refusal = close_combat.why_not_fight(table, "aa", "ba")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-CC-01", "no-contact")
    table.change("aa", {"y": 6375, "z": 450})
    assert close_combat.why_not_fight(table, "aa", "ba") is None


def go(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


def beaten(one: Script, at: tuple[int, int] = (6000, 6000)) -> Referee:
    """A man of side one has just routed the enemy he touches; a friend looks on from 20 cm."""
    table = table_of(
        Group("a", "one", at, "unarmed"),
        Group("b", "two", (at[0] + 250, at[1]), "unarmed"),
        Group("c", "one", (4000, 6000)),
        pieces=(barricade("low", 5000, 6125, 7000, 6200),),
    )
    referee = referee_of(struck_down(table), one=one)
    close_combat.engage(referee, "CZ-CC-02", "aa", "ba")
    casualties.rout(referee, "CZ-CC-14", "ba")
    return referee


def test_cc_15_a_panicked_winner_may_still_catch_the_one_it_has_routed() -> None:
    referee = beaten(Script(action=["fight:ba"]))
    referee.table.change("aa", {"states": frozenset({PANICKED}), "ap": 1, "spent": 2})
    assert close_combat.why_not_fight(referee.table, "aa", "ba") is None
    go(referee)
    assert referee.table.figures["ba"].fate == "dead"
    assert not [e for e in referee.events if e.what == "roll"]
    other = beaten(Script()).table
    other.change("ca", {"x": 6250, "y": 5750, "states": frozenset({PANICKED})})
    refusal = close_combat.why_not_fight(other, "ca", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-REAC-13", "to another it would be a new combat"


def test_cc_02_a_routed_figure_stays_tied_to_a_winner_who_stays() -> None:
    referee = beaten(Script(action=["pivot"], pivot=[(("aa", (), 45),)]))
    go(referee)
    assert referee.table.figures["ba"].foes == ("aa",)


def hero(*states: str, rerolls: int = 5, **options: int) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "hero", kind="hero", states=states, rerolls=rerolls),
        options={"hero_rerolls": 5, **options},
    )


def test_area_10_a_stunned_gutter_fighter_has_his_basic_dice_only() -> None:
    for states, dice in ((("stunned",), "2d8+1d6"), ((), "2d8+1d6+1d4")):
        table = hero(*states)
        street = replace(PROFILES["hero"], skills=("gutter_fighter",))
        table.setting = replace(table.setting, profiles={**table.setting.profiles, "hero": street})
        pool, _ = close_combat.attack_pool(table, "aa", "aa", initiator=False)
        assert pool.text() == dice


def test_cc_09_the_main_weapon_is_the_one_with_the_best_attack() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "axeman", blades=("rapier",)))
    blades = {**table.setting.blades, "rapier": Blade("rapier", {"en": "rapier", "fr": "rapière"}, "1D8", 0)}
    table.setting = replace(table.setting, blades=blades)
    assert [blade.id for blade in close_combat.close_weapons(table, "aa")] == ["rapier", "axe"]


def test_cc_02_who_is_engaged_gets_up_and_loses_what_he_prepared() -> None:
    for states, rule in (
        ((DROPPED,), "CZ-ACT-05"),
        ((WAITING,), "CZ-OPP-03"),
        ((DROPPED, WAITING), "CZ-OPP-03"),
    ):
        table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (6250, 6000), states=states))
        referee = referee_of(table)
        close_combat.engage(referee, "CZ-CC-02", "aa", "ba")
        assert referee.table.figures["aa"].foes == ("ba",)
        assert referee.table.figures["ba"].foes == ("aa",)
        assert referee.table.figures["ba"].states == frozenset()
        assert rule in [e.rule for e in referee.events]


@pytest.mark.parametrize(
    ("profile", "states", "values"),
    [
        ("trooper", (), []),
        ("green", (), [-1]),
        ("veteran", (), [1]),
        ("elite", (), [2]),
        ("trooper", (PANICKED,), [close_combat.SHAKEN]),
        ("elite", (STUNNED,), [2, close_combat.STUN_PENALTY]),
    ],
)
def test_cc_10_what_is_added_to_an_attack(profile: str, states: tuple[str, ...], values: list[int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile, states=states))
    assert [m.value for m in close_combat.modifiers(table, "aa")] == values
    assert close_combat.SHAKEN < 0
    assert close_combat.STUN_PENALTY < 0


@pytest.mark.parametrize(
    ("profile", "first", "wound"),
    [("dagger_man", "dagger", 1), ("swordsman", "sword", 2), ("axeman", "axe", 3)],
)
def test_cc_13_the_main_weapon_counts_for_the_wound(profile: str, first: str, wound: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile), Group("b", "two", (6250, 6000)))
    assert close_combat.close_weapons(table, "aa")[0].id == first
    assert [m.value for m in close_combat.wound_modifiers(table, "aa", "ba")] == [wound]
    table.change("aa", {"states": frozenset({STUNNED})})
    assert close_combat.wound_modifiers(table, "aa", "ba") == ()


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


def test_cc_11_and_17_further_rounds_and_freedom_are_told() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "swordsman"), Group("b", "two", (2250, 6000), "unarmed"))
    referee = referee_of(table, (6, 6, 6, 6, 1, 1), (1, 1), (6, 6, 6, 6, 1, 1), (6, 6))
    close_combat.fight(referee, "aa", "ba")
    assert noted(referee, "round-of-combat") == ["CZ-CC-01"]
    assert noted(referee, "another-round") == []
    close_combat.fight(referee, "aa", "ba")
    assert noted(referee, "another-round") == ["CZ-CC-11"]
    assert noted(referee, "free-again") == ["CZ-CC-17"]
    assert referee.table.figures["aa"].foes == ()
