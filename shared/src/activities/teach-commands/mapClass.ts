// The object class of the robot at the gap in the bridge.
import { z } from 'zod';
import { defineMapClass, nothing, pictureName } from '../../maps/mapClass.ts';

/** A character that acts on the words it heard; the rectangle is the bridge, and blocks until it is mended. */
export const mapClass = defineMapClass('bridge-robot', {
  properties: {
    atlas: pictureName.default('valley'),
    /** What it carries. */
    frame: pictureName.default('drum-stool-red'),
    /** The character, by its name on the map. */
    character: z.string().min(1).default('bridge-robot'),
    /** Distance of the player from the bridge's middle at which words are called over the river, units. */
    reach: z.number().min(100).max(600).default(260),
  },
  shows: nothing,
  people: ({ properties: { character } }) => [character],
});
