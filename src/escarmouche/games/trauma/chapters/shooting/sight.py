"""Who sees whom, and how much of them is hidden (areas TR-SHOOT-14 to 17 and 22, TR-VEH-17, TR-SKILL-05)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.measuring import distance
from escarmouche.games.trauma.chapters.measuring import BAND, band
from escarmouche.games.trauma.chapters.shooting.salvos import measuring_point
from escarmouche.games.trauma.chapters.units import entry, is_infantry, unit_skill
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ANTIGRAV, ARMOUR, HEADS_DOWN, ON_TABLE, Table
from escarmouche.space.shapes import square_to_segment
from escarmouche.space.sight import SAMPLES, Body, Eye, Seen, any_visible, look, look_all
from escarmouche.space.terrain import ground_of

HOVER = round(100 * LEDGER.data("TR-VEH-17")["hover_cm"])
"""How high above its surface the model of an antigrav begins: it stands on a stem."""
CONCEALED_FROM = 3  # TR-SKILL-05: a range above 2
CONCEALED_LENGTH = CONCEALED_FROM * BAND

_NOTHING = Seen(visible=False, hidden=SAMPLES)


def eye(table: Table, figure: str) -> Eye:
    """Where a figure looks from: the top of its model."""
    f = table.figures[figure]
    setting = table.setting
    above = HOVER if setting.entries[table.units[f.unit].entry].vehicle == ANTIGRAV else 0
    return f.x, f.y, f.z, f.z + above + setting.profiles[f.profile].height


def body(table: Table, figure: str) -> Body:
    """What there is to see of a figure; its size counts for nothing else (TR-SIZE-01 to TR-SIZE-05)."""
    f = table.figures[figure]
    setting = table.setting
    values = setting.profiles[f.profile]
    bottom = f.z + (HOVER if setting.entries[table.units[f.unit].entry].vehicle == ANTIGRAV else 0)
    return f.x, f.y, values.radius, bottom, bottom + values.height


@kept
def screens(table: Table, except_figures: Sequence[str] = ()) -> tuple[Body, ...]:
    """Vehicles with Baisse la tête hide what is behind them like terrain (TR-SHOOT-17, TR-ORD-09).

    An antigrav does so from its base up. Other figures never hide anything (TR-SHOOT-16, TR-SHOOT-23).
    """
    bodies = []
    entries = table.setting.entries
    for unit in table.units.values():
        if HEADS_DOWN in unit.markers and unit.place == ON_TABLE and entries[unit.entry].kind == ARMOUR:
            for figure in unit.figures:
                if figure not in except_figures:
                    f = table.figures[figure]
                    values = table.setting.profiles[f.profile]
                    bodies.append((f.x, f.y, values.radius, f.z, f.z + values.height))
    return tuple(bodies)


def _near(line: tuple[Body, ...], watcher: Eye, target: Body) -> tuple[Body, ...]:
    """The screens that come near the lines from an eye to a body; not those either stands in."""
    near = []
    for screen in line:
        x, y, radius = screen[:3]
        if (x, y) in ((watcher[0], watcher[1]), (target[0], target[1])):
            continue
        above, below = square_to_segment(x, y, watcher[0], watcher[1], target[0], target[1])
        if above < (radius + target[2]) ** 2 * below:
            near.append(screen)
    return tuple(near)


def concealed(table: Table, origin: str, mark: str) -> bool:
    """Dissimulation: not to be seen from a range above 2, measured between these figures (TR-SKILL-05)."""
    unit = table.figures[mark].unit
    return unit_skill(table, unit, "concealment") and band(distance(table, origin, mark)) >= CONCEALED_FROM


def view(table: Table, watchers: Sequence[str], figures: Sequence[str]) -> list[list[Seen]]:
    """What each watcher sees of each figure, one row per watcher; Dissimulation apart."""
    eyes = [eye(table, f) for f in watchers]
    bodies = [body(table, f) for f in figures]
    hiding = screens(table)
    if not hiding:
        return look_all(table.ground, eyes, bodies)
    return [[look(table.ground, e, b, _near(hiding, e, b)) for b in bodies] for e in eyes]


@kept
def anyone_sees(table: Table, watchers: tuple[str, ...], figures: tuple[str, ...]) -> bool:
    """Whether a watcher sees a core sample of a figure (TR-SHOOT-14, 15, 18); Dissimulation apart."""
    eyes, bodies = tuple([eye(table, f) for f in watchers]), tuple([body(table, f) for f in figures])
    if not any_visible(table.ground, eyes, bodies):
        return False
    hiding = screens(table)
    if not hiding:
        return True
    for line in eyes:
        for target in bodies:
            if any_visible(table.ground, (line,), (target,)):
                near = _near(hiding, line, target)
                if not near or look(table.ground, line, target, near).visible:
                    return True
    return False


def _look(table: Table, figure: str, other: str) -> Seen:
    if concealed(table, measuring_point(table, figure), measuring_point(table, other)):
        return _NOTHING
    line, target = eye(table, figure), body(table, other)
    hiding = screens(table)
    return look(table.ground, line, target, _near(hiding, line, target) if hiding else ())


def sees(table: Table, figure: str, other: str) -> bool:
    """Whether a figure sees another, even partly: a core sample of it (TR-SHOOT-14, TR-SHOOT-15)."""
    return _look(table, figure, other).visible


def hidden(table: Table, figure: str, other: str) -> int:
    """How many of the nine samples of a figure another one does not see."""
    return _look(table, figure, other).hidden


def figures_that_see(table: Table, shooters: Sequence[str], target_unit: str) -> tuple[str, ...]:
    """The shooters that see at least one figure of a unit (TR-SHOOT-14)."""
    figures = table.units[target_unit].figures
    return tuple(s for s in shooters if any(sees(table, s, f) for f in figures))


def in_cover(table: Table, firing: Sequence[str], figures: Sequence[str], seen: Sequence[list[Seen]]) -> int:
    """How many of the figures are in cover; `seen`: what each firing figure sees of them (TR-SHOOT-22).

    Half hidden from one of the firing figures is enough, wholly hidden is more than half. Behind a vehicle
    with Baisse la tête the least bit is enough for infantry (TR-ORD-09). Antigravs never are (TR-VEH-06),
    other vehicles by the usual rule (TR-VEH-10).
    """
    count = 0
    hiding = screens(table)
    for column, figure in enumerate(figures):
        unit = table.figures[figure].unit
        if entry(table, unit).vehicle == ANTIGRAV:
            continue
        rows = [row[column] for row in seen]
        if any(not s.visible or 2 * s.hidden >= SAMPLES for s in rows):
            count += 1
        elif hiding and is_infantry(table, unit):
            count += _behind_vehicle(table, firing, figure, hiding)
    return count


def _behind_vehicle(table: Table, firing: Sequence[str], figure: str, hiding: tuple[Body, ...]) -> bool:
    """Whether vehicles alone hide any bit of a figure from one of those who fire."""
    bare = ground_of(table.ground.width, table.ground.depth, ())
    target = body(table, figure)
    for shooter in firing:
        line = eye(table, shooter)
        near = _near(hiding, line, target)
        if near and look(bare, line, target, near).hidden:
            return True
    return False
