// What puzzles can be asked for: difficulties, sizes, variants that many people know, days.

export const GRADES = ["beginner", "easy", "medium", "hard", "expert", "extreme"];
export const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];
export const POPULAR = ["cage", "x", "thermo", "arrow", "kropki", "whisper", "windoku", "jigsaw", "anti-knight", "samurai"];

/** Today, by the player's own calendar. */
export function today() {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
