"""Shooting: targets, hits, saves, losses and the card that may undo one (area TP-SHOOT, TP-CARD)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import LOST, REVEALED, STRUCK
from escarmouche.engine.options import ATTACK, TARGET, WHAT
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.template.table import (
    LEDGER,
    Table,
    distance,
    enemies_of,
    entry_of,
    hut_distance,
    line_distance,
    point_of,
)

RANGE: int = LEDGER.data("TP-SHOOT-01")["range"]
MOST: int = LEDGER.data("TP-SHOOT-02")["most"]
NEED: int = LEDGER.data("TP-SHOOT-03")["need"]
COVER = LEDGER.data("TP-SHOOT-04")
CLOSE = LEDGER.data("TP-SHOOT-05")
SAVE: int = LEDGER.data("TP-SHOOT-06")["need"]
SMOKED = LEDGER.data("TP-SHOOT-08")
SMOKE = "smoke"


def declare_targets(referee: Referee[Table], shooter: str) -> tuple[str, ...]:
    """The one or two targets of a unit, in the order it shoots at them (TP-SHOOT-02)."""
    side = referee.table.units[shooter].side
    return referee.pick(
        "TP-SHOOT-02",
        side,
        "targets",
        targets_of(referee.table, shooter),
        1,
        MOST,
        intent=ATTACK,
        actor=shooter,
        part=TARGET,
        unit=shooter,
    )


def shoot(referee: Referee[Table], shooter: str, target: str) -> None:
    """One target: hits, saves, then the loss of the unit unless its card saves it."""
    wounds = referee.call(wounds_of_a_shot, shooter, target)
    referee.note("TP-SHOOT-06", "struck", tells=STRUCK, unit=shooter, target=target, hits=wounds)
    if wounds:
        lose_boxes(referee, "TP-SHOOT-06", target, wounds)


def lose_boxes(referee: Referee[Table], rule: str, unit: str, wounds: int) -> None:
    """Boxes gone, and the unit with the last of them unless its card saves it (TP-SHOOT-07)."""
    strength, taken = entry_of(referee.table, unit).strength, referee.table.units[unit].wounds
    if taken + wounds < strength:
        tick(referee, rule, unit, wounds)
    elif not saved_by_card(referee, unit):
        referee.mark("TP-SHOOT-07", unit, "lost")
        tick(referee, "TP-SHOOT-07", unit, strength - taken)


def tick(referee: Referee[Table], rule: str, unit: str, boxes: int) -> None:
    """Tick boxes, and tell how many are left."""
    taken = referee.table.units[unit].wounds + boxes
    facts = {"unit": unit, "lost": boxes, "left": entry_of(referee.table, unit).strength - taken}
    referee.change(rule, unit, tells=LOST, facts=facts, wounds=taken)


def wounds_of_a_shot(referee: Referee[Table], shooter: str, target: str) -> int:
    """Hits (TP-SHOOT-03) less the saves (TP-SHOOT-06)."""
    table = referee.table
    attacker, defender = table.units[shooter].side, table.units[target].side
    modifiers = modifiers_of(table, shooter, target)
    need = max(2, min(6, NEED - sum(m.value for m in modifiers)))
    dice = d6(entry_of(table, shooter).dice).at_least(need)
    if "aimed" in table.units[shooter].markers:
        dice = dice.rerolled()
    gap = distance(point_of(table, shooter), point_of(table, target))
    hits: int = referee.roll(
        "TP-SHOOT-03", attacker, dice, modifiers, unit=shooter, target=target, distance=gap, needs=need
    )
    saves: int = referee.roll("TP-SHOOT-06", defender, d6(hits).at_least(SAVE), unit=target, needs=SAVE)
    return hits - saves


def saved_by_card(referee: Referee[Table], unit: str) -> bool:
    """Whether the owner turns a medic (TP-CARD-02); asked whatever the card, or the question would tell."""
    side = referee.table.units[unit].side
    if referee.table.sides[side].turned:
        return False
    if (
        referee.ask("TP-CARD-02", side, "turn-card", ("turn", "keep"), actor=unit, part=WHAT, unit=unit)
        == "keep"
    ):
        return False
    card = referee.table.sides[side].card
    referee.change("TP-CARD-02", side, tells=REVEALED, facts={"side": side}, turned=True, card=card)
    if card != "medic":
        return False
    tick(
        referee,
        "TP-CARD-02",
        unit,
        entry_of(referee.table, unit).strength - 1 - referee.table.units[unit].wounds,
    )
    return True


def cover(table: Table, shooter: str, target: str) -> Modifier | None:
    near = hut_distance(table, point_of(table, target)) <= COVER["near"]
    return Modifier("TP-SHOOT-04", COVER["value"]) if near else None


def point_blank(table: Table, shooter: str, target: str) -> Modifier | None:
    near = distance(point_of(table, shooter), point_of(table, target)) <= CLOSE["near"]
    return Modifier("TP-SHOOT-05", CLOSE["value"]) if near else None


def smoke(table: Table, shooter: str, target: str) -> Modifier | None:
    line = point_of(table, shooter), point_of(table, target)
    clouds = (thing for thing in table.things.values() if thing.kind == SMOKE)
    dim = any(line_distance((cloud.x, cloud.y), *line) <= SMOKED["near"] for cloud in clouds)
    return Modifier("TP-SHOOT-08", SMOKED["value"]) if dim else None


MODIFIERS = (cover, point_blank, smoke)


def modifiers_of(table: Table, shooter: str, target: str) -> tuple[Modifier, ...]:
    """What changes this throw, in the order of the ledger."""
    return tuple(m for rule in MODIFIERS if (m := rule(table, shooter, target)))


def targets_of(table: Table, shooter: str) -> tuple[str, ...]:
    """The enemies this unit may shoot at."""
    enemies = enemies_of(table, table.units[shooter].side)
    return tuple(enemy for enemy in enemies if why_not_shoot(table, shooter, enemy) is None)


def why_not_shoot(table: Table, shooter: str, target: str) -> Refusal | None:
    """Within range (TP-SHOOT-01)."""
    gap = distance(point_of(table, shooter), point_of(table, target))
    if gap > RANGE:
        return Refusal("TP-SHOOT-01", "out-of-range", {"unit": shooter, "target": target}, gap - RANGE, "cm")
    return None
