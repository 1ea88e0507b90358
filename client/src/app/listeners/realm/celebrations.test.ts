// Tests that finished tasks are celebrated at their place, not over a window, and before the summary.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { messageAdded } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectCelebrations } from './celebrations.ts';
import { createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

const play = vi.fn();
beforeEach(() => {
  play.mockClear();
  setSoundPlayer(play);
  return () => setSoundPlayer(undefined);
});

const DONE = [{ kind: 'task-completed', task: 'learn', title: 'Learn' }] as const;

function celebrateOnMap(places: readonly Place[], target?: string) {
  const [task] = TEST_CONTENT.quest.tasks;
  const steps = task!.steps.map((step) => ({ ...step, ...(target !== undefined && { target }) }));
  const content = { ...TEST_CONTENT, quest: { ...TEST_CONTENT.quest, tasks: [{ ...task!, steps }] } };
  const realm = createTestRealm(content);
  realm.bus.emit('world/ready', { realm: 'ai-adventure-park', places });
  const requested = vi.fn();
  realm.bus.on('effect/requested', requested);
  return { ...realm, requested, ...connectCelebrations(realm.world) };
}
const place = (id: string, kind: Place['kind']): Place => ({ id, kind, x: 0, y: 0 });

it('celebrates where the last step led, and the guide there is happy', () => {
  const { celebrate, requested } = celebrateOnMap([place('wizard', 'npc'), place('learn', 'lantern')], 'wizard');
  celebrate(DONE);
  expect(requested.mock.calls.flat()).toEqual([
    { effect: 'celebrate', at: 'wizard' },
    { effect: 'emote-happy', at: 'wizard' },
  ]);
  expect(play).toHaveBeenCalledExactlyOnceWith('task-done');
});

it('celebrates at the lantern of a task that led nowhere, and at the player without a lantern', () => {
  const lantern = celebrateOnMap([place('learn', 'lantern')]);
  lantern.celebrate(DONE);
  expect(lantern.requested.mock.calls[0]).toEqual([{ effect: 'celebrate', at: 'learn' }]);
  const none = celebrateOnMap([]);
  none.celebrate(DONE);
  expect(none.requested.mock.calls).toEqual([[{ effect: 'celebrate', at: 'player' }]]);
});

it('waits until the last overlay closes', () => {
  const { store, closeOne, celebrate, requested } = celebrateOnMap([place('wizard', 'npc')], 'wizard');
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  store.dispatch(overlayRequested({ kind: 'map' }));
  celebrate(DONE);
  closeOne();
  expect(requested).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  closeOne();
  expect(requested).toHaveBeenCalledTimes(2);
  store.dispatch(overlayRequested({ kind: 'map' }));
  closeOne();
  expect(requested).toHaveBeenCalledTimes(2);
});

describe('the summary of a finished realm', () => {
  it('opens once the camera has shown what changed', () => {
    const { bus, store, open, celebrate } = celebrateOnMap([place('wizard', 'npc')], 'wizard');
    const shown = vi.fn();
    bus.on('place/shown', shown);
    celebrate(DONE);
    store.dispatch(messageAdded({ subject: 'summary' }));
    expect(shown).toHaveBeenCalledExactlyOnceWith({ target: 'wizard' });
    bus.emit('place/seen', { target: 'elsewhere' });
    expect(open()).toEqual([]);
    bus.emit('place/seen', { target: 'wizard' });
    expect(open()).toEqual([{ kind: 'recap' }]);
  });

  it('does not wait for a camera that was called away', () => {
    vi.useFakeTimers();
    const { store, open, celebrate } = celebrateOnMap([place('wizard', 'npc')], 'wizard');
    celebrate(DONE);
    store.dispatch(messageAdded({ subject: 'summary' }));
    vi.advanceTimersByTime(4000);
    vi.useRealTimers();
    expect(open()).toEqual([{ kind: 'recap' }]);
  });
});
