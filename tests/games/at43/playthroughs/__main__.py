"""Write the kept matches anew; `--same-answers` tells those there are again."""

from __future__ import annotations

import sys

from tests.games.at43.playthroughs import KEPT

KEPT.write(same_answers="--same-answers" in sys.argv)
