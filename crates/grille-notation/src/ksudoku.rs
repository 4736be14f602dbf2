//! The shapes of `KSudoku`: XML that gives the size of a puzzle and the groups of cells in which no digit is repeated.
//!
//! `<graph sizeX="9" sizeY="9" sizeZ="1" order="9">` with `<sudokugroups at="0" withblocks="1"/>` for the rows, columns
//! and boxes of a square that starts in a cell, `<roxdokugroups at="0"/>` for the planes of a cube, and `<clique
//! size="9">0 1 2 …</clique>` for any group. Cells are numbered down the columns; in a solid, front to back comes
//! first. A shape has no digits.

use grille_core::constraint::Constraint;
use grille_core::{Cell, Draft, Header, House, HouseKind, Layout, Place};
use grille_say::DescribeConstraint;
use grille_solve::Puzzle;

use super::error::{ParseError, ParseErrorKind, Spot};
use super::{Inexpressible, Notation, ReadOptions, Why};

/// Its name in messages.
const NAME: &str = "KSudoku";

/// Whether a text is a shape.
pub(super) fn is_one(text: &str) -> bool {
    text.starts_with('<') && text.contains("<ksudoku-graph") && text.contains("<graph")
}

/// A piece of XML: a tag with its attributes, and the text after it.
struct Tag<'a> {
    name: &'a str,
    attributes: Vec<(&'a str, &'a str)>,
    text: &'a str,
    at: usize,
}

impl Tag<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.trim())
    }
}

/// The tags of a text in order, without closing tags, comments and declarations.
fn tags(text: &str) -> Result<Vec<Tag<'_>>, usize> {
    let mut tags = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        let rest = &text[start..];
        let close = |mark: &str| rest.find(mark).map(|found| start + found + mark.len());
        if rest.starts_with("<!--") {
            at = close("-->").ok_or(start)?;
            continue;
        }
        let end = close(">").ok_or(start)?;
        at = end;
        let inside = text[start + 1..end - 1].trim_end_matches('/');
        if inside.starts_with(['/', '!', '?']) {
            continue;
        }
        let name_end = inside.find(char::is_whitespace).unwrap_or(inside.len());
        let mut attributes = Vec::new();
        let mut left = inside[name_end..].trim_start();
        while !left.is_empty() {
            let (name, value) = left.split_once('=').ok_or(start)?;
            let value = value.trim_start();
            let quote = value
                .chars()
                .next()
                .filter(|c| matches!(c, '"' | '\''))
                .ok_or(start)?;
            let (value, rest) = value[1..].split_once(quote).ok_or(start)?;
            attributes.push((name.trim(), value));
            left = rest.trim_start();
        }
        let after = text[end..]
            .find('<')
            .map_or(text.len(), |found| end + found);
        tags.push(Tag {
            name: &inside[..name_end],
            attributes,
            text: &text[end..after],
            at: start,
        });
    }
    Ok(tags)
}

/// The spot of a byte of a text.
fn spot(text: &str, at: usize) -> Spot {
    let before = &text[..at];
    let start = before.rfind('\n').map_or(0, |found| found + 1);
    Spot {
        line: before.matches('\n').count() + 1,
        column: before[start..].chars().count() + 1,
    }
}

/// The size of a shape, and its cells by their numbers.
struct Shape {
    x: usize,
    y: usize,
    z: usize,
    order: usize,
}

impl Shape {
    fn number(&self, x: usize, y: usize, z: usize) -> Option<usize> {
        (x < self.x && y < self.y && z < self.z).then(|| (x * self.y + y) * self.z + z)
    }

    fn place(&self, number: usize) -> (usize, usize, usize) {
        let (line, z) = (number / self.z, number % self.z);
        (line / self.y, line % self.y, z)
    }
}

