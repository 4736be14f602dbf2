// The page's pictograms, each a stroke on 24×24.

import { icon } from "./element.js";

const PATHS = {
  undo: "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  erase: "M7 20h12M5 13l8-8 6 6-9 9H8l-3-3zM10 8l6 6",
  edit: "M4 20l1-5L16 4l4 4L9 19zM13 7l4 4",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 4H9c0-2 0-3-1-4z",
  candidates: "M5 5h.01M12 5h.01M19 5h.01M5 12h.01M12 12h.01M19 12h.01M5 19h.01M12 19h.01M19 19h.01",
  keep: "M20 12a8 8 0 1 1-2.5-5.8M20 3v4h-4M9.5 10h.01M14.5 10h.01M9.5 14.5h.01M14.5 14.5h.01",
  check: "M4 12l5 5L20 6",
  pause: "M8 5v14M16 5v14",
  play: "M7 4l12 8-12 8z",
  flag: "M5 21V4M5 4h13l-3 4 3 4H5",
  back: "M3 12h14M8 7l-5 5 5 5M21 5v14",
  new: "M12 5v14M5 12h14",
  settings: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M10 14v6",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  print: "M7 9V3h10v6M7 17H4v-7h16v7h-3M7 14h10v7H7z",
  steps: "M4 6h.01M4 12h.01M4 18h.01M9 6h11M9 12h11M9 18h11",
  close: "M6 6l12 12M18 6L6 18",
  previous: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  select: "M4 4h7v7H4zM13 13h7v7h-7zM13 4h7v7h-7zM4 13h7v7H4z",
  large: "M10 4a6 6 0 1 0 .01 0M14.5 14.5L20 20M10 7v6M7 10h6",
  ask: "M9 9a3 3 0 1 1 4 2.8c-.8.4-1 1-1 2.2M12 18h.01M12 3a9 9 0 1 0 .01 0",
  digitFirst: "M4 8h2v9M12 12h8M17 8.5l3.5 3.5-3.5 3.5",
};

/** @param {keyof typeof PATHS} name */
export function pictogram(name) {
  return icon(PATHS[name]);
}
