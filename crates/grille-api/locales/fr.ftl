# Answers, and what is wrong with questions.
check-complete = Complète et correcte.
check-complete-wrong = Complète, mais pas correcte.
check-incomplete = Incomplète : { $filled ->
    [one] { $filled } case remplie
   *[other] { $filled } cases remplies
} sur { $cells }.
check-none = Il n'y a pas de solution.
check-unique = Il y a exactement une solution.
check-several = Il y a plusieurs solutions.
check-unknown = Le nombre de solutions n'est pas connu : la recherche a été arrêtée avant la fin.
check-clash = On ne peut satisfaire ensemble : { $constraints }.
check-clash-alone = On ne peut satisfaire : { $constraint }.
check-clash-with-givens = On ne peut satisfaire ensemble : { $constraints }, avec les chiffres en { $givens }.
check-clash-givens = Les chiffres en { $givens } ne laissent aucune solution.
answer-count = { $count ->
    [0] Il n'y a pas de solution.
    [one] Il y a exactement une solution.
   *[other] Il y a { $count } solutions.
}
answer-count-at-least = Il y a au moins { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}.
answer-none-made = Aucune grille de ce genre n'a été trouvée. Une autre difficulté, une autre technique ou moins de variantes peuvent aider ; il se peut aussi qu'il n'y en ait pas.
answer-none-made-in-time = Le temps a manqué pour créer une telle grille. Essayez une autre difficulté, une autre technique ou moins de variantes.
answer-variant-apart = { $variant } ne va pas avec cette grille, ou pas avec une autre variante demandée.
answer-time = Cela prenait trop de temps et a été interrompu avant qu'il y ait une réponse.
answer-not-found = Il n'y a rien à cette adresse.
asked-json = Le corps n'est pas du JSON : ligne { $line }, colonne { $column }.
asked-json-object = Le corps doit être un objet JSON.
asked-field = Le champ « { $field } » n'est pas valide.
asked-unknown-field = Il n'y a pas de champ « { $field } » ici.
asked-missing-field = Il manque le champ « { $field } ».
asked-too-many-puzzles = Le texte contient { $found } grilles ; { $most } au plus sont acceptées à la fois.
asked-too-many-constraints = Une grille peut avoir au plus { $most } contraintes.
asked-cells = « { $field } » doit avoir un caractère pour chacune des { $cells } cases : l'un de { $digits }, ou « . » pour une case vide.
asked-digits = « { $field } » doit se composer de chiffres de la grille : { $digits }.
asked-cell = « { $field } » : la grille n'a pas de case « { $cell } ». Les cases s'écrivent r4c5.
asked-position-and-moves = Un indice prend une position ou des coups, pas les deux.
answer-hint-time = Aucun indice n'a été trouvé dans le temps limite.
