### Ce que disent les deux jeux Dust Tactics. Licence : CC BY 4.0.

## Mise en place, tour, activation, héros, commandement (bloc C)
scenario-encounter = Rencontre
scenario-random = Tiré au sort
word-encounter = Rencontre
ask-garrison = Dans quelle fortification { $unit-number ->
        [plural] se tiennent
       *[singular] se tient
    } { $unit-the } ?
ask-first = Vous avez l'initiative : qui commence ce tour-ci ?
ask-activate = Quelle unité activez-vous ?
ask-join = Quel héros rejoint { $unit-the } pour cette activation ?
ask-actions = Que { $unit-number ->
        [plural] vont
       *[singular] va
    } faire { $unit-the } ?
ask-reserve = { $unit-The } { $unit-est } perdu{ $unit-es } : mettre l'unité en réserve ?
ask-appear = { $unit-The } { $unit-est } encore caché{ $unit-es } : jetez-vous les dés pour l'apparition ?
ask-appear-where = Où { $unit-number ->
        [plural] apparaissent
       *[singular] apparaît
    } { $unit-the } ?
ask-ammo-drop = Des munitions pour qui ?
ask-get-moving = Qui repart ?
ask-reinforcements = Quelle unité perdue est remplacée ?
ask-replacement = Quel véhicule perdu est remplacé ?
ask-heal = Qui le médecin { $unit-of } relève-t-il ?
ask-back = Quels soldats { $unit-of } se relèvent ?
ask-stimulants = Qui reçoit les stimulants { $unit-of } ?
ask-stimulant = Quel stimulant { $target-number ->
        [plural] reçoivent
       *[singular] reçoit
    } { $target-the } ?
ask-repair = Quel véhicule les mécaniciens { $unit-of } réparent-ils ?
ask-makeshift = Quel véhicule { $unit-the } rafistole{ $unit-nt }{ $unit-til } ?
ask-resurrection = De qui { $unit-the } rappelle{ $unit-nt }{ $unit-til } les morts ?
ask-air-alert = Quel aéronef { $unit-the } signale{ $unit-nt }{ $unit-til } ?
ask-medevac = De qui { $unit-the } ramène{ $unit-nt }{ $unit-til } les hommes tombés ?
ask-reload = Quelle arme { $unit-the } recharge{ $unit-nt }{ $unit-til } ?
ask-clear-wire = Quels barbelés { $unit-the } dégage{ $unit-nt }{ $unit-til } ?
ask-clear-mines = Quel champ de mines { $unit-the } nettoie{ $unit-nt }{ $unit-til } ?
ask-fill-trench = Quelle tranchée { $unit-the } comble{ $unit-nt }{ $unit-til } ?
ask-bury = Quel bunker { $unit-the } enterre{ $unit-nt }{ $unit-til } ?
did-half =
    { $raw ->
        [south] { $side-The } part de la moitié sud
       *[north] { $side-The } part de la moitié nord
    }
did-terrain = { $side-The } place : { $answer }
did-objective = { "" }
did-fort = { $side-The } place une fortification : { $kind }, { $answer }
did-garrison = { "" }
did-first = { $answer-The } commence ce tour-ci
did-activate = { "" }
did-join =
    { $raw ->
        [none] Personne ne rejoint { $unit-the }
       *[other] { $answer-The } rejoint { $unit-the }
    }
did-actions = { "" }
did-reserve =
    { $raw ->
        [none] { $unit-The } ne passe{ $unit-nt } pas en réserve
       *[other] { "" }
    }

# ce qui a été répondu
did-ammo-drop = { $raw ->
    [none] Personne ne prend les munitions
   *[other] Des munitions pour { $answer-the }
  }
did-get-moving = { $raw ->
    [none] Pas de deuxième activation
   *[other] Deuxième activation { $answer-of }
  }
did-reinforcements = { $raw ->
    [none] Pas de renforts
   *[other] Renforts : { $answer-the }
  }
did-replacement = { $raw ->
    [none] Aucun véhicule n'est remplacé
   *[other] Véhicule de remplacement : { $answer-the }
  }
