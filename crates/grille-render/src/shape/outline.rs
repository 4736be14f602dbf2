//! The outline of a group of squares, a little inside its edge.

use std::collections::BTreeSet;

use super::Point;
use crate::ornament::Spot;

/// The closed lines around some squares, inset from their edge. Squares that touch only at a corner have separate
/// lines; a hole has one too.
pub(super) fn outline(cells: &[Spot], inset: f64) -> Vec<Vec<Point>> {
    let set: BTreeSet<Spot> = cells.iter().copied().collect();
    // Each edge with the group on its right-hand side: the corner where it starts, and its direction, clockwise from
    // right.
    let mut edges: BTreeSet<(Spot, usize)> = BTreeSet::new();
    for &(row, column) in &set {
        let sides = [
            ((row - 1, column), (row, column), 0),
            ((row, column + 1), (row, column + 1), 1),
            ((row + 1, column), (row + 1, column + 1), 2),
            ((row, column - 1), (row + 1, column), 3),
        ];
        for (beyond, corner, direction) in sides {
            if !set.contains(&beyond) {
                edges.insert((corner, direction));
            }
        }
    }
    let mut outlines = Vec::new();
    while let Some(start) = edges.pop_first() {
        let mut points = Vec::new();
        let (mut corner, mut direction) = start;
        loop {
            let (down, right) = STEPS[direction];
            corner = (corner.0 + down, corner.1 + right);
            // The sharpest right turn first, so that squares that touch at a corner stay separate.
            let turn = [1, 0, 3]
                .into_iter()
                .map(|turn| (direction + turn) % 4)
                .find(|&next| (corner, next) == start || edges.contains(&(corner, next)));
            let Some(next) = turn else { break };
            if next != direction {
                points.push(inside(corner, direction, next, inset));
            }
            if (corner, next) == start {
                break;
            }
            edges.remove(&(corner, next));
            direction = next;
        }
        outlines.push(points);
    }
    outlines
}

/// Right, down, left, up: how far down and right each goes.
const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// A corner moved inwards: to the right of both edges that meet there.
fn inside(corner: Spot, before: usize, after: usize, inset: f64) -> Point {
    let (mut x, mut y) = (f64::from(corner.1), f64::from(corner.0));
    for direction in [before, after] {
        let (down, right) = STEPS[(direction + 1) % 4];
        x += f64::from(right) * inset;
        y += f64::from(down) * inset;
    }
    (x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_has_one_line_inside_it() {
        let outlines = outline(&[(2, 3)], 0.1);
        assert_eq!(outlines.len(), 1);
        let mut points: Vec<(i32, i32)> = (outlines[0].iter())
            .map(|(x, y)| ((x * 10.0).round() as i32, (y * 10.0).round() as i32))
            .collect();
        points.sort_unstable();
        assert_eq!(points, [(31, 21), (31, 29), (39, 21), (39, 29)]);
    }

    #[test]
    fn an_l_has_six_corners_and_a_ring_two_lines() {
        assert_eq!(outline(&[(0, 0), (1, 0), (1, 1)], 0.1)[0].len(), 6);
        let ring: Vec<Spot> = (0..9)
            .map(|at| (at / 3, at % 3))
            .filter(|&spot| spot != (1, 1))
            .collect();
        let outlines = outline(&ring, 0.1);
        assert_eq!(outlines.iter().map(Vec::len).collect::<Vec<_>>(), [4, 4]);
        // Squares that touch at a corner.
        assert_eq!(outline(&[(0, 0), (1, 1)], 0.1).len(), 2);
    }
}
