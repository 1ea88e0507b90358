// What a recording keeps besides lines and values, in the real Python: who called whom, which names share one thing, parts of lines, typed input.
import { beforeAll, describe, expect, it } from 'vitest';
import type { TraceResult, TraceStep } from '../../protocol.ts';
import { createNodePython, type NodePython } from '../../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

const stepAt = ({ steps }: TraceResult, line: number): TraceStep => {
  const found = steps.findLast((step) => step.line === line);
  if (!found) throw new Error(`no step at line ${line}`);
  return found;
};

/** The look of the box that a name leads to. */
const lookOf = ({ looks = [] }: TraceResult, { refs, boxes }: TraceStep, name: string) =>
  looks[boxes?.[refs?.[name] ?? 0] ?? -1];

describe('the call stack', () => {
  it('keeps who waits for whom, in which line, with the variables', () => {
    const code = 'def outer(a):\n    return inner(a + 1)\ndef inner(b):\n    return b * 2\nx = 1\ny = outer(x)\n';
    const { depth, name, variables, callers } = stepAt(python.trace(code), 4);
    expect({ depth, name, variables }).toEqual({ depth: 3, name: 'inner', variables: { b: '2' } });
    expect(callers?.map((caller) => [caller.name, caller.line, caller.variables.a ?? caller.variables.x])).toEqual([
      ['outer', 2, '1'],
      ['<module>', 6, '1'],
    ]);
  });

  it('keeps each call of a recursion, and of very many the nearest and the outermost', () => {
    const code = 'def count(n):\n    if n > 0:\n        count(n - 1)\n    return n\ncount(40)\n';
    const { depth, callers = [] } = stepAt(python.trace(code), 4);
    expect(depth).toBe(2);
    const deepest = python.trace(code).steps.reduce((a, b) => (b.depth > a.depth ? b : a));
    expect(deepest.depth).toBe(42);
    expect(deepest.callers).toHaveLength(12);
    expect(deepest.callers?.[0]?.variables.n).toBe('1');
    expect(deepest.callers?.at(-1)?.name).toBe('<module>');
    expect(callers).toHaveLength(1);
  });
});

