### Les phrases de Frostbite.
scenario-emerald-mount = Emerald Mount

## Questions et réponses
ask-which-company = Quelle compagnie jouez-vous ?
did-which-company = { "" }
ask-order = Que fait { $company } ? Un déplacement au plus, et les achats que vous voulez, avant de passer la main.
ask-drop-where = Sur quel secteur larguer { $company } ?
none-drop-where = Pas de largage, finalement
did-drop-where = { "" }
ask-saboteur-target = Quelle compagnie ennemie le saboteur cloue-t-il sur place ?
none-saboteur-target = Pas de saboteur, finalement
did-saboteur-target = { "" }
ask-gift-to = À qui donner des PL ?
did-gift-to = { "" }
ask-gift-hundreds = Combien de centaines de PL pour { $friend } ? Vous en avez { $stock }.
did-gift-hundreds = { "" }
ask-gift-rest = Combien de PL en plus de { $given } pour { $friend } ?
did-gift-rest = { "" }
ask-reassign-which = Quelle unité est réaffectée ({ $company }) ?
none-reassign-which = Aucune, finalement
did-reassign-which = { "" }
ask-which-unit = Quelle unité rejoint { $company } ?
did-which-unit = { "" }
ask-how-many-members = Combien de membres ({ $entry }) ?
did-how-many-members = { "" }
ask-special-weapon = Une arme spéciale pour { $entry-the } ?
none-special-weapon = Pas d'arme spéciale
did-special-weapon = { "" }
ask-leader = Qui mène { $entry-the } ?
none-leader = Un combattant de l'unité
ask-complete-company = { $company } a de la place pour { $room } PA. Qu'ajoutez-vous ?
did-complete-company = { "" }
ask-enlarge = À combien de membres la porter ?
did-enlarge = { "" }
ask-who-fights = Laquelle de vos compagnies se bat ({ $sector }) ?
did-who-fights = { $side } envoie { $answer } en mission ({ $sector })
ask-drop-zone = Par où { $company } entre-t-elle ({ $sector }) ?
did-drop-zone = { $company } entre : { $answer }
ask-who-learns = Quelle unité gagne en expérience ({ $company }) ?
did-who-learns = { "" }
ask-which-bonus = Qu'apprend-elle ?
did-which-bonus = { "" }
ask-lays-down = Quelle arme spéciale est déposée ?
did-lays-down = { "" }
ask-hero-joins = { $hero } a perdu son unité. Qui rejoint-il ?
none-hero-joins = Personne : il se bat seul
did-hero-joins = { "" }

## Options
opt-done = passer la main
opt-go = aller
opt-go-of = aller : { $what }
opt-reassign = réaffecter une unité
opt-container = un container (100 PL)
opt-low-wall = un muret (50 PL)
opt-gift = un don
opt-drop = un largage (500 PL)
opt-reinforce = un renfort
opt-spy = un espion (250 PL)
opt-saboteur = un saboteur (250 PL)
opt-cold-equipment = équipement grand froid (100 PL)
opt-jump-system = système de saut (250 PL)
opt-arctic-livery = livrée arctique (100 PL)
opt-no-more = rien de plus
opt-add = une nouvelle unité
opt-enlarge = des membres de plus
opt-enlarge-of = des membres de plus : { $what }
opt-exchange = un échange
opt-exchange-of = échanger { $what }
opt-grade1 = un officier de Grade 1
opt-grade2 = un officier de Grade 2
opt-grade3 = un officier de Grade 3
opt-grade4 = un officier de Grade 4
opt-grade5 = un officier de Grade 5
opt-west = par l'ouest
opt-east = par l'est
opt-south = par le sud
opt-north = par le nord
opt-south-west = par le sud-ouest
opt-south-east = par le sud-est
opt-middle-band = dans la bande centrale
opt-no-winner = personne
opt-planning = Planification
opt-missions = Missions
opt-debriefing = Débriefing
opt-nothing-to-report = rien à signaler
opt-storm = tempête
opt-blizzard = blizzard
battle-about = { $sector }, semaine { $week }, { $climate }

