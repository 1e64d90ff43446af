### Sentences of AT-43.

## Sides
side-one = Player one
side-two = Player two
side-three = Player three
side-four = Player four

## Questions
ask-commander = Which officer commands this turn?
ask-sequence = In which order do you lay your cards, first to last?
ask-bid = How many CP do you bid for authority?
ask-first-player = Who is active first?
ask-option = Reveal your first card, or spend CP first?
ask-card-place = After how many cards do you put it back?
ask-which-card = Which of the two do you activate first?
ask-activate = Several units fit the card: which one do you activate?
ask-dead-card = { $unit } { $unit-est } eliminated: pass, or turn up the next card?
ask-pay = Pay 1 CP to activate { $unit }?
ask-everybody-up = Everybody up for 1 CP, so that { $unit } may act?
ask-rally = Rally { $unit } for 2 CP?
ask-action = What does { $unit } do?
ask-enter = By which way does { $unit } come in?
ask-enter-access = Where does { $unit } go from the table edge?
ask-enter-deploy = Where is { $unit } set?
ask-enter-drop = Where is { $unit } dropped?
ask-move = Where does { $unit } move?
ask-leave = Where do the members of { $unit } go from the hull?
ask-board = Which transport does { $unit } board?
ask-salvo = Which weapon does { $unit } fire now?
ask-target = At whom does { $unit } fire { $salvo }?
ask-confirm-fire = Your own are in the fire zone of { $unit }: { $figures }. Fire all the same?
ask-fire-at-will = Fire at will for 1 CP? { $unit } then stays where it is ({ $salvo }).
ask-split-fire = Split fire for 1 CP, the special weapons of { $unit } at another moment?
ask-projection-target = At which fighter does { $figure } aim { $salvo }?
ask-sweep = Does { $unit } divide the dice of { $salvo } with a second unit?
ask-sweep-dice = How many dice go to { $target }?
ask-strike-target = On whom does { $strike } fall?
ask-alert-fire = { $mover } { $mover-a } moved: which unit in alert fires at it?
ask-alert-salvo = Which weapon does { $unit } fire at { $mover }?
ask-melee = { $unit } { $unit-est } at contact: whom { $unit-does } { $unit-il } strike?
ask-strikers = Who of { $unit } strikes { $target }?
ask-weapon-hit = Which weapon of { $vehicle } is hit?
ask-weapon-lost = Which weapons of { $vehicle } are put out of action?
ask-bunker-weapon = Which weapon of { $thing } is hit?
ask-nearest = At the same distance: who of { $unit } is hit first?
ask-order = Which order does { $unit } receive?
ask-routine = Which routine is run on { $unit }?
ask-replaced = Who of { $unit } gives way?
ask-return = Who comes back to { $unit }?
ask-repair = What of { $unit } is repaired?
ask-fuse = Which two vehicles of { $unit } fuse?
ask-leader = Who leads { $unit } now?
ask-container = Does { $unit } open or close a container?
ask-eject = Where does the pilot of { $vehicle } eject to?
ask-shift = Where does { $figure } step aside to?
ask-survivors = Where are the survivors of { $unit } set?
ask-recruit = Which reinforcements do you buy with your RP?

## Answers
did-commander = { "" }
did-sequence = { $side } lays its cards: { $answer }
did-bid = { $side } bids { $answer } CP
did-first-player = { $answer } is active first
did-option = { $side }: { $answer }
did-card-place = { "" }
did-which-card = { $side } activates { $answer } first
did-activate = { $side } activates { $answer }
did-dead-card = { $side }: { $answer }
did-pay = { "" }
did-everybody-up = { "" }
did-rally = { "" }
did-action = { $unit }: { $answer }
did-enter = { $unit }: { $answer }
did-enter-access = { "" }
did-enter-deploy = { "" }
did-enter-drop = { "" }
did-move = { "" }
did-salvo = { "" }
did-target = { "" }
did-confirm-fire = { "" }
did-fire-at-will = { "" }
did-alert-fire =
    { $raw ->
        [none] { $side } holds its alert fire
       *[other] Alert fire: { $answer }
    }
did-alert-salvo = { "" }
did-melee =
    { $raw ->
        [none] { $unit } { $unit-does } not strike
       *[other] { $unit } strike{ $unit-s }: { $answer }
    }
did-order = { "" }
did-routine = { "" }
did-leader = { "" }
did-container = { "" }
did-recruit = { $side } buys: { $answer }
did-weapon-hit = Hit on { $vehicle }: { $answer }
did-weapon-lost = Out of action on { $vehicle }: { $answer }
none-enter = stay in reserve
none-action = no action
none-salvo = fire no more
none-alert-fire = hold fire
none-melee = do not strike
none-order = no further order
none-routine = no routine
none-container = leave it
none-confirm-fire = choose another target
none-fire-at-will = no
none-everybody-up = no
none-rally = no
none-pay = do not pay
none-sweep = one target alone
none-board = do not board
none-leave = stay aboard
opt-combat = combat move
opt-rapid = rapid move
opt-reveal = reveal the first card
opt-replace = put the first card back (1 CP)
opt-delay = delay (2 CP)
opt-extra = extra activation (1 CP)
opt-pass = pass
opt-next = next card
opt-pay = pay
opt-up = everybody up
opt-rally = rally
opt-fire = fire all the same
opt-at-will = fire at will
opt-apart = split fire
opt-a-couvert = Take cover
opt-alerte = Alert state
opt-ecran = Screen formation
opt-genou = Take a knee
opt-ejection = Ejection
opt-strike = Artillery strike
opt-transfer = Transfer
opt-dash = Dash
opt-hyper-nanonucleus = Hyper nanonucleus
opt-reconstruction = Reconstruction
opt-repair = Repair
opt-fusion = Fusion
opt-creation = Creation
opt-access = by the access zone
opt-deploy = in the deployment zone
opt-drop = by the drop point
opt-break = break
opt-sabotage = sabotage
opt-left = left
opt-right = right
opt-attacker = attacker
opt-defender = defender
opt-before = before the move
opt-after = after the move
opt-alert = in alert
opt-propulsion = propulsion
opt-frame = frame
opt-weapon = weapon
opt-weapon0 = first weapon
opt-weapon1 = second weapon
opt-weapon2 = third weapon
opt-body = body
opt-roof = roof
opt-whole = the piece
opt-pack-ice = pack ice
opt-frozen-lake = frozen lake
opt-fog = fog
opt-fair-weather = fair weather
opt-crystal = crystal
opt-nanogenerator = nanogenerator