did-heal = { $raw ->
    [none] Le médecin ne soigne personne
   *[other] Le médecin { $unit-of } soigne { $answer-the }
  }
did-back = De nouveau debout chez { $unit-the } : { $answer }
did-stimulants = { $raw ->
    [none] Personne ne reçoit de stimulants
   *[other] Des stimulants pour { $answer-the }
  }
did-stimulant = Le stimulant { $target-of } sert à : { $answer }
did-repair = { $raw ->
    [none] Rien n'est réparé
   *[other] { $unit-The } répare{ $unit-nt } { $answer-the }
  }
did-makeshift = { $raw ->
    [none] Rien n'est rafistolé
   *[other] { $unit-The } rafistole{ $unit-nt } { $answer-the }
  }
did-resurrection = { $raw ->
    [none] { $unit-The } ne rappelle{ $unit-nt } personne
   *[other] { $unit-The } rappelle{ $unit-nt } les morts { $answer-of }
  }
did-air-alert = { $raw ->
    [none] { $unit-The } ne signale{ $unit-nt } personne
   *[other] { $unit-The } signale{ $unit-nt } { $answer-the }
  }
did-medevac = { $raw ->
    [none] { $unit-The } ne ramène{ $unit-nt } personne
   *[other] { $unit-The } ramène{ $unit-nt } les hommes tombés { $answer-of }
  }
did-reload = { $unit-The } recharge{ $unit-nt } : { $answer }
did-appear = { $raw ->
    [none] { $unit-The } reste{ $unit-nt } caché{ $unit-es }
   *[other] { $unit-The } tente{ $unit-nt } d'apparaître
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
            [true] { $who-The } n'{ $who-a } plus de pilote
           *[other] { $who-The } { $who-a } de nouveau un pilote
        }
       *[other] { "" }
    }
set-place = { $raw ->
    [gone] { $who-The } { $who-est } éliminé{ $who-es }
    [reserve] { $who-The } passe{ $who-nt } en réserve
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
    [none] Soldats debout chez { $who-the } : { $count }
   *[other] { "" }
  }
set-used = { $last-raw ->
    [none] { "" }
    [started] { "" }
    [smoke_launchers] Les lanceurs de fumée { $who-of } sont vides
    [fighting_spirit] L'Esprit combatif { $who-of } a servi
    [lucky] La chance { $who-of } a servi
    [reinforcements] { $who-The } n'appelle{ $who-nt } plus de renforts dans cette partie
    [replacement] { $who-The } n'appelle{ $who-nt } plus de véhicule dans cette partie
   *[other] { $who-The } { $who-a } utilisé : { $last }
  }
set-gripper = { $with-place ->
    [none] { $raw ->
        [none] { $who-The } { $who-number ->
            [plural] sont de nouveau libres
           *[singular] est de nouveau libre
        }
       *[other] { $value-The } { $value-number ->
            [plural] tiennent
           *[singular] tient
        } { $who-the }
      }
   *[other] { "" }
  }
set-carrier = { $raw ->
    [none] { "" }
   *[other] { $with-seat ->
        [inside] { $who-The } { $who-est } à l'intérieur { $value-of }
        [outside] { $who-The } monte{ $who-nt } sur { $value-the }
        [pilot] { $who-The } { $who-est } aux commandes { $value-of }
       *[slung] { $who-The } { $who-est } suspendu{ $who-es } sous { $value-the }
      }
  }
set-piece = { "" }
note-initiative-tied = Les deux jets sont égaux : tous les dés sont relancés
note-no-way-out = Pas d'issue hors de son transport pour { $unit-the }
note-passed = { $side-The } passe
note-led = { $unit-The } { $unit-est } sous la conduite du Blutkreuz
note-digging = { $unit-The } amasse{ $unit-nt } la terre contre le bunker
note-objective-taken = { $objective-The } passe aux mains { $side-of }
note-free-attack = Attaque gratuite { $unit-of } après { $unit-number ->
        [plural] leur
       *[singular] sa
    } Marche
