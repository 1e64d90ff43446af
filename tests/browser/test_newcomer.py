"""What somebody meets who opens the page for the first time: record, card, ruler, previews, links."""

from __future__ import annotations

from functools import reduce
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from escarmouche import games, players
from escarmouche.engine.kinds import SCORED
from escarmouche.engine.match import Match
from escarmouche.engine.record import write_record
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust.client.signs import STATES
from tests.browser.pages import ASKED, Served, audit, choose, complaining, leader, opened, play, setup
from tests.browser.situations import crowd, fellows_between, kept, seated, skirmish
from tests.games.trauma.tables import Squad, table_of, wall

pytestmark = pytest.mark.browser

COVERED = """() => {
    const disc = (f) => {
        const b = f.querySelector('.f-plate').getBoundingClientRect();
        return {x: b.x + b.width / 2, y: b.y + b.height / 2, r: Math.min(b.width, b.height) / 2};
    };
    const figures = [...document.querySelectorAll('.over .fig')].map(disc);
    const into = (b, d) => d.r - Math.hypot(Math.max(b.left - d.x, 0, d.x - b.right),
                                            Math.max(b.top - d.y, 0, d.y - b.bottom));
    return [...document.querySelectorAll('.markers .sign-ground, .markers .flag-cloth')]
        .map((m) => [m.closest('[data-marker]').dataset.marker, m.getBoundingClientRect()])
        .filter(([, b]) => figures.some((d) => into(b, d) > 1.5)).map(([name]) => name);
}"""
"""The markers that lie on a figure."""
SMALL = """() => [...document.querySelectorAll('button, a[href], select, input, summary')]
    .filter((e) => e.checkVisibility() && !e.closest('.away') && e.getBoundingClientRect().width > 0)
    .map((e) => {
        const own = e.matches('[type=checkbox], [type=radio]') ? e.closest('label') ?? e : e;
        const b = own.getBoundingClientRect(), after = getComputedStyle(e, '::after');
        const grown = after.content === '""' ? parseFloat(after.height) : 0;
        return [e.className || e.tagName, e.textContent.slice(0, 20), Math.max(b.height, grown), b.width];
    }).filter(([, , high, wide]) => high < 43.5 || wide < 43.5)"""
"""What a finger may miss: lower or narrower than 44 pixels."""


UNDER_COMPLAINT = """() => {
    const c = document.querySelector('.complaint').getBoundingClientRect();
    const over = (b) => b.left < c.right && b.right > c.left && b.top < c.bottom && b.bottom > c.top;
    return [...document.querySelectorAll('.ghost .fig .f-plate')]
        .filter((e) => over(e.getBoundingClientRect())).length;
}"""


def mined() -> Any:
    """The crossroads of the toy game, where mines may lie on marked spots; red is about to act."""
    ruleset = games.ruleset("template")
    table = ruleset.rules.new_table(Setup("crossroads", ("scouts", "veterans", "scouts")))
    for n, unit in enumerate(table.units.values()):
        figure = f"{unit.id}.1"
        table.change(unit.id, {"figures": (figure,)})
        table.change(figure, {"x": 500 + 400 * n, "y": 800 if unit.side == "red" else 1500 + 100 * n})
    for side in table.sides:
        table.change(side, {"card": "bluff", "turned": True})
    table.change("turn", {"phase": "act", "active": "red"})
    return table


def walled() -> Any:
    """A squad about to move, and a wall from edge to edge before it."""
    squads = (
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 3]),
        Squad("two1", "two", (4000, 7750), ["sergeant", *["marine"] * 3]),
    )
    pieces = (wall("long", 0, 5500, 9000, 5600, 800, kind="low_wall"),)
    return table_of(*squads, pieces=pieces, turn={"unit": "one1", "step": "act", "todo": ("movement",)})


