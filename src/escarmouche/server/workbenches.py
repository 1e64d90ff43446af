"""Army lists that are built on the page: changed, priced, judged by the rules. None of them is kept here."""

from __future__ import annotations

import msgspec

from escarmouche import games
from escarmouche.engine.errors import DataError
from escarmouche.engine.listbuilder import edited, remedies
from escarmouche.engine.ruleset import Armies, Ruleset
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m
from escarmouche.server import views
from escarmouche.server.trouble import problem, wrong_setup


def sheet(wish: m.ListWish, lang: str) -> m.ListSheet:
    """A list as it is after a change, with what it costs, what forbids it and what would mend that."""
    if wish.game not in games.names():
        raise wrong_setup("setup-game", of=repr(wish.game))
    ruleset = games.ruleset(wish.game)
    armies = ruleset.armies
    try:
        data = _begun(armies, wish)
        if wish.edit is not None:
            data = edited(data, wish.edit, armies.put_right)
        bench = armies.workbench(data)
        wrong = tuple(armies.check_list(data)) if bench is not None else ()
    except DataError as error:
        raise problem("wrong-setup", error.said("en"), fr=error.said("fr")) from error
    if bench is None:
        raise wrong_setup("setup-no-builder", of=wish.game)
    mending = remedies(bench, data, wrong, armies.check_list, armies.put_right)
    why = tuple(views.why(refusal, _voice(ruleset, refusal.rule, lang)) for refusal in wrong)
    books = tuple(armies.catalogue()["book"])
    titles = {book: armies.described(book).name for book in books}
    return m.ListSheet(wish.game, data, bench, why, mending, books, titles)


def _voice(ruleset: Ruleset, rule: str, lang: str) -> Voice:
    """Who says why not: the game, or that of a campaign's battles, whose rule it is."""
    own = [games.ruleset(name) for name in ruleset.battles if rule in games.ruleset(name).ledger]
    return Voice(lang, own[0] if own and rule not in ruleset.ledger else ruleset, ids=False)


def _begun(armies: Armies, wish: m.ListWish) -> dict[str, object]:
    """The list that is looked at."""
    if wish.data is not None:
        return wish.data
    if wish.name:
        if wish.name not in armies.catalogue().get("list", ()):
            raise wrong_setup("setup-list", of=wish.game, name=repr(wish.name))
        return msgspec.to_builtins(armies.list_data(wish.name))  # type: ignore[no-any-return]
    books = armies.catalogue().get("book", ())
    if not books or (wish.book and wish.book not in books):
        raise wrong_setup("setup-no-builder", of=wish.game)
    book = wish.book or books[0]
    return armies.new_list(book, wish.points) if wish.points else armies.new_list(book)
