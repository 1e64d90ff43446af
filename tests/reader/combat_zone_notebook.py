"""The notebook of a referee of Combat Zone, and what he knows by heart. It imports nothing of the package."""

from __future__ import annotations

from math import atan2, degrees, hypot

from tests.reader.core import Game, Reader
from tests.reader.wording import Kind, Step

GAME = Game(
    "combat_zone",
    {"en": {"Side one": "one", "Side two": "two"}, "fr": {"Camp un": "one", "Camp deux": "two"}},
    mode=Kind(r"[^()]+", str),
)
GAME.dice = (4, 6, 8)
GAME.any_dice = ("CZ-MACH-05",)
AREAS = (
    "SEQ",
    "REAC",
    "INIT",
    "AP",
    "ACT",
    "MOVE",
    "TERR",
    "SHOOT",
    "OPP",
    "WPN",
    "WND",
    "CC",
    "MACH",
    "TECH",
    "AREA",
    "FORCE",
    "GAME",
)
ANY = tuple(f"CZ-{area}-{number:02}" for area in AREAS for number in range(1, 21))
COST = {"en": "Points", "fr": "Points"}
RESISTANCE = {"en": "Resistance", "fr": "Résistance"}
QUALITY = {"en": "Quality", "fr": "Qualité"}
AP = {"en": "Action points", "fr": "Points d'action"}
BANDS = {
    "point blank": 0,
    "à bout portant": 0,
    "bout portant": 0,
    "short": 1,
    "courte": 1,
    "long": 2,
    "longue": 2,
    "too long": 3,
    "dépassée": 3,
}
QUALITIES = {"Green": -1, "Recrue": -1, "Veteran": 1, "Vétéran": 1, "Elite": 2, "Élite": 2}
"""What the quality of a shooter adds."""
AIMED = ("aimed shot", "tir visé")
SHOT_RULES = ("CZ-SHOOT-06", "CZ-REAC-03", "CZ-SHOOT-12", "CZ-ACT-05", "CZ-REAC-13")
NO_COVER = {"panicked", "dropped"}
TROOP, MACHINE = 125, 200
"""The radius of a fighter's base, and of a machine's, in hundredths of a centimetre."""
RADII = {
    "Car": 300,
    "Voiture": 300,
    "Sports car": 300,
    "Voiture de sport": 300,
    "4x4 truck": 350,
    "Camion 4x4": 350,
    "Motorbike": 150,
    "Moto": 150,
    "Wheeled carrier": 400,
    "Transport à roues": 400,
    "Tracked carrier": 400,
    "Transport chenillé": 400,
    "Tracked light tank": 450,
    "Char léger chenillé": 450,
    "Grav light tank": 450,
    "Char léger antigrav": 450,
    "Stalker": 150,
    "Rôdeur": 150,
    "Whelp": 125,
    "Larve": 125,
    "Grey watcher": 125,
    "Guetteur gris": 125,
}
"""Of all that are neither."""
ATTACKS = {"Stalker": 2, "Rôdeur": 2}
"""Of creatures that have more than one."""
BLASTS = {
    "hand grenade": 500,
    "grenade à main": 500,
    "Molotov cocktail": 300,
    "cocktail Molotov": 300,
    "incendiary grenade": 400,
    "grenade incendiaire": 400,
    "missile launcher": 800,
    "lance-missiles": 800,
    "flamethrower": 400,
    "lance-flammes": 400,
    "grenade launcher": 500,
}
"""The radius of each blast."""
PIP, MARK = 250, 7
"""A pip of deviation; the face from which a throw is on the mark."""
STEP = 500
FLIGHT = 2000
REACTIONS = {"panicked", "routed", "stunned"}
OK_FROM, PANIC_FROM, TO_HIT = 8, 5, 6
SAYS = GAME.line


def other(side: str) -> str:
    return "two" if side == "one" else "one"


def side_of(figure: str) -> str:
    return figure[:3]


def states(reader: Reader, figure: str) -> set[str]:
    return set(reader.get("states", figure, default=()))


def mark(reader: Reader, figure: str, *gained: str, lost: set[str] | None = None) -> None:
    reader.write(tuple(sorted((states(reader, figure) - (lost or set())) | set(gained))), "states", figure)


def known(reader: Reader, figure: str) -> bool:
    """Whether a figure is on the table or aboard something; else the line is false."""
    if reader.get("place", figure) is None:
        reader.fault(f"{figure} is not on the table")
        return False
    return True


