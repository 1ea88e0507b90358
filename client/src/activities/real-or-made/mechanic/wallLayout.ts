// Measures of a gallery wall from its top left corner: where its frames and their plates hang, and before which frame somebody stands.
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';

type Wall = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** The part at the foot of the wall that nobody walks through. */
export const BLOCKED = 26;
/** How far before the wall one looks at a frame. */
const REACH = 62;
/** Free wall at both ends, and above the frames. */
const END = 3;
const TOP = 8;
const GAP = 3;
const PLATE = 14;
/** Free wall between a frame and its plate, and below the plate. */
const BELOW = 2;
const FOOT = 6;

const pitchOf = ({ width }: Wall, count: number): number => (width - 2 * END) / count;

export interface FramePlace {
  x: number;
  y: number;
  width: number;
  height: number;
  plate: { y: number; height: number };
}

/** Relative to the wall. */
export function framePlaces(wall: Wall, count: number): FramePlace[] {
  const pitch = pitchOf(wall, count);
  const height = wall.height - TOP - BELOW - PLATE - FOOT;
  return Array.from({ length: count }, (_, at) => ({
    ...{ x: END + at * pitch + GAP / 2, y: TOP, width: pitch - GAP, height },
    plate: { y: TOP + height + BELOW, height: PLATE },
  }));
}

/** The frame before which somebody stands; undefined elsewhere. */
export function frameBefore(wall: Wall, count: number, { x, y }: Point): number | undefined {
  const foot = wall.y + wall.height;
  const at = Math.floor((x - wall.x - END) / pitchOf(wall, count));
  return at >= 0 && at < count && y >= foot - BLOCKED && y <= foot + REACH ? at : undefined;
}
