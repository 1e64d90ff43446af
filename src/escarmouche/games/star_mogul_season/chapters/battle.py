"""The battles of a mission, and what follows from their reports in the order of SM-POST-13 (area SM-POST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.requests import Fixture, Refusal, frozen
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.chapters import aftermath, company, missions
from escarmouche.games.star_mogul.setup import reports
from escarmouche.games.star_mogul.table import MEKK, SIDES
from escarmouche.games.star_mogul_season.chapters import ending, kit, money
from escarmouche.games.star_mogul_season.chapters.deployment import LETTERS, fielded, force_of
from escarmouche.games.star_mogul_season.chapters.trade import leave
from escarmouche.games.star_mogul_season.table import (
    BATTLE_GAME,
    DEAD,
    FIT,
    GONE,
    LEDGER,
    LIMIT,
    Owned,
    Referee,
    Table,
    book,
    playing,
)

Pair = tuple[str, str, str, str]
SEATS = SIDES[:2]
SITES: dict[str, tuple[str, ...]] = {
    missions.RIGHTS: ("salvage_rights", "crash_site", "black_marsh", "ghost_town"),
    missions.RAID: ("salvage_raid",),
    missions.ASSET: ("refinery",),
    missions.ASSET_RAID: ("asset_raid",),
    missions.RESCUE: ("rescue",),
    missions.REVENGE: ("revenge",),
}
"""Where a mission is played; salvage goes round the sites."""


def fight(referee: Referee) -> None:
    """All battles of the mission, then what comes of each (SM-CAMP-01)."""
    table = referee.table
    pairs = table.turn.pairs
    fixtures = [fixture(table, pair) for pair in pairs]
    told = referee.battles("SM-CAMP-01", fixtures, why_not_report, guesses) if fixtures else ()
    for pair, report in zip(pairs, told, strict=True):
        come_home(referee, pair, report)
    for side in playing(referee.table):
        income(referee, side)
    ending.next_mission(referee)


def fixture(table: Table, pair: Pair) -> Fixture:
    """A battle with the forces in hand: who is named first is raider, attacker or demander."""
    one, two, mission, asset = pair
    sites = SITES[mission]
    site = sites[(table.turn.round - 1) % len(sites)]
    forces = (force_of(table, one), force_of(table, two))
    setup = Setup(site, forces, {"season": True, "limit": LIMIT})
    about = {"nth": table.turn.round, "mission": mission, "asset": asset or "-"}
    return Fixture(BATTLE_GAME, setup, dict(zip(SEATS, (one, two), strict=True)), about)


def come_home(referee: Referee, pair: Pair, report: dict[str, Any]) -> None:
    """Recovery, vehicles, Loyalty, salvage, the asset: each company in turn (SM-POST-13)."""
    ids = {seat: fielded(referee.table, side, seat) for seat, side in zip(SEATS, pair[:2], strict=True)}
    winner = report["winner"]
    for seat, side in zip(SEATS, pair[:2], strict=True):
        left = any(report["people"].get(f) == reports.LEFT for f in ids[seat])
        for id, owned in ids[seat].items():
            if id in report["people"]:
                person_home(referee, owned, id, report, keep=not left)
        for id, owned in ids[seat].items():
            if id in report["vehicles"]:
                vehicle_home(referee, owned, report["vehicles"][id])
        loyalty(referee, side, report["loyalty"][seat])
        sell_salvage(referee, side, report["secured"][seat])
        other = pair[1] if side == pair[0] else pair[0]
        won, lost = winner == seat, winner not in (seat, DRAW)
        record = referee.table.sides[side]
        referee.change(
            "SM-CAMP-01", side, played=record.played + 1, wins=record.wins + won,
            losses=record.losses + lost, lost_to=other if lost else "",
        )  # fmt: skip
        kit.succession(referee, side)
    take_asset(referee, pair, winner)


def person_home(referee: Referee, id: str, figure: str, report: dict[str, Any], *, keep: bool) -> None:
    """What became of somebody; who is out of action rolls once, wherever he fell (SM-POST-01 to 03)."""
    person: Owned = referee.table.things[id]
    fate = report["people"][figure]
    history = {
        "missions": person.missions + 1,
        "kills": person.kills + report["kills"].get(figure, 0),
        "wounds": person.wounds + (fate in (reports.WOUNDED, reports.DOWN)),
    }
    used = list(report["used"].get(figure, ()))
    blades = list(person.blades)
    for blade in used:
        if blade in blades:
            blades.remove(blade)
    rule = "SM-WEAP-03" if used else "SM-POST-02"
    referee.change(rule, id, only=person.side, **history, blades=tuple(blades))
    if fate == reports.DOWN:
        kind = book().crew[person.line].kind
        back = referee.roll("SM-POST-01", person.side, aftermath.recovery_dice(kind), name=person.name)
        referee.note("SM-POST-02", "recovery", side=person.side, name=person.name, back=bool(back))
        if not back:
            leave(referee, "SM-POST-01", id, DEAD, keep=keep and kind != MEKK)
    elif fate == reports.LOST:
        referee.note("SM-POST-02", "beyond-recovery", side=person.side, name=person.name)
        leave(referee, "SM-POST-02", id, DEAD, keep=False)
    elif fate == reports.LEFT:
        referee.note("SM-POST-03", "left-behind", side=person.side, name=person.name)
        leave(referee, "SM-POST-03", id, GONE, keep=False)


def vehicle_home(referee: Referee, id: str, told: dict[str, Any]) -> None:
    """A vehicle with what it has lost; a wreck; or nothing (SM-POST-12)."""
    rig: Owned = referee.table.things[id]
    line = book().vehicles[rig.line]
    plates = tuple(full - left for full, left in zip(line.armour, told["armour"], strict=True))
    if told["fate"] == reports.LOST:
        for member in referee.table.things.values():
            if member.rig == id and member.state == FIT:
                referee.change("SM-POST-12", member.id, only=rig.side, rig="", post=0)
        fell = referee.table.turn.round
        referee.change("SM-POST-12", id, only=rig.side, state=DEAD, fell=fell, missions=rig.missions + 1)
        return
    values: dict[str, Any] = {"plates": plates, "missions": rig.missions + 1}
    if told["fate"] == reports.WRECKED:
        everything = tuple(range(len(line.weapons)))
        values |= {"superstructure": line.superstructure - 1, "out": everything, "immobile": True}
    else:
        values |= {
            "superstructure": line.superstructure - told["superstructure"],
            "out": tuple(told["out"]),
            "immobile": bool(told["immobile"]),
            "power": str(told["power"]),
        }
    referee.change("SM-POST-12", id, only=rig.side, **values)


def loyalty(referee: Referee, side: str, rules: Sequence[str]) -> None:
    """Each reason by itself, then the value within its bounds (SM-POST-05 to 09, SM-LOY-07)."""
    if not rules:
        return
    before = referee.table.sides[side].loyalty
    for rule in rules:
        value = LEDGER.data(rule)["modifier"]
        referee.note(rule, "loyalty-changes", side=side, value=value)
    change = sum(LEDGER.data(rule)["modifier"] for rule in rules)
    record = referee.table.sides[side]
    reasons = (*record.reasons, *((referee.table.turn.round, rule) for rule in rules))
    referee.change("SM-LOY-07", side, loyalty=aftermath.kept_within(before + change), reasons=reasons)


def sell_salvage(referee: Referee, side: str, counters: int) -> None:
    """1D6 for each counter, a hundred credits a point (SM-POST-04)."""
    for _ in range(counters):
        thrown = int(referee.roll("SM-POST-04", side, aftermath.sale_dice()))
        money.move_money(referee, "SM-POST-04", side, aftermath.VALUE * thrown, "salvage")


def take_asset(referee: Referee, pair: Pair, winner: str) -> None:
    """The asset goes to who has won it; a draw leaves it where it was (SM-MISS-05, SM-MISS-06)."""
    one, two, mission, asset = pair
    if not asset or winner == DRAW:
        return
    victor, other = (one, two) if winner == SEATS[0] else (two, one)
    rule = "SM-MISS-06" if mission == missions.ASSET_RAID else "SM-MISS-05"
    if mission == missions.ASSET_RAID:
        if victor == two:  # whoever was raided keeps what he had
            return
        held = list(referee.table.sides[other].assets)
        held.remove(asset)
        referee.change(rule, other, assets=tuple(held))
    assets = (*referee.table.sides[victor].assets, asset)
    referee.change(rule, victor, assets=assets)


def income(referee: Referee, side: str) -> None:
    """Every asset pays after each mission (SM-MISS-02, SM-CAMP-01)."""
    for asset in referee.table.sides[side].assets:
        by_die = company.INCOME[asset][1]
        thrown = int(referee.roll("SM-MISS-02", side, d6(), asset=asset)) if by_die else 0
        money.move_money(referee, "SM-MISS-02", side, company.income(asset, thrown), asset)


# -- reports -------------------------------------------------------------------------------------------------


def brought(fixture: Fixture) -> dict[str, tuple[str, ...]]:
    """People and vehicles of each seat by the ids they have in the battle, vehicles first."""
    ids: dict[str, tuple[str, ...]] = {}
    market = book()
    for seat, force in zip(SEATS, fixture.setup.lists, strict=True):
        found: list[str] = []
        for n, unit in enumerate(force["units"], 1):
            if unit.get("type") == "vehicle":
                found.append(f"{seat}{n}")
                posts = len(market.vehicles[unit["vehicle"]].crew)
                found += [f"{seat}{n}{LETTERS[k]}" for k in range(posts) if unit["seats"][k]]
            else:
                found += [f"{seat}{n}{LETTERS[k]}" for k in range(len(unit["models"]))]
        ids[seat] = tuple(found)
    return ids


def why_not_report(fixture: Fixture, report: Any) -> Refusal | None:
    """What the season cannot go on with: a form that is none, people or vehicles that did not go out."""
    if refusal := reports.why_not_shape(report, SEATS):
        return refusal
    out = {id for ids in brought(fixture).values() for id in ids}
    for id in (*report["people"], *report["vehicles"]):
        if id not in out:
            return Refusal("SM-POST-02", "was-not-there", {"id": str(id), "count": len(out)})
    if missing := sorted(out - set(report["people"]) - set(report["vehicles"])):
        return Refusal("SM-POST-02", "nothing-said-of", {"id": missing[0], "count": len(missing)})
    return None


LOST_SHARE = {"won": (3, 22, 47), "drawn": (33, 40, 43), "lost": (25, 80, 97)}
"""Of a hundred people, how many are down: a light, a usual and a bloody battle, as greedy fights."""
WRECKED_SHARE = {"won": 15, "drawn": 10, "lost": 45}
"""Of a hundred vehicles, how many are wrecks or worse."""
HAULED = {"won": (2, 1, 0), "drawn": (1, 1, 1), "lost": (0, 0, 0)}
"""Counters brought home."""


def guesses(fixture: Fixture) -> Sequence[tuple[int, Any]]:
    """What may come of a battle: the dearer force wins more often; rough, for odds and quick simulations."""
    costs = [max(1, force["points"]) for force in fixture.setup.lists]
    raided = fixture.about["mission"] in (missions.RAID, missions.RESCUE)
    found = []
    for level in range(3):
        for winner, ways in ((SEATS[0], costs[0]), (SEATS[1], costs[1]), (DRAW, (costs[0] + costs[1]) // 6)):
            if winner == DRAW and raided:
                continue
            found.append((max(1, ways), frozen(guessed(fixture, winner, level))))
    return found


def guessed(fixture: Fixture, winner: str, level: int) -> dict[str, Any]:
    """One report: so many down on each side, spread over the units."""
    ids = brought(fixture)
    market = book()
    revenge = fixture.about["mission"] == missions.REVENGE
    hauls = fixture.about["mission"] not in (missions.ASSET, missions.ASSET_RAID)
    report: dict[str, Any] = {
        "winner": winner, "people": {}, "vehicles": {}, "secured": {}, "loyalty": {}, "kills": {}, "used": {},
    }  # fmt: skip
    for n, (seat, force) in enumerate(zip(SEATS, fixture.setup.lists, strict=True)):
        how = "won" if winner == seat else "drawn" if winner == DRAW else "lost"
        share = LOST_SHARE[how][level]
        lines = {f"{seat}{k}": unit for k, unit in enumerate(force["units"], 1) if "vehicle" in unit}
        for k, id in enumerate(ids[seat]):
            drawn = (k * 37 + level * 11 + n * 5) % 100
            down = drawn < (WRECKED_SHARE[how] if id in lines else share)
            if id in lines:
                report["vehicles"][id] = _guessed_vehicle(market, lines[id], down=down, won=how == "won")
            else:
                report["people"][id] = reports.DOWN if down else reports.FIT
        report["secured"][seat] = HAULED[how][level] if hauls else 0
        won = "SM-POST-09" if revenge and seat == SEATS[0] else "SM-POST-07"
        report["loyalty"][seat] = {"won": [won], "drawn": [], "lost": ["SM-POST-08"]}[how]
    return report


def _guessed_vehicle(market: Any, unit: dict[str, Any], *, down: bool, won: bool) -> dict[str, Any]:
    """A vehicle as it went, scratched, or a wreck that the winner recovers."""
    line = market.vehicles[unit["vehicle"]]
    wear = unit.get("wear", {})
    lost = wear.get("armour", (0, 0, 0, 0))
    armour = [max(0, full - gone) for full, gone in zip(line.armour, lost, strict=True)]
    if down:
        return {"fate": reports.WRECKED if won else reports.LOST, "armour": armour}
    left = max(1, line.superstructure - wear.get("superstructure", 0))
    return {
        "fate": reports.HOME,
        "armour": armour,
        "superstructure": max(1, left - 2),
        "out": list(wear.get("out", ())),
        "immobile": wear.get("immobile", False),
        "power": wear.get("power", ""),
    }
