### Les phrases du client. Chaque jeu ajoute les siennes dans games/<jeu>/locales.

## Mots
yes = oui
no = non
nothing = rien
nobody = personne
no-states = aucun état particulier
labelled = { $label } : { $text }
comma = ,{" "}
semicolon = {" "};{" "}
flat = à plat
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
mean-of = moyenne { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
at = en { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }
in-measure =
    { $measure ->
        [pas] pas
       *[other] { $measure }
    }
step = ({ NUMBER($cm, maximumFractionDigits: 1) } { in-measure } { $direction })
height = hauteur { NUMBER($cm, maximumFractionDigits: 1) } { in-measure }
heights = hauteur { NUMBER($low, maximumFractionDigits: 1) } à { NUMBER($high, maximumFractionDigits: 1) } { in-measure }
player-person = une deuxième personne à ce clavier
player-random = random : n'importe quelle réponse sensée, pour apprendre
player-greedy = greedy : pèse les chances de chaque ordre
player-recruit = recrue : ne voit qu'un tiers de ce qu'elle pourrait faire
player-regular = régulier : oublie presque une chose sur deux
player-veteran = vétéran : oublie peu de choses et regarde un peu plus loin
player-elite = élite : réfléchit à votre réponse, jusqu'à deux secondes

## Directions et réponses courantes
opt-east = est
opt-north-east = nord-est
opt-north = nord
opt-north-west = nord-ouest
opt-west = ouest
opt-south-west = sud-ouest
opt-south = sud
opt-south-east = sud-est
opt-none = personne, pas maintenant
opt-stay = rester sur place
opt-not-this-move = pas pendant ce mouvement
opt-above-50 = seulement si la chance dépasse 50 %
opt-always-ask = toujours redemander
opt-turn = pivoter sur place
looks-towards = { $direction } ({ $degrees }°)

## Où sont les unités, ce que sont les figurines
place-table = sur la table
place-reserve = en réserve
place-off = pas encore en jeu
place-aboard = à bord
place-gone = éliminée
role-soldier = soldat
    .gender = m
role-leader = chef
    .gender = m
role-officer = officier
    .gender = m
role-specialist = spécialiste
    .gender = m
role-heavy = arme lourde
    .gender = f

## Décors
piece-wall = mur
    .gender = m
piece-building = bâtiment
    .gender = m
piece-ruin = ruine
    .gender = f
piece-water = eau
    .gender = f
piece-wire = barbelés
    .gender = m
    .number = plural
piece-container = conteneur
    .gender = m
piece-wood = bois
    .gender = m

## Le début
opening = Nouvelle partie. Une ligne vide prend le premier choix : trois fois, et vous jouez.
opening-scenario = Quel scénario ?
opening-list = Quelle armée menez-vous ?
opening-opponent = Contre qui ?
opening-prompt = Numéro, ou une ligne vide pour 1 :
welcome = Tapez le numéro de votre réponse. ? donne les commandes ; l'identifiant d'une règle montre la règle.
welcome-plain = Répondez par un numéro. Tapez ? pour les commandes, map pour la table en mots, ou l'identifiant d'une règle pour la lire.
resumed = Reprise de { $file }.
campaign-begun = Une campagne commence dans { $file }. Jouez-la avec : escarmouche campaign play { $file }
campaign-saved = Enregistré dans { $file }. Continuez plus tard avec : escarmouche campaign play { $file }
campaign-waits = Elle attend : { $sides }
battle-line = { $number }. { $battle } ({ $seats }) : { $state }
battle-of-round = Bataille { $number }, tour { $round }
battle-to-fight = à livrer
battle-open = en cours
how-battles = Un numéro livre cette bataille ici ; « rapport 1 » en saisit une livrée sur une vraie table, case après case ; annule, carte, feuilles, quitter.
how-form = Une ligne vide garde ce qui est écrit ; plusieurs numéros avec des espaces, - pour aucun ; quitter l'abandonne.
report-no-form = Ce jeu n'a pas de formulaire : saisissez son rapport en JSON.
prompt-battles = batailles >
report-agree = { $side } : acceptez-vous ce rapport ? (oui ou non)
report-taken = Le rapport est dans la campagne.
map-place = { $place } : { $about }.
map-held = tenu par { $side }
map-there = ici : { $counters }
map-ways = chemins vers { $ways }
map-cut = (coupé)
map-towards = en route vers { $place }
no-sheets = Il n'y a rien sur papier ici.
mistake-no-such-part = la liste n'a pas de partie { $part }
mistake-campaign-there = { $path } : existe déjà ; une nouvelle campagne ne remplace rien
mistake-is-campaign = { $file } : est une campagne ; continuez avec : escarmouche campaign play { $file }
mistake-report-form = un rapport est du JSON : { $why }
note-battle-fought = Une bataille de la campagne est finie et son rapport est là{ $how ->
        [typed] , saisi d'un commun accord
        [conceded] , finie sur un mot des joueurs
        [guessed] , estimé
       *[fought] { "" }
    }

## Invite et questions
prompt = { $side } >
prompt-over = fini >
proposed = (une ligne vide prend ceci)
how-several = Plusieurs : des numéros séparés par des virgules, de { $least } à { $most } ; - pour aucun, tout pour tous.
how-number = Un nombre de { $low } à { $high }.
how-order = Un ordre : des numéros séparés par des virgules ; ce que vous omettez suit comme listé ; une ligne vide garde cet ordre.
how-place =
    { $measure ->
        [pas] Un numéro, « to X Y » en pas (1 pas vaut un pouce, 2,54 cm) pour le chef, ou figurine par figurine : « id x,y;x,y@orientation id x,y ».
       *[other] Un numéro, « to X Y » en centimètres pour le chef, ou figurine par figurine : « id x,y;x,y@orientation id x,y ».
    }
how-to =
    { $measure ->
        [pas] Dites où, en pas (1 pas vaut un pouce, 2,54 cm) : to 18 12.
       *[other] Dites où, en centimètres : to 45 30.
    }
more-greyed =
    { $count ->
        [one] Encore une raison : tapez why.
       *[other] Encore { $count } raisons : tapez why.
    }
not-understood = Je ne comprends pas « { $text } ». Tapez un numéro de la liste, ou ? pour les commandes.
nothing-typed = Rien n'est proposé ici : tapez un numéro, ok pour la réponse habituelle, ou ? pour les commandes.
nothing-to-place = Rien n'est à placer en ce moment.
cannot-follow = Aucun chemin n'y mène : choisissez un point plus proche, un numéro, ou placez les figurines une à une.
hint-answer = Un vétéran répondrait : { $answer }.
hint-instead = Il a aussi pensé à : { $answer }.
hint-reason = { $sign }{ NUMBER($gain, maximumFractionDigits: 1) } { $term }
hint-weighed = Les probabilités lui donnent un léger avantage ; à l'essai, les deux se valent à peu près.
term-forces = pour ce qui reste des deux armées
term-points = en points
term-ground = pour les objectifs et le terrain
term-places = pour la place des unités
term-tempo = pour ce qui peut encore se faire ce tour
term-means = pour ce qui reste à dépenser
term-danger = pour ce que l'ennemi pourrait faire ensuite
term-end = pour la fin de la partie
nothing-suggested = Il n'y a rien à suggérer : les dés sont à vous.
suggested = La réponse habituelle : { $answer }.
refused = Interdit : { $why }.
and-more = et { $count } autres
nothing-greyed = Toutes les options sont ouvertes.
placed = figurines placées
hand-over = À { $side }. Passez le clavier, puis appuyez sur Entrée.
ask-dice = { $side } lance { $dice } : tapez les faces.
not-faces-typed = Tapez les faces de { $dice }, par exemple 3 5 6.
more-faces =
    { $missing ->
        [one] Jusqu'ici { $so_far }. Il reste un dé à lancer : tapez sa face.
       *[other] Jusqu'ici { $so_far }. Il reste { $missing } dés à lancer : tapez leurs faces.
    }

## Ce qui s'est passé
roll = Jet
rolled = { $label }, { $side } : { $dice }{ $needs ->
        [none] { "" }
       *[other] {" "}sur { $needs }
    } ({ $faces }){ $modifiers }, { $result }
label-counts = { $label }, il faut { $needs }
needs-least = { $least }+
result = résultat { $value }
tells-moved = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } : { $ends }
tells-moved-brief = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } de { NUMBER($length, maximumFractionDigits: 1) } { in-measure }, désormais { $where }
tells-moved-squares = { $who-The } { $who-number ->
        [plural] se déplacent
       *[singular] se déplace
    } : { $way }
