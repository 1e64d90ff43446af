"""Pictures of the page for docs/img: `python -m tests.browser.screenshots` from the root of the clone."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from tests.browser.pages import ASKED, FLAGS, PHONE, Served, choose, leader, opened, play  # noqa: E402
from tests.browser.situations import clear_shot, crowd, friends_ahead, motor_pool, seated  # noqa: E402

IMAGES = ROOT / "docs" / "img"
COSTLY = re.compile(r"own figures lost [1-9]|own figures lost 0\.[5-9]")
TALL: ViewportSize = {"width": 1280, "height": 1200}
"""A window in which some more of the record is seen."""


def snap(page: Page, name: str) -> None:
    """One picture, when everything has settled."""
    page.wait_for_timeout(900)
    page.screenshot(path=IMAGES / f"{name}.png")


def start(page: Page, bot: str = "random") -> None:
    """A match against a bot, set up by hand."""
    page.get_by_label("I set up myself").check()
    page.get_by_label("Opponent").select_option(bot)
    page.get_by_role("button", name="Start now").click()
    page.locator(ASKED).wait_for()


def drag(page: Page, dx: float, dy: float) -> None:
    """Take the leader and hold him somewhere else."""
    x, y = leader(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx, y + dy, steps=10)


def desk(browser: Browser, url: str) -> str:
    """The main states at 1280 x 800; the address of the match."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    context.set_default_timeout(90_000)
    page = opened(context.new_page(), url)
    page.get_by_role("button", name="Start now").wait_for()
    snap(page, "front")
    start(page, "greedy")
    play(page, 5, until="pick-point")
    page.locator(".option").first.hover()
    snap(page, "choosing-a-point")
    play(page, 120, until="announce")
    page.locator(".option").filter(has_text="Movement").first.click()
    play(page, 5, until="move")
    page.wait_for_timeout(900)  # the table comes near to who acts
    page.locator(".reach").wait_for(state="attached")
    for dx, dy in ((45, -25), (45, 25), (30, 0), (20, 30), (20, -30), (10, 8)):
        drag(page, dx, dy)
        page.locator(".ghost.sure").wait_for(state="attached")
        if page.locator(".ghost.good").count():
            break
        page.mouse.up()
        page.wait_for_timeout(700)
        page.get_by_role("button", name="Start again").click()
    snap(page, "moving")
    page.mouse.move(700, 300, steps=6)
    snap(page, "refused")
    page.mouse.up()
    page.locator(".ask .rule").first.click()
    snap(page, "rule")
    page.keyboard.press("Escape")
    for _ in range(260):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator(".end").count():
            break
        if page.locator(ASKED).get_attribute("data-question") == "announce":
            page.wait_for_timeout(900)
            worth = page.locator(".could .odds").filter(has=page.locator(".bar:nth-of-type(1)"))
            if worth.count() and page.locator(".sight").count():
                worth.first.hover()
                snap(page, "sight")
                shoot = page.locator('.option[data-option*="shoot"]').first
                if shoot.count():
                    shoot.click()
                    page.wait_for_timeout(600)
                choose(page)
                break
        choose(page)
    page.get_by_role("tab", name="Units").click()
    page.locator(".card.table .card-head").first.click()
    mine = page.locator(".fig.hot").nth(2).bounding_box()
    if mine:
        page.mouse.move(mine["x"], mine["y"])
        page.mouse.wheel(0, -330)
    snap(page, "near")
    page.get_by_role("button", name="The whole table").click()
    page.get_by_role("button", name="Dark colours").click()
    snap(page, "dark")
    page.get_by_role("button", name="Light colours").click()
    page.get_by_role("tab", name="Record").click()
    page.get_by_role("button", name="Français").click()
    snap(page, "french")
    page.get_by_role("button", name="English").click()
    page.get_by_role("button", name="Replay", exact=True).click()
    page.wait_for_timeout(1500)
    page.locator(".scrubber input").fill("20")
    snap(page, "replay")
    address = page.url
    context.close()
    return address


