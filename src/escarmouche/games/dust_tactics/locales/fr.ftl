### Les phrases de Dust Tactics. Licence : CC BY-NC-SA 4.0.

## Mise en place, tour, activation, héros, commandement (bloc C)
scenario-encounter = Rencontre
scenario-grab-the-dust = Le Dust à prendre
scenario-bait-and-flank = L'appât et le flanc
scenario-supply-drop = Ravitaillement
scenario-all-out-attack = Assaut général
scenario-random = Le sort décide
word-encounter = Rencontre
word-grab-the-dust = Le Dust à prendre
word-bait-and-flank = L'appât et le flanc
word-supply-drop = Ravitaillement
word-all-out-attack = Assaut général
ask-half = Vous gagnez le jet : de quelle moitié du plateau partez-vous ?
ask-terrain = Quel élément de terrain placez-vous, et où ? Il vous reste : { $kinds }
ask-objective = Où placez-vous l'objectif dans votre moitié ?
ask-fort = Où placez-vous l'ouvrage ({ $kind }), et vers où regarde-t-il ?
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
ask-heal = Qui l'infirmier de { $unit } relève-t-il ?
ask-back = Quels soldats de { $unit } se relèvent ?
ask-stimulants = Qui reçoit les stimulants de { $unit } ?
ask-stimulant = Quel stimulant reçoit { $target } ?
ask-repair = Quel véhicule les mécaniciens de { $unit } réparent-ils ?
ask-makeshift = Quel véhicule { $unit } rafistole-t-il ?
ask-resurrection = De qui { $unit } rappelle-t-il les morts ?
ask-air-alert = Quel aéronef { $unit } signale-t-il ?
ask-medevac = De qui { $unit } ramène-t-il les hommes tombés ?
ask-reload = Quelle arme { $unit } recharge-t-elle ? Les lignes se comptent depuis 0.
ask-clear-wire = Quels barbelés { $unit } dégage-t-elle ?
ask-clear-mines = Quel champ de mines { $unit } dégage-t-elle ?
ask-fill-trench = Quelle tranchée { $unit } comble-t-elle ?
ask-bury = Quel bunker { $unit } ensevelit-elle ?
did-half = { $side } part de : { $answer }
did-terrain = { $side } place du terrain : { $answer }
did-objective = { $side } place un objectif
did-fort = { $side } place un ouvrage ({ $kind })
did-garrison = { $unit } se tient dans { $answer }
did-first = { $side } fait commencer { $answer }
did-activate =
    { $raw ->
        [none] { "" }
       *[other] { $side } active { $answer }
    }
did-join =
    { $raw ->
        [none] Personne ne rejoint { $unit }
       *[other] { $answer } rejoint { $unit }
    }
did-actions = { $unit } annonce : { $answer }
did-reserve =
    { $raw ->
        [none] { $unit } n'est pas mise en réserve
       *[other] { $unit } va en réserve
    }
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
opt-ammo-drop = largage de munitions
opt-get-moving = remise en route
opt-reinforcements = renforts
opt-replacement = véhicule de remplacement
opt-heal = infirmier : debout
opt-stimulants = infirmier : stimulants
opt-repair = réparation de campagne
opt-makeshift = réparation de fortune
opt-resurrection = résurrection
opt-camouflage = camouflage
opt-air-alert = alerte aérienne
opt-dozer = baisser la lame
opt-smoke = lance-fumigènes
opt-medevac = évacuation sanitaire
opt-reload = recharger
opt-clear-wire = dégager les barbelés
opt-clear-mines = dégager les mines
opt-fill-trench = combler une tranchée
opt-bury = ensevelir un bunker
set-scenario = Scénario : { $value }
set-half = { $who } a la moitié : { $value }
set-round = Tour { $value }
set-score = Points de victoire de { $who } : { $value }
set-points = Points d'unités ennemies éliminées par { $who } : { $value }
set-reserves = Réserves utilisées par { $who } : { $value }
set-pilotless =
    { $raw ->
        [true] { $who } n'a plus de pilote
       *[other] { $who } a de nouveau un pilote
    }
