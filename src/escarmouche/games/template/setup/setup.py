"""Setting up: the table, the cards, deployment (area TP-SETUP, TP-ARMY, TP-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.errors import DataError
from escarmouche.engine.kinds import PLACED
from escarmouche.engine.options import PLACE, WHAT, WHO
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Figure
from escarmouche.games.template.armies import forces
from escarmouche.games.template.armies.forces import ARMOURY, FORCES
from escarmouche.games.template.table import (
    LEDGER,
    SIDES,
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

CARDS: tuple[str, ...] = tuple(LEDGER.data("TP-CARD-01"))
BAND: int = LEDGER.data("TP-SETUP-03")["band"]
SCENARIO, CROSSROADS = "outpost", "crossroads"
SCENARIOS = (SCENARIO, CROSSROADS)
EDGES: tuple[str, ...] = tuple(LEDGER.data("TP-SETUP-05")["edges"])
"""The table edge of each side, in the order of the sides."""


def new_table(setup: Setup) -> Table:
    """The table before the cards are laid."""
    if setup.scenario not in SCENARIOS:
        raise DataError("no-scenario", game="template", name=setup.scenario, known=", ".join(SCENARIOS))
    least, most = forces_in(setup.scenario)
    if not least <= len(setup.lists) <= most:
        many = str(least) if least == most else f"{least}-{most}"
        raise DataError("number-of-forces", game="template", sides=many, given=len(setup.lists))
    armies = ARMOURY.load_forces(setup, len(setup.lists))
    for army in armies:
        if refusals := forces.check(army):
            ARMOURY.refuse(army, refusals)
    sides = SIDES[: len(setup.lists)]
    lists = {side: army.written.force for side, army in zip(sides, armies, strict=True)}
    brought = {side: forces.units_in(army) for side, army in zip(sides, armies, strict=True)}
    units = [Unit(f"{s}{n}", s) for s in sides for n in range(1, brought[s] + 1)]
    tokens: int = LEDGER.data("TP-SETUP-01")["tokens"]
    return Table(
        Setting(
            dict(setup.options),
            lists,
            {name: FORCES[name] for name in sorted(set(lists.values()))},
            "" if setup.scenario == SCENARIO else setup.scenario,
        ),
        ground(),
        {s: Side(s, tokens=tokens) for s in sides},
        {u.id: u for u in units},
        {f"{u.id}.1": Figure(f"{u.id}.1", u.id) for u in units},
        Turn(1, "cards", SIDES[0]),
    )


def forces_in(scenario: str) -> tuple[int, int]:
    """How many forces a scenario takes, least and most (TP-SETUP-01, TP-SETUP-05)."""
    return forces.SCENARIOS.scenario(scenario).sides


def ground() -> Ground:
    """Forty centimetres square and a hut."""
    data = LEDGER.data("TP-SETUP-01")
    x0, y0, x1, y1 = data["hut"]
    corners = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    hut = Piece("hut", "building", corners, data["hut_height"], frozenset({"opaque"}))
    return ground_of(data["width"], data["depth"], (hut,))


def lay_cards(referee: Referee[Table]) -> None:
    """Each side lays a card that the other does not see (TP-CARD-01)."""
    asks = [Ask("TP-CARD-01", side, "lay-card", CARDS, part=WHAT) for side in referee.table.sides]
    for side, card in referee.ask_each("TP-CARD-01", asks, secret=True).items():
        referee.change("TP-CARD-01", side, only=side, card=card)
    mined = referee.table.setting.scenario == CROSSROADS
    referee.change("TP-SETUP-02", "turn", phase="mines" if mined else "deploy")


def deploy(referee: Referee[Table]) -> None:
    """One step of deployment: the order of a side's units, or one unit placed (TP-SETUP-02, TP-SETUP-03)."""
    side, queue = referee.table.turn.active, referee.table.turn.queue
    if not queue:
        units = units_of(referee.table, side)
        queue = referee.order("TP-SETUP-02", side, "deployment-order", units, part=WHO)
        referee.change("TP-SETUP-02", "turn", queue=queue)
        return
    unit, left = queue[0], queue[1:]
    table = referee.table
    many = len(units_of(table, side))
    x, y = referee.place(
        "TP-SETUP-03",
        side,
        "deploy",
        lambda point: why_not_deploy(table, unit, point),
        lambda: deployment_points(table, unit),
        intent=PLACE,
        actor=unit,
        which=(many - len(left), many),
        unit=unit,
    )
    referee.move("TP-SETUP-03", unit, [(f"{unit}.1", ((x, y),), -1)], tells=PLACED)
    referee.change("TP-SETUP-03", unit, figures=(f"{unit}.1",))
    sides = tuple(table.sides)
    if left:
        referee.change("TP-SETUP-02", "turn", queue=left)
    elif side != sides[-1]:
        referee.change("TP-SETUP-02", "turn", queue=(), active=sides[sides.index(side) + 1])
    else:
        referee.change("TP-TURN-01", "turn", queue=(), active=sides[0], phase="initiative")


def why_not_deploy(table: Table, unit: str, point: Any) -> Refusal | None:
    """Within the band along the own edge, where there is room."""
    if not is_point(point):
        return Refusal("TP-SETUP-03", "not-a-point", {"given": repr(point)})
    depth = edge_distance(table, table.units[unit].side, point)
    if depth > BAND:
        return Refusal("TP-SETUP-03", "out-of-band", {"unit": unit}, depth - BAND, "cm")
    return why_not_stand(table, unit, point)


def deployment_points(table: Table, unit: str) -> Sequence[Point]:
    """A grid over the band, from the edge inwards."""
    ground, side = table.ground, table.units[unit].side
    in_from_edge, along = range(300, BAND + 1, 600), range(300, ground.width, 600)
    edge = EDGES[SIDES.index(side)]
    far = ground.depth if edge in ("south", "north") else ground.width
    rows = [depth if edge in ("south", "west") else far - depth for depth in in_from_edge]
    points = [(at, row) if edge in ("south", "north") else (row, at) for row in rows for at in along]
    return [point for point in points if why_not_deploy(table, unit, point) is None]


def edge_distance(table: Table, side: str, point: Point) -> int:
    """From a side's own table edge to a point (TP-SETUP-03, TP-SETUP-05)."""
    ground, (x, y) = table.ground, point
    return {"south": y, "north": ground.depth - y, "west": x, "east": ground.width - x}[
        EDGES[SIDES.index(side)]
    ]


def is_point(value: Any) -> bool:
    """Whether a free answer is a point in whole hundredths of a centimetre."""
    return isinstance(value, tuple) and len(value) == 2 and all(type(v) is int for v in value)
