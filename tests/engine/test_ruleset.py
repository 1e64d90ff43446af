"""The contract: every member has a promise, and the page about the engine lists just these."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.engine import ruleset
from escarmouche.testing import variant

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("Rules", "Armies", "Client", "Bot")
LINE = r"^\| (Rules|Armies|Client|Bot) \| `(\w+)` \| (.+?) \|( may be left out)? ?\|$"


def promises() -> list[tuple[str, str, str, bool]]:
    """Part, member, promise and whether it may be left out, as the source has them."""
    source = Path(ruleset.__file__).read_text(encoding="utf-8")
    members = []
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef) or node.name not in PARTS:
            continue
        for item, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                text = after.value.value if isinstance(after, ast.Expr) else ""  # type: ignore[attr-defined]
                members.append((node.name, item.target.id, re.sub(r"\s+", " ", text), item.value is not None))
    return members


def test_every_member_has_a_promise_and_the_page_lists_just_these() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    rows = re.findall(LINE, page, re.MULTILINE)
    listed = [(part, member, text, bool(may)) for part, member, text, may in rows]
    assert all(text for _, _, text, _ in promises())
    assert listed == promises()


@pytest.mark.parametrize("game", games.names())
def test_a_game_is_a_record_and_nothing_more(game: str) -> None:
    found = games.ruleset(game)
    assert type(found) is ruleset.Ruleset
    assert found.name == game
    assert found.armies.scenarios
    assert 2 <= len(found.armies.default_lists) <= 4


def test_a_variant_changes_one_member_and_leaves_the_rest() -> None:
    plain = games.ruleset("template")
    other = variant(plain, terms=lambda table, side, goals: {"forces": 7.0}, version=9)
    assert (other.bot.appraise(None, "red"), other.version) == (7.0, 9)
    assert other.rules is plain.rules
    assert other.bot.candidates is plain.bot.candidates