note-strikes-first = Frappe éclair { $unit-of }
note-kept-apart = { $hero-The } ne peut se joindre { $unit-to } : { $why }
roll-ds-cmd-05 = Ravitaillement en munitions par { $unit-the }
roll-ds-cmd-06 = Bougez-vous, lancé par { $unit-the }
roll-ds-cmd-07 = Renforts appelés par { $unit-the }
roll-ds-cmd-08 = Véhicule de remplacement appelé par { $unit-the }
roll-ds-cmd-09 = Le médecin { $unit-of }
roll-ds-cmd-10 = Stimulants { $unit-of } pour { $target-the }
roll-ds-cmd-12 = Réparation de terrain par { $unit-the }
roll-ds-veh-06 = Relance { $unit-of } dans le véhicule de commandement
roll-ds-veh-01 = Alerte aérienne { $unit-of } contre { $target-the }
roll-ds-veh-01-weapon = { $weapon } { $unit-of } (alerte aérienne) sur { $target-the }
roll-ds-veh-13 = Évacuation médicale par { $unit-the } pour { $target-the }
roll-ds-skill-04 = As aérien, troisième action { $unit-of }
roll-ds-skill-05 = As aux commandes, troisième action { $unit-of }
roll-ds-skill-26 = As d'infanterie, troisième action { $unit-of }
roll-ds-skill-34 = { $unit-The } rappelle{ $unit-nt } les morts { $target-of }
roll-ds-skill-36 = { $unit-The } tente{ $unit-nt } d'apparaître
roll-ds-skill-40 = { $unit-The } rafistole{ $unit-nt } { $target-the }
roll-ds-state-02 = Réaction { $unit-of }, étourdi{ $unit-es }
roll-ds-skill-06 = Réaction rapide { $unit-of }
roll-ds-skill-37 = Sauvegardes d'infanterie { $unit-of } (Garde d'acier)
roll-ds-skill-41 = Sauvegardes d'infanterie { $unit-of } (Zombie)
roll-ds-weap-02 = Fumée tirée par { $unit-the }
roll-ds-skill-21 = { $weapon } { $unit-of } (Expert) sur { $target-the }
roll-ds-skill-22 = { $weapon } { $unit-of } (Esprit combatif) sur { $target-the }
roll-ds-skill-29 = Chanceux, second jet, { $weapon } { $unit-of } sur { $target-the }
roll-ds-skill-39 = { $weapon } { $unit-of } (Viser juste) sur { $target-the }
roll-ds-skill-11 = Frénésie, { $unit-the } continue{ $unit-nt } : { $weapon }
roll-ds-skill-27 = Série meurtrière, { $unit-the } continue{ $unit-nt } : { $weapon }
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
note-nobody-to-help = Personne n'est à portée de l'aide { $unit-of }
roll-dt-turn-02 = Initiative
roll-ds-skill-12 = Initiative avec Opérations spéciales
no-two-moves = Pas deux Mouvements dans une activation : prenez une Marche
no-hits-left = Touches restantes : { $excess }, et quelqu'un peut encore être touché
no-two-attacks = Pas deux Attaques dans une activation : prenez une Attaque soutenue
no-too-many-actions = Plus d'actions que l'unité n'en a, de { $excess }
no-more-than-three = Aucune unité n'accomplit plus de trois actions
no-no-free-action = L'unité n'a pas cette action gratuite, ou pas à ce moment
no-stunned-first = Étourdie : la première action doit être Rien
no-plane-moves-first = Un avion commence par un Mouvement ou une Marche
no-plane-not-sustained = Un avion ne fait pas d'Attaque soutenue
no-only-nothing = Elle ne peut faire que Rien maintenant
no-never-moves = Une unité de place-forte ne bouge jamais
no-at-the-controls = Le héros est aux commandes : il doit d'abord descendre
no-not-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-from-aboard = Elle ne peut attaquer tant qu'elle est transportée
no-not-his-hero = { $hero-The } ne suit qu'un autre héros
no-superhuman-joins-nobody = { $hero-The } est un superhumain et ne rejoint personne
no-loner = { $hero-The } est un solitaire et ne rejoint personne
no-not-a-squad = Seules comptent ici les escouades et les armes de soutien
no-own-kind-only = Ils ne rejoignent que leurs semblables
no-other-armour = L'armure { $armour } ne rejoint pas l'armure { $wanted }
no-hero-activated = { $hero-The } a déjà été activé{ $hero-es }
no-one-hero = { $joined-The } a déjà rejoint, et un seul héros le peut
no-no-pilot = { $hero-The } ne peut piloter { $machine-the }
no-not-a-friend = Ce n'est pas une machine amie
no-other-pilot = Seul { $named-the } peut piloter { $machine-the }
no-in-flight = { $machine-The } est en l'air
no-one-pilot = { $machine-The } a déjà un héros aux commandes
no-machine-activated = { $machine-The } a été activé{ $machine-es } : { $hero-the } y reste
no-no-radio-unseen = Sans radio, { $target-the } { $target-number ->
        [plural] doivent
       *[singular] doit
    } être en vue
