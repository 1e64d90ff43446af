"""The season of Star Mogul, tests named after its rules; then whole seasons."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import battle as battles
from escarmouche.engine import record
from escarmouche.engine.battle import FightAtOnce, guess_at_once
from escarmouche.engine.conformance import check_match
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Ask, Battle
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul.chapters import missions as battle_missions
from escarmouche.games.star_mogul.setup import reports
from escarmouche.games.star_mogul_season.bot.quick_answers import quick_kit, quick_trade
from escarmouche.games.star_mogul_season.chapters import (
    battle,
    deployment,
    ending,
    kit,
    missions,
    money,
    trade,
)
from escarmouche.games.star_mogul_season.chapters.quiet import Quiet
from escarmouche.games.star_mogul_season.ruleset import RULESET
from escarmouche.games.star_mogul_season.table import (
    DEAD,
    FIT,
    GONE,
    Table,
    book,
    crew_of,
    gear_of,
    members,
    people,
    rigs,
)
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import Script

COMPANIES = ("market-1500-comet", "market-1500-hounds", "market-1500-vault", "market-1500-tide")


def season(*lists: str, **options: Any) -> Table:
    """A season just founded."""
    table: Table = RULESET.rules.new_table(Setup("season", lists or COMPANIES[:2], options))
    return table


def judge(table: Table, *throws: tuple[int, ...], **answers: list[Any]) -> Referee[Table]:
    """A referee with loaded dice and scripted answers of both companies."""
    players: dict[str, Player] = {side: Script(**answers) for side in table.sides}
    return Referee(table, (), LoadedDice(*throws), players)


def traded(table: Table, **deals: tuple[str, ...]) -> Referee[Table]:
    """A referee after the step of trade, with these deals of each company."""
    players: dict[str, Player] = {side: Script(trade=[deals.get(side, ())]) for side in table.sides}
    referee = Referee(table, (), LoadedDice(), players)
    trade.trade(referee)
    return referee


def secret(referee: Referee[Table], side: str, *codes: str) -> None:
    """Deals of one company, carried out."""
    books = Quiet(referee.table)
    for code in codes:
        trade.carry_out(referee, books, side, trade.Deal.read(code))


def rich(table: Table, credits: int, side: str = "one") -> Table:
    line = table.sides[side].account[0]
    first = (type(line)(0, line.rule, line.what, credits, credits),)
    table.change(side, {"credits": credits, "account": first})
    return table


# -- the season ----------------------------------------------------------------------------------------------


def test_camp_01_companies_are_founded_with_3000_credits_up_to_1500() -> None:
    table = season()
    assert {side.credits for side in table.sides.values()} == {3000}
    assert deployment.total(table, "one", deployment.units(table, "one")) <= 1500
    with pytest.raises(EscarmoucheError):
        RULESET.rules.new_table(Setup("season", (dear(), COMPANIES[1])))


def dear() -> dict[str, Any]:
    """A company of 1505: fifty deckhands, one of them with a pistol."""
    hands = [{"models": [{"crew": "deckhand", "count": n}]} for n in (15, 15, 15)]
    armed = {"models": [{"crew": "deckhand", "count": 4}, {"crew": "deckhand", "weapons": ["light_pistol"]}]}
    return {"book": "market", "name": {"en": "A", "fr": "A"}, "points": 1505, "units": [*hands, armed]}


@pytest.mark.parametrize(("count", "battles_each"), [(2, 6), (3, 6), (4, 12)])
def test_camp_01_pairs_in_each_mission_and_the_least_played_first(count: int, battles_each: int) -> None:
    table = season(*COMPANIES[:count])
    fought = 0

    def counted(one: Battle, seed: str | None, players: Any) -> Any:
        nonlocal fought
        fought += 1
        return guess_at_once(one, seed, players)

    players = {side: RandomPlayer(side) for side in table.sides}
    match = Match(RULESET, table, "a season", players, fighter=counted)
    weak = sum(side.weak for side in match.table.sides.values())
    assert match.over
    assert fought == battles_each or weak
    played = [side.played for side in match.table.sides.values() if not side.ousted]
    assert max(played) - min(played) <= 1 or weak


def test_camp_01_a_season_of_two_missions_or_of_thirteen_is_refused() -> None:
    for missions_ in (2, 13):
        with pytest.raises(EscarmoucheError):
            season(season_missions=missions_)
    assert season(season_missions=3).setting.missions == 3


def test_camp_02_worth_is_credits_half_the_roster_and_ten_incomes_less_an_advance() -> None:
    table = season()
    before = money.worth(table, "one")
    table.change("one", {"assets": ("junk_yard",)})
    assert money.worth(table, "one") == before + 1750
    table.change("one", {"advance": 1500})
    assert money.worth(table, "one") == before + 250
    rig = rigs(table, "one")[0]
    table.change(rig.id, {"superstructure": 4})
    assert money.worth(table, "one") == before + 250 - 200


def test_camp_02_the_richest_wins_and_loyalty_breaks_a_tie() -> None:
    table = season()
    table.change("turn", {"round": 6})
    referee = judge(table)
    ending.next_mission(referee)
    worths = {side.id: side.worth for side in referee.table.sides.values()}
    assert referee.table.turn.over == max(worths, key=lambda s: worths[s])
    assert company.richest({"one": 5, "two": 5}, {"one": 11, "two": 12}) == ("two",)
    assert company.richest({"one": 5, "two": 5}, {"one": 11, "two": 11}) == ("one", "two")


def test_camp_03_too_weak_is_advanced_once_then_out() -> None:
    table = season()
    for person in people(table, "one")[2:]:
        table.change(person.id, {"state": DEAD})
    rich(table, 0)
    referee = judge(table)
    assert deployment.too_weak(referee.table, "one")
    deployment.weak(referee, "one")
    assert referee.table.sides["one"].credits == 1500 == referee.table.sides["one"].advance
    assert referee.table.sides["one"].idle
    assert not referee.table.sides["one"].ousted
    deployment.weak(referee, "one")
    assert referee.table.sides["one"].ousted
    assert referee.table.sides["one"].credits == 1500
    ending.next_mission(referee)
    assert referee.table.turn.over == "two"
    assert referee.table.turn.over_rule == "SM-CAMP-03"


def test_camp_03_two_models_and_300_credits_are_no_case_for_an_advance() -> None:
    table = season()
    for person in people(table, "one")[2:]:
        table.change(person.id, {"state": DEAD})
    assert not deployment.too_weak(rich(table, 300), "one")
    assert deployment.too_weak(rich(table, 299), "one")


# -- missions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("throw", "mission"),
    [(1, "salvage_rights"), (3, "salvage_rights"), (4, "asset"), (5, "asset"), (6, "rescue")],
)
def test_miss_01_the_die_draws_the_mission(throw: int, mission: str) -> None:
    more = {4: [(1,)], 5: [(6,), (1,), (1,)]}.get(throw, [])
    referee = judge(season(), (throw,), *more)
    missions.set_missions(referee)
    assert [pair[2] for pair in referee.table.turn.pairs] == [mission]


@pytest.mark.parametrize("beyond", [0, 1])
def test_miss_01_a_gap_of_750_makes_a_raid_and_749_does_not(
    beyond: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No two forces lie exactly 750 apart, so the bound is put where these lie, and one credit beyond."""
    table = season()
    table.change("turn", {"pairs": (("one", "two", "salvage_rights", ""),)})
    everything = deployment.units(table, "one")
    cheap = min(deployment.able(table, "two"), key=lambda u: deployment.cost_of(table, "two", u))
    table.change("one", {"deployed": everything})
    table.change("two", {"deployed": (cheap,)})
    assert battle_missions.GAP == 750
    gap = deployment.total(table, "one", everything) - deployment.cost_of(table, "two", cheap)
    monkeypatch.setattr(battle_missions, "GAP", gap + beyond)
    referee = judge(table, **{"stays-behind": list(everything)})
    deployment.three_quarters(referee, table.turn.pairs[0])
    weaker, stronger, mission, _ = referee.table.turn.pairs[0]
    left = deployment.total(referee.table, "one", referee.table.sides["one"].deployed)
    if beyond:
        assert (weaker, stronger, mission) == ("one", "two", "salvage_rights")
        return
    assert (weaker, stronger, mission) == ("two", "one", "salvage_raid")
    assert left <= deployment.total(table, "one", everything) * 3 // 4


