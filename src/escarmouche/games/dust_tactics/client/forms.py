"""The types of options of several parts, by the question or the fact that holds a code of theirs."""

from __future__ import annotations

from escarmouche.engine.options import Option
from escarmouche.games.dust.chapters.people.cargo import Boarding
from escarmouche.games.dust.client.forms import COMMON

FORMS: dict[str, type[Option]] = {**COMMON, "board": Boarding}
