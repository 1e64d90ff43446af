"""The types of options of several parts, by the question or the fact that holds a code of theirs."""

from __future__ import annotations

from escarmouche.engine.options import Option
from escarmouche.games.at43.chapters.melee import Bout
from escarmouche.games.at43.chapters.movement.drafts import Course
from escarmouche.games.at43.chapters.movement.entry import Way
from escarmouche.games.at43.chapters.orders import Order
from escarmouche.games.at43.chapters.routines import Remedy, Routine
from escarmouche.games.at43.chapters.shooting.salvos import Salvo

FORMS: dict[str, type[Option]] = {
    "draft": Course,
    "salvo": Salvo,
    "salvos": Salvo,
    "alert-salvo": Salvo,
    "melee": Bout,
    "enter": Way,
    "way": Way,
    "order": Order,
    "routine": Routine,
    "repair": Remedy,
}