def test_miss_02_assets_pay_after_every_mission() -> None:
    table = season()
    table.change("one", {"assets": ("ore_mine", "junk_yard")})
    referee = judge(table, (4,))
    battle.income(referee, "one")
    assert referee.table.sides["one"].credits == 3000 + 300 + 200
    assert [line.rule for line in referee.table.sides["one"].account[1:]] == ["SM-MISS-02"] * 2


def test_miss_06_the_higher_die_attacks_an_asset_and_wins_it() -> None:
    table = season()
    table.change("two", {"assets": ("plant",)})
    referee = judge(table, (5,), (6,), (2,), **{"asset-raid": ["plant"]})
    missions.set_missions(referee)
    assert referee.table.turn.pairs == (("one", "two", "asset_raid", "plant"),)
    battle.take_asset(referee, referee.table.turn.pairs[0], "one")
    assert referee.table.sides["one"].assets == ("plant",)
    assert not referee.table.sides["two"].assets


def test_miss_10_revenge_replaces_lot_and_roll_once_per_defeat() -> None:
    table = season()
    table.change("two", {"lost_to": "one"})
    assert "revenge:one#1" in trade.ask(table, "two").options
    referee = traded(table, two=("revenge:one#1",))
    assert referee.table.sides["two"].lost_to == ""
    missions.set_missions(referee)
    assert referee.table.turn.pairs == (("two", "one", "revenge", ""),)
    assert not any(d.what == trade.REVENGE for d in trade.deals(referee.table, "two"))


