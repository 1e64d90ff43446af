### Phrases des archives au format 1, là où celles d'aujourd'hui disent autrement. Licence : CC BY 4.0.

did-edge = { $side } prend le bord : { $answer }
did-deploy-group = { $side } place { $answer }
did-deploy = En place, { $unit } : { $answer }
did-compulsory = { $side } commence par { $answer }
did-order = { $side } choisit d'{ $answer }
did-group = { $side } active { $answer }
did-action =
    { $raw ->
        [done] { $figure } a terminé
        [move] { "" }
        [pivot] { $figure } pivote sur place
       *[other] { $figure } ({ $ap } PA) : { $answer }
    }
did-move = { $figure } se déplace : { $answer }
did-target =
    { $raw ->
        [none] { $figure } garde ses autres coups
       *[other] { $figure } vise { $answer } ({ $weapon }, { $mode })
    }
did-shots = Coups de { $figure } sur { $target } : { $answer }
did-weapon = { $figure } tire sur { $target } avec : { $answer }
did-opportunity-fire =
    { $raw ->
        [none] Personne ne tire sur { $target }
        [wait] { $side } laisse venir { $target }
        [not-this-move] { $side } laisse passer { $target } cette fois-ci
        [above-50] { $side } ne réagit plus qu'au-dessus de 50 % de chances
        [always-ask] { $side } veut de nouveau choisir à chaque fois
       *[other] Tir d'opportunité : { $answer } sur { $target }
    }
did-reroll =
    { $raw ->
        [none] { $figure } garde ses dés
       *[other] { $figure } relance le dé numéro { $answer }
    }
did-take-weapon = { $figure } prend à { $casualty } : { $answer }
set-active = { $value } joue
set-initiative = Initiative de { $who } : { $value }
set-kills = { $who } a mis hors de combat pour { $value } points de figurines
set-score = Points de scénario de { $who } : { $value }
set-states =
    { $raw ->
        [none] { "" }
       *[other] { $who } est maintenant : { $value }
    }
set-carrying =
    { $raw ->
        [none] { $who } ne porte plus rien
       *[other] { $who } porte { $value }
    }
set-gained = Armes prises par { $who } : { $value }
set-blades = Armes de corps à corps prises par { $who } : { $value }
set-broken = Armes perdues pour { $who } : { $value }
note-declared = { $figure } tire, { $weapon }, { $mode } ; coups : { $shots }
note-eliminated = { $figure } est éliminée
note-impact = L'impact est en { NUMBER($x-cm, maximumFractionDigits: 1) } { NUMBER($y-cm, maximumFractionDigits: 1) }, rayon { NUMBER($radius-cm, maximumFractionDigits: 1) } cm
note-attack-dice = { $figure } lance { $own }+{ $more }, { $enemy } part de { $other }
note-grips = { $figure } tient la route
note-skids = { $figure } dérape
note-left-the-table = { $figure } s'enfuit hors de la table
note-malfunction = { $figure } dysfonctionne : { $result }
note-panicked = { $figure } panique
note-reaction = Réaction de { $figure } : { $result }
note-routed = { $figure } est en déroute et fuira au début du tour suivant
note-suit-damaged = L'armure assistée de { $figure } encaisse à sa place et ne protège plus
note-tie = { $figure } et { $enemy } font jeu égal : il ne se passe rien
note-wrecked = { $figure } n'est plus qu'une épave
roll-cz-shoot-10 = Jet pour toucher de { $figure }
roll-cz-wnd-01 = Blessure de { $target }, il faut { $need } aux dés
roll-cz-area-05 = Souffle sur { $target }, il faut { $need } aux dés
roll-cz-area-07 = Sol en feu, { $target }, il faut { $need } aux dés
roll-cz-cc-04 = Combat rapproché de { $figure }
roll-cz-cc-12 = Coup porté à { $target }, il faut { $need } aux dés
roll-cz-move-07 = Chute de { $target }, il faut { $need } aux dés
result-cz-wnd-01 = total { $total }
result-cz-area-05 = total { $total }
result-cz-area-07 = total { $total }
result-cz-area-09 = total { $total }
result-cz-cc-12 = total { $total }
result-cz-move-07 = total { $total }
result-cz-cc-04 = écart des dés { $total }
result-cz-reac-01 = 
    { $value ->
        [0] déroute
        [1] panique
        [2] tient bon
       *[other] résultat { $value }
    }
result-cz-tech-01 = 
    { $value ->
        [0] raté
        [1] réussi
       *[other] résultat { $value }
    }
result-cz-tech-04 = 
    { $value ->
        [0] raté
        [1] réussi
       *[other] résultat { $value }
    }
result-cz-tech-05 = 
    { $value ->
        [0] raté
        [1] réussi
       *[other] résultat { $value }
    }
gains-panicked = { $who } : { $what } désormais
gains-routed = { $who } : { $what } désormais
gains-stunned = { $who } : { $what } désormais
gains-steady = { $who } : { $what } désormais
gains-dropped = { $who } : { $what } désormais
gains-waiting = { $who } : { $what } désormais
gains-burning = { $who } : { $what } désormais
gains-frozen = { $who } : { $what } désormais
gains-glitch = { $who } : { $what } désormais
gains-suit-damaged = { $who } : { $what } désormais
gains-placed = { $who } : { $what } désormais
gains-activated = { $who } : { $what } désormais
gains-cohesive = { $who } : { $what } désormais
loses-waiting = { $who } : fin de « { $what } »
loses-dropped = { $who } : fin de « { $what } »
loses-burning = { $who } : fin de « { $what } »
loses-steady = { $who } : fin de « { $what } »
loses-frozen = { $who } : fin de « { $what } »
loses-glitch = { $who } : fin de « { $what } »
loses-activated = { $who } : fin de « { $what } »
loses-cohesive = { $who } : fin de « { $what } »
did-aim = { $figure }, { $what }, vise : { $answer }
did-aim-point = { $figure }, { $what }, vise { $answer }
result-cz-force-07 = résultat { $value }
