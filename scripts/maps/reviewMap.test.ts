// A learner's map file: a finished realm fulfils every point, each fault is named at its point, a hostile file is refused.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { MapUse } from '../../shared/src/maps/mapNames.ts';
import { type MapReview, reviewMap } from '../../shared/src/maps/reviewMap.ts';
import { ROOT } from './atlasFiles.ts';
import { readRealmUses } from './realmUses.ts';

const REALM = path.join(ROOT, 'tiled-maps/voice-valley-park/voice-valley-park.tmj');
const load = (source: string): unknown => JSON.parse(readFileSync(path.resolve(path.dirname(REALM), source), 'utf8'));
const review = (text: string, uses?: readonly MapUse[]) =>
  reviewMap('mine.tmj', text, { findTileset: load, findTemplate: load }, uses);

interface RawMap {
  width: number;
  layers: { name: string; objects?: { id: number; name: string; type: string; x: number; y: number }[] }[];
}
const realm = (): RawMap => JSON.parse(readFileSync(REALM, 'utf8'));
const reviewChanged = (change: (map: RawMap) => void) => {
  const map = realm();
  change(map);
  return review(JSON.stringify(map));
};
const without = (type: string) => (map: RawMap) => {
  for (const layer of map.layers) {
    if (layer.objects) layer.objects = layer.objects.filter((object) => object.type !== type);
  }
};
const refusalOf = (answer: MapReview) => ('refused' in answer ? answer.refused : undefined);
const missingOf = (answer: MapReview) => {
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.missing;
};

it('finds nothing to mend in a finished realm', () => {
  expect(missingOf(review(readFileSync(REALM, 'utf8')))).toEqual({
    ...{ size: [], ways: [], start: [], people: [], things: [], exit: [], all: [] },
  });
});

it('says what is missing at the point it belongs to', () => {
  expect(missingOf(reviewChanged(without('npc'))).people).toEqual([
    'There is no npc yet. Add a point object of class "npc".',
  ]);
  expect(missingOf(reviewChanged(without('exit'))).exit).toHaveLength(1);
  expect(missingOf(reviewChanged(without('collectible'))).things).toHaveLength(1);
  expect(refusalOf(reviewChanged(without('spawn')))).toContain('There is no spawn');
  const moved = missingOf(
    reviewChanged((map) => {
      const item = map.layers.flatMap(({ objects }) => objects ?? []).find(({ type }) => type === 'collectible');
      if (item) Object.assign(item, { x: 5, y: 5 });
    }),
  );
  expect(moved.things.join()).toContain('cannot be reached');
  expect(moved.exit).toEqual([]);
  expect(moved.all.length).toBeGreaterThan(0);
});

it.each([
  ['no JSON', 'a picture of a map'],
  ['an empty file', ''],
  ['JSON that is no map', '{"type":"tileset"}'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['deep nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
  ['layers that are no objects', '{"type":"map","layers":[null,3,{"objects":[null,7]}]}'],
  ['endless size', JSON.stringify({ ...realm(), width: 100_000_000 })],
])('refuses %s in words', (_, text) => {
  expect(refusalOf(review(text))).toMatch(/^[A-Z].+\.$/);
});

it('refuses objects at the end of the universe, and too many of them', () => {
  const far = reviewChanged((map) => {
    const item = map.layers.flatMap(({ objects }) => objects ?? []).find(({ type }) => type === 'collectible');
    if (item) item.x = 1e300;
  });
  expect(refusalOf(far)).toContain('far outside');
  const many = reviewChanged((map) => {
    const layer = map.layers.find(({ objects }) => objects);
    layer?.objects?.push(
      ...Array.from({ length: 7000 }, (_, at) => ({ id: 90_000 + at, name: '', type: 'light', x: 9, y: 9 })),
    );
  });
  expect(refusalOf(many)).toContain('objects');
});

it('compares the names of a map that is called like one of our realms with its lessons', () => {
  const { uses } = readRealmUses(ROOT, 'voice-valley-park');
  const map = realm();
  for (const object of map.layers.flatMap(({ objects }) => objects ?? [])) {
    if (object.name === 'organist') object.name = 'organst';
    if (object.name === 'golden-note') object.name = 'silver-note';
  }
  const named = (known: typeof uses) => missingOf(review(JSON.stringify(map), known));
  const { people, things, all } = named(uses);
  expect(people).toEqual([expect.stringContaining('Did you mean the npc "organst"')]);
  expect(things).toEqual([expect.stringContaining('which nothing uses? Then change its Name to "golden-note"')]);
  expect(all).toHaveLength(2);
  // A realm of the learner's own has the names that the learner likes.
  expect(named(undefined).all).toEqual([]);
});
