### Sentences of Combat Zone. Licence: CC BY 4.0.

## Sides and scenarios
side-one = Side one
side-two = Side two
scenario-firefight = Firefight
scenario-starter = Starter
scenario-extraction = Extraction
scenario-hunt = Machine hunt
scenario-sabotage = Sabotage
scenario-stronghold = Hold the house

## Questions
ask-edge = Which edge of the table is yours?
ask-deploy-group = Which group do you place now?
ask-deploy = Where do the figures of { $unit } stand?
ask-compulsory = Whose compulsory action comes next?
ask-flight = Two edges are equally near: towards which does { $figure } flee?
ask-order = You have the initiative: do you act first or second this turn?
ask-group = Which group do you activate?
ask-figure = Which figure of { $unit } acts now?
ask-action = { $figure } has { $ap } AP: what does it do?
ask-move = Where does { $figure } go? One step for each action point.
ask-pivot = Which way does { $figure } turn?
ask-target = At whom does { $figure } fire ({ $weapon }, { $mode })?
ask-shots = How many shots does { $figure } fire at { $target }?
ask-hit-order = In which order are the hits of { $figure } resolved?
ask-weapon = With which weapon does { $figure } fire at { $target }?
ask-aim = { $figure }, { $what }: at whom, or at which place?
ask-aim-point = { $figure }, { $what }: at which point of the ground?
ask-attack-target = { $figure } strikes again: at whom?
ask-opportunity-fire = { $target } { $target-est } seen: who fires at it now?
ask-reroll = Does { $figure } throw a die again? They count, in order: { $shown }; the first is number 0.
ask-repair = What does { $figure } repair on { $machine }?
ask-take-weapon = Which weapon of { $casualty } does { $figure } take?

## Answers given
did-edge = { "" }
did-deploy-group = { "" }
did-deploy = { "" }
did-compulsory = { "" }
did-flight = { $figure } flees to the { $answer }
did-order = { $side } has the initiative and will { $answer }
did-group = { "" }
did-figure =
    { $raw ->
        [none] { $side } ends the activation of { $unit }
       *[other] { $answer } acts
    }
did-action = { "" }
did-move = { "" }
did-pivot = { "" }
did-target = { "" }
did-shots = { "" }
did-hit-order = Hits of { $figure }, in order: { $answer }
did-weapon = { "" }
did-aim = { "" }
did-aim-point = { "" }
did-attack-target = { $figure } strikes again at { $answer }
did-opportunity-fire =
    { $raw ->
        [none] Nobody fires at { $target }
        [wait] { $side } waits for { $target } to come on
        [not-this-move] { $side } lets { $target } pass this time
        [above-50] { $side } now reacts only where the chance is above 50 %
        [always-ask] { $side } wants to be asked every time again
       *[other] { "" }
    }
did-reroll =
    { $raw ->
        [none] { "" }
        [0] { $figure } throws its first die again
        [1] { $figure } throws its second die again
        [2] { $figure } throws its third die again
        [3] { $figure } throws its fourth die again
        [4] { $figure } throws its fifth die again
        [5] { $figure } throws its sixth die again
        [6] { $figure } throws its seventh die again
        [7] { $figure } throws its eighth die again
       *[other] { $figure } throws another die again
    }
did-repair = { $figure } works on { $machine }: { $answer }
did-take-weapon = { "" }

