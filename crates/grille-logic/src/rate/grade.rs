//! Our own grade: a word that players understand, based on the hardest kind of step and how often it is needed. The
//! number of givens plays no part.

use grille_core::{Budget, HouseKind};
use grille_say::{Say, Text, text};
use grille_solve::Puzzle;

use crate::{Level, Path, Position, Step, Technique, Uniqueness};

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Full houses, and hidden singles in a box.
    Beginner,
    /// Every kind of single.
    Easy,
    /// Locked candidates, pairs and triples.
    Medium,
    /// An occasional fish, wing or rectangle, or very many of the steps above.
    Hard,
    /// Many of these, or a chain.
    Expert,
    /// Many chains, or trial and error.
    Extreme,
}

impl Grade {
    /// All grades, from easy to hard.
    pub const ALL: [Grade; 6] = [
        Grade::Beginner,
        Grade::Easy,
        Grade::Medium,
        Grade::Hard,
        Grade::Expert,
        Grade::Extreme,
    ];

    /// The name on the command line and in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Grade::Beginner => "beginner",
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
            Grade::Expert => "expert",
            Grade::Extreme => "extreme",
        }
    }

    /// The grade of a puzzle whose hardest step is this one, needed once.
    fn of_step(position: &Position, step: &Step) -> Grade {
        let houses = position.layout().houses();
        let is_in_box = |&house: &usize| houses[house].kind() == HouseKind::Box;
        match (step.technique, step.technique.entry().level) {
            (Technique::FullHouse, _) => Grade::Beginner,
            (Technique::HiddenSingle, _) if step.evidence.houses.iter().any(is_in_box) => {
                Grade::Beginner
            }
            (_, Level::Easy) => Grade::Easy,
            (_, Level::Medium) => Grade::Medium,
            (_, Level::Hard) => Grade::Hard,
            (_, Level::Unfair) => Grade::Expert,
            (_, Level::Extreme) => Grade::Extreme,
        }
    }

    /// How many steps of the hardest kind a puzzle may need before it moves to the next grade. Singles alone never
    /// make a puzzle harder than easy.
    fn most(self) -> usize {
        match self {
            Grade::Beginner | Grade::Easy | Grade::Extreme => usize::MAX,
            Grade::Medium => 10,
            Grade::Hard => 3,
            Grade::Expert => 2,
        }
    }

    /// The next harder grade.
    fn next(self) -> Grade {
        *Grade::ALL.get(self as usize + 1).unwrap_or(&self)
    }
}

impl Say for Grade {
    fn text(&self) -> Text {
        match self {
            Grade::Beginner => text!("grade-beginner"),
            Grade::Easy => text!("grade-easy"),
            Grade::Medium => text!("grade-medium"),
            Grade::Hard => text!("grade-hard"),
            Grade::Expert => text!("grade-expert"),
            Grade::Extreme => text!("grade-extreme"),
        }
    }
}

/// Grades a puzzle; `None` if the techniques of the catalogue do not solve it.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_logic::rate::{Grade, grade};
///
/// let puzzle: Puzzle =
///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse()?;
/// assert_eq!(grade(&puzzle), Some(Grade::Beginner));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn grade(puzzle: &Puzzle) -> Option<Grade> {
    within(puzzle, Budget::default())
}

/// The same; `None` if the budget runs out first.
pub(super) fn within(puzzle: &Puzzle, budget: Budget<'_>) -> Option<Grade> {
    let path = Path::within(puzzle, &by_ease(), Uniqueness::Known, budget);
    path.is_solved().then(|| of_path(&path))
}

/// The grade of a puzzle explained by this path. Beyond singles it equals the grade found with the techniques [by
/// ease](by_ease), since singles lead to the same position in any order.
pub(super) fn of_explained(puzzle: &Puzzle, path: &Path, budget: Budget<'_>) -> Option<Grade> {
    let is_single = |step: &Step| Technique::HiddenSingle >= step.technique;
    if path.steps.iter().all(is_single) {
        return within(puzzle, budget);
    }
    path.is_solved().then(|| of_path(path))
}

/// The grade of a puzzle that has this path, found with the techniques [by ease](by_ease).
#[must_use]
pub fn of_path(path: &Path) -> Grade {
    let grades = || {
        path.steps
            .iter()
            .map(|step| Grade::of_step(&path.end, step))
    };
    let hardest = grades().max().unwrap_or(Grade::Beginner);
    let often = grades().filter(|grade| *grade == hardest).count();
    if often > hardest.most() {
        hardest.next()
    } else {
        hardest
    }
}

/// The techniques as people find them: one place for a digit before one digit for a cell.
#[must_use]
pub fn by_ease() -> Vec<Technique> {
    let mut techniques: Vec<Technique> = Technique::enabled().collect();
    techniques.sort_by_key(|&technique| match technique {
        Technique::FullHouse => 0,
        Technique::HiddenSingle => 1,
        Technique::NakedSingle => 2,
        _ => 3,
    });
    techniques
}
