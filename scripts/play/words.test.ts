// Tests of counting words in both scripts, and of those that the requirements fix.
import { expect, it } from 'vitest';
import { isOwnInput } from './ownInputs.ts';
import { countWords, createFixedCounter } from './words.ts';

it('counts words, not figures, signs or icons', () => {
  expect(countWords('Step 3/4 · Press E!')).toBe(3);
  expect(countWords('  ★★★ 100% ')).toBe(0);
  expect(countWords('दीया जलाओ, फिर चलो')).toBe(4);
});

it('counts the words of a fixed text wherever it stands, and short labels never', () => {
  const count = createFixedCounter(['Step on arrow to go to next map', 'Next', 'Good work']);
  expect(count('Step on arrow to go to next map')).toBe(8);
  expect(count('Well done. Step on arrow to go to next map, please')).toBe(8);
  expect(count('Next')).toBe(0);
  expect(count('Good work')).toBe(0);
});

it('tells inputs that change the own thing from ways on, bets and looks', () => {
  expect(isOwnInput('word-river', 'count')).toBe(true);
  expect(isOwnInput('word-river', 'predict:often')).toBe(false);
  expect(isOwnInput('number-guess', 'guess:first')).toBe(true);
  expect(isOwnInput('image-explorer', 'example:first')).toBe(true);
  expect(isOwnInput('image-explorer', 'predict:first')).toBe(false);
  expect(isOwnInput('quiz', 'option:a')).toBe(true);
  expect(isOwnInput('quiz', 'next')).toBe(false);
});
