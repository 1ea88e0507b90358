// @vitest-environment jsdom
// Tests the learner's gate on the map: none before the lesson, couriers and counts of the own tree once reported, and never of a forged one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growGate } from '@lanternwise/shared/activities/message-gate/gate';
import { gateFigures } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { type GateView, world } from './world.ts';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/guard-gate.json';
const fort = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
if (fort.kind !== 'message-gate') throw new Error('expected a message gate');
const setting = { questions: ['unknown'] as const, depth: 1 };
const figures = gateFigures(setting, growGate(fort, setting).onHeldOut);

beforeEach(() => localStorage.clear());

function createCity() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities: { [fort.id]: fort } });
  const shown: MechanicMessages['fort-gate']['command'][] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'fort-gate') shown.push(message.command);
  });
  connectFaces(realm.world, 'message-gate', world);
  const report = (card: Record<string, number>) => realm.record({ kind: 'model-card', ref: fort.id, figures: card });
  const look = (view: GateView) => realm.bus.emit('window/changed', { id: fort.id, view });
  const decide = (isLetIn: boolean) =>
    realm.bus.emit('mechanic/event', { id: 'fort-gate', mechanic: 'fort-gate', event: { isLetIn } });
  return { shown, report, look, decide };
}

it('has no tree until there is a tree, then sends couriers and counts both mistakes', async () => {
  const { shown, report } = createCity();
  await vi.waitFor(() => expect(shown.at(-1)?.couriers).toEqual([]));
  report(figures);
  await vi.waitFor(() => expect(shown.at(-1)?.board).toEqual(['Friends in: 9 of 15', 'Thieves in: 2 of 15']), {
    timeout: 20_000,
  });
  expect(shown.at(-1)?.couriers).toHaveLength(8);
});

it('shows no gate from forged figures', async () => {
  const { shown, report } = createCity();
  report({ ...figures, 'test accuracy': 1 });
  await vi.waitFor(() => expect(shown.at(-1)?.waiting).toBeTruthy());
  expect(shown.every(({ couriers }) => couriers.length === 0)).toBe(true);
});

it('shows the gate of the open window, and the courier of the message that was sent alone', async () => {
  const { shown, look } = createCity();
  const { shut, onHeldOut } = growGate(fort, setting);
  look({ gate: { shut, onHeldOut }, own: null });
  await vi.waitFor(() => expect(shown.at(-1)?.couriers).toHaveLength(8));
  const board = shown.at(-1)?.board;
  look({ gate: { shut, onHeldOut }, own: { id: 'own', isThief: true, isShut: false } });
  await vi.waitFor(() => expect(shown.at(-1)?.couriers).toEqual([{ id: 'own', isThief: true, isShut: false }]));
  expect(shown.at(-1)?.board).toEqual(board);
});

it('has letters sorted by hand, counts the right ones, and then wants a tree', async () => {
  const { shown, decide } = createCity();
  await vi.waitFor(() => expect(shown.at(-1)?.board.at(-1)).toBe('0 of 0 right'));
  for (let sorted = 1; sorted <= 6; sorted += 1) {
    const { waiting } = shown.at(-1) ?? {};
    const letter = fort.training.find(({ from, text }) => waiting?.text === `${from}: ${text}`);
    expect(letter).toBeDefined();
    decide(letter?.phishing === false);
    await vi.waitFor(() => expect(shown.at(-1)?.board.at(-1)).toBe(`${sorted} of ${sorted} right`));
  }
  expect(shown.at(-1)?.waiting).toBeNull();
});
