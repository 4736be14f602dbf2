### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## La page dans le navigateur (web/)
page-play = Jouer
page-learn = Apprendre
page-set = Composer
page-stats = Bilan
page-views = Rubriques de la page
page-skip = Aller au contenu
page-offline = Le serveur ne répond pas. Votre partie continue et reste conservée ; indices, candidats, pas à pas et nouvelles grilles attendent son retour.
page-other-language = Read the page in English
page-close = Fermer
page-thinking = Un instant…
page-any = au choix
page-keep = Les garder
page-forget = Oublier
page-privacy = Parties, statistiques et réglages restent dans ce navigateur. Ni compte, ni pistage.
page-plain-title = Sudoku { $size }
page-welcome = Jouer au sudoku, l'apprendre, en composer
page-welcome-more = Grilles classiques et variantes, des indices qui enseignent l'étape suivante, chaque technique expliquée. Sans compte : tout reste dans ce navigateur. Jouez la grille du jour, ou choisissez-en une autre.
page-welcome-variants = Toutes les variantes ({ $count })…
page-daily-title = Grille du { $date }
page-board-label = { $title }, grille
page-cell-place = ligne { $row }, colonne { $column }
page-cell-given = { $digit }, donné
page-cell-placed = { $digit }
page-cell-empty = vide
page-cell-corner = marques de coin { $digits }
page-cell-centre = marques de centre { $digits }
page-cell-candidates = candidats { $digits }
page-cell-tint = { $digits } en { $colour }
page-cell-clash = en conflit
page-cell-wrong = faux
page-read-empty = vide
page-read-group = { $name } : { $cells }.
page-read-no-cage = Ni cage, ni ligne, ni autre groupe ici.
page-colours = Couleurs
page-colour-1 = bleu, carreaux
page-colour-2 = orange, rayures
page-colour-3 = vert, montant
page-colour-4 = rose, points
page-colour-5 = jaune, colonnes
page-colour-6 = gris, vagues
page-colour-7 = turquoise, descendant
page-colour-8 = violet, anneaux
page-tools = Quoi écrire
page-tool-digit = Chiffre
page-tool-corner = Coin
page-tool-centre = Centre
page-tool-colour = Couleur
page-tool-tint = Candidat
page-digits = Chiffres
page-digit-key = { $digit }, { $left ->
    [0] tous placés
    [one] il en reste un
   *[other] il en reste { $left }
}
page-erase = Effacer
page-gather = Choisir plusieurs cases
page-digit-first = Chiffre d'abord
page-digit-first-more = Choisir un chiffre, puis les cases où il va
page-cell-first = Case d'abord
page-held = Le { $digit } est sélectionné.
page-held-none = Aucun chiffre n'est sélectionné.
page-actions = Actions
page-main-actions = Actions principales
page-undo = Annuler
page-redo = Rétablir
page-hint = Indice
page-hint-more = En dire plus
page-hint-show = Montrer l'étape
page-hint-ask = La voyez-vous maintenant ? Regardez encore un peu avant de faire montrer l'étape.
page-hint-apply = Appliquer
page-hint-tier = { $tier } sur { $count }
page-proof = La preuve complète
page-fill-candidates = Candidats
page-filled = Les candidats sont inscrits.
page-keep-candidates = Candidats auto
page-kept = Les candidats sont désormais tenus à jour.
page-kept-no-longer = Les candidats ne sont plus tenus à jour ; ceux qui sont affichés restent.
page-check-now = Vérifier
page-check-right = Rien n'est faux.
page-check-dead = Aucune solution n'est plus possible à partir d'ici.
page-check-wrong = { $count ->
    [one] Un chiffre est faux.
   *[other] { $count } chiffres sont faux.
}
page-check-wrong-marks = { $count ->
    [one] Dans une case, le bon chiffre manque parmi les candidats.
   *[other] Dans { $count } cases, le bon chiffre manque parmi les candidats.
}
page-full-wrong = La grille est pleine, mais il y a une erreur.
page-before-mistake = Avant l'erreur
page-recognise = Qu'ai-je utilisé ?
page-used = Vous avez utilisé : { $names }.
page-used-nothing-yet = Aucune étape connue ne mène encore à cela.
page-used-no-move = Placez d'abord un chiffre ou retirez un candidat.
page-went-back = { $count ->
    [one] Retour d'un coup en arrière.
   *[other] Retour de { $count } coups en arrière.
}
page-checkpoint = Point de repère
page-checkpoint-name = Repère { $number }
page-checkpoint-set = Point de repère posé.
page-checkpoint-gone = Point de repère enlevé.
page-history = Historique ({ $count })
page-turn-start = Le début
page-turn-moves = { $count ->
    [one] un coup
   *[other] { $count } coups
}
page-turn-here = ici
page-turn-branch = Branche { $number }
page-large-board = Grandes cases
page-time = Temps { $time }
page-pause = Pause
page-resume = Reprendre
page-paused = En pause – reprendre
page-won = Résolue !
page-won-alone = Sans aucun indice.
page-won-hints = { $count ->
    [one] Avec un indice.
   *[other] Avec { $count } indices.
}
page-won-walked = Avec le pas à pas.
page-won-met = Ce qu'elle demandait
page-won-hardest = L'étape la plus difficile : { $name }.
page-next-puzzle = Grille suivante
page-play-again = La rejouer
page-finished = Résolue en { $time }
page-rules-label = Règles
page-constraints = { $count ->
    [one] Une contrainte
   *[other] { $count } contraintes, une par une
}
page-new-puzzle = Nouvelle grille
page-new = Nouvelle
page-daily = Grille du jour
page-daily-date = Jour
page-daily-done = ✓ { $time }
page-by-difficulty = Choisissez une difficulté pour commencer
page-difficulty = Difficulté
page-size = Taille
page-technique = Technique
page-variants = Variantes
page-variants-known = Variantes bien connues
page-variants-chosen = Variantes : { $names }
page-variant-search = Chercher parmi les variantes
page-variant-drop = Sans { $name }
page-variant-count = { $count ->
    [0] Aucune variante ne correspond à cette recherche.
    [one] Une variante
   *[other] { $count } variantes
}
page-size-by-variant = La variante décide de la taille.
page-classic = classique
page-go-on = Reprendre
page-saved-state = { $percent } % remplie, { $time }
page-grade-beginner = Débutant
page-grade-easy = Facile
page-grade-medium = Moyen
page-grade-hard = Difficile
page-grade-expert = Expert
page-grade-extreme = Extrême
page-share = Partager
page-share-link = Un lien avec la grille
page-share-link-more = La grille est dans le lien même ; rien n'est enregistré ailleurs.
page-copy = Copier
page-copied = Copié.
page-copy-yourself = Le navigateur ne permet pas de copier : le lien est sélectionné, copiez-le vous-même.
page-export = Exporter
page-format-svg = SVG
page-format-latex = LaTeX
page-format-html = HTML
page-format-line = Une ligne
page-format-grid = Texte
page-format-json = JSON
page-format-f-puzzles = f-puzzles
page-format-sudokupad = SudokuPad
page-format-iss = Interactive Sudoku Solver
page-open-link = Ouvrir dans ce site
page-leaves-out = Cette notation laisse de côté : { $what }.
page-print = Imprimer
page-link-broken = Ce lien ne contient pas de grille.
page-keys = Clavier
page-keys-letters = Quand une lettre est un chiffre de la grille, elle l'écrit ; avec Alt, c'est toujours la commande.
page-key-name-ends = Début Fin
page-key-name-space = Espace
page-key-name-enter = Entrée
page-key-move = se déplacer
page-key-extend = choisir plusieurs cases
page-key-ends = bouts de la ligne ; avec Ctrl, de la grille
page-key-digit = écrire un chiffre
page-key-next-tool = outil suivant
page-key-enter = écrire le chiffre sélectionné
page-key-all = toutes les cases
page-key-read-row = lire la ligne
page-key-read-column = lire la colonne
page-key-read-box = lire la région
page-key-read-cage = lire la cage ou la ligne tracée
page-key-hint = indice, puis la suite
page-key-candidates = inscrire les candidats
page-key-colour = la couleur des cases, ou celle des candidats
page-key-tool-tint = couleurs des candidats
page-key-before-mistake = revenir avant l'erreur
page-key-new = nouvelle grille
page-key-keep-candidates = tenir les candidats à jour, ou non
page-key-pause = pause
page-key-check = vérifier
page-key-recognise = ce qu'a utilisé le dernier coup
page-key-tool-corner = marques de coin
page-key-tool-centre = marques de centre
page-key-tool-colour = couleurs
page-key-tool-digit = chiffres
page-key-digit-first = chiffre ou case d'abord
page-key-checkpoint = point de repère
page-key-undo = annuler
page-settings = Réglages
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-theme-contrast = Contraste élevé
page-set-show-clashes = Montrer aussitôt les conflits
page-set-show-wrong = Montrer aussitôt les chiffres faux
page-set-tidy = Un chiffre placé retire ses marques des cases qu'il voit
page-set-keep-candidates = Tenir les candidats à jour (candidats automatiques)
page-set-digit-first = Chiffre d'abord
page-set-show-peers = Ombrer ce que voit la case
page-set-show-same = Mettre en évidence les mêmes chiffres
page-set-show-left = Montrer combien il reste de chaque chiffre
page-set-show-timer = Montrer l'horloge
page-set-sounds = Sons
page-set-keys-anywhere = Les touches agissent partout sur la page, pas seulement dans la grille
page-set-large = Grandes cases pour les grandes grilles
page-walk = Pas à pas
page-back-to-game = Retour à la partie
page-steps = Étapes
page-step-of = Étape { $step } sur { $count }
page-step-first = Première étape
page-step-previous = Étape précédente
page-step-next = Étape suivante
page-step-last = Dernière étape
page-rating-beyond = au-delà des techniques connues ici
page-rating-hardest = Technique la plus difficile
page-rating-techniques = Techniques du chemin
page-learn-lead = Chaque technique avec sa règle et des exemples trouvés par le moteur, de la plus simple à la plus difficile.
page-learn-variants = Avec les règles des variantes
page-example = Exemple { $number } sur { $count }
page-examples = Exemples
page-example-previous = Exemple précédent
page-example-next = Exemple suivant
page-practise = S'y exercer
page-practice = Exercice
page-practice-find = Trouvez l'étape : { $name }
page-practice-task = Tout ce qui est plus facile est déjà fait. Placez le chiffre ou retirez le candidat que donne cette technique : { $name }.
page-practice-found = Trouvé : { $name }.
page-practice-other = C'est juste aussi, par : { $names }. Cherchez maintenant : { $name }.
page-practice-next = Un autre
page-practice-rule = La règle
page-practice-count = { $count ->
    [0] Pas encore trouvée en exercice
    [one] Trouvée une fois en exercice
   *[other] Trouvée { $count } fois en exercice
}
page-play-this = Jouer cette grille
page-legend = Ce que disent les formes
page-legend-pattern = partie du motif
page-legend-pivot = pivot
page-legend-fin = nageoire
page-legend-endo-fin = nageoire interne : dans deux groupements de la base
page-legend-colour = une couleur
page-legend-other-colour = l'autre couleur
page-legend-second-colour = une couleur du second coloriage
page-legend-other-second-colour = l'autre couleur du second coloriage
page-legend-extra = candidat supplémentaire
page-legend-subset = partie du sous-ensemble voisin
page-legend-set = un ensemble de cases, chacun avec son cadre et son nom
page-legend-house = les groupements à regarder
page-legend-holder = cases qui excluent les autres chiffres
page-legend-removed = exclu
page-legend-placed = placé
page-legend-strong = lien fort : l'un des deux est vrai
page-legend-weak = lien faible : pas les deux à la fois
page-paste = Coller une grille
page-paste-hint = Une ligne de 81 caractères, une grille, un lien, plusieurs grilles…
page-read = Lire
page-read-done = { $count ->
    [one] Une grille lue.
   *[other] { $count } grilles lues.
}
page-counting = Comptage…
page-count-clash = Les chiffres sont en conflit.
page-true-candidates = Montrer ce qui est possible dans une solution
page-clear = Grille vide
page-set-words = À propos de la grille
page-set-title = Titre
page-set-author = Auteur
page-set-rules = Règles, avec vos mots
page-set-put-away = « Annuler » rétablit ce qui était là.
page-by = par { $author }
page-as-table = En tableau
page-stats-none = Rien encore : les grilles que vous résolvez sont comptées ici.
page-stats-solved = Résolues
page-stats-alone = Sans indice
page-stats-best = Meilleur temps 9×9
page-stats-median = Temps médian
page-stats-streak = Jours de suite
page-stats-day = Jour
page-stats-time = Temps
page-stats-times = Temps récents
page-stats-times-more = Chaque point est une grille, creux s'il y a eu des indices ; la courbe est la médiane des neuf dernières.
page-stats-grades = Résolues par difficulté
page-stats-by-grade = Temps médian par difficulté
page-stats-week = Les deux dernières semaines
page-stats-forget = Oublier les statistiques
page-stats-forget-sure = Tous les résultats de ce navigateur seront perdus pour de bon.
page-solvers = Programmes
page-solvers-lead = Regardez un programme résoudre une grille coup par coup, faites-en courir deux l'un contre l'autre, ou écrivez le vôtre.
page-solver-first = Programme
page-solver-second = Contre
page-solver-nobody = personne
page-solver-puzzle = Grille
page-solver-machine = Sur cette machine
page-solver-own = Les vôtres, écrits ici
page-solver-examples = Exemples
page-solver-example-singles = Singletons nus et cachés
page-solver-example-search = Recherche
page-solver-mine = Mon programme { $number }
page-solver-game = La partie en cours
page-solver-new = Nouvelle : { $grade }
page-solver-another = Une autre grille
page-solver-start = Lancer
page-solver-stop = Arrêter
page-solver-edit = Modifier
page-solver-write = Écrire un programme
page-solver-no-machine = Les programmes de cette machine apparaissent ici quand le serveur est lancé avec --solver NOM=COMMANDE.
page-solver-editor = Programme
page-solver-name = Nom
page-solver-code = JavaScript
page-solver-tab = Tab indente les lignes, Maj+Tab les désindente ; Échap puis Tab pour quitter le champ.
page-solver-code-more = Conservé dans ce navigateur à mesure que vous écrivez. C'est aussi là qu'il s'exécute, à l'écart de la page et sans réseau ; il est arrêté quand son temps est écoulé.
page-solver-unkept = Le navigateur ne peut pas le conserver : il disparaîtra quand la page sera fermée.
page-solver-run = L'exécuter
page-solver-trial = L'essayer sur 20 grilles
page-solver-trial-at = En cours : grille { $number } sur { $count }…
page-solver-score = { $solved } sur { $count } résolues, en { $time } en tout.
page-solver-result = Résultat
page-solver-export = Exporter
page-solver-import = Importer un programme
page-solver-delete = Supprimer
page-solver-running = En cours…
page-solver-waits = A fini, et attend l'autre…
page-solver-keys = Lecture
page-solver-play = Lire
page-solver-speed = Vitesse
page-solver-speed-of = { $count ->
    [one] { $count } coup/s
   *[other] { $count } coups/s
}
page-solver-twin = { $name } ({ $number })
page-solver-moves-of = Coups de { $name }
page-solver-figures = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $time }
page-solver-move = { $digit } en ligne { $row }, colonne { $column }
page-solver-whole = Une solution entière : { $count } cases d'un coup
page-solver-first-wrong = Le premier coup faux est le numéro { $number } : { $digit } en ligne { $row }, colonne { $column }.
page-solver-solution-wrong = La solution est fausse, d'abord en ligne { $row }, colonne { $column }.
page-solver-no-solve = Il n'a pas de fonction solve(lines).
page-solver-log = Ce que le programme a écrit par ailleurs
page-race-first = { $name } est premier : { $time }, contre { $second } pour { $other }.
page-race-alone = { $name } gagne : lui seul résout la grille, en { $time }.
page-race-nobody = Personne ne gagne : aucun des deux ne résout la grille.
page-protocol = Comment un programme et Grille se parlent
page-protocol-lead = De simples lignes de mots séparés par des espaces. Lignes de la grille, colonnes et chiffres sont des nombres à partir de 1. Une ligne de texte qui commence par un autre mot est ignorée, des deux côtés.
page-protocol-asked = Ce qu'un programme reçoit
page-protocol-answered = Ce qu'il peut répondre
page-protocol-version = la version de ces règles
page-protocol-puzzle = le nombre de chiffres, puis les lignes et les colonnes d'une région
page-protocol-row = une ligne de la grille ; 0 est une case vide
page-protocol-solve = la question est complète
page-protocol-move = un coup : ligne, colonne, chiffre
page-protocol-why = la raison du coup suivant, pour l'affichage
page-protocol-candidates = ce qui peut aller dans une case, pour l'affichage : ligne, colonne, chiffres
page-protocol-done = la fin des coups
page-protocol-solution = au lieu de coups : toutes les cases, ligne par ligne
page-protocol-none = la grille n'a pas de solution
page-protocol-unsupported = le programme ne connaît pas cette taille ou cette règle ; ce n'est pas une faute
page-protocol-here = Un programme écrit ici a une fonction solve(lines), appelée avec ces lignes ; chaque appel de say("…") répond par une ligne. Ce qui va à console.log est montré sous la grille.
page-protocol-machine = Un programme de cette machine, dans n'importe quel langage, lit les lignes sur son entrée standard et écrit ses réponses sur sa sortie standard ; le temps de son démarrage ne compte pas :

## La ligne de commande : ce qu'elle dit

## Le serveur et son API
web-method = Cette adresse n'accepte pas la méthode { $method }.
web-media-type = Le corps doit être envoyé en { $expected }.
web-too-large = C'est trop long : { $size } Kio au plus sont acceptés.
web-body-time = Le corps a mis trop de temps à arriver.
web-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
web-too-many-requests = Trop de requêtes à la fois. Réessayez dans un instant.
web-too-many-slow = Plusieurs de vos requêtes sont encore en cours. Attendez que l'une d'elles soit finie.
web-internal = Quelque chose s'est mal passé de notre côté.
web-host = Ce serveur ne répond pas à ce nom.
web-origin = Les requêtes venant des pages d'autres sites ne sont pas acceptées.
web-too-many-lines = Un lot contient au plus { $most } grilles.
web-no-solver = Aucun programme ne s'appelle « { $name } » ici.
web-solver-crash = Le programme a planté : { $why }
