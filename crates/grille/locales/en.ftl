### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Vocabulary
list-and = and
house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-extra = group { $number }

## The model: digits, places, layouts, grids
not-a-digit = A digit is a whole number from 1 to { $max }.
not-a-place = A cell is written r4c5, e4 or 4 5.
layout-box-shape = A box has 2 to 5 rows and 2 to 5 columns, not { $rows } and { $columns }.
layout-box-text = “{ $found }” is no box: write ROWSxCOLUMNS, for example 2x3.
layout-size = There is no { $size }×{ $size } grid: sizes are 4, 6, 8, 9, 10, 12, 15, 16, 20 and 25.
layout-digits = A layout has 1 to 25 digits, not { $count }.
layout-cells = A layout has 1 to 768 cells, not { $count }.
layout-same-place = Two cells stand at { $place }.
layout-far-place = { $place } is too far away: rows and columns end at 256.
layout-house-cells = House { $house } names a cell twice, or one that is not in the layout.
layout-house-too-large = House { $house } has { $cells } cells, more than there are digits.
set-outside-grid = There is no such cell in the grid.
set-not-a-digit = The digit must be a whole number from 1 to { $max }.
set-taken = { $digit } is already in { $houses }, at { $place }.
grid-row-length = Row { $row } has { $found } values, not { $expected }.
grid-value = Cell { $cell } cannot hold { $value }.
problem-clash = { $digit } is twice in { $house }, at { $places }.
problem-too-large = { $digit } at { $place } is too large: digits go from 1 to { $max }.
problem-ruled-out = { $digit } at { $place } is not among the candidates that the text leaves to the cell.
problem-solution-incomplete = The solution that comes with the puzzle is not complete.
problem-solution-clash = The solution that comes with the puzzle is wrong: { $clash }
problem-solution-differs = The solution that comes with the puzzle has another digit at { $place }.
problem-none = The grid is not valid.
invalid = { $first } ({ $more ->
    [one] And one more problem.
   *[other] And { $more } more problems.
})

## Reading
parse-at = line { $line }, column { $column }: { $what }
parse-in-source = { $source }: { $what }
parse-in-source-at = { $source }, line { $line }, column { $column }: { $what }
parse-empty = There is no puzzle here.
parse-symbol = “{ $found }” is no cell of a { $size }×{ $size } grid: { $range }, or 0 . X * _ for an empty cell.
parse-character = “{ $found }” is no cell of a grid: digits, letters, or 0 . X * _ for an empty cell.
parse-cell-count = { $found ->
    [one] 1 cell found
   *[other] { $found } cells found
}; a { $nearest }×{ $nearest } grid has { $cells }.
parse-row-length = { $found ->
    [one] 1 cell
   *[other] { $found } cells
} in this row, not { $expected }.
parse-number = { $found } is no number from 0 to { $max }.
parse-line-too-long = The line is longer than any puzzle ({ $limit } bytes).
parse-text-too-long = The text is longer than { $limit } bytes; write one puzzle a line to read more.
parse-not-text = This is not text (UTF-8).
parse-missing = The field { $field } is missing.
parse-field = The field { $field } cannot be “{ $found }”.
parse-malformed = This is not well-formed { $notation }.
parse-boxes = Boxes of { $boxes } do not make a { $size }×{ $size } grid.
parse-alphabet = The alphabet “{ $alphabet }” is not for { $size }×{ $size } grids.
parse-unreadable = It cannot be read: { $reason }.
read-several = There are { $count } puzzles here where one is wanted.

## Writing
inexpressible-size = The notation “{ $notation }” writes 9×9 grids only.
inexpressible-layout = The notation “{ $notation }” writes square grids of boxes only.
inexpressible-no-candidate = The notation “{ $notation }” cannot write a cell that has no candidate left.
feature-boxes = the shape of its boxes
feature-placed = which digits are givens
feature-eliminated = the candidates ruled out
feature-solution = the solution
feature-headers = the remarks (author, date, …)
