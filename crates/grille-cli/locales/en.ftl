### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## The command line: what it says
complaint = Error: { $what }
failure = { $reason }
failure-system = The system reports: { $reason }.
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
rate-timeout = The puzzle { $puzzle } could not be rated within the time limit (--timeout).
note-budget = Note: the search for { $puzzle } was stopped before it finished (--timeout).
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
bench-rates = { $puzzles } puzzles, one thread, { $isa }, uniqueness proved: { $batch } a second in a batch, { $single } a second one at a time.
check-valid-sudoku = Valid Sudoku (complete and correct): { $valid }.
check-valid-grid = Valid grid (exactly one solution): yes.
check-valid-grid-no = Valid grid (exactly one solution): no.
check-valid-grid-unknown = Valid grid (exactly one solution): unknown.
explain-title = The solution path
steps-none = No such step exists in this position.
candidates-outside = There is no cell { $cell } in the grid.
rate-not-unique = { $puzzle } does not have exactly one solution, so it cannot be rated.
rate-told = { $grade }; hardest technique: { $hardest }; HoDoKu: { $hodoku }; Sudoku Explainer: { $explainer }
rate-told-variant = { $grade }; hardest technique: { $hardest }; HoDoKu: –; Sudoku Explainer: – (they rate classic 9×9 puzzles only)
rate-unsolved = beyond the techniques of “grille techniques”; HoDoKu: –; Sudoku Explainer: –
rate-unrated = no rating
rate-hodoku = { $score } ({ $level })
rate-explainer = ER { $er }, EP { $ep }, ED { $ed }
main-grid = Grid { $name } ({ $source }):
main-steps = Its first steps:
main-solution = Its solution:
main-more = “grille help” shows what else you can do.

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
usage-wrong = The arguments are wrong: { $option }. “--help” shows how to write them.

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
cmd-grille-solve = Solve puzzles, and say whether the solution is unique
cmd-grille-solve-usage = grille solve [OPTIONS] [PUZZLE]...
cmd-grille-solve-more =
    Formats: grid is a framed grid (the default on a terminal); line is the solution alone, one line per
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
cmd-grille-rate = Rate how hard puzzles are
cmd-grille-rate-usage = grille rate [OPTIONS] [PUZZLE]...
cmd-grille-rate-more =
    The columns of tsv: puzzle, grade, hardest technique, HoDoKu’s score and level, Sudoku Explainer’s ER,
    EP and ED; - where the puzzle needs techniques that are not there yet. HoDoKu and Sudoku Explainer rate
    classic 9×9 puzzles only: for any other the tsv has - and the JSON null.
cmd-grille-generate = Generate puzzles on request: any size, difficulty, technique, symmetry, by the thousand
cmd-grille-generate-usage = grille generate [OPTIONS]
cmd-grille-generate-more =
    Every puzzle has exactly one solution. Options combine. Examples:
      grille generate --difficulty hard --symmetry 180
      grille generate --technique x-wing --count 10
      grille generate --only naked-single,hidden-single --clues 29
      grille generate --size 16 --count 5 --seed 7 --ids > sixteen.txt
      grille generate --variant killer,x
      grille generate --from 9-0K3V9X0Q2M4T
    Ranges are written A..B, A.., ..B or as one value. The same seed makes the same puzzles in the same order,
    whatever the number of threads; no two are alike up to symmetry and exchange of digits. An id makes its puzzle again (with
    the same --pattern or --solution where there was one). What was written stays when you stop with Ctrl-C.
