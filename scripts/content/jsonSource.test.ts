// Tests that a slip in the syntax of JSON is told by the line where it was made and what to do, and that places are found.
import { expect, it } from 'vitest';
import { JsonSyntaxError, parseJson } from './jsonSource.ts';

/** Line and message of the first slip. */
function slip(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return `${error.line}: ${error.message}`;
  }
  return 'none';
}

it.each([
  ['{\n "a": 1\n "b": 2\n}', '2: expected a comma at the end of this line: another entry follows'],
  ['{\n "a": {\n  "b": 1\n }\n "c": 2\n}', '4: expected a comma at the end of this line: another entry follows'],
  ['{\n "a": [1\n 2]\n}', '2: expected a comma at the end of this line: another entry follows'],
  ['{ "a": 1 "b": 2 }', '1: expected "," or "}", found """'],
  ['{\n "a": 1,\n}', '3: expected another entry after the comma: remove the comma, found "}"'],
  ['{ “a”: 1 }', '1: expected a key in double quotes, found "“"; write straight double quotes'],
  ["{ 'a': 1 }", `1: expected a key in double quotes, found "'"; write straight double quotes`],
  ['{ "a": ‘b’ }', '1: expected a value, found "‘"; write straight double quotes'],
  ['{ "a": 1', '1: expected "," or "}", found the end of the file'],
  ['', '1: expected a value, found the end of the file'],
  ['{ "a": 1 }', 'none'],
])('%j', (text, says) => {
  expect(slip(text)).toBe(says);
});

it('every value is found where it stands', () => {
  const text = '{\n "a": [1, { "b": "x" }],\n "c": {}\n}';
  const { spanOf } = parseJson(text);
  const at = (...path: (string | number)[]) => {
    const span = spanOf(path);
    return span && text.slice(span.start, span.end);
  };
  expect([at(), at('a', 0), at('a', 1), at('a', 1, 'b'), at('c'), at('d')]).toEqual([
    ...[text, '1', '{ "b": "x" }', '"x"', '{}'],
    undefined,
  ]);
});
