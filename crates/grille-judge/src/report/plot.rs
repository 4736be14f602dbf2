//! The plots of the page, as SVG without scripts. Each program has its own colour, dash and mark: nothing depends on
//! colour alone.

use std::time::Duration;

use grille::render::escape;
use grille::say::{Lang, text};

use super::{Report, time};
use crate::Score;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 380.0;
const LEFT: f64 = 92.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 52.0;

/// How many colours the page's style has: `c0`, `c1`, ….
const COLOURS: usize = 6;
const DASHES: [&str; 4] = ["none", "8 4", "2 3", "10 3 2 3"];

/// The most puzzles drawn individually; of more, only every second, third, ….
const DRAWN: usize = 2000;

/// How many puzzles each program solved within a time: the further up and left, the better.
pub(super) fn solved(report: &Report, lang: Lang) -> String {
    let times = TimeScale::of(report);
    let puzzles = report.puzzles.len().max(1) as f64;
    let x = |at: Duration| LEFT + times.share(at) * (WIDTH - LEFT - RIGHT);
    let y = |count: f64| HEIGHT - BOTTOM - count / puzzles * (HEIGHT - TOP - BOTTOM);
    let mut drawing = String::new();
    for at in times.decades() {
        let label = lang.say(&time(at, lang));
        drawing += &upright(x(at), &label);
    }
    for count in round_numbers(report.puzzles.len()) {
        drawing += &level(y(count as f64), &count.to_string());
    }
    for (number, score) in report.scores.iter().enumerate() {
        let mut path = format!("M{:.1} {:.1}", LEFT, y(0.0));
        let mut last = (LEFT, y(0.0));
        let sorted = score.sorted_times();
        for (before, &at) in sorted.iter().enumerate() {
            let (right, up) = (x(at), y(before as f64 + 1.0));
            let is_last = before + 1 == sorted.len();
            // Steps below half a point cannot be seen.
            if is_last || right - last.0 > 0.5 || last.1 - up > 0.5 {
                path += &format!("H{right:.1}V{up:.1}");
                last = (right, up);
            }
        }
        path += &format!("H{:.1}", WIDTH - RIGHT);
        drawing += &format!(
            "<path class=\"line c{}\" stroke-dasharray=\"{}\" d=\"{path}\"/>",
            number % COLOURS,
            dash(number)
        );
        drawing += &mark(number, last.0, last.1, 5.0);
    }
    frame(
        &drawing,
        &lang.say(&text!("judge-plot-solved")),
        &lang.say(&text!("judge-plot-solved-time")),
        &lang.say(&text!("judge-plot-solved-count")),
    )
}

/// How long each puzzle took each program; unsolved puzzles are shown above the limit.
pub(super) fn times(report: &Report, lang: Lang) -> String {
    let times = TimeScale::of(report);
    let puzzles = report.puzzles.len();
    let above = 34.0;
    let x = |number: usize| {
        LEFT + (number as f64 + 0.5) / puzzles.max(1) as f64 * (WIDTH - LEFT - RIGHT)
    };
    let y = |at: Duration| HEIGHT - BOTTOM - times.share(at) * (HEIGHT - TOP - BOTTOM - above);
    let mut drawing = String::new();
    for at in times.decades() {
        drawing += &level(y(at), &lang.say(&time(at, lang)));
    }
    drawing += &level(
        TOP + above / 2.0,
        &lang.say(&text!("judge-plot-times-failed")),
    );
    for number in round_numbers(puzzles) {
        if number > 0 {
            drawing += &upright(x(number - 1), &number.to_string());
        }
    }
    let every = puzzles.div_ceil(DRAWN).max(1);
    for (program, score) in report.scores.iter().enumerate() {
        for (number, played) in score.played.iter().enumerate().step_by(every) {
            let up = if played.verdict.is_solved() {
                y(played.time)
            } else {
                // Side by side, so that each can be seen.
                TOP + above / 2.0 - 10.0 + 4.0 * (program % 6) as f64
            };
            drawing += &mark(program, x(number), up, 2.5);
        }
    }
    frame(
        &drawing,
        &lang.say(&text!("judge-plot-times")),
        &lang.say(&text!("judge-plot-times-puzzle")),
        "",
    )
}

/// The legend: the line and mark of each program.
pub(super) fn legend(scores: &[Score]) -> String {
    let each = scores.iter().enumerate().map(|(number, score)| {
        format!(
            "<li><svg width=\"44\" height=\"14\" aria-hidden=\"true\"><path class=\"line c{}\" \
             stroke-dasharray=\"{}\" d=\"M0 7H44\"/>{}</svg> {}</li>",
            number % COLOURS,
            dash(number),
            mark(number, 22.0, 7.0, 5.0),
            escape(&score.marked_name())
        )
    });
    format!("<ul class=\"legend\">{}</ul>\n", each.collect::<String>())
}

/// Times on a logarithmic scale, from a decade below the quickest to the limit.
struct TimeScale {
    low: f64,
    high: f64,
}

