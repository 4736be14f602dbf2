//! Compiles propagators into kernels, which the vector code runs on 32 boards at once. Kernels prune a little less than
//! the propagators do, in a fraction of the time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use grille_core::{Digit, DigitSet};

use super::line::{Line, Step, few_of};
use super::tally::Tally;
use super::{Kind, Pair, Propagator, Sum, Ways};
use crate::simd::kernels::{
    Allowed, Any, At, Cage, Class, Count, Different, Frame, Image, Kernel, Line as LineKernel,
    Link, MOST, MOST_COUNTED, MOST_TOGETHER, Move, Part, ROWS, Sum as SumKernel,
    Tally as TallyKernel, Three, Trial, Turn,
};
use crate::simd::{STATES, Sets};

/// The greatest weighted sum: well within 16 bits.
const MOST_SUM: i32 = 8_000;
/// The most moves along a line, in blocks of sixteen: more would take too long.
const MOST_MOVES: usize = 2_000;
/// The most sets of a cage.
const MOST_SETS: usize = 256;

impl Propagator {
    /// Its kernels; `None` if it has no such form.
    pub(crate) fn kernels(&self, frame: Frame) -> Option<Vec<Kernel>> {
        let cells: Box<[At]> = self.cells.iter().map(|cell| cell.index() as At).collect();
        let fits = frame.digits <= MOST && frame.cells + 2 * cells.len() <= ROWS;
        if !fits {
            return None;
        }
        self.kernels_on(&cells, frame)
    }

    fn kernels_on(&self, cells: &[At], frame: Frame) -> Option<Vec<Kernel>> {
        let kernel = match &*self.kind {
            Kind::OneOf(digits) => Some(Kernel::OneOf(cells[0], digits.bits() as u16)),
            Kind::Pair(pair) => return Some(pair.kernels(cells, frame)),
            Kind::Three(three) => {
                let sum = Terms {
                    weights: [1; 3],
                    differ: [true; 3],
                    total: three.total() as i32,
                };
                Some(sum.kernel([cells[0], cells[1], cells[2]], frame))
            }
            Kind::Subsets(subsets) => {
                let allowed = subsets.whole()?;
                if cells.len() == 2 {
                    let holds = |a: usize, b: usize| a != b && allowed.contains(1 << a | 1 << b);
                    return Some(links(cells, tables(holds, frame.digits), frame));
                }
                cage(cells, sets(allowed, cells.len(), frame), frame)
            }
            Kind::Listed(listed) => match listed.sets() {
                Some(sets) => cage(cells, sets.iter().map(|set| set.bits() as u16), frame),
                None => Some(Kernel::Different(Different {
                    cells: cells.into(),
                    is_full: false,
                })),
            },
            Kind::Sum(sum) => return sum.kernels(cells, frame),
            Kind::Line(line) => line.kernel(cells),
            Kind::Count(count) => {
                let (digits, counts) = count.parts();
                (cells.len() <= MOST_COUNTED).then(|| {
                    Kernel::Count(Count {
                        cells: cells.into(),
                        digits: digits.bits() as u16,
                        allowed: Arc::new(Allowed::new(cells.len(), counts)),
                    })
                })
            }
            Kind::Ways(ways) => ways.kernel(cells, frame),
            Kind::Tally(tally) => tally.kernel(cells),
            Kind::LongLine(_) => None,
        };
        Some(vec![kernel?])
    }
}

/// The allowed sets of this many digits, within the digits of the grid.
fn sets(allowed: &Sets, count: usize, frame: Frame) -> impl Iterator<Item = u16> {
    (0..1 << frame.digits).filter(move |&set: &u16| {
        set.count_ones() as usize == count && allowed.contains(usize::from(set))
    })
}

/// Cells that differ and hold one of these sets; just cells that differ, if any set is allowed.
fn cage(cells: &[At], sets: impl Iterator<Item = u16>, frame: Frame) -> Option<Kernel> {
    let sets: BTreeSet<u16> = sets.take(MOST_SETS + 1).collect();
    if sets.len() == ways_to_choose(frame.digits, cells.len()) {
        return Some(Kernel::Different(Different {
            cells: cells.into(),
            is_full: cells.len() == frame.digits,
        }));
    }
    (cells.len() <= MOST && sets.len() <= MOST_SETS).then(|| {
        Kernel::Cage(Cage {
            cells: cells.into(),
            sets: sets.into_iter().collect(),
            seen: Box::default(),
        })
    })
}

