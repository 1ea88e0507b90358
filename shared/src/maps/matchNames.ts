// Finds what a name that is missing on a map probably is there: a slip, another class, or the only thing that nothing uses.
import { slipBetween } from '../text/editDistance.ts';
import type { MapUse, Names, ThingKind } from './mapNames.ts';
import type { PlacedObject } from './mapTargets.ts';
import { isMechanicName, isOfKind } from './mechanics.ts';

/** A thing of the map that has a name. */
export interface NamedThing extends PlacedObject {
  kind: ThingKind;
  name: string;
}

/** A name with all that use it. */
export interface Need {
  kinds: Names;
  name: string;
  uses: readonly MapUse[];
}

/** What a missing name probably is on the map. */
export interface Match {
  need: Need;
  thing: NamedThing;
  /** Smaller is likelier. */
  doubt: number;
}

/** A slip is likelier than another class, which is likelier than a slip in another class. */
export const DOUBT = { otherClass: 0.5, slipInOtherClass: 5, onlyOne: 20 } as const;
/** Places for the eye, and mechanics that act by themselves: nothing need name them. */
export const mayBeIdle = (kind: ThingKind): boolean => kind === 'zone' || (isMechanicName(kind) && !isOfKind(kind));
/** A prop is known by a property, not by its Name. */
export const isProperty = (kind: ThingKind) => kind === 'board' || kind === 'swap';

/** How unlikely it is that `thing` was meant; undefined where nothing speaks for it. */
function doubtOf(need: Need, thing: NamedThing): number | undefined {
  const slip = slipBetween(need.name, thing.name);
  if (need.kinds.includes(thing.kind)) return slip;
  // A property of a prop becomes no object by another class.
  if (isProperty(thing.kind) || need.kinds.some(isProperty)) return undefined;
  if (need.name === thing.name) return DOUBT.otherClass;
  return slip === undefined ? undefined : slip + DOUBT.slipInOtherClass;
}

/** Gives each missing name the likeliest of the things that nothing uses, each thing once. */
export function matchNames(missing: readonly Need[], idle: readonly NamedThing[]): Match[] {
  const found = missing.flatMap((need) =>
    idle.flatMap((thing): Match[] => {
      const doubt = doubtOf(need, thing);
      return doubt === undefined ? [] : [{ need, thing, doubt }];
    }),
  );
  const matches: Match[] = [];
  const take = (match: Match) => {
    if (!matches.some(({ need, thing }) => need === match.need || thing === match.thing)) matches.push(match);
  };
  for (const match of found.sort((a, b) => a.doubt - b.doubt)) take(match);
  for (const need of missing) {
    const alike = (thing: NamedThing) => need.kinds.includes(thing.kind) && !mayBeIdle(thing.kind);
    const [thing, ...others] = idle.filter((one) => alike(one) && !matches.some((match) => match.thing === one));
    const rivals = missing.filter((one) => one.kinds[0] === need.kinds[0] && !matches.some((m) => m.need === one));
    if (thing && others.length === 0 && rivals.length === 1) take({ need, thing, doubt: DOUBT.onlyOne });
  }
  return matches;
}
