//! A contest: several programs on the same puzzles.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::{Challenge, Event, Launcher, Limits, Played, Player, Program, Watch};

/// A program that takes part.
#[derive(Clone, Debug)]
pub struct Entrant {
    /// The program.
    pub program: Program,
    /// Whether it is one of our own solvers, run for comparison.
    pub reference: bool,
}

/// The results of a program.
#[derive(Clone, Debug)]
pub struct Score {
    /// The name under which it takes part.
    pub name: String,
    /// Whether it is one of our own solvers, run for comparison.
    pub reference: bool,
    /// What it calls itself.
    pub said_name: Option<String>,
    /// The author it names.
    pub said_author: Option<String>,
    /// The result of each puzzle, in order.
    pub played: Vec<Played>,
}

/// The limits, and how many puzzles are played at a time.
#[derive(Clone, Debug)]
pub struct Contest {
    /// What each program may use.
    pub limits: Limits,
    /// How many puzzles are played at a time, each by a process of its own.
    pub threads: usize,
    /// What supervises the programs.
    pub launcher: Launcher,
}

impl Contest {
    /// Has each program play each puzzle, one program after the other. Calls `progress` after each puzzle.
    pub fn run(
        &self,
        entrants: &[Entrant],
        challenges: &[Challenge],
        progress: &(dyn Fn() + Sync),
    ) -> Vec<Score> {
        let each = entrants.iter();
        each.map(|entrant| self.score(entrant, challenges, progress))
            .collect()
    }

    fn score(
        &self,
        entrant: &Entrant,
        challenges: &[Challenge],
        progress: &(dyn Fn() + Sync),
    ) -> Score {
        let next = AtomicUsize::new(0);
        let found = Mutex::new((Vec::with_capacity(challenges.len()), Names::default()));
        let play_on = || {
            let mut player = Player::new(
                entrant.program.clone(),
                self.limits.clone(),
                self.launcher.clone(),
            );
            let mut names = Names::default();
            let mut all = Vec::new();
            while let number = next.fetch_add(1, Ordering::Relaxed)
                && let Some(challenge) = challenges.get(number)
            {
                all.push((number, player.play(challenge, &mut names)));
                progress();
            }
            let mut found = found.lock().expect("no thread fails");
            found.0.extend(all);
            found.1.take(names);
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.clamp(1, challenges.len().max(1)) {
                scope.spawn(play_on);
            }
            play_on();
        });
        let (mut played, names): (Vec<(usize, Played)>, Names) =
            found.into_inner().expect("no thread fails");
        played.sort_by_key(|(number, _)| *number);
        Score {
            name: entrant.program.name.clone(),
            reference: entrant.reference,
            said_name: names.name,
            said_author: names.author,
            played: played.into_iter().map(|(_, played)| played).collect(),
        }
    }
}

/// What a program says about itself.
#[derive(Debug, Default)]
struct Names {
    name: Option<String>,
    author: Option<String>,
}

impl Names {
    fn take(&mut self, other: Names) {
        self.name = self.name.take().or(other.name);
        self.author = self.author.take().or(other.author);
    }
}

impl Watch for Names {
    fn event(&mut self, _: Duration, event: &Event) {
        match event {
            Event::Name(name) => self.name = Some(name.clone()),
            Event::Author(author) => self.author = Some(author.clone()),
            _ => {}
        }
    }
}
