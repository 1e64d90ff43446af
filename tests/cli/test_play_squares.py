"""A board of squares at the prompt: terrain and moves by the names of squares, proposals, sight, symbols."""

from __future__ import annotations

import re
from pathlib import Path

from escarmouche import games
from escarmouche.cli.commands import command
from escarmouche.cli.session import Session
from escarmouche.cli.terminal import Terminal
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.sentences import messages
from escarmouche.engine.situation import of_document
from escarmouche.engine.yamlfile import parse
from tests.cli.test_play import Typed
from tests.cli.test_play import typed as typed

START = ("play", "dust_tactics", "--seed", "11", "--lang", "en", "--plain")
"""The first side wins the roll."""
VILLAGE = (*START, "--scenario", "supply_drop", "--option", "terrain=village")
LISTS = ("--lists", "ssu-50-airborne", "axis-50-grenadiers")


def test_terrain_is_put_by_its_name_and_a_square(typed: Typed) -> None:
    _, out = typed((*VILLAGE, *LISTS), "1", "to C5", "to castle C5", "to deep water C5", "to tree C5")
    assert out.count('A number, or what and where: "to tree C5".') == 3  # twice asked, once not understood
    assert "Not allowed: You have no castle to place [DT-SETUP-03 Placing terrain]." in out
    assert "Terrain placed, SSU: deep water on C5 [DT-SETUP-03]" in out
    assert "Not allowed: Something stands on C5 already [DT-TERR-02 Empty square]." in out


def test_terrain_has_the_names_of_the_language(typed: Typed) -> None:
    french = ("play", "dust_tactics", "--seed", "11", "--lang", "fr", "--plain", *VILLAGE[7:], *LISTS)
    _, out = typed(french, "1", "vers eau profonde C5", "vers tree D5")
    assert "Le SSU place : eau profonde en C5" in out
    assert "Le SSU place : arbre en D5" in out


SET_UP = ("1", "to tree C5", "to tree F2", "to tank trap E9", "to E4")


def test_a_unit_goes_where_it_is_told_and_faces_so(typed: Typed) -> None:
    lines = (*SET_UP, "1", "2", "to F7 backwards", "to F9", "to E6 south", "sight one1 two3", "sight F7 two3")
    _, out = typed((*VILLAGE, *LISTS), *lines)
    assert "Objective 1 [objective1] on E4 [DT-SCEN-04]" in out
    assert 'A number, or the square: "to C5"; if wanted its floor and a facing' in out
    assert "Not allowed: Too far by 3 squares [DT-SETUP-05 Entering the board]." in out
    assert re.search(
        r"Assaulter \[one1\] goes: [A-Z\d, ]+, E6, facing south \(\d of \d\) \[DT-SETUP-05\]", out
    )
    assert re.search(r"Assaulter \[one1\] sees Manfred \[two3\], which is in (the open|cover)\.", out)
    assert "No unit or figure on the table is called F7." in out


def test_help_and_measuring_speak_of_squares(typed: Typed) -> None:
    _, out = typed((*VILLAGE, *LISTS), "?", "measure A1", "measure A1 C5")
    assert "to F7 [+FLOOR] [north-east]" in out
    assert "For example: measure one1 F7." in out
    assert "A1 and C5 are 5 squares apart." in out


SQUADS = """\
game: dust_tactics
size: [8, 8]
units:
- {card: the-ghosts, side: one, at: [2, 2]}
- {card: red-thunder, side: two, at: [2, 5]}
turn: {round: 2, step: choose, active: one, first: one}
"""


def test_what_an_empty_line_takes_is_told() -> None:
    ruleset = games.ruleset("dust_tactics")
    match = Match(ruleset, of_document(parse(SQUADS, "x.yaml"), lambda name: ruleset).table, "1")
    session = Session(match, Terminal(plain=True), messages("en", "dust_tactics"), ("one", "two"), command)
    match.answer(("sustained",), "one")
    (ask,) = match.pending
    assert isinstance(ask, Ask)
    assert ask.question == "attack"
    hint = session._how(ask)
    assert hint.endswith(
        "An empty line takes: 4 × STG 47 Assault Rifle → Red Thunder [two1] + 1 × MG 48 → Red Thunder [two1]."
    )


def test_dice_are_typed_by_their_symbols(typed: Typed) -> None:
    words = ("play", "dust_tactics", "--dice", "typed", "--lang", "en", "--plain")
    _, out = typed(words, "x", "a t s", "1 1 6")
    assert "A army, T target, S shield; the numbers of the faces do as well." in out
    assert "Type what 4D show: A army, T target, S shield; for example A A S." in out
    assert "So far A T S. One die is still to be thrown" in out


def test_a_loaded_match_keeps_what_was_settled(typed: Typed, tmp_path: Path) -> None:
    path = str(tmp_path / "match.json")
    typed((*START, "--save", path))
    code, out = typed(("play", "--load", path, "--dice", "typed", "--seed", "4"))
    assert code != 0
    assert "--seed, --dice was settled when the match began" in out
