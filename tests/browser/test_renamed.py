"""The toy game under another name, every question key renamed: the page shows what it shows of any game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from escarmouche import games
from escarmouche.engine.ruleset import Setup
from tests.browser.pages import ASKED, Served, audit, choose, complaining, opened
from tests.browser.situations import seated
from tests.renaming import NAME, settled

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


def close_together() -> Any:
    """A table of the renamed game on which everybody is in range, before the first order."""
    ruleset = games.ruleset(NAME)
    table = ruleset.rules.new_table(Setup("outpost", ("scouts", "veterans")))
    for n, unit in enumerate(table.units.values()):
        figure = f"{unit.id}.1"
        table.change(figure, {"x": 600 + 500 * n, "y": 900 if unit.side == "red" else 1500})
        table.change(unit.id, {"figures": (figure,)})
    for side in table.sides:
        table.change(side, {"card": "bluff", "turned": True})
    table.change("turn", {"phase": "act", "active": "red"})
    return table


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
