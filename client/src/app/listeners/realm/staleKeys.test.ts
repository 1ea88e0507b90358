// @vitest-environment jsdom
// Tests that a held key is stale until it is released or the window loses focus.
import { expect, it } from 'vitest';
import { trackStaleKeys } from './staleKeys.ts';

const press = (type: 'keydown' | 'keyup', code: string) => window.dispatchEvent(new KeyboardEvent(type, { code }));

it('marks held keys as stale until they are released', () => {
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

it('clears all keys on blur, because their keyup events are missed', () => {
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
