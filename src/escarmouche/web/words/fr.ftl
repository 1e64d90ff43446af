### Les phrases propres à la page ; celles du terminal et des jeux viennent avant.

title = Escarmouche
subtitle = Des escarmouches de science-fiction sur votre table, avec un ami ou contre la machine.
other-language = English
go-dark = Couleurs sombres
go-light = Couleurs claires
close = Fermer
game-trauma = Trauma
game-combat-zone = Combat Zone
game-dust-tactics = Dust Tactics
game-template = Le jeu modèle

## La page d'accueil
new-match = Une nouvelle partie
choice-game = Le jeu
choice-armies = Les armées
choice-who = Qui joue
game = Jeu
scenario = Scénario
army-of = Armée : { $side }
side-number = Camp { $number }
who-bot = Moi contre la machine
who-hot = À deux devant cet écran
who-online = Un ami ailleurs, par un lien
opponent = Adversaire
bot-random = Hasard
bot-random-say = N'importe quelle réponse sensée : bien pour apprendre.
bot-greedy = Glouton
bot-greedy-say = Pèse les chances de chaque ordre.
bot-recruit = Recrue
bot-recruit-say = Ne voit pas la moitié de ce qu'elle pourrait faire.
bot-regular = Régulier
bot-regular-say = Oublie une chose sur quatre.
bot-veteran = Vétéran
bot-veteran-say = Voit tout et regarde un peu plus loin.
bot-elite = Élite
bot-elite-say = Réfléchit à votre réponse, jusqu'à deux secondes.
you-play = Vous jouez
more-settings = Dés, pendule, durée
typed-dice = Nous lançons de vrais dés et tapons les résultats
typed-say-bot = Le bot est d'accord. Vous lancez et tapez aussi ses dés.
typed-say-hot = Ne cochez que si vous êtes tous deux d'accord, à cet écran.
typed-say-online = L'autre joueur est interrogé quand il ouvre son lien. Rien ne se joue avant sa réponse ; s'il refuse, le serveur lance.
typed-here = Vrais dés, comme convenu : qui lance tape les faces.
typed-declined = Le serveur lance les dés : les vrais dés n'ont pas été acceptés.
clock = Pendule de chaque camp
no-clock = aucune
minutes = { $minutes } minutes
rounds = Tours
rounds-usual = { $rounds }, comme d'habitude
rounds-some = { $rounds ->
        [one] un
       *[other] { $rounds }
    }
absence = Qui s'absente peut perdre après
absence-after = { $minutes } minutes
absence-day = un jour
absence-never = jamais : la partie attend
start-now = Commencer
making-match = On dresse la table…
first-match = Première partie guidée
earlier-matches = Continuer une partie
was-over = terminée
just-begun = à peine commencée
forget = Oublier cette partie
record-file = Regarder un enregistrement
record-file-say = Un fichier d'enregistrement est vérifié, puis rejoué :
record-bad = Cet enregistrement ne se vérifie pas ({ $problem }, ligne { $line }).
record-tampered = il a été modifié après coup
record-truncated = il s'arrête trop tôt
record-other-game = il est d'un autre jeu
record-other-rules = il est d'une autre version des règles
record-seat = c'est ce qu'un seul camp pouvait savoir
record-origin = son début ne se lit pas
record-differs = le rejouer donne autre chose
record-dice = ses dés ne tiennent pas ce qui était promis
record-signature = ce n'est pas celui qui fut signé
record-verified = Vérifié : les règles et les dés sont prouvés, et ce serveur a gardé la partie.
record-unsigned = Les règles et les dés concordent ; mais rien ne dit qui a fait cet enregistrement, ni quand.
record-other-key = Les règles et les dés concordent ; il est signé d'une autre clé que celle de ce serveur.
record-followed = Les règles ont été suivies ; tout n'est pas prouvé.
server-key = La clé de ce serveur
server-key-say = Elle signe chaque enregistrement que donne ce serveur. Un enregistrement signé de la même clé a été gardé ici et n'a pas changé depuis.
record-of-seat = Ce que { $side } pouvait savoir d'une partie en cours. Le fichier est tel qu'il fut écrit ; seul un enregistrement entier se vérifie.
record-of-spectators = Ce que les spectateurs pouvaient savoir d'une partie en cours. Le fichier est tel qu'il fut écrit ; seul un enregistrement entier se vérifie.
match-ready = La partie est prête
links-say = Envoyez chaque lien à celui à qui il est destiné : qui le possède a la place.
links-here-only = Ces liens ne marchent que sur cette machine. Pour un ami ailleurs dans votre réseau, arrêtez le serveur et relancez-le ainsi :
links-near = Ces liens portent l'adresse de cette machine dans votre réseau.
points-told = Les points, ligne par ligne
sit-down = Prendre ma place
spectators = Spectateurs
copy = Copier
copied = Copié
links = Liens
to-front = Vers l'accueil
no-seat = Pas de place ici
no-seat-say = Ce lien n'ouvre aucune place de cette partie. Il est mal recopié, ou la partie est oubliée.

