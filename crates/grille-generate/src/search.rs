//! The search for a puzzle that meets a request: one attempt after the other, each from its own seed.

use grille_core::constraint::Constraint;
use grille_core::{Budget, Cell, Digit, Grid, Layout};
use grille_say::{Say, Text, text};
use grille_solve::Puzzle;

use super::climb::climb;
use super::complete::random_digits;
use super::demand::{Held, hold};
use super::ground::Ground;
use super::id::PuzzleId;
use super::pattern;
use super::random::{Random, derived_seed};
use super::reduce::{Reduced, Reducer, Unit};
use super::request::{Request, RequestError};
use super::setting::Setting;

/// How much work one puzzle may take.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The number of attempts, each with a solution of its own.
    pub attempts: u64,
    /// Stops soon after this [is over](Budget::is_over). Its nodes are ignored: each search of an attempt has its own
    /// limit, so that the same seed makes the same puzzle.
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

/// A generated puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The puzzle with its unique solution.
    pub puzzle: Puzzle,
    /// The id from which it can be made again.
    pub id: PuzzleId,
}

/// Why there is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotMade {
    /// No puzzle can meet the request.
    Impossible(RequestError),
    /// The effort was spent.
    Spent {
        /// The number of attempts made.
        attempts: u64,
        /// The puzzle that came closest.
        closest: Option<Box<Made>>,
    },
    /// The search was cancelled.
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

grille_say::display_in_english!(NotMade);

/// Makes a puzzle that meets a request. The same request, seed and number of attempts give the same puzzle everywhere.
pub fn generate(request: &Request, seed: u64, effort: Effort<'_>) -> Result<Made, NotMade> {
    request.check().map_err(NotMade::Impossible)?;
    let mut closest: Option<(u32, Made)> = None;
    for number in 0..effort.attempts {
        let seed = PuzzleId::seed_of(derived_seed(seed, number));
        let tried = attempt(request, seed, effort.budget);
        // An interrupted attempt need not be what the seed makes.
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

/// One attempt: a puzzle, and its distance from the request.
fn attempt(request: &Request, seed: u64, budget: Budget<'_>) -> Option<(u32, Made)> {
    let mut base = Base::new(request, seed, budget)?;
    if request.is_climbed_to() {
        let Base {
            reducer,
            units,
            random,
            ..
        } = &mut base;
        let mut distance = climb(reducer, units, random, budget);
        if distance == 0 {
            distance = hold(&reducer.puzzle(), request).distance();
        }
        let id = PuzzleId::written(request, seed, reducer.present());
        if distance == 0 && request.minimal && !base.is_minimal(bounded(request, budget)) {
            distance = 1;
        }
        return Some((distance, base.made(id)));
    }
    let mut added = Vec::new();
    let mut distance = base.distance(request);
    if request.is_rated() {
        let held = if distance == 0 && request.pattern.is_none() && !request.minimal {
            ease(&mut base, request, &mut added, budget)
        } else {
            hold(&base.reducer.puzzle(), request)
        };
        distance = base.distance(request) + held.distance();
    }
    if distance == 0 && request.minimal && !base.is_minimal(bounded(request, budget)) {
        distance = 1;
    }
    let id = PuzzleId::new(request, seed, added);
    Some((distance, base.made(id)))
}

/// Adds givens to a puzzle that is too hard, where logic is stuck, as long as it does not become too easy; then removes
/// those that turn out to be unnecessary.
fn ease(base: &mut Base, request: &Request, added: &mut Vec<u16>, budget: Budget<'_>) -> Held {
    let most = request
        .clues
        .as_ref()
        .map_or(usize::MAX, |clues| *clues.end());
    let mut held = hold(&base.reducer.puzzle(), request);
    // Cells that would make it too easy.
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
        let next = hold(&base.reducer.puzzle(), request);
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
            let fits = request.allows_count(base.reducer.count());
            if fits && hold(&base.reducer.puzzle(), request) == Held::Met {
                added.remove(at);
            } else {
                base.reducer.set_present(&before);
            }
        }
    }
    held
}

/// A puzzle with a unique solution that meets the request's demands on layout, givens and solution, but not on
/// difficulty. It is a function of these and a seed, independent of the catalogue of techniques.
pub(super) struct Base {
    reducer: Reducer,
    units: Vec<Unit>,
    random: Random,
    /// Cells whose givens were removed first, and should not be restored.
    first: Vec<u16>,
}

impl Base {
    /// `None` if the attempt fails: no grid, or too many solutions.
    pub(super) fn new(request: &Request, seed: u64, within: Budget<'_>) -> Option<Base> {
        let layout = &request.layout;
        let mut random = Random::from_seed(seed);
        if !request.variants.is_empty() {
            return Base::of_variant(request, random, within);
        }
        let mut solution = solution(request, &mut random, within)?;
        let units = request.symmetry.units(layout)?;
        if let Some(cells) = &request.pattern {
            if request.solution.is_none() {
                let bounds = bounded(request, within);
                solution = pattern::fit(layout, cells, &solution, &mut random, bounds)?;
            }
            let mut reducer = Reducer::new(layout, &solution);
            let givens: Vec<bool> = layout.cells().map(|cell| cells.contains(cell)).collect();
            reducer.set_present(&givens);
            return reducer.is_unique(bounded(request, within)).then_some(Base {
                reducer,
                units,
                random,
                first: Vec::new(),
            });
        }
        let reducer = Reducer::new(layout, &solution);
        let mut base = Base {
            reducer,
            units,
            random,
            first: Vec::new(),
        };
        base.reduce(request, within)?;
        Some(base)
    }

