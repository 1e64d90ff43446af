### Phrases d'AT-43.

## Sides
side-one = Joueur un
side-two = Joueur deux
side-three = Joueur trois
side-four = Joueur quatre

## Questions
ask-commander = Quel officier commande ce tour ?
ask-sequence = Dans quel ordre posez-vous vos cartes, de la première à la dernière ?
ask-bid = Combien de PC misez-vous pour l'autorité ?
ask-first-player = Qui est actif le premier ?
ask-option = Révéler votre première carte, ou dépenser des PC d'abord ?
ask-card-place = Après combien de cartes la remettez-vous ?
ask-which-card = Laquelle des deux activez-vous d'abord ?
ask-activate = Plusieurs unités vont avec la carte : laquelle activez-vous ?
ask-dead-card = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } quitté la partie : passer, ou révéler la carte suivante ?
ask-pay = Payer 1 PC pour activer { $unit-the } ?
ask-everybody-up = Tous debout pour 1 PC, afin que { $unit-the } { $unit-number ->
        [plural] puissent
       *[singular] puisse
    } agir ?
ask-rally = Rallier { $unit-the } pour 2 PC ?
ask-action = Que { $unit-number ->
        [plural] font
       *[singular] fait
    } { $unit-the } ?
ask-enter = Par où { $unit-number ->
        [plural] entrent
       *[singular] entre
    } { $unit-the } ?
ask-enter-access = Où { $unit-number ->
        [plural] vont
       *[singular] va
    } { $unit-the } depuis le bord de la table ?
ask-enter-deploy = Où pose-t-on { $unit-the } ?
ask-enter-drop = Où largue-t-on { $unit-the } ?
ask-move = Où { $unit-number ->
        [plural] vont
       *[singular] va
    } { $unit-the } ?
ask-leave = Où vont les membres { $unit-of } depuis le transport ?
ask-board = Dans quel transport { $unit-number ->
        [plural] embarquent
       *[singular] embarque
    } { $unit-the } ?
ask-salvo = Quelle arme tire maintenant chez { $unit-the } ?
ask-target = Sur qui { $unit-number ->
        [plural] tirent
       *[singular] tire
    } { $unit-the } ? ({ $salvo })
ask-confirm-fire = Les vôtres sont dans la zone de feu { $unit-of } : { $figures }. Tirer quand même ?
ask-fire-at-will = Feu à volonté pour 1 PC ? { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } alors sur place ({ $salvo }).
ask-split-fire = Tir décalé pour 1 PC, les armes spéciales { $unit-of } à un autre moment ?
ask-projection-target = Quel combattant { $figure } vise-t-il ? ({ $salvo })
ask-sweep = Partager les dés ({ $salvo }) { $unit-of } avec une seconde unité ?
ask-sweep-dice = Combien de dés vont sur { $target-the } ?
ask-strike-target = Sur qui tombe la frappe ? ({ $strike })
ask-alert-fire = Après le mouvement { $mover-of }, quelle unité en alerte tire ?
ask-alert-salvo = Quelle arme tire chez { $unit-the } sur { $mover-the } ?
ask-melee = { $unit-The } { $unit-number ->
        [plural] sont
       *[singular] est
    } au contact : qui frapper ?
ask-strikers = Qui, chez { $unit-the }, frappe { $target-the } ?
ask-weapon-hit = Quelle arme de { $vehicle } est touchée ?
ask-weapon-lost = Quelles armes de { $vehicle } sont mises hors d'usage ?
ask-bunker-weapon = Quelle arme { $thing-of } est touchée ?
ask-nearest = À égale distance : qui, chez { $unit-the }, est touché d'abord ?
ask-order = Quel ordre { $unit-number ->
        [plural] reçoivent
       *[singular] reçoit
    } { $unit-the } ?
ask-routine = Quelle routine pour { $unit-the } ?
ask-replaced = Qui, chez { $unit-the }, cède sa place ?
ask-return = Qui revient chez { $unit-the } ?
ask-repair = Que répare-t-on chez { $unit-the } ?
ask-fuse = Quels deux blindés { $unit-of } fusionnent ?
ask-leader = Qui mène maintenant { $unit-the } ?
ask-container = Ouvrir ou fermer un container ? ({ $unit })
ask-eject = Vers où le pilote de { $vehicle } s'éjecte-t-il ?
ask-shift = Où { $figure } s'écarte-t-il ?
ask-survivors = Où pose-t-on les survivants { $unit-of } ?
ask-recruit = Quels renforts achetez-vous avec vos PR ?

## Answers
did-commander = { "" }
did-sequence = { $side } pose ses cartes : { $answer }
did-bid = { $side } mise { $answer } PC
did-first-player = { $answer } est actif en premier
did-option = { $side } : { $answer }
did-card-place = { "" }
did-which-card = { $side } active d'abord { $answer }
did-activate = { $side } active { $answer }
did-dead-card = { $side } : { $answer }
did-pay = { "" }
did-everybody-up = { "" }
did-rally = { "" }
did-action = { $unit-The } : { $answer }
did-enter = { $unit-The } : { $answer }
did-enter-access = { "" }
did-enter-deploy = { "" }
did-enter-drop = { "" }
did-move = { "" }
did-salvo = { "" }
did-target = { "" }
did-confirm-fire = { "" }
did-fire-at-will = { "" }
did-alert-fire =
    { $raw ->
        [none] { $side } retient son tir d'alerte
       *[other] Tir d'alerte : { $answer }
    }
did-alert-salvo = { "" }
did-melee =
    { $raw ->
        [none] Pas de mêlée pour { $unit-the }
       *[other] Mêlée { $unit-of } : { $answer }
    }
did-order = { "" }
did-routine = { "" }
did-leader = { "" }
did-container = { "" }
did-recruit = { $side } achète : { $answer }
did-weapon-hit = Touché sur { $vehicle } : { $answer }
did-weapon-lost = Hors d'usage sur { $vehicle } : { $answer }
none-enter = rester en réserve
none-action = aucune action
none-salvo = ne plus tirer
none-alert-fire = retenir le tir
none-melee = ne pas frapper
none-order = pas d'autre ordre
none-routine = aucune routine
none-container = laisser
none-confirm-fire = choisir une autre cible
none-fire-at-will = non
none-everybody-up = non
none-rally = non
none-pay = ne pas payer
none-sweep = une seule cible
none-board = ne pas embarquer
none-leave = rester à bord
opt-combat = déplacement de combat
opt-rapid = déplacement rapide
opt-reveal = révéler la première carte
opt-replace = remettre la première carte (1 PC)
opt-delay = sursis (2 PC)
opt-extra = activation supplémentaire (1 PC)
opt-pass = passer
opt-next = carte suivante
opt-pay = payer
opt-up = tous debout
opt-rally = rallier
opt-fire = tirer quand même
opt-at-will = feu à volonté
opt-apart = tir décalé
opt-a-couvert = À couvert
opt-alerte = État d'alerte
opt-ecran = Formation écran
opt-genou = Genou à terre
opt-ejection = Éjection
opt-strike = Frappe d'artillerie
opt-transfer = Transfert
opt-dash = Ruée
opt-hyper-nanonucleus = Hyper nanonucleus
opt-reconstruction = Reconstruction
opt-repair = Réparation
opt-fusion = Fusion
opt-creation = Création
opt-access = par la zone d'accès
opt-deploy = dans la zone de déploiement
opt-drop = par le point de largage
opt-break = briser
opt-sabotage = saboter
opt-left = gauche
opt-right = droite
opt-attacker = attaquant
opt-defender = défenseur
opt-before = avant le mouvement
opt-after = après le mouvement
opt-alert = en alerte
opt-propulsion = propulsion
opt-frame = châssis
opt-weapon = arme
opt-weapon0 = première arme
opt-weapon1 = deuxième arme
opt-weapon2 = troisième arme
opt-body = corps
opt-roof = toit
opt-whole = la pièce
opt-pack-ice = banquise
opt-frozen-lake = lac gelé
opt-fog = brouillard
opt-fair-weather = beau temps
opt-crystal = cristal
opt-nanogenerator = nanogénérateur

