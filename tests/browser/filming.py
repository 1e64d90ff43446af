"""A short film of what happens: `python -m tests.browser.filming [game …]` from the root of the clone.

For each game some seconds of two bots, as a spectator sees them, in build/film; without Playwright's own
ffmpeg, as a strip of pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Error, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from escarmouche import games  # noqa: E402
from tests.browser.pages import FLAGS, Served, opened  # noqa: E402

FILMS = ROOT / "build" / "film"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SECONDS = 15
PICTURES = 30


def main(wanted: list[str]) -> int:
    """Film each game that is offered, or those that are named."""
    import browser as browsers
    import webbuild

    assert webbuild.build() == 0
    FILMS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        chromium = playwright.chromium.launch(executable_path=browsers.find_or_install(), args=FLAGS)
        for game in wanted or [name for name in games.names() if games.ruleset(name).offered]:
            try:
                context = chromium.new_context(viewport=SIZE, record_video_dir=FILMS, record_video_size=SIZE)
                page, film = context.new_page(), True
            except Error:
                page, film = chromium.new_context(viewport=SIZE).new_page(), False
            wish = {"game": game, "players": ["random", "random"]}
            made = page.request.post(f"{served.url}api/matches", data=wish, timeout=120_000).json()
            opened(page, made["spectators"]["link"])
            for n in range(PICTURES):
                page.wait_for_timeout(SECONDS * 1000 / PICTURES)
                if not film:
                    page.screenshot(path=FILMS / f"{game}-{n:02}.png")
            page.context.close()
            if film and page.video:
                page.video.save_as(FILMS / f"{game}.webm")
                page.video.delete()
            print(FILMS / (f"{game}.webm" if film else f"{game}-*.png"))
        chromium.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
