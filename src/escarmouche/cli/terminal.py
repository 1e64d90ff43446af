"""What the player reads and types: colour and wrapping on a terminal, plain lines everywhere else."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from contextlib import suppress

WIDTH = 100
"""Columns the table and the lines are laid out for."""
STYLES = {
    "bold": "1", "dim": "2", "side0": "1;36", "side1": "1;7;33", "side2": "1;4;32", "side3": "1;7;35",
    "rule": "2", "warn": "1;31",
}  # fmt: skip
"""Colours; those of the sides differ by reverse or underline, too."""


class Terminal:
    """One screen and one keyboard. `plain`: whole sentences, no colour, no drawing, no clearing."""

    def __init__(self, *, plain: bool = False) -> None:
        tty = sys.stdout.isatty() and sys.stdin.isatty()
        self.plain = plain or not tty
        self.colour = not self.plain and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = WIDTH if self.plain else max(60, min(WIDTH, shutil.get_terminal_size((WIDTH, 40))[0]))
        if tty:
            _line_editing()

    def paint(self, text: str, style: str) -> str:
        """The text in a style, where there is colour."""
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and text else text

    def line(self, text: str = "", style: str = "", indent: str = "") -> None:
        """Print one sentence; on a terminal it is wrapped, plain it stays whole."""
        rows = [text]
        if not self.plain and len(text) > self.width:
            rows = textwrap.wrap(
                text, self.width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
            ) or [""]
        for row in rows:
            print(self.paint(row, style) if style else row)

    def lines(self, rows: Iterable[str]) -> None:
        """Print rows that are laid out already."""
        for row in rows:
            print(row)

    def read(self, prompt: str) -> str:
        """What the player types, without spaces around; EOFError when he is gone."""
        sys.stdout.flush()
        typed = input(prompt).strip()
        if not sys.stdin.isatty():
            print(typed)
        return typed

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to, where there is one."""
        if not self.plain:
            print("\x1b[2J\x1b[3J\x1b[H", end="")


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
