"""Rings of range and charge lie where the rules say so (A4-GEN-01, A4-ABIL-02, A4-MOV-08); sounds; looks."""

from __future__ import annotations

from escarmouche import games
from escarmouche.engine.kinds import SOUNDS
from escarmouche.engine.voice import Voice
from escarmouche.games.at43.chapters.dice import needed
from escarmouche.games.at43.chapters.measuring import CONTACT, range_of
from escarmouche.games.at43.chapters.movement.collisions import RAPID
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.client.rings import rings, sounds
from escarmouche.games.at43.client.scene import scene
from tests.games.at43.tables import Squad, table_of


def test_gen_01_rings_end_where_fewer_than_half_of_the_dice_hit() -> None:
    table = table_of(
        Squad("one1", "one", (6000, 3000), ["trooper", "mg", "flamer"]),
        setting={"conditions": ("fog",)},
    )
    drawn = rings(table, "one1")
    even = [ring for ring in drawn if ring.name == "even"]
    assert {weapon for ring in even for weapon in ring.weapons} == {"rifle", "machine_gun"}
    for ring in even:
        assert ring.figure == table.units["one1"].leader
        accuracy = table.setting.weapons[ring.weapons[0]].accuracy
        needs = [needed(accuracy - range_of(table, far, "one")) for far in (ring.far, ring.far + 1)]
        assert needs == [4, 5]
    (flame,) = [ring for ring in drawn if ring.name == "range"]
    assert (flame.figure, flame.rule) == ("one1c", "A4-ABIL-02")
    assert flame.far == table.setting.weapons["flamer"].reach


def test_mov_08_the_ring_of_a_charge_is_a_rapid_move_and_contact() -> None:
    table = table_of(Squad("one1", "one", (6000, 3000), "walker", 1, entry="walkers"))
    (charge,) = [ring for ring in rings(table, "one1") if ring.name == "charge"]
    end = charge.far - CONTACT
    assert why_not_move(table, "one1", RAPID, (("one1a", ((6000, 3000 + end),), 90),)) is None
    beyond = why_not_move(table, "one1", RAPID, (("one1a", ((6000, 3001 + end),), 90),))
    assert beyond
    assert (beyond.rule, beyond.reason) == ("A4-MOV-08", "too-far")


def test_units_off_the_table_have_no_rings() -> None:
    table = table_of(Squad("one1", "one", (6000, 3000), place="reserve"))
    assert rings(table, "one1") == ()


def test_every_weapon_sounds_like_something_and_events_tell_it() -> None:
    table = table_of(Squad("one1", "one", (6000, 3000)))
    told = sounds(table.setting)
    assert set(told) == set(table.setting.weapons)
    assert set(told.values()) <= set(SOUNDS)
    voice = Voice("en", games.ruleset("at43"), setting=table.setting)
    assert voice.sound({"weapon": "knife"}) == "blade"
    assert voice.sound({"unit": "one1", "salvo": "flamer"}) == "flame"
    assert voice.sound({"unit": "one1", "salvo": "machine_gun"}) == "burst"
    assert voice.sound({"unit": "one1"}) == ""


def test_each_side_has_a_look() -> None:
    table = table_of(Squad("one1", "one", (6000, 3000)), Squad("two1", "two", (6000, 6000)))
    assert set(scene(table, "one").builds) == {"one", "two"}
