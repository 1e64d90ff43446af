"""Armies of every game: shelves of books and lists, a force by name, file or data, and what is wrong with it.

A game gives the types of its books and lists, what else a list must keep to be one (`fit`), and its check;
the rest is here once. Reading says whether a list is one, the check whether the rules let it be played.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Generic, NoReturn, Protocol, TypeVar

import msgspec

from escarmouche.engine import yamlfile
from escarmouche.engine.datafiles import ARMY_BOOK, ARMY_LIST, Shelf
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.grammar import Grammar, Noun
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Described, Force, Setup
from escarmouche.engine.yamlfile import Document

MOST_BYTES = 64 * 1024
"""How large a list given as data may be, as JSON."""
MOST_ENTRIES = 200
"""How many entries a list given as data may have, those of all its parts together."""
MOST_DEPTH = 12
LONGEST_NAME = 64


class Written(Protocol):
    """What every list says: its book and points, what it is called, a line on its character."""

    @property
    def name(self) -> Any: ...

    @property
    def character(self) -> Any: ...

    @property
    def book(self) -> str: ...

    @property
    def points(self) -> int: ...


class Keyed(Protocol):
    """What every book has."""

    @property
    def key(self) -> str: ...

    @property
    def name(self) -> Any: ...

    @property
    def grammar(self) -> Grammar: ...


BookType = TypeVar("BookType", bound=Keyed)
ListType = TypeVar("ListType", bound=Written)


class ArmyList(msgspec.Struct, Generic[BookType, ListType], frozen=True):
    """A list and its book. Not checked against the rules: the game's check says whether it may be played."""

    path: str
    book: BookType
    written: ListType

    @property
    def points(self) -> int:
        """The size the list is made for."""
        return self.written.points


ArmyType = TypeVar("ArmyType", bound=ArmyList[Any, Any])


# -- books ---------------------------------------------------------------------------------------------------


class BookShelf(Shelf, Generic[BookType], frozen=True, kw_only=True):
    """The army books of a game, the user's own included."""

    type: type[BookType]
    check: Callable[[Document, BookType], None]
    """Raises DataError for what no book may say."""
    remembered: dict[Path, Any] = {}
    """Books of the package, read once."""

    def book(self, name: str, folder: str = "") -> BookType:
        """The book of this name; DataError where there is none or it is wrong."""
        return self.book_at(self.find(name, folder))

    def book_at(self, path: Path) -> BookType:
        """The book in a file; one of ours is read once, the user's own as it is now."""
        if path.parent != self.ours:
            return self.read_book(yamlfile.load(path))
        if path not in self.remembered:
            self.remembered[path] = self.read_book(yamlfile.load(path))
        book: BookType = self.remembered[path]
        return book

    def read_book(self, document: Document) -> BookType:
        """A book from a document already in hand, checked once for the same text."""
        if not isinstance(document.data, dict):
            raise DataError("book-form", where=document.at())
        checked = (self.type, "checked")
        if checked not in document.values:
            book = document.read(self.type)
            if twice := book.grammar.twice():
                raise DataError("grammar-twice", where=document.at("grammar"), names=twice)
            self.check(document, book)
            document.values[checked] = book
        known: BookType = document.values[checked]
        return known

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a book, for editors that complete and check while one writes."""
        return msgspec.json.schema(self.type)

    def all_books(self, folder: str = "") -> dict[str, BookType]:
        """Every book that can be played, by key; a user's book may not take the key of one of ours."""
        books: dict[str, BookType] = {}
        for path in self.files(folder):
            book = self.book_at(path)
            if book.key in books:
                raise DataError("book-taken", path=path, book=book.key)
            books[book.key] = book
        return books


def book_shelf(
    folder: Path, mark: str, type: type[BookType], check: Callable[[Document, BookType], None]
) -> BookShelf[BookType]:
    """The books in `armies/` of a game's folder; `mark` is a key that only books have."""
    return BookShelf(folder / "armies", ARMY_BOOK, "armies", mark, type=type, check=check)


# -- lists ---------------------------------------------------------------------------------------------------


