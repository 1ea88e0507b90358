// @vitest-environment jsdom
// Tests maker against checker on the map: no round without sprites, one more for each call, and the stroll once the match is done.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { solutionOf } from '@lanternwise/shared/activities/registry';
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestRealm } from '../../app/listeners/realm/testing/testRealm.ts';
import { connectFaces } from '../host/connectFaces.ts';
import { EMPTY_SPRITES, spriteDraft } from './draft.ts';
import { type WalkView, world } from './world.ts';

const FILE = '../../../../shared/generated/content/imagination-island.json';
const content = realmContentSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
const duel = content.activities['maker-duel']!;
/** A stroke of ink that begins in another cell for each. */
const sprites = Array.from({ length: 20 }, (_, at) => ({
  cells: `${'0'.repeat(at)}${'1'.repeat(30)}${'0'.repeat(34 - at)}`,
  isByHand: true,
}));
const keep = (count: number) => spriteDraft(duel.id).write({ ...EMPTY_SPRITES, sprites: sprites.slice(0, count) });

function createIsland() {
  const realm = createTestRealm(content);
  const shown: { id: string; walkers: readonly SpriteWalker[]; sign: string }[] = [];
  realm.bus.on('mechanic/command', (message) => {
    if (message.mechanic === 'sprite-walk') shown.push({ id: message.id, ...message.command });
  });
  connectFaces(realm.world, 'sprite-duel', world);
  const call = () =>
    realm.bus.emit('mechanic/event', { id: 'museum-walk', mechanic: 'sprite-walk', event: { kind: 'called' } });
  return { ...realm, shown, call };
}

beforeEach(() => localStorage.clear());

it('has no round for passers-by, and says how many sprites are missing to who has begun', async () => {
  const { shown, call, hint } = createIsland();
  call();
  await vi.waitFor(() => undefined);
  expect(hint()).toBeUndefined();
  keep(7);
  call();
  await vi.waitFor(() => expect(hint()).toContain('7 of 20'));
  expect(shown).toEqual([]);
});

it('plays one round more for each call, and stores how far the match is', async () => {
  keep(20);
  const { shown, call, hint } = createIsland();
  call();
  await vi.waitFor(() => expect(shown.at(-1)).toMatchObject({ id: 'museum-walk', sign: 'Round 1: 0 of 20' }));
  expect(shown.at(-1)?.walkers).toHaveLength(25);
  expect(hint()).toContain('The Checker is right');
  call();
  await vi.waitFor(() => expect(shown.at(-1)?.sign).toContain('Round 2'));
  expect(spriteDraft(duel.id).read().rounds).toBe(2);
});

it('lets the sprites stroll on the beach once the match is done, the examples in another browser', () => {
  keep(20);
  const { shown, record } = createIsland();
  expect(shown).toEqual([]);
  const answer = solutionOf(duel) as Record<string, string>;
  record({ kind: 'activity-answered', ref: duel.id, answer, ms: 1, hints: 0, skipped: false });
  expect(shown.at(-1)).toMatchObject({ id: 'sprite-beach', sign: 'Your sprites' });
  expect(shown.at(-1)?.walkers.map(({ cells }) => cells)).toEqual(sprites.map(({ cells }) => cells));
  localStorage.clear();
  const other = createIsland();
  other.record({ kind: 'activity-answered', ref: duel.id, answer, ms: 1, hints: 0, skipped: false });
  expect(other.shown.at(-1)?.sign).toBe('Examples');
});

it('lets the sprites of the window walk, again for its next opening, and none of the map after that', async () => {
  keep(20);
  const { shown, call, bus } = createIsland();
  call();
  await vi.waitFor(() => expect(shown.at(-1)?.sign).toContain('Round 1'));
  const look = (view: WalkView | null) => bus.emit('window/changed', { id: duel.id, view });
  const view = { walkers: [{ cells: sprites[0]!.cells, isOwn: false, isLetIn: true }], round: 7 };
  look(view);
  look(view);
  look(null);
  look(view);
  look(null);
  expect(shown.slice(1).map(({ sign }) => sign)).toEqual(['Round 7: 1 of 1', 'Round 7: 1 of 1']);
});
