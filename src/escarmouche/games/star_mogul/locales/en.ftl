### Sentences of Star Mogul. Licence: CC BY 4.0.

## Sides and scenarios
side-one = Company one
side-two = Company two
side-three = Company three
side-four = Company four
scenario-salvage-rights = Salvage Rights
scenario-crash-site = The Crash Site
scenario-black-marsh = The Black Marsh
scenario-airless-moon = The Airless Moon
scenario-salvage-raid = Salvage Raid
scenario-refinery = The Refinery
scenario-asset-raid = Asset Raid
scenario-rescue = Rescue or Recovery
scenario-revenge = Revenge
scenario-ghost-town = The Ghost Town

## Questions
ask-counter = Where do you put a salvage counter?
ask-who-places = Who places a drop zone marker next?
ask-drop-zone = Where does your drop zone marker stand?
ask-deploy-unit = Which unit comes down next?
ask-deploy = Where { $unit-does } { $unit } stand?
ask-asset-raid = Do you attack an asset of the other company?
ask-go-on = Go on, or call your drop ship?
ask-opening = Does a unit begin or end a voluntary retreat?
ask-rally = Which unit in flight do you try to rally first ({ $left } PS)?
ask-activate =
    { $free ->
        [0] Who acts? { $left } PS left in this phase
       *[other] A free point: who acts? { $free } left
    }
ask-order = What { $unit-does } { $unit } do?
ask-move = Where do the models of { $unit } go?
ask-drive = Where { $unit-does } { $unit } drive?
ask-reverse = How far { $unit-does } { $unit } back?
ask-leave = Where do the models of { $unit } get out?
ask-eject = Where do those aboard { $unit } land?
ask-aim-plan = How { $unit-does } { $unit } share { $unit-its } fire out over { $target }?
ask-aims = Who of { $unit } fires at whom of { $target }?
ask-side-hit = The shot comes along the corner of { $unit }: which side is hit?
ask-return-fire = { $unit } { $unit-was } shot at by { $target }: { $unit-does } { $unit-il } fire back?
ask-post-lost = The only crewman of { $unit } is lost: what goes with him?
ask-take-seat = Who aboard { $unit } takes the seat of the { $post }?
ask-new-leader = Those of { $unit } who hold need a leader: who?
ask-engage = Which unit engages whom, free of charge?
ask-which-melee = Whose melee is fought next?
ask-assault = What does { $figure } use on { $vehicle }?

## Answers given
did-counter = { "" }
did-who-places = { $answer } places next
did-drop-zone = { "" }
did-deploy-unit = { "" }
did-deploy = { "" }
did-asset-raid = { "" }
did-go-on = { "" }
did-opening =
    { $raw ->
        [none] { "" }
       *[other] { $answer }
    }
did-rally = { "" }
did-activate = { "" }
did-order = { "" }
did-move = { "" }
did-drive = { "" }
did-reverse = { "" }
did-leave = { "" }
did-eject = { "" }
did-aim-plan = { "" }
did-aims = { "" }
did-side-hit = The side hit is chosen: { $answer }
did-return-fire =
    { $raw ->
        [none] { $unit } { $unit-does } not fire back
        [not-this-move] { $unit } { $unit-does } not fire back
        [above-50] { $side } now replies only where the chance is above 50 %
        [always-ask] { $side } wants to be asked every time again
       *[other] { $unit } fire{ $unit-s } back
    }
did-post-lost = { "" }
did-take-seat = { "" }
did-new-leader = { $answer } leads them
did-engage = { "" }
did-which-melee = { "" }
did-assault = { "" }
none-opening = nobody: on with the phase
none-engage = nobody engages
none-assault = nothing
none-return-fire = no reply

