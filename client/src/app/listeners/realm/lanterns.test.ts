// Tests the marks of the great lanterns, how one is lit, near and from afar, and which hints tell about it.

import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { beforeEach, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { hintGiven, selectSight } from '../../../features/messages/messagesSlice.ts';
import { hintTexts } from '../../../features/messages/testing/hintTexts.ts';
import { overlayClosed, overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import { applyEffects } from './effects.ts';
import { connectLanterns } from './lanterns.ts';
import { createTestRealm } from './testing/testRealm.ts';

const fresh = { isStale: () => false };
const finishTask = { kind: 'lesson-finished', ref: 'cycle', skipped: false } as const;
const EXPLANATION = 'Every task that you finish gives its light to a great lantern. Light yours now!';
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
    lanterns.explainFirst(effects);
    return effects;
  };
  const lanterns = connectLanterns({ ...world, record }, fresh);
  return {
    ...realm,
    ...{ record, lanterns },
    marks: () => bus.lastPayload('lanterns/marked')?.marks,
    light: () => bus.emit('interaction/requested', { id: 'learn', kind: 'lantern' }),
    lightFromAfar: () => bus.emit('interaction/missed', null),
    texts: () => hintTexts(store.getState()),
  };
}

it('marks the lanterns at the start and after each change', () => {
  const { marks, record, light, bus, store } = createLitRealm();
  const marked = vi.fn();
  bus.on('lanterns/marked', marked);
  expect(marks()).toEqual({ learn: 'unlit' });
  store.dispatch(hintGiven('fixed', 'something else'));
  expect(marked).toHaveBeenCalledTimes(1);
  record(finishTask);
  expect(marks()).toEqual({ learn: 'ready' });
  light();
  expect(marks()).toEqual({ learn: 'lit' });
  record({ kind: 'tasks-reset' });
  expect(marks()).toEqual({ learn: 'lit' });
});

it('lights a ready lantern once, and says how many are lit', () => {
  const { record, light, texts, bus } = createLitRealm();
  const effect = vi.fn();
  light();
  expect(texts()).toEqual([]);
  record(finishTask);
  expect(texts()).toEqual([EXPLANATION]);
  bus.on('effect/requested', effect);
  play.mockClear();
  light();
  light();
  // The newest word about the lanterns is the only one that is still true.
  expect(texts()).toEqual(['Every lantern of Park is lit.']);
  // Sound and sparks come from the world, once its lantern has taken the flame.
  expect(play).not.toHaveBeenCalled();
  expect(effect).not.toHaveBeenCalled();
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

it('is lit from where the learner is when nothing else is in reach, and the camera shows it', () => {
  const { record, lightFromAfar, marks, store } = createLitRealm();
  lightFromAfar();
  expect(marks()).toEqual({ learn: 'unlit' });
  record(finishTask);
  lightFromAfar();
  expect(marks()).toEqual({ learn: 'lit' });
  expect(selectSight(store.getState())).toMatchObject({ task: 'learn', of: 'lit' });
});

it('explains the lanterns once: not after one was lit, and not where the map has none', () => {
  const later = createLitRealm();
  const lit = { ...EMPTY_REALM_STATE, entered: true, lanterns: ['elsewhere'] };
  later.store.dispatch(realmAdvanced({ realm: 'robo-realm', state: lit }));
  later.record(finishTask);
  expect(later.texts()).toEqual([]);
  const bare = createLitRealm([]);
  bare.record(finishTask);
  bare.lightFromAfar();
  expect(bare.texts()).toEqual([]);
  expect(bare.marks()).toEqual({ learn: 'ready' });
});
