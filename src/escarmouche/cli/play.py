"""`escarmouche play [GAME]`: a match in the terminal, persons and bots on either side."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from escarmouche import games, players
from escarmouche.cli import offers, scenarios
from escarmouche.cli.commands import command
from escarmouche.cli.language import language
from escarmouche.cli.output import options_of, whole_number
from escarmouche.cli.session import Session, ordinary
from escarmouche.cli.terminal import Terminal
from escarmouche.engine import save
from escarmouche.engine.campaign_file import Campaign, is_campaign
from escarmouche.engine.errors import DataError
from escarmouche.engine.files import read_whole
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player
from escarmouche.engine.ruleset import Ruleset, usual_lists, usual_seats
from escarmouche.engine.sentences import Messages, messages

PERSON = "person"
GAME = games.FIRST
SEATS = (PERSON, *players.NAMES)
LEAST = 2
"""How many sides there are unless somebody names more."""
SETTLED = ("scenario", "lists", "option", "books", "seed")
"""What cannot be changed any more in a match that is loaded."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `play`."""
    parser.add_argument("game", nargs="?", default="", help="the game; trauma unless you say otherwise")
    parser.add_argument("--one", choices=SEATS, help="who plays the first side (person)")
    parser.add_argument("--two", choices=SEATS, help="who plays the second side (veteran)")
    repeated = "who plays the next side; repeat for each"
    parser.add_argument("--player", action="append", choices=SEATS, metavar="WHO", help=repeated)
    parser.add_argument("--scenario", default="", help="the scenario; else the first of the game")
    listed = "list the scenarios, what each is about and its usual lists"
    parser.add_argument("--scenarios", action="store_true", help=listed)
    parser.add_argument("--lists", nargs="+", default=(), metavar="X", help="army lists, one for each side")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a match option")
    parser.add_argument("--books", default="", help="folder with your own army books")
    parser.add_argument(
        "--seed", type=whole_number(0), metavar="K", help="the luck of the dice, to repeat it"
    )
    parser.add_argument("--dice", choices=("thrown", "typed"), default="thrown", help="typed: your real dice")
    parser.add_argument("--plain", action="store_true", help="whole sentences, no colour, no drawing")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--load", default="", metavar="FILE", help="go on with a saved match")
    parser.add_argument("--save", default="", metavar="FILE", help="save here after each answer")


def run(options: argparse.Namespace) -> int:
    """Play until the end, or until the player leaves."""
    terminal = Terminal(plain=options.plain)
    if options.save:
        ordinary(Path(options.save))
    if options.load:
        return resumed(options, terminal)
    name = options.game or GAME
    ruleset = offers.speaking_of(games.ruleset(name), options.books)
    say = messages(language(options.lang), name)
    if options.scenarios:
        for line in scenarios.listing(ruleset, say):
            terminal.line(line, indent="    ")
        return 0
    given = (options.game, options.one, options.two, options.player, options.scenario, *options.lists)
    if not any(given) and sys.stdin.isatty():
        try:
            opening(options, ruleset, terminal, say)
        except EOFError:
            return 0
    wanted = seats_wanted(options)
    count = max(LEAST, len(wanted), len(options.lists))
    lists = (*options.lists, *("",) * (count - len(options.lists)))
    setup = offers.setup_of(ruleset, options.scenario, lists, options_of(options.option), options.books)
    table = ruleset.rules.new_table(setup)
    usual: tuple[str, ...] = (PERSON, *(default_bot(),) * (count - 1))
    if not any(wanted):
        usual = usual_seats(ruleset, setup.scenario, tuple(table.sides), PERSON, default_bot())
    chosen = (*wanted, *("",) * (count - len(wanted)))
    seats = {side: chosen[n] or usual[n] for n, side in enumerate(table.sides)}
    luck = f"{options.seed}/dice" if options.seed is not None else secrets.token_hex(16)
    seed = None if options.dice == "typed" else luck
    match = Match(ruleset, table, seed, bots_of(seats, luck if options.seed is not None else ""), start=False)
    match.seats = {"players": seats, "scenario": setup.scenario, "lists": list(setup.lists)}
    match.run()
    return sitting(match, seats, terminal, say, options.save)


def seats_wanted(options: argparse.Namespace) -> tuple[str, ...]:
    """Who is to play each side, as far as the command line says: --one and --two, or --player for each."""
    by_place = (options.one or "", options.two or "")
    if options.player and any(by_place):
        raise DataError("players-twice")
    return tuple(options.player) if options.player else by_place


