### English. Every message here is also in fr.ftl, with the same values; a test sees to it.

## Programs that are judged
judge-unfit-layout = Its layout is not a square grid of rows, columns and regions; the protocol can express nothing else.
judge-unfit-rule = The protocol cannot express its rule number { $number }.
judge-unfit-unsolved = Its solution was not found in time.
judge-program-form = A program is given as NAME=COMMAND, for example Eva=python3 solver.py.
judge-program-quote = A quotation mark in the command has no end.
judge-name-solved = solved
judge-name-wrong-digit = wrong digit
judge-name-illegal-move = illegal move
judge-name-twice = several moves to one cell
judge-name-not-a-solution = not a solution
judge-name-incomplete = incomplete
judge-name-wrongly-none = said “none” although there is a solution
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
judge-not-a-solution = Not a solution: the digit at { $place } is wrong.
judge-incomplete = Incomplete: { $empty ->
    [one] one cell is empty.
   *[other] { $empty } cells are empty.
}
judge-wrongly-none = The program says that there is no solution, but there is.
judge-unsupported = The program does not support this size or rule.
judge-timeout = No answer in time.
judge-crash-signal = The program was killed by a signal ({ $signal }).
judge-crash-code = The program ended with exit code { $code }.
judge-crash-supervisor = The program was killed from outside, or killed its own supervisor.
judge-no-answer = The program ended without an answer.
judge-garbage-after = Unreadable answer: “{ $word }” is not followed by what the protocol requires.
judge-garbage-length = Unreadable answer: the solution has { $found } numbers, not { $expected }.
judge-endless-output = The output exceeds the limit.
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
judge-report-faults = { $program } – unsolved puzzles
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