/// One shape.
pub(super) fn parse(text: &str, _: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
    let text = text.trim_start_matches('\u{FEFF}');
    let malformed = |at: usize| {
        let kind = ParseErrorKind::Malformed { notation: NAME };
        ParseError::at(spot(text, at), kind)
    };
    let tags = tags(text).map_err(malformed)?;
    let wrong = |tag: &Tag, field: &str| {
        let kind = ParseErrorKind::Field {
            field: field.to_string(),
            found: tag.get(field).unwrap_or(tag.text).trim().to_string(),
        };
        ParseError::at(spot(text, tag.at), kind)
    };
    let graph = tags.iter().find(|tag| tag.name == "graph");
    let graph = graph.ok_or(ParseError::new(ParseErrorKind::Missing { field: "graph" }))?;
    let size = |name: &str| {
        let value = graph.get(name).and_then(|value| value.parse().ok());
        value
            .filter(|value| (1..=250).contains(value))
            .ok_or_else(|| wrong(graph, name))
    };
    let shape = Shape {
        x: size("sizeX")?,
        y: size("sizeY")?,
        z: size("sizeZ")?,
        order: size("order")?,
    };
    let mut groups: Vec<(HouseKind, Vec<usize>)> = Vec::new();
    for tag in &tags {
        let at = || {
            let at = tag.get("at").and_then(|at| at.parse().ok());
            at.filter(|&at| at < shape.x * shape.y * shape.z)
                .ok_or_else(|| wrong(tag, "at"))
        };
        match tag.name {
            "ksudoku-graph" | "graph" => {}
            "sudokugroups" => {
                let with_boxes = tag.get("withblocks").is_none_or(|value| value != "0");
                let found = square(&shape, at()?, with_boxes);
                groups.extend(found.ok_or_else(|| wrong(tag, "at"))?);
            }
            "roxdokugroups" => {
                let found = cube(&shape, at()?);
                groups.extend(found.ok_or_else(|| wrong(tag, "at"))?);
            }
            "clique" => {
                let cells: Option<Vec<usize>> = tag
                    .text
                    .split_whitespace()
                    .map(|cell| cell.parse().ok())
                    .collect();
                let cells = cells.filter(|cells| {
                    let inside = cells.iter().all(|&cell| cell < shape.x * shape.y * shape.z);
                    let counted = tag
                        .get("size")
                        .is_none_or(|size| size == cells.len().to_string());
                    inside && counted && !cells.is_empty()
                });
                groups.push((HouseKind::Box, cells.ok_or_else(|| wrong(tag, "clique"))?));
            }
            other => {
                let kind = ParseErrorKind::Unsupported {
                    notation: NAME,
                    what: other.to_string(),
                };
                return Err(ParseError::at(spot(text, tag.at), kind));
            }
        }
        if groups.len() > 10_000 {
            return Err(malformed(tag.at));
        }
    }
    let layout = layout(&shape, groups)
        .map_err(|error| ParseError::at(spot(text, graph.at), ParseErrorKind::Layout(error)))?;
    let mut draft = Draft::new(layout);
    for (name, header) in [("name", Header::Description), ("author", Header::Author)] {
        draft
            .headers
            .push(header, graph.get(name).unwrap_or_default());
    }
    Ok(vec![draft])
}

/// The rows, columns and boxes of a square grid that starts in this cell.
fn square(shape: &Shape, at: usize, with_boxes: bool) -> Option<Vec<(HouseKind, Vec<usize>)>> {
    let (left, top, z) = shape.place(at);
    let order = shape.order;
    let cell = |row: usize, column: usize| shape.number(left + column, top + row, z);
    let mut groups = Vec::new();
    let mut add = |kind: HouseKind, cells: &dyn Fn(usize) -> Option<usize>| {
        let cells: Option<Vec<usize>> = (0..order).map(cells).collect();
        groups.push((kind, cells?));
        Some(())
    };
    for number in 0..order {
        add(HouseKind::Row, &|i| cell(number, i))?;
    }
    for number in 0..order {
        add(HouseKind::Column, &|i| cell(i, number))?;
    }
    if with_boxes {
        let side = order.isqrt();
        if side * side != order {
            return None;
        }
        for number in 0..order {
            let corner = (number / side * side, number % side * side);
            add(HouseKind::Box, &|i| {
                cell(corner.0 + i / side, corner.1 + i % side)
            })?;
        }
    }
    Some(groups)
}

/// The planes of a cube that starts in this cell, in all three directions.
fn cube(shape: &Shape, at: usize) -> Option<Vec<(HouseKind, Vec<usize>)>> {
    let corner = shape.place(at);
    let side = shape.order.isqrt();
    if side * side != shape.order {
        return None;
    }
    let mut planes = Vec::new();
    for number in 0..side {
        for direction in 0..3 {
            let cells = (0..shape.order).map(|i| {
                let (a, b) = (i / side, i % side);
                let (dx, dy, dz) = match direction {
                    0 => (number, a, b),
                    1 => (a, number, b),
                    _ => (a, b, number),
                };
                shape.number(corner.0 + dx, corner.1 + dy, corner.2 + dz)
            });
            planes.push((HouseKind::Plane, cells.collect::<Option<Vec<_>>>()?));
        }
    }
    Some(planes)
}

