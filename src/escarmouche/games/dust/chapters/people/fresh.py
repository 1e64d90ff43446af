"""Units made whole again: soldiers healed, machines repaired, reserves (DS-CMD-09)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.dice import Dice
from escarmouche.engine.kinds import GAINED
from escarmouche.engine.options import TARGET, WHO
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.armies.muster import fresh
from escarmouche.games.dust.chapters.attack.elimination import armed, mended
from escarmouche.games.dust.chapters.dice import needs_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import Referee


def restore(referee: Referee, rule: str, unit: str, **values: Any) -> None:
    """The unit is whole again: every miniature, no damage, all ammunition, no skill used."""
    record = referee.table.units[unit]
    new = fresh(referee.table.setting.cards[record.card], unit, record.side)
    referee.change(
        rule,
        unit,
        figures=record.roster,
        markers=new.markers,
        boxes=new.boxes,
        ammo=new.ammo,
        used=new.used,
        carrier="",
        seat="",
        level=0,
        gripper="",
        pilotless=False,
        **values,
    )


def help_somebody(
    referee: Referee, rule: str, unit: str, question: str, able: Sequence[str], dice: Callable[[int], Dice]
) -> None:
    """One of those who can be helped, or nobody, is chosen; dice by its losses, each success helps."""
    if not able:
        return
    side = referee.table.units[unit].side
    chosen = referee.ask(rule, side, question, (*able, NO_ONE), actor=unit, part=TARGET, unit=unit)
    if chosen == NO_ONE:
        return
    record = referee.table.units[chosen]
    thrown = dice(len(record.roster) - len(record.figures))
    helped = referee.roll(rule, side, thrown, unit=unit, target=chosen, needs=needs_of(thrown))
    bring_back(referee, rule, chosen, helped)


def bring_back(referee: Referee, rule: str, unit: str, count: int) -> int:
    """Up to `count` miniatures stand again, or as many boxes are cleared; how many.

    The owner chooses who comes back, each with its own weapon; spent ammunition stays spent.
    """
    record = referee.table.units[unit]
    card = referee.table.setting.cards[record.card]
    if not count:
        return 0
    if card.damage:
        healed = min(count, record.boxes)
        if healed:
            mended(referee, rule, unit, healed)
        return healed
    fallen = [f for f in record.roster if f not in record.figures]
    count = min(count, len(fallen))
    if not count:
        return 0
    chosen = set(fallen)
    if count < len(fallen):
        chosen = set(_chosen(referee, rule, unit, fallen, count))
    alive = set(record.figures) | chosen
    back = tuple([figure for figure in fallen if figure in chosen])
    facts = {"purse": "soldiers", "amount": count, "left": len(alive), "back": back}
    referee.change(
        rule, unit, tells=GAINED, facts=facts, figures=tuple([f for f in record.roster if f in alive])
    )
    field_of(referee.table).stand_again(referee, rule, unit, back)
    return count


def _chosen(referee: Referee, rule: str, unit: str, fallen: list[str], count: int) -> tuple[str, ...]:
    """Which of the fallen come back: asked only where they are not alike."""
    table = referee.table
    record = table.units[unit]
    card = table.setting.cards[record.card]
    arms: dict[tuple[Any, ...], list[str]] = {}
    for figure in fallen:
        soldier = table.figures[figure].soldier
        what = card.specialists[soldier] if card.specialists else ""
        arms.setdefault((card.soldiers[soldier], what), []).append(figure)
    if len(arms) == 1:
        return tuple(fallen[:count])
    picked: tuple[str, ...] = referee.pick(
        rule,
        record.side,
        "back",
        fallen,
        count,
        count,
        proposal=tuple(fallen[:count]),
        actor=unit,
        part=WHO,
        unit=unit,
        named=armed(table, fallen),
    )
    return picked