## What happens
note-activated-free = Un officier mène { $unit-the } : pas de PC à payer
note-activated-by-relay = Un relais transmet les ordres { $unit-to } : pas de PC à payer
note-attitudes-lost = Ordres perdus pour { $unit-the } : { $attitudes }
note-automatic =
    { $test ->
        [A4-SHOOT-08] Tir { $unit-of } sur { $target-the } ({ $salvo }), sans dé : Précision { $accuracy } contre Portée { $range }, écart { $difference }, impacts { $successes } sur { $dice }
        [A4-DMG-01] Dégâts sur { $target-the }, sans dé : Pénétration { $penetration } contre Protection { $protection }, écart { $difference }, réussis { $successes } sur { $dice }
        [A4-MEL-03] Mêlée { $unit-of } contre { $target-the } ({ $weapon }), sans dé : Précision { $accuracy } contre Combat { $combat }, écart { $difference }, impacts { $successes } sur { $dice }
        [A4-ACT-11] Moral { $unit-of }, sans dé : { $morale } contre { $against }, { $successes } sur { $dice }
        [A4-ABIL-16] Frappe sur { $target-the } ({ $strike }), sans dé : Précision { $accuracy } contre Portée { $range }, impacts { $successes } sur { $dice }
       *[other] Sans dé, l'écart est { $difference } : { $successes } sur { $dice } réussissent
    }
note-blast = Gabarit posé en { $x-cm } { $y-cm } : rayon { $radius-cm } cm, déviation { $far-cm } cm, impacts sur chacun : { $impacts }
note-card-moved =
    { $place ->
        [one] { $side } remet sa première carte après une autre
       *[other] { $side } remet sa première carte après { $place } autres
    }
note-cards-laid =
    { $cards ->
        [one] { $side } a posé une carte face cachée
       *[other] { $side } a posé { $cards } cartes face cachée
    }
note-closed = { $unit-The } { $unit-number ->
        [plural] ferment
       *[singular] ferme
    } { $thing-the }
note-opened = { $unit-The } { $unit-number ->
        [plural] ouvrent
       *[singular] ouvre
    } { $thing-the }
note-contested = On se dispute { $thing-the } : { $counts }
note-control-lost = { $side } perd le contrôle { $thing-of }
note-controls = { $side } prend le contrôle { $thing-of }
note-crushed-surely = { $unit-The } { $unit-number ->
        [plural] écrasent
       *[singular] écrase
    } qui sert une arme d'appui : { $figures }
note-dead-card = { $side } révèle une carte sans unité : { $unit }
note-dice-lost = Plus personne à toucher chez { $target-the } : { $dice } dés { $unit-of } sont perdus
note-does-not-move = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } sur place
note-moves-no-distance = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } sur place
note-does-not-slide = { $unit-The } ne { $unit-number ->
        [plural] glissent
       *[singular] glisse
    } pas
note-fires = { $unit-The } { $unit-number ->
        [plural] tirent
       *[singular] tire
    } sur { $target-the } ({ $salvo })
note-free-drop = Largage sans paiement : { $unit }
note-in-fire-zone = Aussi dans la zone de feu { $unit-of } : { $figures }
note-gives-way = { $other } prend la place de { $figure } chez { $unit-the }
note-repaired = { $figure } : un point de Structure rendu ({ $part })
note-fused = { $other } fusionne avec { $figure } chez { $unit-the }
note-killed-landing = Le pilote de { $figure } ne peut se poser en { $x-cm } { $y-cm } et meurt
note-match-ends = Points de victoire : { $pv }
note-no-action = Aucune action pour { $unit-the }
note-no-card-left = { $side } n'a plus de carte
note-no-commander = { $side } n'a pas de commandant
note-no-morale-test = Pas de test de Moral pour { $unit-the }
note-no-orders = Aucun ordre possible pour { $unit-the }
note-no-room = Pas de place pour { $unit-the }
note-no-template = Aucun gabarit : le test { $unit-of } échoue d'office
note-nobody-left = Plus personne : { $sides }
note-not-paid = Activation non payée : { $unit }, aucune action
note-part-destroyed = Détruit sur { $vehicle } : { $part }
note-passes-to-frame = { $vehicle } : plus rien à cette partie ({ $part }), le reste va au châssis
note-roof-destroyed = Le toit { $thing-of } n'est plus, ni son arme
note-routed = Déroute { $unit-of }
note-sabotaged = { $unit-The } { $unit-number ->
        [plural] sabotent
       *[singular] sabote
    } { $target-the }
note-snowy = La table compte comme enneigée : il y a de la glace
note-stands-up =
    { $figures ->
        [one] Un combattant { $unit-of } se relève
       *[other] { $figures } combattants { $unit-of } se relèvent
    }
note-stays-in-reserve = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } en réserve
note-stays-aboard = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } à bord
note-struck =
    { $hits ->
        [0] Aucun impact { $unit-of } sur { $target-the }
        [one] Un impact { $unit-of } sur { $target-the }
       *[other] { $hits } impacts { $unit-of } sur { $target-the }
    }
note-unit-eliminated = Unité éliminée : { $unit }
note-abandoned = { $vehicle } est abandonné
set-leader =
    { $raw ->
        [none] { "" }
       *[other] { $value } mène { $who-the }
    }
set-down =
    { $raw ->
        [true] { $who } est jeté à terre
       *[false] { $who } se relève
    }
set-captures = { $who } capture { $last }
set-without = Retiré de la table : { $value }
set-resonance =
    { $raw ->
        [none] Le cristal ne couvre plus { $who-the }
       *[other] { $value } couvre { $who-the }
    }
set-inside = { "" }
set-place =
    { $raw ->
        [reserve] En réserve : { $who }
        [section] En renfort : { $who }
        [aboard] { "" }
        [table] { "" }
       *[other] { "" }
    }
