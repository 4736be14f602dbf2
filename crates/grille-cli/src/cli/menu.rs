//! `grille` without arguments on a terminal: document B's main program. It shows a grid and what can be done with it,
//! and leads to everything else.

use std::io;
use std::io::IsTerminal;

use grille::logic::{Path, Technique, Uniqueness};
use grille::notation::ReadOptions;
use grille::render::framed;
use grille::say::{Lang, Say, Text, text};
use grille::{Grid, Layout, Outcome, Puzzle, Solver, Validate};

use super::{Verdict, explain, failure};
use crate::keyboard::Keyboard;
use crate::output::Output;
use crate::play::{Console, Options, SavedGames, Session, Source, Start, made, starter};
use crate::random::random_below;
use crate::{play, prompt};

/// Games started from the menu are played in the same terminal.
const AT_THE_TERMINAL: Options = Options {
    style: None,
    theme: None,
    keyboard: Keyboard::StandardInput,
};

/// Whether there is a person to choose.
pub(crate) fn is_wanted() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

pub(crate) fn run(lang: Lang) -> anyhow::Result<Verdict> {
    let mut menu = Menu::with(starter(&Layout::classic(), None)?, lang);
    menu.say(&text!("menu-welcome"))?;
    menu.show()?;
    loop {
        menu.say(&text!("menu-choices"))?;
        let Some(choice) = menu.ask(&text!("menu-ask"))? else {
            return Ok(Verdict::Yes);
        };
        match choice.to_lowercase().as_str() {
            "1" => menu.take(starter(&Layout::classic(), Some(&menu.puzzle))?)?,
            "2" => menu.solve_some()?,
            "3" => menu.solve_all()?,
            "4" => menu.explain(true)?,
            "5" => menu.enter()?,
            "6" => menu.play()?,
            "7" => menu.generate()?,
            "8" => menu.explain(false)?,
            "9" => menu.resume()?,
            "q" => return Ok(Verdict::Yes),
            _ => menu.say(&text!("menu-no-choice"))?,
        }
    }
}

/// A grid and how far it is solved.
struct Menu {
    puzzle: Puzzle,
    shown: Grid,
    lang: Lang,
}

impl Menu {
    fn with(puzzle: Puzzle, lang: Lang) -> Menu {
        Menu {
            shown: puzzle.values().clone(),
            puzzle,
            lang,
        }
    }

    /// Standard input is held only during a question, since games and keys need it too.
    fn ask(&self, question: &Text) -> io::Result<Option<String>> {
        Console::new(io::stdin().lock(), io::stdout().lock(), self.lang).ask(question)
    }

    fn say(&self, what: &impl Say) -> io::Result<()> {
        let mut console = Console::new(io::stdin().lock(), io::stdout().lock(), self.lang);
        console.say(what)?;
        console.flush()
    }

    fn show(&self) -> io::Result<()> {
        let shown = self.puzzle.with_values(self.shown.clone());
        let mut output = Output::standard();
        io::Write::write_all(&mut output, framed(&shown).as_bytes())?;
        io::Write::flush(&mut output)
    }

    fn take(&mut self, puzzle: Puzzle) -> anyhow::Result<()> {
        *self = Menu::with(puzzle, self.lang);
        Ok(self.show()?)
    }

    /// The solution; if there is none, or if there are several, the user is told.
    fn solution(&self) -> io::Result<Option<Grid>> {
        match Solver::new(&self.puzzle).outcome() {
            Outcome::Unique(solution) => Ok(Some(solution)),
            Outcome::Several(solution, _) => {
                self.say(&text!("check-several"))?;
                Ok(Some(solution))
            }
            Outcome::None => self.say(&text!("check-none")).map(|()| None),
            Outcome::BudgetSpent(_) => self.say(&text!("check-unknown")).map(|()| None),
        }
    }

    fn solve_all(&mut self) -> anyhow::Result<()> {
        if let Some(solution) = self.solution()? {
            self.shown = solution;
            self.show()?;
        }
        Ok(())
    }

