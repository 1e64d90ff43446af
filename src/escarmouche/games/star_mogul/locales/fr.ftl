### Phrases de Star Mogul. Licence : CC BY 4.0.

## Sides and scenarios
side-one = Compagnie un
side-two = Compagnie deux
side-three = Compagnie trois
side-four = Compagnie quatre
scenario-salvage-rights = Droits de récupération
scenario-crash-site = Le site d'écrasement
scenario-black-marsh = Le marais noir
scenario-airless-moon = La lune sans air
scenario-salvage-raid = Raid de récupération
scenario-refinery = La raffinerie
scenario-asset-raid = Raid sur un bien
scenario-rescue = Sauvetage ou récupération
scenario-revenge = Revanche
scenario-ghost-town = La ville fantôme

## Questions
ask-counter = Où posez-vous un marqueur de matériel ?
ask-who-places = Qui pose maintenant son marqueur de largage ?
ask-drop-zone = Où se trouve votre marqueur de largage ?
ask-deploy-unit = Quelle unité débarque maintenant ?
ask-deploy = Où placer { $unit-the } ?
ask-asset-raid = Attaquez-vous un bien de l'autre compagnie ?
ask-go-on = Continuer, ou rappeler votre navette ?
ask-opening = Une unité commence-t-elle ou finit-elle une retraite volontaire ?
ask-rally = Quelle unité en fuite tentez-vous de rallier d'abord ({ $left } PS) ?
ask-activate =
    { $free ->
        [0] Qui agit ? Il reste { $left } PS dans cette phase
       *[other] Un point gratuit : qui agit ? Il en reste { $free }
    }
ask-order = Que { $unit-number ->
        [plural] font
       *[other] fait
    } { $unit-the } ?
ask-move = Où vont les figurines { $unit-of } ?
ask-drive = Où se dirige{ $unit-nt } { $unit-the } ?
ask-reverse = Jusqu'où recule{ $unit-nt } { $unit-the } ?
ask-leave = Où descendent les figurines { $unit-of } ?
ask-eject = Où retombent les occupants { $unit-of } ?
ask-aim-plan = Comment répartir le tir { $unit-of } sur { $target-the } ?
ask-aims = Tir { $unit-of } sur { $target-the } : qui vise qui ?
ask-side-hit = Le tir arrive dans l'angle { $unit-of } : quel côté est touché ?
ask-return-fire = { $target-The } { $target-a } tiré sur { $unit-the } : réplique{ $unit-nt }{ $unit-til } ?
ask-post-lost = Le seul homme d'équipage { $unit-of } est perdu : que perd-on avec lui ?
ask-take-seat = Qui, à bord { $unit-of }, prend la place de { $post } ?
ask-new-leader = Ceux { $unit-of } qui tiennent ont besoin d'un chef : qui ?
ask-engage = Quelle unité engage qui, sans coût ?
ask-which-melee = Quelle mêlée se joue maintenant ?
ask-assault = Qu'emploie { $figure-the } contre { $vehicle-the } ?

## Answers given
did-counter = { "" }
did-who-places = { $answer } pose ensuite
did-drop-zone = { "" }
did-deploy-unit = { "" }
did-deploy = { "" }
did-asset-raid = { "" }
did-go-on = { "" }
did-opening =
    { $raw ->
        [none] { "" }
       *[other] { $answer }
    }
did-rally = { "" }
did-activate = { "" }
did-order = { "" }
did-move = { "" }
did-drive = { "" }
did-reverse = { "" }
did-leave = { "" }
did-eject = { "" }
did-aim-plan = { "" }
did-aims = { "" }
did-side-hit = Le côté touché est choisi : { $answer }
did-return-fire =
    { $raw ->
        [none] { $unit-The } ne réplique{ $unit-nt } pas
        [not-this-move] { $unit-The } ne réplique{ $unit-nt } pas
        [above-50] { $side } ne réplique plus qu'au-dessus de 50 %
        [always-ask] { $side } veut de nouveau qu'on lui demande chaque fois
       *[other] { $unit-The } réplique{ $unit-nt }
    }
did-post-lost = { "" }
did-take-seat = { "" }
did-new-leader = { $answer-The } les mène
did-engage = { "" }
did-which-melee = { "" }
did-assault = { "" }
none-opening = personne : on continue la phase
none-engage = personne n'engage
none-assault = rien
none-return-fire = pas de réplique