set-profile = { $who } est désormais : { $value }
marker-a-couvert = À couvert
marker-alerte = État d'alerte
marker-ecran = Formation écran
marker-genou = Genou à terre
marker-ejection = Éjection
marker-disorganised = Désorganisée
marker-engaged = Engagée
marker-dropped = Larguée ce tour
marker-rooted = Tenue sur place
gains-a-couvert = { $who-The } { $who-a } l'ordre À couvert
loses-a-couvert = { $who-The } n'{ $who-a } plus l'ordre À couvert
gains-alerte = { $who-The } { $who-a } l'ordre État d'alerte
loses-alerte = { $who-The } n'{ $who-a } plus l'ordre État d'alerte
gains-ecran = { $who-The } { $who-a } l'ordre Formation écran
loses-ecran = { $who-The } n'{ $who-a } plus l'ordre Formation écran
gains-genou = { $who-The } { $who-a } l'ordre Genou à terre
loses-genou = { $who-The } n'{ $who-a } plus l'ordre Genou à terre
gains-ejection = { $who-The } { $who-a } l'ordre Éjection
loses-ejection = { $who-The } n'{ $who-a } plus l'ordre Éjection
gains-disorganised = { $who-The } { $who-est } désorganisé{ $who-es }
loses-disorganised = { $who-The } n'{ $who-est } plus désorganisé{ $who-es }
gains-engaged = { $who-The } { $who-est } engagé{ $who-es }
loses-engaged = { $who-The } n'{ $who-est } plus engagé{ $who-es }
gains-fresh-cover = { "" }
loses-fresh-cover = { "" }
tells-moved-a4-dep-01 = Entrée { $who-of } : { $ends }
tells-moved-a4-dep-01-brief = Entrée { $who-of }, désormais { $where }
tells-moved-a4-mov-01 = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } : { $ends }
tells-moved-a4-mov-01-brief = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }
tells-moved-a4-mov-08 = Déplacement rapide { $who-of } : { $ends }
tells-moved-a4-mov-08-brief = Déplacement rapide { $who-of } de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }
tells-moved-a4-mov-11 = On écarte { $who-the } : { $ends }
tells-moved-a4-mov-11-brief = On écarte { $who-the }, désormais { $where }
tells-moved-a4-cond-02 = Glissade { $who-of } : { $ends }
tells-moved-a4-cond-02-brief = Glissade { $who-of } de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }
tells-moved-a4-cond-09 = { tells-moved-a4-cond-02 }
tells-moved-a4-cond-09-brief = { tells-moved-a4-cond-02-brief }
tells-placed-a4-dep-02 = Largage { $who-of } : { $ends }
tells-placed-a4-dep-02-brief = Largage { $who-of } { $where }
tells-placed-a4-dep-06 = Déploiement { $who-of } : { $ends }
tells-placed-a4-dep-06-brief = Déploiement { $who-of } { $where }
tells-placed-a4-gen-13 = Orientation { $who-of } : { $ends }
tells-placed-a4-gen-13-brief = Orientation { $who-of } { $where }
tells-placed-a4-ord-06 = Chute { $who-of } : { $ends }
tells-placed-a4-ord-06-brief = Chute { $who-of } { $where }
tells-placed-a4-abil-13 = Apparition { $who-of } : { $ends }
tells-placed-a4-abil-13-brief = Apparition { $who-of } { $where }
tells-placed-a4-scn-09 = Garnison du bunker, { $who-the } : { $ends }
tells-placed-a4-scn-09-brief = Garnison du bunker : { $who-the }
tells-spent-pc = { $who } dépense { $amount } PC : reste { $left }
tells-spent-pr = { $who } dépense { $amount } PR : reste { $left }
tells-spent-a4-act-05 = { $who } paie { $amount } PC pour activer { $unit-the } : reste { $left }
tells-spent-a4-act-15 = { $who } paie { $amount } PC pour rallier { $unit-the } : reste { $left }
tells-spent-a4-ctrl-10 = { $who } paie { $amount } PR pour { $unit-the } : reste { $left }
tells-spent-a4-ord-01 = { $who } paie { $amount } PC pour un ordre à donner, { $order } ({ $unit }) : reste { $left }
tells-spent-a4-ord-09 = { $who } paie { $amount } PC pour le feu à volonté { $unit-of } : reste { $left }
tells-spent-a4-ord-12 = { $who } paie { $amount } PC pour le tir décalé { $unit-of } : reste { $left }
tells-spent-a4-ord-13 = { $who } paie { $amount } PC pour relever { $unit-the } : reste { $left }
tells-spent-a4-pre-03 = { $who } paie { $amount } PC pour remettre sa première carte : reste { $left }
tells-spent-a4-pre-04 = { $who } paie { $amount } PC pour un sursis : reste { $left }
tells-spent-a4-pre-06 = { $who } paie { $amount } PC pour une activation supplémentaire : reste { $left }
tells-spent-a4-abil-13 = { $who } paie { $amount } PC pour la routine { $routine } ({ $unit }) : reste { $left }
tells-spent-a4-scn-13 = { tells-spent-a4-abil-13 }
tells-spent-a4-abil-16 = { $who } paie { $amount } PC pour une frappe, { $strike } : reste { $left }
tells-spent-a4-tac-05 = { $who } perd { $amount } PC du tour précédent : reste { $left }
tells-spent-a4-tac-09 = { $who } dépense sa mise de { $amount } PC : reste { $left }
tells-gained-a4-tac-03 = { $who } reçoit { $amount } PC : commandant { $commander }, unités { $units }
tells-gained-pc = { $who } ne paie rien pour la routine { $routine } ({ $unit })
tells-gained-pr = { $who } reçoit { $amount } PR ({ $source }) : { $left } en main
tells-scored = { $who } marque { $points } PV ({ $source }) : { $total } en tout
tells-scored-a4-setup-05 = { $who } a seul encore des unités et marque { $points } PV : { $total } en tout
tells-scored-a4-ctrl-07 = { $who } capture un objectif ({ $source }) et marque { $points } PV : { $total } en tout
tells-lost =
    { $boxes ->
        [0] Pertes { $unit-of }, { $lost } : reste { $left }
        [one] Un point de Structure perdu ({ $part }), { $who } : reste { $left }
       *[other] { $boxes } points de Structure perdus ({ $part }), { $who } : reste { $left }
    }
tells-revealed-a4-act-01 = { $who } révèle : { $cards }
tells-revealed-a4-tac-01 = { $commander } commande pour { $who }
roll-a4-shoot-08 = Tir { $unit-of } sur { $target-the } ({ $salvo }) : Précision { $accuracy } contre Portée { $range } ({ $distance-cm } cm)
roll-a4-shoot-21 = Relance { $unit-of } sur { $target-the }
roll-a4-dmg-01 = Dégâts sur { $target-the } : Pénétration { $penetration } contre Protection { $protection }
roll-a4-dmg-03 = Partie touchée de { $vehicle }
roll-a4-scn-06 = Partie touchée { $thing-of }
roll-a4-mel-03 = Mêlée { $unit-of } contre { $target-the } ({ $weapon }) : Précision { $accuracy } contre Combat { $combat }
roll-a4-act-11 = Moral { $unit-of } : { $morale } contre { $against }
roll-a4-tac-08 = Test d'autorité
roll-a4-tac-11 = Test d'autorité, de nouveau après une égalité
roll-a4-mov-10 = { $unit-The } { $unit-number ->
        [plural] passent
       *[singular] passe
    } sur { $target-the } : { $figures }
roll-a4-ind-06 = Direction de la déviation
roll-a4-cond-02 = Glissade { $unit-of }
roll-a4-cond-09 = Glissade { $unit-of } sur le lac
roll-a4-ord-05 = Direction de l'éjection depuis { $vehicle }
roll-a4-abil-16 = Frappe sur { $target-the } ({ $strike }) : Précision { $accuracy } contre Portée { $range }
roll-a4-cov-04 = Couvert { $unit-of }
roll-a4-ord-03 = Couvert amélioré { $unit-of }
roll-a4-abil-06 = Camouflage { $unit-of }
roll-a4-cond-01 = La nuit cache { $unit-the }
roll-a4-scn-04 = Le bunker couvre { $unit-the }
roll-a4-scn-11 = Le cristal couvre { $unit-the }
roll-a4-tran-04 = Qui survit chez { $unit-the }
result-a4-tac-08 = total { $modified }
result-a4-tac-11 = { result-a4-tac-08 }
result-a4-ind-06 = { $value } degrés vers la droite
result-a4-cond-02 = { result-a4-ind-06 }
result-a4-cond-09 = { result-a4-ind-06 }
result-a4-ord-05 = { result-a4-ind-06 }
result-a4-shoot-08 = impacts : { $value }
result-a4-shoot-21 = impacts en plus : { $value }
result-a4-dmg-01 = réussis : { $value }
result-a4-mel-03 = impacts : { $value }
result-a4-abil-16 = impacts : { $value }
result-a4-cov-04 = sauvegardes : { $value }
result-a4-ord-03 = sauvegardes : { $value }
result-a4-abil-06 = sauvegardes : { $value }
result-a4-cond-01 = sauvegardes : { $value }
result-a4-scn-04 = sauvegardes : { $value }
result-a4-scn-11 = sauvegardes : { $value }
result-a4-act-11 =
    { $value ->
        [0] raté
       *[other] réussi
    }

