//! Our own solvers as players: the program's side of the protocol.

use std::io;
use std::io::{BufRead, Read as _, Write};

use grille::logic::{Explanation, Level, Technique};
use grille::say::Lang;
use grille::solve::reference;
use grille::{Budget, Digit, Grid, Puzzle, Solver};

use crate::protocol::{Heard, LONGEST_LINE, Listener};

/// Which of our solvers plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Engine {
    /// The fast search: whole solutions.
    #[default]
    Exact,
    /// The readable search, which tries the cells in order: whole solutions.
    Reference,
    /// Logic: one move at a time with its reason, and search for the rest when it is stuck.
    Logic,
}

impl Engine {
    /// The name it reports.
    const fn name(self) -> &'static str {
        match self {
            Engine::Exact => "Grille",
            Engine::Reference => "Grille (reference)",
            Engine::Logic => "Grille (logic)",
        }
    }
}

/// Answers puzzles until `quit` or the end of input. The reasons of moves are in this language.
///
/// ```
/// use grille::say::Lang;
/// use grille_judge::{Engine, run_engine};
///
/// let said = b"grille 1\npuzzle 4 2 2\nrow 4 0 0 0\nrow 0 3 0 0\nrow 0 0 0 3\nrow 0 0 4 1\nsolve\nquit\n";
/// let mut answer = Vec::new();
/// run_engine(Engine::Exact, Lang::English, &said[..], &mut answer)?;
/// assert!(String::from_utf8(answer).unwrap().ends_with("solution 4 1 3 2 2 3 1 4 1 4 2 3 3 2 4 1\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn run_engine(
    engine: Engine,
    lang: Lang,
    mut input: impl BufRead,
    mut output: impl Write,
) -> io::Result<()> {
    writeln!(output, "name {}", engine.name())?;
    output.flush()?;
    let mut listener = Listener::default();
    let mut line = Vec::new();
    loop {
        line.clear();
        let most = LONGEST_LINE as u64;
        if input.by_ref().take(most).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        match listener.hear(&String::from_utf8_lossy(&line)) {
            Heard::More => {}
            Heard::Quit => return Ok(()),
            Heard::Strange => writeln!(output, "unsupported")?,
            Heard::Puzzle(query) => match query.puzzle() {
                // Givens that clash, or rules that cannot be satisfied.
                None => writeln!(output, "none")?,
                Some(puzzle) => engine.answer(&puzzle, lang, &mut output)?,
            },
        }
        output.flush()?;
    }
}

impl Engine {
    fn answer(self, puzzle: &Puzzle, lang: Lang, output: &mut impl Write) -> io::Result<()> {
        if self == Engine::Logic {
            return reason(puzzle, lang, output);
        }
        let solution = match self {
            Engine::Reference => reference::first_solution(puzzle),
            Engine::Exact | Engine::Logic => first_solution(puzzle),
        };
        match solution {
            None => writeln!(output, "none"),
            Some(solution) => {
                let digits = solution.iter().flatten().map(|digit| format!(" {digit}"));
                writeln!(output, "solution{}", digits.collect::<String>())
            }
        }
    }
}

/// Any solution, however long it takes: the judge keeps the time.
fn first_solution(puzzle: &Puzzle) -> Option<Grid> {
    Solver::new(puzzle).first_solution().ok().flatten()
}

/// Moves with their reasons.
fn reason(puzzle: &Puzzle, lang: Lang, output: &mut impl Write) -> io::Result<()> {
    let Some(solution) = first_solution(puzzle) else {
        return writeln!(output, "none");
    };
    let layout = puzzle.layout();
    let mut filled: Vec<Option<Digit>> = puzzle.values().iter().collect();
    let mut play = |cell: grille::Cell, digit: Digit, output: &mut dyn Write| {
        if filled[cell.index()].replace(digit).is_some() {
            return Ok(());
        }
        let (row, column) = (layout.row(cell) + 1, layout.column(cell) + 1);
        writeln!(output, "move {row} {column} {digit}")
    };
    // The judge's clock is running: what takes chains or more is played without a reason.
    let techniques: Vec<Technique> = Technique::enabled()
        .filter(|technique| technique.entry().level <= Level::Hard)
        .collect();
    let explanation = Explanation::of(puzzle, &techniques, Budget::default());
    for (step, _) in explanation.steps() {
        // Steps that only eliminate candidates are reported too, since they are the reason for a later move.
        writeln!(output, "why {}", lang.say(&step.describe(puzzle).line()))?;
        for placed in &step.placements {
            play(placed.cell, placed.digit, output)?;
        }
    }
    for (cell, digit) in solution.filled_cells() {
        play(cell, digit, output)?;
    }
    writeln!(output, "done")
}

#[cfg(test)]
mod tests {
    use grille::Validate;
    use grille::constraint::Variant;

    use super::*;
    use crate::protocol::{Query, Reply};
    use crate::{Challenge, Referee, Verdict};

    /// The referee's verdict on an engine's answer to a puzzle.
    fn verdict(engine: Engine, challenge: &Challenge) -> Option<Verdict> {
        let mut said = Vec::new();
        let query = challenge.query().to_string();
        run_engine(engine, Lang::French, query.as_bytes(), &mut said).unwrap();
        let mut referee = Referee::new(challenge);
        for line in String::from_utf8(said).unwrap().lines() {
            if let Some(reply) = Reply::read(line).unwrap() {
                referee.hear(reply);
            }
        }
        referee.verdict().cloned()
    }

    #[test]
    fn it_solves_every_variant_that_the_protocol_can_express() {
        let mut solved = 0;
        for variant in Variant::all() {
            let Ok(puzzle) = variant.example().validate() else {
                continue;
            };
            if Query::of(&puzzle).is_err() {
                continue;
            }
            let challenge = Challenge::new(&puzzle, Budget::default()).unwrap();
            for engine in [Engine::Exact, Engine::Logic] {
                let found = verdict(engine, &challenge);
                assert_eq!(found, Some(Verdict::Solved), "{} by {engine:?}", variant.id);
            }
            solved += 1;
        }
        assert!(solved > 20, "{solved}");
    }

    #[test]
    fn it_says_so_where_there_is_no_solution() {
        let puzzle: Puzzle = "123....4........".parse().unwrap();
        let challenge = Challenge::new(&puzzle, Budget::default()).unwrap();
        for engine in [Engine::Exact, Engine::Reference, Engine::Logic] {
            assert_eq!(
                verdict(engine, &challenge),
                Some(Verdict::Solved),
                "{engine:?}"
            );
        }
    }
}
