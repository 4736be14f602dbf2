### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Vocabulaire
list-and = et
house-row = la ligne { $number }
house-column = la colonne { $number }
house-box = la région { $number }
house-extra = le groupe { $number }
house-diagonal = la diagonale { $number }
house-window = la fenêtre { $number }
house-plane = le groupe { $number }
house-cage = la cage { $number }
house-line = la ligne tracée { $number }
house-cage-at = la cage en { $place }
house-line-at = la ligne tracée en { $place }
house-extra-at = le groupe en { $place }
house-in-part = { $house } de { $part }
part-grid = la grille { $number }
part-face = la face { $number }
part-slice = la tranche { $number }
part-row-cut = la coupe suivant la ligne { $number }
part-column-cut = la coupe suivant la colonne { $number }
part-pillar = la pile de la ligne { $row } et de la colonne { $column }
part-hoop = la ceinture { $number }
houses-rows = les lignes { $numbers }
houses-columns = les colonnes { $numbers }
houses-boxes = les régions { $numbers }
houses-others = { $houses }

## Le modèle : chiffres, cases, dispositions, grilles
not-a-digit = Un chiffre est un nombre entier de 1 à { $max }.
not-a-place = Une case s'écrit r4c5, e4 ou 4 5.
layout-box-shape = Une région a de 2 à 5 lignes et de 2 à 5 colonnes, pas { $rows } et { $columns }.
layout-box-text = « { $found } » n'est pas une région : écrivez LIGNESxCOLONNES, par exemple 2x3.
layout-size = Il n'y a pas de grille { $size }×{ $size } : les tailles sont 4, 6, 8, 9, 10, 12, 15, 16, 20 et 25.
layout-digits = Une disposition a de 1 à 25 chiffres, pas { $count }.
layout-cells = Une disposition a de 1 à 768 cases, pas { $count }.
layout-same-place = Deux cases se trouvent en { $place }.
layout-far-place = { $place } est trop loin : lignes et colonnes s'arrêtent à 256.
layout-house-cells = Le groupement { $house } nomme une case deux fois, ou une case qui n'est pas dans la disposition.
layout-house-too-large = Le groupement { $house } a { $cells } cases, plus qu'il n'y a de chiffres.
set-outside-grid = Cette case n'est pas dans la grille.
set-not-a-digit = Le chiffre doit être un nombre entier de 1 à { $max }.
set-taken = Le { $digit } est déjà dans { $houses }, en { $place }.
grid-row-length = La ligne { $row } a { $found } valeurs au lieu de { $expected }.
grid-value = La case { $cell } ne peut pas contenir { $value }.
problem-clash = Le { $digit } est deux fois dans { $house }, en { $places }.
problem-too-large = Le { $digit } en { $place } est trop grand : les chiffres vont de 1 à { $max }.
problem-ruled-out = Le { $digit } en { $place } n'est pas parmi les candidats que le texte laisse à la case.
problem-solution-incomplete = La solution qui accompagne la grille n'est pas complète.
problem-solution-clash = La solution qui accompagne la grille est fausse : { $clash }
problem-solution-differs = La solution qui accompagne la grille a un autre chiffre en { $place }.
problem-none = La grille n'est pas valide.
invalid = { $first } ({ $more ->
    [one] Et un autre problème.
   *[other] Et { $more } autres problèmes.
})

## Les programmes jugés
judge-unfit-layout = Sa disposition n'est pas un carré de lignes, de colonnes et de régions, seul cas que le protocole sache exprimer.
judge-unfit-rule = Le protocole n'a pas de mot pour sa règle numéro { $number }.
judge-unfit-unsolved = Sa solution n'a pas été trouvée à temps.
judge-program-form = Un programme s'indique sous la forme NOM=COMMANDE, par exemple Eva=python3 solver.py.
judge-program-quote = Un guillemet de la commande n'est pas refermé.
judge-name-solved = résolue
judge-name-wrong-digit = chiffre faux
judge-name-illegal-move = coup interdit
judge-name-twice = plusieurs coups dans une case
judge-name-not-a-solution = pas une solution
judge-name-incomplete = incomplète
judge-name-wrongly-none = « none » à tort
judge-name-unsupported = non prise en charge
judge-name-timeout = délai dépassé
judge-name-crash = plantage
judge-name-no-answer = pas de réponse
judge-name-garbage = réponse illisible
judge-name-endless-output = sortie sans fin
judge-name-too-many-processes = trop de processus
judge-name-out-of-memory = mémoire dépassée
judge-name-cannot-start = n'a pas démarré
judge-name-stopped = arrêtée
judge-solved = Résolue.
judge-wrong-digit = Chiffre faux : le { $digit } ne peut pas être en { $place }.
judge-illegal-move = Coup interdit { $row } { $column } { $digit } : { $why }
judge-illegal-off-grid = cette case n'existe pas.
judge-illegal-no-digit = ce chiffre n'existe pas.
judge-illegal-given = la case est donnée.
judge-twice = Plusieurs coups dans une case : { $place } était déjà jouée.
judge-not-a-solution = Pas une solution : { $place } ne peut pas être ainsi.
judge-incomplete = Incomplète : { $empty ->
    [one] une case est vide.
   *[other] { $empty } cases sont vides.
}
judge-wrongly-none = Le programme dit qu'il n'y a pas de solution, mais il y en a.
judge-unsupported = Le programme ne connaît pas cette taille ou cette règle.
judge-timeout = Pas de réponse dans le délai.
judge-crash-signal = Le programme a été arrêté par un signal ({ $signal }).
judge-crash-code = Le programme s'est terminé avec le code { $code }.
judge-crash-supervisor = Le programme a été arrêté de l'extérieur, ou a arrêté ce qui le surveillait.
judge-no-answer = Le programme s'est terminé sans réponse.
judge-garbage-after = Réponse illisible : ce qui suit « { $word } » n'est pas ce qui doit le suivre.
judge-garbage-length = Réponse illisible : la solution a { $found } nombres au lieu de { $expected }.
judge-endless-output = Plus de sortie que permis.
judge-too-many-processes = Plus de processus que permis.
judge-out-of-memory = Plus de mémoire que permis.
judge-cannot-start = Le programme n'a pas pu démarrer : { $reason }
judge-stopped = Arrêtée avant la fin.
judge-report-title = Programmes jugés
judge-report-setting = { $corpus } : { $puzzles ->
    [one] une grille
   *[other] { $puzzles } grilles
} ; pour chacune { $time } et { $memory } de mémoire.
judge-report-league = Classement
judge-report-rank = Rang
judge-report-program = Programme
judge-report-solved = Résolues
judge-report-median = Médiane
judge-report-slowest = Maximum
judge-report-total = Total
judge-report-failures = Non résolues
judge-report-times = Les temps sont ceux des grilles résolues.
judge-report-reference = * un des solveurs de Grille, à titre de comparaison
judge-report-kind = { $count } × { $name }
judge-report-faults = { $program } – ce qui n'est pas résolu
judge-report-puzzle = Grille { $number } : { $verdict }
judge-report-more = … et { $count } autres
judge-report-wrote = Il a écrit : { $complaint }
judge-report-said = Il s'appelle { $name }.
judge-report-said-author = Il s'appelle { $name }, par { $author }.
judge-plot-solved = Grilles résolues en un temps donné
judge-plot-solved-time = temps pour une grille
judge-plot-solved-count = grilles résolues
judge-plot-times = Temps de chaque grille
judge-plot-times-puzzle = grille
judge-plot-times-failed = non résolue
judge-time-seconds = { $value } s
judge-time-milliseconds = { $value } ms
judge-size = { $value } Mio

## La page dans le navigateur (web/)
page-play = Jouer
page-learn = Apprendre
page-set = Composer
page-stats = Bilan
page-views = Parties de la page
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
page-colour-1 = rouge, points
page-colour-2 = orange, rayures
page-colour-3 = jaune, colonnes
page-colour-4 = vert, montant
page-colour-5 = turquoise, descendant
page-colour-6 = bleu, carreaux
page-colour-7 = violet, anneaux
page-colour-8 = gris, vagues
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
page-held = { $digit } est retenu.
page-held-none = Rien n'est retenu.
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
page-used-nothing-yet = Cela ne s'ensuit pas encore.
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
page-by-difficulty = Selon la difficulté
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
page-open-link = L'ouvrir là-bas
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
page-key-enter = écrire le chiffre retenu
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
page-practice-task = Tout ce qui est plus facile est déjà fait. Placez le chiffre ou retirez un candidat qui s'ensuit par : { $name }.
page-practice-found = Trouvé : { $name }.
page-practice-other = Cela s'ensuit aussi, par : { $names }. Cherchez maintenant : { $name }.
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
page-legend-colour = une couleur
page-legend-other-colour = l'autre couleur
page-legend-second-colour = une couleur du second coloriage
page-legend-other-second-colour = l'autre couleur du second coloriage
page-legend-extra = à côté du motif
page-legend-subset = partie du sous-ensemble voisin
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
page-rule-fish = Dans quelques lignes, un chiffre n'a de places que dans autant de colonnes (ou l'inverse). Chaque ligne prend l'une des colonnes : le chiffre disparaît de leurs autres cases. Deux lignes font un X-Wing, trois un espadon, quatre une méduse.
page-rule-finned-fish = Un poisson avec quelques places de trop, ses nageoires, toutes dans une même région. Ou bien une nageoire est vraie, ou bien le poisson tient : ce que le poisson exclut et que les nageoires voient disparaît dans les deux cas.
page-rule-remote-pair = Une chaîne de cases qui ont les deux mêmes candidats, chacune voyant la suivante, alterne entre les deux. Une case qui en voit deux de valeurs opposées ne peut contenir ni l'un ni l'autre.
page-rule-bug = Si toutes les cases vides avaient deux candidats, chacun deux fois par groupement, il y aurait deux solutions ou aucune. Quand la solution est unique, quelque chose doit rompre ce motif.
page-rule-skyscraper = Dans deux lignes (ou colonnes), un chiffre a deux places, dont une dans la même colonne. L'une des deux autres est vraie : ce qui les voit toutes deux ne peut pas contenir ce chiffre.
page-rule-two-string-kite = Un chiffre a deux places dans une ligne et deux dans une colonne, dont une de chaque dans la même région. L'un des deux autres bouts est vrai : ce qui les voit tous deux ne peut pas contenir ce chiffre.
page-rule-turbot-fish = Deux paires de places d'un chiffre, dont l'une est vraie dans chaque paire, se voient par un bout. L'un des deux autres bouts est vrai : ce qui les voit tous deux ne peut pas contenir ce chiffre.
page-rule-empty-rectangle = Dans une région, toutes les places d'un chiffre sont sur une ligne et une colonne. Une paire de places ailleurs, qui touche la ligne par un bout, exclut le chiffre là où son autre bout rencontre la colonne.
page-rule-w-wing = Deux cases qui ont les deux mêmes candidats sont reliées par une paire de places de l'un d'eux. L'une des deux cases vaut alors l'autre chiffre : ce qui les voit toutes deux ne peut pas le contenir.
page-rule-xy-wing = Un pivot à deux candidats voit deux cases, qui ont chacune l'un d'eux et un même troisième chiffre. L'une des deux vaut ce chiffre : ce qui les voit toutes deux ne peut pas le contenir.
page-rule-xyz-wing = Comme un XY-Wing, mais le pivot contient aussi le troisième chiffre : ce qui voit les trois cases ne peut pas le contenir.
page-rule-simple-colours = Les places d'un chiffre qui vont par paires sont coloriées tour à tour de deux couleurs : l'une est vraie, l'autre fausse. Deux places d'une même couleur qui se voient la rendent fausse ; ce qui voit les deux couleurs ne peut pas contenir le chiffre.
page-rule-multi-colours = Deux coloriages du même chiffre, dont une couleur de l'un voit une couleur de l'autre : les deux ne sont pas vraies ensemble, donc l'une des couleurs opposées l'est.
page-rule-unique-rectangle = Quatre cases aux coins d'un rectangle, dans deux régions, avec les deux mêmes candidats pourraient s'échanger : il y aurait deux solutions. Quand elle est unique, ce qui l'empêche doit être vrai.
page-rule-hidden-rectangle = Un rectangle qui pourrait s'échanger, où l'un des deux chiffres va par paires le long des lignes d'un coin : ce coin ne peut pas valoir l'autre chiffre.
page-rule-avoidable-rectangle = Un rectangle qui pourrait s'échanger, dont des coins ont été remplis par le joueur et ne sont pas donnés : les derniers ne doivent pas le compléter.
page-rule-unique-loop = Comme un rectangle unique, avec une boucle plus longue de cases qui ont toutes les deux mêmes candidats.
page-rule-cage = Les chiffres d'une cage, ou de ce qui dépasse des groupements, ont une somme connue : les combinaisons qui ne la font pas disparaissent.
page-rule-constraint = Ce qu'a tracé l'auteur laisse moins de chiffres à ces cases : ce qu'aucune façon de le respecter n'emploie disparaît.
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
page-set-put-away = Annuler ramène ce qui était là.
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
page-solver-example-singles = Singletons
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
page-solver-tab = Tab décale les lignes, Maj et Tab les ramène ; Échap puis Tab pour quitter le champ.
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

