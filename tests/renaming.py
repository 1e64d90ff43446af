"""A game copied under another name with every question key renamed: clients know it by the contract alone."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine.ruleset import Setup
from tests.test_clients import asked

NAME = "stranger"
FTL = ("ask", "did", "none", "take", "item", "guide")


def renamed_template(folder: Path) -> dict[str, str]:
    """Copy the template into a folder as the game `stranger`; the new key of each question by the old."""
    source, home = games.folder("template"), folder / NAME
    keys = {key: f"q{n}-{key[::-1]}" for n, key in enumerate(sorted(asked(source)))}
    for path in sorted(source.rglob("*")):
        if not path.is_file() or "__pycache__" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            text = text.replace("escarmouche.games.template", f"escarmouche.games.{NAME}")
            text = text.replace('"template"', f'"{NAME}"')
            for old, new in keys.items():
                text = re.sub(rf'(?<=\bside, )"{old}"|(?<=\bwinners\[0\], )"{old}"', f'"{new}"', text)
                text = re.sub(rf'(\.side,\s+|side,\s+)"{old}"', rf'\1"{new}"', text)
        if path.suffix == ".ftl":
            for old, new in keys.items():
                text = re.sub(rf"^({'|'.join(FTL)})-{old} =", rf"\1-{new} =", text, flags=re.MULTILINE)
        if path.parent.name == "scenarios":
            for old, new in keys.items():
                text = re.sub(rf"(?<=[ {{]){old}:", f"{new}:", text) if "answers" in text else text
        target = home / path.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    left = [key for key in asked(home) if key in keys]
    assert not left, f"not renamed: {left}"
    return keys


def settled(folder: Path, patch: pytest.MonkeyPatch) -> dict[str, str]:
    """The renamed game where this process and its children find it."""
    keys = renamed_template(folder)
    patch.setenv(games.FOLDERS_VARIABLE, os.fspath(folder))
    patch.setattr(games, "__path__", [*games.__path__, os.fspath(folder)])
    return keys


def close_together() -> Any:
    """A table of the renamed game on which everybody is in range, before the first order."""
    ruleset = games.ruleset(NAME)
    table = ruleset.rules.new_table(Setup("outpost", ("scouts", "veterans")))
    for n, unit in enumerate(table.units.values()):
        figure = f"{unit.id}.1"
        table.change(figure, {"x": 600 + 500 * n, "y": 900 if unit.side == "red" else 1500})
        table.change(unit.id, {"figures": (figure,)})
    for side in table.sides:
        table.change(side, {"card": "bluff", "turned": True})
    table.change("turn", {"phase": "act", "active": "red"})
    return table
