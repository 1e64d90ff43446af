"""One click from the front page to the first own decision, in every game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from escarmouche import games
from escarmouche.engine.readymatches import ready_matches
from tests.browser.pages import ASKED, PATIENCE, PHONE, Served, audit, complaining, opened, play

pytestmark = pytest.mark.browser

GAMES = [name for name in games.names() if games.ruleset(name).offered]
LOOKS = {
    "phone, French, dark": {**PHONE, "locale": "fr-FR", "color_scheme": "dark"},
    "desk, French, light": {"viewport": {"width": 1280, "height": 800}, "locale": "fr-FR"},
}
TO_FIGHT = ".battles button.primary"
"""A battle of a campaign that waits for its players."""


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_the_first_own_decision(page: Page, game: str) -> None:
    """How long it takes is printed, not judged: it depends on the machine, and on who begins."""
    ready = ready_matches(games.folder(game))
    assert len(ready) >= 2
    usual = set(games.ruleset(game).armies.briefings(ready[0].scenario).answers)
    button = page.locator(f'[data-play="{game} {ready[0].key}"]')
    button.wait_for()
    began = time.monotonic()
    button.click()
    page.locator(f"{ASKED}, {TO_FIGHT}").first.wait_for()
    waited = time.monotonic() - began
    print(f"{game}: {waited:.2f} s to the first own decision")
    if page.locator(ASKED).count():
        assert page.locator(ASKED).get_attribute("data-question") not in usual
    else:
        assert games.ruleset(game).battles, "only a campaign may begin with a battle"


def test_the_tables_are_named_and_pictured(page: Page) -> None:
    for game in GAMES:
        for ready in ready_matches(games.folder(game)):
            button = page.locator(f'[data-play="{game} {ready.key}"]')
            expect(button).to_contain_text(ready.name["en"])
            button.scroll_into_view_if_needed()
            picture = button.locator("img")
            page.wait_for_function("e => e.complete && e.naturalWidth > 0", arg=picture.element_handle())
    audit(page)


def test_the_briefing_is_at_hand_during_the_match(page: Page) -> None:
    page.locator("[data-play]").first.click()
    page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Briefing").click()
    expect(page.get_by_role("dialog")).to_contain_text("What scores")
    audit(page)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_ready_match(game: str, look: str, chromium: Browser, served: Served) -> None:
    """When it opens, after an answer, on the tabs beside the table; and nothing is wider than the screen."""
    made = chromium.new_context(**LOOKS[look], reduced_motion="reduce")
    made.set_default_timeout(PATIENCE)
    with complaining(made) as page:
        opened(page, served.url)
        page.locator(f'[data-play="{game} {ready_matches(games.folder(game))[0].key}"]').click()
        page.locator(f"{ASKED}, {TO_FIGHT}").first.wait_for()
        audit(page)
        if page.locator(ASKED).count():
            play(page, 1)
            page.locator(f"{ASKED}, {TO_FIGHT}, .end").first.wait_for()
        for tab in ("#tab-units", "#tab-words", "#tab-record"):
            if page.locator(tab).count():
                page.locator(tab).click()
                audit(page)
        width = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert width <= 0
    made.close()
