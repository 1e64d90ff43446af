"""The turn of a company: strategy, actions, fog, actions, melee (areas SM-SEQ, SM-FOG, SM-ACT-13)."""

from __future__ import annotations

from escarmouche.engine.dice import d6, die
from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.options import ACT, WHO, Option
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.star_mogul.chapters import actions, aftermath, casualties, missions, retreat, strategy
from escarmouche.games.star_mogul.chapters.actions import END, SHIP
from escarmouche.games.star_mogul.chapters.models import infantry_of, on_table, units_of
from escarmouche.games.star_mogul.chapters.movement import driving
from escarmouche.games.star_mogul.chapters.vehicles import crews, destruction
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    ACTION_1,
    ACTION_2,
    AFTER,
    FOG,
    MELEE,
    RESTING,
    STRAGGLER,
    STRATEGY,
    TRIED,
    VOLUNTARY,
    Referee,
    Table,
)

ORDER: tuple[str, ...] = tuple(LEDGER.data("SM-SEQ-02")["order"])
ROWS = LEDGER.data("SM-FOG-02")["rows"]
GO_ON = "go-on"


class Opening(Option, frozen=True):
    """A voluntary retreat that begins or ends."""

    what: str
    who: str

    def code(self) -> str:
        """retreat:one2"""
        return f"{self.what}:{self.who}"

    @classmethod
    def read(cls, code: str) -> Opening:
        """From its code."""
        what, _, who = code.partition(":")
        return cls(what, who)


# -- phases begin --------------------------------------------------------------------------------------------


def begin_phase(referee: Referee, phase: str, step: str) -> None:
    """A phase of the turn begins: ruptured engines explode, losses and points are counted anew."""
    table = referee.table
    side = table.turn.active
    referee.change("SM-SEQ-02", "turn", tells=BEGUN, facts={"side": side}, phase=phase)
    referee.book(
        step=step, activation=phase, queue=(), attacks=(), unit="", target="", opened=False, fogged=(), who=""
    )
    destruction.ruptures(referee)
    casualties.begin_count(referee)
    for unit in tuple(referee.table.units.values()):
        if unit.spent:
            referee.table.change(unit.id, {"spent": 0})
        if unit.side == side and phase in (ACTION_1, ACTION_2):
            gone = unit.markers & {TRIED, RESTING}
            if gone:
                referee.table.change(unit.id, {"markers": unit.markers - gone})
    for figure in tuple(referee.table.figures.values()):
        if figure.busy or figure.moved or figure.rolling:
            referee.table.change(figure.id, {"busy": False, "moved": False, "rolling": False})
    if ended(referee):
        return


def ended(referee: Referee) -> bool:
    """A side has nothing left on the table: the battle is over (SM-SEQ-05). Steps that follow see it."""
    left = missions.alive(referee.table)
    if len(left) > 1 or referee.table.turn.step == AFTER:
        return referee.table.turn.step == AFTER
    finish(referee, "sole-survivor")
    return True


def finish(referee: Referee, why: str) -> None:
    """The battle ends; what comes after it are steps of their own (SM-SEQ-05)."""
    referee.note("SM-SEQ-05", "battle-ends", why=why)
    result = missions.winner(referee.table)
    sides = tuple(referee.table.sides)
    referee.book(step=AFTER, queue=sides, phase=AFTER, activation=AFTER, attacks=(), result=result)


def strategy_phase(referee: Referee) -> None:
    """Points are counted and shared into two purses; flyers out of control are looked at (SM-SP-01)."""
    table = referee.table
    side = table.turn.active
    ps = strategy.points(table, side)
    referee.change("SM-SP-01", side, facts={"units": ps - strategy.MORE}, ps=ps, left=0, free=0, flyers=0)
    for unit in tuple(table.units.values()):
        if unit.side == side and unit.kind == "vehicle":
            table.change(unit.roster[0], {"flown": 0})
    destruction.stay_in_the_air(referee, side)
    if ended(referee):
        return
    if ask_ship(referee, side):
        return
    open_actions(referee, ACTION_1)


def ask_ship(referee: Referee, side: str) -> bool:
    """Between two actions of his own phases a player may call his drop ship down (SM-SEQ-05)."""
    chosen = referee.ask("SM-SEQ-05", side, "go-on", (GO_ON, SHIP), proposal=GO_ON, intent=ACT, part="what")
    if chosen == SHIP:
        call_ship(referee, side)
    return bool(chosen == SHIP)


def call_ship(referee: Referee, side: str) -> None:
    """The game ends for everybody."""
    referee.change("SM-SEQ-05", side, called=True)
    finish(referee, "drop-ship")


