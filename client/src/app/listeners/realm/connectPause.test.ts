// @vitest-environment jsdom
// Tests that no reason to pause the world ends another one: pause menu, window without focus, teacher.
import type { OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { expect, it } from 'vitest';
import { lessonChanged } from '../../../features/live/liveSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { createOwnTestLesson } from '../../../testing/liveLessons.ts';
import { connectPause } from './connectPause.ts';
import { createTestRealm } from './testing/testRealm.ts';

const LESSON = createOwnTestLesson();
const PAUSED = createOwnTestLesson({ paused: true });

function setUp() {
  const { world, store, closeOne } = createTestRealm();
  const stop = connectPause(world);
  const setLesson = (lesson: OwnLiveLesson | null) => store.dispatch(lessonChanged(lesson));
  return { store, setLesson, closeOne, stop, isPaused: () => world.bus.lastPayload('game/paused')?.paused };
}

it("the teacher's pause outlasts the pause menu and the return to the window", () => {
  const { store, setLesson, closeOne, isPaused, stop } = setUp();
  expect(isPaused()).toBe(false);
  setLesson(PAUSED);
  expect(isPaused()).toBe(true);
  store.dispatch(overlayRequested({ kind: 'pause' }));
  closeOne();
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new Event('focus'));
  expect(isPaused()).toBe(true);
  setLesson(LESSON);
  expect(isPaused()).toBe(false);
  stop();
});

it('a window without focus stays paused when the class goes on or the menu closes', () => {
  const { store, setLesson, closeOne, isPaused, stop } = setUp();
  window.dispatchEvent(new Event('blur'));
  setLesson(PAUSED);
  setLesson(LESSON);
  store.dispatch(overlayRequested({ kind: 'pause' }));
  closeOne();
  expect(isPaused()).toBe(true);
  window.dispatchEvent(new Event('focus'));
  expect(isPaused()).toBe(false);
  stop();
});

it('all eyes on the teacher pauses as well, and the end of the lesson lets go', () => {
  const { setLesson, isPaused, stop } = setUp();
  setLesson(createOwnTestLesson({ gathering: { line: 'look-here', text: null } }));
  expect(isPaused()).toBe(true);
  setLesson(null);
  expect(isPaused()).toBe(false);
  stop();
  setLesson(PAUSED);
  expect(isPaused()).toBe(false);
});
