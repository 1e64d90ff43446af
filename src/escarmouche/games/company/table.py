"""What the tables of sister games have in common.

Units have an `entry`, a `leader`, a `place` and a `cost`; figures a `profile` with a `radius`, a `height` and
a `movement`, and may be `down`; sides have the purses `pc`, `pr` and `pv`, `cards` laid in secret, cards
`shown` and `standing` answers; the turn has a `step`, the `unit` that is activated and `waiting` cards.
Records stay each game's own.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from escarmouche.engine import referee as engine_referee
from escarmouche.engine import table as engine_table

ON_TABLE, RESERVE, SECTION, GONE = "table", "reserve", "section", "gone"
"""Where a unit is: SECTION is the reinforcement section, not bought yet."""

Table: TypeAlias = engine_table.Table[Any, Any, Any, Any, Any]
Referee: TypeAlias = engine_referee.Referee[Any]
