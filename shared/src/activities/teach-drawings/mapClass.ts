// The object class of a gate whose doors are drawn on.
import { defineMapClass, nothing } from '../../maps/mapClass.ts';

/** The doors of a gate between two pillars: the drawing appears on them, kept ones float beside the pillars, on which votes light lamps. */
export const mapClass = defineMapClass('drawn-gate', {
  properties: {},
  // It is drawn over the gate's picture.
  shows: nothing,
});
