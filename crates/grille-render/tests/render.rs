//! Pictures seen from outside: golden files for a few grids, and what holds for every grid. Run with
//! `UPDATE_GOLDEN=1` to write the golden files anew, then look at the difference.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use grille::constraint::{
    Arrow, Cage, CloneOf, Constraint, Line, LineKind, LittleKiller, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, Side, Sign, SignKind, Variant, Whole,
};
use grille::logic::BuiltIn;
use grille::render::{Content, Format, Picture, PictureOptions};
use grille::say::Lang;
use grille::{
    Alphabet, BoxShape, Cell, Digit, Draft, House, HouseKind, Layout, Place, Puzzle, Script,
    Validate,
};
use proptest::prelude::*;
use quick_xml::Reader;
use quick_xml::events::Event;

/// A position on the way to the solution, with digits placed and candidates deleted.
const POSITION: &str = ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:";

/// A position of a grid with these boxes: the cells that are wanted, filled in from the first solution
/// that comes to mind, every fifth of them placed rather than given.
fn filled(rows: usize, columns: usize, wanted: impl Fn(usize) -> bool) -> Puzzle {
    let size = rows * columns;
    let boxes = BoxShape::new(rows, columns).expect("from 2 to 5");
    let mut draft = Draft::new(Layout::with_boxes(boxes));
    for (at, entry) in draft.entries.iter_mut().enumerate() {
        let (row, column) = (at / size, at % size);
        if wanted(at) {
            let shift = row % rows * columns + row / rows;
            entry.value = Some(Digit::from_index((shift + column) % size));
            entry.given = at % 5 != 0;
        }
    }
    draft.validate().unwrap()
}

/// Two 4×4 grids that share a box, so with holes in two corners.
fn overlapping() -> Puzzle {
    let in_layout = |row, column| (row < 4 && column < 4) || (row >= 2 && column >= 2);
    let places: Vec<Place> = (0..36)
        .map(|at| (at / 6, at % 6))
        .filter(|&(row, column)| in_layout(row, column))
        .map(|(row, column)| Place { row, column })
        .collect();
    let mut houses = Vec::new();
    for (top, left) in (0..9).map(|at| (at / 3, at % 3)) {
        let inside = |place: &Place| (place.row / 2, place.column / 2) == (top, left);
        let cells: Vec<Cell> = (0..places.len())
            .filter(|&at| inside(&places[at]))
            .map(Cell::new)
            .collect();
        if !cells.is_empty() {
            houses.push(House::new(HouseKind::Box, houses.len(), cells));
        }
    }
    let layout = Layout::from_houses(4, places, houses).unwrap();
    Draft::new(layout).validate().unwrap()
}

fn options(candidates: bool, labels: bool, title: Option<&str>) -> PictureOptions {
    PictureOptions {
        candidates,
        labels,
        title: title.map(str::to_string),
        rules: true,
        ..PictureOptions::default()
    }
}

/// Compares each format with its golden file.
fn golden(name: &str, puzzle: &Puzzle, options: &PictureOptions, lang: Lang) {
    let picture = Picture::of(puzzle, options);
    for format in Format::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/render")
            .join(format!("{name}.{}", format.extension()));
        let drawn = format.print(&picture, lang);
        if env::var_os("UPDATE_GOLDEN").is_some() {
            fs::write(&path, &drawn).unwrap();
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        // Not assert_eq: two whole documents in a message help nobody.
        let differs = drawn
            .lines()
            .zip(expected.lines())
            .position(|(drawn, expected)| drawn != expected)
            .unwrap_or(drawn.lines().count().min(expected.lines().count()));
        assert!(
            drawn == expected,
            "{name}.{} differs from line {}; UPDATE_GOLDEN=1 writes it anew",
            format.extension(),
            differs + 1
        );
    }
}

#[test]
fn a_4x4_grid_with_candidates_is_drawn_as_ever() {
    let puzzle = BuiltIn::named("e-4x4-1").unwrap().puzzle();
    golden(
        "4x4-candidates",
        &puzzle,
        &options(true, true, None),
        Lang::French,
    );
}

#[test]
fn a_9x9_grid_with_givens_and_placed_digits_is_drawn_as_ever() {
    let puzzle = grille::read_puzzle(POSITION).unwrap();
    let title = "Grille n° 3 : « l'été » & <50 % de {cases}_vides\\";
    golden(
        "9x9-placed",
        &puzzle,
        &options(false, true, Some(title)),
        Lang::French,
    );
    golden(
        "9x9-candidates",
        &puzzle,
        &options(true, false, None),
        Lang::English,
    );
}

