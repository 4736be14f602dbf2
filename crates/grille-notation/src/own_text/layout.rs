//! The layout statements: `size`, `boxes`, `digits`, `regions`, `layout` for a named one, and for others each `house`.

use grille_core::layouts::NamedLayout;
use grille_core::{BoxShape, Cell, Digit, House, HouseKind, Layout, LayoutError, Place};

use super::super::error::{ParseError, ParseErrorKind, Spot};
use super::super::shapes::{is_rectangle, rectangle, regions};
use super::cells;
use super::statement::{Statement, Token, row_symbols, statements};

/// The kinds of houses, with their keywords.
const KINDS: [(&str, HouseKind); 9] = [
    ("row", HouseKind::Row),
    ("column", HouseKind::Column),
    ("box", HouseKind::Box),
    ("diagonal", HouseKind::Diagonal),
    ("window", HouseKind::Window),
    ("plane", HouseKind::Plane),
    ("cage", HouseKind::Cage),
    ("line", HouseKind::Line),
    ("extra", HouseKind::Extra),
];

/// The kind with this keyword.
pub(super) fn kind(word: &str) -> Option<HouseKind> {
    KINDS
        .iter()
        .find(|(known, _)| *known == word)
        .map(|(_, kind)| *kind)
}

/// The keyword of a kind.
pub(super) fn kind_word(kind: HouseKind) -> &'static str {
    let found = KINDS.iter().find(|(_, known)| *known == kind);
    found.map_or("extra", |(word, _)| *word)
}

/// Whether a keyword is about the layout.
pub(super) fn is_word(word: &str) -> bool {
    matches!(
        word,
        "size" | "layout" | "boxes" | "digits" | "regions" | "houses" | "house" | "unlike"
    )
}

/// The layout as the statements describe it.
pub(super) struct LayoutText<'a> {
    rows: usize,
    columns: usize,
    /// The whole layout, if it has a name.
    named: Option<Layout>,
    digits: Option<(u8, usize)>,
    boxes: Option<&'a Statement>,
    regions: Option<&'a Statement>,
    /// Whether the regions are to be found, so that a square has no default boxes.
    finds_regions: bool,
    /// The grid, which shows where no cell is drawn.
    grid: Option<&'a Statement>,
    houses: Option<Vec<&'a Statement>>,
    unlike: Vec<&'a Statement>,
}

fn at(statement: &Statement, kind: ParseErrorKind) -> ParseError {
    ParseError::at(statement.spot(), kind)
}