## Options
opt-phase-over = finish this phase
opt-ship = call the drop ship: the battle ends
opt-go-on = go on
opt-attack = attack an asset
opt-let-be = decline
opt-move = move (1 PS)
opt-climb-of = climb up or down { $what } (1 PS)
opt-drive = drive (1 PS)
opt-reverse = back (1 PS)
opt-board-of = board { $what } (1 PS)
opt-leave = get out (1 PS)
opt-shoot-of = shoot at { $what } (1 PS)
opt-salvage-of = take { $what } (1 PS)
opt-stow-of = load into { $what } (1 PS)
opt-merge-of = merge with { $what } (1 PS)
opt-door-of = blow { $what } (1 PS)
opt-take-post-of = fill the seat of the { $what } (1 PS)
opt-drop-of = drop { $what } (free)
opt-regroup = regroup: loyalty test (1 PS)
opt-retreat-of = { $what } retreat{ $what-s } by choice
opt-halt-of = { $what } end{ $what-s } { $what-its } retreat
opt-nearest = each at the nearest
opt-spread = spread evenly
opt-weakest = at the easiest to bring down
opt-one-by-one = say each attack
opt-movement = movement
opt-armament = armament
part-weapon = { $what }, { $named }
part-target = { $what }, at { $named }
opt-to-prize = to the nearest prizes
opt-to-door = to a door
opt-to-home = towards the drop zone
opt-to-enemy = towards the enemy
opt-to-back = away from the enemy
opt-to-cover = to cover
opt-to-centre = to the asset
opt-to-charge = into contact
opt-to-lorry = to the lorry, ready to load
opt-to-stay = stay
forecast-shoot = { $unit } fire{ $unit-s } at { $target }
forecast-reply = { $unit } may fire back
forecast-charge = { $unit } charge{ $unit-s } { $target }
forecast-carry = { $unit } take{ $unit-s } { $target }
forecast-ship =
    { $winner ->
        [draw] The ship comes down now: nobody has won
       *[other] The ship comes down now: { $winner } has won
    }
counted-losses = models lost
counted-own-losses = own models lost
counted-superstructure = points of superstructure lost
counted-left-behind = people left behind for good
counted-secured = prizes in the drop zone
counted-hands = carriers
counted-slowed = paces a point while they carry

## Words
word-front = front
word-left = left
word-right = right
word-rear = rear
word-superstructure = superstructure
word-driver = driver
word-pilot = pilot
word-gunner = gunner
word-short = short
word-normal = normal
word-long = long
word-ore-mine = ore mine
word-plant = manufacturing plant
word-junk-yard = junk yard
word-artifact-site = alien artifact site
word-sole-survivor = nobody else is left
word-drop-ship = a drop ship was called
word-last-round = the last round is over
word-raider = raider
word-raided = raided company
word-guard = guard
word-investigator = investigator
word-demander = demands revenge
word-bravery = a bravery test
word-loyalty = a loyalty test
word-voluntary = by choice
word-wounded = wounded
word-out = out of action
word-tie = a tie
word-draw = nobody
role-machine = vehicle

## States
marker-straggler = straggler
marker-due = owes a loyalty test
marker-standing = made to stand, not regrouped
marker-shy = tests before it leaves the zone
marker-tried = has tried to rally
marker-resting = rallied, acts from the next phase
marker-wounded = wounded
marker-carrying = carries salvage
marker-climbing = climbing
marker-engaged = engaged
marker-retreating = retreating
marker-done = has had two points
marker-immobile = immobilised
marker-power = short of power
marker-weapon-out = weapon out of order
marker-rupture = about to explode
marker-damaged = damaged
gains-straggler = { $who } { $who-est } a straggler now
gains-due = { $who } owe{ $who-s } a loyalty test
gains-resting = { $who } stop{ $who-s }, and act{ $who-s } from the next phase on
gains-tried = { "" }
gains-shy = { $who } will test before { $who-il } leave{ $who-s } the zone
gains-standing = { $who } stand{ $who-s } again
loses-straggler = { $who } { $who-est } no straggler any more
loses-due = { "" }
loses-tried = { "" }
loses-resting = { "" }
loses-shy = { $who } dare{ $who-s } to leave the zone
loses-standing = { $who } { $who-est } regrouped

## Scenery
piece-brush = brush
piece-light-woods = light woods
piece-mud = mud
piece-gentle-hill = gentle hill
piece-swamp = swamp
piece-steep-hill = steep hill
piece-dense-woods = dense woods
piece-fence = fence
piece-wire = barbed wire
piece-hedge = hedge
piece-barrier = barrier
piece-barricade = barricade
piece-low-wall = low wall
piece-barrels = barrels
piece-wall = wall
piece-rocks = rocks
piece-building = building
piece-house = building
piece-asset = asset
piece-tower = tower
piece-container = container
piece-wreck = wreck

