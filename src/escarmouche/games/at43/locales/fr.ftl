# == books, lists, missions ==

## Missions
scenario-reference = Mission de référence
scenario-concorde = Place de la concorde
scenario-bunker = Tenir le bunker
scenario-ice = Percée sur la glace
scenario-night = Raid de nuit
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
   *[other] { $answer } commence dans { $bunker-the }
  }
did-place-scenery = { $side } pose { $kind-the } : { $answer }
none-garrison = personne
note-agreed = Convenu : { $mission }, { $points } PA, { $turns ->
    [one] un tour
   *[other] { $turns } tours
  } ; table : { $table } ; conditions : { $conditions ->
    [none] aucune
   *[other] { $conditions }
  }
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
card-price = Pièce
card-unit-price = L'unité en plus
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
no-no-place = Section { $section } : plus de place pour { $units } ; encore libre : { $free }
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
