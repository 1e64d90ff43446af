# == books, lists, missions ==

## Missions
scenario-reference = Reference mission
scenario-concorde = Concord square
scenario-bunker = Hold the bunker
scenario-ice = Breakthrough over ice
scenario-night = Night raid
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
ask-assault-group = Which units are your assault group? { $allowance } PA at most; the others come as reinforcements.
ask-garrison = Which unit begins inside { $bunker }? It stays there.
ask-place-scenery = Where do you put your { $kind }? In your half, at least 10 cm from every objective.
did-assault-group = Assault group of { $side }: { $answer }
did-garrison = { $raw ->
    [none] { $side } leaves { $bunker } empty
   *[other] { $answer } begins inside { $bunker }
  }
did-place-scenery = { $side } puts its { $kind } down: { $answer }
none-garrison = nobody
note-agreed = Agreed: { $mission }, { $points } PA, { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }; table: { $table }; conditions: { $conditions ->
    [none] none
   *[other] { $conditions }
  }
note-role-of = { $side }: { $role }, { $allowance } PA of assault units at most
note-ends = { $target ->
    [0] The battle ends after turn { $turns }; { $max-pv } PV at most
   *[other] The battle ends at { $target } PV or after turn { $turns }; { $max-pv } PV at most
  }
note-group-shown = { $side } begins with { $assault } units for { $spent } PA of { $allowance }; { $kept } PA follow as reinforcements
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
card-price = Each
card-unit-price = The unit besides
card-capacity = Places aboard
card-special = Special weapons from a strength of
card-command = Grade · Authority · PC
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
no-hero-not-with = { $hero } goes neither with nor in { $unit } (entry { $number }); with: { $known }
no-two-leaders = { $unit } (entry { $number }) is led by { $hero }: an officer of Grade { $grade } besides is one too many
no-nobody-left = { $unit } (entry { $number }): of { $given } members none is left to lead
no-garrison-of-infantry = Only infantry garrisons a bunker, not { $unit }
no-hero-twice = { $hero } is in the company { $given } times, once at most
no-no-units = A company has at least one unit
no-section-empty = Section { $section } has no unit
no-section-too-large = Section { $section }: { $given } units, { $most } at most
no-no-place-ever = Section { $section }: the pattern of the book has no place for { $unit }
no-no-place = Section { $section }: no place is left for { $units }; still free: { $free }
no-place-not-filled = Section { $section }: place { $place } must be filled ({ $wants })
no-section-not-full = Section { $section } is not full ({ $wants }): section { $next } cannot be opened yet
no-two-grade-5 = { $given } officers of Grade 5 in the army, { $most } at most
no-two-grade-4 = Section { $section }: { $given } officers of Grade 4, { $most } at most
no-game-too-large = Forces of { $given } PA, { $most } at most
no-too-expensive = The list is worth { $total } PA for { $points } allowed: { $excess } PA too many
no-assault-too-large = Assault group of the { $role } at { $points } PA: { $given } PA for { $most } allowed, { $excess } PA too many
no-no-assault-group = No unit is in the assault group of the { $role }: name some, { $most } PA at most
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
mistake-hero-command = A4-TAC-01: a hero who is an officer has Grade, Authority and PC, all three
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
