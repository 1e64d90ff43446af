"""A board of squares under mouse and keys: units led and turned, terrain chosen and put down, doors seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import ASKED, Served, audit, gone_on, number, play, setup, start
from tests.browser.situations import kept, seated

pytestmark = pytest.mark.browser

LIT = """() => Object.fromEntries([...document.querySelectorAll('.g-square[data-square]')].map((el) => {
    const b = el.getBoundingClientRect();
    return [el.dataset.square, [b.x + b.width / 2, b.y + b.height / 2]];
}))"""


class Squares:
    """Where squares lie on the screen, worked out from some that are lit."""

    def __init__(self, page: Page) -> None:
        page.locator(".g-square[data-square]").first.wait_for(state="attached")
        self.lit: dict[str, list[float]] = page.evaluate(LIT)
        places = {tuple(map(int, key.split(","))): at for key, at in self.lit.items()}
        (x, y), self.origin = next(iter(places.items()))
        self.at = (x, y)
        self.east = self._step(places, 0)
        self.north = self._step(places, 1)

    def _step(self, places: dict[tuple[int, ...], list[float]], way: int) -> tuple[float, float]:
        for one, here in places.items():
            for two, there in places.items():
                if two[way] != one[way] and two[1 - way] == one[1 - way]:
                    far = two[way] - one[way]
                    return (there[0] - here[0]) / far, (there[1] - here[1]) / far
        raise AssertionError("the lit squares are all in one line")

    def middle(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a square, in pixels."""
        dx, dy = x - self.at[0], y - self.at[1]
        return (
            self.origin[0] + dx * self.east[0] + dy * self.north[0],
            self.origin[1] + dx * self.east[1] + dy * self.north[1],
        )


def test_a_unit_is_led_over_squares_and_a_refusal_comes_before_the_finger_is_lifted(
    page: Page, served: Served
) -> None:
    seated(page, served, kept("dust_tactics", "ways-on-foot"), game="dust_tactics")
    board = Squares(page)
    page.mouse.move(*board.middle(3, 3))
    page.mouse.down()
    page.mouse.move(*board.middle(3, 4), steps=6)
    expect(page.locator(".complaint")).to_contain_text("DT-TERR-10")
    expect(page.locator(".ghost.bad.sure")).to_be_attached()
    page.mouse.move(*board.middle(2, 3), steps=4)
    expect(page.locator(".complaint")).to_contain_text("DT-MOVE-11")
    square = next(iter(sorted(board.lit)))
    page.mouse.move(*board.lit[square], steps=4)
    expect(page.locator(".ghost.good.sure .fig")).not_to_have_count(0)
    expect(page.locator(".complaint")).to_have_count(0)
    page.mouse.up()
    expect(page.locator(".verdict.good")).to_be_visible()
    expect(page.locator(".tape-text")).to_contain_text("square")
    expect(page.locator(".tape-text")).to_contain_text("left")
    audit(page)
    before = number(page)
    page.get_by_role("button", name="Put them there").click()
    gone_on(page, before)


def test_a_machine_is_turned_and_led_by_keys(page: Page, served: Served) -> None:
    seated(page, served, kept("dust_tactics", "ways-of-machines"), game="dust_tactics")
    page.locator(".g-square").first.wait_for(state="attached")
    facings = []
    for _ in range(3):
        page.get_by_role("button", name="Turn right").click()
        expect(page.locator(".ghost.good.sure")).to_be_attached()
        facings.append(page.locator(".verdict.good").inner_text()[-1])
    assert len(set(facings)) == 3
    page.get_by_role("application").focus()
    page.keyboard.press("Shift+R")
    expect(page.locator(".verdict.good")).to_contain_text(facings[1])
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".verdict.good")).to_contain_text(f"D4 {facings[1]}")
    before = number(page)
    page.keyboard.press("Enter")
    gone_on(page, before)


def test_every_kind_of_terrain_can_be_put_on_every_free_square(page: Page) -> None:
    setup(page, game="dust_tactics")
    start(page)
    play(page, 10, until="terrain")
    page.locator(".g-square").first.wait_for(state="attached")
    free = page.locator(".g-square[data-square]").count()
    assert free > 100
    audit(page)
    board = Squares(page)
    page.get_by_role("button", name="swamp", exact=True).click()
    expect(page.locator(".g-square[data-square]")).to_have_count(free)
    square = sorted(board.lit)[0]
    page.mouse.click(*board.lit[square])
    expect(page.locator(".verdict.good")).to_contain_text("swamp")
    page.get_by_role("button", name="tank trap", exact=True).click()
    expect(page.locator(".verdict.good")).to_contain_text("tank trap")
    before = number(page)
    page.get_by_role("button", name="Put it there").click()
    gone_on(page, before)
    expect(page.locator(ASKED)).to_be_visible()


def test_a_figure_turns_to_where_one_points(page: Page, served: Served) -> None:
    seated(page, served, kept("combat_zone", "street-fire"), game="combat_zone")
    page.locator(".option[data-option=pivot]").click()
    page.locator(".ask[data-question=pivot]").wait_for()
    page.locator(".drafts .option").first.wait_for()
    texts = page.locator(".drafts .option").all_inner_texts()
    assert len(set(texts)) == len(texts) > 1, "each turn says where to"
    box = page.locator(".fig.active .f-plate").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.click(x + 60, y)
    expect(page.locator(".ghost.sure .fig")).to_have_count(1)
    expect(page.locator(".verdict")).to_contain_text("°")
    page.get_by_role("button", name="Turn left").click()
    expect(page.locator(".ghost.sure")).to_be_attached()
    audit(page)


def test_some_of_the_weapons_have_their_own_chart(page: Page, served: Served) -> None:
    seated(page, served, kept("dust_tactics", "hands"), game="dust_tactics")
    play(page, 20, until="attack")
    expect(page.locator(".several .odds").first).to_be_visible()
    while page.locator(".several input:checked").count():
        page.locator(".several input:checked").first.uncheck()
    rows = page.locator(".several > div")
    bare = next(
        n
        for n, row in enumerate(rows.all())
        if row.locator("label").inner_text().strip().startswith("1 × ") and not row.locator(".odds").count()
    )
    rows.nth(bare).hover()
    expect(rows.nth(bare).locator(".bars").first).to_be_visible()
    rows.nth(bare).get_by_role("checkbox").check()
    expect(page.locator(".ticked .bars").first).to_be_visible()
    target = rows.nth(bare).locator("label").inner_text().split(" → ")[1]
    expect(page.locator(".ticked")).to_contain_text(f"what is ticked, at {target}")
    audit(page)