arg-generate-size = Rows of the grid: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25 (default: 9)
arg-generate-variant = Variants, separated by commas: killer, x, thermo, jigsaw, samurai, 3doku, anti-knight, sandwich, …
arg-generate-boxes = Shape of the boxes, for example 3x2; by default the usual one
arg-difficulty = How hard, one grade or a range: beginner, easy, medium, hard, expert, extreme
arg-se = How hard on Sudoku Explainer’s scale (ER), for example 4.2..5.0
arg-hodoku = How hard on HoDoKu’s scale (score), for example 400..600
arg-generate-technique = Requires this technique: solvable with it and those before it in the catalogue, but not without it
arg-only = These techniques alone solve it, separated by commas
arg-clues = How many givens
arg-minimal = No given can be left out
arg-symmetry = Symmetry of the givens; cages, lines and other clues follow the solution, which has none
arg-pattern = Where the givens go: one character per cell, . for none; or a file with that
arg-solution = The complete grid that is the solution
arg-generate-count = How many puzzles (default: 1)
arg-seed = Seed that determines all puzzles; by default one is chosen and written to standard error
arg-attempts = Maximum attempts for one puzzle; by default enough for about a minute
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
arg-explain-format = Format of the explanation; by default sentences
arg-explain-step = Draw each step, and wait for a key
arg-until = Stop after N steps
arg-no-uniqueness = Leave out steps that assume a unique solution
arg-hint-format = Format of the hint; by default sentences
arg-level = How much to reveal at once
arg-steps-format = Format of the steps; by default one line per step
arg-technique = A technique by its name or HoDoKu’s code; may be repeated
arg-duals = Include dual and Siamese forms, and empty rectangles with two candidates
arg-overlap = Include steps of almost locked sets that share cells, and chains of them in any order
arg-candidates-format = Format; by default sentences
arg-cell = A cell: r4c5, e4 or “4 5”; by default all empty cells
arg-rate-format = Format of the ratings; by default a sentence on a terminal and tsv elsewhere
arg-value-level = LEVEL
arg-value-technique = TECHNIQUE
arg-value-cell = CELL
cmd-grille-show = Show puzzles as grids
cmd-grille-show-usage = grille show [OPTIONS] [PUZZLE]...
cmd-grille-convert = Convert puzzles to another notation, or to a picture
cmd-grille-convert-usage = grille convert --to FORMAT [OPTIONS] [PUZZLE]...
cmd-grille-convert-more =
    Formats:
      line         one character per cell, all in one line (81 on the classic grid)
      numbers      numbers with white space between them, 0 for an empty cell
      grid         a drawn frame, columns and rows 1 2 3
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
      text         size, grid and constraints, one per line; see docs/variants.md
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
    A corpus is a file of puzzles, or is generated: beginner, easy, medium, hard, expert, extreme; few (at most 21
    givens), 17 (as many givens, the fewest there are; 99 puzzles); or a size or variant by its name: 4x4, 6x6, 16x16, x, windoku, jigsaw, killer, ….
    Programs run in a folder of their own with an almost empty environment; one that exceeds a limit is
    ended with everything it started. Exit code: 0 all solved, 1 something was not, 2 wrong arguments.
arg-judge-corpus = The puzzles: a file, or the name of a corpus; by default easy
arg-judge-count = How many puzzles; by default all of a file, and 100 of a generated corpus, or fewer where they take long to make
arg-judge-solver = A program by a name; may be repeated
arg-judge-command = A program to judge, and its arguments
arg-judge-jobs = Puzzles played at a time; by default 1, which measures best
arg-judge-format = Format of the report; by default text
arg-limit-time = Maximum time per puzzle, for example 500ms; by default 2s
arg-limit-memory = Maximum memory of a program, for example 256M; by default 512M
arg-limit-output = Maximum output per puzzle; by default 1M
arg-limit-processes = Maximum number of processes of a program at a time; by default 32
arg-env = An environment variable to pass on to programs; may be repeated
arg-alone = Do not run Grille's own solvers for comparison
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
arg-signature = Write how many puzzles of a fixed set need no guess, and a hash of the answers: the same on every machine
arg-isa = Use this instruction set instead of the best one of this machine
arg-value-isa = ISA
bench-no-isa = This processor does not have { $isa }.
cmd-grille-completions = Write a completion script for a shell
cmd-grille-completions-usage = grille completions SHELL
cmd-grille-man = Write the manual page (view it with: grille man | man -l -)
cmd-grille-man-usage = grille man
cmd-grille-help = Show help for a command
cmd-grille-help-usage = grille help [COMMAND]
arg-color = When to use colour; by default on a terminal, unless NO_COLOR is set
arg-quiet = Write no notes and no progress bar, only results and errors
arg-no-progress = Show no progress bar
arg-value-when = WHEN
arg-lang = Language of all texts, en or fr; by default that of LC_ALL or LANG, or else English
arg-help = Show this help
arg-version = Show the version
arg-puzzles = Puzzles: each a puzzle itself, a file, or - for standard input
arg-from = Notation of the input; by default it is recognised
arg-from-alphabet = How the input writes digits: 1-9 A-P, 0-9 A-F or A-Y; by default it is recognised
arg-to-alphabet = How the output writes digits; by default as the input does
arg-boxes = Shape of the boxes, for example 3x2; by default the usual one, or what the frame shows
arg-line = Take only grid number N of each source
arg-format = Notation of the output; by default a framed grid on a terminal and a line elsewhere
arg-solve-format = Format of the output; by default a framed grid on a terminal and a line elsewhere
arg-check-format = Format of the report; by default sentences
arg-count = Stop after N solutions; by default after 2, which is enough to know whether there is only one
arg-first = Stop at the first solution, without proof that it is the only one
arg-all = Write every solution
arg-jobs = Number of threads; by default as many as there are cores
arg-timeout = Time limit for each puzzle, by default 60 seconds; exit code 1 if it runs out
arg-stats = Print at the end how many puzzles there were, how many guesses and how much time they took
arg-value-seconds = SECONDS
arg-rules = Only the rules named: r1,r2 or r1..r4, r5:rows-columns, simple (r1 and r2), all
arg-step = With --rules: show the grid after each digit placed, and wait for a key
arg-exhaustive = With --rules: search the candidate grids that are left
arg-limit = With --exhaustive: the maximum number of candidate grids to search; by default 1000000
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
arg-variants-format = Format; by default text
arg-value-variant = VARIANT
arg-variant = Add rules to each puzzle by their names: x, anti-knight, windoku…
arg-value-variants = VARIANT,…
arg-really = Only the digits that occur in at least one solution
variants-which = Name the variant to draw: “grille variants” lists them.
variants-aliases = Also: { $others }
variants-written = Written:
variants-option = On any grid of the right size: --variant { $id }
input-no-variant = There is no variant “{ $word }”.{ $perhaps } “grille variants” lists them.
generate-variant-not-made = Grille does not make puzzles of this variant yet: { $variant }. It reads, solves and draws them.
input-variant-needs-more = “{ $id }” needs more than its name: write it with the puzzle (“grille variants { $id }” shows an example).
check-clash = These cannot all be satisfied: { $constraints }.
check-clash-alone = This cannot be met: { $constraint }.
check-clash-with-givens = These cannot all be satisfied with the digits at { $givens }: { $constraints }.
check-clash-givens = The digits at { $givens } leave no solution.
candidates-true = { $cell }: { $digits }
candidates-unknown = The search was stopped before it finished (--timeout).
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

