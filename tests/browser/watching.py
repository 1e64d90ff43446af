"""What the event player draws, held against the record.

`python -m tests.browser.watching [game …]` watches ten turns of bots in each game that has a table, every
half second, and keeps strips of pictures in build/strips: one sheet a game, a row a turn.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from tests.browser.pages import FLAGS, PATIENCE, Served, complaining, opened  # noqa: E402

READ = """() => {
    const sheet = document.querySelector('#events');
    const there = /translate\\(([-\\d.e]+) ([-\\d.e]+)\\)/;
    const place = (e) => e.getAttribute('transform').match(there).slice(1).map(Number);
    const stand = [...document.querySelectorAll('.over .fig')];
    const figures = Object.fromEntries(stand.map((e) => [e.dataset.id, place(e)]));
    const all = (name, read) =>
        [...sheet.querySelectorAll(name)].map((e) => ({line: Number(e.dataset.line), ...read(e)}));
    return {
        turn: Number(sheet.dataset.turn),
        playing: !!document.querySelector('.player-bar.on'),
        figures,
        walks: all('[data-walks]', (e) => ({id: e.dataset.walks, at: place(e)})),
        shots: all('.fx-shot', (e) => ({from: e.dataset.from, to: e.dataset.to, how: e.dataset.how,
            at: ['x1', 'y1', 'x2', 'y2'].map((n) => Number(e.getAttribute(n)))})),
        falls: all('[data-falls]', (e) => ({id: e.dataset.falls})),
        dice: all('.fx-dice', (e) => ({rest: !!e.dataset.rest,
            faces: [...e.querySelectorAll('.die')].map((d) => Number(d.dataset.face))})),
        trails: all('[data-trail]', (e) => ({id: e.dataset.trail})),
        blasts: all('.fx-blast', (e) => ({radius: Number(e.dataset.radius)})),
    };
}"""
"""What the sheet of the player shows now, and where figures stand, in centimetres of the drawing."""
NEAR = 40
"""Hundredths of a centimetre by which a drawing may miss: rounding, and the frame between two readings."""
MOST_DICE = 24


def sitting(page: Page, url: str, match: str, token: str) -> dict[str, Any]:
    """The match as its seat knows it: everything that has happened, and the table."""
    answer = page.request.get(f"{url}api/matches/{match}", headers={"authorization": f"Bearer {token}"})
    state: dict[str, Any] = answer.json()["state"]
    return state


class Watcher:
    """One page at a match with bots; what is drawn is held against the lines of the match."""

    def __init__(
        self,
        page: Page,
        url: str,
        game: str,
        players: tuple[str, ...] = ("person", "random"),
        *,
        ready: bool = False,
    ) -> None:
        self.page, self.url = page, url
        wish = {"game": game, "players": list(players), "ready": ready}
        made = page.request.post(f"{url}api/matches", data=wish, timeout=PATIENCE).json()
        seat = made["seats"][0] if made["seats"] else made["spectators"]
        self.match, self.token = made["match"], seat["token"]
        opened(page, seat["link"])
        page.locator(".panel").wait_for()
        self.samples: list[dict[str, Any]] = []

    def state(self) -> dict[str, Any]:
        """Everything this seat may know now."""
        return sitting(self.page, self.url, self.match, self.token)

    def read(self) -> dict[str, Any]:
        """What is drawn at this moment."""
        seen: dict[str, Any] = self.page.evaluate(READ)
        self.samples.append(seen)
        return seen

    def see(self, wanted: int, every: int = 100) -> int:
        """Read until so many readings had something in them, however long bots think; how many there were."""
        full, patience = 0, time.monotonic() + PATIENCE / 1000
        while full < wanted and time.monotonic() < patience:
            seen = self.read()
            full += bool(seen["walks"] or seen["shots"] or seen["falls"] or seen["dice"] or seen["trails"])
            self.page.wait_for_timeout(every)
        return full

    def wrong(self) -> list[str]:
        """Everything drawn so far that the record does not say."""
        state = self.state()
        lines = {line["number"]: line for line in state["lines"]}
        grid = state["scene"]["grid"]
        size = state["scene"]["width"], state["scene"]["depth"]
        found: list[str] = []
        for seen in self.samples:
            found += [
                f"{walk} is not on the way of {lines[walk['line']]['about']['steps']}"
                for walk in seen["walks"]
                if not on_way(walk, lines[walk["line"]], seen["turn"], size, grid)
            ]
            for shot in seen["shots"]:
                found += off_target(shot, lines[shot["line"]], seen["figures"])
            for fall in seen["falls"]:
                about = lines[fall["line"]]["about"]
                if fall["id"] not in listed(about["lost"]) and not belongs(fall["id"], about["unit"]):
                    found.append(f"{fall} falls, the record says {about}")
            for throw in seen["dice"]:
                faces = lines[throw["line"]]["about"]["faces"][:MOST_DICE]
                if throw["rest"] and throw["faces"] != faces:
                    found.append(f"{throw} rests, the record says {faces}")
        return found + out_of_order(self.samples)


def listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value) if isinstance(value, list | tuple) else []


def belongs(figure: str, id: str) -> bool:
    """Whether a figure is, or is one of, what an id names: figures are called after their units."""
    return figure == id or figure.startswith(id)


def unproject(at: list[float], turn: int, size: tuple[int, int]) -> tuple[float, float]:
    """A point of the drawing as a point of the table, in hundredths."""
    (a, b), (width, depth) = (at[0] * 100, at[1] * 100), size
    return ((a, depth - b), (b, a), (width - a, b), (width - b, depth - a))[turn & 3]


def off_way(point: tuple[float, float], path: list[list[int]]) -> float:
    """How far a point is from a way."""
    ends = list(zip(path, path[1:] or path, strict=False))
    return min(_off_leg(point, a, b) for a, b in ends)


def _off_leg(point: tuple[float, float], a: list[int], b: list[int]) -> float:
    (x, y), dx, dy = point, b[0] - a[0], b[1] - a[1]
    part = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy) if dx or dy else 0
    part = min(1, max(0, part))
    return float(((x - a[0] - part * dx) ** 2 + (y - a[1] - part * dy) ** 2) ** 0.5)


def on_way(walk: Any, line: Any, turn: int, size: tuple[int, int], grid: Any) -> bool:
    """Whether a figure is drawn where the record says it went."""
    at = unproject(walk["at"], turn, size)
    if grid is None:
        return any(step[0] == walk["id"] and off_way(at, step[1]) < NEAR for step in line["about"]["steps"])
    square = grid["square"]
    for id, squares, _ in line["about"]["steps"]:
        # Anywhere in a square of the way, or on the way in from beyond the edge; machines hold several.
        reach = [[(c + 0.5) * square, (r + 0.5) * square] for c, r, *_ in squares]
        inside = 0 <= at[0] <= size[0] and 0 <= at[1] <= size[1]
        if belongs(walk["id"], id) and (not inside or off_way(at, reach) < 1.6 * square):
            return True
    return False


def off_target(shot: Any, line: Any, figures: dict[str, list[float]]) -> list[str]:
    """What is wrong with a shot: it runs from who fires to who is aimed at."""
    about = line["about"]
    who = about.get("unit") or about.get("figure", "")
    thrown = line["event"] == "rolled" and about.get("weapon")  # a throw that nothing else tells the end of
    if not (line["event"] == "struck" or thrown) or not belongs(shot["from"], who):
        return [f"{shot} is not fired by {about}"]
    if not any(belongs(shot["to"], id) for id in listed(about["target"])):
        return [f"{shot} is not aimed as {about}"]
    a, b = figures.get(shot["from"]), figures.get(shot["to"])
    if a is None or b is None:
        return []
    x1, y1, x2, y2 = shot["at"]
    stray = max(off_way((x, y), [a, b]) for x, y in ((x1, y1), (x2, y2)))  # type: ignore[list-item]
    return [f"{shot} strays by {stray} cm from {a} to {b}"] if stray > 6 else []


def out_of_order(samples: list[dict[str, Any]]) -> list[str]:
    """Volleys that fly after somebody fell of whom a later line tells: the fallen go after the volley."""
    fallen, found = 0, []
    for seen in samples:
        found += [f"{shot} flies after line {fallen}" for shot in seen["shots"] if shot["line"] < fallen]
        fallen = max([fallen, *(fall["line"] for fall in seen["falls"])])
    return found


SHEET = """<body style="margin:0;background:#222"><style>div{display:flex;gap:4px;margin:4px}
img{width:384px;height:320px}</style>%s</body>"""
TURNS, HALF, ENOUGH = 10, 500, 2
"""Turns that are watched, milliseconds from one reading to the next, and readings that make a turn."""
DRAWN = ("walks", "shots", "falls", "dice", "trails")
"""What of a reading belongs to a line of the record."""
ROW = 5
"""Pictures of a turn that its row has room for, taken evenly from all of them."""


def taken(page: Page) -> str:
    """A picture of the table as it is now."""
    table = page.locator(".board").bounding_box()
    return base64.b64encode(page.screenshot(type="jpeg", quality=70, clip=table)).decode()


def strip(page: Page, turns: list[list[str]], path: Path) -> None:
    """One sheet of small pictures, a row a turn."""
    rows = [[row[n * len(row) // min(ROW, len(row))] for n in range(min(ROW, len(row)))] for row in turns]
    images = [[f'<img src="data:image/jpeg;base64,{data}">' for data in row] for row in rows]
    page.goto("about:blank")  # where no policy forbids a style
    page.set_content(SHEET % "".join(f"<div>{''.join(row)}</div>" for row in images))
    page.wait_for_function("() => [...document.images].every((i) => i.complete)")
    page.set_viewport_size({"width": 1940, "height": 200})
    page.screenshot(path=path, full_page=True)


def main(names: list[str]) -> int:
    """Ten turns of bots in each game, read every half second; how much was wrong or missing."""
    import browser as browsers
    import webbuild

    from escarmouche import games

    webbuild.build()
    strips = ROOT / "build" / "strips"
    strips.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        running = playwright.chromium.launch(executable_path=browsers.find(), args=FLAGS)
        tables = [name for name in games.offered() if not games.ruleset(name).battles]
        for game in names or tables:
            context = running.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
            context.set_default_timeout(PATIENCE)
            with complaining(context) as page:
                failed += watched(page, served, game, strips / f"{game}.png")
            context.close()
        running.close()
        served.stop()
    return failed


def turns_of(lines: list[dict[str, Any]]) -> dict[int, int]:
    """Which turn each line belongs to: another begins where another side answers."""
    found: dict[int, int] = {}
    side, turn = "", 0
    for line in lines:
        if line["event"] == "answered" and line["about"]["side"] != side:
            side, turn = line["about"]["side"], turn + 1
        found[line["number"]] = turn
    return found


def watched(page: Page, served: Served, game: str, sheet: Path) -> int:
    """Ten turns of bots, as a spectator sees them; how much of what was drawn is wrong or missing."""
    watcher = Watcher(page, served.url, game, ("greedy", "greedy"), ready=True)
    pictures: dict[int, str] = {}
    rows: dict[int, list[str]] = {}
    over = page.locator(".end")
    quiet = 0
    while len(rows) < TURNS:
        seen = watcher.read()
        drawn = [one["line"] for part in DRAWN for one in seen[part]]
        quiet = 0 if drawn else quiet + 1
        assert quiet * HALF < 2 * PATIENCE, "nothing happens any more"
        if drawn:
            pictures[max(drawn)] = taken(page)
        elif over.count() and not seen["playing"]:
            break
        if len(watcher.samples) % 10 == 0:
            turn = turns_of(watcher.state()["lines"])
            rows = {}
            for line, picture in sorted(pictures.items()):
                rows.setdefault(turn[line], []).append(picture)
            rows = {turn: row for turn, row in rows.items() if len(row) >= ENOUGH}
        page.wait_for_timeout(HALF)
    wrong = watcher.wrong()
    print(f"{game}: {len(rows)} turns, {len(pictures)} readings, {len(wrong)} wrong: {wrong[:3]}", flush=True)
    strip(page, list(rows.values()), sheet)
    return len(wrong) + (len(rows) < TURNS)


if __name__ == "__main__":
    sys.exit(bool(main(sys.argv[1:])))
