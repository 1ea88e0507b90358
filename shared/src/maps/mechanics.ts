// Property schemas of map mechanics; client/src/game/mechanics implements them.
import { z } from 'zod';

/** Property schemas by mechanic name, which is also the object class in Tiled. A mechanic is a named rectangle. */
export const MECHANIC_CLASSES = {
  /** Panels that slide apart when the player or an NPC comes near. The rectangle blocks while the gate is closed. */
  'sliding-gate': z.strictObject({
    atlas: z.string().min(1, 'name the atlas, e.g. "farm"'),
    frame: z.string().min(1, 'name the picture of one panel, e.g. "rail-fence"'),
    panels: z.int('write a whole number').min(1).max(12).default(2),
    /** Distance between neighbouring panels, units. */
    pitch: z.number().min(8).max(200).default(64),
    /** Trigger distance from the gate's centre, units. */
    reach: z.number().min(32).max(400).default(140),
  }),
  /** One of the tractor's fields, by its name; drawn in the middle of the rectangle, 32 units a square. */
  'tractor-field': z.strictObject({
    atlas: z.string().min(1).default('field'),
    /** A picture that the map check looks for: the atlas is the right one. */
    frame: z.string().min(1).default('tractor-east'),
  }),
  /** The learner's own maze as a garden, and the guide dog that walks its way; drawn from the top left, 20 units a square. */
  'guide-dog': z.strictObject({
    atlas: z.string().min(1).default('maze'),
    frame: z.string().min(1).default('guide-dog-sit/0'),
    /** Distance of the player from the garden's middle at which the dog sets out, units. */
    reach: z.number().min(100).max(600).default(300),
  }),
  /** Words as stones in the water, in rows from left to right; the rectangle blocks where no stones stand yet. */
  'stepping-stones': z.strictObject({
    /** A picture of the realm that the map check looks for; the stones are drawn with their words. */
    atlas: z.string().min(1),
    frame: z.string().min(1),
    /** Rows of stones from the left edge to the right one. */
    rows: z.int('write a whole number').min(1).max(8).default(6),
  }),
  /** A wall with some of the gallery's frames side by side; it blocks the foot of its rectangle. */
  'picture-gallery': z.strictObject({
    /** A picture of the realm that the map check looks for; the wall is drawn. */
    atlas: z.string().min(1).default('items'),
    frame: z.string().min(1).default('pixel-brush'),
    /** The wall's first frame within the run, and how many it has. */
    first: z.int('write a whole number').min(0).max(23).default(0),
    count: z.int('write a whole number').min(1).max(6).default(3),
  }),
  /** Six posts on the feed tower's three screens, and a board with the six before; the rectangle is the tower's place. */
  'feed-tower': z.strictObject({
    atlas: z.string().min(1).default('items'),
    frame: z.string().min(1).default('toy-rocket'),
  }),
} as const;

export type MechanicName = keyof typeof MECHANIC_CLASSES;
export type MechanicProperties<N extends MechanicName> = z.infer<(typeof MECHANIC_CLASSES)[N]>;

export const isMechanicName = (value: string): value is MechanicName => value in MECHANIC_CLASSES;
