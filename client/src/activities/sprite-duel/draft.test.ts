// @vitest-environment jsdom
// Tests what is read of a stored match, also a broken one, and the sprites among the pictures of the ceremony.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it } from 'vitest';
import { worksIn } from '../host/works.ts';
import { areEnough, parseSprites, spriteDraft } from './draft.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/imagination-island.json');
const content = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const passed = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 1, hints: 0 };
const DONE = { ...EMPTY_REALM_STATE, activities: { 'maker-duel': passed } };
const [bar, block] = [`${'1'.repeat(8)}${'0'.repeat(56)}`, `${'1'.repeat(16)}${'0'.repeat(48)}`];
const kept = (cells: string, isByHand = true) => ({ cells, isByHand });

beforeEach(() => localStorage.clear());

it('keeps each sprite once, and drops what is none', () => {
  const sprites = [kept(bar), kept(bar, false), kept('1'), { cells: 7 }, null, kept(block)];
  expect(parseSprites({ sprites, seed: 3, rounds: 4 })).toMatchObject({
    sprites: [kept(bar, false), kept(block)],
    seed: 3,
    rounds: 4,
  });
});

it.each([{ rounds: -1 }, { rounds: 1.5 }, { rounds: 'ten' }, { rounds: 0, seed: 0 }])(
  'starts a match again where this browser has %j',
  (broken) => {
    expect(parseSprites({ sprites: [], ...broken })).toMatchObject({ seed: 1, rounds: 0 });
  },
);

it('counts those drawn by hand apart', () => {
  const needs = { sprites: 2, byHand: 2 };
  expect([areEnough([kept(bar), kept(block, false)], needs), areEnough([kept(bar), kept(block)], needs)]).toEqual([
    false,
    true,
  ]);
});

it("shows the learner's sprites once the match is done, and marks the examples in another browser", () => {
  expect(worksIn(content, EMPTY_REALM_STATE)).toEqual([]);
  expect(worksIn(content, DONE)).toMatchObject([{ hangs: null, isSample: true, picture: { width: 32 } }]);
  spriteDraft('maker-duel').write({
    predicted: 'dots',
    opinion: 'mine',
    sprites: [kept(bar), kept(block)],
    seed: 1,
    rounds: 9,
  });
  const [own] = worksIn(content, DONE);
  expect(own).toMatchObject({ isSample: false, picture: { width: 22, height: 12 } });
  expect(own?.picture.strokes).toHaveLength(24);
});
