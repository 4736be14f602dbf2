//! Makes few files of the page's many modules, so that the first board needs few requests: one file for each script that
//! the page names, and one for all the modules that come later, with `import(…)`.
//!
//! A module becomes a function that is called once and returns what the module exports. That is the same as a module as long
//! as no two modules import each other, and exports are functions, classes and constants; anything else ends the build.
//! Imports and exports begin their lines, and so do the comments that are left out.

use std::collections::HashMap;
use std::fmt::Write as _;

/// The folder of the bundles.
const FOLDER: &str = "/js/";

/// The bundle of the modules that come later.
const REST: &str = "rest.js";

/// How an import that comes later is written.
const LATER: &str = "=> import(\"";

/// Some modules in one file.
pub(crate) struct Bundle {
    /// Its address.
    pub(crate) path: String,
    /// Its contents.
    pub(crate) text: String,
    /// The addresses of its modules, in the order in which they run.
    pub(crate) modules: Vec<String>,
}

/// The bundles of a page with these scripts, in the order in which they load. `text_of` gives the text of a module.
pub(crate) fn bundles(scripts: &[String], text_of: &dyn Fn(&str) -> String) -> Vec<Bundle> {
    let mut bundler = Bundler {
        text_of,
        modules: HashMap::new(),
        homes: HashMap::new(),
    };
    let mut bundles = Vec::new();
    let mut later = Vec::new();
    for script in scripts {
        let name = script.rsplit('/').next().expect("a path has a last part");
        let bundle = bundler.bundle(name, std::slice::from_ref(script));
        for module in &bundle.modules {
            later.extend(bundler.modules[module].later.iter().cloned());
        }
        bundles.push(bundle);
    }
    bundles.push(bundler.bundle(REST, &later));
    for path in bundler.modules.values().flat_map(|module| &module.later) {
        let home = bundler.homes.get(path).map(String::as_str);
        assert_eq!(home, Some(REST), "{path} is imported later and at once");
    }
    bundles
}

/// An import from the start: what it is from, and the pattern that its names make.
struct Import {
    from: String,
    pattern: Option<String>,
}

/// A module, taken apart.
struct Module {
    imports: Vec<Import>,
    /// The modules that it imports later.
    later: Vec<String>,
    exports: Vec<String>,
    body: String,
}

struct Bundler<'a> {
    text_of: &'a dyn Fn(&str) -> String,
    modules: HashMap<String, Module>,
    /// The name of the bundle that a module is in.
    homes: HashMap<String, String>,
}

impl Bundler<'_> {
    /// The bundle of these modules and all those that they import and that are in no other bundle.
    fn bundle(&mut self, name: &str, roots: &[String]) -> Bundle {
        let mut members = Vec::new();
        for root in roots {
            self.collect(root, &mut members, &mut Vec::new());
        }
        let mut head = String::new();
        let mut text = String::new();
        let mut outside: Vec<&str> = Vec::new();
        for path in &members {
            self.homes.insert(path.clone(), name.to_string());
        }
        for path in &members {
            let module = &self.modules[path];
            let _ = writeln!(text, "export const {} = (() => {{", constant(path));
            for Import { from, pattern } in &module.imports {
                if self.homes[from] != name && !outside.contains(&from.as_str()) {
                    outside.push(from);
                }
                if let Some(pattern) = pattern {
                    let _ = writeln!(text, "const {pattern} = {};", constant(from));
                }
            }
            let exports = module.exports.join(", ");
            let _ = writeln!(text, "{}return {{ {exports} }};\n}})();", module.body);
        }
        for path in outside {
            let (constant, home) = (constant(path), &self.homes[path]);
            let _ = writeln!(head, "import {{ {constant} }} from \"./{home}\";");
        }
        Bundle {
            path: format!("{FOLDER}{name}"),
            text: head + &text,
            modules: members,
        }
    }

    /// Appends a module after those that it imports; `way` leads to it.
    fn collect(&mut self, path: &str, members: &mut Vec<String>, way: &mut Vec<String>) {
        assert!(
            !way.iter().any(|before| before == path),
            "modules import each other: {way:?}"
        );
        if self.homes.contains_key(path) || members.iter().any(|member| member == path) {
            return;
        }
        let module = parse(path, &(self.text_of)(path));
        let imported: Vec<String> = module.imports.iter().map(|its| its.from.clone()).collect();
        self.modules.insert(path.to_string(), module);
        way.push(path.to_string());
        for from in imported {
            self.collect(&from, members, way);
        }
        way.pop();
        members.push(path.to_string());
    }
}

