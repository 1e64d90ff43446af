### Sentences of the season. Licence: CC BY 4.0.
title = Star Mogul: the season
scenario-season = A season

## Questions
ask-trade = Hire, buy, sell, repair: you have { $credits } cr. What do you do, in which order?
ask-kit = Who is given what, joins which unit, takes which post?
ask-deployment = Which units go, for { $points } at most?
ask-stays-behind = It is a raid: those who go may cost { $most }. Which unit stays behind?
ask-asset-raid = Which asset of { $other } do you attack?
did-trade = { "" }
did-kit = { "" }
did-deployment = { $side } deploys { $answer }
did-stays-behind = { $side } leaves { $answer } behind
did-asset-raid =
    { $raw ->
        [let-be] { $side } attacks no asset
       *[other] { $side } attacks: { $answer }
    }

## Options
opt-revenge-of = demand revenge of { $what }
opt-bonus = pay everybody a bonus of 400 cr
opt-hire-of = hire { $what }{ $copy }
opt-buy-of = buy { $what }{ $copy }
opt-copy-1 = { "" }
opt-copy-2 = { ", no. 2" }
opt-copy-3 = { ", no. 3" }
opt-sell-of = sell { $what }
opt-dismiss-of = dismiss { $what }
opt-mend-of = repair { $what }: { $part } { $number }
opt-give-of = { $what } is given { $item }
opt-hand-in-of = { $what } hands in { $item }
opt-join-of = { $what } joins unit { $item }
opt-man-of = { $what } takes a post aboard: { $item }{ $post }
opt-post-1 = { ", post 1" }
opt-post-2 = { ", post 2" }
opt-post-3 = { ", post 3" }
opt-promote-of = { $what } becomes shareholder
opt-let-be = no asset: fight over a new one
opt-ore-mine = ore mine
opt-plant = manufacturing plant
opt-junk-yard = junk yard
opt-artifact-site = alien artifact site
opt-salvage-rights = Salvage Rights
opt-salvage-raid = Salvage Raid
opt-asset = a fight over an asset
opt-asset-raid = an asset raid
opt-rescue = rescue or recovery
opt-revenge = revenge
opt-plate-front = front armour
opt-plate-left = left armour
opt-plate-right = right armour
opt-plate-rear = rear armour
opt-hull = superstructure
opt-power = power
opt-gun0 = first weapon
opt-gun1 = second weapon
opt-gun2 = third weapon
battle-about = { $mission }, mission { $nth }

## What happens
set-round = Mission { $value }
set-phase =
    { $raw ->
        [trade] Trade
        [kit] Kit and units
        [mission] The mission
        [deploy] Deployment
       *[other] The battle
    }
set-pairs = { "" }
set-idle =
    { $raw ->
        [true] { $who } { $who-a } no battle in this mission
       *[other] { "" }
    }
set-deployed = { "" }
set-revenge =
    { $raw ->
        [none] { "" }
       *[other] { $who } demand{ $who-s } revenge
    }
set-lost-to = { "" }
set-played = { "" }
set-wins = { "" }
set-losses = { "" }
set-weak = { $who } { $who-est } too weak to deploy
set-ousted = { $who } { $who-est } out of the season
set-assets = Assets of { $who }: { $value }
set-loyalty = The Loyalty of { $who } is now { $value }
set-reasons = { "" }
set-worth = { $who } { $who-est } worth { $value } cr
set-advance = An advance lowers the worth by { $value } cr
set-stock = In stock: { $value }
set-hired = { "" }
set-deals = Done: { $value }
set-orders = Ordered: { $value }
set-credits = { "" }
set-account = { "" }
set-kind = { "" }
set-line = New in the company: { $value }
set-new = { "" }
set-group = { $who } join{ $who-s } unit { $value }
set-rig = { $who }: { $value }
set-post = { "" }
set-role = { $who } { $who-est } { $value } now
set-armour = { $who } wear{ $who-s } { $value }
set-weapons = { $who } { $who-a } { $value }
set-blades =
    { $raw ->
        [none] { "" }
       *[other] { $who } { $who-a } { $value } at hand
    }
set-state =
    { $raw ->
        [dead] { $who } { $who-est } lost for good
       *[other] { $who } { $who-est } no longer in the company
    }
set-fell = { "" }
set-missions = Missions of { $who }: { $value }
set-wounds = { "" }
set-kills = { "" }
set-plates = Armour lost by { $who }: { $value }
set-superstructure = Superstructure lost by { $who }: { $value }
set-out = { $who }: weapons out of order: { $value }
set-immobile = { "" }
set-power = { "" }
tells-spent-credits = { $amount } cr paid ({ $what }); { $left } cr are left
tells-gained-credits = { $amount } cr come in ({ $what }); there are { $left } cr
note-mission = { $side } meets { $other }: { $mission }
note-recovery =
    { $back ->
        [yes] { $name } is fit again
       *[other] { $name } does not come back
    }
note-beyond-recovery = { $name } is beyond recovery
note-left-behind = { $name } was left behind
note-loyalty-changes = The Loyalty of { $side } changes by { $value }
note-new-boss = { $name } is the new boss of { $side }
roll-sm-miss-01 = The mission
roll-sm-miss-02 = Die for an asset
roll-sm-post-01 = Recovery of { $name }

