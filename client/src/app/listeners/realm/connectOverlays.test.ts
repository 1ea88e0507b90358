// Tests the input lock and cover states of overlays, and the actions after the last one closes.
import { expect, it, vi } from 'vitest';
import { hintsDropped } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectOverlays } from './connectOverlays.ts';
import { createTestRealm } from './testing/testRealm.ts';

function setUp() {
  const realm = createTestRealm();
  const markHeldAsStale = vi.fn();
  const stop = connectOverlays(realm.world, { markHeldAsStale });
  return { ...realm, markHeldAsStale, stop };
}

it('locks once for a stack of overlays and unlocks when all have closed', () => {
  const { bus, store, closeOne, markHeldAsStale } = setUp();
  const locked = vi.fn();
  bus.on('input/locked', locked);
  store.dispatch(overlayRequested({ kind: 'map' }));
  store.dispatch(overlayRequested({ kind: 'pause' }));
  closeOne();
  expect(markHeldAsStale).not.toHaveBeenCalled();
  closeOne();
  // The first call is the replay of the initial event.
  expect(locked.mock.calls.flat()).toEqual([{ locked: false }, { locked: true }, { locked: false }]);
  expect(markHeldAsStale).toHaveBeenCalledOnce();
});

it('opens the overlay of a pressed key, unless one is already open', () => {
  const { bus, open } = setUp();
  bus.emit('action/pressed', { action: 'interact' });
  expect(open()).toEqual([]);
  bus.emit('action/pressed', { action: 'journal' });
  bus.emit('action/pressed', { action: 'map' });
  expect(open()).toEqual([{ kind: 'journal' }]);
});

it('shows the hint only after a lesson that is not finished', () => {
  const { store, open, closeOne, hint, record } = setUp();
  store.dispatch(overlayRequested({ kind: 'map' }));
  closeOne();
  expect(hint()).toBeUndefined();
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  closeOne();
  expect(hint()).toBe('Interact With .....');
  expect(open()).toEqual([]);
  store.dispatch(hintsDropped());
  record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  closeOne();
  expect(hint()).toBeUndefined();
});

it('emits nothing after it is stopped', () => {
  const { bus, store, stop } = setUp();
  stop();
  store.dispatch(overlayRequested({ kind: 'pause' }));
  expect(bus.lastPayload('input/locked')).toEqual({ locked: false });
});
