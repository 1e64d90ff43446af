"""Technology rolls, repairs and first aid (ledger area CZ-TECH)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.combat_zone.chapters.deeds import GENERIC, THINGS, Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.dice import rolled
from escarmouche.games.combat_zone.chapters.figures import (
    on_table,
    opponent,
    profile,
    side_of,
    touched,
    touching,
)
from escarmouche.games.combat_zone.chapters.movement import doors
from escarmouche.games.combat_zone.chapters.movement.objects import (
    CASUALTY,
    DEVICE,
    lying_near,
    why_not_reach,
)
from escarmouche.games.combat_zone.chapters.terrain import IMPREGNABLE, STRONG
from escarmouche.games.combat_zone.chapters.things import lying_thing
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import (
    DEAD,
    MACHINE,
    PANICKED,
    STABILISED,
    Referee,
    Table,
)

MODIFIERS: dict[str, int] = LEDGER.data("CZ-TECH-02")
DIFFICULTIES: dict[str, int] = LEDGER.data("CZ-TECH-03")
LOCKS = {
    "normal": DIFFICULTIES["simple"],
    STRONG: DIFFICULTIES["hard"],
    IMPREGNABLE: DIFFICULTIES["very_hard"],
}
REPAIRS = {
    "minor": DIFFICULTIES["simple"],
    "major": DIFFICULTIES["hard"],
    "critical": DIFFICULTIES["very_hard"],
}  # CZ-TECH-04
AID, MEDIC, NO_KIT, SHAKEN = 8, 2, -3, -2  # CZ-TECH-05
DONE = "done"
BEYOND_REPAIR = machines.Damage(machines.HARDWARE, machines.CRITICAL).code()


# -- the roll ---------------------------------------------------------------------------------------------


def modifiers(table: Table, figure: str) -> tuple[Modifier, ...]:
    """What a figure adds to a technology roll; troop quality does not count (CZ-TECH-02)."""
    printed = profile(table, figure)
    added = []
    if "tech" in printed.skills:
        added.append(Modifier("CZ-TECH-02", MODIFIERS["tech"]))
    if "quality_tool_kit" in printed.kit:
        added.append(Modifier("CZ-TECH-02", MODIFIERS["quality_equipment"]))
    elif "tool_kit" not in printed.kit:
        added.append(Modifier("CZ-TECH-02", MODIFIERS["no_equipment"]))
    if PANICKED in table.figures[figure].states:
        added.append(Modifier("CZ-TECH-02", MODIFIERS["panicked"]))
    return tuple(added)


def succeeds(referee: Referee, rule: str, figure: str, difficulty: int, added: tuple[Modifier, ...]) -> bool:
    """2D6 and the modifiers against a difficulty, which an equal total meets (CZ-TECH-01)."""
    need = difficulty - sum(m.value for m in added)
    dice = d6(2).over(need - 1)
    side = side_of(referee.table, figure)
    about: dict[str, Any] = {"figure": figure, "difficulty": difficulty, "needs": need}
    return bool(rolled(referee, rule, side, dice, added, by=figure, **about))


# -- devices, locks and machines ----------------------------------------------------------------------------


def targets(table: Table, figure: str) -> tuple[str, ...]:
    """What a figure could try a technology roll on here: devices, locked doors, damaged machines."""
    devices = tuple(id for id in lying_near(table, figure, DEVICE) if not _is_done(table, id))
    locks = tuple(d for d in doors.doors_near(table, figure) if doors.is_locked(table, d))
    friends = on_table(table, side_of(table, figure))
    return devices + locks + touched(table, figure, (f for f in friends if table.figures[f].damage))


def _is_done(table: Table, id: str) -> bool:
    device = lying_thing(table, id)
    return device is not None and device.state == DONE


def why_not_tech(table: Table, figure: str, target: str) -> Refusal | None:
    """Why a figure may not try a technology roll on this (CZ-TECH-01, CZ-TECH-04)."""
    if profile(table, figure).kind == MACHINE:
        return Refusal("CZ-TECH-01", "no-hands", {"figure": figure})
    if target in table.figures:
        return why_not_repair(table, figure, target)
    if any(piece.id == target for piece in table.ground.pieces):
        refusal = doors.why_not_reach(table, figure, target, "CZ-TECH-01")
        if not refusal and not doors.is_locked(table, target):
            refusal = Refusal("CZ-TECH-01", "not-locked", {"figure": figure, "door": target})
        return refusal
    if refusal := why_not_reach(table, figure, target, "CZ-TECH-01"):
        return refusal
    device = lying_thing(table, target)
    if device is None or device.kind != DEVICE:
        return Refusal("CZ-TECH-01", "no-device", {"figure": figure, "thing": target})
    if device.state == DONE:
        return Refusal("CZ-TECH-01", "done-already", {"figure": figure, "thing": target})
    played = scenario.of(table)
    defends = table.sides[side_of(table, figure)].role == scenario.DEFENDER
    if played.goal == scenario.SABOTAGE and defends:  # or he could put the goal out of reach for good
        return Refusal(played.rule, "for-the-attacker", {"figure": figure, "thing": target})
    return None


def difficulty(table: Table, target: str) -> int:
    """What the scenario or the map sets for a device or a lock (CZ-TECH-03)."""
    if device := lying_thing(table, target):
        return device.value or DIFFICULTIES["simple"]
    return LOCKS[doors.strength(table, target)]


def attempt(referee: Referee, figure: str, target: str) -> bool:
    """A technology roll on a device, a lock or a machine; a failure may be tried again by paying again."""
    if target in referee.table.figures:
        return repair(referee, figure, target)
    hard = difficulty(referee.table, target)
    if not succeeds(referee, "CZ-TECH-01", figure, hard, modifiers(referee.table, figure)):
        return False
    if lying_thing(referee.table, target):
        referee.change("CZ-TECH-03", target, state=DONE, holder=side_of(referee.table, figure))
    else:
        doors.unlock(referee, "CZ-TECH-03", target)
        referee.note("CZ-TECH-03", "unlocked", figure=figure, door=target)
    return True


def repairable(table: Table, machine: str) -> tuple[str, ...]:
    """Damage that a technology roll can mend: not a wreck's (CZ-TECH-04)."""
    return tuple(dict.fromkeys(d for d in table.figures[machine].damage if d != BEYOND_REPAIR))


