// Tests that the corpus of the secrecy filter is what it says: a hundred sentences, half of them harmless, each once.
import { expect, it } from 'vitest';
import { HARMFUL, HARMLESS } from './secrecyCorpus.ts';

it('has fifty sentences of each kind', () => {
  expect([HARMFUL.length, HARMLESS.length]).toEqual([50, 50]);
  expect(new Set([...HARMFUL, ...HARMLESS]).size).toBe(100);
});
