### Sentences of Trauma. Licence: CC BY-NC-SA 4.0.

## Sides and scenarios
side-one = Player one
side-two = Player two
scenario-generator = Get me that generator!
scenario-attack = At the enemy!

## Questions
ask-colour = Which colour do you take? Blue enters from the south, red from the north.
ask-role = Do you attack or defend?
ask-pick-point = Which piece of scenery bears the point { $kind }?
ask-recruit = Which units do you buy with your reinforcement points?
ask-sequence = In which order do you lay your cards, first to last?
ask-make-up = Who comes back in { $unit }?
ask-general = Which officer is your general?
ask-bid = How many CP do you bid for the initiative?
ask-first-activation = Who activates first?
ask-option = Your turn to play: flip the first card, or spend CP first?
ask-card-place = After how many cards do you put it back?
ask-activate = Which of the two units do you activate now?
ask-pay = Do you pay 1 CP to activate { $unit }?
ask-enter = How does { $unit } come in?
ask-enter-access = Where does { $unit } come in ({ $way })?
ask-enter-deploy = Where does { $unit } deploy?
ask-enter-drop = Where does { $unit } land ({ $way })?
ask-enter-guerilla = Where does { $unit } appear ({ $way })?
ask-announce = Which actions does { $unit } announce?
ask-extra-action = An extra action for { $unit }?
ask-move = Where does { $unit } move?
ask-break-formation = { $unit } would be out of formation, hence Disorganised: do it all the same?
ask-push = Where is { $figure } pushed?
ask-cross = What does { $unit } cross?
ask-landing = Where does the leader of { $unit } end, beyond { $obstacle }?
ask-stay-behind = Who of { $unit } stays behind?
ask-follow-order = In which order do the others of { $unit } follow?
ask-crush = How does { $unit } drive through { $target }?
ask-crushed = Who of { $unit } is crushed?
ask-repair = What is repaired?
ask-demolish = Which piece does { $unit } blow up?
ask-operate = What does { $unit } operate?
ask-salvo = Which salvo does { $unit } fire now?
ask-target = At whom does { $unit } fire { $salvo }?
ask-sniper-score = Which accuracy score does { $unit } use at { $target }?
ask-arc = In which fire arc is { $target } for { $vehicle }?
ask-nearest = Equally near: who of { $unit } takes the hits?
ask-first-hit = On whom of { $target } does the blast of { $unit } fall?
ask-victim = Hit { $hit }: who of { $target } takes it?
ask-heal = Whom do you heal in { $unit }?
ask-leader = Who leads { $unit } now?
ask-stay-up = Who of { $unit } stays on his feet?
ask-incident = Which incident strikes { $vehicle }?
ask-weapon-lost = Which weapon of { $vehicle } is put out of action?
ask-melee = { $unit } { $unit-est } in contact: { $unit-does } { $unit-il } fight?
ask-melee-salvo = With what does { $unit } strike now?
ask-melee-target = Whom does { $unit } strike with { $salvo }?
ask-stay-out = Who of { $unit } does not strike at { $target }?
ask-melee-hits = Who of { $unit } takes the odd hits?
ask-melee-losses = Who of { $unit } falls?
ask-suicide-losses = Whom does { $unit } lose in the assault?
ask-demolition-target = On whom does { $figure } set his charge?
ask-order = Which order does { $unit } receive?
ask-rally = Which unit does the general rally?
ask-alert-fire = { $mover } { $mover-a } moved: which unit on alert fires at it?
ask-alert-salvos = Which salvos does { $unit } fire at { $mover }?
ask-stagger-alert = Stagger the Alert fire of { $unit } for 1 CP?

## Answers given
did-colour = { "" }
did-role = { "" }
did-pick-point = { "" }
did-recruit = { $side } buys: { $answer }
did-sequence = { $side } lays its cards: { $answer }
did-make-up = { "" }
did-general = { "" }
did-bid =
    { $raw ->
        [0] { $side } bids nothing
       *[other] { "" }
    }
did-first-activation = { $side } has the initiative; first to activate: { $answer }
did-option = { "" }
did-card-place = { "" }
did-activate = { $side } activates { $answer } first
did-pay = { "" }
did-enter = { $unit } { $unit-est } to come in by: { $answer }
did-enter-access = { "" }
did-enter-deploy = { "" }
did-enter-drop = { "" }
did-enter-guerilla = { "" }
did-announce = { $unit } announce{ $unit-s }: { $answer }
did-extra-action =
    { $raw ->
        [none] { "" }
       *[other] Extra action of { $unit }: { $answer }
    }
did-move = { "" }
did-break-formation = { "" }
did-push = { "" }
did-cross =
    { $raw ->
        [none] { "" }
       *[other] { $unit } cross{ $unit-es }: { $answer }
    }
did-landing = { "" }
did-stay-behind = { "" }
did-follow-order = { "" }
did-crush = { "" }
did-crushed = { "" }
did-repair = { "" }
did-demolish = { "" }
did-operate = { "" }
did-salvo = { "" }
did-target = { "" }
did-sniper-score = { $unit } use{ $unit-s } the score: { $answer }
did-arc = { "" }
did-nearest = { "" }
did-first-hit = { "" }
did-victim = { "" }
did-heal = { "" }
did-leader = { "" }
did-stay-up = On their feet in { $unit }: { $answer }
did-incident = { "" }
did-weapon-lost = { "" }
did-melee =
    { $raw ->
        [none] { $unit } { $unit-does } not fight
       *[other] { "" }
    }
did-melee-salvo = { "" }
did-melee-target = { "" }
did-stay-out = { "" }
did-melee-hits = { "" }
did-melee-losses = { "" }
did-suicide-losses = { "" }
did-demolition-target = { "" }
did-order = { "" }
did-rally = { "" }
did-alert-fire =
    { $raw ->
        [none] { $side } answers the move of { $mover }: nobody fires
       *[other] { $side } answers the move of { $mover }: { $answer }
    }
did-alert-salvos = { "" }
did-stagger-alert = { "" }
## Answers given, in records that tell nothing else of what came of them
was-move = { $unit } move{ $unit-s }: { $answer }
was-push = { $figure } is pushed { $answer }
was-enter-access = { $unit } come{ $unit-s } in by { $way }: { $answer }
was-enter-deploy = { $unit } deploy{ $unit-s }: { $answer }
was-enter-drop = { $unit } { $unit-est } dropped by { $way }: { $answer }
was-enter-guerilla = { $unit } appear{ $unit-s } ({ $way }): { $answer }
was-landing = The leader of { $unit } gets past { $obstacle }: { $answer }
was-crush = { $unit } drive{ $unit-s } through { $target }: { $answer }
was-crushed = Crushed in { $unit }: { $answer }
was-colour =
    { $raw ->
        [blue] { $side } takes blue
       *[red] { $side } takes red
    }
