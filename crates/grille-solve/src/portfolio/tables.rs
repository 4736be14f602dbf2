//! A problem compiled for the search: flat tables from a candidate (a cell and a digit) to the groups it is in, and
//! back. Only candidates that the cells' domains allow get a number, so the tables of a mostly solved problem are
//! small.

/// The number of a candidate: "this cell holds this digit".
pub(super) type Variable = u32;

/// No variable: the cell does not allow the digit.
pub(super) const NO_VARIABLE: Variable = u32::MAX;

/// The position of a cell in one group.
#[derive(Clone, Copy, Default)]
pub(super) struct Seat {
    /// Start of the group's row in the table of places (`group * digits`).
    pub row: u32,
    /// Start of the group's cells in the table of members.
    pub start: u32,
    /// The cell's position in the group, as a bit.
    pub bit: u32,
    /// Whether the group holds every digit it still has places for.
    pub full: bool,
}

/// A group as the tables take it: its cells, and whether every digit that has a place in it must be there.
pub(super) type House = (Vec<u32>, bool);

/// The tables.
pub(super) struct Tables {
    pub digits: u32,
    pub cells: u32,
    /// Initial candidates, per cell.
    pub domains: Vec<u32>,
    seats: Vec<Seat>,
    seat_starts: Vec<u32>,
    members: Vec<u32>,
    /// First member of each group.
    starts: Vec<u32>,
    /// By cell and digit.
    variables: Vec<Variable>,
    /// Cell and digit of each variable.
    meanings: Vec<(u32, u32)>,
}

impl Tables {
    /// Compiles groups of at most `digits` cells each.
    pub fn new(digits: usize, domains: Vec<u32>, houses: &[House]) -> Self {
        let mut members = Vec::new();
        let mut starts = Vec::with_capacity(houses.len());
        let mut seat_starts = vec![0u32; domains.len() + 1];
        for (cells, _) in houses {
            starts.push(members.len() as u32);
            members.extend(cells);
            for &cell in cells {
                seat_starts[cell as usize + 1] += 1;
            }
        }
        for cell in 0..domains.len() {
            seat_starts[cell + 1] += seat_starts[cell];
        }
        let mut seats = vec![Seat::default(); members.len()];
        let mut next = seat_starts.clone();
        for (index, (cells, full)) in houses.iter().enumerate() {
            for (position, &cell) in cells.iter().enumerate() {
                seats[next[cell as usize] as usize] = Seat {
                    row: (index * digits) as u32,
                    start: starts[index],
                    bit: 1 << position,
                    full: *full,
                };
                next[cell as usize] += 1;
            }
        }
        let mut tables = Self {
            digits: digits as u32,
            cells: domains.len() as u32,
            domains,
            seats,
            seat_starts,
            members,
            starts,
            variables: Vec::new(),
            meanings: Vec::new(),
        };
        tables.number_variables();
        tables
    }

    fn number_variables(&mut self) {
        let digits = self.digits;
        self.variables = vec![NO_VARIABLE; (self.cells * digits) as usize];
        for cell in 0..self.cells {
            for digit in bits(self.domains[cell as usize]) {
                self.variables[(cell * digits + digit) as usize] = self.meanings.len() as u32;
                self.meanings.push((cell, digit));
            }
        }
    }

    /// How many variables there are.
    pub fn variables(&self) -> usize {
        self.meanings.len()
    }

    /// How many groups there are.
    pub fn groups(&self) -> usize {
        self.starts.len()
    }

    /// One seat per group.
    pub fn first_seats(&self) -> impl Iterator<Item = Seat> {
        (self.starts.iter().zip(0..)).filter_map(|(&start, group)| {
            let cell = *self.members.get(start as usize)?;
            let row = group * self.digits;
            self.seats(cell)
                .iter()
                .find(|seat| seat.row == row)
                .copied()
        })
    }

    /// The seats of a cell in its groups.
    #[inline]
    pub fn seats(&self, cell: u32) -> &[Seat] {
        let cell = cell as usize;
        &self.seats[self.seat_starts[cell] as usize..self.seat_starts[cell + 1] as usize]
    }

    /// The cells of the group of a seat.
    pub fn members(&self, seat: Seat) -> &[u32] {
        let start = seat.start as usize;
        &self.members[start..start + self.size(seat.row) as usize]
    }

    /// How many cells the group of a row has.
    pub fn size(&self, row: u32) -> u32 {
        let group = (row / self.digits) as usize;
        let end = self.starts.get(group + 1).copied();
        end.unwrap_or(self.members.len() as u32) - self.starts[group]
    }

    /// The cell at a position of the group that starts at `start`.
    #[inline]
    pub fn member(&self, start: u32, position: u32) -> u32 {
        self.members[(start + position) as usize]
    }

    /// "This cell holds this digit"; the digit counts from 0.
    #[inline]
    pub fn candidate(&self, cell: u32, digit: u32) -> Variable {
        self.variables[(cell * self.digits + digit) as usize]
    }

    /// Cell and digit of a candidate.
    #[inline]
    pub fn cell_digit(&self, candidate: Variable) -> (u32, u32) {
        self.meanings[candidate as usize]
    }
}

/// The positions of the set bits, lowest first.
#[inline]
pub(super) fn bits(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let lowest = mask.trailing_zeros();
            mask &= mask - 1;
            lowest
        })
    })
}
