"""The control phase (areas A4-CTRL, A4-SETUP)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.at43.chapters import control
from escarmouche.games.at43.table import Table, Worth
from escarmouche.games.company.chapters.scoring import why_not_recruit
from tests.games.at43.tables import Script, Squad, disc, marker, referee_of, scenery, table_of

GOAL = marker("goal", (6000, 4500))


def near(side: str, count: int, gap: int = 900, name: str = "", **values: Any) -> Squad:
    x = 6000 + (1 if side == "one" else -1) * (200 + gap + 125)
    places = [(x, 4500 + (n - count // 2) * 260) if count > 1 else (x, 4500) for n in range(count)]
    return Squad(
        name or f"{side}1", side, (0, 0), values.pop("profile", "trooper"), count, places=places, **values
    )


def settled(*squads: Squad, goal: Any = GOAL, **values: Any) -> Table:
    referee = referee_of(table_of(*squads, things=(goal,), **values))
    control.settle_control(referee)
    return referee.table


def test_ctrl_02_most_figures_under_ten_centimetres() -> None:
    assert settled(near("one", 3, 300), near("two", 2, 300)).things["goal"].side == "one"
    assert settled(near("one", 1, 999)).things["goal"].side == "one"
    assert settled(near("one", 1, 1000)).things["goal"].side == ""


def test_ctrl_03_a_tie_belongs_to_nobody() -> None:
    held = marker("goal", (6000, 4500), side="one")
    assert settled(near("one", 2, 300), near("two", 2, 300), goal=held).things["goal"].side == ""


def test_ctrl_04_control_lasts_until_the_next_phase() -> None:
    table = settled(near("one", 1, 300))
    table.change("one1", {"figures": (), "place": "gone"})
    assert table.things["goal"].side == "one"
    referee = referee_of(table)
    control.settle_control(referee)
    assert referee.table.things["goal"].side == ""


def test_ctrl_05_only_foot_soldiers_count() -> None:
    walkers = near("two", 2, 300, profile="walker", entry="walkers")
    walkers.figures = [
        type(f)(**{**{n: getattr(f, n) for n in f.__struct_fields__}, "y": 4500 + 700 * k})
        for k, f in enumerate(walkers.figures)
    ]
    gun = Squad("two2", "two", (5000, 4000), "crew", 1, entry="support")
    assert settled(near("one", 1, 300), walkers, gun).things["goal"].side == "one"
    front = Squad("two1", "two", (5200, 4500), "walker", 1, entry="front")
    assert settled(front).things["goal"].side == "two"


def counted(role: str = "attacker", captures: tuple[str, ...] = (), **options: Any) -> Table:
    places = {"goal": Worth(1, 0, 3, 0), "other": Worth(1, 0, 3, 0), "drop": Worth(1, 150)}
    things = (
        marker("goal", (6000, 4500), side="one"), marker("other", (9000, 4500), side="one"),
        marker("drop", (3000, 4500), "drop", side="one"),
    )  # fmt: skip
    table = table_of(
        things=things,
        setting={"places": places},
        options=dict(options),
        one={"role": role, "captures": captures},
    )
    referee = referee_of(table)
    control.count_points(referee)
    return referee.table


def test_ctrl_06_a_capture_once_for_each_objective_or_once_a_game() -> None:
    assert counted().sides["one"].pv == (1 + 3) * 2 + 1
    assert counted(captures=("goal",)).sides["one"].pv == 1 + 4 + 1
    assert counted(capture_scope="game").sides["one"].captures == ("goal",)
    assert counted(capture_scope="game").sides["one"].pv == 4 + 1 + 1
    assert counted("defender").sides["one"].captures == ()


def test_ctrl_07_and_08_captures_add_to_control_and_points_are_counted() -> None:
    side = counted(captures=("goal", "other")).sides["one"]
    assert (side.pv, side.pr) == (3, 150)


def buying(pr: int, script: Script) -> Table:
    squads = (
        Squad("two1", "two", (0, 0), count=2, place="section", cost=245),
        Squad("two2", "two", (0, 0), count=2, place="section", cost=60, entry="others"),
    )  # fmt: skip
    table = table_of(*squads, turn={"step": "spend", "spending": ("two", "one"), "unit": ""}, two={"pr": pr})
    referee = referee_of(table, two=script)
    control.spend(referee)
    assert referee.table.turn.spending == ("one",)
    return referee.table


def test_ctrl_09_the_loser_of_the_authority_test_spends_first() -> None:
    table = table_of(turn={"step": "control", "unit": "", "ranking": ("two", "one")})
    referee = referee_of(table)
    control.control_phase(referee)
    assert referee.table.turn.spending == ("two", "one")


def test_ctrl_10_and_11_reinforcements_go_to_reserve() -> None:
    script = Script(recruit=[("two1",)])
    after = buying(300, script)
    assert (after.sides["two"].pr, after.units["two1"].place) == (55, "reserve")
    ask = script.asked[0]
    assert ask.refuses(("two1", "two2")).rule == "A4-CTRL-10"  # type: ignore[union-attr]


def test_ctrl_01_points_of_this_phase_can_be_spent() -> None:
    squad = Squad("one2", "one", (0, 0), count=2, place="section", cost=150)
    things = (marker("drop", (3000, 4500), "drop", side="one"),)
    holder = Squad("one1", "one", (3300, 4500), count=1)
    table = table_of(
        holder,
        squad,
        things=things,
        setting={"places": {"drop": Worth(0, 150)}},
        turn={"ranking": ("one", "two"), "unit": ""},
    )
    referee = referee_of(table, one=Script(recruit=[("one2",)]))
    control.control_phase(referee)
    control.spend(referee)
    assert referee.table.units["one2"].place == "reserve"


def ended(one: int, two: int, **setting: Any) -> tuple[str, str]:
    squads = (Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (9000, 8000)))
    table = table_of(
        *squads, setting=setting, turn={"round": 3, "unit": ""}, one={"pv": one}, two={"pv": two}
    )
    referee = referee_of(table)
    control.end_of_turn(referee)
    return referee.table.turn.over, referee.table.turn.step


def test_setup_02_most_points_win_at_the_cease_fire() -> None:
    assert ended(12, 12, turns=3)[0] == "draw"
    assert ended(12, 11, turns=3)[0] == "one"
    assert ended(12, 11, turns=6) == ("", "tactical")


def test_setup_02_no_side_with_units_ends_it() -> None:
    table = table_of(turn={"round": 1, "unit": ""})
    referee = referee_of(table)
    control.end_of_turn(referee)
    assert referee.table.turn.over == "draw"


def test_setup_03_twenty_points_end_it_unless_equal() -> None:
    assert ended(20, 17, target=20)[0] == "one"
    assert ended(21, 21, target=20) == ("", "tactical")


def test_setup_04_the_last_member_takes_the_unit_with_it() -> None:
    from escarmouche.games.at43.chapters.losses import eliminate

    referee = referee_of(table_of(Squad("one1", "one", (3000, 3000), count=1)))
    eliminate(referee, "A4-DMG-02", "one1", ("one1a",))
    assert referee.table.units["one1"].place == "gone"
    assert "A4-SETUP-04" in [e.rule for e in referee.events]


def test_scn_11_the_units_near_a_crystal_resonate() -> None:
    crystal = disc("crystal", "crystal", 6000, 4500)
    close = Squad("one1", "one", (6700, 4500), count=1, entry="karmans")
    far = Squad("one2", "one", (9000, 4500), count=1, entry="karmans")
    table = table_of(close, far, pieces=(crystal,), things=(scenery(crystal),), turn={"unit": ""})
    referee = referee_of(table)
    control.settle_control(referee)
    control.resonate(referee)
    assert (referee.table.units["one1"].resonance, referee.table.units["one2"].resonance) == ("crystal", "")


def test_setup_05_who_alone_has_units_takes_the_maximum() -> None:
    squad = Squad("one1", "one", (3000, 3000))
    table = table_of(squad, setting={"max_pv": 25}, turn={"unit": ""}, one={"pv": 4}, two={"pv": 6})
    referee = referee_of(table)
    control.end_of_turn(referee)
    assert referee.table.sides["one"].pv == 25
    assert referee.table.turn.over == "one"


def test_ctrl_10_a_refusal_says_how_much_is_short() -> None:
    table = table_of(
        Squad("one1", "one", (0, 0), place="section", cost=210),
        Squad("one2", "one", (0, 0), place="section", cost=230),
        one={"pr": 250},
    )
    assert why_not_recruit(table, "A4-CTRL-10", "one", ("one2",)) is None
    refusal = why_not_recruit(table, "A4-CTRL-10", "one", ("one1", "one2"))
    assert refusal
    assert (refusal.reason, refusal.excess, refusal.measure) == ("not-enough-pr", 190, "PR")