def others(browser: Browser, url: str, match: str) -> None:
    """Hand-over, guide, phone."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = opened(context.new_page(), url)
    page.get_by_role("button", name="Guided first match").first.click()
    page.locator(ASKED).wait_for()
    snap(page, "guide")
    opened(page, url)
    page.get_by_label("Two of us at this screen").check()
    page.get_by_role("button", name="Start now").click()
    for _ in range(40):
        page.locator(".for-me:enabled, .hand-over").first.wait_for()
        if page.locator(".hand-over").count():
            break
        page.locator(".for-me").click()
        page.wait_for_timeout(200)
    snap(page, "hand-over")
    context.close()
    phone = browser.new_context(**PHONE, device_scale_factor=2)
    page = opened(phone.new_page(), url)
    page.get_by_role("button", name="Start now").wait_for()
    snap(page, "phone-front")
    page.goto(match)
    page.reload()
    page.locator(f"{ASKED}, .end").first.wait_for()
    snap(page, "phone")
    phone.close()


def shooting(page: Page, served: Served) -> None:
    """A squad of the catalogue with somebody to fire at: before the click, and after the dice."""
    seated(page, served, clear_shot())
    page.locator(".bars").first.wait_for()
    page.locator(".could .odds").first.hover()
    snap(page, "shooting")
    page.get_by_role("button", name="Shoot", exact=True).click()
    for _ in range(8):
        page.locator(ASKED).wait_for()
        page.wait_for_timeout(500)
        if page.locator(".lines .die").count() > 2:
            break
        choose(page)
    snap(page, "after-the-dice")


def tables(browser: Browser, served: Served) -> None:
    """Sixty figures, every vehicle, a phone before a move, and a board of squares."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = opened(context.new_page(), served.url)
    seated(page, served, crowd())
    page.locator(".reach").wait_for(state="attached")
    drag(page, 40, 30)
    page.locator(".ghost.sure").wait_for(state="attached")
    snap(page, "crowd")
    page.mouse.up()
    shooting(page, served)
    seated(page, served, motor_pool(), game="combat_zone")
    snap(page, "vehicles")
    opened(page, served.url)
    page.get_by_label("Game", exact=True).select_option("dust_tactics")
    start(page)
    for _ in range(60):
        page.locator(ASKED).wait_for()
        asked, goes = (
            page.locator(ASKED).get_attribute("data-question"),
            page.locator('[data-option*="move"]'),
        )
        if asked == "move":
            break
        if asked == "actions" and goes.count():
            goes.first.click()
            page.wait_for_timeout(400)
        else:
            choose(page)
    page.locator(".g-square").first.wait_for(state="attached")
    snap(page, "squares")
    context.close()
    phone = browser.new_context(**PHONE, device_scale_factor=2, color_scheme="dark")
    page = opened(phone.new_page(), served.url)
    seated(page, served, crowd())
    page.locator(".reach").wait_for(state="attached")
    snap(page, "phone-moving")
    phone.close()


def through_friends(page: Page, served: Served, name: str) -> None:
    """A salvo whose corridor leads through one's own squad: losses of both sides before the click."""
    seated(page, served, friends_ahead())
    risky = page.locator(".could .odds").filter(has_text=COSTLY).first
    risky.scroll_into_view_if_needed()
    risky.hover()
    snap(page, name)


def told_in_french(page: Page, served: Served, name: str) -> None:
    """Some answers of the first match, and the record of them in French."""
    opened(page, served.url)
    page.get_by_role("button", name="Français").click()
    page.locator("[data-lesson=trauma]").first.click()
    page.locator(ASKED).wait_for()
    page.get_by_role("button", name="Plus de conseils").click()
    play(page, 8, until="announce")
    page.get_by_role("button", name="Tir", exact=True).click()
    play(page, 4, until="order")
    page.locator(".lines li").last.scroll_into_view_if_needed()
    snap(page, name)


def both_sizes(browser: Browser, served: Served) -> None:
    """What is told before the click and after it, on a desktop and on a phone."""
    sizes = {"": {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}, "phone-": PHONE}
    for prefix, size in sizes.items():
        context = browser.new_context(**size)
        context.set_default_timeout(90_000)
        page = opened(context.new_page(), served.url)
        through_friends(page, served, f"{prefix}own-losses")
        if not prefix:
            page.set_viewport_size(TALL)
        told_in_french(page, served, f"{prefix}record-french")
        context.close()


def main() -> None:
    """Make them all."""
    import browser as browsers
    import webbuild

    webbuild.build()
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        running = playwright.chromium.launch(executable_path=browsers.find(), args=FLAGS)
        both_sizes(running, served)
        tables(running, served)
        others(running, served.url, desk(running, served.url))
        running.close()
        served.stop()


if __name__ == "__main__":
    main()
