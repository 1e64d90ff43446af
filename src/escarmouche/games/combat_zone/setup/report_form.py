"""The report of a battle as a form: who has won, what was lost, who came home with what (CZ-GAME-04)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.reportform import Blank, Form
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import words
from escarmouche.engine.table import DRAW
from escarmouche.games.combat_zone.armies.catalogue import ARMOURY
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.setup.setup import new_table
from escarmouche.games.combat_zone.table import SIDES

GAME = "combat_zone"


def form(setup: Setup, told: Any) -> Form:
    """The blanks of a report: the winner, of each side its points lost, of each group who came home."""
    table = new_table(setup)
    armies = ARMOURY.load_forces(setup, len(SIDES))
    names = tuple(dict(army.written.name) for army in armies)
    blanks = [
        Blank(
            id="winner", kind="choice", name=words("scene-form-winner", GAME), values=(*SIDES, DRAW),
            said=(*names, words("scene-form-nobody", GAME)), value=told["winner"] if told else DRAW,
        )
    ]  # fmt: skip
    gear = {**{w.id: w.name for w in WEAPONS.values()}, **{b.id: b.name for b in BLADES.values()}}
    for side, name in zip(SIDES, names, strict=True):
        own = [f for f in table.figures.values() if table.units[f.unit].side == side]
        most = sum(table.setting.profiles[figure.profile].cost for figure in own)
        blanks.append(
            Blank(
                id=f"lost:{side}", kind="number", name=words("scene-form-lost", GAME), group=name, side=side,
                value=told["lost"][side] if told else 0, most=most,
            )
        )  # fmt: skip
        there = tuple(figure.id for figure in own)
        said: dict[str, Words] = {
            f.id: _numbered(table.setting.profiles[f.profile].name, f.id.removeprefix(side)) for f in own
        }
        home = tuple(id for id in there if id in told["home"]) if told else there
        blanks.append(
            Blank(
                id=f"home:{side}", kind="ticks", name=words("scene-form-home", GAME), group=name, side=side,
                value=home, values=there, said=tuple(said.values()),
            )
        )  # fmt: skip
        blanks += [
            Blank(
                id=f"taken:{id}", kind="ticks", name=words("scene-form-taken", GAME), group=said[id],
                side=side, value=tuple(told["home"].get(id, ())) if told else (), values=tuple(gear),
                said=tuple(dict(name) for name in gear.values()),
            )
            for id in there
        ]  # fmt: skip
    return tuple(blanks)


def _numbered(name: Words, number: str) -> Words:
    """A figure by its name and its number: several may be called alike."""
    return {lang: f"{said} {number}" for lang, said in name.items()}


def filled(setup: Setup, given: dict[str, Any]) -> dict[str, Any]:
    """The report of a form that was filled in."""
    home = {id: given[f"taken:{id}"] for side in SIDES for id in given[f"home:{side}"]}
    lost = {side: given[f"lost:{side}"] for side in SIDES}
    return {"winner": given["winner"], "lost": lost, "home": home}
