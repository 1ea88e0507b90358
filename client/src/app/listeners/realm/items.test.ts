// Tests that found items are emitted at the start, recorded and shown once.
import { expect, it } from 'vitest';
import { selectStory, storyFound } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { connectItems } from './items.ts';
import { createTestRealm, TEST_CONTENT } from './testing/testRealm.ts';

it('shows an item once and emits the collected ids', () => {
  const { world, bus, open, closeOne } = createTestRealm();
  connectItems(world);
  expect(bus.lastPayload('items/collected')).toEqual({ ids: [] });
  bus.emit('item/picked', { id: 'card' });
  expect(open()).toEqual([{ kind: 'discovery', item: 'card' }]);
  expect(bus.lastPayload('items/collected')).toEqual({ ids: ['card'] });
  closeOne();
  bus.emit('item/picked', { id: 'card' });
  bus.emit('item/picked', { id: 'unknown' });
  expect(open()).toEqual([]);
});

it('shows the story of the item that was found last', () => {
  const { store } = createTestRealm();
  for (const id of ['star-1', 'star-2']) store.dispatch(storyFound(id));
  expect(selectStory(store.getState())).toBe('star-2');
});

it('an item that appears after the intro is hidden until the intro is closed, and never again once a step is done', () => {
  const { realm } = TEST_CONTENT;
  const content = {
    ...TEST_CONTENT,
    realm: {
      ...realm,
      welcome: { ...realm.welcome, intro: 'hello' },
      items: realm.items.map((item) => ({ ...item, appears: 'after-intro' as const })),
    },
  };
  const { world, bus, store, closeOne } = createTestRealm(content);
  connectItems(world);
  expect(bus.lastPayload('items/hidden')).toEqual({ ids: ['card'] });
  store.dispatch(overlayRequested({ kind: 'welcome' }));
  closeOne();
  expect(bus.lastPayload('items/hidden')).toEqual({ ids: ['card'] });
  store.dispatch(overlayRequested({ kind: 'dialog', ref: 'hello' }));
  closeOne();
  expect(bus.lastPayload('items/hidden')).toEqual({ ids: [] });

  world.record({ kind: 'lesson-finished', ref: 'cycle', skipped: false });
  connectItems(world);
  expect(bus.lastPayload('items/hidden')).toEqual({ ids: [] });
});
