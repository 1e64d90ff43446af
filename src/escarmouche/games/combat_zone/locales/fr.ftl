### Les phrases de Combat Zone. Licence : CC BY 4.0.

## Camps et scénarios
side-one = Camp un
    .gender = m
side-two = Camp deux
    .gender = m
scenario-firefight = Fusillade
scenario-starter = Initiation
scenario-extraction = Extraction
scenario-hunt = Chasse à la machine
scenario-sabotage = Sabotage
scenario-stronghold = Tenir la maison

## Questions
ask-edge = Quel bord de table prenez-vous ?
ask-deploy-group = Quel groupe placez-vous maintenant ?
ask-deploy = Où se tiennent les figurines { $unit-of } ?
ask-compulsory = Quelle figurine accomplit maintenant son action obligatoire ?
ask-flight = Deux bords sont aussi proches : vers lequel va fuir { $figure-the } ?
ask-order = Vous avez l'initiative : agissez-vous en premier ou en second ce tour-ci ?
ask-group = Quel groupe activez-vous ?
ask-figure = Quelle figurine { $unit-of } agit maintenant ?
ask-action = { $figure-The } a { $ap } PA : pour quoi faire ?
ask-move = Où va { $figure-the } ? Un pas par point d'action.
ask-pivot = De quel côté faire pivoter { $figure-the } ?
ask-target = Sur qui va tirer { $figure-the } ({ $weapon }, { $mode }) ?
ask-shots = Combien de coups { $figure-of } sur { $target-the } ?
ask-hit-order = Dans quel ordre résout-on les touches { $figure-of } ?
ask-weapon = Avec quelle arme va tirer { $figure-the } sur { $target-the } ?
ask-aim = { $figure-The }, { $what } : sur qui, ou à quel endroit ?
ask-aim-point = { $figure-The }, { $what } : sur quel point du sol ?
ask-attack-target = { $figure-The } frappe encore : qui ?
ask-opportunity-fire = { $target-The } est en vue : qui lui tire dessus maintenant ?
ask-reroll = Relancer un dé { $figure-of } ? Ils valent, dans l'ordre : { $shown } ; le premier porte le numéro 0.
ask-repair = Que répare { $figure-the } sur { $machine-the } ?
ask-take-weapon = Quelle arme { $casualty-of } va prendre { $figure-the } ?

## Réponses données
did-edge = { "" }
did-deploy-group = { "" }
did-deploy = { "" }
did-compulsory = { "" }
did-flight = { $figure-The } fuit vers le bord { $answer }
did-order = { $side-The } a l'initiative et choisit d'{ $answer }
did-group = { "" }
did-figure =
    { $raw ->
        [none] { $side-The } termine l'activation { $unit-of }
       *[other] { $answer-The } agit
    }
did-action = { "" }
did-move = { "" }
did-pivot = { "" }
did-target = { "" }
did-shots = { "" }
did-hit-order = Touches { $figure-of }, dans l'ordre : { $answer }
did-weapon = { "" }
did-aim = { "" }
did-aim-point = { "" }
did-attack-target = { $figure-The } frappe encore { $answer-the }
did-opportunity-fire =
    { $raw ->
        [none] Personne ne tire sur { $target-the }
        [wait] { $side-The } laisse venir { $target-the }
        [not-this-move] { $side-The } laisse passer { $target-the } cette fois-ci
        [above-50] { $side-The } ne réagit plus qu'au-dessus de 50 % de chances
        [always-ask] { $side-The } veut de nouveau choisir à chaque fois
       *[other] { "" }
    }
did-reroll =
    { $raw ->
        [none] { "" }
        [0] { $figure-The } relance son premier dé
        [1] { $figure-The } relance son deuxième dé
        [2] { $figure-The } relance son troisième dé
        [3] { $figure-The } relance son quatrième dé
        [4] { $figure-The } relance son cinquième dé
        [5] { $figure-The } relance son sixième dé
        [6] { $figure-The } relance son septième dé
        [7] { $figure-The } relance son huitième dé
       *[other] { $figure-The } relance un autre dé
    }
did-repair = { $figure-The } travaille sur { $machine-the } : { $answer }
did-take-weapon = { "" }

