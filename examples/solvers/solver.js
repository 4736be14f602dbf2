// A solver for `grille judge` that answers move by move, with its reasons.   Run: node solver.js
let size, height, width, grid, known;

function candidates(cell) {
  const row = Math.floor(cell / size), column = cell % size;
  const top = row - (row % height), left = column - (column % width);
  const taken = new Set();
  for (let i = 0; i < size; i++) {
    taken.add(grid[row * size + i]).add(grid[i * size + column]);
    taken.add(grid[(top + Math.floor(i / width)) * size + left + (i % width)]);
  }
  return Array.from({ length: size }, (_, i) => i + 1).filter((digit) => !taken.has(digit));
}

// The moves that fill the grid, in order; null if there is no way.
function solve() {
  let best = null;
  grid.forEach((value, cell) => {
    if (value > 0 || best?.digits.length < 2) return;
    const digits = candidates(cell);
    if (!best || digits.length < best.digits.length) best = { cell, digits };
  });
  if (!best) return [];
  const why = best.digits.length === 1 ? "no other digit fits" : `tried, among ${best.digits.join(" ")}`;
  for (const digit of best.digits) {
    grid[best.cell] = digit;
    const moves = solve();
    if (moves) return [{ cell: best.cell, digit, why }, ...moves];
  }
  grid[best.cell] = 0;
  return null;
}

require("readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const [word, ...rest] = line.trim().split(/\s+/);
  if (word === "puzzle") {
    [size, height, width] = rest.map(Number);
    [grid, known] = [[], height > 0]; // 0 rows: the regions are not boxes
  } else if (word === "row") grid.push(...rest.map(Number));
  else if (word === "rule") known = false;
  else if (word === "quit") process.exit(0);
  else if (word === "solve") {
    const moves = known ? solve() : null;
    for (const { cell, digit, why } of moves ?? [])
      console.log(`why ${why}\nmove ${Math.floor(cell / size) + 1} ${(cell % size) + 1} ${digit}`);
    console.log(moves ? "done" : known ? "none" : "unsupported");
  }
});
