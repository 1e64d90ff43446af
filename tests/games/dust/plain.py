"""A bare field for the rules that both Dust games share: open ground, cover and the like by decree.

Squares of one unit each, distances as on the grid. `options` of the table say the rest: `cover` and `hidden`
(ids of units), `forts` (id to kind), `area` (ids in woods), `paths` (a list of paths for flames), `across`
(ids of units that reach over both sides of whoever looks at them). What is hidden is so by vehicles, from
artillery by trees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.engine.dice import Dice
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack import allotment
from escarmouche.games.dust.chapters.attack.batches import Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.dice import armies
from escarmouche.games.dust.chapters.field import FIELDS
from escarmouche.games.dust.chapters.scope import Scope
from escarmouche.games.dust.table import BOARD, SMOKE, Referee, Table, Thing, Weapon
from escarmouche.games.dust_tactics.chapters.board import flames
from escarmouche.games.dust_tactics.chapters.board.citations import GRID
from tests.games.dust.tables import Put, table_of

PLAIN = "plain"
WAYS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


class PlainField:
    """See the module."""

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

    def at(self, table: Table, unit: str) -> tuple[int, int]:
        record = table.units[unit]
        while record.carrier:
            record = table.units[record.carrier]
        return record.x, record.y

    def offset(self, table: Table, a: str, b: str) -> tuple[int, int]:
        (ax, ay), (bx, by) = self.at(table, a), self.at(table, b)
        return bx - ax, by - ay

    def distance(self, table: Table, a: str, b: str) -> int:
        dx, dy = map(abs, self.offset(table, a, b))
        return dx + dy - 1 if dx and dy else dx + dy

    def within(self, table: Table, a: str, b: str, n: int) -> bool:
        return self.distance(table, a, b) <= n

    def together(self, table: Table, hero: str, unit: str) -> bool:
        return self.at(table, hero) == self.at(table, unit)

    def adjacent(self, table: Table, a: str, b: str) -> bool:
        return self.distance(table, a, b) <= 1

    def bearing(self, table: Table, unit: str, arc: str, target: str) -> int:
        return 90

    def in_arc(self, table: Table, unit: str, arc: str, target: str) -> bool:
        record = table.units[table.units[unit].carrier or unit]
        dx, dy = self.offset(table, unit, target)
        wx, wy = WAYS[record.facing]
        ahead, aside = dx * wx + dy * wy, abs(dx * wy - dy * wx)
        if arc == "front":
            return ahead >= aside
        if arc == "rear":
            return -ahead >= aside
        return arc in self.sides(table, unit, target) if arc in ("left", "right") else True

    def sides(self, table: Table, unit: str, target: str) -> frozenset[str]:
        record = table.units[table.units[unit].carrier or unit]
        if target in table.setting.options.get("across", ()):
            return frozenset(("left", "right"))
        dx, dy = self.offset(table, unit, target)
        wx, wy = WAYS[record.facing]
        aside = dx * wy - dy * wx
        return frozenset(("right",) if aside > 0 else ("left",) if aside < 0 else ())

    def sees(self, table: Table, a: str, b: str, *, artillery: bool = False) -> bool:
        hidden = table.setting.options.get("hidden", ())
        veiled = table.setting.options.get("veiled", ())
        return b not in hidden and (a, b) not in hidden and (artillery or b not in veiled)

    def hidden_by(self, table: Table, a: str, b: str, *, artillery: bool = False) -> str:
        return "DT-LOS-06" if artillery else "DT-LOS-03"

    def in_cover(self, table: Table, target: str, attacker: str) -> bool:
        cover = table.setting.options.get("cover", ())
        fort = self.fort_of(table, target) and not self.same_fort(table, target, attacker)
        return bool(fort) or target in cover or (target, attacker) in cover

    def entrenched(self, table: Table, unit: str) -> bool:
        return unit in table.setting.options.get("trenches", ())

    def in_area(self, table: Table, unit: str) -> bool:
        return unit in table.setting.options.get("area", ())

    def flame_paths(self, table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
        paths = table.setting.options.get("paths", ())
        return tuple(tuple(p) for p in paths if p[-1] == target) or ((target,),)

    def struck(self, referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
        return flames.struck(referee, attack, shot, target, self.flame_paths)

    def in_the_way(self, table: Table, unit: str, weapon: Weapon, target: str) -> tuple[str, ...]:
        return flames.in_the_way(table, unit, weapon, target, self.flame_paths)

    def opening(self, referee: Referee, unit: str) -> int:
        return 2

    def entering(self, table: Table, unit: str) -> tuple[tuple[str, ...], str, str]:
        return ("move", "march"), "DT-SETUP-05", "enter-first"

    def scoped(self, table: Table, unit: str, scope: Scope) -> Scope:
        return scope

    def go(self, referee: Referee, unit: str, word: str, points: int, rule: str) -> None:
        referee.note("DT-MOVE-01", "goes", unit=unit)

    def finished(self, referee: Referee, unit: str) -> None:
        pass

    def fort_of(self, table: Table, unit: str) -> str:
        return str(table.setting.options.get("forts", {}).get(unit, ""))

    def same_fort(self, table: Table, a: str, b: str) -> bool:
        return bool(self.fort_of(table, a)) and bool(self.fort_of(table, b))

    def points_seen_for_smoke(
        self, table: Table, gun: str, line: int, seer: str
    ) -> tuple[tuple[int, int], ...]:
        return ((4, 4), (5, 5))

    def beside(self, table: Table, unit: str, who: str = "") -> tuple[tuple[int, ...], ...]:
        x, y = self.at(table, unit)
        taken = {(u.x, u.y) for u in table.units.values() if u.place == BOARD}
        return tuple((x + dx, y + dy) for dx, dy in ((0, 0), *WAYS) if (x + dx, y + dy) not in taken)

    def put_down(self, referee: Referee, rule: str, unit: str, where: tuple[int, ...]) -> None:
        referee.change(rule, unit, place=BOARD, carrier="", seat="", x=where[0], y=where[1])

    def stand_again(self, referee: Referee, rule: str, unit: str, figures: tuple[str, ...]) -> None:
        return None

    def turnings(self, table: Table, unit: str, foe: str) -> tuple[tuple[int, ...], ...]:
        record = table.units[unit]
        return tuple((record.x, record.y, facing) for facing in range(8))

    def turn(self, referee: Referee, rule: str, unit: str, where: tuple[int, ...]) -> None:
        referee.change(rule, unit, facing=where[-1])

    def ashore(self, table: Table, craft: str) -> bool:
        return False

    def obstacles(self, table: Table) -> frozenset[str]:
        return frozenset()

    def pieces_near(self, table: Table, unit: str, kind: str) -> tuple[str, ...]:
        return ()

    def places_under(self, table: Table, unit: str) -> tuple[tuple[int, ...], ...]:
        return (self.at(table, unit),)

    def smoke_at(self, place: tuple[int, ...], until: int) -> Thing:
        return Thing(f"smoke-{place[0]}-{place[1]}", SMOKE, place[0], place[1], until=until)

    def mined(self, referee: Referee, rule: str, unit: str) -> None:
        raise NotImplementedError

    def buried(self, referee: Referee, rule: str, piece: str) -> None:
        raise NotImplementedError

    def eliminated(self, referee: Referee, unit: str) -> None:
        referee.note("DT-DMG-05", "gone", unit=unit)


FIELDS[PLAIN] = PlainField()


def plain(*units: Put, **values: Any) -> Table:
    """A table of these units on open ground; options by name: cover, hidden, forts …"""
    names = ["cover", "hidden", "veiled", "forts", "area", "paths", "across"]
    known = {k: values.pop(k) for k in names if k in values}
    return table_of(*units, system=PLAIN, options=known, **values)
