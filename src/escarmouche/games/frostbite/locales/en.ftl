### Sentences of Frostbite.
scenario-emerald-mount = Emerald Mount

## Questions and their answers
ask-which-company = Which company do you play?
did-which-company = { "" }
ask-order = What does { $company } do? It may move once, and buy what you like, before you hand over.
ask-drop-where = On which sector is { $company } dropped?
none-drop-where = No drop after all
did-drop-where = { "" }
ask-saboteur-target = Which enemy company does the saboteur keep where it is?
none-saboteur-target = No saboteur after all
did-saboteur-target = { "" }
ask-gift-to = Who is given LP?
did-gift-to = { "" }
ask-gift-hundreds = How many hundreds of LP does { $friend } get? You have { $stock }.
did-gift-hundreds = { "" }
ask-gift-rest = How many LP more than { $given } does { $friend } get?
did-gift-rest = { "" }
ask-reassign-which = Which squad of { $company } is re-assigned?
none-reassign-which = None after all
did-reassign-which = { "" }
ask-which-unit = Which unit joins { $company }?
did-which-unit = { "" }
ask-how-many-members = How many members does it have ({ $entry })?
did-how-many-members = { "" }
ask-special-weapon = A special weapon for { $entry }?
none-special-weapon = No special weapon
did-special-weapon = { "" }
ask-leader = Who leads { $entry }?
none-leader = A fighter of its own
ask-complete-company = { $company } has room for { $room } AP. What is added?
did-complete-company = { "" }
ask-enlarge = To how many members is it enlarged?
did-enlarge = { "" }
ask-who-fights = Which of your companies fights in { $sector }?
did-who-fights = { $side } sends { $answer } into the mission of { $sector }
ask-drop-zone = Where does { $company } come in, in { $sector }?
did-drop-zone = { $company } comes in: { $answer }
ask-who-learns = Which squad of { $company } learns something?
did-who-learns = { "" }
ask-which-bonus = What does it learn?
did-which-bonus = { "" }
ask-lays-down = Which special weapon is laid down?
did-lays-down = { "" }
ask-hero-joins = { $hero } { $hero-a } lost his unit. Whom does he join?
none-hero-joins = Nobody: he fights alone
did-hero-joins = { "" }

## Options
opt-done = hand over
opt-go = move
opt-go-of = move to { $what }
opt-reassign = re-assign a squad
opt-container = a container (100 LP)
opt-low-wall = a low wall (50 LP)
opt-gift = a gift
opt-drop = a drop (500 LP)
opt-reinforce = a reinforcement
opt-spy = a spy (250 LP)
opt-saboteur = a saboteur (250 LP)
opt-cold-equipment = cold equipment (100 LP)
opt-jump-system = jump systems (250 LP)
opt-arctic-livery = arctic livery (100 LP)
opt-no-more = nothing more
opt-add = a new squad
opt-enlarge = more members
opt-enlarge-of = more members for { $what }
opt-exchange = an exchange
opt-exchange-of = another unit in place of { $what }
opt-grade1 = an officer of Grade 1
opt-grade2 = an officer of Grade 2
opt-grade3 = an officer of Grade 3
opt-grade4 = an officer of Grade 4
opt-grade5 = an officer of Grade 5
opt-west = by the west
opt-east = by the east
opt-south = by the south
opt-north = by the north
opt-south-west = by the south-west
opt-south-east = by the south-east
opt-middle-band = in the middle band
opt-no-winner = nobody
opt-planning = Planning
opt-missions = Missions
opt-debriefing = Debriefing
opt-nothing-to-report = nothing to report
opt-storm = storm
opt-blizzard = blizzard
battle-about = { $sector }, week { $week }, { $climate }

