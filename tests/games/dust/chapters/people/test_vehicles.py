"""The equipment of machines, and reloading (area DS-VEH, DS-WEAP-12)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.cards.weapons import HIS
from escarmouche.games.dust.chapters.people import vehicles
from escarmouche.games.dust.table import Card, Referee, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from tests.games.dust.tables import Put, Script, card, referee_of, table_of, weapon


def squad(*skills: str, id: str = "squad", **values: Any) -> Card:
    return card(id, weapon(count=5), skills=skills, **values)


def machine(*skills: str, id: str = "machine", **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(id, weapon(), skills=skills, **{**base, **values})


def first(ask: Any, table: Table) -> Any:
    return ask.proposal if ask.proposal is not None else ask.options[0]


def chance(
    action: Callable[[Referee, str], Any], table: Table, of: Callable[[Table], Any]
) -> dict[Any, Fraction]:
    return odds(action, table, "one1", of=lambda _, after: of(after), policy=first).chances


def plane(id: str, at: tuple[int, int]) -> Put:
    return Put(id, machine(id="plane", type="aircraft", locomotion="plane", kind="plane"), at)


def test_veh_01_air_alert_points_out_an_aircraft_in_sight() -> None:
    table = table_of(
        Put("one1", machine("air_alert"), (3, 3)), plane("two1", (8, 8)), Put("two2", squad(), (4, 4))
    )
    found = chance(vehicles.air_alert, table, lambda t: "alerted" in t.units["two1"].markers)
    assert found == {True: Fraction(1, 3), False: Fraction(2, 3)}
    refusal = vehicles.why_not_alert(table, "one1", "two2")
    assert refusal is not None
    assert refusal.rule == "DS-VEH-01"
    assert vehicles.AIR_ALERT in vehicles.offered(table, "one1", machine("air_alert"))


def test_veh_08_the_blade_gives_cover() -> None:
    table = table_of(Put("one1", machine("dozer_blade"), (3, 3)), Put("two1", squad(), (3, 8)))
    field = sight.GridField()
    assert not field.in_cover(table, "one1", "two1")
    vehicles.dozer(referee_of(table), "one1")
    assert field.in_cover(table, "one1", "two1")
    assert vehicles.DOZER in vehicles.offered(table, "one1", machine("dozer_blade"))


def test_veh_13_medevac_brings_soldiers_back_on_armies() -> None:
    table = table_of(Put("one1", machine("medevac"), (3, 3)), Put("one2", squad(), (3, 4), left=2))
    found = chance(vehicles.medevac, table, lambda t: len(t.units["one2"].figures) - 2)
    assert found[0] == Fraction(8, 27)
    assert sum(n * p for n, p in found.items()) == 1
    far = table_of(Put("one1", machine("medevac"), (3, 3)), Put("one2", squad(), (3, 5), left=2))
    assert vehicles.why_not_evacuate(far, "one1", "one2") is not None
    assert vehicles.MEDEVAC in vehicles.offered(far, "one1", machine("medevac"))


def test_veh_18_smoke_launchers_cover_all_squares_once() -> None:
    large = machine("smoke_launchers", size="large")
    table = table_of(Put("one1", large, (3, 3), facing=0), turn={"round": 2})
    vehicles.smoke(referee_of(table), "one1")
    assert {(*square_of(cloud), cloud.until) for cloud in table.things.values()} == {(3, 3, 3), (3, 2, 3)}
    assert vehicles.SMOKE not in vehicles.offered(table, "one1", large)
    vehicles.smoke(referee_of(table), "one1")
    assert len(table.things) == 2


def test_weap_12_reload_restores_the_loaded_marker() -> None:
    gun = card(
        "gun", weapon("rifle", count=4), weapon("rocket", "1/3", "reload"), weapon("mg", "4/1", "salvo")
    )
    table = table_of(Put("one1", gun, (3, 3), empty=True))
    assert vehicles.empty_lines(table, "one1") == [1, 2]
    vehicles.reload(referee_of(table, one=Script(reload=[2])), "one1")
    assert table.units["one1"].markers == {"loaded:2"}
    vehicles.reload(referee_of(table), "one1")
    assert vehicles.empty_lines(table, "one1") == []
    assert vehicles.RELOAD in vehicles.offered(table, "one1", gun)
    assert vehicles.RELOAD not in vehicles.offered(table, "one1", squad())


def test_weap_12_a_joined_heros_weapon_is_reloaded_too() -> None:
    man = card("man", weapon("pistol"), weapon("launcher", "1/3", "reload"), kind="hero", damage=4)
    units = (Put("one1", squad(), (3, 3)), Put("one2", man, (3, 3), empty=True))
    table = table_of(*units, turn={"hero": "one2"})
    assert vehicles.empty_lines(table, "one1") == [HIS + 1]
    assert vehicles.RELOAD in vehicles.offered(table, "one1", squad())
    vehicles.reload(referee_of(table), "one1")
    assert table.units["one2"].markers == {"loaded:1"}
