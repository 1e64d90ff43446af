"""What is shown of a season: the own company and its account, the market, Loyalty, the table of all."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.names import key_of
from escarmouche.engine.scene import Cell, Scene, SceneScore, SceneSheet, SceneUnit, headline
from escarmouche.engine.sentences import words
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul_season.chapters import money
from escarmouche.games.star_mogul_season.client import prices
from escarmouche.games.star_mogul_season.table import (
    FIT,
    GAME,
    LEDGER,
    Owned,
    Table,
    book,
    everybody,
    gear_of,
    groups,
    members,
    rigs,
)


def scene(table: Table, side: str) -> Scene:
    """Everything a client shows of a season; a spectator sees what is open to all."""
    called = {each: table.setting.names[each] for each in table.sides}
    wins = words("scene-wins", GAME)
    sheets = [_standing(table), _loyalty(table)]
    if side in table.sides:
        sheets = [_company(table, side), _vehicles(table, side), _stock(table, side), *sheets]
        sheets += [_account(table, side), _market(table, side)]
    return Scene(
        table.ground.width,
        table.ground.depth,
        scores=tuple(
            SceneScore(each.id, wins, str(each.wins), decides=False) for each in table.sides.values()
        ),
        headline=headline(
            table.turn, table.setting.missions, called, f"scene-phase-{table.turn.phase}", GAME
        ),
        units=tuple(_named(table, side)) if side in table.sides else (),
        called=called,
        purses=prices.purses(table, side) if side in table.sides else (),
        sheets=tuple(sheets),
    )


def _named(table: Table, side: str) -> Iterator[SceneUnit]:
    """Everybody and everything that can be chosen, so that each has its name."""
    for person in everybody(table, side):
        yield SceneUnit(person.id, side, {"en": person.name, "fr": person.name}, 0, 0, place="reserve")
    for rig in rigs(table, side):
        yield SceneUnit(rig.id, side, line_name(rig.line), 0, 0, place="reserve")
    for number in groups(table, side):
        name = table.setting.goods[f"g{number}"].name
        yield SceneUnit(f"g{number}", side, name, len(members(table, side, number)), 0, place="reserve")


def _columns(*names: str) -> tuple[dict[str, str], ...]:
    return tuple(words(f"scene-column-{name}", GAME) for name in names)


def line_name(line: str) -> dict[str, str]:
    """What the market calls something, or the season's own word for it."""
    market = book()
    for shelf in (market.crew, market.armour, market.weapons, market.blades, market.vehicles):
        if line in shelf:
            return dict(shelf[line].name)
    return words(f"scene-{key_of(line)}", GAME)


def _joined(parts: list[dict[str, str]]) -> dict[str, str]:
    return {tongue: ", ".join(part[tongue] for part in parts) or "–" for tongue in ("en", "fr")}


def _company(table: Table, side: str) -> SceneSheet:
    """Everybody who is or was in the company: what they are, wear and have been through."""
    rows: list[tuple[Cell, ...]] = []
    for person in everybody(table, side):
        role: Cell = words(f"scene-role-{person.role}", GAME) if person.role else "–"
        where = _place(table, person)
        gear = _joined([line_name(item) for item in gear_of(person)])
        history = (str(person.missions), str(person.wounds), str(person.kills))
        rows.append((person.name, role, line_name(person.line), where, gear, *history))
    columns = _columns("name", "role", "line", "unit", "gear", "missions", "wounds", "kills")
    return SceneSheet("company", words("scene-company", GAME), columns, tuple(rows), (), side)


def _place(table: Table, person: Owned) -> Cell:
    if person.state != FIT:
        lost = words(f"scene-state-{person.state}", GAME)
        return {tongue: f"{word} ({person.fell})" if person.fell else word for tongue, word in lost.items()}
    if person.rig:
        return line_name(table.things[person.rig].line)
    return str(person.group) if person.group else words("scene-reserve", GAME)


