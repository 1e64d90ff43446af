"""Set-up: armies mustered, scenario and sides rolled for, the board furnished (areas DT-SETUP, DS-FORT).

Order: scenario, sides, fortifications, central objectives, terrain, the players' objectives, garrisons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.dust import armylist, listcheck
from escarmouche.games.dust.muster import Mustered, muster
from escarmouche.games.dust.table import (
    BOARD,
    GONE,
    OFF,
    SIDES,
    Card,
    Objective,
    Referee,
    Setting,
    Side,
    Table,
    Turn,
    opponent,
)
from escarmouche.games.dust_tactics import maps, placing, scenario
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.games.dust_tactics.initiative import roll_initiative
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.space.terrain import Piece, ground_of

COLUMNS, ROWS = 12, 16
"""Two mats of 12 x 8 squares joined along their long sides (DT-BOARD-01)."""
SMALLEST, LARGEST = 6, 60
PLACED, BARE = "placed", "none"
"""Terrain: placed by the players, none at all, or the name of a map."""
SUGGESTED: list[int] = LEDGER.data("DT-SETUP-04")["suggested"]
STRUCTURAL = ("strongpoint", "support_weapon", "helicopter", "tracked", "half_tracked", "wheeled", "crew")
"""What a card says of its own nature: kept when special rules are left out (DS-GEN-01)."""
STRUCTURAL_RULES = ("flame", "crew", "main", "under_barrel")


# -- the table before the first step ------------------------------------------------------------------------


def new_table(setup: Setup) -> Table:
    """The table before the first step: both armies mustered and checked, nobody on the board.

    Options: points, turns, columns, rows, terrain (placed, none or a map), special_rules (DS-GEN-01).
    DataError for what cannot be played.
    """
    if setup.scenario != scenario.RANDOM:
        scenario.load(setup.scenario)
    if len(setup.lists) != len(SIDES):
        raise DataError(
            f"Dust Tactics is played with {len(SIDES)} army lists, not {len(setup.lists)}",
            f"Dust Tactics se joue avec {len(SIDES)} listes d'armée, et non {len(setup.lists)}",
        )
    lists = [armylist.load_list(name, setup.books) for name in setup.lists]
    options = _options(setup.options, max(army.points for army in lists))
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := listcheck.check(army, options["points"]):
            wrong = "; ".join(f"{r.rule} {r.reason} {r.about}" for r in refusals)
            raise ListRefused(
                f"{army.path}: this list cannot be played: {wrong}",
                f"{army.path} : cette liste ne peut pas être jouée : {wrong}",
                "dust_tactics",
                army.path,
                tuple(refusals),
            )
        made.append(_plain(muster(army, side)) if not options["special_rules"] else muster(army, side))
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


def choices() -> dict[str, tuple[Any, ...]]:
    """Terrain placed, none, or a map; a short match; cards without their special rules."""
    return {
        "terrain": (PLACED, BARE, *maps.MAPS.names()),
        "turns": (0, 5),
        "special_rules": (True, False),
    }


def _options(given: dict[str, Any], points: int) -> dict[str, Any]:
    """Every option with its value; DataError for one that is not known or makes no sense."""
    options: dict[str, Any] = {
        "points": points,
        "turns": 0,
        "columns": COLUMNS,
        "rows": ROWS,
        "terrain": PLACED,
        "special_rules": True,
    }
    if unknown := sorted(set(given) - set(options)):
        names, has = ", ".join(unknown), ", ".join(options)
        raise DataError(
            f"Dust Tactics knows no option {names}; it knows: {has}",
            f"Dust Tactics n'a pas d'option {names} ; il a : {has}",
        )
    options |= given
    for key, least in (("points", 1), ("turns", 0), ("columns", SMALLEST), ("rows", SMALLEST)):
        if type(options[key]) is not int or options[key] < least:
            raise DataError(
                f"{key} is a whole number from {least} on, not {options[key]}",
                f"{key} est un nombre entier à partir de {least}, et non {options[key]}",
            )
    if max(options["columns"], options["rows"]) > LARGEST:
        raise DataError(
            f"a board has at most {LARGEST} squares a side", f"un plateau a au plus {LARGEST} cases de côté"
        )
    if type(options["special_rules"]) is not bool:
        raise DataError(
            f"special_rules is true or false, not {options['special_rules']}",
            f"special_rules est true ou false, et non {options['special_rules']}",
        )
    if options["terrain"] not in (PLACED, BARE):
        known = maps.load(str(options["terrain"]))
        for key, size in (("columns", known.columns), ("rows", known.rows)):
            if key in given and given[key] != size:
                raise DataError(
                    f"the map {known.key} has {size} {key}, not {given[key]}",
                    f"la carte {known.key} a {key} = {size}, et non {given[key]}",
                )
            options[key] = size
    return options


def _ground(options: dict[str, Any]) -> tuple[int, int, tuple[Piece, ...]]:
    if options["terrain"] in (PLACED, BARE):
        return options["columns"], options["rows"], ()
    known = maps.load(options["terrain"])
    return known.columns, known.rows, known.pieces()


def _plain(mustered: Mustered) -> Mustered:
    """An army without its special rules, for beginners (DS-GEN-01)."""
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
    """Roll for the scenario if it was left to chance (DT-SETUP-01)."""
    key = referee.table.setting.scenario
    if key == scenario.RANDOM:
        key = scenario.roll_scenario(referee)
    referee.change("DT-SETUP-01", "turn", scenario=key)
    referee.book(step="sides", activation="sides")


def choose_sides(referee: Referee) -> None:
    """Roll for initiative: the winner chooses the mat each player starts from (DT-SETUP-02)."""
    winner = roll_initiative(referee)
    half = referee.ask("DT-SETUP-02", winner, "half", scenario.HALVES)
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
        marks = [
            Objective(f"objective{n}", x, y)
            for n, (x, y) in enumerate(scenario.centre_squares(referee.table), 1)
        ]
        referee.change(played.rule, "turn", objectives=tuple(marks))
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
    x, y = placing.place_objective(referee, side)
    mark = Objective(f"objective{turn.placed + 1}", x, y, table.sides[side].half)
    referee.change(played.rule, "turn", objectives=(*turn.objectives, mark))
    referee.book(placed=turn.placed + 1, active=opponent(side))


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
    fort = referee.ask("DS-FORT-04", unit.side, "garrison", free, unit=unit.id)
    piece = referee.table.ground.piece(fort)
    x, y = next(placing.squares_of(piece))
    facing = next(int(trait.partition(":")[2]) for trait in piece.traits if trait.startswith("facing:"))
    referee.change("DS-FORT-04", unit.id, place=BOARD, x=x, y=y, facing=facing)


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
