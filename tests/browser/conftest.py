from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import browser as browsers
import pytest
import webbuild
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from escarmouche import games
from escarmouche.server import automatic, catalogue
from tests.browser.pages import FLAGS, PATIENCE, PHONE, Served, complaining, opened

AT_ONCE = "try { localStorage.getItem('pace') ?? localStorage.setItem('pace', 'none') } catch {}"
"""Most tests ask what the table is, not how it came to that: nothing is played before their eyes."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def bundle() -> None:
    """The page, made from the sources of this clone."""
    assert webbuild.build() == 0


@pytest.fixture(scope="session", autouse=True)
def same_dice() -> Iterator[None]:
    """Every match of the tests has the same seed: the same table, the same dice."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "new_seed", lambda: "seed of the tests")
        yield


LEFT: set[str] = set()
"""Matches of earlier tests: one server has them all, they would keep its bots busy. Nobody plays there."""
OWN: set[str] = set()


@pytest.fixture(scope="session", autouse=True)
def same_bots() -> Iterator[None]:
    """Bots do the same each time: their luck follows from the table."""
    thought = automatic._thought

    async def same(house: Any, room: Any, side: str, content: bytes, seed: str) -> list[Any]:
        if room.id in LEFT:
            await asyncio.sleep(24 * 3600)
        OWN.add(room.id)
        return await thought(house, room, side, content, blake2b(content, digest_size=16).hexdigest())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(automatic, "_thought", same)
        yield


@pytest.fixture(autouse=True)
def leaving() -> Iterator[None]:
    """The matches of a test end with it."""
    yield
    LEFT.update(OWN)
    OWN.clear()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The toy game, whose matches are short, is offered on the front page of these tests alone."""
    monkeypatch.setattr(games, "offered", games.names)
    catalogue._catalogue.cache_clear()
    yield
    catalogue._catalogue.cache_clear()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browsers.find()
    assert path, "the browser tests need Chromium: install it, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all: its workers are started once."""
    made = Served(tmp_path_factory.mktemp("served"))
    yield made
    made.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server that a test may stop."""
    made = Served(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(PATIENCE)
    made.add_init_script(AT_ONCE)
    yield made
    made.close()


@pytest.fixture
def other(chromium: Browser) -> Iterator[BrowserContext]:
    """Somebody else's browser."""
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(PATIENCE)
    made.add_init_script(AT_ONCE)
    yield made
    made.close()


@pytest.fixture
def lively(chromium: Browser, served: Served) -> Iterator[Page]:
    """A page that shows what happens, as it comes to somebody new."""
    made = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    made.set_default_timeout(PATIENCE)
    with complaining(made) as page:
        yield opened(page, served.url)
    made.close()


@pytest.fixture
def page(context: BrowserContext, served: Served) -> Iterator[Page]:
    with complaining(context) as made:
        yield opened(made, served.url)


@pytest.fixture
def phone(chromium: Browser, served: Served) -> Iterator[Page]:
    made = chromium.new_context(**PHONE)
    made.set_default_timeout(PATIENCE)
    made.add_init_script(AT_ONCE)
    with complaining(made) as page:
        yield opened(page, served.url)
    made.close()


def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool | None:
    """A test in a browser has a second chance: on a busy machine a moment may be missed that comes again.

    ONE_TRY=1 takes it away, to find those that need it.
    """
    if item.get_closest_marker("browser") is None or os.environ.get("ONE_TRY"):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item._initrequest()
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
        for report in reports:
            report.user_properties = [*report.user_properties, ("second try", "yes")]
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True
