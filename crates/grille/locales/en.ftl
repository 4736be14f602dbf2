### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Vocabulary
list-and = and
house-row = row { $number }
house-column = column { $number }
house-box = box { $number }
house-extra = group { $number }
house-diagonal = diagonal { $number }
house-window = window { $number }
house-plane = group { $number }
house-cage = cage { $number }
house-line = line { $number }
house-cage-at = the cage at { $place }
house-line-at = the line at { $place }
house-extra-at = the group at { $place }
house-in-part = { $house } of { $part }
part-grid = grid { $number }
part-face = face { $number }
part-slice = slice { $number }
part-row-cut = the cut along row { $number }
part-column-cut = the cut along column { $number }
part-pillar = the pillar at row { $row }, column { $column }
part-hoop = ring { $number }
houses-rows = rows { $numbers }
houses-columns = columns { $numbers }
houses-boxes = boxes { $numbers }
houses-others = { $houses }

## The model: digits, places, layouts, grids
not-a-digit = A digit is a whole number from 1 to { $max }.
not-a-place = A cell is written r4c5, e4 or 4 5.
layout-box-shape = A box has 2 to 5 rows and 2 to 5 columns, not { $rows } and { $columns }.
layout-box-text = “{ $found }” is not a box shape: write ROWSxCOLUMNS, for example 2x3.
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
grid-value = { $cell } cannot hold { $value }.
problem-clash = { $digit } appears twice in { $house }, at { $places }.
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

## Programs that are judged
judge-unfit-layout = Its layout is not a square of rows, columns and regions, which is all that the protocol can express.
judge-unfit-rule = The protocol has no word for its rule number { $number }.
judge-unfit-unsolved = Its solution was not found in time.
judge-program-form = A program is given as NAME=COMMAND, for example Eva=python3 solver.py.
judge-program-quote = A quotation mark in the command has no end.
judge-name-solved = solved
judge-name-wrong-digit = wrong digit
judge-name-illegal-move = illegal move
judge-name-twice = several moves to one cell
judge-name-not-a-solution = not a solution
judge-name-incomplete = incomplete
judge-name-wrongly-none = wrongly “none”
judge-name-unsupported = unsupported
judge-name-timeout = timeout
judge-name-crash = crash
judge-name-no-answer = no answer
judge-name-garbage = unreadable answer
judge-name-endless-output = endless output
judge-name-too-many-processes = too many processes
judge-name-out-of-memory = out of memory
judge-name-cannot-start = could not start
judge-name-stopped = stopped
judge-solved = Solved.
judge-wrong-digit = Wrong digit: { $digit } cannot be at { $place }.
judge-illegal-move = Illegal move { $row } { $column } { $digit }: { $why }
judge-illegal-off-grid = there is no such cell.
judge-illegal-no-digit = there is no such digit.
judge-illegal-given = the cell is a given.
judge-twice = Several moves to one cell: { $place } was already played.
judge-not-a-solution = Not a solution: { $place } cannot be so.
judge-incomplete = Incomplete: { $empty ->
    [one] one cell is empty.
   *[other] { $empty } cells are empty.
}
judge-wrongly-none = The program says that there is no solution, but there is.
judge-unsupported = The program does not know this size or rule.
judge-timeout = No answer in time.
judge-crash-signal = The program was ended by a signal ({ $signal }).
judge-crash-code = The program ended with exit code { $code }.
judge-crash-supervisor = The program was ended from outside, or ended what supervised it.
judge-no-answer = The program ended without an answer.
judge-garbage-after = Unreadable answer: what follows “{ $word }” is not what must follow it.
judge-garbage-length = Unreadable answer: the solution has { $found } numbers, not { $expected }.
judge-endless-output = More output than allowed.
judge-too-many-processes = More processes than allowed.
judge-out-of-memory = More memory than allowed.
judge-cannot-start = The program could not be started: { $reason }
judge-stopped = Stopped before the end.
judge-report-title = Programs judged
judge-report-setting = { $corpus }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
}; for each { $time }, { $memory } of memory.
judge-report-league = League table
judge-report-rank = Rank
judge-report-program = Program
judge-report-solved = Solved
judge-report-median = Median
judge-report-slowest = Slowest
judge-report-total = Total
judge-report-failures = Not solved
judge-report-times = Times are those of solved puzzles.
judge-report-reference = * one of Grille's own solvers, for comparison
judge-report-kind = { $count } × { $name }
judge-report-faults = { $program } – what was not solved
judge-report-puzzle = Puzzle { $number }: { $verdict }
judge-report-more = … and { $count } more
judge-report-wrote = It wrote: { $complaint }
judge-report-said = It calls itself { $name }.
judge-report-said-author = It calls itself { $name }, by { $author }.
judge-plot-solved = Puzzles solved within a time
judge-plot-solved-time = time for one puzzle
judge-plot-solved-count = puzzles solved
judge-plot-times = Time for each puzzle
judge-plot-times-puzzle = puzzle
judge-plot-times-failed = not solved
judge-time-seconds = { $value } s
judge-time-milliseconds = { $value } ms
judge-size = { $value } MiB