def stands(reader: Reader, step: Step) -> None:
    """A way begins where the figure stood, is as long as it is, and ends where it stands."""
    figure = step.figure
    if not known(reader, figure):
        return
    if len(step.way) > 1:
        reader.agree("start", step.way[0], reader.get("place", figure), ("place", figure))
        if step.length is None or abs(step.length - step.measured) > 1:
            reader.fault(f"length: told {step.length}, derived {step.measured}")
    else:
        reader.agree("place", step.end, reader.get("place", figure), ("place", figure))
    reader.write(step.end, "place", figure)
    if step.facing >= 0:
        reader.write(step.facing, "facing", figure)


def spend(reader: Reader, figure: str, amount: int, left: int) -> None:
    """A purse of action points: what was there less what is paid."""
    if known(reader, figure):
        reader.agree("points left", left, reader.get("ap", figure, default=0) - amount, ("ap", figure))
        reader.write(left, "ap", figure)


def radius(reader: Reader, figure: str) -> int:
    name, quality = reader.get("sheet", figure, default=("", ""))
    return TROOP if quality else RADII.get(name, MACHINE)


def bearing(a: tuple[int, int], b: tuple[int, int]) -> int:
    return round(degrees(atan2(b[1] - a[1], b[0] - a[0]))) % 360


def acts(reader: Reader, figure: str) -> None:
    """Whoever pays is of the group that is activated, and the one who was said to act."""
    unit, acting = reader.get("active", default=""), reader.get("acting", default="")
    if not figure.startswith(unit) or (acting and acting != figure):
        reader.fault(f"{figure} does not act now", ("active",), ("acting",))
    reader.write(figure, "acting")


def may_shoot(reader: Reader, figure: str) -> None:
    """Who acts, or has waited for this."""
    if not known(reader, figure):
        return
    waits = "waiting" in states(reader, figure)
    if not waits and figure not in (reader.get("acting"), reader.get("shooter")):
        reader.fault(f"{figure} may not shoot now", ("acting",), ("shooter",))


def sheet_of(reader: Reader, figure: str) -> dict[str, str]:
    name, _ = reader.get("sheet", figure, default=("", ""))
    return reader.sheets.get(name, {})


def printed(reader: Reader, figure: str, label: dict[str, str]) -> int | None:
    """A number of a figure's sheet, at its quality; None where the sheet does not say it."""
    sheet, (_, quality) = sheet_of(reader, figure), reader.get("sheet", figure, default=("", ""))
    values = sheet.get(label[reader.lang], "").split("/")
    if len(values) == 1 or not quality:
        return int(values[0]) if values[0].isdigit() else None
    return int(values[sheet[QUALITY[reader.lang]].split("/").index(quality)])


def group(reader: Reader, unit: str) -> None:
    """A group that has sheets."""
    if reader.get("alone", unit) is None:
        reader.fault(f"{unit} is no group")


# -- what follows from what ----------------------------------------------------------------------------------


def cause(reader: Reader, *figures: str) -> None:
    """Something has happened to these figures: what is said next of somebody's fate is said of them."""
    reader.write(figures, "subject")


def follows(reader: Reader, figure: str) -> None:
    """A fate follows from what was just told of the same figure."""
    if figure not in reader.get("subject", default=()):
        reader.fault(f"nothing has happened to {figure}", ("subject",))


def thrown_by(reader: Reader, side: str, figure: str) -> None:
    """Whose dice these are."""
    reader.agree("side", side, side_of(figure))


def group_of(figure: str) -> str:
    """`one1b` is of `one1`."""
    return figure[:-1]


def members(reader: Reader, unit: str) -> list[str]:
    """The figures of a group that are on the table or aboard something."""
    return [id for id in reader.all("place") if group_of(id) == unit]


def gap_of(reader: Reader, a: str, b: str) -> int:
    """From base to base."""
    (ax, ay), (bx, by) = reader.get("place", a), reader.get("place", b)
    return max(0, round(hypot(ax - bx, ay - by)) - radius(reader, a) - radius(reader, b))


def moving(reader: Reader, figure: str) -> None:
    """Who is under fire is the one who acts, or what he drives."""
    acting = reader.get("acting", default="")
    if figure not in (acting, reader.get("aboard", acting)):
        reader.fault(f"{figure} does not act now", ("acting",))