## Options
opt-phase-over = finir cette phase
opt-ship = rappeler la navette : la bataille finit
opt-go-on = continuer
opt-attack = attaquer un bien
opt-let-be = renoncer
opt-move = se déplacer (1 PS)
opt-climb-of = grimper ou descendre { $what-the } (1 PS)
opt-drive = rouler ou voler (1 PS)
opt-reverse = reculer (1 PS)
opt-board-of = embarquer dans { $what-the } (1 PS)
opt-leave = débarquer (1 PS)
opt-shoot-of = tirer sur { $what-the } (1 PS)
opt-salvage-of = récupérer { $what-the } (1 PS)
opt-stow-of = charger dans { $what-the } (1 PS)
opt-merge-of = fusionner avec { $what-the } (1 PS)
opt-door-of = faire sauter { $what-the } (1 PS)
opt-take-post-of = pourvoir la place de { $what } (1 PS)
opt-drop-of = lâcher { $what-the } (gratuit)
opt-regroup = se regrouper : test de loyauté (1 PS)
opt-retreat-of = { $what-The } { $what-number ->
        [plural] battent
       *[other] bat
    } en retraite par choix
opt-halt-of = { $what-The } cesse{ $what-nt } de battre en retraite
opt-nearest = chacun sur le plus proche
opt-spread = réparti également
opt-weakest = sur le plus facile à abattre
opt-one-by-one = désigner chaque attaque
opt-movement = le mouvement
opt-armament = l'armement
part-weapon = { $what }, { $named }
part-target = { $what }, cible : { $named }
opt-to-prize = vers les prises les plus proches
opt-to-door = vers une porte
opt-to-home = vers la zone de largage
opt-to-enemy = vers l'ennemi
opt-to-back = loin de l'ennemi
opt-to-cover = à couvert
opt-to-centre = vers le bien
opt-to-charge = au contact
opt-to-lorry = au véhicule, pour charger
opt-to-stay = rester
forecast-shoot = { $unit-The } tire{ $unit-nt } sur { $target-the }
forecast-reply = { $unit-The } { $unit-number ->
        [plural] peuvent
       *[other] peut
    } répliquer
forecast-charge = { $unit-The } charge{ $unit-nt } { $target-the }
forecast-carry = { $unit-The } emporte{ $unit-nt } { $target-the }
forecast-ship =
    { $winner ->
        [draw] La navette descend maintenant : personne n'a gagné
       *[other] La navette descend maintenant : { $winner } a gagné
    }
counted-losses = figurines perdues
counted-own-losses = figurines perdues de votre camp
counted-superstructure = points de superstructure perdus
counted-left-behind = membres abandonnés pour de bon
counted-secured = prises dans la zone de largage
counted-hands = porteurs
counted-slowed = pas par point en portant

## Words
word-front = avant
word-left = gauche
word-right = droite
word-rear = arrière
word-superstructure = superstructure
word-driver = conducteur
word-pilot = pilote
word-gunner = tireur
word-short = courte
word-normal = normale
word-long = longue
word-ore-mine = mine
word-plant = usine
word-junk-yard = casse
word-artifact-site = site d'artefact extraterrestre
word-sole-survivor = il ne reste personne d'autre
word-drop-ship = une navette a été rappelée
word-last-round = la dernière manche est finie
word-raider = raider
word-raided = compagnie attaquée
word-guard = gardien
word-investigator = enquêteur
word-demander = exige sa revanche
word-bravery = un test de bravoure
word-loyalty = un test de loyauté
word-voluntary = par choix
word-wounded = blessé
word-out = hors de combat
word-tie = une égalité
word-draw = personne
role-machine = véhicule
    .gender = m

## States
marker-straggler = traînard
marker-due = doit un test de loyauté
marker-standing = arrêté, pas regroupé
marker-shy = teste avant de quitter la zone
marker-tried = a tenté de se rallier
marker-resting = rallié, agit dès la prochaine phase
marker-wounded = blessé
marker-carrying = porte du matériel
marker-climbing = en train de grimper
marker-engaged = engagé
marker-retreating = en retraite
marker-done = a reçu deux points
marker-immobile = immobilisé
marker-power = perte de puissance
marker-weapon-out = arme hors service
marker-rupture = va exploser
marker-damaged = endommagé
gains-straggler = { $who-The } { $who-est } maintenant parmi les traînards
gains-due = { $who-The } { $who-a } un test de loyauté à passer
gains-resting = { $who-The } s'arrête{ $who-nt } : pas d'action avant la prochaine phase
gains-tried = { "" }
gains-shy = { $who-The } { $who-a } un test à passer avant de quitter la zone
gains-standing = { $who-The } s'arrête{ $who-nt }
loses-straggler = { $who-The } n'{ $who-est } plus parmi les traînards
loses-due = { "" }
loses-tried = { "" }
loses-resting = { "" }
loses-shy = { $who-The } ose{ $who-nt } quitter la zone
loses-standing = { $who-The } { $who-est } regroupé{ $who-es }

