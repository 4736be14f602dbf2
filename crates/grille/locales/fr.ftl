### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Vocabulaire
list-and = et
house-row = la ligne { $number }
house-column = la colonne { $number }
house-box = la région { $number }
house-extra = le groupe { $number }

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

## Lecture
parse-at = ligne { $line }, colonne { $column } : { $what }
parse-in-source = { $source } : { $what }
parse-in-source-at = { $source }, ligne { $line }, colonne { $column } : { $what }
parse-empty = Il n'y a pas de grille ici.
parse-symbol = « { $found } » n'est pas une case d'une grille { $size }×{ $size } : { $range }, ou 0 . X * _ pour une case vide.
parse-character = « { $found } » n'est pas une case d'une grille : chiffres, lettres, ou 0 . X * _ pour une case vide.
parse-cell-count = { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
} ; une grille { $nearest }×{ $nearest } en a { $cells }.
parse-row-length = { $found ->
    [one] { $found } case
   *[other] { $found } cases
} dans cette ligne au lieu de { $expected }.
parse-number = { $found } n'est pas un nombre de 0 à { $max }.
parse-line-too-long = La ligne est plus longue que toute grille ({ $limit } octets).
parse-text-too-long = Le texte dépasse { $limit } octets ; écrivez une grille par ligne pour en lire plus.
parse-not-text = Ce n'est pas du texte (UTF-8).
parse-missing = Le champ { $field } manque.
parse-field = Le champ { $field } ne peut pas être « { $found } ».
parse-malformed = Ce n'est pas du { $notation } bien formé.
parse-boxes = Des régions de { $boxes } ne font pas une grille { $size }×{ $size }.
parse-alphabet = L'alphabet « { $alphabet } » ne convient pas aux grilles { $size }×{ $size }.
parse-unreadable = Lecture impossible : { $reason }.
read-several = Il y a { $count } grilles ici au lieu d'une.

## Écriture
inexpressible-size = La notation « { $notation } » n'écrit que des grilles 9×9.
inexpressible-layout = La notation « { $notation } » n'écrit que des grilles carrées faites de régions.
inexpressible-no-candidate = La notation « { $notation } » ne peut pas écrire une case sans candidat.
feature-boxes = la forme de ses régions
feature-placed = quels chiffres sont donnés
feature-eliminated = les candidats exclus
feature-solution = la solution
feature-headers = les remarques (auteur, date, …)
