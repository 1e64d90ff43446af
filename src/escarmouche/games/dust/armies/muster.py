"""From an army list to the records on the table: cards, units, miniatures (DT-CARD-01)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from escarmouche.engine.table import replace
from escarmouche.games.dust.armies.armylist import BUNKER, STRONGPOINT, ArmyList
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    CAMOUFLAGED,
    HERO,
    HIDDEN,
    INFANTRY,
    OFF,
    Card,
    Figure,
    Unit,
)

LETTERS = "abcdefghijklmnopqrstuvwxyz"
LOADED_RULES = frozenset({"reload", "salvo"})


class Mustered(msgspec.Struct, frozen=True):
    """One side's army: cards, units and miniatures by id, and the fortifications it sets up."""

    cards: dict[str, Card]
    units: dict[str, Unit]
    figures: dict[str, Figure]
    points: int
    forts: tuple[str, ...]
    """bunker or strongpoint, one for each to be placed; those of strongpoint units first, in order."""


def muster(army: ArmyList, side: str) -> Mustered:
    """Make the units of a list ready for a side: f"{side}{n}", their miniatures with a letter after it."""
    ready = Mustered({}, {}, {}, army.total, _forts(army))
    numbers = _numbers(army, side)
    for n, pick in enumerate(army.picks, 1):
        if pick.attached:
            continue
        card = army.card(pick)
        for other in army.picks:
            if other.attached == n:
                card = with_attached(card, army.card(other))
        ready.cards[card.id] = card
        unit, figures = made(card, numbers[n], side)
        if carrier := numbers.get(pick.aboard, ""):
            seat = _seat(card, army.card(army.picks[pick.aboard - 1]))
            unit = replace(unit, place=ABOARD, carrier=carrier, seat=seat)
        ready.units[unit.id] = unit
        ready.figures.update(figures)
    return ready


def _numbers(army: ArmyList, side: str) -> dict[int, str]:
    """The id of each unit of the list by its place in it; attached soldiers have none of their own."""
    ids: dict[int, str] = {}
    for n, pick in enumerate(army.picks, 1):
        if not pick.attached:
            ids[n] = f"{side}{len(ids) + 1}"
    return ids


def _forts(army: ArmyList) -> tuple[str, ...]:
    own = [
        BUNKER if pick.fort == BUNKER else STRONGPOINT
        for pick in army.picks
        if STRONGPOINT in army.card(pick).skills
    ]
    return (*own, *army.written.forts)


def _seat(card: Card, carrier: Card) -> str:
    """How a unit starts aboard: at the controls, slung below, inside or on top."""
    if card.kind == HERO and any(s in card.skills for s in _pilots(carrier)):
        return "pilot"
    if card.type != INFANTRY:
        return "slung"
    return "inside" if any(s.startswith("passengers") for s in carrier.skills) else "outside"


def _pilots(carrier: Card) -> tuple[str, ...]:
    return ("air_pilot", "ace_air_pilot") if carrier.type == AIRCRAFT else ("pilot", "ace_pilot")


def made(card: Card, id: str, side: str) -> tuple[Unit, dict[str, Figure]]:
    """A fresh unit of a card, off the board, weapons loaded (DS-WEAP-12, DS-WEAP-13)."""
    count = len(card.soldiers) or 1
    ids = tuple(f"{id}{LETTERS[n]}" for n in range(count))
    markers = {f"loaded:{n}" for n, w in enumerate(card.weapons) if LOADED_RULES & set(w.rules)}
    if "camouflage" in card.skills:
        markers.add(CAMOUFLAGED)
    place = HIDDEN if "spy" in card.skills else OFF
    unit = Unit(id, side, ids, frozenset(markers), card=card.id, roster=ids, place=place)
    return unit, {figure: Figure(figure, id, soldier=n) for n, figure in enumerate(ids)}


def fresh(card: Card, id: str, side: str) -> Unit:
    """A unit as it comes from reserve: whole, undamaged, with all its ammunition."""
    return made(card, id, side)[0]


@lru_cache(maxsize=256)
def with_attached(card: Card, commissar: Card) -> Card:
    """A unit's card with a commissar in its ranks for the whole game (DS-SKILL-18)."""
    lines = len(card.weapons)
    hand = tuple(lines + n for n in range(len(commissar.weapons)))
    specialists = card.specialists or ("",) * len(card.soldiers)
    return replace(
        card,
        id=f"{card.id}+{commissar.id}",
        points=card.points + commissar.points,
        weapons=(*card.weapons, *commissar.weapons),
        soldiers=(*card.soldiers, hand),
        specialists=(*specialists, "commissar"),
        skills=(*card.skills, *(s for s in commissar.skills if s not in card.skills)),
    )
