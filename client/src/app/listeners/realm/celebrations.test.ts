// Tests that finished tasks are celebrated at their place, not over a window, with people, then the lantern, before the summary.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSoundPlayer } from '../../../audio/playSound.ts';
import type { Place } from '../../../bridge/events.ts';
import { messageAdded, selectOffer, selectSight } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectCelebrations } from './celebrations.ts';
import { announceLit } from './lanterns.ts';
import { createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

const play = vi.fn();
beforeEach(() => {
  play.mockClear();
  vi.useFakeTimers();
  setSoundPlayer(play);
});
afterEach(() => {
  vi.useRealTimers();
  setSoundPlayer(undefined);
});

const DONE = [{ kind: 'task-completed', task: 'learn', title: 'Learn' }] as const;
const PRAISE = { glad: ['The owl hoots.', 'Twice.'], gentle: ['It works.'] };

function celebrateOnMap(places: readonly Place[], target?: string) {
  const [task] = TEST_CONTENT.quest.tasks;
  const steps = task!.steps.map((step) => ({ ...step, ...(target !== undefined && { target }) }));
  const tasks = [{ ...task!, steps, praise: PRAISE }];
  const realm = createTestRealm({ ...TEST_CONTENT, quest: { ...TEST_CONTENT.quest, tasks } });
  realm.bus.emit('world/ready', { realm: 'ai-adventure-park', places });
  realm.record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  const requested = vi.fn();
  realm.bus.on('effect/requested', requested);
  const called = vi.fn();
  realm.bus.on('people/called', called);
  const isOffered = () => realm.bus.lastPayload('lantern/offered')?.offered;
  return { ...realm, requested, called, isOffered, ...connectCelebrations(realm.world) };
}
const place = (id: string, kind: Place['kind']): Place => ({ id, kind, x: 0, y: 0 });

it('celebrates where the last step led, and calls people there who speak of it', () => {
  const { celebrate, requested, called } = celebrateOnMap(
    [place('wizard', 'npc'), place('learn', 'lantern')],
    'wizard',
  );
  celebrate(DONE);
  expect(requested.mock.calls.flat()).toEqual([{ effect: 'celebrate', at: 'wizard' }]);
  expect(called.mock.calls.flat()).toEqual([{ at: 'wizard', lines: PRAISE.glad, mood: 'glad' }]);
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
  const { store, closeOne, celebrate, requested, called } = celebrateOnMap([place('wizard', 'npc')], 'wizard');
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  store.dispatch(overlayRequested({ kind: 'map' }));
  celebrate(DONE);
  closeOne();
  expect(requested).not.toHaveBeenCalled();
  expect(play).not.toHaveBeenCalled();
  closeOne();
  expect(requested).toHaveBeenCalledOnce();
  expect(called).toHaveBeenCalledOnce();
  store.dispatch(overlayRequested({ kind: 'map' }));
  closeOne();
  expect(requested).toHaveBeenCalledOnce();
});

describe('the lantern', () => {
  const lit = () => celebrateOnMap([place('wizard', 'npc'), place('learn', 'lantern')], 'wizard');

  it('is offered once what changed was seen: the key is for it until the child walks away', () => {
    const { bus, celebrate, isOffered } = lit();
    bus.emit('player/moved', { x: 100, y: 100, facing: 'up' });
    celebrate(DONE);
    expect(isOffered()).toBeUndefined();
    bus.emit('place/seen', { target: 'wizard' });
    expect(isOffered()).toBe(true);
    bus.emit('player/moved', { x: 140, y: 100, facing: 'right' });
    expect(isOffered()).toBe(true);
    bus.emit('player/moved', { x: 190, y: 100, facing: 'right' });
    expect(isOffered()).toBe(false);
  });

  it('that is lit is shown to the end before the summary opens', () => {
    const { bus, world, store, open, celebrate, isOffered } = lit();
    const shown = vi.fn();
    celebrate(DONE);
    store.dispatch(messageAdded({ subject: 'summary' }));
    bus.emit('place/seen', { target: 'wizard' });
    expect(selectOffer(store.getState())).toBeDefined();
    expect(open()).toEqual([]);
    bus.on('place/shown', shown);
    announceLit(world, 'learn');
    expect(isOffered()).toBe(false);
    expect(shown).toHaveBeenCalledExactlyOnceWith({ target: 'learn' });
    expect(open()).toEqual([]);
  });

  it('can be lit while the camera still shows what changed', () => {
    const { bus, world, store, celebrate } = lit();
    celebrate(DONE);
    announceLit(world, 'learn');
    expect(selectSight(store.getState())).toMatchObject({ of: 'lit' });
    bus.emit('place/seen', { target: 'learn' });
    expect(selectSight(store.getState())).toBeUndefined();
    expect(selectOffer(store.getState())).toBeUndefined();
  });
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

  it('does not wait for a lantern that nobody lights', () => {
    const { bus, store, open, celebrate } = celebrateOnMap(
      [place('wizard', 'npc'), place('learn', 'lantern')],
      'wizard',
    );
    celebrate(DONE);
    store.dispatch(messageAdded({ subject: 'summary' }));
    bus.emit('place/seen', { target: 'wizard' });
    expect(open()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    expect(open()).toEqual([{ kind: 'recap' }]);
  });

  it("does not wait for a camera that was called away, but for the end of a teacher's pause", () => {
    const { bus, store, open, celebrate } = celebrateOnMap([place('wizard', 'npc')], 'wizard');
    celebrate(DONE);
    store.dispatch(messageAdded({ subject: 'summary' }));
    vi.advanceTimersByTime(1000);
    bus.emit('game/paused', { paused: true });
    vi.advanceTimersByTime(600_000);
    expect(open()).toEqual([]);
    bus.emit('game/paused', { paused: false });
    vi.advanceTimersByTime(10_000);
    expect(open()).toEqual([{ kind: 'recap' }]);
  });
});
