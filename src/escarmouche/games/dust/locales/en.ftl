### What both games of Dust Tactics say. Licence: CC BY 4.0.

## Set-up, turn, activation, heroes, command (block C)
scenario-encounter = Encounter
scenario-random = Rolled for
word-encounter = Encounter
ask-garrison = In which fortification does { $unit } stand?
ask-first = You have the initiative: who goes first this turn?
ask-activate = Which unit do you activate?
ask-join = Which hero joins { $unit } for this activation?
ask-actions = What will { $unit } do?
ask-reserve = { $unit } { $unit-est } lost: back into reserve?
ask-appear = { $unit } { $unit-est } still hidden: do you roll for him to appear?
ask-appear-where = Where does { $unit } appear?
ask-ammo-drop = Ammunition for whom?
ask-get-moving = Who gets moving again?
ask-reinforcements = Which lost unit is reinforced?
ask-replacement = Which lost vehicle is replaced?
ask-heal = Whom does the medic of { $unit } help up?
ask-back = Which soldiers of { $unit } stand up again?
ask-stimulants = Who is given stimulants by { $unit }?
ask-stimulant = Which stimulant does { $target } get?
ask-repair = Which vehicle do the mechanics of { $unit } repair?
ask-makeshift = Which vehicle does { $unit } patch up?
ask-resurrection = Whose dead does { $unit } call back?
ask-air-alert = Which aircraft does { $unit } point out?
ask-medevac = Whose fallen does { $unit } bring back?
ask-reload = Which weapon does { $unit } reload?
ask-clear-wire = Which wire does { $unit } clear?
ask-clear-mines = Which minefield does { $unit } clear?
ask-fill-trench = Which trench does { $unit } fill in?
ask-bury = Which bunker does { $unit } bury?
did-half =
    { $raw ->
        [south] Starting half of { $side }: south
       *[north] Starting half of { $side }: north
    }
did-terrain = Terrain placed, { $side }: { $answer }
did-objective = { "" }
did-fort = Fortification placed, { $side }: { $kind }, { $answer }
did-garrison = { "" }
did-first = First this turn: { $answer }
did-activate = { "" }
did-join =
    { $raw ->
        [none] Nobody joins { $unit }
       *[other] { $answer } joins { $unit }
    }
did-actions = { "" }
did-reserve =
    { $raw ->
        [none] Not into reserve: { $unit }
       *[other] { "" }
    }

# what was answered
did-ammo-drop = { $raw ->
    [none] Nobody takes the ammunition
   *[other] Ammunition for { $answer }
  }
did-get-moving = { $raw ->
    [none] No second activation
   *[other] Second activation: { $answer }
  }
did-reinforcements = { $raw ->
    [none] No reinforcements are called
   *[other] Reinforcements: { $answer }
  }
did-replacement = { $raw ->
    [none] No vehicle is replaced
   *[other] Replacement vehicle: { $answer }
  }
did-heal = { $raw ->
    [none] The medic helps nobody
   *[other] The medic of { $unit } helps { $answer }
  }
did-back = On their feet again in { $unit }: { $answer }
did-stimulants = { $raw ->
    [none] Nobody is given stimulants
   *[other] Stimulants for { $answer }
  }
did-stimulant = The stimulant of { $target } is for: { $answer }
did-repair = { $raw ->
    [none] Nothing is repaired
   *[other] { $unit } repair{ $unit-s } { $answer }
  }
did-makeshift = { $raw ->
    [none] Nothing is patched up
   *[other] { $unit } patch{ $unit-es } up { $answer }
  }
did-resurrection = { $raw ->
    [none] { $unit } call{ $unit-s } nobody back
   *[other] { $unit } call{ $unit-s } back the dead of { $answer }
  }
did-air-alert = { $raw ->
    [none] { $unit } points nobody out
   *[other] { $unit } points out { $answer }
  }
did-medevac = { $raw ->
    [none] { $unit } fetch{ $unit-es } nobody
   *[other] { $unit } fetch{ $unit-es } the fallen of { $answer }
  }
did-reload = { $unit } reload{ $unit-s }: { $answer }
did-appear = { $raw ->
    [none] { $unit } stay{ $unit-s } hidden
   *[other] { $unit } tr{ $unit-ies } to appear
  }
did-appear-where = { "" }
take-reserve = yes, into reserve