tells-placed = { $who-The } { $who-number ->
        [plural] sont en place
       *[singular] est en place
    } : { $ends }
tells-placed-brief = { $who-The } { $who-number ->
        [plural] sont en place
       *[singular] est en place
    } { $where }
tells-placed-squares = { $who-The } { $who-number ->
        [plural] sont en place
       *[singular] est en place
    } : { $where }
moved-step = { $figure } de { $start }{ $by } à { $end } ({ NUMBER($length, maximumFractionDigits: 2) } { in-measure }){ $height ->
        [0] { "" }
       *[other] , hauteur { NUMBER($height, maximumFractionDigits: 2) } { in-measure }
    }{ $facing ->
        [-1] { "" }
       *[other] , cap { $facing }°
    }
moved-turn = { $figure } en { $end }{ $height ->
        [0] { "" }
       *[other] , hauteur { NUMBER($height, maximumFractionDigits: 2) } { in-measure }
    }{ $facing ->
        [-1] { "" }
       *[other] , cap { $facing }°
    }
moved-by = par { $point }
moved-point = { NUMBER($x, maximumFractionDigits: 2, useGrouping: 0) } { NUMBER($y, maximumFractionDigits: 2, useGrouping: 0) }
moved-square = { $square }{ $floor ->
        [0] { "" }
       *[other] , étage { $floor }
    }{ $facing ->
        [none] { "" }
       *[other] , face { $facing }
    }
gains = { $who } : { $what } désormais
loses = { $who } : fin de « { $what } »
answered = { $side } : { $question } { $answer }

