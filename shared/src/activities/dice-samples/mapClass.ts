// The object class of the lever of the dice cave.
import { z } from 'zod';
import { defineMapClass, whole } from '../../maps/mapClass.ts';

/** A lever that sets a temperature, words as stones that wobble with it in the rectangle, which blocks nothing, and a bubble with what is written at it. */
export const mapClass = defineMapClass('dice-lever', {
  properties: {
    /** The lever's foot. */
    leverX: z.number(),
    leverY: z.number(),
    /** Where the tip of the bubble points. */
    mouthX: z.number(),
    mouthY: z.number(),
  },
  shows: whole,
});
