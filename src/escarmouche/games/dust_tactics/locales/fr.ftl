### Les phrases de Dust Tactics. Licence : CC BY 4.0.

## Mise en place, tour, activation, héros, commandement (bloc C)
scenario-grab-the-dust = Prendre la poussière
scenario-bait-and-flank = Leurre
scenario-supply-drop = Ravitaillement
scenario-all-out-attack = Attaque en règle
word-grab-the-dust = Prendre la poussière
word-bait-and-flank = Leurre
word-supply-drop = Ravitaillement
word-all-out-attack = Attaque en règle
ask-half = Vous gagnez le jet : de quelle moitié du plateau partez-vous ?
ask-terrain = Quel élément de terrain placez-vous, et où ? Vous pouvez placer : { $kinds }.
ask-terrain-brief = Quel élément de terrain placez-vous, et où ?
ask-objective = Où placez-vous l'objectif dans votre moitié ?
ask-fort = Où placez-vous l'ouvrage ({ $kind }), et vers où regarde-t-il ?
# ce qui a été répondu
did-clear-wire = { $raw ->
    [none] { $unit-The } laisse{ $unit-nt } les barbelés
   *[other] { $unit-The } s'attaque{ $unit-nt } { $answer-to }
  }
did-clear-mines = { $raw ->
    [none] { $unit-The } laisse{ $unit-nt } les mines
   *[other] { $unit-The } s'attaque{ $unit-nt } { $answer-to }
  }
did-fill-trench = { $raw ->
    [none] { $unit-The } laisse{ $unit-nt } la tranchée
   *[other] { $unit-The } s'attaque{ $unit-nt } { $answer-to }
  }
did-bury = { $raw ->
    [none] { $unit-The } laisse{ $unit-nt } le bunker
   *[other] { $unit-The } s'attaque{ $unit-nt } { $answer-to }
  }

set-without = On retire du plateau : { $value }
note-no-room-for-fort = Pas de place pour l'ouvrage ({ $kind }) { $side-of }
note-not-at-controls = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } prendre les commandes { $machine-of }
note-not-in-reserve = { $unit-The } ne passe{ $unit-nt } pas en réserve
note-takes-nothing = { $objective-The } ne peut être pris par { $unit-the }
roll-dt-setup-01 = Scénario
no-enter-first = La première action doit être un Mouvement ou une Marche vers le plateau
no-march-to-enter = Elle doit entrer tout entière : seule une Marche l'amène aussi loin
no-cannot-leave = Son transport a agi ou n'est pas sur le plateau : elle ne peut descendre
no-not-together = { $hero-The } ne partage pas la place { $unit-of }
no-machine-off = { $machine-The } n'est pas encore sur le plateau
no-not-on-board = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } pas sur le plateau
no-no-radio-too-far = Sans radio, { $target-the } { $target-est } trop loin de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-not-next-to = { $target-The } { $target-est } trop loin de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-not-an-aircraft = { $target-The } { $target-number ->
        [plural] ne sont pas des aéronefs
       *[singular] n'est pas un aéronef
    } sur le plateau
no-no-reserve-left = Les { $allowed } réserves sont utilisées
no-hero-not-in-reserve = Dans ce scénario les héros ne vont pas en réserve
no-not-a-square = Cela ne désigne pas une case
no-no-such-square = Il n'y a pas de telle case
no-no-such-piece = Vous n'avez pas de { $kind } à placer
no-square-not-empty = Il y a déjà quelque chose en { $square }
no-blocks-opening = En { $square } cela boucherait une ouverture
no-objective-there = Un objectif se trouve en { $square }
no-not-own-half = { $square } n'est pas dans votre moitié
no-impassable-there = Pas d'objectif sur { $kind } : { $square }
no-fort-there = Pas d'objectif dans une fortification
no-no-such-facing = Il regarde au nord, à l'est, au sud ou à l'ouest
no-near-edge = Une fortification reste à une case du bord
no-near-fort = Trop près d'une autre fortification, de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-near-impassable = Trop près d'un terrain infranchissable, de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }

# réponses en plusieurs parties
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
piece-swamp = marécage
    .gender = m
word-swamp = marécage
piece-ammo-crate = caisse de munitions
    .gender = f
word-ammo-crate = caisse de munitions
piece-tank-trap = piège antichar
    .gender = m
word-tank-trap = piège antichar
piece-mound = bunker enterré
    .gender = m
word-mound = bunker enterré
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
ask-move = Où { $unit-number ->
        [plural] vont
       *[singular] va
    } { $unit-the } ? { $points ->
    [one] 1 case de mouvement
   *[other] { $points } cases de mouvement
  } ; rester sur place pour tourner compte aussi.
ask-enter = Où { $unit-the } entre{ $unit-nt }{ $unit-til } sur le plateau ? { $points ->
    [one] 1 case de mouvement.
   *[other] { $points } cases de mouvement.
  }
ask-crush = { $unit-The } écrase{ $unit-nt }{ $unit-til } { $crate-the } ?
did-crush =
    { $raw ->
        [crush] { $unit-The } écrase{ $unit-nt } { $crate-the }
       *[other] { $unit-The } épargne{ $unit-nt } { $crate-the }
    }
