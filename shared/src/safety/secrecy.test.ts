// Tests the secrecy filter on its corpus: all harmful sentences are found, and nearly all harmless ones pass.
import { expect, it } from 'vitest';
import { objectionsTo } from './objections.ts';
import { SECRECY_PATTERNS } from './secrecy.ts';
import { HARMFUL, HARMLESS } from './testing/secrecyCorpus.ts';

it('has a corpus of fifty sentences of each kind', () => {
  expect([HARMFUL.length, HARMLESS.length]).toEqual([50, 50]);
  expect(new Set([...HARMFUL, ...HARMLESS]).size).toBe(100);
});

it('finds every harmful sentence of the corpus', () => {
  expect(HARMFUL.filter((sentence) => objectionsTo(sentence).length === 0)).toEqual([]);
});

it('lets harmless sentences pass, but for those that quote a secret', () => {
  expect(HARMLESS.filter((sentence) => objectionsTo(sentence).length > 0)).toEqual([
    'If a stranger says "this is our secret", tell an adult.',
  ]);
});

it('has patterns in the form of the folded text', () => {
  const sources = Object.values(SECRECY_PATTERNS).flatMap((patterns) => patterns.map(({ source }) => source));
  expect(sources.filter((source) => source !== source.normalize('NFKC'))).toEqual([]);
});