## Ce qui se passe
tells-begun-fb-camp-01 = Semaine { $round }, phase 1
tells-begun-fb-camp-02 = Semaine { $round }, phase 2
tells-begun-fb-camp-06 = { $phase }
note-campaign-begins = La campagne commence : { $sides }, { $stock } PL chacun, tout le monde au QG
note-mission-played = { $sector } : { $mission }, au plus { $most } PV
note-spared = { $company } a l'équipement grand froid : { $climate } sans effet
note-planning-order = Ordre de planification : { $order }
tells-changed-fb-plan-03 = { $side } joue { $who }
tells-changed-fb-plan-05 = { "" }
tells-changed-fb-log-02 = { "" }
tells-changed-fb-map-03 = { $who } se déplace : { $here }, puis { $there }
note-stays = { $company } reste sur place : { $where }
tells-spent-pl = { $who } paie { $amount } PL : il en reste { $left }
tells-spent-fb-deb-12 = { $who } garde { $left } PL au plus : { $amount } sont perdus
tells-gained-pl = { $who } reçoit { $amount } PL : { $left } maintenant
tells-gained-pv = { $who } gagne { $amount } PV : { $left } maintenant
tells-changed-fb-log-03 = { $who } : réaffectation, { $strength } membres
tells-changed-fb-log-04 = { $who } a un container de plus pour la semaine
tells-changed-fb-log-05 = { $who } a un muret de plus pour la semaine
tells-changed-fb-log-07 = { $who } est larguée : { $there }
tells-changed-fb-log-08 = { $step ->
        [1] { $company } reçoit un renfort : { $entry }, { $strength } membres
       *[other] { "" }
    }
tells-changed-fb-log-09 = { $who } a un espion pour la semaine
tells-changed-fb-log-10 = Un saboteur cloue { $who } sur place cette semaine
tells-changed-fb-log-11 = { $who } a l'équipement grand froid pour la semaine
tells-changed-fb-log-12 = { $who } a des systèmes de saut pour la semaine
tells-changed-fb-log-13 = { $who } porte la livrée arctique cette semaine
tells-changed-fb-camp-02 = { $step ->
        [5] Une nouvelle compagnie : { $company }
       *[other] { "" }
    }
tells-changed-fb-camp-03 = { $step ->
        [1] { $company } est complétée : { $entry }, { $strength } membres
        [3] { $who-The } : désormais { $strength } membres
        [4] { $who-The } remplace{ $who-nt } { $was-the }
       *[other] { "" }
    }
tells-changed-fb-miss-11 = { "" }
tells-changed-fb-miss-06 = { "" }
note-encounter = Rencontre en chemin ({ $here }, { $there }) : { $companies }
note-nobody-to-fight = { $sector } : { $side } y est seul, rien à combattre
note-sector-mission = { $sector } : { $sides } s'y rencontrent
note-role = { $company } : { $role }, { $sector }, { $zone }
note-allowance = { $company } : au plus { $most } PA d'unités d'assaut ({ $role }, { $size } PA)
note-climate = Climat, { $sector } : { $climate } ({ $total })
note-any-edge = { $sector } : aucune zone libre, { $company } entre n'importe où loin de l'ennemi
note-retreat = { $side } sonne la retraite ({ $sector })
note-retreat-cost = { $side } : toutes les unités sur le champ de bataille sont perdues ({ $count })
note-takes-all = { $side } a tous les PV de la mission, { $pv } ({ $sector })
tells-changed-fb-miss-15 = { $who } : pertes { $lost }, il en reste { $left }
tells-changed-fb-miss-01 = { $who } n'a plus personne pour se battre et se replie
tells-changed-fb-miss-03 = { $who } est battue en chemin et se replie
note-blizzard = Blizzard, { $sector } : pas de combat
tells-changed-fb-clim-09 = { $who } revient sur ses pas : { $there }
note-mission-result = { $sector } : { $winner } l'emporte (PV : { $pv })
tells-changed-fb-deb-22 = { $who } : { $count } de retour de l'eau
note-bonuses-due = { $company } : { $pv } PV, { $count ->
        [one] un bonus
       *[other] { $count } bonus
    } d'expérience
note-nobody-deserves = { $company } : il ne reste personne pour en apprendre quelque chose
tells-changed-fb-deb-05 = { $who } : désormais inébranlable
tells-changed-fb-deb-06 = { $who-The } gagne{ $who-nt } l'initiative
tells-changed-fb-deb-07 = { $who } : désormais bons tireurs
tells-changed-fb-deb-08 = { $who } : désormais perforants
tells-changed-fb-deb-09 = { $who } : désormais bagarreurs
tells-changed-fb-deb-10 = { $who } : esquive désormais à la course
tells-lost-fb-deb-13 = { $unit } ({ $company }) : trop faible, unité perdue
tells-changed-fb-deb-14 = { $who } : il en reste { $left }, de retour à { $strength }
tells-changed-fb-deb-15 = { $who-The } dépose{ $who-nt } une arme : { $weapon }
tells-changed-fb-deb-16 = { $who } : il en reste { $left }, de nouveau au complet avec { $strength }
tells-changed-fb-deb-17 = { $who } : réparations faites, il en reste { $strength }
tells-changed-fb-deb-18 = { $who } : de nouveau en état
tells-changed-fb-deb-19 = { $step ->
        [1] { $entry } forme une unité à lui seul dans { $company }
        [5] { $was } rejoint { $who }
       *[other] { "" }
    }