## Options
opt-act-first = act first
opt-act-second = act second
opt-move = move (1 AP a step, 2 on difficult ground)
opt-pivot = turn on the spot (free up to 90 degrees, else 1 AP)
opt-shoot = single shot
opt-burst = burst
opt-aim = aimed shot
opt-shoot-of = single shot: { $what } (1 AP, heavy 2, in power armour 1)
opt-burst-of = burst: { $what } (2 AP, heavy 3, in power armour 2)
opt-aim-of = aimed shot: { $what } (5 AP)
opt-opportunity = prepare opportunity fire (5 AP)
opt-grenade = hand grenade (3 AP)
opt-molotov = Molotov cocktail (3 AP)
opt-incendiary = incendiary grenade (3 AP)
opt-missile = missile launcher (3 AP)
opt-flame = flamethrower (2 AP)
opt-ground = a point of the ground
opt-fight = a round of close combat
opt-fight-of = close combat with { $what } (1 AP)
opt-door-of = open or close: { $what } (1 AP)
opt-smash-of = smash { $what }
opt-take-of = pick up: { $what } (1 AP)
opt-pass-of = pass what it carries to { $what } (1 AP)
opt-drop = put down what it carries (free)
opt-cross-of = cross { $what } (3 AP)
opt-cut-of = cut a gap in { $what } (2 AP)
opt-climb-of = climb { $what } (2 AP for each 5 cm)
opt-jump-of = jump down from { $what } (1 AP)
opt-cover = drop down and take cover (1 AP, in power armour 2 or 3)
opt-tech = technology roll
opt-tech-of = technology roll: { $what } (2 AP)
opt-lead-of = take over { $what }, which nobody leads (3 AP)
opt-aid = first aid
opt-aid-of = first aid: { $what } (3 AP)
opt-extinguish = put the flames out (3 AP)
opt-board-of = get into { $what } (1 AP)
opt-leave = get out (1 AP)
opt-drive-of = drive { $what } cm ahead (1 AP, wheels on difficult ground 2)
opt-reverse-of = back { $what } cm (1 AP)
opt-left-of = turn the vehicle { $what } degrees to the left (2 AP)
opt-right-of = turn the vehicle { $what } degrees to the right (2 AP)
opt-done = finish with this figure
opt-wait = not yet, ask again further on
opt-rush-of = rush at { $what }
opt-advance-of = advance on { $what }, keeping a burst
opt-position-of = to where it sees { $what }
opt-cover-of = behind { $what }
opt-object-of = to { $what }
opt-reach-of = up to { $what }
opt-ride-of = up to { $what }, to get in
opt-home = towards your edge with what it carries
opt-back = fall back
opt-hardware-of = hardware, { $what } damage
opt-power-of = power supply, { $what } damage
opt-software-of = software, { $what } damage
opt-paid-move = a move
opt-paid-pivot = a turn
opt-paid-shoot-of = single shot, { $what }
opt-paid-burst-of = burst, { $what }
opt-paid-aim-of = aimed shot, { $what }
opt-paid-opportunity = opportunity fire
opt-paid-grenade = hand grenade
opt-paid-molotov = Molotov cocktail
opt-paid-incendiary = incendiary grenade
opt-paid-missile = missile launcher
opt-paid-flame = flamethrower
opt-paid-fight-of = close combat with { $what }
opt-paid-door-of = { $what }
opt-paid-smash-of = smashing { $what }
opt-paid-take-of = picking up { $what }
opt-paid-pass-of = handing over to { $what }
opt-paid-cross-of = crossing { $what }
opt-paid-cut-of = cutting { $what }
opt-paid-climb-of = climbing { $what }
opt-paid-jump-of = jumping from { $what }
opt-paid-cover = dropping down
opt-paid-tech-of = technology roll, { $what }
opt-paid-lead-of = taking over { $what }
opt-paid-aid-of = first aid, { $what }
opt-paid-extinguish = putting the flames out
opt-paid-board-of = getting into { $what }
opt-paid-leave = getting out
opt-paid-drive-of = driving { $what } cm ahead
opt-paid-reverse-of = backing { $what } cm
opt-paid-left-of = turning the vehicle { $what } degrees to the left
opt-paid-right-of = turning the vehicle { $what } degrees to the right
none-figure = end the activation of this group
none-target = fire no more shots
none-opportunity-fire = nobody fires
none-reroll = keep the dice as they are

## Words
word-case = the case
word-minor = minor
word-major = major
word-critical = critical
word-point-blank = point blank
word-short = short
word-long = long
word-beyond = too long
word-ok = it holds
word-panic = panic
word-rout = rout
word-wander = it wanders off
word-berserk = it fires at the nearest figure
word-none = none
word-no-effect = no effect
word-green = Green
word-average = Average
word-veteran = Veteran
word-elite = Elite
word-squad = squad
word-gang = gang
word-hero = hero
word-officer = officer
word-machine = machine
word-alien = creature
word-leader = leader
word-sub-leader = sub-leader
word-basic = fighter
word-flak = flak jacket
word-combat = combat armour
word-primitive = primitive armour
word-ablative = ablative armour
word-light = light
word-medium = medium
word-hard = hard
word-extra-hard = extra hard
word-tactical-power = tactical power armour
word-support-power = support power armour
word-tech = technician
word-vehicle = vehicle
word-medic = medic
word-smash-doors = smashes doors
word-nerves-of-steel = nerves of steel
word-gutter-fighter = gutter fighter
word-self-repair = repairs itself
word-immobile = does not move
word-replicant = replicant
word-hard-shell = hard shell
word-never-drops = cannot drop down
word-breathing-gear = breathing gear
word-tool-kit = tool kit
word-quality-tool-kit = quality tool kit
word-medical-kit = medical kit
word-wire-cutters = wire cutters
word-comm-unit = comm unit
word-landed = it has climbed or jumped
word-draw = nobody

## States
marker-panicked = panicked
marker-routed = routed
marker-stunned = stunned
marker-steady = steadied (3 AP this turn)
marker-dropped = in cover
marker-waiting = opportunity fire
marker-burning = on fire
marker-frozen = frozen
marker-glitch = malfunctioning
marker-suit-damaged = suit damaged
marker-engaged = in close combat
marker-carrying = carrying an object
marker-damaged = damaged
marker-weapon-lost = weapon destroyed
marker-crewed = somebody aboard
marker-activated = activated
marker-cohesive = in cohesion
marker-scattered = out of cohesion
marker-placed = on the table
role-hero = hero
role-machine = machine

