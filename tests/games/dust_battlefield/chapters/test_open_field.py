"""Reactions, close combat, wrecks, joining on the open table (DB-REACT, DB-CC-01, DB-DMG-08, DS-HERO-03)."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust.chapters.attack import attack, reaction, saves
from escarmouche.games.dust.chapters.attack.elimination import eliminate
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.people import fresh
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.movement import cohesion, movement, turning
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, why_not_move
from escarmouche.games.dust_battlefield.chapters.open_field import OpenField
from escarmouche.games.dust_battlefield.table import Referee
from escarmouche.testing.scripts import Script
from tests.games.dust.fights import Falling
from tests.games.dust_battlefield.tables import Put, piece, table_of

FIELD = OpenField()
F = Fraction


def test_react_01_forty_centimetres_between_the_nearest() -> None:
    for far, able in ((40.0, True), (40.1, False)):
        table = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "bazooka-joe", (22.5 + far, 60)))
        refusal = reaction.why_not_react(table, "two1", "one1")
        assert (refusal is None) is able
        if refusal is not None:
            assert (refusal.rule, refusal.excess, refusal.measure) == ("DB-REACT-01", 10, "cm")
    table = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "gunners", (40, 60)))
    rule, dice = reaction.reaction_dice(table, "two1")
    chances = odds(lambda r: r.roll(rule, "two", dice), table).chances
    assert chances == {2: F(1, 9), 1: F(4, 9), 0: F(4, 9)}


def test_react_02_a_march_stops_after_the_move_value() -> None:
    table = table_of(
        Put("one1", "ludwig", (20, 60)),
        Put("two1", "gunners", (90, 60)),
        turn={"round": 2, "unit": "one1", "declared": ["march"], "active": "one"},
    )
    assert reaction.stops_a_march(table)


def test_react_03_a_turn_that_lengthens_the_distance_is_not_offered() -> None:
    table = table_of(Put("one1", "karl-marx", (60, 60), 0), Put("two1", "manfred", (60, 72)))
    now = FIELD.distance(table, "one1", "two1")
    for where in turning.turnings(table, "one1", "two1"):
        referee = Referee(table.copy())
        FIELD.turn(referee, "DB-REACT-03", "one1", where)
        assert FIELD.distance(referee.table, "one1", "two1") <= now
    assert turning.turnings(table, "one1", "two1")


def test_cc_01_only_those_within_five_centimetres_strike() -> None:
    places = [(20, 60), (20, 63), (20, 66), (20, 80)]
    table = table_of(Put("one1", "gunners", places, 0, {"alive": 4}), Put("two1", "bazooka-joe", (25, 62)))
    assert FIELD.strikers(table, "one1", "two1") == ("one1a", "one1b", "one1c")


def test_dmg_08_a_vehicle_leaves_a_wreck_that_hides_and_slows() -> None:
    table = table_of(
        Put("one1", "manfred", (20, 60)), Put("two1", "ludwig", (40, 60)), Put("two2", "gunners", (60, 60))
    )
    referee = Referee(table)
    eliminate(referee, "DB-DMG-06", "two1")
    (wreck,) = [p for p in referee.table.ground.pieces if p.kind == "wreck"]
    assert wreck.height == 800
    assert "slow" in wreck.traits
    assert referee.events[-1].rule == "DB-DMG-08"
    (looker,) = bodies.of(referee.table, "one1")
    assert sight.in_cover(referee.table, "two2", looker)
    plane = table_of(Put("two1", "falke", (40, 60)), Put("one1", "manfred", (20, 60)))
    gone = Referee(plane)
    eliminate(gone, "DB-DMG-06", "two1")
    assert not gone.table.ground.pieces


def test_dmg_08_a_vehicle_that_came_back_leaves_a_second_wreck() -> None:
    """Even where a piece was cleared away meanwhile, so that there are as many as before."""
    wire = piece("wire1", "wire", (100, 60), (10, 2))
    table = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "ludwig", (40, 60)), pieces=[wire])
    referee, back = Referee(table), table.units["two1"]
    eliminate(referee, "DB-DMG-06", "two1")
    left = [p for p in referee.table.ground.pieces if p.kind == "wreck"]
    referee.change("DS-ENG-01", "ground", pieces=tuple(left))
    referee.change("DS-VEH-14", "two1", place=back.place, figures=back.figures, boxes=0)
    eliminate(referee, "DB-DMG-06", "two1")
    wrecks = [p.id for p in referee.table.ground.pieces if p.kind == "wreck"]
    assert len(set(wrecks)) == len(wrecks) == 2


def test_hero_03_a_hero_joins_whom_he_has_within_15_cm_and_sees() -> None:
    squad = [(30, 60 + 3 * n) for n in range(5)]
    near = table_of(Put("one1", "manfred", (20, 60)), Put("one2", "stormtroopers", squad))
    assert FIELD.together(near, "one1", "one2")
    far = table_of(Put("one1", "manfred", (10, 60)), Put("one2", "stormtroopers", squad))
    assert not FIELD.together(far, "one1", "one2")


def test_spec_02_a_reaction_in_the_first_turn_is_no_sustained_attack() -> None:
    table = table_of(Put("one1", "gunners", (20, 60)))
    refusal = FIELD.why_not_steady(table, "one1")
    assert refusal is not None
    assert refusal.rule == "DB-SPEC-02"
    assert FIELD.why_not_steady(table_of(Put("one1", "gunners", (20, 60)), turn={"round": 2}), "one1") is None


def test_dmg_04_template_hits_are_assigned_before_direct_fire() -> None:
    table = table_of(Put("one1", "pounder", (20, 60)), Put("two1", "gunners", (60, 60)))
    card = table.setting.cards["pounder"]
    direct = replace(
        card.weapons[0], name="direct", infantry=("2/1",) * 4, arc="all", range=10, rules=(), boxes=0
    )
    burst = replace(direct, name="burst", infantry=("B/1",) * 4)
    table.setting.cards["pounder"] = replace(card, weapons=(direct, burst))
    referee = Referee(table, (), Falling(3, 3), {"one": Script(), "two": Script()})
    attack.resolve(referee, "one1", (Shot(0, 1, "two1"), Shot(1, 1, "two1")))
    thrown = [e.about["weapon"] for e in referee.events if e.what == "roll" and "weapon" in e.about]
    assert thrown == ["burst", "direct"]


def test_move_03_a_plane_moves_first_and_may_end_where_it_began() -> None:
    table = table_of(Put("one1", "falke", (60, 60)), turn={"round": 2})
    shown, refused = menu(scope_of(table, "one1"))
    assert all(words[0] in ("move", "march") for words in shown if words not in refused)
    assert refused[("sustained",)].rule == "DB-MOVE-03"
    loop = (("one1a", ((9000, 6000), (6000, 6000)), -1),)
    assert why_not_move(table, "one1", "", Allowance(12000), loop) is None


def test_terr_09_going_up_costs_the_height_as_well() -> None:
    house = piece("h", "building", (60, 60), (30, 30), 16)
    table = table_of(
        Put("one1", "manfred", (60, 60)), pieces=[replace(house, traits=house.traits | {"floors:2"})]
    )
    for left, floors in ((800, (0, 800)), (799, ()), (1600, (0, 800, 1600))):
        script = Script()
        movement.climb(Referee(table.copy(), (), None, {"one": script}), "one1", left)
        assert tuple(script.asked[0].options if script.asked else ()) == floors
    hall, script = table_of(Put("one1", "manfred", (60, 60)), pieces=[house]), Script()
    movement.climb(Referee(hall, (), None, {"one": script}), "one1", 1600)
    assert script.asked[0].options == (0, 1600), "nothing between the ground and the roof"


def test_save_03_infantry_in_cover_saves_on_shields_a_vehicle_on_army() -> None:
    wood = piece("w", "wood", (60, 60), (30, 30))
    table = table_of(
        Put("one1", "manfred", (20, 60)),
        Put("two1", "bazooka-joe", (60, 60)),
        Put("two2", "pounder", (60, 70)),
        pieces=[wood],
    )
    assert saves.save_of(table, "two1", "one1", "cover") == saves.Save("DB-SAVE-03", True)
    assert saves.save_of(table, "two2", "one1", "cover") == saves.Save("DB-SAVE-03")


def test_cmd_09_who_gets_up_again_stands_with_the_others() -> None:
    """Where he fell if that is together with his squad, else beside one of them (DB-MOVE-04)."""
    table = table_of(Put("one1", "gunners", [(60, 60), (63, 60), (60, 63), (63, 63), (60, 57)]))
    table.change("one1", {"figures": ("one1a", "one1b", "one1c")})
    near = Referee(table.copy(), (), None, {"one": Script(back=[("one1d",)])})
    far = Referee(table.copy())
    fresh.bring_back(near, "DS-CMD-09", "one1", 1)
    assert (near.table.figures["one1d"].x, near.table.figures["one1d"].y) == (6300, 6300)
    for figure in "abc":
        far.table.change(f"one1{figure}", {"x": far.table.figures[f"one1{figure}"].x + 4000})
    fresh.bring_back(far, "DS-CMD-09", "one1", 2)
    spots = [(far.table.figures[f].x, far.table.figures[f].y) for f in far.table.units["one1"].figures]
    assert len(set(spots)) == 5
    assert cohesion.holds(spots, 125)
    told = [e.about["steps"][0][0] for e in far.events if e.kind == "placed"]
    assert told == ["one1d", "one1e"]