/// Takes a module apart.
fn parse(path: &str, text: &str) -> Module {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut module = Module {
        imports: Vec::new(),
        later: Vec::new(),
        exports: Vec::new(),
        body: String::new(),
    };
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        if start.starts_with("//") {
            continue;
        }
        if start.starts_with("/**") {
            // A comment, unless code follows on its last line.
            let mut last = line;
            while !last.contains("*/") {
                last = lines
                    .next()
                    .unwrap_or_else(|| panic!("{path}: a comment has no end"));
            }
            let (_, code) = last.split_once("*/").expect("looked for above");
            if !code.trim().is_empty() {
                module.push(path, folder, code.trim_start());
            }
        } else if line.starts_with("import ") {
            let mut whole = line.to_string();
            while !whole.ends_with(';') {
                whole += lines
                    .next()
                    .unwrap_or_else(|| panic!("{path}: an import has no end"));
            }
            module.imports.push(import(path, folder, &whole));
        } else {
            module.push(path, folder, line);
        }
    }
    module
}

impl Module {
    /// Appends a line of code.
    fn push(&mut self, path: &str, folder: &str, line: &str) {
        let code = if let Some(code) = line.strip_prefix("export ") {
            self.exports.push(exported(path, code));
            code
        } else {
            line
        };
        // Seen from the bundle, the module is where it was.
        let below = path.strip_prefix(FOLDER).expect("modules are below js");
        let code = code.replace(
            "import.meta.url",
            &format!("new URL(\"{below}\", import.meta.url)"),
        );
        let Some((before, after)) = code.split_once(LATER) else {
            self.body += &code;
            self.body.push('\n');
            return;
        };
        let (name, after) = after
            .split_once("\")")
            .filter(|(_, after)| !after.contains(LATER))
            .unwrap_or_else(|| panic!("{path}: {line}"));
        let later = resolved(folder, name);
        let constant = constant(&later);
        let _ = writeln!(
            self.body,
            "{before}=> import(\"./{REST}\").then((its) => its.{constant}){after}"
        );
        self.later.push(later);
    }
}

/// An import that stands on its own: `import { a, b as c } from "…";`, `import * as a from "…";`, `import "…";`.
fn import(path: &str, folder: &str, line: &str) -> Import {
    let mut quoted = line.splitn(3, '"');
    let (Some(what), Some(from), Some(";")) = (quoted.next(), quoted.next(), quoted.next()) else {
        panic!("{path}: {line}");
    };
    let from = resolved(folder, from);
    let what = what.strip_prefix("import ").unwrap_or(what);
    if what.is_empty() {
        return Import {
            from,
            pattern: None,
        };
    }
    let names = what.strip_suffix(" from ");
    let pattern = match names {
        Some(names) if names.starts_with('{') => names.replace(" as ", ": "),
        Some(names) if names.starts_with("* as ") => names["* as ".len()..].to_string(),
        _ => panic!("{path}: {line}"),
    };
    Import {
        from,
        pattern: Some(pattern),
    }
}

/// The name that a line exports.
fn exported(path: &str, code: &str) -> String {
    let kinds = ["async function ", "function ", "class ", "const "];
    let name = kinds.iter().find_map(|kind| code.strip_prefix(kind));
    let name = name.unwrap_or_else(|| panic!("{path}: export {code}"));
    let end = name.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '$'));
    name[..end.unwrap_or(name.len())].to_string()
}

/// What a module is called in the bundles: no name in the modules begins so.
fn constant(path: &str) -> String {
    let name = path.strip_prefix(FOLDER).expect("modules are below js");
    let name = name.strip_suffix(".js").expect("modules are scripts");
    format!("${}", name.replace(['/', '-'], "_"))
}

/// A path beginning with `./` or `../`, from a folder.
fn resolved(folder: &str, path: &str) -> String {
    let mut parts: Vec<&str> = folder.split('/').collect();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}
