"""French names have their gender, number and article, and sentences get them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine.armies import BookShelf
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.grammar import Grammar, Noun, agreement
from escarmouche.engine.names import entry_words, key_of
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import messages
from escarmouche.engine.voice import Voice
from escarmouche.engine.yamlfile import load
from escarmouche.games.template.armies.forces import BOOKS
from tests.cli.test_languages import sentences

PACKAGE = Path(games.__file__).parent.parent
GAMES = ("template", "trauma", "combat_zone", "dust_tactics", "at43")
FOLDERS = {"dust_tactics": "dust"}
"""Where the books of a game are, if not in its own folder."""


def tables(game: str) -> Iterator[Any]:
    """New tables that between them hold the ready-made lists that can be played as they are."""
    ruleset = games.ruleset(game)
    for name in ruleset.armies.catalogue()["list"]:
        with suppress(ListRefused):
            yield ruleset.rules.new_table(Setup(ruleset.armies.scenarios[0], (name, name)))


def names_in(part: Any, *, top: bool = True) -> Iterator[str]:
    """The French names of what a book sells: all but its own and those of its sections."""
    for key, value in part.items() if isinstance(part, dict) else enumerate(part):
        if key == "name" and not top:
            yield value if isinstance(value, str) else value["fr"]
        elif isinstance(value, dict | list) and key not in ("sections", "unavailable", "grammar"):
            yield from names_in(value, top=False)


@pytest.mark.parametrize("game", GAMES)
def test_units_and_weapons_of_books_have_their_grammar(game: str) -> None:
    nouns = games.ruleset(game).armies.nouns()
    names: set[str] = set()
    for path in (PACKAGE / "games" / FOLDERS.get(game, game) / "armies").glob("*.yaml"):
        names |= set(names_in(load(path).data))
    assert names - nouns.keys() == set()
    assert (len(names) > 50) == (game != "template")


@pytest.mark.parametrize("game", GAMES)
def test_units_and_weapons_of_tables_have_their_grammar(game: str) -> None:
    ruleset = games.ruleset(game)
    nouns = ruleset.armies.nouns()
    names: set[str] = set()
    for table in tables(game):
        units = ruleset.client.scene(table, "").units
        names |= {unit.name["fr"] for unit in units}
        names |= {name["fr"] for unit in units for name in unit.members.values()}
        names |= {name["fr"] for name in entry_words(table.setting).values()}
    assert len(names) > 1
    assert names - nouns.keys() == set()


@pytest.mark.parametrize("folder", sorted(PACKAGE.rglob("locales/fr.ftl")), ids=lambda path: path.parts[-3])
def test_kinds_of_pieces_and_roles_have_their_grammar(folder: Path) -> None:
    game = folder.parts[-3] if folder.parts[-4] == "games" else ""
    say = messages("fr", game)
    kinds = {
        key for key, facts in sentences(folder).items() if key.startswith(("piece-", "role-")) and not facts
    }
    assert {key for key in kinds if say.noun(key) is None} == set()


@pytest.mark.parametrize(
    ("noun", "name", "told"),
    [
        (Noun("m", "plural"), "Éclaireurs", "les Éclaireurs"),
        (Noun("f"), "Escouade", "l'Escouade"),
        (Noun("m"), "Tireur", "le Tireur"),
        (Noun("f"), "Équipe", "l'Équipe"),
        (Noun("f"), "Larve", "la Larve"),
        (Noun("f", article="la"), "Hache", "la Hache"),
        (Noun("m", article=""), "Bazooka Joe", "Bazooka Joe"),
        (Noun("m", "plural", article=""), "Les jeunes", "les jeunes"),
    ],
)
def test_a_name_has_its_article(noun: Noun, name: str, told: str) -> None:
    assert noun.the(name) == told


def test_a_name_stands_once_in_the_grammar_of_a_book(tmp_path: Path) -> None:
    path = tmp_path / "own.yaml"
    text = "key: own\nname: {en: Own, fr: Propre}\nrule: TP-ARMY-01\ngrammar:\n"
    shelf: BookShelf[Any] = BOOKS
    path.write_text(f"{text}  masculine: [Chef]\n  feminine: [Chef]\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"own\.yaml:4 \(grammar\): these names stand once.*: Chef$"):
        shelf.read_book(load(path))
    path.write_text(f"{text}  neuter: [Chef]\n", encoding="utf-8")
    with pytest.raises(DataError, match="neuter"):
        shelf.read_book(load(path))
    assert Grammar(masculine=("Chef",), articles={"Cheffe": "la"}).twice() == ("Cheffe",)


@pytest.mark.parametrize(
    ("nouns", "lang", "told"),
    [
        ({"Éclaireurs": Noun("m", "plural")}, "fr", "Où les Éclaireurs [red1] lancent-ils le fumigène ?"),
        ({"Éclaireurs": Noun("f")}, "fr", "Où l'Éclaireurs [red1] lance-t-elle le fumigène ?"),
        ({}, "fr", "Où Éclaireurs [red1] lance-t-il le fumigène ?"),
        (None, "fr", "Où les Éclaireurs [red1] lancent-ils le fumigène ?"),
        (None, "en", "Where does Scouts [red1] throw smoke?"),
    ],
)
def test_a_sentence_agrees_with_a_name(nouns: dict[str, Noun] | None, lang: str, told: str) -> None:
    ruleset = games.ruleset("template")
    table = ruleset.rules.new_table(Setup("outpost", ruleset.armies.default_lists))
    voice = Voice(lang, ruleset, ruleset.client.scene(table, "red"), table.setting)
    if nouns is not None:
        voice.names._nouns = lambda: nouns
    ask = Ask("red", "TP-SMOKE-01", "smoke", about={"unit": "red1"})
    assert voice.question(ask) == told


def test_pieces_and_figures_have_the_grammar_of_their_words() -> None:
    ruleset = games.ruleset("template")
    table = ruleset.rules.new_table(Setup("outpost", ruleset.armies.default_lists))
    scene = ruleset.client.scene(table, "red")
    voice = Voice("fr", ruleset, scene, table.setting)
    piece = scene.pieces[0]
    assert voice.names.noun(piece.id) == messages("fr", "template").noun(f"piece-{key_of(piece.kind)}")
    assert voice.names.agreed("piece", piece.id)["piece-the"].startswith(("le ", "la ", "l'"))
    assert voice.names.noun("nobody") is None
    assert voice.names.noun(3) is None


@pytest.mark.parametrize(
    ("noun", "name", "told"),
    [
        (Noun("m", "plural"), "Éclaireurs", ("Les Éclaireurs", "des Éclaireurs", "aux Éclaireurs")),
        (Noun("f"), "Escouade", ("L'Escouade", "de l'Escouade", "à l'Escouade")),
        (Noun("f"), "Garde", ("La Garde", "de la Garde", "à la Garde")),
        (Noun("m"), "Tireur", ("Le Tireur", "du Tireur", "au Tireur")),
        (Noun(article=""), "Action Jackson", ("Action Jackson", "d'Action Jackson", "à Action Jackson")),
        (Noun("m", "plural", article=""), "Les jeunes", ("Les jeunes", "des jeunes", "aux jeunes")),
        (None, "Rhino", ("Rhino", "de Rhino", "à Rhino")),
    ],
)
def test_names_have_their_article_behind_de_and_a(
    noun: Noun | None, name: str, told: tuple[str, str, str]
) -> None:
    found = agreement(name, noun, "fr")
    assert (found["The"], found["of"], found["to"]) == told


@pytest.mark.parametrize(
    ("noun", "told"),
    [
        (Noun("m"), ("", "", "est", "a", "il", "-t-il")),
        (Noun("f"), ("e", "", "est", "a", "elle", "-t-elle")),
        (Noun("m", "plural"), ("s", "nt", "sont", "ont", "ils", "-ils")),
        (Noun("f", "plural"), ("es", "nt", "sont", "ont", "elles", "-elles")),
    ],
)
def test_endings_agree_with_a_name(noun: Noun, told: tuple[str, ...]) -> None:
    found = agreement("Garde", noun, "fr")
    assert tuple(found[what] for what in ("es", "nt", "est", "a", "il", "til")) == told


ENGLISH = ("number", "est", "a", "il", "s", "es", "ies", "was", "does", "its")
ONE = ("singular", "is", "has", "it", "s", "es", "ies", "was", "does", "its")
SEVERAL = ("plural", "are", "have", "they", "", "", "y", "were", "do", "their")


@pytest.mark.parametrize(
    ("noun", "told"),
    [
        (None, ONE),
        (Noun("m"), ONE),
        (Noun("m", "plural"), SEVERAL),
        (Grammar(masculine=("Génie",), english_plural=("Génie",)).nouns()["Génie"], SEVERAL),
    ],
)
def test_english_verbs_agree_with_a_name(noun: Noun | None, told: tuple[str, ...]) -> None:
    found = agreement("Guards", noun, "en")
    assert tuple(found[what] for what in ENGLISH) == told


@pytest.mark.parametrize(
    ("game", "key", "about", "told"),
    [
        ("trauma", "tells-moved-tr-table-04-brief", "who", "{} come in, now there"),
        ("trauma", "did-announce", "unit", "{} announce: there"),
        ("combat_zone", "gains-activated", "who", "{} are activated"),
        ("dust_tactics", "tells-placed-squares", "who", "{} are put down: there"),
        ("at43", "note-stays-in-reserve", "unit", "{} stay in reserve"),
        ("dust_battlefield", "gains-marched", "who", "{} have marched last: they take no objective"),
        ("star_mogul", "no-carriers-do-not-engage", "unit", "{} carry salvage and do not engage"),
    ],
)
def test_english_sentences_agree_with_the_units_of_books(game: str, key: str, about: str, told: str) -> None:
    """Whoever is plural in French is so in English; a unit of one is told as before."""
    say, rest = messages("en", game).say, {"where": "there", "answer": "there", "way": "there"}
    nouns = games.ruleset(game).armies.nouns()
    for noun in {noun.english or noun.number: noun for noun in nouns.values()}.values():
        agreed = {f"{about}-{what}": text for what, text in agreement("Guards", noun, "en").items()}
        said = say(key, **{about: "Guards"}, **agreed, **rest)
        assert (said == told.format("Guards")) == ((noun.english or noun.number) == "plural"), said


@pytest.mark.parametrize(
    ("key", "name", "told"),
    [
        ("tells-spent-left", "Abordeurs", "Un point pour les Abordeurs ; il en reste 2"),
        ("no-engaged", "Garde de fer", "La Garde de fer est engagée"),
        ("no-engaged", "Patron et tireurs", "Patron et tireurs sont engagés"),
        ("roll-sm-loy-01", "Équipe au sol", "Test de loyauté de l'Équipe au sol, 7 ou moins"),
        ("roll-sm-shoot-06", "Porteur", "Dégâts au Porteur, +4"),
    ],
)
def test_french_sentences_agree_with_the_units_of_a_market(key: str, name: str, told: str) -> None:
    noun = games.ruleset("star_mogul").armies.nouns()[name]
    agreed = {f"unit-{what}": text for what, text in agreement(name, noun, "fr").items()}
    said = messages("fr", "star_mogul").say(key, unit=name, left=2, loyalty=7, plus=4, **agreed)
    assert said == told


def test_the_record_calls_a_figure_by_its_id_without_article_or_elision() -> None:
    ruleset = games.ruleset("combat_zone")
    table = ruleset.rules.new_table(Setup("firefight", ruleset.armies.default_lists))
    scene = ruleset.client.scene(table, "")
    record = Voice("fr", ruleset, scene, table.setting).names.agreed("figure", "one1a")
    assert (record["figure-The"], record["figure-of"]) == ("one1a", "de one1a")
    page = Voice("fr", ruleset, scene, table.setting, ids=False).names.agreed("figure", "one1a")
    assert page["figure-The"].startswith(("Le ", "La ", "L'"))
    assert record["figure-gender"] == page["figure-gender"]


def test_a_side_has_its_article_and_a_person_has_none() -> None:
    ruleset = games.ruleset("combat_zone")
    table = ruleset.rules.new_table(Setup("firefight", ruleset.armies.default_lists))
    scene = ruleset.client.scene(table, "")
    voice = Voice("fr", ruleset, scene, table.setting, sides=("one", "two"))
    assert voice.names.agreed("side", "one")["side-of"] == "du camp un"
    called = Voice(
        "fr", ruleset, scene, table.setting, ids=False, sides=("one", "two"), players={"one": "Anna"}
    )
    assert called.names.agreed("side", "one")["side-of"] == "d'Anna"


def test_a_weapon_that_is_printed_in_english_has_a_french_name() -> None:
    ruleset = games.ruleset("dust_tactics")
    table = ruleset.rules.new_table(Setup("encounter", ruleset.armies.default_lists))
    scene = ruleset.client.scene(table, "")
    names = Voice("fr", ruleset, scene, table.setting).names
    assert names.agreed("weapon", ".30 Cal MG")["weapon-the"] == "la Mitrailleuse de calibre .30"
    assert names.name("Panzerfaust") == "Panzerfaust"
    assert Voice("en", ruleset, scene, table.setting).name(".30 Cal MG") == ".30 Cal MG"
