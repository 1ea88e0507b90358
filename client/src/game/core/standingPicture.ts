// The picture of a figure that stands on the map: which part of which sheet, and where.
import type { MapRect } from '@lanternwise/shared/maps/realmMap';

type Box = Pick<MapRect, 'x' | 'y' | 'width' | 'height'>;

export interface StandingPicture {
  source: CanvasImageSource;
  /** The part of the sheet, pixels. */
  cut: Box;
  /** On the map, units. */
  at: Box;
  /** Y of the ground contact. */
  ground: number;
  /** Bitmaps are decoded as the GPU takes them, bottom row first. */
  isUpsideDown: boolean;
}