## Choix
opt-act-first = agir en premier
opt-act-second = agir en second
opt-move = se déplacer (1 PA par pas, 2 en terrain difficile)
opt-pivot = pivoter sur place (gratuit jusqu'à 90 degrés, sinon 1 PA)
opt-shoot = coup par coup
opt-burst = rafale
opt-aim = tir visé
opt-shoot-of = coup par coup : { $what } (1 PA, arme lourde 2, en armure assistée 1)
opt-burst-of = rafale : { $what } (2 PA, arme lourde 3, en armure assistée 2)
opt-aim-of = tir visé : { $what } (5 PA)
opt-opportunity = se mettre en tir d'opportunité (5 PA)
opt-grenade = grenade à main (3 PA)
opt-molotov = cocktail Molotov (3 PA)
opt-incendiary = grenade incendiaire (3 PA)
opt-missile = lance-missiles (3 PA)
opt-flame = lance-flammes (2 PA)
opt-ground = un point du sol
opt-fight = un round de combat rapproché
opt-fight-of = combat rapproché contre { $what-the } (1 PA)
opt-door-of = ouvrir ou fermer { $what-the } (1 PA)
opt-smash-of = défoncer { $what-the }
opt-take-of = ramasser { $what-the } (1 PA)
opt-pass-of = passer l'objet porté { $what-to } (1 PA)
opt-drop = poser l'objet porté (gratuit)
opt-cross-of = franchir { $what-the } (3 PA)
opt-cut-of = ouvrir une brèche dans { $what-the } (2 PA)
opt-climb-of = escalader { $what-the } (2 PA par tranche de 5 cm)
opt-jump-of = sauter { $what-of } (1 PA)
opt-cover = se jeter à couvert (1 PA, en armure assistée 2 ou 3)
opt-tech = jet de technologie
opt-tech-of = jet de technologie : { $what } (2 PA)
opt-lead-of = reprendre { $what-the }, que plus personne ne mène (3 PA)
opt-aid = premiers soins
opt-aid-of = premiers soins : { $what } (3 PA)
opt-extinguish = éteindre les flammes (3 PA)
opt-board-of = monter dans { $what-the } (1 PA)
opt-leave = descendre (1 PA)
opt-drive-of = avancer de { $what } cm (1 PA, 2 pour des roues en terrain difficile)
opt-reverse-of = reculer de { $what } cm (1 PA)
opt-left-of = tourner le véhicule de { $what } degrés à gauche (2 PA)
opt-right-of = tourner le véhicule de { $what } degrés à droite (2 PA)
opt-done = en finir avec cette figurine
opt-wait = pas encore, redemander plus loin
opt-rush-of = foncer sur { $what-the }
opt-advance-of = avancer vers { $what-the } en gardant une rafale
opt-position-of = là d'où l'on voit { $what-the }
opt-cover-of = derrière { $what-the }
opt-object-of = jusqu'{ $what-to }
opt-reach-of = jusqu'{ $what-to }
opt-ride-of = jusqu'{ $what-to }, pour y monter
opt-home = vers votre bord avec l'objet porté
opt-back = reculer
opt-hardware-of = matériel, dommage { $what }
opt-power-of = alimentation, dommage { $what }
opt-software-of = logiciel, dommage { $what }
opt-paid-move = un déplacement
opt-paid-pivot = un pivot
opt-paid-shoot-of = coup par coup, { $what }
opt-paid-burst-of = rafale, { $what }
opt-paid-aim-of = tir visé, { $what }
opt-paid-opportunity = tir d'opportunité
opt-paid-grenade = grenade à main
opt-paid-molotov = cocktail Molotov
opt-paid-incendiary = grenade incendiaire
opt-paid-missile = lance-missiles
opt-paid-flame = lance-flammes
opt-paid-fight-of = combat rapproché contre { $what-the }
opt-paid-door-of = ouvrir ou fermer { $what-the }
opt-paid-smash-of = défoncer { $what-the }
opt-paid-take-of = ramasser { $what-the }
opt-paid-pass-of = passer ce qu'on porte { $what-to }
opt-paid-cross-of = franchir { $what-the }
opt-paid-cut-of = couper { $what-the }
opt-paid-climb-of = escalader { $what-the }
opt-paid-jump-of = sauter { $what-of }
opt-paid-cover = se jeter à couvert
opt-paid-tech-of = jet de technologie, { $what }
opt-paid-lead-of = prendre la tête { $what-of }
opt-paid-aid-of = premiers soins, { $what }
opt-paid-extinguish = éteindre les flammes
opt-paid-board-of = monter dans { $what-the }
opt-paid-leave = descendre
opt-paid-drive-of = avancer de { $what } cm
opt-paid-reverse-of = reculer de { $what } cm
opt-paid-left-of = tourner le véhicule de { $what } degrés à gauche
opt-paid-right-of = tourner le véhicule de { $what } degrés à droite
none-figure = terminer l'activation de ce groupe
none-target = ne plus tirer de coups
none-opportunity-fire = personne ne tire
none-reroll = garder les dés tels quels

## Mots
word-case = la mallette
word-minor = mineur
word-major = majeur
word-critical = critique
word-point-blank = bout portant
word-short = courte
word-long = longue
word-beyond = dépassée
word-ok = elle tient bon
word-panic = panique
word-rout = déroute
word-wander = elle part au hasard
word-berserk = elle tire sur la figurine la plus proche
word-none = aucune
word-no-effect = aucun effet
word-green = Recrue
word-average = Aguerri
word-veteran = Vétéran
word-elite = Élite
word-squad = escouade
word-gang = gang
word-hero = héros
word-officer = officier
word-machine = machine
word-alien = créature
word-leader = chef
word-sub-leader = sous-chef
word-basic = combattant
word-flak = gilet pare-balles
word-combat = armure de combat
word-primitive = armure primitive
word-ablative = armure ablative
word-light = léger
word-medium = moyen
word-hard = dur
word-extra-hard = très dur
word-tactical-power = armure assistée tactique
word-support-power = armure assistée d'appui
word-tech = technicien
word-vehicle = véhicule
word-medic = infirmier
word-smash-doors = défonce les portes
word-nerves-of-steel = nerfs d'acier
word-gutter-fighter = bagarreur de rue
word-self-repair = se répare lui-même
word-immobile = ne se déplace pas
word-replicant = réplicant
word-hard-shell = carapace apparente
word-never-drops = ne peut se mettre à couvert
word-breathing-gear = appareil respiratoire
word-tool-kit = trousse à outils
word-quality-tool-kit = matériel de qualité
word-medical-kit = trousse médicale
word-wire-cutters = cisailles
word-comm-unit = unité radio
word-landed = elle a grimpé ou sauté
word-draw = personne

## États
marker-panicked = en panique
marker-routed = en déroute
marker-stunned = sans connaissance
marker-steady = d'aplomb (3 PA ce tour-ci)
marker-dropped = à couvert
marker-waiting = tir d'opportunité
marker-burning = en feu
marker-frozen = sans réaction
marker-glitch = en dysfonctionnement
marker-suit-damaged = armure assistée hors service
marker-engaged = au corps à corps
marker-carrying = porte un objet
marker-damaged = dommages subis
marker-weapon-lost = arme détruite
marker-crewed = équipage à bord
marker-activated = a déjà agi
marker-cohesive = en cohésion
marker-scattered = hors cohésion
marker-placed = sur la table
role-hero = héros
    .gender = m
    .article = le
role-machine = machine
    .gender = f

## Décor
piece-concrete = mur de béton
    .gender = m
piece-partition = cloison
    .gender = f
piece-window = fenêtre
    .gender = f
piece-door = porte
    .gender = f
piece-platform = plate-forme
    .gender = f
piece-stairs = escalier
    .gender = m
piece-low-wall = muret
    .gender = m
piece-sandbags = sacs de sable
    .gender = m
    .number = plural
piece-barricade = barricade
    .gender = f
piece-furniture = mobilier
    .gender = m
piece-fence = grillage
    .gender = m
piece-crates = caisses
    .gender = f
    .number = plural
piece-vehicle = véhicule
    .gender = m
piece-wreck = épave
    .gender = f
piece-bunker = bunker
    .gender = m
piece-pillar = pilier
    .gender = m
piece-bushes = buissons
    .gender = m
    .number = plural
piece-rubble = gravats
    .gender = m
    .number = plural
piece-mud = boue
    .gender = f
piece-deep-water = eau profonde
    .gender = f

## Ce qui change
set-round = Tour { $value }
set-active = { "" }
set-edge = { $who-The } prend le bord { $value }
set-initiative = { "" }
set-kills = Points { $who-of } pour des figurines mises hors de combat : { $with-points }, en tout { $value }
set-score = { "" }
set-states = { "" }
set-carrying =
    { $raw ->
        [none] { "" }
       *[other] { $who-The } porte { $value-the }
    }
set-gained = { $who-The } prend une arme : { $last }
set-blades = { $who-The } prend une arme de corps à corps : { $last }
set-broken = { $who-The } a perdu une arme : { $last }
set-grenades = Grenades restant { $who-to } : { $value }
set-molotovs = Cocktails Molotov restant { $who-to } : { $value }
set-incendiaries = Grenades incendiaires restant { $who-to } : { $value }
set-missiles = Missiles restant { $who-to } : { $value }
set-rerolls = Relances restant { $who-to } : { $value }
set-fate =
    { $raw ->
        [stabilised] { $who-The } survivra
       *[other] { "" }
    }
set-state =
    { $raw ->
        [done] C'est fait : { $who-the }
       *[other] { "" }
    }
tells-placed = { $who-The } { $who-est } en place : { $ends }
tells-moved-cz-move-03 = { $who-The } { $paid ->
        [-1] roule : { $ends } ; { NUMBER($speed-cm, maximumFractionDigits: 2) } cm ce tour
        [0] avance encore : { $ends } ; reste { $left } PA
       *[other] avance : { $ends } ; { $paid } PA, reste { $left }
    }
tells-moved-cz-move-04 = { $who-The } { $paid ->
        [0] avance encore : { $ends } ; reste { $left } PA
       *[other] avance : { $ends } ; { $paid } PA, reste { $left }
    }
tells-moved-cz-move-05 = { $who-The } avance : { $ends } ; { $paid } PA, dont { $dear } pas en terrain difficile, reste { $left }
tells-moved-cz-move-03-brief = { $who-The } { $paid ->
        [-1] roule
       *[other] avance
    } de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }{ $paid ->
        [-1] { "" }
       *[other] {" "}(reste { $left } PA)
    }
