"""Setting up: the table, the cards, deployment (area TP-SETUP, TP-ARMY, TP-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import typed
from escarmouche.engine.errors import DataError
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Figure
from escarmouche.games.template.tables import (
    LEDGER,
    SIDES,
    Entry,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
    units_of,
    why_not_stand,
)
from escarmouche.space.shapes import Point
from escarmouche.space.terrain import Ground, Piece, ground_of

FORCES: dict[str, Entry] = typed.convert(LEDGER.data("TP-ARMY-01"), dict[str, Entry])
CARDS: tuple[str, ...] = tuple(LEDGER.data("TP-CARD-01"))
BAND: int = LEDGER.data("TP-SETUP-03")["band"]
SCENARIO = "outpost"


def new_table(setup: Setup) -> Table:
    """The table before the cards are laid."""
    if setup.scenario != SCENARIO:
        raise DataError(
            f"template has no scenario called {setup.scenario}; there is: {SCENARIO}",
            f"template n'a pas de scénario du nom de {setup.scenario} ; il y a : {SCENARIO}",
        )
    if len(setup.lists) != len(SIDES):
        raise DataError(
            f"template wants a force for each of {len(SIDES)} sides, not {len(setup.lists)}",
            f"template veut une force pour chacun des {len(SIDES)} camps, et non {len(setup.lists)}",
        )
    for name in setup.lists:
        if name not in FORCES:
            raise DataError(
                f"template has no force called {name}; there are: {', '.join(FORCES)}",
                f"template n'a pas de force du nom de {name} ; il y a : {', '.join(FORCES)}",
            )
    lists = dict(zip(SIDES, setup.lists, strict=True))
    units = [Unit(f"{s}{n}", s) for s in SIDES for n in range(1, FORCES[lists[s]].units + 1)]
    tokens: int = LEDGER.data("TP-SETUP-01")["tokens"]
    return Table(
        Setting(dict(setup.options), lists, {name: FORCES[name] for name in sorted(set(setup.lists))}),
        ground(),
        {s: Side(s, tokens=tokens) for s in SIDES},
        {u.id: u for u in units},
        {f"{u.id}.1": Figure(f"{u.id}.1", u.id) for u in units},
        Turn(1, "cards", SIDES[0]),
    )


def ground() -> Ground:
    """Forty centimetres square and a hut."""
    data = LEDGER.data("TP-SETUP-01")
    x0, y0, x1, y1 = data["hut"]
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    hut = Piece("hut", "building", corners, data["hut_height"], frozenset({"opaque"}))
    return ground_of(data["width"], data["depth"], (hut,))


def lay_cards(referee: Referee[Table]) -> None:
    """Each side lays a card that the other does not see (TP-CARD-01)."""
    asks = [Ask("TP-CARD-01", side, "lay-card", CARDS) for side in SIDES]
    for side, card in referee.ask_each("TP-CARD-01", asks, secret=True).items():
        referee.change("TP-CARD-01", side, only=side, card=card)
    referee.change("TP-SETUP-02", "turn", phase="deploy")


def deploy(referee: Referee[Table]) -> None:
    """One step of deployment: the order of a side's units, or one unit placed (TP-SETUP-02, TP-SETUP-03)."""
    side, queue = referee.table.turn.active, referee.table.turn.queue
    if not queue:
        queue = referee.order("TP-SETUP-02", side, "deployment-order", units_of(referee.table, side))
        referee.change("TP-SETUP-02", "turn", queue=queue)
        return
    unit, left = queue[0], queue[1:]
    table = referee.table
    x, y = referee.place(
        "TP-SETUP-03",
        side,
        "deploy",
        lambda point: why_not_deploy(table, unit, point),
        lambda: deployment_points(table, unit),
        unit=unit,
    )
    referee.change("TP-SETUP-03", f"{unit}.1", x=x, y=y)
    referee.change("TP-SETUP-03", unit, figures=(f"{unit}.1",))
    if left:
        referee.change("TP-SETUP-02", "turn", queue=left)
    elif side == SIDES[0]:
        referee.change("TP-SETUP-02", "turn", queue=(), active=SIDES[1])
    else:
        referee.change("TP-TURN-01", "turn", queue=(), active=SIDES[0], phase="initiative")


def why_not_deploy(table: Table, unit: str, point: Any) -> Refusal | None:
    """Within the band along the own edge, where there is room."""
    if not is_point(point):
        return Refusal("TP-SETUP-03", "not-a-point", {"given": repr(point)})
    depth = point[1] if table.units[unit].side == SIDES[0] else table.ground.depth - point[1]
    if depth > BAND:
        return Refusal("TP-SETUP-03", "out-of-band", {"unit": unit}, depth - BAND, "cm")
    return why_not_stand(table, unit, point)


def deployment_points(table: Table, unit: str) -> Sequence[Point]:
    """A grid over the band."""
    rows = range(300, BAND + 1, 600)
    if table.units[unit].side != SIDES[0]:
        rows = range(table.ground.depth - 300, table.ground.depth - BAND - 1, -600)
    points = [(x, y) for y in rows for x in range(300, table.ground.width, 600)]
    return [point for point in points if why_not_deploy(table, unit, point) is None]


def is_point(value: Any) -> bool:
    """Whether a free answer is a point in whole hundredths of a centimetre."""
    return isinstance(value, tuple) and len(value) == 2 and all(type(v) is int for v in value)
