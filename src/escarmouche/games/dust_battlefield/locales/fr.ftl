### Phrases de Dust Tactics Battlefield. Licence : CC BY 4.0.

## Comme dans Dust Tactics
ask-garrison = Dans quelle fortification se tient { $unit } ?
ask-first = Vous avez l'initiative : qui commence ce tour-ci ?
ask-activate = Quelle unité activez-vous ?
ask-join = Quel héros rejoint { $unit } pour cette activation ?
ask-actions = Que va faire { $unit } ?
ask-reserve = { $unit } est perdue : la mettez-vous en réserve ?
ask-appear = { $unit } est encore caché : jetez-vous les dés pour le faire apparaître ?
ask-appear-where = Où { $unit } apparaît-il ?
ask-ammo-drop = Des munitions pour qui ?
ask-get-moving = Qui repart ?
ask-reinforcements = Quelle unité perdue est remplacée ?
ask-replacement = Quel véhicule perdu est remplacé ?
ask-heal = Qui le médecin { $unit-of } relève-t-il ?
ask-back = Quels soldats { $unit-of } se relèvent ?
ask-stimulants = Qui reçoit les stimulants { $unit-of } ?
ask-stimulant = Quel stimulant reçoit { $target } ?
ask-repair = Quel véhicule les mécaniciens { $unit-of } réparent-ils ?
ask-makeshift = Quel véhicule { $unit } rafistole-t-il ?
ask-resurrection = De qui { $unit } rappelle-t-il les morts ?
ask-air-alert = Quel aéronef { $unit } signale-t-il ?
ask-medevac = De qui { $unit } ramène-t-il les hommes tombés ?
ask-reload = Quelle arme { $unit } recharge-t-elle ?
ask-clear-wire = Quels barbelés { $unit } dégage-t-elle ?
ask-clear-mines = Quel champ de mines { $unit } nettoie-t-elle ?
ask-fill-trench = Quelle tranchée { $unit } comble-t-elle ?
ask-bury = Quel bunker { $unit } enterre-t-elle ?
did-half =
    { $raw ->
        [south] Moitié de départ, { $side } : sud
       *[north] Moitié de départ, { $side } : nord
    }
did-terrain = Terrain placé, { $side } : { $answer }
did-objective = { "" }
did-fort = Fortification placée, { $side } : { $kind }, { $answer }
did-garrison = { "" }
did-first = Premier ce tour-ci : { $answer }
did-activate = { "" }
did-join =
    { $raw ->
        [none] Personne ne rejoint { $unit }
       *[other] { $answer } rejoint { $unit }
    }
did-actions = { "" }
did-reserve =
    { $raw ->
        [none] Pas en réserve : { $unit }
       *[other] { "" }
    }
did-ammo-drop = { $raw ->
    [none] Personne ne prend les munitions
   *[other] Des munitions pour { $answer }
  }
did-get-moving = { $raw ->
    [none] Pas de deuxième activation
   *[other] Deuxième activation : { $answer }
  }
did-reinforcements = { $raw ->
    [none] Pas de renforts
   *[other] Renforts : { $answer }
  }
did-replacement = { $raw ->
    [none] Aucun véhicule n'est remplacé
   *[other] Véhicule de remplacement : { $answer }
  }
did-heal = { $raw ->
    [none] Le médecin ne soigne personne
   *[other] Le médecin { $unit-of } soigne { $answer }
  }
did-back = De nouveau debout dans { $unit-the } : { $answer }
did-stimulants = { $raw ->
    [none] Personne ne reçoit de stimulants
   *[other] Des stimulants pour { $answer }
  }
did-stimulant = Le stimulant { $target-of } sert à : { $answer }
did-repair = { $raw ->
    [none] Rien n'est réparé
   *[other] { $unit } répare { $answer }
  }
did-makeshift = { $raw ->
    [none] Rien n'est rafistolé
   *[other] { $unit } rafistole { $answer }
  }
did-resurrection = { $raw ->
    [none] { $unit } ne rappelle personne
   *[other] { $unit } rappelle les morts de { $answer }
  }
did-air-alert = { $raw ->
    [none] { $unit } ne signale personne
   *[other] { $unit } signale { $answer }
  }
did-medevac = { $raw ->
    [none] { $unit } ne ramène personne
   *[other] { $unit } ramène les hommes tombés de { $answer }
  }
did-reload = { $unit } recharge : { $answer }
did-clear-wire = { $unit } s'attaque à { $answer }
did-clear-mines = { $unit } s'attaque à { $answer }
did-fill-trench = { $unit } s'attaque à { $answer }
did-bury = { $unit } s'attaque à { $answer }
did-appear = { $raw ->
    [none] { $unit } reste caché
   *[other] { $unit } tente d'apparaître
  }
did-appear-where = { "" }
take-reserve = oui, en réserve
none-activate = passer
none-join = personne ne rejoint
none-reserve = non, elle reste perdue
none-appear = rester caché
opt-try = jeter les dés
opt-move = Mouvement
opt-march = Marche
opt-attack = Attaque
opt-sustained = Attaque soutenue
opt-nothing = Rien
opt-free-move = Mouvement gratuit
opt-free-attack = Attaque gratuite
opt-special-of = { $what }
opt-ammo-drop = ravitaillement en munitions
opt-get-moving = bougez-vous
opt-reinforcements = renforts
opt-replacement = véhicule de remplacement
opt-heal = médecin : soigner
opt-stimulants = médecin : stimulants
opt-repair = réparation de terrain
opt-makeshift = réparation de fortune
opt-resurrection = résurrection
opt-camouflage = camouflage
opt-air-alert = alerte aérienne
opt-dozer = baisser la lame
opt-smoke = lanceurs de fumée
opt-medevac = évacuation médicale
opt-reload = recharger
opt-clear-wire = dégager les barbelés
opt-clear-mines = déminer
opt-fill-trench = combler une tranchée
opt-bury = enterrer un bunker
set-scenario = Scénario : { $value }
set-half = { "" }
set-round = Tour { $value }
set-pilotless =
    { $with-place ->
        [none] { $raw ->
            [true] { $who } n'a plus de pilote
           *[other] { $who } a de nouveau un pilote
        }
       *[other] { "" }
    }