/// The number of sets of this many digits.
fn ways_to_choose(from: usize, count: usize) -> usize {
    (0..count.min(from)).fold(1, |ways, i| ways * (from - i) / (i + 1))
}

impl Pair {
    fn kernels(&self, cells: &[At], frame: Frame) -> Vec<Kernel> {
        let table = |partners: &dyn Fn(Digit) -> DigitSet| {
            let mut table = [0; MOST];
            for digit in DigitSet::first(frame.digits) {
                table[digit.index()] = partners(digit).bits() as u16;
            }
            table
        };
        let ahead = table(&|digit| self.seconds(digit));
        let back = table(&|digit| self.firsts(digit));
        links(cells, [ahead, back], frame)
    }
}

/// Two links, given what each digit of one cell leaves to the other.
fn links(cells: &[At], tables: [[u16; MOST]; 2], frame: Frame) -> Vec<Kernel> {
    let [ahead, back] = tables.map(|table| Image::new(table, frame.digits));
    let link = |from: usize, to: usize, image| {
        Kernel::Link(Link {
            from: cells[from],
            to: [cells[to]].into(),
            image,
        })
    };
    vec![link(0, 1, ahead), link(1, 0, back)]
}

impl Sum {
    fn kernels(&self, cells: &[At], frame: Frame) -> Option<Vec<Kernel>> {
        let totals = self.totals();
        let parts = || self.parts();
        let weights: Vec<i32> = parts()
            .flat_map(|(own, weight)| own.map(move |_| weight))
            .collect();
        if let &[first, second] = &weights[..] {
            let holds = |a: usize, b: usize| {
                totals.contains(first * (a as i32 + 1) + second * (b as i32 + 1))
            };
            return Some(links(cells, tables(holds, frame.digits), frame));
        }
        let is_exact = totals.least == totals.greatest;
        if totals.step != 1 && !is_exact || weights.contains(&0) {
            return None;
        }
        let are_plain = weights.iter().all(|weight| weight.abs() == 1);
        if let (&[x, y, z], true, true) = (&weights[..], is_exact, are_plain) {
            let part_of = |cell: usize| parts().position(|(own, _)| own.contains(&cell));
            let differ = [(0, 1), (0, 2), (1, 2)].map(|(a, b)| part_of(a) == part_of(b));
            let sum = Terms {
                weights: [x, y, z],
                differ,
                total: totals.least,
            };
            return Some(vec![sum.kernel([cells[0], cells[1], cells[2]], frame)]);
        }
        // Kernels count digits from 0.
        let shift: i32 = weights.iter().sum();
        let most: i32 = weights
            .iter()
            .map(|weight| weight.abs() * MOST as i32)
            .sum();
        let (least, greatest) = (totals.least - shift, totals.greatest - shift);
        // No sum is beyond these bounds.
        let (least, greatest) = (least.max(-most - 1), greatest.min(most + 1));
        if most > MOST_SUM || least > greatest {
            return None;
        }
        let parts = parts().map(|(cells, weight)| Part {
            cells,
            weight: weight as i16,
        });
        Some(vec![Kernel::Sum(SumKernel {
            cells: cells.into(),
            parts: parts.collect(),
            least: least as i16,
            greatest: greatest as i16,
            is_exact: is_exact && are_plain && frame.digits <= MOST_TOGETHER,
        })])
    }
}

/// For each digit (from 0) of one cell, the digits that the other may hold; and the other way round.
fn tables(holds: impl Fn(usize, usize) -> bool, digits: usize) -> [[u16; MOST]; 2] {
    let mut tables = [[0; MOST]; 2];
    for a in 0..digits {
        for b in (0..digits).filter(|&b| holds(a, b)) {
            tables[0][a] |= 1 << b;
            tables[1][b] |= 1 << a;
        }
    }
    tables
}

/// Three digits with signs and a total, and which pairs of them differ: first and second, first and third, second and
/// third.
struct Terms {
    weights: [i32; 3],
    differ: [bool; 3],
    total: i32,
}