describe('things and who shares them', () => {
  it('names an object that has no text of its own, without its place in memory', () => {
    const trace = python.trace(
      'class Dog:\n    def bark(self): pass\nclass Owl(Dog): pass\nd = Dog()\nall = [d, Owl()]\nf = d.bark\npass',
    );
    const { variables } = stepAt(trace, 7);
    expect(variables).toMatchObject({ d: 'a Dog', all: '[a Dog, an Owl]', f: '<bound method Dog.bark of a Dog>' });
  });

  it('gives two names of one list the same box, and a copy a box of its own', () => {
    const trace = python.trace('a = [1, 2]\nb = a\nc = a[:]\nb.append(3)\npass\n');
    const { refs = {} } = stepAt(trace, 5);
    expect(refs.a).toBe(refs.b);
    expect(refs.c).not.toBe(refs.a);
    expect(lookOf(trace, stepAt(trace, 5), 'a')).toEqual({
      kind: 'list',
      type: 'list',
      size: 3,
      items: [
        [null, '1', 0],
        [null, '2', 0],
        [null, '3', 0],
      ],
    });
    expect(lookOf(trace, stepAt(trace, 5), 'c')?.size).toBe(2);
  });

  it('follows a list into a function, and lists inside lists', () => {
    const trace = python.trace('def add(items):\n    items.append([0])\n    return items\nbasket = []\nadd(basket)\n');
    const step = stepAt(trace, 3);
    expect(step.refs?.items).toBe(step.callers?.[0]?.refs?.basket);
    const inner = lookOf(trace, step, 'items')?.items[0];
    expect(inner?.[1]).toBe('[0]');
    expect(trace.looks?.[step.boxes?.[inner?.[2] ?? 0] ?? -1]?.items).toEqual([[null, '0', 0]]);
  });

  it('shows dicts by key, objects of the learner by attribute, sets without order', () => {
    const code =
      "class Cake:\n    def __init__(self):\n        self.name = 'lemon'\n        self.parts = {'top': 1}\ncake = Cake()\nseen = {7}\npass\n";
    const trace = python.trace(code);
    const step = stepAt(trace, 7);
    expect(lookOf(trace, step, 'cake')).toMatchObject({ kind: 'object', type: 'Cake', size: 2 });
    const parts = lookOf(trace, step, 'cake')?.items[1];
    expect(parts?.[0]).toBe('parts');
    expect(trace.looks?.[step.boxes?.[parts?.[2] ?? 0] ?? -1]?.items).toEqual([["'top'", '1', 0]]);
    expect(lookOf(trace, step, 'seen')).toMatchObject({ kind: 'set', items: [[null, '7', 0]] });
  });

  it('needs no box for a tuple of plain values, and one for a tuple that holds a list', () => {
    const trace = python.trace('a = (1, 2)\nb = (1, [])\npass\n');
    expect(stepAt(trace, 3).refs).toEqual({ b: expect.any(Number) });
    expect(lookOf(trace, stepAt(trace, 3), 'b')?.kind).toBe('tuple');
  });

  it('keeps the boxes of the end too', () => {
    const { finalRefs = {}, finalBoxes = {} } = python.trace('a = []\nb = a');
    expect(finalRefs.a).toBe(finalRefs.b);
    expect(finalBoxes).toHaveProperty(String(finalRefs.a));
  });

  it.each([
    ['a list inside itself', 'x = []\nx.append(x)'],
    ['a long list', 'x = list(range(10_000))'],
    ['many lists', 'x = [[] for _ in range(500)]'],
    ['an object that lies about its class', 'class C:\n    @property\n    def __class__(self): return list\nx = C()'],
    [
      'an object whose attributes cannot be read',
      'class C:\n    def __getattribute__(self, name): raise ValueError\nx = C()',
    ],
    ['an object that cannot be shown', 'class C:\n    def __repr__(self): raise ValueError\nx = C()'],
  ])('is not upset by %s', (_name, code) => {
    const { status, steps } = python.trace(`${code}\npass`);
    expect(status).toBe('ok');
    expect(Object.keys(steps.at(-1)?.boxes ?? {}).length).toBeLessThanOrEqual(40);
  });
});

describe('the bounds of a recording', () => {
  it('records nothing of a program that cannot be read', () => {
    expect(python.trace('x = (')).toMatchObject({ status: 'error', steps: [], error: { type: 'SyntaxError' } });
    expect(python.trace('x = (', { parts: true }).error).toEqual(python.trace('x = (').error);
  });

  it('ends with words when it has as many steps as wanted, grows too big, or prints too much', () => {
    expect(python.trace('while True:\n    pass', { max: 20 })).toMatchObject({ status: 'limit', cut: 'steps' });
    const texts =
      'x = []\nwhile True:\n    x = [str(len(x) + i) * 50 for i in range(20)]\n    y = [x[:] for _ in range(20)]';
    const big = python.trace(texts, { max: 100_000 });
    expect(big).toMatchObject({ status: 'limit', cut: 'size' });
    expect(JSON.stringify(big).length).toBeLessThan(4_000_000);
    expect(python.trace("while True:\n    print('a' * 9000)")).toMatchObject({ status: 'limit', cut: 'output' });
  });
});

describe('comprehensions', () => {
  it.each([
    ['the program itself', 'n = 5\nx = [i * n for i in range(3)]\n'],
    ['a function', 'def f(n):\n    return [i * n for i in range(3)]\nx = f(5)\n'],
  ])('keep their own variable beside the others in %s', (_name, code) => {
    const turns = python.trace(code).steps.filter(({ variables }) => 'i' in variables);
    expect(turns.map(({ variables }) => variables.i)).toEqual(expect.arrayContaining(['0', '1']));
    for (const { variables } of turns) expect(variables.n).toBe('5');
  });
});

