// Tests what is told of a learner's place: realm, tile, and the task of the open lesson; and nothing once the realm is left.
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { expect, it, vi } from 'vitest';
import { selectPlace } from '../../../features/live/liveSlice.ts';
import { connectLivePlace, taskNow } from './livePlace.ts';
import { createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

it('tells the realm, the tile and the task, and nothing after the realm', () => {
  const { world, store, bus, record } = createTestRealm();
  const readPlace = () => selectPlace(store.getState());
  const nowhere = readPlace();
  const stop = connectLivePlace(world);
  expect(readPlace()).toEqual({ realm: 'ai-adventure-park', task: 'learn', x: null, y: null });
  bus.emit('player/moved', { x: 1125, y: 280, facing: 'down' });
  expect(readPlace()).toMatchObject({ x: 35, y: 8 });
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  expect(readPlace()).toMatchObject({ task: null, x: 35 });
  stop();
  expect(readPlace()).toEqual(nowhere);
  bus.emit('player/moved', { x: 0, y: 0, facing: 'down' });
  expect(readPlace()).toEqual(nowhere);
});

it('tells the store once per tile, not once per frame', () => {
  const { world, store, bus } = createTestRealm();
  const stop = connectLivePlace(world);
  const told = vi.fn();
  const unsubscribe = store.subscribe(told);
  for (const x of [1125, 1128, 1131, 1153]) bus.emit('player/moved', { x, y: 280, facing: 'right' });
  expect(told).toHaveBeenCalledTimes(2);
  unsubscribe();
  stop();
});

it('an open lesson counts more than the task under way', () => {
  const step = (id: string, ref: string) => ({
    id,
    title: id,
    on: { kind: 'lesson-finished', ref } as const,
    needs: [],
  });
  const quest = {
    ...TEST_CONTENT.quest,
    tasks: [
      { id: 'first', title: '', steps: [step('a', 'cycle')] },
      { id: 'second', title: '', steps: [step('b', 'ethics')] },
    ],
  };
  expect(taskNow(quest, EMPTY_REALM_STATE, [])).toBe('first');
  expect(taskNow(quest, EMPTY_REALM_STATE, [{ kind: 'lesson', ref: 'ethics' }, { kind: 'pause' }])).toBe('second');
  expect(taskNow(quest, EMPTY_REALM_STATE, [{ kind: 'dialog', ref: 'ethics' }])).toBe('first');
});
