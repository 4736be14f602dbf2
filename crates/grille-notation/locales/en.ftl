### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Reading
parse-at = line { $line }, column { $column }: { $what }
parse-in-source-at = { $source }, line { $line }, column { $column }: { $what }
parse-empty = There is no puzzle here.
parse-symbol = “{ $found }” is not a cell of a { $size }×{ $size } grid: { $range }, or 0 . X * _ for an empty cell.
parse-character = “{ $found }” is not a cell of a grid: use digits or letters, or 0 . X * _ for an empty cell.
parse-cell-count = { $found ->
    [one] 1 cell found
   *[other] { $found } cells found
}; a { $nearest }×{ $nearest } grid has { $cells }.
parse-rows-missing = { $found } cells found; a { $nearest }×{ $nearest } grid has { $cells }: { $missing ->
    [one] a row is missing
   *[other] { $missing } rows are missing
}.
parse-sign-count = { $found ->
    [one] 1 sign
   *[other] { $found } signs
} found; a 9×9 grid has 108, one for each pair of neighbours in a box.
parse-sign-above = “{ $found }” is not a sign between a cell and the one below it: use ^, v, or . for none.
parse-sign-beside = “{ $found }” is not a sign between two cells of a row: use <, >, or . for none.
parse-row-length = { $found ->
    [one] 1 cell
   *[other] { $found } cells
} in this row, not { $expected }.
parse-number = { $found } is not a number from 0 to { $max }.
parse-line-too-long = The line is too long for a puzzle (at most { $limit } bytes).
parse-text-too-long = The text is longer than { $limit } bytes; write one puzzle per line to read more.
parse-not-text = This is not text (UTF-8).
parse-second-puzzle = There is a second puzzle on this line; write one puzzle per line.
parse-missing = The field { $field } is missing.
parse-field = The field { $field } cannot be “{ $found }”.
parse-malformed = This is not well-formed { $notation }.
parse-unknown-word = “{ $found }” is not a known constraint; docs/variants.md lists them.
parse-argument = In “{ $constraint }”, “{ $found }” makes no sense.
parse-incomplete = In “{ $constraint }” something is missing, or there is too much.
parse-rows = { $found ->
    [one] There is 1 row, but the grid has { $expected }.
   *[other] There are { $found } rows, but the grid has { $expected }.
}
parse-unsupported = “{ $what }” of { $notation } is not understood here; docs/formats.md lists what is.
parse-saved-game = This is a saved game: “grille play --resume” continues it.
parse-on-server =
    This link does not hold the puzzle: “{ $id }” is a name that only { $notation }'s server knows, and Grille does not go online. A link with the whole puzzle in it is long: sudokupad.app/scl…, sudokupad.app/fpuzzles… or f-puzzles.com/?load=….
parse-boxes = Boxes of { $boxes } do not make a { $size }×{ $size } grid.
parse-alphabet = The alphabet “{ $alphabet }” is not for { $size }×{ $size } grids.
parse-unreadable = It cannot be read: { $reason }.
read-several = There are { $count } puzzles here where one is wanted.

## Writing
inexpressible-size = The notation “{ $notation }” writes 9×9 grids only.
inexpressible-layout = The notation “{ $notation }” writes square grids of boxes only.
inexpressible-no-candidate = The notation “{ $notation }” cannot write a cell that has no candidate left.
inexpressible-givens = The notation “{ $notation }” has no place for givens.
inexpressible-uncaged = The notation “{ $notation }” has every cell in a cage, or none.
inexpressible-constraint = The notation “{ $notation }” has no word for { $constraint }.
feature-boxes = the shape of its boxes
feature-placed = which digits are givens
feature-eliminated = the candidates ruled out
feature-solution = the solution
feature-headers = the remarks (author, date, …)
feature-decorations = decorations without meaning (lines, shapes, texts, colours)
feature-not-shown = what is not shown (fog, a player's notes)

## Constraints of variants
feature-constraints = constraints
