"""The army books and lists there are, and which lists a scenario wants (CZ-FORCE-03, CZ-GAME-02)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Force
from escarmouche.engine.yamlfile import Document
from escarmouche.games.combat_zone.armies import campaign, gear, listcheck
from escarmouche.games.combat_zone.armies.armylist import LISTS, ArmyList
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.setup.scenario import ROLES

DEFAULT_LISTS = ("corp-200-patrol", "gang-200-street")
USUAL_POINTS = 200


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a list; in a scenario, for the role that may spend most."""
    if not key:
        return listcheck.check(army)
    played = scenario.load(key)
    shares = {played.share(role, army.points) for role in (ROLES if played.roles else ("",))}
    return listcheck.check(army, max(shares))


def _check_campaign(document: Document) -> tuple[Refusal, ...]:
    return campaign.check(campaign.read_campaign(document))


ARMOURY = Armoury("Combat Zone", "combat_zone", LISTS, check, {"battles": _check_campaign}, gear.GRAMMAR)


def lists_for(key: str, lists: tuple[Force, ...]) -> tuple[Force, ...]:
    """The scenario's own lists, or each at its side's share; the first side is the attacker."""
    played = scenario.load(key)
    if played.lists:
        return played.lists
    roles = ROLES if played.roles else ("",) * len(lists)
    return ARMOURY.sisters(lists, lambda side, size: played.share(roles[side], size))


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of the usual size."""
    return ARMOURY.pairs(USUAL_POINTS)
