"""The command line in French: argparse's sentences, those of our options and those of our own types."""

from __future__ import annotations

ARGPARSE = {
    "usage: ": "usage : ",
    "options": "options",
    "optional arguments": "options",
    "positional arguments": "arguments",
    "show this help message and exit": "montre cette aide et s'arrête",
    "show program's version number and exit": "montre la version et s'arrête",
    "the following arguments are required: %s": "il manque : %s",
    "unrecognized arguments: %s": "arguments inconnus : %s",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s : %(message)s",
    "invalid choice: %(value)r (choose from %(choices)s)": "%(value)r n'est pas dans le choix (%(choices)s)",
    "invalid %(type)s value: %(value)r": "%(value)r n'est pas une valeur de type %(type)s",
    "unknown parser %(parser_name)r (choices: %(choices)s)": (
        "%(parser_name)r n'est pas une commande (il y a : %(choices)s)"
    ),
    "expected one argument": "attend une valeur",
    "expected at most one argument": "attend au plus une valeur",
    "expected at least one argument": "attend au moins une valeur",
    "expected %s argument": "attend %s valeur",
    "expected %s arguments": "attend %s valeurs",
    "ambiguous option: %(option)s could match %(matches)s": (
        "%(option)s est ambigu : cela peut être %(matches)s"
    ),
    "ignored explicit argument %r": "%r est de trop",
    "not allowed with argument %s": "ne va pas avec %s",
}

COMMANDS = {
    "Play, judge and simulate science-fiction skirmish games.": (
        "Joue, arbitre et simule des jeux d'escarmouche de science-fiction."
    ),
    "COMMAND": "COMMANDE",
    "play in the browser, alone or with others": "jouer dans le navigateur, seul ou à plusieurs",
    "play a match in the terminal": "jouer une partie dans le terminal",
    "let bots play many matches": "faire jouer beaucoup de parties par des bots",
    "exact odds in a situation": "les chances exactes dans une situation",
    "show a record, or verify it": "montrer un enregistrement, ou le vérifier",
    "read the rules of a game": "lire les règles d'un jeu",
    "copy the server's database while it runs": "copier la base du serveur pendant qu'il tourne",
    "check army books and lists": "vérifier des livres et des listes d'armée",
    "what of a game's rules is in play": "quelles règles d'un jeu sont en vigueur",
    "measure speed against peers": "mesurer la vitesse face à d'autres programmes",
    "interrupted": "interrompu",
}

OPTIONS = {
    "language; else that of the locale": "langue ; sinon celle du système",
    "language of these lines; else that of the locale": "langue de ces lignes ; sinon celle du système",
    "print as JSON": "écrire en JSON",
    "print the result as JSON": "écrire le résultat en JSON",
    "print the events, or the verdict, as JSON": "écrire les événements, ou le verdict, en JSON",
    "the game, for example trauma": "le jeu, par exemple trauma",
    "the game; trauma unless you say otherwise": "le jeu ; trauma sauf indication contraire",
    "folder with your own army books": "dossier de vos propres livres d'armée",
    "a match option": "une option de partie",
    "a rule id, the start of one, or a word to look for": (
        "l'identifiant d'une règle, son début, ou un mot à chercher"
    ),
    "a situation file": "un fichier de situation",
    "the unit that acts; else every unit of the side that plays": (
        "l'unité qui agit ; sinon toutes celles du camp qui joue"
    ),
    "a record file": "un fichier d'enregistrement",
    "run the match again and compare every line": "rejouer la partie et comparer chaque ligne",
    "where the copy goes; it must not exist yet": "où va la copie ; ce fichier ne doit pas encore exister",
    "else the one `serve` uses": "sinon celle de `serve`",
    "random matches to play": "parties aléatoires à jouer",
    "the luck of the matches, to repeat them": "le hasard des parties, pour les répéter",
    "a JUnit file of a test run; else the tests are run": (
        "le fichier JUnit d'un passage des tests ; sinon les tests sont lancés"
    ),
    "repetitions of each comparison": "répétitions de chaque comparaison",
    "groups to measure; else all": "groupes à mesurer ; sinon tous",
    "who plays, two to four": "qui joue, deux à quatre",
    "army lists of the players, in their order": "listes d'armée des joueurs, dans leur ordre",
    "a scenario; repeat for several": "un scénario ; à répéter pour plusieurs",
    "matches to play": "parties à jouer",
    "processes": "processus",
    "change seats after every game": "changer de place après chaque partie",
    "WHAT": "QUOI",
    "say what is wrong with an army book or a list": (
        "dire ce qui ne va pas dans un livre ou une liste d'armée"
    ),
    "list the books and lists there are": "lister les livres et les listes qu'il y a",
    "show the cards of a book, each value with its origin": (
        "montrer les cartes d'un livre, chaque valeur avec son origine"
    ),
    "an army book or an army list": "un livre ou une liste d'armée",
    "the game": "le jeu",
    "the name of an army book": "le nom d'un livre d'armée",
    "check a list against this scenario; else every one": (
        "vérifier une liste pour ce scénario ; sinon pour tous"
    ),
    "who plays the first side (person)": "qui joue le premier camp (person)",
    "who plays the second side (greedy)": "qui joue le second camp (greedy)",
    "the scenario; else the first of the game": "le scénario ; sinon le premier du jeu",
    "army lists, one for each side": "listes d'armée, une par camp",
    "who plays the next side; repeat for each": "qui joue le camp suivant ; à répéter pour chacun",
    "the luck of the dice, to repeat it": "le hasard des dés, pour le répéter",
    "typed: your real dice": "typed : vos vrais dés",
    "whole sentences, no colour, no drawing": "des phrases entières, ni couleur ni dessin",
    "go on with a saved match": "reprendre une partie sauvegardée",
    "save here after each answer": "sauvegarder ici après chaque réponse",
    "address to listen on; this machine only by default": (
        "adresse d'écoute ; par défaut cette machine seulement"
    ),
    "port; else the usual one or a free one near it": "port ; sinon l'habituel ou un port libre proche",
    "do not open the browser": "ne pas ouvrir le navigateur",
    "what links start with, behind a proxy": "le début des liens, derrière un mandataire",
    "another name the server answers to": "un autre nom auquel le serveur répond",
    "sqlite:///file or postgresql://…": "sqlite:///fichier ou postgresql://…",
    "forget matches untouched so long (90)": "oublier les parties sans coup joué pendant tant de jours (90)",
}

TYPES = {
    "{text!r} is not a whole number": "{text!r} n'est pas un nombre entier",
    "{number} is less than {least}": "{number} est inférieur à {least}",
}

WORDS = {**ARGPARSE, **COMMANDS, **OPTIONS, **TYPES}
