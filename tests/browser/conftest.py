from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import browser as browsers
import pytest
import webbuild
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.pages import FLAGS, Served, complaining, opened


@pytest.fixture(scope="session", autouse=True)
def bundle() -> None:
    """The page, made from the sources of this clone."""
    assert webbuild.build() == 0


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browsers.find()
    assert path, "the browser tests need Chromium: install it, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    made = Served(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(15_000)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext, served: Served) -> Iterator[Page]:
    with complaining(context) as made:
        yield opened(made, served.url)
