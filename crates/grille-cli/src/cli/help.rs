//! The help texts and the errors about arguments, in the user's language.
//!
//! clap knows the structure of the arguments; every word comes from the Fluent files: `cmd-solve` says what a command
//! does, `arg-line` what an option does, `arg-solve-format` what it does in one command.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use grille::say::{Lang, Text, Value, text};

use super::{Cli, value};
use crate::messages::CATALOGUE;
use crate::style;

/// Stands for a blank at which clap must not break a line; [`rendered`] restores the blank.
const FIRM: char = '\u{e000}';

/// The command with all its help texts.
pub(crate) fn command(lang: Lang) -> Command {
    let command = Cli::command().version(env!("CARGO_PKG_VERSION"));
    localized(command, "", lang)
}

fn localized(command: Command, path: &str, lang: Lang) -> Command {
    let say = |id: &str| {
        lang.say_named(&CATALOGUE, id)
            .unwrap_or_else(|| panic!("no message {id}"))
    };
    let name = if path.is_empty() {
        "grille".to_string()
    } else {
        format!("grille-{path}")
    };
    let mut command = command
        .about(say(&format!("cmd-{name}")))
        .override_usage(say(&format!("cmd-{name}-usage")))
        .subcommand_help_heading(say("cmd-heading-commands"))
        .help_template(format!(
            "{{about-with-newline}}\n{}\n  {{usage}}\n\n{{all-args}}{{after-help}}",
            say("cmd-heading-usage")
        ));
    if let Some(more) = lang.say_named(&CATALOGUE, &format!("cmd-{name}-more")) {
        command = command.after_help(unwrapped(&more));
    }
    let command = command.mut_args(|arg| localized_arg(arg, path, lang));
    let subcommands: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_string())
        .collect();
    subcommands.into_iter().fold(command, |command, sub| {
        command.mut_subcommand(&sub, |subcommand| localized(subcommand, &sub, lang))
    })
}

/// A text that clap may wrap to the width of the terminal: the lines of a paragraph are joined. Indented lines, such
/// as examples and tables, are kept.
fn unwrapped(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut in_paragraph = false;
    for line in text.lines() {
        let is_firm = line.starts_with(' ');
        let continues = in_paragraph && !is_firm && !line.is_empty();
        if !whole.is_empty() {
            whole.push(if continues { ' ' } else { '\n' });
        }
        if is_firm {
            whole.extend(line.chars().map(|c| if c == ' ' { FIRM } else { c }));
        } else {
            whole.push_str(&kept_together(line));
        }
        in_paragraph = !is_firm && !line.is_empty();
    }
    whole
}

/// French puts a blank before these signs and inside quotation marks; lines must not break there.
fn kept_together(line: &str) -> String {
    let mut line = line.replace("« ", &format!("«{FIRM}"));
    for sign in [";", ":", "!", "?", "»"] {
        line = line.replace(&format!(" {sign}"), &format!("{FIRM}{sign}"));
    }
    line
}

/// A page of help as it is shown, coloured if colour is on.
pub(crate) fn rendered(page: &StyledStr) -> String {
    let page = if style::on_stdout() {
        page.ansi().to_string()
    } else {
        page.to_string()
    };
    unfirmed(&page)
}

/// The text with its blanks restored, for output that is not wrapped.
pub(crate) fn unfirmed(text: &str) -> String {
    text.replace(FIRM, " ")
}

fn localized_arg(arg: Arg, command: &str, lang: Lang) -> Arg {
    let id = arg.get_id().to_string().replace('_', "-");
    let own = lang.say_named(&CATALOGUE, &format!("arg-{command}-{id}"));
    let help = own.or_else(|| lang.say_named(&CATALOGUE, &format!("arg-{id}")));
    let mut help = help.unwrap_or_else(|| panic!("no message arg-{id} for {command}"));
    let heading = if arg.is_positional() {
        "cmd-heading-arguments"
    } else {
        "cmd-heading-options"
    };
    let arg = arg.help_heading(lang.say_named(&CATALOGUE, heading).expect("a heading"));
    if !arg.get_action().takes_values() {
        return arg.help(help);
    }
    let values = arg.get_possible_values();
    if !values.is_empty() {
        let names: Vec<&str> = values
            .iter()
            .map(clap::builder::PossibleValue::get_name)
            .collect();
        help = format!("{help} [{}]", names.join(", "));
    }
    let value_name = arg
        .get_value_names()
        .and_then(|names| names.first())
        .map(ToString::to_string);
    let value_name = value_name.map(|name| {
        let id = format!("arg-value-{}", name.to_ascii_lowercase());
        lang.say_named(&CATALOGUE, &id)
            .unwrap_or_else(|| panic!("no message {id}"))
    });
    let arg = arg
        .help(help)
        .hide_default_value(true)
        .hide_possible_values(true);
    match value_name {
        Some(name) => arg.value_name(name),
        None => arg,
    }
}

