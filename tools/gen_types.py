"""Write web/wire.ts from the server's messages, or check (--check) that it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from escarmouche.server import messages
from escarmouche.server.typescript import declarations

SERVER = messages.__name__.removesuffix("messages")
"""What is offered there comes from the modules beside it."""
OUT = Path(__file__).resolve().parent.parent / "web" / "wire.ts"


def text() -> str:
    """The declarations of every message and union of the protocol."""
    found = {
        name: kind
        for name, kind in vars(messages).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(SERVER)
    }
    for base in ("Wire", "Body"):
        found.pop(base)
    unions = {name: getattr(messages, name) for name in ("Command", "Trial", "FromClient", "FromServer")}
    sent = frozenset(name for name, kind in found.items() if issubclass(kind, messages.Body))
    return declarations({**found, **unions}, sent)


def main() -> int:
    """Write the file, or say that it is out of date."""
    if "--check" not in sys.argv:
        OUT.write_text(text(), encoding="utf-8")
    elif not OUT.exists() or OUT.read_text(encoding="utf-8") != text():
        sys.exit("web/wire.ts is out of date: run tools/gen_types.py")
    return 0


if __name__ == "__main__":
    sys.exit(main())
