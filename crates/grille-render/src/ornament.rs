//! Ornaments, everything drawn in addition to squares and digits: cages, signs, lines, clues around the grid. They
//! have no lengths or colours yet; positions are rows and columns from 0.

use std::collections::HashSet;

use grille_core::constraint::{
    Constraint, GroupKind, LineKind, LittleKiller, MarkKind, Outside, RegionClue, Side, SignKind,
    Whole,
};
use grille_core::{Cell, Decoration, HouseKind, Layout, Script};

/// A row and a column, from 0; outside the grid they may be negative.
pub type Spot = (i32, i32);

/// A number of rows or columns as a signed number; a layout has at most 256 of either.
pub(super) fn signed(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}

/// Something drawn over or under the squares.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Ornament {
    /// A dashed outline, with a number in its first square.
    Cage {
        /// The squares.
        cells: Vec<Spot>,
        /// The number, or nothing.
        label: String,
    },
    /// Squares with a pattern behind them.
    Shade {
        /// The squares.
        cells: Vec<Spot>,
        /// The pattern.
        shade: Shade,
    },
    /// A thin line through the squares of a diagonal.
    Diagonal(Vec<Spot>),
    /// A line.
    Line {
        /// The squares it runs through.
        cells: Vec<Spot>,
        /// What kind of line.
        kind: LineKind,
    },
    /// A circle or pill, and a shaft that starts there.
    Arrow {
        /// The squares of the circle or pill.
        circle: Vec<Spot>,
        /// The squares along the shaft.
        shaft: Vec<Spot>,
    },
    /// A sign between two squares.
    Sign {
        /// The first.
        first: Spot,
        /// The second.
        second: Spot,
        /// The sign.
        kind: SignKind,
    },
    /// A mark inside a square.
    Mark {
        /// The square.
        cell: Spot,
        /// The mark.
        kind: MarkKind,
    },
    /// A circle in a square.
    Ring(Spot),
    /// A circle in a square from which one looks in some directions, or at some other squares.
    View {
        /// The square.
        cell: Spot,
        /// The directions: down or up, right or left.
        ways: Vec<Spot>,
        /// The squares, if it does not look in directions.
        of: Vec<Spot>,
    },
    /// A circle on the corner where squares meet.
    Corner {
        /// The squares.
        cells: Vec<Spot>,
        /// What is in it.
        label: String,
    },
    /// A decoration without meaning.
    Decoration(Decoration),
    /// A number outside the grid, with an arrow if it refers to a diagonal.
    Outside {
        /// Its position.
        spot: Spot,
        /// The number.
        label: String,
        /// Where the arrow points: down or up, right or left.
        arrow: Option<(i32, i32)>,
    },
}

impl Ornament {
    /// Whether a drawing in characters puts some of it on the lines between squares.
    #[must_use]
    pub fn stands_between(&self) -> bool {
        matches!(
            self,
            Ornament::Cage { .. }
                | Ornament::Sign { .. }
                | Ornament::Corner { .. }
                | Ornament::Line { .. }
                | Ornament::Arrow { .. }
        )
    }

    /// Its label in a few characters: a sum, a sign that points the right way, digits, a clue with its arrow. Empty
    /// for lines and groups.
    #[must_use]
    pub fn characters(&self) -> String {
        match self {
            Ornament::Cage { label, .. } | Ornament::Corner { label, .. } => label.clone(),
            Ornament::Sign {
                first,
                second,
                kind,
            } => sign(*kind, first < second, first.1 == second.1).to_string(),
            Ornament::Outside { label, arrow, .. } => {
                let arrow = match arrow {
                    None => "",
                    Some((1, 1)) => "↘",
                    Some((1, _)) => "↙",
                    Some((_, 1)) => "↗",
                    Some(_) => "↖",
                };
                format!("{label}{arrow}")
            }
            _ => String::new(),
        }
    }
}

/// A sign as a character. The first cell of `<` is the lesser one.
fn sign(kind: SignKind, first_is_before: bool, is_upright: bool) -> char {
    match kind {
        SignKind::Less => match (is_upright, first_is_before) {
            (false, true) => '<',
            (false, false) => '>',
            (true, true) => '^',
            (true, false) => 'v',
        },
        SignKind::Difference(_) => '○',
        SignKind::Ratio(_) => '●',
        SignKind::X => 'X',
        SignKind::V => 'V',
        SignKind::Sum(_) => '+',
    }
}