## The page in the browser (web/)
page-play = Play
page-learn = Learn
page-set = Create
page-stats = Statistics
page-views = Parts of the page
page-skip = Skip to the content
page-offline = The server does not answer. Your game goes on and is kept; hints, candidates, walk-throughs and new puzzles wait until it is back.
page-other-language = Lire la page en français
page-close = Close
page-thinking = One moment…
page-any = any
page-keep = Keep them
page-forget = Forget
page-privacy = Games, statistics and settings stay in this browser. No account, no tracking.
page-plain-title = Sudoku { $size }
page-welcome = Sudoku to play, learn and create
page-welcome-more = Classic grids and variants, hints that teach the next step, every technique explained. No account: everything stays in this browser. Play today's puzzle, or choose another.
page-welcome-variants = All { $count } variants…
page-daily-title = Puzzle of { $date }
page-board-label = { $title }, grid
page-cell-place = row { $row }, column { $column }
page-cell-given = { $digit }, given
page-cell-placed = { $digit }
page-cell-empty = empty
page-cell-corner = corner marks { $digits }
page-cell-centre = centre marks { $digits }
page-cell-candidates = candidates { $digits }
page-cell-tint = { $digits } in { $colour }
page-cell-clash = clashes
page-cell-wrong = wrong
page-read-empty = empty
page-read-group = { $name }: { $cells }.
page-read-no-cage = No cage, line or other group here.
page-colours = Colours
page-colour-1 = red, dots
page-colour-2 = orange, stripes
page-colour-3 = yellow, columns
page-colour-4 = green, rising
page-colour-5 = turquoise, falling
page-colour-6 = blue, squares
page-colour-7 = violet, rings
page-colour-8 = grey, waves
page-tools = What to write
page-tool-digit = Digit
page-tool-corner = Corner
page-tool-centre = Centre
page-tool-colour = Colour
page-tool-tint = Candidate
page-digits = Digits
page-digit-key = { $digit }, { $left ->
    [0] all placed
    [one] one left
   *[other] { $left } left
}
page-erase = Erase
page-gather = Select several
page-digit-first = Digit first
page-digit-first-more = Choose a digit, then the cells it goes into
page-cell-first = Cell first
page-held = { $digit } is held.
page-held-none = Nothing is held.
page-actions = Actions
page-main-actions = Main actions
page-undo = Undo
page-redo = Redo
page-hint = Hint
page-hint-more = Tell me more
page-hint-show = Show the step
page-hint-ask = Do you see it now? Take another look before the step is shown.
page-hint-apply = Do it
page-hint-tier = { $tier } of { $count }
page-single-left = Only { $digit } is left for { $cell }: every other digit is already in sight.
page-single-in = { $house }: { $digits }
page-single-before = ruled out before: { $digits }
page-proof = The proof in full
page-fill-candidates = Candidates
page-filled = The candidates are written in.
page-keep-candidates = Auto-candidates
page-kept = The candidates are kept up to date from now on.
page-kept-no-longer = The candidates are no longer kept up to date; those shown stay.
page-check-now = Check
page-check-right = Nothing is wrong.
page-check-dead = No solution can be reached from here.
page-check-wrong = { $count ->
    [one] One digit is wrong.
   *[other] { $count } digits are wrong.
}
page-check-wrong-marks = { $count ->
    [one] In one cell the right digit is missing from the candidates.
   *[other] In { $count } cells the right digit is missing from the candidates.
}
page-full-wrong = The grid is full, but something in it is wrong.
page-before-mistake = Before the mistake
page-recognise = What did I use?
page-used = You used: { $names }.
page-used-nothing-yet = This does not follow yet.
page-used-no-move = Place a digit or remove a candidate first.
page-went-back = { $count ->
    [one] One move back.
   *[other] { $count } moves back.
}
page-checkpoint = Checkpoint
page-checkpoint-name = Checkpoint { $number }
page-checkpoint-set = Checkpoint set.
page-checkpoint-gone = Checkpoint removed.
page-history = History ({ $count })
page-turn-start = The beginning
page-turn-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
page-turn-here = here
page-turn-branch = Branch { $number }
page-large-board = Large cells
page-time = Time { $time }
page-pause = Pause
page-resume = Go on
page-paused = Paused – go on
page-won = Solved!
page-won-alone = Without a hint.
page-won-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
page-won-walked = With the walk-through.
page-won-met = What it asked for
page-won-hardest = The hardest step: { $name }.
page-next-puzzle = Next puzzle
page-play-again = Play it again
page-finished = Solved in { $time }
page-rules-label = Rules
page-constraints = { $count ->
    [one] One constraint
   *[other] { $count } constraints, one by one
}
page-new-puzzle = New puzzle
page-new = New
page-daily = Puzzle of the day
page-daily-date = Day
page-daily-done = ✓ { $time }
page-by-difficulty = By difficulty
page-difficulty = Difficulty
page-size = Size
page-technique = Technique
page-variants = Variants
page-variants-known = Well-known variants
page-variants-chosen = Variants: { $names }
page-variant-search = Search the variants
page-variant-drop = Without { $name }
page-variant-count = { $count ->
    [0] No variant matches this search.
    [one] One variant
   *[other] { $count } variants
}
page-size-by-variant = The variant decides the size.
page-classic = classic
page-go-on = Go on with
page-saved-state = { $percent } % filled, { $time }
page-grade-beginner = Beginner
page-grade-easy = Easy
page-grade-medium = Medium
page-grade-hard = Hard
page-grade-expert = Expert
page-grade-extreme = Extreme
page-share = Share
page-share-link = A link with the puzzle
page-share-link-more = The puzzle is in the link itself; nothing is stored anywhere.
page-copy = Copy
page-copied = Copied.
page-copy-yourself = The browser does not allow copying: the link is selected, copy it yourself.
page-export = Export
page-format-svg = SVG
page-format-latex = LaTeX
page-format-html = HTML
page-format-line = One line
page-format-grid = Text
page-format-json = JSON
page-format-f-puzzles = f-puzzles
page-format-sudokupad = SudokuPad
page-format-iss = Interactive Sudoku Solver
page-open-link = Open it there
page-leaves-out = This notation leaves out: { $what }.
page-print = Print
page-link-broken = This link contains no puzzle.
page-keys = Keyboard
page-keys-letters = Where a letter is a digit of the puzzle it writes that digit; with Alt it is always the command.
page-key-name-ends = Home End
page-key-name-space = Space
page-key-name-enter = Enter
page-key-move = move
page-key-extend = select several
page-key-ends = ends of the row; with Ctrl, of the grid
page-key-digit = write a digit
page-key-next-tool = next tool
page-key-enter = write the digit held
page-key-all = all cells
page-key-read-row = read the row
page-key-read-column = read the column
page-key-read-box = read the box
page-key-read-cage = read the cage or line
page-key-hint = hint, then more of it
page-key-candidates = write the candidates
page-key-colour = the colour of cells, or the one for candidates
page-key-tool-tint = colours of candidates
page-key-before-mistake = back to before the mistake
page-key-new = new puzzle
page-key-keep-candidates = keep the candidates, or no longer
page-key-pause = pause
page-key-check = check
page-key-recognise = what the last move used
page-key-tool-corner = corner marks
page-key-tool-centre = centre marks
page-key-tool-colour = colours
page-key-tool-digit = digits
page-key-digit-first = digit first or cell first
page-key-checkpoint = checkpoint
page-key-undo = undo
page-settings = Settings
page-theme = Theme
page-theme-auto = As the system
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-set-show-clashes = Show clashes at once
page-set-show-wrong = Show wrong digits at once
page-set-tidy = A digit placed removes its marks from the cells it sees
page-set-keep-candidates = Keep the candidates filled in (auto-candidates)
page-set-digit-first = Digit first
page-set-show-peers = Shade what the cell sees
page-set-show-same = Highlight the same digits
page-set-show-left = Show how many of each digit remain
page-set-show-timer = Show the clock
page-set-sounds = Sounds
page-set-keys-anywhere = Keys work wherever the focus is, not only on the board
page-set-large = Large cells for large grids
page-walk = Walk-through
page-back-to-game = Back to the game
page-steps = Steps
page-step-of = Step { $step } of { $count }
page-step-first = First step
page-step-previous = Previous step
page-step-next = Next step
page-step-last = Last step
page-rating-beyond = beyond the techniques known here
page-rating-hardest = Hardest technique
page-rating-techniques = Techniques on the way
page-learn-lead = Every technique with its rule and examples worked out by the engine, from the simplest on.
page-learn-variants = With the rules of variants
page-example = Example { $number } of { $count }
page-examples = Examples
page-example-previous = Previous example
page-example-next = Next example
page-practise = Practise it
page-practice = Practice
page-practice-find = Find the step: { $name }
page-practice-task = Everything easier is done. Place the digit or remove a candidate that follows by { $name }.
page-practice-found = Found: { $name }.
page-practice-other = That follows too, by { $names }. Now look for { $name }.
page-practice-next = Another one
page-practice-rule = The rule
page-practice-count = { $count ->
    [0] Not found in practice yet
    [one] Found once in practice
   *[other] Found { $count } times in practice
}
page-play-this = Play this
page-legend = What the shapes mean
page-legend-pattern = part of the pattern
page-legend-pivot = pivot
page-legend-fin = fin
page-legend-colour = one colour
page-legend-other-colour = the other colour
page-legend-second-colour = one colour of the second colouring
page-legend-other-second-colour = the other colour of the second colouring
page-legend-extra = beside the pattern
page-legend-subset = part of the subset beside it
page-legend-house = the houses to look at
page-legend-holder = cells that rule the other digits out
page-legend-removed = removed
page-legend-placed = placed
page-legend-strong = strong link: one of the two is true
page-legend-weak = weak link: not both are true
page-rule-full-house = When a house has one empty cell left, the digit that is missing goes there.
page-rule-naked-single = When all digits but one are excluded from a cell, that one goes there.
page-rule-hidden-single = When a digit has one possible cell left in a row, column or box, it goes there, whatever else could go into that cell.
page-rule-locked-pair = Two cells where a line crosses a box have the same two candidates. The two digits are gone from the rest of the line and from the rest of the box.
page-rule-locked-triple = Three cells where a line crosses a box have only three candidates between them. The three digits are gone from the rest of the line and from the rest of the box.
page-rule-pointing = When all places of a digit in a box are on one line, the digit of that line is in that box: it is gone from the rest of the line.
page-rule-claiming = When all places of a digit on a line are in one box, the digit of that box is on that line: it is gone from the rest of the box.
page-rule-naked-pair = Two cells of a house have the same two candidates and no others. One takes one digit, the other the other: both digits are gone from the rest of the house.
page-rule-naked-triple = Three cells of a house have only three candidates between them; each may have two or three of these. The three digits are gone from the rest of the house.
page-rule-naked-quad = Four cells of a house have only four candidates between them; each may have two, three or four of these. The four digits are gone from the rest of the house.
page-rule-hidden-pair = Two digits of a house have only the same two places. These two cells are theirs: all other candidates of the two cells are gone.
page-rule-hidden-triple = Three digits of a house have only three places between them. These three cells are theirs: all other candidates of the three cells are gone.
page-rule-hidden-quad = Four digits of a house have only four places between them. These four cells are theirs: all other candidates of the four cells are gone.
page-rule-fish = In some rows a digit has places in no more columns than there are rows (or with rows and columns exchanged). Each row takes one of the columns, so the digit is gone from their other cells: two rows make an X-Wing, three a Swordfish, four a Jellyfish.
page-rule-finned-fish = A fish with some places too many, its fins, all in one box. Either a fin is true or the fish is: what the fish removes and the fins see is gone in both cases.
page-rule-remote-pair = A chain of cells with the same two candidates, each seeing the next, alternates between them. A cell that sees two links of opposite value can be neither.
page-rule-bug = If all empty cells had two candidates, each twice in every house, there would be two solutions or none. Where there is one solution, something must break this pattern.
page-rule-skyscraper = In two rows (or columns) a digit has two places each, one of them in the same column. One of the two other places is true: what sees both cannot hold the digit.
page-rule-two-string-kite = A digit has two places in a row and two in a column, and one of each are in the same box. One of the two other ends is true: what sees both cannot hold the digit.
page-rule-turbot-fish = Two pairs of places of a digit, of which one of each is true, see each other at one end. One of the two other ends is true: what sees both cannot hold the digit.
page-rule-empty-rectangle = In a box all places of a digit are in one row and one column. A pair of places elsewhere that meets the row at one end removes the digit where its other end meets the column.
page-rule-w-wing = Two cells with the same two candidates are joined by a pair of places of one of them. One of the two cells is then the other digit: what sees both cannot hold it.
page-rule-xy-wing = A pivot with two candidates sees two cells, each with one of them and the same third digit. One of the two is that digit: what sees both cannot hold it.
page-rule-xyz-wing = As an XY-Wing, with the third digit in the pivot too: what sees all three cells cannot hold it.
page-rule-simple-colours = The places of a digit that come in pairs are coloured in two colours in turn: one colour is true, the other false. Two places of one colour that see each other make it false; what sees both colours cannot hold the digit.
page-rule-multi-colours = Two colourings of the same digit, of which a colour of one sees a colour of the other: these two are not both true, so one of the opposite colours is.
page-rule-unique-rectangle = Four cells at the corners of a rectangle in two boxes with the same two candidates could be exchanged: there would be two solutions. Where there is one, whatever prevents that must be true.
page-rule-hidden-rectangle = A rectangle that could be exchanged, in which the places of one of its two digits are paired along the lines of one corner: that corner cannot be the other digit.
page-rule-avoidable-rectangle = A rectangle that could be exchanged, some of whose corners were filled by the player and not given: the last ones may not complete it.
page-rule-unique-loop = As a unique rectangle, with a longer loop of cells that all have the same two candidates.
page-rule-cage = The digits of a cage, or of what sticks out of houses, add up to a known number: combinations that cannot make it are gone.
page-rule-constraint = What the setter drew leaves these cells fewer digits: what no way of obeying it uses is gone.
page-paste = Paste a puzzle
page-paste-hint = A line of 81 characters, a grid, a link, several puzzles…
page-read = Read
page-read-done = { $count ->
    [one] One puzzle read.
   *[other] { $count } puzzles read.
}
page-counting = Counting…
page-count-clash = The digits clash.
page-true-candidates = Show what is possible in some solution
page-clear = Empty grid
page-set-words = About the puzzle
page-set-title = Title
page-set-author = Author
page-set-rules = Rules in your words
page-set-put-away = Undo brings back what was here.
page-by = by { $author }
page-as-table = As a table
page-stats-none = Nothing yet: the puzzles you solve are counted here.
page-stats-solved = Solved
page-stats-alone = Without hints
page-stats-best = Best time 9×9
page-stats-median = Median time
page-stats-streak = Days in a row
page-stats-day = Day
page-stats-time = Time
page-stats-times = Recent times
page-stats-times-more = Each dot is a puzzle, hollow ones with hints; the line is the median of the last nine.
page-stats-grades = Solved by difficulty
page-stats-by-grade = Median time by difficulty
page-stats-week = The last two weeks
page-stats-forget = Forget the statistics
page-stats-forget-sure = All results of this browser will be gone for good.
page-solvers = Programs
page-solvers-lead = Watch a program solve a puzzle move by move, let two of them race, or write one of your own.
page-solver-first = Program
page-solver-second = Against
page-solver-nobody = nobody
page-solver-puzzle = Puzzle
page-solver-machine = On this machine
page-solver-own = Yours, written here
page-solver-examples = Examples
page-solver-example-singles = Singles
page-solver-example-search = Search
page-solver-mine = My program { $number }
page-solver-game = The game in hand
page-solver-new = New: { $grade }
page-solver-another = Another puzzle
page-solver-start = Start
page-solver-stop = Stop
page-solver-edit = Edit
page-solver-write = Write a program
page-solver-no-machine = Programs of this machine appear here when the server is started with --solver NAME=COMMAND.
page-solver-editor = Program
page-solver-name = Name
page-solver-code = JavaScript
page-solver-tab = Tab sets lines in, Shift and Tab sets them out; press Escape, then Tab, to leave the field.
page-solver-code-more = Kept in this browser as you type. It runs in this browser too, apart from the page and without a network, and is ended when its time is up.
page-solver-unkept = The browser cannot keep it: it will be gone when the page is closed.
page-solver-run = Run it
page-solver-trial = Run on 20 puzzles
page-solver-trial-at = Running: puzzle { $number } of { $count }…
page-solver-score = { $solved } of { $count } solved, in { $time } together.
page-solver-result = Result
page-solver-export = Export
page-solver-import = Import a program
page-solver-delete = Delete
page-solver-running = Running…
page-solver-waits = Has ended, and waits for the other…
page-solver-keys = Playback
page-solver-play = Play
page-solver-speed = Speed
page-solver-speed-of = { $count ->
    [one] { $count } move/s
   *[other] { $count } moves/s
}
page-solver-twin = { $name } ({ $number })
page-solver-moves-of = Moves of { $name }
page-solver-figures = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }
page-solver-move = { $digit } in row { $row }, column { $column }
page-solver-whole = A whole solution: { $count } cells at once
page-solver-first-wrong = The first wrong move is number { $number }: { $digit } in row { $row }, column { $column }.
page-solver-solution-wrong = The solution is wrong, first in row { $row }, column { $column }.
page-solver-no-solve = It has no function solve(lines).
page-solver-log = What the program wrote besides
page-race-first = { $name } is first: { $time }, against { $second } for { $other }.
page-race-alone = { $name } wins: it alone solves the puzzle, in { $time }.
page-race-nobody = Nobody wins: neither solves the puzzle.
page-protocol = How a program and Grille speak
page-protocol-lead = Plain lines of words with blanks between them. Rows, columns and digits are numbers from 1. A line that begins with another word is ignored, on both sides.
page-protocol-asked = What a program is asked
page-protocol-answered = What it may answer
page-protocol-version = the version of these rules
page-protocol-puzzle = how many digits, and the rows and columns of a box
page-protocol-row = a row of the grid, one line each; 0 is an empty cell
page-protocol-solve = the question is complete
page-protocol-move = one move: row, column, digit
page-protocol-why = the reason of the next move, to be shown
page-protocol-candidates = what may go into a cell, to be shown: row, column, digits
page-protocol-done = the end of the moves
page-protocol-solution = instead of moves: all cells, row by row
page-protocol-none = the puzzle has no solution
page-protocol-unsupported = the program does not know this size or rule; that is no mistake
page-protocol-here = A program written here has a function solve(lines), which is called with these lines; each call of say("…") answers with one. What goes to console.log is shown below the board.
page-protocol-machine = A program on this machine, in any language, reads the lines from its standard input and writes its answers to its standard output; the time in which it starts does not count:

