"""What an army list may hold (CZ-FORCE-01 to 03)."""

from __future__ import annotations

from escarmouche.engine import yamlfile
from escarmouche.games.combat_zone.armies import armybook, armylist, listcheck
from escarmouche.games.combat_zone.armies.armylist import ArmyList


def test_wnd_04_only_the_experienced_wear_support_armour() -> None:
    text = (
        "book: corp\nname: {en: x, fr: x}\npoints: 200\ngroups:\n  - type: squad\n    quality: average\n"
        "    figures: [{troop: sergeant}, {troop: rifleman}, {troop: suit_support}]\n"
    )
    found = listcheck.check(armylist.read_list(yamlfile.parse(text, "list.yaml")))
    assert [(r.rule, r.reason) for r in found] == [("CZ-WND-04", "armour-not-for-this-quality")]


def army(*groups: str, points: int = 200, book: str = "corp") -> ArmyList:
    text = f"book: {book}\nname: {{en: x, fr: x}}\npoints: {points}\ngroups:\n" + "".join(groups)
    return armylist.read_list(yamlfile.parse(text, "list.yaml"))


def group(*figures: str, type: str = "squad", quality: str = "average") -> str:
    lines = "".join(f"      - {{{figure}}}\n" for figure in figures)
    return f"  - type: {type}\n    quality: {quality}\n    figures:\n{lines}"


def reasons(found: ArmyList, points: int = 0) -> list[tuple[str, str]]:
    return [(r.rule, r.reason) for r in listcheck.check(found, points)]


def test_force_01_one_quality_and_a_leader_one_step_better() -> None:
    fine = army(group("troop: sergeant, quality: veteran", "troop: rifleman, count: 2"))
    assert reasons(fine) == []
    mixed = army(group("troop: sergeant", "troop: rifleman", "troop: rifleman, quality: veteran"))
    assert reasons(mixed) == [("CZ-FORCE-01", "two-qualities")]
    far = army(group("troop: sergeant, quality: elite", "troop: rifleman, count: 2"))
    assert reasons(far) == [("CZ-FORCE-01", "leader-one-step")]
    worse = army(group("troop: sergeant", "troop: rifleman, count: 2", quality="veteran").replace(
        "troop: sergeant", "troop: sergeant, quality: average"))  # fmt: skip
    assert reasons(worse) == [("CZ-FORCE-01", "leader-one-step")]


def test_force_01_individuals_operate_alone() -> None:
    together = army(group("troop: sergeant", "troop: agent", "troop: rifleman"))
    assert ("CZ-FORCE-01", "operates-alone") in reasons(together)
    two = army(group("troop: watchdog, count: 2", type="machine"))
    assert reasons(two) == [("CZ-FORCE-01", "operates-alone")]
    wrong = army(group("troop: rifleman", type="hero"))
    assert reasons(wrong) == [("CZ-FORCE-01", "not-of-this-type")]


def test_force_02_size_and_command() -> None:
    small = army(group("troop: sergeant", "troop: rifleman"))
    assert reasons(small) == [("CZ-FORCE-02", "group-size")]
    big = army(group("troop: boss", "troop: tough, count: 10", type="gang", quality="green"), book="gang")
    assert reasons(big) == [("CZ-FORCE-02", "group-size")]
    headless = army(group("troop: rifleman, count: 3"))
    assert reasons(headless) == [("CZ-FORCE-02", "one-leader")]
    two = army(group("troop: sergeant, count: 2", "troop: rifleman"))
    assert reasons(two) == [("CZ-FORCE-02", "one-leader")]
    seven = army(group("troop: boss", "troop: tough, count: 6", type="gang", quality="green"), book="gang")
    assert reasons(seven) == []


def test_force_03_a_list_costs_no_more_than_agreed() -> None:
    found = army(group("troop: sergeant", "troop: rifleman, count: 2"), points=84)
    assert found.total == 32 + 26 + 26
    assert reasons(found) == []
    refusal = listcheck.check(found, 83)[0]
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-FORCE-03", "too-expensive", 1)


def test_force_03_every_ready_made_list_may_be_played() -> None:
    for name in armylist.LISTS.names():
        found = armylist.load_list(name)
        assert listcheck.check(found) == (), name
        assert found.total <= found.points
    sizes = {name.split("-")[1] for name in armylist.LISTS.names()}
    assert {"100", "200"} <= sizes
    assert set(armybook.BOOKS.names()) == {"corp", "cult", "gang", "mercs"}


def test_force_01_the_group_at_fault_is_named_by_its_number() -> None:
    fine = group("troop: sergeant, quality: veteran", "troop: rifleman, count: 2")
    headless = group("troop: rifleman, count: 3")
    (refusal,) = listcheck.check(army(fine, headless), 0)
    assert (refusal.reason, refusal.about["group"]) == ("one-leader", 2)
