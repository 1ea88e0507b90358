// Output without shared memory: occasional output is sent at once, a flood in few messages, and nothing is lost.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutputWriter } from './outputWriter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createWriter() {
  const posted: string[] = [];
  const writer = createOutputWriter(undefined, Atomics.wait, (_, text) => void posted.push(text));
  const print = (text: string) => writer.write('out', new TextEncoder().encode(text));
  vi.advanceTimersByTime(1000);
  return { writer, posted, print };
}

it('sends what is printed now and then at once', () => {
  const { posted, print } = createWriter();
  print('one');
  print('two');
  expect(posted).toEqual(['one', 'two']);
});

it('sends a flood in few messages, and what waits of it when its moment is over or the program pauses', () => {
  const { writer, posted, print } = createWriter();
  for (let i = 0; i < 1000; i++) print(`${i}\n`);
  const all = Array.from({ length: 1000 }, (_, i) => `${i}\n`).join('');
  expect(posted.length).toBeLessThan(50);
  writer.flushIfDue();
  expect(posted.join('')).not.toBe(all);
  vi.advanceTimersByTime(50);
  writer.flushIfDue();
  expect(posted.join('')).toBe(all);
  for (let i = 0; i < 100; i++) print('x');
  writer.flush();
  expect(posted.join('')).toBe(all + 'x'.repeat(100));
});

it('has an end', () => {
  const { writer, posted, print } = createWriter();
  const huge = 'x'.repeat(1_000_000);
  for (let i = 0; i < 100; i++) print(huge);
  writer.flush();
  expect(posted.join('').length).toBeLessThan(20_000_000);
});