class GivenList(Document, frozen=True):
    """A list that came as data: there is no file, so places in it have no line."""

    def at(self, *keys: str | int) -> str:
        """The list and the keys of a part of it."""
        name = ".".join(str(key) for key in keys)
        return f"{self.path} ({name})" if name else self.path


class ListShelf(Shelf, Generic[BookType, ListType, ArmyType], frozen=True, kw_only=True):
    """The army lists of a game: ready-made ones, the user's own, files, and lists given as data."""

    type: type[ListType]
    books: BookShelf[BookType]
    army: Callable[[str, BookType, ListType], ArmyType]
    """Joins where a list was read, its book and what is written."""
    fit: Callable[[Document, ArmyType, str], None] = lambda document, army, folder: None
    """Raises DataError for what makes it no list of its book at all."""

    def load_army(self, force: Force, folder: str = "") -> ArmyType:
        """A force by its name, its file or as data; DataError where it is not one."""
        document = given(force) if isinstance(force, dict) else self.load(force, folder)
        return self.read_army(document, folder)

    def read_army(self, document: Document, folder: str = "") -> ArmyType:
        """A list from a document already in hand. Not checked against the rules."""
        if not isinstance(document.data, dict):
            raise DataError("list-form", where=document.at())
        written = document.read(self.type)
        with document.blaming("book"):
            book = self.books.book(written.book, folder)
        army = self.army(document.path, book, written)
        self.fit(document, army, folder)
        return army

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a list, for editors."""
        return msgspec.json.schema(self.type)


def list_shelf(
    folder: Path,
    type: type[ListType],
    books: BookShelf[BookType],
    army: Callable[[str, BookType, ListType], ArmyType],
    fit: Callable[[Document, ArmyType, str], None] = lambda document, army, folder: None,
) -> ListShelf[BookType, ListType, ArmyType]:
    """The lists in `lists/` of a game's folder."""
    return ListShelf(
        folder / "lists", ARMY_LIST, "lists", "book", True, type=type, books=books, army=army, fit=fit
    )


def called(force: Force) -> str:
    """What a force is called in one word or two: its name or file, or the name that its data gives."""
    if isinstance(force, str):
        return force
    name = force.get("name")
    words = name.get("en") if isinstance(name, dict) else name
    text = "".join(c for c in words if c.isprintable()) if isinstance(words, str) else ""
    return text[:LONGEST_NAME].strip() or str(force.get("book", ""))[:LONGEST_NAME] or "?"


def given(data: dict[str, Any]) -> Document:
    """A list given as data, within the limits of size; DataError where it is larger."""
    entries, deep = _entries(data, MOST_DEPTH)
    if deep:
        raise DataError("given-too-deep", most=MOST_DEPTH)
    if entries > MOST_ENTRIES:
        raise DataError("given-too-many", most=MOST_ENTRIES, entries=entries)
    try:
        size = len(msgspec.json.encode(data))
    except (TypeError, ValueError, OverflowError) as error:
        raise DataError("given-form") from error
    if size > MOST_BYTES:
        raise DataError("given-too-large", most=MOST_BYTES, size=size)
    return GivenList(called(data), data, {})


def _entries(part: Any, levels: int) -> tuple[int, bool]:
    """The entries of all sequences in some data, and whether it is deeper than some levels."""
    if not isinstance(part, dict | list | tuple):
        return 0, False
    if not levels:
        return 0, True
    inner = [_entries(entry, levels - 1) for entry in (part.values() if isinstance(part, dict) else part)]
    own = 0 if isinstance(part, dict) else len(part)
    return own + sum(entries for entries, _ in inner), any(deep for _, deep in inner)


# -- what a game has, and what is wrong with a file ----------------------------------------------------------


