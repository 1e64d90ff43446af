"""From a list to figures with their lines (CZ-FORCE-04 to 09)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.armies import armybook, armylist, gear, muster
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.dice import rerolls_left
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, profile, referee_of, table_of


def brawl_free(who: str) -> Table:
    return table_of(Group("a", "one", (6000, 6000), who), Group("b", "two", (9000, 6000), facing=180))


def test_force_04_replicants_are_fighters_with_nerves_and_a_price() -> None:
    made = muster.muster(armylist.load_list("mercs-200-replicants"), "one").profiles
    doll = made["mercs.war_doll.average"]
    assert doll.skills == ("replicant", "hard_shell", "never_drops")
    assert (doll.kind, doll.attack, doll.damage, doll.resistance, doll.ap) == ("basic", "2D6", "2D6", 7, 6)
    assert made["mercs.taskm_beta.average"].skills == ("replicant",)
    assert made["mercs.military_5000.average"].kind == "leader"
    assert made["mercs.mecha.average"].cost == made["mercs.taskm_beta.average"].cost + 2
    referee = referee_of(brawl_free("war_doll"), (1, 2, 1))
    wounds.wound(referee, "CZ-WND-01", "aa", "3D6", "two")
    assert referee.table.figures["aa"].states == {"panicked"}, "no machine: CZ-MACH-01 is not for them"


def grey(*, options: dict[str, Any] | None = None) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "grey", kind="alien"),
        options=options,
    )


def test_force_07_the_controller_has_one_reroll_where_heroes_have_theirs() -> None:
    printed = gear.UNITS["profiles"]["alien_controller"]
    made = muster.muster(armylist.load_list("cult-200-chapel"), "one", rerolls=5)
    watcher = made.profiles["cult.watcher"]
    assert (watcher.ap, watcher.attack, watcher.resistance, watcher.quality, watcher.initiative) == (
        printed["ap"], printed["attack"], printed["toughness"], printed["quality"], printed["initiative"],
    )  # fmt: skip
    assert list(watcher.ranged) == printed["gear"]
    assert "breathing_gear" in watcher.skills
    figure = next(f for f in made.figures.values() if f.profile == "cult.watcher")
    assert figure.rerolls == printed["rerolls"] == 1
    off = muster.muster(armylist.load_list("cult-200-chapel"), "one")
    assert all(f.rerolls == 0 for f in off.figures.values())
    table = grey(options={"hero_rerolls": 5})
    table.change("ba", {"rerolls": 1})
    assert rerolls_left(table, "ba") == 1
    assert rerolls_left(grey(), "ba") == 0


def test_force_06_the_authors_hero_has_the_line_that_is_printed_for_him() -> None:
    printed = gear.UNITS["profiles"]["hero_author_example"]
    text = (
        "book: gang\nname: {en: x, fr: x}\npoints: 61\ngroups:\n"
        "  - type: hero\n    figures: [{troop: hybrid}]\n"
    )
    made = muster.muster(armylist.read_list(yamlfile.parse(text, "list.yaml")), "one", rerolls=5)
    hero = made.profiles["gang.hybrid.elite"]
    assert (hero.attack, hero.damage, hero.ap) == (printed["attack"], printed["wound_dice"], printed["ap"])
    assert hero.resistance - wounds.ARMOUR[hero.armour] == printed["toughness"] == 11
    assert (*hero.ranged, hero.armour) == tuple(printed["gear"])
    assert list(hero.skills) == printed["skills"]
    assert next(f.rerolls for f in made.figures.values() if f.profile == hero.id) == printed["rerolls"]
    assert hero.cost == 40 + 5 + 6 + 2 * 5


def test_force_03_a_radio_costs_nothing_and_is_shown_on_the_sheet() -> None:
    assert gear.GEAR["comm_unit"].cost == 0
    row = gear.UNITS["equipment"]["comm_unit"]
    assert set(row) == {"en", "fr", "from", "page", "cost", "cost_from", "note"}
    made = muster.muster(armylist.load_list("corp-160-flight"), "one")
    assert all("comm_unit" in profile.kit for profile in made.profiles.values())
    assert all(profile.grenades == 2 for profile in made.profiles.values())


F = Fraction


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
    assert odds(close_combat.opposed_roll, table, "aa", "ba").chances[close_combat.WON] == F(6001, 6912)


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


def test_force_09_sub_leaders() -> None:
    made = mustered("gang-200-street")
    sub = next(p for p in made.profiles.values() if p.kind == "sub_leader")
    assert (sub.attack, sub.damage, sub.resistance) == ("2D6", "2D6", 7)
    assert made.units["one1"].sub_leader == "one1b"
    table = table_of(
        Group("a", "one", (6000, 6000), "sub_leader"), Group("b", "two", (6250, 6000), "unarmed")
    )
    assert odds(close_combat.opposed_roll, table, "aa", "ba").chances[close_combat.WON] == F(1009, 1296)