## Refusals
no-already-given = Ordre déjà donné, { $order } : { $unit }
no-armour-only = Réservé aux blindés
no-infantry-only = Réservé à l'infanterie
no-bound-to-its-place = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } sur place : feu à volonté
no-engaged = { $unit-The } { $unit-number ->
        [plural] sont
       *[singular] est
    } au contact d'ennemis
no-engaged-at-start = { $unit-The } { $unit-number ->
        [plural] étaient
       *[singular] était
    } au contact au début de l'activation
no-disorganised = Désorganisation { $unit-of }
no-was-on-the-ground = Plus de la moitié { $unit-of } était à terre
no-fighters-only = Une arme à projection vise des combattants, pas { $target-the }
no-has-fired = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } tiré : pas d'état d'alerte
no-has-moved = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } bougé
no-must-fire = Ce qui peut tirer doit tirer : choisissez parmi { $salvos }
no-no-heroic-pilot = Aucun pilote héroïque chez { $unit-the }
no-no-ejection-order = Aucun ordre d'Éjection n'a été donné
no-no-place = Aucune place libre à 10 cm du commandant
no-no-target = Il n'y a personne à viser
no-no-weapon = Rien pour tirer chez { $unit-the }
no-no-weapon-left = Plus d'arme en état chez { $unit-the }
no-nobody-else-has-cards = Personne d'autre n'a de carte : rien ne serait retardé
no-nobody-lost = Aucune perte chez { $unit-the }
no-nobody-to-strike = Il n'y a personne à frapper
no-not-controlled = Vous ne contrôlez pas ce point de largage
no-not-enough-pc = Pas assez de PC : il en manque { $excess }
no-not-enough-pr = Pas assez de PR : il en manque { $excess }
no-not-now = Pas à ce moment
no-not-seen = { $unit-The } ne { $unit-number ->
        [plural] voient
       *[singular] voit
    } pas { $target-the }
no-nothing-damaged = Rien à réparer chez { $unit-the }
no-nothing-to-fuse = Pas deux blindés d'un type qui fusionne chez { $unit-the }
no-once-a-turn = Ce surveillant l'a déjà lancée ce tour
no-once-an-activation = Une fois par activation seulement
no-one-card-only = Il ne reste qu'une carte
no-only-after-a-delay = Seulement au tour qui suit un sursis
no-twice-in-a-row = Pas deux sursis de suite
no-out-of-reach = { $target-The } { $target-number ->
        [plural] sont
       *[singular] est
    } hors d'allonge de l'arme
no-too-far = C'est trop loin
no-special-weapons-apart = Le tir décalé est pour les unités à armes spéciales
no-one-type-of-special = Une garnison tire avec un seul type d'arme spéciale par tir
no-after-a-rapid-move = Pas après un déplacement rapide
no-rapid-move-this-turn = Le transport a fait un déplacement rapide ce tour
no-combat-move-only = Seulement après un déplacement de combat
no-no-rapid-move = Pas de déplacement rapide pour cette unité maintenant
no-dropped-this-turn = Largage { $unit-of } ce tour
no-not-paid = Activation non payée : { $unit }
no-everyone-once = Chaque figurine est dite une fois
no-everyone-or-nobody = Tous embarquent ou personne
no-does-not-fit = Il n'y a pas la place pour tous
no-foot-soldiers-only = Seuls des fantassins embarquent
no-not-at-contact = Tous les membres ne sont pas au contact du transport
no-not-at-the-hull = Le chemin part du bord du transport
no-no-room-to-leave = Pas de place pour descendre
no-no-room-to-drop = De la place pour { $most } des { $given } membres { $unit-of } dans le cercle du point de largage : entrez par un autre chemin, ou restez en réserve
no-bid-too-large = { $bid } PC, c'est trop : { $most } au plus, avec { $pc } PC en main et un commandant de Grade { $grade }
no-no-room = Il n'y a pas la place
no-no-free-place = Il n'y a pas de place libre
no-not-by-a-drop = Qui en transporte d'autres ne vient pas par largage
no-not-by-the-zone = Le chemin ne part pas de la zone
no-outside-the-zone = Une figurine est hors de la zone
no-outside-the-circle = Un socle n'est pas tout entier à 10 cm du point de largage
no-not-wholly-on-the-table = Un socle n'est pas tout entier sur la table
no-not-on-the-table = Ce n'est pas sur la table
no-off-the-table = C'est hors de la table
no-impassable = Quelque chose d'infranchissable est là
no-immobilised = Propulsion détruite chez { $unit-the } : pas de mouvement
no-out-of-formation = Un membre serait à plus de 10 cm de son leader
no-bases-overlap = Deux socles se chevaucheraient
no-on-a-wall = Personne ne finit sur un muret
no-through-a-wall = Le chemin traverse { $piece-the }
no-through-a-unit = Le chemin traverse { $blocked-the }
no-too-wide = Plus de la moitié du Mouvement en un saut
no-not-straight = Un saut est une seule ligne droite
no-by-the-door = On entre et sort par la porte
no-garrison-stays = La garnison ne quitte jamais son bunker
no-secured = Le bunker est sécurisé : seule sa porte arrière peut être sabotée
no-no-sapper-at-contact = Aucun artificier au contact
no-too-far-apart = Les deux unités sont à plus de 10 cm l'une de l'autre
no-no-alert-order = Pas d'état d'alerte pour { $unit-the }
no-mover-gone = L'unité qui a bougé n'est plus là
no-mover-not-in-sight = { $unit-The } ne { $unit-number ->
        [plural] voient
       *[singular] voit
    } pas qui a bougé
no-not-placements = Cela ne nomme pas de places pour des figurines
no-placed-not-moved = Ici on pose les figurines, on ne les déplace pas
no-not-a-path = Ce n'est pas un chemin
no-not-a-facing = Ce n'est pas une orientation
no-not-of-the-unit = Cette figurine n'est pas de l'unité

