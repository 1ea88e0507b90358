// What Tiled shows is what the game reads: flips, moved, hidden, tinted and see-through layers, their order, templates.
import { describe, expect, it } from 'vitest';
import { toOrientedBox } from '../obstacles.ts';
import type { RealmMap } from '../realmMap.ts';
import {
  layersOf,
  objectsOf,
  type Part,
  readParts,
  saidAfter,
  type TiledParts,
  tiledParts,
} from '../testing/tiledParts.ts';

/** The map after a change of which nothing is said. */
function mapAfter(change: (parts: TiledParts) => void): RealmMap {
  const parts = tiledParts();
  change(parts);
  const { map, problems } = readParts(parts);
  expect(problems).toEqual([]);
  return map!;
}

const FLIP_X = 0x80000000;
const FLIP_Y = 0x40000000;
const plain = mapAfter(() => undefined);

describe('a picture that is flipped', () => {
  const GIDS = [
    [100, false, false],
    [100 + FLIP_X, true, false],
    [100 + FLIP_Y, false, true],
    [100 + FLIP_X + FLIP_Y, true, true],
  ] as const;
  const box = { left: 400, top: 300 - 160, width: 128, height: 160 };
  const cornersOf = ({ walls }: RealmMap) => {
    const { cx, cy, hx, hy, cos, sin } = toOrientedBox(walls[0]!);
    return [
      ...[
        [-hx, -hy],
        [hx, -hy],
        [hx, hy],
        [-hx, hy],
      ].map(([x = 0, y = 0]) => [cx + x * cos - y * sin, cy + x * sin + y * cos]),
    ].map(([x = 0, y = 0]) => ({ x, y }));
  };
  const sorted = (points: { x: number; y: number }[]) =>
    points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`).sort();
  const placed = (gid: number, turn: number) => (parts: TiledParts) => {
    Object.assign(parts.picture, { gid, width: box.width, height: box.height });
    parts.shape.rotation = turn;
  };

  it.each(GIDS)('%i: is drawn so, and its walls flip with it', (gid, flipX, flipY) => {
    for (const turn of [0, 30, 90, -45]) {
      const map = mapAfter(placed(gid, turn));
      expect(map.props[0]?.flipX).toBe(flipX);
      expect(map.props[0]?.flipY ?? false).toBe(flipY);
      const mirrored = cornersOf(mapAfter(placed(100, turn))).map(({ x, y }) => ({
        x: flipX ? 2 * box.left + box.width - x : x,
        y: flipY ? 2 * box.top + box.height - y : y,
      }));
      expect(sorted(cornersOf(map))).toEqual(sorted(mirrored));
    }
  });

  it('is refused where it is turned as only tiles can be', () => {
    expect(saidAfter(placed(100 + 0x20000000, 0))).toEqual([
      'error park.tmj: object 13 at (400, 300): this object on the layer "props" is turned as only tiles can be; delete it, place the picture again with Insert Tile, and turn it with Z',
    ]);
  });
});

describe('a layer that is moved', () => {
  it('moves its objects and their walls', () => {
    const map = mapAfter(({ objectgroup }) => Object.assign(objectgroup, { offsetx: 40, offsety: -16.5 }));
    expect(map.lights[0]).toMatchObject({ x: plain.lights[0]!.x + 40, y: plain.lights[0]!.y - 16.5 });
    expect(map.props[0]).toMatchObject({ x: 440, y: 283.5 });
    expect(map.walls[0]).toMatchObject({ x: plain.walls[0]!.x + 40, y: plain.walls[0]!.y - 16.5 });
    expect(map.spawn).toMatchObject({ x: 1165, y: 263.5 });
  });

  it('moves its tiles by whole pixels, and says where in the world an object is that is wrong', () => {
    const map = mapAfter(({ tilelayer }) => Object.assign(tilelayer, { offsetx: 15.7, offsety: -8 }));
    expect(map.tileLayers[0]).toMatchObject({ offset: { x: 16, y: -8 } });
    expect(plain.tileLayers[0]).not.toHaveProperty('offset');
    const said = saidAfter((parts) => {
      parts.objectgroup.offsetx = 40;
      parts.object.type = 'lamp';
    });
    expect(said[0]).toContain('object 12 at (340, 200): class "lamp" is unknown');
  });
});

describe('what is hidden in Tiled', () => {
  const hide = (thing: Part) => Object.assign(thing, { visible: false });

  it('is not there: objects, layers, and what is wrong with them', () => {
    expect(mapAfter(({ object }) => hide(object)).lights).toEqual([]);
    expect(mapAfter(({ picture }) => hide(picture))).toMatchObject({ props: [], walls: [] });
    expect(mapAfter(({ tilelayer }) => hide(tilelayer)).tileLayers).toEqual([]);
    expect(mapAfter((parts) => hide(Object.assign(parts.object, { type: 'lamp', x: 'far' }))).lights).toEqual([]);
    expect(saidAfter(({ objectgroup }) => hide(objectgroup)).join()).toContain('there is no spawn');
  });

  it('is the same as leaving it out', () => {
    const without = mapAfter((parts) => {
      parts.objectgroup.objects = objectsOf(parts).filter((object) => object !== parts.object);
    });
    expect(mapAfter(({ object }) => hide(object))).toEqual(without);
  });

  it('is told of where walls are hidden', () => {
    const wall = (id: number): Part => ({ id, type: 'collision', x: 64, y: 64, width: 32, height: 32 });
    const hiddenLayer = saidAfter((parts) =>
      layersOf(parts).push(hide({ type: 'objectgroup', name: 'collision', objects: [wall(50)] })),
    );
    expect(hiddenLayer).toEqual([
      'warning park.tmj: the layer "collision" is hidden, and the walls on it block nobody; show it with the eye in Layers',
    ]);
    const hiddenWalls = saidAfter((parts) => objectsOf(parts).push(hide(wall(50)), hide(wall(51))));
    expect(hiddenWalls).toEqual([
      'warning park.tmj: 2 objects on the layer "props" are walls that are hidden and block nobody; show them in Objects, or delete them; the first is object 50 at (64, 64)',
    ]);
  });

  it('is a hidden collision shape of a picture', () => {
    expect(mapAfter(({ shape }) => hide(shape)).walls).toEqual([]);
  });
});

describe('tint and opacity', () => {
  it.each([
    ['#ff0000', { tint: '#ff0000', opacity: 1 }],
    ['#80FF8000', { tint: '#ff8000', opacity: 128 / 255 }],
    ['#ffffff', { opacity: 1 }],
    ['#33ffffff', { opacity: 0.2 }],
    ['', { opacity: 1 }],
  ])('of a tile layer: %s', (tintcolor, look) => {
    const layer = mapAfter(({ tilelayer }) => Object.assign(tilelayer, { tintcolor })).tileLayers[0]!;
    expect({ opacity: layer.opacity, ...(layer.tint && { tint: layer.tint }) }).toEqual(look);
  });

  it('of an object layer and of a picture are multiplied', () => {
    const [prop] = mapAfter(({ objectgroup, picture }) => {
      Object.assign(objectgroup, { tintcolor: '#80ff0000', opacity: 0.5 });
      picture.opacity = 0.5;
    }).props;
    expect(prop).toMatchObject({ tint: '#ff0000', opacity: 0.25 * (128 / 255) });
    expect(plain.props[0]).not.toHaveProperty('opacity');
  });

  it('that are no colour or no share are refused', () => {
    expect(saidAfter(({ tilelayer }) => Object.assign(tilelayer, { tintcolor: 'red' }))).toEqual([
      'error park.tmj: the layer "ground" has something in tintcolor that cannot be read: it must be a colour such as #ffd166',
    ]);
    expect(saidAfter(({ objectgroup }) => Object.assign(objectgroup, { opacity: 3 }))[0]).toContain('from 0 to 1');
  });
});

it('draws pictures of a layer in its order: from top to bottom, or as they are listed', () => {
  const order = (draworder: string | undefined) =>
    mapAfter((parts) => {
      if (draworder) parts.objectgroup.draworder = draworder;
      objectsOf(parts).push({ ...parts.picture, id: 14, y: 200 }, { ...parts.picture, id: 15, y: 250 });
    }).props.map(({ object }) => object);
  expect(order('index')).toEqual([13, 14, 15]);
  expect(order('topdown')).toEqual([14, 15, 13]);
  expect(order(undefined)).toEqual([14, 15, 13]);
});

describe('an area that is turned', () => {
  it('has its middle where Tiled shows it', () => {
    const [light] = mapAfter(({ object }) =>
      Object.assign(object, { point: false, width: 100, height: 40, rotation: 90 }),
    ).lights;
    expect(light?.x).toBeCloseTo(300 - 20);
    expect(light?.y).toBeCloseTo(200 + 50);
  });

  it('is refused where it cannot be turned', () => {
    const turned = (type: string, properties: Part[] = []) =>
      saidAfter(({ object }) =>
        Object.assign(object, { type, name: 'here', point: false, width: 90, height: 90, rotation: 5, properties }),
      );
    expect(turned('animal')[0]).toContain('the area of an animal cannot be turned; set Rotation to 0');
    expect(turned('picture-gallery')[0]).toContain('a picture-gallery cannot be turned; set Rotation to 0');
    expect(turned('zone')).toEqual([]);
  });
});

describe('a shape that a class cannot have', () => {
  it.each(['ellipse', 'capsule'])('%s: an area must be a rectangle, a point may be drawn so', (shape) => {
    const drawn = (type: string) =>
      saidAfter(({ object }) =>
        Object.assign(object, {
          type,
          name: 'here',
          point: false,
          width: 90,
          height: 90,
          properties: [],
          [shape]: true,
        }),
      );
    expect(drawn('zone')[0]).toContain('a zone must be a rectangle; draw it with the Insert Rectangle tool');
    expect(drawn('collision')[0]).toContain('a collision must be a rectangle');
    expect(drawn('exit')).toEqual([]);
  });
});

describe('a template with a picture', () => {
  const TREE = { type: 'prop', gid: 1 + FLIP_X, width: 64, height: 80 };
  const place = (parts: TiledParts, source: string) => {
    parts.template = { type: 'template', object: TREE, tileset: { firstgid: 1, source } };
    objectsOf(parts).push({ id: 20, template: 'some.tj', x: 900, y: 700 });
  };

  it("shows the picture of its own tileset, whatever that one's number on the map", () => {
    const prop = mapAfter((parts) => place(parts, '../tilesets/props-park.tsj')).props.find(
      ({ object }) => object === 20,
    );
    expect(prop).toMatchObject({ atlas: 'park', frame: 'house', flipX: true, x: 900 });
  });

  it('is named where the map has not that tileset', () => {
    expect(saidAfter((parts) => place(parts, '../tilesets/props-farm.tsj'))).toEqual([
      'error park.tmj: object 20 at (900, 700): this object on the layer "props" shows a picture of the tileset "../tilesets/props-farm.tsj", which this map has not; open it in Tiled, place one of its pictures on the map, and delete that one',
    ]);
  });
});

describe('many of one kind of fault', () => {
  const many = (of: Part) => (parts: TiledParts) =>
    objectsOf(parts).push(...Array.from({ length: 108 }, (_, at) => ({ ...of, id: 100 + at, x: 40 + at, y: 90 })));

  it('are told once, with a count and the first', () => {
    expect(saidAfter(many({ type: 'light', text: { text: 'Hi' } }))).toEqual([
      'error park.tmj: 108 objects on the layer "props" are texts, which the game does not draw; delete them; the first is object 100 at (40, 90)',
    ]);
    expect(saidAfter(many({ type: 'lamp' }))[0]).toMatch(
      /^error park\.tmj: 108 objects on the layer "props": class "lamp" is unknown; choose one of .*; the first is object 100 at \(40, 90\)$/,
    );
  });

  it('are layers by their names', () => {
    const said = saidAfter((parts) => {
      for (const name of ['sky', 'clouds']) layersOf(parts).push({ type: 'imagelayer', name });
    });
    expect(said).toEqual([
      'error park.tmj: 2 layers ("sky", "clouds") are image layers, which the game does not draw; delete them in Layers, or hide them with the eye',
    ]);
  });

  it('are told apart by their layer', () => {
    const said = saidAfter((parts) => {
      many({ type: 'lamp' })(parts);
      layersOf(parts).push({ type: 'objectgroup', name: 'more', objects: [{ id: 900, type: 'lamp', x: 1, y: 2 }] });
    });
    expect(said.map((each) => each.slice(0, 50))).toEqual([
      'error park.tmj: 108 objects on the layer "props": ',
      'error park.tmj: object 900 at (1, 2): class "lamp"',
    ]);
  });
});

describe('a field that is missing or of the wrong kind', () => {
  const NONE = undefined;
  it.each<[keyof TiledParts, string, unknown, string]>([
    ['object', 'x', NONE, 'object 12 at (0, 200): this object on the layer "props" has no x; open it in Tiled'],
    ['object', 'y', 'far', 'on the layer "props" has something in y that cannot be read: it must be a number'],
    ['object', 'id', NONE, 'this object on the layer "props" has no id'],
    ['property', 'name', 7, 'has something in name in properties that cannot be read: it must be a text'],
    ['tilelayer', 'data', NONE, 'the layer "ground" has no data'],
    ['tilelayer', 'data', [1, null, 1], 'the layer "ground" has something in data'],
    ['tilelayer', 'type', NONE, 'the layer "ground" has no type'],
    ['map', 'width', NONE, 'the map has no width'],
    ['map', 'layers', null, 'the map has something in layers'],
    ['frame', 'duration', -5, 'tile 0 of the tileset "grass" has something in duration in animation'],
    ['sheet', 'columns', NONE, 'the tileset "grass" has no columns'],
  ])('%s: %s is %j', (part, field, value, words) => {
    const said = saidAfter((parts) => Object.assign(parts[part], { [field]: value }));
    expect(said[0]).toContain(words);
    // No path of a schema.
    expect(said.join()).not.toMatch(/\w\.\d/);
  });
});
