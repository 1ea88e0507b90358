// Tests the learner's maze on the map: none and a sign that says so, the reported one afterwards, and never a forged one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATH_LEVELS } from '@lanternwise/shared/activities/path-finding/levels';
import { mazeFigures } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { mazeStorage } from './mazeDraft.ts';
import { world } from './world.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/content/realms/think-tank-park/activities');
const activities = Object.fromEntries(
  ['path-level-1', 'path-level-2'].map((id) => [
    id,
    activitySchema.parse(JSON.parse(readFileSync(join(FOLDER, `${id}.json`), 'utf8'))),
  ]),
);

function createPark() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: string[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic !== 'guide-dog') return;
    const { maze, sign } = message.command;
    shown.push(`${sign}: ${maze ? maze.grid.walls.length : 'none'}`);
  });
  connectFaces(realm.world, 'path-finding', world);
  const report = (ref: string, figures: Record<string, number>) => realm.record({ kind: 'model-card', ref, figures });
  return { shown, report };
}

it('says truthfully that there is no maze yet, and then shows the one of the highest level', async () => {
  const { shown, report } = createPark();
  await vi.waitFor(() => expect(shown).toEqual(['No maze yet: build one with Merrin: none']));
  report('path-level-2', mazeFigures(PATH_LEVELS[1]!.grid));
  report('path-level-1', mazeFigures(PATH_LEVELS[0]!.grid));
  await vi.waitFor(() => expect(shown.at(-1)).toBe('Your maze: 9'));
});

it('shows the maze of the open window with its search, whatever the level', async () => {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: (number | undefined)[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'guide-dog') shown.push(message.command.live?.visited.length);
  });
  connectFaces(realm.world, 'path-finding', world);
  const live = { grid: PATH_LEVELS[0]!.grid, entrance: null, visited: [{ row: 1, col: 1 }], waiting: [], path: [] };
  realm.bus.emit('window/changed', { id: 'path-level-1', view: live });
  await vi.waitFor(() => expect(shown.at(-1)).toBe(1));
});

it('shows no maze from the figures of the comparison alone or from forged ones', async () => {
  const { shown, report } = createPark();
  report('path-level-1', { 'visited greedy': 20 });
  report('path-level-2', { ...mazeFigures(PATH_LEVELS[1]!.grid), 'maze row 1': 2 });
  await vi.waitFor(() => expect(shown.at(-1)).toBe('No maze yet: build one with Merrin: none'));
});

const event = (of: MechanicMessages['guide-dog']['event']) =>
  ({ id: 'own-maze', mechanic: 'guide-dog', event: of }) as const;

it('is played on the lawn: hedges come and go, and the search that was seen to its end is the answer', async () => {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: MechanicMessages['guide-dog']['command'][] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'guide-dog') shown.push(message.command);
  });
  mazeStorage('path-level-1').write({ isOut: true, edited: null });
  connectFaces(realm.world, 'path-finding', world);
  await vi.waitFor(() => expect(shown.at(-1)?.game).toMatchObject({ isSearching: false }));
  const walls = () => shown.at(-1)?.live?.grid.walls.length;
  expect(walls()).toBe(15);
  const press = (row: number, col: number) => realm.bus.emit('mechanic/event', event({ kind: 'pressed', row, col }));
  press(0, 6);
  await vi.waitFor(() => expect(walls()).toBe(16));
  press(0, 6);
  await vi.waitFor(() => expect(walls()).toBe(15));
  realm.bus.emit('mechanic/event', event({ kind: 'sent' }));
  await vi.waitFor(() => expect(shown.at(-1)?.game?.isSearching).toBe(true));
  expect(shown.at(-1)?.live?.path.length).toBeGreaterThan(10);
  realm.bus.emit('mechanic/event', event({ kind: 'searched' }));
  // Solved, it is the learner's own maze, and the lawn is the dog's.
  await vi.waitFor(() => expect(shown.at(-1)?.maze?.grid.walls.length).toBe(15));
  expect(shown.at(-1)?.game).toBeNull();
});
