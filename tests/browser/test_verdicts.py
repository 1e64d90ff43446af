"""What the page says of a record: proven and kept here, made off-line, forged; and an undo after the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.pages import ASKED, Served, audit, opened, setup, start
from tests.engine.test_proof import OTHER
from tests.server.forgeries import bettered, by_stranger, off_line, promised, renamed, typed

pytestmark = pytest.mark.browser

NONE, FOLLOWED = "signature none", "rules followed"
PROVEN = [FOLLOWED, "dice promised"]
BROKEN = ["rules not-run", "dice wrong", NONE]


@pytest.fixture
def kept(context: BrowserContext, served: Served) -> str:
    """The record of a match of two persons, as the server gives it."""
    made = context.request.post(
        f"{served.url}api/matches", data={"game": "template", "players": ["person", "person"]}
    ).json()
    table = f"{served.url}api/matches/{made['match']}"
    for turn in range(1_000):
        seat = {"authorization": f"Bearer {made['seats'][turn % 2]['token']}"}
        state = context.request.get(table, headers=seat).json()["state"]
        if state["over"]:
            return context.request.get(f"{table}/record", headers=seat).text()
        if state["question"]:
            hurry = {"kind": "for-me", "number": state["number"]}
            context.request.post(f"{table}/for-me", headers=seat, data=hurry)
    raise AssertionError("the match does not end")


def watch(page: Page, served: Served, folder: Path, text: str) -> None:
    path = folder / "sent.jsonl"
    path.write_text(text, encoding="utf-8")
    opened(page, served.url)
    page.locator("input[type=file]").set_input_files(path)
    page.locator(".findings").wait_for()


def findings(page: Page) -> list[str]:
    return [str(part.get_attribute("data-finding")) for part in page.locator(".findings li").all()]


def inside(page: Page) -> bool:
    """Whether nothing of the verdict runs out of the screen to the right."""
    found = page.locator(".findings li, .server-key code").evaluate_all(
        "parts => parts.every((p) => p.scrollWidth <= p.clientWidth + 1 || p.tagName === 'CODE')"
        " && document.documentElement.scrollWidth <= innerWidth"
    )
    return bool(found)


def test_only_what_this_server_kept_is_told_as_verified_without_doubt(
    page: Page, served: Served, kept: str, tmp_path: Path
) -> None:
    watch(page, served, tmp_path, kept)
    told = page.locator(".file > p")
    expect(told).to_have_text("Verified: rules and dice are proven, and this server kept the match.")
    assert findings(page) == [*PROVEN, "signature signed"]
    page.get_by_text("The key of this server").click()
    key = page.request.get(f"{served.url}api/key").json()["key"]
    expect(page.locator(".server-key code")).to_have_text(key)
    assert inside(page)
    audit(page)
    watch(page, served, tmp_path, off_line())
    expect(told).to_contain_text("nothing says who made this record")
    assert findings(page) == [*PROVEN, NONE]
    page.set_viewport_size({"width": 390, "height": 844})  # its key is a long word
    watch(page, served, tmp_path, by_stranger(kept, tmp_path))
    expect(told).to_contain_text("signed with another key than this server's")
    assert findings(page) == [*PROVEN, "signature other-key"]
    assert inside(page)
    watch(page, served, tmp_path, typed())
    expect(told).to_have_text("The rules were followed; not all is proven.")
    assert findings(page) == [FOLLOWED, "dice typed", NONE]
    page.get_by_role("button", name="Français").click()
    expect(told).to_have_text("Les règles ont été suivies ; tout n'est pas prouvé.")
    expect(page.locator(".findings")).to_contain_text("jets saisis par les joueurs ; rien ne les prouve.")


def test_a_forged_record_is_not_shown_and_says_exactly_why(
    page: Page, served: Served, kept: str, tmp_path: Path
) -> None:
    told = page.get_by_role("alert")
    for text, why, parts in (
        (renamed(kept), "is not that of this record", [*PROVEN, "signature wrong"]),
        (bettered(kept), "the seed throws", BROKEN),
        (promised(None), "promised a seed, and the closing line does not tell it", BROKEN),
        (promised([OTHER]), "is not the one that line 1 promised", BROKEN),
    ):
        watch(page, served, tmp_path, text)
        expect(told).to_contain_text("This record does not verify")
        expect(told).to_contain_text(why)
        expect(told).to_be_in_viewport()
        assert findings(page) == parts
        assert page.locator(".findings .wrong").count() == 1
        assert page.locator(".scrubber").count() == 0
    audit(page)
    page.get_by_role("button", name="Français").click()
    expect(told).to_contain_text("n'est pas celle que promettait la ligne 1")
    expect(page.locator(".findings .wrong")).to_have_text("✗ Dés : ce ne sont pas ceux qui étaient promis.")


def test_an_undo_after_the_end_says_that_play_goes_on_under_a_new_seed(page: Page) -> None:
    setup(page, game="template")
    start(page)
    page.locator(".for-me:enabled").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(".end").wait_for()
    expect(page.locator(".menu")).to_contain_text("play goes on under a new promised seed")
    page.get_by_role("button", name="Take back").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".lines")).to_contain_text("from here on the dice follow a new one, promised by")
    expect(page.locator(".menu")).not_to_contain_text("new promised seed")
