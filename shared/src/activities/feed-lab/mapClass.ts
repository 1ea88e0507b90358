// The object class of the feed tower's screens.
import { defineMapClass, nothing, pictureName } from '../../maps/mapClass.ts';

/** Six posts on the feed tower's three screens, and a board with the six before; the rectangle is the tower's place. */
export const mapClass = defineMapClass('feed-tower', {
  properties: { atlas: pictureName.default('items') },
  draws: 'toy-rocket',
  shows: nothing,
});