tells-moved-cz-move-04-brief = { $who-The } avance de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where } (reste { $left } PA)
tells-moved-cz-move-05-brief = { $who-The } avance de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where } (reste { $left } PA)
tells-moved-cz-move-01 = { $who-The } pivote sans frais : { $ends }
tells-moved-cz-move-02 = { $who-The } pivote : { $ends }
tells-moved-cz-move-01-brief = { $who-The } pivote
tells-moved-cz-move-02-brief = { $who-The } pivote
tells-moved-cz-move-06 = { $who-The } recule en terrain libre : { $ends }
tells-moved-cz-move-07 = { $who-The } grimpe ou saute : { $ends }
tells-moved-cz-act-04 = { $who-The } franchit l'obstacle : { $ends }
tells-moved-cz-reac-17 = { $who-The } fuit : { $ends }
tells-moved-cz-reac-17-brief = { $who-The } fuit de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }
tells-moved-cz-mach-09 = { $who-The } va ou pivote sans ordre : { $ends }
tells-spent-ap = { $who-The } paie { $amount } PA, reste { $left } : { $deed }
tells-spent-cz-init-10 = { $who-The } a terminé, PA perdus : { $amount }
tells-spent-cz-mach-06 = { $who-The } perd { $amount } PA par les dommages, reste { $left }
tells-spent-cz-ap-04 = { $who-The } perd le contrôle, PA perdus : { $amount }
tells-spent-cz-mach-08 = { $who-The } en est jeté{ $who-es }, PA perdus : { $amount }
tells-marked-cz-reac-14 = { $who-The } panique : reste { $left } PA
gains-panicked = { $who-The } panique
gains-routed = { $who-The } cède à la déroute et fuira au début du tour suivant
tells-moved-cz-act-01 = { $who-The } monte dans { $vehicle-the } : { $ends }
tells-moved-cz-act-01-brief = { $who-The } monte dans { $vehicle-the }
gains-stunned = { "" }
gains-steady = { $who-The } se ressaisit : 3 PA ce tour
gains-dropped = { $who-The } se jette à couvert
gains-waiting = { $who-The } se tient prêt{ $who-es } en tir d'opportunité
gains-burning = { $who-The } prend feu
gains-frozen = { $who-The } se fige pour ce tour
gains-glitch = { $who-The } aura un dysfonctionnement à la prochaine étape obligatoire
gains-suit-damaged = L'armure assistée { $who-of } encaisse à sa place et ne protège plus
gains-placed = { "" }
gains-activated = { $who-The } { $who-est } activé{ $who-es }
gains-cohesive = { $who-The } { $who-est } en cohésion
loses-waiting = { $who-The } n'est plus en tir d'opportunité
loses-dropped = { $who-The } se relève
loses-burning = Les flammes s'éteignent sur { $who-the }
loses-steady = { "" }
loses-frozen = { "" }
loses-glitch = { "" }
loses-activated = { "" }
loses-cohesive = { "" }

