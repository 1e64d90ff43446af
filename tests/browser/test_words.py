"""No key, id or word of the other language on the page, in any of its states, in either language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from escarmouche import games
from escarmouche.server.catalogue import lesson_names
from tests import walker
from tests.browser.pages import ASKED, PHONE, Served, choose, opened
from tests.browser.situations import about_to_fire, friends_ahead, in_play, kept, seated

pytestmark = pytest.mark.browser

GAMES = tuple(name for name in games.offered() if not games.ruleset(name).battles)
"""Those with a table."""
MOST = 12
"""Answers given in a match, in which questions are looked at for the first time."""
FAR = 12
"""Steps to the side of whoever is placed: far beyond where he may go."""
SOON = 400
"""Milliseconds in which the server has said what it thinks of a place."""
PATIENCE = 5.0
"""Seconds in which the other language must have come to every part of the page."""
TEXTS = """() => {
    const lang = document.documentElement.lang, found = new Set();
    const strange = (e) => { const own = e.closest('[lang]'); return own && own.lang !== lang; };
    for (const e of document.querySelectorAll('body *')) {
        if (strange(e) || e.closest('script, style, code')) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
            if (e.getAttribute(name)) found.add(e.getAttribute(name));
        }
        const shown = e.tagName === 'OPTION' || e.checkVisibility();
        const own = [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.data).join(' ').trim();
        if (shown && own) found.add(own);
    }
    return [document.title, ...found];
}"""
JUDGED = REFUSED, PLACED = "refused", "placed"
LIBRARY = "library"
FIRING: dict[str, Callable[[], Any]] = {
    "trauma": friends_ahead,
    "combat_zone": lambda: in_play("combat_zone", "crossing", "random", about_to_fire),
    "dust_tactics": lambda: kept("dust_tactics", "gunners"),
}
"""A moment of a game in which an attack is weighed; the others come to one in their lessons."""
LED = "combat_zone"
"""A game whose ready table asks for no place in the first answers: somebody is led by himself."""
UNPLACED = (LED, "star_mogul")
CHARTS = ".could .odds, .several .option-odds .bars"
CALLED = [games.ruleset(name).ledger.title for name in games.names()]
NAMED = sorted((title["en"] for title in CALLED if title["en"] == title["fr"]), key=len, reverse=True)
TITLES = re.compile("|".join(map(re.escape, NAMED)))
"""What games are called: a name, the same in both languages."""
CONCEDE = re.compile("concede|abandon", re.I)
OPEN = "() => document.querySelectorAll('main details').forEach((d) => { d.open = true; })"


class Walk:
    """Looks at a page in both languages, and writes down what a person should not have been shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, str] = {}
        self.states: list[str] = []
        self.texts: dict[str, set[str]] = {lang: set() for lang in walker.LANGS}

    def look(self, state: str) -> None:
        """This state of the page, in the language it is in and in the other; a place is judged in one."""
        self.states.append(state)
        for _ in walker.LANGS[:1] if state in JUDGED else walker.LANGS:
            lang = str(self.page.evaluate("document.documentElement.lang"))
            until, wrong = time.monotonic() + PATIENCE, self._strange(lang)
            while wrong and time.monotonic() < until:  # an answer of the server is on its way
                self.page.wait_for_timeout(100)
                wrong = self._strange(lang)
            for what, text in wrong.items():
                self.found.setdefault(f"{lang}: {what}", f"{state}: {text}")
            self.page.evaluate("document.querySelector('header.bar button[lang]').click()")  # behind a dialog
            self.page.wait_for_function("was => document.documentElement.lang !== was", arg=lang)

    def _strange(self, lang: str) -> dict[str, str]:
        self.page.evaluate(OPEN)
        texts = self.page.evaluate(TEXTS)
        self.texts[lang] |= set(texts)
        return {
            what: text for text in texts for what in walker.strange(TITLES.sub(" ", text), lang, ids=False)
        }


@pytest.mark.parametrize("game", GAMES)
def test_every_state_of_the_page_is_in_the_words_of_its_language(game: str, page: Page) -> None:
    walk = Walk(page)
    page.set_default_timeout(30_000)
    for state in states(game, page):
        walk.look(state)
    assert "\n".join(f"{what} ({where})" for what, where in walk.found.items()) == ""
    assert {"front", "set-up", "card", "rule", "record", "end", "replay", LIBRARY} <= set(walk.states)
    assert REFUSED in walk.states or game in UNPLACED
    assert all(len(texts) > 100 for texts in walk.texts.values())


@pytest.mark.parametrize("game", GAMES)
def test_odds_are_told_in_the_words_of_their_language(game: str, page: Page, served: Served) -> None:
    walk = Walk(page)
    if game in FIRING:
        seated(page, served, FIRING[game](), game=game)
    else:
        to_odds(page, served, game)
    page.locator(CHARTS).first.wait_for()
    walk.look("odds")
    page.locator(CHARTS).first.wait_for()
    if game == LED:
        page.locator(".option[data-option=move]").first.click()
        page.locator(".board.placing").wait_for(state="attached")
        for state in placing(page, 4 * FAR):
            walk.look(state)
        assert walk.states == ["odds", REFUSED, REFUSED]
    assert "\n".join(f"{what} ({where})" for what, where in walk.found.items()) == ""


