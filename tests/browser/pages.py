"""A real server, a real Chromium, and the steps the tests share."""

from __future__ import annotations

import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import axe_playwright_python
import uvicorn
from playwright.sync_api import BrowserContext, Page

from escarmouche.server.app import make_app
from tests.server.tables import LIMITS, settings

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP elsewhere.test 127.0.0.1",
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en-GB",
    "has_touch": True,
    "is_mobile": True,
}
PATIENCE = 90_000
"""Milliseconds that anything may take: the machine may be busy with something else."""
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
ASKED = ".ask[data-question]"
EXPECTED = re.compile(r"WebSocket connection to .* failed|net::ERR_")
"""What a browser itself complains of while a server is away."""
OVERTAKEN = "status of 409"
"""What it says where somebody else answered while this page asked about the state before."""
PLAIN = "Cross-Origin-Opener-Policy header has been ignored"
"""What it says of every page that comes over plain http from another machine."""


class Served:
    """A server on a free loopback port, in this process; it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        """Serve, over the same database as before."""
        patient = replace(  # on a busy machine all takes its time, and matches of the tests before go on
            LIMITS, trial_seconds=PATIENCE / 1000, unattended_each=32
        )
        own = settings(self.folder, patient, ready=True, allowed_hosts=("elsewhere.test",))
        config = uvicorn.Config(
            make_app(own),
            host="127.0.0.1",
            port=self.port,
            log_level="warning",
            ws="websockets-sansio",
            timeout_graceful_shutdown=1,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop serving."""
        self.server.should_exit = True
        self.thread.join(15)


@contextmanager
def complaining(context: BrowserContext, *, offline: bool = False, together: bool = False) -> Iterator[Page]:
    """A page whose console must stay silent."""
    page = context.new_page()
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda m: found.append(m.text) if m.type in ("error", "warning") else None)
    yield page
    found = [text for text in found if PLAIN not in text and not (offline and EXPECTED.search(text))]
    found = [text for text in found if not (together and OVERTAKEN in text)]
    assert not found, found


def opened(page: Page, url: str) -> Page:
    """Go there and wait until the page runs."""
    page.goto(url)
    page.locator("body[data-ready]").wait_for()
    return page


def audit(page: Page) -> None:
    """Nothing for axe to complain of."""
    page.evaluate(AXE)
    found = page.evaluate("axe.run({exclude: [['.board svg']]})")  # drawings, hidden from screen readers
    wrong = [(v["id"], v["nodes"][0]["html"][:200]) for v in found["violations"]]
    assert not wrong, wrong


def setup(page: Page, who: str = "", *, rounds: int = 0, bot: str = "random", game: str = "") -> None:
    """Choose on the front page: a small match; `who` is the label of who plays."""
    page.get_by_label("Game", exact=True).select_option(game or "trauma")
    if not game:
        page.get_by_label("Army of Player one").select_option("usf-15-infantry")
        page.get_by_label("Army of Player two").select_option("belt-15-infantry")
    page.get_by_label("I set up myself").check()
    if who:
        page.get_by_label(who).check()
    else:
        page.get_by_label("Opponent").select_option(bot)
    if rounds:
        page.get_by_text("Dice, clock, length").click()
        page.get_by_label("Rounds").select_option(str(rounds))


def start(page: Page) -> None:
    """Begin, and wait for the first question."""
    page.get_by_role("button", name="Start now").click()
    page.locator(ASKED).wait_for()


def leader(page: Page) -> tuple[float, float]:
    """Where on the screen the one stands who leads the unit that is asked about."""
    found = page.evaluate(
        """() => {
            const own = [...document.querySelectorAll('.over .fig.active')];
            const first = own.find((f) => f.querySelector('.f-chevron, .f-cap')) ?? own[0];
            const box = first.querySelector('.f-plate').getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    return found[0], found[1]


def two_at_a_table(
    one: Page, two: Page, url: str, *, rounds: int = 1, clock: bool = False, dice: bool = False
) -> None:
    """One makes a match for a friend, who opens the link."""
    opened(one, url)
    setup(one, "A friend elsewhere, by link", rounds=rounds)
    if clock:
        one.get_by_label("Clock for each side").select_option("15")
    if dice:
        one.get_by_label("We throw real dice and type them in").check()
    one.get_by_role("button", name="Start now").click()
    link = one.locator(".links input").first.input_value()
    one.get_by_role("link", name="Take my seat").click()
    one.locator(".panel").wait_for()
    opened(two, link)
    two.locator(".panel").wait_for()


def whose_turn(*pages: Page) -> Page | None:
    """The page that owes an answer; None once the match is over."""
    patience = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < patience:
        if pages[0].locator(".end").count():
            return None
        for page in pages:
            if page.locator(".for-me:enabled").count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked anything")


def number(page: Page) -> str:
    """The number of the state that is asked about."""
    return page.locator(ASKED).get_attribute("data-number") or ""


def gone_on(page: Page, before: str, timeout: float = PATIENCE) -> None:
    """Wait until the match has gone beyond a question."""
    page.wait_for_function(
        "n => document.querySelector('.ask[data-question]')?.dataset.number !== n",
        arg=before,
        timeout=timeout,
    )


def choose(page: Page) -> None:
    """Take what is chosen for somebody in a hurry."""
    before = number(page)
    page.locator(".for-me:enabled").first.click()
    gone_on(page, before)


def play(page: Page, most: int, until: str = "") -> int:
    """Answer until a question comes, the match is over or `most` answers are given; how many there were."""
    for given in range(most):
        page.locator(f"{ASKED}, .end").first.wait_for(timeout=PATIENCE)
        if page.locator(".end").count():
            return given
        if until and page.locator(ASKED).get_attribute("data-question") == until:
            return given
        choose(page)
    return most
