//! The search for fish of one kind. Bases are tried in the order of their houses, and for each base its covers in the
//! order of theirs, as HoDoKu does: the first fish found is the one that it takes.
//!
//! Places of the base outside the cover are fins; so are places that two houses of the base share (endo-fins), since
//! one digit there serves both. Without a true fin, each house of the base has a digit of its own in the cover, which
//! has no more houses: it takes the digit from the rest of the cover, and from places that two covers share. With a
//! true fin, it still takes it from what sees all fins.

use std::cell::Cell;
use std::ops::ControlFlow;

use grille_core::Digit;

use super::kind::{Fins, Kind, Kinds, MOST, Shape};
use super::step::{Fish, Found};
use crate::cells::Cells;
use crate::technique::Technique;
use crate::techniques::{Context, Sink};

/// Finds the fish of a technique.
pub(in crate::techniques) fn find<S: Cells>(
    context: &Context<'_, S>,
    technique: Technique,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let Some(kind) = Kind::of(technique) else {
        return ControlFlow::Continue(());
    };
    let mut found = Found::new(context, kind);
    let limits = Limits {
        fins: context.options.fish.max_fins,
        endo_fins: context.options.fish.max_endo_fins,
        must_see: true,
    };
    for digit in context.board.removable_digits() {
        let targets = context.board.removable(digit);
        search(context, (kind, limits), digit, targets, &mut found, sink)?;
    }
    ControlFlow::Continue(())
}

/// What a search accepts.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    /// The most fins, endo-fins included.
    pub fins: usize,
    /// The most endo-fins.
    pub endo_fins: usize,
    /// Whether the targets must see all fins.
    pub must_see: bool,
}

/// What becomes of the fish found.
pub(super) trait Catch<S> {
    /// Takes a fish.
    fn add(&mut self, fish: &Fish<'_, S>, sink: &mut Sink<'_>) -> ControlFlow<()>;

    /// There are no more with this base.
    fn end_of_base(&mut self, _: &mut Sink<'_>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Finds the fish of a digit that may remove some of these targets.
pub(super) fn search<S: Cells>(
    context: &Context<'_, S>,
    (kind, mut limits): (Kind, Limits),
    digit: Digit,
    targets: S,
    catch: &mut impl Catch<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    if kind.fins == Fins::Without {
        limits.fins = 0;
    }
    if kind.fins == Fins::Without || kind.shape == Shape::Basic {
        limits.endo_fins = 0;
    }
    let base = Base {
        targets,
        ..Base::default()
    };
    for &ways in kind.shape.ways() {
        Search::new(context, kind, limits, digit, ways).add_base(0, &base, catch, sink)?;
    }
    ControlFlow::Continue(())
}

/// A house with the places that the digit has in it.
#[derive(Clone, Copy)]
struct Unit<S> {
    house: usize,
    kinds: Kinds,
    places: S,
}

/// The houses chosen for a base so far.
#[derive(Clone, Copy, Default)]
struct Base<S> {
    houses: [usize; MOST],
    count: usize,
    kinds: Kinds,
    /// The places in them.
    places: S,
    /// Those that two of them share.
    endo_fins: S,
    /// What may still be removed.
    targets: S,
}

/// The houses chosen for a cover so far.
#[derive(Clone, Copy, Default)]
struct Cover<S> {
    houses: [usize; MOST],
    count: usize,
    kinds: Kinds,
    places: S,
    /// The places that two of them share.
    shared: S,
    /// Places of the base that no house can cover any more.
    fins: S,
    targets: S,
}

/// The search for the fish of one digit, one way round.
struct Search<'a, S> {
    context: &'a Context<'a, S>,
    kind: Kind,
    digit: Digit,
    bases: Vec<Unit<S>>,
    covers: Vec<Unit<S>>,
    limits: Limits,
    /// Room for the houses that can cover a base, and for what they can cover from each one on.
    scratch: Cell<(Vec<Unit<S>>, Vec<S>)>,
}

impl<'a, S: Cells> Search<'a, S> {
    fn new(
        context: &'a Context<'a, S>,
        kind: Kind,
        limits: Limits,
        digit: Digit,
        (base, cover): (Kinds, Kinds),
    ) -> Search<'a, S> {
        let board = context.board;
        let mut search = Search {
            context,
            kind,
            digit,
            bases: Vec::new(),
            covers: Vec::new(),
            limits,
            scratch: Cell::default(),
        };
        for (house, each) in board.tables().houses.iter().enumerate() {
            let unit = Unit {
                house,
                kinds: Kinds::of(each.kind),
                places: board.places(digit) & each.set,
            };
            let is_open = each.is_full && !board.placed(digit).meets(&each.set);
            if base.contain(unit.kinds) && is_open && unit.places.len() > 1 {
                search.bases.push(unit);
            }
            if cover.contain(unit.kinds) && !unit.places.is_empty() {
                search.covers.push(unit);
            }
        }
        search
    }

