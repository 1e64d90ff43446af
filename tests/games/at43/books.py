"""A small army book and lists of it, for tests that change one thing at a time."""

from __future__ import annotations

from escarmouche.engine import yamlfile
from escarmouche.games.at43.armies import armybook, armylist
from escarmouche.games.at43.armies.armybook import ArmyBook
from escarmouche.games.at43.armies.armylist import ArmyList

SMALL = """
key: small
name: {en: Small, fr: Petit}
theme: {en: A test., fr: Un essai.}
grades:
  - {grade: 1, name: {en: G1, fr: G1}, from: ruling, authority: 1, pc: 1, pa: 10}
  - {grade: 2, name: {en: G2, fr: G2}, from: ruling, authority: 2, pc: 2, pa: 15}
  - {grade: 3, name: {en: G3, fr: G3}, from: ruling, authority: 3, pc: 3, pa: 25}
  - {grade: 4, name: {en: G4, fr: G4}, from: ruling, authority: 4, pc: 4, pa: 40}
  - {grade: 5, name: {en: G5, fr: G5}, from: ruling, authority: 5, pc: 6, pa: 65}
section:
  - {families: [fantassins], ranks: [1, 2], mandatory: true}
  - {families: [fantassins, appui]}
  - {families: [vehicule, marcheur, transport], ranks: [1, 2]}
strikes:
  - {id: guns, name: {en: Guns, fr: Canons}, from: ruling, dice: 2, accuracy: 4, range: 3, area_cm: 2,
     penetration: 9, damage: 1, pc: 2}
weapons:
  - {id: rifle, name: {en: Rifle, fr: Fusil}, from: ruling, kind: direct, accuracy: 5, rate: 1,
     penetration: 5, damage: 1}
  - {id: launcher, name: {en: Launcher, fr: Lanceur}, from: ruling, kind: direct, accuracy: 4, rate: 1,
     penetration: 13, damage: 2, special: true, abilities: [locked]}
  - {id: knife, name: {en: Knife, fr: Couteau}, from: ruling, kind: melee, accuracy: 4, rate: 1,
     penetration: 4, damage: 1}
  - {id: mortar, name: {en: Mortar, fr: Mortier}, from: ruling, kind: indirect, accuracy: 4, rate: 1,
     penetration: 7, damage: 1, area_cm: 2, abilities: [no_sight]}
  - {id: turret, name: {en: Turret, fr: Tourelle}, from: ruling, kind: direct, accuracy: 4, rate: 4,
     penetration: 6, damage: 1, arc_degrees: 360}
units:
  - id: squad
    name: {en: Squad, fr: Escouade}
    fighter: {en: Soldier, fr: Soldat}
    from: ruling
    family: fantassins
    rank: 1
    size: 1
    movement_cm: 12
    morale: 7
    combat: 4
    protection: 5
    strength_standard: 6
    strength_max: 10
    weapons: [rifle, knife]
    special_weapons: {launcher: {name: {en: Bearer, fr: Porteur}, pa: 55}}
    special_max: [[6, 1], [10, 2]]
    officers: [1, 2, 3, 4, 5]
    pa_each: 25
  - id: team
    name: {en: Team, fr: Servants}
    fighter: {en: Server, fr: Servant}
    from: ruling
    family: appui
    rank: 1
    size: 1
    movement_cm: 8
    morale: 7
    combat: 3
    protection: 5
    strength_standard: 2
    strength_max: 4
    weapons: [mortar, knife]
    officers: [1, 2]
    strikes: [guns]
    pa_unit: 20
    pa_each: 30
  - id: car
    name: {en: Car, fr: Voiture}
    fighter: {en: Car, fr: Voiture}
    from: ruling
    family: vehicule
    rank: 1
    size: 3
    movement_cm: 28
    morale: 8
    combat: 2
    protection: 10
    structure: {propulsion: 2, frame: 2, each_weapon: 1}
    strength_max: 2
    weapons: [turret]
    pa_each: 100
  - id: hero
    name: {en: Hero, fr: Héros}
    fighter: {en: Hero, fr: Héros}
    from: ruling
    family: fantassins
    rank: 2
    size: 1
    movement_cm: 12
    morale: 10
    combat: 6
    protection: 6
    structure: {frame: 2}
    weapons: [rifle, knife]
    hero: {joins: [squad], grade: 4, authority: 5, pc: 5}
    pa_each: 100
  - id: ace
    name: {en: Ace, fr: As}
    fighter: {en: Ace, fr: As}
    from: ruling
    family: fantassins
    rank: 2
    size: 1
    movement_cm: 12
    morale: 9
    combat: 5
    protection: 5
    weapons: [rifle, knife]
    abilities: [heroic_pilot]
    hero: {joins: [squad], drives: [car], leads: false}
    pa_each: 40
"""


def small_book(*changes: tuple[str, str]) -> ArmyBook:
    """The small book with parts of its text replaced; each part must be there."""
    text = SMALL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return armybook.read(text, "small.yaml")


def small_list(*sections: str, points: int = 500, more: str = "", book: ArmyBook | None = None) -> ArmyList:
    """A list of the small book; each section is the inside of a YAML list of units."""
    rows = ", ".join(f"[{section}]" for section in sections)
    text = f"book: small\nname: {{en: L, fr: L}}\npoints: {points}\nsections: [{rows}]\n{more}"
    written = yamlfile.document(text, "list.yaml").read(armylist.ListFile)
    return ArmyList("list.yaml", book or small_book(), written)
