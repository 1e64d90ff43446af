"""`escarmouche campaign`: a war of several battles in one file, played, told and verified."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games
from escarmouche.cli import commands, maps, offers
from escarmouche.cli.language import language
from escarmouche.cli.output import options_of, print_json, whole_number
from escarmouche.cli.parser import said, sentence
from escarmouche.cli.phrases import refusal_line
from escarmouche.cli.play import LEAST, PERSON, SEATS, bots_of, default_bot
from escarmouche.cli.replay import MOST, shorten
from escarmouche.cli.reports import filled_in, named_voice, seats_of
from escarmouche.cli.session import Session, ordinary
from escarmouche.cli.terminal import Terminal
from escarmouche.engine import battle as battles
from escarmouche.engine import campaign_file
from escarmouche.engine.campaign_file import Campaign
from escarmouche.engine.errors import DataError
from escarmouche.engine.files import read_whole
from escarmouche.engine.match import Match
from escarmouche.engine.names import side_name
from escarmouche.engine.requests import Battle, Refusal
from escarmouche.engine.ruleset import usual_seats
from escarmouche.engine.sentences import Messages, messages
from escarmouche.engine.voice import Voice

WHATS = {
    "new": "begin a campaign in a new file",
    "play": "play a campaign on: its questions, and its battles",
    "status": "say how a campaign stands, whom it waits for and which battles are open",
    "report": "type in the report of a battle that was fought on a real table",
    "verify": "run a campaign and its battles again and compare the reports",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `campaign`."""
    whats = parser.add_subparsers(dest="what", metavar=said("WHAT"), required=True)
    for what, text in WHATS.items():
        sub = whats.add_parser(what, help=said(text), description=sentence(text))
        sub.add_argument("file", help="a campaign file")
        if what == "new":
            _new_arguments(sub)
        if what == "report":
            sub.add_argument("battle", help="the battle, by its number or its key")
            sub.add_argument("report", nargs="?", default="", help="the report as JSON; else a form is asked")
            sub.add_argument("--agreed", action="store_true", help="all sides of the battle agree to it")
        if what in ("new", "play"):
            sub.add_argument("--plain", action="store_true", help="whole sentences, no colour, no drawing")
        if what in ("status", "verify"):
            sub.add_argument("--json", action="store_true", help="print as JSON")
        sub.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")


