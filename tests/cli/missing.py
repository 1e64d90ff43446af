"""Prints what the language files of a game lack: python -m tests.cli.missing GAME"""

from __future__ import annotations

import sys

from escarmouche.engine.sentences import messages
from tests.cli.keys import keys_of

if __name__ == "__main__":
    for key, place in sorted(keys_of(sys.argv[1]).items()):
        lacking = [lang for lang in ("en", "fr") if not messages(lang, sys.argv[1]).has(key)]
        if lacking:
            print(f"{key:<40} {place} {' '.join(lacking)}")
