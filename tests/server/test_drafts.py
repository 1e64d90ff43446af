"""Ready-made places as a page gets them."""

from __future__ import annotations

from pathlib import Path

from escarmouche import games
from escarmouche.engine import situation
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.voice import Voice
from escarmouche.server import views


def test_what_a_place_on_squares_is_for_is_told_without_its_key() -> None:
    file = Path(games.__file__).parent / "dust_tactics" / "situations" / "ways-of-machines.yaml"
    table = situation.read(file, games.ruleset).table
    ruleset = games.ruleset("dust_tactics")
    ask = Match(ruleset, table, "x" * 20).pending[0]
    assert isinstance(ask, Ask)
    assert ask.drafts
    voice = Voice("en", ruleset, ruleset.client.scene(table, "one"), table.setting, ids=False)
    draft = views.draft_of(ask, ask.drafts()[0], "toward:two1", voice)
    assert draft.label == "toward Bot Hunters"
    assert draft.text.startswith("toward Bot Hunters: ")
