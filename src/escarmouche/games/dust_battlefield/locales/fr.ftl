### Phrases de Dust Tactics Battlefield. Licence : CC BY 4.0.

## Comme dans Dust Tactics
did-clear-wire = { $unit-The } s'attaque{ $unit-nt } à { $answer }
did-clear-mines = { $unit-The } s'attaque{ $unit-nt } à { $answer }
did-fill-trench = { $unit-The } s'attaque{ $unit-nt } à { $answer }
did-bury = { $unit-The } s'attaque{ $unit-nt } à { $answer }
set-without = Retiré de la table : { $value }
no-enter-first = La première action doit être un Mouvement ou une Marche sur la table
no-cannot-leave = Son transport a agi ou n'est pas sur la table : elle ne peut descendre
no-machine-off = { $machine-The } n'est pas encore sur la table
no-not-on-board = { $target-The } { $target-number ->
    [plural] ne sont
   *[singular] n'est
  } pas sur la table
no-not-an-aircraft = { $target-The } { $target-number ->
    [plural] ne sont pas des aéronefs
   *[singular] n'est pas un aéronef
  } sur la table
no-carrier-off = { $carrier-The } n'est pas sur la table

## De la table libre
ask-edge = Quel bord de la table prenez-vous ?
ask-quarter = Quel quart de la table prenez-vous ?
ask-fort = Où posez-vous : { $kind } ?
ask-objective = Où posez-vous votre objectif { $number } ?
ask-reserves = Quelles unités gardez-vous en réserve ? Au moins { $held }.
ask-arrive-with = Avec quelle unité arrive{ $unit-nt }{ $unit-til } : { $unit } ?
ask-ambush = Quelle unité attend en embuscade ?
ask-deploy = Où placez-vous { $unit-the } ?
ask-spring = { $unit-The } : déclencher l'embuscade ?
ask-ambush-where = Où surgi{ $unit-number ->
    [plural] ssent
   *[singular] t
  } { $unit-the } ? Dans votre zone, à 20 cm de tout ennemi, à couvert.
ask-enter = Où { $unit-the } entre{ $unit-nt }{ $unit-til } sur la table ? Jusqu'à { $length-cm } cm du bord.
ask-move = Où { $unit-number ->
    [plural] vont
   *[singular] va
  } { $unit-the } ? Jusqu'à { $length-cm } cm.
ask-get-off = Où descend{ $unit-number ->
    [plural] ent
   *[singular] {""}
  } { $unit-the } ? Jusqu'à { $length-cm } cm de la caisse.
ask-floor = À quel étage se { $unit-number ->
    [plural] tiennent
   *[singular] tient
  } { $unit-the } ?
ask-lay-template = Où { $unit-the } pose{ $unit-nt }{ $unit-til } le gabarit de { $weapon } ?
ask-floor-hit = Quel étage { $unit-the } touche{ $unit-nt }{ $unit-til } ?
ask-flame = Dans quel sens { $unit-the } pose{ $unit-nt }{ $unit-til } la flamme de { $weapon } ?
ask-react-how = Comment réagi{ $unit-number ->
    [plural] ssent
   *[singular] t
  } { $unit-the } ?
word-south = sud
word-north = nord
word-west = ouest
word-east = est
word-south-west = sud-ouest
word-south-east = sud-est
word-north-east = nord-est
word-north-west = nord-ouest
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
scenario-free-for-all = Chacun pour soi
scenario-no-retreat = Ne reculez pas
scenario-pincer = La tenaille
scenario-clean-sweep = Coup de balai
scenario-breakthrough = Percée
note-stays-in-reserve = { $unit-The } reste{ $unit-nt } en réserve
note-waits = { $unit-The } attend{ $unit-number ->
    [plural] ent
   *[singular] {""}
  } en embuscade
