// A learner's 8 × 8 sprites as 64 binary digits: mirroring, variation, and which of them cannot be kept.
import { SPRITE_SIZE } from '../../learning/pixelGenerator.ts';

export const CELLS_PATTERN = /^[01]{64}$/;
export const NO_INK = '0'.repeat(SPRITE_SIZE ** 2);
/** Sprites that one learner can keep. */
export const MAX_SPRITES = 24;
/** Below, nobody can tell what it is. */
export const LEAST_INK = 6;
const MOST_INK = SPRITE_SIZE ** 2 - LEAST_INK;
/** Cells that a variation changes. */
const VARIED = 4;
/** Cells changed with the pen that make a sprite one drawn by hand. */
export const HAND_CELLS = 6;

export interface KeptSprite {
  cells: string;
  /** False = mirrored or varied by the computer, with hardly a cell changed since. */
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

function neighboursOf(at: number): number[] {
  const [row, column] = [Math.floor(at / SPRITE_SIZE), at % SPRITE_SIZE];
  return [
    ...(row > 0 ? [at - SPRITE_SIZE] : []),
    ...(row < SPRITE_SIZE - 1 ? [at + SPRITE_SIZE] : []),
    ...(column > 0 ? [at - 1] : []),
    ...(column < SPRITE_SIZE - 1 ? [at + 1] : []),
  ];
}

/** Changes four cells along the outline, so that it stays the same thing; an empty sprite stays empty. */
export function varySprite(cells: string, random: () => number): string {
  const edge = [...cells].flatMap((cell, at) => (neighboursOf(at).some((near) => cells[near] !== cell) ? [at] : []));
  const varied = [...cells];
  for (let change = 0; change < VARIED && edge.length > 0; change += 1) {
    const [at] = edge.splice(Math.floor(random() * edge.length), 1);
    if (at !== undefined) varied[at] = varied[at] === '1' ? '0' : '1';
  }
  return varied.join('');
}