# -- money ---------------------------------------------------------------------------------------------------


def test_post_13_ten_credits_short_are_refused_with_the_sum() -> None:
    refusal = trade.why_not_trade(rich(season(), 290), "one", ("hire:deckhand#1",))
    assert refusal
    assert (refusal.rule, refusal.excess, refusal.measure) == ("SM-POST-13", 10, "cr")


def test_post_13_a_buggy_is_bought_for_1200_and_sold_for_600() -> None:
    table = season()
    buggy = trade.Deal("buy", "gun_buggy")
    assert trade.amount(table, "one", buggy) == -1200
    referee = judge(table)
    secret(referee, "one", buggy.code())
    rig = rigs(referee.table, "one")[-1]
    assert rig.line == "gun_buggy"
    assert len(crew_of(referee.table, rig.id)) == 2
    assert trade.amount(referee.table, "one", trade.Deal("sell", rig.id)) == 600
    referee.table.change(rig.id, {"superstructure": 4})
    assert trade.amount(referee.table, "one", trade.Deal("sell", rig.id)) == 400
    secret(referee, "one", f"sell:{rig.id}#1")
    assert referee.table.things[rig.id].state == GONE
    assert not crew_of(referee.table, rig.id)
    assert money.adds_up(referee.table, "one")


def test_post_13_what_was_sold_is_neither_mended_nor_its_crew_dismissed() -> None:
    table = season()
    rig = rigs(table, "one")[0]
    table.change(rig.id, {"superstructure": 2})
    driver = crew_of(table, rig.id)[0]
    for code in (f"mend:{rig.id}:hull#2", f"dismiss:{driver.id}#1"):
        refusal = trade.why_not_trade(table, "one", (f"sell:{rig.id}#1", code))
        assert refusal
        assert refusal.reason == "sold-already"


def test_post_13_nobody_is_hired_twice_and_the_dismissed_leave_their_gear() -> None:
    table = season()
    ask = trade.ask(table, "one")
    assert ask.refuses(("hire:deckhand#1", "hire:deckhand#1")) is not None
    referee = judge(table)
    person = members(table, "one", 1)[1]
    secret(referee, "one", f"dismiss:{person.id}#1")
    assert referee.table.things[person.id].state == GONE
    assert set(referee.table.sides["one"].stock) == {person.armour, *person.weapons, *person.blades}