## What happens
note-activated-free = { $unit } { $unit-a } an officer: no CP to pay
note-activated-by-relay = A relay passes the orders on to { $unit }: no CP to pay
note-attitudes-lost = { $unit } lose{ $unit-s } { $unit-its } orders: { $attitudes }
note-automatic =
    { $test ->
        [A4-SHOOT-08] { $unit-The } fires { $salvo } at { $target-the } without dice: Accuracy { $accuracy } against Range { $range }, difference { $difference }, impacts { $successes } of { $dice }
        [A4-DMG-01] Damage to { $target-the } without dice: Penetration { $penetration } against Protection { $protection }, difference { $difference }, passed { $successes } of { $dice }
        [A4-MEL-03] { $unit-The } strikes { $target-the } with { $weapon } without dice: Accuracy { $accuracy } against Combat { $combat }, difference { $difference }, impacts { $successes } of { $dice }
        [A4-ACT-11] Morale of { $unit-the } without dice: { $morale } against { $against }, { $successes } of { $dice } succeed
        [A4-ABIL-16] { $strike } on { $target-the } without dice: Accuracy { $accuracy } against Range { $range }, impacts { $successes } of { $dice }
       *[other] No dice, the difference is { $difference }: { $successes } of { $dice } succeed
    }
note-blast = The template lies at { $x-cm } { $y-cm }: radius { $radius-cm } cm, deviation { $far-cm } cm, impacts on each: { $impacts }
note-card-moved =
    { $place ->
        [one] { $side } puts its first card back after one other
       *[other] { $side } puts its first card back after { $place } others
    }
note-cards-laid =
    { $cards ->
        [one] { $side } has laid one card face down
       *[other] { $side } has laid { $cards } cards face down
    }
note-closed = { $unit } close{ $unit-s } { $thing }
note-opened = { $unit } open{ $unit-s } { $thing }
note-contested = { $thing } is contested: { $counts }
note-control-lost = { $side } no longer controls { $thing }
note-controls = { $side } controls { $thing }
note-crushed-surely = { $unit } crush{ $unit-es } whoever serves a support weapon: { $figures }
note-dead-card = { $side } turns up the card of { $unit }, which is eliminated
note-dice-lost = Nobody is left to be hit at { $target }: { $dice } dice of { $unit } are lost
note-does-not-move = { $unit } stay{ $unit-s } where { $unit-il } { $unit-est }
note-moves-no-distance = { $unit } stay{ $unit-s } where { $unit-il } { $unit-est }
note-does-not-slide = { $unit } { $unit-does } not slide
note-fires = { $unit } fire{ $unit-s } { $salvo } at { $target }
note-free-drop = { $unit } { $unit-est } dropped unpaid
note-in-fire-zone = Also in the fire zone of { $unit }: { $figures }
note-gives-way = { $other } take{ $other-s } the place of { $figure } in { $unit }
note-repaired = { $figure }: one Structure point back ({ $part })
note-fused = { $other } fuse{ $other-s } with { $figure } in { $unit }
note-killed-landing = The pilot of { $figure } cannot land { $x-cm } { $y-cm } and dies
note-match-ends = Victory points: { $pv }
note-no-action = { $unit } take{ $unit-s } no action
note-no-card-left = { $side } has no card left
note-no-commander = { $side } has no commander
note-no-morale-test = { $unit } take{ $unit-s } no morale test
note-no-orders = { $unit } can receive no order
note-no-room = There is no room for { $unit }
note-no-template = No template is placed: the test of { $unit } fails by itself
note-nobody-left = Nobody left: { $sides }
note-not-paid = { $unit } { $unit-est } not paid for: no action
note-part-destroyed = Destroyed on { $vehicle }: { $part }
note-passes-to-frame = { $part } of { $vehicle } has nothing left: the rest goes to the frame
note-roof-destroyed = The roof of { $thing } is gone, and its weapon
note-routed = { $unit } { $unit-est } routed
note-sabotaged = { $unit } sabotage{ $unit-s } { $target }
note-snowy = The table counts as snowy: there is ice on it
note-stands-up =
    { $figures ->
        [one] One fighter of { $unit } stands up
       *[other] { $figures } fighters of { $unit } stand up
    }
note-stays-in-reserve = { $unit } stay{ $unit-s } in reserve
note-stays-aboard = { $unit } stay{ $unit-s } aboard
note-struck =
    { $hits ->
        [0] { $unit } { $unit-does } not hit { $target }
        [one] { $unit } hit{ $unit-s } { $target } once
       *[other] { $unit } hit{ $unit-s } { $target } { $hits } times
    }
note-unit-eliminated = { $unit } { $unit-est } eliminated
note-abandoned = { $vehicle } { $vehicle-est } abandoned
set-leader =
    { $raw ->
        [none] { "" }
       *[other] { $value } leads { $who }
    }
set-down =
    { $raw ->
        [true] { $who } { $who-est } thrown to the ground
       *[false] { $who } stand{ $who-s } up
    }
set-captures = { $who } capture{ $who-s } { $last }
set-without = { $value } is taken off the table
set-resonance =
    { $raw ->
        [none] The crystal no longer covers { $who }
       *[other] { $value } covers { $who }
    }
set-inside = { "" }
set-place =
    { $raw ->
        [reserve] { $who } { $who-est } in reserve
        [section] { $who } wait{ $who-s } among the reinforcements
        [aboard] { "" }
        [table] { "" }
       *[other] { "" }
    }
