// The sizes of a screen at which everything must be usable.

/** A Chromebook with and without the browser's bars, a desktop screen, a phone in both directions. */
export const SIZES = [
  [1366, 641],
  [1366, 768],
  [1920, 1080],
  [844, 390],
  [390, 844],
] as const;

/** CSS pixels. */
export type Size = readonly [width: number, height: number];
