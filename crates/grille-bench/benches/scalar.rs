//! dev
use std::time::Instant;
use grille_solve::internal::solve_one_scalar;
use grille::solve::classic9::solve_one;
use sudoku::Sudoku;
fn main() {
    for set in ["easy_naked","unbiased_cb_ser","17clue","magictour_top1465","hardest_1905_11plus","hardest_1106","serg_multi","invalid","near_puzzles"] {
        let text = std::fs::read_to_string(format!("/work/shared/data/perf/9x9_{set}.txt")).unwrap();
        let puzzles: Vec<[u8;81]> = text.lines().step_by(if set=="near_puzzles" {5} else {1}).map(|l| { let c: [u8;81] = l.as_bytes()[..81].try_into().unwrap(); c.map(|c| if c==b'.' {0} else {c-b'0'}) }).collect();
        let parsed: Vec<_> = puzzles.iter().map(|p| Sudoku::from_bytes(*p).unwrap()).collect();
        let mut best=[f64::MAX;2]; let mut g=0u64;
        for _ in 0..7 {
            let t=Instant::now(); let mut n=0; g=0; for p in &puzzles { let a=solve_one_scalar(p,2); n+=a.count; g+=u64::from(a.guesses); } best[0]=best[0].min(t.elapsed().as_secs_f64());
            let t=Instant::now(); let m: usize = parsed.iter().map(|p| p.solutions_count_up_to(2)).sum(); best[1]=best[1].min(t.elapsed().as_secs_f64());
            assert_eq!(n as usize,m,"{set}");
        }
        let v: u64 = puzzles.iter().map(|p| u64::from(solve_one(p,2).guesses)).sum();
        let n=puzzles.len() as f64;
        println!("{set:22} scalar {:7.0} crate {:7.0} ratio {:.2} guesses {:.2} vector guesses {:.2}", n/best[0]/1e3, n/best[1]/1e3, best[1]/best[0], g as f64/n, v as f64/n);
    }
}