set-profile = { $who } { $who-est } now: { $value }
marker-a-couvert = Take cover
marker-alerte = Alert state
marker-ecran = Screen formation
marker-genou = Take a knee
marker-ejection = Ejection
marker-disorganised = Disorganised
marker-engaged = Engaged
marker-dropped = Dropped this turn
marker-rooted = Bound to its place
gains-a-couvert = { $who }: Take cover from now on
loses-a-couvert = { $who }: Take cover ends
gains-alerte = { $who }: Alert state from now on
loses-alerte = { $who }: Alert state ends
gains-ecran = { $who }: Screen formation from now on
loses-ecran = { $who }: Screen formation ends
gains-genou = { $who }: Take a knee from now on
loses-genou = { $who }: Take a knee ends
gains-ejection = { $who }: Ejection from now on
loses-ejection = { $who }: Ejection ends
gains-disorganised = { $who } { $who-est } Disorganised
loses-disorganised = { $who } { $who-est } Disorganised no longer
gains-engaged = { $who } { $who-est } Engaged
loses-engaged = { $who } { $who-est } Engaged no longer
gains-fresh-cover = { "" }
loses-fresh-cover = { "" }
tells-moved-a4-dep-01 = { $who } come{ $who-s } in: { $ends }
tells-moved-a4-dep-01-brief = { $who } come{ $who-s } in, now { $where }
tells-moved-a4-mov-01 = { $who } move{ $who-s }: { $ends }
tells-moved-a4-mov-01-brief = { $who } move{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }
tells-moved-a4-mov-08 = { $who } rush{ $who-es }: { $ends }
tells-moved-a4-mov-08-brief = { $who } rush{ $who-es } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }
tells-moved-a4-mov-11 = { $who } { $who-est } pushed aside: { $ends }
tells-moved-a4-mov-11-brief = { $who } { $who-est } pushed aside, now { $where }
tells-moved-a4-cond-02 = { $who } slide{ $who-s }: { $ends }
tells-moved-a4-cond-02-brief = { $who } slide{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }
tells-moved-a4-cond-09 = { tells-moved-a4-cond-02 }
tells-moved-a4-cond-09-brief = { tells-moved-a4-cond-02-brief }
tells-placed-a4-dep-02 = { $who } { $who-est } dropped: { $ends }
tells-placed-a4-dep-02-brief = { $who } { $who-est } dropped { $where }
tells-placed-a4-dep-06 = { $who } { $who-est } set: { $ends }
tells-placed-a4-dep-06-brief = { $who } { $who-est } set { $where }
tells-placed-a4-gen-13 = { $who } turn{ $who-s }: { $ends }
tells-placed-a4-gen-13-brief = { $who } turn{ $who-s } { $where }
tells-placed-a4-ord-06 = { $who } land{ $who-s }: { $ends }
tells-placed-a4-ord-06-brief = { $who } land{ $who-s } { $where }
tells-placed-a4-abil-13 = { $who } appear{ $who-s }: { $ends }
tells-placed-a4-abil-13-brief = { $who } appear{ $who-s } { $where }
tells-placed-a4-scn-09 = { $who } begin{ $who-s } in the bunker: { $ends }
tells-placed-a4-scn-09-brief = { $who } begin{ $who-s } in the bunker
tells-spent-pc = { $who } spend{ $who-s } { $amount } CP: { $left } left
tells-spent-pr = { $who } spend{ $who-s } { $amount } RP: { $left } left
tells-spent-a4-act-05 = { $who } pay{ $who-s } { $amount } CP to activate { $unit }: { $left } left
tells-spent-a4-act-15 = { $who } pay{ $who-s } { $amount } CP to rally { $unit }: { $left } left
tells-spent-a4-ctrl-10 = { $who } pay{ $who-s } { $amount } RP for { $unit }: { $left } left
tells-spent-a4-ord-01 = { $who } pay{ $who-s } { $amount } CP for an order to { $unit }, { $order }: { $left } left
tells-spent-a4-ord-09 = { $who } pay{ $who-s } { $amount } CP for fire at will by { $unit }: { $left } left
tells-spent-a4-ord-12 = { $who } pay{ $who-s } { $amount } CP for split fire by { $unit }: { $left } left
tells-spent-a4-ord-13 = { $who } pay{ $who-s } { $amount } CP to get { $unit } up: { $left } left
tells-spent-a4-pre-03 = { $who } pay{ $who-s } { $amount } CP to put { $who-its } first card back: { $left } left
tells-spent-a4-pre-04 = { $who } pay{ $who-s } { $amount } CP for a delay: { $left } left
tells-spent-a4-pre-06 = { $who } pay{ $who-s } { $amount } CP for an extra activation: { $left } left
tells-spent-a4-abil-13 = { $who } pay{ $who-s } { $amount } CP for the routine { $routine } on { $unit }: { $left } left
tells-spent-a4-scn-13 = { tells-spent-a4-abil-13 }
tells-spent-a4-abil-16 = { $who } pay{ $who-s } { $amount } CP for { $strike }: { $left } left
tells-spent-a4-tac-05 = { $who } lose{ $who-s } { $amount } CP of the turn before: { $left } left
tells-spent-a4-tac-09 = { $who } spend{ $who-s } { $who-its } bid of { $amount } CP: { $left } left
tells-gained-a4-tac-03 = { $who } get{ $who-s } { $amount } CP: commander { $commander }, units { $units }
tells-gained-pc = { $who } pay{ $who-s } nothing for the routine { $routine } on { $unit }
tells-gained-pr = { $who } get{ $who-s } { $amount } RP for { $source }: { $left } in hand
tells-scored = { $who } score{ $who-s } { $points } VP for { $source }: { $total } in all
tells-scored-a4-setup-05 = { $who } alone has units left and scores { $points } VP: { $total } in all
tells-scored-a4-ctrl-07 = { $who } capture{ $who-s } { $source } and score{ $who-s } { $points } VP: { $total } in all
tells-lost =
    { $boxes ->
        [0] { $unit } lose{ $unit-s } { $lost }: { $left } left
        [one] { $who } lose{ $who-s } one Structure point ({ $part }): { $left } left
       *[other] { $who } lose{ $who-s } { $boxes } Structure points ({ $part }): { $left } left
    }
tells-revealed-a4-act-01 = { $who } reveal{ $who-s }: { $cards }
tells-revealed-a4-tac-01 = { $commander } commands for { $who }
roll-a4-shoot-08 = { $unit } fire{ $unit-s } { $salvo } at { $target }: Accuracy { $accuracy } against Range { $range } ({ $distance-cm } cm)
roll-a4-shoot-21 = Re-roll by { $unit } at { $target }
roll-a4-dmg-01 = Damage to { $target }: Penetration { $penetration } against Protection { $protection }
roll-a4-dmg-03 = Part of { $vehicle } that is hit
roll-a4-scn-06 = Part of { $thing } that is hit
roll-a4-mel-03 = { $unit } strike{ $unit-s } { $target } with { $weapon }: Accuracy { $accuracy } against Combat { $combat }
roll-a4-act-11 = Morale of { $unit }: { $morale } against { $against }
roll-a4-tac-08 = Authority test
roll-a4-tac-11 = Authority test again, after a tie
roll-a4-mov-10 = { $unit } run{ $unit-s } over { $target }: { $figures }
roll-a4-ind-06 = Direction of the deviation
roll-a4-cond-02 = Slide of { $unit }
roll-a4-cond-09 = Slide of { $unit } on the lake
roll-a4-ord-05 = Direction of the ejection from { $vehicle }
roll-a4-abil-16 = { $strike } on { $target }: Accuracy { $accuracy } against Range { $range }
roll-a4-cov-04 = Cover of { $unit }
roll-a4-ord-03 = Improved cover of { $unit }
roll-a4-abil-06 = Camouflage of { $unit }
roll-a4-cond-01 = Night hides { $unit }
roll-a4-scn-04 = The bunker covers { $unit }
roll-a4-scn-11 = The crystal covers { $unit }
roll-a4-tran-04 = Who of { $unit } survives
result-a4-tac-08 = total { $modified }
result-a4-tac-11 = { result-a4-tac-08 }
result-a4-ind-06 = { $value } degrees clockwise
result-a4-cond-02 = { result-a4-ind-06 }
result-a4-cond-09 = { result-a4-ind-06 }
result-a4-ord-05 = { result-a4-ind-06 }
result-a4-shoot-08 = impacts: { $value }
result-a4-shoot-21 = more impacts: { $value }
result-a4-dmg-01 = passed: { $value }
result-a4-mel-03 = impacts: { $value }
result-a4-abil-16 = impacts: { $value }
result-a4-cov-04 = saved: { $value }
result-a4-ord-03 = saved: { $value }
result-a4-abil-06 = saved: { $value }
result-a4-cond-01 = saved: { $value }
result-a4-scn-04 = saved: { $value }
result-a4-scn-11 = saved: { $value }
result-a4-act-11 =
    { $value ->
        [0] failed
       *[other] passed
    }

