"""Set-up: lists mustered, sides and table chosen by lot, points picked (ledger areas TR-PREP, TR-SCEN)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games.trauma import armylist, layouts, listcheck, muster, objectives, quarters, scenario
from escarmouche.games.trauma.armylist import ArmyList
from escarmouche.games.trauma.field import opponent
from escarmouche.games.trauma.muster import Mustered
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.scenario import ATTACKER, BLUE, COLOURS, RED, Force, Scenario
from escarmouche.games.trauma.scores import up
from escarmouche.games.trauma.table import (
    GONE,
    SECTION,
    SIDES,
    Point,
    Referee,
    Setting,
    Side,
    Table,
    Turn,
)
from escarmouche.space.terrain import ground_of

COMMAND: str = LEDGER.data("TR-TURN-02")["phases"][0]
TURNS: int = LEDGER.data("TR-TURN-01")["turns"]
BY_LOT = "roll"


def new_table(setup: Setup) -> Table:
    """The table before the first step: both armies mustered and checked, nothing on the ground yet.

    Options: points (agreed PA), reinforcement, turns (0: no limit), attacker (one, two or roll), table
    (random or a ready-made one), size (90x120 or 120x120), blast_any_unit (TR-SHOOT-38), objects (what can
    be operated, TR-ACTN-09). DataError for what cannot be played.
    """
    played = scenario.load(setup.scenario)
    if len(setup.lists) != len(SIDES):
        raise DataError(
            f"Trauma is played with {len(SIDES)} army lists, not {len(setup.lists)}",
            f"Trauma se joue avec {len(SIDES)} listes d'armée, et non {len(setup.lists)}",
        )
    lists = [armylist.load_list(name, setup.books) for name in setup.lists]
    options = _checked_options(setup.options, played, max(army.points for army in lists))
    parts = tuple(part for army in lists for part in (army.written, army.book))
    key = (*map(id, parts), played.key, setup.books, repr(options))
    kept = _settings.get(key)
    if kept is None:
        if len(_settings) >= KEPT:
            _settings.clear()
        kept = _settings[key] = (parts, *_mustered(lists, played, options, setup.books))
    _, setting, one, two = kept
    return EngineTable(
        setting,
        ground_of(*quarters.SIZES[options["size"]], ()),
        {side: Side(side) for side in SIDES},
        {**one.units, **two.units},
        {**one.figures, **two.figures},
        Turn(phase="setup", step="setup", activation="sides"),
    )


KEPT = 64
_settings: dict[Any, tuple[Any, Setting, Mustered, Mustered]] = {}
"""Settings by what they were made from, shared by all matches of the same lists; their parts keep the ids."""


def _mustered(
    lists: list[ArmyList], played: Scenario, options: dict[str, Any], books: str
) -> tuple[Setting, Mustered, Mustered]:
    """Both armies, checked, and what is fixed for their match."""
    made = []
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := check_army(army, played, options, side, books):
            wrong, wrong_fr = ("; ".join(_said(r, by) for r in refusals) for by in ("by", "pour"))
            raise ListRefused(
                f"{army.path}: this list cannot be played: {wrong}",
                f"{army.path} : cette liste ne peut pas être jouée : {wrong_fr}",
                "trauma",
                army.path,
                tuple(refusals),
            )
        made.append(muster.muster(army, side))
    one, two = made
    roles = _roles(played, options["attacker"])
    setting = Setting(
        options=options,
        scenario=played.key,
        weapons={**one.weapons, **two.weapons},
        profiles={**one.profiles, **two.profiles},
        entries={**one.entries, **two.entries},
        points={side: force_of(played, options, roles.get(side, ATTACKER)).points for side in SIDES},
        turns=options["turns"],
        target=played.target,
    )
    return setting, one, two


def _said(refusal: Refusal, by: str) -> str:
    """A refusal in one plain line: the rule, the reason, by how much, and for which unit."""
    unit = f" ({refusal.about['unit']})" if "unit" in refusal.about else ""
    much = f", {by} {refusal.excess} {refusal.measure}" if refusal.excess else ""
    return f"{refusal.rule} {refusal.reason}{unit}{much}"


def choices() -> dict[str, tuple[Any, ...]]:
    """The optional blast, the ready-made tables, a short match."""
    return {
        "blast_any_unit": (False, True),
        "table": (quarters.RANDOM, *layouts.table_names()),
        "turns": (TURNS, TURNS // 2),
    }


def _checked_options(given: dict[str, Any], played: Scenario, points: int) -> dict[str, Any]:
    """Every option with its value; DataError for one that is not known or makes no sense."""
    points = played.fixed_points or _number(given, "points", points)
    size = str(given.get("size", quarters.size_for(points)))
    options = {
        "points": points,
        "reinforcement": _number(given, "reinforcement", played.force("", points).reinforcement),
        "turns": _number(given, "turns", TURNS),
        "attacker": str(given.get("attacker", SIDES[0])),
        "table": str(given.get("table", quarters.RANDOM)),
        "size": size,
        "blast_any_unit": given.get("blast_any_unit", False),
        "objects": given.get("objects", ()),
    }
    if unknown := sorted(set(given) - set(options)):
        names, known = ", ".join(unknown), ", ".join(options)
        raise DataError(
            f"Trauma knows no option {names}; it knows: {known}",
            f"Trauma n'a pas d'option {names} ; il a : {known}",
        )
    if not isinstance(options["blast_any_unit"], bool):
        raise DataError(
            f"blast_any_unit is true or false (TR-SHOOT-38), not {options['blast_any_unit']}",
            f"blast_any_unit est true ou false (TR-SHOOT-38), et non {options['blast_any_unit']}",
        )
    if not isinstance(options["objects"], list | tuple | dict):
        raise DataError(
            f"objects names terrain pieces (TR-ACTN-09), not {options['objects']}",
            f"objects nomme des décors (TR-ACTN-09), et non {options['objects']}",
        )
    if options["attacker"] not in (*SIDES, BY_LOT):
        raise DataError(
            f"the attacker is one, two or roll, not {options['attacker']}",
            f"l'attaquant est one, two ou roll, et non {options['attacker']}",
        )
    if size not in quarters.SIZES:
        raise DataError(
            f"a table of Trauma is {' or '.join(quarters.SIZES)} cm (TR-TABLE-01), not {size}",
            f"une table de Trauma fait {' ou '.join(quarters.SIZES)} cm (TR-TABLE-01), et non {size}",
        )
    if options["table"] != quarters.RANDOM:
        quarters.check_ready(str(options["table"]), ground_of(*quarters.SIZES[size], ()))
    return options


def _number(given: dict[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    if type(value) is not int or value < 0:
        raise DataError(
            f"{key} is a whole number from 0 on, not {value}",
            f"{key} est un nombre entier à partir de 0, et non {value}",
        )
    return value


def _roles(played: Scenario, attacker: str) -> dict[str, str]:
    """The role of each side where it is agreed beforehand."""
    if not played.roles or attacker == BY_LOT:
        return {}
    first, second = played.roles
    return {attacker: first, opponent(attacker): second}


def force_of(played: Scenario, options: dict[str, Any], role: str) -> Force:
    """What a side of this role may field (TR-SCEN-09, TR-SCEN-17)."""
    if played.roles:
        return played.force(role, options["points"])
    return Force(options["points"], options["reinforcement"])


def check_army(
    army: ArmyList, played: Scenario, options: dict[str, Any], side: str, books: str = ""
) -> tuple[Refusal, ...]:
    """What keeps a list from being played by a side in this scenario; empty when nothing does.

    A role without reinforcements leaves its reinforcement section at home: only the rest must fit. Where
    roles are drawn by lot, both lists must fit the first role.
    """
    role = _roles(played, options["attacker"]).get(side, ATTACKER)
    force = force_of(played, options, role)
    stays_at_home = bool(played.roles) and not force.reinforcement and army.reinforcement
    if not stays_at_home:
        return listcheck.check(army, force.points, force.reinforcement, books)
    refusals = listcheck.check(army, folder=books)
    total = armylist.total_cost(army, army.assault)
    if total > force.points:
        about = {"total": total, "points": force.points}
        refusals += (Refusal("TR-PREP-01", "too-expensive", about, total - force.points, "PA"),)
    return refusals


def set_up(referee: Referee) -> None:
    """One stage of the set-up: sides, terrain, then the points one by one; at the end round 1 begins."""
    STAGES[referee.table.turn.activation](referee)


def choose_sides(referee: Referee) -> None:
    """Who is blue and who is red; in scenarios with roles these decide it (TR-SCEN-06, TR-SCEN-17, 18)."""
    setting = referee.table.setting
    played = scenario.of(referee.table)
    about = {key: setting.options[key] for key in ("points", "reinforcement", "turns")}
    about["forces"] = played.forces
    referee.note("TR-PREP-01", "agreed", scenario=played.key, **about)
    if played.roles:
        _choose_roles(referee, played, str(setting.options["attacker"]))
    else:
        winner = roll_off(referee, "TR-SCEN-06")
        colour = referee.ask("TR-SCEN-06", winner, "colour", COLOURS)
        other = RED if colour == BLUE else BLUE
        referee.change("TR-SCEN-06", winner, colour=colour)
        referee.change("TR-SCEN-06", opponent(winner), colour=other)
    referee.book(activation="ground")


def _choose_roles(referee: Referee, played: Scenario, attacker: str) -> None:
    first, second = played.roles
    if attacker == BY_LOT:
        winner = roll_off(referee, played.forces)
        role = referee.ask(played.forces, winner, "role", (first, second))
        attacker = winner if role == first else opponent(winner)
    for side, role in ((attacker, first), (opponent(attacker), second)):
        referee.change(played.entries, side, role=role, colour=played.roles[role])
        if not played.force(role, 0).reinforcement:
            _leave_at_home(referee, played.forces, side)


def _leave_at_home(referee: Referee, rule: str, side: str) -> None:
    """The reinforcement section of a side that has none in this scenario takes no part."""
    for unit in [u.id for u in referee.table.units.values() if u.side == side and u.place == SECTION]:
        referee.change(rule, unit, place=GONE, extended=False, figures=())


def roll_off(referee: Referee, rule: str) -> str:
    """One die each until only one shows Up; its side wins (TR-SCEN-06)."""
    while True:
        shown = [side for side in SIDES if referee.roll(rule, side, up(1))]
        if len(shown) == 1:
            return shown[0]


def lay_table(referee: Referee) -> None:
    """Terrain, access zones and drop points, rolled or ready-made (TR-SCEN-05 to 08)."""
    name = str(referee.table.setting.options.get("table", quarters.RANDOM))
    owners = {record.colour: side for side, record in referee.table.sides.items()}
    if name == quarters.RANDOM:
        quarters.lay_random(referee, owners[BLUE])
        drops = quarters.roll_drop_points(referee, owners[BLUE])
    else:
        drops = quarters.lay_ready(referee, name)
    ground = referee.table.ground
    zones = quarters.access_zones(ground, owners)
    for side, record in referee.table.sides.items():
        if record.role in scenario.of(referee.table).deployment:
            zones += (quarters.deployment_zone(ground, side),)
    referee.change("TR-SCEN-06", "turn", zones=zones)
    neutral = [Point(zone.id, "access", zone=zone.id) for zone in zones if zone.kind == "neutral"]
    falls = [Point(f"drop{n}", "drop", piece) for n, piece in enumerate(drops, 1)]
    referee.change("TR-DEBR-09", "turn", points=(*neutral, *falls))
    referee.book(activation="points")


def pick_points(referee: Referee) -> None:
    """The next point of the scenario; after the last one the first turn begins (TR-TURN-02)."""
    picks = scenario.of(referee.table).picks
    done = referee.table.turn.picks
    if done < len(picks):
        objectives.pick_point(referee, picks[done])
        referee.book(picks=done + 1)
        return
    referee.change("TR-TURN-02", "turn", round=1, phase=COMMAND)
    referee.book(step="recruit", activation=COMMAND)


STAGES: dict[str, Callable[[Referee], None]] = {
    "sides": choose_sides,
    "ground": lay_table,
    "points": pick_points,
}