no-superhuman-not-picked = { $target-The } est un superhumain : on ne peut le choisir
no-zombie-not-picked = { $target-The } : des zombies, on ne peut les choisir
no-outside-the-fort = { $target-The } { $target-est } hors de la fortification
no-not-seen = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } pas en vue
no-officers-own-unit = Pas l'unité de l'officier lui-même
no-not-activated-yet = { $target-The } n'{ $target-a } pas encore été activé{ $target-es }
no-once-a-turn = { $target-The } { $target-a } déjà été réactivé{ $target-es } ce tour-ci
no-one-with-machine = Le pilote agit avec sa machine
no-not-eliminated = { $target-The } n'{ $target-a } pas été éliminé{ $target-es }
no-not-a-vehicle = { $target-The } { $target-number ->
        [plural] ne sont pas des véhicules
       *[singular] n'est pas un véhicule
    }
no-not-beached = La proue { $carrier-of } ne touche pas terre
no-not-infantry = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } pas de l'infanterie
no-not-hurt = { $target-The } ne manque{ $target-nt } de rien
no-not-itself = Il ne peut se réparer lui-même
no-no-mindless-zombies = { $target-The } : pas de Zombies sans cerveau
no-no-engineer = Elle n'a pas d'actions du Génie
no-no-cutting-tool = Elle n'a ni pince ni scie
no-no-dozer-blade = Elle n'a pas de lame
no-no-reserve = Une unité de place-forte ne va jamais en réserve

# réponses en plusieurs parties
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
opt-at-of = sur { $what-the }
opt-gun-of = par { $what-the }
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
word-water = eau profonde
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

## Mouvements, transports, barbelés et mines (bloc B)
ask-board = { $unit-The } { $unit-a } rejoint une machine amie : monter à bord ?
ask-lift = { $unit-The } emporte{ $unit-nt }{ $unit-til } un véhicule qui se trouve dessous ?
ask-put-down = La machine est perdue : où { $unit-number ->
        [plural] descendent
       *[singular] descend
    } { $unit-the } ?
did-move = { "" }
did-enter = { "" }
did-board =
    { $raw ->
        [none] { $unit-The } reste{ $unit-nt } à côté
       *[other] { "" }
    }
did-lift =
    { $raw ->
        [none] { $unit-The } { $unit-number ->
            [plural] repartent
           *[singular] repart
        } sans charge
       *[other] { "" }
    }
