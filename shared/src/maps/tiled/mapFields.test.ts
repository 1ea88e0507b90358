// Every field of a Tiled map, its layers, objects, properties and templates, one row each; layers that are refused as a whole.
import { describe, expect, it } from 'vitest';
import { describeFields, NOTE, POINTS, type Row, SAID } from '../testing/describeFields.ts';
import { layersOf, readParts, saidAfter, tiledParts } from '../testing/tiledParts.ts';
import {
  GROUP_FIELDS,
  IMAGE_LAYER_FIELDS,
  MAP_FIELDS,
  OBJECT_FIELDS,
  OBJECT_LAYER_FIELDS,
  PROPERTY_FIELDS,
  TEMPLATE_FIELDS,
  TILE_LAYER_FIELDS,
} from './mapFields.ts';

const SPEED = 'has a parallax factor, but moves with the map in the game; set Parallax Factor';

const LAYER: Row[] = [
  ['id', 'harmless', 7],
  ['name', 'used'],
  ['type', 'used', 'mesh', 'is of a type that the game does not know'],
  ['visible', 'used', true],
  ['opacity', 'used', 0.5],
  ['tintcolor', 'used', '#80ff0000'],
  ['offsetx', 'used', 40],
  ['offsety', 'used', -8],
  ['parallaxx', 'refused', 0.5, SPEED],
  ['parallaxy', 'refused', 2, SPEED],
  ['mode', 'refused', 'multiply', 'set Blend Mode to Normal'],
  ['x', 'refused', 3, 'starts at another tile than the map'],
  ['y', 'refused', 3, 'starts at another tile than the map'],
  ['locked', 'harmless', true],
  ['class', 'refused', 'walls', SAID.class],
  ['properties', 'refused', NOTE, SAID.properties],
  ['propertytypes', 'refused', {}, SAID.old],
];