## The scene
scene-line-movement = Mouvement
scene-line-morale = Moral
scene-line-combat = Combat
scene-line-protection = Protection
scene-line-officer = Grade · Autorité · PC
scene-line-cost = PA
scene-part-propulsion = Propulsion
scene-part-frame = Châssis
scene-part-body = Corps
scene-part-roof = Toit
scene-part-whole = Structure
scene-fate-propulsion = immobilisé
scene-fate-frame = détruit
scene-fate-weapon = hors de combat
scene-line-occupants = Dedans ou dessus
scene-line-control = Contrôle, à chaque tour
scene-line-capture = Capture, une fois
scene-line-captured = Capturé
scene-line-near = Figurines proches
scene-zone-access = Zone d'accès
scene-zone-deployment = Zone de déploiement
scene-scenery-bunker = Bunker
scene-scenery-container = Container
scene-scenery-crystal = Cristal
scene-scenery-low-wall = Muret
scene-scenery-nanogenerator = Nanogénérateur
scene-scenery-objective = Objectif
scene-scenery-drop = Point de largage
scene-scenery-open = ouvert
scene-scenery-closed = fermé
scene-score-pc = Points de commandement
scene-score-pr = Points de renfort
scene-score-pv = Points de victoire
scene-score-cards = Cartes
scene-short-pc = PC
scene-short-pr = PR
scene-short-pv = PV
scene-short-cards = Cartes
scene-phase-tactical = Phase tactique
scene-phase-activation = Activation
scene-phase-control = Phase de contrôle
scene-ability-relay = Relais
scene-ability-camouflage = Camouflage
scene-ability-rocket-jump = Rocket Jump
scene-ability-stability = Stabilité
scene-ability-nerves-of-steel = Nerfs d'acier
scene-ability-heroic-pilot = Pilote héroïque
scene-ability-fear = Peur
scene-ability-sapper = Artificier
scene-ability-overseer = Surveillant
scene-ability-twin-arms = Bras jumelés
scene-ability-karman = Karman
mistake-situation-no-entry = il n'y a pas d'entrée { $id }
mistake-situation-no-book-unit = { $book } n'a pas d'unité { $unit } ; il y a : { $known }
mistake-situation-places = { $places } emplacements pour { $count } figurines
mistake-situation-no-room = il n'y a de place que pour { $count } figurines

## Words, forecasts, bookkeeping
set-open = { "" }
role-vehicle = blindé
    .gender = m
role-hero = héros
    .gender = m
ask-set-down = Où se tiennent les rescapés de { $unit } ?
did-board = { "" }
did-eject = { "" }
did-fuse = { "" }
did-leave = { "" }
did-projection-target = { "" }
did-repair = { "" }
did-replaced = { "" }
did-return = { $answer } revient chez { $unit-the }
did-set-down = { "" }
did-shift = { "" }
did-strike-target = { $side } appelle une frappe sur { $answer }
did-strikers = { "" }
did-sweep = { "" }
did-sweep-dice = { $answer } dés pour { $target }
opt-split = Tir décalé (1 PC)
opt-strike-of = frappe d'artillerie : { $what }
opt-fight-of = combattre { $what }
opt-break-of = briser { $what }
opt-sabotage-of = saboter { $what }
opt-access-of = { $what }
opt-deploy-of = { $what }
opt-drop-of = largage : { $what }
opt-ride-of = à bord de { $what }
opt-stay = rester
opt-turn = tourner
opt-toward-of = vers { $what }
opt-charge-of = charger { $what }
opt-over-of = rouler sur { $what }
opt-cover = se mettre à couvert
opt-back = se replier
opt-mounted = arme du bunker
opt-weapon3 = arme 4
word-draw = personne
word-tactical = tactique
word-activation = activation
word-control = contrôle
word-before = avant le mouvement
word-after = après le mouvement
word-alert = en alerte
word-propulsion = propulsion
word-frame = châssis
word-body = corps
word-roof = toit
word-whole = structure
word-weapon = arme
word-weapon0 = arme 1
word-weapon1 = arme 2
word-weapon2 = arme 3
word-weapon3 = arme 4
word-a-couvert = À couvert
word-ejection = Éjection
word-alerte = État d'alerte
word-ecran = Formation écran
word-genou = Genou à terre
word-transfer = Transfert
word-dash = Ruée
word-hyper-nanonucleus = Hyper nanonoyau
word-reconstruction = Reconstruction
word-repair = Réparation
word-fusion = Fusion
word-creation = Création
marker-fresh-cover = À couvert, dès la fin de l'activation
marker-commander = commandant
marker-down = à terre
marker-immobile = immobilisé
marker-damaged = endommagé
marker-weapon-lost = arme détruite
no-obstacle = Le chemin traverse { $piece }
short-pc = il manque { $amount } PC
short-pr = il manque { $amount } PR
short-places = il manque { $amount } places
set-commander =
    { $raw ->
        [none] { "" }
       *[other] Commandant pour { $who } : { $value }
    }
set-shown =
    { $raw ->
        [none] { "" }
       *[other] { $who } montre sa carte : { $last }
    }
set-weapon = { "" }
set-strikes = { "" }
set-routines = { "" }
set-delayed =
    { $raw ->
        [true] { $who } prend un sursis
       *[false] { "" }
    }
set-carrier =
    { $raw ->
        [none] { "" }
       *[other] { $who-The } monte{ $who-nt } dans { $value }
    }
set-hurt = { "" }
set-z = { "" }
set-figures = { "" }
set-parts = { "" }
set-side = { "" }
set-garrison = { "" }
set-cards = { "" }
set-round = Tour { $value }
set-phase = Phase : { $value }
set-active = { $value } joue
set-pv = { $who } a { $value } PV
forecast-salvo = Tir { $unit-of } sur { $target-the } ({ $salvo })
forecast-melee = Mêlée { $unit-of } contre { $target-the }
forecast-move = Si { $unit-the } s'y { $unit-number ->
        [plural] rendent
       *[singular] rend
    }
forecast-alert = Tir d'alerte { $unit-of } sur { $target-the }
forecast-crush = De l'infanterie sous { $unit-the }
forecast-flame = Projection { $unit-of } sur { $target-the } ({ $salvo })
forecast-bid = { $bid } PC misés, { $other } par les autres
counted-losses = figurines perdues
counted-boxes = points de Structure perdus
counted-own-losses = figurines perdues de votre camp
counted-own-boxes = points de Structure perdus de votre camp
counted-disorganised = désorganisée
event-disorganised = désorganisée
counted-destroyed = anéantie
event-destroyed = anéantie
counted-down = jetés à terre
counted-deviates = dévie
event-deviates = le gabarit dévie
counted-authority = autorité
event-authority = autorité remportée
no-no-place-beside = Il n'y a pas de place à côté du commandant
roll-a4-shoot-08-needs = Tir { $unit-of } sur { $target-the } ({ $salvo }) : Précision { $accuracy } contre Portée { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm), écart { $difference }
roll-a4-dmg-01-needs = Dégâts sur { $target-the } : Pénétration { $penetration } contre Protection { $protection }, écart { $difference }
roll-a4-mel-03-needs = Mêlée { $unit-of } contre { $target-the } ({ $weapon }) : Précision { $accuracy } contre Combat { $combat }, écart { $difference }
roll-a4-act-11-needs = Moral { $unit-of } : { $morale } contre { $against }

