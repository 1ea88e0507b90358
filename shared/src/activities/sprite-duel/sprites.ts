// A learner's 8 × 8 sprites as 64 binary digits: mirror images, shifts, and which of them cannot be kept.
import { SPRITE_SIZE } from '../../learning/pixelGenerator.ts';

export const CELLS_PATTERN = /^[01]{64}$/;
export const NO_INK = '0'.repeat(SPRITE_SIZE ** 2);
/** Sprites that one learner can keep. */
export const MAX_SPRITES = 24;
/** Below, nobody can tell what it is. */
export const LEAST_INK = 6;
const MOST_INK = SPRITE_SIZE ** 2 - LEAST_INK;
/** Cells changed with the pen that make a sprite one drawn by hand. */
export const HAND_CELLS = 6;

export interface KeptSprite {
  cells: string;
  /** False = grown from another one by a mirror or a shift, with hardly a cell changed since. */
  isByHand: boolean;
}

export type SpriteProblem = 'too-little' | 'too-much' | 'kept';

export function spriteProblem(cells: string, kept: readonly KeptSprite[]): SpriteProblem | undefined {
  const ink = [...cells].filter((cell) => cell === '1').length;
  if (ink < LEAST_INK) return 'too-little';
  if (ink > MOST_INK) return 'too-much';
  return kept.some((one) => one.cells === cells) ? 'kept' : undefined;
}

export const changedCells = (before: string, after: string): number =>
  [...after].filter((cell, at) => cell !== before[at]).length;

export const mirrorSprite = (cells: string): string =>
  [...cells].map((_, at) => cells[at - (at % SPRITE_SIZE) + (SPRITE_SIZE - 1 - (at % SPRITE_SIZE))]).join('');

/** Of its ink a shift may push over the edge. */
const MOST_LOST = 0.25;

/** Moved by whole cells; undefined if too much of it would leave the pad. */
function shiftSprite(cells: string, right: number, down: number): string | undefined {
  const moved = [...NO_INK];
  let [ink, lost] = [0, 0];
  for (const [at, cell] of [...cells].entries()) {
    if (cell !== '1') continue;
    const [x, y] = [(at % SPRITE_SIZE) + right, Math.floor(at / SPRITE_SIZE) + down];
    ink += 1;
    if (x < 0 || y < 0 || x >= SPRITE_SIZE || y >= SPRITE_SIZE) lost += 1;
    else moved[y * SPRITE_SIZE + x] = '1';
  }
  return lost > ink * MOST_LOST ? undefined : moved.join('');
}

const STEPS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** At most `most` new sprites from one: its mirror image first, then both moved by one cell. */
export function growSprite(cells: string, kept: readonly KeptSprite[], most: number): KeptSprite[] {
  const mirrored = mirrorSprite(cells);
  const moved = [cells, mirrored].flatMap((one) => STEPS.map(([right, down]) => shiftSprite(one, right, down)));
  const taken = new Set([cells, ...kept.map((one) => one.cells)]);
  const grown = new Set([mirrored, ...moved.filter((one) => one !== undefined)].filter((one) => !taken.has(one)));
  return [...grown].slice(0, Math.max(0, most)).map((one) => ({ cells: one, isByHand: false }));
}
