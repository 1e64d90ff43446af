"""Which options of a question a forecast speaks of, and what an option names on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.engine.options import TARGET, WEAPON, WHERE, WHO, Option, agrees
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.scene import Scene

ON_THE_TABLE = (TARGET, WHO, WHERE)
"""Parts that may name something on the table, the likeliest first."""


def on_table(code: Any, parts: Mapping[str, Any], ids: frozenset[str]) -> str:
    """The id on the table that an option can be chosen by; empty where it names none."""
    if isinstance(code, str) and code in ids:
        return code
    named = (*(parts[name] for name in ON_THE_TABLE if name in parts), *parts.values())
    return next((value for value in named if isinstance(value, str) and value in ids), "")


def ids_of(scene: Scene) -> frozenset[str]:
    """The ids of everything on a scene that can be pointed at."""
    things: tuple[Any, ...] = (*scene.units, *scene.figures, *scene.pieces, *scene.zones)
    return frozenset(thing.id for thing in things)


class Fitting:
    """Finds the options of a question that facts speak of."""

    def __init__(self, ask: Ask, scene: Scene, forms: Mapping[str, type[Option]]) -> None:
        self._ask, self._forms = ask, forms
        self._owners = {figure.id: figure.unit for figure in scene.figures}
        self._against = {self._unit(id) for id in ask.against}
        named = {key: word for key, word in ask.about.get("named", ()) if not isinstance(key, list | tuple)}
        self._parts = [self._option(code, named) for code in ask.options]

    def _unit(self, id: Any) -> Any:
        return self._owners.get(id, id)

    def _option(self, code: Any, named: Mapping[Any, str]) -> dict[str, Any]:
        """The parts of an option; what it has no name for is told apart by itself."""
        parts = self._ask.parts(code) or {"": code}
        line = code[0] if isinstance(code, tuple) and code else None
        return {**parts, WEAPON: named[line]} if line in named else parts

    def __call__(self, facts: Mapping[str, Any]) -> tuple[int, ...]:
        """The places of the options that the facts contradict in nothing and tell something of."""
        told = self._opened(facts)
        if self._against and TARGET in told and self._unit(told[TARGET]) not in self._against:
            return ()
        return tuple(n for n, parts in enumerate(self._parts) if self._fits(parts, told))

    def chosen(self) -> dict[str, Any]:
        """What the question tells of an attack that is under way: the weapon chosen already, the target."""
        return self._opened(self._ask.about)

    def _opened(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with the parts of those that are codes."""
        told: dict[str, Any] = {}
        for name, value in facts.items():
            told[name] = value
            if isinstance(value, str) and value not in self._owners:
                form = self._forms.get(name)
                told |= form.read(value).parts() if form else {}
        return told

    def _fits(self, parts: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
        if "" in parts:
            return parts[""] != NO_ONE and parts[""] in facts.values()
        own = dict(parts)
        who = own.pop(WHO, None)
        doers = [facts[name] for name in ("figure", "unit") if name in facts]
        if who is not None and who not in doers:
            return False
        shared = who is not None or any(name in facts for name in own)
        return shared and agrees({**self._ask.about, **own}, facts)
