"""What a game gives the engine: a record of four parts, each member with one sentence of promise.

Rules play and hide, Armies say what can be brought to the table, Client says what is shown and asked before
an answer, Bot what a player who is no person needs. Every member is a pure function of its arguments or a
value; whatever has a default may be left out. `docs/engine.md` lists them; a test holds that table to this
file. Nothing else of a game is known to engine, server, page, terminal or players.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.engine.candidates import first_answer, plain_candidates, plain_prospects
from escarmouche.engine.errors import RulesError
from escarmouche.engine.grammar import Noun
from escarmouche.engine.ledger import Ledger
from escarmouche.engine.listbuilder import Follow, Workbench, nothing_follows
from escarmouche.engine.matchoptions import Control, choices
from escarmouche.engine.odds import Odds
from escarmouche.engine.options import Option
from escarmouche.engine.overlays import Arc, Course, Reach, SightLine, Spots
from escarmouche.engine.reportform import Form
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.scenarios import Scenario, usual_answer
from escarmouche.engine.scene import Scene, SceneUnit
from escarmouche.engine.table import Records

Point = tuple[int, int]


Force = str | dict[str, Any]
"""An army list: a name of the catalogue, a file, or the list itself as data, as its file would hold it."""


class Setup(msgspec.Struct, frozen=True):
    """What a new match is made from: the name of a scenario, the army lists and the options."""

    scenario: str
    lists: tuple[Force, ...]
    """One for each side, in the order of the ruleset's sides."""
    options: dict[str, Any] = {}
    books: str = ""
    """A folder with the user's own army books."""


class Forecast(msgspec.Struct, frozen=True):
    """The odds of one thing a player could do now."""

    question: str
    """Key of the sentence that names it."""
    about: dict[str, Any]
    odds: dict[str, Odds]
    """What is counted (losses, disorganised …) and its chances."""
    own: tuple[str, ...] = ()
    """Which of the things counted are suffered by the side that is asked itself: shown as a warning."""
    touched: tuple[str, ...] = ()
    """Those who stand where it may strike, friend and foe: figures in the corridor, under the template, in
    the blast; on squares their units."""
    areas: tuple[tuple[Point, ...], ...] = ()
    """Outlines of that corridor, template or blast, in hundredths of a centimetre."""
    draws: tuple[Forecast, ...] = ()
    """What it may draw upon itself before or after (alert fire, a reaction, opportunity fire): one for each
    enemy that may answer, with its own sentence and what is counted of it."""

    def __post_init__(self) -> None:
        """`own` names things that are counted."""
        if missing := [what for what in self.own if what not in self.odds]:
            raise RulesError(f"forecast {self.question}: {', '.join(missing)} is own but not counted")


class Priced(msgspec.Struct, frozen=True):
    """What the options of a question cost."""

    purse: str
    """The purse of the scene that they are paid from."""
    prices: dict[Any, int]
    """By the code of an option; what costs nothing may be left out."""


class Leading(msgspec.Struct, frozen=True):
    """How a unit on squares is led: the squares of its way, and what else was told of its end."""

    way: tuple[Point, ...]
    kind: str = ""
    """What is put down, where the question lets choose."""
    facing: int | None = None
    level: int | None = None


# -- what counts where a game says nothing -------------------------------------------------------------------


def _same_lists(scenario: str, lists: tuple[Force, ...]) -> tuple[Force, ...]:
    return lists


def _bare_scenario(scenario: str) -> Scenario:
    words = {"en": scenario, "fr": scenario}
    return Scenario(key=scenario, number=0, name=words, character=words, briefing=words)


def _no_catalogue(books: str = "") -> dict[str, tuple[str, ...]]:
    return {}


def _no_cards(book: str, books: str = "") -> tuple[SceneUnit, ...]:
    return ()


class Described(msgspec.Struct, frozen=True):
    """A list in words: what it is called, and a line on its character."""

    name: dict[str, str] = {}
    character: dict[str, str] = {}


def _not_described(*given: Any) -> Described:
    return Described()


def _no_list(*args: Any) -> dict[str, Any]:
    return {}


def _no_workbench(*args: Any) -> Workbench | None:
    return None


def _no_nouns(books: str = "") -> dict[str, Noun]:
    return {}