## La partie guidée
guide-welcome = Les bleus sont à vous : une escouade de fusiliers avec un lieutenant, et un marcheur. Deux escouades ennemies se tiennent de l'autre côté de la cour. On joue un tour. À la fin, l'objectif au milieu rapporte 4 points de victoire (PV) à qui a le plus de fantassins à moins de 10 cm : les blindés percent, mais seules les bottes tiennent le terrain. Tout numéro de règle, comme celui qui accompagne une question, ouvre sa règle.
guide-commander = L'officier du plus haut Grade commande ce tour. Il donne des points de commandement (PC) ; personne d'autre ne voit votre choix avant le test d'autorité.
guide-sequence = Une carte par unité, face cachée, en ligne : vos unités agissent dans cet ordre, et l'ennemi ne le voit pas. Mettez en premier qui doit agir en premier. Les fusiliers ont l'objectif à atteindre ; le marcheur leur ouvre la voie s'il passe devant.
guide-bid = Les deux camps misent en secret. On additionne un dé, l'Autorité du commandant et la mise ; le plus haut total dit qui commence. La mise est dépensée, et chaque unité sans officier coûte 1 PC à activer : ne misez pas tout.
guide-first-player = Vous avez gagné le test : à vous de dire qui commence. Le premier tire le premier ; le dernier a le dernier mot sur l'objectif.
guide-option = Retournez votre première carte et son unité agit. Contre des PC, on peut remettre la carte plus loin, retarder, ou jouer deux cartes de suite.
guide-which-card = Deux cartes sont retournées : dites quelle unité passe d'abord.
guide-activate = Plusieurs unités partagent cette carte : n'importe laquelle peut agir.
guide-pay = Une unité sans officier coûte 1 PC à activer. Si vous ne payez pas, elle ne fait rien de ce tour.
guide-action = Un mouvement de combat laisse l'unité tirer avant ou après. Un mouvement rapide va deux fois plus loin, mais personne ne tire, sauf à charger au contact pour frapper.
guide-salvo = Chaque arme tire une fois, avant le mouvement ou après. Les barres montrent combien d'ennemis tomberaient : les chances sont exactes. Pour bouger d'abord, ne choisissez pas d'arme maintenant.
guide-target = Quiconque se trouve dans la zone de tir dessinée sur la table peut être touché, les vôtres aussi (cerclés de rouge). La Portée se compte de chef à chef, un de plus tous les 10 cm.
guide-confirm-fire = Les vôtres se tiennent dans la zone de tir. Les impacts tombent sur les plus proches, quels qu'ils soient.
guide-fire-at-will = Pour 1 PC l'unité peut relancer un dé manqué de la prochaine salve, mais reste sur place ce tour.
guide-a4-shoot-08 = Les dés sont tombés : toucher, puis couvert, puis dommages. Chaque jet reste au journal avec ses faces, ce qu'il fallait et la règle qui le demande.
guide-a4-mel-03 = Fer contre fer : toucher contre le Combat, puis les dommages. L'ennemi frappera lors de sa propre activation.
guide-move = Faites glisser le chef : les autres suivent en formation. Le sol ombré est tout ce qu'il peut atteindre. Finissez à moins de 10 cm de l'objectif et derrière quelque chose ; rien n'est définitif avant de confirmer.
guide-melee = Quelqu'un est au contact : on peut frapper un ennemi, ou briser un décor.
guide-strikers = Dites qui frappe.
guide-order = Un ordre coûte 1 PC et dure jusqu'à la prochaine activation : À couvert tire plus du couvert qu'on a, l'Alerte tire sur un ennemi qui bouge, Genou à terre laisse passer au-dessus les tirs destinés à d'autres.
guide-alert-fire = Un ennemi a bougé devant une unité en alerte : elle peut tirer maintenant, hors de son tour.
guide-leader = Le chef est tombé. Choisissez qui prend sa place : les portées et la formation se comptent à partir de lui.
guide-rally = Une unité qui a perdu courage ne fait rien. 2 PC la remettent en ordre.
guide-everybody-up = Plus de la moitié est à terre : pour 1 PC tous se relèvent et agissent quand même.
guide-weapon-hit = Le coup a trouvé une arme du véhicule : choisissez laquelle.
guide-weapon-lost = Chaque arme que les deux blindés avaient perdue en éteint une du nouveau : choisissez lesquelles.
guide-nearest = Deux sont à la même distance : choisissez qui est touché.
guide-container = Une escouade au contact d'un container peut l'ouvrir ou le fermer : on entre dans un container ouvert.
guide-recruit = Les points de renfort (PR) achètent les unités gardées en arrière : 1 PR par PA. Elles arrivent au tour suivant.
guide-enter = Les unités en réserve entrent par votre zone, ou par un point de largage que vous contrôlez.
guide-enter-deploy = Cliquez l'endroit où doit se tenir le chef : les autres se rangent autour de lui. Un fantôme rouge dit quelle règle l'interdit.
guide-enter-access = { guide-enter-deploy }
guide-enter-drop = { guide-enter-deploy }
guide-alert-salvo = { guide-alert-fire }
guide-over = C'était un tour entier : cartes, autorité, tir, et des bottes sur l'objectif. « Revoir » le montre de nouveau ; « Jouer », en page d'accueil, propose six tables plus grandes.
scenario-first-fight = Un premier combat

# == books, lists, missions ==

## Missions
scenario-reference = Mission de référence
scenario-concorde = Place de la concorde
scenario-bunker = Tenir le bunker
scenario-ice = Percée sur la glace
scenario-night = Raid de nuit
word-mission-reference = Mission de référence
word-mission-concorde = Place de la concorde
word-mission-bunker = Tenir le bunker
word-mission-ice = Percée sur la glace
word-mission-night = Raid de nuit
word-table-depot = Dépôt
word-table-concorde = Place de la Concorde
word-table-bunker-line = Ligne des bunkers
word-table-ice-shelf = Banquise
word-table-crystal-field = Champ de cristaux
word-table-frozen-lake = Lac gelé
word-night = nuit
word-clear = aucune
zone-south = Zone sud
zone-north = Zone nord
zone-west = Zone ouest
zone-east = Zone est
zone-ridge = La crête
zone-eastern-third = Le tiers est
zone-middle-band = La bande du milieu

## Pièces
piece-bunker = bunker
    .gender = m
piece-container = container
    .gender = m
piece-crystal = cristal
    .gender = m
piece-low-wall = muret
    .gender = m
piece-nanogenerator = nanogénérateur
    .gender = m
piece-wall = mur
    .gender = m
piece-crates = caisses
    .gender = f
    .number = plural
piece-rock = rocher
    .gender = m
piece-hull = épave
    .gender = f
piece-mast = mât
    .gender = m
piece-ruin = ruine
    .gender = f
piece-thicket = fourré
    .gender = m
piece-drift = congère
    .gender = f
piece-water = eau
    .gender = f
piece-chasm = gouffre
    .gender = m
piece-pack-ice = banquise
    .gender = f
piece-frozen-lake = lac gelé
    .gender = m

## Mise en place
ask-assault-group = Quelles unités forment votre groupe d'assaut ? { $allowance } PA au plus ; les autres viennent en renfort.
ask-garrison = Quelle unité commence dans { $bunker-the } ? Elle y reste.
ask-place-scenery = Où posez-vous { $kind-the } ? Dans votre moitié, à 10 cm au moins de tout objectif.
did-assault-group = Groupe d'assaut de { $side } : { $answer }
did-garrison = { $raw ->
    [none] { $side } laisse { $bunker-the } vide
   *[other] Dans { $bunker-the } au début : { $answer }
  }
did-place-scenery = { $side } pose { $kind-the } : { $answer }
none-garrison = personne
note-agreed = Convenu : { $mission }, { $points } PA, { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } ; table : { $table } ; conditions : { $conditions }
note-role-of = { $side } : { $role }, { $allowance } PA d'unités d'assaut au plus
note-ends = { $target ->
    [0] Le combat s'arrête après le tour { $turns } ; { $max-pv } PV au plus
   *[other] Le combat s'arrête à { $target } PV ou après le tour { $turns } ; { $max-pv } PV au plus
  }
note-group-shown = { $side } commence avec { $assault } unités pour { $spent } PA sur { $allowance } ; { $kept } PA suivent en renfort
note-no-garrison = { $side } laisse { $bunker-the } vide
note-no-room-for-piece = Pas de place dans la moitié de { $side } pour { $kind-the }

