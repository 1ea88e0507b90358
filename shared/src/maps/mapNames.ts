// What content can name on a map: objects by their Name, and props by the property "board" or "swap".
import type { MechanicName } from './mechanics.ts';

/** The class of an object; a prop counts as the board of somebody, or as a picture that is exchanged. */
export type ThingKind =
  | 'npc'
  | 'shop'
  | 'collectible'
  | 'exit'
  | 'zone'
  | 'lantern'
  | 'post'
  | 'board'
  | 'swap'
  | MechanicName;

/** A thing of the map that an activity uses. */
export interface MapName {
  kind: ThingKind;
  name: string;
  /** The camera shows it beside the open window; a test frames every one of them. */
  isBeside?: true;
  /** Where the map has none, the activity is played in its window alone. */
  isOptional?: true;
}

/** Any of these will do; the first is what is placed where there is none. */
export type Names = readonly [ThingKind, ...ThingKind[]];

/** A name that the realm's content uses of its map. */
export interface MapUse {
  kinds: Names;
  name: string;
  /** Pictures that a prop with this "swap" is exchanged for. */
  frames?: readonly string[];
  /** The map may do without it. */
  isOptional?: true;
  /** Where the content names it; `says` is that place in a designer's words. */
  by: {
    part: 'realm' | 'quest' | 'lessons' | 'activities';
    id?: string;
    path: readonly (string | number)[];
    says: string;
  };
}
