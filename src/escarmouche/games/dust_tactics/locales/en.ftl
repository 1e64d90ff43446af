### Sentences of Dust Tactics. Licence: CC BY 4.0.

## Set-up, turn, activation, heroes, command (block C)
scenario-grab-the-dust = Grab the Dust
scenario-bait-and-flank = Bait and Flank
scenario-supply-drop = Supply Drop
scenario-all-out-attack = All-Out Attack
word-grab-the-dust = Grab the Dust
word-bait-and-flank = Bait and Flank
word-supply-drop = Supply Drop
word-all-out-attack = All-Out Attack
ask-half = You have won the roll: on which half of the board do you start?
ask-terrain = Which piece of terrain do you place, and where? You may place: { $kinds }.
ask-terrain-brief = Which piece of terrain do you place, and where?
ask-objective = Where in your half do you put the objective?
ask-fort = Where do you put the { $kind }, and which way does it look?
# what was answered
did-clear-wire = { $raw ->
    [none] { $unit } leave{ $unit-s } the wire alone
   *[other] { $unit } work{ $unit-s } at { $answer }
  }
did-clear-mines = { $raw ->
    [none] { $unit } leave{ $unit-s } the mines alone
   *[other] { $unit } work{ $unit-s } at { $answer }
  }
did-fill-trench = { $raw ->
    [none] { $unit } leave{ $unit-s } the trench alone
   *[other] { $unit } work{ $unit-s } at { $answer }
  }
did-bury = { $raw ->
    [none] { $unit } leave{ $unit-s } the bunker alone
   *[other] { $unit } work{ $unit-s } at { $answer }
  }

set-without = Gone from the board: { $value }
note-no-room-for-fort = No place for the { $kind } of { $side }
note-not-at-controls = { $unit } cannot take the controls of { $machine }
note-not-in-reserve = Not into reserve: { $unit }
note-takes-nothing = { $objective } cannot be taken by { $unit }
roll-dt-setup-01 = Scenario
no-enter-first = The first action must be a Move or March onto the board
no-march-to-enter = It must come wholly onto the board: only a March takes it that far
no-cannot-leave = Its carrier has acted or is not on the board: it cannot get off
no-not-together = { $hero } { $hero-does } not share a place with { $unit }
no-machine-off = { $machine } is not on the board yet
no-not-on-board = { $target } { $target-est } not on the board
no-no-radio-too-far = Without a radio { $target } is too far by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-not-next-to = { $target } { $target-est } too far by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-not-an-aircraft = { $target } { $target-est } no aircraft on the board
no-no-reserve-left = All { $allowed } reserves are used
no-hero-not-in-reserve = Heroes are not put into reserve in this scenario
no-not-a-square = That names no square
no-no-such-square = There is no such square
no-no-such-piece = You have no { $kind } to place
no-square-not-empty = Something stands on { $square } already
no-blocks-opening = On { $square } it would block an opening
no-objective-there = An objective lies on { $square }
no-not-own-half = { $square } is not in your half
no-impassable-there = No objective on { $kind }: { $square }
no-fort-there = No objective in a fortification
no-no-such-facing = It looks north, east, south or west
no-near-edge = A fortification stays a square away from the edge
no-near-fort = Too near to another fortification by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-near-impassable = Too near to impassable terrain by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }

# answers of several parts
item-move = { $square }{ $p2 ->
    [0] { "" }
   *[other] , floor { $p2 }
  }, facing { $p3 ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }
item-terrain = { $p0 } on { $square }
item-objective = { $square }
item-fort = { $square }, facing { $p0 ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }
item-smoke = smoke on { $square }
item-appear-where = { $square }
piece-swamp = swamp
word-swamp = swamp
piece-ammo-crate = ammo crate
word-ammo-crate = ammo crate
piece-tank-trap = tank trap
word-tank-trap = tank trap
piece-mound = buried bunker
word-mound = buried bunker
item-enter = { $square }{ $p2 ->
    [0] { "" }
   *[other] , floor { $p2 }
  }, facing { $p3 ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }

## Moves, carriers, wire and mines (block B)
ask-move = Where does { $unit } go? { $points ->
    [one] It has 1 square of movement
   *[other] It has { $points } squares of movement
  }; staying to turn counts too.
ask-enter = Where does { $unit } come onto the board? { $points ->
    [one] It has 1 square of movement.
   *[other] It has { $points } squares of movement.
  }
ask-crush = Does { $unit } crush { $crate }?
did-crush =
    { $raw ->
        [crush] { $unit } crush{ $unit-es } { $crate }
       *[other] { $unit } spare{ $unit-s } { $crate }
    }