none-activate = pass
none-join = nobody joins
none-reserve = no, it stays lost
none-appear = stay hidden
opt-try = roll the dice
opt-move = Move
opt-march = March
opt-attack = Attack
opt-sustained = Sustained Attack
opt-nothing = Nothing
opt-free-move = free Move
opt-free-attack = free Attack
opt-special-of = { $what }
opt-ammo-drop = Ammo Drop
opt-get-moving = Get Moving
opt-reinforcements = Reinforcements
opt-replacement = Replacement Vehicle
opt-heal = Medic: get up
opt-stimulants = Medic: stimulants
opt-repair = Field Repair
opt-makeshift = Makeshift Repair
opt-resurrection = Resurrection
opt-camouflage = Camouflage
opt-air-alert = Air Alert
opt-dozer = lower the dozer blade
opt-smoke = Smoke Launchers
opt-medevac = Medevac
opt-reload = Reload
opt-clear-wire = clear wire
opt-clear-mines = clear mines
opt-fill-trench = fill a trench
opt-bury = bury a bunker
set-scenario = Scenario: { $value }
set-half = { "" }
set-round = Turn { $value }
set-pilotless =
    { $with-place ->
        [none] { $raw ->
            [true] { $who } { $who-est } left without { $who-its } pilot
           *[other] { $who } { $who-a } a pilot again
        }
       *[other] { "" }
    }
set-place = { $raw ->
    [gone] Eliminated: { $who }
    [reserve] Into reserve: { $who }
   *[other] { "" }
  }
set-boxes = { $with-place ->
    [none] { $raw ->
        [0] No box is ticked any more on { $who }
       *[other] Boxes ticked on { $who }: { $value }
      }
   *[other] { "" }
  }
set-figures = { $with-place ->
    [none] Soldiers standing in { $who }: { $count }
   *[other] { "" }
  }
set-used = { $last-raw ->
    [none] { "" }
    [started] { "" }
    [smoke_launchers] The smoke launchers of { $who } are spent
    [fighting_spirit] Fighting Spirit of { $who } is spent
    [lucky] The luck of { $who } is spent
    [reinforcements] { $who } call{ $who-s } no more reinforcements in this game
    [replacement] { $who } call{ $who-s } no more vehicles in this game
   *[other] { $who } { $who-a } used: { $last }
  }
set-gripper = { $with-place ->
    [none] { $raw ->
        [none] { $who } { $who-est } free again
       *[other] { $value } holds { $who }
      }
   *[other] { "" }
  }
set-carrier = { $raw ->
    [none] { "" }
   *[other] { $with-seat ->
        [inside] { $who } { $who-est } now inside { $value }
        [outside] { $who } ride{ $who-s } on { $value }
        [pilot] { $who } { $who-est } at the controls of { $value }
       *[slung] { $who } hang{ $who-s } under { $value }
      }
  }
