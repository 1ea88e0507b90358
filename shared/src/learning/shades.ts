// Knows the five brightnesses that a child paints with, and reads a painting of them as the numbers that a computer stores.

/** As stored in a picture of one byte per pixel: 0 = black, 255 = white. */
export const SHADES = [0, 64, 128, 191, 255] as const;

/** Cells on each side of a painting. */
export const PAINTING_SIZE = 12;

/** A painting: one digit per cell, row by row, the place of its brightness in `SHADES`. */
export const PAINTING_PATTERN = /^[0-4]{144}$/;

export const EMPTY_PAINTING = '0'.repeat(PAINTING_SIZE ** 2);

/** A lantern, shown where there is no painting: in another browser, or with storage blocked. */
export const SAMPLE_PAINTING = [
  '000000000000',
  '000002200000',
  '000020020000',
  '000022220000',
  '000211112000',
  '000234432000',
  '000234432000',
  '000234432000',
  '000211112000',
  '000022220000',
  '000222222000',
  '000000000000',
].join('');

export const paintingBytes = (cells: string): number[] => [...cells].map((digit) => SHADES[Number(digit)] ?? 0);

export interface PaintingFigures {
  /** Cells that are not black. */
  painted: number;
  /** Different brightnesses, black included if there is any. */
  shades: number;
}

export const paintingFigures = (cells: string): PaintingFigures => ({
  painted: [...cells].filter((digit) => digit !== '0').length,
  shades: new Set(cells).size,
});