was-role = { $side }: { $answer }
was-pick-point = { $side } puts the point { $kind } on { $answer }
was-pay = Activation of { $unit }: { $answer }
was-salvo = { $unit } fire{ $unit-s }: { $answer }
was-target = { $unit } aim{ $unit-s } { $salvo } at { $answer }
was-nearest = { $side } gives the hits to { $answer }
was-first-hit = The blast falls on { $answer }
was-victim = Hit { $hit } goes to { $answer }
was-heal = Healed in { $unit }: { $answer }
was-melee-salvo = { $unit } strike{ $unit-s } with { $answer }
was-melee-target = { $unit } strike{ $unit-s } { $answer } with { $salvo }
was-stay-out = Of { $unit } do not strike: { $answer }
was-melee-hits = The odd hits on { $unit } go to { $answer }
was-melee-losses = Fall in { $unit }: { $answer }
was-suicide-losses = Lost by { $unit } in the assault: { $answer }
was-demolition-target = { $figure } sets his charge on { $answer }
was-alert-salvos = { $unit } fire{ $unit-s } at { $mover }: { $answer }
was-repair = Repair: { $answer }
was-order = { $unit } receive{ $unit-s }: { $answer }
was-rally = The general rallies { $answer }
was-option = { $side }: { $answer }
was-general = { $side } names its general: { $answer }
was-make-up = { $unit } come{ $unit-s } back with { $answer }
was-incident = Incident on { $vehicle }: { $answer }
was-demolish = { $unit } blow{ $unit-s } up { $answer }
was-operate = { $unit } operate{ $unit-s } { $answer }
was-stagger-alert = Alert fire of { $unit }: { $answer }
was-break-formation = { $unit } out of formation: { $answer }
was-stay-behind = Of { $unit } stay behind: { $answer }
was-follow-order = The others of { $unit } follow: { $answer }
was-arc = { $target } { $target-est } in arc { $answer } of { $vehicle }
was-bid = { $side } bids { $answer } CP
was-melee = Melee of { $unit }: { $answer }
was-extra-action = Extra action of { $unit }: { $answer }

## Options
opt-blue = blue
opt-red = red
opt-attacker = attacker
opt-defender = defender
opt-flip = flip the first card
opt-move-first-card = move the first card (1 CP)
opt-pass = pass (1 CP)
opt-simultaneous = simultaneous activation (2 CP)
opt-reorder = rearrange all the cards
opt-pay = pay 1 CP
opt-break = yes, out of formation
opt-movement = Movement
opt-shoot = Shoot
opt-crossing = Crossing
opt-operate = Operate
opt-staggered = salvos staggered (1 CP)
opt-sustained = Sustained fire
opt-take-cover = Take cover (1 CP)
opt-alert = Alert fire (1 CP)
opt-heads-down = Heads down (1 CP)
opt-courage = Courage, lads (2 CP)
opt-stagger = stagger it (1 CP)
opt-first = the first score
opt-second = the second score
opt-fight = fight with its weapons
opt-suicide-of = suicide assault on { $what }
opt-suicide = suicide assault
opt-self-repair = Self-repair
opt-repair = Repair
opt-demolition = Demolition
opt-demolition-of = the charge of { $what }
opt-jump = Jump pack: an extra Crossing
opt-propulsion = propulsion destroyed
opt-chain-explosions = chain explosions
opt-weapon-lost = a weapon destroyed
opt-box = one box of structure
opt-weapon-of = weapon number { $what }
opt-access-of = { $what }
opt-deploy = deployment zone
opt-drop-of = { $what }
opt-guerilla-of = Guerrilla, beside { $what }
opt-toward-of = towards { $what }
opt-charge-of = charge { $what }
opt-cover = into cover
opt-back = fall back
none-pay = do not activate it
none-enter = stay in Reserve
none-extra-action = none
none-cross = give the Crossing up
none-move = give the Movement up
none-break-formation = no, place them again
none-operate = nothing
none-repair = nothing
none-salvo = fire no more
none-melee = do not fight
none-melee-salvo = strike no more
none-order = no order
none-alert-fire = nobody fires
none-stagger-alert = fire everything at once

## Words
word-alpha = alpha
word-omega = omega
word-gamma = gamma
word-drop = drop
word-open = open
word-covered = covered
word-building = buildings
word-note = noted
word-remove = it opens
word-score = it scores
word-generator = Get me that generator!
word-attack = At the enemy!
word-draw = nobody
word-piece = scenery
word-disc = a base
word-link = a formation
word-edge = the edge of the table
word-accuracy = accuracy
word-rate = rate of fire
word-area = area
word-force = force
word-damage = damage
word-walker = walker
word-antigrav = antigrav
word-wheeled = wheeled or tracked
word-command = command
word-activation = activation
word-debriefing = debriefing
word-infantry = infantry
word-armour = armour
word-unit = units
word-figure = figures
word-vehicle = vehicles
word-weapon = weapons

## States
marker-disorganised = Disorganised
marker-prone = Prone
marker-engaged = Engaged
marker-take-cover = Take cover
marker-alert = Alert fire
marker-heads-down = Heads down
marker-general = general
marker-down = on the ground
marker-immobile = immobilised
marker-damaged = damaged
role-vehicle = vehicle
marker-weapon-lost = weapon destroyed
gains-disorganised = { $who }: { marker-disorganised } from now on
gains-prone = { $who }: { marker-prone } from now on
gains-engaged = { $who }: { marker-engaged } from now on
gains-take-cover = { $who }: { marker-take-cover } from now on
gains-alert = { $who }: { marker-alert } from now on
gains-heads-down = { $who }: { marker-heads-down } from now on
loses-disorganised = { $who }: { marker-disorganised } ends
loses-prone = { $who }: { marker-prone } ends
loses-engaged = { $who }: { marker-engaged } ends
loses-take-cover = { $who }: { marker-take-cover } ends
loses-alert = { $who }: { marker-alert } ends
loses-heads-down = { $who }: { marker-heads-down } ends

## Scenery
piece-low-wall = low wall
piece-hedge = hedge
piece-sandbags = sandbags
piece-barricade = barricade
piece-barbed-wire = barbed wire
piece-river = river
piece-trench = trench
piece-woods = woods
piece-crates = crates
piece-tank = storage tank
piece-generator = generator
piece-console = console
piece-wreck = wreck
piece-pillar = pillar
piece-rubble = rubble
piece-door = door

## Nouns that names of points and zones begin with
noun-point = point
noun-zone = zone

