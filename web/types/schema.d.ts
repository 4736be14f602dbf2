// What the engine is asked and answers. Made from the types of grille-schema by `cargo xtask schema`; not edited by hand.

/** What a program needs to draw a puzzle and to let somebody play it. */
export interface Board {
  /** The shape of the boxes, for a square grid that is made of them. */
  boxes?: Boxes;
  /** The candidates of each cell, where the text rules some out. */
  candidates?: CellDigits[];
  /** The cells. Everything with one entry per cell is in this order. */
  cells: BoardCell[];
  /** The columns of the drawing. */
  columns: number;
  /** The constraints in addition to the houses. */
  constraints: ConstraintNote[];
  /** The givens. */
  givens: Grid;
  /** What the text says about the puzzle: author, description, comment, …; each may occur several times. */
  headers: Record<string, string[]>;
  /** The groups of cells that hold no digit twice. */
  houses: House[];
  /** How often each digit comes in a complete grid; missing where the houses do not determine it. */
  occurrences?: number;
  /** What the text says was placed since. */
  placed?: Grid;
  /** The puzzle as a text that describes it completely; every request takes it. */
  puzzle: string;
  /** The rows of the drawing. */
  rows: number;
  /** The rules that these add, a sentence each. */
  rules: string[];
  /** How many digits there are. */
  size: number;
  /** How each digit is written, in the order of their numbers: one character each. */
  symbols: string[];
  /** What a variant draws under and over the digits. */
  underlay?: Underlay;
  /** Pairs of cells that must differ though they share no house. */
  unlike: [CellName, CellName][];
  /** The variants that the puzzle belongs to. */
  variants: VariantName[];
}

/** A cell of a board. */
export interface BoardCell {
  /** The cell. */
  cell: CellName;
  /** Its column in the drawing, from 1. */
  column: number;
  /** Its row in the drawing, from 1. */
  row: number;
}

/** The shape of a box. */
export interface Boxes {
  /** How many columns a box has. */
  columns: number;
  /** How many rows a box has. */
  rows: number;
}

/** A digit in a cell. */
export interface Candidate {
  /** The cell. */
  cell: CellName;
  /** The digit as the puzzle writes it: one character. */
  digit: string;
  /** Its number, from 1. */
  number: number;
}

/** What may go into the cells. */
export interface CandidatesAnswer {
  /** The cells, in the order of the board's cells unless some were asked for. */
  cells: CandidatesOfCell[];
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** Whether these are only the digits that are in some solution. */
  true: boolean;
  /** The version of the schema. */
  version: Version;
}

/** What may go into a cell; for a cell that holds a digit, that digit. */
export interface CandidatesOfCell {
  /** The cell. */
  cell: CellName;
  /** The digits as the puzzle writes them: one character each. */
  digits: string;
  /** The digits that may not go there, with the reasons; if they were asked for. */
  forbidden?: Forbidden[];
  /** Their numbers, from 1. */
  numbers: number[];
}

/** The question what may go into the cells. */
export interface CandidatesRequest {
  /** Only these cells; otherwise all. */
  cells?: CellName[] | null;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** Only the digits that are in some solution. */
  true?: boolean;
  /** Why the other digits may not go there, too. */
  why?: boolean;
}

/** A cell with several digits: its candidates, or a player's marks. */
export interface CellDigits {
  /** The cell. */
  cell: CellName;
  /** The digits as the puzzle writes them: one character each. */
  digits: string;
  /** Their numbers, from 1. */
  numbers: number[];
}

/** A cell by its row and column in the drawing, both from 1: `r4c5`. Each cell of a layout has a place of its own in the drawing, whatever the layout. */
export type CellName = string;

/** Whether a grid is right. */
export interface CheckAnswer {
  /** How many cells there are. */
  cells: number;
  /** Whether every cell holds a digit. */
  complete: boolean;
  /** Whether the digits break no rule. */
  correct: boolean;
  /** How many cells hold a digit. */
  filled: number;
  /** How many solutions the digits leave. */
  outcome: Outcome;
  /** What is wrong. */
  problems: Problem[];
  /** The puzzle as a text that describes it completely; its digits alone if they break a rule. */
  puzzle: string;
  /** All of this in sentences. */
  text: string;
  /** Whether there is exactly one solution; left out if that is not known. */
  valid_grid?: boolean;
  /** Whether the grid is complete and correct. */
  valid_sudoku: boolean;
  /** The version of the schema. */
  version: Version;
  /** The cells whose digit differs from the only solution of the givens; left out if there is not exactly one. */
  wrong?: CellName[];
}

/** The question whether a grid is right. */
export interface CheckRequest {
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** Where constraints leave no solution: which of them cannot be satisfied together. That may take long. */
  why?: boolean;
}

