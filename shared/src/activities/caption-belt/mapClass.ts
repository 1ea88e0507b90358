// The object class of the belt whose captions are labelled.
import { defineMapClass, flat } from '../../maps/mapClass.ts';

/** Captions on a belt that two pairs of plates label, above it, and crates with the labels of all, below; 390 × 280 units from the top left. */
export const mapClass = defineMapClass('joke-belt', {
  properties: {},
  // The plates, and the crates.
  shows: ({ x, y }) => [
    flat({ x: x + 36, y: y + 2, width: 188, height: 88 }),
    flat({ x: x + 68, y: y + 222, width: 284, height: 45 }),
  ],
});
