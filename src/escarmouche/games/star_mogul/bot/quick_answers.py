"""What a sensible player does without thinking, and answers worth drawing from."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.candidates import first_answer, plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.star_mogul.bot import ways, weighing
from escarmouche.games.star_mogul.bot.aims import HOLD, HOME, HUNT, OPEN, TAKE, Aim, aims, place_of
from escarmouche.games.star_mogul.chapters import actions, salvage
from escarmouche.games.star_mogul.chapters.actions import END, SHIP, Deed
from escarmouche.games.star_mogul.chapters.melee.engage import Charge
from escarmouche.games.star_mogul.chapters.models import RADIUS, enemies_of, is_vehicle, machine, units_apart
from escarmouche.games.star_mogul.chapters.movement import ready_moves
from escarmouche.games.star_mogul.chapters.phases import GO_ON
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets, volleys
from escarmouche.games.star_mogul.table import CONTROLS, DOOR, LOADS, PAS, PRIZES, Table
from escarmouche.space.shapes import Point, distance

SIFTED = frozenset({"go-on", "opening", "activate", "aim-plan"})
"""Questions whose options are mostly foolish: ending the battle, running away, stopping early."""

ZONES = 8
"""Places for a drop zone that are looked at."""
ERRANDS = frozenset({TAKE, HOME, OPEN, HOLD})
"""What goes before a shot."""

PLAIN = frozenset({
    "go-on", "opening", "who-places", "counter", "drop-zone", "deploy-unit", "deploy", "aim-plan", "aims",
    "return-fire", "rally", "which-melee", "side-hit", "take-seat", "eject", "leave", "new-leader",
    "asset-raid", "assault", "post-lost",
})  # fmt: skip
"""Questions with nothing to weigh."""


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Sensible answers, each allowed; the rash ones are there, but rare."""
    if ask.question == "go-on":
        return (GO_ON,) * 2000 + (SHIP,)
    if ask.question == "opening":
        return (*((NO_ONE,) * 8 * len(ask.options)), *ask.options)
    if ask.question == "activate":
        units = [o for o in ask.options if o not in (END, SHIP)]
        return (*(units * 1000), *([END] * 40), *([SHIP] if SHIP in ask.options else []))
    if ask.question == "aim-plan":
        return (*([o for o in ask.options if o != attacks.EACH] * 8), attacks.EACH)
    if ask.question == "aims":
        return _aimed(ask, table)
    return plain_candidates(ask, table)


def _aimed(ask: Ask, table: Table) -> Sequence[Any]:
    unit, target = str(ask.about["unit"]), str(ask.about["target"])
    plans = [attacks.plan(table, unit, target, how) for how in attacks.PLANS]
    known = set(ask.options)
    made = [p for p in dict.fromkeys(plans) if p and set(p) <= known]
    return made or ((ask.options[0],),)


# -- without thinking ----------------------------------------------------------------------------------------


def quick_answer(ask: Ask, table: Table) -> Any:
    """The first sensible answer."""
    quick = QUICK.get(ask.question)
    return first_answer(ask, table) if quick is None else quick(ask, table)


def _go_on(ask: Ask, table: Table) -> Any:
    return SHIP if SHIP in ask.options and weighing.calls_now(table, ask.side) else GO_ON


def _activate(ask: Ask, table: Table) -> Any:
    """The unit whose turn it obviously is: loads first, then who can shoot, then who is on his way."""
    units = [o for o in ask.options if o not in (END, SHIP)]
    found = aims(table, ask.side)
    ready = []
    for n, unit in enumerate(units):
        deed = quick_deed(table, unit, found.get(unit))
        if deed is not None:
            ready.append((_rank(table, unit, deed, found.get(unit)), n, unit))
    return min(ready)[2] if ready else END


