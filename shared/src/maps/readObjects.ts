// Converts the objects of a Tiled map into realm objects and reports invalid ones.

import type { z } from 'zod';
import { ANIMAL_RANGE } from './animals.ts';
import { isMechanicName, type MechanicName } from './mechanics.ts';
import {
  isObjectClass,
  NAMED_CLASSES,
  OBJECT_CLASSES,
  type ObjectClass,
  type ObjectProperties,
  objectName,
} from './objectClasses.ts';
import { lanternFoot, postFoot } from './obstacles.ts';
import { readProp } from './readProp.ts';
import { findTile } from './readTilesets.ts';
import type { MapProblem, MapRect, MechanicSpot, Point, RealmMap } from './realmMap.ts';
import { FaultList } from './tiled/faultList.ts';
import type { ObjectSource } from './tiled/objectsOf.ts';
import { objectSubject } from './tiled/subjects.ts';
import { type PlacedTileset, propertiesOf, type TiledObject } from './tiledSchema.ts';

/** Type names of Tiled's "Add Property" dialog. */
const TYPES: Readonly<Record<string, string>> = { number: 'float', boolean: 'bool', string: 'string' };

type Issue = z.core.$ZodIssue;

/** Formats problems with object properties for map designers, in Tiled's terms. */
function formatPropertyIssue(issue: Issue, own: Readonly<Record<string, unknown>>, name: string): string {
  if (issue.code === 'unrecognized_keys') {
    return `property "${issue.keys.join(', ')}" of this ${name} is unknown; remove it`;
  }
  const key = issue.path.join('.');
  const property = `property "${key}" of this ${name}`;
  const value = own[key];
  if (value === undefined) return `${property} is missing; add it in Properties`;
  if (issue.code === 'invalid_type') {
    const type = TYPES[issue.expected] ?? issue.expected;
    return `${property} is ${JSON.stringify(value)}, but must be of type ${type}; remove it and add it again as ${type}`;
  }
  if (issue.code === 'too_small') return `${property} is ${value}, but must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `${property} is ${value}, but must be at most ${issue.maximum}`;
  return `${property} is ${JSON.stringify(value)}: ${issue.message}`;
}

export type ParsedObjects = Pick<
  RealmMap,
  | 'walls'
  | 'npcs'
  | 'collectibles'
  | 'shops'
  | 'exits'
  | 'zones'
  | 'lights'
  | 'lanterns'
  | 'posts'
  | 'animals'
  | 'props'
  | 'mechanics'
> & { spawns: RealmMap['spawn'][] };

interface Context {
  tilesets: readonly PlacedTileset[];
  found: ParsedObjects;
  faults: FaultList;
}

/** Classes that are rectangles. */
const AREAS: readonly ObjectClass[] = ['collision', 'zone'];
const NAME_HINT = 'give it a name in small letters with hyphens: the name is its id in content and saves';

export function readObjects(
  map: string,
  sources: ObjectSource[],
  tilesets: readonly PlacedTileset[],
  problems: MapProblem[],
): ParsedObjects {
  const found: ParsedObjects = {
    spawns: [],
    walls: [],
    npcs: [],
    collectibles: [],
    shops: [],
    exits: [],
    zones: [],
    lights: [],
    lanterns: [],
    posts: [],
    animals: [],
    props: [],
    mechanics: [],
  };
  const faults = new FaultList();
  for (const source of sources) readObject({ tilesets, found, faults }, source);
  problems.push(...faults.problems(map));
  return found;
}

function readObject(context: Context, source: ObjectSource): void {
  const { object, layer } = source;
  const report = (message: string) => context.faults.report(objectSubject(layer, object), message);
  const tile = object.gid === undefined ? undefined : findTile(context.tilesets, object.gid);
  if (object.gid !== undefined && !tile) return void report('its picture is in no tileset of this map; place it again');
  const tileClass = tile?.tile?.class || tile?.tile?.type || '';
  const name = object.class || object.type || tileClass || (layer === 'collision' ? 'collision' : '');
  if (!isObjectClass(name)) {
    const known = Object.keys(OBJECT_CLASSES).join(', ');
    const what = name === '' ? missingClassMessage(object) : `class "${name}" is unknown`;
    return void report(`${what}; choose one of ${known} in Properties > Class (Tiled 1.8 calls it Type)`);
  }
  if (NAMED_CLASSES.includes(name) && !objectName.safeParse(object.name).success) {
    return void report(`this ${name} is called "${object.name}"; ${NAME_HINT}`);
  }
  const own = { ...propertiesOf(tile?.tile?.properties ?? []), ...propertiesOf(object.properties) };
  const read = OBJECT_CLASSES[name].safeParse(own);
  if (!read.success) {
    for (const issue of read.error.issues) {
      const known = Object.keys(OBJECT_CLASSES[name].shape).join(', ') || 'none';
      report(`${formatPropertyIssue(issue, own, name)}. Properties of a ${name}: ${known}`);
    }
    return;
  }
  if (name === 'prop') readProp(context, source, read.data as ObjectProperties<'prop'>, report);
  else if (isMechanicName(name)) addMechanic(context, name, object, read.data as MechanicSpot['properties'], report);
  else addObject(context, name, object, read.data, report);
}

/** Objects of a missing template have no class. */
const missingClassMessage = ({ template }: TiledObject) =>
  template === undefined ? 'this object has no class' : `its template "${template}" is missing or broken`;

/** The centre of an object, which Tiled turns about (x, y); tile objects extend upwards from there, points have no size. */
function centreOf({ gid, x, y, width, height, rotation }: TiledObject): Point {
  const [right, down] = [width / 2, (gid === undefined ? height : -height) / 2];
  const angle = (rotation * Math.PI) / 180;
  return {
    x: x + right * Math.cos(angle) - down * Math.sin(angle),
    y: y + right * Math.sin(angle) + down * Math.cos(angle),
  };
}

const rectOf = ({ x, y, width, height, rotation }: TiledObject): MapRect => ({ x, y, width, height, rotation });

function rectangleOf(name: ObjectClass, object: TiledObject, report: (message: string) => void) {
  const isRound = object.ellipse || object.capsule;
  if (object.polygon || object.polyline || isRound || object.width <= 0 || object.height <= 0) {
    report(`a ${name} must be a rectangle; draw it with the Insert Rectangle tool`);
    return undefined;
  }
  return { object: object.id, ...rectOf(object) };
}

function addMechanic(
  { found }: Context,
  mechanic: MechanicName,
  object: TiledObject,
  properties: MechanicSpot['properties'],
  report: (message: string) => void,
): void {
  const rect = rectangleOf(mechanic, object, report);
  if (rect && rect.rotation !== 0) report(`a ${mechanic} cannot be turned; set Rotation to 0 in Properties`);
  // The properties were read by the schema of this mechanic, which TypeScript cannot express for a union of names.
  if (rect) found.mechanics.push({ ...rect, id: object.name, mechanic, properties } as MechanicSpot);
}

function addObject(
  context: Context,
  name: Exclude<ObjectClass, 'prop' | MechanicName>,
  object: TiledObject,
  properties: unknown,
  report: (message: string) => void,
): void {
  const { found } = context;
  if ((object.polygon || object.polyline) && !AREAS.includes(name))
    report(`a ${name} must be a point; place it with the Insert Point tool`);
  const base = { object: object.id, ...centreOf(object) };
  const named = { id: object.name, ...base };
  const sprite = { sprite: (properties as { sprite?: string }).sprite ?? object.name };
  const area = () => rectangleOf(name, object, report);
  switch (name) {
    case 'spawn':
      found.spawns.push({ ...base, ...(properties as ObjectProperties<'spawn'>) });
      break;
    case 'collision': {
      const rect = area();
      if (rect) found.walls.push({ ...rect, ...(properties as ObjectProperties<'collision'>) });
      break;
    }
    case 'npc':
      found.npcs.push({ ...named, ...(properties as ObjectProperties<'npc'>), ...sprite });
      break;
    case 'collectible':
      found.collectibles.push({ ...named, ...(properties as ObjectProperties<'collectible'>), ...sprite });
      break;
    case 'shop':
      found.shops.push({ ...named, ...(properties as ObjectProperties<'shop'>), ...sprite });
      break;
    case 'exit':
      found.exits.push({ ...named, ...(properties as ObjectProperties<'exit'>) });
      break;
    case 'zone': {
      const rect = area();
      if (rect) found.zones.push({ id: object.name, ...rect });
      break;
    }
    case 'lantern':
      found.lanterns.push(named);
      found.walls.push({ ...lanternFoot(named), object: object.id, visible: false });
      break;
    case 'post':
      found.posts.push(named);
      found.walls.push({ ...postFoot(named), object: object.id, visible: false });
      break;
    case 'animal': {
      if (object.rotation !== 0 && object.gid === undefined)
        report('the area of an animal cannot be turned; set Rotation to 0 in Properties');
      const range =
        object.width > 0 && object.height > 0 ? { width: object.width, height: object.height } : ANIMAL_RANGE;
      found.animals.push({ ...base, ...(properties as ObjectProperties<'animal'>), ...range });
      break;
    }
    case 'light':
      found.lights.push({ ...base, ...(properties as ObjectProperties<'light'>) });
      break;
  }
}
