// Tests of what is found in a child's words before others may read them.
import { expect, it } from 'vitest';
import { wordsProblem } from './sharedWords.ts';

it.each([
  ['print("call me: 98765 43210")', 'private'],
  ['# write to asha@example.org', 'private'],
  ['my password is owl', 'private'],
  ['मेरा फ़ोन नंबर 98765 43210 है', 'private'],
  ['print("Ravi is stupid")', 'words'],
  ["print('You IDIOT')", 'words'],
  ['तू बेवकूफ है', 'words'],
  ['Cake tower', null],
  ['people = 8000000000', null],
  ['for beer in range(99, 0, -1):\n    print(beer, "bottles")', null],
  ['numbers = [6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7]', null],
  ['@memo\ndef f(x): return a @ b', null],
])('%s: %s', (text, problem) => expect(wordsProblem(text)).toBe(problem));