/** A constraint in words, with its cells. */
export interface ConstraintNote {
  /** Its cells. */
  cells: CellName[];
  /** What it is, in a few words. */
  text: string;
}

/** The results of a contest, as `grille judge` writes them. */
export interface ContestAnswer {
  /** Where the puzzles come from. */
  corpus: string;
  /** What each program could use for a puzzle. */
  limits: ContestLimits;
  /** The programs, the best first. */
  programs: ContestProgram[];
  /** The givens of each puzzle in one line. */
  puzzles: string[];
  /** The version of the schema. */
  version: Version;
}

/** What a program can use for a puzzle of a contest. */
export interface ContestLimits {
  /** How much memory it may use, in bytes. */
  memory: number;
  /** How many bytes it may write. */
  output: number;
  /** How many processes it may have. */
  processes: number;
  /** How long it may take, in seconds. */
  seconds: number;
}

/** The results of a program. */
export interface ContestProgram {
  /** The author that it names. */
  author?: string;
  /** The name that it gives itself. */
  name?: string;
  /** Its name in the contest. */
  program: string;
  /** Its rank, from 1; ties share a rank. */
  rank: number;
  /** Whether it is one of Grille's own, there for comparison. */
  reference: boolean;
  /** What came of each puzzle. */
  results: ContestResult[];
  /** How long it took for those that it solved, in seconds. */
  seconds: number;
  /** How many puzzles it solved. */
  solved: number;
}

/** What came of a program and a puzzle. */
export interface ContestResult {
  /** How many digits it placed. */
  moves: number;
  /** The number of the puzzle, from 1. */
  puzzle: number;
  /** How long it took, in seconds. */
  seconds: number;
  /** The last part of what the program wrote to standard error. */
  stderr: string;
  /** The verdict, in a sentence. */
  text: string;
  /** The verdict, as a word for programs. */
  verdict: string;
}

/** A puzzle in another notation, or as a picture. */
export interface ConvertAnswer {
  /** What it cannot express. */
  leaves_out: LeftOut[];
  /** A name for a file with it. */
  name: string;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The text or the picture. */
  text: string;
  /** Its media type. */
  type: string;
  /** The version of the schema. */
  version: Version;
}

/** The request for a puzzle in another notation, or as a picture. */
export interface ConvertRequest {
  /** With the candidates. */
  candidates?: boolean;
  /** Pictures: with the numbers of rows and columns. */
  labels?: boolean;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** Pictures: with the rules of the variants. */
  rules?: boolean;
  /** Pictures: with this title. */
  title?: string | null;
  /** A notation or a format of pictures: `line`, `grid`, `pencilmarks`, `json`, `svg`, `html`, `latex`, `drawing`, …. */
  to: string;
}

/** A technique and how often it is used. */
export interface CountedTechnique {
  /** How often it is used. */
  count: number;
  /** For programs. */
  id: string;
  /** For people. */
  name: string;
}

/** The question for the puzzle of a day. */
export interface DailyRequest {
  /** The day: `2026-11-16`. */
  date: string;
  /** How hard; otherwise the usual grade. */
  grade?: GradeId | null;
}

/** Several digits, in ascending order unless stated otherwise. */
export interface Digits {
  /** The digits as the puzzle writes them: one character each. */
  digits: string;
  /** Their numbers, from 1. */
  numbers: number[];
}

/** What to draw of a step, in addition to its conclusions. */
export interface Draw {
  /** Candidates with the role that they play. */
  candidates: DrawnCandidate[];
  /** Cells with the role that they play. */
  cells: DrawnCell[];
  /** The digits that the pattern is about, in the order in which the sentences name them. */
  digits: Digits;
  /** The houses to shade. */
  houses: DrawnHouse[];
  /** The links of a chain, in order. */
  links: Link[];
  /** Sets of cells with a name: the cage that a step rests on, an almost locked set. */
  sets: DrawnSet[];
}

/** A candidate with the role that it plays. */
export interface DrawnCandidate {
  /** The cell. */
  cell: CellName;
  /** The digit as the puzzle writes it: one character. */
  digit: string;
  /** Its number, from 1. */
  number: number;
  /** Its role. */
  role: Role;
}

/** A cell with the role that it plays. */
export interface DrawnCell {
  /** The cell. */
  cell: CellName;
  /** Its role. */
  role: Role;
}

/** A house to shade. */
export interface DrawnHouse {
  /** Its id. */
  house: string;
  /** Its role. */
  role: HouseRole;
}

