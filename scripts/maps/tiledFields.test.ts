// Every shipped map with faults of every kind in it: each is told with its layer, and what changes nothing is passed over.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseRealmMap } from '../../shared/src/maps/parseRealmMap.ts';
import { formatMapProblem } from '../../shared/src/maps/realmMap.ts';
import { ROOT } from './atlasFiles.ts';

type Part = Record<string, unknown>;
interface RawMap extends Part {
  layers: (Part & { name: string; type: string; objects?: (Part & { id: number })[] })[];
}

const MAPS = path.join(ROOT, 'tiled-maps');
const REALMS = readdirSync(MAPS).filter((name) => existsSync(path.join(MAPS, name, `${name}.tmj`)));

const files = new Map<string, unknown>();
function load(source: string): unknown {
  const file = path.resolve(MAPS, 'demo', source);
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}
const textOf = (realm: string) => readFileSync(path.join(MAPS, realm, `${realm}.tmj`), 'utf8');

function read(realm: string, change: (map: RawMap) => void = () => undefined) {
  const raw: RawMap = JSON.parse(textOf(realm));
  change(raw);
  const { map, problems } = parseRealmMap(`${realm}.tmj`, raw, { findTileset: load, findTemplate: load });
  return { map, said: problems.map(formatMapProblem) };
}

/** The same numbers for the same seed. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const objectLayer = (map: RawMap) => map.layers.find(({ name }) => name === 'objects')!;
const pictures = (map: RawMap) => objectLayer(map).objects!.filter(({ gid }) => gid !== undefined);

const NEUTRAL: Record<'map' | 'layer' | 'object', Part> = {
  map: {
    ...{
      renderorder: 'left-up',
      parallaxoriginx: 7,
      parallaxoriginy: 7,
      compressionlevel: 9,
      nextlayerid: 1,
      version: '2',
    },
    ...{
      nextobjectid: 1,
      editorsettings: {},
      tiledversion: '1.12.1',
      staggeraxis: 'x',
      staggerindex: 'odd',
      hexsidelength: 3,
    },
  },
  layer: {
    ...{ id: 1, locked: true, color: '#123456', opacity: 1, offsetx: 0, offsety: 0, parallaxx: 1, parallaxy: 1 },
    ...{ mode: 'normal', visible: true, x: 0, y: 0, class: '', properties: [] },
  },
  object: { opacity: 1, visible: true, point: false, ellipse: false, capsule: false },
};

/** Of a layer of objects, and what is said of it. */
const LAYER_FAULTS: [Part, RegExp][] = [
  [{ parallaxx: 0.5 }, /has a parallax factor.* set Parallax Factor X/],
  [{ parallaxy: 0 }, /has a parallax factor.* set Parallax Factor Y/],
  [{ mode: 'screen' }, /set Blend Mode to Normal/],
  [{ x: 2 }, /starts at another tile/],
  [{ class: 'people' }, /has a class/],
  [{ properties: [{ name: 'a', value: 1 }] }, /has custom properties/],
  [{ glitter: true }, /has "glitter", a field that the game does not know/],
];

const OBJECT_FAULTS: [(picture: Part) => Part, RegExp][] = [
  [() => ({ text: { text: 'Hi' } }), /2 objects on the layer "objects" are texts/],
  [
    ({ gid }) => ({ gid: Number(gid) + 0x20000000 }),
    /2 objects on the layer "objects" are turned as only tiles can be/,
  ],
  [() => ({ shimmer: 1 }), /2 objects on the layer "objects" have "shimmer"/],
  [
    () => ({ properties: [{ name: 'a', type: 'object', value: 3 }] }),
    /properties "a" of objects on the layer "objects" are of the type object/,
  ],
  [() => ({ class: 'tree' }), /2 objects on the layer "objects": class "tree" is unknown/],
];

