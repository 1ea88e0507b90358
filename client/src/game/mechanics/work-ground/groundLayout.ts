// Where things, places and the bell of a work ground stand: rows that share its rectangle, the bell behind all, things in front.
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';

type Area = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

/** Least distance between two neighbours in a row, units: as wide as a thing with its words, and a gap. */
const PITCH = 104;

export interface GroundLayout {
  /** Where each place, the bell and each thing touch the ground. */
  places: readonly Point[];
  bell: Point;
  things: readonly Point[];
}

/** Shares `count` among rows of at most `most`, as evenly as it goes. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / Math.max(1, most));
  return Array.from({ length: rows }, (_, at) => Math.floor(count / rows) + (at < count % rows ? 1 : 0));
}

/** How far before the ground's rear edge the bell stands, units. */
const BELL_DEPTH = 18;

/** The bell, which is tall and narrow, stands behind all rows, where two neighbours of the first leave it a gap. */
export function layOutGround(area: Area, places: number, things: number): GroundLayout {
  const most = Math.max(1, Math.floor(area.width / PITCH));
  const behind = rowsOf(places, most);
  const before = rowsOf(things, most);
  const height = (area.height - BELL_DEPTH) / (behind.length + before.length);
  const spots = [...behind, ...before].map((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      x: Math.round(area.x + ((at + 0.5) * area.width) / count),
      y: Math.round(area.y + BELL_DEPTH + (row + 1) * height),
    })),
  );
  const [first = 1] = behind;
  return {
    places: spots.slice(0, behind.length).flat(),
    bell: {
      x: Math.round(area.x + (Math.ceil((first - 1) / 2) * area.width) / first),
      y: area.y + BELL_DEPTH,
    },
    things: spots.slice(behind.length).flat(),
  };
}

/** Where the small parcels in a crate stand, from its foot: rows of four, one behind the other. */
export const inCrate = (at: number): Point => ({ x: -27 + (at % 4) * 18, y: -30 - Math.floor(at / 4) * 15 });