def _no_refusals(given: Any, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
    return ()


def _as_it_is(data: dict[str, Any], version: int) -> dict[str, Any]:
    return data


def _nothing(*_: Any) -> None:
    return None


def _none(*_: Any) -> tuple[()]:
    return ()


def _no_sounds(setting: Any) -> dict[str, str]:
    return {}


def _whose_turn(table: Any) -> Hashable:
    return table.turn.round, table.turn.phase, table.turn.active


# -- the four parts ------------------------------------------------------------------------------------------


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """How it is played, and what each side may know."""

    records: Records
    """The types of the records on its tables, to read tables back from files."""
    new_table: Callable[[Setup], Any]
    """The table before the first step; raises DataError for a list or scenario that is not one."""
    step: Callable[[Any], None]
    """Run from one checkpoint to the next, talking to the referee it is given."""
    view: Callable[[Any, str], Any]
    """The table as a side may know it: what is hidden is unknown. An empty side: a spectator."""
    guess: Callable[[Any, str], Any]
    """A whole table that fits a view, its unknowns filled plausibly from a seed."""
    revealed: Callable[[Ask, Any, Any], Any] = _nothing
    """What the others learn of a secret answer all the same: its price, how many were chosen."""
    convert: Callable[[dict[str, Any], int], dict[str, Any]] = _as_it_is
    """A table's data written under an older rules version, as this version reads it."""
    report: Callable[[Any, str], Any] = _nothing
    """What a campaign is told of a finished battle: plain data of its last table and its winner; None: the
    game is not fought in campaigns."""
    why_not_report: Callable[[Setup, Any], Refusal | None] = _nothing
    """Why no battle from this set-up can end in such a report: more is left than was brought."""
    form: Callable[[Setup, Any], Form] = _none
    """The blanks by which a report of a battle from this set-up is typed, as a report fills them; None: as it
    began. No blanks: it is typed as plain data."""
    filled: Callable[[Setup, dict[str, Any]], Any] = _nothing
    """The report of a form whose blanks are all filled, by their ids; its judge says whether it can be."""
    guessed: dict[str, str] = {}
    """Of a campaign, in both languages: what its guesses of battles are fitted to, how far they are off."""
    fateless: frozenset[str] = frozenset()
    """Rules whose throws are luck for nobody: scenery, directions."""


class Armies(msgspec.Struct, frozen=True, kw_only=True):
    """What can be brought to the table: scenarios, lists, books, options."""

    sides: tuple[str, ...]
    """The sides there may be, in their order; a match has those of its table."""
    scenarios: tuple[str, ...]
    """The scenarios, the first for a quick start."""
    default_lists: tuple[str, ...]
    """Army lists for a quick start, one for each side."""
    briefings: Callable[[str], Scenario] = _bare_scenario
    """A scenario for clients: name, briefing, default match, usual answers, how many forces it takes."""
    lists_for: Callable[[str, tuple[Force, ...]], tuple[Force, ...]] = _same_lists
    """The lists as a scenario wants them: one with unequal forces takes the sister list."""
    controls: Callable[[str], tuple[Control, ...]] = _none
    """The options of a scenario as players are offered them: what is usual, what is allowed."""
    list_pairs: Callable[[], tuple[tuple[str, ...], ...]] = _none
    """Sets of ready-made lists that between them use every army; none: the default lists."""
    catalogue: Callable[..., dict[str, tuple[str, ...]]] = _no_catalogue
    """(books): the army books and lists there are, the user's own folder included."""
    cards: Callable[..., tuple[SceneUnit, ...]] = _no_cards
    """(book, books): the cards of an army book; `unavailable` what lacks some of its figures."""
    check_file: Callable[..., tuple[Refusal, ...]] = _no_refusals
    """(path, scenario, books): what is wrong with an army book or list; DataError where it cannot be read."""
    check_list: Callable[..., tuple[Refusal, ...]] = _no_refusals
    """(data, scenario, books): the same for a list given as data; DataError too where it is too large."""
    described: Callable[..., Described] = _not_described
    """(list, books): what a list or a book is called in each language, and a line on its character."""
    new_list: Callable[..., dict[str, Any]] = _no_list
    """(book, points): a list of a book with nothing in it yet, to be built; empty: none is built."""
    workbench: Callable[..., Workbench | None] = _no_workbench
    """(data, books): a list on the way, with its parts, prices and what may be added; None: none is built."""
    list_data: Callable[[str], dict[str, Any]] = _no_list
    """A ready-made list written out, to be changed; empty: none is built."""
    put_right: Follow = nothing_follows
    """(data, edit): puts right what of a list speaks of its parts by number, after a change; in place."""
    nouns: Callable[..., dict[str, Noun]] = _no_nouns
    """(books): the French names of books with gender, number and article, for sentences to agree with."""

    def choices(self, scenario: str) -> dict[str, tuple[Any, ...]]:
        """Options of a scenario with values worth playing, the usual one first: what long runs draw from."""
        return choices(self.controls(scenario))


class Client(msgspec.Struct, frozen=True, kw_only=True):
    """What is shown, and what may be asked before an answer is given."""

    scene: Callable[[Any, str], Scene]
    """What is to be drawn for a side, in words that no client needs a rulebook for."""
    forecasts: Callable[[Any, str], Sequence[Forecast]] = _none
    """The odds a player wants before he chooses: for each legal attack of a unit, losses of both sides."""
    outcomes: Callable[[Ask, Any, Any], Sequence[Forecast]] = _none
    """The odds of one allowed answer to a pending question, a way too, and what it may draw upon itself."""
    sights: Callable[[Any, str], Sequence[SightLine]] = _none
    """What the figures of a unit see of each enemy unit, and what hides it."""
    arcs: Callable[[Any, str], Sequence[Arc]] = _none
    """Where the weapons of a unit bear, if not all round."""
    rings: Callable[[Any, str], Sequence[Reach]] = _none
    """How far a unit shoots and charges, one ring for each distance; none where nobody may measure first."""
    sight: Callable[[Any, str, str], Any] = _nothing
    """What one figure or unit sees of another, and what hides it; None: the game does not say."""
    why_not_measure: Callable[[Any, str, str], Refusal | None] = _nothing
    """Why the distance of two things may not be measured now; None where it may."""
    spots: Callable[..., Spots | None] = _nothing
    """(ask, table, figure, value, via): where a figure may end, the others placed as in the value, its way
    through some points: the area to shade."""
    course: Callable[[Ask, Any, Any], Course | None] = _nothing
    """The way an allowed answer of the pending free place leads, where the answer does not hold it."""
    draft_names: Callable[[Ask, Any], tuple[str, ...]] = _none
    """What each ready-made answer of a free place is for, in their order; none: they have no names."""
    follow: Callable[[Ask, Any, Point], Any] = _nothing
    """The acting unit led to a point, or as near as it gets; None for a question that leads nobody."""
    lead: Callable[[Ask, Any, Leading], Any] = _nothing
    """On squares, the answer that ends where a way ends; None for a question that leads nobody."""
    prices: Callable[[Ask, Any], Priced | None] = _nothing
    """(ask, view): what the options of the pending question cost, and the purse they are paid from."""
    sounds: Callable[[Any], dict[str, str]] = _no_sounds
    """(setting): what weapons sound like, by the ids that events tell: one of `kinds.SOUNDS`."""
    forms: dict[str, type[Option]] = {}
    """The types of options of several parts, by the question or the fact that holds a code: for sentences of
    what was answered, where there is no question any more."""
    read_situation: Callable[[dict[str, Any], Any], Any]
    """A table from a situation file; the second argument turns a key path into file and line for errors."""
    write_situation: Callable[[Any], dict[str, Any]]
    """A situation file's contents from a table."""


class Bot(msgspec.Struct, frozen=True, kw_only=True):
    """What a player who is no person needs."""

    quick_answer: Callable[[Ask, Any], Any] = first_answer
    """What a sensible player does without thinking: answers inside odds, and "choose for me"."""
    candidates: Callable[[Ask, Any], Sequence[Any]] = plain_candidates
    """Sensible answers, each allowed: what `random` draws from."""
    prospects: Callable[[Ask, Any], Sequence[Any]] = plain_prospects
    """Answers worth weighing, each once."""
    deeds: Callable[[Ask, Any], Sequence[tuple[Any, ...]]] = _none
    """Whole deeds: an answer and those to the questions that follow (place, target); none: each prospect."""
    goals: Callable[[Any, str], Any] = _nothing
    """(view, side): what a side goes for from here, worked out once a question and given to the appraisal."""
    terms: Callable[..., dict[str, float]]
    """(table, side, goals): how well a side stands, term by term, bounded also at the end; higher is better.
    Each term is a key of the game's sentences (`term-…`)."""
    mark: Callable[[Any], Hashable] = _whose_turn
    """Where the turn stands: it changes when somebody else is to act. Trials end there."""
    together: bool = False
    """Whether all sides act within one mark, as in the planning of a week: a trial ends where it changes."""
    until: Callable[[Any], Hashable] | None = None
    """Where trials end, if not at the enemy's reply: where this changes, for example at the end of a turn."""
    weigh: Callable[[Ask, Any, Any], float | None] = _nothing
    """What an answer is worth to its side on the table it sees; None: the appraisal expected after it."""
    sifted: frozenset[str] = frozenset()
    """Questions whose options `random` takes from the candidates, for many are foolish or many."""
    plain: frozenset[str] = frozenset()
    """Questions that a bot answers by `quick_answer`: nothing to weigh."""
    settled: frozenset[str] = frozenset()
    """Questions whose first guess is taken: trials cannot tell more."""
    effort: int = 1
    """How many times its usual budget a planner may spend: where the nodes of a trial are many and quick."""

    varied: frozenset[str] = frozenset()
    """Questions where a planner draws among answers of the same weight: no two matches begin alike."""
    readiness: dict[str, str] = {}
    """For each marker that prepares a reaction the question by which it is used: for counts of waste."""

    def appraise(self, table: Any, side: str, goals: Any = None) -> float:
        """How well a side stands, in victory points or so: the sum of its terms."""
        return sum(self.terms(table, side, goals).values())

    @property
    def weighs(self) -> bool:
        """Whether the game has a weighing of its own."""
        return self.weigh is not _nothing


class Ruleset(msgspec.Struct, frozen=True, kw_only=True):
    """A game system: its name, its rules version, its ledger and the four parts."""

    name: str
    """The name of its folder."""
    version: int
    """Goes up whenever a playthrough changes: records are verified by the same version only."""
    ledger: Ledger
    """Its rules, by id, in both languages."""
    offered: bool = True
    """Whether players are offered it; it can always be asked for by name."""
    battles: tuple[str, ...] = ()
    """The games its battles are fought in: whoever names one is a campaign."""
    shared: tuple[str, ...] = ()
    """Folders beside the game's own that it shares with sister games."""
    rules: Rules
    armies: Armies
    client: Client
    bot: Bot


def usual_lists(ruleset: Ruleset, scenario: str, count: int) -> tuple[str, ...]:
    """A list for each of so many sides where none is named: the scenario's own, or those of a quick start."""
    armies = ruleset.armies
    usual = armies.briefings(scenario).match.lists or tuple(armies.default_lists)
    return tuple(usual[n % len(usual)] for n in range(count))


def usual_options(ruleset: Ruleset, scenario: str, given: dict[str, Any]) -> dict[str, Any]:
    """The options of a match whose lists nobody named: those given, else those of the scenario's own."""
    return {**ruleset.armies.briefings(scenario).match.options, **given}


def usual_seats(
    ruleset: Ruleset, scenario: str, sides: Sequence[str], person: str, bot: str
) -> tuple[str, ...]:
    """Who plays where nobody is named: a person on the side the scenario keeps for him, else bots."""
    own = ruleset.armies.briefings(scenario).match.side
    return tuple(person if side == (own if own in sides else sides[0]) else bot for side in sides)


def suggested_answer(match: Any, ask: Ask) -> Any:
    """What is answered for a player who does not want to think: as the scenario begins, else quickly."""
    ruleset = match.ruleset
    view = ruleset.rules.view(match.table, ask.side)
    if asked_in_setup(match, ask):
        played = ruleset.armies.briefings(match.seats["scenario"])
        return usual_answer(played, ask, view, ruleset.bot.quick_answer)
    return ruleset.bot.quick_answer(ask, view)


def asked_in_setup(match: Any, ask: Ask) -> bool:
    """Whether a question belongs to the set-up: one that the scenario has a usual answer for."""
    armies, scenario = match.ruleset.armies, match.seats.get("scenario", "")
    return scenario in armies.scenarios and ask.question in armies.briefings(scenario).answers


def asked_enough(match: Any, ask: Ask, asked: Mapping[str, int]) -> bool:
    """Whether a side has answered a rule as often as a lesson wants its question put: {question: times}."""
    most = asked.get(ask.question)
    if most is None:
        return False
    given = [i for i in match.log.effective() if i.rule == ask.rule and i.side == ask.side]
    return len(given) >= most


def list_sets(ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    """Sets of ready-made lists that between them use every army: for simulations of all of it."""
    return ruleset.armies.list_pairs() or (ruleset.armies.default_lists,)