## Ce qui se passe
note-action-cancelled = { $figure-The } tombe avant d'avoir agi : ses points sont perdus
note-action-lost = { $figure-The } ne peut achever l'action en cours : { $action }
note-caught-in-rout = { $figure-The } rattrape { $enemy-the } en pleine fuite
note-damaged = Dommages subis par { $figure-the } : { $damage }
note-declared = { $figure-The } tire { $weapon-to } ({ $mode }) ; coups : { $shots } ; rafales ce tour : { $fired } sur { $cap }
note-door = { $open ->
    [oui] { $figure-The } ouvre { $door-the }
   *[other] { $figure-The } ferme { $door-the }
}
note-door-smashed = { $figure-The } défonce { $door-the }
note-wire-cut = { $figure-The } ouvre une brèche dans { $piece-the }
note-breathing-gear-lost = L'appareil respiratoire { $figure-of } est détruit : { $figure-il } ne peut vivre dans cet air
note-eliminated = { $figure-The } est hors de combat ; effectif { $unit-of } : { $left }
note-falls-short = Arrêt { NUMBER($short-cm, maximumFractionDigits: 2, useGrouping: 0) } cm avant le point donné par les dés ({ $figure })
note-impact = L'impact est en { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }, rayon { NUMBER($radius-cm, maximumFractionDigits: 1) } cm ; pris dedans : { $target }
note-initiative-tied = { $total } partout : les plus hauts dés décident
note-leaderless = { $unit-The } n'{ $unit-a } plus ni chef ni sous-chef : hors cohésion
note-out-of-cohesion = { $unit-The } { $unit-est } hors cohésion ; trop loin : { $figures }
note-meets-enemy = { $figure-The } bute sur un ennemi : le pas s'arrête là
note-opportunity-fire = { $figure-The } tire sur { $target-the } sans bouger
note-covered = { $target-The } a un couvert : { $cover }
note-panic-is-no-cover = { $target-The } panique mais n'est pas à couvert : pas plus difficile à toucher
note-outnumbering = Le nombre joue contre { $enemy-the } : dés de plus pour { $figure-the } : { $dice }
note-attack-dice = { "" }
note-leaves = { $figure-The } descend { $vehicle-of }
note-rams = { $figure-The } percute { $target-the }
note-grips = { "" }
note-skids = { "" }
note-crashes = Perte de contrôle { $figure-of } : son conducteur ne fait plus rien ce tour
note-collides = { $figure-The } subit le choc de la collision
note-left-the-table = { $figure-The } s'enfuit hors de la table ; effectif { $unit-of } : { $left }
note-line-of-sight = { $figure-The } voit : { $targets }
note-malfunction = { "" }
note-measured = Distance { $figure-of } { $target-to } : { NUMBER($distance-cm, maximumFractionDigits: 2) } cm, portée { $band }
note-now-shown = Les dés { $figure-of } montrent maintenant : { $shown }
note-nerves-of-steel = { $figure-The } a des nerfs d'acier et ne panique pas
note-no-effect = { $figure-The } encaisse le coup sans mal
note-no-room = { $figure-The } ne trouve pas de place : { $piece-the }
note-no-room-beyond = { $figure-The } ne trouve pas de place au-delà { $piece-of }
note-no-target = { $figure-The } ne voit plus personne sur qui tirer
note-nothing-to-shoot = { $figure-The } ne trouve rien sur quoi tirer
note-object-dropped = { $figure-The } lâche { $object-the }
note-out-of-range = { $target-The } est hors de portée { $figure-of } : les coups sont perdus
note-panicked = { $figure-The } panique
note-reaction = { "" }
note-round-of-combat = { $figure-The } combat { $enemy-the } ; attaques : { $attacks }
note-another-round = { $figure-The } combat encore { $enemy-the } ; attaques : { $attacks }
note-free-again = { $figure-The } est de nouveau libre d'agir
note-routed = { "" }
note-routed-in-combat = { $figure-The } cède en plein combat : aucune fuite possible
note-still-engaged = { $figure-The } reste au corps à corps
note-still-stunned = { $figure-The } reste sans connaissance
note-stunned = { $figure-The } perd connaissance ; il faut { $score } ou plus pour revenir à soi
note-takes-over = { $figure-The } prend la tête { $group-of }
note-unhurt = { $figure-The } est indemne
note-void = Touches perdues, { $target-the } étant déjà à terre : { $hits }
note-wrecked = { $figure-The } est détruit{ $figure-es }, une épave ; effectif { $unit-of } : { $left }
note-struck =
    { $several ->
        [1] { "" }
       *[other] Touches { $unit-of } sur { $target-the } : { $hits }
    }
note-aimed-at = { $figure-The } sur { $target-the } : coups { $shots }, il faut { $need }+ ({ $modifiers })
note-ground-burns = Le sol brûle en { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }, rayon { NUMBER($radius-cm, maximumFractionDigits: 1) } cm, jusqu'à la fin du tour { $last }
note-no-flight = { $figure-The } ne trouve aucune voie pour fuir
note-no-worse = L'état { $figure-of } ne s'aggrave pas
note-nobody-fires = Personne ne tire sur { $target-the }
note-runs-into-fire = { $figure-The } court dans les flammes
note-roster = Fiches { $unit-of } : { $figures }
note-holds = { $side-The } marque un point pour { $zone-the }, { $total } en tout (figurines sur place : { $ours } contre { $theirs })
note-aims = { $figure-The } vise, { $deed }, en { NUMBER($x-cm, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y-cm, maximumFractionDigits: 2, useGrouping: 0) }
note-leader = { $unit-The } : chef { $figure }
note-sub-leader = { $unit-The } : sous-chef { $figure }
note-turn-ends = Fin du tour { $turn } : les points d'action restants disparaissent
note-points = Points d'action { $unit-of } : { $points }
note-repaired = { $figure-The } a réparé { $machine-the } : { $damage }
note-unlocked = { $figure-The } a déverrouillé { $door-the }
note-clash = { $figure-The } { $own }, { $enemy-the } { $other } : { $lead-sign ->
        [plus] { $figure-the } frappe
        [minus] { $enemy-the } frappe
       *[zero] il ne se passe rien
    }

