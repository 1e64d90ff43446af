"""Games whose words the page has never seen: the toy copied and renamed, and Trauma behind its mask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests import masking
from tests.browser.pages import ASKED, Served, audit, choose, complaining, opened
from tests.browser.situations import seated, skirmish
from tests.renaming import NAME, close_together, settled

pytestmark = pytest.mark.browser


@pytest.fixture
def stranger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Served, dict[str, str]]]:
    """A server that finds the renamed game."""
    keys = settled(tmp_path / "games", monkeypatch)
    (tmp_path / "served").mkdir()
    serving = Served(tmp_path / "served")
    yield serving, keys
    serving.stop()


def sat_down(page: Page, served: Served, **wish: object) -> None:
    """Take the first seat of a new match, against a bot."""
    body = {"game": NAME, "players": ["person", "random"], **wish}
    answer = page.request.post(f"{served.url}api/matches", data=body)
    assert answer.ok, answer.text()
    opened(page, answer.json()["seats"][0]["link"])
    page.locator(ASKED).wait_for()


def until(page: Page, sign: str, most: int = 60) -> None:
    """Let the page choose until something is shown; sit down anew when a match ends before."""
    for _ in range(most):
        page.locator(f"{ASKED}, .end").first.wait_for()
        page.wait_for_timeout(250)
        if page.locator(sign).count():
            return
        assert not page.locator(".end").count(), f"{sign} was not shown before the end"
        choose(page)
    raise AssertionError(f"{sign} was never shown")


def test_a_match_is_set_up_in_words_with_lit_ground(
    context: BrowserContext, stranger: tuple[Served, dict[str, str]]
) -> None:
    served, keys = stranger
    with complaining(context) as page:
        sat_down(page, served)
        assert page.locator(ASKED).get_attribute("data-question") == keys["lay-card"]
        expect(page.locator("#the-question")).to_have_text("Which card do you lay face down?")
        until(page, f".ask[data-question={keys['deploy']}]")
        expect(page.locator("path.reach")).to_be_attached()  # where the unit may stand


def test_odds_sight_and_lit_ground_follow_from_what_a_question_is_for(
    context: BrowserContext, stranger: tuple[Served, dict[str, str]]
) -> None:
    served, keys = stranger
    with complaining(context) as page:
        seated(page, served, close_together(), game=NAME)
        until(page, f".ask[data-question={keys['order']}]")
        expect(page.locator(".bars").first).to_be_visible()  # odds before the click
        expect(page.locator(".sight").first).to_be_attached()
        audit(page)
        page.get_by_role("button", name="move", exact=True).click()
        page.locator(f".ask[data-question={keys['move']}]").wait_for()
        expect(page.locator("path.reach")).to_be_attached()
        choose(page)  # choose for me is the ruleset's quick answer


def test_targets_are_chosen_with_their_odds(
    context: BrowserContext, stranger: tuple[Served, dict[str, str]]
) -> None:
    served, keys = stranger
    with complaining(context) as page:
        seated(page, served, close_together(), game=NAME)
        until(page, f".ask[data-question={keys['order']}]")
        page.get_by_role("button", name="shoot", exact=True).click()
        page.locator(f".ask[data-question={keys['targets']}]").wait_for()
        expect(page.locator(".option-odds .bars").first).to_be_visible()
        choose(page)
        expect(page.locator(".lines .l-roll .rule").first).to_contain_text("TP-")


def test_a_real_game_behind_other_words(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trauma with every question, option and marker renamed at loading (tests/masking.py)."""
    name = masking.settled("trauma", tmp_path / "games", monkeypatch)
    (tmp_path / "served").mkdir()
    served, asks = Served(tmp_path / "served"), masking.mask_of("trauma").asks
    try:
        with complaining(context) as page:
            seated(page, served, skirmish(), game=name)
            page.locator(f".ask[data-question={asks['announce']}]").wait_for()
            expect(page.locator(".could .bars").first).to_be_visible()
            expect(page.locator(".sight").first).to_be_attached()
            choose(page)
            moving = skirmish()
            moving.change("turn", {"step": "act", "todo": ("movement",)})
            seated(page, served, moving, game=name)
            page.locator(f".ask[data-question={asks['move']}]").wait_for()
            expect(page.locator("path.reach")).to_be_attached()
    finally:
        served.stop()
