// The object class of the pages that are thrown into the word river.
import { z } from 'zod';
import { defineMapClass, nothing } from '../../maps/mapClass.ts';

/** Pages in a row along the foot of the rectangle, which blocks nothing, and the place in the water where they land. */
export const mapClass = defineMapClass('river-pages', {
  properties: {
    /** Where a page lands. */
    splashX: z.number(),
    splashY: z.number(),
  },
  shows: nothing,
});