## Why not
no-too-little-money = { $line } costs { $price } cr, you have { $left } cr
no-mended-twice = { $rig }: say once how many points of this part are repaired
no-sold-already = { $rig } is sold
no-not-in-stock = No { $line } is left in stock for { $figure }
no-wears-a-suit = { $figure } wears a suit already
no-hands-full = { $figure } carries { $most } such weapons already
no-one-place-each = { $figure } can only be in one place
no-seat-taken = This post is taken
no-too-many-leaders = A company has at most { $most } of { $role }, not { $found }
no-unit-size = Unit { $group } has { $models } models, { $least } to { $most } are allowed
no-too-expensive = The deployment costs { $total }, the limit is { $points }
no-no-crew = Nobody is left to crew { $rig }
no-no-report = A report says who has won and what became of people, vehicles, salvage and Loyalty of { $sides }
no-was-not-there = { $id } did not go out: { $count } did
no-nothing-said-of = Nothing is said of { $id }; { $count } are missing

## Mistakes in set-ups and situations
mistake-no-scenario = a season has no scenario called { $name }; there are: { $known }

## Words of a scene
scene-phase-trade = Trade
scene-phase-kit = Kit and units
scene-phase-mission = The mission
scene-phase-deploy = Deployment
scene-phase-battle = The battle
scene-wins = missions won
scene-group = Unit
scene-vehicle = Vehicle
scene-company = The company
scene-vehicles = Vehicles
scene-stock = Stock
scene-season = The season
scene-loyalty = Loyalty
scene-account = The account
scene-market = The market
scene-reserve = in no unit
scene-power = works
scene-no-power = fails
scene-sum = sum
scene-role-boss = boss
scene-role-shareholder = shareholder
scene-state-dead = lost
scene-state-gone = gone
scene-ore-mine = ore mine
scene-plant = manufacturing plant
scene-junk-yard = junk yard
scene-artifact-site = alien artifact site
scene-money-founding = founding
scene-money-advance = advance
scene-money-salvage = salvage sold
scene-money-bonus = bonus
scene-money-hire = hired
scene-money-buy = bought
scene-money-sell = sold
scene-money-mend = repaired
scene-shelf-crew = crew
scene-shelf-armour = armour
scene-shelf-weapons = weapon
scene-shelf-blades = melee weapon
scene-shelf-vehicles = vehicle
scene-column-name = Name
scene-column-role = Role
scene-column-line = Trade
scene-column-unit = Unit
scene-column-gear = Gear
scene-column-missions = Missions
scene-column-wounds = Wounds
scene-column-kills = Kills
scene-column-vehicle = Vehicle
scene-column-plates = Armour lost
scene-column-superstructure = Superstructure lost
scene-column-guns = Weapons out
scene-column-power = Power
scene-column-repair = Repair cr
scene-column-resale = Resale cr
scene-column-item = Item
scene-column-count = Number
scene-column-company = Company
scene-column-played = Played
scene-column-wins = Won
scene-column-losses = Lost
scene-column-loyalty = Loyalty
scene-column-assets = Assets
scene-column-worth = Worth cr
scene-column-mission = Mission
scene-column-rule = Rule
scene-column-reason = Reason
scene-column-change = Change
scene-column-what = What
scene-column-amount = Credits
scene-column-left = Left
scene-column-kind = Kind
scene-column-price = Price cr
scene-column-affordable = Affordable
scene-purse-credits = credits
scene-short-credits = cr
scene-purse-points = deployment points

## The lesson
guide-welcome = Rusty Comet Salvage is yours, with two missions behind it and one to come: one won, one lost. Whoever's company is worth more after the last mission has won the season. The sheets show your people, vehicles, stock, the account and the market; nobody else sees them. Any rule id, like the one beside the question, opens its rule.
guide-trade = Tick what you want; each tick shows its price and what is left in the purse. The truck is damaged: its gun, armour and superstructure can be repaired. Sami Bolt has fallen: hire a gunner, his suit and rifle lie in stock. You lost the last mission, so you may also demand revenge. Nothing is done before you confirm.
guide-kit = Now give it out: the suit and the rifle to somebody without, who then joins a unit. Units have three to fifteen people. Who is in no unit stays at home; you may go on with nothing ticked.
guide-deployment = Name who goes, for 1500 points at most. Both companies name theirs in secret. Who stays at home cannot be lost.
guide-stays-behind = You are much stronger: it is a raid, and a quarter of your points stays behind.
guide-asset-raid = You may attack something the other company owns, or fight over a new asset.
guide-sm-miss-01 = A die has drawn the mission. The record names it.
guide-battle = A battle of Star Mogul decides. “Begin it” opens it as a match of its own, with your people by name and your vehicles as damaged as they are; its end comes back here. Or fight it on a real table and choose “Type its result”: a form asks who won, what became of everybody and what was brought home. Against a bot nobody else has to agree; here, take the form.
guide-over = The fallen have rolled for recovery, Loyalty has changed for its reasons, salvage was sold; the record tells each with its rule, and the account adds up. “Play” on the front page begins a season of six missions.
