//! The vector code, and with it all `unsafe` of the crate. Each algorithm is written once over the private `Vector`
//! trait; this module picks the widest instruction set of the machine, once, and exposes plain safe functions. Every
//! backend gives the same answers, bit for bit.
#![allow(unsafe_code)]

mod bands;
mod branch;
pub mod kernels;
mod lanes;
mod moving;
mod one;
mod outcome;
mod portable;
mod sets;
mod split;
mod track;
mod vector;

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;

use std::sync::OnceLock;

use grille_core::DigitSet;

use kernels::{Blame, Boards, Choice, Chosen, Kernels};

pub use branch::{Branch, LanePlacements, MANY, PLACEMENTS, smallest_cell};
pub use lanes::{Block, Row};
pub use one::Grid;
pub use outcome::{ALL, LaneOutcome, Outcome};
pub use sets::{MOST_DIGITS, Sets, WORD_DIGITS, fit, widen};
pub use split::{first_child, second_child, second_child_in_lane};
pub use track::{ABREAST, Abreast, Block as MoveBlock, Layer, Moves, STATES, Track};

/// An instruction set that the solvers can use. Solutions and their order are the same with each.
///
/// The best one of the machine is taken, unless the program calls [`choose`](Self::choose) or the environment variable
/// `GRILLE_ISA` holds the [`name`](Self::name) of another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Isa {
    /// AVX-512 with BITALG: 32 puzzles per register.
    Avx512,
    /// AVX2: 16 puzzles per register.
    Avx2,
    /// No vector instructions: for every machine.
    Portable,
}

impl Isa {
    /// Its name in texts and commands.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Avx512 => "avx512",
            Self::Avx2 => "avx2",
            Self::Portable => "portable",
        }
    }

    /// The instruction set that the solvers of this process use.
    #[must_use]
    pub fn in_use() -> Self {
        Backend::best().isa
    }

    /// Makes the solvers of this process use it. Returns `false`, and changes nothing, if the machine does not have it or
    /// a solver has already started with another.
    #[must_use]
    pub fn choose(self) -> bool {
        self.available() && BEST.get_or_init(|| Backend::of(self)).isa == self
    }

    /// Whether this machine can run the backend.
    #[must_use]
    pub fn available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Self::Avx512 => {
                std::is_x86_feature_detected!("avx512f")
                    && std::is_x86_feature_detected!("avx512bw")
                    && std::is_x86_feature_detected!("avx512vl")
                    && std::is_x86_feature_detected!("avx512bitalg")
                    && std::is_x86_feature_detected!("bmi1")
                    && std::is_x86_feature_detected!("bmi2")
                    && std::is_x86_feature_detected!("lzcnt")
                    && std::is_x86_feature_detected!("popcnt")
            }
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => std::is_x86_feature_detected!("avx2"),
            #[cfg(not(target_arch = "x86_64"))]
            Self::Avx512 | Self::Avx2 => false,
            Self::Portable => true,
        }
    }

    /// Every instruction set this machine can run, fastest first.
    pub fn all_available() -> impl Iterator<Item = Self> {
        let all = [Self::Avx512, Self::Avx2, Self::Portable];
        all.into_iter().filter(|isa| isa.available())
    }
}

/// The routines in use.
static BEST: OnceLock<&Backend> = OnceLock::new();