impl Terms {
    fn kernel(mut self, cells: [At; 3], frame: Frame) -> Kernel {
        // The second must have a positive sign.
        if self.weights[1] < 0 {
            self.weights = self.weights.map(|weight| -weight);
            self.total = -self.total;
        }
        let [first, _, third] = self.weights;
        let digits = frame.digits as i32;
        let is_sum = third > 0;
        let turns = (0..digits).filter_map(|a| {
            // Digits count from 0 here: the second and the third make up the rest.
            let rest = self.total - first * (a + 1) - 1 - third;
            let third_of = |b: i32| if is_sum { rest - b } else { b - rest };
            let fits = |&b: &i32| {
                let c = third_of(b);
                let [ab, ac, bc] = self.differ;
                (0..digits).contains(&c) && !(ab && a == b || ac && a == c || bc && b == c)
            };
            let seconds = (0..digits).filter(fits).fold(0, |all, b| all | 1 << b);
            // In reverse order, digit c is at bit 15 - c.
            let up = if is_sum { rest - 15 } else { rest };
            (seconds != 0).then_some(Turn {
                digit: 1 << a,
                up: up as i16,
                seconds,
            })
        });
        Kernel::Three(Three {
            cells,
            is_sum,
            turns: turns.collect(),
        })
    }
}

impl Line {
    fn kernel(&self, cells: &[At]) -> Option<Kernel> {
        let track = self.track();
        // One word of the track is two words of the kernel.
        let words = STATES / MOST;
        let end = track.end.start * words..track.end.end * words;
        let is_long = track.moves.len() > MOST_MOVES || u16::try_from(end.end).is_err();
        if end.is_empty() || is_long {
            return None;
        }
        let mut along: Vec<(At, Vec<Move>)> = Vec::new();
        for layer in &track.layers {
            let mut moves: Vec<Move> = Vec::new();
            // Keyed by the words before and after, and the shift.
            let mut steps: BTreeMap<(usize, usize, i16), Vec<Step>> = BTreeMap::new();
            for (from, to, digits) in track.steps(layer) {
                let up = (to % MOST) as i16 - (from % MOST) as i16;
                let some = steps.entry((from / MOST, to / MOST, up)).or_default();
                some.extend(DigitSet::from_bits(digits).iter().map(|digit| Step {
                    word: to / MOST,
                    turn: 0,
                    digits: DigitSet::only(digit).bits(),
                    from: 1 << (from % MOST),
                }));
            }
            for ((from, to, up), steps) in steps {
                moves.extend(few_of(&steps).into_iter().map(|step| Move {
                    from: from as u16,
                    to: to as u16,
                    up,
                    states: step.from as u16,
                    digits: step.digits as u16,
                }));
            }
            along.push((cells[layer.cell], moves));
        }
        Some(Kernel::Line(LineKernel::new(along, end)))
    }
}

impl Tally {
    fn kernel(&self, cells: &[At]) -> Option<Kernel> {
        // For classes of several digits whose allowed numbers form a range, separate counts prune almost as much in
        // less time.
        let is_single = |&(digits, _): &(DigitSet, u64)| digits.len() == 1;
        let has_single = self.classes().iter().any(is_single);
        let is_worth_it = has_single || self.classes().iter().any(|&(_, counts)| has_gaps(counts));
        if self.classes().len() > MOST || cells.len() > MOST_COUNTED || !is_worth_it {
            return None;
        }
        let classes = self.classes().iter().map(|&(digits, counts)| Class {
            digits: digits.bits() as u16,
            allowed: Arc::new(Allowed::new(cells.len(), counts)),
        });
        let line = |places: Vec<usize>| places.into_iter().map(|place| cells[place]).collect();
        // Lines restrict single digits only.
        let lines = self.lines().filter(|_| has_single);
        Some(Kernel::Tally(TallyKernel {
            cells: cells.into(),
            classes: classes.collect(),
            lines: lines
                .map(|lines| lines.into_iter().map(line).collect())
                .collect(),
        }))
    }
}

/// Whether some number between two allowed ones is not allowed.
fn has_gaps(counts: u64) -> bool {
    let counts = counts >> counts.trailing_zeros().min(63);
    counts & counts.wrapping_add(1) != 0
}

impl Ways {
    fn kernel(&self, cells: &[At], frame: Frame) -> Option<Kernel> {
        let trial = frame.cells as At;
        let mut ways = Vec::new();
        for way in self.lists() {
            let mut kernels = Vec::new();
            for (propagator, places) in way {
                let own: Vec<At> = places.iter().map(|&place| trial + place as At).collect();
                kernels.extend(propagator.kernels_on(&own, frame)?);
            }
            if kernels
                .iter()
                .any(|kernel| matches!(kernel, Kernel::Any(_)))
            {
                return None;
            }
            ways.push(kernels);
        }
        let trial = Trial {
            cells: cells.into(),
            rows: trial,
        };
        Some(Kernel::Any(Any { trial, ways }))
    }
}
