"""What a seat may do to its match, one function for each kind of message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from anyio import to_thread

from escarmouche.engine.requests import Ask, Refusal
from escarmouche.server import agreement, campaigns, threats, turning, views, workers
from escarmouche.server import messages as m
from escarmouche.server.absence import why_not_claim
from escarmouche.server.house import House
from escarmouche.server.room import Live, Room, why_not_act
from escarmouche.server.rows import (
    ABSENT,
    CALLED_OFF,
    DICE,
    DRAW,
    REPORT,
    UNDO,
    Agreed,
    Declared,
    Declined,
    Given,
    Proposed,
    Wanted,
)
from escarmouche.server.trouble import Trouble, problem, refused
from escarmouche.server.turns import Crowded

log = logging.getLogger("escarmouche.house")
Act = Callable[[House, Room, Live, str, Any], Awaitable[Live]]


async def command(house: House, room: Room, side: str, message: m.Command) -> Live:
    """Carry out a command of a seat; Trouble says why not, and then nothing has changed."""
    if not side:
        raise problem("not-a-player", "spectators look on")
    async with room.lock:
        live = await house.wake(room)
        if message.number != live.number:
            if isinstance(message, m.Answer | m.ForMe) and _heard(live, side, message):
                return live  # the same message again, after a connection was lost
            raise problem("stale", f"the match is at {live.number}, not at {message.number}", live.number)
        if refusal := why_not_act(live.match, side) or campaigns.why_not_play(room.row):
            raise refused(views.why(refusal), live.number)
        return await ACTS[type(message)](house, room, live, side, message)


async def answer(house: House, room: Room, live: Live, side: str, message: m.Answer) -> Live:
    """Answer the pending question, or type the dice that were thrown."""
    if refusal := agreement.why_not_play(room.plan):
        raise refused(views.why(refusal), live.number)
    ask = views.owed(live.match, side, room.unattended(live))
    by, rule = (ask.side, ask.rule) if ask is not None else (side, "")
    given = Given(by, message.value, rule, live.match.log.inputs)
    return await house.give(room, live, given, _own(side, message.id))


async def for_me(house: House, room: Room, live: Live, side: str, message: m.ForMe) -> Live:
    """Let the ruleset's quick answer be given: what a sensible player does without thinking."""
    if refusal := agreement.why_not_play(room.plan):
        raise refused(views.why(refusal), live.number)
    ask = views.owed(live.match, side, room.unattended(live))
    if not isinstance(ask, Ask):
        raise problem("not-asked", "there is no question that could be answered for this seat", live.number)
    value = await _worked_out(house, room, live, workers.quick_answer, ask.side)
    given = Given(ask.side, value, ask.rule, live.match.log.inputs)
    return await house.give(room, live, given, _own(side, message.id))


async def _worked_out(
    house: House, room: Room, live: Live, job: Callable[[bytes, str], bytes], side: str
) -> Any:
    """What a job beside the server says of a side; whatever goes wrong there is told, and nothing changes."""
    try:
        seconds, content = house.settings.limits.trial_seconds, live.without_seed(side)
        text = await house.bots.run(seconds, job, content, side, who=room.visitor)
    except Crowded as error:
        raise problem("busy", "too much is being worked out for this address; wait a little") from error
    except workers.TooSlow as error:
        raise problem("slow", str(error), live.number) from error
    except Exception as error:
        log.error("match %s: %s for %s failed: %r", room.id, job.__name__, side, error)
        raise problem("failed", "this could not be worked out", live.number) from error
    return msgspec.json.decode(text)


def _heard(live: Live, side: str, message: m.Answer | m.ForMe) -> bool:
    """Whether this very answer was taken before; another one under the same name was not."""
    number, value = live.ids.get(_own(side, message.id), (0, None))
    same = isinstance(message, m.ForMe) or bool(value == message.value)
    return bool(message.id) and number == message.number + 1 and same


def _own(side: str, id: str) -> str:
    """A client's name for its message; another seat's is another, though it be the same word."""
    return f"{side}/{id}" if id else ""


async def undo(house: House, room: Room, live: Live, side: str, message: m.Undo) -> Live:
    """Take the last answer back, or ask the other persons to agree; bots agree."""
    if refusal := campaigns.why_not_reopen(room.row, live.match):
        raise refused(views.why(refusal), live.number)
    if live.match.why_not_undo(side) is None:
        return await house.undo(room, live, side, consent=False)
    if room.why_not_undo(live, side) is None:
        return await house.undo(room, live, side, consent=True)
    if live.match.why_not_undo(side, consent=True):
        return await house.undo(room, live, side, consent=False)
    return await house.give(room, live, Wanted(UNDO, side))