## What changes
set-round = Round { $value }
set-phase =
    { $raw ->
        [strategy] Strategy phase
        [action1] First action phase
        [fog] Fog of war
        [action2] Second action phase
        [melee] Melee
       *[other] { "" }
    }
set-active = The turn of { $value }
set-ps = { $who }, strategy points this turn: { $value }
set-left = { $who }, strategy points in this phase: { $value }
set-free = { "" }
set-zone = { $who } places its drop zone marker
set-role = { $who } { $who-est } the { $value }
set-called = { $who } call{ $who-s } { $who-its } drop ship down
set-fired-on-melee = The people of { $who } will not forget this shot
set-boss-fell =
    { $raw ->
        [true] The boss of { $who } has fallen
       *[other] { "" }
    }
set-loyalty = The Loyalty of { $who } is now { $value }
set-secured = Secured by { $who }: { $value }
set-wounded = { $who } { $who-est } wounded
set-leader = { $value } now leads { $who }
set-retreat =
    { $raw ->
        [none] { $who } retreat{ $who-s } no more
       *[other] { $who } retreat{ $who-s }: { $value }
    }
set-aboard =
    { $raw ->
        [none] { $who } get{ $who-s } out
       *[other] { $who } board{ $who-s } { $value }
    }
set-holder =
    { $raw ->
        [none] { $who } lie{ $who-s } free
       *[other] { $value } has { $who }
    }
set-post = { $who } take{ $who-s } a seat: { $value }
set-immobile =
    { $raw ->
        [true] { $who } { $who-est } immobilised
       *[other] { $who } move{ $who-s } again
    }
set-power =
    { $raw ->
        [loss] { $who } lose{ $who-s } power
       *[other] { $who } lose{ $who-s } much of { $who-its } power
    }
set-out = { $who }: a weapon is out of order
set-unspent = { $who } { $who-does } not spend { $value }
set-lost = { $who } lose{ $who-s } { $who-its } { $value }
set-rupture =
    { $raw ->
        [true] The engine of { $who } ruptures: it explodes when the next phase begins
       *[other] { "" }
    }
set-used = { $who } use{ $who-s } up: { $last }
set-open = { $who } { $who-est } blown open
set-inside = { $who } can be brought out
set-gone = { $who } { $who-est } gone
set-joined = { $value } joins { $who }
set-credits = { "" }
tells-lost = { $who }: { $lost } lost, { $left } left
tells-lost-sm-veh-03 = { $who } lose{ $who-s } { $lost } of { $who-its } { $where }, { $left } left
tells-lost-sm-veh-06 = { tells-lost-sm-veh-03 }
tells-lost-sm-veh-12 = { tells-lost-sm-veh-03 }
tells-lost-sm-veh-16 = { $who } { $who-est } out of the battle
tells-lost-sm-veh-15 = { tells-lost-sm-veh-16 }
tells-lost-sm-veh-09 = { tells-lost-sm-veh-16 }
tells-lost-sm-move-09 = { tells-lost-sm-veh-16 }
tells-spent-left = { $unit } get{ $unit-s } a point; { $left } left in the purse
tells-spent-free = { $unit } get{ $unit-s } a free point; { $left } left
tells-gained-free = { $who } gain{ $who-s } free strategy points: { $amount }
tells-gained-credits = { $who } sell{ $who-s } { $who-its } salvage for { $amount } credits

## What happens
note-asset = At stake: { $asset }
note-asset-raid =
    { $attacks ->
        [yes] { $side } attacks an asset
       *[other] { $side } declines, and a free asset is fought for
    }
note-too-big-for-the-zone = { $unit } { $unit-does } not fit into the zone and wait{ $unit-s }
note-flyer-waits = { $unit } wait{ $unit-s }: two flyers came down already
note-order-given = { $unit }: { $order }
note-volley =
    { $reply ->
        [yes] { $unit } fire{ $unit-s } back at { $target }, attacks: { $attacks }
       *[other] { $unit } fire{ $unit-s } at { $target }, attacks: { $attacks }
    }
