"""The set-up: options, allowances, secret groups, garrisons, bought scenery, then turn 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.readymatches import ready_matches
from escarmouche.engine.referee import Referee as EngineReferee
from escarmouche.engine.requests import NO_ONE, Ask, AskEach, Pause
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import LANGUAGES, messages
from escarmouche.games import at43
from escarmouche.games.at43.armies import catalogue
from escarmouche.games.at43.setup import groups, maps, placing, scenario, setup
from escarmouche.games.at43.table import (
    ASSAULT,
    ATTACKER,
    DEFENDER,
    ON_TABLE,
    REINFORCEMENT,
    RESERVE,
    SECTION,
    Table,
    Zone,
)
from tests.games.at43.tables import Script, Squad, piece, referee_of, table_of

FORCES = ("northguard-1000-line", "array-1000-line")
CRYSTAL = ("choir-1000-procession", "array-1000-line")


class Answers:
    """Answers by question; what is not named is answered as proposed."""

    def __init__(self, **answers: Any) -> None:
        self.answers = {key.replace("_", "-"): value for key, value in answers.items()}
        self.asked: list[Ask] = []

    def choose(self, ask: Ask, seat: Any) -> Any:
        self.asked.append(ask)
        if ask.question in self.answers:
            assert ask.refuses(self.answers[ask.question]) is None
            return self.answers[ask.question]
        if ask.kind == "place":
            assert ask.drafts
            return ask.drafts()[0]
        return ask.proposal


def new(mission: str = "reference", lists: Any = FORCES, **options: Any) -> Table:
    return setup.new_table(Setup(mission, lists, options))


def played(table: Table, one: Answers | None = None, two: Answers | None = None) -> EngineReferee[Table]:
    """The whole set-up of a table."""
    referee = EngineReferee(table, (), None, {"one": one or Answers(), "two": two or Answers()})
    while table.turn.step == "setup":
        setup.set_up(referee)
    return referee


@pytest.mark.parametrize("mission", scenario.names())
def test_every_mission_is_set_up_with_every_list(mission: str) -> None:
    for size in (500, 1000, 2000):
        for pair in catalogue.ARMOURY.pairs(size):
            table = new(mission, pair)
            played(table)
            assert (table.turn.round, table.turn.phase, table.turn.step) == (1, "tactical", "tactical")
            for side in ("one", "two"):
                units = [unit for unit in table.units.values() if unit.side == side]
                spent = sum(unit.cost for unit in units if unit.group == ASSAULT)
                assert 0 < spent <= table.setting.allowance[side]


def test_dep_06_the_table_starts_empty_and_all_assault_units_are_in_reserve() -> None:
    table = new()
    played(table)
    for unit in table.units.values():
        assert unit.place == (RESERVE if unit.group == ASSAULT else SECTION)


def test_force_01_the_allowance_follows_size_and_role() -> None:
    assert new("reference").setting.allowance == {"one": 750, "two": 750}
    assert new("night").setting.allowance == {"one": 750, "two": 500}
    assert new("night", attacker="two").setting.allowance == {"one": 500, "two": 750}
    assert new("night", points=1500).setting.allowance == {"one": 1000, "two": 750}


def test_force_02_groups_are_named_in_secret_and_then_shown() -> None:
    table = new()
    referee = EngineReferee(table, (), None, {})
    setup.set_up(referee)
    with pytest.raises(Pause) as paused:
        setup.set_up(referee)
    request = paused.value.request
    assert isinstance(request, AskEach)
    assert not request.secret
    assert {ask.side for ask in request.asks} == {"one", "two"}
    assert all(ask.question == groups.QUESTION for ask in request.asks)


def test_force_02_another_group_than_the_lists() -> None:
    table = new()
    chosen = ("one2",)
    played(table, Answers(assault_group=chosen))
    groups_of = {unit.id: unit.group for unit in table.units.values() if unit.side == "one"}
    assert {id for id, group in groups_of.items() if group == ASSAULT} == set(chosen)
    assert groups_of["one1"] == REINFORCEMENT
    assert table.units["one1"].place == SECTION


@pytest.mark.parametrize(("allowed", "place"), [(300, RESERVE), (299, SECTION)])
def test_force_02_a_company_of_one_unit_attacks_with_it_if_it_may(allowed: int, place: str) -> None:
    squads = [Squad(f"{side}1", side, (0, 0), place=RESERVE, cost=300) for side in ("one", "two")]
    allowance = {"allowance": {"one": allowed, "two": 300}, "points": {"one": 300, "two": 300}}
    referee = referee_of(table_of(*squads, setting=allowance))
    groups.split_companies(referee)
    assert (referee.table.units["one1"].place, referee.table.units["two1"].place) == (place, RESERVE)


def test_force_01_units_in_their_order_are_proposed_where_the_listed_do_not_fit() -> None:
    worth = {"one1": (200, ASSAULT), "one2": (400, ASSAULT), "one3": (150, REINFORCEMENT), "one4": (300, "")}
    squads = [
        Squad(id, "one", (0, 0), place=RESERVE, cost=pa, group=group) for id, (pa, group) in worth.items()
    ]
    table = table_of(*squads, setting={"allowance": {"one": 500}, "points": {"one": 1000}})
    assert groups.proposed(table, "one") == ("one1", "one3")
    table = table_of(*squads, setting={"allowance": {"one": 600}, "points": {"one": 1000}})
    assert groups.proposed(table, "one") == ("one1", "one2"), "as listed"


def test_force_01_an_assault_group_over_its_allowance_is_refused_with_the_numbers() -> None:
    table = new("night")
    units = groups.company(table, "two")
    refusal = groups.why_not_group(table, "two", units)
    assert refusal
    assert (refusal.rule, refusal.reason) == ("A4-FORCE-01", "assault-too-large")
    assert (refusal.about["given"], refusal.about["most"], refusal.excess) == (1000, 500, 500)
    empty = groups.why_not_group(table, "two", ())
    assert empty
    assert empty.rule == "A4-FORCE-02"
    assert groups.why_not_group(table, "two", groups.proposed(table, "two")) is None


def test_force_04_roles_and_seats() -> None:
    table = new("bunker")
    assert [side.role for side in table.sides.values()] == [ATTACKER, DEFENDER]
    swapped = new("bunker", attacker="two")
    assert [side.role for side in swapped.sides.values()] == [DEFENDER, ATTACKER]
    zones = {zone.id: zone.side for zone in swapped.setting.zones}
    assert zones == {"south": "two", "north": "one", "ridge": "one"}


def test_setup_01_what_the_table_knows_of_its_mission() -> None:
    setting = new("ice").setting
    assert setting.conditions == ("pack_ice",)
    assert (setting.turns, setting.target, setting.max_pv) == (6, 0, 33)
    assert setting.places["far-beacon"].capture_pv == 5
    assert new("reference").setting.target == 20
    assert new("night", condition="none").setting.conditions == ()
    assert new("reference", condition="night").setting.conditions == ("night",)


def test_ctrl_06_max_pv_follows_what_is_agreed() -> None:
    assert new("night").setting.max_pv == 24
    assert new("night", capture_scope="game").setting.max_pv == 20
    assert new("night", turns=4).setting.max_pv == 18


def test_abil_16_a_mission_gives_the_attacker_a_strike() -> None:
    strikes = new("bunker", ("choir-1000-hunt", "array-1000-line")).setting.strikes
    assert [(strike.id, strike.caller) for strike in strikes["one"]] == [("one.barrage", "")]
    assert strikes["two"] == ()


def test_scn_06_the_bunker_has_a_weapon() -> None:
    table = new("bunker")
    gun = table.things["stronghold"].weapon
    assert gun == "mission.embrasure_gun"
    assert table.setting.weapons[gun].rate == 4


def test_scn_09_a_garrison_begins_inside_and_stays_with_its_bunker() -> None:
    table = new("bunker")
    two = Answers()
    played(table, None, two)
    asked = next(ask for ask in two.asked if ask.question == "garrison")
    assert NO_ONE in asked.options
    unit = table.units[asked.proposal]
    assert (unit.place, unit.garrison) == (ON_TABLE, "stronghold")
    box = table.ground.polygon("stronghold").box
    seen = set()
    for id in unit.figures:
        figure = table.figures[id]
        radius = table.setting.profiles[figure.profile].radius
        assert figure.inside == "stronghold"
        assert box[0] + radius <= figure.x <= box[2] - radius
        assert box[1] + radius <= figure.y <= box[3] - radius
        seen.add((figure.x, figure.y))
    assert len(seen) == len(unit.figures)


def test_scn_09_the_unit_the_list_names_is_proposed_and_any_other_released() -> None:
    fort = piece("fort", "bunker", 3000, 3500, 4500, 5000)
    units = [
        Squad(f"two{n}", "two", (0, 0), count=2, place=RESERVE, garrison="fort" if n == 2 else "")
        for n in (1, 2)
    ]
    for answer, released in (("two2", ""), ("two1", "two2")):
        script = Script(garrison=[answer])
        referee = referee_of(table_of(*units, pieces=(fort,)), two=script)
        placing.man_bunker(referee, "two", "fort")
        assert script.asked[0].proposal == "two2"
        assert referee.table.units[answer].garrison == "fort"
        assert not released or not referee.table.units[released].garrison


def test_scn_09_a_garrison_comes_from_the_units_of_its_side_that_wait() -> None:
    fort = piece("fort", "bunker", 3000, 3500, 4500, 5000)
    units = [
        Squad("two1", "two", (0, 0), count=2, place=RESERVE),
        Squad("two2", "two", (0, 0), count=2, place=SECTION),
        Squad("two3", "two", (9000, 8000), count=2),
        Squad("one1", "one", (0, 0), count=2, place=RESERVE),
    ]
    script = Script(garrison=["two1"])
    placing.man_bunker(referee_of(table_of(*units, pieces=(fort,)), two=script), "two", "fort")
    assert script.asked[0].options == ("two1", NO_ONE)


def test_scn_09_nobody_need_be_the_garrison() -> None:
    table = new("bunker")
    played(table, None, Answers(garrison=NO_ONE))
    assert not any(unit.garrison or unit.place == ON_TABLE for unit in table.units.values())


def test_scn_09_armour_is_no_garrison_and_a_large_unit_finds_no_room() -> None:
    table = new("bunker", ("array-1000-line", "northguard-1000-armour"))
    bear = next(unit.id for unit in table.units.values() if unit.entry == "northguard.bear")
    refusal = placing.why_not_garrison(table, bear, "stronghold")
    assert refusal
    assert refusal.reason == "garrison-of-infantry"


def test_scn_09_a_list_with_a_garrison_needs_a_bunker() -> None:
    data = {
        "book": "northguard",
        "name": {"en": "x", "fr": "x"},
        "points": 1000,
        "sections": [[{"unit": "riflemen", "group": "assault", "garrison": True}]],
    }
    with pytest.raises(ListRefused) as caught:
        new("reference", (data, FORCES[1]))
    assert [refusal.rule for refusal in caught.value.refusals] == ["A4-SCN-09"]
    table = new("bunker", (FORCES[1], data))
    assert table.units["two1"].garrison == "stronghold"


def test_scn_14_bought_scenery_is_put_in_its_owners_half() -> None:
    table = new("reference", CRYSTAL)
    assert table.sides["one"].scenery == ("crystal",)
    one = Answers()
    played(table, one)
    asked = next(ask for ask in one.asked if ask.question == "place-scenery")
    thing = table.things["one-crystal1"]
    assert thing.kind == "crystal"
    assert thing.parts == (("whole", 4),)
    assert thing.y < 4500
    assert table.ground.piece("one-crystal1").kind == "crystal"
    assert not table.sides["one"].scenery
    assert asked.about["kind"] == "crystal"


@pytest.mark.parametrize(
    ("point", "reason"),
    [
        ((1000, 8000), "not-your-half"),
        ((6000, 3300), "near-objective"),
        ((100, 2600), "piece-off-table"),
        ((2500, 3300), "on-a-piece"),
        ((1000, 500), None),
        ("here", "no-point"),
        ((1.5, 2), "no-point"),
    ],
)
def test_scn_14_where_bought_scenery_may_stand(point: Any, reason: str | None) -> None:
    table = new("reference", CRYSTAL)
    refusal = placing.why_not_place(table, "one", "crystal", point)
    assert (refusal.reason if refusal else None) == reason
    assert refusal is None or refusal.rule == "A4-SCN-14"


def test_scn_14_ten_centimetres_from_an_objective_to_the_hundredth() -> None:
    table = new("reference", CRYSTAL)
    prize = table.things["prize"]
    away = 1000 + 300 + prize.radius
    near = placing.why_not_place(table, "one", "crystal", (prize.x, prize.y - away + 1))
    assert near
    assert near.reason == "near-objective"
    far = placing.why_not_place(table, "one", "crystal", (prize.x, prize.y - away))
    assert far is None or far.reason != "near-objective"


def test_options_that_make_no_sense_are_refused() -> None:
    for options, word in (
        ({"table": "ice_shelf"}, "depot"),
        ({"turns": 0}, "turns"),
        ({"capture_scope": "all"}, "A4-CTRL-06"),
        ({"weather": "fog"}, "weather"),
    ):
        with pytest.raises(DataError, match=word):
            new("reference", FORCES, **options)


def test_a_list_over_the_agreed_points_is_refused() -> None:
    with pytest.raises(ListRefused) as caught:
        new("reference", FORCES, points=900)
    assert {refusal.reason for refusal in caught.value.refusals} == {"too-expensive"}


def test_controls_offer_the_tables_of_the_mission() -> None:
    offered = {control.key: control for control in setup.controls("night")}
    assert offered["table"].values == scenario.load("night").tables
    assert "table" not in {control.key for control in setup.controls("bunker")}
    assert {"strict_assault", "open_bids", "mutual_melee", "capture_scope", "free_drop", "sweep"} <= set(
        offered
    )


def test_sentences_of_the_set_up_are_there_in_both_languages() -> None:
    keys = [
        "ask-assault-group",
        "ask-garrison",
        "ask-place-scenery",
        "note-agreed",
        "note-role-of",
        "note-ends",
    ]
    keys += ["note-group-shown", "note-no-garrison", "note-no-room-for-piece"]
    keys += [f"scenario-{key}" for key in scenario.names()]
    for lang in LANGUAGES:
        assert [key for key in keys if not messages(lang, "at43").has(key)] == []


@pytest.mark.parametrize("count", [3, 4])
def test_tac_13_three_or_four_companies_may_meet(count: int) -> None:
    lists = ("northguard-500-line", "array-500-line", "choir-500-procession", "haulers-500-convoy")[:count]
    table = new("concorde", lists)
    referee = EngineReferee(table, (), None, {side: Answers() for side in table.sides})
    while table.turn.step == "setup":
        setup.set_up(referee)
    assert tuple(table.sides) == ("one", "two", "three", "four")[:count]
    assert {zone.side for zone in table.setting.zones} == set(table.sides)
    assert {unit.side for unit in table.units.values()} == set(table.sides)
    with pytest.raises(DataError):
        new("reference", lists)
    with pytest.raises(DataError):
        new("concorde", lists[:1])


def test_six_matches_are_ready_to_be_played() -> None:
    ready = ready_matches(Path(at43.__file__).parent)
    assert len(ready) == 6
    assert {match.options["table"] for match in ready} == set(maps.MAPS.names())
    for match in ready:
        table = setup.new_table(Setup(match.scenario, match.lists, match.options))
        played(table)
        assert match.side in table.sides


def test_scn_14_with_three_sides_a_piece_stands_nearest_to_its_owners_zones() -> None:
    zones = tuple(
        Zone(side, "access", a, b, side)
        for side, a, b in (
            ("one", (5000, 0), (7000, 0)),
            ("two", (0, 8000), (0, 9000)),
            ("three", (12000, 8000), (12000, 9000)),
        )
    )
    table = table_of(sides=("one", "two", "three"), setting={"zones": zones})
    for side, at in (("one", (6000, 1500)), ("two", (1500, 7500)), ("three", (10500, 7500))):
        assert [s for s in table.sides if placing.in_own_half(table, s, at)] == [side]
