### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Les programmes jugés
judge-unfit-layout = Sa disposition n'est pas un carré de lignes, de colonnes et de régions, seul cas que le protocole sache exprimer.
judge-unfit-rule = Le protocole ne peut pas exprimer sa règle numéro { $number }.
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
judge-not-a-solution = Pas une solution : le chiffre en { $place } est faux.
judge-incomplete = Incomplète : { $empty ->
    [one] une case est vide.
   *[other] { $empty } cases sont vides.
}
judge-wrongly-none = Le programme dit qu'il n'y a pas de solution, mais il y en a.
judge-unsupported = Le programme ne prend pas en charge cette taille ou cette règle.
judge-timeout = Pas de réponse dans le délai.
judge-crash-signal = Le programme a été arrêté par un signal ({ $signal }).
judge-crash-code = Le programme s'est terminé avec le code { $code }.
judge-crash-supervisor = Le programme a été arrêté de l'extérieur, ou a arrêté son superviseur.
judge-no-answer = Le programme s'est terminé sans réponse.
judge-garbage-after = Réponse illisible : « { $word } » n'est pas suivi de ce que demande le protocole.
judge-garbage-length = Réponse illisible : la solution a { $found } nombres au lieu de { $expected }.
judge-endless-output = La sortie dépasse la limite.
judge-too-many-processes = Le nombre de processus dépasse la limite.
judge-out-of-memory = La mémoire utilisée dépasse la limite.
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
judge-report-faults = { $program } – grilles non résolues
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
