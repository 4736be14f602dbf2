//! The techniques that assume a unique solution, on positions made for the purpose: what they conclude,
//! what they show, and where they must keep silent.

use std::collections::BTreeSet;

use grille::logic::{Candidate, Position, Role, Step, Technique, all_steps};
use grille::{Cell, Digit, Draft, House, HouseKind, Layout, Puzzle, Validate};

type At = (usize, usize);

/// The classic grid with more houses.
fn classic_with(houses: &[&[At]]) -> Layout {
    let classic = Layout::classic();
    let more = houses.iter().enumerate().map(|(number, cells)| {
        let cells = cells.iter().map(|&at| cell(&classic, at)).collect();
        House::new(HouseKind::Extra, number, cells)
    });
    let houses = classic.houses().iter().cloned().chain(more).collect();
    let places = classic.cells().map(|cell| classic.place(cell)).collect();
    Layout::from_houses(9, places, houses).unwrap()
}

/// The cell in this row and column, counted from 1 as people do.
fn cell(layout: &Layout, (row, column): At) -> Cell {
    layout.cell(row - 1, column - 1).unwrap()
}

/// A position in which these cells have just these candidates, and all other cells all.
fn thinned(layout: &Layout, cells: &[(At, &str)]) -> Position {
    keep(
        Position::new(&Puzzle::from(grille::Grid::empty(layout.clone()))),
        cells,
    )
}

fn keep(mut position: Position, cells: &[(At, &str)]) -> Position {
    for &(at, kept) in cells {
        let cell = cell(&position.layout().clone(), at);
        for digit in position.candidates(cell) {
            if !kept.contains(&digit.to_string()) {
                position.eliminate(Candidate::new(cell, digit));
            }
        }
    }
    position
}

/// What the steps of a technique remove: `r1c4<>12 r2c4<>1` for each.
fn removed(position: &Position, technique: Technique) -> BTreeSet<String> {
    let steps = all_steps(position, [technique]);
    steps.iter().map(|step| told(position, step)).collect()
}

fn told(position: &Position, step: &Step) -> String {
    assert!(step.placements.is_empty());
    let mut removed = step.eliminations.clone();
    removed.sort_unstable();
    let mut words: Vec<String> = Vec::new();
    for cell in removed.iter().map(|removed| removed.cell) {
        let of_cell = removed.iter().filter(|removed| removed.cell == cell);
        let digits: String = of_cell.map(|removed| removed.digit.to_string()).collect();
        let word = format!("{}<>{digits}", position.layout().place(cell));
        if words.last() != Some(&word) {
            words.push(word);
        }
    }
    words.join(" ")
}

fn only(text: &str) -> BTreeSet<String> {
    BTreeSet::from([text.to_string()])
}

const TYPE_1: [(At, &str); 4] = [
    ((1, 1), "12"),
    ((1, 4), "12"),
    ((2, 4), "12"),
    ((2, 1), "123"),
];

#[test]
fn a_unique_rectangle_lies_in_two_boxes() {
    let technique = Technique::UniqueRectangle1;
    let classic = Layout::classic();
    assert_eq!(
        removed(&thinned(&classic, &TYPE_1), technique),
        only("r2c1<>12")
    );
    // The same across four boxes, and inside one.
    let four = [
        ((1, 1), "12"),
        ((1, 4), "12"),
        ((5, 4), "12"),
        ((5, 1), "123"),
    ];
    assert_eq!(
        removed(&thinned(&classic, &four), technique),
        BTreeSet::new()
    );
    let one = [
        ((1, 1), "12"),
        ((1, 2), "12"),
        ((2, 2), "12"),
        ((2, 1), "123"),
    ];
    assert_eq!(
        removed(&thinned(&classic, &one), technique),
        BTreeSet::new()
    );
    // Boxes of two rows and three columns: rows 2 and 3 are in different boxes.
    let six = Layout::with_boxes("2x3".parse().unwrap());
    let one_band = [
        ((1, 1), "12"),
        ((1, 4), "12"),
        ((2, 4), "12"),
        ((2, 1), "123"),
    ];
    assert_eq!(
        removed(&thinned(&six, &one_band), technique),
        only("r2c1<>12")
    );
    let two_bands = [
        ((2, 1), "12"),
        ((2, 4), "12"),
        ((3, 4), "12"),
        ((3, 1), "123"),
    ];
    assert_eq!(
        removed(&thinned(&six, &two_bands), technique),
        BTreeSet::new()
    );
}