/** A set of cells with a name. */
export interface DrawnSet {
  /** Its cells. */
  cells: CellName[];
  /** The digits that they can hold, of an almost locked set. */
  digits?: Digits;
  /** What it is. */
  kind: SetKind;
  /** Its name, in a few words. */
  name: string;
}

/** What is wrong. */
export interface Error {
  /** A word for programs that stays the same. */
  code: ErrorCode;
  /** The column in that line, from 1. */
  column?: number;
  /** The line in the text or the body, from 1, if one can be named. */
  line?: number;
  /** A sentence for people. */
  message: string;
}

/** An answer that is an error. */
export interface ErrorAnswer {
  /** What is wrong. */
  error: Error;
  /** The digits of the puzzle that it is about, if it could be read. */
  puzzle?: string;
  /** The version of the schema. */
  version: Version;
}

/** What kind of error it is. */
export type ErrorCode = "json" | "field" | "puzzle" | "request" | "time" | "not-found" | "too-large" | "too-many" | "busy" | "method" | "media-type" | "body" | "host" | "origin" | "internal";

/** A worked example of a technique. */
export interface Example {
  /** The position. */
  board: Board;
  /** Its candidates, one entry per cell; none in a cell that holds a digit. */
  candidates: CellDigits[];
  /** The step. */
  step: Step;
}

/** The whole way to the solution. */
export interface ExplainAnswer {
  /** The grid at the end, as far as logic or search knows it. */
  grid: Grid;
  /** How many solutions there are. */
  outcome: Outcome;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** How hard the puzzle is; if it was asked for, there is exactly one solution, and the time sufficed. */
  rating?: Rating;
  /** Whether the last step completes the grid. */
  solved: boolean;
  /** The position before the first step. */
  start: Standing;
  /** The steps, one after the other. */
  steps: PathStep[];
  /** Whether there would be more: the time was up, or no more steps were asked for. */
  stopped: boolean;
  /** How it ends, in a sentence. */
  text: string;
  /** The version of the schema. */
  version: Version;
}

/** The question for the whole way to the solution. */
export interface ExplainRequest {
  /** Without the techniques that assume a unique solution. */
  no_uniqueness?: boolean;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** With the rating of the puzzle. */
  rating?: boolean;
  /** Only as many steps; otherwise all. */
  until?: number | null;
}

/** A rating on Sudoku Explainer's scale. */
export interface Explainer {
  /** The first step. */
  ed: number;
  /** The hardest step up to the first digit placed. */
  ep: number;
  /** The hardest step. */
  er: number;
}

/** A family of techniques, or of variants. */
export interface Family {
  /** For programs. */
  id: string;
  /** For people. */
  name: string;
}

/** A digit that may not go into a cell. */
export interface Forbidden {
  /** The digit as the puzzle writes it: one character. */
  digit: string;
  /** Its number, from 1. */
  number: number;
  /** Why, in a sentence. */
  text: string;
}

/** A new puzzle. */
export interface GenerateAnswer {
  /** The board, if it was asked for. */
  board?: Board;
  /** How many givens it has. */
  clues: number;
  /** The day that it is the puzzle of. */
  date?: string;
  /** The id from which `grille generate --from` makes it again. */
  id: string;
  /** Its number among those of the seed, from 0. */
  number?: number;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** How hard it is; if it was asked for and the time sufficed. */
  rating?: Rating;
  /** The seed that it was made from, if it was made from one. */
  seed?: number;
  /** Its only solution. */
  solution: Grid;
  /** The version of the schema. */
  version: Version;
}

/** The request for a new puzzle. The same request with the same seed makes the same puzzle. */
export interface GenerateRequest {
  /** How often it is tried; otherwise as often as such puzzles usually need. */
  attempts?: number | null;
  /** With the board. */
  board?: boolean;
  /** The shape of the boxes, rows and columns: `3x2`; otherwise the usual one of the size. */
  boxes?: string | null;
  /** How many givens. */
  clues?: Numbers | null;
  /** Its rating on Sudoku Explainer's scale. */
  explainer?: Ratings | null;
  /** How hard. */
  grade?: Grades | null;
  /** Its score on HoDoKu's scale. */
  hodoku?: Numbers | null;
  /** Whether each given is needed. */
  minimal?: boolean;
  /** The number of the puzzle among those of the seed, from 0; the first by default. */
  number?: number | null;
  /** The only techniques that it may need, by their names for programs. */
  only?: string[];
  /** With the rating of the puzzle. */
  rating?: boolean;
  /** The seed; otherwise any. */
  seed?: number | null;
  /** How many digits: 4, 6, 8, 9, 10, 12, 15, 16, 20 or 25; 9 by default. */
  size?: number | null;
  /** The symmetry of the givens, by its name on the command line. */
  symmetry?: string | null;
  /** A technique that it needs, by its name for programs. */
  technique?: string | null;
  /** The variants, by their names for programs. One that is a layout decides the size. */
  variants?: string[];
}