## Dés
roll-cz-game-01 = Choix du bord
roll-cz-init-01 = Initiative
roll-cz-init-03 = Départage
roll-cz-reac-01 = Test de réaction { $figure-of }
roll-cz-shoot-10 = Jet pour toucher { $figure-of } sur { $target-the }
roll-cz-wnd-01 = Blessure { $target-of }, résistance { $resistance }
roll-cz-area-04 = Déviation du tir { $figure-of }
roll-cz-area-05 = Souffle sur { $target-the }, résistance { $resistance }
roll-cz-area-07 = Sol en feu sous { $target-the }, résistance { $resistance }
roll-cz-cc-04 = Combat rapproché { $figure-of }
roll-cz-wnd-04 = L'armure { $figure-of } cède-t-elle à sa place ?
roll-cz-wnd-02 = L'appareil respiratoire { $figure-of } tient-il ?
roll-cz-cc-12 = Coup porté { $target-to }, résistance { $resistance }
roll-cz-move-07 = Chute { $target-of }, résistance { $resistance }
roll-cz-move-02 = Test de dérapage { $figure-of }
roll-cz-mach-04 = Système touché sur { $figure-the }
roll-cz-mach-05 = Arme perdue par { $figure-the }
roll-cz-mach-09 = Dysfonctionnement { $figure-of }
roll-cz-tech-01 = Jet de technologie { $figure-of } contre { $difficulty }
roll-cz-tech-04 = Réparation par { $figure-the } contre { $difficulty }
roll-cz-tech-05 = Premiers soins { $figure-of } contre { $difficulty }
roll-cz-force-07 = { $figure-The } relance un dé
roll-cz-area-10 = { $figure-The } revient à soi
result-cz-wnd-01 = total { $modified }
result-cz-wnd-02 =
    { $value ->
        [0] il est détruit
        [1] il tient
       *[other] résultat { $value }
    }
result-cz-area-05 = total { $modified }
result-cz-area-07 = total { $modified }
result-cz-area-09 = total { $modified }
result-cz-cc-12 = total { $modified }
result-cz-move-07 = total { $modified }
result-cz-cc-04 = donne { $modified }
result-cz-force-07 = il fait foi
result-cz-shoot-10 = touches : { $value }
result-cz-area-04 = 
    { $value ->
        [0] à côté
        [1] au but
       *[other] comme le montrent les dés
    }
result-cz-reac-01 = total { $modified } : { $value ->
        [0] déroute
        [1] panique
        [2] tient bon
       *[other] dés { $value }
    }
result-cz-tech-01 = total { $modified } : { $value ->
        [0] raté
        [1] réussi
       *[other] dés { $value }
    }
result-cz-tech-04 = total { $modified } : { $value ->
        [0] raté
        [1] réussi
       *[other] dés { $value }
    }
result-cz-tech-05 = total { $modified } : { $value ->
        [0] raté
        [1] réussi
       *[other] dés { $value }
    }
result-cz-init-01 = somme { $total }, avec les chefs { $modified }
result-cz-wnd-04 =
    { $value ->
        [0] non
       *[other] elle cède
    }
result-cz-mach-04 =
    { $value ->
        [0] matériel
        [1] alimentation
       *[other] logiciel
    }
result-cz-mach-09 =
    { $value ->
        [0] la machine se fige
        [1] la machine s'égare
        [2] la machine tire sur la figurine la plus proche
        [3] sans effet
       *[other] comme le montrent les dés
    }
result-cz-move-02 =
    { $value ->
        [0] le véhicule tient la route
        [1] le véhicule dérape
       *[other] perte de contrôle
    }
result-cz-area-10 = total { $modified } : { $value ->
        [0] toujours sans connaissance
       *[other] conscience retrouvée
    }

