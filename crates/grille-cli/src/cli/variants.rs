//! `grille variants`: the catalogue, and one variant with its rule and a picture.

use std::io::Write;

use clap::{Args, ValueEnum};
use grille::constraint::Variant;
use grille::notation::Notation;
use grille::render::{Picture, PictureOptions};
use grille::say::{DescribeVariant, Lang, text};
use grille::{Validate, render};

use super::value::{BadValue, perhaps_variant};
use super::{Verdict, answers};
use crate::output::{Output, Told};
use crate::style::Role;

#[derive(Args, Debug)]
pub(crate) struct VariantsArgs {
    #[arg(value_name = "VARIANT", value_parser = known_variant)]
    variant: Option<Named>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
    Svg,
    Html,
    Latex,
}

/// A variant of the catalogue.
#[derive(Clone, Copy)]
struct Named(&'static Variant);

impl std::fmt::Debug for Named {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.id)
    }
}

fn known_variant(word: &str) -> Result<Named, BadValue> {
    let unknown = || BadValue(text!("value-variant", perhaps = perhaps_variant(word)));
    Variant::named(word).map(Named).ok_or_else(unknown)
}

pub(crate) fn run(args: &VariantsArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    let picture = match args.format {
        Format::Text | Format::Json => None,
        Format::Svg => Some(render::Format::Svg),
        Format::Html => Some(render::Format::Html),
        Format::Latex => Some(render::Format::Latex),
    };
    match (args.variant, picture) {
        (None, Some(_)) => return Err(Told::error(&text!("variants-which"))),
        (None, None) if args.format == Format::Json => {
            answers::write(&mut output, grille_api::variants(lang))?;
        }
        (None, None) => list(lang, &mut output)?,
        (Some(Named(variant)), None) if args.format == Format::Json => {
            let mut answer = grille_api::variants(lang);
            answer.variants.retain(|its| its.id == variant.id);
            answers::write(&mut output, answer)?;
        }
        (Some(Named(variant)), None) => show(variant, lang, &mut output)?,
        (Some(Named(variant)), Some(format)) => {
            let drawn = format.print(&picture_of(variant, lang)?, lang);
            output.write_all(drawn.as_bytes())?;
        }
    }
    output.finish()?;
    Ok(Verdict::Yes)
}

/// One line per variant, family by family: its word on the command line, then its rule.
fn list(lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let mut family = None;
    for variant in Variant::all() {
        if family != Some(variant.family) {
            if family.is_some() {
                writeln!(output)?;
            }
            family = Some(variant.family);
            let heading = Role::Heading.paint_on_stdout(lang.say(&variant.family));
            writeln!(output, "{heading}")?;
        }
        writeln!(output, "  {:<18} {}", variant.id, lang.say(&variant.rule()))?;
    }
    Ok(())
}

/// Its names, its rule, its picture, and its notation.
fn show(variant: &Variant, lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let heading = Role::Heading.paint_on_stdout(lang.say(&variant.name()));
    writeln!(output, "{heading}")?;
    writeln!(output, "{}", lang.say(&variant.rule()))?;
    if !variant.aliases.is_empty() {
        let others = variant.aliases.join(", ");
        writeln!(
            output,
            "{}",
            lang.say(&text!("variants-aliases", others = others))
        )?;
    }
    if variant.constraints().is_some() {
        writeln!(
            output,
            "{}",
            lang.say(&text!("variants-option", id = variant.id))
        )?;
    }
    let puzzle = variant.example().validate();
    let puzzle = puzzle.map_err(|invalid| Told::error(&invalid))?;
    let picture = Picture::of(&puzzle, &PictureOptions::default());
    write!(output, "\n{}", render::Format::Text.print(&picture, lang))?;
    // The text form, in builds that have it.
    let written = ("text".parse::<Notation>().ok()).and_then(|own| own.print(&puzzle).ok());
    if let Some(written) = written {
        let heading = lang.say(&text!("variants-written"));
        writeln!(output, "\n{heading}\n\n{}", written.trim_end())?;
    }
    Ok(())
}

fn picture_of(variant: &Variant, lang: Lang) -> anyhow::Result<Picture> {
    let options = PictureOptions {
        title: Some(lang.say(&variant.name())),
        rules: true,
        ..PictureOptions::default()
    };
    let puzzle = variant.example().validate();
    let puzzle = puzzle.map_err(|invalid| Told::error(&invalid))?;
    Ok(Picture::of(&puzzle, &options))
}