def test_post_11_points_and_parts_are_paid_whole() -> None:
    table = season()
    rig = rigs(table, "one")[0]
    table.change(rig.id, {"plates": (3, 0, 0, 0), "superstructure": 2, "out": (0,), "immobile": True})
    prices = {
        f"mend:{rig.id}:plate-front#3": 150, f"mend:{rig.id}:hull#2": 100, f"mend:{rig.id}:gun0#1": 200,
        f"mend:{rig.id}:power#1": 200,
    }  # fmt: skip
    for code, price in prices.items():
        assert trade.amount(table, "one", trade.Deal.read(code)) == -price
    assert company.repair_price(book(), money.wear_of(table.things[rig.id])) == sum(prices.values())
    assert trade.why_not_trade(rich(table, 200), "one", tuple(prices)[:2]) is not None
    referee = judge(rich(table, 650))
    secret(referee, "one", *prices)
    assert referee.table.things[rig.id].whole
    assert referee.table.sides["one"].credits == 0
    twice = (f"mend:{rig.id}:hull#1", f"mend:{rig.id}:hull#2")
    refusal = trade.why_not_trade(rich(table, 3000), "one", twice)
    assert refusal
    assert refusal.rule == "SM-POST-11"


def test_post_10_the_bonus_goes_to_everybody_but_the_boss() -> None:
    table = season()
    members_ = sum(p.role != "boss" for p in people(table, "one"))
    price = -trade.amount(table, "one", trade.Deal("bonus"))
    assert price == 400 * members_
    referee = judge(rich(table, price))
    secret(referee, "one", "bonus")
    assert referee.table.sides["one"].loyalty == 12
    assert referee.table.sides["one"].credits == 0


def test_post_04_each_counter_is_sold_for_a_die_of_hundreds() -> None:
    referee = judge(season(), (2,), (6,))
    battle.sell_salvage(referee, "one", 2)
    assert referee.table.sides["one"].credits == 3000 + 800
    assert money.adds_up(referee.table, "one")


# -- after a battle ------------------------------------------------------------------------------------------


def fought(winner: str = "one", **fates: str) -> tuple[Table, Any, dict[str, Any]]:
    """A season whose first battle has ended so."""
    table = season()
    table.change("turn", {"pairs": (("one", "two", "salvage_rights", ""),), "phase": "battle"})
    for side in table.sides:
        table.change(side, {"deployed": deployment.proposal(table, side, deployment.able(table, side))})
    pair = table.turn.pairs[0]
    report = battle.guessed(battle.fixture(table, pair), winner, 0)
    for figure in report["people"]:
        report["people"][figure] = fates.get(figure, reports.FIT)
    report["secured"] = {"one": 0, "two": 0}
    return table, pair, report


def test_post_01_who_is_down_rolls_and_who_comes_back_has_a_history() -> None:
    table, pair, report = fought(one1b="down", one1c="down")
    report["kills"] = {"one1b": 2}
    ids = deployment.fielded(table, "one", "one")
    referee = judge(table, (4,), (5,))
    battle.come_home(referee, pair, report)
    back, dead = referee.table.things[ids["one1b"]], referee.table.things[ids["one1c"]]
    assert (back.state, back.wounds, back.kills, back.missions) == (FIT, 1, 2, 1)
    assert (dead.state, dead.fell) == (DEAD, 1)


def test_post_02_gear_of_the_dead_is_kept_and_a_mekks_is_not() -> None:
    table, pair, report = fought(one1b="down")
    ids = deployment.fielded(table, "one", "one")
    gear = gear_of(table.things[ids["one1b"]])
    referee = judge(table, (6,))
    battle.come_home(referee, pair, report)
    assert referee.table.sides["one"].stock == gear
    table, pair, report = fought(one3a="down")
    assert book().crew[table.things[deployment.fielded(table, "one", "one")["one3a"]].line].kind == "mekk"
    referee = judge(table, (3,))
    battle.come_home(referee, pair, report)
    assert not referee.table.sides["one"].stock


def test_post_03_who_was_left_behind_is_gone_with_his_gear() -> None:
    table, pair, report = fought(one1b="left")
    ids = deployment.fielded(table, "one", "one")
    referee = judge(table)
    battle.come_home(referee, pair, report)
    assert referee.table.things[ids["one1b"]].state == GONE
    assert not referee.table.sides["one"].stock


