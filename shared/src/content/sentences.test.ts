// Tests the split into sentences.
import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it('splits after each sign, in both scripts, and keeps what has none', () => {
  expect(splitSentences('Look first. Then drive! Why?')).toEqual(['Look first.', 'Then drive!', 'Why?']);
  expect(splitSentences('पहले देखिए। फिर चलाइए।')).toEqual(['पहले देखिए।', 'फिर चलाइए।']);
  expect(splitSentences('Three apples')).toEqual(['Three apples']);
});