set-piece = { "" }
note-initiative-tied = Both rolls are equal: all dice are rolled again
note-no-way-out = No way out of its carrier for { $unit }
note-passed = Pass: { $side }
note-led = Led by the Blutkreuz: { $unit }
note-digging = { $unit } heap{ $unit-s } up earth against the bunker
note-objective-taken = { $objective } is held by { $side }
note-free-attack = Free Attack of { $unit } after its March
note-strikes-first = First Strike: { $unit }
note-kept-apart = { $hero } cannot be part of { $unit }: { $why }
roll-ds-cmd-05 = Ammo Drop by { $unit }
roll-ds-cmd-06 = Get Moving, called by { $unit }
roll-ds-cmd-07 = Reinforcements called by { $unit }
roll-ds-cmd-08 = Replacement Vehicle called by { $unit }
roll-ds-cmd-09 = The medic of { $unit }
roll-ds-cmd-10 = Stimulants of { $unit } for { $target }
roll-ds-cmd-12 = Field Repair by { $unit }
roll-ds-veh-06 = { $unit } throw{ $unit-s } again in { $unit-its } Command Vehicle
roll-ds-veh-01 = Air Alert of { $unit } against { $target }
roll-ds-veh-01-weapon = { $weapon } of { $unit } (Air Alert) on { $target }
roll-ds-veh-13 = Medevac by { $unit } for { $target }
roll-ds-skill-04 = Ace in the air, third action of { $unit }
roll-ds-skill-05 = Ace at the controls, third action of { $unit }
roll-ds-skill-26 = Infantry ace, third action of { $unit }
roll-ds-skill-34 = { $unit } call{ $unit-s } back the dead of { $target }
roll-ds-skill-36 = { $unit } tr{ $unit-ies } to appear
roll-ds-skill-40 = { $unit } patch{ $unit-es } up { $target }
roll-ds-state-02 = Reaction of the stunned { $unit }
roll-ds-skill-06 = Quick reaction of { $unit }
roll-ds-skill-37 = Infantry saves of { $unit } (Steel Guard)
roll-ds-skill-41 = Infantry saves of { $unit } (Zombie)
roll-ds-weap-02 = Smoke fired by { $unit }
roll-ds-skill-21 = { $weapon } of { $unit } (Expert) on { $target }
roll-ds-skill-22 = { $weapon } of { $unit } (Fighting Spirit) on { $target }
roll-ds-skill-29 = Lucky, second throw, { $weapon } of { $unit } on { $target }
roll-ds-skill-39 = { $weapon } of { $unit } (Take Aim) on { $target }
roll-ds-skill-11 = Berserk, { $unit } goes on: { $weapon }
roll-ds-skill-27 = Killing Spree, { $unit } goes on: { $weapon }
roll-ds-weap-11 = { $weapon } of { $unit } (Power Scope) on { $target }
roll-ds-weap-13 = Salvo, { $weapon } of { $unit } on { $target }
roll-ds-weap-14 = Sniper, { $weapon } of { $unit } on { $target }
roll-ds-weap-15 = { $weapon } of { $unit } (Spotter) on { $target }
roll-ds-weap-18 = Volley, { $weapon } of { $unit } on { $target }
roll-ds-weap-19 = Wire-guided, { $weapon } of { $unit } on { $target }
roll-ds-wire-02 = Wire cleared by { $unit }
roll-ds-mine-02 = Mines cleared by { $unit }
roll-ds-eng-01 = Wire cut by { $unit }
roll-ds-eng-02 = Bunker buried by { $unit }
roll-ds-eng-03 = Trench filled in by { $unit }
roll-ds-eng-04 = Mines ploughed up by { $unit }
note-nobody-to-help = Nobody whom { $unit } could help is in reach
roll-dt-turn-02 = Initiative
roll-ds-skill-12 = Initiative with Black Ops
no-two-moves = No two Moves in one activation: take a March instead
no-hits-left = { $excess } hits are left, and somebody can still be hit
no-two-attacks = No two Attacks in one activation: take a Sustained Attack instead
no-too-many-actions = More actions than the unit has, by { $excess }
no-more-than-three = No unit takes more than three actions
no-no-free-action = This free action is not the unit's, or not at this point
no-stunned-first = Stunned: the first action must be Nothing
no-plane-moves-first = A plane begins with a Move or a March
no-plane-not-sustained = A plane makes no Sustained Attack
no-only-nothing = It can do nothing but Nothing now
no-never-moves = A strongpoint unit never moves
no-at-the-controls = The hero is at the controls: he must get out first
no-not-sustained-aboard = No Sustained Attack while aboard
no-not-from-aboard = It cannot attack while it is carried
no-not-his-hero = { $hero } follow{ $hero-s } another hero only
no-superhuman-joins-nobody = { $hero } { $hero-est } a superhuman and joins nobody
no-loner = { $hero } { $hero-est } a loner and joins nobody
no-not-a-squad = Only infantry squads and support weapons count here
no-own-kind-only = They join only their own kind
no-other-armour = Armour { $armour } cannot join armour { $wanted }
no-hero-activated = { $hero } { $hero-a } been activated already
no-one-hero = { $joined } has joined already, and one hero is all
no-no-pilot = { $hero } cannot pilot { $machine }
no-not-a-friend = That is not a friendly machine
no-other-pilot = Only { $named } may pilot { $machine }
no-in-flight = { $machine } is in the air
no-one-pilot = { $machine } has a hero at the controls already
no-machine-activated = { $machine } has been activated: { $hero } stays in it
no-no-radio-unseen = Without a radio { $target } must be in sight
no-superhuman-not-picked = { $target } { $target-est } a superhuman and cannot be picked
no-zombie-not-picked = { $target } are zombies and cannot be picked
no-outside-the-fort = { $target } { $target-est } outside the fortification
no-not-seen = { $target } { $target-est } not in sight
no-officers-own-unit = Not the officer's own unit
no-not-activated-yet = { $target } { $target-a } not been activated yet
no-once-a-turn = { $target } { $target-a } been activated again this turn already
no-one-with-machine = The pilot acts with his machine
no-not-eliminated = { $target } { $target-a } not been eliminated
no-not-a-vehicle = { $target } { $target-est } no vehicle
no-not-beached = The bow of { $carrier } does not touch land
no-not-infantry = { $target } { $target-est } no infantry
no-not-hurt = { $target } lack{ $target-s } nothing
no-not-itself = It cannot repair itself
no-no-mindless-zombies = { $target } are no mindless zombies
no-no-engineer = It cannot take engineering actions
no-no-cutting-tool = It has neither claw nor saw
no-no-dozer-blade = It has no dozer blade
no-no-reserve = Strongpoint units are never in reserve

# answers of several parts
item-attack =
    { $r2 ->
        [none] { $p1 } × { $p0 }: smoke{ $r3 ->
            [smoke] { "" }
           *[other] , { $p3 }
        }
       *[other] { $p1 } × { $p0 } → { $p2 }{ $r3 ->
            [none] { "" }
           *[other] , { $p3 }
        }
    }
