"""The page in a real Chromium: setting up, playing, watching; keyboard, phone, French; audits."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.pages import (
    ASKED,
    Served,
    audit,
    choose,
    complaining,
    gone_on,
    number,
    opened,
    play,
    setup,
)

pytestmark = pytest.mark.browser


def start(page: Page) -> None:
    page.get_by_role("button", name="Start now").click()
    page.locator(ASKED).wait_for()


def test_the_defaults_start_a_match(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text("Escarmouche")
    audit(page)
    start(page)
    expect(page.locator(".m-ground")).to_be_visible()
    audit(page)


def test_a_whole_match_against_a_bot(page: Page) -> None:
    setup(page, "template")
    start(page)
    play(page, 300)
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("Luck of the dice")
    audit(page)
    page.get_by_role("button", name="Rematch").click()
    page.get_by_role("link", name="To the rematch").click()
    page.locator(ASKED).wait_for()
    page.get_by_role("link", name="Escarmouche").click()
    expect(page.get_by_role("region", name="Go on with a match").get_by_role("link")).to_have_count(2)


@pytest.mark.slow
def test_a_whole_match_of_trauma(page: Page) -> None:
    setup(
        page,
        "trauma",
        Army_of_Player_one="usf-15-infantry",
        Army_of_Player_two="belt-15-infantry",
    )
    start(page)
    play(page, 600)
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".end")).to_contain_text("Victory points")
    audit(page)


def test_moving_is_dragging(page: Page) -> None:
    start(page)
    play(page, 80, until="move")
    page.wait_for_timeout(500)
    mine = page.locator(".fig.active").first.bounding_box()
    assert mine
    x, y = mine["x"] + mine["width"] / 2, mine["y"] + mine["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 500, y - 80, steps=10)
    expect(page.locator(".tape-text")).to_contain_text("0.0 left")
    expect(page.locator(".complaint")).to_contain_text("TR-MOVE-02")
    expect(page.get_by_role("button", name="Put them there")).to_be_disabled()
    page.mouse.up()
    expect(page.locator(".verdict")).to_contain_text("TR-MOVE-02")
    page.locator(".verdict").get_by_role("button", name="Rule TR-MOVE-02").click()
    expect(page.get_by_role("dialog")).to_contain_text("TR-MOVE-02")
    audit(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if page.locator(".verdict.bad").count():
        page.get_by_role("group").get_by_text("Ready-made places").click()
        page.locator(".drafts .option").nth(1).click()
    expect(page.locator(".verdict.good")).to_be_visible()
    before = number(page)
    page.get_by_role("button", name="Put them there").click()
    gone_on(page, before)


def test_cards_are_put_in_order(page: Page) -> None:
    start(page)
    play(page, 40, until="sequence")
    first = page.locator(".order li span").first.inner_text()
    page.locator(".order li").first.get_by_role("button").last.click()
    assert page.locator(".order li span").nth(1).inner_text() == first
    before = number(page)
    page.get_by_role("button", name="Lay them in this order").click()
    gone_on(page, before)


def test_undo_is_free_before_the_next_die(page: Page) -> None:
    start(page)
    play(page, 40, until="enter-access")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator(f"{ASKED}[data-question=enter]")).to_be_visible()
    expect(page.locator(".taken-back").first).to_be_attached()


def test_the_guide_explains_and_can_be_skipped(page: Page) -> None:
    page.get_by_role("button", name="Guided first match").click()
    page.locator(ASKED).wait_for()
    expect(page.get_by_role("complementary", name="First match")).to_be_visible()
    audit(page)
    page.get_by_role("button", name="No more hints").click()
    expect(page.get_by_role("complementary", name="First match")).to_have_count(0)


def test_online_with_two_browsers_and_a_reload(
    chromium: Browser, context: BrowserContext, served: Served
) -> None:
    other = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    other.set_default_timeout(15_000)
    with complaining(context) as one, complaining(other) as two:
        opened(one, served.url)
        setup(one, "template", "A friend elsewhere, by link")
        one.get_by_role("button", name="Start now").click()
        links = one.locator(".links input")
        expect(links).to_have_count(2)
        audit(one)
        opened(two, links.first.input_value())
        one.get_by_role("link", name="Take my seat").click()
        for given in range(300):
            turn = None
            for _ in range(200):
                if one.locator(".end").count():
                    break
                turn = next((p for p in (one, two) if p.locator(".for-me:enabled").count()), None)
                if turn:
                    break
                one.wait_for_timeout(50)
            if turn is None:
                break
            choose(turn)
            if given == 3:
                two.reload()
                two.locator("body[data-ready]").wait_for()
        expect(one.locator(".end")).to_be_visible()
        expect(two.locator(".end")).to_be_visible()
        assert one.locator(".end h2").inner_text() == two.locator(".end h2").inner_text()
    other.close()


def test_a_server_that_goes_away_and_comes_back(context: BrowserContext, served: Served) -> None:
    with complaining(context, offline=True) as page:
        opened(page, served.url)
        setup(page, "template")
        start(page)
        choose(page)
        served.stop()
        expect(page.locator(".status")).to_contain_text("The connection is lost")
        served.start()
        expect(page.locator(".status.live")).to_be_visible(timeout=20_000)
        page.locator(ASKED).wait_for()
        choose(page)


def test_hot_seat_hides_the_table_until_the_other_is_there(page: Page) -> None:
    setup(page, "template", "Two of us at this screen")
    start(page)
    handed = 0
    for _ in range(60):
        page.locator(".for-me:enabled, .hand-over, .end").first.wait_for()
        if page.locator(".end").count() or handed > 2:
            break
        if page.locator(".hand-over").count():
            assert page.locator(".board, .fig, .record").count() == 0
            if not handed:
                audit(page)
            handed += 1
            page.locator(".hand-over button").click()
        else:
            page.locator(".for-me:enabled").click()
            page.wait_for_timeout(150)
    assert handed


def test_a_record_goes_out_and_comes_back(page: Page, tmp_path: Path) -> None:
    setup(page, "template")
    start(page)
    play(page, 300)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save", exact=True).click()
    path = tmp_path / "match.jsonl"
    saved.value.save_as(path)
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator(".scrubber")).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".moment")).to_contain_text("2/")
    page.get_by_role("link", name="Escarmouche").click()
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".scrubber")).to_be_visible()
    page.locator(".scrubber input").fill("3")
    expect(page.locator(".moment")).to_contain_text("4/")
    audit(page)
    page.get_by_role("link", name="Escarmouche").click()
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"winner"', '"loser"', 1) if '"winner"' in text else text[: len(text) // 2])
    page.locator("input[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).to_be_visible()


def test_french(page: Page) -> None:
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Commencer").click()
    page.locator(ASKED).wait_for()
    expect(page.locator(ASKED)).to_contain_text("Choisir pour moi")
    page.reload()
    page.locator(ASKED).wait_for()
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    audit(page)


def test_the_browser_chooses_the_language(chromium: Browser, served: Served) -> None:
    french = chromium.new_context(locale="fr-FR")
    with complaining(french) as page:
        opened(page, served.url)
        expect(page.get_by_role("button", name="Commencer")).to_be_visible()
    french.close()


def test_the_keyboard_is_enough(page: Page) -> None:
    page.get_by_role("button", name="Start now").focus()
    page.keyboard.press("Enter")
    page.locator(ASKED).wait_for()
    for _ in range(80):
        page.locator(".for-me:enabled").wait_for(timeout=30_000)
        if page.locator(ASKED).get_attribute("data-question") == "move":
            break
        before = number(page)
        page.locator(".for-me").focus()
        page.keyboard.press("Enter")
        gone_on(page, before)
    page.get_by_role("application").focus()
    page.wait_for_timeout(500)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".ghost")).to_be_attached()
    expect(page.locator(".tape-text")).to_contain_text("6.0 cm")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("at ")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_role("tab", name="In words").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("cm wide")
    audit(page)


def test_units_show_their_cards(page: Page) -> None:
    start(page)
    page.get_by_role("tab", name="Units").click()
    page.locator(".card-head").first.click()
    expect(page.locator(".card dl").first).to_contain_text("Movement")
    audit(page)


def test_typed_dice(page: Page) -> None:
    page.get_by_text("Dice and clock").click()
    page.get_by_label("We throw real dice and type them in").check()
    page.get_by_role("button", name="Start now").click()
    dice = page.locator(f"{ASKED}[data-question=dice]")
    dice.wait_for()
    audit(page)
    page.locator(".typed input").fill("9")
    page.locator(".typed .primary").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone(chromium: Browser, served: Served, theme: str) -> None:
    phone = chromium.new_context(
        viewport={"width": 390, "height": 844},
        locale="en-GB",
        has_touch=True,
        is_mobile=True,
        color_scheme="dark" if theme == "dark" else "light",
    )
    phone.set_default_timeout(15_000)
    with complaining(phone) as page:
        opened(page, served.url)
        audit(page)
        page.get_by_role("button", name="Start now").tap()
        page.locator(ASKED).wait_for()
        play(page, 12)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        audit(page)
    phone.close()


def test_a_wrong_link_says_so(context: BrowserContext, served: Served) -> None:
    with complaining(context) as page:
        opened(page, f"{served.url}#/0123456789abcdef/not-a-token-at-all")
        expect(page.get_by_role("heading", name="No seat here")).to_be_visible()
        audit(page)
