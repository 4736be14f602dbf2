//! Runs the rules in a loop until nothing changes, stage by stage: R1 and R2, then with R3, R4, R5.

use grille_core::{Cell, Digit, DigitSet, Layout};
use grille_say::{Say, Text, text};
use grille_solve::Puzzle;

use super::chosen::{Rule, Rules};
use super::number::Number;
use super::search::{Search, TooMany, breaks, clashes};
use super::state::State;
use crate::step::Candidate;

/// One application of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    /// The rule.
    pub rule: Rule,
    /// The digit that it places (R1, R3).
    pub placed: Option<Candidate>,
    /// The candidates that it removes (R2, R4, R5).
    pub removed: Vec<Candidate>,
    /// The houses that it looks at: the house of R3, the region of R4, the two houses of the X.
    pub houses: Vec<usize>,
    /// The houses that lose candidates: the line of R4, the two other houses of the X.
    pub covers: Vec<usize>,
}

impl Application {
    pub(super) fn of(rule: Rule) -> Application {
        Application {
            rule,
            placed: None,
            removed: Vec::new(),
            houses: Vec::new(),
            covers: Vec::new(),
        }
    }
}

/// The result of a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The rules that ran: those of the previous stages and one more.
    pub rules: Rules,
    /// Everything they did beyond the previous stage, in order.
    pub applications: Vec<Application>,
    /// How many cells have been found by the end of this stage, not counting the givens.
    pub found: usize,
    /// How many cells are still open.
    pub open: usize,
    /// How many candidate grids are left: the product of the numbers of candidates of the cells.
    pub grids: Number,
}

impl Stage {
    /// The digits placed in this stage, in order, each with the rule that placed it.
    pub fn placements(&self) -> impl Iterator<Item = (Rule, Candidate)> + '_ {
        self.applications
            .iter()
            .filter_map(|application| Some((application.rule, application.placed?)))
    }

    /// Whether every cell is found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.open == 0
    }
}

impl Say for Stage {
    fn text(&self) -> Text {
        let (rules, _) = self.rules.named();
        let new = self.placements().count();
        if self.is_solved() {
            text!(
                "rules-stage-solved",
                rules = rules,
                new = new,
                found = self.found
            )
        } else {
            text!(
                "rules-stage",
                rules = rules,
                new = new,
                found = self.found,
                grids = self.grids.to_string()
            )
        }
    }
}

/// The result of running the rules on a puzzle.
#[derive(Clone, Debug)]
pub struct Run {
    /// The stages, one for each chosen stage of R1–R2, R3, R4 and R5. All stages are listed even if the grid is solved
    /// before the last.
    pub stages: Vec<Stage>,
    rules: Rules,
    state: State,
}

impl Rules {
    /// Runs the rules in a loop until nothing changes.
    ///
    /// Only the chosen rules apply. Each empty cell starts with every digit as a candidate (except those that the
    /// puzzle itself rules out), and only R2 removes the digits that its houses hold: without R2, a placed digit is
    /// not removed from the cells that see it. R1 alone therefore finds nothing, as every cell still has all
    /// candidates. R3 alone finds the last open cell of a house: the missing digit has its only place there. The
    /// results are always correct, since every rule follows from the candidates that are there, even if there are more
    /// than necessary.
    #[must_use]
    pub fn run(self, puzzle: &Puzzle) -> Run {
        let mut state = State::new(puzzle);
        let open_at_first = state.open().count();
        let mut stages = Vec::new();
        for number in 2..=5 {
            let rules = self.up_to(number);
            let before = stages
                .last()
                .map_or(Rules::NONE, |stage: &Stage| stage.rules);
            if rules == before {
                continue;
            }
            let mut applications = Vec::new();
            while let Some(application) = state.find(rules) {
                state.apply(&application);
                applications.push(application);
            }
            let open = state.open().count();
            stages.push(Stage {
                rules,
                applications,
                found: open_at_first - open,
                open,
                grids: state
                    .open()
                    .map(|cell| state.candidates[cell.index()].len() as u32)
                    .product(),
            });
        }
        Run {
            stages,
            rules: self,
            state,
        }
    }
}

impl Run {
    /// The layout.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.state.layout
    }

    /// The values at the end, in cell order.
    #[must_use]
    pub fn values(&self) -> &[Option<Digit>] {
        &self.state.values
    }

    /// The candidates of a cell at the end; none for a cell that has its value.
    #[must_use]
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        self.state.candidates[cell.index()]
    }

    /// Whether every cell is found and no house is broken.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.state.open().next().is_none() && !self.is_broken()
    }

    /// Whether the result visibly has no solution: a cell without candidates, a constraint that the values break, or,
    /// if R2 did not run, a digit twice in a house.
    #[must_use]
    pub fn is_broken(&self) -> bool {
        self.grids().is_zero()
            || clashes(self.layout(), self.values())
            || breaks(self.state.model.as_deref(), self.values())
    }

    /// All digits placed, in order, each with the rule that placed it: what `--step` shows.
    pub fn placements(&self) -> impl Iterator<Item = (Rule, Candidate)> + '_ {
        self.stages.iter().flat_map(Stage::placements)
    }

    /// How many candidate grids are left.
    #[must_use]
    pub fn grids(&self) -> Number {
        let open = self.state.open();
        open.map(|cell| self.candidates(cell).len() as u32)
            .product()
    }

    /// The exhaustive search over the candidate grids left, unless there are more than the limit.
    pub fn search(&self, limit: &Number) -> Result<Search<'static>, TooMany> {
        let number = self.grids();
        if number > *limit {
            return Err(TooMany {
                number,
                limit: limit.clone(),
            });
        }
        Ok(Search::new(
            self.layout().clone(),
            self.state.model.clone(),
            self.state.values.clone(),
            &self.state.candidates,
        ))
    }
}

/// The result in a sentence: solved, or not (document B's “not simple” for R1 and R2), or that there is no solution.
impl Say for Run {
    fn text(&self) -> Text {
        let grids = self.grids();
        let (rules, count) = self.rules.named();
        if self.is_broken() {
            text!("rules-no-solution")
        } else if self.is_solved() && self.rules == Rules::SIMPLE {
            text!("rules-simple")
        } else if self.is_solved() {
            text!("rules-solved", rules = rules, count = count)
        } else if self.rules == Rules::SIMPLE {
            text!("rules-not-simple", open = self.state.open().count())
        } else {
            text!(
                "rules-left",
                rules = rules,
                count = count,
                open = self.state.open().count(),
                grids = grids.to_string()
            )
        }
    }
}
