// A run or check as the tutorial shows it: the Lab's problems, worded by the requirement where the task was missed.
import { type Problem, problemOfCheck, problemOfRun } from '../lab/problem.ts';
import type { CheckResult, RunResult } from '../protocol.ts';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';

export interface Verdict extends Partial<Pick<Problem, 'kind' | 'help' | 'pythonText' | 'fix'>> {
  tone: 'right' | 'wrong';
  title: string;
  /** Line of the program the verdict is about. */
  line?: number;
}

function verdictOf({ kind, title, help, location, pythonText, fix }: Problem): Verdict {
  const line = location?.line;
  return {
    tone: 'wrong',
    kind,
    title,
    help,
    ...(line !== undefined && { line }),
    ...(pythonText !== undefined && { pythonText }),
    ...(fix && { fix }),
  };
}

/** What is wrong with a finished run; undefined where nothing is. */
export function verdictOfRun(result: RunResult, source: string, taught?: readonly string[]): Verdict | undefined {
  const problem = problemOfRun(result, source, taught);
  return problem && verdictOf(problem);
}

/** What is wrong with what the program is made of; undefined where nothing is. */
export function verdictOfCheck(check: CheckResult, source: string, taught?: readonly string[]): Verdict | undefined {
  const problem = problemOfCheck(check, source, taught);
  if (problem) return verdictOf(problem);
  return check.failed.length > 0
    ? { tone: 'wrong', kind: 'check', title: TUTORIAL_MESSAGES.mismatch, help: check.failed.slice(0, 1) }
    : undefined;
}
