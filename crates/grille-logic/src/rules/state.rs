//! Values and candidates as document D defines them: at first each empty cell may hold any digit, and only the rules
//! remove candidates.

use std::sync::Arc;

use grille_core::{Cell, CellSet, Digit, DigitSet, HouseKind, Layout};
use grille_solve::{Model, Puzzle};

use super::chosen::{Form, Rule, Rules};
use super::run::Application;
use crate::step::Candidate;

#[derive(Clone, Debug)]
pub(super) struct State {
    pub layout: Layout,
    /// The constraints, which the rules ignore but a solution must satisfy.
    pub model: Option<Arc<Model>>,
    pub values: Vec<Option<Digit>>,
    /// The candidates of each cell without a value; empty for the others.
    pub candidates: Vec<DigitSet>,
    /// The cells of each house, in layout order.
    houses: Vec<CellSet>,
}

impl State {
    pub fn new(puzzle: &Puzzle) -> State {
        let layout = puzzle.layout().clone();
        let left = |cell: Cell| match puzzle.values().get(cell) {
            Some(_) => DigitSet::EMPTY,
            None => layout.all_digits() - puzzle.ruled_out(cell),
        };
        State {
            model: puzzle.model().cloned(),
            values: puzzle.values().iter().collect(),
            candidates: layout.cells().map(left).collect(),
            houses: layout
                .houses()
                .iter()
                .map(|house| house.cells().iter().copied().collect())
                .collect(),
            layout,
        }
    }

