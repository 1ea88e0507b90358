// @vitest-environment jsdom
// Tests the walk over the words of the river: no stones before a text is trained, one row a step, an answer on the far bank, and a new sentence afterwards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROWS } from '@lanternwise/shared/activities/kit/words/nextWords';
import { gradeActivity, solutionOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { getRealmState } from '../../features/realm/realmState.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { world } from './world.ts';

type Command = MechanicMessages['stepping-stones']['command'];
const FILE = join(import.meta.dirname, '../../../../shared/generated/content/imagination-island.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

beforeEach(() => localStorage.clear());

function createRiver() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: Command[] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'stepping-stones') shown.push(command.command);
  });
  const stop = connectFaces(realm.world, 'river-crossing', world);
  const train = () =>
    realm.record({
      ...{ kind: 'activity-answered', ref: 'feed-river', answer: solutionOf(activities['feed-river']!) as never },
      ...{ ms: 1, hints: 0, skipped: false },
    });
  const emit = (event: MechanicMessages['stepping-stones']['event']) =>
    realm.bus.emit('mechanic/event', { id: 'word-stones', mechanic: 'stepping-stones', event });
  const rowsShown = (count: number, steps: number) =>
    vi.waitFor(() => {
      const rows = shown.at(-1)?.rows ?? [];
      expect([rows.length, rows.filter(({ chosen }) => chosen !== null).length]).toEqual([count, steps]);
    });
  const crossed = () => getRealmState(realm.world.store, realm.world.content).activities['cross-river'];
  return { ...realm, shown, stop, train, emit, rowsShown, crossed };
}

it('shows no stones before a text was trained, and the first row after it', async () => {
  const { shown, train, rowsShown, stop } = createRiver();
  expect(shown).toEqual([]);
  train();
  await rowsShown(1, 0);
  stop();
});

it('leads over all rows, passes the activity and starts again once the player has left', async () => {
  const { shown, train, emit, rowsShown, crossed, stop } = createRiver();
  train();
  await rowsShown(1, 0);
  for (let row = 0; row < ROWS; row += 1) {
    emit({ kind: 'stepped', row, stone: 0 });
    await rowsShown(Math.min(row + 2, ROWS), row + 1);
  }
  await vi.waitFor(() => expect(crossed()?.correct).toBe(true));
  expect(shown.at(-1)?.banner).toMatch(/^\S.*[^…]$/u);
  emit({ kind: 'left' });
  await rowsShown(1, 0);
  stop();
});

it('shows the crossing of the open window, and its own once that is closed', async () => {
  const { bus, shown, train, store, closeOne, rowsShown, stop } = createRiver();
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  train();
  expect(shown).toEqual([]);
  const stones = [{ word: 'the', count: 2, share: 1 }];
  const rows = [0, 1].map(() => ({ stones, chosen: 0 }));
  bus.emit('window/changed', { id: 'cross-river', view: { rows, words: ['the', 'the'], isAcross: false } });
  await rowsShown(2, 2);
  expect(shown.at(-1)?.banner).toMatch(/^the the …$/i);
  bus.emit('window/changed', { id: 'cross-river', view: null });
  closeOne();
  await rowsShown(1, 0);
  stop();
});

it('sends an answer that the server accepts', () => {
  const answer = { predicted: '_walked', steps: ROWS, broadest: 2, copied: 4 };
  expect(gradeActivity(activities['cross-river']!, answer)?.correct).toBe(true);
});
