// One press of Run Code from start to end: constructs, indentation, the program itself, then the test cases (lessons.txt 4.3).
import type { PythonRuntime } from '../protocol.ts';
import { MAX_CODE_LENGTH } from './labMessages.ts';
import type { LabAction } from './labState.ts';
import type { Attempt, LabTask } from './labTask.ts';
import { checkProblem, PROBLEMS, type Problem, problemOfCheck, problemOfRun } from './problem.ts';
import { runTestCase, type TestCaseState } from './runTestCase.ts';

export interface RunContext {
  runtime: PythonRuntime;
  task: LabTask;
  code: string;
  dispatch(action: LabAction): void;
  isStopped(): boolean;
}

type Outcome = Omit<Attempt, 'code'>;

function rejectRun({ dispatch }: RunContext, problem: Problem, status: Attempt['status'] = 'refused'): Outcome {
  dispatch({ type: 'problemFound', problem });
  return { status, errorKind: problem.kind };
}

function validateProgram({ runtime, code }: RunContext): Problem | undefined {
  if (runtime.state !== 'ready') return PROBLEMS.notReady;
  if (code.trim() === '') return PROBLEMS.empty;
  return code.length > MAX_CODE_LENGTH ? PROBLEMS.tooLong : undefined;
}

/** The learner stopped before or between runs; the runtime had no program to say so. */
const stopped = (run: RunContext): Outcome =>
  rejectRun(run, problemOfRun({ status: 'stopped', ms: 0 }, run.code) ?? PROBLEMS.notReady, 'stopped');

async function runTestCases(run: RunContext): Promise<boolean> {
  let isRight = true;
  for (const [at, testCase] of run.task.cases.entries()) {
    if (run.isStopped()) return false;
    run.dispatch({ type: 'caseChanged', at, to: { status: 'running' } });
    const result: TestCaseState = await runTestCase(run.runtime, run.code, testCase);
    run.dispatch({ type: 'caseChanged', at, to: run.isStopped() ? { status: 'pending' } : result });
    isRight = isRight && result.status === 'passed';
  }
  return isRight;
}

async function firstFailedCheck({ runtime, task: { checks }, code }: RunContext): Promise<string | undefined> {
  if (checks.length === 0) return undefined;
  const { failed } = await runtime.check(code, { required: [], checks, indentation: false });
  return failed[0];
}

export async function runProgram(run: RunContext): Promise<Outcome> {
  const { runtime, task, code, dispatch } = run;
  const invalid = validateProgram(run);
  if (invalid) return rejectRun(run, invalid);
  const first = await runtime.check(code, { required: task.required, checks: [], indentation: true });
  if (run.isStopped()) return stopped(run);
  const found = problemOfCheck(first, code);
  if (found) return rejectRun(run, found);
  const result = await runtime.run(code);
  const runProblem = problemOfRun(result, code);
  if (runProblem) return rejectRun(run, runProblem, result.status);
  const isRight = await runTestCases(run);
  if (run.isStopped()) return stopped(run);
  const hint = await firstFailedCheck(run);
  if (run.isStopped()) return stopped(run);
  if (!isRight) {
    // The case shows what differs; the task's own words say why.
    if (hint !== undefined) dispatch({ type: 'problemFound', problem: checkProblem(hint) });
    return { status: 'wrong-output' };
  }
  if (hint !== undefined) return rejectRun(run, checkProblem(hint));
  dispatch({ type: 'allPassed' });
  return { status: 'passed' };
}
