"""Frostbite in four browsers by links: two weeks, a company dragged, one battle typed in as a form."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE
from tests.browser.pages import PATIENCE, Served, audit, complaining, opened

pytestmark = pytest.mark.browser

ARMIES = ("northguard", "array", "choir", "haulers")
SIDES = ("one", "two", "three", "four")
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}
PICTURES = os.environ.get("ESCARMOUCHE_PICTURES", "")
"""A folder for pictures of what is shown, if somebody wants to look."""


class Table:
    """Four browsers at one campaign, the third a phone, the second in French."""

    def __init__(self, pages: dict[str, Page], served: Served) -> None:
        self.pages, self.url = pages, served.url
        wish = {"game": "frostbite", "lists": list(ARMIES), "players": ["person"] * 4}
        made: Any = pages["one"].request.post(f"{self.url}api/matches", data=wish).json()
        self.match, self.tokens = made["match"], {seat["side"]: seat["token"] for seat in made["seats"]}
        for seat in made["seats"]:
            opened(pages[seat["side"]], seat["link"])

    def state(self, side: str = "one") -> Any:
        headers = {"authorization": f"Bearer {self.tokens[side]}"}
        answer = self.pages[side].request.get(f"{self.url}api/matches/{self.match}", headers=headers)
        return answer.json()["state"]

    def tell(self, side: str, kind: str, **body: Any) -> None:
        """Something done by the seat of a side, beside its browser."""
        headers = {"authorization": f"Bearer {self.tokens[side]}"}
        number = self.state(side)["number"]
        sent = {"kind": kind, "number": number, **body}
        answer = self.pages[side].request.post(
            f"{self.url}api/matches/{self.match}/{kind}", data=sent, headers=headers
        )
        assert answer.ok, answer.text()

    def week(self) -> int:
        return int(self.state()["scene"]["headline"]["en"].split("/")[0].split()[-1])

    def answered(self) -> None:
        """Whoever is awaited lets his browser choose for him."""
        state = self.state()
        (side, *_) = state["waiting"]
        page = self.pages[side]
        page.locator(".for-me:enabled").click()
        while self.state()["number"] == state["number"]:
            page.wait_for_timeout(30)

    def picture(self, side: str, name: str) -> None:
        if PICTURES:
            self.pages[side].screenshot(path=f"{PICTURES}/{name}-{side}.png")


@pytest.fixture
def table(chromium: Browser, served: Served) -> Iterator[Table]:
    with ExitStack() as stack:
        pages = {}
        for n, side in enumerate(SIDES):
            size: Any = PHONE if n == 2 else DESKTOP
            context = chromium.new_context(viewport=size, locale="fr-FR" if n == 1 else "en-GB")
            context.set_default_timeout(PATIENCE)
            context.add_init_script(AT_ONCE)
            stack.callback(context.close)
            pages[side] = stack.enter_context(complaining(context, together=True))
        yield Table(pages, served)


def test_four_people_play_two_weeks_by_links(table: Table) -> None:
    one = table.pages["one"]
    expect(one.locator(".campaign-map [data-node]")).to_have_count(16)
    table.picture("one", "map")
    dragged(table)
    for _ in range(400):
        state = table.state()
        if table.week() > 2:
            break
        wanted = [info for info in state["battles"] if info["state"] == "wanted"]
        if wanted:
            for battle in wanted[1:]:
                typed_beside(table, battle)
            typed_in(table, wanted[0])
            continue
        table.answered()
    assert table.week() == 3
    lines = one.locator(".lines")
    expect(lines).to_contain_text("typed by agreement")
    expect(lines).to_contain_text("Debriefing")
    account = one.locator("[data-sheet=account-one]")
    expect(account).to_contain_text("FB-CAMP-08")
    rows = account.locator("tbody tr")
    spent = [int(text or 0) for text in rows.locator("td:nth-child(4)").all_inner_texts()]
    assert str(sum(spent)) == account.locator("tfoot td:nth-child(4)").inner_text(), "the sums add up"
    for side in SIDES:
        table.picture(side, "week-3")
    audit(one)


def dragged(table: Table) -> None:
    """The first company is chosen and dragged along a route; a place out of reach says why not."""
    page = table.pages["one"]
    page.locator(".ask[data-question=which-company]").wait_for()
    page.locator(".for-me:enabled").click()
    page.locator(".ask[data-question=order]").wait_for()
    counter = page.locator(".counter.acting").first
    drag(page, counter, page.locator("[data-node=s12]"))
    expect(page.locator(".why").first).to_contain_text("No route leads")
    drag(page, counter, page.locator("[data-node=s02]"))
    expect(page.locator(".lines")).to_contain_text("moves from")
    expect(page.locator("[data-node=N]")).to_be_visible()


def drag(page: Page, what: Any, where: Any) -> None:
    start, end = what.bounding_box(), where.locator("circle, rect").first.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()


def typed_beside(table: Table, battle: Any) -> None:
    """A battle whose players tell its report without a browser: the likeliest there is."""
    first, *others = dict.fromkeys(battle["seats"].values())
    table.tell(first, "report", battle=battle["key"], report=battle["example"])
    for side in others:
        table.tell(side, "consent", agreed=True)


def typed_in(table: Table, battle: Any) -> None:
    """A battle typed in as a form by one, read and agreed to by the others, each in his browser."""
    first, *others = dict.fromkeys(battle["seats"].values())
    own = next(side for side, owner in battle["seats"].items() if owner == first)
    page = table.pages[first]
    item = page.locator(f'[data-battle="{battle["key"]}"]')
    item.get_by_role("button").nth(1).click()
    item.locator(f'[data-blank="pv:{own}"] input').fill("99")
    item.locator("button.primary[type=submit]").click()
    expect(item.locator("[role=alert]")).to_contain_text("99")
    expect(item.locator("[role=alert]")).to_contain_text("A4-WAR-20")
    table.picture(first, "form")
    item.locator(f'[data-blank="pv:{own}"] input').fill("9")
    item.locator("button.primary[type=submit]").click()
    for side in others:
        other = table.pages[side]
        other.locator(".told-form").first.wait_for()
        table.picture(side, "agree")
        other.locator(".agree button").first.click()
        expect(other.locator(".told-form")).to_have_count(0)
