### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

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
