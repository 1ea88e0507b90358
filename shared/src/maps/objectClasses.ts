// Object classes of maps with their property schemas.
import { z } from 'zod';
import { NPC_RADIUS, NPC_SIZE } from '../constants/movement.ts';
import { ANIMAL_KINDS } from './animals.ts';
import { MECHANIC_SCHEMAS, type MechanicName } from './mechanics.ts';

const kebab = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'write it in small letters with hyphens, e.g. "talking-tree"');
const color = z
  .string()
  .regex(/^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, 'write a colour such as "#ffd166"')
  // Tiled's colour picker writes #AARRGGBB.
  .refine(
    (value) => value.length !== 9 || /^#ff/i.test(value),
    'it is see-through; set "Alpha channel" to 255 in the colour picker',
  )
  .transform((value) => (value.length === 9 ? `#${value.slice(3)}` : value));
/** Treats an empty string as unset, because Tiled shows unset properties as empty. */
const unlessEmpty = <Kind extends z.ZodType>(kind: Kind) =>
  z.preprocess((value) => (value === '' ? undefined : value), kind.optional());
const facing = z.enum(['up', 'down', 'left', 'right'], 'write up, down, left or right');
const size = z.number().min(4).max(600);

export const OBJECT_CLASSES = {
  spawn: z.strictObject({ facing: facing.default('down') }),
  collision: z.strictObject({ visible: z.boolean('tick or untick it').default(false) }),
  npc: z.strictObject({
    sprite: unlessEmpty(kebab),
    size: size.default(NPC_SIZE),
    radius: z.number().min(0).max(1000).default(NPC_RADIUS),
    static: z.boolean('tick or untick it').default(false),
    facing: facing.default('down'),
  }),
  collectible: z.strictObject({ sprite: unlessEmpty(kebab), size: size.default(32), glow: color.default('#ffd166') }),
  shop: z.strictObject({ sprite: unlessEmpty(kebab), size: size.default(168) }),
  exit: z.strictObject({ facing: facing.default('right') }),
  zone: z.strictObject({}),
  /** A great lantern; its name is the id of the quest task that lets the player light it. */
  lantern: z.strictObject({}),
  /** A lantern post where the learner reviews what earlier realms taught. */
  post: z.strictObject({}),
  light: z.strictObject({
    color: color.default('#ffd28a'),
    radius: z.number().min(16).max(600).default(96),
    flicker: z.boolean('tick or untick it').default(false),
  }),
  prop: z.strictObject({
    frame: z.string().min(1, 'name the picture'),
    fade: z.boolean('tick or untick it').default(false),
    flat: z.boolean('tick or untick it').default(false),
    glow: unlessEmpty(color),
    anim: unlessEmpty(z.string()),
    sway: z.boolean('tick or untick it').default(false),
    overlaps: z.boolean('tick or untick it').default(false),
    board: unlessEmpty(kebab),
    swap: unlessEmpty(kebab),
  }),
  animal: z.strictObject({
    kind: z.enum(ANIMAL_KINDS, `write one of ${ANIMAL_KINDS.join(', ')}`).default('sparrow'),
    count: z.int('write a whole number').min(1).max(6).default(1),
  }),
  ...MECHANIC_SCHEMAS,
} as const;

export type ObjectClass = keyof typeof OBJECT_CLASSES;
export type ObjectProperties<C extends ObjectClass> = z.infer<(typeof OBJECT_CLASSES)[C]>;

export const isObjectClass = (value: string): value is ObjectClass => value in OBJECT_CLASSES;

/** Classes whose object name is the id in content and saves. */
export const NAMED_CLASSES: readonly ObjectClass[] = [
  ...(['npc', 'collectible', 'shop', 'exit', 'zone', 'lantern', 'post'] as const),
  ...(Object.keys(MECHANIC_SCHEMAS) as MechanicName[]),
];
export const objectName = kebab;
