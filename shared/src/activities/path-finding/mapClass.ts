// The object class of the learner's own maze.
import { z } from 'zod';
import { defineMapClass, pictureName, whole } from '../../maps/mapClass.ts';

/** The maze as a garden, and the guide dog that walks its way; drawn from the top left, 20 units a square. */
export const mapClass = defineMapClass('guide-dog', {
  properties: {
    atlas: pictureName.default('maze'),
    frame: pictureName.default('guide-dog-sit/0'),
    /** Distance of the player from the garden's middle at which the dog sets out, units. */
    reach: z.number().min(100).max(600).default(300),
  },
  shows: whole,
  decoys: /^guide-dog/,
});
