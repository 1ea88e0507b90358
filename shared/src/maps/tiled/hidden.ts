// Leaves out of a raw map what Tiled hides, as if it were not there, and warns of walls that are hidden with it.
import type { FaultList } from './faultList.ts';
import { isRecord, type Json, recordsOf } from './fieldRules.ts';
import { layerSubject, objectSubject } from './subjects.ts';

const isHidden = (thing: unknown): boolean => isRecord(thing) && thing.visible === false;

export function withoutHidden(map: Json, faults: FaultList): Json {
  if (!Array.isArray(map.layers)) return map;
  for (const layer of recordsOf(map.layers)) warnOfWalls(layer, faults);
  const layers = map.layers.filter((layer) => !isHidden(layer)).map(withShownObjects);
  return { ...map, layers };
}

const withShownObjects = (layer: unknown): unknown =>
  isRecord(layer) && Array.isArray(layer.objects)
    ? { ...layer, objects: layer.objects.filter((object) => !isHidden(object)) }
    : layer;

/** Walls are often hidden while one draws, to see the map below them. */
function warnOfWalls(layer: Json, faults: FaultList): void {
  const walls = recordsOf(layer.objects).filter((object) => isWall(layer, object));
  if (isHidden(layer) && walls.length > 0) {
    const says = '{is|are} hidden, and the walls on {it|them} block nobody; show {it|them} with the eye in Layers';
    faults.add(layerSubject(layer.name), says, 'warning');
    return;
  }
  for (const wall of walls.filter(isHidden)) {
    const says =
      '{is a wall that is|are walls that are} hidden and {blocks|block} nobody; show {it|them} in Objects, or delete {it|them}';
    faults.add(objectSubject(layer.name, wall), says, 'warning');
  }
}

const isWall = ({ name }: Json, object: Json): boolean =>
  (object.class || object.type || (name === 'collision' ? 'collision' : '')) === 'collision';
