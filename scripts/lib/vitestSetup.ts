// Runs with each file of unit tests: puts back replaced clocks and globals for the next file, and makes password hashes cheap.
import { afterAll, vi } from 'vitest';

/** Thousands of accounts are made in these tests, so hashing costs little; auth.test.ts checks what the server asks for. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...real, hash: vi.fn((password: string) => real.hash(password, cheap)) };
});

if ('document' in globalThis) await import('../../client/src/testing/documentSetup.ts');

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
