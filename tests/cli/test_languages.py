"""Both languages say the same with the same variables, and every key that code uses has its sentence."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from escarmouche import games, players
from escarmouche.cli.language import language
from escarmouche.cli.phrases import refusal_line
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.ruleset import Setup, list_sets
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import AGREED, LANGUAGES, Messages, locales, messages, shared
from escarmouche.engine.voice import Voice
from tests.cli.keys import PACKAGE, keys_of

GAMES = (
    "template",
    "template_campaign",
    "trauma",
    "combat_zone",
    "dust_tactics",
    "dust_battlefield",
    "star_mogul",
)
FOLDERS = (PACKAGE / "locales", *(PACKAGE / "games" / game / "locales" for game in (*GAMES, "dust")))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def sentences(path: Path) -> dict[str, set[str]]:
    """Each key of a file with the variables of its sentence."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_variables(folder: Path) -> None:
    english, french = (sentences(folder / f"{lang}.ftl") for lang in LANGUAGES)
    assert english.keys() ^ french.keys() == set()
    assert {key for key in english if asked(english[key]) != asked(french[key])} == set()


def asked(variables: set[str]) -> set[str]:
    """What a sentence tells of: a name whose grammar it asks for is told of, too."""
    return {name.rpartition("-")[0] if AGREED.fullmatch(f"${name}") else name for name in variables}


def written(path: Path) -> dict[str, str]:
    """Each key of a file with its sentence as it stands."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("game", [game for game in games.names() if shared(game)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_sisters_say_alike_stands_once(game: str, lang: str) -> None:
    assert games.ruleset(game).shared == shared(game)
    *common, own = [written(folder / f"{lang}.ftl") for folder in locales(game)]
    assert common
    assert {key for said in common for key in said if own.get(key) == said[key]} == set()


FAMILY = [folder for game in games.names() for folder in locales(game)[:-1]]


@pytest.mark.parametrize("folder", sorted(set(FAMILY)), ids=lambda folder: folder.parent.name)
def test_no_shared_sentence_is_said_by_nobody(folder: Path) -> None:
    """Each key of sisters ends in a word of their code and files, or of the engine's."""
    sisters = [PACKAGE / "games" / game for game in games.names() if folder.parent.name in shared(game)]
    files = [path for home in (folder.parent, *sisters) for path in home.rglob("*")]
    files += (PACKAGE / "engine").glob("*.py")
    files += (PACKAGE / "cli").glob("*.py")
    files += (PACKAGE / "web").rglob("*.js")
    text = " ".join(
        path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".yaml", ".js")
    )
    words = {word.replace("_", "-").lower() for word in re.findall(r"[A-Za-z][A-Za-z0-9_-]*", text)}
    words |= {part for word in words for part in word.split(":")}
    silent = {key for key in sentences(folder / "en.ftl") if not spoken(key, words)}
    assert silent == set()


def spoken(key: str, words: set[str]) -> bool:
    """Whether some tail of a key, after what kind of sentence it is, is a word; code may number it."""
    parts = re.sub(r"-(of|brief|needs|path)$", "", key).split("-")
    tails = ["-".join(parts[n:]) for n in range(len(parts))]
    said = any(tail in words or tail.rstrip("0123456789") in words for tail in tails)
    return said or parts[0] in ("face", "signs")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_code_has_its_sentence(game: str, lang: str) -> None:
    say = messages(lang, game)
    assert {key: place for key, place in keys_of(game).items() if not say.has(key)} == {}


