"""What goes on by itself at a table: bots answer, clocks run; what cannot be stored is tried again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from anyio import to_thread

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import suggested_answer
from escarmouche.server import campaigns, loading, workers
from escarmouche.server.messages import Refused
from escarmouche.server.room import Live, Room
from escarmouche.server.rows import Declared, Given
from escarmouche.server.trouble import Trouble
from escarmouche.server.turns import Crowded

if TYPE_CHECKING:
    from escarmouche.server.house import House

AGAIN = 3.0
"""Seconds until something that could not be stored is tried again."""
log = logging.getLogger("escarmouche.house")


def go_on(house: House, room: Room, live: Live) -> None:
    """After every change of a match in memory: wake its bots, set its clock, see whom it waits for."""
    room.signs.wait_for(room.owing(live))
    if live.match.over:
        if room.timer:
            room.timer.cancel()
            room.timer = None
        return
    if room.plan.to_agree or campaigns.why_not_play(room.row):
        return
    if not room.opening and live.match.battles and campaigns.for_bots(room, live):
        room.opening = True
        house.spawn(campaigns.bots_fight(house, room))
    if not room.thinking and asked_now(room, live) is not None:
        room.thinking = True
        house.spawn(bots_play(house, room))
    if room.plan.clock is not None:
        set_timer(house, room, live)


# -- bots --------------------------------------------------------------------------------------------------


async def bots_play(house: House, room: Room) -> None:
    """Let bots answer until a person is asked; where the store takes nothing, try until it does."""
    try:
        while True:
            try:
                if not await _bot_plays(house, room):
                    return
            except Trouble as trouble:
                log.error("match %s: a bot could not go on: %s", room.id, trouble)
                if getattr(trouble.message, "what", "") not in ("not-stored", "stale"):
                    return
                await asyncio.sleep(AGAIN)
    finally:
        room.thinking = False


async def _bot_plays(house: House, room: Room) -> bool:
    async with room.lock:
        live = await house.wake(room)
        if (prepared := set_up(room, live)) is not None:
            await house.give(room, live, Given(*prepared, live.match.log.inputs))
            return True
        side = bot_asked(live.match, room.bots)
        if side is None or campaigns.why_not_play(room.row):
            return False
        content, number = live.without_seed(side), live.number
    answers = await _thought(house, room, side, content, secrets.token_hex(16))
    async with room.lock:
        live = await house.wake(room)
        if live.number != number:
            return True
        for rule, value in answers:
            if loading.asked_rule(live.match, side) != rule:
                break
            try:
                live = await house.give(room, live, Given(side, value, rule, live.match.log.inputs))
            except Trouble as trouble:
                if not isinstance(trouble.message, Refused):
                    raise
                log.error("match %s: %s answered what the rules refuse: %s", room.id, side, trouble)
                break
        if live.number == number:  # it had no answer, or none that is allowed
            rule, value = await to_thread.run_sync(_quick_answer, live.match, side)
            await house.give(room, live, Given(side, value, rule, live.match.log.inputs))
    return True


async def _thought(house: House, room: Room, side: str, content: bytes, seed: str) -> list[Any]:
    """What a bot answers, as [[rule, value], …]; nothing where it fails, whatever the failure."""
    seconds = house.settings.limits.trial_seconds
    name = room.plan.players[side]
    pool = house.aside if room.between_bots else house.bots
    try:
        answers: list[Any] = msgspec.json.decode(
            await pool.run(seconds, workers.bot_answers, content, side, name, seed, who=room.visitor)
        )
    except Crowded:
        log.warning("match %s: %s has no turn to think and answers quickly", room.id, side)
    except workers.TooSlow:
        log.warning("match %s: %s thought too long and answers quickly", room.id, side)
    except Exception as error:
        log.error("match %s: %s failed and answers quickly: %r", room.id, side, error)
    else:
        return answers
    return []


def asked_now(room: Room, live: Live) -> str | None:
    """A side that is answered for now: a bot, or whoever has left it to us."""
    prepared = room.answered_for(live.match)
    return prepared.side if prepared else bot_asked(live.match, room.bots)


def set_up(room: Room, live: Live) -> tuple[str, Any, str] | None:
    """The next answer that nobody is to be asked for: whose, what, and to which rule."""
    ask = room.answered_for(live.match)
    return None if ask is None else (ask.side, suggested_answer(live.match, ask), ask.rule)


def bot_asked(match: Match, bots: Sequence[str]) -> str | None:
    """A bot that owes an answer now; dice are typed by persons."""
    if not bots:
        return None
    return next((ask.side for ask in match.pending if ask.side in bots and isinstance(ask, Ask)), None)


def _quick_answer(match: Match, side: str) -> tuple[str, Any]:
    """What the ruleset itself would answer without thinking."""
    ask = match.asked(side)
    assert isinstance(ask, Ask)
    return ask.rule, match.ruleset.bot.quick_answer(ask, match.ruleset.rules.view(match.table, side))


# -- clocks ------------------------------------------------------------------------------------------------


def set_timer(house: House, room: Room, live: Live, after: float = 0) -> None:
    """Wake up when the first of the running clocks falls, but not before `after` seconds."""
    if room.timer:
        room.timer.cancel()
    left = [ms for side, ms in room.clock_now(live).items() if side in room.timed(live)]
    if left:
        seconds = max(min(left) / 1000 + 0.05, after)
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(seconds, lambda: house.spawn(_clock_falls(house, room)))


async def _clock_falls(house: House, room: Room) -> None:
    async with room.lock:
        live = room.live
        if live is None or live.match.over:
            return
        fallen = [side for side, ms in room.clock_now(live).items() if not ms and side in room.timed(live)]
        if not fallen:
            set_timer(house, room, live)
            return
        try:
            await house.give(room, live, Declared("clock", fallen[0]))
        except Trouble as trouble:
            log.error("match %s: the clock of %s fell, but: %s", room.id, fallen[0], trouble)
            if room.live is not None:
                set_timer(house, room, room.live, AGAIN)
            else:
                room.timer = asyncio.get_running_loop().call_later(
                    AGAIN, lambda: house.spawn(_woken(house, room))
                )


async def _woken(house: House, room: Room) -> None:
    """Read a match again that could not be stored; its clock runs on from there."""
    async with room.lock:
        try:
            await house.wake(room)
        except Trouble as trouble:
            log.error("match %s: cannot be read again: %s", room.id, trouble)
