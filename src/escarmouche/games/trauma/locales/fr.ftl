### Les phrases de Trauma. Licence : CC BY-NC-SA 4.0.

## Camps et scénarios
side-one = Joueur 1
    .gender = m
side-two = Joueur 2
    .gender = m
scenario-generator = Prenez-moi ce générateur !
scenario-attack = Sus à l'ennemi !

## Questions
ask-colour = Quelle couleur prenez-vous ? Bleu entre par le sud, rouge par le nord.
ask-role = Attaquez-vous ou défendez-vous ?
ask-pick-point = Quel décor porte le point { $kind } ?
ask-recruit = Quelles unités achetez-vous avec vos points de renfort ?
ask-sequence = Dans quel ordre posez-vous vos cartes, de la première à la dernière ?
ask-make-up = Qui revient chez { $unit-the } ?
ask-general = Quel officier est votre général ?
ask-bid = Combien de PC misez-vous pour l'initiative ?
ask-first-activation = Qui active en premier ?
ask-option = À vous : retourner la première carte, ou dépenser d'abord des PC ?
ask-card-place = Après combien de cartes la remettez-vous ?
ask-activate = Laquelle des deux unités activez-vous maintenant ?
ask-pay = Payez-vous 1 PC pour activer { $unit-the } ?
ask-enter = Par où { $unit-number ->
        [plural] entrent
       *[singular] entre
    } { $unit-the } ?
ask-enter-access = Où { $unit-number ->
        [plural] entrent
       *[singular] entre
    } { $unit-the } ({ $way }) ?
ask-enter-deploy = Où { $unit-number ->
        [plural] se déploient
       *[singular] se déploie
    } { $unit-the } ?
ask-enter-drop = Où larguer { $unit-the } ({ $way }) ?
ask-enter-guerilla = Où { $unit-number ->
        [plural] surgissent
       *[singular] surgit
    } { $unit-the } ({ $way }) ?
ask-announce = Quelles actions { $unit-number ->
        [plural] annoncent
       *[singular] annonce
    } { $unit-the } ?
ask-extra-action = Une action supplémentaire pour { $unit-the } ?
ask-move = Où { $unit-number ->
        [plural] se déplacent
       *[singular] se déplace
    } { $unit-the } ?
ask-break-formation = { $unit-The } { $unit-number ->
        [plural] ne seraient
       *[singular] ne serait
    } plus en formation, donc Désorganisé{ $unit-es } : le faire quand même ?
ask-push = Où repousse-t-on { $figure-the } ?
ask-cross = Que { $unit-number ->
        [plural] franchissent
       *[singular] franchit
    } { $unit-the } ?
ask-landing = Où finit le chef { $unit-of }, au-delà { $obstacle-of } ?
ask-stay-behind = Qui, chez { $unit-the }, reste en arrière ?
ask-follow-order = Dans quel ordre suivent les autres { $unit-of } ?
ask-crush = Comment { $unit-number ->
        [plural] passent
       *[singular] passe
    } { $unit-the } sur { $target-the } ?
ask-crushed = Qui, chez { $unit-the }, est écrasé ?
ask-repair = Que répare-t-on ?
ask-demolish = Quel décor { $unit-number ->
        [plural] font
       *[singular] fait
    } sauter { $unit-the } ?
ask-operate = Qu'{ $unit-number ->
        [plural] actionnent
       *[singular] actionne
    } { $unit-the } ?
ask-salvo = Quelle salve { $unit-number ->
        [plural] tirent
       *[singular] tire
    } maintenant { $unit-the } ?
ask-target = Sur qui { $unit-number ->
        [plural] tirent
       *[singular] tire
    } { $unit-the } ? ({ $salvo })
ask-sniper-score = Quelle précision { $unit-number ->
        [plural] emploient
       *[singular] emploie
    } { $unit-the } contre { $target-the } ?
ask-arc = Dans quel arc de tir { $vehicle-of } { $target-number ->
        [plural] se trouvent
       *[singular] se trouve
    } { $target-the } ?
ask-nearest = À égale distance : qui, chez { $unit-the }, prend les touches ?
ask-first-hit = Sur qui, chez { $target-the }, tombe le souffle { $unit-of } ?
ask-victim = Touche { $hit } : qui la prend chez { $target-the } ?
ask-heal = Qui soignez-vous chez { $unit-the } ?
ask-leader = Qui mène maintenant { $unit-the } ?
ask-stay-up = Qui reste debout chez { $unit-the } ?
ask-incident = Quel incident frappe { $vehicle-the } ?
ask-weapon-lost = Quelle arme { $vehicle-of } est mise hors d'usage ?
ask-melee = { $unit-The } { $unit-number ->
        [plural] sont
       *[singular] est
    } au contact : engager la mêlée ?
ask-melee-salvo = Avec quoi { $unit-number ->
        [plural] frappent
       *[singular] frappe
    } maintenant { $unit-the } ?
ask-melee-target = Qui { $unit-number ->
        [plural] frappent
       *[singular] frappe
    } { $unit-the } avec { $salvo-the } ?
ask-stay-out = Qui, chez { $unit-the }, ne frappe pas { $target-the } ?
ask-melee-hits = Qui, chez { $unit-the }, prend les touches en surplus ?
ask-melee-losses = Qui tombe chez { $unit-the } ?
ask-suicide-losses = Qui { $unit-number ->
        [plural] perdent
       *[singular] perd
    } { $unit-the } dans l'assaut ?
ask-demolition-target = Sur qui { $figure-the } pose-t-{ $figure-il } sa charge ?
ask-order = Quel ordre { $unit-number ->
        [plural] reçoivent
       *[singular] reçoit
    } { $unit-the } ?
ask-rally = Quelle unité le général rallie-t-il ?
ask-alert-fire = Après le déplacement { $mover-of }, quelle unité en Tir d'Alerte tire ?
ask-alert-salvos = Quelles salves { $unit-number ->
        [plural] tirent
       *[singular] tire
    } { $unit-the } sur { $mover-the } ?
ask-stagger-alert = Échelonner le Tir d'Alerte { $unit-of } pour 1 PC ?

## Réponses données
did-colour = { "" }
did-role = { "" }
did-pick-point = { "" }
did-recruit = { $side } achète : { $answer }
did-sequence = { $side } pose ses cartes : { $answer }
did-make-up = { "" }
did-general = { "" }
did-bid =
    { $raw ->
        [0] { $side } ne mise rien
       *[other] { "" }
    }
did-first-activation = { $side } a l'initiative : { $answer-the } active en premier
did-option = { "" }
did-card-place = { "" }
did-activate = { $side } active d'abord { $answer-the }
did-pay = { "" }
did-enter = { $unit-The } { $unit-number ->
        [plural] doivent entrer
       *[singular] doit entrer
    } par { $answer }
did-enter-access = { "" }
did-enter-deploy = { "" }
did-enter-drop = { "" }
did-enter-guerilla = { "" }
did-announce = { $unit-The } { $unit-number ->
        [plural] annoncent
       *[singular] annonce
    } : { $answer }
did-extra-action =
    { $raw ->
        [none] { "" }
       *[other] Action supplémentaire { $unit-of } : { $answer }
    }
did-move = { "" }
did-break-formation = { "" }
did-push = { "" }
did-cross =
    { $raw ->
        [none] { "" }
       *[other] { $unit-The } { $unit-number ->
            [plural] franchissent
           *[singular] franchit
        } { $answer-the }
    }
did-landing = { "" }
did-stay-behind = { "" }
did-follow-order = { "" }
did-crush = { "" }
did-crushed = { "" }
did-repair = { "" }
did-demolish = { "" }
did-operate = { "" }
did-salvo = { "" }
did-target = { "" }
did-sniper-score = { $unit-The } emploie{ $unit-nt } { $answer }
did-arc = { "" }
did-nearest = { "" }
did-first-hit = { "" }
did-victim = { "" }
did-heal = { "" }
did-leader = { "" }
did-stay-up = Restent debout chez { $unit-the } : { $answer }
did-incident = { "" }
did-weapon-lost = { "" }
did-melee =
    { $raw ->
        [none] { $unit-The } ne { $unit-number ->
            [plural] combattent
           *[singular] combat
        } pas
       *[other] { "" }
    }