note-initiative-tied = Les deux jets sont égaux : tous les dés sont relancés
note-no-way-out = { $unit } ne trouve pas d'issue hors de son transport
note-no-room-for-fort = { $side } ne trouve pas de place pour un ouvrage ({ $kind })
note-passed = { $side } passe
note-led = Le Blutkreuz mène { $unit }
note-digging = { $unit } amasse la terre contre le bunker
note-objective-taken = { $side } tient { $objective }
note-not-at-controls = { $unit } ne peut prendre les commandes de { $machine }
note-free-attack = { $unit } attaque aussitôt après sa Marche
note-not-in-reserve = { $unit } ne va pas en réserve
note-strikes-first = { $unit } frappe en premier
note-kept-apart = { $hero } ne peut se joindre à { $unit }
note-takes-nothing = { $unit } ne peut prendre { $objective }
roll-dt-turn-02 = Initiative
roll-ds-skill-12 = Initiative avec Black Ops
roll-dt-setup-01 = Scénario
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
no-only-nothing = Elle ne peut rien faire maintenant
no-never-moves = Une unité de point fortifié ne bouge jamais
no-at-the-controls = Le héros est aux commandes : il doit d'abord descendre
no-not-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-from-aboard = Elle ne peut attaquer tant qu'elle est transportée
no-cannot-leave = Son transport a agi ou n'est pas sur le plateau : elle ne peut descendre
no-not-his-hero = { $hero } ne suit qu'un autre héros
no-superhuman-joins-nobody = { $hero } est un surhumain et ne rejoint personne
no-loner = { $hero } est un solitaire et ne rejoint personne
no-not-a-squad = Seules comptent ici les escouades et les armes d'appui
no-own-kind-only = Ils ne rejoignent que leurs semblables
no-other-armour = Un blindage { $armour } ne rejoint pas un blindage { $wanted }
no-not-together = { $hero } ne partage pas la place de { $unit }
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
no-no-radio-too-far = Sans radio, { $target } est trop loin de { $excess } cases
no-no-radio-unseen = Sans radio, { $target } doit être en vue
no-superhuman-not-picked = { $target } est un surhumain : on ne peut le choisir
no-zombie-not-picked = { $target } : des zombies, on ne peut les choisir
no-not-next-to = { $target } est trop loin de { $excess } cases
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
no-no-mindless-zombies = { $target } : pas de zombies décérébrés
no-not-an-aircraft = { $target } n'est pas un aéronef sur le plateau
no-no-engineer = Elle n'a pas d'actions de génie
no-no-cutting-tool = Elle n'a ni pince ni scie
no-no-dozer-blade = Elle n'a pas de lame
no-no-reserve = Une unité de point fortifié ne va jamais en réserve
no-no-reserve-left = Les { $allowed } réserves sont utilisées
no-hero-not-in-reserve = Dans ce scénario les héros ne vont pas en réserve
no-not-a-square = Cela ne désigne pas une case
no-no-such-square = Il n'y a pas de case { $x } { $y }
no-no-such-piece = Vous n'avez pas de { $kind } à placer
no-square-not-empty = Il y a déjà quelque chose sur la case { $x } { $y }
no-blocks-opening = Cela boucherait une ouverture
no-objective-there = Un objectif se trouve là
no-not-own-half = Ce n'est pas dans votre moitié
no-impassable-there = Pas d'objectif sur { $kind }
no-fort-there = Pas d'objectif dans une fortification
no-no-such-facing = Il regarde au nord (0), à l'est (2), au sud (4) ou à l'ouest (6)
no-near-edge = Une fortification reste à une case du bord
no-near-fort = Trop près d'une autre fortification, de { $excess } cases
no-near-impassable = Trop près d'un terrain infranchissable, de { $excess } cases

