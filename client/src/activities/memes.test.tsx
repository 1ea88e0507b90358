// @vitest-environment jsdom
// The meme machine and the meme duel played by their drivers, with a wrong answer first; captions stay in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it } from 'vitest';
import { keptMeme } from './meme-machine/draft.ts';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { renderContent } from './testing/renderActivity.tsx';

const FILE = join(import.meta.dirname, '../../../shared/generated/content/fun-factory-realm.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const activityOf = (id: string) => content.activities[id]!;

beforeEach(() => localStorage.clear());

it.each(['make-meme', 'beat-neo'])('%s is played to the correct answer', async (id) => {
  const activity = activityOf(id);
  const { answers, cards } = await renderContent(activity, 7, undefined, content);
  await (await loadDriver(activity))(activityUser, activity, true);
  const grades = answers.map(({ answer }) => gradeActivity(activity, answer)?.correct);
  expect(grades[0]).toBe(false);
  expect(grades.at(-1)).toBe(true);
  // No caption is sent.
  expect(JSON.stringify(answers)).not.toMatch(/sofa|umbrella|battery/);
  expect(Object.keys(cards.at(-1) ?? {}).length).toBeGreaterThan(1);
});

it('keeps the meme for the factory, and shows a built-in sample in another browser', async () => {
  const machine = activityOf('make-meme');
  if (machine.kind !== 'meme-machine') throw new Error('expected a meme machine');
  expect(keptMeme(machine)).toMatchObject({ scene: 'cat', isSample: true });
  await renderContent(machine, 7, undefined, content);
  await activityUser.click('scene:rain');
  await activityUser.click('pack:rain');
  await activityUser.click('write');
  await activityUser.click('predict:one');
  await activityUser.click('pick:0');
  await activityUser.click('keep');
  expect(keptMeme(machine)).toMatchObject({ scene: 'rain', isSample: false });
});

it('leaves lines out that hurt: no caption of the machine has such a word', async () => {
  await renderContent(activityOf('make-meme'), 7, undefined, content);
  await activityUser.click('pack:bus');
  await activityUser.click('pack:cricket');
  await activityUser.click('write');
  await activityUser.click('predict:one');
  await activityUser.click('pick:0');
  await activityUser.expectText('kept out 6.');
  expect(document.querySelector('[data-control="pick:0"]')?.textContent).not.toMatch(/loser|stupid|useless/);
});
