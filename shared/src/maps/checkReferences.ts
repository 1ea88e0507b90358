// Compares the names on a map with those that are used of it: missing, misspelt, of another class, or used by nobody.
import { slipBetween } from '../text/editDistance.ts';
import type { MapUse, Names } from './mapNames.ts';
import { mapTargets, type PlacedObject } from './mapTargets.ts';
import { isProperty, type Match, matchNames, mayBeIdle, type NamedThing, type Need } from './matchNames.ts';
import { MECHANIC_CLASSES } from './mechanics.ts';
import type { MapProblem, MechanicSpot, RealmMap } from './realmMap.ts';
import { IDLE, placeIt, renameIt, showIt, usersOf } from './referenceWords.ts';

export interface ReferenceProblem extends MapProblem {
  /** What names the thing that is missing. */
  use?: MapUse;
}

function namedThings(map: RealmMap): NamedThing[] {
  const propsWith = (kind: 'board' | 'swap') =>
    map.props.flatMap((prop) => {
      const name = prop[kind];
      return name === undefined ? [] : [{ kind, name, object: prop.object, x: prop.x, y: prop.y }];
    });
  return [
    ...mapTargets(map).map(({ id, kind, object, x, y }) => ({ kind, name: id, object, x, y })),
    ...map.mechanics.map(({ id, mechanic, object, x, y }) => ({ kind: mechanic, name: id, object, x, y })),
    ...propsWith('board'),
    ...propsWith('swap'),
  ];
}

function needsOf(uses: readonly MapUse[]): Need[] {
  const needs = new Map<string, Need>();
  for (const use of uses) {
    const key = `${use.kinds[0]} ${use.name}`;
    const known = needs.get(key);
    needs.set(key, { kinds: use.kinds, name: use.name, uses: [...(known?.uses ?? []), use] });
  }
  return [...needs.values()];
}

const isMetBy = ({ kinds, name }: Pick<Need, 'kinds' | 'name'>, thing: NamedThing): boolean =>
  kinds.includes(thing.kind) && name === thing.name;

/** What is only an offer of the map. */
const mayBeMissing = ({ uses }: Need): boolean => uses.every(({ isOptional }) => isOptional);

const hiddenOf = (map: RealmMap, { name }: Need) => map.hidden?.find((thing) => thing.name === name);

function missingProblem(map: RealmMap, need: Need, match: Match | undefined): ReferenceProblem {
  const { kinds, name, uses } = need;
  const hidden = hiddenOf(map, need);
  const what = kinds.map((kind) => (isProperty(kind) ? `prop with ${kind}` : kind)).join(' or ');
  const remedy = hidden ? showIt(hidden) : match ? renameIt(need, match) : placeIt(need);
  const thing = hidden ?? match?.thing;
  const at = thing && { object: thing.object, at: { x: thing.x, y: thing.y } };
  const message = `there is no ${what} "${name}", which ${usersOf(need)}. ${remedy}`;
  return { map: map.name, ...at, message, level: 'error', ...(uses[0] && { use: uses[0] }) };
}

function idleProblem(map: RealmMap, { kind, name, object, x, y }: NamedThing): ReferenceProblem {
  const message =
    IDLE[kind]?.(name) ??
    `nothing happens at the ${kind} "${name}": no activity that this realm opens uses it. Delete it, or add the activity`;
  return { map: map.name, object, at: { x, y }, message, level: 'error' };
}

/** Names that things of the map use of each other, whose board a prop is, and who acts in a mechanic; `told` is known to be missing. */
function ownProblems(map: RealmMap, things: readonly NamedThing[], told: ReadonlySet<string>): ReferenceProblem[] {
  const check = (kinds: Names, name: string, by: PlacedObject, says: string): ReferenceProblem[] => {
    const people = things.filter(({ kind }) => kinds.includes(kind));
    if (told.has(name) || people.some((one) => one.name === name)) return [];
    const near = people.flatMap((thing) => {
      const slip = slipBetween(name, thing.name);
      return slip === undefined ? [] : [{ thing, slip }];
    });
    const [nearest] = near.sort((a, b) => a.slip - b.slip);
    const hint = nearest ? `did you mean "${nearest.thing.name}"?` : `set it to the Name of one`;
    const message = `there is no ${kinds.join(' and no ')} "${name}", which ${says} names; ${hint}`;
    return [{ map: map.name, object: by.object, at: { x: by.x, y: by.y }, message, level: 'error' }];
  };
  return [
    ...map.props.flatMap((prop) =>
      prop.board === undefined ? [] : check(['shop', 'npc'], prop.board, prop, 'the property "board" of this prop'),
    ),
    ...map.mechanics.flatMap((spot) => {
      // Each class is paired with its spots; TypeScript cannot express that for a union of classes.
      const people = MECHANIC_CLASSES[spot.mechanic].people as ((of: MechanicSpot) => readonly string[]) | undefined;
      return (people?.(spot) ?? []).flatMap((name) =>
        check(['npc'], name, spot, `the property of this ${spot.mechanic}`),
      );
    }),
  ];
}

/** `uses` is what the realm's content names; without it only what the map says of itself is compared. */
export function checkReferences(map: RealmMap, uses?: readonly MapUse[]): ReferenceProblem[] {
  const things = namedThings(map);
  if (!uses) return ownProblems(map, things, new Set());
  const needs = needsOf(uses);
  const missing = needs.filter((need) => !things.some((thing) => isMetBy(need, thing)));
  const idle = things.filter((thing) => !needs.some((need) => isMetBy(need, thing)));
  const matches = matchNames(
    missing.filter((need) => !hiddenOf(map, need)),
    idle,
  );
  const matched = (thing: NamedThing) => matches.some((match) => match.thing === thing);
  const mustBeUsed = ({ kind }: NamedThing) =>
    !mayBeIdle(kind) && (kind !== 'post' || needs.some(({ kinds: [first] }) => first === 'post'));
  const told: ReferenceProblem[] = [
    ...missing.flatMap((need) => {
      const match = matches.find((one) => one.need === need);
      return match || !mayBeMissing(need) ? [missingProblem(map, need, match)] : [];
    }),
    ...idle.filter((thing) => mustBeUsed(thing) && !matched(thing)).map((thing) => idleProblem(map, thing)),
  ];
  // One message for one slip.
  const isTold = ({ object }: ReferenceProblem) => told.some((one) => one.object === object);
  const lost = new Set(
    missing.filter((need) => !mayBeMissing(need) && !need.kinds.some(isProperty)).map(({ name }) => name),
  );
  return [...told, ...ownProblems(map, things, lost).filter((problem) => !isTold(problem))];
}