## What changes
set-pc = { $who } { $who-a } { $value } CP
set-pr = { $who } { $who-a } { $value } RP
set-pv = { $who } { $who-a } { $value } VP
set-colour =
    { $raw ->
        [blue] { $who } { $who-est } blue
       *[red] { $who } { $who-est } red
    }
set-role = { $who } { $who-est } the { $value }
set-general =
    { $raw ->
        [none] { $who } { $who-a } no general
       *[other] General of { $who }: { $value }
    }
set-shown =
    { $with-option ->
        [simultaneous] { $who } show{ $who-s } two cards: { $last-two }
        [none] { "" }
       *[other] { $who } show{ $who-s } { $who-its } card: { $last }
    }
set-leader =
    { $raw ->
        [none] { "" }
       *[other] { $value } leads { $who }
    }
set-place =
    { $raw ->
        [table] { $who } { $who-est } on the table
        [reserve] { $who } { $who-est } in Reserve
       *[gone] { $who } { $who-est } out of play
    }
set-down =
    { $raw ->
        [true] { $who } { $who-est } thrown to the ground
       *[false] { $who } get{ $who-s } up
    }
set-ticked = Boxes ticked on { $who }: { $value }
set-immobile =
    { $raw ->
        [true] { $who } { $who-est } immobilised
       *[false] { $who } can move again
    }
set-broken = { "" }
set-weapon-lost = Weapon { $value } of { $who } is out of action
set-weapon-mended = Weapon { $value } of { $who } works again
set-round = Round { $value }
set-phase = Phase: { $value }
set-active = { $value } plays
set-alert-left =
    { $raw ->
        [none] { "" }
       *[other] Salvos left in the staggered Alert fire of { $who }: { $value }
    }
set-without = { $value } is taken off the table

## What happens
note-a-drop-uses-both-actions = The drop of { $unit } takes both its actions
note-action-lost = { $unit } cannot carry out its { $action } any more
note-action-waived = { $unit } give{ $unit-s } up { $unit-its } { $action }
note-agreed = Agreed: { $scenario }, { $points } AP, reinforcement { $reinforcement } AP, { $turns ->
    [one] one round
   *[other] { $turns } rounds
  }
note-already-tested = { $unit } { $unit-a } tested { $unit-its } morale already in this action
note-arc-chosen = { $target } counts in arc { $arc } of { $vehicle } for this action
note-automatic = No dice: the gap is 3 or more, the result is certain
note-cannot-score = No unit left to score with: { $sides }
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
note-chain-explosions = Chain explosions on { $vehicle }: one more box
note-contested = { $point } is contested: { $counts }
note-control-lost = { $side } loses control of { $point }
note-controls = { $side } takes control of { $point }
note-cover-test = { $covered } of { $of } figures of { $target } are in cover: a cover test
note-too-few-in-cover =
    { $covered ->
        [0] No figure of { $target } is in cover: no cover test
        [one] Only one of { $of } figures of { $target } is in cover: no cover test
       *[other] Only { $covered } of { $of } figures of { $target } are in cover: no cover test
    }
note-dead-card = { $unit } { $unit-est } eliminated: { $unit-its } card is set aside
note-eliminated = { $unit } lose{ $unit-s } { $figures }
note-expert-stays-out = { $figure } has set a charge and takes no part in the assault
note-extra-crossing = { $unit } jump{ $unit-s }: an extra Crossing
note-firing = Firing: { $figures }; dice: { $dice }
note-grave-damage = { $chosen ->
        [yes] Grave damage to { $vehicle }: { $incident }
       *[no] { "" }
    }
note-hits = Hit in { $unit }: { $figures }
note-hits-dealt = Hit in { $target }: { $figures }
note-hits-lost = { $hits ->
        [one] One hit on { $target } is lost
       *[other] { $hits } hits on { $target } are lost
    }
note-in-corridor = In the line of fire of { $unit } too: { $figures }
note-in-reserve = { $unit } { $unit-est } in Reserve and may come in
note-in-sight = Of { $target } in sight: { $figures }
note-lane-cleared = Left out, so that every base has a lane from each access zone to the middle: { $pieces }
note-match-ends = Victory points: { $pv }
note-melee-begins = { $unit } start{ $unit-s } a melee
note-area-hits = { $unit }: { $successes } successes make { $hits } hits by the area of effect
note-sniper-apart = { $unit }: its sniper stands apart
note-experienced-officers = { $officers ->
        [one] { $side }: one experienced officer on the table, one CP more
       *[other] { $side }: { $officers } experienced officers on the table, as many CP more
    }
note-does-not-count = { $unit } { $unit-est } Disorganised and do{ $unit-number ->
        [plural] { "" }
       *[singular] es
    } not count at { $point }
note-no-orders = { $unit } can be given no orders now
note-orders-lost = { "" }
note-melee-salvo = { $unit } strike{ $unit-s } { $target } with { $salvo }
note-more-dice = Equal successes: { $side } had more dice
note-mover-out-of-reach = { $unit } cannot reach { $mover } with { $salvo } any more
note-moves-no-distance = { $unit } stay{ $unit-s } where { $unit-il } { $unit-est }
note-no-card-left = { $side } has no card left
note-no-dice = { $unit } { $unit-a } no die to throw: the test fails
note-no-general = { $side } has no officer left to be its general
note-not-activated = { $unit } { $unit-est } not activated
note-not-free = { $unit } { $unit-est } not Free and cannot shoot
note-officer-lost = { $unit } { $unit-a } lost { $unit-its } officer, { $figure }
note-on-two-levels = { $unit } and its enemies stand on two levels: they reach each other all the same
note-only-recovers = { $unit } { $unit-est } Disorganised: { $unit-il } only recover{ $unit-s }
note-operated = { $unit } operate{ $unit-s } { $piece }: { $effect }
note-points = { $side }: command { $command }, cards { $cards }, Disorganised { $disorganised }, experienced officers { $experienced }
note-resisted = { $vehicle } { $vehicle-a } Resistance: no chain explosions
note-salvo = { $unit } fire{ $unit-s } { $salvo } at { $target }
note-salvos-not-fired = { $unit } { $unit-does } not fire: { $salvos }
note-scores-kill = { $side } scores { $pv } VP for { $unit }
note-scores-point = { $side } scores { $pv } VP and { $pr } RP for { $point }
note-set-refused = The types are thrown again ({ $limit }): { $types }
note-stays-in-reserve = { $unit } stay{ $unit-s } in Reserve
note-stray-hits = Stray hits of { $unit } on { $figures }
note-sustained-fire = { $unit }: Sustained fire
note-target = The target of { $unit } is { $target }
note-target-reached = { $side } has { $pv } VP: the target is reached
note-unit-eliminated = { $unit } { $unit-est } eliminated

