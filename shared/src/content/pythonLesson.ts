// Schemas of a Python lesson: the guided tutorial's steps, the checks of what a learner wrote, and the Arena challenge at its end.
import { z } from 'zod';
import { id } from './realm.ts';
import { text, verbatim } from './text.ts';

/** What a program must contain (lessons.txt 5.1); found by Python's own ast, never by searching text. */
export const CONSTRUCTS = ['print', 'variable', 'input', 'if-else', 'function', 'loop'] as const;
export const constructSchema = z.enum(CONSTRUCTS);
export type Construct = z.infer<typeof constructSchema>;

/** Prose in small Markdown: paragraphs, lists with "- ", **bold**, `code`. */
const prose = text({ min: 1 });
/** A program: in the source files "py:file.py#cell" (a cell of a file in `programs/` beside the lesson), in the bundle its text. */
const program = verbatim();

/**
 * One thing a program must (or must not) do. All of a step's checks are tried in order; the first that fails speaks.
 * A pattern is Python itself with wildcards: NAME_x any name, INT_x any whole number, STR_x any text that is not an f-text, ANY_x any expression,
 * HAS(y) any expression or statement with y somewhere in it, `...` among arguments or statements for any number of them, and the
 * parameter *ANY_x for any parameters. The same wildcard stands for the same thing throughout one pattern. An expression matches
 * anywhere; several statements match side by side in one block.
 */
export const programCheckSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('construct'), construct: constructSchema, message: text().optional() }),
  z.strictObject({
    kind: z.literal('pattern'),
    /** One pattern, or several of which one is enough. */
    pattern: z.union([verbatim(), z.array(verbatim()).min(1)]),
    /** 1-based line of code (blank lines and comments not counted) on which the match must start, where the step fixes one. */
    line: z.int().positive().optional(),
    /** True where the program must not contain it. */
    absent: z.boolean().default(false),
    message: text(),
  }),
  /** Runs with these typed answers; the output must equal `expected` after trimming. */
  z.strictObject({
    kind: z.literal('output'),
    stdin: z.array(verbatim()).default([]),
    expected: verbatim(),
    message: text(),
  }),
]);
export type ProgramCheck = z.infer<typeof programCheckSchema>;

/** A mistake learners make, and part of the words it is answered with (for the tests; nobody reads them here): a check's message, a friendly error
 * or a failed case. */
const mistake = z.strictObject({ id, program, message: verbatim() });

const stepBase = {
  id,
  title: text(),
  /** Decoration of the step, an emoji as the requirements have it. */
  image: verbatim(),
  content: prose,
  /** Shown with line numbers, comments greyed. */
  code: program.optional(),
};

const option = z.strictObject({ id, text: text(), why: text() });
const snippetFields = { id: verbatim(), code: program };

const codingFields = {
  starter: program,
  solution: program,
  /** Other right programs, in other spellings; all must pass. */
  alternatives: z.array(program).default([]),
  placeholder: program.optional(),
  tip: text(),
  /** Answers for input() when the checks run the program; the learner types their own. */
  stdin: z.array(verbatim()).default([]),
  checks: z.array(programCheckSchema),
  mistakes: z.array(mistake).default([]),
};

export const tutorialStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...stepBase, kind: z.literal('text') }),
  z.strictObject({ ...stepBase, kind: z.literal('example'), output: verbatim().optional() }),
  /** A practice editor that may be passed without running. */
  z.strictObject({ ...stepBase, kind: z.literal('coding'), ...codingFields }),
  /** A practice editor whose run must succeed before Continue. */
  z.strictObject({ ...stepBase, kind: z.literal('practice'), ...codingFields }),
  /** A program with one mistake in it, to be mended. */
  z.strictObject({ ...stepBase, kind: z.literal('fix-bug'), ...codingFields }),
  z.strictObject({
    ...stepBase,
    kind: z.literal('predict'),
    options: z.array(option).min(2),
    answer: id,
  }),
  z.strictObject({
    ...stepBase,
    kind: z.literal('matching'),
    snippets: z.array(z.strictObject(snippetFields)).length(4),
    outputs: z.array(z.strictObject({ id: z.enum(['A', 'B', 'C', 'D']), output: verbatim() })).length(4),
    /** Why a snippet does not give that output: by snippet id, then output id, or '*' for any other. */
    why: z.record(z.string(), z.record(z.string(), text())),
  }),
  z.strictObject({ ...stepBase, kind: z.literal('video'), video: id, endTime: z.number().positive().optional() }),
  z.strictObject({ ...stepBase, kind: z.literal('recap'), points: z.array(text()).min(2) }),
]);
export type TutorialStep = z.infer<typeof tutorialStepSchema>;
export type TutorialStepOf<K extends TutorialStep['kind']> = Extract<TutorialStep, { kind: K }>;

/** `expected` may hold any text; a hidden case shows only that it failed. A case without `stdin` answers input() with empty text. */
const testCase = z.strictObject({
  stdin: z.array(verbatim()).optional(),
  expected: verbatim(),
  /** Other outputs that are right too. */
  also: z.array(verbatim()).default([]),
  hidden: z.boolean().default(false),
});
export type TestCase = z.infer<typeof testCase>;

export const arenaSchema = z.strictObject({
  title: text(),
  intro: z.array(z.strictObject({ title: text(), text: prose, code: program.optional() })).min(1),
  required: z.array(constructSchema),
  cases: z.array(testCase),
  checks: z.array(programCheckSchema).default([]),
  starter: program,
  solution: program,
  /** Other right programs, in other spellings; all must pass. */
  alternatives: z.array(program).default([]),
  mistakes: z.array(mistake).default([]),
});
export type Arena = z.infer<typeof arenaSchema>;

export const pythonLessonSchema = z.strictObject({
  id,
  kind: z.literal('python'),
  title: text(),
  /** Topic name in hints, as lessons.txt 4.1 writes it. */
  topic: text(),
  steps: z.array(tutorialStepSchema).min(1),
  arena: arenaSchema,
  /** The completion recap after the Arena. */
  recap: z.strictObject({ title: text(), points: z.array(text()).min(2) }),
});
export type PythonLesson = z.infer<typeof pythonLessonSchema>;

/** Every screen of a Python lesson with the texts it shows at once. */
export function pythonScreens(lesson: PythonLesson): { screen: string; texts: string[] }[] {
  return [
    ...lesson.steps.map((step) => ({
      screen: step.id,
      texts: [step.content, ...('tip' in step ? [step.tip] : []), ...(step.kind === 'recap' ? step.points : [])],
    })),
    ...lesson.arena.intro.map((page, at) => ({ screen: `arena/${at + 1}`, texts: [page.text] })),
    { screen: 'recap', texts: lesson.recap.points },
  ];
}