did-melee-salvo = { "" }
did-melee-target = { "" }
did-stay-out = { "" }
did-melee-hits = { "" }
did-melee-losses = { "" }
did-suicide-losses = { "" }
did-demolition-target = { "" }
did-order = { "" }
did-rally = { "" }
did-alert-fire =
    { $raw ->
        [none] { $side } réagit au déplacement { $mover-of } : personne ne tire
        [not-this-move] { $side } réagit au déplacement { $mover-of } : { $answer }
        [above-50] { $side } réagit au déplacement { $mover-of } : { $answer }
        [always-ask] { $side } réagit au déplacement { $mover-of } : { $answer }
       *[other] { $side } réagit au déplacement { $mover-of } : { $answer-the } tire{ $answer-nt }
    }
did-alert-salvos = { "" }
did-stagger-alert = { "" }
## Answers given, in records that tell nothing else of what came of them
was-move = { $unit } se déplace : { $answer }
was-push = { $figure } est repoussée { $answer }
was-enter-access = { $unit } entre par { $way } : { $answer }
was-enter-deploy = { $unit } se déploie : { $answer }
was-enter-drop = { $unit } est larguée par { $way } : { $answer }
was-enter-guerilla = { $unit } surgit ({ $way }) : { $answer }
was-landing = Le chef de { $unit } passe { $obstacle } : { $answer }
was-crush = { $unit } écrase { $target } : { $answer }
was-crushed = Écrasés dans { $unit } : { $answer }
was-colour =
    { $raw ->
        [blue] { $side } prend bleu
       *[red] { $side } prend rouge
    }
was-role = { $side } : { $answer }
was-pick-point = { $side } place le point { $kind } sur { $answer }
was-pay = Activation de { $unit } : { $answer }
was-salvo = { $unit } tire : { $answer }
was-target = { $unit } vise { $answer } avec { $salvo }
was-nearest = { $side } attribue les touches à { $answer }
was-first-hit = Le souffle tombe sur { $answer }
was-victim = La touche { $hit } va à { $answer }
was-heal = Soignés dans { $unit } : { $answer }
was-melee-salvo = { $unit } frappe avec { $answer }
was-melee-target = { $unit } frappe { $answer } avec { $salvo }
was-stay-out = Ne frappent pas dans { $unit } : { $answer }
was-melee-hits = Les touches en surplus sur { $unit } vont à { $answer }
was-melee-losses = Tombent dans { $unit } : { $answer }
was-suicide-losses = Perdus par { $unit } dans l'assaut : { $answer }
was-demolition-target = { $figure } pose sa charge sur { $answer }
was-alert-salvos = { $unit } tire sur { $mover } : { $answer }
was-repair = Réparation : { $answer }
was-order = { $unit } reçoit : { $answer }
was-rally = Le général rallie { $answer }
was-option = { $side } : { $answer }
was-general = { $side } désigne son général : { $answer }
was-make-up = { $unit } revient avec { $answer }
was-incident = Incident sur { $vehicle } : { $answer }
was-demolish = { $unit } fait sauter { $answer }
was-operate = { $unit } actionne { $answer }
was-stagger-alert = Tir d'Alerte de { $unit } : { $answer }
was-break-formation = { $unit } hors formation : { $answer }
was-stay-behind = Restent en arrière de { $unit } : { $answer }
was-follow-order = Les autres de { $unit } suivent : { $answer }
was-arc = { $target } est dans l'arc { $answer } de { $vehicle }
was-bid = { $side } mise { $answer } PC
was-melee = Mêlée de { $unit } : { $answer }
was-extra-action = Action supplémentaire de { $unit } : { $answer }

## Options
opt-blue = bleu
opt-red = rouge
opt-attacker = attaquant
opt-defender = défenseur
opt-flip = retourner la première carte
opt-move-first-card = déplacer la première carte (1 PC)
opt-pass = passer l'activation (1 PC)
opt-simultaneous = activation simultanée (2 PC)
opt-reorder = réarranger toutes les cartes
opt-pay = payer 1 PC
opt-break = oui, hors formation
opt-movement = Mouvement
opt-shoot = Tir
opt-crossing = Franchissement
opt-operate = Actionner
opt-staggered = salves décalées (1 PC)
opt-sustained = Tir Appuyé
opt-take-cover = Planquez-vous (1 PC)
opt-alert = Tir d'Alerte (1 PC)
opt-heads-down = Baisse la tête (1 PC)
opt-courage = Courage les gars (2 PC)
opt-stagger = le décaler (1 PC)
opt-first = la première précision
opt-second = la seconde précision
opt-fight = se battre avec ses armes
opt-suicide-of = assaut suicide sur { $what-the }
opt-suicide = assaut suicide
opt-self-repair = Auto-réparation
opt-repair = Réparation
opt-demolition = Démolition
opt-demolition-of = la charge { $what-of }
opt-jump = Propulseur dorsal : un Franchissement en plus
opt-propulsion = propulsion détruite
opt-chain-explosions = explosions en chaîne
opt-weapon-lost = une arme détruite
opt-box = une case de structure
opt-weapon-of = l'arme numéro { $what }
opt-access-of = { $what-the }
opt-deploy = la zone de déploiement
opt-drop-of = { $what-the }
opt-guerilla-of = Guérilla, près { $what-of }
opt-toward-of = vers { $what-the }
opt-charge-of = charger { $what-the }
opt-cover = à couvert
opt-back = se replier
none-pay = ne pas l'activer
none-enter = rester en Réserve
none-extra-action = aucune
none-cross = renoncer au Franchissement
none-move = renoncer au Mouvement
none-break-formation = non, les replacer
none-operate = rien
none-repair = rien
none-salvo = ne plus tirer
none-melee = ne pas se battre
none-melee-salvo = ne plus frapper
none-order = aucun ordre
none-alert-fire = personne ne tire
none-stagger-alert = tout tirer d'un coup

## Mots
word-alpha = alpha
word-omega = oméga
word-gamma = gamma
word-drop = de largage
word-open = dégagé
word-covered = couvert
word-building = bâtiments
word-note = consigné
word-remove = il s'ouvre
word-score = il rapporte
word-generator = Prenez-moi ce générateur !
word-attack = Sus à l'ennemi !
word-draw = personne
word-piece = un décor
word-disc = un socle
word-link = une formation
word-edge = le bord de table
word-accuracy = précision
word-rate = cadence
word-area = zone d'effet
word-force = force
word-damage = dégâts
word-walker = marcheur
word-antigrav = anti-grav
word-wheeled = roulant
word-command = commandement
word-activation = activation
word-debriefing = débriefing
word-infantry = infanterie
word-armour = blindés
word-unit = unités
word-figure = figurines
word-vehicle = blindés
word-weapon = armes

## États
marker-disorganised = Désorganisée
marker-prone = À terre
marker-engaged = Engagée
marker-take-cover = Planquez-vous
marker-alert = Tir d'Alerte
marker-heads-down = Baisse la tête
marker-general = général
marker-down = au sol
marker-immobile = propulsion détruite
marker-damaged = dommages subis
marker-weapon-lost = arme détruite
gains-disorganised = { $who-The } { $who-est } Désorganisé{ $who-es }
gains-prone = { $who-The } { $who-est } À terre
gains-engaged = { $who-The } { $who-est } Engagé{ $who-es }
gains-take-cover = { $who-The } { $who-number ->
        [plural] reçoivent
       *[singular] reçoit
    } l'ordre Planquez-vous
gains-alert = { $who-The } { $who-number ->
        [plural] reçoivent
       *[singular] reçoit
    } l'ordre Tir d'Alerte
gains-heads-down = { $who-The } { $who-number ->
        [plural] reçoivent
       *[singular] reçoit
    } l'ordre Baisse la tête
loses-disorganised = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus Désorganisé{ $who-es }
loses-prone = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus À terre
loses-engaged = { $who-The } { $who-number ->
        [plural] ne sont
       *[singular] n'est
    } plus Engagé{ $who-es }
loses-take-cover = { $who-The } n'{ $who-a } plus l'ordre Planquez-vous
loses-alert = { $who-The } n'{ $who-a } plus l'ordre Tir d'Alerte
loses-heads-down = { $who-The } n'{ $who-a } plus l'ordre Baisse la tête

role-vehicle = blindé
    .gender = m

