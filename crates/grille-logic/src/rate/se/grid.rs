//! The position in Sudoku Explainer's terms: candidates by cell, and places by house and digit, kept together.
//!
//! Houses are numbered boxes 0–8, rows 9–17, columns 18–26, because SE looks at the houses of a cell in this order.

/// The houses of a type, in SE's order of a cell's houses.
pub(super) const BOXES: usize = 0;
pub(super) const ROWS: usize = 9;
pub(super) const COLUMNS: usize = 18;

/// Tables of the classic grid.
pub(super) struct Tables {
    /// The cells of each house.
    pub cells: [[u8; 9]; 27],
    /// The box, row and column of each cell, with the cell's place in it.
    pub homes: [[(u8, u8); 3]; 81],
    /// The cells that see each cell: those of its box, then of its row, then of its column.
    pub peers: [[u8; 20]; 81],
}

pub(super) static TABLES: Tables = tables();

/// The cells of each house, for other constants.
pub(super) const CELLS: [[u8; 9]; 27] = tables().cells;

const fn tables() -> Tables {
    let mut t = Tables {
        cells: [[0; 9]; 27],
        homes: [[(0, 0); 3]; 81],
        peers: [[0; 20]; 81],
    };
    let mut cell = 0;
    while cell < 81 {
        let (row, column) = (cell / 9, cell % 9);
        let own_box = row / 3 * 3 + column / 3;
        let place = row % 3 * 3 + column % 3;
        t.cells[own_box][place] = cell as u8;
        t.cells[ROWS + row][column] = cell as u8;
        t.cells[COLUMNS + column][row] = cell as u8;
        t.homes[cell] = [
            (own_box as u8, place as u8),
            ((ROWS + row) as u8, column as u8),
            ((COLUMNS + column) as u8, row as u8),
        ];
        cell += 1;
    }
    let mut cell = 0;
    while cell < 81 {
        let mut seen = [false; 81];
        seen[cell] = true;
        let (mut n, mut kind) = (0, 0);
        while kind < 3 {
            let house = t.homes[cell][kind].0 as usize;
            let mut i = 0;
            while i < 9 {
                let other = t.cells[house][i];
                if !seen[other as usize] {
                    seen[other as usize] = true;
                    t.peers[cell][n] = other;
                    n += 1;
                }
                i += 1;
            }
            kind += 1;
        }
        cell += 1;
    }
    t
}

/// The places of each house that lie in each other one.
static SHARED: [[u16; 27]; 27] = {
    let t = tables();
    let mut shared = [[0; 27]; 27];
    let mut a = 0;
    while a < 27 {
        let mut place = 0;
        while place < 9 {
            let homes = t.homes[t.cells[a][place] as usize];
            let mut kind = 0;
            while kind < 3 {
                shared[a][homes[kind].0 as usize] |= 1 << place;
                kind += 1;
            }
            place += 1;
        }
        a += 1;
    }
    shared
};

/// The places of house `a` that lie in house `b`.
pub(super) fn shared(a: usize, b: usize) -> u16 {
    SHARED[a][b]
}

/// Whether two different cells see each other.
pub(super) fn sees(a: u8, b: u8) -> bool {
    let (a, b) = (usize::from(a), usize::from(b));
    a != b && (0..3).any(|kind| TABLES.homes[a][kind].0 == TABLES.homes[b][kind].0)
}

/// The numbers of the bits of a mask, ascending.
pub(super) fn bits(mut mask: u16) -> impl Iterator<Item = usize> + Clone {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let bit = mask.trailing_zeros() as usize;
            mask &= mask - 1;
            bit
        })
    })
}

/// The sets of `k` of `n` things as masks, ascending as numbers: the order in which SE tries them.
pub(super) fn subsets(k: u32, n: u32) -> impl Iterator<Item = u64> {
    let mut next = (k <= n && k > 0).then(|| (1_u64 << k) - 1);
    std::iter::from_fn(move || {
        let mask = next?;
        let low = mask & mask.wrapping_neg();
        let ripple = mask + low;
        let following = ripple | (((mask ^ ripple) >> 2) / low);
        next = (following < 1 << n).then_some(following);
        Some(mask)
    })
}

/// The candidate of a cell and a digit.
pub(super) fn candidate(cell: u8, digit: usize) -> u16 {
    u16::from(cell) * 9 + digit as u16
}

/// The candidates of a puzzle on its way to the solution.
#[derive(Clone, PartialEq, Eq)]
pub(in crate::rate) struct Grid {
    /// The candidates of each cell; none if it is filled.
    pub cands: [u16; 81],
    /// Where each digit can go in each house.
    pub places: [[u16; 9]; 27],
    /// The number of empty cells of each house.
    pub open: [u8; 27],
    /// The digits placed so far, from 1.
    pub values: [u8; 81],
}

impl Grid {
    /// The grid with these givens, from 1; 0 is empty.
    pub fn new(givens: &[u8; 81]) -> Grid {
        let mut grid = Grid {
            cands: [511; 81],
            places: [[511; 9]; 27],
            open: [9; 27],
            values: [0; 81],
        };
        for (cell, &digit) in givens.iter().enumerate() {
            if digit > 0 {
                grid.place(cell as u8, usize::from(digit - 1));
            }
        }
        grid
    }

    pub fn is_solved(&self) -> bool {
        self.values.iter().all(|&value| value > 0)
    }

    pub fn has(&self, cell: u8, digit: usize) -> bool {
        self.cands[usize::from(cell)] >> digit & 1 != 0
    }

    pub fn count(&self, cell: u8) -> u32 {
        self.cands[usize::from(cell)].count_ones()
    }

    pub fn remove(&mut self, cell: u8, digit: usize) {
        self.cands[usize::from(cell)] &= !(1 << digit);
        for &(house, place) in &TABLES.homes[usize::from(cell)] {
            self.places[usize::from(house)][digit] &= !(1 << place);
        }
    }

    /// Puts a digit into a cell and takes it from the cells that see it.
    pub fn place(&mut self, cell: u8, digit: usize) {
        let at = usize::from(cell);
        if self.values[at] == 0 {
            self.values[at] = digit as u8 + 1;
            for &(house, _) in &TABLES.homes[at] {
                self.open[usize::from(house)] -= 1;
            }
        }
        for other in bits(self.cands[at]) {
            self.remove(cell, other);
        }
        for &peer in &TABLES.peers[at] {
            self.remove(peer, digit);
        }
    }
}