# réponses en plusieurs parties
item-attack = { $p1 } × { $p0 } → { $p2 }{ $p3 ->
    [none] { "" }
   *[other] , { $p3 }
  }
item-move = { $square }{ $p2 ->
    [0] { "" }
   *[other] , étage { $p2 }
  }, tourné vers { $p3 ->
    [0] le nord
    [1] le nord-est
    [2] l'est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l'ouest
   *[7] le nord-ouest
  }
item-terrain = { $p0 } en { $square }
item-objective = { $square }
item-fort = { $square }, tourné vers { $p0 ->
    [0] le nord
    [1] le nord-est
    [2] l'est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l'ouest
   *[7] le nord-ouest
  }
item-smoke = fumée en { $square }
item-appear-where = { $square }
opt-toward-of = vers { $what }
opt-objective-of = vers l'objectif { $what }
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
word-tree = arbre
piece-rubble = décombres
word-rubble = décombres
piece-construction = construction
word-construction = construction
piece-swamp = marécage
word-swamp = marécage
word-water = eau profonde
piece-ammo-crate = caisse de munitions
word-ammo-crate = caisse de munitions
piece-tank-trap = piège antichar
word-tank-trap = piège antichar
piece-trench = tranchée
word-trench = tranchée
word-wire = barbelés
piece-minefield = champ de mines
word-minefield = champ de mines
word-building = bâtiment
piece-bunker = bunker
word-bunker = bunker
piece-strongpoint = point fortifié
word-strongpoint = point fortifié
piece-smoke = fumée
word-smoke = fumée
piece-mound = bunker enseveli
word-mound = bunker enseveli
item-enter = { $square }{ $p2 ->
    [0] { "" }
   *[other] , étage { $p2 }
  }, tourné vers { $p3 ->
    [0] le nord
    [1] le nord-est
    [2] l'est
    [3] le sud-est
    [4] le sud
    [5] le sud-ouest
    [6] l'ouest
   *[7] le nord-ouest
  }

## Mouvements, transports, barbelés et mines (bloc B)
ask-move = Où va { $unit } ? { $points ->
    [one] Elle a 1 case de mouvement
   *[other] Elle a { $points } cases de mouvement
  } ; rester sur place pour tourner compte aussi.
ask-enter = Où { $unit } entre-t-elle sur le plateau ? { $points ->
    [one] Elle a 1 case de mouvement.
   *[other] Elle a { $points } cases de mouvement.
  }
ask-board = { $unit } a rejoint une machine amie : monte-t-elle à bord ?
ask-lift = { $unit } emporte-t-il un véhicule qui se trouve dessous ?
ask-crush = { $unit } écrase-t-il { $crate } ?
ask-put-down = Sa machine est perdue : où { $unit } descend-elle ?
did-move = { $unit } va en { $answer }
did-enter = { $unit } entre sur le plateau en { $answer }
did-board =
    { $raw ->
        [none] { $unit } reste à côté
       *[other] { $unit } monte à bord : { $answer }
    }
did-lift =
    { $raw ->
        [none] { $unit } repart sans charge
       *[other] { $unit } emporte { $answer }
    }
did-crush =
    { $raw ->
        [crush] { $unit } écrase { $crate }
       *[other] { $unit } épargne { $crate }
    }
