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
page-single-left = Il ne reste que le { $digit } pour { $cell } : tous les autres chiffres sont déjà en vue.
page-single-in = { $house } : { $digits }
page-single-before = exclus auparavant : { $digits }
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
page-rule-full-house = Quand il ne reste qu'une case vide dans une ligne, une colonne ou une région, le chiffre qui manque y va.
page-rule-naked-single = Quand tous les chiffres sauf un sont exclus d'une case, celui qui reste y va.
page-rule-hidden-single = Quand un chiffre n'a plus qu'une case possible dans une ligne, une colonne ou une région, il y va, quels que soient les autres candidats de la case.
page-rule-locked-pair = Deux cases au croisement d'une ligne (ou colonne) et d'une région ont les deux mêmes candidats. Ces deux chiffres disparaissent du reste de la ligne et du reste de la région.
page-rule-locked-triple = Trois cases au croisement d'une ligne (ou colonne) et d'une région n'ont ensemble que trois candidats. Ces trois chiffres disparaissent du reste de la ligne et du reste de la région.
page-rule-pointing = Quand toutes les places d'un chiffre dans une région sont sur une même ligne ou colonne, celui-ci s'y trouve forcément : il disparaît du reste de la ligne ou colonne.
page-rule-claiming = Quand toutes les places d'un chiffre sur une ligne ou colonne sont dans une même région, celle-ci l'a forcément là : il disparaît du reste de la région.
page-rule-naked-pair = Deux cases d'un même groupement ont les deux mêmes candidats, et aucun autre. L'une prend l'un, l'autre l'autre : ces deux chiffres disparaissent du reste du groupement.
page-rule-naked-triple = Trois cases d'un même groupement n'ont ensemble que trois candidats ; chacune peut en avoir deux ou trois. Ces trois chiffres disparaissent du reste du groupement.
page-rule-naked-quad = Quatre cases d'un même groupement n'ont ensemble que quatre candidats ; chacune peut en avoir deux, trois ou quatre. Ces quatre chiffres disparaissent du reste du groupement.
page-rule-hidden-pair = Dans un groupement, deux chiffres n'ont que les deux mêmes places. Ces deux cases leur sont réservées : leurs autres candidats disparaissent.
page-rule-hidden-triple = Dans un groupement, trois chiffres n'ont ensemble que trois places. Ces trois cases leur sont réservées : leurs autres candidats disparaissent.
page-rule-hidden-quad = Dans un groupement, quatre chiffres n'ont ensemble que quatre places. Ces quatre cases leur sont réservées : leurs autres candidats disparaissent.
page-rule-fish = Dans quelques lignes, un chiffre n'a de places que dans autant de colonnes (ou l'inverse). Chaque ligne prend l'une des colonnes : le chiffre disparaît de leurs autres cases. Deux lignes font un X-Wing, trois un espadon, quatre une méduse, puis viennent squirmbag, baleine et léviathan.
page-rule-finned-fish = Un poisson avec quelques places de trop, ses nageoires, toutes dans une même région. Ou bien une nageoire est vraie, ou bien le poisson tient : ce que le poisson exclut et que les nageoires voient disparaît dans les deux cas.
page-rule-franken-fish = Un poisson avec des régions parmi les lignes ou les colonnes. Là où une région croise une ligne de la base, un seul chiffre servirait aux deux : une telle place compte comme une nageoire, dite interne. Ce que deux groupements de la couverture ont en commun disparaît aussi.
page-rule-mutant-fish = Un poisson qui mêle librement lignes, colonnes et régions, dans la base comme dans la couverture. Difficile à voir ; une chaîne fait le plus souvent la même chose.
page-rule-kraken-fish = Un poisson dont les nageoires ne voient pas ce qu'il exclut. De chaque nageoire, une chaîne y mène (type 1), ou bien de chaque nageoire et de chaque place d'un groupement de la couverture vers un autre candidat (type 2).
page-rule-template = Un gabarit est une façon pour un chiffre de remplir tous ses groupements. Une place présente dans tous les gabarits contient le chiffre ; une place présente dans aucun ne le contient pas.
page-rule-remote-pair = Une chaîne de cases qui ont les deux mêmes candidats, chacune voyant la suivante, alterne entre les deux. Une case qui en voit deux de valeurs opposées ne peut contenir ni l'un ni l'autre.
page-rule-bug = Si toutes les cases vides avaient deux candidats, chacun deux fois par groupement, il y aurait deux solutions ou aucune. Quand la solution est unique, quelque chose doit rompre ce motif.
page-rule-skyscraper = Dans deux lignes (ou colonnes), un chiffre a deux places, dont une dans la même colonne. L'une des deux autres est vraie : ce qui les voit toutes deux ne peut pas contenir ce chiffre.
page-rule-two-string-kite = Un chiffre a deux places dans une ligne et deux dans une colonne, dont une de chaque dans la même région. L'un des deux autres bouts est vrai : ce qui les voit tous deux ne peut pas contenir ce chiffre.
page-rule-turbot-fish = Deux liens forts sur un chiffre, chacun avec un bout vrai, se voient par un bout. L'un au moins des deux autres bouts est vrai : une case qui les voit tous deux ne peut pas contenir ce chiffre.
page-rule-empty-rectangle = Dans une région, toutes les places d'un chiffre sont sur une ligne et une colonne. Une paire de places ailleurs, qui touche la ligne par un bout, exclut le chiffre là où son autre bout rencontre la colonne.
page-rule-w-wing = Deux cases qui ont les deux mêmes candidats sont reliées par une paire de places de l'un d'eux. L'une des deux cases vaut alors l'autre chiffre : ce qui les voit toutes deux ne peut pas le contenir.
page-rule-xy-wing = Un pivot à deux candidats voit deux cases, qui ont chacune l'un d'eux et un même troisième chiffre. L'une des deux vaut ce chiffre : ce qui les voit toutes deux ne peut pas le contenir.
page-rule-xyz-wing = Comme un XY-Wing, mais le pivot contient aussi le troisième chiffre : ce qui voit les trois cases ne peut pas le contenir.
page-rule-simple-colours = Les places d'un chiffre qui vont par paires sont coloriées tour à tour de deux couleurs : l'une est vraie, l'autre fausse. Deux places d'une même couleur qui se voient la rendent fausse ; ce qui voit les deux couleurs ne peut pas contenir le chiffre.
page-rule-multi-colours = Deux coloriages du même chiffre, dont une couleur de l'un voit une couleur de l'autre : les deux ne sont pas vraies ensemble, donc l'une des couleurs opposées l'est.
page-rule-unique-rectangle = Quatre cases aux coins d'un rectangle, dans deux régions, n'ont que les deux mêmes candidats : on pourrait échanger les deux chiffres, et il y aurait deux solutions. Si la solution est unique, ce qui empêche cet échange est vrai.
page-rule-hidden-rectangle = Un rectangle qui pourrait s'échanger, où l'un des deux chiffres va par paires le long des lignes d'un coin : ce coin ne peut pas valoir l'autre chiffre.
page-rule-avoidable-rectangle = Un rectangle qui pourrait s'échanger, dont des coins ont été remplis par le joueur et ne sont pas donnés : les derniers ne doivent pas le compléter.
page-rule-unique-loop = Comme un rectangle unique, avec une boucle plus longue de cases qui ont toutes les deux mêmes candidats.
page-rule-cage = Les chiffres d'une cage, ou de ce qui dépasse des groupements, ont une somme connue : les combinaisons qui ne la font pas disparaissent.
page-rule-constraint = La contrainte tracée par l'auteur laisse moins de chiffres à ces cases : les candidats qui ne figurent dans aucune façon de la respecter disparaissent.
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
check-complete = Complète et correcte.
check-complete-wrong = Complète, mais pas correcte.
check-incomplete = Incomplète : { $filled } cases remplies sur { $cells }.
check-none = Il n'y a pas de solution.
check-unique = Il y a exactement une solution.
check-several = Il y a plusieurs solutions.
check-unknown = Le nombre de solutions n'est pas connu : la recherche a été arrêtée avant la fin.

