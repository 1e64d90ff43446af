"""Which salvos a unit of Trauma has by its sheet, in which arc a vehicle has them, and whom they may hit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from tests.reader.core import Reader, Said
from tests.reader.trauma_book import (
    ANY,
    GAME,
    OF,
    acting,
    alive,
    carried,
    gap,
    under_way,
    unit_of,
    weapon,
)

FIRE = ("fire",)
SALVO = re.compile(
    r"(?P<weapon>[^,]+?)(?:, arc (?P<arc>\d+))?(?P<apart>, [^,()]+)? \((?:salvo|salve) (?P<n>\d+)\)(?:, |$)"
)
BLAST_REACH = 1000


class Salvo(NamedTuple):
    """Which copy of which weapon, and the arc it is turned to."""

    weapon: str
    arc: int
    n: int
    apart: str = ""


def salvos_in(reader: Reader, text: str) -> list[Salvo]:
    """The salvos of a list, as printed."""
    found = [
        Salvo(part["weapon"], int(part["arc"] or 0), int(part["n"]), part["apart"] or "")
        for part in SALVO.finditer(text)
    ]
    if not found:
        reader.fault(f"no salvos: {text}")
    if len(set(found)) < len(found):
        reader.fault("a salvo twice")
    return found


def bearers(reader: Reader, unit: str, salvo: Salvo) -> list[str]:
    """The figures of a unit that have so many of a weapon."""
    least = 1 if salvo.arc else salvo.n
    return [figure for figure in alive(reader, unit) if carried(reader, figure)[salvo.weapon] >= least]


def has(reader: Reader, unit: str, salvo: Salvo) -> None:
    """Somebody bears so many; the weapons of a vehicle stay in the arcs they were once told of."""
    if not bearers(reader, unit, salvo):
        reader.fault(f"{unit} has no {salvo.weapon} for salvo {salvo.n}", ("figures", unit))
        return
    if not salvo.arc:
        return
    copies = max(carried(reader, figure)[salvo.weapon] for figure in bearers(reader, unit, salvo))
    known = [key for key in reader.facts if key[:3] == ("arc", unit, salvo.weapon)]
    key = ("arc", unit, salvo.weapon, f"{salvo.arc} {salvo.n}")
    if salvo.n > 1 and ("arc", unit, salvo.weapon, f"{salvo.arc} {salvo.n - 1}") not in known:
        reader.fault(f"{unit} has no {salvo.n} {salvo.weapon} in arc {salvo.arc}", *known)
    if salvo.arc not in (1, 2) or (key not in known and len(known) >= copies):
        reader.fault(f"{salvo.weapon} of {unit} is in other arcs", *known)
    if key not in known:
        reader.write(True, *key)


def of_action(reader: Reader, unit: str) -> tuple[str, str]:
    """Where the salvos fired in an action are written down: a unit in alert has its own."""
    return ("in alert" if unit == reader.get("answers") else "in action"), unit


def fired(reader: Reader, unit: str, text: str, figures: Sequence[str]) -> None:
    """A salvo of those who have its weapon; all of them where it is lobbed; each once in an action."""
    (salvo,) = salvos_in(reader, text) or [Salvo("", 0, 0)]
    has(reader, unit, salvo)
    able = bearers(reader, unit, salvo)
    if strange := set(figures) - set(able):
        reader.fault(f"{', '.join(sorted(strange))} without {salvo.weapon}", ("figures", unit))
    arm = weapon(reader, unit, text)
    if arm and arm.area and not salvo.arc and not salvo.apart:
        reader.agree("who fires", set(figures), set(able), ("figures", unit))
    key = of_action(reader, unit)
    before = reader.get(*key, default=())
    if salvo in before and reader.get("shoots", unit, default=1) < 2:
        reader.fault(f"{text} was fired in this action", key)
    reader.write((*before, salvo), *key)
    in_arc(reader, salvo.arc, unit, figures)


def every(reader: Reader, unit: str) -> set[Salvo] | None:
    """All salvos of a unit on foot; nothing is said of vehicles, whose arcs are not on the sheet."""
    found = set()
    for figure in alive(reader, unit):
        for name, count in carried(reader, figure).items():
            arm = weapon(reader, unit, name)
            if arm is None:
                return None
            if arm.accuracy != "-":
                found |= {Salvo(name, 0, n) for n in range(1, count + 1)}
    return found


@GAME.line(
    *ANY,
    en="{unit:id} does not fire: {what:text}",
    fr="{unit:id} ne {?tire|tirent} pas : {what:text}",
)
def withheld(reader: Reader, said: Said) -> None:
    """What is left of the salvos of the action: all but those that were fired."""
    unit = said["unit"]
    under_way(reader, unit)
    listed = salvos_in(reader, said["what"])
    key = of_action(reader, unit)
    before = reader.get(*key, default=())
    for salvo in listed:
        has(reader, unit, salvo)
        if salvo in before and reader.get("shoots", unit, default=1) < 2:
            reader.fault(f"{salvo.weapon} has fired", key)
    expected = every(reader, unit)
    on_foot = not any(salvo.arc or salvo.apart for salvo in (*listed, *before))
    if on_foot and expected and (missing := expected - set(listed) - set(before)):
        reader.fault(f"{sorted(missing)} neither fired nor not", key, ("figures", unit))


@GAME.line(
    *ANY,
    en="Salvos left in the staggered Alert fire of {unit:id}: {what:text}",
    fr="Salves restantes du Tir d'Alerte décalé " + OF + "{unit:id} : {what:text}",
)
def alert_left(reader: Reader, said: Said) -> None:
    """What was left before, or everything, without what was fired."""
    unit, listed = said["unit"], salvos_in(reader, said["what"])
    reader.agree("who answers", unit, reader.get("answers"), ("answers",))
    shot, left = ("in alert", unit), ("alert left", unit)
    before = reader.get(*shot, default=())
    for salvo in listed:
        has(reader, unit, salvo)
        if salvo in before:
            reader.fault(f"{salvo.weapon} has fired", shot)
    if reader.get(*left):
        reader.agree("left", set(listed), set(reader.get(*left)) - set(before), shot, left)
    reader.write(tuple(listed), *left)


@GAME.line(
    "TR-VEH-14",
    en="{target:id} counts in arc {n:int} of {vehicle:id} for this action",
    fr="{target:id} {?compte|comptent} dans l'arc {n:int} de {vehicle:id} pour cette action",
)
def arc(reader: Reader, said: Said) -> None:
    """Of a vehicle that acts, or answers: what it fires next in that arc, it fires at this target."""
    unit = unit_of(said["vehicle"])
    acting(reader, unit)
    if said["target"][:3] == said["vehicle"][:3] or not alive(reader, said["target"]):
        reader.fault(f"{said['target']} is no target", ("figures", said["target"]))
    if said["n"] not in (1, 2):
        reader.fault(f"there is no arc {said['n']}")
    aim = ("aim", unit)
    if reader.get(*aim):
        reader.agree("target", said["target"], reader.get(*aim), aim)
    reader.write((said["vehicle"], said["target"], said["n"]), "chosen arc", unit)


def in_arc(reader: Reader, number: int, unit: str, figures: Sequence[str]) -> None:
    """Whoever has said in which arc the target is fires if this is the one."""
    key = ("chosen arc", unit)
    chosen = reader.get(*key)
    if chosen is None:
        return
    vehicle, target, in_which = chosen
    reader.agree("target", target, reader.get(*FIRE, default=("", ""))[1], key)
    reader.agree(f"{vehicle} fires", vehicle in figures, number == in_which, key)
    reader.forget(*key)


# -- whom the hits fall on -----------------------------------------------------------------------------------


@GAME.line(
    "TR-SHOOT-34",
    en="Of {target:id} in sight: {figures:text}",
    fr="En vue chez {target:id} : {figures:text}",
)
def in_sight(reader: Reader, said: Said) -> None:
    """Some of the target, not all of them, the nearest first."""
    reader.agree("target", said["target"], reader.get(*FIRE, default=("", ""))[1], FIRE)
    seen = said["figures"].split(", ")
    if not set(seen) < set(alive(reader, said["target"])) or len(set(seen)) < len(seen):
        reader.fault(f"{seen} are not some of {said['target']}", ("figures", said["target"]))
    leader = reader.get("leader", reader.get(*FIRE, default=("", ""))[0])
    if leader and "sniper" not in reader.memory:
        by_nearness(reader, leader, seen)
    reader.memory["seen"] = tuple(seen)
    reader.write(tuple(seen), "seen")


def by_nearness(reader: Reader, origin: str, figures: Iterable[str]) -> None:
    """The nearest first; a hundredth of rounding."""
    far = [gap(reader, origin, figure) for figure in figures]
    if any(a > b + 1 for a, b in pairwise(far)):
        reader.fault(f"{far} are not in order of nearness", FIRE)


def dealt(reader: Reader, target: str, figures: Sequence[str]) -> None:
    """To those in sight, the nearest first, and round again (TR-SHOOT-34)."""
    seen = reader.memory.get("seen") or alive(reader, target)
    if hidden := set(figures) - set(seen):
        reader.fault(f"{', '.join(sorted(hidden))} not in sight", ("seen",), FIRE)
    count = Counter(figures)
    if max(count.values()) - min(count[figure] for figure in seen) > 1:
        reader.fault("the hits are not spread evenly", FIRE)
    origin = reader.memory.get("origin")
    if origin and all(reader.get("place", figure) for figure in (origin, *seen)):
        order = sorted(gap(reader, origin, figure) for figure in seen)
        expected = [order[n % len(order)] for n in range(len(figures))]
        told = [gap(reader, origin, figure) for figure in figures]
        if any(abs(a - b) > 1 for a, b in zip(told, expected, strict=True)):
            reader.fault(f"not the nearest ones: {told}, {expected}", FIRE, ("seen",))


def blasted(reader: Reader, target: str, figures: Sequence[str]) -> None:
    """One of those in sight, then those who are nearest to him (TR-SHOOT-38), each once."""
    first, *others = figures
    seen = reader.memory.get("seen") or alive(reader, target)
    if first not in seen:
        reader.fault(f"{first} is not in sight", ("seen",), FIRE)
    if len(set(figures)) < len(figures):
        reader.fault("somebody twice")
    field = [f for f in alive(reader, target) if f != first and reader.get("place", f)]
    if not set(others) <= set(field):  # by the option that a blast spares nobody
        field = [f for f in reader.all("place") if f != first and f in alive(reader, unit_of(f))]
    if others:
        order = sorted(gap(reader, first, figure) for figure in field)
        told = [gap(reader, first, figure) for figure in others]
        if any(abs(a - b) > 1 for a, b in zip(told, order, strict=False)) or told[-1:] > [BLAST_REACH + 1]:
            reader.fault(f"not the nearest ones to {first}: {told}, {order}", FIRE)
