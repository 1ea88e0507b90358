// Judges one test case: runs the program and compares what it printed, or looks at what its tractor left undone.
import type { Command } from '@lanternwise/shared/activities/tractor/program';
import { unfinishedAfter } from '@lanternwise/shared/activities/tractor/pythonDrive';
import { unfinishedText } from '../../activities/tractor/runTexts.ts';
import { cleanOutput } from '../editor/cleanCode.ts';
import type { PythonRuntime, RunResult } from '../protocol.ts';
import { CASE_TIMEOUT_MS } from './labMessages.ts';
import type { LabCase } from './labTask.ts';
import { type Problem, problemOfRun } from './problem.ts';

export type TestCaseState =
  | { status: 'pending' }
  | { status: 'running' }
  /** `commands`: what the tractor obeyed. */
  | { status: 'passed'; commands?: readonly Command[] }
  | { status: 'failed'; actual: string; error?: string; commands?: readonly Command[]; problem?: Problem };

const STATUS_ERRORS: Readonly<Partial<Record<RunResult['status'], string>>> = {
  timeout: 'Error: the program ran for too long.',
  flood: 'Error: the program printed too much.',
  crashed: 'Error: Python ran out of room.',
  stopped: 'Error: the program was stopped.',
};

function errorText(result: RunResult): string | undefined {
  if (result.status === 'ok' || (result.status === 'exit' && !result.error)) return undefined;
  if (result.error) return `Error: ${result.error.type}: ${result.error.message}`;
  return STATUS_ERRORS[result.status] ?? 'Error: the program did not end well.';
}

/** Of a drive: nothing may have stopped it, and no square may be left. */
export function judgeDrive(
  { field, layout }: NonNullable<LabCase['drive']>,
  result: RunResult,
  code: string,
): TestCaseState {
  const { commands = [] } = result;
  const problem = problemOfRun(result, code);
  if (problem) {
    const error = [problem.title, ...problem.help].join(' ');
    return { status: 'failed', actual: '', error, commands, problem };
  }
  const unfinished = unfinishedAfter(field, layout, commands);
  if (unfinished === 0) return { status: 'passed', commands };
  return { status: 'failed', actual: '', error: unfinishedText(unfinished, field.goal), commands };
}

/** A case that declares no answers gives input() empty text (lessons.txt 5.1). */
export async function runTestCase(runtime: PythonRuntime, code: string, testCase: LabCase): Promise<TestCaseState> {
  const { drive } = testCase;
  const result = await runtime.run(code, {
    stdin: testCase.stdin ?? [],
    capture: true,
    timeoutMs: CASE_TIMEOUT_MS,
    ...(drive && { tractor: drive.layout }),
  });
  if (drive) return judgeDrive(drive, result, code);
  const actual = cleanOutput(result.output ?? '');
  const error = errorText(result);
  if (error !== undefined) return { status: 'failed', actual, error };
  const right = [testCase.expected, ...testCase.also].some((wanted) => cleanOutput(wanted) === actual);
  return right ? { status: 'passed' } : { status: 'failed', actual };
}
