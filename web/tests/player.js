// A program for the tests of the page: it speaks the protocol on its standard input and output.
//
//   node player.js right|wrong|mute
//
// `right` plays every move with a reason, `wrong` plays two and then a digit that cannot be there, `mute` says
// nothing for a minute.

import { createInterface } from "node:readline";

const [, , manner] = process.argv;

/** @param {number[][]} grid @param {number} high @param {number} wide */
function solve(grid, high, wide) {
  const size = grid.length;
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      if (grid[r][c]) continue;
      for (let digit = 1; digit <= size; digit++) {
        const box = (/** @type {number} */ y, /** @type {number} */ x) => Math.floor(y / high) * high + Math.floor(x / wide);
        const clash = grid.some((row, y) => row.some((value, x) => value === digit && (y === r || x === c || box(y, x) === box(r, c))));
        if (clash) continue;
        grid[r][c] = digit;
        if (solve(grid, high, wide)) return true;
        grid[r][c] = 0;
      }
      return false;
    }
  }
  return true;
}

/** @type {number[][]} */
let rows = [];
let box = [0, 0];
for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...rest] = line.split(" ");
  const numbers = rest.map(Number);
  if (word === "puzzle") [rows, box] = [[], numbers.slice(1)];
  else if (word === "row") rows.push(numbers);
  else if (word === "quit") break;
  else if (word === "solve") {
    if (manner === "mute") await new Promise((resolve) => setTimeout(resolve, 60_000));
    const solved = rows.map((row) => [...row]);
    solve(solved, box[0], box[1]);
    let moves = 0;
    console.log(`name ${manner}`);
    for (const [r, row] of rows.entries()) {
      for (const [c, value] of row.entries()) {
        if (value) continue;
        moves++;
        const off = manner === "wrong" && moves === 3 ? 1 : 0;
        console.log(`candidates ${r + 1} ${c + 1} ${solved[r][c]}`);
        console.log(`why reason ${moves}`);
        console.log(`move ${r + 1} ${c + 1} ${((solved[r][c] - 1 + off) % rows.length) + 1}`);
      }
    }
    console.log("done");
  }
}
