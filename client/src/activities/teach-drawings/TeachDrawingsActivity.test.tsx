// @vitest-environment jsdom
// The drawing gate played by keys: a wrong recognition is explained and taught, bad drawings are refused, and kept drawings survive a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { getButton, isPressable, renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const FILE = join(import.meta.dirname, '../../../../shared/content/realms/demo/activities/drawing-gate.json');
const gate = activitySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout, cannot scroll and knows no media; with reduced motion nothing runs on the canvas.
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

/** As long as a drawing must be. */
const bar = Array.from({ length: 6 }, () => [' ', 'ArrowDown']).flat();

it('opens for a new drawing that the model recognises; a wrong recognition is explained first', async () => {
  if (gate.kind !== 'teach-drawings') throw new Error('the gate is taught by drawings');
  const { answers, cards } = await renderContent(gate);
  await drive(activityUser, gate, true);
  expect(answers.map(({ answer }) => gradeActivity(gate, answer)?.correct)).toEqual([false, true]);
  expect(answers[1]?.answer).toMatchObject({ examples: { sun: 3, moon: 3 }, drawn: 'sun', said: 'sun' });
  expect(JSON.stringify(answers)).not.toContain('cells');
  expect(cards[0]).toMatchObject({ 'example drawings': 6 });
});

it('refuses an empty pad and a drawing that was kept already', async () => {
  await renderContent(gate);
  expect(isPressable(getButton('Keep this drawing'))).toBe(false);
  await activityUser.pressKeys('pad', bar);
  await activityUser.click('keep');
  await activityUser.pressKeys('pad', bar);
  expect(isPressable(getButton('Keep this drawing'))).toBe(false);
  expect(screen.getByText(/It has this one/)).toBeTruthy();
});

it('keeps the drawings over a reload, in this browser', async () => {
  await renderContent(gate);
  await activityUser.pressKeys('pad', bar);
  await activityUser.click('keep');
  cleanup();
  await renderContent(gate);
  expect(screen.getByText('1 of 3')).toBeTruthy();
});
