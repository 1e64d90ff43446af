"""Who falls and what follows: losses, elimination, pilots, Cheat Death (DS-HERO-10, DS-SKILL-17)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import GAINED, LOST, SCORED
from escarmouche.engine.options import PLACE, TARGET, WHERE, WHO
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.cards.cards import CREWED, has_own, is_hero, specialist
from escarmouche.games.dust.chapters.dice import SAFER, helping
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.chapters.people.heroes import pilot_of
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    BOARD,
    GONE,
    INFANTRY,
    Referee,
    Table,
    opponent,
)

ESCAPE_DAMAGE = 1
"""What a pilot suffers who does not get out in time (DS-HERO-10)."""


def apply_losses(
    referee: Referee, rule: str, unit: str, losses: int, *, named: tuple[str, ...] = (), chosen: int = 0
) -> None:
    """Remove miniatures or tick boxes, and eliminate the unit that has nothing left.

    `named` miniatures fall first, then `chosen` many by the enemy's choice, then the rest by the owner's.
    """
    if not losses and not named and not chosen:
        return
    table = referee.table
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if card.damage:
        boxes = min(card.damage, record.boxes + losses + chosen)
        if boxes != record.boxes:
            facts = _loss(unit, boxes - record.boxes, card.damage - boxes, damage=boxes - record.boxes)
            referee.change(rule, unit, tells=LOST, facts=facts, boxes=boxes)
        if boxes >= card.damage and not has_own(table, unit, "cheat_death"):
            eliminate(referee, gone_rule(table, unit), unit)
        return
    left = tuple(f for f in record.figures if f not in named)
    for count, chooser in ((chosen, opponent(record.side)), (losses, "")):
        if count and left:
            gone = fallen(referee, unit, left, min(count, len(left)), chooser)
            left = tuple(f for f in left if f not in gone)
    if left:
        gone = tuple([figure for figure in record.figures if figure not in left])
        facts = _loss(unit, gone, len(left), men=len(gone))
        referee.change(rule, unit, tells=LOST, facts=facts, figures=left)
    else:
        eliminate(referee, gone_rule(table, unit), unit)


def gone_rule(table: Table, unit: str) -> str:
    """The rule by which a unit with nothing left is eliminated."""
    card, cites = table.setting.cards[table.units[unit].card], field_of(table).cites
    if not card.damage:
        return cites.squad_gone
    return cites.crew_gone if card.kind in CREWED else cites.boxes_gone


def _loss(unit: str, lost: Any, left: int, *, men: int = 0, damage: int = 0) -> dict[str, Any]:
    """What is told of a loss: who or how many boxes, and what is left; neither: the whole unit."""
    return {"unit": unit, "lost": lost, "left": left, "men": men, "damage": damage}


def fallen(
    referee: Referee, unit: str, figures: tuple[str, ...], count: int, chooser: str = ""
) -> tuple[str, ...]:
    """Which miniatures fall: their player chooses, or the enemy who may (DS-SKILL-09)."""
    if count >= len(figures):
        return figures
    table = referee.table
    if _alike(table, figures):
        return figures[-count:]
    order = sorted(figures, key=lambda f: worth(table, f), reverse=bool(chooser))
    return referee.pick(
        "DS-SKILL-09" if chooser else field_of(table).cites.squad_loss,
        chooser or table.units[unit].side,
        "losses",
        figures,
        count,
        count,
        proposal=tuple(order[:count]),
        actor=unit,
        part=TARGET if chooser else WHO,
        unit=unit,
        count=count,
        named=armed(table, figures),
    )


def fallen_among(
    referee: Referee, unit: str, figures: tuple[str, ...], exposed: tuple[str, ...], count: int
) -> tuple[str, ...]:
    """Which miniatures fall to hits that end with the last exposed one: their player chooses.

    He gives each hit to anybody, seen or not; once he has lost all who can be hit the rest does nothing.
    """
    table = referee.table

    def why_not(chosen: tuple[str, ...]) -> Refusal | None:
        if len(chosen) == min(count, len(figures)) or set(exposed) <= set(chosen):
            return None
        about = {"unit": unit, "count": count, "exposed": exposed}
        return Refusal(field_of(table).cites.last_exposed, "hits-left", about, count - len(chosen))

    least = min(count, len(exposed))
    fewest = tuple(sorted(exposed, key=lambda f: worth(table, f))[:least])
    return referee.pick(
        field_of(table).cites.last_exposed,
        table.units[unit].side,
        "exposed-losses",
        figures,
        least,
        min(count, len(figures)),
        judge=why_not,
        proposal=fewest,
        actor=unit,
        part=WHO,
        unit=unit,
        count=count,
        exposed=exposed,
        named=armed(table, figures),
    )


def armed(table: Table, figures: tuple[str, ...] | list[str]) -> tuple[tuple[str, str], ...]:
    """What tells miniatures apart for whoever reads a question: what each is and carries."""
    carried = []
    for figure in figures:
        card = table.setting.cards[table.units[table.figures[figure].unit].card]
        hand = card.soldiers[table.figures[figure].soldier]
        carried.append((figure, ", ".join(card.weapons[line].name for line in hand)))
    return tuple(carried)


def _alike(table: Table, figures: tuple[str, ...]) -> bool:
    """Whether it makes no difference which of these miniatures falls."""
    card = table.setting.cards[table.units[table.figures[figures[0]].unit].card]
    first = table.figures[figures[0]].soldier
    return all(
        card.soldiers[table.figures[f].soldier] == card.soldiers[first]
        and specialist(table, f) == specialist(table, figures[0])
        for f in figures[1:]
    )


def worth(table: Table, figure: str) -> float:
    """How much a unit would miss a miniature: rare weapons, specialists."""
    record = table.figures[figure]
    card = table.setting.cards[table.units[record.unit].card]
    if record.soldier >= len(card.soldiers):
        return 0.0
    hand = card.soldiers[record.soldier]
    rarest = max((1.0 / max(1, card.weapons[line].count) for line in hand), default=0.0)
    return rarest + (2.0 if specialist(table, figure) else 0.0)


def eliminate(referee: Referee, rule: str, unit: str) -> None:
    """A unit is gone: points to the enemy, whoever it carried gets out if he can."""
    table = referee.table
    record = table.units[unit]
    if record.place == GONE:
        return
    card = table.setting.cards[record.card]
    referee.change(
        rule, unit, tells=LOST, facts=_loss(unit, record.figures, 0), place=GONE, figures=(),
        markers=frozenset(), carrier="", seat="", gripper="",
    )  # fmt: skip
    enemy = opponent(record.side)
    total = referee.table.sides[enemy].points + card.points
    facts = {"side": enemy, "points": card.points, "total": total, "unit": unit, "purse": "points"}
    scored = field_of(table).cites.points
    referee.change(scored, enemy, tells=SCORED, facts=facts, points=total)
    lost = referee.table.sides[record.side].lost
    referee.change(scored, record.side, lost=(*lost, unit))
    states.let_go(referee, unit)
    if card.type != INFANTRY:
        _wrecked(referee, unit)
    field_of(referee.table).eliminated(referee, unit)


def _wrecked(referee: Referee, machine: str) -> None:
    """Pilot, passengers, riders and slung vehicles of a destroyed machine."""
    from escarmouche.games.dust.chapters.people import (
        cargo,  # it takes hits as we do: the two know each other
    )

    if any(u.carrier == machine and u.seat != "pilot" for u in referee.table.units.values()):
        cargo.carrier_destroyed(referee, machine)
    hero = pilot_of(referee.table, machine)
    if hero:
        bail_out(referee, hero, machine)


def bail_out(referee: Referee, hero: str, machine: str) -> None:
    """A pilot leaves his destroyed machine: unhurt on army or shield, else one damage (DS-HERO-10)."""
    side = referee.table.units[hero].side
    field = field_of(referee.table)
    places = field.beside(referee.table, machine, hero)
    if not places:
        eliminate(referee, "DS-HERO-10", hero)
        return
    where = referee.ask(
        "DS-HERO-10", side, "bail-out", places, intent=PLACE, actor=hero, part=WHERE, unit=hero
    )
    field.put_down(referee, "DS-HERO-10", hero, where)
    referee.mark("DS-HERO-10", hero, ACTIVATED)
    if not referee.roll("DS-HERO-10", side, helping(1), unit=hero, needs=SAFER):
        from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits  # the two know each other

        take_hits(referee, "DS-HERO-10", hero, Hit(ESCAPE_DAMAGE))


def cheat_death(referee: Referee) -> None:
    """At the end of an action, heroes who fell roll to survive it, stunned (DS-SKILL-17)."""
    for unit in _down(referee.table):
        side = referee.table.units[unit].side
        if referee.roll("DS-SKILL-17", side, helping(1), unit=unit, needs=SAFER):
            mended(referee, "DS-SKILL-17", unit, 1)
            states.stun(referee, "DS-SKILL-17", unit)
        else:
            eliminate(referee, gone_rule(referee.table, unit), unit)


def mended(referee: Referee, rule: str, unit: str, boxes: int) -> None:
    """Damage boxes are cleared; how many are left is told."""
    record = referee.table.units[unit]
    ticked = record.boxes - boxes
    left = referee.table.setting.cards[record.card].damage - ticked
    facts = {"purse": "structure", "amount": boxes, "left": left}
    referee.change(rule, unit, tells=GAINED, facts=facts, boxes=ticked)


def _down(table: Table) -> list[str]:
    """Heroes with every box ticked who have not rolled yet."""
    cards = table.setting.cards
    return [
        u.id
        for u in table.units.values()
        if u.boxes and u.boxes >= cards[u.card].damage and u.place in (BOARD, ABOARD) and is_hero(table, u.id)
    ]
