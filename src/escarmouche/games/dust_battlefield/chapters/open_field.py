"""The open table as the shared rules of Dust see it; see dust.chapters.field."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.engine.dice import Dice
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack.aiming import ATTACK as ATTACKING
from escarmouche.games.dust.chapters.attack.batches import Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.weapons import line_of
from escarmouche.games.dust.chapters.dice import armies, hitting
from escarmouche.games.dust.chapters.field import FIELDS, Where
from escarmouche.games.dust.chapters.people import command
from escarmouche.games.dust.chapters.people.states import RELENTLESS
from escarmouche.games.dust.chapters.scope import TWO, Scope
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    BOARD,
    INFANTRY,
    OFF,
    RESERVE,
    SMOKE,
    SUPPRESSED,
    VEHICLE,
    Thing,
    Weapon,
)
from escarmouche.games.dust_battlefield.armies.platoons import HEAVY_GRENADIERS
from escarmouche.games.dust_battlefield.chapters import arrival, platoons, suppression
from escarmouche.games.dust_battlefield.chapters.citations import OPEN
from escarmouche.games.dust_battlefield.chapters.fire import bearers, flames, sharing_out, templates
from escarmouche.games.dust_battlefield.chapters.ground import arcs, bodies, forts, sight
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA, KINDS, SLOW
from escarmouche.games.dust_battlefield.chapters.movement import (
    boarding,
    bogging,
    movement,
    placing,
    turning,
)
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import AMBUSH, MARCHED, WRECK, Referee, Table
from escarmouche.space.shapes import Point, Polygon

NOWHERE_NEAR = 10**6
"""How far one is from a unit that is not on the table."""
JOINING = 1500
"""A hero joins a unit all of whose miniatures are within 15 cm of him (DS-HERO-03)."""
NOTHING, MOVE, MARCH, ATTACK, SUSTAINED = "nothing", "move", "march", "attack", "sustained"
MOBILE = "mobile"
"""Word of `turn.skills`: Move and Fire for this activation (DB-PLAT-13)."""
BLITZ = "special:blitzkrieg"
"""The leader's third action (DB-PLAT-15)."""
DEFEND = "defend"


