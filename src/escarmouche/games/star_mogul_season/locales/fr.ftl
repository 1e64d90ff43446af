### Les phrases de la saison. Licence : CC BY 4.0.
title = Star Mogul : la saison
scenario-season = Une saison

## Questions
ask-trade = Recruter, acheter, vendre, réparer : vous avez { $credits } cr. Que faites-vous, et dans quel ordre ?
ask-kit = Qui reçoit quoi, rejoint quelle unité, prend quel poste ?
ask-deployment = Quelles unités partent, pour { $points } au plus ?
ask-stays-behind = C'est un raid : ceux qui partent peuvent coûter { $most }. Quelle unité reste en arrière ?
ask-asset-raid = Quel bien de { $other } attaquez-vous ?
did-trade = { "" }
did-kit = { "" }
did-deployment = { $side } déploie : { $answer }
did-stays-behind = { $side } laisse en arrière : { $answer }
did-asset-raid =
    { $raw ->
        [let-be] { $side } n'attaque aucun bien
       *[other] { $side } attaque : { $answer }
    }

## Options
opt-revenge-of = exiger une revanche de { $what }
opt-bonus = payer à chacun une prime de 400 cr
opt-hire-of = recruter : { $what }{ $copy }
opt-buy-of = acheter : { $what }{ $copy }
opt-copy-1 = { "" }
opt-copy-2 = { ", nº 2" }
opt-copy-3 = { ", nº 3" }
opt-sell-of = vendre : { $what }
opt-dismiss-of = congédier { $what }
opt-mend-of = réparer { $what } : { $part } { $number }
opt-give-of = { $what } reçoit : { $item }
opt-hand-in-of = { $what } rend : { $item }
opt-join-of = { $what } rejoint l'unité { $item }
opt-man-of = { $what } prend un poste à bord : { $item }{ $post }
opt-post-1 = { ", poste 1" }
opt-post-2 = { ", poste 2" }
opt-post-3 = { ", poste 3" }
opt-promote-of = { $what } devient associé
opt-let-be = aucun bien : se battre pour un nouveau
opt-ore-mine = mine
opt-plant = usine
opt-junk-yard = casse
opt-artifact-site = site d'artefacts
opt-salvage-rights = Droits de récupération
opt-salvage-raid = Raid de récupération
opt-asset = un combat pour un bien
opt-asset-raid = un raid sur un bien
opt-rescue = sauvetage ou récupération
opt-revenge = revanche
opt-plate-front = blindage avant
opt-plate-left = blindage gauche
opt-plate-right = blindage droit
opt-plate-rear = blindage arrière
opt-hull = superstructure
opt-power = puissance
opt-gun0 = première arme
opt-gun1 = deuxième arme
opt-gun2 = troisième arme
battle-about = { $mission }, mission { $nth }

## Ce qui se passe
set-round = Mission { $value }
set-phase =
    { $raw ->
        [trade] Commerce
        [kit] Équipement et unités
        [mission] La mission
        [deploy] Déploiement
       *[other] La bataille
    }
set-pairs = { "" }
set-idle =
    { $raw ->
        [true] { $who } n'a pas de bataille dans cette mission
       *[other] { "" }
    }
set-deployed = { "" }
set-revenge =
    { $raw ->
        [none] { "" }
       *[other] { $who } exige une revanche
    }
set-lost-to = { "" }
set-played = { "" }
set-wins = { "" }
set-losses = { "" }
set-weak = { $who } est trop faible pour se déployer
set-ousted = { $who } sort de la saison
set-assets = Biens de { $who } : { $value }
set-loyalty = { $who } : la Loyauté est maintenant de { $value }
set-reasons = { "" }
set-worth = { $who } vaut { $value } cr
set-advance = Une avance abaisse la valeur de { $value } cr
set-stock = En réserve : { $value }
set-hired = { "" }
set-deals = Fait : { $value }
set-orders = Ordonné : { $value }
set-credits = { "" }
set-account = { "" }
set-kind = { "" }
set-line = Nouveau dans la compagnie : { $value }
set-new = { "" }
set-group = { $who } rejoint l'unité { $value }
set-rig = { $who } : { $value }
set-post = { "" }
set-role = Nouveau rôle de { $who } : { $value }
set-armour = { $who } porte : { $value }
set-weapons = { $who } a : { $value }
set-blades =
    { $raw ->
        [none] { "" }
       *[other] { $who } a sous la main : { $value }
    }
