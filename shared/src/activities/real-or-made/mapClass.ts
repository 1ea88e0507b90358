// The object class of a wall of the gallery.
import { z } from 'zod';
import { defineMapClass } from '../../maps/mapClass.ts';

/** A wall with some of the gallery's frames side by side; it blocks the foot of its rectangle. */
export const mapClass = defineMapClass('picture-gallery', {
  properties: {
    /** The wall's first frame within the run, and how many it has. */
    first: z.int('write a whole number').min(0).max(23).default(0),
    count: z.int('write a whole number').min(1).max(6).default(3),
  },
  shows: ({ x, y, width, height }) => [{ x, y, width, height, foot: y + height }],
});
