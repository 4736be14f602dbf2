//! tmp
use grille::Geometry;
use grille::generate::*;
use std::time::Instant;
fn main() {
    let n = 3000;
    let order = Order::classic();
    for round in 0..2 {
        let start = Instant::now();
        for i in 0..n {
            generate(&order, u64::from(i + round * n), Effort::default()).unwrap();
        }
        println!("minimal {:?}", start.elapsed() / n);
        let start = Instant::now();
        for _ in 0..n {
            std::hint::black_box(sudoku::Sudoku::generate_with_symmetry(
                sudoku::board::Symmetry::None,
            ));
        }
        println!("crate {:?}", start.elapsed() / n);
    }
    for size in [4, 6, 8, 12, 16, 20, 25] {
        let mut r = Random::from_seed(1);
        let g = Geometry::of_size(size).unwrap();
        let start = Instant::now();
        for _ in 0..5 {
            random_grid(&g, &mut r, Default::default()).unwrap();
        }
        println!("{size} grid {:?}", start.elapsed() / 5);
        if size < 20 {
            let start = Instant::now();
            for i in 0..5 {
                let m = generate(&Order::new(g.clone()), i, Effort::default()).unwrap();
                println!("{size} {} {:?}", m.puzzle.values().count(), start.elapsed());
            }
        }
    }
    let g = Geometry::of_size(25).unwrap();
    for i in 0..2 {
        let start = Instant::now();
        let m = generate(&Order::new(g.clone()), i, Effort::default()).unwrap();
        println!("25 {} {:?}", m.puzzle.values().count(), start.elapsed());
    }
}
