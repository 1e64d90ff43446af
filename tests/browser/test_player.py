"""The event player: it draws what the record says, nothing waits for it, it may be left at any time."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from escarmouche import games
from tests.browser.pages import ASKED, PATIENCE, Served, audit, choose, complaining, number, opened
from tests.browser.watching import READ, Watcher

pytestmark = pytest.mark.browser

GAMES = [name for name in games.names() if games.ruleset(name).offered and not games.ruleset(name).battles]
"""Those with a table: nobody walks or shoots in a campaign, its battles are matches of these."""
ON = ".player-bar.on"
TO_FIGHT = ".battles button.primary"
"""A battle of a campaign that waits for its players."""
GO_ON = '.player-bar.on [aria-label="Go on"]'


STOP = """() => {
    const look = () => {
        const pause = document.querySelector('.player-bar.on [aria-label="Pause"]');
        if (pause && document.querySelector('#events [data-walks]')) pause.click();
        else requestAnimationFrame(look);
    };
    look();
}"""
"""Pause as soon as somebody walks: however busy the machine is, nothing is over before somebody looks."""


def until_played(watcher: Watcher, most: int = 40) -> None:
    """Answer until somebody walks; there the player stands still."""
    page = watcher.page
    page.evaluate(STOP)
    for _ in range(most):
        page.wait_for_function(
            f"() => document.querySelector('{GO_ON}')"
            f" || (!document.querySelector('{ON}') && document.querySelector('.for-me:enabled'))"
        )
        if page.locator(GO_ON).count():
            return
        choose(page)
    raise AssertionError("nothing is shown")


@pytest.mark.parametrize("game", GAMES)
def test_what_bots_do_is_drawn_as_the_record_tells_it(lively: Page, served: Served, game: str) -> None:
    lively.evaluate("localStorage.setItem('pace', 'fast')")
    watcher = Watcher(lively, served.url, game, ("random", "random"))
    lively.locator(ON).wait_for()
    assert watcher.see(13) == 13
    assert watcher.wrong() == []


def answers_of(watcher: Watcher, side: str = "one") -> int:
    """How many answers of a side the record has."""
    lines = watcher.state()["lines"]
    return sum(line["event"] == "answered" and line["about"]["side"] == side for line in lines)


def test_nothing_waits_for_a_picture(lively: Page, served: Served) -> None:
    """The question is there while the picture still moves; an answer is taken at once."""
    watcher = Watcher(lively, served.url, "dust_tactics")
    until_played(watcher)
    lively.locator(".for-me:enabled").wait_for()
    given = answers_of(watcher)
    assert lively.evaluate(READ)["walks"]
    assert lively.locator(GO_ON).count(), "what is shown stands still in the middle"
    choose(lively)
    assert answers_of(watcher) == given + 1
    lively.wait_for_function("() => !document.querySelector('.player-bar.on')")
    truth = {figure["id"] for figure in watcher.state()["scene"]["figures"]}
    assert set(lively.evaluate(READ)["figures"]) == truth


@pytest.mark.parametrize("game", GAMES)
def test_leaving_and_coming_back_in_the_middle_loses_nothing(lively: Page, served: Served, game: str) -> None:
    """The page is killed while somebody walks; another one has the table, the question and what happened."""
    watcher = Watcher(lively, served.url, game, ready=True)
    until_played(watcher)
    link = lively.url
    lively.goto("about:blank")
    opened(lively, link)
    state, listed = told_at_once(lively, watcher)
    lively.wait_for_function("() => !document.querySelector('.player-bar.on')")
    drawn = lively.evaluate(READ)["figures"]
    assert set(drawn) == {figure["id"] for figure in state["scene"]["figures"]}
    assert number(lively) == str(state["number"])
    units = [who for who in listed if who]
    assert [who for n, who in enumerate(units) if n == 0 or who != units[n - 1]] == acted(state, "one")


def test_pause_step_skip_and_once_more(lively: Page, served: Served) -> None:
    watcher = Watcher(lively, served.url, "dust_tactics")
    until_played(watcher)
    first = lively.evaluate(READ)
    assert first["walks"]
    lively.wait_for_timeout(400)
    assert lively.evaluate(READ) == first
    audit(lively)
    lively.get_by_role("button", name="To the table as it is now").click()
    expect(lively.locator(ON)).to_have_count(0)
    truth = {f["id"] for f in watcher.state()["scene"]["figures"]}
    assert set(lively.evaluate(READ)["figures"]) == truth
    lively.evaluate(STOP)
    lively.get_by_role("button", name="Again from my last turn").click()
    lively.get_by_role("button", name="Go on").wait_for()
    lively.get_by_role("button", name="The next event only").click()
    expect(lively.get_by_role("button", name="Go on")).to_be_visible()
    lively.get_by_role("button", name="Go on").click()


def test_with_reduced_motion_ways_are_arrows_and_nothing_moves(chromium: Browser, served: Served) -> None:
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    with complaining(context) as page:
        watcher = Watcher(opened(page, served.url), served.url, "dust_tactics", ("random", "random"))
        page.locator("[data-trail]").first.wait_for(state="attached")
        before = page.evaluate(READ)
        page.wait_for_timeout(120)
        after = page.evaluate(READ)
        still = {(w["line"], w["id"]): w["at"] for w in before["walks"]}
        assert all(still.get((w["line"], w["id"]), w["at"]) == w["at"] for w in after["walks"])
        watcher.see(4)
        assert watcher.wrong() == []
    context.close()


HEARD = """() => {  // and what a test evaluates is no click
    const Real = window.AudioContext;
    window.heard = 0;
    Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: false}});
    window.AudioContext = class extends Real {
        createGain() { window.heard++; return super.createGain(); }
    };
}"""


def test_nothing_is_heard_before_the_first_click_nor_once_it_is_off(lively: Page, served: Served) -> None:
    lively.evaluate(HEARD)
    watcher = Watcher(lively, served.url, "dust_tactics", ("random", "random"), ready=True)
    assert watcher.see(3) == 3
    assert lively.evaluate("heard") == 0
    lively.get_by_label("Pace and sound").click()
    lively.wait_for_function("() => heard > 0")
    lively.locator(".player-set select").last.select_option("0")
    before = lively.evaluate("heard")
    assert watcher.see(3) == 3
    assert lively.evaluate("heard") == before


def told_for(line: Any, who: Any) -> str:
    """For whom an answer was given, whatever a game calls him there."""
    facts = [v for k, v in line["about"].items() if k not in ("side", "question", "answer")]
    return next((v for v in facts if isinstance(v, str) and who(v)), "")


def actor_of(line: Any, who: Any, side_of: Any, answers: str, turn: str) -> str:
    about = line["about"]
    own = next((about[k] for k in ("unit", "figure", "id") if isinstance(about.get(k), str) and about[k]), "")
    if line["event"] == "answered":  # for whom: whatever a game calls him there
        own = told_for(line, who)
    actor: str = who(own)
    if not actor:
        return ""
    if line["event"] in ("moved", "placed", "struck", "begun"):
        return actor
    if line["event"] == "answered":  # also who does nothing was activated; not who is asked meanwhile
        return actor if side_of(actor) == answers and turn in ("", answers) else ""
    aimed = about.get("target")
    aimed = [aimed] if isinstance(aimed, str) else aimed or []
    if line["event"] == "rolled":
        return actor if aimed and own not in aimed else ""
    orders = line["event"] == "marked" and about.get("on") is True and side_of(actor) == answers
    return actor if orders else ""


def acted(state: Any, side: str) -> list[str]:
    """Who acted since a side last answered, as the lines of the match tell it."""
    units = {unit["id"]: unit for unit in state["scene"]["units"]}
    of_figure = {f["id"]: f["unit"] for f in state["scene"]["figures"]}
    members = {id: unit["id"] for unit in units.values() for id in unit["members"]}

    def who(id: str) -> str:
        return id if id in members or id in units else of_figure.get(id, "")

    def side_of(id: str) -> str:
        return str(units[members.get(id, id)]["side"])

    lines = state["lines"]
    own = [n for n, x in enumerate(lines) if x["event"] == "answered" and x["about"]["side"] == side]
    found: list[str] = []
    answers = turn = side
    asked = who(told_for(lines[own[-1]], who))
    for line in lines[own[-1] + 1 :]:
        if line["event"] == "answered":
            answers = line["about"]["side"]
        actor = actor_of(line, who, side_of, answers, turn)
        if line["event"] == "answered":
            asked = who(told_for(line, who)) or asked
        if actor and actor != asked and members.get(actor) == asked:
            actor = asked  # one of a unit that was asked acts for it
        free = line["event"] == "answered" and not told_for(line, who)
        turn = side_of(actor) if actor else "" if line["event"] == "begun" else answers if free else turn
        if actor and (not found or found[-1] != actor):
            found.append(actor)
    return found


def told_at_once(page: Page, watcher: Watcher) -> tuple[Any, list[str]]:
    """The match, and who acted as the page lists it at that very number: others may answer meanwhile."""
    while True:
        page.locator(f".for-me:enabled, .end, {TO_FIGHT}").first.wait_for()
        state = watcher.state()
        expect(page.locator(f"{ASKED}, .end, {TO_FIGHT}").first).to_be_visible()
        here, listed = page.evaluate(
            "() => [document.querySelector('.ask')?.dataset.number,"
            " [...document.querySelectorAll('[data-activation]')].map((e) => e.dataset.activation)]"
        )
        if here in (None, str(state["number"])):
            return state, listed
        page.wait_for_timeout(50)


@pytest.mark.parametrize("game", GAMES)
def test_since_the_last_answer_lists_who_acted_as_the_record_does(
    page: Page, served: Served, game: str
) -> None:
    watcher = Watcher(page, served.url, game)
    told = 0
    for _ in range(60):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator(".end").count():
            break
        choose(page)
        state, listed = told_at_once(page, watcher)
        expected = acted(state, "one")
        units = [who for who in listed if who]
        assert [who for n, who in enumerate(units) if n == 0 or who != units[n - 1]] == expected
        told += len(expected)
        if told >= 3 and units:
            break
    assert told >= 3
    page.locator("[data-activation] button").first.click(timeout=5000)
    expect(page.locator(".act-lines li").first).to_be_visible()
    audit(page)
