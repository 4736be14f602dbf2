### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## The page in the browser (web/)
page-play = Play
page-learn = Learn
page-set = Create
page-stats = Statistics
page-views = Sections of the page
page-skip = Skip to the content
page-offline = The server does not answer. Your game continues and is saved; hints, candidates, walk-throughs and new puzzles will work again when it is back.
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
page-colour-1 = blue, squares
page-colour-2 = orange, stripes
page-colour-3 = green, rising
page-colour-4 = pink, dots
page-colour-5 = yellow, columns
page-colour-6 = grey, waves
page-colour-7 = turquoise, falling
page-colour-8 = violet, rings
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
page-held = { $digit } is picked.
page-held-none = No digit is picked.
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
page-resume = Resume
page-paused = Paused – go on
page-won = Solved!
page-won-alone = Without a hint.
page-won-hints = { $count ->
    [one] With one hint.
   *[other] With { $count } hints.
}
page-won-walked = With the walk-through.
page-won-met = What it required
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
page-by-difficulty = Choose a difficulty to start
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
page-go-on = Continue
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
page-learn-lead = Every technique with its rule and worked examples found by the engine, starting with the simplest.
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
page-legend-endo-fin = endo-fin: in two houses of the base
page-legend-colour = one colour
page-legend-other-colour = the other colour
page-legend-second-colour = one colour of the second colouring
page-legend-other-second-colour = the other colour of the second colouring
page-legend-extra = extra candidate
page-legend-subset = part of the subset beside it
page-legend-set = a set of cells, each with a frame and name of its own
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
page-rule-fish = In some rows a digit has places in no more columns than there are rows (or with rows and columns exchanged). Each row takes one of the columns, so the digit is gone from their other cells: two rows make an X-Wing, three a Swordfish, four a Jellyfish, then Squirmbag, Whale and Leviathan.
page-rule-finned-fish = A fish with some places too many, its fins, all in one box. Either a fin is true or the fish is: what the fish removes and the fins see is gone in both cases.
page-rule-franken-fish = A fish with boxes among the rows or the columns. Where a box crosses a line of the base, one digit would serve both: such a place counts as a fin, an endo-fin. What two covering houses share is removed, too.
page-rule-mutant-fish = A fish with rows, columns and boxes in any mixture, both in the base and in the cover. Hard to see; a chain usually does the same.
page-rule-kraken-fish = A finned fish whose fins do not see what it removes. From each fin a chain leads there (type 1), or from each fin and each place of one covering house to some other candidate (type 2).
page-rule-template = A template is a way in which a digit can fill all its houses. A place that is in every template holds the digit, and one that is in none does not.
page-rule-remote-pair = A chain of cells with the same two candidates, each seeing the next, alternates between them. A cell that sees two links of opposite value can be neither.
page-rule-bug = If all empty cells had two candidates, each twice in every house, there would be two solutions or none. Where there is one solution, something must break this pattern.
page-rule-skyscraper = In two rows (or columns) a digit has two places each, one of them in the same column. One of the two other places is true: what sees both cannot hold the digit.
page-rule-two-string-kite = A digit has two places in a row and two in a column, and one of each are in the same box. One of the two other ends is true: what sees both cannot hold the digit.
page-rule-turbot-fish = Two strong links on a digit, each with one true end, see each other at one end. At least one of the two other ends is true: a cell that sees both cannot hold the digit.
page-rule-empty-rectangle = In a box all places of a digit are in one row and one column. A pair of places elsewhere that meets the row at one end removes the digit where its other end meets the column.
page-rule-w-wing = Two cells with the same two candidates are joined by a pair of places of one of them. One of the two cells is then the other digit: what sees both cannot hold it.
page-rule-xy-wing = A pivot with two candidates sees two cells, each with one of them and the same third digit. One of the two is that digit: what sees both cannot hold it.
page-rule-xyz-wing = As an XY-Wing, with the third digit in the pivot too: what sees all three cells cannot hold it.
page-rule-simple-colours = The places of a digit that come in pairs are coloured in two colours in turn: one colour is true, the other false. Two places of one colour that see each other make it false; what sees both colours cannot hold the digit.
page-rule-multi-colours = Two colourings of the same digit in which a colour of one sees a colour of the other: these two are not both true, so at least one of the opposite colours is.
page-rule-unique-rectangle = If four cells at the corners of a rectangle in two boxes had only the same two candidates, the two digits could be exchanged and there would be two solutions. If the solution is unique, whatever prevents that must be true.
page-rule-hidden-rectangle = A rectangle that could be exchanged, in which the places of one of its two digits are paired along the lines of one corner: that corner cannot be the other digit.
page-rule-avoidable-rectangle = A rectangle that could be exchanged, some of whose corners were filled by the player and not given: the last ones may not complete it.
page-rule-unique-loop = As a unique rectangle, with a longer loop of cells that all have the same two candidates.
page-rule-cage = The digits of a cage, or of what sticks out of houses, add up to a known number: combinations that cannot make it are gone.
page-rule-constraint = The setter's constraint leaves fewer digits for these cells: candidates that occur in no way of satisfying it are removed.
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
page-solver-example-singles = Naked and hidden singles
page-solver-example-search = Search
page-solver-mine = My program { $number }
page-solver-game = The current game
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
page-solver-tab = Tab indents lines, Shift+Tab unindents them; press Escape, then Tab, to leave the field.
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
page-solver-waits = Finished; waiting for the other…
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
page-solver-log = Other output of the program
page-race-first = { $name } is first: { $time }, against { $second } for { $other }.
page-race-alone = { $name } wins: it alone solves the puzzle, in { $time }.
page-race-nobody = Nobody wins: neither solves the puzzle.
page-protocol = How a program and Grille communicate
page-protocol-lead = Plain lines of words with blanks between them. Rows, columns and digits are numbers from 1. A line that begins with another word is ignored, on both sides.
page-protocol-asked = What a program is asked
page-protocol-answered = What it may answer
page-protocol-version = the version of these rules
page-protocol-puzzle = how many digits, and the rows and columns of a box
page-protocol-row = a row of the grid, one line each; 0 is an empty cell
page-protocol-solve = the question is complete
page-protocol-move = one move: row, column, digit
page-protocol-why = the reason for the next move, for display
page-protocol-candidates = what may go into a cell, to be shown: row, column, digits
page-protocol-done = the end of the moves
page-protocol-solution = instead of moves: all cells, row by row
page-protocol-none = the puzzle has no solution
page-protocol-unsupported = the program does not support this size or rule; this is not a mistake
page-protocol-here = A program written here has a function solve(lines), which is called with these lines; each call of say("…") answers with one. What goes to console.log is shown below the board.
page-protocol-machine = A program on this machine, in any language, reads the lines from its standard input and writes its answers to its standard output; the time in which it starts does not count:

## The command line: what it says
check-complete = Complete and correct.
check-complete-wrong = Complete, but not correct.
check-incomplete = Not complete: { $filled } of { $cells } cells are filled.
check-none = There is no solution.
check-unique = There is exactly one solution.
check-several = There are several solutions.
check-unknown = The number of solutions is not known: the search was stopped before it finished.

## The server and its API
web-not-found = There is nothing at this address.
web-method = This address does not take the method { $method }.
web-media-type = The body must be sent as { $expected }.
web-too-large = That is too long: at most { $size } KiB are accepted.
web-body-time = The body took too long to arrive.
web-time = This took too long and was stopped before there was an answer.
web-none-made = No such puzzle was found. Another difficulty, another technique or fewer variants may help; there may also be none.
web-none-made-in-time = There was no time to make such a puzzle. Another difficulty, another technique or fewer variants may help.
web-variant-apart = { $variant } does not fit this grid or one of the other variants requested.
web-busy = The server has too much to do just now. Please try again in a moment.
web-too-many-requests = That was too many requests at once. Please try again in a moment.
web-too-many-slow = Several of your requests are still being worked on. Please wait for one of them.
web-internal = Something went wrong on our side.
web-host = This server does not answer to that name.
web-origin = Requests from pages of other sites are refused.
web-json = The body is not JSON: line { $line }, column { $column }.
web-json-object = The body must be a JSON object.
web-field = The field “{ $field }” is invalid.
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
web-solver-crash = The program crashed: { $why }
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
api-not-modified = Unchanged since the version named by the tag in If-None-Match.
api-puzzle-text = One puzzle in any notation, or a link; the text that the API returns for a puzzle describes it completely.
api-values = One digit per cell, 0 or null for an empty one; givens are not changed.
api-marks = The marks of each cell; none or null where the player has none.
api-candidates-list = The digits that may go into each cell.
api-digits = How many digits there are.
api-occurrences = How often each digit comes in a complete grid; missing where the houses do not determine it.
api-symbols = How each digit is written.
api-unlike = Pairs of cells that must differ though they share no house.
api-underlay = What a variant draws under and over the digits, as SVG, with its place counted in cells.
api-puzzle = A puzzle, ready to be drawn and played.
api-step = A step of reasoning: what it concludes, what it rests on, and both in words. In a walk-through, fills are cells with their digits and leaves are cells with the candidates they keep.
api-hint-candidates = The player sees the candidates of every cell: the hint does not repeat what they leave out
api-move = A move of the player: row, column, and a digit or digits.
api-rating = How hard a puzzle is, on several scales; null where logic does not solve it, and for the scales of HoDoKu and Sudoku Explainer where the puzzle is not a classic 9×9 one.
api-outcome = How many solutions there are; unknown where the time was up.
api-wrong = The cells whose digit differs from the only solution; null if the solution is not unique.
api-stopped = Whether the time was up before the end.
api-follows = Whether every digit placed and every candidate removed follows by some step.
api-text = Any text with puzzles in it.
api-limit = Where counting stops.
api-end = Why counting ended: all are counted, the limit was reached, or the time was up.
api-true = Only the digits that are in some solution.
api-setter-says = The setter's remarks, replacing those in the text.
api-size = Digits per row: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25.
api-seed = The same seed makes the same puzzle.
api-variant = Names of variants, separated by commas; GET variants lists them.
api-rules-of = The rules that it adds, a sentence for each variant.
api-variants-of = The names of the puzzle's variants.
api-to = A notation or format: line, grid, pencilmarks, json, svg, html, latex, …
api-batch-body = One puzzle per line: a JSON string, or an object as the endpoint for one puzzle takes it.
api-batch-answer = One answer per line, in the same order, as they become ready; each with the number of its line.
api-read = Reads every puzzle of a text
api-solve = Solves a puzzle, and says whether the solution is the only one
api-count = Counts the solutions
api-candidates = What may go into each cell
api-check = What clashes, what is wrong, and whether it can still be solved
api-hint = A hint from the player's own digits and marks, from vague to full
api-recognise = Finds the steps by which a player's moves follow from a position
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
api-solver-end = How it ended: normally, by an error of its own, by exceeding a limit, or before it started.
api-solver-why = Why it could not begin or broke down.
api-solver-question = What it is asked, line by line.
api-solver-event = What happened: a name, a reason, candidates, a move, a whole solution, or the verdict, which comes last. Times are in milliseconds.
api-solver-event-line = The number of its line, from 0; of the verdict, that of the line that decided it, or how many lines there are.
api-solver-right = Whether the move may be right.
api-solver-verdict = The verdict, as a word for programs.
api-solver-log = The last part of the program's standard error.
api-health = Whether the server is there
api-metrics = Figures for Prometheus
api-openapi = This description