## Scenery
piece-brush = broussailles
    .gender = f
    .number = plural
piece-light-woods = bois léger
    .gender = m
piece-mud = boue
    .gender = f
piece-gentle-hill = colline douce
    .gender = f
piece-swamp = marais
    .gender = m
piece-steep-hill = colline escarpée
    .gender = f
piece-dense-woods = bois dense
    .gender = m
piece-fence = clôture
    .gender = f
piece-wire = barbelés
    .gender = m
    .number = plural
piece-hedge = haie
    .gender = f
piece-barrier = barrière
    .gender = f
piece-barricade = barricade
    .gender = f
piece-low-wall = mur bas
    .gender = m
piece-barrels = tonneaux
    .gender = m
    .number = plural
piece-wall = mur
    .gender = m
piece-rocks = rochers
    .gender = m
    .number = plural
piece-building = bâtiment
    .gender = m
piece-house = bâtiment
    .gender = m
piece-asset = bien
    .gender = m
piece-tower = tour
    .gender = f
piece-container = conteneur
    .gender = m
piece-wreck = épave
    .gender = f

## What changes
set-round = Manche { $value }
set-phase =
    { $raw ->
        [strategy] Phase de stratégie
        [action1] Première phase d'actions
        [fog] Brouillard de guerre
        [action2] Seconde phase d'actions
        [melee] Mêlée
       *[other] { "" }
    }
set-active = Tour de { $value }
set-ps = { $who }, points de stratégie pour ce tour : { $value }
set-left = { $who }, points de stratégie dans cette phase : { $value }
set-free = { "" }
set-zone = { $who } pose son marqueur de largage
set-role = Rôle de { $who } : { $value }
set-called = { $who } rappelle sa navette
set-fired-on-melee = Les gens de { $who } n'oublieront pas ce tir
set-boss-fell =
    { $raw ->
        [true] Le patron de { $who } est tombé
       *[other] { "" }
    }
set-loyalty = La Loyauté de { $who } est maintenant { $value }
set-secured = Mis en sûreté par { $who } : { $value }
set-wounded = { $who-The } { $who-est } blessé{ $who-es }
set-leader = { $value-The } mène maintenant { $who-the }
set-retreat =
    { $raw ->
        [none] Fin de la retraite { $who-of }
       *[other] Retraite { $who-of } : { $value }
    }
set-aboard =
    { $raw ->
        [none] { $who-The } débarque{ $who-nt }
       *[other] { $who-The } embarque{ $who-nt } dans { $value-the }
    }
set-holder =
    { $raw ->
        [none] { $who-The } est libre
       *[other] { $value-The } { $value-a } { $who-the }
    }
set-post = { $who-The } prend une place : { $value }
set-immobile =
    { $raw ->
        [true] { $who-The } est immobilisé{ $who-es }
       *[other] { $who-The } peut de nouveau se déplacer
    }
set-power =
    { $raw ->
        [loss] { $who-The } perd de la puissance
       *[other] { $who-The } perd beaucoup de puissance
    }
set-out = { $who-The } : une arme est hors service
set-unspent = { $who } ne dépense pas { $value }
set-lost = { $who-The } perd { $value }
set-rupture =
    { $raw ->
        [true] Le moteur { $who-of } se rompt : explosion au début de la prochaine phase
       *[other] { "" }
    }