## Cartes d'un livre
family-fantassins = Fantassins, rang
family-appui = Unité d'appui, rang
family-vehicule = Véhicule, rang
family-marcheur = Marcheur de combat, rang
family-transport = Transport, rang
card-size = Taille
card-profile = Mouvement · Moral · Combat · Protection
card-structure = Structure : propulsion / châssis / chaque arme
card-strength = Effectif, standard-maximal
card-price = Pièce, PA
card-unit-price = L'unité en plus, PA
card-capacity = Places à bord
card-special = Armes spéciales à partir de l'effectif
card-command = Grade · Autorité · PC
card-joins = Rejoint
card-drives = Pilote
card-origin = Origine des valeurs
ability-relay = Relais
ability-camouflage = Camouflage
ability-rocket-jump = Rocket Jump
ability-stability = Stabilité
ability-nerves-of-steel = Nerfs d'acier
ability-heroic-pilot = Pilote héroïque
ability-fear = Peur
ability-sapper = Artificier
ability-twin-arms = Bras jumelés
ability-overseer = Surveillant
ability-karman = Karman

## Ce qui ne va pas dans une liste
no-other-book = { $unit } (entrée { $number }) est du livre { $other }, pas de { $book }
no-no-such-unit = Le livre { $book } n'a pas d'unité { $unit } (entrée { $number }) ; il a : { $known }
no-strength-too-large = { $unit } (entrée { $number }) : { $given } membres, { $most } au plus
no-strength-too-small = { $unit } (entrée { $number }) : { $given } membres, { $least } au moins
no-no-such-special = { $unit } (entrée { $number }) n'a pas d'arme spéciale { $weapon } ; sa carte a : { $known }
no-too-many-special = { $unit } (entrée { $number }) : { $given } armes spéciales, { $most } au plus
no-special-for-larger = { $unit } (entrée { $number }) : { $given } armes spéciales, { $most } au plus à l'effectif { $strength } ; pour { $given } il faut { $needed } membres
no-hero-is-leader = { $unit } (entrée { $number }) est un héros et se mène lui-même : pas d'officier de Grade { $grade }
no-grade-not-for-unit = { $unit } (entrée { $number }) n'a pas d'officier de Grade { $grade } ; elle peut avoir : { $known }
no-no-such-hero = { $unit } (entrée { $number }) : le livre n'a pas de héros { $hero } ; il a : { $known }
no-hero-not-with = { $hero } ne va ni avec { $unit } ni dedans (entrée { $number }) ; il va avec : { $known }
no-two-leaders = { $unit } (entrée { $number }) est menée par { $hero } : un officier de Grade { $grade } en plus est de trop
no-nobody-left = { $unit } (entrée { $number }) : sur { $given } membres, il n'en reste aucun pour mener
no-garrison-of-infantry = Seule l'infanterie tient un bunker, pas { $unit }
no-hero-twice = { $hero } est { $given } fois dans la compagnie, une fois au plus
no-no-units = Une compagnie a au moins une unité
no-section-empty = La section { $section } n'a aucune unité
no-section-too-large = Section { $section } : { $given } unités, { $most } au plus
no-no-place-ever = Section { $section } : le modèle du livre n'a pas de place pour { $unit }
no-section-no-place = Section { $section } : plus de place pour { $units } ; encore libre : { $free }
no-place-not-filled = Section { $section } : la place { $place } doit être prise ({ $wants })
no-section-not-full = La section { $section } n'est pas pleine ({ $wants }) : la section { $next } ne peut pas encore être ouverte
no-two-grade-5 = { $given } officiers de Grade 5 dans l'armée, { $most } au plus
no-two-grade-4 = Section { $section } : { $given } officiers de Grade 4, { $most } au plus
no-game-too-large = Des forces de { $given } PA, { $most } au plus
no-too-expensive = La liste vaut { $total } PA pour { $points } permis : { $excess } PA de trop
no-assault-too-large = Groupe d'assaut ({ $role }) à { $points } PA : { $given } PA pour { $most } permis, { $excess } PA de trop
no-no-assault-group = Aucune unité dans le groupe d'assaut ({ $role }) : nommez-en, { $most } PA au plus
no-no-bunker-for-garrison = { $given } unités prévues pour un bunker ({ $units }), et { $most } bunkers pour ce camp
no-no-room-inside = { $bunker } a de la place pour { $most } membres de { $unit }, pas pour { $given }
no-piece-off-table = { $kind-The } dépasserait du bord de la table
no-no-point = Ce n'est pas un point de la table : { $given }
no-not-your-half = { $kind-The } se pose dans la moitié de table de son propriétaire
no-near-objective = { $kind-The } se pose à 10 cm au moins de tout objectif ; { $objective } est plus près
no-on-a-piece = Quelque chose gêne { $kind-the } : { $piece }
hint-strength-at-most = prenez moins de membres
hint-strength-at-least = prenez plus de membres
hint-infantry-garrison = donnez le bunker à une unité d'infanterie
hint-one-book = une compagnie est d'un seul livre
hint-choose-from-book = choisissez un nom du livre
hint-choose-from-card = choisissez une arme de sa carte
hint-more-members = prenez plus de membres, ou moins d'armes spéciales
hint-fewer-special = prenez moins d'armes spéciales
hint-no-officer = retirez l'officier
hint-other-grade = choisissez un de ces Grades
hint-choose-hero = choisissez un de ces héros
hint-other-unit = mettez-le ailleurs
hint-hero-once = gardez-le une fois
hint-add-unit = ajoutez une unité
hint-drop-section = retirez la section
hint-another-section = mettez-en dans une autre section
hint-fill-place = ajoutez une telle unité à la section
hint-fill-first = remplissez d'abord la section, ou déplacez-y des unités
hint-lower-grade = donnez aux autres un Grade inférieur
hint-smaller-game = convenez d'une partie plus petite
hint-spend-less = retirez des unités, des membres ou des armes
hint-move-to-reinforcement = laissez des unités en renfort
hint-name-assault = nommez des unités pour le groupe d'assaut
hint-no-garrison = retirez `garrison` de la liste pour cette mission

