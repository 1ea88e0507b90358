// Creates lessons and learners for tests of the live lesson.
import type { LiveLearner, LiveLesson, OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { createValueStore } from '../lib/valueStore.ts';

export const createTestLesson = (changes: Partial<LiveLesson> = {}): LiveLesson => ({
  id: 'lesson-1',
  groupId: 'g1',
  groupName: 'Class 7B',
  startedAt: Date.parse('2026-11-26T09:00:00Z'),
  seq: 1,
  paused: false,
  hints: true,
  goal: null,
  gathering: null,
  ...changes,
});

export const createOwnTestLesson = (changes: Partial<OwnLiveLesson> = {}): OwnLiveLesson => ({
  ...createTestLesson(),
  teacherIsComing: false,
  ...changes,
});

export const createTestLearner = (changes: Partial<LiveLearner> = {}): LiveLearner => ({
  id: 'asha',
  name: 'Asha Rao',
  avatar: 'milo',
  state: 'working',
  since: Date.parse('2026-11-26T09:00:00Z'),
  realm: 'ai-adventure-park',
  task: 'learn-project-cycle',
  x: 35,
  y: 9,
  finishedTasks: 0,
  teacherIsComing: false,
  ...changes,
});

/** A connection that a test moves by hand. */
export function createTestStore<S>(initial: S) {
  const store = createValueStore(initial);
  let isStopped = false;
  return {
    ...store,
    stop() {
      isStopped = true;
    },
    isStopped: () => isStopped,
    set: (changes: Partial<S>) => store.setState({ ...store.getState(), ...changes }),
  };
}