opt-toward-of = toward { $target }
opt-objective-of = to { $target }
opt-cover = into cover
opt-hold = stay and turn to the enemy
opt-away = away from the enemy
opt-double = twice the dice
opt-at-of = at { $what }
opt-gun-of = by { $what }
opt-skill-of = { $what }
opt-fighting-spirit = Fighting Spirit
opt-lucky = Lucky
piece-tree = tree
word-tree = tree
piece-rubble = rubble
word-rubble = rubble
piece-construction = construction
word-construction = construction
word-water = deep water
piece-trench = trench
word-trench = trench
word-wire = barbed wire
piece-minefield = minefield
word-minefield = minefield
word-building = building
piece-bunker = bunker
word-bunker = bunker
piece-strongpoint = strongpoint
word-strongpoint = strongpoint
piece-smoke = smoke
word-smoke = smoke

## Moves, carriers, wire and mines (block B)
ask-board = { $unit } { $unit-a } reached a friendly machine: { $unit-does } { $unit-il } climb aboard?
ask-lift = Does { $unit } pick up a vehicle below it?
ask-put-down = Its machine is lost: where does { $unit } get out?
did-move = { "" }
did-enter = { "" }
did-board =
    { $raw ->
        [none] { $unit } stay{ $unit-s } beside it
       *[other] { "" }
    }
did-lift =
    { $raw ->
        [none] { $unit } fl{ $unit-ies } on without load
       *[other] { "" }
    }
did-put-down = { "" }
none-board = stay beside it
none-lift = no load
opt-inside-of = inside { $what }
opt-outside-of = on the outside of { $what }
opt-pilot-of = at the controls of { $what }
opt-keep = leave it whole
roll-ds-wire-01 = { $unit } in the wire
roll-ds-mine-01 = Mines under { $unit }
roll-ds-pass-06 = Out of the wreck: { $unit }
roll-ds-trench-01 = Cover save of { $unit } in its trench
roll-ds-veh-12 = Field Repair by { $unit }
roll-ds-lift-03 = Fall of { $unit } with its airlifter
roll-ds-veh-20 = Blast, { $weapon } of { $unit } on { $target } too
roll-ds-veh-02 = Fall of { $unit } with its airlifter
no-not-a-facing = { $unit } cannot face that way
no-terrain = { $unit } cannot enter this terrain: { $terrain }
no-infantry-only = Only infantry goes into a fortification
no-carries-nobody = { $carrier } { $carrier-a } no such seats
no-carries-infantry-only = { $carrier } carr{ $carrier-ies } infantry only
no-zombies-never-carried = Zombies are never carried
no-no-room = { $carrier } lack{ $carrier-s } { $excess ->
    [one] { $excess } place
   *[other] { $excess } places
  }
no-no-airlifter = { $carrier } lift{ $carrier-s } no vehicles
no-not-airmobile = { $unit } cannot be lifted by air
no-one-vehicle = { $carrier } carr{ $carrier-ies } a vehicle already
no-not-by-sea = { $unit } cannot be carried by a landing craft
no-carrier-activated = { $carrier } { $carrier-a } been activated: { $unit } stays aboard

## Attacks, damage, close combat, reactions (block A)
ask-attack = { $unit } attack{ $unit-s }: which weapons, at whom?
ask-losses = Who falls in { $unit }? { $count ->
    [one] One must go.
   *[other] { $count } must go.
  }
ask-exposed-losses = Who falls in { $unit }? { $count } hits; once all who can be hit are gone the rest is lost.
ask-share-hit = Hits on { $unit } and { $hero }: which comes next, and who takes it?
ask-shelter = { $unit } { $unit-est } attacked: does he join a unit?
ask-stand-by = { $unit } { $unit-est } attacked: does a hero join it?
ask-flame-path = Which way does the flame of { $unit } take to { $target }?
ask-rider-lost = A rider falls from { $unit }: of which unit?
ask-bail-out = { $unit } get{ $unit-s } out of the wreck: where?
ask-smoke = Where does { $unit } put the smoke?
ask-reaction = { $active } is in reach: who tries a reaction?
ask-react-with = Does a hero react with { $unit }?
ask-two-armies = { $unit } { $unit-a } rolled two armies: what { $unit-does } { $unit-il } do?
ask-react-turn = How does { $unit } turn?
did-attack = Attack of { $unit }: { $answer }
did-losses = { "" }
did-share-hit = Next { $answer }
did-shelter =
    { $raw ->
        [none] { $unit } stay{ $unit-s } alone
       *[other] { $unit } join{ $unit-s } { $answer }
    }
did-stand-by =
    { $raw ->
        [none] Nobody joins { $unit }
       *[other] { $answer } joins { $unit }
    }
did-flame-path = The flame of { $unit } burns: { $answer }
did-rider-lost = A rider falls from { $answer }
did-bail-out = { "" }
did-smoke = { "" }
did-reaction =
    { $raw ->
        [none] No reaction to { $active }
        [above-50] Reactions, { $side }: from now on only where the chance is above 50 %
        [always-ask] Reactions, { $side }: asked every time again
       *[other] { $answer } against { $active }: a reaction is tried
    }
did-react-with =
    { $raw ->
        [none] No hero reacts with { $unit }
       *[other] { $answer } reacts with { $unit }
    }
