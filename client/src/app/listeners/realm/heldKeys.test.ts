// @vitest-environment jsdom
// A held key is stale until it was let go, or until the window lost sight of it.
import { expect, it } from 'vitest';
import { watchHeldKeys } from './heldKeys.ts';

const press = (type: 'keydown' | 'keyup', code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));

it('makes what is held stale until it is let go', () => {
  const keys = watchHeldKeys();
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.spoil();
  expect(keys.isStale(['Space', 'KeyE'])).toBe(true);
  expect(keys.isStale(['Space'])).toBe(false);
  press('keyup', 'KeyE');
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
});

it('forgets everything when the window is left, because the release is never heard', () => {
  const keys = watchHeldKeys();
  press('keydown', 'KeyE');
  keys.spoil();
  window.dispatchEvent(new Event('blur'));
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
  press('keydown', 'KeyE');
  keys.spoil();
  expect(keys.isStale(['KeyE'])).toBe(false);
});
