"""Companies on the way to a battle of AT-43 and back: the fixture, its reports, guesses (FB-MISS-11, 14)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.engine.requests import Fixture, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.at43.setup import reports, scenario
from escarmouche.games.at43.table import GONE, ON_TABLE, RESERVE, SECTION, Zone
from escarmouche.games.at43.table import SIDES as BATTLE_SIDES
from escarmouche.games.frostbite.chapters.climate import QUIET
from escarmouche.games.frostbite.chapters.meetings import standing
from escarmouche.games.frostbite.setup.sectors import free_edges, zones_on
from escarmouche.games.frostbite.table import (
    CONTAINER,
    WALL,
    Left,
    Mission,
    Muster,
    Report,
    Squad,
    Table,
    front,
    name_of,
)

BATTLE_GAME = "at43"
SNOW = "snow"
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def size_of(table: Table, mission: Mission) -> int:
    """The row of the assault table is that of the larger company (FB-MISS-11)."""
    return max(table.units[muster.company].size for muster in mission.musters)


def sent(table: Table, company: str) -> tuple[str, ...]:
    """The squads of a company that still have somebody, in the order they have in the battle."""
    return tuple(squad for squad in table.units[company].figures if standing(table, squad) > 0)


def fixture(table: Table, mission: Mission, key: str) -> Fixture:
    """A mission as a match of AT-43, with the companies as they are now."""
    musters = mission.musters
    used = tuple(word for muster in musters for word in muster.zone.split())
    campaign = {
        "climate": mission.climate if mission.climate != QUIET else "",
        "snow": front(table).sectors.get(mission.node) == SNOW and not mission.other,
        "roles": [muster.role for muster in musters],
        "zones": [[_plain(zone) for zone in _zones(key, muster, used)] for muster in musters],
    }
    options = {"points": max(1, size_of(table, mission)), "campaign": campaign}
    lists = tuple(force_of(table, muster.company) for muster in musters)
    seats = {BATTLE_SIDES[n]: muster.side for n, muster in enumerate(musters)}
    about = {"sector": mission.node, "week": table.turn.round, "climate": mission.climate}
    return Fixture(BATTLE_GAME, Setup(key, lists, options), seats, about)


def _zones(key: str, muster: Muster, used: tuple[str, ...]) -> Iterator[Zone]:
    """The zones of a company: one of the mission's, or free stretches of the edge (FB-MISS-07)."""
    known = zones_on(key)
    others = tuple(zone for zone in used if zone in known)
    edges = {zone.id: zone for zone in free_edges(key, others)} if muster.zone not in known else {}
    for word in muster.zone.split():
        yield known[word] if word in known else edges[word]


def _plain(zone: Zone) -> dict[str, Any]:
    return {"id": zone.id, "kind": zone.kind, "a": list(zone.a), "b": list(zone.b)}


def force_of(table: Table, company: str) -> dict[str, Any]:
    """A company as a list of AT-43: strength, special weapons, experience and damage as they are."""
    record = table.units[company]
    army = table.setting.armies[record.side]
    squads = [_choice(table.figures[squad]) for squad in sent(table, company)]
    pieces = (*record.scenery, *(what for what in record.bought if what in (CONTAINER, WALL)))
    scenery = {kind: pieces.count(kind) for kind in dict.fromkeys(pieces)}
    supplies = sorted({what for what in record.bought if what not in (CONTAINER, WALL)})
    return {
        "book": army.book,
        "name": name_of(table, company),
        "points": max(1, record.size),
        "sections": [squads],
        "veterans": True,
        "supplies": supplies,
        "scenery": scenery,
    }


def _choice(squad: Squad) -> dict[str, Any]:
    choice: dict[str, Any] = {"unit": squad.entry, "strength": squad.strength, "group": squad.group}
    if squad.special:
        choice["special"] = dict(squad.special)
    if squad.officer:
        choice["officer"] = squad.officer
    if squad.hero:
        choice["hero"] = squad.hero
    if squad.bonuses:
        choice["experience"] = list(squad.bonuses)
    if squad.missing:
        choice["missing"] = list(squad.missing)
    if squad.hurt:
        choice["hurt"] = {letter: list(points) for letter, points in squad.hurt}
    return choice


# -- what comes back -----------------------------------------------------------------------------------------


def by_company(table: Table, mission: Mission, told: dict[str, Any]) -> Report:
    """A report of AT-43 in the names of the campaign: sides for its sides, squads for its units."""
    sides = {BATTLE_SIDES[n]: muster for n, muster in enumerate(mission.musters)}
    squads: dict[str, Left] = {}
    for side, muster in sides.items():
        for n, squad in enumerate(sent(table, muster.company), 1):
            squads[squad] = _left(told["units"][f"{side}{n}"])
    winner = told["winner"]
    return Report.of(
        winner=sides[winner].side if winner in sides else DRAW,
        pv={muster.side: told["pv"][side] for side, muster in sides.items()},
        pr={muster.side: told["pr"][side] for side, muster in sides.items()},
        retreated=tuple(sides[side].side for side in told["retreated"]),
        squads=squads,
    )


def _left(unit: dict[str, Any]) -> Left:
    place = unit["place"]
    hurt = tuple((letter, tuple(points)) for letter, points in sorted(unit.get("hurt", {}).items()))
    return Left(
        lost=tuple(unit.get("lost", ())),
        drowned=tuple(unit.get("drowned", ())),
        hurt=hurt,
        fielded=place not in (RESERVE, SECTION),
        there=place not in (RESERVE, SECTION, GONE),
    )


