"""What a battle tells the campaign that asked for it, and what no battle can end in (A4-WAR-20)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.at43.armies.armylist import LISTS
from escarmouche.games.at43.armies.muster import LETTERS, members
from escarmouche.games.at43.chapters.units import parts_of
from escarmouche.games.at43.setup import scenario
from escarmouche.games.at43.table import ABOARD, GONE, ON_TABLE, RESERVE, SECTION, SIDES, Table, Unit

PLACES = (ON_TABLE, ABOARD, RESERVE, SECTION, GONE)


def report(table: Table, over: str) -> dict[str, Any] | None:
    """The last table of a battle as its campaign reads it; who gave up has retreated (A4-WAR-18)."""
    if table.setting.campaign is None:
        return None
    gave_up = _gave_up(table, over)
    retreated = tuple(s for s, side in table.sides.items() if side.retreated or s in gave_up)
    pv = {side.id: side.pv for side in table.sides.values()}
    left = [side for side in table.sides if side not in retreated]
    if retreated and len(left) == 1:
        pv[left[0]] = max(pv[left[0]], table.setting.max_pv)
    best = max(pv.values())
    first = [side for side in table.sides if pv[side] == best]
    winner = over if over == DRAW else first[0] if len(first) == 1 else DRAW
    units = {
        unit.id: _told(table, unit, lost=unit.side in gave_up)
        for unit in table.units.values()
        if unit.id.removeprefix(unit.side).isdigit()
    }
    pr = {side.id: side.pr for side in table.sides.values()}
    return {"winner": winner, "pv": pv, "pr": pr, "retreated": retreated, "units": units}


def _gave_up(table: Table, over: str) -> tuple[str, ...]:
    """The sides that conceded, where a word of the players has ended the battle."""
    if table.turn.over or over not in table.sides:
        return ()
    return tuple(side for side in table.sides if side != over)


def _told(table: Table, unit: Unit, *, lost: bool) -> dict[str, Any]:
    """A unit: where it is, whom it has lost, who lies in the water, what is damaged."""
    gone = lost and unit.place in (ON_TABLE, ABOARD)
    place = GONE if gone or not unit.figures else unit.place
    living = () if gone else unit.figures
    told: dict[str, Any] = {"place": place}
    letters = {figure: figure.removeprefix(unit.id) for figure in unit.roster}
    merged = _merged(table, unit) if not gone else ()
    fallen = tuple(letters[f] for f in unit.roster if f not in living and f not in merged)
    if fallen:
        told["lost"] = fallen
    drowned = tuple(
        letters[f] for f in table.sides[unit.side].drowned if f in letters and letters[f] in fallen
    )
    if drowned:
        told["drowned"] = drowned
    hurt = {
        letters[f]: table.figures[f].hurt
        for f in unit.roster
        if f in living and any(table.figures[f].hurt) and not _grown(table, unit, f)
    }
    if hurt:
        told["hurt"] = hurt
    return told


def _grown(table: Table, unit: Unit, figure: str) -> bool:
    """Whether a vehicle has become another type by fusion (A4-ABIL-13)."""
    entry = table.setting.entries[unit.entry]
    into = table.setting.entries.get(entry.fuses_into)
    return into is not None and table.figures[figure].profile == into.vehicle


def _merged(table: Table, unit: Unit) -> tuple[str, ...]:
    """Vehicles that live on in another they were melted into: one for each that has grown (A4-WAR-20)."""
    count = sum(_grown(table, unit, figure) for figure in unit.figures)
    missing = [figure for figure in unit.roster if figure not in unit.figures]
    return tuple(missing[:count])


# -- what cannot be ------------------------------------------------------------------------------------------


def why_not_report(setup: Setup, told: Any) -> Refusal | None:
    """Why no battle from this set-up can end so: points beyond the mission's, more lost than was brought."""
    sides = SIDES[: len(setup.lists)]
    about = {"sides": ", ".join(sides)}
    if not isinstance(told, dict) or told.get("winner") not in (*sides, DRAW):
        return Refusal("A4-WAR-20", "no-report", about)
    most = scenario.load(setup.scenario).max_pv
    for purse in ("pv", "pr"):
        points = told.get(purse)
        if not isinstance(points, dict) or any(type(points.get(s)) is not int for s in sides):
            return Refusal("A4-WAR-20", "no-points", {**about, "purse": purse})
    for side in sides:
        if not 0 <= told["pv"][side] <= most:
            facts = {"side": side, "given": told["pv"][side], "most": most}
            return Refusal("A4-WAR-20", "more-pv-than-there-are", facts)
    units = told.get("units")
    if not isinstance(units, dict):
        return Refusal("A4-WAR-20", "no-report", about)
    return _why_not_units(setup, sides, units)


def _why_not_units(setup: Setup, sides: tuple[str, ...], units: dict[str, Any]) -> Refusal | None:
    known = set()
    for side, force in zip(sides, setup.lists, strict=True):
        army = LISTS.load_army(force, setup.books)
        for n, choice in enumerate(army.choices, 1):
            known.add(f"{side}{n}")
            unit = army.book.unit(choice.unit)
            assert unit is not None, choice.unit
            ranks = dict(zip(LETTERS, members(army.book, unit, choice), strict=False))
            there = {letter: own for letter, own in ranks.items() if letter not in choice.missing}
            if refusal := _why_not_unit(f"{side}{n}", there, units.get(f"{side}{n}")):
                return refusal
    if strangers := sorted(set(units) - known):
        return Refusal("A4-WAR-20", "unit-not-sent", {"unit": strangers[0]})
    return None


def _why_not_unit(id: str, there: dict[str, Any], told: Any) -> Refusal | None:
    """Whether this can have become of a unit."""
    about = {"unit": id, "strength": len(there)}
    if not isinstance(told, dict) or told.get("place") not in PLACES:
        return Refusal("A4-WAR-20", "unit-not-told", about)
    lost, drowned, hurt = told.get("lost", ()), told.get("drowned", ()), told.get("hurt", {})
    if not isinstance(lost, tuple) or len(set(lost)) != len(lost) or not set(lost) <= set(there):
        return Refusal("A4-WAR-20", "more-lost-than-sent", {**about, "lost": repr(lost)[:40]})
    if (len(lost) == len(there)) != (told["place"] == GONE):
        return Refusal("A4-WAR-20", "lost-unit-kept", {**about, "lost": len(lost), "place": told["place"]})
    if not isinstance(drowned, tuple) or not set(drowned) <= set(lost):
        return Refusal("A4-WAR-20", "drowned-not-lost", about)
    if not isinstance(hurt, dict) or not set(hurt) <= set(there) - set(lost):
        return Refusal("A4-WAR-20", "hurt-not-there", about)
    for letter, points in hurt.items():
        limits = [most for _, most in parts_of(there[letter])]
        right = (
            isinstance(points, tuple) and len(points) == len(limits) and all(type(p) is int for p in points)
        )
        if not right or any(not 0 <= p <= most for p, most in zip(points, limits, strict=True)):
            return Refusal("A4-WAR-20", "hurt-not-there", about)
    return None
