### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Génération
symmetry-none = aucune
symmetry-half-turn = le demi-tour
symmetry-quarter-turn = le quart de tour
symmetry-horizontal = le haut et le bas
symmetry-vertical = la gauche et la droite
symmetry-diagonal = la diagonale issue du coin supérieur gauche
symmetry-antidiagonal = la diagonale issue du coin supérieur droit
symmetry-full = la symétrie complète
request-clues = Dans cette grille, un problème à solution unique a de { $least } à { $most } chiffres donnés.
request-symmetry = La grille n'a pas cette symétrie : { $symmetry }.
request-pattern = Le motif compte { $count } cases dans la grille ; il faut au moins { $least } chiffres donnés pour une solution unique.
request-pattern-clues = Le motif compte { $count } chiffres donnés, un autre nombre que celui demandé.
request-pattern-symmetry = Le motif n'a pas la symétrie demandée : { $symmetry }.
request-solution-layout = La solution est une grille d'une autre taille ou avec d'autres régions.
request-solution-incomplete = La solution n'est pas complète.
request-technique-of-variants = { $technique } porte sur des contraintes : demandez aussi une variante.
request-solution-variant = La solution ne respecte pas la variante « { $variant } ».
request-variant = La variante « { $variant } » ne va pas avec cette grille, ou pas avec une autre variante demandée.
request-empty-range = L'intervalle est vide : sa première valeur vient après la dernière.
request-scale = HoDoKu et Sudoku Explainer n'évaluent que les grilles 9×9 classiques : indiquez plutôt une difficulté.
request-no-techniques = Il faut autoriser au moins une technique.
request-technique-not-among = La technique exigée ({ $technique }) n'est pas parmi les techniques autorisées.
generate-spent = Aucune grille de ce genre n'a été trouvée en { $attempts } essais. --attempts en permet davantage ; il se peut aussi que la demande soit impossible.
generate-cancelled = Arrêté.
id-malformed = « { $found } » n'est pas un identifiant de grille : un identifiant ressemble à 9-0K3V9X0Q2M4T.
id-needs-pattern = Cette grille a été faite avec --pattern : redonnez le même motif.
id-needs-solution = Cette grille a été faite avec --solution : redonnez la même solution.
id-needs-layout = Cette grille a une disposition particulière : redonnez la même.
id-no-puzzle = Cet identifiant ne correspond à aucune grille : un de ses caractères est faux, ou le motif ou la solution n'est pas celui d'origine.