set-state =
    { $raw ->
        [dead] Perte définitive : { $who }
       *[other] { $who } n'est plus de la compagnie
    }
set-fell = { "" }
set-missions = { $who }, missions : { $value }
set-wounds = { "" }
set-kills = { "" }
set-plates = Blindage perdu par { $who } : { $value }
set-superstructure = Superstructure perdue par { $who } : { $value }
set-out = { $who } : armes hors service : { $value }
set-immobile = { "" }
set-power = { "" }
tells-spent-credits = { $amount } cr payés ({ $what }) ; il reste { $left } cr
tells-gained-credits = { $amount } cr reçus ({ $what }) ; il y a { $left } cr
note-mission = { $side } rencontre { $other } : { $mission }
note-recovery =
    { $back ->
        [yes] { $name } est de nouveau valide
       *[other] { $name } ne revient pas
    }
note-beyond-recovery = { $name } est au-delà de toute récupération
note-left-behind = Abandon de { $name }
note-loyalty-changes = { $side } : la Loyauté change de { $value }
note-new-boss = { $name } est le nouveau patron de { $side }
roll-sm-miss-01 = La mission
roll-sm-miss-02 = Dé pour un bien
roll-sm-post-01 = Récupération de { $name }

## Pourquoi pas
no-too-little-money = { $line-The } coûte{ $line-nt } { $price } cr, vous avez { $left } cr
no-mended-twice = { $rig } : dites une seule fois combien de points de cette partie on répare
no-sold-already = Déjà vendu : { $rig }
no-not-in-stock = Il ne reste pas de { $line } en réserve pour { $figure }
no-wears-a-suit = { $figure } porte déjà une armure
no-hands-full = { $figure } porte déjà { $most } armes de cette sorte
no-one-place-each = { $figure } ne peut être qu'à un endroit
no-seat-taken = Ce poste est pris
no-too-many-leaders = Une compagnie a au plus { $most } { $role }, pas { $found }
no-unit-size = L'unité { $group } a { $models } figurines, { $least } à { $most } sont permises
no-too-expensive = Le déploiement coûte { $total }, la limite est { $points }
no-no-crew = Il ne reste personne pour l'équipage { $rig-of }
no-no-report = Un rapport dit qui a gagné et ce que sont devenus gens, véhicules, matériel et Loyauté de { $sides }
no-was-not-there = { $id } n'est pas parti : { $count } sont partis
no-nothing-said-of = Rien n'est dit de { $id } ; il en manque { $count }

## Fautes des mises en place et situations
mistake-no-scenario = une saison n'a pas de scénario du nom de { $name } ; il y a : { $known }

