// Where a realm stands among the others and how it is shown from outside: its place in the course, card, look and best views.
import { z } from 'zod';
import { text } from './text.ts';

/** Signs that a realm's card may wear; the client draws each (client/src/pages/adventures/realmLook.ts). */
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
/** World units; where the feet of the avatar are. */
const point = z.strictObject({ x: z.number(), y: z.number() });

const lookSchema = z.strictObject({ icon: z.enum(REALM_ICONS), sky: colour, ground: colour });
/**
 * Sign and colours of a realm's card.
 * @public Imported by generated code, which knip does not read.
 */
export type RealmLook = z.infer<typeof lookSchema>;

const screenshotPointsSchema = z.strictObject({
  /** The two best views, kept as assets/screenshots/world/<realm>-1.jpg and -2.jpg. */
  best: z.tuple([point, point]),
  /** More places worth looking at while a realm is being made. */
  more: z.array(point),
});
/** Where the walker of `npm run screenshots -- realms` stands to take pictures. */
export type ScreenshotPoints = z.infer<typeof screenshotPointsSchema>;

/** What most paths of a realm are made of: how steps sound. */
export const FOOTSTEPS = ['path', 'grass', 'stone', 'wood'] as const;

/**
 * The fields of a realm.json that say so. Revisions that were published before they existed lack them, hence the defaults; the content check
 * asks for each (scripts/content/loadRealm.ts). `order` and `demoSlug` are read by scripts/content/realmList.mjs.
 */
export const realmMetadataSchema = z.strictObject({
  /** Place in the course, from 1; null for a realm that the course does not count. */
  order: z.int().min(1).nullable().default(null),
  /** What is learned there, in one sentence on its card. */
  learn: text({ max: 120 }).default(''),
  /** Last part of the address below /demo that opens it without a plan. */
  demoSlug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a demo address is kebab-case, e.g. "robo-realm-demo"')
    .nullable()
    .default(null),
  look: lookSchema.default({ icon: 'map', sky: '#8fd8e8', ground: '#4f9e57' }),
  footsteps: z.enum(FOOTSTEPS).default('path'),
  sights: screenshotPointsSchema.default({
    best: [
      { x: 1125, y: 400 },
      { x: 1125, y: 900 },
    ],
    more: [],
  }),
});

/** What the content check asks every realm.json to say. */
export const METADATA_FIELDS = Object.keys(realmMetadataSchema.shape);
