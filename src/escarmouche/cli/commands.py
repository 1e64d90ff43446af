"""What can be typed at the prompt besides an answer: looking, measuring, rules, undo, files, leaving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from escarmouche.cli import cards, maps, measuring, squares
from escarmouche.cli.answers import NOT_UNDERSTOOD
from escarmouche.cli.drawing import draw
from escarmouche.cli.leading import led_to
from escarmouche.cli.phrases import cited, event_line, greyed_lines, refusal_line
from escarmouche.cli.rules import find, whole
from escarmouche.cli.scenarios import briefing
from escarmouche.cli.session import Quit, Session, ordinary
from escarmouche.cli.weighing import odds
from escarmouche.engine import record, situation
from escarmouche.engine.files import write_whole
from escarmouche.engine.ledger import house
from escarmouche.engine.names import side_name
from escarmouche.engine.requests import Ask, Event, Roll
from escarmouche.engine.ruleset import suggested_answer
from escarmouche.engine.scene import Scene
from escarmouche.players.advice import advice, in_words

Command = Callable[[Session, list[str], "Ask | Roll | None"], None]
SHOWN = 20


def command(session: Session, text: str, ask: Ask | Roll | None) -> bool:
    """Carry out a command; False when the text is none."""
    words = text.split()
    if not words:
        return False
    name = words[0].lower()
    if name in COMMANDS:
        COMMANDS[name](session, words[1:], ask)
        return True
    upper = text.upper()
    if upper in session.match.ruleset.ledger or upper in house():
        rule(session, words, ask)
        return True
    return False


def help_(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """What can be typed."""
    squared = session.scene(session.viewer).grid is not None
    for row in session.say.say("help-squares" if squared else "help").splitlines():
        session.terminal.line(row, indent="    ")


def map_(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """The table; `map terrain` lists the terrain in words."""
    scene = session.scene(session.viewer)
    if scene.map is not None:
        for line in maps.map_lines(scene, session.say, plain=session.terminal.plain):
            session.terminal.line(line, indent="    ")
    elif words or session.terminal.plain:
        told = cards.spoken_terrain if words else cards.spoken_map
        for line in told(scene, session.say):
            session.terminal.line(line, indent="    ")
    else:
        session.terminal.lines(draw(scene, session.say, session.terminal.paint))
    if ask is not None:  # what is asked is read below what it is asked about
        session.terminal.line()
        session.ask(ask, session.voice())


def sheets(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """What is kept on paper: companies, accounts."""
    scene = session.scene(session.viewer)
    if not scene.sheets:
        session.terminal.line(session.say.say("no-sheets"))
    for sheet in scene.sheets:
        session.terminal.lines(maps.sheet_lines(sheet, session.say, plain=session.terminal.plain))


def units(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Every unit in a line."""
    scene = session.scene(session.side)
    lines = cards.spoken_units if session.terminal.plain else cards.unit_lines
    session.terminal.lines(lines(scene, session.say))