## Why not
no-a-drop-is-no-displacement = { $unit } { $unit-was } dropped: { $unit-il } cannot charge
no-already-given = { $unit } { $unit-a } that order already
no-bases-overlap = Two bases would overlap
no-bears-a-point = { $piece } bears a point already
no-began-disorganised = { $unit } began its activation Disorganised
no-between-linked-figures = The way leads between figures in formation
no-closed-to-the-class = { $unit } cannot cross { $piece }
no-concealed = { $target } { $target-est } concealed from { $unit } at this distance
no-disorganised = { $unit } { $unit-est } Disorganised
no-does-not-fit = The base does not fit there
no-drop-was-everything = { $unit } { $unit-was } dropped: { $unit-il } { $unit-does } nothing more
no-engaged = { $unit } { $unit-est } Engaged
no-entry-was-an-action = Coming in was an action of { $unit }: one is left
no-everyone-or-nobody = All figures of { $unit } come in, or none
no-fired-with-second-score = { $figure } has fired with the second score and may not move
no-first-turn-only = Deployment is for the first round only
no-half-on-it = The base would stand half on the obstacle
no-has-fired = { $unit } { $unit-a } fired in this activation
no-has-fought = { $unit } { $unit-a } fought a melee: { $unit-its } activation ends
no-has-moved = { $figure } has moved: only the first score is left
no-immobilised = { $figure } is immobilised
no-interlocked = { $unit } would end interlocked with { $other }
no-leader-not-at-contact = The leader is not in contact with it
no-leaving-needs-crossing = Leaving { $piece } takes a Crossing
no-line-not-free = The straight line is not free: { $by }
no-misses-the-unit = The line does not pass through { $unit }
no-mover-gone = { $mover } { $mover-est } gone
no-mover-out-of-reach = { $unit } cannot reach { $mover } with { $salvo } any more
no-no-alert-order = { $unit } { $unit-a } no Alert fire
no-no-alert-weapon = { $unit } { $unit-a } no weapon for an Alert fire
no-no-contact = { $unit } { $unit-est } in contact with no enemy
no-no-figure-left = { $unit } { $unit-a } no figure left
no-no-free-place = There is no free place there
no-no-jump-pack = { $unit } { $unit-a } no Jump pack
no-no-melee-weapon = { $unit } { $unit-a } no melee weapon that reaches
no-no-object = There is nothing to operate on this table
no-no-object-at-contact = { $unit } { $unit-est } in contact with nothing { $unit-il } could operate
no-no-piece-at-contact = { $unit } { $unit-est } in contact with nothing { $unit-il } could blow up
no-no-ranged-weapon = { $unit } { $unit-a } no ranged weapon
no-no-room-to-land = There is no room to end there
no-no-straight-way = No straight way leads through { $target }
no-no-target = { $unit } { $unit-a } no target for { $salvo }
no-no-weapon-left = No weapon of { $salvo } works any more
no-nobody-at-contact = Nobody of { $unit } would be in contact
no-nobody-disorganised = No unit of the army is Disorganised
no-nobody-sees = Nobody of { $unit } sees { $target }
no-not-a-facing = A facing is a number of degrees from 0 to 359
no-not-a-path = A path is a list of points
no-not-a-vehicle = { $target } { $target-est } no vehicle
no-not-at-contact-beyond = The base would not end in contact beyond it
no-not-by-the-zone = { $figure } would not come in through the zone { $zone }
no-not-central = { $piece } is not in a central quarter
no-not-controlled = Your side does not control it
no-not-enemy-infantry = { $target } { $target-est } no enemy infantry
no-not-enough-pc = Not enough command points
no-not-enough-pr = Not enough reinforcement points
no-not-entirely-through = The way must lead wholly through the friendly unit, or not at all
no-not-free = { $unit } { $unit-est } not Free
no-not-in-alert = { $salvo } cannot be fired in Alert fire
no-not-infantry = { $unit } { $unit-est } no infantry
no-not-its-activation = It is not the activation of { $unit }
no-not-of-the-unit = { $figure } is not of { $unit }, or stands twice in the answer
no-not-on-table = { $unit } { $unit-est } not on the table
no-not-on-the-other-side = That is not on the other side of the obstacle
no-not-on-the-table = { $unit } { $unit-est } not on the table
no-not-placements = The answer wants figures, each with a path and a facing
no-not-seen = { $target } { $target-est } not seen by { $unit }
no-not-the-general = { $unit } { $unit-est } not the general's unit
no-not-wholly-on-the-table = { $figure } would not stand wholly on the table
no-not-your-zone = That access zone is the enemy's
no-nothing-to-repair = { $unit } { $unit-a } nothing to repair within reach
no-nowhere-to-land = { $unit } find{ $unit-s } no place to end beyond { $obstacle }
no-off-the-table = The base would leave the table
no-once-per-activation = { $unit } { $unit-a } done it in this activation
no-one-action-only = { $unit } get{ $unit-s } up: one action only
no-one-card-only = { $side } has only one card left
no-one-jump-per-movement = { $unit } { $unit-a } { $taken } jumps behind it: one for each Movement
no-one-salvo-only = { $unit } { $unit-a } only one salvo: nothing to stagger
no-one-straight-line-each = Each vehicle drives in one straight line
no-only-the-leader = Only the leader of { $unit } is placed; the others follow
no-out-of-arc = { $target } { $target-est } in no fire arc of { $salvo }
no-out-of-formation = The unit would be out of formation
no-outside-the-zone = { $figure } would stand outside the zone
no-placed-not-moved = { $unit } { $unit-est } placed there, without a path
no-prone = { $unit } { $unit-est } Prone
no-propulsion-destroyed = A walker of { $unit } has lost its propulsion
no-rank-too-high = { $unit } { $unit-est } too valuable for a suicide assault
no-same-quarter = There is one of these points in that quarter already
no-same-side = There is one of these points on that side already
no-sequence-locked = The order of the cards is fixed once they are laid
no-through-a-unit = The way leads through another unit
no-through-enemy-infantry = The way leads through enemy infantry without ending among it
no-too-deep = More than half the Movement would be spent inside
no-too-thick = The obstacle is too thick to cross there
no-too-far = Out of reach
no-twice-in-a-row = { $side } did the same on its last turn of play
no-vehicle-cannot-hide = Vehicles of this kind cannot take cover: { $vehicle }
no-vehicles-only = { $salvo } fires at vehicles only
no-wheeled-never-cross = Wheeled and tracked vehicles never cross obstacles
no-wrong-side = { $piece } is on the wrong side of the table

