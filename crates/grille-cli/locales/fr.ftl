### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## La ligne de commande : ce qu'elle dit
complaint = Erreur : { $what }
failure = { $reason }
failure-system = Le système signale : { $reason }.
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
bench-rates = { $puzzles } grilles, un seul fil d'exécution, { $isa }, unicité prouvée : { $batch } par seconde par lots, { $single } par seconde une à une.
check-valid-sudoku = Sudoku valide (complet et correct) : { $valid }.
check-valid-grid = Grille valide (une seule et unique solution) : oui.
check-valid-grid-no = Grille valide (une seule et unique solution) : non.
check-valid-grid-unknown = Grille valide (une seule et unique solution) : on ne sait pas.
explain-title = Le chemin de la solution
steps-none = Aucune étape de ce genre n'existe dans cette position.
candidates-outside = Il n'y a pas de case { $cell } dans la grille.
rate-not-unique = { $puzzle } n'a pas exactement une solution : on ne peut pas l'évaluer.
rate-told = { $grade } ; technique la plus difficile : { $hardest } ; HoDoKu : { $hodoku } ; Sudoku Explainer : { $explainer }
rate-told-variant = { $grade } ; technique la plus difficile : { $hardest } ; HoDoKu : – ; Sudoku Explainer : – (ils n'évaluent que les grilles 9×9 classiques)
rate-unsolved = au-delà des techniques de « grille techniques » ; HoDoKu : – ; Sudoku Explainer : –
rate-unrated = pas d'évaluation
rate-hodoku = { $score } ({ $level })
rate-explainer = ER { $er }, EP { $ep }, ED { $ed }
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
usage-wrong = Les arguments sont incorrects : { $option }. « --help » montre comment les écrire.

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
cmd-grille-solve = Résoudre des grilles, et dire si la solution est unique
cmd-grille-solve-usage = grille solve [OPTIONS] [GRILLE]...
cmd-grille-solve-more =
    Formats : grid est une grille encadrée (par défaut sur un terminal) ; line est la
    solution seule, une ligne par grille, vide s'il n'y en a pas (par défaut ailleurs) ;
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
cmd-grille-rate = Évaluer la difficulté de grilles
cmd-grille-rate-usage = grille rate [OPTIONS] [GRILLE]...
cmd-grille-rate-more =
    Colonnes de tsv : grille, niveau, technique la plus difficile, score et niveau de HoDoKu, ER, EP et ED
    de Sudoku Explainer ; - si la grille demande des techniques qui manquent encore. HoDoKu et Sudoku
    Explainer n'évaluent que les grilles 9×9 classiques : pour toute autre, le tsv a - et le JSON null.
cmd-grille-generate = Créer des grilles sur demande : taille, difficulté, technique, symétrie, par milliers
cmd-grille-generate-usage = grille generate [OPTIONS]
cmd-grille-generate-more =
    Chaque grille a exactement une solution. Les options se combinent. Exemples :
      grille generate --difficulty difficile --symmetry 180
      grille generate --technique x-wing --count 10
      grille generate --only naked-single,hidden-single --clues 29
      grille generate --size 16 --count 5 --seed 7 --ids > seize.txt
      grille generate --variant killer,x
      grille generate --from 9-0K3V9X0Q2M4T
    Un intervalle s'écrit A..B, A.., ..B, ou d'une seule valeur. La même graine donne les mêmes grilles dans le
    même ordre, quel que soit le nombre de fils d'exécution ; il n'y en a pas deux pareilles à une symétrie et un échange
    de chiffres près. Un identifiant refait sa grille (avec le même --pattern ou --solution s'il y en avait). Ce qui est
    écrit reste quand vous arrêtez avec Ctrl-C.
arg-generate-size = Nombre de lignes de la grille : 4, 6, 8, 9, 10, 12, 15, 16, 20 ou 25 ; par défaut 9
arg-generate-variant = Variantes, séparées par des virgules : killer, x, thermo, jigsaw, samurai, 3doku, anti-knight, sandwich, …
arg-generate-boxes = Forme des régions, par exemple 3x2 ; par défaut la forme usuelle
arg-difficulty = Difficulté, un degré ou un intervalle : débutant, facile, moyen, difficile, expert, extrême
arg-se = Difficulté sur l'échelle de Sudoku Explainer (ER), par exemple 4.2..5.0
arg-hodoku = Difficulté sur l'échelle de HoDoKu (score), par exemple 400..600
arg-generate-technique = Exige cette technique : soluble avec elle et celles qui la précèdent au catalogue, mais pas sans elle
arg-only = Ces techniques suffisent à elles seules, séparées par des virgules
arg-clues = Nombre de chiffres donnés
arg-minimal = Aucun chiffre donné n'est superflu
arg-symmetry = Symétrie des chiffres donnés ; les cages, les lignes et les autres indices suivent la solution, qui n'en a pas
arg-pattern = Où sont les chiffres donnés : un caractère par case, . pour aucun ; ou un fichier qui le contient
arg-solution = La grille complète qui est la solution
arg-generate-count = Nombre de grilles ; par défaut une
arg-seed = Graine qui détermine toutes les grilles ; par défaut elle est choisie et écrite sur la sortie d'erreur
arg-attempts = Nombre maximal d'essais par grille ; par défaut de quoi occuper une minute environ
arg-generate-from = Refaire la grille de cet identifiant
arg-ids = Écrire l'identifiant de chaque grille (sur un terminal il y est toujours)
arg-with-solution = Écrire aussi la solution, dans la notation « text » ; les formats de données l'ont toujours
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
arg-explain-format = Format de l'explication ; par défaut des phrases
arg-explain-step = Dessiner chaque étape, et attendre une touche
arg-until = S'arrêter après N étapes
arg-no-uniqueness = Omettre les étapes qui supposent que la solution est unique
arg-hint-format = Format de l'indice ; par défaut des phrases
arg-level = Jusqu'où aller d'un coup
arg-steps-format = Format des étapes ; par défaut une ligne par étape
arg-technique = Une technique, par son nom ou le code de HoDoKu ; peut être répété
arg-duals = Aussi les formes doubles et siamoises, et les rectangles vides à deux candidats
arg-overlap = Aussi les étapes d'ensembles presque verrouillés qui ont des cases communes, et leurs chaînes dans n'importe quel ordre
arg-candidates-format = Format ; par défaut des phrases
arg-cell = Une case : r4c5, e4 ou « 4 5 » ; par défaut toutes les cases vides
arg-rate-format = Format des évaluations ; par défaut une phrase sur un terminal et tsv ailleurs
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
      grid         un cadre dessiné, colonnes et lignes 1 2 3
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
      iss          la notation .Cage~15~R1C1~R1C2… d'Interactive Sudoku Solver
      lisudoku     le JSON de lisudoku
      killer       un killer en une ligne, 3x3::k:3840:3840:…
      sumocue      le texte de SumoCue pour killers et jigsaws
      f-puzzles    l'adresse du puzzle dans f-puzzles
      sudokupad    l'adresse du puzzle dans SudokuPad
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
    Un corpus est un fichier de grilles, ou il est généré : beginner, easy, medium, hard, expert, extreme ; few
    (21 chiffres donnés au plus), 17 (autant de chiffres donnés, le minimum ; 99 grilles) ; ou une taille ou une variante par son nom : 4x4, 6x6, 16x16, x, windoku, jigsaw, killer…
    Les programmes tournent dans un dossier à eux avec un environnement presque vide ; quand l'un dépasse une limite,
    lui et tout ce qu'il a lancé sont arrêtés. Code de sortie : 0 tout est résolu, 1 non, 2 arguments incorrects.
arg-judge-corpus = Les grilles : un fichier, ou le nom d'un corpus ; par défaut easy
arg-judge-count = Combien de grilles ; par défaut toutes celles d'un fichier, et 100 d'un corpus généré, ou moins si elles demandent du temps
arg-judge-solver = Un programme avec un nom ; peut être répété
arg-judge-command = Un programme à juger, et ses arguments
arg-judge-jobs = Grilles jouées à la fois ; par défaut 1, ce qui mesure le mieux
arg-judge-format = Format du rapport ; par défaut du texte
arg-limit-time = Temps maximal pour une grille, par exemple 500ms ; par défaut 2s
arg-limit-memory = Mémoire maximale d'un programme, par exemple 256M ; par défaut 512M
arg-limit-output = Sortie maximale pour une grille ; par défaut 1M
arg-limit-processes = Nombre maximal de processus d'un programme à la fois ; par défaut 32
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
arg-signature = Écrire combien de grilles d'un jeu fixe se résolvent sans essai, et une empreinte des réponses : les mêmes sur toute machine
arg-isa = Utiliser ce jeu d'instructions au lieu du meilleur de cette machine
arg-value-isa = JEU
bench-no-isa = Ce processeur n'a pas { $isa }.
cmd-grille-completions = Écrire un script de complétion pour un interpréteur de commandes
cmd-grille-completions-usage = grille completions SHELL
cmd-grille-man = Écrire la page de manuel (à lire avec : grille man | man -l -)
cmd-grille-man-usage = grille man
cmd-grille-help = Expliquer une commande
cmd-grille-help-usage = grille help [COMMANDE]
arg-color = Quand mettre des couleurs ; par défaut sur un terminal, sauf si NO_COLOR est défini
arg-quiet = N'écrire ni remarques ni barre de progression, seulement les résultats et les erreurs
arg-no-progress = Ne pas montrer de barre de progression
arg-value-when = QUAND
arg-lang = Langue de tous les textes, fr ou en ; par défaut celle de LC_ALL ou LANG, ou bien l'anglais
arg-help = Montrer cette aide
arg-version = Montrer la version
arg-puzzles = Des grilles : chacune une grille elle-même, un fichier, ou - pour l'entrée standard
arg-from = Notation de l'entrée ; reconnue par défaut
arg-from-alphabet = Comment l'entrée écrit les chiffres : 1-9 A-P, 0-9 A-F ou A-Y ; reconnu par défaut
arg-to-alphabet = Comment la sortie écrit les chiffres ; par défaut comme l'entrée
arg-boxes = Forme des régions, par exemple 3x2 ; par défaut l'habituelle, ou celle que le cadre montre
arg-line = Ne prendre que la grille numéro N de chaque source
arg-format = Notation de la sortie ; par défaut une grille encadrée sur un terminal et une ligne ailleurs
arg-solve-format = Format de la sortie ; par défaut une grille encadrée sur un terminal et une ligne ailleurs
arg-check-format = Format du rapport ; par défaut des phrases
arg-count = S'arrêter après N solutions ; par défaut après 2, qui suffisent pour savoir s'il n'y en a qu'une
arg-first = Se contenter de la première solution, sans preuve que c'est la seule
arg-all = Écrire toutes les solutions
arg-jobs = Nombre de fils d'exécution ; par défaut autant que de cœurs
arg-timeout = Temps limite pour chaque grille, 60 secondes par défaut ; code de sortie 1 s'il est dépassé
arg-stats = Dire à la fin combien de grilles il y avait, combien d'essais et de temps elles ont pris
arg-value-seconds = SECONDES
arg-rules = Seulement les règles nommées : r1,r2 ou r1..r4, r5:lignes-colonnes, simple (r1 et r2), toutes
arg-step = Avec --rules : montrer la grille après chaque chiffre placé, et attendre une touche
arg-exhaustive = Avec --rules : examiner les grilles candidates qui restent
arg-limit = Avec --exhaustive : nombre maximal de grilles candidates à examiner ; par défaut 1000000
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
arg-variants-format = Format ; par défaut du texte
arg-value-variant = VARIANTE
arg-variant = Ajouter des règles à chaque grille par leurs noms : x, anti-knight, windoku…
arg-value-variants = VARIANTE,…
arg-really = Seulement les chiffres qui figurent dans au moins une solution
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

## Les règles du document D
rules-step = { $place } = { $digit } : { $rule }
rules-search = Recherche exhaustive sur { $number } grilles candidates :

## Génération
generate-closest = Ce qui s'en approche le plus, avec { $clues } chiffres donnés : { $puzzle } ({ $id })
generate-seed = Graine : { $seed } (--seed { $seed } refait les mêmes grilles)
generate-no-more = { $count ->
    [one] Une seule grille a été trouvée
   *[other] Seules { $count } grilles ont été trouvées
} sans qu'une autre lui soit égale à une symétrie près.
generate-pattern-length = Le motif compte { $found } cases ; la grille en a { $cells }.

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
arg-games-format = Format de la liste ; par défaut un tableau
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
prompt-size = ERREUR: taille non valide
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
screen-welcome = Les flèches ou h j k l déplacent, les chiffres écrivent, ? montre toutes les touches. La partie est enregistrée après chaque coup.
screen-no-digit-in-hand = Chiffre d'abord (f) : prenez un chiffre en main par sa touche, puis posez-le dans des cases avec Entrée ou la souris.
screen-given = Ce chiffre fait partie de la grille.
screen-colours = Il y a { $count } couleurs : touches 1 à { $count }.
screen-nothing-to-redo = Il n'y a rien à refaire.
screen-no-other-branch = La partie n'a encore qu'une seule branche.
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
screen-hint-mistake = g : revenir avant cette erreur
screen-hint-end = Toute autre touche ferme l'indice.
play-hint-late = Aucun indice n'a été trouvé en { $seconds } secondes.
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
arg-play-puzzle = La grille à jouer : la grille elle-même, un fichier, une grille de la bibliothèque (9x9-1.lisp), ou - pour l'entrée standard
arg-style = Façon de jouer ; par défaut le plein écran sur un terminal et l'invite ailleurs
arg-play-from = Fichiers de grilles, ou dossiers de tels fichiers, où des grilles sont prises au hasard
arg-size = Taille de la grille, de 4 à 25 ; par défaut 9
arg-play-boxes = Forme des régions, par exemple 3x2 ; par défaut la forme usuelle
arg-play-variant = Variantes d'une nouvelle grille, séparées par des virgules : killer, x, thermo, jigsaw, samurai, …
arg-play-technique = Une nouvelle grille qui demande cette technique
arg-play-seed = Graine des nouvelles grilles : le même nombre donne les mêmes grilles, comme dans « grille generate »
arg-daily = La grille du jour, la même pour tous ; ou celle d'un autre jour, par exemple 2026-11-18
arg-resume = Reprendre la partie enregistrée qui a cet id ; sans id, la dernière, ou celle que vous choisissez dans la liste
arg-value-date = DATE
arg-theme = Couleurs du plein écran ; par défaut dark, ou none si NO_COLOR est défini
arg-value-style = STYLE
arg-value-path = CHEMIN
arg-value-theme = THÈME

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
serve-solver-twice = Deux programmes s'appellent { $name } : chacun doit avoir un nom différent.
serve-cannot-open = Le navigateur n'a pas pu être ouvert : { $reason }.
