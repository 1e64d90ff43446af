"""Experience: who receives a bonus, and which (FB-DEB-02 to FB-DEB-10)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.options import NUMBER, WHO
from escarmouche.games.frostbite.chapters.losses import survives
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.table import Referee, Table

BONUSES: tuple[int, ...] = tuple(int(number) for number in LEDGER.data("FB-DEB-04")["bonus"])
RULES = {1: "FB-DEB-05", 2: "FB-DEB-06", 3: "FB-DEB-07", 4: "FB-DEB-08", 5: "FB-DEB-09", 6: "FB-DEB-10"}
"""The rule of each bonus."""


def deserving(table: Table, mission: int, company: str) -> tuple[str, ...]:
    """The squads that may receive a bonus: there at the cease-fire, alive after the losses (FB-DEB-03)."""
    report = table.turn.missions[mission].report
    assert report is not None
    return tuple(
        squad
        for squad in table.units[company].figures
        if squad in report.squads
        and report.squads[squad].there
        and survives(table, squad)
        and len(table.figures[squad].bonuses) < len(BONUSES)
    )


def give_bonuses(referee: Referee) -> None:
    """One bonus: its squad is chosen before the die; then the next, then PL (FB-DEB-02)."""
    due = referee.table.turn.bonuses
    if not due:
        referee.book(step="debrief-pl")
        return
    mission, company, count = due[0]
    rest = ((mission, company, count - 1), *due[1:]) if count > 1 else due[1:]
    squads = deserving(referee.table, mission, company)
    number = f"bonus-{mission}-{company}-{count}"
    if not squads:
        referee.note("FB-DEB-03", "nobody-deserves", company=company)
    else:
        side = referee.table.units[company].side
        squad = referee.ask("FB-DEB-03", side, "who-learns", squads, actor=company, part=WHO, company=company)
        learn(referee, squad, draw_bonus(referee, squad))
    referee.book(bonuses=rest, activation=number)


def draw_bonus(referee: Referee, squad: str) -> int:
    """A die, thrown again for what the squad has already; with choose_bonus its player picks (FB-DEB-04)."""
    table = referee.table
    side = table.units[table.figures[squad].unit].side
    known = table.figures[squad].bonuses
    if table.setting.options["choose_bonus"]:
        left = tuple(number for number in BONUSES if number not in known)
        chosen: int = referee.ask("FB-DEB-04", side, "which-bonus", left, actor=squad, part=NUMBER)
        return chosen
    while True:
        face: int = referee.roll("FB-DEB-04", side, d6(), squad=squad)
        if face not in known:
            return face


def learn(referee: Referee, squad: str, bonus: int) -> None:
    """The squad has one more bonus, under the rule of it."""
    record = referee.table.figures[squad]
    bonuses = tuple(sorted((*record.bonuses, bonus)))
    facts = {"company": record.unit, "bonus": bonus}
    referee.change(RULES[bonus], squad, facts=facts, bonuses=bonuses)
