// Says in a designer's words what is wrong with a name of a map, and what to do about it in Tiled.
import type { ThingKind } from './mapNames.ts';
import { DOUBT, isProperty, type Match, type NamedThing, type Need } from './matchNames.ts';
import { isMechanicName } from './mechanics.ts';
import type { HiddenThing } from './realmMap.ts';

/** Who uses a missing thing: more are counted. */
const NAMED_USERS = 3;

const describe = ({ kind, name }: Pick<NamedThing, 'kind' | 'name'>): string =>
  isProperty(kind) ? `prop with ${kind} "${name}"` : `${kind} "${name}"`;

const withObject = (thing: NamedThing): string => `${describe(thing)} (object ${thing.object})`;

export function usersOf({ uses }: Need): string {
  const named = uses.slice(0, NAMED_USERS).map(({ by }) => by.says);
  const others = uses.length - named.length;
  if (others > 0) named.push(`${others} more ${others === 1 ? 'place' : 'places'}`);
  const last = named.pop() ?? '';
  return named.length === 0 ? `${last} needs` : `${named.join(', ')} and ${last} need`;
}

/** What to do in Tiled where nothing like it is there. */
export function placeIt({ kinds: [kind], name }: Need): string {
  if (kind === 'board') return `Set the property "board" of a prop that can be written on to "${name}"`;
  if (kind === 'swap') return `Set the property "swap" of the prop whose picture changes to "${name}"`;
  const isArea = kind === 'zone' || isMechanicName(kind);
  return `Place one with ${isArea ? 'Insert Rectangle' : 'Insert Point'}, set its Name to "${name}" and its Class to ${kind}`;
}

export function renameIt({ kinds, name }: Need, { thing, doubt }: Match): string {
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

export const showIt = ({ object, layer }: HiddenThing): string =>
  layer === undefined
    ? `It is hidden (object ${object}): show it with the eye in Objects`
    : `It is hidden (object ${object}): show its layer "${layer}" with the eye in Layers`;

/** What is wrong with a thing that no content uses, and what to do. */
export const IDLE: Readonly<Partial<Record<ThingKind, (name: string) => string>>> = {
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
