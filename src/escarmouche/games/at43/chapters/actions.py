"""The action of an activation: fire before, move, alert fire, fire after, melee, container (area A4-MOV)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import MOVED as MOVED_EVENT
from escarmouche.engine.options import ACT, MOVE, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters import alert, bonuses, campaign, melee, orders, scenery
from escarmouche.games.at43.chapters.activation import ALL_UP, DENIED, GROUNDED, is_aboard
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import CONTACT
from escarmouche.games.at43.chapters.movement import aftermath, drafts, entry, transports
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, RAPID, allowance, landing
from escarmouche.games.at43.chapters.movement.entry import Way
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.chapters.states import denied, touched_enemies, update_engaged
from escarmouche.games.at43.chapters.units import is_infantry, profile
from escarmouche.games.at43.table import CONTAINER, DISORGANISED, GONE, ON_TABLE, ROOTED, Referee, Table
from escarmouche.games.company.chapters.movement.placements import Placements, put_down
from escarmouche.space.shapes import gap_to_polygon_at_most

MOVED, ENTERED = "moved", "entered"
ACTIONS = (COMBAT, RAPID, NO_ONE)


def choose_action(referee: Referee) -> None:
    """A combat move, a rapid move, or none (A4-ACT-18); a unit that is denied it has none."""
    table = referee.table
    unit = table.turn.unit
    if not table.units[unit].figures or table.units[unit].place == GONE:
        referee.book(step="end")
        return
    if refusal := why_not_act(table, unit):
        referee.note(refusal.rule, "no-action", unit=unit)
        if table.turn.way:
            referee.note("A4-ACT-04", "stays-in-reserve", unit=unit)
        referee.book(step="orders" if table.units[unit].place == ON_TABLE else "end")
        return
    options = (COMBAT, RAPID) if table.turn.way else ACTIONS
    action = referee.ask(
        "A4-ACT-18", table.units[unit].side, "action", options, lambda a: why_not_action(table, unit, a),
        intent=ACT, actor=unit, part=WHAT, unit=unit,
    )  # fmt: skip
    if action == NO_ONE:
        referee.book(step="orders" if table.units[unit].place == ON_TABLE else "end")
        return
    flags = referee.table.turn.flags | {action}
    first = "fire" if action == COMBAT and not is_aboard(table, unit) and not table.turn.way else "move"
    referee.book(flags=flags, step=first, moment=shooting.BEFORE if first == "fire" else "")


def why_not_act(table: Table, unit: str) -> Refusal | None:
    """Whether a unit is denied its action: unpaid, disorganised, or prone for more than half."""
    about = {"unit": unit}
    if denied(table, unit):
        return Refusal("A4-ACT-13", "disorganised", about)
    if DENIED in table.turn.flags:
        return Refusal("A4-ACT-06", "not-paid", about)
    if GROUNDED in table.turn.flags and ALL_UP not in table.turn.flags:
        return Refusal("A4-STATE-07", "was-on-the-ground", about)
    return None


def why_not_action(table: Table, unit: str, action: str) -> Refusal | None:
    """Whether a unit may choose this action."""
    about = {"unit": unit}
    if action == NO_ONE:
        return None
    if is_aboard(table, unit):
        if action == RAPID:
            return Refusal("A4-TRAN-02", "combat-move-only", about)
        return transports.why_not_leave(table, unit)
    if action == RAPID:
        if shooting.ENGAGED_AT_START in table.turn.flags and is_infantry(table, unit):
            return Refusal("A4-MOV-09", "engaged", about)
        if ALL_UP in table.turn.flags:
            return Refusal("A4-ORD-13", "no-rapid-move", about)
        if ROOTED in table.units[unit].markers:
            return Refusal("A4-ORD-14", "bound-to-its-place", about)
        return campaign.why_not_rapid(table, unit)
    return None


def fire(referee: Referee) -> None:
    """The shot before the movement, or the one after it, salvo by salvo."""
    after = referee.table.turn.moment == shooting.AFTER
    shooting.next_salvo(referee, "melee" if after else "move")


def action_of(table: Table) -> str:
    """The action under way."""
    return RAPID if RAPID in table.turn.flags else COMBAT


def why_not_budge(table: Table, unit: str) -> Refusal | None:
    """Whether a unit is bound to its place: Feu à volonté, or nobody of it can move."""
    if shooting.ROOTED_FLAG in table.turn.flags:
        return Refusal("A4-ORD-09", "bound-to-its-place", {"unit": unit})
    if ROOTED in table.units[unit].markers:
        return Refusal("A4-ORD-14", "bound-to-its-place", {"unit": unit})
    if not any(allowance(table, f, action_of(table)) for f in table.units[unit].figures):
        return Refusal("A4-DMG-05", "immobilised", {"unit": unit})
    return None


def move(referee: Referee) -> None:
    """The movement itself: led on the table, in from the edge, or out of a transport."""
    table = referee.table
    unit = table.turn.unit
    if not table.units[unit].figures or table.units[unit].place == GONE:
        referee.book(step="end")
        return
    referee.book(touching=touched_enemies(table, unit))
    if table.turn.way:
        _come_in(referee, unit)
    elif is_aboard(table, unit):
        if transports.leave(referee, unit):
            _moved(referee, unit)
        else:
            referee.book(step="end")
    elif refusal := why_not_budge(table, unit):
        referee.note(refusal.rule, "does-not-move", unit=unit)
        _after_move(referee)
    else:
        _lead(referee, unit)


def _come_in(referee: Referee, unit: str) -> None:
    way = Way.read(referee.table.turn.way)
    if entry.enter(referee, unit, way, action_of(referee.table)):
        referee.book(flags=referee.table.turn.flags | {ENTERED}, way="")
        _moved(referee, unit)
    else:
        referee.book(step="end", way="")


def _lead(referee: Referee, unit: str) -> None:
    """The owner leads each figure; in a rapid move armour runs over infantry (A4-MOV-12)."""
    table = referee.table
    action = action_of(table)
    value: Any = referee.place(
        "A4-MOV-12", table.units[unit].side, "move", lambda value: why_not_move(table, unit, action, value),
        lambda: drafts.move_drafts(table, unit, action), intent=MOVE, actor=unit, unit=unit, action=action,
    )  # fmt: skip
    gone = tuple(item for item in value if item[1])
    if not gone:
        turned = tuple(item for item in value if item[2] >= 0)
        if turned:
            put_down(referee, "A4-GEN-13", unit, turned, how=MOVED_EVENT)
        referee.note("A4-ACT-18", "moves-no-distance", unit=unit)
        _after_move(referee)
        return
    carry_out(referee, unit, value, action)
    _moved(referee, unit)


def carry_out(referee: Referee, unit: str, value: Placements, action: str) -> None:
    """Put the figures where their ways end, with levels and interiors; then crushing (A4-MOV-10)."""
    table = referee.table
    starts = {f: (table.figures[f].x, table.figures[f].y) for f in table.units[unit].figures}
    ways = {id: (starts[id], *path) for id, path, _ in value if path}
    ends = {id: landing(table, id, way) for id, way in ways.items()}
    engaged = aftermath.engaged_now(table)
    rule = "A4-MOV-08" if action == RAPID else "A4-MOV-01"
    put_down(referee, rule, unit, value, {id: end.level for id, end in ends.items()}, how=MOVED_EVENT)
    for id, end in ends.items():
        if referee.table.figures[id].inside != end.inside:
            referee.change("A4-SCN-09" if end.inside else rule, id, inside=end.inside)
    if action == RAPID and not is_infantry(table, unit):
        aftermath.crush(referee, unit, ways, engaged)


def _moved(referee: Referee, unit: str) -> None:
    """Note the movement, and what follows it at once: ice, falls, contact, fear."""
    turn = referee.table.turn
    how = action_of(referee.table)
    referee.book(flags=turn.flags | {MOVED}, moves=(*turn.moves, (unit, how)))
    if how == RAPID:
        bonuses.run(referee, unit)
    update_engaged(referee)
    aftermath.slide(referee, unit)
    aftermath.fall(referee, unit)
    aftermath.abandon(referee, unit)
    update_engaged(referee)
    aftermath.frighten(referee, unit, turn.touching)
    referee.book(step="alert")


def alert_step(referee: Referee) -> None:
    """Enemies in alert answer the movement (A4-ORD-08)."""
    unit = referee.table.turn.unit
    if alive(referee.table, unit):
        alert.alert_window(referee, unit)
    _after_move(referee)


def _after_move(referee: Referee) -> None:
    """Fire after a combat move; after a rapid move only melee (A4-MOV-01, A4-MOV-08)."""
    table = referee.table
    unit = table.turn.unit
    if not alive(table, unit):
        referee.book(step="end")
    elif DISORGANISED in table.units[unit].markers:
        referee.book(step="orders")
    elif RAPID in table.turn.flags:
        referee.book(step="melee", moment="")
    else:
        referee.book(step="fire", moment=shooting.AFTER)


def melee_step(referee: Referee) -> None:
    """Melee with who is at contact, sabotage, or boarding a transport instead (A4-MOV-15, A4-TRAN-01)."""
    unit = referee.table.turn.unit
    if not alive(referee.table, unit):
        referee.book(step="end")
        return
    if melee.fight_step(referee, unit):
        return
    if alive(referee.table, unit) and "fought" not in referee.table.turn.flags:
        _offer_boarding(referee, unit)
    referee.book(step="orders" if referee.table.units[unit].place == ON_TABLE else "end")


def _offer_boarding(referee: Referee, unit: str) -> None:
    table = referee.table
    if COMBAT not in table.turn.flags:
        return
    near = transports.boardable(table, unit)
    if not near:
        return
    chosen = referee.ask(
        "A4-TRAN-01", table.units[unit].side, "board", (NO_ONE, *near), proposal=NO_ONE, actor=unit,
        part=WHAT, unit=unit,
    )  # fmt: skip
    if chosen != NO_ONE:
        transports.board(referee, unit, chosen)


def orders_step(referee: Referee) -> None:
    """The attitudes step, one order at a time."""
    orders.order_phase(referee, "container")


def container_step(referee: Referee) -> None:
    """A unit that had its action may end it by opening or closing a container (A4-SCN-10)."""
    unit = referee.table.turn.unit
    near = containers_near(referee.table, unit)
    if near and why_not_toggle(referee.table, unit) is None:
        chosen = scenery.choose_container(referee, unit, near)
        if chosen != NO_ONE:
            scenery.toggle(referee, unit, chosen)
    referee.book(step="end")


def why_not_toggle(table: Table, unit: str) -> Refusal | None:
    """Not for a unit denied its action, nor for one just dropped (A4-SCN-10)."""
    if not alive(table, unit) or not is_infantry(table, unit):
        return Refusal("A4-SCN-10", "infantry-only", {"unit": unit})
    return why_not_act(table, unit)


def containers_near(table: Table, unit: str) -> tuple[str, ...]:
    """Containers with a member of the unit at contact, and nobody inside."""
    if not alive(table, unit):
        return ()
    near = []
    for thing in table.things.values():
        if thing.kind != CONTAINER or any(table.figures[f].inside == thing.id for f in table.figures):
            continue
        polygon = table.ground.polygon(thing.piece)
        for figure in table.units[unit].figures:
            f = table.figures[figure]
            if f.z == 0 and gap_to_polygon_at_most(
                (f.x, f.y), profile(table, figure).radius, polygon, CONTACT
            ):
                near.append(thing.id)
                break
    return tuple(near)