opt-crush = l'écraser
item-put-down = { $square }
note-tangled = { $unit-The } { $unit-est } pris{ $unit-gender ->
        [f] e{ $unit-number ->
            [plural] s
           *[singular] { "" }
        }
       *[m] { "" }
    } dans les barbelés en { $square } : plus de mouvement
note-no-entry = Aucune case d'entrée n'est libre pour { $unit-the }
no-no-landing = { $unit-The } { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } survoler, mais non se poser là : { $terrain }
no-no-place-inside = Il ne reste plus de place à l'intérieur
roll-dt-hit-07 = Flammes au passage, { $weapon } { $unit-of } sur { $target-the }
no-not-a-place = Cela ne donne pas une case, un étage et une orientation
no-off-board = { $unit-The } ne { $unit-number ->
        [plural] seraient
       *[singular] serait
    } pas entièrement sur le plateau
no-no-such-floor = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas être à cet étage-là
no-enemy-there = Un ennemi se trouve en { $square }
no-enemy-inside = Un ennemi tient le bunker
no-one-hero-a-square = Un autre héros partage déjà { $square }
no-friend-there = Un ami occupe { $square }
no-second-diagonal = Un second pas en diagonale coûte 2 : trop loin de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-too-far = Trop loin de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-no-way = Il n'y a pas de chemin vers { $square }
no-enemy-in-the-way = Un ennemi barre le chemin vers { $square }
no-vehicle-in-the-way = Un véhicule ami barre le chemin vers { $square }
no-corner = Un coin sur le chemin vers { $square } ne peut être coupé
no-opening-too-small = L'ouverture sur le chemin vers { $square } est trop petite pour { $unit-the }
no-bunker-wall = On n'entre dans un bunker que par les portes arrière
no-wall-in-the-way = Un mur barre le chemin vers { $square }
no-way-of-one-square-only = Le chemin ne se trace que pour les unités d'une case
no-not-a-way = Ce chemin ne mène pas où le mouvement finit
no-no-such-step = Un pas de ce chemin est impossible
no-not-deep-water = Une unité navale reste en eau profonde
no-buried-bunker = Le bunker y est enterré
no-carrier-off = { $carrier-The } n'est pas sur le plateau
no-not-wholly-on = Il faut { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  } de plus pour entrer en entier
no-no-free-square = Aucune case d'entrée n'est libre

## Attaques, dégâts, corps à corps, réactions (bloc A)
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
roll-dt-hit-05 = Explosion, { $weapon } { $unit-of } sur { $target-the }
roll-dt-hit-06 = Explosion, { $weapon } { $unit-of } sur les servants { $target-of }
roll-dt-save-05 = Sauvegardes de couvert { $unit-of }
roll-dt-save-06 = Sauvegardes de couvert { $unit-of }
roll-dt-save-07 = Sauvegardes d'infanterie { $unit-of }
no-not-adjacent = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } pas à côté { $unit-of }
no-out-of-range = { $target-The } { $target-est } trop loin pour { $weapon-the }, de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-too-far-to-react = { $active-The } { $active-est } trop loin de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }
no-too-near = { $target-The } { $target-est } trop près pour { $weapon-the }, de { $excess ->
    [one] { $excess } case
   *[other] { $excess } cases
  }

# ce que donnent les dés
result-dt-hit-05 = touches : { $value }
result-dt-hit-06 = touches : { $value }
result-dt-hit-07 = touches : { $value }
result-dt-save-05 = touches annulées : { $value }
result-dt-save-06 = touches annulées : { $value }
result-dt-save-07 = touches annulées : { $value }

## Mistakes in books, lists, maps and set-ups
mistake-no-fortification = { $kind } n'est pas une fortification : { $bunker }, { $strongpoint }
mistake-no-side-of-square = un côté de case est n, e, s ou w, et non { $side }
mistake-building-no-rectangle = le bâtiment en { $x }, { $y } n'est pas un rectangle de cases
mistake-no-terrain = il n'y a pas de terrain { $letter } ; il y a : { $known } et .
mistake-tile-off-board = { $path } : la tuile { $number } ({ $kind }) n'est pas sur le plateau
mistake-tile-size = { $path } : la tuile { $number } ({ $kind }) couvre 2 x 2 cases
mistake-no-scenario-called = il n'y a pas de scénario du nom de { $name } ; il y a : { $known }
mistake-size-of-map = la carte { $map } a { $option } = { $size }, et non { $given }
## Mistakes in situations
mistake-situation-rows = les rangées d'un plateau ont la même longueur
mistake-situation-no-square = { $x }, { $y } n'est pas une case du plateau

## Ce qu'un arbitre signe : les jets avec ce qu'il leur faut, les pertes avec ce qui reste
roll-dt-hit-07-needs = { roll-dt-hit-07 }{ told-shot }
roll-dt-hit-05-needs = { roll-dt-hit-05 }{ told-shot }
roll-dt-hit-06-needs = { roll-dt-hit-06 }{ told-shot }
told-reaction = , { $target-the } à { $far ->
        [one] { $far } case
       *[other] { $far } cases
    } sur { $reach }
