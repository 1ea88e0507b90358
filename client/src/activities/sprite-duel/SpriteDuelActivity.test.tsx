// @vitest-environment jsdom
// Maker against checker played by keys: an honest count, sprites that survive a reload, and a match from the first round to the opinion.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema, gradeActivity } from '@lanternwise/shared/activities/registry';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { getButton, isPressable, pressButton, renderContent } from '../testing/renderActivity.tsx';
import { spriteDraft } from './draft.ts';
import { drive } from './drive.ts';

const FILE = join(
  import.meta.dirname,
  '../../../../shared/content/realms/imagination-island/activities/maker-duel.json',
);
const duel = activitySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
/** Six cells from the middle to the right, then down. */
const HOOK = [' ', 'ArrowRight', ' ', 'ArrowRight', ' ', 'ArrowRight', ' ', 'ArrowDown', ' ', 'ArrowDown', ' '];

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

it('is played to the end; no drawing leaves the browser, and the model card has held-out accuracy', async () => {
  if (duel.kind !== 'sprite-duel') throw new Error('expected a duel of sprites');
  const { answers, cards } = await renderContent(duel);
  await drive(activityUser, duel, true);
  expect(answers.map(({ answer }) => gradeActivity(duel, answer)?.correct)).toEqual([false, true]);
  expect(answers[1]?.answer).toMatchObject({ byHand: 5, helped: 15, read: 'lower', opinion: 'shared' });
  expect(JSON.stringify(answers)).not.toMatch(/[01]{64}/);
  const card = cards[0] ?? {};
  expect(card).toMatchObject({ 'sprites by hand': 5, rounds: 40, 'checker in round 1': 1 });
  expect(card['test accuracy']).toBeLessThan(1);
});

it('refuses an empty pad and the same sprite twice, and lets each one by hand grow three', async () => {
  await renderContent(duel);
  expect(isPressable(getButton('Keep it'))).toBe(false);
  await activityUser.pressKeys('pad', HOOK);
  await activityUser.click('keep');
  await activityUser.expectText('4 of 20 sprites, 1 by hand.');
  expect(isPressable(getButton('Keep it'))).toBe(false);
  pressButton('Sprite 2');
  await activityUser.expectText('You have this one. Change it.');
  expect(isPressable(getButton('Keep it'))).toBe(false);
});

it('keeps the sprites over a reload, and gives one back to the pad to be removed', async () => {
  await renderContent(duel);
  await activityUser.pressKeys('pad', HOOK);
  await activityUser.click('keep');
  cleanup();
  await renderContent(duel);
  expect(screen.getByText('4 of 20 sprites, 1 by hand.')).toBeTruthy();
  pressButton('Sprite 1');
  pressButton('Remove this sprite');
  expect(screen.getByText('3 of 20 sprites, 0 by hand.')).toBeTruthy();
  expect(spriteDraft('maker-duel').read().sprites).toHaveLength(3);
});
