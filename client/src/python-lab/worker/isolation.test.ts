// Python holds no object of JavaScript, and none can be made: programs that try each end with an ordinary error.
import { beforeAll, describe, expect, it } from 'vitest';
import { ESCAPE_PROGRAMS, ESCAPED } from '../testing/escapePrograms.ts';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

describe('a program finds no way out by', () => {
  it.each(ESCAPE_PROGRAMS)('%s', (_, code) => {
    const { output, status, error } = python.run(code);
    expect(output).not.toContain(ESCAPED);
    expect(status).toBe('error');
    // A mistake of the program itself would prove nothing.
    expect(error?.type).not.toMatch(/SyntaxError|NameError|IndentationError/);
  });

  it.each(ESCAPE_PROGRAMS)('%s, and its Python is not used again', (_, code) => {
    expect(python.isContained(code)).toBe(false);
  });
});

describe('importing goes on', () => {
  it.each([
    ['a module of Python’s library', 'import colorsys, sys\ndel sys.modules["colorsys"]\nimport colorsys\nprint(1)'],
    [
      'a module of its own, twice',
      `
with open('mine.py', 'w') as f: f.write('x = 1')
import sys
sys.path.insert(0, '/home/pyodide')
import mine
del sys.modules['mine']
import mine
print(mine.x)`,
    ],
    [
      'a named tuple with defaults',
      "from collections import namedtuple\nprint(namedtuple('P', 'x', defaults=[1])().x)",
    ],
  ])('%s', (_, code) => {
    expect(python.run(code)).toMatchObject({ status: 'ok', output: '1\n' });
  });
});
