//! Compiles a problem into kernels for 32 boards.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use grille_core::internal::Meter;

use crate::portfolio::classic;
use crate::portfolio::problem::{Problem, all_digits};
use crate::portfolio::queue::PropagationQueue;
use crate::simd::kernels::{Allowed, At, Different, Frame, Image, Kernel, Kernels, Link, MOST};

/// The most cells: their rows take a few kilobytes, which fit the L1 cache.
const MOST_CELLS: usize = 256;

/// The longest round, in approximate nanoseconds: a cancelled search still takes a few rounds to stop.
const MOST_COST: u64 = 2_000_000;
/// The most groups that are compared with each other.
const MOST_COMPARED: usize = 1_000;

/// Cells as a bitset.
type Cells = [u64; MOST_CELLS / 64];

/// The kernels of a problem and its propagators. `None` if the problem is too large, if a propagator has no kernels, or
/// if the budget runs out first.
pub(super) fn kernels(
    problem: &Problem,
    queue: &PropagationQueue,
    meter: &mut Meter<'_>,
) -> Option<Kernels> {
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
        list.push(Kernel::Different(Different {
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
    for (propagator, &work) in queue.list.iter().zip(&queue.work) {
        if !meter.work(work) {
            return None;
        }
        list.extend(propagator.kernels(frame)?);
    }
    let mut list = join_links(without_covered(list));
    for kernel in &mut list {
        if let Kernel::Cage(cage) = kernel {
            let sees_all = |cell: &usize| cage.cells.iter().all(|&own| has(&peers[*cell], own));
            cage.seen = (0..frame.cells)
                .filter(sees_all)
                .map(|cell| cell as At)
                .collect();
        }
    }
    let kernels = Kernels::new(frame, is_classic, list);
    (kernels.cost() <= MOST_COST).then_some(kernels)
}

/// How many of some cells may hold one of some digits, and the index of the count kernel that says so; none for a
/// tally.
struct Said {
    allowed: Arc<Allowed>,
    place: Option<usize>,
}

/// Drops the count kernels that others imply.
fn without_covered(kernels: Vec<Kernel>) -> Vec<Kernel> {
    let mut known: HashMap<(Box<[At]>, u16), Said> = HashMap::new();
    for kernel in &kernels {
        if let Kernel::Tally(tally) = kernel {
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
    let mut kept: Vec<Kernel> = Vec::new();
    for kernel in kernels {
        let Kernel::Count(count) = kernel else {
            kept.push(kernel);
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
                kept[*place] = Kernel::Count(count);
            }
            _ => {
                let said = Said {
                    allowed: count.allowed.clone(),
                    place: Some(kept.len()),
                };
                known.insert(key, said);
                kept.push(Kernel::Count(count));
            }
        }
    }
    kept
}

fn link(from: At, to: At, image: Image) -> Kernel {
    Kernel::Link(Link {
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

/// Whether another group contains all cells of this one, which is then redundant; of equal groups the first is kept.
fn is_covered(number: usize, own: Cells, groups: &[(&[u32], Cells)]) -> bool {
    groups.iter().enumerate().any(|(other, (_, cells))| {
        let covers = own.iter().zip(cells).all(|(own, cells)| own & !cells == 0);
        covers && (own != *cells || other < number)
    })
}

/// For each cell, those that must differ from it.
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

/// Joins the links from one cell that leave the same candidates to other cells; their tables are shared.
fn join_links(kernels: Vec<Kernel>) -> Vec<Kernel> {
    let mut images: HashSet<Image> = HashSet::new();
    let mut known: HashMap<(At, Image), usize> = HashMap::new();
    let mut links: Vec<(At, Image, BTreeSet<At>)> = Vec::new();
    let mut joined: Vec<Kernel> = Vec::new();
    for kernel in kernels {
        let Kernel::Link(Link { from, to, image }) = kernel else {
            joined.push(kernel);
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
        Kernel::Link(Link { from, to, image })
    });
    joined.extend(links);
    joined
}
