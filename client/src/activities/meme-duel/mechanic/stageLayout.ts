// Measures of the duel stage from its top left corner: the screen above, the lettered places on both sides, and where townsfolk stand.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { isInside, union } from '../../../game/core/framing.ts';
import type { Box } from '../../../game/engine/pen.ts';

/** Townsfolk before the stage: as many as the duel counts laughs. */
export const CROWD_SIZE = 10;
/** Different townsfolk in the atlas. */
const LOOKS = 8;

/** Over the stage's sign. */
export const screenBox = ({ x, y, width }: Box): Box => ({ x: x - 60, y: y - 128, width: width + 120, height: 108 });

const PLACE = { width: 54, height: 40 } as const;

/** A and B left of the stage, C and D right of it. */
export const placeBoxes = ({ x, y, width, height }: Box): Box[] =>
  [
    { x: x - 70, y: y + height - 110 },
    { x: x - 70, y: y + height - 50 },
    { x: x + width + 16, y: y + height - 110 },
    { x: x + width + 16, y: y + height - 50 },
  ].map((corner) => ({ ...corner, ...PLACE }));

/** The place under the feet; -1 = none. */
export const placeAt = (boxes: readonly Box[], at: Point): number => boxes.findIndex((box) => isInside(box, at));

export interface Seat extends Point {
  /** 1–LOOKS, as in the atlas. */
  look: number;
}

/** Middles of the columns as shares of the stage's breadth: the gap is where Neo stands. */
const COLUMNS = [-0.12, 0.1, 0.32, 0.54, 1] as const;

/** Two rows before the stage. */
export const crowdSeats = ({ x, y, width, height }: Box): Seat[] =>
  Array.from({ length: CROWD_SIZE }, (_, at) => {
    const row = Math.floor(at / COLUMNS.length);
    const column = COLUMNS[at % COLUMNS.length] ?? 0;
    return {
      x: x + width * column + row * 18,
      y: y + height + 56 + row * 24,
      look: 1 + ((at * 3) % LOOKS),
    };
  });

/** From the screen to the townsfolk. */
export const stageArea = (stage: Box): Box =>
  crowdSeats(stage).reduce((all, { x, y }) => union(all, { x, y, width: 1, height: 8 }), screenBox(stage));

/** Height of a laughing jump at this moment, units. */
export const jumpOf = (seconds: number, at: number): number => Math.abs(Math.sin(seconds * 7 + at * 1.3)) * 7;
