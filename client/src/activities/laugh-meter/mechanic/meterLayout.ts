// How the laugh-o-meter's needle turns, which caption passes when, and where its words and their bars stand.
import type { MechanicMessages } from '../../../bridge/events.ts';

type Pass = MechanicMessages['laugh-meter']['command']['passes'][number];

/** Milliseconds for which a caption stands before the meter. */
const PASS_MS = 4500;
/** Share of the needle's way in one second that is left of it, as a rate. */
const NEEDLE_RATE = 5;
/** Weights from here on have a full bar. */
const FULL_WEIGHT = 2;

/** Degrees from upright: 0 lies to the left, 1 to the right. */
export const needleAngle = (score: number): number => (Math.min(1, Math.max(0, score)) - 0.5) * 160;

/** The needle after some seconds on its way to a goal; it never overshoots. */
export const turnNeedle = (angle: number, goal: number, seconds: number): number =>
  angle + (goal - angle) * Math.min(1, NEEDLE_RATE * seconds);

/** The place in a list of `count` captions at a time since it was shown, ms. */
export const passAt = (sinceMs: number, count: number): number =>
  count === 0 ? -1 : Math.floor(Math.max(0, sinceMs) / PASS_MS) % count;

export interface PlacedWord {
  word: string;
  /** Middle of the word. */
  x: number;
  row: number;
  /** −1…1: up for funny, down against it. */
  bar: number;
}

/** Words in at most two rows, centred in `width`; `measure` gives the width of a word with the space after it. */
export function placeWords(words: Pass['words'], width: number, measure: (word: string) => number): PlacedWord[] {
  const rows: { word: string; weight: number; width: number }[][] = [[]];
  let used = 0;
  for (const { word, weight } of words) {
    const wide = measure(word);
    if (used + wide > width && rows.length < 2) {
      rows.push([]);
      used = 0;
    }
    if (used + wide > width && used > 0) break;
    rows.at(-1)?.push({ word, weight, width: wide });
    used += wide;
  }
  return rows.flatMap((row, at) => {
    let x = (width - row.reduce((sum, one) => sum + one.width, 0)) / 2;
    return row.map(({ word, weight, width: wide }) => {
      const middle = x + wide / 2;
      x += wide;
      return { word, x: middle, row: at, bar: Math.max(-1, Math.min(1, weight / FULL_WEIGHT)) };
    });
  });
}