class Listening(Messages):
    """Sentences that keep what they lack."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.lacking: set[str] = set()

    def say(self, key: str, /, **about: Any) -> str:
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            self.lacking.add(key)
            return key
        text, errors = self._bundle.format_pattern(pattern, about)
        self.lacking |= {f"{key}: {error}" for error in errors}
        return str(text)


def unworded(scene: Scene) -> set[str]:
    """Words of a scene that are keys still: what it names is in no language file."""
    return {key.decode() for key in re.findall(rb'"((?:scene|side)-[a-z0-9-]+)"', msgspec.json.encode(scene))}


class Reader:
    """A random player who reads every question, option and refusal he is shown."""

    def __init__(self, say: Listening, seed: str) -> None:
        self._say, self._player = say, players.make("random", seed)

    def choose(self, ask: Ask, seat: Any) -> Any:
        say, ruleset, table = self._say, seat.ruleset, seat.table
        scene = ruleset.client.scene(table, ask.side)
        say.lacking |= unworded(scene)
        voice = Voice(say.lang, ruleset, scene, table.setting, say=say)
        self._need(f"ask-{ask.question}")
        voice.question(ask)
        for option in ask.options:
            line = voice.option(option, ask.question, form=ask.form)
            if isinstance(option, str) and line == option and option not in (*table.figures, *table.units):
                self._need(f"opt-{option}")
        for refusal in ask.greyed.values():
            self._need(f"no-{refusal.reason}")
            voice.refusal(refusal)
        return self._player.choose(ask, seat)

    def _need(self, key: str) -> None:
        if not self._say.has(key):
            self._say.lacking.add(key)


@pytest.mark.parametrize(
    ("game", "matches"),
    [
        ("template", 4),
        ("trauma", 3),
        ("combat_zone", 6),
        ("dust_tactics", 9),
        ("dust_battlefield", 4),
        ("star_mogul", 3),
    ],
)
def test_whole_matches_lack_no_sentence(game: str, matches: int) -> None:
    ruleset = games.ruleset(game)
    say = Listening("fr", game)
    pairs = list_sets(ruleset)
    for number in range(matches):
        scenario = ruleset.armies.scenarios[number % len(ruleset.armies.scenarios)]
        lists = ruleset.armies.lists_for(scenario, pairs[number % len(pairs)])
        seats = {side: Reader(say, f"{number}/{side}") for side in ruleset.armies.sides}
        match = Match(ruleset, ruleset.rules.new_table(Setup(scenario, lists)), f"words/{number}", seats)
        scene = ruleset.client.scene(match.table, "")
        say.lacking |= unworded(scene)
        voice = Voice("fr", ruleset, scene, match.table.setting, say=say)
        for event in match.fresh:
            if event.what == "note" and not say.has(f"note-{event.about['key']}"):
                say.lacking.add(f"note-{event.about['key']}")
            voice.event(event)
    assert say.lacking == set()


def test_the_language_follows_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert language() == "fr"
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    assert language() == "en"
    assert language("fr") == "fr"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    far = Refusal("TP-MOVE-01", "too-far", {"unit": "red1"}, 420, "cm")
    french = refusal_line(far, Voice("fr", games.ruleset("template")))
    assert french == "red1 ne va pas si loin (4,2 cm de trop) [TP-MOVE-01 Se déplacer]"
    poor = Refusal("TR-ACTN-06", "not-enough-pc", {"unit": "one1"}, 1, "PC")
    trauma = games.ruleset("trauma")
    assert "(il manque 1 PC)" in refusal_line(poor, Voice("fr", trauma))
    assert "(1 CP short)" in refusal_line(poor, Voice("en", trauma))


def test_a_missing_sentence_is_shown_as_its_key() -> None:
    assert messages("en").say("no-such-key", what=3) == "no-such-key {'what': 3}"


def test_a_name_that_begins_with_a_vowel_is_elided_in_french() -> None:
    say = Messages("fr", "trauma").say
    assert say("was-pay", unit="Escouade 1", answer="oui") == "Activation d'Escouade 1 : oui"
    assert say("was-pay", unit="Marines 1", answer="oui") == "Activation de Marines 1 : oui"
    assert say("was-pay", unit="Éclaireurs", answer="oui") == "Activation d'Éclaireurs : oui"
    assert "de Escouade" in Messages("en").say("de Escouade")
