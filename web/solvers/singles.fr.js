// Un solveur qui raisonne. Grille appelle solve(lines) avec les lignes du protocole :
//   "grille 1", "puzzle 9 3 3", puis "row 5 3 0 0 7 0 0 0 0" pour chaque ligne de la grille, et "solve".
// Chaque réponse est une ligne passée à say() : "why TEXTE", "move LIGNE COLONNE CHIFFRE", "done"…

function solve(lines) {
  const words = lines.map((line) => line.split(" "));
  const [size, high, wide] = words.find(([word]) => word === "puzzle").slice(1).map(Number);
  if (!high || words.some(([word]) => word === "rule")) return say("unsupported");
  const grid = words.filter(([word]) => word === "row").map((row) => row.slice(1).map(Number));
  const all = [...Array(size).keys()];

  // Les cases qui partagent une ligne, une colonne ou une région.
  const box = (r, c) => Math.floor(r / high) * high + Math.floor(c / wide);
  const cells = all.flatMap((r) => all.map((c) => [r, c]));
  const houses = all.flatMap((n) => [
    { name: `la ligne ${n + 1}`, cells: cells.filter(([r]) => r === n) },
    { name: `la colonne ${n + 1}`, cells: cells.filter(([, c]) => c === n) },
    { name: `la région ${n + 1}`, cells: cells.filter(([r, c]) => box(r, c) === n) },
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

  // Une case à laquelle il ne reste qu'un chiffre, sinon un chiffre qui n'a plus qu'une place dans une maison.
  function step() {
    for (const [r, c] of cells) {
      const digits = all.map((n) => n + 1).filter((digit) => may(r, c, digit));
      if (digits.length === 1) return place(r, c, digits[0], `Il ne reste que ${digits[0]} pour cette case.`);
    }
    for (const house of houses) {
      for (const digit of all.map((n) => n + 1)) {
        const places = house.cells.filter(([r, c]) => may(r, c, digit));
        if (places.length === 1) return place(...places[0], digit, `La seule place du ${digit} dans ${house.name}.`);
      }
    }
    return false;
  }

  while (step());

  // Quand il est bloqué, il montre ce qui lui reste.
  for (const [r, c] of cells) {
    const digits = all.map((n) => n + 1).filter((digit) => may(r, c, digit));
    if (digits.length) say(`candidates ${r + 1} ${c + 1} ${digits.join(" ")}`);
  }
  say("done");
}
