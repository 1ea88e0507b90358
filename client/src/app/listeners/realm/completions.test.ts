// Tests that the completion of a lesson waits for what was seen in the world, and comes before the lantern and the summary.
import { expect, it } from 'vitest';
import { messageAdded, messagePassed, selectSight } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectCompletions } from './completions.ts';
import { createTestRealm } from './testing/testRealm.ts';

it('opens after the sight, and only over the world', () => {
  const { world, store, open, closeOne } = createTestRealm();
  const stop = connectCompletions(world);
  store.dispatch(overlayRequested({ kind: 'map' }));
  store.dispatch(messageAdded({ subject: 'summary' }));
  store.dispatch(messageAdded({ subject: 'sight', task: 'learn', of: 'done' }));
  store.dispatch(messageAdded({ subject: 'completion', lesson: 'cycle' }));
  closeOne();
  expect(open()).toEqual([]);
  store.dispatch(messagePassed(selectSight(store.getState())?.key ?? 0));
  expect(open()).toEqual([{ kind: 'lesson', ref: 'cycle', isCompleted: true }]);
  stop();
});
