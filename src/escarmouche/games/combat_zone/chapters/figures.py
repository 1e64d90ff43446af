"""Who stands where: living figures, distances, contact, arcs and sight (areas CZ-TERR, CZ-SHOOT-02)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.table import ALIVE, DROPPED, IN_PLAY, SIDES, Figure, Profile, Table
from escarmouche.space.shapes import Point, gap, gap_at_most, in_half_plane
from escarmouche.space.sight import Body, Eye, Seen, look, visible

DROPPED_HEIGHT = 100  # geometry.figure_height_cm.dropped_down


def profile(table: Table, figure: str) -> Profile:
    """The printed values of a figure."""
    return table.setting.profiles[table.figures[figure].profile]


def intact(weapons: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    """Some weapons without those destroyed or taken: of two alike one may be left."""
    if not gone:
        return weapons
    left = list(weapons)
    for weapon in gone:
        if weapon in left:
            left.remove(weapon)
    return tuple(left)


def side_of(table: Table, figure: str) -> str:
    """Whose figure it is."""
    return table.units[table.figures[figure].unit].side


def opponent(side: str) -> str:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def where(figure: Figure) -> Point:
    """Centre of a figure's base."""
    return figure.x, figure.y


def on_table(table: Table, side: str = "") -> Iterator[str]:
    """Figures on the table, of one side or of both, in the order of groups."""
    figures = table.figures
    for unit in table.units.values():
        if not side or unit.side == side:
            for figure in unit.figures:
                if figures[figure].fate == ALIVE:
                    yield figure


def in_play(table: Table) -> Iterator[str]:
    """Figures on the table or aboard something on it, in the order of groups."""
    figures = table.figures
    return (f for unit in table.units.values() for f in unit.figures if figures[f].fate in IN_PLAY)


def enemies(table: Table, figure: str) -> list[str]:
    """Enemy figures on the table, in the order of groups."""
    figures, units = table.figures, table.units
    side = opponent(units[figures[figure].unit].side)
    return [f for u in units.values() if u.side == side for f in u.figures if figures[f].fate == ALIVE]


def distance(table: Table, a: str, b: str) -> int:
    """Base edge to base edge, in hundredths of a centimetre."""
    f, g = table.figures[a], table.figures[b]
    return gap(where(f), profile(table, a).radius, where(g), profile(table, b).radius)


def within(table: Table, a: str, b: str, limit: int) -> bool:
    """Whether two figures are at most `limit` apart, base edge to base edge, inclusive (CZ-GAME-05)."""
    f, g = table.figures[a], table.figures[b]
    return gap_at_most(where(f), profile(table, a).radius, where(g), profile(table, b).radius, limit)


def touching(table: Table, a: str, b: str) -> bool:
    """Base contact: the bases meet (rounded to a hundredth of a centimetre), at one height."""
    return table.figures[a].z == table.figures[b].z and within(table, a, b, 0)


def touched(table: Table, figure: str, others: Iterable[str]) -> tuple[str, ...]:
    """Those of the others whose base touches this figure's; itself left out."""
    figures, profiles = table.figures, table.setting.profiles
    f = figures[figure]
    x, y, z, radius = f.x, f.y, f.z, profiles[f.profile].radius
    neighbours = []
    for other in others:
        g = figures[other]
        its = profiles[g.profile].radius
        reach = radius + its + 1
        if (
            -reach <= g.x - x <= reach
            and g.z == z
            and gap_at_most((x, y), radius, (g.x, g.y), its, 0)
            and other != figure
        ):
            neighbours.append(other)
    return tuple(neighbours)


def height(table: Table, figure: str) -> int:
    """How tall a figure stands; one that has taken cover is low."""
    return DROPPED_HEIGHT if DROPPED in table.figures[figure].states else profile(table, figure).height


def eye(table: Table, figure: str) -> Eye:
    """Where a figure looks from."""
    f = table.figures[figure]
    tall = DROPPED_HEIGHT if DROPPED in f.states else table.setting.profiles[f.profile].height
    return f.x, f.y, f.z, f.z + tall


def body(table: Table, figure: str) -> Body:
    """The silhouette a figure offers."""
    f = table.figures[figure]
    printed = table.setting.profiles[f.profile]
    return f.x, f.y, printed.radius, f.z, f.z + (DROPPED_HEIGHT if DROPPED in f.states else printed.height)


def look_at(table: Table, a: str, b: str) -> Seen:
    """What a figure sees of another: figures block nothing, terrain does (CZ-SHOOT-02)."""
    return look(table.ground, eye(table, a), body(table, b))


def sees(table: Table, a: str, b: str) -> bool:
    """Whether a figure sees another at all: as `look_at`, without counting what is hidden."""
    return visible(table.ground, eye(table, a), body(table, b))


def why_not_measure(table: Table, a: str, b: str) -> Refusal | None:
    """Why a distance is not told: it is one between enemies, and no shot is declared (CZ-SHOOT-05)."""
    ends = [table.units[table.figures[id].unit if id in table.figures else id] for id in (a, b)
            if id in table.figures or id in table.units]  # fmt: skip
    apart = len(ends) == len((a, b)) and ends[0].side != ends[1].side
    if table.turn.over or table.setting.options.get("premeasure") or not apart:
        return None
    return Refusal("CZ-SHOOT-05", "not-before-the-shot", {"a": a, "b": b})


def in_arc(table: Table, a: str, b: str) -> bool:
    """Whether the centre of b's base is in a's front 180 degrees, the line included (CZ-SHOOT-02)."""
    f = table.figures[a]
    return in_half_plane(where(f), f.facing, where(table.figures[b]))