## Document D's rules
rules-step = { $place } = { $digit }: { $rule }
rules-search = Exhaustive search over { $number } candidate grids:

## Generating
generate-closest = The closest puzzle found, with { $clues } givens: { $puzzle } ({ $id })
generate-seed = Seed: { $seed } (--seed { $seed } makes the same puzzles again)
generate-no-more = Only { $count ->
    [one] 1 puzzle was found
   *[other] { $count } different puzzles were found
}; any others are symmetric copies.
generate-pattern-length = The pattern has { $found } cells; the grid has { $cells }.

## Playing: common
play-no-grid = No grid to play was found.
play-no-other-grid = There is no other grid to play.
play-nothing-saved = There is no game to resume.
play-no-folder = The system has no folder to save games in (HOME is not set).
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
arg-games-format = Format of the list; by default a table
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
prompt-size = ERROR: invalid size
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
screen-welcome = Arrows or h j k l move, digits write, ? shows all keys. The game is saved after each move.
screen-no-digit-in-hand = Digit first (f): pick a digit with its key, then put it into cells with Enter or the mouse.
screen-given = This digit belongs to the puzzle.
screen-colours = There are { $count } colours: keys 1 to { $count }.
screen-nothing-to-redo = There is nothing to redo.
screen-no-other-branch = The game has only one branch so far.
screen-checkpoint = Checkpoint set, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. y comes back to it.
screen-checkpoint-gone = Checkpoint removed.
screen-no-checkpoint = There is no earlier checkpoint (s sets one).
screen-before-mistake = Back before the first mistake, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. r goes forward again.
screen-no-mistake = No mistake was found.
screen-several-solutions = This puzzle is not known to have a single solution: a digit is only shown as wrong once none is left.
screen-full-but-wrong = Every cell is filled, but something is wrong. g goes back before the first mistake.
screen-hint-more = i: more
screen-hint-do = i: do it
screen-hint-mistake = g: undo back to before it
screen-hint-end = Any other key closes the hint.
play-hint-late = No hint was found within { $seconds } seconds.
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
screen-paused = Paused. Press any key to resume.
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
switch-solution = check against solution
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
menu-no-choice = Please choose one of the options above.
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
arg-style = How to play; by default the full screen on a terminal and the prompt elsewhere
arg-play-from = Files of grids, or folders of such files, of which grids are taken at random
arg-size = Size of the grid, 4 to 25; by default 9
arg-play-boxes = Shape of the boxes, for example 3x2; by default the usual one
arg-play-variant = Variants of a new grid, separated by commas: killer, x, thermo, jigsaw, samurai, …
arg-play-technique = A new grid that needs this technique
arg-play-seed = Seed of new grids: the same number makes the same grids, as in “grille generate”
arg-daily = The puzzle of the day, the same for everyone; or of another day, for example 2026-11-18
arg-resume = Resume the saved game with this id; without an id the last one, or the one you choose from the list
arg-value-date = DATE
arg-theme = Colours of the full screen; by default dark, or none where NO_COLOR is set
arg-value-style = STYLE
arg-value-path = PATH
arg-value-theme = THEME

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
arg-serve-host = Another host name that the server answers to; may be repeated
arg-serve-open = Open the page in the browser
arg-serve-log = What is written to standard error, as lines of JSON
arg-serve-rate = Requests a client may send in a second; 0 for no limit
arg-serve-timeout = Seconds a request may take
arg-value-address = ADDRESS
arg-value-port = PORT
arg-value-host = NAME
serve-ready = Grille is at { $address } – Ctrl-C ends it.
serve-ended = Grille has stopped.
serve-cannot-listen = Grille cannot listen on { $address }: { $reason }.
arg-serve-solver = A program, with a name, that the page may run; may be repeated
arg-value-solver = NAME=COMMAND
serve-solver-local = Programs may run only if no other machine can reach the server: use --solver with a --bind address local to this machine.
serve-solver-twice = Two programs are called { $name }: each needs a name of its own.
serve-cannot-open = The browser could not be opened: { $reason }.
