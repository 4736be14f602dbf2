//! The board of the CDCL search and of the walk: the candidates during a search, with everything the groups imply.
//! Placing a digit removes it from the peers; a cell's last candidate and a full group's last place for a digit are
//! placed in turn. Every step goes on a trail, so that a level of guesses can be undone exactly, and is reported with
//! its reason to a [`Record`], which the CDCL search keeps and the walk ignores.

use grille_core::internal::Meter;

use super::literal::Literal;
use super::overlap::Overlaps;
use super::propagate::{Candidates, Deductions, View};
use super::queue::Wakes;
use super::reduced::Reduced;
use super::tables::{Seat, Tables, Variable, bits};
use super::why::{Conflict, Why};

/// Is notified of every literal put on the trail and taken off it.
pub(super) trait Record {
    fn set(&mut self, literal: Literal, why: Why, level: u32, moment: u32);
    fn unset(&mut self, literal: Literal);
}

/// A search that learns nothing needs no reasons.
impl Record for () {
    #[inline]
    fn set(&mut self, _: Literal, _: Why, _: u32, _: u32) {}
    #[inline]
    fn unset(&mut self, _: Literal) {}
}

pub(super) struct Board<'a, R> {
    pub tables: &'a Tables,
    pub record: R,
    /// Candidates not removed, per cell.
    pub domains: Vec<u32>,
    /// Positions not removed, per group and digit (`row + digit`).
    pub places: Vec<u32>,
    /// Per literal: whether it is true, false, or still open.
    values: Vec<Value>,
    pub trail: Vec<Literal>,
    /// Trail length at the start of each level.
    marks: Vec<u32>,
    /// The trail up to here has been propagated through the groups.
    head: usize,
    placed: u32,
    /// The first conflict met while a removal was being processed.
    conflict: Option<Conflict>,
    wakes: Wakes<'a>,
    overlaps: Option<&'a Overlaps>,
    /// Overlaps (by index) that a digit is confined to, not yet processed.
    confined: Vec<(u32, u32)>,
    /// What the last propagator found; kept here to reuse its memory.
    deductions: Deductions,
}

/// The outcome of running a propagator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ran {
    /// One propagator ran.
    One,
    /// No propagator has anything new to look at.
    Nothing,
    /// The budget is over; some propagators may still be waiting.
    Stopped,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Open,
    True,
    False,
}

impl<'a, R: Record> Board<'a, R> {
    /// The board as the problem gives it, not yet propagated. The caller has made sure that no group has more cells
    /// than digits.
    pub fn new(tables: &'a Tables, wakes: Wakes<'a>, record: R) -> Self {
        let mut places = vec![0; tables.groups() * tables.digits as usize];
        for (cell, &domain) in (0..).zip(&tables.domains) {
            for seat in tables.seats(cell) {
                for digit in bits(domain) {
                    places[(seat.row + digit) as usize] |= seat.bit;
                }
            }
        }
        Self {
            tables,
            record,
            domains: tables.domains.clone(),
            places,
            values: vec![Value::Open; 2 * tables.variables()],
            trail: Vec::with_capacity(tables.variables()),
            marks: Vec::new(),
            head: 0,
            placed: 0,
            conflict: None,
            overlaps: wakes.overlaps(tables),
            confined: Vec::new(),
            wakes,
            deductions: Deductions::default(),
        }
    }

    /// Processes what holds from the start: cells with one candidate, groups with one place for a digit.
    pub fn start(&mut self) -> Result<(), Conflict> {
        let tables = self.tables;
        for cell in 0..tables.cells {
            self.check_cell(cell);
        }
        for seat in tables.first_seats() {
            for digit in 0..tables.digits {
                // A digit without places is one that the group already has outside these tables.
                let places = self.places[(seat.row + digit) as usize];
                if places != 0 {
                    self.check_places(&seat, digit, places);
                }
            }
        }
        self.verdict()
    }

    #[inline]
    pub fn value(&self, literal: Literal) -> Value {
        self.values[literal.index()]
    }

    pub fn level(&self) -> u32 {
        self.marks.len() as u32
    }

    /// Whether every cell holds a digit.
    pub fn is_complete(&self) -> bool {
        self.placed == self.tables.cells
    }

    /// Opens a level and makes the guess its first literal.
    pub fn guess(&mut self, literal: Literal) {
        self.marks.push(self.trail.len() as u32);
        // A guess cannot fail at once: the board is at its fixed point, so an open candidate is never the last one in
        // its cell or in its full groups.
        let outcome = self.assign(literal, Why::Guess);
        debug_assert!(outcome.is_ok(), "a guess is open");
    }

