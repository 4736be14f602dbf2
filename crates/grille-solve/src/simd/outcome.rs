//! The result of a propagation round, for 32 puzzles and for one.

/// All nine digits.
pub const ALL: u16 = 0x1FF;

/// The outcome of a round over 32 puzzles, one bit per lane. Dead lanes are
/// neither solved nor changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LaneOutcome {
    /// The puzzle has no solution.
    pub dead: u32,
    /// Every cell is single and every house holds all nine digits.
    pub solved: u32,
    /// The round changed something: another may find more.
    pub changed: u32,
}

/// The outcome of a round over one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No solution.
    Dead,
    /// Every cell is single and every house holds all nine digits.
    Solved,
    /// Something changed: another round may do more.
    Changed,
    /// Nothing more to find this way: time to branch.
    Stalled,
}
