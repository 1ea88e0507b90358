// Makes ground for the site's pictures: plain tiles of a terrain, side by side.
import { type Image, loadImage } from '@napi-rs/canvas';
import { copyInto, emptyPicture, toCanvas } from '../core/picture.ts';
import type { Terrain } from '../terrain/painter.ts';
import { tilesetPicture } from '../terrain/tileset.ts';

/** The variants without flowers, the last row but one of a tileset. */
const PLAIN = { x: 0, y: 128, width: 128, height: 64 };

/** Repeats in both directions. */
export function plainGround(terrain: Terrain): Promise<Image> {
  const tiles = emptyPicture(PLAIN.width, PLAIN.height);
  copyInto(tiles, 0, 0, tilesetPicture(terrain), PLAIN);
  return loadImage(toCanvas(tiles).toBuffer('image/png'));
}
