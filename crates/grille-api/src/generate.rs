//! New puzzles, the same for everyone with the same seed or date.

use std::ops::RangeInclusive;

use grille::constraint::Variant;
use grille::generate::{Daily, Effort, Made, NotMade, Recipe, Request, RequestError, derived_seed};
use grille::logic::Technique;
use grille::rate::{Grade, Rating, Tenths};
use grille::render::whole_text;
use grille::say::{DescribeVariant, Say, text};
use grille::{BoxShape, Layout};
use grille_schema::{
    DailyRequest, ErrorCode, GenerateAnswer, GenerateRequest, Numbers, Ratings, Version,
};

use crate::encode::{self, Encoding, grade_of};
use crate::{Context, Failure};

/// A new puzzle from this seed; the seed of the request is the caller's to choose.
pub fn generate(
    request: &GenerateRequest,
    seed: u64,
    context: &Context<'_>,
) -> Result<GenerateAnswer, Failure> {
    let wanted = wanted(request)?.for_player();
    let effort = Effort {
        attempts: request.attempts.unwrap_or_else(|| wanted.usual_attempts()),
        budget: context.budget,
    };
    let number = request.number.unwrap_or(0);
    let derived = derived_seed(seed, number);
    let made = grille::generate::generate(&wanted, derived, effort).map_err(refused)?;
    let answer = generated(&made, request.rating, request.board, context);
    Ok(GenerateAnswer {
        seed: Some(seed),
        number: Some(number),
        ..answer
    })
}

/// The puzzle of a day, with its rating and its board.
pub fn daily(request: &DailyRequest, context: &Context<'_>) -> Result<GenerateAnswer, Failure> {
    let grade = request.grade.map_or(Daily::USUAL_GRADE, grade_of);
    let daily = Daily::of(&request.date, grade).ok_or_else(|| Failure::field("date"))?;
    let made = daily.make(context.budget).map_err(refused)?;
    Ok(GenerateAnswer {
        date: Some(request.date.clone()),
        ..generated(&made, true, true, context)
    })
}

/// A puzzle that was made, as an answer.
#[must_use]
pub fn generated(
    made: &Made,
    with_rating: bool,
    with_board: bool,
    context: &Context<'_>,
) -> GenerateAnswer {
    let mut puzzle = made.puzzle.clone();
    let solution = puzzle.take_solution();
    let encoding = Encoding::of(&puzzle);
    let rating = with_rating.then(|| Rating::within(&puzzle, context.spare).ok());
    GenerateAnswer {
        version: Version,
        puzzle: whole_text(&puzzle),
        id: made.id.to_string(),
        seed: None,
        number: None,
        date: None,
        clues: puzzle.values().count() as u16,
        solution: solution.map_or_else(Default::default, |grid| encoding.solution(&puzzle, &grid)),
        rating: (rating.flatten()).map(|rating| encode::rating(&rating, context.lang)),
        board: with_board.then(|| encode::board(&puzzle, context.lang)),
    }
}

/// The request as the engine takes it.
fn wanted(request: &GenerateRequest) -> Result<Request, Failure> {
    let mut wanted = Request::new(layout(request)?);
    for (number, word) in request.variants.iter().enumerate() {
        let field = || Failure::field(&format!("variants.{number}"));
        wanted = wanted.variant(Recipe::named(word).ok_or_else(field)?);
    }
    if let Some(grades) = request.grade {
        let least = grades.least.map_or(Grade::Beginner, grade_of);
        let most = grades.most.map_or(Grade::Extreme, grade_of);
        wanted = wanted.grade(least..=most);
    }
    if let Some(name) = &request.technique {
        let technique: Technique = name.parse().map_err(|_| Failure::field("technique"))?;
        wanted = wanted.technique(technique);
    }
    if !request.only.is_empty() {
        let named = request.only.iter().map(|name| name.parse::<Technique>());
        let only: Result<Vec<Technique>, _> = named.collect();
        wanted = wanted.only(only.map_err(|_| Failure::field("only"))?);
    }
    if let Some(range) = request.explainer {
        wanted = wanted.explainer(tenths(range)?);
    }
    if let Some(range) = request.hodoku {
        wanted = wanted.hodoku(numbers(range));
    }
    if let Some(range) = request.clues {
        let (least, most) = numbers(range).into_inner();
        wanted = wanted.clues(least as usize..=most as usize);
    }
    if request.minimal {
        wanted = wanted.minimal();
    }
    if let Some(name) = &request.symmetry {
        let symmetry = name.parse().map_err(|_| Failure::field("symmetry"))?;
        wanted = wanted.symmetry(symmetry);
    }
    Ok(wanted)
}

/// The layout that the size and the boxes ask for.
fn layout(request: &GenerateRequest) -> Result<Layout, Failure> {
    let impossible = |error: grille::LayoutError| Failure::new(ErrorCode::Request, error.text());
    let Some(boxes) = &request.boxes else {
        let size = request.size.unwrap_or(9);
        return Layout::of_size(size.into()).map_err(impossible);
    };
    let boxes: BoxShape = boxes.parse().map_err(|_| Failure::field("boxes"))?;
    if request
        .size
        .is_some_and(|size| usize::from(size) != boxes.size())
    {
        return Err(Failure::field("size"));
    }
    Ok(Layout::with_boxes(boxes))
}

fn numbers(range: Numbers) -> RangeInclusive<u32> {
    range.least.unwrap_or(0)..=range.most.unwrap_or(u32::from(u16::MAX))
}

fn tenths(range: Ratings) -> Result<RangeInclusive<Tenths>, Failure> {
    let tenths = |rating: f64| {
        let tenths = (rating * 10.0).round();
        let fits = (0.0..=f64::from(u8::MAX)).contains(&tenths);
        fits.then_some(Tenths(tenths as u8))
            .ok_or_else(|| Failure::field("explainer"))
    };
    let least = range.least.map_or(Ok(Tenths(0)), tenths)?;
    let most = range.most.map_or(Ok(Tenths(u8::MAX)), tenths)?;
    Ok(least..=most)
}

/// Why there is no puzzle: variants by their names, and what to try instead.
fn refused(error: NotMade) -> Failure {
    match error {
        NotMade::Impossible(error) => {
            let apart = match error {
                RequestError::Variant(recipe) => Variant::named(recipe.word()),
                _ => None,
            };
            let text = apart.map_or_else(
                || error.text(),
                |variant| text!("answer-variant-apart", variant = variant.name()),
            );
            Failure::new(ErrorCode::Request, text)
        }
        NotMade::Spent { .. } => Failure::new(ErrorCode::Request, text!("answer-none-made")),
        NotMade::Cancelled => Failure::new(ErrorCode::Time, text!("answer-none-made-in-time")),
    }
}
