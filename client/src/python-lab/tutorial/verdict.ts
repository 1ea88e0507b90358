// A run or a check in words for the learner: a headline, help, and what Python itself said.
import { t } from '@lingui/core/macro';
import { friendlyError } from '../friendly/friendlyError.ts';
import { indentationText } from '../friendly/indentationText.ts';
import type { CheckResult, PythonError, RunResult } from '../protocol.ts';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';

export interface Verdict {
  tone: 'right' | 'wrong';
  title: string;
  /** Where it is wrong: Python's name of the error, how the run ended, or which of our checks said no. */
  kind?: string;
  /** Each a sentence of its own. */
  help?: readonly string[];
  /** Line of the program the verdict is about. */
  line?: number;
  /** Python's own words. */
  pythonText?: string;
}

const wrongVerdict = (title: string, rest: Omit<Verdict, 'tone' | 'title'> = {}): Verdict => ({
  tone: 'wrong',
  title,
  ...rest,
});

export function verdictOfError(error: PythonError, source: string, taught?: readonly string[]): Verdict {
  const { title, help, line } = friendlyError(error, source, taught);
  return wrongVerdict(title, {
    kind: error.type,
    help: help.split('\n').filter(Boolean),
    ...(line !== undefined && { line }),
    pythonText: error.text,
  });
}

/** What is wrong with a finished run; undefined where nothing is. */
export function verdictOfRun(result: RunResult, source: string, taught?: readonly string[]): Verdict | undefined {
  switch (result.status) {
    case 'ok':
      return undefined;
    case 'error':
      return result.error
        ? verdictOfError(result.error, source, taught)
        : wrongVerdict(t`Something went wrong in your program.`, { kind: result.status });
    case 'exit':
      return result.error ? verdictOfError(result.error, source, taught) : undefined;
    case 'stopped':
      return wrongVerdict(t`Stopped.`, {
        kind: result.status,
        help: [t`You stopped the program. Press Run to start it again.`],
      });
    case 'timeout':
      return wrongVerdict(t`Your program ran for too long.`, {
        kind: result.status,
        help: [t`Is there a loop that never ends?`],
      });
    case 'flood':
      return wrongVerdict(t`Your program printed too much.`, {
        kind: result.status,
        help: [t`Is there a print inside a loop that never ends?`],
      });
    case 'crashed':
      return wrongVerdict(t`Python ran out of room and has started afresh.`, {
        kind: result.status,
        help: [t`Your code is safe. Look for a function that calls itself, or a list that grows and grows.`],
      });
  }
}

/** What is wrong with what the program is made of; undefined where nothing is. */
export function verdictOfCheck(check: CheckResult, source: string, taught?: readonly string[]): Verdict | undefined {
  // Python reads a wrong indent as bad syntax too; the indentation's own words say what to do.
  if (check.indentation) {
    return wrongVerdict(indentationText(check.indentation) || TUTORIAL_MESSAGES.indentation, {
      kind: 'IndentationError',
      line: check.indentation.line,
    });
  }
  if (check.syntax) return verdictOfError(check.syntax, source, taught);
  return check.failed.length > 0
    ? wrongVerdict(TUTORIAL_MESSAGES.mismatch, { kind: 'check', help: check.failed.slice(0, 1) })
    : undefined;
}