set-used = { $who-The } consomme : { $last }
set-open = { $who-The } saute
set-inside = { $who-The } peut être sorti{ $who-es }
set-gone = { $who-The } a disparu
set-joined = { $who-The } accueille{ $who-nt } { $value-the }
set-credits = { "" }
tells-lost = { $who-The } : { $lost } perdu, reste { $left }
tells-lost-sm-veh-03 = { $who-The } perd { $lost } ({ $where }), il reste { $left }
tells-lost-sm-veh-06 = { tells-lost-sm-veh-03 }
tells-lost-sm-veh-12 = { tells-lost-sm-veh-03 }
tells-lost-sm-veh-16 = { $who-The } est hors de la bataille
tells-lost-sm-veh-15 = { tells-lost-sm-veh-16 }
tells-lost-sm-veh-09 = { tells-lost-sm-veh-16 }
tells-lost-sm-move-09 = { tells-lost-sm-veh-16 }
tells-spent-left = Un point pour { $unit-the } ; il en reste { $left }
tells-spent-free = Un point gratuit pour { $unit-the } ; il en reste { $left }
tells-gained-free =
    { $amount ->
        [one] { $who } gagne { $amount } point de stratégie gratuit
       *[other] { $who } gagne { $amount } points de stratégie gratuits
    }
tells-gained-credits = { $who } vend son matériel pour { $amount } crédits

## What happens
note-asset = En jeu : { $asset }
note-asset-raid =
    { $attacks ->
        [oui] { $side } attaque un bien
       *[other] { $side } renonce ; on se bat pour un bien libre
    }
note-too-big-for-the-zone = { $unit-The } reste{ $unit-nt } en attente, faute de place dans la zone
note-flyer-waits = { $unit-The } reste{ $unit-nt } en attente : deux appareils sont déjà descendus
note-order-given = { $unit-The } : { $order }
note-volley =
    { $reply ->
        [oui] { $unit-The } réplique{ $unit-nt } sur { $target-the }, attaques : { $attacks }
       *[other] { $unit-The } tire{ $unit-nt } sur { $target-the }, attaques : { $attacks }
    }
note-attack-lost = L'attaque { $figure-of } sur { $target-the } est perdue
note-out-of-range = { $target-The } { $target-est } hors de portée { $figure-of }, { $weapon } : { NUMBER($excess-length, maximumFractionDigits: 1) } pas de trop
note-cover = { $figure-The } est couvert{ $figure-es } par { $piece-the } : DEF +{ $bonus }
note-unharmed = { $figure-The } est indemne : dégâts { $damage } contre DEF { $defence }
note-wounded = { $figure-The } est touché{ $figure-es } : dégâts { $damage } égaux à la DEF { $defence }
note-killed = { $figure-The } tombe : dégâts { $damage } au-dessus de la DEF { $defence }
note-struck-in-melee = Dans la mêlée, le coup frappe { $figure-the }
note-order-refused = { $unit-The } refuse{ $unit-nt } de tirer sur des amis ; le point est perdu
note-vehicle-hit = { $unit-The } { $unit-est } touché{ $unit-es }, { $where } : dégâts { $damage } contre armure { $armour }, jets de dommages : { $rolls }
note-military = Le blindage { $unit-of } est militaire : sans effet
note-no-crew-left = Il n'y a plus personne aux postes { $unit-of }
note-no-weapon-left = { $unit-The } n'{ $unit-a } plus d'arme à perdre
note-superstructure-gone = { $unit-The } se disloque{ $unit-nt }
note-nobody-at-the-controls = Personne aux commandes { $unit-of } ne peut sortir les occupants
note-nobody-moves = { $unit-The } reste{ $unit-nt } sur place
note-straggler-home = { $unit-The } { $unit-est } de retour dans la zone de largage, en attente
note-stays-home = { $unit-The } n'ose{ $unit-nt } pas quitter la zone
note-melee = Mêlée : { $units }
note-duel =
    { $how ->
        [even] { $figure-The } et { $target-the } font jeu égal
        [hurt] { $figure-The } blesse { $loser-the }
       *[other] { $figure-The } élimine { $loser-the }
    }
note-fog =
    { $points ->
        [0] Brouillard de guerre, { $roll } : rien ne se passe
       *[other] Brouillard de guerre, { $roll } : points gratuits pour { $winner }, { $points }
    }
note-battle-ends = La bataille est finie : { $why }
note-recovery =
    { $back ->
        [oui] { $figure-The } revient
       *[other] { $figure-The } est perdu{ $figure-es } pour de bon
    }
note-wreck-home = L'épave { $unit-of } rentre
note-loyalty-changes = Loyauté de { $side } : { $value }

