"""The harness that every game's tests use: public, so that a game kept elsewhere is tested the same way.

`Script` and `referee_of` play a procedure with scripted answers and loaded dice, `Keeping` keeps matches as
text, `conforming` holds many random matches to everything the engine promises, `variant` is a game with some
members otherwise.
"""

from escarmouche.engine.luck import LoadedDice
from escarmouche.testing.playthroughs import Keeping
from escarmouche.testing.scripts import Script, referee_of, referee_with
from escarmouche.testing.variants import variant

__all__ = ["Keeping", "LoadedDice", "Script", "referee_of", "referee_with", "variant"]
