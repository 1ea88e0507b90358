// Tests the comparison of names: each kind missing, misspelt, of another class, used by nobody, and one message for one slip.
import { describe, expect, it } from 'vitest';
import { checkPictures } from './checkPictures.ts';
import { checkReferences } from './checkReferences.ts';
import type { MapUse, Names } from './mapNames.ts';
import type { MechanicSpot, Prop, RealmMap } from './realmMap.ts';
import { mapSketch } from './testing/mapSketch.ts';

const point = { object: 40, x: 320, y: 240 };
const prop = (more: Partial<Prop>): Prop => ({
  ...{ object: 50, x: 64, y: 96, width: 64, height: 80, rotation: 0, atlas: 'shows', frame: 'sign', flipX: false },
  ...{ fade: false, flat: false, above: false, glow: undefined, anim: undefined, sway: false, overlaps: false },
  ...more,
});
const mechanic = (name: MechanicSpot['mechanic'], id: string, properties: object): MechanicSpot =>
  ({ object: 60, id, mechanic: name, x: 0, y: 0, width: 64, height: 64, rotation: 0, properties }) as MechanicSpot;

/** A wizard, a star, an exit, and one of each other kind that can be named. */
function fullMap(): RealmMap {
  const map = mapSketch('S.N.C.E');
  map.shops = [{ ...point, object: 41, id: 'bakery', sprite: 'bakery', size: 168 }];
  map.lanterns = [{ ...point, object: 42, id: 'learn-magic' }];
  map.posts = [{ ...point, object: 43, id: 'lantern-post' }];
  map.zones = [{ ...point, object: 44, id: 'plaza', width: 64, height: 64, rotation: 0 }];
  map.props = [prop({ board: 'wizard' }), prop({ object: 51, swap: 'pudding' })];
  map.mechanics = [mechanic('joke-belt', 'caption-belt', {})];
  return map;
}
const use = (kinds: Names, name: string, says = `the ${kinds[0]} of the content`): MapUse => ({
  ...{ kinds, name },
  by: { part: 'realm', path: [], says },
});
const PERSON: Names = ['npc', 'shop'];
const USES: readonly MapUse[] = [
  ...[
    use(PERSON, 'wizard', 'the character "wizard" (realm.json)'),
    use(PERSON, 'bakery'),
    use(['collectible'], 'star'),
  ],
  ...[use(['exit'], 'exit'), use(['lantern'], 'learn-magic'), use(['post'], 'lantern-post'), use(['zone'], 'plaza')],
  ...[use(['board'], 'wizard'), use(['swap'], 'pudding'), use(['joke-belt'], 'caption-belt')],
];
const messages = (map: RealmMap, uses: readonly MapUse[] | undefined = USES) =>
  checkReferences(map, uses).map(({ message, object }) => `${object ?? '-'}: ${message}`);

it('is silent where both say the same', () => {
  expect(messages(fullMap())).toEqual([]);
});

describe('a thing that content names', () => {
  it.each<[string, (map: RealmMap) => void, string]>([
    [
      'npc',
      (map) => (map.npcs = []),
      '-: there is no npc or shop "wizard", which the character "wizard" (realm.json) needs. Place one with Insert Point, set its Name to "wizard" and its Class to npc',
    ],
    ['shop', (map) => (map.shops = []), 'there is no npc or shop "bakery"'],
    [
      'collectible',
      (map) => (map.collectibles = []),
      'there is no collectible "star", which the collectible of the content needs',
    ],
    ['exit', (map) => (map.exits = []), 'there is no exit "exit"'],
    ['lantern', (map) => (map.lanterns = []), 'there is no lantern "learn-magic"'],
    ['post', (map) => (map.posts = []), 'there is no post "lantern-post"'],
    [
      'zone',
      (map) => (map.zones = []),
      'there is no zone "plaza", which the zone of the content needs. Place one with Insert Rectangle',
    ],
    [
      'board',
      (map) => map.props.shift(),
      'there is no prop with board "wizard", which the board of the content needs. Set the property "board" of a prop',
    ],
    [
      'swap',
      (map) => map.props.pop(),
      'there is no prop with swap "pudding", which the swap of the content needs. Set the property "swap" of the prop',
    ],
    ['mechanic', (map) => (map.mechanics = []), 'there is no joke-belt "caption-belt"'],
  ])('is missed as %s', (_, change, words) => {
    const map = fullMap();
    change(map);
    const told = messages(map);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(words);
  });

  it('is found under a misspelt name, at the object', () => {
    const map = fullMap();
    map.npcs[0]!.id = 'wizrd';
    map.props[1]!.swap = 'puding';
    const [wizard, pudding, ...more] = checkReferences(map, USES);
    const { object, x, y } = map.npcs[0]!;
    expect(wizard).toMatchObject({ object, at: { x, y }, level: 'error', use: USES[0] });
    expect(wizard?.message).toContain(
      `Did you mean the npc "wizrd" (object ${object})? Then change its Name to "wizard", or the name in the content`,
    );
    expect(pudding?.message).toContain(
      'Did you mean the prop with swap "puding" (object 51)? Then change its property "swap" to "pudding"',
    );
    expect(more).toEqual([]);
  });

  it('is found under another class, or there under a misspelt name', () => {
    const map = fullMap();
    map.npcs = [];
    map.zones.push({ ...point, object: 70, id: 'wizard', width: 64, height: 64, rotation: 0 });
    expect(messages(map)).toEqual([
      expect.stringContaining('There is a zone of that name (object 70): change its Class from zone to npc'),
    ]);
    map.zones[1]!.id = 'wizardd';
    expect(messages(map)).toEqual([
      expect.stringContaining(
        'Did you mean the zone "wizardd" (object 70)? Then change its Name to "wizard" and its Class to npc',
      ),
    ]);
  });

  it('is supposed to be the only one of its class that nothing uses', () => {
    const map = fullMap();
    map.collectibles[0]!.id = 'moon';
    expect(messages(map)).toEqual([
      expect.stringMatching(
        /Is it the collectible "moon" \(object \d+\), which nothing uses\? Then change its Name to "star"/,
      ),
    ]);
    // Two strangers: which of them was meant is not known.
    map.collectibles.push({ ...map.collectibles[0]!, object: 71, id: 'comet' });
    expect(messages(map).map((each) => each.replace(/^[^:]+: /, '').slice(0, 34))).toEqual([
      'there is no collectible "star", wh',
      'the collectible "moon" cannot be c',
      'the collectible "comet" cannot be ',
    ]);
  });

  it('is told to be hidden in Tiled, itself or with its layer', () => {
    const map = fullMap();
    map.exits = [];
    map.zones.push({ ...map.zones[0]!, object: 74, id: 'exxit' });
    map.hidden = [{ name: 'exit', object: 75, x: 1, y: 2 }];
    expect(messages(map)).toEqual([
      '75: there is no exit "exit", which the exit of the content needs. It is hidden (object 75): show it with the eye in Objects',
    ]);
    map.hidden = [{ name: 'exit', object: 75, x: 1, y: 2, layer: 'people' }];
    expect(messages(map)[0]).toContain('It is hidden (object 75): show its layer "people" with the eye in Layers');
  });

  it('names three that use it, and counts the others', () => {
    const map = fullMap();
    map.exits = [];
    const uses = ['one', 'two', 'three', 'four', 'five'].map((says) => use(['exit'], 'exit', says));
    expect(messages(map, [...USES.filter(({ name }) => name !== 'exit'), ...uses])[0]).toContain(
      'which one, two, three and 2 more places need',
    );
  });
});