## Le serveur et son API
web-not-found = Il n'y a rien à cette adresse.
web-method = Cette adresse n'accepte pas la méthode { $method }.
web-media-type = Le corps doit être envoyé en { $expected }.
web-too-large = C'est trop long : { $size } Kio au plus sont acceptés.
web-body-time = Le corps a mis trop de temps à arriver.
web-time = Cela prenait trop de temps et a été interrompu avant qu'il y ait une réponse.
web-none-made = Aucune grille de ce genre n'a été trouvée. Une autre difficulté, une autre technique ou moins de variantes peuvent aider ; il se peut aussi qu'il n'y en ait pas.
web-none-made-in-time = Le temps a manqué pour créer une telle grille. Essayez une autre difficulté, une autre technique ou moins de variantes.
web-variant-apart = { $variant } ne va pas avec cette grille, ou pas avec une autre variante demandée.
web-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
web-too-many-requests = Trop de requêtes à la fois. Réessayez dans un instant.
web-too-many-slow = Plusieurs de vos requêtes sont encore en cours. Attendez que l'une d'elles soit finie.
web-internal = Quelque chose s'est mal passé de notre côté.
web-host = Ce serveur ne répond pas à ce nom.
web-origin = Les requêtes venant des pages d'autres sites ne sont pas acceptées.
web-json = Le corps n'est pas du JSON : ligne { $line }, colonne { $column }.
web-json-object = Le corps doit être un objet JSON.
web-field = Le champ « { $field } » n'est pas valide.
web-unknown-field = Il n'y a pas de champ « { $field } » ici.
web-missing-field = Il manque le champ « { $field } ».
web-cells = « { $field } » doit avoir une entrée pour chacune des { $cells } cases, avec des chiffres de 1 à { $digits }.
web-too-many-puzzles = Le texte contient { $found } grilles ; { $most } au plus sont acceptées à la fois.
web-too-many-lines = Un lot contient au plus { $most } grilles.
web-too-many-constraints = Une grille peut avoir au plus { $most } contraintes.
web-count = { $count ->
    [0] Il n'y a pas de solution.
    [one] Il y a exactement une solution.
   *[other] Il y a { $count } solutions.
}
web-count-at-least = Il y a au moins { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}.
web-no-solver = Aucun programme ne s'appelle « { $name } » ici.
web-solver-crash = Le programme a planté : { $why }
web-mistakes = { $digits ->
    [0] { $marks ->
        [one] Dans { $marks } case, les notes omettent le bon chiffre.
       *[other] Dans { $marks } cases, les notes omettent le bon chiffre.
    }
    [one] { $marks ->
        [0] { $digits } chiffre est faux.
        [one] { $digits } chiffre est faux, et dans { $marks } case les notes omettent le bon chiffre.
       *[other] { $digits } chiffre est faux, et dans { $marks } cases les notes omettent le bon chiffre.
    }
   *[other] { $marks ->
        [0] { $digits } chiffres sont faux.
        [one] { $digits } chiffres sont faux, et dans { $marks } case les notes omettent le bon chiffre.
       *[other] { $digits } chiffres sont faux, et dans { $marks } cases les notes omettent le bon chiffre.
    }
}
api-summary = Sudoku : lire, résoudre, expliquer, évaluer et créer des grilles
api-description = Les lignes, les colonnes et les chiffres se comptent à partir de 1, les numéros de case à partir de 0 dans l'ordre des cases de la grille. Un corps avec des champs inconnus est refusé. Ce qui prend trop de temps le dit, sans être une erreur si une partie de la réponse est connue.
api-lang = La langue de tous les textes ; sinon celle d'Accept-Language.
api-error = Ce qui ne va pas.
api-error-code = Un mot pour les programmes, qui ne change pas.
api-error-message = Une phrase pour les personnes.
api-answer = La réponse.
api-not-modified = Inchangé depuis la version que désigne l'étiquette d'If-None-Match.
api-puzzle-text = Une grille dans n'importe quelle notation, ou un lien ; le texte que l'API renvoie pour une grille la décrit entièrement.
api-values = Un chiffre par case, 0 ou null pour une case vide ; les cases données par la grille restent telles quelles.
api-marks = Les marques de chaque case ; rien ou null là où le joueur n'en a pas.
api-candidates-list = Les chiffres que peut recevoir chaque case.
api-digits = Combien il y a de chiffres.
api-occurrences = Combien de fois chaque chiffre figure dans une grille complète ; absent si les groupements ne le déterminent pas.
api-symbols = Comment s'écrit chaque chiffre.
api-unlike = Paires de cases qui doivent différer sans partager de groupement.
api-underlay = Ce qu'une variante dessine sous et sur les chiffres, en SVG, avec sa place comptée en cases.
api-puzzle = Une grille, prête à être dessinée et jouée.
api-step = Une étape de raisonnement : ce qu'elle conclut, ce sur quoi elle repose, et les deux en mots. Dans un parcours, fills donne des cases avec leur chiffre et leaves des cases avec les candidats qu'elles gardent.
api-hint-candidates = Le joueur voit les candidats de chaque case : l'indice ne répète pas ce qu'ils excluent déjà
api-move = Un coup du joueur : ligne, colonne, et un ou des chiffres.
api-rating = La difficulté d'une grille, sur plusieurs échelles ; null si la logique ne la résout pas, et pour les échelles de HoDoKu et de Sudoku Explainer si la grille n'est pas une grille 9×9 classique.
api-outcome = Combien il y a de solutions ; unknown si le temps était écoulé.
api-wrong = Les cases dont le chiffre n'est pas celui de l'unique solution ; null si la solution n'est pas unique.
api-stopped = Si le temps était écoulé avant la fin.
api-follows = Si chaque chiffre placé et chaque candidat exclu découle d'une étape.
api-text = N'importe quel texte qui contient des grilles.
api-limit = Où s'arrête le décompte.
api-end = Pourquoi le décompte s'est arrêté : tout est compté, la limite est atteinte, ou le temps est écoulé.
api-true = Seulement les chiffres qui sont dans une solution.
api-setter-says = Ce que l'auteur dit de la grille, à la place de ce qu'en dit son texte.
api-size = Chiffres par ligne : 4, 6, 8, 9, 10, 12, 15, 16, 20 ou 25.
api-seed = La même graine donne la même grille.
api-variant = Noms de variantes, séparés par des virgules ; GET variants les énumère.
api-rules-of = Les règles qu'elle ajoute, une phrase par variante.
api-variants-of = Les noms des variantes dont relève la grille.
api-to = Une notation ou un format : line, grid, pencilmarks, json, svg, html, latex, …
api-batch-body = Une ligne par grille : une chaîne JSON, ou un objet tel que le prend l'adresse pour une seule grille.
api-batch-answer = Une ligne par réponse, dans le même ordre, au fur et à mesure ; chacune avec le numéro de sa ligne.
api-read = Lit toutes les grilles d'un texte
api-solve = Résout une grille et dit si la solution est unique
api-count = Compte les solutions
api-candidates = Ce que peut recevoir chaque case
api-check = Ce qui se contredit, ce qui est faux, et si la grille peut encore être résolue
api-hint = Un indice à partir des chiffres et des marques du joueur, du plus vague au plus complet
api-recognise = Les étapes par lesquelles les coups d'un joueur découlent d'une position
api-explain = Tout le chemin vers la solution, chaque étape avec sa raison
api-rate = La difficulté d'une grille
api-generate = Une nouvelle grille
api-convert = Une grille dans une autre notation, ou en image
api-daily = La grille d'un jour, la même partout
api-techniques = Le catalogue des techniques
api-technique = Une technique avec des exemples résolus
api-variants = Les variantes que crée generate
api-locale = Les messages de la page
api-batch-solve = Résout de nombreuses grilles
api-batch-rate = Évalue de nombreuses grilles
api-batch-check = Vérifie de nombreuses grilles
api-solvers = Les programmes qui jouent, et ce qu'ils peuvent prendre
api-solvers-question = Ce qu'un programme reçoit pour une grille
api-solvers-referee = Juge ce qu'un programme a dit d'une grille
api-solvers-watch = Fait jouer un programme, et raconte ce qui se passe au fur et à mesure
api-solver = Le nom d'un programme, l'un de ceux que donne GET solvers.
api-solver-limits = Les secondes dont un programme dispose pour une grille, et combien de lignes et d'octets il peut dire.
api-solver-lines = Ce que le programme a dit, ligne par ligne.
api-solver-end = Comment il a fini : de lui-même, par sa propre faute, pour avoir trop dit ou trop pris, ou avant de commencer.
api-solver-why = Pourquoi il n'a pas pu commencer ou a planté.
api-solver-question = Ce qu'il reçoit, ligne par ligne.
api-solver-event = Ce qui s'est passé : un nom, une raison, des candidats, un coup, une solution entière, ou le verdict, qui vient en dernier. Les temps sont en millisecondes.
api-solver-event-line = Le numéro de sa ligne, à partir de 0 ; pour le verdict, celui de la ligne qui l'a décidé, ou le nombre de lignes.
api-solver-right = Si le coup peut tenir.
api-solver-verdict = Le verdict, en un mot pour les programmes.
api-solver-log = Les derniers mots du programme sur sa sortie d'erreur.
api-health = Si le serveur est là
api-metrics = Des chiffres pour Prometheus
api-openapi = Cette description
