// Where things stand in a cell of 100 by 100: the same digit's mark always at the same place.

/** The side of a cell in drawings. */
export const SIDE = 100;

const INSET = 6;

/**
 * The place of a corner mark: a grid like that of a box. Where there are centre marks too, its rows make
 * room for them in the middle.
 * @param {{rows: number, columns: number}} shape @param {number} digit @param {boolean} [besideCentre]
 * @returns {{x: number, y: number, size: number}}
 */
export function cornerSpot({ rows, columns }, digit, besideCentre = false) {
  const row = Math.floor((digit - 1) / columns);
  const column = (digit - 1) % columns;
  const width = (SIDE - 2 * INSET) / columns;
  const x = INSET + width * (column + 0.5);
  if (!besideCentre) {
    const height = (SIDE - 2 * INSET) / rows;
    return { x, y: INSET + height * (row + 0.5), size: Math.min(1.05 * width, 0.92 * height, 27) };
  }
  const above = Math.ceil(rows / 2);
  const height = (SIDE / 2 - INSET - 13) / above;
  const y = row < above ? INSET + height * (row + 0.5) : SIDE - INSET - height * (rows - row - 0.5);
  return { x, y, size: Math.min(1.05 * width, 0.98 * height, 20) };
}

/** The font size of centre marks: as large as they fit. @param {number} count how many */
export function centreSize(count) {
  return Math.min(30, (SIDE - INSET) / (0.6 * Math.max(count, 1)));
}
