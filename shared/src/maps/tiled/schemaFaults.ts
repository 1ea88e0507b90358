// Says in Tiled's words what a schema found: a field that is missing, or a value of the wrong kind.
import type { z } from 'zod';
import type { FaultList, Subject } from './faultList.ts';
import { isRecord, type Json } from './fieldRules.ts';
import { layerSubject, objectSubject, THE_MAP, tileSubject } from './subjects.ts';

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

export function addMapFaults(map: Json, { issues }: z.ZodError, faults: FaultList): void {
  for (const issue of issues) {
    const { subject, thing, depth } = placeInMap(map, issue.path);
    faults.add(subject, describe(issue, thing, issue.path.slice(depth)));
  }
}

export function addTilesetFaults(set: Json, own: Subject, { issues }: z.ZodError, faults: FaultList): void {
  for (const issue of issues) {
    const tile = issue.path[0] === 'tiles' ? at(set, issue.path.slice(0, 2)) : undefined;
    if (isRecord(tile)) faults.add(tileSubject(set.name, tile.id), describe(issue, tile, issue.path.slice(2)));
    else faults.add(own, describe(issue, set, issue.path));
  }
}

const at = (thing: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Json | undefined | null)?.[String(key)], thing);

/** The innermost thing with a name that a path leads through; `depth` = the length of the path up to there. */
function placeInMap(map: Json, path: readonly PropertyKey[]): { subject: Subject; thing: Json; depth: number } {
  const layer = path[0] === 'layers' ? at(map, path.slice(0, 2)) : undefined;
  if (!isRecord(layer)) return { subject: THE_MAP, thing: map, depth: 0 };
  const object = path[2] === 'objects' ? at(map, path.slice(0, 4)) : undefined;
  return isRecord(object)
    ? { subject: objectSubject(layer.name, object), thing: object, depth: 4 }
    : { subject: layerSubject(layer.name), thing: layer, depth: 2 };
}

function describe(issue: Issue, thing: Json, path: readonly PropertyKey[]): string {
  const names = path.filter((key) => typeof key === 'string');
  const field = names.reverse().join(' in ') || 'content';
  if (at(thing, path) === undefined) return `{has|have} no ${field}; open {it|them} in Tiled and save {it|them} again`;
  const wanted = issue.code === 'invalid_type' ? (KINDS[issue.expected] ?? issue.expected) : issue.message;
  return `{has|have} something in ${field} that cannot be read: it must be ${wanted}`;
}
