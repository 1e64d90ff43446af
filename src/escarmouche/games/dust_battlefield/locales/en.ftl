### Sentences of Dust Tactics Battlefield. Licence: CC BY 4.0.

## As in Dust Tactics
did-clear-wire = { $unit } work{ $unit-s } at { $answer }
did-clear-mines = { $unit } work{ $unit-s } at { $answer }
did-fill-trench = { $unit } work{ $unit-s } at { $answer }
did-bury = { $unit } work{ $unit-s } at { $answer }
set-without = Gone from the table: { $value }
no-enter-first = The first action must be a Move or March onto the table
no-cannot-leave = Its carrier has acted or is not on the table: it cannot get off
no-machine-off = { $machine } is not on the table yet
no-not-on-board = { $target } { $target-est } not on the table
no-not-an-aircraft = { $target } { $target-est } no aircraft on the table
no-carrier-off = { $carrier } { $carrier-est } not on the table

## Of the open table
ask-edge = Which edge of the table do you take?
ask-quarter = Which quarter of the table do you take?
ask-fort = Where do you put the { $kind }?
ask-objective = Where do you put your objective { $number }?
ask-reserves = Which units do you hold in reserve? At least { $held }.
ask-arrive-with = Does { $unit } arrive with a unit?
ask-ambush = Which unit waits in ambush?
ask-deploy = Where do you put { $unit }?
ask-spring = Does { $unit } spring its ambush?
ask-ambush-where = Where does { $unit } appear? In your zone, 20 cm from every enemy, in cover.
ask-enter = Where does { $unit } come onto the table? Up to { $length-cm } cm from the edge.
ask-move = Where does { $unit } go? Up to { $length-cm } cm.
ask-get-off = Where does { $unit } get off? Up to { $length-cm } cm from the hull.
ask-floor = On which floor does { $unit } stand?
ask-lay-template = Where does { $unit } lay the template of { $weapon }?
ask-floor-hit = Which floor does { $unit } hit?
ask-flame = Which way does { $unit } lay the flame of { $weapon }?
ask-react-how = How does { $unit } react?
word-south = south
word-north = north
word-west = west
word-east = east
word-south-west = south-west
word-south-east = south-east
word-north-east = north-east
word-north-west = north-west
word-defend = with moves
word-own = own edge
word-left = left edge
word-right = right edge
word-marched = marched
word-under-fire = under fire
word-suppressed = suppressed
word-free-for-all = Free-for-All
word-no-retreat = No Retreat
word-pincer = The Pincer
word-clean-sweep = Clean Sweep
word-breakthrough = Breakthrough
scenario-free-for-all = Free-for-All
scenario-no-retreat = No Retreat
scenario-pincer = The Pincer
scenario-clean-sweep = Clean Sweep
scenario-breakthrough = Breakthrough
note-stays-in-reserve = { $unit } stay{ $unit-s } in reserve
note-waits = { $unit } wait{ $unit-s } in ambush
note-defends = { $side } defends its fortifications
note-unshaken = { $unit } { $unit-est } not shaken by it
note-stuck = { $unit } stick{ $unit-s } in the terrain and move{ $unit-s } no more
note-tangled = { $unit } { $unit-est } caught in the wire and move{ $unit-s } no more
note-no-entry = There is no room for { $unit } to come on
note-flame-out-of-arc-now = The flame of { $weapon } does not bear
note-smoke-gone = { $left ->
    [0] The smoke has gone
   *[other] Some smoke has gone, screens left: { $left }
  }
told-reaction = , { $target } at { $far-cm } cm
told-shot = , { $count } × { $each }{ $men ->
    [0] { "" }
   *[other] {" "}× miniatures: { $men }
  }{ $reach ->
    [0] , close combat
   *[other] , at { $far-cm } cm
  }