## Scenery
piece-concrete = concrete wall
piece-partition = partition
piece-window = window
piece-door = door
piece-platform = platform
piece-stairs = stairs
piece-low-wall = low wall
piece-sandbags = sandbags
piece-barricade = barricade
piece-furniture = furniture
piece-fence = chain-link fence
piece-crates = crates
piece-vehicle = vehicle
piece-wreck = wreck
piece-bunker = bunker
piece-pillar = pillar
piece-bushes = bushes
piece-rubble = rubble
piece-mud = mud
piece-deep-water = deep water

## What changes
set-round = Turn { $value }
set-active = { "" }
set-edge = { $who } { $who-a } the edge: { $value }
set-initiative = { "" }
set-kills = { $who }: { $with-points } points for figures put out, { $value } in all
set-score = { "" }
set-states = { "" }
set-carrying =
    { $raw ->
        [none] { "" }
       *[other] { $who } carr{ $who-ies } { $value }
    }
set-gained = { $who } take{ $who-s } a weapon: { $last }
set-blades = { $who } take{ $who-s } a close combat weapon: { $last }
set-broken = { $who } { $who-a } lost a weapon: { $last }
set-grenades = Grenades left to { $who }: { $value }
set-molotovs = Molotov cocktails left to { $who }: { $value }
set-incendiaries = Incendiary grenades left to { $who }: { $value }
set-missiles = Missiles left to { $who }: { $value }
set-rerolls = Dice { $who } may still throw again: { $value }
set-fate =
    { $raw ->
        [stabilised] { $who } will live
       *[other] { "" }
    }
set-state =
    { $raw ->
        [done] { $who } { $who-est } done
       *[other] { "" }
    }
tells-placed = In place, { $who }: { $ends }
tells-moved-cz-move-03 = { $who } { $paid ->
        [-1] drives: { $ends }; { NUMBER($speed-cm, maximumFractionDigits: 2) } cm this turn
        [0] walks on: { $ends }; { $left } AP left
       *[other] walks: { $ends }; { $paid } AP, { $left } left
    }
tells-moved-cz-move-04 = { $who } { $paid ->
        [0] walks on: { $ends }; { $left } AP left
       *[other] walks: { $ends }; { $paid } AP, { $left } left
    }
tells-moved-cz-move-05 = { $who } walk{ $who-s }: { $ends }; { $paid } AP, steps on difficult ground { $dear }, { $left } left
tells-moved-cz-move-03-brief = { $who } { $paid ->
        [-1] drives
       *[other] walks
    } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }{ $paid ->
        [-1] { "" }
       *[other] {" "}({ $left } AP left)
    }
tells-moved-cz-move-04-brief = { $who } walk{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where } ({ $left } AP left)
tells-moved-cz-move-05-brief = { $who } walk{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where } ({ $left } AP left)
tells-moved-cz-move-01 = { $who } turn{ $who-s } for nothing: { $ends }
tells-moved-cz-move-02 = { $who } turn{ $who-s }: { $ends }
tells-moved-cz-move-01-brief = { $who } turn{ $who-s }
tells-moved-cz-move-02-brief = { $who } turn{ $who-s }
tells-moved-cz-move-06 = { $who } go{ $who-number ->
        [plural] { "" }
       *[singular] es
    } back to free ground: { $ends }
tells-moved-cz-move-07 = { $who } climb{ $who-s } or jumps: { $ends }
tells-moved-cz-act-01 = { $who } get{ $who-s } into { $vehicle }: { $ends }
tells-moved-cz-act-01-brief = { $who } get{ $who-s } into { $vehicle }
tells-moved-cz-act-04 = { $who } cross{ $who-es }: { $ends }
tells-moved-cz-reac-17 = { $who } flee{ $who-s }: { $ends }
tells-moved-cz-reac-17-brief = { $who } flee{ $who-s } { NUMBER($length, maximumFractionDigits: 1) } cm, now { $where }
tells-moved-cz-mach-09 = { $who } go{ $who-es } or turn{ $who-s } of { $who-its } own accord: { $ends }
tells-spent-ap = { $who } pay{ $who-s } { $amount } AP, { $left } left: { $deed }
tells-spent-cz-init-10 = { $who } { $who-a } finished, AP lost: { $amount }
tells-spent-cz-mach-06 = { $who } lose{ $who-s } { $amount } AP by the damage, { $left } left
tells-spent-cz-ap-04 = { $who } lose{ $who-s } control, AP lost: { $amount }
tells-spent-cz-mach-08 = { $who } { $who-est } thrown out, AP lost: { $amount }
tells-marked-cz-reac-14 = { $who } panic{ $who-s }: { $left } AP left
gains-panicked = { $who } panic{ $who-s }
gains-routed = { $who } { $who-est } routed and will flee when the next turn begins
gains-stunned = { "" }
gains-steady = { $who } { $who-est } steady again: 3 AP this turn
gains-dropped = { $who } drop{ $who-s } down: in cover
gains-waiting = { $who } wait{ $who-s } to fire
gains-burning = { $who } { $who-est } on fire
gains-frozen = { $who } { $who-est } frozen this turn
gains-glitch = { $who } will malfunction in the next compulsory step
gains-suit-damaged = The power suit of { $who } is damaged in its place and protects no more
gains-placed = { "" }
gains-activated = { $who } { $who-est } activated
gains-cohesive = { $who } { $who-est } in cohesion
loses-waiting = { $who } no longer waits to fire
loses-dropped = { $who } get{ $who-s } up
loses-burning = The flames on { $who } go out
loses-steady = { "" }
loses-frozen = { "" }
loses-glitch = { "" }
loses-activated = { "" }
loses-cohesive = { "" }

