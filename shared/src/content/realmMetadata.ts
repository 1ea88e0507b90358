// Schema of a realm's metadata: place in the course, card, look, footsteps and screenshot points.
import { z } from 'zod';
import { text } from './text.ts';

/** Icons of realm cards; the client draws them (client/src/pages/adventures/realmLook.ts). */
export const REALM_ICONS = [
  'bird',
  'brain',
  'bridge',
  'cake',
  'castle',
  'cat',
  'clouds',
  'eye',
  'factory',
  'ferris-wheel',
  'fish',
  'flower',
  'gem',
  'house',
  'lamp',
  'leaf',
  'lighthouse',
  'map',
  'moon',
  'mountain',
  'music',
  'palm-tree',
  'rocket',
  'shield',
  'ship',
  'snowflake',
  'sound-wave',
  'sun',
  'tent',
  'tractor',
  'tree',
  'waves',
] as const;
export type RealmIcon = (typeof REALM_ICONS)[number];

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'write a colour such as "#6fc3ff"');
/** Position of the avatar's feet, in world units. */
const point = z.strictObject({ x: z.number(), y: z.number() });

const lookSchema = z.strictObject({ icon: z.enum(REALM_ICONS), sky: colour, ground: colour });
/**
 * Icon and colours of a realm's card.
 * @public Imported by generated code, which knip does not read.
 */
export type RealmLook = z.infer<typeof lookSchema>;

/** Colours multiplied onto the world; #ffffff is daylight. */
const lightSchema = z.strictObject({
  /** Before the first great lantern is lit. */
  dusk: colour,
  /** After the last one is lit. */
  lit: colour,
});
export type RealmLight = z.infer<typeof lightSchema>;

const screenshotPointsSchema = z.strictObject({
  /** The two best views, stored as assets/screenshots/world/<realm>-1.jpg and -2.jpg. */
  best: z.tuple([point, point]),
  /** More places to inspect during development. */
  more: z.array(point),
});
/** Positions from which `npm run screenshots -- realms` takes pictures. */
export type ScreenshotPoints = z.infer<typeof screenshotPointsSchema>;

/** Ground material of a realm's paths; selects the footstep sounds. */
export const FOOTSTEPS = ['path', 'grass', 'stone', 'wood'] as const;

/**
 * Metadata fields of realm.json. The defaults apply to revisions that were published before these fields existed; the content check
 * requires each of them (scripts/content/loadRealm.ts). `order` and `demoSlug` are read by scripts/content/realmList.mjs.
 */
export const realmMetadataSchema = z.strictObject({
  /** Position in the course, from 1; null for a realm outside the course. */
  order: z.int().min(1).nullable().default(null),
  /** What the realm teaches, in one sentence on its card. */
  learn: text({ max: 120 }).default(''),
  /** Last path segment below /demo that opens the realm without a plan. */
  demoSlug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a demo address is kebab-case, e.g. "robo-realm-demo"')
    .nullable()
    .default(null),
  look: lookSchema.default({ icon: 'map', sky: '#8fd8e8', ground: '#4f9e57' }),
  footsteps: z.enum(FOOTSTEPS).default('path'),
  light: lightSchema.default({ dusk: '#9a94c8', lit: '#ffffff' }),
  sights: screenshotPointsSchema.default({
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  }),
});

/** Fields that the content check requires in every realm.json. */
export const METADATA_FIELDS = Object.keys(realmMetadataSchema.shape);