tells-scored-db-end-01 = { $side }: +{ $points } points for { $unit }, points of eliminated units: { $total }
tells-placed-ds-weap-02 = Smoke, to the end of turn { $until }
tells-placed-ds-veh-18 = Smoke, to the end of turn { $until }
no-out-of-range = { $target } { $target-est } too far for { $weapon } by { $excess-cm } cm
no-too-near = Too near by { $excess-cm } cm
no-too-far = Too far by { $excess-cm } cm
no-too-far-to-react = { $active } is too far by { $excess-cm } cm
no-no-radio-too-far = Without a radio { $target } is too far by { $excess-cm } cm
no-not-next-to = { $target } { $target-est } too far by { $excess-cm } cm
no-not-adjacent = { $target } { $target-est } not within 5 cm
no-bases-overlap = { $figure } would stand on { $other }
no-centre-not-seen = The centre of the template is not seen by { $unit }
no-centre-out-of-arc = The centre of the template is out of the arc of { $weapon }
no-does-not-fit = { $figure } does not fit there: { $piece }
no-does-not-land = { $figure } may fly over { $piece }, but not land there
no-does-not-pass = { $figure } cannot pass { $piece }
no-engagement-first-turn = Not in the first turn of an engagement
no-flame-out-of-arc = Part of the flame is out of arc: { $off } degrees off, { $half } are allowed
no-grenadiers-of-platoon-only = Only Wehrmacht Grenadiers of the platoon: not { $target }
no-walkers-of-platoon-only = Only M3 walkers of the platoon: not { $target }
no-in-two-platoons = { $unit } { $unit-est } in platoon { $platoon } and in platoon { $other }
no-not-in-this-slot = Platoon { $platoon }, { $slot }: { $unit } does not belong there; allowed: { $allowed }
no-slot-empty = Platoon { $platoon }: { $slot } is empty; allowed: { $allowed }
no-too-many-slots = Platoon { $platoon } has more than { $most } combat units
no-other-bloc = Platoon { $platoon } is of another bloc: { $bloc }
no-no-such-platoon = Platoon { $platoon }: there is no { $kind }; known: { $known }
no-no-direction = That is no direction
no-not-a-path = { $figure } has no such way
no-not-a-point = That is no point of the table
no-not-flat = { $unit } would stand astride { $piece }
no-not-in-cover = { $unit } would not be in cover from { $other }
no-not-in-zone = That is outside the zone
no-not-in-that-quarter = That is not in the quarter where it must lie
no-not-in-defenders-half = That is not in the defender's half
no-not-of-the-unit = { $figure } is none of these miniatures
no-not-placements = That names no places for the miniatures
no-not-from-there = { $figure } cannot come on there
no-not-together = The miniatures of { $unit } are { $apart-cm } cm apart: one template of 15 cm must touch them all
no-objective-in-fort = No objective in a fortification
no-off-the-table = That is off the table
no-on-another-objective = Another objective lies there
no-through-a-unit = { $figure } cannot pass through { $other }
no-too-fast = { $figure } goes { $excess-cm } cm too far for the terrain
no-turned-too-far = Turned like this { $figure } gets { $excess-cm } cm too far
no-too-near-an-enemy = { $other } { $other-est } { $excess-cm } cm too near
no-too-near-the-edges = { $excess-cm } cm too near to an edge
no-too-near-the-sides = { $excess-cm } cm too near to a side
no-too-near-the-centre = { $excess-cm } cm too near to the centre
no-too-near-centre-or-edge = { $excess-cm } cm too near to the centre or an edge
no-too-far-from-enemy-edge = { $excess-cm } cm too far from the enemy's edge
no-suppressed-first = Still suppressed: Nothing comes first
mistake-no-scenario-called = there is no scenario { $name }; known: { $known }
mistake-piece-off-table = { $path }: piece { $number }, { $kind }, lies off the table
marker-marched = ended with a March
gains-marched = { $who } { $who-a } marched last: { $who-il } take{ $who-s } no objective
loses-marched = { "" }
opt-south-west = south-west
opt-south-east = south-east
opt-north-east = north-east
opt-north-west = north-west
ask-terrain = Which piece of terrain do you lay?
ask-terrain-turn = How does it lie: { $kind }?
ask-terrain-where = Where do you lay it: { $kind }?
opt-along = along the long edges
opt-across = along the short edges
did-come-on = { "" }
did-spring = { "" }
ask-come-on = { $unit } { $unit-est } due: { $unit-does } { $unit-il } come on, or stay back?
none-come-on = keep it back
none-spring = wait on

## Terrain
piece-wood = wood
word-wood = wood
piece-hedge = hedge
word-hedge = hedge
piece-gully = gully
word-gully = gully
piece-river = river
word-river = river
piece-marsh = marsh
word-marsh = marsh
piece-crates = crates
word-crates = crates
piece-building = building
piece-wall = wall
word-wall = wall
piece-window = window
word-window = window
piece-cliff = cliff
word-cliff = cliff
piece-rock = rock
word-rock = rock
piece-deep-water = deep water
word-deep-water = deep water
piece-tank-obstacle = tank obstacle
word-tank-obstacle = tank obstacle
piece-wire = wire
piece-wreck = wreck
word-wreck = wreck
piece-bunker-wall = bunker wall
word-bunker-wall = bunker wall
no-enemy-inside = An enemy holds it: { $piece }
no-not-deep-water = { $unit } stay{ $unit-s } on deep water
no-holds-fire = Still Suppressed: it does not attack

## Odds on the open table
forecast-laid = { $weapon } as it lies
counted-under = enemies under it, a die each
counted-own-under = own men under it, a die each
counted-meets-cover = of the squad who meet its cover

## When reserves come
scene-due-0 = In reserve: not due this turn
scene-due-1 = In reserve: comes on an army sign, one die
scene-due-2 = In reserve: comes on an army sign, two dice
scene-due-3 = In reserve: comes on an army sign, three dice
scene-due-now = In reserve: comes when it is activated

