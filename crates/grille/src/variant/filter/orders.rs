//! Conditions as orders to 32 boards at once, which the vector code follows. They find a little less than the filters
//! do, in a fraction of the time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::line::{Line, Step, few_of};
use super::tally::Tally;
use super::{Filter, Kind, Pair, Sum, Ways};
use crate::simd::orders::{
    Allowed, Any, At, Cage, Class, Count, Different, Frame, Image, Line as LineOrder, Link, MOST,
    MOST_COUNTED, MOST_TOGETHER, Move, Order, Part, ROWS, Sum as SumOrder, Tally as TallyOrder,
    Three, Trial, Turn,
};
use crate::simd::{STATES, Sets};
use crate::{Digit, DigitSet};

/// The most that weighted digits add up to: far from where 16 bits end.
const MOST_SUM: i32 = 8_000;
/// The most moves along a line, sixteen at a time: more take too long.
const MOST_MOVES: usize = 2_000;
/// The most sets of a cage.
const MOST_SETS: usize = 256;

impl Filter {
    /// The same as orders; `None` if it has no such form.
    pub(crate) fn orders(&self, frame: Frame) -> Option<Vec<Order>> {
        let cells: Box<[At]> = self.cells.iter().map(|cell| cell.index() as At).collect();
        let fits = frame.digits <= MOST && frame.cells + 2 * cells.len() <= ROWS;
        if !fits {
            return None;
        }
        self.orders_for(&cells, frame)
    }

    fn orders_for(&self, cells: &[At], frame: Frame) -> Option<Vec<Order>> {
        let order = match &*self.kind {
            Kind::OneOf(digits) => Some(Order::OneOf(cells[0], digits.bits() as u16)),
            Kind::Pair(pair) => return Some(pair.orders(cells, frame)),
            Kind::Three(three) => {
                let sum = Terms {
                    weights: [1; 3],
                    differ: [true; 3],
                    total: three.total() as i32,
                };
                Some(sum.order([cells[0], cells[1], cells[2]], frame))
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
                None => Some(Order::Different(Different {
                    cells: cells.into(),
                    is_full: false,
                })),
            },
            Kind::Sum(sum) => return sum.orders(cells, frame),
            Kind::Line(line) => line.order(cells),
            Kind::Count(count) => {
                let (digits, counts) = count.parts();
                (cells.len() <= MOST_COUNTED).then(|| {
                    Order::Count(Count {
                        cells: cells.into(),
                        digits: digits.bits() as u16,
                        allowed: Arc::new(Allowed::new(cells.len(), counts)),
                    })
                })
            }
            Kind::Ways(ways) => ways.order(cells, frame),
            Kind::Tally(tally) => tally.order(cells),
            Kind::LongLine(_) => None,
        };
        Some(vec![order?])
    }
}

/// The sets of so many digits out of some, of the digits that there are.
fn sets(allowed: &Sets, count: usize, frame: Frame) -> impl Iterator<Item = u16> {
    (0..1 << frame.digits).filter(move |&set: &u16| {
        set.count_ones() as usize == count && allowed.contains(usize::from(set))
    })
}

/// Cells that differ and hold one of these sets; just cells that differ, if it is any set.
fn cage(cells: &[At], sets: impl Iterator<Item = u16>, frame: Frame) -> Option<Order> {
    let sets: BTreeSet<u16> = sets.take(MOST_SETS + 1).collect();
    if sets.len() == ways_to_choose(frame.digits, cells.len()) {
        return Some(Order::Different(Different {
            cells: cells.into(),
            is_full: cells.len() == frame.digits,
        }));
    }
    (cells.len() <= MOST && sets.len() <= MOST_SETS).then(|| {
        Order::Cage(Cage {
            cells: cells.into(),
            sets: sets.into_iter().collect(),
            seen: Box::default(),
        })
    })
}

/// How many sets of so many digits there are.
fn ways_to_choose(from: usize, count: usize) -> usize {
    (0..count.min(from)).fold(1, |ways, i| ways * (from - i) / (i + 1))
}