## What happens
note-action-cancelled = { $figure } falls before it can act: its points are lost
note-action-lost = { $figure } cannot finish what it began: { $action }
note-caught-in-rout = { $figure } catches { $enemy } in flight
note-damaged = { $figure } is damaged: { $damage }
note-declared = { $figure } fires, { $weapon }, { $mode }; shots: { $shots }; bursts this turn: { $fired } of { $cap }
note-door = { $open ->
    [yes] { $figure } opens { $door }
   *[other] { $figure } closes { $door }
}
note-door-smashed = { $figure } smashes { $door }
note-wire-cut = { $figure } cuts a gap in { $piece }
note-breathing-gear-lost = The breathing gear of { $figure } is destroyed: it cannot live in this air
note-eliminated = { $figure } is eliminated; left in { $unit }: { $left }
note-falls-short = It is stopped { NUMBER($short-cm, maximumFractionDigits: 2, useGrouping: 0) } cm short of where the dice send it ({ $figure })
note-impact = It goes off at { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }, radius { NUMBER($radius-cm, maximumFractionDigits: 1) } cm; in it: { $target }
note-initiative-tied = Both have { $total }: the highest single dice decide
note-leaderless = { $unit } { $unit-a } neither leader nor sub-leader left: out of cohesion
note-out-of-cohesion = { $unit } { $unit-est } out of cohesion; too far off: { $figures }
note-meets-enemy = { $figure } runs into an enemy: the step ends there
note-opportunity-fire = { $figure } fires at { $target } from where it stands
note-covered = { $target } { $target-a } cover: { $cover }
note-panic-is-no-cover = { $target } { $target-est } panicked, not in cover: no harder to hit
note-outnumbering = Numbers tell against { $enemy }: dice added for { $figure }: { $dice }
note-attack-dice = { "" }
note-leaves = { $figure } gets out of { $vehicle }
note-rams = { $figure } runs into { $target }
note-grips = { "" }
note-skids = { "" }
note-crashes = { $figure } goes out of control: its driver does nothing more this turn
note-collides = { $figure } takes the blow of the collision
note-left-the-table = { $figure } flees off the table; left in { $unit }: { $left }
note-line-of-sight = { $figure } sees: { $targets }
note-malfunction = { "" }
note-measured = From { $figure } to { $target }: { NUMBER($distance-cm, maximumFractionDigits: 2) } cm, range { $band }
note-now-shown = The dice of { $figure } now show: { $shown }
note-nerves-of-steel = { $figure } has nerves of steel and does not panic
note-no-effect = { $figure } takes the blow unharmed
note-no-room = { $figure } finds no room at { $piece }
note-no-room-beyond = { $figure } finds no room beyond { $piece }
note-no-target = { $figure } sees nobody to shoot at any more
note-nothing-to-shoot = { $figure } finds nothing to shoot at
note-object-dropped = { $figure } lets go of { $object }
note-out-of-range = { $target } { $target-est } out of range of { $figure }: the shots miss
note-panicked = { $figure } panics
note-reaction = { "" }
note-round-of-combat = { $figure } fights { $enemy }; attacks: { $attacks }
note-another-round = { $figure } fights on against { $enemy }; attacks: { $attacks }
note-free-again = { $figure } is free to act again
note-routed = { "" }
note-routed-in-combat = { $figure } routs in the midst of a fight: there is no way out
note-still-engaged = { $figure } stays locked in combat
note-still-stunned = { $figure } is still stunned
note-stunned = { $figure } is stunned; it comes to on { $score } or more
note-takes-over = { $figure } takes over { $group }
note-unhurt = { $figure } is unhurt
note-void = The hits left for { $target } are void: { $hits }
note-wrecked = { $figure } is wrecked; left in { $unit }: { $left }
note-struck =
    { $several ->
        [1] { "" }
       *[other] Hits of { $unit } on { $target }: { $hits }
    }