def on_screen(page: Page, table: Any, ids: tuple[str, ...], point: tuple[int, int]) -> tuple[float, float]:
    """Where a point of the table lies on the screen, told by three figures that stand there."""
    known, (x, y) = [], point
    for id in ids:
        box = page.locator(f'.over .fig[data-id="{id}"] .f-plate').bounding_box()
        assert box
        figure = table.figures[id]
        known.append((figure.x, figure.y, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    (ax, ay, au, av), (bx, by, bu, bv), (cx, cy, cu, cv) = known
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    first = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area
    second = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area
    return au + first * (bu - au) + second * (cu - au), av + first * (bv - av) + second * (cv - av)


def at_bottom(page: Page) -> bool:
    return bool(
        page.locator(".lines").evaluate("e => e.scrollHeight - e.scrollTop - e.clientHeight < 60 ? 1 : 0")
    )


def test_the_record_follows_the_newest_line_unless_somebody_reads_farther_up(
    page: Page, served: Served
) -> None:
    answer = page.request.post(
        f"{served.url}api/matches", data={"game": "template", "players": ["person", "random"]}
    )
    opened(page, answer.json()["seats"][0]["link"])
    page.locator(ASKED).wait_for()
    while page.locator(".lines li").count() < 40:
        choose(page)
        page.wait_for_timeout(50)
        assert at_bottom(page)
    page.locator(".lines").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(
        "() => { const e = document.querySelector('.lines');"
        " return e.scrollHeight - e.scrollTop - e.clientHeight > 100; }"
    )
    before = page.locator(".lines").evaluate("e => e.scrollTop")
    choose(page)
    assert page.locator(".lines").evaluate("e => e.scrollTop") == before
    page.locator(".lines").hover()
    page.mouse.wheel(0, 9000)
    page.wait_for_timeout(300)
    play(page, 300)
    page.locator(".end").wait_for()
    page.wait_for_timeout(300)
    assert at_bottom(page)


def test_what_a_way_may_draw_upon_itself_is_shown_before_the_click(
    context: BrowserContext, served: Served
) -> None:
    with complaining(context) as page:
        body = {"game": "template", "players": ["person", "random", "random"], "scenario": "crossroads"}
        seated(page, served, mined(), **body)
        play(page, 4, until="order")
        page.get_by_role("button", name="move", exact=True).click()
        page.locator(".ask[data-question=move]").wait_for()
        page.locator(".drafts button").first.wait_for()
        page.mouse.click(*on_screen(page, mined(), ("red1.1", "red2.1", "blue1.1"), (1000, 1200)))
        page.locator(".verdict.good").wait_for()
        told = page.locator(".weighed")
        expect(told).to_contain_text("in answer: if a mine lies on the marked spot")
        expect(told.locator(".own-risk").first).to_be_visible()
        expect(told).to_contain_text("One of your own figures may be hit")
        expect(page.locator(".danger").first).to_be_attached()
        expect(page.locator(".touched .own")).to_have_count(1)
        audit(page)


def test_who_would_be_hit_is_ringed_while_an_attack_is_pointed_at(
    context: BrowserContext, served: Served
) -> None:
    with complaining(context) as page:
        body = {"game": "template", "players": ["person", "random", "random"], "scenario": "crossroads"}
        seated(page, served, mined(), **body)
        play(page, 4, until="order")
        page.locator(".could .odds").first.hover()
        expect(page.locator(".touched .foe").first).to_be_attached()


def test_a_click_opens_the_card_and_the_desktop_is_zoomed_to_who_acts(page: Page, served: Served) -> None:
    seated(page, served, skirmish())
    page.locator(".bars").first.wait_for()
    scale = page.locator(".over > g").get_attribute("transform") or ""
    assert float(scale.split("scale(")[1].rstrip(")")) > 1.2
    at = page.locator(".fig[data-unit=two1]").first.bounding_box()
    assert at
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    card = page.locator(".card-here")
    expect(card).to_contain_text("Armour")
    expect(page.locator("[data-touched], .fig.hot").first).to_be_attached()
    audit(page)
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_the_ruler_measures_from_base_to_base(page: Page, served: Served) -> None:
    seated(page, served, skirmish())
    page.locator(".bars").first.wait_for()
    page.get_by_role("button", name="Measure").click()
    ends = [page.locator(f".fig[data-id={id}] .f-plate").bounding_box() for id in ("one1a", "two1a")]
    (x, y), (to_x, to_y) = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in ends if b]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()
    told = page.locator(".ruler").get_attribute("data-length") or ""
    table = skirmish()
    a, b = table.figures["one1a"], table.figures["two1a"]
    gap = ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 / 100 - 2.5
    assert told == f"{gap:.1f} cm"
    page.keyboard.press("m")
    page.locator(".board").press("m")
    expect(page.locator(".ruler")).to_have_count(0)


def test_markers_cover_no_figure(page: Page, served: Served) -> None:
    table = crowd()
    for n, unit in enumerate(table.units):
        table.change(unit, {"markers": frozenset(("alert", "disorganised", "prone")[: 1 + n % 3])})
    seated(page, served, table)
    page.locator(".markers .sign").first.wait_for(state="attached")
    for step in ("", "The whole table", "Nearer"):
        if step:
            page.get_by_role("button", name=step).click()
        page.wait_for_timeout(200)
        assert page.evaluate(COVERED) == []
    assert page.locator(".markers .sign").count() > 10


def test_markers_on_squares_cover_no_figure(page: Page, served: Served) -> None:
    table = kept("dust_tactics", "ways-on-foot")
    for n, unit in enumerate(table.units):
        table.change(unit, {"markers": frozenset(STATES[: 1 + n % 3])})
    seated(page, served, table, game="dust_tactics")
    page.locator(".markers .sign").first.wait_for(state="attached")
    for size, step in (((1280, 800), ""), ((1280, 800), "The whole table"), ((390, 844), "Nearer")):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        if step:
            page.get_by_role("button", name=step).click()
        page.wait_for_timeout(200)
        assert page.evaluate(COVERED) == []
    assert page.locator(".markers .sign").count() > len(table.units)


def test_odds_that_were_sampled_say_so(page: Page, served: Served) -> None:
    """The server is not slow enough for it here: what it sends is made inexact on its way."""

    def inexact(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        told = {'"exact":true': '"exact":false', '"samples":0': '"samples":40'}
        server.on_message(
            lambda text: line.send(reduce(lambda t, old: t.replace(old, told[old]), told, str(text)))
        )
        line.on_message(server.send)

    sampled = page.locator(".could .chart, .could .chart-flat").get_by_text("(about, from ")
    seated(page, served, skirmish())
    page.locator(".could .chart").first.wait_for()
    expect(sampled).to_have_count(0)
    page.route_web_socket("**/api/live", inexact)
    page.reload()
    expect(sampled).not_to_have_count(0)
    assert sampled.count() == page.locator(".could .chart, .could .chart-flat").count()
    page.get_by_role("button", name="Français").click()  # odds that were told already are told again
    expect(page.locator(".could .chart").first).to_contain_text("figurines perdues")
    expect(page.locator(".could .chart").first).to_contain_text("(environ, sur")


def test_charts_of_one_forecast_do_not_lie_on_each_other(page: Page, served: Served) -> None:
    seated(page, served, fellows_between())
    page.locator(".could .chart.own-risk").first.wait_for()
    boxes = (
        page.locator(".could .odds")
        .first.locator(".bars, .chart-name, .chart-flat")
        .evaluate_all(
            "all => all.map((p) => p.getBoundingClientRect()).map((b) => [b.left, b.top, b.right, b.bottom])"
        )
    )
    assert len(boxes) > 4
    for n, one in enumerate(boxes):
        for two in boxes[n + 1 :]:
            apart = (
                one[2] <= two[0] + 1 or two[2] <= one[0] + 1 or one[3] <= two[1] + 1 or two[3] <= one[1] + 1
            )
            assert apart, (one, two)


def test_a_refusal_stands_beside_what_is_placed_and_names_the_wall_and_the_remedy(
    page: Page, served: Served
) -> None:
    table = walled()
    seated(page, served, table)
    page.locator(".reach").wait_for(state="attached")
    page.mouse.move(*leader(page))
    page.mouse.down()
    first = table.figures["one1a"]
    ids = ("one1a", "one1b", "two1a")
    page.mouse.move(*on_screen(page, table, ids, (first.x, first.y + 1100)), steps=8)
    complaint = page.locator(".complaint")
    expect(complaint).to_contain_text("Go round it")
    expect(complaint).to_contain_text("wall")
    expect(page.locator("[data-blocking=long]")).to_be_attached()
    assert page.evaluate(UNDER_COMPLAINT) == 0
    page.mouse.up()


def test_a_finger_misses_nothing_on_a_phone(phone: Page, served: Served) -> None:
    assert phone.evaluate(SMALL) == []
    seated(phone, served, skirmish())
    phone.locator(".bars").first.wait_for()
    assert phone.evaluate(SMALL) == []
    choose(phone)
    phone.locator(ASKED).wait_for()
    phone.get_by_role("tab", name="Units").click()
    phone.locator(".card-head").first.click()
    assert phone.evaluate(SMALL) == []


def test_a_link_for_a_friend_says_when_it_reaches_this_machine_only(page: Page, served: Served) -> None:
    setup(page, "A friend elsewhere, by link", rounds=1)
    page.get_by_role("button", name="Start now").click()
    note = page.locator(".here-only")
    expect(note).to_contain_text("work on this machine only")
    expect(note).to_contain_text("--host 0.0.0.0")
    audit(page)
    there = served.url.replace("127.0.0.1", "elsewhere.test")
    opened(page, there)
    setup(page, "A friend elsewhere, by link", rounds=1)
    page.get_by_role("button", name="Start now").click()
    page.locator(".links input").first.wait_for()
    expect(note).to_have_count(0)


def test_the_end_tells_the_points_line_by_line(page: Page, tmp_path: Path) -> None:
    ruleset = games.ruleset("dust_tactics")
    table = ruleset.rules.new_table(Setup(ruleset.armies.scenarios[0], ruleset.armies.default_lists))
    seats = {side: players.make("random", f"points/{side}") for side in ruleset.armies.sides}
    match = Match(ruleset, table, "a seed that nobody guesses", seats)
    write_record(match, tmp_path / "match.jsonl")
    page.locator("input[type=file]").set_input_files(tmp_path / "match.jsonl")
    told = page.locator(".end .points li")
    expect(told.first).to_be_visible()
    scored = [event for event in match.fresh if event.kind == SCORED]
    assert 0 < told.count() <= len(scored)
    audit(page)
