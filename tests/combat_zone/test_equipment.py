"""What `units.yaml` names and says little of: each entry is in play, with the figures written there."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.cli import phrases
from escarmouche.cli.language import messages
from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.combat_zone import (
    actions,
    areas,
    armybook,
    armylist,
    charges,
    closecombat,
    cover,
    field,
    forecast,
    gear,
    initiative,
    listcheck,
    maps,
    movement,
    muster,
    obstacles,
    outlook,
    policy,
    reactions,
    scene,
    shooting,
    weighing,
    wires,
    wounds,
)
from escarmouche.games.combat_zone.armybook import ArmyBook
from escarmouche.games.combat_zone.dice import rerolls_left
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Table
from escarmouche.games.combat_zone.terrain import block, make_piece
from escarmouche.space.shapes import Polygon, gap_to_polygon
from tests.combat_zone.tables import Group, Script, fence, referee_of, table_of, wall

F = Fraction


def books() -> list[ArmyBook]:
    return [armybook.load(armybook.BOOKS.find(key)) for key in armybook.BOOKS.names()]


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_force_03_whatever_has_a_price_is_sold_in_a_book() -> None:
    sold: set[str] = set()
    for book in books():
        for troop in book.troops:
            sold |= {troop.armour, *troop.ranged, *troop.melee, *troop.kit}
            sold |= {line.id for store, line in gear.THROWN.items() if getattr(troop, store)}
            sold |= {"frag_grenade"} if troop.grenades else set()
        sold |= {weapon for machine in book.machines for weapon in machine.ranged}
        sold |= {weapon for alien in book.aliens for weapon in alien.ranged}
    known = {*gear.GEAR, *(line.id for line in gear.THROWN.values()), gear.GRENADE.id}
    assert known - sold == set()
    assert known >= {"comm_unit", "wire_cutters", "molotov", "incendiary_grenade", "support_power"}
    assert set(gear.UNITS["equipment"]) <= known, "nothing of the equipment is only read"
    assert set(gear.UNITS["armour"]) <= known


def test_force_03_every_named_replicant_and_person_has_its_place() -> None:
    named = gear.UNITS["profiles"]["replicant_names"]["list"]
    assert [row["en"] for row in gear.REPLICANTS.values()] == [
        "TaskM Alpha", "TaskM Beta", "TaskF Alpha", "Mannequin", "Mecha", "War Doll", "Military 5000",
    ]  # fmt: skip
    assert sorted(row["en"] for row in gear.REPLICANTS.values()) == sorted(named)
    troops = [troop for book in books() for troop in book.troops]
    assert {t.replicant for t in troops if t.replicant} == set(gear.REPLICANTS)
    assert {t.person for t in troops if t.person} == set(gear.NAMED) == {"hero_author_example"}


# -- petrol and incendiary grenades ----------------------------------------------------------------------


def throwing(thrower: str = "firebug", away: int = 1000, target: str = "unarmed", **values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), thrower),
        Group("b", "two", (2250 + away, 6000), target, facing=180),
        **values,
    )


@pytest.mark.parametrize(
    ("thrower", "what", "dice", "reach", "radius", "price"),
    [("firebug", "molotov", "2D6", 1500, 300, 2), ("burner", "incendiary", "3D6", 2000, 400, 4)],
)
def test_area_01_bottles_and_incendiary_grenades_are_thrown_as_grenades_are(
    thrower: str, what: str, dice: str, reach: int, radius: int, price: int
) -> None:
    charge = charges.CHARGES[what]
    assert (charge.rule, charge.ap, charge.damage, charge.reach, charge.radius, charge.flames) == (
        "CZ-AREA-01", 3, dice, reach, radius, True)  # fmt: skip
    assert gear.THROWN[charge.store].cost == price
    assert gear.THROWN[charge.store].origin == "ruling"
    table = throwing(thrower)
    assert what in list(actions.options(table, "aa"))
    assert actions.cost(table, "aa", what) == 3
    assert actions.why_not(table, "aa", what) is None
    assert areas.why_not_aim(throwing(thrower, reach), "aa", what, "ba") is None
    assert reason(areas.why_not_aim(throwing(thrower, reach + 1), "aa", what, "ba")) == (
        "CZ-AREA-01", "too-far")  # fmt: skip
    low = (wall("l", 2600, 5000, 2650, 7000, 100), wall("m", 2800, 5000, 2850, 7000, 100))
    assert reason(areas.why_not_aim(throwing(thrower, pieces=low), "aa", what, "ba")) == (
        "CZ-AREA-01", "two-obstacles")  # fmt: skip
    assert reason(areas.why_not_throw(throwing("trooper"), "aa", what)) == ("CZ-SHOOT-13", "none-left")


def test_area_07_a_bottle_sets_men_and_ground_on_fire_and_is_gone() -> None:
    referee = referee_of(throwing(), (8,), (1, 1), one=Script(aim=["ba"]))
    actions.DEEDS["molotov"](referee, "aa", "")
    assert referee.table.figures["aa"].molotovs == 1
    assert referee.table.figures["ba"].states == {"burning", "panicked"}, "2 on the dice alone does nothing"
    fire = next(m for m in referee.table.turn.markers if m.kind == "fire")
    assert (fire.x, fire.y, fire.radius, fire.value) == (3250, 6000, 300, 2)
    assert areas.in_fire(referee.table, "ba")
    last = referee_of(throwing("burner"), (8,), (1, 1, 1), one=Script(aim=["ba"]))
    actions.DEEDS["incendiary"](last, "aa", "")
    assert last.table.figures["aa"].incendiaries == 0
    assert "incendiary" not in list(actions.options(last.table, "aa"))


def test_area_03_no_cover_helps_against_a_bottle_and_it_may_fly_too_far() -> None:
    table = throwing(away=1500)
    found = odds(areas.fall, table, "aa", "molotov", (3750, 6000), of=lambda result, _: result[0]).chances
    beyond = [spot for spot in found if spot[0] > 3750 + 100]
    assert beyond, "only the jet of a flamethrower ends at its reach"
    hidden = throwing(pieces=(wall("l", 3000, 5000, 3050, 7000, 200),))
    open_ground = forecast.throw_odds(throwing(), "aa", "molotov", "ba")["eliminated"].chances[1]
    assert forecast.throw_odds(hidden, "aa", "molotov", "ba")["eliminated"].chances[1] == open_ground > 0


def test_game_05_bots_throw_bottles_as_they_throw_grenades() -> None:
    for thrower, what in (("firebug", "molotov"), ("burner", "incendiary"), ("grenadier", "grenade")):
        table = throwing(thrower, target="leader")
        view = outlook.outlook_of(table, "aa")
        assert any(shot.action == what for shot in view.shots(table)), what
        assert weighing.DEEDS[what](view, "") > weighing.NEVER
        assert what in forecast.throws(table, "aa")
        assert what in policy.QUICK
    only_bottles = throwing("firebug")
    assert policy.quick_answer(ask_action(only_bottles, "molotov", "done"), only_bottles) == "molotov"


def ask_action(table: Table, *options: str) -> Any:
    return Ask("CZ-AP-04", "one", "action", options, about={"figure": "aa"})


def test_force_03_three_things_to_throw_at_most() -> None:
    text = armybook.BOOKS.find("gang").read_text(encoding="utf-8")
    start, more = "molotovs: 2,\n     cost: {green: 14", "molotovs: 2, grenades: 2,\n     cost: {green: 20"
    wrong = text.replace(start, more)
    assert wrong != text
    with pytest.raises(DataError, match="3 grenades and bottles at most"):
        armybook.read_book(yamlfile.parse(wrong, "gang.yaml"))


# -- wire ------------------------------------------------------------------------------------------------


def fenced(who: str = "cutter", y: int = 5860, **values: Any) -> Table:
    """A figure that touches a fence of 8 cm from the south, an enemy beyond it."""
    return table_of(
        Group("a", "one", (6000, y), who, facing=90, **values),
        Group("b", "two", (6000, 7000), "unarmed", facing=270),
        pieces=(fence("fence1", 5600, 5985, 6400, 6015),),
    )


def test_act_04_wire_is_cut_by_who_has_cutters_and_everybody_walks_through() -> None:
    table = fenced()
    assert "cut:fence1" in list(actions.options(table, "aa"))
    assert actions.cost(table, "aa", "cut:fence1") == 2
    north = (("aa", ((6000, 6240),), -1),)
    assert reason(movement.why_not_path(table, "aa", north)) == ("CZ-TERR-03", "in-the-way")
    referee = referee_of(table)
    actions.DEEDS["cut"](referee, "aa", "fence1")
    left = {p.id: p.polygon.box for p in referee.table.ground.pieces}
    assert left == {"fence2": (5600, 5985, 5850, 6015), "fence3": (6150, 5985, 6400, 6015)}
    assert movement.why_not_path(referee.table, "aa", north) is None
    aside = (("aa", ((6200, 6240),), -1),)
    assert reason(movement.why_not_path(referee.table, "aa", aside))[1] == "in-the-way"
    assert "cut:fence1" not in list(actions.options(referee.table, "aa"))
    told = [event for event in referee.events if event.about.get("key") == "wire-cut"]
    assert len(told) == 1


def test_act_04_why_wire_is_not_cut() -> None:
    assert reason(wires.why_not_cut(fenced("trooper"), "aa", "fence1")) == ("CZ-ACT-04", "no-wire-cutters")
    assert "cut:fence1" not in list(actions.options(fenced("trooper"), "aa"))
    assert reason(wires.why_not_cut(fenced(), "aa", "elsewhere")) == ("CZ-ACT-04", "no-wire")
    far = wires.why_not_cut(fenced(y=5800), "aa", "fence1")
    assert reason(far) == ("CZ-ACT-04", "not-in-contact")
    assert far is not None
    assert far.excess == 60
    assert reason(actions.why_not(fenced(ap=1), "aa", "cut:fence1")) == ("CZ-AP-04", "not-enough-points")
    assert wires.why_not_cut(fenced(), "aa", "fence1") is None


@pytest.mark.parametrize("turn", [0, 30, 90, 135])
def test_act_04_a_gap_is_as_wide_as_a_base_whichever_way_the_fence_runs(turn: int) -> None:
    whole = make_piece("f", "fence", block("fence", (6000, 6000), turn))
    left = wires.parts(whole, (6000, 6000))
    assert len(left) == 2
    for part in left:
        assert 124 <= gap_to_polygon((6000, 6000), 0, Polygon(part)) <= 152, (
            "a base of 2.5 cm fits, and not much more"
        )
    end = whole.polygon.points[0]
    assert len(wires.parts(whole, end)) == 1, "at its end one part is left"


def test_terr_01_wire_hides_nobody_and_is_light_cover() -> None:
    table = fenced("trooper", y=4000)
    assert field.look_at(table, "aa", "ba").visible
    table.change("ba", {"states": frozenset({"dropped"}), "y": 6150})
    assert field.look_at(table, "aa", "ba").visible, "one sees a man who lies behind mesh"
    assert cover.cover_from(table, "aa", "ba") == "light"
    assert obstacles.why_not_cross(fenced("trooper"), "aa", "fence1") is None, "others climb over it"


def test_act_04_there_is_wire_on_the_maps_and_it_is_drawn_as_such() -> None:
    wired = {name for name in maps.MAPS.names() if any("wire" in p.traits for p in maps.ground(name).pieces)}
    assert wired == {"compound", "crossroads", "warehouse"}
    shown = scene.scene(fenced(), "one").pieces
    assert [piece.kind for piece in shown] == ["fence"]


def test_game_05_greedy_cuts_what_is_in_its_way() -> None:
    pieces = (
        fence("fence1", 4000, 5985, 8000, 6015),
        wall("w", 0, 5985, 4000, 6015),
        wall("v", 8000, 5985, 12000, 6015),
    )
    table = table_of(
        Group("a", "one", (6000, 5860), "cutter", facing=90),
        Group("b", "two", (6000, 11000), "unarmed", facing=270),
        pieces=pieces,
    )
    view = outlook.outlook_of(table, "aa")
    worth = {name: weighing.DEEDS[name](view, "fence1") for name in ("cut", "cross")}
    assert worth["cut"] > worth["cross"] > weighing.NEVER
    beside = table_of(
        Group("a", "one", (6000, 5860), "cutter", facing=270), Group("b", "two", (6000, 2000)), pieces=pieces
    )
    assert weighing.DEEDS["cut"](outlook.outlook_of(beside, "aa"), "fence1") == weighing.NEVER
    assert "cut" in policy.DEEDS


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "cut a gap in chain-link fence [fence1] (2 AP)"),
        ("fr", "ouvrir une brèche dans grillage [fence1] (2 PA)"),
    ],
)
def test_act_04_cutting_is_offered_in_both_languages(lang: str, said: str) -> None:
    table = fenced()
    say = messages(lang, "combat_zone")
    names = phrases.Names(RULESET.scene(table, ""), say, table.setting, RULESET.ledger)
    assert phrases.option_line("cut:fence1", say, names) == said


# -- replicants ------------------------------------------------------------------------------------------


def brawl(who: str, foe: str) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), who, states=("panicked",), foes=("ba",)),
        Group("b", "two", (6250, 6000), foe, foes=("aa",)),
    )


def added(table: Table) -> list[tuple[str, int]]:
    return [(m.rule, m.value) for m in reactions.modifiers(table, "aa") if m.rule == "CZ-REAC-08"]


@pytest.mark.parametrize(
    ("who", "foe", "shells"),
    [
        ("green", "mecha", 1),
        ("trooper", "mecha", 1),
        ("trooper", "war_doll", 1),
        ("veteran", "mecha", 0),
        ("elite", "mecha", 0),
        ("trooper", "task", 0),
        ("trooper", "trooper", 0),
    ],
)
def test_reac_08_a_hard_shell_unnerves_green_and_average_foes(who: str, foe: str, shells: int) -> None:
    plain = added(brawl(who, "trooper"))
    assert added(brawl(who, foe)) == plain + [("CZ-REAC-08", -1)] * shells
    alone = brawl(who, foe)
    alone.change("aa", {"foes": ()})
    assert added(alone) == []


def test_reac_08_the_shell_counts_in_the_test_that_is_rolled() -> None:
    with_shell, without = (
        odds(reactions.test, brawl("trooper", foe), "aa").chances[reactions.OK] for foe in ("mecha", "task")
    )
    assert (without, with_shell) == (F(10, 36), F(6, 36)), "9 and 10 on two dice"


def test_act_05_a_war_doll_cannot_drop_down() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "war_doll"), Group("b", "two", (9000, 6000), facing=180))
    assert reason(actions.why_not(table, "aa", "cover")) == ("CZ-ACT-05", "never-drops")
    assert actions.why_not(brawl_free("mecha"), "aa", "cover") is None


def brawl_free(who: str) -> Table:
    return table_of(Group("a", "one", (6000, 6000), who), Group("b", "two", (9000, 6000), facing=180))


def test_game_05_a_bot_does_not_count_on_a_war_doll_lying_down() -> None:
    stands = {}
    for who in ("mecha", "war_doll"):
        table = table_of(
            Group("a", "one", (1000, 6000), who, broken=("assault_rifle",)),
            Group("b", "two", (4000, 6000), "cannoneer", facing=180),
        )
        stands[who] = outlook.Outlook(table, "aa").stand(table, 1)
    assert stands["war_doll"] < stands["mecha"]


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


# -- support power armour --------------------------------------------------------------------------------


def test_wnd_04_support_armour_protects_better_strikes_harder_and_is_slow() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "support"), Group("b", "two", (6250, 6000), "unarmed"))
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "aa", "3D6", "two"), table).chances
    assert found["eliminated"] + found["damage"] == F(81, 216), "12 on 3D6"
    assert found["damage"] == found["eliminated"] / 2
    assert movement.step_length(table, "aa") == 400
    far = movement.why_not_path(table, "aa", (("aa", ((5599, 6000),), -1),))
    assert far is not None
    assert far.rule in ("CZ-MOVE-03", "CZ-MOVE-04")
    assert actions.cost(table, "aa", "cover") == 3
    assert shooting.cost(table, "machine_gun", shooting.BURST, "aa") == 2
    assert [blade.attack for blade in closecombat.close_weapons(table, "aa")] == ["1D6"]
    line = gear.GEAR["support_power"]
    assert (line.origin, line.cost_origin, line.cost) == ("ruling", "public", 30)
    low, high = gear.UNITS["armour"]["support_power"]["cost_read"]
    assert low <= line.cost <= high


def test_wnd_04_only_the_experienced_wear_support_armour() -> None:
    text = (
        "book: corp\nname: {en: x, fr: x}\npoints: 200\ngroups:\n  - type: squad\n    quality: average\n"
        "    figures: [{troop: sergeant}, {troop: rifleman}, {troop: suit_support}]\n"
    )
    found = listcheck.check(armylist.read_list(yamlfile.parse(text, "list.yaml")))
    assert [(r.rule, r.reason) for r in found] == [("CZ-WND-04", "armour-not-for-this-quality")]


# -- the grey controller and the author's hero -----------------------------------------------------------


def grey(*, options: dict[str, Any] | None = None) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "grey", kind="alien"),
        options=options,
    )


def test_wnd_02_a_near_miss_may_destroy_breathing_gear() -> None:
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "ba", "2D6", "one"), grey()).chances
    assert found["eliminated"] == F(6, 36) + F(4, 36) / 2, "10 or more, and half of the nines"
    assert found["panic"] == F(4, 36) / 2 + F(5, 36) + F(6, 36)
    other = odds(lambda r: wounds.wound(r, "CZ-WND-01", "aa", "2D6", "two"), grey()).chances
    assert other == {"eliminated": F(7, 12), "panic": F(1, 3), "nothing": F(1, 12)}


@pytest.mark.parametrize(("die", "alive"), [(3, False), (4, True)])
def test_wnd_02_the_gear_breaks_on_1_to_3_in_close_combat_too(die: int, alive: bool) -> None:
    referee = referee_of(grey(), (4, 5), (die,))
    closecombat.strike(referee, "aa", "ba")
    assert (referee.table.figures["ba"].fate == "alive") is alive
    told = [e.about["key"] for e in referee.events if e.what == "note"]
    assert ("breathing-gear-lost" in told) is not alive
    stunned = referee_of(grey(), (8, 1), (die,))
    outcome = wounds.wound(stunned, "CZ-WND-01", "ba", "2D8", "one", stun=8)
    assert outcome == ("panic" if alive else "eliminated")


def test_init_08_a_creature_may_have_a_die_of_its_own() -> None:
    dice, bonus = initiative.dice_of(grey(), "two")
    assert (dice.text(), bonus) == ("1d8", -1)
    shaken = grey()
    shaken.change("ba", {"states": frozenset({"panicked"})})
    assert initiative.dice_of(shaken, "two")[1] == 0


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


# -- what the sheet of a group shows ---------------------------------------------------------------------


def test_force_03_a_radio_costs_nothing_and_is_shown_on_the_sheet() -> None:
    assert gear.GEAR["comm_unit"].cost == 0
    row = gear.UNITS["equipment"]["comm_unit"]
    assert set(row) == {"en", "fr", "from", "page", "cost", "cost_from", "note"}
    made = muster.muster(armylist.load_list("corp-160-flight"), "one")
    assert all("comm_unit" in profile.kit for profile in made.profiles.values())
    assert all(profile.grenades == 2 for profile in made.profiles.values())


def test_force_03_cutters_make_no_specialist_of_a_fighter() -> None:
    assert next(f.role for f in scene.scene(fenced(), "one").figures if f.id == "aa") == "soldier"
    assert next(f.role for f in scene.scene(fenced("medic"), "one").figures if f.id == "aa") == "specialist"


@pytest.mark.parametrize(
    ("who", "english", "french"),
    [
        ("firebug", "Molotov cocktails left", "Cocktails Molotov restants"),
        ("burner", "Incendiary grenades left", "Grenades incendiaires restantes"),
    ],
)
def test_shoot_13_the_sheet_counts_what_is_left_to_throw(who: str, english: str, french: str) -> None:
    table = throwing(who)
    unit = next(unit for unit in scene.scene(table, "one").units if unit.id == "a")
    left = {line["en"]: (line["fr"], value) for line, value in unit.lines}
    assert left[english] == (french, "2" if who == "firebug" else "1")
