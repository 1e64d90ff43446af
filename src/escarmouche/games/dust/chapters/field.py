"""Where units stand, as the rules ask it: the grid and the open table each answer in their own way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from escarmouche.engine.dice import Dice
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.scope import Scope
from escarmouche.games.dust.table import Referee, Table, Thing, Weapon

if TYPE_CHECKING:
    from escarmouche.games.dust.chapters.attack.batches import Struck
    from escarmouche.games.dust.chapters.attack.hits import Attack
    from escarmouche.games.dust.chapters.attack.party import Party
    from escarmouche.games.dust.chapters.attack.shots import Shot

Where = tuple[int, ...]
"""A place a unit can be put, as its table writes it."""


class Citations(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """The rules that each of the sister games has in its own ledger, by what they are cited for."""

    too_far: str
    too_near: str
    close_reach: str
    sight: str
    blast: str
    blast_on_crew: str
    flame: str
    flame_path: str
    cover_of_infantry: str
    cover_of_vehicles: str
    infantry_save: str
    hits_one_by_one: str
    squad_loss: str
    crew_loss: str
    box_loss: str
    last_exposed: str
    """Hits on a squad of which not all can be hit."""
    squad_gone: str
    crew_gone: str
    boxes_gone: str
    instant_kill: str
    points: str
    """Army points of what is eliminated."""
    reaction: str
    reaction_turn: str
    plane_moves: str
    suppressed: str
    suppressed_reaction: str
    enter: str
    """Coming onto the table: its first action."""
    enter_large: str
    from_reserve: str


class Field(Protocol):
    """Distances, sight, cover and arcs. Units are ids; one that is carried stands where its carrier does."""

    point: int
    """How much of the field's measure one point of range or movement is."""
    measure: str
    """What the field measures in, as sentences say it."""
    cites: Citations
    apart: bool
    """Whether miniatures see, reach and strike each for itself."""
    slack: int
    """How much farther than its range a weapon may strike: the reach of a template."""
    hits_counted: int
    """Up to how many hits on a unit are counted through an attack; 0 where nothing follows from them."""

    def distance(self, table: Table, a: str, b: str) -> int:
        """How far apart two units are, in the measure of the field."""

    def within(self, table: Table, a: str, b: str, n: int) -> bool:
        """Whether two units are within range `n` of a special rule (DS-GEN-02)."""

    def together(self, table: Table, hero: str, unit: str) -> bool:
        """Whether a hero shares a place with a unit (DS-HERO-02, DS-HERO-03)."""

    def adjacent(self, table: Table, a: str, b: str) -> bool:
        """Whether two units can fight hand to hand: near enough, no wall or floor between."""

    def in_arc(self, table: Table, unit: str, arc: str, target: str) -> bool:
        """Whether a target lies in a fire arc of a unit (DT-ARC)."""

    def bearing(self, table: Table, unit: str, arc: str, target: str) -> int:
        """Degrees between the middle of a front or rear arc and a target, for whoever asks why not."""

    def sides(self, table: Table, unit: str, target: str) -> frozenset[str]:
        """On which sides, left and right, of a unit or its machine a target lies (DT-ARC-05)."""

    def sees(self, table: Table, a: str, b: str, *, artillery: bool = False) -> bool:
        """Whether a sees b, Camouflage included; vehicles do not stop artillery (DS-WEAP-01)."""

    def hidden_by(self, table: Table, a: str, b: str, *, artillery: bool = False) -> str:
        """The rule by which a does not see b, for whoever asks why not."""

    def in_cover(self, table: Table, target: str, attacker: str) -> bool:
        """Whether the target has cover against the attacker: hidden lines, terrain, fortifications."""

    def copies(self, table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> int:
        """How many of a weapon line can be aimed at a target; asked only where miniatures are apart."""

    def why_not_reach(
        self, table: Table, unit: str, owner: str, line: int, target: str, seer: str
    ) -> Refusal | None:
        """Why no miniature can aim a line at a target: arc, range, sight; only where they are apart."""

    def why_not_shared(self, table: Table, unit: str, shots: tuple[Shot, ...]) -> Refusal | None:
        """Why no miniatures of a squad can be found for these shots; only where they are apart."""

    def strikers(self, table: Table, unit: str, foe: str) -> tuple[str, ...]:
        """The miniatures of a unit that can strike at another in close combat."""

    def fired_upon(self, referee: Referee, hits: Mapping[str, int]) -> None:
        """What follows for units from the hits of an attack on them, saved or not."""

    def why_not_steady(self, table: Table, unit: str) -> Refusal | None:
        """Why a reaction may not be a Sustained Attack."""

    def infantry_save(self, table: Table, unit: str) -> tuple[str, bool]:
        """The rule of an infantry save, and whether shields count too."""

    def replaces(self, table: Table, unit: str) -> str:
        """The rule by which a squad's fallen are replaced on army; nothing where they are not."""

    def special(self, referee: Referee, unit: str, word: str) -> None:
        """Carry out a special action that this game alone has."""

    def names_first(self, table: Table, unit: str) -> bool:
        """Whether who is to get moving is named before the roll."""

    def word_dice(self, table: Table, unit: str, target: str) -> tuple[str, Dice]:
        """The rule and dice of an officer's word to a unit, or to nobody named yet."""

    def why_not_word(self, table: Table, unit: str, target: str) -> Refusal | None:
        """Why this unit's word does not set that one moving."""

    def defends(self, referee: Referee, unit: str) -> bool:
        """Whether a unit reacts with moves instead of attacks: its player says."""

    def manoeuvre(self, referee: Referee, unit: str, successes: int) -> None:
        """The moves of such a reaction."""

    def entrenched(self, table: Table, unit: str) -> bool:
        """Whether a unit is in a trench (DS-TRENCH-01)."""

    def in_area(self, table: Table, unit: str) -> bool:
        """Whether a unit stands in area terrain, from which artillery cannot fire (DS-WEAP-01)."""

    def flame_paths(self, table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
        """Each way a flame at a target may go: the units burnt on it, the target last."""

    def struck(self, referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
        """Everybody a ranged shot strikes, friend and foe, each with a batch of its weapons.

        Asks the attacker where a flame or a template goes; no die is thrown yet.
        """

    def in_the_way(self, table: Table, unit: str, weapon: Weapon, target: str) -> tuple[str, ...]:
        """Everybody a shot at a target may strike, friend and foe."""

    def fort_of(self, table: Table, unit: str) -> str:
        """The kind of fortification a unit is in, bunker or strongpoint; empty for none."""

    def same_fort(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are inside one fortification."""

    def points_seen_for_smoke(
        self, table: Table, gun: str, line: int, seer: str
    ) -> tuple[tuple[int, int], ...]:
        """Where a gun may put smoke: in arc, range and the seer's sight, in no building (DS-WEAP-02)."""

    def beside(self, table: Table, unit: str, who: str = "") -> tuple[Where, ...]:
        """Free places for a unit put down where another is or was, or next to it; for `who` if given."""

    def ashore(self, table: Table, craft: str) -> bool:
        """Whether the bow of a landing craft, afloat or just sunk, touches land (DS-SEA-04)."""

    def put_down(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Put a unit down on the board."""

    def stand_again(self, referee: Referee, rule: str, unit: str, figures: tuple[str, ...]) -> None:
        """Put miniatures that have come back with the others of their unit (DS-CMD-09)."""

    def turnings(self, table: Table, unit: str, foe: str) -> tuple[Where, ...]:
        """How a unit may turn on the spot, not ending farther from the foe than it began."""

    def turn(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Turn a unit as one of its turnings says."""

    def obstacles(self, table: Table) -> frozenset[str]:
        """The kinds of obstacles on the table that engineers could clear: wire, minefield, trench, bunker."""

    def pieces_near(self, table: Table, unit: str, kind: str) -> tuple[str, ...]:
        """The terrain pieces of a kind that a unit stands in or next to."""

    def places_under(self, table: Table, unit: str) -> tuple[Where, ...]:
        """The places that smoke over a unit covers (DS-VEH-18)."""

    def smoke_at(self, place: Where, until: int) -> Thing:
        """Smoke on a place to the end of a turn: the same id for the same place (DS-WEAP-02)."""

    def mined(self, referee: Referee, rule: str, unit: str) -> None:
        """A minefield attacks a unit as if it had moved in (DS-MINE-01)."""

    def buried(self, referee: Referee, rule: str, piece: str) -> None:
        """A bunker is buried, and every unit in it eliminated (DS-ENG-02)."""

    def opening(self, referee: Referee, unit: str) -> int:
        """What a unit does first when it is activated; how many actions it has then."""

    def entering(self, table: Table, unit: str) -> tuple[tuple[str, ...], str, str]:
        """How a unit not on the table yet must begin: first words, rule and reason of a refusal."""

    def scoped(self, table: Table, unit: str, scope: Scope) -> Scope:
        """What a unit may announce, with what this game adds or forbids."""

    def go(self, referee: Referee, unit: str, word: str, points: int, rule: str) -> None:
        """A Move, March or free Move of so many points: onto the table, over it, out of a carrier."""

    def finished(self, referee: Referee, unit: str) -> None:
        """What follows when an activation is over."""

    def eliminated(self, referee: Referee, unit: str) -> None:
        """What a scenario makes of a unit just eliminated: points, reserves."""


FIELDS: dict[str, Field] = {}
"""By the system of the setting; each game puts its own in when it is imported."""


def field_of(table: Table) -> Field:
    """The field of the game that is played on this table."""
    return FIELDS[table.setting.system]
