"""Melee and sabotage (areas A4-MEL, A4-SCN, A4-ABIL-12)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

from escarmouche.games.at43.chapters import melee
from escarmouche.games.at43.chapters.melee import Bout, bouts, in_contact, strikers
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, chances, kinds_of, piece, referee_of, scenery, table_of


def clash(mine: str = "blades", count: int = 4, foes: int = 6, **values: Any) -> Table:
    attackers = Squad(
        "one1", "one", (0, 0), mine, count, places=[(3000 + 300 * n, 3000) for n in range(count)]
    )
    defenders = Squad(
        "two1",
        "two",
        (0, 0),
        count=foes,
        places=[(3000 + 300 * (n % 3), 3400 + 1000 * (n // 3)) for n in range(foes)],
    )
    return table_of(attackers, defenders, **values)


def test_mel_01_and_02_only_the_active_unit_strikes() -> None:
    referee = referee_of(clash(count=3), (6,) * 6, (1,) * 6)
    melee.melee(referee, "one1", "two1")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["A4-MEL-03", "A4-DMG-01"]
    assert {e.about["side"] for e in referee.events if e.what == "roll"} == {"one"}


def test_mel_02_option_mutual_melee() -> None:
    for mutual in (False, True):
        table = clash(count=1, foes=1, options={"mutual_melee": mutual}, turn={"step": "melee"})
        referee = referee_of(table, (1, 1), (6,), (1,), one=Script(melee=["fight:two1"]))
        melee.fight_step(referee, "one1")
        sides = [e.about["side"] for e in referee.events if e.rule == "A4-MEL-03"]
        assert sides == (["one", "two"] if mutual else ["one"])


def test_mel_03_accuracy_against_combat() -> None:
    table = clash()

    def test(referee: Any) -> int:
        from escarmouche.games.at43.chapters.dice import universal_test

        line = referee.table.setting.weapons["blade"]
        return universal_test(referee, "A4-MEL-03", "one", 4 * line.rate, line.accuracy - 4)

    told = chances(test, table, of=lambda made, _: made)
    assert sum(made * chance for made, chance in told.items()) == F(16, 3)
    referee = referee_of(table, (1,) * 6)
    melee.melee(referee, "one1", "two1")
    roll = next(e for e in referee.events if e.what == "roll")
    assert (roll.about["needs"], len(roll.about["faces"])) == (3, 6)  # the fourth is not in contact


def test_mel_04_each_melee_apart_and_nobody_strikes_twice() -> None:
    mine = Squad("one1", "one", (3000, 3000), "blades", 1)
    foes = (Squad("two1", "two", (3000, 3400), count=1), Squad("two2", "two", (3000, 2600), count=1))
    table = table_of(mine, *foes, turn={"step": "melee"})
    assert set(bouts(table, "one1")) == {Bout("fight", "two1"), Bout("fight", "two2")}
    script = Script(melee=["fight:two2"], strikers=[("one1a",)])
    referee = referee_of(table, (1, 1), one=script)
    melee.fight_step(referee, "one1")
    assert bouts(referee.table, "one1") == ()


def test_mel_05_losses_only_among_those_in_contact() -> None:
    table = clash(count=3)
    near = strikers(table, "one1", "two1")
    assert len(in_contact(table, near, "two1")) == 3
    referee = referee_of(table, (6,) * 6, (6,) * 6)
    melee.melee(referee, "one1", "two1")
    assert len(referee.table.units["two1"].figures) == 3


def test_mel_06_against_armour() -> None:
    mine = Squad("one1", "one", (0, 0), "blades", 2, places=[(3000, 3000), (3300, 3000)])
    walker = Squad("two1", "two", (3150, 3500), "walker", 1, entry="walkers")
    table = table_of(mine, walker)
    assert "engaged" in table.units["one1"].markers
    assert "engaged" not in table.units["two1"].markers
    referee = referee_of(table, (6,) * 4, (6,) * 4, *[(1,)] * 4)
    melee.melee(referee, "one1", "two1")
    assert kinds_of(referee).count("A4-DMG-03") == 0 or kinds_of(referee).count("A4-DMG-03") == 4
    stomp = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"),
        Squad("two1", "two", (3000, 3500), count=1),
    )
    assert bouts(stomp, "one1") == (Bout("fight", "two1"),)
    bare = table_of(
        Squad("one1", "one", (3000, 3000), "leaper", 1, entry="walkers"),
        Squad("two1", "two", (3000, 3500), count=1),
    )
    assert bouts(bare, "one1") == ()


def test_mel_07_no_cover_in_melee() -> None:
    wall = piece("wall", "low_wall", 2000, 3180, 5000, 3220)
    table = clash(count=1, foes=1, pieces=(wall,))
    referee = referee_of(table, (6, 6), (6, 6))
    melee.melee(referee, "one1", "two1")
    assert "A4-COV-04" not in kinds_of(referee)


def test_mov_15_melee_is_offered_after_a_move() -> None:
    assert Bout("fight", "two1") in bouts(clash(count=2), "one1")


def test_state_01_to_05_contact_and_engagement() -> None:
    for gap, touching in ((249, True), (250, False)):
        table = table_of(
            Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3250 + gap, 3000), count=1)
        )
        assert ("engaged" in table.units["one1"].markers) is touching
    up = table_of(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3300, 3000), count=1, z=550)
    )
    assert "engaged" not in up.units["one1"].markers  # a container roof
    one_of_six = table_of(Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (4050, 3400), count=1))
    assert "engaged" in one_of_six.units["one1"].markers


def test_state_04_attitudes_lost_in_contact_do_not_return() -> None:
    from escarmouche.games.at43.chapters.states import update_engaged

    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1, markers=("alerte", "a_couvert")),
        Squad("two1", "two", (5000, 3000), count=1),
    )
    referee = referee_of(table)
    for x in (3400, 5000):
        referee.change("A4-MOV-01", "two1a", x=x)
        update_engaged(referee)
    assert not referee.table.units["one1"].markers


def sappers(kind: str, y: int, x: int = 3700) -> Table:
    made = (
        piece("it", kind, 3000, 3500, 4500, 5000)
        if kind == "bunker"
        else piece("it", kind, 3000, 3500, 4500, 3600)
    )
    return table_of(
        Squad("one1", "one", (x, y), "sapper", 1),
        pieces=(made,),
        things=(scenery(made),),
        turn={"step": "melee"},
    )


def test_abil_12_a_sapper_takes_a_point_without_a_test() -> None:
    referee = referee_of(sappers("low_wall", 3200), one=Script(melee=["sabotage:it"]))
    melee.fight_step(referee, "one1")
    assert "it" not in referee.table.things
    assert not [e for e in referee.events if e.what == "roll"]


def test_scn_05_a_bunker_is_secured_but_for_its_door() -> None:
    assert melee.why_not_sabotage(sappers("bunker", 3200), "one1", "it") is None
    assert melee.why_not_sabotage(sappers("bunker", 4500, 2800), "one1", "it").rule == "A4-SCN-05"  # type: ignore[union-attr]
    roofless = sappers("bunker", 4500, 2800)
    roofless.change("it", {"parts": (("body", 4), ("roof", 0))})
    assert melee.why_not_sabotage(roofless, "one1", "it") is None
