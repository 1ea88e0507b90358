// Tests the sentence challenge against lessons.txt 5.7: every hint, and a comparison that ignores case.
import { expect, it } from 'vitest';
import { isSentence, sentenceHint } from './sentenceHint.ts';

const TARGET = 'AI is a system that learns like humans'.split(' ');
const hint = (built: string) => sentenceHint(TARGET, built.split(' ').filter(Boolean));

it.each([
  ['', { kind: 'empty' }],
  ['humans like', { kind: 'first' }],
  ['AI', { kind: 'on-track' }],
  ['AI is a system', { kind: 'on-track' }],
  ['AI is system a', { kind: 'position', word: 'system' }],
  ['AI is a system that learns like humans too', { kind: 'order' }],
  ['ai IS a system that learns like humans', undefined],
])('“%s” gets its hint', (built, expected) => {
  expect(hint(built)).toEqual(expected);
});

it('compares the whole sentence without regard to case', () => {
  expect(isSentence(TARGET, 'ai is A system that LEARNS like humans'.split(' '))).toBe(true);
  expect(isSentence(TARGET, TARGET.slice(1))).toBe(false);
});
