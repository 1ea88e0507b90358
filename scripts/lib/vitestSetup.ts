// Runs with each file of unit tests: puts back replaced clocks and globals for the next file, and makes password hashes cheap.
import { afterAll, vi } from 'vitest';

/** Thousands of accounts are made in these tests, so a hash takes a thousandth of the memory that the server asks for. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof real.hash = (password, options = {}) =>
    real.hash(password, { ...options, memoryCost: Math.max(8, (options?.memoryCost ?? 0) / 1024) });
  return { ...real, hash };
});

if ('document' in globalThis) {
  // React makes a task for each element, for the profiler of a browser.
  Object.assign(console, { createTask: undefined });
  await import('../../client/src/testing/documentSetup.ts');
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
