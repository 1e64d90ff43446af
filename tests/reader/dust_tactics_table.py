"""What a true table of Dust Tactics holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any


def held(table: Any) -> dict[str, Any]:
    """Places of all units, soldiers or boxes left, points and victory points of the sides."""
    if table.turn.step == "setup":
        return {}
    found: dict[str, Any] = {}
    for unit in table.units.values():
        found[f"place of {unit.id}"] = _place(unit)
        if unit.place != "gone":
            damage = table.setting.cards[unit.card].damage
            found[f"left of {unit.id}"] = damage - unit.boxes if damage else len(unit.figures)
    for side in table.sides.values():
        found[f"points of {side.id}"] = side.points
        found[f"score of {side.id}"] = side.score
    for thing in table.things.values():
        if thing.kind == "smoke":
            _, column, row = thing.id.split("-")
            found[f"smoke on {(int(column), int(row))}"] = thing.until
    return found


def _place(unit: Any) -> tuple[Any, ...]:
    if unit.place == "board":
        return "board", unit.x, unit.y, unit.level, unit.facing
    if unit.place == "aboard":
        return "aboard", unit.carrier
    return ("off",) if unit.place in ("off", "hidden") else (unit.place,)
