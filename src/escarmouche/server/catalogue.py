"""What a match can be made from, and the making of it. Clients name entries of the catalogue, never files."""

from __future__ import annotations

import os
import re
import threading
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import __version__, games, players
from escarmouche.engine import situation
from escarmouche.engine.armies import called
from escarmouche.engine.errors import DataError, EscarmoucheError, ListRefused
from escarmouche.engine.ledger import Ledger, Rule, house
from escarmouche.engine.luck import new_seed
from escarmouche.engine.match import Match
from escarmouche.engine.readymatches import Ready, ready_matches
from escarmouche.engine.ruleset import (
    Force,
    Ruleset,
    Setup,
    usual_lists,
    usual_options,
    usual_seats,
)
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m
from escarmouche.server import views
from escarmouche.server.speaking import why_worded
from escarmouche.server.trouble import problem, wrong_list, wrong_setup

PERSON = "person"
LANGUAGES = ("en", "fr")
LESSONS = "lessons"
"""The folder of a game with situation files to begin from."""
PACKAGE = Path(__file__).parent.parent
WORD = re.compile(r"[\w .,:+-]{0,64}")
LARGEST = 1_000_000
LONGEST = 100
"""The most of an option that the game itself does not limit: rounds and the like."""


class Plan(msgspec.Struct, frozen=True):
    """What was agreed before a match: kept with it, told to every seat."""

    game: str
    scenario: str
    lists: tuple[Force, ...]
    options: dict[str, Any]
    players: dict[str, str]
    names: dict[str, str]
    hot_seat: bool = False
    typed_dice: bool = False
    """The players throw real dice and type them, if nobody is left who has yet to agree."""
    clock: m.ClockWish | None = None
    absence: int = 600
    """Seconds after which the match may be ended without a person who is gone; 0: it waits for ever."""
    lesson: str = ""
    """The laid table it begins with; empty for one from the start."""
    dice_wanted_by: str = ""
    """The side that wants real dice where others were to be asked; whatever they said."""
    to_agree: tuple[str, ...] = ()
    """The sides that have yet to agree to real dice; nothing is played before."""
    ready: bool = False
    """Whatever the set-up asks is answered for everybody, as a good player would."""
    asked: dict[str, int] = {}
    """What a lesson answers for persons, once it was asked so often."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The sides that bots play."""
        return tuple(side for side, name in self.players.items() if name != PERSON)

    @property
    def persons(self) -> tuple[str, ...]:
        """The sides that persons play."""
        return tuple(side for side, name in self.players.items() if name == PERSON)


def bots() -> tuple[str, ...]:
    """The bots that can play."""
    modules = {name: where.partition(":")[0] for name, where in players.NAMES.items()}
    return tuple(name for name, module in modules.items() if find_spec(f"escarmouche.players.{module}"))


_reading = threading.Lock()


def catalogue() -> m.Catalogue:
    """Every game that is offered, with its scenarios, lists and options; read once, others wait meanwhile."""
    with _reading:
        return _catalogue()


@lru_cache(maxsize=1)
def _catalogue() -> m.Catalogue:
    offered = tuple(game_info(name) for name in games.offered())
    return m.Catalogue(__version__, offered, (PERSON, *bots()), LANGUAGES, players.USUAL)


def game_info(name: str) -> m.GameInfo:
    """One game."""
    ruleset = games.ruleset(name)
    lists = list_names(ruleset)
    default = tuple(ruleset.armies.default_lists)
    options: dict[str, Any] = {}
    if default:
        setup = Setup(
            ruleset.armies.scenarios[0], tuple(ruleset.armies.lists_for(ruleset.armies.scenarios[0], default))
        )
        options = dict(ruleset.rules.new_table(setup).setting.options)
    return m.GameInfo(
        name,
        ruleset.ledger.title,
        ruleset.version,
        tuple(ruleset.armies.sides),
        tuple(ruleset.armies.scenarios),
        lists,
        default,
        options,
        tuple(lang for lang in LANGUAGES if (PACKAGE / "games" / name / "locales" / f"{lang}.ftl").exists()),
        ruleset.ledger.credits,
        lesson_names(name),
        tuple(scenario_info(ruleset, key) for key in ruleset.armies.scenarios),
        tuple(list_info(ruleset, key) for key in lists),
        tuple(ready_info(name, ready) for ready in ready_matches(games.folder(name))),
        bool(default and ruleset.armies.list_data(default[0])),
    )


