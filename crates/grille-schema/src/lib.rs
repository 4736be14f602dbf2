#![doc = include_str!("../README.md")]

mod board;
mod candidates;
mod catalogue;
mod cell;
mod check;
mod convert;
mod error;
mod explain;
mod game;
mod generate;
#[cfg(test)]
mod generated;
mod hint;
mod judge;
mod line;
mod position;
mod rating;
mod read;
mod rules;
mod server;
mod solve;
mod step;
mod steps;
mod version;

pub use board::{Board, BoardCell, Boxes, ConstraintNote, House, HouseKind, Underlay, VariantName};
pub use candidates::{CandidatesAnswer, CandidatesOfCell, CandidatesRequest, Forbidden};
pub use catalogue::{
    Example, Family, Level, LevelId, Technique, TechniqueAnswer, TechniqueRequest,
    TechniquesAnswer, Variant, VariantsAnswer,
};
pub use cell::{Candidate, CellDigits, CellName, Digits, Grid};
pub use check::{CheckAnswer, CheckRequest, Problem};
pub use convert::{ConvertAnswer, ConvertRequest, LeftOut};
pub use error::{Error, ErrorAnswer, ErrorCode};
pub use explain::{ExplainAnswer, ExplainRequest, PathStep, Standing};
pub use game::SavedGame;
pub use generate::{DailyRequest, GenerateAnswer, GenerateRequest, Grades, Numbers, Ratings};
pub use hint::{
    HintAnswer, HintKind, HintLevel, HintLevelId, HintRequest, Mistake, MistakeKind, Saw,
};
pub use judge::{
    ContestAnswer, ContestLimits, ContestProgram, ContestResult, JudgeEvent, ProgramEnd,
    QuestionAnswer, QuestionRequest, RefereeAnswer, RefereeRequest, SolverLimits, SolverName,
    SolversAnswer, WatchRequest,
};
pub use line::Numbered;
pub use position::{
    MarkedCell, Move, PlacedDigit, PlayedMove, Position, RecogniseAnswer, RecogniseRequest,
};
pub use rating::{
    CountedTechnique, Explainer, Grade, GradeId, Hodoku, RateAnswer, RateRequest, RatedStep,
    Rating, ScaleId, TechniqueName,
};
pub use read::{ReadAnswer, ReadRequest};
pub use rules::{RulesAnswer, RulesStage};
pub use server::{EmptyRequest, HealthAnswer, LocaleAnswer};
pub use solve::{Outcome, SearchEnd, SolutionAnswer, SolveAnswer, SolveRequest};
pub use step::{
    Draw, DrawnCandidate, DrawnCell, DrawnHouse, DrawnSet, HouseRole, Link, LinkKind, Node, Role,
    Say, SetKind, Step,
};
pub use steps::{StepsAnswer, StepsRequest};
pub use version::{VERSION, Version};

/// The OpenAPI description of the server, made from these types; in English.
pub const OPENAPI: &str = include_str!("../generated/openapi.json");

/// The JSON Schema of every type, in `$defs`; in English.
pub const JSON_SCHEMA: &str = include_str!("../generated/grille.schema.json");

/// The descriptions of both documents in French: an object from each English text to its translation.
pub const FRENCH: &str = include_str!("../locales/fr.json");