did-two-armies = { $unit }: { $answer }
did-react-turn = { "" }
none-shelter = stay alone
none-stand-by = nobody joins
none-reaction = nobody reacts
none-react-with = nobody joins
opt-sustained-attack = Sustained Attack
opt-move-then-attack = turn, then Attack
item-share-hit = a hit of damage { $p0 } on { $p1 }
note-nothing-to-attack = Nothing to attack for { $unit }
note-instant-kill = { "" }
note-no-reaction = No reaction in time by { $unit }
roll-dt-hit-01 = { $weapon } of { $unit } on { $target }
roll-dt-hit-04 = Sustained Attack, { $weapon } of { $unit } on { $target }
roll-ds-weap-03 = The saw goes on: { $weapon }
roll-ds-weap-04 = Flames, { $weapon } of { $unit } on { $target }
roll-ds-weap-07 = The laser goes on: { $weapon }
roll-ds-weap-06 = Infantry saves of { $unit }: no cover from grenades
roll-ds-weap-10 = Infantry saves of { $unit }: no cover from phasers
roll-ds-fort-10 = Second saves of { $unit } behind its walls
roll-ds-fort-11 = Saves of { $unit } behind its walls
roll-ds-skill-19 = Damage shrugged off by { $unit }
roll-ds-skill-20 = Damage shrugged off in cover by { $unit }
roll-ds-skill-17 = { $unit } cheat{ $unit-s } death
roll-ds-hero-10 = Out of the wreck: { $unit }
roll-ds-veh-19 = Riders of { $unit }
roll-dt-react-03 = Reaction of { $unit }
no-a-friend = { $target } { $target-est } a friend
no-active-unit-only = A reaction may attack the active unit only
no-aircraft = Aircraft never react
no-all-or-none = { $weapon }: all of them fire the salvo, or none
no-already-activated = { $unit } { $unit-a } been activated already
no-artillery-in-terrain = { $weapon } cannot be fired from inside terrain
no-cannot-harm = { $weapon } cannot harm { $target }
no-close-combat-only = A charge is fought with close-combat weapons
no-ends-with-nothing = No reaction before a last action of Nothing
no-gun-activated = { $gun } has been activated already
no-gun-stunned = { $gun } cannot fight now
no-gunners-busy = Two of the crew fire the support weapon: { $excess ->
    [one] { $excess } other weapon too many
   *[other] { $excess } other weapons too many
  }
no-half-a-side = At most { $most } passengers fire to each side: { $excess } too many
no-in-the-craft = No attack from inside a landing craft
no-no-aircraft-from-inside = No weapon in a bunker reaches aircraft
no-no-ammunition =
    { $left ->
        [0] { $weapon }: all { $boxes } boxes are ticked
       *[other] { $weapon }: { $left } of { $boxes } boxes are left, { $excess } too few
    }
no-no-artillery-inside = No artillery is fired from a bunker
no-no-close-combat = No close combat in a reaction
no-no-gun = { $gun } is no gun that { $unit } could direct
no-no-observer = { $unit } { $unit-est } no artillery observer
no-no-standard-weapon = Aircraft have no standard weapon
no-no-sustained-aboard = No Sustained Attack while aboard
no-not-aboard = { $weapon } cannot be used aboard
no-not-an-enemy = { $active } is no enemy of { $unit }
no-not-loaded = { $weapon } must be reloaded first
no-one-gun-instead = An observer directs one gun instead of using weapons of its own
no-one-reaction = One reaction for each activation is all
no-one-weapon-each = Each soldier uses one ranged and one close-combat weapon of those he carries
no-out-of-arc =
    { $off ->
        [0] { $target } { $target-est } out of the arc of { $weapon }
       *[other] { $target } { $target-est } out of the arc of { $weapon }: { $off } degrees off, 45 at most
    }
no-own-or-crew = A vehicle uses its own weapons or its crew's, not both
no-pilotless = { $unit } { $unit-a } lost { $unit-its } pilot
no-ranged-or-close = A Sustained Attack is ranged or close combat, not both
no-same-target = An under-barrel weapon fires at the target of the main weapon
no-sheltered = { $target } { $target-est } sheltered by what carries it
no-skill-used = { $skill } has been used in this game
no-slung = { $unit } hang{ $unit-s } under { $unit-its } carrier
no-standard-instead = The standard weapon is used instead of another: { $excess } too many
no-stunned = { $unit } { $unit-est } stunned
no-suppressed = { $unit } { $unit-est } suppressed
no-sustained-attack = No reaction to a Sustained Attack
no-too-many-copies = { $weapon }: at most { $most }

