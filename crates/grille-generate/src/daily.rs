//! The daily puzzle: the same for everyone who asks for the same day and grade.

use grille_core::Budget;
use grille_logic::rate::Grade;

use super::random::derived_seed;
use super::request::Request;
use super::search::{Effort, Made, NotMade, generate};

/// The classic puzzle of a day; there is one for each grade.
///
/// ```
/// use grille_core::Budget;
/// use grille_generate::Daily;
/// use grille_logic::rate::{Grade, grade};
///
/// let daily = Daily::of("2026-11-18", Grade::Easy).unwrap();
/// let made = daily.make(Budget::default())?;
/// assert_eq!(grade(&made.puzzle), Some(Grade::Easy));
/// assert!(Daily::of("2026-02-30", Grade::Easy).is_none());
/// # Ok::<(), grille_generate::NotMade>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Daily {
    day: u64,
    grade: Grade,
}

impl Daily {
    /// The default grade of the daily puzzle.
    pub const USUAL_GRADE: Grade = Grade::Medium;

    /// The puzzle of a day written `YYYY-MM-DD`; `None` if that is not a valid date.
    #[must_use]
    pub fn of(date: &str, grade: Grade) -> Option<Daily> {
        day_number(date).map(|day| Daily { day, grade })
    }

    /// The request for the puzzle.
    #[must_use]
    pub fn request(&self) -> Request {
        Request::classic().grade(self.grade..=self.grade)
    }

    /// Makes the puzzle.
    pub fn make(&self, budget: Budget<'_>) -> Result<Made, NotMade> {
        let request = self.request();
        let attempts = request.usual_attempts();
        let seed = derived_seed(self.day, self.grade as u64);
        generate(&request, seed, Effort { attempts, budget })
    }
}

/// The number of a day written `YYYY-MM-DD`, unique to that day; `None` if that is not a valid date.
fn day_number(date: &str) -> Option<u64> {
    let bytes = date.as_bytes();
    let is_shaped = bytes.len() == 10
        && bytes.iter().enumerate().all(|(at, byte)| match at {
            4 | 7 => *byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    let number = |from: usize, to: usize| date.get(from..to)?.parse::<u64>().ok();
    let (year, month, day) = (number(0, 4)?, number(5, 7)?, number(8, 10)?);
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let longest = match month {
        2 => 28 + u64::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    let is_day = is_shaped && (1..=longest).contains(&day);
    is_day.then_some(10_000 * year + 100 * month + day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_days_have_numbers() {
        assert_eq!(day_number("2026-11-16"), Some(20_261_116));
        assert_eq!(day_number("2024-02-29"), Some(20_240_229));
        for wrong in [
            "2026-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-01",
            "26-11-16",
            "2026-11-16 ",
            "２０２６-11-16",
            "",
        ] {
            assert_eq!(day_number(wrong), None, "{wrong}");
        }
    }
}