## Décors
piece-low-wall = muret
    .gender = m
piece-hedge = haie
    .gender = f
    .article = la
piece-sandbags = sacs de sable
    .gender = m
    .number = plural
piece-barricade = barricade
    .gender = f
piece-barbed-wire = barbelés
    .gender = m
    .number = plural
piece-river = rivière
    .gender = f
piece-trench = tranchée
    .gender = f
piece-woods = bois
    .gender = m
piece-crates = caisses
    .gender = f
    .number = plural
piece-tank = citerne
    .gender = f
piece-generator = générateur
    .gender = m
piece-console = console
    .gender = f
piece-wreck = épave
    .gender = f
piece-pillar = pilier
    .gender = m
piece-rubble = gravats
    .gender = m
    .number = plural
piece-door = porte
    .gender = f

## Noms communs par lesquels commencent les points et les zones
noun-point = point
    .gender = m
noun-zone = zone
    .gender = f

## Ce qui change
set-pc = { $who } a { $value } PC
set-pr = { $who } a { $value } PR
set-pv = { $who } a { $value } PV
set-colour =
    { $raw ->
        [blue] { $who } est bleu
       *[red] { $who } est rouge
    }
set-role = { $who } est { $value }
set-general =
    { $raw ->
        [none] { $who } n'a pas de général
       *[other] Général { $who-of } : { $value }
    }
set-shown =
    { $with-option ->
        [simultaneous] { $who } montre deux cartes : { $last-two }
        [none] { "" }
       *[other] { $who } montre sa carte : { $last }
    }
set-leader =
    { $raw ->
        [none] { "" }
       *[other] { $value-The } mène { $who-the }
    }
set-place =
    { $raw ->
        [table] { $who-The } { $who-est } sur la table
        [reserve] { $who-The } passe{ $who-nt } en Réserve
       *[gone] { $who-The } { $who-est } hors jeu
    }
set-down =
    { $raw ->
        [true] { $who-The } est projeté{ $who-es } au sol
       *[false] { $who-The } se relève
    }
set-ticked = Cases cochées sur { $who-the } : { $value }
set-immobile =
    { $raw ->
        [true] { $who-The } est immobilisé{ $who-es }
       *[false] { $who-The } peut de nouveau bouger
    }
set-broken = { "" }
set-weapon-lost = Arme hors d'usage sur { $who-the } : { $value }
set-weapon-mended = Arme réparée sur { $who-the } : { $value }
set-round = Tour { $value }
set-phase = Phase : { $value }
set-active = { $value } joue
set-alert-left =
    { $raw ->
        [none] { "" }
       *[other] Salves restantes du Tir d'Alerte décalé { $who-of } : { $value }
    }
set-without = On retire de la table : { $value }

## Ce qui arrive
note-a-drop-uses-both-actions = Le largage { $unit-of } prend ses deux actions
note-action-lost = { $unit-The } { $unit-number ->
        [plural] ne peuvent
       *[singular] ne peut
    } plus accomplir l'action { $action }
note-action-waived = { $unit-The } { $unit-number ->
        [plural] renoncent
       *[singular] renonce
    } à l'action { $action }
note-agreed = Convenu : { $scenario }, { $points } PA, renforts { $reinforcement } PA, { $turns ->
    [one] un tour
   *[other] { $turns } tours
  }
note-already-tested = Le moral { $unit-of } a déjà été testé pendant cette action
note-arc-chosen = { $target-The } compte{ $target-nt } dans l'arc { $arc } { $vehicle-of } pour cette action
note-automatic = L'écart atteint 3 : pas de jet, le résultat est certain
note-cannot-score = Plus aucune unité pour marquer : { $sides }
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
note-chain-explosions = Explosions en chaîne sur { $vehicle-the } : une case de plus
note-contested = { $point-The } est disputé : { $counts }
note-control-lost = { $side } perd le contrôle { $point-of }
note-controls = { $side } prend le contrôle { $point-of }
note-cover-test =
    { $covered ->
        [one] Une figurine sur { $of } { $target-of } est à couvert : test de couvert
       *[other] { $covered } figurines sur { $of } { $target-of } sont à couvert : test de couvert
    }
note-too-few-in-cover =
    { $covered ->
        [0] Aucune figurine { $target-of } n'est à couvert : pas de test de couvert
        [one] Une seule figurine sur { $of } { $target-of } est à couvert : pas de test de couvert
       *[other] Seulement { $covered } figurines sur { $of } { $target-of } sont à couvert : pas de test de couvert
    }
note-dead-card = { $unit-The } { $unit-number ->
        [plural] { $unit-gender ->
            [f] sont éliminées
           *[m] sont éliminés
        }
       *[singular] { $unit-gender ->
            [f] est éliminée
           *[m] est éliminé
        }
    } : la carte est mise de côté
note-eliminated = { $unit-The } { $unit-number ->
        [plural] perdent
       *[singular] perd
    } { $figures }
note-expert-stays-out = { $figure-The } a posé une charge et ne prend pas part à l'assaut
note-extra-crossing = { $unit-The } { $unit-number ->
        [plural] sautent
       *[singular] saute
    } : un Franchissement en plus
note-firing = Tireurs : { $figures } ; dés : { $dice }
note-grave-damage = { $chosen ->
        [oui] Dégât grave sur { $vehicle-the } : { $incident }
       *[non] { "" }
    }
note-hits = Touchés chez { $unit-the } : { $figures }
note-hits-dealt = Touchés chez { $target-the } : { $figures }
note-hits-lost = { $hits ->
        [one] Une touche sur { $target-the } est perdue
       *[other] { $hits } touches sur { $target-the } sont perdues
    }
note-in-corridor = Aussi dans la ligne de tir { $unit-of } : { $figures }
note-in-reserve = { $unit-The } { $unit-est } en Réserve et { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } entrer
note-in-sight = En vue chez { $target-the } : { $figures }
note-lane-cleared = Laissés de côté, pour que chaque socle ait un passage de chaque zone d'accès au milieu : { $pieces }
note-match-ends = Points de victoire : { $pv }
note-melee-begins = { $unit-The } { $unit-number ->
        [plural] engagent
       *[singular] engage
    } une mêlée
note-area-hits = { $unit-The } : { $successes } succès pour { $hits } touches par l'Aire
note-sniper-apart = Le sniper { $unit-of } se tient à l'écart
note-experienced-officers = { $officers ->
        [one] { $side } : un officier expérimenté sur la table, un PC en plus
       *[other] { $side } : { $officers } officiers expérimentés sur la table, autant de PC en plus
    }
note-does-not-count = { $unit-The }, Désorganisé{ $unit-es }, ne compte{ $unit-nt } pas pour { $point-the }
note-no-orders = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } recevoir d'ordre
note-orders-lost = { "" }
note-melee-salvo = { $unit-The } frappe{ $unit-nt } { $target-the } avec { $salvo-the }
note-more-dice = Succès égaux : { $side } avait plus de dés
note-mover-out-of-reach = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } plus atteindre { $mover-the } avec { $salvo-the }
note-moves-no-distance = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } sur place
note-no-card-left = { $side } n'a plus de carte
note-no-dice = Aucun dé à lancer pour { $unit-the } : le test échoue
note-no-general = { $side } n'a plus d'officier pour être général
note-not-activated = Pas d'activation pour { $unit-the }
note-not-free = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas tirer, faute d'être Libre
note-officer-lost = { $unit-The } { $unit-number ->
        [plural] ont perdu leur
       *[singular] a perdu son
    } officier, { $figure }
note-on-two-levels = Combat sur deux niveaux { $unit-of } et de ses ennemis : ils s'atteignent quand même
note-only-recovers = { $unit-The } { $unit-number ->
        [plural] ne font
       *[singular] ne fait
    } que se remettre de l'état Désorganisée
note-operated = { $unit-The } { $unit-number ->
        [plural] actionnent
       *[singular] actionne
    } { $piece-the } : { $effect }
note-points = { $side } : commandement { $command }, cartes { $cards }, Désorganisées { $disorganised }, officiers expérimentés { $experienced }
note-resisted = { $vehicle-The } a Résistance : pas d'explosions en chaîne
note-salvo = { $unit-The } tire{ $unit-nt } { $salvo-to } sur { $target-the }
note-salvos-not-fired = { $unit-The } ne { $unit-number ->
        [plural] tirent
       *[singular] tire
    } pas : { $salvos }