set-place = { $raw ->
    [gone] Élimination : { $who }
    [reserve] En réserve : { $who }
   *[other] { "" }
  }
set-boxes = { $with-place ->
    [none] { $raw ->
        [0] Plus aucune case cochée sur { $who-the }
       *[other] Cases cochées sur { $who-the } : { $value }
      }
   *[other] { "" }
  }
set-figures = { $with-place ->
    [none] Soldats debout dans { $who-the } : { $count }
   *[other] { "" }
  }
set-used = { $last-raw ->
    [none] { "" }
    [started] { "" }
    [smoke_launchers] Les lanceurs de fumée { $who-of } sont vides
    [fighting_spirit] L'Esprit combatif { $who-of } a servi
    [lucky] La chance { $who-of } a servi
    [reinforcements] { $who } n'appelle plus de renforts dans cette partie
    [replacement] { $who } n'appelle plus de véhicule dans cette partie
   *[other] { $who } a utilisé : { $last }
  }
set-gripper = { $with-place ->
    [none] { $raw ->
        [none] { $who } est libre de nouveau
       *[other] { $value } tient { $who }
      }
   *[other] { "" }
  }
set-carrier = { $raw ->
    [none] { "" }
   *[other] { $with-seat ->
        [inside] { $who } est à l'intérieur de { $value }
        [outside] { $who } monte sur { $value }
        [pilot] { $who } est aux commandes de { $value }
       *[slung] { $who } est suspendue sous { $value }
      }
  }
set-without = Retiré du plateau : { $value }
set-piece = { "" }
note-initiative-tied = Les deux jets sont égaux : tous les dés sont relancés
note-no-way-out = Pas d'issue hors de son transport pour { $unit-the }
note-no-room-for-fort = Pas de place pour l'ouvrage ({ $kind }) { $side-of }
note-passed = Passe : { $side }
note-led = Sous la conduite du Blutkreuz : { $unit }
note-digging = { $unit } amasse la terre contre le bunker
note-objective-taken = { $objective-The } : aux mains { $side-of }
note-not-at-controls = { $unit } ne peut prendre les commandes { $machine-of }
note-free-attack = Attaque gratuite { $unit-of } après sa Marche
note-not-in-reserve = Pas en réserve : { $unit }
note-strikes-first = Frappe éclair : { $unit }
note-kept-apart = { $hero } ne peut se joindre { $unit-to } : { $why }
note-takes-nothing = { $objective-The } ne peut être pris par { $unit-the }
roll-ds-cmd-05 = Ravitaillement en munitions par { $unit-the }
roll-ds-cmd-06 = Bougez-vous, lancé par { $unit-the }
roll-ds-cmd-07 = Renforts appelés par { $unit-the }
roll-ds-cmd-08 = Véhicule de remplacement appelé par { $unit-the }
roll-ds-cmd-09 = Le médecin { $unit-of }
roll-ds-cmd-10 = Stimulants { $unit-of } pour { $target-the }
roll-ds-cmd-12 = Réparation de terrain par { $unit-the }
roll-ds-veh-06 = { $unit } relance dans son véhicule de commandement
roll-ds-veh-01 = Alerte aérienne { $unit-of } contre { $target-the }
roll-ds-veh-01-weapon = { $weapon } { $unit-of } (alerte aérienne) sur { $target-the }
roll-ds-veh-13 = Évacuation médicale par { $unit-the } pour { $target-the }
roll-ds-skill-04 = As aérien, troisième action { $unit-of }
roll-ds-skill-05 = As aux commandes, troisième action { $unit-of }
roll-ds-skill-26 = As d'infanterie, troisième action { $unit-of }
roll-ds-skill-34 = { $unit } rappelle les morts { $target-of }
roll-ds-skill-36 = { $unit } tente d'apparaître
roll-ds-skill-40 = { $unit } rafistole { $target }
roll-ds-state-02 = Réaction { $unit-of }, étourdie
roll-ds-skill-06 = Réaction rapide { $unit-of }
roll-ds-skill-37 = Sauvegardes d'infanterie { $unit-of } (Garde d'acier)
roll-ds-skill-41 = Sauvegardes d'infanterie { $unit-of } (Zombie)
roll-ds-weap-02 = Fumée tirée par { $unit-the }
roll-ds-skill-21 = { $weapon } { $unit-of } (Expert) sur { $target-the }
roll-ds-skill-22 = { $weapon } { $unit-of } (Esprit combatif) sur { $target-the }
roll-ds-skill-29 = Chanceux, second jet, { $weapon } { $unit-of } sur { $target-the }
roll-ds-skill-39 = { $weapon } { $unit-of } (Viser juste) sur { $target-the }
roll-ds-skill-11 = Frénésie, { $unit } continue : { $weapon }
roll-ds-skill-27 = Série meurtrière, { $unit } continue : { $weapon }
roll-ds-weap-11 = { $weapon } { $unit-of } (lunette) sur { $target-the }
roll-ds-weap-13 = Salve, { $weapon } { $unit-of } sur { $target-the }
roll-ds-weap-14 = Sniper, { $weapon } { $unit-of } sur { $target-the }
roll-ds-weap-15 = { $weapon } { $unit-of } (avec assistant de tir) sur { $target-the }
roll-ds-weap-18 = Tir multiple, { $weapon } { $unit-of } sur { $target-the }
roll-ds-weap-19 = Filoguidé, { $weapon } { $unit-of } sur { $target-the }
roll-ds-wire-02 = Barbelés dégagés par { $unit-the }
roll-ds-mine-02 = Mines dégagées par { $unit-the }
roll-ds-eng-01 = Barbelés coupés par { $unit-the }
roll-ds-eng-02 = Bunker enterré par { $unit-the }
roll-ds-eng-03 = Tranchée comblée par { $unit-the }
roll-ds-eng-04 = Mines retournées par { $unit-the }
note-nobody-to-help = Personne que { $unit } pourrait aider n'est à portée
roll-dt-turn-02 = Initiative
roll-ds-skill-12 = Initiative avec Opérations spéciales
no-two-moves = Pas deux Mouvements dans une activation : prenez une Marche
no-two-attacks = Pas deux Attaques dans une activation : prenez une Attaque soutenue
no-too-many-actions = Plus d'actions que l'unité n'en a, de { $excess }
no-more-than-three = Aucune unité n'accomplit plus de trois actions
no-no-free-action = L'unité n'a pas cette action gratuite, ou pas à ce moment
no-stunned-first = Étourdie : la première action doit être Rien
no-enter-first = La première action doit être un Mouvement ou une Marche vers le plateau
no-march-to-enter = Elle doit entrer tout entière : seule une Marche l'amène aussi loin
no-plane-moves-first = Un avion commence par un Mouvement ou une Marche
no-plane-not-sustained = Un avion ne fait pas d'Attaque soutenue
no-only-nothing = Elle ne peut faire que Rien maintenant
no-never-moves = Une unité de place-forte ne bouge jamais
no-at-the-controls = Le héros est aux commandes : il doit d'abord descendre
no-not-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-from-aboard = Elle ne peut attaquer tant qu'elle est transportée
no-cannot-leave = Son transport a agi ou n'est pas sur le plateau : elle ne peut descendre
no-not-his-hero = { $hero } ne suit qu'un autre héros
no-superhuman-joins-nobody = { $hero } est un superhumain et ne rejoint personne
no-loner = { $hero } est un solitaire et ne rejoint personne
no-not-a-squad = Seules comptent ici les escouades et les armes de soutien
no-own-kind-only = Ils ne rejoignent que leurs semblables
no-other-armour = L'armure { $armour } ne rejoint pas l'armure { $wanted }
no-hero-activated = { $hero } a déjà été activé
no-one-hero = { $joined } a déjà rejoint, et un seul héros le peut
no-no-pilot = { $hero } ne peut piloter { $machine }
no-not-a-friend = Ce n'est pas une machine amie
no-other-pilot = Seul { $named } peut piloter { $machine }
no-in-flight = { $machine } est en l'air
no-one-pilot = { $machine } a déjà un héros aux commandes
no-machine-activated = { $machine } a été activée : { $hero } y reste
no-machine-off = { $machine } n'est pas encore sur le plateau
no-not-on-board = { $target } n'est pas sur le plateau
no-no-radio-unseen = Sans radio, { $target } doit être en vue
no-superhuman-not-picked = { $target } est un superhumain : on ne peut le choisir
no-zombie-not-picked = { $target } : des zombies, on ne peut les choisir
no-outside-the-fort = { $target } est hors de la fortification
no-not-seen = { $target } n'est pas en vue
no-officers-own-unit = Pas l'unité de l'officier lui-même
no-not-activated-yet = { $target } n'a pas encore été activée
no-once-a-turn = { $target } a déjà été réactivée ce tour-ci
no-one-with-machine = Le pilote agit avec sa machine
no-not-eliminated = { $target } n'a pas été éliminée
no-not-a-vehicle = { $target } n'est pas un véhicule
no-not-infantry = { $target } n'est pas de l'infanterie
no-not-hurt = { $target } ne manque de rien
no-not-itself = Il ne peut se réparer lui-même
no-no-mindless-zombies = { $target } : pas de Zombies sans cerveau
no-not-an-aircraft = { $target } n'est pas un aéronef sur le plateau
no-no-engineer = Elle n'a pas d'actions du Génie
no-no-cutting-tool = Elle n'a ni pince ni scie
no-no-dozer-blade = Elle n'a pas de lame
no-no-reserve = Une unité de place-forte ne va jamais en réserve
no-no-reserve-left = Les { $allowed } réserves sont utilisées
no-hero-not-in-reserve = Dans ce scénario les héros ne vont pas en réserve
no-no-such-piece = Vous n'avez pas de { $kind } à placer
no-fort-there = Pas d'objectif dans une fortification
no-no-such-facing = Il regarde au nord, à l'est, au sud ou à l'ouest
item-attack =
    { $r2 ->
        [none] { $p1 } × { $p0 } : fumée{ $r3 ->
            [smoke] { "" }
           *[other] , { $p3 }
        }
       *[other] { $p1 } × { $p0 } → { $p2 }{ $r3 ->
            [none] { "" }
           *[other] , { $p3 }
        }
    }