note-aimed-at = { $figure } at { $target }: shots { $shots }, { $need }+ needed ({ $modifiers })
note-ground-burns = The ground burns at { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }, radius { NUMBER($radius-cm, maximumFractionDigits: 1) } cm, to the end of turn { $last }
note-no-flight = { $figure } finds no way to flee
note-no-worse = { $figure } is no worse off than before
note-nobody-fires = Nobody fires at { $target }
note-runs-into-fire = { $figure } runs into the flames
note-leader = { $unit }: leader { $figure }
note-sub-leader = { $unit }: sub-leader { $figure }
note-roster = Sheets of { $unit }: { $figures }
note-holds = { $side }: a point for { $zone }, { $total } in all (figures there { $ours } against { $theirs })
note-aims = { $figure } aims, { $deed }, at { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }
note-turn-ends = End of turn { $turn }: action points not spent are gone
note-points = Action points of { $unit }: { $points }
note-repaired = { $figure } has repaired { $machine }: { $damage }
note-unlocked = { $figure } has unlocked { $door }
note-clash = { $figure } { $own }, { $enemy } { $other }: { $lead-sign ->
        [plus] { $figure } strikes
        [minus] { $enemy } strikes
       *[zero] nothing happens
    }

## Dice
roll-cz-game-01 = Choice of edge
roll-cz-init-01 = Initiative
roll-cz-init-03 = Tie-break
roll-cz-reac-01 = Reaction test of { $figure }
roll-cz-shoot-10 = { $figure } to hit { $target }
roll-cz-wnd-01 = Wound roll on { $target }, resistance { $resistance }
roll-cz-area-04 = Deviation, { $figure }
roll-cz-area-05 = Blast on { $target }, resistance { $resistance }
roll-cz-area-07 = Burning ground, { $target }, resistance { $resistance }
roll-cz-cc-04 = Close combat of { $figure }
roll-cz-wnd-02 = Does the breathing gear of { $figure } hold?
roll-cz-wnd-04 = Does the suit of { $figure } break in its place?
roll-cz-cc-12 = Blow on { $target }, resistance { $resistance }
roll-cz-move-07 = Fall of { $target }, resistance { $resistance }
roll-cz-move-02 = Skid test of { $figure }
roll-cz-mach-04 = System hit on { $figure }
roll-cz-mach-05 = Weapon lost by { $figure }
roll-cz-mach-09 = Malfunction of { $figure }
roll-cz-tech-01 = Technology roll of { $figure } against { $difficulty }
roll-cz-tech-04 = Repair by { $figure } against { $difficulty }
roll-cz-tech-05 = First aid by { $figure } against { $difficulty }
roll-cz-force-07 = { $figure } throws a die again
roll-cz-area-10 = { $figure } coming to
result-cz-wnd-01 = total { $modified }
result-cz-wnd-02 =
    { $value ->
        [0] it is destroyed
        [1] it holds
       *[other] result { $value }
    }
result-cz-area-05 = total { $modified }
result-cz-area-07 = total { $modified }
result-cz-area-09 = total { $modified }
result-cz-cc-12 = total { $modified }
result-cz-move-07 = total { $modified }
result-cz-cc-04 = comes to { $modified }
result-cz-force-07 = it stands
result-cz-shoot-10 = hits: { $value }
result-cz-area-04 = 
    { $value ->
        [0] off the mark
        [1] on the mark
       *[other] as the dice show
    }
result-cz-reac-01 = total { $modified }: { $value ->
        [0] rout
        [1] panic
        [2] steady
       *[other] dice { $value }
    }
result-cz-tech-01 = total { $modified }: { $value ->
        [0] failed
        [1] done
       *[other] dice { $value }
    }
result-cz-tech-04 = total { $modified }: { $value ->
        [0] failed
        [1] done
       *[other] dice { $value }
    }
result-cz-tech-05 = total { $modified }: { $value ->
        [0] failed
        [1] done
       *[other] dice { $value }
    }
result-cz-init-01 = sum { $total }, with leaders { $modified }
result-cz-wnd-04 =
    { $value ->
        [0] it does not
       *[other] it breaks
    }
result-cz-mach-04 =
    { $value ->
        [0] hardware
        [1] power supply
       *[other] software
    }
result-cz-mach-09 =
    { $value ->
        [0] it freezes
        [1] it wanders off
        [2] it fires at the nearest figure
        [3] no effect
       *[other] as the dice show
    }
result-cz-move-02 =
    { $value ->
        [0] it holds the road
        [1] it skids
       *[other] out of control
    }
result-cz-area-10 = total { $modified }: { $value ->
        [0] still stunned
       *[other] awake
    }