told-shot = , { $count } × { $each }{ $men ->
        [0] { "" }
       *[other] {" "}× { $men ->
            [one] { $men } figurine
           *[other] { $men } figurines
        }
    }{ $reach ->
        [0] , corps à corps
       *[other] , à { $far ->
            [one] { $far } case
           *[other] { $far } cases
          } sur { $reach }
    }{ $again ->
        [0] { "" }
       *[other] , échecs relancés
    }
gains-attack-stimulant = { $who-The } { $who-a } un stimulant d'attaque
loses-attack-stimulant = { $who-The } n'{ $who-a } plus de stimulant d'attaque
gains-move-stimulant = { $who-The } { $who-a } un stimulant de mouvement
loses-move-stimulant = { $who-The } n'{ $who-a } plus de stimulant de mouvement
gains-shielded = { $who-The } { $who-est } à couvert derrière la lame
loses-shielded = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus à couvert derrière la lame
gains-loaded = { $who-The } { $who-a } l'{ $what }
loses-loaded = { $who-The } n'{ $who-a } plus l'{ $what }
note-stands = Sur le plateau : { $kind } en { $square }
note-begins-aboard = { $unit-The } commence{ $unit-nt } à bord { $carrier-of }
note-smoke-gone = { $left ->
    [0] La fumée s'est dissipée
   *[other] Une partie de la fumée s'est dissipée, elle couvre encore { $left ->
        [one] 1 case
       *[other] { $left } cases
      }
  }
tells-scored-dt-end-02 = { $side-The } marque { $points } points pour { $unit-the }, points d'unités éliminées : { $total }
tells-spent-reserve-places = Places en réserve encore libres { $who-of } : { $left }
tells-moved-squares = Trajet { $who-of } : { $way }{ $cost ->
        [-1] { "" }
       *[other] {" "}({ $cost } sur { $points })
    }
tells-moved-dt-move-05-squares = Pivot { $who-of } : { $way }
tells-moved-dt-react-04-squares = Pivot { $who-of } : { $way }
tells-moved-ds-hero-04-squares = Trajet commun { $who-of } : { $where }
tells-placed-squares = Mise en place { $who-of } : { $way }
tells-placed-dt-scen-02-squares = { $who } en { $where }
tells-placed-dt-scen-03-squares = { $who } en { $where }
tells-placed-dt-scen-04-squares = { $who } en { $where }
tells-placed-dt-scen-05-squares = { $who } en { $where }
tells-placed-ds-weap-02-squares = Fumée en { $where } jusqu'à la fin du tour { $until }
tells-placed-ds-veh-18-squares = Fumée en { $where } jusqu'à la fin du tour { $until }

## Parties jouées selon d'anciennes règles : la réponse seule disait ce qui s'est passé
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
note-smoke = { $count ->
    [0] La fumée s'est dissipée
    [one] De la fumée couvre 1 case
   *[other] De la fumée couvre { $count } cases
  }
set-smoke = { $count ->
    [0] La fumée s'est dissipée
    [one] De la fumée couvre 1 case
   *[other] De la fumée couvre { $count } cases
  }

## La première partie guidée

guide-welcome = Les escouades bleues près de vous sont les vôtres : deux contre deux, pendant deux tours. Gagne celui qui détruit le plus de points d'armée. Tout numéro de règle, comme celui à côté de la question, ouvre sa règle.
guide-first = Vous avez l'initiative : vous choisissez qui active en premier. Puis chacun active une unité à son tour.
guide-activate = Une de vos unités agit maintenant ; puis l'adversaire en active une. Commencez par celle qui a quelqu'un à portée.
guide-actions = Une unité a deux actions, que vous annoncez toutes deux : se déplacer et attaquer dans un ordre ou dans l'autre, une marche de deux déplacements, ou une attaque soutenue qui relance les dés manqués. Les barres disent exactement combien d'adversaires tomberaient.
guide-move = Cliquez une case éclairée, ou faites-y glisser l'unité. Le premier pas en diagonale compte un, chacun des suivants deux. Finissez derrière quelque chose : à couvert, les boucliers sauvent aussi.
guide-attack = Chaque ligne est une sorte d'arme : choisissez sur qui elle tire. Ce qu'une arme fait dépend de l'armure de la cible ; les chances à côté comptent les deux.
guide-dt-hit-01 = Le signe de l'armée est une touche, deux faces sur six. Tous les dés sont au compte rendu comme ils sont tombés.
guide-dt-save-07 = L'autre camp lance un dé pour chaque touche : le signe de l'armée sauve.
guide-dt-save-05 = À couvert, les boucliers sauvent aussi.
guide-reaction = Un adversaire est arrivé à portée : une unité qui n'a pas encore agi peut tenter une réaction. Si le jet échoue, elle a perdu son activation ; s'il réussit, elle agit au milieu de la sienne.
guide-losses = Vous choisissez qui tombe. Gardez ceux qui portent les armes spéciales.
guide-over = C'était une partie entière. « Revoir » la montre depuis le début ; « Jouer » sur la première page offre de plus grandes tables.