opt-toward-of = vers { $target-the }
opt-objective-of = vers { $target-the }
opt-cover = à couvert
opt-hold = rester et se tourner vers l'ennemi
opt-away = loin de l'ennemi
opt-double = dés doublés
opt-at-of = sur { $what }
opt-gun-of = par { $what }
opt-skill-of = { $what }
opt-fighting-spirit = Esprit combatif
opt-lucky = Chanceux
piece-tree = arbre
    .gender = m
word-tree = arbre
piece-rubble = décombres
    .gender = m
    .number = plural
word-rubble = décombres
piece-construction = construction
    .gender = f
word-construction = construction
piece-swamp = marécage
    .gender = m
word-swamp = marécage
word-water = eau profonde
piece-ammo-crate = caisse de munitions
    .gender = f
word-ammo-crate = caisse de munitions
piece-tank-trap = piège antichar
    .gender = m
word-tank-trap = piège antichar
piece-trench = tranchée
    .gender = f
word-trench = tranchée
word-wire = barbelés
piece-minefield = champ de mines
    .gender = m
word-minefield = champ de mines
word-building = bâtiment
piece-bunker = bunker
    .gender = m
word-bunker = bunker
piece-strongpoint = place-forte
    .gender = f
word-strongpoint = place-forte
piece-smoke = fumée
    .gender = f
word-smoke = fumée
piece-mound = bunker enterré
    .gender = m
word-mound = bunker enterré
ask-board = { $unit } a rejoint une machine amie : monte-t-elle à bord ?
ask-lift = { $unit } emporte-t-il un véhicule qui se trouve dessous ?
ask-crush = { $unit } écrase-t-il { $crate } ?
ask-put-down = Sa machine est perdue : où { $unit } descend-elle ?
did-move = { "" }
did-enter = { "" }
did-board =
    { $raw ->
        [none] { $unit } reste à côté
       *[other] { "" }
    }
did-lift =
    { $raw ->
        [none] { $unit } repart sans charge
       *[other] { "" }
    }
did-crush =
    { $raw ->
        [crush] { $unit } écrase { $crate }
       *[other] { $unit } épargne { $crate }
    }
