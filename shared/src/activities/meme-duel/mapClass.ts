// The object class of the stage of the meme duel.
import { defineMapClass, flat, pictureName } from '../../maps/mapClass.ts';

/** Lettered places on both sides, a screen above, and townsfolk before it; the rectangle is the stage's picture. */
export const mapClass = defineMapClass('duel-stage', {
  properties: { atlas: pictureName.default('npcs') },
  /** The townsfolk are of its family. */
  draws: 'townsfolk-1/up/0',
  // The lettered places.
  shows: ({ x, y, width, height }) => [
    flat({ x: x - 70, y: y + height - 110, width: 54, height: 100 }),
    flat({ x: x + width + 16, y: y + height - 110, width: 54, height: 100 }),
  ],
});
