// One press of Run Code from start to end: constructs, indentation, the program itself, then the test cases (lessons.txt 4.3).
import { storablePart } from '@lanternwise/shared/contracts/storable';
import { t } from '@lingui/core/macro';
import { remarkOn } from '../friendly/remarks.ts';
import type { PythonRuntime } from '../protocol.ts';
import type { Turn } from '../runtime/RunTurns.ts';
import { MAX_CODE_LENGTH } from './labMessages.ts';
import type { LabAction } from './labState.ts';
import type { Attempt, LabTask } from './labTask.ts';
import { checkProblem, foundIn, PROBLEMS, type Problem, problemOfCheck, problemOfRun } from './problem.ts';
import { judgeDrive, runTestCase, type TestCaseState } from './runTestCase.ts';

export interface RunContext {
  runtime: PythonRuntime;
  task: LabTask;
  code: string;
  turn: Pick<Turn, 'isStopped' | 'stopped'>;
  dispatch(action: LabAction): void;
}

type Outcome = Omit<Attempt, 'code'>;

/** The problem as evidence. */
const evidenceOf = ({ kind, pythonText }: Problem): Pick<Outcome, 'errorKind' | 'error'> => ({
  errorKind: kind,
  ...(pythonText !== undefined && { error: pythonText }),
});

function rejectRun({ dispatch, code }: RunContext, problem: Problem, status: Attempt['status'] = 'refused'): Outcome {
  dispatch({ type: 'problemFound', problem: foundIn(code, problem) });
  return { status, ...evidenceOf(problem) };
}

function validateProgram({ code }: RunContext): Problem | undefined {
  if (code.trim() === '') return PROBLEMS.empty;
  return code.length > MAX_CODE_LENGTH ? PROBLEMS.tooLong : undefined;
}

/** The learner stopped before or between runs; the runtime had no program to say so. */
const stopped = (run: RunContext): Outcome =>
  rejectRun(run, problemOfRun({ status: 'stopped', ms: 0 }, run.code) ?? PROBLEMS.notReady, 'stopped');

/** The states of all cases; fewer where the learner stopped them. */
async function runTestCases(run: RunContext): Promise<TestCaseState[]> {
  const states: TestCaseState[] = [];
  for (const [at, testCase] of run.task.cases.entries()) {
    if (run.turn.isStopped) return states;
    run.dispatch({ type: 'caseChanged', at, to: { status: 'running' } });
    const result = await runTestCase(run.runtime, run.code, testCase, run.task.words);
    run.dispatch({ type: 'caseChanged', at, to: run.turn.isStopped ? { status: 'pending' } : result });
    states.push(result);
  }
  return states;
}

/** Without what the server would refuse together with its event. */
const outputOf = (state: TestCaseState): string => ('actual' in state ? storablePart(state.actual ?? '') : '');

/** The first case that ended with an error, as the Error Console shows it. */
function problemOfCases(states: readonly TestCaseState[]): Problem | undefined {
  for (const [at, state] of states.entries()) {
    if (state.status !== 'failed' || !state.problem) continue;
    const number = at + 1;
    return { ...state.problem, help: [...state.problem.help, t`This happened in test ${number}.`] };
  }
  return undefined;
}

async function firstFailedCheck({ runtime, task: { checks }, code }: RunContext): Promise<string | undefined> {
  if (checks.length === 0) return undefined;
  const { failed } = await runtime.check(code, { required: [], checks, indentation: false });
  return failed[0];
}

/** Waits for a Python that is still starting, or starts one that failed again; false where there is none. */
async function waitForPython({ runtime, code, turn, dispatch }: RunContext): Promise<boolean> {
  if (runtime.state === 'ready') return true;
  dispatch({ type: 'problemFound', problem: foundIn(code, PROBLEMS.stillStarting) });
  try {
    await Promise.race([runtime.ready(), turn.stopped]);
  } catch {
    return false;
  }
  dispatch({ type: 'problemCleared' });
  return true;
}

export async function runProgram(run: RunContext): Promise<Outcome> {
  const { runtime, task, code, dispatch } = run;
  if (!(await waitForPython(run))) return rejectRun(run, PROBLEMS.notReady);
  if (run.turn.isStopped) return stopped(run);
  const invalid = validateProgram(run);
  if (invalid) return rejectRun(run, invalid);
  const first = await runtime.check(code, { required: task.required, checks: [], indentation: !task.isLoose });
  if (run.turn.isStopped) return stopped(run);
  const found = problemOfCheck(first, code, task.words);
  if (found) return rejectRun(run, found);
  const drive = task.cases[0]?.drive;
  const result = await runtime.run(code, { keep: true, ...(drive && { tractor: drive.layout }) });
  const runProblem = problemOfRun(result, code, task.words);
  if (runProblem) {
    if (drive) dispatch({ type: 'caseChanged', at: 0, to: judgeDrive(drive, result, code, task.words) });
    return rejectRun(run, runProblem, result.status);
  }
  // What the task itself says comes before what a program may have meant.
  const remark = drive ? undefined : remarkOn(code, task.words);
  const states = await runTestCases(run);
  if (run.turn.isStopped) return stopped(run);
  const hint = await firstFailedCheck(run);
  if (run.turn.isStopped) return stopped(run);
  if (states.some(({ status }) => status === 'failed')) {
    const error = problemOfCases(states);
    const own = hint === undefined ? undefined : checkProblem(hint);
    // The case shows what differs; the task's own words say why. An error comes first, but where a tractor stopped the task knows more.
    const problem = drive ? (own ?? error) : (error ?? own);
    if (problem) dispatch({ type: 'problemFound', problem: foundIn(code, problem) });
    else if (remark) dispatch({ type: 'remarked', remark });
    return { status: 'wrong-output', ...(error && !drive && evidenceOf(error)) };
  }
  if (hint !== undefined) return rejectRun(run, checkProblem(hint));
  if (!task.isFree) dispatch({ type: 'allPassed' });
  else if (remark) dispatch({ type: 'remarked', remark });
  return { status: 'passed', ...(!drive && { outputs: states.map(outputOf) }) };
}
