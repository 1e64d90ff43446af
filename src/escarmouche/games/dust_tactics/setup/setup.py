"""Set-up: armies mustered, scenario and sides rolled for, the board furnished (areas DT-SETUP, DS-FORT).

Order: scenario, sides, fortifications, central objectives, terrain, the players' objectives, garrisons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec

from escarmouche.engine import kinds, matchoptions
from escarmouche.engine.errors import DataError
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.options import PLACE, WHERE
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.dust.armies import listcheck
from escarmouche.games.dust.armies.armylist import ArmyList
from escarmouche.games.dust.armies.muster import Mustered, muster
from escarmouche.games.dust.chapters.initiative import roll_initiative
from escarmouche.games.dust.table import (
    BOARD,
    GONE,
    OFF,
    SIDES,
    Card,
    Referee,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    opponent,
)
from escarmouche.games.dust_tactics.armies.catalogue import ARMOURY
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.games.dust_tactics.chapters.board.things import objective, square_of
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move
from escarmouche.games.dust_tactics.chapters.movement.ways_told import put
from escarmouche.games.dust_tactics.setup import maps, placing, scenario
from escarmouche.space.terrain import Piece, ground_of

COLUMNS, ROWS = 12, 16
"""Two mats of 12 x 8 squares joined along their long sides (DT-BOARD-01)."""
Squares = Annotated[int, msgspec.Meta(ge=6, le=60)]
PLACED, BARE = "placed", "none"
"""Terrain: placed by the players, none at all, or the name of a map."""
STRUCTURAL = ("strongpoint", "support_weapon", "helicopter", "tracked", "half_tracked", "wheeled", "crew")
"""What a card says of its own nature: kept when special rules are left out (DS-GEN-01)."""
STRUCTURAL_RULES = ("flame", "crew", "main", "under_barrel")


# -- the table before the first step ------------------------------------------------------------------------


def _grounds() -> tuple[str, ...]:
    return (PLACED, BARE, *maps.MAPS.names())


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a match."""

    points: Annotated[int, msgspec.Meta(ge=1)]
    """Army points; those of the larger list unless agreed otherwise (DT-SETUP-04)."""
    turns: Annotated[int, msgspec.Meta(ge=0), about(examples=(5,))] = 0
    """The last turn; 0: the scenario's own."""
    columns: Squares = COLUMNS
    """Squares along the long edges; a map has its own."""
    rows: Squares = ROWS
    """Squares along the short edges; a map has its own."""
    terrain: Annotated[str, about(_grounds)] = PLACED
    """Placed by the players, none, or a map."""
    special_rules: bool = True
    """Whether cards have their special rules (DS-GEN-01)."""