/// The layout: cells in no group are holes, and a repeated group counts once. A solid is drawn as its layers side by
/// side.
fn layout(
    shape: &Shape,
    groups: Vec<(HouseKind, Vec<usize>)>,
) -> Result<Layout, grille_core::LayoutError> {
    let mut known: Vec<(HouseKind, Vec<usize>)> = Vec::new();
    for (kind, mut cells) in groups {
        // Reading order: by row, then by column.
        cells.sort_by_key(|&cell| {
            let (x, y, z) = shape.place(cell);
            (z, y, x)
        });
        if !known.iter().any(|(_, other)| *other == cells) {
            known.push((kind, cells));
        }
    }
    let mut used: Vec<usize> = known.iter().flat_map(|(_, cells)| cells.clone()).collect();
    let place = |number: usize| {
        let (x, y, z) = shape.place(number);
        Place {
            row: y as u16,
            column: (x + z * (shape.x + 1)) as u16,
        }
    };
    used.sort_by_key(|&number| place(number));
    used.dedup();
    let index = |number: usize| {
        let at = used.binary_search_by_key(&place(number), |&number| place(number));
        Cell::new(at.expect("every cell of a group is used"))
    };
    if used.len() > Cell::MAX_COUNT {
        return Err(grille_core::LayoutError::Cells(used.len()));
    }
    known.sort_by_key(|(kind, _)| match kind {
        HouseKind::Row => 0,
        HouseKind::Column => 1,
        HouseKind::Box => 2,
        _ => 3,
    });
    let mut counts: Vec<(HouseKind, usize)> = Vec::new();
    let mut houses = Vec::new();
    for (kind, cells) in known {
        let number = counts.iter().filter(|(other, _)| *other == kind).count();
        counts.push((kind, number));
        houses.push(House::new(
            kind,
            number,
            cells.into_iter().map(index).collect(),
        ));
    }
    let plain = Layout::from_houses(
        shape.order,
        used.iter().map(|&n| place(n)).collect(),
        houses,
    )?;
    // A square grid of boxes is represented by its boxes.
    let boxes = super::shapes::regions(&plain);
    let same = super::shapes::rectangle(plain.rows(), plain.columns(), plain.digits(), boxes, &[]);
    Ok(match same {
        Ok(same) if same.boxes().is_some() && alike(&same, &plain) => same,
        _ => plain,
    })
}

/// Whether two layouts have the same cells and groups, whatever these are called.
fn alike(one: &Layout, other: &Layout) -> bool {
    let groups = |layout: &Layout| {
        let mut groups: Vec<Vec<Cell>> = layout
            .houses()
            .iter()
            .map(|house| house.cells().to_vec())
            .collect();
        groups.sort();
        groups
    };
    let same_places = one
        .cells()
        .all(|cell| other.contains(cell) && one.place(cell) == other.place(cell));
    one.cell_count() == other.cell_count() && same_places && groups(one) == groups(other)
}

/// The shape of a puzzle without digits.
pub(super) fn print(puzzle: &Puzzle) -> Result<String, Inexpressible> {
    let refuse = |why: Why| Inexpressible {
        notation: Notation::KSudoku,
        why,
    };
    let layout = puzzle.base_layout();
    if puzzle.values().count() > 0 {
        return Err(refuse(Why::Givens));
    }
    if layout.lowest() != 1 {
        return Err(refuse(Why::Layout));
    }
    let number = |cell: &Cell| layout.column(*cell) * layout.rows() + layout.row(*cell);
    let mut cliques: Vec<Vec<usize>> = Vec::new();
    // The rows and columns of one square have an element of their own.
    let is_square = super::shapes::is_rectangle(layout)
        && (layout.columns(), layout.digits()) == (layout.rows(), layout.rows());
    for house in layout.houses() {
        if !is_square || house.kind() == HouseKind::Box {
            cliques.push(house.cells().iter().map(number).collect());
        }
    }
    for constraint in puzzle.constraints() {
        let cannot = || refuse(Why::Constraint(constraint.describe(layout)));
        let conditions = constraint.compile(layout, &[]).map_err(|_| cannot())?;
        let groups: Option<Vec<Vec<usize>>> = conditions
            .iter()
            .map(|condition| match condition {
                grille_core::constraint::Condition::Different { cells, .. } => {
                    Some(cells.iter().map(number).collect())
                }
                _ => None,
            })
            .collect();
        let named = matches!(constraint, Constraint::Region(_) | Constraint::Whole(_));
        cliques.extend(groups.filter(|_| named).ok_or_else(cannot)?);
    }
    let mut text = format!(
        "<!DOCTYPE ksudoku-graph>\n<ksudoku-graph>\n <graph sizeX=\"{}\" sizeY=\"{}\" sizeZ=\"1\" order=\"{}\" \
         type=\"custom\" name=\"{}\">\n",
        layout.columns(),
        layout.rows(),
        layout.digits(),
        puzzle
            .headers()
            .get(Header::Description)
            .unwrap_or("")
            .replace(['"', '<', '&', '>'], "")
    );
    if is_square {
        text += "  <sudokugroups at=\"0\" withblocks=\"0\"/>\n";
    }
    for clique in cliques {
        let cells: Vec<String> = clique.iter().map(ToString::to_string).collect();
        text += &format!(
            "  <clique size=\"{}\">{}</clique>\n",
            clique.len(),
            cells.join(" ")
        );
    }
    text += " </graph>\n</ksudoku-graph>\n";
    Ok(text)
}
