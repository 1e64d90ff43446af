"""How smooth dragging is: `python -m tests.browser.dragging` from the root of the clone prints the figures.

Sixty figures and forty pieces of terrain; a unit of ten is led about for a few seconds at 1280 x 800.
"""

from __future__ import annotations

import math
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from tests.browser.pages import FLAGS, Served, leader  # noqa: E402
from tests.browser.situations import crowd, seated  # noqa: E402

SECONDS = 6
WATCH = """(ms) => new Promise((done) => {
    const frames = [];
    let before = performance.now();
    const end = before + ms;
    const frame = (now) => {
        frames.push(now - before);
        before = now;
        if (now < end) requestAnimationFrame(frame);
        else done(frames);
    };
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(frame); });
    const board = document.querySelector('svg.over'), [x, y] = window.from;
    const send = (kind, dx, dy) => board.dispatchEvent(new PointerEvent(kind, {
        clientX: x + dx, clientY: y + dy, pointerId: 1, button: 0, buttons: 1, bubbles: true,
    }));
    board.setPointerCapture = () => undefined;
    send('pointerdown', 0, 0);
    const start = performance.now();
    const move = (now) => {
        const a = (now - start) / 400;
        send('pointermove', 70 * Math.cos(a) - 20, 50 * Math.sin(a * 1.3) - 30);
        if (now < end - 50) requestAnimationFrame(move);
        else send('pointerup', 0, 0);
    };
    requestAnimationFrame(move);
})"""


def percentile(values: list[float], part: float) -> float:
    """The value that so many of a hundred do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(len(ordered) * part / 100) - 1)]


def spent(session: CDPSession) -> dict[str, float]:
    """Seconds of script, layout and all tasks so far, as Chromium counts them."""
    return {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}


def measure(page: Page, seconds: float = SECONDS) -> dict[str, float]:
    """Drag for so long; milliseconds of frame intervals and of script for each frame."""
    page.locator(".reach").wait_for(state="attached", timeout=30_000)
    page.evaluate("at => { window.from = at; }", list(leader(page)))
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = spent(session)
    frames: list[float] = page.evaluate(WATCH, seconds * 1000)
    after = spent(session)
    each = {name: (after[name] - before[name]) * 1000 / len(frames) for name in after}
    return {
        "frames": len(frames),
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
        seated(page, served, crowd())
        count = [
            page.locator(".over .fig").count(),
            page.evaluate("document.querySelectorAll('.fig').length"),
        ]
        print(f"figures {count[0]}, pieces 40")
        for name, value in measure(page).items():
            print(f"{name:16} {value:8.2f}")
        running.close()
        served.stop()


if __name__ == "__main__":
    main()
