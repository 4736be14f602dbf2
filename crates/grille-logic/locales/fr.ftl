### Français. Chaque message est aussi dans en.ftl, avec les mêmes valeurs ; un test y veille.

## Vocabulaire
houses-rows = les lignes { $numbers }
houses-columns = les colonnes { $numbers }
houses-boxes = les régions { $numbers }
houses-others = { $houses }

## La ligne de commande : ce qu'elle dit
hint-timeout = Aucun indice n'a été trouvé dans le temps limite (--timeout).
solve-budget = La recherche a été arrêtée avant qu'une solution soit trouvée.
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
explain-trial = Résolue en { $steps } étapes, dont { $trials ->
    [one] une
   *[other] { $trials }
} par essais et erreurs.
explain-several = La logique s'arrête ici après { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} : la grille a plusieurs solutions.
explain-no-solution = La grille n'a pas de solution.
technique-entry = { $id } ; HoDoKu : { $level }, score { $score }
technique-example = Exemple { $number } sur { $count }
technique-examples = Il y a { $count } exemples, numérotés à partir de 1.
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-unfair = Retors
level-extreme = Extrême

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
rules-simple = La grille est simple : elle se résout en ne remplissant que les cases où une seule valeur est permise.
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
rules-too-many = Il y a { $number } grilles candidates, plus que la limite de { $limit } : trop pour les examiner toutes. « grille solve » sans --rules résout toute grille.
technique-finned-x-wing = X-Wing à nageoire (Finned X-Wing)
technique-sashimi-x-wing = X-Wing sashimi
technique-finned-swordfish = Espadon à nageoire (Finned Swordfish)
technique-sashimi-swordfish = Espadon sashimi (Sashimi Swordfish)
technique-finned-jellyfish = Méduse à nageoire (Finned Jellyfish)
technique-sashimi-jellyfish = Méduse sashimi (Sashimi Jellyfish)
technique-squirmbag = Squirmbag
technique-whale = Baleine (Whale)
technique-leviathan = Léviathan (Leviathan)
technique-finned-squirmbag = Squirmbag à nageoire (Finned Squirmbag)
technique-sashimi-squirmbag = Squirmbag sashimi (Sashimi Squirmbag)
technique-finned-whale = Baleine à nageoire (Finned Whale)
technique-sashimi-whale = Baleine sashimi (Sashimi Whale)
technique-finned-leviathan = Léviathan à nageoire (Finned Leviathan)
technique-sashimi-leviathan = Léviathan sashimi (Sashimi Leviathan)
technique-franken-x-wing = X-Wing Franken (Franken X-Wing)
technique-franken-swordfish = Espadon Franken (Franken Swordfish)
technique-franken-jellyfish = Méduse Franken (Franken Jellyfish)
technique-franken-squirmbag = Squirmbag Franken (Franken Squirmbag)
technique-franken-whale = Baleine Franken (Franken Whale)
technique-franken-leviathan = Léviathan Franken (Franken Leviathan)
technique-finned-franken-x-wing = X-Wing Franken à nageoire (Finned Franken X-Wing)
technique-finned-franken-swordfish = Espadon Franken à nageoire (Finned Franken Swordfish)
technique-finned-franken-jellyfish = Méduse Franken à nageoire (Finned Franken Jellyfish)
technique-finned-franken-squirmbag = Squirmbag Franken à nageoire (Finned Franken Squirmbag)
technique-finned-franken-whale = Baleine Franken à nageoire (Finned Franken Whale)
technique-finned-franken-leviathan = Léviathan Franken à nageoire (Finned Franken Leviathan)
technique-mutant-x-wing = X-Wing mutant (Mutant X-Wing)
technique-mutant-swordfish = Espadon mutant (Mutant Swordfish)
technique-mutant-jellyfish = Méduse mutante (Mutant Jellyfish)
technique-mutant-squirmbag = Squirmbag mutant (Mutant Squirmbag)
technique-mutant-whale = Baleine mutante (Mutant Whale)
technique-mutant-leviathan = Léviathan mutant (Mutant Leviathan)
technique-finned-mutant-x-wing = X-Wing mutant à nageoire (Finned Mutant X-Wing)
technique-finned-mutant-swordfish = Espadon mutant à nageoire (Finned Mutant Swordfish)
technique-finned-mutant-jellyfish = Méduse mutante à nageoire (Finned Mutant Jellyfish)
technique-finned-mutant-squirmbag = Squirmbag mutant à nageoire (Finned Mutant Squirmbag)
technique-finned-mutant-whale = Baleine mutante à nageoire (Finned Mutant Whale)
technique-finned-mutant-leviathan = Léviathan mutant à nageoire (Finned Mutant Leviathan)
technique-kraken-fish-1 = Poisson Kraken de type 1 (Kraken Fish Type 1)
technique-kraken-fish-2 = Poisson Kraken de type 2 (Kraken Fish Type 2)
technique-template-set = Gabarit, placement (Template Set)
technique-template-delete = Gabarit, élimination (Template Delete)
technique-simple-colours = Coloriage simple (Simple Colours)
technique-multi-colours = Coloriage multiple (Multi Colours)
technique-medusa = Méduse 3D
technique-x-chain = Chaîne X
technique-xy-chain = Chaîne XY
technique-nice-loop = Boucle ou chaîne alternée
technique-grouped-nice-loop = Boucle ou chaîne alternée groupée
technique-forcing-chain = Chaîne forçante
technique-forcing-net = Réseau forçant
technique-trial = Essais et erreurs
technique-brute-force = Force brute
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
name-siamese = Poissons siamois : { $technique }
tell-siamese-fish = Dans { $bases }, les places du { $digit } forment la base de deux poissons : l'un est couvert par { $covers }, l'autre par { $others }. Les places de la base qu'une couverture laisse de côté sont ses nageoires ; ce sont en tout { $fins }. Chaque poisson enlève le { $digit } aux cases couvertes qui voient toutes ses nageoires. Ensemble, { $conclusion }.
tell-endo-fins = { $explanation } ({ $fins } { $count ->
    [one] se trouve
   *[other] se trouvent
} à la fois dans deux groupements parmi { $bases } : un seul { $digit } y servirait aux deux ; la place compte donc comme une nageoire, dite interne.)
tell-cannibal-fish = { $explanation } ({ $cells } { $count ->
    [one] se trouve
   *[other] se trouvent
} dans deux groupements parmi { $covers } : un { $digit } y occuperait les deux, et il en resterait trop peu pour la base. Le poisson enlève une de ses propres places.)
tell-kraken-fish-1 = Sans { $count ->
    [one] la nageoire
   *[other] les nageoires
} { $fins }, le { $digit } ne pourrait aller, dans { $bases }, que dans { $covers }. Si aucune nageoire n'est vraie, ce poisson tient et enlève le { $digit } aux autres cases dans { $covers }. Si une nageoire est vraie, une chaîne qui en part enlève le même candidat, comme le montre la démonstration. Dans les deux cas, { $conclusion }.
tell-kraken-fish-2 = Sans { $count ->
    [one] la nageoire
   *[other] les nageoires
} { $fins }, le { $digit } ne pourrait aller, dans { $bases }, que dans { $covers }, un par groupement. L'une des cases { $starts } vaut donc { $digit } : une place du poisson dans l'un des groupements qui le couvrent, ou une nageoire. De chacune de ces cases, une chaîne mène au même résultat, comme le montre la démonstration : { $conclusion }.
tell-template-set = Un gabarit est une façon pour le { $digit } de remplir tous ses groupements, sans les cases que d'autres chiffres occupent dans chacun des leurs. Tout gabarit place le { $digit } en { $cells } : { $conclusion }.
tell-template-delete = Un gabarit est une façon pour le { $digit } de remplir tous ses groupements, sans les cases que d'autres chiffres occupent dans chacun des leurs. Aucun gabarit ne place le { $digit } en { $cells } : { $conclusion }.
tell-skyscraper = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. { $joint } et { $otherjoint } reposent sur le même sol, { $joined }, et ne peuvent pas valoir { $digit } toutes les deux : au moins un des sommets { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux sommets ne peut pas valoir { $digit } : { $conclusion }.
tell-two-string-kite = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. Les deux ficelles se rejoignent dans { $joined }, où { $joint } et { $otherjoint } ne peuvent pas valoir { $digit } toutes les deux : au moins un des bouts { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux ne peut pas valoir { $digit } : { $conclusion }.
tell-turbot-fish = Dans { $first }, le { $digit } est en { $end } ou en { $joint } ; dans { $second }, il est en { $otherend } ou en { $otherjoint }. { $joint } et { $otherjoint } se voient dans { $joined } et ne peuvent pas valoir { $digit } toutes les deux : au moins une des cases { $end } et { $otherend } vaut { $digit }. Ce qui voit les deux ne peut pas valoir { $digit } : { $conclusion }.
tell-w-wing = { $one } et { $other } ont les deux mêmes candidats, { $removed } et { $linked }. Dans { $house }, le { $linked } est en { $near } ou en { $far } ; l'une des deux cases voit { $near }, l'autre { $far }, donc au moins l'une d'elles ne peut pas valoir { $linked } et vaut { $removed }. Ce qui voit { $one } et { $other } ne peut pas valoir { $removed } : { $conclusion }.
tell-xy-wing = { $pivot } vaut { $x } ou { $y }. Si c'est { $x }, { $one } vaut { $z } ; si c'est { $y }, { $other } vaut { $z }. Dans les deux cas, l'une des cases { $one } et { $other } vaut { $z }, et ce qui voit les deux ne peut pas le valoir : { $conclusion }.
tell-xyz-wing = { $pivot } vaut { $x }, { $y } ou { $z }. Si c'est { $x }, { $one } vaut { $z } ; si c'est { $y }, { $other } vaut { $z } ; sinon elle vaut { $z } elle-même. Dans tous les cas, l'une des trois cases vaut { $z }, et ce qui voit les trois ne peut pas le valoir : { $conclusion }.
tell-simple-colours = Des liens forts sur le { $digit } rattachent ses places en deux couleurs, { $one } et { $other } : une couleur est entièrement vraie, l'autre entièrement fausse. Il s'ensuit que { $conclusion }.
tell-rectangle = Si { $cells } ne contenaient que { $digits }, les deux chiffres pourraient y changer de place et la grille aurait deux solutions. Elle n'en a qu'une, cela ne peut donc pas être : { $conclusion }.
tell-remote-pair = { $cells } ont les deux mêmes candidats, { $digits }, et chacune voit la suivante : elles prennent les deux chiffres à tour de rôle. Deux cases de la chaîne à un nombre impair de pas l'une de l'autre, comme ses bouts { $ends }, en contiennent donc un chacune, et ce qui voit les deux ne peut contenir ni l'un ni l'autre : { $conclusion }.
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

## Étapes : chaînes, boucles et réseaux
name-continuous-loop = Boucle continue
name-discontinuous-loop = Boucle discontinue
name-aic = Chaîne alternée (AIC)
name-grouped-continuous-loop = Boucle continue groupée
name-grouped-discontinuous-loop = Boucle discontinue groupée
name-grouped-aic = Chaîne alternée groupée (AIC)
name-forcing-chain-contradiction = Chaîne forçante par contradiction
name-forcing-chain-verity = Chaîne forçante par cas
name-forcing-net-contradiction = Réseau forçant par contradiction
name-forcing-net-verity = Réseau forçant par cas
tell-medusa = Des paires dont un seul membre est vrai relient des candidats de plusieurs chiffres en deux couleurs, { $one } et { $other } : une couleur est entièrement vraie, l'autre entièrement fausse. Ce qu'aucune des deux ne permet disparaît, de même qu'une couleur qui se contredit : { $conclusion }.
tell-is-not = { $cell } ne vaut pas { $digit }
tell-in = le { $digit } est dans l'une des cases { $cells }
tell-not-in = le { $digit } n'est dans aucune des cases { $cells }
tell-loop-wrong = Suivons la boucle { $chain }. Si { $start }, il s'ensuit, lien après lien, que { $end } : c'est une contradiction. Donc { $conclusion }.
tell-loop-right = Suivons la boucle { $chain }. Même si { $start }, il s'ensuit, lien après lien, que { $end }. C'est donc vrai dans tous les cas : { $conclusion }.
tell-loop-neither = Suivons la boucle { $chain }. Si { $start }, il s'ensuit, lien après lien, que { $end }. Sinon, la case contient le premier chiffre, et là aussi { $end }. Donc { $conclusion }.
tell-loop-continuous = La chaîne { $chain } se referme en une boucle où les candidats sont tour à tour faux et vrais. Des deux bouts de chaque lien faible, exactement un est donc vrai, et ce qui voit les deux, ou partage leur case, disparaît : { $conclusion }.
tell-contradiction = Supposons que { $start }. Alors, pas à pas, { $clash }. La supposition est donc fausse : { $conclusion }.
tell-verity-cell = L'un des candidats de { $cell } est vrai et, quel qu'il soit, il s'ensuit pas à pas que { $conclusion }.
tell-verity-house = Dans { $house }, le { $digit } va à l'une de ses places et, quelle qu'elle soit, il s'ensuit pas à pas que { $conclusion }.
tell-verity-candidate = Qu'il soit vrai ou faux que { $start }, il s'ensuit pas à pas que { $conclusion }.
tell-trial = Aucune technique ne mène plus loin : il faut procéder par essais et erreurs. Supposons que { $start }. Après { $count ->
    [one] une étape
   *[other] { $count } étapes
}, { $clash }. C'était donc faux : { $conclusion }.
tell-brute-force = Aucune technique ne mène plus loin. La solution a été trouvée par recherche (essais et erreurs), et on y lit : { $conclusion }.
tell-also = { $explanation } (Aussi appelé : { $names }.)
clash-candidate = { $cell } vaudrait et ne vaudrait pas { $digit }
clash-cell = { $cell } n'aurait plus de candidat
clash-house = il n'y aurait plus de place pour le { $digit } dans { $house }
clash-constraint = il serait impossible de respecter { $constraint }
proof-suppose-that = Supposons que { $statement }.
proof-suppose-further = Supposons en outre que { $statement }.
proof-case = Cas { $number } : { $statement }.
proof-then = Alors { $statement } : { $reason }.
proof-from = { $count ->
    [0] { $statement } : { $reason }.
   *[other] D'après { $lines } : { $statement }, car { $reason }.
}
proof-refuted = { $count ->
    [0] Mais { $clash }. La dernière supposition est donc fausse, et { $statement }.
   *[other] D'après { $lines } : { $clash }. La dernière supposition est donc fausse, et { $statement }.
}
proof-fails = Mais alors { $clash }. La première supposition est donc fausse : { $conclusion }.
proof-cases-so = Donc, dans chaque cas, { $conclusion }.
proof-loop-wrong = Cela contredit la supposition : { $conclusion }.
proof-loop-right = C'est donc vrai dans tous les cas : { $conclusion }.
proof-loop-neither = Sinon, la case contient le premier chiffre, et aucun autre. Donc, dans tous les cas, { $conclusion }.
proof-loop-continuous = La chaîne se parcourt aussi à rebours : des deux bouts de chaque lien faible, exactement un est vrai. Donc { $conclusion }.
reason-last-candidate = il n'y reste aucun autre candidat
reason-last-place = il ne reste aucune autre place dans { $house }
reason-one-digit = la case contient un autre chiffre
reason-one-place = dans { $house }, le { $digit } est ailleurs
reason-sight = la case voit ce { $digit }
reason-not-both = les deux à la fois sont incompatibles avec { $constraint }
reason-one-of-two = il faut l'un des deux pour respecter { $constraint }
reason-constraint = rien d'autre ne reste possible avec { $constraint }
reason-set = l'ensemble { $cells } a perdu un chiffre et garde tous les autres

## Les étapes : ce que veulent dire les marques d'un dessin
draw-placed = placé
draw-removed = enlevé
draw-pattern = motif
draw-fin = nageoire
draw-endo-fin = nageoire interne
draw-colour = une couleur
draw-other-colour = l'autre couleur
draw-extra = candidat supplémentaire

## Indices
hint-solved = La grille est résolue.
hint-no-solution = Cette grille n'a pas de solution.
hint-wrong-digit-at = Le chiffre en { $cell } est faux.
hint-wrong-marks-at = Les notes en { $cell } n'incluent pas le bon chiffre.
hint-wrong-digit = Le chiffre en { $cell } est faux, placé { $ago ->
    [one] au dernier coup
   *[other] il y a { $ago } coups
}.
hint-wrong-marks = Aux marques en { $cell } manque le chiffre qui y va, depuis { $ago ->
    [one] le dernier coup
   *[other] { $ago } coups
}.
hint-mistakes = { $first } { $more ->
    [0] Revenez avant ce coup pour corriger l'erreur.
    [one] Une autre erreur est venue ensuite. Revenez avant ce coup pour corriger les deux.
   *[other] { $more } autres erreurs sont venues ensuite. Revenez avant ce coup pour tout corriger.
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
forbidden-alike = deux cases ainsi placées doivent différer, et { $at } le contient déjà

## Le catalogue des variantes
why-look = Regardons { $constraints }. { $reasons }

## Pas par ensembles presque verrouillés
technique-sue-de-coq = Sue de Coq
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-chain = Chaîne d'ALS
technique-death-blossom = Death Blossom
tell-set = { $name }, c'est { $cells } avec { $digits }
tell-petal = pour le { $digit }, { $cells } avec { $digits }
tell-als-xz = Deux ensembles presque verrouillés : { $sets }. Chacun a un chiffre de plus que de cases et contient donc tous ses chiffres sauf un. Toutes les places du { $x } dans A voient toutes celles dans B : un seul des deux ensembles contient le { $x }. L'autre en est privé et contient tous ses autres chiffres. { $count ->
    [one] Quel que soit cet ensemble, le { $z } est dans A ou dans B, et une case qui voit toutes les places du { $z } dans les deux ne peut pas le contenir
   *[other] Quel que soit cet ensemble, chacun des chiffres { $z } est dans A ou dans B, et une case qui voit toutes les places de l'un d'eux dans les deux ne peut pas le contenir
} : { $conclusion }.
tell-als-xz-double = Deux ensembles presque verrouillés : { $sets }. Chacun a un chiffre de plus que de cases et contient donc tous ses chiffres sauf un. Pour chacun des chiffres { $commons }, toutes les places dans A voient toutes celles dans B : un seul des deux ensembles le contient. L'un des ensembles est donc privé du premier, l'autre du second, et ni l'un ni l'autre d'autre chose : tous leurs autres chiffres y sont verrouillés, et { $commons } dans les deux ensemble. Donc { $conclusion }.
tell-als-xy-wing = Trois ensembles presque verrouillés : { $sets }. Chacun a un chiffre de plus que de cases et contient donc tous ses chiffres sauf un. A et C ne peuvent pas contenir tous deux le { $x }, ni B et C tous deux le { $y }. C n'est privé que de l'un d'eux au plus : A est donc privé du { $x }, ou B du { $y }, et celui-là contient tous ses autres chiffres. { $count ->
    [one] Le { $z } est donc dans A ou dans B, et une case qui voit toutes les places du { $z } dans les deux ne peut pas le contenir
   *[other] Chacun des chiffres { $z } est donc dans A ou dans B, et une case qui voit toutes les places de l'un d'eux dans les deux ne peut pas le contenir
} : { $conclusion }.
tell-als-chain = Une chaîne d'ensembles presque verrouillés : { $sets }. Chacun a un chiffre de plus que de cases et contient donc tous ses chiffres sauf un, et deux voisins ont toujours un chiffre qu'un seul des deux peut contenir. Si A est privé { $count ->
    [one] du { $z }
   *[other] de l'un des chiffres { $z }
}, il contient le chiffre dont B est alors privé ; B contient le suivant, et ainsi de suite, jusqu'à ce que { $last } soit privé d'un autre chiffre et contienne { $count ->
    [one] le { $z }. Le { $z } est donc dans A ou dans { $last }, et une case qui voit toutes les places du { $z } dans les deux ne peut pas le contenir
   *[other] celui-là. Chacun des chiffres { $z } est donc dans A ou dans { $last }, et une case qui voit toutes les places de l'un d'eux dans les deux ne peut pas le contenir
} : { $conclusion }.
tell-death-blossom = La tige, { $stem }, contient l'un des chiffres { $digits }. Pour chacun il y a un pétale, un ensemble presque verrouillé où toutes les places du chiffre voient la tige : { $petals }. Quel que soit le chiffre de la tige, elle le prend à son pétale, qui contient alors tous ses autres chiffres. { $count ->
    [one] Le { $z } est donc dans l'un des pétales, et une case qui voit toutes ses places dans les pétales ne peut pas le contenir
   *[other] Chacun des chiffres { $z } est donc dans l'un des pétales, et une case qui voit toutes les places de l'un d'eux dans les pétales ne peut pas le contenir
} : { $conclusion }.
tell-sue-de-coq = Au croisement de { $line } et de { $region }, { $middle } ne peuvent contenir que { $digits }. Ailleurs dans { $line }, { $one } { $onecount ->
    [one] n'a
   *[other] n'ont
} que { $onedigits } ; ailleurs dans { $region }, { $other } { $othercount ->
    [one] n'a
   *[other] n'ont
} que { $otherdigits }. Cela fait { $cells } cases, et il n'y a que { $cells } chiffres pour elles, puisqu'aucun n'y tient deux fois{ $twice ->
    [0] {""}
   *[other] {" "}sauf { $both }, une fois dans chacun des deux groupements
}. Chaque chiffre sert donc et a sa place dans ces cases : { $conclusion }.
proof-als-suppose = Supposons que l'ensemble { $name } ({ $cells }) ne contienne pas { $count ->
    [one] le { $z }
   *[other] l'un des chiffres { $z }
}.
proof-als-holds = L'ensemble { $name } ne peut se passer que d'un de ses chiffres : il contient donc le { $digit }.
proof-als-lacks = Chaque { $digit } de l'ensemble { $name } ({ $cells }) voit chaque { $digit } de l'ensemble { $before } : l'ensemble { $name } est donc privé du { $digit }.
proof-als-ends = L'ensemble { $name } ne peut se passer que d'un de ses chiffres : il contient donc { $count ->
    [one] le { $z }
   *[other] le chiffre en question
}.
proof-als-so = { $count ->
    [one] Le { $z } est donc dans { $first } ou dans { $last }
   *[other] Chacun des chiffres { $z } est donc dans { $first } ou dans { $last }
}, et dans les deux cas { $conclusion }.
proof-petal = Si { $stem } contient le { $digit }, le pétale { $petal } n'a plus de { $digit } et contient tous ses autres chiffres, { $count ->
    [one] donc aussi le { $z }
   *[other] donc aussi { $z }
}.
proof-petals-so = { $count ->
    [one] Le { $z } est donc dans l'un des pétales
   *[other] Chacun des chiffres { $z } est donc dans l'un des pétales
}, et dans tous les cas { $conclusion }.
draw-set = ensemble { $name }
technique-wxyz-wing = WXYZ-Wing
technique-vwxyz-wing = VWXYZ-Wing
technique-aligned-pair = Exclusion de paires alignées (Aligned Pair Exclusion)
technique-aligned-triplet = Exclusion de triplets alignés (Aligned Triplet Exclusion)
technique-bug-lite = BUG partiel (BUG Lite)
tell-bent-set = { $cells } n'ont que les chiffres { $digits } : autant de chiffres que de cases. Toutes les places de chaque chiffre, sauf le { $z }, se voient entre elles : chacun de ces chiffres y est donc une fois au plus. Sans le { $z }, les { $count } cases n'auraient pas assez de chiffres. L'une d'elles contient donc le { $z }, et une case qui voit toutes les places du { $z } ne le peut pas : { $conclusion }.
tell-bug-lite = Si { $cells } ne contenaient chacune que deux chiffres parmi { $digits }, chaque chiffre étant dans deux cases de chaque groupement, chaque case pourrait prendre son autre chiffre et la grille aurait deux solutions. Donc { $count ->
    [one] { $extras } contient l'un de ses autres candidats
   *[other] l'une de { $extras } contient son autre candidat
} : { $conclusion }.
tell-digit-at = le { $digit } en { $cell }
why-in-sight = Le { $digit } ne peut pas être à la fois en { $cell } et en { $other }, qui se voient.
why-too-few-digits = Avec { $with }, il ne resterait { $count ->
    [0] rien
   *[other] que { $digits }
} pour { $cells }{ $cellcount ->
    [one] {""}
   *[other] {" "}: moins de chiffres que de cases
}.
