// Tests the marks and the goal that world and interface are told, now and after each step.

import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { expect, it } from 'vitest';
import { lessonChanged } from '../../../features/live/liveSlice.ts';
import { taskChosen } from '../../../features/realm/realmSlice.ts';
import { connectGuidance } from './guidance.ts';
import { createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

const QUEST = {
  ...TEST_CONTENT.quest,
  tasks: ['one', 'two', 'three'].map((id) => ({
    id,
    title: id,
    steps: [
      {
        id: `${id}-done`,
        title: '',
        on: { kind: 'lesson-finished' as const, ref: id === 'one' ? 'cycle' : id },
        needs: [],
        target: id,
      },
    ],
  })),
};

function guide() {
  const realm = createTestRealm({ ...TEST_CONTENT, quest: QUEST });
  const stop = connectGuidance(realm.world);
  return {
    ...realm,
    stop,
    goal: () => realm.bus.lastPayload('goal/marked')?.target,
  };
}

it('follow the learner from task to task, past the lanterns', () => {
  const { record, goal, stop } = guide();
  expect(goal()).toBe('one');
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  expect(goal()).toBe('two');
  stop();
});

it('put the teacher of a live lesson first, then what an assignment asks for', () => {
  const { store, goal, stop } = guide();
  store.dispatch(taskChosen('two'));
  expect(goal()).toBe('two');
  store.dispatch(lessonChanged({ goal: { realm: 'ai-adventure-park', task: 'three' } } as OwnLiveLesson));
  expect(goal()).toBe('three');
  store.dispatch(lessonChanged({ goal: { realm: 'robo-realm', task: 'three' } } as OwnLiveLesson));
  expect(goal()).toBe('two');
  stop();
});

it('lead to the exit when all tasks are done', () => {
  const { world, bus, record } = createTestRealm();
  const stop = connectGuidance(world);
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  expect(bus.lastPayload('characters/marked')?.marks).toEqual({});
  expect(bus.lastPayload('goal/marked')?.target).toBe('exit');
  stop();
});
