"""Campaigns in the house: battles are rooms of their own, and the end of one is an input of its campaign.

Locks are taken from a battle to its campaign, never the other way: a campaign that needs something of its
battles writes it to the store and leaves their rooms to read it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from anyio import to_thread

from escarmouche import games
from escarmouche.engine import battle as battles
from escarmouche.engine.battle import CAMPAIGN
from escarmouche.engine.history import Declaration, Entry
from escarmouche.engine.match import Match
from escarmouche.engine.requests import TYPED, Battle, Refusal, frozen
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m
from escarmouche.server import tokens, views
from escarmouche.server.catalogue import Plan
from escarmouche.server.rows import Begun, Reported, Stored, TakenBack, played
from escarmouche.server.store import ABANDONED, LIVE, BattleRow, MatchRow
from escarmouche.server.tables import matches
from escarmouche.server.trouble import Trouble, refused

if TYPE_CHECKING:
    from escarmouche.server.house import Change, House
    from escarmouche.server.room import Live, Room

log = logging.getLogger("escarmouche.house")


# -- opening -------------------------------------------------------------------------------------------------


async def open_battle(house: House, room: Room, live: Live, key: str) -> Live:
    """Begin a battle in a room of its own, or leave it where it is open already. Hold the campaign's lock."""
    battle = _wanted(live.match, key)
    if battle is None:
        raise refused(views.why(Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})), live.number)
    if row_of(room, key) is not None:
        return live
    plan = plan_of(room.plan, battle)
    begun = live.match.copy()
    match = await to_thread.run_sync(_begun, begun, key, room.id)
    seats = {own: side for own, side in battle.fixture.seats.items() if side in room.tokens}
    hashes = {own: room.tokens[side] for own, side in seats.items()}
    hashes[views.NOBODY] = room.tokens[views.NOBODY]
    born = house.born(tokens.new_name(), match, plan, hashes, (room.id, key))
    live = await house.give(room, live, Begun(key), beside=born.write)
    room.battles = (*room.battles, BattleRow(born.row["id"], key, LIVE))
    live.changed()
    house.move_in(born, match)
    return live


def _begun(campaign: Match, key: str, name: str) -> Match:
    """The match of a battle; its luck follows from the campaign's."""
    match = battles.open_battle(campaign, key, games.ruleset)
    match.seats = {**match.seats, CAMPAIGN: name}
    return match


def plan_of(plan: Plan, battle: Battle) -> Plan:
    """The plan of a battle: who plays, as in the campaign; dice, clock and patience likewise."""
    fixture = battle.fixture
    return msgspec.structs.replace(
        plan,
        game=fixture.game,
        scenario=fixture.setup.scenario,
        lists=tuple(fixture.setup.lists),
        options=dict(fixture.setup.options),
        players={own: plan.players[side] for own, side in fixture.seats.items()},
        names={own: plan.names.get(side, "") for own, side in fixture.seats.items()},
        lesson="",
        asked={},
        dice_wanted_by="",
        to_agree=(),
    )


def for_bots(room: Room, live: Live) -> tuple[str, ...]:
    """The battles between bots alone, and those who gave up: nobody else would open them."""
    unattended = room.unattended(live)
    return tuple(
        battle.key
        for battle in live.match.battles
        if all(side in unattended for side in battle.fixture.seats.values())
    )


async def bots_fight(house: House, room: Room) -> None:
    """Open the battles of bots, one after the other, and see that each goes on."""
    try:
        async with room.lock:
            live = await house.wake(room)
            keys = for_bots(room, live)
            for key in keys:
                live = await open_battle(house, room, live, key)
            ids = [row.id for key in keys if (row := row_of(room, key)) is not None]
        for id in ids:
            battle = await house.room(id)
            async with battle.lock:
                await house.wake(battle)
    except Trouble as trouble:
        log.error("campaign %s: the battles of bots could not go on: %s", room.id, trouble)
    finally:
        room.opening = False


# -- reports -------------------------------------------------------------------------------------------------


async def answer_parent(house: House, stack: AsyncExitStack, room: Room, match: Match) -> list[Change]:
    """What the end of a battle changes in its campaign, to be stored with it; the campaign stays locked.

    Nothing where the campaign does not wait for it any more: it was taken back, told otherwise, or is over.
    """
    if room.row.status == ABANDONED:
        return []
    try:
        parent = await house.room(room.row.parent)
        await stack.enter_async_context(parent.lock)
        live = await house.wake(parent)
    except Trouble as trouble:
        if trouble.status == 404:
            return []
        raise
    given = await to_thread.run_sync(battles.answer_of, room.row.battle, match)
    stored = Reported(*given)
    result = await to_thread.run_sync(played, live.match, stored)
    if result.refusal:
        log.info("battle %s of %s is not waited for: %s", room.id, parent.id, result.refusal.reason)
        return []
    return [await house.change(parent, live, result, stored)]


def why_not_tell(room: Room, live: Live, side: str, key: str, report: Any) -> Refusal | None:
    """Why a side may not tell the report of a battle on a real table."""
    if refusal := battles.why_not_typed(live.match, key, report, games.ruleset):
        return refusal
    battle = _wanted(live.match, key)
    if battle is None or side not in battle.fixture.seats.values():
        return Refusal("ES-BATTLE-02", "not-yours", {"side": side})
    return None


