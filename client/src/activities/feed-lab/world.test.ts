// @vitest-environment jsdom
// Tests the learner's feed on the tower: none before the lesson, before and after once reported, and never a forged one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedOf, topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { towerFigures } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { type FeedView, world } from './world.ts';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/tap-the-feed.json';
const lab = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));

const LESSON = 'escape';
const lesson = {
  ...{ id: LESSON, kind: 'adventure', title: 'Escape', isFree: false, isWholeScreen: false },
  levels: [{ activity: lab.id, next: 'Finish' }],
} as unknown as RealmContent['lessons'][string];

beforeEach(() => localStorage.clear());

function createCity() {
  const realm = createTestRealm({
    ...{ ...TEST_CONTENT, activities: { [lab.id]: lab } },
    lessons: { ...TEST_CONTENT.lessons, [LESSON]: lesson },
  });
  const shown: {
    now: readonly string[];
    before: readonly string[] | null;
    remarks: readonly string[];
    tiles: readonly object[];
  }[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'feed-tower') shown.push(message.command);
  });
  connectFaces(realm.world, 'feed-lab', world);
  const report = (figures: Record<string, number>) => realm.record({ kind: 'model-card', ref: lab.id, figures });
  const look = (view: FeedView | null) => realm.bus.emit('window/changed', { id: lab.id, view });
  const tap = (tile: number) =>
    realm.bus.emit('mechanic/event', { id: 'feed-tower', mechanic: 'feed-tower', event: { tile } });
  return { realm, shown, report, look, tap };
}

it('leaves the tower alone until there is a feed, then shows it before and after', () => {
  const { shown, report } = createCity();
  expect(shown.at(-1)).toMatchObject({ now: [], before: null });
  report(towerFigures({ before: [0, 0, 0, 0, 0, 0], after: [0, 1, 2, 3, 4, 5] }));
  expect(shown.at(-1)?.before?.[5]).toBe('toy-rocket');
  expect(shown.at(-1)?.now.slice(0, 2)).toEqual(['toy-rocket', 'feather']);
});

it('lets people talk of nothing but the feed, and of more once it is wide', () => {
  const { shown, report } = createCity();
  const posts = lab.kind === 'feed-lab' ? lab.posts : [];
  const about = (topic: string) => posts.filter((post) => topicOf(post) === topic).map(({ text }) => text);
  expect(shown.at(-1)?.remarks).toEqual([]);
  report(towerFigures({ before: [0, 0, 0, 0, 0, 0], after: [1, 1, 1, 1, 1, 1] }));
  const narrow = shown.at(-1)?.remarks ?? [];
  expect(narrow).toHaveLength(7);
  expect(narrow[3]).toBe('Only Animals, all day long. Is there nothing else?');
  for (const remark of narrow.filter((_, at) => at !== 3)) expect(about('animals')).toContain(remark);
  report(towerFigures({ before: [0, 0, 0, 0, 0, 0], after: [0, 1, 2, 3, 4, 5] }));
  expect(shown.at(-1)?.remarks[3]).toBe('I saw 6 different topics here today.');
});

it('shows no feed from forged figures', () => {
  const { shown, report } = createCity();
  report({ ...towerFigures({ before: [0, 0, 0, 0, 0, 0], after: [0, 1, 2, 3, 4, 5] }), 'tower after 2': 99 });
  expect(shown.at(-1)).toMatchObject({ now: [], before: null });
});

it('shows the feed of the open window while it is tapped, and the feed before once a way out is tried', () => {
  const { shown, look } = createCity();
  look({ taps: [], mode: 'similar' });
  const first = shown.at(-1);
  expect([first?.now.length, first?.before]).toEqual([6, null]);
  const taps = lab.kind === 'feed-lab' ? feedOf(lab, []).map(({ id }) => id) : [];
  look({ taps, mode: 'similar' });
  const narrow = shown.at(-1)?.now;
  look({ taps, mode: 'mixed' });
  expect(shown.at(-1)?.before).toEqual(narrow);
  look(null);
  expect(shown.at(-1)).toMatchObject({ now: [], before: null });
});

it('is tapped on the square until the machine has enough, and then opens the window on its profile', () => {
  const { realm, shown, tap } = createCity();
  expect(shown.at(-1)?.tiles).toHaveLength(6);
  for (let taps = 0; taps < 9; taps += 1) tap(0);
  expect(new Set(shown.at(-1)?.now).size).toBeLessThan(4);
  expect(shown.at(-1)?.tiles).toHaveLength(6);
  tap(0);
  expect(shown.at(-1)?.tiles).toEqual([]);
  expect(selectOverlayStack(realm.store.getState()).at(-1)?.request).toMatchObject({ kind: 'lesson', ref: LESSON });
});