#[test]
fn both_6x6_grids_are_drawn_as_ever() {
    let wide = filled(2, 3, |at| at % 3 == 0);
    let tall = filled(3, 2, |at| at % 3 == 0);
    golden(
        "6x6-2x3",
        &wide,
        &options(true, false, Some("2x3")),
        Lang::English,
    );
    golden(
        "6x6-3x2",
        &tall,
        &options(true, false, Some("3x2")),
        Lang::English,
    );
}

#[test]
fn a_16x16_grid_is_drawn_as_ever() {
    let mut puzzle = filled(4, 4, |at| at % 3 == 0);
    puzzle.set_script(Script::default().with_alphabet(Alphabet::Hexadecimal));
    golden("16x16", &puzzle, &options(false, true, None), Lang::English);
}

#[test]
fn grids_that_overlap_are_drawn_as_ever() {
    golden(
        "overlapping",
        &overlapping(),
        &options(true, true, None),
        Lang::English,
    );
}

/// One of everything that can be drawn on a 9×9 grid.
fn ornate() -> Puzzle {
    let mut draft = Draft::new(Layout::classic());
    let cells = |places: &str| -> Vec<Cell> {
        let cell = |place: &str| {
            let place: Place = place.parse().unwrap();
            Layout::classic()
                .cell(place.row.into(), place.column.into())
                .unwrap()
        };
        places.split(' ').map(cell).collect()
    };
    let cage = |places: &str, sum: Option<u32>| {
        let cells = cells(places);
        Constraint::Cage(Cage {
            cells,
            sum,
            repeats: false,
        })
    };
    let sign = |places: &str, kind: SignKind| {
        let cells = cells(places);
        Constraint::Sign(Sign {
            first: cells[0],
            second: cells[1],
            kind,
        })
    };
    let line = |kind: LineKind, places: &str| {
        let cells = cells(places);
        Constraint::Line(Line { kind, cells })
    };
    let mark = |place: &str, kind: MarkKind| {
        let cell = cells(place)[0];
        Constraint::Mark(Mark { cell, kind })
    };
    let outside = |side: Side, line: usize, value: u32| {
        let kind = OutsideKind::Sandwich;
        Constraint::Outside(Outside {
            kind,
            side,
            line,
            value,
        })
    };
    draft.constraints = vec![
        Constraint::Whole(Whole::Diagonals),
        Constraint::Whole(Whole::AntiKnight),
        Constraint::Region(cells("b2 c3 b3 c2")),
        cage("a1 b1 b2", Some(15)),
        cage("d1 e1 d2", None),
        sign("g1 h1", SignKind::Less),
        sign("g2 g1", SignKind::Less),
        sign("i1 i2", SignKind::WHITE),
        sign("h3 i3", SignKind::BLACK),
        sign("a4 b4", SignKind::X),
        sign("a5 a6", SignKind::V),
        sign("c4 c5", SignKind::Difference(4)),
        mark("d4", MarkKind::Even),
        mark("e4", MarkKind::Odd),
        mark("d6", MarkKind::Minimum),
        mark("f6", MarkKind::Maximum),
        Constraint::Quadruple(Quadruple {
            cells: cells("g4 h4 g5 h5"),
            digits: [1, 2, 3].map(|digit| Digit::new(digit).unwrap()).to_vec(),
        }),
        line(LineKind::Thermo, "a9 b8 c8"),
        line(LineKind::Whisper(4), "d8 e8 f9"),
        line(LineKind::Between, "g7 h7 i8"),
        Constraint::Arrow(Arrow {
            circle: cells("a7 b7"),
            shaft: cells("c6 b6"),
        }),
        Constraint::Clone(CloneOf {
            cells: cells("h8 h9"),
            copy: cells("e2 e3"),
        }),
        outside(Side::Left, 3, 12),
        outside(Side::Bottom, 8, 0),
        Constraint::LittleKiller(LittleKiller {
            start: cells("b1")[0],
            down: true,
            right: true,
            sum: 40,
        }),
    ];
    draft.set_given(cells("e5")[0], Digit::new(7).unwrap());
    draft.validate().unwrap()
}

