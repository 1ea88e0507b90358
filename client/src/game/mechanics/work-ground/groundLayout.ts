// Where things, places and the bell of a work ground stand: rows that share its rectangle, places behind, things in front.
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

/** The bell, which is tall, stands in the row behind all others: between crates, or after the first stones. */
export function layOutGround(area: Area, places: number, things: number, isSingle: boolean): GroundLayout {
  const most = Math.max(1, Math.floor(area.width / PITCH));
  const behind = rowsOf(places + 1, most);
  const before = rowsOf(things, most);
  const height = area.height / (behind.length + before.length);
  const spots = [...behind, ...before].map((count, row) =>
    Array.from({ length: count }, (_, at) => ({
      x: Math.round(area.x + ((at + 0.5) * area.width) / count),
      y: Math.round(area.y + (row + 1) * height),
    })),
  );
  const standing = spots.slice(0, behind.length).flat();
  const [first = 1] = behind;
  const bellAt = isSingle ? first - 1 : Math.floor(first / 2);
  return {
    places: standing.filter((_, at) => at !== bellAt),
    bell: standing[bellAt] ?? { x: area.x, y: area.y },
    things: spots.slice(behind.length).flat(),
  };
}

/** Where the small parcels in a crate stand, from its foot: rows of four, one behind the other. */
export const inCrate = (at: number): Point => ({ x: -27 + (at % 4) * 18, y: -30 - Math.floor(at / 4) * 15 });
