// A solver that reasons. Grille calls solve(lines) with the lines of the protocol:
//   "grille 1", "puzzle 9 3 3", then "row 5 3 0 0 7 0 0 0 0" for each row, and "solve".
// Every answer is a line given to say(): "why TEXT", "move ROW COLUMN DIGIT", "done", …

function solve(lines) {
  const words = lines.map((line) => line.split(" "));
  const [size, high, wide] = words.find(([word]) => word === "puzzle").slice(1).map(Number);
  if (!high || words.some(([word]) => word === "rule")) return say("unsupported");
  const grid = words.filter(([word]) => word === "row").map((row) => row.slice(1).map(Number));
  const all = [...Array(size).keys()];

  // The cells that share a row, a column or a box.
  const box = (r, c) => Math.floor(r / high) * high + Math.floor(c / wide);
  const cells = all.flatMap((r) => all.map((c) => [r, c]));
  const houses = all.flatMap((n) => [
    { name: `row ${n + 1}`, cells: cells.filter(([r]) => r === n) },
    { name: `column ${n + 1}`, cells: cells.filter(([, c]) => c === n) },
    { name: `box ${n + 1}`, cells: cells.filter(([r, c]) => box(r, c) === n) },
  ]);
  const may = (r, c, digit) =>
    grid[r][c] === 0 &&
    !cells.some(([y, x]) => grid[y][x] === digit && (y === r || x === c || box(y, x) === box(r, c)));

  function place(r, c, digit, why) {
    grid[r][c] = digit;
    say(`why ${why}`);
    say(`move ${r + 1} ${c + 1} ${digit}`);
    return true;
  }

  // A cell with one digit left, else a digit with one place left in a house.
  function step() {
    for (const [r, c] of cells) {
      const digits = all.map((n) => n + 1).filter((digit) => may(r, c, digit));
      if (digits.length === 1) return place(r, c, digits[0], `Only ${digits[0]} is left for this cell.`);
    }
    for (const house of houses) {
      for (const digit of all.map((n) => n + 1)) {
        const places = house.cells.filter(([r, c]) => may(r, c, digit));
        if (places.length === 1) return place(...places[0], digit, `The only place for ${digit} in ${house.name}.`);
      }
    }
    return false;
  }

  while (step());

  // Where it is stuck it shows what it has left.
  for (const [r, c] of cells) {
    const digits = all.map((n) => n + 1).filter((digit) => may(r, c, digit));
    if (digits.length) say(`candidates ${r + 1} ${c + 1} ${digits.join(" ")}`);
  }
  say("done");
}