def unit(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """The card of a unit."""
    scene = session.scene(session.side)
    named = [u for u in scene.units if words and u.id.lower() == words[0].lower()]
    if not named:
        session.terminal.line(session.say.say("no-such-unit", units=", ".join(u.id for u in scene.units)))
        return
    for line in cards.card(scene, named[0], session.say, plain=session.terminal.plain):
        session.terminal.line(line, indent="    ")


def measure(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """The distance of two things, edge to edge."""
    scene, say = session.scene(session.side), session.say
    if len(words) != 2:
        session.terminal.line(say.say("how-measure" if scene.grid is None else "how-measure-squares"))
        return
    if scene.grid is not None:
        _measure_squares(session, scene, words)
        return
    ends = [measuring.shapes_of(scene, word) for word in words]
    for word, shapes in zip(words, ends, strict=True):
        if not shapes:
            session.terminal.line(say.say("nothing-called", what=word))
            return
    voice = session.voice()
    refusal = session.match.ruleset.client.why_not_measure(session.match.table, *words)
    if refusal:
        session.terminal.line(refusal_line(refusal, voice))
        return
    a, b = (voice.name(word) for word in words)
    far = measuring.between(*ends) / scene.measure.hundredths
    session.terminal.line(say.say("measured", a=a, b=b, cm=far, measure=scene.measure.name))


def _measure_squares(session: Session, scene: Scene, words: list[str]) -> None:
    """The distance of two things on a board of squares."""
    say, voice = session.say, session.voice()
    ends = [squares.squares_of(scene, word) for word in words]
    for word, covered in zip(words, ends, strict=True):
        if not covered:
            session.terminal.line(say.say("nothing-called", what=word))
            return
    a, b = (voice.name(word) for word in words)
    session.terminal.line(say.say("measured-squares", a=a, b=b, squares=squares.apart(*ends)))


def sight(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Whether one sees the other, how much is hidden and by what."""
    scene, say = session.scene(session.side), session.say
    if len(words) != 2:
        session.terminal.line(say.say("how-sight"))
        return
    if scene.grid is not None:
        _sight_squares(session, scene, words)
        return
    seen = measuring.look(session.match.ruleset, session.match.table, scene, words[0], words[1])
    if seen is None:
        session.terminal.line(say.say("nobody-called", what=" ".join(words)))
        return
    voice = session.voice()
    about = {"a": voice.name(words[0]), "b": voice.name(words[1]), "hidden": seen.hidden}
    about |= {"eyes": seen.eyes, "seeing": seen.seeing, "blocks": voice.name(seen.blocks)}
    session.terminal.line(say.say("seen" if seen.seeing else "unseen", **about))


def _sight_squares(session: Session, scene: Scene, words: list[str]) -> None:
    """Whether one unit sees another on a board of squares, and whether it is in cover."""
    voice, ruleset = session.voice(), session.match.ruleset
    here = {unit.id for unit in scene.units if unit.squares or unit.carrier}
    owner = {figure.id: figure.unit for figure in scene.figures}
    a, b = (owner.get(word, word) for word in words)
    if a not in here or b not in here:
        session.terminal.line(voice.say("nobody-called", what=a if a not in here else b))
        return
    seen = ruleset.client.sight(session.match.table, a, b)
    key = "unseen-squares" if not seen["visible"] else "seen-in-cover" if seen["cover"] else "seen-open"
    text = voice.say(key, a=voice.name(a), b=voice.name(b))
    if seen["rule"]:
        text += f" [{cited(seen['rule'], voice)}]"
    session.terminal.line(text)


def rule(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """A rule in full, or the rules a word is found in."""
    lang = session.say.lang
    rules = find(session.match.ruleset.ledger, " ".join(words), lang)
    if len(rules) == 1:
        session.terminal.lines(whole(rules[0], lang).splitlines())
    elif rules and words:
        session.terminal.lines(f"{r.id:<14} {r.title[lang]}" for r in rules)
    else:
        session.terminal.line(session.say.say("no-such-rule", text=" ".join(words)))


def why(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Every option that is not open, with the reason and the rule."""
    lines = []
    if isinstance(ask, Ask):
        lines = greyed_lines(ask, session.voice())
    for line in lines or [session.say.say("nothing-greyed")]:
        session.terminal.line(line, indent="    ")


def to(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Bring the unit that is being placed to a point."""
    value = led_to(session, words, ask)
    if value is not NOT_UNDERSTOOD and isinstance(ask, Ask):
        session.answer(value, ask)


def suggested(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Do what a sensible player does without thinking."""
    if not isinstance(ask, Ask):
        session.terminal.line(session.say.say("nothing-suggested"))
        return
    voice, value = session.voice(), suggested_answer(session.match, ask)
    line = voice.draft(value, "", ask.question) if ask.kind == "place" else ""
    line = line or voice.choice(ask, value)
    session.terminal.line(session.say.say("suggested", answer=line), "dim")
    session.answer(value, ask)


def hint(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Say what a veteran would do here, and why; nothing is answered."""
    if not isinstance(ask, Ask):
        session.terminal.line(session.say.say("nothing-suggested"))
        return
    lines = in_words(advice(ask, session.match.seat(ask.side)), ask, session.voice())
    session.terminal.line(lines[0])
    for line in lines[1:]:
        session.terminal.line(line, "dim", "    ")


def undo(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Take back the last answer given at this keyboard; with the others' consent where that is needed."""
    match, say = session.match, session.say
    side = last_answer(session)
    refusal = match.why_not_undo(side)
    consent = False
    if refusal and (refusal.rule in ("ES-UNDO-02", "ES-BATTLE-03") or match.over):
        session.refuse(refusal)
        consent = _all_agree(session, side)
        if not consent:
            session.terminal.line(say.say("not-undone"))
            return
        refusal = match.why_not_undo(side, consent=True)
    if refusal:
        session.refuse(refusal)
        return
    match.undo(side, consent=consent)
    session.terminal.line(say.say("undone"))
    session.took()


def _all_agree(session: Session, side: str) -> bool:
    """Whether all other persons let a side take its answer back; where only bots play, he asks himself."""
    match, say, scene = session.match, session.say, session.scene(session.viewer)
    here = [s for s in match.sides if s in session.persons and (match.over or s not in match.out)]
    questions = [say.say("consent", side=side_name(person, scene, say)) for person in here if person != side]
    return all(
        session.terminal.read(f"{question} ").lower() in say.yes
        for question in questions or [say.say("consent-bot")]
    )


def last_answer(session: Session) -> str:
    """The person who gave the last answer; the one at the keyboard when none was given."""
    match = session.match
    playing = [side for side in session.persons if match.over or side not in match.out]
    for side in playing:
        if side in match.secrets:
            return side
    for given in reversed(match.log.effective()):
        if given.side in playing and given.kind not in ("roll", "each"):
            return given.side
    return session.side


def save(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Write the match to a file."""
    if path := _file(session, words, session.path):
        session.write(path)
        session.terminal.line(session.say.say("saved", file=str(path)))


def write_record(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Write the record: the whole of it when the match is over, before that what this side may know."""
    if path := _file(session, words):
        match = session.match
        lines = record.record_lines(match) if match.over else record.record_for(match, session.side)
        write_whole(ordinary(path), "".join(f"{line}\n" for line in lines).encode())
        session.terminal.line(session.say.say("recorded", file=str(path)))


def write_situation(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Write the position; what this side may not know is filled in plausibly."""
    if path := _file(session, words):
        ruleset, table = session.match.ruleset, session.match.table
        if not session.match.over:
            table = ruleset.rules.guess(ruleset.rules.view(table, session.side), "situation")
        situation.write(ruleset, table, ordinary(path))
        session.terminal.line(session.say.say("situation-written", file=str(path)))


def _file(session: Session, words: list[str], default: str = "") -> Path | None:
    name = " ".join(words) or default
    if not name:
        session.terminal.line(session.say.say("how-file"))
        return None
    return Path(name).expanduser()


def log(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """The last lines of the record."""
    count = int(words[0]) if words and words[0].isdecimal() else SHOWN
    voice = session.voice(session.side)
    readable = ("", session.viewer)
    lines = [event_line(e, voice) for e in _history(session) if e.only in readable]
    for line in [line for line in lines if line][-count:]:
        session.terminal.line(line, indent="    ")


def _history(session: Session) -> list[Event]:
    """All that happened; of a loaded match what came before is run again the first time."""
    if not session.whole:
        events: list[Event] = []
        session.match.replay(lambda step: events.extend(step.events))
        new = len(events) - len(session.history)
        session.history, session.whole = events, True
        session.skip(new)
    return session.history


def concede(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Give the match up, after a second thought."""
    if session.match.over:
        session.terminal.line(session.say.say("already-over"))
        return
    if session.terminal.read(session.say.say("sure-concede") + " ").lower() in session.say.yes:
        session.match.declare("concede", session.side)
        session.took()


def draw_(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Offer a draw: every other person says yes or no; a bot takes it when it does not stand better."""
    match, say = session.match, session.say
    if match.over:
        session.terminal.line(say.say("already-over"))
        return
    others = [side for side in match.playing if side != session.side]
    unwilling = next((side for side in others if not _takes_draw(session, side)), "")
    match.declare("draw", session.side)
    if unwilling:
        name = side_name(unwilling, session.scene(session.viewer), say)
        session.terminal.line(say.say("draw-declined", side=name))
        return
    for side in others:
        match.declare("draw", side)
    session.took()


def _takes_draw(session: Session, side: str) -> bool:
    """Whether a side agrees to a draw."""
    ruleset, say = session.match.ruleset, session.say
    if side not in session.persons:
        return ruleset.bot.appraise(ruleset.rules.view(session.match.table, side), side) <= 0
    name = side_name(side, session.scene(session.viewer), say)
    return session.terminal.read(say.say("draw-offered", side=name) + " ").lower() in say.yes


def quit_(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """Leave; an unfinished match is offered to be saved."""
    if not session.path and not session.match.over:
        name = session.terminal.read(session.say.say("save-where") + " ")
        if name:
            path = Path(name).expanduser()
            session.write(path)
            session.terminal.line(session.say.say("saved", file=str(path)))
    raise Quit


COMMANDS: dict[str, Command] = {
    "?": help_, "help": help_, "aide": help_,
    "briefing": briefing, "mission": briefing,
    "map": map_, "carte": map_, "sheets": sheets, "feuilles": sheets,
    "units": units, "unités": units, "unites": units,
    "unit": unit, "unité": unit, "unite": unit,
    "odds": odds, "chances": odds, "measure": measure, "mesure": measure, "sight": sight, "vue": sight,
    "rule": rule, "règle": rule, "regle": rule, "why": why, "pourquoi": why,
    "to": to, "vers": to, "ok": suggested, "me": suggested, "moi": suggested,
    "hint": hint, "conseil": hint,
    "undo": undo, "annule": undo, "save": save, "sauve": save, "record": write_record,
    "rapport": write_record, "situation": write_situation, "log": log, "journal": log,
    "concede": concede, "abandon": concede, "draw": draw_, "nulle": draw_, "quit": quit_, "quitter": quit_,
}  # fmt: skip
