// Tests that copied prompts, line numbers and digits are named and taken out at one tap, and that no other program is touched.
import { describe, expect, it } from 'vitest';
import { problemOfCheck, problemOfError } from '../lab/problem.ts';
import { copiedProgram, withoutLineNumbers, withoutPrompts, withPlainSigns } from './copiedMarks.ts';

describe('prompts', () => {
  it.each([
    ['>>> print("hi")\nhi\n>>> x = 3\n', 'print("hi")\n# hi\nx = 3\n'],
    ['>>> for i in range(2):\n...     print(i)\n...\n0\n1', 'for i in range(2):\n    print(i)\n\n# 0\n# 1'],
    ['>>>print("a")', 'print("a")'],
    ['>>> x = 3\nprint(x)', 'x = 3\nprint(x)'],
    ['In [1]: x = 3\n\nIn [2]: x\nOut[2]: 3', 'x = 3\n\nx\n# 3'],
    ['In [1]: for i in a:\n   ...:     print(i)', 'for i in a:\n    print(i)'],
    [
      '>>> 1/0\nTraceback (most recent call last):\n  File "<stdin>", line 1\nZeroDivisionError: x',
      '1/0\n# Traceback (most recent call last):\n#   File "<stdin>", line 1\n# ZeroDivisionError: x',
    ],
    // In the middle of an own program only the signs go.
    ['x = 3\n>>> print(x)\nx += 1', 'x = 3\nprint(x)\nx += 1'],
  ])('of %j go', (source, mended) => {
    expect(withoutPrompts(source)).toBe(mended);
    expect(withoutPrompts(mended)).toBeUndefined();
  });

  it.each(['print(">>> hi")', 'x = 3 >> 1', '...', ''])('%j has none', (source) => {
    expect(withoutPrompts(source)).toBeUndefined();
  });
});

describe('line numbers', () => {
  it.each([
    ['1 print("hi")\n2 print("ho")\n', 'print("hi")\nprint("ho")\n'],
    ['1 if x:\n2     print(x)\n3 else:\n4     y()', 'if x:\n    print(x)\nelse:\n    y()'],
    ['1. x = 1\n2. y = 2', 'x = 1\ny = 2'],
    ['1: x = 1\n2: y = 2', 'x = 1\ny = 2'],
    ['1| x = 1\n2|     y = 2', 'x = 1\n    y = 2'],
    ['1\tx = 1\n2\ty = 2', 'x = 1\ny = 2'],
    ['१ x = 1\n२ y = 2', 'x = 1\ny = 2'],
    ['1 x = 1\n\n3 y = 2', 'x = 1\n\ny = 2'],
    ['1 x = 1\n2\n3 y = 2', 'x = 1\n\ny = 2'],
    ['11 def f():\n12     return 1', 'def f():\n    return 1'],
    [' 9 for i in a:\n10     print(i)', 'for i in a:\n    print(i)'],
    ['9  for i in a:\n10     print(i)', 'for i in a:\n    print(i)'],
    ['9 for i in a:\n10     print(i)', 'for i in a:\n    print(i)'],
    ['1 print("hi")', 'print("hi")'],
  ])('of %j go', (source, mended) => {
    expect(withoutLineNumbers(source)).toBe(mended);
    expect(withoutLineNumbers(mended)).toBeUndefined();
  });

  it.each([
    ...[
      '',
      '1',
      '1\n2\n3',
      '1 + 1',
      '5 apples = 3',
      '12 apples = 3',
      '2nd = 5',
      '1st = 5',
      'x = 1\n2 y = 2',
      '1 x = 1\n3 y = 2',
    ],
    ...['1.5 = x', 'print(1)\nprint(2)'],
  ])('%j has none', (source) => {
    expect(withoutLineNumbers(source)).toBeUndefined();
  });
});

it.each([
  ['print(१०)', 'print(10)'],
  ['x = １２', 'x = 12'],
  ['x = ٣ # ٣', 'x = 3 # ٣'],
  ['print("१०", १०)', 'print("१०", 10)'],
  ['print（１０，"，"）', 'print(10,"，")'],
  ['ｘ＝５\nif ｘ＞３：\n    pass', 'x=5\nif x>3:\n    pass'],
])('the digits and signs of %j become plain in the code alone', (source, mended) => {
  expect(withPlainSigns(source)).toBe(mended);
  expect(withPlainSigns(mended)).toBeUndefined();
});

describe('the Lab', () => {
  const syntax = { type: 'SyntaxError', message: 'invalid syntax', text: 'SyntaxError', line: 1, column: 1, stack: [] };
  const indentation = { line: 1, message: 'x', found: 1, expected: 0 };

  it.each([
    ['>>> print("hi")\nhi', 'paste.prompt', '“>>>” is not part of the program', 'print("hi")\n# hi'],
    ['1 print("hi")\n2 print("ho")', 'paste.line-number', 'Numbers stand before the lines', 'print("hi")\nprint("ho")'],
    [' 9 x = 1\n10 y = 2', 'paste.line-number', 'Numbers stand before the lines', 'x = 1\ny = 2'],
  ])('says of %j what it is, before its indentation, and offers to mend it', (source, rule, title, mended) => {
    const problem = problemOfCheck({ missing: [], failed: [], syntax, indentation }, source);
    expect(problem).toMatchObject({ rule, title, location: { line: 1 }, fix: { source: mended } });
  });

  it('offers to mend digits and a prompt inside a program', () => {
    const digits = { ...syntax, message: "invalid character '１' (U+FF11)" };
    expect(problemOfError(digits, 'print(１０)')).toMatchObject({
      rule: 'char.hindi-digits',
      title: 'Python needs the digits 0 to 9',
      help: ['Write 10 for １０. Inside quotes every script is fine.'],
      fix: { source: 'print(10)' },
    });
    const bracket = { ...syntax, message: "invalid character '（' (U+FF08)" };
    expect(problemOfError(bracket, 'print（1）').fix?.source).toBe('print(1)');
    expect(problemOfError({ ...syntax, line: 2 }, 'x = 3\n>>> print(x)')).toMatchObject({
      rule: 'paste.prompt',
      fix: { source: 'x = 3\nprint(x)' },
    });
  });

  it('leaves other programs to the other rules', () => {
    expect(copiedProgram('x = 1\nprint(x')).toBeUndefined();
    expect(problemOfError(syntax, 'x = = 1').fix).toBeUndefined();
  });
});