did-put-down = { $unit } descend en { $answer }
none-board = rester à côté
none-lift = pas de charge
opt-inside-of = à l'intérieur de { $what }
opt-outside-of = sur { $what }
opt-pilot-of = aux commandes de { $what }
opt-crush = l'écraser
opt-keep = la laisser
item-put-down = { $square }
note-tangled = { $unit } est prise dans les barbelés et ne bouge plus
note-no-entry = Aucune case d'entrée n'est libre : { $unit } attend
roll-ds-wire-01 = { $unit } dans les barbelés
roll-ds-mine-01 = Mines sous { $unit }
roll-ds-pass-06 = { $unit } sort de l'épave
roll-ds-trench-01 = Sauvegarde de couvert de { $unit } dans sa tranchée
no-no-landing = { $unit } peut survoler, mais non se poser là : { $terrain }
roll-ds-veh-12 = Réparation de campagne par { $unit }
roll-ds-lift-03 = { $unit } tombe avec son transporteur
no-not-beached = La proue de { $carrier } ne touche pas terre
no-no-place-inside = Il ne reste plus de place à l'intérieur
roll-dt-hit-07 = Les flammes de { $unit } atteignent { $target } au passage : { $weapon }
roll-ds-veh-20 = Souffle de { $unit } sur { $target } aussi : { $weapon }
roll-ds-veh-02 = { $unit } tombe avec son transporteur
no-not-a-place = Cela ne donne pas une case, un étage et une orientation
no-not-a-facing = { $unit } ne peut pas faire face par là
no-off-board = { $unit } ne serait pas entièrement sur le plateau
no-no-such-floor = { $unit } ne peut pas être à cet étage-là
no-enemy-there = Un ennemi s'y trouve
no-enemy-inside = Un ennemi tient le bunker
no-one-hero-a-square = Un autre héros partage déjà cette case
no-friend-there = Un ami occupe cette case
no-second-diagonal = Un second pas en diagonale coûte 2 : trop loin de { $excess } cases
no-too-far = Trop loin de { $excess } cases
no-no-way = Il n'y a pas de chemin jusque-là
no-enemy-in-the-way = Un ennemi barre le chemin
no-vehicle-in-the-way = Un véhicule ami barre le chemin
no-corner = On ne peut pas couper ce coin
no-opening-too-small = L'ouverture est trop petite pour { $unit }
no-bunker-wall = On n'entre dans un bunker que par les portes arrière
no-wall-in-the-way = Un mur barre le chemin
no-way-of-one-square-only = Le chemin ne se trace que pour les unités d'une case
no-not-a-way = Ce chemin ne mène pas où le mouvement finit
no-no-such-step = Un pas de ce chemin est impossible
no-terrain = { $unit } ne peut pas entrer dans ce terrain : { $terrain }
no-not-deep-water = Une unité navale reste en eau profonde
no-buried-bunker = Le bunker y est enseveli
no-infantry-only = Seule l'infanterie entre dans une fortification
no-carries-nobody = { $carrier } n'a pas de telles places
no-carries-infantry-only = { $carrier } ne transporte que de l'infanterie
no-zombies-never-carried = Les zombies ne sont jamais transportés
no-no-room = Il manque { $excess } places dans { $carrier }
no-no-airlifter = { $carrier } ne soulève pas de véhicule
no-not-airmobile = { $unit } n'est pas aérotransportable
no-one-vehicle = { $carrier } porte déjà un véhicule
no-not-by-sea = { $unit } ne peut pas être embarquée dans une péniche
no-carrier-off = { $carrier } n'est pas sur le plateau
no-carrier-activated = { $carrier } a été activé : { $unit } reste à bord
no-not-wholly-on = Il faut { $excess } cases de plus pour entrer en entier
no-no-free-square = Aucune case d'entrée n'est libre

## Attaques, dégâts, corps à corps, réactions (bloc A)
ask-attack = { $unit } attaque : avec quelles armes, et qui ?
ask-losses = Qui tombe dans { $unit } ? { $count ->
    [one] Un
   *[other] { $count }
  } doivent partir.