## Refusals
no-already-given = { $unit } { $unit-a } this order already: { $order }
no-armour-only = Only armour may do this
no-infantry-only = Only infantry may do this
no-bound-to-its-place = { $unit } { $unit-est } bound to { $unit-its } place by fire at will
no-engaged = { $unit } { $unit-est } engaged
no-engaged-at-start = { $unit } { $unit-was } engaged when { $unit-its } activation began
no-disorganised = { $unit } { $unit-est } disorganised
no-was-on-the-ground = More than half of { $unit } was on the ground
no-fighters-only = A projection weapon is aimed at fighters, not at { $target }
no-has-fired = { $unit } { $unit-a } fired: no alert state
no-has-moved = { $unit } { $unit-a } moved
no-must-fire = What can fire must fire: choose one of { $salvos }
no-no-heroic-pilot = No heroic pilot drives { $unit }
no-no-ejection-order = No order of ejection was given
no-no-place = There is no free place within 10 cm of the commander
no-no-target = There is nobody to aim at
no-no-weapon = { $unit } { $unit-a } nothing to fire
no-no-weapon-left = { $unit } { $unit-a } no weapon left that works
no-nobody-else-has-cards = Nobody else has a card left: nothing would be delayed
no-nobody-lost = { $unit } { $unit-a } lost nobody
no-nobody-to-strike = There is nobody to strike
no-not-controlled = You do not control this drop point
no-not-enough-pc = Not enough CP: { $excess } missing
no-not-enough-pr = Not enough RP: { $excess } missing
no-not-now = Not at this moment
no-not-seen = { $unit } { $unit-does } not see { $target }
no-nothing-damaged = Nothing of { $unit } is damaged
no-nothing-to-fuse = { $unit } { $unit-a } no two vehicles of one type that fuse
no-once-a-turn = This overseer has run it this turn
no-once-an-activation = Once an activation only
no-one-card-only = Only one card is left
no-only-after-a-delay = Only in the turn right after a delay
no-twice-in-a-row = Not two delays in a row
no-out-of-reach = { $target } { $target-est } beyond the reach of the weapon
no-too-far = That is too far
no-special-weapons-apart = Split fire is for units with special weapons
no-one-type-of-special = A garrison fires special weapons of one type in a shot
no-after-a-rapid-move = Not after a rapid move
no-rapid-move-this-turn = The transport has made a rapid move this turn
no-combat-move-only = Only after a combat move
no-no-rapid-move = No rapid move for this unit now
no-dropped-this-turn = { $unit } { $unit-was } dropped this turn
no-not-paid = { $unit } { $unit-was } not paid for
no-everyone-once = Every figure is told once
no-everyone-or-nobody = Everybody boards or nobody does
no-does-not-fit = There is no room for all of them
no-foot-soldiers-only = Only foot soldiers ride
no-not-at-contact = Not every member is at contact of the transport
no-not-at-the-hull = The way begins at the hull of the transport
no-no-room-to-leave = There is no room to leave the transport
no-no-room-to-drop = Room for { $most } of the { $given } members of { $unit } in the circle of the drop point: come in another way, or stay in reserve
no-bid-too-large = { $bid } CP are too many: { $most } at most, with { $pc } CP in hand and a commander of Grade { $grade }
no-no-room = There is no room
no-no-free-place = There is no free place
no-not-by-a-drop = Whoever carries others does not come by a drop
no-not-by-the-zone = The way does not begin in the zone
no-outside-the-zone = A figure is outside the zone
no-outside-the-circle = A base is not wholly within 10 cm of the drop point
no-not-wholly-on-the-table = A base is not wholly on the table
no-not-on-the-table = That is not on the table
no-off-the-table = That is off the table
no-impassable = Something impassable is there
no-immobilised = { $unit } cannot move: its propulsion is destroyed
no-out-of-formation = A member would be farther than 10 cm from its leader
no-bases-overlap = Two bases would overlap
no-on-a-wall = Nobody ends on a low wall
no-through-a-wall = The way leads through { $piece }
no-through-a-unit = The way leads through { $blocked }
no-too-wide = More than half the Movement in one jump
no-not-straight = A jump is one straight stretch
no-by-the-door = One goes in and out by the door
no-garrison-stays = The garrison never leaves its bunker
no-secured = The bunker is secured: only its rear door can be sabotaged
no-no-sapper-at-contact = No sapper is at contact
no-too-far-apart = The two units are more than 10 cm apart
no-no-alert-order = { $unit } { $unit-est } not in alert
no-mover-gone = The unit that moved is gone
no-mover-not-in-sight = { $unit } { $unit-does } not see who moved
no-not-placements = That names no places for figures
no-placed-not-moved = Here figures are set, not moved
no-not-a-path = That is no way
no-not-a-facing = That is no facing
no-not-of-the-unit = That figure is not of the unit

