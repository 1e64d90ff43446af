"""What is chosen in the one question of an attack: shots with their modes, and skills (area DT-TGT)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from escarmouche.engine.options import NUMBER, TARGET, WHAT, WHO, Option
from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import replace

LINE = "line"
"""The part of a shot that says which line of the card it is; `named` of the question has its weapon."""
_DOUBLE, _SMOKE, _AT, _GUN, _TIMES, _SKILL = "double", "smoke", "at:", "gun:", "x", "skill:"


class Ticked(Option, frozen=True, gc=False):
    """What may be ticked in the question of an attack: a shot or a skill."""

    @classmethod
    def read(cls, code: Any) -> Ticked:
        return read(code)


class Mode(Option, frozen=True, gc=False):
    """In what way a weapon is used; as a rule in none in particular (`PLAINLY`)."""

    double: bool = False
    """A salvo of all that is loaded (DS-WEAP-13)."""
    times: int = 1
    """How many shots a volley fires at once (DS-WEAP-18)."""
    victim: str = ""
    """The miniature a sniper names (DS-WEAP-14)."""
    gun: str = ""
    """The artillery that an observer directs (DS-SKILL-08); nothing for one's own weapons."""
    smoke: bool = False
    """Smoke instead of an attack (DS-WEAP-02)."""

    def code(self) -> str:
        return _mode_code(self)

    @classmethod
    def read(cls, code: str) -> Mode:
        return _read_mode(code)


@lru_cache(maxsize=4096)
def _mode_code(mode: Mode) -> str:
    if mode.gun:
        return f"{_GUN}{mode.gun} {_SMOKE}" if mode.smoke else f"{_GUN}{mode.gun}"
    if mode.victim:
        return f"{_AT}{mode.victim}"
    if mode.times > 1:
        return f"{_TIMES}{mode.times}"
    return _SMOKE if mode.smoke else _DOUBLE if mode.double else ""


@lru_cache(maxsize=4096)
def _read_mode(code: str) -> Mode:
    if code.startswith(_GUN):
        gun, _, smoke = code.removeprefix(_GUN).partition(" ")
        return Mode(gun=gun, smoke=smoke == _SMOKE)
    if code.startswith(_AT):
        return Mode(victim=code.removeprefix(_AT))
    if code.startswith(_TIMES):
        return Mode(times=int(code.removeprefix(_TIMES)))
    return Mode(double=code == _DOUBLE, smoke=code == _SMOKE)


PLAINLY, DOUBLED, SMOKE = Mode(), Mode(double=True), Mode(smoke=True)


class Shot(Ticked, frozen=True, gc=False):
    """Copies of one weapon line on one target (DT-TGT-01)."""

    line: int
    """The number of the line as `weapons.line_of` reads it; on its own card for a gun that is directed."""
    count: int
    target: str
    mode: Mode = PLAINLY

    def code(self) -> tuple[int, int, str, str]:
        return self.line, self.count, self.target, _mode_code(self.mode)

    @classmethod
    def read(cls, code: tuple[int, int, str, str]) -> Shot:
        line, count, target, mode = code
        return cls(line, count, target, _read_mode(mode))

    def parts(self) -> dict[str, Any]:
        parts: dict[str, Any] = {LINE: self.line, NUMBER: self.count}
        if self.target != NO_ONE:
            parts[TARGET] = self.target
        if self.mode.gun:
            parts[WHO] = self.mode.gun
        if self.mode != PLAINLY:
            parts[WHAT] = self.mode.code()
        return parts


class Skill(Ticked, frozen=True, gc=False):
    """A skill used on the whole attack (DS-SKILL-01)."""

    key: str

    def code(self) -> str:
        return f"{_SKILL}{self.key}"

    @classmethod
    def read(cls, code: str) -> Skill:
        return cls(code.removeprefix(_SKILL))

    def parts(self) -> dict[str, Any]:
        return {WHAT: self.key}


SPIRIT, LUCKY = Skill("fighting_spirit"), Skill("lucky")
"""Once-per-game skills, chosen with the targets (DS-SKILL-01)."""


Choice = Shot | Skill


@lru_cache(maxsize=16384)
def read(code: Any) -> Choice:
    """The choice of a code."""
    return Skill.read(code) if isinstance(code, str) else Shot.read(code)


def read_all(codes: Iterable[Any]) -> tuple[Choice, ...]:
    """The choices of an answer, or of the options of the question."""
    return tuple([read(code) for code in codes])


def codes(choices: Iterable[Choice]) -> tuple[Any, ...]:
    """What inputs and records hold of these choices."""
    return tuple([choice.code() for choice in choices])


def fewer(shot: Shot, count: int) -> Shot:
    """The same shot with another number of copies."""
    return replace(shot, count=count)


def shots_of(choices: Iterable[Choice]) -> tuple[Shot, ...]:
    """The shots among the choices."""
    return tuple([choice for choice in choices if isinstance(choice, Shot)])
