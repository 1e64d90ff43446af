"""How long from starting the server until the page is ready to play, in a real Chromium that is already open.

python tools/coldstart.py            seven cold starts; `met` when the median is under two seconds
python tools/coldstart.py --ahead    before the other programs of a busy machine (Linux, as root)

One start before them is not counted: it writes Python's compiled files, as the first one after an
installation or a change does, and is about half a second slower.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from statistics import median

import browser
import webbuild
from playwright.sync_api import Browser, sync_playwright

STARTS, MOST_SECONDS = 7, 2.0
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def started(chromium: Browser, folder: str) -> tuple[float, float]:
    """Seconds from the start of a server to its page, and to the first question of a match begun there."""
    begun = time.perf_counter()
    command = [sys.executable, "-P", "-m", "escarmouche", "serve", "--no-open", "--port", "0", "--lang", "en"]
    database = f"sqlite:///{folder}/matches.db"
    server = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True)
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+/", server.stdout.readline())
        assert found, "the server did not say where it listens"
        page = context.new_page()
        page.goto(found[0])
        page.locator("body[data-ready] button.primary.big:enabled").wait_for()
        ready = time.perf_counter() - begun
        page.locator("button.primary.big:enabled").click()
        page.locator(".ask[data-question]").wait_for(timeout=30_000)
        return ready, time.perf_counter() - begun
    finally:
        context.close()
        server.terminate()
        server.wait()


def main() -> int:
    """Start some times and print the figures."""
    if "--ahead" in sys.argv:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(10))
        print("server and browser before the other programs of this machine")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if webbuild.build():
        return 1
    figures = []
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        for _ in range(1 + STARTS):
            with tempfile.TemporaryDirectory() as folder:
                figures.append(started(chromium, folder))
        chromium.close()
    ready, asked = (sorted(column) for column in zip(*figures[1:], strict=True))
    met = median(ready) < MOST_SECONDS
    print(
        f"page ready after {median(ready):.2f} s ({ready[0]:.2f} to {ready[-1]:.2f}), first question "
        f"of a match begun there after {median(asked):.2f} s; load of the machine {os.getloadavg()[0]:.1f}: "
        f"{'met' if met else 'NOT MET'}"
    )
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