impl Pair {
    fn orders(&self, cells: &[At], frame: Frame) -> Vec<Order> {
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

/// Two links, by what each digit of the one cell leaves to the other.
fn links(cells: &[At], tables: [[u16; MOST]; 2], frame: Frame) -> Vec<Order> {
    let [ahead, back] = tables.map(|table| Image::new(table, frame.digits));
    let link = |from: usize, to: usize, image| {
        Order::Link(Link {
            from: cells[from],
            to: [cells[to]].into(),
            image,
        })
    };
    vec![link(0, 1, ahead), link(1, 0, back)]
}

impl Sum {
    fn orders(&self, cells: &[At], frame: Frame) -> Option<Vec<Order>> {
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
            return Some(vec![sum.order([cells[0], cells[1], cells[2]], frame)]);
        }
        // Digits are counted from 0 there.
        let shift: i32 = weights.iter().sum();
        let most: i32 = weights
            .iter()
            .map(|weight| weight.abs() * MOST as i32)
            .sum();
        let (least, greatest) = (totals.least - shift, totals.greatest - shift);
        // No sum is beyond these.
        let (least, greatest) = (least.max(-most - 1), greatest.min(most + 1));
        if most > MOST_SUM || least > greatest {
            return None;
        }
        let parts = parts().map(|(cells, weight)| Part {
            cells,
            weight: weight as i16,
        });
        Some(vec![Order::Sum(SumOrder {
            cells: cells.into(),
            parts: parts.collect(),
            least: least as i16,
            greatest: greatest as i16,
            is_exact: is_exact && are_plain && frame.digits <= MOST_TOGETHER,
        })])
    }
}

/// For each digit (from 0) of the one cell the digits that the other may hold, and the other way round.
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

/// Three digits, each added or taken away, with a total; and which two of them differ: the first and the second, the
/// first and the third, the second and the third.
struct Terms {
    weights: [i32; 3],
    differ: [bool; 3],
    total: i32,
}

impl Terms {
    fn order(mut self, cells: [At; 3], frame: Frame) -> Order {
        // The second is to be added.
        if self.weights[1] < 0 {
            self.weights = self.weights.map(|weight| -weight);
            self.total = -self.total;
        }
        let [first, _, third] = self.weights;
        let digits = frame.digits as i32;
        let is_sum = third > 0;
        let turns = (0..digits).filter_map(|a| {
            // Digits from 0 here: the second and the third make up the rest.
            let rest = self.total - first * (a + 1) - 1 - third;
            let third_of = |b: i32| if is_sum { rest - b } else { b - rest };
            let fits = |&b: &i32| {
                let c = third_of(b);
                let [ab, ac, bc] = self.differ;
                (0..digits).contains(&c) && !(ab && a == b || ac && a == c || bc && b == c)
            };
            let seconds = (0..digits).filter(fits).fold(0, |all, b| all | 1 << b);
            // In reverse order c is at 15 - c.
            let up = if is_sum { rest - 15 } else { rest };
            (seconds != 0).then_some(Turn {
                digit: 1 << a,
                up: up as i16,
                seconds,
            })
        });
        Order::Three(Three {
            cells,
            is_sum,
            turns: turns.collect(),
        })
    }
}

impl Line {
    fn order(&self, cells: &[At]) -> Option<Order> {
        let track = self.track();
        // A word there is two here.
        let words = STATES / MOST;
        let end = track.end.start * words..track.end.end * words;
        let is_long = track.moves.len() > MOST_MOVES || u16::try_from(end.end).is_err();
        if end.is_empty() || is_long {
            return None;
        }
        let mut along: Vec<(At, Vec<Move>)> = Vec::new();
        for layer in &track.layers {
            let mut moves: Vec<Move> = Vec::new();
            // By the words before and after, and how far up.
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
        Some(Order::Line(LineOrder::new(along, end)))
    }
}

impl Tally {
    fn order(&self, cells: &[At]) -> Option<Order> {
        // Of many digits, with every number in a range allowed, counts one by one say almost as much in less time.
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
        // Lines say something about single digits only.
        let lines = self.lines().filter(|_| has_single);
        Some(Order::Tally(TallyOrder {
            cells: cells.into(),
            classes: classes.collect(),
            lines: lines
                .map(|lines| lines.into_iter().map(line).collect())
                .collect(),
        }))
    }
}

/// Whether a number between two that are allowed is not.
fn has_gaps(counts: u64) -> bool {
    let counts = counts >> counts.trailing_zeros().min(63);
    counts & counts.wrapping_add(1) != 0
}

impl Ways {
    fn order(&self, cells: &[At], frame: Frame) -> Option<Order> {
        let trial = frame.cells as At;
        let mut ways = Vec::new();
        for way in self.lists() {
            let mut orders = Vec::new();
            for (filter, places) in way {
                let own: Vec<At> = places.iter().map(|&place| trial + place as At).collect();
                orders.extend(filter.orders_for(&own, frame)?);
            }
            if orders.iter().any(|order| matches!(order, Order::Any(_))) {
                return None;
            }
            ways.push(orders);
        }
        let trial = Trial {
            cells: cells.into(),
            rows: trial,
        };
        Some(Order::Any(Any { trial, ways }))
    }
}