    /// Some more cells: those that logic finds first, then any.
    fn solve_some(&mut self) -> anyhow::Result<()> {
        let open = self.shown.free_cells().count();
        if open == 0 {
            return Ok(self.say(&text!("hint-solved"))?);
        }
        let Some(solution) = self.solution()? else {
            return Ok(());
        };
        let Some(count) = self.ask_count(open)? else {
            return Ok(());
        };
        let mut so_far = self.puzzle.to_draft();
        for (cell, digit) in self.shown.filled_cells() {
            so_far.entries[cell.index()].value = Some(digit);
        }
        let so_far = so_far
            .validate()
            .expect("part of a solution breaks no rule");
        let techniques: Vec<Technique> = Technique::enabled().collect();
        let path = Path::of(&so_far, &techniques, Uniqueness::Unknown);
        let mut found: Vec<_> = path
            .steps
            .iter()
            .flat_map(|step| &step.placements)
            .map(|placed| placed.cell)
            .collect();
        let mut others: Vec<_> = self
            .shown
            .free_cells()
            .filter(|cell| !found.contains(cell))
            .collect();
        while !others.is_empty() {
            found.push(others.swap_remove(random_below(others.len())));
        }
        for cell in found.into_iter().take(count) {
            let digit = solution.get(cell).expect("a solution is complete");
            self.shown
                .set(cell, digit)
                .expect("a digit of the solution fits");
        }
        Ok(self.show()?)
    }

    /// How many cells are wanted; `None` at the end of input.
    fn ask_count(&self, open: usize) -> anyhow::Result<Option<usize>> {
        while let Some(answer) = self.ask(&text!("menu-how-many", open = open))? {
            match answer.parse() {
                Ok(count) if (1..=open).contains(&count) => return Ok(Some(count)),
                _ => self.say(&text!("menu-not-that-many", open = open))?,
            }
        }
        Ok(None)
    }

    fn enter(&mut self) -> anyhow::Result<()> {
        while let Some(draft) = prompt::ask_for_grid(self.lang, &ReadOptions::default()) {
            match draft.validate() {
                Ok(puzzle) => return self.take(puzzle),
                Err(invalid) => self.say(&text!("complaint", what = &invalid))?,
            }
        }
        Ok(())
    }

    fn generate(&mut self) -> anyhow::Result<()> {
        while let Some(answer) = self.ask(&text!("menu-which-size"))? {
            let size = if answer.is_empty() {
                Some(9)
            } else {
                answer.parse().ok()
            };
            match size.map(Layout::of_size) {
                Some(Ok(layout)) => return self.take(made(&layout)?),
                Some(Err(error)) => self.say(&text!("complaint", what = &error))?,
                None => self.say(&text!("menu-no-choice"))?,
            }
        }
        Ok(())
    }

    fn play(&self) -> anyhow::Result<()> {
        let session = Session::new(Source::starting_with(self.puzzle.clone()));
        play::run(session, &AT_THE_TERMINAL, &Start::New, self.lang)?;
        Ok(self.show()?)
    }

    fn resume(&self) -> anyhow::Result<()> {
        let games = SavedGames::in_data_folder();
        let saved = match play::choose(&games, None, &AT_THE_TERMINAL.keyboard, self.lang) {
            Ok(Some(saved)) => saved,
            Ok(None) => return Ok(()),
            Err(error) => return Ok(self.say(&text!("complaint", what = failure(&error)))?),
        };
        let session = Session::new(Source::starting_with(saved.read()?.puzzle().clone()));
        play::run(session, &AT_THE_TERMINAL, &Start::Resume(saved), self.lang)?;
        Ok(self.show()?)
    }

    fn explain(&self, step: bool) -> anyhow::Result<()> {
        explain::run(&explain::ExplainArgs::of(&self.puzzle, step)?, self.lang)?;
        Ok(())
    }
}