def _vehicles(table: Table, side: str) -> SceneSheet:
    """The vehicles: what they have lost, what the repair would cost, what they would sell for."""
    rows: list[tuple[Cell, ...]] = []
    for rig in rigs(table, side):
        plates = "/".join(str(lost) for lost in rig.plates)
        power = words("scene-no-power", GAME) if rig.immobile or rig.power else words("scene-power", GAME)
        repair = company.repair_price(book(), money.wear_of(rig))
        values = (plates, str(rig.superstructure), str(len(rig.out)), power)
        rows.append((line_name(rig.line), *values, str(repair), str(money.resale_of(rig))))
    columns = _columns("vehicle", "plates", "superstructure", "guns", "power", "repair", "resale")
    return SceneSheet("vehicles", words("scene-vehicles", GAME), columns, tuple(rows), (), side)


def _stock(table: Table, side: str) -> SceneSheet:
    """Gear that nobody carries."""
    stock = table.sides[side].stock
    rows = tuple(
        (line_name(item), str(stock.count(item)), str(company.resale(book(), item)))
        for item in dict.fromkeys(stock)
    )
    return SceneSheet(
        "stock", words("scene-stock", GAME), _columns("item", "count", "resale"), rows, (), side
    )


def _standing(table: Table) -> SceneSheet:
    """The table of the season: what everybody may know; worth at the end only (SM-CAMP-02)."""
    rows: list[tuple[Cell, ...]] = []
    for side in table.sides.values():
        assets = _joined([line_name(asset) for asset in side.assets])
        worth = str(side.worth) if side.worth >= 0 else "?"
        results = (str(side.played), str(side.wins), str(side.losses), str(side.loyalty))
        rows.append((table.setting.names[side.id], *results, assets, worth))
    columns = _columns("company", "played", "wins", "losses", "loyalty", "assets", "worth")
    return SceneSheet("season", words("scene-season", GAME), columns, tuple(rows))


def _loyalty(table: Table) -> SceneSheet:
    """Why Loyalty is what it is, company by company."""
    rows: list[tuple[Cell, ...]] = []
    for side in table.sides.values():
        for mission, rule in side.reasons:
            change = LEDGER.data(rule)["modifier"]
            name, title = table.setting.names[side.id], dict(LEDGER[rule].title)
            rows.append((name, str(mission), rule, title, f"{change:+d}"))
    columns = _columns("company", "mission", "rule", "reason", "change")
    return SceneSheet("loyalty", words("scene-loyalty", GAME), columns, tuple(rows))


def _account(table: Table, side: str) -> SceneSheet:
    """Every credit under its rule; the lines add up to what there is."""
    record = table.sides[side]
    rows: list[tuple[Cell, ...]] = []
    for line in record.account:
        verb, _, what = line.what.partition(":")
        told = words(f"scene-money-{verb}", GAME) if what or verb in WORDS else line_name(verb)
        if what:
            named = line_name(what)
            told = {tongue: f"{told[tongue]}: {named[tongue]}" for tongue in told}
        rows.append((str(line.mission), line.rule, told, f"{line.amount:+d}", str(line.left)))
    total = sum(line.amount for line in record.account)
    sums = ("", "", words("scene-sum", GAME), f"{total:+d}", str(record.credits))
    columns = _columns("mission", "rule", "what", "amount", "left")
    return SceneSheet("account", words("scene-account", GAME), columns, tuple(rows), sums, side)


WORDS = frozenset({"founding", "advance", "salvage", "bonus"})
"""Lines of the account that are about nothing on the market."""


def _market(table: Table, side: str) -> SceneSheet:
    """Prices, and how many the company could pay for."""
    market, left = book(), table.sides[side].credits
    rows: list[tuple[Cell, ...]] = []
    for shelf, kind in (
        (market.crew, "crew"), (market.armour, "armour"), (market.weapons, "weapons"),
        (market.blades, "blades"), (market.vehicles, "vehicles"),
    ):  # fmt: skip
        for line, entry in shelf.items():
            if entry.cost and getattr(entry, "kind", "") != "vehicle":
                price = company.price(market, line)
                what = words(f"scene-shelf-{kind}", GAME)
                resale = "–" if kind == "crew" else str(company.resale(market, line))
                rows.append((dict(entry.name), what, str(price), resale, str(left // price)))
    columns = _columns("item", "kind", "price", "resale", "affordable")
    return SceneSheet("market", words("scene-market", GAME), columns, tuple(rows), (), side)
