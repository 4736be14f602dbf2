//! The search for a puzzle that meets an order: one attempt after the other, each from a seed of its own.

use super::climb::climb;
use super::complete::random_digits;
use super::demand::{Held, hold};
use super::ground::Ground;
use super::id::PuzzleId;
use super::order::{Order, OrderError};
use super::pattern;
use super::random::{Random, derived_seed};
use super::reduce::{Reduced, Reducer, Unit};
use super::setting::Setting;
use crate::exact::Budget;
use crate::message::{Say, Text, text};
use crate::variant::Constraint;
use crate::{Cell, Digit, Geometry, Grid, Puzzle};

/// How much work one puzzle may take.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Attempts, each with a solution of its own.
    pub attempts: u64,
    /// Stop soon after this [is over](Budget::is_over). Its nodes play no part: each search of an attempt has
    /// a number of its own, so that the same seed makes the same puzzle.
    pub budget: Budget<'a>,
}

impl Default for Effort<'_> {
    fn default() -> Self {
        Effort {
            attempts: 20_000,
            budget: Budget::default(),
        }
    }
}

/// A puzzle made to order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle with its solution, the only one.
    pub puzzle: Puzzle,
    /// What it takes to make it again.
    pub id: PuzzleId,
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// None can be as ordered.
    Impossible(OrderError),
    /// The effort was spent.
    Spent {
        /// Attempts made.
        attempts: u64,
        /// The puzzle that came closest.
        closest: Option<Box<Made>>,
    },
    /// Told to stop.
    Cancelled,
}

impl Say for NotMade {
    fn text(&self) -> Text {
        match self {
            NotMade::Impossible(error) => error.text(),
            NotMade::Spent { attempts, .. } => text!("generate-spent", attempts = *attempts),
            NotMade::Cancelled => text!("generate-cancelled"),
        }
    }
}

crate::message::display_in_english!(NotMade);

/// Makes a puzzle to order. The same order, seed and number of attempts make the same puzzle everywhere.
pub fn generate(order: &Order, seed: u64, effort: Effort<'_>) -> Result<Made, NotMade> {
    order.check().map_err(NotMade::Impossible)?;
    let mut closest: Option<(u32, Made)> = None;
    for number in 0..effort.attempts {
        let seed = PuzzleId::seed_of(derived_seed(seed, number));
        let tried = attempt(order, seed, effort.budget);
        // What was cut short need not be what the seed makes.
        if effort.budget.is_over() {
            return Err(NotMade::Cancelled);
        }
        let Some((distance, made)) = tried else {
            continue;
        };
        if distance == 0 {
            return Ok(made);
        }
        if closest.as_ref().is_none_or(|(least, _)| distance < *least) {
            closest = Some((distance, made));
        }
    }
    Err(NotMade::Spent {
        attempts: effort.attempts,
        closest: closest.map(|(_, made)| Box::new(made)),
    })
}

/// One attempt: a puzzle, and how far it is from what was ordered.
fn attempt(order: &Order, seed: u64, budget: Budget<'_>) -> Option<(u32, Made)> {
    let mut base = Base::new(order, seed, budget)?;
    if order.is_climbed_to() {
        let Base {
            reducer,
            units,
            random,
            ..
        } = &mut base;
        let mut distance = climb(reducer, units, random, budget);
        if distance == 0 {
            distance = hold(&reducer.puzzle(), order).distance();
        }
        let id = PuzzleId::written(order, seed, reducer.present());
        if distance == 0 && order.minimal && !base.is_minimal(bounded(order, budget)) {
            distance = 1;
        }
        return Some((distance, base.made(id)));
    }
    let mut added = Vec::new();
    let mut distance = base.distance(order);
    if order.is_rated() {
        let held = if distance == 0 && order.pattern.is_none() && !order.minimal {
            ease(&mut base, order, &mut added, budget)
        } else {
            hold(&base.reducer.puzzle(), order)
        };
        distance = base.distance(order) + held.distance();
    }
    if distance == 0 && order.minimal && !base.is_minimal(bounded(order, budget)) {
        distance = 1;
    }
    let id = PuzzleId::new(order, seed, added);
    Some((distance, base.made(id)))
}