#[test]
fn an_extra_house_that_holds_a_rectangle_unevenly_silences_it() {
    let silent: [&[At]; 4] = [
        &[(2, 1), (9, 9)],
        &[(1, 1), (5, 5), (9, 9)],
        // Opposite corners.
        &[(1, 1), (2, 4), (9, 9)],
        &[(1, 1), (1, 4), (2, 4)],
    ];
    for house in silent {
        let position = thinned(&classic_with(&[house]), &TYPE_1);
        assert_eq!(
            removed(&position, Technique::UniqueRectangle1),
            BTreeSet::new()
        );
    }
    // One that holds neighbours, or none, changes nothing.
    let fine: [&[At]; 2] = [&[(1, 1), (1, 4), (9, 9)], &[(5, 5), (9, 9)]];
    for house in fine {
        let position = thinned(&classic_with(&[house]), &TYPE_1);
        assert_eq!(
            removed(&position, Technique::UniqueRectangle1),
            only("r2c1<>12")
        );
    }
}

#[test]
fn the_other_types_conclude_what_they_should() {
    let classic = Layout::classic();
    let found = |cells: &[(At, &str)], technique| removed(&thinned(&classic, cells), technique);
    let type_2 = [
        ((1, 1), "12"),
        ((1, 4), "123"),
        ((2, 4), "123"),
        ((2, 1), "12"),
    ];
    let steps = found(&type_2, Technique::UniqueRectangle2);
    assert_eq!(steps.len(), 1);
    let told = steps.first().unwrap();
    // The rest of the column and of the box.
    assert!(
        told.starts_with("r1c5<>3 r1c6<>3 r2c5<>3") && told.ends_with("r9c4<>3"),
        "{told}"
    );
    assert_eq!(told.split(' ').count(), 13);
    let type_3 = [
        ((1, 1), "12"),
        ((1, 4), "123"),
        ((2, 4), "124"),
        ((2, 1), "12"),
        ((9, 4), "34"),
    ];
    assert_eq!(
        found(&type_3, Technique::UniqueRectangle3),
        only("r3c4<>34 r4c4<>34 r5c4<>34 r6c4<>34 r7c4<>34 r8c4<>34")
    );
    let type_5 = [
        ((1, 1), "12"),
        ((1, 4), "123"),
        ((2, 4), "12"),
        ((2, 1), "123"),
    ];
    assert_eq!(
        found(&type_5, Technique::UniqueRectangle5),
        only("r1c2<>3 r1c3<>3 r2c5<>3 r2c6<>3")
    );
    assert!(found(&type_5, Technique::UniqueRectangle2).is_empty());
}

#[test]
fn a_given_in_an_avoidable_rectangle_settles_it() {
    let draft = |given: Option<At>| {
        let layout = Layout::classic();
        let mut draft = Draft::new(layout.clone());
        for (at, digit) in [((1, 1), 1), ((1, 4), 2), ((2, 1), 2)] {
            let entry = &mut draft.entries[cell(&layout, at).index()];
            entry.value = Digit::new(digit);
            entry.given = given == Some(at);
        }
        Position::new(&draft.validate().unwrap())
    };
    let technique = Technique::AvoidableRectangle1;
    assert_eq!(removed(&draft(None), technique), only("r2c4<>1"));
    for given in [(1, 1), (1, 4), (2, 1)] {
        assert_eq!(removed(&draft(Some(given)), technique), BTreeSet::new());
    }
    // A digit placed on the way counts as placed, not as given.
    let mut position = draft(None);
    let at = |at: At| cell(&Layout::classic(), at);
    position.place(Candidate::new(at((5, 1)), Digit::new(7).unwrap()));
    position.place(Candidate::new(at((5, 7)), Digit::new(8).unwrap()));
    position.place(Candidate::new(at((4, 7)), Digit::new(7).unwrap()));
    assert_eq!(
        removed(&position, technique),
        BTreeSet::from(["r2c4<>1".to_string(), "r4c1<>8".to_string()])
    );
}

