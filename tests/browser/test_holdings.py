"""What lies beside the table and what is led over it: lines of cards, purses, structure, hulls, templates."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserContext, Page, expect

from escarmouche import games
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Priced
from escarmouche.engine.scene import Scene, ScenePart, ScenePurse
from escarmouche.games.template.table import distance
from escarmouche.testing import variant
from tests.browser.pages import ASKED, Served, audit, complaining, gone_on, number, opened, play, setup, start
from tests.browser.situations import seated, skirmish
from tests.browser.test_newcomer import mined, on_screen
from tests.games.dust_battlefield.tables import Put, piece, table_of

pytestmark = pytest.mark.browser

TOY = games.ruleset("template")


def order_of(page: Page) -> list[str]:
    return [str(card.get_attribute("data-card")) for card in page.locator(".order .face").all()]


def drag(page: Page, what: str, to: str) -> None:
    """Take one thing with the mouse and let it go in the middle of another."""
    a, b = page.locator(what).bounding_box(), page.locator(to).bounding_box()
    assert a
    assert b
    page.mouse.move(a["x"] + a["width"] / 2, a["y"] + 30)
    page.mouse.down()
    page.mouse.move(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2, steps=6)
    page.mouse.up()


def test_cards_are_laid_by_dragging_and_by_keys_and_the_others_lie_face_down(page: Page) -> None:
    setup(page)
    start(page)
    play(page, 40, until="sequence")
    first, second, third = order_of(page)
    drag(page, f"[data-card={first}]", f"[data-card={third}]")
    assert order_of(page) == [second, third, first]
    page.locator(f"[data-card={first}] .card-grip").press("ArrowLeft")
    assert order_of(page) == [second, first, third]
    page.locator(f"[data-card={third}] .card-grip").press("Home")
    page.locator(f"[data-card={second}]").get_by_role("button", name="later").click()
    assert order_of(page) == [third, first, second]
    audit(page)
    before = number(page)
    page.get_by_role("button", name="Lay them in this order").click()
    gone_on(page, before)
    lying = page.locator(".card-lines .face")
    assert [card.get_attribute("data-card") for card in lying.all()] == [third, first, second]
    expect(page.locator(".card-lines .back")).to_have_count(3)


def told(table: Any, side: str) -> Scene:
    """The toy's scene with everything that can be told of a unit, a piece and a purse."""
    scene = TOY.client.scene(table, side)
    arm = ScenePart({"en": "Left arm", "fr": "Bras gauche"}, 1, 3, note={"en": "gun jammed", "fr": "enrayé"})
    group = {"en": "First platoon", "fr": "Première section"}
    units = tuple(replace(u, parts=(arm,), group=group if u.side == "red" else {}) for u in scene.units)
    lines = (({"en": "Door", "fr": "Porte"}, "open"),)
    roof = ScenePart({"en": "Roof", "fr": "Toit"}, 0, 2)
    pieces = tuple(replace(p, lines=lines, parts=(roof,), seen_into=100) for p in scene.pieces)
    purse = ScenePurse("points", "red", {"en": "Command points", "fr": "Points"}, 3, 5)
    return replace(scene, units=units, pieces=pieces, purses=(purse,))


def free_spot(table: Any) -> tuple[int, int]:
    """The corner of a piece that is farthest from everybody, a little inside."""
    spots = []
    for ring in (lying.footprint for lying in table.ground.pieces):
        middle = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
        spots += [(round(0.8 * x + 0.2 * middle[0]), round(0.8 * y + 0.2 * middle[1])) for x, y in ring]
    return max(spots, key=lambda at: min(distance(at, (f.x, f.y)) for f in table.figures.values()))


def costs(ask: Ask, view: Any) -> Priced | None:
    return Priced("points", {"move": 1, "shoot": 4}) if ask.question == "order" else None


def test_structure_scenery_groups_and_prices_are_told(page: Page, served: Served) -> None:
    table = mined()
    with pytest.MonkeyPatch.context() as patch:
        rules = variant(TOY, scene=told, prices=costs)
        patch.setattr("escarmouche.games.template.ruleset.RULESET", rules)
        body = {"game": "template", "players": ["person", "random", "random"], "scenario": "crossroads"}
        seated(page, served, table, **body)
        page.get_by_role("tab", name="Units").click()
        expect(page.locator(".group h4")).to_have_text(["First platoon"])
        page.locator(".units .card-head").first.click()
        expect(page.locator(".units .parts")).to_contain_text("Left arm")
        expect(page.locator(".units .parts")).to_contain_text("gun jammed")
        assert page.locator(".units .parts .boxes i.on").count() == 1
        page.locator(".card-here").get_by_role("button", name="Close").click()
        known = ("red1.1", "red2.1", "blue1.1")
        page.mouse.click(*on_screen(page, table, known, free_spot(table)))
        card = page.locator(".card-here.thing")
        expect(card).to_contain_text("Door")
        expect(card.locator(".lost")).to_contain_text("Roof")
        audit(page)
        expect(page.locator(".seen-into").first).to_have_attribute("data-deep", "100")
        play(page, 4, until="order")
        expect(page.locator("[data-option=move] .price")).to_have_text("1")
        page.locator("[data-option=move]").hover()
        expect(page.locator(".paying .purse")).to_contain_text("3 → 2")
        page.locator("[data-option=shoot]").hover()
        expect(page.locator(".paying .purse.over")).to_contain_text("3 → -1")