    pub fn open(&self) -> impl Iterator<Item = Cell> + '_ {
        self.layout
            .cells()
            .filter(|cell| self.values[cell.index()].is_none())
    }

    fn has(&self, cell: Cell, digit: Digit) -> bool {
        self.candidates[cell.index()].contains(digit)
    }

    /// The cells of a house in which a digit is a candidate; empty if the house already holds the digit, or need not
    /// hold it.
    fn places(&self, house: usize, digit: Digit) -> Vec<Cell> {
        let cells = self.layout.houses()[house].cells();
        let is_full = cells.len() == self.layout.digits();
        let holds = cells
            .iter()
            .any(|cell| self.values[cell.index()] == Some(digit));
        if !is_full || holds {
            return Vec::new();
        }
        cells
            .iter()
            .copied()
            .filter(|&cell| self.has(cell, digit))
            .collect()
    }

    fn of_kind(&self, kind: HouseKind) -> impl Iterator<Item = usize> + '_ {
        let houses = self.layout.houses().iter().enumerate();
        houses
            .filter(move |(_, house)| house.kind() == kind)
            .map(|(number, _)| number)
    }

    fn digits(&self) -> impl Iterator<Item = Digit> + use<> {
        self.layout.all_digits().iter()
    }

    /// This digit in the cells of the houses `inside` that are in none of the houses `not_in`.
    fn outside(&self, digit: Digit, inside: &[usize], not_in: &[usize]) -> Vec<Candidate> {
        let union = |houses: &[usize]| {
            houses
                .iter()
                .fold(CellSet::default(), |all, &house| all | self.houses[house])
        };
        (union(inside) - union(not_in))
            .iter()
            .filter(|&cell| self.has(cell, digit))
            .map(|cell| Candidate::new(cell, digit))
            .collect()
    }

    /// The first application of the first of these rules that has one. R2 precedes all others, so that they see the
    /// candidates that the digits placed so far leave.
    pub fn find(&self, rules: Rules) -> Option<Application> {
        if rules.contains(Rule::R2)
            && let Some(found) = self.twice()
        {
            return Some(found);
        }
        rules.iter().find_map(|rule| match rule {
            Rule::R1 => self.single_candidate(),
            Rule::R2 => None,
            Rule::R3 => self.single_place(),
            Rule::R4 => self.region_and_line(),
            Rule::R5(form) => self.x_wing(form),
        })
    }

    /// Draws the conclusion.
    pub fn apply(&mut self, application: &Application) {
        if let Some(Candidate { cell, digit }) = application.placed {
            self.values[cell.index()] = Some(digit);
            self.candidates[cell.index()] = DigitSet::EMPTY;
        }
        for &Candidate { cell, digit } in &application.removed {
            self.candidates[cell.index()].remove(digit);
        }
    }

    fn single_candidate(&self) -> Option<Application> {
        let (cell, digit) = self
            .open()
            .find_map(|cell| Some((cell, self.candidates[cell.index()].single()?)))?;
        Some(Application {
            placed: Some(Candidate::new(cell, digit)),
            ..Application::of(Rule::R1)
        })
    }

    /// All candidates that the digit of one cell removes from the cells that see it.
    fn twice(&self) -> Option<Application> {
        self.layout.cells().find_map(|cell| {
            let digit = self.values[cell.index()]?;
            let removed: Vec<Candidate> = self
                .layout
                .peers(cell)
                .iter()
                .filter(|&peer| self.has(peer, digit))
                .map(|peer| Candidate::new(peer, digit))
                .collect();
            (!removed.is_empty()).then(|| Application {
                removed,
                ..Application::of(Rule::R2)
            })
        })
    }

    fn single_place(&self) -> Option<Application> {
        (0..self.houses.len()).find_map(|house| {
            let (cell, digit) = self.digits().find_map(|digit| {
                let places = self.places(house, digit);
                (places.len() == 1).then(|| (places[0], digit))
            })?;
            Some(Application {
                placed: Some(Candidate::new(cell, digit)),
                houses: vec![house],
                ..Application::of(Rule::R3)
            })
        })
    }

    fn region_and_line(&self) -> Option<Application> {
        self.of_kind(HouseKind::Box).find_map(|region| {
            self.digits().find_map(|digit| {
                let places = self.places(region, digit);
                let lines = self
                    .of_kind(HouseKind::Row)
                    .chain(self.of_kind(HouseKind::Column));
                let mut lines = lines.filter(|&line| {
                    !places.is_empty()
                        && places.iter().all(|&cell| self.houses[line].contains(cell))
                });
                lines.find_map(|line| {
                    let removed = self.outside(digit, &[line], &[region]);
                    (!removed.is_empty()).then(|| Application {
                        removed,
                        houses: vec![region],
                        covers: vec![line],
                        ..Application::of(Rule::R4)
                    })
                })
            })
        })
    }

    /// Two disjoint houses in each of which the digit has two places, one in each of two other houses. Each of the two
    /// holds the digit once, so the other two hold it there and nowhere else. This is true for rows, columns and
    /// regions alike.
    fn x_wing(&self, form: Form) -> Option<Application> {
        self.digits().find_map(|digit| {
            let pairs: Vec<(usize, [Cell; 2])> = self
                .of_kind(form.base())
                .filter_map(|house| Some((house, self.places(house, digit).try_into().ok()?)))
                .collect();
            pairs.iter().enumerate().find_map(|(at, &(first, cells))| {
                pairs[at + 1..].iter().find_map(|&(second, others)| {
                    if !(self.houses[first] & self.houses[second]).is_empty() {
                        return None;
                    }
                    self.crossed(form, digit, [first, second], cells, others)
                })
            })
        })
    }

    fn crossed(
        &self,
        form: Form,
        digit: Digit,
        bases: [usize; 2],
        [a, b]: [Cell; 2],
        [c, d]: [Cell; 2],
    ) -> Option<Application> {
        let with = |one: Cell, other: Cell| {
            self.of_kind(form.cover()).filter(move |&house| {
                self.houses[house].contains(one) && self.houses[house].contains(other)
            })
        };
        let found = |(one, other): (usize, usize)| {
            let removed = self.outside(digit, &[one, other], &bases);
            (one != other && !removed.is_empty()).then(|| Application {
                removed,
                houses: bases.to_vec(),
                covers: vec![one.min(other), one.max(other)],
                ..Application::of(Rule::R5(form))
            })
        };
        [(c, d), (d, c)].into_iter().find_map(|(c, d)| {
            with(a, c)
                .flat_map(|one| with(b, d).map(move |other| (one, other)))
                .find_map(found)
        })
    }
}
