// Judges one test case: runs the program and compares what it printed, or looks at what its tractor left undone.
import type { Command } from '@lanternwise/shared/activities/tractor/commands';
import { unfinishedAfter } from '@lanternwise/shared/activities/tractor/pythonDrive';
import { plainOutput } from '@lanternwise/shared/content/plainOutput';
import { t } from '@lingui/core/macro';
import { unfinishedText } from '../../activities/tractor/runTexts.ts';
import type { PythonRuntime, RunResult } from '../protocol.ts';
import { CASE_TIMEOUT_MS } from './labMessages.ts';
import type { LabCase } from './labTask.ts';
import { type Problem, problemOfRun } from './problem.ts';

export type TestCaseState =
  | { status: 'pending' }
  | { status: 'running' }
  | { status: 'unreached' }
  /** `commands`: what the tractor obeyed. */
  | { status: 'passed'; actual?: string; commands?: readonly Command[] }
  | { status: 'failed'; actual: string; error?: string; commands?: readonly Command[]; problem?: Problem };

/** In a case the title says where, as the Error Console may show another case's problem (lessons.txt 8: 'Error: ...'). */
function caseError({ title, help, location }: Problem): string {
  const words = [title, ...help].join(': ');
  const line = location?.line;
  return line === undefined || title.includes(`${line}`) ? t`Error: ${words}` : t`Error: line ${line}: ${words}`;
}

/** Of a drive: nothing may have stopped it, and no square may be left. */
export function judgeDrive(
  { field, layout }: NonNullable<LabCase['drive']>,
  result: RunResult,
  code: string,
  taught?: readonly string[],
): TestCaseState {
  const { commands = [] } = result;
  const problem = problemOfRun(result, code, taught);
  if (problem) return { status: 'failed', actual: '', error: caseError(problem), commands, problem };
  const unfinished = unfinishedAfter(field, layout, commands);
  if (unfinished === 0) return { status: 'passed', commands };
  return { status: 'failed', actual: '', error: unfinishedText(unfinished, field.goal), commands };
}

/** A case that declares no answers gives input() empty text (lessons.txt 5.1). */
export async function runTestCase(
  runtime: PythonRuntime,
  code: string,
  testCase: LabCase,
  taught?: readonly string[],
): Promise<TestCaseState> {
  const { drive } = testCase;
  const result = await runtime.run(code, {
    stdin: testCase.stdin ?? [],
    capture: true,
    timeoutMs: CASE_TIMEOUT_MS,
    ...(drive && { tractor: drive.layout }),
  });
  if (drive) return judgeDrive(drive, result, code, taught);
  const actual = plainOutput(result.output ?? '');
  const problem = problemOfRun(result, code, taught);
  if (problem) return { status: 'failed', actual, error: caseError(problem), problem };
  const right = [testCase.expected, ...testCase.also].some((wanted) => plainOutput(wanted) === actual);
  return right ? { status: 'passed', actual } : { status: 'failed', actual };
}
