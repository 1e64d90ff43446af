"""Rings of range and charge are where the rules say so (TR-SHOOT-26, TR-SHOOT-31, TR-MOVE-02); sounds."""

from __future__ import annotations

from escarmouche import games
from escarmouche.engine.kinds import SOUNDS
from escarmouche.engine.voice import Voice
from escarmouche.games.trauma.chapters.measuring import band
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.client.rings import rings, sounds
from tests.games.trauma.tables import Squad, table_of


def test_shoot_26_rings_lie_where_accuracy_meets_the_range_and_a_charge_ends() -> None:
    table = table_of(Squad("one1", "one", (4300, 4800), ["sergeant", "marine", "gunner"]))
    found = {(ring.name, ring.weapons): ring for ring in rings(table, "one1")}
    leader = table.units["one1"].leader
    for (name, weapons), ring in found.items():
        assert ring.figure == leader
        if name == "even":
            score = table.setting.weapons[weapons[0]].score()
            assert (band(ring.far), band(ring.far + 1)) == (score, score + 1)
    charge = found["charge", ()].far
    at = table.figures[leader]
    others = [(f, (), -1) for f in table.units["one1"].figures if f != leader]
    ahead = ((leader, ((at.x, at.y + charge),), -1), *others)
    beyond = ((leader, ((at.x, at.y + charge + 1),), -1), *others)
    assert (why_not_paths(table, "one1", beyond) or ahead).reason == "too-far"  # type: ignore[union-attr]
    nearer = why_not_paths(table, "one1", ahead)
    assert nearer is None or nearer.reason != "too-far"


def test_every_weapon_sounds_like_something_and_events_tell_it() -> None:
    table = table_of(Squad("one1", "one", (4300, 4800), ["sergeant", "gunner"]))
    told = sounds(table.setting)
    assert set(told) == set(table.setting.weapons)
    assert set(told.values()) <= set(SOUNDS)
    voice = Voice("en", games.ruleset("trauma"), setting=table.setting)
    assert voice.sound({"weapon": "knife"}) == "blade"
    assert voice.sound({"unit": "one1", "salvo": "machine_gun#1"}) == told["machine_gun"] == "burst"
    assert voice.sound({"unit": "one1"}) == ""
