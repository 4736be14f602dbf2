//! Regions that are to be found. `ChaosConstruction` requires them; the cells `CC1`, `CC2`, … stand for the regions of
//! the cells of the grid, and some kinds of items refer to these.

use grille_core::constraint::{Constraint, RegionClue, Whole};
use grille_core::{Cell, Layout};

use super::super::error::ParseError;
use super::board::{Board, cell_name};
use super::item::Item;

/// Whether an item is about regions that are to be found.
pub(super) fn is_about_regions(item: &Item) -> bool {
    item.name.starts_with("Chaos") || item.args.iter().any(|arg| arg.starts_with("CC"))
}

impl Board {
    /// The constraints of an item about regions to be found.
    pub(super) fn region_clue(&self, item: &Item) -> Result<Vec<Constraint>, ParseError> {
        let number = || {
            self.cell(item.arg(0)?)
                .ok_or_else(|| item.wrong(&item.args[0]))
        };
        let rest = item.args.get(2..).unwrap_or_default();
        let clue = match &*item.name {
            "ChaosConstruction" => return Ok(vec![Whole::ChaosConstruction.into()]),
            "ChaosArrow" => {
                let number = number()?;
                let arms: Result<Vec<Vec<Cell>>, ParseError> = rest
                    .split(|arg| arg == "-")
                    .filter(|arm| !arm.is_empty())
                    .map(|arm| self.region_cells(item, arm))
                    .collect();
                let (mut arms, usual) = (arms?, RegionClue::four_ways(&self.layout, number));
                if arms.is_empty() {
                    arms = usual;
                }
                // An arm that ends where it starts sees nothing.
                if arms.iter().any(|arm| arm.len() > 1) {
                    let start = arms[0][0];
                    if arms.iter().any(|arm| arm[0] != start) {
                        return Err(item.wrong(&item.args.join("~")));
                    }
                    arms.retain(|arm| arm.len() > 1);
                }
                RegionClue::Run {
                    number,
                    arms,
                    counts_first: counts_first(item)?,
                }
            }
            "ChaosCount" => {
                let number = number()?;
                let cells = if rest.is_empty() {
                    RegionClue::around(&self.layout, number)
                } else {
                    self.region_cells(item, rest)?
                };
                RegionClue::Count {
                    number,
                    cells,
                    counts_first: counts_first(item)?,
                }
            }
            "CountDistinct" => RegionClue::Distinct {
                number: number()?,
                cells: self.region_cells(item, &item.args[1..])?,
            },
            "SameValues" => {
                let cells = self.region_cells(item, &item.args[1..])?;
                // Groups of more than one cell would involve several regions.
                if item.number::<usize>(0)? != cells.len() {
                    return Err(item.unsupported());
                }
                RegionClue::Same(cells)
            }
            _ => return Err(item.unsupported()),
        };
        Ok(vec![Constraint::RegionClue(clue)])
    }

    /// The cells whose regions have these names.
    fn region_cells(&self, item: &Item, names: &[String]) -> Result<Vec<Cell>, ParseError> {
        let cell = |name: &String| {
            let number: Option<usize> = name.strip_prefix("CC").and_then(|n| n.parse().ok());
            let cells = 1..=self.rows * self.columns;
            let number = number.filter(|number| cells.contains(number));
            number
                .map(|number| Cell::new(number - 1))
                .ok_or_else(|| item.wrong(name))
        };
        names.iter().map(cell).collect()
    }
}

/// Whether the first cell is counted: the second argument is missing, 0 or 1.
fn counts_first(item: &Item) -> Result<bool, ParseError> {
    match item.args.get(1).map(String::as_str) {
        None | Some("" | "0") => Ok(true),
        Some("1") => Ok(false),
        Some(other) => Err(item.wrong(other)),
    }
}

/// A clue as an item.
pub(super) fn write(clue: &RegionClue, layout: &Layout) -> String {
    let regions = |cells: &[Cell]| -> String {
        let names = cells.iter().map(|cell| format!("~CC{}", cell.index() + 1));
        names.collect()
    };
    let name = |cell: Cell| cell_name(layout.row(cell), layout.column(cell));
    match clue {
        RegionClue::Run {
            number,
            arms,
            counts_first,
        } => {
            let offset = u8::from(!counts_first);
            let arms: Vec<String> = arms.iter().map(|arm| regions(arm)).collect();
            format!(".ChaosArrow~{}~{offset}{}", name(*number), arms.join("~-"))
        }
        RegionClue::Count {
            number,
            cells,
            counts_first,
        } => {
            let offset = u8::from(!counts_first);
            format!(".ChaosCount~{}~{offset}{}", name(*number), regions(cells))
        }
        RegionClue::Distinct { number, cells } => {
            format!(".CountDistinct~{}{}", name(*number), regions(cells))
        }
        RegionClue::Same(cells) => format!(".SameValues~{}{}", cells.len(), regions(cells)),
    }
}