## Why not
no-aimed-at-a-place = It is aimed at a place and not fired like a gun
no-already-down = { $figure } is in cover already
no-never-drops = { $figure } is built so that it cannot drop down
no-already-waiting = { $figure } is ready to fire already
no-bases-overlap = { $figure } would stand on another base
no-behind = { $figure } would have to turn { $excess } degrees too far first
no-bursts-fired = { $figure } has fired all the bursts of this weapon for this turn: { $fired }
no-cannot-climb = { $figure } cannot climb
no-capped = { $figure } has three points at most this turn: not enough for that
no-carries-nothing = { $figure } carries nothing
no-done-already = That is done already
no-door-open = The door is open
no-doorway-taken = { $by } stands in the doorway
no-enemy-in-the-way = An enemy stands in the way of { $figure }
no-engaged = Locked in close combat
no-for-the-attacker = Only the attacker has business there
no-frozen = { $figure } is frozen this turn
no-gone = It is not on the table any more
no-hands-full = It has its hands full
no-held = { $holder } holds the door from the other side
no-immobile = { $figure } cannot move
no-impregnable = This door cannot be smashed
no-in-a-wall = That point is inside a wall
no-in-the-way = Something stands in the way of { $figure }, step { $step }
no-locked = The door is locked: a technology roll opens it
no-no-burst = This weapon fires single shots only
no-no-climbing = There is nothing to climb here
no-no-contact = { $figure } does not touch { $enemy }
no-no-device = There is no device here
no-no-door = There is no door here
no-no-enemy = { $enemy } is no enemy on the table
no-no-friend = { $friend } is no friend
no-no-friend-down = There is no fallen friend here
no-no-friendly-machine = { $machine } is no machine of your side
no-no-gun = { $figure } has no gun that could fire a burst this turn
no-no-hands = { $figure } is a machine: it has no hands for that
no-no-obstacle = That is no obstacle to be crossed
no-no-points = { $figure } has no action points left
no-no-room = There is no room
no-no-room-beyond = There is no room on the far side
no-no-wire = That is no fence of wire
no-no-wire-cutters = { $figure } has no wire cutters
no-no-vehicle = There is no such vehicle
no-not-your-vehicle = { $vehicle } { $vehicle-est } not a vehicle of your side
no-no-seat = { $vehicle } { $vehicle-a } no free seat
no-too-shaken-to-board = { $figure } is panicked and gets into nothing
no-on-fire = { $figure } is on fire
no-not-aboard = { $figure } sits in no vehicle
no-aboard = { $figure } sits in a vehicle: it can only drive, fire a gun or get out
no-not-at-the-wheel = { $figure } is not the driver
no-does-not-run = { $vehicle } { $vehicle-est } too badly damaged to move
no-no-such-run = A vehicle is driven in steps of 5 cm
no-run-too-long = { $vehicle } { $vehicle-does } not go so far for one point
no-road-closed = The way of { $vehicle } is closed
no-friend-on-the-road = A friend stands in the way of { $vehicle }
no-no-such-turn = A vehicle turns 15, 30, 45, 60 or 90 degrees
no-closed-hull = Nobody fires out of a closed hull
no-one-hand-at-the-wheel = The driver fires pistols and machine pistols only
no-no-fight-with-a-vehicle = Nobody fights a vehicle hand to hand
no-no-such-ability = { $figure } cannot smash doors
no-no-target = { $figure } sees nobody it could fire at: turn or move first
no-no-turn = { $figure } looks that way already
no-no-weapon = { $figure } has no weapon for opportunity fire
no-no-weapon-to-take = There is no weapon here that { $figure } could carry
no-none-left = { $figure } has none left: { $what }
no-leads-another = { $figure } leads { $led } already
no-not-a-facing = A facing is a number of degrees from 0 to 359
no-not-a-move = A move wants { $figure }, one point for each step, and a facing
no-not-a-place = That is no point of the table
no-not-an-object = That cannot be picked up
no-not-leaderless = { $group } has somebody who leads it
no-not-burning = { $figure } is not on fire
no-not-before-the-shot = From { $a } to { $b } is measured when a shot is declared, not before
no-not-carried = { $figure } does not carry { $weapon }
no-not-damaged = { $machine } is not damaged
no-not-enough-points = { $figure } is { $excess } AP short
no-not-in-contact = There is no contact
no-not-locked = The door is not locked
no-not-on-top = { $figure } stands on nothing to jump from
no-not-seen = It is not in sight
no-nothing-there = There is nothing there
no-obstacle-too-high = What lies between is too high to throw over
no-off-table = That point is not on the table
no-off-the-table = { $figure } would leave the table, step { $step }
no-on-a-friend = { $figure } would stop on a friend, step { $step }
no-one-grenade-a-turn = The launcher of { $figure } has fired its grenade of this turn
no-out-of-arc = It is behind { $figure }: turn first
no-outside-deployment = { $figure } would stand outside your deployment area
no-panicked = { $figure } is panicked: it opens no combat and does not walk into contact
no-rogue = { $figure } obeys nobody any more
no-routed = { $figure } is routed and does nothing but flee
no-shots-fired = { $figure } has fired all the shots of this weapon for this turn: { $fired }
no-shut-down = { $figure } is shut down until it is repaired
no-stabilised-already = The casualty is out of danger already
no-nowhere-to-step = No step leads { $figure } anywhere
no-step-to-nowhere = Step { $step } of { $figure } leads nowhere: a step is a way
no-step-too-long = Step { $step } of { $figure } is too long
no-stunned = { $figure } is stunned and does nothing
no-too-deep = It is too deep to cross
no-too-far = It is out of reach
no-too-far-apart = { $target } { $target-est } too far from the other targets of the burst
no-too-high = It is too high to cross: climb it
no-too-near = It is too near
no-too-far-to-lead = Nobody of { $group } is near enough to { $figure }
no-tried-this-turn = { $figure } has tried first aid this turn
no-turned-too-far = { $figure } would turn { $excess } degrees too far at the end
no-two-obstacles = Two obstacles lie between
no-weapon-destroyed = { $weapon } is destroyed
no-whole-group = All the figures of { $unit } are placed together, each once
no-would-fall = { $figure } would walk off the top: climb down or jump
no-wreck = { $machine } is beyond repair

