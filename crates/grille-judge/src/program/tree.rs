//! The processes below this one.

use std::fs;
use std::path::Path;

use rustix::process::Pid;

/// Every process below this one: children, their children, and so on. Empty if the system cannot say.
pub(super) fn below(root: Pid) -> Vec<Pid> {
    let mut found = Vec::new();
    let mut open = vec![root];
    while let Some(parent) = open.pop() {
        let children = children(parent).unwrap_or_else(|| children_by_scan(parent));
        // A process cannot be below itself, but ids reused during the scan might suggest so.
        let new = children.into_iter().filter(|child| *child != root);
        let new: Vec<Pid> = new.filter(|child| !found.contains(child)).collect();
        found.extend(&new);
        open.extend(new);
    }
    found
}

/// The children of each thread of a process, as Linux lists them; `None` if it does not.
fn children(parent: Pid) -> Option<Vec<Pid>> {
    let mut children = Vec::new();
    let folder = format!("/proc/{}/task", parent.as_raw_nonzero());
    let Ok(threads) = fs::read_dir(folder) else {
        // It has ended, or there is no /proc.
        return Some(Vec::new());
    };
    for thread in threads.flatten() {
        match fs::read_to_string(thread.path().join("children")) {
            Ok(list) => children.extend(list.split_whitespace().filter_map(pid)),
            Err(_) if thread.path().exists() => return None,
            Err(_) => {}
        }
    }
    Some(children)
}

/// The same by scanning every process of the system, for kernels without such lists.
fn children_by_scan(parent: Pid) -> Vec<Pid> {
    let own = parent.as_raw_nonzero().to_string();
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| {
            let child = pid(entry.file_name().to_str()?)?;
            let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
            // The name, in parentheses, may contain anything; state and parent follow it.
            let after = stat.rsplit_once(')')?.1;
            (after.split_whitespace().nth(1)? == own).then_some(child)
        })
        .collect()
}

fn pid(text: &str) -> Option<Pid> {
    text.parse().ok().and_then(Pid::from_raw)
}

/// The processes that were started in a folder, recognised by their working directory or home: what is left if a
/// supervisor ended before its program.
pub(super) fn strays(folder: &Path) -> Vec<Pid> {
    let home = format!("HOME={}/", folder.display()).into_bytes();
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter_map(|entry| {
            let process = pid(entry.file_name().to_str()?)?;
            let is_inside = fs::read_link(entry.path().join("cwd"))
                .is_ok_and(|current| current.starts_with(folder));
            let is_at_home = || {
                let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
                environment
                    .split(|&byte| byte == 0)
                    .any(|variable| variable.starts_with(&home))
            };
            (is_inside || is_at_home()).then_some(process)
        })
        .collect()
}

/// The memory that a process uses, in bytes; 0 if the system cannot say.
pub(super) fn memory(process: Pid) -> u64 {
    let path = format!("/proc/{}/statm", process.as_raw_nonzero());
    let pages = fs::read_to_string(path).ok().and_then(|text| {
        let resident = text.split_whitespace().nth(1)?;
        resident.parse::<u64>().ok()
    });
    pages.unwrap_or(0) * rustix::param::page_size() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_find_a_child() {
        let mut child = std::process::Command::new("sleep")
            .arg("60")
            .spawn()
            .unwrap();
        let own = rustix::process::getpid();
        let pid = Pid::from_child(&child);
        if Path::new("/proc/self/stat").exists() {
            assert!(children_by_scan(own).contains(&pid));
            assert!(below(own).contains(&pid));
            assert!(memory(own) > 0);
        }
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
