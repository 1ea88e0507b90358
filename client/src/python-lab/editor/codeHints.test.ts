// Hints while writing: each common slip is named on its own line, right programs stay quiet.
import { parser } from '@lezer/python';
import { describe, expect, it } from 'vitest';
import { findCodeHints } from './codeHints.ts';

const hints = (code: string, quietFrom?: number, quietTo?: number) =>
  findCodeHints(code, parser.parse(code), quietFrom, quietTo).map(({ from, text }) => {
    const line = code.slice(0, from).split('\n').length;
    return `${line}: ${text}`;
  });

describe('live hints', () => {
  it.each([
    ['if x > 3\n    print(x)\n', '1: A line that starts with “if” ends with a colon  :'],
    ['if x > 3:\n    y = 1\nelse\n    y = 2\n', '3: A line that starts with “else” ends with a colon  :'],
    ['if x > 3:\n    y = 1\nelif x > 2\n    y = 2\n', '3: A line that starts with “elif” ends with a colon  :'],
    ['for i in range(3)\n    print(i)\n', '1: A line that starts with “for” ends with a colon  :'],
    ['def f(x)\n    return x\n', '1: A line that starts with “def” ends with a colon  :'],
    ["x = 'abc\ny = 2\n", "1: This text starts with ' but has no closing ' yet."],
    ['print("abc)\n', '1: This text starts with " but has no closing " yet.'],
    ["print('hi'\n", '1: This bracket  (  has no closing  )  yet.'],
    ["print('hi'))\n", '1: There is one  )  too many here.'],
    ['if x = 3:\n    print(x)\n', '1: To ask whether two things are equal, write  ==  (two equals signs).'],
    ["print 'hi'\n", '1: print needs round brackets: print(...)'],
    ["Print('hi')\n", '1: Python is exact about capital letters: write “print”.'],
    [
      'if x > 3:\nprint(x)\n',
      '2: This line belongs to line 1, which ends with a colon: move it in by 4 spaces (press Tab).',
    ],
  ])('sees the slip in %j', (code, expected) => {
    expect(hints(code)).toContain(expected);
  });

  it.each([
    "print('Cake Shop')\nprint('I Love Python')\n",
    "name = input('Who? ')\nif name == 'Ann' and len(name) > 2:\n    print(f'Hi {name}!')\nelif name:\n    print('it\\'s')\nelse:\n    print(\"a 'b'\")\n",
    "def f(a, b=2):\n    return {'k': [a, b]}\n\nfor i in range(3):\n    print(f(i)['k'][0], end='')\n",
    "text = '''two\nlines'''\nwhile True:\n    break\n",
    '',
  ])('is quiet about the right program %j', (code) => {
    expect(hints(code)).toEqual([]);
  });

  it.each([
    'if x => 3:\n    y = 1\n',
    'class = "7B"\n',
    'print = "hello"\n',
    'print = ("Hello")\n',
    'if x:\n    y = 1\n    else:\n    y = 2\n',
    'x = {"a": 1, "b" 2}\n',
    'x = {"a" = 1}\n',
    'for (i = 0; i < 3; i++) {\n    print(i)\n}\n',
    'print"Hi")\n',
    'print("12" long")\n',
    'x = """a""""\nprint(x)\n',
    'if x:\n',
  ])('is silent where its mend would not help: %j', (code) => {
    expect(hints(code)).toEqual([]);
  });

  it('says nothing about the line being typed', () => {
    const code = 'x = 1\nif x > 3\n    print(x)\n';
    expect(hints(code, 6, 14)).toEqual([]);
  });
});
