// Describes a picture of 8 × 8 pixels by two counts: pixels with ink, and groups that do not touch.
import { SPRITE_SIZE } from '../../learning/pixelGenerator.ts';

/** `cells` = 64 characters, row by row, 0 or 1. Pixels that touch at a corner belong together. */
export function countPixels(cells: string): { inked: number; groups: number } {
  const open = new Set([...cells].flatMap((cell, at) => (cell === '1' ? [at] : [])));
  const inked = open.size;
  let groups = 0;
  for (const start of [...open]) {
    if (!open.delete(start)) continue;
    groups += 1;
    const edge = [start];
    for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
      const x = at % SPRITE_SIZE;
      for (const dy of [-1, 0, 1])
        for (const dx of [-1, 0, 1]) {
          const next = at + dy * SPRITE_SIZE + dx;
          if (x + dx >= 0 && x + dx < SPRITE_SIZE && open.delete(next)) edge.push(next);
        }
    }
  }
  return { inked, groups };
}
