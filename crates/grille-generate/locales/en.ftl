### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Generating
symmetry-none = none
symmetry-half-turn = half a turn
symmetry-quarter-turn = a quarter turn
symmetry-horizontal = top–bottom reflection
symmetry-vertical = left–right reflection
symmetry-diagonal = the diagonal from the top left
symmetry-antidiagonal = the diagonal from the top right
symmetry-full = full symmetry
request-clues = A puzzle with one solution has { $least } to { $most } givens in this grid.
request-symmetry = The grid has no such symmetry: { $symmetry }.
request-pattern = The pattern has { $count } cells in the grid; at least { $least } givens are needed for one solution.
request-pattern-clues = The pattern has { $count } givens, another number than was asked for.
request-pattern-symmetry = The pattern does not have the symmetry asked for: { $symmetry }.
request-solution-layout = The solution is a grid of another size or with other boxes.
request-solution-incomplete = The solution is not complete.
request-technique-of-variants = { $technique } needs constraints: request a variant as well.
request-solution-variant = The solution does not obey the variant “{ $variant }”.
request-variant = The variant “{ $variant }” does not fit this grid or one of the other variants requested.
request-empty-range = The range is empty: its first value comes after its last.
request-scale = HoDoKu and Sudoku Explainer rate classic 9×9 puzzles only: give a difficulty instead.
request-no-techniques = At least one technique must be allowed.
request-technique-not-among = The required technique ({ $technique }) is not among the techniques allowed.
generate-spent = No such puzzle in { $attempts } attempts. --attempts allows more; the request may also be impossible.
generate-cancelled = Stopped.
id-malformed = “{ $found }” is not a puzzle id: ids look like 9-0K3V9X0Q2M4T.
id-needs-pattern = This puzzle was made with --pattern: give the same pattern again.
id-needs-solution = This puzzle was made with --solution: give the same solution again.
id-needs-layout = This puzzle has a custom layout: give the same layout again.
id-no-puzzle = No puzzle has this id: a character is wrong, or the pattern or solution is not the original one.