## Refusals
no-about-to-explode = { $unit-The } va exploser
no-another-unit = Le second point gratuit est pour une autre unité que { $unit-the }
no-at-home = { $unit-The } { $unit-est } déjà dans la zone de largage de la compagnie
no-attack-declared-twice = Une attaque { $figure-of } est déclarée deux fois
no-bases-overlap = { $figure-The } serait sur un autre socle
no-carriers-do-not-engage = { $unit-The } porte{ $unit-nt } du matériel et n'engage{ $unit-nt } pas
no-carries-nothing = { $unit-The } ne porte{ $unit-nt } rien
no-chain-broken = Les figurines { $unit-of } doivent former une seule chaîne, à 2 pas l'une de l'autre
no-counters-too-near = Trop près d'un autre marqueur
no-enemy-near = { $enemy-The } { $enemy-est } trop près
no-enemy-zone = { $figure-The } viendrait à moins de 1 pas { $enemy-of } sans engager la mêlée
no-engaged = { $unit-The } { $unit-est } engagé{ $unit-es }
no-everybody-once = Chaque figurine { $unit-of } se place une seule fois
no-flyers-do-not-back = { $unit-The } vole{ $unit-nt } et ne recule{ $unit-nt } pas
no-flyers-overlap = { $unit-The } finirait sur un autre appareil
no-friend-in-line = { $friend-The } se trouve{ $friend-nt } dans la ligne de tir { $figure-of }
no-guard-moves-nothing = Le gardien ne déplace aucun prisonnier et n'ouvre aucune porte
no-hands-full = Les mains sont prises : on porte une charge
no-hired-already = { $figure-The } { $figure-est } déjà dans l'effectif
no-immobilised = { $unit-The } { $unit-est } immobilisé{ $unit-es }
no-in-the-air = { $vehicle-The } { $vehicle-est } en vol
no-in-the-way = { $piece-The } barre{ $piece-nt } le chemin
no-infantry-only = Seule l'infanterie sur la table bat en retraite
no-models-in-a-vehicle = L'unité { $group } est un véhicule et compte des figurines
no-no-air = Il n'y a pas d'air : l'unité { $group } en compte { $models } sans scaphandre
no-no-room = Il n'y a pas de place là
no-no-room-aboard = { $vehicle-The } n'{ $vehicle-a } pas de place, en tout : { $room }
no-no-room-for-markers = Il ne resterait plus de place pour un marqueur de largage
no-no-room-outside = Il n'y a pas de place dehors pour { $unit-the }
no-no-such-post = L'unité { $group } n'a pas de poste { $post }, postes : { $posts }
no-no-unit = La compagnie n'a aucune unité
no-no-way-to-board = { $figure-The } ne trouve pas de chemin vers { $vehicle-the }
no-no-weapon = { $figure-The } n'a rien pour tirer
no-nobody-drives = Personne n'est aux commandes { $unit-of }
no-nobody-fires = Aucun tir possible { $unit-of } sur { $target-the }
no-nobody-near = Aucune figurine { $unit-of } n'est assez près
no-nobody-to-take-it = Personne à bord { $unit-of } ne peut prendre la place
no-not-a-facing = { $figure-The } n'a pas reçu de degrés entiers
no-not-a-path = { $figure-The } n'a pas reçu de chemin de points entiers
no-not-a-point = Ce n'est pas un point de la table
no-not-at-the-door = Aucune figurine { $unit-of } ne touche la porte
no-not-at-the-face = Aucune figurine { $unit-of } n'est contre { $piece-the }
no-not-free-to-take = { $thing-The } n'est pas libre
no-not-of-the-unit = Figurine étrangère { $unit-to }, ou nommée deux fois : { $figure }
no-not-on-the-table = { $target-The } n'{ $target-est } pas sur la table
no-not-placements = Chaque figurine se donne avec un chemin et une orientation
no-not-regrouped = { $unit-The } n'{ $unit-est } pas encore regroupé{ $unit-es }
no-not-seen = { $target-The } n'{ $target-est } pas en vue
no-not-under-orders = { $unit-The } n'{ $unit-est } pas sous vos ordres
no-nothing-to-do = Il n'y a rien à faire pour { $unit-the }
no-nothing-to-regroup = { $unit-The } n'{ $unit-a } pas à se regrouper
no-off-the-roof = { $figure-The } ne quitte le toit qu'en grimpant
no-off-the-table = Cela mène hors de la table
no-on-a-face = Sur une paroi on ne fait que grimper
no-one-load = Une unité porte une seule charge
no-one-weapon = { $figure-The } n'emploie qu'une arme
no-open-already = { $thing-The } est déjà ouvert{ $thing-es }
no-out-of-arc = { $target-The } { $target-est } hors de l'arc
no-outside-the-zone = C'est hors de la zone de largage
no-people-are-not-sold = On ne vend pas les gens : { $line }
no-purse-empty = Il ne reste aucun point de stratégie dans cette phase
no-resting = Ralliement récent { $unit-of } : pas d'action avant la prochaine phase
no-retreating = { $unit-The } { $unit-est } en retraite
no-screened = { $target-The } { $target-est } abrité{ $target-es } par de l'infanterie
no-season-length = Une saison compte { $least } à { $most } missions, pas { $missions }
no-seat-taken = La place de { $post } est prise
no-somebody-in-the-way = { $figure-The } barre le chemin
no-straggler = { $unit-The } { $unit-est } parmi les traînards, qui ne reçoivent pas de points
no-stragglers-carry-nothing = Les traînards ne portent rien : { $unit }
no-through-a-vehicle = Le chemin traverse { $vehicle-the }
no-through-an-enemy = Le chemin { $figure-of } traverse un ennemi
no-too-expensive = La compagnie coûte { $total }, la limite est { $points }
no-too-far = { $figure-The } parcourt ici { NUMBER($most-length, maximumFractionDigits: 1) } pas au plus
no-too-far-from-marker = Trop loin du marqueur de la compagnie la plus forte
no-too-far-from-the-vehicle = { $figure-The } se place à 2 pas au plus du véhicule
no-too-far-to-board = { $vehicle-The } { $vehicle-est } trop loin pour embarquer
no-too-far-to-drive = { $unit-The } parcourt ici { NUMBER($most-length, maximumFractionDigits: 1) } pas au plus
no-too-far-to-engage = { $target-The } { $target-est } trop loin pour être engagé{ $target-es }
no-too-far-to-load = Les porteurs sont trop loin { $vehicle-of }
no-too-far-to-merge = { $other-The } { $other-est } trop loin pour fusionner
no-too-few-hands = Porteurs possibles : { $hands } ; il en faut { $least }
no-too-little-money = { $line-The } coûte{ $line-nt } { $price } cr
no-too-many-leaders = Trop de ce rôle dans la compagnie ({ $role }) : { $found }, au plus { $most }
no-too-many-models = Ensemble ils seraient { $models }, au plus { $most }
no-too-near-a-building = Trop près d'un bâtiment
no-too-near-a-marker = Trop près d'un autre marqueur
no-too-near-salvage = Trop près d'un marqueur de matériel
no-too-near-the-asset = Trop près du bien
no-too-near-the-edge = Trop près du bord de la table
no-too-slow = { $unit-The } parcourt au moins { NUMBER($least-length, maximumFractionDigits: 1) } pas
no-tried-already = { $unit-The } { $unit-a } déjà fait une tentative dans cette phase
no-turn-too-sharp = { $unit-The } tourne de { $degrees }°, au plus { $most }°
no-turns-too-close = { $unit-The } parcourt { NUMBER($least-length, maximumFractionDigits: 1) } pas entre deux virages
no-two-points-already = { $unit-The } { $unit-a } déjà reçu { $most } points dans cette phase
no-unit-size =
    { $models ->
        [one] L'unité { $group } compte { $models } figurine, on en admet { $least } à { $most }
       *[other] L'unité { $group } compte { $models } figurines, on en admet { $least } à { $most }
    }
