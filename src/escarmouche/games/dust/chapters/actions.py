"""Which actions a unit may announce together (area DT-ACT), as one list of combinations.

A combination is a tuple of words in the order they are carried out: nothing, move, march, attack, sustained,
special:<name>, and the free actions of skills, free-move and free-attack.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import command, engineering, skills, vehicles
from escarmouche.games.dust.chapters.people.heroes import PILOT, why_not_dismount
from escarmouche.games.dust.chapters.people.states import stunned
from escarmouche.games.dust.chapters.scope import TWO, Bar, Scope
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    AIRCRAFT,
    BOARD,
    HELICOPTER,
    HIDDEN,
    OFF,
    RESERVE,
    VEHICLE,
    Card,
    Table,
)

NOTHING, MOVE, MARCH, ATTACK, SUSTAINED = "nothing", "move", "march", "attack", "sustained"
FREE_MOVE, FREE_ATTACK = "free-move", "free-attack"
FREE = (FREE_MOVE, FREE_ATTACK)
PLAIN = (MOVE, ATTACK, MARCH, SUSTAINED, NOTHING)
COSTS: dict[str, int] = CORE.data("DT-ACT-03")
COST = {MARCH: COSTS["march"], SUSTAINED: COSTS["sustained_attack"]}
"""Actions that use up more than one (DT-ACT-03)."""
MOST = 3
"""Actions an activation never exceeds (DT-ACT-05)."""
GOING: tuple[str, ...] = (MOVE, MARCH)
ONCE = ((vehicles.SMOKE, "DS-VEH-18"),)
"""Special actions there are once in a game, each with its rule: not announced twice."""
USUAL = ((MARCH,), (SUSTAINED,), *product((MOVE, ATTACK, NOTHING), repeat=TWO))
"""What every player knows a unit to have: told why not where it has not."""


def price(scope: Scope, words: tuple[str, ...]) -> int:
    """How many of its own actions a combination takes from a unit; free ones none."""
    total, boosted = 0, False
    for n, word in enumerate(words):
        if word in FREE or (word in scope.extra and n and n == len(words) - 1):
            continue
        cost = COST.get(word, 1)
        if cost > 1 and (
            (scope.scout and n == 0 and word == MARCH) or (word in scope.boosts and not boosted)
        ):
            boosted = boosted or not (scope.scout and n == 0)
            cost = 1
        total += cost
    return total


def weight(words: tuple[str, ...]) -> int:
    """How many actions a combination counts towards the limit of three (DT-ACT-05)."""
    return sum([COST.get(word, 1) for word in words])


def why_not_declare(scope: Scope, words: tuple[str, ...]) -> Refusal | None:
    """Why a unit may not announce these actions in this order (DT-ACT-02, DT-ACT-04, DT-ACT-05)."""
    return (
        _why_not_first(scope, words)
        or _why_not_barred(scope, words)
        or _why_not_twice(words)
        or _why_not_free(scope, words)
        or _why_not_so_many(scope, words)
    )


def _why_not_first(scope: Scope, words: tuple[str, ...]) -> Refusal | None:
    """What must come first: an entry, a forced Nothing, the move of a plane."""
    about = {"actions": words}
    if scope.first and words[0] not in scope.first:
        return Refusal(scope.first_rule, scope.first_reason, about)
    if scope.idle and words[0] == NOTHING and any(word != NOTHING for word in words):
        return Refusal(scope.first_rule, scope.first_reason, about)
    if scope.flies:
        # a plane's forced Nothing comes before its compulsory move (DS-STATE-01)
        late = words[1:] if len(scope.first) == 1 else words
        if late and late[0] not in GOING:
            return Refusal(scope.plane_rule, "plane-moves-first", about)
    return None


def _why_not_barred(scope: Scope, words: tuple[str, ...]) -> Refusal | None:
    """What this unit may never do, or not before it has left its carrier (DS-PASS-03, DS-PASS-04)."""
    about = {"actions": words}
    for word, rule, reason in scope.barred:
        if word in words:
            return Refusal(rule, reason, {**about, "action": word})
    if scope.moved and words[0] != MOVE:
        for word, rule, reason in scope.moved:
            if word in words:
                return Refusal(rule, reason, {**about, "action": word})
    if scope.aboard:
        left = next((n for n, word in enumerate(words) if word in GOING), len(words))
        for word, rule, reason in scope.aboard:
            if word in words[:left]:
                return Refusal(rule, reason, {**about, "action": word})
    return None


def _why_not_twice(words: tuple[str, ...]) -> Refusal | None:
    """What is announced once only: a move, an attack, an action there is once in a game (DT-ACT-04)."""
    about = {"actions": words}
    if words.count(MOVE) > 1 or words.count(MARCH) > 1:
        return Refusal("DT-ACT-04", "two-moves", about)
    if words.count(ATTACK) > 1 or words.count(SUSTAINED) > 1:
        return Refusal("DT-ACT-04", "two-attacks", about)
    for word, rule in ONCE:
        if words.count(word) > 1:
            return Refusal(rule, "once-a-game", {**about, "action": word})
    return None


def _why_not_free(scope: Scope, words: tuple[str, ...]) -> Refusal | None:
    """A free action follows right on the one that gives it (DT-ACT-05)."""
    for before, word in zip(("", *words), words, strict=False):
        if word in FREE and (before, word) not in {(giver, free) for giver, free, _ in scope.free}:
            return Refusal("DT-ACT-05", "no-free-action", {"actions": words, "action": word})
    return None


def _why_not_so_many(scope: Scope, words: tuple[str, ...]) -> Refusal | None:
    """No more actions than the unit has, and never more than three (DT-ACT-01, DT-ACT-05)."""
    paid = price(scope, words)
    if paid > scope.budget:
        return Refusal("DT-ACT-01", "too-many-actions", {"actions": words}, paid - scope.budget, "actions")
    counted = weight(words)
    if counted > MOST:
        return Refusal("DT-ACT-05", "more-than-three", {"actions": words}, counted - MOST, "actions")
    return None


def complete(scope: Scope, words: tuple[str, ...]) -> bool:
    """Whether the combination uses every action there is: what is left over is announced as Nothing."""
    return price(scope, words) == scope.budget or weight(words) == MOST


class Menu(NamedTuple):
    """The combinations a player is shown: those he may choose, and refused ones with their reasons."""

    shown: tuple[tuple[str, ...], ...]
    refused: dict[tuple[str, ...], Refusal]


@lru_cache(maxsize=4096)
def menu(scope: Scope) -> Menu:
    """All combinations of a scope, the short ones first, and the plain ones that it forbids."""
    words = (
        *PLAIN,
        *scope.specials,
        *dict.fromkeys(word for _, word, _ in scope.free),
        *[word for word in scope.extra if word not in scope.specials],
    )
    allowed: list[tuple[str, ...]] = []

    def grow(begun: tuple[str, ...]) -> None:
        # what is refused stays refused whatever follows
        for word in words:
            combination = (*begun, word)
            if weight(combination) <= MOST and why_not_declare(scope, combination) is None:
                if complete(scope, combination):
                    allowed.append(combination)
                grow(combination)

    grow(())
    refused = {
        combination: refusal
        for combination in (*USUAL, *[(word, NOTHING) for word, _, _ in scope.barred if word not in words])
        if (refusal := why_not_declare(scope, combination)) is not None
    }
    return Menu((*sorted(allowed, key=len), *refused), refused)


# -- what decides it for a unit -----------------------------------------------------------------------------


def scope_of(table: Table, unit: str, budget: int = TWO) -> Scope:
    """What a unit may announce now, from its card, its place and its state."""
    record = table.units[unit]
    card = table.setting.cards[record.card]
    given, field = table.turn.skills, field_of(table)
    if record.pilotless or record.place == HIDDEN:
        rule = "DS-HERO-12" if record.pilotless else "DS-SKILL-36"
        return Scope(budget, (NOTHING,), rule, "only-nothing", barred=_all_but_nothing(rule))
    budget += skills.THIRD in given and budget == TWO
    first: tuple[str, ...] = ()
    rule = reason = ""
    flies = card.type == AIRCRAFT and not hovers(card)
    barred = [*_bars(card), *engineering.barred(table, unit, card)]
    aboard: tuple[Bar, ...] = ()
    hero = table.turn.hero if table.turn.unit == unit else ""
    dazed = stunned(table, unit) or (hero and stunned(table, hero))  # who joins takes the same actions
    if record.place in (BOARD, ABOARD) and dazed:
        first, rule, reason = (NOTHING,), "DS-STATE-01", "stunned-first"
    if record.place in (OFF, RESERVE):
        first, rule, reason = field.entering(table, unit)
    elif record.place == ABOARD:
        if table.units[record.carrier].place != BOARD:
            return Scope(
                budget, (NOTHING,), "DS-PASS-03", "only-nothing", barred=_all_but_nothing("DS-PASS-03")
            )
        aboard, stays = _aboard(table, unit, card)
        barred += stays
    if flies:
        barred.append((SUSTAINED, field.cites.plane_moves, "plane-not-sustained"))
        flies = record.place == BOARD
    scope = Scope(
        budget,
        first,
        rule,
        reason,
        flies,
        field.cites.plane_moves,
        record.place == RESERVE,
        tuple(barred),
        aboard,
        tuple(specials(table, unit, card)),
        skills.free_actions(table, unit),
        (),
        skills.scouts(table, unit),
        tuple([_BOOSTS[word] for word in given if word in _BOOSTS]),
    )
    return field.scoped(table, unit, scope)


def hovers(card: Card) -> bool:
    """Whether an aircraft need not move first, and may make Sustained Attacks (DS-VEH-11)."""
    return card.locomotion == HELICOPTER or "helicopter" in card.skills


_BOOSTS = {skills.ATTACK_BOOST: SUSTAINED, skills.MOVE_BOOST: MARCH}


@lru_cache(maxsize=8)
def _all_but_nothing(rule: str) -> tuple[Bar, ...]:
    return tuple([(word, rule, "only-nothing") for word in PLAIN if word != NOTHING])


def _bars(card: Card) -> tuple[Bar, ...]:
    """Words a card never has: a strongpoint unit does not move (DS-SKILL-38)."""
    if "strongpoint" in card.skills:
        return ((MOVE, "DS-SKILL-38", "never-moves"), (MARCH, "DS-SKILL-38", "never-moves"))
    return ()


def _aboard(table: Table, unit: str, card: Card) -> tuple[tuple[Bar, ...], tuple[Bar, ...]]:
    """What a unit may not do before it has left its carrier, and the moves it lacks if it may not leave.

    Passengers and riders (DS-PASS-03, DS-PASS-04), pilots (DS-HERO-09, DS-HERO-12), units slung below an
    aircraft or in a landing craft (DS-LIFT-02, DS-SEA-03).
    """
    record = table.units[unit]
    late = ACTIVATED in table.units[record.carrier].markers
    if record.seat == PILOT:
        stays = why_not_dismount(table, unit) is not None
        return _held("DS-HERO-09", "at-the-controls"), _stay("DS-HERO-12") if stays else ()
    sea = "sealifter" in table.setting.cards[table.units[record.carrier].card].skills
    if record.seat in ("inside", "outside") and not sea:
        return _held("DS-PASS-04", "not-sustained-aboard")[1:], _stay("DS-PASS-03") if late else ()
    rule = "DS-SEA-03" if sea else "DS-LIFT-02"
    late = late and (sea or "air_assault" not in card.skills)
    held = _held(rule, "not-from-aboard")
    if card.type == VEHICLE:
        held += tuple([(word, rule, "only-nothing") for word in specials(table, unit, card)])
    return held, _stay(rule) if late else ()


@lru_cache(maxsize=16)
def _held(rule: str, reason: str) -> tuple[Bar, ...]:
    return tuple([(word, rule, reason) for word in (ATTACK, SUSTAINED)])


@lru_cache(maxsize=16)
def _stay(rule: str) -> tuple[Bar, ...]:
    return tuple([(word, rule, "cannot-leave") for word in (*GOING, FREE_MOVE)])


def specials(table: Table, unit: str, card: Card) -> list[str]:
    """The special actions a unit may announce."""
    words = skills.offered(table, unit, card)
    if card.weapons:
        words += vehicles.offered(table, unit, card)
    words += command.offered(table, unit, card)
    words += engineering.offered(table, unit, card)
    return words
