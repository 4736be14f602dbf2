//! LaTeX: a document of one A4 page that uses only the package `tikz`, for `pdflatex`, `xelatex` and `lualatex` alike.

use grille_say::Lang;

use super::decimal::{Decimal, count};
use super::lines::{Line, lines};
use super::picture::Picture;
use super::proportions::{
    DIGIT, INSET, LABEL, label_room, mark_room, mark_size, mark_top, square_on_page,
};
use super::shape::{Colour, Paint, Point, Shape, shapes};
use super::square::{Content, Mark};

/// TeX points per millimetre.
const POINTS: f64 = 72.27 / 25.4;

/// The size of the only font in use. Computer Modern, which every TeX has, comes in few sizes, so one size is set and
/// then scaled.
const FONT: f64 = 10.0;

/// The height of a digit in that font.
const DIGIT_HEIGHT: &str = "6.8pt";

/// The text block: A4 with margins of 15 mm, set without a package, and the page size for engines that would use
/// another.
const PAGE: &str = r"\pagestyle{empty}
\setlength{\hoffset}{-1in}
\setlength{\voffset}{-1in}
\setlength{\oddsidemargin}{15mm}
\setlength{\topmargin}{15mm}
\setlength{\headheight}{0pt}
\setlength{\headsep}{0pt}
\setlength{\textwidth}{180mm}
\setlength{\textheight}{267mm}
\setlength{\parindent}{0pt}
\ifdefined\pdfpagewidth\pdfpagewidth=\paperwidth\pdfpageheight=\paperheight\fi
\ifdefined\pagewidth\pagewidth=\paperwidth\pageheight=\paperheight\fi
\definecolor{placed}{HTML}{1A56B0}
";

/// The picture as a LaTeX document.
#[must_use]
pub fn latex(picture: &Picture, lang: Lang) -> String {
    let title = picture.title().unwrap_or_default();
    let rules: Vec<String> = picture.rules().iter().map(|rule| lang.say(rule)).collect();
    let mut document = format!(
        "% {}\n\\documentclass[a4paper]{{article}}\n\\usepackage{{tikz}}\n{PAGE}{}{}\
         \\begin{{document}}\n\\centering\n",
        lang.say(picture),
        declarations(&(title.to_string() + &rules.concat())),
        commands(picture),
    );
    if !title.is_empty() {
        document.push_str(&format!(
            "{{\\Large\\sffamily\\bfseries {}\\par}}\n\\bigskip\n",
            escape(title)
        ));
    }
    document.push_str(&options(picture));
    let (under, over) = shapes(picture);
    document.push_str(&ornaments(&under, picture));
    document.push_str(&path("thin line", &lines(picture, false)));
    document.push_str(&path("thick line", &lines(picture, true)));
    document.push_str(&labels(picture));
    document.push_str(&squares(picture));
    document.push_str(&ornaments(&over, picture));
    document.push_str("\\end{tikzpicture}\n");
    if !rules.is_empty() {
        document.push_str("\n\\bigskip\n\\raggedright\\small\\sffamily\n");
        for rule in rules {
            document.push_str(&format!("{}\\par\n", escape(&rule)));
        }
    }
    document + "\\end{document}\n"
}

/// The start of the drawing: a square is one unit, rows go down, and texts are centred on their point. The height of a
/// text is always that of a digit, so that `J` and `Q` share the baseline of the others.
fn options(picture: &Picture) -> String {
    let side = square_on_page(picture);
    let scale = |size: f64| Decimal(size * side * POINTS / FONT);
    format!(
        "\\begin{{tikzpicture}}[\n  \
           x={side}mm, y=-{side}mm,\n  \
           every node/.style={{inner sep=0pt, outer sep=0pt, text height={DIGIT_HEIGHT}, text depth=0pt}},\n  \
           given/.style={{scale={digit}, font=\\sffamily\\bfseries}},\n  \
           placed/.style={{scale={digit}, font=\\sffamily, text=placed}},\n  \
           candidates/.style={{scale={mark}, font=\\sffamily, text=black!80, text height=}},\n  \
           heading/.style={{scale={label}, font=\\sffamily, text=black!70}},\n  \
           thin line/.style={{line width=0.4pt, black!55}},\n  \
           thick line/.style={{line width=1.4pt, line cap=rect}}]\n",
        side = Decimal(side),
        digit = scale(DIGIT),
        mark = scale(mark_size(picture)),
        label = scale(LABEL),
    )
}

fn path(style: &str, lines: &[Line]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut segments = String::new();
    for Line { from, to, .. } in lines {
        segments.push_str(&format!(
            "\n  ({},{}) -- ({},{})",
            from.0, from.1, to.0, to.1
        ));
    }
    format!("\\draw[{style}]{segments};\n")
}

