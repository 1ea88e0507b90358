// Warnings in words with their line; what cannot be read says nothing.
import { expect, it } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { friendlyWarning } from './friendlyWarning.ts';

const words = (message: string, line = 3, category = 'SyntaxWarning') =>
  friendlyWarning(JSON.stringify({ category, message, line }));

it.each([
  ['"is" with \'int\' literal. Did you mean "=="?', 'Line 3: To ask whether two values are equal, write =='],
  ['"is not" with \'str\' literal. Did you mean "!="?', 'Line 3: To ask whether two values differ, write !='],
  ['"\\d" is an invalid escape sequence. Did you mean "\\\\d"?', 'Line 3: \\d means nothing special'],
  ["'str' object is not callable; perhaps you missed a comma?", 'Line 3: A value stands right before a round bracket.'],
  ['something new', 'Line 3: something new (SyntaxWarning)'],
])('%s', (message, expected) => {
  expect(words(message)).toContain(expected);
  expect(words(message)).toMatch(/\n$/);
});

it('speaks Hindi on a Hindi page', async () => {
  await showInHindi('python');
  expect(words('"is" with \'int\' literal. Did you mean "=="?')).toBe(
    'लाइन 3: दो मान बराबर हैं या नहीं, यह पूछने के लिए “is” की जगह == लिखिए।\n',
  );
});

it('names no line where there is none', () => {
  expect(words('too sweet', 0, 'UserWarning')).toBe('too sweet (UserWarning)\n');
});

it.each(['', 'null', '{}', '{"category": 1, "message": 2}'])('says nothing of %j', (json) => {
  expect(friendlyWarning(json)).toBe('');
});
