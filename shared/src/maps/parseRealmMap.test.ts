// Tests of parsing Tiled maps, and of problems with object, position and remedy.
import { describe, expect, it } from 'vitest';
import { checkRealmMap } from './checkRealmMap.ts';
import { parseRealmMap } from './parseRealmMap.ts';
import { formatMapProblem } from './realmMap.ts';

const COLUMNS = 72;
const ROWS = 48;
type Json = Record<string, unknown>;

const propsTileset = {
  name: 'props-park',
  columns: 0,
  tilecount: 1,
  tilewidth: 64,
  tileheight: 80,
  tiles: [
    {
      id: 0,
      type: 'prop',
      image: 'props/house.png',
      imagewidth: 64,
      imageheight: 80,
      properties: [
        { name: 'frame', type: 'string', value: 'house' },
        { name: 'fade', type: 'bool', value: true },
      ],
      objectgroup: { objects: [{ id: 1, x: 8, y: 48, width: 32, height: 24 }] },
    },
  ],
};
const grass = { name: 'grass', columns: 4, tilecount: 24, tilewidth: 32, tileheight: 32, image: 'grass.png' };

let ids = 0;
const object = (type: string, name: string, x: number, y: number, more: Json = {}): Json => {
  ids += 1;
  return { id: ids, name, type, x, y, point: true, ...more };
};
const property = (name: string, value: string | number | boolean) => ({ name, type: typeof value, value });

function mapOf(objects: Json[], collision: Json[] = [], more: Json = {}) {
  return {
    type: 'map',
    orientation: 'orthogonal',
    infinite: false,
    width: COLUMNS,
    height: ROWS,
    tilewidth: 32,
    tileheight: 32,
    tilesets: [
      { firstgid: 1, source: '../tilesets/grass.tsj' },
      { firstgid: 100, source: '../tilesets/props-park.tsj' },
    ],
    layers: [
      { type: 'tilelayer', name: 'ground', width: COLUMNS, height: ROWS, data: new Array(COLUMNS * ROWS).fill(17) },
      { type: 'objectgroup', name: 'collision', objects: collision },
      { type: 'objectgroup', name: 'objects', objects },
    ],
    ...more,
  };
}

const find = (source: string) =>
  ({ '../tilesets/grass.tsj': grass, '../tilesets/props-park.tsj': propsTileset })[source];
const read = (raw: unknown) => parseRealmMap('park.tmj', raw, { findTileset: find, findTemplate: () => undefined });
const spawn = () => object('spawn', '', 1125, 280);
const wall = (x: number, y: number, width: number, height: number, rotation = 0) =>
  object('', '', x, y, { point: false, width, height, rotation });
const atlases: Record<string, ReadonlySet<string>> = {
  park: new Set(['house']),
  'npcs-guides': new Set(['wizard/idle/0', 'owl/idle/0']),
  items: new Set(['star']),
};
const pictures = { frames: (atlas: string) => atlases[atlas], anchor: () => undefined };
const problemMessages = (raw: unknown) => {
  const { map, problems } = read(raw);
  return [...problems, ...(map ? checkRealmMap(map, pictures) : [])].map(formatMapProblem);
};

