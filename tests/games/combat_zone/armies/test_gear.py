"""What is sold, and at what price (CZ-FORCE-03)."""

from __future__ import annotations

from escarmouche.games.combat_zone.armies import armybook, gear
from escarmouche.games.combat_zone.armies.armybook import ArmyBook


def books() -> list[ArmyBook]:
    return [armybook.load(armybook.BOOKS.find(key)) for key in armybook.BOOKS.names()]


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


def test_force_03_a_fighter_with_nothing_costs_his_quality_and_role() -> None:
    bare = gear.cost_of("leader", "average")
    assert bare == gear.QUALITY["average"] + gear.ROLES["leader"] + gear.GEAR["none"].cost
    assert gear.cost_of("leader", "average", grenades=2) == bare + 2 * gear.GRENADE.cost
    assert gear.cost_of("leader", "average", skills=3) == bare + 3 * gear.SKILL


def test_force_03_every_price_keeps_its_origin() -> None:
    origins = ("source", "public", "ruling")
    for line in gear.GEAR.values():
        assert line.origin in origins, line
        assert line.cost_origin in origins, line
        assert (line.origin == "public") <= bool(line.page), line
    assert (gear.GEAR["pistol"].origin, gear.GEAR["pistol"].cost_origin) == ("source", "ruling")
    assert gear.GEAR["military_rifle"].cost_origin == "public"