#[test]
fn a_rectangle_shows_its_corners_its_extra_candidates_and_its_houses() {
    let position = thinned(&Layout::classic(), &TYPE_1);
    let steps = all_steps(&position, [Technique::UniqueRectangle1]);
    let evidence = &steps[0].evidence;
    let digits: String = evidence.digits.iter().map(Digit::to_string).collect();
    assert_eq!(digits, "12");
    let corners: BTreeSet<usize> = evidence
        .cells
        .iter()
        .map(|(cell, _)| cell.index())
        .collect();
    assert_eq!(corners, BTreeSet::from([0, 3, 9, 12]));
    assert!(
        evidence
            .cells
            .iter()
            .all(|&(_, role)| role == Role::Pattern)
    );
    let extra = evidence
        .candidates
        .iter()
        .filter(|(_, role)| *role == Role::Extra);
    let extra: Vec<Candidate> = extra.map(|&(candidate, _)| candidate).collect();
    assert_eq!(
        extra,
        [Candidate::new(Cell::new(9), Digit::new(3).unwrap())]
    );
    // Two rows, two columns, two boxes.
    assert_eq!(evidence.houses.len(), 6);
    assert_eq!(evidence.candidates.len(), 9);
}

/// Two positions near the end: a lone digit is a value, more are candidates.
const GRAVE: &str = "
    39 4 89 5 6 2 38 7 1
    2 68 1 9 7 38 5 36 4
    36 5 7 13 4 138 368 9 2
    4 2 3 6 8 7 9 1 5
    69 68 89 13 5 13 2 4 7
    1 7 5 2 9 4 36 36 8
    5 3 2 4 1 9 7 8 6
    7 1 6 8 3 5 4 2 9
    8 9 4 7 2 6 1 5 3";
const OTHER_GRAVE: &str = "
    1 46 2 7 56 34 35 8 9
    8 3 5 16 126 9 7 4 26
    7 46 9 45 8 234 35 1 26
    3 1 8 45 25 24 9 6 7
    2 9 7 16 16 8 4 3 5
    6 5 4 3 9 7 8 2 1
    4 7 1 2 3 5 6 9 8
    5 8 6 9 4 1 2 7 3
    9 2 3 8 7 6 1 5 4";

fn position(layout: Layout, text: &str) -> Position {
    let mut draft = Draft::new(layout);
    for (entry, word) in draft.entries.iter_mut().zip(text.split_whitespace()) {
        let digits = word.chars().map(|c| c.to_digit(10).unwrap() as u8);
        let digits: Vec<Digit> = digits.map(|n| Digit::new(n).unwrap()).collect();
        if let [digit] = digits[..] {
            entry.value = Some(digit);
        } else {
            entry.allowed = digits.into_iter().collect();
        }
    }
    Position::new(&draft.validate().unwrap())
}

#[test]
fn graves_are_avoided_in_four_ways() {
    // Threes in r3c6 and r3c7 are all that keeps it from being a grave.
    let grave = position(Layout::classic(), GRAVE);
    assert_eq!(
        removed(&grave, Technique::BugType2),
        only("r3c1<>3 r3c4<>3")
    );
    assert_eq!(
        removed(&grave, Technique::BugType4),
        only("r3c6<>1 r3c7<>6")
    );
    assert!(removed(&grave, Technique::BugType3).is_empty());
    assert!(removed(&grave, Technique::BugPlusOne).is_empty());
    // Without one of them, the other is true.
    let one = keep(grave, &[((3, 7), "68")]);
    assert_eq!(removed(&one, Technique::BugPlusOne), only("r3c6<>18"));
    // Without both, nothing is left that could be true, and nothing is said.
    let none = keep(one, &[((3, 6), "18")]);
    assert!(removed(&none, Technique::BugPlusOne).is_empty());

    // A six in r2c5 or a four in r3c6: with 56 and 45 in their box they make a triple.
    let grave = position(Layout::classic(), OTHER_GRAVE);
    assert_eq!(
        removed(&grave, Technique::BugType3),
        only("r1c6<>4 r2c4<>6")
    );
    assert_eq!(
        removed(&grave, Technique::BugType4),
        only("r2c5<>1 r3c6<>3")
    );
    assert!(removed(&grave, Technique::BugType2).is_empty());
}

#[test]
fn a_group_that_need_not_hold_every_digit_silences_a_grave() {
    let with = |group: &[At]| position(classic_with(&[group]), GRAVE);
    let technique = Technique::BugType2;
    assert!(removed(&with(&[(1, 1), (2, 6)]), technique).is_empty());
    // One open cell in it is harmless.
    let steps = removed(&with(&[(1, 1), (2, 9)]), technique);
    assert_eq!(steps, only("r3c1<>3 r3c4<>3"));
}