def to_odds(page: Page, served: Served, game: str) -> None:
    """Take the lesson of a game until odds are shown."""
    opened(page, lesson_of(page, served, game))
    for _ in range(LESSON):
        page.locator(ASKED).wait_for()
        with suppress(TimeoutError):
            page.locator(CHARTS).first.wait_for(timeout=SHOWN)
            return
        choose(page)


def lesson_of(page: Page, served: Served, game: str) -> str:
    """The link to a lesson that begins."""
    wish = {"game": game, "lesson": lesson_names(game)[0], "players": ["person", "random"]}
    return str(page.request.post(f"{served.url}api/matches", data=wish).json()["seats"][0]["link"])


LESSON, SHOWN = 15, 1500
"""The answers of a lesson at most; milliseconds in which odds are there."""
GUIDED = 3
"""Answers given in a lesson."""


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_and_a_friends_link_on_a_phone(game: str, chromium: Browser, served: Served) -> None:
    context = chromium.new_context(**PHONE)
    page = context.new_page()
    page.set_default_timeout(30_000)
    walk = Walk(page)
    opened(page, lesson_of(page, served, game))
    for number in range(GUIDED):
        page.locator(f"{ASKED}, .end").first.wait_for()
        walk.look(f"lesson {number}")
        if page.locator(".end").count():
            break
        choose(page)
    wish = {"game": game, "players": ["person", "person"]}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    opened(page, made["seats"][1]["link"])
    walk.look("a friend's link")
    context.close()
    assert "\n".join(f"{what} ({where})" for what, where in walk.found.items()) == ""
    assert {"lesson 0", "a friend's link"} <= set(walk.states)


def states(game: str, page: Page) -> Iterator[str]:
    """Bring a page from state to state: before a match, in it, at its end and after."""
    yield from before(game, page)
    page.locator(".setup .row button").first.click()
    page.locator(ASKED).wait_for()
    yield "set-up"
    yield from questions(page)
    yield from beside(page)
    page.locator(".menu").get_by_role("button", name=CONCEDE).click()
    yield "concede"
    page.get_by_role("dialog").locator("button.primary").click()
    page.locator(".end").wait_for()
    expect(page.locator(".end tbody tr").last).to_be_visible()
    yield "end"
    page.locator(".record .row button").first.click()
    page.locator(".scrubber").wait_for()
    yield "replay"
    page.evaluate("location.hash = ''")
    page.locator(".earlier li").first.wait_for()
    yield LIBRARY


def before(game: str, page: Page) -> Iterator[str]:
    """The front page: a game, its last scenario with its armies, what can be settled, a friend elsewhere."""
    page.locator("select").first.select_option(game)
    yield "front"
    scenarios = page.locator("select").nth(1)
    scenarios.select_option(index=scenarios.locator("option").count() - 1)
    page.locator("input[name=who][value=online]").check()
    page.locator(".more input[type=checkbox]").check()
    yield "scenario"
    scenarios.select_option(index=0)
    page.locator("input[name=who][value=bot]").check()
    page.locator(".more input[type=checkbox]").uncheck()
    page.locator(".who ~ .field select").first.select_option("random")


def questions(page: Page) -> Iterator[str]:
    """Each kind of question when it first comes; a wrong place, where one is asked for."""
    known: set[str] = set()
    for _ in range(MOST):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator(".end").count():
            return
        question = page.locator(ASKED).get_attribute("data-question") or ""
        if question not in known:
            known.add(question)
            yield question
            yield from placing(page)
        choose(page)


def placing(page: Page, far: int = FAR) -> Iterator[str]:
    """Where a place is asked for: one far off, and what is said of it."""
    for _ in walker.LANGS if page.locator(".board.placing").count() else ():
        page.get_by_role("application").focus()
        for way in ("Shift+ArrowRight", "Shift+ArrowUp"):
            for _ in range(far):
                page.keyboard.press(way)
            page.wait_for_timeout(SOON)
            if page.locator(".verdict.bad").count():
                break
        yield REFUSED if page.locator(".verdict.bad").count() else PLACED
        page.keyboard.press("Escape")


def beside(page: Page) -> Iterator[str]:
    """What stands beside the question: cards, the table in words, the record, a rule, sharing."""
    page.locator("#tab-units").click()
    page.locator(".units .card-head").first.click()
    yield "card"
    page.locator(".units .card-head").last.click()
    yield "card of the other side"
    page.locator("#tab-words").click()
    yield "words"
    page.locator("#tab-record").click()
    yield "record"
    page.locator(".lines .rule").last.click()
    page.get_by_role("dialog").wait_for()
    yield "rule"
    page.keyboard.press("Escape")
    page.locator(".record .row button").last.click()
    page.get_by_role("dialog").wait_for()
    yield "share"
    page.keyboard.press("Escape")
