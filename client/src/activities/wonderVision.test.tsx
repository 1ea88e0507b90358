// @vitest-environment jsdom
// The challenge of Wonder Vision Valley played by its drivers, with a wrong answer first; pictures and drawings stay in the browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityUser, loadDriver } from './testing/activityUser.ts';
import { getButton, isPressable, pressButton, renderContent } from './testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../shared/content/realms/wonder-vision-valley/activities');
const read = (id: string) => activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8')));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, cannot scroll and knows no media; with reduced motion nothing runs on a canvas.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['paint-pixels', 'filter-pictures', 'train-drawings', 'trick-model'])(
  '%s is played to the correct answer, and keeps the pictures to itself',
  async (id) => {
    const activity = read(id);
    const { answers, cards } = await renderContent(activity);
    await (await loadDriver(activity))(activityUser, activity, true);
    expect(answers.map(({ answer }) => gradeActivity(activity, answer)?.correct)).toEqual([false, true]);
    // Cells of a drawing would be a long row of digits.
    expect(JSON.stringify(answers)).not.toMatch(/\d{20}/);
    expect(Object.keys(cards[0] ?? {}).length).toBeGreaterThan(1);
  },
);

it('the painting asks for a bet before it shows its numbers, and for more than one brightness', async () => {
  await renderContent(read('paint-pixels'));
  await activityUser.pressKeys('pixels', new Array(12).fill([' ', 'ArrowRight']).flat());
  pressButton('Show the numbers');
  expect(getButton('Show the numbers').getAttribute('aria-pressed')).toBe('false');
  await activityUser.click('predict:low');
  expect(getButton('Hide the numbers').getAttribute('aria-pressed')).toBe('true');
  // Of one brightness: nothing is asked yet.
  expect(document.querySelector('[data-control^="read:"]')).toBeNull();
});

it('the painting is still there after a reload', async () => {
  await renderContent(read('paint-pixels'));
  await activityUser.pressKeys('pixels', [' ', 'ArrowRight', ' ']);
  cleanup();
  await renderContent(read('paint-pixels'));
  expect(screen.getByText(/^2 of 144 cells/)).toBeTruthy();
});

it('the filter shows the sum cell by cell, and says when the painting is a built-in sample', async () => {
  await renderContent(read('filter-pictures'));
  await screen.findByText('Before');
  expect(screen.queryByText(/^The sum for/)).toBeNull();
  await activityUser.pressKeys('before', ['ArrowUp', 'ArrowLeft', ' ']);
  await screen.findByText('The sum for row 6, column 6');
  expect(screen.getByText(/This is a sample of ours/)).toBeTruthy();
  await activityUser.click('preset:blur');
  await activityUser.click('predict:white');
  // Around that pixel: three cells of 64, two of 191 and four of 255.
  expect(await screen.findByText('Sum 1594, divided by 9: 177.1')).toBeTruthy();
  expect(screen.getByText('Shown: 177')).toBeTruthy();
});

it('the trick asks for the drawings of the stage before, where there are none, and refuses an empty pad', async () => {
  const activity = read('trick-model');
  if (activity.kind !== 'drawing-test') throw new Error('the model is tricked by drawings');
  await renderContent(activity);
  expect(screen.getByText('Draw a lighthouse: tall and narrow.')).toBeTruthy();
  expect(isPressable(getButton('Keep it'))).toBe(false);
});
