// @vitest-environment jsdom
// Tests the laugh-o-meter after the lesson: at rest before, then captions with scores of the child's own model, and a sample where there are no labels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActivityOf, solutionOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { beltStorage } from '../caption-belt/draft.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { EMPTY_METER, meterStorage } from './draft.ts';
import { type MeterView, world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/fun-factory-realm.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const belt = activities['label-captions'] as ActivityOf<'caption-belt'>;
const meter = activities['train-meter']!;

beforeEach(() => localStorage.clear());

function createMeter() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: MechanicMessages['laugh-meter']['command'][] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'laugh-meter') shown.push(command.command);
  });
  const stop = connectFaces(realm.world, 'laugh-meter', world);
  const pass = () =>
    realm.record({
      ...{ kind: 'activity-answered', ref: meter.id, answer: solutionOf(meter) as never },
      ...{ ms: 1, hints: 0, skipped: false },
    });
  const look = (view: MeterView | null) => realm.bus.emit('window/changed', { id: meter.id, view });
  return { shown, stop, pass, look };
}

it('rests before the test, and then moves at the model of the child who finds nothing but cats funny', async () => {
  const labels = Object.fromEntries(belt.captions.map(({ id }) => [id, { funny: id.startsWith('cat'), kind: true }]));
  beltStorage(belt).write({ predicted: 'most', labels });
  const { shown, pass, stop } = createMeter();
  expect(shown).toEqual([]);
  pass();
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]?.title).toBe('Your laugh-o-meter');
  const scoreOf = (word: string) => shown[0]?.passes.find(({ words }) => words.some((one) => one.word === word))?.score;
  expect(scoreOf('cat')).toBeGreaterThan(scoreOf('costume') ?? 1);
  stop();
});

it('says that a sample is one', async () => {
  const { shown, pass, stop } = createMeter();
  pass();
  await vi.waitFor(() => expect(shown.at(-1)?.title).toMatch(/sample/));
  stop();
});

it('passes the captions of the test beside its window, or the one that was opened, at the threshold of the moment', async () => {
  const { shown, look, stop } = createMeter();
  const words = () => shown.at(-1)?.passes.map((pass) => pass.words.map(({ word }) => word).join(' '));
  look({ caption: null });
  await vi.waitFor(() => expect(words()).toHaveLength(10), { timeout: 20_000 });
  const [, second] = words() ?? [];
  look({ caption: (meter as ActivityOf<'laugh-meter'>).test[1]!.id });
  await vi.waitFor(() => expect(words()).toEqual([second]));
  meterStorage(meter).write({ ...EMPTY_METER, threshold: 0.8 });
  await vi.waitFor(() => expect(shown.at(-1)?.threshold).toBe(0.8));
  stop();
});