opt-crush = crush it
item-put-down = { $square }
note-tangled = Caught in the wire at { $square }, no more moves: { $unit }
note-no-entry = No entry square is free for { $unit }
no-no-landing = { $unit } may fly over, but not land there: { $terrain }
no-no-place-inside = There is no place left inside
roll-dt-hit-07 = Flames on the way, { $weapon } of { $unit } on { $target }
no-not-a-place = That names no square, floor and facing
no-off-board = { $unit } would not stand wholly on the board
no-no-such-floor = { $unit } cannot be on such a floor there
no-enemy-there = An enemy is on { $square }
no-enemy-inside = An enemy holds the bunker
no-one-hero-a-square = Another hero shares { $square } already
no-friend-there = A friend holds { $square }
no-second-diagonal = A second diagonal step costs 2: too far by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-too-far = Too far by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-no-way = There is no way to { $square }
no-enemy-in-the-way = An enemy bars the way to { $square }
no-vehicle-in-the-way = A friendly vehicle bars the way to { $square }
no-corner = A corner on the way to { $square } cannot be cut
no-opening-too-small = The opening on the way to { $square } is too small for { $unit }
no-bunker-wall = A bunker is entered by its rear doors only
no-wall-in-the-way = A wall bars the way to { $square }
no-way-of-one-square-only = The way can be drawn only for units of one square
no-not-a-way = That is no way to where the move ends
no-no-such-step = A step of that way cannot be made
no-not-deep-water = A naval unit stays on deep water
no-buried-bunker = The bunker there is buried
no-carrier-off = { $carrier } { $carrier-est } not on the board
no-not-wholly-on = It takes { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  } more to come wholly onto the board
no-no-free-square = No entry square is free

## Attacks, damage, close combat, reactions (block A)
item-bail-out = { $square }
item-react-turn = { $square }, facing { $p3 ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
  }
roll-dt-hit-05 = Blast, { $weapon } of { $unit } on { $target }
roll-dt-hit-06 = Blast, { $weapon } of { $unit } on the crew of { $target }
roll-dt-save-05 = Cover saves of { $unit }
roll-dt-save-06 = Cover saves of { $unit }
roll-dt-save-07 = Infantry saves of { $unit }
no-not-adjacent = { $target } { $target-est } not next to { $unit }
no-out-of-range = { $target } { $target-est } too far for { $weapon } by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-too-far-to-react = { $active } is too far by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }
no-too-near = { $target } { $target-est } too near for { $weapon } by { $excess ->
    [one] { $excess } square
   *[other] { $excess } squares
  }

# what dice have come to
result-dt-hit-05 = hits: { $value }
result-dt-hit-06 = hits: { $value }
result-dt-hit-07 = hits: { $value }
result-dt-save-05 = hits saved: { $value }
result-dt-save-06 = hits saved: { $value }
result-dt-save-07 = hits saved: { $value }

## Mistakes in books, lists, maps and set-ups
mistake-no-fortification = { $kind } is no fortification: { $bunker }, { $strongpoint }
mistake-no-side-of-square = a side of a square is n, e, s or w, not { $side }
mistake-building-no-rectangle = the building at { $x }, { $y } is no rectangle of squares
mistake-no-terrain = there is no terrain { $letter }; there are: { $known } and .
mistake-tile-off-board = { $path }: tile { $number } ({ $kind }) does not lie on the board
mistake-tile-size = { $path }: tile { $number } ({ $kind }) covers 2 x 2 squares
mistake-no-scenario-called = there is no scenario called { $name }; there are: { $known }
mistake-size-of-map = the map { $map } has { $size } { $option }, not { $given }
## Mistakes in situations
mistake-situation-rows = the rows of a board are equally long
mistake-situation-no-square = { $x }, { $y } is no square of the board

## What a referee signs: throws with what they need, losses with what is left
roll-dt-hit-07-needs = { roll-dt-hit-07 }{ told-shot }
roll-dt-hit-05-needs = { roll-dt-hit-05 }{ told-shot }
roll-dt-hit-06-needs = { roll-dt-hit-06 }{ told-shot }
told-reaction = , { $target } at { $far } of { $reach } squares
told-shot = , { $count } × { $each }{ $men ->
        [0] { "" }
       *[other] {" "}× { $men ->
            [one] 1 miniature
           *[other] { $men } miniatures
        }
    }{ $reach ->
        [0] , close combat
       *[other] , at { $far } of { $reach } squares
    }{ $again ->
        [0] { "" }
       *[other] , misses thrown again
    }
