"""Machines: damage levels and systems hit, and what damage does to them (area CZ-MACH)."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine.dice import d6, die
from escarmouche.engine.options import Option
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.figures import intact, profile
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, FROZEN, GLITCH, MACHINE, Referee, Table

MINOR, MAJOR, CRITICAL = LEVELS = tuple(LEDGER.data("CZ-MACH-02"))
LIMITS: tuple[int, ...] = tuple(LEDGER.data("CZ-MACH-02")[level][0] for level in LEVELS)
"""How far above the resistance each level begins: 0, 4, 6."""
HARDWARE, POWER, SOFTWARE = SYSTEMS = ("hardware", "power", "software")
_TABLE = LEDGER.data("CZ-MACH-04")
SYSTEM_OF = tuple(next(n for n, s in enumerate(SYSTEMS) if face in _TABLE[s]) for face in range(1, 7))
WOUND = LEDGER.data("CZ-MACH-03")
HARDWARE_DAMAGE = LEDGER.data("CZ-MACH-05")
CRIPPLED_STEP = 100 * HARDWARE_DAMAGE[MAJOR]["cm_per_ap"]
SELF_REPAIR = "self_repair"


class Damage(Option, frozen=True):
    """Damage of a machine: the system hit and how badly; its code stands on the table."""

    what: str
    level: str

    def code(self) -> str:
        return f"{self.what}:{self.level}"

    @classmethod
    @lru_cache(maxsize=64)
    def read(cls, code: str) -> Damage:
        system, _, level = code.partition(":")
        return cls(system, level)


def is_machine(table: Table, figure: str) -> bool:
    """Whether it is damaged and not eliminated (CZ-MACH-01)."""
    return profile(table, figure).kind == MACHINE


def suffered(table: Table, figure: str, level: str, system: str = "") -> int:
    """How many damages of this level it has, of one system or of any; repaired ones are gone."""
    damages = [Damage.read(code) for code in table.figures[figure].damage]
    return sum(damage.level == level and system in ("", damage.what) for damage in damages)


def wound_modifiers(table: Table, figure: str) -> tuple[Modifier, ...]:
    """Self-repair and earlier damage, each line once (CZ-MACH-03)."""
    added = []
    if SELF_REPAIR in profile(table, figure).skills:
        added.append(Modifier("CZ-MACH-03", WOUND["self_repair"]))
    if suffered(table, figure, MAJOR):
        added.append(Modifier("CZ-MACH-03", WOUND["earlier_major"]))
    if suffered(table, figure, CRITICAL):
        added.append(Modifier("CZ-MACH-03", WOUND["earlier_critical"]))
    return tuple(added)


def take_damage(referee: Referee, rule: str, figure: str, level: str, side: str) -> str:
    """The system hit, by 1D6 of the side that struck, and what it does at once (CZ-MACH-04 to 08).

    Returns the damage, as in `power:minor`.
    """
    system = SYSTEMS[referee.roll("CZ-MACH-04", side, d6().meaning(*SYSTEM_OF), figure=figure)]
    damage = Damage(system, level).code()
    earlier = suffered(referee.table, figure, CRITICAL)
    record = referee.table.figures[figure]
    referee.note(rule, "damaged", figure=figure, damage=damage)
    referee.change("CZ-MACH-01", figure, damage=(*record.damage, damage))
    casualties.lose_opportunity(referee, "CZ-OPP-03", figure)
    if level == CRITICAL and earlier:
        casualties.wreck(referee, "CZ-MACH-08", figure)
    elif system == HARDWARE:
        _hardware(referee, figure, level, side)
    elif system == POWER:
        _power(referee, figure, level)
    elif level == MINOR:
        telling.mark(referee, "CZ-MACH-07", figure, GLITCH)
    return damage


def _hardware(referee: Referee, figure: str, level: str, side: str) -> None:
    """Major: a weapon drawn at random is lost. Critical: a wreck (CZ-MACH-05)."""
    if level == CRITICAL:
        casualties.wreck(referee, "CZ-MACH-05", figure)
    if level != MAJOR:
        return
    record = referee.table.figures[figure]
    mounted = intact(profile(referee.table, figure).ranged, record.broken)
    if not mounted:
        return
    drawn = 0
    if len(mounted) > 1:
        drawn = referee.roll("CZ-MACH-05", side, die(len(mounted)), figure=figure) - 1
    referee.change("CZ-MACH-05", figure, broken=(*record.broken, mounted[drawn]))


def _power(referee: Referee, figure: str, level: str) -> None:
    """Points not spent yet go at once as they will next turn (CZ-MACH-06)."""
    ap = referee.table.figures[figure].ap
    left = max(0, ap - 1) if level == MINOR else ap // 2 if level == MAJOR else 0
    telling.forfeit(referee, "CZ-MACH-06", figure, left)


def settle_glitch(referee: Referee, figure: str) -> None:
    """Without minor software damage left there is no malfunction to come from it (CZ-MACH-07)."""
    states = referee.table.figures[figure].states
    if GLITCH in states and not suffered(referee.table, figure, MINOR, SOFTWARE):
        telling.unmark(referee, "CZ-MACH-07", figure, GLITCH)


def allowance(table: Table, figure: str, ap: int) -> int:
    """Action points of a turn after power damage: each minor one less, then halved, or none (CZ-MACH-06)."""
    if not table.figures[figure].damage:
        return ap
    if suffered(table, figure, CRITICAL, POWER):
        return 0
    ap = max(0, ap - suffered(table, figure, MINOR, POWER))
    return ap // 2 if suffered(table, figure, MAJOR, POWER) else ap


def step_length(table: Table, figure: str, normal: int) -> int:
    """How far one action point takes it: 3 cm after major hardware damage (CZ-MACH-05)."""
    return min(normal, CRIPPLED_STEP) if suffered(table, figure, MAJOR, HARDWARE) else normal


def hit_modifier(table: Table, figure: str) -> Modifier | None:
    """Minor hardware damage shakes its aim; several do not add up (CZ-MACH-05)."""
    if table.figures[figure].damage and suffered(table, figure, MINOR, HARDWARE):
        return Modifier("CZ-MACH-05", HARDWARE_DAMAGE[MINOR]["hit"])
    return None


def attack_modifier(table: Table, figure: str) -> Modifier | None:
    """Minor hardware damage weakens its blows; several do not add up (CZ-MACH-05)."""
    if table.figures[figure].damage and suffered(table, figure, MINOR, HARDWARE):
        return Modifier("CZ-MACH-05", HARDWARE_DAMAGE[MINOR]["attack"])
    return None


def rogue(table: Table, figure: str) -> bool:
    """Its owner no longer commands it (CZ-MACH-07)."""
    return bool(table.figures[figure].damage) and suffered(table, figure, CRITICAL, SOFTWARE) > 0


def why_not_command(table: Table, figure: str) -> Refusal | None:
    """Why a machine does not act in its activation: frozen, shut down or rogue; None for everybody else."""
    record = table.figures[figure]
    if FROZEN in record.states:
        return Refusal("CZ-MACH-09", "frozen", {"figure": figure})
    if not record.damage or record.fate != ALIVE:
        return None
    if suffered(table, figure, CRITICAL, POWER):
        return Refusal("CZ-MACH-06", "shut-down", {"figure": figure})
    if rogue(table, figure):
        return Refusal("CZ-MACH-07", "rogue", {"figure": figure})
    return None


def malfunction(referee: Referee, figure: str) -> None:
    """The roll on the malfunction table and what the machine does (CZ-MACH-09)."""
    from escarmouche.games.combat_zone.chapters.wounds import (
        malfunction as table,  # it shoots, and shooting asks this module
    )

    table.malfunction(referee, figure)


def malfunctions(table: Table, figure: str) -> bool:
    """Whether it rolls for malfunction in this compulsory step (CZ-MACH-07); one shut down does not."""
    record = table.figures[figure]
    if record.fate != ALIVE or not record.damage or suffered(table, figure, CRITICAL, POWER):
        return False
    return (
        GLITCH in record.states
        or suffered(table, figure, MAJOR, SOFTWARE) > 0
        or suffered(table, figure, CRITICAL, SOFTWARE) > 0
    )
