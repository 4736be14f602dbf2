//! The puzzles that programs are judged on: from a file, or generated.

use std::time::{Duration, Instant};

use grille::say::{Lang, Say, Text, text};
use grille::{Budget, Puzzle};
use grille_judge::{Challenge, Corpus, Unfit};

use super::super::Verdict;
use super::super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::output::{Progress, Told, note};
use crate::pipeline;

/// The time limit for finding the answer of one puzzle.
const PATIENCE: Duration = Duration::from_secs(10);

/// The puzzles of a corpus with their answers. Those that the protocol cannot express are left out, which is reported.
pub(super) fn challenges(
    corpus: &str,
    count: Option<u64>,
    lang: Lang,
    verdict: &mut Verdict,
) -> anyhow::Result<Vec<Challenge>> {
    let most = count.map(|count| count as usize);
    let mut found = Found::default();
    if let Some(made) = Corpus::named(corpus) {
        let count = most.unwrap_or(made.usual_count());
        let count = match made.most().filter(|&most| most < count) {
            Some(most) => {
                note(lang, &text!("judge-no-more", count = most));
                most
            }
            None => count,
        };
        let mut progress = Progress::before_results(count as u64);
        pipeline::in_order(
            0..count,
            pipeline::cores().min(count),
            move |number| Some(made.puzzle(number)?.map(|puzzle| challenge(&puzzle))),
            |made| -> anyhow::Result<()> {
                if let Some(made) = made {
                    found.add(made.map_err(|error| Told::error(&error))?);
                }
                progress.advance(1, found.read as u64, lang);
                Ok(())
            },
        )?;
        progress.finish();
    } else {
        let inputs = InputArgs::named(corpus, None);
        let inputs = inputs.puzzles(lang).take(most.unwrap_or(usize::MAX));
        for_each_puzzle(inputs, lang, verdict, |puzzle| {
            found.add(challenge(&puzzle));
            Ok(())
        })?;
    }
    if let Some(said) = found.left_out() {
        note(lang, &said);
    }
    Ok(found.challenges)
}

fn challenge(puzzle: &Puzzle) -> Result<Challenge, Unfit> {
    let end = Instant::now() + PATIENCE;
    let is_over = || Instant::now() > end;
    Challenge::new(puzzle, Budget::default().deadline(&is_over))
}

/// The puzzles so far, and those that were left out.
#[derive(Default)]
struct Found {
    read: usize,
    challenges: Vec<Challenge>,
    first_unfit: Option<(usize, Unfit)>,
}

impl Found {
    fn add(&mut self, challenge: Result<Challenge, Unfit>) {
        self.read += 1;
        match challenge {
            Ok(challenge) => self.challenges.push(challenge),
            Err(unfit) => _ = self.first_unfit.get_or_insert((self.read, unfit)),
        }
    }

    fn left_out(&self) -> Option<Text> {
        let (number, why) = self.first_unfit.as_ref()?;
        Some(text!(
            "judge-left-out",
            count = self.read - self.challenges.len(),
            number = *number,
            why = why.text()
        ))
    }
}