## The scene
scene-line-movement = Movement
scene-line-morale = Morale
scene-line-combat = Combat
scene-line-protection = Protection
scene-line-officer = Grade · Authority · CP
scene-line-cost = AP
scene-part-propulsion = Propulsion
scene-part-frame = Frame
scene-part-body = Body
scene-part-roof = Roof
scene-part-whole = Structure
scene-fate-propulsion = immobilised
scene-fate-frame = destroyed
scene-fate-weapon = out of action
scene-line-occupants = Inside or on it
scene-line-control = Control, each turn
scene-line-capture = Capture, once
scene-line-captured = Captured
scene-line-near = Figures near
scene-zone-access = Access zone
scene-zone-deployment = Deployment zone
scene-scenery-bunker = Bunker
scene-scenery-container = Container
scene-scenery-crystal = Crystal
scene-scenery-low-wall = Low wall
scene-scenery-nanogenerator = Nanogenerator
scene-scenery-objective = Objective
scene-scenery-drop = Drop point
scene-scenery-open = open
scene-scenery-closed = closed
scene-score-pc = Command points
scene-score-pr = Reinforcement points
scene-score-pv = Victory points
scene-score-cards = Cards
scene-short-pc = CP
scene-short-pr = RP
scene-short-pv = VP
scene-short-cards = Cards
scene-phase-tactical = Tactical phase
scene-phase-activation = Activation
scene-phase-control = Control phase
scene-ability-relay = Relay
scene-ability-camouflage = Camouflage
scene-ability-rocket-jump = Rocket Jump
scene-ability-stability = Stability
scene-ability-nerves-of-steel = Nerves of steel
scene-ability-heroic-pilot = Heroic pilot
scene-ability-fear = Fear
scene-ability-sapper = Sapper
scene-ability-overseer = Overseer
scene-ability-twin-arms = Twin arms
scene-ability-karman = Karman
mistake-situation-no-entry = there is no entry { $id }
mistake-situation-no-book-unit = { $book } has no unit { $unit }; it has: { $known }
mistake-situation-places = { $places } places for { $count } figures
mistake-situation-no-room = there is room for { $count } figures only

## Words, forecasts, bookkeeping
set-open = { "" }
role-hero = hero
role-vehicle = vehicle
ask-set-down = Where do the survivors of { $unit } stand?
did-board = { "" }
did-eject = { "" }
did-fuse = { "" }
did-leave = { "" }
did-projection-target = { "" }
did-repair = { "" }
did-replaced = { "" }
did-return = { $answer } comes back to { $unit }
did-set-down = { "" }
did-shift = { "" }
did-strike-target = { $side } calls a strike on { $answer }
did-strikers = { "" }
did-sweep = { "" }
did-sweep-dice = { $answer } dice for { $target }
opt-split = Split fire (1 CP)
opt-strike-of = artillery strike: { $what }
opt-fight-of = fight { $what }
opt-break-of = break { $what }
opt-sabotage-of = sabotage { $what }
opt-access-of = { $what }
opt-deploy-of = { $what }
opt-drop-of = drop: { $what }
opt-ride-of = aboard { $what }
opt-stay = stay
opt-turn = turn
opt-toward-of = towards { $what }
opt-charge-of = charge { $what }
opt-over-of = run over { $what }
opt-cover = get into cover
opt-back = fall back
opt-mounted = weapon of the bunker
opt-weapon3 = weapon 4
word-draw = nobody
word-tactical = tactical
word-activation = activation
word-control = control
word-before = before the move
word-after = after the move
word-alert = in alert
word-propulsion = propulsion
word-frame = frame
word-body = body
word-roof = roof
word-whole = structure
word-weapon = weapon
word-weapon0 = weapon 1
word-weapon1 = weapon 2
word-weapon2 = weapon 3
word-weapon3 = weapon 4
word-a-couvert = Take cover
word-ejection = Ejection
word-alerte = Alert state
word-ecran = Screen formation
word-genou = Take a knee
word-transfer = Transfer
word-dash = Dash
word-hyper-nanonucleus = Hyper nanonucleus
word-reconstruction = Reconstruction
word-repair = Repair
word-fusion = Fusion
word-creation = Creation
marker-fresh-cover = Take cover, once the activation is over
marker-commander = commander
marker-down = on the ground
marker-immobile = immobilised
marker-damaged = damaged
marker-weapon-lost = weapon destroyed
no-obstacle = The way leads through { $piece }
short-pc = { $amount } CP missing
short-pr = { $amount } RP missing
short-places = { $amount } places missing
set-commander =
    { $raw ->
        [none] { "" }
       *[other] Commander of { $who }: { $value }
    }
set-shown =
    { $raw ->
        [none] { "" }
       *[other] { $who } show{ $who-s } { $who-its } card: { $last }
    }
set-weapon = { "" }
set-strikes = { "" }
set-routines = { "" }
set-delayed =
    { $raw ->
        [true] { $who } take{ $who-s } a delay
       *[false] { "" }
    }
set-carrier =
    { $raw ->
        [none] { "" }
       *[other] { $who } board{ $who-s } { $value }
    }
set-hurt = { "" }
set-z = { "" }
set-figures = { "" }
set-parts = { "" }
set-side = { "" }
set-garrison = { "" }
set-cards = { "" }
set-round = Turn { $value }
set-phase = Phase: { $value }
set-active = { $value } plays
set-pv = { $who } { $who-a } { $value } VP
forecast-salvo = { $unit } fire{ $unit-s } { $salvo } at { $target }
forecast-melee = { $unit } fight{ $unit-s } { $target }
forecast-move = { $unit } go{ $unit-es } there
forecast-alert = Alert fire of { $unit } at { $target }
forecast-crush = { $unit } run{ $unit-s } over infantry
forecast-flame = { $unit } throw{ $unit-s } { $salvo } at { $target }
forecast-bid = { $bid } CP bid, { $other } by the others
counted-losses = figures lost
counted-boxes = Structure points lost
counted-own-losses = figures lost of your own
counted-own-boxes = Structure points lost of your own
counted-disorganised = disorganised
event-disorganised = disorganised
counted-destroyed = destroyed
event-destroyed = destroyed
counted-down = thrown to the ground
counted-deviates = deviates
event-deviates = the template deviates
counted-authority = authority
event-authority = authority won
no-no-place-beside = There is no free place beside the commander
roll-a4-shoot-08-needs = { $unit } fire{ $unit-s } { $salvo } at { $target }: Accuracy { $accuracy } against Range { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm), difference { $difference }
roll-a4-dmg-01-needs = Damage to { $target }: Penetration { $penetration } against Protection { $protection }, difference { $difference }
roll-a4-mel-03-needs = { $unit } strike{ $unit-s } { $target } with { $weapon }: Accuracy { $accuracy } against Combat { $combat }, difference { $difference }
roll-a4-act-11-needs = Morale of { $unit }: { $morale } against { $against }