did-put-down = { "" }
none-board = rester à côté
none-lift = pas de charge
opt-inside-of = à l'intérieur de { $what }
opt-outside-of = sur { $what }
opt-pilot-of = aux commandes de { $what }
opt-crush = l'écraser
opt-keep = la laisser
roll-ds-wire-01 = { $unit } dans les barbelés
roll-ds-mine-01 = Mines sous { $unit-the }
roll-ds-pass-06 = Hors de l'épave : { $unit }
roll-ds-trench-01 = Sauvegarde de couvert { $unit-of } dans sa tranchée
no-no-landing = { $unit } peut survoler, mais non se poser là : { $terrain }
roll-ds-veh-12 = Réparation de terrain par { $unit-the }
roll-ds-lift-03 = Chute { $unit-of } avec son transporteur
no-not-beached = La proue { $carrier-of } ne touche pas terre
no-no-place-inside = Il ne reste plus de place à l'intérieur
roll-ds-veh-20 = Explosion, { $weapon } { $unit-of } sur { $target-the } aussi
roll-ds-veh-02 = Chute { $unit-of } avec son transporteur
no-not-a-facing = { $unit } ne peut pas faire face par là
no-off-board = { $unit } ne serait pas entièrement sur le plateau
no-no-such-floor = { $unit } ne peut pas être à cet étage-là
no-enemy-inside = Un ennemi tient le bunker
no-bunker-wall = On n'entre dans un bunker que par les portes arrière
no-not-a-way = Ce chemin ne mène pas où le mouvement finit
no-no-such-step = Un pas de ce chemin est impossible
no-terrain = { $unit } ne peut pas entrer dans ce terrain : { $terrain }
no-not-deep-water = Une unité navale reste en eau profonde
no-buried-bunker = Le bunker y est enterré
no-infantry-only = Seule l'infanterie entre dans une fortification
no-carries-nobody = { $carrier } n'a pas de telles places
no-carries-infantry-only = { $carrier } ne transporte que de l'infanterie
no-zombies-never-carried = Les zombies ne sont jamais transportés
no-no-room = Il manque { $excess ->
    [one] { $excess } place
   *[other] { $excess } places
  } dans { $carrier-the }
no-no-airlifter = { $carrier } ne soulève pas de véhicule
no-not-airmobile = { $unit } n'est pas aérotransportable
no-one-vehicle = { $carrier } porte déjà un véhicule
no-not-by-sea = { $unit } ne peut pas être embarquée dans une péniche
no-carrier-off = { $carrier } n'est pas sur le plateau
no-carrier-activated = { $carrier } a été activé : { $unit } reste à bord
ask-attack = { $unit } attaque : avec quelles armes, et qui ?
ask-losses = Qui tombe dans { $unit-the } ? { $count ->
    [one] Un soldat doit partir.
   *[other] { $count } soldats doivent partir.
  }
ask-share-hit = Touches sur { $unit-the } et { $hero } : laquelle d'abord, et qui l'encaisse ?
ask-shelter = { $unit } est attaqué : rejoint-il une unité ?
ask-stand-by = { $unit } est attaquée : un héros la rejoint-il ?
ask-flame-path = Par où passe la flamme { $unit-of } jusqu'{ $target-to } ?
ask-rider-lost = Un voltigeur tombe { $unit-of } : de quelle unité ?
ask-bail-out = { $unit } sort de l'épave : où ?
ask-smoke = Où { $unit } place-t-elle la fumée ?
ask-reaction = { $active } est à portée : qui tente une réaction ?
ask-react-with = Un héros réagit-il avec { $unit } ?
ask-two-armies = { $unit } a obtenu deux armées : que fait-elle ?
ask-react-turn = Comment { $unit } se tourne-t-elle ?
did-attack = Attaque { $unit-of } : { $answer }
did-losses = { "" }
did-share-hit = Ensuite { $answer }
did-shelter =
    { $raw ->
        [none] { $unit } reste seul
       *[other] { $unit } rejoint { $answer }
    }
did-stand-by =
    { $raw ->
        [none] Personne ne rejoint { $unit }
       *[other] { $answer } rejoint { $unit }
    }
did-flame-path = La flamme { $unit-of } brûle : { $answer }
did-rider-lost = Un voltigeur tombe : { $answer }
did-bail-out = { "" }
did-smoke = { "" }
did-reaction =
    { $raw ->
        [none] Pas de réaction à { $active }
        [above-50] Réactions, { $side } : désormais seulement si la chance dépasse 50 %
        [always-ask] Réactions, { $side } : de nouveau demandées chaque fois
       *[other] { $answer } contre { $active } : réaction tentée
    }
did-react-with =
    { $raw ->
        [none] Aucun héros ne réagit avec { $unit }
       *[other] { $answer } réagit avec { $unit }
    }
did-two-armies = { $unit } : { $answer }
did-react-turn = { "" }
none-shelter = rester seul
none-stand-by = personne ne rejoint
none-reaction = personne ne réagit
none-react-with = personne ne rejoint
opt-sustained-attack = Attaque soutenue
opt-move-then-attack = se tourner, puis Attaque
item-share-hit = une touche de dommages { $p0 } sur { $p1 }
note-nothing-to-attack = Rien à attaquer pour { $unit-the }
note-instant-kill = { "" }
note-no-reaction = Pas de réaction à temps { $unit-of }
roll-dt-hit-01 = { $weapon } { $unit-of } sur { $target-the }
roll-dt-hit-04 = Attaque soutenue, { $weapon } { $unit-of } sur { $target-the }
roll-ds-weap-03 = La scie continue : { $weapon }
roll-ds-weap-04 = Flammes, { $weapon } { $unit-of } sur { $target-the }
roll-ds-weap-07 = Le laser continue : { $weapon }
roll-ds-weap-06 = Sauvegardes d'infanterie { $unit-of } : pas de couvert contre les grenades
roll-ds-weap-10 = Sauvegardes d'infanterie { $unit-of } : pas de couvert contre les phasers
roll-ds-fort-10 = Secondes sauvegardes { $unit-of } derrière ses murs
roll-ds-fort-11 = Sauvegardes { $unit-of } derrière ses murs
roll-ds-skill-19 = Dommages encaissés sans mal par { $unit-the }
roll-ds-skill-20 = Dommages encaissés sans mal à couvert par { $unit-the }
roll-ds-skill-17 = { $unit } trompe la mort
roll-ds-hero-10 = Hors de l'épave : { $unit }
roll-ds-veh-19 = Voltigeurs sur { $unit-the }
roll-dt-react-03 = Réaction { $unit-of }
no-a-friend = { $target } est un ami
no-active-unit-only = Une réaction n'attaque que l'unité active
no-aircraft = Les aéronefs ne réagissent jamais
no-all-or-none = { $weapon } : toutes tirent la salve, ou aucune
no-already-activated = { $unit } a déjà été activée
no-artillery-in-terrain = { $weapon } ne tire pas depuis l'intérieur d'un terrain
no-cannot-harm = { $weapon } ne peut rien contre { $target-the }
no-close-combat-only = Une charge se livre avec des armes de corps à corps
no-ends-with-nothing = Pas de réaction avant une dernière action Rien
no-gun-activated = { $gun } a déjà été activé
no-gun-stunned = { $gun } ne peut pas combattre maintenant
no-gunners-busy = Deux servants tirent l'arme de soutien : { $excess ->
    [one] { $excess } autre arme de trop
   *[other] { $excess } autres armes de trop
  }
