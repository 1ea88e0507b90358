// The object class of the yard in which a model lab's crates stand and its trays walk.
import { defineMapClass, flat } from '../../maps/mapClass.ts';

/** Signs of the columns, crates of the rows and mats to stand on, or the questions and bins of the tree; 290 × 196 units from the top left. */
export const mapClass = defineMapClass('lunch-yard', {
  properties: {},
  shows: ({ x, y }) => [flat({ x, y, width: 290, height: 196 })],
});
