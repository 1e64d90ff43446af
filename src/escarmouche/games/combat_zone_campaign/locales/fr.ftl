### Les phrases des batailles liées.
scenario-feud = Une vendetta
ask-role = La mission : { $mission }. Attaquez-vous ou défendez-vous ?
did-role = { $side } choisit { $raw ->
        [attacker] d'attaquer
       *[defender] de défendre
    }
ask-stays-behind = Ceux qui partent peuvent valoir { $most } points. Quel groupe reste en arrière ?
did-stays-behind = { $side } laisse le groupe { $raw } en arrière
opt-attacker = attaquer
opt-defender = défendre
opt-firefight = un accrochage
opt-extraction = une extraction
opt-hunt = une traque
opt-sabotage = un sabotage
opt-stronghold = une place forte
battle-about = { $mission }, bataille { $nth }
set-round = Bataille { $value }
set-mission = La mission : { $value }
roll-kz-plan-01 = La mission
roll-kz-plan-02 = Qui choisit
no-no-report = Un rapport dit qui a gagné, ce qu'a perdu chacun de { $sides } et qui est revenu
no-no-such-gear = { $fighter } ne peut revenir avec { $gear } : personne ne le fabrique

## Mistakes in set-ups and situations
mistake-no-scenario = les batailles liées n'ont pas de scénario du nom de { $name } ; il y a : { $known }
mistake-situation-sides = { $side } n'est pas un camp
mistake-situation-missing = il manque { $id }

## Words of a scene
scene-phase-mission = La mission
scene-phase-muster = Le rassemblement
scene-phase-battle = La bataille
scene-wins = batailles gagnées
scene-left = restent
scene-lost = perdu
scene-quality-green = novice
scene-quality-average = moyen
scene-quality-veteran = vétéran
scene-quality-elite = élite
scene-column-fighter = Combattant
scene-column-group = Groupe
scene-column-quality = Qualité
scene-column-experience = Expérience
scene-column-gear = Armes prises
scene-column-cost = Points

## La leçon
guide-welcome = La patrouille d'entreprise est à vous. La première bataille de la vendetta est perdue ; il en reste deux. Les feuilles disent qui reste de chaque force, ce que chacun a appris et ce qu'il vaut. Tout numéro de règle, comme celui qui accompagne une question, ouvre sa règle.
guide-stays-behind = Vous défendez dans une traque, et seule une part de vos points peut venir : dites quel groupe reste en arrière. Il y est en sûreté, et n'apprend rien.
guide-role = Le perdant de la dernière bataille dit qui attaque. Le défenseur vient le plus souvent avec moins de points, mais il attend où il veut.
guide-kz-plan-01 = Un dé a tiré la mission de cette bataille.
guide-battle = Une bataille de Combat Zone tranche. « La commencer » l'ouvre comme une partie à part, avec les combattants tels qu'ils sont ; sa fin revient ici. Ou livrez-la sur une vraie table et choisissez « Saisir son résultat » : un formulaire demande qui a gagné, ce qui a été perdu et qui est revenu. Contre un robot personne d'autre n'a à accepter ; ici, prenez le formulaire.
guide-over = Plus de batailles gagnées, puis moins de points perdus. Les feuilles disent ce que chacun est devenu. « Jouer », sur la première page, commence une vendetta de trois batailles avec des forces entières.
