"""Army books, lists and mustering (CZ-FORCE)."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone import (
    armybook,
    armylist,
    catalogue,
    closecombat,
    dice,
    gear,
    listcheck,
    muster,
    wounds,
)
from escarmouche.games.combat_zone.armylist import ArmyList
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import Group, Script, profile, referee_of, table_of

F = Fraction


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
    assert [(w.rule, w.reason) for w in listcheck.warnings(seven)] == [("CZ-FORCE-02", "no-sub-leader")]
    five = army(group("troop: boss", "troop: tough, count: 4", type="gang", quality="green"), book="gang")
    assert listcheck.warnings(five) == ()
    assert listcheck.SUB_LEADER_FROM == 6
    six = army(group("troop: boss", "troop: tough, count: 5", type="gang", quality="green"), book="gang")
    assert [w.about["figures"] for w in listcheck.warnings(six)] == [6]


def test_force_03_a_list_costs_no_more_than_agreed() -> None:
    found = army(group("troop: sergeant", "troop: rifleman, count: 2"), points=84)
    assert found.total == 32 + 26 + 26
    assert reasons(found) == []
    refusal = listcheck.check(found, 83)[0]
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-FORCE-03", "too-expensive", 1)


def test_force_03_the_samples_cost_what_they_say() -> None:
    for name, sample in (("corp-140-sample", 0), ("gang-122-sample", 1)):
        written = gear.UNITS["sample_forces"][sample]
        found = armylist.load_list(name)
        costs = [fighter.cost for g in found.groups for fighter in armylist.fighters(found.book, g)]
        assert costs == [figure["cost"] for figure in written["groups"][0]["figures"]]
        assert found.total == written["total"]


def test_force_03_a_book_with_other_prices_is_refused(tmp_path: Path) -> None:
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    path = tmp_path / "corp.yaml"
    path.write_text(text.replace("average: 32", "average: 31", 1), encoding="utf-8")
    with pytest.raises(DataError, match="31 is printed, the prices make 32"):
        armybook.load(path)


def test_force_03_every_ready_made_list_may_be_played() -> None:
    for name in armylist.LISTS.names():
        found = armylist.load_list(name)
        assert listcheck.check(found) == (), name
        assert found.total <= found.points
    sizes = {name.split("-")[1] for name in armylist.LISTS.names()}
    assert {"100", "200"} <= sizes
    assert set(armybook.BOOKS.names()) == {"corp", "cult", "gang", "mercs"}


def test_force_03_every_value_keeps_its_origin() -> None:
    for line in gear.GEAR.values():
        assert line.origin in gear.ORIGINS, line
        assert line.cost_origin in gear.ORIGINS, line
        assert (line.origin == "public") <= bool(line.page), line
    assert (gear.GEAR["pistol"].origin, gear.GEAR["pistol"].cost_origin) == ("source", "ruling")
    assert gear.GEAR["military_rifle"].cost_origin == "public"
    for key in armybook.BOOKS.names():
        book = armybook.load(armybook.BOOKS.find(key))
        entries: tuple[armybook.Troop | armybook.Machine | armybook.Alien, ...]
        entries = (*book.troops, *book.machines, *book.aliens)
        for entry in entries:
            assert set(armybook.origins_of(entry).values()) <= set(gear.ORIGINS)


def mustered(name: str) -> muster.Mustered:
    return muster.muster(armylist.load_list(name), "one", rerolls=5)


def test_force_04_basic_fighters() -> None:
    made = mustered("gang-200-street")
    basics = [p for p in made.profiles.values() if p.kind == "basic"]
    assert len(basics) == 3
    assert {(p.attack, p.damage, p.resistance, p.ap) for p in basics} == {("2D6", "2D6", 7, 5)}


def test_force_05_leaders() -> None:
    made = mustered("gang-200-street")
    leaders = [p for p in made.profiles.values() if p.kind == "leader"]
    assert {(p.attack, p.damage, p.resistance) for p in leaders} == {("2D8", "2D8", 8)}
    assert all(unit.leader.startswith(unit.id) for unit in made.units.values())
    table = table_of(Group("a", "one", (6000, 6000), "leader"), Group("b", "two", (6250, 6000), "unarmed"))
    assert odds(closecombat.opposed_roll, table, "aa", "ba").chances[closecombat.WON] == F(6001, 6912)


def test_force_06_heroes() -> None:
    made = mustered("corp-200-breach")
    hero = next(p for p in made.profiles.values() if p.kind == "hero")
    assert (hero.attack, hero.damage, hero.resistance, hero.ap, hero.quality) == (
        "2D8+1D6", "2D8", 9, 8, "elite")  # fmt: skip
    table = table_of(Group("a", "one", (6000, 6000), "hero"), Group("b", "two", (7000, 6000), "trooper"))
    flak = profile("flak-hero", armour="flak", kind="hero", resistance=9)
    from msgspec.structs import replace

    table.setting = replace(table.setting, profiles={**table.setting.profiles, "flak-hero": flak})
    table.change("aa", {"profile": "flak-hero"})

    def shot(referee: Any) -> str:
        return wounds.wound(referee, "CZ-WND-01", "aa", "3D6", "two")

    found = odds(shot, table).chances
    assert (found["eliminated"], found["panic"]) == (F(1, 2), F(73, 216))


def hero_shooting(rerolls: int) -> Table:
    table = table_of(Group("a", "one", (6000, 6000), "hero"), options={"hero_rerolls": rerolls})
    table.change("aa", {"rerolls": 1 if rerolls else 0})
    return table


def to_hit(referee: Any) -> int:
    return int(dice.rolled(referee, "CZ-SHOOT-10", "one", dice.pool("1D6")[0].over(3), by="aa"))


def test_force_07_no_rerolls_unless_asked_for() -> None:
    script = Script()
    assert to_hit(referee_of(hero_shooting(0), (3,), one=script)) == 0
    assert script.asked == []
    assert mustered("corp-200-breach").figures["one2a"].rerolls == 5


def test_force_07_a_reroll_makes_a_half_three_quarters() -> None:
    def reroll_misses(ask: Any, table: Table) -> Any:
        return 0 if ask.about["shown"][0] <= 3 else "-"

    found = odds(to_hit, hero_shooting(5), policy=reroll_misses).chances
    assert found[1] == F(3, 4)


def test_force_07_gutter_fighter_only_with_the_switch() -> None:
    from msgspec.structs import replace

    for value, text in ((0, "2d8+1d6+1d6"), (5, "2d8+1d6+1d6+1d4")):
        table = table_of(
            Group("a", "one", (6000, 6000), "hero"),
            Group("b", "two", (6250, 6000), "unarmed"),
            options={"hero_rerolls": value},
        )
        street = replace(table.setting.profiles["hero"], skills=("gutter_fighter",))
        table.setting = replace(table.setting, profiles={**table.setting.profiles, "hero": street})
        assert closecombat.attack_pool(table, "aa", "ba", initiator=True)[0].text() == text


def test_force_08_machine_classes() -> None:
    made = {**mustered("corp-200-gate").profiles, **mustered("mercs-200-iron").profiles}
    assert made["corp.watchdog"].resistance == 10
    assert made["mercs.warden"].resistance == 12
    assert armybook.CLASSES["street_tiger"]["resistance"] == 14
    table = table_of(Group("m", "one", (6000, 6000), "sentinel", kind="machine"))

    def level(result: object, after: Table) -> str:
        damage = after.figures["ma"].damage
        return damage[-1].partition(":")[2] if damage else "nothing"

    def shot(referee: Any) -> str:
        return wounds.wound(referee, "CZ-WND-01", "ma", "3D6", "two")

    found = odds(shot, table, of=level).chances
    assert 1 - found["nothing"] == F(3, 8)
    assert (found["major"], found["critical"]) == (F(1, 24), F(1, 216))


def test_force_08_mounts_are_limited() -> None:
    text = armybook.BOOKS.find("corp").read_text(encoding="utf-8")
    wrong = text.replace("ranged: [machine_pistol], cost: 40", "ranged: [machine_pistol, pistol], cost: 44")
    assert wrong != text
    with pytest.raises(DataError, match="CZ-FORCE-08"):
        armybook.read_book(yamlfile.parse(wrong, "corp.yaml"))


def test_force_09_sub_leaders() -> None:
    made = mustered("gang-200-street")
    sub = next(p for p in made.profiles.values() if p.kind == "sub_leader")
    assert (sub.attack, sub.damage, sub.resistance) == ("2D6", "2D6", 7)
    assert made.units["one1"].sub_leader == "one1b"
    table = table_of(
        Group("a", "one", (6000, 6000), "sub_leader"), Group("b", "two", (6250, 6000), "unarmed")
    )
    assert odds(closecombat.opposed_roll, table, "aa", "ba").chances[closecombat.WON] == F(1009, 1296)


def test_what_a_file_may_get_wrong(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="corp has no wizard"):
        army(group("troop: wizard"))
    with pytest.raises(DataError, match="no army book called nobody"):
        army(group("troop: rifleman"), book="nobody")
    text = armybook.BOOKS.find("gang").read_text(encoding="utf-8").replace("[heavy_pistol]", "[ray_gun]", 1)
    with pytest.raises(DataError, match="there is no weapon ray_gun") as error:
        armybook.read_book(yamlfile.parse(text, "gang.yaml"))
    assert error.value.said("fr").endswith(" : il n'y a pas d'arme de tir du nom de ray_gun")
    path = tmp_path / "x.yaml"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(DataError, match="expected an army book"):
        catalogue.check_file(path)
    assert catalogue.check_file(armylist.LISTS.find("corp-200-patrol"), "firefight") == ()
    assert catalogue.check_file(armybook.BOOKS.find("cult")) == ()