note-defends = { $side-The } défend ses fortifications
note-unshaken = { $unit-The } n'en { $unit-est } pas ébranlé{ $unit-es }
note-stuck = { $unit-The } s'enlise{ $unit-nt } et ne bouge{ $unit-nt } plus
note-tangled = { $unit-The } { $unit-est } pris{ $unit-es } dans les barbelés et ne bouge{ $unit-nt } plus
note-no-entry = Pas de place pour l'entrée { $unit-of }
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
tells-scored-db-end-01 = { $side-The } : +{ $points } points pour { $unit-the }, points d'unités éliminées : { $total }
tells-placed-ds-weap-02 = De la fumée, jusqu'à la fin du tour { $until }
tells-placed-ds-veh-18 = De la fumée, jusqu'à la fin du tour { $until }
no-out-of-range = { $target-The } { $target-est } trop loin pour { $weapon }, de { $excess-cm } cm
no-too-near = Trop près de { $excess-cm } cm
no-too-far = Trop loin de { $excess-cm } cm
no-too-far-to-react = { $active-The } { $active-est } trop loin de { $excess-cm } cm
no-no-radio-too-far = Sans radio, { $target-the } { $target-est } trop loin de { $excess-cm } cm
no-not-next-to = { $target-The } { $target-est } trop loin de { $excess-cm } cm
no-not-adjacent = { $target-The } { $target-number ->
    [plural] ne sont
   *[singular] n'est
  } pas à 5 cm
no-bases-overlap = { $figure } serait sur { $other }
no-centre-not-seen = Le centre du gabarit n'est pas vu par { $unit-the }
no-centre-out-of-arc = Le centre du gabarit est hors du champ de tir de { $weapon }
no-does-not-fit = { $figure } n'a pas la place : { $piece }
no-does-not-land = { $figure } peut survoler l'endroit, non s'y poser : { $piece }
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
no-not-flat = { $unit-The } serait à cheval sur { $piece }
no-not-in-cover = { $unit-The } ne { $unit-number ->
    [plural] seraient
   *[singular] serait
  } pas à couvert { $other-of }
no-not-in-zone = C'est hors de la zone
no-not-in-that-quarter = Ce n'est pas dans le quart voulu
no-not-in-defenders-half = Ce n'est pas dans la moitié du défenseur
no-not-of-the-unit = { $figure } n'est pas de ces figurines
no-not-placements = Cela ne dit pas où vont les figurines
no-not-from-there = { $figure } ne peut entrer là
no-not-together = Les figurines { $unit-of } sont à { $apart-cm } cm : un gabarit de 15 cm doit les toucher toutes
no-objective-in-fort = Pas d'objectif dans une fortification
no-off-the-table = C'est hors de la table
no-on-another-objective = Un autre objectif est là
no-through-a-unit = { $figure } ne peut traverser { $other }
no-too-fast = { $figure } va { $excess-cm } cm trop loin pour le terrain
no-turned-too-far = Ainsi tournée, { $figure } va { $excess-cm } cm trop loin
no-too-near-an-enemy = { $other-The } { $other-est } trop près de { $excess-cm } cm
no-too-near-the-edges = Trop près d'un bord de { $excess-cm } cm
no-too-near-the-sides = Trop près d'un côté de { $excess-cm } cm
no-too-near-the-centre = Trop près du centre de { $excess-cm } cm
no-too-near-centre-or-edge = Trop près du centre ou d'un bord de { $excess-cm } cm
no-too-far-from-enemy-edge = Trop loin du bord ennemi de { $excess-cm } cm
no-suppressed-first = Toujours sous Suppression : Rien d'abord
mistake-no-scenario-called = il n'y a pas de scénario { $name } ; connus : { $known }
mistake-piece-off-table = { $path } : la pièce { $number }, { $kind }, est hors de la table
marker-marched = fini par une Marche
gains-marched = { $who-The } { $who-a } fini par une Marche et ne tien{ $who-number ->
    [plural] nent
   *[singular] t
  } aucun objectif
loses-marched = { "" }
opt-south-west = sud-ouest
opt-south-east = sud-est
opt-north-east = nord-est
opt-north-west = nord-ouest
ask-terrain = Quelle pièce de terrain posez-vous ?
ask-terrain-turn = Dans quel sens : { $kind } ?
ask-terrain-where = Où la posez-vous : { $kind } ?
opt-along = le long des grands bords
opt-across = le long des petits bords
did-come-on = { "" }
did-spring = { "" }
ask-come-on = { $unit-The } peu{ $unit-number ->
    [plural] vent
   *[singular] t
  } entrer : les faire venir, ou les retenir ?
none-come-on = retenir
none-spring = attendre encore

