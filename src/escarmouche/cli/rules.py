"""`escarmouche rules GAME [ID]`: the ledger, in either language."""

from __future__ import annotations

import argparse
import textwrap

from escarmouche import games
from escarmouche.cli.language import language
from escarmouche.cli.output import print_json
from escarmouche.engine.errors import DataError
from escarmouche.engine.ledger import Ledger, Rule, house
from escarmouche.engine.sentences import messages


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `rules`."""
    parser.add_argument("game", help="the game, for example trauma")
    parser.add_argument(
        "id", nargs="?", default="", help="a rule id, the start of one, or a word to look for"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Print one rule whole, or a line for each rule that fits."""
    ledger = games.ruleset(options.game).ledger
    lang = language(options.lang)
    rules = find(ledger, options.id, lang)
    if not rules:
        raise DataError("no-rule", of=options.game, rule=options.id)
    if options.json:
        print_json("rules", 1, {"game": options.game, "rules": rules})
    elif len(rules) == 1 and options.id:
        print(whole(rules[0], lang))
    else:
        for rule in rules:
            print(f"{rule.id:<14} {rule.title[lang]}")
    return 0


def find(ledger: Ledger, wanted: str, lang: str) -> list[Rule]:
    """The rule of that id, else those whose id starts so, else those that speak of the word."""
    rules = [*ledger.rules.values(), *house().rules.values()]
    if not wanted:
        return list(ledger.rules.values())
    upper = wanted.upper()
    exact = [r for r in rules if r.id == upper]
    starting = [r for r in rules if r.id.startswith(upper)]
    names = synonyms(ledger, wanted)
    words = [r for r in rules if any(name in (r.title[lang] + " " + r.text[lang]).lower() for name in names)]
    return exact or starting or words


def synonyms(ledger: Ledger, wanted: str) -> tuple[str, ...]:
    """A word in lower case, and the other names the book has for the same notion (a ledger's `synonyms`)."""
    word = wanted.lower()
    for rule in ledger.rules.values():
        groups = rule.data.get("synonyms", {}) if isinstance(rule.data, dict) else {}
        for key, names in groups.items():
            known = (key.replace("_", " "), *(name.lower() for name in names))
            if word in known or word == key:
                return known
    return (word,)


def whole(rule: Rule, lang: str) -> str:
    """A rule as a page of text: title, text, example, ruling."""
    parts = [f"{rule.id}  {rule.title[lang]}", rule.text[lang]]
    say = messages(lang).say
    if example := rule.example.get(lang, ""):
        parts.append(say("rule-example", text=example))
    if ruling := rule.ruling.get(lang, ""):
        parts.append(say("rule-ruling", text=ruling))
    return "\n".join(textwrap.fill(part, 96) for part in parts)
