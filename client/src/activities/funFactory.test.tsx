// @vitest-environment jsdom
// The joke belt and the laugh-o-meter played by their drivers, with a wrong answer first; opinions and captions stay in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActivityOf, gradeActivity } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beltStorage, EMPTY_BELT } from './caption-belt/draft.ts';
import { layBet } from './kit/drive.ts';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { renderContent } from './testing/renderActivity.tsx';

const FILE = join(import.meta.dirname, '../../../shared/generated/content/fun-factory-realm.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const belt = content.activities['label-captions'] as ActivityOf<'caption-belt'>;
const meter = content.activities['train-meter'] as ActivityOf<'laugh-meter'>;

beforeEach(() => localStorage.clear());

const render = (activity: typeof belt | typeof meter) => renderContent(activity, 7, undefined, content);

/** All captions of the belt, the same way. */
function labelAll(funny: boolean): void {
  const labels = Object.fromEntries(belt.captions.map(({ id }) => [id, { funny, kind: true }]));
  beltStorage(belt).write({ ...EMPTY_BELT, labels });
}

it.each([belt, meter])('$id is played to the correct answer', async (activity) => {
  const { answers, cards } = await render(activity);
  await (await loadDriver(activity))(activityUser, activity, true);
  expect(answers.map(({ answer }) => gradeActivity(activity, answer)?.correct)).toEqual([false, true]);
  // Neither a caption's words nor who laughed about it is sent.
  expect(JSON.stringify(answers)).not.toMatch(/banana nine|funny":true|homework and/);
  expect(Object.keys(cards[0] ?? {}).length).toBeGreaterThan(2);
});

it('half of the labels are there again after the window was closed', async () => {
  await render(belt);
  const [first, second] = belt.captions;
  await layBet(activityUser, `funny:${first!.id}:true`, belt);
  await activityUser.click(`kind:${first!.id}:true`);
  cleanup();
  await render(belt);
  expect(screen.getByText(/Labelled: 1 of 12/)).toBeTruthy();
  expect(screen.getAllByText(second!.text).length).toBeGreaterThan(0);
});

it('a meter that saw only one kind of label asks for more captions, and learns from them', async () => {
  labelAll(true);
  await render(meter);
  await screen.findByText(/All its labels are the same/);
  await activityUser.click(`label:${meter.more[0]!.id}:false`);
  await screen.findByText(meter.tasks.test);
});

it('ten captions that are not funny leave recall uncounted, and the meter says so kindly', async () => {
  await render(meter);
  await screen.findByText(meter.tasks.test);
  for (const { id } of meter.test) await activityUser.click(`label:${id}:false`);
  expect(screen.getByText(meter.tasks.words)).toBeTruthy();
  expect(screen.getByText(/Which of the ten made you smile most/)).toBeTruthy();
  expect(document.querySelector('[data-control="check"]')).toBeNull();
});

it('uses a shipped labeller if the child has no labels, and says so', async () => {
  await render(meter);
  await screen.findByText(/no labels of yours in this browser/);
});
