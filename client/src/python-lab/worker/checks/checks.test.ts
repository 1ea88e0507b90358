// What is found by reading a program: constructs and no look-alikes, indentation with the requirement's words, patterns in any spelling.
import type { Construct } from '@lanternwise/shared/content/pythonLesson';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

const missing = (code: string, ...required: Construct[]) => python.check(code, { required }).missing;

describe('a required construct', () => {
  it.each<[Construct, string]>([
    ['print', 'print("hi")'],
    ['print', 'print ( "hi" )'],
    ['print', 'for x in [1]: print(x)'],
    ['variable', 'a = 1'],
    ['variable', 'a: int = 1'],
    ['variable', 'a = 0\na += 1'],
    ['variable', 'if (n := 3): pass'],
    ['variable', 'a, b = 1, 2'],
    ['input', 'x = int(input())'],
    ['input', 'input (\n"name")'],
    ['if-else', 'if (1 and\n    2):\n    pass'],
    ['if-else', 'if 1: pass'],
    ['loop', 'while False: pass'],
    ['loop', 'for i in "ab": pass'],
    ['function', 'def f(): pass'],
    ['function', 'def f(\n  a,\n  b\n): pass'],
  ])('%s is found in %j', (construct, code) => {
    expect(missing(code, construct)).toEqual([]);
  });

  it.each<[Construct, string]>([
    ['print', '# print("hi")'],
    ['print', 'a = "print(1)"'],
    ['print', 'class P:\n    def print(self): pass\np = P()\np.print()'],
    ['print', 'print'],
    ['print', '"""\nprint(1)\n"""'],
    ['variable', 'print(1 == 1)'],
    ['variable', 'print("a", end="")'],
    ['variable', 'print("a = 1")'],
    ['variable', 'a: int'],
    ['variable', 'for i in [1]: pass'],
    ['input', 'print("input()")'],
    ['input', '# input()'],
    ['if-else', '# if a:'],
    ['if-else', 'print(1 if True else 2)'],
    ['if-else', 'print("if x:")'],
    ['loop', 'print("for i in x:")'],
    ['loop', 'print([i for i in "ab"])'],
    ['function', 'print("def f():")'],
    ['function', 'f = lambda: 1'],
  ])('%s is not found in %j', (construct, code) => {
    expect(missing(code, construct)).toEqual([construct]);
  });

  it('is reported in the order of the requirements', () => {
    expect(missing('a = 1', 'loop', 'variable', 'print')).toEqual(['loop', 'print']);
  });
});

const indentation = (code: string) => python.check(code, { indentation: true }).indentation?.message;

describe('indentation', () => {
  it.each([
    'if True:\n    print(1)\nelif False:\n    print(2)\nelse:\n    if True:\n        print(3)',
    'if True: print(1)',
    'def f():\n    """Says.\n  strange\n"""\n    return [\n  1,\n 2]\nf()',
    'if True:\n  # a comment anywhere\n    print(1)',
    'if True:\n\tprint(1)',
    'try:\n    x = 1\nexcept ValueError:\n    x = 2\nfinally:\n    x = 3',
    'match 1:\n    case 1:\n        print(1)',
    'class A:\n    @property\n    def a(self):\n        return 1',
    'a = 1; b = 2',
  ])('is right in %j', (code) => {
    expect(indentation(code)).toBeUndefined();
  });

  it.each([
    ['  print(1)', 'Indentation Error (line 1): Unexpected indentation'],
    ['a = 1\n    print(a)', 'Indentation Error (line 2): Unexpected indentation'],
    ['if True:\n  print(1)', 'Indentation Error (line 2): Found 2 spaces, expected 4 spaces.'],
    ['if True:\nprint(1)', 'Indentation Error (line 2): Found 0 spaces, expected 4 spaces.'],
    ['if True:\n    print(1)\n      print(2)', 'Indentation Error (line 3): Found 6 spaces, expected 4 spaces.'],
    ['if True:\n    print(1)\n  print(2)', 'Indentation Error (line 3): Found 2 spaces, expected 4 spaces.'],
    ['if 1:\n    if 2:\n      print(1)', 'Indentation Error (line 3): Found 6 spaces, expected 8 spaces.'],
    ['if 1:\n    if 2:\n    print(1)', 'Indentation Error (line 3): Found 4 spaces, expected 8 spaces.'],
    ['if 1:\n   x = 1\nif 2:\nprint(1)', 'Indentation Error (line 2): Found 3 spaces, expected 4 spaces.'],
    ['if 1:\n    x = 1\nelse:\n   x = 2', 'Indentation Error (line 4): Found 3 spaces, expected 4 spaces.'],
    ['if 1:\n    x = 1\nelif 2:\n      x = 2', 'Indentation Error (line 4): Found 6 spaces, expected 4 spaces.'],
    ['for i in "a":\n        print(i)', 'Indentation Error (line 2): Found 8 spaces, expected 4 spaces.'],
  ])('is wrong in %j', (code, message) => {
    expect(indentation(code)).toBe(message);
  });

  it('is not blamed for what else Python cannot read', () => {
    const result = python.check('if True\n  print(1)', { indentation: true });
    expect(result.indentation).toBeUndefined();
    expect(result.syntax).toMatchObject({ type: 'SyntaxError', line: 1 });
  });
});

const holds = (pattern: string | string[], code: string, rest: { line?: number; absent?: boolean } = {}) =>
  python.check(code, { checks: [{ kind: 'pattern', pattern, message: 'no', absent: false, ...rest }] }).failed
    .length === 0;