def open_actions(referee: Referee, phase: str) -> None:
    """An action phase opens with its purse (SM-SP-03, SM-SP-04)."""
    side = referee.table.turn.active
    step = "arrive" if phase == ACTION_2 and referee.table.turn.first else "tests"
    begin_phase(referee, phase, step)
    if referee.table.turn.step == AFTER:
        return
    left = strategy.purse(referee.table.sides[side].ps, phase)
    rule = "SM-SP-03" if phase == ACTION_1 else "SM-SP-04"
    referee.change(rule, side, left=left)


# -- the opening of an action phase (SM-ACT-13) --------------------------------------------------------------


def tests(referee: Referee) -> None:
    """1: loyalty tests that are due, a unit at a time."""
    table = referee.table
    side = table.turn.active
    due = [(unit, rule) for unit, rule in retreat.tests_due(table, side) if unit not in table.turn.queue]
    if not due:
        if table.sides[side].boss_fell:
            referee.change("SM-LOY-04", side, boss_fell=False)
        referee.book(step="opening", queue=())
        return
    unit, rule = due[0]
    referee.book(queue=(*table.turn.queue, unit), activation=f"{table.turn.phase}/test/{unit}")
    retreat.loyalty_test(referee, rule, unit)


def opening(referee: Referee) -> None:
    """2: voluntary retreats begin and end (SM-RETR-02); the drop ship may be called."""
    table = referee.table
    side = table.turn.active
    done = table.turn.queue
    options: list[Opening | str] = []
    for unit in infantry_of(table, side):
        if unit in done:
            continue
        if table.units[unit].retreat == VOLUNTARY:
            options.append(Opening("halt", unit))
        elif retreat.why_not_volunteer(table, unit) is None:
            options.append(Opening("retreat", unit))
    if not options:
        referee.book(step="run", queue=())
        return
    chosen = referee.ask("SM-RETR-02", side, "opening", (*options, NO_ONE), proposal=NO_ONE)
    if chosen == NO_ONE:
        referee.book(step="run", queue=())
        return
    if chosen.what == "halt":
        retreat.halt(referee, chosen.who)
    else:
        retreat.volunteer(referee, chosen.who)
    referee.book(queue=(*done, chosen.who))


def run(referee: Referee) -> None:
    """3: those who retreat run on, stragglers walk home (SM-RETR-01, SM-ACT-09)."""
    side = referee.table.turn.active
    for unit in infantry_of(referee.table, side):
        record = referee.table.units[unit]
        if record.retreat:
            retreat.run_on(referee, unit)
        elif STRAGGLER in record.markers:
            retreat.straggle(referee, unit)
    referee.book(step="rally", queue=())


def rally(referee: Referee) -> None:
    """4: a point must be spent on each unit in flight, as long as there are any (SM-ACT-06)."""
    table = referee.table
    side = table.turn.active
    fleeing = retreat.to_rally(table, side)
    if not fleeing or not table.sides[side].left:
        referee.book(step="act", queue=())
        return
    unit = referee.ask("SM-ACT-06", side, "rally", fleeing, part=WHO, left=table.sides[side].left)
    referee.book(count=table.turn.count + 1, activation=f"{table.turn.phase}/rally/{unit}")
    strategy.pay(referee, unit)
    retreat.rally(referee, unit)


def act(referee: Referee) -> None:
    """5: actions, one point at a time, until the purse is empty or the player has done (SM-SP-05)."""
    table = referee.table
    side = table.turn.active
    if ended(referee):
        return
    ready = [u for u in units_of(table, side) if actions.why_not_unit(table, u) is None]
    if not ready:
        referee.book(step="close")
        return
    rule = "SM-SP-03" if table.turn.phase == ACTION_1 else "SM-SP-04"
    referee.book(step="act")
    chosen = actions.act(referee, side, ship=True, rule=rule)
    if chosen == SHIP:
        call_ship(referee, side)
    elif chosen == END:
        referee.book(step="close")


def acted(referee: Referee) -> None:
    """A volley and its reply are over: on with the phase."""
    if not ended(referee):
        step = "free" if referee.table.turn.phase == FOG else "act"
        referee.book(step=step, attacks=(), reply=False, melee=False, target="")


