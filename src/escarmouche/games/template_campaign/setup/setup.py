"""The table before the first week (area OW-WEEK, OW-ARMY)."""

from __future__ import annotations

from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Turn
from escarmouche.games.template_campaign.table import (
    COINS,
    FORCES,
    PLACES,
    SIDES,
    Place,
    Setting,
    Side,
    Table,
)
from escarmouche.space.terrain import Ground, ground_of

GAME = "template_campaign"
SCENARIOS = ("war",)


def new_table(setup: Setup) -> Table:
    """Both sides in their camps."""
    if setup.scenario not in SCENARIOS:
        raise DataError(
            "no-scenario", game="template_campaign", name=setup.scenario, known=", ".join(SCENARIOS)
        )
    if len(setup.lists) != len(SIDES):
        raise DataError(
            "number-of-forces", game="template_campaign", sides=len(SIDES), given=len(setup.lists)
        )
    for force in setup.lists:
        if force not in FORCES:
            raise DataError("no-force", game="template_campaign", name=str(force), known=", ".join(FORCES))
    lists = {side: str(force) for side, force in zip(SIDES, setup.lists, strict=True)}
    return Table(
        Setting(dict(setup.options), lists),
        ground(),
        {side: Side(side, FORCES[lists[side]].units, COINS) for side in SIDES},
        {},
        {},
        Turn(1, "hire"),
        things={place: Place(place, "place") for place in PLACES},
    )


def ground() -> Ground:
    """A war has no ground of its own: it is drawn as a map."""
    return ground_of(1000, 1000, ())
