"""The table before the first mission: companies founded, nobody hurt yet (SM-CAMP-01)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.errors import DataError
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import words
from escarmouche.games.star_mogul.armies import listcheck
from escarmouche.games.star_mogul.armies.armylist import ArmyList
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul.table import SIDES
from escarmouche.games.star_mogul_season.setup.names import name_of
from escarmouche.games.star_mogul_season.table import (
    GAME,
    LIMIT,
    PERSON,
    RIG,
    SEASON,
    Good,
    Line,
    Owned,
    Setting,
    Side,
    Table,
    Turn,
    book,
)
from escarmouche.space.terrain import Ground, ground_of

SCENARIOS = ("season",)
LEAST, MOST = SEASON["range"]
CREDITS: int = SEASON["founding"]["credits"]
ROLES = ("boss", "shareholder")
NUMBERED = 40
"""More units or vehicles than any company comes to have."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a season."""

    season_missions: Annotated[
        int, msgspec.Meta(ge=LEAST, le=MOST), about(rule="SM-CAMP-01", examples=(3,))
    ] = SEASON["missions"]
    """How many missions it has."""


def new_table(setup: Setup) -> Table:
    """The companies as their lists have them; DataError for what cannot be founded."""
    if setup.scenario not in SCENARIOS:
        known = ", ".join(SCENARIOS)
        raise DataError("no-scenario", game="star_mogul_season", name=setup.scenario, known=known)
    options: dict[str, Any] = msgspec.structs.asdict(
        matchoptions.read(Options, dict(setup.options), {}, "Star Mogul")
    )
    lists = ARMOURY.load_forces(setup, min(max(len(setup.lists), 2), len(SIDES)))
    sides: dict[str, Side] = {}
    things: dict[str, Owned] = {}
    for side, army in zip(SIDES, lists, strict=False):
        if refusals := listcheck.check(army, LIMIT):
            ARMOURY.refuse(army, refusals)
        company = founded(army, side)
        things.update({thing.id: thing for thing in company})
        begun = Line(0, "SM-CAMP-01", "founding", CREDITS, CREDITS)
        sides[side] = Side(side, credits=CREDITS, account=(begun,), hired=len(company))
    setting = Setting(
        options,
        {side: dict(army.written.name) for side, army in zip(SIDES, lists, strict=False)},
        options["season_missions"],
        {side: msgspec.to_builtins(army.written) for side, army in zip(SIDES, lists, strict=False)},
        goods(),
    )
    return Table(setting, ground(), sides, {}, {}, Turn(1, "trade", activation="trade"), things=things)


def goods() -> dict[str, Good]:
    """The market by name; units and vehicles by their numbers, for those who know no more of them."""
    market = book()
    shelves = (market.crew, market.armour, market.weapons, market.blades, market.vehicles)
    found = {id: Good(dict(line.name)) for shelf in shelves for id, line in shelf.items()}
    group, vehicle = words("scene-group", GAME), words("scene-vehicle", GAME)
    for n in range(1, NUMBERED):
        found[f"g{n}"] = Good({tongue: f"{said} {n}" for tongue, said in group.items()})
        for side in SIDES:
            found[f"{side}-v{n}"] = Good({tongue: f"{said} {n}" for tongue, said in vehicle.items()})
    return found


def founded(army: ArmyList, side: str) -> list[Owned]:
    """People and vehicles of a list, each with a name, in the units they are written in."""
    made: list[Owned] = []
    number = SIDES.index(side)
    for n, unit in enumerate(army.units, 1):
        if unit.type == "vehicle":
            rig = f"{side}-v{1 + sum(thing.kind == RIG for thing in made)}"
            made.append(Owned(rig, RIG, side=side, line=unit.vehicle))
            for post, member in enumerate(army.book.vehicles[unit.vehicle].crew):
                crew = unit.crew.get(post, member)
                made.append(person(side, number, len(made) + 1, crew, rig=rig, post=post))
            continue
        for pick in unit.models:
            for _ in range(pick.count):
                gear = {"armour": pick.armour, "weapons": pick.weapons, "blades": pick.blades}
                made.append(person(side, number, len(made) + 1, pick.crew, group=n, **gear))
    return made


def person(side: str, company: int, number: int, crew: str, **values: Any) -> Owned:
    """Somebody new, with a name of his own."""
    role = crew if crew in ROLES else ""
    return Owned(
        f"{side}-p{number}", PERSON, side=side, name=name_of(company, number), line=crew, role=role, **values
    )


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them."""
    return matchoptions.controls(Options, {})


def ground() -> Ground:
    """A season has no ground of its own: it is kept on sheets."""
    return ground_of(1000, 1000, ())