ask-share-hit = Touches sur { $unit } et { $hero } : laquelle d'abord, et qui l'encaisse ?
ask-shelter = { $unit } est attaqué : rejoint-il une unité ?
ask-stand-by = { $unit } est attaquée : un héros la rejoint-il ?
ask-flame-path = Par où passe la flamme de { $unit } jusqu'à { $target } ?
ask-rider-lost = Un passager tombe de { $unit } : de quelle unité ?
ask-bail-out = { $unit } sort de l'épave : où ?
ask-smoke = Où { $unit } place-t-elle la fumée ?
ask-reaction = { $active } est à portée : qui tente une réaction ?
ask-react-with = Un héros réagit-il avec { $unit } ?
ask-two-armies = { $unit } a obtenu deux armées : que fait-elle ?
ask-react-turn = Comment { $unit } se tourne-t-elle ?
did-attack = { $unit } attaque : { $answer }
did-losses = Pertes de { $unit } : { $answer }
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
did-flame-path = La flamme de { $unit } brûle : { $answer }
did-rider-lost = Un passager tombe : { $answer }
did-bail-out = { $unit } sort en { $answer }
did-smoke = { $unit } : { $answer }
did-reaction =
    { $raw ->
        [none] Personne ne réagit à { $active }
        [not-this-move] { $side } laisse faire { $active }
        [above-50] { $side } ne réagit plus que si la chance dépasse 50 %
        [always-ask] { $side } veut de nouveau qu'on lui demande chaque fois
       *[other] { $answer } tente une réaction contre { $active }
    }
did-react-with =
    { $raw ->
        [none] { $unit } réagit seule
       *[other] { $answer } réagit avec { $unit }
    }
did-two-armies = { $unit } : { $answer }
did-react-turn = { $unit } se tourne : { $answer }
none-shelter = rester seul
none-stand-by = personne ne rejoint
none-reaction = personne ne réagit
none-react-with = personne ne rejoint
opt-sustained-attack = Attaque soutenue
opt-move-then-attack = se tourner, puis Attaque
item-share-hit = une touche de { $p0 } sur { $p1 }
item-bail-out = { $square }
item-react-turn = { $square }, face { $p3 ->
    [0] au nord
    [1] au nord-est
    [2] à l'est
    [3] au sud-est
    [4] au sud
    [5] au sud-ouest
    [6] à l'ouest
   *[7] au nord-ouest
  }
