"""The base of all messages, and those about the house: what there is to play, rules, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from escarmouche.engine.scene import Words

Name = Annotated[str, Meta(min_length=1, max_length=64)]
Side = Annotated[str, Meta(max_length=32)]
Token = Annotated[str, Meta(min_length=8, max_length=128)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Wire(msgspec.Struct, frozen=True):
    """A plain message."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends in a request; unknown fields are refused."""


# -- what there is to play ---------------------------------------------------------------------------------


class OptionInfo(Wire, frozen=True):
    """An option as a player is offered it in a scenario."""

    key: str
    usual: Any
    """What counts unless another is asked for; nothing where the lists decide."""
    values: tuple[Any, ...]
    """What may be chosen, the usual one first; examples where a number is free."""
    least: int | None
    most: int | None
    """Limits of a number."""
    rule: str
    """The rule that it is about."""


class ScenarioInfo(Wire, frozen=True):
    """A scenario as it is told before it is played, and the match to offer."""

    key: str
    name: Words
    character: Words
    """One line: what kind of fight it is."""
    briefing: Words
    picture: str
    """Where the page finds it, from its own folder; empty: there is none."""
    lists: tuple[str, ...]
    options: dict[str, Any]
    side: str
    """The side that a single person takes."""
    least: int
    most: int
    """How many forces it takes."""
    controls: tuple[OptionInfo, ...]


class ListInfo(Wire, frozen=True):
    """A ready-made army list in words."""

    key: str
    name: dict[str, str]
    character: dict[str, str] = {}
    """A line on how it fights; empty where nobody has written one."""


class ReadyInfo(Wire, frozen=True):
    """A match that is begun by one click: a table made by hand, armies, mission and side."""

    key: str
    name: Words
    character: Words
    """One line: what is special about this table."""
    picture: str
    """Where the page finds it, from its own folder; empty: there is none."""
    scenario: str
    lists: tuple[str, ...] = ()
    """Empty: those of the scenario."""
    options: dict[str, Any] = {}
    side: str = ""
    """The side of a single person; empty: that of the scenario."""
    opponent: str = ""
    """The player on the other sides; empty: the usual one."""


class GameInfo(Wire, frozen=True):
    """One game and what a match of it can be made from."""

    name: str
    title: Words
    rules: int
    """Version of the rules."""
    sides: tuple[str, ...]
    """Those there may be, in their order; a match has the first of them, as many as there are forces."""
    scenarios: tuple[str, ...]
    lists: tuple[str, ...]
    default_lists: tuple[str, ...]
    """A quick start: one for each side."""
    options: dict[str, Any]
    """What can be set, each with its usual value."""
    languages: tuple[str, ...]
    """There is /locales/<game>/<language>.ftl for each."""
    credits: dict[str, str] = {}
    lessons: tuple[str, ...] = ()
    """Small fights to learn by: laid tables that a match can begin with."""
    briefings: tuple[ScenarioInfo, ...] = ()
    """Its scenarios, in their order."""
    armies: tuple[ListInfo, ...] = ()
    """Its lists in words, in their order."""
    ready: tuple[ReadyInfo, ...] = ()
    builds: bool = False
    """Whether its lists can be built on the page."""
    """Matches to be begun by one click, the first by default."""


class Catalogue(Wire, frozen=True):
    """Everything a match can be made from."""

    version: str
    games: tuple[GameInfo, ...]
    players: tuple[str, ...]
    """Who can sit at a side: person, then the bots by name."""
    languages: tuple[str, ...]
    usual_player: str = ""
    """Who plays against a person who names nobody."""


class RuleText(Wire, frozen=True):
    """A rule in both languages, with its ruling and example where there are some."""

    id: str
    section: str
    kind: str
    title: Words
    text: Words
    example: Words = {}
    ruling: Words = {}
    data: Any = None


class RuleTexts(Wire, frozen=True):
    """Rules, in the order of the book."""

    rules: tuple[RuleText, ...]


# -- the house ---------------------------------------------------------------------------------------------


class Health(Wire, frozen=True):
    """Whether the server can take inputs."""

    status: Literal["ok", "not-writing"]
    version: str
    matches: int
    """Live in memory."""
    sockets: int


# -- making a match ----------------------------------------------------------------------------------------


class ClockWish(Body, frozen=True):
    """A clock: seconds for each side, and seconds added after each answer."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class NewMatch(Body, frozen=True):
    """What a match is to be. Everything left out is the quick start."""

    game: Name
    scenario: Annotated[str, Meta(max_length=64)] = ""
    lists: Annotated[
        tuple[Annotated[str, Meta(max_length=64)] | dict[str, Any], ...], Meta(max_length=4)
    ] = ()
    """One for each side: a name of the catalogue, or the list itself as its file would hold it, at most 64 kB
    and 200 entries; empty ones are the usual."""
    options: dict[str, str | int | bool] = {}
    lesson: Annotated[str, Meta(max_length=64)] = ""
    """A laid table to begin with, instead of scenario, lists and options; a name of the catalogue."""
    players: Annotated[tuple[Name, ...], Meta(max_length=4)] = ()
    """One for each side, as many as the scenario takes forces: person or a bot by name; left out: a person
    against the best bot."""
    names: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=4)] = ()
    """What the players call themselves, one for each side; never markup."""
    hot_seat: bool = False
    """All persons share one screen: its page holds the links of all of them and hands over between them."""
    typed_dice: bool = False
    """Real dice, typed: the other persons are asked first, except at one screen. A bot agrees."""
    clock: ClockWish | None = None
    absence: Annotated[int, Meta(ge=0, le=2_592_000)] = 600
    """Seconds after which the match may be ended without a person who is gone; 0: it waits for ever."""
    ready: bool = False
    """Whatever the set-up asks is answered for everybody, as a good player would."""


class SeatLink(Wire, frozen=True):
    """A secret link: who has it sits there. The token stands after the # and is in no log."""

    side: str
    """Empty for spectators."""
    token: str
    link: str


class Created(Wire, frozen=True):
    """A new match and its secret links; they are told once and kept nowhere in clear."""

    match: str
    seats: tuple[SeatLink, ...]
    """One for each person."""
    spectators: SeatLink
    elsewhere: str = ""
    """What the links start with on other machines, where they were made for this one; empty: the same, or
    the server is for this machine only."""


class ServerKey(Wire, frozen=True):
    """The public key that this server signs records with (Ed25519, hexadecimal)."""

    key: str