## Lecture
parse-at = ligne { $line }, colonne { $column } : { $what }
parse-in-source = { $source } : { $what }
parse-in-source-at = { $source }, ligne { $line }, colonne { $column } : { $what }
in-line = ligne { $line } : { $what }
in-source-line = { $source }, ligne { $line } : { $what }
parse-empty = Il n'y a pas de grille ici.
parse-symbol = « { $found } » n'est pas une case d'une grille { $size }×{ $size } : { $range }, ou 0 . X * _ pour une case vide.
parse-character = « { $found } » n'est pas une case d'une grille : chiffres, lettres, ou 0 . X * _ pour une case vide.
parse-cell-count = { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
} ; une grille { $nearest }×{ $nearest } en a { $cells }.
parse-rows-missing = { $found } cases trouvées ; une grille { $nearest }×{ $nearest } en a { $cells } : il manque { $missing ->
    [one] une ligne
   *[other] { $missing } lignes
}.
parse-sign-count = { $found ->
    [one] { $found } signe trouvé
   *[other] { $found } signes trouvés
} ; une grille 9×9 en a 108, un pour deux cases voisines d'une région.
parse-sign-above = « { $found } » n'est pas un signe entre une case et celle du dessous : ^, v, ou . là où il n'y en a pas.
parse-sign-beside = « { $found } » n'est pas un signe entre deux cases d'une ligne : <, >, ou . là où il n'y en a pas.
parse-row-length = { $found ->
    [one] { $found } case
   *[other] { $found } cases
} dans cette ligne au lieu de { $expected }.
parse-number = { $found } n'est pas un nombre de 0 à { $max }.
parse-line-too-long = La ligne est plus longue que toute grille ({ $limit } octets).
parse-text-too-long = Le texte dépasse { $limit } octets ; écrivez une grille par ligne pour en lire plus.
parse-not-text = Ce n'est pas du texte (UTF-8).
parse-second-puzzle = Il y a une seconde grille sur cette ligne ; écrivez une grille par ligne.
parse-missing = Le champ { $field } manque.
parse-field = Le champ { $field } ne peut pas être « { $found } ».
parse-malformed = Ce n'est pas du { $notation } bien formé.
parse-unknown-word = « { $found } » n'est aucune contrainte connue ici ; docs/variantes.md les énumère.
parse-argument = Dans « { $constraint } », « { $found } » n'a pas de sens.
parse-incomplete = Dans « { $constraint } », il manque quelque chose, ou il y en a trop.
parse-rows = { $found ->
    [one] Il y a { $found } ligne, mais la grille en a { $expected }.
   *[other] Il y a { $found } lignes, mais la grille en a { $expected }.
}
parse-unsupported = « { $what } » de { $notation } n'est pas compris ici ; docs/formats.fr.md dit ce qui l'est.
parse-on-server =
    Ce lien ne contient pas la grille : « { $id } » est un nom que seul le serveur de { $notation } connaît, et Grille ne va pas en ligne. Un lien qui contient toute la grille est long : sudokupad.app/scl…, sudokupad.app/fpuzzles… ou f-puzzles.com/?load=….
parse-boxes = Des régions de { $boxes } ne font pas une grille { $size }×{ $size }.
parse-alphabet = L'alphabet « { $alphabet } » ne convient pas aux grilles { $size }×{ $size }.
parse-unreadable = Lecture impossible : { $reason }.
read-several = Il y a { $count } grilles ici au lieu d'une.

## Écriture
unknown-name = Rien ne s'appelle « { $name } ».
inexpressible-size = La notation « { $notation } » n'écrit que des grilles 9×9.
inexpressible-layout = La notation « { $notation } » n'écrit que des grilles carrées faites de régions.
inexpressible-no-candidate = La notation « { $notation } » ne peut pas écrire une case sans candidat.
inexpressible-givens = La notation « { $notation } » n'a pas de place pour des chiffres donnés.
inexpressible-uncaged = Dans la notation « { $notation } », toutes les cases sont dans une cage, ou aucune.
inexpressible-constraint = La notation « { $notation } » n'a pas de mot pour { $constraint }.
feature-boxes = la forme de ses régions
feature-placed = quels chiffres sont donnés
feature-eliminated = les candidats exclus
feature-solution = la solution
feature-headers = les remarques (auteur, date, …)
feature-decorations = les décorations sans signification (lignes, formes, textes, couleurs)
feature-not-shown = ce qui n'est pas montré (brouillard, notes d'un joueur)