no-vehicle-moved = { $vehicle-The } s'est déplacé{ $vehicle-es } dans cette phase
no-vehicle-weapon-on-foot = L'unité { $group } porte une arme de véhicule : { $weapon }
no-vehicles-are-not-engaged = On n'engage pas les véhicules : { $target }
short-ps = il manque { $amount } PS
short-cr = il manque { $amount } cr
short-points = { $amount } de trop
no-no-report = Un rapport dit qui a gagné et ce que sont devenus les gens, les véhicules, le matériel et la Loyauté de { $sides }
no-was-not-there = { $id-The } n'{ $id-est } pas parti{ $id-es } ; partants en tout : { $count }
no-nothing-said-of = Le rapport ne dit rien { $id-of } ; manquants en tout : { $count }
no-too-much-salvage = Rapportés : { $count } ; une mission en a { $most } au plus
no-better-than-before = { $unit-The } ne peut revenir en meilleur état qu'au départ

## Dice
roll-sm-seq-04 = Qui commence
roll-sm-setup-02 = Ordre de placement
roll-sm-shoot-03 = Tir { $figure-of } sur { $target-the }
roll-sm-shoot-04 = Dégâts { $figure-to }, +{ $plus }
roll-sm-weap-02 = Explosion : dégâts { $target-to }, +{ $plus }
roll-sm-veh-15 = { roll-sm-weap-02 }
roll-sm-veh-09 = { roll-sm-weap-02 }
roll-sm-melee-10 = Dégâts { $vehicle-to }, +{ $plus }
roll-sm-shoot-06 = Dégâts { $unit-to }, +{ $plus }
roll-sm-melee-02 = { $figure-The } (Combat { $combat }) contre { $enemy-the } (Combat { $against })
roll-sm-brav-01 = Bravoure { $unit-of }, Loyauté { $loyalty }
roll-sm-loy-01 = Test de loyauté { $unit-of }, { $loyalty } ou moins
roll-sm-fog-01 = Brouillard de guerre
roll-sm-post-01 = Récupération { $figure-of }
roll-sm-post-04 = Vente { $thing-of }
result-sm-shoot-03 =
    { $value ->
        [1] touché
       *[other] manqué
    }
