// What is read aloud: the first value at once, then only the latest, and nothing after the end.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on the first value, and of the following ones the latest', () => {
  const heard: string[] = [];
  const slowly = throttle((text: string) => heard.push(text), 1000);
  for (const text of ['one', 'two', 'three']) slowly.push(text);
  expect(heard).toEqual(['one']);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['one', 'three']);
  slowly.push('four');
  slowly.cancel();
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(['one', 'three']);
});