## La ligne de commande : ce qu'elle dit
complaint = Erreur : { $what }
failure = { $reason }
failure-system = Le système signale : { $reason }.
system-not-found = fichier ou dossier introuvable
system-permission = accès refusé
system-is-folder = c'est un dossier
system-not-folder = une partie du chemin n'est pas un dossier
system-exists = il existe déjà
system-full = le disque est plein
system-read-only = le disque est en lecture seule
system-too-large = le fichier est trop grand
system-bad-name = le système ne permet pas ce nom de fichier
system-busy = un autre programme l'utilise
system-memory = il n'y a pas assez de mémoire
system-time = l'attente a été trop longue
system-address-in-use = un autre programme utilise cette adresse et ce port
system-no-address = cette machine n'a pas cette adresse
system-pipe = plus personne ne lit la sortie
system-other = { $said }
output-file = Impossible d'écrire { $file } : { $reason }.
input-no-file = Fichier introuvable : « { $argument } ».
input-neither = « { $argument } » n'est ni un fichier ni une grille. Comme grille : { $why }
input-folder = { $name } est un dossier, pas un fichier de grilles.
input-no-such-grid = Il n'y a pas de grille { $asked } : { $found ->
    [0] aucune n'a été trouvée
    [one] { $found } seule a été trouvée
   *[other] { $found } seulement ont été trouvées
}.
input-no-such-grid-in = { $source } : il n'y a pas de grille { $asked } : { $found ->
    [0] aucune n'a été trouvée
    [one] { $found } seule a été trouvée
   *[other] { $found } seulement ont été trouvées
}.
prompt-grid = Entrez la grille (81 caractères, 0 ou . pour une case vide) :{" "}
prompt-grid-row = Ligne { $row } sur { $rows } :{" "}
prompt-grid-more = Ligne suivante (une ligne vide termine la grille) :{" "}
prompt-grid-length = { $wanted } caractères attendus, { $found ->
    [one] { $found } trouvé
   *[other] { $found } trouvés
}.
prompt-grid-row-length = Ligne { $row } : { $wanted } caractères attendus, { $found ->
    [one] { $found } trouvé
   *[other] { $found } trouvés
}.
key-next = une touche : suite, q : arrêt
key-more = une touche : la suite de l'indice, q : arrêt
note-leaves-out = Remarque : la notation « { $notation } » omet { $features }.
note-ambiguous = Remarque : ce texte peut vouloir dire deux choses. Il est lu dans l'alphabet « { $taken } » ; avec { $also }, ce serait une autre grille (--from-alphabet).
note-timeout = Remarque : le temps limite (--timeout) est écoulé ; ci-dessus, ce qui a été trouvé jusque-là.
hint-timeout = Aucun indice n'a été trouvé dans le temps limite (--timeout).
rate-timeout = La grille { $puzzle } n'a pas pu être évaluée dans le temps limite (--timeout).
note-budget = Remarque : la recherche pour { $puzzle } a été arrêtée avant d'être finie (--timeout).
progress-puzzles = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
solve-stats = { $puzzles ->
    [one] { $puzzles } grille
   *[other] { $puzzles } grilles
} en { $seconds } s ({ $rate } par seconde). Une seule solution : { $one } ; plusieurs : { $several } ; aucune : { $none } ; non finies : { $unfinished } ; non lues : { $bad } ; essais : { $guesses }.
man-name = NOM
man-commands = COMMANDES
man-extra = REMARQUES
convert-one-picture = { $format } dessine une grille à la fois : choisissez-la avec --line.
solve-unique = Une seule solution :
solve-first = Une solution :
solve-none = Il n'y a pas de solution.
solve-several = { $count } solutions ; les deux premières :
solve-at-least = Au moins { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
} :
solve-budget = La recherche a été arrêtée avant qu'une solution soit trouvée.
bench-rates = { $puzzles } grilles, un fil, unicité prouvée : { $batch } par seconde par lots, { $single } par seconde une à une.
check-complete = Complète et correcte.
check-complete-wrong = Complète, mais pas correcte.
check-incomplete = Incomplète : { $filled } cases remplies sur { $cells }.
check-none = Il n'y a pas de solution.
check-unique = Il y a exactement une solution.
check-several = Il y a plusieurs solutions.
check-valid-sudoku = Sudoku valide (complet et correct) : { $valid }.
check-valid-grid = Grille valide (une seule et unique solution) : oui.
check-valid-grid-no = Grille valide (une seule et unique solution) : non.
check-valid-grid-unknown = Grille valide (une seule et unique solution) : on ne sait pas.
check-unknown = Le nombre de solutions n'est pas connu : la recherche a été arrêtée avant d'être finie.
explain-title = Le chemin de la solution
explain-solved = Résolue par la logique en { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
explain-stopped = Après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}.
explain-search = La logique s'arrête ici après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} ; le reste a été trouvé par recherche (essais et erreurs).
explain-several = La logique s'arrête ici après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} : la grille a plusieurs solutions.
explain-no-solution = La grille n'a pas de solution.
steps-none = Il n'y a pas de telle étape.
candidates-outside = Il n'y a pas de case { $cell } dans la grille.
rate-not-unique = { $puzzle } n'a pas exactement une solution : on ne peut pas l'évaluer.
rate-told = { $grade } ; technique la plus difficile : { $hardest } ; HoDoKu : { $hodoku } ; Sudoku Explainer : { $explainer }
rate-told-variant = { $grade } ; technique la plus difficile : { $hardest } ; HoDoKu : – ; Sudoku Explainer : – (ils n'évaluent que les grilles 9×9 classiques)
rate-unsolved = au-delà des techniques de « grille techniques » ; HoDoKu : – ; Sudoku Explainer : –
rate-unrated = pas d'évaluation
rate-hodoku = { $score } ({ $level })
rate-explainer = ER { $er }, EP { $ep }, ED { $ed }
technique-entry = { $id } ; HoDoKu : { $level }, score { $score }
technique-example = Exemple { $number } sur { $count }
technique-examples = Il y a { $count } exemples, numérotés à partir de 1.
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-unfair = Retors
level-extreme = Extrême
main-grid = Grille { $name } ({ $source }) :
main-steps = Ses premières étapes :
main-solution = Sa solution :
main-more = « grille help » dit tout ce qu'on peut faire d'autre.

## La ligne de commande : ce qui ne va pas dans les arguments
usage-command = Il n'y a pas de commande « { $found } ».{ $perhaps } « grille help » les énumère.
usage-option = Il n'y a pas d'option « { $found } ».{ $perhaps } « --help » les énumère.
usage-extra = « { $found } » est un argument de trop.
usage-no-value = L'option { $option } demande une valeur.{ $valid }
usage-value = « { $value } » n'est pas une valeur pour { $option }.{ $perhaps }{ $valid }
usage-valid = {" "}Valeurs possibles : { $valid }.
usage-bad-value = « { $value } » n'est pas une valeur pour { $option }. { $expected }
usage-perhaps = {" "}Vouliez-vous dire « { $close } » ?
usage-missing = Il manque { $option }.
usage-conflict = { $option } et { $other } ne vont pas ensemble.
usage-twice = { $option } ne peut être donné qu'une fois.
value-number = Il faut un nombre entier.
value-number-from = Il faut un nombre entier, { $least } ou plus.
value-number-range = Il faut un nombre entier de { $least } à { $most }.
value-numbers = Il faut un nombre entier, ou un intervalle comme 22..26, 22.. ou ..26.
value-ratings = Il faut une évaluation comme 4.2, ou un intervalle comme 4.2..5.0.
value-grades = Valeurs possibles : { $grades }, ou un intervalle comme { $range }.
value-seconds = Il faut un nombre de secondes, comme 2 ou 0.5.
value-duration = Il faut une durée comme 500ms, 2s ou 1m, un jour au plus.
value-bytes = Il faut une taille comme 512M, 64K ou 1G.
value-cell = Il faut une case : r4c5, e4 ou « 4 5 ».
value-address = Il faut une adresse IP, comme 127.0.0.1.
value-lang = Valeurs possibles : en, fr.
value-technique = Il n'y a pas de technique de ce nom.{ $perhaps } « grille techniques » les énumère.
value-variant = Il n'y a pas de variante de ce nom.{ $perhaps } « grille variants » les énumère.
usage-not-text = Un argument n'est pas du texte (UTF-8).
usage-wrong = Les arguments sont faux : { $option }. « --help » dit comment les écrire.

## La ligne de commande : aide
cmd-heading-usage = Utilisation :
cmd-heading-commands = Commandes{" "}
cmd-heading-arguments = Arguments{" "}
cmd-heading-options = Options{" "}
cmd-grille = Sudoku : jouer, résoudre, expliquer, évaluer, vérifier, convertir. Toute taille de 4×4 à 25×25, toute notation.
cmd-grille-usage = grille [OPTIONS] [COMMANDE]
cmd-grille-more =
    Sans commande : sur un terminal le menu principal ; ailleurs une grille au hasard, ses premières
    étapes et sa solution.

    Une GRILLE est une grille elle-même, un fichier, ou - pour l'entrée standard ; sans GRILLE, l'entrée
    standard est lue, ou la grille est demandée. Toutes les notations sont reconnues :
    « grille help convert » les énumère.

    Codes de sortie : 0 fait, 1 la réponse est non (invalide, aucune solution, plusieurs), 2 arguments
    ou données incorrects.
cmd-grille-solve = Résoudre des grilles, et dire si la solution est la seule
cmd-grille-solve-usage = grille solve [OPTIONS] [GRILLE]...
cmd-grille-solve-more =
    Formats : grid est une grille encadrée (sur un terminal, à défaut d'autre choix) ; line est la
    solution seule, une ligne par grille, vide s'il n'y en a pas (ailleurs, à défaut d'autre choix) ;
    tsv est grille, nombre de solutions trouvées et première solution ; les autres écrivent la solution
    dans cette notation.

    Exemples :
      grille solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      grille solve --format tsv recueil.sdm > reponses.tsv
      grille solve --line 3 recueil.sdm
cmd-grille-check = Vérifier des grilles : complète, correcte, ce qui ne tient pas, nombre de solutions
cmd-grille-check-usage = grille check [OPTIONS] [GRILLE]...
cmd-grille-check-more =
    Deux sens de « valide » sont indiqués : un Sudoku valide est complet et correct (1 ou 0) ; une grille
    valide, complète ou non, a une seule et unique solution. Le code de sortie est 0 si chaque grille est une
    grille valide.

    Colonnes de tsv : grille, Sudoku valide, grille valide, complète, correcte (1 ou 0), nombre de solutions
    (2 pour plusieurs), problèmes.
cmd-grille-explain = Expliquer tout le chemin de la solution, étape par étape
cmd-grille-explain-usage = grille explain [OPTIONS] [GRILLE]...
cmd-grille-hint = Donner un indice : où regarder, puis quelle technique, quelles cases, et pourquoi
cmd-grille-hint-usage = grille hint [OPTIONS] [GRILLE]...
cmd-grille-hint-more =
    Une position est une grille, ou une grille avec des chiffres placés et des candidats exclus (JSON,
    ligne de bibliothèque de HoDoKu, grille de candidats). Sur un terminal, une touche en demande plus ;
    --level dit jusqu'où aller d'un coup.
cmd-grille-steps = Énumérer toutes les étapes possibles dans une position
cmd-grille-steps-usage = grille steps [OPTIONS] [GRILLE]...
cmd-grille-candidates = Montrer ce qui peut aller dans chaque case, et pourquoi d'autres chiffres ne le peuvent pas
cmd-grille-candidates-usage = grille candidates [OPTIONS] [GRILLE]...
cmd-grille-rate = Dire la difficulté de grilles
cmd-grille-rate-usage = grille rate [OPTIONS] [GRILLE]...
cmd-grille-rate-more =
    Colonnes de tsv : grille, niveau, technique la plus difficile, score et niveau de HoDoKu, ER, EP et ED
    de Sudoku Explainer ; - si la grille demande des techniques qui manquent encore. HoDoKu et Sudoku
    Explainer n'évaluent que les grilles 9×9 classiques : pour toute autre, le tsv a - et le JSON null.
cmd-grille-generate = Faire des grilles sur commande : taille, difficulté, technique, symétrie, par milliers
cmd-grille-generate-usage = grille generate [OPTIONS]
cmd-grille-generate-more =
    Chaque grille a exactement une solution. Les demandes se combinent. Exemples :
      grille generate --difficulty difficile --symmetry 180
      grille generate --technique x-wing --count 10
      grille generate --only naked-single,hidden-single --clues 29
      grille generate --size 16 --count 5 --seed 7 --ids > seize.txt
      grille generate --variant killer,x
      grille generate --from 9-0K3V9X0Q2M4T
    Un intervalle s’écrit A..B, A.., ..B, ou d’une seule valeur. La même graine donne les mêmes grilles dans le
    même ordre, quel que soit le nombre de fils d’exécution ; il n’y en a pas deux pareilles à une symétrie et un échange
    de chiffres près. Un identifiant refait sa grille (avec le même --pattern ou --solution s’il y en avait). Ce qui est
    écrit reste quand vous arrêtez avec Ctrl-C.
arg-generate-size = Nombre de lignes de la grille : 4, 6, 8, 9, 10, 12, 15, 16, 20 ou 25 ; sinon 9
arg-generate-variant = Variantes, séparées par des virgules : killer, x, thermo, jigsaw, samurai, 3doku, anti-knight, sandwich, …
arg-generate-boxes = Forme des blocs, par exemple 3x2 ; sinon la forme usuelle
arg-difficulty = Difficulté, un degré ou un intervalle : débutant, facile, moyen, difficile, expert, extrême
arg-se = Difficulté sur l’échelle de Sudoku Explainer (ER), par exemple 4.2..5.0
arg-hodoku = Difficulté sur l’échelle de HoDoKu (score), par exemple 400..600
arg-generate-technique = Demande cette technique : soluble avec elle et celles qui la précèdent au catalogue, et pas sans elle
arg-only = Ces techniques suffisent à elles seules, séparées par des virgules
arg-clues = Nombre de chiffres donnés
arg-minimal = Aucun chiffre donné n’est superflu
arg-symmetry = Symétrie des chiffres donnés ; les cages, les lignes et les autres indices suivent la solution, qui n’en a pas
arg-pattern = Où sont les chiffres donnés : un caractère par case, . pour aucun ; ou un fichier qui le contient
arg-solution = La grille complète qui est la solution
arg-generate-count = Nombre de grilles ; sinon une
arg-seed = Graine : un nombre dont suivent toutes les grilles ; sinon il en est choisi un, écrit sur la sortie d’erreur
arg-attempts = Nombre maximal d’essais par grille ; sinon de quoi occuper une minute environ
arg-generate-from = Refaire la grille de cet identifiant
arg-ids = Écrire l’identifiant de chaque grille (sur un terminal il y est toujours)
arg-with-solution = Écrire aussi la solution, dans la notation « text » ; les formats de données l’ont toujours
arg-value-grades = DEGRÉS
arg-value-range = INTERVALLE
arg-value-techniques = TECHNIQUES
arg-value-symmetry = SYMÉTRIE
arg-value-pattern = MOTIF
arg-value-grid = GRILLE
arg-value-id = IDENTIFIANT
cmd-grille-techniques = Énumérer les techniques, ou en montrer une avec des exemples
cmd-grille-techniques-usage = grille techniques [OPTIONS] [TECHNIQUE]
arg-example = Seulement cet exemple-là
arg-explain-format = Format de l'explication ; sinon des phrases
arg-explain-step = Dessiner chaque étape, et attendre une touche
arg-until = S'arrêter après N étapes
arg-no-uniqueness = Omettre les étapes qui supposent que la solution est unique
arg-hint-format = Format de l'indice ; sinon des phrases
arg-level = Jusqu'où aller d'un coup
arg-steps-format = Format des étapes ; sinon une ligne par étape
arg-technique = Une technique, par son nom ou le code de HoDoKu ; plusieurs fois pour plusieurs
arg-duals = Aussi les formes doubles et siamoises, et les rectangles vides à deux candidats
arg-candidates-format = Format ; sinon des phrases
arg-cell = Une case : r4c5, e4 ou « 4 5 » ; sinon toutes les cases vides
arg-rate-format = Format des évaluations ; sinon une phrase sur un terminal et tsv ailleurs
arg-value-level = NIVEAU
arg-value-technique = TECHNIQUE
arg-value-cell = CASE
cmd-grille-show = Montrer des grilles
cmd-grille-show-usage = grille show [OPTIONS] [GRILLE]...
cmd-grille-convert = Convertir des grilles dans une autre notation, ou en image
cmd-grille-convert-usage = grille convert --to FORMAT [OPTIONS] [GRILLE]...
cmd-grille-convert-more =
    Formats :
      line         un caractère par case, le tout sur une ligne (81 pour la grille classique)
      numbers      des nombres séparés par des blancs, 0 pour une case vide
      grid         un cadre dessiné, colonnes a b c, lignes 1 2 3
      dialogue     un cadre aux lignes et colonnes numérotées, . pour une case vide
      class        un cadre comme | 790|304|108|, 0 pour une case vide
      chess        un cadre aux colonnes a b c, _ pour une case vide
      ss           le fichier .ss de SimpleSudoku
      sdk          un fichier .sdk avec ses remarques
      sdm          un recueil .sdm, 0 pour une case vide
      lisp         des listes imbriquées, ((4 0 0 0) (0 3 0 0) …)
      pencilmarks  un cadre où chaque case montre ses candidats
      candidates   tous les candidats sur une ligne (729 pour la grille classique)
      csv          une table, quizzes,solutions
      hodoku       une ligne de la bibliothèque de HoDoKu
      json         un objet avec tout ce qu'on sait
      text         taille, grille et contraintes, une par ligne ; voir docs/variantes.md
      iss          la notation .Cage~15~R1C1~R1C2… d’Interactive Sudoku Solver
      lisudoku     le JSON de lisudoku
      killer       un killer en une ligne, 3x3::k:3840:3840:…
      sumocue      le texte de SumoCue pour killers et jigsaws
      f-puzzles    l’adresse du puzzle dans f-puzzles
      sudokupad    l’adresse du puzzle dans SudokuPad
      solo         un identifiant du Solo de Simon Tatham
      ksudoku      une forme de KSudoku, sans chiffres
      signs        « plus grand que » en une ligne, 108 signes : <>…v^…
      html         une page avec un tableau qui s'imprime bien
      latex        un document pour pdflatex, xelatex ou lualatex (TikZ)
      svg          une image
      drawing      une image en caractères
cmd-grille-judge = Juger des programmes qui résolvent des sudokus : les lancer sur de nombreuses grilles et vérifier ce qu'ils disent
cmd-grille-judge-usage = grille judge [OPTIONS] [-- COMMANDE...]
cmd-grille-judge-more =
    Un programme lit des grilles et écrit des réponses, ligne par ligne ; docs/protocole.md décrit ces lignes. Exemples :
      grille judge -- python3 solver.py
      grille judge --corpus hard --count 20 --limit-time 500ms -- ./solver
      grille judge --solver "Eva=node eva.js" --solver "Ali=./ali" --format html --output classement.html
    Un corpus est un fichier de grilles, ou il est fabriqué : beginner, easy, medium, hard, expert, extreme ; few
    (21 chiffres donnés au plus), 17 (autant de chiffres donnés, le minimum ; 99 grilles) ; ou une taille ou une variante par son nom : 4x4, 6x6, 16x16, x, windoku, jigsaw, killer…
    Les programmes tournent dans un dossier à eux avec un environnement presque vide ; quand l'un dépasse une limite,
    lui et tout ce qu'il a lancé sont arrêtés. Code de sortie : 0 tout est résolu, 1 non, 2 arguments incorrects.
arg-judge-corpus = Les grilles : un fichier, ou le nom d'un corpus ; sinon easy
arg-judge-count = Combien de grilles ; sinon toutes celles d'un fichier, et 100 d'un corpus fabriqué, ou moins si elles demandent du temps
arg-judge-solver = Un programme avec un nom ; peut être répété
arg-judge-command = Un programme à juger, et ses arguments
arg-judge-jobs = Grilles jouées à la fois ; sinon 1, ce qui mesure le mieux
arg-judge-format = Format du rapport ; sinon du texte
arg-limit-time = Temps maximal pour une grille, par exemple 500ms ; sinon 2s
arg-limit-memory = Mémoire maximale d'un programme, par exemple 256M ; sinon 512M
arg-limit-output = Sortie maximale pour une grille ; sinon 1M
arg-limit-processes = Nombre maximal de processus d'un programme à la fois ; sinon 32
arg-env = Une variable d'environnement que les programmes gardent ; peut être répété
arg-alone = Sans les solveurs de Grille à titre de comparaison
arg-value-corpus = CORPUS
arg-value-program = NOM=COMMANDE
arg-value-time = TEMPS
arg-value-size = TAILLE
arg-value-variable = VARIABLE
cmd-grille-engine = Résoudre des grilles comme un programme que d'autres lancent : le protocole de « grille judge »
cmd-grille-engine-usage = grille engine [OPTIONS]
cmd-grille-engine-more =
    Les grilles arrivent par l'entrée standard, les réponses partent par la sortie standard ; docs/protocole.md décrit les lignes.
arg-engine-by = exact : la recherche rapide ; reference : la recherche lisible, case par case ; logic : un coup à la fois avec sa raison
arg-value-engine = MOTEUR
judge-no-program = Nommez un programme : grille judge -- COMMANDE, ou --solver NOM=COMMANDE.
judge-no-puzzle = Il n'y a aucune grille avec laquelle juger des programmes.
judge-no-more = Ce corpus n'a que { $count } grilles.
judge-left-out = { $count ->
    [one] Une grille a été laissée de côté
   *[other] { $count } grilles ont été laissées de côté
}, la grille { $number } d'abord : { $why }
cmd-grille-bench = Mesurer la vitesse du solveur sur cette machine
cmd-grille-bench-usage = grille bench [OPTIONS] [GRILLE]...
cmd-grille-bench-more =
    Sans grilles, un jeu de grilles interne est résolu. « cargo bench » compare avec d'autres solveurs.
arg-signature = Écrire le nombre d'essais et une empreinte des réponses pour un jeu fixe : les mêmes sur toute machine
cmd-grille-completions = Écrire un script de complétion pour un interpréteur de commandes
cmd-grille-completions-usage = grille completions SHELL
cmd-grille-man = Écrire la page de manuel (à lire avec : grille man | man -l -)
cmd-grille-man-usage = grille man
cmd-grille-help = Expliquer une commande
cmd-grille-help-usage = grille help [COMMANDE]
arg-color = Quand mettre des couleurs ; sinon sur un terminal, sauf si NO_COLOR est défini
arg-quiet = N'écrire ni remarques ni barre de progression, seulement les résultats et les erreurs
arg-no-progress = Ne pas montrer de barre de progression
arg-value-when = QUAND
arg-lang = Langue de tous les textes, fr ou en ; sinon LC_ALL ou LANG décide, sinon l'anglais
arg-help = Montrer cette aide
arg-version = Montrer la version
arg-puzzles = Des grilles : chacune une grille elle-même, un fichier, ou - pour l'entrée standard
arg-from = Notation de l'entrée ; sinon elle est reconnue
arg-from-alphabet = Comment l'entrée écrit les chiffres : 1-9 A-P, 0-9 A-F ou A-Y ; sinon c'est reconnu
arg-to-alphabet = Comment la sortie écrit les chiffres ; sinon comme l'entrée
arg-boxes = Forme des régions, par exemple 3x2 ; sinon l'habituelle, ou celle que le cadre montre
arg-line = Ne prendre que la grille numéro N de chaque source
arg-format = Notation de la sortie ; sinon une grille encadrée sur un terminal et une ligne ailleurs
arg-solve-format = Format de la sortie ; sinon une grille encadrée sur un terminal et une ligne ailleurs
arg-check-format = Format du rapport ; sinon des phrases
arg-count = S'arrêter après N solutions ; sinon après 2, qui suffisent pour dire si l'une est la seule
arg-first = Se contenter de la première solution, sans preuve que c'est la seule
arg-all = Écrire toutes les solutions
arg-jobs = Nombre de fils d'exécution ; sinon autant que de cœurs
arg-timeout = Temps limite pour chaque grille, sinon 60 secondes ; code de sortie 1 s'il est dépassé
arg-stats = Dire à la fin combien de grilles il y avait, combien d'essais et de temps elles ont pris
arg-value-seconds = SECONDES
arg-rules = Seulement les règles nommées : r1,r2 ou r1..r4, r5:lignes-colonnes, simple (r1 et r2), toutes
arg-step = Avec --rules : montrer la grille après chaque chiffre placé, et attendre une touche
arg-exhaustive = Avec --rules : examiner les grilles candidates qui restent
arg-limit = Avec --exhaustive : le plus de grilles candidates à examiner ; sinon 1000000
arg-value-rules = RÈGLES
arg-candidates = Montrer les candidats de chaque case vide
arg-to = Format de la sortie
arg-labels = Dans une image, des numéros au-dessus des colonnes et devant les lignes
arg-title = Un titre au-dessus d'une image
arg-convert-candidates = Montrer les candidats de chaque case vide (dans les images, grid et line)
arg-value-text = TEXTE
arg-output = Écrire dans ce fichier au lieu de la sortie standard
cmd-grille-variants = Lister les variantes, ou en montrer une avec sa règle et une image
cmd-grille-variants-usage = grille variants [OPTIONS] [VARIANTE]
arg-variants-variant = La variante
arg-variants-format = Format ; sinon du texte
arg-value-variant = VARIANTE
arg-variant = Ajouter des règles à chaque grille par leurs noms : x, anti-knight, windoku…
arg-value-variants = VARIANTE,…
arg-really = Seulement les chiffres qui viennent dans une solution
variants-which = Nommez la variante à dessiner : « grille variants » les énumère.
variants-aliases = Aussi : { $others }
variants-written = Écrit :
variants-option = Sur toute grille de la bonne taille : --variant { $id }
input-no-variant = Il n'y a pas de variante « { $word } ».{ $perhaps } « grille variants » les énumère.
generate-variant-not-made = Grille ne crée pas encore de grilles de cette variante : { $variant }. Il les lit, les résout et les dessine.
input-variant-needs-more = « { $id } » demande plus que son nom : écrivez-la avec la grille (« grille variants { $id } » montre un exemple).
check-clash = On ne peut satisfaire ensemble : { $constraints }.
check-clash-alone = On ne peut satisfaire : { $constraint }.
check-clash-with-givens = On ne peut satisfaire ensemble : { $constraints }, avec les chiffres en { $givens }.
check-clash-givens = Les chiffres en { $givens } ne laissent aucune solution.
candidates-true = { $cell } : { $digits }
candidates-unknown = La recherche a été interrompue avant la fin (--timeout).
arg-shell = L'interpréteur de commandes
arg-command = La commande
arg-value-puzzle = GRILLE
arg-value-notation = NOTATION
arg-value-alphabet = ALPHABET
arg-value-rowsxcolumns = LIGNESxCOLONNES
arg-value-format = FORMAT
arg-value-file = FICHIER
arg-value-lang = LANGUE
arg-value-shell = SHELL
arg-value-command = COMMANDE
arg-value-n = N

budget-spent = La recherche a été arrêtée avant que la réponse soit connue.

## Grilles livrées
builtin-a1 = « Règles du Sudoku » : la grille du dialogue
builtin-b1 = « Réalisez un projet en Python » : la ligne d'exemple de sudoku.txt
builtin-b-figure-1 = « Réalisez un projet en Python » : figure 1
builtin-b-figure-2 = « Réalisez un projet en Python » : figure 2, une grille simple
builtin-d1 = « Résolution de sudokus » : exemple 1 (R1, R2)
builtin-d2 = « Résolution de sudokus » : exemple 2 (R1 à R3)
builtin-d3 = « Résolution de sudokus » : exemple 3 (R1 à R4)
builtin-d4 = « Résolution de sudokus » : exemple 4 (R1 à R5)
builtin-d5 = « Résolution de sudokus » : exemple 5 (R1 à R5, puis recherche) ; elle a neuf solutions
builtin-d6 = « Résolution de sudokus » : exemple 6 (plus que R1 à R5)
builtin-e-example = « Réalisation de l'interface d'un sudoku en Common Lisp » : la grille d'exemple
builtin-e-4x4-1 = « Réalisation de l'interface d'un sudoku en Common Lisp » : 4x4-1.lisp
builtin-e-9x9-1 = « Réalisation de l'interface d'un sudoku en Common Lisp » : 9x9-1.lisp
builtin-e-game = « Réalisation de l'interface d'un sudoku en Common Lisp » : la grille du jeu

## Images
render-name = Sudoku { $rows }×{ $columns }
render-summary = Une grille de { $rows } lignes et { $columns } colonnes : { $givens ->
    [one] { $givens } chiffre donné
   *[other] { $givens } chiffres donnés
}, { $placed ->
    [one] { $placed } chiffre placé
   *[other] { $placed } chiffres placés
}, { $empty ->
    [one] { $empty } case vide
   *[other] { $empty } cases vides
}.
render-candidates = candidats { $candidates }
render-no-candidates = aucun candidat
render-listed = - { $what } : { $cells }
render-arrow = flèche
render-view = vue sur la région
render-group = groupe
render-even = pair
render-odd = impair
render-remark = { $what } : { $remark }
render-not-shown = Non montré : { $names }.
render-drawn = Décorations non montrées ici : { $kinds }.
render-drawn-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
render-drawn-shapes = { $count ->
    [one] { $count } forme
   *[other] { $count } formes
}
render-drawn-texts = { $count ->
    [one] { $count } texte
   *[other] { $count } textes
}
render-drawn-grounds = { $count ->
    [one] { $count } case colorée
   *[other] { $count } cases colorées
}
header-author = Auteur
header-description = Description
header-comment = Note
header-date = Date
header-source = Source
header-level = Niveau
header-url = Adresse
render-minimum = minimum
render-maximum = maximum

## Techniques
technique-full-house = Dernière case
technique-naked-single = Singleton nu
technique-hidden-single = Singleton caché
technique-locked-pair = Paire verrouillée
technique-locked-triple = Triplet verrouillé
technique-pointing = Candidats verrouillés (pointage)
technique-claiming = Candidats verrouillés (revendication)
technique-naked-pair = Paire nue
technique-naked-triple = Triplet nu
technique-naked-quad = Quadruplet nu
technique-hidden-pair = Paire cachée
technique-hidden-triple = Triplet caché
technique-hidden-quad = Quadruplet caché
technique-x-wing = X-Wing
technique-swordfish = Espadon (Swordfish)
technique-jellyfish = Méduse (Jellyfish)
technique-remote-pair = Paires distantes (Remote Pair)
technique-bug-plus-1 = BUG + 1 (Bivalue Universal Grave)
technique-skyscraper = Gratte-ciel
technique-two-string-kite = Cerf-volant
technique-turbot-fish = Turbot
technique-empty-rectangle = Rectangle vide (Empty Rectangle)
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing

## Les règles du document D
rule-and-technique = { $rule } — { $technique }
rule-alone = { $rule }
rule-r1 = R1, candidats seuls
rule-r2 = R2, une seule occurrence de chaque chiffre dans chaque groupement
rule-r3 = R3, candidats uniques
rule-r4 = R4, considération interrégion
rule-r5-rows-columns = R5, X-Wing, lignes avec colonnes
rule-r5-rows-regions = R5, X-Wing, lignes avec régions
rule-r5-columns-rows = R5, X-Wing, colonnes avec lignes
rule-r5-columns-regions = R5, X-Wing, colonnes avec régions
rule-r5-regions-rows = R5, X-Wing, régions avec lignes
rule-r5-regions-columns = R5, X-Wing, régions avec colonnes
rules-not = « { $found } » ne nomme pas de règles : écrivez r1,r2 ou r1..r4, r5:lignes-colonnes, simple ou toutes.
rules-stage = { $rules } : { $new ->
    [one] { $new } nouvelle case dévoilée
   *[other] { $new } nouvelles cases dévoilées
}, { $found } en tout ; grilles candidates restantes : { $grids }.
rules-stage-solved = { $rules } : { $new ->
    [one] { $new } nouvelle case dévoilée
   *[other] { $new } nouvelles cases dévoilées
}, { $found } en tout ; le sudoku est résolu.
rules-no-solution = Il n'y a pas de solution : les règles mènent à une contradiction.
rules-simple = La grille est simple : elle se résout par les seules cases où une seule valeur est permise.
rules-not-simple = La grille n'est pas simple : par les seules cases où une seule valeur est permise, { $open ->
    [one] { $open } case reste vide
   *[other] { $open } cases restent vides
}.
rules-solved = { $rules } { $count ->
    [one] résout
   *[other] résolvent
} la grille.
rules-form = R5 ({ $base }/{ $cover })
rules-form-rows = lignes
rules-form-columns = colonnes
rules-form-regions = régions
rules-left = { $rules } { $count ->
    [one] laisse
   *[other] laissent
} { $open ->
    [one] { $open } case vide
   *[other] { $open } cases vides
} ; grilles candidates restantes : { $grids }.
rules-step = { $place } = { $digit } : { $rule }
rules-search = Recherche exhaustive sur { $number } grilles candidates :
rules-too-many = Il y a { $number } grilles candidates, plus que la limite de { $limit } : trop pour les examiner toutes. « grille solve » sans --rules résout toute grille.
technique-finned-x-wing = X-Wing à nageoire (Finned X-Wing)
technique-sashimi-x-wing = X-Wing sashimi
technique-finned-swordfish = Espadon à nageoire (Finned Swordfish)
technique-sashimi-swordfish = Espadon sashimi (Sashimi Swordfish)
technique-finned-jellyfish = Méduse à nageoire (Finned Jellyfish)
technique-sashimi-jellyfish = Méduse sashimi (Sashimi Jellyfish)
technique-simple-colours = Coloriage simple (Simple Colours)
technique-multi-colours = Coloriage multiple (Multi Colours)
technique-unique-rectangle-1 = Rectangle unique de type 1
technique-unique-rectangle-2 = Rectangle unique de type 2
technique-unique-rectangle-3 = Rectangle unique de type 3
technique-unique-rectangle-4 = Rectangle unique de type 4
technique-unique-rectangle-5 = Rectangle unique de type 5
technique-unique-rectangle-6 = Rectangle unique de type 6
technique-hidden-rectangle = Rectangle caché (Hidden Rectangle)
technique-avoidable-rectangle-1 = Rectangle évitable de type 1 (Avoidable Rectangle)
technique-avoidable-rectangle-2 = Rectangle évitable de type 2 (Avoidable Rectangle)
technique-bug-type-2 = BUG de type 2 (Bivalue Universal Grave)
technique-bug-type-3 = BUG de type 3 (Bivalue Universal Grave)
technique-bug-type-4 = BUG de type 4 (Bivalue Universal Grave)
rules-searched = { $solutions ->
    [0] Sur { $grids } grilles candidates, aucune n'est une solution
    [one] Sur { $grids } grilles candidates, une seule est la solution
   *[other] Sur { $grids } grilles candidates, { $solutions } sont des solutions
}.

## Les étapes : la ligne, les conclusions
# Des programmes lisent cette ligne : le deux-points et la suite sont les mêmes dans chaque langue.
step-line = { $technique } : { $notation }
tell-is = { $cell } vaut { $digit }
tell-digit = le { $digit }
tell-loses = { $cells } { $count ->
    [one] perd
   *[other] perdent
} { $digits }
tell-more = { $first } ; { $rest }
tell-others = { $count ->
    [one] { $count } autre case perd des candidats
   *[other] { $count } autres cases perdent des candidats
}
tell-nothing = rien n'en découle

## Les étapes : les raisons, technique par technique
tell-full-house = Dans { $house }, seule { $cell } est encore vide et il ne manque que le { $digit } : { $conclusion }.
tell-naked-single = Il ne reste qu'un candidat en { $cell }, le { $digit } : tout autre chiffre est déjà dans l'un de ses groupements ou a été exclu. Donc { $conclusion }.
tell-hidden-single = Dans { $house }, il ne reste qu'une place au { $digit }, { $cell } : aucune autre case vide ne peut le contenir. Donc { $conclusion }.
tell-locked-subset = { $cells } n'ont pour candidats que { $digits } : { $count ->
    [2] deux cases pour deux chiffres
    [3] trois cases pour trois chiffres
   *[other] { $count } cases pour { $count } chiffres
}. Ces cases sont à la fois dans { $houses }, où ces chiffres ne vont donc nulle part ailleurs : { $conclusion }.
tell-naked-subset = Dans { $houses }, { $cells } n'ont pour candidats que { $digits } : { $count ->
    [2] deux cases pour deux chiffres
    [3] trois cases pour trois chiffres
    [4] quatre cases pour quatre chiffres
   *[other] { $count } cases pour { $count } chiffres
}. Ces chiffres vont là et nulle part ailleurs dans { $houses } : { $conclusion }.
tell-hidden-subset = Dans { $houses }, les chiffres { $digits } n'ont pour places que { $cells } : { $count ->
    [2] deux chiffres pour deux cases
    [3] trois chiffres pour trois cases
    [4] quatre chiffres pour quatre cases
   *[other] { $count } chiffres pour { $count } cases
}. Ces cases sont prises, rien d'autre n'y va : { $conclusion }.
tell-locked-candidates = Dans { $house }, toutes les places qui restent au { $digit } sont aussi dans { $cover }. Où qu'il aille, c'est donc là que se trouve le { $digit } dans { $cover }, et nulle part ailleurs : { $conclusion }.
tell-fish = Dans { $bases }, le { $digit } ne peut aller que dans { $covers } : { $count ->
    [2] deux groupements en ont besoin, et deux peuvent le recevoir
    [3] trois groupements en ont besoin, et trois peuvent le recevoir
    [4] quatre groupements en ont besoin, et quatre peuvent le recevoir
   *[other] { $count } groupements en ont besoin, et autant peuvent le recevoir
}. C'est donc là que se trouve le { $digit } dans { $covers }, et nulle part ailleurs : { $conclusion }.
tell-finned-fish = Sans { $count ->
    [one] la nageoire
   *[other] les nageoires
} { $fins }, le { $digit } ne pourrait aller, dans { $bases }, que dans { $covers }. Si aucune nageoire n'est vraie, ce poisson tient et enlève le { $digit } aux autres cases dans { $covers } ; si une nageoire est vraie, elle l'enlève aux cases qui la voient. Dans les deux cas, { $conclusion }.
tell-skyscraper = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. { $joint } et { $otherjoint } reposent sur le même sol, { $joined }, et ne peuvent pas valoir { $digit } toutes les deux : au moins un des sommets { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux sommets ne peut pas valoir { $digit } : { $conclusion }.
tell-two-string-kite = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. Les deux ficelles se rejoignent dans { $joined }, où { $joint } et { $otherjoint } ne peuvent pas valoir { $digit } toutes les deux : au moins un des bouts { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux ne peut pas valoir { $digit } : { $conclusion }.
tell-turbot-fish = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. { $joint } et { $otherjoint } se voient dans { $joined } et ne peuvent pas valoir { $digit } toutes les deux : au moins une des cases { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux ne peut pas valoir { $digit } : { $conclusion }.
tell-w-wing = { $one } et { $other } ont les deux mêmes candidats, { $removed } et { $linked }. Dans { $house }, le { $linked } est en { $near } ou en { $far } ; l'une des deux cases voit { $near }, l'autre { $far }, donc au moins l'une d'elles ne peut pas valoir { $linked } et vaut { $removed }. Ce qui voit { $one } et { $other } ne peut pas valoir { $removed } : { $conclusion }.
tell-xy-wing = { $pivot } vaut { $x } ou { $y }. Si c'est { $x }, { $one } vaut { $z } ; si c'est { $y }, { $other } vaut { $z }. Dans les deux cas, l'une des cases { $one } et { $other } vaut { $z }, et ce qui voit les deux ne peut pas le valoir : { $conclusion }.
tell-xyz-wing = { $pivot } vaut { $x }, { $y } ou { $z }. Si c'est { $x }, { $one } vaut { $z } ; si c'est { $y }, { $other } vaut { $z } ; sinon elle vaut { $z } elle-même. Dans tous les cas, l'une des trois cases vaut { $z }, et ce qui voit les trois ne peut pas le valoir : { $conclusion }.
tell-simple-colours = Des liens forts sur le { $digit } rattachent ses places en deux couleurs, { $one } et { $other } : une couleur est entièrement vraie, l'autre entièrement fausse. Il s'ensuit que { $conclusion }.
tell-rectangle = Si { $cells } ne contenaient que { $digits }, les deux chiffres pourraient y changer de place et la grille aurait deux solutions. Elle n'en a qu'une, cela ne peut donc pas être : { $conclusion }.
tell-remote-pair = { $cells } ont les deux mêmes candidats, { $digits }, et chacune voit la suivante : elles prennent les deux chiffres à tour de rôle. Les bouts de la chaîne, { $ends }, en contiennent donc un chacun, et ce qui voit les deux bouts ne peut contenir ni l'un ni l'autre : { $conclusion }.
tell-empty-rectangle = Dans { $region }, le { $digit } se trouve soit dans { $arm }, soit dans { $other }. S'il est dans { $arm }, il n'est pas en { $near }, et { $pair } le place en { $far }. S'il est dans { $other }, les cases qui voient { $other } le perdent. Ce qui voit à la fois { $far } et { $other } le perd dans les deux cas : { $conclusion }.
tell-multi-colours = Des liens forts rattachent les places du { $digit } en deux groupes, { $one } et { $other }, chacun en deux couleurs dont une seule est vraie. Une couleur de l'un voit une couleur de l'autre : elles ne sont pas vraies toutes les deux, et l'une au moins des couleurs opposées l'est. Il s'ensuit que { $conclusion }.
tell-rectangle-subset = Si { $cells } ne contenaient que { $digits }, les deux chiffres pourraient y changer de place et la grille aurait deux solutions. L'un des autres candidats de { $extras } est donc vrai, et avec { $subset } cela fait autant de chiffres que de cases, qui les gardent pour elles : { $conclusion }.
tell-rectangle-extra = Si { $cells } ne contenaient que { $digits }, les deux chiffres pourraient y changer de place et la grille aurait deux solutions. L'une de { $extras } contient donc le chiffre qu'elles ont en plus, et ce qui les voit toutes ne le peut pas : { $conclusion }.
tell-rectangle-strong = Si { $cells } ne contenaient que { $digits }, les deux chiffres pourraient y changer de place et la grille aurait deux solutions. L'un des deux chiffres n'a pas de place dans { $houses } hors du rectangle : il occupe donc l'une des cases du rectangle qui s'y trouvent. L'autre chiffre, placé dans la case restante, fermerait le rectangle ; il ne peut donc pas s'y trouver : { $conclusion }.
tell-bug = Si chaque case vide n'avait que deux candidats et chaque chiffre que deux places dans ses groupements, la solution ne serait pas la seule. Ce qui l'évite se trouve en { $cells } : { $conclusion }.
tell-chain = Suivons la chaîne { $chain }. S'il est faux que { $start }, il s'ensuit, lien après lien, que { $end }. Au moins un bout de la chaîne est donc vrai, et ce qui contredit les deux disparaît : { $conclusion }.
tell-general = { $technique } : les candidats { $digits } en { $cells } forment ce motif, d'où il suit que { $conclusion }.
tell-general-houses = { $technique } : les candidats { $digits } en { $cells } forment ce motif dans { $houses }, d'où il suit que { $conclusion }.
tell-general-cells = { $technique } : les cases { $cells } forment ce motif, d'où il suit que { $conclusion }.
tell-general-bare = { $technique } : de ce motif il suit que { $conclusion }.
tell-assumes-unique = { $explanation } (Cela suppose que la grille n'a qu'une seule solution.)

## Les étapes : une chaîne prouvée lien après lien
proof-suppose = Supposons que { $cell } ne vaut pas { $digit }.
proof-strong-cell = Alors { $cell } vaut { $digit } : ses seuls candidats sont { $other } et { $digit }.
proof-strong-house = Alors { $cell } vaut { $digit }, la seule autre place dans { $house }.
proof-strong = Alors { $cell } vaut { $digit }.
proof-weak-cell = Alors { $cell } ne vaut pas { $digit }, puisqu'elle vaut { $other }.
proof-weak-house = Alors { $cell } ne vaut pas { $digit }, puisque c'est { $from } qui le vaut dans { $house }.
proof-weak = Alors { $cell } ne vaut pas { $digit }.
proof-so = Donc { $start } ou { $end }, et dans les deux cas { $conclusion }.

## Les étapes : ce que veulent dire les marques d'un dessin
draw-placed = placé
draw-removed = enlevé
draw-pattern = motif
draw-fin = nageoire
draw-colour = une couleur
draw-other-colour = l'autre couleur
draw-extra = à côté du motif

## Indices
hint-solved = La grille est résolue.
hint-no-solution = Cette grille n'a pas de solution.
hint-wrong-digit-at = Le chiffre en { $cell } est faux.
hint-wrong-marks-at = Aux marques en { $cell } manque le chiffre qui y va.
hint-wrong-digit = Le chiffre en { $cell } est faux, placé { $ago ->
    [one] au dernier coup
   *[other] il y a { $ago } coups
}.
hint-wrong-marks = Aux marques en { $cell } manque le chiffre qui y va, depuis { $ago ->
    [one] le dernier coup
   *[other] { $ago } coups
}.
hint-mistakes = { $first } { $more ->
    [0] Revenir à avant ce coup corrige cela.
    [one] Une autre erreur est venue après. Revenir à avant ce coup les corrige.
   *[other] { $more } autres erreurs sont venues après. Revenir à avant ce coup les corrige.
}
hint-where = Regardez { $houses }.
hint-technique = Il y a une étape ici : { $technique }.
hint-cells = Regardez { $cells }.
hint-apply = À faire : { $conclusion }.
hint-done = Fait : { $conclusion }.
hint-stuck = Aucune technique connue ici ne mène plus loin. La case qui a le moins de candidats est { $cell } : elle en a { $count }.

## Les possibilités d'une case
possible = { $count ->
    [0] Rien ne peut aller en { $cell }
    [one] Seul le { $digits } peut aller en { $cell }
   *[other] { $digits } peuvent aller en { $cell }
}.
possible-given = { $cell } contient un chiffre donné, le { $digit }.
forbidden = Le { $digit } est interdit : { $reasons }
forbidden-held = déjà dans { $houses }, en { $at }
forbidden-ruled-out = il a été exclu
technique-unique-loop-1 = Boucle unique de type 1
technique-unique-loop-2 = Boucle unique de type 2
technique-unique-loop-3 = Boucle unique de type 3
technique-unique-loop-4 = Boucle unique de type 4

## La difficulté d'une grille, en un mot
grade-beginner = débutant
grade-easy = facile
grade-medium = moyen
grade-hard = difficile
grade-expert = expert
grade-extreme = extrême

## Contraintes des variantes
constraint-region = la région supplémentaire en { $place }
constraint-cage = la cage de { $sum } en { $place }
constraint-cage-bare = la cage en { $place }
constraint-magic = le carré magique en { $place }
constraint-less = le signe entre { $first } et { $second }
constraint-sign = { $sign } entre { $first } et { $second }
constraint-even = la case paire { $place }
constraint-odd = la case impaire { $place }
constraint-minimum = le minimum en { $place }
constraint-maximum = le maximum en { $place }
constraint-quadruple = le cercle { $digits } au coin de { $place }
constraint-line = { $line } de { $first } à { $last }
constraint-arrow = la flèche de { $first } à { $last }
constraint-clone = les clones en { $first } et { $second }
constraint-outside = { $clue } { $value } pour { $line }
constraint-little-killer = la diagonale de somme { $sum } depuis { $place }
constraint-circles = les cercles compteurs en { $place }
constraint-equality = la cage d'égalité en { $place }
constraint-rellik = la cage rellik de { $sum } en { $place }
constraint-lunchbox = la boîte à sandwich de { $sum } en { $place }
constraint-row-index = la case { $place } qui indexe sa ligne
constraint-column-index = la case { $place } qui indexe sa colonne
constraint-box-index = la case { $place } qui indexe sa région
constraint-look-and-say = la cage « lire et dire » en { $place }
constraint-same-digits = les groupes de mêmes chiffres en { $place }
constraint-equal-sums = les groupes de même somme en { $place }
constraint-region-run = l'indice en { $place } qui voit les cases de sa région
constraint-region-count = l'indice en { $place } qui compte les cases d'une région
constraint-distinct-regions = l'indice en { $place } qui compte les régions
constraint-same-region = les cases d'une même région en { $place }
outside-full-rank = l'indice de rang
whole-dutch-flatmates = les colocataires hollandais
whole-chaos-construction = la construction chaotique
constraint-custom = « { $name } »
sign-white = le point blanc
sign-black = le point noir
sign-x = le X
sign-v = le V
sign-difference = le point de différence { $number }
sign-ratio = le point de rapport { $number }
sign-sum = la somme { $number }
sign-less = le signe « plus petit que »
line-thermo = le thermomètre
line-slow-thermo = le thermomètre lent
line-palindrome = le palindrome
line-renban = la ligne renban
line-nabner = la ligne nabner
line-whisper = la ligne de murmures
line-between = la ligne « entre »
line-lockout = la ligne « dehors »
line-zipper = la fermeture éclair
line-region-sum = la ligne de sommes par région
line-entropic = la ligne entropique
line-modular = la ligne modulaire
line-parity = la ligne de parité
line-sum = la ligne de sommes
line-double-arrow = la double flèche
outside-sandwich = le sandwich
outside-x-sum = la X-somme
outside-skyscraper = l'indice gratte-ciel
outside-hidden-skyscraper = l'indice gratte-ciel caché
outside-numbered-room = la chambre numérotée
whole-diagonals = les deux diagonales
whole-diagonal-down = la diagonale descendante
whole-diagonal-up = la diagonale montante
whole-windows = les fenêtres
whole-asterisk = l'astérisque
whole-centre-dot = les points centraux
whole-girandola = la girandole
whole-argyle = le motif argyle
whole-disjoint-groups = les groupes disjoints
whole-hypercube = l'hypercube
whole-anti-knight = anti-cavalier
whole-anti-king = anti-roi
whole-anti-taxicab = anti-taxi
whole-non-consecutive = non consécutif
whole-all-given = la règle qu'aucun signe ne manque ({ $sign })
whole-global-entropy = l'entropie globale
whole-global-modulo = le modulo global
whole-semi-magic = les régions semi-magiques
whole-magic-boxes = les régions magiques
whole-magic-modulo = les régions magiques modulaires
fault-too-few = il faut au moins { $least ->
    [one] une case
   *[other] { $least } cases
}.
fault-repeats = la case { $place } y est deux fois.
fault-no-cell = une case n'est pas dans la grille.
fault-too-many = il y a { $cells } cases, plus que de chiffres, et aucun chiffre ne peut revenir.
fault-number = { $number } ne peut être atteint ; de { $least } à { $greatest }, c'est possible.
fault-grid = cela ne convient pas à une grille de cette forme.
fault-shape = les cases ne sont pas disposées comme il le faut.
fault-has-regions = les régions sont à trouver, mais la grille a déjà des blocs ou des régions.
fault-no-regions-to-find = il faut « chaos-construction » : l'indice parle de régions à trouver.
fault-impossible = aucun chiffre n'y convient.
fault-too-large = c'est trop grand.
fault-too-much = les contraintes jusqu'à celle-ci demandent plus de mémoire qu'une grille ne peut en prendre ({ $megabytes } Mo).
fault-out-of-time = le temps était écoulé avant la fin de sa préparation.
problem-alike = Le { $digit } est en { $places }, qui doivent différer.
problem-regions-unknown = La grille est complète, mais Grille n'a pas pu dire à temps si on peut la diviser en régions comme le demandent les règles.
problem-fault = Dans { $constraint } : { $fault }
problem-broken = Les chiffres ne respectent pas { $constraint }.
feature-constraints = les contraintes

## Les étapes par contraintes
technique-equal-cells = Cases égales
technique-pair-relation = Paire liée
technique-thermometer = Thermomètre
technique-sign-chain = Chaîne de signes
technique-line-ends = Extrémités de ligne
technique-cage-combination = Combinaisons de cage
technique-digit-run = Ensembles de chiffres
technique-circle-count = Chiffres comptés
technique-locked-sight = Candidats verrouillés (à vue)
technique-equal-sight = Cases égales (à vue)
technique-locked-in-constraint = Candidats verrouillés (contrainte)
technique-locked-relation = Candidats verrouillés (relation)
technique-sum-limits = Limites de somme
technique-rule-of-45 = Règle des 45
technique-shared-partner = Partenaire commun
technique-alternation = Alternance
technique-cage-arrangement = Répartition de cage
technique-cage-clash = Conflit de cages
technique-killer-subset = Sous-ensemble killer
technique-outside-clue = Indice extérieur
technique-sandwich-filling = Garniture de sandwich
technique-innies-outies = Cases en dedans et en dehors
technique-constraint-breaks = Contrainte rompue
constraint-number = la contrainte { $number }
why-so = { $reasons } Donc { $conclusion }.
why-and-more = { $reasons } { $more ->
    [one] Une raison semblable suit.
   *[other] { $more } raisons semblables suivent.
} Donc { $conclusion }.
why-two = { $first } { $next }
why-combinations = { $count ->
    [one] Il ne reste qu'une combinaison : { $sets }.
   *[other] Les combinaisons qui restent sont { $sets }.
}
why-many-combinations = Il reste { $count } combinaisons.
why-held = { $count ->
    [one] { $cells } vaut
   *[other] { $cells } contiennent
} l'un des choix { $sets }.
why-clash = { $held } Toutes ces cases se voient : avec { $count ->
    [one] { $sets }
   *[other] l'un des choix { $sets }
} en { $cells }, il ne resterait rien que { $others } puissent contenir.
why-together = { $held } Toutes ces cases se voient, si bien que, de quelque façon qu'on les remplisse, { $digits } { $count ->
    [one] s'y trouve : ce qui en voit toutes les places ne peut pas le contenir
   *[other] s'y trouvent : ce qui voit toutes les places de l'un d'eux ne peut pas le contenir
}.
why-no-arrangement = Avec { $digits } en { $cell }, les autres cases ne pourraient se partager le reste d'aucune combinaison qui { $count ->
    [one] le contient
   *[other] les contient
}.
why-needs = Il faut un { $digit }, et il ne peut être qu'en { $places } ; ce qui voit toutes ces cases ne peut pas le contenir.
why-needs-one = Il faut un { $digit }, et il ne peut être qu'en { $place }.
why-house-needs = Dans { $house }, le { $digit } ne peut être qu'en { $places } ; ce qui voit toutes ces cases ne peut pas le contenir.
why-no-place = Dans { $house }, le { $digit } ne peut être qu'en { $places }, et avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell } il ne pourrait être en aucune de ces cases.
why-innies = La somme est de { $total } pour { $houses }, et de { $cages } pour les cages qui s'y trouvent : ce qui reste, { $cells }, fait la différence, { $apart }.
why-outies = La somme est de { $total } pour { $houses }, et de { $cages } pour les cages par-dessus : ce qui dépasse, { $cells }, fait la différence, { $apart }.
why-innies-outies = La somme est de { $total } pour { $houses }, et de { $cages } pour les cages par-dessus. Les deux ne diffèrent que par { $innies }, hors des cages, et par { $outies }, qui dépassent.
why-no-sum-alone = { $digits } en { $cell } { $count ->
    [one] n'accorderait pas
   *[other] n'accorderaient pas
} les sommes.
why-no-sum = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, rien de ce qui reste à { $others } n'accorderait les sommes.
why-grows = Les chiffres croissent à partir de { $from }, qui vaut au moins { $least } : { $to } vaut donc au moins { $bound }.
why-falls = Les chiffres décroissent à partir de { $from }, qui vaut au plus { $greatest } : { $to } vaut donc au plus { $bound }.
why-midst = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, cette extrémité ne serait ni au-dessous de { $low }, qui vaut au plus { $greatest }, ni au-dessus de { $high }, qui vaut au moins { $least }.
why-midst-one = { $other } est entre les extrémités : { $cell } ne peut donc pas valoir { $digits }.
why-ends-too-close = Entre les extrémités il faut de la place pour { $between }, qui diffèrent : avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, tout ce qui reste à { $other } est trop proche.
why-no-other-end = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} à l'extrémité { $cell }, rien de ce qui reste à l'autre extrémité { $other } ne convient à toutes les cases entre les deux.
why-inside = Les extrémités valent au moins { $least } et au plus { $greatest } : ce qui est entre elles vaut plus de { $least } et moins de { $greatest }.
why-locked-out = Quels que soient { $ends }, { $digits } { $count ->
    [one] en fait partie ou se trouve
   *[other] en font partie ou se trouvent
} entre les deux, où rien d'autre sur la ligne ne peut être.
why-too-much = Même avec { $digit } en { $cell }, la somme de { $cells } serait d'au moins { $least }, et { $sum } est le plus qu'elle puisse être.
why-too-much-for = Même avec { $digit } en { $cell }, la somme de { $cells } serait d'au moins { $least }, et celle de { $other } d'au plus { $greatest } : elles ne pourraient être égales.
why-too-little = Même avec { $digit } en { $cell }, la somme de { $cells } serait d'au plus { $greatest }, et il faut { $sum }.
why-no-partner-at-all = Avec { $digits } en { $cell }, rien ne pourrait être en { $other }.
why-no-partner = Avec { $digit } en { $cell }, { $other } devrait valoir { $count ->
    [one] { $partners }, ce qui est exclu
   *[other] l'un des chiffres { $partners }, qui en sont exclus
}.
why-no-partner-left = { $other } ne peut valoir que { $left }, avec quoi { $digits } en { $cell } { $count ->
    [one] ne va pas
   *[other] ne vont pas
}.
why-same-partner = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, il ne resterait que le même chiffre à { $other }, qui voit cette case.
why-equal = { $cells } sont égales.
why-twins-fill = { $twins } sont égales ; avec { $digit } en ces cases, il ne lui resterait pas de place dans { $house }.
why-twin-sight = Dans { $house }, le { $digit } ne peut être qu'en { $places } ; ce qui voit chacune de ces cases, ou une qui lui est égale, ne peut pas le contenir.
why-shared-partner = Avec { $digit } en { $cell }, il ne resterait { $count ->
    [0] rien
   *[other] que { $partners }
} pour { $others }, qui doivent différer.
why-alternates = D'une case à l'autre, les chiffres vont et viennent entre { $one } d'un côté et { $other } de l'autre. Avec l'un des chiffres { $digits } en { $cell }, il ne resterait que { $left } pour { $cells } dans { $house } : moins de chiffres que de cases.
why-all-needed = Pas plus de cases qu'il n'en faut ne peuvent contenir un des chiffres { $digits } : { $count ->
    [one] { $places } ne contient rien d'autre
   *[other] { $places } ne contiennent rien d'autre
}.
why-no-more = { $count ->
    [0] Aucun { $digits } ne peut venir.
   *[other] Tout ce qui peut venir de { $digits } est déjà en { $places }.
}
why-crusts-apart = Pour la somme { $sum } il faut { $range ->
    [0] { $fewest ->
        [0] zéro chiffre
        [one] un chiffre
       *[other] { $fewest } chiffres
    }
   *[other] de { $fewest } à { $most } chiffres
} entre le { $one } et le { $other } : une place de l'un est exclue là où l'autre n'en a pas à cette distance.
why-filling = { $cells } { $count ->
    [one] est
   *[other] sont
} entre les deux bouts du sandwich. { $combinations }
why-clue = Avec { $digit } en { $cell }, l'indice { $count ->
    [0] ne pourrait être aucun nombre
    [one] serait { $numbers }
   *[other] ne pourrait être qu'un de ces nombres : { $numbers }
}.
why-breaks = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, la contrainte ne peut pas être respectée : { $others }.
why-has-left = { $cell } n'a plus que { $digits }
why-breaks-many = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, les candidats restants de { $others } ne permettent pas de respecter la contrainte.
why-breaks-alone = Avec { $count ->
    [one] { $digits }
   *[other] l'un des chiffres { $digits }
} en { $cell }, la contrainte ne peut pas être respectée, quoi que contiennent les autres cases.
forbidden-constraint = { $constraint } ne le permet pas
forbidden-alike = deux cases ainsi placées diffèrent, et il est en { $at }
## Génération
symmetry-none = aucune
symmetry-half-turn = le demi-tour
symmetry-quarter-turn = le quart de tour
symmetry-horizontal = le haut et le bas
symmetry-vertical = la gauche et la droite
symmetry-diagonal = la diagonale depuis le haut à gauche
symmetry-antidiagonal = la diagonale depuis le haut à droite
symmetry-full = la symétrie complète
order-clues = Dans cette grille, un problème à solution unique a de { $least } à { $most } chiffres donnés.
order-symmetry = La grille n’a pas cette symétrie : { $symmetry }.
order-pattern = Le motif compte { $count } cases dans la grille ; il faut au moins { $least } chiffres donnés pour une solution unique.
order-pattern-clues = Le motif compte { $count } chiffres donnés, un autre nombre que celui demandé.
order-pattern-symmetry = Le motif n’a pas la symétrie demandée : { $symmetry }.
order-solution-layout = La solution est une grille d’une autre taille ou avec d’autres blocs.
order-solution-incomplete = La solution n’est pas complète.
order-technique-of-variants = { $technique } porte sur des contraintes : demandez aussi une variante.
order-solution-variant = La solution ne respecte pas la variante « { $variant } ».
order-variant = La variante « { $variant } » ne va pas avec cette grille, ou pas avec une autre variante demandée.
order-empty-range = L’intervalle est vide : sa première valeur vient après la dernière.
order-scale = HoDoKu et Sudoku Explainer n'évaluent que les grilles 9×9 classiques : indiquez plutôt une difficulté.
order-no-techniques = Il faut permettre au moins une technique.
order-technique-not-among = La technique qui doit être nécessaire ({ $technique }) n’est pas parmi celles qui doivent suffire.
generate-spent = Aucune grille de ce genre en { $attempts } essais. --attempts en permet davantage ; il se peut aussi que la commande soit impossible.
generate-cancelled = Arrêté.
generate-closest = Ce qui s’en approche le plus, avec { $clues } chiffres donnés : { $puzzle } ({ $id })
generate-seed = Graine : { $seed } (--seed { $seed } refait les mêmes grilles)
generate-no-more = { $count ->
    [one] Une seule grille a été trouvée
   *[other] Seules { $count } grilles ont été trouvées
} sans qu’une autre lui soit égale à une symétrie près.
generate-pattern-length = Le motif compte { $found } cases ; la grille en a { $cells }.
id-malformed = « { $found } » n’est pas l’identifiant d’une grille : ils ressemblent à 9-0K3V9X0Q2M4T.
id-needs-pattern = Cette grille a été faite avec --pattern : redonnez le même motif.
id-needs-solution = Cette grille a été faite avec --solution : redonnez la même solution.
id-needs-layout = Cette grille a une disposition à elle : redonnez-la.
id-no-puzzle = Cet identifiant ne mène à aucune grille : un de ses caractères est faux, ou bien le motif ou la solution est autre.
## Parties enregistrées
load-too-long = Le texte est plus long que toute partie enregistrée ({ $limit } octets).
load-not-a-game = Ce n'est pas une partie enregistrée.
load-version = La partie a été enregistrée par une version plus récente de Grille (format { $version } ; celle-ci lit jusqu'au { $known }).
load-puzzle = La grille de la partie enregistrée est fausse : { $what }
load-field = La partie enregistrée est abîmée : le champ { $field } manque ou est faux.

## Jouer : commun
play-no-grid = Aucune grille à jouer n'a été trouvée.
play-no-other-grid = Il n'y a pas d'autre grille à jouer.
play-nothing-saved = Il n'y a pas de partie à reprendre.
play-no-folder = Le système n'indique aucun dossier où garder les parties (HOME n'est pas défini).
play-no-screen = Ce terminal ne peut pas montrer le jeu en plein écran ; voici l'invite.
play-nothing-to-undo = Il n'y a rien à annuler.
play-rules = Règles de cette grille :
play-rule = - { $rule }
play-clashes = Ces cases se contredisent : { $cells }. Changez l'une d'elles.
play-making = Création d'une grille…
play-no-terminal = La grille vient de l'entrée standard, et il n'y a pas de terminal où jouer.
play-daily-one-grade = La grille d'un jour a un seul niveau : nommez-en un, pas un intervalle.
play-daily-no-day = « { $date } » n'est pas un jour : écrivez-le comme 2026-11-18.
play-daily-begun = La grille du { $date } a déjà été commencée ; voici cette partie.

