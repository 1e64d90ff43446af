"""Melee: who may start one, its salvos, hits, wounds and losses (areas TR-MELEE, TR-HEIGHT)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.chapters.measuring import can_strike, contact, height_contact
from escarmouche.games.trauma.chapters.melee import blows, melee
from escarmouche.games.trauma.chapters.movement import engagement
from escarmouche.games.trauma.chapters.shooting import salvos
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import Carried, Referee, Table
from tests.games.trauma.tables import PROFILES, Script, Squad, agreed, profile, referee_of, table_of

UP, DOWN = 6, 3


def row(
    id: str, side: str, y: int, profiles: str | list[str] = "marine", count: int = 6, **values: Any
) -> Squad:
    """Figures in a row 3.5 cm apart, all at the same depth: opposite rows touch figure by figure."""
    many = count if isinstance(profiles, str) else len(profiles)
    return Squad(
        id, side, (0, 0), profiles, count, places=[(2000 + 600 * n, y) for n in range(many)], **values
    )


def fighting(*squads: Squad, **turn: Any) -> Table:
    """A table on which the first unit has just been displaced."""
    return table_of(*squads, turn={"unit": squads[0].id, "step": "moved", **turn})


def line_against_line(attackers: str | list[str] = "marine", defenders: str | list[str] = "marine") -> Table:
    """Two rows 2 cm apart: each figure touches the one before it and no other."""
    return fighting(row("a", "one", 2000, attackers), row("b", "two", 2450, defenders))


def keys(script: Script) -> list[str]:
    return [ask.question for ask in script.asked]


def quick(ask: Ask, table: Any) -> Any:
    """Strike with all, no one stays out; else the first options."""
    if ask.kind == "several":
        return ask.options[: ask.least]
    return ask.options[0]


def with_profile(table: Table, figure_profile: str, **values: Any) -> Table:
    """The same table with a changed profile."""
    new = msgspec.structs.replace(table.setting.profiles[figure_profile], **values)
    profiles = {**table.setting.profiles, figure_profile: new}
    table.setting = msgspec.structs.replace(table.setting, profiles=profiles)
    return table


def losses(result: Any, table: Table) -> int:
    return len(table.units["b"].roster) - len(table.units["b"].figures)


# -- starting a melee


def test_melee_01_contact_at_the_end_of_a_displacement_is_enough() -> None:
    table = line_against_line()
    assert melee.why_not_melee(table, "a") is None
    far = fighting(row("a", "one", 2000), row("b", "two", 2501))
    refusal = melee.why_not_melee(far, "a")
    assert refusal is not None
    assert refusal.reason == "no-contact"
    declining = Script(melee=[NO_ONE])
    referee = referee_of(table, one=declining)
    melee.offer_melee(referee, "a")
    assert keys(declining) == ["melee"]
    assert "fought" not in referee.table.turn.flags


def test_melee_01_a_vehicle_with_a_melee_weapon_may_fight() -> None:
    table = fighting(
        Squad("a", "one", (2000, 2000), "walker", 1, entry="walkers"), row("b", "two", 2500, count=1)
    )
    assert melee.why_not_melee(table, "a") is None
    tank = fighting(
        Squad("a", "one", (2000, 2000), "tank", 1, entry="wheeled"), row("b", "two", 2500, count=1)
    )
    refusal = melee.why_not_melee(tank, "a")
    assert refusal is not None
    assert refusal.rule == "TR-MELEE-04"


@pytest.mark.parametrize(
    ("turn", "markers", "rule"),
    [
        ({"unit": "b"}, (), "TR-MELEE-01"),
        ({"flags": frozenset({"dropped"})}, (), "TR-TABLE-08"),
        ({"flags": frozenset({"began_disorganised"})}, (), "TR-STATE-06"),
        ({"flags": frozenset({"fought"})}, (), "TR-MELEE-03"),
        ({}, ("disorganised",), "TR-STATE-06"),
        ({}, ("prone",), "TR-STATE-09"),
    ],
)
def test_melee_01_who_may_not_start_one(turn: dict[str, Any], markers: tuple[str, ...], rule: str) -> None:
    table = fighting(row("a", "one", 2000, markers=markers), row("b", "two", 2450), **turn)
    refusal = melee.why_not_melee(table, "a")
    assert refusal is not None
    assert refusal.rule == rule
    silent = Script()
    melee.offer_melee(referee_of(table, one=silent), "a")
    assert silent.asked == []


def test_melee_01_only_the_active_unit_strikes() -> None:
    referee = referee_of(line_against_line(), (UP,) * 6, (UP,) * 6)
    melee.offer_melee(referee, "a")
    assert referee.table.units["a"].figures == referee.table.units["a"].roster


def test_melee_02_contact_engages_both_without_a_melee() -> None:
    table = fighting(
        row("a", "one", 2000, markers=("alert",)), row("b", "two", 2450, markers=("take_cover",))
    )
    referee = referee_of(table, one=Script(melee=[NO_ONE]))
    engagement.update_engaged(referee, "TR-STATE-02")
    melee.offer_melee(referee, "a")
    assert referee.table.units["a"].markers == referee.table.units["b"].markers == {"engaged"}


def test_melee_03_fighting_ends_the_actions() -> None:
    table = fighting(row("a", "one", 2000), row("b", "two", 2450), todo=("movement",), salvos=("rifle#1",))
    referee = referee_of(table, (DOWN,) * 6)
    melee.offer_melee(referee, "a")
    turn = referee.table.turn
    assert "fought" in turn.flags
    assert turn.todo == ()
    assert turn.salvos == ()
    refusal = melee.why_not_melee(referee.table, "a")
    assert refusal is not None
    assert refusal.rule == "TR-MELEE-03"


def test_actn_11_declining_leaves_the_second_action() -> None:
    table = fighting(row("a", "one", 2000), row("b", "two", 2450), todo=("movement",))
    referee = referee_of(table, one=Script(melee=[NO_ONE]))
    melee.offer_melee(referee, "a")
    assert referee.table.turn.todo == ("movement",)


def test_melee_a_charge_and_its_melee_are_two_actions_for_morale() -> None:
    table = fighting(row("a", "one", 2000), row("b", "two", 2450), tested=("b",))
    referee = referee_of(table, (DOWN,) * 6)
    melee.offer_melee(referee, "a")
    assert referee.table.turn.tested == ()


# -- salvos


def test_melee_04_as_many_salvos_as_weapon_types() -> None:
    table = line_against_line(["marine"] * 4 + ["warrior"] * 2)
    found = salvos.melee_salvos(table, "a")
    assert {key.partition("#")[0]: len(bearers) for key, bearers in found.items()} == {"knife": 4, "sword": 2}
    script = Script(melee_salvo=["sword#1", "knife#1"])
    referee = referee_of(table, (UP,) * 4, (DOWN,) * 4, one=script)  # swords on Down, knives on Up: all miss
    melee.fight(referee, "a")
    first = next(ask for ask in script.asked if ask.question == "melee-salvo")
    assert first.options == ("knife#1", "sword#1")


def test_melee_05_two_claws_make_two_salvos() -> None:
    twin = profile("twin", "claw", "claw", armour=6, structure="XOIO", radius=300, height=600)
    table = fighting(
        Squad("a", "one", (2000, 2000), "walker", 1, entry="walkers"), row("b", "two", 2500, count=1)
    )
    table = with_profile(table, "walker", weapons=twin.weapons)
    found = salvos.melee_salvos(table, "a")
    assert list(found.values()) == [("aa",), ("aa",)]
    script = Script()
    referee = referee_of(table, (3, 3), (3, 3), one=script)  # two dice for each claw, all missing
    melee.fight(referee, "a")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["TR-MELEE-10", "TR-MELEE-10"]


def two_targets(swords: str = "warrior") -> Table:
    """Six knives and swords: the first three touch b, two others touch c, the last nobody."""
    return fighting(
        row("a", "one", 2000, ["marine", "marine", "marine", swords, swords, "marine"]),
        Squad("b", "two", (0, 0), count=3, places=[(2000 + 600 * n, 2450) for n in range(3)]),
        Squad("c", "two", (0, 0), count=2, places=[(3800 + 600 * n, 2450) for n in range(2)]),
    )


def test_melee_06_each_salvo_may_have_its_own_target() -> None:
    table = fighting(
        Squad("a", "one", (0, 0), ["marine", "jumper"], places=[(2000, 2000), (2300, 2000)]),
        Squad("b", "two", (0, 0), count=1, places=[(2000, 2450)]),
        Squad("c", "two", (0, 0), count=1, places=[(2300, 1550)]),
    )
    script = Script(melee_salvo=["sword#1", "knife#1"], melee_target=["c", "b"])
    referee = referee_of(table, (3, UP), (DOWN,), (UP,), (UP,), one=script)
    melee.offer_melee(referee, "a")
    assert not referee.table.units["b"].figures
    assert not referee.table.units["c"].figures
    assert keys(script).count("melee") == 1


def test_melee_06_the_attacker_may_stop() -> None:
    table = two_targets()
    script = Script(melee_salvo=["knife#1", NO_ONE])
    referee = referee_of(table, (3, 3, 3), one=script)
    melee.fight(referee, "a")
    assert keys(script).count("melee-salvo") == 2


def test_melee_07_no_cover_in_melee() -> None:
    table = fighting(row("a", "one", 2000, count=1), row("b", "two", 2450, count=1, markers=("take_cover",)))
    referee = referee_of(table, (UP,), (UP,))
    melee.fight(referee, "a")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["TR-MELEE-10", "TR-MELEE-12"]
    assert LEDGER.data("TR-MELEE-07")["steps"][2:5] == ["accuracy", "allocation", "penetration"]


def test_melee_08_an_enemy_beyond_contact_is_not_offered() -> None:
    table = fighting(
        row("a", "one", 2000, count=1),
        Squad("b", "two", (0, 0), count=1, places=[(2000, 2500)]),
        Squad("c", "two", (0, 0), count=1, places=[(2000, 1490)]),
    )
    assert blows.units_reached(table, "a") == ("b",)
    script = Script()
    melee.fight(referee_of(table, (3,), one=script), "a")
    assert "melee-target" not in keys(script)


def test_melee_09_only_those_at_contact_of_the_target_strike() -> None:
    table = two_targets()
    assert blows.fighters_on(table, salvos.melee_salvos(table, "a")["knife#1"], "b") == ("aa", "ab", "ac")
    script = Script(melee_salvo=["knife#1", NO_ONE], melee_target=["b"])
    referee = referee_of(table, (3, 3, 3), one=script)  # three dice, not four
    melee.fight(referee, "a")
    staying = next(ask for ask in script.asked if ask.question == "stay-out")
    assert staying.most == 2
    assert staying.proposal == ()


def test_melee_09_as_an_option_whoever_touches_any_enemy_strikes() -> None:
    table = agreed(two_targets("marine"), melee_any_contact=True)
    script = Script(melee_salvo=["knife#1", NO_ONE], melee_target=["b"])
    referee = referee_of(table, (3,) * 5, one=script)  # five dice, not three
    melee.fight(referee, "a")
    assert len(referee.events[-1].about["faces"]) == 5


def test_melee_11_hits_of_those_who_touch_nobody_of_the_target_are_lost() -> None:
    table = agreed(two_targets("marine"), melee_any_contact=True)
    script = Script(melee_salvo=["knife#1", NO_ONE], melee_target=["b"], stay_out=[("aa", "ab", "ac")])
    referee = referee_of(table, (UP, UP), one=script)
    melee.fight(referee, "a")
    assert referee.table.units["b"].figures == table.units["b"].roster
    assert [e.rule for e in referee.events if e.about.get("key") == "hits-lost"] == ["TR-MELEE-11"]


def test_melee_09_taking_part_is_the_attackers_choice() -> None:
    script = Script(stay_out=[("aa", "ab", "ac", "ad", "ae")])
    referee = referee_of(line_against_line(), (UP,), (UP,), one=script)
    melee.fight(referee, "a")
    assert referee.table.units["b"].figures == ("ba", "bb", "bc", "bd", "be")  # only bf was within reach


# -- dice


def hits(referee: Referee, warriors: int, others: int) -> int:
    table = referee.table
    figures = table.units["a"].figures
    return melee.accuracy(referee, "one", table.setting.weapons["knife"], figures[: warriors + others], "b")


def test_melee_10_accuracy_is_rate_times_fighters_on_up() -> None:
    six = odds(hits, line_against_line(), 0, 6)
    assert six.mean == 2
    assert six.chances[0] == Fraction(64, 729)
    mixed = line_against_line(["warrior", "warrior", "marine", "marine", "marine"])
    assert odds(hits, mixed, 2, 3).mean == Fraction(7, 3)


def test_melee_10_the_rate_counts() -> None:
    referee = referee_of(line_against_line(["jumper"] * 6), (UP,) * 12, (3,) * 12)
    melee.fight(referee, "a")
    rolled = [e for e in referee.events if e.what == "roll"]
    assert rolled[0].about["dice"] == "12d6"
    assert rolled[0].about["value"] == 12


def test_term_02_a_book_may_turn_the_melee_face() -> None:
    plain = line_against_line(["marine"])
    assert odds(hits, plain, 0, 1).chances[1] == Fraction(1, 3)
    gifted = with_profile(line_against_line(["marine"]), "marine", melee_face="down")
    assert odds(hits, gifted, 0, 1).chances[1] == Fraction(2, 3)
    referee = referee_of(gifted, (DOWN,), (UP,))
    melee.fight(referee, "a")  # penetration is as ever: Force 1 against Armour 2 on an Up
    assert len(referee.table.units["b"].figures) == 5


def test_skill_07_guerriers_hit_on_a_down() -> None:
    table = with_profile(line_against_line(["warrior"] * 6), "warrior", weapons=(Carried("knife"),))
    found = odds(melee.fight, table, "a", of=losses, policy=quick)
    assert found.exact
    assert found.mean == Fraction(4, 3)
    assert 1 - found.chances[0] == Fraction(413792, 531441)


def spread(referee: Referee, count: int, able: tuple[str, ...]) -> tuple[str, ...]:
    return blows.spread_hits(referee, "one", "a", "b", hits=count, able=able)


def test_melee_11_hits_are_spread_evenly_and_the_attacker_gives_the_odd_ones() -> None:
    script = Script(melee_hits=[("bb",)])
    referee = referee_of(line_against_line(), one=script)
    assert sorted(spread(referee, 4, ("ba", "bb", "bc"))) == ["ba", "bb", "bb", "bc"]
    assert script.asked[0].least == script.asked[0].most == 1
    assert script.asked[0].side == "one"
    assert spread(referee_of(line_against_line()), 6, ("ba", "bb", "bc")).count("bc") == 2


def test_melee_11_only_figures_at_contact_of_a_fighter_are_hit() -> None:
    table = fighting(row("a", "one", 2000, count=2), row("b", "two", 2450))
    assert blows.reached(table, ("aa", "ab"), "b") == ("ba", "bb")
    assert blows.reached(table, ("ab",), "b") == ("bb",)


@pytest.mark.parametrize(("armour", "chance"), [(1, "2/3"), (2, "1/3"), (3, "1/3"), (4, "0"), (5, "0")])
def test_melee_12_force_against_armour(armour: int, chance: str) -> None:
    table = fighting(row("a", "one", 2000, "warrior", 1), row("b", "two", 2450, "veteran"))
    table = with_profile(table, "warrior", weapons=(Carried("knife"),))
    table = with_profile(table, "veteran", armour=armour)
    found = odds(melee.fight, table, "a", of=losses, policy=quick)
    assert found.chances.get(1, 0) == Fraction(2, 3) * Fraction(chance)


def test_melee_13_the_attacker_picks_the_dead_among_the_touched() -> None:
    table = fighting(row("a", "one", 2000, count=3), row("b", "two", 2450, ["sergeant"] + ["marine"] * 5))
    script = Script(melee_losses=[("ba", "bc")])
    referee = referee_of(table, (UP,) * 3, (UP, UP, DOWN), (UP,) * 2, one=script)
    melee.fight(referee, "a")
    ask = next(a for a in script.asked if a.question == "melee-losses")
    assert ask.side == "one"
    assert ask.options == ("ba", "bb", "bc")
    assert ask.least == ask.most == 2
    assert referee.table.units["b"].figures == ("bb", "bd", "be", "bf")


def test_melee_13_wounds_beyond_the_touched_are_lost() -> None:
    table = fighting(row("a", "one", 2000, "jumper", 1), row("b", "two", 2450))
    referee = referee_of(table, (UP, UP), (DOWN, DOWN))
    melee.fight(referee, "a")
    assert referee.table.units["b"].figures == ("bb", "bc", "bd", "be", "bf")


def test_melee_14_each_wound_ticks_the_damage_from_the_end() -> None:
    claw = Squad("a", "one", (2000, 2000), "walker", 1, entry="walkers")
    table = fighting(claw, Squad("b", "two", (2000, 2700), "tank", 1, entry="wheeled"))
    referee = referee_of(table, (UP, UP), (UP, UP), (UP, UP), one=Script(incident=["propulsion"]))
    melee.fight(referee, "a")
    tank = referee.table.figures["ba"]
    assert tank.ticked == 2
    assert tank.immobile
    heavier = {
        **table.setting.weapons,
        "claw": msgspec.structs.replace(table.setting.weapons["claw"], damage=3),
    }
    table = fighting(claw, Squad("b", "two", (2000, 2700), "tank", 1, entry="wheeled"))
    table.setting = msgspec.structs.replace(table.setting, weapons=heavier)
    referee = referee_of(table, (UP, UP), (UP, UP), one=Script(incident=["chain_explosions"] * 2))
    melee.fight(referee, "a")
    assert referee.table.units["b"].place == "gone"


@pytest.mark.parametrize(("line", "wounds"), [("XII", 1), ("XOI", 2), ("XOIO", 3), ("XOIOIO", 4)])
def test_melee_15_the_attacker_chooses_the_incident(line: str, wounds: int) -> None:
    sapper = row("a", "one", 2000, "sapper", 1, entry="elites")
    table = fighting(sapper, Squad("b", "two", (2000, 2500), "tank", 1, entry="wheeled"))
    table = with_profile(table, "tank", structure=line)
    count = 0
    while table.units["b"].place != "gone":
        count += 1
        script = Script(incident=["chain_explosions"] * 3, melee_salvo=["demolition:aa"])
        referee = referee_of(table, (UP, UP), one=script)
        melee.fight(referee, "a")
        asks = [a for a in script.asked if a.question == "incident"]
        assert all(a.side == "one" and NO_ONE not in a.options and len(a.options) == 3 for a in asks)
        table = referee.table
        table.units["b"] = msgspec.structs.replace(table.units["b"], markers=frozenset())
    assert count == wounds


# -- heights


def levels(h: int, dz: int) -> Table:
    """A marine on a block, an enemy below; h between the bases."""
    return fighting(
        Squad("a", "one", (2000, 2000), count=1, z=dz),
        Squad("b", "two", (2000, 2250 + h), count=1, markers=("take_cover",)),
    )


def test_height_01_the_base_above_reaches_any_part_below() -> None:
    container = levels(100, 500)
    assert can_strike(container, "aa", "ba")
    assert can_strike(container, "ba", "aa")
    assert height_contact(container, "aa", "ba")
    assert not contact(container, "aa", "ba")
    assert melee.why_not_melee(container, "a") is None
    assert not can_strike(levels(100, 600), "aa", "ba")
    assert melee.why_not_melee(levels(100, 600), "a") is not None
    assert contact(levels(100, 200), "aa", "ba")
    upward = levels(100, 500)
    upward.turn = msgspec.structs.replace(upward.turn, unit="b")
    assert melee.why_not_melee(upward, "b") is None


def test_height_02_a_melee_on_two_levels_engages_nobody() -> None:
    referee = referee_of(levels(100, 500), (3,))
    engagement.update_engaged(referee, "TR-STATE-02")
    melee.offer_melee(referee, "a")
    assert referee.table.units["b"].markers == {"take_cover"}
    assert not referee.table.units["a"].markers
    assert any(e.rule == "TR-HEIGHT-02" for e in referee.events)


# -- Démolition


def test_skill_04_an_expert_kills_without_dice() -> None:
    table = fighting(
        row("a", "one", 2000, ["sapper", "marine"]), row("b", "two", 2450, ["sergeant"] + ["marine"] * 3)
    )
    script = Script(melee_salvo=["demolition:aa", "knife#1"])
    referee = referee_of(table, (UP, UP), (3,), one=script)  # morale for the officer, then one knife only
    melee.fight(referee, "a")
    assert "ba" not in referee.table.units["b"].figures
    assert [e.about["dice"] for e in referee.events if e.what == "roll"] == ["2d6", "1d6"]


def test_skill_04_he_strikes_or_demolishes_not_both() -> None:
    table = fighting(row("a", "one", 2000, ["sapper", "marine"]), row("b", "two", 2450))
    script = Script(melee_salvo=["knife#1"])
    melee.fight(referee_of(table, (3, 3), one=script), "a")
    assert keys(script).count("melee-salvo") == 1
    kept = Script(melee_salvo=["knife#1", "demolition:aa"], stay_out=[("aa",)])
    referee = referee_of(table.copy(), (3,), one=kept)
    melee.fight(referee, "a")
    assert "ba" not in referee.table.units["b"].figures


def test_skill_04_he_gives_up_his_attacks_though_others_are_in_reach() -> None:
    table = fighting(
        Squad("a", "one", (0, 0), ["sapper", "marine"], places=[(2000, 2000), (2600, 2000)]),
        Squad("b", "two", (0, 0), count=3, places=[(1850, 2400), (2150, 2400), (2600, 2450)]),
    )
    referee = referee_of(table, (DOWN,), one=Script(melee_salvo=["demolition:aa", "knife#1"]))
    melee.fight(referee, "a")  # one knife, the marine's
    assert referee.table.units["b"].figures == ("bb", "bc")


def test_skill_04_one_point_on_a_vehicle() -> None:
    table = fighting(
        row("a", "one", 2000, "sapper", 1), Squad("b", "two", (2000, 2500), "tank", 1, entry="wheeled")
    )
    referee = referee_of(table, (3,), one=Script(melee_salvo=["demolition:aa", NO_ONE]))
    melee.fight(referee, "a")
    assert referee.table.figures["ba"].ticked == 1
    assert PROFILES["sapper"].skills == ("demolition",)
