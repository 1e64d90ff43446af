"""What is drawn of the war: a map, and a sheet of both sides."""

from __future__ import annotations

from escarmouche.engine.scene import (
    Scene,
    SceneCounter,
    SceneMap,
    SceneNode,
    SceneRoute,
    SceneScore,
    SceneSheet,
    headline,
)
from escarmouche.engine.sentences import words
from escarmouche.games.template_campaign.setup.setup import GAME
from escarmouche.games.template_campaign.table import FORCES, LEDGER, PLACES, SIDES, WEEKS, Table, sent

MAP = LEDGER.data("OW-MAP-01")
COLUMNS = ("side", "force", "units", "coins", "points")


def scene(table: Table, side: str) -> Scene:
    """Everything a client shows of the war."""
    called = {each: words(f"side-{each}", GAME) for each in SIDES}
    points = words("scene-points", GAME)
    return Scene(
        table.ground.width,
        table.ground.depth,
        scores=tuple(
            SceneScore(each.id, points, str(each.points), decides=True) for each in table.sides.values()
        ),
        headline=headline(table.turn, WEEKS, called, f"scene-phase-{table.turn.phase}", GAME),
        called=called,
        map=_map(table),
        sheets=(_sheet(table),),
    )


def _map(table: Table) -> SceneMap:
    homes = [
        SceneNode(f"camp-{side}", words(f"scene-camp-{side}", GAME), x, y, side, home=True)
        for side, (x, y) in MAP["homes"].items()
    ]
    places = [
        SceneNode(place, words(f"scene-{place}", GAME), x, y, table.things[place].side)
        for place, (x, y) in MAP["places"].items()
    ]
    routes = [SceneRoute(f"camp-{side}", place) for side in SIDES for place in PLACES]
    return SceneMap(words("scene-map", GAME), (*homes, *places), tuple(routes), tuple(_counters(table)))


def _counters(table: Table) -> list[SceneCounter]:
    """One for each column that is out, else one in each camp."""
    counters = []
    for side in SIDES:
        out = table.turn.phase == "battles"
        name = FORCES[table.setting.lists[side]].name
        here = [(p, sent(table, side, p)) for p in PLACES] if out else [("", table.sides[side].units)]
        for place, units in here:
            if units:
                id = f"{side}-{place}" if place else side
                node = place or f"camp-{side}"
                counters.append(SceneCounter(id, side, name, node, letter=str(units)))
    return counters


def _sheet(table: Table) -> SceneSheet:
    rows = tuple(
        (
            words(f"side-{side.id}", GAME),
            FORCES[table.setting.lists[side.id]].name,
            str(side.units),
            str(side.coins),
            str(side.points),
        )
        for side in table.sides.values()
    )
    columns = tuple(words(f"scene-column-{column}", GAME) for column in COLUMNS)
    return SceneSheet("sides", words("scene-sheet", GAME), columns, rows)
