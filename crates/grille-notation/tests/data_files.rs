//! The puzzle files of the data folder read as their notes say.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use grille::Validate;
use grille::notation::{ReadOptions, Reader, hodoku};
use grille_needs::{data_folder, needs_data};

#[needs_data("perf")]
#[test]
fn every_puzzle_of_the_speed_files_reads_with_its_solution() {
    let data = Path::new(data_folder!());
    for (file, count, size, solved) in [
        ("9x9_easy_naked.txt", 10_000, 9, true),
        ("9x9_17clue.txt", 9_832, 9, true),
        ("9x9_serg_multi.txt", 4_998, 9, false),
        ("9x9_multi_counts.txt", 800, 9, false),
        ("16x16_acs.txt", 210, 16, false),
        ("16x16_unique_minimal.txt", 55, 16, true),
        ("25x25_acs.txt", 210, 25, false),
        ("25x25_unique.txt", 10, 25, true),
    ] {
        let input = BufReader::new(File::open(data.join("perf").join(file)).unwrap());
        let mut read = 0;
        for draft in Reader::new(input, ReadOptions::default()) {
            let puzzle = draft.unwrap().validate().unwrap();
            assert_eq!(puzzle.layout().digits(), size, "{file}");
            assert_eq!(puzzle.solution().is_some(), solved, "{file}");
            read += 1;
        }
        assert_eq!(read, count, "{file}");
    }
}

#[needs_data("techniques/reglib-shared.txt")]
#[test]
fn every_case_of_the_technique_library_reads() {
    let data = Path::new(data_folder!());
    let file = BufReader::new(File::open(data.join("techniques/reglib-shared.txt")).unwrap());
    let mut cases = 0;
    for (number, line) in file.lines().enumerate() {
        let line = line.unwrap();
        if !line.starts_with(':') {
            continue;
        }
        let case = hodoku::parse_case(&line, number + 1).unwrap();
        assert!(!case.technique.is_empty());
        case.draft.validate().unwrap();
        cases += 1;
    }
    assert_eq!(cases, 781);
}
