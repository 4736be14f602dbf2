//! Reasons: why a literal holds, and why a board cannot be completed. Each is a word or two, recorded with every step
//! of the search and expanded (by the CDCL search) only when conflict analysis asks for it.

use super::literal::Literal;

/// Why a literal is on the trail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// It was guessed, or holds unconditionally.
    Guess,
    /// Not this candidate: that other one in its cell or group is placed.
    Because(Literal),
    /// This candidate: the cell has no other left.
    LastCandidate,
    /// This candidate: the group of this row has no other place left.
    LastPlace { row: u32 },
    /// Not this candidate: it is outside an overlap (by its index) that another group needs the digit in.
    Overlap(u32),
    /// A learned clause (by its address).
    Clause(u32),
    /// A propagator (by its index) removed it.
    Propagate(u32),
}

/// Why the candidates cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Conflict {
    /// The two literals exclude each other.
    Both(Literal, Literal),
    /// The cell has no candidate left.
    Cell(u32),
    /// The group has no place left for the digit.
    Group { row: u32, start: u32, digit: u32 },
    /// All literals of a clause are false.
    Clause(u32),
    /// A propagator failed.
    Propagate(u32),
    /// A propagator removed a digit that is placed; the cell is numbered as in the whole grid.
    PropagatorAgainst {
        propagator: u32,
        cell: u32,
        digit: u32,
    },
}
