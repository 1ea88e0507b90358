// @vitest-environment jsdom
// Tests the drawing gate's face: the pad's ink, kept drawings on their sides, and a lamp for each vote; other teaching shows nothing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it } from 'vitest';
import { world } from './world.ts';

const FILE = join(import.meta.dirname, '../../../../shared/content/realms/demo/activities/drawing-gate.json');
const gate = activitySchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
if (gate.kind !== 'teach-drawings') throw new Error('the gate is taught by drawings');
const NO_CONTENT = {} as RealmContent;
const CELLS = '1'.repeat(128) + '0'.repeat(128);
const draft = {
  kept: [
    { thing: 'moon', cells: CELLS },
    { thing: 'sun', cells: CELLS },
  ],
};

it('shows the open pad, and the votes as lamps of each side', () => {
  const face = world(gate, NO_CONTENT);
  const shown = face?.show({ view: { ink: CELLS, near: [1] }, draft, state: EMPTY_REALM_STATE });
  expect(shown).toEqual({
    'drawn-gate': {
      ink: CELLS,
      kept: [
        { side: 1, cells: CELLS, isNear: false },
        { side: 0, cells: CELLS, isNear: true },
      ],
      votes: [1, 0],
    },
  });
});

it('keeps the drawings beside the gate when the window is closed', () => {
  const shown = world(gate, NO_CONTENT)?.show({ view: null, draft, state: EMPTY_REALM_STATE });
  expect(shown).toMatchObject({ 'drawn-gate': { ink: null, votes: [0, 0] } });
});

it('teaching without a gate shows nothing on the map', () => {
  expect(world({ ...gate, onGate: false }, NO_CONTENT)).toBeUndefined();
});
