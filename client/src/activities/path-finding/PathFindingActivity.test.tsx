// @vitest-environment jsdom
// The Path Finding Adventure on the screen, against lessons.txt 4.6, 5.4, 8 and 9, with fake time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HALF_PORTAL_TEXT, NO_PATH_TEXT, PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import { type Activity, activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { activityUser, loadDriver } from '../testing/activityUser.ts';
import { getButton, isPressable, pressButton, renderContent } from '../testing/renderActivity.tsx';

const FOLDER = join(import.meta.dirname, '../../../../shared/content/realms/think-tank-park/activities');
const level = (number: 1 | 2): Activity =>
  activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `path-level-${number}.json`), 'utf8')));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function startLevel(number: 1 | 2) {
  const activity = level(number);
  const rendered = await renderContent(activity);
  vi.useFakeTimers();
  while (screen.queryByText('Start Level') === null) pressButton('Next');
  pressButton('Start Level');
  return rendered;
}
/** Timers one by one: each shows a step and sets the next. */
const pass = (ms: number) => {
  for (let left = ms; left > 0; left -= 100) act(() => vi.advanceTimersByTime(100));
};
const cellAt = (row: number, col: number) => document.querySelector<HTMLElement>(`[data-cell="${row}-${col}"]`)!;
const marked = (mark: string) => document.querySelectorAll(`[data-mark="${mark}"]`).length;

it.each([1, 2] as const)('level %i is played by its driver, with a walled-in end first', async (number) => {
  const activity = level(number);
  const { answers } = await renderContent(activity);
  await (await loadDriver(activity))(activityUser, activity, true);
  expect(gradeActivity(activity, answers[0]?.answer)?.correct).toBe(false);
  expect(gradeActivity(activity, answers.at(-1)?.answer)?.correct).toBe(true);
});

it('Search delays on the screen: 1000 ms initial, then 100 ms per cell, editing blocked meanwhile', async () => {
  await startLevel(1);
  pressButton('Find Path');
  pass(1000);
  expect(marked('visited')).toBe(0);
  pass(100);
  expect(marked('visited')).toBe(1);
  pass(200);
  expect(marked('visited')).toBe(3);
  fireEvent.click(cellAt(7, 0));
  expect(cellAt(7, 0).dataset.kind).toBe('free');
  pass(15_000);
  expect(marked('path')).toBeGreaterThan(10);
  expect(screen.getByText(/Level Complete/)).toBeTruthy();
  expect(isPressable(getButton('Try Again'))).toBe(true);
});

it('Path search, no route: the message, and editing works again', async () => {
  await startLevel(1);
  for (const [row, col] of [
    [5, 11],
    [7, 11],
    [6, 10],
  ] as const)
    fireEvent.click(cellAt(row, col));
  pressButton('Find Path');
  pressButton('Show the end');
  expect(screen.getByText(NO_PATH_TEXT)).toBeTruthy();
  pressButton('Remove');
  fireEvent.click(cellAt(6, 10));
  expect(cellAt(6, 10).dataset.kind).toBe('free');
  pressButton('Reset All');
  expect(document.querySelectorAll('[data-kind="wall"]').length).toBe(PATH_LEVELS[0]?.grid.walls.length);
});

it('The teleporter button appears only from level 2', async () => {
  await startLevel(1);
  expect(screen.queryByText('Add Teleporter')).toBeNull();
});

it('Find Path is disabled while a portal is half-placed, with its label', async () => {
  await startLevel(2);
  pressButton('Add Teleporter');
  fireEvent.click(cellAt(7, 0));
  expect(isPressable(getButton(HALF_PORTAL_TEXT))).toBe(false);
  fireEvent.click(cellAt(0, 11));
  expect(isPressable(getButton('Find Path'))).toBe(true);
  expect([cellAt(7, 0).dataset.kind, cellAt(0, 11).dataset.kind]).toEqual(['entrance', 'exit']);
});

it('arrow keys move over the grid', async () => {
  await startLevel(1);
  cellAt(1, 1).focus();
  fireEvent.keyDown(cellAt(1, 1), { key: 'ArrowDown' });
  fireEvent.keyDown(cellAt(2, 1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cellAt(2, 2));
});

it('another search that is watched asks for a bet first, and the figures go out; the star comes with the last one', async () => {
  const { cards } = await startLevel(1);
  pressButton('Find Path');
  pressButton('Show the end');
  fireEvent.click(screen.getByText('Compare searches'));
  pressButton('Watch: Depth-first: dive, then come back');
  expect(screen.queryByText(/Stack/)).toBeNull();
  pressButton('Greedy: always toward the end');
  // The maze goes out when its way is found, and stays in the figures of the comparison.
  expect(cards[0]).toMatchObject({ 'maze row 1': 224 });
  expect(cards.at(-1)).toMatchObject({ predicted: 1, 'maze row 1': 224 });
  expect(screen.getByText(/Stack/)).toBeTruthy();
  pressButton('Show the end');
  expect(screen.getByRole('table').textContent).not.toContain('★');
  pressButton('Watch: Greedy: always toward the end');
  pressButton('Show the end');
  expect(screen.getByRole('table').textContent).toContain('★');
  expect(screen.getByText(/Right. In another maze/)).toBeTruthy();
});