## La table en mots
scores = { $side } : { $numbers }
cards-lie = Cartes ({ $side }) : { $cards }
table-size = La table fait { NUMBER($width, maximumFractionDigits: 1) } { in-measure } de large (d'ouest en est) et { NUMBER($depth, maximumFractionDigits: 1) } { in-measure } de profondeur (du sud au nord). Les positions se comptent depuis son coin sud-ouest : vers l'est, puis vers le nord.
terrain-count =
    { $count ->
        [0] Il n'y a pas de décor.
        [one] Il y a un décor : map terrain dit où.
       *[other] Il y a { $count } décors : map terrain les liste, les plus proches d'abord.
    }
piece-here = Décor : { $kind } [{ $id }], centre en { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $height }.
zone-here = { $zone }, centre en { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, tenu par { $owner }.
unit-here =
    { $figures ->
        [one] { $unit } ({ $side }), 1 figurine sur { $strength }, en { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $states }.
       *[other] { $unit } ({ $side }), { $figures } figurines sur { $strength }, chef en { NUMBER($x, maximumFractionDigits: 1) } { NUMBER($y, maximumFractionDigits: 1) }, { $states }.
    }
unit-elsewhere = { $unit } ({ $side }), { $place }, { $figures } sur { $strength }, { $states }.
nearest-enemy = Ennemi le plus proche : { $unit }, à { NUMBER($cm, maximumFractionDigits: 1) } { in-measure }, direction { $direction }.
nearest-enemy-by-eye = Ennemi le plus proche : { $unit }, à environ { $cm } { in-measure }, direction { $direction }.
far-from = À { NUMBER($cm, maximumFractionDigits: 1) } { in-measure } de { $what }.

## Mesurer, regarder, chances
how-measure = Mesurez entre deux choses : unités, figurines, zones, décors ou points x,y. Par exemple : measure one1 45,30.
how-sight = Regardez d'une unité ou figurine vers une autre. Par exemple : sight one1 two2.
measured = { $a } et { $b } sont à { NUMBER($cm, maximumFractionDigits: 2) } { in-measure }, bord à bord.
nothing-called = Rien sur la table ne s'appelle { $what }.
nobody-called = Aucune unité ni figurine sur la table ne s'appelle { $what }.
seen = { $a } voit { $b } : { $seeing } figurines sur { $eyes } en voient quelque chose ; { $hidden } parties sur 9 sont cachées à la mieux placée. Dans le chemin : { $blocks }.
unseen = { $a } ne voit pas { $b }. Dans le chemin : { $blocks }.
no-forecast = Rien ne peut être attaqué d'ici maintenant : pas de chances à montrer.
sampled = { $samples ->
        [0] (estimé : des batailles en chemin n'ont pas été livrées)
       *[other] (environ, sur { $samples } essais)
    }
which-of = ({ $which } sur { $many })
no-odds-of = Pas de chances pour « { $text } » : tapez une unité, une option comme vous y répondriez, ou vers X Y.
beware = à vos risques, { $text }
touched = peuvent être touchés : { $who }
touched-own = les vôtres dans la ligne de tir ou le souffle : { $who }
draws = en riposte : { $text }
no-such-unit = Cette unité n'existe pas. Il y a : { $units }.
no-such-rule = Aucune règle ne s'appelle « { $text } » ni n'en parle.

## Reprises, accords, fichiers, fin
consent = { $side }, acceptez-vous de reprendre ce coup ? (oui/non)
consent-bot = Cela reprend aussi des dés ou des réponses de l'autre camp. Le bot n'y voit pas d'inconvénient ; le voulez-vous toujours ? (oui/non)
undone = Coup repris.
not-undone = Rien n'a été repris.
sure-concede = Abandonner la partie ? (oui/non)
draw-offered = { $side }, la nulle est proposée. Acceptez-vous ? (oui/non)
draw-declined = { $side } refuse la nulle.
already-over = La partie est déjà finie.
saved = Sauvegardé dans { $file }. Pour reprendre : escarmouche play --load { $file }
save-where = Un fichier où sauvegarder la partie, ou une ligne vide pour partir sans sauvegarder :
recorded = Enregistrement écrit dans { $file }.
situation-written = Situation écrite dans { $file } ; ce que vous ne pouvez savoir de l'autre camp y est inventé.
how-file = Nommez un fichier.
interrupted = Interrompu. Rien n'est perdu : la partie est sauvegardée dans { $file }. Pour reprendre : escarmouche play --load { $file }
interrupted-unsaved = Interrompu, et la partie n'a pas pu être sauvegardée : { $why }
broke-off = Une erreur du programme. Rien n'est perdu : la partie est sauvegardée dans { $file }. Pour reprendre : escarmouche play --load { $file }
broke-off-unsaved = Une erreur du programme, et la partie n'a pas pu être sauvegardée : { $why }
over-won = La partie est finie : victoire { $winner-of }. [{ $rule }]
over-draw = La partie est finie : match nul. [{ $rule }]
over-what-now = record FICHIER garde l’enregistrement, log le montre ; une ligne vide quitte.
help =
    Un numéro répond ; plusieurs séparés par des virgules s'il en faut plusieurs ; ok prend la réponse habituelle.
    map (carte) - la table        units (unités) - toutes les unités       unit ID - la fiche d'une unité
    odds [UNITÉ] (chances) - les chances de ses attaques       why (pourquoi) - pourquoi le reste est fermé
    measure A B (mesure) - distance bord à bord d'unités, figurines, zones, décors ou points x,y
    sight A B (vue) - A voit-il B, combien est caché, par quoi
    to X Y (vers) - y amener l'unité à placer       rule ID (règle) - une règle ; son identifiant seul aussi
    undo (annule) - reprendre votre dernière réponse       log [N] (journal) - la fin du journal
    save FICHIER (sauve)   record FICHIER (rapport)   situation FICHIER - la partie, son enregistrement, sa position
    briefing (mission) - ce dont il s'agit dans le scénario       hint (conseil) - ce que ferait un vétéran, et pourquoi
    concede (abandon)   draw (nulle)   quit (quitter)
help-squares =
    Un numéro répond ; plusieurs séparés par des virgules s'il en faut plusieurs ; ok prend la réponse habituelle.
    map (carte) - la table        units (unités) - toutes les unités       unit ID - la fiche d'une unité
    odds [UNITÉ] (chances) - les chances de ses attaques       why (pourquoi) - pourquoi le reste est fermé
    measure A B (mesure) - distance en cases d'unités, objectifs, décors ou cases (F7)
    sight A B (vue) - A voit-il B, est-il à couvert
    to F7 [+ÉTAGE] [nord-est] (vers) - y aller, ainsi tournée ; to E6 F7 - pas à pas ; to arbre C5 - l'y poser
    rule ID (règle) - une règle ; son identifiant seul aussi
    map terrain (carte) - terrain, murs et ouvertures en mots
    undo (annule) - reprendre votre dernière réponse       log [N] (journal) - la fin du journal
    save FICHIER (sauve)   record FICHIER (rapport)   situation FICHIER - la partie, son enregistrement, sa position
    briefing (mission) - ce dont il s'agit dans le scénario       hint (conseil) - ce que ferait un vétéran, et pourquoi
    concede (abandon)   draw (nulle)   quit (quitter)

## Pourquoi pas
no-match-over = La partie est finie
no-has-given-up = { $side } a abandonné
no-dice-not-agreed = { $side } n'a pas encore dit si l'on lance de vrais dés
no-waits-for-ever = Cette partie a été convenue sans délai d'absence
no-is-there = { $side } est là
no-too-soon = { $side } peut encore revenir : il reste { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
no-others-play-on = Vous êtes plus de deux : sans { $side }, les autres continuent
no-not-waiting = La partie n'attend personne qui soit absent
no-not-your-turn = C'est { $asked } qui doit répondre, pas { $side }
no-not-an-option = « { $given } » n'est pas une des options
no-not-a-list = « { $given } » n'est pas une liste d'options
no-given-twice = Une option est donnée deux fois dans { $given }
no-wrong-number = { $given } choisis, il en faut de { $least } à { $most }
no-not-faces = { $given } ne sont pas des faces de { $dice }
no-too-many-faces = Plus de faces que n'en ont { $dice }
no-no-such-face = Il n'y a pas de face { $given } sur { $dice }
no-too-few-faces = Il manque { $missing } faces de { $dice }
no-nothing-to-undo = { $side } n'a encore rien répondu
no-die-thrown = Des dés ont été lancés depuis ({ $rule })
no-revealed = Des choix secrets ont été révélés depuis ({ $rule })
no-answered-since = { $by } a répondu depuis ({ $rule })
no-battle-begun = Une bataille a commencé depuis : reprendre veut l'accord de tous
no-battle-fought = Une bataille a été livrée depuis : reprendre veut l'accord de tous
no-battles-awaited = La campagne attend les rapports de ses batailles
no-not-a-report = { $given } n'est pas le rapport d'une bataille
no-no-such-battle = La campagne n'attend pas cette bataille : elle a son rapport, ou ne l'a jamais demandée
no-reported = La bataille est finie et son rapport est dans la campagne : on ne la reprend pas d'ici
no-abandoned = La campagne a laissé cette bataille derrière elle : on n'y joue plus
no-not-yours = { $side } ne livre pas cette bataille
no-another-campaign = C'est une bataille d'une autre campagne
no-not-agreed = Le rapport compte quand tous ceux qui ont livré la bataille l'ont accepté
no-not-filled = Le formulaire ne prend pas { $given } à cet endroit ({ $blank })
too-far = { NUMBER($amount, maximumFractionDigits: 2) } { in-measure } de trop
simulate-all = toutes
simulate-own-list = liste du scénario
simulate-result = { $of } : { $a } ({ $x }) { $won }, { $b } ({ $y }) { $lost }, nulles { $draws } sur { $games } : { $a } { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %) ; { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours, { $decisions } décisions par partie
simulate-player = { $of } : { $player } ({ $list }) { $won } sur { $games }, nulles { $draws } : { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % : { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
simulate-length = { $of } : { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours, { $decisions } décisions par partie
simulate-waste = { $player }, occasions perdues : { $harmless } unités sur { $units } n'ont jamais attaqué, { $idle } activations sur { $activations } sans effet, { $unspent } points non dépensés, réactions préparées { $prepared }, utilisées { $reacted }
simulate-speed = { $matches } parties/s, { $decisions } décisions/s, { NUMBER($seconds, maximumFractionDigits: 4) } s de processeur par partie
simulate-none = { $of } : rien n’a été joué
simulate-interrupted = Interrompu : { $played } parties sur { $games } ont été jouées, et elles comptent.
time-left = encore { $time } environ
check-playing = parties aléatoires de { $game }
check-no-tests = pas de tests ici : un paquet installé ne les contient pas
check-testing = passage des tests : { $tests }
check-code = code
check-tests = tests
check-events = événements
check-refusals = refus
check-runs = passages
check-complete = { $complete } règles complètes sur { $count }, { $matches } parties aléatoires
check-seen = vues : { $events } dans des événements, { $refusals } dans des refus, { $situation } dans des situations, { $runs } seulement par des fonctions exécutées
check-only-refuses = { $count } refusent ce qu’un joueur au hasard ne tente pas, car il tire parmi ce qui est permis : { $rules }
check-only-happens = { $count } disent ce qui n’est arrivé dans aucune de ces parties et situations, ou ce qui y est dit sous une autre règle : { $rules }
check-only-read = { $count } sont des tables ou des chiffres que les règles lisent : { $rules }
check-only-defines = { $count } disent ce qu’un mot signifie ou comment un nombre se trouve, sans événement propre : { $rules }
check-missing = il manque : { $id } : { $lacks }
lack-code = code
lack-test = test
lack-seen = jamais vue
army-fine = rien à redire
declared-undo = { $side } reprend une réponse [ES-UNDO-01]
declared-undo-anew = { $side } reprend une réponse d'un commun accord, et avec elle { $throws ->
    [one] un jet : il sera relancé
   *[other] { $throws } jets : ils seront relancés
    } [ES-UNDO-03]
declared-undo-seed = { $side } reprend une réponse après la fin, d'un commun accord. La graine a été dite : désormais les dés suivent une nouvelle graine, promise par { $commitment }. Ce que la fin a révélé reste connu [ES-UNDO-03]
declared-seed = Désormais les dés suivent une graine promise par { $commitment } [ES-UNDO-03]
declared-begin = Une bataille de la campagne commence [ES-BATTLE-01]
declared-report-agreed = { $side } accepte le rapport d'une bataille [ES-BATTLE-02]
declared-report-declined = { $side } n'accepte pas le rapport d'une bataille [ES-BATTLE-02]
declared-report-wanted = { $side } donne le rapport d'une bataille livrée sur une vraie table [ES-BATTLE-02]
declared-concede = { $side } abandonne [ES-TURN-03]
declared-clock = La pendule de { $side } est tombée [ES-TURN-03]
declared-draw = { $side } propose la nulle [ES-TURN-04]
declared-absent = { $side } est resté absent trop longtemps et a perdu [ES-TURN-05]
declared-called-off = { $side } est resté absent trop longtemps : la partie est déclarée nulle [ES-TURN-05]
declared-undo-wanted = { $side } demande à reprendre une réponse
declared-undo-agreed = { $side } accepte la reprise d'une réponse
declared-undo-declined = { $side } refuse la reprise d'une réponse
declared-draw-declined = { $side } refuse la nulle
declared-dice-agreed = { $side } accepte les vrais dés
declared-dice-declined = { $side } laisse le serveur lancer les dés
declared-upgraded = La partie continue sous des règles plus récentes (version { $after })
declared-remark = { $side } laisse une remarque
policy-first-option = (en chemin chacun prend la première option)
serving = La table est sur { $url }  (Ctrl+C l’arrête)
serving-near = Les autres de votre réseau la trouvent à { $url }

# plateaux en cases
at-square = en { $square }
unit-on-square = { $unit }, { $side } : { $figures } sur { $strength }, en { $square }, face { $facing }, { $states }.
on-level = À l'étage { $level }.
nearest-enemy-squares = Ennemi le plus proche : { $unit }, à { $squares } { $squares ->
    [one] case
   *[other] cases
  }, direction { $direction }.
board-size = Le plateau compte { $columns } colonnes (A à l'ouest) et { $rows } rangées (1 au sud). Une case se nomme par les deux : C5.
zone-on-square = { $zone } en { $square }, moitié : { $owner }.
piece-on-square = Décor : { $kind } [{ $id }] en { $square }{ $floors ->
    [0] { "" }
   *[other] , niveaux 1 à { $floors } au-dessus du sol, le plus haut étant le toit
  }{ $facing ->
    [none] { "" }
   *[other] , face { $facing }
  }.
measured-squares = { $a } et { $b } sont à { $squares } { $squares ->
    [one] case
   *[other] cases
  }.
squares-legend = Lettre, orientation, effectif ; +1 est un étage. Lignes : ####### mur, ###.### petite ouverture, #     # grande ouverture ; debout # sur # mur, # sur . petite, " sur , grande.
how-place-square = Un numéro, ou la case : « vers C5 » ; au besoin l'étage et l'orientation, « vers C5 +1 nord-est » ; ou pas à pas, « vers B4 C5 ».
how-put-square = Un numéro, ou quoi et où : « vers { $kind } C5 ».
how-name-square = Un numéro, ou la case : « vers C5 » ; avec une orientation s'il en faut une, « vers C5 nord ».
how-measure-squares = Mesurez entre deux choses : unités, objectifs, décors ou cases. Par exemple : measure one1 F7.
proposed-several = Une ligne vide prend : { $answer }.
seen-open = { $a } voit { $b }, à découvert.
seen-in-cover = { $a } voit { $b }, à couvert.
unseen-squares = { $a } ne voit pas { $b }.
boxes-ticked = { $ticked } cases cochées sur { $boxes }
edges-wall = Murs entre les cases : { $squares }.
edges-small = Petites ouvertures : { $squares }.
edges-large = Grandes ouvertures : { $squares }.

## Mistakes in files, set-ups and commands
mistake-procedure-failed = { $kind } : { $why } (de quoi reproduire la panne : { $path })
mistake-procedure-failed-unwritten = { $kind } : { $why } (rien n'a été écrit pour reproduire la panne : { $problem })
mistake-no-ordinary-file = { $path } : écriture impossible : ce n'est pas un fichier ordinaire
mistake-not-written = { $path } : écriture impossible : { $why } ; ce qui y était n'a pas changé
mistake-not-read = { $path } : lecture impossible : { $why }
mistake-rule-without-data = { $system } : { $id } n'a pas de données
mistake-at = { $where } : { $why }
mistake-rule-twice = { $path } : la règle { $rule } figure deux fois
mistake-rule-not-in-both = { $path } : { $rule }, clé { $what } : il faut les deux langues (en, fr)
mistake-inputs-left = il reste { $count } réponses après la fin de la partie
mistake-record-empty = { $name } : ce n'est pas un enregistrement : il est vide
mistake-record-format = { $name }:{ $line } : le format { $number } n'est pas connu ; cette version lit le format { $known }
mistake-record-not-text = { $path } : ce n'est pas un enregistrement : l'octet { $byte } n'est pas du texte
mistake-record-without-header = { $name } : ce n'est pas un enregistrement : la ligne 1 n'est pas un en-tête
mistake-record-header = { $name }:{ $line } : l'en-tête est faux : { $why }
mistake-record-nested = { $name }:{ $line } : ce n'est pas un enregistrement : des crochets s'emboîtent sur plus de { $most } niveaux
mistake-save-in-part = { $name } : ce n'est pas une sauvegarde, ou seulement une partie : { $why }
mistake-save-format = { $name } : le format { $number } n'est pas connu ; cette version lit le format { $known }
mistake-save-damaged = { $name } : abîmé ou modifié à la main : son empreinte ne va pas avec son contenu
mistake-no-save = { $name } : ce n'est pas une sauvegarde : { $why }
mistake-no-campaign = { $name } : n'est pas une campagne, ou seulement une partie : { $why }
mistake-campaign-format = { $name } : le format de campagne { $number } n'est pas connu ; cette version lit le format { $known }
mistake-campaign-read-only = { $name } : contient les journaux d'une campagne ; on peut la lire et la vérifier, non la continuer
mistake-campaign-foreign-battle = { $name } : la bataille { $battle } est d'une autre campagne
mistake-rules-do-not-go-on-kind = { $name } : les règles ne peuvent pas continuer de là : { $kind } : { $why }
mistake-rules-do-not-go-on = { $name } : les règles ne peuvent pas continuer de là : { $why }
mistake-table-does-not-fit = { $name } : sa table ({ $what }) ne va pas avec les règles { $rules } de { $of } : { $why }
mistake-not-on-shelf = il n'y a pas de { $noun } du nom de { $name } ; il y a : { $known }
mistake-situation-form = { $where } : une situation a des clés, dont game, et n'est pas { $kind }
mistake-game-missing = { $where } : il manque la clé game
mistake-game-not-a-name = { $where } : attendu : le nom d'un jeu ; trouvé : { $kind }
mistake-too-many-values = { $name }:{ $line } : plus de { $most } valeurs
mistake-not-utf8 = { $path } : lecture impossible : l'octet { $byte } n'est pas du texte UTF-8
mistake-not-yaml = { $name }:{ $line } : ce n'est pas du YAML : { $why }
mistake-yaml-too-deep = { $name }:1 : ce n'est pas du YAML : trop de niveaux
mistake-wrong-type = { $name }:{ $line } : { $value } n'est pas du type { $kind }
mistake-key-form = { $name }:{ $line } : une clé est un mot ou un nombre
mistake-key-twice = { $name }:{ $line } : la clé { $key } est déjà à la ligne { $first }
mistake-army-show-unnamed = army show veut le nom d'un livre d'armée ; il y a : { $names }
mistake-no-cards = { $of } n'a pas de cartes à montrer ; lisez le fichier du livre lui-même
mistake-no-unit = { $file } : il n'y a pas d'unité { $unit } ; il y a { $units }
mistake-no-scenario = { $of } n'a pas de scénario { $name } ; il a : { $known }
mistake-no-player = il n'y a pas de joueur du nom de { $name } ; il y a : { $known }
mistake-option-form = --option { $word } : attendu : clé=valeur
mistake-settled = { $file } : { $words } a été fixé au début de la partie ; ne le donnez pas
mistake-match-of-another = { $file } : c'est une partie de { $of }, et non de { $wanted }
mistake-covers-missing = { $where } : il manque la clé covers : quelles règles montre-t-il ?
mistake-not-shown = { $where } : ce qui n'est pas montré : { $missing }
mistake-no-rule-there = { $where } : { $of } n'a pas de règle { $rule }
mistake-answer-refused = { $where } : { $value } à { $name } est refusé : { $why }
mistake-answer-not-refused = { $where } : { $value } à { $question } n'est pas refusé
mistake-no-rule = { $of } n'a pas de règle { $rule }
mistake-cannot-listen = impossible d'écouter sur { $host }, port { $port } : { $why }
mistake-public-url = --public-url commence par http:// ou https://, et non { $url }
mistake-no-port = il n'y a pas de port { $number }
mistake-no-writable-file = { $path } : on ne peut pas écrire dans ce fichier
mistake-setup-game = il n'y a pas de jeu { $of }
mistake-setup-scenario = { $of } n'a pas de scénario { $scenario }
mistake-setup-lesson-alone = une table dressée a son scénario, ses listes et ses options
mistake-setup-lesson = { $of } n'a pas de table dressée { $name }
mistake-setup-forces = { $scenario } se joue à { $sides } camps, et non à { $given }
mistake-players-twice = --player nomme qui joue chaque camp ; sans --one ni --two
mistake-more-lists = il y a { $players } joueurs et { $lists } listes d'armée
mistake-setup-sides = il y a { $sides } camps, et { $given } pour la clé { $what }
mistake-setup-too-many-options = trop d'options
mistake-setup-list = { $of } n'a pas de liste d'armée { $name }
mistake-setup-no-builder = les listes de { $of } ne se construisent pas ici
mistake-setup-player = il n'y a pas de joueur { $name }
mistake-setup-option = l'option { $option } ne peut pas être cela
mistake-setup-option-most = l'option { $option } vaut au plus { $most } sur un serveur
mistake-setup-option-why = une option ne peut pas être cela : { $why }
mistake-database-of-another-version = les tables de cette base sont celles d'une autre version d'Escarmouche ({ $found }) ; celle-ci les connaît jusqu'à { $to }
mistake-backup-postgresql = une copie de PostgreSQL se fait avec pg_dump ; cette commande ne copie que SQLite
mistake-backup-there = { $path } : existe déjà ; une copie ne remplace rien
mistake-backup-nothing = { $database } : il n'y a pas de telle base à copier
mistake-no-database = { $url } : aucune base ne peut servir à cette adresse : { $why }
mistake-database-unusable = { $url } : la base ne peut pas servir : { $why }
mistake-database-in-use = { $url } : un autre serveur utilise cette base ; arrêtez-le, ou nommez-en une autre avec --database
mistake-key-unwritten = { $path } : la clé du serveur ne peut pas être écrite : { $why }
mistake-key-unreadable = { $path } : ce n'est pas la clé d'un serveur : { $why }
mistake-backup-failed = { $path } : la copie a échoué : { $why }
mistake-database-in-memory = une base en mémoire perdrait ses parties : nommez un fichier
mistake-no-game = il n'y a pas de jeu du nom de { $name } ; il y a : { $known }
mistake-wrong-input = la réponse { $number } va à { $given } de { $by ->
        [none] tous
       *[other] { $by }
    }, mais les règles demandent { $asked } à { $side ->
        [none] tous
       *[other] { $side }
    }
mistake-list-forbidden = les règles interdisent ici la liste d'armée { $name } ({ $rules })

## Si un enregistrement est ce que les règles font de ses réponses
verdict-tampered = { $name } : la ligne { $line } a été modifiée : ce n'est pas celle qui fut écrite
verdict-truncated = { $name } : l'enregistrement s'arrête après la ligne { $line } : la dernière manque
verdict-other-game = { $name } : c'est un enregistrement de { $of }, et non de { $wanted }
verdict-other-rules = { $name } : écrit sous les règles { $rules } de { $of }, et celles-ci sont les règles { $known } : il peut être montré, non vérifié
verdict-seat = { $name } : voici ce que { $seat ->
        [none] un spectateur
       *[other] { $seat }
    } peut savoir : cela se montre, sans se vérifier
verdict-origin = { $name }:{ $line } : la table de l'en-tête est fausse : { $kind } : { $why }
verdict-seed = { $name } : la graine de la ligne { $line } n'est pas celle que promettait la ligne { $promised }
verdict-seed-missing = { $name } : la ligne { $promised } promettait une graine, et la dernière ligne ne la dit pas
verdict-signature = { $name } : la signature de la ligne { $line } n'est pas celle de cet enregistrement
verdict-line = { $name } : ligne { $line } : { $why }
verdict-does-not-go-on = { $name } : ligne { $line } : les règles ne continuent pas : { $why }
verdict-does-not-go-on-kind = { $name } : ligne { $line } : les règles ne continuent pas : { $kind } : { $why }
verdict-verified = { $name } : vérifié, { $count } lignes
verdict-verified-in-part = { $name } : vérifié, { $count } lignes (les lignes 1 à { $older }, sous d'anciennes règles, sont seulement montrées)
verdict-followed = { $name } : les règles ont été suivies, { $count } lignes, mais tous les dés ne sont pas prouvés
verdict-followed-in-part = { $name } : les règles ont été suivies, { $count } lignes, mais tous les dés ne sont pas prouvés (les lignes 1 à { $older }, sous d'anciennes règles, sont seulement montrées)
finding-rules-followed = Règles : suivies ; rejouées, elles donnent exactement ces lignes.
finding-rules-broken = Règles : non suivies.
finding-rules-not-run = Règles : non jugées.
finding-dice-promised = Dés : { $count ->
    [one] un jet, celui
   *[other] { $count } jets, tous
    } d'une graine promise avant le premier jet.
finding-dice-typed = Dés : { $count ->
    [one] un jet saisi par les joueurs ; rien ne le prouve.
   *[other] { $count } jets saisis par les joueurs ; rien ne les prouve.
    }
finding-dice-short = Dés : { $count ->
    [one] un jet d'une graine trop courte pour être promise ; rien ne le prouve.
   *[other] { $count } jets d'une graine trop courte pour être promise ; rien ne les prouve.
    }
finding-dice-untold = Dés : { $count ->
    [one] un jet d'une graine promise qui n'est pas encore dite ; il sera prouvé
   *[other] { $count } jets d'une graine promise qui n'est pas encore dite ; ils seront prouvés
    } à la fin de la partie.
finding-dice-absent = Dés : { $count ->
    [one] un jet d'une graine ni promise ni dite ; rien ne le prouve.
   *[other] { $count } jets d'une graine ni promise ni dite ; rien ne les prouve.
    }
finding-dice-known = Dés : { $count ->
    [one] un jet fait après que la graine a été dite : il était connu d'avance.
   *[other] { $count } jets faits après que la graine a été dite : ils étaient connus d'avance.
    }
finding-dice-none = Dés : aucun jet.
finding-dice-wrong = Dés : ce ne sont pas ceux qui étaient promis.
finding-undone-anew = Reprises : { $count ->
    [one] un jet a été repris d'un commun accord et relancé.
   *[other] { $count } jets ont été repris d'un commun accord et relancés.
    }
finding-undone-same = Reprises : { $count ->
    [one] un jet a été repris et a donné la même chose : il était connu.
   *[other] { $count } jets ont été repris et ont donné la même chose : ils étaient connus.
    }
finding-battles-fought = Batailles : { $count ->
    [one] un rapport d'une bataille livrée ; son propre journal le prouve.
   *[other] { $count } rapports de batailles livrées ; leurs propres journaux les prouvent.
    }
finding-battles-conceded = Batailles : { $count ->
    [one] un rapport d'une bataille finie sur un mot des joueurs ; son propre journal le prouve.
   *[other] { $count } rapports de batailles finies sur un mot des joueurs ; leurs propres journaux les prouvent.
    }
finding-battles-typed = Batailles : { $count ->
    [one] un rapport a été saisi d'un commun accord ; rien ne le prouve.
   *[other] { $count } rapports ont été saisis d'un commun accord ; rien ne les prouve.
    }
finding-battles-guessed = Batailles : { $count ->
    [one] un rapport a été estimé ; personne n'a livré cette bataille.
   *[other] { $count } rapports ont été estimés ; personne n'a livré ces batailles.
    }
finding-battles-run = Batailles : { $count ->
    [one] une a été rejouée et donne son rapport.
   *[other] { $count } ont été rejouées et donnent leurs rapports.
    }
finding-battles-older = Batailles : { $count ->
    [one] une a été livrée sous d'anciennes règles : son journal est entier, son rapport est pris tel quel.
   *[other] { $count } ont été livrées sous d'anciennes règles : leurs journaux sont entiers, leurs rapports sont pris tels quels.
    }
finding-battles-abandoned = Batailles : { $count ->
    [one] une a été commencée puis abandonnée ; son journal est gardé.
   *[other] { $count } ont été commencées puis abandonnées ; leurs journaux sont gardés.
    }
verdict-battle-missing = { $name } : il manque le journal de la bataille { $battle }
verdict-battle-foreign = { $name } : la bataille { $battle } est d'une autre campagne
verdict-battle-forces = { $name } : la bataille { $battle } a commencé avec d'autres forces que n'en avait la campagne
verdict-battle-luck = { $name } : les dés de la bataille { $battle } ne suivent pas de la graine de la campagne
verdict-battle-report = { $name } : la bataille { $battle } donne le rapport { $expected }, la campagne a { $found }
verdict-battle-wrong = { $name } : bataille { $battle } : { $why }
finding-signature-signed = Signature : de ce serveur ({ $key }), { $at }.
finding-signature-named = Signature : de la clé que vous avez nommée ({ $key }), { $at }.
finding-signature-other-key = Signature : valable, { $at }, par la clé { $key }. À vous de comparer si c'est celle d'un serveur à qui vous faites confiance.
finding-signature-none = Signature : aucune. Le fichier a été fait hors ligne, ou sa signature a été retirée : rien ne dit qui l'a écrit ni quand.
finding-signature-wrong = Signature : fausse. L'enregistrement n'est pas celui qui fut signé.
finding-signature-unchecked = Signature : il y en a une ; elle n'a pas été contrôlée.
verdict-nothing-more = { $name } : autre chose à la ligne { $line } : attendu rien de plus, trouvé { $found }
verdict-differs = { $name } : autre chose à la ligne { $line } : attendu { $expected }, trouvé { $found }
verdict-cannot-be-verified = l'enregistrement ne peut pas être vérifié : { $why }
mistake-asks-nothing-more = la partie est finie et ne demande plus rien
mistake-answers-another = { $given } de { $by ->
        [none] tous
       *[other] { $by }
    } répond à autre chose que { $asked } de { $side ->
        [none] tous
       *[other] { $side }
    }
mistake-one-of-each-side = { $rule } veut une réponse de chaque camp
mistake-not-allowed = cette réponse n'est pas permise ({ $rule })
mistake-other-dice = la graine donne { $faces } pour { $rule }, l'enregistrement a { $given }
mistake-seed-was-told = la partie était finie et sa graine dite ; elle continue sans nouvelle graine
mistake-seed-out-of-place = une nouvelle graine commence au milieu de la partie, alors que la précédente n'a pas été dite
mistake-undone-without-consent = { $count } jets sont repris sans accord
mistake-undone-otherwise = la reprise porte sur { $count } jets et en annonce { $said }
mistake-begun-without = une bataille commence que la campagne n'attend pas : { $battle }
mistake-battles-undone-otherwise = la reprise enlève { $count ->
        [one] une bataille
       *[other] { $count } batailles
    } et dit autre chose

## Mistakes in books, lists, maps and set-ups
mistake-given-too-deep = une liste d'armée donnée en clair a au plus { $most } niveaux
mistake-given-too-many = une liste d'armée donnée en clair a au plus { $most } entrées, et non { $entries }
mistake-given-too-large = une liste d'armée donnée en clair a au plus { $most } octets, et non { $size }
mistake-book-form = { $where } : un livre d'armée est un ensemble de clés qui commence par `key:`
mistake-list-form = { $where } : une liste d'armée est un ensemble de clés qui commence par `book:`
mistake-given-form = une liste d'armée donnée en clair ne contient que des mots et des nombres
mistake-book-or-list = { $where } : attendu : un livre ou une liste d'armée
mistake-number-of-lists = { $title } se joue avec { $count } listes d'armée, et non { $given }
mistake-book-taken = { $path }:1 (key) : un autre livre d'armée s'appelle déjà { $book }
mistake-no-option = { $of } n'a pas d'option { $options } ; il a : { $known }
mistake-no-kind-of-piece = décor { $id } : il n'y a pas de genre { $kind } ; il y a : { $known }
mistake-piece-without-length = un décor { $kind } de { $start } à { $end } n'a pas de longueur
mistake-not-in-ledger = { $path } : il n'y a pas de règle { $rule }
mistake-no-picture = { $path } : l'image { $picture } n'est pas un fichier SVG à côté
mistake-text-missing = { $path } ({ $field }) : il manque le texte en { $lang }
## Mistakes in situations; a game may say them anew
mistake-situation-sides = les camps sont { $sides }
mistake-situation-taken = { $id } est déjà le nom d'autre chose
mistake-situation-figure-taken = une autre figurine s'appelle déjà { $id }
mistake-situation-thing-taken = un autre objet s'appelle déjà { $id }
mistake-situation-figure-order = nommez chaque figurine des unités une fois
mistake-situation-letters = une unité a de 1 à { $most } figurines
mistake-situation-off-table = { $id } n'est pas entièrement sur la table
mistake-situation-size = une table a une largeur et une profondeur
mistake-situation-corners = une emprise a trois coins ou plus
mistake-situation-no-key = cette clé n'existe pas ; il y a : { $known }
mistake-situation-no-unit = il n'y a pas d'unité { $id }
mistake-situation-no-figure = il n'y a pas de figurine { $id }
mistake-situation-no-profile = il n'y a pas de profil { $id }
mistake-situation-no-weapon = il n'y a pas d'arme { $id }
mistake-situation-stranger = nomme une figurine qui n'est pas dans l'unité
mistake-list-refused = { $path } : cette liste ne peut pas être jouée : { $why }
refused-by = { $reason }, pour { $excess }
joined-and = {" "}et{" "}
mistake-option-not-allowed = { $option } est { $allowed }, et non { $given }
allowed-of-rule = { $allowed } ({ $rule })
allowed-true-or-false = true ou false
allowed-one-of = l'un de { $values }
allowed-word = un mot
allowed-campaign = ce qu'une campagne dit de sa bataille : rôles, zones, climat, neige
allowed-from = un nombre entier à partir de { $least }
allowed-from-to = un nombre entier de { $least } à { $most }
allowed-pieces = une liste de décors
army-kind-book = livre
army-kind-list = liste
noun-army-book = livre d'armée
noun-army-list = liste d'armée
noun-force = force
noun-map = carte
noun-scenario = scénario
value-nothing = rien
value-mapping = un ensemble de clés
value-list = une liste
value-text = du texte
value-true-or-false = true ou false
value-number = un nombre
mistake-grammar-twice = { $where } : ces noms figurent une fois, avec un genre et un nombre : { $names }

## Words of a scene: phases, scores, zones, lines of cards
scene-round = Tour { $round }
scene-round-of = Tour { $round }/{ $most }
scene-setup = Mise en place
scene-plays = { $side } joue
scene-won = { $side } a gagné
scene-drawn = Égalité
rule-example = Exemple : { $text }
rule-ruling = Arbitrage : { $text }
listing-lists = listes habituelles : { $lists }
listing-picture = image : { $file }
no-briefing = Cette partie n'est d'aucun scénario : elle a commencé par une situation.

written-to = Écrit dans { $file }.
match-kept = { $id }  { $day }  { $game }, { $status ->
    [live] en cours
    [over] terminée
   *[abandoned] abandonnée par sa campagne
}, { $inputs ->
    [one] { $inputs } entrée
   *[other] { $inputs } entrées
}
match-in-attic = { $id }  au grenier depuis le jour { $day } du serveur : { $kind ->
    [match] une partie
   *[record] un enregistrement reçu
} ; `escarmouche matches restore { $id }` la ramène
no-matches-kept = Aucune partie n'est gardée.
match-restored = { $id } est de retour.
match-deleted = { $id } est supprimée pour de bon.
repair-checkpoint = { $id } : le point de reprise à l'entrée { $number } était abîmé ; il est retiré, et la partie reprend du précédent
repair-lost = { $id } : aucun point de reprise de cette partie n'est lisible ; rien n'a été fait
repair-input = { $id } : l'entrée { $number } est abîmée ; { $done ->
    [done] elle et ce qui la suivait sont retirés
   *[not] rien n'a été fait (--cut la retire avec ce qui la suit)
}
repair-gap = { $id } : l'entrée { $number } manque ; { $done ->
    [done] ce qui la suivait est retiré
   *[not] rien n'a été fait (--cut retire ce qui la suit)
}
repair-elsewhere = { $id } : l'entrée { $number } ne mène plus où elle menait ; { $done ->
    [done] elle et ce qui la suivait sont retirés
   *[not] rien n'a été fait (--cut la retire avec ce qui la suit)
}
repair-all = { $count ->
    [one] { $count } partie examinée
   *[other] { $count } parties examinées
}, { $damaged ->
    [one] { $damaged } abîmée
   *[other] { $damaged } abîmées
}, { $left ->
    [0] plus rien à réparer
    [one] { $left } défaut reste
   *[other] { $left } défauts restent
}.
mistake-not-in-attic = { $id } : rien de ce nom n'a été oublié
mistake-there-already = { $id } : existe déjà
mistake-no-such-match = { $id } : il n'y a ni partie ni enregistrement de ce nom
mistake-which-match = nommez la partie : escarmouche matches { $what } PARTIE
mistake-export-there = { $path } : existe déjà ; un export ne remplace rien
mistake-simulate-range = { $range } : n'est pas une part d'une série de { $games } parties ; écrivez-la comme 0:{ $games }
mistake-simulate-files = des fichiers ne vont qu'avec `simulate merge`
mistake-merge-nothing = nommez les fichiers à réunir : escarmouche simulate merge FICHIER FICHIER
mistake-merge-no-part = { $path } : n'est pas une part de série écrite par `simulate --to`
mistake-merge-other-series = { $path } : est d'une autre série que { $first } (jeu, règles, joueurs, listes, scénarios, options, graine ou longueur diffèrent)
mistake-merge-twice = { $path } : la partie { $number } est aussi dans un autre fichier
mistake-no-cluster-extra = --cluster demande un supplément : pip install 'escarmouche[cluster]'
mistake-no-cluster = { $url } : aucune grappe ne répond là : { $why }
merge-missing = { $missing ->
    [one] { $missing } partie sur { $games } manque
   *[other] { $missing } parties sur { $games } manquent
}
mistake-shared-sqlite = --shared demande PostgreSQL : un fichier SQLite a un seul serveur

## Les parties d'une liste que l'on construit
scene-list-section = Section
scene-list-new-section = Une nouvelle section
scene-list-new-group = Un nouveau groupe
scene-list-none = aucun
scene-list-points = points
scene-list-army-points = PA
scene-list-strength = Effectif
scene-list-normal = normal
scene-list-extended = étendu
scene-list-officer = Officier
scene-list-hero = Héros
scene-list-group = Rôle
scene-list-assault = Assaut
scene-list-attack = Assaut en attaque
scene-list-defence = Assaut en défense
scene-list-reinforcement = Renfort
scene-list-scenery = Décor
scene-list-count = Combien
scene-list-quality = Qualité
scene-list-as-the-group = comme le groupe
scene-list-type = Genre
scene-list-squad = Escouade
scene-list-gang = Bande
scene-list-machine = Machine
scene-list-alien = Extraterrestre
scene-list-green = Novice
scene-list-average = Moyen
scene-list-veteran = Vétéran
scene-list-elite = Élite
scene-list-units = Unités
scene-list-options = Options
scene-list-aboard = À bord de
scene-list-attached = Rattaché à
scene-list-fort = Dans une fortification
scene-list-forts = Fortifications
scene-list-bunker = Bunker
scene-list-strongpoint = Point fortifié
scene-list-company = Compagnie
scene-list-reserve = Compagnie de la phase 2