## Army lists and campaigns
no-armour-not-for-this-quality = { $troop } (group { $group }): this quality does not wear { $armour }
no-group-size = Group { $group } has { $figures } figures; { $least } to { $most } are allowed
no-heavy-and-more = With a heavy weapon one pistol may be carried, nothing more: { $weapons }
no-leader-one-step = Group { $group } is { $quality }: a { $found } leader is not its equal or one step better
no-no-such-book = { $side }: there is no army book { $book }
no-no-report = A report says who has won, what each of { $sides } lost, and who came home
no-was-not-there = { $fighter } was not in this battle
no-not-so-much = { $side } cannot have lost { $given } points: it brought { $most }
no-gear-of-veterans = Gear of its own has only who is left of a force in a campaign
no-no-such-gear = { $side }, { $fighter }: there is no { $gear }
no-no-such-scenario = Battle { $battle }: there is no scenario { $scenario }
no-no-such-troop = { $side }, { $fighter }: the book has no { $troop }
no-not-of-this-type = Group { $group } is a { $type }, but its figure is a { $role }
no-number-of-groups = The force has { $groups } groups; { $least } to { $most } are allowed
no-one-leader = Group { $group } has { $leaders } leaders; it wants exactly one
no-one-sub-leader = Group { $group } has { $leaders } sub-leaders; one is allowed
no-one-officer = A force has one officer at most; here there are { $officers }
no-operates-alone = Group { $group }: heroes, officers, machines and creatures operate alone
no-quality-not-in-book = Group { $group }: the book has no { $found } troops
no-too-expensive = The force costs { $total } points for { $points } agreed: { $excess } too many
no-too-few-battles = A campaign has { $least } battles at least, not { $battles }
no-two-forces = A campaign has two forces, not { $forces }
no-two-heavy-weapons = One heavy weapon at most: { $weapons }
no-two-qualities = Group { $group } is { $quality }, but some of it { $found }

## Odds
forecast-shot = { $figure } at { $target }: { $mode }, { $weapon }, if the range is { $band }
forecast-throw = { $figure } at { $target }: { $what }
forecast-fight = { $figure } in close combat with { $target }: one round
forecast-tech = { $figure }, technology roll: { $target }
forecast-aid = { $figure }, first aid: { $target }
forecast-reaction = Reaction test of { $figure }, as things stand
forecast-drawing = { $figure } is seen by enemies who wait to fire
forecast-opportunity = opportunity fire of { $figure } at { $target }
event-own-eliminated = eliminated in turn
event-own-panicked = panicked in turn
event-own-stunned = stunned in turn
event-own-damaged = damaged in turn
event-holds = holds
event-panics = panics
event-routs = routs
event-succeeds = succeeds
counted-eliminated = eliminated
counted-panicked = panicked
counted-stunned = stunned
counted-damaged = damaged
counted-friends = own figures harmed
event-eliminated = eliminated
event-panicked = panicked
event-stunned = stunned
event-damaged = damaged
policy-combat-zone-quick = (on the way everybody takes the usual answer: heroes throw again what is worth it)