## La liste des parties enregistrées
games-heading-id = id
games-heading-when = enregistrée
games-heading-puzzle = grille
games-heading-filled = remplie
games-heading-time = temps
games-filled = { $filled } sur { $cells }
games-finished = terminée
games-none = Il n'y a aucune partie enregistrée.
games-how-to-resume = « grille play --resume ID » reprend une partie, « grille games --delete ID » en supprime une.
games-ask = Quelle partie ? (son id ; Entrée : { $last }, la dernière jouée ; q : aucune) :{" "}
games-none-named = Il n'y a pas de partie « { $id } » à reprendre ; « grille games » en donne la liste.
games-is-finished = La partie { $id } est terminée.
games-deleted = La partie { $id } est supprimée.
games-disk-full = Le disque est plein : impossible d'écrire { $file }. La partie reste telle qu'elle a été enregistrée la dernière fois.
cmd-grille-games = Donner la liste des parties enregistrées, ou en supprimer
cmd-grille-games-usage = grille games [OPTIONS]
cmd-grille-games-more =
    Chaque partie est enregistrée après chaque coup, dans un fichier à elle (dossier grille/games du dossier de données
    du système). « grille play --resume » en reprend une. Une partie gagnée n'est pas gardée.
arg-games-format = Format de la liste ; sinon un tableau
arg-delete = Supprimer la partie qui a cet id ; peut être répété

