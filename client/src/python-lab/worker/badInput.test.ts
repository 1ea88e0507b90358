// Whatever a learner types or pastes: the same checks and words as in the Lab, and never Python's own words alone.
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_CODE_LENGTH } from '../lab/labMessages.ts';
import { PROBLEMS, type Problem, problemOfCheck, problemOfRun } from '../lab/problem.ts';
import type { RunOptions } from '../protocol.ts';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

/** What the Error Console would say; undefined where all is well. */
function told(code: string, options: RunOptions = {}): Problem | undefined {
  const checked = python.check(code, { required: [], checks: [], indentation: true });
  return problemOfCheck(checked, code) ?? problemOfRun(python.run(code, options), code);
}

const MIXED = 'Tabs and spaces are mixed';
const INVISIBLE = 'There is an invisible character';
const OFF = 'This module is switched off in the Lab. The Lab has random, math, datetime and more.';

describe('bad input is answered in words for a child', () => {
  it.each<[what: string, code: string, title: string, line?: number]>([
    ['tabs and spaces mixed', 'if 1:\n    print(1)\n\tprint(2)', MIXED, 3],
    ['the same the other way round', 'if 1:\n\tprint(1)\n    print(2)', MIXED, 3],
    ['a tab after spaces', 'x = 1\n \tprint(x)', 'Indentation Error (line 2): Unexpected indentation', 2],
    ['a direction mark', '\u202eprint("a")', INVISIBLE, 1],
    ['a mark inside a name', 'pri\u200bce = 1', INVISIBLE, 1],
    ['a byte-order mark', '\ufeffprint("a")', INVISIBLE, 1],
    ['a space that may not break', 'print\u00a0("a")', INVISIBLE, 1],
    ['a wide space', 'x = 1\u2003+ 2', INVISIBLE, 1],
    ['a null byte', 'print(1)\0', INVISIBLE],
    ['an emoji as a name', '🍰 = 5', '“🍰” works only inside quotes', 1],
    ['an emoji within a name', 'cake🍰 = 5', '“🍰” works only inside quotes', 1],
    ['quotes of a document', 'print(“cake”)', '““” is not a quote of Python', 1],
    ['hundreds of brackets', '('.repeat(300), 'Far too many brackets', 1],
    ['reading a file of the computer', 'open("/etc/passwd").read()', 'There is no file “/etc/passwd”', 1],
    ['reading a file of another program', 'open("note.txt")', 'There is no file “note.txt”', 1],
    ['a built-in redefined', 'print = 5\nprint("a")', '“print” is a function of Python', 1],
    ['another one', 'str = "a"\nprint(str(5))', '“str” is a function of Python', 1],
    ['a built-in deleted', 'import builtins\ndel builtins.len\nlen("a")', 'Python does not know “len”', 3],
    ['exit with words', 'exit("Bye")', 'The program ended itself'],
    ['an exit that would end Python', 'import os\nos._exit(1)', 'The program ended itself'],
    ['an interrupt of its own', 'raise KeyboardInterrupt', 'Stopped.'],
    ['endless recursion', 'def f(): f()\nf()', 'A function calls itself forever', 1],
    ['a pasted word, a quarter of a million times', 'abc '.repeat(250_000), 'The program wants too much memory'],
  ])('%s', (_, code, title, line) => {
    const problem = told(code);
    expect(problem).toMatchObject({ title });
    expect(problem?.help.join(' ').length).toBeGreaterThan(8);
    if (line !== undefined) expect(problem?.location?.line).toBe(line);
  });

  it.each(['js', 'pyodide', 'pyodide_js', 'socket', 'http.client', 'urllib.request', 'ssl', 'threading', 'subprocess'])(
    'import %s',
    (name) => {
      expect(told(`import ${name}`)).toMatchObject({ title: expect.stringContaining('There is no “'), help: [OFF] });
    },
  );

  it('ten million lines', () => {
    expect(told('for i in range(10 ** 7): print(i)')?.title).toBe('Your program printed too much.');
  });

  it.each([
    ['timeout', 'Your program ran for too long.'],
    ['stopped', 'Stopped.'],
    ['crashed', 'Python ran out of room and has started afresh.'],
  ] as const)('a program whose worker was thrown away: %s', (status, title) => {
    expect(problemOfRun({ status, ms: 1 }, '')?.title).toBe(title);
  });

  it('no code, and far too much', () => {
    expect(PROBLEMS.empty.title).toBe('Please enter some code!');
    expect(PROBLEMS.tooLong.title).toBe('This program is too long for the Lab.');
  });
});

describe('what looks bad and is not', () => {
  it.each([
    ['no code at all', ''],
    ['only a comment', '# later'],
    ['names of the whole world', 'größe = 5\nनाम = "x"\nprint(größe, नाम)'],
    ['emoji and marks inside a text', 'print("🍰 \u200fa\u00a0b")'],
    ['tabs alone', 'if 1:\n\tprint(1)\n\tprint(2)'],
    ['exit()', 'exit()\nnever'],
    ['half a pair of surrogates', 'print("\\ud800")'],
    ['closing the output', 'import sys\nsys.stdout.close()\nprint(1)'],
  ])('%s', (_, code) => {
    expect(told(code)).toBeUndefined();
  });

  // A megabyte is run in runner.test.ts; the Lab itself refuses more than this.
  it('the longest program that the Lab takes', () => {
    const code = 'x = 1\n'.repeat(MAX_CODE_LENGTH / 6);
    expect(python.check(code, { required: ['variable', 'loop'], indentation: true })).toMatchObject({
      missing: ['loop'],
    });
  });
});
