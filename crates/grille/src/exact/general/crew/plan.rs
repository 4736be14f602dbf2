//! A problem as orders to 32 boards.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use crate::exact::budget::Meter;
use crate::exact::general::classic;
use crate::exact::general::problem::{Problem, all_digits};
use crate::exact::general::wake::Rules;
use crate::simd::orders::{Allowed, At, Different, Frame, Image, Link, MOST, Order, Orders};

/// The most cells: their rows are some kilobytes, which the innermost memory of a processor holds.
const MOST_CELLS: usize = 256;

/// The longest round, in nanoseconds or thereabouts: whoever waits for the search to stop waits for some of them.
const MOST_COST: u64 = 2_000_000;
/// The most groups that are compared with each other.
const MOST_COMPARED: usize = 1_000;

/// Cells by their bits.
type Cells = [u64; MOST_CELLS / 64];

/// The orders of a problem and its rules; `None` if it is too large, if a rule has no such form, or if the budget is over
/// before.
pub(super) fn orders(problem: &Problem, rules: &Rules, meter: &mut Meter<'_>) -> Option<Orders> {
    let frame = Frame {
        digits: problem.digits(),
        cells: problem.domains().len(),
    };
    if frame.digits > MOST || !(1..=MOST_CELLS).contains(&frame.cells) {
        return None;
    }
    let is_classic = classic::is_part_of(problem);
    let groups = problem.groups().iter();
    let groups = groups.map(|group| (group.cells(), bits_of(group.cells())));
    // There may be very many pairs.
    let (pairs, larger): (Vec<_>, Vec<_>) = groups.partition(|(cells, _)| cells.len() <= 2);
    let mut peers = peers(frame.cells, &larger);
    let compared = &larger[..larger.len().min(MOST_COMPARED)];
    let mut list = Vec::new();
    for (number, &(cells, own)) in larger.iter().enumerate() {
        if is_classic && classic::is_house(cells) || is_covered(number, own, compared) {
            continue;
        }
        list.push(Order::Different(Different {
            is_full: cells.len() == frame.digits,
            cells: cells.iter().map(|&cell| cell as At).collect(),
        }));
    }
    for (cells, _) in pairs {
        let &[one, other] = cells else { continue };
        let (one, other) = (one as At, other as At);
        if !has(&peers[usize::from(one)], other) {
            let image = Image::Unlike(all_digits(frame.digits) as u16);
            list.push(link(one, other, image.clone()));
            list.push(link(other, one, image));
            add(&mut peers[usize::from(one)], other);
            add(&mut peers[usize::from(other)], one);
        }
    }
    for (rule, &work) in rules.list.iter().zip(&rules.work) {
        if !meter.work(work) {
            return None;
        }
        list.extend(rule.orders(frame)?);
    }
    let mut list = join_links(without_covered(list));
    for order in &mut list {
        if let Order::Cage(cage) = order {
            let sees_all = |cell: &usize| cage.cells.iter().all(|&own| has(&peers[*cell], own));
            cage.seen = (0..frame.cells)
                .filter(sees_all)
                .map(|cell| cell as At)
                .collect();
        }
    }
    let orders = Orders::new(frame, is_classic, list);
    (orders.cost() <= MOST_COST).then_some(orders)
}

/// How many of some cells may hold one of some digits, and the place of the count that says so; none for a tally.
struct Said {
    allowed: Arc<Allowed>,
    place: Option<usize>,
}

/// The orders without counts that others say as well.
fn without_covered(orders: Vec<Order>) -> Vec<Order> {
    let mut known: HashMap<(Box<[At]>, u16), Said> = HashMap::new();
    for order in &orders {
        if let Order::Tally(tally) = order {
            for class in &tally.classes {
                let key = (tally.cells.clone(), class.digits);
                let said = Said {
                    allowed: class.allowed.clone(),
                    place: None,
                };
                known.insert(key, said);
            }
        }
    }
    let mut kept: Vec<Order> = Vec::new();
    for order in orders {
        let Order::Count(count) = order else {
            kept.push(order);
            continue;
        };
        let key = (count.cells.clone(), count.digits);
        match known.get_mut(&key) {
            Some(said) if said.allowed.is_within(&count.allowed) => {}
            Some(Said {
                allowed,
                place: Some(place),
            }) if count.allowed.is_within(allowed) => {
                *allowed = count.allowed.clone();
                kept[*place] = Order::Count(count);
            }
            _ => {
                let said = Said {
                    allowed: count.allowed.clone(),
                    place: Some(kept.len()),
                };
                known.insert(key, said);
                kept.push(Order::Count(count));
            }
        }
    }
    kept
}

fn link(from: At, to: At, image: Image) -> Order {
    Order::Link(Link {
        from,
        to: [to].into(),
        image,
    })
}

fn bits_of(cells: &[u32]) -> Cells {
    let mut bits = [0; MOST_CELLS / 64];
    for &cell in cells {
        add(&mut bits, cell as At);
    }
    bits
}

fn add(cells: &mut Cells, cell: At) {
    cells[usize::from(cell) / 64] |= 1 << (cell % 64);
}

fn has(cells: &Cells, cell: At) -> bool {
    cells[usize::from(cell) / 64] >> (cell % 64) & 1 == 1
}

/// Whether another group has all cells of this one, which then has nothing to say; of equal ones the first stays.
fn is_covered(number: usize, own: Cells, groups: &[(&[u32], Cells)]) -> bool {
    groups.iter().enumerate().any(|(other, (_, cells))| {
        let covers = own.iter().zip(cells).all(|(own, cells)| own & !cells == 0);
        covers && (own != *cells || other < number)
    })
}

/// For each cell those that differ from it.
fn peers(count: usize, groups: &[(&[u32], Cells)]) -> Vec<Cells> {
    let mut peers = vec![[0; MOST_CELLS / 64]; count];
    for (members, cells) in groups {
        for &member in *members {
            let own = &mut peers[member as usize];
            for (own, cells) in own.iter_mut().zip(cells) {
                *own |= cells;
            }
        }
    }
    for (cell, own) in peers.iter_mut().enumerate() {
        own[cell / 64] &= !(1 << (cell % 64));
    }
    peers
}

/// Makes one link of those from a cell that leave the same to others; tables are shared.
fn join_links(orders: Vec<Order>) -> Vec<Order> {
    let mut images: HashSet<Image> = HashSet::new();
    let mut known: HashMap<(At, Image), usize> = HashMap::new();
    let mut links: Vec<(At, Image, BTreeSet<At>)> = Vec::new();
    let mut joined: Vec<Order> = Vec::new();
    for order in orders {
        let Order::Link(Link { from, to, image }) = order else {
            joined.push(order);
            continue;
        };
        let image = images.get(&image).cloned().unwrap_or_else(|| {
            images.insert(image.clone());
            image
        });
        let place = *known.entry((from, image.clone())).or_insert(links.len());
        if place == links.len() {
            links.push((from, image, BTreeSet::new()));
        }
        links[place].2.extend(to);
    }
    let links = links.into_iter().map(|(from, image, to)| {
        let to = to.into_iter().collect();
        Order::Link(Link { from, to, image })
    });
    joined.extend(links);
    joined
}
