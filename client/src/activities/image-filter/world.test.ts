// @vitest-environment jsdom
// Tests the panes of the valley: three with ready filters, and the learner's own, which follows the nine numbers at once beside the open window.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import type { MechanicMessages } from '../../bridge/events.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { EMPTY_DRAFT, parseFilter } from './filterDraft.ts';
import { world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/wonder-vision-valley.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

beforeEach(() => localStorage.clear());

it('shows the ready filters, and the own one as its numbers are typed', () => {
  const realm = createTestRealm({ ...TEST_CONTENT, activities });
  const shown: Record<string, MechanicMessages['glass-pane']['command']> = {};
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic === 'glass-pane') shown[command.id] = command.command;
  });
  const stop = connectFaces(realm.world, 'image-filter', world);
  expect(Object.keys(shown).sort()).toEqual(['pane-blur', 'pane-edge', 'pane-own', 'pane-sharpen']);
  expect(shown['pane-blur']?.filter).toEqual({ weights: new Array(9).fill(1), divisor: 9 });
  expect(shown['pane-own']?.filter.weights).toEqual(EMPTY_DRAFT.weights);
  realm.bus.emit('window/changed', { id: 'filter-pictures', view: true });
  const columns = [-1, 0, 1, -1, 0, 1, -1, 0, 1];
  activityDraft('filter-pictures', parseFilter, EMPTY_DRAFT).write({ weights: columns, divisor: 2 });
  expect(shown['pane-own']).toMatchObject({ filter: { weights: columns, divisor: 2 } });
  stop();
});