no-half-a-side = Au plus { $most } passagers tirent de chaque côté : { $excess } de trop
no-in-the-craft = Pas d'attaque depuis une péniche
no-no-aircraft-from-inside = Aucune arme d'un bunker n'atteint les aéronefs
no-no-ammunition =
    { $left ->
        [0] { $weapon } : les { $boxes } cases sont cochées
       *[other] { $weapon } : il reste { $left } cases sur { $boxes }, il en manque { $excess }
    }
no-no-artillery-inside = L'artillerie ne tire pas depuis un bunker
no-no-close-combat = Pas de corps à corps dans une réaction
no-no-gun = { $gun } n'est pas une pièce que { $unit } pourrait diriger
no-no-observer = { $unit } n'est pas un observateur d'artillerie
no-no-standard-weapon = Les aéronefs n'ont pas d'arme standard
no-no-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-aboard = { $weapon } ne s'emploie pas à bord
no-not-an-enemy = { $active } n'est pas un ennemi { $unit-of }
no-not-loaded = { $weapon } doit d'abord être rechargée
no-one-gun-instead = Un observateur dirige une seule pièce, au lieu de ses propres armes
no-one-reaction = Une seule réaction par activation
no-one-weapon-each = Chaque soldat emploie une arme à distance et une de corps à corps parmi celles qu'il porte
no-out-of-arc =
    { $off ->
        [0] { $target } est hors de l'arc de { $weapon }
       *[other] { $target } est hors de l'arc de { $weapon } : à { $off } degrés, 45 au plus
    }
no-own-or-crew = Un véhicule emploie ses armes ou celles de son équipage, pas les deux
no-pilotless = { $unit } a perdu son pilote
no-ranged-or-close = Une Attaque soutenue est à distance ou au corps à corps, pas les deux
no-same-target = Une arme sous canon tire sur la cible de l'arme principale
no-sheltered = { $target } est protégé par ce qui le porte
no-skill-used = { $skill } a déjà servi dans cette partie
no-slung = { $unit } est suspendu sous son transporteur
no-standard-instead = L'arme standard remplace une autre : { $excess } de trop
no-stunned = { $unit } est étourdie
no-suppressed = { $unit } est clouée au sol
no-sustained-attack = Pas de réaction à une Attaque soutenue
no-too-many-copies = { $weapon } : au plus { $most }
forecast-shot = { $unit }, { $kind } : { $count } × { $weapon } sur { $target-the }
forecast-special = { $unit }, { $kind } : { $target }
counted-succeeds = réussi
counted-restored = récupérés (soldats ou cases)
forecast-declared = { $unit } : ce qui est coché, sur { $target-the }
forecast-all-shots = { $unit }, { $kind } : tout sur { $target-the }
figures-lost = Pertes (soldats et cases cochées)
forecast-way = { $unit } à cet endroit : réactions possibles
forecast-actions = { $unit } : réactions possibles
forecast-reaction = Réaction { $unit-of }
counted-own-losses = pertes dans son propre camp (soldats ou cases)
counted-losses = pertes (soldats ou cases)
counted-eliminated = éliminée
event-eliminated = éliminée
policy-dust-quick = (en chemin chacun donne la réponse habituelle : personne ne sacrifie un héros ni un spécialiste)
marker-activated = activée
marker-reactivated = deuxième activation
marker-stunned = étourdie
marker-camouflaged = camouflée
marker-shielded = à couvert derrière sa lame
marker-attack-stimulant = stimulant d'attaque
marker-move-stimulant = stimulant de mouvement
marker-loaded-of = chargée (arme { $number })
word-army = armée
word-target = cible
word-shield = bouclier
word-standard = arme standard
word-crew = armes d'équipage
role-hero = héros
    .gender = m
    .article = le
no-once-a-game = Cela ne sert qu'une fois par partie
marker-alerted = signalé
marker-carrying = transporte quelqu'un
marker-pilotless = sans pilote
no-no-unit = La liste ne compte aucune unité
no-too-expensive = L'armée coûte { $total } points pour { $points } convenus : { $excess } de trop
no-hero-twice = { $unit } figure { $count } fois dans la liste : un héros n'y est qu'une fois
no-unique-vehicle-twice = { $unit } figure { $count } fois dans la liste : il n'en existe qu'un
no-carrier-is-carried = { $unit } ne peut commencer dans { $carrier-the }, qui est transporté lui-même
no-not-lifted = { $carrier } ne peut porter { $unit } : un Airlifter porte des véhicules Airmobile ou Air Assault
no-only-its-pilot = { $carrier } n'est piloté que par { $pilot }, pas par { $unit-the }
no-zombies-never-ride = { $unit } ne se font jamais transporter : ni par { $carrier-the } ni ailleurs
no-too-many-passengers = { $unit } ne tient pas dans { $carrier-the } : { $excess ->
    [one] { $excess } place de trop
   *[other] { $excess } places de trop
  }
