### Les phrases du jeu d'exemple.
side-red = Rouge
side-blue = Bleu
scenario-outpost = Avant-poste
ask-lay-card = Quelle carte posez-vous face cachée ?
ask-deployment-order = Dans quel ordre vos unités arrivent-elles ?
ask-deploy = Où { $unit-number ->
        [plural] se placent
       *[singular] se place
    } { $unit-the } ?
ask-bid = Combien de jetons misez-vous pour l'initiative ?
ask-who-starts = Qui agit le premier ?
ask-activate = Quelle unité agit ?
ask-order = Que { $unit-number ->
        [plural] font
       *[singular] fait
    } { $unit-the } ?
ask-move = Où { $unit-number ->
        [plural] se déplacent
       *[singular] se déplace
    } { $unit-the } ?
ask-targets = Sur qui { $unit-number ->
        [plural] tirent
       *[singular] tire
    } { $unit-the }, dans l'ordre ?
ask-turn-card = { $unit-The } { $unit-number ->
        [plural] vont
       *[singular] va
    } être { $unit-gender ->
        [f] perdue
       *[m] perdu
    }{ $unit-number ->
        [plural] s
       *[singular] { "" }
    }. Retournez-vous votre carte ?
opt-medic = médecin
opt-bluff = bluff
opt-move = se déplacer
opt-shoot = tirer
opt-aim = viser
opt-turn = la retourner
opt-keep = la garder
did-lay-card = { $side } pose une carte : { $answer }
did-deployment-order = { $side } fait arriver, dans l'ordre : { $answer }
did-deploy = { "" }
did-bid = { $raw ->
        [0] { $side } mise 0
       *[other] { "" }
    }
did-who-starts = { $side } laisse commencer { $answer }
did-activate = { $side } active { $answer }
did-order = { "" }
did-move = { "" }
did-targets = { $unit-The } { $unit-number ->
        [plural] tirent
       *[singular] tire
    } sur { $answer }
did-turn-card = { $raw ->
        [turn] { "" }
       *[keep] { $side } garde sa carte
    }
marker-acted = a agi
marker-aimed = vise
marker-lost = hors de combat
set-round = Tour { $value }
roll-tp-turn-03 = Initiative
roll-tp-shoot-03 = { $unit-The } { $unit-number ->
        [plural] tirent
       *[singular] tire
    } sur { $target }, à { NUMBER($distance-cm, maximumFractionDigits: 2) } cm
roll-tp-shoot-06 = Sauvegardes { $unit-of }
note-order-given = { $unit-The } { $unit-number ->
        [plural] reçoivent leur
       *[singular] reçoit son
    } ordre : { $order }
no-no-such-force = Aucune force ne s'appelle { $force }
no-too-expensive = La force { $force } vaut plus que ne dit la liste : { $excess } de trop
no-no-unit = Une force a au moins une unité
no-no-report = Un rapport dit qui a gagné et ce qui reste de : { $sides }
no-not-so-many = Il ne peut rester { $given } unités à { $side } : ce camp en a amené { $most }
no-has-not-won = { $winner } ne peut avoir gagné : un camp de la bataille à qui il reste une unité, ou draw
no-not-a-point = { $given } n'est pas un point de la table
no-out-of-band = { $unit-The } { $unit-number ->
        [plural] seraient
       *[singular] serait
    } au-delà de sa bande de déploiement
no-off-the-table = { $unit-The } { $unit-number ->
        [plural] quitteraient
       *[singular] quitterait
    } la table
no-in-the-hut = { $unit-The } { $unit-number ->
        [plural] seraient
       *[singular] serait
    } dans la cabane
no-no-room = { $unit-The } { $unit-number ->
        [plural] seraient
       *[singular] serait
    } trop près de { $near }
no-has-acted = { $unit-The } { $unit-number ->
        [plural] ont déjà
       *[singular] a déjà
    } agi ce tour
no-no-target = { $unit-The } { $unit-number ->
        [plural] n'ont
       *[singular] n'a
    } aucune cible à portée