result-sm-veh-22 =
    { $value ->
        [1] survit
       *[other] tombe
    }
result-sm-veh-19 =
    { $value ->
        [1] sortis à temps
       *[other] trop tard
    }
result-sm-veh-08 =
    { $value ->
        [1] réparé
       *[other] pas encore
    }
result-sm-veh-25 =
    { $value ->
        [1] reste en l'air
       *[other] tombe
    }
result-sm-loy-01 =
    { $value ->
        [0] réussi
       *[other] raté
    }
result-sm-post-01 =
    { $value ->
        [1] revient
       *[other] est perdu
    }

## Scene
scene-phase-strategy = stratégie
scene-phase-action1 = premières actions
scene-phase-fog = brouillard de guerre
scene-phase-action2 = secondes actions
scene-phase-melee = mêlée
scene-line-cost = Coût de déploiement
scene-line-move = Mouvement
scene-line-shooting = Tir
scene-line-melee = Mêlée
scene-line-res = RES
scene-line-armour = Armure
scene-line-hands = Porteurs
scene-line-points = Points dans la phase
scene-line-sides = Avant / gauche / droite / arrière
scene-line-superstructure = Superstructure
scene-line-passengers = Passagers
scene-line-cargo = Soute
scene-arc-front = avant
scene-arc-left = gauche
scene-arc-right = droite
scene-arc-rear = arrière
scene-arc-turret = tourelle
scene-side-front = Avant
scene-side-left = Côté gauche
scene-side-right = Côté droit
scene-side-rear = Arrière
scene-post-driver = Au volant
scene-post-pilot = Aux commandes
scene-post-gunner = Aux armes
scene-zone-drop = Zone de largage
scene-zone-asset = Bien
scene-thing-salvage = Matériel
    .gender = m
scene-thing-stash = Butin
    .gender = m
scene-thing-captive = Captif
    .gender = m
scene-thing-door = Porte
    .gender = f
scene-thing-door-open = Porte éventrée
scene-score-secured = En sûreté
scene-score-loyalty = Loyauté
scene-score-ps = Points de stratégie du tour
scene-score-left = Reste dans la phase
scene-score-free = Points gratuits

## Mistakes
mistake-no-line = { $where } : le marché n'a pas { $line }
mistake-height-of-flight = { $where } : les appareils volants, et eux seuls, disent leur altitude
mistake-piece-without-outline = une pièce de genre { $kind } ne dit ni où elle est ni d'où à où
mistake-no-piece-of-map = { $path } : la carte { $map } n'a pas de pièce { $piece }
mistake-situation-no-profile = { $id } n'est ni un profil de ce fichier ni sur le marché
scene-purse-left = points de stratégie de cette phase
scene-purse-free = points gratuits du brouillard