/** A grade. */
export interface Grade {
  /** For programs. */
  id: GradeId;
  /** For people. */
  name: string;
}

/** A grade, from easy to hard. */
export type GradeId = "beginner" | "easy" | "medium" | "hard" | "expert" | "extreme";

/** Grades from one to another. */
export interface Grades {
  /** The easiest; otherwise any. */
  least?: GradeId | null;
  /** The hardest; otherwise any. */
  most?: GradeId | null;
}

/** The digits of all cells, in the order of the board's cells. */
export interface Grid {
  /** The digits as the puzzle writes them: one character each, `.` for an empty cell. */
  digits: string;
  /** Their numbers, from 1; 0 for an empty cell. */
  numbers: number[];
  /** The region of each cell as a letter, for a puzzle whose regions are to be found. */
  regions?: string;
}

/** Whether the server is there. */
export interface HealthAnswer {
  /** Always `ok`. */
  status: string;
  /** The version of the schema. */
  version: Version;
}

/** A hint. */
export interface HintAnswer {
  /** Where no technique helps: a cell and its digit in a solution. */
  answer?: Candidate;
  /** The candidates of the position that the step is in, one entry per cell; none in a cell that holds a digit. */
  candidates?: CellDigits[];
  /** What to say once they are made. */
  done?: string;
  /** What it is. */
  kind: HintKind;
  /** The step from vague to full. */
  levels: HintLevel[];
  /** What is wrong, the oldest mistake first if the moves are known. */
  mistakes: Mistake[];
  /** The moves that carry out the step. */
  moves: Move[];
  /** The puzzle as a text that describes it completely, without what the player did. */
  puzzle: string;
  /** What it looked at. */
  saw: Saw;
  /** The step. */
  step?: Step;
  /** The hint in its vaguest form. */
  text: string;
  /** The version of the schema. */
  version: Version;
}

/** What a hint is. */
export type HintKind = "solved" | "no-solution" | "mistakes" | "step" | "stuck" | "unknown";

/** A step as far as a hint of this level tells it. */
export interface HintLevel {
  /** The cells to look at. The first two levels name the cells of constraints, if the step rests on some. */
  cells: CellName[];
  /** The houses to look at, by their ids. */
  houses: string[];
  /** How much is told. */
  level: HintLevelId;
  /** What is told. */
  text: string;
}

/** How much of a step is told. */
export type HintLevelId = "where" | "technique" | "cells" | "step" | "apply";

/** The question for a hint. */
export interface HintRequest {
  /** The player's moves from the beginning, instead of a position: the hint then knows when a mistake was made. */
  moves?: PlayedMove[] | null;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
}

/** A rating on HoDoKu's scale. */
export interface Hodoku {
  /** The level. */
  level: Level;
  /** The score. */
  score: number;
}

/** A group of cells that holds no digit twice. */
export interface House {
  /** Its cells. */
  cells: CellName[];
  /** Its name for programs, the same in every language: `r2`, `c7`, `b5`. */
  id: string;
  /** Its kind. */
  kind: HouseKind;
  /** Its name for people. */
  name: string;
}

/** The kind of a house. */
export type HouseKind = "row" | "column" | "box" | "diagonal" | "window" | "plane" | "cage" | "line" | "extra";

/** The role of a house in a step. */
export type HouseRole = "base" | "cover";

/** Something that happens while a program plays. `time` is when, in milliseconds since it began; `line` is the number of the line that it wrote, from 0, where its lines were sent; of the verdict, that of the line that decided it, or how many lines there are. */
export type JudgeEvent = {
  event: "name";
  /** The number of its line, from 0. */
  line?: number;
  /** What it says. */
  text: string;
  /** When, in milliseconds. */
  time?: number;
} | {
  event: "author";
  /** The number of its line, from 0. */
  line?: number;
  /** What it says. */
  text: string;
  /** When, in milliseconds. */
  time?: number;
} | {
  event: "why";
  /** The number of its line, from 0. */
  line?: number;
  /** What it says. */
  text: string;
  /** When, in milliseconds. */
  time?: number;
} | {
  /** The cell. */
  cell: CellName;
  /** The digits as the puzzle writes them: one character each. */
  digits: string;
  event: "candidates";
  /** The number of its line, from 0. */
  line?: number;
  /** Their numbers, from 1. */
  numbers: number[];
  /** When, in milliseconds. */
  time?: number;
} | {
  /** The cell. */
  cell: CellName;
  /** The digit as the puzzle writes it: one character. */
  digit: string;
  event: "move";
  /** The number of its line, from 0. */
  line?: number;
  /** Its number, from 1. */
  number: number;
  /** Whether it may be right. */
  right: boolean;
  /** When, in milliseconds. */
  time?: number;
} | {
  /** The digits of all cells as the puzzle writes them, in the order of the board's cells: one character each, `.` for what is not a digit. */
  digits: string;
  event: "solution";
  /** The number of its line, from 0. */
  line?: number;
  /** Their numbers, from 1; 0 for what is not a digit. */
  numbers: number[];
  /** When, in milliseconds. */
  time?: number;
} | {
  /** The cell that it is about. */
  cell?: CellName;
  event: "verdict";
  /** The number of the line that decided it, from 0, or how many lines there are. */
  line?: number;
  /** The last part of what the program wrote to standard error. */
  log?: string;
  /** The verdict, in a sentence. */
  text: string;
  /** When, in milliseconds. */
  time?: number;
  /** The verdict, as a word for programs. */
  verdict: string;
};

