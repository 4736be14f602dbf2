//! Ratings, grades, levels and techniques.

use grille::Puzzle;
use grille::logic::{Basis, Level, Technique};
use grille::rate::{ExplainerPath, ExplainerStep, Grade, Rating, Tenths};
use grille::say::Lang;
use grille_schema as schema;
use grille_schema::{
    CountedTechnique, Explainer, Family, GradeId, Hodoku, LevelId, RatedStep, TechniqueName,
};

use super::grid::Encoding;

/// How hard a puzzle is.
#[must_use]
pub fn rating(rating: &Rating, lang: Lang) -> schema::Rating {
    let tenths = |Tenths(tenths): Tenths| f64::from(tenths) / 10.0;
    schema::Rating {
        grade: rating.grade.map(|grade| schema::Grade {
            id: grade_id(grade),
            name: lang.say(&grade),
        }),
        hodoku: rating.hodoku.map(|rating| Hodoku {
            score: rating.score,
            level: level(rating.level, lang),
        }),
        explainer: rating.explainer.map(|rating| Explainer {
            er: tenths(rating.hardest),
            ep: tenths(rating.to_first_placement),
            ed: tenths(rating.first),
        }),
        hardest: rating.hardest.map(|technique| TechniqueName {
            id: technique.id().to_string(),
            name: lang.say(&technique),
        }),
        techniques: (rating.techniques.iter())
            .map(|&(technique, count)| CountedTechnique {
                id: technique.id().to_string(),
                name: lang.say(&technique),
                count,
            })
            .collect(),
    }
}

/// The steps of Sudoku Explainer.
#[must_use]
pub fn rated_steps(puzzle: &Puzzle, path: &ExplainerPath, lang: Lang) -> Vec<RatedStep> {
    let encoding = Encoding::of(puzzle);
    let step = |step: &ExplainerStep| RatedStep {
        rating: f64::from(step.rating.0) / 10.0,
        technique: TechniqueName {
            id: step.technique.id().to_string(),
            name: lang.say(&step.technique),
        },
        placements: (step.placement.iter())
            .map(|&placed| encoding.candidate(placed))
            .collect(),
        eliminations: encoding.candidates(&step.eliminations),
    };
    path.steps.iter().map(step).collect()
}

/// The name of a grade.
fn grade_id(grade: Grade) -> GradeId {
    match grade {
        Grade::Beginner => GradeId::Beginner,
        Grade::Easy => GradeId::Easy,
        Grade::Medium => GradeId::Medium,
        Grade::Hard => GradeId::Hard,
        Grade::Expert => GradeId::Expert,
        Grade::Extreme => GradeId::Extreme,
    }
}

/// The grade of a name.
pub(crate) fn grade_of(id: GradeId) -> Grade {
    match id {
        GradeId::Beginner => Grade::Beginner,
        GradeId::Easy => Grade::Easy,
        GradeId::Medium => Grade::Medium,
        GradeId::Hard => Grade::Hard,
        GradeId::Expert => Grade::Expert,
        GradeId::Extreme => Grade::Extreme,
    }
}

/// A level of HoDoKu.
fn level(level: Level, lang: Lang) -> schema::Level {
    let id = match level {
        Level::Easy => LevelId::Easy,
        Level::Medium => LevelId::Medium,
        Level::Hard => LevelId::Hard,
        Level::Unfair => LevelId::Unfair,
        Level::Extreme => LevelId::Extreme,
    };
    schema::Level {
        id,
        name: lang.say(&level),
    }
}

/// A technique of the catalogue.
pub(crate) fn technique(technique: Technique, lang: Lang) -> schema::Technique {
    let entry = technique.entry();
    schema::Technique {
        id: technique.id().to_string(),
        name: lang.say(&technique),
        family: Family {
            id: technique.family().id().to_string(),
            name: lang.say(&technique.family()),
        },
        level: level(entry.level, lang),
        score: entry.score,
        code: entry.codes.first().map(ToString::to_string),
        enabled: entry.enabled,
        assumes_unique: entry.assumes_unique,
        needs_constraints: entry.basis == Basis::Variant,
        rule: lang.say(&technique.rule()),
    }
}
