// The object class of the stones in the river.
import { z } from 'zod';
import { defineMapClass, whole } from '../../maps/mapClass.ts';

/** Words as stones in the water, in rows from left to right; the rectangle blocks where no stones stand yet. */
export const mapClass = defineMapClass('stepping-stones', {
  /** Rows of stones from the left edge to the right one. */
  properties: { rows: z.int('write a whole number').min(1).max(8).default(6) },
  shows: whole,
});