describe('a thing that no content names', () => {
  it.each<[string, string]>([
    ['wizard', 'nobody can talk to the npc "wizard": realm.json has no character "wizard"'],
    ['bakery', 'the shop "bakery" never opens'],
    ['star', 'the collectible "star" cannot be collected: realm.json has no item "star"'],
    ['exit', 'the exit "exit" never opens'],
    ['learn-magic', 'the lantern "learn-magic" can never be lit: quests.json has no task "learn-magic"'],
    ['pudding', 'nothing ever exchanges the picture "pudding"'],
    ['caption-belt', 'nothing happens at the joke-belt "caption-belt": no activity that this realm opens uses it'],
  ])('is told: %s', (name, words) => {
    const uses = USES.filter((each) => each.name !== name || each.kinds[0] === 'board');
    expect(messages(fullMap(), uses)).toEqual([expect.stringContaining(words)]);
  });

  it('may be a board only for somebody whose results are shown', () => {
    expect(
      messages(
        fullMap(),
        USES.filter(({ kinds: [kind] }) => kind !== 'board'),
      ),
    ).toEqual([expect.stringContaining('nothing is ever written on the board of "wizard"')]);
  });

  it('may be a zone, a gate that opens by itself, or a post where no course asks for one', () => {
    const map = fullMap();
    map.mechanics.push(mechanic('sliding-gate', 'hat-gate', {}));
    map.zones.push({ ...map.zones[0]!, object: 72, id: 'secret-glade' });
    expect(messages(map)).toEqual([]);
    expect(
      messages(
        map,
        USES.filter(({ name }) => name !== 'lantern-post' && name !== 'plaza'),
      ),
    ).toEqual([]);
    map.posts.push({ ...map.posts[0]!, object: 73, id: 'second-post' });
    expect(messages(map)).toEqual([expect.stringContaining('the post "second-post" is one too many')]);
  });
});

it('a picture that lessons put in the place of a prop is drawn', () => {
  const frames = new Set(['sign', 'pudding-perfect', 'pudding-flop']);
  const drawn = { frames: () => frames, anchor: () => undefined };
  const map = { ...fullMap(), npcs: [], collectibles: [], shops: [], mechanics: [] };
  const told = (...shown: string[]) =>
    checkPictures(map, drawn, [{ ...use(['swap'], 'pudding'), frames: shown }]).map(({ message }) => message);
  expect(told('pudding-perfect', 'pudding-flop')).toEqual([]);
  expect(told('pudding-perfekt')).toEqual([
    'there is no picture "pudding-perfekt" in assets/atlases/shows, which the swap of the content puts in the place of this prop; did you mean "pudding-perfect"?',
  ]);
});

describe('names that things of a map use of each other', () => {
  it('are compared also without content, with the nearest name', () => {
    const map = fullMap();
    map.props[0]!.board = 'wizrd';
    map.mechanics = [mechanic('bridge-robot', 'robot-gap', { character: 'bridge-robot' })];
    expect(checkReferences(map).map(({ message, object }) => [object, message])).toEqual([
      [
        50,
        'there is no shop and no npc "wizrd", which the property "board" of this prop names; did you mean "wizard"?',
      ],
      [60, 'there is no npc "bridge-robot", which the property of this bridge-robot names; set it to the Name of one'],
    ]);
  });

  it('are not told again where the content misses the same person', () => {
    const map = fullMap();
    map.npcs = [];
    expect(messages(map)).toHaveLength(1);
  });
});
