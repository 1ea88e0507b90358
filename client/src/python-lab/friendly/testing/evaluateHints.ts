// Judges the hints of the corpus: what the Lab shows for each program after the run and while typing, against what helps.
import { parser } from '@lezer/python';
import { findCodeHints } from '../../editor/codeHints.ts';
import { type Problem, problemOfCheck, problemOfRun } from '../../lab/problem.ts';
import type { NodePython } from '../../testing/nodePython.ts';
import { remarkOn } from '../remarks.ts';
import { taughtWords } from '../taughtWords.ts';
import type { WrongProgram } from './corpus.ts';

/** Kinds of hint that suggest nothing in particular: they can be unhelpful, but not misleading. */
const GENERAL_KINDS = [
  'syntax.other',
  'name.unknown',
  'type.other',
  'value.other',
  'attr.other',
  'attr.unknown',
  'other',
];

export interface JudgedHint {
  program: WrongProgram;
  line: number | undefined;
  kind: string;
  title: string;
  help: string;
  isRightLine: boolean;
  isRightKind: boolean;
  /** Has the words that it must have. */
  saysEnough: boolean;
  /** Says nothing in particular, or nothing at all. */
  isGeneric: boolean;
  /** Names a particular cause that is not the cause, or suggests what must not be suggested. */
  isMisleading: boolean;
  /** Hints while typing that stand where they must not, or say what must not be said. */
  misleadingLive: readonly string[];
}

type Shown = Pick<Problem, 'rule' | 'title' | 'help' | 'location'>;

/** What the Lab shows: the check first, then the run, then a remark on what ran. */
function shownFor(python: NodePython, { code, stdin, lesson, ending }: WrongProgram): Shown | undefined {
  const taught = taughtWords(lesson);
  const refused = problemOfCheck(python.check(code, { required: [], checks: [], indentation: true }), code, taught);
  if (refused) return refused;
  // An endless program must not be run here: it would never come back.
  if (ending === 'endless') return problemOfRun({ status: 'stopped', ms: 0 }, code, taught);
  return problemOfRun(python.run(code, { stdin }), code, taught) ?? remarkOn(code, taught);
}

function liveFaults({ code, live, never }: WrongProgram): string[] {
  if (live === undefined) return [];
  const typed = `${code}\n`;
  return findCodeHints(typed, parser.parse(typed))
    .filter(({ kind, from, text }) => {
      const line = typed.slice(0, from).split('\n').length;
      const isAsked = live !== 'silent' && live.lines.includes(line) && live.kinds.includes(kind);
      return !isAsked || never.some((word) => text.includes(word));
    })
    .map(({ kind, text }) => `${kind}: ${text}`);
}

export function judgeHint(python: NodePython, program: WrongProgram): JudgedHint {
  const { kinds, says, never } = program;
  const problem = shownFor(python, program);
  const kind = problem?.rule ?? 'none';
  const title = problem?.title ?? '';
  const help = problem?.help.join(' ') ?? '';
  const words = `${title} ${help}`;
  const isRightKind = kinds.includes(kind);
  const isForbidden = never.some((word) => words.includes(word));
  const isGeneric = kind === 'none' || GENERAL_KINDS.includes(kind);
  return {
    program,
    line: problem?.location?.line,
    kind,
    title,
    help,
    isRightLine: [program.line, ...program.otherLines].includes(problem?.location?.line ?? 0),
    isRightKind,
    isGeneric: !isRightKind && isGeneric,
    saysEnough: says.every((word) => words.includes(word)),
    isMisleading: isForbidden || (!isRightKind && !isGeneric),
    misleadingLive: liveFaults(program),
  };
}

export const shareOf = (hints: readonly JudgedHint[], holds: (hint: JudgedHint) => boolean): number =>
  hints.filter(holds).length / Math.max(hints.length, 1);

/** The asked for line, kind and words. */
export const isRight = (hint: JudgedHint): boolean =>
  hint.isRightLine && hint.isRightKind && hint.saysEnough && !hint.isMisleading;
