"""Batches of an attack, and losses among those who can be hit (DB-RNG-01, DB-SAVE-04, DB-DMG-03)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import attack, sharing
from escarmouche.games.dust.chapters.attack.aiming import aims
from escarmouche.games.dust.chapters.attack.damage import NOTHING, Kind, absorb
from escarmouche.games.dust.chapters.attack.elimination import fallen_among
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.saves import NONE
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust_battlefield.chapters.fire import bearers, sharing_out
from escarmouche.games.dust_battlefield.table import Referee
from escarmouche.testing.scripts import Script, referee_of
from tests.games.dust.fights import Falling
from tests.games.dust_battlefield.tables import Put, piece, table_of


def test_rng_01_of_five_riflemen_at_58_to_62_cm_three_may_fire() -> None:
    places = [(20, 20 + 3 * n) for n in range(5)]
    table = table_of(Put("one1", "gunners", places), Put("two1", "manfred", (80, 26)))
    card = table.setting.cards["gunners"]
    rifle = replace(card.weapons[0], range=6)
    table.setting.cards["gunners"] = replace(card, weapons=(rifle,), soldiers=((0,),) * 5)
    for n, far in enumerate((58, 59, 60, 61, 62)):
        table.change(f"one1{'abcde'[n]}", {"x": 8000 - 250 - far * 100, "y": 2600 + 0})
    able = bearers.aims(table, "one1", "one1", 0, "two1", "one1")
    assert [aim.firer.figure for aim in able] == ["one1a", "one1b", "one1c"]
    (shot,) = [s for s in aims(table, "one1", "", "attack") if s.line == 0]
    assert shot.count == 3


def test_rng_02_a_minimum_range_and_close_combat_at_five_centimetres() -> None:
    for far, able in ((39.9, False), (40, True), (140, True), (140.1, False)):
        table = table_of(Put("one1", "hailstorm", (10, 60)), Put("two1", "ludwig", (13 + far + 3.5, 60)))
        card = table.setting.cards["hailstorm"]
        table.setting.cards["hailstorm"] = replace(
            card,
            weapons=(
                replace(
                    card.weapons[0],
                    least=4,
                    range=14,
                    arc="all",
                    infantry=("1/1",) * 4,
                    vehicle=("1/1",) * 7,
                    rules=(),
                ),
            ),
        )
        assert bool(bearers.aims(table, "one1", "one1", 0, "two1", "one1")) is able, far
        refusal = bearers.why_not_reach(table, "one1", "one1", 0, "two1", "one1")
        told = (refusal.rule, refusal.reason, refusal.excess) if refusal else None
        assert told == {
            39.9: ("DB-RNG-02", "too-near", 10), 140.1: ("DB-RNG-01", "out-of-range", 10),
        }.get(far)  # fmt: skip
    for far, able in ((5.0, True), (5.1, False)):
        near = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "bazooka-joe", (22.5 + far, 60)))
        assert bool(bearers.aims(near, "one1", "one1", -1, "two1", "one1")) is able
        refusal = bearers.why_not_reach(near, "one1", "one1", -1, "two1", "one1")
        told = (refusal.rule, refusal.reason, refusal.excess) if refusal else None
        assert told == (None if able else ("DB-CC-01", "not-adjacent", 10))


def _two_panzers() -> tuple[Put, Put]:
    return Put("one1", "the-panzers", [(20, 30), (20, 62), (20, 66)]), Put("two1", "wildfire", (60, 50))


def test_save_04_two_batches_and_only_one_meets_cover() -> None:
    panzers, wildfire = _two_panzers()
    rock = piece("r", "rock", (53, 52.5), (1, 4), 9)
    table = table_of(panzers, wildfire, pieces=[rock])
    shot = Shot(0, 3, "two1")
    marks = sharing_out.batches(table, Attack("one1", shots=(shot,)), shot, Party("two1"))
    assert {mark.batch.covered for mark in marks} == {False, True}
    assert sum(mark.batch.count for mark in marks) == 3
    referee = Referee(table, (), Falling(1, 3), {"one": Script(), "two": Script()})
    attack.resolve(referee, "one1", (shot,))
    saves = [e for e in referee.events if e.what == "roll" and e.rule == "DB-SAVE-03"]
    assert len(saves) == 1


def test_base_02_three_panzerfausts_hit_once_on_average_and_ludwig_twice_at_five_ninths() -> None:
    ghosts = table_of(
        Put("one1", "the-ghosts", [(20, 56 + 3 * n) for n in range(5)]), Put("two1", "matrioshka", (35, 62))
    )
    line = next(
        n for n, w in enumerate(ghosts.setting.cards["the-ghosts"].weapons) if w.name == "Panzerfaust"
    )
    (shot,) = [s for s in aims(ghosts, "one1", "", "attack") if s.line == line]
    assert shot.count == 3
    ludwig = table_of(Put("one1", "ludwig", (20, 60)), Put("two1", "matrioshka", (60, 60), 180))
    guns = next(s for s in aims(ludwig, "one1", "", "sustained") if s.line == 0)
    toll = attack.attack_odds(ludwig, "one1", (guns,), True, "two1")
    assert toll.chances[0] == Fraction(16, 81)


def test_dmg_03_hits_stop_with_the_last_one_who_can_be_hit() -> None:
    table = table_of(Put("one1", "gunners", (20, 20)), Put("two1", "stormtroopers", (60, 60)))
    squad = table.units["two1"].figures
    a, b, c, d, *_ = squad
    shown = referee_of(table, two=Script(exposed_losses=[(a, b)]))
    assert fallen_among(shown, "two1", squad, (a, b), 3) == (a, b)
    kept = referee_of(table, two=Script(exposed_losses=[(b, c, d)]))
    assert fallen_among(kept, "two1", squad, (a, b), 3) == (b, c, d)
    script = Script(exposed_losses=[(a, b)])
    fallen_among(referee_of(table, two=script), "two1", squad, (a, b), 3)
    refusal = script.asked[0].refuses((b, c))
    assert refusal is not None
    assert refusal.rule == "DB-DMG-03"


def test_dmg_02_the_whole_squad_is_offered() -> None:
    table = table_of(Put("one1", "gunners", (20, 20)), Put("two1", "stormtroopers", (60, 60)))
    script = Script()
    fallen_among(referee_of(table, two=script), "two1", table.units["two1"].figures, ("two1a",), 2)
    assert tuple(script.asked[0].options) == table.units["two1"].figures


@pytest.mark.parametrize(("card", "lost"), [("matrioshka", 0), ("stormtroopers", 1)])
def test_dmg_07_instant_kill_ticks_every_box_or_removes_the_miniature(card: str, lost: int) -> None:
    table = table_of(Put("one1", "gunners", (20, 20)), Put("two1", card, (60, 60)))
    referee = referee_of(table, two=Script())
    kind = Kind("none", NONE, 1, True)
    toll = absorb(referee, "two1", kind, 1, NOTHING, attacker="one1")
    assert toll.losses == (lost or table.setting.cards["matrioshka"].damage)
    assert [e.rule for e in referee.events if e.about.get("key") == "instant-kill"] == ["DB-DMG-07"]


def test_dmg_03_soldiers_take_hits_for_a_hero_who_alone_is_seen() -> None:
    """While he can be hit the hits may go to anybody of the unit he is with."""
    table = table_of(
        Put("one1", "gunners", (20, 20)),
        Put("two1", "stormtroopers", (60, 60)),
        Put("two2", "manfred", (60, 63)),
    )
    incoming = sharing.Incoming(
        "one1", "one1", Party("two1", "two2"), (Kind("none", NONE, 1, False, valid=("two2a",)),)
    )
    script = Script(share_hit=[(0, "two1"), (0, "two1")])
    toll = sharing._give(referee_of(table, two=script), incoming, (2,), NOTHING)
    assert (toll.losses, toll.his) == (2, 0)
    dead = NOTHING._replace(his=table.setting.cards["manfred"].damage)
    assert sharing._give(referee_of(table), incoming, (2,), dead) == dead
