"""After the match: its course, where it turned, a picture to keep; the library of one's matches."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import PATIENCE, Served, audit, opened, play

pytestmark = pytest.mark.browser


def played_out(page: Page, served: Served) -> str:
    """A whole match, a lesson; its name."""
    wish = {"game": "dust_tactics", "lesson": "first-fight", "players": ["person", "random"]}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    opened(page, made["seats"][0]["link"])
    play(page, 300)
    page.locator(".end").wait_for()
    return str(made["match"])


KEPT = """(match) => new Promise((done) => {
    const asked = indexedDB.open('library', 1);
    asked.onupgradeneeded = () => asked.transaction.abort();  // the page has not made it yet
    asked.onerror = (event) => { event.preventDefault(); done(''); };
    asked.onsuccess = () => {
        const found = asked.result.transaction('records').objectStore('records').get(match);
        found.onsuccess = () => { asked.result.close(); done(found.result ?? ''); };
    };
})"""


def kept(page: Page, match: str, longer: int = 0) -> str:
    """The record that the browser keeps of a match, as soon as it is longer than that."""
    for _ in range(PATIENCE // 50):
        if len(text := str(page.evaluate(KEPT, match))) > longer:
            return text
        page.wait_for_timeout(50)
    raise AssertionError("the record was never kept")


def test_what_was_kept_while_it_was_played_is_kept_again_at_its_end(page: Page, served: Served) -> None:
    wish = {"game": "template", "players": ["person", "random"]}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    match, link = made["match"], made["seats"][0]["link"]
    opened(page, link)
    play(page, 2)
    opened(page, served.url)
    keeping = page.locator(f'[data-match="{match}"]').get_by_role("button", name="Keep for ever")
    keeping.click()
    early = kept(page, match)
    opened(page, link)
    play(page, 300)
    page.locator(".end").wait_for()
    opened(page, served.url)
    assert len(kept(page, match, longer=len(early))) > len(early)
    expect(keeping).to_have_attribute("aria-pressed", "true")


def test_the_course_of_a_match_its_turnings_and_the_library(page: Page, served: Served) -> None:
    match = played_out(page, served)
    graph = page.locator(".afterwards .course")
    expect(graph).to_be_visible()
    assert page.locator(".afterwards .course-line").count() == 2
    audit(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("<svg")
    page.get_by_role("button", name="Best and worst acts").click()
    page.get_by_role("button", name="Chance to win, moment by moment").click()
    expect(page.locator(".chances")).to_be_visible()
    assert "%" in str(page.locator(".chances").get_attribute("aria-label"))
    expect(page.locator(".thoughts [role=status]").first).to_contain_text(" of 1")
    audit(page)
    turned = page.locator(".turnings li")
    assert 1 <= turned.count() <= 3
    turned.first.get_by_role("button").first.click()
    expect(page.locator(".scrubber")).to_be_visible()

    opened(page, served.url)
    row = page.locator(f'[data-match="{match}"]')
    expect(row).to_be_visible()
    page.get_by_label("Search").fill("nothing is called so")
    expect(row).to_have_count(0)
    page.get_by_label("Search").fill("")
    row.get_by_role("button", name="Keep for ever").click()
    expect(row.get_by_role("button", name="Keep for ever")).to_have_attribute("aria-pressed", "true")
    audit(page)
    with page.expect_download() as exported:
        page.get_by_role("button", name="Export all").click()
    kept = json.loads(Path(exported.value.path()).read_text(encoding="utf-8"))
    own = next(entry for entry in kept if entry["match"] == match)
    assert own["over"]
    assert own["record"].count("\n") > 10
    assert "tokens" not in own
    row.get_by_role("button", name="Replay").click()
    expect(page.locator(".scrubber")).to_be_visible()
