// Windows over the world: the lock, the pause, what covers, and what follows when the last one closes.
import { expect, it, vi } from 'vitest';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectOverlays } from './connectOverlays.ts';
import { createTestRealm } from './testing.ts';

function setUp() {
  const each = createTestRealm();
  const spoil = vi.fn();
  const overlays = connectOverlays(each.world, { markHeldAsStale: spoil });
  return { ...each, spoil, overlays };
}

it('locks once for a whole stack and unlocks when all of it has closed', () => {
  const { bus, store, closeOne, spoil } = setUp();
  const locked = vi.fn();
  bus.on('input/locked', locked);
  store.dispatch(overlayRequested({ kind: 'map' }));
  store.dispatch(overlayRequested({ kind: 'pause' }));
  expect(bus.lastPayload('game/paused')).toEqual({ paused: true });
  closeOne();
  expect(bus.lastPayload('game/paused')).toEqual({ paused: false });
  expect(spoil).not.toHaveBeenCalled();
  closeOne();
  // The first call is the replay of what was said at the start.
  expect(locked.mock.calls.flat()).toEqual([{ locked: false }, { locked: true }, { locked: false }]);
  expect(spoil).toHaveBeenCalledOnce();
});

it('opens by key what the key names, and nothing while something is open', () => {
  const { bus, open } = setUp();
  bus.emit('action/pressed', { action: 'interact' });
  expect(open()).toEqual([]);
  bus.emit('action/pressed', { action: 'journal' });
  bus.emit('action/pressed', { action: 'map' });
  expect(open()).toEqual([{ kind: 'journal' }]);
});

it('gives the hint after a lesson only, and the recap once', () => {
  const { store, open, closeOne, hint, overlays } = setUp();
  store.dispatch(overlayRequested({ kind: 'map' }));
  closeOne();
  expect(hint()).toBeUndefined();
  overlays.openRecapWhenClosed();
  store.dispatch(overlayRequested({ kind: 'lesson', ref: 'cycle' }));
  closeOne();
  expect(hint()).toBe('Interact With .....');
  expect(open()).toEqual([{ kind: 'recap' }]);
  closeOne();
  expect(open()).toEqual([]);
});

it('is silent after the stop', () => {
  const { bus, store, overlays } = setUp();
  overlays.stop();
  store.dispatch(overlayRequested({ kind: 'pause' }));
  expect(bus.lastPayload('input/locked')).toEqual({ locked: false });
});
