### Les phrases de la campagne d'exemple.
side-north = Nord
side-south = Sud
opt-north = nord
opt-south = sud
scenario-war = La guerre
ask-hire = Combien d'unités recrutez-vous, à une pièce chacune ?
ask-send = Combien d'unités vont au pont ? Les autres vont au moulin.
did-hire = { $raw ->
        [0] { $side } ne recrute personne
       *[other] { "" }
    }
did-send = { $side } { $raw ->
        [0] n'envoie personne
       *[other] envoie { $raw }
    } au pont
battle-about = ({ $place }, semaine { $week })
opt-bridge = pont
opt-mill = moulin
set-round = Semaine { $value }
roll-ow-deb-01 = Les égarés, { $side }
tells-spent-coins = { $who } paie { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } : { $left ->
        [0] il n'en reste aucune
        [one] il en reste 1
       *[other] il en reste { $left }
    }
tells-gained-coins = { $who } reçoit { $amount } { $amount ->
        [one] pièce
       *[other] pièces
    } : { $left } maintenant
tells-gained-units = { $who } a { $amount } { $amount ->
        [one] unité
       *[other] unités
    } de plus : { $left } maintenant
tells-gained-points = { $who } reçoit { $amount } { $amount ->
        [one] point
       *[other] points
    } de victoire : { $left } maintenant
no-not-so-many = Il ne peut rester { $given } unités à { $side } : ce camp en a amené { $most }

## Mistakes in set-ups and situations
mistake-no-scenario = la guerre n'a pas de scénario du nom de { $name } ; il y a : { $known }
mistake-number-of-forces = la guerre veut une force pour chacun des { $sides } camps, et non { $given }
mistake-no-force = la guerre n'a pas de force du nom de { $name } ; il y a : { $known }
mistake-situation-sides = { $side } n'est pas un camp
mistake-situation-missing = il manque { $id }
mistake-situation-no-force = il n'y a pas de force du nom de { $id }

## Words of a scene
scene-phase-hire = Recrutement
scene-phase-send = Départs
scene-phase-battles = Batailles
scene-phase-debriefing = Bilan
scene-points = points de victoire
scene-map = La vallée
scene-bridge = Pont
scene-mill = Moulin
scene-camp-north = Camp du nord
scene-camp-south = Camp du sud
scene-sheet = Les deux camps
scene-column-side = Camp
scene-column-force = Force
scene-column-units = Unités
scene-column-coins = Pièces
scene-column-points = Points