## Terrain
piece-wood = bois
    .gender = m
word-wood = bois
piece-hedge = haie
    .gender = f
word-hedge = haie
piece-gully = ravine
    .gender = f
word-gully = ravine
piece-river = rivière
    .gender = f
word-river = rivière
piece-marsh = marais
    .gender = m
word-marsh = marais
piece-crates = caisses
    .gender = f
    .number = plural
word-crates = caisses
piece-building = bâtiment
    .gender = m
piece-wall = mur
    .gender = m
word-wall = mur
piece-window = fenêtre
    .gender = f
word-window = fenêtre
piece-cliff = falaise
    .gender = f
word-cliff = falaise
piece-rock = rocher
    .gender = m
word-rock = rocher
piece-deep-water = eau profonde
    .gender = f
word-deep-water = eau profonde
piece-tank-obstacle = obstacle antichar
    .gender = m
word-tank-obstacle = obstacle antichar
piece-wire = barbelés
    .gender = m
    .number = plural
piece-wreck = épave
    .gender = f
word-wreck = épave
piece-bunker-wall = mur du bunker
    .gender = m
word-bunker-wall = mur du bunker
no-enemy-inside = Un ennemi s'y tient : { $piece }
no-not-deep-water = { $unit-The } reste{ $unit-nt } en eau profonde
no-holds-fire = Toujours sous Suppression : elle n'attaque pas

## Chances sur la table libre
forecast-laid = { $weapon } tel qu'il est posé
counted-under = ennemis dessous, un dé chacun
counted-own-under = nos propres soldats dessous, un dé chacun
counted-meets-cover = de l'escouade que gêne son couvert

## Quand viennent les réserves
scene-due-0 = En réserve : pas attendue ce tour-ci
scene-due-1 = En réserve : vient sur un signe d'armée, un dé
scene-due-2 = En réserve : vient sur un signe d'armée, deux dés
scene-due-3 = En réserve : vient sur un signe d'armée, trois dés
scene-due-now = En réserve : vient dès son activation

## La première partie guidée
guide-welcome = Les escouades bleues près du bord du bas sont à vous : deux contre deux sur une petite table, pour deux tours. Qui détruit le plus de points d'armée gagne. Tout numéro de règle, comme celui à côté de la question, ouvre sa règle.
guide-first = Vous avez l'initiative : vous choisissez qui active en premier. Puis chacun active une unité à son tour.
guide-activate = Une de vos unités agit maintenant ; puis l'adversaire en active une. Commencez par celle qui a quelqu'un à portée.
guide-actions = Une unité a deux actions, que vous annoncez toutes deux : se déplacer et attaquer dans un ordre ou dans l'autre, une marche, ou une attaque soutenue qui relance les dés manqués. Les barres disent exactement combien d'adversaires tomberaient.
guide-move = Faites glisser l'escouade sur le terrain éclairé, ou prenez un déplacement tout prêt. Chaque soldat suit son propre chemin ; tous doivent finir sous un même gabarit de 15 cm. Bois et ruines ralentissent, et mettent à couvert qui s'y tient.
guide-attack = Chaque ligne est une sorte d'arme : choisissez sur qui elle tire. Seuls comptent les soldats à portée qui voient la cible ; la prévision dit combien peuvent tirer et combien gêne le couvert.
guide-dt-hit-01 = Le signe de l'armée est une touche, deux faces sur six. Tous les dés sont au compte rendu comme ils sont tombés.
guide-db-save-03 = À couvert, les boucliers sauvent aussi.
guide-db-supp-01 = Des touches mettent une escouade sous le feu, sauvées ou non. Une seconde attaque la met sous Suppression : elle ne peut plus qu'attendre, jusqu'à ce qu'un jet lui relève la tête.
guide-reaction = Un adversaire est arrivé à moins de 40 cm : une unité qui n'a pas encore agi peut tenter une réaction. Si le jet échoue, elle a perdu son activation ; s'il réussit, elle agit au milieu de la sienne.
guide-losses = Vous choisissez qui tombe, n'importe qui de l'escouade tant qu'il en reste un en vue. Gardez ceux qui portent les armes spéciales.
guide-exposed-losses = Seuls ceux qu'on voyait peuvent être touchés, mais vous choisissez qui tombe. Gardez ceux qui portent les armes spéciales.
guide-over = C'était une partie entière. « Revoir » la montre depuis le début ; « Jouer » sur la première page offre de plus grandes tables.