    /// The guesses that led here, first to last.
    pub fn guesses(&self) -> impl DoubleEndedIterator<Item = Literal> {
        self.marks.iter().map(|&mark| self.trail[mark as usize])
    }

    /// Undoes every level above `level`.
    pub fn undo_to(&mut self, level: u32) {
        let Some(&mark) = self.marks.get(level as usize) else {
            return;
        };
        for index in (mark as usize..self.trail.len()).rev() {
            let literal = self.trail[index];
            self.values[literal.index()] = Value::Open;
            self.values[literal.negated().index()] = Value::Open;
            if literal.is_positive() {
                self.placed -= 1;
            } else {
                let (cell, digit) = self.tables.cell_digit(literal.variable());
                self.domains[cell as usize] |= 1 << digit;
                for seat in self.tables.seats(cell) {
                    self.places[(seat.row + digit) as usize] |= seat.bit;
                }
            }
            self.record.unset(literal);
        }
        self.trail.truncate(mark as usize);
        self.marks.truncate(level as usize);
        self.head = mark as usize;
        // The lower level was at its fixed point, overlaps and propagators included.
        self.confined.clear();
        self.wakes.clear();
    }

    /// Makes an open literal true.
    #[inline]
    pub fn assign(&mut self, literal: Literal, why: Why) -> Result<(), Conflict> {
        if literal.is_positive() {
            self.place(literal.variable(), why);
            Ok(())
        } else {
            let (cell, digit) = self.tables.cell_digit(literal.variable());
            self.remove(cell, digit, why)
        }
    }

    #[inline]
    fn push(&mut self, literal: Literal, why: Why) {
        debug_assert!(self.value(literal) == Value::Open);
        self.values[literal.index()] = Value::True;
        self.values[literal.negated().index()] = Value::False;
        let (level, moment) = (self.marks.len() as u32, self.trail.len() as u32);
        self.record.set(literal, why, level, moment);
        self.trail.push(literal);
    }

    #[inline]
    fn place(&mut self, candidate: Variable, why: Why) {
        self.push(Literal::is(candidate), why);
        self.placed += 1;
    }

    /// Removes an open candidate. The masks are always brought up to date in
    /// full, even on a conflict, so that undoing stays exact.
    #[inline]
    fn remove(&mut self, cell: u32, digit: u32, why: Why) -> Result<(), Conflict> {
        let tables = self.tables;
        self.push(Literal::not(tables.candidate(cell, digit)), why);
        let before = self.domains[cell as usize];
        let after = before & !(1 << digit);
        self.domains[cell as usize] = after;
        self.wakes.cell_changed(cell, before, after);
        if after & after.wrapping_sub(1) == 0 {
            self.check_cell(cell);
        }
        for seat in tables.seats(cell) {
            let places = &mut self.places[(seat.row + digit) as usize];
            *places &= !seat.bit;
            let places = *places;
            self.check_places(seat, digit, places);
        }
        self.verdict()
    }

    #[cold]
    fn fail(&mut self, conflict: Conflict) {
        self.conflict = self.conflict.or(Some(conflict));
    }

    #[inline]
    fn verdict(&mut self) -> Result<(), Conflict> {
        match self.conflict {
            None => Ok(()),
            Some(conflict) => {
                self.conflict = None;
                Err(conflict)
            }
        }
    }

    fn check_cell(&mut self, cell: u32) {
        let domain = self.domains[cell as usize];
        if domain == 0 {
            self.fail(Conflict::Cell(cell));
        } else if domain.is_power_of_two() {
            let candidate = self.tables.candidate(cell, domain.trailing_zeros());
            if self.value(Literal::is(candidate)) == Value::Open {
                self.place(candidate, Why::LastCandidate);
            }
        }
    }

    /// Places a digit that has one place left in a full group, and records the overlaps that contain all of its places.
    #[inline]
    fn check_places(&mut self, seat: &Seat, digit: u32, places: u32) {
        if seat.full && places & places.wrapping_sub(1) == 0 {
            self.check_last_place(seat, digit, places);
        } else if seat.full
            && let Some(overlaps) = self.overlaps
            && overlaps.may_hold(places)
        {
            self.check_overlaps(overlaps, seat, digit, places);
        }
    }

    /// Records the overlaps that a full group needs the digit in. A separate function, so that layouts without
    /// propagators do not pay for it.
    #[inline(never)]
    fn check_overlaps(&mut self, overlaps: &Overlaps, seat: &Seat, digit: u32, places: u32) {
        let around = overlaps.around(seat.start, places);
        self.confined.extend(around.map(|overlap| (overlap, digit)));
    }

