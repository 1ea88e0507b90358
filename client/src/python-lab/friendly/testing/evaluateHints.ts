// Judges the hints of the corpus: what the Lab shows for each program, against the line and the kind that help.
import { problemOfCheck, problemOfRun } from '../../lab/problem.ts';
import type { NodePython } from '../../testing/nodePython.ts';
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
  /** Names a particular cause that is not the cause, or suggests what must not be suggested. */
  isMisleading: boolean;
}

/** The hint for one program: the Lab's check first, then the run. */
export function judgeHint(python: NodePython, program: WrongProgram): JudgedHint {
  const { code, stdin, kinds, says, never } = program;
  const taught = taughtWords(program.lesson);
  const problem =
    problemOfCheck(python.check(code, { required: [], checks: [], indentation: true }), code, taught) ??
    problemOfRun(python.run(code, { stdin }), code, taught);
  const kind = problem?.rule ?? 'none';
  const title = problem?.title ?? '';
  const help = problem?.help.join(' ') ?? '';
  const words = `${title} ${help}`;
  const isRightKind = kinds.includes(kind);
  const suggestsRightly = says.every((word) => words.includes(word)) && !never.some((word) => words.includes(word));
  const isWrongCause = !isRightKind && !GENERAL_KINDS.includes(kind) && problem !== undefined;
  return {
    program,
    line: problem?.location?.line,
    kind,
    title,
    help,
    isRightLine: [program.line, ...program.otherLines].includes(problem?.location?.line ?? 0),
    isRightKind,
    isMisleading: isWrongCause || !suggestsRightly,
  };
}

export const shareOf = (hints: readonly JudgedHint[], holds: (hint: JudgedHint) => boolean): number =>
  hints.filter(holds).length / Math.max(hints.length, 1);