async def consent(house: House, room: Room, live: Live, side: str, message: m.Consent) -> Live:
    """Agree, or not, to what another side asked; it is done when all who were asked have agreed."""
    request = room.request(live)
    if request is None or side not in request.waiting:
        raise problem("not-asked", "nobody has asked this seat to agree to anything", live.number)
    if request.what == DICE:
        return await house.settle_dice(room, live, side, agreed=message.agreed)
    if not message.agreed:
        return await house.give(room, live, Declined(request.what, side))
    if request.what == DRAW:
        return await house.give(room, live, Declared(DRAW, side))
    if request.waiting != (side,):
        return await house.give(room, live, Agreed(request.what, side))
    if request.what == REPORT and live.asking is not None:
        return await house.give(room, live, campaigns.typed(live.asking.battle, live.asking.report))
    return await house.undo(room, live, request.side, consent=True)


async def concede(house: House, room: Room, live: Live, side: str, message: m.Concede) -> Live:
    """Give the match up; where more than two play, the others play on."""
    return await house.give(room, live, Declared("concede", side))


async def draw(house: House, room: Room, live: Live, side: str, message: m.OfferDraw) -> Live:
    """Offer a draw, or take the one that is offered; bots answer at once, before the persons are asked."""
    if refusal := agreement.why_not_play(room.plan):
        raise refused(views.why(refusal), live.number)
    asking = live.asking
    if asking is not None and asking.what == DRAW and side in (asking.side, *asking.agreed):
        return live
    live = await house.give(room, live, Declared(DRAW, side))
    for bot in room.bots:
        if live.match.over or live.asking is None or bot in live.asking.agreed:
            continue
        agreed = await _worked_out(house, room, live, workers.takes_draw, bot)
        live = await house.give(room, live, Declared(DRAW, bot) if agreed else Declined(DRAW, bot))
    return live


async def claim(house: House, room: Room, live: Live, side: str, message: m.Claim) -> Live:
    """Go on without a person who is gone; between two that is the win, or a draw."""
    gone, refusal = why_not_claim(room, live, side)
    if refusal is None and message.what == "draw" and len(live.match.playing) > 2:
        refusal = Refusal("ES-TURN-05", "others-play-on", {"side": gone})
    if refusal is not None:
        raise refused(views.why(refusal), live.number)
    what = ABSENT if message.what == "win" else CALLED_OFF
    return await house.give(room, live, Declared(what, gone, {"by": side}))


async def open_battle(house: House, room: Room, live: Live, side: str, message: m.OpenBattle) -> Live:
    """Begin a battle of a campaign in a room of its own."""
    return await campaigns.open_battle(house, room, live, message.battle)


async def tell_report(house: House, room: Room, live: Live, side: str, message: m.TellReport) -> Live:
    """Tell the report of a battle on a real table: the others who fought it agree; bots do at once."""
    report, refusal = message.report, None
    if message.filled is not None:
        report, refusal = await to_thread.run_sync(campaigns.filled, live, message.battle, message.filled)
    if refusal := refusal or campaigns.why_not_tell(room, live, side, message.battle, report):
        raise refused(views.why(refusal), live.number)
    if not campaigns.to_agree(room, live, side, message.battle):
        return await house.give(room, live, campaigns.typed(message.battle, report))
    return await house.give(room, live, Proposed(side, message.battle, report))


ACTS: dict[type, Act] = {
    m.Answer: answer,
    m.ForMe: for_me,
    m.Undo: undo,
    m.Consent: consent,
    m.Concede: concede,
    m.OfferDraw: draw,
    m.Claim: claim,
    m.OpenBattle: open_battle,
    m.TellReport: tell_report,
}


async def trial(
    house: House, room: Room, side: str, message: m.Trial, lang: str = "en", address: str = ""
) -> bytes:
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
            if refusal := why_not_act(live.match, side):
                raise refused(views.why(refusal), live.number)
            content = live.without_seed(side)
        job, *arguments = _job(message)
        seconds = house.settings.limits.trial_seconds
        asker = workers.Asker(side, lang, room.plan.names, message.number, message.id)
        return await house.trials.run(seconds, job, content, asker, *arguments, who=address)
    except Crowded as error:
        raise problem("busy", "too much is being worked out for this address; wait a little") from error
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
    if isinstance(message, m.AskTurns):
        return turning.turns, message.figure, msgspec.json.encode(message.value)
    if isinstance(message, m.AskHint):
        return (workers.hint,)
    if isinstance(message, m.AskThreat):
        return threats.threat, message.unit, msgspec.json.encode(message.value)
    if isinstance(message, m.AskSight):
        return workers.sight, message.unit
    return workers.drafts, message
