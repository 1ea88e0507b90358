// Tests the marks of the great lanterns, how one is lit, and which hints tell about it.
import { beforeEach, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { overlayClosed, overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { hintGiven } from '../../../features/realm/realmSlice.ts';
import { applyEffects } from './effects.ts';
import { connectLanterns } from './lanterns.ts';
import { createTestRealm } from './testing.ts';

const fresh = { isStale: () => false };
const finishTask = { kind: 'lesson-finished', ref: 'cycle', skipped: false } as const;
const EXIT_HINT = 'Step on arrow to go to next map';
const LANTERN: Place = { id: 'learn', kind: 'lantern', x: 500, y: 500 };

const play = vi.fn();
beforeEach(() => {
  play.mockClear();
  setSoundPlayer(play);
  return () => setSoundPlayer(undefined);
});

function createLitRealm(places: readonly Place[] = [LANTERN]) {
  const realm = createTestRealm();
  const { bus, store, world } = realm;
  bus.emit('world/ready', { realm: 'ai-adventure-park', places });
  bus.emit('player/moved', { x: 500, y: 900, facing: 'up' });
  const record: typeof world.record = (event) => {
    const effects = world.record(event);
    applyEffects(realm.world, effects);
    lanterns.announceReady(effects);
    return effects;
  };
  const lanterns = connectLanterns({ ...world, record }, fresh);
  return {
    ...realm,
    ...{ record, lanterns },
    marks: () => bus.lastPayload('lanterns/marked')?.marks,
    light: () => bus.emit('interaction/requested', { id: 'learn', kind: 'lantern' }),
    texts: () => store.getState().realm.hints.map(({ text }) => text),
  };
}

it('marks the lanterns at the start and after each change', () => {
  const { marks, record, light, bus, store } = createLitRealm();
  const marked = vi.fn();
  bus.on('lanterns/marked', marked);
  expect(marks()).toEqual({ learn: 'unlit' });
  store.dispatch(hintGiven('something else'));
  expect(marked).toHaveBeenCalledTimes(1);
  record(finishTask);
  expect(marks()).toEqual({ learn: 'ready' });
  light();
  expect(marks()).toEqual({ learn: 'lit' });
  record({ kind: 'tasks-reset' });
  expect(marks()).toEqual({ learn: 'lit' });
});

it('lights a ready lantern once, with sound, effect and the count', () => {
  const { record, light, texts, bus } = createLitRealm();
  const effect = vi.fn();
  light();
  expect(texts()).toEqual([]);
  record(finishTask);
  bus.on('effect/requested', effect);
  play.mockClear();
  light();
  light();
  expect(texts()).toEqual([EXIT_HINT, 'The lantern of “Learn” is lit: 1 of 1.', 'Every lantern of Park is lit.']);
  expect(play.mock.calls.flat()).toEqual(['lantern-lit', 'celebration']);
  expect(effect.mock.calls.flat()).toEqual([
    { effect: 'celebrate', at: 'learn' },
    { effect: 'celebrate', at: 'player' },
  ]);
});

it('lights nothing while an overlay is open, by a stale key, or after the stop', () => {
  const { record, light, marks, store, lanterns, world, bus } = createLitRealm();
  record(finishTask);
  store.dispatch(overlayRequested({ kind: 'map' }));
  light();
  expect(marks()).toEqual({ learn: 'ready' });
  store.dispatch(overlayClosed());
  lanterns.stop();
  light();
  expect(marks()).toEqual({ learn: 'ready' });
  connectLanterns(world, { isStale: () => true });
  light();
  expect(bus.lastPayload('lanterns/marked')?.marks).toEqual({ learn: 'ready' });
});

it('tells where the lantern of a finished task stands, after all overlays have closed and all other hints', () => {
  const wizard: Place = { id: 'wizard', kind: 'npc', x: 600, y: 500 };
  const { record, store, texts } = createLitRealm([wizard, { ...wizard, id: 'passer-by', x: 501 }, LANTERN]);
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  record(finishTask);
  expect(texts()).toEqual([EXIT_HINT]);
  store.dispatch(overlayClosed());
  store.dispatch(hintGiven('Interact With .....'));
  expect(texts()).toEqual([
    EXIT_HINT,
    'Interact With .....',
    'You can light the lantern of “Learn” now. It stands near wizard.',
  ]);
});

it('gives the direction of a lantern far from everybody, and nothing without a lantern on the map', () => {
  const far = createLitRealm();
  far.record(finishTask);
  expect(far.texts()).toEqual([EXIT_HINT, 'You can light the lantern of “Learn” now: 10 steps above.']);
  const bare = createLitRealm([]);
  bare.record(finishTask);
  expect(bare.texts()).toEqual([EXIT_HINT]);
});
