// Tests that a realm loads what shows its learner's work, no other realm's, not before its first frame, and that nothing that happens meanwhile is lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVITY_KINDS } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { MECHANIC_CLASSES } from '@lanternwise/shared/maps/mechanics';
import { expect, it, vi } from 'vitest';
import { createTestRealm, TEST_CONTENT } from '../../app/listeners/realm/testing/testRealm.ts';
import { overlayClosed, overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { OWN_MECHANICS } from '../../game/mechanics/mechanicParts.ts';
import { connectKinds } from './connectKinds.ts';
import { KIND_MECHANICS, KINDS } from './kinds.ts';
import type { CreateAnyFace, WorldFace } from './worldFace.ts';

const CONTENT = join(import.meta.dirname, '../../../../shared/generated/content');
const READY = { realm: 'ai-adventure-park', places: [] } as const;

const withKinds = (...kinds: string[]): RealmContent => ({
  ...TEST_CONTENT,
  activities: Object.fromEntries(kinds.map((kind) => [kind, { id: kind, kind }])) as never,
});

const LESSONS = { python: { boards: async () => () => ({}) } };

/** Real kinds, whose loads are only counted. */
function countLoads(content: RealmContent): string[] {
  const loaded: string[] = [];
  const counted = (kind: string, load: unknown) =>
    load
      ? async () => {
          loaded.push(kind);
          return () => undefined;
        }
      : undefined;
  const kinds = Object.entries({ ...KINDS, ...LESSONS }).map(([kind, parts]) => [
    kind,
    {
      world: counted(kind, 'world' in parts && parts.world),
      boards: counted(kind, parts.boards),
    },
  ]);
  const { world, bus } = createTestRealm(content);
  const stop = connectKinds(world, Object.fromEntries(kinds));
  expect(loaded).toEqual([]);
  bus.emit('world/ready', READY);
  stop();
  return loaded.sort();
}

/** A realm with one kind that acts on the map, which a test lets arrive or fail. */
function createShow() {
  const realm = createTestRealm(withKinds('dice-samples'));
  const on = vi.fn(() => undefined);
  const face: WorldFace = { mechanic: 'dice-lever', show: () => undefined, on };
  const create = vi.fn<CreateAnyFace>(() => face);
  const load = vi.fn(async () => create);
  const stop = connectKinds(realm.world, { 'dice-samples': { world: load } });
  return { ...realm, create, on, load, stop };
}

it.each<[string, string[]]>([
  ['demo', ['python', 'teach-drawings']],
  ['ai-adventure-park', ['matching', 'model-lab', 'model-lab', 'ordering', 'placing']],
  ['fun-factory-realm', ['caption-belt', 'laugh-meter', 'meme-duel', 'meme-machine']],
  ['imagination-island', ['dice-samples', 'fact-check', 'river-crossing', 'sprite-duel', 'word-river']],
  ['python-world', ['python']],
  ['robo-realm', ['chat-rules', 'placing', 'steering-rules', 'teach-drawings', 'tractor']],
  ['safety-star-city', ['feed-lab', 'matching', 'message-gate', 'ordering', 'placing', 'real-or-made']],
  ['think-tank-park', ['data-plot', 'path-finding']],
  ['voice-valley-park', ['mastery-quiz', 'teach-commands']],
  ['wonder-vision-valley', ['drawing-test', 'image-filter', 'pixel-painting']],
])('%s loads what it has, once its world is on the screen', (realm, kinds) => {
  const content = JSON.parse(readFileSync(join(CONTENT, `${realm}.json`), 'utf8')) as RealmContent;
  expect(countLoads(content)).toEqual(kinds);
});

it('loads nothing in a realm that makes nothing', () => {
  expect(countLoads(TEST_CONTENT)).toEqual([]);
});

it('paints once what several kinds share', async () => {
  const paint = vi.fn(() => ({}));
  const boards = async () => paint;
  const { world, bus } = createTestRealm(withKinds('drawing-test', 'pixel-painting'));
  const stop = connectKinds(world, { 'drawing-test': { boards }, 'pixel-painting': { boards } });
  bus.emit('world/ready', READY);
  await vi.waitFor(() => expect(bus.lastPayload('boards/changed')).toEqual({ boards: {} }));
  expect(paint).toHaveBeenCalledTimes(1);
  stop();
});

it('has a folder for each kind, and a kind for each folder', () => {
  expect(Object.keys(KINDS).sort()).toEqual([...ACTIVITY_KINDS].sort());
});

it('brings every class of mechanics that the game has not', async () => {
  const mechanics = { ...OWN_MECHANICS, ...KIND_MECHANICS };
  expect(Object.keys(mechanics).sort()).toEqual(Object.keys(MECHANIC_CLASSES).sort());
  for (const { load } of Object.values(mechanics)) expect((await load()).create).toBeTypeOf('function');
});

it.each(Object.entries(KINDS))('finds the code for %s', async (_, { view, world, boards }) => {
  for (const load of [view, world]) if (load) expect(await load()).toBeTypeOf('function');
  if (boards) expect(await boards(createShow().world)).toBeTypeOf('function');
});

it('connects to the state of the moment at which it has arrived', async () => {
  const { world, bus, create, stop } = createShow();
  bus.emit('world/ready', READY);
  expect(create).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]).toEqual([world.content.activities['dice-samples'], world.content]);
  bus.emit('world/ready', READY);
  await Promise.resolve();
  expect(create).toHaveBeenCalledTimes(1);
  stop();
});

it('hands over what the player did on the map meanwhile, once', async () => {
  const { bus, on, stop } = createShow();
  const pulled = { id: 'dice-lever', mechanic: 'dice-lever', event: { pulled: true } } as const;
  bus.emit('mechanic/event', pulled);
  bus.emit('world/ready', READY);
  await vi.waitFor(() => expect(on).toHaveBeenCalledTimes(1));
  bus.emit('mechanic/event', pulled);
  expect(on).toHaveBeenCalledTimes(2);
  stop();
});

it('does not connect in a realm that was left meanwhile', async () => {
  const { bus, create, load, stop } = createShow();
  bus.emit('world/ready', READY);
  stop();
  await load.mock.results[0]?.value;
  await Promise.resolve();
  expect(create).not.toHaveBeenCalled();
});

it('tries again when an overlay closes, if it could not be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { bus, store, create, load, stop } = createShow();
  load.mockRejectedValueOnce(new Error('offline'));
  bus.emit('world/ready', READY);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(create).not.toHaveBeenCalled();
  store.dispatch(overlayRequested({ kind: 'map' }));
  store.dispatch(overlayClosed());
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  stop();
});

it('shows what was there before behind the welcome', async () => {
  const file = join(CONTENT, 'robo-realm.json');
  const { activities } = JSON.parse(readFileSync(file, 'utf8')) as RealmContent;
  const { world, bus, store } = createTestRealm({ ...TEST_CONTENT, activities });
  const commands = vi.fn();
  bus.on('mechanic/command', commands);
  const stop = connectKinds(world);
  store.dispatch(overlayRequested({ kind: 'welcome' }));
  bus.emit('world/ready', READY);
  await vi.waitFor(() => expect(commands).toHaveBeenCalled());
  stop();
});
