//! Answers that stay the same as long as the program does, kept for the next who asks.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::answer::Answer;

/// The answers kept, so many bytes at most.
#[derive(Default)]
pub(crate) struct Kept(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    answers: HashMap<String, Answer>,
    bytes: usize,
}

/// The most bytes kept.
const ROOM: usize = 16 << 20;

impl Kept {
    /// The answer kept under this key.
    pub(crate) fn get(&self, key: &str) -> Option<Answer> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.answers.get(key).cloned()
    }

    /// Keeps an answer. When there is no room, all are let go: they are found again.
    pub(crate) fn keep(&self, key: String, answer: &Answer) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let size = key.len() + answer.bytes.len();
        if shelf.bytes + size > ROOM {
            *shelf = Shelf::default();
        }
        shelf.bytes += size;
        if let Some(old) = shelf.answers.insert(key, answer.clone()) {
            shelf.bytes = shelf.bytes.saturating_sub(old.bytes.len());
        }
    }
}
