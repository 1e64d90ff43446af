"""What is shown of a campaign: the front as a map, a sheet for each company, the ledger of points."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.scene import (
    Cell,
    Scene,
    SceneCounter,
    SceneMap,
    SceneNode,
    SceneRoute,
    SceneScore,
    SceneSheet,
    SceneUnit,
    SceneZone,
    headline,
)
from escarmouche.engine.sentences import words
from escarmouche.games.frostbite.chapters.losses import alive
from escarmouche.games.frostbite.client.purchases import labelled, purchases
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup.front import Front, why_no_supply
from escarmouche.games.frostbite.table import (
    BY_AIR,
    GAME,
    WEEKS,
    Company,
    Entry,
    Table,
    book_of,
    companies,
    controlled,
    cost,
    enemies_at,
    front,
    line_of,
    name_of,
    worth,
)

PLACES: dict[int, dict[str, tuple[int, int]]] = {
    int(players): drawn for players, drawn in LEDGER.data("FB-MAP-02")["places"].items()
}
"""Where each place is drawn, in thousandths, by the number of players."""
SQUADS = ("squad", "strength", "special", "leader", "experience", "losses", "cost")
ACCOUNT = ("week", "side", "rule", "about", "pl", "pv")
Words = dict[str, str]
LANGUAGES = ("en", "fr")


def scene(table: Table, side: str) -> Scene:
    """Everything a client shows of a campaign."""
    called = {each: called_by(table, each) for each in table.sides}
    scores = []
    for each in table.sides.values():
        count = len(controlled(table, each.id))
        scores.append(SceneScore(each.id, words("scene-sectors", GAME), str(count), decides=True))
        scores.append(
            SceneScore(each.id, words("scene-pv", GAME), str(each.pv), words("scene-pv-short", GAME))
        )
        scores.append(
            SceneScore(each.id, words("scene-pl", GAME), str(each.pl), words("scene-pl-short", GAME))
        )
    return Scene(
        table.ground.width,
        table.ground.depth,
        scores=tuple(scores),
        headline=headline(table.turn, WEEKS, called, f"scene-phase-{table.turn.phase}", GAME),
        called=called,
        acting=table.turn.company,
        units=tuple(_cards(table)),
        zones=tuple(_places(table)),
        map=_map(table),
        sheets=(
            *purchases(table),
            *(_sheet(table, company) for company in companies(table)),
            *(_account(table, each) for each in table.sides),
        ),
    )


def called_by(table: Table, side: str) -> Words:
    """What a player is called: his army, with its HQ where another player has the same."""
    armies = table.setting.armies
    name: Words = armies[side].name
    if sum(armies[other].name == name for other in table.sides) == 1:
        return name
    hq = words(f"scene-hq-{table.sides[side].hq.lower()}", GAME)
    return {lang: f"{name[lang]} ({hq[lang]})" for lang in LANGUAGES}


# -- the map -------------------------------------------------------------------------------------------------


def _map(table: Table) -> SceneMap:
    drawn, places = front(table), PLACES[len(table.sides)]
    homes = {side.hq: side.id for side in table.sides.values()}
    nodes = [
        SceneNode(hq, words(f"scene-hq-{hq.lower()}", GAME), *places[hq], homes.get(hq, ""), home=True)
        for hq in drawn.hqs
    ]
    for sector, trait in drawn.sectors.items():
        name = dict.fromkeys(LANGUAGES, sector)
        traits = (words(f"scene-trait-{trait.replace('_', '-')}", GAME),)
        nodes.append(SceneNode(sector, name, *places[sector], table.things[sector].side, traits=traits))
    return SceneMap(
        words("scene-map", GAME),
        tuple(nodes),
        tuple(_route(table, drawn, a, b) for a, b in drawn.routes),
        tuple(_counter(table, company) for company in companies(table)),
    )


def _places(table: Table) -> Iterator[SceneZone]:
    """HQs and sectors by name, for sentences; where they lie the map shows."""
    drawn = front(table)
    for hq in drawn.hqs:
        yield SceneZone(hq, "mark", words(f"scene-hq-{hq.lower()}", GAME), (), quiet=True)
    for id, sector in table.things.items():
        yield SceneZone(id, "mark", sector_name(id), (), sector.side, quiet=True)


def sector_name(sector: str) -> Words:
    """What a sector is called in sentences."""
    return {lang: f"{text} {sector.upper()}" for lang, text in words("scene-sector", GAME).items()}


def supplied(table: Table, side: str, place: str) -> bool:
    """Whether a line of supply joins a place to a side's HQ (FB-MAP-04)."""
    owned, enemies = controlled(table, side), enemies_at(table, side)
    return why_no_supply(front(table), table.sides[side].hq, place, owned, enemies) is None


def _route(table: Table, drawn: Front, a: str, b: str) -> SceneRoute:
    """A way: whose supply runs along it; cut where an enemy company stands on own ground (FB-MAP-04)."""
    for side in table.sides.values():
        ends = {node: node == side.hq or node in controlled(table, side.id) for node in (a, b)}
        if all(ends.values()):
            enemies = enemies_at(table, side.id)
            reached = all(node == side.hq or supplied(table, side.id, node) for node in (a, b))
            blocked = any(enemies.get(node) for node in (a, b)) or not reached
            return SceneRoute(a, b, side.id, cut=blocked)
    return SceneRoute(a, b)