## Pourquoi pas
no-aimed-at-a-place = Cette arme vise un endroit et ne tire pas comme un fusil
no-already-down = { $figure-The } est déjà à couvert
no-never-drops = { $figure-The } ne peut se mettre à couvert, par construction
no-already-waiting = { $figure-The } est déjà prêt{ $figure-es } à tirer
no-bases-overlap = { $figure-The } se tiendrait sur un autre socle
no-behind = { $figure-The } devrait d'abord pivoter de { $excess } degrés de trop
no-bursts-fired = { $figure-The } a tiré toutes les rafales de cette arme pour ce tour : { $fired }
no-cannot-climb = { $figure-The } ne peut pas escalader
no-capped = { $figure-The } n'a que trois points au plus ce tour-ci : c'est trop peu
no-carries-nothing = { $figure-The } ne porte rien
no-done-already = C'est déjà fait
no-door-open = La porte est ouverte
no-doorway-taken = { $by-The } se tient dans l'embrasure
no-enemy-in-the-way = Un ennemi barre la route { $figure-to }
no-engaged = Au corps à corps
no-for-the-attacker = Seul l'attaquant a affaire ici
no-frozen = { $figure-The } ne peut rien faire ce tour-ci : la machine s'est figée
no-gone = Elle n'est plus sur la table
no-hands-full = Ses mains sont prises
no-held = { $holder-The } tient la porte de l'autre côté
no-immobile = { $figure-The } ne peut pas se déplacer
no-impregnable = Cette porte ne peut pas être défoncée
no-in-a-wall = Ce point est dans un mur
no-in-the-way = Quelque chose barre la route { $figure-to }, pas { $step }
no-locked = La porte est verrouillée : un jet de technologie l'ouvre
no-no-burst = Cette arme ne tire qu'au coup par coup
no-no-climbing = Il n'y a rien à escalader ici
no-no-contact = { $figure-The } ne touche pas { $enemy-the }
no-no-device = Il n'y a pas de dispositif ici
no-no-door = Il n'y a pas de porte ici
no-no-enemy = { $enemy-The } n'est pas un ennemi présent sur la table
no-no-friend = { $friend-The } n'est pas de votre camp
no-no-friend-down = Il n'y a pas d'allié à terre ici
no-no-friendly-machine = { $machine-The } n'est pas une machine de votre camp
no-no-gun = { $figure-The } n'a pas d'arme qui puisse encore tirer une rafale ce tour-ci
no-no-hands = { $figure-The } est une machine, sans mains pour cela
no-no-obstacle = Ce n'est pas un obstacle à franchir
no-no-wire = Ce n'est pas un grillage
no-no-wire-cutters = { $figure-The } n'a pas de cisailles
no-no-points = { $figure-The } n'a plus de points d'action
no-no-room = Il n'y a pas de place
no-no-room-beyond = Il n'y a pas de place de l'autre côté
no-no-vehicle = Ce véhicule n'existe pas
no-not-your-vehicle = { $vehicle-The } n'est pas un véhicule de votre camp
no-no-seat = Il n'y a plus de place dans { $vehicle-the }
no-too-shaken-to-board = { $figure-The } panique et ne monte nulle part
no-on-fire = { $figure-The } est en feu
no-not-aboard = { $figure-The } n'est dans aucun véhicule
no-aboard = { $figure-The } est à bord : conduire, tirer à l'arme à feu ou descendre, rien d'autre
no-not-at-the-wheel = { $figure-The } n'est pas au volant
no-does-not-run = { $vehicle-The } est trop endommagé{ $vehicle-es } pour rouler
no-no-such-run = Un véhicule avance par pas de 5 cm
no-run-too-long = { $vehicle-The } ne va pas si loin pour un point
no-road-closed = La route { $vehicle-of } est barrée
no-friend-on-the-road = Une figurine amie se trouve sur la route { $vehicle-of }
no-no-such-turn = Un véhicule tourne de 15, 30, 45, 60 ou 90 degrés
no-closed-hull = On ne tire pas depuis une caisse fermée
no-one-hand-at-the-wheel = Le conducteur ne tire qu'au pistolet ou au pistolet mitrailleur
no-no-fight-with-a-vehicle = On ne combat pas un véhicule au corps à corps
no-no-such-ability = { $figure-The } ne sait pas défoncer les portes
no-no-target = { $figure-The } ne voit personne sur qui tirer : il faut d'abord pivoter ou se déplacer
no-no-turn = { $figure-The } regarde déjà de ce côté
no-no-weapon = { $figure-The } n'a pas d'arme pour le tir d'opportunité
no-no-weapon-to-take = Il n'y a ici aucune arme que { $figure-the } puisse porter
no-none-left = { $figure-The } n'en a plus : { $what }
no-leads-another = { $figure-The } mène déjà { $led-the }
no-not-a-facing = Une orientation est un nombre de degrés de 0 à 359
no-not-a-move = Un déplacement demande { $figure-the }, un point par pas, et une orientation
no-not-a-place = Ce n'est pas un point de la table
no-not-an-object = Cela ne se ramasse pas
no-not-leaderless = { $group-The } { $group-a } quelqu'un pour mener
no-not-burning = { $figure-The } n'est pas en feu
no-not-before-the-shot = De { $a } à { $b }, on mesure une fois le tir déclaré, pas avant
no-not-carried = { $figure-The } ne porte pas cette arme : { $weapon }
no-not-damaged = { $machine-The } n'a pas de dommages
no-not-enough-points = Il manque { $excess } PA { $figure-to }
no-not-in-contact = Il n'y a pas contact
no-not-locked = La porte n'est pas verrouillée
no-not-on-top = { $figure-The } ne se tient sur rien d'où sauter
no-not-seen = Ce n'est pas en vue
no-nothing-there = Il n'y a rien là
no-obstacle-too-high = Ce qui se dresse entre les deux est trop haut pour un lancer
no-off-table = Ce point n'est pas sur la table
no-off-the-table = { $figure-The } sortirait de la table, pas { $step }
no-on-a-friend = { $figure-The } s'arrêterait sur une figurine amie, pas { $step }
no-one-grenade-a-turn = Le lance-grenades { $figure-of } a tiré sa grenade de ce tour
no-out-of-arc = C'est derrière { $figure-the } : il faut d'abord pivoter
no-outside-deployment = { $figure-The } serait hors de votre zone de déploiement
no-panicked = { $figure-The } cède à la panique : ni combat engagé, ni marche au contact
no-rogue = { $figure-The } n'obéit plus à personne
no-routed = { $figure-The } est en déroute et ne fait que fuir
no-shots-fired = { $figure-The } a tiré tous les coups de cette arme pour ce tour : { $fired }
no-shut-down = { $figure-The } est à l'arrêt jusqu'à réparation
no-stabilised-already = Le blessé est déjà hors de danger
no-step-too-long = Le pas { $step } { $figure-of } est trop long
no-stunned = { $figure-The } a perdu connaissance et ne fait rien
no-nowhere-to-step = Aucun pas ne mène { $figure-the } où que ce soit
no-step-to-nowhere = Le pas { $step } { $figure-of } ne mène nulle part : un pas est un trajet
no-too-deep = C'est trop profond pour être franchi
no-too-far = C'est trop loin
no-too-far-apart = { $target-The } est trop loin des autres cibles de la rafale
no-too-high = C'est trop haut pour être franchi : il faut l'escalader
no-too-near = C'est trop près
no-too-far-to-lead = Personne, chez { $group-the }, n'est assez près { $figure-of }
no-tried-this-turn = { $figure-The } a déjà tenté les premiers soins ce tour-ci
no-turned-too-far = { $figure-The } pivoterait de { $excess } degrés de trop à la fin
no-two-obstacles = Deux obstacles se dressent entre les deux
no-weapon-destroyed = { $weapon-The } est détruit{ $weapon-es }
no-whole-group = Toutes les figurines { $unit-of } se placent ensemble, chacune une fois
no-would-fall = { $figure-The } tomberait du sommet : il faut descendre ou sauter
no-wreck = { $machine-The } est irréparable