def _rank(table: Table, unit: str, deed: Deed, aim: Aim | None) -> int:
    if deed.what in ("drop", "salvage", "stow", "door", "regroup", "take-post", "leave"):
        return 0
    if deed.what == "shoot":
        return 3
    if salvage.load_of(table, unit) or salvage.cargo_of(table, unit):
        return 1
    return 4 if aim is None or aim.kind == HUNT else 2


def quick_deed(table: Table, unit: str, aim: Aim | None) -> Deed | None:
    """What a unit does without thinking; None: nothing that helps."""
    for deed in actions.deeds(table, unit):
        helps = deed.what in ("salvage", "stow", "door", "regroup", "leave", "drop")
        helps = helps or (deed.what == "take-post" and deed.target in CONTROLS)
        if helps and actions.why_not(table, unit, deed) is None and _sensible(table, unit, deed):
            return deed
    shot = _shot(table, unit)
    if shot is not None and (aim is None or aim.kind not in ERRANDS):
        return shot
    return _errand(table, unit, aim) or shot


def _errand(table: Table, unit: str, aim: Aim | None) -> Deed | None:
    """A move towards what a unit goes for, as long as it is not there."""
    rides = is_vehicle(table, unit)
    go = Deed("drive" if rides else "move")
    if aim is None or actions.why_not(table, unit, go) is not None:
        return None
    far = distance(place_of(table, unit), aim.point) - aim.near
    if aim.kind != TAKE and far <= (PAS if aim.kind in (HOME, HOLD) else PAS // 2):
        return None
    if rides and not weighing.drives(table, unit, aim):
        return Deed("reverse") if weighing.drives(table, unit, aim, reverse=True) else None
    return go


def _sensible(table: Table, unit: str, deed: Deed) -> bool:
    """Nobody drops a load on the way, nor takes up what is at home already."""
    side = table.units[unit].side
    if deed.what == "salvage" and not weighing.firm(table, unit, table.things[deed.target]):
        return table.things[deed.target].kind not in LOADS
    if deed.what in ("drop", "salvage"):
        home = salvage.secured_by(table, table.things[deed.target]) == side
        return home == (deed.what == "drop") and table.things[deed.target].kind in LOADS | {"captive"}
    return True


def _shot(table: Table, unit: str) -> Deed | None:
    """At the nearest enemy that somebody reaches."""
    side = table.units[unit].side
    near = sorted((units_apart(table, unit, u), u) for u in enemies_of(table, side))
    for far, target in near[:3]:
        deed = Deed("shoot", target)
        if far > 24 * PAS or actions.why_not(table, unit, deed) is not None:
            continue
        fair = not targets.in_melee_with(table, target, side)
        if fair and attacks.plan(table, unit, target, attacks.NEAREST):
            return deed
    return None


def _order(ask: Ask, table: Table) -> Any:
    deed = quick_deed(table, ask.actor, aims(table, ask.side).get(ask.actor))
    return deed.code() if deed is not None and ask.refuses(deed.code()) is None else first_answer(ask, table)


def _way(ask: Ask, table: Table) -> Any:
    """As far as it goes towards the aim; what is free to load is gone to first."""
    unit = ask.actor
    aim = aims(table, ask.side).get(unit)
    if aim is None:
        return first_answer(ask, table)
    if ask.question != "move":
        return next(iter(weighing.drives(table, unit, aim, reverse=ask.question == "reverse")), ())
    if aim.kind == HOME:
        for lorry in ready_moves.lorries(table, unit):
            if value := ready_moves.beside(table, unit, lorry):
                return value
    return weighing.onto(table, unit, aim) or ()


def _reply(ask: Ask, table: Table) -> Any:
    """Fire back if anybody reaches."""
    unit, shooter = str(ask.about["unit"]), str(ask.about["target"])
    return ask.options[0] if volleys.best_chance(table, unit, shooter) > 0 else NO_ONE


def _plan(ask: Ask, table: Table) -> Any:
    return attacks.SPREAD if attacks.SPREAD in ask.options else ask.options[0]


def _engage(ask: Ask, table: Table) -> Any:
    """A charge that promises something."""
    worth = {c: weighing.charge_worth(table, Charge.read(c)) for c in ask.options if c != NO_ONE}
    best = max(worth, key=lambda c: worth[c], default=NO_ONE)
    return best if best != NO_ONE and worth[best] > 0 else NO_ONE


def _zone(ask: Ask, table: Table) -> Any:
    """Where wheels get to the nearest prizes by short ways, and little stands in the zone."""
    things = [(t.x, t.y) for t in table.things.values() if t.kind in PRIZES or t.kind == DOOR]
    if table.setting.centre:
        things = [table.ground.polygon(table.setting.centre).centroid]
    ready = list(islice(dict.fromkeys(ask.drafts()), ZONES)) if ask.drafts else []
    if not ready or not things:
        return first_answer(ask, table)

    def toil(zone: Point) -> int:
        near = sorted(things, key=lambda p: distance(zone, p))[:2]
        cramped = 3 * PAS * ways.blocks_near(table.ground, zone, RADIUS + PAS)
        return cramped + sum(ways.wide_way(table.ground, zone, p) for p in near)

    return min(ready, key=toil)


def _deploy_unit(ask: Ask, table: Table) -> Any:
    """Vehicles come down first, the longest before the others: people find room beside them."""
    rides = [u for u in ask.options if u in table.units and is_vehicle(table, u)]
    return max(rides, key=lambda u: machine(table, u).length) if rides else first_answer(ask, table)


def _deploy(ask: Ask, table: Table) -> Any:
    """As near as may be to what the company has come for."""
    ready = ask.drafts() if ask.drafts else ()
    zone = table.sides[ask.side].zone
    things = [(t.x, t.y) for t in table.things.values() if t.kind in PRIZES or t.kind == DOOR]
    goal = min(
        things, key=lambda p: distance(p, zone), default=(table.ground.width // 2, table.ground.depth // 2)
    )
    if table.setting.centre:
        goal = table.ground.polygon(table.setting.centre).centroid

    def rank(value: Any) -> int:
        figure, (spot, *_), facing = value[0]
        jammed = facing >= 0 and not ways.open_ahead(table, figure, spot, facing)
        return distance(spot, goal) + 4 * PAS * jammed

    return min(ready, key=rank) if len(ready) else first_answer(ask, table)


QUICK: dict[str, Any] = {
    "drop-zone": _zone,
    "deploy-unit": _deploy_unit,
    "deploy": _deploy,
    "go-on": _go_on,
    "opening": lambda ask, table: NO_ONE,
    "activate": _activate,
    "order": _order,
    "move": _way,
    "drive": _way,
    "reverse": _way,
    "aim-plan": _plan,
    "aims": lambda ask, table: _aimed(ask, table)[0],
    "return-fire": _reply,
    "engage": _engage,
}
"""How each question is answered where the first answer will not do."""


# -- worth a thought -----------------------------------------------------------------------------------------


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing, each once."""
    if ask.question == "aim-plan":
        return tuple(o for o in ask.options if o != attacks.EACH) or ask.options
    if ask.question == "aims":
        return tuple(dict.fromkeys(_aimed(ask, table)))
    if ask.question in ("move", "drive", "reverse"):
        aim = aims(table, ask.side).get(ask.actor)
        if ask.question == "move":
            found = weighing.moves(table, ask.actor, aim)
        else:
            found = weighing.drives(table, ask.actor, aim, reverse=ask.question == "reverse")
        return (
            (*dict.fromkeys(found), ()) if ask.refuses(()) is None else found or plain_candidates(ask, table)
        )
    if ask.kind == "place" and ask.drafts is not None:
        return tuple(dict.fromkeys(ask.drafts()))
    return tuple(dict.fromkeys(ask.options)) if ask.options else tuple(plain_candidates(ask, table))