## Reading
parse-at = line { $line }, column { $column }: { $what }
parse-in-source = { $source }: { $what }
parse-in-source-at = { $source }, line { $line }, column { $column }: { $what }
in-line = line { $line }: { $what }
in-source-line = { $source }, line { $line }: { $what }
parse-empty = There is no puzzle here.
parse-symbol = “{ $found }” is no cell of a { $size }×{ $size } grid: { $range }, or 0 . X * _ for an empty cell.
parse-character = “{ $found }” is no cell of a grid: digits, letters, or 0 . X * _ for an empty cell.
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
} found; a 9×9 grid has 108, one for each two neighbours in a box.
parse-sign-above = “{ $found }” is no sign between a cell and the one below it: ^, v, or . for none.
parse-sign-beside = “{ $found }” is no sign between two cells of a row: <, >, or . for none.
parse-row-length = { $found ->
    [one] 1 cell
   *[other] { $found } cells
} in this row, not { $expected }.
parse-number = { $found } is no number from 0 to { $max }.
parse-line-too-long = The line is longer than any puzzle ({ $limit } bytes).
parse-text-too-long = The text is longer than { $limit } bytes; write one puzzle a line to read more.
parse-not-text = This is not text (UTF-8).
parse-second-puzzle = There is a second puzzle on this line; write one puzzle a line.
parse-missing = The field { $field } is missing.
parse-field = The field { $field } cannot be “{ $found }”.
parse-malformed = This is not well-formed { $notation }.
parse-unknown-word = “{ $found }” is no constraint known here; docs/variants.md lists them.
parse-argument = In “{ $constraint }”, “{ $found }” makes no sense.
parse-incomplete = In “{ $constraint }” something is missing, or there is too much.
parse-rows = { $found ->
    [one] There is 1 row, but the grid has { $expected }.
   *[other] There are { $found } rows, but the grid has { $expected }.
}
parse-unsupported = “{ $what }” of { $notation } is not understood here; docs/formats.md lists what is.
parse-on-server =
    This link does not hold the puzzle: “{ $id }” is a name that only { $notation }'s server knows, and Grille does not go online. A link with the whole puzzle in it is long: sudokupad.app/scl…, sudokupad.app/fpuzzles… or f-puzzles.com/?load=….
parse-boxes = Boxes of { $boxes } do not make a { $size }×{ $size } grid.
parse-alphabet = The alphabet “{ $alphabet }” is not for { $size }×{ $size } grids.
parse-unreadable = It cannot be read: { $reason }.
read-several = There are { $count } puzzles here where one is wanted.

## Writing
unknown-name = Nothing is called “{ $name }”.
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