no-has-aimed = { $unit-The } { $unit-number ->
        [plural] visent
       *[singular] vise
    } déjà
no-too-far = { $unit-The } { $unit-number ->
        [plural] ne vont
       *[singular] ne va
    } pas si loin
no-out-of-range = { $target-The } { $target-number ->
        [plural] sont
       *[singular] est
    } hors de portée de { $unit }
opt-red = rouge
opt-blue = bleu
forecast-move = { $unit-The } { $unit-number ->
        [plural] vont
       *[singular] va
    } là
forecast-smoke = fumigène lancé là par { $unit }
forecast-mine = si une mine se trouve au point marqué
forecast-shot = { $unit-The } { $unit-number ->
        [plural] tirent
       *[singular] tire
    } sur { $target }
counted-wounds = cases perdues
counted-lost = perdue
side-green = Vert
side-white = Blanc
opt-green = vert
opt-white = blanc
scenario-crossroads = Le carrefour
ask-lay-mine = Où cachez-vous votre mine ?
did-lay-mine = { $side } cache une mine : { $answer }
ask-smoke = Où { $unit-the } { $unit-number ->
        [plural] lancent-{ $unit-gender ->
            [f] elles
           *[m] ils
        }
       *[singular] lance-t-{ $unit-gender ->
            [f] elle
           *[m] il
        }
    } le fumigène ?
did-smoke = { "" }
tells-placed-tp-ord-03 = { $unit-The } { $unit-number ->
        [plural] lancent
       *[singular] lance
    } un fumigène à { NUMBER($distance-cm, maximumFractionDigits: 2) } cm : { $ends }
tells-placed-tp-ord-03-brief = { $unit-The } { $unit-number ->
        [plural] lancent
       *[singular] lance
    } un fumigène à { NUMBER($distance-cm, maximumFractionDigits: 1) } cm, { $where }
opt-smoke = fumigène
note-mine-found = { $unit-The } { $unit-number ->
        [plural] marchent
       *[singular] marche
    } sur une mine de { $side }
roll-tp-mine-02 = La mine sous { $unit }

## Mistakes in set-ups and situations
mistake-no-scenario = template n'a pas de scénario du nom de { $name } ; il y a : { $known }
mistake-number-of-forces = template veut une force pour chacun des { $sides } camps, et non { $given }
mistake-no-force = template n'a pas de force du nom de { $name } ; il y a : { $known }
## Mistakes in situations
mistake-situation-sides = { $side } n'est pas un camp
mistake-situation-missing = il manque { $id }
mistake-situation-no-force = il n'y a pas de force du nom de { $id }

## Words of a scene: phases, scores, zones, lines of cards
scene-phase-cards = Cartes
scene-phase-mines = Mines
scene-phase-deploy = Déploiement
scene-phase-initiative = Initiative
scene-thing-smoke = fumée
scene-thing-mine = mine
scene-units = unités

## Ce qui arrive, selon son genre
note-struck = { "" }
gains-acted = { "" }
loses-acted = { "" }
gains-lost = { "" }
tells-spent-tokens = { $who } mise { $amount } { $amount ->
        [one] jeton
       *[other] jetons
    } : { $left ->
        [0] il n'en reste aucun
        [one] il en reste 1
       *[other] il en reste { $left }
    }
tells-lost = { $unit-The } { $unit-number ->
        [plural] perdent
       *[singular] perd
    } { $lost } { $lost ->
        [one] case
       *[other] cases
    } : { $left ->
        [0] l'unité est perdue
        [one] il en reste 1
       *[other] il en reste { $left }
    }
tells-revealed-tp-card-02 = { $side } retourne sa carte : { $card }
scene-card-units = Unités
scene-card-dice = Dés
scene-card-strength = Cases

## Le formulaire d'un rapport
scene-form-winner = Qui a gagné ?
scene-form-nobody = personne
scene-form-left = Unités restantes
