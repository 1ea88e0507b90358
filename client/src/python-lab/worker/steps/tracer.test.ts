// A program recorded step by step in the real Python: lines, depths, values, and an end to every recording.
import { beforeAll, expect, it } from 'vitest';
import { createNodePython, type NodePython } from '../../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

it('shows every line with what was known before it, and how it all ended', () => {
  const { status, steps, output, final } = python.trace('n = 2\nn = n * 3\nprint(n)\n');
  expect(status).toBe('ok');
  expect(steps.map(({ line, variables, printed }) => [line, variables.n, printed])).toEqual([
    [1, undefined, 0],
    [2, '2', 0],
    [3, '6', 0],
  ]);
  expect(output).toBe('6\n');
  expect(final).toEqual({ n: '6' });
});

it('goes into functions and comes back', () => {
  const { steps } = python.trace('def double(n):\n    return n * 2\nx = double(4)\nprint(x)');
  expect(steps.map(({ line, depth, name }) => `${line} ${depth} ${name}`)).toEqual([
    '1 1 <module>',
    '3 1 <module>',
    '2 2 double',
    '4 1 <module>',
  ]);
  expect(steps[2]?.variables).toEqual({ n: '4' });
  expect(steps[3]?.variables).toEqual({ double: 'function double()', x: '8' });
});

it('counts every turn of a loop, and what was printed so far', () => {
  const { steps } = python.trace('for i in range(3):\n    print(i)');
  expect(steps.filter(({ line }) => line === 2).map(({ variables, printed }) => [variables.i, printed])).toEqual([
    ['0', 0],
    ['1', 2],
    ['2', 4],
  ]);
});

it('counts the turns of a loop on one line too', () => {
  const { steps, output } = python.trace('for i in range(3): print(i)');
  expect(output).toBe('0\n1\n2\n');
  expect(steps.map(({ line, variables }) => [line, variables.i])).toEqual([
    [1, undefined],
    [1, '0'],
    [1, '1'],
    [1, '2'],
  ]);
  expect(python.trace('while True: pass', { max: 20 })).toMatchObject({ status: 'limit' });
});

it('stops recording after as many steps as wanted', () => {
  const { status, steps, error } = python.trace('while True:\n    pass', { max: 50 });
  expect(status).toBe('limit');
  expect(steps).toHaveLength(50);
  expect(error).toBeUndefined();
});

it('keeps the steps up to an error', () => {
  const { status, steps, error } = python.trace('a = 1\nb = a / 0\nc = 2');
  expect(status).toBe('error');
  expect(steps.map(({ line }) => line)).toEqual([1, 2]);
  expect(error).toMatchObject({ type: 'ZeroDivisionError', line: 2 });
});

it('answers input() from a list, then with empty text', () => {
  const { output } = python.trace("print(input('? ') + '!')\nprint(input())", { stdin: ['yes'] });
  expect(output).toBe('yes!\n\n');
});

it.each([
  ['a long list', 'x = list(range(100000))'],
  ['a long text', "x = 'a' * 100000"],
  ['a huge number', 'x = 10 ** 5000'],
  ['a list inside itself', 'x = []\nx.append(x)'],
  ['an object that cannot be shown', 'class C:\n    def __repr__(self): raise ValueError\nx = C()'],
])('shows %s in short', (_name, code) => {
  const { status, final } = python.trace(`${code}\npass`);
  expect(status).toBe('ok');
  expect(final?.x).toBeDefined();
  expect(final?.x?.length).toBeLessThan(400);
});

it.each([
  ['[1, 2.5, "a", None, True]', "[1, 2.5, 'a', None, True]"],
  ['(1,)', '(1,)'],
  ['[]', '[]'],
  ['list(range(21))', `[${Array.from({ length: 20 }, (_, at) => at).join(', ')}, ...]`],
  ['tuple(range(21))', `(${Array.from({ length: 20 }, (_, at) => at).join(', ')}, ...)`],
  ['[[1, 2], {"a": (3,)}]', "[[1, 2], {'a': (3,)}]"],
  ['"a" * 61', `'${'a'.repeat(61)}'`],
  ['range(3)', 'range(0, 3)'],
])('shows %s as %s', (code, shown) => {
  expect(python.trace(`x = ${code}`).final?.x).toContain(shown);
});

it('takes a loop over several lines, and a function that others call, line by line', () => {
  const code =
    'def key(n):\n    return -n\nfor x in sorted([3, 1], key=key):\n    if x > 1:\n        continue\n    y = x';
  expect(python.trace(code).steps.map(({ line }) => line)).toEqual([1, 3, 2, 2, 4, 5, 3, 4, 6, 3]);
});

it('counts no lines of a __repr__ that it calls itself', () => {
  const code = 'class C:\n    def __repr__(self):\n        return "c"\nx = C()\npass\npass';
  expect(python.trace(code).steps.map(({ line }) => line)).not.toContain(3);
});

it('leaves nothing behind: the next recording is the same', () => {
  const first = python.trace('x = 1\nprint(x)');
  python.trace('1 / 0');
  expect(python.trace('x = 1\nprint(x)').steps).toEqual(first.steps);
});
