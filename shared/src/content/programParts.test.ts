// Tests of splitting programs, and of what a translation of a program may change.
import { describe, expect, it } from 'vitest';
import { hasWords, programFrameOf, programParts } from './programParts.ts';

describe('the parts of a program', () => {
  it('are code, texts and comments, and joined they are the program', () => {
    const program = 'x = "# no"  # yes\nprint(f\'{x}\', """a\n"b" """)\n';
    const parts = programParts(program);
    expect(parts.map(({ source }) => source).join('')).toBe(program);
    expect(parts.filter(({ kind }) => kind !== 'code').map(({ source }) => source)).toEqual([
      '"# no"',
      '# yes',
      "'{x}'",
      '"""a\n"b" """',
    ]);
  });

  it('are found in a program with an open quote: the text ends with its line', () => {
    expect(programParts('print("a)\nPrint("b")').map(({ source }) => source)).toEqual([
      'print(',
      '"a)',
      '\nPrint(',
      '"b"',
      ')',
    ]);
  });
});

it.each([
  ['price = 5', false],
  ['print("...")', false],
  ['print("5")', false],
  ['# Line 1', true],
  ['print("Hello")', true],
])('%s has words: %s', (program, expected) => {
  expect(hasWords(program)).toBe(expected);
});

it.each([
  ['# Ask\nname = input("Name? ")', '# पूछिए\nname = input("नाम? ")', true],
  ['print(f"Hi {name}")', 'print(f"{name}, नमस्ते")', true],
  ['print(f"Hi {name}")', 'print(f"नमस्ते {naam}")', false],
  ['print("a\\nb")', 'print("क ख")', false],
  ['price = 5', 'price = 6', false],
  ['print("a")', "print('क')", false],
  ['print("a")', 'print("क)', false],
  ['print("a)', 'print("क)', true],
])('%j as %j keeps the code: %s', (english, hindi, same) => {
  expect(programFrameOf(english) === programFrameOf(hindi)).toBe(same);
});