no-no-strongpoint-unit = { $unit } n'est pas une unité de place-forte : elle n'apporte aucune fortification
no-not-a-commissar = { $unit } n'est pas un Commissaire et ne se joint à personne
no-commissar-alone = { $unit } doit être rattaché à une unité d'infanterie
no-two-commissars = { $host } a déjà un Commissaire : { $unit } est de trop
face-1 = A
face-2 = A
face-3 = C
face-4 = C
face-5 = B
face-6 = B
face-1-path = M0 -7L1.8 -2.2H7L2.8 .9L4.4 6L0 3L-4.4 6L-2.8 .9L-7 -2.2H-1.8Z
face-2-path = M0 -7L1.8 -2.2H7L2.8 .9L4.4 6L0 3L-4.4 6L-2.8 .9L-7 -2.2H-1.8Z
face-3-path = M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0
face-4-path = M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0M-2.4 0A2.4 2.4 0 1 1 2.4 0A2.4 2.4 0 1 1 -2.4 0
face-5-path = M-5.5 -6H5.5V0Q4.5 4.5 0 7Q-4.5 4.5 -5.5 0Z
face-6-path = M-5.5 -6H5.5V0Q4.5 4.5 0 7Q-4.5 4.5 -5.5 0Z
signs-of-dice = A armée, C cible, B bouclier ; les numéros des faces conviennent aussi.
not-signs-typed = Tapez ce que montrent { $dice } : A armée, C cible, B bouclier ; par exemple A A B.
result-dt-hit-01 = touches : { $value }
result-dt-hit-04 = touches : { $value }
result-ds-skill-21 = touches : { $value }
result-ds-skill-22 = touches : { $value }
result-ds-skill-39 = touches : { $value }
result-ds-weap-04 = touches : { $value }
result-ds-weap-11 = touches : { $value }
result-ds-weap-13 = touches : { $value }
result-ds-weap-14 = touches : { $value }
result-ds-weap-15 = touches : { $value }
result-ds-weap-18 = touches : { $value }
result-ds-weap-19 = touches : { $value }
result-ds-veh-20 = touches : { $value }
result-ds-mine-01 = touches : { $value }
result-ds-skill-29 = touches de plus : { $value }
result-ds-skill-11 = touches de plus : { $value }
result-ds-skill-27 = touches de plus : { $value }
result-ds-weap-03 = touches de plus : { $value }
result-ds-weap-07 = touches de plus : { $value }
result-ds-weap-06 = touches annulées : { $value }
result-ds-weap-10 = touches annulées : { $value }
result-ds-skill-37 = touches annulées : { $value }
result-ds-skill-41 = touches annulées : { $value }
result-ds-fort-10 = touches annulées : { $value }
result-ds-fort-11 = touches annulées : { $value }
result-ds-trench-01 = touches annulées : { $value }
result-ds-skill-19 = annulés : { $value }
result-ds-skill-20 = annulés : { $value }
result-dt-react-03 = réussites : { $value }
result-ds-skill-06 = réussites : { $value }
result-ds-state-02 = réussites : { $value }
result-ds-skill-36 = réussites : { $value }
result-ds-cmd-05 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-cmd-06 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-cmd-07 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-cmd-08 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-cmd-09 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-weap-02 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-wire-02 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-mine-02 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-eng-01 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-eng-02 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-eng-03 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-eng-04 = { $value ->
    [0] échec
   *[other] réussi
  }
result-ds-cmd-12 = cases à effacer : { $value }
result-ds-veh-12 = cases à effacer : { $value }
result-ds-skill-40 = cases à effacer : { $value }
result-ds-veh-13 = de retour : { $value }
result-ds-skill-34 = de retour : { $value }
result-ds-pass-06 = perdus : { $value }
result-ds-veh-19 = perdus : { $value }
result-ds-veh-02 = perdus : { $value }
result-ds-lift-03 = points gardés : { $value }
result-ds-hero-10 = { $value ->
    [0] un dommage
   *[other] indemne
  }
result-ds-wire-01 = { $value ->
    [0] prise
   *[other] passe
  }
result-ds-skill-04 = { $value ->
    [0] non
   *[other] accordée
  }
result-ds-skill-05 = { $value ->
    [0] non
   *[other] accordée
  }
result-ds-skill-26 = { $value ->
    [0] non
   *[other] accordée
  }
result-ds-skill-17 = { $value ->
    [0] mort
   *[other] vivant
  }
word-name = nom
word-designation = désignation
word-type = type
word-kind = genre
word-armour = armure
word-move = Mouvement
word-march = Marche
word-damage = capacité de dommages
word-points = points
word-models = soldats
word-size = taille
word-locomotion = locomotion
word-infantry = infanterie
word-vehicle = véhicule
word-aircraft = aéronef
word-weapons = armes
word-full-weapon-lines = lignes d'armes complètes
word-reaction = réaction
word-normal = normale
word-large = grande
word-huge = immense
word-foot = à pied
word-walker = marcheur
word-tracked = chenillé
word-wheeled = à roues
word-half-tracked = semi-chenillé
word-plane = avion
word-helicopter = hélicoptère
word-naval = naval
word-squad = escouade
word-command-squad = escouade de commandement
word-hero = héros
word-support-weapon = arme de soutien
word-strongpoint-unit = unité de place-forte
word-attachment = rattachement
word-tank = char
word-light-walker = marcheur léger
word-superheavy-walker = marcheur super-lourd
word-heavy-walker = marcheur lourd
word-self-propelled-gun = canon automoteur
scene-won = Victoire : { $side }
scene-bloc-allies = Bloc allié
scene-bloc-axis = Axe
scene-bloc-ssu = SSU
zone-objective = Objectif
    .gender = m
scene-score-points = Points d'armée détruits
scene-score-score = Points de victoire
scene-line-move = Mouvement / Marche
scene-line-damage = Dommages
scene-line-soldiers = Soldats
scene-line-points = Points d'armée
scene-line-aboard = À bord
scene-line-blocks = Dés/dommages selon l'armure 1, 2, 3 … contre
needs-army = A
needs-army-target = A C
needs-army-shield = A B
needs-target = C
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
gains-activated = Activation faite : { $who }
loses-activated = Activation à refaire : { $who }
gains-stunned = Marqueur Étourdi : { $who }
loses-stunned = Fin du marqueur Étourdi : { $who }
gains-camouflaged = Camouflage : { $who }
loses-camouflaged = Fin du camouflage : { $who }
gains-alerted = Aéronef signalé : { $who }
loses-alerted = Aéronef plus signalé : { $who }
note-army = Armée, { $side } : { $unit }, { $boxes ->
    [0] soldats : { $soldiers }
   *[other] cases : { $boxes }
  }, points : { $points }