describe('parts of a line', () => {
  const partsAt = (code: string, line: number) => {
    const trace = python.trace(code, { parts: true });
    return stepAt(trace, line).parts?.map(([part, value]) => [trace.parts?.[part], value]);
  };

  it('are kept in the order in which Python works them out', () => {
    expect(partsAt('price = 4\ntotal = (price + 1) * 2\nprint(total > 9 and price < 5)\n', 2)).toEqual([
      ['price + 1', '5'],
      ['(price + 1) * 2', '10'],
    ]);
    expect(partsAt('price = 4\nprint(price > 9 or price < 5)\n', 2)).toEqual([
      ['price > 9', 'False'],
      ['price < 5', 'True'],
      ['price > 9 or price < 5', 'True'],
    ]);
  });

  it('belong to the line that waits, also when a function was called in between', () => {
    const code = 'def double(n):\n    return n * 2\nx = double(4) + 1\n';
    expect(partsAt(code, 3)).toEqual([
      ['double(4)', '8'],
      ['double(4) + 1', '9'],
    ]);
    expect(partsAt(code, 2)).toEqual([['n * 2', '8']]);
  });

  it('change nothing: steps, output, errors and their places are the same', () => {
    const code = [
      'class Base:',
      '    def hi(self):',
      "        return f'{self.name!r:>8}'",
      'class Cake(Base):',
      '    def __init__(self, name: str, n: int = 1 + 1) -> None:',
      '        super().__init__()',
      '        self.name = name',
      '    def hi(self):',
      '        return super().hi() + str(-1)',
      'cakes = [Cake(n) for n in ("a", "b") if len(n) > 0]',
      'match cakes:',
      '    case [Cake(name="a"), *rest] if rest[0].name == "b":',
      '        print(cakes[0].hi(), {c.name: (y := len(c.name)) for c in cakes}, *rest[1:])',
      'cakes[0].count = 1',
      'cakes[0].count += 2',
      'del cakes[0].count',
      'print(cakes[5])',
    ].join('\n');
    const [plain, marked] = [python.trace(code), python.trace(code, { parts: true })];
    expect(plain.error?.type).toBe('IndexError');
    expect(marked.error).toEqual(plain.error);
    expect(marked.output).toBe(plain.output);
    const places = ({ steps }: TraceResult) =>
      steps.map(({ line, depth, variables }) => ({ line, depth, names: Object.keys(variables) }));
    expect(places(marked)).toEqual(places(plain));
  });

  it('leave no trace in the names of the next program', () => {
    python.trace('x = 1 + 1', { parts: true });
    expect(python.run("import builtins\nprint(any(' ' in name for name in dir(builtins)))").output).toBe('False\n');
  });
});

describe('input while recording', () => {
  it('takes what was typed before, with its prompt, and keeps it in the output as on the screen', () => {
    const code = "name = input('Name? ')\nprint('Hi', name)";
    const trace = python.trace(code, { asks: true, answers: ['Mia'] });
    expect(trace.output).toBe('Name? Mia\nHi Mia\n');
    expect(stepAt(trace, 2).printed).toBe('Name? Mia\n'.length);
    expect(
      python
        .takeShown()
        .map(({ text }) => text)
        .join(''),
    ).toBe('Name? Mia\nHi Mia\n');
  });

  it('draws the same random numbers from the same seed', () => {
    const code = 'import random\nx = random.random()\ny = random.random()';
    const [a, b, c] = [1, 1, 2].map((seed) => python.trace(code, { seed }).final);
    expect(a).toEqual(b);
    expect(a).not.toEqual(c);
  });
});

it('sends what is drawn while the learner is asked, and counts it step by step', () => {
  const trace = python.trace('import turtle\nturtle.fd(5)\nturtle.lt(90)\npass', { asks: true });
  expect(python.takeDrawCommands()).toHaveLength(2);
  expect(trace.steps.map(({ drawn }) => drawn)).toEqual([undefined, 0, 1, 2]);
});
