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
  /** A lever that sets a temperature, words as stones that wobble with it in the rectangle, which blocks nothing, and a bubble with what is written at it. */
  'dice-lever': z.strictObject({
    /** A picture of the realm that the map check looks for; lever, stones and bubble are drawn. */
    atlas: z.string().min(1),
    frame: z.string().min(1),
    /** The lever's foot. */
    leverX: z.number(),
    leverY: z.number(),
    /** Where the tip of the bubble points. */
    mouthX: z.number(),
    mouthY: z.number(),
  }),
  /** Parrots with spoken sentences, which fly on an ellipse in the rectangle, and the pads for true and for false on the ground. */
  'speech-bubbles': z.strictObject({
    atlas: z.string().min(1).default('npcs-imagination-island'),
    /** The parrot to the left; there is one to the right too, 'right' in place of 'left'. */
    frame: z.string().min(1).default('muse/left/0'),
    trueX: z.number(),
    trueY: z.number(),
    falseX: z.number(),
    falseY: z.number(),
  }),
  /** Captions on a belt that two pairs of plates label, above it, and crates with the labels of all, below; 390 × 280 units from the top left. */
  'joke-belt': z.strictObject({
    /** A picture of the realm that the map check looks for; cards and plates are drawn with their words. */
    atlas: z.string().min(1),
    frame: z.string().min(1),
  }),
  /** A dial with its needle, and captions that pass on the floor before it; the dial stands in the middle of the upper edge. */
  'laugh-meter': z.strictObject({
    /** A picture of the realm that the map check looks for; dial and captions are drawn. */
    atlas: z.string().min(1),
    frame: z.string().min(1),
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
  /** Small drawn sprites: from the rectangle's upper left corner they walk along its foot to a door at the upper right one, or stroll in it. */
  'sprite-walk': z.strictObject({
    /** A picture of the realm that the map check looks for; the sprites are drawn. */
    atlas: z.string().min(1),
    frame: z.string().min(1),
  }),
  /** The stage of the meme duel: lettered places on both sides, a screen above, and townsfolk before it; the rectangle is the stage's picture. */
  'duel-stage': z.strictObject({
    atlas: z.string().min(1).default('npcs'),
    /** A picture that the map check looks for: the townsfolk are of its family. */
    frame: z.string().min(1).default('townsfolk-1/up/0'),
  }),
  /** Couriers that the learner's tree lets through a gate or not; the rectangle is the way before it, its top middle the gate. */
  'fort-gate': z.strictObject({
    atlas: z.string().min(1).default('npcs'),
    /** A picture that the map check looks for: the atlas has the couriers. */
    frame: z.string().min(1).default('townsfolk-1/idle/0'),
    /** Distance of the player from the gate at which couriers come, units. */
    reach: z.number().min(100).max(600).default(320),
  }),
  /** Forty plinths in four arcs, one for each trophy of a mastery quiz; drawn from the top left, 360 × 220 units. */
  'trophy-plinths': z.strictObject({
    atlas: z.string().min(1).default('items'),
    frame: z.string().min(1).default('trophy-gold'),
  }),
  /** A character that acts on the words it heard, at a gap in a bridge; the rectangle is the bridge, and blocks until it is mended. */
  'bridge-robot': z.strictObject({
    atlas: z.string().min(1).default('valley'),
    /** What it carries. */
    frame: z.string().min(1).default('drum-stool-red'),
    /** The character, by its name on the map. */
    character: z.string().min(1).default('bridge-robot'),
    /** Distance of the player from the bridge's middle at which words are called over the river, units. */
    reach: z.number().min(100).max(600).default(260),
  }),
} as const;

export type MechanicName = keyof typeof MECHANIC_CLASSES;
export type MechanicProperties<N extends MechanicName> = z.infer<(typeof MECHANIC_CLASSES)[N]>;

export const isMechanicName = (value: string): value is MechanicName => value in MECHANIC_CLASSES;