def filled(live: Live, key: str, given: dict[str, Any]) -> tuple[Any, Refusal | None]:
    """The report of a form that was filled in, or why it is none."""
    battle = _wanted(live.match, key)
    if battle is None:
        return None, Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})
    return battles.filled(battle, games.ruleset, given)


def form(live: Live, key: str) -> m.ReportForm:
    """The form of a report: as somebody has told it, else as the battle begins."""
    battle = _wanted(live.match, key)
    if battle is None:
        raise refused(views.why(Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})), live.number)
    asking = live.asking if live.asking is not None and live.asking.battle == key else None
    told = frozen(asking.report) if asking else None
    return m.ReportForm(key, battles.form_of(battle, games.ruleset, told), asking.side if asking else "")


def to_agree(room: Room, live: Live, side: str, key: str) -> tuple[str, ...]:
    """The persons who must agree to a report that a side tells: the others who have fought the battle."""
    battle = _wanted(live.match, key)
    owners = () if battle is None else tuple(dict.fromkeys(battle.fixture.seats.values()))
    return tuple(other for other in owners if other in room.playing(live) and other != side)


def typed(key: str, report: Any) -> Reported:
    """The input of a report that all have agreed to."""
    return Reported(key, report, "", TYPED)


# -- taken back ----------------------------------------------------------------------------------------------


def abandoned_by(stored: Stored, entries: Iterable[Entry]) -> tuple[str, ...]:
    """The battles that an input of a campaign leaves behind: taken back, or told as fought elsewhere."""
    if isinstance(stored, Reported) and stored.how == TYPED:
        return (stored.battle,)
    if isinstance(stored, TakenBack):
        undone = [entry for entry in entries if isinstance(entry, Declaration) and entry.what == "undo"]
        return tuple(undone[0].about.get("battles", ())) if undone else ()
    return ()


def abandon(room: Room, keys: Sequence[str]) -> Any:
    """The statement by which the store learns of it; the records stay."""
    chosen = (matches.c.parent == room.id) & matches.c.battle.in_(keys)
    return matches.update().where(chosen).values(status=ABANDONED)


def left(house: House, room: Room, keys: Sequence[str]) -> None:
    """After that is stored: rooms that are open learn of it."""
    room.battles = tuple(
        row._replace(status=ABANDONED) if row.battle in keys else row for row in room.battles
    )
    for other in house.rooms.values():
        if other.row.parent == room.id and other.row.battle in keys:
            other.row = replace(other.row, status=ABANDONED)
            other.tell()


def why_not_play(row: MatchRow) -> Refusal | None:
    """Why nothing is played any more in a battle that was left behind."""
    if row.status != ABANDONED:
        return None
    return Refusal("ES-BATTLE-03", "abandoned", {"battle": row.battle})


def why_not_reopen(row: MatchRow, match: Match) -> Refusal | None:
    """Why a battle that is over is not taken back: its campaign has gone on."""
    if not row.parent or not match.over:
        return None
    return Refusal("ES-BATTLE-03", "reported", {"battle": row.battle})


# -- told ----------------------------------------------------------------------------------------------------


def row_of(room: Room, key: str) -> BattleRow | None:
    """The match of a battle that counts; None while it is not open."""
    found = [row for row in room.battles if row.battle == key and row.status != ABANDONED]
    return found[-1] if found else None


def infos(room: Room, live: Live, voice: Voice) -> tuple[m.BattleInfo, ...]:
    """The battles of a campaign for those who play it: those that were fought, and those to be fought."""
    wanted = {battle.key: battle for battle in live.match.battles}
    told = [
        m.BattleInfo(
            row.battle, row.id, "abandoned" if row.status == ABANDONED else "over",
            text=voice.say("battle-of-round", number=n, round=battles.round_of(row.battle)),
        )
        for n, row in enumerate(room.battles, 1)
        if row.battle not in wanted or row.status == ABANDONED
    ]  # fmt: skip
    for key, battle in wanted.items():
        row = row_of(room, key)
        fixture = battle.fixture
        about = ""
        if voice.has("battle-about"):
            about = voice.say("battle-about", **voice.arguments(fixture.about))
        example = max(battle.guesses(), key=lambda guess: guess[0])[1]
        state: Any = "open" if row else "wanted"
        title = games.ruleset(fixture.game).ledger.title[voice.lang]
        about = voice.labelled(title, about) if about else title
        seats = dict(fixture.seats)
        asking = live.asking if live.asking is not None and live.asking.battle == key else None
        by, report = (asking.side, asking.report) if asking else ("", None)
        id = row.id if row else ""
        told.append(m.BattleInfo(key, id, state, fixture.game, title, about, seats, example, by, report))
    return tuple(told)


def refusing(room: Room, live: Live, rule: str, lang: str) -> Voice | None:
    """The voice of a battle's game, where one of its rules refuses a report; None for the campaign's own."""
    if rule in live.match.ruleset.ledger:
        return None
    for battle in live.match.battles:
        ruleset = games.ruleset(battle.fixture.game)
        if rule in ruleset.ledger:
            return battles.voice_of(battle, ruleset, lang)
    return None


def _wanted(match: Match, key: str) -> Battle | None:
    return next((battle for battle in match.battles if battle.key == key), None)


# -- forgotten -----------------------------------------------------------------------------------------------


def parents(connection: sa.Connection) -> dict[str, str]:
    """The campaign of each battle."""
    query = sa.select(matches.c.id, matches.c.parent).where(matches.c.parent != "")
    return {row.id: row.parent for row in connection.execute(query)}
