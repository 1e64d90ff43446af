"""What the record and the questions of Dust Tactics say, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.cli import replay
from escarmouche.cli.cards import spoken_map
from escarmouche.cli.drawing import draw
from escarmouche.cli.phrases import event_line, greyed_lines, refusal_line
from escarmouche.engine.names import word_of
from escarmouche.engine.record import Line
from escarmouche.engine.requests import NO_ONE, Event, Refusal
from escarmouche.engine.sentences import LANGUAGES, messages
from escarmouche.engine.voice import Voice
from escarmouche.games.dust import table
from escarmouche.games.dust.armies import listcheck
from escarmouche.games.dust.armies.armylist import Pick
from escarmouche.games.dust.chapters.people import heroes, vehicles
from escarmouche.games.dust.chapters.smoke import clear_smoke, lay_smoke
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests.games.dust import coded as declare
from tests.games.dust.sample_armies import army
from tests.games.dust.tables import A, Put, S, Script, card, referee_of, table_of, wall, weapon
from tests.games.dust_tactics.moving import why_not_move

FAUST = weapon("Faust", "1/4", "limited_ammo")
GHOSTS = card("ghosts", weapon("StG", "3/1", count=4), weapon("MG", "8/1"), FAUST)
SQUAD = card("squad", weapon("rifle", count=5))
WALKER = card("walker", weapon("gun", "2/4"), weapon("turret", "6/1"), type="vehicle", damage=6, armour=4)


def voice(on: Table, lang: str = "en") -> Voice:
    return Voice(lang, RULESET, RULESET.client.scene(on, ""), on.setting)


def lines(events: Any, on: Table, lang: str = "en") -> list[str]:
    """The lines of some events without ids of units and rules."""
    teller = voice(on, lang)
    told = [event_line(event, teller) for event in events]
    return [line.rpartition(" [")[0] for line in told if line]


def asked(on: Table, unit: str, hero: str = "", script: Script | None = None) -> Any:
    """The question of an attack of a unit."""
    one = script or Script()
    declare.declare(referee_of(on, one=one), unit, "attack", hero)
    return one.asked[0]


def options(on: Table, ask: Any, lang: str = "en") -> list[str]:
    teller = voice(on, lang)
    return [teller.choice(ask, option) for option in ask.options]


def test_tgt_01_copies_are_told_as_numbers_and_lines_by_the_names_of_weapons() -> None:
    on = table_of(Put("one1", GHOSTS, (0, 0)), Put("two1", SQUAD, (0, 3)))
    told = options(on, asked(on, "one1"))
    assert "4 × StG → squad [two1]" in told
    assert "1 × StG → squad [two1]" in told
    assert "1 × MG → squad [two1]" in told
    assert "1 × Faust → squad [two1]" in told


def test_cc_06_the_standard_weapon_has_a_name_where_it_is_refused() -> None:
    on = table_of(Put("one1", GHOSTS, (0, 0)), Put("two1", SQUAD, (0, 3)))
    ask = asked(on, "one1")
    for lang, word in (("en", "Standard weapon"), ("fr", "Arme standard")):
        (line,) = greyed_lines(ask, voice(on, lang))
        assert line.startswith(f"5 × {word} → squad [two1]")


def test_skill_08_the_weapon_of_a_gun_that_is_directed_is_told_by_its_own_name() -> None:
    spotters = card("spotters", weapon("pistol", range=9), skills=("artillery_observer",), models=2)
    gun = card("gun", weapon("mortar", "6/1", "artillery", range=14), type="vehicle", damage=4)
    on = table_of(Put("one1", spotters, (0, 5)), Put("one2", gun, (0, 0)), Put("two1", SQUAD, (0, 9)))
    told = options(on, asked(on, "one1"))
    assert "1 × pistol → squad [two1]" in told
    assert "1 × mortar → squad [two1], by gun [one2]" in told
    assert "1 × mortar: smoke, by gun [one2]" in told
    assert "1 × mortar : fumée, par gun [one2]" in options(on, asked(on, "one1"), "fr")


def test_weap_12_reloading_is_asked_by_the_names_of_weapons() -> None:
    rocket, mg = weapon("rocket", "1/3", "reload"), weapon("mg", "4/1", "salvo")
    guns = card("guns", rocket, mg, type="vehicle", damage=4)
    on = table_of(Put("one1", guns, empty=True))
    one = Script(reload=[1])
    referee = referee_of(on, one=one)
    vehicles.reload(referee, "one1")
    assert options(on, one.asked[0]) == ["rocket", "mg"]
    assert lines(referee.events, on) == [
        "guns [one1] reloads: mg",
        "guns [one1]: loaded (weapon 2) from now on",
    ]


def test_dmg_04_boxes_and_elimination_are_told() -> None:
    on = table_of(Put("one1", WALKER, (0, 0)), Put("two1", WALKER, (0, 3)))
    referee = referee_of(on, (A, S), (A, A))
    declare.resolve(referee, "one1", ((0, 1, "two1", ""),))
    assert "walker [two1]: damage 4, boxes left: 2" in lines(referee.events, on)
    declare.resolve(referee, "one1", ((0, 1, "two1", ""),))
    assert "Eliminated: walker [two1]" in lines(referee.events, on)
    assert "walker [two1] est éliminé" in lines(referee.events, on, "fr")


def test_dmg_02_and_weap_08_soldiers_and_ammunition_are_told() -> None:
    on = table_of(Put("one1", GHOSTS, (0, 0)), Put("two1", SQUAD, (0, 3)))
    referee = referee_of(on, (A,), (S,))
    declare.resolve(referee, "one1", ((2, 1, "two1", ""),))
    assert lines(referee.events, on) == [
        "Faust of ghosts [one1]: ammunition 1, left: 0",
        "Faust of ghosts [one1] on squad [two1], 1 × 1, at 3 of 6 squares, Allied bloc 1: "
        "1D on A (A), hits: 1",
        "Infantry saves of squad [two1], Allied bloc 2: 1D on A (S), hits saved: 0",
        "ghosts [one1] → squad [two1]: 1 hit, not saved: 1, damage of a hit: 1",
        "squad [two1] loses two1e (rifle), still standing: 4",
    ]


def test_setup_08_a_unit_put_into_reserve_is_not_said_to_have_a_pilot() -> None:
    values = {"figures": ("one1a",), "boxes": 0, "ammo": (0,), "used": (), "pilotless": False}
    fresh = Event("change", "DT-SETUP-08", {"id": "one1", "place": "reserve", "carrier": "", **values})
    left = Event("change", "DS-HERO-12", {"id": "one1", "pilotless": True})
    on = table_of(Put("one1", WALKER))
    assert lines([fresh], on) == ["Into reserve: walker [one1]"]
    assert lines([left], on) == ["walker [one1] is left without its pilot"]


MARKERS = (
    *(table.ACTIVATED, table.REACTIVATED, table.STUNNED, table.CAMOUFLAGED, table.SHIELDED, table.ALERTED),
    *(table.ATTACK_STIMULANT, table.MOVE_STIMULANT, "loaded:0"),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("marker", MARKERS)
def test_every_marker_has_a_word(marker: str, lang: str) -> None:
    say = messages(lang, "dust_tactics")
    head, colon, _ = marker.replace("_", "-").partition(":")
    assert say.has(f"marker-{head}{'-of' if colon else ''}")
    assert marker not in word_of("marker", marker, say) or lang == "en"


def test_setup_03_squares_are_called_by_letter_and_number_in_refusals() -> None:
    on = table_of(Put("one1", WALKER))
    refusal = Refusal("DT-TERR-02", "square-not-empty", {"kind": "tree", "x": 2, "y": 7})
    told = refusal_line(refusal, voice(on))
    assert told == "Something stands on C8 already [DT-TERR-02 Empty square]"


def test_weap_02_smoke_is_told_by_its_squares() -> None:
    on = table_of(Put("one1", WALKER, (0, 0)), turn={"round": 2})
    referee = referee_of(on)
    lay_smoke(referee, "DS-WEAP-02", [(3, 3)])
    lay_smoke(referee, "DS-WEAP-02", [(4, 3), (4, 4)])
    referee.book(round=3)
    clear_smoke(referee)
    for lang, told in (
        ("en", ("Smoke on {} until the end of turn 3", "The smoke has gone")),
        ("fr", ("Fumée en {} jusqu'à la fin du tour 3", "La fumée s'est dissipée")),
    ):
        laid = [told[0].format(square) for square in ("D4", "E4", "E5")]
        assert lines(referee.events, on, lang) == [*laid, told[1]]


def test_weap_02_records_of_older_rules_tell_their_smoke() -> None:
    """Until version 7 all smoke was told as data of the turn."""
    change = Event("change", "DS-WEAP-02", {"id": "turn", "smoke": ({"x": 1, "y": 1, "until": 3},)})
    assert voice(table_of(Put("one1", WALKER))).event(change) == "Smoke lies on 1 square"


def test_a_piece_that_is_gone_keeps_its_name() -> None:
    called = voice(table_of(Put("one1", WALKER)))
    assert called.name("ammo_crate3") == "ammo crate [ammo_crate3]"
    assert called.name("tank_trap-one-5") == "tank trap [tank_trap-one-5]"
    assert called.name("one1") == "walker [one1]"


def test_dmg_02_who_falls_is_told_by_what_he_carries() -> None:
    on = table_of(Put("one1", WALKER, (0, 0)), Put("two1", GHOSTS, (0, 3)))
    two = Script(losses=[("two1e",)])
    referee = referee_of(on, (A, S), (S,), two=two)
    declare.resolve(referee, "one1", ((0, 1, "two1", ""),))
    assert options(on, two.asked[0])[:2] == ["two1a (StG, Faust)", "two1b (StG)"]
    as_they_were = table_of(Put("one1", WALKER, (0, 0)), Put("two1", GHOSTS, (0, 3)))
    assert "ghosts [two1] loses two1e (MG), still standing: 4" in lines(referee.events, as_they_were)


def test_setup_07_the_question_of_a_reserve_is_answered_by_yes_or_no() -> None:
    teller = voice(table_of(Put("one1", WALKER)))
    told = [teller.option(option, "reserve", {"unit": "one1"}) for option in ("one1", NO_ONE)]
    assert told == ["yes, into reserve", "no, it stays lost"]


# -- bad input ----------------------------------------------------------------------------------------------


def refusals(on: Table, ask: Any, lang: str) -> list[str]:
    return greyed_lines(ask, voice(on, lang))


def test_hero_03_a_hero_who_may_not_join_is_shown_with_both_armours() -> None:
    hero = card("joe", weapon(), kind="hero", damage=4, armour=2)
    other = card("jack", weapon(), kind="hero", damage=4, armour=3)
    heavy = card("reapers", weapon(count=3), models=3, armour=3)
    units = (Put("one1", heavy, (2, 2)), Put("one2", hero, (2, 2)), Put("one3", other, (2, 2)))
    on = table_of(*units)
    one = Script(join=[NO_ONE])
    heroes.join(referee_of(on, one=one), "one1")
    assert one.asked[0].options == ("one3", NO_ONE)
    assert refusals(on, one.asked[0], "en") == [
        "joe [one2]: Armour 2 cannot join armour 3 [DS-HERO-03 Condition for joining]"
    ]
    assert refusals(on, one.asked[0], "fr") == [
        "joe [one2] : L'armure 2 ne rejoint pas l'armure 3 [DS-HERO-03 Condition pour rejoindre]"
    ]
    alone = table_of(*units[:2])
    referee = referee_of(alone)
    heroes.join(referee, "one1")
    assert lines(referee.events, alone) == [
        "joe [one2] cannot be part of reapers [one1]: Armour 2 cannot join armour 3"
    ]


def test_arc_04_a_target_out_of_the_arc_is_told_in_degrees() -> None:
    gun = card("gun", weapon("cannon", "2/2", arc="front", range=9), type="vehicle", damage=6, armour=4)
    on = table_of(Put("one1", gun, (4, 4), facing=0), Put("two1", SQUAD, (4, 7)), Put("two2", SQUAD, (7, 6)))
    told = [line for line in refusals(on, asked(on, "one1"), "en") if "cannon" in line]
    assert told[0] == (
        "1 × cannon → squad [two2]: squad [two2] is out of the arc of cannon: "
        "57 degrees off, 45 at most [DT-ARC-04 Front arc]"
    )
    french = "\n".join(refusals(on, asked(on, "one1"), "fr"))
    assert "à 57 degrés, 45 au plus [DT-ARC-04 " in french


def test_weap_08_ticked_boxes_are_counted_in_the_refusal() -> None:
    on = table_of(Put("one1", GHOSTS, (0, 0), ammo=(0, 0, 1)), Put("two1", SQUAD, (0, 3)))
    told = refusals(on, asked(on, "one1"), "en")
    assert "1 × Faust → squad [two1]: Faust: all 1 boxes are ticked [DS-WEAP-08 Limited ammunition]" in told
    two = card("two", weapon("rifle", count=3), weapon("Faust", "1/4", "limited_ammo", count=3), models=3)
    on = table_of(Put("one1", two, (0, 0), ammo=(0, 1)), Put("two1", SQUAD, (0, 3)))
    refusal = declare.why_not_declare(on, "one1", "", "attack", ((1, 3, "two1", ""),))
    assert refusal is not None
    text = refusal_line(refusal, voice(on))
    assert text == "Faust: 2 of 3 boxes are left, 1 too few [DS-WEAP-08 Limited ammunition]"


def test_terr_10_a_wall_in_the_way_names_the_square() -> None:
    on = table_of(Put("one1", SQUAD, (2, 2)), pieces=[wall(f"w{y}", 2, y, "e") for y in range(16)])
    refusal = why_not_move(on, "one1", 2, (3, 2, 0, 0))
    assert refusal is not None
    for lang, text in (
        ("en", "A wall bars the way to D3 [DT-TERR-10 Walls and openings]"),
        ("fr", "Un mur barre le chemin vers D3 [DT-TERR-10 Murs et ouvertures]"),
    ):
        assert refusal_line(refusal, voice(on, lang)) == text


LISTS: tuple[tuple[Pick | str, ...], ...] = (
    (),
    ("joe", "joe"),
    ("her-walker", "her-walker"),
    ("her-walker", Pick("ace", aboard=1)),
    ("walker", Pick("ace", aboard=1), Pick("koshka", aboard=1)),
    ("walker", Pick("rifles", aboard=1)),
    ("walker", Pick("joe", aboard=1)),
    ("walker", Pick("commissar", attached=1)),
    ("rifles", Pick("commissar", attached=1), Pick("commissar", attached=1)),
    ("rifles", "commissar"),
    ("rifles", Pick("rifles", attached=1)),
    ("rifles", Pick("rifles", fort="bunker")),
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picks", LISTS)
def test_setup_04_what_forbids_a_list_is_said_in_whole_sentences(
    picks: tuple[Pick | str, ...], lang: str
) -> None:
    found = listcheck.check(army(*picks), "DT-SETUP-04")
    assert found
    for refusal in found:
        text = refusal_line(refusal, Voice(lang, RULESET))
        assert refusal.rule in text
        assert "{" not in text
        assert " 0 " not in text


@pytest.mark.parametrize(
    ("bloc", "told"),
    [("allies", "victoire du Bloc allié."), ("axis", "victoire de l'Axe."), ("ssu", "victoire du SSU.")],
)
def test_end_02_the_winner_is_told_with_its_article(bloc: str, told: str) -> None:
    on = table_of(Put("one1", SQUAD, (0, 0)), one={"bloc": bloc}, two={"bloc": "none"})
    close = Line(1, "close", {"kind": "close", "result": "one", "rule": "DT-END-02"})
    assert replay.shown(close, voice(on, "fr")) == f"La partie est finie : {told} [DT-END-02]"
    assert " has won. [DT-END-02]" in replay.shown(close, voice(on, "en"))


MARKS = (things.objective("objective1", 2, 2, "south"), things.objective("objective2", 2, 9, "north"))


@pytest.mark.parametrize(
    ("lang", "toward", "refused", "taken"),
    [
        (
            "fr",
            "vers l'objectif 2",
            "L'objectif 2 ne peut être pris par squad",
            "L'objectif 2 passe aux mains du Bloc allié",
        ),
        (
            "en",
            "to Objective 2",
            "Objective 2 cannot be taken by squad",
            "Objective 2 is held by Allied bloc",
        ),
    ],
)
def test_obj_01_an_objective_is_told_by_its_name(lang: str, toward: str, refused: str, taken: str) -> None:
    on = table_of(Put("one1", SQUAD, (0, 0)), things=MARKS, one={"bloc": "allies"})
    page = Voice(lang, RULESET, RULESET.client.scene(on, ""), on.setting, ids=False)
    assert page.draft((), "objective:objective2", "move") == toward
    nothing = {"key": "takes-nothing", "unit": "one1", "objective": "objective2"}
    assert page.event(Event("note", "DS-SKILL-30", nothing)) == refused
    held = {"key": "objective-taken", "side": "one", "objective": "objective2"}
    assert page.event(Event("note", "DT-OBJ-01", held)) == taken


@pytest.mark.parametrize(("lang", "name"), [("fr", "Objectif"), ("en", "Objective")])
def test_obj_01_the_terminal_tells_objectives_apart_by_name(lang: str, name: str) -> None:
    on = table_of(Put("one1", SQUAD, (0, 0)), things=MARKS)
    scene, say = RULESET.client.scene(on, ""), messages(lang, RULESET.name)
    for lines in (draw(scene, say, lambda text, *_: text), spoken_map(scene, say)):
        told = "\n".join(lines)
        assert f"{name} 1 [objective1]" in told
        assert f"{name} 2 [objective2]" in told
    assert voice(on, lang).name("objective1") == f"{name} 1 [objective1]"
