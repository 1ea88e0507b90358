// Judges one test case: runs the program with its typed answers and compares what it printed.
import type { TestCase } from '@lanternwise/shared/content/pythonLesson';
import { cleanOutput } from '../editor/cleanCode.ts';
import type { PythonRuntime, RunResult } from '../protocol.ts';
import { CASE_TIMEOUT_MS } from './labMessages.ts';

export type TestCaseState =
  | { status: 'pending' }
  | { status: 'running' }
  | { status: 'passed' }
  | { status: 'failed'; actual: string; error?: string };

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

/** A case that declares no answers gives input() empty text (lessons.txt 5.1). */
export async function runTestCase(runtime: PythonRuntime, code: string, testCase: TestCase): Promise<TestCaseState> {
  const result = await runtime.run(code, {
    stdin: testCase.stdin ?? [],
    capture: true,
    timeoutMs: CASE_TIMEOUT_MS,
  });
  const actual = cleanOutput(result.output ?? '');
  const error = errorText(result);
  if (error !== undefined) return { status: 'failed', actual, error };
  const right = [testCase.expected, ...testCase.also].some((wanted) => cleanOutput(wanted) === actual);
  return right ? { status: 'passed' } : { status: 'failed', actual };
}
