"""What a client draws before the click agrees with the rules that judge and play the answer."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.match import Match
from escarmouche.engine.options import AIM
from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, TURNED
from escarmouche.engine.requests import Ask, Pause
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust_battlefield.chapters.fire import bearers, templates
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.movement import movement
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance
from escarmouche.games.dust_battlefield.client import outcomes, reach, sightlines
from escarmouche.games.dust_battlefield.ruleset import RULESET
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing.scripts import Script, referee_of
from tests.games.dust_battlefield.tables import Put, piece, table_of


class Waiting(Script):
    """A player who is asked and has not answered yet."""

    def choose(self, ask: Ask, seat: Any) -> Any:
        self.asked.append(ask)
        return None


def asked(table: Table, length: int = 2000) -> Ask:
    """The question of a Move of the first unit."""
    script = Waiting()
    with pytest.raises(Pause):
        movement.carry_out(referee_of(table.copy(), one=script), "one1", Allowance(length))
    return script.asked[0]


SQUAD = Put("one1", "gunners", [(40, 60), (43, 60), (40, 63), (43, 63), (40, 57)])


def test_a_unit_is_led_round_a_building() -> None:
    house = [piece(f"w{n}", "wall", at, size) for n, (at, size) in enumerate(WALLS)]
    table = table_of(SQUAD, Put("two1", "bot-hunters", (150, 20)), pieces=house, turn={"unit": "one1"})
    ask = asked(table, 4000)
    value = reach.follow(ask, table, (6600, 6000))
    assert value is not None
    assert ask.judge is not None
    assert ask.judge(value) is None
    assert any(len(path) > 1 for _, path, _ in value), "somebody goes round a corner"
    assert max(path[-1][0] for _, path, _ in value if path) > 5200


WALLS = (((52, 60), (0.6, 24)), ((64, 72), (24, 0.6)), ((64, 48), (24, 0.6)))


def test_the_shaded_ground_is_where_the_judge_lets_one_end() -> None:
    wood = piece("w", "wood", (56, 60), (12, 20))
    table = table_of(SQUAD, Put("two1", "manfred", (46, 70)), pieces=[wood], turn={"unit": "one1"})
    ask = asked(table, 3000)
    spots = reach.spots(ask, table, "one1b", (), ())
    assert spots is not None
    assert spots.most == 3000
    for x, y, allowed in ((50, 60, True), (46, 70, False), (62, 60, True), (67, 60, False), (43, 33, True)):
        assert spots.allowed((x * 100, y * 100)) is allowed, (x, y)
    alone = (("one1b", ((4400, 6300),), -1),)
    whole = reach.spots(ask, table, "one1b", alone, ())
    assert whole is not None
    assert not whole.allowed((7000, 6000)), "too far from the others"
    assert spots.outlines()


def test_los_04_each_man_of_a_squad_sees_for_himself() -> None:
    wall = piece("wall", "wall", (60, 62), (1, 8))
    table = table_of(SQUAD, Put("two1", "bazooka-joe", (80, 63)), pieces=[wall])
    lines = {line.watcher: line for line in sightlines.sights(table, "one1")}
    assert set(lines) == {f"one1{letter}" for letter in "abcde"}
    for figure, line in lines.items():
        (one,) = [b for b in bodies.of(table, "one1") if b.figure == figure]
        (two,) = bodies.of(table, "two1")
        assert (line.state == HIDDEN) is not sight.sees(table, one, two)
    assert {line.state for line in lines.values()} >= {HIDDEN}
    hidden = next(line for line in lines.values() if line.state == HIDDEN)
    assert hidden.blocks == ("wall",)
    told = sightlines.verdict(table, "one1a", "two1a")
    assert told is not None
    assert told["visible"] is (lines["one1a"].state in (OPEN, COVER, TURNED))


def test_arc_01_the_arc_that_is_drawn_is_the_arc_that_is_judged() -> None:
    table = table_of(Put("one1", "jagdluther", (90, 60), 30), Put("two1", "pounder", (150, 60)))
    (arc,) = [a for a in sightlines.arcs(table, "one1") if a.name == "front"]
    from escarmouche.games.dust_battlefield.chapters.ground.arcs import in_arc
    from escarmouche.space.shapes import Polygon

    (body,) = bodies.of(table, "one1")
    inside = Polygon(arc.outlines[0])
    for x in range(500, 18000, 1700):
        for y in range(500, 12000, 1700):
            assert inside.contains((x, y)) is in_arc(body, 30, "front", (x, y)), (x, y)


def aiming(ask: Any) -> bool:
    return isinstance(ask, Ask) and ask.intent == AIM and ask.kind == "place"


def test_blast_02_the_template_under_the_hand_names_all_who_lie_under_it() -> None:
    table = table_of(
        Put("one1", "pounder", (20, 60)),
        Put("one2", "gunners", [(64, 60), (64, 63), (64, 66), (90, 90), (90, 93)]),
        Put("two1", "bot-hunters", [(60, 60), (60, 63), (60, 66), (57, 60), (57, 63)]),
    )
    line = next(n for n, w in enumerate(table.setting.cards["pounder"].weapons) if "B" in w.infantry[1])
    firer = bearers.carriers(table, "one1", "one1", line)[0]
    at = (6100, 6200)
    ask = Ask("DB-BLAST-01", "one", "lay-template", kind="place", intent=AIM, actor="one1",
              about={"unit": "one1", "weapon": "gun"})  # fmt: skip
    (told,) = outcomes.outcomes(ask, table, at)
    caught = templates.under(table, at)
    assert set(told.touched) == {f for men in caught.values() for f in men}
    assert told.own == ("own_under",)
    assert dict(told.odds["under"].chances) == {len(caught["two1"]): 1}
    assert dict(told.odds["own_under"].chances) == {len(caught["one2"]): 1}
    assert len(told.areas[0]) == 32
    assert firer.figure == "one1a"


def test_rng_01_the_forecast_counts_who_of_the_squad_reaches_and_who_meets_cover() -> None:
    wood = piece("w", "wood", (62, 66), (10, 8))
    table = table_of(
        Put("one1", "gunners", [(20 + 2.6 * n, 60) for n in range(5)]),
        Put("two1", "bot-hunters", [(60, 58 + 3 * n) for n in range(5)]),
        pieces=[wood],
        turn={"unit": "one1", "declared": ["attack"]},
    )
    line = 0
    able = bearers.aims(table, "one1", "one1", line, "two1", "one1")
    shot = Shot(line, len(able), "two1")
    about = {"unit": "one1", "hero": "", "context": "attack"}
    ask = Ask("DT-TGT-01", "one", "attack", kind="several", intent="attack", actor="one1", about=about)
    (told,) = outcomes.outcomes(ask, table, (shot.code(),))
    assert {aim.firer.figure for aim in able} <= set(told.touched)
    covered = sum(aim.covered for aim in able)
    assert ("meets_cover" in told.odds) is bool(covered)


@pytest.mark.parametrize("number", range(2))
def test_whatever_is_asked_in_a_match_can_be_led_and_shaded(number: int) -> None:
    """Every free place of a match: what is led is allowed, what is shaded is what the judge says."""
    scenario = RULESET.armies.scenarios[number]
    table = RULESET.rules.new_table(Setup(scenario, ("allies-50-rangers", "axis-50-grenadiers")))
    match = Match(RULESET, table, f"preview{number}")
    players = {s: RandomPlayer(f"{number}{s}") for s in ("one", "two")}
    led = 0
    for _ in range(140):
        if match.over:
            break
        ask = match.pending[0]
        if not isinstance(ask, Ask):
            match.answer(tuple([1 for _ in ask.dice.missing(())]), ask.side)
            continue
        view = RULESET.rules.view(match.table, ask.side)
        if ask.kind == "place":
            value = reach.follow(ask, view, (9000, 6000))
            if value is not None:
                led += 1
                assert ask.refuses(value) is None
                outcomes.outcomes(ask, view, value)
            figure = view.units[ask.actor].figures[0] if ask.actor else ""
            spots = reach.spots(ask, view, figure, (), ())
            assert spots is not None
            spots.allowed((9000, 6000))
        assert match.answer(players[ask.side].choose(ask, match.seat(ask.side)), ask.side) is None
    assert led > 10
