//! Optional forms of steps to search for, beyond the usual ones.

/// Forms of steps that most players ignore. Each is searched for only on request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Two kites, empty rectangles or finned fish that share their core, as one step (dual or Siamese).
    pub duals: bool,
    /// Empty rectangles with only two candidates in the box; a turbot fish finds these too.
    pub small_rectangles: bool,
}

impl Options {
    /// Everything.
    pub const ALL: Options = Options {
        duals: true,
        small_rectangles: true,
    };
}
