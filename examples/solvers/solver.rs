// A solver for `grille judge`: the cell with the fewest candidates first.   Build: rustc -O solver.rs
use std::io::stdin;

#[derive(Default)]
struct Puzzle { size: usize, height: usize, width: usize, grid: Vec<usize>, known: bool }

impl Puzzle {
    fn candidates(&self, cell: usize) -> Vec<usize> {
        let (row, column) = (cell / self.size, cell % self.size);
        let (top, left) = (row - row % self.height, column - column % self.width);
        let at = |row: usize, column: usize| self.grid[row * self.size + column];
        let taken = |digit: usize| (0..self.size).any(|i| {
            at(row, i) == digit || at(i, column) == digit || at(top + i / self.width, left + i % self.width) == digit
        });
        (1..=self.size).filter(|&digit| !taken(digit)).collect()
    }

    fn solve(&mut self) -> bool {
        let empty = (0..self.grid.len()).filter(|&cell| self.grid[cell] == 0);
        let best = empty.map(|cell| (cell, self.candidates(cell))).min_by_key(|(_, digits)| digits.len());
        let Some((cell, digits)) = best else { return true }; // every cell is filled
        for digit in digits {
            self.grid[cell] = digit;
            if self.solve() { return true; }
        }
        self.grid[cell] = 0;
        false
    }
}

fn main() {
    let mut puzzle = Puzzle::default();
    for line in stdin().lines().map_while(Result::ok) {
        let word = line.split_whitespace().next().unwrap_or("");
        let numbers: Vec<usize> = line.split_whitespace().skip(1).filter_map(|number| number.parse().ok()).collect();
        match word {
            // 0 rows: the regions are not boxes.
            "puzzle" => puzzle = Puzzle { size: numbers[0], height: numbers[1], width: numbers[2], grid: vec![], known: numbers[1] > 0 },
            "row" => puzzle.grid.extend(numbers),
            "rule" => puzzle.known = false,
            "solve" if !puzzle.known => println!("unsupported"),
            "solve" if puzzle.solve() => {
                let digits: Vec<String> = puzzle.grid.iter().map(usize::to_string).collect();
                println!("solution {}", digits.join(" "));
            }
            "solve" => println!("none"),
            "quit" => break,
            _ => {}
        }
    }
}
