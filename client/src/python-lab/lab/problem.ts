// The problems that the Error Console shows: runs, checks and crashes explained for the learner.

import type { Construct } from '@lanternwise/shared/content/pythonLesson';
import { formatNumber } from '../../i18n/format.ts';
import type { FriendlyIcon } from '../friendly/errorRule.ts';
import { friendlyError } from '../friendly/friendlyError.ts';
import type { CheckResult, PythonError, RunResult } from '../protocol.ts';
import { CONSTRUCT_LABELS, LAB_MESSAGES, MAX_CODE_LENGTH } from './labMessages.ts';

export interface Problem {
  icon: FriendlyIcon;
  title: string;
  /** Sentences shown below the title or the list. */
  help: readonly string[];
  list?: readonly string[];
  /** Line and columns of the program, from 1. */
  location?: Pick<PythonError, 'line' | 'column' | 'endLine' | 'endColumn'>;
  /** Python's own traceback. */
  pythonText?: string;
  /** Short name for the teacher's evidence. */
  kind: string;
}

const createProblem = (kind: string, icon: FriendlyIcon, title: string, ...help: string[]): Problem => ({
  kind,
  icon,
  title,
  help,
});

export const PROBLEMS = {
  notReady: createProblem('not-ready', 'hourglass', LAB_MESSAGES.notReady, 'Wait a moment and press Run Code again.'),
  empty: createProblem('empty', 'keyboard', LAB_MESSAGES.empty),
  tooLong: createProblem(
    'too-long',
    'book-open',
    'This program is too long for the Lab.',
    `It may have ${formatNumber(MAX_CODE_LENGTH)} characters at most. Did you paste something by mistake?`,
  ),
} as const;

export function problemOfError(error: PythonError, source: string): Problem {
  const { icon, title, help } = friendlyError(error, source);
  return {
    kind: error.type,
    icon,
    title,
    help: help.split('\n').filter(Boolean),
    location: error,
    pythonText: error.text,
  };
}

export const missingProblem = (missing: readonly Construct[]): Problem => ({
  kind: 'missing-elements',
  icon: 'search',
  title: LAB_MESSAGES.missing,
  list: missing.map((name) => CONSTRUCT_LABELS[name]),
  help: [LAB_MESSAGES.addMissing],
});

/** What stands in the way of running at all (lessons.txt 4.3: constructs, then indentation, then the program itself). */
export function problemOfCheck(check: CheckResult, source: string): Problem | undefined {
  // What a program lacks is unknown if Python cannot parse it.
  if (check.missing.length > 0 && !check.syntax) return missingProblem(check.missing);
  if (check.indentation) {
    const { line, message } = check.indentation;
    const help = 'A block moves in by exactly 4 spaces or 1 tab (press Tab). Blank lines and comments do not count.';
    return { ...createProblem('IndentationError', 'arrow-right-to-line', message, help), location: { line } };
  }
  return check.syntax && problemOfError(check.syntax, source);
}

/** A run that did not end well; undefined where it did. */
export function problemOfRun(result: RunResult, source: string): Problem | undefined {
  switch (result.status) {
    case 'ok':
      return undefined;
    case 'error':
    case 'exit':
      return result.error && problemOfError(result.error, source);
    case 'stopped':
      return createProblem(
        'stopped',
        'log-out',
        'Stopped.',
        'You stopped the program. Press Run Code to start it again.',
      );
    case 'timeout':
      return createProblem('timeout', 'infinity', 'Your program ran for too long.', 'Is there a loop that never ends?');
    case 'flood':
      return createProblem(
        'flood',
        'repeat',
        'Your program printed too much.',
        'Is there a print inside a loop that never ends?',
      );
    case 'crashed':
      return createProblem(
        'crashed',
        'memory-stick',
        'Python ran out of room and has started afresh.',
        'Your code is safe. Look for a function that calls itself, or a list that grows and grows.',
      );
  }
}

/** One of the task's own checks failed. */
export const checkProblem = (message: string): Problem => createProblem('check', 'search', message);

export const internalProblem = (error: unknown): Problem =>
  createProblem(
    'lab',
    'bug',
    'The Lab stumbled. Please press Run Code again.',
    error instanceof Error ? error.message : String(error),
  );