def new_table(setup: Setup) -> Table:
    """The table before the first step: both armies mustered and checked, nobody on the board.

    DataError for what cannot be played.
    """
    if setup.scenario != scenario.RANDOM:
        scenario.load(setup.scenario)
    lists = ARMOURY.load_forces(setup, len(SIDES))
    options = agreed(setup.options, max(army.points for army in lists))
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := listcheck.check(army, "DT-SETUP-04", options["points"]):
            ARMOURY.refuse(army, refusals)
        made.append(_mustered(army, side, options["special_rules"]))
    one, two = made
    columns, rows, pieces = _ground(options)
    return EngineTable(
        Setting(
            options=options,
            system="dust_tactics",
            scenario=setup.scenario,
            cards={**one.cards, **two.cards},
            points=options["points"],
            turns=options["turns"],
        ),
        ground_of(columns * SQUARE, rows * SQUARE, pieces),
        {side: Side(side, bloc=army.book.key) for side, army in zip(SIDES, lists, strict=True)},
        {**one.units, **two.units},
        {**one.figures, **two.figures},
        Turn(
            phase="setup",
            step="setup",
            activation="scenario",
            spare=-1,
            queue=tuple([f"{s}:{fort}" for s, m in zip(SIDES, made, strict=True) for fort in m.forts]),
        ),
    )


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them, the same in all scenarios."""
    return matchoptions.controls(Options, {})


def agreed(given: dict[str, Any], points: int) -> dict[str, Any]:
    """Every option with its value, as the table holds it; DataError for one that makes no sense."""
    read = matchoptions.read(Options, given, {"points": points}, "Dust Tactics")
    options = msgspec.structs.asdict(read)
    if read.terrain not in (PLACED, BARE):
        known = maps.load(read.terrain)
        for key, size in (("columns", known.columns), ("rows", known.rows)):
            if key in given and given[key] != size:
                raise DataError(
                    "size-of-map", game="dust_tactics", map=known.key, size=size, option=key, given=given[key]
                )
            options[key] = size
    return options


def _ground(options: dict[str, Any]) -> tuple[int, int, tuple[Piece, ...]]:
    if options["terrain"] in (PLACED, BARE):
        return options["columns"], options["rows"], ()
    known = maps.load(options["terrain"])
    return known.columns, known.rows, known.pieces()


def _mustered(army: ArmyList, side: str, special_rules: bool) -> Mustered:
    """The army of a side, with its special rules or, for beginners, without them (DS-GEN-01)."""
    mustered = muster(army, side)
    if special_rules:
        return mustered
    return replace(mustered, cards={id: plain_card(card) for id, card in mustered.cards.items()})


def plain_card(card: Card) -> Card:
    """A card without its skills and the special rules of its weapons, ammunition included (DS-GEN-01)."""
    weapons = tuple(
        [
            replace(w, rules=tuple([r for r in w.rules if r in STRUCTURAL_RULES]), boxes=0)
            for w in card.weapons
        ]
    )
    return replace(card, weapons=weapons, skills=tuple([s for s in card.skills if s in STRUCTURAL]))


# -- the steps ----------------------------------------------------------------------------------------------


def settle_scenario(referee: Referee) -> None:
    """Armies and ground are told; roll for the scenario if it was left to chance (DT-SETUP-01)."""
    _tell_armies(referee)
    for piece in referee.table.ground.pieces:
        if piece.kind not in placing.EDGES:
            x, y = next(placing.squares_of(piece))
            referee.note("DT-SETUP-03", "stands", kind=piece.kind, x=x, y=y)
    key = referee.table.setting.scenario
    if key == scenario.RANDOM:
        key = scenario.roll_scenario(referee)
    referee.change("DT-SETUP-01", "turn", scenario=key)
    referee.book(step="sides", activation="sides")


def _tell_armies(referee: Referee) -> None:
    """What each side fields, and who begins aboard what."""
    table = referee.table
    for unit in table.units.values():
        card = table.setting.cards[unit.card]
        referee.note(
            "DT-SETUP-04",
            "army",
            side=unit.side,
            unit=unit.id,
            soldiers=0 if card.damage else len(unit.roster),
            boxes=card.damage,
            points=card.points,
        )
    for unit in table.units.values():
        if unit.carrier:
            referee.note("DT-SETUP-04", "begins-aboard", unit=unit.id, carrier=unit.carrier)


def choose_sides(referee: Referee) -> None:
    """Roll for initiative: the winner chooses the mat each player starts from (DT-SETUP-02)."""
    winner = roll_initiative(referee)
    half = referee.ask("DT-SETUP-02", winner, "half", scenario.HALVES, part=WHERE)
    other = next(h for h in scenario.HALVES if h != half)
    referee.change("DT-SETUP-02", winner, half=half)
    referee.change("DT-SETUP-02", opponent(winner), half=other)
    referee.book(step="forts", activation="forts", first=winner, active=winner, placed=0)


def place_forts(referee: Referee) -> None:
    """One fortification a step, the winner's first; then the central objectives (DS-FORT-03, DT-SCEN-02)."""
    turn = referee.table.turn
    order = sorted(turn.queue, key=lambda word: word.partition(":")[0] != turn.first)
    if order:
        side, _, kind = order[0].partition(":")
        referee.book(activation=f"forts/{turn.placed}", active=side)
        placing.place_fort(referee, side, kind, turn.placed + 1)
        referee.book(queue=tuple(order[1:]), placed=turn.placed + 1)
        return
    played = scenario.of(referee.table)
    if played.objectives == "centre_squares":
        for n, square in enumerate(scenario.centre_squares(referee.table), 1):
            _lay_objective(referee, objective(f"objective{n}", *square))
    placed = referee.table.setting.options["terrain"]
    furnish = placed == PLACED or (placed != BARE and maps.load(placed).placing)
    referee.book(step="terrain" if furnish else "objectives", placed=0, queue=(), active=turn.first)


