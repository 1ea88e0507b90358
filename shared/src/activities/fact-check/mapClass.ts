// The object class of the parrots with spoken sentences.
import { z } from 'zod';
import { around, defineMapClass, pictureName } from '../../maps/mapClass.ts';

/** Parrots, which fly on an ellipse in the rectangle, and the pads for true and for false on the ground. */
export const mapClass = defineMapClass('speech-bubbles', {
  properties: {
    atlas: pictureName.default('npcs-imagination-island'),
    /** The parrot to the left; there is one to the right too, 'right' in place of 'left'. */
    frame: pictureName.default('muse/left/0'),
    trueX: z.number(),
    trueY: z.number(),
    falseX: z.number(),
    falseY: z.number(),
  },
  // The pads.
  shows: ({ properties: { trueX, trueY, falseX, falseY } }) => [
    around(trueX, trueY, 84, 44),
    around(falseX, falseY, 84, 44),
  ],
});
