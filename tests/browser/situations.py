"""Matches that begin in the middle: a table laid as a test or a picture wants it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page

from escarmouche import games, players
from escarmouche.engine import situation
from escarmouche.engine.match import Match, Step
from escarmouche.engine.readymatches import ready_matches
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.table import ABOARD, VEHICLE
from escarmouche.games.trauma.table import RESERVE, Point, Table, Zone
from escarmouche.space.terrain import Piece
from escarmouche.testing import variant
from tests.browser.pages import ASKED, Served, opened
from tests.games.combat_zone.tables import PROFILES, Group, referee_of
from tests.games.combat_zone.tables import table_of as zone_table
from tests.games.trauma.tables import Squad, table_of, wall

CONTAINERS = ("container", "crates", "low_wall", "hedge", "ruin", "sandbags", "wreck", "console")


def kept(game: str, name: str) -> Any:
    """The table of a situation file that comes with a game."""
    folder = Path(games.__file__).parent / game / "situations"
    return situation.read(folder / f"{name}.yaml", games.ruleset).table


def seated(page: Page, served: Served, table: Any, **wish: Any) -> None:
    """Sit down at a table that is laid already, against a bot that knows no better."""
    wish = {"game": "trauma", "players": ["person", "random"], **wish}
    with pytest.MonkeyPatch.context() as patch:
        laid = variant(games.ruleset(wish["game"]), new_table=lambda setup: table)
        patch.setattr(f"escarmouche.games.{wish['game']}.ruleset.RULESET", laid)
        answer = page.request.post(f"{served.url}api/matches", data=wish, timeout=120_000)
        assert answer.ok, answer.text()
    opened(page, answer.json()["seats"][0]["link"])
    page.locator(ASKED).wait_for()


def in_play(game: str, table: str, bot: str, wanted: Callable[[Ruleset, Any], bool]) -> Any:
    """The first moment of a match on a ready table, with armies of the catalogue, that is as wanted."""
    rules = games.ruleset(game)
    ready = next(ready for ready in ready_matches(Path(games.__file__).parent / game) if ready.key == table)
    lists = ready.lists or rules.armies.lists_for(ready.scenario, tuple(rules.armies.default_lists))
    begun = rules.rules.new_table(Setup(ready.scenario, tuple(lists), options=dict(ready.options)))
    for number in range(MATCHES):
        steps: list[Step] = []
        seats = {side: players.make(bot, f"{table} {number} {side}") for side in begun.sides}
        Match(rules, begun.copy(), f"a match on the table {table} {number}", seats).replay(steps.append)
        for step in steps:
            if step.complete and wanted(rules, step.table):
                return step.table
    raise AssertionError(f"no match on {table} comes to that")


MATCHES = 4
"""Matches of bots that are looked through for a moment."""


def friends_ahead() -> Table:
    """A squad of the first side about to announce, that would fire through its own men at nobody much."""
    found: Table = in_play("trauma", "old_town", "greedy", _through_friends)
    return found


def _through_friends(rules: Ruleset, table: Any) -> bool:
    unit = table.turn.unit
    if table.turn.step != "announce" or not unit.startswith("one"):
        return False
    found = rules.client.forecasts(table, unit)
    return any("own-losses" in shot.own and shot.odds["own-losses"].mean > RISKY for shot in found[:1])


def clear_shot() -> Table:
    """A squad of the first side about to announce, that would fire to good effect past its own."""
    found: Table = in_play("trauma", "old_town", "greedy", _to_good_effect)
    return found


def _to_good_effect(rules: Ruleset, table: Any) -> bool:
    unit = table.turn.unit
    if table.turn.step != "announce" or not unit.startswith("one"):
        return False
    found = rules.client.forecasts(table, unit)
    return (
        len(found) > 1
        and not found[0].own
        and "losses" in found[0].odds
        and found[0].odds["losses"].mean > GOOD
    )


GOOD = 1.0
"""Enemies that a salvo costs on average, in a picture of it."""
RISKY = 0.5
"""Own figures that a salvo costs on average, in a picture of it."""


def about_to_fire(rules: Ruleset, table: Any) -> bool:
    """Whether whoever is under way on the first side has somebody to fire at."""
    unit = table.turn.unit
    return bool(unit.startswith("one") and table.turn.figure and rules.client.forecasts(table, unit))


def furniture(count: int = 40) -> tuple[Piece, ...]:
    """So many pieces of terrain of every kind, spread over the middle of the table."""
    found = []
    for n in range(count):
        x, y = 700 + (n % 8) * 1000, 2600 + (n // 8) * 1500
        kind = CONTAINERS[n % len(CONTAINERS)]
        long = 650 if n % 3 else 420
        found.append(wall(f"p{n}", x, y, x + long, y + 110 + 150 * (n % 2), 150 + 100 * (n % 4), kind=kind))
    return tuple(found)


def crowd(step: str = "act", todo: tuple[str, ...] = ("movement",)) -> Table:
    """Sixty figures and forty pieces of terrain; the first unit, of ten, is about to act."""
    blue = [
        Squad("one1", "one", (4500, 1500), ["captain", *["marine"] * 9]),
        Squad("one2", "one", (2000, 900), ["sergeant", *["veteran"] * 8, "medic"]),
        Squad("one3", "one", (7000, 900), ["marine"] * 7 + ["gunner"]),
        Squad("one4", "one", (1000, 2000), "tank", 1, entry="wheeled", facing=90),
        Squad("one5", "one", (8200, 1900), "walker", 1, entry="walkers", facing=90),
    ]
    red = [
        Squad("two1", "two", (4500, 10500), ["captain", *["marine"] * 9]),
        Squad("two2", "two", (2000, 11100), ["sergeant", *["marine"] * 8, "sniper"]),
        Squad("two3", "two", (7000, 11100), ["marine"] * 6 + ["rocketeer"]),
        Squad("two4", "two", (1000, 10200), "skimmer", 1, entry="antigravs", facing=270),
        Squad("two5", "two", (7600, 10200), "walker", 2, entry="walkers", facing=270),
    ]
    zones = (
        Zone("blue", "access", (3000, 0), (6000, 0), "one"),
        Zone("red", "access", (3000, 12000), (6000, 12000), "two"),
    )
    points = (Point("gamma", "gamma", piece="p18"), Point("alpha", "alpha", piece="p9", side="one"))
    turn = {"unit": "one1", "step": step, "todo": todo, "zones": zones}
    return table_of(*blue, *red, pieces=furniture(), points=points, turn=turn)


def skirmish() -> Table:
    """Two squads in range of a third: one in the open and in cover, one behind a house."""
    pieces = (
        wall("house", 5000, 5600, 6600, 5750, 800, kind="building"),
        wall("low", 3500, 6560, 4100, 6620, 150, kind="low_wall"),
        wall("crate", 2900, 5300, 3300, 5700, 300, kind="crates"),
    )
    squads = (
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 4, "gunner"]),
        Squad("two1", "two", (4000, 6750), ["sergeant", *["marine"] * 5]),
        Squad("two2", "two", (6000, 6300), ["marine"] * 4),
        Squad("two3", "two", (7200, 6900), "walker", 1, entry="walkers", facing=250),
    )
    return table_of(*squads, pieces=pieces, turn={"unit": "one1", "step": "announce", "todo": ()})


def fellows_between() -> Table:
    """A squad whose only target stands behind a squad of its own side."""
    squads = (
        Squad("one1", "one", (4300, 3600), ["sergeant", *["marine"] * 4, "gunner"]),
        Squad("one2", "one", (4300, 4600), ["sergeant", *["marine"] * 5]),
        Squad("two1", "two", (4300, 7000), ["sergeant", *["marine"] * 5]),
    )
    pieces = (wall("crate", 2900, 5300, 3300, 5700, 300, kind="crates"),)
    return named(table_of(*squads, pieces=pieces, turn={"unit": "one1", "step": "announce", "todo": ()}))


NAMES = {
    "rifle": ("Assault rifle", "Fusil d'assaut"),
    "knife": ("Knife", "Couteau"),
    "pistol": ("Service pistol", "Pistolet réglementaire"),
    "sword": ("Boarding blade", "Lame d'abordage"),
    "machine_gun": ("Heavy machine gun", "Mitrailleuse lourde"),
    "marine": ("Marine USF", "Marine USF"),
    "sergeant": ("Sergeant", "Sergent"),
    "gunner": ("Machine gunner", "Mitrailleur"),
    "squad": ("Marine squad", "Escouade de Marines"),
}
"""What the book of the federation calls what the tests have by its id alone."""


def named(table: Table) -> Table:
    """A table whose squads and weapons have the names of a book, as a player reads them."""
    setting = table.setting
    for field in ("weapons", "profiles", "entries"):
        held = {
            id: replace(entry, name=dict(zip(("en", "fr"), NAMES.get(id, (id, id)), strict=True)))
            for id, entry in getattr(setting, field).items()
        }
        setting = replace(setting, **{field: held})
    table.setting = setting
    return table


def armoured() -> Table:
    """A wheeled vehicle, a cannon ahead and a machine gun behind, between two squads on each hand."""
    squads = (
        Squad("one1", "one", (4300, 4800), "tank", 1, entry="wheeled", facing=60),
        Squad("two1", "two", (4000, 6750), ["sergeant", *["marine"] * 5]),
        Squad("two2", "two", (5600, 6000), ["marine"] * 4),
        Squad("two3", "two", (3000, 2800), ["marine"] * 4),
        Squad("two4", "two", (5200, 2600), ["marine"] * 4),
    )
    return table_of(*squads, turn={"unit": "one1", "step": "announce", "todo": ()})


def dropping() -> Table:
    """A squad in Reserve whose card is up; its side holds a drop point."""
    crates = wall("crates", 4300, 5800, 4700, 6200, 300, kind="crates")
    squads = (
        Squad("one1", "one", (0, 0), ["sergeant", *["marine"] * 4], place=RESERVE),
        Squad("two1", "two", (6500, 9000), ["marine"] * 4),
    )
    zones = (Zone("blue", "access", (3000, 0), (6000, 0), "one"),)
    points = (Point("d", "drop", piece="crates", side="one"),)
    turn = {"unit": "one1", "step": "enter", "zones": zones, "round": 1}
    return table_of(*squads, pieces=(crates,), points=points, turn=turn)


def motor_pool() -> Any:
    """Every kind of vehicle for both sides, facing the enemy, and its wreck; somebody sits in the first."""
    for kind in vehicles.KINDS:
        PROFILES.setdefault(f"vehicle.{kind}", vehicles.make_profile(kind))
    groups = [Group("one1", "one", (5600, 6000), "pistolier", 3, facing=90)]
    for n, kind in enumerate(vehicles.KINDS):
        for unit, side, y, facing in (
            ("onev", "one", 3500, 90),
            ("twov", "two", 7400, 270),
            ("onew", "one", 900, 45),
        ):
            at = 2500 + n % 4 * 2200, y + n // 4 * 1500
            groups.append(Group(f"{unit}{n}", side, at, f"vehicle.{kind}", kind=VEHICLE, facing=facing))
    groups.append(Group("two1", "two", (6500, 7000), "trooper", 2, facing=270))
    laid = zone_table(*groups, options={"vehicles": "cars"}, turn={"figure": "one1b", "unit": "one1"})
    first = laid.figures["onev0a"]
    laid.change("one1a", {"fate": ABOARD, "aboard": "onev0a", "x": first.x, "y": first.y})
    laid.change("onev0a", {"crew": ("one1a",)})
    laid.change("twov1a", {"damage": (vehicles.DAMAGED,)})
    referee = referee_of(laid)
    for n in range(len(vehicles.KINDS)):
        casualties.wreck(referee, "CZ-MACH-08", f"onew{n}a")
    return referee.table
