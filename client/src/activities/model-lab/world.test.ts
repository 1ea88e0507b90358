// @vitest-environment jsdom
// Tests the canteen's yard: mats change the draft of the window, training lets the trays walk, and a window that is open goes first.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { runTableExperiment } from '@lanternwise/shared/learning/tableExperiment';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { crateRows } from './crates.ts';
import { labStorage } from './draft.ts';
import { world } from './world.ts';

type Yard = MechanicMessages['lunch-yard'];
const FILE = join(import.meta.dirname, '../../../../shared/generated/content/ai-adventure-park.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const found = activities['canteen-data'];
if (found?.kind !== 'model-lab') throw new Error('the canteen has a model lab');
const lab = found;

beforeEach(() => localStorage.clear());

function createYard() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: Yard['command'][] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'lunch-yard') shown.push(command.command);
  });
  vi.spyOn(learningClient, 'run').mockImplementation((async (_: string, input: unknown) =>
    runTableExperiment(...(input as Parameters<typeof runTableExperiment>))) as typeof learningClient.run);
  const stop = connectFaces(realm.world, 'model-lab', world);
  const stand = (mat: string) =>
    realm.bus.emit('mechanic/event', {
      ...{ id: 'lunch-yard', mechanic: 'lunch-yard' },
      event: { kind: 'stood', mat },
    } as const);
  return { ...realm, shown, stop, stand, draft: () => labStorage(lab).read() };
}

it('shows every lunch that cannot be true among twelve crates', () => {
  const rows = crateRows(lab);
  expect(rows).toHaveLength(12);
  expect(rows).toEqual(expect.arrayContaining(lab.bad.map(({ row }) => row)));
});

it('mats switch columns, open a crate and mend it; Train waits for a column', async () => {
  const { shown, stand, draft, stop } = createYard();
  await vi.waitFor(() => expect(shown.at(-1)?.crates).toHaveLength(12));
  expect(shown.at(-1)?.floor).toEqual([]);
  stand('column:dish');
  await vi.waitFor(() =>
    expect(
      shown
        .at(-1)
        ?.signs.filter(({ isOn }) => isOn)
        .map(({ id }) => id),
    ).toEqual(['column:dish']),
  );
  expect(shown.at(-1)?.floor.map(({ id }) => id)).toEqual(['train']);
  stand('crate:14');
  await vi.waitFor(() => expect(shown.at(-1)?.card?.join()).toContain('240 °C'));
  const crate = () => shown.at(-1)?.crates.find(({ id }) => id === 'crate:14');
  expect(crate()?.look).toBe('fire');
  stand('fix:repair');
  await vi.waitFor(() => expect(crate()).toMatchObject({ fix: 'repair', look: 'dish' }));
  expect(draft()).toMatchObject({ columns: ['dish'], fixes: { 14: 'repair' }, open: 14 });
  stop();
});

it('training lets eighteen unseen trays walk; the stump has two bins, the tree as many as it has answers', async () => {
  const { shown, stand, stop } = createYard();
  for (const column of ['weekday', 'dish', 'temp', 'booked']) stand(`column:${column}`);
  stand('train');
  await vi.waitFor(() => expect(shown.at(-1)?.queue?.trays).toHaveLength(18));
  const { tree } = runTableExperiment(lab, ['weekday', 'dish', 'temp', 'booked'], {});
  const right = shown.at(-1)?.queue?.trays.filter(({ isRight }) => isRight).length;
  expect(right).toBe(Math.round(tree.test.accuracy * 18));
  stand('model:stump');
  await vi.waitFor(() => expect(shown.at(-1)?.queue?.bins.filter(Boolean)).toHaveLength(2));
  stand('crates');
  await vi.waitFor(() => expect(shown.at(-1)?.queue).toBeNull());
  stop();
});

it('an open window says what is shown, and the feet decide nothing behind it', async () => {
  const { shown, stand, store, bus, draft, stop } = createYard();
  stand('column:dish');
  stand('train');
  await vi.waitFor(() => expect(shown.at(-1)?.queue).not.toBeNull());
  store.dispatch(overlayRequested({ kind: 'activity', ref: 'canteen-data' }));
  bus.emit('window/changed', { id: 'canteen-data', view: { stage: 'clean' } });
  await vi.waitFor(() => expect(shown.at(-1)?.crates).toHaveLength(12));
  stand('column:temp');
  expect(draft().columns).toEqual(['dish']);
  stop();
});