/// How the squares of a group are distinguished from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// An extra region, a window.
    Region,
    /// A magic square.
    Magic,
    /// A clone: the same number in both copies.
    Clone(usize),
}

/// The ornaments of some constraints; those that cannot be drawn are described in words.
#[allow(
    clippy::mutable_key_type,
    reason = "what a relation computes on first use is no part of its value"
)]
pub(super) fn ornaments(
    layout: &Layout,
    constraints: &[Constraint],
    script: Script,
) -> Vec<Ornament> {
    let mut found = Vec::new();
    let mut clones = 0;
    let mut drawn = HashSet::new();
    // Equal constraints lie on top of each other.
    for constraint in constraints.iter().filter(|each| drawn.insert(*each)) {
        let spots = |cells: &[Cell]| -> Vec<Spot> {
            cells.iter().map(|&cell| spot(layout, cell)).collect()
        };
        match constraint {
            Constraint::Whole(whole) => found.extend(whole_grid(layout, *whole)),
            Constraint::Region(cells) => found.push(Ornament::Shade {
                cells: spots(cells),
                shade: Shade::Region,
            }),
            Constraint::Cage(cage) => found.push(Ornament::Cage {
                cells: spots(&cage.cells),
                label: cage.sum.map_or(String::new(), |sum| sum.to_string()),
            }),
            Constraint::Magic(magic) => found.push(Ornament::Shade {
                cells: spots(&magic.cells),
                shade: Shade::Magic,
            }),
            Constraint::Sign(sign) => found.push(Ornament::Sign {
                first: spot(layout, sign.first),
                second: spot(layout, sign.second),
                kind: sign.kind,
            }),
            Constraint::Mark(mark) => found.push(Ornament::Mark {
                cell: spot(layout, mark.cell),
                kind: mark.kind,
            }),
            Constraint::Quadruple(quadruple) => {
                let symbols = quadruple.digits.iter();
                found.push(Ornament::Corner {
                    cells: spots(&quadruple.cells),
                    label: symbols.map(|&digit| script.symbol(Some(digit))).collect(),
                });
            }
            Constraint::Line(line) => found.push(Ornament::Line {
                cells: spots(&line.cells),
                kind: line.kind,
            }),
            Constraint::Arrow(arrow) => found.push(Ornament::Arrow {
                circle: spots(&arrow.circle),
                shaft: spots(&arrow.shaft),
            }),
            Constraint::Clone(clone) => {
                for cells in [&clone.cells, &clone.copy] {
                    found.push(Ornament::Shade {
                        cells: spots(cells),
                        shade: Shade::Clone(clones),
                    });
                }
                clones += 1;
            }
            Constraint::Outside(outside) => {
                let clue = outside_clue(layout, outside, &found);
                found.extend(clue);
            }
            Constraint::LittleKiller(little) => {
                let clue = diagonal_clue(layout, little, &found);
                found.push(clue);
            }
            Constraint::Group(group) => found.extend(cell_group(group.kind, spots(&group.cells))),
            Constraint::LookAndSay(look) => {
                let counts = look.counts.iter();
                let said =
                    counts.map(|(times, digit)| format!("{times}{}", script.symbol(Some(*digit))));
                found.push(Ornament::Cage {
                    cells: spots(&look.cells),
                    label: said.collect::<Vec<_>>().join(" "),
                });
            }
            Constraint::Equal(equal) => {
                let groups = equal.groups.iter();
                found.extend(groups.map(|cells| Ornament::Cage {
                    cells: spots(cells),
                    label: "=".to_string(),
                }));
            }
            Constraint::RegionClue(clue) => found.push(region_clue(layout, clue)),
            // It has no picture of its own.
            Constraint::Custom(_) => {}
        }
    }
    found
}

/// A ring for a clue about everything around it, with arrowheads if it looks only in some directions; an outline
/// around cells of one region.
fn region_clue(layout: &Layout, clue: &RegionClue) -> Ornament {
    let spots =
        |cells: &[Cell]| -> Vec<Spot> { cells.iter().map(|&cell| spot(layout, cell)).collect() };
    let (number, ways, of) = match clue {
        RegionClue::Same(cells) => {
            return Ornament::Cage {
                cells: spots(cells),
                label: String::new(),
            };
        }
        RegionClue::Run { number, arms, .. } => {
            let usual = RegionClue::four_ways(layout, *number);
            if *arms == usual {
                return Ornament::Ring(spot(layout, *number));
            }
            let is_usual = arms.iter().all(|arm| usual.contains(arm));
            let way = |arm: &Vec<Cell>| {
                let [from, to] = [arm[0], arm[1]].map(|cell| spot(layout, cell));
                (to.0 - from.0, to.1 - from.1)
            };
            let ways = if is_usual {
                arms.iter().map(way).collect()
            } else {
                Vec::new()
            };
            let of = if is_usual {
                Vec::new()
            } else {
                spots(&arms.concat())
            };
            (number, ways, of)
        }
        RegionClue::Count { number, cells, .. } | RegionClue::Distinct { number, cells } => {
            if *cells == RegionClue::around(layout, *number) {
                return Ornament::Ring(spot(layout, *number));
            }
            (number, Vec::new(), spots(cells))
        }
    };
    Ornament::View {
        cell: spot(layout, *number),
        ways,
        of,
    }
}