## The guided match
guide-welcome = Blue is yours: a squad of riflemen with a lieutenant, and a walker. Two enemy squads stand on the far side of the yard. One turn is played. At its end the objective in the middle brings 4 victory points (VP) to whoever has more foot soldiers less than 10 cm from it: armour breaks lines, but only boots hold ground. Any rule id, like the one beside a question, opens its rule.
guide-commander = The officer of the highest Grade commands this turn. He gives command points (CP); nobody else sees whom you chose until the authority test.
guide-sequence = One card for each unit, face down in a line: your units act in this order, and the enemy does not see it. Put first whoever must act first. The riflemen have the objective to reach; the walker clears the way for them if it goes first.
guide-bid = Both sides bid in secret. A die, your commander's Authority and your bid are added up; the higher total says who begins. What is bid is spent, and each unit without an officer costs 1 CP to activate: do not bid everything.
guide-first-player = You won the test: you say who begins. The first shoots first; the last has the last word on the objective.
guide-option = Turn up your first card and its unit acts. For CP you may put the card further back, delay, or play two cards in a row.
guide-which-card = Two cards are up: say which unit goes first.
guide-activate = Several units share this card: any of them may act.
guide-pay = A unit without an officer costs 1 CP to activate. If you do not pay it does nothing this turn.
guide-action = A combat move lets the unit fire before or after it moves. A rapid move goes twice as far, but then nobody fires, unless they charge into contact to strike.
guide-salvo = Each weapon fires once, before the move or after it. The bars show how many enemies would fall: the odds are exact. To move first, choose no weapon now.
guide-target = Everybody in the fire zone drawn on the table may be hit, your own too (they are ringed in red). Range is counted from leader to leader, one more for each 10 cm.
guide-confirm-fire = Your own stand in the fire zone. The impacts fall on the nearest, whoever he is.
guide-fire-at-will = For 1 CP the unit may throw one missed die of the next salvo again, but stays where it is this turn.
guide-a4-shoot-08 = The dice have fallen: to hit, then cover, then damage. Each throw lies in the record with its faces, what was needed and the rule that asks for it.
guide-a4-mel-03 = Steel against steel: to hit against Combat, then damage. The enemy strikes in his own activation.
guide-move = Drag the leader: the others follow in formation. The shaded ground is all he can reach. End within 10 cm of the objective and behind something; nothing is final before you confirm.
guide-melee = Somebody is at contact: enemies can be struck, and scenery broken.
guide-strikers = Say who strikes.
guide-order = Orders cost 1 CP and last until the unit acts again: Take cover makes more of the cover it has, Alert fires at an enemy who moves, Take a knee lets shots meant for others pass overhead.
guide-alert-fire = An enemy moved in front of a unit in alert: it may fire now, out of turn.
guide-leader = The leader fell. Choose who takes over: ranges and formation are counted from him.
guide-rally = A unit that has lost heart does nothing. 2 CP put it back in order.
guide-everybody-up = More than half lie on the ground: for 1 CP they get up and act all the same.
guide-weapon-hit = The hit has found a weapon of the vehicle: choose which.
guide-weapon-lost = Each weapon the two vehicles had lost puts one of the new one out of action: choose which.
guide-nearest = Two are equally near: choose who is hit.
guide-container = A squad at a container may open or close it: an open one can be walked into.
guide-recruit = Reinforcement points (RP) buy the units you have kept back: 1 RP for each AP. They come in next turn.
guide-enter = Units in reserve come in by your zone, or by a drop point you control.
guide-enter-deploy = Click the spot where the leader should stand: the others form up around him. A red ghost says which rule forbids it.
guide-enter-access = { guide-enter-deploy }
guide-enter-drop = { guide-enter-deploy }
guide-alert-salvo = { guide-alert-fire }
guide-over = That was a whole turn: cards, authority, fire, and boots on the objective. “Replay” shows it again; “Play” on the front page offers six larger tables.
scenario-first-fight = A first fight

# == books, lists, missions ==

## Missions
scenario-reference = Reference mission
scenario-concorde = Concord square
scenario-bunker = Hold the bunker
scenario-ice = Breakthrough over ice
scenario-night = Night raid
word-mission-reference = Reference mission
word-mission-concorde = Concord square
word-mission-bunker = Hold the bunker
word-mission-ice = Breakthrough over ice
word-mission-night = Night raid
word-table-depot = Depot
word-table-concorde = Concord square
word-table-bunker-line = Bunker line
word-table-ice-shelf = Ice shelf
word-table-crystal-field = Crystal field
word-table-frozen-lake = Frozen lake
word-night = night
word-clear = none
zone-south = Southern zone
zone-north = Northern zone
zone-west = Western zone
zone-east = Eastern zone
zone-ridge = The ridge
zone-eastern-third = The eastern third
zone-middle-band = The middle band

## Pieces
piece-bunker = bunker
piece-container = container
piece-crystal = crystal
piece-low-wall = low wall
piece-nanogenerator = nanogenerator
piece-wall = wall
piece-crates = crates
piece-rock = rock
piece-hull = wreck
piece-mast = mast
piece-ruin = ruin
piece-thicket = thicket
piece-drift = snowdrift
piece-water = water
piece-chasm = chasm
piece-pack-ice = pack ice
piece-frozen-lake = frozen lake

## Set-up
ask-assault-group = Which units are your assault group? { $allowance } AP at most; the others come as reinforcements.
ask-garrison = Which unit begins inside { $bunker }? It stays there.
ask-place-scenery = Where do you put your { $kind }? In your half, at least 10 cm from every objective.
did-assault-group = Assault group of { $side }: { $answer }
did-garrison = { $raw ->
    [none] { $side } leaves { $bunker } empty
   *[other] { $answer } begins inside { $bunker }
  }
did-place-scenery = { $side } puts its { $kind } down: { $answer }
none-garrison = nobody
note-agreed = Agreed: { $mission }, { $points } AP, { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }; table: { $table }; conditions: { $conditions }
note-role-of = { $side }: { $role }, { $allowance } AP of assault units at most
note-ends = { $target ->
    [0] The battle ends after turn { $turns }; { $max-pv } VP at most
   *[other] The battle ends at { $target } VP or after turn { $turns }; { $max-pv } VP at most
  }
note-group-shown = { $side } begins with { $assault } units for { $spent } AP of { $allowance }; { $kept } AP follow as reinforcements
note-no-garrison = { $side } leaves { $bunker } empty
note-no-room-for-piece = No room in the half of { $side } for its { $kind }

