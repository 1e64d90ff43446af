"""Short films of the page: `python -m tests.browser.filming [part or game …]` from the root of the clone.

The parts are the event player, the first click, the threat and what comes after the match; of a game, some
seconds of two bots as a spectator sees them. The browser sends its pictures and makes them into a film:
build/film/<name>.webm, beside a sheet of six of its pictures as the film shows them when it is played again.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from escarmouche import games  # noqa: E402
from tests.browser.pages import ASKED, FLAGS, PATIENCE, Served, choose, leader, opened, play  # noqa: E402

FILMS = ROOT / "build" / "film"
SIZE: ViewportSize = {"width": 1280, "height": 800}
SECONDS = 10
AT_ONCE = "localStorage.setItem('pace', 'none')"
MADE = """async ([pictures, size]) => {
    const canvas = Object.assign(document.createElement('canvas'), size);
    const pen = canvas.getContext('2d'), stream = canvas.captureStream(0), parts = [];
    const film = new MediaRecorder(stream, {mimeType: 'video/webm;codecs=vp8', videoBitsPerSecond: 6e5});
    film.ondataavailable = (e) => parts.push(e.data);
    film.start();
    const begun = performance.now(), first = pictures[0][0];
    for (const [at, data] of pictures) {
        const image = new Image();
        image.src = 'data:image/jpeg;base64,' + data;
        await image.decode();
        const due = begun + 1000 * (at - first);
        await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
        pen.drawImage(image, 0, 0, size.width, size.height);
        stream.getVideoTracks()[0].requestFrame();
    }
    await new Promise((done) => { film.onstop = done; film.stop(); });
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (let n = 0; n < bytes.length; n += 8192) text += String.fromCharCode(...bytes.subarray(n, n + 8192));
    return btoa(text);
}"""
SEEN = """async ([film, many, size, seconds]) => {
    document.body.innerHTML = '';
    const video = Object.assign(document.createElement('video'), {muted: true});
    video.src = 'data:video/webm;base64,' + film;
    await new Promise((done, wrong) => { video.onloadeddata = done; video.onerror = wrong; });
    document.body.style.cssText = 'margin:0;display:grid;gap:4px;align-content:start';
    document.body.style.gridTemplateColumns = 'repeat(3, max-content)';
    const over = new Promise((done) => { video.onended = done; });
    await video.play();
    for (let n = 0; n < many; n++) {
        const due = (n + 0.5) * seconds / many;
        while (video.currentTime < due && !video.ended) await new Promise((done) => setTimeout(done, 20));
        const canvas = Object.assign(document.createElement('canvas'), size);
        canvas.getContext('2d').drawImage(video, 0, 0, size.width, size.height);
        document.body.append(canvas);
    }
    await Promise.race([over, new Promise((done) => setTimeout(done, 3000))]);
    return [video.currentTime, video.videoWidth, video.videoHeight];
}"""
"""Plays a film and lays some of its pictures out; how long and how large it was."""


class Camera:
    """Takes what the page shows, whenever it changes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[tuple[float, str]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._keep)
        self.session.send(
            "Page.startScreencast", {"format": "jpeg", "quality": 80, "maxWidth": 1280, "everyNthFrame": 2}
        )

    def _keep(self, frame: Any) -> None:
        self.pictures.append((frame["metadata"]["timestamp"], frame["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def look(self, seconds: float) -> None:
        """Take pictures for so long, also where the browser sends none of itself."""
        until = time.time() + seconds
        while (at := time.time()) < until:
            self.pictures.append(
                (at, base64.b64encode(self.page.screenshot(type="jpeg", quality=80)).decode())
            )
            self.page.wait_for_timeout(60)

    def stop(self) -> list[tuple[float, str]]:
        """What was taken, with its moments."""
        self.session.send("Page.stopScreencast")
        return sorted(self.pictures)


def new_match(page: Page, served: Served, **wish: Any) -> Any:
    """A match, made without the front page."""
    return page.request.post(f"{served.url}api/matches", data=wish, timeout=PATIENCE).json()


def player(page: Page, served: Served, game: str = "dust_tactics") -> Camera:
    """What two bots do, as a spectator sees it."""
    made = new_match(page, served, game=game, players=["greedy", "greedy"], ready=True)
    opened(page, made["spectators"]["link"])
    page.locator("#events [data-walks]").first.wait_for(state="attached")
    camera = Camera(page)
    page.wait_for_timeout(SECONDS * 1000)
    return camera


def click(page: Page, served: Served) -> Camera:
    """From the front page to the first own decision."""
    opened(page, served.url)
    button = page.locator("[data-play]").first
    button.wait_for()
    camera = Camera(page)
    page.wait_for_timeout(1000)
    button.hover()
    page.wait_for_timeout(500)
    button.click()
    while not page.locator(ASKED).count():
        camera.look(0.1)
    camera.look(3)
    return camera


def threat(page: Page, served: Served) -> Camera:
    """A unit is led about: who could hurt it there."""
    page.add_init_script(AT_ONCE)
    made = new_match(page, served, game="at43", lesson="first-fight", players=["person", "random"])
    opened(page, made["seats"][0]["link"])
    play(page, 15, until="move")
    choose(page)  # the walker; then those on foot, who see and are seen
    play(page, 15, until="move")
    page.locator(".reach").wait_for(state="attached")
    page.wait_for_timeout(800)
    camera = Camera(page)
    x, y = leader(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for dx, dy in ((20, -20), (45, -30), (10, -60), (-30, -40), (0, -50)):
        page.mouse.move(x + dx, y + dy, steps=12)
        page.wait_for_timeout(700)
    page.mouse.up()
    page.locator(".threat-list li").first.wait_for()
    camera.look(2)
    return camera


def afterwards(page: Page, served: Served) -> Camera:
    """A match is over: its course, its chances, a turning point."""
    page.add_init_script(AT_ONCE)
    made = new_match(page, served, game="dust_tactics", lesson="first-fight", players=["person", "random"])
    opened(page, made["seats"][0]["link"])
    page.locator(f"{ASKED}, .end").first.wait_for()
    while not page.locator(".end").count():
        choose(page)
        page.locator(f"{ASKED}, .end").first.wait_for()
    page.locator(".afterwards .course").wait_for()
    camera = Camera(page)
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Chance to win, moment by moment").click()
    camera.look(4)
    page.locator(".turnings li button").first.click()
    page.locator(".scrubber").wait_for()
    camera.look(2)
    return camera


PARTS: dict[str, Callable[[Page, Served], Camera]] = {
    "player": player,
    "click": click,
    "threat": threat,
    "afterwards": afterwards,
}


def main(wanted: list[str]) -> int:
    """Film each part, or the parts and games that are named."""
    import browser as browsers
    import webbuild

    assert webbuild.build() == 0
    FILMS.mkdir(parents=True, exist_ok=True)
    small = {"width": 960, "height": 600}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        chromium = playwright.chromium.launch(executable_path=browsers.find_or_install(), args=FLAGS)
        for name in wanted or PARTS:
            page = chromium.new_context(viewport=SIZE, locale="en-GB").new_page()
            page.set_default_timeout(PATIENCE)
            taken = player(page, served, name) if name in games.names() else PARTS[name](page, served)
            pictures = taken.stop()
            page.goto("about:blank")
            film = page.evaluate(MADE, [pictures, small])
            (FILMS / f"{name}.webm").write_bytes(base64.b64decode(film))
            seconds = pictures[-1][0] - pictures[0][0]
            shown = page.evaluate(SEEN, [film, 6, {"width": 416, "height": 260}, seconds])
            page.screenshot(path=FILMS / f"{name}.png", full_page=True)
            page.context.close()
            print(f"{name}: {len(pictures)} pictures in {seconds:.1f} s, {len(film) * 3 // 4000} kB, {shown}")
        chromium.close()
        served.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