#[test]
fn everything_that_constraints_draw_is_drawn_as_ever() {
    let puzzle = ornate();
    golden(
        "ornate",
        &puzzle,
        &options(false, true, Some("Ornements")),
        Lang::French,
    );
    golden(
        "ornate-candidates",
        &puzzle,
        &options(true, false, None),
        Lang::English,
    );
}

#[test]
fn layouts_of_any_shape_are_drawn_as_ever() {
    for (name, id) in [
        ("jigsaw", "jigsaw"),
        ("twin", "twin"),
        ("roxdoku", "roxdoku"),
        ("surface", "cube-surface"),
    ] {
        let puzzle = Variant::named(id).unwrap().example().validate().unwrap();
        golden(name, &puzzle, &options(false, false, None), Lang::English);
    }
}

#[test]
fn every_variant_has_a_well_formed_picture_that_fits_its_sheet() {
    for variant in Variant::all() {
        let puzzle = variant.example().validate().unwrap();
        let picture = Picture::of(&puzzle, &options(false, false, None));
        for lang in [Lang::English, Lang::French] {
            elements(&Format::Svg.print(&picture, lang));
            elements(&Format::Html.print(&picture, lang));
        }
        let text = Format::Text.print(&picture, Lang::English);
        let grid = text.lines().take_while(|line| !line.is_empty());
        let widest = grid.map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= 80, "{}: {widest} columns", variant.id);
        // What a constraint says is to be seen, or told under the picture.
        let is_shown = puzzle.constraints().is_empty()
            || !picture.ornaments().is_empty()
            || !picture.rules().is_empty();
        assert!(is_shown, "{}", variant.id);
    }
}

/// An element of a document, as far as the tests look at it.
struct Element {
    name: String,
    class: String,
    /// The class of the element that it is in.
    parent: String,
    text: String,
}

