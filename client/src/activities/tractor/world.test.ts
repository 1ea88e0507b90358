// Tests the tractor's fields on the map: worked for good once passed, and left alone while a lesson shows its runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { ShowFrame } from '@lanternwise/shared/activities/tractor/show';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { expect, it } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { type RunView, world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/content/realms/robo-realm/activities/tractor-field-2.json');
const activity = activitySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

function createFarm() {
  const realm = createTestRealm({ ...TEST_CONTENT, activities: { [activity.id]: activity } });
  const shown: string[] = [];
  const driven: object[] = [];
  realm.bus.on('mechanic/command', (command) => {
    if (command.mechanic !== 'tractor-field') return;
    shown.push(`${command.id} ${command.command.cells[1]?.[1]}`);
    driven.push(command.command);
  });
  connectFaces(realm.world, 'tractor', world);
  const pass = () =>
    realm.record({
      ...{ kind: 'activity-answered', ref: activity.id, answer: FIELD_PROGRAMS['long-row']!.solution as never },
      ...{ ms: 1, hints: 0, skipped: false },
    });
  return { ...realm, shown, driven, pass };
}

it('shows a field unworked, and ploughed once its program has passed', () => {
  const { shown, pass } = createFarm();
  expect(shown).toEqual(['long-row soil']);
  pass();
  expect(shown.at(-1)).toBe('long-row ploughed');
});

it('says nothing while a window is open, and shows the field when it closes', () => {
  const { shown, pass, store, closeOne } = createFarm();
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  pass();
  expect(shown).toEqual(['long-row soil']);
  closeOne();
  expect(shown.at(-1)).toBe('long-row ploughed');
});

it('drives as the run of the open window does, crashes with it, and is gone once that is closed', () => {
  const { bus, driven } = createFarm();
  const look = (view: RunView | null) => bus.emit('window/changed', { id: activity.id, view });
  look({ frame: null, stepMs: 400, isCrashed: false });
  expect(driven.at(-1)).toMatchObject({ ms: 0, pose: { row: expect.any(Number) } });
  const tractor = tractorField('long-row').layouts[0]!;
  const step = { blockId: 'b1', pose: tractor.pose };
  look({ frame: { layout: 0, tractor, step } as ShowFrame, stepMs: 400, isCrashed: true });
  expect(driven.at(-1)).toMatchObject({ ms: 340, isCrashed: true });
  look(null);
  expect(driven.at(-1)).toMatchObject({ pose: null, isCrashed: false });
});