describe('a map', () => {
  it('is parsed with NPCs and default properties', () => {
    const { map, problems } = read(mapOf([spawn(), object('npc', 'wizard', 1800, 1000)]));
    expect(problems).toEqual([]);
    expect(map).toMatchObject({ width: 2305, height: 1537, spawn: { x: 1125, y: 280, facing: 'down' } });
    expect(map?.npcs[0]).toMatchObject({ id: 'wizard', sprite: 'wizard', size: 32, radius: 200, static: false });
  });

  it('uses the centre of objects drawn as rectangles', () => {
    const shop = object('shop', 'bakery', 716, 16, { point: false, width: 168, height: 168 });
    expect(read(mapOf([spawn(), shop])).map?.shops[0]).toMatchObject({ x: 800, y: 100, size: 168 });
  });

  it("converts a prop's footprint into a wall, scaled and flipped with the picture", () => {
    const upright = object('', '', 200, 400, { point: false, gid: 100, width: 64, height: 80 });
    const flipped = object('', '', 500, 400, { point: false, gid: 100 + 0x80000000, width: 128, height: 160 });
    const { map } = read(mapOf([spawn(), upright, flipped]));
    expect(map?.walls[0]).toMatchObject({ x: 208, y: 368, width: 32, height: 24 });
    expect(map?.walls[1]).toMatchObject({ x: 500 + 48, y: 336, width: 64, height: 48 });
    expect(map?.props[0]).toMatchObject({ frame: 'house', atlas: 'park', fade: true, flat: false });
  });

  it('gives each great lantern a solid foot, which messages call by its name', () => {
    const { map } = read(mapOf([spawn(), object('lantern', 'find-stars', 600, 400)]));
    expect(map?.lanterns).toMatchObject([{ id: 'find-stars', x: 600, y: 400 }]);
    expect(map?.walls).toMatchObject([{ x: 586, y: 393, width: 28, height: 14, visible: false }]);
    const inside = object('npc', 'wizard', 604, 404);
    const messages = problemMessages(mapOf([spawn(), object('lantern', 'find-stars', 600, 400), inside]));
    expect(messages.join()).toContain('stands in the foot of the great lantern "find-stars"');
  });

  it('lets animals live at a point or in an area, and refuses an unknown kind', () => {
    const area = object('animal', '', 500, 400, { point: false, width: 60, height: 40 });
    const cat = object('animal', '', 700, 400, { properties: [property('kind', 'cat'), property('count', 2)] });
    const { map, problems } = read(mapOf([spawn(), area, cat]));
    expect(problems).toEqual([]);
    expect(map?.animals).toMatchObject([
      { kind: 'sparrow', count: 1, x: 530, y: 420, width: 60, height: 40 },
      { kind: 'cat', count: 2, x: 700, y: 400, width: 150, height: 90 },
    ]);
    const dragon = object('animal', '', 700, 400, { properties: [property('kind', 'dragon')] });
    expect(problemMessages(mapOf([spawn(), dragon]))[0]).toContain(
      'property "kind" of this animal is "dragon": write one of sparrow, bluebird, butterfly, cat, squirrel',
    );
  });

  it('has no problems if everything can be reached', () => {
    expect(
      problemMessages(mapOf([spawn(), object('npc', 'wizard', 1800, 1000), object('exit', 'exit', 2200, 800)])),
    ).toEqual([]);
  });
});