note-scores-kill = { $side } marque { $pv } PV pour { $unit-the }
note-scores-point = { $side } marque { $pv } PV et { $pr } PR pour { $point-the }
note-set-refused = Les types sont relancés ({ $limit }) : { $types }
note-stays-in-reserve = { $unit-The } { $unit-number ->
        [plural] restent
       *[singular] reste
    } en Réserve
note-stray-hits = Touches perdues { $unit-of } sur { $figures }
note-sustained-fire = Tir Appuyé { $unit-of }
note-target = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } pour cible { $target-the }
note-target-reached = { $side } a { $pv } PV : l'objectif est atteint
note-unit-eliminated = { $unit-The } { $unit-est } éliminé{ $unit-es }

## Pourquoi pas
no-a-drop-is-no-displacement = { $unit-The } { $unit-number ->
        [plural] viennent
       *[singular] vient
    } d'être au sol par largage : pas de charge
no-already-given = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } déjà cet ordre
no-bases-overlap = Deux socles se chevaucheraient
no-bears-a-point = { $piece-The } { $piece-number ->
        [plural] portent
       *[singular] porte
    } déjà un point
no-began-disorganised = { $unit-The } { $unit-number ->
        [plural] ont commencé leur activation Désorganisé{ $unit-es }
       *[singular] a commencé son activation Désorganisé{ $unit-es }
    }
no-between-linked-figures = Le chemin passe entre des figurines en formation
no-closed-to-the-class = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } pas franchir { $piece-the }
no-concealed = À cette distance, { $unit-the } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } distinguer { $target-the }
no-disorganised = { $unit-The } { $unit-est } Désorganisé{ $unit-es }
no-does-not-fit = Le socle n'y passe pas
no-drop-was-everything = Le largage { $unit-of } prend toute l'activation
no-engaged = { $unit-The } { $unit-est } Engagé{ $unit-es }
no-entry-was-an-action = Entrer était une action { $unit-of } : il en reste une
no-everyone-or-nobody = Toutes les figurines { $unit-of } entrent, ou aucune
no-fired-with-second-score = { $figure-The } a tiré avec la seconde précision et ne peut plus bouger
no-first-turn-only = On ne se déploie qu'au premier tour
no-half-on-it = Le socle serait à moitié sur l'obstacle
no-has-fired = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } tiré pendant cette activation
no-has-fought = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } combattu en mêlée : l'activation s'achève
no-has-moved = { $figure-The } a bougé : il ne reste que la première précision
no-immobilised = { $figure-The } est immobilisé{ $figure-es }
no-interlocked = { $unit-The } { $unit-number ->
        [plural] { $unit-gender ->
            [f] finiraient enchevêtrées
           *[m] finiraient enchevêtrés
        }
       *[singular] { $unit-gender ->
            [f] finirait enchevêtrée
           *[m] finirait enchevêtré
        }
    } avec { $other-the }
no-leader-not-at-contact = Le chef n'est pas à son contact
no-leaving-needs-crossing = Quitter { $piece-the } demande un Franchissement
no-line-not-free = La ligne droite n'est pas libre : { $by }
no-misses-the-unit = La ligne ne traverse pas { $unit-the }
no-mover-gone = { $mover-The } { $mover-number ->
        [plural] ne sont
       *[singular] n'est
    } plus là
no-mover-out-of-reach = { $unit-The } ne { $unit-number ->
        [plural] peuvent
       *[singular] peut
    } plus atteindre { $mover-the } avec { $salvo-the }
no-no-alert-order = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas en Tir d'Alerte
no-no-alert-weapon = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } pas d'arme pour un Tir d'Alerte
no-no-contact = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } au contact d'aucun ennemi
no-no-figure-left = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } plus de figurine
no-no-free-place = Il n'y a pas de place libre à cet endroit
no-no-jump-pack = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } pas de Propulseur dorsal
no-no-melee-weapon = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } pas d'arme de mêlée qui atteigne
no-no-object = Il n'y a rien à actionner sur cette table
no-no-object-at-contact = Rien à actionner au contact { $unit-of }
no-no-piece-at-contact = Rien à faire sauter au contact { $unit-of }
no-no-ranged-weapon = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } pas d'arme de tir
no-no-room-to-land = Il n'y a pas la place de s'y poser
no-no-straight-way = Aucune ligne droite ne traverse { $target-the }
no-no-target = { $unit-The } n'{ $unit-a } pas de cible pour { $salvo-the }
no-no-weapon-left = Plus aucune arme pour { $salvo } ne fonctionne
no-nobody-at-contact = Personne, chez { $unit-the }, ne serait au contact
no-nobody-disorganised = Aucune unité de l'armée n'est Désorganisée
no-nobody-sees = Personne, chez { $unit-the }, ne voit { $target-the }
no-not-a-facing = Une orientation va de 0 à 359 degrés
no-not-a-path = Un trajet est une liste de points
no-not-a-vehicle = { $target-The } { $target-number ->
        [plural] ne sont pas des blindés
       *[singular] n'est pas un blindé
    }
no-not-at-contact-beyond = Le socle ne finirait pas au contact, de l'autre côté
no-not-by-the-zone = { $figure-The } n'entrerait pas par { $zone-the }
no-not-central = { $piece-The } { $piece-number ->
        [plural] ne sont
       *[singular] n'est
    } pas dans un quartier central
no-not-controlled = Votre camp ne le contrôle pas
no-not-enemy-infantry = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } pas de l'infanterie ennemie
no-not-enough-pc = Pas assez de points de commandement
no-not-enough-pr = Pas assez de points de renfort
no-not-entirely-through = Il faut traverser entièrement l'unité amie, ou pas du tout
no-not-free = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas dans l'état Libre
no-not-in-alert = { $salvo-The } ne peut pas servir en Tir d'Alerte
no-not-infantry = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas de l'infanterie
no-not-its-activation = Ce n'est pas l'activation { $unit-of }
no-not-of-the-unit = { $figure-The } n'est pas { $unit-of }, ou figure deux fois dans la réponse
no-not-on-table = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas sur la table
no-not-on-the-other-side = Ce n'est pas de l'autre côté de l'obstacle
no-not-on-the-table = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas sur la table
no-not-placements = La réponse demande des figurines, chacune avec un trajet et une orientation
no-not-seen = { $unit-The } ne { $unit-number ->
        [plural] voient
       *[singular] voit
    } pas { $target-the }
no-not-the-general = { $unit-The } { $unit-number ->
        [plural] ne sont
       *[singular] n'est
    } pas l'unité du général
no-not-wholly-on-the-table = { $figure-The } ne serait pas entièrement sur la table
no-not-your-zone = Cette zone d'accès est celle de l'ennemi
no-nothing-to-repair = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } rien à réparer à portée
no-nowhere-to-land = { $unit-The } ne { $unit-number ->
        [plural] trouvent
       *[singular] trouve
    } pas où finir au-delà { $obstacle-of }
no-off-the-table = Le socle sortirait de la table
no-once-per-activation = { $unit-The } { $unit-number ->
        [plural] l'ont
       *[singular] l'a
    } déjà fait pendant cette activation
no-one-action-only = { $unit-The } { $unit-number ->
        [plural] se relèvent
       *[singular] se relève
    } : une seule action
no-one-card-only = { $side } n'a plus qu'une carte
no-one-jump-per-movement = { $unit-The } { $unit-number ->
        [plural] ont
       *[singular] a
    } déjà sauté { $taken } fois : une par Mouvement
no-one-salvo-only = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } qu'une salve : rien à décaler
no-one-straight-line-each = Chaque blindé roule en une seule ligne droite
no-only-the-leader = On ne place que le chef { $unit-of } ; les autres suivent
no-out-of-arc = { $target-The } { $target-number ->
        [plural] ne sont
       *[singular] n'est
    } dans aucun arc de tir pour { $salvo-the }
no-out-of-formation = L'unité ne serait plus en formation
no-outside-the-zone = { $figure-The } serait hors de la zone
no-placed-not-moved = { $unit-The } { $unit-number ->
        [plural] se posent
       *[singular] se pose
    } là, sans trajet