# lists, odds
forecast-shot = { $unit }, { $kind }: { $count } × { $weapon } at { $target }
forecast-special = { $unit }, { $kind }: { $target }
counted-succeeds = done
counted-restored = brought back (soldiers or boxes)
forecast-declared = { $unit }: what is ticked, at { $target }
forecast-all-shots = { $unit }, { $kind }: everything at { $target }
figures-lost = Losses (soldiers and ticked boxes)
forecast-way = { $unit } there: reactions it may draw
forecast-actions = { $unit }: reactions it may draw
forecast-reaction = Reaction of { $unit }
counted-own-losses = own losses (soldiers or boxes)
counted-losses = lost (soldiers or boxes)
counted-eliminated = eliminated
event-eliminated = eliminated
policy-dust-quick = (on the way each side takes the usual answer: nobody gives up a hero or a specialist)

# states, symbols
marker-activated = activated
marker-reactivated = second activation
marker-stunned = stunned
marker-camouflaged = camouflaged
marker-shielded = in cover behind its blade
marker-attack-stimulant = attack stimulant
marker-move-stimulant = move stimulant
marker-loaded-of = loaded (weapon { $number })
word-army = army
word-target = target
word-shield = shield
word-standard = Standard weapon
word-crew = crew weapons
role-hero = hero
no-once-a-game = It can be used once in a game
marker-alerted = pointed out
marker-carrying = carries somebody
marker-pilotless = without a pilot
no-no-unit = The list has no unit
no-too-expensive = The army costs { $total } points for { $points } agreed: { $excess } too many
no-hero-twice = { $unit } stand{ $unit-s } { $count } times in the list: a hero is there once
no-unique-vehicle-twice = { $unit } stand{ $unit-s } { $count } times in the list: there is only one
no-carrier-is-carried = { $unit } cannot start in { $carrier }, which is carried itself
no-not-lifted = { $carrier } cannot carry { $unit }: an Airlifter carries Airmobile and Air Assault vehicles
no-only-its-pilot = { $carrier } { $carrier-est } piloted by { $pilot } only, not by { $unit }
no-zombies-never-ride = { $unit } never ride: not in { $carrier } nor anywhere
no-too-many-passengers = { $unit } { $unit-does } not fit into { $carrier }: { $excess ->
    [one] { $excess } place too many
   *[other] { $excess } places too many
  }
no-no-strongpoint-unit = { $unit } { $unit-est } no Strongpoint unit: { $unit-il } bring{ $unit-s } no fortification
no-not-a-commissar = { $unit } { $unit-est } no Commissar and is attached to nobody
no-commissar-alone = { $unit } must be attached to an infantry unit
no-two-commissars = { $host } has a Commissar already: { $unit } is one too many

# dice
face-1 = A
face-2 = A
face-3 = T
face-4 = T
face-5 = S
face-6 = S
face-1-path = M0 -7L1.8 -2.2H7L2.8 .9L4.4 6L0 3L-4.4 6L-2.8 .9L-7 -2.2H-1.8Z
face-2-path = M0 -7L1.8 -2.2H7L2.8 .9L4.4 6L0 3L-4.4 6L-2.8 .9L-7 -2.2H-1.8Z
face-3-path = M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0
face-4-path = M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0
face-5-path = M-5.5 -6H5.5V0Q4.5 4.5 0 7Q-4.5 4.5 -5.5 0Z
face-6-path = M-5.5 -6H5.5V0Q4.5 4.5 0 7Q-4.5 4.5 -5.5 0Z
signs-of-dice = A army, T target, S shield; the numbers of the faces do as well.
not-signs-typed = Type what { $dice } show: A army, T target, S shield; for example A A S.

# what dice have come to
result-dt-hit-01 = hits: { $value }
result-dt-hit-04 = hits: { $value }
result-ds-skill-21 = hits: { $value }
result-ds-skill-22 = hits: { $value }
result-ds-skill-39 = hits: { $value }
result-ds-weap-04 = hits: { $value }
result-ds-weap-11 = hits: { $value }
result-ds-weap-13 = hits: { $value }
result-ds-weap-14 = hits: { $value }
result-ds-weap-15 = hits: { $value }
result-ds-weap-18 = hits: { $value }
result-ds-weap-19 = hits: { $value }
result-ds-veh-20 = hits: { $value }
result-ds-mine-01 = hits: { $value }
result-ds-skill-29 = more hits: { $value }
result-ds-skill-11 = more hits: { $value }
result-ds-skill-27 = more hits: { $value }
result-ds-weap-03 = more hits: { $value }
result-ds-weap-07 = more hits: { $value }
result-ds-weap-06 = hits saved: { $value }
result-ds-weap-10 = hits saved: { $value }
result-ds-skill-37 = hits saved: { $value }
result-ds-skill-41 = hits saved: { $value }
result-ds-fort-10 = hits saved: { $value }
result-ds-fort-11 = hits saved: { $value }
result-ds-trench-01 = hits saved: { $value }
result-ds-skill-19 = cancelled: { $value }
result-ds-skill-20 = cancelled: { $value }
result-dt-react-03 = successes: { $value }
result-ds-skill-06 = successes: { $value }
result-ds-state-02 = successes: { $value }
result-ds-skill-36 = successes: { $value }
result-ds-cmd-05 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-cmd-06 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-cmd-07 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-cmd-08 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-cmd-09 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-weap-02 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-wire-02 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-mine-02 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-eng-01 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-eng-02 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-eng-03 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-eng-04 = { $value ->
    [0] failed
   *[other] done
  }