## Army lists and books
no-arcs-do-not-match = { $unit } (entry { $number }): { $weapons } ranged weapons want as many arcs
no-leader-not-standard = { $unit } (entry { $number }): { $leader } is no standard combatant and cannot lead
no-leader-not-there = { $unit } (entry { $number }) has no { $leader } to lead it
no-no-arcs = { $unit } (entry { $number }) has no fire arcs
no-no-extended-strength = { $unit } (entry { $number }) has no extended strength
no-no-officer = The army has no officer
no-no-such-kind = The book has no section of the kind { $kind } ({ $section })
no-no-such-officer = { $unit } (entry { $number }) has no officer { $officer }
no-no-such-option = { $unit } (entry { $number }) has no option { $option }
no-no-such-section = { $unit } (entry { $number }) is in a section { $section } that the list does not name
no-no-such-skill = There is no skill { $skill }
no-no-such-unit = The book { $book } has no unit { $unit } (entry { $number })
no-no-units = The army has no units
no-nobody-to-replace = { $unit } (entry { $number }): no { $profile } left to be replaced, { $excess } too many
no-not-attached-here = The skill { $skill } belongs to { $to }
no-not-in-this-section = { $unit } { $unit-does } not serve in a section of the kind { $kind } ({ $section })
no-officer-leads = { $unit } (entry { $number }): its officer leads it, not { $leader }
no-one-arc-empty = { $unit } (entry { $number }): one of its two arcs is left empty
no-option-too-often = { $unit } (entry { $number }): the option { $option } is taken { $excess } times too often
no-other-book = { $unit } (entry { $number }) is of the book { $other }, not of { $book }
no-reinforcement-too-small = The reinforcement section is worth { $total } AP and must be worth { $least }: { $excess } AP are missing
no-section-empty = The section { $section } ({ $kind }) has no unit
no-section-too-large = The section { $section } ({ $kind }) has { $excess } units too many
no-too-expensive = The list is worth { $total } AP for { $points } allowed: { $excess } AP too many
no-too-few-in-section = The section { $section } ({ $kind }) wants { $least } to { $most } { $unit }: { $excess } are missing
no-too-many-in-section = The section { $section } ({ $kind }) takes { $least } to { $most } { $unit }: { $excess } too many
no-too-many-heavy-weapons = { $unit } (entry { $number }): { $most } heavy weapons at most, { $excess } too many
no-too-many-specialists = { $unit } (entry { $number }): { $most } specialists at most, { $excess } too many
no-two-officers = { $unit } (entry { $number }) has { $excess } officers too many
hint-add-officer = give an officer to one unit
hint-add-unit = add a unit
hint-another-section = put some of them in another section
hint-choose-from-book = choose a name that the book has
hint-drop-section = leave the section out
hint-fewer-options = take fewer options
hint-move-to-reinforcement = move units to the reinforcement section
hint-name-section = name the section in the list
hint-no-arcs = leave the arcs out
hint-no-leader = leave the leader out
hint-normal-strength = take it at normal strength
hint-one-arc-each = give one arc for each ranged weapon
hint-one-book = an army is of one book
hint-one-officer = keep one officer
hint-other-section = put it in a section that takes it
hint-spend-less = take off units or options
hint-standard-leader = let a standard combatant lead
hint-use-both-arcs = put a weapon in each arc

## Odds
forecast-salvo = { $unit } fire{ $unit-s } { $salvo } at { $target }
forecast-second-score = { $unit } fire{ $unit-s } { $salvo } at { $target } with the second score
forecast-sustained = { $unit } fire{ $unit-s } { $salvo } at { $target } (Sustained fire)
forecast-melee = { $unit } fight{ $unit-s }
forecast-assault = { $unit } storm{ $unit-s } { $target } with { $unit-its } charges
forecast-crush = { $unit } drive{ $unit-s } over { $target }
forecast-move = { $unit } go{ $unit-number ->
        [plural] { "" }
       *[singular] es
    } there
forecast-alert = Alert fire of { $unit } at { $target }
forecast-blast = The blast falls on { $figure }
forecast-bid = { $bid } CP bid, { $other } by the enemy
counted-own-losses = own figures lost
counted-own-boxes = own boxes ticked
counted-other-losses = figures of others lost
counted-other-boxes = boxes of others ticked
counted-initiative = initiative
event-initiative = initiative won
counted-losses = figures lost
counted-boxes = boxes ticked
counted-disorganised = disorganised
event-disorganised = disorganised
counted-destroyed = wiped out
event-destroyed = wiped out
policy-trauma-quick = (on the way each side takes the usual answer: it saves its leader and heals whom it can)
note-point-fixed = The { $kind } point is { $piece }, the element nearest the centre

## What dice come to
result-tr-shoot-26 = hits: { $value } ({ $margin-sign ->
    [minus] 1 and 6 hit
   *[other] 2 to 5 hit
  })
result-tr-shoot-30 = hits: { $value } ({ $margin-sign ->
    [minus] 1 and 6 hit
   *[other] 2 to 5 hit
  })
result-tr-sust-02 = hits: { $value } ({ $margin-sign ->
    [minus] 1 and 6 hit
   *[other] 2 to 5 hit
  }, the others thrown again)
result-tr-shoot-32 = hits stopped by cover: { $value } ({ $take-cover ->
    [yes] 2 to 5 stop
   *[no] 1 and 6 stop
  })
result-tr-shoot-42 = kept off the ground: { $value } (1 and 6 count)
result-tr-shoot-43 = pierced: { $value } ({ $margin-sign ->
    [minus] 1 and 6 pierce
   *[other] 2 to 5 pierce
  })
result-tr-mor-09 = successes: { $value } (1 and 6 count)
result-tr-cmd-13 = successes: { $value } (1 and 6 count)
result-tr-cmd-17 = successes: { $value } (1 and 6 count)
result-tr-crush-03 = crushed: { $value } (1 and 6 count)
result-tr-scen-06 = successes: { $value } (1 and 6 count)
result-tr-scen-09 = successes: { $value } (1 and 6 count)
result-tr-scen-17 = successes: { $value } (1 and 6 count)
result-tr-melee-10 = hits: { $value } (1 and 6 hit)
result-tr-skill-07 = hits: { $value } (2 to 5 hit)
result-tr-term-02 = hits: { $value } (2 to 5 hit)
result-tr-suic-04 = hits: { $value }
result-tr-suic-05 = pierced: { $value } (1 and 6 pierce)
result-tr-suic-06 = lost: { $value } (1 and 6 count)
result-tr-skill-17 = saved: { $value } (1 and 6 save)
result-tr-melee-12 = pierced: { $value } ({ $margin-sign ->
    [minus] 1 and 6 pierce
   *[other] 2 to 5 pierce
  })