## La table
match-title = Une partie de { $game }
board-keys = La table. Les flèches déplacent la vue, plus et moins zooment, 0 montre tout. Pendant un placement, les flèches mènent de { $one }, avec Maj de { $five } ; Entrée confirme, Échap recommence.
board-keys-squares = Le plateau. Les flèches déplacent la vue, plus et moins zooment, 0 montre tout. Pendant un placement, les flèches mènent d'une case et R tourne, avec Maj dans l'autre sens ; Entrée confirme, Échap recommence.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la table
turn-table = Tourner la table
panel = La partie
semicolon = {" "};{" "}
arcs = Arcs de tir
arc-front =
    { $what ->
        [none] Arc avant
       *[other] Arc avant : { $what }
    }
arc-rear =
    { $what ->
        [none] Arc arrière
       *[other] Arc arrière : { $what }
    }
arc-left =
    { $what ->
        [none] Côté gauche
       *[other] Côté gauche : { $what }
    }
arc-right =
    { $what ->
        [none] Côté droit
       *[other] Côté droit : { $what }
    }
tab-record = Journal
tab-units = Unités
tab-words = En mots
units = Unités
states = États
pieces = Décor
table-in-words = La table en mots
measure-from = Mesurer de
measure-to = à
tape = { $used } · reste { $left }
tape-squares = { $used ->
        [one] { $used } case
       *[other] { $used } cases
    } · reste { $left }

## Longueurs et endroits, dans la mesure du jeu
length-cm = { $text } cm
length-pas = { $text } pas
length-squares = { $count ->
        [one] { $text } case
       *[other] { $text } cases
    }