def why_not_repair(table: Table, figure: str, machine: str) -> Refusal | None:
    """Why a figure may not mend this machine: a friend in contact, damaged, no wreck (CZ-TECH-04)."""
    about = {"figure": figure, "machine": machine}
    if side_of(table, machine) != side_of(table, figure) or profile(table, machine).kind != MACHINE:
        return Refusal("CZ-TECH-04", "no-friendly-machine", about)
    if not touching(table, figure, machine):
        return Refusal("CZ-TECH-04", "not-in-contact", about)
    if BEYOND_REPAIR in table.figures[machine].damage:
        return Refusal("CZ-TECH-04", "wreck", about)
    if not repairable(table, machine):
        return Refusal("CZ-TECH-04", "not-damaged", about)
    return None


def repair(referee: Referee, figure: str, machine: str) -> bool:
    """Remove one damage of the mechanic's choice; the weapons it cost stay lost (CZ-TECH-04)."""
    side = side_of(referee.table, figure)
    damage: machines.Damage = referee.ask(
        "CZ-TECH-04",
        side,
        "repair",
        map(machines.Damage.read, repairable(referee.table, machine)),
        actor=figure,
        against=(machine,),
        figure=figure,
        machine=machine,
    )
    hard = REPAIRS[damage.level]
    if not succeeds(referee, "CZ-TECH-04", figure, hard, modifiers(referee.table, figure)):
        return False
    left = list(referee.table.figures[machine].damage)
    left.remove(damage.code())
    referee.note("CZ-TECH-04", "repaired", figure=figure, machine=machine, damage=damage.code())
    referee.change("CZ-TECH-04", machine, damage=tuple(left))
    machines.settle_glitch(referee, machine)
    return True


