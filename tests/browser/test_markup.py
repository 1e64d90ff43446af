"""What people write is text on every page, never markup, and no token leaves with an address."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import BrowserContext, Request, expect

from tests.browser.pages import Served, complaining, opened

pytestmark = pytest.mark.browser

MARKUP = '<img src=x onerror="document.title=1">'
LINK = "</script><b>Bob</b>"


def test_names_are_shown_as_they_were_written(context: BrowserContext, served: Served) -> None:
    with complaining(context) as page:
        wish = {"game": "template", "players": ["person", "person"], "names": [MARKUP, LINK]}
        made = page.request.post(f"{served.url}api/matches", data=wish).json()
        asked: list[Request] = []
        page.on("request", lambda request: asked.append(request))
        opened(page, made["seats"][0]["link"])
        page.locator(".ask[data-question]").wait_for()
        expect(page.locator("body")).to_contain_text(MARKUP)
        expect(page.locator("body")).to_contain_text(LINK)
        assert page.locator("img[onerror]").count() == 0
        assert page.title() != "1"
        page.request.post(
            f"{served.url}api/matches/{made['match']}/concede",
            data={"kind": "concede", "number": 0},
            headers={"authorization": f"Bearer {made['seats'][1]['token']}"},
        )
        expect(page.locator(".end")).to_be_visible()
        assert page.locator("b", has_text=re.compile("^Bob$")).count() == 0
        assert len(asked) > 5
        for request in asked:
            assert request.url.startswith(served.url)
            assert made["seats"][0]["token"] not in request.url.partition("#")[0]
            assert "referer" not in request.headers or "#" not in request.headers["referer"]
            assert made["seats"][0]["token"] not in request.headers.get("referer", "")