def _counter(table: Table, company: Company) -> SceneCounter:
    number = company.id.removeprefix(company.side)
    here, towards = company.node, ""
    if company.origin and company.origin != BY_AIR:
        here, towards = company.origin, company.node
    return SceneCounter(
        company.id, company.side, name_of(table, company.id), here, towards, number, bool(company.played)
    )


# -- cards ---------------------------------------------------------------------------------------------------


def _cards(table: Table) -> Iterator[SceneUnit]:
    """A card for each company, and one for each of its squads."""
    for company in companies(table):
        lines = ((words("scene-column-cost", GAME), str(worth(table, company.id))),)
        count = len(company.figures)
        yield SceneUnit(
            company.id, company.side, name_of(table, company.id), count, count, lines=lines, place="off"
        )
    for squad in table.figures.values():
        company = table.units[squad.unit]
        there = squad.id in company.figures
        learned = ", ".join(map(str, squad.bonuses))
        left = squad.strength - len(squad.missing)
        yield SceneUnit(
            squad.id,
            company.side,
            line_of(table, squad.id).name.both(),
            left if there else 0,
            squad.strength,
            lines=((words("scene-column-experience", GAME), learned),) if learned else (),
            place="off" if there else "gone",
            carrier=company.id,
        )


# -- sheets --------------------------------------------------------------------------------------------------


def _sheet(table: Table, company: Company) -> SceneSheet:
    """A company: its squads, what they have become and what they are worth."""
    columns = tuple(words(f"scene-column-{column}", GAME) for column in SQUADS)
    rows = tuple(_squad(table, squad) for squad in company.figures)
    sums: tuple[Cell, ...] = (
        words("scene-sum", GAME), "", "", "", _bought(company), "", str(worth(table, company.id)),
    )  # fmt: skip
    title = labelled(table.setting.armies[company.side].name, name_of(table, company.id))
    return SceneSheet(company.id, title, columns, rows, sums, company.side)


def _bought(company: Company) -> Cell:
    """What a company has for this week."""
    if not company.bought:
        return ""
    counts = {what: company.bought.count(what) for what in dict.fromkeys(company.bought)}
    said: dict[str, Words] = {what: words(f"opt-{what.replace('_', '-')}", GAME) for what in counts}
    return {
        lang: ", ".join(f"{said[w][lang]}{f' × {n}' if n > 1 else ''}" for w, n in counts.items())
        for lang in LANGUAGES
    }


def _squad(table: Table, squad: str) -> tuple[Cell, ...]:
    record, unit = table.figures[squad], line_of(table, squad)
    book = book_of(table, table.units[record.unit].side)
    weapons = {
        lang: ", ".join(
            f"{n} × {line.name.both()[lang]}" if (line := book.weapon(word)) else word
            for word, n in record.special
        )
        for lang in LANGUAGES
    }
    hero = book.unit(record.hero) if record.hero else None
    officer = book.officer(record.officer)
    leader: Cell = hero.name.both() if hero else officer.name.both() if officer else ""
    learned = {
        lang: ", ".join(words(f"scene-bonus-{n}", GAME)[lang] for n in record.bonuses) for lang in LANGUAGES
    }
    lost = record.strength - len(alive(table, squad))
    return (
        unit.name.both(),
        str(record.strength),
        weapons if record.special else "",
        leader,
        learned if record.bonuses else "",
        str(lost) if lost else "",
        str(cost(table, squad)),
    )


def _account(table: Table, side: str) -> SceneSheet:
    """The ledger of points of a side: every PL and PV, when and by which rule, with their sums."""
    columns = tuple(words(f"scene-column-{column}", GAME) for column in ("week", "rule", "about", "pl", "pv"))
    begun = table.setting.options["initial_pl"]
    rows = [("1", "FB-CAMP-08", words("scene-start", GAME), str(begun), "")]
    own = [entry for entry in table.turn.account if entry.side == side]
    lines = (*rows, *(_line(table, entry) for entry in own))
    pl = begun + sum(entry.amount for entry in own if entry.purse == "pl")
    pv = sum(entry.amount for entry in own if entry.purse == "pv")
    sums = (words("scene-sum", GAME), "", "", str(pl), str(pv))
    army = table.setting.armies[side].name
    title = labelled(words("scene-account", GAME), army)
    return SceneSheet(f"account-{side}", title, columns, lines, sums, side)


def _line(table: Table, entry: Entry) -> tuple[Cell, ...]:
    about: Cell = entry.about
    if entry.about in table.units:
        about = name_of(table, entry.about)
    elif entry.about in table.setting.armies:
        about = table.setting.armies[entry.about].name
    elif entry.about in table.things:
        about = sector_name(entry.about)
    elif entry.about == "cap":
        about = words("scene-cap", GAME)
    amount = f"{entry.amount:+d}"
    return (
        str(entry.week), entry.rule, about, amount if entry.purse == "pl" else "",
        amount if entry.purse == "pv" else "",
    )  # fmt: skip
