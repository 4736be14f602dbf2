//! Nets: what follows from a premise if singles are placed a few times over. A single may follow from several
//! candidates at once, so that these are no chains but nets.

use std::ops::ControlFlow;

use grille_core::{Cell, Digit, DigitSet};

use super::bits::{insert, ones};
use super::links::{Implications, Links, Literal};
use crate::board::Board;
use crate::cells::Cells;
use crate::step::Ground;
use crate::techniques::Sink;

/// How often the singles are looked for, as in HoDoKu.
const ROUNDS: usize = 4;

/// Something that follows from a premise, and why.
#[derive(Clone, Debug)]
pub(super) struct Inference {
    pub literal: Literal,
    /// The literals that it follows from.
    pub from: Vec<Literal>,
    /// What makes it follow.
    pub ground: Ground,
}

/// For each premise, what follows from it: the direct consequences and those of a few rounds of singles; for groups,
/// the links.
#[derive(Debug)]
pub(super) struct Nets {
    nodes: usize,
    starts: Vec<u32>,
    follows: Vec<Literal>,
}

impl Implications for Nets {
    fn len(&self) -> usize {
        self.nodes
    }

    fn follows(&self, literal: Literal) -> &[Literal] {
        let at = literal.index();
        &self.follows[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

impl Nets {
    /// The nets of a board with these links.
    pub fn new<S: Cells>(
        board: &Board<S>,
        links: &Links<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<(), Nets> {
        let start = Trial::new(board);
        let mut trial = start.clone();
        let mut nets = Nets {
            nodes: links.len(),
            starts: Vec::with_capacity(2 * links.len() + 1),
            follows: Vec::new(),
        };
        for node in 0..links.len() {
            for premise in [Literal::on(node), Literal::off(node)] {
                nets.starts.push(nets.follows.len() as u32);
                let direct = links.follows(premise);
                if node >= links.candidates() {
                    nets.follows.extend(direct);
                    continue;
                }
                sink.tick()?;
                trial.copy(&start);
                let mut net = Net::new(board, links, &mut trial, premise);
                net.run();
                nets.follows.extend(&net.found[1..]);
                // What a constraint makes true at once, and the groups.
                let also = |to: &&Literal| !net.has(**to);
                nets.follows.extend(direct.iter().filter(also));
            }
        }
        nets.starts.push(nets.follows.len() as u32);
        ControlFlow::Continue(nets)
    }
}

/// What follows from a premise in a net, with the reasons, in order: the premise first, without a reason.
pub(super) fn inferences<S: Cells>(
    board: &Board<S>,
    links: &Links<S>,
    premise: Literal,
) -> Vec<Inference> {
    let mut all = vec![Inference {
        literal: premise,
        from: Vec::new(),
        ground: Ground::Layout,
    }];
    if premise.node() < links.candidates() {
        let mut trial = Trial::new(board);
        let mut net = Net::new(board, links, &mut trial, premise);
        net.reasons = Some(Vec::new());
        net.run();
        let found = net.found[1..].iter().zip(net.reasons.unwrap_or_default());
        all.extend(found.map(|(&literal, (from, ground))| Inference {
            literal,
            from,
            ground,
        }));
    }
    for &literal in links.follows(premise) {
        if !all.iter().any(|known| known.literal == literal) {
            all.push(Inference {
                literal,
                from: vec![premise],
                ground: links.ground(board, premise, literal),
            });
        }
    }
    all
}

/// A copy of a position in which digits are tried. It may become contradictory.
#[derive(Clone, Debug)]
struct Trial {
    candidates: Vec<DigitSet>,
    values: Vec<Option<Digit>>,
    /// For each house and digit, how many places are left.
    counts: Vec<u16>,
    /// The cells left with one candidate, in the order in which they came up.
    naked: Vec<(Cell, Digit)>,
    /// The places left alone in a house, in the order in which they came up.
    hidden: Vec<(Cell, Digit)>,
}

impl Trial {
    fn new<S: Cells>(board: &Board<S>) -> Trial {
        let tables = board.tables();
        let digits = tables.layout.digits();
        let mut counts = Vec::with_capacity(tables.houses.len() * digits);
        for house in &tables.houses {
            counts.extend(
                board
                    .digits()
                    .map(|digit| (board.places(digit) & house.set).len() as u16),
            );
        }
        let cells = tables.layout.cells();
        Trial {
            candidates: cells.map(|cell| board.candidates(cell)).collect(),
            values: board.values().to_vec(),
            counts,
            naked: Vec::new(),
            hidden: Vec::new(),
        }
    }

    fn copy(&mut self, other: &Trial) {
        self.candidates.copy_from_slice(&other.candidates);
        self.values.copy_from_slice(&other.values);
        self.counts.copy_from_slice(&other.counts);
        self.naked.clear();
        self.hidden.clear();
    }
}

/// The search for what follows from one premise.
struct Net<'a, S> {
    board: &'a Board<S>,
    links: &'a Links<S>,
    trial: &'a mut Trial,
    /// The premise and what follows, in order.
    found: Vec<Literal>,
    on: Vec<u64>,
    off: Vec<u64>,
    /// For each of `found` but the premise, why it follows; only if asked for.
    reasons: Option<Vec<(Vec<Literal>, Ground)>>,
}

impl<'a, S: Cells> Net<'a, S> {
    fn new(
        board: &'a Board<S>,
        links: &'a Links<S>,
        trial: &'a mut Trial,
        premise: Literal,
    ) -> Net<'a, S> {
        let mut net = Net {
            board,
            links,
            trial,
            found: Vec::with_capacity(64),
            on: vec![0; links.words()],
            off: vec![0; links.words()],
            reasons: None,
        };
        net.mark(premise);
        net.found.push(premise);
        net
    }

    fn has(&self, literal: Literal) -> bool {
        let row = if literal.is_on() { &self.on } else { &self.off };
        super::bits::contains(row, literal.node())
    }

    fn mark(&mut self, literal: Literal) -> bool {
        let row = if literal.is_on() {
            &mut self.on
        } else {
            &mut self.off
        };
        insert(row, literal.node())
    }

    fn add(&mut self, literal: Literal, why: impl FnOnce(&Self) -> (Vec<Literal>, Ground)) {
        if self.mark(literal) {
            self.found.push(literal);
            if self.reasons.is_some() {
                let why = why(self);
                if let Some(reasons) = &mut self.reasons {
                    reasons.push(why);
                }
            }
        }
    }

    /// The premise, then the singles, a few times over.
    fn run(&mut self) {
        let premise = self.found[0];
        let candidate = self.links.candidate(premise.node());
        if premise.is_on() {
            self.place(candidate.cell, candidate.digit, None);
        } else {
            self.remove(candidate.cell, candidate.digit);
            if let Some(last) = self.trial.candidates[candidate.cell.index()].single() {
                self.place(candidate.cell, last, Some(Single::Naked));
            }
        }
        let mut singles = Vec::new();
        for _ in 0..ROUNDS {
            self.singles(&mut singles);
            if singles.is_empty() {
                break;
            }
            for (cell, digit, single) in singles.drain(..) {
                self.place(cell, digit, Some(single));
            }
        }
    }

    /// The singles that came up and still are: naked ones first.
    fn singles(&self, singles: &mut Vec<(Cell, Digit, Single)>) {
        let is_left =
            |cell: Cell, digit: Digit| self.trial.candidates[cell.index()].contains(digit);
        for &(cell, digit) in &self.trial.naked {
            if is_left(cell, digit) {
                singles.push((cell, digit, Single::Naked));
            }
        }
        let mut seen = S::default();
        for &(cell, digit) in &self.trial.hidden {
            if is_left(cell, digit)
                && !seen.contains(cell)
                && let Some(house) = self.alone(cell, digit)
            {
                seen.insert(cell);
                singles.push((cell, digit, Single::Hidden(house)));
            }
        }
    }

    /// The full house around a cell in which a digit has one place left, with the fewest places before.
    fn alone(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let tables = self.board.tables();
        let houses = tables.houses_of[cell.index()].iter().copied();
        let alone = houses.filter(|&house| {
            tables.houses[house].is_full && self.trial.counts[self.count(house, digit)] == 1
        });
        alone.min_by_key(|&house| (self.board.places(digit) & tables.houses[house].set).len())
    }

    fn count(&self, house: usize, digit: Digit) -> usize {
        house * self.board.tables().layout.digits() + digit.index()
    }

    /// Places a digit in the trial and records what follows.
    fn place(&mut self, cell: Cell, digit: Digit, single: Option<Single>) {
        let node = self.links.id(self.board, cell, digit);
        let left = self.trial.candidates[cell.index()];
        self.fill(cell, digit);
        if let Some(single) = single {
            self.add(Literal::on(node), |net| net.why(cell, digit, single));
        }
        let links = self.links;
        let own = links.of_cell(cell);
        for other in ones(links.weak(node)).take_while(|&other| other < links.candidates()) {
            if !own.contains(&other) {
                self.add(Literal::off(other), |net| {
                    let ground = links.ground(net.board, Literal::on(node), Literal::off(other));
                    (vec![Literal::on(node)], ground)
                });
            }
        }
        for other in left {
            if other != digit {
                let other = links.id(self.board, cell, other);
                self.add(Literal::off(other), |_| {
                    (vec![Literal::on(node)], Ground::Layout)
                });
            }
        }
    }

    /// Why a single is one: the other candidates of its cell, or the other places in its house, are gone.
    fn why(&self, cell: Cell, digit: Digit, single: Single) -> (Vec<Literal>, Ground) {
        let (board, links) = (self.board, self.links);
        match single {
            Single::Hidden(house) => {
                let others = board.places(digit) & board.tables().houses[house].set;
                let others = others.iter().filter(|&other| other != cell);
                let from = others.map(|other| Literal::off(links.id(board, other, digit)));
                (from.collect(), Ground::House(house))
            }
            Single::Naked => {
                let others = links.of_cell(cell);
                let own = links.id(board, cell, digit);
                let from = others.filter(|&other| other != own).map(Literal::off);
                (from.collect(), Ground::Layout)
            }
        }
    }

    /// Writes a digit into its cell, removes it from what it excludes, and notes the singles that this leaves.
    fn fill(&mut self, cell: Cell, digit: Digit) {
        if self.trial.values[cell.index()] == Some(digit) {
            return;
        }
        self.trial.values[cell.index()] = Some(digit);
        let left = std::mem::take(&mut self.trial.candidates[cell.index()]);
        let links = self.links;
        let node = links.id(self.board, cell, digit);
        for other in ones(links.weak(node)).take_while(|&other| other < links.candidates()) {
            let other = links.candidate(other);
            if other.cell != cell {
                self.remove(other.cell, other.digit);
            }
        }
        for own in left {
            for &house in &self.board.tables().houses_of[cell.index()] {
                let count = self.count(house, own);
                self.trial.counts[count] = self.trial.counts[count].wrapping_sub(1);
                if self.trial.counts[count] == 1 && own != digit {
                    self.note_hidden(house, own);
                }
            }
        }
    }

    /// Removes a candidate and notes the singles that this leaves.
    fn remove(&mut self, cell: Cell, digit: Digit) {
        let left = &mut self.trial.candidates[cell.index()];
        if !left.contains(digit) {
            return;
        }
        left.remove(digit);
        if left.is_empty() {
            return;
        }
        if let Some(last) = left.single() {
            self.trial.naked.push((cell, last));
        }
        for &house in &self.board.tables().houses_of[cell.index()] {
            let count = self.count(house, digit);
            self.trial.counts[count] = self.trial.counts[count].wrapping_sub(1);
            match self.trial.counts[count] {
                1 => self.note_hidden(house, digit),
                0 => self.forget_hidden(house, digit),
                _ => {}
            }
        }
    }

    fn note_hidden(&mut self, house: usize, digit: Digit) {
        let house = &self.board.tables().houses[house];
        let has = |cell: &&Cell| self.trial.candidates[cell.index()].contains(digit);
        if let Some(&cell) = house.cells.iter().find(has).filter(|_| house.is_full) {
            self.trial.hidden.push((cell, digit));
        }
    }

    fn forget_hidden(&mut self, house: usize, digit: Digit) {
        let set = &self.board.tables().houses[house].set;
        let noted = self.trial.hidden.iter();
        let gone = |(cell, its): &(Cell, Digit)| *its == digit && set.contains(*cell);
        if let Some(at) = noted.clone().position(gone) {
            self.trial.hidden.remove(at);
        }
    }
}

/// Why a digit is placed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Single {
    /// It is the last candidate of its cell.
    Naked,
    /// It is in the last place of this house.
    Hidden(usize),
}
