//! Grids as problems: sizes, jigsaws, and the puzzle files of the data folder.

use std::path::Path;

use grille_needs::data_folder;

use crate::portfolio::{Group, Problem};

/// Rows, columns and boxes of `height` × `width`.
pub fn groups(height: usize, width: usize) -> Vec<Group> {
    let n = height * width;
    let mut groups = lines(n);
    for index in 0..n {
        let (top, left) = (index / height * height, index % height * width);
        groups.push(Group::new((0..n).map(|place| {
            ((top + place / width) * n + left + place % width) as u32
        })));
    }
    groups
}

/// Rows and columns.
pub fn lines(n: usize) -> Vec<Group> {
    (0..n)
        .flat_map(|i| {
            [
                Group::new((0..n).map(|j| (i * n + j) as u32)),
                Group::new((0..n).map(|j| (j * n + i) as u32)),
            ]
        })
        .collect()
}

/// Every digit up to `n`.
pub fn all(n: usize) -> u32 {
    u32::MAX >> (32 - n)
}

/// The empty grid with boxes of `height` × `width`.
pub fn empty(height: usize, width: usize) -> Problem {
    let n = height * width;
    Problem::new(n, vec![all(n); n * n], groups(height, width)).expect("a grid is a problem")
}

/// The digit of a symbol in the data files, 1-based; 0 for a blank.
fn digit(symbol: u8, n: usize) -> u8 {
    match symbol {
        b'.' => 0,
        b'1'..=b'9' => symbol - b'0',
        _ if n == 25 => symbol - b'A' + 1,
        _ => symbol - b'A' + 10,
    }
}

/// One line of a data file.
pub struct Puzzle {
    pub problem: Problem,
    /// The recorded solution, where there is one.
    pub solution: Option<Vec<u8>>,
    /// The second column as it is.
    pub second: String,
}

/// The puzzles of a file in `perf` of the data folder, with boxes of `side` × `side`.
pub fn read(name: &str, side: usize) -> Vec<Puzzle> {
    let n = side * side;
    let file = Path::new(data_folder!()).join("perf").join(name);
    let text = std::fs::read_to_string(file).expect("a data set");
    text.lines()
        .map(|line| {
            let mut columns = line.split(' ');
            let digits = |text: &str| text.bytes().map(|s| digit(s, n)).collect::<Vec<u8>>();
            let domain = |&d: &u8| if d == 0 { all(n) } else { 1 << (d - 1) };
            let givens = digits(columns.next().unwrap_or(""));
            let domains = givens.iter().map(domain).collect();
            let second = columns.next().unwrap_or("");
            let solution = Some(second).filter(|text| text.len() == n * n);
            Puzzle {
                problem: Problem::new(n, domains, groups(side, side)).expect("a puzzle"),
                solution: solution.map(digits),
                second: second.to_owned(),
            }
        })
        .collect()
}