/// The message for invalid arguments.
pub(crate) fn usage_error(error: &clap::Error) -> Text {
    let context = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(ContextValue::StyledStr(text)) => text.to_string(),
        Some(ContextValue::StyledStrs(texts)) => texts
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let (argument, value) = (
        context(ContextKind::InvalidArg),
        context(ContextKind::InvalidValue),
    );
    let valid = || match context(ContextKind::ValidValue) {
        none if none.is_empty() => Value::from(""),
        values => text!("usage-valid", valid = values).into(),
    };
    // clap also suggests names that are hardly similar.
    let perhaps = |written: &str, kind: ContextKind| {
        let offered = match error.get(kind) {
            Some(ContextValue::String(close)) => std::slice::from_ref(close),
            Some(ContextValue::Strings(close)) => close,
            _ => &[],
        };
        let names = offered.iter().map(|name| (name.clone(), name.as_str()));
        value::perhaps(written, names)
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => text!(
            "usage-command",
            found = context(ContextKind::InvalidSubcommand),
            perhaps = perhaps(
                &context(ContextKind::InvalidSubcommand),
                ContextKind::SuggestedSubcommand
            )
        ),
        ErrorKind::UnknownArgument if !argument.starts_with('-') => {
            text!("usage-extra", found = argument)
        }
        ErrorKind::UnknownArgument => text!(
            "usage-option",
            perhaps = perhaps(&argument, ContextKind::SuggestedArg),
            found = argument
        ),
        ErrorKind::InvalidValue if value.is_empty() => {
            text!("usage-no-value", option = argument, valid = valid())
        }
        ErrorKind::InvalidValue => {
            text!(
                "usage-value",
                perhaps = perhaps(&value, ContextKind::SuggestedValue),
                value = value,
                option = argument,
                valid = valid()
            )
        }
        ErrorKind::ValueValidation => text!(
            "usage-bad-value",
            value = value,
            option = argument,
            expected = value::expected(error).map_or_else(|| Value::from(""), Value::from)
        ),
        ErrorKind::MissingRequiredArgument => text!("usage-missing", option = argument),
        ErrorKind::ArgumentConflict if argument == context(ContextKind::PriorArg) => {
            text!("usage-twice", option = argument)
        }
        ErrorKind::ArgumentConflict => {
            text!(
                "usage-conflict",
                option = argument,
                other = context(ContextKind::PriorArg)
            )
        }
        ErrorKind::InvalidUtf8 => text!("usage-not-text"),
        _ => text!("usage-wrong", option = argument),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent_and_each_has_its_help_in_both_languages() {
        for lang in Lang::ALL {
            // Building the command panics if a message is missing.
            command(lang).debug_assert();
        }
    }

    #[test]
    fn no_english_is_left_in_the_french_help() {
        let mut french = command(Lang::French);
        let names: Vec<String> = french
            .get_subcommands()
            .map(|sub| sub.get_name().to_string())
            .collect();
        let mut pages = vec![french.render_long_help().to_string()];
        for name in names {
            pages.push(
                french
                    .find_subcommand_mut(&name)
                    .unwrap()
                    .render_long_help()
                    .to_string(),
            );
        }
        for page in pages {
            for english in [
                "Usage",
                "Options:",
                "Arguments:",
                "Commands:",
                "default",
                "possible values",
                "Print help",
            ] {
                assert!(!page.contains(english), "{english} in\n{page}");
            }
        }
    }
}
