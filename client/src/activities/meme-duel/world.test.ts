// @vitest-environment jsdom
// Tests the duel on the map: no stage before it is entered, the open round, a choice that the window finds, and no choice after five.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { duelStorage, EMPTY_DUEL } from './draft.ts';
import { type DuelView, world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/fun-factory-realm.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const duel = activities['beat-neo']!;

function createFactory() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: { captions: readonly string[]; told: object | null; score: object | null }[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'duel-stage') shown.push(message.command);
  });
  connectFaces(realm.world, 'meme-duel', world);
  const emit = (event: { kind: 'stepped'; place: number } | { kind: 'left' }) =>
    realm.bus.emit('mechanic/event', { id: 'meme-duel', mechanic: 'duel-stage', event });
  const look = (view: DuelView) => realm.bus.emit('window/changed', { id: duel.id, view });
  return { shown, emit, look };
}
const storage = () => {
  if (duel.kind !== 'meme-duel') throw new Error('expected a duel');
  return duelStorage(duel);
};

beforeEach(() => localStorage.clear());

it('leaves the stage empty before the learner is on it', async () => {
  const { shown } = createFactory();
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ captions: [], score: null }));
});

it('shows the open round, keeps the choice of the feet, and opens the next round once the player has left', async () => {
  storage().write({ ...EMPTY_DUEL, packs: ['cat', 'rain', 'bus'], isFiltered: true, seed: 4, isOnStage: true });
  const { shown, emit } = createFactory();
  await vi.waitFor(() => expect(shown.at(-1)?.captions).toHaveLength(4), { timeout: 20_000 });
  emit({ kind: 'stepped', place: 2 });
  await vi.waitFor(() => expect(shown.at(-1)?.told).not.toBeNull(), { timeout: 20_000 });
  expect(storage().read().picks).toEqual([2]);
  emit({ kind: 'left' });
  await vi.waitFor(() => expect(shown.at(-1)?.captions).toHaveLength(4), { timeout: 20_000 });
});

it('takes no sixth choice', async () => {
  storage().write({ ...EMPTY_DUEL, packs: ['cat'], seed: 4, isOnStage: true, picks: [0, 0, 0, 0, 0] });
  const { shown, emit } = createFactory();
  await vi.waitFor(() => expect(shown.at(-1)?.told).toBeTruthy(), { timeout: 20_000 });
  emit({ kind: 'stepped', place: 0 });
  await vi.waitFor(() => expect(storage().read().picks).toHaveLength(5));
});

it('shows the round on the screen of the window, with the townsfolk as soon as that is open', async () => {
  storage().write({ ...EMPTY_DUEL, packs: ['cat', 'rain', 'bus'], isFiltered: true, seed: 4, isOnStage: true });
  const { shown, look } = createFactory();
  await vi.waitFor(() => expect(shown.at(-1)?.captions).toHaveLength(4), { timeout: 20_000 });
  look({ round: 0, rounds: [] });
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ captions: [], score: { mine: 0, neo: 0 } }));
  const caption = { text: 'A cat.', relevance: 1, novelty: 1, kindness: 1, copied: null } as never;
  look({
    round: 1,
    rounds: [
      { scene: 'cat', mine: [], neo: caption },
      { scene: 'cat', mine: [caption, caption], neo: caption },
    ],
  });
  await vi.waitFor(() => expect(shown.at(-1)?.captions).toEqual(['A cat.', 'A cat.']));
});