no-prone = { $unit-The } { $unit-est } À terre
no-propulsion-destroyed = Un marcheur { $unit-of } a perdu sa propulsion
no-rank-too-high = { $unit-The } { $unit-number ->
        [plural] sont
       *[singular] est
    } d'un rang trop élevé pour un assaut suicide
no-same-quarter = Ce quartier porte déjà un point de ce genre
no-same-side = Ce côté porte déjà un point de ce genre
no-sequence-locked = L'ordre des cartes est fixé une fois posées
no-through-a-unit = Le chemin traverse une autre unité
no-through-enemy-infantry = Le chemin traverse de l'infanterie ennemie sans finir au milieu
no-too-deep = Plus de la moitié du Mouvement se ferait à l'intérieur
no-too-thick = L'obstacle est trop épais pour y passer
no-too-far = Hors de portée
no-twice-in-a-row = { $side } a fait de même à son dernier tour de jeu
no-vehicle-cannot-hide = Ce genre de blindé ne peut pas se planquer : { $vehicle }
no-vehicles-only = { $salvo-The } ne tire que sur des blindés
no-wheeled-never-cross = Les roulants ne franchissent jamais d'obstacle
no-wrong-side = { $piece-The } { $piece-est } du mauvais côté de la table

## Listes et livres d'armée
no-arcs-do-not-match = { $unit } (entrée { $number }) : { $weapons } armes de tir veulent autant d'arcs
no-leader-not-standard = { $unit } (entrée { $number }) : { $leader } n'est pas un combattant standard et ne peut mener
no-leader-not-there = { $unit } (entrée { $number }) n'a pas de { $leader } pour la mener
no-no-arcs = { $unit } (entrée { $number }) n'a pas d'arcs de tir
no-no-extended-strength = { $unit } (entrée { $number }) n'a pas d'effectif étendu
no-no-officer = L'armée n'a pas d'officier
no-no-such-kind = Le livre n'a pas de section du genre { $kind } ({ $section })
no-no-such-officer = { $unit } (entrée { $number }) n'a pas d'officier { $officer }
no-no-such-option = { $unit } (entrée { $number }) n'a pas d'option { $option }
no-no-such-section = { $unit } (entrée { $number }) est dans une section { $section } que la liste ne nomme pas
no-no-such-skill = La compétence { $skill } n'existe pas
no-no-such-unit = Le livre { $book } n'a pas d'unité { $unit } (entrée { $number })
no-no-units = L'armée n'a aucune unité
no-nobody-to-replace = { $unit } (entrée { $number }) : plus de { $profile } à remplacer, { $excess } de trop
no-not-attached-here = La compétence { $skill } s'attache aux { $to }
no-not-in-this-section = { $unit } ne sert pas dans une section du genre { $kind } ({ $section })
no-officer-leads = { $unit } (entrée { $number }) : son officier la mène, pas { $leader }
no-one-arc-empty = { $unit } (entrée { $number }) : un de ses deux arcs reste vide
no-option-too-often = { $unit } (entrée { $number }) : l'option { $option } est prise { $excess } fois de trop
no-other-book = { $unit } (entrée { $number }) est du livre { $other }, pas de { $book }
no-reinforcement-too-small = La section de renfort vaut { $total } PA et doit en valoir { $least } : il manque { $excess } PA
no-section-empty = La section { $section } ({ $kind }) n'a aucune unité
no-section-too-large = La section { $section } ({ $kind }) a { $excess } unités de trop
no-too-expensive = La liste vaut { $total } PA pour { $points } permis : { $excess } PA de trop
no-too-few-in-section = La section { $section } ({ $kind }) veut de { $least } à { $most } { $unit } : il en manque { $excess }
no-too-many-in-section = La section { $section } ({ $kind }) prend de { $least } à { $most } { $unit } : { $excess } de trop
no-too-many-heavy-weapons = { $unit } (entrée { $number }) : { $most } armes lourdes au plus, { $excess } de trop
no-too-many-specialists = { $unit } (entrée { $number }) : { $most } spécialistes au plus, { $excess } de trop
no-two-officers = { $unit } (entrée { $number }) a { $excess } officiers de trop
hint-add-officer = donnez un officier à une unité
hint-add-unit = ajoutez une unité
hint-another-section = mettez-en dans une autre section
hint-choose-from-book = choisissez un nom du livre
hint-drop-section = ôtez la section
hint-fewer-options = prenez moins d'options
hint-move-to-reinforcement = passez des unités dans la section de renfort
hint-name-section = nommez la section dans la liste
hint-no-arcs = ôtez les arcs
hint-no-leader = ôtez le chef
hint-normal-strength = prenez-la à effectif normal
hint-one-arc-each = donnez un arc par arme de tir
hint-one-book = une armée vient d'un seul livre
hint-one-officer = gardez un seul officier
hint-other-section = mettez-la dans une section qui l'admet
hint-spend-less = retirez des unités ou des options
hint-standard-leader = faites mener un combattant standard
hint-use-both-arcs = mettez une arme dans chaque arc

## Chances
forecast-salvo = { $unit-The } tire{ $unit-nt } { $salvo-to } sur { $target-the }
forecast-second-score = { $unit-The } tire{ $unit-nt } { $salvo-to } sur { $target-the } avec la seconde précision
forecast-sustained = { $unit-The } tire{ $unit-nt } { $salvo-to } sur { $target-the } (Tir Appuyé)
forecast-melee = Mêlée { $unit-of }
forecast-assault = Assaut suicide { $unit-of } contre { $target-the }
forecast-crush = Écrasement { $target-of } par { $unit-the }
forecast-move = Déplacement { $unit-of }
forecast-alert = Tir d'Alerte { $unit-of } sur { $target-the }
forecast-blast = L'explosion tombe sur { $figure-the }
forecast-bid = Mise de { $bid } PC, { $other } par l'adversaire
counted-own-losses = figurines perdues chez soi
counted-own-boxes = cases cochées chez soi
counted-other-losses = figurines perdues chez d'autres
counted-other-boxes = cases cochées chez d'autres
counted-initiative = initiative
event-initiative = initiative gagnée
counted-losses = figurines perdues
counted-boxes = cases cochées
counted-disorganised = Désorganisée
event-disorganised = Désorganisée
counted-destroyed = anéantie
event-destroyed = anéantie
policy-trauma-quick = (en chemin chaque camp prend la réponse habituelle : il sauve son chef et soigne qui il peut)
note-point-fixed = Le point { $kind } : { $piece-the }, le décor le plus proche du centre

## Ce que valent les dés
result-tr-shoot-26 = touches : { $value } ({ $margin-sign ->
    [minus] 1 et 6 touchent
   *[other] 2 à 5 touchent
  })
result-tr-shoot-30 = touches : { $value } ({ $margin-sign ->
    [minus] 1 et 6 touchent
   *[other] 2 à 5 touchent
  })
result-tr-sust-02 = touches : { $value } ({ $margin-sign ->
    [minus] 1 et 6 touchent
   *[other] 2 à 5 touchent
  }, les autres relancés)
result-tr-shoot-32 = touches arrêtées par le couvert : { $value } ({ $take-cover ->
    [oui] 2 à 5 arrêtent
   *[non] 1 et 6 arrêtent
  })
result-tr-shoot-42 = restées debout : { $value } (1 et 6 comptent)
result-tr-shoot-43 = percés : { $value } ({ $margin-sign ->
    [minus] 1 et 6 percent
   *[other] 2 à 5 percent
  })
result-tr-mor-09 = succès : { $value } (1 et 6 comptent)
result-tr-cmd-13 = succès : { $value } (1 et 6 comptent)
result-tr-cmd-17 = succès : { $value } (1 et 6 comptent)
result-tr-crush-03 = écrasés : { $value } (1 et 6 comptent)
result-tr-scen-06 = succès : { $value } (1 et 6 comptent)
result-tr-scen-09 = succès : { $value } (1 et 6 comptent)
result-tr-scen-17 = succès : { $value } (1 et 6 comptent)
result-tr-melee-10 = touches : { $value } (1 et 6 touchent)
result-tr-skill-07 = touches : { $value } (2 à 5 touchent)
result-tr-term-02 = touches : { $value } (2 à 5 touchent)
result-tr-suic-04 = touches : { $value }
result-tr-suic-05 = percés : { $value } (1 et 6 percent)
result-tr-suic-06 = perdus : { $value } (1 et 6 comptent)
result-tr-skill-17 = sauvés : { $value } (1 et 6 sauvent)
result-tr-melee-12 = percés : { $value } ({ $margin-sign ->
    [minus] 1 et 6 percent
   *[other] 2 à 5 percent
  })