def ready_info(game: str, ready: Ready) -> m.ReadyInfo:
    """A match that is begun by one click."""
    picture = f"pictures/{game}/ready/{ready.picture}" if ready.picture else ""
    return m.ReadyInfo(
        ready.key,
        ready.name,
        ready.character,
        picture,
        ready.scenario,
        ready.lists,
        ready.options,
        ready.side,
        ready.opponent,
    )


def scenario_info(ruleset: Ruleset, key: str) -> m.ScenarioInfo:
    """A scenario: its texts, the match to offer and its options."""
    played = ruleset.armies.briefings(key)
    controls = tuple(
        m.OptionInfo(c.key, c.usual, c.values, c.least, c.most, c.rule) for c in ruleset.armies.controls(key)
    )
    return m.ScenarioInfo(
        key,
        played.name,
        played.character,
        played.briefing,
        f"pictures/{ruleset.name}/{played.picture}" if played.picture else "",
        played.match.lists,
        played.match.options,
        played.match.side,
        *played.sides,
        controls,
    )


def list_info(ruleset: Ruleset, key: str) -> m.ListInfo:
    """A list: what it is called, and its character."""
    described = ruleset.armies.described(key)
    return m.ListInfo(key, described.name, described.character)


def lesson_names(game: str) -> tuple[str, ...]:
    """The laid tables of a game that a match can begin with."""
    return tuple(sorted(path.stem for path in (PACKAGE / "games" / game / LESSONS).glob("*.yaml")))


def list_names(ruleset: Any) -> tuple[str, ...]:
    """The army lists a ruleset knows by name."""
    by_kind = ruleset.armies.catalogue()
    return tuple(by_kind.get("list", ()) or ruleset.armies.default_lists)


def plan_of(wish: m.NewMatch) -> Plan:
    """What was asked for, checked and completed."""
    if wish.game not in games.names():
        raise wrong_setup("setup-game", of=repr(wish.game))
    ruleset = games.ruleset(wish.game)
    scenario = wish.scenario or ruleset.armies.scenarios[0]
    if scenario not in ruleset.armies.scenarios:
        raise wrong_setup("setup-scenario", of=wish.game, scenario=repr(scenario))
    if wish.lesson and (wish.scenario or wish.lists or wish.options):
        raise wrong_setup("setup-lesson-alone")
    if wish.lesson and wish.lesson not in lesson_names(wish.game):
        raise wrong_setup("setup-lesson", of=wish.game, name=repr(wish.lesson))
    sides = sides_of(ruleset, scenario, wish)
    lists: tuple[Force, ...] = _completed(wish.lists, usual_lists(ruleset, scenario, len(sides)), "lists")
    for name in lists:
        if isinstance(name, str) and name not in list_names(ruleset):
            raise wrong_setup("setup-list", of=wish.game, name=repr(name))
    usual: tuple[str, ...] = (PERSON, *((players.USUAL,) * (len(sides) - 1)))
    if not any(wish.players) and not wish.lesson:
        usual = usual_seats(ruleset, scenario, sides, PERSON, players.USUAL)
    chosen = _completed(wish.players, usual, "players")
    for name in chosen:
        if name not in (PERSON, *bots()):
            raise wrong_setup("setup-player", name=repr(name))
    settled = _options(wish.options)
    _not_endless(ruleset, scenario, settled)
    names = _completed(wish.names, ("",) * len(sides), "names")
    persons = tuple(side for side, name in zip(sides, chosen, strict=True) if name == PERSON)
    asked = persons[1:] if wish.typed_dice and not wish.hot_seat else ()
    clean = [" ".join("".join(c for c in name if c.isprintable()).split()) for name in names]
    return Plan(
        wish.game,
        scenario,
        ruleset.armies.lists_for(scenario, lists),
        settled if wish.lists or wish.lesson else usual_options(ruleset, scenario, settled),
        dict(zip(sides, chosen, strict=True)),
        dict(zip(sides, clean, strict=True)),
        wish.hot_seat,
        wish.typed_dice,
        wish.clock,
        0 if wish.hot_seat else wish.absence,
        wish.lesson,
        persons[0] if asked else "",
        asked,
        wish.ready,
        laid(wish.game, wish.lesson).asked if wish.lesson else {},
    )


def sides_of(ruleset: Ruleset, scenario: str, wish: m.NewMatch) -> tuple[str, ...]:
    """The sides of a match: as many as there are players or lists, else as its scenario is usually played."""
    if wish.lesson:
        return tuple(lesson_table(wish.game, wish.lesson).sides)
    played = ruleset.armies.briefings(scenario)
    least, most = played.sides
    given = max(len(wish.players), len(wish.lists), len(wish.names))
    if given > most:
        many = str(least) if least == most else f"{least}-{most}"
        raise wrong_setup("setup-forces", scenario=scenario, sides=many, given=given)
    count = given if given >= least else min(most, max(least, len(played.match.lists)))
    return tuple(ruleset.armies.sides[:count])