## Listes d'armée et campagnes
no-armour-not-for-this-quality = { $troop } (groupe { $group }) : cette qualité ne porte pas cette armure : { $armour }
no-group-size = Le groupe { $group } compte { $figures } figurines ; il en faut { $least } à { $most }
no-heavy-and-more = Avec une arme lourde on ne porte qu'un pistolet, rien d'autre : { $weapons }
no-leader-one-step = Le groupe { $group } est { $quality } : un chef { $found } n'est ni son égal ni d'un cran meilleur
no-no-such-book = { $side } : il n'y a pas de livre d'armée { $book }
no-no-report = Un rapport dit qui a gagné, ce qu'a perdu chacun de { $sides } et qui est revenu
no-was-not-there = { $fighter } n'était pas dans cette bataille
no-not-so-much = { $side } ne peut avoir perdu { $given } points : ce camp en a amené { $most }
no-gear-of-veterans = N'a de matériel à lui que ce qui reste d'une force dans une campagne
no-no-such-gear = { $side }, { $fighter } : il n'y a pas de { $gear }
no-no-such-scenario = Bataille { $battle } : il n'y a pas de scénario { $scenario }
no-no-such-troop = { $side }, { $fighter } : le livre n'a pas de { $troop }
no-not-of-this-type = Le groupe { $group } est du type { $type }, mais sa figurine est du type { $role }
no-number-of-groups = La force compte { $groups } groupes ; il en faut { $least } à { $most }
no-one-leader = Le groupe { $group } a { $leaders } chefs ; il en faut exactement un
no-one-sub-leader = Le groupe { $group } a { $leaders } sous-chefs ; un seul est permis
no-one-officer = Une force a un officier au plus ; il y en a ici { $officers }
no-operates-alone = Groupe { $group } : héros, officiers, machines et créatures opèrent seuls
no-quality-not-in-book = Groupe { $group } : le livre n'a pas de troupes { $found }
no-too-expensive = La force coûte { $total } points pour { $points } convenus : { $excess } de trop
no-too-few-battles = Une campagne compte au moins { $least } batailles, pas { $battles }
no-two-forces = Une campagne oppose deux forces, pas { $forces }
no-two-heavy-weapons = Une arme lourde au plus : { $weapons }
no-two-qualities = Le groupe { $group } est { $quality }, mais une partie est { $found }

## Chances
forecast-shot = { $figure-The } sur { $target-the } : { $mode }, { $weapon }, si la portée est { $band }
forecast-throw = { $figure-The } sur { $target-the } : { $what }
forecast-fight = { $figure-The } au corps à corps contre { $target-the } : un round
forecast-tech = { $figure-The }, jet de technologie : { $target }
forecast-aid = { $figure-The }, premiers soins : { $target }
forecast-reaction = Test de réaction { $figure-of }, dans l'état actuel
forecast-drawing = Des ennemis en tir d'opportunité voient { $figure-the }
forecast-opportunity = tir d'opportunité { $figure-of } sur { $target-the }
event-own-eliminated = élimination en retour
event-own-panicked = panique en retour
event-own-stunned = perte de connaissance en retour
event-own-damaged = dommages en retour
event-holds = tient bon
event-panics = panique
event-routs = cède à la déroute
event-succeeds = réussite
counted-eliminated = éliminations
counted-panicked = paniques
counted-stunned = pertes de connaissance
counted-damaged = dommages
counted-friends = figurines de votre camp atteintes
event-eliminated = élimination
event-panicked = panique
event-stunned = perte de connaissance
event-damaged = dommages
policy-combat-zone-quick = (en chemin, chacun donne la réponse habituelle : les héros relancent ce qui en vaut la peine)

## Mistakes in books, lists, maps and set-ups
mistake-no-armour = { $where } : il n'y a pas d'armure du nom de { $armour }
mistake-too-many-weapons = { $where } : trois armes de tir et deux de corps à corps au plus
mistake-schema-forbids = { $where } : { $rule } : { $reason }
mistake-too-many-thrown = { $where } : { $most } grenades et bouteilles au plus
mistake-no-replicant = { $where } : il n'y a pas de réplicant { $id }
mistake-no-person = { $where } : il n'y a pas de personne { $id }
mistake-printed-price = { $where } : CZ-FORCE-03 : { $printed } est imprimé, les prix font { $reckoned }
mistake-too-many-mounted = { $where } : CZ-FORCE-08 : elle en porte { $mounts } au plus
mistake-no-such-quality = { $where } : CZ-FORCE-01 : il n'y a pas cette qualité ici
mistake-no-officer-of-quality = { $where } : CZ-FORCE-01 : aucun officier n'est { $quality }
mistake-armour-of-quality = { $where } : CZ-WND-04 : cette qualité ne porte pas { $armour }
mistake-entry-twice = { $where } : { $id } figure deux fois
mistake-no-entry = { $where } : { $book } n'a pas de { $entry }
mistake-no-battle-to-record = CZ-GAME-04 : il ne reste pas de bataille à noter, ou elle n'est pas finie
mistake-officer-quality = units.yaml : CZ-FORCE-01 : attendu : un officier { $known }, et non { $quality }
mistake-no-dice = { $text } ne décrit pas des dés, comme 2D8+1D6+1
mistake-no-such-die = { $text } : Combat Zone a des D4, D6 et D8, pas de D{ $sides }
mistake-no-cover = décor { $id } : CZ-TERR-01 n'a pas de couvert { $cover }
mistake-opening-not-in-wall = une ouverture de { $piece }, de { $start } à { $end }, n'est pas dans son mur
mistake-piece-without-outline = sur une carte, il faut à { $kind } `at`, `from` et `to`, ou `box`
mistake-no-zone-of-map = { $path } : la carte { $map } n'a pas de zone { $zone }
mistake-no-zone-for-scenario = la carte { $map } n'a pas de zone { $zone }, qu'il faut à { $scenario }
## Mistakes in situations
mistake-situation-off-table = { $id } n'est pas sur la table
mistake-situation-letters = un groupe a de 1 à { $most } figurines
mistake-situation-stranger = nomme une figurine qui n'est pas dans le groupe
mistake-situation-no-group = il n'y a pas de groupe { $id }
mistake-situation-no-field = une figurine n'a pas de { $key }
mistake-situation-no-blade = il n'y a pas d'arme de corps à corps { $id }
mistake-situation-no-quality = il n'y a pas de qualité { $id }
mistake-situation-no-troop = { $book } n'a pas de { $troop }
mistake-situation-no-troop-named = { $book } n'a pas de troupe nommée
mistake-no-gear = { $where } : il n'y a pas { $what ->
        [weapon] d'arme de tir
        [blade] d'arme de corps à corps
       *[other] d'équipement
    } du nom de { $id }