## Ce qui ne va pas dans un livre, une table ou une mission
mistake-all-grades = A4-FORCE-03 : un livre a des officiers de Grade 1 à 5, dans l'ordre ; donné : { $given }
mistake-twice-in = { $id } figure deux fois dans { $part }
mistake-section-places = A4-FORCE-03 : une section a de 1 à { $most } places, pas { $given }
mistake-first-place = A4-FORCE-03 : la première place d'une section est obligatoire
mistake-place-for-nobody = A4-FORCE-03 : aucune unité du livre ne va à cette place
mistake-area-missing = { $rule } : une arme à tir indirect ou à projection veut `area_cm`
mistake-area-of-another = A4-GEN-10 : une arme de type { $kind } n'a pas d'aire d'effet
mistake-reach-of-another = A4-ABIL-02 : seule une arme à projection a une allonge, pas une arme de type { $kind }
mistake-special-melee = A4-ABIL-05 : une arme de mêlée n'est jamais spéciale
mistake-no-weapon-ability = aucune capacité d'arme ne s'appelle { $ability } ; il y a : { $known }
mistake-ability-of-another = { $rule } : { $ability } va aux armes de type { $kinds }, pas { $kind }
mistake-no-weapon-of-book = A4-GEN-10 : le livre n'a pas d'arme { $weapon }
mistake-not-special = A4-ABIL-05 : { $weapon } n'est pas marquée `special: true`
mistake-special-limit = A4-ABIL-05 : armes spéciales et `special_max` vont ensemble
mistake-no-ability = aucune capacité ne s'appelle { $ability } ; il y a : { $known }
mistake-armour-structure = A4-DMG-03 : un blindé a des points de Structure en propulsion et en châssis
mistake-infantry-structure = A4-DMG-02 : à pied, seul un héros a des points de Structure, et ils sont dans le châssis
mistake-size-of-family = A4-GEN-08 : la Taille { $size } ne va pas avec la famille { $family }
mistake-no-weapons = A4-GEN-10 : une unité a au moins une arme
mistake-capacity-of-transports = A4-TRAN-01 : les transports ont une capacité, et eux seuls
mistake-arc-missing = A4-GEN-13 : { $weapon } est montée sur un véhicule ou un transport et ne dit pas son `arc_degrees`
mistake-no-arcs-here = A4-GEN-12 : une unité de la famille { $family } voit tout autour d'elle, { $weapon } n'a pas d'arc
mistake-weapon-twice = A4-ABIL-15 : { $weapon } figure deux fois ; seuls les deux bras d'une armure de rang 3 portent la même arme
mistake-twin-arms = A4-ABIL-15 : les bras jumelés vont aux armures de rang 3 qui ont deux armes de tir
mistake-strengths = A4-GEN-09 : un maximum de { $most } est inférieur à l'effectif standard de { $standard }
mistake-formation-too-large = A4-GEN-11 : { $figures } membres ne tiennent pas à 10 cm de leur leader
mistake-strength-of-limit = A4-ABIL-05 : l'effectif { $strength } est hors de ce que l'unité peut avoir
mistake-fusion = A4-ABIL-13 : { $unit } fusionne en { $other } : un blindé du livre, d'un rang de plus
mistake-creation = A4-ABIL-13 : seul un blindé de rang 1 se crée
mistake-routines-only = A4-ABIL-13 : seulement dans un livre avec `routines: true`
mistake-no-strike = A4-ABIL-16 : le livre n'a pas de frappe d'artillerie { $strike }
mistake-hero-alone = A4-ABIL-17 : un héros est un fantassin d'effectif 1
mistake-hero-with = A4-ABIL-17 : { $part } nomme { $unit }, qui n'est pas une telle unité du livre
mistake-pilot = A4-ABIL-10 : qui conduit un véhicule a heroic_pilot, et personne d'autre
mistake-hero-command = A4-TAC-01 : un héros officier a Grade, Autorité et PC, tous les trois
mistake-no-unit-of-book = { $path } : le livre { $book } n'a pas d'unité { $unit }
mistake-not-destructible = A4-SCN-01 : { $id }, { $kind }, ne peut pas être détruit : il n'y a pas de Protection pour lui
mistake-piece-without-outline = { $kind } : attendu `at`, `from` et `to`, ou une `shape`
mistake-mission-lacks = A4-SETUP-01 : { $path } ne définit pas { $what } ; une mission définit : { $fields }
mistake-no-way-in = A4-SETUP-01 : { $path } : le camp { $seat } n'a ni zone d'accès ni zone de déploiement
mistake-number-of-roles = A4-FORCE-04 : { $path } a des rôles pour { $roles } et prend { $sides } camps
mistake-max-pv = A4-SETUP-01 : { $path } dit max_pv { $given }, ses lieux et ses tours font { $reckoned }
mistake-off-table = A4-SETUP-01 : { $path } : { $at } n'est pas sur la table { $table }
mistake-no-bunker-there = A4-SCN-09 : { $path } : il n'y a pas de { $bunker } sur la table { $table }
mistake-table-of-another = { $mission } ne se joue pas sur { $table } ; elle se joue sur : { $known }

# == batailles d'une campagne ==
ask-storm = La tempête souffle. Quelle unité ennemie emporte-t-elle ?
did-storm = { $side } livre { $answer } à la tempête
ask-use-bonus = { $unit } a des dés ratés ou des impacts à parer ({ $failed }). Employer son expérience maintenant ?
none-use-bonus = La garder
did-use-bonus = { "" }
ask-retreat = Sonnez-vous la retraite ? Toutes vos unités sur le champ de bataille sont perdues.
none-retreat = Pas de retraite
did-retreat = { "" }
opt-use = l'employer
opt-retreat = retraite
marker-on-the-run = À la course
note-frozen = { $unit } : immobile dans la vague de froid
tells-changed-a4-war-18 = { "" }
tells-changed-a4-war-19 = { $figure } est dans l'eau et peut revenir après la bataille
no-thaw = Pas de déplacement rapide pendant le dégel
no-too-dim = Par ce temps nul ne tire au-delà de 40 cm
no-campaigns-only = Expérience, avaries, fournitures et décors donnés sont réservés aux compagnies d'une campagne
no-missing-members = Les membres absents doivent être de l'unité, et il doit en rester : { $given }
no-hurt-members = Les avaries de { $figure } ne vont pas avec sa Structure
no-no-report = Un rapport dit qui a gagné, les PV et PR de chaque camp ({ $sides }), qui a battu en retraite, et ce que chaque unité est devenue
no-no-points = Un rapport dit les { $purse } de chaque camp : { $sides }
no-more-pv-than-there-are = { $side } ne peut avoir { $given } PV : la mission en offre { $most } au plus
no-unit-not-told = Le rapport ne dit pas où est { $unit }
no-unit-not-sent = { $unit } n'était pas de cette bataille
no-more-lost-than-sent = { $unit } ne peut avoir perdu { $lost } : l'effectif venu est de { $strength }
no-lost-unit-kept = { $unit } : { $lost } pertes sur { $strength } ne vont pas avec { $place }
no-drowned-not-lost = { $unit } : qui est dans l'eau compte parmi les pertes
no-hurt-not-there = { $unit } : seuls les véhicules restants ont des avaries, jamais plus que leur Structure
hint-leave-out = retirez-les
mistake-campaign-sides = une bataille de campagne a rôles et entrées pour chaque camp : { $roles } et { $zones } pour { $lists }
mistake-campaign-no-way-in = chaque camp d'une bataille de campagne a une entrée
opt-thaw = dégel
opt-dog-weather = temps de chien
opt-cold-wave = vague de froid
word-mission-chasm-1 = La fente
word-table-chasm-1 = La fente
word-mission-chasm-2 = Failles bleues
word-table-chasm-2 = Failles bleues
word-mission-frozen-lake-1 = Lac miroir
word-table-frozen-lake-1 = Lac miroir
word-mission-frozen-lake-2 = Lacs jumeaux
word-table-frozen-lake-2 = Lacs jumeaux
word-mission-night-1 = Dépôt obscur
word-table-night-1 = Dépôt obscur
word-mission-night-2 = Porte sans lumière
word-table-night-2 = Porte sans lumière
word-mission-pack-ice-1 = Le grand floe
word-table-pack-ice-1 = Le grand floe
word-mission-pack-ice-2 = Floes brisés
word-table-pack-ice-2 = Floes brisés
word-mission-snow-1 = Épaule blanche
word-table-snow-1 = Épaule blanche
word-mission-snow-2 = Vallée des congères
word-table-snow-2 = Vallée des congères
word-mission-water-1 = Chenaux de fonte
word-table-water-1 = Chenaux de fonte
word-mission-water-2 = Fjord gris
word-table-water-2 = Fjord gris
tells-gained-a4-war-08 = Un espion apporte { $amount } PC de plus : { $who }, { $left } maintenant
tells-gained-a4-war-13 = Les unités qui ont l'initiative apportent { $amount } PC de plus : { $who }, { $left } maintenant

## Le formulaire d'un rapport
scene-form-pr = Points de renfort restants
scene-form-retreated = Qui a sonné la retraite ?
scene-form-place = Où elle a fini
scene-form-table = sur la table
scene-form-aboard = dans un transport
scene-form-reserve = en réserve
scene-form-section = jamais recrutée
scene-form-lost = Perdus
scene-form-drowned = Dont dans l'eau
scene-form-hurt = Structure perdue
scene-form-weapon = arme
