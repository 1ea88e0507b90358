// The Lab's pure parts: the console's tail, the difference of outputs, problems in words, steps of a recording.
import { describe, expect, it } from 'vitest';
import { taughtWords } from '../friendly/taughtWords.ts';
import type { TraceResult } from '../protocol.ts';
import { traceViewAt } from '../steps/traceView.ts';
import { appendOutput, MAX_LINES } from './consoleText.ts';
import { type DiffLine, diffOutput } from './diff.ts';
import { type Attempt, toProgramRun } from './labTask.ts';
import { problemOfCheck, problemOfRun } from './problem.ts';

describe('the console keeps its last 500 lines', () => {
  it('of many prints', () => {
    let text = '';
    for (let at = 0; at < 1200; at += 1) text = appendOutput(text, `${at}\n`);
    const lines = text.split('\n');
    expect(lines.length).toBe(MAX_LINES + 1);
    expect(lines[0]).toBe('700');
    expect(lines.at(-2)).toBe('1199');
  });

  it('and the end of an endless line', () => {
    expect(appendOutput('', 'x'.repeat(1_000_000)).length).toBeLessThan(100_000);
  });

  it('and everything of a short output', () => {
    expect(appendOutput('a\nb\n', 'c')).toBe('a\nb\nc');
  });
});

const drawn = (lines: readonly DiffLine[]) =>
  lines.map(({ kind, parts }) => {
    const sign = { same: ' ', expected: '-', actual: '+' }[kind];
    return sign + parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
  });

describe('the difference of two outputs', () => {
  it.each([
    ['Cake Shop\nI Love Python', 'Cake shop\nI Love Python', ['-Cake [S]hop', '+Cake [s]hop', ' I Love Python']],
    ['a b', 'a  b', ['-a b', '+a·[·]b']],
    ['a\tb', 'a b', ['-a[→]b', '+a[·]b']],
    ['one\ntwo\nthree', 'two\nthree', ['-[one]', ' two', ' three']],
    ['one', 'one\n\ntwo', [' one', '+[↵]', '+[two]']],
    ['one', '', ['-[one]']],
  ])('of %j and %j', (expected, actual, lines) => {
    expect(drawn(diffOutput(expected, actual))).toEqual(lines);
  });
});

describe('problems', () => {
  const none = { missing: [], failed: [] };
  it('names missing elements with the requirement’s words', () => {
    const problem = problemOfCheck({ ...none, missing: ['print', 'loop'] }, '');
    expect(problem?.title).toBe('Your code is missing required elements:');
    expect(problem?.list).toHaveLength(2);
    expect(problem?.help).toEqual(['Please add the missing elements to your code.']);
  });

  it('reports the wrong indentation before Python’s own complaint', () => {
    const message = 'Indentation Error (line 2): Found 2 spaces, expected 4 spaces.';
    const syntax = { type: 'IndentationError', message: 'x', text: 'x', line: 3, stack: [] };
    const problem = problemOfCheck({ ...none, syntax, indentation: { line: 2, message } }, 'if 1:\n  x');
    expect(problem).toMatchObject({ title: message, location: { line: 2 } });
  });

  it('keeps Python’s own text beside the friendly one', () => {
    const error = { type: 'NameError', message: "name 'x' is not defined", text: 'Traceback …', line: 1, stack: [] };
    expect(problemOfRun({ status: 'error', ms: 1, error }, 'x')).toMatchObject({
      pythonText: 'Traceback …',
      location: { line: 1 },
    });
  });

  it.each(['stopped', 'timeout', 'flood', 'crashed'] as const)('has words for a run that was %s', (status) => {
    expect(problemOfRun({ status, ms: 1 }, '')?.title).toBeTruthy();
  });

  it.each(['timeout', 'flood'] as const)('says of a %s after the last answer that there are no more', (status) => {
    const source =
      'while True:\n    try:\n        n = int(input())\n        break\n    except:\n        print("again")';
    expect(problemOfRun({ status, ms: 1, isUnanswered: true }, source)).toMatchObject({
      kind: status,
      rule: 'input.out-of-answers',
      title: 'The program asks for more answers than this test gives.',
    });
    expect(problemOfRun({ status: 'ok', ms: 1, isUnanswered: true }, source)).toBeUndefined();
  });

  it('has nothing to say about a run that went well', () => {
    expect(problemOfRun({ status: 'ok', ms: 1 }, '')).toBeUndefined();
  });
});

describe('a recording', () => {
  const module = { depth: 1, name: '<module>' };
  const trace: TraceResult = {
    status: 'ok',
    ms: 1,
    output: '1\n2\n',
    final: { x: '2', y: '3' },
    steps: [
      { ...module, line: 1, variables: {}, printed: 0 },
      { ...module, line: 2, variables: { x: '1' }, printed: 0 },
      { depth: 2, name: 'f', line: 5, variables: { a: '1' }, printed: 2 },
      { ...module, line: 3, variables: { x: '2' }, printed: 2 },
    ],
  };
  const changed = (at: number) =>
    traceViewAt(trace, at)
      .variables.filter((one) => one.changed)
      .map(({ name }) => name);

  it('marks what is new or different in its own function', () => {
    expect([0, 1, 2, 3, 4].map(changed)).toEqual([[], ['x'], ['a'], ['x'], ['y']]);
  });

  it('shows the output so far and where the program stands', () => {
    expect(traceViewAt(trace, 2)).toMatchObject({ line: 5, functionName: 'f', output: '1\n', end: undefined });
    expect(traceViewAt(trace, 4)).toMatchObject({ line: undefined, output: '1\n2\n', end: { status: 'ok' } });
  });
});

describe('completion', () => {
  it('offers what has been taught and nothing of later lessons', () => {
    expect(taughtWords('python-print')).toEqual(['print']);
    expect(taughtWords('python-if-else')).toContain('input');
    expect(taughtWords('python-if-else')).not.toContain('while');
  });
});

describe('an attempt as evidence', () => {
  it.each<[Omit<Attempt, 'code'>, unknown]>([
    [{ status: 'passed' }, { code: 'x', status: 'passed', errorKind: null }],
    [{ status: 'wrong-output' }, { code: 'x', status: 'failed', errorKind: 'wrong-output' }],
    [
      { status: 'refused', errorKind: 'check' },
      { code: 'x', status: 'failed', errorKind: 'check' },
    ],
    [
      { status: 'refused', errorKind: 'missing-elements' },
      { code: 'x', status: 'failed', errorKind: 'missing-elements' },
    ],
    [
      { status: 'refused', errorKind: 'SyntaxError' },
      { code: 'x', status: 'error', errorKind: 'SyntaxError' },
    ],
    [
      { status: 'error', errorKind: 'NameError' },
      { code: 'x', status: 'error', errorKind: 'NameError' },
    ],
    [
      { status: 'timeout', errorKind: 'timeout' },
      { code: 'x', status: 'error', errorKind: 'timeout' },
    ],
    [
      { status: 'stopped', errorKind: 'stopped' },
      { code: 'x', status: 'stopped', errorKind: null },
    ],
    [
      { status: 'error', errorKind: 'NameError', error: "NameError: name 'x' is not defined" },
      { code: 'x', status: 'error', errorKind: 'NameError', error: "NameError: name 'x' is not defined" },
    ],
    [{ status: 'refused', errorKind: 'empty' }, undefined],
    [{ status: 'refused', errorKind: 'not-ready' }, undefined],
    [{ status: 'refused', errorKind: 'too-long' }, undefined],
  ])('%j', (attempt, run) => {
    expect(toProgramRun({ code: 'x', ...attempt })).toEqual(run);
  });
});