def _new_arguments(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--game", required=True, help="the campaign, for example template_campaign")
    sub.add_argument("--scenario", default="", help="the scenario; else the first of the game")
    sub.add_argument("--lists", nargs="+", default=(), metavar="X", help="army lists, one for each side")
    repeated = "who plays the next side; repeat for each"
    sub.add_argument("--player", action="append", choices=SEATS, metavar="WHO", help=repeated)
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a match option")
    sub.add_argument("--books", default="", help="folder with your own army books")
    sub.add_argument("--seed", type=whole_number(0), metavar="K", help="the luck of the dice, to repeat it")
    sub.add_argument("--dice", choices=("thrown", "typed"), default="thrown", help="typed: your real dice")


def run(options: argparse.Namespace) -> int:
    """Do what is asked with a campaign file."""
    doing = {"new": new, "play": play, "status": status, "report": report, "verify": verify}
    return doing[options.what](options)


def new(options: argparse.Namespace) -> int:
    """Write a campaign at its first question; an old file is left alone."""
    path = Path(options.file)
    if path.exists():
        raise DataError("campaign-there", path=path)
    ruleset = games.ruleset(options.game)
    wanted = tuple(options.player or ())
    count = max(LEAST, len(wanted), len(options.lists))
    lists = (*options.lists, *("",) * (count - len(options.lists)))
    setup = offers.setup_of(ruleset, options.scenario, lists, options_of(options.option), options.books)
    table = ruleset.rules.new_table(setup)
    usual = usual_seats(ruleset, setup.scenario, tuple(table.sides), PERSON, default_bot())
    seats = {side: wanted[n] if n < len(wanted) else usual[n] for n, side in enumerate(table.sides)}
    luck = f"{options.seed}/dice" if options.seed is not None else secrets.token_hex(16)
    match = Match(ruleset, table, None if options.dice == "typed" else luck, start=False)
    match.seats = {"players": seats, "scenario": setup.scenario, "lists": list(setup.lists)}
    match.run()
    Campaign(match, games.ruleset).save(ordinary(path))
    say = messages(language(options.lang), ruleset.name)
    print(say.say("campaign-begun", file=str(path)))
    return 0


def play(options: argparse.Namespace) -> int:
    """Sit down at a campaign."""
    campaign = campaign_file.load(Path(options.file), games.ruleset)
    say = messages(language(options.lang), campaign.match.ruleset.name)
    terminal = Terminal(plain=options.plain)
    return sit(campaign, terminal, say, options.file)


def sit(campaign: Campaign, terminal: Terminal, say: Messages, path: str) -> int:
    """Answer what the campaign asks and fight its battles, until it is over or the player leaves."""
    seats = campaign.match.seats.get("players", {})
    bots = bots_of(seats)
    campaign.match.players, campaign.match.fighter = bots, campaign.fight_at_once()
    campaign.match.run()
    persons = tuple(side for side in campaign.match.sides if seats.get(side, PERSON) == PERSON)
    session = CampaignSession(campaign, campaign.match, terminal, say, persons, path)
    terminal.line(
        say.say("welcome-plain" if terminal.plain else "welcome"), "dim" if not terminal.plain else ""
    )
    while True:
        code = session.play()
        if session.left or not campaign.match.battles:
            return code
        if not Menu(campaign, session, bots).chosen():
            session.keep()
            return 0


class CampaignSession(Session):
    """A campaign, or one of its battles, at the keyboard; whatever changes goes to the campaign's file."""

    def __init__(
        self,
        campaign: Campaign,
        match: Match,
        terminal: Terminal,
        say: Messages,
        persons: tuple[str, ...],
        path: str,
    ) -> None:
        self.campaign = campaign
        super().__init__(match, terminal, say, persons, commands.command, path)

    def write(self, path: Path, *, record: bool = True) -> None:
        """The whole campaign, whatever is played of it."""
        self.campaign.tidy()
        self.campaign.save(ordinary(path))

    def keep(self) -> None:
        """Save where the player leaves; say how to go on."""
        if self.path:
            self.write(Path(self.path))
            self.terminal.line(self.say.say("campaign-saved", file=self.path))


class Menu:
    """The battles that a campaign waits for: one is fought, or its report typed in."""

    def __init__(self, campaign: Campaign, session: CampaignSession, bots: dict[str, Any]) -> None:
        self.campaign, self.session, self.bots = campaign, session, bots
        self.terminal, self.say = session.terminal, session.say

    def chosen(self) -> bool:
        """Read lines until the campaign has gone on; False when the player leaves."""
        match = self.campaign.match
        while match.battles:
            for line in battle_lines(self.campaign, self.say):
                self.terminal.line(line, indent="    ")
            self.terminal.line(self.say.say("how-battles"), "dim")
            try:
                text = self.terminal.read(self.say.say("prompt-battles") + " ")
            except EOFError:
                return False
            word, _, rest = text.partition(" ")
            if not text or word in ("quit", "quitter"):
                return False
            self._do(word, rest)
            if match.battles:
                self.session.tell(self.session.voice())
        return True

    def _do(self, word: str, rest: str) -> None:
        match = self.campaign.match
        number, _, told = rest.strip().partition(" ")
        if word.isdecimal() and 1 <= int(word) <= len(match.battles):
            self._fight(match.battles[int(word) - 1])
        elif word in ("report", "rapport") and number.isdecimal() and 1 <= int(number) <= len(match.battles):
            self._type(match.battles[int(number) - 1], told)
        elif word in ("undo", "annule"):
            commands.undo(self.session, [], None)
        elif not commands.command(self.session, f"{word} {rest}".strip(), None):
            self.terminal.line(self.say.say("not-understood", text=word), "warn")

    def _fight(self, battle: Battle) -> None:
        """A battle at this keyboard; the sides of bots are theirs."""
        campaign = self.campaign
        match = campaign.battle(battle.key, self.bots)
        say = messages(self.say.lang, match.ruleset.name)
        persons = tuple(side for side, own in battle.fixture.seats.items() if own in self.session.persons)
        self.session.took()
        if not match.over:
            CampaignSession(campaign, match, self.terminal, say, persons, self.session.path).play()
        if match.over:
            self._settled(campaign.settle(battle.key))

    def _type(self, battle: Battle, text: str) -> None:
        """The report of a battle on a real table, if all sides agree."""
        report = read_report(text) if text else filled_in(battle, self.terminal, self.session.voice())
        if report is None:
            return
        if refusal := battles.why_not_reported(battle, report, games.ruleset):
            why = refusal_text(self.campaign.match, battle.key, refusal, self.say.lang)
            self.terminal.line(self.say.say("refused", why=why), "warn", "  ")
            return
        for side in dict.fromkeys(battle.fixture.seats.values()):
            name = side_name(side, self.session.scene(""), self.say)
            if self.terminal.read(self.say.say("report-agree", side=name) + " ").lower() not in self.say.yes:
                self.session.refuse(Refusal("ES-BATTLE-02", "not-agreed", {"side": side}))
                return
        self._settled(self.campaign.type_in(battle.key, report))

    def _settled(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.session.refuse(refusal)
        else:
            self.session.took()


def read_report(text: str) -> Any:
    """A report as it was typed; DataError where it is no JSON."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise DataError("report-form", why=error) from error


def refusal_text(match: Match, key: str, refusal: Refusal, lang: str) -> str:
    """Why not, in the words of the game whose rule says so: the battle's or the campaign's."""
    told = [match.ruleset, *(games.ruleset(b.fixture.game) for b in match.battles if b.key == key)]
    of = next((rules for rules in told if refusal.rule in rules.ledger), match.ruleset)
    fought = [b for b in match.battles if b.key == key and of.name == b.fixture.game]
    return refusal_line(refusal, battles.voice_of(fought[0], of, lang) if fought else Voice(lang, of))


def battle_lines(campaign: Campaign, say: Messages) -> list[str]:
    """The battles that are waited for, by number: which game, who plays what, whether it is under way."""
    match = campaign.match
    voice = named_voice(match, say.lang)
    lines = []
    for number, battle in enumerate(match.battles, 1):
        fixture = battle.fixture
        title = games.ruleset(fixture.game).ledger.title[say.lang]
        seats = ", ".join(seats_of(battle, voice).values())
        about = (
            voice.say("battle-about", **voice.arguments(fixture.about)) if voice.has("battle-about") else ""
        )
        state = "battle-open" if battle.key in match.begun else "battle-to-fight"
        named = voice.labelled(title, about) if about else title
        lines.append(say.say("battle-line", number=number, battle=named, seats=seats, state=say.say(state)))
    return lines


def status(options: argparse.Namespace) -> int:
    """How a campaign stands."""
    campaign = campaign_file.load(Path(options.file), games.ruleset)
    match = campaign.match
    waiting = [ask.side for ask in match.pending]
    if options.json:
        content = {
            "file": options.file, "game": match.ruleset.name, "round": match.table.turn.round,
            "phase": match.table.turn.phase, "over": match.over, "waiting": waiting,
            "battles": [
                {
                    "key": battle.key, "game": battle.fixture.game, "seats": battle.fixture.seats,
                    "about": battle.fixture.about, "begun": battle.key in match.begun,
                    "example": max(battle.guesses(), key=lambda guess: guess[0])[1],
                }
                for battle in match.battles
            ],
            "fought": [kept.battle for kept in campaign.fought],
        }  # fmt: skip
        print_json("campaign-status", 1, content)
        return 0
    say = messages(language(options.lang), match.ruleset.name)
    scene = match.ruleset.client.scene(match.ruleset.rules.view(match.table, ""), "")
    terminal = Terminal(plain=True)
    terminal.line(scene.headline.get(say.lang, ""))
    terminal.lines(maps.map_lines(scene, say, plain=True))
    for sheet in scene.sheets:
        terminal.lines(maps.sheet_lines(sheet, say, plain=False))
    names = ", ".join(side_name(side, scene, say) for side in waiting)
    if names:
        terminal.line(say.say("campaign-waits", sides=names))
    terminal.lines(battle_lines(campaign, say))
    return 0


def report(options: argparse.Namespace) -> int:
    """Type in a report; it counts when all sides agree."""
    path = Path(options.file)
    campaign = campaign_file.load(path, games.ruleset)
    match = campaign.match
    keys = [battle.key for battle in match.battles]
    numbered = options.battle.isdecimal() and 1 <= int(options.battle) <= len(keys)
    key = keys[int(options.battle) - 1] if numbered else options.battle
    if not options.report and key in keys:
        voice = named_voice(match, language(options.lang))
        value = filled_in(match.battles[keys.index(key)], Terminal(plain=True), voice)
    else:
        value = read_report(options.report)
    refusal = battles.why_not_typed(match, key, value, games.ruleset)
    if refusal is None and not options.agreed:
        refusal = Refusal("ES-BATTLE-02", "not-agreed")
    refusal = refusal or campaign.type_in(key, value)
    if refusal is not None:
        print(refusal_text(match, key, refusal, language(options.lang)))
        return 1
    seats = match.seats.get("players", {})
    match.players, match.fighter = bots_of(seats), campaign.fight_at_once()
    match.run()
    campaign.save(path)
    print(messages(language(options.lang), match.ruleset.name).say("report-taken"))
    return 0


def verify(options: argparse.Namespace) -> int:
    """Run everything again; 0 when nothing is wrong."""
    verdict = campaign_file.verify(read_whole(Path(options.file)), options.file, games.ruleset)
    if options.json:
        print_json("campaign-verify", 1, {"file": options.file, "verdict": verdict})
        return 0 if verdict.sound else 1
    french = language(options.lang) == "fr"
    print(shorten(verdict.french if french else verdict.text, MOST))
    for part in verdict.findings:
        print(f"- {part.french if french else part.text}")
    return 0 if verdict.sound else 1
