//! What the program says about itself: completions for shells, the manual page, the help of a command.

use std::io::Write;

use clap::Args;
use clap_complete::Shell;
use grille::say::{Lang, text};

use super::{Verdict, help, value};
use crate::output::{Output, Told};

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

#[derive(Args, Debug)]
pub(crate) struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

pub(crate) fn completions(args: &CompletionsArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(lang), "grille", &mut script);
    write_out(&script)
}

/// One manual for all commands: the program's page, followed by a section for each command.
pub(crate) fn man(lang: Lang) -> anyhow::Result<Verdict> {
    let mut page = Vec::new();
    let command = help::command(lang);
    clap_mangen::Man::new(command.clone()).render(&mut page)?;
    for subcommand in command.get_subcommands() {
        let name = format!("grille {}", subcommand.get_name());
        writeln!(page, ".SH \"{}\"", name.to_uppercase())?;
        let section = clap_mangen::Man::new(subcommand.clone().name(name));
        section.render_description_section(&mut page)?;
        section.render_options_section(&mut page)?;
    }
    let page = in_language(&help::unfirmed(&String::from_utf8_lossy(&page)), lang);
    write_out(page.as_bytes())
}

/// Translates the headings, and names the commands as they are typed, since there is one page for all.
fn in_language(page: &str, lang: Lang) -> String {
    let heading = |id: &grille::say::Text| format!(".SH {}", lang.say(id));
    let mut page = page
        .replace(".SH NAME", &heading(&text!("man-name")))
        .replace(".SH SUBCOMMANDS", &heading(&text!("man-commands")))
        .replace(".SH EXTRA", &heading(&text!("man-extra")));
    for command in help::command(lang).get_subcommands() {
        let name = command.get_name();
        page = page.replace(&format!("grille\\-{name}(1)"), &format!("grille {name}"));
    }
    page
}

pub(crate) fn help(args: &HelpArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let mut command = help::command(lang);
    command.build();
    let Some(name) = &args.command else {
        return write_out(help::rendered(&command.render_help()).as_bytes());
    };
    if let Some(subcommand) = command.find_subcommand_mut(name) {
        return write_out(help::rendered(&subcommand.render_help()).as_bytes());
    }
    let names = command.get_subcommands().map(clap::Command::get_name);
    let names = names.map(|name| (name.to_string(), name));
    Err(Told::error(&text!(
        "usage-command",
        found = name,
        perhaps = value::perhaps(name, names)
    )))
}

fn write_out(bytes: &[u8]) -> anyhow::Result<Verdict> {
    let mut output = Output::standard();
    output.write_all(bytes)?;
    output.finish()?;
    Ok(Verdict::Yes)
}
