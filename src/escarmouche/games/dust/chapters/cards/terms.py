"""What the keys of cards stand for: special rules by their ids, arcs and specialists, in words."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.scene import Words
from escarmouche.engine.sentences import LANGUAGES, words
from escarmouche.games.dust.rules import SPECIAL
from escarmouche.games.dust.table import ALL, Weapon

SKILLS = {
    "superhuman": "DS-SUPER-01", "sidekick": "DS-SUPER-02", "ace_air_pilot": "DS-SKILL-04",
    "ace_pilot": "DS-SKILL-05", "advanced_reactive_fire": "DS-SKILL-06", "air_pilot": "DS-SKILL-07",
    "artillery_observer": "DS-SKILL-08", "assassin": "DS-SKILL-09", "at_the_double": "DS-SKILL-10",
    "berserk": "DS-SKILL-11", "black_ops": "DS-SKILL-12", "blutkreuz": "DS-SKILL-13", "brave": "DS-SKILL-14",
    "camouflage": "DS-SKILL-15", "charge": "DS-SKILL-16", "cheat_death": "DS-SKILL-17",
    "commissar": "DS-SKILL-18", "damage_resilient": "DS-SKILL-19", "defensive_tactics": "DS-SKILL-20",
    "expert": "DS-SKILL-21", "fighting_spirit": "DS-SKILL-22", "first_strike": "DS-SKILL-23",
    "flying": "DS-SKILL-24", "gorilla": "DS-SKILL-25", "infantry_ace": "DS-SKILL-26",
    "killing_spree": "DS-SKILL-27", "loner": "DS-SKILL-28", "lucky": "DS-SKILL-29",
    "mindless_zombie": "DS-SKILL-30", "move_and_fire": "DS-SKILL-31", "officer": "DS-SKILL-32",
    "pilot": "DS-SKILL-33", "resurrection": "DS-SKILL-34", "scout": "DS-SKILL-35", "spy": "DS-SKILL-36",
    "steel_guard": "DS-SKILL-37", "strongpoint": "DS-SKILL-38", "take_aim": "DS-SKILL-39",
    "tank_head": "DS-SKILL-40", "zombie": "DS-SKILL-41", "spotter": "DS-WEAP-15", "air_alert": "DS-VEH-01",
    "air_assault": "DS-VEH-02", "airlifter": "DS-VEH-03", "airmobile": "DS-VEH-04", "amphibious": "DS-VEH-05",
    "command_vehicle": "DS-VEH-06", "crew": "DS-VEH-07", "dozer_blade": "DS-VEH-08",
    "engineer_vehicle": "DS-VEH-09", "half_tracked": "DS-VEH-10", "helicopter": "DS-VEH-11",
    "mechanic": "DS-VEH-12", "medevac": "DS-VEH-13", "naval_unit": "DS-VEH-14", "passengers": "DS-VEH-15",
    "pilot_of": "DS-VEH-16", "sealifter": "DS-VEH-17", "smoke_launchers": "DS-VEH-18",
    "tank_riders": "DS-VEH-19", "tracked": "DS-VEH-22", "wheeled": "DS-VEH-23",
}  # fmt: skip
"""The rule of each special rule of a card, by its key; a value may follow the key after a colon."""
WEAPONS = {
    "artillery": "DS-WEAP-01", "cutting": "DS-WEAP-03", "flame": "DS-WEAP-04", "grapple": "DS-WEAP-05",
    "grenade": "DS-WEAP-06", "laser": "DS-WEAP-07", "limited_ammo": "DS-WEAP-08", "phaser": "DS-WEAP-10",
    "power_scope": "DS-WEAP-11", "reload": "DS-WEAP-12", "salvo": "DS-WEAP-13", "sniper": "DS-WEAP-14",
    "tesla": "DS-WEAP-16", "under_barrel": "DS-WEAP-17", "volley": "DS-WEAP-18",
    "wire_guided": "DS-WEAP-19", "expert": "DS-SKILL-21", "blutkreuz": "DS-SKILL-13", "crew": "DS-VEH-07",
}  # fmt: skip
"""The rule of each special rule of a weapon."""


WEAPON_NAMES: Grammar = checked.convert(yamlfile.cached(Path(__file__).parents[2] / "weapons.yaml"), Grammar)
"""The French names of weapons."""


@lru_cache(maxsize=1024)
def skill(key: str) -> tuple[Words, str]:
    """What a special rule of a card is called, its value in its place, and its rule."""
    head, _, value = key.partition(":")
    rule = SKILLS[head]
    title = SPECIAL[rule].title
    if "(#)" in title["en"]:
        return {lang: title[lang].replace("#", value) for lang in LANGUAGES}, rule
    shown = value.replace("|", ", ").replace("-", " ").title() if head in ("pilot_of", "sidekick") else value
    return {lang: f"{title[lang]} ({shown})" if value else title[lang] for lang in LANGUAGES}, rule


@lru_cache(maxsize=1024)
def weapon_words(weapon: Weapon) -> Words:
    """A weapon as its line begins: how many, its name, arc, range and special rules."""
    reach = f"{weapon.least}-{weapon.range}" if weapon.least else str(weapon.range)
    told = words("scene-close-combat" if weapon.close else "scene-range", "dust")
    arc = words(f"scene-arc-{weapon.arc}", "dust") if weapon.arc != ALL else {}
    called, line = {**WEAPON_NAMES.translated, **WEAPON_NAMES.called}, {}
    for lang in LANGUAGES:
        name = called.get(weapon.name, weapon.name) if lang == "fr" else weapon.name
        parts = [f"{weapon.count} × {name}", *([arc[lang]] if arc else [])]
        parts.append(told[lang] if weapon.close else f"{told[lang]} {reach}")
        parts += [SPECIAL[WEAPONS[rule]].title[lang] for rule in weapon.rules]
        line[lang] = ", ".join(parts)
    return line


@lru_cache(maxsize=64)
def specialist_words(key: str) -> Words:
    """What a miniature is besides a soldier: officer+radio is both."""
    trades = [words(f"scene-specialist-{trade}", "dust") for trade in key.split("+")]
    return {lang: ", ".join(trade[lang] for trade in trades) for lang in LANGUAGES}
