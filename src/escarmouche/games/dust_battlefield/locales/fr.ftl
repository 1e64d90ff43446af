### Phrases de Dust Tactics Battlefield. Licence : CC BY 4.0.

## Comme dans Dust Tactics
did-clear-wire = { $unit } s'attaque à { $answer }
did-clear-mines = { $unit } s'attaque à { $answer }
did-fill-trench = { $unit } s'attaque à { $answer }
did-bury = { $unit } s'attaque à { $answer }
set-without = Retiré de la table : { $value }
no-enter-first = La première action doit être un Mouvement ou une Marche sur la table
no-cannot-leave = Son transport a agi ou n'est pas sur la table : elle ne peut descendre
no-machine-off = { $machine } n'est pas encore sur la table
no-not-on-board = { $target } n'est pas sur la table
no-not-an-aircraft = { $target } n'est pas un aéronef sur la table
no-carrier-off = { $carrier } n'est pas sur la table
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
ask-react-how = Comment réagit { $unit } ?
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