/** Something that a notation cannot express. */
export interface LeftOut {
  /** In a few words. */
  text: string;
}

/** A level of HoDoKu. */
export interface Level {
  /** For programs. */
  id: LevelId;
  /** For people. */
  name: string;
}

/** A level of HoDoKu, from easy to hard. */
export type LevelId = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** A link between two nodes of a chain. */
export interface Link {
  /** Where it starts. */
  from: Node;
  /** Its kind. */
  kind: LinkKind;
  /** Where it leads. */
  to: Node;
}

/** The kind of a link. */
export type LinkKind = "strong" | "weak";

/** The messages of the page in a language. */
export interface LocaleAnswer {
  /** The language. */
  lang: string;
  /** Each message by its name: a text, or an array of texts and parts: `{"value": "name"}` for a value, `{"select": "count", "variants": {"one": …, "other": …}, "default": "other"}` for a choice. */
  messages: Record<string, unknown>;
  /** The version of the schema. */
  version: Version;
}

/** A cell that a player marked. */
export interface MarkedCell {
  /** The cell. */
  cell: CellName;
  /** Its marks; none if the player has no marks there. */
  digits: string;
}

/** A digit or mark of the player that is wrong. */
export interface Mistake {
  /** The cell. */
  cell: CellName;
  /** How many moves ago it was made, 1 for the last one; if the moves are known. */
  moves_ago?: number;
  /** All of this in a sentence. */
  text: string;
  /** What is wrong there. */
  what: MistakeKind;
}

/** What is wrong in a cell. */
export type MistakeKind = "digit" | "marks";

/** A move to make. */
export type Move = {
  place: Candidate;
} | {
  erase: CellName;
} | {
  mark: CellDigits;
};

/** A node of a chain: one of these cells holds the digit. */
export interface Node {
  /** The cells; usually one. */
  cells: CellName[];
  /** The digit as the puzzle writes it: one character. */
  digit: string;
  /** Its number, from 1. */
  number: number;
}

/** Numbers from one to another. */
export interface Numbers {
  /** The least; otherwise any. */
  least?: number | null;
  /** The greatest; otherwise any. */
  most?: number | null;
}

/** How many solutions there are. */
export type Outcome = "none" | "unique" | "several" | "unknown";

/** A step and what it changes. */
export interface PathStep {
  /** The digits that are new on the grid after it. */
  fills: Candidate[];
  /** The cells whose candidates it changes, with those that are left. */
  leaves: CellDigits[];
  /** The step. */
  step: Step;
}

/** A digit that a player placed. */
export interface PlacedDigit {
  /** The cell. */
  cell: CellName;
  /** The digit. */
  digit: string;
}

/** A move that a player made. Digits are written as the puzzle writes them, one character each. */
export type PlayedMove = {
  place: PlacedDigit;
} | {
  erase: CellName;
} | {
  mark: MarkedCell;
};

/** What a player has on the grid. Digits are written as the puzzle writes them, one character each. */
export interface Position {
  /** The candidates of every cell are shown, and the player has left these to some cells; empty if they have removed none. */
  candidates?: Record<string, string> | null;
  /** Centre marks: all that may go into a cell, according to the player. */
  centre?: Record<string, string>;
  /** Corner marks: where in a house a digit may go. They leave open what else may go into the cell. */
  corner?: Record<string, string>;
  /** The digits of all cells, in the order of the board's cells: `.` or `0` for an empty one. Givens are not changed. */
  digits?: string | null;
}

/** Something that is wrong with a grid. */
export interface Problem {
  /** The cells that it is about. */
  cells: CellName[];
  /** What is wrong, in a sentence. */
  text: string;
}

/** How a program ended. */
export type ProgramEnd = "exit" | "crash" | "output" | "timeout" | "start";