def test_post_12_a_wreck_comes_home_in_pieces_and_others_are_lost() -> None:
    table, pair, report = fought()
    ids = deployment.fielded(table, "one", "one")
    rigs_ = [unit for unit in report["vehicles"] if unit.startswith("one")]
    report["vehicles"][rigs_[0]] = {"fate": "wreck", "armour": [5, 7, 7, 6]}
    report["vehicles"][rigs_[1]] = {"fate": "lost", "armour": [0, 0, 0, 0]}
    referee = judge(table)
    battle.come_home(referee, pair, report)
    wreck, lost = (referee.table.things[ids[unit]] for unit in rigs_)
    assert (wreck.superstructure, wreck.out, wreck.immobile, wreck.plates) == (11, (0,), True, (3, 0, 0, 0))
    assert company.repair_price(book(), money.wear_of(wreck)) == 950 + 150
    assert lost.state == DEAD
    assert not any(p.rig == lost.id for p in people(referee.table, "one"))


def test_post_07_and_08_and_loy_07_loyalty_changes_with_its_reasons() -> None:
    table, pair, report = fought("one")
    referee = judge(table)
    battle.come_home(referee, pair, report)
    one, two = referee.table.sides["one"], referee.table.sides["two"]
    assert (one.loyalty, two.loyalty) == (12, 10)
    assert one.reasons == ((1, "SM-POST-07"),)
    assert two.reasons == ((1, "SM-POST-08"),)
    assert two.lost_to == "one"
    assert (one.wins, two.losses) == (1, 1)


def test_weap_03_what_was_used_up_is_off_the_roster() -> None:
    table, pair, report = fought()
    ids = deployment.fielded(table, "one", "one")
    bearer = next(f for f, id in ids.items() if "grenade" in getattr(table.things[id], "blades", ()))
    report["used"] = {bearer: ("grenade",)}
    referee = judge(table)
    battle.come_home(referee, pair, report)
    assert "grenade" not in referee.table.things[ids[bearer]].blades


def test_comp_01_a_shareholder_becomes_boss_and_places_are_filled_from_the_crew() -> None:
    table = season()
    boss = next(p for p in people(table, "one") if p.role == "boss")
    table.change(boss.id, {"state": DEAD})
    referee = judge(table)
    kit.succession(referee, "one")
    heir = next(p for p in people(referee.table, "one") if p.role == "boss")
    assert heir.line == "shareholder"
    crew = next(p for p in people(referee.table, "one") if not p.role and not p.rig)
    kit.carry_out(Quiet(referee.table), "one", kit.Order("promote", crew.id))
    assert referee.table.things[crew.id].role == "shareholder"
    cost = deployment.cost_of(referee.table, "one", f"g{crew.group}")
    assert cost == deployment.cost_of(table, "one", f"g{crew.group}")


def test_comp_02_units_of_two_stay_at_home_and_of_sixteen_are_not_made() -> None:
    table = season()
    for person in members(table, "one", 1)[2:]:
        table.change(person.id, {"group": 0})
    refusal = deployment.why_not_unit(table, "one", "g1")
    assert refusal
    assert (refusal.rule, refusal.about["models"]) == ("SM-COMP-02", 2)
    loose = [p.id for p in people(table, "one") if not p.rig and p.group != 2]
    orders = tuple(f"join:{id}:2" for id in loose)
    refused = kit.why_not_orders(table, "one", orders)
    assert len(orders) + len(members(table, "one", 2)) > 15
    assert refused
    assert refused.rule == "SM-COMP-02"


def test_comp_03_one_suit_and_two_weapons_each_and_stock_is_not_given_twice() -> None:
    table = season()
    table.change("one", {"stock": ("carbine", "flak_suit")})
    bare, clad = members(table, "one", 3)[0], members(table, "one", 1)[1]
    twice = (f"give:{bare.id}:carbine", f"give:{clad.id}:carbine")
    refusal = kit.why_not_orders(table, "one", twice)
    assert refusal
    assert refusal.reason == "not-in-stock"
    assert kit.why_not_carry(clad, "flak_suit") is not None
    assert kit.why_not_carry(bare, "flak_suit") is None