describe('a pattern', () => {
  it.each([
    ['print(price)', 'price = 5\nprint( price ) # shown'],
    ['NAME_x = INT_y', 'price = -5'],
    ['NAME_x = INT_y', 'a, b = 1, 2'],
    ['NAME_x = STR_y', "cake = 'plum'"],
    ['total = quantity * price', 'total = (price * quantity)'],
    ['ANY_a + ANY_b + 1', 'x = 1 + (y + z)'],
    ['quantity > 5', 'print(5 < quantity)'],
    ['quantity > 5 and ready', 'print(ready and (quantity > 5))'],
    ['size == "big"', "print('big' == size)"],
    ['cookies = cookies - 1', 'cookies = 5\ncookies -= 1'],
    ['for NAME_i in range(1, 6):\n    ...', 'for n in range(1, 6, 1):\n    print(n)'],
    ['range(5)', 'print(list(range(0, 5)))'],
    ['print("a", ...)', "print('a', 2, 3, sep='-')"],
    ['print(..., HAS(price), ...)', 'print(f"It costs {price + 1} coins")'],
    ['print(..., HAS(price), ...)', 'print("It costs " + str(price))'],
    ['print("a")', 'print("a", end="\\n")'],
    ['f"Hi {name}!"', 'print(f"Hi " f"{name}!")'],
    ['def NAME_f(*ANY_p):\n    ...\n...\nHAS(NAME_f(...))', 'def g(a, b):\n    return a\nx = 1\nprint(g(1, 2))'],
    ['def f(a):\n    return a', 'def f(a: int) -> int:\n    """Gives back."""\n    return (a)'],
    ['if ANY_c:\n    ...\n    print(...)\nelse:\n    ...', 'if 1:\n    x = 1\n    print(x)\nelse:\n    pass'],
    ['NAME_x = ANY_y\n...\nprint(NAME_x)', 'a = 1\nb = 2\nprint(b)'],
  ])('%j is found in %j', (pattern, code) => {
    expect(holds(pattern, code)).toBe(true);
  });

  it.each([
    ['print(price)', '# print(price)'],
    ['print("a b")', 'print("a", "b")'],
    ['print(f"a {b}")', 'print("a", b)'],
    ['NAME_x = INT_y', 'a = True'],
    ['NAME_x = INT_y', 'a = 5.0'],
    ['NAME_x = INT_y', 'a = "5"'],
    ['a - b', 'print(b - a)'],
    ['"a" + NAME_x', 'print(x + "a")'],
    ['a and b', 'print(a or b)'],
    ['NAME_x = ANY_y\n...\nprint(NAME_x)', 'a = 1\nprint(b)'],
    ['def f():\n    print(1)', 'def f():\n    print(2)'],
    ['print("a")', 'print("a", end="")'],
    ['while x > 0:\n    ...', 'while x >= 0:\n    x -= 1'],
  ])('%j is not found in %j', (pattern, code) => {
    expect(holds(pattern, code)).toBe(false);
  });

  it('may be bound to a line of code; blank lines and comments do not count', () => {
    expect(holds('print(price)', '# my shop\n\nprice = 5\nprint(price)', { line: 2 })).toBe(true);
    expect(holds('print(price)', 'price = 5\nx = 1\nprint(price)', { line: 2 })).toBe(false);
  });
  it('may be forbidden', () => {
    expect(holds('price = STR_x', 'price = "5"', { absent: true })).toBe(false);
    expect(holds('price = STR_x', 'price = 5', { absent: true })).toBe(true);
  });
  it('may be one of several', () => {
    expect(holds(['ANY_a or ANY_b', 'ANY_a and ANY_b'], 'print(1 and 2)')).toBe(true);
    expect(holds(['ANY_a or ANY_b', 'ANY_a and ANY_b'], 'print(1)')).toBe(false);
  });
});

describe('an output check', () => {
  const gives = (code: string, expected: string, stdin: string[] = []) =>
    python.check(code, { checks: [{ kind: 'output', stdin, expected, message: 'no' }] }).failed.length === 0;

  it('compares what is printed, trimmed and without what cannot be seen', () => {
    expect(gives('print("a\\u200f b\\u00a0c")', 'a b c')).toBe(true);
    expect(gives('print("A")', 'a')).toBe(false);
  });
  it('answers input() and shows no prompt', () => {
    expect(gives('print("Hi", input("Who? "))', 'Hi Asha', ['Asha'])).toBe(true);
    expect(gives('print("Hi" + input())', 'Hi')).toBe(true);
  });
  it('fails where the program fails', () => {
    expect(gives('print("a")\n1 / 0', 'a')).toBe(false);
  });
});

it('reports a program that cannot be parsed, without running checks', () => {
  const result = python.check('print("a', { required: ['print'], checks: [] });
  expect(result).toMatchObject({ missing: [], failed: [], syntax: { type: 'SyntaxError', line: 1 } });
  expect(python.check('('.repeat(500), {}).syntax).toBeDefined();
  expect(python.check('\0', {}).syntax).toBeDefined();
});

it.each([
  ['a thousand lines', 'x = 1\n'.repeat(3000)],
  ['a sum of hundreds', `x = ${'1 + '.repeat(600)}1`],
  [
    'fifty levels',
    `${Array.from({ length: 50 }, (_, at) => `${'    '.repeat(at)}if x:\n`).join('')}${'    '.repeat(50)}pass`,
  ],
])('gives up on %s instead of hanging', (_, code) => {
  expect(holds('NAME_x = STR_y\n...\nprint(..., HAS(NAME_x), ...)', code)).toBe(false);
  expect(holds('NAME_x = ANY_y\n...\nNAME_z = STR_x', code)).toBe(false);
});