fn labels(picture: &Picture) -> String {
    let middle = -label_room(picture) / 2.0;
    let margins = picture.margins();
    let (top, left) = (middle - count(margins.top), middle - count(margins.left));
    let columns = picture.column_labels().iter().enumerate();
    let rows = picture.row_labels().iter().enumerate();
    let above = columns.map(|(column, label)| node("heading", count(column) + 0.5, top, label));
    let before = rows.map(|(row, label)| node("heading", left, count(row) + 0.5, label));
    above.chain(before).collect()
}

fn squares(picture: &Picture) -> String {
    let mut nodes = String::new();
    for (row, column, square) in picture.squares() {
        let (row, column) = (count(row), count(column));
        match &square.content {
            Content::Empty => {}
            Content::Digit { symbol, given } => {
                let style = if *given { "given" } else { "placed" };
                nodes.push_str(&node(style, column + 0.5, row + 0.5, &symbol.to_string()));
            }
            Content::Candidates(marks) => {
                let lower = (mark_top(picture) - INSET) / 2.0;
                let (x, y) = (Decimal(column + 0.5), Decimal(row + 0.5 + lower));
                let candidates = candidates(picture, marks);
                nodes.push_str(&format!(
                    "\\node[candidates] at ({x},{y}) {{{candidates}}};\n"
                ));
            }
        }
    }
    nodes
}

/// The candidates of a square as rows of boxes, with an empty one where a candidate is missing. A node for each would
/// be simpler, but the 15 625 candidates of an empty 25×25 grid are more nodes than fit into the memory of `pdflatex`.
fn candidates(picture: &Picture, marks: &[Mark]) -> String {
    let mut rows = String::from("\\candidates{");
    for row in 0..picture.mark_rows() {
        rows.push_str("\\hbox{");
        for column in 0..picture.mark_columns() {
            let mark = marks
                .iter()
                .find(|mark| (mark.row, mark.column) == (row, column));
            let symbol = mark.map_or(String::new(), |mark| escape(&mark.symbol.to_string()));
            rows.push_str(&format!("\\place{{{symbol}}}"));
        }
        rows.push('}');
    }
    rows + "}"
}

/// The commands that [`candidates`] uses: rows without space between them, and a box centred on a symbol. Their
/// lengths are those of the font before scaling.
fn commands(picture: &Picture) -> String {
    if !picture.has_candidates() {
        return String::new();
    }
    let (width, height) = mark_room(picture);
    let length = |squares: f64| Decimal(FONT * squares / mark_size(picture));
    format!(
        "\\newcommand{{\\candidates}}[1]{{\\vbox{{\\offinterlineskip #1}}}}\n\
         \\newcommand{{\\place}}[1]{{\\vbox to {height}pt{{\\vss\\hbox to {width}pt\
         {{\\hss\\vrule width 0pt height {DIGIT_HEIGHT}\\smash{{#1}}\\hss}}\\vss}}}}\n",
        width = length(width),
        height = length(height),
    )
}

fn ornaments(shapes: &[Shape], picture: &Picture) -> String {
    let side = square_on_page(picture);
    shapes.iter().map(|shape| ornament(shape, side)).collect()
}

/// A shape with its lengths on the page, with squares of this side in millimetres.
fn ornament(shape: &Shape, side: f64) -> String {
    let point = |&(x, y): &Point| format!("({},{})", Decimal(x), Decimal(y));
    match shape {
        Shape::Path {
            points,
            closed,
            paint,
        } => {
            let points: Vec<String> = points.iter().map(point).collect();
            let close = if *closed { " -- cycle" } else { "" };
            format!(
                "\\path[{}] {}{close};\n",
                painted(paint, side),
                points.join(" -- ")
            )
        }
        Shape::Circle {
            centre,
            radius,
            paint,
        } => format!(
            "\\path[{}] {} circle[radius={}mm];\n",
            painted(paint, side),
            point(centre),
            Decimal(radius * side)
        ),
        Shape::Text {
            at,
            size,
            text,
            colour,
        } => format!(
            "\\node[scale={}, font=\\sffamily, text={}] at {} {{{}}};\n",
            Decimal(size * side * POINTS / FONT),
            coloured(*colour),
            point(at),
            escape(text)
        ),
    }
}

