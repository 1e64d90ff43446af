"""The table under mouse, fingers and keys: dragging, the shaded ground, corners, sight, choosing, zooming."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from tests.browser.pages import (
    ASKED,
    Served,
    audit,
    choose,
    gone_on,
    leader,
    number,
    opened,
    play,
    setup,
    start,
)
from tests.browser.situations import armoured, dropping, kept, motor_pool, seated, skirmish

pytestmark = pytest.mark.browser

INSIDE = """(points) => {
    const area = document.querySelector('.reach'), back = area.getScreenCTM().inverse();
    return points.map(([x, y]) => area.isPointInFill(new DOMPoint(x, y).matrixTransform(back)));
}"""


def view(page: Page) -> str:
    return page.locator(".over > g").get_attribute("transform") or ""


def spots(page: Page, at: tuple[float, float], far: int, *, inside: bool) -> list[tuple[float, float]]:
    """Places of the screen round a point, in or out of the shaded ground."""
    ring = [(at[0] + dx, at[1] + dy) for dx in range(-far, far + 1, 9) for dy in range(-far, far + 1, 9)]
    return [at for at, lit in zip(ring, page.evaluate(INSIDE, ring), strict=True) if lit == inside]


def announce_movement(page: Page) -> None:
    """The unit that is asked goes somewhere: what is chosen for somebody in a hurry may be to stay."""
    before = number(page)
    page.locator(".option[data-option='[\"movement\"]']").press("Enter")
    gone_on(page, before)


@pytest.fixture
def moving(page: Page) -> Page:
    """A match in which a unit is about to move, and the rules have said where to."""
    setup(page)
    start(page)
    while page.locator(ASKED).get_attribute("data-question") != "move":
        play(page, 60, until="announce")
        announce_movement(page)
    page.locator(".reach").wait_for(state="attached")
    return page


def test_the_shaded_ground_is_what_the_rules_allow(moving: Page) -> None:
    page, at = moving, leader(moving)
    allowed, refused = spots(page, at, 60, inside=True), spots(page, at, 120, inside=False)
    assert allowed
    assert refused
    page.mouse.move(*at)
    page.mouse.down()
    for x, y in allowed[:: max(1, len(allowed) // 4)]:
        page.mouse.move(x, y, steps=3)
        expect(page.locator(".ghost.sure")).to_be_attached()
        if page.locator(".ghost.bad").count():  # the leader gets there, not all of the others as they stand
            expect(page.locator(".complaint")).not_to_contain_text("TR-MOVE-02")
    for x, y in (refused[0], refused[-1]):
        page.mouse.move(x, y, steps=3)
        expect(page.locator(".ghost.bad.sure")).to_be_attached()
        expect(page.locator(".complaint")).to_contain_text("TR-MOVE-0")
    page.mouse.up()


def test_a_spot_too_far_says_why_before_the_finger_is_lifted(moving: Page) -> None:
    page, (x, y) = moving, leader(moving)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 500, y - 80, steps=10)
    expect(page.locator(".tape-text")).to_contain_text("0.0 left")
    expect(page.locator(".complaint")).to_contain_text("TR-MOVE-02")
    expect(page.locator(".complaint")).to_contain_text("cm too far")
    expect(page.get_by_role("button", name="Put them there")).to_be_disabled()
    expect(page.locator(".complaint button")).to_have_count(0)
    page.mouse.up()
    page.locator(".complaint").get_by_role("button", name="Rule TR-MOVE-02").click()
    expect(page.get_by_role("dialog")).to_contain_text("TR-MOVE-02")
    page.keyboard.press("Escape")
    audit(page)
    expect(page.locator(".verdict")).to_contain_text("TR-MOVE-02")
    page.locator(".verdict").get_by_role("button", name="Rule TR-MOVE-02").click()
    expect(page.get_by_role("dialog")).to_contain_text("TR-MOVE-02")
    audit(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if page.locator(".verdict.bad").count():
        page.get_by_text("Ready-made places").click()
        page.locator(".drafts .option").nth(1).click()
    expect(page.locator(".verdict.good")).to_be_visible()
    audit(page)
    before = number(page)
    page.get_by_role("button", name="Put them there").click()
    gone_on(page, before)


def test_a_way_has_corners_and_single_figures_are_adjusted(moving: Page) -> None:
    page = moving
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost.sure")).to_be_attached()
    if page.locator(".ghost.bad").count():
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowLeft")
    expect(page.locator(".ghost.good")).to_be_attached()
    page.keyboard.press("w")
    expect(page.locator(".corner")).to_have_count(1)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".tape-text")).to_contain_text("2.0 cm")
    assert len((page.locator(".tape").get_attribute("points") or "").split()) == 3
    expect(page.locator(".ghost.sure")).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".corner, .ghost")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    expect(page.locator(".ghost.sure")).to_be_attached()
    before = page.locator(".ghost .fig").evaluate_all("all => all.map((f) => f.getAttribute('transform'))")
    middle = page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.ghost .fig')];
            const box = all.find((f) => !f.querySelector('.f-chevron, .f-cap')).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 12, middle[1] + 9, steps=4)
    page.mouse.up()
    after = page.locator(".ghost .fig").evaluate_all("all => all.map((f) => f.getAttribute('transform'))")
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_sight_is_drawn_as_the_rules_judge_it_and_odds_are_in_view(page: Page, served: Served) -> None:
    seated(page, served, skirmish())
    page.locator(".bars").first.wait_for()
    expect(page.locator(".sight").first).to_be_attached()
    box = page.locator(".bars").first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 800, "the odds are seen without scrolling"
    page.locator(".could .odds").first.hover()
    expect(page.locator(".sight.one").first).to_be_attached()
    states = page.locator(".sight").evaluate_all("all => all.map((s) => s.dataset.state)")
    assert set(states) <= {"open", "cover", "hidden"}
    expect(page.locator(".seen").first).to_contain_text("Seen plainly by")
    said = page.locator(".seen").first.inner_text()
    assert f"plainly by {states.count('open')}," in said
    assert f"unseen by {states.count('hidden')}." in said
    assert (page.locator(".hides.all").count() > 0) == ("hidden" in states)
    audit(page)
    page.get_by_role("button", name="Shoot", exact=True).click()
    page.locator(f"{ASKED}:not([data-question=announce])").wait_for()
    for _ in range(8):
        if page.locator(".lines .die").count():
            break
        choose(page)
    expect(page.locator(".lines .die").first).to_be_attached()
    expect(page.locator(".lines .l-roll .rule").first).to_contain_text("TR-")
    expect(page.locator(".lines .l-roll").first).to_contain_text("hits stopped by cover: 4 (1 and 6 stop)")
    page.mouse.move(*leader(page))
    expect(page.locator(".caption")).to_contain_text("squad")
    expect(page.locator(".caption")).to_contain_text("officer")
    seated(page, served, skirmish())
    page.locator(".bars").first.wait_for()
    foe = page.locator(".fig[data-unit=two1] .f-plate").first.bounding_box()
    assert foe
    page.mouse.move(foe["x"] + foe["width"] / 2, foe["y"] + foe["height"] / 2)
    expect(page.locator(".caption")).to_contain_text("on average")
    expect(page.locator(".caption .bars").first).to_be_visible()
    inner = page.locator(".caption .bars").first.bounding_box()
    name = page.locator(".caption b").first.bounding_box()
    assert inner
    assert name
    assert inner["y"] >= name["y"] + name["height"], "the chart stands below the name"


def test_the_ground_is_lit_where_a_drop_may_land_and_where_a_group_may_stand(
    page: Page, served: Served
) -> None:
    seated(page, served, dropping())
    page.locator(".option[data-option='drop:d']").click()
    area = page.locator(".reach")
    area.wait_for(state="attached")
    box = area.bounding_box()
    assert box
    lit = spots(page, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), 60, inside=True)
    page.mouse.click(*lit[0])
    expect(page.locator(".verdict.good")).to_be_visible()
    expect(page.locator(".verdict .why")).to_have_count(0)
    before = number(page)
    page.get_by_role("button", name="Put them there").click()
    gone_on(page, before)
    opened(page, served.url)
    setup(page, game="combat_zone")
    start(page)
    play(page, 8, until="deploy")
    area.wait_for(state="attached")
    box = area.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".verdict.good")).to_be_visible()
    audit(page)


def test_odds_and_sight_in_the_other_games(page: Page, served: Served) -> None:
    seated(page, served, kept("dust_tactics", "gunners"), game="dust_tactics")
    expect(page.locator(".several .option-odds .bars").first).to_be_visible()
    expect(page.locator(".sight[data-state=open]")).to_have_count(1)
    expect(page.locator(".sight[data-state=cover]")).to_have_count(1)
    expect(page.get_by_role("button", name="Confirm")).to_be_in_viewport(ratio=1)
    assert {"A", "8"} <= set(page.locator(".g-name").all_text_contents())
    audit(page)
    seated(page, served, kept("combat_zone", "street-fire"), game="combat_zone")
    expect(page.locator(".could .odds").first).to_contain_text("eliminated")
    expect(page.locator(".sight[data-state=cover]")).to_have_count(1)
    expect(page.locator(".fig.active")).to_have_count(1)
    page.get_by_role("tab", name="In words").click()
    for n, who in enumerate(("one1", "two1")):
        page.locator(".measure select").nth(n).select_option(who)
    expect(page.locator("output")).to_contain_text("CZ-SHOOT-05")
    expect(page.locator(".in-words")).not_to_contain_text(re.compile(r"Nearest enemy[^.]*\d\.\d cm"))
    audit(page)


def test_the_keyboard_is_enough(page: Page) -> None:
    page.get_by_label("Game", exact=True).select_option("trauma")
    for label, value in (("one", "usf-15-infantry"), ("two", "belt-15-infantry")):
        page.get_by_label(f"Army of Player {label}").select_option(value)
    page.get_by_role("button", name="Start now").focus()
    page.keyboard.press("Enter")
    page.locator(ASKED).wait_for()
    for _ in range(80):
        page.locator(".for-me:enabled").wait_for(timeout=30_000)
        if page.locator(ASKED).get_attribute("data-question") == "move":
            break
        if page.locator(ASKED).get_attribute("data-question") == "announce":
            announce_movement(page)
            continue
        before = number(page)
        page.locator(".for-me").focus()
        page.keyboard.press("Enter")
        gone_on(page, before)
    assert page.evaluate("!!document.activeElement.closest('.ask')"), "the focus stays at the question"
    board = page.get_by_role("application")
    board.focus()
    still = view(page)
    for key in ("Alt+ArrowRight", "+", "-", "+", "0"):
        page.keyboard.press(key)
        expect(page.locator(".over > g")).not_to_have_attribute("transform", still)
        still = view(page)
    page.locator(".reach").wait_for(state="attached")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".ghost")).to_be_attached()
    expect(page.locator(".tape-text")).to_contain_text("6.0 cm")
    expect(page.locator("[aria-live=assertive]")).to_contain_text("at ")
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_role("tab", name="Record").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("region", name="The table in words")).to_contain_text("cm wide")
    audit(page)


def test_arcs_of_a_vehicle_are_shaded_and_told(page: Page, served: Served) -> None:
    seated(page, served, armoured())
    expect(page.locator(".arc[data-arc=front]")).to_be_attached()
    expect(page.locator(".arc[data-arc=rear]")).to_be_attached()
    told = page.get_by_role("list", name="Arcs of fire")
    expect(told).to_contain_text("Front arc: cannon")
    expect(told).to_contain_text("Rear arc: machine_gun")
    audit(page)
    page.get_by_role("button", name="Shoot", exact=True).click()
    page.locator(f"{ASKED}[data-question=salvo]").wait_for()
    page.locator(".option", has_text="machine_gun").hover()
    expect(page.locator(".arc[data-arc]")).to_have_count(1)
    expect(page.locator(".arc[data-arc=rear]")).to_be_attached()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("list", name="Arcs de tir")).to_contain_text("Arc ")


# -- a phone ------------------------------------------------------------------------------------------------


def gesture(page: Page, *moments: tuple[tuple[float, float], ...]) -> None:
    """Fingers on the screen, moment by moment, then lifted."""
    session = page.context.new_cdp_session(page)
    for n, at in enumerate((*moments, ())):
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(at)]
        kind = "touchStart" if n == 0 else "touchMove" if at else "touchEnd"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.detach()


def test_two_fingers_zoom_and_one_moves_the_table(phone: Page) -> None:
    setup(phone)
    start(phone)
    whole = view(phone)
    gesture(phone, ((180, 250), (220, 250)), ((150, 250), (250, 250)), ((120, 250), (280, 250)))
    near = view(phone)
    assert float(near.rpartition("scale(")[2].rstrip(")")) == pytest.approx(4.0, rel=0.05)
    gesture(phone, ((200, 250),), ((190, 270),), ((160, 300),))
    assert view(phone) not in (whole, near)
    assert view(phone).rpartition("scale(")[2] == near.rpartition("scale(")[2]
    phone.get_by_role("button", name="The whole table").click()  # a tap drawn out on a busy machine is none
    expect(phone.locator(".over > g")).to_have_attribute("transform", whole)


def test_what_is_wrong_is_opened_by_keyboard_and_goes_with_the_next_step(moving: Page) -> None:
    page = moving
    page.locator(".board").focus()
    for _ in range(6):
        page.keyboard.press("Shift+ArrowUp")
    expect(page.locator(".complaint .rule")).to_be_visible()
    page.locator(".board").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".complaint .rule")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".board").focus()
    page.keyboard.press("Escape")
    expect(page.locator(".complaint")).to_have_count(0)


def test_what_is_wrong_is_opened_by_a_finger(phone: Page, served: Served) -> None:
    seated(phone, served, kept("dust_tactics", "ways-on-foot"), game="dust_tactics")
    start = phone.locator(".over .fig.active .f-plate").first.bounding_box()
    assert start
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 2
    gesture(phone, ((x, y),), ((x + 40, y + 60),), ((x + 90, y + 130),))
    phone.locator(".complaint .rule").click()  # a tap drawn out on a busy machine is none
    expect(phone.get_by_role("dialog")).to_contain_text("DT-")


def test_what_just_happened_covers_nothing_of_the_table_on_a_phone(phone: Page) -> None:
    setup(phone, rounds=1)
    start(phone)
    play(phone, 40, until="pay")
    strip, board = phone.locator(".strip"), phone.locator(".board")
    expect(strip.get_by_role("button")).not_to_have_text("")
    under, over = strip.bounding_box(), board.bounding_box()
    assert under
    assert over
    assert under["y"] >= over["y"] + over["height"] - 1
    audit(phone)
    strip.get_by_role("button", expanded=False).click()
    expect(strip.locator("li").first).to_be_visible()
    strip.locator(".act").first.click()
    strip.locator(".rule").first.click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    phone.keyboard.press("Escape")
    audit(phone)
    strip.locator(".since-head").click()
    expect(strip.locator("li")).to_have_count(0)


def test_several_bases_under_one_finger_are_chosen_from_a_list(phone: Page) -> None:
    setup(phone, rounds=2)
    start(phone)
    for _ in range(60):
        play(phone, 1)
        phone.get_by_role("button", name="The whole table").click()
        pair = phone.evaluate(
            """() => {
                const free = ([, x, y]) => document.elementFromPoint(x, y)?.closest('svg.over');
                const all = [...document.querySelectorAll('.over .fig:not(.ghostly)')].map((f) => {
                    const b = f.querySelector('.f-plate').getBoundingClientRect();
                    return [f.dataset.unit, b.x + b.width / 2, b.y + b.height / 2];
                }).filter(free);
                let best = null;
                for (const a of all) for (const b of all) {
                    const far = Math.hypot(a[1] - b[1], a[2] - b[2]);
                    const mid = [0, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
                    if (a[0] < b[0] && far < 30 && (!best || far < best[0]) && free(mid))
                        best = [far, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
                }
                return best;
            }"""
        )
        question = phone.locator(ASKED).get_attribute("data-question")
        if pair and question not in ("move", "target", "enter-access") and not phone.locator(".pick").count():
            break
    assert pair, "no two units ever stood near each other"
    phone.touchscreen.tap(pair[1], pair[2])
    expect(phone.locator(".picker button")).not_to_have_count(0)
    assert phone.locator(".picker button").count() >= 2
    audit(phone)
    phone.locator(".picker button").first.click()
    expect(phone.locator(".picker")).to_have_count(0)
    expect(phone.locator(".fig.hot").first).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_on_a_phone(phone: Page, theme: str) -> None:
    phone.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    audit(phone)
    setup(phone)
    start(phone)
    play(phone, 40, until="enter-access")
    phone.locator(".reach").wait_for(state="attached")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390
    audit(phone)


def test_a_board_of_squares(page: Page) -> None:
    setup(page, game="dust_tactics")
    start(page)
    play(page, 40, until="enter")
    page.locator(".g-square").first.wait_for(state="attached")
    box = page.locator(".g-square").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".picker button, .g-square.aim").first.wait_for()
    if page.locator(".picker button").count():
        page.locator(".picker button").first.click()
    expect(page.locator(".verdict.good")).to_be_visible()
    audit(page)
    before = number(page)
    page.get_by_role("button", name="Put them there").click()
    gone_on(page, before)


def test_every_vehicle_is_drawn_in_a_way_of_its_own(page: Page, served: Served) -> None:
    seated(page, served, motor_pool(), game="combat_zone")
    bodies = page.locator(".fig[data-unit^=onev] > g").evaluate_all("found => found.map(g => g.innerHTML)")
    kinds = len(vehicles.KINDS)
    assert len(set(bodies)) == len(bodies) == kinds
    expect(page.locator(".fig[data-unit^=onev] circle.f-plate")).to_have_count(kinds)
    expect(page.locator(".fig[data-unit^=twov] polygon.f-plate")).to_have_count(kinds)
    expect(page.locator(".fig[data-unit^=onev] > .f-nose")).to_have_count(kinds)
    expect(page.locator("[data-marker*=onev0] .sign[data-state=crewed]")).to_have_count(1)
    expect(page.locator(".fig[data-unit=twov1] .f-crack")).to_have_count(1)
    wrecks = page.locator(".t-burnt").evaluate_all("found => found.map(g => g.dataset.wreck)")
    assert sorted(wrecks) == sorted(kind["shape"] for kind in vehicles.KINDS.values())
    turned = "found => found.map(g => Number(/rotate.([-.0-9]+)/.exec(g.getAttribute('transform'))[1]))"
    (nose,) = page.locator(".fig[data-unit=onev0] > .f-nose").evaluate_all(turned)
    turns = page.locator(".t-burnt").evaluate_all(turned)
    assert {(turn - nose) % 360 for turn in turns} == {45}, "a wreck looks where the vehicle looked"