def why_not_report(fixture: Fixture, report: Any) -> Refusal | None:
    """What no battle can end in, and what the campaign cannot go on with: a winner who is behind."""
    if refusal := reports.why_not_report(fixture.setup, report):
        return msgspec.structs.replace(refusal, rule="FB-MISS-13")
    sides = tuple(fixture.seats)
    retreated = report.get("retreated")
    if not isinstance(retreated, tuple) or any(side not in sides for side in retreated):
        return Refusal("FB-MISS-08", "no-report", {"sides": ", ".join(sides)})
    best, winner = max(report["pv"][side] for side in sides), report["winner"]
    if winner != DRAW and (report["pv"][winner] < best or winner in retreated):
        return Refusal("FB-MISS-13", "winner-behind", {"winner": winner, "most": best})
    return None


def brought(fixture: Fixture) -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every unit of a battle: its id there, how many members stand, and how it was sent."""
    for side, force in zip(fixture.seats, fixture.setup.lists, strict=True):
        for n, choice in enumerate(force["sections"][0], 1):
            yield f"{side}{n}", choice["strength"] - len(choice.get("missing", ())), choice


# -- guesses -------------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True):
    """How a battle may go for who comes first and for the others: tenths of the most PV, tenths lost."""

    ways: int
    pv: tuple[int, int]
    lost: tuple[int, int]
    pr: tuple[int, int] = (100, 100)
    draw: bool = False
    retreat: bool = False


OUTCOMES = (
    Outcome(15, (6, 0), (3, 7), pr=(50, 50)),
    Outcome(12, (4, 2), (4, 8), pr=(0, 0)),
    Outcome(12, (10, 0), (1, 2), pr=(150, 100)),
    Outcome(12, (1, 1), (6, 6), pr=(80, 80), draw=True),
    Outcome(1, (10, 1), (2, 10), retreat=True),
)
"""Fitted to the quartiles of 22 battles of greedy players (`scene-guessed` tells the error)."""


def shares(sizes: Mapping[str, int]) -> dict[str, int]:
    """How often each side of a battle wins, one to another: as its company is large."""
    mean = sum(sizes.values()) / len(sizes)
    return {side: max(1, round(10 * size / mean)) if mean else 1 for side, size in sizes.items()}


def chances(sizes: Mapping[str, int]) -> dict[str, float]:
    """The chance of each side to win a battle of companies of these sizes; the rest is a draw."""
    weights = shares(sizes)
    won = sum(outcome.ways for outcome in OUTCOMES if not outcome.draw)
    drawn = sum(outcome.ways for outcome in OUTCOMES if outcome.draw) * next(iter(weights.values()))
    total = won * sum(weights.values()) + drawn
    return {side: won * weight / total for side, weight in weights.items()}


def lost_on_average(place: int) -> float:
    """The share of a company that a battle is guessed to cost who wins (0) and who does not (1)."""
    won = [outcome for outcome in OUTCOMES if not outcome.draw]
    return sum(o.ways * o.lost[place] for o in won) / sum(o.ways for o in won) / 10


def guesses(fixture: Fixture) -> Sequence[tuple[int, Any]]:
    """What may come of a battle: each side may win; the larger company does so more often."""
    sides = tuple(fixture.seats)
    most = scenario.load(fixture.setup.scenario).max_pv
    sizes = {side: force["points"] for side, force in zip(sides, fixture.setup.lists, strict=True)}
    found = []
    for first, share in shares(sizes).items():
        for outcome in OUTCOMES:
            if outcome.draw and first != sides[0]:
                continue
            found.append((outcome.ways * share, _guess(fixture, first, outcome, most)))
    return found


def _guess(fixture: Fixture, first: str, outcome: Outcome, most: int) -> dict[str, Any]:
    sides = tuple(fixture.seats)
    place = {side: 0 if side == first or outcome.draw else 1 for side in sides}
    pv = {side: most * outcome.pv[place[side]] // 10 for side in sides}
    units: dict[str, Any] = {}
    for unit, strength, choice in brought(fixture):
        side = next(s for s in sides if unit.startswith(s) and unit.removeprefix(s).isdigit())
        number = int(unit.removeprefix(side))
        units[unit] = _guessed_unit(choice, strength, outcome.lost[place[side]], number)
    retreated = tuple(side for side in sides if place[side]) if outcome.retreat else ()
    return {
        "winner": DRAW if outcome.draw else first,
        "pv": pv,
        "pr": {side: outcome.pr[place[side]] for side in sides},
        "retreated": retreated,
        "units": units,
    }


def _guessed_unit(choice: dict[str, Any], strength: int, tenths: int, number: int) -> dict[str, Any]:
    """A unit that has lost its share, some more and some less; reinforcements mostly stay behind."""
    if choice["group"] == "reinforcement" and number % 2:
        return {"place": SECTION}
    gone = choice.get("missing", ())
    there = [letter for letter in LETTERS[: choice["strength"]] if letter not in gone]
    count = min(strength, round(strength * tenths / 10 * (0.5, 1.0, 1.5)[number % 3]))
    lost = tuple(there[strength - count :])
    return {"place": GONE if count == strength else ON_TABLE, "lost": lost}