## Jouer : le dialogue
dialogue-rules =
    RÈGLES DU SUDOKU

    Le but du jeu est de compléter la grille fournie partiellement remplie, en respectant la règle suivante :

    dans chaque ligne, chaque colonne et chaque bloc, les chiffres de 1 à { $max } doivent apparaître une et une seule fois.

    Autrement dit, chaque ligne, chaque colonne et chaque bloc doit contenir au moins une fois tous les chiffres de 1 à { $max }.

    Grille de Sudoku vide au format { $max }x{ $max } composée de { $max } { $square ->
        [1] carrés
       *[0] blocs
    } au format { $rows }x{ $columns }.

    Les points représentent des cases vides, et les traits les séparations entre chaque case.

    x est le numéro de la ligne, y celui de la colonne.
    {""}
dialogue-ask-cell = Entrez les coordonnées x et y, séparées par un espace, du chiffre à placer :{" "}
dialogue-outside = Erreur ! Veuillez entrer une coordonnée valide, avec x et y compris entre 1 et { $max }.
dialogue-no-cell = Erreur ! Veuillez entrer une coordonnée valide : il n'y a pas de case à cet endroit.
dialogue-not-whole = Erreur ! Veuillez entrer une coordonnée valide, avec x et y entiers.
dialogue-form = Erreur ! Veuillez entrer une coordonnée valide, sous la forme x y.
dialogue-given = Erreur ! La case choisie contient un chiffre présent de base sur le Sudoku.
dialogue-no-digit = Erreur ! Aucun chiffre ne peut plus aller dans la case choisie : changez-en d'abord un autour d'elle.
dialogue-ask-digit = Entrez le chiffre à placer :{" "}
dialogue-digit-outside = Erreur ! Le chiffre choisi doit être compris entre { $min } et { $max }.
dialogue-digit-not-whole = Erreur ! Le chiffre choisi doit être un entier.
dialogue-digit-taken = Attention ! Le chiffre choisi est déjà présent dans une ligne/colonne/case.
dialogue-digit-forbidden = Attention ! Le chiffre choisi ne peut pas aller là : { $reasons }.
dialogue-won = Bravo ! Vous avez réussi à compléter le Sudoku !
dialogue-ask-again = Voulez-vous rejouer ? (O ou N) :{" "}
dialogue-yes-or-no = Erreur ! Vous ne pouvez répondre que par O ou N (Oui ou Non).
dialogue-yes = O
dialogue-no = N

