//! The id of a puzzle: short, and enough to make it again.
//!
//! `9t-0K3V9X0Q2M4T-1A0C` consists of a layout (`9`, or the boxes as in `2x4` if they are not the usual ones), what the
//! request says about the givens (`t`, `q`, `h`, `v`, `d`, `a`, `f`: a symmetry; `c24` or `c24..26`: their number; `m`:
//! minimal; `p`: a pattern; `s`: a solution; `e`, `g`, `j` or `k`: givens removed first to make room for a technique),
//! the seed in 12 characters, and, if the puzzle was made easier, two characters for each given added at the end. With
//! `w` the givens are written out instead, five cells to a character, the first of them in the lowest bit. A pattern or
//! a solution must be supplied again. Variants come before it: `cage+x:9-0K3V9X0Q2M4T`. The characters are Crockford's
//! 32: digits and letters except I, L, O and U.
//!
//! Nothing in an id depends on techniques or ratings: the puzzle stays the same when these change.

use std::fmt;
use std::str::FromStr;

use grille_core::{BoxShape, Budget, Layout};
use grille_say::{Say, Text, text};

use super::climb::MOST_CELLS;
use super::lead::Lead;
use super::recipe::Recipe;
use super::request::{Request, RequestError};
use super::search::{Base, Made};
use super::symmetry::Symmetry;

/// The id of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleId {
    /// The boxes; `None` for a layout that must be supplied again.
    boxes: Option<BoxShape>,
    symmetry: Symmetry,
    clues: Option<(usize, usize)>,
    minimal: bool,
    pattern: bool,
    solution: bool,
    lead: Option<Lead>,
    variants: Vec<Recipe>,
    seed: u64,
    added: Vec<u16>,
    /// Which cells are given, if they are written out.
    written: Option<Vec<bool>>,
}

/// Why an id gives no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum IdError {
    /// It is not an id.
    Malformed(String),
    /// The puzzle was made with a pattern, which must be supplied again.
    NeedsPattern,
    /// The puzzle was made with a solution, which must be supplied again.
    NeedsSolution,
    /// The puzzle was made with a layout of its own, which must be supplied again.
    NeedsLayout,
    /// What was supplied does not fit.
    Request(RequestError),
    /// It gives no puzzle: one of its characters is wrong, or what was supplied is not the same as before.
    NoPuzzle,
}

impl Say for IdError {
    fn text(&self) -> Text {
        match self {
            IdError::Malformed(found) => text!("id-malformed", found = found),
            IdError::NeedsPattern => text!("id-needs-pattern"),
            IdError::NeedsSolution => text!("id-needs-solution"),
            IdError::NeedsLayout => text!("id-needs-layout"),
            IdError::Request(error) => error.text(),
            IdError::NoPuzzle => text!("id-no-puzzle"),
        }
    }
}

grille_say::display_in_english!(IdError);

const SYMBOLS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Characters of a seed, five bits each.
const SEED: usize = 12;

impl PuzzleId {
    pub(super) fn new(request: &Request, seed: u64, added: Vec<u16>) -> PuzzleId {
        PuzzleId {
            boxes: request.layout.boxes(),
            symmetry: request.symmetry,
            clues: request
                .clues
                .as_ref()
                .map(|clues| (*clues.start(), *clues.end())),
            minimal: request.minimal,
            pattern: request.pattern.is_some(),
            solution: request.solution.is_some(),
            lead: request.lead(),
            variants: request.variants.clone(),
            seed,
            added,
            written: None,
        }
    }

    /// An id with the givens written out, for puzzles whose construction would take longer to describe.
    pub(super) fn written(request: &Request, seed: u64, givens: Vec<bool>) -> PuzzleId {
        PuzzleId {
            written: Some(givens),
            lead: None,
            ..PuzzleId::new(request, seed, Vec::new())
        }
    }

    /// Reduces a seed to what fits an id.
    pub(super) fn seed_of(seed: u64) -> u64 {
        seed >> (64 - 5 * SEED)
    }

    /// The layout, if it is a square grid of boxes.
    #[must_use]
    pub fn layout(&self) -> Option<Layout> {
        self.boxes
            .map(Layout::with_boxes)
            .or_else(|| self.variant_layout())
    }

    /// The layout that a variant stands for.
    fn variant_layout(&self) -> Option<Layout> {
        self.variants.iter().find_map(|recipe| recipe.layout())
    }

