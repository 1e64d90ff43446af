"""Officers: their die, their voice, the groups they take over, one to a force (CZ-INIT-05, CZ-INIT-08)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.dice import die
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.combat_zone.armies import armybook, armylist, listcheck, muster
from escarmouche.games.combat_zone.bot import weighing
from escarmouche.games.combat_zone.chapters import actions, cohesion, initiative, officers, reactions
from escarmouche.games.combat_zone.table import PANICKED, Referee, Table
from tests.games.combat_zone.tables import Group, Script, codes_of, referee_of, refusal_of, table_of

F = Fraction


def leaderless(*, at: tuple[int, int] = (6000, 4000), officer: str = "officer") -> Table:
    """Two troopers whose leader is dead, and an officer."""
    return table_of(
        Group("o", "one", at, officer, kind="officer"),
        Group("a", "one", (6000, 5000), "trooper", 2),
        Group("b", "two", (6000, 11000), "leader", facing=270),
    )


def test_init_08_an_officer_is_an_individual_with_a_die_of_his_own() -> None:
    for officer, sides in (("officer", 6), ("veteran_officer", 8)):
        table = leaderless(officer=officer)
        dice, bonus = initiative.dice_of(table, "one")
        assert dice == (die(4) + die(sides) if sides == 8 else die(6) + die(4)).each(), "and the lost group's"
        assert not bonus
        table.change("oa", {"states": frozenset({"panicked"})})
        assert initiative.dice_of(table, "one")[0] == die(4).each(), "free of reaction only"
    assert cohesion.individual(leaderless(), "o")
    assert cohesion.allowance(leaderless(), "oa") == 6, "not one less"


def test_init_05_an_officer_takes_over_for_three_points() -> None:
    table = leaderless()
    assert not cohesion.in_cohesion(table, "a")
    referee = referee_of(table, one=Script(action=["lead:a"]))
    actions.act(referee)
    actions.carry_out(referee)
    after = referee.table
    assert after.figures["oa"].ap == 3
    assert after.units["a"].leader == "oa"
    assert cohesion.in_cohesion(after, "a"), "both within 15 cm of him"
    assert not initiative.dice_of(after, "one")[1], "he brings his die, not a leader's 2"
    assert not any(o.startswith("lead:") for o in codes_of(after, "oa"))
    after.change("oa", {"fate": "dead"})
    assert not cohesion.has_leader(after, "a"), "leaderless again without him"


def test_init_05_why_an_officer_may_not_take_over() -> None:
    def reason(table: Table, unit: str = "a") -> tuple[str, str]:
        refusal = officers.why_not_take_over(table, "oa", unit)
        assert refusal is not None
        return refusal.rule, refusal.reason

    far = leaderless(at=(6000, 3249))
    assert reason(far) == ("CZ-INIT-04", "too-far-to-lead")
    assert officers.why_not_take_over(leaderless(at=(6000, 3250)), "oa", "a") is None, "15 cm of bases"
    led = leaderless()
    led.change("a", {"leader": "aa"})
    assert reason(led) == ("CZ-INIT-05", "not-leaderless")
    busy = table_of(
        Group("o", "one", (6000, 4000), "officer", kind="officer"),
        Group("a", "one", (6000, 5000)),
        Group("c", "one", (7000, 5000)),
        Group("b", "two", (6000, 11000)),
    )
    busy.change("c", {"leader": "oa"})
    assert reason(busy) == ("CZ-INIT-05", "leads-another")
    busy.change("c", {"figures": ()})
    assert officers.why_not_take_over(busy, "oa", "a") is None, "nobody is left of the other"
    short = leaderless()
    short.change("oa", {"ap": 2})
    refusal = refusal_of(short, "oa", "lead:a")
    assert refusal is not None
    assert refusal.rule == "CZ-AP-04"


def test_only_officers_are_offered_to_lead() -> None:
    table = leaderless()
    assert "lead:a" in tuple(codes_of(table, "oa"))
    assert not any(o.startswith("lead:") for o in codes_of(table, "aa"))


def test_reac_09_an_officer_within_15_cm_steadies_his_friends() -> None:
    table = leaderless()
    table.change("aa", {"states": frozenset({"panicked"})})
    assert [m.value for m in reactions.modifiers(table, "aa") if m.rule == "CZ-REAC-09"] == [1]
    assert odds(lambda r: reactions.test(r, "aa"), table).chances[reactions.OK] == F(7, 12)
    table.change("oa", {"x": 6000, "y": 2000})
    assert odds(lambda r: reactions.test(r, "aa"), table).chances[reactions.OK] == F(5, 12)
    assert reactions.near_leader(leaderless(), "oa") is None, "not himself"
    assert reactions.near_leader(leaderless(at=(6000, 10500)), "ba") is None, "not the enemy"


def test_reac_11_who_has_taken_over_is_a_leader() -> None:
    table = leaderless()
    assert reactions.rank(table, "oa") is None
    table.change("a", {"leader": "oa"})
    rank = reactions.rank(table, "oa")
    assert rank is not None
    assert (rank.rule, rank.value) == ("CZ-REAC-11", 2)


def army(*groups: str) -> armylist.ArmyList:
    squad = (
        "- {type: squad, quality: average, figures: [{troop: sergeant}, {troop: rifleman}, {troop: guard}]}"
    )
    text = "book: corp\nname: {en: a, fr: a}\npoints: 400\ngroups:\n" + "\n".join((squad, *groups))
    return armylist.read_list(yamlfile.parse(text, "list.yaml"))


OFFICER = "- {type: officer, quality: QUALITY, figures: [{troop: officer}]}"


def reasons(found: armylist.ArmyList) -> list[tuple[str, str]]:
    return [(r.rule, r.reason) for r in listcheck.check(found)]


def test_force_01_one_officer_to_a_force() -> None:
    one = OFFICER.replace("QUALITY", "veteran")
    assert reasons(army(one)) == []
    assert reasons(army(one, one)) == [("CZ-FORCE-01", "one-officer")]
    assert reasons(army(OFFICER.replace("QUALITY", "green"))) == [("CZ-FORCE-01", "quality-not-in-book")]
    inside = "- {type: squad, figures: [{troop: sergeant}, {troop: guard}, {troop: officer}]}"
    assert ("CZ-FORCE-01", "operates-alone") in reasons(army(inside))


def test_force_03_officers_have_their_lines_and_their_price() -> None:
    made = muster.muster(army(OFFICER.replace("QUALITY", "elite")), "one")
    printed = made.profiles["corp.officer.elite"]
    assert (printed.attack, printed.damage, printed.resistance, printed.ap) == ("2D8", "2D8", 8, 7)
    assert printed.cost == 17 + 10 + 5 + 6 + 1
    assert (made.units["one2"].kind, made.units["one2"].leader) == ("officer", "")
    average = muster.muster(army(OFFICER.replace("QUALITY", "average")), "one")
    assert average.profiles["corp.officer.average"].attack == "2D6"
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    green = text.replace("qualities: [average,", "qualities: [green, average,")
    green = green.replace("{average: 30, veteran: 34, elite: 39}", "{green: 27, average: 30}")
    with pytest.raises(DataError, match=r"CZ-FORCE-01: no officer is green"):
        armybook.read_book(yamlfile.parse(green, "corp.yaml"))


def test_bots_take_over_whom_nobody_leads() -> None:
    table = leaderless()
    asked: list[str] = []

    class Listening(Script):
        def choose(self, ask: Ask, seat: Any) -> Any:
            open_ = [o for o in ask.options if not ask.refuses(o)]
            weights = {o: weighing.weigh(ask, table, o) or 0.0 for o in open_}
            asked.append(max(open_, key=lambda o: weights[o]))
            return "done"

    actions.act(referee_of(table, one=Listening()))
    assert asked == ["lead:a"]


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


def test_init_05_only_an_officer_leads_a_group_not_his_own() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), count=2), Group("o", "one", (6500, 6500), "officer", kind="officer")
    )
    assert officers.led_by(table, "aa") == officers.led_by(table, "oa") == ""
    assert list(officers.leaderless(table, "oa")) == ["a"]
    referee = referee_of(table)
    officers.take_over(referee, "oa", "a")
    assert officers.led_by(referee.table, "oa") == "a"
    assert told(referee) == ["takes-over"]
    assert why(officers.why_not_take_over(referee.table, "oa", "a")) == "not-leaderless"


@pytest.mark.parametrize(("gap", "heard"), [(0, True), (officers.REACH, True), (officers.REACH + 1, False)])
def test_reac_09_an_officer_steadies_as_far_as_he_is_heard(gap: int, heard: bool) -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), count=2, states=(PANICKED,)),
        Group("o", "one", (2250 + gap, 6500), "officer", kind="officer"),
    )
    table.change("aa", {"x": 2000, "y": 6500})
    table.change("ab", {"y": 9000 + officers.REACH})
    assert officers.steadied(table, "aa") is heard
    assert officers.steadied(table, "oa") is False, "nobody steadies himself"
    assert (reactions.near_leader(table, "aa") is not None) is heard
    refusal = officers.why_not_take_over(table, "oa", "a")
    assert why(refusal) == ("" if heard else "too-far-to-lead")
    if refusal:
        assert refusal.excess == 1