class OpenField:
    """See dust.chapters.field."""

    point = bearers.POINT
    measure = "cm"
    cites = OPEN
    apart = True
    slack = bearers.TEMPLATE + 200
    hits_counted = suppression.TEN

    # -- measuring ------------------------------------------------------------------------------------------

    def distance(self, table: Table, a: str, b: str) -> int:
        """From the nearest miniature of one unit to that of the other (DB-RNG-01)."""
        far = bodies.distance(table, a, b)
        return NOWHERE_NEAR if far is None else far

    def within(self, table: Table, a: str, b: str, n: int) -> bool:
        """Within a range of a special rule: 10 cm a point (DS-GEN-02)."""
        return a == b or self.distance(table, a, b) <= n * self.point

    def together(self, table: Table, hero: str, unit: str) -> bool:
        """Every miniature within 15 cm of the hero, and one in sight (DS-HERO-03)."""
        ours, theirs = bodies.of(table, hero), bodies.of(table, unit)
        if not ours or not theirs:
            return False
        near = all(bodies.no_farther(ours[0], body, JOINING) for body in theirs)
        return near and any(sight.sees(table, ours[0], body) for body in theirs)

    def adjacent(self, table: Table, a: str, b: str) -> bool:
        """Within 5 cm (DB-CC-01)."""
        return self.distance(table, a, b) <= bearers.STRIKE

    def in_arc(self, table: Table, unit: str, arc: str, target: str) -> bool:
        """Whether a miniature of a target lies in an arc of a unit (DB-ARC-01)."""
        return any(
            arcs.in_arc(body, self._facing(table, body), arc, other.at)
            for body in bodies.of(table, unit)
            for other in bodies.of(table, target)
        )

    def bearing(self, table: Table, unit: str, arc: str, target: str) -> int:
        """Degrees between the middle of a front or rear arc and the target."""
        off = [
            arcs.off_axis(body, self._facing(table, body), arc, other.at)
            for body in bodies.of(table, unit)
            for other in bodies.of(table, target)
        ]
        return min(off, default=0)

    def _facing(self, table: Table, body: bodies.Body) -> int:
        return table.figures[body.figure].facing

    def sides(self, table: Table, unit: str, target: str) -> frozenset[str]:
        """On which sides of a unit or its machine a target lies (DS-PASS-04)."""
        touched: set[str] = set()
        for body in bodies.of(table, unit):
            for other in bodies.of(table, target):
                touched |= arcs.sides(body, self._facing(table, body), other.at)
        return frozenset(touched)

    def sees(self, table: Table, a: str, b: str, *, artillery: bool = False) -> bool:
        """Whether a miniature of one unit sees one of the other (DB-LOS-01)."""
        return sight.seen_units(table, a, b, artillery)

    def hidden_by(self, table: Table, a: str, b: str, *, artillery: bool = False) -> str:
        """The rule by which a unit is not seen: woods, walls, smoke, vehicles."""
        return sight.hidden_by(table, a, b)

    def in_cover(self, table: Table, target: str, attacker: str) -> bool:
        """Whether a unit is in cover from some miniature of an attacker; batches ask each of them."""
        return any(sight.in_cover(table, target, body) for body in bodies.of(table, attacker))

    # -- miniatures apart -----------------------------------------------------------------------------------

    def copies(self, table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> int:
        """How many of a line can be aimed: soldiers who can, or all guns of the one machine (DB-RNG-01)."""
        able = bearers.able(table, unit, owner, line, target, seer)
        card = table.setting.cards[table.units[owner].card]
        if card.type == INFANTRY and not card.damage:
            return len(able)
        return NOWHERE_NEAR if able else 0

    def why_not_reach(
        self, table: Table, unit: str, owner: str, line: int, target: str, seer: str
    ) -> Refusal | None:
        """Why no miniature can aim a line at a target."""
        return bearers.why_not_reach(table, unit, owner, line, target, seer)

    def why_not_shared(self, table: Table, unit: str, shots: tuple[Shot, ...]) -> Refusal | None:
        """Why no soldiers can be found for these shots."""
        return sharing_out.why_not_shared(table, unit, shots)

    def strikers(self, table: Table, unit: str, foe: str) -> tuple[str, ...]:
        """The miniatures within 5 cm of the enemy unit (DB-CC-01)."""
        theirs = bodies.of(table, foe)
        return tuple(
            [
                body.figure
                for body in bodies.of(table, unit)
                if any(bodies.no_farther(body, other, bearers.STRIKE) for other in theirs)
            ]
        )

    def struck(self, referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
        """Batches of a direct shot, or who is under a template or a flame; those count first (DB-DMG-04)."""
        weapon = line_of(referee.table, attack.unit, attack.hero, shot.line).weapon
        if "flame" in weapon.rules:
            return flames.struck(referee, attack, shot, target)
        if bearers.is_template(weapon, referee.table, shot.target):
            return templates.struck(referee, attack, shot, target)
        return sharing_out.batches(referee.table, attack, shot, target)

    def in_the_way(self, table: Table, unit: str, weapon: Weapon, target: str) -> tuple[str, ...]:
        """Everybody a shot at a target may strike: under the template or flame as it is proposed."""
        lines = table.setting.cards[table.units[unit].card].weapons
        if weapon not in lines:
            return (target,)
        for firer in bearers.carriers(table, unit, unit, lines.index(weapon))[:1]:
            if "flame" in weapon.rules:
                for at in flames.aims(table, unit, firer, weapon, target)[:1]:
                    return tuple(dict.fromkeys((target, *flames.burnt(table, firer, weapon, at))))
            elif bearers.is_template(weapon, table, target):
                for at in templates.centres(table, unit, firer, weapon, target, unit)[:1]:
                    return tuple(dict.fromkeys((target, *templates.under(table, at))))
        return (target,)

    def flame_paths(self, table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
        """The units that a flame at a target burns, for each flame weapon of the attacker."""
        ways = []
        for line, weapon in enumerate(table.setting.cards[table.units[attacker].card].weapons):
            if "flame" not in weapon.rules:
                continue
            for firer in bearers.carriers(table, attacker, attacker, line)[:1]:
                ways += [
                    tuple(dict.fromkeys((*flames.burnt(table, firer, weapon, at), target)))
                    for at in flames.aims(table, attacker, firer, weapon, target)[:1]
                ]
        return tuple(ways)

    def fired_upon(self, referee: Referee, hits: Mapping[str, int]) -> None:
        """Under Fire and Suppressed (area DB-SUPP)."""
        suppression.fired_upon(referee, hits)

    def why_not_steady(self, table: Table, unit: str) -> Refusal | None:
        """No Sustained Attack in the first turn of an engagement (DB-SPEC-02)."""
        if scenario.of(table).engagement and table.turn.round == 1:
            return Refusal("DB-SPEC-02", "engagement-first-turn", {"unit": unit})
        return None

    # -- platoons -------------------------------------------------------------------------------------------

    def infantry_save(self, table: Table, unit: str) -> tuple[str, bool]:
        """On army; on shield too by Lightning Strike (DB-SAVE-07, DB-PLAT-11)."""
        rule = platoons.safer(table, unit)
        return (rule, True) if rule else (OPEN.infantry_save, False)

    def replaces(self, table: Table, unit: str) -> str:
        """Human Wave (DB-PLAT-23)."""
        return "DB-PLAT-23" if platoons.human_wave(table, unit) else ""

    def special(self, referee: Referee, unit: str, word: str) -> None:
        """Blitzkrieg: a leader's third action (DB-PLAT-15)."""
        command.get_moving(referee, unit)

    def names_first(self, table: Table, unit: str) -> bool:
        """Mission Tactics name the unit before the roll (DB-PLAT-17)."""
        return platoons.is_leader_of(table, unit, HEAVY_GRENADIERS)

    def word_dice(self, table: Table, unit: str, target: str) -> tuple[str, Dice]:
        """One die on army, or on target too by Mission Tactics (DS-CMD-06, DB-PLAT-17)."""
        if target and platoons.heavy_grenadiers(table, unit, target):
            return "DB-PLAT-17", hitting(1)
        if platoons.is_m3(table, unit):
            return "DB-PLAT-07", armies(1)
        return "DS-CMD-06", armies(1)

    def why_not_word(self, table: Table, unit: str, target: str) -> Refusal | None:
        """Walkers set M3 walkers of the platoon moving, a leader's third word Grenadiers."""
        about = {"unit": unit, "target": target}
        if table.turn.declared[:1] == (BLITZ,):
            fits = platoons.blitzkrieg(table, unit, target)
            return None if fits else Refusal("DB-PLAT-15", "grenadiers-of-platoon-only", about)
        if platoons.is_m3(table, unit) and not command.officer_of(table, unit):
            fits = platoons.is_m3(table, target) and platoons.together(table, unit, target)
            return None if fits else Refusal("DB-PLAT-07", "walkers-of-platoon-only", about)
        return None

    def defends(self, referee: Referee, unit: str) -> bool:
        """A KV-47 that another of its Wolfpack sees may react with moves (DB-PLAT-21)."""
        table = referee.table
        if not platoons.is_kv47(table, unit):
            return False
        seen = any(
            other.id != unit
            and other.place == BOARD
            and platoons.is_kv47(table, other.id)
            and platoons.together(table, unit, other.id)
            and sight.seen_units(table, unit, other.id)
            for other in table.units.values()
        )
        if not seen:
            return False
        side = table.units[unit].side
        options = (ATTACKING, DEFEND)
        return bool(
            referee.ask("DB-PLAT-21", side, "react-how", options, actor=unit, part=WHAT, unit=unit) == DEFEND
        )

    def manoeuvre(self, referee: Referee, unit: str, successes: int) -> None:
        """A Move for one army, a March for two (DB-PLAT-21)."""
        card = referee.table.setting.cards[referee.table.units[unit].card]
        march = successes >= TWO
        length = (card.march if march else card.move) * self.point
        movement.carry_out(referee, unit, Allowance(length, "DB-PLAT-21", march))

    # -- terrain and fortifications -------------------------------------------------------------------------

    def entrenched(self, table: Table, unit: str) -> bool:
        """Whether at least half of a unit is in a trench (DS-TRENCH-01)."""
        trenches = [p for p, piece in self._pieces(table) if piece == "trench"]
        members = bodies.of(table, unit)
        inside = [b for b in members if any(bodies.overlaps(b, polygon) for polygon in trenches)]
        return bool(members) and 2 * len(inside) >= len(members)

    def _pieces(self, table: Table) -> list[tuple[Polygon, str]]:
        pairs = zip(table.ground.pieces, table.ground.polygons, strict=True)
        return [(polygon, piece.kind) for piece, polygon in pairs]

    def in_area(self, table: Table, unit: str) -> bool:
        """Whether a unit stands in area terrain, from which artillery cannot fire (DS-WEAP-01)."""
        areas = [
            polygon
            for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True)
            if AREA in piece.traits and SLOW in piece.traits
        ]
        members = bodies.of(table, unit)
        return any(not b.flies and bodies.overlaps(b, polygon) for b in members for polygon in areas)

    def fort_of(self, table: Table, unit: str) -> str:
        """Which kind of fortification a unit is in."""
        piece = forts.fort_of(table, unit)
        return piece.kind if piece is not None else ""

    def same_fort(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are inside one fortification."""
        one, two = forts.fort_of(table, a), forts.fort_of(table, b)
        return one is not None and two is not None and one.id == two.id

    def points_seen_for_smoke(self, table: Table, gun: str, line: int, seer: str) -> tuple[Point, ...]:
        """Where a gun may put smoke: in arc, range and sight, in no building (DS-WEAP-02)."""
        return templates.smoke_points(table, gun, line, seer)

    def places_under(self, table: Table, unit: str) -> tuple[Where, ...]:
        """Smoke over a vehicle is one screen on its middle (DS-VEH-18)."""
        return tuple([body.at for body in bodies.of(table, unit)[:1]])

    def smoke_at(self, place: Where, until: int) -> Thing:
        """Smoke on a point to the end of a turn."""
        x, y = place[0], place[1]
        return Thing(f"smoke-{x}-{y}", SMOKE, x, y, until=until)

    def obstacles(self, table: Table) -> frozenset[str]:
        """The kinds of obstacles on the table that engineers could clear."""
        return frozenset(
            [p.kind for p in table.ground.pieces if p.kind in ("wire", "minefield", "trench", "bunker")]
        )

    def pieces_near(self, table: Table, unit: str, kind: str) -> tuple[str, ...]:
        """The pieces of a kind that a unit touches or stands within 5 cm of."""
        return tuple(
            [
                piece.id
                for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True)
                if piece.kind == kind and any(forts.near(body, polygon) for body in bodies.of(table, unit))
            ]
        )

    def mined(self, referee: Referee, rule: str, unit: str) -> None:
        """A minefield attacks a unit that fails to clear it, and suppresses it (DS-MINE-02)."""
        bogging.mined(referee, rule, unit)
        if rule == "DS-MINE-02":
            suppression.suppress(referee, rule, unit)

    def buried(self, referee: Referee, rule: str, piece: str) -> None:
        """A bunker is buried with all who are in it (DS-ENG-02)."""
        forts.bury(referee, rule, piece)

    def ashore(self, table: Table, craft: str) -> bool:
        """Whether a landing craft touches land: it floats in no deep water all round (DS-SEA-04)."""
        return forts.ashore(table, craft)

    # -- putting down and turning ---------------------------------------------------------------------------

    def beside(self, table: Table, unit: str, who: str = "") -> tuple[Where, ...]:
        """Places for a unit put down where another is or was (DS-PASS-07)."""
        return boarding.beside(table, unit, who)

    def put_down(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Put a unit down; survivors of a carrier are suppressed (DS-PASS-06)."""
        boarding.put_down(referee, rule, unit, where)
        if rule == "DS-PASS-07":
            suppression.suppress(referee, "DS-PASS-06", unit)

    def stand_again(self, referee: Referee, rule: str, unit: str, figures: tuple[str, ...]) -> None:
        """Who has come back stands with the others of his squad (DS-CMD-09, DB-MOVE-04)."""
        placing.stand_again(referee, rule, unit, figures)

    def turnings(self, table: Table, unit: str, foe: str) -> tuple[Where, ...]:
        """How a unit may turn in a reaction (DB-REACT-03)."""
        return turning.turnings(table, unit, foe)

    def turn(self, referee: Referee, rule: str, unit: str, where: Where) -> None:
        """Turn a unit as one of its turnings says."""
        turning.turn(referee, rule, unit, where)

    # -- activations ----------------------------------------------------------------------------------------

    def opening(self, referee: Referee, unit: str) -> int:
        """Reserves and ambushes come on or stay; whoever has a marker rallies; platoons roll."""
        table = referee.table
        record = table.units[unit]
        reacting = table.turn.unit != unit
        if not reacting:
            if record.place == AMBUSH:
                return arrival.springs(referee, unit)
            if record.place == RESERVE and not arrival.comes_in(referee, unit):
                return 0
        if record.place in (BOARD, ABOARD):
            hero = "" if reacting else table.turn.hero
            suppression.rally(referee, unit, hero)
        if not reacting:
            words = []
            if platoons.mobile(referee, unit):
                words.append(MOBILE)
            if platoons.relentless(referee.table, unit):
                words.append(RELENTLESS)
            if words:
                referee.book(skills=(*referee.table.turn.skills, *words))
        return TWO

    def entering(self, table: Table, unit: str) -> tuple[tuple[str, ...], str, str]:
        """A Move or March first; an aircraft may stay off in the first turn (DB-SPEC-01, DB-SPEC-03)."""
        rule = "DB-SPEC-08" if table.units[unit].place == RESERVE else "DB-SPEC-01"
        if arrival.may_stay_off(table, unit):
            return (MOVE, MARCH, NOTHING), "DB-SPEC-03", "enter-first"
        return (MOVE, MARCH), rule, "enter-first"

    def scoped(self, table: Table, unit: str, scope: Scope) -> Scope:
        """Suppression, of planes too (DB-SUPP-09), the first turn of an engagement, what platoons give."""
        barred = list(scope.barred)
        record = table.units[unit]
        card = table.setting.cards[record.card]
        if scenario.of(table).engagement and table.turn.round == 1:
            barred.append((SUSTAINED, "DB-SPEC-02", "engagement-first-turn"))
            if card.type == AIRCRAFT:
                barred.append((ATTACK, "DB-SPEC-02", "engagement-first-turn"))
        if SUPPRESSED in record.markers and record.place in (BOARD, ABOARD):
            relentless = platoons.relentless(table, unit)
            rule = "DB-PLAT-25" if relentless else "DB-SUPP-07"
            if relentless:
                scope = scope._replace(moved=((ATTACK, rule, "suppressed-first"),))
            else:
                barred.append((ATTACK, "DB-SUPP-05", "holds-fire"))
            barred += [(SUSTAINED, "DB-SUPP-05", "holds-fire"), (MARCH, "DB-SUPP-07", "suppressed-first")]
            first = (NOTHING, MOVE) if relentless else (NOTHING,)
            scope = scope._replace(first=first, first_rule=rule, first_reason="suppressed-first")
        if record.place == OFF and arrival.may_stay_off(table, unit):
            scope = scope._replace(idle=True)
        free, extra, specials = scope.free, scope.extra, scope.specials
        if MOBILE in table.turn.skills:
            free = (*free, (ATTACK, "free-move", "DB-PLAT-13"), (SUSTAINED, "free-move", "DB-PLAT-13"))
        if record.place in (BOARD, ABOARD):
            if platoons.leads_grenadiers(table, unit):
                extra = (BLITZ,)
            if platoons.is_m3(table, unit) and command.GET_MOVING not in specials:
                specials = (*specials, command.GET_MOVING)
        scout = scope.scout or (platoons.scouts(table, unit) and "started" not in record.used)
        return scope._replace(barred=tuple(barred), free=free, extra=extra, specials=specials, scout=scout)

    def go(self, referee: Referee, unit: str, word: str, points: int, rule: str) -> None:
        """A Move, March or free Move, or the way onto the table."""
        if referee.table.units[unit].place in (OFF, RESERVE):
            arrival.enter(referee, unit, points, march=word == MARCH)
        else:
            movement.move(referee, unit, points, word, rule)

    def finished(self, referee: Referee, unit: str) -> None:
        """Whoever ended his activation with a March takes no objective (DB-OBJ-01)."""
        turn = referee.table.turn
        last = turn.declared[:1] or turn.done[-1:]
        if last == (MARCH,) and referee.table.units[unit].place == BOARD:
            referee.mark("DB-OBJ-01", unit, MARCHED)

    def eliminated(self, referee: Referee, unit: str) -> None:
        """A vehicle on the table leaves a wreck, terrain from now on (DB-DMG-08, DS-VEH-14)."""
        table = referee.table
        record = table.units[unit]
        card = table.setting.cards[record.card]
        if card.type != VEHICLE or "naval_unit" in card.skills:
            return
        figure = table.figures[record.roster[0]]
        if not (figure.x or figure.y):
            return
        body = bodies.body_at(bodies.form_of(card), (figure.x, figure.y), figure.facing)
        taken, number = {piece.id for piece in table.ground.pieces}, len(table.ground.pieces)
        while (name := f"{WRECK}-{unit}-{number}") in taken:  # it came back, and a piece was cleared away
            number += 1
        piece = KINDS.piece(name, WRECK, body.outline.points, bodies.form_of(card).height)
        referee.change("DB-DMG-08", "ground", pieces=(*table.ground.pieces, piece))


FIELDS["dust_battlefield"] = OpenField()
