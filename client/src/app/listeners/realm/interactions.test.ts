// Tests what interactions with characters and shops open, and what prevents them.
import { expect, it, vi } from 'vitest';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectInteractions, interactionRequest } from './interactions.ts';
import { createGuide, createTestRealm } from './testing/testRealm.ts';

const fresh = { isStale: () => false };

it('requests the greeting with its follow-up, or the lesson directly', () => {
  expect(interactionRequest({ ...createGuide('wizard', 'cycle'), greets: 'hello' }, [])).toEqual({
    kind: 'dialog',
    ref: 'hello',
    next: { kind: 'lesson', ref: 'cycle' },
  });
  expect(interactionRequest(createGuide('robot', 'ethics'), [])).toEqual({ kind: 'lesson', ref: 'ethics' });
});

it('disables the character, and drops hints only for a shop', () => {
  const { world, bus, store, open, closeOne, hint } = createTestRealm();
  connectInteractions(world, fresh);
  const enabled = vi.fn();
  bus.on('character/enabled', enabled);
  store.dispatch(hintGiven('fixed', 'Go there'));
  bus.emit('interaction/requested', { id: 'robot', kind: 'npc' });
  expect(open()).toEqual([{ kind: 'lesson', ref: 'ethics' }]);
  expect(enabled).toHaveBeenCalledExactlyOnceWith({ id: 'robot', enabled: false });
  expect(hint()).toBe('Go there');
  closeOne();
  bus.emit('interaction/requested', { id: 'robot', kind: 'shop' });
  expect(hint()).toBeUndefined();
});

it('opens nothing with an open overlay, a stale key, a collectible, an unknown id, or after the stop', () => {
  const { world, bus, store, open, closeOne } = createTestRealm();
  let isStale = false;
  const used = vi.fn();
  bus.on('mechanic/used', used);
  const stop = connectInteractions(world, { isStale: () => isStale });
  const use = (id: string, kind: 'npc' | 'collectible' | 'mechanic' = 'npc') =>
    bus.emit('interaction/requested', { id, kind });
  use('unknown');
  use('robot', 'collectible');
  isStale = true;
  use('robot');
  use('lever', 'mechanic');
  expect(open()).toEqual([]);
  isStale = false;
  store.dispatch(overlayRequested({ kind: 'map' }));
  use('robot');
  use('lever', 'mechanic');
  expect(open()).toEqual([{ kind: 'map' }]);
  closeOne();
  expect(used).not.toHaveBeenCalled();
  use('lever', 'mechanic');
  expect(used).toHaveBeenCalledExactlyOnceWith({ id: 'lever' });
  stop();
  use('robot');
  use('lever', 'mechanic');
  expect(open()).toEqual([]);
  expect(used).toHaveBeenCalledTimes(1);
});

it('lets a character with more to say speak its lines in turn, unless the story has changed them', () => {
  const chatty = { ...createGuide('gardener', 'cycle'), opens: undefined, greets: 'one', alsoGreets: ['two', 'three'] };
  const said = [0, 1, 2, 3].map((talks) => interactionRequest(chatty, [], talks));
  expect(said).toMatchObject([{ ref: 'one' }, { ref: 'two' }, { ref: 'three' }, { ref: 'one' }]);
  const lit = { ...chatty, whenLit: 'bright' };
  expect([0, 1, 4].map((talks) => interactionRequest(lit, [], talks, true))).toMatchObject([
    { ref: 'bright' },
    { ref: 'one' },
    { ref: 'bright' },
  ]);
  expect(interactionRequest(lit, [], 0)).toMatchObject({ ref: 'one' });
  const changed = { ...chatty, later: [{ after: 'step', greets: 'new' }] };
  expect(interactionRequest(changed, ['step'], 1)).toMatchObject({ ref: 'new' });
});
