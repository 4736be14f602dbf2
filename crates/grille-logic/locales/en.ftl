### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Vocabulary
houses-rows = rows { $numbers }
houses-columns = columns { $numbers }
houses-boxes = boxes { $numbers }
houses-others = { $houses }

## The command line: what it says
hint-timeout = No hint was found within the time limit (--timeout).
solve-budget = The search was stopped before a solution was found.
explain-solved = Solved by logic in { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
explain-stopped = After { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
explain-search = Logic ends here after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}; the rest was found by search (trial and error).
explain-trial = Solved in { $steps } steps, { $trials ->
    [one] one of them
   *[other] { $trials } of them
} by trial and error.
explain-several = Logic ends here after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: the grid has several solutions.
explain-no-solution = The grid has no solution.
technique-entry = { $id }; HoDoKu: { $level }, score { $score }
technique-example = Example { $number } of { $count }
technique-examples = There are { $count } examples, from 1 on.
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme

## Built-in grids
builtin-a1 = “Règles du Sudoku”: the grid of the dialogue
builtin-b1 = “Réalisez un projet en Python”: the example line of sudoku.txt
builtin-b-figure-1 = “Réalisez un projet en Python”: figure 1
builtin-b-figure-2 = “Réalisez un projet en Python”: figure 2, a simple grid
builtin-d1 = “Résolution de sudokus”: example 1 (R1, R2)
builtin-d2 = “Résolution de sudokus”: example 2 (R1 to R3)
builtin-d3 = “Résolution de sudokus”: example 3 (R1 to R4)
builtin-d4 = “Résolution de sudokus”: example 4 (R1 to R5)
builtin-d5 = “Résolution de sudokus”: example 5 (R1 to R5, then search); it has nine solutions
builtin-d6 = “Résolution de sudokus”: example 6 (more than R1 to R5)
builtin-e-example = “Réalisation de l'interface d'un sudoku en Common Lisp”: the example grid
builtin-e-4x4-1 = “Réalisation de l'interface d'un sudoku en Common Lisp”: 4x4-1.lisp
builtin-e-9x9-1 = “Réalisation de l'interface d'un sudoku en Common Lisp”: 9x9-1.lisp
builtin-e-game = “Réalisation de l'interface d'un sudoku en Common Lisp”: the grid of the game

## Techniques
technique-full-house = Full House
technique-naked-single = Naked Single
technique-hidden-single = Hidden Single
technique-locked-pair = Locked Pair
technique-locked-triple = Locked Triple
technique-pointing = Locked Candidates (Pointing)
technique-claiming = Locked Candidates (Claiming)
technique-naked-pair = Naked Pair
technique-naked-triple = Naked Triple
technique-naked-quad = Naked Quadruple
technique-hidden-pair = Hidden Pair
technique-hidden-triple = Hidden Triple
technique-hidden-quad = Hidden Quadruple
technique-x-wing = X-Wing
technique-swordfish = Swordfish
technique-jellyfish = Jellyfish
technique-remote-pair = Remote Pair
technique-bug-plus-1 = Bivalue Universal Grave + 1
technique-skyscraper = Skyscraper
technique-two-string-kite = 2-String Kite
technique-turbot-fish = Turbot Fish
technique-empty-rectangle = Empty Rectangle
technique-w-wing = W-Wing
technique-xy-wing = XY-Wing
technique-xyz-wing = XYZ-Wing

## Document D's rules
rule-and-technique = { $rule } — { $technique }
rule-alone = { $rule }
rule-r1 = R1, single candidates
rule-r2 = R2, each digit once in a house
rule-r3 = R3, single places
rule-r4 = R4, regions and lines
rule-r5-rows-columns = R5, X-Wing of rows with columns
rule-r5-rows-regions = R5, X-Wing of rows with regions
rule-r5-columns-rows = R5, X-Wing of columns with rows
rule-r5-columns-regions = R5, X-Wing of columns with regions
rule-r5-regions-rows = R5, X-Wing of regions with rows
rule-r5-regions-columns = R5, X-Wing of regions with columns
rules-not = “{ $found }” does not name any rules: write r1,r2 or r1..r4, r5:rows-columns, simple or all.
rules-stage = { $rules }: { $new ->
    [one] 1 new cell
   *[other] { $new } new cells
}, { $found } in all; candidate grids left: { $grids }.
rules-stage-solved = { $rules }: { $new ->
    [one] 1 new cell
   *[other] { $new } new cells
}, { $found } in all; the sudoku is solved.
rules-no-solution = There is no solution: the rules lead to a contradiction.
rules-simple = The grid is simple: it is solved with the cells that allow one value only.
rules-not-simple = The grid is not simple: with the cells that allow one value only, { $open ->
    [one] 1 cell stays empty
   *[other] { $open } cells stay empty
}.
rules-solved = { $rules } { $count ->
    [one] solves
   *[other] solve
} the grid.
rules-form = R5 ({ $base }/{ $cover })
rules-form-rows = rows
rules-form-columns = columns
rules-form-regions = regions
rules-left = { $rules } { $count ->
    [one] leaves
   *[other] leave
} { $open ->
    [one] 1 cell empty
   *[other] { $open } cells empty
}; candidate grids left: { $grids }.
rules-too-many = There are { $number } candidate grids, more than the limit of { $limit }: too many to look at each. “grille solve” without --rules solves any grid.
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-finned-swordfish = Finned Swordfish
technique-sashimi-swordfish = Sashimi Swordfish
technique-finned-jellyfish = Finned Jellyfish
technique-sashimi-jellyfish = Sashimi Jellyfish
technique-squirmbag = Squirmbag
technique-whale = Whale
technique-leviathan = Leviathan
technique-finned-squirmbag = Finned Squirmbag
technique-sashimi-squirmbag = Sashimi Squirmbag
technique-finned-whale = Finned Whale
technique-sashimi-whale = Sashimi Whale
technique-finned-leviathan = Finned Leviathan
technique-sashimi-leviathan = Sashimi Leviathan
technique-franken-x-wing = Franken X-Wing
technique-franken-swordfish = Franken Swordfish
technique-franken-jellyfish = Franken Jellyfish
technique-franken-squirmbag = Franken Squirmbag
technique-franken-whale = Franken Whale
technique-franken-leviathan = Franken Leviathan
technique-finned-franken-x-wing = Finned Franken X-Wing
technique-finned-franken-swordfish = Finned Franken Swordfish
technique-finned-franken-jellyfish = Finned Franken Jellyfish
technique-finned-franken-squirmbag = Finned Franken Squirmbag
technique-finned-franken-whale = Finned Franken Whale
technique-finned-franken-leviathan = Finned Franken Leviathan
technique-mutant-x-wing = Mutant X-Wing
technique-mutant-swordfish = Mutant Swordfish
technique-mutant-jellyfish = Mutant Jellyfish
technique-mutant-squirmbag = Mutant Squirmbag
technique-mutant-whale = Mutant Whale
technique-mutant-leviathan = Mutant Leviathan
technique-finned-mutant-x-wing = Finned Mutant X-Wing
technique-finned-mutant-swordfish = Finned Mutant Swordfish
technique-finned-mutant-jellyfish = Finned Mutant Jellyfish
technique-finned-mutant-squirmbag = Finned Mutant Squirmbag
technique-finned-mutant-whale = Finned Mutant Whale
technique-finned-mutant-leviathan = Finned Mutant Leviathan
technique-kraken-fish-1 = Kraken Fish Type 1
technique-kraken-fish-2 = Kraken Fish Type 2
technique-template-set = Template Set
technique-template-delete = Template Delete
technique-simple-colours = Simple Colours
technique-multi-colours = Multi Colours
technique-medusa = 3D Medusa
technique-x-chain = X-Chain
technique-xy-chain = XY-Chain
technique-nice-loop = Nice Loop / AIC
technique-grouped-nice-loop = Grouped Nice Loop / AIC
technique-forcing-chain = Forcing Chain
technique-forcing-net = Forcing Net
technique-trial = Trial and Error
technique-brute-force = Brute Force
technique-unique-rectangle-1 = Unique Rectangle Type 1
technique-unique-rectangle-2 = Unique Rectangle Type 2
technique-unique-rectangle-3 = Unique Rectangle Type 3
technique-unique-rectangle-4 = Unique Rectangle Type 4
technique-unique-rectangle-5 = Unique Rectangle Type 5
technique-unique-rectangle-6 = Unique Rectangle Type 6
technique-hidden-rectangle = Hidden Rectangle
technique-avoidable-rectangle-1 = Avoidable Rectangle Type 1
technique-avoidable-rectangle-2 = Avoidable Rectangle Type 2
technique-bug-type-2 = Bivalue Universal Grave Type 2
technique-bug-type-3 = Bivalue Universal Grave Type 3
technique-bug-type-4 = Bivalue Universal Grave Type 4
rules-searched = { $solutions ->
    [0] Of { $grids } candidate grids none is a solution
    [one] Of { $grids } candidate grids one is the solution
   *[other] Of { $grids } candidate grids { $solutions } are solutions
}.

## Steps: the line, the conclusions
# Programs read this line: the colon and what follows are the same in each language.
step-line = { $technique }: { $notation }
tell-is = { $cell } is { $digit }
tell-digit = { $digit }
tell-loses = { $cells } { $count ->
    [one] loses
   *[other] lose
} { $digits }
tell-more = { $first }; { $rest }
tell-others = { $count ->
    [one] 1 more cell loses candidates
   *[other] { $count } more cells lose candidates
}
tell-nothing = nothing follows

## Steps: the reasons, technique by technique
tell-full-house = In { $house }, only { $cell } is still empty and only { $digit } is missing: { $conclusion }.
tell-naked-single = Only one candidate is left in { $cell }, { $digit }: every other digit is already in one of its houses or has been ruled out. So { $conclusion }.
tell-hidden-single = In { $house }, the { $digit } has only one place left, { $cell }: no other empty cell there can hold it. So { $conclusion }.
tell-locked-subset = { $cells } have no candidates but { $digits }: { $count ->
    [2] two cells for two digits
    [3] three cells for three digits
   *[other] { $count } cells for { $count } digits
}. These cells lie in { $houses } at once, so both have these digits there and nowhere else: { $conclusion }.
tell-naked-subset = In { $houses }, { $cells } have no candidates but { $digits }: { $count ->
    [2] two cells for two digits
    [3] three cells for three digits
    [4] four cells for four digits
   *[other] { $count } cells for { $count } digits
}. These digits go there and nowhere else in { $houses }: { $conclusion }.
tell-hidden-subset = In { $houses }, the digits { $digits } have no places but { $cells }: { $count ->
    [2] two digits for two cells
    [3] three digits for three cells
    [4] four digits for four cells
   *[other] { $count } digits for { $count } cells
}. These cells are taken, so nothing else goes there: { $conclusion }.
tell-locked-candidates = In { $house }, every place left for { $digit } lies in { $cover } too. Wherever it goes there, it is the { $digit } of { $cover }, so the rest of { $cover } cannot hold it: { $conclusion }.
tell-fish = In { $bases }, the { $digit } can only go into { $covers }: { $count ->
    [2] two houses need it, and two can take it
    [3] three houses need it, and three can take it
    [4] four houses need it, and four can take it
   *[other] { $count } houses need it, and as many can take it
}. So { $covers } have their { $digit } there, and their other cells cannot hold it: { $conclusion }.
tell-finned-fish = But for the { $count ->
    [one] fin
   *[other] fins
} { $fins }, the { $digit } in { $bases } could only go into { $covers }. If no fin is true, this fish holds and takes { $digit } from the other cells of { $covers }; if a fin is true, it takes { $digit } from the cells that see it. Either way, { $conclusion }.
name-siamese = Siamese { $technique }
tell-siamese-fish = { $bases } are the base of two fish on { $digit }: one is covered by { $covers }, the other by { $others }. The places of the base that a cover leaves out are its fins; all in all they are { $fins }. Each fish takes { $digit } from those of the covered cells that see all its fins. Together, { $conclusion }.
tell-endo-fins = { $explanation } ({ $fins } { $count ->
    [one] lies
   *[other] lie
} in two of { $bases } at once: one { $digit } there would serve both, so it counts as a fin, an endo-fin.)
tell-cannibal-fish = { $explanation } ({ $cells } { $count ->
    [one] lies
   *[other] lie
} in two of { $covers }: a { $digit } there would take both, and too few would be left for the base. The fish removes a place of its own.)
tell-kraken-fish-1 = But for the { $count ->
    [one] fin
   *[other] fins
} { $fins }, the { $digit } in { $bases } could only go into { $covers }. If no fin is true, this fish holds and takes { $digit } from the other cells of { $covers }. If a fin is true, a chain that starts there takes the same candidate, as the proof shows. Either way, { $conclusion }.
tell-kraken-fish-2 = But for the { $count ->
    [one] fin
   *[other] fins
} { $fins }, the { $digit } in { $bases } could only go into { $covers }, one into each of them. So one of { $starts } is { $digit }: a place of the fish in one of the covering houses, or a fin. From each of these cells a chain leads to the same result, as the proof shows: { $conclusion }.
tell-template-set = A template is a way in which the { $digit } can fill all its houses, without the cells that other digits have in each of theirs. Every template has { $digit } in { $cells }: { $conclusion }.
tell-template-delete = A template is a way in which the { $digit } can fill all its houses, without the cells that other digits have in each of theirs. No template has { $digit } in { $cells }: { $conclusion }.
tell-skyscraper = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. { $joint } and { $otherjoint } stand on the same ground, { $joined }, so they cannot both be { $digit }: at least one of the tops { $end } and { $otherend } is. What sees both tops cannot be { $digit }: { $conclusion }.
tell-two-string-kite = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. The two strings meet in { $joined }, where { $joint } and { $otherjoint } cannot both be { $digit }: at least one of the far ends { $end } and { $otherend } is. What sees both cannot be { $digit }: { $conclusion }.
tell-turbot-fish = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. { $joint } and { $otherjoint } see each other in { $joined }, so they cannot both be { $digit }: at least one of { $end } and { $otherend } is. What sees both cannot be { $digit }: { $conclusion }.
tell-w-wing = { $one } and { $other } have the same two candidates, { $removed } and { $linked }. In { $house }, the { $linked } is in { $near } or { $far }; one of the two cells sees { $near }, the other { $far }, so at least one of them cannot be { $linked } and is { $removed }. What sees both { $one } and { $other } cannot be { $removed }: { $conclusion }.
tell-xy-wing = { $pivot } is { $x } or { $y }. If it is { $x }, { $one } is { $z }; if it is { $y }, { $other } is { $z }. Either way one of { $one } and { $other } is { $z }, and what sees both cannot be: { $conclusion }.
tell-xyz-wing = { $pivot } is { $x }, { $y } or { $z }. If it is { $x }, { $one } is { $z }; if it is { $y }, { $other } is { $z }; else it is { $z } itself. One of the three is { $z } in any case, and what sees all three cannot be: { $conclusion }.
tell-simple-colours = Strong links on { $digit } tie its places together in two colours, { $one } and { $other }: one colour is true as a whole, the other is false as a whole. From this it follows that { $conclusion }.
tell-rectangle = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. It has one only, so this cannot be: { $conclusion }.
tell-remote-pair = { $cells } have the same two candidates, { $digits }, and each sees the next: they take the two digits in turn. Two cells of the chain that are an odd number of steps apart, such as its ends { $ends }, therefore hold one digit each, and what sees both can hold neither: { $conclusion }.
tell-empty-rectangle = In { $region }, the { $digit } lies either in { $arm } or in { $other }. If it lies in { $arm }, it is not at { $near }, so { $pair } has it at { $far }. If it lies in { $other }, the cells that see { $other } lose it. What sees both { $far } and { $other } loses it either way: { $conclusion }.
tell-multi-colours = Strong links tie the places of { $digit } together in two groups, { $one } and { $other }, each in two colours of which exactly one is true. A colour of the one group sees a colour of the other, so not both of them are true, and at least one of the colours opposite to them is. From this it follows that { $conclusion }.
tell-rectangle-subset = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. So one of the other candidates of { $extras } is true, and together with { $subset } they are as many digits as cells, which keep them to themselves: { $conclusion }.
tell-rectangle-extra = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. So one of { $extras } holds their extra digit, and what sees all of them cannot: { $conclusion }.
tell-rectangle-strong = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. One of the two digits has no place in { $houses } outside the rectangle, so it takes one of the rectangle’s cells there. The other digit in the remaining cell would close the rectangle, so it cannot go there: { $conclusion }.
tell-bug = If every empty cell had two candidates only and every digit two places only in its houses, the solution would not be the only one. What keeps it from that is at { $cells }: { $conclusion }.
tell-chain = Follow the chain { $chain }. If it is false that { $start }, link after link it follows that { $end }. So at least one end of the chain is true, and what contradicts both goes: { $conclusion }.
tell-general = { $technique }: the candidates { $digits } in { $cells } make this pattern, from which it follows that { $conclusion }.
tell-general-houses = { $technique }: the candidates { $digits } in { $cells } make this pattern in { $houses }, from which it follows that { $conclusion }.
tell-general-cells = { $technique }: the cells { $cells } make this pattern, from which it follows that { $conclusion }.
tell-general-bare = { $technique }: from this pattern it follows that { $conclusion }.
tell-assumes-unique = { $explanation } (This rests on the puzzle having one solution only.)

## Steps: a chain proved link by link
proof-suppose = Suppose that { $cell } is not { $digit }.
proof-strong-cell = Then { $cell } is { $digit }: it has no candidates but { $other } and { $digit }.
proof-strong-house = Then { $cell } is { $digit }, the only other place in { $house }.
proof-strong = Then { $cell } is { $digit }.
proof-weak-cell = Then { $cell } is not { $digit }, as it is { $other }.
proof-weak-house = Then { $cell } is not { $digit }: { $from } is, and both are in { $house }.
proof-weak = Then { $cell } is not { $digit }.
proof-so = So { $start } or { $end }, and in both cases { $conclusion }.

## Steps: chains, loops and nets
name-continuous-loop = Continuous Nice Loop
name-discontinuous-loop = Discontinuous Nice Loop
name-aic = AIC
name-grouped-continuous-loop = Grouped Continuous Nice Loop
name-grouped-discontinuous-loop = Grouped Discontinuous Nice Loop
name-grouped-aic = Grouped AIC
name-forcing-chain-contradiction = Forcing Chain Contradiction
name-forcing-chain-verity = Forcing Chain Verity
name-forcing-net-contradiction = Forcing Net Contradiction
name-forcing-net-verity = Forcing Net Verity
tell-medusa = Pairs of which exactly one is true tie candidates of several digits together in two colours, { $one } and { $other }: one colour is true as a whole, the other is false as a whole. What neither colour leaves possible goes, and so does a colour that contradicts itself: { $conclusion }.
tell-is-not = { $cell } is not { $digit }
tell-in = { $digit } is in one of { $cells }
tell-not-in = { $digit } is in none of { $cells }
tell-loop-wrong = Follow the loop { $chain }. If { $start }, it follows link after link that { $end }, which contradicts it. So { $conclusion }.
tell-loop-right = Follow the loop { $chain }. Even if { $start }, it follows link after link that { $end }. So this is true in any case: { $conclusion }.
tell-loop-neither = Follow the loop { $chain }. If { $start }, it follows link after link that { $end }. Otherwise the cell holds the first digit, and { $end } again. So { $conclusion }.
tell-loop-continuous = The chain { $chain } closes to a loop in which candidates are false and true in turn. So of the two ends of each weak link exactly one is true, and what sees both, or shares their cell, goes: { $conclusion }.
tell-contradiction = Suppose that { $start }. Then, step by step, { $clash }. So the supposition is wrong: { $conclusion }.
tell-verity-cell = One of the candidates of { $cell } is true, and whichever it is, it follows step by step that { $conclusion }.
tell-verity-house = In { $house }, the { $digit } takes one of its places, and whichever it is, it follows step by step that { $conclusion }.
tell-verity-candidate = Whether or not { $start }, it follows step by step that { $conclusion }.
tell-trial = No technique leads on from here: this is trial and error. Suppose that { $start }. After { $count ->
    [one] one step
   *[other] { $count } steps
}, { $clash }. So it was wrong: { $conclusion }.
tell-brute-force = No technique leads on from here. The solution was found by search (trial and error), and this is taken from it: { $conclusion }.
tell-also = { $explanation } (Also known as { $names }.)
clash-candidate = { $cell } would both be { $digit } and not be it
clash-cell = { $cell } would have no candidate left
clash-house = there would be no place left for { $digit } in { $house }
clash-constraint = { $constraint } could not be met
proof-suppose-that = Suppose that { $statement }.
proof-suppose-further = Suppose further that { $statement }.
proof-case = Case { $number }: { $statement }.
proof-then = Then { $statement }: { $reason }.
proof-from = { $count ->
    [0] { $statement }: { $reason }.
   *[other] From { $lines }: { $statement }, as { $reason }.
}
proof-refuted = { $count ->
    [0] But { $clash }. So the last supposition is wrong, and { $statement }.
   *[other] From { $lines }: { $clash }. So the last supposition is wrong, and { $statement }.
}
proof-fails = But then { $clash }. So the first supposition is wrong: { $conclusion }.
proof-cases-so = So in each case { $conclusion }.
proof-loop-wrong = This contradicts the supposition: { $conclusion }.
proof-loop-right = So it is true in any case: { $conclusion }.
proof-loop-neither = Otherwise the cell holds the first digit, and no other. So in any case { $conclusion }.
proof-loop-continuous = The chain can be followed backwards, too: of the two ends of each weak link exactly one is true. So { $conclusion }.
reason-last-candidate = no other candidate is left there
reason-last-place = no other place is left in { $house }
reason-one-digit = the cell holds another digit
reason-one-place = { $house } has its { $digit } elsewhere
reason-sight = it sees that { $digit }
reason-not-both = { $constraint } does not allow both
reason-one-of-two = { $constraint } needs one of the two
reason-constraint = { $constraint } leaves nothing else
reason-set = the set { $cells } has lost one digit and keeps all others

## Steps: what the marks of a drawing mean
draw-placed = placed
draw-removed = removed
draw-pattern = pattern
draw-fin = fin
draw-endo-fin = endo-fin
draw-colour = one colour
draw-other-colour = the other colour
draw-extra = extra candidate

## Hints
hint-solved = The grid is solved.
hint-no-solution = This puzzle has no solution.
hint-wrong-digit-at = The digit at { $cell } is wrong.
hint-wrong-marks-at = The marks at { $cell } lack the digit that belongs there.
hint-wrong-digit = The digit at { $cell } is wrong, placed { $ago ->
    [one] with the last move
   *[other] { $ago } moves ago
}.
hint-wrong-marks = The marks at { $cell } lack the digit that belongs there, since { $ago ->
    [one] the last move
   *[other] { $ago } moves ago
}.
hint-mistakes = { $first } { $more ->
    [0] Undo back to before that move to fix it.
    [one] One later move is wrong too. Undo back to before that move to fix both.
   *[other] { $more } later moves are wrong too. Undo back to before that move to fix them all.
}
hint-where = Look at { $houses }.
hint-technique = There is a step here: { $technique }.
hint-cells = Look at { $cells }.
hint-apply = To do: { $conclusion }.
hint-done = Done: { $conclusion }.
hint-stuck = No technique known here leads on. The cell with the fewest candidates is { $cell }, with { $count ->
    [one] 1
   *[other] { $count }
}.

## The possibilities of a cell
possible = { $count ->
    [0] Nothing can go into { $cell }
    [one] Only { $digits } can go into { $cell }
   *[other] { $digits } can go into { $cell }
}.
possible-given = { $cell } holds { $digit }, which is given.
forbidden = { $digit } is forbidden: { $reasons }
forbidden-held = already in { $houses }, at { $at }
forbidden-ruled-out = it has been ruled out
technique-unique-loop-1 = Unique Loop Type 1
technique-unique-loop-2 = Unique Loop Type 2
technique-unique-loop-3 = Unique Loop Type 3
technique-unique-loop-4 = Unique Loop Type 4

## How hard a puzzle is, in a word
grade-beginner = beginner
grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-expert = expert
grade-extreme = extreme

## Steps by constraints
technique-equal-cells = Equal Cells
technique-pair-relation = Related Pair
technique-thermometer = Thermometer
technique-sign-chain = Chain of Signs
technique-line-ends = Ends of a Line
technique-cage-combination = Cage Combinations
technique-digit-run = Digit Sets
technique-circle-count = Counted Digits
technique-locked-sight = Locked Candidates (Sight)
technique-equal-sight = Equal Cells (Sight)
technique-locked-in-constraint = Locked Candidates (Constraint)
technique-locked-relation = Locked Candidates (Relation)
technique-sum-limits = Sum Limits
technique-rule-of-45 = Rule of 45
technique-shared-partner = Shared Partner
technique-alternation = Alternating Sides
technique-cage-arrangement = Cage Arrangement
technique-cage-clash = Cage Clash
technique-killer-subset = Killer Subset
technique-outside-clue = Outside Clue
technique-sandwich-filling = Sandwich Filling
technique-innies-outies = Innies and Outies
technique-constraint-breaks = Broken Constraint
constraint-number = constraint { $number }
why-so = { $reasons } So { $conclusion }.
why-and-more = { $reasons } { $more ->
    [one] One more reason of this kind follows.
   *[other] { $more } more reasons of this kind follow.
} So { $conclusion }.
why-two = { $first } { $next }
why-combinations = { $count ->
    [one] Only one combination is left: { $sets }.
   *[other] The combinations left are { $sets }.
}
why-many-combinations = There are { $count } combinations left.
why-held = { $count ->
    [one] { $cells } is
   *[other] { $cells } hold
} one of { $sets }.
why-clash = { $held } All these cells see each other: with { $count ->
    [one] { $sets }
   *[other] any of { $sets }
} at { $cells }, nothing would be left that { $others } could hold.
why-together = { $held } All these cells see each other, so that { $digits } { $count ->
    [one] is among them however they are filled: what sees all its places cannot hold it
   *[other] are among them however they are filled: what sees all places of one of these cannot hold it
}.
why-no-arrangement = With { $digits } at { $cell }, the other cells could not share out the rest of any { $count ->
    [one] combination that has it
   *[other] combination that has them
}.
why-needs = There must be a { $digit }, and it can only be at { $places }; what sees all of these cells cannot hold it.
why-needs-one = There must be a { $digit }, and it can only be at { $place }.
why-house-needs = In { $house }, the { $digit } can only be at { $places }; what sees all of these cells cannot hold it.
why-no-place = In { $house }, the { $digit } can only be at { $places }, and with { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell } it could be at none of these.
why-innies = The sum of { $houses } is { $total }, that of the cages inside { $cages }: the rest, { $cells }, makes the difference, { $apart }.
why-outies = The sum of { $houses } is { $total }, that of the cages over them { $cages }: what lies outside, { $cells }, makes the difference, { $apart }.
why-innies-outies = The sum of { $houses } is { $total }, that of the cages over them { $cages }. The two differ only by { $innies }, which no cage has, and { $outies }, which lie outside.
why-no-sum-alone = { $digits } at { $cell } would not make the sums agree{ $count ->
    [one] .
   *[other] , none of them.
}
why-no-sum = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, nothing left to { $others } would make the sums agree.
why-grows = The digits grow from { $from } on, which is at least { $least }; so { $to } is at least { $bound }.
why-falls = The digits fall from { $from } on, which is at most { $greatest }; so { $to } is at most { $bound }.
why-midst = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, this end would be neither below { $low }, which is at most { $greatest }, nor above { $high }, which is at least { $least }.
why-midst-one = { $other } lies between the ends, so { $cell } cannot be { $digits }.
why-ends-too-close = Between the ends there must be room for { $between }, which differ: with { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, everything left to { $other } is too close.
why-no-other-end = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at the end { $cell }, nothing left to the other end { $other } suits all cells between them.
why-inside = The ends are at least { $least } and at most { $greatest }: what lies between them is more than { $least } and less than { $greatest }.
why-locked-out = Whatever { $ends } are, { $digits } { $count ->
    [one] is one of the two or lies
   *[other] are among the two or lie
} between them, where nothing else on the line may be.
why-too-much = Even with { $digit } at { $cell }, the sum of { $cells } would be at least { $least }, and { $sum } is the most that it may be.
why-too-much-for = Even with { $digit } at { $cell }, the sum of { $cells } would be at least { $least }, and that of { $other } at most { $greatest }: they could not be equal.
why-too-little = Even with { $digit } at { $cell }, the sum of { $cells } would be at most { $greatest }, and { $sum } is needed.
why-no-partner-at-all = With { $digits } at { $cell }, nothing at all could stand at { $other }.
why-no-partner = With { $digit } at { $cell }, { $other } would have to be { $count ->
    [one] { $partners }, which it cannot be
   *[other] one of { $partners }, and it can be none of them
}.
why-no-partner-left = { $other } can only be { $left }, with which { $digits } at { $cell } { $count ->
    [one] does not go
   *[other] do not go
}.
why-same-partner = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, only the same digit would be left to { $other }, which sees it.
why-equal = { $cells } are equal.
why-twins-fill = { $twins } are equal; with { $digit } there, no place would be left to it in { $house }.
why-twin-sight = In { $house }, the { $digit } can only be at { $places }; what sees each of these cells, or one equal to it, cannot hold it.
why-shared-partner = With { $digit } at { $cell }, { $count ->
    [0] nothing
   *[other] only { $partners }
} would be left to { $others }, which must differ.
why-alternates = From cell to cell, the digits go back and forth between { $one } on one side and { $other } on the other. With one of { $digits } at { $cell }, only { $left } would be left to { $cells } in { $house }: fewer digits than cells.
why-all-needed = No more cells than are needed can hold one of { $digits }: { $count ->
    [one] { $places } holds nothing else
   *[other] { $places } hold nothing else
}.
why-no-more = { $count ->
    [0] No { $digits } may come.
   *[other] All that may come of { $digits } is at { $places } already.
}
why-crusts-apart = The sum { $sum } takes { $range ->
    [0] { $fewest ->
        [0] no digit
        [one] one digit
       *[other] { $fewest } digits
    }
   *[other] from { $fewest } to { $most } digits
} between the { $one } and the { $other }: a place of the one goes where the other has none at that distance.
why-filling = { $cells } { $count ->
    [one] lies
   *[other] lie
} between the two ends of the sandwich. { $combinations }
why-clue = With { $digit } at { $cell }, { $count ->
    [0] the clue could be no number at all
    [one] the clue would be { $numbers }
   *[other] the clue could only be one of { $numbers }
}.
why-breaks = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, the constraint cannot be met: { $others }.
why-has-left = { $cell } has only { $digits } left
why-breaks-many = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, the candidates left at { $others } cannot meet the constraint.
why-breaks-alone = With { $count ->
    [one] { $digits }
   *[other] one of { $digits }
} at { $cell }, the constraint cannot be met, whatever the other cells hold.
forbidden-constraint = { $constraint } does not allow it
forbidden-alike = cells in these positions must differ, and { $at } already holds it

## The catalogue of variants
why-look = Look at { $constraints }. { $reasons }

## Steps by almost locked sets
technique-sue-de-coq = Sue de Coq
technique-als-xz = ALS-XZ
technique-als-xy-wing = ALS-XY-Wing
technique-als-chain = ALS-Chain
technique-death-blossom = Death Blossom
tell-set = { $name } is { $cells } with { $digits }
tell-petal = for { $digit }, { $cells } with { $digits }
tell-als-xz = Two almost locked sets: { $sets }. Each has one digit more than cells, so it holds all of its digits but one. All places of { $x } in A see all those in B, so only one of the sets holds { $x }. The other lacks it and holds all of its other digits. { $count ->
    [one] Whichever set that is, { $z } is in A or in B, and a cell that sees all places of { $z } in both cannot hold it
   *[other] Whichever set that is, each of { $z } is in A or in B, and a cell that sees all places of one of them in both cannot hold it
}: { $conclusion }.
tell-als-xz-double = Two almost locked sets: { $sets }. Each has one digit more than cells, so it holds all of its digits but one. Of each of { $commons }, all places in A see all those in B, so only one of the sets holds it. One set therefore lacks the first, the other set lacks the second, and neither lacks anything else: all their other digits are locked in them, and { $commons } in the two together. So { $conclusion }.
tell-als-xy-wing = Three almost locked sets: { $sets }. Each has one digit more than cells, so it holds all of its digits but one. A and C cannot both hold { $x }, and B and C cannot both hold { $y }. C lacks at most one of the two, so A lacks { $x } or B lacks { $y }: one of these two sets holds all of its other digits. { $count ->
    [one] So { $z } is in A or in B, and a cell that sees all places of { $z } in both cannot hold it
   *[other] So each of { $z } is in A or in B, and a cell that sees all places of one of them in both cannot hold it
}: { $conclusion }.
tell-als-chain = A chain of almost locked sets: { $sets }. Each has one digit more than cells, so it holds all of its digits but one, and each two neighbours have a digit that only one of them can hold. If A lacks { $count ->
    [one] { $z }
   *[other] one of { $z }
}, it holds the digit that B then lacks; B holds the next one, and so on, until { $last } lacks something else and holds { $count ->
    [one] { $z }. So { $z } is in A or in { $last }, and a cell that sees all places of { $z } in both cannot hold it
   *[other] that digit. So each of { $z } is in A or in { $last }, and a cell that sees all places of one of them in both cannot hold it
}: { $conclusion }.
tell-death-blossom = The stem, { $stem }, is one of { $digits }. For each of these there is a petal, an almost locked set in which all places of the digit see the stem: { $petals }. Whatever the stem is, it takes that digit from the petal, which then holds all of its other digits. { $count ->
    [one] So { $z } is in one of the petals, and a cell that sees all its places there cannot hold it
   *[other] So each of { $z } is in one of the petals, and a cell that sees all places of one of them there cannot hold it
}: { $conclusion }.
tell-sue-de-coq = Where { $line } and { $region } cross, { $middle } can only hold { $digits }. Elsewhere in { $line }, { $one } { $onecount ->
    [one] has
   *[other] have
} only { $onedigits }; elsewhere in { $region }, { $other } { $othercount ->
    [one] has
   *[other] have
} only { $otherdigits }. That makes { $cells } cells, and there are just { $cells } digits for them, since none of these fits twice{ $twice ->
    [0] {""}
   *[other] {" "}except { $both }, once in each house
}. So each digit is used and has its place in these cells: { $conclusion }.
proof-als-suppose = Suppose that set { $name } ({ $cells }) does not hold { $count ->
    [one] { $z }
   *[other] one of { $z }
}.
proof-als-holds = Set { $name } can do without only one of its digits, so it holds { $digit }.
proof-als-lacks = Every { $digit } of set { $name } ({ $cells }) sees every { $digit } of set { $before }, so set { $name } lacks { $digit }.
proof-als-ends = Set { $name } can do without only one of its digits, so it holds { $count ->
    [one] { $z }
   *[other] the digit in question
}.
proof-als-so = { $count ->
    [one] So { $z } is in { $first } or in { $last }
   *[other] So each of { $z } is in { $first } or in { $last }
}, and in both cases { $conclusion }.
proof-petal = If { $stem } is { $digit }, the petal { $petal } has no { $digit } and holds all of its other digits, { $count ->
    [one] so { $z } too
   *[other] so { $z } too
}.
proof-petals-so = { $count ->
    [one] So { $z } is in one of the petals
   *[other] So each of { $z } is in one of the petals
}, and in every case { $conclusion }.
draw-set = set { $name }
technique-wxyz-wing = WXYZ-Wing
technique-vwxyz-wing = VWXYZ-Wing
technique-aligned-pair = Aligned Pair Exclusion
technique-aligned-triplet = Aligned Triplet Exclusion
technique-bug-lite = BUG Lite
tell-bent-set = { $cells } have only the digits { $digits }: as many digits as cells. All places of each digit but { $z } see each other, so each of these is there at most once. Without { $z }, the { $count } cells would have too few digits. So one of them holds { $z }, and a cell that sees all places of { $z } there cannot: { $conclusion }.
tell-bug-lite = If { $cells } held nothing but two digits each out of { $digits }, with every digit in two cells of each house, each cell could take its other digit and the puzzle would have two solutions. So { $count ->
    [one] { $extras } holds one of its other candidates
   *[other] one of { $extras } holds its other candidate
}: { $conclusion }.
tell-digit-at = { $digit } at { $cell }
why-in-sight = { $digit } cannot be at both { $cell } and { $other }, which see each other.
why-too-few-digits = With { $with }, { $count ->
    [0] nothing
   *[other] only { $digits }
} would be left for { $cells }{ $cellcount ->
    [one] {""}
   *[other] : fewer digits than cells
}.
