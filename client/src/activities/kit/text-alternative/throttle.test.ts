// A throttle passes on the first value at once, then only the latest, and nothing after it is cancelled.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on the first value, then the latest of the following ones', () => {
  const received: string[] = [];
  const throttled = throttle((text: string) => received.push(text), 1000);
  for (const text of ['one', 'two', 'three']) throttled.push(text);
  expect(received).toEqual(['one']);
  vi.advanceTimersByTime(1000);
  expect(received).toEqual(['one', 'three']);
  throttled.push('four');
  throttled.cancel();
  vi.advanceTimersByTime(5000);
  expect(received).toEqual(['one', 'three']);
});