## The guided first match
guide-welcome = Les bleus sont à vous : des tireurs derrière un muret, des matelots près d'un marqueur de matériel et un camion à côté d'eux. Ramenez le marqueur dans votre zone de largage, le cercle bleu : qui en a le plus à la fin de la manche a gagné. Les distances sont en pas : un pas vaut un pouce, 2,54 cm. Tout numéro de règle, comme celui d'une question, ouvre sa règle.
guide-activate = Chaque point de stratégie (PS) paie une action d'une unité, et aucune n'en reçoit plus de deux par phase. Votre bourse est à côté de votre nom. D'abord les matelots : le marqueur est sous leurs mains.
guide-order = Ce qui est possible est donné avec son prix ; ce qui est grisé dit pourquoi. Quatre mains à 1 pas soulèvent un marqueur, et des porteurs près d'un véhicule arrêté le chargent. Un tir montre ses chances avant que vous choisissiez.
guide-move = Faites glisser le chef, ou prenez un déplacement tout prêt. Le sol éclairé est tout ce qu'il atteint ; les figurines d'une unité restent en chaîne, à 2 pas l'une de l'autre.
guide-drive = Un véhicule tourne de 45 degrés au plus, puis fait 2 pas avant de tourner encore. Cliquez là où il doit aller, ou prenez un chemin tout prêt. Seul ce qui est entièrement dans le cercle est en sûreté.
guide-reverse = { guide-drive }
guide-aim-plan = Toutes les attaques sont annoncées avant le premier dé. Répartissez-les, visez au plus près ou le plus facile à abattre, ou nommez chacune. Murets et bois protègent : la DEF monte.
guide-aims = Cochez chaque attaque et sa cible. Rien n'est lancé avant que vous confirmiez.
guide-sm-shoot-03 = Les dés sont tombés. Pour toucher, un D8 qui ne dépasse pas le Tir ; puis 1D6 plus l'arme contre la DEF. Égal blesse, au-dessus met hors de combat. Chaque jet est dans le récit avec sa règle.
guide-return-fire = Qui essuie un tir peut répliquer aussitôt, sans rien payer ; on ne réplique pas à une réplique. Vous pouvez donner une réponse durable.
guide-go-on = Entre deux actions vous pouvez rappeler votre navette : la bataille finit pour tous. Ce qui est hors de votre cercle reste sur place. Pas encore.
guide-sm-fog-01 = Brouillard de guerre : deux dés entre vos phases d'action. Un jet bas ou haut donne des points gratuits, à vous ou à l'ennemi.
guide-opening = Des unités peuvent se replier de leur plein gré au début d'une phase. Personne n'y est obligé.
guide-engage = La phase de mêlée : une unité près d'un ennemi peut courir au contact, sans rien payer. Les paires se battent avec un D8 chacune plus le Combat ; le perdant de la mêlée peut fuir.
guide-which-melee = Plusieurs mêlées : choisissez laquelle se joue d'abord.
guide-rally = Un point va d'abord à chaque unité en fuite, avant tout le reste.
guide-new-leader = Le chef n'est plus là : choisissez qui le remplace.
guide-side-hit = Le tir arrive sur un coin : choisissez le côté touché.
guide-post-lost = Le seul membre d'équipage est perdu : qu'est-ce que le véhicule perd avec lui ?
guide-take-seat = Quelqu'un d'autre à bord peut prendre le siège vide.
guide-leave = Posez-les à 2 pas au plus du véhicule.
guide-eject = Ils sont sortis : posez-les à 2 pas au plus du véhicule.
guide-assault = Charges et grenades frappent le côté de la coque que l'on touche.
guide-over = Voilà une bataille entière : du matériel chargé, ramené et compté. « Revoir » la montre encore ; « Jouer » sur la première page propose des tables plus grandes.

## Le formulaire d'un rapport
scene-form-winner = Qui a gagné ?
scene-form-nobody = personne
scene-form-secured = Pions rapportés
scene-form-fate-fit = indemne
scene-form-fate-wounded = blessé
scene-form-fate-down = hors de combat
scene-form-fate-lost = au-delà de toute récupération
scene-form-fate-left = abandonné
scene-form-used = Utilisé
scene-form-vehicle = Le véhicule
scene-form-vehicle-home = rentre
scene-form-vehicle-wreck = rentre à l'état d'épave
scene-form-vehicle-lost = est perdu
scene-form-plate-front = Blindage restant, avant
scene-form-plate-left = Blindage restant, côté gauche
scene-form-plate-right = Blindage restant, côté droit
scene-form-plate-rear = Blindage restant, arrière
scene-form-superstructure = Superstructure restante
scene-form-out = Armes hors service
scene-form-drive = Déplacement
scene-form-drive-works = marche
scene-form-drive-immobile = immobilisé
scene-form-power = Puissance
scene-form-power-works = marche
scene-form-power-loss = perte de puissance
scene-form-power-severe = forte perte de puissance