## Jets de la table libre
roll-db-blast-02 = Gabarit, { $weapon } { $unit-of } sur { $target-the }
roll-db-blast-02-needs = { roll-db-blast-02 }{ told-shot }
result-db-blast-02 = touches : { $value }
roll-db-blast-07 = Gabarit, { $weapon } { $unit-of } sur les servants { $target-of }
roll-db-blast-07-needs = { roll-db-blast-07 }{ told-shot }
result-db-blast-07 = touches : { $value }
roll-db-flame-04 = Flammes, { $weapon } { $unit-of } sur { $target-the }
roll-db-flame-04-needs = { roll-db-flame-04 }{ told-shot }
result-db-flame-04 = touches : { $value }
roll-db-flame-02 = Flammes au passage, { $weapon } { $unit-of } sur { $target-the }
roll-db-flame-02-needs = { roll-db-flame-02 }{ told-shot }
result-db-flame-02 = touches : { $value }
roll-db-save-03 = Sauvegardes de couvert { $unit-of }
result-db-save-03 = touches annulées : { $value }
roll-db-save-07 = Sauvegardes d'infanterie { $unit-of }
result-db-save-07 = touches annulées : { $value }
roll-db-supp-04 = Ralliement { $unit-of } sous le feu
result-db-supp-04 = { $value ->
    [0] toujours sous le feu
   *[other] plus sous le feu
  }
roll-db-supp-06 = Ralliement { $unit-of } sous Suppression
result-db-supp-06 = { $value ->
    [0] toujours sous Suppression
    [1] sous le feu
   *[other] plus sous Suppression
  }
roll-db-spec-08 = De la réserve : { $unit-the }
result-db-spec-08 = { $value ->
    [0] pas encore
   *[other] arrivée
  }
roll-db-spec-11 = De la réserve retardée : { $unit-the }
result-db-spec-11 = { $value ->
    [0] pas encore
   *[other] arrivée
  }
roll-db-plat-09 = De la réserve, les Rangers en tête : { $unit-the }
result-db-plat-09 = { $value ->
    [0] pas encore
   *[other] arrivée
  }
roll-db-plat-13 = Bouger et tirer pour { $unit-the }
result-db-plat-13 = { $value ->
    [0] échec
   *[other] réussi
  }
roll-db-plat-07 = Bougez-vous entre marcheurs, lancé par { $unit-the }
result-db-plat-07 = { $value ->
    [0] échec
   *[other] réussi
  }
roll-db-plat-17 = Tactique de mission, lancée par { $unit-the }
result-db-plat-17 = { $value ->
    [0] échec
   *[other] réussi
  }
roll-db-terr-03 = { $unit-The } dans le terrain : { $piece }
result-db-terr-03 = { $value ->
    [0] enlisement
   *[other] passage
  }
roll-db-terr-04 = { $unit-The } dans le terrain : { $piece }
result-db-terr-04 = { $value ->
    [0] enlisement
   *[other] passage
  }
roll-db-spec-06 = Actions après l'embuscade { $unit-of }
result-db-spec-06 = actions : { $value }
roll-db-spec-12 = Bord d'entrée { $unit-of }
roll-db-plat-23 = Vague humaine { $unit-of }
result-db-plat-23 = remplacements immédiats : { $value }
gains-under-fire = { $who-The } { $who-est } sous le feu
loses-under-fire = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus sous le feu
gains-suppressed = { $who-The } { $who-est } sous Suppression
loses-suppressed = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus sous Suppression
roll-db-supp-08 = Réaction { $unit-of } sous Suppression
roll-db-supp-08-needs = { roll-db-supp-08 }{ told-reaction }
result-db-supp-08 = réussites : { $value }
marker-under-fire = sous le feu
marker-suppressed = sous Suppression
roll-db-plat-11 = Frappe éclair { $unit-of }
result-db-plat-11 = réussites : { $value }

scene-list-platoons = Pelotons
scene-list-leader = Chef
scene-list-combat = Unité de combat
scene-list-support = En soutien
