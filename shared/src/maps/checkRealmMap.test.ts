// Tests of every map check on sketched maps, valid ones and ones with a single mistake.
import { describe, expect, it } from 'vitest';
import { checkRealmMap } from './checkRealmMap.ts';
import { formatMapProblem, type Prop, type RealmMap } from './realmMap.ts';
import { mapSketch } from './testing/mapSketch.ts';

/** Two rooms joined by a passage of three tiles, in a corner of an otherwise open world. */
const TWO_ROOMS = `
  ##############
  #.....#......#
  #.............
  #..C.....N.E..
  #.............
  #.....#......#
  ######.#######`.trim();
const OPEN = 'S';

const validMap = (): RealmMap => {
  const map = mapSketch(TWO_ROOMS);
  map.spawn = { object: 900, x: 700, y: 120, facing: 'down' };
  return map;
};
const atlases: Record<string, ReadonlySet<string>> = {
  town: new Set(['house', 'bakery']),
  npcs: new Set(),
  'npcs-guides': new Set(['wizard/idle/0']),
  items: new Set(['star']),
};
const messages = (map: RealmMap) =>
  checkRealmMap(map, { frames: (atlas) => atlases[atlas], anchor: () => undefined }).map(
    (each) => `${each.level} ${formatMapProblem(each)}`,
  );
const onlyMessage = (map: RealmMap): string => {
  const all = messages(map);
  expect(all).toHaveLength(1);
  return all[0] ?? '';
};
const wall = (object: number, x: number, y: number, width: number, height: number) => ({
  ...{ object, x, y, width, height, rotation: 0, visible: false },
});
const house = (object: number, x: number, y: number): Prop => ({
  ...{ object, x, y, width: 64, height: 80, rotation: 0, atlas: 'town', frame: 'house', flipX: false, fade: false },
  ...{ flat: false, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false },
});

