"""The README's example runs as printed, in the project's own Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_ten_lines_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"<!-- example -->\n```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert code, "the README has an example"
    assert len(code[1].strip().splitlines()) <= 12
    exec(compile(code[1], "README.md", "exec"), {})  # our own text, read from our own file
    printed = capsys.readouterr().out
    assert re.match(r"(one|two|draw) after \d+ decisions: \w+", printed)
