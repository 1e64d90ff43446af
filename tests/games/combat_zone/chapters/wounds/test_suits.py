"""Power armour: its arms, its ease with heavy weapons, its weight, and how it breaks (CZ-WND-04)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.armies import armybook, gear
from escarmouche.games.combat_zone.bot import appraisal
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters import close_combat as cc
from escarmouche.games.combat_zone.chapters.dice import pool
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.shooting import modes
from escarmouche.games.combat_zone.chapters.wounds import casualties, suits, wounds
from escarmouche.games.combat_zone.client import forecast, scene
from escarmouche.games.combat_zone.table import Referee, Table
from tests.games.combat_zone.tables import Group, price_of, profile, referee_of, refusal_of, table_of

F = Fraction
BROKEN = (suits.SUIT_DAMAGED,)


def facing(*, states: tuple[str, ...] = (), at: tuple[int, int] = (6250, 6000)) -> Table:
    """A suited machine gunner and an unarmed fighter, base to base unless said."""
    return table_of(
        Group("a", "one", (6000, 6000), "suited", states=states), Group("b", "two", at, "unarmed")
    )


def shot_at_suit(dice: str, *, states: tuple[str, ...] = (), **values: Any) -> dict[str, Fraction]:
    table = facing(states=states)
    return odds(lambda r: wounds.wound(r, "CZ-WND-01", "aa", dice, "two", **values), table).chances


def test_wnd_04_a_suit_breaks_in_place_of_its_wearer_on_5_and_6() -> None:
    found = shot_at_suit("3D6")  # 11 or more on 3D6: 1/2
    assert found["eliminated"] == F(1, 2) * F(2, 3)
    assert found["damage"] == F(1, 2) * F(1, 3)
    assert "damage" not in odds(
        lambda r: wounds.wound(r, "CZ-WND-01", "ba", "3D6", "one"), facing()
    ).chances, "who wears none is put out"  # fmt: skip


@pytest.mark.parametrize(("die", "alive"), [(4, False), (5, True)])
def test_wnd_04_four_is_too_little_for_the_suit(die: int, alive: bool) -> None:
    referee = referee_of(facing(), (6, 6, 6), (die,))
    wounds.wound(referee, "CZ-WND-01", "aa", "3D6", "two")
    assert (referee.table.figures["aa"].fate == "alive") is alive
    if alive:
        assert referee.table.figures["aa"].states == {suits.SUIT_DAMAGED}, "no panic either"


def test_wnd_04_a_damaged_suit_neither_protects_nor_breaks_again() -> None:
    found = shot_at_suit("2D6", states=BROKEN)
    assert found == {"eliminated": F(7, 12), "panic": F(1, 3), "nothing": F(1, 12)}, "as without armour"
    assert shot_at_suit("2D6")["eliminated"] == F(1, 12) * F(2, 3), "11 on 2D6"


def test_wnd_04_flames_set_on_fire_whom_the_suit_has_saved() -> None:
    referee = referee_of(facing(), (6, 6, 6), (6,))
    wounds.wound(referee, "CZ-AREA-03", "aa", "3D6", "two", source=wounds.FLAMES)
    assert referee.table.figures["aa"].states == {suits.SUIT_DAMAGED, "burning", "panicked"}


def test_wnd_04_the_suit_takes_blows_as_well_but_not_a_rout() -> None:
    referee = referee_of(facing(), (6, 6), (5,))
    cc.strike(referee, "ba", "aa")
    assert referee.table.figures["aa"].fate == "alive"
    assert suits.SUIT_DAMAGED in referee.table.figures["aa"].states
    caught = referee_of(facing(states=("routed",)))
    cc.attack(caught, "ba", "aa")
    assert caught.table.figures["aa"].fate == "dead", "removed without a roll (CZ-REAC-19)"


def test_cc_09_a_suit_is_a_close_combat_weapon_its_wearer_always_has() -> None:
    assert cc.attack_pool(facing(), "aa", "ba", initiator=False)[0] == pool("2D6+1D4")[0]
    assert [m.value for m in cc.wound_modifiers(facing(), "aa", "ba")] == [1], "CZ-CC-13"
    assert cc.attack_pool(facing(states=BROKEN), "aa", "ba", initiator=False)[0] == pool("2D6")[0]
    assert cc.wound_modifiers(facing(states=BROKEN), "aa", "ba") == ()


def test_cc_13_beside_another_weapon_a_suit_is_the_second_one_once() -> None:
    table = facing()
    from msgspec.structs import replace

    made = profile("axe_suit", "pistol", armour="tactical_power", melee=("axe",))
    table.setting = replace(table.setting, profiles={**table.setting.profiles, made.id: made})
    table.change("aa", {"profile": made.id})
    assert [die for _, die in cc.weapon_dice(table, "aa")] == ["1D6", "1D4"], "axe, then one second weapon"
    assert [m.value for m in cc.wound_modifiers(table, "aa", "ba")] == [4], "3 and 1"


def test_act_01_heavy_weapons_cost_a_point_less_in_a_suit() -> None:
    table = facing(at=(8000, 6000))
    assert price_of(table, "aa", "shoot:machine_gun") == 1
    assert price_of(table, "aa", "burst:machine_gun") == 2
    assert price_of(table, "aa", "aim:machine_gun") == 5
    broken = facing(at=(8000, 6000), states=BROKEN)
    assert price_of(broken, "aa", "shoot:machine_gun") == 2
    assert price_of(broken, "aa", "burst:machine_gun") == 3
    table.change("aa", {"ap": 2})
    shown = {f.about["mode"] for f in forecast.of_figure(table, "aa", paid=True)}
    assert shown == {modes.SINGLE, modes.BURST}, "the odds know what it can pay"


def test_act_05_dropping_down_costs_two_points_in_a_suit_broken_or_not() -> None:
    for states in ((), BROKEN):
        table = facing(at=(8000, 6000), states=states)
        assert price_of(table, "aa", "cover") == 2
        table.change("aa", {"ap": 1})
        refusal = refusal_of(table, "aa", "cover")
        assert refusal is not None
        assert refusal.rule == "CZ-AP-04"
    assert price_of(facing(), "ba", "cover") == 1


def test_the_odds_of_a_shot_tell_that_a_suit_breaks() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "trooper"), Group("b", "two", (8000, 6000), "suited", facing=180)
    )
    found = forecast.shot_odds(table, "aa", "assault_rifle", modes.SINGLE, "ba")
    hit, put_out = F(1, 3), F(1, 2)
    assert found["damaged"].chances[1] == hit * put_out * F(1, 3)
    assert found["eliminated"].chances[1] == hit * put_out * F(2, 3)
    assert appraisal.worth(facing(states=BROKEN), "aa") < appraisal.worth(facing(), "aa")


def test_the_card_shows_what_the_suit_strikes_with() -> None:
    def lines(table: Table) -> list[str]:
        return [value for _, value in scene.scene_unit(table, table.units["a"]).lines]

    assert "1 × 1D4 · +1" in lines(facing())
    assert "1 × 1D4 · +1" not in lines(facing(states=BROKEN))


def test_wnd_04_a_book_sells_suits_to_veterans_and_elites_only() -> None:
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    wrong = text.replace("{veteran: 45, elite: 50}", "{average: 41, veteran: 45, elite: 50}")
    assert wrong != text
    with pytest.raises(DataError, match="CZ-WND-04"):
        armybook.read_book(yamlfile.parse(wrong, "corp.yaml"))


def test_a_suit_that_is_gone_is_no_state_of_the_dead() -> None:
    referee = referee_of(facing(states=BROKEN))
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    assert referee.table.figures["aa"].states == frozenset()


def test_wnd_04_support_armour_protects_better_strikes_harder_and_is_slow() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "support"), Group("b", "two", (6250, 6000), "unarmed"))
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "aa", "3D6", "two"), table).chances
    assert found["eliminated"] + found["damage"] == F(81, 216), "12 on 3D6"
    assert found["damage"] == found["eliminated"] / 2
    assert movement.step_length(table, "aa") == 400
    far = movement.why_not_path(table, "aa", (("aa", ((5599, 6000),), -1),))
    assert far is not None
    assert far.rule in ("CZ-MOVE-03", "CZ-MOVE-04")
    assert price_of(table, "aa", "cover") == 3
    assert modes.cost(table, "machine_gun", modes.BURST, "aa") == 2
    assert [blade.attack for blade in close_combat.close_weapons(table, "aa")] == ["1D6"]
    line = gear.GEAR["support_power"]
    assert (line.origin, line.cost_origin, line.cost) == ("ruling", "public", 30)
    low, high = gear.UNITS["armour"]["support_power"]["cost_read"]
    assert low <= line.cost <= high


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def test_wnd_04_a_suit_takes_one_wound_and_no_second() -> None:
    face = min(suits.ROWS["tactical_power"]["damaged_on"])
    for thrown, taken in ((face - 1, False), (face, True)):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000), "suited"), FOE), (thrown,))
        assert suits.takes_wound(referee, "aa") is taken
        assert (suits.worn(referee.table, "aa") == "") is taken
        assert suits.protection(referee.table, "aa") == ("none" if taken else "tactical_power")
        assert (suits.arms(referee.table, "aa") == ()) is taken
        assert (suits.heavy_cost(referee.table, "aa", burst=True) is None) is taken
        if taken:
            assert [e.about["marker"] for e in referee.events if e.kind == "marked"] == ["suit_damaged"]
            assert suits.takes_wound(referee, "aa") is False, "nothing is thrown for it"