## The guided first match: by the question that is asked, the rule that dice were thrown for, and the occasion
guide-welcome = Blue is yours: two squads by the blue edge, one with a lieutenant. The match lasts one round. At its end, whoever holds the generator in the middle (point gamma, γ) scores 4 victory points (VP); an enemy squad wiped out scores 1. What you are asked stands below these hints. Touch a rule id to read the rule. “Take back” undoes your last answer until dice fall or the enemy answers.
guide-tr-shoot-26 = The dice have fallen. Each throw lies in the record with its faces, what they come to and the rule that asks for it: to hit, then cover, then penetration. A squad that loses two figures at once tests its morale.
guide-colour = You choose a colour: it is the edge of the table you come in from. Any rule id, like the one beside the question, opens its rule.
guide-role = One side attacks, the other defends. The attacker scores by taking ground, the defender by keeping it.
guide-pick-point = Strategic points are scenery that scores for whoever stands by it. The pieces you may choose are outlined on the table: click one twice, or use the list.
guide-sequence = A new round. Lay your cards face down in the order in which your squads will act; the enemy does not see it. Put first the one that must act first.
guide-general = An officer becomes your general. Command points (CP) come from officers: keep them alive.
guide-bid = Each side may bid command points in secret for the initiative: each point adds a die. What you bid is spent, so do not bid everything.
guide-first-activation = You won the initiative: do you act first, or do you make the enemy show his hand?
guide-option = Each squad has a card, and your cards lie in the order in which your squads act. Flip the first to activate its squad. Where the moment is wrong, command points (CP) let you pass, or put the card further back.
guide-pay = Activating a squad costs one command point, unless an officer is with it. If you do not pay, it stays as it is and does nothing this round.
guide-enter = Units start off the table. The access zones with arrows at the edge are your doors.
guide-enter-access = Click the spot where the leader should end: the others form up around him. A red ghost says which rule forbids the spot; a green one can be confirmed.
guide-announce = A squad has two actions, and you announce both before the first. Most often: Movement then Shoot. Two Movements go farther; two Shoots make one steadier volley (Sustained fire). Below: what firing from here would do.
guide-move = Drag the leader. The tape shows how far he went and what is left; the shaded ground is all he can reach. Nothing is final before you confirm, and “Take back” undoes even that.
guide-salvo = Each kind of weapon fires its own salvo. The bars show how many of the enemy would fall, and how likely that is: the odds are exact.
guide-target = Lines show whom you see. Point at a target for its odds; an amber line meets cover, a crossed one ends at what hides the target.
guide-order = Orders cost command points and last until the unit acts again: take cover makes more of the cover it has, alert waits and fires at whoever moves, heads down keeps it safe from stray shots and blasts.
guide-alert-fire = An enemy moved in front of a unit in alert: it may fire now, out of turn.
guide-melee = Figures in contact fight. It is bloody for both sides.
guide-victim = A hit must land on somebody. Protect leaders and special weapons.
guide-leader = The leader fell. Choose who takes over.
guide-rally = The general may put a Disorganised unit back in order.
guide-over = That was a whole match. “Replay” shows it again from the start; or ask for a rematch.
guide-tr-shoot-30 = { guide-tr-shoot-26 }
guide-enter-deploy = { guide-enter-access }
guide-enter-drop = { guide-enter-access }
guide-enter-guerilla = { guide-enter-access }
guide-melee-salvo = { guide-melee }
guide-alert-salvos = { guide-alert-fire }

## Armies, by the names of lists, and lessons
scenario-first-fight = A first fight
## Parts of what is chosen, and where one comes in
part-number = { $what } (salvo { $number })
part-arc = { $what }, arc { $number }
zone-blue = South access zone
zone-red = North access zone
zone-grey-west = West access zone
zone-grey-east = East access zone
short-pc = { $amount } CP short
short-pr = { $amount } RP short

