//! Optional forms of steps to search for, beyond the usual ones.

/// Forms of steps that most players ignore. Each is searched for only on request.
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Two kites, empty rectangles or finned fish that share their core, as one step (dual or Siamese).
    pub duals: bool,
    /// Empty rectangles with only two candidates in the box; a turbot fish finds these too.
    pub small_rectangles: bool,
    /// How far fish may go.
    pub fish: FishOptions,
    /// Only the rectangles and graves that HoDoKu finds, for its scale: it leaves some out.
    pub as_hodoku: bool,
    /// Of several chains that remove the same, not only the shortest.
    pub every_chain: bool,
    /// Almost locked sets as nodes of chains.
    pub sets_in_chains: bool,
    /// Which steps of almost locked sets.
    pub sets: SetOptions,
}

impl Options {
    /// Everything.
    pub const ALL: Options = Options {
        duals: true,
        small_rectangles: true,
        fish: FishOptions::DEFAULT,
        as_hodoku: false,
        every_chain: true,
        sets_in_chains: true,
        sets: SetOptions {
            may_overlap: true,
            any_order: true,
        },
    };
}

/// Which steps of almost locked sets to search for. The default is HoDoKu's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetOptions {
    /// Those whose sets share cells, too.
    pub may_overlap: bool,
    /// Chains of sets in any order. Without it, each set comes later in the order of houses and cells than the one
    /// before.
    pub any_order: bool,
}

/// How far fish may go. The size is that of the technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FishOptions {
    /// The most fins, endo-fins included.
    pub max_fins: usize,
    /// The most endo-fins.
    pub max_endo_fins: usize,
    /// The most houses in the base of a Kraken fish.
    pub kraken_size: usize,
    /// The most fins of a Kraken fish, endo-fins included.
    pub kraken_fins: usize,
    /// The most endo-fins of a Kraken fish.
    pub kraken_endo_fins: usize,
}

impl FishOptions {
    /// HoDoKu's.
    pub const DEFAULT: FishOptions = FishOptions {
        max_fins: 5,
        max_endo_fins: 2,
        kraken_size: 4,
        kraken_fins: 2,
        kraken_endo_fins: 0,
    };
}

impl Default for FishOptions {
    fn default() -> FishOptions {
        FishOptions::DEFAULT
    }
}
