// Short sounds, for who wants them: they are off until somebody turns them on.

import { settings } from "../engine/store.js";

/** Each sound as its tones: the pitch in hertz, and when it begins and how long it lasts in seconds. */
const SOUNDS = {
  place: [[620, 0, 0.07]],
  clash: [[170, 0, 0.16]],
  win: [
    [523, 0, 0.16],
    [659, 0.12, 0.16],
    [784, 0.24, 0.16],
    [1047, 0.36, 0.34],
  ],
};

/** @type {AudioContext | null} */
let audio = null;

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  for (const [pitch, after, long] of SOUNDS[name]) {
    const begins = audio.currentTime + after;
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, begins);
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + long);
    tone.connect(loudness).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + long);
  }
}