## Mistakes in books, lists, maps and set-ups
mistake-number-of-arcs = TR-VEH-16: { $unit } needs { $count } arcs, one for each ranged weapon
mistake-no-officer = TR-ARMY-17: at least one unit must be able to hold an officer
mistake-no-section = TR-ARMY-01: an army needs at least one kind of section
mistake-accuracy-form = TR-ARMY-20: expected a number, +, [X], - (melee) or two scores a/b (Sniper)
mistake-melee-with-area = TR-ARMY-20: a melee weapon has no area of effect
mistake-sniper-scores = TR-SKILL-15: two accuracy scores and the skill sniper go together
mistake-lock-on-force = TR-SKILL-19: a weapon with lock_on needs Force { $least } or more
mistake-skills-of-ranged = TR-SKILL-15: sniper and lock_on are for ranged weapons
mistake-ranks = { $rule }: the ranks of { $kind } are { $ranks }
mistake-profile-twice = a profile stands twice
mistake-command-of-officers = TR-ARMY-19: only officers have a Command value; write 0
mistake-infantry-structure = TR-ARMY-06: infantry has neither structure line nor arcs
mistake-vehicle-structure = TR-SHOOT-47: a vehicle needs a structure line: one X first, then O and I
mistake-arcs-missing = { $rule }: a wheeled or antigrav vehicle has arcs: front_rear or left_right
mistake-arc-of-each-weapon = TR-VEH-13: with more than two ranged weapons each needs its arc
mistake-no-leader-profile = TR-ARMY-08: no profile of { $unit } is called { $leader }
mistake-standard-leads = TR-ARMY-08: a standard combatant leads, if there is any
mistake-reinforcement-strength = TR-SKILL-11: the skill reinforcement and an extended strength go together
mistake-extended-larger = TR-SKILL-11: the extended strength is the larger one
mistake-one-officer = TR-ARMY-18: a unit contains one officer at most
mistake-skirmishers-sniper = TR-SKILL-18: skirmishers needs a combatant with a Sniper weapon
mistake-no-exact-list = TR-PREP-06: no legal list of exactly { $pa } AP can be made from these costs
mistake-same-weapon = TR-SHOOT-02: { $weapon } is the same weapon as { $other }; keep one line
mistake-section-too-large = TR-ARMY-01: a section holds at most { $most } units
mistake-section-empty = TR-ARMY-01: a section holds at least one unit
mistake-no-skill-called = TR-ARMY-21: no skill is called { $skill }; the general rules have { $known }
mistake-vehicle-size = TR-SIZE-04: a vehicle is always of great size
mistake-vehicle-type = TR-ARMY-04: a vehicle is a walker, an antigrav or wheeled
mistake-vehicle-height = TR-SIZE-04: a vehicle is at least 5.1 cm high
mistake-infantry-or-vehicles = TR-ARMY-06: a unit is all infantry or all vehicles
mistake-no-weapon-of-book = TR-ARMY-20: no weapon of this book is called { $weapon }
mistake-no-fire-arcs = TR-VEH-01: infantry and walkers have no fire arcs
mistake-melee-with-arc = TR-VEH-12: a melee weapon has no arc
mistake-option-of-unit = an option says `replace` and `by`, or `add`
mistake-nobody-to-lead = TR-ARMY-08: the unit has no { $leader } to lead it
mistake-figures-do-not-fit = TR-ARMY-10: { $figures } figures of this base do not fit within 10 cm of their leader
mistake-no-grade = TR-ARMY-14: the book has no grade { $grade }
mistake-officer-twice = { $id } stands twice among profiles and officers
mistake-officer-price = the officer of the ordinary make-up is in the price of the unit
mistake-experienced-officer = TR-SKILL-08: experienced_officer is for officers
mistake-one-sniper = TR-SKILL-15: a unit has one bearer of a Sniper weapon at most
mistake-weapon-not-as-printed = { $rule }: { $weapon } is printed in the rulebook as { $printed }
mistake-not-as-printed = TR-PROF-01: not as printed in the rulebook: { $wrong }
mistake-twice-in = { $id } stands twice in { $part }
mistake-section-unit = TR-ARMY-01: no unit of this book is called { $unit }
mistake-section-limits = TR-ARMY-01: least and most of { $unit } must fit in { $most } units
mistake-skill-belongs = TR-ARMY-21: the skill { $skill } belongs to a { $right }
mistake-no-profile-of-unit = no profile of { $unit } is called { $profile }
mistake-too-many-of-role = { $rule }: { $count } figures of the role { $role }, at most { $most } are allowed
mistake-no-unit-of-book = { $path }: TR-COMP-01: { $book } has no unit { $unit }
mistake-no-table = there is no table called { $name }; there are: random, { $known }
mistake-piece-without-outline = a { $kind } of a layout needs at, from and to, shape or box
mistake-number-of-quarters = the table { $name } has { $given } quarters, the match needs { $needed }
mistake-no-layout = the table { $name }: { $quarter } asks for a layout { $layout } that is not there
mistake-no-drop-element = the table { $name }: { $quarter } has no element { $element } for a drop point
## Mistakes in situations
mistake-situation-piece-taken = another piece is already called { $id }
mistake-situation-no-outline = a piece needs `at`, `from` and `to`, or `points`
mistake-situation-no-kind = there is no kind { $kind }; there are: { $known }
mistake-situation-no-structure = TR-SHOOT-47: an X, then O and I
mistake-situation-no-skill = TR-ARMY-21: there is no skill { $skill }; there are: { $known }
mistake-situation-no-leader = { $id } is no figure of the unit
mistake-situation-no-entry = there is no entry { $id }
mistake-situation-entry = there is no entry (none named)
mistake-situation-profile = there is no profile (none named)
mistake-situation-no-book-unit = { $book } has no unit { $unit }; it has: { $known }
mistake-situation-profiles = { $named } profiles are named for { $count } figures
mistake-situation-places = { $places } places for { $count } figures of the book
mistake-situation-both = give `figures` or `formation`, not both
mistake-situation-neither = a unit needs `figures` or a `formation`
mistake-situation-no-room = there is room for { $count } figures only
mistake-situation-no-place = there is no { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-round = Round { $round }
scene-round-of = Round { $round }/{ $most }
scene-phase-command = Command
scene-phase-activation = Activation
scene-phase-debriefing = Debriefing
scene-colour-blue = Blue
scene-colour-red = Red
scene-zone-access = Access zone
scene-zone-neutral = Neutral access zone
scene-zone-deployment = Deployment zone
scene-zone-alpha = Alpha point
scene-zone-omega = Omega point
scene-zone-gamma = Gamma point
scene-zone-drop = Drop point
scene-score-pc = Command points (CP)
scene-score-pr = Reinforcement points (RP)
scene-score-pv = Victory points (VP)
scene-score-cards = Cards face down
scene-short-pc = CP
scene-short-pr = RP
scene-short-pv = VP
scene-short-cards = cards
scene-line-movement = Movement
scene-line-morale = Morale
scene-line-armour = Armour
scene-line-command = Command
scene-line-structure = Structure
scene-line-base = Base, across
scene-line-weapons = Weapons (number ×)
scene-line-cost = Army points (AP)
scene-line-extended = Army points, extended strength
scene-line-officer = officer: points, command
scene-line-weapon-values = Weapons
scene-line-combatants = Figures (then movement · morale · armour · command)

## Ways, purses, losses, points
tells-moved-tr-table-04 = { $who } come{ $who-s } in: { $ends }
tells-moved-tr-table-04-brief = { $who } come{ $who-s } in, now { $where }
tells-moved-tr-actn-10 = { $who } move{ $who-s }: { $ends }
tells-moved-tr-actn-10-brief = { $who } move{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }
tells-moved-tr-actn-08 = { $who } get{ $who-s } across: { $ends }
tells-moved-tr-actn-08-brief = { $who } get{ $who-s } across, now { $where }
tells-moved-tr-skill-10 = { $who } jump{ $who-s } across: { $ends }
tells-moved-tr-skill-10-brief = { $who } jump{ $who-s } across, now { $where }
tells-moved-tr-crush-01 = { $who } drive{ $who-s } straight on: { $ends }
tells-moved-tr-crush-01-brief = { $who } drive{ $who-s } straight on, now { $where }
tells-moved-tr-move-09 = { $who } { $who-est } pushed aside: { $ends }
tells-moved-tr-move-09-brief = { $who } { $who-est } pushed aside, now { $where }
tells-placed-tr-table-06 = { $who } deploy{ $who-s }: { $ends }
tells-placed-tr-table-06-brief = { $who } deploy{ $who-s } { $where }
tells-placed-tr-table-07 = { $who } { $who-est } dropped: { $ends }
tells-placed-tr-table-07-brief = { $who } { $who-est } dropped { $where }
tells-placed-tr-skill-06 = { $who } appear{ $who-s }: { $ends }
tells-placed-tr-skill-06-brief = { $who } appear{ $who-s } { $where }
tells-placed-tr-actn-10 = { $who } turn{ $who-s }: { $ends }
tells-placed-tr-actn-10-brief = { $who } turn{ $who-s } { $where }
tells-placed-tr-skill-03 = { $who } fall{ $who-s } with the ground { $who-il } stood on: { $ends }
tells-placed-tr-skill-03-brief = { $who } fall{ $who-s } with the ground { $who-il } stood on
tells-spent-pc = { $who } spend{ $who-s } { $amount } CP: { $left } left
tells-spent-tr-act-05 = { $who } pay{ $who-s } { $amount } CP to activate { $unit }: { $left } left
tells-spent-tr-act-08 = { $who } pay{ $who-s } { $amount } CP to move { $who-its } first card: { $left } left
tells-spent-tr-act-09 = { $who } pay{ $who-s } { $amount } CP to pass: { $left } left
tells-spent-tr-act-10 = { $who } pay{ $who-s } { $amount } CP for a simultaneous activation: { $left } left
tells-spent-tr-actn-06 = { $who } pay{ $who-s } { $amount } CP to stagger the salvos of { $unit }: { $left } left
tells-spent-tr-ord-04 = { $who } pay{ $who-s } { $amount } CP for an order to { $unit }: { $left } left
tells-spent-tr-ord-05 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-08 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-09 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-10 = { $who } pay{ $who-s } { $amount } CP for Courage, lads, given by { $unit }: { $left } left
tells-spent-tr-ord-07 = { $who } pay{ $who-s } { $amount } CP to stagger the Alert fire of { $unit }: { $left } left
tells-spent-tr-cmd-12 = { $who } lose{ $who-s } { $amount } CP of the round before: { $left } left
tells-spent-tr-cmd-14 = { $who } bids { $amount } CP: { $left } left
tells-spent-tr-debr-08 = { $who } lose{ $who-s } { $amount } CP not spent: { $left } left
tells-spent-tr-cmd-02 = { $who } pay{ $who-s } { $amount } RP for { $units ->
        [one] one unit
       *[other] { $units } units
    }: { $left } left
tells-gained-tr-cmd-11 = { $who } get{ $who-s } { $amount } CP: command { $command }, cards { $cards }, less Disorganised { $disorganised }, experienced officers { $experienced }; { $left } in hand
tells-gained-pr = { $who } get{ $who-s } { $amount } RP for { $source }: { $left } in hand
tells-gained-boxes = One box of { $who } is mended: { $left } left
tells-scored = { $who } score{ $who-s } { $points } VP for { $source }: { $total } in all
tells-lost = { $boxes ->
        [0] { $unit } lose{ $unit-s } { $lost }: { $left ->
            [0] the unit is eliminated
           *[other] { $left } left
        }
       *[other] { $who } lose{ $who-s } a box ({ $box }): { $left } left
    }
note-struck = { $hits ->
        [0] { $unit } hit{ $unit-s } nobody of { $target }
       *[other] { $unit } hit{ $unit-s } { $target }, { $hits ->
            [one] one hit
           *[other] { $hits } hits
        }: { $figures }
    }
note-runs-over = { $unit } run{ $unit-s } over { $hits ->
        [0] nobody
       *[other] { $hits }
    } of { $target }
note-fires = { $unit } fire{ $unit-s } { $salvo } at { $target }: { $figures }; dice: { $dice }
note-strikes = { $unit } strike{ $unit-s } { $target } with { $salvo }: { $figures }; dice: { $dice }
note-storms = { $unit } storm{ $unit-s } { $target } with { $unit-its } charges: { $figures }; dice: { $dice }
note-certain-hits = Accuracy { $accuracy } against range { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } to { $mark }), margin { $margin }: no dice, { $successes ->
        [0] { $dice ->
            [one] the only die misses
           *[other] all { $dice } miss
        }
       *[other] { $dice ->
            [one] the only die hits
           *[other] all { $dice } hit
        }
    }