tells-changed-fb-deb-23 = { "" }
note-hero-survives = { $hero } survit ({ $company })
note-empty = { $company } n'a plus d'unité et attend d'être reconstituée
tells-changed-fb-deb-20 = { $side } contrôle désormais { $who }
tells-changed-fb-deb-21 = { $who } se replie : { $there }
note-final-count = Secteurs : { $sectors } ; PV : { $pv }
tells-ended-fb-camp-04 = La campagne est finie : { $over } contrôle le plus de secteurs
tells-ended-fb-camp-05 = La campagne est finie, à égalité de secteurs : { $over }
roll-fb-clim-01 = Le climat ({ $sector })
roll-fb-deb-04 = Expérience { $squad-of }

## Refus
no-no-route = Aucune voie ne relie { $here } et { $there }
no-not-this-hq = { $there } est le QG d'un autre joueur
no-cut-off = Aucune ligne de ravitaillement ne relie { $here } et { $hq }
no-is-there = { $company } y est déjà : { $there }
no-moved-already = { $company } s'est déjà déplacée cette semaine
no-empty-company = { $company } n'a pas d'unité
no-pinned = Un saboteur cloue { $company } sur place
no-bound-to-stay = Ce que { $company } a reçu l'oblige à rester
no-played-already = { $company } a déjà été jouée cette semaine
no-once-a-week = { $what } : une fois par semaine, et c'est fait
no-has-it-already = { $company } l'a déjà : { $what }
no-not-enough-pl = Il faut { $cost } PL, et il y en a { $stock }
no-has-moved = { $company } s'est déplacée : c'est réservé à qui reste
no-all-played = Toutes les compagnies ennemies ont été jouées ou sont déjà clouées
no-no-unit-fits = Aucune unité n'entre : { $company } a de la place pour { $room } PA, et il y a { $stock } PL
no-nothing-to-give = Il n'y a pas de PL à donner
no-no-room-in-company = { $entry } coûte { $cost } PA, et { $company } a de la place pour { $room }
no-hero-there-already = { $hero } est déjà dans { $company }
no-general-there-already = { $company } a déjà un officier de Grade 5
no-nobody-left = Il ne reste personne à mener chez { $entry-the }
no-company-full = { $company } n'a de place que pour { $room } PA : aucune unité n'est si bon marché
no-squad-full = Impossible d'agrandir { $squad-the }
no-no-exchange = On complète les unités, on ne les échange pas
no-winner-behind = { $winner } ne peut avoir gagné : quelqu'un a { $most } PV, ou ce camp a battu en retraite
no-number-of-companies = Une armée commence avec { $wanted } compagnies, et non { $given }
no-company-of-another-book = Une compagnie de { $given } n'est pas une compagnie de { $book }
no-company-too-large = Une compagnie de { $total } PA est trop grande : { $most } au plus
short-pl = il manque { $amount } PL
short-pa = { $amount } PA de trop

## Erreurs de mise en place et de situations
mistake-front-players = Frostbite se joue de { $least } à { $most }, et non à { $given }
mistake-no-scenario = Frostbite n'a pas de front du nom de { $name } ; il y a : { $known }
mistake-situation-sides = { $side } n'est pas un camp
mistake-situation-missing = il manque { $id }
mistake-situation-no-place = il n'y a pas de lieu du nom de { $id }

## Mots d'une scène
scene-phase-planning = Planification
scene-phase-missions = Missions
scene-phase-debriefing = Débriefing
scene-sectors = secteurs
scene-pv = points de victoire
scene-pv-short = PV
scene-pl = points logistiques
scene-pl-short = PL
scene-sector = secteur
scene-map = Le front d'Emerald Mount
scene-hq-n = QG nord
scene-hq-e = QG est
scene-hq-s = QG sud
scene-hq-w = QG ouest
scene-trait-snow = neige
scene-trait-pack-ice = banquise
scene-trait-water = eau
scene-trait-chasm = gouffre
scene-trait-frozen-lake = lac gelé
scene-trait-night = nuit
scene-guessed = Les estimations sont ajustées à 22 batailles livrées par des joueurs gourmands : les points de victoire s'écartent en moyenne de 3 % du plus haut, les pertes de 8 % de l'effectif, les PR de 9 ; 13 % sont nulles, et 14 % l'étaient.
scene-sum = Somme
scene-account = Points
scene-start = départ
scene-cap = au-delà du plafond
scene-bonus-1 = inébranlable
scene-bonus-2 = initiative
scene-bonus-3 = tireurs
scene-bonus-4 = perforants
scene-bonus-5 = bagarreurs
scene-bonus-6 = à la course
scene-column-squad = Unité
scene-column-strength = Effectif
scene-column-special = Armes spéciales
scene-column-leader = Chef
scene-column-experience = Expérience
scene-column-losses = Pertes de la semaine
scene-column-cost = PA
scene-column-week = Semaine
scene-column-rule = Règle
scene-column-about = Pour
scene-column-pl = PL
scene-column-pv = PV
scene-column-purchase = Achat
scene-column-price = PL
scene-column-leaves = Il resterait
scene-column-refused = Pas maintenant, selon
scene-purchases = Ce qui peut s'acheter
scene-stock = En stock
scene-from = dès
scene-at-most = au plus
scene-buy-reassign = réaffectation d'une unité
scene-buy-container = container
scene-buy-low-wall = muret
scene-buy-gift = don
scene-buy-drop = largage
scene-buy-reinforce = nouvelle unité
scene-buy-spy = espion
scene-buy-saboteur = saboteur
scene-buy-cold-equipment = équipement grand froid
scene-buy-jump-system = système de saut
scene-buy-arctic-livery = livrée arctique

