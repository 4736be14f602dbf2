# Answers, and what is wrong with questions.
check-complete = Complete and correct.
check-complete-wrong = Complete, but not correct.
check-incomplete = Not complete: { $filled } of { $cells } cells are filled.
check-none = There is no solution.
check-unique = There is exactly one solution.
check-several = There are several solutions.
check-unknown = The number of solutions is not known: the search was stopped before it finished.
check-clash = These cannot all be satisfied: { $constraints }.
check-clash-alone = This cannot be met: { $constraint }.
check-clash-with-givens = These cannot all be satisfied with the digits at { $givens }: { $constraints }.
check-clash-givens = The digits at { $givens } leave no solution.
answer-count = { $count ->
    [0] There is no solution.
    [one] There is exactly one solution.
   *[other] There are { $count } solutions.
}
answer-count-at-least = There are at least { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}.
answer-none-made = No such puzzle was found. Another difficulty, another technique or fewer variants may help; there may also be none.
answer-none-made-in-time = There was no time to make such a puzzle. Another difficulty, another technique or fewer variants may help.
answer-variant-apart = { $variant } does not fit this grid or one of the other variants requested.
answer-time = This took too long and was stopped before there was an answer.
answer-not-found = There is nothing at this address.
asked-json = The body is not JSON: line { $line }, column { $column }.
asked-json-object = The body must be a JSON object.
asked-field = The field “{ $field }” is invalid.
asked-unknown-field = There is no field “{ $field }” here.
asked-missing-field = The field “{ $field }” is missing.
asked-too-many-puzzles = The text holds { $found } puzzles; at most { $most } are taken at a time.
asked-too-many-constraints = A puzzle may have at most { $most } constraints.
asked-cells = “{ $field }” must have one character for each of the { $cells } cells: one of { $digits }, or “.” for an empty cell.
asked-digits = “{ $field }” must consist of digits of the puzzle: { $digits }.
asked-cell = “{ $field }”: there is no cell “{ $cell }” in the grid. Cells are written r4c5.
asked-position-and-moves = A hint takes a position or moves, not both.
answer-hint-time = No hint was found within the time limit.
