### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Pictures
render-name = Sudoku { $rows }×{ $columns }
render-summary = A grid of { $rows } rows and { $columns } columns: { $givens ->
    [one] 1 given
   *[other] { $givens } givens
}, { $placed ->
    [one] 1 digit placed
   *[other] { $placed } digits placed
}, { $empty ->
    [one] 1 empty cell
   *[other] { $empty } empty cells
}.
render-candidates = candidates { $candidates }
render-no-candidates = no candidate
render-listed = - { $what }: { $cells }
render-arrow = arrow
render-view = view within the region
render-group = group
render-even = even
render-odd = odd
render-remark = { $what }: { $remark }
render-not-shown = Not shown: { $names }.
render-drawn = Decorations that are not shown here: { $kinds }.
render-drawn-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
render-drawn-shapes = { $count ->
    [one] 1 shape
   *[other] { $count } shapes
}
render-drawn-texts = { $count ->
    [one] 1 text
   *[other] { $count } texts
}
render-drawn-grounds = { $count ->
    [one] 1 coloured cell
   *[other] { $count } coloured cells
}
header-author = Author
header-description = Description
header-comment = Note
header-date = Date
header-source = Source
header-level = Level
header-url = Address
render-minimum = minimum
render-maximum = maximum
