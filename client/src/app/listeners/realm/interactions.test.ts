// Using characters and shops: what opens, and what keeps it from opening.
import { expect, it, vi } from 'vitest';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { hintGiven } from '../../../features/realm/realmSlice.ts';
import { connectInteractions, interactionRequest } from './interactions.ts';
import { createGuide, createTestRealm } from './testing.ts';

const fresh = { isStale: () => false };

it('opens the greeting first and what it leads to next, or the lesson at once', () => {
  expect(interactionRequest({ ...createGuide('wizard', 'cycle'), greets: 'hello' }, [])).toEqual({
    kind: 'dialog',
    ref: 'hello',
    next: { kind: 'lesson', ref: 'cycle' },
  });
  expect(interactionRequest(createGuide('robot', 'ethics'), [])).toEqual({ kind: 'lesson', ref: 'ethics' });
});

it('disables whom one talks to, and drops the hints only at the door of a shop', () => {
  const { world, bus, store, open, closeOne, hint } = createTestRealm();
  connectInteractions(world, fresh);
  const enabled = vi.fn();
  bus.on('character/enabled', enabled);
  store.dispatch(hintGiven('Go there'));
  bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
  expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
  expect(enabled).toHaveBeenCalledExactlyOnceWith({ id: 'robot', enabled: false });
  expect(hint()).toBe('Go there');
  closeOne();
  bus.emit('interaction/requested', { id: 'robot', kind: 'shop' });
  expect(hint()).toBeUndefined();
});

it('opens nothing under an open window, with a stale key, for things, for strangers and after the stop', () => {
  const { world, bus, store, open, closeOne } = createTestRealm();
  let isStale = false;
  const stop = connectInteractions(world, { isStale: () => isStale });
  const use = (id: string, kind: 'npc' | 'collectible' = 'npc') => bus.emit('interaction/requested', { id, kind });
  use('nobody');
  use('robot', 'collectible');
  isStale = true;
  use('robot');
  expect(open()).toEqual([]);
  isStale = false;
  store.dispatch(overlayRequested({ kind: 'map' }));
  use('robot');
  expect(open()).toEqual([{ kind: 'map' }]);
  closeOne();
  stop();
  use('robot');
  expect(open()).toEqual([]);
});
