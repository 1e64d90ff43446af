"""The types of options of several parts, by the question or the fact that holds a code of theirs."""

from __future__ import annotations

from escarmouche.engine.options import Option
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.movement.ready_moves import Plan
from escarmouche.games.combat_zone.chapters.wounds.machines import Damage

FORMS: dict[str, type[Option]] = {"action": Deed, "damage": Damage, "deed": Deed, "draft": Plan}
