// Un solveur qui essaie. Il prend la case à laquelle il reste le moins de chiffres, les essaie, et revient en
// arrière dès qu'une case n'en a plus. Quand toutes les cases sont remplies, il donne la solution en une ligne.

function solve(lines) {
  const words = lines.map((line) => line.split(" "));
  const [size, high, wide] = words.find(([word]) => word === "puzzle").slice(1).map(Number);
  if (!high || words.some(([word]) => word === "rule")) return say("unsupported");
  const grid = words.filter(([word]) => word === "row").flatMap((row) => row.slice(1).map(Number));

  // Pour chaque case, celles qui la voient.
  const box = (cell) => Math.floor(cell / size / high) * high + Math.floor((cell % size) / wide);
  const sees = (a, b) => Math.floor(a / size) === Math.floor(b / size) || a % size === b % size || box(a) === box(b);
  const peers = grid.map((_, a) => grid.map((_, b) => b).filter((b) => a !== b && sees(a, b)));

  function left(cell) {
    const taken = new Set(peers[cell].map((peer) => grid[peer]));
    return Array.from({ length: size }, (_, n) => n + 1).filter((digit) => !taken.has(digit));
  }

  function search() {
    let best = null;
    for (let cell = 0; cell < grid.length; cell++) {
      if (grid[cell]) continue;
      const digits = left(cell);
      if (!best || digits.length < best.digits.length) best = { cell, digits };
    }
    if (!best) return true;
    for (const digit of best.digits) {
      grid[best.cell] = digit;
      if (search()) return true;
    }
    grid[best.cell] = 0;
    return false;
  }

  say(search() ? `solution ${grid.join(" ")}` : "none");
}