## Jouer : l'invite
prompt-letters =
    choisissez à tout moment : - n pour nouvelle partie
                               - r pour recommencer la partie
                               - q pour quitter
prompt-more-letters =
    p pour afficher la grille
    u pour annuler un coup
    c pour les candidats (c a 1 : ceux d'une case)
    h pour un indice (encore h pour en savoir plus)
prompt-givens = cases initiales : { $count }
prompt-ask = choisissez un nombre, une colonne et une ligne (ex 6 a 1):{" "}
prompt-in-column = ERREUR: nombre { $number } déjà dans la colonne { $column }
prompt-in-row = ERREUR: nombre { $number } déjà dans la ligne { $row }
prompt-in-zone = ERREUR: nombre { $number } déjà dans la zone { $zone }
prompt-in-house = ERREUR: nombre { $number } déjà dans { $house }
prompt-forbidden = ERREUR: nombre { $number } : { $reason }
prompt-protected = ERREUR: case { $column } { $row } protégée
prompt-invalid = ERREUR: nombre { $number } ou case { $column } { $row } non valide
prompt-unsolvable = ERREUR: l'affectation de { $number } cette case { $column } { $row } rend la grille non résoluble
prompt-left = vous avez quitté la partie
prompt-won = Félicitation, vous avez terminé la grille de sudoku
prompt-end-choices =
    Choisissez q pour quitter
    Choisissez n pour une nouvelle partie
prompt-end-ask = mon choix :{" "}

## Jouer : le plein écran
screen-welcome = Les flèches ou h j k l déplacent, les chiffres écrivent, ? montre toutes les touches. La partie est gardée après chaque coup.
screen-no-digit-in-hand = Chiffre d'abord (f) : prenez un chiffre en main par sa touche, puis posez-le dans des cases avec Entrée ou la souris.
screen-given = Ce chiffre fait partie de la grille.
screen-colours = Il y a { $count } couleurs : touches 1 à { $count }.
screen-nothing-to-redo = Il n'y a rien à refaire.
screen-no-other-branch = La partie n'a encore qu'une seule ligne.
screen-checkpoint = Repère posé, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. y y revient.
screen-checkpoint-gone = Repère enlevé.
screen-no-checkpoint = Il n'y a pas de repère en arrière (s en pose un).
screen-before-mistake = Retour avant la première erreur, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. r repart en avant.
screen-no-mistake = Aucune erreur n'a été trouvée.
screen-several-solutions = On ne sait pas si cette grille a une seule solution : un chiffre n'est montré faux que lorsqu'il n'en reste aucune.
screen-full-but-wrong = Toutes les cases sont remplies, mais quelque chose est faux. g revient avant la première erreur.
screen-hint-more = i : en savoir plus
screen-hint-do = i : le faire
screen-hint-mistake = g : revenir avant elle
screen-hint-end = Toute autre touche ferme l'indice.
screen-thinking = Recherche d'un indice…
screen-cell-given = { $cell } : chiffre donné
screen-cell-digit = { $cell } : { $digit }, placé par vous
screen-cell-marks = { $cell } : coin { $corner }, centre { $centre }
screen-bar = Grille { $size }×{ $size }{ $variants } · { $open ->
    [one] { $open } case vide
   *[other] { $open } cases vides
} · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
screen-keys = ? aide  i indice  u annuler  r refaire  p pause  n nouvelle  q quitter
screen-scroll-down = ▼{ $lines } PgSuiv
screen-scroll-up = ▲ PgPréc
screen-too-small = La fenêtre est trop petite.
screen-paused = Pause. N'importe quelle touche reprend.
screen-won = Votre temps : { $time }. n : une nouvelle grille ; q : quitter.
screen-ask-new =
    Laisser cette partie pour une nouvelle ?

    n : une nouvelle grille. Toute autre touche : continuer.
screen-help-title = Touches
screen-help =
    flèches, h j k l   déplacer       maj+flèches, glisser   choisir des cases
    espace             choisir        a   choisir le même chiffre
    1-9, A-P           écrire         0, Suppr   effacer      Échap   annuler
    z chiffres   x marques de coin   c de centre   v couleurs 1-6   b candidats
    Tab   crayon suivant              ,   couleur suivante des candidats
    f   chiffre d'abord : sa touche le prend, Entrée ou un clic le pose
    e   noter tous les candidats      o   candidats d'eux-mêmes

    u annuler   r refaire             /   l'autre ligne : rien n'est perdu
    s   poser un repère               y   revenir au dernier
    g   avant la première erreur      t   historique : aller à tout moment
    !   recommencer (peut être annulé)

    i   indice : où, quelle technique, quelles cases, pourquoi ; puis c'est fait
    PgPréc PgSuiv   faire défiler     Ctrl-Z   suspendre (fg pour revenir)
    d   montrer les doublons          w   montrer les chiffres faux
    p pause   n nouvelle   m thème   + - taille   q quitter (play --resume)

    {"["} ] curseur   ( ) choisi   * indice   ! doublon   ? faux   a-f couleurs
    '1 marque de coin   :1 seul candidat   -1 exclu par l'indice   +1 placé
