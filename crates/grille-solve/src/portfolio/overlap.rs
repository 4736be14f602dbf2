//! Locked candidates (pointing and claiming): where two groups overlap, and a digit has no place outside the overlap in
//! the first, full group, it is removed outside the overlap in the second. Clause learning finds the same by itself, a
//! little later; with propagators, where a guess costs more, checking for it pays off.

use super::tables::Tables;

/// The most overlaps that are listed: with many hundreds of full groups there are more, and the rest are ignored.
const MOST_OVERLAPS: usize = 200_000;

/// How two groups overlap.
pub(super) struct Overlap {
    /// The first group: its row in the table of places, its first member, its positions in the overlap.
    pub row: u32,
    pub start: u32,
    pub inside: u32,
    /// The second group, likewise.
    pub other_row: u32,
    pub other_start: u32,
    pub other_inside: u32,
}

/// The overlaps of the groups in some tables.
#[derive(Default)]
pub(super) struct Overlaps {
    pub list: Vec<Overlap>,
    /// By a group's first member: the overlaps in which it is the first group.
    ranges: Vec<(u32, u32)>,
    /// The size of the largest overlap.
    most: u32,
}

impl Overlaps {
    pub fn new(tables: &Tables) -> Self {
        let mut overlaps = Self::default();
        // By group index: the overlap with it that was listed last.
        let mut listed = vec![0; tables.groups()];
        for first in tables.first_seats().filter(|seat| seat.full) {
            let from = overlaps.list.len();
            if from > MOST_OVERLAPS {
                break;
            }
            for (cell, position) in tables.members(first).iter().zip(0..) {
                for other in tables.seats(*cell).iter().filter(|s| s.row != first.row) {
                    let at: &mut usize = &mut listed[(other.row / tables.digits) as usize];
                    let known = overlaps
                        .list
                        .get_mut(*at)
                        .filter(|known| *at >= from && known.other_row == other.row);
                    if let Some(known) = known {
                        known.inside |= 1 << position;
                        known.other_inside |= other.bit;
                    } else {
                        *at = overlaps.list.len();
                        overlaps.list.push(Overlap {
                            row: first.row,
                            start: first.start,
                            inside: 1 << position,
                            other_row: other.row,
                            other_start: other.start,
                            other_inside: other.bit,
                        });
                    }
                }
            }
            // One cell is a single, and without cells outside there is nothing to remove.
            let mut index = 0;
            overlaps.list.retain(|overlap| {
                index += 1;
                let size = tables.size(overlap.other_row);
                let count = overlap.inside.count_ones();
                index <= from || (count > 1 && count < size)
            });
            let own = &overlaps.list[from..];
            let most = own.iter().map(|overlap| overlap.inside.count_ones());
            overlaps.most = overlaps.most.max(most.max().unwrap_or(0));
            let place = first.start as usize;
            overlaps.ranges.resize(place + 1, (0, 0));
            overlaps.ranges[place] = (from as u32, overlaps.list.len() as u32);
        }
        overlaps
    }

    /// Whether there are few enough places to fit an overlap. Checked at every removal, and overlaps of more than three
    /// cells are rare.
    #[inline]
    pub fn may_hold(&self, places: u32) -> bool {
        let more = |left: u32| left & left.wrapping_sub(1);
        let rest = more(more(more(places)));
        places != 0 && (rest == 0 || (self.most > 3 && rest.count_ones() <= self.most - 3))
    }

    /// The overlaps that hold all of these places of a group.
    #[inline]
    pub fn around(&self, start: u32, places: u32) -> impl Iterator<Item = u32> {
        let (from, to) = self.ranges.get(start as usize).copied().unwrap_or_default();
        (from..to).filter(move |&index| places & !self.list[index as usize].inside == 0)
    }
}