did-put-down = { "" }
none-board = rester à côté
none-lift = pas de charge
opt-inside-of = à l'intérieur { $what-of }
opt-outside-of = sur { $what-the }
opt-pilot-of = aux commandes { $what-of }
opt-keep = la laisser
roll-ds-wire-01 = { $unit-The } dans les barbelés
roll-ds-mine-01 = Mines sous { $unit-the }
roll-ds-pass-06 = Hors de l'épave : { $unit-the }
roll-ds-trench-01 = Sauvegarde de couvert { $unit-of } dans la tranchée
roll-ds-veh-12 = Réparation de terrain par { $unit-the }
roll-ds-lift-03 = Chute { $unit-of } avec son transporteur
roll-ds-veh-20 = Explosion, { $weapon } { $unit-of } sur { $target-the } aussi
roll-ds-veh-02 = Chute { $unit-of } avec son transporteur
no-not-a-facing = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas faire face par là
no-terrain = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas entrer dans ce terrain : { $terrain }
no-infantry-only = Seule l'infanterie entre dans une fortification
no-carries-nobody = { $carrier-The } n'a pas de telles places
no-carries-infantry-only = { $carrier-The } ne transporte que de l'infanterie
no-zombies-never-carried = Les zombies ne sont jamais transportés
no-no-room = Il manque { $excess ->
    [one] { $excess } place
   *[other] { $excess } places
  } dans { $carrier-the }
no-no-airlifter = { $carrier-The } ne soulève pas de véhicule
no-not-airmobile = { $unit-The } { $unit-number ->
        [plural] ne sont pas aérotransportables
       *[singular] n'est pas aérotransportable
    }
no-one-vehicle = { $carrier-The } porte déjà un véhicule
no-not-by-sea = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas être embarqué{ $unit-es } dans une péniche
no-carrier-activated = { $carrier-The } a été activé{ $carrier-es } : { $unit-the } reste{ $unit-nt } à bord

## Attaques, dégâts, corps à corps, réactions (bloc A)
ask-attack = { $unit-The } attaque{ $unit-nt } : avec quelles armes, et qui ?
ask-losses = Qui tombe chez { $unit-the } ? { $count ->
    [one] Un soldat doit partir.
   *[other] { $count } soldats doivent partir.
  }
ask-exposed-losses = Qui tombe dans { $unit } ? Touches : { $count } ; quand plus personne ne peut être touché, le reste est perdu.
ask-share-hit = Touches sur { $unit-the } et { $hero-the } : laquelle d'abord, et qui l'encaisse ?
ask-shelter = { $unit-The } { $unit-est } attaqué{ $unit-es } : rejoindre une unité ?
ask-stand-by = { $unit-The } { $unit-est } attaqué{ $unit-es } : un héros vient-il en renfort ?
ask-flame-path = Par où passe la flamme { $unit-of } jusqu'{ $target-to } ?
ask-rider-lost = Un voltigeur tombe { $unit-of } : de quelle unité ?
ask-bail-out = { $unit-The } { $unit-number ->
        [plural] sortent
       *[singular] sort
    } de l'épave : où ?
ask-smoke = Où { $unit-the } place{ $unit-nt }{ $unit-til } la fumée ?
ask-reaction = { $active-The } { $active-est } à portée : qui tente une réaction ?
ask-react-with = Un héros réagit-il avec { $unit-the } ?
ask-two-armies = { $unit-The } { $unit-a } obtenu deux armées : pour quoi faire ?
ask-react-turn = De quel côté { $unit-the } se tourne{ $unit-nt }{ $unit-til } ?
did-attack = Attaque { $unit-of } : { $answer }
did-losses = { "" }
did-share-hit = Ensuite { $answer }
did-shelter =
    { $raw ->
        [none] { $unit-The } reste{ $unit-nt } seul{ $unit-es }
       *[other] { $unit-The } rejoi{ $unit-number ->
            [plural] gnent
           *[singular] nt
        } { $answer-the }
    }
did-stand-by =
    { $raw ->
        [none] Personne ne rejoint { $unit-the }
       *[other] { $answer-The } rejoint { $unit-the }
    }
did-flame-path = La flamme { $unit-of } brûle : { $answer }
did-rider-lost = Un voltigeur tombe : { $answer }
did-bail-out = { "" }
did-smoke = { "" }
did-reaction =
    { $raw ->
        [none] Pas de réaction { $active-to }
        [above-50] Réactions { $side-of } : désormais seulement si la chance dépasse 50 %
        [always-ask] Réactions { $side-of } : de nouveau demandées chaque fois
       *[other] { $answer-The } tente{ $answer-nt } une réaction contre { $active-the }
    }