## Cards of a book
family-fantassins = Foot soldiers, rank
family-appui = Support unit, rank
family-vehicule = Vehicle, rank
family-marcheur = Combat walker, rank
family-transport = Transport, rank
card-size = Size
card-profile = Movement · Morale · Combat · Protection
card-structure = Structure: propulsion / frame / each weapon
card-strength = Strength, standard-maximum
card-price = Each, AP
card-unit-price = The unit besides, AP
card-capacity = Places aboard
card-special = Special weapons from a strength of
card-command = Grade · Authority · CP
card-joins = Joins
card-drives = Drives
card-origin = Origin of the values
ability-relay = Relay
ability-camouflage = Camouflage
ability-rocket-jump = Rocket Jump
ability-stability = Stability
ability-nerves-of-steel = Nerves of steel
ability-heroic-pilot = Heroic pilot
ability-fear = Fear
ability-sapper = Sapper
ability-twin-arms = Twin arms
ability-overseer = Overseer
ability-karman = Karman

## What is wrong with a list
no-other-book = { $unit } (entry { $number }) is of the book { $other }, not of { $book }
no-no-such-unit = The book { $book } has no unit { $unit } (entry { $number }); it has: { $known }
no-strength-too-large = { $unit } (entry { $number }): { $given } members, { $most } at most
no-strength-too-small = { $unit } (entry { $number }): { $given } members, { $least } at least
no-no-such-special = { $unit } (entry { $number }) has no special weapon { $weapon }; its card has: { $known }
no-too-many-special = { $unit } (entry { $number }): { $given } special weapons, { $most } at most
no-special-for-larger = { $unit } (entry { $number }): { $given } special weapons, { $most } at most at a strength of { $strength }; { $given } need { $needed } members
no-hero-is-leader = { $unit } (entry { $number }) is a hero and leads himself: no officer of Grade { $grade }
no-grade-not-for-unit = { $unit } (entry { $number }) has no officer of Grade { $grade }; it may have: { $known }
no-no-such-hero = { $unit } (entry { $number }): the book has no hero { $hero }; it has: { $known }
no-hero-not-with = { $hero } go{ $hero-es } neither with nor in { $unit } (entry { $number }); with: { $known }
no-two-leaders = { $unit } (entry { $number }) is led by { $hero }: an officer of Grade { $grade } besides is one too many
no-nobody-left = { $unit } (entry { $number }): of { $given } members none is left to lead
no-garrison-of-infantry = Only infantry garrisons a bunker, not { $unit }
no-hero-twice = { $hero } { $hero-est } in the company { $given } times, once at most
no-no-units = A company has at least one unit
no-section-empty = Section { $section } has no unit
no-section-too-large = Section { $section }: { $given } units, { $most } at most
no-no-place-ever = Section { $section }: the pattern of the book has no place for { $unit }
no-section-no-place = Section { $section }: no place is left for { $units }; still free: { $free }
no-place-not-filled = Section { $section }: place { $place } must be filled ({ $wants })
no-section-not-full = Section { $section } is not full ({ $wants }): section { $next } cannot be opened yet
no-two-grade-5 = { $given } officers of Grade 5 in the army, { $most } at most
no-two-grade-4 = Section { $section }: { $given } officers of Grade 4, { $most } at most
no-game-too-large = Forces of { $given } AP, { $most } at most
no-too-expensive = The list is worth { $total } AP for { $points } allowed: { $excess } AP too many
no-assault-too-large = Assault group of the { $role } at { $points } AP: { $given } AP for { $most } allowed, { $excess } AP too many
no-no-assault-group = No unit is in the assault group of the { $role }: name some, { $most } AP at most
no-no-bunker-for-garrison = { $given } units meant for a bunker ({ $units }), and { $most } bunkers for this side
no-no-room-inside = { $bunker } has room for { $most } members of { $unit }, not for { $given }
no-piece-off-table = The { $kind } would stand over the edge of the table
no-no-point = That is no point of the table: { $given }
no-not-your-half = The { $kind } stands in its owner's half of the table
no-near-objective = The { $kind } stands at least 10 cm from every objective; { $objective } is nearer
no-on-a-piece = Something is in the way of the { $kind }: { $piece }
hint-strength-at-most = take fewer members
hint-strength-at-least = take more members
hint-infantry-garrison = give the bunker to an infantry unit
hint-one-book = a company is of one book
hint-choose-from-book = choose a name that the book has
hint-choose-from-card = choose a weapon of its card
hint-more-members = take more members, or fewer special weapons
hint-fewer-special = take fewer special weapons
hint-no-officer = leave the officer out
hint-other-grade = choose one of these Grades
hint-choose-hero = choose one of these heroes
hint-other-unit = put him or it elsewhere
hint-hero-once = keep him once
hint-add-unit = add a unit
hint-drop-section = leave the section out
hint-another-section = put some in another section
hint-fill-place = add such a unit to the section
hint-fill-first = fill the section first, or move units into it
hint-lower-grade = give the others a lower Grade
hint-smaller-game = agree on a smaller game
hint-spend-less = take off units, members or weapons
hint-move-to-reinforcement = leave some units as reinforcements
hint-name-assault = name some units for the assault group
hint-no-garrison = take `garrison` off the list for this mission