note-attack-lost = The attack of { $figure } on { $target } is lost
note-out-of-range = { $target } { $target-est } out of range of { $figure }, { $weapon }: { NUMBER($excess-length, maximumFractionDigits: 1) } paces too far
note-cover = { $figure } is covered by { $piece }: DEF +{ $bonus }
note-unharmed = { $figure } is unharmed: damage { $damage } against DEF { $defence }
note-wounded = { $figure } is hit: damage { $damage } equals DEF { $defence }
note-killed = { $figure } goes down: damage { $damage } above DEF { $defence }
note-struck-in-melee = In the melee it strikes { $figure }
note-order-refused = { $unit } refuse{ $unit-s } to fire at friends; the point is lost
note-vehicle-hit = { $unit } { $unit-est } hit at { $unit-its } { $where }: damage { $damage } against armour { $armour }, damage rolls: { $rolls }
note-military = The armour of { $unit } is military: no effect
note-no-crew-left = Nobody is left at the posts of { $unit }
note-no-weapon-left = { $unit } { $unit-a } no weapon left to lose
note-superstructure-gone = { $unit } fall{ $unit-s } apart
note-nobody-at-the-controls = Nobody at the controls of { $unit } can bring its people out
note-nobody-moves = { $unit } stay{ $unit-s } where { $unit-il } { $unit-est }
note-straggler-home = { $unit } { $unit-est } back in the drop zone and wait{ $unit-s }
note-stays-home = { $unit } { $unit-does } not dare to leave the zone
note-melee = Melee: { $units }
note-duel =
    { $how ->
        [even] { $figure } and { $target } are even
        [hurt] { $figure } wounds { $loser }
       *[other] { $figure } eliminates { $loser }
    }
note-fog =
    { $points ->
        [0] Fog of war, { $roll }: nothing happens
       *[other] Fog of war, { $roll }: { $winner } gets free points, { $points }
    }
note-battle-ends = The battle is over: { $why }
note-recovery =
    { $back ->
        [yes] { $figure } comes back
       *[other] { $figure } is lost for good
    }
note-wreck-home = The wreck of { $unit } comes home
note-loyalty-changes = Loyalty of { $side }: { $value }

