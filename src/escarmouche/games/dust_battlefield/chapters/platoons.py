"""The advantages of platoons: for units in or supporting one alone (DB-PLAT-04, DB-PLAT-07 to DB-PLAT-25)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.table import ABOARD, BOARD, INFANTRY, SUPPRESSED, Card
from escarmouche.games.dust_battlefield.armies.platoons import (
    BLUTKREUZ,
    GRENADIERS,
    HEAVY_GRENADIERS,
    HEAVY_RANGERS,
    MEDIUM_WALKERS,
    PANZER,
    RANGERS,
    RIFLES,
    STEEL_GUARD,
    WOLFPACK,
)
from escarmouche.games.dust_battlefield.table import Referee, Table, setting_of, unit_of

M3 = frozenset(
    (
        "mickey", "hotdog", "pounder", "cobra", "rattler", "steel-rain", "barking-dog", "recon-mickey",
        "mickey-arv",
    )
)  # fmt: skip
"""M3 medium combat walkers (DB-PLAT-07)."""
MOBILE = frozenset(("luther", "ludwig", "lothar", "jagdluther", "prinzluther", "sturmluther", "the-ghosts"))
"""Who may roll for Move and Fire (DB-PLAT-13)."""
SIGRID = "sigrid"


def _base(card: Card) -> str:
    """The key of a card, options and attached soldiers left out."""
    return card.id.partition("+")[0].partition(":")[0]


def kind_of(table: Table, unit: str) -> str:
    """The kind of the platoon a unit belongs to or supports; nothing for an independent one."""
    name = unit_of(table, unit).platoon
    return setting_of(table).platoons.get(name, "") if name else ""


def together(table: Table, a: str, b: str) -> bool:
    """Whether two units are in, or support, one platoon."""
    return bool(unit_of(table, a).platoon) and unit_of(table, a).platoon == unit_of(table, b).platoon


def _card(table: Table, unit: str) -> Card:
    return table.setting.cards[table.units[unit].card]


def is_m3(table: Table, unit: str) -> bool:
    """An M3 medium combat walker of the platoon (DB-PLAT-07)."""
    return kind_of(table, unit) == MEDIUM_WALKERS and _base(_card(table, unit)) in M3


def is_ranger(card: Card) -> bool:
    """A Ranger unit, not a Heavy one."""
    return card.designation.startswith("Ranger")


def is_heavy_ranger(card: Card) -> bool:
    """A Heavy Ranger unit."""
    return card.designation.startswith("Heavy Ranger")


def scouts(table: Table, unit: str) -> bool:
    """Rangers of a Ranger platoon have Scout (DB-PLAT-09)."""
    return kind_of(table, unit) == RANGERS and is_ranger(_card(table, unit))


def reserve_dice(table: Table, unit: str) -> tuple[int, str]:
    """Extra dice to come in from reserve, and their rule (DB-PLAT-09, DB-PLAT-11)."""
    if scouts(table, unit):
        return 1, "DB-PLAT-09"
    if kind_of(table, unit) == HEAVY_RANGERS and is_heavy_ranger(_card(table, unit)):
        return 1, "DB-PLAT-11"
    return 0, ""


def safer(table: Table, unit: str) -> str:
    """The rule by which infantry saves on army or shield: Heavy Rangers in the first turn (DB-PLAT-11)."""
    early = table.turn.round == 1 and kind_of(table, unit) == HEAVY_RANGERS
    return "DB-PLAT-11" if early and is_heavy_ranger(_card(table, unit)) else ""


def mobile(referee: Referee, unit: str) -> bool:
    """A die at the start of an activation: on army Move and Fire for it (DB-PLAT-13)."""
    table = referee.table
    if kind_of(table, unit) != PANZER or _base(_card(table, unit)) not in MOBILE:
        return False
    if table.units[unit].place not in (BOARD, ABOARD):
        return False
    side = table.units[unit].side
    return bool(referee.roll("DB-PLAT-13", side, armies(1), unit=unit, needs=PLAINLY))


def is_leader_of(table: Table, unit: str, kind: str) -> bool:
    """Whether a unit leads a platoon of a kind."""
    return unit_of(table, unit).role == "leader" and kind_of(table, unit) == kind


def blitzkrieg(table: Table, leader: str, target: str) -> bool:
    """Whether a leader's third word may go to a unit: Wehrmacht Grenadiers, not Heavy (DB-PLAT-15)."""
    card = _card(table, target)
    words = card.designation
    grenadiers = "Wehrmacht" in words and "Grenadier" in words and "Heavy" not in words
    return grenadiers and card.type == INFANTRY and together(table, leader, target)


def heavy_grenadiers(table: Table, leader: str, target: str) -> bool:
    """Whether Mission Tactics help a leader's word to a unit (DB-PLAT-17)."""
    if not is_leader_of(table, leader, HEAVY_GRENADIERS):
        return False
    return "Heavy" in _card(table, target).designation and together(table, leader, target)


def fanatical(table: Table, unit: str) -> bool:
    """Blutkreuz Korps units while Sigrid is in play (DB-PLAT-19)."""
    if kind_of(table, unit) != BLUTKREUZ or "Blutkreuz" not in _card(table, unit).designation:
        return False
    side = table.units[unit].side
    return any(
        other.side == side and other.place in (BOARD, ABOARD) and _base(_card(table, other.id)) == SIGRID
        for other in table.units.values()
    )


def is_kv47(table: Table, unit: str) -> bool:
    """A KV-47 of a Wolfpack (DB-PLAT-21)."""
    return kind_of(table, unit) == WOLFPACK and _card(table, unit).designation.startswith("KV-47")


def human_wave(table: Table, unit: str) -> bool:
    """Red Army and Red Guards squads of a Rifle platoon in the first turn (DB-PLAT-23)."""
    card = _card(table, unit)
    early = table.turn.round == 1 and kind_of(table, unit) == RIFLES
    return early and card.designation.startswith(("Red Army", "Red Guards")) and not card.damage


def relentless(table: Table, unit: str) -> bool:
    """A suppressed Steel Guard unit of its platoon (DB-PLAT-25)."""
    suppressed = SUPPRESSED in table.units[unit].markers
    return suppressed and kind_of(table, unit) == STEEL_GUARD and "steel_guard" in _card(table, unit).skills


def leads_grenadiers(table: Table, unit: str) -> bool:
    """Whether a unit leads a Grenadier platoon and so has a third action (DB-PLAT-15)."""
    return is_leader_of(table, unit, GRENADIERS)
