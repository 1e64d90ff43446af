"""Engineering actions: wire, mines, trenches and bunkers cleared away (areas DS-ENG, DS-WIRE, DS-MINE)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import BOARD, INFANTRY, VEHICLE, Card, Referee, Table

CLEAR_WIRE, CLEAR_MINES = "special:clear-wire", "special:clear-mines"
FILL, BURY = "special:fill-trench", "special:bury"
WIRE, MINES, TRENCH, BUNKER = "wire", "minefield", "trench", "bunker"
"""Kinds of terrain pieces, as the ground has them."""
TOOLS = ("grapple", "cutting")
"""Weapon rules that cut wire (DS-ENG-01)."""


def tools(card: Card) -> int:
    """The grapple and cutting weapons of a vehicle, one or two of them (DS-ENG-01)."""
    return min(2, sum(w.count for w in card.weapons if any(key in w.rules for key in TOOLS)))


def is_engineer(card: Card) -> bool:
    """Whether a vehicle may take engineering actions (DS-VEH-08, DS-VEH-09)."""
    return card.type == VEHICLE and ("engineer_vehicle" in card.skills or "dozer_blade" in card.skills)


def why_not_clear(card: Card, kind: str) -> Refusal | None:
    """Why a unit lacks the means to clear a kind of obstacle (DS-WIRE-02, DS-MINE-02, DS-ENG)."""
    about = {"card": card.id, "kind": kind}
    if kind in (WIRE, MINES) and card.type == INFANTRY:
        return None
    if not is_engineer(card):
        return Refusal("DS-VEH-09", "no-engineer", about)
    if kind == WIRE and not tools(card):
        return Refusal("DS-ENG-01", "no-cutting-tool", about)
    if kind != WIRE and "dozer_blade" not in card.skills:
        rule = {MINES: "DS-ENG-04", TRENCH: "DS-ENG-03", BUNKER: "DS-ENG-02"}[kind]
        return Refusal(rule, "no-dozer-blade", about)
    return None


WORDS = {CLEAR_WIRE: WIRE, CLEAR_MINES: MINES, FILL: TRENCH, BURY: BUNKER}


def offered(table: Table, unit: str, card: Card) -> list[str]:
    """The engineering actions a unit may announce: where such an obstacle lies on the board."""
    kinds = field_of(table).obstacles(table)
    if not kinds or (card.type != INFANTRY and not is_engineer(card)):
        return []
    return [word for word, kind in WORDS.items() if kind in kinds and why_not_clear(card, kind) is None]


def barred(table: Table, unit: str, card: Card) -> list[tuple[str, str, str]]:
    """What a vehicle next to an obstacle lacks to clear it: word, rule and reason of each action."""
    kinds = field_of(table).obstacles(table)
    if not kinds or card.type != VEHICLE or table.units[unit].place != BOARD:
        return []
    bars = []
    for word, kind in WORDS.items():
        if kind in kinds and field_of(table).pieces_near(table, unit, kind):
            refusal = why_not_clear(card, kind)
            if refusal is not None:
                bars.append((word, refusal.rule, refusal.reason))
    return bars


def _choose(referee: Referee, rule: str, unit: str, kind: str, question: str) -> str:
    """Which piece next to the unit is worked on; nothing where none is."""
    table = referee.table
    record = table.units[unit]
    if record.place != BOARD:
        return ""
    pieces = field_of(table).pieces_near(table, unit, kind)
    if not pieces:
        return ""
    chosen: str = referee.ask(
        rule, record.side, question, (*pieces, NO_ONE), actor=unit, part=TARGET, unit=unit
    )
    return "" if chosen == NO_ONE else chosen


def clear_wire(referee: Referee, unit: str) -> None:
    """A zone of wire next to the unit goes on army; machines throw one die a tool (DS-WIRE-02, DS-ENG-01)."""
    card = referee.table.setting.cards[referee.table.units[unit].card]
    rule = "DS-WIRE-02" if card.type == INFANTRY else "DS-ENG-01"
    dice = 1 if card.type == INFANTRY else tools(card)
    piece = _choose(referee, rule, unit, WIRE, "clear-wire")
    if piece and referee.roll(rule, referee.table.units[unit].side, armies(dice), unit=unit, needs=PLAINLY):
        referee.change(rule, "ground", without=piece)


def clear_mines(referee: Referee, unit: str) -> None:
    """A minefield next to the unit goes on army; infantry that fails is attacked (DS-MINE-02, DS-ENG-04)."""
    card = referee.table.setting.cards[referee.table.units[unit].card]
    foot = card.type == INFANTRY
    rule = "DS-MINE-02" if foot else "DS-ENG-04"
    piece = _choose(referee, rule, unit, MINES, "clear-mines")
    if not piece:
        return
    if referee.roll(rule, referee.table.units[unit].side, armies(1), unit=unit, needs=PLAINLY):
        referee.change(rule, "ground", without=piece)
    elif foot:
        field_of(referee.table).mined(referee, "DS-MINE-02", unit)


def fill_trench(referee: Referee, unit: str) -> None:
    """A trench next to the dozer is filled on army; who is in it is unhurt (DS-ENG-03)."""
    piece = _choose(referee, "DS-ENG-03", unit, TRENCH, "fill-trench")
    if piece and referee.roll(
        "DS-ENG-03", referee.table.units[unit].side, armies(1), unit=unit, needs=PLAINLY
    ):
        referee.change("DS-ENG-03", "ground", without=piece)


def bury(referee: Referee, unit: str) -> None:
    """The second of two such actions running buries a Bunker on army, with all who are in it (DS-ENG-02)."""
    if referee.table.turn.done[-1:] != (BURY,):
        referee.note("DS-ENG-02", "digging", unit=unit)
        return
    piece = _choose(referee, "DS-ENG-02", unit, BUNKER, "bury")
    if piece and referee.roll(
        "DS-ENG-02", referee.table.units[unit].side, armies(1), unit=unit, needs=PLAINLY
    ):
        field_of(referee.table).buried(referee, "DS-ENG-02", piece)


ACTIONS: dict[str, Callable[[Referee, str], None]] = {
    CLEAR_WIRE: clear_wire,
    CLEAR_MINES: clear_mines,
    FILL: fill_trench,
    BURY: bury,
}