## What is wrong with a book, a table or a mission
mistake-all-grades = A4-FORCE-03: a book has officers of Grades 1 to 5, in order; given: { $given }
mistake-twice-in = { $id } stands twice in { $part }
mistake-section-places = A4-FORCE-03: a section has 1 to { $most } places, not { $given }
mistake-first-place = A4-FORCE-03: the first place of a section is mandatory
mistake-place-for-nobody = A4-FORCE-03: no unit of the book fits this place
mistake-area-missing = { $rule }: an indirect or projection weapon needs `area_cm`
mistake-area-of-another = A4-GEN-10: a weapon of the kind { $kind } has no area of effect
mistake-reach-of-another = A4-ABIL-02: only a projection weapon has a reach, not one of the kind { $kind }
mistake-special-melee = A4-ABIL-05: a melee weapon is never special
mistake-no-weapon-ability = no ability of weapons is called { $ability }; there are: { $known }
mistake-ability-of-another = { $rule }: { $ability } is for weapons of the kind { $kinds }, not { $kind }
mistake-no-weapon-of-book = A4-GEN-10: the book has no weapon { $weapon }
mistake-not-special = A4-ABIL-05: { $weapon } is not marked `special: true`
mistake-special-limit = A4-ABIL-05: special weapons and `special_max` go together
mistake-no-ability = no ability is called { $ability }; there are: { $known }
mistake-armour-structure = A4-DMG-03: armour has Structure points in propulsion and frame
mistake-infantry-structure = A4-DMG-02: on foot only a hero has Structure points, and they are in the frame
mistake-size-of-family = A4-GEN-08: Size { $size } does not fit the family { $family }
mistake-no-weapons = A4-GEN-10: a unit has at least one weapon
mistake-capacity-of-transports = A4-TRAN-01: transports have a capacity, and they alone
mistake-arc-missing = A4-GEN-13: { $weapon } is mounted on a vehicle or transport and says no `arc_degrees`
mistake-no-arcs-here = A4-GEN-12: a unit of the family { $family } sees all round, { $weapon } has no arc
mistake-weapon-twice = A4-ABIL-15: { $weapon } stands twice; only the two arms of a rank 3 suit bear the same weapon
mistake-twin-arms = A4-ABIL-15: twin arms are for rank 3 suits with two weapons to fire
mistake-strengths = A4-GEN-09: a maximum of { $most } is below the standard strength of { $standard }
mistake-formation-too-large = A4-GEN-11: { $figures } members do not fit within 10 cm of their leader
mistake-strength-of-limit = A4-ABIL-05: a strength of { $strength } is outside what the unit may have
mistake-fusion = A4-ABIL-13: { $unit } fuses into { $other }: armour of the book, one rank higher
mistake-creation = A4-ABIL-13: only rank 1 armour is created
mistake-routines-only = A4-ABIL-13: only in a book with `routines: true`
mistake-no-strike = A4-ABIL-16: the book has no artillery strike { $strike }
mistake-hero-alone = A4-ABIL-17: a hero is a foot soldier with a strength of 1
mistake-hero-with = A4-ABIL-17: { $part } names { $unit }, which is no such unit of the book
mistake-pilot = A4-ABIL-10: who drives a vehicle has heroic_pilot, and nobody else
mistake-hero-command = A4-TAC-01: a hero who is an officer has Grade, Authority and CP, all three
mistake-no-unit-of-book = { $path }: the book { $book } has no unit { $unit }
mistake-not-destructible = A4-SCN-01: { $id }, { $kind }, cannot be destroyed: there is no Protection for it
mistake-piece-without-outline = { $kind }: expected `at`, `from` and `to`, or a `shape`
mistake-mission-lacks = A4-SETUP-01: { $path } does not define { $what }; a mission defines: { $fields }
mistake-no-way-in = A4-SETUP-01: { $path }: the { $seat } side has neither access zone nor deployment zone
mistake-number-of-roles = A4-FORCE-04: { $path } has roles for { $roles } and takes { $sides } sides
mistake-max-pv = A4-SETUP-01: { $path } says max_pv { $given }, its places and turns make { $reckoned }
mistake-off-table = A4-SETUP-01: { $path }: { $at } is not on the table { $table }
mistake-no-bunker-there = A4-SCN-09: { $path }: there is no { $bunker } on the table { $table }
mistake-table-of-another = { $mission } is not played on { $table }; it may be played on: { $known }

# == battles of a campaign ==
ask-storm = The storm blows. Which enemy unit is carried off?
did-storm = { $side } lets the storm take { $answer }
ask-use-bonus = { $unit } { $unit-a } failed dice or impacts to answer ({ $failed }). Use { $unit-its } experience now?
none-use-bonus = Keep it
did-use-bonus = { "" }
ask-retreat = Do you call a retreat? All your units on the battlefield are lost.
none-retreat = No retreat
did-retreat = { "" }
opt-use = use it
opt-retreat = retreat
marker-on-the-run = On the run
note-frozen = { $unit } { $unit-a } stood still in the cold wave
tells-changed-a4-war-18 = { "" }
tells-changed-a4-war-19 = { $figure } lies in the water and may come back after the battle
no-thaw = No rapid moves in the thaw
no-too-dim = In this weather nobody shoots beyond 40 cm
no-campaigns-only = Experience, damage, supplies and given scenery belong to companies of a campaign
no-missing-members = Members that are missing must be of the unit, and somebody must be left: { $given }
no-hurt-members = The damage of { $figure } does not fit its Structure
no-no-report = A report says who has won, VP and RP of each side ({ $sides }), who retreated, and what became of every unit
no-no-points = A report says the { $purse } of each side: { $sides }
no-more-pv-than-there-are = { $side } cannot have { $given } VP: the mission has { $most } at most
no-unit-not-told = The report does not say where { $unit } is
no-unit-not-sent = { $unit } { $unit-was } not in this battle
no-more-lost-than-sent = { $unit } cannot have lost { $lost }: { $strength } came
no-lost-unit-kept = { $unit }: { $lost } lost of { $strength } does not go with being at { $place }
no-drowned-not-lost = { $unit }: who lies in the water is among the lost
no-hurt-not-there = { $unit }: only vehicles that are left have damage, and no more than their Structure
hint-leave-out = leave them out
mistake-campaign-sides = a battle of a campaign has roles and ways in for every side: { $roles } and { $zones } for { $lists }
mistake-campaign-no-way-in = every side of a battle of a campaign has a way in
opt-thaw = thaw
opt-dog-weather = dog weather
opt-cold-wave = cold wave
word-mission-chasm-1 = The split
word-table-chasm-1 = The split
word-mission-chasm-2 = Blue cracks
word-table-chasm-2 = Blue cracks
word-mission-frozen-lake-1 = Mirror lake
word-table-frozen-lake-1 = Mirror lake
word-mission-frozen-lake-2 = Twin tarns
word-table-frozen-lake-2 = Twin tarns
word-mission-night-1 = Dark depot
word-table-night-1 = Dark depot
word-mission-night-2 = Lightless gate
word-table-night-2 = Lightless gate
word-mission-pack-ice-1 = The long floe
word-table-pack-ice-1 = The long floe
word-mission-pack-ice-2 = Broken floes
word-table-pack-ice-2 = Broken floes
word-mission-snow-1 = White shoulder
word-table-snow-1 = White shoulder
word-mission-snow-2 = Drift valley
word-table-snow-2 = Drift valley
word-mission-water-1 = Meltwater leads
word-table-water-1 = Meltwater leads
word-mission-water-2 = Grey fjord
word-table-water-2 = Grey fjord
tells-gained-a4-war-08 = A spy brings { $who } { $amount } CP more: { $left } now
tells-gained-a4-war-13 = Units with initiative bring { $who } { $amount } CP more: { $left } now

## The form of a report
scene-form-pr = Reinforcement points left
scene-form-retreated = Who called a retreat?
scene-form-place = Where it ended
scene-form-table = on the table
scene-form-aboard = aboard a transport
scene-form-reserve = in reserve
scene-form-section = never recruited
scene-form-lost = Lost
scene-form-drowned = Of these in the water
scene-form-hurt = Structure lost
scene-form-weapon = weapon