result-ds-cmd-12 = boxes to clear: { $value }
result-ds-veh-12 = boxes to clear: { $value }
result-ds-skill-40 = boxes to clear: { $value }
result-ds-veh-13 = back: { $value }
result-ds-skill-34 = back: { $value }
result-ds-pass-06 = lost: { $value }
result-ds-veh-19 = lost: { $value }
result-ds-veh-02 = lost: { $value }
result-ds-lift-03 = points kept: { $value }
result-ds-hero-10 = { $value ->
    [0] one damage
   *[other] unhurt
  }
result-ds-wire-01 = { $value ->
    [0] caught
   *[other] through
  }
result-ds-skill-04 = { $value ->
    [0] none
   *[other] given
  }
result-ds-skill-05 = { $value ->
    [0] none
   *[other] given
  }
result-ds-skill-26 = { $value ->
    [0] none
   *[other] given
  }
result-ds-skill-17 = { $value ->
    [0] dead
   *[other] alive
  }

# what is on a card
word-name = name
word-designation = designation
word-type = type
word-kind = kind
word-armour = armour
word-move = Move
word-march = March
word-damage = damage capacity
word-points = points
word-models = soldiers
word-size = size
word-locomotion = locomotion
word-infantry = infantry
word-vehicle = vehicle
word-aircraft = aircraft
word-weapons = weapons
word-full-weapon-lines = full weapon lines
word-reaction = reaction
word-normal = normal
word-large = large
word-huge = huge
word-foot = on foot
word-walker = walker
word-tracked = tracked
word-wheeled = wheeled
word-half-tracked = half-tracked
word-plane = plane
word-helicopter = helicopter
word-naval = naval
word-squad = squad
word-command-squad = command squad
word-hero = hero
word-support-weapon = support weapon
word-strongpoint-unit = strongpoint unit
word-attachment = attachment
word-tank = tank
word-light-walker = light walker
word-superheavy-walker = super-heavy walker
word-heavy-walker = heavy walker
word-self-propelled-gun = self-propelled gun

## Mistakes in situations
mistake-situation-no-card = there is no card { $id }
mistake-situation-no-field = a unit has no { $key }
mistake-situation-stranger = names a miniature that the unit does not have

## Words of a scene: phases, scores, zones, lines of cards
scene-won = { $side } has won
scene-bloc-allies = Allied bloc
scene-bloc-axis = Axis
scene-bloc-ssu = SSU
zone-objective = Objective
scene-score-points = Army points destroyed
scene-score-score = Victory points
scene-line-move = Move / March
scene-line-damage = Damage
scene-line-soldiers = Soldiers
scene-line-points = Army points
scene-line-aboard = Aboard
scene-line-blocks = Dice/damage by armour 1, 2, 3 … against

## What a referee signs: throws with what they need, losses with what is left
needs-army = A
needs-army-target = A T
needs-army-shield = A S
needs-target = T
roll-ds-veh-01-weapon-needs = { roll-ds-veh-01-weapon }{ told-shot }
roll-ds-skill-21-needs = { roll-ds-skill-21 }{ told-shot }
roll-ds-skill-22-needs = { roll-ds-skill-22 }{ told-shot }
roll-ds-skill-39-needs = { roll-ds-skill-39 }{ told-shot }
roll-ds-weap-11-needs = { roll-ds-weap-11 }{ told-shot }
roll-ds-weap-13-needs = { roll-ds-weap-13 }{ told-shot }
roll-ds-weap-14-needs = { roll-ds-weap-14 }{ told-shot }
roll-ds-weap-15-needs = { roll-ds-weap-15 }{ told-shot }
roll-ds-weap-18-needs = { roll-ds-weap-18 }{ told-shot }
roll-ds-weap-19-needs = { roll-ds-weap-19 }{ told-shot }
roll-ds-veh-20-needs = { roll-ds-veh-20 }{ told-shot }
roll-dt-hit-01-needs = { roll-dt-hit-01 }{ told-shot }
roll-dt-hit-04-needs = { roll-dt-hit-04 }{ told-shot }
roll-ds-weap-04-needs = { roll-ds-weap-04 }{ told-shot }
roll-dt-react-03-needs = { roll-dt-react-03 }{ told-reaction }
roll-ds-skill-06-needs = { roll-ds-skill-06 }{ told-reaction }
roll-ds-state-02-needs = { roll-ds-state-02 }{ told-reaction }
gains-reactivated = { "" }
gains-activated = Activated: { $who }
loses-activated = Not activated any more: { $who }
gains-stunned = Stunned marker: { $who }
loses-stunned = Stunned marker removed: { $who }
gains-camouflaged = Camouflaged: { $who }
loses-camouflaged = Camouflage ends: { $who }
gains-alerted = Aircraft spotted: { $who }
loses-alerted = Aircraft no longer spotted: { $who }
note-army = Army, { $side }: { $unit }, { $boxes ->
    [0] soldiers: { $soldiers }
   *[other] boxes: { $boxes }
  }, points: { $points }
