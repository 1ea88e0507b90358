// Learners' programs in the real Python: what they print, how they fail, and that nothing they break outlives them.
import { beforeAll, describe, expect, it } from 'vitest';
import { OUT_OF_ANSWERS } from '../runtime/workerMessages.ts';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
});

const output = (code: string, stdin: string[] = []) => {
  const ran = python.run(code, { stdin });
  expect(ran.error).toBeUndefined();
  return ran.output;
};

describe('a program', () => {
  it('prints, asks and answers', () => {
    expect(output("name = input('Name? ')\nprint('Hello', name)", ['Ada'])).toBe('Hello Ada\n');
  });

  it('gets empty text when the answers have run out', () => {
    expect(output('print(repr(input()), repr(input()))', ['one'])).toBe("'one' ''\n");
  });

  it('tells once when it asks on and on without answers, also inside a bare except', () => {
    const asking = (times: number) =>
      `n = 0\nwhile n < ${times}:\n    n += 1\n    try:\n        int(input())\n    except:\n        pass`;
    const toldAfter = (times: number) => {
      python.takeShown();
      python.run(asking(times), { stdin: ['1'] });
      return python.takeShown();
    };
    expect(toldAfter(12)).toEqual([]);
    expect(toldAfter(60)).toEqual([{ stream: 'warning', text: OUT_OF_ANSWERS }]);
    expect(toldAfter(12)).toEqual([]);
  });

  it('reads standard input line by line', () => {
    expect(output('import sys\nprint(repr(sys.stdin.readline()))', ['one'])).toBe("'one\\n'\n");
  });

  it('is __main__, so that classes, dataclasses and recursion work as in a file', () => {
    const code = `
from dataclasses import dataclass
@dataclass
class Cake:
    price: int
def total(cakes): return cakes[0].price + total(cakes[1:]) if cakes else 0
if __name__ == '__main__':
    print(total([Cake(2), Cake(3)]))`;
    expect(output(code)).toBe('5\n');
  });

  it.each(['', '\n', '# only words', 'pass'])('may be as empty as %j', (code) => {
    expect(python.run(code)).toMatchObject({ status: 'ok', output: '' });
  });

  it('may be a megabyte long', () => {
    expect(output(`${'x = 1\n'.repeat(170_000)}print(x)`)).toBe('1\n');
  });

  it('may use names and texts of the whole world', () => {
    expect(output("größe = '🍰'\nprint(größe, 'नमस्ते')")).toBe('🍰 नमस्ते\n');
  });

  it.each([
    ['exit()', 'ok', undefined],
    ['exit(0)', 'ok', undefined],
    ["exit('enough')", 'exit', 'enough'],
    ['import sys; sys.exit(3)', 'exit', '3'],
  ])('%s ends it with %s', (code, status, message) => {
    const ran = python.run(`print('before')\n${code}\nprint('after')`);
    expect(ran).toMatchObject({ status, output: 'before\n' });
    expect(ran.error?.message).toBe(message);
  });

  it('is stopped when it prints more than the limit, exactly there', () => {
    const ran = python.run('while True: print("x" * 99)', { limit: 1000 });
    expect(ran.status).toBe('flood');
    expect(ran.output).toHaveLength(1000);
  });

  it('says at which of its lines it was stopped', () => {
    const code = 'def work():\n    raise KeyboardInterrupt\nwork()';
    expect(python.run(code)).toMatchObject({ status: 'stopped', line: 2 });
  });

  it('cannot swallow that stop for ever', () => {
    const ran = python.run("try:\n    print('x' * 5000)\nexcept BaseException:\n    print('y' * 10)", { limit: 1000 });
    expect(ran.output).toBe('x'.repeat(1000));
    expect(ran.status).toBe('flood');
  });
});