mistake-no-such-side = { $where } : les camps sont { $sides }
mistake-situation-thing-order = nommez chaque objet de la table une fois
mistake-situation-no-side = il n'y a pas de camp { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-phase-compulsory = Actions obligatoires
scene-phase-reaction = Tests de réaction
scene-phase-initiative = Initiative
scene-phase-actions = Actions
scene-phase-end = Fin du tour
scene-zone-crossing = Carrefour
    .gender = m
scene-zone-shop = Boutique
    .gender = f
scene-zone-workshop = Atelier
    .gender = m
scene-zone-house = Maison
    .gender = f
scene-zone-hall = Hall
    .gender = m
    .article = le
scene-zone-store = Réserve
    .gender = f
scene-zone-guardroom = Corps de garde
    .gender = m
scene-zone-office = Bureau
    .gender = m
scene-zone-vault = Chambre forte
    .gender = f
scene-zone-yard = Cour
    .gender = f
scene-zone-pumphouse = Station de pompage
    .gender = f
scene-thing-object = Objet
    .gender = m
scene-thing-case = Mallette
    .gender = f
scene-thing-controls = Dispositif
    .gender = m
scene-thing-casualty = Blessé
scene-thing-device = Dispositif
scene-thing-fire = Feu
scene-score-lost = Points perdus
scene-score-score = Points de scénario
scene-score-initiative = Initiative
scene-line-quality = Qualité
scene-line-cost = Points
scene-line-carries-grenades = Grenades
scene-line-carries-molotovs = Cocktails Molotov
scene-line-carries-incendiaries = Grenades incendiaires
scene-line-carries-missiles = Missiles
scene-line-ap = Points d'action
scene-line-attack = Attaque
scene-line-damage = Dommages
scene-line-resistance = Résistance
scene-line-armour = Armure
scene-line-harm = Dommages subis
scene-line-crew = À bord, le conducteur d'abord
scene-line-grenades = Grenades restantes
scene-line-molotovs = Cocktails Molotov restants
scene-line-incendiaries = Grenades incendiaires restantes
scene-line-missiles = Missiles restants
scene-line-skills = Talents et matériel

## La première partie guidée

guide-welcome = La patrouille bleue est à vous : deux soldats derrière un muret, dont le fusilier n'a plus qu'une action, et quatre membres de bande en face. Vous avez un tour. Gagne celui qui met le plus d'adversaires hors de combat, en points de figurines. Tout numéro de règle, comme celui à côté de la question, ouvre sa règle.
guide-order = Vous avez l'initiative. Agir en premier, c'est tirer en premier ; agir en second, c'est voir ce qu'ils font.
guide-group = Les groupes agissent l'un après l'autre, toutes les figurines de l'un avant celles du suivant.
guide-figure = Chaque figurine agit pour elle-même. Commencez par une qui voit quelqu'un : cliquez-la sur la table, ou prenez-la dans la liste.
guide-action = Chaque figurine a des points d'action (PA) ; chaque action en coûte, et vous pouvez continuer jusqu'au dernier. Les barres à côté d'une attaque disent exactement la chance de mettre quelqu'un hors de combat. Viser coûte plus et touche mieux ; l'opportunité garde les points pour tirer quand quelqu'un se montre.
guide-target = Des lignes montrent qui cette figurine voit. Ici les distances se jugent à l'œil : la portée est mesurée après votre choix. L'ambre veut dire couvert.
guide-shots = Une rafale dépense plusieurs tirs. Plusieurs sur une même cible touchent plus sûrement ; vous pouvez aussi en garder pour une autre.
guide-cz-shoot-10 = Chaque dé qui atteint le nombre voulu est une touche. Il est au compte rendu avec ce qui s'y ajoute, et la règle qui le dit.
guide-cz-wnd-01 = Une touche doit encore blesser : des dés contre la résistance de la cible. Le couvert en retire.
guide-move = Faites glisser la figurine : chaque pas coûte un point. Une figurine ne voit que devant elle, songez à la direction de son regard à la fin.
guide-pivot = Une figurine regarde d'un côté. Se tourner coûte aussi un point ; montrez où elle doit regarder.
guide-opportunity-fire = Celui qui attendait peut tirer maintenant, au milieu de l'action de l'adversaire.
guide-compulsory = Les figurines effrayées doivent agir au début du tour : vous dites ici dans quel ordre.
guide-over = C'était une partie entière. « Revoir » la montre depuis le début ; « Jouer » sur la première page offre de plus grandes tables.

## Le formulaire d'un rapport
scene-form-winner = Qui a gagné ?
scene-form-nobody = personne
scene-form-lost = Points perdus
scene-form-home = Qui est revenu ?
scene-form-taken = Armes prises
