// The problems that the Error Console shows: runs, checks and crashes explained for the learner.
import type { Construct } from '@lanternwise/shared/content/pythonLesson';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../i18n/format.ts';
import type { LineMark } from '../editor/lineMarks.ts';
import { copiedProgram, fixOf, type ProgramFix } from '../friendly/copiedMarks.ts';
import { endlessLoop } from '../friendly/endlessLoop.ts';
import { friendlyError } from '../friendly/friendlyError.ts';
import { indentationAdvice, indentationText } from '../friendly/indentationText.ts';
import { misspeltCall } from '../friendly/misspeltCall.ts';
import { didYouMean } from '../friendly/nameRules.ts';
import type { CheckResult, PythonError, RunResult } from '../protocol.ts';
import { constructLabel, LAB_MESSAGES, MAX_CODE_LENGTH } from './labMessages.ts';

export interface Problem {
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
  /** Kind of hint, the same in every language; see friendly/errorRule.ts. */
  rule?: string;
  fix?: ProgramFix;
}

/** A problem and the text that it was found in; the editor may hold another one by now. */
export interface FoundProblem extends Problem {
  source: string;
}

export const foundIn = (source: string, problem: Problem): FoundProblem => ({ ...problem, source });

/** The mark of the problem's line; undefined where it has none. */
export function markOf(problem: FoundProblem | undefined): LineMark | undefined {
  if (problem?.location?.line === undefined) return undefined;
  const { line, column, endLine, endColumn } = problem.location;
  return { tone: 'error', source: problem.source, line, column, endLine, endColumn };
}

const createProblem = (kind: string, title: string, ...help: string[]): Problem => ({ kind, title, help });

export const PROBLEMS = {
  get notReady() {
    return createProblem('not-ready', LAB_MESSAGES.notReady, t`Wait a moment and press Run Code again.`);
  },
  /** The same, while the program waits for Python. */
  get stillStarting() {
    return createProblem('not-ready', LAB_MESSAGES.notReady, LAB_MESSAGES.startsByItself);
  },
  get empty() {
    return createProblem('empty', LAB_MESSAGES.empty);
  },
  get tooLong() {
    const limit = formatNumber(MAX_CODE_LENGTH);
    return createProblem(
      'too-long',
      t`This program is too long for the Lab.`,
      t`It may have ${limit} characters at most. Did you paste something by mistake?`,
    );
  },
} as const;

export function problemOfError(error: PythonError, source: string, taught?: readonly string[]): Problem {
  const { id, title, help, line } = friendlyError(error, source, taught);
  const fix = fixOf(id, source);
  return {
    kind: error.type,
    rule: id,
    title,
    help: help.split('\n').filter(Boolean),
    // Python's columns belong to Python's line.
    location: line === undefined || line === error.line ? error : { line },
    pythonText: error.text,
    ...(fix && { fix }),
  };
}

/** Copied with prompts or line numbers, which Python cannot read; undefined for other programs. */
function copiedProblem(syntax: PythonError, source: string): Problem | undefined {
  const copied = copiedProgram(source);
  const fix = copied && fixOf(copied.rule, source);
  if (!copied || !fix) return undefined;
  const { rule, title, help, line } = copied;
  return {
    ...createProblem(syntax.type, title, help),
    rule,
    fix,
    pythonText: syntax.text,
    ...(line !== undefined && { location: { line } }),
  };
}

/** A slip in the name of what is missing comes before the list: `prnt("hi")` lacks no print, it misspells it. */
export function missingProblem(missing: readonly Construct[], source: string): Problem {
  const slip = misspeltCall(source, missing);
  if (slip) {
    const { name, word, line } = slip;
    const { title, help } = didYouMean(name, word);
    const problem = createProblem('NameError', title, help);
    return { ...problem, rule: 'name.misspelt', location: { line } };
  }
  return {
    kind: 'missing-elements',
    title: LAB_MESSAGES.missing,
    list: missing.map(constructLabel),
    help: [LAB_MESSAGES.addMissing],
  };
}

/** What stands in the way of running at all (lessons.txt 4.3: constructs, then indentation, then the program itself). */
export function problemOfCheck(check: CheckResult, source: string, taught?: readonly string[]): Problem | undefined {
  // What a program lacks is unknown if Python cannot parse it.
  if (check.missing.length > 0 && !check.syntax) return missingProblem(check.missing, source);
  const copied = check.syntax && copiedProblem(check.syntax, source);
  if (copied) return copied;
  if (check.indentation) {
    const { line, found } = check.indentation;
    const { help, fix } = indentationAdvice(check.indentation, source);
    const title = indentationText(check.indentation) || t`Indentation error`;
    const problem = createProblem('IndentationError', title, ...help.split('\n'));
    return { ...problem, fix, rule: found === undefined ? 'indent.unexpected' : 'indent.spaces', location: { line } };
  }
  return check.syntax && problemOfError(check.syntax, source, taught);
}

const stoppedText = (line: number | undefined): string =>
  line === undefined
    ? t`You stopped the program. Run it again when you like.`
    : t`You stopped the program while it was at line ${line}. Run it again when you like.`;

/** With the loop that never ends, where there is one; else with the line where the program was. */
function unending(problem: Problem, source: string, at: number | undefined): Problem {
  const loop = endlessLoop(source, at);
  const { help, kind } = problem;
  if (loop)
    return { ...problem, rule: loop.kind, help: [...help, `${loop.title}.`, loop.help], location: { line: loop.line } };
  const asks = kind === 'timeout' ? [t`Is there a loop that never ends?`] : [];
  return { ...problem, help: [...help, ...asks], ...(at !== undefined && { location: { line: at } }) };
}

/** A test case has no more answers, and whatever the program does with empty text, it asks again. */
const unanswered = (kind: 'timeout' | 'flood'): Problem => ({
  ...createProblem(
    kind,
    t`The program asks for more answers than this test gives.`,
    t`After the last answer input( ) gives an empty text, and the loop asks again and again.`,
    t`Ask as often as the task says, or leave the loop with break when the text is empty.`,
    t`An except: without a name catches every error, also the one that would show this.`,
  ),
  rule: 'input.out-of-answers',
});

/** A run that did not end well; undefined where it did. */
export function problemOfRun(result: RunResult, source: string, taught?: readonly string[]): Problem | undefined {
  if (result.isUnanswered && (result.status === 'timeout' || result.status === 'flood'))
    return unanswered(result.status);
  switch (result.status) {
    case 'ok':
      return undefined;
    case 'error':
    case 'exit':
      return result.error && problemOfError(result.error, source, taught);
    case 'stopped':
      return unending(createProblem('stopped', t`Stopped.`, stoppedText(result.line)), source, result.line);
    case 'timeout':
      return unending(createProblem('timeout', t`Your program ran for too long.`), source, result.line);
    case 'flood':
      return createProblem(
        'flood',
        t`Your program printed too much.`,
        t`Is there a print inside a loop that never ends?`,
      );
    case 'crashed':
      return createProblem(
        'crashed',
        t`Python ran out of room and has started afresh.`,
        t`Your code is safe. Look for a function that calls itself, or a list that grows and grows.`,
      );
  }
}

/** One of the task's own checks failed. */
export const checkProblem = (message: string): Problem => createProblem('check', message);

export const internalProblem = (error: unknown): Problem =>
  createProblem(
    'lab',
    t`The Lab stumbled. Please press Run Code again.`,
    error instanceof Error ? error.message : String(error),
  );
