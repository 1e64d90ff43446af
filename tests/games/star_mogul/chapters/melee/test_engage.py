"""The melee phase (SM-ACT-12, SM-MELEE-01, SM-MELEE-09, SM-SALV-03)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.star_mogul import turn
from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.melee import engage
from escarmouche.games.star_mogul.chapters.models import engaged
from tests.games.star_mogul.tables import Men, Script, referee_of, salvage_at, table_of


def facing(gap: float, **named: Any) -> Any:
    return table_of(
        Men("one1", "one", (20, 20), 3),
        Men("two1", "two", (21 + gap, 20), 3),
        step="engage",
        phase="melee",
        **named,
    )


def test_act_12_an_enemy_within_three_pas_is_engaged_for_nothing() -> None:
    assert [c.code() for c in engage.charges(facing(2.9), "one", ())] == ["one1>two1"]
    assert engage.charges(facing(3.1), "one", ()) == ()
    assert engage.charges(facing(3.1, options={"engage_reach_in": 4}), "one", ())
    referee = referee_of(facing(2.9, sides={"one": {"left": 0}}), one=Script(engage=["one1>two1"]))
    engage.engage(referee)
    assert engaged(referee.table, "one1")
    assert engaged(referee.table, "two1")
    assert all(referee.table.figures[f].charged for f in ("one1a", "one1b", "one1c"))


def test_act_12_carriers_and_retreating_units_do_not_engage() -> None:
    load = salvage_at(20, 20, holder="one1", carriers=("one1a",))
    for table in (
        facing(2, things=(load,)),
        table_of(
            Men("one1", "one", (20, 20), 3, unit={"retreat": "bravery"}), Men("two1", "two", (22, 20), 3)
        ),
    ):
        refusal = engage.why_not_charge(table, "one1", "two1")
        assert refusal
        assert refusal.rule == "SM-ACT-12"


def test_salv_03_carriers_that_are_charged_drop_their_load() -> None:
    load = salvage_at(23, 20, holder="two1", carriers=("two1a", "two1b", "two1c"))
    referee = referee_of(facing(2, things=(load,)), one=Script(engage=["one1>two1"]))
    engage.engage(referee)
    assert referee.table.things["salvage1"].holder == ""


def test_melee_01_a_melee_is_fought_in_both_turns_of_a_round() -> None:
    for active in ("one", "two"):
        table = table_of(
            Men("one1", "one", (20, 20), 1),
            Men("two1", "two", (21, 20), 1),
            step="brawl",
            phase="melee",
            active=active,
        )
        referee = referee_of(table, (4, 4), (3,), (3,))
        turn.step(referee)
        assert [e.rule for e in referee.events if e.what == "roll"] == [
            "SM-MELEE-02",
            "SM-BRAV-01",
            "SM-BRAV-01",
        ]


def test_melee_01_the_active_player_orders_separate_melees() -> None:
    table = table_of(
        Men("one1", "one", (20, 20), 1),
        Men("two1", "two", (21, 20), 1),
        Men("one2", "one", (30, 30), 1),
        Men("two2", "two", (31, 30), 1),
        step="brawl",
        phase="melee",
    )
    script = Script(which_melee=["one2"])
    referee = referee_of(table, (4, 4), (3,), (3,), one=script)
    engage.brawl(referee)
    assert script.asked[0].options == ("one1", "one2")
    assert next(e for e in referee.events if e.about.get("key") == "melee").about["units"] == ("one2", "two2")


def test_melee_09_an_engaged_unit_neither_moves_shoots_salvages_nor_loads() -> None:
    table = table_of(
        Men("one1", "one", (20, 20), 4, step=(0, 1.1)),
        Men("two1", "two", (21, 20), 1),
        things=(salvage_at(19.5, 21),),
    )
    for deed in (Deed("move"), Deed("shoot", "two1"), Deed("salvage", "salvage1")):
        refusal = actions.why_not(table, "one1", deed)
        assert refusal
        assert (refusal.rule, refusal.reason) == ("SM-MELEE-09", "engaged")


def test_melee_09_free_models_step_up_in_a_later_melee_phase() -> None:
    table = table_of(
        Men("one1", "one", (0, 0), 3, places=((20, 20), (20, 22), (20, 24))),
        Men("two1", "two", (21, 20), 1),
        step="engage",
        phase="melee",
    )
    referee = referee_of(table, one=Script(engage=["one1>two1"]))
    engage.engage(referee)
    assert (
        len([f for f in ("one1a", "one1b", "one1c") if referee.table.figures[f].charged or f == "one1a"]) > 1
    )