describe('an error', () => {
  const errorOf = (code: string) => python.run(code).error;

  it('says where: line, columns and the way through functions', () => {
    expect(errorOf('def half(n):\n    return n / 0\n\nprint(half(4))')).toMatchObject({
      type: 'ZeroDivisionError',
      message: 'division by zero',
      line: 2,
      column: 12,
      endColumn: 17,
      stack: [
        { name: '<module>', line: 4 },
        { name: 'half', line: 2 },
      ],
    });
  });

  it('counts columns as an editor does, also behind a cake', () => {
    expect(errorOf("print('🍰é', 1/0)")).toMatchObject({ line: 1, column: 14, endColumn: 17 });
  });

  it.each([
    ["print('a", 'SyntaxError', 1],
    ['if True:\nprint(1)', 'IndentationError', 2],
    ['if True:\n    print(1)\n\tprint(2)', 'TabError', 3],
    ['prnt(1)', 'NameError', 1],
    ["'a' + 1", 'TypeError', 1],
    ["int('a')", 'ValueError', 1],
    ['[][0]', 'IndexError', 1],
    ["{}['a']", 'KeyError', 1],
    ['def f(): f()\nf()', 'RecursionError', 1],
    ["open('nowhere.txt')", 'FileNotFoundError', 1],
    ['raise 5', 'TypeError', 1],
  ])('in %j is a %s in line %i', (code, type, line) => {
    expect(errorOf(code)).toMatchObject({ type, line });
  });

  it.each([
    ['a, oranges = 1, 2\nprint(orange)', 'oranges'],
    ['def bake(): pass\nbakee()', 'bake'],
    ['def f():\n    flour = 1\n    return flor\nf()', 'flour'],
  ])('lets Python say what was meant in %j', (code, name) => {
    expect(errorOf(code)?.text).toContain(`Did you mean: '${name}'?`);
  });

  it('shows nothing of our own files', () => {
    const text = errorOf('import json\njson.loads("{")')?.text ?? '';
    expect(text).toContain('main.py');
    expect(text).not.toMatch(/lab_|runner|\/lib\//);
  });

  it('may be as odd as a learner likes', () => {
    const code = 'class Odd(Exception):\n    def __str__(self): raise ValueError\nraise Odd()';
    expect(errorOf(code)).toMatchObject({ type: 'Odd', message: '', line: 3 });
  });

  it.each(['js', 'pyodide', 'socket', 'threading', 'asyncio', 'urllib.request', 'lab_runner'])(
    'tells that %s is not in the Lab',
    (name) => {
      expect(errorOf(`import ${name}`)?.message).toContain('in the Lab');
    },
  );
});

describe('output', () => {
  const show = (code: string) => {
    python.takeShown();
    python.run(code, { capture: false });
    return python.takeShown();
  };
  const PRINT_ERROR = "import sys\nprint('one')\nprint('two', file=sys.stderr)\nprint('three')";

  it('leaves at once, piece by piece, and is not held back until the program ends', () => {
    expect(show("print('one')\nprint('two', end='')\nprint(*'ab')").map(({ text }) => text)).toEqual([
      'one',
      '\n',
      'two',
      '',
      'a',
      ' ',
      'b',
      '\n',
    ]);
  });

  it('keeps the order of standard output and standard error, with the blanks as they are', () => {
    const shown = show(PRINT_ERROR);
    expect(shown.map(({ text }) => text).join('')).toBe('one\ntwo\nthree\n');
    expect(shown.find(({ text }) => text === 'two')?.stream).toBe('err');
  });

  it('is judged without standard error', () => {
    expect(python.run(PRINT_ERROR).output).toBe('one\nthree\n');
    expect(python.trace(PRINT_ERROR).output).toBe('one\ntwo\nthree\n');
  });

  it('goes on after a sleep of any length', () => {
    expect(output("import time\nfor s in (0, 0.001, 0.05): time.sleep(s)\nprint('awake')")).toBe('awake\n');
    expect(python.run('import time\ntime.sleep(-1)').error).toMatchObject({ type: 'ValueError', line: 2 });
    expect(python.run("import time\ntime.sleep('1')").error).toMatchObject({ type: 'TypeError', line: 2 });
  });

  it('may contain what cannot be sent', () => {
    expect(show("print('\\ud800', end='')")[0]?.text).toBe('?');
  });
});

describe('a warning', () => {
  const warningsOf = (code: string) => {
    python.takeShown();
    python.run(code, { capture: false });
    return python.takeShown().filter(({ stream }) => stream === 'warning');
  };

  it('comes apart from the output, with its line, once', () => {
    const warnings = warningsOf("x = 5\nif x is 5:\n    print('yes')");
    expect(warnings.map(({ text }) => JSON.parse(text))).toEqual([
      { category: 'SyntaxWarning', message: expect.stringContaining('"is" with'), line: 2 },
    ]);
  });

  it('of the program’s own making is shown too', () => {
    const warnings = warningsOf("import warnings\nwarnings.warn('too sweet')");
    expect(JSON.parse(warnings[0]?.text ?? '')).toEqual({ category: 'UserWarning', message: 'too sweet', line: 2 });
  });

  it('about a file that was left open is none for a beginner', () => {
    expect(warningsOf("open('n.txt', 'w').write('x')\nprint(open('n.txt').read())")).toEqual([]);
  });

  it('is no output of a test case, and a check says none', () => {
    const code = "print('a' is 'a')";
    expect(python.run(code).output).toBe('True\n');
    python.takeShown();
    python.check(code, {});
    expect(python.takeShown()).toEqual([]);
  });
});

describe('the next program', () => {
  it.each([
    ['print = 5', "print('ok')"],
    ['import builtins\nbuiltins.print = None\nbuiltins.len = None', "print('ok'[: len('ok')])"],
    ['import builtins\nbuiltins.__dict__.clear()', "print('ok')"],
    ['import sys\nsys.modules.clear()', "import math\nprint('ok')"],
    ['import sys\nsys.stdout = sys.stderr = None', "print('ok')"],
    ['import sys\nsys.path.clear()\nsys.meta_path.clear()', "import colorsys\nprint('ok')"],
    ['import json\njson.dumps = json.loads = None', "print('ok')"],
    [
      'import random\nrandom.randint = lambda a, b: 99',
      "import random\nprint('ok' if random.randint(1, 2) < 3 else '')",
    ],
    ['import traceback, itertools\ntraceback.TracebackException = None\nitertools.islice = None\n1 / 0', "print('ok')"],
    ['import sys\nsys.setrecursionlimit(50)', "def f(n): return f(n - 1) if n else 'ok'\nprint(f(500))"],
    ["secret = 'mine'", "print('secret' in globals() or 'ok')"],
    ["open('note.txt', 'w').write('x')", "import os\nprint(os.listdir() or 'ok')"],
    ["import os\nos.makedirs('a/b')\nos.chdir('a')", "import os\nprint(os.listdir() or 'ok')"],
    ["class T(str):\n    def __str__(self): return 5\nprint(T('a'), end=T(''))", "print('ok')"],
    ["import gc\n[o.clear() for o in gc.get_objects() if type(o) is dict and 'victim' in o]", "print('ok')"],
  ])('starts clean after %j', (first, second) => {
    python.run(first);
    expect(python.run(second)).toMatchObject({ status: 'ok', output: 'ok\n' });
  });

  it('gets other random numbers', () => {
    const numbers = new Set([1, 2, 3].map(() => output('import random\nprint(random.random())')));
    expect(numbers.size).toBe(3);
  });
});
