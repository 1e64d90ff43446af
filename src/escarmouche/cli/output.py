"""What every command shares: JSON shapes with a version, numbers from text, a progress bar."""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import msgspec

from escarmouche.cli.parser import Parser, said
from escarmouche.engine.errors import DataError
from escarmouche.engine.sentences import Messages


def print_json(shape: str, version: int, content: dict[str, Any]) -> None:
    """Print a documented, versioned JSON object (docs/json.md)."""
    data = {"shape": f"escarmouche/{shape}", "version": version, **content}
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n")


def whole_number(least: int) -> Any:
    """An argparse type: a whole number of at least `least`, with one clear sentence otherwise."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(
                said("{text!r} is not a whole number").format(text=text)
            ) from error
        if number < least:
            wrong = said("{number} is less than {least}")
            raise argparse.ArgumentTypeError(wrong.format(number=number, least=least))
        return number

    return read


def options_of(words: list[str]) -> dict[str, Any]:
    """Match options from `key=value` words: numbers and true/false are read as such."""
    options: dict[str, Any] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise DataError("option-form", word=word)
        if value in ("true", "false"):
            options[key] = value == "true"
        else:
            options[key] = int(value) if value.lstrip("-").isdigit() else value
    return options


class Progress:
    """A bar with the time left, on the error stream: drawn over itself, or elsewhere a line each tenth."""

    def __init__(self, total: int, what: str, *, say: Messages | None = None, quiet: bool = False) -> None:
        self._total, self._what, self._quiet, self._say = max(1, total), what, quiet, say
        self._done = self._shown = 0
        self._started = time.monotonic()
        self._open = False

    def add(self, count: int = 1) -> None:
        """So many more are done."""
        self._done += count
        tenth = self._done * 10 // self._total
        if self._quiet:
            return
        if sys.stderr.isatty():
            bar = "#" * (self._done * 30 // self._total)
            sys.stderr.write(f"\r{self._what} [{bar:<30}] {self._done}/{self._total}{self._left()}\x1b[K")
            self._open = True
            if self._done >= self._total:
                self.end()
            sys.stderr.flush()
        elif tenth > self._shown:
            self._shown = tenth
            mark = " : " if Parser.lang == "fr" else ": "
            print(f"{self._what}{mark}{self._done}/{self._total}{self._left()}", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Nothing more is done: what is written next has a line of its own."""
        if self._open:
            self._open = False
            sys.stderr.write("\n")

    def _left(self) -> str:
        """How long the rest takes at the pace so far."""
        if self._say is None or not 0 < self._done < self._total:
            return ""
        spent = time.monotonic() - self._started
        minutes, seconds = divmod(round(spent / self._done * (self._total - self._done)), 60)
        hours, minutes = divmod(minutes, 60)
        text = f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
        return "  " + self._say.say("time-left", time=text)