pen-digit = chiffre
pen-corner = coin
pen-centre = centre
pen-colour = couleur
pen-tint = candidat
switch-digit-first = chiffre d'abord
switch-candidates = candidats automatiques
switch-clashes = montrer les doublons
switch-solution = comparer à la solution
screen-history-title = Historique
screen-history-keys = haut, bas : choisir ; Entrée : y aller ; Échap : rester
moment-now = maintenant, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
moment-start = le début
moment-checkpoint = repère, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
moment-end = bout d'une ligne, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}

## Le menu principal
menu-welcome = Grille : une grille de la bibliothèque.
menu-choices =
    {""}
    1  une autre grille au hasard    5  saisir une grille
    2  résoudre quelques cases       6  jouer
    3  tout résoudre                 7  engendrer une grille
    4  pas à pas                     8  expliquer la solution
    q  quitter                       9  reprendre une partie enregistrée
menu-ask = Votre choix (1 à 9 ; q : quitter) :{" "}
menu-no-choice = Choisissez l'une de ces réponses.
menu-how-many = Combien de cases ? (1 à { $open }) :{" "}
menu-not-that-many = Entrez un nombre entier de 1 à { $open }.
menu-which-size = Quelle taille ? (4, 6, 8, 9, 10, 12, 15, 16, 20 ou 25 ; Entrée pour 9) :{" "}

## Aide de play
cmd-grille-play = Jouer : un dialogue, une invite, ou le plein écran
cmd-grille-play-usage = grille play [OPTIONS] [GRILLE]
cmd-grille-play-more =
    Styles : screen est le jeu en plein écran (par défaut sur un terminal), dialogue demande une ligne et une colonne
    puis un chiffre, prompt prend un nombre, une colonne et une ligne. Exemples :
      grille play --difficulty hard
      grille play --variant killer,x
      grille play --daily
      grille generate --technique x-wing | grille play
      grille play 4x4-1.lisp
    Sans option, la grille est nouvelle, facile ou moyenne ; dialogue en prend une de la bibliothèque. Une grille venue
    d'un tube se joue sur le terminal ; dialogue et prompt lisent les réponses dans le tube, sauf si la grille est « - ».
    La bibliothèque a plusieurs grilles de chaque taille : 4x4-1.lisp, 4x4-2.lisp, … 25x25-1.lisp, …. La partie est
    enregistrée après chaque coup ; « grille games » donne la liste des parties enregistrées.
arg-play-puzzle = La grille à jouer : une grille même, un fichier, une grille de la bibliothèque (9x9-1.lisp), ou - pour l'entrée standard
arg-style = Façon de jouer ; sinon le plein écran sur un terminal et l'invite ailleurs
arg-play-from = Fichiers de grilles, ou dossiers de tels fichiers, où des grilles sont prises au hasard
arg-size = Taille de la grille, de 4 à 25 ; sinon 9
arg-play-boxes = Forme des blocs, par exemple 3x2 ; sinon la forme usuelle
arg-play-variant = Variantes d'une nouvelle grille, séparées par des virgules : killer, x, thermo, jigsaw, samurai, …
arg-play-technique = Une nouvelle grille qui demande cette technique
arg-play-seed = Graine des nouvelles grilles : le même nombre donne les mêmes grilles, comme dans « grille generate »
arg-daily = La grille du jour, la même pour tous ; ou celle d'un autre jour, par exemple 2026-11-18
arg-resume = Reprendre la partie enregistrée qui a cet id ; sans id, la dernière, ou celle que vous choisissez dans la liste
arg-value-date = DATE
arg-theme = Couleurs du plein écran ; sinon dark, ou none si NO_COLOR est défini
arg-value-style = STYLE
arg-value-path = CHEMIN
arg-value-theme = THÈME
## Le catalogue des variantes