gains-attack-stimulant = { $who }: { marker-attack-stimulant } from now on
loses-attack-stimulant = { $who }: { marker-attack-stimulant } ends
gains-move-stimulant = { $who }: { marker-move-stimulant } from now on
loses-move-stimulant = { $who }: { marker-move-stimulant } ends
gains-shielded = { $who }: { marker-shielded } from now on
loses-shielded = { $who }: { marker-shielded } ends
gains-loaded = { $who }: { $what } from now on
loses-loaded = { $who }: { $what } ends
note-stands = On the board: { $kind } on { $square }
note-begins-aboard = { $unit } begin{ $unit-s } aboard { $carrier }
note-smoke-gone = { $left ->
    [0] The smoke has gone
   *[other] Some smoke has gone, it still lies on { $left ->
        [one] 1 square
       *[other] { $left } squares
      }
  }
tells-scored-dt-end-02 = { $side }: +{ $points } points for { $unit }, points of eliminated units: { $total }
tells-spent-reserve-places = Reserves left to { $who }: { $left }
tells-moved-squares = { $who } go{ $who-number ->
        [plural] { "" }
       *[singular] es
    }: { $way }{ $cost ->
        [-1] { "" }
       *[other] {" "}({ $cost } of { $points })
    }
tells-moved-dt-move-05-squares = { $who } turn{ $who-s }: { $way }
tells-moved-dt-react-04-squares = { $who } turn{ $who-s }: { $way }
tells-moved-ds-hero-04-squares = { $who } go{ $who-number ->
        [plural] { "" }
       *[singular] es
    } along: { $where }
tells-placed-squares = { $who } { $who-est } put down: { $way }
tells-placed-dt-scen-02-squares = { $who } on { $where }
tells-placed-dt-scen-03-squares = { $who } on { $where }
tells-placed-dt-scen-04-squares = { $who } on { $where }
tells-placed-dt-scen-05-squares = { $who } on { $where }
tells-placed-ds-weap-02-squares = Smoke on { $where } until the end of turn { $until }
tells-placed-ds-veh-18-squares = Smoke on { $where } until the end of turn { $until }

## Records of older rules, whose answers alone told what happened
was-move = Move of { $unit }: { $answer }
was-enter = Entry of { $unit }: { $answer }
was-activate =
    { $raw ->
        [none] { "" }
       *[other] Activation, { $side }: { $answer }
    }
was-actions = Actions of { $unit }: { $answer }
was-put-down = Out of the wreck, { $unit }: { $answer }
was-bail-out = Out of the wreck, { $unit }: { $answer }
was-appear-where = { $unit } appear{ $unit-s } at { $answer }
was-react-turn = Turn of { $unit }: { $answer }
was-objective = Objective placed, { $side }: { $answer }
was-garrison = Garrison of { $answer }: { $unit }
was-losses = Lost from { $unit }: { $answer }
was-smoke = { $unit }: { $answer }
note-smoke = { $count ->
    [0] The smoke has gone
    [one] Smoke lies on 1 square
   *[other] Smoke lies on { $count } squares
  }
set-smoke = { $count ->
    [0] The smoke has gone
    [one] Smoke lies on 1 square
   *[other] Smoke lies on { $count } squares
  }

## The guided first match

guide-welcome = The blue squads by the near edge are yours: two against two, for two turns. Whoever destroys more army points wins. Any rule id, like the one beside the question, opens its rule.
guide-first = You have the initiative: you choose who activates first. Then the sides take turns, one unit each.
guide-activate = One unit of yours acts now; then the enemy activates one of his. Begin with the one that has somebody in reach.
guide-actions = A unit has two actions, and you announce both: move and attack in either order, a march of two moves, or a sustained attack that throws missed dice again. The bars show exactly how many of the enemy would fall.
guide-move = Click a lit square, or drag the unit there. A first diagonal step counts one, each further one two. End behind something: in cover, shields save too.
guide-attack = Each line is one kind of weapon: choose at whom it fires. What a weapon does depends on the armour of the target; the odds beside it count both.
guide-dt-hit-01 = The army sign is a hit, two sides of six. All dice lie in the record as they fell.
guide-dt-save-07 = The other side throws a die for each hit: the army sign saves.
guide-dt-save-05 = In cover, shields save too.
guide-reaction = An enemy has come within reach: a unit that has not acted yet may try to react. If the throw fails, it has lost its turn to act; if it succeeds, it acts in the middle of his.
guide-losses = You choose who falls. Keep those with the special weapons.
guide-over = That was a whole match. “Replay” shows it again from the start; “Play” on the front page offers larger tables.