## The guided first match
guide-welcome = The blue squads near the lower edge are yours: two against two on a small table, for two turns. Whoever destroys more army points wins. Any rule id, like the one beside the question, opens its rule.
guide-first = You have the initiative: you choose who activates first. Then the sides take turns, one unit each.
guide-activate = One unit of yours acts now; then the enemy activates one of his. Begin with the one that has somebody in reach.
guide-actions = A unit has two actions, and you announce both: move and attack in either order, a march, or a sustained attack that throws missed dice again. The bars show exactly how many of the enemy would fall.
guide-move = Drag the squad over the lit ground, or take a ready-made move. Every soldier goes his own way; all must end under one template of 15 cm. Wood and rubble slow, and give cover to whoever stands in them.
guide-attack = Each line is one kind of weapon: choose at whom it fires. Only soldiers in range who see the target count; the forecast says how many can fire and how many meet cover.
guide-dt-hit-01 = The army sign is a hit, two sides of six. All dice lie in the record as they fell.
guide-db-save-03 = In cover, shields save too.
guide-db-supp-01 = Hits put a squad under fire, saved or not. A second attack suppresses it: then it can only wait, until a throw lifts its head again.
guide-reaction = An enemy has come within 40 cm: a unit that has not acted yet may try to react. If the throw fails, it has lost its turn to act; if it succeeds, it acts in the middle of his.
guide-losses = You choose who falls, anybody of the squad while one is left who can be seen. Keep those with the special weapons.
guide-exposed-losses = Only those who could be seen may be hit, but you choose who falls. Keep those with the special weapons.
guide-over = That was a whole match. “Replay” shows it again from the start; “Play” on the front page offers larger tables.

## Throws of the open table
roll-db-blast-02 = Template, { $weapon } of { $unit } on { $target }
roll-db-blast-02-needs = { roll-db-blast-02 }{ told-shot }
result-db-blast-02 = hits: { $value }
roll-db-blast-07 = Template, { $weapon } of { $unit } on the crew of { $target }
roll-db-blast-07-needs = { roll-db-blast-07 }{ told-shot }
result-db-blast-07 = hits: { $value }
roll-db-flame-04 = Flames, { $weapon } of { $unit } on { $target }
roll-db-flame-04-needs = { roll-db-flame-04 }{ told-shot }
result-db-flame-04 = hits: { $value }
roll-db-flame-02 = Flames in passing, { $weapon } of { $unit } on { $target }
roll-db-flame-02-needs = { roll-db-flame-02 }{ told-shot }
result-db-flame-02 = hits: { $value }
roll-db-save-03 = Cover saves of { $unit }
result-db-save-03 = hits saved: { $value }
roll-db-save-07 = Infantry saves of { $unit }
result-db-save-07 = hits saved: { $value }
roll-db-supp-04 = Rally of { $unit }, under fire
result-db-supp-04 = { $value ->
    [0] still under fire
   *[other] free of it
  }
roll-db-supp-06 = Rally of { $unit }, suppressed
result-db-supp-06 = { $value ->
    [0] still suppressed
    [1] under fire
   *[other] free of it
  }
roll-db-spec-08 = From reserve: { $unit }
result-db-spec-08 = { $value ->
    [0] not yet
   *[other] it comes
  }
roll-db-spec-11 = From delayed reserve: { $unit }
result-db-spec-11 = { $value ->
    [0] not yet
   *[other] it comes
  }
roll-db-plat-09 = From reserve, Rangers lead the way: { $unit }
result-db-plat-09 = { $value ->
    [0] not yet
   *[other] it comes
  }
roll-db-plat-13 = Move and Fire for { $unit }
result-db-plat-13 = { $value ->
    [0] failed
   *[other] done
  }
roll-db-plat-07 = Get Moving between walkers, called by { $unit }
result-db-plat-07 = { $value ->
    [0] failed
   *[other] done
  }
roll-db-plat-17 = Mission Tactics, called by { $unit }
result-db-plat-17 = { $value ->
    [0] failed
   *[other] done
  }
roll-db-terr-03 = { $unit } in terrain: { $piece }
result-db-terr-03 = { $value ->
    [0] it sticks
   *[other] it goes on
  }
roll-db-terr-04 = { $unit } in terrain: { $piece }
result-db-terr-04 = { $value ->
    [0] it sticks
   *[other] it goes on
  }
roll-db-spec-06 = Actions after the ambush of { $unit }
result-db-spec-06 = actions: { $value }
roll-db-spec-12 = Edge by which { $unit } comes on
roll-db-plat-23 = Human Wave of { $unit }
result-db-plat-23 = replaced at once: { $value }
gains-under-fire = Under fire from now on: { $who }
loses-under-fire = No longer under fire: { $who }
gains-suppressed = Suppressed from now on: { $who }
loses-suppressed = No longer suppressed: { $who }
roll-db-supp-08 = Reaction of { $unit }, suppressed
roll-db-supp-08-needs = { roll-db-supp-08 }{ told-reaction }
result-db-supp-08 = successes: { $value }
marker-under-fire = under fire
marker-suppressed = suppressed
roll-db-plat-11 = Lightning Strike of { $unit }
result-db-plat-11 = successes: { $value }

scene-list-platoons = Platoons
scene-list-leader = Leader
scene-list-combat = Combat unit
scene-list-support = In support