## What happens
tells-begun-fb-camp-01 = Week { $round }, phase 1
tells-begun-fb-camp-02 = Week { $round }, phase 2
tells-begun-fb-camp-06 = { $phase }
note-campaign-begins = The campaign begins: { $sides }, { $stock } LP each, everybody at the HQ
note-mission-played = { $sector }: { $mission }, at most { $most } VP
note-spared = { $company } has cold equipment: no harm by { $climate }
note-planning-order = Order of planning: { $order }
tells-changed-fb-plan-03 = { $side } plays { $who }
tells-changed-fb-plan-05 = { "" }
tells-changed-fb-log-02 = { "" }
tells-changed-fb-map-03 = { $who } move{ $who-s } from { $here } to { $there }
note-stays = { $company } stays: { $where }
tells-spent-pl = { $who } pay{ $who-s } { $amount } LP: { $left } left
tells-spent-fb-deb-12 = { $who } keep{ $who-s } { $left } LP at most: { $amount } are lost
tells-gained-pl = { $who } get{ $who-s } { $amount } LP: { $left } now
tells-gained-pv = { $who } get{ $who-s } { $amount } VP: { $left } now
tells-changed-fb-log-03 = { $who }: re-assigned, { $strength } members
tells-changed-fb-log-04 = { $who } { $who-a } a container more for the week
tells-changed-fb-log-05 = { $who } { $who-a } a low wall more for the week
tells-changed-fb-log-07 = { $who } { $who-est } dropped on { $there }
tells-changed-fb-log-08 = { $step ->
        [1] { $company } is reinforced: { $entry }, { $strength } members
       *[other] { "" }
    }
tells-changed-fb-log-09 = { $who } { $who-a } a spy for the week
tells-changed-fb-log-10 = A saboteur keeps { $who } where it is this week
tells-changed-fb-log-11 = { $who } { $who-a } cold equipment for the week
tells-changed-fb-log-12 = { $who } { $who-a } jump systems for the week
tells-changed-fb-log-13 = { $who } wear{ $who-s } arctic livery for the week
tells-changed-fb-camp-02 = { $step ->
        [5] A new company: { $company }
       *[other] { "" }
    }
tells-changed-fb-camp-03 = { $step ->
        [1] { $company } is completed: { $entry }, { $strength } members
        [3] { $who } { $who-est } enlarged to { $strength } members
        [4] { $who } take{ $who-s } the place of { $was }
       *[other] { "" }
    }
tells-changed-fb-miss-11 = { "" }
tells-changed-fb-miss-06 = { "" }
note-encounter = An encounter on the route from { $here } to { $there }: { $companies }
note-nobody-to-fight = { $sector }: { $side } alone, nothing to fight
note-sector-mission = { $sector }: { $sides } meet
note-role = { $company } is { $role } in { $sector }, { $zone }
note-allowance = { $company }: at most { $most } AP of assault units ({ $role }, { $size } AP)
note-climate = Climate of { $sector }: { $climate } ({ $total })
note-any-edge = { $sector }: no zone is free, { $company } comes in anywhere far from the enemy
note-retreat = { $side } calls a retreat from { $sector }
note-retreat-cost = { $side }: all units on the battlefield are lost ({ $count })
note-takes-all = { $side } has all { $pv } VP of { $sector }
tells-changed-fb-miss-15 = { $who }: { $lost } lost, { $left } left
tells-changed-fb-miss-01 = { $who } { $who-a } nobody left to fight with and fall{ $who-s } back
tells-changed-fb-miss-03 = { $who } { $who-est } beaten on the route and fall{ $who-s } back
note-blizzard = Blizzard in { $sector }: no fight
tells-changed-fb-clim-09 = { $who } go{ $who-es } back to { $there }
note-mission-result = { $sector }: { $winner } wins ({ $pv } VP)
tells-changed-fb-deb-22 = { $who }: { $count } back from the water
note-bonuses-due = { $company }: { $pv } VP, { $count ->
        [one] one bonus
       *[other] { $count } bonuses
    } of experience
