// Compares the names on a map with those that are used of it: missing, misspelt, of another class, or used by nobody.
import { slipBetween } from '../text/editDistance.ts';
import type { ThingKind } from './mapNames.ts';
import { mapTargets, type PlacedObject } from './mapTargets.ts';
import { isMechanicName, isOfKind, MECHANIC_CLASSES } from './mechanics.ts';
import type { HiddenThing, MapProblem, MechanicSpot, RealmMap } from './realmMap.ts';

/** Any of these will do; the first is what is placed where there is none. */
export type Names = readonly [ThingKind, ...ThingKind[]];

/** A name that the realm's content uses of its map. */
export interface MapUse {
  kinds: Names;
  name: string;
  /** Pictures that a prop with this "swap" is exchanged for. */
  frames?: readonly string[];
  /** Where the content names it; `says` is that place in a designer's words. */
  by: {
    part: 'realm' | 'quest' | 'lessons' | 'activities';
    id?: string;
    path: readonly (string | number)[];
    says: string;
  };
}

export interface ReferenceProblem extends MapProblem {
  /** What names the thing that is missing. */
  use?: MapUse;
}

/** A thing of the map that has a name. */
interface NamedThing extends PlacedObject {
  kind: ThingKind;
  name: string;
}

/** A name with all that use it. */
interface Need {
  kinds: Names;
  name: string;
  uses: readonly MapUse[];
}

/** What a missing name probably is on the map. */
interface Match {
  need: Need;
  thing: NamedThing;
  /** Smaller is likelier. */
  doubt: number;
}

/** A slip is likelier than another class, which is likelier than a slip in another class. */
const DOUBT = { otherClass: 0.5, slipInOtherClass: 5, onlyOne: 20 } as const;
/** Who uses a missing thing: more are counted. */
const NAMED_USERS = 3;

/** Places for the eye, and mechanics that act by themselves: nothing need name them. */
const mayBeIdle = (kind: ThingKind): boolean => kind === 'zone' || (isMechanicName(kind) && !isOfKind(kind));
const isProperty = (kind: ThingKind) => kind === 'board' || kind === 'swap';

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
function matchNames(missing: readonly Need[], idle: readonly NamedThing[]): Match[] {
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

const describe = ({ kind, name }: Pick<NamedThing, 'kind' | 'name'>): string =>
  isProperty(kind) ? `prop with ${kind} "${name}"` : `${kind} "${name}"`;

const withObject = (thing: NamedThing): string => `${describe(thing)} (object ${thing.object})`;

function usersOf({ uses }: Need): string {
  const named = uses.slice(0, NAMED_USERS).map(({ by }) => by.says);
  const others = uses.length - named.length;
  if (others > 0) return `${named.join(', ')} and ${others} more ${others === 1 ? 'place' : 'places'} need`;
  return `${named.join(' and ')} ${named.length === 1 ? 'needs' : 'need'}`;
}

/** What to do in Tiled where nothing like it is there. */
function placeIt({ kinds: [kind], name }: Need): string {
  if (kind === 'board') return `Set the property "board" of a prop that can be written on to "${name}"`;
  if (kind === 'swap') return `Set the property "swap" of the prop whose picture changes to "${name}"`;
  const isArea = kind === 'zone' || isMechanicName(kind);
  return `Place one with ${isArea ? 'Insert Rectangle' : 'Insert Point'}, set its Name to "${name}" and its Class to ${kind}`;
}

function renameIt({ kinds, name }: Need, { thing, doubt }: Match): string {
  const { kind } = thing;
  if (doubt === DOUBT.otherClass)
    return `There is a ${kind} of that name (object ${thing.object}): change its Class from ${kind} to ${kinds[0]}`;
  const change = isProperty(kind) ? `its property "${kind}"` : 'its Name';
  const ask =
    doubt === DOUBT.onlyOne
      ? `Is it the ${withObject(thing)}, which nothing uses`
      : `Did you mean the ${withObject(thing)}`;
  const other = kinds.includes(kind) ? '' : ` and its Class to ${kinds[0]}`;
  return `${ask}? Then change ${change} to "${name}"${other}, or the name in the content`;
}

const hiddenOf = (map: RealmMap, { name }: Need) => map.hidden?.find((thing) => thing.name === name);

const showIt = ({ object, layer }: HiddenThing): string =>
  layer === undefined
    ? `It is hidden (object ${object}): show it with the eye in Objects`
    : `It is hidden (object ${object}): show its layer "${layer}" with the eye in Layers`;

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

/** What is wrong with a thing that no content uses, and what to do. */
const IDLE: Readonly<Partial<Record<ThingKind, (name: string) => string>>> = {
  npc: (name) =>
    `nobody can talk to the npc "${name}": realm.json has no character "${name}". Add the character, or delete the npc`,
  shop: (name) =>
    `the shop "${name}" never opens: realm.json has no character "${name}". Add the character, or delete the shop`,
  collectible: (name) =>
    `the collectible "${name}" cannot be collected: realm.json has no item "${name}". Add the item, or delete the collectible`,
  exit: (name) =>
    `the exit "${name}" never opens: quests.json names another one. Delete it, or change "exit" in quests.json`,
  lantern: (name) =>
    `the lantern "${name}" can never be lit: quests.json has no task "${name}". Give it the id of a task, or delete it`,
  post: (name) => `the post "${name}" is one too many: a realm of the course has one, "lantern-post". Delete it`,
  board: (name) =>
    `nothing is ever written on the board of "${name}": nothing that "${name}" opens shows a result. Clear the property "board", or change it to the name of who shows one`,
  swap: (name) =>
    `nothing ever exchanges the picture "${name}": realm.json has no change with this "swap". Clear the property "swap", or correct its name`,
};

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
    ...missing.map((need) =>
      missingProblem(
        map,
        need,
        matches.find((match) => match.need === need),
      ),
    ),
    ...idle.filter((thing) => mustBeUsed(thing) && !matched(thing)).map((thing) => idleProblem(map, thing)),
  ];
  // One message for one slip.
  const isTold = ({ object }: ReferenceProblem) => told.some((one) => one.object === object);
  const lost = new Set(missing.filter(({ kinds }) => !kinds.some(isProperty)).map(({ name }) => name));
  return [...told, ...ownProblems(map, things, lost).filter((problem) => !isTold(problem))];
}
