// The parts of Tiled's JSON map format that a sketch writes (Tiled 1.8, orthogonal, external tilesets).

export type PropertyValue = string | number | boolean;
export interface TiledProperty {
  name: string;
  type: 'string' | 'int' | 'float' | 'bool';
  value: PropertyValue;
}

export interface TiledObject {
  id: number;
  name: string;
  type: string;
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  visible: boolean;
  gid?: number;
  point?: boolean;
  properties?: TiledProperty[];
}

interface LayerBase {
  id: number;
  name: string;
  opacity: number;
  visible: boolean;
  x: 0;
  y: 0;
}
export interface TileLayer extends LayerBase {
  type: 'tilelayer';
  width: number;
  height: number;
  data: number[];
}
export interface ObjectLayer extends LayerBase {
  type: 'objectgroup';
  draworder: 'topdown' | 'index';
  objects: TiledObject[];
}

/** Properties as Tiled lists them, by name; whole numbers become ints. */
export function properties(values: Record<string, PropertyValue>): TiledProperty[] {
  return Object.entries(values)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => ({ name, type: typeOf(value), value }));
}

function typeOf(value: PropertyValue): TiledProperty['type'] {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  return Number.isInteger(value) ? 'int' : 'float';
}
