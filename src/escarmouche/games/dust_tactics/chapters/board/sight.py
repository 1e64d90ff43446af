"""What the shared rules of Dust see of the board, by GridField (areas DT-LOS, DT-SAVE, DT-ARC)."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.engine.dice import Dice
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack import allotment
from escarmouche.games.dust.chapters.attack.batches import Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.dice import armies
from escarmouche.games.dust.chapters.field import FIELDS, Where
from escarmouche.games.dust.chapters.scope import TWO, Scope
from escarmouche.games.dust.table import CAMOUFLAGED, OFF, RESERVE, SHIELDED, Referee, Table, Thing, Weapon
from escarmouche.games.dust_tactics.chapters import reserves
from escarmouche.games.dust_tactics.chapters.board import (
    arcs,
    engineering_on_squares,
    flames,
    hiding,
    lines,
    measure,
    things,
)
from escarmouche.games.dust_tactics.chapters.board.board import BUILDING, TREE, TRENCH, board_of
from escarmouche.games.dust_tactics.chapters.board.citations import GRID
from escarmouche.games.dust_tactics.chapters.board.measure import apart, cover_squares
from escarmouche.games.dust_tactics.chapters.board.occupancy import both, occupancy, squares, stand_of
from escarmouche.games.dust_tactics.chapters.movement import entry, hazards, movement, put_down
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import beached

UNSEEN = 3
"""A camouflaged unit in cover is not seen from farther than this (DS-SKILL-15)."""
NOWHERE_NEAR = 999
"""How far one is from a unit that is not on the board."""


class GridField:
    """The board as the shared rules of Dust see it; see dust.chapters.field."""

    point = 1
    measure = "squares"
    cites = GRID
    apart = False
    slack = 0
    hits_counted = 0

    def copies(self, table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> int:
        """All of them: on the grid a unit is one."""
        return allotment.most(table, owner, line)

    def why_not_reach(
        self, table: Table, unit: str, owner: str, line: int, target: str, seer: str
    ) -> Refusal | None:
        """Nothing: on the grid a unit is one."""
        return None

    def why_not_shared(self, table: Table, unit: str, shots: tuple[Shot, ...]) -> Refusal | None:
        """Nothing: on the grid any soldier may fire at what his unit may fire at."""
        return None

    def strikers(self, table: Table, unit: str, foe: str) -> tuple[str, ...]:
        """All of them: on the grid a unit is one."""
        return table.units[unit].figures

    def infantry_save(self, table: Table, unit: str) -> tuple[str, bool]:
        """On army alone (DT-SAVE-07)."""
        return GRID.infantry_save, False

    def replaces(self, table: Table, unit: str) -> str:
        """Nothing: there are no platoons on the grid."""
        return ""

    def special(self, referee: Referee, unit: str, word: str) -> None:
        """None: all special actions of the grid are common."""

    def names_first(self, table: Table, unit: str) -> bool:
        """After the roll (DS-CMD-06)."""
        return False

    def word_dice(self, table: Table, unit: str, target: str) -> tuple[str, Dice]:
        """One die, on army (DS-CMD-06)."""
        return "DS-CMD-06", armies(1)

    def why_not_word(self, table: Table, unit: str, target: str) -> Refusal | None:
        """Nothing besides what holds for every officer."""
        return None

    def defends(self, referee: Referee, unit: str) -> bool:
        """Never: a reaction of the grid is an attack."""
        return False

    def manoeuvre(self, referee: Referee, unit: str, successes: int) -> None:
        """Never."""

    def fired_upon(self, referee: Referee, hits: Mapping[str, int]) -> None:
        """Nothing: there is no suppression on the grid."""

    def why_not_steady(self, table: Table, unit: str) -> Refusal | None:
        """Nothing: on the grid two armies always leave the choice (DT-REACT-03)."""
        return None

    def distance(self, table: Table, a: str, b: str) -> int:
        """Squares between two units (DT-RNG-02); floors do not count."""
        board, one, two = both(table, a, b)
        return NOWHERE_NEAR if one is None or two is None else apart(board, one, two)

    def within(self, table: Table, a: str, b: str, n: int) -> bool:
        """Whether two units are within a range of a special rule, as a unit is of itself (DS-GEN-02)."""
        return a == b or self.distance(table, a, b) <= n

    def sees(self, table: Table, a: str, b: str, *, artillery: bool = False) -> bool:
        """Whether `a` sees `b`: mutual (DT-LOS-02), but for camouflage (DS-SKILL-15)."""
        occupied = occupancy(table)
        _, one, two = both(table, a, b)
        if one is None or two is None:
            return False
        if not lines.clear(occupied, one, two, occupied.smoked(table), artillery=artillery):
            return False
        if CAMOUFLAGED in table.units[b].markers and apart(occupied.board, one, two) > UNSEEN:
            return not self.in_cover(table, b, a)
        return True

    def hidden_by(self, table: Table, a: str, b: str, *, artillery: bool = False) -> str:
        """The rule by which `a` does not see `b`: what stands between them."""
        return hiding.hidden_by(table, a, b, artillery=artillery)

    def in_cover(self, table: Table, target: str, attacker: str) -> bool:
        """Whether a unit is in cover from an attacker (DT-SAVE-02); aircraft never are (DT-SAVE-01)."""
        occupied = occupancy(table)
        stand, other = stand_of(table, target), stand_of(table, attacker)
        if stand is None or other is None or stand.air:
            return False
        if stand.fort is not None:
            return stand.fort is not other.fort
        if SHIELDED in table.units[target].markers:
            return True
        smoke = occupied.smoked(table)
        if stand.mask & (cover_squares(occupied.board, stand.type) | smoke):
            return True
        return not lines.in_the_open(occupied, stand, other, smoke)

    def in_arc(self, table: Table, unit: str, arc: str, target: str) -> bool:
        """Whether a target lies in an arc of a unit, or of the machine it is in (area DT-ARC)."""
        board, stand, other = both(table, unit, target)
        return stand is not None and other is not None and arcs.in_arc(board, stand, arc, other)

    def bearing(self, table: Table, unit: str, arc: str, target: str) -> int:
        """Degrees between the middle of a front or rear arc and the target."""
        board, stand, other = both(table, unit, target)
        return arcs.bearing(board, stand, arc, other) if stand is not None and other is not None else 0

    def sides(self, table: Table, unit: str, target: str) -> frozenset[str]:
        """On which sides, left and right, of a unit or its machine a target lies (DT-ARC-05, DS-PASS-04)."""
        stand, other = stand_of(table, unit), stand_of(table, target)
        if stand is None or other is None:
            return frozenset()
        return arcs.sides(board_of(table), stand, other)

    def adjacent(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are within reach of close combat (DT-RNG-04, DT-CC-01): next to each other.

        On the same floor, no plain wall between; a bunker is reached at its slit and its doors (DS-FORT-11).
        """
        board, one, two = both(table, a, b)
        return one is not None and two is not None and measure.next_to(board, one, two)

    def flame_paths(self, table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
        """The units burnt by each shortest way of a flame, in order, the target last (DT-HIT-08)."""
        return measure.flame_paths(table, attacker, target)

    def struck(self, referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
        """Everybody a ranged shot strikes, each with all of its weapons."""
        return flames.struck(referee, attack, shot, target, self.flame_paths)

    def in_the_way(self, table: Table, unit: str, weapon: Weapon, target: str) -> tuple[str, ...]:
        """Everybody a shot at a target may strike, friend and foe."""
        return flames.in_the_way(table, unit, weapon, target, self.flame_paths)

    def fort_of(self, table: Table, unit: str) -> str:
        """Which kind of fortification a unit is in: bunker, strongpoint or none."""
        stand = stand_of(table, unit)
        return stand.fort.kind if stand is not None and stand.fort is not None else ""

    def same_fort(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are inside one fortification."""
        one, two = stand_of(table, a), stand_of(table, b)
        return one is not None and two is not None and one.fort is not None and one.fort is two.fort

    def together(self, table: Table, hero: str, unit: str) -> bool:
        """Whether a hero shares a square, on the same floor, with a unit (DS-HERO-02, DS-HERO-03)."""
        one, two = stand_of(table, hero), stand_of(table, unit)
        return one is not None and two is not None and bool(one.mask & two.mask) and one.level == two.level

    def entrenched(self, table: Table, unit: str) -> bool:
        """Whether a unit is in a trench (DS-TRENCH-01)."""
        stand = stand_of(table, unit)
        return stand is not None and bool(stand.mask & board_of(table).kind(TRENCH))

    def in_area(self, table: Table, unit: str) -> bool:
        """Whether a unit is in a tree or building square, from which artillery cannot fire (DS-WEAP-01)."""
        stand, board = stand_of(table, unit), board_of(table)
        if stand is None or stand.air:
            return False
        return bool(stand.mask & (board.kind(TREE) | board.kind(BUILDING)))

    def points_seen_for_smoke(
        self, table: Table, gun: str, line: int, seer: str
    ) -> tuple[tuple[int, int], ...]:
        """The squares where a gun may put smoke: in arc, range and sight, in no building (DS-WEAP-02)."""
        return measure.smoke_squares(table, gun, line, seer)

    def beside(self, table: Table, unit: str, who: str = "") -> tuple[Where, ...]:
        """Free squares for a unit put down where another is or was, or next to it (DS-PASS-07)."""
        return put_down.beside(table, unit, who)

    def put_down(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Put a unit down on the board."""
        put_down.put_down(referee, rule, unit, where)

    def stand_again(self, referee: Referee, rule: str, unit: str, figures: tuple[str, ...]) -> None:
        """Nothing: a unit stands on its square as a whole."""

    def turnings(self, table: Table, unit: str, foe: str) -> tuple[Where, ...]:
        """How a unit may turn in a reaction (DT-REACT-04)."""
        return put_down.turnings(table, unit, foe)

    def turn(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Turn a unit as one of its turnings says."""
        put_down.turn(referee, rule, unit, where)

    def obstacles(self, table: Table) -> frozenset[str]:
        """The kinds of obstacles on the board that engineers could clear."""
        return engineering_on_squares.obstacles(table)

    def pieces_near(self, table: Table, unit: str, kind: str) -> tuple[str, ...]:
        """The pieces of a kind on or next to the squares of a unit."""
        return engineering_on_squares.pieces_near(table, unit, kind)

    def places_under(self, table: Table, unit: str) -> tuple[Where, ...]:
        """All the squares of a unit (DS-VEH-18)."""
        return tuple([board_of(table).place(cell) for cell in squares(table, unit)])

    def smoke_at(self, place: Where, until: int) -> Thing:
        """Smoke on a square (DS-WEAP-02)."""
        return things.smoke(place[0], place[1], until)

    def mined(self, referee: Referee, rule: str, unit: str) -> None:
        """A minefield attacks a unit as if it had moved in (DS-MINE-01)."""
        hazards.mined(referee, rule, unit)

    def buried(self, referee: Referee, rule: str, piece: str) -> None:
        """A bunker is buried, and every unit in it eliminated (DS-ENG-02)."""
        engineering_on_squares.buried(referee, rule, piece)

    def eliminated(self, referee: Referee, unit: str) -> None:
        """What the scenario makes of a unit just eliminated: points, reserves."""
        reserves.after_elimination(referee, unit)

    def opening(self, referee: Referee, unit: str) -> int:
        """Nothing comes before the actions (DT-ACT-01)."""
        return TWO

    def entering(self, table: Table, unit: str) -> tuple[tuple[str, ...], str, str]:
        """A Move or March first (DT-SETUP-05), Nothing too for a reserve that stays off (DT-SETUP-10)."""
        return entry.first_words(table, unit)

    def scoped(self, table: Table, unit: str, scope: Scope) -> Scope:
        """The grid adds nothing to what the cards say."""
        return scope

    def go(self, referee: Referee, unit: str, word: str, points: int, rule: str) -> None:
        """A Move, March or free Move (area DT-MOVE), or the entry onto the board (DT-SETUP-05)."""
        if referee.table.units[unit].place in (OFF, RESERVE):
            entry.enter(referee, unit, points)
        else:
            movement.move(referee, unit, points, word, rule)

    def finished(self, referee: Referee, unit: str) -> None:
        """Nothing follows an activation on the grid."""

    def ashore(self, table: Table, craft: str) -> bool:
        """Whether the bow of a landing craft, afloat or just sunk, touches land (DS-SEA-04)."""
        return beached(table, craft)


FIELDS["dust_tactics"] = GridField()


def verdict(table: Table, watcher: str, target: str) -> dict[str, object]:
    """What a unit, or a miniature of one, sees of another: seen or not, in cover or not (DT-LOS-01)."""
    ids = [table.figures[id].unit if id in table.figures else id for id in (watcher, target)]
    field = FIELDS["dust_tactics"]
    seen = field.sees(table, *ids)
    covered = seen and field.in_cover(table, ids[1], ids[0])
    rule = "" if seen else field.hidden_by(table, *ids)
    hidden = 9 if not seen else 4 if covered else 0
    return {"visible": seen, "hidden": hidden, "blocks": (), "cover": covered, "rule": rule}