note-nobody-deserves = { $company }: nobody is left to learn from it
tells-changed-fb-deb-05 = { $who } become{ $who-s } steadfast
tells-changed-fb-deb-06 = { $who } gain{ $who-s } initiative
tells-changed-fb-deb-07 = { $who } become marksmen
tells-changed-fb-deb-08 = { $who } learn to pierce armour
tells-changed-fb-deb-09 = { $who } become brawlers
tells-changed-fb-deb-10 = { $who } learn to dodge on the run
tells-lost-fb-deb-13 = { $unit } of { $company } is too weak and lost
tells-changed-fb-deb-14 = { $who }: { $left } left, back to { $strength }
tells-changed-fb-deb-15 = { $who } lay{ $who-s } down a weapon: { $weapon }
tells-changed-fb-deb-16 = { $who }: { $left } left, whole again with { $strength }
tells-changed-fb-deb-17 = { $who } { $who-est } repaired: { $strength } left
tells-changed-fb-deb-18 = { $who } { $who-est } ready again
tells-changed-fb-deb-19 = { $step ->
        [1] { $entry } forms a unit of his own in { $company }
        [5] { $was } joins { $who }
       *[other] { "" }
    }
tells-changed-fb-deb-23 = { "" }
note-hero-survives = { $hero } survive{ $hero-s } ({ $company })
note-empty = { $company } has no squads left and waits to be rebuilt
tells-changed-fb-deb-20 = { $side } now controls { $who }
tells-changed-fb-deb-21 = { $who } fall{ $who-s } back to { $there }
note-final-count = Sectors: { $sectors }; VP: { $pv }
tells-ended-fb-camp-04 = The campaign is over: { $over } controls most sectors
tells-ended-fb-camp-05 = The campaign is over, sectors being equal: { $over }
roll-fb-clim-01 = The climate of { $sector }
roll-fb-deb-04 = Experience of { $squad }

## Refusals
no-no-route = No route leads from { $here } to { $there }
no-not-this-hq = { $there } is the HQ of another player
no-cut-off = No supply line joins { $here } to { $hq }
no-is-there = { $company } is there: { $there }
no-moved-already = { $company } has moved this week
no-empty-company = { $company } has no squads
no-pinned = A saboteur keeps { $company } where it is
no-bound-to-stay = What { $company } was given binds it to stay
no-played-already = { $company } has been played this week
no-once-a-week = { $what }: once a week, and it was used
no-has-it-already = { $company } has it: { $what }
no-not-enough-pl = { $cost } LP are needed, and there are { $stock }
no-has-moved = { $company } has moved: this is only for those who stay
no-all-played = Every enemy company has been played, or is kept already
no-no-unit-fits = No unit fits: { $company } has room for { $room } AP, and there are { $stock } LP
no-nothing-to-give = There are no LP to give
no-no-room-in-company = { $entry } costs { $cost } AP, and { $company } has room for { $room }
no-hero-there-already = { $hero } { $hero-est } in { $company } already
no-general-there-already = { $company } has an officer of Grade 5 already
no-nobody-left = Nobody is left in { $entry } to be led
no-company-full = { $company } has room for { $room } AP only: no unit is so cheap
no-squad-full = { $squad } cannot be enlarged
no-no-exchange = Squads are completed, not exchanged
no-winner-behind = { $winner } cannot have won: somebody has { $most } VP, or it has retreated
no-number-of-companies = An army has { $wanted } companies to begin with, not { $given }
no-company-of-another-book = A company of { $given } is no company of { $book }
no-company-too-large = A company of { $total } AP is too large: { $most } at most
short-pl = { $amount } LP short
short-pa = { $amount } AP too many

## Mistakes in set-ups and situations
mistake-front-players = Frostbite is played by { $least } to { $most } players, not by { $given }
mistake-no-scenario = Frostbite has no front called { $name }; there are: { $known }
mistake-situation-sides = { $side } is no side
mistake-situation-missing = { $id } is missing
mistake-situation-no-place = there is no place called { $id }

