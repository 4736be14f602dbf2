//! Two groups that overlap: a digit that the first, a full one, has no place for outside the overlap is not
//! outside it in the second (pointing and claiming). The learned clauses find as much by themselves, a
//! little later; with rules, where a guess costs more, looking for it pays.

use super::layout::Layout;

/// The most overlaps that are listed: many hundreds of full groups have more, and do without the rest.
const MOST_OVERLAPS: usize = 200_000;

/// How two groups overlap.
pub(super) struct Overlap {
    /// The first group: its row in the table of places, its first member, its positions in the overlap.
    pub row: u32,
    pub start: u32,
    pub inside: u32,
    /// The second one.
    pub other_row: u32,
    pub other_start: u32,
    pub other_inside: u32,
}

/// The overlaps of the groups of a layout.
#[derive(Default)]
pub(super) struct Overlaps {
    pub list: Vec<Overlap>,
    /// By a group's first member: which overlaps it is the first of.
    ranges: Vec<(u32, u32)>,
    /// The most cells of an overlap.
    most: u32,
}

impl Overlaps {
    pub fn new(layout: &Layout) -> Self {
        let mut overlaps = Self::default();
        // By the number of a group, which overlap with it is listed last.
        let mut listed = vec![0; layout.groups()];
        for first in layout.first_seats().filter(|seat| seat.full) {
            let from = overlaps.list.len();
            if from > MOST_OVERLAPS {
                break;
            }
            for (cell, position) in layout.members(first).iter().zip(0..) {
                for other in layout.seats(*cell).iter().filter(|s| s.row != first.row) {
                    let at: &mut usize = &mut listed[(other.row / layout.digits) as usize];
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
                let size = layout.size(overlap.other_row);
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

    /// Whether there are few enough places for an overlap to hold them all. Asked for every removal, and
    /// more than three seldom are.
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