def test_comp_04_a_deployment_over_the_limit_is_refused() -> None:
    table = season()
    for _ in range(2):
        secret(judge(rich(table, 9000)), "one", "buy:armoured_carrier#1")
    refusal = deployment.why_not_deployment(table, "one", deployment.units(table, "one"))
    assert refusal
    assert refusal.rule == "SM-COMP-04"
    assert refusal.excess > 0


def test_comp_05_nothing_of_money_people_or_purchases_is_in_an_enemys_view() -> None:
    table = season()
    referee = traded(table, one=("hire:deckhand#1",))
    seen = RULESET.rules.view(referee.table, "two")
    assert not any(thing.side == "one" for thing in seen.things.values())
    assert seen.sides["one"].credits == 0
    assert not seen.sides["one"].account
    open_ = [event for event in referee.events if event.only not in ("one",)]
    assert not any("deckhand" in str(event.about) for event in open_)
    scene = RULESET.client.scene(seen, "two")
    assert {sheet.side for sheet in scene.sheets} <= {"", "two"}


# -- reports -------------------------------------------------------------------------------------------------


def test_post_02_a_report_with_more_people_than_went_out_is_refused() -> None:
    table, pair, report = fought()
    fixture = battle.fixture(table, pair)
    assert battle.why_not_report(fixture, report) is None
    assert reports.why_not_report(fixture.setup, report) is None
    more = {**report, "people": {**report["people"], "one9a": "fit"}}
    for refusal in (battle.why_not_report(fixture, more), reports.why_not_report(fixture.setup, more)):
        assert refusal
        assert refusal.rule == "SM-POST-02"
        assert refusal.about["id"] == "one9a"
    less = {**report, "people": dict(list(report["people"].items())[1:])}
    assert battle.why_not_report(fixture, less) is not None
    better = {
        **report,
        "vehicles": {u: {**v, "armour": [99, 9, 9, 9]} for u, v in report["vehicles"].items()},
    }
    assert reports.why_not_report(fixture.setup, better) is not None


def test_guesses_are_possible_and_their_chances_come_to_one() -> None:
    table, pair, _ = fought()
    fixture = battle.fixture(table, pair)
    found = battle.guesses(fixture)
    total = sum(ways for ways, _ in found)
    assert sum(Fraction(ways, total) for ways, _ in found) == 1
    assert all(reports.why_not_report(fixture.setup, report) is None for _, report in found)


# -- bots and whole seasons ----------------------------------------------------------------------------------


def test_a_sensible_owner_repairs_hires_and_gives_out_what_he_bought() -> None:
    table = season()
    rig = rigs(table, "one")[0]
    table.change(rig.id, {"superstructure": 3})
    for person in members(table, "one", 2)[3:]:
        table.change(person.id, {"state": DEAD})
    deals = quick_trade(trade.ask(table, "one"), table)
    assert f"mend:{rig.id}:hull#3" in deals
    assert "hire:gunner#1" in deals
    referee = judge(table)
    secret(referee, "one", *deals)
    ask: Ask = kit.ask(referee.table, "one")
    orders = quick_kit(ask, referee.table)
    assert ask.refuses(orders) is None
    assert any(o.startswith("join") for o in orders)


def test_a_season_is_fought_recorded_and_verified() -> None:
    fighter = FightAtOnce(ruleset, "our season")
    table = season(season_missions=3)
    players = {side: RandomPlayer(side) for side in table.sides}
    match = Match(RULESET, table, "a long enough seed", players, fighter=fighter)
    match.seats = {"campaign": "our season"}
    text = "".join(f"{line}\n" for line in record.record_lines(match))
    assert battles.verify(record.parse_record(text, "season"), fighter.records, ruleset).verified
    assert all(money.adds_up(match.table, side) for side in match.table.sides)


@pytest.mark.parametrize("number", range(3))
def test_seasons_of_two_to_four_companies_conform(number: int) -> None:
    lists = (COMPANIES * 2)[number : number + 2 + number]
    setup = Setup("season", lists, {"season_missions": 3})
    check_match(RULESET, setup, number, lambda side, seed: RandomPlayer(seed))
