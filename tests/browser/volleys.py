"""How smooth the event player is: `python -m tests.browser.volleys` prints the figures.

A volley of twelve flies among 120 figures and forty pieces of terrain, again and again for a few seconds at
1280 x 800.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from tests.browser.dragging import percentile, spent  # noqa: E402
from tests.browser.pages import FLAGS, Served  # noqa: E402
from tests.browser.situations import furniture, seated  # noqa: E402
from tests.games.trauma.tables import Squad, table_of  # noqa: E402

SECONDS = 6
WATCH = """(ms) => new Promise((done) => {
    const frames = [];
    let before = performance.now(), shots = 0;
    const end = before + ms;
    const frame = (now) => {
        frames.push(now - before);
        before = now;
        shots = Math.max(shots, document.querySelectorAll('.fx-shot').length);
        if (!document.querySelector('.player-bar.on')) document.querySelector('[aria-label="Again from my last turn"]').click();
        if (now < end) requestAnimationFrame(frame);
        else done([frames, shots]);
    };
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(frame); });
})"""  # noqa: E501


def crowded() -> Any:
    """A hundred and twenty figures; a squad with much to fire is about to, at one in the open."""
    squads = [
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 17]),
        Squad("two1", "two", (4300, 6300), ["sergeant", *["marine"] * 5]),
    ]
    for n in range(8):
        side, y = ("one", 800) if n < 4 else ("two", 9400)
        at = (1400 + n % 4 * 2000, y)
        squads.append(Squad(f"{side}{n + 2}", side, at, ["sergeant", *["marine"] * 11]))
    return table_of(
        *squads,
        pieces=furniture(),
        turn={"unit": "one1", "step": "act", "todo": ("shoot",)},
    )


def measure(page: Page, seconds: float = SECONDS) -> dict[str, float]:
    """Watch volleys for so long; milliseconds of frame intervals and of script for each frame."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = spent(session)
    frames, shots = page.evaluate(WATCH, seconds * 1000)
    after = spent(session)
    each = {name: (after[name] - before[name]) * 1000 / len(frames) for name in after}
    return {
        "frames": len(frames),
        "shots at once": shots,
        "interval p50": percentile(frames, 50),
        "interval p95": percentile(frames, 95),
        "under 17 ms %": 100 * sum(f < 17 for f in frames) / len(frames),
        "script a frame": each["ScriptDuration"],
        "layout a frame": each["LayoutDuration"] + each["RecalcStyleDuration"],
    }


def main() -> None:
    """Print the figures."""
    import browser as browsers
    import webbuild

    webbuild.build()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        running = playwright.chromium.launch(executable_path=browsers.find(), args=FLAGS)
        page = running.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
        seated(page, served, crowded())
        for _ in range(6):
            if page.locator(".fx-shot").count() or page.locator(".player-bar.on").count():
                break
            page.locator(".for-me:enabled").click()
            page.wait_for_timeout(1500)
        print(f"figures {page.locator('.over .fig').count()}, pieces 40")
        for name, value in measure(page).items():
            print(f"{name:16} {value:8.2f}")
        running.close()
        served.stop()


if __name__ == "__main__":
    main()
