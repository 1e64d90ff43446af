"""The declaration of an attack by the codes of its options, as inputs hold them and tests write them."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import Odds
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack import attack, shots
from escarmouche.games.dust.chapters.attack import declare as chapter
from escarmouche.games.dust.chapters.attack.declare import declare as declare
from escarmouche.games.dust.chapters.attack.declare import spirited as spirited
from escarmouche.games.dust.chapters.attack.declare import why_not_direct as why_not_direct
from escarmouche.games.dust.chapters.attack.shots import codes, read_all, shots_of
from escarmouche.games.dust.table import Referee, Table

SPIRIT, LUCKY = shots.SPIRIT.code(), shots.LUCKY.code()
Codes = tuple[Any, ...]


def options(table: Table, unit: str, hero: str, context: str) -> list[Any]:
    return list(codes(chapter.options(table, unit, hero, context)))


def directed(table: Table, unit: str, context: str) -> list[Any]:
    return list(codes(chapter.directed(table, unit, context)))


def skills(table: Table, unit: str, hero: str) -> list[str]:
    return list(codes(chapter.skills(table, unit, hero)))


def proposals(table: Table, unit: str, context: str) -> list[Codes]:
    return [codes(choice) for choice in chapter.proposals(table, unit, context)]


def lawful(table: Table, unit: str, hero: str, context: str, choice: Codes) -> Codes:
    return codes(chapter.lawful(table, unit, hero, context, read_all(choice)))


def refused(table: Table, unit: str, hero: str, context: str) -> dict[Any, Refusal]:
    refusals = chapter.refused(table, unit, hero, context)
    return {choice.code(): refusal for choice, refusal in refusals.items()}


def why_not_declare(table: Table, unit: str, hero: str, context: str, choice: Codes) -> Refusal | None:
    return chapter.why_not_declare(table, unit, hero, context, read_all(choice))


def shots_read(*choice: Any) -> tuple[shots.Shot, ...]:
    return shots_of(read_all(choice))


def resolve(
    referee: Referee, unit: str, choice: Codes, sustained: bool = False, hero: str | None = None
) -> None:
    attack.resolve(referee, unit, read_all(choice), sustained, hero)


def attack_odds(table: Table, unit: str, choice: Codes, sustained: bool, target: str = "") -> Odds:
    return attack.attack_odds(table, unit, read_all(choice), sustained, target)