def test_smoke_is_laid_by_dragging_and_who_stands_in_it_is_ringed(
    context: BrowserContext, served: Served
) -> None:
    with complaining(context) as page:
        table = mined()
        body = {"game": "template", "players": ["person", "random", "random"], "scenario": "crossroads"}
        seated(page, served, table, **body)
        play(page, 4, until="order")
        before = number(page)
        page.locator("[data-option=smoke]").click()
        gone_on(page, before)
        page.locator(".drafts button").first.wait_for()
        known = ("red1.1", "red2.1", "blue1.1")
        page.mouse.click(*on_screen(page, table, known, (500, 1300)))
        page.locator(".danger").wait_for()
        start, end = (on_screen(page, table, known, at) for at in ((500, 1300), (500, 800)))
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*end, steps=8)
        page.locator("[data-touched]").first.wait_for()
        ringed = page.locator(".touched .own").first
        expect(ringed).to_be_attached()
        page.mouse.up()
        page.locator(".verdict.good").wait_for()
        expect(page.locator(".danger")).to_have_count(1)


def test_a_hull_is_turned_by_its_handle_as_far_as_the_rules_let_it(
    context: BrowserContext, served: Served
) -> None:
    tank = Put("one1", "koenigsluther", (60, 50), 90)
    rock = piece("rock", "rock", (72.5, 50), (12, 20), 8)
    table = table_of(tank, Put("two1", "manfred", (60, 110)), pieces=[rock])
    with complaining(context) as page:
        seated(page, served, table, game="dust_battlefield")
        before = number(page)
        page.locator("""[data-option='["move","nothing"]']""").click()
        gone_on(page, before)
        assert page.locator(ASKED).get_attribute("data-question") == "move"
        limit = page.locator(".turn-limit").first
        limit.wait_for(state="attached")
        allowed = [
            (int(str(arc.get_attribute("data-from"))), int(str(arc.get_attribute("data-to"))))
            for arc in page.locator(".turn-limit").all()
        ]
        handle, body = page.locator(".turn-handle").bounding_box(), page.locator("[data-hull]").bounding_box()
        assert handle
        assert body
        y = body["y"] + body["height"] / 2
        hx, hy = handle["x"] + handle["width"] / 2, handle["y"] + handle["height"] / 2
        page.mouse.move(hx, hy)
        page.mouse.down()
        page.mouse.move(hx + (y - hy), y - (y - hy) * 0.4, steps=10)
        page.mouse.up()
        page.locator(".verdict.good").wait_for()
        facing = int(str(page.locator("[data-handle]").get_attribute("data-facing")))
        assert facing != 90
        assert any(a <= facing <= b or (b < a and (facing >= a or facing <= b)) for a, b in allowed)
        before = number(page)
        page.get_by_role("button", name="Put it there").click()
        gone_on(page, before)
        turn = page.locator("[data-hull]").first.get_attribute("transform")
        assert turn == f"rotate({-facing})"


def test_rings_are_drawn_where_one_may_measure_and_floors_are_leafed_through(
    page: Page, served: Served
) -> None:
    table = skirmish()
    for figure in table.units["two1"].figures:
        table.change(figure, {"z": 300})
    seated(page, served, table)
    page.get_by_role("button", name="How far it reaches").click()
    expect(page.locator("[data-ring=charge]")).to_have_count(1)
    leader = table.units["one1"].leader
    box = page.locator("[data-ring=charge] rect").bounding_box()
    at = page.locator(f".over .fig[data-id={leader}] .f-plate").bounding_box()
    assert box
    assert at
    assert abs(box["x"] + box["width"] / 2 - at["x"] - at["width"] / 2) < 2
    audit(page)
    page.get_by_role("button", name="One floor up").click()
    expect(page.locator(".leaf")).to_contain_text("On the ground")
    assert page.locator(".over .fig.other-floor").count() == len(table.units["two1"].figures)
    page.get_by_role("button", name="One floor down").click()
    expect(page.locator(".over .fig.other-floor")).to_have_count(0)
    page.locator(".board").press("g")
    expect(page.locator("[data-ring]")).to_have_count(0)
    wish = {"game": "combat_zone", "players": ["person", "random"], "ready": True}
    made = page.request.post(f"{served.url}api/matches", data=wish).json()
    opened(page, made["seats"][0]["link"])
    page.locator(ASKED).wait_for()
    expect(page.get_by_role("button", name="How far it reaches")).to_have_count(0)
    built = page.locator(".over [data-build]").evaluate_all("all => all.map((b) => b.dataset.build)")
    assert len(set(built)) > 1, "factions differ by their outline"