impl<'a> LayoutText<'a> {
    pub(super) fn new(statements: &'a [Statement]) -> Result<LayoutText<'a>, ParseError> {
        let named = |word: &str| statements.iter().find(|statement| statement.word == word);
        // Each of these may be stated only once.
        for word in ["size", "layout", "boxes", "digits", "regions", "houses"] {
            if let Some(again) = statements.iter().filter(|s| s.word == word).nth(1) {
                return Err(again.incomplete());
            }
        }
        let grid = named("grid");
        let whole = named("layout").map(named_layout).transpose()?;
        // A named layout leaves nothing else to be stated.
        let said = ["size", "boxes", "digits", "regions", "houses", "house"];
        if let Some(further) = said.into_iter().find_map(named).filter(|_| whole.is_some()) {
            return Err(further.incomplete());
        }
        let (rows, columns) = if let Some(layout) = &whole {
            (layout.rows(), layout.columns())
        } else if let Some(statement) = named("size") {
            size(statement)?
        } else {
            let rows = grid.or(named("regions")).map_or(0, |grid| grid.rows.len());
            (rows, rows)
        };
        if rows == 0 {
            return Err(ParseError::new(ParseErrorKind::Missing { field: "size" }));
        }
        let digits = match named("digits") {
            Some(statement) => Some(digit_range(statement)?),
            None => None,
        };
        let all = |word: &str| {
            statements
                .iter()
                .filter(|s| s.word == word)
                .collect::<Vec<_>>()
        };
        let houses = match named("houses") {
            Some(statement) if statement.args.first().is_some_and(|arg| arg.text == "none") => {
                Some(all("house"))
            }
            Some(statement) => return Err(statement.incomplete()),
            None if all("house").is_empty() => None,
            None => return Err(all("house")[0].incomplete()),
        };
        Ok(LayoutText {
            rows,
            columns,
            named: whole,
            digits,
            boxes: named("boxes"),
            regions: named("regions"),
            finds_regions: named("chaos-construction").is_some(),
            grid,
            houses,
            unlike: all("unlike"),
        })
    }

    /// The layout itself.
    pub(super) fn build(&self) -> Result<Layout, ParseError> {
        let usual = self.rows.max(self.columns);
        let (lowest, digits) = self.digits.unwrap_or((1, usual));
        let layout = if let Some(layout) = &self.named {
            layout.clone()
        } else if let Some(houses) = &self.houses {
            self.free(houses, digits)?
        } else {
            let regions = self.regions(digits)?;
            let statement = self.regions.or(self.boxes).or(self.grid);
            rectangle(self.rows, self.columns, digits, regions, &[])
                .map_err(|error| layout_error(error, statement))?
        };
        let mut pairs = Vec::new();
        for statement in &self.unlike {
            match cells::list(statement, &layout)?[..] {
                [one, other] if one != other => pairs.push((one, other)),
                _ => return Err(statement.incomplete()),
            }
        }
        let layout = layout
            .with_groups(Vec::new(), &pairs)
            .map_err(|error| layout_error(error, None))?;
        Ok(if lowest == 0 {
            layout.from_zero()
        } else {
            layout
        })
    }

    /// The regions: those drawn, boxes of a shape, or the default boxes of a square.
    fn regions(&self, digits: usize) -> Result<Vec<Vec<Cell>>, ParseError> {
        let (rows, columns) = (self.rows, self.columns);
        if let Some(statement) = self.regions {
            let mut names: Vec<char> = Vec::new();
            let mut regions: Vec<Vec<Cell>> = Vec::new();
            for (index, (_, symbol)) in self.symbols(statement)?.into_iter().enumerate() {
                if symbol == '.' {
                    continue;
                }
                let known = names.iter().position(|&name| name == symbol);
                let number = known.unwrap_or_else(|| {
                    names.push(symbol);
                    regions.push(Vec::new());
                    names.len() - 1
                });
                regions[number].push(Cell::new(index));
            }
            // Regions are numbered in the order of their letters.
            let mut named: Vec<(char, Vec<Cell>)> = names.into_iter().zip(regions).collect();
            named.sort_by_key(|(name, _)| *name);
            return Ok(named.into_iter().map(|(_, cells)| cells).collect());
        }
        let shape = match self.boxes {
            Some(statement) => match statement.args.first() {
                Some(token) if matches!(&*token.text, "none" | "aucune" | "aucun") => None,
                Some(token) => {
                    let shape = token.text.split_once(['x', 'X', '×']);
                    let shape = shape.and_then(|(height, width)| {
                        Some((height.parse::<usize>().ok()?, width.parse::<usize>().ok()?))
                    });
                    let fits = |&(height, width): &(usize, usize)| {
                        rows.is_multiple_of(height)
                            && columns.is_multiple_of(width)
                            && height * width <= digits
                    };
                    Some(shape.filter(fits).ok_or_else(|| statement.wrong(token))?)
                }
                None => return Err(statement.incomplete()),
            },
            None if rows == columns && rows == digits && !self.finds_regions => {
                let boxes = BoxShape::usual(rows);
                let boxes = boxes.map_err(|error| layout_error(error, self.grid))?;
                Some((boxes.rows(), boxes.columns()))
            }
            None => None,
        };
        let Some((height, width)) = shape else {
            return Ok(Vec::new());
        };
        let corners = (0..rows / height).flat_map(|i| (0..columns / width).map(move |j| (i, j)));
        let boxes = corners.map(|(i, j)| {
            let cells = (0..height * width)
                .map(|k| Cell::new((i * height + k / width) * columns + j * width + k % width));
            cells.collect()
        });
        Ok(boxes.collect())
    }

    /// A layout whose houses are given one by one, drawn where the grid has a cell.
    fn free(&self, houses: &[&Statement], digits: usize) -> Result<Layout, ParseError> {
        let grid = self.grid;
        let drawn = match grid {
            Some(statement) => self.symbols(statement)?,
            None => vec![(0, '.'); self.rows * self.columns],
        };
        let places: Vec<Place> = (drawn.iter().enumerate())
            .filter(|(_, (_, symbol))| *symbol != '~')
            .map(|(index, _)| Place {
                row: (index / self.columns) as u16,
                column: (index % self.columns) as u16,
            })
            .collect();
        let bare = Layout::from_houses(digits, places.clone(), Vec::new())
            .map_err(|error| layout_error(error, grid))?;
        let mut built: Vec<House> = Vec::new();
        for statement in houses {
            let word = statement
                .args
                .first()
                .ok_or_else(|| statement.incomplete())?;
            let kind = kind(&word.text).ok_or_else(|| statement.wrong(word))?;
            let number = built.iter().filter(|house| house.kind() == kind).count();
            built.push(House::new(kind, number, cells::list(statement, &bare)?));
            if built.len() > 10_000 {
                return Err(statement.incomplete());
            }
        }
        Layout::from_houses(digits, places, built).map_err(|error| match error {
            LayoutError::HouseCells { house } | LayoutError::HouseTooLarge { house, .. } => {
                layout_error(error, houses.get(house).copied())
            }
            _ => layout_error(error, grid),
        })
    }

    /// The symbols of the rows below a statement, each with its column.
    fn symbols(&self, statement: &Statement) -> Result<Vec<(usize, char)>, ParseError> {
        let mut symbols = Vec::new();
        if statement.rows.len() != self.rows {
            let found = statement.rows.len();
            let kind = ParseErrorKind::RowsMissing {
                found,
                expected: self.rows,
            };
            return Err(at(statement, kind));
        }
        for (number, line) in &statement.rows {
            let row: Vec<(usize, char)> = row_symbols(line).collect();
            if row.len() != self.columns {
                let kind = ParseErrorKind::RowLength {
                    found: row.len(),
                    expected: self.columns,
                };
                let spot = Spot {
                    line: *number,
                    column: 1,
                };
                return Err(ParseError::at(spot, kind));
            }
            symbols.extend(row);
        }
        Ok(symbols)
    }

    /// The values of the cells in the rows below a statement.
    pub(super) fn values(
        &self,
        statement: &Statement,
        layout: &Layout,
    ) -> Result<Vec<Option<Digit>>, ParseError> {
        let mut values = vec![None; layout.cell_count()];
        for (index, (column, symbol)) in self.symbols(statement)?.into_iter().enumerate() {
            let Some(cell) = layout.cell(index / self.columns, index % self.columns) else {
                continue;
            };
            let number = symbol.to_digit(36).map(i64::from);
            let digit = number.and_then(|number| layout.digit(number));
            let is_empty = matches!(symbol, '.' | '_' | '*' | '?' | '·' | '-' | '0');
            if digit.is_none() && !is_empty {
                let line = statement.rows[index / self.columns].0;
                let spot = Spot {
                    line,
                    column: column + 1,
                };
                let kind = ParseErrorKind::Symbol {
                    found: symbol,
                    size: layout.digits(),
                    alphabet: grille_core::Alphabet::Digits,
                };
                return Err(ParseError::at(spot, kind));
            }
            values[cell.index()] = digit;
        }
        Ok(values)
    }
}

fn layout_error(error: LayoutError, statement: Option<&Statement>) -> ParseError {
    match statement {
        Some(statement) => at(statement, ParseErrorKind::Layout(error)),
        None => ParseError::new(ParseErrorKind::Layout(error)),
    }
}

/// `layout samurai`.
fn named_layout(statement: &Statement) -> Result<Layout, ParseError> {
    let [token] = &statement.args[..] else {
        return Err(statement.incomplete());
    };
    let named = token.text.parse::<NamedLayout>();
    Ok(named.map_err(|_| statement.wrong(token))?.layout())
}

/// `size 9`, `size 6x8`: rows, then columns.
fn size(statement: &Statement) -> Result<(usize, usize), ParseError> {
    let [token] = &statement.args[..] else {
        return Err(statement.incomplete());
    };
    let number = |text: &str| {
        let number = text
            .parse()
            .ok()
            .filter(|number| (1..=256).contains(number));
        number.ok_or_else(|| statement.wrong(token))
    };
    if let Some((rows, columns)) = token.text.split_once(['x', 'X', '×']) {
        return Ok((number(rows)?, number(columns)?));
    }
    let size = number(&token.text)?;
    Ok((size, size))
}

/// `digits 9`, `digits 0-8`: the lowest, and how many.
fn digit_range(statement: &Statement) -> Result<(u8, usize), ParseError> {
    let token: &Token = statement
        .args
        .first()
        .ok_or_else(|| statement.incomplete())?;
    let wrong = || statement.wrong(token);
    let number = |text: &str| text.parse::<usize>().map_err(|_| wrong());
    let (lowest, greatest) = match token.text.split_once('-') {
        Some((lowest, greatest)) => (number(lowest)?, number(greatest)?),
        None => (1, number(&token.text)?),
    };
    let count = (greatest + 1)
        .checked_sub(lowest)
        .filter(|count| (1..=25).contains(count));
    match (lowest, count) {
        (0 | 1, Some(count)) => Ok((lowest as u8, count)),
        _ => Err(wrong()),
    }
}

/// Same as [`write()`], with a drawing of where the cells are, for layouts that are not a rectangle.
pub(crate) fn write_whole(layout: &Layout) -> Option<String> {
    let mut text = write(layout)?;
    if NamedLayout::of(layout).is_none() && layout.rows() * layout.columns() != layout.cell_count()
    {
        text += "grid\n";
        text += &super::write::rows(layout, |_| None);
    }
    Some(text)
}

/// The layout that lines of a text describe.
pub(crate) fn read_whole(text: &str) -> Result<Layout, ParseError> {
    LayoutText::new(&statements(text)?)?.build()
}

/// The statements of a layout, in lines; `None` if its cells are not numbered in reading order.
pub(crate) fn write(layout: &Layout) -> Option<String> {
    if let Some(named) = NamedLayout::of(layout) {
        return Some(format!("layout {}\n", named.id()));
    }
    let (rows, columns) = (layout.rows(), layout.columns());
    let mut text = if rows == columns {
        format!("size {rows}\n")
    } else {
        format!("size {rows}x{columns}\n")
    };
    if layout.lowest() == 0 {
        text += &format!("digits 0-{}\n", layout.digits() - 1);
    } else if layout.digits() != rows.max(columns) {
        text += &format!("digits {}\n", layout.digits());
    }
    let places: Vec<Place> = layout.cells().map(|cell| layout.place(cell)).collect();
    if !places.is_sorted() {
        return None;
    }
    let bare = without_unlike(layout);
    if is_rectangle(&bare) {
        text += &region_lines(layout);
    } else {
        text += "houses none\n";
        for house in layout.houses() {
            let cells = cells::written(house.cells(), layout);
            text += &format!("house {}: {cells}\n", kind_word(house.kind()));
        }
    }
    for &(one, other) in layout.unlike() {
        text += &format!("unlike: {} {}\n", layout.place(one), layout.place(other));
    }
    Some(text)
}

/// The same layout without the pairs that must differ.
fn without_unlike(layout: &Layout) -> Layout {
    if layout.unlike().is_empty() {
        return layout.clone();
    }
    let places = layout.cells().map(|cell| layout.place(cell)).collect();
    let houses = layout.houses().to_vec();
    let bare = Layout::from_houses(layout.digits(), places, houses).expect("the same layout");
    if layout.lowest() == 0 {
        bare.from_zero()
    } else {
        bare
    }
}

/// Boxes by their shape, regions by their letters.
fn region_lines(layout: &Layout) -> String {
    let (rows, columns) = (layout.rows(), layout.columns());
    let square = rows == columns && rows == layout.digits();
    if let Some(boxes) = layout.boxes() {
        return if Ok(boxes) == BoxShape::usual(rows) {
            String::new()
        } else {
            format!("boxes {boxes}\n")
        };
    }
    let regions = regions(layout);
    if regions.is_empty() {
        return if square {
            "boxes none\n".to_string()
        } else {
            String::new()
        };
    }
    let mut text = "regions\n".to_string();
    for row in 0..rows {
        for column in 0..columns {
            let cell = Cell::new(row * columns + column);
            let number = regions.iter().position(|region| region.contains(&cell));
            text.push(number.map_or('.', region_letter));
        }
        text.push('\n');
    }
    text
}

/// `A` to `Z`, `a` to `z`, then other letters.
fn region_letter(number: usize) -> char {
    let letters = ('A'..='Z').chain('a'..='z').chain('À'..='ɏ');
    letters.into_iter().nth(number).unwrap_or('?')
}
