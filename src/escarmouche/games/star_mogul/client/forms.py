"""The types that read the codes of options, by the question or the fact that holds one."""

from __future__ import annotations

from escarmouche.engine.options import Option
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.melee.engage import Charge
from escarmouche.games.star_mogul.chapters.phases import Opening
from escarmouche.games.star_mogul.chapters.shooting.attacks import Aim

FORMS: dict[str, type[Option]] = {"order": Deed, "aims": Aim, "engage": Charge, "opening": Opening}
