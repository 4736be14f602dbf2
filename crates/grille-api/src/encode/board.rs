//! A puzzle as a board.

use std::collections::BTreeMap;

use grille::constraint::Variant;
use grille::render::{Ornament, Picture, PictureOptions, ornaments, whole_text};
use grille::say::{DescribeConstraint, DescribeVariant, Lang, rules_of};
use grille::{Digit, HouseKind, Puzzle};
use grille_schema as schema;
use grille_schema::{Board, BoardCell, Boxes, ConstraintNote, House, Underlay, VariantName};

use super::Encoding;

/// What a program needs to draw a puzzle and to let somebody play it.
#[must_use]
pub fn board(puzzle: &Puzzle, lang: Lang) -> Board {
    let layout = puzzle.layout();
    let encoding = Encoding::of(puzzle);
    let cells = layout.cells().map(|cell| {
        let place = layout.place(cell);
        BoardCell {
            cell: encoding.cell(cell),
            row: place.row + 1,
            column: place.column + 1,
        }
    });
    let houses = layout.houses().iter().map(|house| House {
        id: house.id(),
        kind: house_kind(house.kind()),
        name: lang.say(house),
        cells: encoding.cells(house.cells()),
    });
    let constraints = puzzle
        .constraints()
        .iter()
        .map(|constraint| ConstraintNote {
            text: lang.say(&constraint.describe(layout)),
            cells: encoding.cells(&constraint.cells(layout)),
        });
    let variants = Variant::all_of(puzzle.base_layout(), puzzle.constraints()).into_iter();
    let placed = layout.cells().map(|cell| {
        let value = puzzle.values().get(cell);
        value.filter(|_| !puzzle.is_given(cell))
    });
    let candidates = puzzle.has_eliminated().then(|| {
        let cells = layout.cells();
        let candidates = cells.map(|cell| encoding.cell_digits(cell, puzzle.unheld(cell)));
        candidates.collect()
    });
    let symbols = (1..=layout.digits()).filter_map(|digit| Digit::new(digit as u8));
    let unlike = layout.unlike().iter();
    Board {
        puzzle: whole_text(puzzle),
        size: layout.digits() as u8,
        occurrences: layout.occurrences().map(|each| each as u16),
        symbols: symbols.map(|digit| encoding.digit(digit)).collect(),
        rows: layout.rows() as u16,
        columns: layout.columns() as u16,
        boxes: layout.boxes().map(|boxes| Boxes {
            rows: boxes.rows() as u8,
            columns: boxes.columns() as u8,
        }),
        cells: cells.collect(),
        givens: encoding.grid(puzzle.givens().iter()),
        placed: puzzle.has_placed().then(|| encoding.grid(placed)),
        candidates,
        houses: houses.collect(),
        unlike: unlike
            .map(|&(one, other)| (encoding.cell(one), encoding.cell(other)))
            .collect(),
        constraints: constraints.collect(),
        variants: variants
            .map(|variant| variant_name(variant, lang))
            .collect(),
        rules: rules_of(puzzle.base_layout(), puzzle.constraints())
            .iter()
            .map(|rule| lang.say(rule))
            .collect(),
        underlay: underlay(puzzle),
        headers: headers(puzzle),
    }
}

fn variant_name(variant: &Variant, lang: Lang) -> VariantName {
    VariantName {
        id: variant.id.to_string(),
        name: lang.say(&variant.name()),
    }
}

fn underlay(puzzle: &Puzzle) -> Option<Underlay> {
    let picture = Picture::of(puzzle, &PictureOptions::default());
    let drawn = ornaments(&picture)?;
    let [x, y, width, height] = drawn.place;
    // Cages have their outlines and sums where marks would go.
    let is_cage = |ornament: &Ornament| matches!(ornament, Ornament::Cage { .. });
    Some(Underlay {
        under: drawn.under,
        over: drawn.over,
        x,
        y,
        width,
        height,
        cages: picture.ornaments().iter().any(is_cage),
    })
}

fn headers(puzzle: &Puzzle) -> BTreeMap<String, Vec<String>> {
    let mut headers: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (header, remark) in puzzle.headers().iter() {
        let remarks = headers.entry(header.key().to_string()).or_default();
        remarks.push(remark.to_string());
    }
    headers
}

fn house_kind(kind: HouseKind) -> schema::HouseKind {
    match kind {
        HouseKind::Row => schema::HouseKind::Row,
        HouseKind::Column => schema::HouseKind::Column,
        HouseKind::Box => schema::HouseKind::Box,
        HouseKind::Diagonal => schema::HouseKind::Diagonal,
        HouseKind::Window => schema::HouseKind::Window,
        HouseKind::Plane => schema::HouseKind::Plane,
        HouseKind::Cage => schema::HouseKind::Cage,
        HouseKind::Line => schema::HouseKind::Line,
        HouseKind::Extra => schema::HouseKind::Extra,
    }
}