const FATAL: [string, (map: RawMap) => void, RegExp][] = [
  ['infinite', (map) => Object.assign(map, { infinite: true }), /switch "Infinite" off/],
  ['isometric', (map) => Object.assign(map, { orientation: 'isometric' }), /the map is isometric; choose Orthogonal/],
  ['old', (map) => Object.assign(map, { properties: { weather: 'snow' } }), /saved by Tiled 1\.1 or older/],
  [
    'packed',
    (map) => Object.assign(map.layers[0]!, { data: 'AAA=', encoding: 'base64' }),
    /the layer ".*" is not stored as plain numbers/,
  ],
  [
    'grouped',
    ({ layers }) => layers.splice(0, layers.length, { type: 'group', name: 'all', layers: [...layers] }),
    /the layer "all" is a group/,
  ],
];

const WRONG: [string, unknown, RegExp][] = [
  ['x', undefined, /has no x/],
  ['y', '12', /something in y that .* a number/],
  ['width', null, /something in width that .* a number/],
  ['height', [], /something in height that .* a number/],
  ['rotation', 'left', /something in rotation that .* a number/],
  ['id', 1.5, /something in id that .* a whole number/],
  ['name', 7, /something in name that .* a text/],
  ['properties', 3, /something in properties that .* a list/],
  ['gid', '7', /something in gid that .* a number/],
];

describe.each(REALMS)('%s', (realm) => {
  const whole = read(realm);

  it('is sound, and stays the same with all that changes nothing', () => {
    expect(whole.said).toEqual([]);
    const same = read(realm, (map) => {
      Object.assign(map, NEUTRAL.map);
      for (const layer of map.layers) {
        const own = { ...NEUTRAL.layer };
        if (layer.type === 'tilelayer') delete own.color;
        Object.assign(layer, own);
        for (const object of layer.objects ?? []) Object.assign(object, { ...NEUTRAL.object, ...object });
      }
    });
    expect(same.said).toEqual([]);
    expect(same.map).toEqual(whole.map);
  });

  it('tells each fault of a layer and of objects with its layer, once', () => {
    const { said, map } = read(realm, (raw) => {
      for (const [fault] of LAYER_FAULTS) Object.assign(objectLayer(raw), fault);
      const random = randomNumbers(realm.length);
      const free = pictures(raw);
      for (const [fault] of OBJECT_FAULTS)
        for (let times = 0; times < 2; times += 1) {
          const [picture] = free.splice(random(free.length), 1);
          Object.assign(picture!, fault(picture!));
        }
    });
    for (const [, words] of LAYER_FAULTS) expect(said.filter((each) => words.test(each))).toHaveLength(1);
    for (const each of said.filter((one) => !one.includes('objects on'))) expect(each).toContain('the layer "objects"');
    for (const [, words] of OBJECT_FAULTS) expect(said.filter((each) => words.test(each))).toHaveLength(1);
    expect(map?.spawn).toEqual(whole.map?.spawn);
  });

  it.each(FATAL)('%s: says only that', (_, change, words) => {
    const { said, map } = read(realm, change);
    expect(map).toBeUndefined();
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(words);
  });

  it('tells what is missing or of the wrong kind by layer and field, without a path', () => {
    const { said, map } = read(realm, (raw) => {
      const random = randomNumbers(realm.length + 1);
      const free = [...(objectLayer(raw).objects ?? [])];
      for (const [field, value] of WRONG) {
        const [object] = free.splice(random(free.length), 1);
        Object.assign(object!, { [field]: value });
      }
    });
    expect(map).toBeUndefined();
    for (const [, , words] of WRONG)
      expect(
        said.filter((each) => words.test(each)),
        said.join('\n'),
      ).toHaveLength(1);
    expect(said).toHaveLength(WRONG.length);
    for (const each of said) expect(each).toContain('this object on the layer "objects"');
    expect(said.join()).not.toMatch(/[a-z]\.\d/);
  });
});
