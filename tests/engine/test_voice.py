"""One voice in two manners and two languages: whole matches and laid tables are told without a bare key."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games, players
from escarmouche.engine import situation
from escarmouche.engine.fitting import Fitting, ids_of, on_table
from escarmouche.engine.match import Match
from escarmouche.engine.names import Names, square_name
from escarmouche.engine.options import ATTACK, REACT, TARGET, WHO, Option
from escarmouche.engine.requests import NO_ONE, Ask, Event, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.scene import Scene, SceneFigure, SceneGrid, ScenePiece, SceneUnit, SceneZone
from escarmouche.engine.sentences import LANGUAGES, Messages, messages
from escarmouche.engine.voice import Voice, total_of
from escarmouche.games.trauma.chapters.actions import Plan
from escarmouche.testing import variant

TEMPLATE = games.ruleset("template")
FOLDER = Path(games.__file__).parent
LAID = [
    path
    for name in games.names()
    for folder in ("situations", "lessons")
    for path in sorted((FOLDER / name / folder).glob("*.yaml"))[:8]
    if re.search("^(sides|units):", text := path.read_text(encoding="utf-8"), re.M)
    and not re.search("^(play|book|list):", text, re.M)
]
"""Tables to begin with, some of each game."""
KEY = re.compile(r"\b(ask|did|no|note|opt|set|marker|word|piece|role|counted|forecast|policy)-[a-z]")


class Strict(Messages):
    """Sentences that keep what they lack."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game)
        self.lacking: set[str] = set()

    def _said(self, key: str, about: dict[str, Any]) -> str:
        if not self.has(key):
            self.lacking.add(key)
        return super()._said(key, about)


def told_of(ask: Ask, voice: Voice) -> list[str]:
    """All that is said of a question."""
    lines = [voice.question(ask), *(voice.choice(ask, option) for option in ask.options)]
    for option, refusal in ask.greyed.items():
        lines += [voice.choice(ask, option), voice.refusal(refusal)]
    if ask.proposal is not None and ask.kind != "place":
        lines.append(voice.choice(ask, ask.proposal))
    if ask.kind == "place" and ask.drafts:
        made = ask.drafts()
        lines += [voice.draft(made[n], "", ask.question) for n in range(min(3, len(made)))]
    return lines


@lru_cache(maxsize=1)
def heard() -> tuple[Match, tuple[tuple[Ask, Any], ...]]:
    """A random match of the template and every question of it, with the table it was asked at."""
    asked = []

    class Listener:
        def __init__(self, seed: str) -> None:
            self._player = players.make("random", seed)

        def choose(self, ask: Ask, seat: Any) -> Any:
            asked.append((ask, seat.table.copy()))
            return self._player.choose(ask, seat)

    setup = Setup("outpost", TEMPLATE.armies.default_lists)
    seats = {side: Listener(side) for side in TEMPLATE.armies.sides}
    match = Match(TEMPLATE, TEMPLATE.rules.new_table(setup), "voice", seats)
    return match, tuple(asked)


@pytest.mark.parametrize("ids", [True, False])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_is_told_without_a_bare_key(lang: str, ids: bool) -> None:
    match, asked = heard()
    say = Strict(lang, "template")
    lines = []
    for ask, table in asked:
        scene = TEMPLATE.client.scene(table, ask.side)
        lines += told_of(ask, Voice(lang, TEMPLATE, scene, table.setting, ids=ids, say=say))
        for forecast in TEMPLATE.client.forecasts(table, ask.actor) if ask.intent == ATTACK else ():
            voice = Voice(lang, TEMPLATE, scene, table.setting, ids=ids, say=say)
            lines += [voice.forecast(forecast), voice.brief(forecast), *map(voice.counted, forecast.odds)]
            lines += [voice.policy(odds.policy) for odds in forecast.odds.values()]
    voice = Voice(lang, TEMPLATE, TEMPLATE.client.scene(match.table, ""), ids=ids, say=say)
    lines += [voice.event(event) for event in match.fresh]
    lines += [voice.label(event) for event in match.fresh if event.what == "roll"]
    assert len(asked) > 30
    assert say.lacking == set()
    assert [line for line in lines if KEY.search(line) or "{" in line] == []


