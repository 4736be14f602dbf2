### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Lecture
parse-at = ligne { $line }, colonne { $column } : { $what }
parse-in-source-at = { $source }, ligne { $line }, colonne { $column } : { $what }
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
parse-line-too-long = La ligne est trop longue pour une grille ({ $limit } octets au plus).
parse-text-too-long = Le texte dépasse { $limit } octets ; écrivez une grille par ligne pour en lire plus.
parse-not-text = Ce n'est pas du texte (UTF-8).
parse-second-puzzle = Il y a une seconde grille sur cette ligne ; écrivez une grille par ligne.
parse-missing = Il manque le champ { $field }.
parse-field = Le champ { $field } ne peut pas être « { $found } ».
parse-malformed = Ce n'est pas du { $notation } bien formé.
parse-unknown-word = « { $found } » n'est pas une contrainte connue ; docs/variantes.md les énumère.
parse-argument = Dans « { $constraint } », « { $found } » n'a pas de sens.
parse-incomplete = Dans « { $constraint } », il manque quelque chose, ou il y en a trop.
parse-rows = { $found ->
    [one] Il y a { $found } ligne, mais la grille en a { $expected }.
   *[other] Il y a { $found } lignes, mais la grille en a { $expected }.
}
parse-unsupported = « { $what } » de { $notation } n'est pas pris en charge ; docs/formats.fr.md dit ce qui l'est.
parse-saved-game = Ceci est une partie enregistrée : « grille play --resume » la reprend.
parse-on-server =
    Ce lien ne contient pas la grille : « { $id } » est un nom que seul le serveur de { $notation } connaît, et Grille ne va pas en ligne. Un lien qui contient toute la grille est long : sudokupad.app/scl…, sudokupad.app/fpuzzles… ou f-puzzles.com/?load=….
parse-boxes = Des régions de { $boxes } ne font pas une grille { $size }×{ $size }.
parse-alphabet = L'alphabet « { $alphabet } » ne convient pas aux grilles { $size }×{ $size }.
parse-unreadable = Lecture impossible : { $reason }.
read-several = Il y a { $count } grilles ici au lieu d'une.

## Écriture
inexpressible-size = La notation « { $notation } » n'écrit que des grilles 9×9.
inexpressible-layout = La notation « { $notation } » ne peut écrire que des grilles carrées faites de régions rectangulaires.
inexpressible-no-candidate = La notation « { $notation } » ne peut pas écrire une case sans candidat.
inexpressible-givens = La notation « { $notation } » ne peut pas écrire de chiffres donnés.
inexpressible-uncaged = Dans la notation « { $notation } », toutes les cases sont dans une cage, ou aucune.
inexpressible-constraint = La notation « { $notation } » ne peut pas exprimer { $constraint }.
feature-boxes = la forme de ses régions
feature-placed = quels chiffres sont donnés
feature-eliminated = les candidats exclus
feature-solution = la solution
feature-headers = les remarques (auteur, date, …)
feature-decorations = les décorations sans signification (lignes, formes, textes, couleurs)
feature-not-shown = ce qui n'est pas montré (brouillard, marques d'un joueur)

## Contraintes des variantes
feature-constraints = les contraintes