describeFields({
  map: {
    table: MAP_FIELDS,
    part: 'map',
    rows: [
      ['type', 'used', 'tileset', 'not a map that can be read: its type is "tileset"'],
      ['version', 'harmless', '1.10'],
      ['tiledversion', 'harmless', '1.12.1'],
      ['orientation', 'used', 'oblique', 'the map is oblique; choose Orthogonal in Map > Map Properties'],
      ['infinite', 'used', true, 'switch "Infinite" off in Map > Map Properties'],
      ['width', 'used'],
      ['height', 'used'],
      ['tilewidth', 'used', 16, 'tiles must be 32×32 px'],
      ['tileheight', 'used', 16, 'tiles must be 32×32 px'],
      ['layers', 'used'],
      ['tilesets', 'used'],
      ['properties', 'used', { weather: 'snow' }, SAID.old],
      ['propertytypes', 'refused', {}, SAID.old],
      ['backgroundcolor', 'refused', '#336699', 'clear Background Color in Map > Map Properties'],
      ['class', 'refused', 'realm', SAID.class],
      ['renderorder', 'harmless', 'left-up'],
      ['parallaxoriginx', 'harmless', 50],
      ['parallaxoriginy', 'harmless', 50],
      ['compressionlevel', 'harmless', -1],
      ['nextlayerid', 'harmless', 9],
      ['nextobjectid', 'harmless', 90],
      ['editorsettings', 'harmless', { export: { format: 'json' } }],
      ['hexsidelength', 'harmless', 8],
      ['staggeraxis', 'harmless', 'y'],
      ['staggerindex', 'harmless', 'odd'],
      ['skewx', 'harmless', 0],
      ['skewy', 'harmless', 0],
    ],
  },
  'tile layer': {
    table: TILE_LAYER_FIELDS,
    part: 'tilelayer',
    rows: [
      ...LAYER,
      ['width', 'used', 48, 'is 48×48 tiles, but the map 72×48'],
      ['height', 'used', 72, 'is 72×72 tiles, but the map 72×48'],
      ['data', 'used', 'AAAA', 'set "Tile Layer Format" to CSV in Map > Map Properties'],
      ['encoding', 'refused', 'csv'],
      ['compression', 'refused', ''],
      ['chunks', 'refused', [], 'switch "Infinite" off'],
      ['startx', 'refused', 0],
      ['starty', 'refused', 0],
    ],
  },
  'object layer': {
    table: OBJECT_LAYER_FIELDS,
    part: 'objectgroup',
    rows: [
      ...LAYER,
      ['objects', 'used'],
      ['draworder', 'used', 'index'],
      ['color', 'harmless', '#ff0000'],
      ['width', 'harmless', 0],
      ['height', 'harmless', 0],
    ],
  },
  object: {
    table: OBJECT_FIELDS,
    part: 'object',
    rows: [
      ['id', 'used'],
      ['name', 'used', 'lamp'],
      ['type', 'used'],
      ['class', 'used', 'light'],
      ['template', 'used', 'some.tj'],
      ['x', 'used', 70],
      ['y', 'used', 70],
      ['width', 'used', 7],
      ['height', 'used', 7],
      ['rotation', 'used', 7],
      ['visible', 'used', true],
      ['gid', 'used'],
      ['opacity', 'used', 0.4, 'is see-through, which counts for pictures only; set Opacity to 100 %'],
      ['point', 'used', true],
      ['ellipse', 'used', true],
      ['capsule', 'used', true],
      ['polygon', 'used', POINTS, 'a light must be a point; place it with the Insert Point tool'],
      ['polyline', 'used', POINTS, 'a light must be a point; place it with the Insert Point tool'],
      ['text', 'refused', { text: 'Hello' }, 'is a text, which the game does not draw; delete it'],
      ['properties', 'used', { radius: 90 }, SAID.old],
      ['propertytypes', 'refused', {}, SAID.old],
    ],
  },
  property: {
    table: PROPERTY_FIELDS,
    part: 'property',
    rows: [
      ['name', 'used'],
      ['value', 'used', 50],
      ['type', 'used', 'class', 'the property "radius" of this object on the layer "props" is of the type class'],
      ['propertytype', 'harmless', 'Radius'],
    ],
  },
  template: {
    table: TEMPLATE_FIELDS,
    part: 'template',
    rows: [
      ['type', 'used'],
      ['object', 'used'],
      ['tileset', 'used', { firstgid: 1, source: 'grass.tsj' }],
    ],
  },
});

describe('layers that are refused as a whole', () => {
  const withLayer = (layer: Record<string, unknown>) => saidAfter((parts) => layersOf(parts).push(layer));
  const common = Object.fromEntries(
    LAYER.filter(([, , value]) => value !== undefined).map(([name, , value]) => [name, value]),
  );

  it.each([
    [
      'imagelayer',
      { image: 'sky.png', imagewidth: 9, imageheight: 9, repeatx: true, repeaty: true, transparentcolor: '#ff00ff' },
    ],
    ['group', { layers: [] }],
  ])('%s: one message, whatever else it says', (type, own) => {
    const said = withLayer({ ...common, ...own, type, name: 'sky', width: 0, height: 0 });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^error park\.tmj: the layer "sky" is (an image layer|a group)/);
    const table = type === 'group' ? GROUP_FIELDS : IMAGE_LAYER_FIELDS;
    for (const name of Object.keys({ ...common, ...own })) expect(['refused', 'used']).toContain(table[name]?.use);
  });

  it('are passed over where Tiled hides them', () => {
    expect(withLayer({ type: 'imagelayer', name: 'sky', image: 'sky.png', visible: false })).toEqual([]);
    expect(withLayer({ type: 'group', name: 'old', layers: [], visible: false })).toEqual([]);
    expect(withLayer({ type: 'tilelayer', name: 'draft', width: 3, height: 3, data: 'AAAA', visible: false })).toEqual(
      [],
    );
  });

  it('leave the rest of the map to be read, but for groups', () => {
    const read = (type: string) => {
      const parts = tiledParts();
      layersOf(parts).push({ type, name: 'sky' });
      return readParts(parts).map;
    };
    expect(read('imagelayer')?.props).toHaveLength(1);
    expect(read('group')).toBeUndefined();
  });
});