def close(referee: Referee) -> None:
    """The end of an action phase: engineers repair, flyers drift (SM-VEH-08, SM-MOVE-09)."""
    table = referee.table
    side = table.turn.active
    lost = table.sides[side].left
    if lost:
        referee.change("SM-SP-04", side, facts={"unspent": lost}, left=0)
    crews.repairs(referee, side)
    if table.turn.phase == ACTION_1:
        begin_phase(referee, FOG, "fog")
        return
    driving.drift(referee, side)
    if table.turn.first:
        stay_out(referee, side)
    if not ended(referee):
        begin_phase(referee, MELEE, "engage")


def stay_out(referee: Referee, side: str) -> None:
    """What is not down by the end of the first turn stays out of the game (SM-SETUP-03)."""
    for unit in tuple(referee.table.units.values()):
        if unit.side == side and unit.figures and referee.table.figures[unit.figures[0]].fate == "waiting":
            for figure in unit.roster:
                referee.table.change(figure, {"fate": "away"})
            referee.change("SM-SETUP-03", unit.id, figures=())


# -- fog of war ----------------------------------------------------------------------------------------------


def fog_row(thrown: int) -> tuple[str, int]:
    """Who gets free points, and how many (SM-FOG-02)."""
    row = next(r for r in ROWS if r["roll"][0] <= thrown <= r["roll"][1])
    return row["who"], row["ps"]


def fog(referee: Referee) -> None:
    """2D6 between the action phases, always (SM-FOG-01)."""
    table = referee.table
    side = table.turn.active
    if ask_ship(referee, side):
        return
    thrown: int = referee.roll("SM-FOG-01", side, d6(2))
    who, points = fog_row(thrown)
    winner = "" if not points else side if who == "active" else opponent(referee, side)
    referee.note("SM-FOG-02", "fog", side=side, roll=thrown, winner=winner or "-", points=points)
    if winner:
        referee.gain("SM-FOG-02", winner, "free", points)
    referee.book(step="free", who=winner)


def opponent(referee: Referee, side: str) -> str:
    """The opponent, drawn at random among several (SM-FOG-03)."""
    others = [s for s in referee.table.turn.order if s != side and units_of(referee.table, s)]
    if len(others) < 2:
        return others[0] if others else side
    thrown: int = referee.roll("SM-FOG-03", side, die(len(others)))
    return others[thrown - 1]


def free(referee: Referee) -> None:
    """Free points are used at once on different units, or are lost (SM-FOG-03)."""
    table = referee.table
    side = table.turn.who
    if ended(referee):
        return
    points = table.sides[side].free if side else 0
    ready = [u for u in units_of(table, side) if actions.why_not_unit(table, u) is None] if points else []
    if not ready:
        if points:
            referee.change("SM-FOG-03", side, facts={"unspent": points}, free=0)
        open_actions(referee, ACTION_2)
        return
    referee.book(step="free")
    chosen = actions.act(referee, side, ship=side == table.turn.active, rule="SM-FOG-03")
    if chosen == SHIP:
        call_ship(referee, side)
    elif chosen == END:
        referee.change("SM-FOG-03", side, facts={"unspent": referee.table.sides[side].free}, free=0)


# -- the turn goes round -------------------------------------------------------------------------------------


def turn_over(referee: Referee) -> None:
    """The next player's turn, or the next round (SM-SEQ-01)."""
    table = referee.table
    if ended(referee):
        return
    order = table.turn.order
    here = order.index(table.turn.active) + 1
    playing = [s for s in order[here:] if units_of(table, s) or _waits(table, s)]
    if playing:
        next_turn(referee, playing[0])
        return
    if table.turn.round >= table.setting.rounds:
        finish(referee, "last-round")
        return
    referee.change("SM-SEQ-01", "turn", tells=BEGUN, round=table.turn.round + 1)
    first = next(s for s in order if units_of(table, s))
    referee.book(first=False)
    next_turn(referee, first)


def _waits(table: Table, side: str) -> bool:
    return any(u.side == side and u.figures and not on_table(table, u.id) for u in table.units.values())


def next_turn(referee: Referee, side: str) -> None:
    """A company's turn begins with its strategy phase (SM-SEQ-01)."""
    referee.change("SM-SEQ-01", "turn", tells=BEGUN, facts={"side": side}, active=side)
    begin_phase(referee, STRATEGY, "strategy")


def after(referee: Referee) -> None:
    """What follows the battle, a company at a time (area SM-POST), and then the result."""
    table = referee.table
    queue = table.turn.queue
    result = table.turn.result
    if queue and not table.setting.options.get("season"):
        referee.book(queue=queue[1:], activation=f"after/{queue[0]}")
        aftermath.settle(referee, queue[0], result)
        return
    rule = missions.RULES[table.setting.mission]
    referee.change(rule, "turn", tells=ENDED, over=result, over_rule=rule, activation="")