did-react-with =
    { $raw ->
        [none] Aucun héros ne réagit avec { $unit-the }
       *[other] { $answer-The } réagit avec { $unit-the }
    }
did-two-armies = { $unit-The } choisi{ $unit-number ->
        [plural] ssent
       *[singular] t
    } : { $answer }
did-react-turn = { "" }
none-shelter = rester seul
none-stand-by = personne ne rejoint
none-reaction = personne ne réagit
none-react-with = personne ne rejoint
opt-sustained-attack = Attaque soutenue
opt-move-then-attack = se tourner, puis Attaque
item-share-hit = une touche de dommage { $p0 } sur { $p1-the }
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
roll-ds-fort-10 = Secondes sauvegardes { $unit-of } derrière les murs
roll-ds-fort-11 = Sauvegardes { $unit-of } derrière les murs
roll-ds-skill-19 = Dommages encaissés sans mal par { $unit-the }
roll-ds-skill-20 = Dommages encaissés sans mal à couvert par { $unit-the }
roll-ds-skill-17 = { $unit-The } trompe{ $unit-nt } la mort
roll-ds-hero-10 = Hors de l'épave : { $unit-the }
roll-ds-veh-19 = Voltigeurs sur { $unit-the }
roll-dt-react-03 = Réaction { $unit-of }
no-a-friend = { $target-The } { $target-number ->
        [plural] sont des amis
       *[singular] est un ami
    }
no-active-unit-only = Une réaction n'attaque que l'unité active
no-aircraft = Les aéronefs ne réagissent jamais
no-all-or-none = { $weapon } : toutes tirent la salve, ou aucune
no-already-activated = { $unit-The } { $unit-a } déjà été activé{ $unit-es }
no-artillery-in-terrain = { $weapon-The } ne tire pas depuis l'intérieur d'un terrain
no-cannot-harm = { $weapon-The } ne { $weapon-number ->
        [plural] peuvent
       *[singular] peut
    } rien contre { $target-the }
no-close-combat-only = Une charge se livre avec des armes de corps à corps
no-ends-with-nothing = Pas de réaction avant une dernière action Rien
no-gun-activated = { $gun-The } a déjà été activé{ $gun-es }
no-gun-stunned = { $gun-The } ne peut pas combattre maintenant
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
no-no-gun = { $gun-The } n'est pas une pièce que { $unit-the } { $unit-number ->
        [plural] pourraient
       *[singular] pourrait
    } diriger
no-no-observer = { $unit-The } { $unit-number ->
        [plural] ne sont pas des observateurs d'artillerie
       *[singular] n'est pas un observateur d'artillerie
    }
no-no-standard-weapon = Les aéronefs n'ont pas d'arme standard
no-no-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-aboard = { $weapon-The } ne s'emploie{ $weapon-nt } pas à bord
no-not-an-enemy = { $active-The } { $active-number ->
        [plural] ne sont pas des ennemis
       *[singular] n'est pas un ennemi
    } { $unit-of }
no-not-loaded = { $weapon-The } { $weapon-number ->
        [plural] doivent
       *[singular] doit
    } d'abord être rechargé{ $weapon-es }
no-one-gun-instead = Un observateur dirige une seule pièce, au lieu de ses propres armes
no-one-reaction = Une seule réaction par activation
no-one-weapon-each = Chaque soldat emploie une arme à distance et une de corps à corps parmi celles qu'il porte
no-out-of-arc =
    { $off ->
        [0] { $target-The } { $target-est } hors de l'arc { $weapon-of }
       *[other] { $target-The } { $target-est } hors de l'arc { $weapon-of } : à { $off } degrés, 45 au plus
    }
no-own-or-crew = Un véhicule emploie ses armes ou celles de son équipage, pas les deux
no-pilotless = { $unit-The } { $unit-a } perdu { $unit-number ->
        [plural] leur
       *[singular] son
    } pilote
