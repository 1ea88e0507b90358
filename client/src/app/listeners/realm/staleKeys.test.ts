// @vitest-environment jsdom
// A held key is stale until it was let go, or until the window lost sight of it.
import { expect, it } from 'vitest';
import { trackStaleKeys } from './staleKeys.ts';

const press = (type: 'keydown' | 'keyup', code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));

it('makes what is held stale until it is let go', () => {
  const keys = trackStaleKeys();
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.markHeldAsStale();
  expect(keys.isStale(['Space', 'KeyE'])).toBe(true);
  expect(keys.isStale(['Space'])).toBe(false);
  press('keyup', 'KeyE');
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
});

it('forgets everything when the window is left, because the release is never heard', () => {
  const keys = trackStaleKeys();
  press('keydown', 'KeyE');
  keys.markHeldAsStale();
  window.dispatchEvent(new Event('blur'));
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
  press('keydown', 'KeyE');
  keys.markHeldAsStale();
  expect(keys.isStale(['KeyE'])).toBe(false);
});