note-begins-aboard = À bord dès le début, { $carrier } : { $unit }
note-activation = Activation, { $side } : { $unit }
note-actions = Actions { $unit-of } : { $actions }
note-stays = Sur place : { $unit }
note-initiative-won = Initiative gagnée, { $side } : armées { $armies } contre { $against }, cibles { $targets } contre { $others }
note-struck = { $hits ->
    [0] { "" }
   *[other] { $unit } → { $target } : { $hits ->
        [one] 1 touche
       *[other] { $hits } touches
      }{ $safe ->
        [0] { $unsaved ->
            [-1] { "" }
           *[other] , non annulée{ $hits ->
                [one] { "" }
               *[other] s
              } : { $unsaved }
          }
       *[other] , sans sauvegarde
      }, { $kill ->
        [0] dommage par touche : { $damage }
       *[other] mortelle à coup sûr
      }
  }
tells-lost = { $men ->
    [0] { $damage ->
        [0] Élimination : { $unit }
       *[other] { $unit } : dommage { $damage }, cases restantes : { $left }
      }
   *[other] Pertes { $unit-of } : { $lost }, encore debout : { $left }
  }
tells-scored = { $side } : +{ $points }, total { $total }
tells-spent-ammunition = { $weapon } { $who-of } : munitions { $amount }, restantes : { $left }
tells-spent-reserve-places = Places en réserve encore libres, { $who } : { $left }
tells-gained-structure = { $who } : { $amount } dommage effacé, cases restantes : { $left }
tells-gained-soldiers = De nouveau debout, { $who } : { $back }, en tout { $left }
was-move = Mouvement de { $unit } : { $answer }
was-enter = Entrée de { $unit } : { $answer }
was-activate =
    { $raw ->
        [none] { "" }
       *[other] Activation, { $side } : { $answer }
    }
was-actions = Actions de { $unit } : { $answer }
was-put-down = Hors de l'épave, { $unit } : { $answer }
was-bail-out = Hors de l'épave, { $unit } : { $answer }
was-appear-where = { $unit } apparaît en { $answer }
was-react-turn = Rotation de { $unit } : { $answer }
was-objective = Objectif placé, { $side } : { $answer }
was-garrison = Garnison de { $answer } : { $unit }
was-losses = Pertes de { $unit } : { $answer }
was-smoke = { $unit } : { $answer }
set-score = Points de victoire, { $who } : { $value }
set-points = Points d'unités ennemies éliminées, { $who } : { $value }
set-reserves = Réserves utilisées, { $who } : { $value }
set-ammo = { $with-place ->
    [none] Munitions tirées par { $who }, arme par arme : { $value }
   *[other] { "" }
  }
guide-welcome = Les escouades bleues près de vous sont les vôtres : deux contre deux, pendant deux tours. Gagne celui qui détruit le plus de points d'armée. Tout numéro de règle, comme celui à côté de la question, ouvre sa règle.
guide-first = Vous avez l'initiative : vous choisissez qui active en premier. Puis chacun active une unité à son tour.
guide-activate = Une de vos unités agit maintenant ; puis l'adversaire en active une. Commencez par celle qui a quelqu'un à portée.
guide-actions = Une unité a deux actions, que vous annoncez toutes deux : se déplacer et attaquer dans un ordre ou dans l'autre, une marche de deux déplacements, ou une attaque soutenue qui relance les dés manqués. Les barres disent exactement combien d'adversaires tomberaient.
guide-attack = Chaque ligne est une sorte d'arme : choisissez sur qui elle tire. Ce qu'une arme fait dépend de l'armure de la cible ; les chances à côté comptent les deux.
guide-dt-hit-01 = Le signe de l'armée est une touche, deux faces sur six. Tous les dés sont au compte rendu comme ils sont tombés.
guide-reaction = Un adversaire est arrivé à portée : une unité qui n'a pas encore agi peut tenter une réaction. Si le jet échoue, elle a perdu son activation ; s'il réussit, elle agit au milieu de la sienne.
guide-losses = Vous choisissez qui tombe. Gardez ceux qui portent les armes spéciales.
guide-over = C'était une partie entière. « Revoir » la montre depuis le début ; « Jouer » sur la première page offre de plus grandes tables.

## De la table libre
ask-edge = Quel bord de la table prenez-vous ?
ask-quarter = Quel quart de la table prenez-vous ?
ask-fort = Où posez-vous : { $kind } ?
ask-objective = Où posez-vous votre objectif { $number } ?
ask-reserves = Quelles unités gardez-vous en réserve ? Au moins { $held }.
ask-arrive-with = { $unit } arrive-t-il avec une unité ?
ask-ambush = Quelle unité attend en embuscade ?
ask-deploy = Où placez-vous { $unit } ?
ask-spring = { $unit } déclenche-t-elle son embuscade ?
ask-ambush-where = Où surgit { $unit } ? Dans votre zone, à 20 cm de tout ennemi, à couvert.
ask-enter = Où { $unit } entre-t-elle sur la table ? Jusqu'à { $length-cm } cm du bord.
ask-move = Où va { $unit } ? Jusqu'à { $length-cm } cm.
ask-get-off = Où descend { $unit } ? Jusqu'à { $length-cm } cm de la caisse.
ask-floor = À quel étage se tient { $unit } ?
ask-lay-template = Où { $unit } pose-t-elle le gabarit de { $weapon } ?
ask-floor-hit = Quel étage { $unit } touche-t-elle ?
ask-flame = Dans quel sens { $unit } pose-t-elle la flamme de { $weapon } ?
ask-exposed-losses = Qui tombe dans { $unit } ? Touches : { $count } ; quand plus personne ne peut être touché, le reste est perdu.
ask-react-how = Comment réagit { $unit } ?
word-south = sud
word-north = nord
word-west = ouest
word-east = est
word-sw = sud-ouest
word-se = sud-est
word-ne = nord-est
word-nw = nord-ouest
word-defend = en se déplaçant
word-own = son bord
word-left = bord gauche
word-right = bord droit
word-marched = a marché
word-under-fire = sous le feu
word-suppressed = sous Suppression
word-free-for-all = Chacun pour soi
word-no-retreat = Ne reculez pas
word-pincer = La tenaille
word-clean-sweep = Coup de balai
word-breakthrough = Percée
word-encounter = Rencontre
scenario-free-for-all = Chacun pour soi
scenario-encounter = Rencontre
scenario-no-retreat = Ne reculez pas
scenario-pincer = La tenaille
scenario-clean-sweep = Coup de balai
scenario-breakthrough = Percée
scenario-random = Au hasard
note-no-actions = { $unit } ne fait rien
note-not-yet = { $unit } : pas encore attendue
note-stays-in-reserve = { $unit } reste en réserve
note-waits = { $unit } attend en embuscade
note-defends = { $side } défend ses fortifications
note-unshaken = { $unit } n'en est pas ébranlée
note-stuck = { $unit } s'enlise et ne bouge plus
note-tangled = { $unit } est prise dans les barbelés et ne bouge plus
note-no-entry = Pas de place pour l'entrée de { $unit }
note-flame-out-of-arc-now = La flamme de { $weapon } ne porte pas
note-smoke-gone = { $left ->
    [0] La fumée s'est dissipée
   *[other] De la fumée s'est dissipée, écrans restants : { $left }
  }
