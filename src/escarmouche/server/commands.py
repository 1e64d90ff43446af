"""What a seat may do to its match, one function for each kind of message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from escarmouche.server import agreement, views, workers
from escarmouche.server import messages as m
from escarmouche.server.absence import why_not_claim
from escarmouche.server.house import House
from escarmouche.server.room import Live, Room
from escarmouche.server.rows import ABSENT, CALLED_OFF, DICE, DRAW, UNDO, Declared, Declined, Given, Wanted
from escarmouche.server.trouble import Trouble, problem, refused

log = logging.getLogger("escarmouche.house")
Act = Callable[[House, Room, Live, str, Any], Awaitable[Live]]


async def command(house: House, room: Room, side: str, message: m.Command) -> Live:
    """Carry out a command of a seat; Trouble says why not, and then nothing has changed."""
    if not side:
        raise problem("not-a-player", "spectators look on")
    async with room.lock:
        live = await house.wake(room)
        if message.number != live.number:
            if isinstance(message, m.Answer) and _heard(live, side, message):
                return live  # the same message again, after a connection was lost
            raise problem("stale", f"the match is at {live.number}, not at {message.number}", live.number)
        return await ACTS[type(message)](house, room, live, side, message)


async def answer(house: House, room: Room, live: Live, side: str, message: m.Answer) -> Live:
    """Answer the pending question, or type the dice that were thrown."""
    if refusal := agreement.why_not_play(room.plan):
        raise refused(views.why(refusal), live.number)
    ask = views.owed(live.match, side, room.bots)
    by, rule = (ask.side, ask.rule) if ask is not None else (side, "")
    given = Given(by, message.value, rule, live.match.log.inputs)
    return await house.give(room, live, given, _own(side, message.id))


def _heard(live: Live, side: str, message: m.Answer) -> bool:
    """Whether this very answer was taken before; another one under the same name was not."""
    number, value = live.ids.get(_own(side, message.id), (0, None))
    return bool(message.id) and number == message.number + 1 and bool(value == message.value)


def _own(side: str, id: str) -> str:
    """A client's name for its message; another seat's is another, though it be the same word."""
    return f"{side}/{id}" if id else ""


async def undo(house: House, room: Room, live: Live, side: str, message: m.Undo) -> Live:
    """Take the last answer back, or ask the other person to agree; bots agree."""
    refusal = live.match.why_not_undo(side)
    consent_helps = refusal is not None and live.match.why_not_undo(side, consent=True) is None
    if not consent_helps:
        return await house.undo(room, live, side, consent=False)
    if not [other for other in room.plan.persons if other != side]:
        return await house.undo(room, live, side, consent=True)
    return await house.give(room, live, Wanted(UNDO, side))


async def consent(house: House, room: Room, live: Live, side: str, message: m.Consent) -> Live:
    """Agree, or not, to what the other side asked."""
    request = room.request(live)
    if request is None or request.side == side or (request.what == DICE and side not in room.plan.to_agree):
        raise problem("not-asked", "nobody has asked this seat to agree to anything", live.number)
    if request.what == DICE:
        return await house.settle_dice(room, live, side, agreed=message.agreed)
    if not message.agreed:
        return await house.give(room, live, Declined(request.what, side))
    if request.what == DRAW:
        return await house.give(room, live, Declared(DRAW, side))
    return await house.undo(room, live, request.side, consent=True)


async def concede(house: House, room: Room, live: Live, side: str, message: m.Concede) -> Live:
    """Give the match up."""
    return await house.give(room, live, Declared("concede", side))


async def draw(house: House, room: Room, live: Live, side: str, message: m.OfferDraw) -> Live:
    """Offer a draw; a bot answers at once."""
    if refusal := agreement.why_not_play(room.plan):
        raise refused(views.why(refusal), live.number)
    if live.request is not None and live.request.what == DRAW and live.request.side == side:
        return live
    live = await house.give(room, live, Declared(DRAW, side))
    others = [other for other in room.plan.players if other != side]
    if live.match.over or not all(other in room.bots for other in others):
        return live
    for other in others:
        seconds = house.settings.limits.trial_seconds
        text = await house.bots.run(seconds, workers.takes_draw, live.without_seed(other), other)
        agreed = msgspec.json.decode(text)
        live = await house.give(room, live, Declared(DRAW, other) if agreed else Declined(DRAW, other))
    return live


async def claim(house: House, room: Room, live: Live, side: str, message: m.Claim) -> Live:
    """End the match without a person who is gone: the win, or a draw."""
    gone, refusal = why_not_claim(room, live, side)
    if refusal is not None:
        raise refused(views.why(refusal), live.number)
    what = ABSENT if message.what == "win" else CALLED_OFF
    return await house.give(room, live, Declared(what, gone, {"by": side}))


ACTS: dict[type, Act] = {
    m.Answer: answer,
    m.Undo: undo,
    m.Consent: consent,
    m.Concede: concede,
    m.OfferDraw: draw,
    m.Claim: claim,
}


async def trial(house: House, room: Room, side: str, message: m.Trial) -> bytes:
    """Work something out beside the match in another process; one at a time for each seat."""
    if not side:
        raise problem("not-a-player", "spectators look on")
    if side in room.trials:
        raise problem("busy", "one at a time: wait for the answer to the last one")
    room.trials.add(side)
    try:
        async with room.lock:
            live = await house.wake(room)
            if message.number != live.number:
                raise problem("stale", f"the match is at {live.number}, not at {message.number}", live.number)
            content = live.without_seed(side)
        job, *arguments = _job(message)
        seconds = house.settings.limits.trial_seconds
        return await house.trials.run(seconds, job, content, side, *arguments, message.number, message.id)
    except workers.TooSlow as error:
        raise problem("slow", str(error), message.number) from error
    except Trouble:
        raise
    except (TypeError, ValueError, KeyError, AttributeError, IndexError) as error:
        raise problem("malformed", "this cannot be tried", message.number) from error
    except Exception as error:
        log.error("match %s: a trial of %s failed: %r", room.id, side, error)
        raise problem("failed", "this could not be worked out", message.number) from error
    finally:
        room.trials.discard(side)


def _job(message: m.Trial) -> tuple[Any, ...]:
    if isinstance(message, m.Consider):
        return workers.consider, msgspec.json.encode(message.answers)
    if isinstance(message, m.AskOdds):
        return workers.odds, message.unit, msgspec.json.encode(message.value)
    if isinstance(message, m.AskReach):
        return workers.reach, message.figure, msgspec.json.encode(message.value), message.via
    if isinstance(message, m.AskSight):
        return workers.sight, message.unit
    return workers.drafts, message.to
