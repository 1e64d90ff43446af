"""Sensible answers: what is done without thinking, and that the random player draws from all of them."""

from __future__ import annotations

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.bot import quick_answers
from escarmouche.games.trauma.chapters.actions import PLANS
from escarmouche.games.trauma.chapters.shooting.salvos import Salvo, ranged_salvos
from tests.games.trauma.tables import Squad, table_of, wall

TABLE = table_of(Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 6000)))


def test_the_spotter_falls_before_the_sniper() -> None:
    team = table_of(Squad("one1", "one", (4000, 3000), ["marine", "sniper", "medic"]))
    losses = Ask("TR-CRUSH-03", "one", "crushed", ("one1b", "one1c"), "several", 1, 1)
    assert quick_answers.quick_answer(losses, team) == ("one1c",)


def test_shoot_05_a_crew_fires_its_gun_and_its_machine_gun_where_both_may() -> None:
    crew = Squad("one1", "one", (4000, 3000), ["marine", "gunner", "rocketeer"])
    table = table_of(crew, Squad("two1", "two", (4000, 6000)))
    left = [Salvo.read(key) for key in ranged_salvos(table, "one1")]
    fired = []
    while left:
        answer = quick_answers.quick_answer(Ask("TR-SHOOT-05", "one", "salvo", (*left, NO_ONE)), table)
        assert answer in left
        left.remove(answer)
        fired.append(answer.code())
    assert len(fired) >= 3  # rifles, machine gun and missile, none held back


def test_every_option_can_still_be_drawn() -> None:
    for question, options in (
        ("option", ("flip", "move_first", "pass", "simultaneous")),
        ("order", (NO_ONE, "alert", "take_cover")),
        ("bid", (0, 1, 2, 3, 4, 5)),
        ("announce", tuple(plan.code() for plan in PLANS)),
    ):
        found = set(quick_answers.candidates(Ask("TR-ACT-07", "one", question, options), TABLE))
        assert found <= set(options)
        assert found == set(options) or question == "bid"


def test_the_quick_answer_gives_up_the_cheapest_and_takes_the_dearest() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["captain", "gunner", "marine"]))
    own = ("one1a", "one1b", "one1c")
    lose = Ask("TR-SUIC-06", "one", "suicide-losses", own, "several", 1, 1)
    strike = Ask("TR-MELEE-13", "two", "melee-losses", own, "several", 1, 1)
    assert quick_answers.quick_answer(lose, table) == ("one1c",)
    assert quick_answers.quick_answer(strike, table) == ("one1a",)


def test_the_quick_answer_takes_the_proposal_then_does_then_declines() -> None:
    assert (
        quick_answers.quick_answer(Ask("TR-ARMY-09", "one", "leader", ("a", "b"), proposed="b"), TABLE) == "b"
    )
    assert quick_answers.quick_answer(Ask("TR-SHOOT-05", "one", "salvo", ("k", NO_ONE)), TABLE) == "k"
    assert (
        quick_answers.quick_answer(Ask("TR-ORD-07", "one", "stagger-alert", (NO_ONE, "stagger")), TABLE)
        == NO_ONE
    )


def test_a_unit_shoots_whom_it_sees_and_marches_if_it_sees_nobody() -> None:
    codes = tuple(plan.code() for plan in PLANS)
    announce = Ask("TR-ACTN-02", "one", "announce", codes, about={"unit": "one1"})
    assert quick_answers.quick_answer(announce, TABLE) == ("shoot", "shoot")
    screen = wall("screen", 0, 4000, 9000, 4100, 700)
    unseen = table_of(
        Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 6000)), pieces=(screen,)
    )
    assert quick_answers.quick_answer(announce, unseen) == ("movement", "movement")
