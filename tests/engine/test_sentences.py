"""The Fluent files of both languages, read once, and what French does to a finished sentence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from escarmouche.engine.sentences import LANGUAGES, Messages, messages, unbroken


def test_a_missing_sentence_is_shown_as_its_key() -> None:
    assert messages("en").say("no-such-key", what=3) == "no-such-key {'what': 3}"
    assert not messages("en").has("no-such-key")


def test_a_name_that_begins_with_a_vowel_is_elided_in_french() -> None:
    say = Messages("fr", "trauma").say
    assert say("was-pay", unit="Escouade 1", answer="oui") == "Activation d'Escouade 1 : oui"
    assert say("was-pay", unit="Marines 1", answer="oui") == "Activation de Marines 1 : oui"


def test_a_game_may_say_anew_what_all_say() -> None:
    assert messages("en").say("opt-turn") == "turn on the spot"
    assert messages("en", "template").say("opt-turn") == "turn it"


def test_values_may_have_any_name() -> None:
    assert messages("en").say("labelled", label="a", text="b", key="c", self="d") == "a: b"


def test_french_signs_stay_with_the_word_before_them() -> None:
    assert unbroken("Qui tire ? « Lui » : 50 %", "fr") == "Qui tire\u00a0? «\u00a0Lui\u00a0»\u00a0: 50\u00a0%"
    assert unbroken("Who ? me", "en") == "Who ? me"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_read_once(lang: str) -> None:
    assert messages(lang, "template") is messages(lang, "template")


def test_whoever_says_nothing_does_not_load_the_reader_of_sentences() -> None:
    code = "import sys, escarmouche.engine.voice, escarmouche.server.speaking; print('fluent' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"
