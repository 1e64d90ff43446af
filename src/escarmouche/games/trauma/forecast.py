"""Odds a player wants before he chooses: every salvo of a unit at every target it may aim at, exactly."""

from __future__ import annotations

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.trauma import policy, targets
from escarmouche.games.trauma.field import is_armour, officer
from escarmouche.games.trauma.salvos import ranged_salvos
from escarmouche.games.trauma.shooting import salvo, why_not_salvo
from escarmouche.games.trauma.table import DISORGANISED, GONE, ON_TABLE, Table

POLICY = "trauma-quick"


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """A forecast for each salvo and each target allowed to it now."""
    if table.units[unit].place != ON_TABLE:
        return ()
    found = []
    for key in ranged_salvos(table, unit):
        if why_not_salvo(table, unit, key):
            continue
        firing = targets.salvo_of(table, unit, key)
        aims = (
            targets.candidates(table, firing)
            if officer(table, unit)
            else targets.default_targets(table, firing)[1]
        )
        for target in aims:
            about = {"unit": unit, "salvo": key, "target": target}
            found.append(Forecast("salvo", about, salvo_odds(table, unit, key, target)))
    return tuple(found)


def salvo_odds(
    table: Table, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> dict[str, Odds]:
    """Figures lost (boxes, for vehicles), and the chances to disorganise and to destroy the target unit."""
    aimed = targets.unit_of(table, target)
    before = _strength(table, aimed)

    def reading(result: object, after: Table) -> tuple[int, int, int]:
        record = after.units[aimed]
        gone = record.place == GONE
        broken = DISORGANISED in record.markers and DISORGANISED not in table.units[aimed].markers
        return before - _strength(after, aimed), int(broken), int(gone)

    found = odds(
        salvo, table, unit, key, target, second, sustained,
        of=reading, policy=policy.quick_answer, policy_name=POLICY,
    )  # fmt: skip
    what = "boxes" if is_armour(table, aimed) else "losses"
    return {what: _part(found, 0), "disorganised": _part(found, 1), "destroyed": _part(found, 2)}


def _part(found: Odds, place: int) -> Odds:
    """One of the things counted together."""
    chances: dict[int, object] = {}
    for value, chance in found.chances.items():
        chances[value[place]] = chances.get(value[place], 0) + chance  # type: ignore[operator]
    return Odds(dict(sorted(chances.items())), found.exact, found.samples, found.policy)  # type: ignore[arg-type]


def _strength(table: Table, unit: str) -> int:
    """Figures of infantry, or structure boxes left of vehicles."""
    figures = table.units[unit].figures
    if not is_armour(table, unit):
        return len(figures)
    profiles = table.setting.profiles
    return sum(len(profiles[table.figures[f].profile].structure) - table.figures[f].ticked for f in figures)