/** What a program is asked about a puzzle. */
export interface QuestionAnswer {
  /** What the program is asked, line by line. */
  lines: string[];
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The version of the schema. */
  version: Version;
}

/** The question what a program is asked about a puzzle. */
export interface QuestionRequest {
  /** One puzzle in any notation, or a link. */
  puzzle: string;
}

/** How hard a puzzle is. */
export interface RateAnswer {
  /** How many solutions there are. */
  outcome: Outcome;
  /** The path of Sudoku Explainer, if asked for. */
  path?: RatedStep[];
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The rating, if there is exactly one solution. */
  rating?: Rating;
  /** Whether the time was up before the rating of Sudoku Explainer was found. */
  stopped: boolean;
  /** The same in a sentence. */
  text: string;
  /** The version of the schema. */
  version: Version;
}

/** The question how hard a puzzle is. */
export interface RateRequest {
  /** The path of Sudoku Explainer, too. */
  path?: boolean;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** The scales; otherwise all. */
  scales?: ScaleId[];
}

/** A step of Sudoku Explainer: what it is called there, how hard it is and what it changes. */
export interface RatedStep {
  /** The candidates that it removes. */
  eliminations: Candidate[];
  /** The digits that it places. */
  placements: Candidate[];
  /** How hard it is. */
  rating: number;
  /** What it is called there. */
  technique: TechniqueName;
}

/** A puzzle on several scales. HoDoKu and Sudoku Explainer rate classic 9×9 puzzles only. */
export interface Rating {
  /** On Sudoku Explainer's scale; left out if that does not apply. */
  explainer?: Explainer;
  /** The grade; left out if logic does not solve the puzzle. */
  grade?: Grade;
  /** The hardest technique; left out if logic does not solve the puzzle. */
  hardest?: TechniqueName;
  /** On HoDoKu's scale; left out if that does not apply. */
  hodoku?: Hodoku;
  /** The techniques of the path, with how often each is used, in the order of the catalogue. */
  techniques: CountedTechnique[];
}

/** Ratings from one to another, in steps of a tenth. */
export interface Ratings {
  /** The least; otherwise any. */
  least?: number | null;
  /** The greatest; otherwise any. */
  most?: number | null;
}

/** The puzzles of a text. */
export interface ReadAnswer {
  /** The puzzles. */
  puzzles: Board[];
  /** The version of the schema. */
  version: Version;
}

/** The request to read a text. The other fields replace what the text itself says, if it has one puzzle. */
export interface ReadRequest {
  /** The author. */
  author?: string | null;
  /** The givens of all cells, in the order of the board's cells and written as the puzzle writes digits: `.` or `0` for an empty one. */
  givens?: string | null;
  /** The rules in the author's words. */
  rules?: string | null;
  /** Any text with puzzles in it. */
  text: string;
  /** The title. */
  title?: string | null;
}

/** The steps by which a player may have made some moves. */
export interface RecogniseAnswer {
  /** Whether every digit placed and every candidate removed follows by some step. */
  follows: boolean;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The easiest steps. */
  steps: Step[];
  /** The version of the schema. */
  version: Version;
}

