"""Penetration, removal of casualties and all that follows a salvo (areas TR-SHOOT, TR-SKILL, TR-ARMY)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Modifier
from escarmouche.games.company.chapters.losses import name_leader, remove_figures
from escarmouche.games.trauma.chapters import morale, orders
from escarmouche.games.trauma.chapters.dice import AUTOMATIC, UP, opposed_test, up
from escarmouche.games.trauma.chapters.movement import engagement
from escarmouche.games.trauma.chapters.units import has_skill, is_infantry, living, profile, unit_skill
from escarmouche.games.trauma.table import ENGAGED, HEADS_DOWN, PRONE, Referee, Table


def penetrate(
    referee: Referee,
    rule: str,
    side: str,
    unit: str,
    touched: Sequence[str],
    *,
    force: int,
    bonus: str = "",
) -> int:
    """Wounds of hits on a unit, one figure named for each hit; rolled in groups by Armour (TR-SHOOT-43).

    `bonus` names the rule that has raised the Force.
    """
    table = referee.table
    groups: dict[int, int] = {}
    for figure in touched:
        armour = profile(table, figure).armour
        groups[armour] = groups.get(armour, 0) + 1
    wounds = 0
    for armour, count in sorted(groups.items()):
        margin = force - armour
        test = "TR-SHOOT-44" if rule == "TR-SHOOT-43" and abs(margin) >= AUTOMATIC else rule
        about = {"unit": unit, "force": force, "armour": armour, "raised": bool(bonus)}
        if bonus:
            about["bonus"] = bonus
        wounds += opposed_test(referee, test, side, count, margin, "certain-wounds", **about)
    return wounds


def eliminate(referee: Referee, rule: str, unit: str, figures: Sequence[str]) -> None:
    """Remove figures; a unit without any is eliminated. Where they stood is kept, for healing."""
    if not figures:
        return
    if remove_figures(referee, rule, unit, figures, alert_left=()):
        side = referee.table.sides[referee.table.units[unit].side]
        referee.change(rule, side.id, lost=(*side.lost, unit))
    if any(ENGAGED in other.markers for other in referee.table.units.values()):
        engagement.update_engaged(referee, "TR-STATE-02")


def resolve_losses(
    referee: Referee,
    unit: str,
    fallen: Sequence[str],
    *,
    thrown: Sequence[str] = (),
    incident: bool = False,
    aimed_at: bool = True,
) -> None:
    """What follows the removal of casualties, in the order of TR-SHOOT-06; `thrown`: touched by a blast."""
    if not living(referee.table, unit):
        return
    heal(referee, unit, fallen)
    replace_leader(referee, unit)
    down = throw_down(referee, unit, thrown, resisting=aimed_at)
    check_prone(referee, unit)
    cause = _cause_of_morale(referee.table, unit, fallen, down, incident)
    if cause:
        morale.morale_test(referee, cause, unit)


def _cause_of_morale(table: Table, unit: str, fallen: Sequence[str], down: int, incident: bool) -> str:
    """The rule that calls for a morale test after a salvo, if one does: one test even for several."""
    lost = [f for f in fallen if f not in table.units[unit].figures]
    if any(profile(table, f).officer for f in lost):
        return "TR-MOR-03"
    if down:
        return "TR-MOR-04"
    if len(lost) > 1:
        return "TR-MOR-05"
    return "TR-MOR-06" if incident else ""


def heal(referee: Referee, unit: str, fallen: Sequence[str]) -> None:
    """One die for each medic left; for each Up the owner may take back one figure just lost (TR-SKILL-17).

    A medic among the fallen no longer helps (TR-ARMY-12).
    """
    table = referee.table
    if not fallen or not is_infantry(table, unit):
        return
    medics = sum(has_skill(table, f, "healing") for f in living(table, unit))
    modifiers: tuple[Modifier, ...] = ()
    if unit_skill(table, unit, "medical_armour"):
        modifiers = (Modifier("TR-SKILL-01", 1),)
    dice = up(medics + len(modifiers))
    side = table.units[unit].side
    healed = referee.roll("TR-SKILL-17", side, dice, modifiers, unit=unit, medics=medics, needs=UP)
    saved = min(healed, len(fallen))
    if not saved:
        return
    worth = _most_precious_first(table, unit, fallen)
    back = referee.pick(
        "TR-SKILL-17",
        side,
        "heal",
        worth,
        most=saved,
        proposal=tuple(worth[:saved]),
        actor=unit,
        part=WHO,
        unit=unit,
    )
    if back:
        record = referee.table.units[unit]
        figures = tuple(f for f in record.roster if f in record.figures or f in back)
        referee.change("TR-SKILL-17", unit, figures=figures)
        referee.note("TR-SKILL-17", "back", unit=unit, figures=back, left=len(figures))
        engagement.update_engaged(referee, "TR-STATE-02")


def _most_precious_first(table: Table, unit: str, figures: Sequence[str]) -> list[str]:
    """Officer, leader, specialists and heavy weapons, then the rest."""
    leader = table.units[unit].leader

    def rank(figure: str) -> tuple[bool, bool, bool]:
        return not profile(table, figure).officer, figure != leader, profile(table, figure).role == "soldier"

    return sorted(figures, key=rank)


def replace_leader(referee: Referee, unit: str) -> None:
    """A fallen leader is replaced at once, by a standard combatant if there is one (TR-ARMY-09)."""
    table = referee.table
    record = table.units[unit]
    if not record.figures or record.leader in record.figures:
        return
    if record.leader and profile(table, record.leader).officer:
        referee.note("TR-ARMY-16", "officer-lost", unit=unit, figure=record.leader)
    standard = [f for f in record.figures if profile(table, f).role == "soldier"]
    name_leader(referee, "TR-ARMY-09", unit, standard or record.figures)


def keeps_head_down(table: Table, unit: str) -> bool:
    """Baisse la tête, by order or, while Prone, for free (TR-ORD-08, TR-STATE-11)."""
    return bool(table.units[unit].markers & {HEADS_DOWN, PRONE})


def throw_down(referee: Referee, unit: str, thrown: Sequence[str], *, resisting: bool) -> int:
    """The blast throws touched survivors to the ground (TR-SHOOT-40); how many were standing before."""
    table = referee.table
    if not thrown or not is_infantry(table, unit):
        return 0
    survivors = tuple(f for f in thrown if f in table.units[unit].figures)
    if resisting and keeps_head_down(table, unit):
        upright = _resist_blast(referee, unit, survivors)
        survivors = tuple(f for f in survivors if f not in upright)
    newly = [f for f in survivors if not referee.table.figures[f].down]
    for figure in newly:
        referee.change("TR-SHOOT-40", figure, down=True)
    return len(newly)


def _resist_blast(referee: Referee, unit: str, survivors: tuple[str, ...]) -> tuple[str, ...]:
    """One die each: every Up keeps a figure off the ground, its owner says whom (TR-SHOOT-42, TR-ORD-08)."""
    table = referee.table
    side = table.units[unit].side
    by = "TR-STATE-11" if PRONE in table.units[unit].markers else "TR-ORD-08"
    count: int = referee.roll("TR-SHOOT-42", side, up(len(survivors)), unit=unit, by=by, needs=UP)
    if count in (0, len(survivors)):
        return survivors if count else ()
    choice = sorted(survivors, key=lambda f: table.figures[f].down)
    proposal = tuple(choice[:count])
    return referee.pick(
        "TR-SHOOT-42",
        side,
        "stay-up",
        choice,
        count,
        count,
        proposal=proposal,
        actor=unit,
        part=WHO,
        unit=unit,
    )


def check_prone(referee: Referee, unit: str) -> None:
    """Prone while more than half of the survivors are on the ground (TR-SHOOT-41, TR-STATE-08)."""
    table = referee.table
    record = table.units[unit]
    down = sum(table.figures[f].down for f in record.figures)
    prone = 2 * down > len(record.figures)
    if prone and PRONE not in record.markers:
        referee.mark("TR-SHOOT-41", unit, PRONE)
        orders.lose_orders(referee, "TR-STATE-09", unit)
    elif not prone and PRONE in record.markers:
        referee.unmark("TR-STATE-08", unit, PRONE)
