// Whether the server answers. What needs it tells when it does not; from then on the server is asked until it is there
// again, and the page is told so with the window's event `connection`.

/** How long until the server is asked again: at first soon, then less often. */
const WAITS = [1000, 2000, 4000, 8000];

let away = false;
let tries = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;
/** @type {() => Promise<boolean>} */
let answers = async () => true;

/** Whether the server did not answer when it was last asked. */
export function isAway() {
  return away;
}

/** Sets how to find out whether the server is there. @param {() => Promise<boolean>} asks */
export function watchConnection(asks) {
  answers = asks;
  window.addEventListener("online", () => away && ask());
}

/** The server did not answer. */
export function lost() {
  if (away) return;
  away = true;
  tries = 0;
  tell();
  wait();
}

/** The server answered. */
export function found() {
  if (!away) return;
  away = false;
  clearTimeout(later);
  tell();
}

function wait() {
  clearTimeout(later);
  later = setTimeout(ask, WAITS[Math.min(tries++, WAITS.length - 1)]);
}

async function ask() {
  if (await answers()) found();
  else wait();
}

function tell() {
  window.dispatchEvent(new Event("connection"));
}
