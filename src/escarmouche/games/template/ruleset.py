"""Outpost as the engine sees it: the things every ruleset gives."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.odds import odds
from escarmouche.engine.reach import Spots
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast, Ruleset, Setup
from escarmouche.engine.scene import Scene, SceneFigure, ScenePiece, SceneScore, SceneUnit
from escarmouche.games.template import setup as setting_up
from escarmouche.games.template import shooting, situations, turn
from escarmouche.games.template.tables import LEDGER, RECORDS, SIDES, UNKNOWN, Table, entry_of, units_of


class Template(Ruleset):
    """The toy game."""

    name = "template"
    version = 1
    records = RECORDS
    ledger = LEDGER
    sides: tuple[str, ...] = SIDES
    scenarios: tuple[str, ...] = (setting_up.SCENARIO,)
    default_lists: tuple[str, ...] = ("scouts", "veterans")

    def new_table(self, setup: Setup) -> Table:
        return setting_up.new_table(setup)

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        return {"forces": tuple(setting_up.FORCES)}

    def forecasts(self, table: Table, unit: str) -> Sequence[Forecast]:
        """What a shot at each target in range would do."""
        return [
            Forecast(
                "shot",
                {"unit": unit, "target": target},
                {"wounds": odds(shooting.wounds_of_a_shot, table, unit, target)},
            )
            for target in (shooting.targets_of(table, unit) if table.units[unit].figures else ())
        ]

    def step(self, referee: Referee[Table]) -> None:
        turn.step(referee)

    def view(self, table: Table, side: str) -> Table:
        """A card that is not turned is known to its owner only."""
        seen = table.copy()
        for other in table.sides.values():
            if other.id != side and other.card and not other.turned:
                seen.change(other.id, {"card": UNKNOWN})
        return seen

    def guess(self, view: Table, seed: str) -> Table:
        """Each unknown card is one of the cards, evenly."""
        table = view.copy()
        for side in view.sides.values():
            if side.card == UNKNOWN:
                number = blake2b(f"{seed}/{side.id}".encode(), digest_size=1).digest()[0]
                table.change(side.id, {"card": setting_up.CARDS[number % len(setting_up.CARDS)]})
        return table

    def scene(self, table: Table, side: str) -> Scene:
        ground, now = table.ground, table.turn
        pieces = tuple(ScenePiece(p.id, p.kind, p.footprint, p.height) for p in ground.pieces)
        figures = tuple(
            SceneFigure(
                f.id, f.unit, table.units[f.unit].side, f.x, f.y, f.z, 150, f.facing, letter=f.unit[-1:]
            )
            for f in table.figures.values()
            if table.units[f.unit].figures and "lost" not in table.units[f.unit].markers
        )
        units = tuple(
            SceneUnit(
                u.id,
                u.side,
                {"en": u.id, "fr": u.id},
                0 if "lost" in u.markers else 1,
                entry_of(table, u.id).strength - u.wounds,
                tuple(sorted(u.markers)),
                place="gone" if "lost" in u.markers else "table" if u.figures else "reserve",
            )
            for u in table.units.values()
        )
        scores = tuple(
            SceneScore(s, {"en": "units", "fr": "unités"}, str(len(units_of(table, s)))) for s in SIDES
        )
        headline = {
            "en": f"Round {now.round}: {now.active} ({now.phase})",
            "fr": f"Tour {now.round} : {now.active} ({now.phase})",
        }
        return Scene(ground.width, ground.depth, pieces, figures, units, (), scores, headline)

    def quick_answer(self, ask: Ask, table: Table) -> Any:
        """The proposal, else the first candidate."""
        return ask.proposal if ask.proposal is not None else self.candidates(ask, table)[0]

    def quick_policy(self) -> str:
        return "first-option"

    def candidates(self, ask: Ask, table: Table) -> Sequence[Any]:
        return plain_candidates(ask)

    def spots(
        self, ask: Ask, table: Table, figure: str, value: Any = None, via: tuple[tuple[int, int], ...] = ()
    ) -> Spots:
        """Every free answer is a point of the table: the rules are asked about it."""
        return Spots(figure, lambda at: not ask.refuses(at), (0, 0, table.ground.width, table.ground.depth))

    def appraise(self, table: Table, side: str) -> float:
        """Boxes left, ours less theirs, and what is in our range."""
        worth = 0.0
        for unit in table.units.values():
            if "lost" in unit.markers:
                continue
            value: float = entry_of(table, unit.id).strength - unit.wounds
            if all(other.figures for other in table.units.values()):  # everybody is deployed
                value += 0.1 * len(shooting.targets_of(table, unit.id))
            worth += value if unit.side == side else -value
        return worth

    def read_situation(self, data: dict[str, Any], place: Any) -> Table:
        return situations.read(data, place)

    def write_situation(self, table: Table) -> dict[str, Any]:
        return situations.write(table)


RULESET: Ruleset = Template()
