"""The example client of docs/protocol.md plays a whole match against a real server."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot_client.py"


def test_the_example_plays_to_the_end(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(EXAMPLE))
    assert example["main"](server) == 0
    assert "over:" in capsys.readouterr().out