    /// Adds each house from this one on to a base, until it is full.
    fn add_base(
        &self,
        from: usize,
        base: &Base<S>,
        catch: &mut impl Catch<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        if base.count == self.kind.size {
            return self.cover(base, catch, sink);
        }
        let needed = self.kind.size - base.count;
        for at in from..(self.bases.len() + 1).saturating_sub(needed) {
            sink.tick()?;
            let unit = &self.bases[at];
            let mut more = *base;
            let shared = base.places & unit.places;
            if !shared.is_empty() {
                more.endo_fins = base.endo_fins | shared;
                if more.endo_fins.len() > self.limits.endo_fins {
                    continue;
                }
                if self.limits.must_see {
                    more.targets = self.seeing(base.targets, shared);
                    if more.targets.is_empty() {
                        continue;
                    }
                }
            }
            more.houses[base.count] = unit.house;
            more.count += 1;
            more.kinds = base.kinds.and(unit.kinds);
            more.places = base.places | unit.places;
            self.add_base(at + 1, &more, catch, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// Those of the targets that see all of these cells.
    fn seeing(&self, targets: S, cells: S) -> S {
        let peers = &self.context.board.tables().peers;
        cells
            .iter()
            .fold(targets, |seeing, cell| seeing & peers[cell.index()])
    }

    /// All covers of a base.
    fn cover(
        &self,
        base: &Base<S>,
        catch: &mut impl Catch<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (mut units, mut reach) = self.scratch.take();
        let bases = &base.houses[..base.count];
        units.clear();
        units.extend(
            self.covers
                .iter()
                .filter(|unit| unit.places.meets(&base.places) && !bases.contains(&unit.house)),
        );
        reach.clear();
        reach.resize(units.len() + 1, S::default());
        for at in (0..units.len()).rev() {
            reach[at] = reach[at + 1] | units[at].places;
        }
        let cover = Cover {
            targets: base.targets,
            fins: base.endo_fins,
            ..Cover::default()
        };
        let covering = Covering {
            search: self,
            base,
            units: &units,
            reach: &reach,
        };
        let flow = match covering.give_up(&cover, reach[0]) {
            Some(cover) => covering.add(0, cover, catch, sink),
            None => ControlFlow::Continue(()),
        };
        self.scratch.set((units, reach));
        flow?;
        catch.end_of_base(sink)
    }
}

/// The search for the covers of one base.
struct Covering<'a, S> {
    search: &'a Search<'a, S>,
    base: &'a Base<S>,
    units: &'a [Unit<S>],
    /// What the houses from each one on can cover.
    reach: &'a [S],
}

impl<S: Cells> Covering<'_, S> {
    /// Adds each house from this one on to a cover, until it is full.
    fn add(
        &self,
        from: usize,
        mut cover: Cover<S>,
        catch: &mut impl Catch<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let needed = self.search.kind.size - cover.count;
        if needed == 0 {
            return self.conclude(&cover, catch, sink);
        }
        for at in from..(self.units.len() + 1).saturating_sub(needed) {
            sink.tick()?;
            let unit = &self.units[at];
            let mut more = cover;
            more.houses[cover.count] = unit.house;
            more.count += 1;
            more.kinds = cover.kinds.and(unit.kinds);
            more.shared = cover.shared | (cover.places & unit.places);
            more.places = cover.places | unit.places;
            let reach = match needed {
                1 => S::default(),
                _ => self.reach[at + 1],
            };
            if let Some(more) = self.give_up(&more, reach) {
                self.add(at + 1, more, catch, sink)?;
            }
            // From here on without this house.
            match self.give_up(&cover, self.reach[at + 1]) {
                Some(without) => cover = without,
                None => break,
            }
        }
        ControlFlow::Continue(())
    }

    /// Counts the places of the base that are neither covered nor within reach as fins; `None` if these are too many, or
    /// if nothing is left that could be removed.
    fn give_up(&self, cover: &Cover<S>, reach: S) -> Option<Cover<S>> {
        let covered = cover.places | reach;
        let fins = (self.base.places - covered) - cover.fins;
        let mut targets = cover.targets & covered;
        if !fins.is_empty() && self.search.limits.must_see {
            targets = self.search.seeing(targets, fins);
        }
        let fins = cover.fins | fins;
        let is_possible = !targets.is_empty() && fins.len() <= self.search.limits.fins;
        is_possible.then_some(Cover {
            fins,
            targets,
            ..*cover
        })
    }

    fn conclude(
        &self,
        cover: &Cover<S>,
        catch: &mut impl Catch<S>,
        sink: &mut Sink<'_>,
    ) -> ControlFlow<()> {
        let (base, kind) = (self.base, self.search.kind);
        let outside = (cover.targets & cover.places) - base.places;
        let cannibal = (cover.targets & cover.shared) - outside;
        let has_fins = kind.fins != Fins::Without;
        if (outside | cannibal).is_empty()
            || has_fins == cover.fins.is_empty()
            || Shape::of(base.kinds, cover.kinds) != kind.shape
        {
            return ControlFlow::Continue(());
        }
        let fish = Fish {
            digit: self.search.digit,
            bases: &base.houses[..base.count],
            covers: &cover.houses[..cover.count],
            body: base.places - cover.fins,
            fins: cover.fins - base.endo_fins,
            endo_fins: base.endo_fins,
            outside,
            cannibal,
        };
        catch.add(&fish, sink)
    }
}
