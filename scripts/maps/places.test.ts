// Tests that the map check names a lantern or prop that stands where people talk or where something is shown, and scenery that looks like the thing to use.
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkPlaces } from '../../shared/src/maps/checkPlaces.ts';
import type { Prop, RealmMap } from '../../shared/src/maps/realmMap.ts';
import { atlasFrames, ROOT } from './atlasFiles.ts';
import { readMapFile } from './readMap.ts';

const pictures = atlasFrames();
const read = (realm: string): RealmMap => {
  const { map } = readMapFile(path.join(ROOT, `tiled-maps/${realm}/${realm}.tmj`));
  if (!map) throw new Error(`${realm} cannot be read`);
  return map;
};
const messages = (map: RealmMap) => checkPlaces(map, pictures).map(({ message }) => message);
const withLanternAt = (map: RealmMap, id: string, x: number, y: number): RealmMap => ({
  ...map,
  lanterns: map.lanterns.map((lantern) => (lantern.id === id ? { ...lantern, x, y } : lantern)),
});
/** `as` = of its family, another picture. */
const like = (map: RealmMap, frame: string, x: number, y: number, as = frame): RealmMap => {
  const prop = map.props.find((one) => one.frame === frame) as Prop;
  return { ...map, props: [...map.props, { ...prop, frame: as, object: 9999, x, y }] };
};

it('names a great lantern where one talks to the wizard, before or behind them', () => {
  const map = read('think-tank-park');
  expect(messages(map)).toEqual([]);
  for (const y of [920, 860])
    expect(messages(withLanternAt(map, 'interact-with-wizard', 1112, y))).toContainEqual(
      expect.stringContaining('covers the place beside the npc "wizard" where one talks'),
    );
});

it('names a lantern that stands in a mechanic, or behind something', () => {
  const map = read('imagination-island');
  const inside = messages(withLanternAt(map, 'find-truth-gate', 800, 1180));
  expect(inside).toContainEqual(expect.stringContaining('hides a part of the speech-bubbles "truth-parrots"'));
  const { x, y } = map.lanterns.find(({ id }) => id === 'win-maker-vs-checker') ?? { x: 0, y: 0 };
  const behind = messages(like(map, 'open-book', x - 50, y + 40));
  expect(behind).toContainEqual(expect.stringContaining('hides the great lantern "win-maker-vs-checker"'));
});

it('names a lamp before the feet of a person', () => {
  expect(messages(like(read('imagination-island'), 'quill-lamp', 1853, 586))).toContainEqual(
    expect.stringContaining('covers the npc "dice-keeper"'),
  );
});

it('names a lamp before the word stones, and a second tractor beside the fields', () => {
  const island = read('imagination-island');
  expect(messages(like(island, 'quill-lamp', 1690, 470))).toContainEqual(
    expect.stringContaining('hides a part of the dice-lever "dice-lever"'),
  );
  const farm = read('robo-realm');
  expect(messages(like(farm, 'tractor-shed', 1280, 1048, 'tractor'))).toContainEqual(
    expect.stringContaining('looks like what moves on the tractor-field "first-furrow"'),
  );
});
