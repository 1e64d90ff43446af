"""Hand to hand: pairs, combat values, results (SM-MELEE-01 to SM-MELEE-10, SM-RETR-06)."""

from __future__ import annotations

from escarmouche.engine.dice import die
from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import WEAPON
from escarmouche.engine.requests import NO_ONE, Modifier
from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.chapters import blasts, casualties
from escarmouche.games.star_mogul.chapters.dice import damage_roll
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    at,
    flies,
    foes,
    is_hull,
    profile,
    side_of,
    standing,
    touching,
    walks,
)
from escarmouche.games.star_mogul.chapters.terrain import CROSSABLE
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import UP, Blade, Referee, Table
from escarmouche.space.shapes import Point, length_inside

SIDES = int(str(LEDGER.data("SM-MELEE-02")["dice"]).partition("D")[2])
LIMIT: int = LEDGER.data("SM-MELEE-05")["wounded_difference"][1]
EXTRA: int = LEDGER.data("SM-MELEE-06")["per_extra"]
COVER: int = LEDGER.data("SM-MELEE-07")["defending_cover"]
FLEEING = -2
"""SM-RETR-06"""
WALKER = 3
"""What a walker adds to its armour (SM-MELEE-10)."""
Pair = tuple[str, str]
HOW = {"": "even", "wounded": "hurt", "out": "down"}
"""How a duel is told."""


@kept
def melees(table: Table) -> tuple[tuple[str, ...], ...]:
    """Groups of units that fight each other, directly or through others, in the order of the table."""
    links: dict[str, list[str]] = {}
    for one, two in pairs(table):
        a, b = table.figures[one].unit, table.figures[two].unit
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    found, seen = [], set()
    for unit in table.units:
        if unit in links and unit not in seen:
            group = [unit]
            seen.add(unit)
            for member in group:
                for other in links[member]:
                    if other not in seen:
                        seen.add(other)
                        group.append(other)
            found.append(tuple(u for u in table.units if u in group))
    return tuple(found)


@kept
def pairs(table: Table) -> tuple[Pair, ...]:
    """Enemy models in base contact; a walker fights whoever touches it (SM-MELEE-04, SM-MELEE-10)."""
    here = all_standing(table)
    found = []
    for n, one in enumerate(here):
        for two in here[n + 1 :]:
            if side_of(table, one) == side_of(table, two) or not _fights(table, one, two):
                continue
            if touching(table, one, two):
                found.append((one, two))
    return tuple(found)


def _fights(table: Table, one: str, two: str) -> bool:
    hulls = [f for f in (one, two) if is_hull(table, f)]
    return not hulls or (len(hulls) == 1 and walks(table, hulls[0]))


# -- combat --------------------------------------------------------------------------------------------------


def combat(table: Table, figure: str, enemy: str) -> int:
    """Melee plus RES plus Armour, without cover; a walker's armour on that side plus 3 (SM-MELEE-03)."""
    if is_hull(table, figure):
        side = blasts.facing_side(table, figure, at(table.figures[enemy]))
        return table.figures[figure].armour[side] + WALKER
    printed = profile(table, figure)
    return printed.melee + printed.res + printed.armour


def several(table: Table, figure: str, opponents: int) -> Modifier | None:
    """-3 for each opponent beyond the first (SM-MELEE-06)."""
    return Modifier("SM-MELEE-06", EXTRA * (opponents - 1)) if opponents > 1 else None


def behind_cover(table: Table, figure: str, enemy: str) -> Modifier | None:
    """+2 for who was behind a crossable piece when the enemy came across it (SM-MELEE-07)."""
    own = table.figures[figure]
    if is_hull(table, figure) or enemy in own.charged or is_hull(table, enemy):
        return None
    if figure not in table.figures[enemy].charged:
        return None
    return (
        Modifier("SM-MELEE-07", COVER)
        if crossable_between(table, at(own), at(table.figures[enemy]))
        else None
    )


def crossable_between(table: Table, a: Point, b: Point) -> bool:
    """Whether a low piece lies between two places."""
    return any(CROSSABLE in p.traits and length_inside(a, b, p.polygon) for p in table.ground.pieces)


def armed(table: Table, figure: str) -> Modifier | None:
    """The bonus of the best melee weapon: one counts (SM-MELEE-08)."""
    if is_hull(table, figure) or table.figures[figure].light:
        return None
    best = max((table.setting.blades[b].combat for b in blades_of(table, figure)), default=0)
    return Modifier("SM-MELEE-08", best) if best else None


def hurt(table: Table, figure: str) -> Modifier | None:
    """A wound (SM-STATE-01)."""
    lost = 0 if is_hull(table, figure) else casualties.hurt_skill(table, figure, "melee")
    return Modifier("SM-STATE-01", lost) if lost else None


def fleeing(table: Table, figure: str) -> Modifier | None:
    """A retreating unit that is caught (SM-RETR-06)."""
    if table.setting.options.get("extra_modifiers") is False:
        return None
    return Modifier("SM-RETR-06", FLEEING) if table.units[table.figures[figure].unit].retreat else None


def modifiers(table: Table, figure: str, enemy: str, opponents: int) -> tuple[Modifier, ...]:
    """All that changes the Combat of one model in one pair."""
    found = (
        several(table, figure, opponents),
        behind_cover(table, figure, enemy),
        armed(table, figure),
        hurt(table, figure),
        fleeing(table, figure),
    )
    return tuple(m for m in found if m)


