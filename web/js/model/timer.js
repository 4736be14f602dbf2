// A clock that counts only while the player plays: it stops by hand and while the page is out of sight.

/** Ticks with the event `tick`, tells of stopping and starting by hand with `pause`. */
export class Timer extends EventTarget {
  /** @param {number} seconds what is on it already */
  constructor(seconds = 0) {
    super();
    this.before = seconds;
    /** When it started to run, or null while it stands. @type {number | null} */
    this.since = null;
    this.paused = false;
    this.done = false;
    this.ticking = setInterval(() => this.since !== null && this.dispatchEvent(new Event("tick")), 1000);
    this.onVisibility = () => this.#settle();
    document.addEventListener("visibilitychange", this.onVisibility);
    this.#settle();
  }

  get seconds() {
    return this.before + (this.since === null ? 0 : (performance.now() - this.since) / 1000);
  }

  /** Stops or starts by hand. @param {boolean} [on] */
  pause(on = !this.paused) {
    if (this.done) return;
    this.paused = on;
    this.#settle();
    this.dispatchEvent(new Event("pause"));
  }

  /** The game is over: stands for good. */
  finish() {
    this.done = true;
    this.#settle();
  }

  /** Lets go of the page. */
  stop() {
    this.before = this.seconds;
    this.since = null;
    clearInterval(this.ticking);
    document.removeEventListener("visibilitychange", this.onVisibility);
  }

  #settle() {
    const runs = !this.paused && !this.done && document.visibilityState === "visible";
    if (runs && this.since === null) this.since = performance.now();
    if (!runs && this.since !== null) {
      this.before = this.seconds;
      this.since = null;
    }
  }
}

/** Minutes and seconds, and hours where there are some. @param {number} seconds */
export function clock(seconds) {
  const whole = Math.floor(seconds);
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
