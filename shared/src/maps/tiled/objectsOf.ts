// Lists the objects of a map as they are shown: where their layer moves them, in its order, with its look.
import type { TiledMap, TiledObject, TiledObjectLayer } from '../tiledSchema.ts';
import { readTint } from './tint.ts';

export interface ObjectSource {
  object: TiledObject;
  layer: string;
  /** How the layer and the object let a picture shine through, 0 to 1. */
  opacity: number;
  /** `#rrggbb`, multiplied with a picture. */
  tint: string | undefined;
}

export function objectsOf(map: TiledMap): ObjectSource[] {
  return map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? objectsOfLayer(layer) : []));
}

function objectsOfLayer(layer: TiledObjectLayer): ObjectSource[] {
  const { name, offsetx, offsety } = layer;
  const { color, opacity } = readTint(layer.tintcolor);
  return inOrder(layer).map((object) => ({
    object: offsetx === 0 && offsety === 0 ? object : { ...object, x: object.x + offsetx, y: object.y + offsety },
    layer: name,
    opacity: layer.opacity * opacity * object.opacity,
    tint: color,
  }));
}

/** Pictures that lie on the ground cover each other in the order of the list. */
function inOrder({ draworder, objects }: TiledObjectLayer): TiledObject[] {
  if (draworder === 'index') return objects;
  const pictures = objects.filter(({ gid }) => gid !== undefined).sort((a, b) => a.y - b.y);
  return [...objects.filter(({ gid }) => gid === undefined), ...pictures];
}