## Refusals
no-about-to-explode = { $unit } { $unit-est } about to explode
no-another-unit = The second free point is for another unit than { $unit }
no-at-home = { $unit } { $unit-est } in { $unit-its } drop zone already
no-attack-declared-twice = An attack of { $figure } is declared twice
no-bases-overlap = { $figure } would stand on another base
no-carriers-do-not-engage = { $unit } carr{ $unit-ies } salvage and { $unit-does } not engage
no-carries-nothing = { $unit } carr{ $unit-ies } nothing
no-chain-broken = The models of { $unit } must form one chain, 2 paces from one to the next
no-counters-too-near = Too near another counter
no-enemy-near = { $enemy } { $enemy-est } too near
no-enemy-zone = { $figure } would come within 1 pace of { $enemy } without engaging
no-engaged = { $unit } { $unit-est } engaged
no-everybody-once = Everybody of { $unit } is placed just once
no-flyers-do-not-back = { $unit } fl{ $unit-ies } and cannot back
no-flyers-overlap = { $unit } would end on another flyer
no-friend-in-line = { $friend } stands in the line of fire of { $figure }
no-guard-moves-nothing = The guard moves no prisoner and opens no door
no-hands-full = Hands are full: a load is carried
no-hired-already = { $figure } is on the roster already
no-immobilised = { $unit } { $unit-est } immobilised
no-in-the-air = { $vehicle } { $vehicle-est } in the air
no-in-the-way = { $piece } { $piece-est } in the way
no-infantry-only = Only infantry on the table retreats
no-models-in-a-vehicle = Unit { $group } is a vehicle and lists models
no-no-air = There is no air: unit { $group } has { $models } without a sealed suit
no-no-room = There is no room there
no-no-room-aboard = { $vehicle } { $vehicle-a } no room, places in all: { $room }
no-no-room-for-markers = There would be no place left for a drop zone marker
no-no-room-outside = There is no room for { $unit } outside
no-no-such-post = Unit { $group } has no post { $post }, posts: { $posts }
no-no-unit = The company has no unit
no-no-way-to-board = { $figure } finds no way to { $vehicle }
no-no-weapon = { $figure } has nothing to fire with
no-nobody-drives = Nobody is at the controls of { $unit }
no-nobody-fires = Nobody of { $unit } can fire at { $target }
no-nobody-near = Nobody of { $unit } is near enough
no-nobody-to-take-it = Nobody aboard { $unit } can take the seat
no-not-a-facing = { $figure } is given no whole degrees to face
no-not-a-path = { $figure } is given no way of whole points
no-not-a-point = This is no point of the table
no-not-at-the-door = Nobody of { $unit } touches the door
no-not-at-the-face = Nobody of { $unit } is at the face of { $piece }
no-not-free-to-take = { $thing } is not free to be taken
no-not-of-the-unit = { $figure } is not of { $unit }, or named twice
no-not-on-the-table = { $target } { $target-est } not on the table
no-not-placements = Models are given with a way and a facing each
no-not-regrouped = { $unit } { $unit-est } not regrouped yet
no-not-seen = { $target } { $target-est } not seen
no-not-under-orders = { $unit } { $unit-est } not under orders
no-nothing-to-do = There is nothing { $unit } could do
no-nothing-to-regroup = { $unit } need not regroup
no-off-the-roof = { $figure } leaves the roof by climbing only
no-off-the-table = This leads off the table
no-on-a-face = On a face one only climbs
no-one-load = One unit carries one load
no-one-weapon = { $figure } fires one weapon
no-open-already = { $thing } is open already
no-out-of-arc = { $target } { $target-est } outside the arc
no-outside-the-zone = This is outside the drop zone
no-people-are-not-sold = People are not sold: { $line }
no-purse-empty = No strategy point is left in this phase
no-resting = { $unit } { $unit-a } just rallied and act{ $unit-s } from the next phase
no-retreating = { $unit } { $unit-est } retreating
no-screened = { $target } { $target-est } screened by infantry
no-season-length = A season has { $least } to { $most } missions, not { $missions }
no-seat-taken = The seat of the { $post } is taken
no-somebody-in-the-way = { $figure } stands in the way
no-straggler = { $unit } { $unit-est } straggling and get{ $unit-s } no points
no-stragglers-carry-nothing = Stragglers carry nothing: { $unit }
no-through-a-vehicle = The way leads through { $vehicle }
no-through-an-enemy = The way of { $figure } leads through an enemy
no-too-expensive = The company costs { $total }, the limit is { $points }
no-too-far = { $figure } goes { NUMBER($most-length, maximumFractionDigits: 1) } paces at most here
no-too-far-from-marker = Too far from the marker of the stronger company
no-too-far-from-the-vehicle = { $figure } lands within 2 paces of the vehicle
no-too-far-to-board = { $vehicle } { $vehicle-est } too far to be boarded
no-too-far-to-drive = { $unit } go{ $unit-es } { NUMBER($most-length, maximumFractionDigits: 1) } paces at most here
no-too-far-to-engage = { $target } { $target-est } too far to be engaged
no-too-far-to-load = The carriers are too far from { $vehicle }
no-too-far-to-merge = { $other } { $other-est } too far to merge
no-too-few-hands = Who can carry: { $hands }; needed: { $least }
no-too-little-money = { $line } costs { $price } cr
no-too-many-leaders = A company has at most { $most } of { $role }, not { $found }
no-too-many-models = Together they would be { $models }, at most { $most }
no-too-near-a-building = Too near a building
no-too-near-a-marker = Too near another marker
no-too-near-salvage = Too near a salvage counter
no-too-near-the-asset = Too near the asset
no-too-near-the-edge = Too near the edge of the table
no-too-slow = { $unit } go{ $unit-es } { NUMBER($least-length, maximumFractionDigits: 1) } paces at least
no-tried-already = { $unit } { $unit-a } had { $unit-its } attempt in this phase
no-turn-too-sharp = { $unit } turn{ $unit-s } { $degrees } degrees, at most { $most }
no-turns-too-close = { $unit } go{ $unit-es } { NUMBER($least-length, maximumFractionDigits: 1) } paces between two turns
no-two-points-already = { $unit } { $unit-a } had { $most } points in this phase
no-unit-size = Unit { $group } has { $models } models, { $least } to { $most } are allowed
no-vehicle-moved = { $vehicle } { $vehicle-a } moved in this phase
no-vehicle-weapon-on-foot = Unit { $group } carries a vehicle's weapon: { $weapon }
no-vehicles-are-not-engaged = Vehicles are not engaged: { $target }
short-ps = { $amount } PS short
short-cr = { $amount } cr short
short-points = { $amount } too much
no-no-report = A report says who has won and what became of people, vehicles, salvage and Loyalty of { $sides }
no-was-not-there = { $id } did not go out: { $count } did
no-nothing-said-of = The report says nothing of { $id }, and of { $count } in all
no-too-much-salvage = { $count } brought home, a mission has { $most } at most
no-better-than-before = { $unit } cannot come back better than it went

