"""The table before the first week: HQs, companies, sectors (FB-CAMP-01, FB-CAMP-07, FB-CAMP-08)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.errors import DataError
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.ruleset import Setup
from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armylist import strength_of
from escarmouche.games.frostbite.armies import forces
from escarmouche.games.frostbite.armies.forces import SCENARIOS, Army
from escarmouche.games.frostbite.chapters.composing import squad_of
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup.front import front_for
from escarmouche.games.frostbite.setup.sectors import missions_of
from escarmouche.games.frostbite.table import (
    SIDES,
    SIZES,
    Company,
    Named,
    Roll,
    Sector,
    Setting,
    Side,
    Squad,
    Table,
    Turn,
)
from escarmouche.space.terrain import Ground, ground_of

INITIAL: int = LEDGER.data("FB-CAMP-08")["initial_pl"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a campaign."""

    initial_pl: Annotated[
        int, msgspec.Meta(ge=0, le=SIZES[0]), about(rule="FB-CAMP-08", examples=(0, 1000))
    ] = INITIAL
    """The PL everybody begins with."""
    once_a_week: Annotated[Literal["player", "company"], about(rule="FB-LOG-02")] = "player"
    """Whether drop, spy and saboteur are had once a week by each player, or by each company."""
    choose_bonus: Annotated[bool, about(rule="FB-DEB-04")] = False
    """Whether a player picks the experience of a squad instead of throwing for it."""
    revise: Annotated[Literal["complete", "free"], about(rule="FB-CAMP-03")] = "complete"
    """Whether old companies are only completed at the start of phase 2, or squads may be exchanged."""


def new_table(setup: Setup) -> Table:
    """Everybody at the HQ, nothing controlled; DataError for what cannot be played."""
    if setup.scenario not in SCENARIOS.names():
        raise DataError(
            "no-scenario", game="frostbite", name=setup.scenario, known=", ".join(SCENARIOS.names())
        )
    options: dict[str, Any] = msgspec.structs.asdict(
        matchoptions.read(Options, dict(setup.options), {}, "Frostbite")
    )
    front = front_for(len(setup.lists))
    armies = [forces.load(force, setup.books) for force in setup.lists]
    sides = SIDES[: len(armies)]
    units: dict[str, Company] = {}
    squads: dict[str, Squad] = {}
    for side, hq, army in zip(sides, front.hqs, armies, strict=True):
        for n in range(1, len(army.companies) + 1):
            company, its = mustered(army, side, n, hq)
            units[company.id] = company
            squads |= its
    missions = missions_of(front)
    companies = {
        f"{side}{n}": Named(name)
        for side, army in zip(sides, armies, strict=True)
        for n, name in enumerate(army.called, 1)
    }
    rolls = {s: roll(army) for s, army in zip(sides, armies, strict=True)}
    return Table(
        Setting(options, rolls, companies, names_of(rolls, setup.books), setup.books),
        ground(),
        {side: Side(side, hq, options["initial_pl"]) for side, hq in zip(sides, front.hqs, strict=True)},
        units,
        squads,
        Turn(1, "planning", activation="begin"),
        things={id: Sector(id, trait, mission=missions[id]) for id, trait in front.sectors.items()},
    )


def mustered(army: Army, side: str, number: int, hq: str) -> tuple[Company, dict[str, Squad]]:
    """A company of an army with its squads, at the HQ."""
    company = army.companies[number - 1]
    id = f"{side}{number}"
    squads = {}
    for n, choice in enumerate(company.choices, 1):
        unit = company.book.unit(choice.unit)
        standard = unit.strength_standard if unit else 1
        squads[f"{id}.{n}"] = squad_of(f"{id}.{n}", id, choice, standard)
    record = Company(
        id,
        side,
        tuple(squads),
        node=hq,
        scenery=company.scenery,
        raised=len(squads),
    )
    return record, squads


def names_of(rolls: dict[str, Roll], books: str) -> dict[str, Named]:
    """What units and weapons of the books in play are called."""
    names: dict[str, Named] = {}
    for key in dict.fromkeys(each.book for each in rolls.values()):
        book = armybook.BOOKS.book(key, books)
        for unit in book.units:
            names.setdefault(unit.id, Named(unit.name.both()))
        for weapon in book.weapons:
            names.setdefault(weapon.id, Named(weapon.name.both()))
    return names


def roll(army: Army) -> Roll:
    """What is kept of an army beside its companies."""
    book = army.reserve.book
    reserve = []
    for choice in army.reserve.choices:
        unit = book.unit(choice.unit)
        assert unit is not None, choice.unit  # the list was checked
        reserve.append(msgspec.structs.replace(choice, strength=strength_of(unit, choice)))
    return Roll(army.book, dict(army.name), tuple(reserve), army.reserve.scenery)


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them."""
    return matchoptions.controls(Options, {})


def ground() -> Ground:
    """A campaign has no ground of its own: it is drawn as a map."""
    return ground_of(1000, 1000, ())
