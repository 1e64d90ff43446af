"""Who meets whom, and in which mission (SM-CAMP-01, SM-MISS-01, SM-MISS-02, SM-MISS-06, SM-MISS-10)."""

from __future__ import annotations

from escarmouche.engine.dice import d6, die
from escarmouche.games.star_mogul.chapters import missions
from escarmouche.games.star_mogul_season.table import Referee, Table, playing

Pair = tuple[str, str, str, str]


def set_missions(referee: Referee) -> None:
    """Revenges that were demanded first, then pairs by lot; one mission roll for each pair (SM-CAMP-01)."""
    pairs: list[Pair] = []
    taken: list[str] = []
    for one, two in revenges(referee.table):
        pairs.append((one, two, missions.REVENGE, ""))
        taken += [one, two]
        referee.change("SM-MISS-10", one, revenge="")
    for side in playing(referee.table):
        if referee.table.sides[side].revenge:
            referee.change("SM-MISS-10", side, revenge="")
    for one, two in drawn(referee, tuple(s for s in playing(referee.table) if s not in taken)):
        pairs.append(mission_for(referee, one, two))
    met = {side for one, two, _, _ in pairs for side in (one, two)}
    for side in playing(referee.table):
        referee.change("SM-CAMP-01", side, idle=side not in met, deployed=())
    for one, two, mission, asset in pairs:
        referee.note("SM-MISS-01", "mission", side=one, other=two, mission=mission, asset=asset)
    referee.change("SM-CAMP-01", "turn", pairs=tuple(pairs), phase="deploy")
    referee.book(activation="deploy")


def revenges(table: Table) -> list[tuple[str, str]]:
    """Demands that can be met, in the order of the companies: nobody fights two battles at once."""
    found: list[tuple[str, str]] = []
    busy: set[str] = set()
    here = playing(table)
    for side in here:
        other = table.sides[side].revenge
        if other in here and not {side, other} & busy:
            busy |= {side, other}
            found.append((side, other))
    return found


def drawn(referee: Referee, sides: tuple[str, ...]) -> list[tuple[str, str]]:
    """Pairs by lot, the least played first; one may be left over (SM-CAMP-01)."""
    left = list(sides)
    pairs = []
    while len(left) > 1:
        first = _lot(referee, left)
        left.remove(first)
        second = _lot(referee, left)
        left.remove(second)
        pairs.append((first, second))
    return pairs


def _lot(referee: Referee, left: list[str]) -> str:
    """One of those who have played least."""
    played = {side: referee.table.sides[side].played for side in left}
    fewest = [side for side in left if played[side] == min(played.values())]
    if len(fewest) < 2 or len(left) == 2:
        return fewest[0]
    thrown: int = referee.roll("SM-CAMP-01", fewest[0], die(len(fewest)))
    return fewest[thrown - 1]


def mission_for(referee: Referee, one: str, two: str) -> Pair:
    """1D6 on the mission table; the asset at stake is rolled for or chosen."""
    thrown: int = referee.roll("SM-MISS-01", one, missions.mission_dice())
    mission = missions.mission_of(thrown, (0, 0))
    if mission == missions.ASSET_RAID:
        return raid_for(referee, one, two)
    asset = asset_at_stake(referee, one) if mission == missions.ASSET else ""
    return one, two, mission, asset


def asset_at_stake(referee: Referee, side: str) -> str:
    """1D6 for a fight over an asset (SM-MISS-02)."""
    thrown: int = referee.roll("SM-MISS-02", side, d6())
    return missions.asset_of(thrown)


def raid_for(referee: Referee, one: str, two: str) -> Pair:
    """The higher die may attack an asset of the other's; else it is a fight over a new one (SM-MISS-06)."""
    rolls = {one: 0, two: 0}
    while rolls[one] == rolls[two]:
        rolls = {side: int(referee.roll("SM-MISS-06", side, d6())) for side in (one, two)}
    first, second = (one, two) if rolls[one] > rolls[two] else (two, one)
    owned = tuple(dict.fromkeys(referee.table.sides[second].assets))
    chosen = "let-be"
    if owned:
        chosen = referee.ask("SM-MISS-06", first, "asset-raid", (*owned, "let-be"), part="what", other=second)
    if chosen == "let-be":
        return first, second, missions.ASSET, asset_at_stake(referee, first)
    return first, second, missions.ASSET_RAID, chosen
