### Sentences of records of format 1, where today's say it otherwise. Licence: CC BY 4.0.

did-edge = { $side } takes the edge: { $answer }
did-deploy-group = { $side } places { $answer }
did-deploy = In place, { $unit }: { $answer }
did-compulsory = { $side } first moves { $answer }
did-order = { $side } will { $answer }
did-group = { $side } activates { $answer }
did-action =
    { $raw ->
        [done] { $figure } has finished
        [move] { "" }
        [pivot] { $figure } turns on the spot
       *[other] { $figure } ({ $ap } AP): { $answer }
    }
did-move = { $figure } goes: { $answer }
did-target =
    { $raw ->
        [none] { $figure } keeps its other shots
       *[other] { $figure } aims at { $answer } ({ $weapon }, { $mode })
    }
did-shots = Shots of { $figure } at { $target }: { $answer }
did-weapon = { $figure } fires at { $target } with: { $answer }
did-opportunity-fire =
    { $raw ->
        [none] Nobody fires at { $target }
        [wait] { $side } waits for { $target } to come on
        [not-this-move] { $side } lets { $target } pass this time
        [above-50] { $side } now reacts only where the chance is above 50 %
        [always-ask] { $side } wants to be asked every time again
       *[other] Opportunity fire: { $answer } at { $target }
    }
did-reroll =
    { $raw ->
        [none] { $figure } keeps its dice
       *[other] { $figure } throws die number { $answer } again
    }
did-take-weapon = { $figure } takes from { $casualty }: { $answer }
set-active = { $value } plays
set-initiative = Initiative of { $who }: { $value }
set-kills = { $who } has put out figures worth { $value } points
set-score = Scenario points of { $who }: { $value }
set-states =
    { $raw ->
        [none] { "" }
       *[other] { $who } is now: { $value }
    }
set-carrying =
    { $raw ->
        [none] { $who } carries nothing any more
       *[other] { $who } carries { $value }
    }
set-gained = Weapons { $who } has taken: { $value }
set-blades = Close combat weapons { $who } has taken: { $value }
set-broken = Weapons lost to { $who }: { $value }
note-declared = { $figure } fires, { $weapon }, { $mode }; shots: { $shots }
note-eliminated = { $figure } is eliminated
note-impact = It goes off at { NUMBER($x-cm, maximumFractionDigits: 1) } { NUMBER($y-cm, maximumFractionDigits: 1) }, radius { NUMBER($radius-cm, maximumFractionDigits: 1) } cm
note-attack-dice = { $figure } throws { $own }+{ $more }, { $enemy } starts from { $other }
note-grips = { $figure } holds the road
note-skids = { $figure } skids
note-left-the-table = { $figure } flees off the table
note-malfunction = { $figure } malfunctions: { $result }
note-panicked = { $figure } panics
note-reaction = Reaction of { $figure }: { $result }
note-routed = { $figure } is routed and will flee when the next turn begins
note-suit-damaged = The power suit of { $figure } is damaged in its place and protects no more
note-tie = { $figure } and { $enemy } are evenly matched: nothing happens
note-wrecked = { $figure } is wrecked
roll-cz-shoot-10 = { $figure } to hit
roll-cz-wnd-01 = Wound roll on { $target }, { $need } needed on the dice
roll-cz-area-05 = Blast on { $target }, { $need } needed on the dice
roll-cz-area-07 = Burning ground, { $target }, { $need } needed on the dice
roll-cz-cc-04 = Close combat of { $figure }
roll-cz-cc-12 = Blow on { $target }, { $need } needed on the dice
roll-cz-move-07 = Fall of { $target }, { $need } needed on the dice
result-cz-wnd-01 = total { $total }
result-cz-area-05 = total { $total }
result-cz-area-07 = total { $total }
result-cz-area-09 = total { $total }
result-cz-cc-12 = total { $total }
result-cz-move-07 = total { $total }
result-cz-cc-04 = difference of the dice { $total }
result-cz-reac-01 = 
    { $value ->
        [0] rout
        [1] panic
        [2] steady
       *[other] result { $value }
    }
result-cz-tech-01 = 
    { $value ->
        [0] failed
        [1] done
       *[other] result { $value }
    }
result-cz-tech-04 = 
    { $value ->
        [0] failed
        [1] done
       *[other] result { $value }
    }
result-cz-tech-05 = 
    { $value ->
        [0] failed
        [1] done
       *[other] result { $value }
    }
gains-panicked = { $who }: { $what } from now on
gains-routed = { $who }: { $what } from now on
gains-stunned = { $who }: { $what } from now on
gains-steady = { $who }: { $what } from now on
gains-dropped = { $who }: { $what } from now on
gains-waiting = { $who }: { $what } from now on
gains-burning = { $who }: { $what } from now on
gains-frozen = { $who }: { $what } from now on
gains-glitch = { $who }: { $what } from now on
gains-suit-damaged = { $who }: { $what } from now on
gains-placed = { $who }: { $what } from now on
gains-activated = { $who }: { $what } from now on
gains-cohesive = { $who }: { $what } from now on
loses-waiting = { $who }: { $what } ends
loses-dropped = { $who }: { $what } ends
loses-burning = { $who }: { $what } ends
loses-steady = { $who }: { $what } ends
loses-frozen = { $who }: { $what } ends
loses-glitch = { $who }: { $what } ends
loses-activated = { $who }: { $what } ends
loses-cohesive = { $who }: { $what } ends
did-aim = { $figure }, { $what }, aims at: { $answer }
did-aim-point = { $figure }, { $what }, aims { $answer }
result-cz-force-07 = result { $value }
