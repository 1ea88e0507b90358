// Output in shared memory: everything arrives in order, across the end of the memory, and a full memory makes the program wait.
import { expect, it, vi } from 'vitest';
import { createRingReader, createRingWriter } from './outputRing.ts';
import { createSharedViews, OUTPUT_RING_BYTES, SHARED_BYTES, SIGINT, SLOT } from './workerMessages.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** `sleep` is called where the writer waits. */
function createRing(sleep: (read: () => string) => void = () => undefined) {
  const views = createSharedViews(new SharedArrayBuffer(SHARED_BYTES));
  const reader = createRingReader(views);
  const seen: string[] = [];
  const read = () => {
    const text = reader()
      .map(({ stream, text: piece }) => (stream === 'out' ? piece : `<${stream}:${piece}>`))
      .join('');
    seen.push(text);
    return text;
  };
  const wait = () => {
    sleep(read);
    return 'ok' as const;
  };
  const write = createRingWriter(views, wait);
  return { views, write, read, seen };
}

it('keeps the order of the streams and joins what belongs together', () => {
  const { write, read } = createRing();
  write('out', encode('a'));
  write('out', encode('🍰'));
  write('err', encode('b'));
  write('out', encode('c'));
  expect(read()).toBe('a🍰<err:b>c');
  expect(read()).toBe('');
});

it('goes on at its beginning when it comes to its end, also after the numbers have wrapped around', () => {
  const { views, write, read } = createRing();
  const start = 2 ** 31 - 1000;
  Atomics.store(views.slots, SLOT.written, start);
  Atomics.store(views.slots, SLOT.read, start);
  for (let i = 0; i < 500; i++) {
    const text = `${i} é${'x'.repeat(i)}`;
    write('out', encode(text));
    expect(read()).toBe(text);
  }
});

it('waits while it is full; a character that was cut in two arrives whole', () => {
  const text = 'é'.repeat(OUTPUT_RING_BYTES);
  const ring = createRing((read) => read());
  ring.write('out', encode(text));
  ring.read();
  expect(ring.seen.length).toBeGreaterThan(2);
  expect(ring.seen.join('')).toBe(text);
});

it('drops the output of a program that is being stopped instead of waiting', () => {
  const sleep = vi.fn();
  const { views, write, read } = createRing(sleep);
  views.interrupt[0] = SIGINT;
  write('out', encode('x'.repeat(OUTPUT_RING_BYTES * 2)));
  expect(sleep).not.toHaveBeenCalled();
  expect(read().length).toBeLessThan(OUTPUT_RING_BYTES);
});
