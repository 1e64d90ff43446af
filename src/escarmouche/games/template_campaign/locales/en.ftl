### Sentences of the toy campaign.
side-north = North
side-south = South
opt-north = north
opt-south = south
scenario-war = The war
ask-hire = How many units do you hire, a coin each?
ask-send = How many units go to the bridge? The others go to the mill.
did-hire = { $raw ->
        [0] { $side } hires nobody
       *[other] { "" }
    }
did-send = { $side } sends { $raw ->
        [0] nobody
       *[other] { $raw }
    } to the bridge
battle-about = at the { $place }, week { $week }
opt-bridge = bridge
opt-mill = mill
set-round = Week { $value }
roll-ow-deb-01 = Stragglers of { $side }
tells-spent-coins = { $who } pay{ $who-s } { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }: { $left } left
tells-gained-coins = { $who } { $who-est } paid { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    }: { $left } now
tells-gained-units = { $who } { $who-a } { $amount ->
        [one] 1 unit
       *[other] { $amount } units
    } more: { $left } now
tells-gained-points = { $who } get{ $who-s } { $amount ->
        [one] 1 victory point
       *[other] { $amount } victory points
    }: { $left } now
no-not-so-many = { $side } cannot have { $given } units left: it brought { $most }

## Mistakes in set-ups and situations
mistake-no-scenario = the war has no scenario called { $name }; there are: { $known }
mistake-number-of-forces = the war wants a force for each of { $sides } sides, not { $given }
mistake-no-force = the war has no force called { $name }; there are: { $known }
mistake-situation-sides = { $side } is no side
mistake-situation-missing = { $id } is missing
mistake-situation-no-force = no force called { $id }

## Words of a scene
scene-phase-hire = Hiring
scene-phase-send = Sending out
scene-phase-battles = Battles
scene-phase-debriefing = Debriefing
scene-points = victory points
scene-map = The valley
scene-bridge = Bridge
scene-mill = Mill
scene-camp-north = Northern camp
scene-camp-south = Southern camp
scene-sheet = The two sides
scene-column-side = Side
scene-column-force = Force
scene-column-units = Units
scene-column-coins = Coins
scene-column-points = Points
