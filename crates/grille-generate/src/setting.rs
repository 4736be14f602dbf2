//! The setting of a puzzle: a layout, fixed constraints, a solution that satisfies them, and clues placed on it.

use std::sync::Arc;

use grille_core::constraint::{Constraint, Magic, Whole};
use grille_core::{Budget, CellSet, Digit, Grid, HouseKind, Layout};
use grille_solve::{Model, Outcome, Puzzle, Solver};

use super::clues::{Clue, Partition, Scene};
use super::complete;
use super::jigsaw::random_regions;
use super::random::Random;
use super::recipe::{Part, Recipe};
use super::request::Request;

/// A solution with everything but the givens.
pub(super) struct Setting {
    /// The grid as drawn.
    pub base: Layout,
    /// Fixed constraints, which belong to the grid.
    pub rules: Vec<Constraint>,
    /// Removable constraints: unnecessary ones may be dropped.
    pub clues: Vec<Constraint>,
    /// Digits from 1.
    pub solution: Vec<u8>,
    /// Whether the clues alone are known to make the solution unique.
    pub unique: bool,
}

impl Setting {
    /// `None` if the attempt fails.
    pub(super) fn draw(
        request: &Request,
        random: &mut Random,
        within: Budget<'_>,
    ) -> Option<Setting> {
        let mut base = request.layout.clone();
        if request
            .variants
            .iter()
            .any(|recipe| recipe.part == Part::Jigsaw)
        {
            base = random_regions(&base, random)?;
        }
        let mut rules = fixed(&request.variants, &base)?;
        let solution = match &request.solution {
            Some(grid) => grid.iter().flatten().map(Digit::value).collect(),
            None => random_solution(&base, &rules, random, within)?,
        };
        let mut scene = Scene::new(&base, &solution);
        let mut clues = Vec::new();
        for recipe in &request.variants {
            match recipe.part {
                Part::AllGiven(kinds) => {
                    rules.extend(scene.all_signs(kinds));
                    let all = kinds.iter().map(|&kind| Whole::AllGiven(kind));
                    rules.extend(all.map(Constraint::Whole));
                }
                Part::Clue(clue) => clues.extend(scene.lay(clue, random)),
                _ => {}
            }
        }
        let least = request.clues.as_ref().map_or(0, |clues| *clues.start());
        let mut setting = Setting {
            base: base.clone(),
            rules,
            clues,
            solution: solution.clone(),
            unique: false,
        };
        let has_cages = |recipe: &Recipe| matches!(recipe.part, Part::Clue(Clue::Cages { .. }));
        if least == 0 && request.variants.iter().any(has_cages) {
            setting.recut(&Scene::new(&base, &solution), random, within);
        }
        Some(setting)
    }

    /// Cuts cages again until they make the solution unique without a single given.
    fn recut(&mut self, scene: &Scene<'_>, random: &mut Random, within: Budget<'_>) {
        let Some(mut partition) = Partition::of(&self.clues, &self.base) else {
            return;
        };
        let mut others: Vec<Vec<u8>> = Vec::new();
        for _ in 0..RECUTS {
            let model = Arc::new(match self.model() {
                Some(model) => model,
                None => return,
            });
            let empty = Puzzle::of_model(Grid::empty(model.layout().clone()), model);
            let outcome = Solver::new(&empty)
                .with_budget(within.nodes(CAGE_NODES))
                .outcome();
            let found = match outcome {
                Outcome::Unique(_) => {
                    self.unique = true;
                    return;
                }
                Outcome::Several(one, other) => vec![one, other],
                Outcome::BudgetSpent(one) => one.into_iter().collect(),
                Outcome::None => return,
            };
            let found = found
                .iter()
                .map(|grid| grid.iter().flatten().map(Digit::value).collect());
            let new: Vec<Vec<u8>> = found.filter(|other| *other != self.solution).collect();
            let differs: CellSet = match new.first() {
                Some(other) => {
                    let cells = self.base.cells();
                    let differs = |cell: &grille_core::Cell| {
                        other[cell.index()] != self.solution[cell.index()]
                    };
                    cells.filter(differs).collect()
                }
                // Too hard to decide: change anything.
                None => self.base.cells().collect(),
            };
            others.extend(new);
            let Some(next) = (0..TRIES)
                .map(|_| partition.recut(scene, &differs, random))
                .find(|partition| others.iter().all(|other| partition.excludes(scene, other)))
            else {
                return;
            };
            partition = next;
            self.clues
                .retain(|clue| !matches!(clue, Constraint::Cage(_)));
            self.clues.extend(partition.constraints(scene));
        }
    }

    /// All constraints, compiled.
    pub(super) fn model(&self) -> Option<Model> {
        Model::new(&self.base, [&self.rules[..], &self.clues].concat()).ok()
    }
}

/// How many times cages are cut again.
const RECUTS: usize = 120;
/// The number of ways tried to cut a few cages again.
const TRIES: usize = 200;
/// The nodes for each search on a grid of cages without givens.
const CAGE_NODES: u64 = 3_000;

/// The fixed constraints that variants add before there is a solution; `None` if one does not fit the grid.
pub(super) fn fixed(variants: &[Recipe], base: &Layout) -> Option<Vec<Constraint>> {
    let mut rules = Vec::new();
    for recipe in variants {
        match recipe.part {
            Part::Whole(whole) => rules.push(Constraint::Whole(whole)),
            Part::Magic => {
                let boxes = base.houses().iter();
                let boxes: Vec<_> = boxes
                    .filter(|house| house.kind() == HouseKind::Box)
                    .collect();
                let cells = boxes.get(boxes.len() / 2)?.cells().to_vec();
                rules.push(Constraint::Magic(Magic { cells }));
            }
            _ => {}
        }
    }
    Some(rules)
}

/// A random complete grid that satisfies the fixed constraints.
fn random_solution(
    base: &Layout,
    rules: &[Constraint],
    random: &mut Random,
    within: Budget<'_>,
) -> Option<Vec<u8>> {
    let budget = within.nodes(200_000);
    if rules.is_empty() {
        return complete::random_digits(base, random, budget).ok()?;
    }
    let model = Model::new(base, rules.to_vec()).ok()?;
    complete::random_of_model(&Arc::new(model), random, budget)
}