/** The question by which steps a player at a position may have made some moves. */
export interface RecogniseRequest {
  /** The moves. */
  moves: PlayedMove[];
  /** What the player had on the grid before the moves; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
}

/** The verdict on what a program wrote about a puzzle. */
export interface RefereeAnswer {
  /** What happened, the verdict last. */
  events: JudgeEvent[];
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The version of the schema. */
  version: Version;
}

/** The request to judge what a program wrote about a puzzle. */
export interface RefereeRequest {
  /** How it ended. */
  end: ProgramEnd;
  /** What the program wrote, line by line. */
  lines: string[];
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** Why it could not start or crashed. */
  why?: string | null;
}

/** The role of a cell or candidate in a step. */
export type Role = "pattern" | "pivot" | "pincer" | "fin" | "colour" | "other-colour" | "second-colour" | "other-second-colour" | "extra" | "subset" | "endo-fin" | "holder";

/** How far chosen rules get, as `grille solve --rules` tells it. */
export interface RulesAnswer {
  /** The grid as far as they get. */
  grid: Grid;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The number of candidate grids, if there are too many to search. */
  refused?: string;
  /** Every solution, if an exhaustive search was asked for. */
  solutions?: Grid[];
  /** Whether the rules complete the grid. */
  solved: boolean;
  /** The stages, each with one rule more. */
  stages: RulesStage[];
  /** Whether the time was up before the search had ended. */
  unfinished?: boolean;
  /** The version of the schema. */
  version: Version;
}

/** A stage: some rules, applied until nothing changes. */
export interface RulesStage {
  /** How many grids the candidates still allow; a text, since it may be of any size. */
  candidate_grids: string;
  /** How many cells this stage fills. */
  found: number;
  /** How many cells are filled beyond the givens after it. */
  found_in_all: number;
  /** The rules. */
  rules: string[];
}

/** A saved game, as `grille games` lists it. */
export interface SavedGame {
  /** How many cells there were to fill. */
  cells?: number;
  /** Why it cannot be read. */
  error?: string;
  /** How many cells the player has filled. */
  filled?: number;
  /** Whether it is won. */
  finished?: boolean;
  /** Its name, which `grille play --resume` takes. */
  id: string;
  /** What kind of puzzle it is. */
  kind?: string;
  /** How long it was played. */
  milliseconds?: number;
  /** When it was saved, in seconds since 1970. */
  saved_unix_seconds: number;
  /** The version of the schema. */
  version: Version;
}

/** What a hint looked at. The rules and the givens come on top. */
export interface Saw {
  /** How many cells from which the player removed candidates. */
  candidates: number;
  /** How many cells with centre marks. They limit what may go there. */
  centre: number;
  /** How many cells with corner marks. They limit nothing. */
  corner: number;
  /** How many digits of the player. */
  digits: number;
  /** Whether the candidates of every cell are shown, so that the hint need not state what they already rule out. */
  shown: boolean;
}

/** A step in words, in pieces. */
export interface Say {
  /** Other names of the step, the same in every language. */
  aliases: string[];
  /** What follows, without a full stop. */
  conclusion: string;
  /** The step in sentences, with the reason. */
  full: string;
  /** The proof line by line, for a step that the sentences do not cover in full. */
  proof: string[];
  /** The step in short, the same in every language: `4 r26 c37 => r4c3<>4`. */
  short: string;
  /** The name of the technique. */
  title: string;
}

/** A scale. */
export type ScaleId = "grade" | "hodoku" | "se-1.2.1";

/** Why a search ended. */
export type SearchEnd = "all" | "limit" | "time";

/** What a named set of cells is. */
export type SetKind = "constraint" | "almost-locked-set";

/** One of all solutions of a puzzle, as `grille solve --all` lists them. */
export interface SolutionAnswer {
  /** The number of the solution, from 1; 0 if there is none. */
  number: number;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The solution. */
  solution?: Grid;
  /** The version of the schema. */
  version: Version;
}

/** The solutions of a puzzle. */
export interface SolveAnswer {
  /** How many solutions were found. */
  count: number;
  /** Why the search ended. */
  end: SearchEnd;
  /** How many solutions there are, in a word. */
  outcome: Outcome;
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** At most the first two solutions. */
  solutions: Grid[];
  /** How many solutions there are, in a sentence. */
  text: string;
  /** The version of the schema. */
  version: Version;
}

/** The question for the solutions of a puzzle. */
export interface SolveRequest {
  /** How many solutions to look for; 2 by default, which is enough to know whether there is just one. */
  limit?: number | null;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
}

/** What a program may use for a puzzle. */
export interface SolverLimits {
  /** How many bytes it may write. */
  bytes: number;
  /** How many lines it may write. */
  lines: number;
  /** How long it may take, in seconds. */
  seconds: number;
}

/** A program that may play for the page. */
export interface SolverName {
  /** Its name. */
  name: string;
}

/** The programs that may play for the page. */
export interface SolversAnswer {
  /** What each program may use. */
  limits: SolverLimits;
  /** The programs named by whoever started the server. */
  solvers: SolverName[];
  /** The version of the schema. */
  version: Version;
}

/** A position: digits and candidates. */
export interface Standing {
  /** The candidates, one entry per cell; none in a cell that holds a digit. */
  candidates: CellDigits[];
  /** The digits. */
  grid: Grid;
}

/** A step of reasoning. It has at least one conclusion. */
export interface Step {
  /** Its code in HoDoKu, if it has one. */
  code?: string;
  /** What to draw. */
  draw: Draw;
  /** The candidates that it removes. */
  eliminations: Candidate[];
  /** The digits that it places. */
  placements: Candidate[];
  /** What to say about it. */
  say: Say;
  /** The technique, by its name for programs. */
  technique: string;
}

/** Every step in a position. */
export interface StepsAnswer {
  /** The puzzle as a text that describes it completely. */
  puzzle: string;
  /** The steps, in the order of the catalogue. */
  steps: Step[];
  /** Whether the time was up before all were found. */
  stopped: boolean;
  /** The version of the schema. */
  version: Version;
}

/** The question for every step in a position. */
export interface StepsRequest {
  /** The second forms of some techniques, too, as HoDoKu counts them. */
  duals?: boolean;
  /** The most endo-fins of a fish, up to 9; by default 2. */
  endo_fins?: number | null;
  /** Every chain that concludes something, not only the shortest. */
  every_chain?: boolean;
  /** The most fins of a fish, up to 9; by default 5. */
  fins?: number | null;
  /** Almost locked sets that overlap, and chains of them in any order, too. */
  overlap?: boolean;
  /** What the player has on the grid; otherwise what the text of the puzzle says. */
  position?: Position | null;
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** Almost locked sets as nodes of chains, too. */
  sets_in_chains?: boolean;
  /** The techniques, by their names for programs or their codes in HoDoKu; otherwise all, those that assume a unique solution only if there is one. */
  techniques?: string[];
}

/** A technique. */
export interface Technique {
  /** Whether it relies on the solution being unique. */
  assumes_unique: boolean;
  /** Its code in HoDoKu, if it has one. */
  code?: string;
  /** Whether paths, hints and ratings use it; otherwise it is found on request. */
  enabled: boolean;
  /** The family that it belongs to. */
  family: Family;
  /** For programs. */
  id: string;
  /** Its level in HoDoKu, or that of its nearest relative there. */
  level: Level;
  /** For people. */
  name: string;
  /** Whether it is about what a variant adds. */
  needs_constraints: boolean;
  /** How it works, in a few sentences. */
  rule: string;
  /** What a step costs on HoDoKu's scale. */
  score: number;
}

/** A technique with worked examples. */
export interface TechniqueAnswer {
  /** The examples. */
  examples: Example[];
  /** The technique. */
  technique: Technique;
  /** The variants that its examples are of, by their names for programs. */
  variants: string[];
  /** The version of the schema. */
  version: Version;
}

/** The name of a technique. */
export interface TechniqueName {
  /** For programs. */
  id: string;
  /** For people. */
  name: string;
}

/** The question for one technique. */
export interface TechniqueRequest {
  /** Its name for programs, or its code in HoDoKu. */
  id: string;
}

/** The catalogue of techniques. */
export interface TechniquesAnswer {
  /** The techniques, in the order in which they are tried. */
  techniques: Technique[];
  /** The version of the schema. */
  version: Version;
}

/** What a variant draws, as SVG, with its place counted in cells: (0, 0) is the corner of the first place. */
export interface Underlay {
  /** Whether it has cages, whose outlines and sums need room beside the marks. */
  cages: boolean;
  /** Its height. */
  height: number;
  /** Above the digits. */
  over: string;
  /** Below the digits. */
  under: string;
  /** Its width. */
  width: number;
  /** Its left edge. */
  x: number;
  /** Its upper edge. */
  y: number;
}

/** A variant. */
export interface Variant {
  /** Other names for programs. */
  aliases: string[];
  /** Whether its name alone describes it, so that it can be added to any puzzle. */
  by_name: boolean;
  /** The family that it belongs to. */
  family: Family;
  /** Whether new puzzles of it can be made. */
  generates: boolean;
  /** For programs. */
  id: string;
  /** Whether it is a layout, which decides the size of a new puzzle. */
  layout: boolean;
  /** For people. */
  name: string;
  /** Its rule in a sentence. */
  rule: string;
}

/** The name of a variant. */
export interface VariantName {
  /** For programs. */
  id: string;
  /** For people. */
  name: string;
}

/** The catalogue of variants. */
export interface VariantsAnswer {
  /** The variants, family by family. */
  variants: Variant[];
  /** The version of the schema. */
  version: Version;
}

/** The version of the schema. Within it, fields and values are added, and none is changed or removed. */
export type Version = 1;

/** The request to watch a program play a puzzle. */
export interface WatchRequest {
  /** One puzzle in any notation, or a link. */
  puzzle: string;
  /** The name of the program. */
  solver: string;
}

/** What each address takes and gives. */
export interface Questions {
  "candidates": [CandidatesRequest, CandidatesAnswer];
  "check": [CheckRequest, CheckAnswer];
  "convert": [ConvertRequest, ConvertAnswer];
  "explain": [ExplainRequest, ExplainAnswer];
  "generate": [GenerateRequest, GenerateAnswer];
  "hint": [HintRequest, HintAnswer];
  "rate": [RateRequest, RateAnswer];
  "read": [ReadRequest, ReadAnswer];
  "recognise": [RecogniseRequest, RecogniseAnswer];
  "solve": [SolveRequest, SolveAnswer];
  "solvers/question": [QuestionRequest, QuestionAnswer];
  "solvers/referee": [RefereeRequest, RefereeAnswer];
  "steps": [StepsRequest, StepsAnswer];
}
