"""Routines of overseers (rule A4-ABIL-13)."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

from escarmouche.games.at43.chapters.movement.collisions import allowance
from escarmouche.games.at43.chapters.routines import Routine, overseers, run, why_not_run
from escarmouche.games.at43.chapters.shooting.damage import Blow, damage_test
from escarmouche.games.at43.chapters.units import immobilised, structure_left, weapon_works
from escarmouche.games.at43.table import Table
from escarmouche.space.shapes import discs_overlap, gap_at_most
from tests.games.at43.tables import Script, Squad, referee_of, table_of


def company(*squads: Squad, pc: int = 9, **values: Any) -> Table:
    lead = Squad("one9", "one", (9000, 3000), "overseer", 1)
    return table_of(
        *squads, lead, setting={"routines": ("one",)}, one={"pc": pc, "commander": "one9a"}, **values
    )


def ran(table: Table, what: str, unit: str = "one1", **script: Any) -> Table:
    referee = referee_of(table.copy(), one=Script(**script))
    run(referee, unit, Routine(what, "one9a"))
    return referee.table


def test_abil_13_who_oversees() -> None:
    assert overseers(company(Squad("one1", "one", (3000, 3000))), "one") == ("one9a",)
    assert overseers(company(Squad("one1", "one", (3000, 3000))), "two") == ()


def test_abil_13_once_a_turn_for_each_overseer() -> None:
    after = ran(company(Squad("one1", "one", (3000, 3000))), "dash")
    assert after.sides["one"].pc == 7
    assert allowance(after, "one1a", "rapid") == 3000
    assert why_not_run(after, "one1", Routine("dash", "one9a")).reason == "once-a-turn"  # type: ignore[union-attr]


def test_abil_13_hyper_nanonucleus_serves_one_damage_test() -> None:
    after = ran(company(Squad("one1", "one", (3000, 3000))), "hyper_nanonucleus")
    referee = referee_of(after, (6, 1), (6,), (1, 1))
    blow = Blow("one", "one1", 5, 1)
    assert damage_test(referee, blow, 2, 5) == 2
    assert damage_test(referee, blow, 2, 5) == 0


def test_abil_13_and_dmg_08_repair() -> None:
    table = company(Squad("one1", "one", (3000, 3000), "leaper", 1, entry="leapers"))
    table.change("one1a", {"hurt": (2, 0, 0)})
    after = ran(table, "repair", repair=["one1a:propulsion"])
    assert structure_left(after, "one1a")["propulsion"] == 1
    assert not immobilised(after, "one1a")
    assert (
        why_not_run(
            company(Squad("one1", "one", (3000, 3000), "leaper", 1, entry="leapers")),
            "one1",
            Routine("repair", "one9a"),
        )
        is not None
    )


def test_abil_13_reconstruction_and_transfer() -> None:
    squad = Squad("one1", "one", (3000, 3000), ["trooper", "trooper", "gunner"])
    table = company(squad)
    table.change("one1", {"figures": ("one1a", "one1b")})
    after = ran(table, "reconstruction")
    assert after.units["one1"].figures == ("one1a", "one1b", "one1c")
    swapped = ran(table, "transfer", replaced=["one1b"])
    assert swapped.units["one1"].figures == ("one1a", "one1c")
    assert swapped.figures["one1c"].x == table.figures["one1b"].x


def test_abil_13_fusion_adds_up_what_was_lost() -> None:
    table = company(Squad("one1", "one", (3000, 3000), "leaper", 2, entry="leapers"))
    for figure in ("one1a", "one1b"):
        table.change(figure, {"hurt": (0, 1, 0)})
    after = ran(table, "fusion")
    assert after.units["one1"].figures == ("one1a",)
    assert after.figures["one1a"].profile == "crusher"
    assert structure_left(after, "one1a")["frame"] == 1


def fused(*hurt: tuple[int, ...], **script: Any) -> tuple[Table, Script]:
    """Two leapers with these losses after their fusion."""
    table = company(Squad("one1", "one", (3000, 3000), "leaper", 2, entry="leapers"))
    for figure, lost in zip(("one1a", "one1b"), hurt, strict=True):
        table.change(figure, {"hurt": lost})
    answers = Script(**script)
    referee = referee_of(table, one=answers)
    run(referee, "one1", Routine("fusion", "one9a"))
    return referee.table, answers


def test_abil_13_fusion_takes_from_each_location_and_leaves_the_frame_one_point() -> None:
    for hurt, propulsion, frame in (
        (((1, 0, 0), (0, 0, 0)), 1, 3), (((1, 0, 0), (1, 0, 0)), 0, 3), (((0, 1, 0), (1, 1, 0)), 1, 1),
        (((0, 2, 0), (0, 2, 0)), 2, 1),
    ):  # fmt: skip
        left = structure_left(fused(*hurt)[0], "one1a")
        assert (left["propulsion"], left["frame"]) == (propulsion, frame)


def test_abil_13_fusion_puts_a_weapon_out_for_each_destroyed_one_as_the_owner_likes() -> None:
    whole, script = fused((0, 0, 0), (1, 0, 0))
    assert [weapon_works(whole, "one1a", n) for n in (0, 1)] == [True, True]
    assert "weapon-lost" not in [ask.question for ask in script.asked]
    for choice, works in (("weapon0", [False, True]), ("weapon1", [True, False])):
        after, script = fused((0, 0, 1), (0, 0, 0), weapon_lost=[(choice,)])
        assert [weapon_works(after, "one1a", n) for n in (0, 1)] == works
        assert script.asked[-1].options == ("weapon0", "weapon1")
    both, script = fused((0, 0, 1), (0, 0, 1))
    assert [weapon_works(both, "one1a", n) for n in (0, 1)] == [False, False]
    assert "weapon-lost" not in [ask.question for ask in script.asked]


def test_abil_13_creation_beside_the_commander_or_not_at_all() -> None:
    table = company(Squad("one1", "one", (3000, 3000)))
    after = ran(table, "creation", "one9")
    assert "onemade1" in after.units
    assert "onemade1" in after.turn.done
    walls = [
        Squad(f"two{n}", "two", (0, 0), "big", 1, entry="walkers", places=[(9000 + dx, 3000 + dy)])
        for n, (dx, dy) in enumerate(
            [(dx, dy) for dx in (-900, 0, 900) for dy in (-900, 0, 900) if dx or dy]
            + [(-1700, 0), (1700, 0), (0, -1700), (0, 1700)],
            1,
        )
    ]
    crowded = company(Squad("one1", "one", (500, 500)), *walls)
    assert why_not_run(crowded, "one9", Routine("creation", "one9a")).reason == "no-place-beside"  # type: ignore[union-attr]


def test_abil_13_creation_wherever_there_is_room_in_formation_with_the_commander() -> None:
    x, y = 9000, 3000
    turns = [radians(40 * n) for n in range(9)]
    ring = [(x + round(500 * cos(turn)), y + round(500 * sin(turn))) for turn in turns]
    table = company(Squad("one1", "one", (0, 0), count=9, places=ring))
    assert why_not_run(table, "one9", Routine("creation", "one9a")) is None
    made = ran(table, "creation", "one9")
    (vehicle,) = made.units["onemade1"].figures
    spot, radius = (made.figures[vehicle].x, made.figures[vehicle].y), 300
    assert gap_at_most(spot, radius, (x, y), 125, 1000)
    assert not any(discs_overlap(spot, radius, at, 125) for at in (*ring, (x, y)))
