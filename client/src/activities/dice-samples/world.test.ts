// @vitest-environment jsdom
// Tests the lever of the dice cave: no words before a text is trained, a hotter temperature and a new sentence with each pull, and one value for map and window.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVER_NOTCHES } from '@lanternwise/shared/activities/dice-samples/lever';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { hintTexts } from '../../features/messages/testing/hintTexts.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { riverText } from '../word-river/draft.ts';
import { ofText, storedDice } from './diceDraft.ts';
import { world } from './world.ts';

type Command = MechanicMessages['dice-lever']['command'];
const FILE = join(import.meta.dirname, '../../../../shared/generated/content/imagination-island.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

beforeEach(() => localStorage.clear());

function createCave() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: Command[] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'dice-lever') shown.push(command.command);
  });
  const stop = connectFaces(realm.world, 'dice-samples', world);
  const train = () =>
    realm.record({
      ...{ kind: 'activity-answered', ref: 'feed-river', answer: solutionOf(activities['feed-river']!) as never },
      ...{ ms: 1, hints: 0, skipped: false },
    });
  const pull = () =>
    realm.bus.emit('mechanic/event', { id: 'dice-lever', mechanic: 'dice-lever', event: { pulled: true } });
  const said = (temperature: number) =>
    vi.waitFor(() => {
      expect(shown.at(-1)).toMatchObject({ temperature, says: expect.stringMatching(/\w/) });
      return shown.at(-1)!;
    });
  return { ...realm, shown, stop, train, pull, said };
}

const river = activities['feed-river'] as Parameters<typeof riverText>[0];
const draft = () => ofText(storedDice('throw-dice').read(), riverText(river).text);

it('has no words before the river is trained, and says so', () => {
  const { shown, pull, store, stop } = createCave();
  pull();
  expect(shown).toEqual([]);
  expect(hintTexts(store.getState()).at(-1)).toMatch(/Train the Word River first/);
  stop();
});

it('gets hotter with each pull, lets the model write at that temperature, and is cold after the hottest', async () => {
  const { train, pull, said, stop } = createCave();
  train();
  for (const temperature of [1.5, 2, 3, LEVER_NOTCHES[0]!]) {
    pull();
    const { label, rows } = await said(temperature);
    expect(label).toMatch(new RegExp(`^Temperature ${temperature} · variety \\d+% · sense \\d+%$`));
    expect(rows).toHaveLength(3);
  }
  stop();
});

it('makes the likeliest word broader when the dice are cold', async () => {
  const { train, pull, said, stop } = createCave();
  storedDice('throw-dice').write({ ...draft(), temperature: 2 });
  train();
  pull();
  const hot = (await said(3)).rows[0]!.stones[0]!.share;
  pull();
  const cold = (await said(0.25)).rows[0]!.stones[0]!.share;
  expect(cold).toBeGreaterThan(hot + 0.2);
  stop();
});

it('keeps its runs for the window, and stands where the window sets it', async () => {
  const { bus, train, pull, said, shown, store, closeOne, stop } = createCave();
  train();
  pull();
  await said(1.5);
  expect(draft().runs).toMatchObject([{ temperature: 1.5 }]);
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  bus.emit('window/changed', { id: 'throw-dice', view: true });
  storedDice('throw-dice').write({ ...draft(), temperature: 0.5 });
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ temperature: 0.5, says: '' }));
  bus.emit('window/changed', { id: 'throw-dice', view: null });
  storedDice('throw-dice').write({ ...draft(), temperature: 0.75 });
  closeOne();
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ temperature: 0.75, says: '' }));
  stop();
});