note-nothing-to-attack = { $unit } n'a rien à attaquer
note-instant-kill = Mort instantanée dans { $unit }
note-no-reaction = { $unit } ne réagit pas à temps
roll-dt-hit-01 = { $unit } tire sur { $target } : { $weapon }
roll-dt-hit-04 = Attaque soutenue de { $unit } sur { $target } : { $weapon }
roll-dt-hit-05 = Souffle de { $unit } sur { $target } : { $weapon }
roll-dt-hit-06 = Souffle de { $unit } sur les servants de { $target } : { $weapon }
roll-ds-weap-03 = La scie continue : { $weapon }
roll-ds-weap-04 = Flammes de { $unit } sur { $target } : { $weapon }
roll-ds-weap-07 = Le laser continue : { $weapon }
roll-dt-save-05 = Sauvegardes de couvert de { $unit }
roll-dt-save-06 = Sauvegardes de couvert de { $unit }
roll-dt-save-07 = Sauvegardes d'infanterie de { $unit }
roll-ds-weap-06 = Sauvegardes d'infanterie de { $unit } : pas de couvert contre les grenades
roll-ds-weap-10 = Sauvegardes d'infanterie de { $unit } : pas de couvert contre les phasers
roll-ds-fort-10 = { $unit } sauvegarde encore derrière ses murs
roll-ds-fort-11 = { $unit } sauvegarde derrière ses murs
roll-ds-skill-19 = { $unit } résiste aux dégâts
roll-ds-skill-20 = { $unit } résiste aux dégâts à couvert
roll-ds-skill-17 = { $unit } trompe la mort
roll-ds-hero-10 = { $unit } sort de l'épave
roll-ds-veh-19 = Passagers sur { $unit }
roll-dt-react-03 = Réaction de { $unit }
no-a-friend = { $target } est un ami
no-active-unit-only = Une réaction n'attaque que l'unité active
no-aircraft = Les aéronefs ne réagissent jamais
no-all-or-none = { $weapon } : toutes tirent la salve, ou aucune
no-already-activated = { $unit } a déjà été activée
no-artillery-in-terrain = { $weapon } ne tire pas depuis l'intérieur d'un terrain
no-cannot-harm = { $weapon } ne peut rien contre { $target }
no-close-combat-only = Une charge se livre avec des armes de corps à corps
no-ends-with-nothing = Pas de réaction avant une dernière action Rien
no-gun-activated = { $gun } a déjà été activé
no-gun-stunned = { $gun } ne peut pas combattre maintenant
no-gunners-busy = Deux servants tirent l'arme de soutien : { $excess } autres armes de trop
no-half-a-side = Au plus { $most } passagers tirent de chaque côté : { $excess } de trop
no-in-the-craft = Pas d'attaque depuis une péniche
no-no-aircraft-from-inside = Aucune arme d'un bunker n'atteint les aéronefs
no-no-ammunition = { $weapon } : plus de munitions pour cela
no-no-artillery-inside = L'artillerie ne tire pas depuis un bunker
no-no-close-combat = Pas de corps à corps dans une réaction
no-no-gun = { $gun } n'est pas une pièce que { $unit } pourrait diriger
no-no-observer = { $unit } n'est pas un observateur d'artillerie
no-no-standard-weapon = Les aéronefs n'ont pas d'arme standard
no-no-sustained-aboard = Pas d'Attaque soutenue à bord
no-not-aboard = { $weapon } ne s'emploie pas à bord
no-not-adjacent = { $target } n'est pas à côté de { $unit }
no-not-an-enemy = { $active } n'est pas un ennemi de { $unit }
no-not-loaded = { $weapon } doit d'abord être rechargée
no-one-gun-instead = Un observateur dirige une seule pièce, au lieu de ses propres armes
no-one-reaction = Une seule réaction par activation
no-one-weapon-each = Chaque soldat emploie une arme à distance et une de corps à corps parmi celles qu'il porte
no-out-of-arc = { $target } est hors de l'arc de { $weapon }
no-out-of-range = { $target } est trop loin pour { $weapon } de { $excess } cases
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
no-too-far-to-react = { $active } est trop loin de { $excess } cases
no-too-many-copies = { $weapon } : au plus { $most }
no-too-near = { $target } est trop près pour { $weapon } de { $excess } cases

# listes, chances
forecast-shot = { $unit }, { $kind } : { $count } × { $weapon } sur { $target }
forecast-all-shots = { $unit }, { $kind } : tout sur { $target }
counted-losses = pertes (soldats ou cases)
counted-eliminated = éliminée
event-eliminated = éliminée
policy-dust-quick = (en chemin chacun donne la réponse habituelle : personne ne sacrifie un héros ni un spécialiste)
marker-alerted = signalé
marker-pilotless = sans pilote
no-no-unit = La liste ne compte aucune unité
no-too-expensive = L'armée coûte { $total } points pour { $points } convenus : { $excess } de trop
no-hero-twice = { $unit } figure { $count } fois dans la liste : un héros n'y est qu'une fois
no-unique-vehicle-twice = { $unit } figure { $count } fois dans la liste : il n'en existe qu'un
no-carrier-is-carried = { $unit } ne peut commencer dans { $carrier }, qui est transporté lui-même
no-not-lifted = { $carrier } ne peut porter { $unit } : un Airlifter porte des véhicules Airmobile ou Air Assault
no-only-its-pilot = { $carrier } n'est piloté que par { $pilot }, pas par { $unit }
no-zombies-never-ride = { $unit } ne se font jamais transporter : ni par { $carrier } ni ailleurs
no-too-many-passengers = { $unit } ne tient pas dans { $carrier } : { $excess } places de trop
no-no-strongpoint-unit = { $unit } n'est pas une unité Strongpoint : elle n'apporte aucune fortification
no-not-a-commissar = { $unit } n'est pas un Commissaire et ne se joint à personne
no-commissar-alone = { $unit } doit être rattaché à une unité d'infanterie
no-two-commissars = { $host } a déjà un Commissaire : { $unit } est de trop