fn painted(paint: &Paint, side: f64) -> String {
    let mut options = Vec::new();
    if let Some(fill) = paint.fill {
        options.push(format!("fill={}", coloured(fill)));
    }
    if let Some(stroke) = &paint.stroke {
        options.push(format!("draw={}", coloured(stroke.colour)));
        options.push(format!("line width={}mm", Decimal(stroke.width * side)));
        if stroke.round {
            options.push("line cap=round, line join=round".to_string());
        }
        if !stroke.dash.is_empty() {
            let lengths = stroke.dash.iter().enumerate().map(|(number, length)| {
                let what = if number % 2 == 0 { "on" } else { "off" };
                format!("{what} {}mm", Decimal(length * side))
            });
            let lengths = lengths.collect::<Vec<_>>().join(" ");
            options.push(format!("dash pattern={lengths}"));
        }
    }
    options.join(", ")
}

/// A colour that needs no definition.
fn coloured(colour: Colour) -> String {
    match colour {
        Colour::Ink => "black".to_string(),
        Colour::Paper => "white".to_string(),
        Colour::Chosen(colour) => {
            let part = |shift: u32| colour.0 >> shift & 255;
            let (red, green, blue) = (part(16), part(8), part(0));
            format!("{{rgb,255:red,{red};green,{green};blue,{blue}}}")
        }
        Colour::Hex(hex) => {
            let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap_or(0);
            let (red, green, blue) = (part(0), part(2), part(4));
            format!("{{rgb,255:red,{red};green,{green};blue,{blue}}}")
        }
    }
}

fn node(style: &str, x: f64, y: f64, text: &str) -> String {
    let (x, y) = (Decimal(x), Decimal(y));
    format!("\\node[{style}] at ({x},{y}) {{{}}};\n", escape(text))
}

/// The text with TeX's special characters written as commands.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '{' | '}' | '$' | '&' | '#' | '%' | '_' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '^' => escaped.push_str("\\textasciicircum{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '<' => escaped.push_str("$<$"),
            '>' => escaped.push_str("$>$"),
            '|' => escaped.push_str("$|$"),
            // Two of them would form a ligature.
            '-' | '\'' | '`' | ',' => {
                escaped.push(character);
                escaped.push_str("{}");
            }
            '×' => escaped.push_str("$\\times$"),
            '≠' => escaped.push_str("$\\neq$"),
            '°' => escaped.push_str("$^\\circ$"),
            '\u{a0}' => escaped.push('~'),
            '\u{202f}' => escaped.push_str("\\,"),
            other if other.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

/// Declarations for the characters of a title that the standard font of `pdflatex` lacks, without which it would stop.
/// The other two engines know every character.
fn declarations(text: &str) -> String {
    let mut unknown: Vec<char> = text
        .chars()
        .filter(|&character| !is_known(character))
        .collect();
    unknown.sort_unstable();
    unknown.dedup();
    if unknown.is_empty() {
        return String::new();
    }
    let mut declared = String::new();
    for character in unknown {
        let stand_in = match character {
            '«' => "\\raise.2ex\\hbox{$\\scriptscriptstyle\\ll$}",
            '»' => "\\raise.2ex\\hbox{$\\scriptscriptstyle\\gg$}",
            _ => "?",
        };
        let code = u32::from(character);
        declared.push_str(&format!(
            "\\DeclareUnicodeCharacter{{{code:04X}}}{{{stand_in}}}\n"
        ));
    }
    format!("\\ifdefined\\Umathchar\\else\n{declared}\\fi\n")
}

/// Whether the standard font of `pdflatex` has the character, or [`escape`] writes it as a command.
fn is_known(character: char) -> bool {
    let accented = matches!(character, 'À'..='ÿ' | 'Œ' | 'œ' | 'Ÿ')
        && !matches!(character, 'Ð' | 'ð' | 'Þ' | 'þ' | '÷');
    let punctuation = matches!(character, '–' | '—' | '‘' | '’' | '“' | '”' | '…' | '°');
    let space = matches!(character, '\u{a0}' | '\u{202f}');
    accented || punctuation || space || character.is_ascii() || character.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_is_taken_for_a_command() {
        assert_eq!(
            escape(r"50% of \emph{a_b} & $#^~"),
            r"50\% of \textbackslash{}emph\{a\_b\} \& \$\#\textasciicircum{}\textasciitilde{}"
        );
        assert_eq!(escape("a\nb --"), "a b -{}-{}");
    }

    #[test]
    fn only_characters_that_the_font_lacks_are_declared() {
        assert_eq!(declarations("Grille d’été n'a rien – 9×9"), "");
        let declared = declarations("«数独»数");
        assert_eq!(declared.matches("DeclareUnicodeCharacter").count(), 4);
        assert!(declared.contains("{6570}{?}"));
    }
}
