// The object class of the dial of the laugh meter.
import { defineMapClass, nothing } from '../../maps/mapClass.ts';

/** A dial with its needle, and captions that pass on the floor before it; the dial stands in the middle of the upper edge. */
export const mapClass = defineMapClass('laugh-meter', { properties: {}, shows: nothing });