told-reaction = , { $target } à { $far-cm } cm
told-shot = , { $count } × { $each }{ $men ->
    [0] { "" }
   *[other] {" "}× figurines : { $men }
  }{ $reach ->
    [0] , corps à corps
   *[other] , à { $far-cm } cm
  }
tells-scored-db-end-01 = { $side } : +{ $points } points pour { $unit }, points d'unités éliminées : { $total }
tells-placed-ds-weap-02 = Fumée : { $way }, jusqu'à la fin du tour { $until }
tells-placed-ds-veh-18 = Fumée : { $way }, jusqu'à la fin du tour { $until }
no-out-of-range = { $target } est trop loin pour { $weapon }, de { $excess-cm } cm
no-too-near = Trop près de { $excess-cm } cm
no-too-far = Trop loin de { $excess-cm } cm
no-too-far-to-react = { $active } est trop loin de { $excess-cm } cm
no-no-radio-too-far = Sans radio, { $target } est trop loin de { $excess-cm } cm
no-not-next-to = { $target } est trop loin de { $excess-cm } cm
no-not-adjacent = { $target } n'est pas à 5 cm
no-bases-overlap = { $figure } serait sur { $other }
no-centre-not-seen = Le centre du gabarit n'est pas vu par { $unit }
no-centre-out-of-arc = Le centre du gabarit est hors du champ de tir de { $weapon }
no-does-not-fit = { $figure } n'a pas la place : { $piece }
no-does-not-pass = { $figure } ne peut passer : { $piece }
no-engagement-first-turn = Pas au premier tour d'un engagement
no-flame-out-of-arc = Une partie de la flamme est hors champ : { $off } degrés, { $half } sont permis
no-grenadiers-of-platoon-only = Seulement des Grenadiers de la Wehrmacht du peloton : pas { $target }
no-walkers-of-platoon-only = Seulement des marcheurs M3 du peloton : pas { $target }
no-in-two-platoons = { $unit } est dans le peloton { $platoon } et dans le peloton { $other }
no-not-in-this-slot = Peloton { $platoon }, { $slot } : { $unit } n'y a pas sa place ; permis : { $allowed }
no-slot-empty = Peloton { $platoon } : { $slot } est vide ; permis : { $allowed }
no-too-many-slots = Le peloton { $platoon } a plus de { $most } unités de combat
no-other-bloc = Le peloton { $platoon } est d'un autre bloc : { $bloc }
no-no-such-platoon = Peloton { $platoon } : { $kind } n'existe pas ; connus : { $known }
no-no-direction = Ce n'est pas une direction
no-not-a-path = { $figure } n'a pas ce chemin
no-not-a-point = Ce n'est pas un point de la table
no-not-flat = { $unit } serait à cheval sur { $piece }
no-not-in-cover = { $unit } ne serait pas à couvert de { $other }
no-not-in-zone = C'est hors de la zone
no-not-in-that-quarter = Ce n'est pas dans le quart voulu
no-not-in-defenders-half = Ce n'est pas dans la moitié du défenseur
no-not-of-the-unit = { $figure } n'est pas de ces figurines
no-not-placements = Cela ne dit pas où vont les figurines
no-not-from-there = { $figure } ne peut entrer là
no-not-together = Les figurines de { $unit } sont à { $apart-cm } cm : un gabarit de 15 cm doit les toucher toutes
no-objective-in-fort = Pas d'objectif dans une fortification
no-off-the-table = C'est hors de la table
no-on-another-objective = Un autre objectif est là
no-through-a-unit = { $figure } ne peut traverser { $other }
no-too-fast = { $figure } va { $excess-cm } cm trop loin pour le terrain
no-turned-too-far = Ainsi tournée, { $figure } va { $excess-cm } cm trop loin
no-too-near-an-enemy = { $other } est trop près de { $excess-cm } cm
no-too-near-the-edges = Trop près d'un bord de { $excess-cm } cm
no-too-near-the-sides = Trop près d'un côté de { $excess-cm } cm
no-too-near-the-centre = Trop près du centre de { $excess-cm } cm
no-too-near-centre-or-edge = Trop près du centre ou d'un bord de { $excess-cm } cm
no-too-far-from-enemy-edge = Trop loin du bord ennemi de { $excess-cm } cm
no-hits-left = Touches restantes : { $excess }, et quelqu'un peut encore être touché
no-suppressed-first = Toujours sous Suppression : Rien d'abord
mistake-no-scenario-called = il n'y a pas de scénario { $name } ; connus : { $known }
mistake-piece-off-table = { $path } : la pièce { $number }, { $kind }, est hors de la table
mistake-situation-no-card = il n'y a pas de carte { $id }
mistake-situation-no-field = une unité n'a pas de { $key }
mistake-situation-stranger = nomme une figurine que l'unité n'a pas