no-ranged-or-close = Une Attaque soutenue est à distance ou au corps à corps, pas les deux
no-same-target = Une arme sous canon tire sur la cible de l'arme principale
no-sheltered = { $target-The } { $target-est } à l'abri dans le transport
no-skill-used = { $skill } a déjà servi dans cette partie
no-slung = { $unit-The } { $unit-est } suspendu{ $unit-es } sous le transporteur
no-standard-instead = L'arme standard remplace une autre : { $excess } de trop
no-stunned = { $unit-The } { $unit-est } étourdi{ $unit-es }
no-suppressed = { $unit-The } { $unit-est } cloué{ $unit-es } au sol
no-sustained-attack = Pas de réaction à une Attaque soutenue
no-too-many-copies = { $weapon } : au plus { $most }

# listes, chances
forecast-shot = { $unit-The }, { $kind } : { $count } × { $weapon } sur { $target-the }
forecast-declared = { $unit-The } : ce qui est coché, sur { $target-the }
forecast-all-shots = { $unit-The }, { $kind } : tout sur { $target-the }
forecast-special = { $unit-The }, { $kind } : { $target }
counted-succeeds = réussi
counted-restored = récupérés (soldats ou cases)
figures-lost = Pertes (soldats et cases cochées)
forecast-way = { $unit-The } à cet endroit : réactions possibles
forecast-actions = { $unit-The } : réactions possibles
forecast-reaction = Réaction { $unit-of }
counted-own-losses = pertes dans son propre camp (soldats ou cases)
counted-losses = pertes (soldats ou cases)
counted-eliminated = éliminée
event-eliminated = éliminée
policy-dust-quick = (en chemin chacun donne la réponse habituelle : personne ne sacrifie un héros ni un spécialiste)

# états, symboles
marker-activated = a déjà agi
marker-reactivated = deuxième activation
marker-stunned = sous le choc
marker-camouflaged = sous camouflage
marker-shielded = à couvert derrière sa lame
marker-attack-stimulant = stimulant d'attaque
marker-move-stimulant = stimulant de mouvement
marker-loaded-of = arme { $number } chargée
word-army = armée
word-target = cible
word-shield = bouclier
word-standard = Arme standard
word-crew = Armes d'équipage
role-hero = héros
    .gender = m
    .article = le
no-once-a-game = Cela ne sert qu'une fois par partie
marker-alerted = position signalée
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

# dés
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

# ce que donnent les dés
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
    [0] accrochage
   *[other] passage
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

# ce qui figure sur une fiche
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

## Mistakes in situations
mistake-situation-no-card = il n'y a pas de carte { $id }
mistake-situation-no-field = une unité n'a pas de { $key }
mistake-situation-stranger = nomme une figurine que l'unité n'a pas

## Words of a scene: phases, scores, zones, lines of cards
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

## Ce qu'un arbitre signe : les jets avec ce qu'il leur faut, les pertes avec ce qui reste
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
gains-activated = { $who-The } { $who-a } fini
loses-activated = { $who-The } { $who-number ->
        [plural] pourront
       *[singular] pourra
    } être activé{ $who-es } de nouveau
gains-reactivated = { "" }
gains-stunned = { $who-The } { $who-est } étourdi{ $who-es }
loses-stunned = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus étourdi{ $who-es }
gains-camouflaged = { $who-The } se camoufle{ $who-nt }
loses-camouflaged = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus camouflé{ $who-es }
gains-alerted = { $who-The } { $who-est } signalé{ $who-es }
loses-alerted = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus signalé{ $who-es }
note-army = { $side-The } aligne { $unit-the }, { $boxes ->
    [0] soldats : { $soldiers }
   *[other] cases : { $boxes }
  }, points : { $points }
note-activation = { $side-The } active { $unit-the }
note-actions = Actions { $unit-of } : { $actions }
note-no-actions = { $unit } ne fait rien
note-hits-in-vain = Plus personne ne peut être touché chez { $unit-the }, touches perdues : { $hits }
note-stays = { $unit-The } reste{ $unit-nt } sur place
note-initiative-won = { $side-The } gagne l'initiative : armées { $armies } contre { $against }, cibles { $targets } contre { $others }
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
        [0] { $unit-The } { $unit-est } éliminé{ $unit-es }
       *[other] { $unit-The } subi{ $unit-number ->
            [plural] ssent
           *[singular] t
        } { $damage ->
            [one] { $damage } dommage
           *[other] { $damage } dommages
        }, cases restantes : { $left }
      }
   *[other] Pertes { $unit-of } : { $lost }, encore debout : { $left }
  }
