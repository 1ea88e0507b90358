// @vitest-environment jsdom
// Tests the lantern post of a realm: using it opens the review, unless an overlay is open or the key is still held.
import { expect, it } from 'vitest';
import { overlayRequested, selectOverlayStack } from '../../../features/overlays/overlaysSlice.ts';
import { connectPosts } from './posts.ts';
import { createTestRealm } from './testing/testRealm.ts';

function setup(isStale = false) {
  const { world, bus, store } = createTestRealm();
  const stop = connectPosts(world, { isStale: () => isStale });
  return {
    store,
    stop,
    use: (kind: 'post' | 'mechanic' = 'post') => bus.emit('interaction/requested', { id: 'lantern-post', kind }),
    open: () => selectOverlayStack(store.getState()).map(({ request }) => request.kind),
  };
}

it('opens the review', () => {
  const { use, open, stop } = setup();
  use('mechanic');
  expect(open()).toEqual([]);
  use();
  expect(open()).toEqual(['review']);
  stop();
});

it('opens nothing over an overlay, with a key that is still held, or after the realm is left', () => {
  const { store, use, open, stop } = setup();
  store.dispatch(overlayRequested({ kind: 'map' }));
  use();
  expect(open()).toEqual(['map']);
  stop();
  const held = setup(true);
  held.use();
  expect(held.open()).toEqual([]);
  held.stop();
  const left = setup();
  left.stop();
  left.use();
  expect(left.open()).toEqual([]);
});
