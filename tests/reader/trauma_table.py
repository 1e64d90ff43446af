"""What a true table of Trauma holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.trauma.table import ON_TABLE


def held(table: Any) -> dict[str, object]:
    """Places, boxes and who lies, of living figures; figures and states of units; purses of sides."""
    units = table.units.values()
    there = [f for unit in units if unit.place == ON_TABLE for f in unit.figures]
    left = {f: _boxes(table, f) for unit in units for f in unit.figures}
    return {
        **{f"place of {f}": (table.figures[f].x, table.figures[f].y) for f in there},
        **{f"height of {f}": table.figures[f].z for f in there if table.figures[f].z},
        **{f"boxes of {f}": n for f, n in left.items() if n},
        **{f"down: {f}": True for f in left if table.figures[f].down},
        **{f"figures of {unit.id}": tuple(sorted(unit.figures)) for unit in units},
        **{f"states of {unit.id}": tuple(sorted(unit.markers)) for unit in units},
        **{
            f"{p} of {side.id}": getattr(side, p) for p in ("pc", "pr", "pv") for side in table.sides.values()
        },
        **{f"broken of {f}": len(table.figures[f].broken) for f in left if table.figures[f].broken},
        **{f"agreed: {what}": n for what, n in _agreed(table).items() if n},
        **{f"leader of {unit.id}": unit.leader for unit in units if unit.figures},
        **{f"general of {side.id}": side.general for side in table.sides.values() if side.general},
        **{f"holder of {point.id}": point.side for point in table.things.values() if point.side},
        **{f"facing of {f}": table.figures[f].facing for f in there if _arcs(table, f)},
    }


def _agreed(table: Any) -> dict[str, Any]:
    options = table.setting.options
    return {"rounds": options["turns"], "agreed": (options["points"], options["reinforcement"])}


def _arcs(table: Any, figure: str) -> bool:
    return bool(table.setting.profiles[table.figures[figure].profile].arcs)


def _boxes(table: Any, figure: str) -> int:
    record = table.figures[figure]
    line: str = table.setting.profiles[record.profile].structure
    return len(line) - int(record.ticked)