    /// Makes the puzzle again. Only the pattern, the solution and a layout of its own are taken from the request.
    pub fn rebuild(&self, request: &Request) -> Result<Made, IdError> {
        let layout = match self.layout() {
            Some(layout) => layout,
            None if request.layout.boxes().is_none() => request.layout.clone(),
            None => return Err(IdError::NeedsLayout),
        };
        let mut own = Request::new(layout).symmetry(self.symmetry);
        own.variants.clone_from(&self.variants);
        own.lead = self.lead;
        if self.minimal {
            own = own.minimal();
        }
        if let Some((least, most)) = self.clues {
            own = own.clues(least..=most);
        }
        if self.pattern {
            own = own.pattern(request.pattern.ok_or(IdError::NeedsPattern)?);
        }
        if self.solution {
            own = own.solution(request.solution.clone().ok_or(IdError::NeedsSolution)?);
        }
        own.check().map_err(IdError::Request)?;
        let base = match &self.written {
            Some(givens) => Base::written(&own, self.seed, givens, Budget::default()),
            None => Base::new(&own, self.seed, Budget::default()),
        };
        let mut base = base.ok_or(IdError::NoPuzzle)?;
        base.add(&self.added).ok_or(IdError::NoPuzzle)?;
        Ok(base.made(self.clone()))
    }
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, recipe) in self.variants.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "+" })?;
            f.write_str(recipe.word())?;
        }
        if !self.variants.is_empty() {
            f.write_str(":")?;
        }
        match self.boxes {
            Some(boxes) if BoxShape::usual(boxes.size()) == Ok(boxes) => {
                write!(f, "{}", boxes.size())?;
            }
            Some(boxes) => write!(f, "{boxes}")?,
            None => f.write_str("x")?,
        }
        f.write_str(self.symmetry.letter())?;
        match self.clues {
            Some((least, most)) if least == most => write!(f, "c{least}")?,
            Some((least, most)) => write!(f, "c{least}..{most}")?,
            None => {}
        }
        for (said, letter) in [
            (self.minimal, "m"),
            (self.pattern, "p"),
            (self.solution, "s"),
        ] {
            if said {
                f.write_str(letter)?;
            }
        }
        for (lead, letter) in Lead::ALL {
            if self.lead == Some(lead) {
                write!(f, "{letter}")?;
            }
        }
        if self.written.is_some() {
            f.write_str("w")?;
        }
        f.write_str("-")?;
        write_number(self.seed, SEED, f)?;
        if let Some(givens) = &self.written {
            f.write_str("-")?;
            for five in givens.chunks(5) {
                let bits = five.iter().rev();
                let number = bits.fold(0, |bits, &given| bits << 1 | u64::from(given));
                write_number(number, 1, f)?;
            }
        }
        if !self.added.is_empty() {
            f.write_str("-")?;
        }
        self.added
            .iter()
            .try_for_each(|&cell| write_number(cell.into(), 2, f))
    }
}

fn write_number(number: u64, length: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    (0..length).rev().try_for_each(|at| {
        let symbol = SYMBOLS[(number >> (5 * at)) as usize % 32];
        write!(f, "{}", char::from(symbol))
    })
}

fn read_number(text: &str) -> Option<u64> {
    text.bytes().try_fold(0, |number, byte| {
        let byte = byte.to_ascii_uppercase();
        let value = SYMBOLS.iter().position(|&symbol| symbol == byte)?;
        Some(number << 5 | value as u64)
    })
}

impl FromStr for PuzzleId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<PuzzleId, IdError> {
        read(text.trim()).ok_or_else(|| IdError::Malformed(text.chars().take(80).collect()))
    }
}

fn read(text: &str) -> Option<PuzzleId> {
    let (variants, text) = match text.split_once(':') {
        Some((words, rest)) => {
            let named = words.split('+').map(Recipe::named);
            (named.collect::<Option<Vec<_>>>()?, rest)
        }
        None => (Vec::new(), text),
    };
    let sorted = |two: &[Recipe]| two[0].rank() < two[1].rank();
    if !variants.windows(2).all(sorted) {
        return None;
    }
    let mut parts = text.split('-');
    let (head, seed, last) = (parts.next()?, parts.next()?, parts.next().unwrap_or(""));
    if parts.next().is_some() || seed.len() != SEED || !last.is_ascii() {
        return None;
    }
    let is_layout = |c: char| c.is_ascii_digit() || c == 'x';
    let (layout, mut rest) = head.split_at(head.find(|c| !is_layout(c)).unwrap_or(head.len()));
    let boxes = match layout {
        "x" => None,
        _ if layout.contains('x') => Some(layout.parse().ok()?),
        _ => Some(BoxShape::usual(layout.parse().ok()?).ok()?),
    };
    let lettered = |symmetry: &Symmetry| {
        let letter = symmetry.letter();
        !letter.is_empty() && rest.starts_with(letter)
    };
    let symmetry = Symmetry::ALL.into_iter().find(lettered).unwrap_or_default();
    rest = &rest[symmetry.letter().len()..];
    let mut clues = None;
    if let Some(after) = rest.strip_prefix('c') {
        let end = after
            .find(|c: char| !c.is_ascii_digit() && c != '.')
            .unwrap_or(after.len());
        let (least, most) = after[..end]
            .split_once("..")
            .unwrap_or((&after[..end], &after[..end]));
        clues = Some((least.parse().ok()?, most.parse().ok()?));
        rest = &after[end..];
    }
    let mut flag = |letter: char| match rest.strip_prefix(letter) {
        Some(after) => {
            rest = after;
            true
        }
        None => false,
    };
    let (minimal, pattern, solution) = (flag('m'), flag('p'), flag('s'));
    let leads = Lead::ALL.into_iter();
    let lead = leads
        .filter(|(_, letter)| flag(*letter))
        .map(|(lead, _)| lead)
        .last();
    let (mut added, mut written) = (Vec::new(), None);
    if flag('w') {
        let boxes = boxes?;
        let fives = last
            .chars()
            .map(|five| read_number(five.encode_utf8(&mut [0; 4])));
        let fives: Vec<u64> = fives.collect::<Option<_>>()?;
        let cells = boxes.size() * boxes.size();
        if cells > MOST_CELLS || fives.len() != cells.div_ceil(5) {
            return None;
        }
        let given = |cell: usize| fives[cell / 5] >> (cell % 5) & 1 == 1;
        if (cells..5 * fives.len()).any(given) {
            return None;
        }
        written = Some((0..cells).map(given).collect());
    } else {
        for two in last.as_bytes().chunks(2) {
            let two = std::str::from_utf8(two).ok().filter(|two| two.len() == 2)?;
            added.push(read_number(two)? as u16);
        }
    }
    let id = PuzzleId {
        boxes,
        symmetry,
        clues,
        minimal,
        pattern,
        solution,
        lead,
        variants,
        seed: read_number(seed)?,
        added,
        written,
    };
    rest.is_empty().then_some(id)
}