/// The elements of a document that hold text, and the proof that it is well-formed: each element is
/// closed, each attribute there once, each reference known.
fn elements(document: &str) -> Vec<Element> {
    let mut reader = Reader::from_str(document);
    let mut open: Vec<(String, String)> = Vec::new();
    let mut found = Vec::new();
    let mut text = String::new();
    loop {
        match reader.read_event().expect("well-formed markup") {
            Event::Start(start) | Event::Empty(start)
                if start.attributes().any(|attribute| attribute.is_err()) =>
            {
                panic!("an attribute of {start:?}");
            }
            Event::Start(start) => {
                let class = start.try_get_attribute("class").unwrap();
                let class = class.map_or(String::new(), |class| {
                    class.unescape_value().unwrap().into_owned()
                });
                let name = String::from_utf8(start.name().as_ref().to_vec()).unwrap();
                open.push((name, class));
                text.clear();
            }
            Event::Text(piece) => text.push_str(&piece.decode().unwrap()),
            Event::GeneralRef(reference) => match reference.decode().unwrap().as_ref() {
                "amp" => text.push('&'),
                "lt" => text.push('<'),
                "gt" => text.push('>'),
                "quot" => text.push('"'),
                "#39" => text.push('\''),
                other => panic!("an unknown reference {other}"),
            },
            Event::End(_) => {
                let (name, class) = open.pop().unwrap();
                let parent = open
                    .last()
                    .map_or(String::new(), |(_, class)| class.clone());
                let text = std::mem::take(&mut text);
                found.push(Element {
                    name,
                    class,
                    parent,
                    text,
                });
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(open.is_empty(), "{open:?} is not closed");
    found
}

/// How often each symbol is drawn: as a given, as a placed digit, as a candidate.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    givens: BTreeMap<String, usize>,
    placed: BTreeMap<String, usize>,
    candidates: BTreeMap<String, usize>,
}

impl Tally {
    fn of(picture: &Picture) -> Tally {
        let mut tally = Tally::default();
        for (_, _, square) in picture.squares() {
            match &square.content {
                Content::Empty => {}
                Content::Digit { symbol, given } => {
                    let digits = if *given {
                        &mut tally.givens
                    } else {
                        &mut tally.placed
                    };
                    *digits.entry(symbol.to_string()).or_default() += 1;
                }
                Content::Candidates(marks) => {
                    for mark in marks {
                        *tally.candidates.entry(mark.symbol.to_string()).or_default() += 1;
                    }
                }
            }
        }
        tally
    }

    fn in_svg(document: &str) -> Tally {
        let mut tally = Tally::default();
        for element in elements(document) {
            let symbols = match element.parent.as_str() {
                "givens" => &mut tally.givens,
                "placed" => &mut tally.placed,
                "candidates" => &mut tally.candidates,
                _ => continue,
            };
            *symbols.entry(element.text).or_default() += 1;
        }
        tally
    }

    fn in_html(document: &str) -> Tally {
        let mut tally = Tally::default();
        for element in elements(document) {
            let symbols = match element.name.as_str() {
                "td" if element.class.contains("given") => &mut tally.givens,
                "td" if element.class.contains("placed") => &mut tally.placed,
                "span" => &mut tally.candidates,
                _ => continue,
            };
            *symbols.entry(element.text).or_default() += 1;
        }
        tally
    }

    fn in_latex(document: &str) -> Tally {
        let mut tally = Tally::default();
        let (_, drawing) = document.split_once("\\begin{tikzpicture}").unwrap();
        for line in drawing.lines() {
            let text = || {
                let (_, text) = line.rsplit_once('{').unwrap();
                text.trim_end_matches("};").to_string()
            };
            if line.starts_with("\\node[given]") {
                *tally.givens.entry(text()).or_default() += 1;
            } else if line.starts_with("\\node[placed]") {
                *tally.placed.entry(text()).or_default() += 1;
            } else if line.starts_with("\\node[candidates]") {
                for place in line.split("\\place{").skip(1) {
                    let (symbol, _) = place.split_once('}').unwrap();
                    if !symbol.is_empty() {
                        *tally.candidates.entry(symbol.to_string()).or_default() += 1;
                    }
                }
            }
        }
        tally
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_digit_and_every_candidate_is_drawn_once(
        rows in 2_usize..=5,
        columns in 2_usize..=5,
        kept in prop::collection::vec(0_u8..4, 625),
        candidates: bool,
        labels: bool,
        letters: bool,
    ) {
        let mut puzzle = filled(rows, columns, |at| kept[at] == 0);
        if letters {
            puzzle.set_script(Script::default().with_alphabet(Alphabet::Letters));
        }
        let picture = Picture::of(&puzzle, &options(candidates, labels, None));
        let expected = Tally::of(&picture);
        prop_assert_eq!(&Tally::in_svg(&Format::Svg.print(&picture, Lang::English)), &expected);
        prop_assert_eq!(&Tally::in_html(&Format::Html.print(&picture, Lang::French)), &expected);
        prop_assert_eq!(&Tally::in_latex(&Format::Latex.print(&picture, Lang::English)), &expected);
        let digits: usize = expected.givens.values().chain(expected.placed.values()).sum();
        prop_assert_eq!(digits, puzzle.values().count());
    }

    #[test]
    fn any_title_is_told_as_it_is(title in "[ -~é«»数\u{1}]{1,40}") {
        let puzzle = BuiltIn::named("e-4x4-1").unwrap().puzzle();
        let picture = Picture::of(&puzzle, &options(false, false, Some(&title)));
        let expected = title.replace('\u{1}', " ");
        for format in [Format::Svg, Format::Html] {
            let elements = elements(&format.print(&picture, Lang::English));
            let told = elements.iter().find(|element| element.name == "title").unwrap();
            prop_assert_eq!(&told.text, &expected);
        }
    }
}

#[test]
fn the_table_has_a_heading_for_each_row_and_column() {
    let puzzle = filled(2, 3, |at| at % 2 == 0);
    let page = Format::Html.print(
        &Picture::of(&puzzle, &options(false, true, None)),
        Lang::French,
    );
    assert_eq!(page.matches("<th scope=\"col\">").count(), 6);
    assert_eq!(page.matches("<th scope=\"row\">").count(), 6);
    assert!(page.contains("<html lang=\"fr\">"));
    let plain = Format::Html.print(
        &Picture::of(&puzzle, &options(false, false, None)),
        Lang::French,
    );
    assert!(!plain.contains("<th"));
}

#[test]
fn candidates_are_read_aloud_as_one_phrase() {
    let puzzle = BuiltIn::named("e-4x4-1").unwrap().puzzle();
    let picture = Picture::of(&puzzle, &options(true, false, None));
    let page = Format::Html.print(&picture, Lang::French);
    assert!(page.contains("aria-label=\"candidats 1, 2 et 3\""));
    let page = Format::Html.print(&picture, Lang::English);
    assert!(page.contains("aria-label=\"candidates 1, 2 and 3\""));
}