/// Adds givens to a puzzle that is too hard, where logic is stuck, as long as it does not become too easy;
/// then takes away again those that turn out not to be needed.
fn ease(base: &mut Base, order: &Order, added: &mut Vec<u16>, budget: Budget<'_>) -> Held {
    let most = order
        .clues
        .as_ref()
        .map_or(usize::MAX, |clues| *clues.end());
    let mut held = hold(&base.reducer.puzzle(), order);
    // Cells that made it too easy.
    let mut barred = vec![false; base.reducer.present().len()];
    base.first
        .iter()
        .for_each(|&cell| barred[usize::from(cell)] = true);
    while let Held::TooHard(_, cells) = &held {
        let cells: Vec<Cell> = cells
            .iter()
            .copied()
            .filter(|cell| !barred[cell.index()])
            .collect();
        if cells.is_empty() || budget.is_over() {
            break;
        }
        let cell = base.random.pick(&cells).index() as u16;
        let unit = base.unit_of(cell);
        let before = base.reducer.present();
        base.give(&unit);
        let next = hold(&base.reducer.puzzle(), order);
        if matches!(next, Held::TooEasy(_) | Held::Without(_)) || base.reducer.count() > most {
            base.reducer.set_present(&before);
            unit.iter()
                .for_each(|&cell| barred[usize::from(cell)] = true);
        } else {
            added.push(cell);
            held = next;
        }
    }
    if held == Held::Met {
        for at in (0..added.len()).rev() {
            let before = base.reducer.present();
            let mut without = before.clone();
            for &cell in base.unit_of(added[at]).iter() {
                without[usize::from(cell)] = false;
            }
            base.reducer.set_present(&without);
            let fits = order.allows_count(base.reducer.count());
            if fits && hold(&base.reducer.puzzle(), order) == Held::Met {
                added.remove(at);
            } else {
                base.reducer.set_present(&before);
            }
        }
    }
    held
}

/// A puzzle with one solution that has what the order says of layout, givens and solution, but for their
/// difficulty: a function of these and a seed, whatever the techniques of the catalogue.
pub(super) struct Base {
    reducer: Reducer,
    units: Vec<Unit>,
    random: Random,
    /// Cells whose givens went first, and should not come back.
    first: Vec<u16>,
}

impl Base {
    /// None where the attempt fails: no grid, or too many solutions.
    pub(super) fn new(order: &Order, seed: u64, within: Budget<'_>) -> Option<Base> {
        let geometry = &order.geometry;
        let mut random = Random::from_seed(seed);
        if !order.variants.is_empty() {
            return Base::of_variant(order, random, within);
        }
        let mut solution = solution(order, &mut random, within)?;
        let units = order.symmetry.units(geometry)?;
        if let Some(cells) = &order.pattern {
            if order.solution.is_none() {
                let bounds = bounded(order, within);
                solution = pattern::fit(geometry, cells, &solution, &mut random, bounds)?;
            }
            let mut reducer = Reducer::new(geometry, &solution);
            let givens: Vec<bool> = geometry.cells().map(|cell| cells.contains(cell)).collect();
            reducer.set_present(&givens);
            return reducer.is_unique(bounded(order, within)).then_some(Base {
                reducer,
                units,
                random,
                first: Vec::new(),
            });
        }
        let reducer = Reducer::new(geometry, &solution);
        let mut base = Base {
            reducer,
            units,
            random,
            first: Vec::new(),
        };
        base.reduce(order, within)?;
        Some(base)
    }

    /// With givens that are known; none where they have more than one solution.
    pub(super) fn written(
        order: &Order,
        seed: u64,
        givens: &[bool],
        within: Budget<'_>,
    ) -> Option<Base> {
        let mut random = Random::from_seed(seed);
        let solution = solution(order, &mut random, within)?;
        let mut reducer = Reducer::new(&order.geometry, &solution);
        if !order.variants.is_empty() || givens.len() != solution.len() {
            return None;
        }
        reducer.set_present(givens);
        reducer.is_unique(within).then_some(Base {
            reducer,
            units: order.symmetry.units(&order.geometry)?,
            random,
            first: Vec::new(),
        })
    }

    /// The same with rules and clues.
    fn of_variant(order: &Order, mut random: Random, within: Budget<'_>) -> Option<Base> {
        let setting = Setting::draw(order, &mut random, within)?;
        let mut reducer = Reducer::on(Ground::of(&setting)?, &setting.solution);
        let units = order.symmetry.units(&order.geometry)?;
        let bounds = bounded(order, within);
        if let Some(cells) = &order.pattern {
            let given = |cell: Cell| cells.contains(cell);
            let mut present = reducer.present();
            setting
                .base
                .cells()
                .for_each(|cell| present[cell.index()] = given(cell));
            reducer.set_present(&present);
            if !reducer.is_unique(bounds) {
                return None;
            }
        }
        let mut base = Base {
            reducer,
            units,
            random,
            first: Vec::new(),
        };
        if setting.unique {
            base.reducer.clear();
        } else if order.pattern.is_none() {
            base.reduce(order, within)?;
        }
        // Cages cover the grid; what else is not needed goes.
        let mut clues = base
            .reducer
            .clue_units(|clue| !matches!(clue, Constraint::Cage(_)));
        base.random.shuffle(&mut clues);
        match base.reducer.reduce(&clues, 0, bounds) {
            Reduced::Minimal | Reduced::Enough => Some(base),
            Reduced::Several | Reduced::Spent => None,
        }
    }

