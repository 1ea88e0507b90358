// What a learner is to program in the Lab, and what an attempt at it was.
import { type TractorField, tractorField } from '@lanternwise/shared/activities/tractor/fields';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import { PYTHON_COMMANDS } from '@lanternwise/shared/activities/tractor/python';
import type { Arena, Construct, ProgramCheck, TestCase } from '@lanternwise/shared/content/pythonLesson';
import { taughtWords } from '../friendly/taughtWords.ts';
import type { ProgramRun } from '../programs/programRepository.ts';
import type { RunStatus } from '../protocol.ts';

/** A test case; one with `drive` is judged by what the tractor did there, not by what is printed. */
export interface LabCase extends TestCase {
  drive?: { field: TractorField; layout: Tractor };
}

export interface LabTask {
  /** Nothing is asked for, so nothing is judged. */
  isFree?: true;
  /** Spaces that Python accepts are good enough. */
  isLoose?: true;
  /** Names the saved program. */
  id: string;
  title: string;
  /** The task, shown beside the program; Markdown. */
  goal?: string;
  /** A nudge, how to do it, and a worked example. */
  hints?: readonly string[];
  starter: string;
  cases: readonly LabCase[];
  /** Constructs the program must contain, looked for before it runs. */
  required: readonly Construct[];
  /** Tried once all test cases have passed. */
  checks: readonly ProgramCheck[];
  /** Words completion may offer: what has been taught so far. */
  words: readonly string[];
}

/** How one press of Run Code ended. */
export interface Attempt {
  code: string;
  status: RunStatus | 'refused' | 'wrong-output' | 'passed';
  /** Python's name of the error, or which of our checks refused the program. */
  errorKind?: string;
  /** Python's own text of the error. */
  error?: string;
  /** What each test case printed, where all have passed. */
  outputs?: readonly string[];
}

/** Refusals that say nothing about the program, because it was not examined. */
const NOT_ATTEMPTED_KINDS: readonly string[] = ['not-ready', 'empty', 'too-long'];
/** Refusals for what the program is made of, not for an error in it. */
const MISSING_KINDS: readonly string[] = ['missing-elements', 'check'];

/** An attempt as evidence; undefined where nothing was tried. */
export function toProgramRun({ code, status, errorKind, error, outputs }: Attempt): Omit<ProgramRun, 'ms'> | undefined {
  if (errorKind !== undefined && NOT_ATTEMPTED_KINDS.includes(errorKind)) return undefined;
  if (status === 'passed' || status === 'stopped')
    return { code, status, errorKind: null, ...(outputs && { outputs }) };
  const isLacking = status === 'wrong-output' || (errorKind !== undefined && MISSING_KINDS.includes(errorKind));
  const ended = isLacking ? 'failed' : 'error';
  return { code, status: ended, errorKind: errorKind ?? status, ...(error !== undefined && { error }) };
}

const casesOf = ({ field, cases }: Arena): readonly LabCase[] => {
  if (field === undefined) return cases;
  const found = tractorField(field);
  return found.layouts.map((layout) => ({ expected: '', also: [], hidden: false, drive: { field: found, layout } }));
};

/** The Lab without a task; its one program is kept under one name, whichever shop it was opened in. */
export const freeTask = (lesson: string, title: string, goal: string): LabTask => ({
  isFree: true,
  id: 'free-lab',
  title,
  goal,
  starter: '',
  cases: [],
  required: [],
  checks: [],
  words: taughtWords(lesson),
});

export const arenaTask = (lesson: string, arena: Arena): LabTask => ({
  id: lesson,
  title: arena.title,
  ...(arena.intro[0] && { goal: arena.intro[0].text }),
  ...(arena.hints && { hints: arena.hints }),
  starter: arena.starter,
  cases: casesOf(arena),
  required: arena.required,
  checks: arena.checks,
  words: [...taughtWords(lesson), ...(arena.field ? Object.values(PYTHON_COMMANDS) : [])],
});