impl TimeScale {
    fn of(report: &Report) -> TimeScale {
        let quickest = report.scores.iter().flat_map(Score::times).min();
        let low = quickest.unwrap_or(report.limits.time).as_secs_f64();
        let low = low.clamp(1e-6, 1e6).log10().floor();
        let high = report.limits.time.as_secs_f64().max(1e-6).log10();
        TimeScale {
            low,
            high: high.max(low + 1.0),
        }
    }

    /// The position of a time between the ends, from 0 to 1.
    fn share(&self, at: Duration) -> f64 {
        let log = at.as_secs_f64().max(1e-9).log10();
        ((log - self.low) / (self.high - self.low)).clamp(0.0, 1.0)
    }

    fn decades(&self) -> impl Iterator<Item = Duration> {
        let decades = self.low as i32..=self.high.floor() as i32;
        decades.map(|decade| Duration::from_secs_f64(10_f64.powi(decade)))
    }
}

/// At most eleven round numbers from 0 up to the greatest.
fn round_numbers(greatest: usize) -> Vec<usize> {
    let steps = [1, 2, 5, 10, 20, 25, 50]
        .into_iter()
        .chain((2..).flat_map(|power| [1, 2, 5].map(|digit| digit * 10_usize.pow(power))));
    let step = steps.take(40).find(|step| greatest / step <= 10);
    (0..=greatest)
        .step_by(step.unwrap_or(greatest.max(1)))
        .collect()
}

/// A vertical line with its label below.
fn upright(x: f64, label: &str) -> String {
    format!(
        "<path class=\"rule\" d=\"M{x:.1} {TOP}V{0}\"/><text x=\"{x:.1}\" y=\"{1}\" \
         text-anchor=\"middle\">{2}</text>",
        HEIGHT - BOTTOM,
        HEIGHT - BOTTOM + 18.0,
        escape(label)
    )
}

/// A horizontal line with its label on the left.
fn level(y: f64, label: &str) -> String {
    format!(
        "<path class=\"rule\" d=\"M{LEFT} {y:.1}H{}\"/><text x=\"{}\" y=\"{:.1}\" \
         text-anchor=\"end\">{}</text>",
        WIDTH - RIGHT,
        LEFT - 6.0,
        y + 4.0,
        escape(label)
    )
}

fn dash(number: usize) -> &'static str {
    DASHES[number % DASHES.len()]
}

/// A mark of a program: disc, square, triangle, diamond, plus, cross.
fn mark(number: usize, x: f64, y: f64, size: f64) -> String {
    let class = format!("c{}", number % COLOURS);
    let filled = |d: String| format!("<path class=\"mark {class}\" d=\"{d}\"/>");
    let open = |d: String| format!("<path class=\"stroke {class}\" d=\"{d}\"/>");
    let at = |dx: f64, dy: f64| format!("{:.1} {:.1}", x + dx * size, y + dy * size);
    match number % 6 {
        0 => format!("<circle class=\"mark {class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{size}\"/>"),
        1 => filled(format!("M{}h{1}v{1}h-{1}z", at(-0.9, -0.9), 1.8 * size)),
        2 => filled(format!(
            "M{}L{}L{}z",
            at(0.0, -1.1),
            at(1.0, 0.8),
            at(-1.0, 0.8)
        )),
        3 => filled(format!(
            "M{}L{}L{}L{}z",
            at(0.0, -1.2),
            at(1.2, 0.0),
            at(0.0, 1.2),
            at(-1.2, 0.0)
        )),
        4 => open(format!(
            "M{}L{}M{}L{}",
            at(-1.0, 0.0),
            at(1.0, 0.0),
            at(0.0, -1.0),
            at(0.0, 1.0)
        )),
        _ => open(format!(
            "M{}L{}M{}L{}",
            at(-0.9, -0.9),
            at(0.9, 0.9),
            at(-0.9, 0.9),
            at(0.9, -0.9)
        )),
    }
}

fn frame(drawing: &str, title: &str, below: &str, beside: &str) -> String {
    let middle = (TOP + HEIGHT - BOTTOM) / 2.0;
    format!(
        "<figure><figcaption>{0}</figcaption>\n<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"{0}\">{drawing}<text x=\"{1}\" y=\"{2}\" text-anchor=\"middle\">{3}</text>\
         <text transform=\"translate(14 {middle}) rotate(-90)\" text-anchor=\"middle\">{4}</text></svg></figure>\n",
        escape(title),
        (LEFT + WIDTH - RIGHT) / 2.0,
        HEIGHT - 10.0,
        escape(below),
        escape(beside)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_a_few_round_numbers() {
        assert_eq!(round_numbers(0), [0]);
        assert_eq!(round_numbers(3), [0, 1, 2, 3]);
        assert_eq!(
            round_numbers(100),
            [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
        );
        assert_eq!(round_numbers(1000).len(), 11);
        assert_eq!(round_numbers(2_345_678).len(), 5);
    }
}
