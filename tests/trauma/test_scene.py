"""What clients draw of a table."""

from __future__ import annotations

import msgspec

from escarmouche.games.trauma.scene import scene
from escarmouche.games.trauma.table import Point, Table, Zone
from tests.trauma.tables import Squad, table_of, wall


def full() -> Table:
    tank = Squad("two1", "two", (4000, 8000), "tank", 1, entry="wheeled")
    tank.figures[0] = msgspec.structs.replace(tank.figures[0], ticked=2, broken=(1,), immobile=True)
    men = Squad(
        "one1", "one", (4000, 2000), ["sergeant", "marine", "gunner"], markers=("alert", "engaged"), cost=5
    )
    men.figures[1] = msgspec.structs.replace(men.figures[1], down=True)
    late = Squad("one2", "one", (0, 0), count=2, place="section")
    skimmer = Squad("one3", "one", (7000, 2000), "skimmer", 1, entry="antigravs")
    return table_of(
        men,
        tank,
        late,
        skimmer,
        pieces=(wall("w1", 3000, 6000, 3500, 6100), wall("w2", 5000, 6000, 5500, 6100)),
        turn={
            "round": 2,
            "zones": (
                Zone("z1", "access", (3000, 0), (6000, 0), "one"),
                Zone("z2", "neutral", (0, 4000), (0, 8000)),
                Zone("z3", "deployment", (0, 0), (3000, 2000), "one"),
            ),
            "points": (
                Point("p1", "alpha", "w1", holder="two"),
                Point("p2", "access", zone="z2", holder="one"),
            ),
            "unit": "one1",
        },
        one={"pc": 4, "pr": 2, "pv": 7, "general": "one1a", "cards": ("one1", "one3")},
    )


def test_pieces_and_figures() -> None:
    seen = scene(full(), "one")
    assert (seen.width, seen.depth) == (9000, 12000)
    assert [p.kind for p in seen.pieces] == ["wall", "wall"]
    by_id = {f.id: f for f in seen.figures}
    assert "one2a" not in by_id  # not on the table
    assert by_id["one1a"].role == "officer"
    assert by_id["one1a"].states == ("general",)
    assert by_id["one1b"].states == ("down",)
    assert by_id["one1c"].letter == "H"
    assert (by_id["two1a"].shape, by_id["two1a"].role) == ("tank", "leader")
    assert by_id["two1a"].states == ("immobile", "damaged", "weapon_lost")
    assert by_id["one3a"].shape == "aircraft"
    assert by_id["one1b"].shape == "infantry"


def test_cards_of_units() -> None:
    units = {u.id: u for u in scene(full(), "one").units}
    men, tank = units["one1"], units["two1"]
    assert men.states == ("engaged", "alert")
    assert (men.figures, men.strength, men.place) == (3, 3, "table")
    assert units["one2"].place == "off"
    lines = {words["en"]: value for words, value in tank.lines}
    assert lines["Structure"] == "XOIO■■"
    assert lines["Movement"] == "16 cm"
    assert lines["cannon"] == "1 × 5 · 1 · - · 8 · 2"
    assert lines["machine_gun"].startswith("0/1 × ")
    assert {words["fr"]: value for words, value in men.lines}["Points d'armée (PA)"] == "5"


def test_zones_say_who_holds_them() -> None:
    zones = {z.id: z for z in scene(full(), "one").zones}
    assert (zones["z1"].kind, zones["z1"].owner) == ("access", "one")
    assert (zones["z2"].kind, zones["z2"].owner) == ("neutral", "one")
    assert len(zones["z3"].outline) == 4
    assert (zones["p1"].kind, zones["p1"].owner) == ("alpha", "two")
    assert zones["p1"].name["fr"] == "Point alpha"
    assert "p2" not in zones


def test_scores_and_headline() -> None:
    seen = scene(full(), "two")
    scores = {(s.side, s.what["en"]): s.value for s in seen.scores}
    assert scores["one", "Command points (PC)"] == "4"
    assert scores["one", "Victory points (PV)"] == "7"
    assert scores["one", "Cards face down"] == "2"
    assert seen.headline == {
        "en": "Round 2/6 · Activation · Blue plays",
        "fr": "Tour 2/6 · Activation · Bleu joue",
    }
    table = full()
    table.change("turn", {"over": "two"})
    assert scene(table, "").headline["fr"] == "Rouge a gagné"


def test_a_scene_hides_what_its_side_may_not_know() -> None:
    table = full()
    table.change("one2", {"place": "reserve"})
    table.change("one", {"recruits": ("one2",)})
    assert {u.id: u.place for u in scene(table, "one").units}["one2"] == "reserve"
    assert {u.id: u.place for u in scene(table, "two").units}["one2"] == "off"
    assert msgspec.json.encode(scene(table, "two"))