describe('a mistake is reported with object, position and remedy', () => {
  const onlyMessage = (raw: unknown) => {
    const messages = problemMessages(raw);
    expect(messages).toHaveLength(1);
    return messages[0];
  };

  it('unknown class', () => {
    const npc = object('ncp', 'wizard', 1800, 1000);
    expect(onlyMessage(mapOf([spawn(), npc]))).toContain(
      `park.tmj: object ${npc.id} at (1800, 1000): class "ncp" is unknown; choose one of`,
    );
  });
  it('a property of the wrong type, and an unknown one', () => {
    const wrong = object('npc', 'wizard', 1800, 1000, { properties: [property('radius', 'far')] });
    expect(onlyMessage(mapOf([spawn(), wrong]))).toContain('property "radius" of this npc');
    const unknown = object('npc', 'wizard', 1800, 1000, { properties: [property('speed', 3)] });
    expect(onlyMessage(mapOf([spawn(), unknown]))).toContain(
      'Properties of a npc: sprite, size, radius, static, facing',
    );
  });
  it('a name that is not a valid id, and a duplicate name', () => {
    expect(onlyMessage(mapOf([spawn(), object('npc', 'The Wizard', 1800, 1000)]))).toContain('called "The Wizard"');
    const twice = [object('npc', 'owl', 600, 600), object('npc', 'owl', 900, 600)];
    expect(onlyMessage(mapOf([spawn(), ...twice]))).toContain('is called "owl" too');
  });
  it('a duplicate id, zone or spawn', () => {
    const [first, second] = [object('light', '', 300, 300), object('light', '', 500, 300)];
    second.id = first.id;
    expect(onlyMessage(mapOf([spawn(), first, second]))).toContain(
      `object ${first.id} at (500, 300): another object has the same id; cut this one`,
    );
    const zone = (x: number) => object('zone', 'nook', x, 600, { point: false, width: 64, height: 64 });
    expect(onlyMessage(mapOf([spawn(), zone(600), zone(900)]))).toContain('at (900, 600): object');
    const late = object('spawn', '', 1300, 300);
    expect(onlyMessage(mapOf([spawn(), late]))).toContain(
      `object ${late.id} at (1300, 300): there is more than one spawn`,
    );
  });
  it('a mechanic with a missing property, without a name, or without an area', () => {
    const area = { point: false, width: 64, height: 8 };
    const look = [property('atlas', 'park'), property('frame', 'oak')];
    const gate = (name: string, more: object) =>
      object('sliding-gate', name, 600, 600, { ...area, properties: look, ...more });
    expect(onlyMessage(mapOf([spawn(), gate('north-gate', { properties: look.slice(1) })]))).toContain(
      'property "atlas" of this sliding-gate is missing',
    );
    expect(onlyMessage(mapOf([spawn(), gate('', {})]))).toContain('this sliding-gate is called ""');
    expect(onlyMessage(mapOf([spawn(), gate('north-gate', { width: 0 })]))).toContain(
      'a sliding-gate must be a rectangle',
    );
  });
  it('a missing class, a missing template, a missing property', () => {
    expect(onlyMessage(mapOf([spawn(), object('', 'thing', 600, 600)]))).toContain(
      'this object has no class; choose one of',
    );
    const lost = object('', 'owl', 600, 600, { template: 'npc.tx' });
    expect(onlyMessage(mapOf([spawn(), lost]))).toContain('its template "npc.tx" is missing or broken');
    const prop = object('prop', '', 600, 600, { point: false, width: 32, height: 32 });
    expect(onlyMessage(mapOf([spawn(), prop]))).toContain(
      'property "frame" of this prop is missing; add it in Properties',
    );
  });
  it('a missing spawn, and a spawn in a wall', () => {
    expect(problemMessages(mapOf([]))).toEqual([expect.stringContaining('there is no spawn')]);
    expect(onlyMessage(mapOf([spawn()], [wall(1100, 260, 60, 40)]))).toContain('the player starts inside a wall');
  });
  it('an unreachable target, with the nearest reachable position', () => {
    const ring = [wall(700, 700, 200, 20), wall(700, 880, 200, 20), wall(700, 700, 20, 200), wall(880, 700, 20, 200)];
    const message = onlyMessage(mapOf([spawn(), object('collectible', 'star', 800, 800)], ring));
    expect(message).toContain('the collectible "star" cannot be reached from the spawn; the nearest reachable spot is');
  });
  it('a missing tileset, and tiles without a tileset', () => {
    const messages = problemMessages(mapOf([spawn()], [], { tilesets: [{ firstgid: 1, source: 'gone.tsj' }] }));
    expect(messages).toEqual([
      expect.stringContaining('tileset "gone.tsj" is missing'),
      expect.stringContaining('the tile at column 0, row 0 belongs to no terrain tileset'),
    ]);
  });
  it('a frame that is missing in its atlas', () => {
    const house = object('', '', 200, 400, {
      point: false,
      gid: 100,
      width: 64,
      height: 80,
      properties: [property('frame', 'hut')],
    });
    expect(onlyMessage(mapOf([spawn(), house]))).toContain('frame "hut" is missing in assets/atlases/park');
  });
  it('a wrong size, an infinite map, and a file that is not a map', () => {
    const small = mapOf([object('spawn', '', 64, 64)], [], { width: 10, height: 10, layers: [] });
    expect(problemMessages({ ...small, layers: mapOf([object('spawn', '', 64, 64)]).layers.slice(1) })).toEqual([
      expect.stringContaining('the map is 10×10 tiles; realms are 72×48'),
    ]);
    expect(onlyMessage(mapOf([spawn()], [], { infinite: true }))).toContain('switch "Infinite" off');
    expect(onlyMessage('nonsense')).toContain('not a map that can be read');
  });
});