def resumed(options: argparse.Namespace, terminal: Terminal) -> int:
    """Go on with a saved match; who plays is as it was unless the options say otherwise."""
    content = read_whole(Path(options.load))
    if is_campaign(content):
        raise DataError("is-campaign", file=options.load)
    match = save.restore(content, options.load, games.ruleset)
    ruleset = match.ruleset
    settled = [name for name in SETTLED if getattr(options, name) not in (None, "", [], ())]
    if options.dice == "typed" and match.seed is not None:
        settled.append("dice")
    if settled:
        words = ", ".join(f"--{name}" for name in settled)
        raise DataError("settled", file=options.load, words=words)
    if options.game and options.game != ruleset.name:
        raise DataError("match-of-another", file=options.load, of=ruleset.name, wanted=options.game)
    kept = match.seats.get("players", {})
    given = seats_wanted(options)
    if len(given) > len(match.sides):
        raise DataError("setup-forces", scenario=options.load, sides=len(match.sides), given=len(given))
    named = dict(zip(match.sides, given, strict=False))
    seats = {side: named.get(side) or kept.get(side, PERSON) for side in match.sides}
    for name in seats.values():
        if name != PERSON:
            offers.known_player(name)
    match.seats = {**match.seats, "players": seats}
    match.players = bots_of(seats)
    match.run()
    say = messages(language(options.lang), ruleset.name)
    terminal.line(say.say("resumed", file=options.load))
    return sitting(match, seats, terminal, say, options.save or options.load, loaded=True)


def sitting(
    match: Match, seats: dict[str, str], terminal: Terminal, say: Messages, path: str, *, loaded: bool = False
) -> int:
    """Sit down at the match."""
    persons = tuple(side for side, name in seats.items() if name == PERSON)
    session = Session(match, terminal, say, persons, command, path)
    session.whole = not loaded
    if not terminal.plain:
        terminal.line(say.say("welcome"), "dim")
    else:
        terminal.line(say.say("welcome-plain"))
    code = session.play()
    if match.battles and not session.left:
        from escarmouche.cli import campaign  # which plays, too

        return campaign.sit(Campaign(match, games.ruleset), terminal, say, path)
    return code


def default_bot() -> str:
    """Who plays against a person who names nobody."""
    return players.USUAL


def bots_of(seats: dict[str, str], seed: str = "") -> dict[str, Player]:
    """The bots of the seats: their luck is nobody's to know, unless --seed is there to repeat it."""
    made: dict[str, Player] = {}
    for side, name in seats.items():
        if name != PERSON:
            offers.known_player(name)
            root = f"{seed}/{side}/0" if seed else secrets.token_hex(16)
            made[side] = players.make(name, blake2b(root.encode(), digest_size=16).hexdigest())
    return made


def opening(options: argparse.Namespace, ruleset: Ruleset, terminal: Terminal, say: Messages) -> None:
    """Three short questions, each answered by an empty line if one just wants to start."""
    terminal.line(say.say("opening"))
    keys = ruleset.armies.scenarios
    offered = {key: scenarios.described(ruleset.armies.briefings(key), say.lang) for key in keys}
    options.scenario = _chosen(terminal, say, "opening-scenario", offered)
    terminal.line(ruleset.armies.briefings(options.scenario).briefing[say.lang])
    usual = usual_lists(ruleset, options.scenario, LEAST)[:1]
    lists = dict.fromkeys((*usual, *offers.lists_of(ruleset, options.books)))
    options.lists = (_chosen(terminal, say, "opening-list", _named(say, "list", lists)),)
    bots = tuple(dict.fromkeys((default_bot(), *offers.bots(), PERSON)))
    options.two = _chosen(terminal, say, "opening-opponent", _named(say, "player", bots))


def _named(say: Messages, prefix: str, words: Iterable[str]) -> dict[str, str]:
    """Words with what they are called."""
    return {word: say.say(f"{prefix}-{word}") if say.has(f"{prefix}-{word}") else word for word in words}


def _chosen(terminal: Terminal, say: Messages, key: str, offered: dict[str, str]) -> str:
    """One of the words offered, by number or by name; an empty line takes the first."""
    terminal.line(say.say(key))
    words = tuple(offered)
    for number, name in enumerate(offered.values(), 1):
        terminal.line(f"{number:>3}. {name}")
    while True:
        text = terminal.read(say.say("opening-prompt") + " ")
        if not text:
            return words[0]
        if text.isdecimal() and 1 <= int(text) <= len(words):
            return words[int(text) - 1]
        if text in words:
            return text
        terminal.line(say.say("not-understood", text=text))