describe('a map is checked for', () => {
  it('nothing, if it is valid', () => expect(messages(validMap())).toEqual([]));

  it('an enclosed spawn', () => {
    const cage = mapSketch('####\n#..#\n#S.#\n####');
    expect(onlyMessage(cage)).toContain('error sketch.tmj: object 11 at (48, 80): the player is enclosed at the start');
  });

  it('a narrow gap that is the only passage, and one that is impassable', () => {
    const gap = (width: number) => {
      const map = mapSketch(OPEN);
      map.spawn = { object: 9, x: 1500, y: 800, facing: 'down' };
      map.walls.push(wall(21, 1000, 0, 32, 700), wall(22, 1000, 700 + width, 32, 1537 - 700 - width));
      return map;
    };
    expect(messages(gap(64))).toEqual([]);
    expect(onlyMessage(gap(36))).toMatch(/^warning .*this way is only about 3\d px wide.*object 2[12].*object 2[12]/);
    expect(onlyMessage(gap(28))).toMatch(/it looks open, but the player \(32 px\) does not pass/);
    // A completely closed wall is intended.
    expect(messages(gap(0))).toEqual([]);
  });

  it('static NPCs that block the only way to a target', () => {
    const door = validMap();
    // The walls leave only the passage where the wizard stands.
    door.spawn = { ...door.spawn, x: 400, y: 112 };
    door.walls.push(wall(23, 208, 0, 32, 96), wall(24, 208, 136, 32, 1401));
    const guard = { ...door.npcs[0]!, object: 25, x: 224, y: 116 };
    expect(messages({ ...door, npcs: [{ ...guard, static: false, radius: 100 }] }).join()).not.toContain(
      'cannot be reached',
    );
    expect(messages({ ...door, npcs: [guard] }).join()).toContain('the collectible "star" cannot be reached');
  });

  it('objects, walls and props outside the world', () => {
    const map = validMap();
    map.lights.push({ object: 31, x: 2400, y: 10, color: '#ffffff', radius: 90, flicker: false });
    map.walls.push(wall(32, 2310, 0, 50, 50), wall(34, -20, 700, 50, 50));
    map.props.push(house(33, 100, -5));
    expect(messages(map)).toEqual([
      expect.stringContaining('object 31 at (2400, 10): this light lies outside the world'),
      expect.stringContaining('object 32 at (2310, 0): this wall lies outside the world'),
      expect.stringContaining('object 33 at (100, -5): the prop "house" lies outside the world'),
    ]);
  });

  it('objects that overlap walls, each other or the spawn', () => {
    const inWall = validMap();
    inWall.walls.push(wall(40, 100, 100, 24, 24));
    expect(onlyMessage(inWall)).toContain('the collectible "star" stands in the wall object 40; move it');
    const shut = validMap();
    shut.walls.push(wall(41, shut.exits[0]!.x - 8, shut.exits[0]!.y - 8, 16, 16));
    expect(onlyMessage(shut)).toContain('the exit "exit" stands in the wall object 41; move it');
    const underfoot = validMap();
    underfoot.collectibles[0] = { ...underfoot.collectibles[0]!, ...{ x: 710, y: 120 } };
    expect(onlyMessage(underfoot)).toContain('the collectible "star" stands where the player starts');
    const close = validMap();
    close.npcs[0] = { ...close.npcs[0]!, x: 120, y: 112 };
    expect(onlyMessage(close)).toMatch(/the npc "wizard" \(object \d+\) and the collectible "star" overlap/);
    const start = validMap();
    start.spawn = { ...start.spawn, x: start.exits[0]!.x + 45, y: start.exits[0]!.y };
    expect(onlyMessage(start)).toContain('the exit "exit" stands where the player starts');
  });

  it('animals in walls or outside the world; only butterflies may hover over things', () => {
    const map = validMap();
    const cat = { object: 70, kind: 'cat' as const, count: 1, x: 1200, y: 800, width: 150, height: 90 };
    map.walls.push(wall(71, 1184, 784, 32, 32));
    map.animals.push(cat);
    expect(onlyMessage(map)).toBe(
      'error sketch.tmj: object 70 at (1200, 800): this cat lives in the wall object 71; move it to open ground',
    );
    map.animals = [{ ...cat, kind: 'butterfly' }];
    expect(messages(map)).toEqual([]);
    map.animals = [{ ...cat, x: 2400 }];
    expect(onlyMessage(map)).toContain('object 70 at (2400, 800): this cat lies outside the world');
  });

  it('duplicate props and walls', () => {
    const map = validMap();
    map.props.push(house(50, 800, 800), house(51, 800, 800), house(52, 900, 800));
    map.walls.push(wall(53, 1200, 900, 64, 64), wall(54, 1200, 900, 64, 64));
    expect(messages(map)).toEqual([
      expect.stringContaining(
        'warning sketch.tmj: object 51 at (800, 800): the prop "house" lies on the same prop (object 50)',
      ),
      expect.stringContaining(
        'warning sketch.tmj: object 54 at (1200, 900): this wall lies on the same wall (object 53)',
      ),
    ]);
  });

  it('missing pictures', () => {
    const shop = { object: 60, id: 'shop-print', x: 1500, y: 900, sprite: 'bakery', size: 168 };
    const map = validMap();
    map.props.push(house(61, 1450, 900));
    map.shops.push(shop);
    expect(onlyMessage(map)).toContain('the building of the shop "shop-print" does not stand on this map');
    map.props[0] = { ...house(61, 1450, 900), frame: 'bakery' };
    expect(messages(map)).toEqual([]);
    map.shops[0] = { ...shop, sprite: 'castle' };
    expect(onlyMessage(map)).toContain('object 60 at (1500, 900): there is no building "castle"');
    map.shops = [];
    map.collectibles[0] = { ...map.collectibles[0]!, sprite: 'moon' };
    expect(onlyMessage(map)).toContain('there is no item "moon"');
    map.collectibles = [];
    map.npcs[0] = { ...map.npcs[0]!, sprite: 'ghost' };
    expect(onlyMessage(map)).toContain('there is no character "ghost"');
    map.npcs = [];
    map.props = [{ ...house(62, 800, 800), atlas: 'moonbase' }];
    expect(onlyMessage(map)).toContain(
      'object 62 at (800, 800): the picture file assets/atlases/moonbase does not exist',
    );
  });
});
