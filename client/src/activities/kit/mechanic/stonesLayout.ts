// Where stones and logs lie: each row is a log to stand on and, behind it, stones that share the breadth of the water.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import type { MapRect, Point } from '@lanternwise/shared/maps/realmMap';
import { isInside } from '../../../game/core/framing.ts';

/** Width of the log before the stones of a row, units. */
export const LOG = 17;
/** The narrowest stone, units; the others share what is left. */
const NARROWEST = 22;

type Area = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

export interface Slot extends Area {
  row: number;
  stone: number;
}

/** The stones of one row from top to bottom, as broad as they are likely. */
export function rowSlots(area: Area, rows: number, row: number, { stones }: StoneRow): Slot[] {
  const pitch = area.width / rows;
  const free = area.height - NARROWEST * stones.length;
  let y = area.y;
  return stones.map(({ share }, stone) => {
    const height = NARROWEST + free * share;
    const slot = { row, stone, x: area.x + row * pitch + LOG, y, width: pitch - LOG, height };
    y += height;
    return slot;
  });
}

/** The water behind the last row that stands; nothing after the last row. */
export function closedWater(area: Area, rows: number, standing: number): Area | undefined {
  if (standing >= rows) return undefined;
  const x = area.x + (standing * area.width) / rows;
  return { x, y: area.y, width: area.x + area.width - x, height: area.height };
}

/** The stone under the player's feet. */
export const slotAt = (slots: readonly Slot[], at: Point): Slot | undefined => slots.find((slot) => isInside(slot, at));
