"""Who could hurt a unit where it is led, worked out beside the match from what its side may know."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from escarmouche.engine.patience import patient
from escarmouche.engine.requests import frozen
from escarmouche.engine.ruleset import Forecast
from escarmouche.server import messages as m
from escarmouche.server.speaking import voice_for
from escarmouche.server.workers import Asker, encoded, forecast_of, restored

MOST = 6
"""Enemies that are told, the worst first."""


def threat(content: bytes, asker: Asker, unit: str, value: bytes) -> bytes:
    """The best attack of each enemy on a unit after an answer, and what the unit sees from there."""
    match, side = restored(content), asker.side
    client = match.ruleset.client
    tried = match.consider(side, frozen(msgspec.json.decode(value)))
    table = tried.table
    if tried.stopped == "refused" or unit not in table.units:
        return encoded(m.Threats(unit, (), (), (), asker.number, asker.id))
    own = {unit, *table.units[unit].figures}
    worst: dict[str, Forecast] = {}
    with patient(time.thread_time):
        for enemy in [u.id for u in table.units.values() if u.side != side]:
            for forecast in client.forecasts(table, enemy):
                who = str(forecast.about.get("figure") or enemy)
                if _struck(forecast) in own and _harm(forecast) > _harm(worst.get(who)):
                    worst[who] = forecast
    voice = voice_for(match, side, asker.lang, asker.players, table)
    told = sorted(worst.items(), key=lambda item: -_harm(item[1]))[:MOST]
    stand = tuple((f.x, f.y) for f in voice.names.scene.figures if f.unit == unit)
    return encoded(
        m.Threats(
            unit,
            tuple(m.Threat(who, forecast_of(forecast, voice, None)) for who, forecast in told),
            stand,
            tuple(client.sights(table, unit)),
            asker.number,
            asker.id,
        )
    )


def _struck(forecast: Forecast) -> str:
    return str(forecast.about.get("target", ""))


def _harm(forecast: Forecast | None) -> float:
    """How much of the first thing counted is to be expected; less than nothing where there is no attack."""
    if forecast is None or not forecast.odds:
        return -1.0
    first: Any = next(iter(forecast.odds.values()))
    return float(first.mean)