class Armoury(msgspec.Struct, Generic[BookType, ListType, ArmyType], frozen=True):
    """A game's books and lists, and its check of a list: what `Armies` tells of them."""

    title: str
    """The game's own name, for sentences."""
    game: str
    """The name of its folder."""
    lists: ListShelf[BookType, ListType, ArmyType]
    check: Callable[[ArmyType, str, str], tuple[Refusal, ...]]
    """(army, scenario, folder): what forbids a list, in a scenario or, without one, at its own size."""
    others: dict[str, Callable[[Document], tuple[Refusal, ...]]] = {}
    """Further kinds of files, each told by a key that only they have: campaigns."""
    grammar: Grammar = Grammar()
    """That of names which stand in no book."""

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        """Books and lists by name, the user's own included."""
        return {"book": self.lists.books.names(books), "list": self.lists.names(books)}

    def described(self, force: str, books: str = "") -> Described:
        """What a list is called, and its character; what a book is called."""
        if force not in self.lists.names(books) and force in self.lists.books.names(books):
            return Described(msgspec.to_builtins(self.lists.books.book(force, books).name))
        written = self.lists.load_army(force, books).written
        return Described(*(msgspec.to_builtins(words or {}) for words in (written.name, written.character)))

    def nouns(self, books: str = "") -> dict[str, Noun]:
        """The grammar of the French names of all books, the user's own included."""
        grammars, shelf = [self.grammar], self.lists.books
        for path in shelf.files(books):
            with suppress(DataError):  # a book that is wrong is no reason to fall silent
                grammars.append(shelf.book_at(path).grammar)
        nouns = {name: noun for grammar in grammars for name, noun in grammar.nouns().items()}
        for grammar in grammars:
            for name, called in {**grammar.translated, **grammar.called}.items():
                nouns[name] = msgspec.structs.replace(nouns.get(name, Noun()), called=called)
        return nouns

    def data(self, name: str) -> dict[str, Any]:
        """A ready-made list as it is written, to be changed by whoever builds one of his own."""
        written: dict[str, Any] = msgspec.to_builtins(yamlfile.load(self.lists.find(name)).data)
        return written

    def check_file(self, path: Path, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        """What forbids a list, nothing for a book that reads well; DataError where it cannot be read."""
        return self.check_document(yamlfile.load(path), scenario, books)

    def check_list(self, data: dict[str, Any], scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        """The same for a list given as data."""
        return self.check(self.lists.read_army(given(data), books), scenario, books)

    def check_document(self, document: Document, scenario: str, books: str) -> tuple[Refusal, ...]:
        """What forbids what a document holds, whichever kind of file it is."""
        if not isinstance(document.data, dict):
            raise DataError("book-or-list", where=document.at())
        if self.lists.books.mark in document.data and self.lists.mark not in document.data:
            self.lists.books.read_book(document)
            return ()
        for mark, check in self.others.items():
            if mark in document.data:
                return check(document)
        return self.check(self.lists.read_army(document, books), scenario, books)

    def load_forces(self, setup: Setup, count: int) -> list[ArmyType]:
        """The lists of a set-up, one for each side; DataError where there are more or fewer."""
        if len(setup.lists) != count:
            raise DataError("number-of-lists", title=self.title, count=count, given=len(setup.lists))
        return [self.lists.load_army(force, setup.books) for force in setup.lists]

    def refuse(self, army: ArmyType, refusals: tuple[Refusal, ...]) -> NoReturn:
        """Raise ListRefused: this list cannot be played, with every reason."""
        raise ListRefused(self.game, army.path, refusals)

    def sisters(self, forces: tuple[Force, ...], share: Callable[[int, int], int]) -> tuple[Force, ...]:
        """Each ready-made list at the size its side may field: `share(side's number, its size)`.

        A list of another size is replaced by the ready-made one of the same book and name, else by the first
        of that book and size; what is the user's own, or as it should be, is left as it is.
        """
        known = self.lists.names()
        sisters = list(forces)
        for n, name in enumerate(forces):
            if not isinstance(name, str) or name not in known:
                continue
            book, _, rest = name.partition("-")
            size, _, word = rest.partition("-")
            if size.isdigit():
                wanted = f"{book}-{share(n, int(size))}-"
                others = [other for other in known if other.startswith(wanted)]
                sisters[n] = f"{wanted}{word}" if f"{wanted}{word}" in others else next(iter(others), name)
        return tuple(sisters)

    def pairs(self, size: int) -> tuple[tuple[str, ...], ...]:
        """Every pair of ready-made lists of a size: each book against each, itself included."""
        usual = [name for name in self.lists.names() if f"-{size}-" in name]
        return tuple(combinations_with_replacement(usual, 2))