tells-scored = { $side-The } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, total { $total }
tells-spent-ammunition = { $weapon } { $who-of } : munitions { $amount }, restantes : { $left }
tells-gained-structure = { $amount ->
    [one] { $amount } dommage effacé
   *[other] { $amount } dommages effacés
  } sur { $who-the }, cases restantes : { $left }
tells-gained-soldiers = De nouveau debout chez { $who-the } : { $back }, en tout { $left }

## Parties jouées selon d'anciennes règles : la réponse seule disait ce qui s'est passé
set-score = Points de victoire, { $who } : { $value }
set-points = Points d'unités ennemies éliminées, { $who } : { $value }
set-reserves = Réserves utilisées, { $who } : { $value }
set-ammo = { $with-place ->
    [none] Munitions tirées par { $who }, arme par arme : { $value }
   *[other] { "" }
  }

## Mistakes in books, lists, maps and set-ups
mistake-no-range = { $where } : { $range } n'est pas une portée : un nombre, deux avec un tiret, ou C
mistake-armour-limits = { $where } : { $rule } : l'armure de { $type } va de 1 à { $most }, et n'est pas { $armour }
mistake-no-capacity = { $where } : DT-CARD-04 : pour { $type }, il faut une capacité de dommages
mistake-no-models = { $where } : DT-CARD-04 : il faut à une escouade son nombre de figurines
mistake-no-weapon-lines = { $where } : DT-CARD-01 : il faut à une carte des lignes d'armes
mistake-no-unit-of-book = le livre { $book } n'a pas d'unité { $unit }
mistake-entry-twice = { $where } : { $unit } figure deux fois
mistake-number-of-cells = { $where } : { $rule } : il faut { $wanted } cellules, il y en a { $given }
mistake-no-cell = { $where } : DT-CARD-08 : { $cell } n'est pas dés/dommages, B/dommages, dés/N ou -
mistake-no-unit-there = { $where } : le livre { $book } n'a pas d'unité { $unit }
mistake-unit-not-known = { $where } : le livre { $book } n'a pas d'unité { $unit } : on n'en connaît pas : { $missing }
mistake-fort-of-unit = { $where } : un fort est { $bunker } ou { $strongpoint }, et non { $fort }
mistake-no-fortification-there = { $where } : { $fort } n'est pas une fortification : { $bunker }, { $strongpoint }
mistake-unit-of-another-bloc = { $where } : le livre { $book } n'a pas d'unité { $unit } : c'est une unité de { $bloc }, et une armée est d'un seul bloc
mistake-no-option-of-unit = { $where } : { $unit } n'a pas d'option { $option }
mistake-no-other-unit = { $where } : { $key } ne nomme pas une autre unité de la liste

## Words of cards
scene-armour-infantry = Armure (infanterie)
scene-armour-vehicle = Armure (véhicule)
scene-armour-aircraft = Armure (aéronef)
scene-line-designation = Désignation
scene-line-kind = Genre
scene-line-capacity = Capacité de dommages
scene-line-models = Soldats
scene-line-missing = Ne peut être alignée, inconnu
scene-origin-source = Du livre de règles
scene-origin-public = Des fiches publiques de l'édition
scene-origin-later = D'une édition ultérieure
scene-origin-ruling = Nos arbitrages
scene-arc-front = avant
scene-arc-rear = arrière
scene-arc-left = côté gauche
scene-arc-right = côté droit
scene-arc-turret = tourelle
scene-specialist-officer = officier
scene-specialist-radio = radio
scene-specialist-medic = médecin
scene-specialist-mechanic = mécanicien
scene-specialist-spotter = assistant de tir
scene-specialist-commissar = commissaire
scene-range = portée
scene-close-combat = corps à corps
