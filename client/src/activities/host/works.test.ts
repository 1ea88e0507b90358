// @vitest-environment jsdom
// Tests that the valley's frames show what the child painted and drew, only once it is done, and a marked sample in another browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it } from 'vitest';
import { worksIn } from './works.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/wonder-vision-valley.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const passed = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };
const DONE = { ...EMPTY_REALM_STATE, activities: { 'paint-pixels': passed, 'train-drawings': passed } };
const store = (activity: string, draft: unknown) =>
  localStorage.setItem(`lanternwise:draft:guest:${activity}`, JSON.stringify(draft));

beforeEach(() => localStorage.clear());

it('are empty before the picture is done', () => {
  store('paint-pixels', { cells: '4'.repeat(144) });
  expect(worksIn(content, EMPTY_REALM_STATE)).toEqual([]);
});

it('show the painting cell by cell, and one drawing of each thing', () => {
  store('paint-pixels', { cells: `4${'1'.repeat(143)}` });
  const drawn = (thing: string, cells: string) => ({ thing, cells });
  const [tall, flat] = [`1${'0'.repeat(255)}`, `11${'0'.repeat(254)}`];
  store('train-drawings', { kept: [drawn('lighthouse', tall), drawn('lighthouse', flat), drawn('fish', flat)] });
  const [painting, drawings] = worksIn(content, DONE);
  expect(painting).toMatchObject({
    hangs: { as: 'frame', at: 'wizard' },
    isSample: false,
    picture: { width: 12, height: 12 },
  });
  expect(painting?.picture.strokes.map(({ color }) => color).slice(0, 2)).toEqual(['#ffffff', '#404040']);
  expect(drawings).toMatchObject({
    hangs: { as: 'frame', at: 'owl' },
    isSample: false,
    picture: { width: 34, height: 16 },
  });
  expect(drawings?.picture.strokes).toHaveLength(3);
});

it.each([undefined, { cells: '0'.repeat(144), kept: [] }, { cells: 'x', kept: [{ thing: 'sun', cells: '2' }] }, 7])(
  'show a marked sample where this browser has %j',
  (draft) => {
    if (draft !== undefined) for (const id of ['paint-pixels', 'train-drawings']) store(id, draft);
    expect(worksIn(content, DONE)).toMatchObject([{ isSample: true }, { isSample: true }]);
  },
);
