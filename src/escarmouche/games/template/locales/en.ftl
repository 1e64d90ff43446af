### Sentences of the toy game.
side-red = Red
side-blue = Blue
scenario-outpost = Outpost
ask-lay-card = Which card do you lay face down?
ask-deployment-order = In which order do your units come on?
ask-deploy = Where does { $unit } stand?
ask-bid = How many tokens do you bid for the initiative?
ask-who-starts = Who acts first?
ask-activate = Which unit acts?
ask-order = What does { $unit } do?
ask-move = Where does { $unit } move?
ask-targets = At whom does { $unit } shoot, first to last?
ask-turn-card = { $unit } is about to be lost. Do you turn your card?
opt-medic = medic
opt-bluff = bluff
opt-move = move
opt-shoot = shoot
opt-aim = aim
opt-turn = turn it
opt-keep = keep it
did-lay-card = { $side } lays a card: { $answer }
did-deployment-order = { $side } brings on, in this order: { $answer }
did-deploy = { "" }
did-bid = { $raw ->
        [0] { $side } bids 0
       *[other] { "" }
    }
did-who-starts = { $side } lets { $answer } begin
did-activate = { $side } activates { $answer }
did-order = { "" }
did-move = { "" }
did-targets = { $unit } shoots at { $answer }
did-turn-card = { $raw ->
        [turn] { "" }
       *[keep] { $side } keeps the card
    }
marker-acted = has acted
marker-aimed = aims
marker-lost = lost
set-round = Round { $value }
roll-tp-turn-03 = Initiative
roll-tp-shoot-03 = { $unit } shoots at { $target }, { NUMBER($distance-cm, maximumFractionDigits: 2) } cm away
roll-tp-shoot-06 = { $unit } saves
note-order-given = { $unit } has its order: { $order }
no-no-such-force = There is no force called { $force }
no-too-expensive = The force { $force } is worth more than the list says: { $excess } too many
no-no-unit = A force has at least one unit
no-no-report = A report says who has won and what is left of: { $sides }
no-not-so-many = { $side } cannot have { $given } units left: it brought { $most }
no-has-not-won = { $winner } cannot have won: a side of the battle that has a unit left, or draw
no-not-a-point = { $given } is no point of the table
no-out-of-band = { $unit } would stand beyond its deployment band
no-off-the-table = { $unit } would leave the table
no-in-the-hut = { $unit } would stand in the hut
no-no-room = { $unit } would stand too close to { $near }
no-has-acted = { $unit } has acted this round
no-no-target = { $unit } has no target in range
no-has-aimed = { $unit } aims already
no-too-far = { $unit } does not get that far
no-out-of-range = { $target } is out of range of { $unit }
opt-red = red
opt-blue = blue
forecast-move = { $unit } goes there
forecast-smoke = { $unit } throws smoke there
forecast-mine = if a mine lies on the marked spot
forecast-shot = { $unit } shoots at { $target }
counted-wounds = boxes lost
counted-lost = lost
side-green = Green
side-white = White
opt-green = green
opt-white = white
scenario-crossroads = Crossroads
ask-lay-mine = Where do you hide your mine?
did-lay-mine = { $side } hides a mine: { $answer }
ask-smoke = Where does { $unit } throw smoke?
did-smoke = { "" }
tells-placed-tp-ord-03 = { $unit } throws smoke { NUMBER($distance-cm, maximumFractionDigits: 2) } cm far: { $ends }
tells-placed-tp-ord-03-brief = { $unit } throws smoke { NUMBER($distance-cm, maximumFractionDigits: 1) } cm far, { $where }
opt-smoke = smoke
note-mine-found = { $unit } treads on a mine of { $side }
roll-tp-mine-02 = The mine under { $unit }

## Mistakes in set-ups and situations
mistake-no-scenario = template has no scenario called { $name }; there are: { $known }
mistake-number-of-forces = template wants a force for each of { $sides } sides, not { $given }
mistake-no-force = template has no force called { $name }; there are: { $known }
## Mistakes in situations
mistake-situation-sides = { $side } is no side
mistake-situation-missing = { $id } is missing
mistake-situation-no-force = no force called { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-phase-cards = Cards
scene-phase-mines = Mines
scene-phase-deploy = Deployment
scene-phase-initiative = Initiative
scene-thing-smoke = smoke
scene-thing-mine = mine
scene-units = units

## What happens, by its kind
note-struck = { "" }
gains-acted = { "" }
loses-acted = { "" }
gains-lost = { "" }
tells-spent-tokens = { $who } bids { $amount ->
        [one] 1 token
       *[other] { $amount } tokens
    }: { $left } left
tells-lost = { $unit } loses { $lost ->
        [one] 1 box
       *[other] { $lost } boxes
    }: { $left ->
        [0] the unit is lost
       *[other] { $left } left
    }
tells-revealed-tp-card-02 = { $side } turns the card: { $card }
scene-card-units = Units
scene-card-dice = Dice
scene-card-strength = Boxes

## The form of a report
scene-form-winner = Who has won?
scene-form-nobody = nobody
scene-form-left = Units left