## Words of a scene
scene-phase-planning = Planning
scene-phase-missions = Missions
scene-phase-debriefing = Debriefing
scene-sectors = sectors
scene-pv = victory points
scene-pv-short = VP
scene-pl = logistics points
scene-pl-short = LP
scene-sector = sector
scene-map = The front of Emerald Mount
scene-hq-n = Northern HQ
scene-hq-e = Eastern HQ
scene-hq-s = Southern HQ
scene-hq-w = Western HQ
scene-trait-snow = snow
scene-trait-pack-ice = pack ice
scene-trait-water = water
scene-trait-chasm = chasm
scene-trait-frozen-lake = frozen lake
scene-trait-night = night
scene-guessed = The guesses are fitted to 22 battles that greedy players fought: victory points are off by 3 % of the most on average, losses by 8 % of those brought, RP by 9; draws are 13 % of them, and were 14 %.
scene-sum = Sum
scene-account = Points
scene-start = start
scene-cap = over the cap
scene-bonus-1 = steadfast
scene-bonus-2 = initiative
scene-bonus-3 = marksmen
scene-bonus-4 = piercing
scene-bonus-5 = brawlers
scene-bonus-6 = on the run
scene-column-squad = Squad
scene-column-strength = Strength
scene-column-special = Special weapons
scene-column-leader = Leader
scene-column-experience = Experience
scene-column-losses = Lost this week
scene-column-cost = AP
scene-column-week = Week
scene-column-rule = Rule
scene-column-about = For
scene-column-pl = LP
scene-column-pv = VP
scene-column-purchase = Purchase
scene-column-price = LP
scene-column-leaves = Would leave
scene-column-refused = Not now, by
scene-purchases = What may be bought
scene-stock = In stock
scene-from = from
scene-at-most = at most
scene-buy-reassign = re-assignment of a squad
scene-buy-container = container
scene-buy-low-wall = low wall
scene-buy-gift = gift
scene-buy-drop = drop
scene-buy-reinforce = new squad
scene-buy-spy = spy
scene-buy-saboteur = saboteur
scene-buy-cold-equipment = cold equipment
scene-buy-jump-system = jump systems
scene-buy-arctic-livery = arctic livery

## The lesson
guide-welcome = Northguard is yours: two companies on the map. It is the last week; you and the Array hold two sectors each, and the Array is ahead in victory points (VP). Whoever holds more sectors at the end has won, so take b2 in the middle: an enemy company stands there. Any rule id, like the one beside the question, opens its rule.
guide-which-company = Players take turns, one company each time. In a larger campaign who plays later has seen more: keep what matters for last. Here the Array has played already.
guide-order = A company goes along one route, or stays. Drag its counter on the map, or choose from the list; what is greyed says why. Before you hand over you may also spend logistics points (LP): cold equipment against the weather, a spy, a reinforcement where a supply line reaches. March to b2, then hand over.
guide-drop-where = A drop puts the company on any sector, for 500 LP.
guide-saboteur-target = A saboteur keeps an enemy company where it is, if it was not played yet.
guide-which-unit = The reinforcement joins the company for good; its AP are paid in LP.
guide-how-many-members = More members cost more LP.
guide-special-weapon = { guide-how-many-members }
guide-leader = An officer leads better, for more LP.
guide-reassign-which = A squad is sent home and another takes its place.
guide-gift-to = LP may be given away; that is how alliances are paid for.
guide-gift-hundreds = { guide-gift-to }
guide-gift-rest = { guide-gift-to }
guide-who-fights = Both your companies are there, and only one goes into the battle: the fuller one, as a rule.
guide-drop-zone = Whoever was dropped chooses where it comes in, where no opponent does.
guide-fb-clim-01 = Two dice say what the weather is in this sector. Storm and cold reach the battle: its record will name the rule. A blizzard stops it altogether.
guide-battle = The company meets the enemy, and a battle of AT-43 decides. “Begin it” opens the battle as a match of its own, and its end comes back here. Or fight it on a real table and choose “Type its result”: a form asks who won, the points, and whom each squad has lost. Against a bot nobody else has to agree; here, take the form.
guide-who-learns = Every ten VP of a mission teach one squad something that lasts.
guide-which-bonus = What it learns counts in every later battle.
guide-fb-deb-04 = A die says what was learned: steadfastness, initiative, aim, and so on. The company sheet lists it.
guide-lays-down = Too few are left to carry every special weapon.
guide-hero-joins = A hero outlives his squad and joins another.
guide-complete-company = In week 4 companies grow to 3000 AP, free of LP.
guide-enlarge = { guide-complete-company }
guide-over = That was a week: planning, missions, debriefing. The record tells the debriefing step by step, and the points have a sheet where every LP and VP adds up. “Play” on the front page begins a whole campaign of seven weeks.