## Dice
roll-sm-seq-04 = Who starts
roll-sm-setup-02 = Order of placing
roll-sm-shoot-03 = Shooting of { $figure } at { $target }
roll-sm-shoot-04 = Damage to { $figure }, +{ $plus }
roll-sm-weap-02 = Blast: damage to { $target }, +{ $plus }
roll-sm-veh-15 = { roll-sm-weap-02 }
roll-sm-veh-09 = { roll-sm-weap-02 }
roll-sm-melee-10 = Damage to { $vehicle }, +{ $plus }
roll-sm-shoot-06 = Damage to { $unit }, +{ $plus }
roll-sm-melee-02 = { $figure } (Combat { $combat }) against { $enemy } (Combat { $against })
roll-sm-brav-01 = Bravery of { $unit }, Loyalty { $loyalty }
roll-sm-loy-01 = Loyalty test of { $unit }, { $loyalty } or less
roll-sm-fog-01 = Fog of war
roll-sm-post-01 = Recovery of { $figure }
roll-sm-post-04 = Sale of { $thing }
result-sm-shoot-03 =
    { $value ->
        [1] hit
       *[other] missed
    }
result-sm-veh-22 =
    { $value ->
        [1] lives
       *[other] falls
    }
result-sm-veh-19 =
    { $value ->
        [1] out in time
       *[other] too late
    }
result-sm-veh-08 =
    { $value ->
        [1] repaired
       *[other] not yet
    }
result-sm-veh-25 =
    { $value ->
        [1] stays in the air
       *[other] goes down
    }
result-sm-loy-01 =
    { $value ->
        [0] passed
       *[other] failed
    }
result-sm-post-01 =
    { $value ->
        [1] comes back
       *[other] is lost
    }

## Scene
scene-phase-strategy = strategy
scene-phase-action1 = first actions
scene-phase-fog = fog of war
scene-phase-action2 = second actions
scene-phase-melee = melee
scene-line-cost = Deployment cost
scene-line-move = Move
scene-line-shooting = Shooting
scene-line-melee = Melee
scene-line-res = RES
scene-line-armour = Armour
scene-line-hands = Carriers
scene-line-points = Points this phase
scene-line-sides = Front / left / right / rear
scene-line-superstructure = Superstructure
scene-line-passengers = Passengers
scene-line-cargo = Hold
scene-arc-front = front
scene-arc-left = left
scene-arc-right = right
scene-arc-rear = rear
scene-arc-turret = turret
scene-side-front = Front
scene-side-left = Left side
scene-side-right = Right side
scene-side-rear = Rear
scene-post-driver = At the wheel
scene-post-pilot = At the stick
scene-post-gunner = At the guns
scene-zone-drop = Drop zone
scene-zone-asset = Asset
scene-thing-salvage = Salvage
scene-thing-stash = Stash
scene-thing-captive = Captive
scene-thing-door = Door
scene-thing-door-open = Blown door
scene-score-secured = Secured
scene-score-loyalty = Loyalty
scene-score-ps = Strategy points of the turn
scene-score-left = Left in the phase
scene-score-free = Free points