    /// Takes givens away, then comes to the number ordered.
    fn reduce(&mut self, order: &Order, within: Budget<'_>) -> Option<()> {
        let clues = order.clues.clone().unwrap_or(0..=usize::MAX);
        let mut units = self.units.clone();
        self.random.shuffle(&mut units);
        if let Some(lead) = order.lead() {
            let plan = lead.plan(&order.geometry, self.reducer.solution(), &mut self.random);
            let has = |cells: &[u16], unit: &Unit| unit.iter().any(|cell| cells.contains(cell));
            let keeps = |unit: &Unit| has(&plan.kept, unit) && !has(&plan.first, unit);
            if order.minimal {
                units.sort_by_key(keeps);
            } else {
                units.retain(|unit| !keeps(unit));
            }
            units.sort_by_key(|unit| !has(&plan.first, unit));
            self.first = plan.first;
        }
        if order.clues.is_none() {
            units.truncate(most_tried(&order.geometry));
        }
        let floor = if order.minimal { 0 } else { *clues.start() };
        let bounds = bounded(order, within);
        match self.reducer.reduce(&units, floor, bounds) {
            Reduced::Minimal | Reduced::Enough => {}
            Reduced::Several | Reduced::Spent => return None,
        }
        // Fewer givens: take some away, put others in, and see.
        for _ in 0..FEWER {
            if self.reducer.count() <= *clues.end() || within.is_over() {
                break;
            }
            let before = self.reducer.present();
            let mut changed = before.clone();
            self.random.shuffle(&mut units);
            let (mut out, mut in_) = (2, 3);
            for unit in &units {
                let given = before[usize::from(unit[0])];
                let left = if given { &mut out } else { &mut in_ };
                if *left > 0 {
                    *left -= 1;
                    unit.iter()
                        .for_each(|&cell| changed[usize::from(cell)] = !given);
                }
            }
            let count = self.reducer.count();
            self.reducer.set_present(&changed);
            let done = self.reducer.reduce(&units, floor, bounds);
            let better =
                matches!(done, Reduced::Minimal | Reduced::Enough) && self.reducer.count() <= count;
            if !better {
                self.reducer.set_present(&before);
            }
        }
        Some(())
    }

    /// How far the givens are from the number ordered.
    fn distance(&self, order: &Order) -> u32 {
        let count = self.reducer.count();
        let by = order.clues.as_ref().map_or(0, |clues| {
            clues.start().saturating_sub(count) + count.saturating_sub(*clues.end())
        });
        1_000 * by as u32
    }

    /// Whether each single given is needed.
    fn is_minimal(&mut self, bounds: Budget<'_>) -> bool {
        let givens = self.reducer.present();
        let cells = self.reducer.solution().len();
        let needed = |cell: usize| {
            let mut without = givens.clone();
            without[cell] = false;
            self.reducer.set_present(&without);
            !self.reducer.is_unique(bounds)
        };
        let minimal = (0..cells).filter(|&cell| givens[cell]).all(needed);
        self.reducer.set_present(&givens);
        minimal
    }

    /// The cells that are given together with this one.
    fn unit_of(&self, cell: u16) -> Unit {
        let unit = self.units.iter().find(|unit| unit.contains(&cell));
        *unit.expect("each cell is in a unit")
    }

    /// Adds givens.
    fn give(&mut self, unit: &[u16]) {
        let mut givens = self.reducer.present();
        for &cell in unit {
            givens[usize::from(cell)] = true;
        }
        self.reducer.set_present(&givens);
    }

    /// Adds the units of these cells, where they are in the grid.
    pub(super) fn add(&mut self, cells: &[u16]) -> Option<()> {
        for &cell in cells {
            if usize::from(cell) >= self.reducer.solution().len() {
                return None;
            }
            let unit = self.unit_of(cell);
            self.give(&unit);
        }
        Some(())
    }

    pub(super) fn made(&mut self, id: PuzzleId) -> Made {
        let mut puzzle = self.reducer.puzzle();
        let solution = self
            .reducer
            .solution()
            .iter()
            .map(|&digit| Digit::new(digit));
        puzzle.set_solution(Grid::from_values(
            puzzle.geometry().clone(),
            solution.collect(),
        ));
        Made { puzzle, id }
    }
}

/// The solution of a puzzle without variants: the first that is drawn from its seed.
fn solution(order: &Order, random: &mut Random, within: Budget<'_>) -> Option<Vec<u8>> {
    match &order.solution {
        Some(grid) => Some(grid.iter().flatten().map(Digit::value).collect()),
        None => random_digits(&order.geometry, random, within.nodes(200_000)).ok()?,
    }
}

/// Changes tried to come to fewer givens.
const FEWER: usize = 300;

/// How many cells (or cells that go together) are tried on a layout. The largest ones have searches without end
/// among them once few givens are left: it is better to keep more than to depend on how far the solver comes.
fn most_tried(geometry: &Geometry) -> usize {
    match (geometry.boxes().is_some(), geometry.cell_count()) {
        (true, 301..=400) => 215,
        (true, 401..) => 300,
        // The cube of 9×9×9.
        (false, 701..) => 600,
        _ => usize::MAX,
    }
}

/// Bounds each search of a layout. Without rules and clues an attempt ends where one is too long; with them, it keeps
/// a few more givens or clues.
fn bounded<'a>(order: &Order, budget: Budget<'a>) -> Budget<'a> {
    match order.geometry.cell_count() {
        ..=160 if !order.variants.is_empty() => budget.nodes(2_000),
        ..=160 => budget,
        161..=300 => budget.nodes(30_000),
        _ => budget.nodes(10_000),
    }
}
