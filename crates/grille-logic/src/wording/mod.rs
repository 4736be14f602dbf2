//! The wording of a step: the line that people and scripts read, sentences with the reason, the proof of a chain,
//! JSON, and a drawing made of characters. All come from the same data; the language is chosen last.
//!
//! ```
//! use grille_solve::Puzzle;
//! use grille_logic::{Position, Technique, next_step};
//! use grille_say::Lang;
//!
//! let puzzle: Puzzle = "4....3.....3..41".parse()?;
//! let position = Position::new(&puzzle);
//! let step = next_step(&position, [Technique::HiddenSingle]).unwrap();
//! let wording = step.describe(&puzzle);
//! assert_eq!(Lang::English.say(&wording.line()), "Hidden Single: r1c3=3");
//! assert_eq!(
//!     Lang::French.say(&wording.explanation()),
//!     "Dans la région 2, il ne reste qu'une place au 3, r1c3 : aucune autre case vide ne peut le \
//!      contenir. Donc r1c3 vaut 3."
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod chains;
mod drawing;
mod fish;
mod json;
mod lines;
mod notation;
mod proof;
mod sentence;
mod sets;
mod setting;
mod shape;
pub(super) mod values;
mod why;

pub(super) use notation::pattern_cells;
pub use setting::Setting;

use grille_core::constraint::Constraint;
use grille_core::{Alphabet, Digit, Layout};
use grille_say::{DescribeConstraint, Lang, Say, Text, Value, text};

use super::position::Position;
use super::step::Step;

/// A step with what is needed to describe it: the layout, the constraints it may refer to, and the alphabet of the
/// digits.
#[derive(Clone, Copy, Debug)]
pub struct Wording<'a> {
    /// The step.
    pub step: &'a Step,
    /// The layout.
    pub layout: &'a Layout,
    /// The puzzle's constraints.
    pub constraints: &'a [Constraint],
    /// How the puzzle's digits are written.
    pub alphabet: Alphabet,
}

impl Step {
    /// The wording of the step for a puzzle or position (or a bare layout, for a step without constraints).
    #[must_use]
    pub fn describe<'a>(&'a self, setting: impl Into<Setting<'a>>) -> Wording<'a> {
        let Setting {
            layout,
            constraints,
            alphabet,
        } = setting.into();
        Wording {
            step: self,
            layout,
            constraints,
            alphabet,
        }
    }
}

impl Wording<'_> {
    /// The line that people and scripts read: `X-Wing: 4 r26 c37 => r4c3<>4`. The name is in the reader's language,
    /// the rest is the same in every language.
    #[must_use]
    pub fn line(&self) -> Text {
        text!(
            "step-line",
            technique = self.name(),
            notation = self.notation()
        )
    }

    /// The name of the step: that of its technique, or of the form that it takes.
    #[must_use]
    pub fn name(&self) -> Text {
        chains::name(self)
            .or_else(|| fish::name(self))
            .unwrap_or_else(|| self.step.technique.text())
    }

    /// Other names that the step goes by.
    #[must_use]
    pub fn aliases(&self) -> Vec<&'static str> {
        chains::aliases(self)
    }

    /// The line without the name: `4 r26 c37 => r4c3<>4`.
    #[must_use]
    pub fn notation(&self) -> String {
        notation::notation(self)
    }

    /// The step in sentences, with the reason.
    #[must_use]
    pub fn explanation(&self) -> Text {
        let mut explanation = sentence::explanation(self);
        let aliases = self.aliases();
        if !aliases.is_empty() {
            let names: Value = aliases.into_iter().collect();
            explanation = text!("tell-also", explanation = explanation, names = names);
        }
        if self.step.technique.entry().assumes_unique {
            text!("tell-assumes-unique", explanation = explanation)
        } else {
            explanation
        }
    }

    /// What follows: “r1c5 loses 4 and 6; r1c7 loses 2”. Without a full stop.
    #[must_use]
    pub fn conclusion(&self) -> Text {
        values::conclusion(self)
    }

    /// A digit as the puzzle writes it.
    fn digit(&self, digit: Digit) -> String {
        self.alphabet.symbol(digit).to_string()
    }

    /// “4 and 7”.
    fn digits(&self, digits: impl IntoIterator<Item = Digit>) -> Value {
        values::digits(self.alphabet, digits)
    }

    /// A chain link by link, or what constraints say about each candidate, one sentence each; empty for a step that
    /// the explanation covers in full.
    #[must_use]
    pub fn proof(&self) -> Vec<Text> {
        if !self.step.evidence.branches.is_empty() {
            lines::branches(self)
        } else if chains::is_chain(self) {
            lines::chain(self)
        } else if !self.step.evidence.sets.is_empty() && self.step.evidence.why.is_empty() {
            sets::proof(self)
        } else if self.step.evidence.why.is_empty() {
            proof::proof(self)
        } else {
            why::proof(self)
        }
    }

    /// A constraint of the step in a few words: “the cage of 15 at r1c1”.
    #[must_use]
    pub fn constraint(&self, number: usize) -> Text {
        match self.constraints.get(number) {
            Some(constraint) => constraint.describe(self.layout),
            None => text!("constraint-number", number = number + 1),
        }
    }

    /// A JSON object with everything: technique, conclusions, evidence, and the wording in this language. Rows,
    /// columns and digits count from 1.
    #[must_use]
    pub fn json(&self, lang: Lang) -> serde_json::Value {
        json::json(self, lang)
    }

    /// The candidates of a position in a frame, those of the step marked with characters, with a key to the marks
    /// below.
    #[must_use]
    pub fn drawing(&self, position: &Position, lang: Lang) -> String {
        drawing::drawing(self.step, position, lang)
    }
}

/// The sentences with the reason.
impl Say for Wording<'_> {
    fn text(&self) -> Text {
        self.explanation()
    }
}

#[cfg(test)]
mod tests {

    use super::*;
    use crate::{Technique, next_step};

    /// Digits are written as the grid shows them, whatever the alphabet.
    #[test]
    fn a_step_writes_digits_as_its_puzzle_does() {
        for (text, line, reason) in [
            (
                "4....3.....3..41",
                "Hidden Single: r1c3=3",
                "In box 2, the 3 has",
            ),
            (
                "D....C.....C..DA",
                "Hidden Single: r1c3=C",
                "In box 2, the C has",
            ),
            (
                ".Shape~4x4~0-3.~R1C1_3~R2C2_2~R3C4_2~R4C3_3~R4C4_0",
                "Hidden Single: r1c3=2",
                "In box 2, the 2 has",
            ),
        ] {
            let puzzle = grille_notation::read_puzzle(text).unwrap();
            let position = Position::new(&puzzle);
            let step = next_step(&position, [Technique::HiddenSingle]).unwrap();
            for told in [step.describe(&puzzle), step.describe(&position)] {
                assert_eq!(Lang::English.say(&told.line()), line);
                let explanation = Lang::English.say(&told.explanation());
                assert!(explanation.starts_with(reason), "{explanation}");
            }
        }
    }
}
