// @vitest-environment jsdom
// Tests the gallery in small for the ceremony: only a judged wall of this browser, with a border for each verdict.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it } from 'vitest';
import { realmWorks } from '../host/realmWorks.ts';
import { worksIn } from '../host/works.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/safety-star-city.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const passed = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };
const DONE = { ...EMPTY_REALM_STATE, activities: { 'judge-frames': passed } };
const RIGHT = '#2f9e63';

const frames = Array.from({ length: 12 }, (_, at) => ({
  ...{ id: `frame-${at}`, truth: at < 5 ? 'real' : 'made', isOwn: false, copied: null },
  ...(at === 0 ? { words: null, cells: '1'.repeat(64) } : { words: 'The sea is blue.', cells: null }),
}));
const store = (verdicts: number) =>
  localStorage.setItem(
    'lanternwise:draft:guest:judge-frames',
    JSON.stringify({
      ...{ predicted: 'surer', frames, looking: 0, isRead: true },
      verdicts: Object.fromEntries(frames.slice(0, verdicts).map(({ id }) => [id, { said: 'real', sure: 80 }])),
    }),
  );

beforeEach(() => localStorage.clear());

it('shows each frame with a border that says whether it was judged right, and hangs at the ceremony', () => {
  store(12);
  const [work] = worksIn(content, DONE);
  const picture = work?.picture;
  expect([work?.hangs, work?.isSample]).toEqual([null, false]);
  expect(picture?.strokes.filter(({ color }) => color === RIGHT)).toHaveLength(5);
  expect(realmWorks(content, DONE).pictures).toEqual([work]);
});

it.each([
  ['a run that is not judged to its end', () => store(11), DONE],
  ['a realm in which the gallery is not passed', () => store(12), EMPTY_REALM_STATE],
  ['another browser', () => undefined, DONE],
])('shows nothing of %s', (_, prepare, state) => {
  prepare();
  expect(worksIn(content, state)).toEqual([]);
  expect(realmWorks(content, state).pictures).toEqual([]);
});
