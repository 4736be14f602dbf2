//! A naked single as the grid shows it: where each of the other digits stands.

use std::cmp::Reverse;

use grille_core::{Cell, Digit, DigitSet, House};
use grille_say::{Text, text};

use super::Wording;
use super::values::cell;
use crate::technique::Technique;

/// Where the other digits of a naked single stand.
pub(super) struct Seen<'a> {
    /// The houses that show most of them at once, each with those that no earlier one shows.
    houses: Vec<(&'a House, DigitSet)>,
    /// Cells that must differ though they share no house.
    apart: Vec<(Cell, Digit)>,
    /// Those that stand nowhere in sight: constraints or earlier steps rule them out.
    before: DigitSet,
    /// One cell for each digit in sight.
    holders: Vec<Cell>,
}

impl Seen<'_> {
    /// One cell for each digit in sight, which shows that it is ruled out.
    pub(super) fn holders(self) -> Vec<Cell> {
        self.holders
    }
}

/// What is seen from the cell of a naked single; `None` for other steps, and where no digits are known.
pub(super) fn seen<'a>(told: &Wording<'a>) -> Option<Seen<'a>> {
    let placed = match (told.step.technique, told.step.placements.as_slice()) {
        (Technique::NakedSingle, [only]) => *only,
        _ => return None,
    };
    let mut open = told.layout.all_digits();
    open.remove(placed.digit);
    let holding = |house: &'a House, open: DigitSet| -> Vec<(Cell, Digit)> {
        let cells = house.cells().iter();
        let held = cells.filter_map(|&at| Some((at, told.values.get(at)?)));
        held.filter(|&(_, digit)| open.contains(digit)).collect()
    };
    let digits = |held: &[(Cell, Digit)]| -> DigitSet { held.iter().map(|held| held.1).collect() };
    let (mut houses, mut holders) = (Vec::new(), Vec::new());
    // Of houses that show as many, the first.
    while let Some((house, held)) = (told.layout.houses_of(placed.cell))
        .map(|house| (house, holding(house, open)))
        .min_by_key(|(_, held)| Reverse(digits(held).len()))
        .filter(|(_, held)| !held.is_empty())
    {
        let shown = digits(&held);
        let first = |digit: Digit| held.iter().find(|held| held.1 == digit);
        holders.extend(shown.iter().filter_map(first).map(|held| held.0));
        houses.push((house, shown));
        open -= shown;
    }
    let mut apart = Vec::new();
    for peer in told.layout.peers(placed.cell).iter() {
        if let Some(digit) = told.values.get(peer).filter(|&digit| open.contains(digit)) {
            open.remove(digit);
            apart.push((peer, digit));
            holders.push(peer);
        }
    }
    (!holders.is_empty()).then_some(Seen {
        houses,
        apart,
        before: open,
        holders,
    })
}

/// “1, 2 and 3 in row 1; 4 in box 2; 8 by elimination”.
pub(super) fn in_words(told: &Wording<'_>, seen: &Seen<'_>) -> Option<Text> {
    let in_house = (seen.houses.iter()).map(|(house, digits)| {
        text!(
            "tell-seen-in",
            digits = told.digits(*digits),
            house = *house
        )
    });
    let at_cell = (seen.apart.iter()).map(|&(at, digit)| {
        let at = cell(told.layout, at);
        text!("tell-seen-at", digit = told.digit(digit), cell = at)
    });
    let before = (!seen.before.is_empty())
        .then(|| text!("tell-seen-before", digits = told.digits(seen.before)));
    let parts: Vec<Text> = in_house.chain(at_cell).chain(before).collect();
    let joined = |rest: Text, part: Text| text!("tell-seen-more", part = part, rest = rest);
    parts.into_iter().rev().reduce(joined)
}
