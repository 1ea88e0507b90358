// Tests of translation states, text hashes and markup comparison.
import { expect, it } from 'vitest';
import { textHash } from './textHash.ts';
import { currentTranslation, markupDifference, translationState } from './translations.ts';

it('hashes texts by every character', () => {
  const texts = ['', 'a', 'b', 'ab', 'ba', 'Hello', 'Hello ', 'hello', 'नमस्ते', '✅ Correct!', '❌ Correct!'];
  const hashes = texts.map(textHash);
  expect(new Set(hashes).size).toBe(texts.length);
  for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{14}$/);
  // Stored hashes in texts.hi.json depend on this value.
  expect(textHash('Hello')).toBe('114acbf653c732');
});

it('marks a translation stale after the English changed, and missing only for texts with letters', () => {
  const entry = { en: textHash('Hello'), hi: 'नमस्ते' };
  expect(translationState('Hello', entry)).toBe('translated');
  expect(translationState('Hello!', entry)).toBe('stale');
  expect(translationState('Hello', undefined)).toBe('missing');
  expect(translationState('10 + 2', undefined)).toBe('translated');
  expect(currentTranslation('Hello', 'hi', entry)).toBe('नमस्ते');
  expect(currentTranslation('Hello!', 'hi', entry)).toBeUndefined();
});

it('translates a program only where it has words, and never its code', () => {
  expect(translationState('price = 5', undefined, 'program')).toBe('translated');
  expect(translationState('# Five\nprice = 5', undefined, 'program')).toBe('missing');
  expect(markupDifference('# Five\nprice = 5', '# पाँच\nprice = 5', 'program')).toBeUndefined();
  expect(markupDifference('# Five\nprice = 5', '# पाँच\ndaam = 5', 'program')).toContain('same code');
});

it.each([
  ['Put {a} into {b}.', '{b} में {a} रखें।', undefined],
  ['Put {a} into {b}.', '{b} में रखें।', 'expected the same gaps'],
  ['A **bold** word', 'एक **मोटा** शब्द', undefined],
  ['A **bold** word', 'एक मोटा शब्द', 'expected 2 signs "**"'],
  ['- one\n- two', '- एक\n- दो', undefined],
  ['- one\n- two', '- एक, दो', 'expected 2 list marks'],
  ['✅ Correct!', '✅ सही!', undefined],
  ['✅ Correct!', 'सही!', 'expected the same emoji at the beginning'],
  ['Use `print`.', '`print` लिखें।', undefined],
  ['Use `print`.', '`प्रिंट` लिखें।', 'expected the same `code`'],
])('%j in Hindi as %j', (english, hindi, difference) => {
  if (difference === undefined) expect(markupDifference(english, hindi)).toBeUndefined();
  else expect(markupDifference(english, hindi)).toContain(difference);
});
