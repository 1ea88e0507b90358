// The object classes of mechanics: those that kinds of activities bring, and those of no kind.
import { z } from 'zod';
import { KIND_CLASSES } from '../../generated/mapClasses.ts';
import { defineMapClass, nothing, whole } from './mapClass.ts';

/** Classes that no activity commands. */
const BY_THEMSELVES = {
  /** Panels that slide apart when the player or an NPC comes near. The rectangle blocks while the gate is closed. */
  ...defineMapClass('sliding-gate', {
    properties: {
      atlas: z.string().min(1, 'name the atlas, e.g. "farm"'),
      frame: z.string().min(1, 'name the picture of one panel, e.g. "rail-fence"'),
      panels: z.int('write a whole number').min(1).max(12).default(2),
      /** Distance between neighbouring panels, units. */
      pitch: z.number().min(8).max(200).default(64),
      /** Trigger distance from the gate's centre, units. */
      reach: z.number().min(32).max(400).default(140),
    },
    shows: nothing,
  }),
};

/** By name, which is also the object class in Tiled. */
export const MECHANIC_CLASSES = {
  ...KIND_CLASSES,
  ...BY_THEMSELVES,
  /** Open ground on which the things of a sorting activity lie, and the places to which the player carries them; several kinds use it. */
  ...defineMapClass('work-ground', { properties: {}, shows: whole }),
};

type Classes = typeof MECHANIC_CLASSES;
export type MechanicName = keyof Classes;
type Schemas = { readonly [N in MechanicName]: Classes[N]['properties'] };
export type MechanicProperties<N extends MechanicName> = z.infer<Schemas[N]>;

export const MECHANIC_SCHEMAS = Object.fromEntries(
  Object.entries(MECHANIC_CLASSES).map(([name, { properties }]) => [name, properties]),
) as Schemas;

export const isMechanicName = (value: string): value is MechanicName => value in MECHANIC_CLASSES;
/** An activity tells it what to do; the others act by themselves. */
export const isOfKind = (mechanic: MechanicName): boolean => !(mechanic in BY_THEMSELVES);
