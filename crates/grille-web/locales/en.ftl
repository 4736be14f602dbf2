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

## The server and its API
web-method = This address does not take the method { $method }.
web-media-type = The body must be sent as { $expected }.
web-too-large = That is too long: at most { $size } KiB are accepted.
web-body-time = The body took too long to arrive.
web-busy = The server has too much to do just now. Please try again in a moment.
web-too-many-requests = That was too many requests at once. Please try again in a moment.
web-too-many-slow = Several of your requests are still being worked on. Please wait for one of them.
web-internal = Something went wrong on our side.
web-host = This server does not answer to that name.
web-origin = Requests from pages of other sites are refused.
web-too-many-lines = A batch takes at most { $most } puzzles.
web-no-solver = No program here is called “{ $name }”.
web-solver-crash = The program crashed: { $why }