## Mots d'une scène
scene-phase-trade = Commerce
scene-phase-kit = Équipement et unités
scene-phase-mission = La mission
scene-phase-deploy = Déploiement
scene-phase-battle = La bataille
scene-wins = missions gagnées
scene-group = Unité
scene-vehicle = Véhicule
scene-company = La compagnie
scene-vehicles = Véhicules
scene-stock = Réserve
scene-season = La saison
scene-loyalty = Loyauté
scene-account = Le compte
scene-market = Le marché
scene-reserve = sans unité
scene-power = marche
scene-no-power = en panne
scene-sum = somme
scene-role-boss = patron
scene-role-shareholder = associé
scene-state-dead = perdu
scene-state-gone = parti
scene-ore-mine = mine
scene-plant = usine
scene-junk-yard = casse
scene-artifact-site = site d'artefacts
scene-money-founding = fondation
scene-money-advance = avance
scene-money-salvage = matériel vendu
scene-money-bonus = prime
scene-money-hire = recruté
scene-money-buy = acheté
scene-money-sell = vendu
scene-money-mend = réparé
scene-shelf-crew = équipage
scene-shelf-armour = armure
scene-shelf-weapons = arme
scene-shelf-blades = arme de mêlée
scene-shelf-vehicles = véhicule
scene-column-name = Nom
scene-column-role = Rôle
scene-column-line = Métier
scene-column-unit = Unité
scene-column-gear = Équipement
scene-column-missions = Missions
scene-column-wounds = Blessures
scene-column-kills = Ennemis abattus
scene-column-vehicle = Véhicule
scene-column-plates = Blindage perdu
scene-column-superstructure = Superstructure perdue
scene-column-guns = Armes hors service
scene-column-power = Puissance
scene-column-repair = Réparation cr
scene-column-resale = Revente cr
scene-column-item = Article
scene-column-count = Nombre
scene-column-company = Compagnie
scene-column-played = Jouées
scene-column-wins = Gagnées
scene-column-losses = Perdues
scene-column-loyalty = Loyauté
scene-column-assets = Biens
scene-column-worth = Valeur cr
scene-column-mission = Mission
scene-column-rule = Règle
scene-column-reason = Raison
scene-column-change = Effet
scene-column-what = Quoi
scene-column-amount = Crédits
scene-column-left = Reste
scene-column-kind = Sorte
scene-column-price = Prix cr
scene-column-affordable = Abordables
scene-purse-credits = crédits
scene-short-credits = cr
scene-purse-points = points de déploiement

## La leçon
guide-welcome = La Récupération de la Comète rouillée est à vous, avec deux missions derrière elle et une à venir : une gagnée, une perdue. La compagnie qui vaut le plus après la dernière mission gagne la saison. Les feuilles montrent vos gens, vos véhicules, la réserve, le compte et le marché ; nul autre ne les voit. Tout numéro de règle, comme celui qui accompagne une question, ouvre sa règle.
guide-trade = Cochez ce que vous voulez ; chaque case dit son prix et ce qui reste dans la bourse. Le camion est endommagé : son arme, son blindage et sa superstructure se réparent. Sami Bolt est tombé : recrutez un tireur, son armure et son fusil sont en réserve. Vous avez perdu la dernière mission, vous pouvez donc aussi exiger une revanche. Rien ne se fait avant que vous confirmiez.
guide-kit = Distribuez maintenant : l'armure et le fusil à qui n'en a pas, et qui rejoint ensuite une unité. Une unité a trois à quinze personnes. Qui n'est dans aucune unité reste chez soi ; on peut continuer sans rien cocher.
guide-deployment = Nommez qui part, pour 1500 points au plus. Les deux compagnies le font en secret. Qui reste ne peut être perdu.
guide-stays-behind = Vous êtes bien plus fort : c'est un raid, et un quart de vos points reste en arrière.
guide-asset-raid = Vous pouvez attaquer ce que l'autre compagnie possède, ou vous battre pour un nouveau bien.
guide-sm-miss-01 = Un dé a tiré la mission. Le récit la nomme.
guide-battle = Une bataille de Star Mogul tranche. « La commencer » l'ouvre comme une partie à part, avec vos gens par leur nom et vos véhicules tels qu'ils sont ; sa fin revient ici. Ou livrez-la sur une vraie table et choisissez « Saisir son résultat » : un formulaire demande qui a gagné, ce que chacun est devenu et ce qui a été rapporté. Contre un robot personne d'autre n'a à accepter ; ici, prenez le formulaire.
guide-over = Les tombés ont lancé pour se remettre, la Loyauté a changé pour ses raisons, le matériel est vendu ; le récit dit chaque chose avec sa règle, et le compte est juste. « Jouer », sur la première page, commence une saison de six missions.