def duel(referee: Referee, one: str, two: str, counts: dict[str, int]) -> tuple[str, str]:
    """One pair: both roll 1D8 plus Combat; the loser and whether he is wounded or out (SM-MELEE-05)."""
    table = referee.table
    ours = modifiers(table, one, two, counts.get(one, 1))
    theirs = modifiers(table, two, one, counts.get(two, 1))
    own = combat(table, one, two) + sum(m.value for m in ours)
    against = combat(table, two, one) + sum(m.value for m in theirs)
    shown = ours + tuple(Modifier(m.rule, -m.value) for m in theirs)
    thrown: int = referee.roll(
        "SM-MELEE-02", side_of(table, one), die(SIDES).against(die(SIDES)), shown,
        figure=one, enemy=two, combat=own, against=against,
    )  # fmt: skip
    gap = own - against + thrown
    if not gap:
        return "", ""
    return two if gap > 0 else one, "wounded" if abs(gap) <= LIMIT else "out"


def fight(referee: Referee, units: tuple[str, ...]) -> dict[str, int]:
    """All pairs of one melee rolled before any result counts (SM-MELEE-04). Returns losses by side."""
    table = referee.table
    fought = [p for p in pairs(table) if table.figures[p[0]].unit in units]
    counts: dict[str, int] = {}
    for one, two in fought:
        counts[one], counts[two] = counts.get(one, 0) + 1, counts.get(two, 0) + 1
    results = []
    for one, two in fought:
        for figure in (one, two):
            if not table.figures[figure].busy:
                table.change(figure, {"busy": True})
        loser, how = referee.call(duel, one, two, counts)
        winner = two if loser == one else one
        referee.note(
            "SM-MELEE-05", "duel", tells=STRUCK, unit=table.figures[winner].unit,
            target=table.figures[loser or two].unit, hits=int(bool(loser)), figure=winner,
            loser=loser, how=HOW[how],
        )  # fmt: skip
        if loser and not is_hull(table, loser):
            results.append((loser, how, winner))
    losses: dict[str, int] = {}
    ordered = [r for r in results if r[1] == "out"] + [r for r in results if r[1] != "out"]
    for figure, how, by in ordered:
        if referee.table.figures[figure].fate != UP:
            continue
        side = side_of(referee.table, figure)
        before = casualties.fallen(referee.table, by)
        if how == "out":
            casualties.out_of_action(referee, "SM-MELEE-05", figure)
            losses[side] = losses.get(side, 0) + 1
        elif casualties.wound(referee, figure):
            losses[side] = losses.get(side, 0) + 1
        casualties.credit(referee, by, before)
    return losses


# -- against vehicles ----------------------------------------------------------------------------------------


def blades_of(table: Table, figure: str) -> tuple[str, ...]:
    """Melee weapons that a model still has (SM-WEAP-03)."""
    own = table.figures[figure]
    return tuple(b for b in profile(table, figure).blades if b not in own.used)


def against_vehicles(blade: Blade) -> int:
    """What a melee weapon adds to 1D6 against armour; 0: it is of no use (SM-MELEE-10)."""
    return blade.vehicle_damage or blade.combat


def assailants(table: Table) -> tuple[tuple[str, str], ...]:
    """Models that touch an enemy ground vehicle, fight nobody and have something to harm it with."""
    found = []
    for figure in all_standing(table):
        if is_hull(table, figure) or foes(table, figure) or table.units[table.figures[figure].unit].retreat:
            continue
        if not any(against_vehicles(table.setting.blades[b]) for b in blades_of(table, figure)):
            continue
        for other in all_standing(table):
            if (
                is_hull(table, other)
                and not flies(table, other)
                and side_of(table, other) != side_of(table, figure)
            ) and touching(table, figure, other):
                found.append((figure, other))
                break
    return tuple(found)


def assault(referee: Referee, figure: str, hull: str) -> None:
    """One attack on a vehicle with a grenade, a charge or a powerful weapon (SM-MELEE-10)."""
    table = referee.table
    side = side_of(table, figure)
    useful = [b for b in blades_of(table, figure) if against_vehicles(table.setting.blades[b])]
    vehicle = table.figures[hull].unit
    chosen = referee.ask(
        "SM-MELEE-10", side, "assault", (*useful, NO_ONE), part=WEAPON, actor=table.figures[figure].unit,
        against=(vehicle,), figure=figure, vehicle=vehicle,
    )  # fmt: skip
    if chosen == NO_ONE:
        return
    blade = table.setting.blades[chosen]
    if blade.single_use:
        used = (*table.figures[figure].used, chosen)
        referee.change("SM-WEAP-03", figure, facts={"weapon": chosen}, used=used, busy=True)
    plus = against_vehicles(blade)
    value = damage_roll(referee, "SM-MELEE-10", side, plus, figure=figure, vehicle=vehicle, weapon=chosen)
    where = blasts.facing_side(table, hull, at(table.figures[figure]))
    referee.call(damage.hit, vehicle, where, value)


def still_fighting(table: Table, units: tuple[str, ...]) -> tuple[str, ...]:
    """Units of a melee that have somebody left."""
    return tuple(u for u in units if standing(table, u))
