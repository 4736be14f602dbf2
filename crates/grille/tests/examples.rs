//! The examples run.

#[path = "../examples/custom_constraint.rs"]
mod custom_constraint;
#[path = "../examples/explain_step.rs"]
mod explain_step;
#[path = "../examples/generate_request.rs"]
mod generate_request;
#[path = "../examples/solve_file.rs"]
mod solve_file;
#[path = "../examples/variant.rs"]
mod variant;

#[test]
fn each_example_runs_to_its_end() {
    solve_file::main().expect("solve_file");
    explain_step::main().expect("explain_step");
    generate_request::main().expect("generate_request");
    variant::main().expect("variant");
    custom_constraint::main().expect("custom_constraint");
}
