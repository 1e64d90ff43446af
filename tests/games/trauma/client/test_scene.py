"""What clients draw of a table."""

from __future__ import annotations

import msgspec

from escarmouche.engine.scene import VOCABULARY
from escarmouche.games.trauma.client.scene import scene
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, ORDERS, PRONE, Point, Table, Zone
from tests.games.trauma.tables import Squad, table_of, wall


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
            "unit": "one1",
        },
        points=(
            Point("p1", "alpha", piece="w1", side="two"),
            Point("p2", "access", zone="z2", side="one"),
        ),
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


def test_zones_say_how_they_are_drawn_and_who_holds_them() -> None:
    zones = {z.id: z for z in scene(full(), "one").zones}
    assert (zones["z1"].kind, zones["z1"].owner, zones["z1"].goal) == ("edge", "one", False)
    assert (zones["z2"].kind, zones["z2"].owner, zones["z2"].goal) == ("edge", "one", True)
    assert (zones["z3"].kind, len(zones["z3"].outline), zones["z3"].goal) == ("area", 4, False)
    flag = zones["p1"]
    assert (flag.kind, flag.sign, flag.owner, flag.goal) == ("point", "α", "two", True)
    assert flag.name["fr"] == "Point alpha"
    assert "p2" not in zones


def test_every_state_and_every_point_has_its_sign() -> None:
    seen = scene(full(), "one")
    states = {state for unit in seen.units for state in unit.states}
    states |= {state for figure in seen.figures for state in figure.states}
    assert states
    assert states <= seen.signs.keys()
    assert seen.signs.keys() >= {*ORDERS, DISORGANISED, PRONE, ENGAGED}
    for sign in seen.signs.values():
        assert sign.path or sign.look
        assert not sign.look or sign.look in VOCABULARY
    assert {z.kind for z in seen.zones} <= VOCABULARY


def test_the_scene_says_who_acts_and_what_sides_are_called() -> None:
    seen = scene(full(), "two")
    assert seen.acting == "one1"
    assert seen.called["one"] == {"en": "Blue", "fr": "Bleu"}
    assert (seen.measure.name, seen.measure.hundredths, seen.by_eye) == ("cm", 100, "")


def test_scores_and_headline() -> None:
    seen = scene(full(), "two")
    scores = {(s.side, s.what["en"]): s.value for s in seen.scores}
    assert scores["one", "Command points (CP)"] == "4"
    assert scores["one", "Victory points (VP)"] == "7"
    assert scores["one", "Cards face down"] == "2"
    assert seen.headline == {
        "en": "Round 2/6 · Activation · Player one plays",
        "fr": "Tour 2/6 · Activation · Joueur 1 joue",
    }
    table = full()
    table.change("turn", {"over": "two"})
    assert scene(table, "").headline["fr"] == "Joueur 2 a gagné"


def test_a_scene_hides_what_its_side_may_not_know() -> None:
    table = full()
    table.change("one2", {"place": "reserve"})
    table.change("one", {"recruits": ("one2",)})
    assert {u.id: u.place for u in scene(table, "one").units}["one2"] == "reserve"
    assert {u.id: u.place for u in scene(table, "two").units}["one2"] == "off"
    assert msgspec.json.encode(scene(table, "two"))