@pytest.mark.parametrize("path", LAID, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_laid_tables_are_told_without_a_bare_key(path: Path) -> None:
    laid = situation.read(path, games.ruleset)
    match = Match(laid.ruleset, laid.table, "voice")
    for ask in match.pending:
        if isinstance(ask, Ask):
            scene = laid.ruleset.client.scene(laid.ruleset.rules.view(match.table, ask.side), ask.side)
            for lang in LANGUAGES:
                for ids in (True, False):
                    say = Strict(lang, laid.ruleset.name)
                    voice = Voice(lang, laid.ruleset, scene, match.table.setting, ids=ids, say=say)
                    lines = [*told_of(ask, voice), *map(voice.event, match.fresh)]
                    assert say.lacking == set()
                    assert [line for line in lines if KEY.search(line) or "{" in line] == []


# -- names ---------------------------------------------------------------------------------------------------


def words(name: str) -> dict[str, str]:
    return {"en": name, "fr": f"les {name}"}


SCENE = Scene(
    6000,
    6000,
    (ScenePiece("wall7", "wall", ((0, 0), (100, 0), (100, 100)), 100), ScenePiece("wall9", "wall", (), 0)),
    (
        SceneFigure("one1a", "one1", "one", 0, 0, 0, 100, -1, role="leader"),
        SceneFigure("one1b", "one1", "one", 0, 0, 0, 100, -1, carries=("gun",)),
    ),
    (
        SceneUnit("one1", "one", words("Rifles"), 2, 2),
        SceneUnit("one2", "one", words("Rifles"), 2, 2),
        SceneUnit("two1", "two", words("Rifles"), 2, 2),
    ),
    (SceneZone("hill", "area", words("Hill"), ((0, 0), (1, 0), (1, 1))),),
)


def names(ids: bool, lang: str = "en", scene: Scene = SCENE, **more: Any) -> Names:
    return Names(messages(lang, "trauma"), scene, {"gun": words("Gun")}, ids=ids, **more)


def test_with_ids_names_are_followed_by_what_is_typed() -> None:
    known = names(ids=True).known
    assert known["one1"] == "Rifles [one1]"
    assert known["one1b"] == "one1b (Gun)"
    assert known["wall7"] == "wall [wall7]"
    assert known["hill"] == "Hill [hill]"
    assert names(ids=True, lang="fr").name(("one1", "gun")) == "les Rifles [one1], les Gun"


def test_without_ids_those_of_one_name_are_numbered() -> None:
    known = names(ids=False, sides=("one", "two"), players={"two": "Zoé"}).known
    assert (known["one1"], known["one2"], known["two1"]) == ("Rifles 1", "Rifles 2", "Rifles")
    assert (known["one1a"], known["one1b"]) == ("soldier A", "soldier B (Gun)")
    assert (known["wall7"], known["wall9"], known["hill"]) == ("wall 1", "wall 2", "Hill")
    assert known["two"] == "Zoé"


def test_figures_of_one_name_go_by_unit_and_side() -> None:
    units = tuple(
        SceneUnit(f"{side}{n}", side, words(name), 1, 1, members={f"{side}{n}a": words("Boss")})
        for side, n, name in (("one", 1, "Gang"), ("two", 1, "Gang"), ("two", 2, "Crew"))
    )
    known = names(ids=False, scene=Scene(1, 1, units=units), players={"one": "Ann", "two": "Bob"}).known
    assert known["one1a"] == "Boss (Gang, Ann)"
    assert known["two1a"] == "Boss (Gang, Bob)"
    assert known["two2a"] == "Boss (Crew)"


def test_what_is_gone_keeps_a_name() -> None:
    assert names(ids=True).name("wall-one-3") == "wall [wall-one-3]"
    assert names(ids=False).name("wall-one-3") == "wall"
    assert names(ids=False).name("one2c") == "soldier C"
    assert names(ids=True).name("one2c") == "one2c"


def test_squares_are_called_by_letter_and_number() -> None:
    assert (square_name(0, 0), square_name(27, 9)) == ("A1", "AB10")
    voice = Voice("en", TEMPLATE, Scene(9, 9, grid=SceneGrid(100, 9, 9)), ids=False)
    assert voice.arguments({"x": 2, "y": 7})["square"] == "C8"
    assert voice.option((2, 7, 1, 2)) == "C8 ▲1 →"


# -- options by their parts ----------------------------------------------------------------------------------


class Salvo(Option, frozen=True):
    weapon: str
    arc: int = 0
    number: int = 1

    def code(self) -> str:
        return f"{self.weapon}/{self.arc}/{self.number}"

    @classmethod
    def read(cls, code: str) -> Salvo:
        weapon, arc, number = code.split("/")
        return cls(weapon, int(arc), int(number))


class Deed(Option, frozen=True):
    what: str
    target: str = ""

    def code(self) -> str:
        return f"{self.what}>{self.target}"

    @classmethod
    def read(cls, code: str) -> Deed:
        return cls(*code.split(">"))


def test_an_option_is_told_by_its_parts_and_not_by_its_code() -> None:
    trauma = games.ruleset("trauma")
    for lang, salvo, charge in (
        ("en", "Gun, arc 2 (salvo 1)", "charge Rifles [two1]"),
        ("fr", "les Gun, arc 2 (salve 1)", "charger les Rifles [two1]"),
    ):
        voice = Voice(lang, trauma, SCENE, entries={"gun": words("Gun")})
        assert voice.option("gun/2/1", form=Salvo) == salvo
        assert voice.option("charge>two1", form=Deed) == charge
        assert voice.option(("gun/2/1",), form=Salvo) == salvo
        assert voice.option(NO_ONE, form=Deed) == voice.say("opt-none")


def test_the_parts_of_a_code_are_words_and_no_codes() -> None:
    ask = Ask("TR-ACTN-02", "one", "announce", (("shoot",), ("movement", "shoot")), form=Plan)
    voice = Voice("en", games.ruleset("trauma"), SCENE, ids=False)
    assert [voice.choice(ask, code) for code in ask.options] == ["Shoot", "Movement + Shoot"]


def test_codes_in_what_happened_are_read_by_the_type_the_ruleset_names() -> None:
    ruleset = variant(games.ruleset("trauma"), forms={"salvo": Salvo, "melee": Salvo})
    voice = Voice("en", ruleset, SCENE, entries={"gun": words("Gun")}, ids=False)
    assert voice.arguments({"salvo": "gun/0/2"})["salvo"] == "Gun (salvo 2)"
    about = {"question": "melee", "side": "one", "answer": "gun/0/2", "unit": "one1"}
    assert "Gun (salvo 2)" in voice.event(Event("ask", "TR-MELEE-01", about))


def test_trauma_tells_its_codes() -> None:
    voice = Voice("en", games.ruleset("trauma"), SCENE, entries={"gun": words("Gun")}, ids=False)
    assert voice.option(("movement", "shoot"), "announce", form=Plan) == "Movement + Shoot"
    assert voice.draft((), "charge:two1") == voice.names.parted({"what": "charge", "target": "two1"})
    assert voice.draft((), "north") == voice.say("opt-north")
    assert (
        voice.arguments({"salvos": ("gun@2#1", "gun#1")})["salvos"] == "Gun, arc 2 (salvo 1), Gun (salvo 1)"
    )
    assert voice.names.fact("salvos", ()) == voice.say("nothing")
    assert voice.names.name("gun@2#1") == "gun@2#1", "only the types of the game read codes"


def test_the_total_of_dice() -> None:
    assert total_of("2d8+1d6-1d4", (1, 2, 3, 4)) == 2


def test_figures_nobody_can_mean_are_told_as_they_are() -> None:
    voice = Voice("en", TEMPLATE, SCENE)
    for value in (10**400, float("inf"), -1e300):
        assert "none of the options" in voice.refusal(Refusal("X", "not-an-option", {"given": value}))


# -- which options a forecast speaks of ----------------------------------------------------------------------


def fitting(ask: Ask, forms: dict[str, type[Option]] | None = None) -> Fitting:
    return Fitting(ask, SCENE, forms or {})


def test_a_forecast_speaks_of_the_options_it_contradicts_in_nothing() -> None:
    ask = Ask("X", "one", "?", ("two1", "two2", NO_ONE), intent=ATTACK, part=TARGET, about={"weapon": "gun"})
    assert fitting(ask)({"unit": "one1", "target": "two2", "weapon": "gun"}) == (1,)
    assert fitting(ask)({"unit": "one1", "target": "two2", "weapon": "knife"}) == ()
    assert fitting(ask)({"unit": "one1"}) == ()


def test_codes_among_its_facts_are_compared_by_their_parts() -> None:
    ask = Ask("X", "one", "?", ("gun/0/1", "gun/0/2"), intent=ATTACK, form=Salvo)
    assert fitting(ask, {"salvo": Salvo})({"salvo": "gun/0/2", "target": "two1"}) == (1,)
    loose = Ask("X", "one", "?", ("gun#1", "gun#2"), intent=ATTACK)
    assert fitting(loose)({"salvo": "gun#2", "target": "two1"}) == (1,)


def test_who_reacts_is_asked_for_odds_against_who_acts() -> None:
    ask = Ask("X", "two", "?", ("one1", "one2", NO_ONE), intent=REACT, part=WHO, against=("one1b",))
    assert fitting(ask)({"unit": "one2", "target": "one1"}) == (1,)
    assert fitting(ask)({"unit": "one2", "target": "two1"}) == ()


def test_an_option_can_be_chosen_by_what_it_names_on_the_table() -> None:
    ids = ids_of(SCENE)
    ask = Ask("X", "one", "?", ("charge>two1", "wait>"), form=Deed)
    assert [on_table(code, ask.parts(code), ids) for code in ask.options] == ["two1", ""]
    plain = Ask("X", "one", "?", ("hill", "wall7", "stay"))
    named = [on_table(code, plain.parts(code), ids) for code in plain.options]
    assert named == ["hill", "wall7", ""]
