"""What is shown of a campaign: a sheet for each force, and how the battles went."""

from __future__ import annotations

from escarmouche.engine.scene import Cell, Scene, SceneScore, SceneSheet, headline
from escarmouche.engine.sentences import words
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import GAME, Table, cost_of, entry_of

COLUMNS = ("fighter", "group", "quality", "experience", "gear", "cost")


def scene(table: Table, side: str) -> Scene:
    """Everything a client shows of a campaign."""
    called = {each: table.setting.lists[each].name for each in SIDES}
    wins = words("scene-wins", GAME)
    return Scene(
        table.ground.width,
        table.ground.depth,
        scores=tuple(
            SceneScore(each.id, wins, str(each.wins), decides=True) for each in table.sides.values()
        ),
        headline=headline(table.turn, table.setting.battles, called, f"scene-phase-{table.turn.phase}", GAME),
        called=called,
        sheets=tuple(_sheet(table, each) for each in SIDES),
    )


def _sheet(table: Table, side: str) -> SceneSheet:
    """A force: who is left of it, what each has become, what they are worth together."""
    columns = tuple(words(f"scene-column-{column}", GAME) for column in COLUMNS)
    rows = tuple(_row(table, fighter) for fighter in table.units if table.units[fighter].side == side)
    worth = sum(cost_of(table, f.id) for f in table.units.values() if f.side == side and not f.lost)
    sums = (words("scene-left", GAME), "", "", "", "", str(worth))
    return SceneSheet(side, table.setting.lists[side].name, columns, rows, sums, side)


def _row(table: Table, fighter: str) -> tuple[Cell, ...]:
    record = table.units[fighter]
    name = entry_of(table, fighter).name
    gear = ", ".join(record.gear)
    if record.lost:
        return (name, str(record.group), words("scene-lost", GAME), str(record.experience), gear, "0")
    quality = words(f"scene-quality-{record.quality}", GAME)
    cost = str(cost_of(table, fighter))
    return (name, str(record.group), quality, str(record.experience), gear, cost)
