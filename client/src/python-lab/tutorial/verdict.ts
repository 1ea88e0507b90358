// A run or a check in words for the learner: a headline, help, and what Python itself said.
import { friendlyError } from '../friendly/friendlyError.ts';
import type { CheckResult, PythonError, RunResult } from '../protocol.ts';
import { SAY } from './messages.ts';

export interface Verdict {
  tone: 'right' | 'wrong';
  title: string;
  /** Each a sentence of its own. */
  help?: readonly string[];
  /** Line of the program the verdict is about. */
  line?: number;
  /** Python's own words. */
  python?: string;
}

const wrong = (title: string, rest: Omit<Verdict, 'tone' | 'title'> = {}): Verdict => ({
  tone: 'wrong',
  title,
  ...rest,
});

export function verdictOfError(error: PythonError, source: string): Verdict {
  const { title, help } = friendlyError(error, source);
  return wrong(title, {
    help: help.split('\n').filter(Boolean),
    ...(error.line !== undefined && { line: error.line }),
    python: error.text,
  });
}

/** What is wrong with a finished run; undefined where nothing is. */
export function verdictOfRun(result: RunResult, source: string): Verdict | undefined {
  switch (result.status) {
    case 'ok':
      return undefined;
    case 'error':
      return result.error ? verdictOfError(result.error, source) : wrong('Something went wrong in your program.');
    case 'exit':
      return result.error ? verdictOfError(result.error, source) : undefined;
    case 'stopped':
      return wrong('Stopped.', { help: ['You stopped the program. Press Run to start it again.'] });
    case 'timeout':
      return wrong('Your program ran for too long.', { help: ['Is there a loop that never ends?'] });
    case 'flood':
      return wrong('Your program printed too much.', { help: ['Is there a print inside a loop that never ends?'] });
    case 'crashed':
      return wrong('Python ran out of room and has started afresh.', {
        help: ['Your code is safe. Look for a function that calls itself, or a list that grows and grows.'],
      });
  }
}

/** What is wrong with what the program is made of; undefined where nothing is. */
export function verdictOfCheck(check: CheckResult, source: string): Verdict | undefined {
  if (check.syntax) return verdictOfError(check.syntax, source);
  if (check.indentation) {
    return wrong(check.indentation.message || SAY.indentation, { line: check.indentation.line });
  }
  return check.failed.length > 0 ? wrong(SAY.mismatch, { help: check.failed.slice(0, 1) }) : undefined;
}