    fn check_last_place(&mut self, seat: &Seat, digit: u32, places: u32) {
        let Seat { row, start, .. } = *seat;
        if places == 0 {
            self.fail(Conflict::Group { row, start, digit });
            return;
        }
        let cell = self.tables.member(start, places.trailing_zeros());
        let candidate = self.tables.candidate(cell, digit);
        if self.value(Literal::is(candidate)) == Value::Open {
            self.place(candidate, Why::LastPlace { row });
        }
    }

    /// Draws every conclusion the groups allow.
    pub fn propagate_groups(&mut self) -> Result<(), Conflict> {
        loop {
            while let Some(&literal) = self.trail.get(self.head) {
                self.head += 1;
                if literal.is_positive() {
                    self.clear_peers(literal.variable())?;
                }
            }
            let Some((overlap, digit)) = self.confined.pop() else {
                return Ok(());
            };
            self.clear_outside(overlap, digit)?;
        }
    }

    /// Removes a digit outside an overlap that one of the two groups needs it in.
    fn clear_outside(&mut self, index: u32, digit: u32) -> Result<(), Conflict> {
        let tables = self.tables;
        let Some(overlap) = self.overlaps.map(|all| &all.list[index as usize]) else {
            return Ok(());
        };
        // None is placed outside: that would have left no place inside.
        let outside = self.places[(overlap.other_row + digit) as usize] & !overlap.other_inside;
        for position in bits(outside) {
            let cell = tables.member(overlap.other_start, position);
            let candidate = tables.candidate(cell, digit);
            if self.value(Literal::is(candidate)) == Value::Open {
                self.remove(cell, digit, Why::Overlap(index))?;
            }
        }
        Ok(())
    }

    fn clear_peers(&mut self, placed: Variable) -> Result<(), Conflict> {
        let tables = self.tables;
        let (cell, digit) = tables.cell_digit(placed);
        for other in bits(self.domains[cell as usize] & !(1 << digit)) {
            self.exclude(placed, cell, other)?;
        }
        for seat in tables.seats(cell) {
            for position in bits(self.places[(seat.row + digit) as usize] & !seat.bit) {
                self.exclude(placed, tables.member(seat.start, position), digit)?;
            }
        }
        Ok(())
    }

    #[inline]
    fn exclude(&mut self, placed: Variable, cell: u32, digit: u32) -> Result<(), Conflict> {
        let candidate = self.tables.candidate(cell, digit);
        if self.value(Literal::is(candidate)) == Value::True {
            return Err(Conflict::Both(Literal::is(placed), Literal::is(candidate)));
        }
        self.remove(cell, digit, Why::Because(Literal::is(placed)))
    }

    /// Runs one propagator that has something new to look at, if any.
    pub fn run_a_rule(
        &mut self,
        reduced: &Reduced,
        meter: &mut Meter<'_>,
    ) -> Result<Ran, Conflict> {
        if meter.is_spent() {
            return Ok(Ran::Stopped);
        }
        let Some((index, propagator, work)) = self.wakes.next() else {
            return Ok(Ran::Nothing);
        };
        meter.work(work);
        let mut deductions = std::mem::take(&mut self.deductions);
        deductions.clear();
        let now = Candidates {
            reduced,
            view: View::Open {
                domains: &self.domains,
                root: &self.tables.domains,
                past: None,
            },
        };
        propagator.propagate(&now, &mut deductions);
        let removals = deductions.removals.iter();
        let mut removed = Ok(());
        for &(cell, digits) in removals {
            removed = self.apply(index, cell, digits, reduced);
            if removed.is_err() {
                break;
            }
        }
        let failed = deductions.failed;
        self.deductions = deductions;
        removed?;
        if failed {
            return Err(Conflict::Propagate(index));
        }
        Ok(Ran::One)
    }

    /// Removes what a propagator found; the cell is numbered as in the whole grid.
    fn apply(
        &mut self,
        propagator: u32,
        cell: u32,
        digits: u32,
        reduced: &Reduced,
    ) -> Result<(), Conflict> {
        let open = reduced.open_cell(cell);
        let domain = open.map_or(reduced.domains[cell as usize], |c| self.domains[c as usize]);
        for digit in bits(digits & domain) {
            let candidate = open.map(|open| self.tables.candidate(open, digit));
            match (open, candidate.map(|c| self.value(Literal::is(c)))) {
                (Some(open), Some(Value::Open)) => {
                    self.remove(open, digit, Why::Propagate(propagator))?;
                }
                _ => {
                    return Err(Conflict::PropagatorAgainst {
                        propagator,
                        cell,
                        digit,
                    });
                }
            }
        }
        Ok(())
    }
}
