"""The types of options of several parts, by the question or the fact that holds a code of theirs."""

from __future__ import annotations

from escarmouche.engine.options import Option
from escarmouche.games.trauma.chapters.actions import Plan
from escarmouche.games.trauma.chapters.melee.melee import Attack, Blow
from escarmouche.games.trauma.chapters.movement.arrivals import Way
from escarmouche.games.trauma.chapters.movement.ready_moves import Course
from escarmouche.games.trauma.chapters.shooting.salvos import Mount, Salvo
from escarmouche.games.trauma.chapters.skills import Remedy

FORMS: dict[str, type[Option]] = {
    "announce": Plan,
    "draft": Course,
    "salvo": Salvo,
    "salvos": Salvo,
    "alert_left": Salvo,
    "alert-salvos": Salvo,
    "melee": Attack,
    "melee-salvo": Blow,
    "enter": Way,
    "way": Way,
    "weapon-lost": Mount,
    "weapon_lost": Mount,
    "weapon_mended": Mount,
    "repair": Remedy,
}
