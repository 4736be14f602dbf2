//! A cache of answers that stay the same as long as the program does.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::answer::Answer;

/// The cached answers, bounded in bytes.
#[derive(Default)]
pub(crate) struct Kept(Mutex<Shelf>);

#[derive(Default)]
struct Shelf {
    answers: HashMap<String, Answer>,
    bytes: usize,
}

/// The most bytes cached.
const ROOM: usize = 16 << 20;

impl Kept {
    /// The cached answer with this key.
    pub(crate) fn get(&self, key: &str) -> Option<Answer> {
        let shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.answers.get(key).cloned()
    }

    /// Caches an answer. When there is no room, the cache is emptied: answers can be recomputed.
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
