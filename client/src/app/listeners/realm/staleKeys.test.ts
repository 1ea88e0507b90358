// @vitest-environment jsdom
// Tests that a held key is stale until it is released, heard to be pressed once more, or lost.
import { expect, it, vi } from 'vitest';
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

it('knows a key without place by its meaning', () => {
  const keys = trackStaleKeys();
  const event = (type: string) => window.dispatchEvent(new KeyboardEvent(type, { key: 'e' }));
  event('keydown');
  keys.markHeldAsStale();
  expect(keys.isStale(['KeyE'])).toBe(true);
  event('keyup');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
});

it('takes a key whose release was lost as pressed once more', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const keys = trackStaleKeys();
  press('keydown', 'KeyE');
  keys.markHeldAsStale();
  vi.advanceTimersByTime(200);
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(true);
  vi.advanceTimersByTime(5000);
  press('keydown', 'KeyE');
  expect(keys.isStale(['KeyE'])).toBe(false);
  keys.stop();
  vi.useRealTimers();
});
