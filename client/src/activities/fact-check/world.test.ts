// @vitest-environment jsdom
// Tests the parrots before the truth gate: silent before the river, a wrong one flies again with the book's line, a sorted round is recorded with its mistake.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenInRound } from '@lanternwise/shared/activities/kit/facts/spoken';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { getRealmState } from '../../features/realm/realmState.ts';
import { connectFaces } from '../host/connectFaces.ts';
import type { FactView } from './draft.ts';
import { EMPTY_FACTS, factDraft } from './draft.ts';
import { world } from './world.ts';

type Messages = MechanicMessages['speech-bubbles'];
const FILE = join(import.meta.dirname, '../../../../shared/generated/content/imagination-island.json');
const { activities, quest } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const book = activities['net-false'];
if (book?.kind !== 'fact-check') throw new Error('expected a fact check');

beforeEach(() => localStorage.clear());

function createGate() {
  const lessons = { 'word-river': {} as never, 'truth-gate': {} as never };
  const realm = createTestRealm({
    ...TEST_CONTENT,
    activities,
    lessons,
    quest: { ...quest, realm: TEST_CONTENT.quest.realm },
  });
  const shown: Messages['command'][] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'speech-bubbles') shown.push(command.command);
  });
  const stop = connectFaces(realm.world, 'fact-check', world);
  const train = () => realm.record({ kind: 'lesson-finished', ref: 'word-river', skipped: false } as never);
  const emit = (event: Messages['event']) =>
    realm.bus.emit('mechanic/event', { id: 'truth-parrots', mechanic: 'speech-bubbles', event });
  const inTheAir = (count: number) =>
    vi.waitFor(() => expect(shown.at(-1)?.sentences.filter(({ at }) => at === 'air')).toHaveLength(count));
  const passed = () => getRealmState(realm.world.store, realm.world.content).activities['net-false'];
  return { ...realm, shown, stop, train, emit, inTheAir, passed };
}

it('lets no parrot speak before the river is trained, then six of them', async () => {
  const { shown, train, inTheAir, stop } = createGate();
  expect(shown).toEqual([]);
  train();
  await inTheAir(6);
  expect(shown.at(-1)?.pads).toEqual({ true: 'True', false: 'False' });
  expect(shown.at(-1)?.sentences[0]?.page.lines).toHaveLength(6);
  stop();
});

it('lets a wrong sentence fly again with the line of the book, and keeps the right ones over a reload', async () => {
  const gate = createGate();
  gate.train();
  await gate.inTheAir(6);
  const [one, two] = spokenInRound(book, 0);
  gate.emit({ kind: 'placed', id: one!.id, verdict: one!.isTrue ? 'false' : 'true' });
  await vi.waitFor(() => expect(gate.hint()).toMatch(/^Look again\. Fact book, page “.+”: The .+\.$/));
  await gate.inTheAir(6);
  gate.emit({ kind: 'placed', id: two!.id, verdict: two!.isTrue ? 'true' : 'false' });
  await gate.inTheAir(5);
  expect(Object.keys(factDraft('net-false').read().marks)).toEqual([two!.id]);
  gate.stop();
});

it('records a sorted round with the mistake that was made, and begins another', async () => {
  const { train, inTheAir, emit, passed, stop } = createGate();
  train();
  await inTheAir(6);
  const spoken = spokenInRound(book, 0);
  const [one] = spoken;
  emit({ kind: 'placed', id: one!.id, verdict: one!.isTrue ? 'false' : 'true' });
  await vi.waitFor(() => undefined);
  for (const [at, { id, isTrue }] of spoken.entries()) {
    emit({ kind: 'placed', id, verdict: isTrue ? 'true' : 'false' });
    await inTheAir(at === spoken.length - 1 ? 6 : 5 - at);
  }
  await vi.waitFor(() => expect(passed()).toMatchObject({ correct: true, attempts: 2 }));
  expect(factDraft('net-false').read().round).toBe(1);
  stop();
});

it('leaves the map alone while a window is open, and speaks only the truth once the source is given', async () => {
  const { shown, train, record, store, closeOne, stop, inTheAir } = createGate();
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'truth-gate' }));
  train();
  await Promise.resolve();
  expect(shown).toEqual([]);
  closeOne();
  await inTheAir(6);
  record({
    ...{ kind: 'activity-answered', ref: 'add-source', answer: solutionOf(activities['add-source']!) as never },
    ...{ ms: 1, hints: 0, skipped: false },
  });
  await vi.waitFor(() => expect(shown.at(-1)?.pads).toBeNull());
  expect(shown.at(-1)?.sentences.every(({ isTrue }) => isTrue)).toBe(true);
  stop();
});

it('shows the marks of the open window, wrong ones too, and beside the source test what Muse says there', async () => {
  const { bus, store, closeOne, train, inTheAir, shown, stop } = createGate();
  const look = (view: FactView | null) => bus.emit('window/changed', { id: 'net-false', view });
  train();
  await inTheAir(6);
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'truth-gate' }));
  look({ speech: null });
  const [one] = spokenInRound(book, 0);
  factDraft('net-false').write({ ...EMPTY_FACTS, marks: { [one!.id]: one!.isTrue ? 'false' : 'true' } });
  await inTheAir(5);
  look({ speech: [{ text: 'So it is.', isTrue: false }] });
  expect(shown.at(-1)).toMatchObject({ pads: null, sentences: [{ text: 'So it is.', isTrue: false }] });
  look(null);
  closeOne();
  await inTheAir(6);
  stop();
});