## Mistakes in books, lists, maps and set-ups
mistake-no-armour = { $where }: there is no armour { $armour }
mistake-too-many-weapons = { $where }: three ranged and two close combat weapons at most
mistake-schema-forbids = { $where }: { $rule }: { $reason }
mistake-too-many-thrown = { $where }: { $most } grenades and bottles at most
mistake-no-replicant = { $where }: there is no replicant { $id }
mistake-no-person = { $where }: there is no person { $id }
mistake-printed-price = { $where }: CZ-FORCE-03: { $printed } is printed, the prices make { $reckoned }
mistake-too-many-mounted = { $where }: CZ-FORCE-08: it mounts { $mounts } at most
mistake-no-such-quality = { $where }: CZ-FORCE-01: no such quality here
mistake-no-officer-of-quality = { $where }: CZ-FORCE-01: no officer is { $quality }
mistake-armour-of-quality = { $where }: CZ-WND-04: this quality does not wear { $armour }
mistake-entry-twice = { $where }: { $id } stands twice
mistake-no-entry = { $where }: { $book } has no { $entry }
mistake-no-battle-to-record = CZ-GAME-04: there is no battle left to record, or it is not over
mistake-officer-quality = units.yaml: CZ-FORCE-01: expected an officer of { $known }, not { $quality }
mistake-no-dice = { $text } is no expression of dice such as 2D8+1D6+1
mistake-no-such-die = { $text }: Combat Zone knows D4, D6 and D8, no D{ $sides }
mistake-no-cover = terrain piece { $id }: CZ-TERR-01 knows no cover { $cover }
mistake-opening-not-in-wall = an opening of { $piece } from { $start } to { $end } is not in its wall
mistake-piece-without-outline = a { $kind } of a map needs `at`, `from` and `to`, or `box`
mistake-no-zone-of-map = { $path }: the map { $map } has no zone { $zone }
mistake-no-zone-for-scenario = the map { $map } has no zone { $zone }, which { $scenario } needs
## Mistakes in situations
mistake-situation-off-table = { $id } does not stand on the table
mistake-situation-letters = a group has 1 to { $most } figures
mistake-situation-stranger = names a figure that is not in the group
mistake-situation-no-group = there is no group { $id }
mistake-situation-no-field = a figure has no { $key }
mistake-situation-no-blade = there is no close combat weapon { $id }
mistake-situation-no-quality = there is no quality { $id }
mistake-situation-no-troop = { $book } has no { $troop }
mistake-situation-no-troop-named = { $book } has no troop named
mistake-no-gear = { $where }: there is no { $what ->
        [weapon] weapon
        [blade] blade
       *[other] kit
    } { $id }
mistake-no-such-side = { $where }: the sides are { $sides }
mistake-situation-thing-order = name every thing of the table once
mistake-situation-no-side = there is no side { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-phase-compulsory = Compulsory actions
scene-phase-reaction = Reaction tests
scene-phase-initiative = Initiative
scene-phase-actions = Actions
scene-phase-end = End of turn
scene-zone-crossing = Crossing
scene-zone-shop = Shop
scene-zone-workshop = Workshop
scene-zone-house = House
scene-zone-hall = Hall
scene-zone-store = Store
scene-zone-guardroom = Guardroom
scene-zone-office = Office
scene-zone-vault = Vault
scene-zone-yard = Yard
scene-zone-pumphouse = Pump house
scene-thing-object = Object
scene-thing-case = Case
scene-thing-controls = Device
scene-thing-casualty = Casualty
scene-thing-device = Device
scene-thing-fire = Fire
scene-score-lost = Points lost
scene-score-score = Scenario points
scene-score-initiative = Initiative
scene-line-quality = Quality
scene-line-cost = Points
scene-line-carries-grenades = Grenades
scene-line-carries-molotovs = Molotov cocktails
scene-line-carries-incendiaries = Incendiary grenades
scene-line-carries-missiles = Missiles
scene-line-ap = Action points
scene-line-attack = Attack
scene-line-damage = Damage
scene-line-resistance = Resistance
scene-line-armour = Armour
scene-line-harm = Damage taken
scene-line-crew = Aboard, the driver first
scene-line-grenades = Grenades left
scene-line-molotovs = Molotov cocktails left
scene-line-incendiaries = Incendiary grenades left
scene-line-missiles = Missiles left
scene-line-skills = Skills and kit

## The guided first match

guide-welcome = The blue patrol is yours: two soldiers behind a low wall, of whom the rifleman has one action left, and four gangers over there. You have one turn. Whoever puts more out, by the points of the figures, wins. Any rule id, like the one beside the question, opens its rule.
guide-order = You have the initiative. Acting first lets you shoot first; acting second lets you see what they do.
guide-group = Groups act one after the other, all figures of one before those of the next.
guide-figure = Each figure acts for itself. Begin with one who sees somebody: click it on the table, or take it from the list.
guide-action = Every figure has action points (AP); each action costs some, and you may go on until they are spent. The bars beside an attack show exactly how likely it is to put somebody out. Aiming costs more and hits better; opportunity keeps the points to fire when somebody shows himself.
guide-target = Lines show whom this figure sees. Distances are judged by eye here: the range is measured after you have chosen. Amber means cover.
guide-shots = A burst spends several shots. More of them at one target make a hit likelier; you may also keep some for another.
guide-cz-shoot-10 = Each die that reaches the number needed is a hit. It lies in the record with what was added, and the rule that says so.
guide-cz-wnd-01 = A hit must still wound: dice against what the target resists. Cover takes from it.
guide-move = Drag the figure: each step costs a point. A figure sees only what is before it, so mind which way it looks at the end.
guide-pivot = A figure looks one way. Turning costs a point, too; point where it should look.
guide-opportunity-fire = Somebody who waited may fire now, in the middle of the enemy's action.
guide-compulsory = Frightened figures must do something at the beginning of a turn: here you say in which order.
guide-over = That was a whole match. “Replay” shows it again from the start; “Play” on the front page offers larger tables.

## The form of a report
scene-form-winner = Who has won?
scene-form-nobody = nobody
scene-form-lost = Points lost
scene-form-home = Who came home?
scene-form-taken = Weapons taken
