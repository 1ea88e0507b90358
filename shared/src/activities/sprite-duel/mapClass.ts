// The object class of the way that the learner's sprites walk.
import { around, defineMapClass } from '../../maps/mapClass.ts';

/** Small drawn sprites: from the rectangle's upper left corner they walk along its foot to a door at the upper right one, or stroll in it. */
export const mapClass = defineMapClass('sprite-walk', {
  properties: {},
  // The sign below the doors.
  shows: ({ x, y, width, height }) => [around(x + width / 2, y + height + 23, 118, 30)],
});