spot = en { $x } { $y }
high = hauteur { $length }
ends-here = sur place
ends-turned = pivot sur place
wind-0 = est
wind-1 = nord-est
wind-2 = nord
wind-3 = nord-ouest
wind-4 = ouest
wind-5 = sud-ouest
wind-6 = sud
wind-7 = sud-est
table-is = La table fait { $width } de large (d'ouest en est) et { $depth } de profondeur (du sud au nord). Les positions se comptent depuis son coin sud-ouest : vers l'est, puis vers le nord.
unit-stands =
    { $figures ->
        [one] { $unit } ({ $side }), 1 figurine sur { $strength }, { $spot }, { $states }.
       *[other] { $unit } ({ $side }), { $figures } figurines sur { $strength }, chef { $spot }, { $states }.
    }
zone-lies = { $zone }, centre { $spot }, tenu par { $owner }.
enemy-away = Ennemi le plus proche : { $unit }, à { $length }, direction { $direction }.
enemy-about = Ennemi le plus proche : { $unit }, à environ { $length }, direction { $direction }.
is-apart = { $a } et { $b } sont à { $length }, bord à bord.
judged-by-eye = De { $a } à { $b }, la distance se juge à l'œil pour l'instant, sans mesurer

## La question
question = Ce qui est demandé
the-usual = (l'habituel)
hint-wanted = Que ferait un vétéran ?
hint-thinking = Il réfléchit …
choose-for-me = Choisir pour moi
confirm = Confirmer
confirm-order = Les poser dans cet ordre
confirm-place = Les placer là
start-again = Recommencer
do-it = { $what } : allez-y
earlier = { $what } : plus tôt
later = { $what } : plus tard
work-out-chances = Chances de gagner, moment par moment
work-out-acts = Meilleurs et pires actes
working-out = Calcul : { $done } sur { $of }
worked-out-in-part = Une partie n'a pas pu être calculée.
chances-told = Chances de gagner du premier moment au dernier : { $told }
chances-how = Des robots continuent à partir de chaque moment, au moins { $least } fois ; les bandes sont où se trouvent les vraies chances dix-neuf fois sur vingt.
chances-draws = « = » et la ligne grise sont les égalités.
act-best = Le meilleur : { $given }
act-worst = Le pire : { $given }
act-next-best = Juste après : { $other } (+{ $gain })
act-better = Mieux : { $other } (−{ $gain })
acts-none = Personne n'avait de choix que des essais départagent.
rings = Jusqu'où elle porte
rings-say = Cercles de portée et de charge autour de qui est interrogé ou choisi (G)
ring-range = portée de { $what } { $length }
ring-even = { $what } : chances égales jusqu'à { $length }
ring-charge = charge { $length }
ring-command = commandement { $length }
floors = Étages
floors-all = Tous les étages
floor-ground = Au sol
floor-up = Un étage plus haut
floor-down = Un étage plus bas
how-cards = Faites glisser les cartes dans l'ordre voulu, ou déplacez celle où vous êtes avec les flèches.
card-at = { $what }, carte { $place } sur { $count } ; les flèches la déplacent
card-now = { $what } est maintenant la carte { $place } sur { $count }.
card-back = Une carte vue de dos
lines-of-cards = Les cartes posées
cards-left = { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
structure = Structure
purses = À dépenser
purse-after = { $left } → { $after }
costs = coûte { $cost }
find-option = Chercher
chosen = Choisi, dans cet ordre
take-back = Retirer : { $what }
how-many = Choisissez-en { $least } à { $most }
how-many-exactly = Choisissez-en { $most }
how-square-drag = Faites glisser l'unité, ou cliquez une des cases éclairées. Puis confirmez.
how-square = Cliquez une des cases éclairées, puis confirmez.
how-drag = Faites glisser le chef, ou cliquez un endroit : l'unité suit. Puis confirmez.
how-drag-one = Faites glisser la figurine, ou cliquez un endroit. Puis confirmez.
how-aim = Cliquez l'endroit visé, sur le sol éclairé. Puis confirmez.
confirm-place-one = La placer là
confirm-turn = La tourner ainsi
looks-towards = { $direction } ({ $degrees }°)
how-turn = Cliquez là où la figurine doit regarder, ou tournez-la par les flèches. Puis confirmez.
confirm-put = Poser là
north-sign = N
confirm-aim = Viser là
corner = Passer par ici
corner-say = Le chemin continue d'ici, pour contourner ce qui gêne. En glissant : W, ou le bouton droit.
which-one = Lequel ?
spot-fine = Les règles le permettent.
spot-unsure = On demande aux règles…
instead-of = Place permise la plus proche, car :
nearest-taken = Pas là ; la place permise la plus proche est
ready-made = Places toutes prêtes
what-to-place = Quoi poser
turn-left-square = Tourner à gauche
turn-right-square = Tourner à droite
turn-left = Tourner à gauche de 15°
turn-right = Tourner à droite de 15°
closed-options =
    { $count ->
        [one] Un choix est fermé : pourquoi ?
       *[other] { $count } choix sont fermés : pourquoi ?
    }
seen-by = À découvert pour { $open }, à couvert pour { $cover }, hors de vue pour { $not }.
seen-as-open = Vue à découvert.
seen-as-cover = Vue, à couvert.
seen-as-turned = En vue, mais hors de l'arc de tir.
seen-as-hidden = Hors de vue.
seen-behind = Derrière { $what }.
own-in-danger = { $count ->
    [one] Une de vos propres figurines peut être touchée.
   *[other] { $count } de vos propres figurines peuvent être touchées.
  }
could-shoot = Si elle tirait maintenant
ruler = Mesurer
ruler-say = Une règle : tirez d'un socle ou d'un point à un autre (touche M)
ruler-squares = { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
  }
ruler-by-eye = environ { $length }, à l'œil
remedy-shorter = Arrêtez-vous { $length } plus tôt.
remedy-round = Contournez-le : posez un angle avant (W, bouton droit ou « Passer par ici »).
remedy-elsewhere = Choisissez un endroit à côté.
secret-answer = L'autre camp ne l'apprend que lorsque les deux ont répondu, ou jamais.
type-faces = Lancez { $dice } et tapez les faces
add-face = Ajouter un { $face }
take-off = Ôter le dernier
faces-done = Voilà les dés ({ $given } sur { $wanted })
on-average = { NUMBER($mean, maximumFractionDigits: 2) } en moyenne
open-rule = Règle { $rule }
rule-ruling = Arbitrage
rule-example = Exemple

## Ce qui se passe
your-turn = On attend votre réponse
bot-thinks = { $side } réfléchit…
waits-for = On attend { $side }
clocks = Pendules
is-away = { $minutes ->
        [0] { $side } n'est pas là.
        [one] { $side } n'est pas là depuis une minute.
       *[other] { $side } n'est pas là depuis { $minutes } minutes.
    }
away-waits = La partie attend.
away-clock = La pendule tourne quand c'est son tour.
claim-in = Si { $side } ne revient pas dans { $time }, vous pourrez réclamer la victoire ou déclarer la nulle.
claim-now = Vous pouvez mettre fin à la partie.
claim-win = Réclamer la victoire
claim-draw = Déclarer la nulle
has-gone = { $side } a quitté la table.
is-back = { $side } est de retour.
share = Partager
link = Lien
making-link = On prépare un lien …
share-whole = Qui ouvre ce lien peut vérifier et revoir toute la partie :
share-running = Qui ouvre ce lien peut regarder, et revoir ce que les spectateurs ont le droit de savoir ; tout s'ouvre à la fin :
share-ask = Le lien des spectateurs est chez qui a créé cette partie. Une fois la partie finie, on peut la partager en entier d'ici.
status-connecting = Connexion…
status-lost = La connexion est perdue. Nouvel essai ; rien de la partie n'est perdu.
hand-over-title = { $side }, à vous
hand-over-say = Passez l'écran. Rien de la table n'est montré avant que le bouton soit pressé.
hand-over-go = Je suis { $side } : montrez-moi la table
undo = Reprendre
undo-ask = Demander à reprendre
undo-after-end = La graine des dés a été dite : si l'on reprend, la partie continue sous une nouvelle graine promise.
offer-draw = Proposer la nulle
concede = Abandonner
sure-draw-page = Proposer la nulle à l'autre camp ?
sure-concede-page = Abandonner la partie ?
yes-do = Oui
no-dont = Non
agree = D'accord
decline = Pas d'accord
agree-undo = { $side } demande à reprendre sa dernière réponse.
agree-report = { $side } donne le rapport d'une bataille livrée sur une vraie table. Est-il exact ?
asked-report = On demande aux autres si le rapport de la bataille est exact.
battles = Batailles
campaign-sheets = Carte et feuilles de la campagne
battle-past = Une bataille
battle-wanted = à livrer
battle-over = finie
battle-abandoned = abandonnée
battle-begin = La commencer
battle-go = À la bataille
battle-watch = La regarder
battle-type = Saisir son résultat
battle-told = { $side } dit :
battle-report = Ce qui en est sorti, dans la forme de l'exemple
battle-report-form = Ce n'est pas dans la forme de l'exemple.
battle-tell = Le dire aux autres
at-most = ({ $most } au plus)
to-campaign = Retour à la campagne
agree-draw = { $side } propose la nulle.
agree-dice = { $side } veut lancer de vrais dés et taper les résultats. Êtes-vous d'accord ? Rien ne se joue avant votre réponse.
agree-dice-no = Que le serveur lance
asked-undo = Vous avez demandé à reprendre une réponse.
asked-draw = Vous avez proposé la nulle.
asked-dice = Vous voulez lancer de vrais dés : on demande l'accord de l'autre camp ({ $side }). Sinon le serveur lance.
rematch = Revanche
rematch-swap = Revanche, camps échangés
go-rematch = Vers la revanche

## Journal et rediffusion
record = Journal
filter = Montrer
everything = tout
watch-again = Revoir
save-record = Garder
jump-here = Montrer ce moment
replay = Rediffusion
play = Jouer
pause = Pause
step-back = Un pas en arrière
step-on = Un pas en avant
moment = Moment { $at } sur { $count }
speed = Vitesse
back-to-table = Retour à la partie
the-end = La fin
end-won = Victoire : { $winner }
end-draw = Égalité
in-figures = En chiffres
figures-lost = Figurines perdues
luck = Chance aux dés
luck-say = résultat au lieu de l'attendu (± écart usuel)
luck-none = aucun dé lancé
luck-of = { $sign }{ NUMBER($more, maximumFractionDigits: 1) } : { NUMBER($value, maximumFractionDigits: 1) } au lieu de { NUMBER($expected, maximumFractionDigits: 1) } (± { NUMBER($usual, maximumFractionDigits: 1) }) en { $dice } dés

## Ennuis
problem-malformed = Le serveur n'a pas compris.
problem-too-large = C'est trop gros.
problem-unknown = Ce lien n'ouvre aucune place.
problem-stale = La partie a continué entre-temps.
problem-busy = Une chose à la fois, s'il vous plaît.
problem-too-many = Trop vite. Attendez un peu.
problem-not-a-player = Les spectateurs regardent.
problem-not-asked = On ne vous demande rien pour l'instant.
problem-forbidden = Le serveur ne le permet pas.
problem-not-found = Il n'y a rien de tel ici.
problem-method = Le serveur ne connaît pas cela.
problem-no-record = Il n’y a encore rien à enregistrer.
problem-not-a-record = Ce fichier n'est pas l'enregistrement d'une partie.
problem-not-stored = Le serveur n'a pas pu l'enregistrer ; rien n'a changé. Réessayez.
problem-failed = Quelque chose a échoué ; rien n'a changé. Réessayez.
problem-slow = Cela a pris trop de temps.
problem-wrong-setup = On ne peut pas faire la partie ainsi.
forbidden-list = { $list } : { $why }.
problem-full = Trop de monde regarde cette partie.

## La première partie guidée
guide = Première partie
guide-understood = Compris
guide-skip = Arrêter les conseils
guide-again = Reprendre les conseils
briefing = Ordre de mission
briefing-picture = La table vue du dessus, après quelques tours

# Ce qui se passe, montré
player = Ce qui se passe, montré
player-pause = Pause
player-go-on = Continuer
player-step = L'événement suivant seulement
player-skip = À la table telle qu'elle est
player-again = Encore depuis mon dernier tour
player-how = Allure et son
player-pace = Allure
player-volume = Son
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-none = tout de suite
volume-0 = coupé
volume-25 = doux
volume-50 = moyen
volume-100 = fort

# Ce qui s'est passé depuis la dernière réponse
since = Depuis votre dernière réponse
lately = Ce qui vient de se passer
acted-move = mouvement de { $far }
acted-turn = pivot
acted-place = entrée en jeu
acted-strike = attaque sur { $target } : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }
acted-strike-nobody = attaque sans cible
acted-lose = { $unit } : { $count ->
    [one] 1 perte
   *[other] { $count } pertes
  }
acted-score = { $points } points pour { $side }
acted-nothing = attente
acted-begun = au début de son activation
acted-table = À la table :

# Tables prêtes
play-now = Jouer maintenant
play-it = Jouer
set-up-myself = Je prépare la partie moi-même

# L'exposé de la mission
briefing-places = Lieux qui comptent : { $places }
briefing-scores = Ce qui rapporte
briefing-scores-told = Le texte ci-dessus dit comment on gagne.
briefing-long = La durée
briefing-rounds = { $rounds ->
    [one] Un tour.
   *[other] { $rounds } tours.
  }
briefing-table = La table : { $wide } × { $deep } { $measure }.
measure-cm = cm
measure-inches = pouces
measure-squares = cases

# Après la partie
course = Le cours de la partie
course-told = Les points au cours de la partie. À la fin : { $told }
turnings = Les tournants
course-of-points = Où en était chaque camp, de la première ligne du journal à la dernière.
course-of-losses = Personne n'a marqué : ce que chaque camp a pris aux autres, de la première ligne du journal à la dernière.
save-picture = Garder une image

# La bibliothèque
was-won = gagnée
was-lost = perdue
keep-for-ever = Garder pour toujours
library-search = Chercher
library-export = Tout exporter
library-all = Montrer les { $count }

# Menace
threat = Qui peut me nuire là
threat-none = Personne ne pourrait y attaquer en l'état.

## La fabrique de listes
build-list = Composer une liste d'armée
builder = Une liste à vous
list-begin-with = Partir de
list-new-of = Rien encore : { $book }
list-name = Nom
list-points = Taille
list-total = { $total } sur { $most } { $measure }
list-legal = Les règles permettent cette liste.
list-kept = Gardée dans ce navigateur, et apportée à une partie sous « Armées » sur la première page.
list-own = { $name } (à vous)
list-share = Copier son lien
list-shared = Copié
list-forget = L'oublier
list-mine = Vos listes
list-remove = Retirer : { $name }
list-take-out = Retirer
list-mend = Ce qui aiderait :
list-mend-remove = retirer { $name }
list-mend-add = ajouter { $name } ({ $value })
list-mend-set = { $name }, { $blank } : { $value }
list-add-to = Ajouter à : { $group }