## La première partie guidée : selon la question posée, la règle pour laquelle on a lancé, et l'occasion
guide-welcome = Le bleu est à vous : deux escouades près du bord bleu, l'une avec un lieutenant. La partie dure un tour. À sa fin, qui tient le générateur au milieu (le point gamma, γ) marque 4 points de victoire (PV) ; une escouade ennemie anéantie en rapporte 1. Ce qu'on vous demande se trouve sous ces conseils. Touchez un numéro de règle pour lire la règle. « Reprendre » annule votre dernière réponse tant qu'aucun dé n'est tombé et que l'ennemi n'a pas répondu.
guide-tr-shoot-26 = Les dés sont tombés. Chaque jet est au journal avec ses faces, ce qu'elles valent et la règle qui le demande : toucher, puis couvert, puis pénétration. Une escouade qui perd deux figurines d'un coup teste son moral.
guide-colour = Vous choisissez une couleur : c'est le bord de table par lequel vous entrez. Tout numéro de règle, comme celui de la question, ouvre sa règle.
guide-role = Un camp attaque, l'autre défend. L'attaquant marque en prenant du terrain, le défenseur en le gardant.
guide-pick-point = Les points stratégiques sont des décors qui rapportent à qui se tient auprès. Ceux que vous pouvez choisir sont cernés sur la table : cliquez deux fois, ou prenez la liste.
guide-sequence = Un nouveau tour. Posez vos cartes face cachée dans l'ordre où vos escouades agiront ; l'ennemi ne le voit pas. Mettez en tête celle qui doit agir d'abord.
guide-general = Un officier devient votre général. Les points de commandement (PC) viennent des officiers : gardez-les en vie.
guide-bid = Chaque camp peut miser en secret des PC pour l'initiative : chaque PC misé ajoute un dé. Ce qui est misé est dépensé : ne misez pas tout.
guide-first-activation = Vous avez l'initiative : agir d'abord, ou laisser l'ennemi se découvrir ?
guide-option = Chaque escouade a une carte, et vos cartes sont dans l'ordre où vos escouades agissent. Retournez la première pour activer son escouade. Si le moment est mal choisi, des points de commandement (PC) permettent de passer, ou de remettre la carte plus loin.
guide-pay = Activer une escouade coûte un point de commandement, sauf si un officier est avec elle. Sans payer, elle reste comme elle est et ne fait rien de ce tour.
guide-enter = Les unités commencent hors de la table. Les zones fléchées au bord sont vos portes.
guide-enter-access = Cliquez l'endroit où le chef doit finir : les autres se forment autour de lui. Un fantôme rouge dit quelle règle l'interdit ; un vert peut être confirmé.
guide-announce = Une escouade a deux actions, et vous annoncez les deux avant la première. Le plus courant : Mouvement puis Tir. Deux Mouvements vont plus loin ; deux Tirs font un seul Tir Appuyé, plus sûr. Plus bas : ce que donnerait un tir d'ici.
guide-move = Faites glisser le chef. Le mètre montre le chemin fait et ce qui reste ; la surface éclairée est tout ce qu'il peut atteindre. Rien n'est définitif tant que vous n'avez pas confirmé, et « Reprendre » l'annule encore.
guide-salvo = Chaque sorte d'arme tire sa propre salve. Les barres montrent combien d'ennemis tomberaient, et avec quelles chances : elles sont exactes.
guide-target = Les lignes montrent qui vous voyez. Désignez une cible pour voir ses chances ; une ligne orangée rencontre un couvert, une ligne barrée s'arrête à ce qui cache la cible.
guide-order = Les ordres coûtent des PC et durent jusqu'à la prochaine activation : « Planquez-vous » renforce le couvert qu'on a déjà, « Tir d'Alerte » attend et tire sur qui bouge, « Baisse la tête » protège des balles perdues et du souffle.
guide-alert-fire = Un ennemi a bougé devant une unité en alerte : elle peut tirer, hors de son tour.
guide-melee = Les figurines au contact se battent. C'est sanglant des deux côtés.
guide-victim = Une touche doit tomber sur quelqu'un. Protégez chefs et armes spéciales.
guide-leader = Le chef est tombé. Choisissez qui prend la suite.
guide-rally = Le général peut remettre en ordre une unité désorganisée.
guide-over = C'était une partie entière. « Revoir » la rejoue depuis le début ; ou demandez une revanche.
guide-tr-shoot-30 = { guide-tr-shoot-26 }
guide-enter-deploy = { guide-enter-access }
guide-enter-drop = { guide-enter-access }
guide-enter-guerilla = { guide-enter-access }
guide-melee-salvo = { guide-melee }
guide-alert-salvos = { guide-alert-fire }

## Armées, par les noms des listes, et leçons
scenario-first-fight = Un premier combat
## Parts of what is chosen, and where one comes in
part-number = { $what } (salve { $number })
part-arc = { $what }, arc { $number }
zone-blue = Zone d'accès sud
zone-red = Zone d'accès nord
zone-grey-west = Zone d'accès ouest
zone-grey-east = Zone d'accès est
short-pc = il manque { $amount } PC
short-pr = il manque { $amount } PR