## The command line: what it says
complaint = Error: { $what }
failure = { $reason }
failure-system = The system reports: { $reason }.
system-not-found = no such file or folder
system-permission = permission denied
system-is-folder = it is a folder
system-not-folder = a part of the path is not a folder
system-exists = it exists already
system-full = the disk is full
system-read-only = the disk is read-only
system-too-large = the file is too large
system-bad-name = the system allows no such file name
system-busy = another program is using it
system-memory = there is not enough memory
system-time = it took too long
system-address-in-use = another program is using this address and port
system-no-address = this machine has no such address
system-pipe = nobody reads the output any more
system-other = { $said }
output-file = { $file } cannot be written: { $reason }.
input-no-file = There is no file “{ $argument }”.
input-neither = “{ $argument }” is neither a file nor a puzzle. As a puzzle: { $why }
input-folder = { $name } is a folder, not a file of puzzles.
input-no-such-grid = There is no grid { $asked }: { $found ->
    [0] none was found
    [one] only 1 was found
   *[other] only { $found } were found
}.
input-no-such-grid-in = { $source }: there is no grid { $asked }: { $found ->
    [0] none was found
    [one] only 1 was found
   *[other] only { $found } were found
}.
prompt-grid = Enter the grid (81 characters, 0 or . for an empty cell):{" "}
prompt-grid-row = Row { $row } of { $rows }:{" "}
prompt-grid-more = Next line (an empty line ends the grid):{" "}
prompt-grid-length = { $wanted } characters expected, { $found } found.
prompt-grid-row-length = Row { $row }: { $wanted } characters expected, { $found } found.
key-next = any key: next, q: stop
key-more = any key: more of the hint, q: stop
note-leaves-out = Note: the notation “{ $notation }” leaves out { $features }.
note-ambiguous = Note: this text could mean two things. It is read in the alphabet “{ $taken }”; { $also } would read another grid (--from-alphabet).
note-timeout = Note: the time limit (--timeout) ran out; above is what was found until then.
hint-timeout = No hint was found within the time limit (--timeout).
rate-timeout = The puzzle { $puzzle } could not be rated within the time limit (--timeout).
note-budget = Note: the search for { $puzzle } was ended before it was finished (--timeout).
progress-puzzles = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
solve-stats = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} in { $seconds } s ({ $rate } a second). One solution: { $one }; several: { $several }; none: { $none }; not finished: { $unfinished }; not read: { $bad }; guesses: { $guesses }.
man-name = NAME
man-commands = COMMANDS
man-extra = NOTES
convert-one-picture = { $format } draws one puzzle at a time: choose it with --line.
solve-unique = One solution:
solve-first = A solution:
solve-none = There is no solution.
solve-several = { $count } solutions; the first two:
solve-at-least = At least { $count ->
    [one] 1 solution
   *[other] { $count } solutions
}:
solve-budget = The search was ended before a solution was found.
bench-rates = { $puzzles } puzzles, one thread, uniqueness proved: { $batch } a second in a batch, { $single } a second one at a time.
check-complete = Complete and correct.
check-complete-wrong = Complete, but not correct.
check-incomplete = Not complete: { $filled } of { $cells } cells are filled.
check-none = There is no solution.
check-unique = There is exactly one solution.
check-several = There are several solutions.
check-valid-sudoku = Valid Sudoku (complete and correct): { $valid }.
check-valid-grid = Valid grid (exactly one solution): yes.
check-valid-grid-no = Valid grid (exactly one solution): no.
check-valid-grid-unknown = Valid grid (exactly one solution): unknown.
check-unknown = How many solutions there are is not known: the search was ended before it was finished.
explain-title = The way to the solution
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
explain-several = Logic ends here after { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: the grid has several solutions.
explain-no-solution = The grid has no solution.
steps-none = There is no such step.
candidates-outside = There is no cell { $cell } in the grid.
rate-not-unique = { $puzzle } has not exactly one solution: it cannot be rated.
rate-told = { $grade }; hardest technique: { $hardest }; HoDoKu: { $hodoku }; Sudoku Explainer: { $explainer }
rate-told-variant = { $grade }; hardest technique: { $hardest }; HoDoKu: –; Sudoku Explainer: – (they rate classic 9×9 puzzles only)
rate-unsolved = beyond the techniques of “grille techniques”; HoDoKu: –; Sudoku Explainer: –
rate-unrated = no rating
rate-hodoku = { $score } ({ $level })
rate-explainer = ER { $er }, EP { $ep }, ED { $ed }
technique-entry = { $id }; HoDoKu: { $level }, score { $score }
technique-example = Example { $number } of { $count }
technique-examples = There are { $count } examples, from 1 on.
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-unfair = Unfair
level-extreme = Extreme
main-grid = Grid { $name } ({ $source }):
main-steps = Its first steps:
main-solution = Its solution:
main-more = “grille help” tells what else there is to do.

## The command line: what is wrong with the arguments
usage-command = There is no command “{ $found }”.{ $perhaps } “grille help” lists them.
usage-option = There is no option “{ $found }”.{ $perhaps } “--help” lists them.
usage-extra = “{ $found }” is one argument too many.
usage-no-value = The option { $option } needs a value.{ $valid }
usage-value = “{ $value }” is not a value for { $option }.{ $perhaps }{ $valid }
usage-valid = {" "}It takes: { $valid }.
usage-bad-value = “{ $value }” is not a value for { $option }. { $expected }
usage-perhaps = {" "}Did you mean “{ $close }”?
usage-missing = { $option } is missing.
usage-conflict = { $option } and { $other } do not go together.
usage-twice = { $option } can be given only once.
value-number = It takes a whole number.
value-number-from = It takes a whole number, { $least } or more.
value-number-range = It takes a whole number from { $least } to { $most }.
value-numbers = It takes a whole number, or a range such as 22..26, 22.. or ..26.
value-ratings = It takes a rating such as 4.2, or a range such as 4.2..5.0.
value-grades = It takes { $grades }, or a range such as { $range }.
value-seconds = It takes a number of seconds, such as 2 or 0.5.
value-duration = It takes a time such as 500ms, 2s or 1m, a day at most.
value-bytes = It takes a size such as 512M, 64K or 1G.
value-cell = It takes a cell: r4c5, e4 or “4 5”.
value-address = It takes an IP address, such as 127.0.0.1.
value-lang = It takes en or fr.
value-technique = There is no technique of this name.{ $perhaps } “grille techniques” lists them.
value-variant = There is no variant of this name.{ $perhaps } “grille variants” lists them.
usage-not-text = An argument is not text (UTF-8).
usage-wrong = The arguments are wrong: { $option }. “--help” tells how they go.

## The command line: help
cmd-heading-usage = Usage:
cmd-heading-commands = Commands
cmd-heading-arguments = Arguments
cmd-heading-options = Options
cmd-grille = Sudoku: play, solve, explain, rate, check, convert. Any size from 4×4 to 25×25, any notation.
cmd-grille-usage = grille [OPTIONS] [COMMAND]
cmd-grille-more =
    Without a command: at a terminal the main menu; elsewhere a random grid, its first steps and its
    solution.

    A PUZZLE is a puzzle itself, a file, or - for standard input; with none, standard input is read, or
    the grid is asked for. Every notation is recognised: “grille help convert” lists them.

    Exit codes: 0 done, 1 the answer is no (invalid, no solution, several), 2 wrong arguments or input.
cmd-grille-solve = Solve puzzles, and tell whether the solution is the only one
cmd-grille-solve-usage = grille solve [OPTIONS] [PUZZLE]...
cmd-grille-solve-more =
    Formats: grid is a framed grid (the default on a terminal); line is the solution alone, one line a
    puzzle, empty where there is none (the default elsewhere); tsv is puzzle, number of solutions found
    and first solution; the others write the solution in that notation.

    Examples:
      grille solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
      grille solve --format tsv collection.sdm > answers.tsv
      grille solve --line 3 collection.sdm
cmd-grille-check = Check grids: complete, correct, which house breaks, how many solutions
cmd-grille-check-usage = grille check [OPTIONS] [PUZZLE]...
cmd-grille-check-more =
    Two meanings of valid are shown: a valid Sudoku is complete and correct (1 or 0); a valid grid has
    exactly one solution, whether it is complete or not. The exit code is 0 if every grid is a valid grid.

    The columns of tsv: puzzle, valid Sudoku, valid grid, complete, correct (each 1 or 0), number of
    solutions (2 for several), problems.
cmd-grille-explain = Explain the whole way to the solution, step by step
cmd-grille-explain-usage = grille explain [OPTIONS] [PUZZLE]...
cmd-grille-hint = Give a hint: where to look, then which technique, which cells, and why
cmd-grille-hint-usage = grille hint [OPTIONS] [PUZZLE]...
cmd-grille-hint-more =
    A position is a puzzle, or one with digits placed and candidates ruled out (JSON, HoDoKu’s library
    line, a candidate grid). On a terminal a key asks for more; --level tells how much at once.
cmd-grille-steps = List every step that exists in a position
cmd-grille-steps-usage = grille steps [OPTIONS] [PUZZLE]...
cmd-grille-candidates = Show what may go into each cell, and why other digits may not
cmd-grille-candidates-usage = grille candidates [OPTIONS] [PUZZLE]...
cmd-grille-rate = Tell how hard puzzles are
cmd-grille-rate-usage = grille rate [OPTIONS] [PUZZLE]...
cmd-grille-rate-more =
    The columns of tsv: puzzle, grade, hardest technique, HoDoKu’s score and level, Sudoku Explainer’s ER,
    EP and ED; - where the puzzle needs techniques that are not there yet. HoDoKu and Sudoku Explainer rate
    classic 9×9 puzzles only: for any other the tsv has - and the JSON null.
cmd-grille-generate = Make puzzles to order: any size, difficulty, technique, symmetry, by the thousand
cmd-grille-generate-usage = grille generate [OPTIONS]
cmd-grille-generate-more =
    Every puzzle has exactly one solution. Orders combine. Examples:
      grille generate --difficulty hard --symmetry 180
      grille generate --technique x-wing --count 10
      grille generate --only naked-single,hidden-single --clues 29
      grille generate --size 16 --count 5 --seed 7 --ids > sixteen.txt
      grille generate --variant killer,x
      grille generate --from 9-0K3V9X0Q2M4T
    Ranges are written A..B, A.., ..B or as one value. The same seed makes the same puzzles in the same order,
    whatever the number of threads; no two are alike up to symmetry and exchange of digits. An id makes its puzzle again (with
    the same --pattern or --solution where there was one). What was written stays when you stop with Ctrl-C.
arg-generate-size = Rows of the grid: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25; else 9
arg-generate-variant = Variants, separated by commas: killer, x, thermo, jigsaw, samurai, 3doku, anti-knight, sandwich, …
arg-generate-boxes = Shape of the boxes, for example 3x2; else the usual one
arg-difficulty = How hard, one grade or a range: beginner, easy, medium, hard, expert, extreme
arg-se = How hard on Sudoku Explainer’s scale (ER), for example 4.2..5.0
arg-hodoku = How hard on HoDoKu’s scale (score), for example 400..600
arg-generate-technique = Needs this technique: solvable with it and those before it in the catalogue, and not without it
arg-only = These techniques alone solve it, separated by commas
arg-clues = How many givens
arg-minimal = No given can be left out
arg-symmetry = Symmetry of the givens; cages, lines and other clues follow the solution, which has none
arg-pattern = Where the givens stand: a character a cell, . for none; or a file with that
arg-solution = The complete grid that is the solution
arg-generate-count = How many puzzles; else one
arg-seed = Seed: a number from which all puzzles follow; else one is chosen and written to standard error
arg-attempts = Most attempts for one puzzle; else enough for a minute or so
arg-generate-from = Make the puzzle of this id again
arg-ids = Write the id of each puzzle (on a terminal it is always there)
arg-with-solution = Write the solution too, in the notation “text”; data formats always hold it
arg-value-grades = GRADES
arg-value-range = RANGE
arg-value-techniques = TECHNIQUES
arg-value-symmetry = SYMMETRY
arg-value-pattern = PATTERN
arg-value-grid = GRID
arg-value-id = ID
cmd-grille-techniques = List the techniques, or show one with examples
cmd-grille-techniques-usage = grille techniques [OPTIONS] [TECHNIQUE]
arg-example = Only this one of its examples
arg-explain-format = Format of the explanation; else sentences
arg-explain-step = Draw each step, and wait for a key
arg-until = Stop after N steps
arg-no-uniqueness = Leave out steps that assume that there is one solution
arg-hint-format = Format of the hint; else sentences
arg-level = How much to tell at once
arg-steps-format = Format of the steps; else one line a step
arg-technique = A technique by its name or HoDoKu’s code; may be repeated
arg-duals = Dual and Siamese forms too, and empty rectangles with two candidates
arg-candidates-format = Format; else sentences
arg-cell = A cell: r4c5, e4 or “4 5”; else all empty cells
arg-rate-format = Format of the ratings; else a sentence on a terminal and tsv elsewhere
arg-value-level = LEVEL
arg-value-technique = TECHNIQUE
arg-value-cell = CELL
cmd-grille-show = Show puzzles as grids
cmd-grille-show-usage = grille show [OPTIONS] [PUZZLE]...
cmd-grille-convert = Convert puzzles to another notation, or to a picture
cmd-grille-convert-usage = grille convert --to FORMAT [OPTIONS] [PUZZLE]...
cmd-grille-convert-more =
    Formats:
      line         one character a cell, all in one line (81 on the classic grid)
      numbers      numbers with white space between them, 0 for an empty cell
      grid         a drawn frame, columns a b c, rows 1 2 3
      dialogue     a frame with numbered rows and columns, . for an empty cell
      class        a frame like | 790|304|108|, 0 for an empty cell
      chess        a frame with columns a b c, _ for an empty cell
      ss           SimpleSudoku’s .ss file
      sdk          an .sdk file with its remarks
      sdm          an .sdm collection, 0 for an empty cell
      lisp         nested lists, ((4 0 0 0) (0 3 0 0) …)
      pencilmarks  a frame in which each cell shows its candidates
      candidates   all candidates in one line (729 on the classic grid)
      csv          a table, quizzes,solutions
      hodoku       a line of HoDoKu’s library
      json         an object with all that is known
      text         size, grid and constraints, one a line; see docs/variants.md
      iss          Interactive Sudoku Solver’s .Cage~15~R1C1~R1C2…
      lisudoku     lisudoku’s JSON
      killer       a killer in one line, 3x3::k:3840:3840:…
      sumocue      SumoCue’s text of killers and jigsaws
      f-puzzles    the address of the puzzle in f-puzzles
      sudokupad    the address of the puzzle in SudokuPad
      solo         a game id of Simon Tatham’s Solo
      ksudoku      a shape of KSudoku, without digits
      signs        greater-than in one line, 108 signs: <>…v^…
      html         a page with a table that prints well
      latex        a document for pdflatex, xelatex or lualatex (TikZ)
      svg          a picture
      drawing      a picture in characters
cmd-grille-judge = Judge programs that solve Sudoku: run them over many puzzles and check what they say
cmd-grille-judge-usage = grille judge [OPTIONS] [-- COMMAND...]
cmd-grille-judge-more =
    A program reads puzzles and writes answers as plain lines; docs/protocol.md describes them. Examples:
      grille judge -- python3 solver.py
      grille judge --corpus hard --count 20 --limit-time 500ms -- ./solver
      grille judge --solver "Eva=node eva.js" --solver "Ali=./ali" --format html --output league.html
    A corpus is a file of puzzles, or is made: beginner, easy, medium, hard, expert, extreme; few (at most 21
    givens), 17 (as many givens, the fewest there are; 99 puzzles); or a size or variant by its name: 4x4, 6x6, 16x16, x, windoku, jigsaw, killer, ….
    Programs run in a folder of their own with an almost empty environment; when one is over a limit, it and
    everything it started is ended. Exit code: 0 all solved, 1 something was not, 2 wrong arguments.
arg-judge-corpus = The puzzles: a file, or the name of a corpus; else easy
arg-judge-count = How many puzzles; else all of a file, and of a made corpus 100, or fewer where they take long to make
arg-judge-solver = A program by a name; may be repeated
arg-judge-command = A program to judge, and its arguments
arg-judge-jobs = Puzzles played at a time; else 1, which measures best
arg-judge-format = Format of the report; else text
arg-limit-time = Most time for one puzzle, for example 500ms; else 2s
arg-limit-memory = Most memory of a program, for example 256M; else 512M
arg-limit-output = Most output for one puzzle; else 1M
arg-limit-processes = Most processes of a program at a time; else 32
arg-env = An environment variable that programs keep; may be repeated
arg-alone = Without Grille's own solvers beside, for comparison
arg-value-corpus = CORPUS
arg-value-program = NAME=COMMAND
arg-value-time = TIME
arg-value-size = SIZE
arg-value-variable = VARIABLE
cmd-grille-engine = Solve puzzles as a program that others run: the protocol of “grille judge”
cmd-grille-engine-usage = grille engine [OPTIONS]
cmd-grille-engine-more =
    Puzzles come on standard input, answers go to standard output; docs/protocol.md describes the lines.
arg-engine-by = exact: the fast search; reference: the readable one, cell by cell; logic: one move at a time with its reason
arg-value-engine = ENGINE
judge-no-program = Name a program: grille judge -- COMMAND, or --solver NAME=COMMAND.
judge-no-puzzle = There is no puzzle to judge programs with.
judge-no-more = There are no more than { $count } puzzles in this corpus.
judge-left-out = { $count ->
    [one] One puzzle was left out
   *[other] { $count } puzzles were left out
}, puzzle { $number } first: { $why }
cmd-grille-bench = Measure how fast the solver is here
cmd-grille-bench-usage = grille bench [OPTIONS] [PUZZLE]...
cmd-grille-bench-more =
    Without puzzles a built-in set is solved. “cargo bench” compares with other solvers.
arg-signature = Write the number of guesses and a hash of the answers for a fixed set: the same on every machine
cmd-grille-completions = Write a completion script for a shell
cmd-grille-completions-usage = grille completions SHELL
cmd-grille-man = Write the manual page (view it with: grille man | man -l -)
cmd-grille-man-usage = grille man
cmd-grille-help = Show help for a command
cmd-grille-help-usage = grille help [COMMAND]
arg-color = When to use colour; else on a terminal, unless NO_COLOR is set
arg-quiet = Write no notes and no progress bar, only results and errors
arg-no-progress = Show no progress bar
arg-value-when = WHEN
arg-lang = Language of all texts, en or fr; else LC_ALL or LANG decides, else English
arg-help = Show this help
arg-version = Show the version
arg-puzzles = Puzzles: each a puzzle itself, a file, or - for standard input
arg-from = Notation of the input; else it is recognised
arg-from-alphabet = How the input writes digits: 1-9 A-P, 0-9 A-F or A-Y; else it is recognised
arg-to-alphabet = How the output writes digits; else like the input
arg-boxes = Shape of the boxes, for example 3x2; else the usual one, or what the frame shows
arg-line = Take only grid number N of each source
arg-format = Notation of the output; else a framed grid on a terminal and a line elsewhere
arg-solve-format = Format of the output; else a framed grid on a terminal and a line elsewhere
arg-check-format = Format of the report; else sentences
arg-count = Stop after N solutions; else after 2, which is enough to tell whether one is the only one
arg-first = Be content with the first solution, without proof that it is the only one
arg-all = Write every solution
arg-jobs = Number of threads; else as many as there are cores
arg-timeout = Time limit for each puzzle, else 60 seconds; exit code 1 if it runs out
arg-stats = Tell at the end how many puzzles there were, how many guesses and how much time they took
arg-value-seconds = SECONDS
arg-rules = Only the rules named: r1,r2 or r1..r4, r5:rows-columns, simple (r1 and r2), all
arg-step = With --rules: show the grid after each digit placed, and wait for a key
arg-exhaustive = With --rules: search the candidate grids that are left
arg-limit = With --exhaustive: the most candidate grids to search; else 1000000
arg-value-rules = RULES
arg-candidates = Show the candidates of each empty cell
arg-to = Format of the output
arg-labels = In a picture, numbers above the columns and before the rows
arg-title = A title above a picture
arg-convert-candidates = Show the candidates of each empty cell (in pictures, grid and line)
arg-value-text = TEXT
arg-output = Write to this file instead of standard output
cmd-grille-variants = List the variants, or show one with its rule and a picture
cmd-grille-variants-usage = grille variants [OPTIONS] [VARIANT]
arg-variants-variant = The variant
arg-variants-format = Format; else text
arg-value-variant = VARIANT
arg-variant = Add rules to each puzzle by their names: x, anti-knight, windoku…
arg-value-variants = VARIANT,…
arg-really = Only the digits that occur in some solution
variants-which = Name the variant to draw: “grille variants” lists them.
variants-aliases = Also: { $others }
variants-written = Written:
variants-option = On any grid of the right size: --variant { $id }
input-no-variant = There is no variant “{ $word }”.{ $perhaps } “grille variants” lists them.
generate-variant-not-made = Grille does not make puzzles of this variant yet: { $variant }. It reads, solves and draws them.
input-variant-needs-more = “{ $id }” needs more than its name: write it with the puzzle (“grille variants { $id }” shows an example).
check-clash = These cannot be met together: { $constraints }.
check-clash-alone = This cannot be met: { $constraint }.
check-clash-with-givens = These cannot be met together: { $constraints }, with the digits at { $givens }.
check-clash-givens = The digits at { $givens } leave no solution.
candidates-true = { $cell }: { $digits }
candidates-unknown = The search was ended before it was finished (--timeout).
arg-shell = The shell
arg-command = The command
arg-value-puzzle = PUZZLE
arg-value-notation = NOTATION
arg-value-alphabet = ALPHABET
arg-value-rowsxcolumns = ROWSxCOLUMNS
arg-value-format = FORMAT
arg-value-file = FILE
arg-value-lang = LANG
arg-value-shell = SHELL
arg-value-command = COMMAND
arg-value-n = N

budget-spent = The search was ended before the answer was known.

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
render-view = view of the region
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
rules-not = “{ $found }” names no rules: write r1,r2 or r1..r4, r5:rows-columns, simple or all.
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
rules-step = { $place } = { $digit }: { $rule }
rules-search = Exhaustive search over { $number } candidate grids:
rules-too-many = There are { $number } candidate grids, more than the limit of { $limit }: too many to look at each. “grille solve” without --rules solves any grid.
technique-finned-x-wing = Finned X-Wing
technique-sashimi-x-wing = Sashimi X-Wing
technique-finned-swordfish = Finned Swordfish
technique-sashimi-swordfish = Sashimi Swordfish
technique-finned-jellyfish = Finned Jellyfish
technique-sashimi-jellyfish = Sashimi Jellyfish
technique-simple-colours = Simple Colours
technique-multi-colours = Multi Colours
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
tell-skyscraper = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. { $joint } and { $otherjoint } stand on the same ground, { $joined }, so they cannot both be { $digit }: at least one of the tops { $end } and { $otherend } is. What sees both tops cannot be { $digit }: { $conclusion }.
tell-two-string-kite = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. The two strings meet in { $joined }, where { $joint } and { $otherjoint } cannot both be { $digit }: at least one of the far ends { $end } and { $otherend } is. What sees both cannot be { $digit }: { $conclusion }.
tell-turbot-fish = In { $first }, the { $digit } is in { $end } or { $joint }; in { $second }, it is in { $otherend } or { $otherjoint }. { $joint } and { $otherjoint } see each other in { $joined }, so they cannot both be { $digit }: at least one of { $end } and { $otherend } is. What sees both cannot be { $digit }: { $conclusion }.
tell-w-wing = { $one } and { $other } have the same two candidates, { $removed } and { $linked }. In { $house }, the { $linked } is in { $near } or { $far }; one of the two cells sees { $near }, the other { $far }, so at least one of them cannot be { $linked } and is { $removed }. What sees both { $one } and { $other } cannot be { $removed }: { $conclusion }.
tell-xy-wing = { $pivot } is { $x } or { $y }. If it is { $x }, { $one } is { $z }; if it is { $y }, { $other } is { $z }. Either way one of { $one } and { $other } is { $z }, and what sees both cannot be: { $conclusion }.
tell-xyz-wing = { $pivot } is { $x }, { $y } or { $z }. If it is { $x }, { $one } is { $z }; if it is { $y }, { $other } is { $z }; else it is { $z } itself. One of the three is { $z } in any case, and what sees all three cannot be: { $conclusion }.
tell-simple-colours = Strong links on { $digit } tie its places together in two colours, { $one } and { $other }: one colour is true as a whole, the other is false as a whole. From this it follows that { $conclusion }.
tell-rectangle = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. It has one only, so this cannot be: { $conclusion }.
tell-remote-pair = { $cells } have the same two candidates, { $digits }, and each sees the next: they take the two digits in turn. So { $ends }, the ends of the chain, hold one each, and what sees both ends can hold neither: { $conclusion }.
tell-empty-rectangle = In { $region }, the { $digit } lies either in { $arm } or in { $other }. If it lies in { $arm }, it is not at { $near }, so { $pair } has it at { $far }. If it lies in { $other }, the cells that see { $other } lose it. What sees both { $far } and { $other } loses it either way: { $conclusion }.
tell-multi-colours = Strong links tie the places of { $digit } together in two groups, { $one } and { $other }, each in two colours of which exactly one is true. A colour of the one group sees a colour of the other, so not both of them are true, and at least one of the colours opposite to them is. From this it follows that { $conclusion }.
tell-rectangle-subset = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. So one of the other candidates of { $extras } is true, and together with { $subset } they are as many digits as cells, which keep them to themselves: { $conclusion }.
tell-rectangle-extra = If { $cells } held nothing but { $digits }, the two digits could change places there and the puzzle would have two solutions. So one of { $extras } holds the digit that they have besides, and what sees all of them cannot: { $conclusion }.
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
proof-weak-house = Then { $cell } is not { $digit }, as { $from } is, in { $house } too.
proof-weak = Then { $cell } is not { $digit }.
proof-so = So { $start } or { $end }, and in both cases { $conclusion }.

## Steps: what the marks of a drawing mean
draw-placed = placed
draw-removed = removed
draw-pattern = pattern
draw-fin = fin
draw-colour = one colour
draw-other-colour = the other colour
draw-extra = beside the pattern

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
    [0] Going back to before it sets this right.
    [one] One more thing is wrong that came after it. Going back to before it sets this right.
   *[other] { $more } more things are wrong that came after it. Going back to before it sets this right.
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

## Constraints of variants
constraint-region = the extra region at { $place }
constraint-cage = the cage of { $sum } at { $place }
constraint-cage-bare = the cage at { $place }
constraint-magic = the magic square at { $place }
constraint-less = the sign between { $first } and { $second }
constraint-sign = { $sign } between { $first } and { $second }
constraint-even = the even cell { $place }
constraint-odd = the odd cell { $place }
constraint-minimum = the minimum at { $place }
constraint-maximum = the maximum at { $place }
constraint-quadruple = the circle { $digits } at the corner of { $place }
constraint-line = { $line } from { $first } to { $last }
constraint-arrow = the arrow from { $first } to { $last }
constraint-clone = the clones at { $first } and { $second }
constraint-outside = { $clue } { $value } of { $line }
constraint-little-killer = the diagonal of { $sum } from { $place }
constraint-circles = the counting circles at { $place }
constraint-equality = the equality cage at { $place }
constraint-rellik = the rellik cage of { $sum } at { $place }
constraint-lunchbox = the lunchbox of { $sum } at { $place }
constraint-row-index = the row indexing cell { $place }
constraint-column-index = the column indexing cell { $place }
constraint-box-index = the box indexing cell { $place }
constraint-look-and-say = the look-and-say cage at { $place }
constraint-same-digits = the groups of equal digits at { $place }
constraint-equal-sums = the groups of equal sums at { $place }
constraint-region-run = the clue at { $place } that sees cells of its region
constraint-region-count = the clue at { $place } that counts cells of a region
constraint-distinct-regions = the clue at { $place } that counts regions
constraint-same-region = the cells of one region at { $place }
outside-full-rank = the full rank clue
whole-dutch-flatmates = Dutch flatmates
whole-chaos-construction = chaos construction
constraint-custom = “{ $name }”
sign-white = the white dot
sign-black = the black dot
sign-x = the X
sign-v = the V
sign-difference = the dot for a difference of { $number }
sign-ratio = the dot for a ratio of { $number }
sign-sum = the sum of { $number }
sign-less = the sign “less than”
line-thermo = the thermometer
line-slow-thermo = the slow thermometer
line-palindrome = the palindrome
line-renban = the renban line
line-nabner = the nabner line
line-whisper = the whisper line
line-between = the between line
line-lockout = the lockout line
line-zipper = the zipper line
line-region-sum = the region sum line
line-entropic = the entropic line
line-modular = the modular line
line-parity = the parity line
line-sum = the sum line
line-double-arrow = the double arrow
outside-sandwich = the sandwich sum
outside-x-sum = the X-sum
outside-skyscraper = the skyscraper clue
outside-hidden-skyscraper = the hidden skyscraper clue
outside-numbered-room = the numbered room
whole-diagonals = the two diagonals
whole-diagonal-down = the falling diagonal
whole-diagonal-up = the rising diagonal
whole-windows = the windows
whole-asterisk = the asterisk
whole-centre-dot = the centre dots
whole-girandola = the girandola
whole-argyle = the argyle pattern
whole-disjoint-groups = the disjoint groups
whole-hypercube = the hypercube
whole-anti-knight = anti-knight
whole-anti-king = anti-king
whole-anti-taxicab = anti-taxicab
whole-non-consecutive = non-consecutive
whole-all-given = the rule that no sign is missing ({ $sign })
whole-global-entropy = global entropy
whole-global-modulo = global modulo
whole-semi-magic = the semi-magic boxes
whole-magic-boxes = the magic boxes
whole-magic-modulo = the modular magic boxes
fault-too-few = it needs at least { $least ->
    [one] one cell
   *[other] { $least } cells
}.
fault-repeats = it names { $place } twice.
fault-no-cell = it names a cell that the grid does not have.
fault-too-many = it has { $cells } cells, more than there are digits, and no digit may come twice.
fault-number = { $number } cannot be reached; from { $least } to { $greatest } is possible.
fault-grid = it does not fit a grid of this shape.
fault-shape = its cells are not arranged as they must be.
fault-has-regions = the regions are to be found, but the grid already has boxes or regions.
fault-no-regions-to-find = it needs “chaos-construction”: it speaks of regions to be found.
fault-impossible = no digits meet it.
fault-too-large = it is too large.
fault-too-much = with it, the constraints need more memory than a puzzle may use ({ $megabytes } MB).
fault-out-of-time = the time was over before it was prepared.
problem-alike = { $digit } is at { $places }, which must differ.
problem-regions-unknown = The grid is complete, but Grille could not tell in time whether it can be divided into regions as the rules ask.
problem-fault = In { $constraint }: { $fault }
problem-broken = The digits break { $constraint }.
feature-constraints = constraints

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
forbidden-alike = it may not be in two cells so placed, and is at { $at }
## Generating
symmetry-none = none
symmetry-half-turn = half a turn
symmetry-quarter-turn = a quarter turn
symmetry-horizontal = top and bottom
symmetry-vertical = left and right
symmetry-diagonal = the diagonal from the top left
symmetry-antidiagonal = the diagonal from the top right
symmetry-full = full symmetry
order-clues = A puzzle with one solution has { $least } to { $most } givens in this grid.
order-symmetry = The grid has no such symmetry: { $symmetry }.
order-pattern = The pattern has { $count } cells in the grid; at least { $least } givens are needed for one solution.
order-pattern-clues = The pattern has { $count } givens, another number than was asked for.
order-pattern-symmetry = The pattern does not have the symmetry asked for: { $symmetry }.
order-solution-layout = The solution is a grid of another size or with other boxes.
order-solution-incomplete = The solution is not complete.
order-technique-of-variants = { $technique } is about constraints; order a variant too.
order-solution-variant = The solution does not obey the variant “{ $variant }”.
order-variant = The variant “{ $variant }” does not go with this grid, or with another one that was ordered.
order-empty-range = The range is empty: its first value comes after its last.
order-scale = HoDoKu and Sudoku Explainer rate classic 9×9 puzzles only: give a difficulty instead.
order-no-techniques = At least one technique must be allowed.
order-technique-not-among = The technique that is to be needed ({ $technique }) is not among those that are to suffice.
generate-spent = No such puzzle in { $attempts } attempts. --attempts allows more; the order may also be impossible.
generate-cancelled = Stopped.
generate-closest = The closest that was found, with { $clues } givens: { $puzzle } ({ $id })
generate-seed = Seed: { $seed } (--seed { $seed } makes the same puzzles again)
generate-no-more = Only { $count ->
    [one] 1 puzzle was found that is
   *[other] { $count } puzzles were found that are
} not like another but for symmetry.
generate-pattern-length = The pattern has { $found } cells; the grid has { $cells }.
id-malformed = “{ $found }” is no id of a puzzle: they look like 9-0K3V9X0Q2M4T.
id-needs-pattern = This puzzle was made with --pattern: give the same pattern again.
id-needs-solution = This puzzle was made with --solution: give the same solution again.
id-needs-layout = This puzzle has a layout of its own: give it again.
id-no-puzzle = This id leads to no puzzle: a character of it is wrong, or the pattern or solution is another one.
## Saved games
load-too-long = The text is longer than any saved game ({ $limit } bytes).
load-not-a-game = This is not a saved game.
load-version = The game was saved by a later version of Grille (format { $version }; this one reads up to { $known }).
load-puzzle = The puzzle of the saved game is wrong: { $what }
load-field = The saved game is damaged: the field { $field } is missing or wrong.

## Playing: common
play-no-grid = No grid to play was found.
play-no-other-grid = There is no other grid to play.
play-nothing-saved = There is no game to resume.
play-no-folder = The system names no folder to keep games in (HOME is not set).
play-no-screen = This terminal cannot show the full-screen game; here is the prompt.
play-nothing-to-undo = There is nothing to undo.
play-rules = Rules of this grid:
play-rule = - { $rule }
play-clashes = These cells clash: { $cells }. Change one of them.
play-making = Making a grid…
play-no-terminal = The puzzle is on standard input, and there is no terminal to play on.
play-daily-one-grade = The puzzle of a day has one grade: name one, not a range.
play-daily-no-day = “{ $date }” is not a day: write it like 2026-11-18.
play-daily-begun = The puzzle of { $date } was begun before; here is that game.

## The list of saved games
games-heading-id = id
games-heading-when = saved
games-heading-puzzle = puzzle
games-heading-filled = filled
games-heading-time = time
games-filled = { $filled } of { $cells }
games-finished = finished
games-none = There are no saved games.
games-how-to-resume = “grille play --resume ID” resumes a game, “grille games --delete ID” deletes one.
games-ask = Which game? (its id; Enter: { $last }, the last one played; q: none):{" "}
games-none-named = There is no game “{ $id }” to resume; “grille games” lists them.
games-is-finished = Game { $id } is finished.
games-deleted = Game { $id } is deleted.
games-disk-full = The disk is full: { $file } cannot be written. The game stays as it was last saved.
cmd-grille-games = List the saved games, or delete some
cmd-grille-games-usage = grille games [OPTIONS]
cmd-grille-games-more =
    Every game is saved after each move, in a file of its own (folder grille/games in the system’s folder for data).
    “grille play --resume” resumes one. A game that is won is not kept.
arg-games-format = Format of the list; otherwise a table
arg-delete = Delete the game with this id; may be repeated

## Playing: the dialogue
dialogue-rules =
    RULES OF SUDOKU

    The aim of the game is to complete the partly filled grid, keeping to this rule:

    in each row, each column and each block, the digits from 1 to { $max } must appear once and only once.

    In other words, each row, each column and each block must contain all the digits from 1 to { $max } at least once.

    An empty Sudoku grid of { $max }x{ $max } cells made of { $max } { $square ->
        [1] squares
       *[0] blocks
    } of { $rows }x{ $columns }.

    Dots stand for empty cells, and lines separate the cells.

    x is the number of the row, y that of the column.
    {""}
dialogue-ask-cell = Enter the coordinates x and y, separated by a space, of the digit to place:{" "}
dialogue-outside = Error! Please enter a valid coordinate, with x and y between 1 and { $max }.
dialogue-no-cell = Error! Please enter a valid coordinate: there is no cell at this place.
dialogue-not-whole = Error! Please enter a valid coordinate, with x and y whole numbers.
dialogue-form = Error! Please enter a valid coordinate, in the form x y.
dialogue-given = Error! The chosen cell contains a digit that belongs to the Sudoku.
dialogue-no-digit = Error! No digit can go into the chosen cell any more: change one around it first.
dialogue-ask-digit = Enter the digit to place:{" "}
dialogue-digit-outside = Error! The chosen digit must be between { $min } and { $max }.
dialogue-digit-not-whole = Error! The chosen digit must be a whole number.
dialogue-digit-taken = Warning! The chosen digit is already present in a row/column/block.
dialogue-digit-forbidden = Warning! The chosen digit cannot go there: { $reasons }.
dialogue-won = Well done! You have completed the Sudoku!
dialogue-ask-again = Do you want to play again? (Y or N):{" "}
dialogue-yes-or-no = Error! You can only answer Y or N (Yes or No).
dialogue-yes = Y
dialogue-no = N

## Playing: the prompt
prompt-letters =
    choose at any time: - n for a new game
                        - r to restart the game
                        - q to quit
prompt-more-letters =
    p to print the grid
    u to undo a move
    c for the candidates (c a 1: those of a cell)
    h for a hint (again for more of it)
prompt-givens = initial cells: { $count }
prompt-ask = choose a number, a column and a row (e.g. 6 a 1):{" "}
prompt-in-column = ERROR: number { $number } already in column { $column }
prompt-in-row = ERROR: number { $number } already in row { $row }
prompt-in-zone = ERROR: number { $number } already in zone { $zone }
prompt-in-house = ERROR: number { $number } already in { $house }
prompt-forbidden = ERROR: number { $number }: { $reason }
prompt-protected = ERROR: cell { $column } { $row } is protected
prompt-invalid = ERROR: number { $number } or cell { $column } { $row } is not valid
prompt-unsolvable = ERROR: putting { $number } into cell { $column } { $row } makes the grid unsolvable
prompt-left = you have left the game
prompt-won = Congratulations, you have finished the sudoku grid
prompt-end-choices =
    Choose q to quit
    Choose n for a new game
prompt-end-ask = my choice:{" "}

## Playing: the full screen
screen-welcome = Arrows or h j k l move, digits write, ? shows all keys. The game is kept after each move.
screen-no-digit-in-hand = Digits first (f): take a digit in hand with its key, then put it into cells with Enter or the mouse.
screen-given = This digit belongs to the puzzle.
screen-colours = There are { $count } colours: keys 1 to { $count }.
screen-nothing-to-redo = There is nothing to redo.
screen-no-other-branch = The game has only one line so far.
screen-checkpoint = Checkpoint set, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. y comes back to it.
screen-checkpoint-gone = Checkpoint taken away.
screen-no-checkpoint = There is no checkpoint behind (s sets one).
screen-before-mistake = Back before the first mistake, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. r goes forward again.
screen-no-mistake = No mistake was found.
screen-several-solutions = This puzzle is not known to have a single solution: a digit is only shown as wrong once none is left.
screen-full-but-wrong = Every cell is filled, but something is wrong. g goes back before the first mistake.
screen-hint-more = i: more
screen-hint-do = i: do it
screen-hint-mistake = g: go back before it
screen-hint-end = Any other key closes the hint.
screen-thinking = Looking for a hint…
screen-cell-given = { $cell }: a given
screen-cell-digit = { $cell }: { $digit }, placed by you
screen-cell-marks = { $cell }: corner { $corner }, centre { $centre }
screen-bar = Grille { $size }×{ $size }{ $variants } · { $open ->
    [one] { $open } empty cell
   *[other] { $open } empty cells
} · { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
screen-keys = ? help  i hint  u undo  r redo  p pause  n new  q quit
screen-scroll-down = ▼{ $lines } PgDn
screen-scroll-up = ▲ PgUp
screen-too-small = The window is too small.
screen-paused = Paused. Any key goes on.
screen-won = Your time: { $time }. n: a new grid; q: leave.
screen-ask-new =
    Leave this game for a new one?

    n: a new grid. Any other key: go on playing.
screen-help-title = Keys
screen-help =
    arrows, h j k l   move            shift+arrows, drag   select several cells
    space             select          a   select the same digit
    1-9, A-P          write           0, Del   erase           Esc   clear
    z digits   x corner marks   c centre marks   v colours 1-6   b candidates
    Tab   next pen                    ,   next colour of candidates
    f   digit first: its key takes it up, Enter or a click puts it down
    e   write in all candidates       o   candidates by themselves

    u undo   r redo                   /   the other line: nothing is ever lost
    s   set a checkpoint              y   back to the last one
    g   back before the first mistake t   history: go to any moment
    !   restart (can be undone)

    i   hint: where, which technique, which cells, why; then it is done
    PgUp PgDn   scroll a long hint    Ctrl-Z   suspend (fg comes back)
    d   show clashes                  w   show digits that are wrong
    p pause   n new grid   m theme   + - cell size   q leave (play --resume)

    {"["} ] cursor   ( ) selected   * hint   ! clash   ? wrong   a-f colours
    '1 corner mark   :1 only candidate   -1 ruled out by the hint   +1 placed
pen-digit = digit
pen-corner = corner
pen-centre = centre
pen-colour = colour
pen-tint = candidate
switch-digit-first = digit first
switch-candidates = automatic candidates
switch-clashes = show clashes
switch-solution = check against the solution
screen-history-title = History
screen-history-keys = up, down: choose; Enter: go there; Esc: stay
moment-now = now, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
moment-start = the start
moment-checkpoint = checkpoint, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
moment-end = end of a line, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## The main menu
menu-welcome = Grille: a grid from the library.
menu-choices =
    {""}
    1  another grid at random        5  enter a grid
    2  solve some cells              6  play
    3  solve all of it               7  generate a grid
    4  step by step                  8  explain the solution
    q  leave                         9  resume a saved game
menu-ask = Your choice (1 to 9; q: leave):{" "}
menu-no-choice = Please choose one of these.
menu-how-many = How many cells? (1 to { $open }):{" "}
menu-not-that-many = Please enter a whole number from 1 to { $open }.
menu-which-size = Which size? (4, 6, 8, 9, 10, 12, 15, 16, 20 or 25; Enter for 9):{" "}

## Help of play
cmd-grille-play = Play: a dialogue, a prompt, or the full screen
cmd-grille-play-usage = grille play [OPTIONS] [PUZZLE]
cmd-grille-play-more =
    Styles: screen is the full-screen game (the default on a terminal), dialogue asks for a row and a column and
    then for a digit, prompt takes a number, a column and a row. Examples:
      grille play --difficulty hard
      grille play --variant killer,x
      grille play --daily
      grille generate --technique x-wing | grille play
      grille play 4x4-1.lisp
    Without options the grid is new, easy or medium; dialogue takes one of the library. A piped puzzle is played on the
    terminal; dialogue and prompt read answers from a pipe, unless the puzzle is “-”. The library has several grids of
    every size: 4x4-1.lisp, 4x4-2.lisp, … 25x25-1.lisp, …. The game is saved after each move; “grille games” lists the
    saved games.
arg-play-puzzle = The grid to play: a grid itself, a file, a grid of the library (9x9-1.lisp), or - for standard input
arg-style = How to play; otherwise the full screen on a terminal and the prompt elsewhere
arg-play-from = Files of grids, or folders of such files, of which grids are taken at random
arg-size = Size of the grid, 4 to 25; otherwise 9
arg-play-boxes = Shape of the boxes, for example 3x2; otherwise the usual one
arg-play-variant = Variants of a new grid, separated by commas: killer, x, thermo, jigsaw, samurai, …
arg-play-technique = A new grid that needs this technique
arg-play-seed = Seed of new grids: the same number makes the same grids, as in “grille generate”
arg-daily = The puzzle of the day, the same for everyone; or of another day, for example 2026-11-18
arg-resume = Resume the saved game with this id; without an id the last one, or the one you choose from the list
arg-value-date = DATE
arg-theme = Colours of the full screen; otherwise dark, or none where NO_COLOR is set
arg-value-style = STYLE
arg-value-path = PATH
arg-value-theme = THEME
## The catalogue of variants

family-size = Sizes
family-groups = Further groups
family-whole = Rules for the whole grid
family-magic = Magic squares
family-cages = Cages and groups of cells
family-signs = Signs between cells
family-marks = Marks
family-lines = Lines
family-outside = Clues outside the grid
family-layout = Layouts
variant-told = { $name }: { $rule }
variant-4x4 = 4×4
variant-4x4-rule = Each row, column and box of 2×2 holds each of 4 digits once.
variant-6x6 = 6×6
variant-6x6-rule = Each row, column and box of 2×3 holds each of 6 digits once.
variant-8x8 = 8×8
variant-8x8-rule = Each row, column and box of 2×4 holds each of 8 digits once.
variant-12x12 = 12×12
variant-12x12-rule = Each row, column and box of 3×4 holds each of 12 digits once.
variant-16x16 = 16×16
variant-16x16-rule = Each row, column and box of 4×4 holds each of 16 digits once.
variant-25x25 = 25×25
variant-25x25-rule = Each row, column and box of 5×5 holds each of 25 digits once.
variant-x = Sudoku X
variant-x-rule = Both main diagonals hold each digit once.
variant-diagonal-down = Falling diagonal
variant-diagonal-down-rule = The diagonal from the top left holds each digit once.
variant-diagonal-up = Rising diagonal
variant-diagonal-up-rule = The diagonal from the bottom left holds each digit once.
variant-windoku = Windoku
variant-windoku-rule = Each shaded window holds each digit once.
variant-asterisk = Asterisk
variant-asterisk-rule = The nine shaded cells, an asterisk, hold each digit once.
variant-centre-dot = Centre dot
variant-centre-dot-rule = The middle cells of the boxes hold each digit once.
variant-girandola = Girandola
variant-girandola-rule = The nine shaded cells, a girandola, hold each digit once.
variant-argyle = Argyle
variant-argyle-rule = No digit comes twice on any of the eight marked diagonals.
variant-disjoint-groups = Disjoint groups
variant-disjoint-groups-rule = The cells at the same place in each box hold each digit once.
variant-hypercube = Hypercube
variant-hypercube-rule = Read as a cube of four dimensions, every plane of the grid holds each digit once.
variant-region = Extra region
variant-region-rule = No digit comes twice in a shaded region.
variant-jigsaw = Jigsaw
variant-jigsaw-rule = Regions of any shape take the place of the boxes.
variant-anti-knight = Anti-knight
variant-anti-knight-rule = Cells a knight's move apart hold different digits.
variant-anti-king = Anti-king
variant-anti-king-rule = Cells that touch at a corner hold different digits.
variant-anti-taxicab = Anti-taxicab
variant-anti-taxicab-rule = A digit n is never exactly n steps, along rows and columns, from another n.
variant-non-consecutive = Non-consecutive
variant-non-consecutive-rule = Neighbours never hold consecutive digits.
variant-all-white = All white dots given
variant-all-white-rule = Neighbours without a dot are not consecutive.
variant-all-black = All black dots given
variant-all-black-rule = Of neighbours without a dot, neither is twice the other.
variant-all-kropki = All dots given
variant-all-kropki-rule = Neighbours without a dot are neither consecutive nor one twice the other.
variant-all-xv = All X and V given
variant-all-xv-rule = Neighbours without a sign add up to neither 5 nor 10.
variant-global-entropy = Global entropy
variant-global-entropy-rule = Every square of 2×2 cells holds a low, a middle and a high digit.
variant-global-modulo = Global modulo
variant-global-modulo-rule = Every square of 2×2 cells holds digits of all three remainders by 3.
variant-dutch-flatmates = Dutch flatmates
variant-dutch-flatmates-rule = Every 5 has a 1 above it or a 9 below it, or both.
variant-chaos-construction = Chaos construction
variant-chaos-construction-rule = The regions are not drawn: divide the grid into connected regions of as many cells as a row has, in which no digit comes twice.
variant-region-run = Region view
variant-region-run-rule = The digit says how many cells of its region are seen from the cell, itself included, up to the region's border: in all four directions, or along its arrows.
variant-region-count = Region count
variant-region-count-rule = The digit says how many cells of its region there are among its own cell and those around it.
variant-distinct-regions = Distinct regions
variant-distinct-regions-rule = The digit says how many different regions the cells belong to.
variant-same-region = Same region
variant-same-region-rule = The cells belong to one region.
variant-magic = Magic square
variant-magic-rule = In the marked square the rows, columns and diagonals have one sum, and no digit comes twice.
variant-semi-magic = Semi-magic boxes
variant-semi-magic-rule = The rows and columns of every box have one sum.
variant-magic-boxes = Magic boxes
variant-magic-boxes-rule = Every box is a magic square (16×16; impossible on 9×9).
variant-magic-mod9 = Magic modulo 9
variant-magic-mod9-rule = In every box the rows, columns and diagonals, less one a cell, have sums that 9 divides.
variant-cage = Killer
variant-cage-rule = The digits of a cage add up to its number, and none comes twice.
variant-cage-repeats = Killer with repeats
variant-cage-repeats-rule = The digits of a cage add up to its number; a digit may come twice.
variant-little-killer = Little killer
variant-little-killer-rule = The digits that an arrow points along add up to its number; they may come twice.
variant-equality = Equality cage
variant-equality-rule = As many even digits as odd ones and as many low as high ones, none twice.
variant-rellik = Rellik cage
variant-rellik-rule = No digits of the cage add up to its number, and none comes twice.
variant-lunchbox = Lunchbox
variant-lunchbox-rule = The digits between the least and the greatest of the box add up to its number.
variant-look-and-say = Look and say
variant-look-and-say-rule = A cage names how often some digits come in it: 23 means two threes.
variant-equal = Equal groups
variant-equal-rule = The marked groups hold the same digits in any order, or have one sum.
variant-clone = Clone
variant-clone-rule = Cells with the same letter are copies: the same digits at the same places.
variant-less = Greater than
variant-less-rule = A sign between two cells points at the lesser digit.
variant-kropki = Kropki
variant-kropki-rule = White dot: consecutive digits. Black dot: one digit is twice the other.
variant-white = White dot
variant-white-rule = The digits beside a white dot are consecutive.
variant-black = Black dot
variant-black-rule = One of the digits beside a black dot is twice the other.
variant-consecutive = Consecutive
variant-consecutive-rule = Dots mark all neighbours with consecutive digits: those without are not.
variant-difference = Difference dot
variant-difference-rule = The digits beside a dot with a number are that far apart.
variant-ratio = Ratio dot
variant-ratio-rule = One of the digits beside a black dot with a number is that many times the other.
variant-xv = XV
variant-xv-rule = X: the two digits add up to 10. V: they add up to 5.
variant-x-sign = X
variant-x-sign-rule = The digits beside an X add up to 10.
variant-v-sign = V
variant-v-sign-rule = The digits beside a V add up to 5.
variant-sum-sign = Sum sign
variant-sum-sign-rule = The digits beside a number add up to it.
variant-even = Even
variant-even-rule = A shaded square marks an even digit.
variant-odd = Odd
variant-odd-rule = A shaded circle marks an odd digit.
variant-minimum = Minimum
variant-minimum-rule = A shaded cell with wedges that point inwards is less than its neighbours that are not shaded the same way.
variant-maximum = Fortress
variant-maximum-rule = A shaded cell with wedges that point outwards is greater than its neighbours that are not shaded the same way.
variant-quadruple = Quadruple
variant-quadruple-rule = Each digit in a circle appears in the four cells around it.
variant-counting-circles = Counting circles
variant-counting-circles-rule = A digit in a circle comes in just as many circles as it says.
variant-row-index = Row index
variant-row-index-rule = A marked cell in row R with the digit D: in its column, row D holds R.
variant-column-index = Column index
variant-column-index-rule = A marked cell in column C with the digit D: in its row, column D holds C.
variant-box-index = Box index
variant-box-index-rule = A marked cell at place P of its box with the digit D: place D of the box holds P.
variant-thermo = Thermometer
variant-thermo-rule = Digits grow from the bulb on.
variant-slow-thermo = Slow thermometer
variant-slow-thermo-rule = Digits grow or stay the same from the bulb on.
variant-palindrome = Palindrome
variant-palindrome-rule = The digits along the line read the same from both ends.
variant-renban = Renban
variant-renban-rule = The digits along the line are consecutive, in any order.
variant-nabner = Nabner
variant-nabner-rule = No two digits along the line are equal or consecutive.
variant-whisper = Whispers
variant-whisper-rule = Neighbours on the line are at least 5 apart, or as far as the line says (Dutch: 4).
variant-between = Between
variant-between-rule = Digits along the line lie between those in the circles.
variant-lockout = Lockout
variant-lockout-rule = The digits in the two diamonds differ by at least 4. Digits on the line lie outside the range between them, ends included.
variant-zipper = Zipper
variant-zipper-rule = Digits as far from the middle as each other have one sum: the digit in the middle, if there is one.
variant-region-sum = Region sum
variant-region-sum-rule = The digits of the line have the same sum in each box that it runs through.
variant-entropic = Entropic
variant-entropic-rule = Any three in a row on the line are a low, a middle and a high digit.
variant-modular = Modular
variant-modular-rule = Any three consecutive digits on the line have different remainders when divided by 3 (or by the number the line gives).
variant-parity = Parity line
variant-parity-rule = Odd and even digits alternate along the line.
variant-sum-line = Sum line
variant-sum-line-rule = The line falls into pieces that add up to 10 each, or to its number.
variant-double-arrow = Double arrow
variant-double-arrow-rule = The digits between the circles add up to the sum of those in them.
variant-arrow = Arrow
variant-arrow-rule = The digits along the arrow add up to the number in its circle or pill.
variant-sandwich = Sandwich
variant-sandwich-rule = A number outside is the sum of the digits between the 1 and the greatest digit.
variant-x-sum = X-sums
variant-x-sum-rule = A number outside is the sum of the first X digits, X being the first of them.
variant-skyscraper = Skyscraper
variant-skyscraper-rule = A number outside is how many digits are greater than all before them.
variant-hidden-skyscraper = Hidden skyscraper
variant-hidden-skyscraper-rule = A number outside is the first digit that is less than one before it.
variant-numbered-room = Numbered rooms
variant-numbered-room-rule = A number outside is the digit in the X-th cell, X being the first digit.
variant-full-rank = Full rank
variant-full-rank-rule = Rows and columns read from outside are numbers: the clue is the place among all of them.
variant-twin = Twin
variant-twin-rule = Two grids share a box.
variant-samurai = Samurai
variant-samurai-rule = Five grids: the middle one shares a corner box with each of the others.
variant-windmill = Windmill
variant-windmill-rule = Five grids placed like the sails of a windmill.
variant-sohei = Sohei
variant-sohei-rule = Four grids in a ring, each sharing a corner box with two others.
variant-butterfly = Butterfly
variant-butterfly-rule = Four grids that overlap within twelve rows and columns.
variant-cross = Cross
variant-cross-rule = Five grids, four of them three cells away from the middle one.
variant-tiny-samurai = Tiny samurai
variant-tiny-samurai-rule = Five grids of 4×4 that share corner cells.
variant-3doku = 3doku
variant-3doku-rule = A cube of 9×9×9: every slice in all three directions is a Sudoku.
variant-3doku-4 = 3doku 4×4×4
variant-3doku-4-rule = A cube of 4×4×4: every slice in all three directions is a Sudoku.
variant-cube-surface = Cube surface
variant-cube-surface-rule = Six faces of 4×4: every face and every ring around the cube holds 16 digits.
variant-three-faces = Three faces
variant-three-faces-rule = Three faces of a 9×9×9 cube, each a Sudoku; two faces share the cells of their edge.
variant-roxdoku = Roxdoku
variant-roxdoku-rule = A cube of 3×3×3: every plane in all three directions holds 1 to 9.
variant-roxdoku-4 = Roxdoku 4×4×4
variant-roxdoku-4-rule = A cube of 4×4×4: every plane in all three directions holds 16 digits.
variant-roxdoku-5 = Roxdoku 5×5×5
variant-roxdoku-5-rule = A cube of 5×5×5: every plane in all three directions holds 25 digits.
why-look = Look at { $constraints }. { $reasons }
## The server and its API
cmd-grille-serve = Serve the page and its API on this machine
cmd-grille-serve-usage = grille serve [OPTIONS]
cmd-grille-serve-more =
    The page is at http://127.0.0.1:8000/ and the API's description at /api/v1/openapi.json. Only this machine
    can reach it unless --bind names another address; then every name but a numeric address must be allowed
    with --host. Ctrl-C ends it.

    With --solver "Ada=python3 ada.py" the page can have that program play, within limits; see docs/protocol.md.
arg-bind = The address to listen on
arg-serve-port = The port to listen on; 0 for any free one
arg-serve-host = A further name by which the server may be asked; may be repeated
arg-serve-open = Open the page in the browser
arg-serve-log = What is written to standard error, as lines of JSON
arg-serve-rate = Requests a client may send in a second; 0 for no limit
arg-serve-timeout = Seconds a request may take
arg-value-address = ADDRESS
arg-value-port = PORT
arg-value-host = NAME
serve-ready = Grille is at { $address } – Ctrl-C ends it.
serve-ended = Grille has ended.
serve-cannot-listen = Grille cannot listen on { $address }: { $reason }.
arg-serve-solver = A program that the page may have play, by a name; may be repeated
arg-value-solver = NAME=COMMAND
serve-solver-local = Programs play only where nobody else can reach the server: --solver goes with a --bind address of this machine alone.
serve-solver-twice = Two programs are called { $name }: each needs a name of its own.
serve-cannot-open = The browser could not be opened: { $reason }.
web-not-found = There is nothing at this address.
web-method = This address does not take the method { $method }.
web-media-type = The body must be sent as { $expected }.
web-too-large = That is too long: at most { $size } KiB are taken.
web-body-time = The body took too long to arrive.
web-time = This took too long and was ended before there was an answer.
web-none-made = No such puzzle was found. Another difficulty, another technique or fewer variants may help; there may also be none.
web-none-made-in-time = There was no time to make such a puzzle. Another difficulty, another technique or fewer variants may help.
web-variant-apart = { $variant } does not go with this grid, or with another variant that was ordered.
web-busy = The server has too much to do just now. Please try again in a moment.
web-too-many-requests = That was too many requests at once. Please try again in a moment.
web-too-many-slow = Several of your requests are still being worked on. Please wait for one of them.
web-internal = Something went wrong on our side.
web-host = This server does not answer to that name.
web-origin = Requests from other sites' pages are not taken.
web-json = The body is not JSON: line { $line }, column { $column }.
web-json-object = The body must be a JSON object.
web-field = The field “{ $field }” is not as it should be.
web-unknown-field = There is no field “{ $field }” here.
web-missing-field = The field “{ $field }” is missing.
web-cells = “{ $field }” must hold an entry for each of the { $cells } cells, with digits from 1 to { $digits }.
web-too-many-puzzles = The text holds { $found } puzzles; at most { $most } are taken at a time.
web-too-many-lines = A batch takes at most { $most } puzzles.
web-too-many-constraints = A puzzle may have at most { $most } constraints.
web-count = { $count ->
    [0] There is no solution.
    [one] There is exactly one solution.
   *[other] There are { $count } solutions.
}
web-count-at-least = There are at least { $count ->
    [one] { $count } solution
   *[other] { $count } solutions
}.
web-no-solver = No program here is called “{ $name }”.
web-solver-crash = The program broke down: { $why }
web-mistakes = { $digits ->
    [0] { $marks ->
        [one] In 1 cell, the marks leave out the right digit.
       *[other] In { $marks } cells, the marks leave out the right digit.
    }
    [one] { $marks ->
        [0] 1 digit is wrong.
        [one] 1 digit is wrong, and in 1 cell the marks leave out the right digit.
       *[other] 1 digit is wrong, and in { $marks } cells the marks leave out the right digit.
    }
   *[other] { $marks ->
        [0] { $digits } digits are wrong.
        [one] { $digits } digits are wrong, and in 1 cell the marks leave out the right digit.
       *[other] { $digits } digits are wrong, and in { $marks } cells the marks leave out the right digit.
    }
}
api-summary = Sudoku: read, solve, explain, rate and make puzzles
api-description = Rows, columns and digits count from 1, cell numbers from 0 in the order of a puzzle's cells. Bodies with unknown fields are refused. What takes too long says so and is not an error where part of the answer is known.
api-lang = The language of all texts; else that of Accept-Language.
api-error = What is wrong.
api-error-code = A word for programs that stays the same.
api-error-message = A sentence for people.
api-answer = The answer.
api-not-modified = It is what the tag in If-None-Match stands for.
api-puzzle-text = One puzzle in any notation, or a link; a puzzle's own text says all there is to say of it.
api-values = A digit a cell, 0 or null for an empty one; cells that the puzzle gives are left alone.
api-marks = The marks of each cell; none or null where the player has none.
api-candidates-list = The digits that may go into each cell.
api-digits = How many digits there are.
api-symbols = How each digit is written.
api-unlike = Pairs of cells that must differ though they share no house.
api-underlay = What a variant draws under and over the digits, as SVG, with its place counted in cells.
api-puzzle = A puzzle, ready to be drawn and played.
api-step = A step of reasoning: what it concludes, what it rests on, and both in words. In a walk-through, fills are cells with their digits and leaves are cells with the candidates they keep.
api-hint-candidates = The player sees the candidates of every cell: the hint does not repeat what they leave out
api-move = A move of the player: row, column, and a digit or digits.
api-rating = How hard a puzzle is, on several scales; null where logic does not solve it, and for the scales of HoDoKu and Sudoku Explainer where the puzzle is not a classic 9×9 one.
api-outcome = How many solutions there are; unknown where the time was up.
api-wrong = The cells whose digit is not the one of the only solution; null where there is not one.
api-stopped = Whether the time was up before the end.
api-follows = Whether every digit placed and every candidate removed follows by some step.
api-text = Any text with puzzles in it.
api-limit = Where counting stops.
api-end = Why counting ended: all are counted, the limit was reached, or the time was up.
api-true = Only the digits that are in some solution.
api-setter-says = What the setter says of the puzzle, in the place of what its text says.
api-size = Digits a row: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25.
api-seed = The same seed makes the same puzzle.
api-variant = Names of variants, separated by commas; GET variants lists them.
api-rules-of = The rules that it adds, a sentence for each variant.
api-variants-of = The names of the variants that the puzzle is of.
api-to = A notation or format: line, grid, pencilmarks, json, svg, html, latex, …
api-batch-body = A line a puzzle: a JSON string, or an object as the endpoint for one puzzle takes it.
api-batch-answer = A line an answer, in the same order, as they come; each with the number of its line.
api-read = Reads every puzzle of a text
api-solve = Solves a puzzle, and says whether the solution is the only one
api-count = Counts the solutions
api-candidates = What may go into each cell
api-check = What clashes, what is wrong, and whether it can still be solved
api-hint = A hint from the player's own digits and marks, from vague to full
api-recognise = By which steps the moves of a player follow from a position
api-explain = The whole way to the solution, each step with its reason
api-rate = How hard a puzzle is
api-generate = A new puzzle
api-convert = A puzzle in another notation, or as a picture
api-daily = The puzzle of a day, the same everywhere
api-techniques = The catalogue of techniques
api-technique = A technique with worked examples
api-variants = The variants that generate makes
api-locale = The messages of the page
api-batch-solve = Solves many puzzles
api-batch-rate = Rates many puzzles
api-batch-check = Checks many puzzles
api-solvers = The programs that play, and what they may take
api-solvers-question = What a program is asked about a puzzle
api-solvers-referee = Judges what a program said of a puzzle
api-solvers-watch = Has a program play a puzzle, and tells what happens as it happens
api-solver = The name of a program, one of those that GET solvers lists.
api-solver-limits = The seconds that a program has for a puzzle, and how many lines and bytes it may say.
api-solver-lines = What the program said, line by line.
api-solver-end = How it ended: by itself, by a fault of its own, for saying or taking too much, or before it began.
api-solver-why = Why it could not begin or broke down.
api-solver-question = What it is asked, line by line.
api-solver-event = What happened: a name, a reason, candidates, a move, a whole solution, or the verdict, which comes last. Times are in milliseconds.
api-solver-event-line = The number of its line, from 0; of the verdict, that of the line that decided it, or how many lines there are.
api-solver-right = Whether the move can stand.
api-solver-verdict = The verdict, as a word for programs.
api-solver-log = The last that the program wrote to its standard error.
api-health = Whether the server is there
api-metrics = Figures for Prometheus
api-openapi = This description
