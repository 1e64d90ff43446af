"""Pictures of what happens, for docs/img: `python -m tests.browser.showing` from the root of the clone."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from tests.browser.pages import ASKED, FLAGS, PHONE, Served, choose, leader, opened, play  # noqa: E402
from tests.browser.situations import seated  # noqa: E402
from tests.browser.volleys import crowded  # noqa: E402

IMAGES = ROOT / "docs" / "img"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
NONE = "localStorage.setItem('pace', 'none')"


def when(page: Page, what: str, name: str, seconds: float = 20) -> None:
    """A picture as soon as something is drawn; none if it is not."""
    for _ in range(int(seconds * 25)):
        if page.locator(what).count():
            page.screenshot(path=IMAGES / f"{name}.png")
            return
        page.wait_for_timeout(40)
    print(f"{name}: {what} was never seen")


def volley(browser: Browser, served: Served, size: dict[str, Any], name: str) -> None:
    """A squad fires; shots fly, dice rest, the fallen fall."""
    page = browser.new_context(**size).new_page()
    seated(page, served, crowded())
    for _ in range(4):
        if page.locator(".player-bar.on").count():
            break
        page.locator(".for-me:enabled").click()
        page.wait_for_timeout(700)
    page.get_by_role("button", name="To the table as it is now").click()
    page.get_by_role("button", name="Again from my last turn").click()
    when(page, ".fx-dice[data-rest]", f"{name}-dice")
    when(page, ".fx-spark[visibility=visible]", f"{name}-volley")
    when(page, "[data-falls]", f"{name}-falling")
    page.context.close()


def still(browser: Browser, served: Served) -> None:
    """The same with reduced motion."""
    page = browser.new_context(**DESK, reduced_motion="reduce").new_page()
    made = page.request.post(
        f"{served.url}api/matches", data={"game": "dust_tactics", "players": ["random", "random"]}
    ).json()
    opened(page, made["spectators"]["link"])
    when(page, ".fx-shot.still", "reduced-motion", 60)
    page.context.close()


def since(browser: Browser, served: Served) -> None:
    """What happened since the last answer, opened; the threat where a unit is led; the guide."""
    page = browser.new_context(**DESK).new_page()
    page.add_init_script(NONE)
    made = page.request.post(
        f"{served.url}api/matches",
        data={"game": "dust_tactics", "players": ["person", "random"], "ready": True},
    ).json()
    opened(page, made["seats"][0]["link"])
    for _ in range(60):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator("[data-activation]").count() > 2 and page.locator(".since").inner_text().count("hit"):
            break
        choose(page)
    page.locator("[data-activation] button").first.click()
    page.wait_for_timeout(300)
    page.screenshot(path=IMAGES / "since.png")
    page.get_by_role("button", name="Briefing").click()
    page.wait_for_timeout(500)
    page.screenshot(path=IMAGES / "briefing.png")
    page.context.close()


def threat(browser: Browser, served: Served) -> None:
    """Who could hurt a unit where it is led."""
    page = browser.new_context(**DESK).new_page()
    page.add_init_script(NONE)
    wish = {"game": "at43", "lesson": "first-fight", "players": ["person", "random"]}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    opened(page, made["seats"][0]["link"])
    play(page, 15, until="move")
    choose(page)  # the walker; then those on foot, who see and are seen
    play(page, 15, until="move")
    page.locator(".reach").wait_for(state="attached")
    x, y = leader(page)
    page.mouse.click(x + 30, y - 40)
    page.locator(".threat-list li").first.wait_for()
    page.locator(".threat-list").scroll_into_view_if_needed()
    page.wait_for_timeout(300)
    page.screenshot(path=IMAGES / "threat.png")
    page.context.close()


def lesson(browser: Browser, served: Served) -> None:
    """A guided match to its end: the guide, the course of the match."""
    page = browser.new_context(**DESK).new_page()
    page.add_init_script(NONE)
    opened(page, served.url)
    page.locator("[data-lesson=dust_tactics]").click()
    page.locator(ASKED).wait_for()
    page.wait_for_timeout(600)
    page.screenshot(path=IMAGES / "guide-dust.png")
    for _ in range(60):
        page.locator(f"{ASKED}, .end").first.wait_for()
        if page.locator(".end").count():
            break
        choose(page)
    page.wait_for_timeout(600)
    page.screenshot(path=IMAGES / "afterwards.png")
    page.context.close()


def main() -> None:
    """Make them all."""
    import browser as browsers
    import webbuild

    webbuild.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        running = playwright.chromium.launch(executable_path=browsers.find(), args=FLAGS)
        for name, size in (("front", DESK), ("phone-front", PHONE)):
            page = opened(running.new_context(**size).new_page(), served.url)
            page.locator("[data-play]").first.wait_for()
            page.wait_for_timeout(500)
            page.screenshot(path=IMAGES / f"{name}.png")
            page.context.close()
        volley(running, served, DESK, "shown")
        volley(running, served, PHONE, "phone-shown")
        since(running, served)
        threat(running, served)
        lesson(running, served)
        still(running, served)
        running.close()
        served.stop()


if __name__ == "__main__":
    main()