def place_terrain(referee: Referee) -> None:
    """The players place terrain in turn, one piece a step, until each has placed his share (DT-SETUP-03)."""
    turn = referee.table.turn
    side = turn.active
    placed = [word.partition(":")[2] for word in turn.queue if word.startswith(f"{side}:")]
    if not placing.kinds_left(placed):
        referee.book(step="objectives", placed=0, queue=(), active=turn.first)
        return
    referee.book(activation=f"terrain/{turn.placed}")
    kind = placing.place_terrain(referee, side, placed, turn.placed + 1)
    referee.book(placed=turn.placed + 1, queue=(*turn.queue, f"{side}:{kind}"), active=opponent(side))


def place_objectives(referee: Referee) -> None:
    """Each player places one objective in his half, in the same order (DT-SCEN-03 to DT-SCEN-05)."""
    table = referee.table
    turn = table.turn
    played = scenario.of(table)
    if not isinstance(played.objectives, int) or turn.placed >= played.objectives:
        referee.book(step="garrison", placed=0, active=turn.first)
        return
    side = turn.active
    referee.book(activation=f"objectives/{turn.placed}")
    square = placing.place_objective(referee, side)
    _lay_objective(referee, objective(f"objective{turn.placed + 1}", *square, table.sides[side].half))
    referee.book(placed=turn.placed + 1, active=opponent(side))


def _lay_objective(referee: Referee, mark: Thing) -> None:
    steps = ((mark.id, (square_of(mark),), -1),)
    referee.put(scenario.of(referee.table).rule, mark, tells=kinds.PLACED, x=mark.x, y=mark.y, steps=steps)


def garrison(referee: Referee) -> None:
    """Strongpoint units are put into their fortifications, one a step; then turn 1 begins (DS-FORT-04)."""
    table = referee.table
    waiting = [
        unit
        for unit in table.units.values()
        if unit.place == OFF and "strongpoint" in table.setting.cards[unit.card].skills
    ]
    if not waiting:
        referee.book(step="initiative", activation="", active="", placed=0, queue=())
        return
    unit = waiting[0]
    free = _free_forts(table, unit.side)
    if not free:  # its fortification found no place: it is not fielded, and nobody's loss
        referee.change("DS-FORT-04", unit.id, place=GONE)
        return
    referee.book(activation=f"garrison/{unit.id}", active=unit.side)
    fort = referee.ask(
        "DS-FORT-04", unit.side, "garrison", free, intent=PLACE, actor=unit.id, part=WHERE, unit=unit.id
    )
    piece = referee.table.ground.piece(fort)
    x, y = next(placing.squares_of(piece))
    facing = next(int(trait.partition(":")[2]) for trait in piece.traits if trait.startswith("facing:"))
    put(referee, "DS-FORT-04", unit.id, Move(x, y, 0, facing))


def _free_forts(table: Table, side: str) -> list[str]:
    """The fortifications of a side that no strongpoint unit holds: its own, else any in its half."""
    held = {(unit.x, unit.y) for unit in table.units.values() if unit.place == BOARD}
    free = [
        piece.id
        for piece in table.ground.pieces
        if piece.kind in placing.FORTS and next(placing.squares_of(piece)) not in held
    ]
    own = [id for id in free if f"-{side}-" in id]
    return own or [id for id in free if scenario.in_half(table, side, _row(table, id))]


def _row(table: Table, piece: str) -> int:
    return next(placing.squares_of(table.ground.piece(piece)))[1]


STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": settle_scenario,
    "sides": choose_sides,
    "forts": place_forts,
    "terrain": place_terrain,
    "objectives": place_objectives,
    "garrison": garrison,
}
