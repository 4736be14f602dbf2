//! The search for the templates of a digit: places that do not see each other, one in each full house that still lacks
//! the digit. Single templates are searched for, never all of them.

use grille_core::Cell;

use super::cells::Cells;
use super::tables::Tables;

/// The most places tried for one digit before the search gives up. The classic grid needs a few hundred.
const MOST_TRIED: u32 = 20_000;

/// The templates of a digit within some of its places.
pub(crate) struct Patterns<'a, S> {
    peers: &'a [S],
    /// The full houses that lack the digit, those with few places first.
    houses: Vec<S>,
    places: S,
    tried: u32,
}

/// The search took too long.
struct GaveUp;

impl<'a, S: Cells> Patterns<'a, S> {
    /// The templates of a digit that some cells hold already and that has these places.
    pub fn new(tables: &'a Tables<S>, placed: S, places: S) -> Patterns<'a, S> {
        let houses = tables.houses.iter();
        let mut houses: Vec<S> = houses
            .filter(|house| house.is_full && !placed.meets(&house.set))
            .map(|house| house.set & places)
            .collect();
        houses.sort_by_key(Cells::len);
        Patterns {
            peers: &tables.peers,
            houses,
            places,
            tried: 0,
        }
    }

    /// The places that are in no template; where the search gives up, also those that are in none found before.
    pub fn in_none(&mut self, must_be_sure: bool) -> S {
        let mut seen = S::default();
        let mut in_none = S::default();
        for cell in self.places.iter() {
            if !seen.contains(cell) {
                match self.one_with(cell) {
                    Ok(Some(template)) => seen = seen | template,
                    Ok(None) => in_none.insert(cell),
                    Err(GaveUp) if must_be_sure => return in_none,
                    Err(GaveUp) => return self.places - seen,
                }
            }
        }
        in_none
    }

    /// The places that are in every template, as far as the search is sure; `None` if there is no template at all.
    pub fn in_all(&mut self) -> Option<S> {
        let places = self.places;
        let Ok(first) = self.one(S::default(), places) else {
            return Some(S::default());
        };
        let mut in_all = first?;
        for cell in first?.iter() {
            if in_all.contains(cell) {
                let mut others = places;
                others.remove(cell);
                match self.one(S::default(), others) {
                    Ok(Some(other)) => in_all = in_all & other,
                    Ok(None) => {}
                    Err(GaveUp) => in_all.remove(cell),
                }
            }
        }
        Some(in_all)
    }

    fn one_with(&mut self, cell: Cell) -> Result<Option<S>, GaveUp> {
        let mut chosen = S::default();
        chosen.insert(cell);
        let places = (self.places - self.peers[cell.index()]) - chosen;
        self.one(chosen, places)
    }

    /// A template of the chosen cells and more of these places.
    fn one(&mut self, chosen: S, places: S) -> Result<Option<S>, GaveUp> {
        // The house with the fewest places, or one with few.
        let mut fewest: Option<(S, usize)> = None;
        for house in &self.houses {
            if !chosen.meets(house) {
                let here = places & *house;
                let count = here.len();
                if fewest.is_none_or(|(_, fewest)| count < fewest) {
                    fewest = Some((here, count));
                    if count <= 2 {
                        break;
                    }
                }
            }
        }
        let Some((here, _)) = fewest else {
            return Ok(Some(chosen));
        };
        for cell in here.iter() {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return Err(GaveUp);
            }
            let mut more = chosen;
            more.insert(cell);
            let left = (places - self.peers[cell.index()]) - more;
            if let Some(template) = self.one(more, left)? {
                return Ok(Some(template));
            }
        }
        Ok(None)
    }
}
