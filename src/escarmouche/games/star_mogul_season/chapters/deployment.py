"""Deployments named in secret and revealed together; who is too weak (SM-COMP-02, SM-COMP-04, SM-CAMP-03)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.star_mogul.armies.armybook import profile_of
from escarmouche.games.star_mogul.armies.listcheck import LEAST, MOST
from escarmouche.games.star_mogul.chapters import company, missions
from escarmouche.games.star_mogul_season.chapters import money
from escarmouche.games.star_mogul_season.table import (
    LIMIT,
    Owned,
    Referee,
    Table,
    book,
    crew_of,
    groups,
    members,
    people,
    playing,
    rigs,
)

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GROUP = "g"
"""Infantry units are named by this and their number."""
THREE_QUARTERS = (3, 4)
"""What the stronger company deploys of its cost in a raid (SM-MISS-04)."""


def units(table: Table, side: str) -> tuple[str, ...]:
    """What a company could name: its infantry units, then its vehicles."""
    return (*(f"{GROUP}{n}" for n in groups(table, side)), *(rig.id for rig in rigs(table, side)))


def group_of(table: Table, side: str, unit: str) -> tuple[Owned, ...]:
    """The people of a unit."""
    return members(table, side, int(unit[len(GROUP) :]))


def cost_of(table: Table, side: str, unit: str) -> int:
    """What a unit costs to deploy; a vehicle includes its crew (SM-COMP-04)."""
    market = book()
    if unit in table.things:
        return market.vehicles[table.things[unit].line].cost
    return sum(
        profile_of(market, p.line, p.armour, p.weapons, p.blades, p.role).cost
        for p in group_of(table, side, unit)
    )


def total(table: Table, side: str, named: tuple[str, ...]) -> int:
    """What a deployment costs."""
    return sum(cost_of(table, side, unit) for unit in named)


def why_not_unit(table: Table, side: str, unit: str) -> Refusal | None:
    """Infantry units have 3 to 15 models; a vehicle goes with whoever is left of its crew."""
    if unit in table.things:
        wanted = book().vehicles[table.things[unit].line].crew
        if wanted and not crew_of(table, unit):
            return Refusal("SM-POST-11", "no-crew", {"rig": unit})
        return None
    size = len(group_of(table, side, unit))
    if not LEAST <= size <= MOST:
        about = {"group": int(unit[len(GROUP) :]), "models": size, "least": LEAST, "most": MOST}
        return Refusal("SM-COMP-02", "unit-size", about)
    return None


def why_not_deployment(table: Table, side: str, named: Any) -> Refusal | None:
    """Something has to go, and no more than the limit (SM-COMP-04)."""
    cost = total(table, side, tuple(named))
    if cost > LIMIT:
        return Refusal(
            "SM-COMP-04", "too-expensive", {"total": cost, "points": LIMIT}, cost - LIMIT, "points"
        )
    return None


def able(table: Table, side: str) -> tuple[str, ...]:
    """Units that may be named."""
    return tuple(u for u in units(table, side) if why_not_unit(table, side, u) is None)


def too_weak(table: Table, side: str) -> bool:
    """Fewer than three models and too little money to hire the missing ones (SM-CAMP-03)."""
    return company.too_weak(book(), len(people(table, side)), table.sides[side].credits)


# -- the step ------------------------------------------------------------------------------------------------


def deploy(referee: Referee) -> None:
    """Those who are too weak are told first; the others name what goes, in secret (SM-POST-13)."""
    for side in playing(referee.table):
        if too_weak(referee.table, side):
            weak(referee, side)
    drop_pairs(referee, "SM-CAMP-03")
    asks = []
    for one, two, _, _ in referee.table.turn.pairs:
        asks += [ask(referee.table, one), ask(referee.table, two)]
    asks = [each for each in asks if each is not None]
    for side, named in referee.ask_each("SM-COMP-04", asks, secret=False).items():
        referee.change("SM-COMP-04", side, deployed=tuple(named))
    drop_pairs(referee, "SM-COMP-02", empty=True)
    for pair in referee.table.turn.pairs:
        three_quarters(referee, pair)
    referee.change("SM-COMP-04", "turn", phase="battle")
    referee.book(activation="battle")


def ask(table: Table, side: str) -> Any:
    """What a company names for the next battle; None where it has nothing to name."""
    fit, greyed = [], {}
    for unit in units(table, side):
        refusal = why_not_unit(table, side, unit)
        if refusal is None and cost_of(table, side, unit) <= LIMIT:
            fit.append(unit)
        elif refusal is not None:
            greyed[unit] = refusal
    if not fit:
        return None
    return Ask(
        "SM-COMP-04", side, "deployment", tuple(fit), kind="several", least=1, most=len(fit),
        about={"points": LIMIT}, greyed=greyed, proposed=proposal(table, side, tuple(fit)),
        judge=lambda named: why_not_deployment(table, side, named), part=WHO,
    )  # fmt: skip


def proposal(table: Table, side: str, fit: tuple[str, ...]) -> tuple[str, ...]:
    """The dearest units that fit into the limit together."""
    named: list[str] = []
    for unit in sorted(fit, key=lambda u: (-cost_of(table, side, u), u)):
        if total(table, side, (*named, unit)) <= LIMIT:
            named.append(unit)
    return tuple(u for u in fit if u in named)


def weak(referee: Referee, side: str) -> None:
    """An advance once; the second time the company is out (SM-CAMP-03)."""
    record = referee.table.sides[side]
    given = company.advance(record.weak)
    referee.change("SM-CAMP-03", side, weak=record.weak + 1, idle=True)
    if given:
        referee.change("SM-CAMP-03", side, only=side, advance=record.advance + given)
        money.move_money(referee, "SM-CAMP-03", side, given, "advance")
    else:
        referee.change("SM-CAMP-03", side, ousted=True, assets=())


def drop_pairs(referee: Referee, rule: str, *, empty: bool = False) -> None:
    """A pair of which one cannot come has no battle and no result (SM-CAMP-03)."""
    table = referee.table
    kept = []
    for pair in table.turn.pairs:
        missing = [s for s in pair[:2] if (not table.sides[s].deployed if empty else table.sides[s].idle)]
        if not missing:
            kept.append(pair)
            continue
        for side in pair[:2]:
            if not table.sides[side].idle:
                referee.change(rule, side, idle=True)
    if len(kept) < len(table.turn.pairs):
        referee.change(rule, "turn", pairs=tuple(kept))


def three_quarters(referee: Referee, pair: tuple[str, str, str, str]) -> None:
    """A gap of 750 makes it a raid; the stronger leaves a quarter behind (SM-MISS-01, SM-MISS-04)."""
    one, two, mission, asset = pair
    costs = {s: total(referee.table, s, referee.table.sides[s].deployed) for s in (one, two)}
    if mission != missions.RIGHTS or abs(costs[one] - costs[two]) < missions.GAP:
        return
    weaker, stronger = sorted((one, two), key=lambda s: costs[s])
    pairs = tuple(
        (weaker, stronger, missions.RAID, asset) if p == pair else p for p in referee.table.turn.pairs
    )
    referee.change("SM-MISS-01", "turn", pairs=pairs)
    most = costs[stronger] * THREE_QUARTERS[0] // THREE_QUARTERS[1]
    named = referee.table.sides[stronger].deployed
    while total(referee.table, stronger, named) > most and len(named) > 1:
        stays = referee.ask("SM-MISS-04", stronger, "stays-behind", named, part=WHO, most=most)
        named = tuple(u for u in named if u != stays)
    referee.change("SM-MISS-04", stronger, deployed=named)


# -- forces in hand ------------------------------------------------------------------------------------------


def fielded(table: Table, side: str, seat: str) -> dict[str, str]:
    """Those who go by the ids they have in the battle: people by figure, vehicles by unit."""
    ids: dict[str, str] = {}
    for n, unit in enumerate(table.sides[side].deployed, 1):
        if unit in table.things:
            ids[f"{seat}{n}"] = unit
            ids.update({f"{seat}{n}{LETTERS[post]}": p.id for post, p in crew_of(table, unit).items()})
        else:
            ids.update({f"{seat}{n}{LETTERS[k]}": p.id for k, p in enumerate(group_of(table, side, unit))})
    return ids


def force_of(table: Table, side: str) -> dict[str, Any]:
    """The deployment as a list of Star Mogul, people and wear included."""
    named = table.sides[side].deployed
    return {
        "book": book().key,
        "name": table.setting.names[side],
        "points": max(1, total(table, side, named)),
        "loyalty": table.sides[side].loyalty,
        "units": [_unit(table, side, unit) for unit in named],
    }


def _unit(table: Table, side: str, unit: str) -> dict[str, Any]:
    if unit not in table.things:
        return {"models": [_pick(p) for p in group_of(table, side, unit)]}
    rig: Owned = table.things[unit]
    held = crew_of(table, unit)
    posts = range(len(book().vehicles[rig.line].crew))
    seats = [held[n].line if n in held else "" for n in posts]
    part: dict[str, Any] = {"type": "vehicle", "vehicle": rig.line, "seats": seats}
    if not rig.whole:
        part["wear"] = {
            "armour": list(rig.plates),
            "superstructure": rig.superstructure,
            "out": list(rig.out),
            "immobile": rig.immobile,
            "power": rig.power,
        }
    return part


def _pick(person: Owned) -> dict[str, Any]:
    pick: dict[str, Any] = {"crew": person.line, "armour": person.armour, "called": person.name}
    if person.weapons:
        pick["weapons"] = list(person.weapons)
    if person.blades:
        pick["blades"] = list(person.blades)
    if person.role and person.role != person.line:
        pick["role"] = person.role
    return pick