def lesson_table(game: str, lesson: str) -> Any:
    """The laid table of a lesson."""
    return laid(game, lesson).table


def laid(game: str, lesson: str) -> situation.Situation:
    """A lesson: its table, and what it does not ask, or not again."""
    return situation.read(PACKAGE / "games" / game / LESSONS / f"{lesson}.yaml", games.ruleset)


def _completed(given: tuple[Any, ...], usual: tuple[str, ...], what: str) -> tuple[Any, ...]:
    if len(given) > len(usual):
        raise wrong_setup("setup-sides", sides=len(usual), given=len(given), what=what)
    return tuple(given[n] if n < len(given) and given[n] else usual[n] for n in range(len(usual)))


def _options(given: dict[str, str | int | bool]) -> dict[str, Any]:
    if len(given) > 32:
        raise wrong_setup("setup-too-many-options")
    for key, value in given.items():
        plain = isinstance(value, bool) or (isinstance(value, int) and abs(value) <= LARGEST)
        if not (plain or (isinstance(value, str) and WORD.fullmatch(value))) or not WORD.fullmatch(key):
            raise wrong_setup("setup-option", option=repr(key[:64]))
    return dict(given)


def _not_endless(ruleset: Ruleset, scenario: str, given: dict[str, Any]) -> None:
    """A server plays no match of a million rounds."""
    limits = {control.key: control for control in ruleset.armies.controls(scenario)}
    for key, value in given.items():
        most = limits[key].most if key in limits else None
        if isinstance(value, int) and most is None and value > LONGEST:
            raise wrong_setup("setup-option-most", option=repr(key), most=LONGEST)


def begun(plan: Plan) -> Match:
    """A match from its plan, run to its first question."""
    ruleset = games.ruleset(plan.game)
    try:
        if plan.lesson:
            table = lesson_table(plan.game, plan.lesson)
        else:
            table = ruleset.rules.new_table(Setup(plan.scenario, plan.lists, plan.options))
    except ListRefused as error:
        name = Path(error.path).stem if error.path.endswith(".yaml") else error.path
        raise wrong_list(name, tuple(map(views.why, error.refusals))) from error
    except DataError as error:
        told = {lang: _ours(error.said(lang)) for lang in ("en", "fr")}
        raise problem("wrong-setup", told["en"], fr=told["fr"]) from error
    except (ValueError, TypeError, KeyError, OverflowError) as error:
        raise wrong_setup("setup-option-why", why=error) from error
    seed = None if plan.typed_dice else new_seed()
    match = Match(ruleset, table, seed, start=False)
    match.seats = {
        "players": plan.players,
        "names": plan.names,
        "scenario": plan.scenario,
        "lists": [called(force) for force in plan.lists],
    }
    try:
        match.run()
    except EscarmoucheError as error:
        raise problem("failed", f"the match did not begin: {error}") from error
    return match


def in_words(message: Any, game: str, lang: str) -> Any:
    """A message with the reasons why the rules forbid a list in words; any other as it is."""
    if not isinstance(message, m.Problem) or not message.why:
        return message
    voice = Voice(lang, games.ruleset(game), ids=False)
    return msgspec.structs.replace(message, why=tuple(why_worded(why, voice) for why in message.why))


def _ours(text: str) -> str:
    """A sentence without the folder that the program is in: it is nobody's business."""
    return text.replace(f"{PACKAGE}{os.sep}", "")


def rule_texts(game: str, ids: tuple[str, ...] = ()) -> m.RuleTexts:
    """The rules of a game and of the house, all of them or those asked for."""
    if game not in games.names():
        raise problem("not-found", f"there is no game {game!r}")
    ruleset = games.ruleset(game)
    battles = (
        games.ruleset(name).ledger for name in ruleset.battles
    )  # a campaign refuses by their rules, too
    ledgers: tuple[Ledger, ...] = (ruleset.ledger, *battles, house())
    rules = [rule for ledger in ledgers for rule in ledger.rules.values() if not ids or rule.id in ids]
    if ids and not rules:
        raise problem("not-found", "there is no such rule")
    return m.RuleTexts(tuple(_rule(rule) for rule in rules))


def _rule(rule: Rule) -> m.RuleText:
    return m.RuleText(
        rule.id, rule.section, rule.kind, rule.title, rule.text, rule.example, rule.ruling, rule.data
    )