note-activation = Activation, { $side }: { $unit }
note-actions = Actions of { $unit }: { $actions }
note-no-actions = { $unit } { $unit-does } nothing
note-hits-in-vain = Nobody is left in { $unit } who can be hit, hits lost: { $hits }
note-stays = { $unit } stay{ $unit-s } where { $unit-il } { $unit-est }
note-initiative-won = { $side } wins the initiative: armies { $armies } to { $against }, targets { $targets } to { $others }
note-struck = { $hits ->
    [0] { "" }
   *[other] { $unit } → { $target }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
      }{ $safe ->
        [0] { $unsaved ->
            [-1] { "" }
           *[other] , not saved: { $unsaved }
          }
       *[other] , no save
      }, { $kill ->
        [0] damage of a hit: { $damage }
       *[other] a hit kills at once
      }
  }
tells-lost = { $men ->
    [0] { $damage ->
        [0] Eliminated: { $unit }
       *[other] { $unit }: damage { $damage }, boxes left: { $left }
      }
   *[other] { $unit } lose{ $unit-s } { $lost }, still standing: { $left }
  }
tells-scored = { $side }: +{ $points }, total { $total }
tells-spent-ammunition = { $weapon } of { $who }: ammunition { $amount }, left: { $left }
tells-gained-structure = { $who }: { $amount } damage cleared, boxes left: { $left }
tells-gained-soldiers = { $who }: { $back } back on their feet, standing: { $left }

## Records of older rules, whose answers alone told what happened
set-score = Victory points of { $who }: { $value }
set-points = Points of enemy units eliminated, { $who }: { $value }
set-reserves = Reserves used, { $who }: { $value }
set-ammo = { $with-place ->
    [none] Ammunition spent by { $who }, weapon by weapon: { $value }
   *[other] { "" }
  }

## Mistakes in books, lists, maps and set-ups
mistake-no-range = { $where }: { $range } is no range: a number, two with a dash, or C
mistake-armour-limits = { $where }: { $rule }: armour of { $type } is 1 to { $most }, not { $armour }
mistake-no-capacity = { $where }: DT-CARD-04: a { $type } needs a damage capacity
mistake-no-models = { $where }: DT-CARD-04: a squad needs its number of models
mistake-no-weapon-lines = { $where }: DT-CARD-01: a card needs weapon lines
mistake-no-unit-of-book = the book { $book } has no unit { $unit }
mistake-entry-twice = { $where }: { $unit } stands twice
mistake-number-of-cells = { $where }: { $rule }: { $wanted } cells are wanted, { $given } are there
mistake-no-cell = { $where }: DT-CARD-08: { $cell } is no cell: dice/damage, B/damage, dice/N or -
mistake-no-unit-there = { $where }: the book { $book } has no unit { $unit }
mistake-unit-not-known = { $where }: the book { $book } has no unit { $unit }: not known of it: { $missing }
mistake-fort-of-unit = { $where }: a fort is { $bunker } or { $strongpoint }, not { $fort }
mistake-no-fortification-there = { $where }: { $fort } is no fortification: { $bunker }, { $strongpoint }
mistake-unit-of-another-bloc = { $where }: the book { $book } has no unit { $unit }: it is a unit of { $bloc }, and an army is of one bloc
mistake-no-option-of-unit = { $where }: { $unit } has no option { $option }
mistake-no-other-unit = { $where }: { $key } names no other unit of the list

## Words of cards
scene-armour-infantry = Armour (infantry)
scene-armour-vehicle = Armour (vehicle)
scene-armour-aircraft = Armour (aircraft)
scene-line-designation = Designation
scene-line-kind = Kind
scene-line-capacity = Damage capacity
scene-line-models = Soldiers
scene-line-missing = Cannot be fielded, not known
scene-origin-source = From the rulebook
scene-origin-public = From public cards of the edition
scene-origin-later = From a later edition
scene-origin-ruling = Rulings of ours
scene-arc-front = front
scene-arc-rear = rear
scene-arc-left = left side
scene-arc-right = right side
scene-arc-turret = turret
scene-specialist-officer = officer
scene-specialist-radio = radio
scene-specialist-medic = medic
scene-specialist-mechanic = mechanic
scene-specialist-spotter = spotter
scene-specialist-commissar = commissar
scene-range = range
scene-close-combat = close combat