/// The vector routines of one instruction set, behind safe functions.
#[derive(Clone, Copy, Debug)]
pub struct Backend {
    /// The instruction set they are compiled for.
    pub isa: Isa,
    /// One propagation round over 32 puzzles.
    pub round: fn(&mut Block) -> LaneOutcome,
    /// Gives every lane the puzzle of lane `from[lane]`.
    pub spread: fn(&mut [Row], &Row),
    /// The digits of a solved lane.
    pub digits: fn(&Block, usize, &mut [u8; 81]),
    /// The placement heuristic of branching for 32 puzzles.
    pub placements: fn(&Block) -> LanePlacements,
    /// Propagates one puzzle to a fixed point.
    pub settle: fn(&mut Grid) -> Outcome,
    /// One propagation round over one puzzle.
    pub step: fn(&mut Grid) -> Outcome,
    /// Branches in one stalled puzzle: leaves the first child in place and writes the second.
    pub split: fn(&mut Grid, &mut Grid),
    /// The cells in which two puzzles differ, as a bit mask.
    pub differs: fn(&Grid, &Grid) -> u128,
    /// Restricts cells that differ to digits that make an allowed set.
    pub fit: fn(&mut [DigitSet], &[Sets], &Sets) -> bool,
    /// The kinds of sets that cells that differ can hold.
    pub kinds: fn(&[DigitSet], &[Sets]) -> u64,
    /// Widens the candidates of cells that differ and cannot be filled.
    pub widen: fn(&mut [DigitSet], &[DigitSet], &[Sets], &Sets) -> bool,
    /// Runs the kernels once on 32 boards; only the active ones count.
    pub follow: fn(&Kernels, &mut Boards, u32, &mut Blame) -> LaneOutcome,
    /// Where to guess on the stalled ones of 32 boards, by the weights of cells.
    pub choose: fn(&mut Choice, &[f32], &[Row], u32) -> Chosen,
    /// Restricts the cells of a line to words that can be read.
    pub sweep: fn(&Track, Room<'_>, &mut [DigitSet]) -> bool,
    /// Widens the candidates of a line that cannot be read.
    pub loosen: fn(&Track, Room<'_>, &mut [DigitSet], &[DigitSet]) -> bool,
}

/// Scratch space for two sets of states.
pub type Room<'a> = (&'a mut [u32], &'a mut [u32]);

/// Compiles the routines for one instruction set and wraps them in safe functions. These are reachable only through
/// [`Backend::of`], which returns them only after the features were detected.
macro_rules! backend {
    ($module:ident, $lane:ty, $band:ty, $sets:ty, $moves:ty, $isa:expr $(, #[$feature:meta])?) => {
        mod $module {
            use super::{
                Blame, Block, Boards, Choice, Chosen, DigitSet, Grid, Backend, LaneOutcome,
                LanePlacements, Kernels, Outcome, Room, Row, Sets, Track, kernels,
            };
            pub(super) const BACKEND: Backend = Backend {
                isa: $isa,
                // SAFETY: `Backend::of` gives this backend out only where the
                // features its functions are compiled for were detected.
                round: |block| unsafe { round(block) },
                // SAFETY: as above.
                spread: |cells, from| unsafe { spread(cells, from) },
                // SAFETY: as above.
                digits: |block, lane, out| unsafe { digits(block, lane, out) },
                // SAFETY: as above.
                placements: |block| unsafe { placements(block) },
                // SAFETY: as above.
                settle: |grid| unsafe { settle(grid) },
                // SAFETY: as above.
                step: |grid| unsafe { step(grid) },
                // SAFETY: as above.
                split: |grid, other| unsafe { split(grid, other) },
                // SAFETY: as above.
                differs: |grid, other| unsafe { differs(grid, other) },
                // SAFETY: as above.
                fit: |cells, checks, allowed| unsafe { fit(cells, checks, allowed) },
                // SAFETY: as above.
                kinds: |cells, all| unsafe { kinds(cells, all) },
                // SAFETY: as above.
                widen: |cells, within, checks, allowed| unsafe {
                    widen(cells, within, checks, allowed)
                },
                // SAFETY: as above.
                follow: |kernels, boards, active, blame| unsafe {
                    follow(kernels, boards, active, blame)
                },
                // SAFETY: as above.
                choose: |choice, weights, cells, stalled| unsafe {
                    choose(choice, weights, cells, stalled)
                },
                // SAFETY: as above.
                sweep: |track, room, cells| unsafe { sweep(track, room, cells) },
                // SAFETY: as above.
                loosen: |track, room, cells, within| unsafe {
                    loosen(track, room, cells, within)
                },
            };
            $(#[$feature])?
            unsafe fn round(block: &mut Block) -> LaneOutcome {
                super::lanes::round::<$lane>(block)
            }
            $(#[$feature])?
            unsafe fn spread(cells: &mut [Row], from: &Row) {
                super::moving::spread::<$lane>(cells, from);
            }
            $(#[$feature])?
            unsafe fn digits(block: &Block, lane: usize, out: &mut [u8; 81]) {
                super::moving::digits(block, lane, out);
            }
            $(#[$feature])?
            unsafe fn placements(block: &Block) -> LanePlacements {
                super::branch::placements::<$lane>(block)
            }
            $(#[$feature])?
            unsafe fn settle(grid: &mut Grid) -> Outcome {
                super::one::settle::<$band>(grid)
            }
            $(#[$feature])?
            unsafe fn step(grid: &mut Grid) -> Outcome {
                super::one::step::<$band>(grid)
            }
            $(#[$feature])?
            unsafe fn split(grid: &mut Grid, other: &mut Grid) {
                super::split::split::<$band>(grid, other);
            }
            $(#[$feature])?
            unsafe fn differs(grid: &Grid, other: &Grid) -> u128 {
                super::one::differs::<$band>(grid, other)
            }
            $(#[$feature])?
            unsafe fn fit(cells: &mut [DigitSet], checks: &[Sets], allowed: &Sets) -> bool {
                super::sets::fit::<$sets>(cells, checks, allowed)
            }
            $(#[$feature])?
            unsafe fn kinds(cells: &[DigitSet], kinds: &[Sets]) -> u64 {
                super::sets::kinds::<$sets>(cells, kinds)
            }
            $(#[$feature])?
            unsafe fn widen(
                cells: &mut [DigitSet],
                within: &[DigitSet],
                checks: &[Sets],
                allowed: &Sets,
            ) -> bool {
                super::sets::widen::<$sets>(cells, within, checks, allowed)
            }
            $(#[$feature])?
            unsafe fn follow(
                kernels: &Kernels,
                boards: &mut Boards,
                active: u32,
                blame: &mut Blame,
            ) -> LaneOutcome {
                kernels::round::<$lane>(kernels, boards, active, blame)
            }
            $(#[$feature])?
            unsafe fn choose(
                choice: &mut Choice,
                weights: &[f32],
                cells: &[Row],
                stalled: u32,
            ) -> Chosen {
                kernels::choose::<$lane>(choice, weights, cells, stalled)
            }
            $(#[$feature])?
            unsafe fn sweep(track: &Track, room: Room<'_>, cells: &mut [DigitSet]) -> bool {
                super::track::sweep::<$moves>(track, room, cells)
            }
            $(#[$feature])?
            unsafe fn loosen(
                track: &Track,
                room: Room<'_>,
                cells: &mut [DigitSet],
                within: &[DigitSet],
            ) -> bool {
                super::track::loosen::<$moves>(track, room, cells, within)
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
backend!(
    on_avx512,
    crate::simd::avx512::Avx512,
    crate::simd::avx512::Avx512,
    crate::simd::avx512::Avx512Sets,
    crate::simd::avx512::Avx512Moves,
    crate::simd::Isa::Avx512,
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,bmi1,bmi2,lzcnt,popcnt")]
);
#[cfg(target_arch = "x86_64")]
backend!(
    on_avx2,
    crate::simd::avx2::Avx2,
    crate::simd::avx2::Avx2Band,
    crate::simd::Sets,
    crate::simd::Abreast,
    crate::simd::Isa::Avx2,
    #[target_feature(enable = "avx2")]
);
backend!(
    on_any,
    crate::simd::portable::Portable,
    crate::simd::portable::Portable,
    crate::simd::Sets,
    crate::simd::Abreast,
    crate::simd::Isa::Portable
);

impl Backend {
    /// The routines for `isa`, or the portable ones if the machine lacks it.
    #[must_use]
    pub fn of(isa: Isa) -> &'static Self {
        match isa {
            #[cfg(target_arch = "x86_64")]
            Isa::Avx512 if isa.available() => &on_avx512::BACKEND,
            #[cfg(target_arch = "x86_64")]
            Isa::Avx2 if isa.available() => &on_avx2::BACKEND,
            _ => &on_any::BACKEND,
        }
    }

    /// The routines that run on every machine.
    #[must_use]
    pub fn portable() -> &'static Self {
        &on_any::BACKEND
    }

    /// The routines for the instruction set in use, usually the best one of this machine.
    #[must_use]
    pub fn best() -> &'static Self {
        BEST.get_or_init(|| {
            let named = std::env::var("GRILLE_ISA").ok();
            let named = Isa::all_available().find(|isa| Some(isa.name()) == named.as_deref());
            let isa = named.or_else(|| Isa::all_available().next());
            isa.map_or(&on_any::BACKEND, Self::of)
        })
    }
}
