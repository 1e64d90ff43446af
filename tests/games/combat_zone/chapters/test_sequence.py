"""The four steps of a turn, compulsory actions, rout moves, clean-up (CZ-SEQ, CZ-REAC-16 to 18)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.luck import SeededDice
from escarmouche.engine.requests import Event
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import sequence
from escarmouche.games.combat_zone.chapters.wounds import casualties, rout
from escarmouche.games.combat_zone.table import (
    BURNING,
    DROPPED,
    PANICKED,
    ROUTED,
    STEADY,
    WAITING,
    Referee,
    Table,
)
from tests.games.combat_zone.tables import Group, Script, barricade, referee_of, refusal_of, table_of, wall

START: dict[str, Any] = {"step": "compulsory", "phase": "end", "round": 2, "unit": "", "figure": ""}


def played(table: Table, until: str = "choose") -> Referee:
    """A whole beginning of a turn with any dice."""
    referee = Referee(table, (), SeededDice("seq"), {"one": Script(), "two": Script()})
    while referee.table.turn.step != until:
        turn.step(referee)
    return referee


def at(events: list[Event], wanted: Any) -> int:
    return next(n for n, e in enumerate(events) if wanted(e))


def spot(table: Table, figure: str = "one1a") -> tuple[int, int]:
    return table.figures[figure].x, table.figures[figure].y


def test_seq_01_four_steps_in_order() -> None:
    one = Group("one1", "one", (6000, 5000), ["leader", "trooper"], facing=90)
    two = Group("two1", "two", (6000, 8000), ["leader", "trooper"], facing=270)
    table = table_of(one, two, turn=START)
    table.change("one1b", {"states": frozenset({PANICKED})})
    script = Script(group=["one1"], figure=["one1a"], action=["cover", "done"])
    referee = Referee(table, (), SeededDice("seq"), {"one": script, "two": Script(action=["done"] * 9)})
    while referee.table.turn.step != "end":
        turn.step(referee)
    phases = [e.about["phase"] for e in referee.events if e.what == "change" and "phase" in e.about]
    assert phases == ["compulsory", "reaction", "initiative", "actions"]
    last_roll = max(n for n, e in enumerate(referee.events) if e.rule in ("CZ-INIT-01", "CZ-INIT-03"))
    first_act = at(referee.events, lambda e: e.what == "ask" and e.about["question"] == "action")
    assert first_act > last_roll
    assert referee.table.turn.round == 3
    turn.step(referee)
    assert referee.table.turn.step == "compulsory"


def test_seq_02_routed_figures_move_before_any_reaction_test() -> None:
    one = Group("one1", "one", (3000, 6000), ["trooper"], states=(ROUTED,))
    referee = played(table_of(one, Group("two1", "two", (9000, 9000)), turn=START))
    events = referee.events
    moved = at(events, lambda e: e.what == "change" and e.about.get("id") == "one1a" and "x" in e.about)
    tested = at(events, lambda e: e.what == "roll" and e.rule == "CZ-REAC-01")
    assert moved < tested
    assert spot(referee.table) == (1000, 6000)
    assert not [e for e in events[:tested] if e.about.get("spent")]


def test_seq_02_the_winner_of_the_last_initiative_first_in_his_own_order() -> None:
    one = Group("one1", "one", (3000, 5000), "trooper", 1, states=(ROUTED,))
    two = Group("two1", "two", (9000, 6000), "trooper", 2, states=(ROUTED,), gap=400)
    script = Script(compulsory=["two1b"])
    referee = referee_of(table_of(one, two, turn={**START, "winner": "two"}), two=script)
    while referee.table.turn.step == "compulsory":
        turn.step(referee)
    moved = [e.about["id"] for e in referee.events if e.what == "change" and "x" in e.about]
    assert moved == ["two1b", "two1a", "one1a"]


def test_seq_02_burning_comes_before_the_rout_move() -> None:
    one = Group("one1", "one", (3000, 6000), ["trooper"], states=(ROUTED, BURNING))
    start = {**START, "phase": "compulsory", "queue": ("one1a",)}
    table = table_of(one, Group("two1", "two", (9000, 9000)), turn=start)
    referee = referee_of(table, (1, 1), (4,))
    sequence.compulsory(referee)
    rolls = [n for n, e in enumerate(referee.events) if e.what == "roll"]
    moved = at(referee.events, lambda e: e.what == "change" and "x" in e.about)
    assert rolls
    assert max(rolls) < moved
    dead = referee_of(table_of(one, turn=start), (6, 6))
    sequence.compulsory(dead)
    assert dead.table.figures["one1a"].fate == "dead"
    assert spot(dead.table) == (3000, 6000)


def test_seq_03_a_new_rout_moves_in_the_next_turn() -> None:
    table = table_of(
        Group("one1", "one", (3000, 6000)), Group("two1", "two", (9000, 9000)), turn={"round": 2}
    )
    referee = referee_of(table)
    casualties.rout(referee, "CZ-CC-14", "one1a")
    assert spot(referee.table) == (3000, 6000)
    referee.book(step="compulsory", phase="end")
    assert spot(played(referee.table).table) == (1000, 6000)


def test_seq_04_clean_up_between_turns() -> None:
    one = Group("one1", "one", (6000, 5000), ["leader", "trooper", "trooper", "trooper"])
    two = Group("two1", "two", (3000, 8000), "trooper", states=(ROUTED,), facing=270)
    table = table_of(one, two, turn={"step": "end", "round": 1})
    kept = frozenset({PANICKED, DROPPED, BURNING})
    table.change("one1a", {"states": frozenset({WAITING}), "ap": 1, "spent": 5})
    table.change("one1b", {"states": frozenset({STEADY}), "ap": 2})
    table.change("one1c", {"states": kept})
    referee = referee_of(table)
    sequence.end_turn(referee)
    assert all(referee.table.figures[f].ap == 0 for f in referee.table.units["one1"].figures)
    assert referee.table.figures["one1b"].states == frozenset()
    assert referee.table.figures["one1c"].states == kept
    assert referee.table.figures["one1a"].states == {WAITING}
    sequence.compulsory(referee)  # the new turn begins: prepared fire is gone before anybody flees
    assert referee.table.figures["one1a"].states == frozenset()
    assert spot(referee.table, "two1a") == (3000, 8000)
    script = Script()
    fled = referee_of(referee.table, one=script)
    fled.book(queue=("two1a",))
    sequence.compulsory(fled)
    assert spot(fled.table, "two1a") == (1000, 8000)
    assert not script.asked


def routed(x: int, y: int, *others: Group, pieces: Any = (), **one: Any) -> Referee:
    group = Group("one1", "one", (x, y), "armoured", 1, states=(ROUTED,), start=5)
    referee = referee_of(table_of(group, *others, pieces=pieces, one=one), one=Script(flight=["west"]))
    rout.flee(referee, "one1a")
    return referee


def test_reac_16_a_routed_figure_does_nothing_and_flees() -> None:
    referee = routed(1200, 6000)
    assert referee.table.figures["one1a"].fate == "left"
    table = table_of(Group("one1", "one", (6000, 6000), states=(ROUTED,)), Group("two1", "two", (6000, 9000)))
    for action in ("move", "shoot:assault_rifle", "cover", "opportunity", "pivot"):
        refusal = refusal_of(table, "one1a", action)
        assert refusal is not None
        assert refusal.rule == "CZ-REAC-16"
    frightened = referee_of(table)
    casualties.panic(frightened, "CZ-WND-02", "one1a")
    assert frightened.table.figures["one1a"].states == {ROUTED}


def test_reac_17_the_nearest_edge_and_the_facing() -> None:
    referee = routed(3000, 8500)
    assert spot(referee.table) == (1000, 8500)
    assert referee.table.figures["one1a"].facing == 180


def test_reac_17_equal_edges_own_first_else_the_owner_chooses() -> None:
    assert spot(routed(3000, 3000).table) == (3000, 1000)  # south is its own edge
    assert spot(routed(3000, 3000, edge="north").table) == (1000, 3000)  # chosen: west


def test_reac_17_round_walls_by_the_shortest_way_along_the_path() -> None:
    closed = wall("w", 2000, 5000, 2100, 6500)
    referee = routed(3000, 6000, pieces=(closed,))
    x, y = spot(referee.table)
    assert x < 3000
    assert y > 6000
    assert 1700**2 < (x - 3000) ** 2 + (y - 6000) ** 2 < 2000**2
    low = barricade("b", 2000, 5000, 2100, 6500)
    assert spot(routed(3000, 6000, pieces=(low,)).table) == (x, y)  # it does not cross obstacles


def test_reac_17_clear_of_enemy_bases_or_stopped_by_them() -> None:
    enemy = Group("two1", "two", (2000, 6000))
    x, y = spot(routed(3000, 6000, enemy).table)
    assert x < 1300
    assert (x - 2000) ** 2 + (y - 6000) ** 2 > 250**2
    walls = (
        wall("s", 0, 5600, 4000, 5700),
        wall("n", 0, 6300, 4000, 6400),
        wall("e", 3900, 5700, 4000, 6300),
    )
    stopped = routed(3000, 6000, enemy, pieces=walls).table
    assert spot(stopped) == (2250, 6000)
    assert stopped.figures["one1a"].states == {ROUTED}


def test_reac_18_over_the_edge_is_lost_and_no_kill() -> None:
    table = routed(6000, 500, Group("two1", "two", (6000, 9000))).table
    assert table.figures["one1a"].fate == "left"
    assert table.units["one1"].figures == ()
    assert table.sides["two"].kills == 0
    short = routed(6000, 2001).table
    assert spot(short) == (6000, 1)  # its centre has not reached the edge
    assert short.figures["one1a"].fate == "alive"
    assert routed(6000, 2000).table.figures["one1a"].fate == "left"


def test_reac_19_a_routed_foe_that_nobody_strikes_down_breaks_away() -> None:
    one = Group("one1", "one", (3000, 6000), states=(ROUTED,), foes=("two1a",))
    two = Group("two1", "two", (3250, 6000), foes=("one1a",))
    referee = referee_of(table_of(one, two, options={"rout_in_combat": "strike"}))
    rout.flee(referee, "one1a")
    assert spot(referee.table) == (1000, 6000)
    assert not referee.table.figures["one1a"].foes
    assert not referee.table.figures["two1a"].foes


def test_seq_04_states_that_stay_are_not_told_again() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), states=("waiting",), ap=2),
        Group("b", "two", (6000, 6000), states=("steady",)),
        turn={"round": 1},
    )
    table.setting = replace(table.setting, scenario="firefight")
    referee = referee_of(table)
    sequence.end_turn(referee)
    told = [(e.about["id"], e.about["marker"], e.about["on"]) for e in referee.events if e.kind == "marked"]
    assert told == [("ba", "steady", False)]
    assert referee.table.figures["aa"].ap == 0
    assert referee.table.figures["aa"].states == {"waiting"}