## La leçon
guide-welcome = La Garde boréale est à vous : deux compagnies sur la carte. C'est la dernière semaine ; vous et le Réseau tenez deux secteurs chacun, et le Réseau mène aux points de victoire (PV). Qui tient le plus de secteurs à la fin a gagné : prenez b2, au milieu, où se trouve une compagnie ennemie. Tout numéro de règle, comme celui qui accompagne une question, ouvre sa règle.
guide-which-company = Les joueurs alternent, une compagnie à la fois. Dans une plus grande campagne, qui joue plus tard en sait plus : gardez l'essentiel pour la fin. Ici le Réseau a déjà joué.
guide-order = Une compagnie suit une route, ou reste. Faites glisser son pion sur la carte, ou choisissez dans la liste ; ce qui est grisé dit pourquoi. Avant de passer la main vous pouvez aussi dépenser des points de logistique (PL) : équipement de froid, espion, renfort là où arrive une ligne de ravitaillement. Marchez sur b2, puis passez la main.
guide-drop-where = Un largage dépose la compagnie dans n'importe quel secteur, pour 500 PL.
guide-saboteur-target = Un saboteur retient une compagnie ennemie qui n'a pas encore été jouée.
guide-which-unit = Le renfort rejoint la compagnie pour de bon ; ses PA se paient en PL.
guide-how-many-members = Plus de membres coûtent plus de PL.
guide-special-weapon = { guide-how-many-members }
guide-leader = Un officier commande mieux, pour plus de PL.
guide-reassign-which = Une escouade est renvoyée et une autre prend sa place.
guide-gift-to = Des PL peuvent être donnés : ainsi se paient les alliances.
guide-gift-hundreds = { guide-gift-to }
guide-gift-rest = { guide-gift-to }
guide-who-fights = Vos deux compagnies y sont, et une seule livre bataille : la plus complète, d'ordinaire.
guide-drop-zone = Qui a été largué choisit par où il entre, là où aucun adversaire n'entre.
guide-fb-clim-01 = Deux dés disent le temps qu'il fait dans ce secteur. La tempête et le froid atteignent la bataille : son compte rendu nommera la règle. Un blizzard l'empêche tout à fait.
guide-battle = La compagnie rencontre l'ennemi, et une bataille d'AT-43 tranche. « La commencer » ouvre la bataille comme une partie à part, et sa fin revient ici. Ou livrez-la sur une vraie table et choisissez « Saisir son résultat » : un formulaire demande qui a gagné, les points, et qui chaque escouade a perdu. Contre un robot personne d'autre n'a à accepter ; ici, prenez le formulaire.
guide-who-learns = Chaque dizaine de PV d'une mission apprend à une escouade quelque chose qui reste.
guide-which-bonus = Ce qu'elle apprend compte dans toutes les batailles suivantes.
guide-fb-deb-04 = Un dé dit ce qui a été appris : fermeté, initiative, visée, et ainsi de suite. La feuille de la compagnie le porte.
guide-lays-down = Il reste trop peu de monde pour porter toutes les armes spéciales.
guide-hero-joins = Un héros survit à son escouade et en rejoint une autre.
guide-complete-company = En semaine 4 les compagnies montent à 3000 PA, sans PL.
guide-enlarge = { guide-complete-company }
guide-over = C'était une semaine : planification, missions, débriefing. Le compte rendu dit le débriefing pas à pas, et les points ont une feuille où chaque PL et chaque PV se retrouve. « Jouer », sur la première page, commence une campagne entière de sept semaines.
