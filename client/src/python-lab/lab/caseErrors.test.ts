// What a learner reads when only a test case fails with an error, and when a required call is misspelt; with the browser's Python.
import { beforeAll, describe, expect, it } from 'vitest';
import type { PythonRuntime } from '../protocol.ts';
import { createNodePython, type NodePython } from '../testing/nodePython.ts';
import { initialLabState, type LabState, labReducer } from './labState.ts';
import type { LabCase, LabTask } from './labTask.ts';
import { runProgram } from './runProgram.ts';

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

const TASK: LabTask = {
  id: 'test',
  title: '',
  starter: '',
  cases: [],
  required: [],
  checks: [],
  words: ['print', 'input'],
};
const testCase = (stdin: readonly string[], expected: string, hidden = false): LabCase => ({
  stdin: [...stdin],
  expected,
  also: [],
  hidden,
});

/** One press of Run Code; the learner types `typed`. */
async function pressRun(code: string, task: Partial<LabTask>, typed: readonly string[] = []): Promise<LabState> {
  const runtime: Pick<PythonRuntime, 'state' | 'check' | 'run'> = {
    state: 'ready',
    check: async (source, request) => python.check(source, request),
    run: async (source, options) => python.run(source, { stdin: typed, ...options }),
  };
  const whole = { ...TASK, ...task };
  let state = initialLabState(whole.cases.length);
  await runProgram({
    runtime: runtime as PythonRuntime,
    task: whole,
    code,
    dispatch: (action) => {
      state = labReducer(state, action);
    },
    turn: { isStopped: false, stopped: new Promise(() => undefined) },
  });
  return state;
}

describe('an error in a test case', () => {
  const CODE = 'n = int(input())\nprint(10 / n)';

  it('is told in friendly words with its line, in the case and in the Error Console', async () => {
    const state = await pressRun(CODE, { cases: [testCase(['5'], '2.0'), testCase(['0'], 'none')] }, ['5']);
    expect(state.cases[1]).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/line 2.*Nothing can be divided by 0/),
    });
    expect(state.problem).toMatchObject({
      title: 'Nothing can be divided by 0',
      location: { line: 2 },
      rule: 'zero.division',
      help: expect.arrayContaining(['This happened in test 2.']),
    });
  });

  it('comes before a hint of the task, which is about programs that run', async () => {
    const checks = [{ kind: 'construct' as const, construct: 'loop' as const, message: 'Use a loop.' }];
    const state = await pressRun(CODE, { cases: [testCase(['0'], 'none', true)], checks }, ['5']);
    expect(state.problem?.title).toBe('Nothing can be divided by 0');
  });
});

describe('a near miss of a required element', () => {
  it.each([
    ["prnt('hi')", 'prnt', 'print', 1],
    ["x = 5\nPrint('hi')", 'Print', 'print', 2],
    ["# prnt('no')\nname = inptu('Name? ')", 'inptu', 'input', 2],
  ] as const)('%j names word and line', async (code, word, right, line) => {
    const state = await pressRun(code, { required: [right] });
    expect(state.problem).toMatchObject({
      title: `Python does not know “${word}”`,
      help: [expect.stringContaining(`“${right}”`)],
      location: { line },
    });
  });

  it.each(["'prnt(1)'", 'def prin(): pass\nprin()', 'x = 5'])('%j is none', async (code) => {
    const state = await pressRun(code, { required: ['print'] });
    expect(state.problem?.title).toBe('Your code is missing required elements:');
  });
});