## Mistakes in books, lists, maps and set-ups
mistake-number-of-arcs = TR-VEH-16 : il faut à { $unit } { $count } arcs, un par arme de tir
mistake-no-officer = TR-ARMY-17 : une unité au moins doit pouvoir contenir un officier
mistake-no-section = TR-ARMY-01 : il faut à une armée un genre de section au moins
mistake-accuracy-form = TR-ARMY-20 : attendu : un nombre, +, [X], - (mêlée) ou deux scores a/b (Sniper)
mistake-melee-with-area = TR-ARMY-20 : une arme de mêlée n'a pas de zone d'effet
mistake-sniper-scores = TR-SKILL-15 : deux scores de précision et la compétence sniper vont ensemble
mistake-lock-on-force = TR-SKILL-19 : il faut à une arme avec lock_on une Force de { $least } ou plus
mistake-skills-of-ranged = TR-SKILL-15 : sniper et lock_on sont pour les armes de tir
mistake-ranks = { $rule } : les rangs de { $kind } sont { $ranks }
mistake-profile-twice = un profil figure deux fois
mistake-command-of-officers = TR-ARMY-19 : seuls les officiers ont une valeur de Commandement ; écrivez 0
mistake-infantry-structure = TR-ARMY-06 : les fantassins n'ont ni ligne de structure ni arcs
mistake-vehicle-structure = TR-SHOOT-47 : il faut à un blindé une ligne de structure : un X d'abord, puis des O et des I
mistake-arcs-missing = { $rule } : un blindé à roues ou antigrav a des arcs : front_rear ou left_right
mistake-arc-of-each-weapon = TR-VEH-13 : au-delà de deux armes de tir, il faut à chacune son arc
mistake-no-leader-profile = TR-ARMY-08 : aucun profil de { $unit } ne s'appelle { $leader }
mistake-standard-leads = TR-ARMY-08 : un combattant standard mène l'unité, s'il y en a un
mistake-reinforcement-strength = TR-SKILL-11 : la compétence reinforcement et un effectif étendu vont ensemble
mistake-extended-larger = TR-SKILL-11 : l'effectif étendu est le plus grand
mistake-one-officer = TR-ARMY-18 : une unité contient un officier au plus
mistake-skirmishers-sniper = TR-SKILL-18 : il faut à skirmishers un combattant avec une arme Sniper
mistake-no-exact-list = TR-PREP-06 : ces coûts ne permettent aucune liste légale d'exactement { $pa } PA
mistake-same-weapon = TR-SHOOT-02 : { $weapon } est la même arme que { $other } ; gardez une seule ligne
mistake-section-too-large = TR-ARMY-01 : une section contient au plus { $most } unités
mistake-section-empty = TR-ARMY-01 : une section contient au moins une unité
mistake-no-skill-called = TR-ARMY-21 : aucune compétence ne s'appelle { $skill } ; les règles générales ont { $known }
mistake-vehicle-size = TR-SIZE-04 : un blindé est toujours de grande taille
mistake-vehicle-type = TR-ARMY-04 : un blindé est un marcheur, un antigrav ou à roues
mistake-vehicle-height = TR-SIZE-04 : un blindé fait au moins 5,1 cm de haut
mistake-infantry-or-vehicles = TR-ARMY-06 : une unité est toute de fantassins ou toute de blindés
mistake-no-weapon-of-book = TR-ARMY-20 : aucune arme de ce livre ne s'appelle { $weapon }
mistake-no-fire-arcs = TR-VEH-01 : les fantassins et les marcheurs n'ont pas d'arcs de tir
mistake-melee-with-arc = TR-VEH-12 : une arme de mêlée n'a pas d'arc
mistake-option-of-unit = une option dit `replace` et `by`, ou `add`
mistake-nobody-to-lead = TR-ARMY-08 : l'unité n'a pas de { $leader } pour la mener
mistake-figures-do-not-fit = TR-ARMY-10 : { $figures } figurines de ce socle ne tiennent pas à moins de 10 cm de leur chef
mistake-no-grade = TR-ARMY-14 : le livre n'a pas de grade { $grade }
mistake-officer-twice = { $id } figure deux fois parmi les profils et les officiers
mistake-officer-price = l'officier de la composition ordinaire est compris dans le prix de l'unité
mistake-experienced-officer = TR-SKILL-08 : experienced_officer est pour les officiers
mistake-one-sniper = TR-SKILL-15 : une unité a un porteur d'arme Sniper au plus
mistake-weapon-not-as-printed = { $rule } : { $weapon } figure dans le livre de règles avec { $printed }
mistake-not-as-printed = TR-PROF-01 : autrement que dans le livre de règles : { $wrong }
mistake-twice-in = { $id } figure deux fois dans { $part }
mistake-section-unit = TR-ARMY-01 : aucune unité de ce livre ne s'appelle { $unit }
mistake-section-limits = TR-ARMY-01 : minimum et maximum de { $unit } doivent tenir en { $most } unités
mistake-skill-belongs = TR-ARMY-21 : la compétence { $skill } va avec { $right }
mistake-no-profile-of-unit = aucun profil de { $unit } ne s'appelle { $profile }
mistake-too-many-of-role = { $rule } : { $count } figurines du rôle { $role }, au plus { $most } sont permises
mistake-no-unit-of-book = { $path } : TR-COMP-01 : { $book } n'a pas d'unité { $unit }
mistake-no-table = il n'y a pas de table du nom de { $name } ; il y a : random, { $known }
mistake-piece-without-outline = dans un plan, il faut à { $kind } at, from et to, shape ou box
mistake-number-of-quarters = la table { $name } a { $given } quartiers, il en faut { $needed } à la partie
mistake-no-layout = la table { $name } : { $quarter } demande un plan { $layout } qui n'existe pas
mistake-no-drop-element = la table { $name } : { $quarter } n'a pas d'élément { $element } pour un point de largage
## Mistakes in situations
mistake-situation-piece-taken = un autre décor s'appelle déjà { $id }
mistake-situation-no-outline = il faut à un décor `at`, `from` et `to`, ou `points`
mistake-situation-no-kind = il n'y a pas de genre { $kind } ; il y a : { $known }
mistake-situation-no-structure = TR-SHOOT-47 : un X, puis des O et des I
mistake-situation-no-skill = TR-ARMY-21 : il n'y a pas de compétence { $skill } ; il y a : { $known }
mistake-situation-no-leader = { $id } n'est pas une figurine de l'unité
mistake-situation-no-entry = il n'y a pas d'entrée { $id }
mistake-situation-entry = il n'y a pas d'entrée (aucune nommée)
mistake-situation-profile = il n'y a pas de profil (aucun nommé)
mistake-situation-no-book-unit = { $book } n'a pas d'unité { $unit } ; il a : { $known }
mistake-situation-profiles = { $named } profils sont nommés pour { $count } figurines
mistake-situation-places = { $places } positions pour { $count } figurines du livre
mistake-situation-both = donnez `figures` ou `formation`, pas les deux
mistake-situation-neither = il faut à une unité `figures` ou `formation`
mistake-situation-no-room = il n'y a de place que pour { $count } figurines
mistake-situation-no-place = il n'y a pas de { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-round = Tour { $round }
scene-round-of = Tour { $round }/{ $most }
scene-phase-command = Commandement
scene-phase-activation = Activation
scene-phase-debriefing = Débriefing
scene-colour-blue = Bleu
scene-colour-red = Rouge
scene-zone-access = Zone d'accès
scene-zone-neutral = Zone d'accès neutre
scene-zone-deployment = Zone de déploiement
scene-zone-alpha = Point alpha
scene-zone-omega = Point oméga
scene-zone-gamma = Point gamma
scene-zone-drop = Point de largage
scene-score-pc = Points de commandement (PC)
scene-score-pr = Points de renfort (PR)
scene-score-pv = Points de victoire (PV)
scene-score-cards = Cartes face cachée
scene-short-pc = PC
scene-short-pr = PR
scene-short-pv = PV
scene-short-cards = cartes
scene-line-movement = Mouvement
scene-line-morale = Moral
scene-line-armour = Blindage
scene-line-command = Commandement
scene-line-structure = Structure
scene-line-base = Socle, diamètre
scene-line-weapons = Armes (nombre ×)
scene-line-cost = Points d'armée (PA)
scene-line-extended = Points d'armée, effectif étendu
scene-line-officer = officier : points, commandement
scene-line-weapon-values = Armes
scene-line-combatants = Figurines (puis mouvement · moral · armure · commandement)

## Trajets, réserves de points, pertes, points
tells-moved-tr-table-04 = { $who-The } { $who-number ->
        [plural] entrent
       *[singular] entre
    } : { $ends }
tells-moved-tr-table-04-brief = { $who-The } { $who-number ->
        [plural] entrent
       *[singular] entre
    }, désormais { $where }
tells-moved-tr-actn-10 = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } : { $ends }
tells-moved-tr-actn-10-brief = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } de { NUMBER($length, maximumFractionDigits: 1) } cm, désormais { $where }
tells-moved-tr-actn-08 = { $who-The } { $who-number ->
        [plural] franchissent
       *[singular] franchit
    } l'obstacle : { $ends }
tells-moved-tr-actn-08-brief = { $who-The } { $who-number ->
        [plural] franchissent
       *[singular] franchit
    } l'obstacle, désormais { $where }
tells-moved-tr-skill-10 = { $who-The } { $who-number ->
        [plural] passent
       *[singular] passe
    } d'un bond : { $ends }
tells-moved-tr-skill-10-brief = { $who-The } { $who-number ->
        [plural] passent
       *[singular] passe
    } d'un bond, désormais { $where }
tells-moved-tr-crush-01 = { $who-The } { $who-number ->
        [plural] foncent
       *[singular] fonce
    } tout droit : { $ends }
tells-moved-tr-crush-01-brief = { $who-The } { $who-number ->
        [plural] foncent
       *[singular] fonce
    } tout droit, désormais { $where }
tells-moved-tr-move-09 = On écarte { $who-the } : { $ends }
tells-moved-tr-move-09-brief = On écarte { $who-the }, désormais { $where }
tells-placed-tr-table-06 = Déploiement { $who-of } : { $ends }
tells-placed-tr-table-06-brief = Déploiement { $who-of } { $where }
tells-placed-tr-table-07 = Largage { $who-of } : { $ends }
tells-placed-tr-table-07-brief = Largage { $who-of } { $where }
tells-placed-tr-skill-06 = { $who-The } { $who-number ->
        [plural] surgissent
       *[singular] surgit
    } : { $ends }
tells-placed-tr-skill-06-brief = { $who-The } { $who-number ->
        [plural] surgissent
       *[singular] surgit
    } { $where }
tells-placed-tr-actn-10 = { $who-The } { $who-number ->
        [plural] pivotent
       *[singular] pivote
    } : { $ends }
tells-placed-tr-actn-10-brief = { $who-The } { $who-number ->
        [plural] pivotent
       *[singular] pivote
    } { $where }
tells-placed-tr-skill-03 = { $who-The } { $who-number ->
        [plural] tombent
       *[singular] tombe
    } avec ce qui { $who-number ->
        [plural] les
       *[singular] { $who-gender ->
            [f] la
           *[m] le
        }
    } portait : { $ends }