    /// With known givens; `None` if they have more than one solution.
    pub(super) fn written(
        request: &Request,
        seed: u64,
        givens: &[bool],
        within: Budget<'_>,
    ) -> Option<Base> {
        let mut random = Random::from_seed(seed);
        let solution = solution(request, &mut random, within)?;
        let mut reducer = Reducer::new(&request.layout, &solution);
        if !request.variants.is_empty() || givens.len() != solution.len() {
            return None;
        }
        reducer.set_present(givens);
        reducer.is_unique(within).then_some(Base {
            reducer,
            units: request.symmetry.units(&request.layout)?,
            random,
            first: Vec::new(),
        })
    }

    /// Same as [`Base::new`], with constraints and clues.
    fn of_variant(request: &Request, mut random: Random, within: Budget<'_>) -> Option<Base> {
        let setting = Setting::draw(request, &mut random, within)?;
        let mut reducer = Reducer::on(Ground::of(&setting)?, &setting.solution);
        let units = request.symmetry.units(&request.layout)?;
        let bounds = bounded(request, within);
        if let Some(cells) = &request.pattern {
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
        } else if request.pattern.is_none() {
            base.reduce(request, within)?;
        }
        // Cages cover the grid; other unnecessary clues are removed.
        let mut clues = base
            .reducer
            .clue_units(|clue| !matches!(clue, Constraint::Cage(_)));
        base.random.shuffle(&mut clues);
        match base.reducer.reduce(&clues, 0, bounds) {
            Reduced::Minimal | Reduced::Enough => Some(base),
            Reduced::Several | Reduced::Spent => None,
        }
    }

    /// Removes givens, then adjusts them to the requested number.
    fn reduce(&mut self, request: &Request, within: Budget<'_>) -> Option<()> {
        let clues = request.clues.clone().unwrap_or(0..=usize::MAX);
        let mut units = self.units.clone();
        self.random.shuffle(&mut units);
        if let Some(lead) = request.lead() {
            let plan = lead.plan(&request.layout, self.reducer.solution(), &mut self.random);
            let has = |cells: &[u16], unit: &Unit| unit.iter().any(|cell| cells.contains(cell));
            let keeps = |unit: &Unit| has(&plan.kept, unit) && !has(&plan.first, unit);
            if request.minimal {
                units.sort_by_key(keeps);
            } else {
                units.retain(|unit| !keeps(unit));
            }
            units.sort_by_key(|unit| !has(&plan.first, unit));
            self.first = plan.first;
        }
        if request.clues.is_none() {
            units.truncate(most_tried(&request.layout));
        }
        let floor = if request.minimal { 0 } else { *clues.start() };
        let bounds = bounded(request, within);
        match self.reducer.reduce(&units, floor, bounds) {
            Reduced::Minimal | Reduced::Enough => {}
            Reduced::Several | Reduced::Spent => return None,
        }
        // Fewer givens: remove some, restore others, and try again.
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

    /// The distance from the requested number of givens.
    fn distance(&self, request: &Request) -> u32 {
        let count = self.reducer.count();
        let by = request.clues.as_ref().map_or(0, |clues| {
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
            puzzle.layout().clone(),
            solution.collect(),
        ));
        Made { puzzle, id }
    }
}

/// The solution of a puzzle without variants: the first that is drawn from its seed.
fn solution(request: &Request, random: &mut Random, within: Budget<'_>) -> Option<Vec<u8>> {
    match &request.solution {
        Some(grid) => Some(grid.iter().flatten().map(Digit::value).collect()),
        None => random_digits(&request.layout, random, within.nodes(200_000)).ok()?,
    }
}

/// The number of changes tried to reach fewer givens.
const FEWER: usize = 300;

/// How many units are tried on a layout. On the largest ones, searches can become endless once few givens are left: it
/// is better to keep more than to depend on how far the solver gets.
fn most_tried(layout: &Layout) -> usize {
    match (layout.boxes().is_some(), layout.cell_count()) {
        (true, 301..=400) => 215,
        (true, 401..) => 300,
        // The 9×9×9 cube.
        (false, 701..) => 600,
        _ => usize::MAX,
    }
}

/// Bounds each search of a layout. Without constraints and clues, an attempt ends if a search is too long; with them,
/// it keeps a few more givens or clues.
fn bounded<'a>(request: &Request, budget: Budget<'a>) -> Budget<'a> {
    match request.layout.cell_count() {
        ..=160 if !request.variants.is_empty() => budget.nodes(2_000),
        ..=160 => budget,
        161..=300 => budget.nodes(30_000),
        _ => budget.nodes(10_000),
    }
}