fn cell_group(kind: GroupKind, cells: Vec<Spot>) -> Vec<Ornament> {
    let cage = |label: String, cells| vec![Ornament::Cage { cells, label }];
    match kind {
        GroupKind::CountingCircles => cells.into_iter().map(Ornament::Ring).collect(),
        GroupKind::Equality => cage("=".to_string(), cells),
        GroupKind::Rellik(sum) => cage(format!("≠{sum}"), cells),
        GroupKind::Lunchbox(sum) => cage(format!("[{sum}]"), cells),
        GroupKind::RowIndex | GroupKind::ColumnIndex | GroupKind::BoxIndex => {
            vec![Ornament::Shade {
                cells,
                shade: Shade::Region,
            }]
        }
    }
}

fn spot(layout: &Layout, cell: Cell) -> Spot {
    let place = layout.place(cell);
    (place.row.into(), place.column.into())
}

/// The groups that people draw of a rule for the whole grid: diagonals and a few extra groups. Those of the other
/// rules are everywhere, and are described in words.
fn whole_grid(layout: &Layout, whole: Whole) -> Vec<Ornament> {
    let is_drawn = matches!(
        whole,
        Whole::Diagonals
            | Whole::DiagonalDown
            | Whole::DiagonalUp
            | Whole::Windows
            | Whole::Asterisk
            | Whole::CentreDot
            | Whole::Girandola
            | Whole::Argyle
    );
    if !is_drawn {
        return Vec::new();
    }
    let conditions = Constraint::Whole(whole).compile(layout, &[]);
    let conditions = conditions.unwrap_or_default();
    let groups = conditions.into_iter().filter_map(|condition| {
        let grille_core::constraint::Condition::Different { kind, cells } = condition else {
            return None;
        };
        let cells = cells.into_iter().map(|cell| spot(layout, cell)).collect();
        Some(match kind {
            HouseKind::Diagonal => Ornament::Diagonal(cells),
            _ => Ornament::Shade {
                cells,
                shade: Shade::Region,
            },
        })
    });
    groups.collect()
}

/// A clue is placed before the first cell that it refers to, or further out if there already is one.
fn outside_clue(layout: &Layout, outside: &Outside, others: &[Ornament]) -> Option<Ornament> {
    let first = *outside.cells(layout)?.first()?;
    let away = match outside.side {
        Side::Left => (0, -1),
        Side::Right => (0, 1),
        Side::Top => (-1, 0),
        Side::Bottom => (1, 0),
    };
    Some(Ornament::Outside {
        spot: free_spot(layout, spot(layout, first), away, others),
        label: outside.value.to_string(),
        arrow: None,
    })
}

fn diagonal_clue(layout: &Layout, little: &LittleKiller, others: &[Ornament]) -> Ornament {
    let step = |forward: bool| if forward { 1 } else { -1 };
    let arrow = (step(little.down), step(little.right));
    let start = spot(layout, little.start);
    Ornament::Outside {
        spot: free_spot(layout, start, (-arrow.0, -arrow.1), others),
        label: little.sum.to_string(),
        arrow: Some(arrow),
    }
}

/// The next place in this direction without a square or a clue.
fn free_spot(layout: &Layout, from: Spot, away: (i32, i32), others: &[Ornament]) -> Spot {
    let is_taken = |at: Spot| {
        let square = (usize::try_from(at.0).ok())
            .zip(usize::try_from(at.1).ok())
            .and_then(|(row, column)| layout.cell(row, column));
        square.is_some()
            || (others.iter())
                .any(|other| matches!(other, Ornament::Outside { spot, .. } if *spot == at))
    };
    let mut at = (from.0 + away.0, from.1 + away.1);
    while is_taken(at) {
        at = (at.0 + away.0, at.1 + away.1);
    }
    at
}
