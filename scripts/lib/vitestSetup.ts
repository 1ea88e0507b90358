// Runs with each file of unit tests: puts back clocks and globals that it replaced, since the next file may run in the same process.
import { afterAll, vi } from 'vitest';

if ('document' in globalThis) await import('../../client/src/testing/documentSetup.ts');

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
