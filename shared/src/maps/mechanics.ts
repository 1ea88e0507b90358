// The mechanics a map may ask for: each is an object class of its own, with the properties its code in client/src/game/mechanics reads.
import { z } from 'zod';

/** Schema of a mechanic's properties, by its name, which is also its object class in Tiled. A mechanic is a rectangle with a name. */
export const MECHANIC_CLASSES = {
  /** Panels across a way that slide apart when somebody comes near. The rectangle is what blocks while it is closed. */
  'sliding-gate': z.strictObject({
    atlas: z.string().min(1, 'name the atlas, e.g. "farm"'),
    frame: z.string().min(1, 'name the picture of one panel, e.g. "rail-fence"'),
    panels: z.int('write a whole number').min(1).max(12).default(2),
    /** Distance between neighbouring panels, units. */
    pitch: z.number().min(8).max(200).default(64),
    /** From how far off it sees somebody, units from its middle. */
    reach: z.number().min(32).max(400).default(140),
  }),
} as const;

export type MechanicName = keyof typeof MECHANIC_CLASSES;
export type MechanicProperties<N extends MechanicName> = z.infer<(typeof MECHANIC_CLASSES)[N]>;

export const isMechanicName = (value: string): value is MechanicName => value in MECHANIC_CLASSES;