tells-placed-tr-skill-03-brief = { $who-The } { $who-number ->
        [plural] tombent
       *[singular] tombe
    } au sol
tells-spent-pc = { $who } dépense { $amount } PC : reste { $left }
tells-spent-tr-act-05 = { $who } paie { $amount } PC pour activer { $unit-the } : reste { $left }
tells-spent-tr-act-08 = { $who } paie { $amount } PC pour déplacer sa première carte : reste { $left }
tells-spent-tr-act-09 = { $who } paie { $amount } PC pour passer : reste { $left }
tells-spent-tr-act-10 = { $who } paie { $amount } PC pour une activation simultanée : reste { $left }
tells-spent-tr-actn-06 = { $who } paie { $amount } PC pour échelonner les salves { $unit-of } : reste { $left }
tells-spent-tr-ord-04 = { $who } paie { $amount } PC pour un ordre { $unit-to } : reste { $left }
tells-spent-tr-ord-05 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-08 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-09 = { tells-spent-tr-ord-04 }
tells-spent-tr-ord-10 = { $who } paie { $amount } PC pour Courage les gars, donné par { $unit-the } : reste { $left }
tells-spent-tr-ord-07 = { $who } paie { $amount } PC pour échelonner le Tir d'Alerte { $unit-of } : reste { $left }
tells-spent-tr-cmd-12 = { $who } perd { $amount } PC du tour précédent : reste { $left }
tells-spent-tr-cmd-14 = { $who } mise { $amount } PC : reste { $left }
tells-spent-tr-debr-08 = { $who } perd { $amount ->
        [one] { $amount } PC non dépensé
       *[other] { $amount } PC non dépensés
    } : reste { $left }
tells-spent-tr-cmd-02 = { $who } paie { $amount } PR pour { $units ->
        [one] une unité
       *[other] { $units } unités
    } : reste { $left }
tells-gained-tr-cmd-11 = { $who } reçoit { $amount } PC : commandement { $command }, cartes { $cards }, moins Désorganisées { $disorganised }, officiers expérimentés { $experienced } ; en tout { $left }
tells-gained-pr = { $who } reçoit { $amount } PR pour { $source-the } : en tout { $left }
tells-gained-boxes = Une case { $who-of } est réparée : reste { $left }
tells-scored = { $who } marque { $points } PV pour { $source-the } : en tout { $total }
tells-lost = { $boxes ->
        [0] { $unit-The } { $unit-number ->
            [plural] perdent
           *[singular] perd
        } { $lost } : { $left ->
            [0] l'unité est éliminée
           *[other] reste { $left }
        }
       *[other] { $who-The } perd une case ({ $box }) : reste { $left }
    }
note-struck = { $hits ->
        [0] { $unit-The } ne { $unit-number ->
            [plural] touchent
           *[singular] touche
        } personne chez { $target-the }
       *[other] { $unit-The } { $unit-number ->
            [plural] touchent
           *[singular] touche
        } { $target-the }, { $hits ->
            [one] une touche
           *[other] { $hits } touches
        } : { $figures }
    }
note-runs-over =
    { $hits ->
        [0] { $unit-The } n'{ $unit-number ->
            [plural] écrasent
           *[singular] écrase
        } personne chez { $target-the }
       *[other] { $unit-The } { $unit-number ->
            [plural] écrasent
           *[singular] écrase
        } { $hits } { $hits ->
            [one] figurine
           *[other] figurines
        } { $target-of }
    }
note-fires = { $unit-The } tire{ $unit-nt } { $salvo-to } sur { $target-the } : { $figures } ; dés : { $dice }
note-strikes = { $unit-The } frappe{ $unit-nt } { $target-the } avec { $salvo-the } : { $figures } ; dés : { $dice }
note-storms = Assaut suicide { $unit-of } contre { $target-the } : { $figures } ; dés : { $dice }
note-certain-hits = Précision { $accuracy } contre portée { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } vers { $mark }), marge { $margin } : sans dé, { $successes ->
        [0] { $dice ->
            [one] le seul dé manque
           *[other] les { $dice } manquent
        }
       *[other] { $dice ->
            [one] le seul dé touche
           *[other] les { $dice } touchent
        }
    }
note-certain-wounds = Force { $force }{ $raised ->
        [oui] {" "}(dont 1 par le Tir Appuyé)
       *[non] { "" }
    } contre blindage { $armour } { $unit-of }, marge { $margin } : sans dé, { $successes ->
        [0] { $dice ->
            [one] la seule touche ne traverse pas
           *[other] aucune des { $dice } touches ne traverse
        }
       *[other] { $dice ->
            [one] la seule touche traverse
           *[other] les { $dice } touches traversent
        }
    }
note-certain-charges = Contre { $target-the }, sans dé : les { $hits } touchent
note-back = Soignés { $unit-of } : { $figures } ; présents : { $left }
note-members = { $side } a { $unit-the }, chef : { $leader } ; { $members }
note-point = Point { $kind } { $number } : { $piece }

## À quoi servent les dés, quand le jet dit ce qu'il lui faut
roll-tr-shoot-26-needs = Tir { $unit-of } ({ $salvo }) sur { $target-the } : précision { $accuracy } contre portée { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } vers { $mark }), marge { $margin }
roll-tr-sust-02-needs = Tir Appuyé { $unit-of } ({ $salvo }) sur { $target-the }{ $always ->
        [oui] {" "}({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } vers { $mark }), précision +
       *[non] {" "}: précision { $accuracy } contre portée { $range } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } vers { $mark }), marge { $margin }
    }
roll-tr-shoot-30-needs = Tir { $unit-of } ({ $salvo }) sur { $target-the } ({ NUMBER($distance-cm, maximumFractionDigits: 2) } cm, { $origin } vers { $mark }), précision +
roll-tr-shoot-32-needs = Couvert { $unit-of }{ $take-cover ->
        [oui] {" "}avec Planquez-vous
       *[non] { "" }
    }
roll-tr-shoot-42-needs = Baisse la tête { $unit-of }
roll-tr-shoot-43-needs = Force { $force }{ $raised ->
        [oui] {" "}(dont 1 par le Tir Appuyé)
       *[non] { "" }
    } contre blindage { $armour } { $unit-of }, marge { $margin }
roll-tr-melee-12-needs = { roll-tr-shoot-43-needs }
roll-tr-melee-10-needs = Coups sur { $target-the } avec { $weapon } : cadence { $rate }, combattants { $fighters }
roll-tr-skill-07-needs = Coups des Guerriers sur { $target-the } avec { $weapon } : cadence { $rate }, combattants { $fighters }
roll-tr-term-02-needs = Coups des plus doués sur { $target-the } avec { $weapon } : cadence { $rate }, combattants { $fighters }
roll-tr-suic-04-needs = Charges de { $fighters ->
        [one] { $fighters } combattant
       *[other] { $fighters } combattants
    } sur { $target-the }
roll-tr-suic-05-needs = Charges contre { $figure-the }
roll-tr-suic-06-needs = Pertes propres { $unit-of }
roll-tr-crush-03-needs = Écrasement { $target-of } par { $unit-the }
roll-tr-skill-17-needs = Soins { $unit-of }, soigneurs { $medics }
roll-tr-mor-09-needs = Moral { $unit-of }, moral { $morale } ({ $cause ->
        [TR-MOR-03] officier tombé
        [TR-MOR-04] à terre par le souffle
        [TR-MOR-05] deux pertes ou plus
        [TR-MOR-06] un incident
       *[TR-MOR-07] aux prises avec plusieurs unités
    })
roll-tr-shoot-49 = Incident sur { $vehicle-the }
roll-tr-scen-07 = Types des quartiers { $quarters }
roll-tr-scen-08-needs = Points de largage dans { $quarters }
roll-tr-table-02 = { $what ->
        [layout] Plans des quartiers
        [mirrored] Quartiers en miroir
       *[turned] Quartiers tournés d'un demi-tour
    }
tells-revealed-tr-cmd-03 = { $who-The } { $who-a } été acheté{ $who-es } ce tour
tells-revealed-tr-cmd-06 = { $who-The } { $who-a } été acheté{ $who-es } ce tour
