"""A short film of what happens: `python -m tests.browser.filming [game …]` from the root of the clone.

For each game some seconds of two bots, as a spectator sees them, in build/film: pictures as quickly as they
can be taken, which the browser itself makes into a film.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from escarmouche import games  # noqa: E402
from tests.browser.pages import FLAGS, Served, opened  # noqa: E402

FILMS = ROOT / "build" / "film"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SECONDS = 15
MADE = """async ([pictures, size]) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d'), stream = canvas.captureStream(0), parts = [];
    const film = new MediaRecorder(stream, {mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 2e6});
    film.ondataavailable = (e) => parts.push(e.data);
    film.start();
    const begun = performance.now(), first = pictures[0][0];
    for (const [at, data] of pictures) {
        const image = new Image();
        image.src = 'data:image/jpeg;base64,' + data;
        await image.decode();
        const due = begun + 1000 * (at - first);
        await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
        pen.drawImage(image, 0, 0);
        stream.getVideoTracks()[0].requestFrame();
    }
    await new Promise((done) => { film.onstop = done; film.stop(); });
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(text);
}"""


def taken(page: Page) -> list[tuple[float, str]]:
    """Pictures with their moments, for some seconds."""
    pictures, until = [], time.monotonic() + SECONDS
    while time.monotonic() < until:
        at = time.monotonic()
        pictures.append((at, base64.b64encode(page.screenshot(type="jpeg", quality=85)).decode()))
    return pictures


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
            page = chromium.new_context(viewport=SIZE).new_page()
            wish = {"game": game, "players": ["greedy", "greedy"], "ready": True}
            made = page.request.post(f"{served.url}api/matches", data=wish, timeout=120_000).json()
            opened(page, made["spectators"]["link"])
            page.wait_for_timeout(4000)  # what set-up has to tell is over
            pictures = taken(page)
            page.goto("about:blank")
            film = base64.b64decode(page.evaluate(MADE, [pictures, SIZE]))
            (FILMS / f"{game}.webm").write_bytes(film)
            page.context.close()
            print(FILMS / f"{game}.webm", f"{len(pictures)} pictures, {len(film) // 1000} kB", flush=True)
        chromium.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
