from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.tables import served, settings


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(settings(tmp_path)) as made:
        yield made
