// The object class of the gate that the learner's tree opens.
import { z } from 'zod';
import { defineMapClass, nothing, pictureName } from '../../maps/mapClass.ts';

/** Couriers that the tree lets through or not; the rectangle is the way before the gate, its top middle the gate. */
export const mapClass = defineMapClass('fort-gate', {
  properties: {
    atlas: pictureName.default('npcs'),
    /** Distance of the player from the gate at which couriers come, units. */
    reach: z.number().min(100).max(600).default(320),
  },
  /** The atlas has the couriers. */
  draws: 'townsfolk-1/idle/0',
  shows: nothing,
});
