// Both languages tell a parent the same things.
import { expect, it } from 'vitest';
import { CONSENT_WORDS, dayIn } from './words.ts';

const { en, hi } = CONSENT_WORDS;

it('has as many facts in Hindi as in English, and names the child in both', () => {
  expect(hi.lists.map(({ items }) => items.length)).toEqual(en.lists.map(({ items }) => items.length));
  for (const words of [en, hi]) {
    const sentences = [
      words.intro('asha'),
      words.sure.text('asha'),
      ...Object.values(words.titles).map((t) => t('asha')),
    ];
    expect(sentences.every((sentence) => sentence.includes('asha'))).toBe(true);
  }
});

it('writes days as people do', () => {
  expect(dayIn('en', '2026-12-05T10:00:00.000Z')).toBe('5 December 2026');
  expect(dayIn('hi', '2026-12-05T10:00:00.000Z')).toMatch(/2026/);
  expect(dayIn('en', null)).toBeNull();
});