# -- first aid ----------------------------------------------------------------------------------------------


def casualties_near(table: Table, figure: str) -> tuple[str, ...]:
    """Casualties in contact."""
    return lying_near(table, figure, CASUALTY)


def why_not_aid(table: Table, figure: str, id: str) -> Refusal | None:
    """Why a figure may not help this casualty: a friend, not helped yet, one try a turn (CZ-TECH-05)."""
    about = {"figure": figure, "thing": id}
    if refusal := why_not_reach(table, figure, id, "CZ-TECH-05"):
        return refusal
    casualty = lying_thing(table, id)
    if (
        casualty is None
        or casualty.kind != CASUALTY
        or side_of(table, casualty.holder) != side_of(table, figure)
    ):
        return Refusal("CZ-TECH-05", "no-friend-down", about)
    if table.figures[casualty.holder].fate != DEAD:
        return Refusal("CZ-TECH-05", "stabilised-already", about)
    if table.figures[figure].aided:
        return Refusal("CZ-TECH-05", "tried-this-turn", about)
    if profile(table, figure).kind == MACHINE:
        return Refusal("CZ-TECH-05", "no-hands", about)
    return None


def aid_modifiers(table: Table, figure: str) -> tuple[Modifier, ...]:
    """A medic, a helper without a kit, a panicked one (CZ-TECH-05)."""
    printed = profile(table, figure)
    lines = (
        (MEDIC, "medic" in printed.skills),
        (NO_KIT, "medical_kit" not in printed.kit),
        (SHAKEN, PANICKED in table.figures[figure].states),
    )
    return tuple(Modifier("CZ-TECH-05", value) for value, counts in lines if counts)


def first_aid(referee: Referee, figure: str, id: str) -> bool:
    """Stabilise a casualty: it stays out of the game, lives on, and is no kill for the enemy (CZ-TECH-05)."""
    referee.change("CZ-TECH-05", figure, aided=True)
    if not succeeds(referee, "CZ-TECH-05", figure, AID, aid_modifiers(referee.table, figure)):
        return False
    casualty = lying_thing(referee.table, id)
    if casualty is None:
        return False
    fallen = casualty.holder
    referee.change("CZ-TECH-05", fallen, fate=STABILISED)
    referee.change("CZ-TECH-05", id, state=STABILISED)
    foe = opponent(side_of(referee.table, figure))
    if cost := profile(referee.table, fallen).cost:
        casualties.score(referee, "CZ-TECH-05", foe, -cost)
    return True


# -- what may be thought of ---------------------------------------------------------------------------------


def offers(scope: Scope) -> list[Deed]:
    """A technology roll on each device, lock or damaged machine at hand."""
    if not (scope.pieces or scope.things or _damaged(scope.table, scope.figure)):
        return []
    return [Deed(TECH.name, target) for target in targets(scope.table, scope.figure)]


def _damaged(table: Table, figure: str) -> bool:
    """Whether a friend has damage that could be repaired."""
    side, figures = side_of(table, figure), table.figures
    for unit in table.units.values():
        if unit.side == side:
            for friend in unit.figures:
                if figures[friend].damage:
                    return True
    return False


def offers_of_aid(scope: Scope) -> list[Deed]:
    """First aid to each casualty at hand."""
    return [Deed(FIRST_AID.name, id) for id in casualties_near(scope.table, scope.figure)]


TECH = Action("tech", offers=offers, price=GENERIC["technology_roll"], why_not=why_not_tech, do=attempt)
FIRST_AID = Action(
    "aid", offers=offers_of_aid, needs=THINGS, price=GENERIC["first_aid"], why_not=why_not_aid, do=first_aid
)