## Mistakes
mistake-no-line = { $where }: the market has no { $line }
mistake-height-of-flight = { $where }: flyers, and they alone, say how high they fly
mistake-piece-without-outline = a piece of kind { $kind } says neither where it is nor from where to where
mistake-no-piece-of-map = { $path }: the map { $map } has no piece { $piece }
mistake-situation-no-profile = { $id } is neither a profile of this file nor on the market
scene-purse-left = strategy points of this phase
scene-purse-free = free points of the fog

## The guided first match
guide-welcome = Blue is yours: gunners behind a low wall, deckhands at a salvage counter and a truck beside them. Bring the counter into your drop zone, the blue circle: whoever has more there at the end of the round has won. Distances are in paces: one pace is an inch, 2.54 cm. Any rule id, like the one beside a question, opens its rule.
guide-activate = Each strategy point (PS) buys one action of one unit, and no unit gets more than two in a phase. Your purse stands beside your name. The deckhands first: the counter is under their hands.
guide-order = What is possible is listed with its price; what is greyed says why. Four hands within 1 pace take up a counter, and carriers at a vehicle that stands still load it. Shooting shows its odds before you choose.
guide-move = Drag the leader, or take a ready-made move. The lit ground is all he can reach; the models of a unit stay in one chain, 2 paces from one to the next.
guide-drive = A vehicle turns at most 45 degrees, then goes 2 paces before it may turn again. Click where it should go, or take a ready-made way. Only what is wholly inside the circle is safe.
guide-reverse = { guide-drive }
guide-aim-plan = All attacks are declared before the first die. Spread them, aim each at the nearest or at the easiest to bring down, or name every one. Low walls and woods protect: DEF goes up.
guide-aims = Tick each attack and its target. Nothing is thrown before you confirm.
guide-sm-shoot-03 = The dice have fallen. To hit, a D8 not above the Shooting skill; then 1D6 plus the weapon against DEF. Equal wounds, above puts out of action. Each throw lies in the record with its rule.
guide-return-fire = Whoever is shot at may fire back at once, free of charge; a reply is not replied to. You can give a standing answer.
guide-go-on = Between any two actions you may call your drop ship: the battle ends for all. What lies outside your circle then stays behind. Not yet.
guide-sm-fog-01 = Fog of war: two dice between your action phases. A low or a high throw gives free points, to you or to the enemy.
guide-opening = Units may retreat of their own will at the start of a phase. Nobody needs to.
guide-engage = The melee phase: a unit near an enemy may run into contact, free of charge. Pairs fight with a D8 each plus Combat; the loser of the melee may run.
guide-which-melee = Several melees: choose which is fought first.
guide-rally = A point must be spent on each unit in flight, before anything else.
guide-new-leader = The leader is gone: choose who takes over.
guide-side-hit = The shot comes along a corner: choose the side that takes it.
guide-post-lost = The only crewman is gone: what does the vehicle lose with him?
guide-take-seat = Somebody else aboard may take the empty seat.
guide-leave = Put them down within 2 paces of the vehicle.
guide-eject = They got out: put them down within 2 paces of the vehicle.
guide-assault = Charges and grenades go against the side of the hull that is touched.
guide-over = That was a whole battle: salvage loaded, driven home and counted. “Replay” shows it again; “Play” on the front page offers larger tables.

## The form of a report
scene-form-winner = Who has won?
scene-form-nobody = nobody
scene-form-secured = Counters brought home
scene-form-fate-fit = unhurt
scene-form-fate-wounded = wounded
scene-form-fate-down = out of action
scene-form-fate-lost = beyond recovery
scene-form-fate-left = left behind
scene-form-used = Used up
scene-form-vehicle = The vehicle
scene-form-vehicle-home = comes home
scene-form-vehicle-wreck = comes home as a wreck
scene-form-vehicle-lost = is lost
scene-form-plate-front = Armour left, front
scene-form-plate-left = Armour left, left side
scene-form-plate-right = Armour left, right side
scene-form-plate-rear = Armour left, rear
scene-form-superstructure = Superstructure left
scene-form-out = Weapons out of order
scene-form-drive = Movement
scene-form-drive-works = works
scene-form-drive-immobile = immobilised
scene-form-power = Power
scene-form-power-works = works
scene-form-power-loss = loss of power
scene-form-power-severe = severe loss of power
