// Where things stand in a cell of 100 by 100: the same digit's mark always at the same place.

/** The side of a cell in drawings. */
export const SIDE = 100;

/** What is kept free around the marks: more where cages have their outlines and numbers. */
const PLAIN = { side: 6, top: 6, bottom: 6 };
const CAGED = { side: 11, top: 23, bottom: 10 };

/**
 * The place of a corner mark: a grid like that of a box. Where there are centre marks too, its rows make
 * room for them in the middle.
 * @param {{marks: {rows: number, columns: number}, caged: boolean}} puzzle @param {number} digit @param {boolean} [besideCentre]
 * @returns {{x: number, y: number, size: number}}
 */
export function cornerSpot({ marks: { rows, columns }, caged }, digit, besideCentre = false) {
  const { side, top, bottom } = caged ? CAGED : PLAIN;
  const row = Math.floor((digit - 1) / columns);
  const column = (digit - 1) % columns;
  const width = (SIDE - 2 * side) / columns;
  const x = side + width * (column + 0.5);
  if (!besideCentre) {
    const height = (SIDE - top - bottom) / rows;
    return { x, y: top + height * (row + 0.5), size: Math.min(1.05 * width, 0.92 * height, 27) };
  }
  const above = Math.ceil(rows / 2);
  const height = ((SIDE - top - bottom) / 2 - 13) / above;
  const y = row < above ? top + height * (row + 0.5) : SIDE - bottom - height * (rows - row - 0.5);
  return { x, y, size: Math.min(1.05 * width, 0.98 * height, 20) };
}

/** The font size of centre marks: as large as they fit. @param {number} count how many */
export function centreSize(count) {
  return Math.min(30, (SIDE - PLAIN.side) / (0.6 * Math.max(count, 1)));
}