family-size = Tailles
family-groups = Groupes supplémentaires
family-whole = Règles pour toute la grille
family-magic = Carrés magiques
family-cages = Cages et groupes de cases
family-signs = Signes entre les cases
family-marks = Marques
family-lines = Lignes tracées
family-outside = Indices hors de la grille
family-layout = Dispositions
variant-told = { $name } : { $rule }
variant-4x4 = 4×4
variant-4x4-rule = Chaque ligne, colonne et région de 2×2 contient une fois chacun des 4 chiffres.
variant-6x6 = 6×6
variant-6x6-rule = Chaque ligne, colonne et région de 2×3 contient une fois chacun des 6 chiffres.
variant-8x8 = 8×8
variant-8x8-rule = Chaque ligne, colonne et région de 2×4 contient une fois chacun des 8 chiffres.
variant-12x12 = 12×12
variant-12x12-rule = Chaque ligne, colonne et région de 3×4 contient une fois chacun des 12 chiffres.
variant-16x16 = 16×16
variant-16x16-rule = Chaque ligne, colonne et région de 4×4 contient une fois chacun des 16 chiffres.
variant-25x25 = 25×25
variant-25x25-rule = Chaque ligne, colonne et région de 5×5 contient une fois chacun des 25 chiffres.
variant-x = Sudoku X
variant-x-rule = Les deux grandes diagonales contiennent chaque chiffre une fois.
variant-diagonal-down = Diagonale descendante
variant-diagonal-down-rule = La diagonale qui part d'en haut à gauche contient chaque chiffre une fois.
variant-diagonal-up = Diagonale montante
variant-diagonal-up-rule = La diagonale qui part d'en bas à gauche contient chaque chiffre une fois.
variant-windoku = Windoku
variant-windoku-rule = Chaque fenêtre grisée contient chaque chiffre une fois.
variant-asterisk = Astérisque
variant-asterisk-rule = Les neuf cases grisées, en astérisque, contiennent chaque chiffre une fois.
variant-centre-dot = Points centraux
variant-centre-dot-rule = Les cases du milieu des régions contiennent chaque chiffre une fois.
variant-girandola = Girandole
variant-girandola-rule = Les neuf cases grisées, en girandole, contiennent chaque chiffre une fois.
variant-argyle = Argyle
variant-argyle-rule = Aucun chiffre ne vient deux fois sur l'une des huit diagonales tracées.
variant-disjoint-groups = Groupes disjoints
variant-disjoint-groups-rule = Les cases à la même place dans chaque région contiennent chaque chiffre une fois.
variant-hypercube = Hypercube
variant-hypercube-rule = La grille se lit comme un cube à quatre dimensions, dont chaque plan contient chaque chiffre une fois.
variant-region = Région supplémentaire
variant-region-rule = Aucun chiffre ne vient deux fois dans une région grisée.
variant-jigsaw = Irrégulier
variant-jigsaw-rule = Des régions de forme quelconque remplacent les carrés.
variant-anti-knight = Anti-cavalier
variant-anti-knight-rule = Deux cases à un saut de cavalier l'une de l'autre ont des chiffres différents.
variant-anti-king = Anti-roi
variant-anti-king-rule = Deux cases qui se touchent par un coin ont des chiffres différents.
variant-anti-taxicab = Anti-taxi
variant-anti-taxicab-rule = Un chiffre n n'est jamais à exactement n pas, par lignes et colonnes, d'un autre n.
variant-non-consecutive = Non consécutif
variant-non-consecutive-rule = Deux cases voisines n'ont jamais des chiffres consécutifs.
variant-all-white = Tous les points blancs sont donnés
variant-all-white-rule = Deux voisines sans point ne sont pas consécutives.
variant-all-black = Tous les points noirs sont donnés
variant-all-black-rule = De deux voisines sans point, aucune n'est le double de l'autre.
variant-all-kropki = Tous les points sont donnés
variant-all-kropki-rule = Deux voisines sans point ne sont ni consécutives ni l'une le double de l'autre.
variant-all-xv = Tous les X et V sont donnés
variant-all-xv-rule = Deux voisines sans signe n'ont pour somme ni 5 ni 10.
variant-global-entropy = Entropie globale
variant-global-entropy-rule = Tout carré de 2×2 cases contient un chiffre bas, un moyen et un haut.
variant-global-modulo = Modulo global
variant-global-modulo-rule = Tout carré de 2×2 cases contient des chiffres des trois restes de la division par 3.
variant-dutch-flatmates = Colocataires
variant-dutch-flatmates-rule = Tout 5 a un 1 au-dessus ou un 9 au-dessous, ou les deux.
variant-chaos-construction = Construction chaotique
variant-chaos-construction-rule = Les régions ne sont pas tracées : divisez la grille en régions d'un seul tenant, d'autant de cases qu'une ligne, où aucun chiffre ne vient deux fois.
variant-region-run = Vue sur la région
variant-region-run-rule = Le chiffre dit combien de cases de sa région on voit depuis la case, elle comprise, jusqu'au bord de la région : dans les quatre directions, ou le long de ses flèches.
variant-region-count = Compte de région
variant-region-count-rule = Le chiffre dit combien de cases de sa région on compte parmi sa case et celles qui l'entourent.
variant-distinct-regions = Régions distinctes
variant-distinct-regions-rule = Le chiffre dit à combien de régions différentes appartiennent les cases.
variant-same-region = Même région
variant-same-region-rule = Les cases appartiennent à une même région.
variant-magic = Carré magique
variant-magic-rule = Dans le carré marqué, lignes, colonnes et diagonales ont la même somme, sans chiffre répété.
variant-semi-magic = Régions semi-magiques
variant-semi-magic-rule = Les lignes et colonnes de chaque région ont la même somme.
variant-magic-boxes = Régions magiques
variant-magic-boxes-rule = Chaque région est un carré magique (16×16 ; impossible en 9×9).
variant-magic-mod9 = Magique modulo 9
variant-magic-mod9-rule = Dans chaque région, lignes, colonnes et diagonales, moins un par case, ont des sommes multiples de 9.
variant-cage = Killer
variant-cage-rule = Les chiffres d'une cage ont pour somme son nombre, sans répétition.
variant-cage-repeats = Killer avec répétitions
variant-cage-repeats-rule = Les chiffres d'une cage ont pour somme son nombre ; un chiffre peut se répéter.
variant-little-killer = Petit killer
variant-little-killer-rule = Les chiffres que montre une flèche ont pour somme son nombre ; ils peuvent se répéter.
variant-equality = Cage d'égalité
variant-equality-rule = Autant de pairs que d'impairs et autant de bas que de hauts, sans répétition.
variant-rellik = Cage rellik
variant-rellik-rule = Aucune partie des chiffres de la cage n'a pour somme son nombre ; pas de répétition.
variant-lunchbox = Panier-repas
variant-lunchbox-rule = Les chiffres entre le plus petit et le plus grand de la boîte ont pour somme son nombre.
variant-look-and-say = Voir et dire
variant-look-and-say-rule = La cage dit combien de fois certains chiffres y viennent : 23 veut dire deux trois.
variant-equal = Groupes égaux
variant-equal-rule = Les groupes marqués ont les mêmes chiffres dans un ordre quelconque, ou la même somme.
variant-clone = Clone
variant-clone-rule = Les groupes de même lettre sont des copies : mêmes chiffres aux mêmes places.
variant-less = Inégalités
variant-less-rule = Un signe entre deux cases pointe vers le plus petit chiffre.
variant-kropki = Kropki
variant-kropki-rule = Point blanc : chiffres consécutifs. Point noir : l'un est le double de l'autre.
variant-white = Point blanc
variant-white-rule = Les chiffres de part et d'autre d'un point blanc sont consécutifs.
variant-black = Point noir
variant-black-rule = L'un des chiffres de part et d'autre d'un point noir est le double de l'autre.
variant-consecutive = Consécutif
variant-consecutive-rule = Les points marquent toutes les voisines consécutives : les autres ne le sont pas.
variant-difference = Point de différence
variant-difference-rule = Les chiffres de part et d'autre d'un point numéroté ont cette différence.
variant-ratio = Point de rapport
variant-ratio-rule = L'un des chiffres de part et d'autre d'un point noir numéroté est autant de fois l'autre.
variant-xv = XV
variant-xv-rule = X : les deux chiffres ont pour somme 10. V : ils ont pour somme 5.
variant-x-sign = Signe X
variant-x-sign-rule = Les chiffres de part et d'autre d'un X ont pour somme 10.
variant-v-sign = Signe V
variant-v-sign-rule = Les chiffres de part et d'autre d'un V ont pour somme 5.
variant-sum-sign = Signe de somme
variant-sum-sign-rule = Les chiffres de part et d'autre d'un nombre l'ont pour somme.
variant-even = Pair
variant-even-rule = Un carré gris marque un chiffre pair.
variant-odd = Impair
variant-odd-rule = Un rond gris marque un chiffre impair.
variant-minimum = Minimum
variant-minimum-rule = Une case grise à pointes tournées vers l'intérieur est plus petite que ses voisines qui ne sont pas marquées de même.
variant-maximum = Forteresse
variant-maximum-rule = Une case grise à pointes tournées vers l'extérieur est plus grande que ses voisines qui ne sont pas marquées de même.
variant-quadruple = Quadruple
variant-quadruple-rule = Les chiffres d'un cercle figurent dans les quatre cases qui l'entourent.
variant-counting-circles = Cercles compteurs
variant-counting-circles-rule = Un chiffre dans un cercle est dans autant de cercles qu'il le dit.
variant-row-index = Index de ligne
variant-row-index-rule = Une case marquée de la ligne R avec le chiffre D : dans sa colonne, la ligne D contient R.
variant-column-index = Index de colonne
variant-column-index-rule = Une case marquée de la colonne C avec le chiffre D : dans sa ligne, la colonne D contient C.
variant-box-index = Index de région
variant-box-index-rule = Une case marquée à la place P de sa région avec le chiffre D : la place D contient P.
variant-thermo = Thermomètre
variant-thermo-rule = Les chiffres croissent à partir du bulbe.
variant-slow-thermo = Thermomètre lent
variant-slow-thermo-rule = Les chiffres croissent ou restent égaux à partir du bulbe.
variant-palindrome = Palindrome
variant-palindrome-rule = Les chiffres de la ligne se lisent pareil des deux bouts.
variant-renban = Renban
variant-renban-rule = Les chiffres de la ligne se suivent, dans un ordre quelconque.
variant-nabner = Nabner
variant-nabner-rule = Deux chiffres de la ligne ne sont jamais égaux ni consécutifs.
variant-whisper = Murmures
variant-whisper-rule = Deux voisines sur la ligne diffèrent d'au moins 5, ou de ce que dit la ligne (hollandais : 4).
variant-between = Entre
variant-between-rule = Les chiffres de la ligne sont compris entre ceux des cercles.
variant-lockout = Dehors
variant-lockout-rule = Les chiffres des deux losanges diffèrent d'au moins 4 ; ceux de la ligne sont hors de l'intervalle entre les deux, bornes comprises.
variant-zipper = Fermeture éclair
variant-zipper-rule = Les chiffres à égale distance du milieu ont la même somme : le chiffre du milieu, s'il y en a un.
variant-region-sum = Somme par région
variant-region-sum-rule = Les chiffres de la ligne ont la même somme dans chaque région traversée.
variant-entropic = Entropique
variant-entropic-rule = Trois chiffres de suite sur la ligne : un bas, un moyen et un haut.
variant-modular = Modulaire
variant-modular-rule = Trois chiffres de suite sur la ligne ont des restes différents dans la division par 3 (ou par le nombre que donne la ligne).
variant-parity = Ligne de parité
variant-parity-rule = Pairs et impairs alternent le long de la ligne.
variant-sum-line = Ligne de sommes
variant-sum-line-rule = La ligne se découpe en morceaux de somme 10, ou de son nombre.
variant-double-arrow = Double flèche
variant-double-arrow-rule = Les chiffres entre les cercles ont pour somme celle des chiffres des cercles.
variant-arrow = Flèche
variant-arrow-rule = Les chiffres le long de la flèche ont pour somme le nombre du cercle ou de la capsule.
variant-sandwich = Sandwich
variant-sandwich-rule = Un nombre extérieur est la somme des chiffres entre le 1 et le plus grand.
variant-x-sum = X-sommes
variant-x-sum-rule = Un nombre extérieur est la somme des X premiers chiffres, X étant le premier.
variant-skyscraper = Gratte-ciel
variant-skyscraper-rule = Un nombre extérieur dit combien de chiffres dépassent tous les précédents.
variant-hidden-skyscraper = Gratte-ciel caché
variant-hidden-skyscraper-rule = Un nombre extérieur est le premier chiffre inférieur à un précédent.
variant-numbered-room = Chambres numérotées
variant-numbered-room-rule = Un nombre extérieur est le chiffre de la X-ième case, X étant le premier chiffre.
variant-full-rank = Rang
variant-full-rank-rule = Lignes et colonnes se lisent comme des nombres depuis l'extérieur : l'indice est leur rang.
variant-twin = Jumeaux
variant-twin-rule = Deux grilles partagent une région.
variant-samurai = Samouraï
variant-samurai-rule = Cinq grilles : celle du milieu partage une région de coin avec chacune des autres.
variant-windmill = Moulin à vent
variant-windmill-rule = Cinq grilles disposées comme les ailes d'un moulin.
variant-sohei = Sohei
variant-sohei-rule = Quatre grilles en anneau, chacune partageant une région de coin avec deux autres.
variant-butterfly = Papillon
variant-butterfly-rule = Quatre grilles qui se recouvrent en douze lignes et colonnes.
variant-cross = Croix
variant-cross-rule = Cinq grilles, dont quatre à trois cases de celle du milieu.
variant-tiny-samurai = Mini-samouraï
variant-tiny-samurai-rule = Cinq grilles 4×4 qui partagent des cases de coin.
variant-3doku = 3doku
variant-3doku-rule = Un cube de 9×9×9 : chaque tranche, dans les trois directions, est un sudoku.
variant-3doku-4 = 3doku 4×4×4
variant-3doku-4-rule = Un cube de 4×4×4 : chaque tranche, dans les trois directions, est un sudoku.
variant-cube-surface = Surface du cube
variant-cube-surface-rule = Six faces de 4×4 : chaque face et chaque ceinture du cube contient 16 chiffres.
variant-three-faces = Trois faces
variant-three-faces-rule = Trois faces d'un cube 9×9×9, chacune un sudoku ; deux faces partagent les cases de leur arête.
variant-roxdoku = Roxdoku
variant-roxdoku-rule = Un cube de 3×3×3 : chaque plan, dans les trois directions, contient 1 à 9.
variant-roxdoku-4 = Roxdoku 4×4×4
variant-roxdoku-4-rule = Un cube de 4×4×4 : chaque plan, dans les trois directions, contient 16 chiffres.
variant-roxdoku-5 = Roxdoku 5×5×5
variant-roxdoku-5-rule = Un cube de 5×5×5 : chaque plan, dans les trois directions, contient 25 chiffres.
why-look = Regardons { $constraints }. { $reasons }
## Le serveur et son API
cmd-grille-serve = Servir la page et son API sur cette machine
cmd-grille-serve-usage = grille serve [OPTIONS]
cmd-grille-serve-more =
    La page est à http://127.0.0.1:8000/ et la description de l'API à /api/v1/openapi.json. Seule cette machine
    y a accès, sauf si --bind nomme une autre adresse ; tout nom autre qu'une adresse numérique doit alors être
    admis par --host. Ctrl-C met fin au serveur.

    Avec --solver "Ada=python3 ada.py" la page peut faire jouer ce programme, avec des limites ; voir docs/protocole.md.
arg-bind = L'adresse d'écoute
arg-serve-port = Le port d'écoute ; 0 pour un port libre quelconque
arg-serve-host = Un autre nom sous lequel le serveur répond ; peut être répété
arg-serve-open = Ouvrir la page dans le navigateur
arg-serve-log = Ce qui est écrit sur la sortie d'erreur, en lignes JSON
arg-serve-rate = Requêtes par seconde admises d'un même client ; 0 pour ne pas limiter
arg-serve-timeout = Secondes que peut prendre une requête
arg-value-address = ADRESSE
arg-value-port = PORT
arg-value-host = NOM
serve-ready = Grille est à { $address } – Ctrl-C y met fin.
serve-ended = Grille s'est arrêté.
serve-cannot-listen = Grille ne peut pas écouter sur { $address } : { $reason }.
arg-serve-solver = Un programme que la page peut faire jouer, avec son nom ; peut être répété
arg-value-solver = NOM=COMMANDE
serve-solver-local = Les programmes ne jouent que là où personne d'autre ne peut joindre le serveur : --solver demande une adresse --bind propre à cette machine.
serve-solver-twice = Deux programmes s'appellent { $name } : à chacun son nom.
serve-cannot-open = Le navigateur n'a pas pu être ouvert : { $reason }.
web-not-found = Il n'y a rien à cette adresse.
web-method = Cette adresse n'accepte pas la méthode { $method }.
web-media-type = Le corps doit être envoyé en { $expected }.
web-too-large = C'est trop long : { $size } Kio au plus sont acceptés.
web-body-time = Le corps a mis trop de temps à arriver.
web-time = Cela prenait trop de temps et a été interrompu avant qu'il y ait une réponse.
web-none-made = Aucune grille de ce genre n'a été trouvée. Une autre difficulté, une autre technique ou moins de variantes peuvent aider ; il se peut aussi qu'il n'y en ait pas.
web-none-made-in-time = Le temps a manqué pour faire une telle grille. Une autre difficulté, une autre technique ou moins de variantes peuvent aider.
web-variant-apart = { $variant } ne va pas avec cette grille, ou pas avec une autre variante demandée.
web-busy = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
web-too-many-requests = Trop de requêtes à la fois. Réessayez dans un instant.
web-too-many-slow = Plusieurs de vos requêtes sont encore en cours. Attendez que l'une d'elles soit finie.
web-internal = Quelque chose s'est mal passé de notre côté.
web-host = Ce serveur ne répond pas à ce nom.
web-origin = Les requêtes venant des pages d'autres sites ne sont pas acceptées.
web-json = Le corps n'est pas du JSON : ligne { $line }, colonne { $column }.
web-json-object = Le corps doit être un objet JSON.
web-field = Le champ « { $field } » n'est pas comme il devrait être.
web-unknown-field = Il n'y a pas de champ « { $field } » ici.
web-missing-field = Le champ « { $field } » manque.
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
api-not-modified = C'est ce que désigne l'étiquette d'If-None-Match.
api-puzzle-text = Une grille dans n'importe quelle notation, ou un lien ; le texte que donne une grille dit tout d'elle.
api-values = Un chiffre par case, 0 ou null pour une case vide ; les cases données par la grille restent telles quelles.
api-marks = Les marques de chaque case ; rien ou null là où le joueur n'en a pas.
api-candidates-list = Les chiffres que peut recevoir chaque case.
api-digits = Combien il y a de chiffres.
api-symbols = Comment s'écrit chaque chiffre.
api-unlike = Paires de cases qui doivent différer sans partager de groupement.
api-underlay = Ce qu'une variante dessine sous et sur les chiffres, en SVG, avec sa place comptée en cases.
api-puzzle = Une grille, prête à être dessinée et jouée.
api-step = Une étape de raisonnement : ce qu'elle conclut, ce sur quoi elle repose, et les deux en mots. Dans un parcours, fills donne des cases avec leur chiffre et leaves des cases avec les candidats qu'elles gardent.
api-hint-candidates = Le joueur voit les candidats de chaque case : l'indice ne répète pas ce qu'ils excluent déjà
api-move = Un coup du joueur : ligne, colonne, et un ou des chiffres.
api-rating = La difficulté d'une grille, sur plusieurs échelles ; null si la logique ne la résout pas, et pour les échelles de HoDoKu et de Sudoku Explainer si la grille n'est pas une grille 9×9 classique.
api-outcome = Combien il y a de solutions ; unknown si le temps était écoulé.
api-wrong = Les cases dont le chiffre n'est pas celui de l'unique solution ; null s'il n'y en a pas une seule.
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
