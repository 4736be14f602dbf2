//! Answers as JSON: one object a line, each naming its puzzle and where it stands. What is wrong is an object, too.

use std::io::Write;

use grille::say::{Lang, locate};
use grille::{Budget, Draft, Origin};
use grille_api::{Context, Failure};
use grille_schema::{ErrorCode, Numbered};
use serde::Serialize;

use super::Verdict;
use super::show::Ambiguity;
use crate::input::{Input, InputError};
use crate::output::{Output, complain};

/// An answer as a line of JSON, with the place of its puzzle in a collection.
pub(crate) fn line(origin: &Origin, answer: impl Serialize) -> String {
    let numbered = Numbered {
        source: origin.source.clone(),
        line: origin.line,
        answer,
    };
    serde_json::to_string(&numbered).unwrap_or_default() + "\n"
}

/// A question that needs no puzzle, answered.
pub(crate) fn write(output: &mut Output, answer: impl Serialize) -> anyhow::Result<()> {
    Ok(write!(output, "{}", line(&Origin::default(), answer))?)
}

/// What is wrong with an input, and where it stands.
pub(crate) fn refused(error: &InputError, lang: Lang) -> String {
    let failure = Failure::from(error);
    let origin = Origin {
        source: error.source().map(str::to_string),
        line: failure.at.map(|at| at.0),
    };
    line(&origin, failure.answer(lang))
}

impl From<&InputError> for Failure {
    fn from(error: &InputError) -> Failure {
        let code = match error {
            InputError::Parse(error) => return Failure::unread(error),
            InputError::NeitherFileNorPuzzle { why, .. } => {
                return Failure {
                    text: grille::say::Say::text(error),
                    ..Failure::unread(why)
                };
            }
            InputError::NoFile(_) | InputError::Folder(_) | InputError::NoSuchGrid { .. } => {
                ErrorCode::NotFound
            }
            InputError::NoSuchVariant(_) | InputError::VariantNeedsMore(_) => ErrorCode::Field,
        };
        Failure::new(code, grille::say::Say::text(error))
    }
}

/// Answers a question about each puzzle within its time, one line each, and says on standard error what is wrong.
pub(crate) fn write_each<A: Serialize>(
    inputs: impl Iterator<Item = Input>,
    lang: Lang,
    output: &mut Output,
    mut ask: impl FnMut(Draft, &Context<'_>) -> Result<(A, Verdict), Failure>,
) -> anyhow::Result<Verdict> {
    let mut verdict = Verdict::Yes;
    let mut any = false;
    let mut ambiguity = Ambiguity::default();
    for input in inputs {
        any = true;
        let puzzle = match input {
            Ok(puzzle) => puzzle,
            Err(error) => {
                complain(lang, &error);
                verdict.and(error.verdict());
                write!(output, "{}", refused(&error, lang))?;
                continue;
            }
        };
        let late = puzzle.deadline();
        let draft = puzzle.draft;
        ambiguity.tell(lang, draft.script.alphabet, &draft.also);
        let origin = draft.origin.clone();
        let budget = Budget::default().deadline(&late);
        let context = Context {
            lang,
            budget,
            spare: budget,
            ..Context::default()
        };
        match ask(draft, &context) {
            Ok((answer, its)) => {
                verdict.and(its);
                write!(output, "{}", line(&origin, answer))?;
            }
            Err(failure) => {
                complain(lang, &locate(&origin, &failure));
                verdict.and(match failure.code {
                    ErrorCode::Time => Verdict::No,
                    _ => Verdict::BadInput,
                });
                write!(output, "{}", line(&origin, failure.answer(lang)))?;
            }
        }
        output.flush()?;
    }
    if !any {
        verdict.and(Verdict::BadInput);
    }
    Ok(verdict)
}
