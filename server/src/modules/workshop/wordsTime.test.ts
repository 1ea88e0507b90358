// Tests that looking at words takes time in proportion to their length, whatever a person may send.

import { wordsProblem } from '@lanternwise/shared/safety/sharedWords';
import { expect, it } from 'vitest';

const KB = 1024;

/** Of so many signs; `end` is what makes a pattern that began to match fail. */
const filled = (part: string, signs: number, end = '') => part.repeat(Math.ceil(signs / part.length)) + end;

const HOSTILE: ReadonlyArray<readonly [string, string, string]> = [
  ['letters', 'a', ''],
  ['letters before what is no address', 'a', '@'],
  ['zeros and a one', '0', '1'],
  ['digits in pairs', '98 ', 'x'],
  ['single digits with dots', '9.', 'x'],
  ['at signs', '@', ''],
  ['letters and at signs', 'a@', ''],
  ['spaces', ' ', 'x'],
  ['line breaks', '\n', 'x'],
  ['Devanagari', 'मेरा पता ', ''],
  ['Devanagari digits', '९', 'x'],
  ['combining marks in two classes', '\u0301\u0316', ''],
  ['invisible signs', '\u200d', ''],
  ['a word and spaces', 'my pin is ', '  '],
  ['a phrase over and over', 'mera number ', 'x'],
  ['a phrase and one long word', 'mera number x', ''],
  ['places', 'i live in a ', ''],
];

function timeOf(text: string): number {
  const began = performance.now();
  wordsProblem(text);
  return performance.now() - began;
}

/** How much longer 20 KB take than 10 KB: the best of fifteen each, in turns, so that other work on the machine does not count. */
function growth(textOf: (signs: number) => string): number {
  const [short, long] = [textOf(10 * KB), textOf(20 * KB)];
  const times = Array.from({ length: 15 }, () => [timeOf(short), timeOf(long)] as const);
  return Math.min(...times.map(([, time]) => time)) / Math.min(...times.map(([time]) => time));
}

/** What grows with the square of the length does so at every try. */
const least = (textOf: (signs: number) => string): number =>
  [1, 2, 3].reduce((ratio) => (ratio > 3 ? growth(textOf) : ratio), Number.POSITIVE_INFINITY);

it.each(HOSTILE)('20 KB of %s take at most three times as long as 10 KB', (_what, part, end) => {
  expect(least((signs) => filled(part, signs, end))).toBeLessThanOrEqual(3);
});

it.each(['mera number ', 'my pin is '])('one long word and many spaces after %j are no work either', (phrase) => {
  expect(least((signs) => phrase + filled('x', signs / 2) + filled(' ', signs / 2))).toBeLessThanOrEqual(3);
});
