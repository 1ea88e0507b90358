// @vitest-environment jsdom
// The activities of Imagination Island played by their drivers, with a wrong answer first; texts of the learner stay in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { renderContent } from './testing/renderActivity.tsx';

const FILE = join(import.meta.dirname, '../../../shared/generated/content/imagination-island.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const activityOf = (id: string) => content.activities[id]!;

beforeEach(() => localStorage.clear());

it.each(['feed-river', 'cross-river', 'throw-dice', 'net-false', 'add-source'])(
  '%s is played to the correct answer',
  async (id) => {
    const activity = activityOf(id);
    const { answers, cards } = await renderContent(activity, 7, undefined, content);
    await (await loadDriver(activity))(activityUser, activity, true);
    expect(answers.map(({ answer }) => gradeActivity(activity, answer)?.correct)).toEqual([false, true]);
    // No word of a text is sent.
    expect(JSON.stringify(answers)).not.toMatch(/\b(sea|boat|light)\b/);
    expect(Object.keys(cards[0] ?? {}).length).toBeGreaterThan(1);
  },
);

it.each([
  ['', 'There is no word in it yet.'],
  ['नाव', 'Words found: 1. Too few to learn from: add at least 19.'],
  [`<b>${'wind '.repeat(30)}</b>🐚`, 'HTML tags were left out.'],
  ['wave '.repeat(24_001), 'It is very long'],
])('a text of the learner is answered in plain words: %.12s', async (typed, said) => {
  await renderContent(activityOf('feed-river'), 7, undefined, content);
  await activityUser.click('text:own');
  await activityUser.type('own-text', 'x');
  await activityUser.click('count');
  await activityUser.type('own-text', typed);
  await activityUser.click('count');
  await screen.findByText((text) => text.includes(said), undefined, { timeout: 20_000 });
  await activityUser.expectText('Your text stays in this browser.');
});

it('the table says what followed a word, then two words, and marks the end of a sentence', async () => {
  await renderContent(activityOf('feed-river'), 7, undefined, content);
  await activityUser.click('text:lighthouse');
  await activityUser.type('other-word', 'sea');
  await activityUser.click('look');
  const table = await screen.findByText(/After “sea”, counted/);
  expect(within(table.parentElement!).getByText('. (end)')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(within(table.parentElement!).getAllByRole('button')[0]!);
  expect(screen.getByText(/After “sea \S+”, counted/)).toBeTruthy();
});