note-certain-wounds = Force { $force }{ $raised ->
        [yes] {" "}(1 of it by Sustained fire)
       *[no] { "" }
    } against armour { $armour } of { $unit }, margin { $margin }: no dice, { $successes ->
        [0] { $dice ->
            [one] the only hit does not pierce
           *[other] none of { $dice } hits pierces
        }
       *[other] { $dice ->
            [one] the only hit pierces
           *[other] all { $dice } hits pierce
        }
    }
note-certain-charges = Against { $target } no dice: all { $hits } hit
note-back = { $unit } get{ $unit-s } back { $figures }: { $left } there now
note-members = { $side } has { $unit }, leader { $leader }; { $members }
note-point = { $kind ->
        [drop] Drop
        [alpha] Alpha
        [omega] Omega
       *[gamma] Gamma
    } point { $number } is { $piece }

## What dice are for, where the throw tells what it needs
roll-tr-shoot-26-needs = { $unit } fire{ $unit-s } { $salvo } at { $target }: accuracy { $accuracy } against range { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } to { $mark }), margin { $margin }
roll-tr-sust-02-needs = { $unit } fire{ $unit-s } { $salvo } at { $target } (Sustained fire){ $always ->
        [yes] {" "}({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } to { $mark }), accuracy +
       *[no] : accuracy { $accuracy } against range { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } to { $mark }), margin { $margin }
    }
roll-tr-shoot-30-needs = { $unit } fire{ $unit-s } { $salvo } at { $target } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } to { $mark }), accuracy +
roll-tr-shoot-32-needs = Cover of { $unit }{ $take-cover ->
        [yes] {" "}with Take cover
       *[no] { "" }
    }
roll-tr-shoot-42-needs = { $unit } keep{ $unit-s } { $unit-its } heads down
roll-tr-shoot-43-needs = Force { $force }{ $raised ->
        [yes] {" "}(1 of it by Sustained fire)
       *[no] { "" }
    } against armour { $armour } of { $unit }, margin { $margin }
roll-tr-melee-12-needs = { roll-tr-shoot-43-needs }
roll-tr-melee-10-needs = Blows at { $target } with { $weapon }: rate { $rate }, fighters { $fighters }
roll-tr-skill-07-needs = Blows of Warriors at { $target } with { $weapon }: rate { $rate }, fighters { $fighters }
roll-tr-term-02-needs = Blows of the gifted at { $target } with { $weapon }: rate { $rate }, fighters { $fighters }
roll-tr-suic-04-needs = Charges of { $fighters } on { $target }
roll-tr-suic-05-needs = Charges pierce { $figure }
roll-tr-suic-06-needs = Own losses of { $unit }
roll-tr-crush-03-needs = { $unit } crush{ $unit-es } { $target }
roll-tr-skill-17-needs = Healing in { $unit }, medics { $medics }
roll-tr-mor-09-needs = Morale of { $unit }, morale { $morale } ({ $cause ->
        [TR-MOR-03] its officer fell
        [TR-MOR-04] thrown to the ground
        [TR-MOR-05] two or more fell
        [TR-MOR-06] an incident
       *[TR-MOR-07] held by several units
    })
roll-tr-shoot-49 = Incident on { $vehicle }
roll-tr-scen-07 = Types of the quarters { $quarters }
roll-tr-scen-08-needs = Drop points in { $quarters }
roll-tr-table-02 = { $what ->
        [layout] Layouts of the quarters
        [mirrored] Quarters that are mirrored
       *[turned] Quarters that are turned half round
    }
tells-revealed-tr-cmd-03 = { $who } { $who-was } bought this round
tells-revealed-tr-cmd-06 = { $who } { $who-was } bought this round
