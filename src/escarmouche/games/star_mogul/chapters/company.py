"""A company between missions: prices, hiring, repairs, worth (SM-POST-10 to 13, SM-COMP-01, area SM-CAMP).

Pure: what may be done with so much money, and what it costs. Who asks and what is hidden is the season's.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.armies.armybook import Book, machine_of
from escarmouche.games.star_mogul.rules import LEDGER

REPAIR = LEDGER.data("SM-POST-11")["price_cr"]
BONUS: int = LEDGER.data("SM-POST-10")["credits_per_member"]
WEAK = LEDGER.data("SM-CAMP-03")
ASSET_WORTH: dict[str, int] = LEDGER.data("SM-CAMP-02")["asset_worth_cr"]
SEASON = LEDGER.data("SM-CAMP-01")
INCOME: dict[str, tuple[int, int]] = {
    "ore_mine": (300, 0), "plant": (300, 0), "junk_yard": (0, 50), "artifact_site": (0, 100),
}  # fmt: skip
"""What an asset pays after each mission: fixed, and for each point of 1D6 (SM-MISS-02)."""


class Wear(msgspec.Struct, frozen=True):
    """What a vehicle has lost and not had repaired."""

    armour: int = 0
    superstructure: int = 0
    weapons: tuple[str, ...] = ()
    power: bool = False
    """Immobilised or short of power: one price for all of it."""


def price(book: Book, line: str) -> int:
    """The list price of crew, gear or a vehicle: ten times its deployment cost (SM-POST-13)."""
    for shelf in (book.crew, book.armour, book.weapons, book.blades, book.vehicles):
        if line in shelf:
            return int(shelf[line].cost) * book.economy.recruit_factor
    raise KeyError(line)


def repair_price(book: Book, wear: Wear) -> int:
    """What it costs to make a vehicle whole (SM-POST-11)."""
    points = wear.armour * REPAIR["armour_point"] + wear.superstructure * REPAIR["superstructure_point"]
    guns = sum(price(book, weapon) * book.economy.weapon_percent // 100 for weapon in wear.weapons)
    return int(points + guns + (REPAIR["power"] if wear.power else 0))


def repairable(credits: int, points: int) -> int:
    """How many points of armour and superstructure so much money mends: whole points (SM-POST-11)."""
    return min(points, credits // int(REPAIR["armour_point"]))


def resale(book: Book, line: str, wear: Wear | None = None) -> int:
    """Half the list price less the price of repair, never below 0; people are not sold (SM-POST-13)."""
    half = price(book, line) * book.economy.resale_percent // 100
    return max(0, half - (repair_price(book, wear) if wear else 0))


def why_not_sell(book: Book, line: str) -> Refusal | None:
    """People are not sold (SM-POST-13)."""
    return Refusal("SM-POST-13", "people-are-not-sold", {"line": line}) if line in book.crew else None


def why_not_buy(book: Book, line: str, credits: int) -> Refusal | None:
    """Debts are not allowed (SM-POST-13)."""
    short = price(book, line) - credits
    if short > 0:
        return Refusal(
            "SM-POST-13", "too-little-money", {"line": line, "price": price(book, line)}, short, "cr"
        )
    return None


def why_not_hire(roster: tuple[str, ...], person: str) -> Refusal | None:
    """Nobody is hired twice (SM-POST-13)."""
    return Refusal("SM-POST-13", "hired-already", {"figure": person}) if person in roster else None


def wrecked(book: Book, vehicle: str, armour_lost: int = 0) -> Wear:
    """How a wreck comes home: superstructure 1, every weapon and its power out of order (SM-POST-12)."""
    made = machine_of(book, vehicle)
    guns = tuple(mount.weapon for mount in made.mounts)
    return Wear(armour_lost, made.superstructure - 1, guns, power=True)


def bonus_price(members: int) -> int:
    """400 credits for each member but the boss (SM-POST-10)."""
    return BONUS * members


def successor(boss_lives: bool, shareholders: tuple[str, ...], crew: tuple[str, ...]) -> str:
    """Who is boss before the next mission: a shareholder, else somebody of the crew (SM-COMP-01)."""
    if boss_lives:
        return ""
    return next(iter((*shareholders, *crew)), "")


def income(asset: str, thrown: int = 0) -> int:
    """What an asset pays after a mission (SM-MISS-02)."""
    fixed, by_die = INCOME[asset]
    return fixed + by_die * thrown


def mean_income(asset: str) -> Fraction:
    """On average: 1D6 has 3 1/2."""
    fixed, by_die = INCOME[asset]
    return fixed + by_die * Fraction(7, 2)


def worth(credits: int, roster: int, assets: tuple[str, ...] = (), advance: int = 0) -> int:
    """Credits, half the roster's price, ten missions' income of each asset, less an advance (SM-CAMP-02)."""
    return credits + roster // 2 + sum(ASSET_WORTH[asset] for asset in assets) - advance


def richest(worths: dict[str, int], loyalty: dict[str, int]) -> tuple[str, ...]:
    """Who wins the season: worth, then Loyalty; equal in both they share it (SM-CAMP-02)."""
    best = max((worths[c], loyalty[c]) for c in worths)
    return tuple(c for c in worths if (worths[c], loyalty[c]) == best)


def too_weak(book: Book, models: int, credits: int) -> bool:
    """Fewer than three models and too little money to hire the missing ones (SM-CAMP-03)."""
    missing = int(WEAK["models"]) - models
    cheapest = min(price(book, line) for line in book.crew if book.crew[line].cost)
    return missing > 0 and credits < missing * cheapest


def advance(times: int) -> int:
    """What a company too weak to deploy is advanced: once; then it is out of the season (SM-CAMP-03)."""
    return int(WEAK["advance_cr"]) if times < WEAK["times"] else 0


def battles(companies: int, missions: int) -> int:
    """How many battles a season has: pairs in each mission; one left over has none (SM-CAMP-01)."""
    return companies // 2 * missions


def why_not_season(missions: int) -> Refusal | None:
    """A season has 3 to 12 missions (SM-CAMP-01)."""
    least, most = SEASON["range"]
    if not least <= missions <= most:
        return Refusal("SM-CAMP-01", "season-length", {"missions": missions, "least": least, "most": most})
    return None
