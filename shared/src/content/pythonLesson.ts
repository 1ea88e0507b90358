// Schemas of a Python lesson: tutorial steps, program checks and the Arena challenge.
import { z } from 'zod';
import { id } from './realm.ts';
import { outputText, programText, text, verbatim } from './text.ts';

/** Constructs that a program must contain (lessons.txt 5.1); detected with Python's ast module, not by text search. */
export const CONSTRUCTS = ['print', 'variable', 'input', 'if-else', 'function', 'loop'] as const;
export const constructSchema = z.enum(CONSTRUCTS);
export type Construct = z.infer<typeof constructSchema>;

/** Markdown subset: paragraphs, lists with "- ", **bold**, `code`. */
const prose = text({ min: 1 });
/** A program: "py:file.py#cell" in source files (a cell of a file in `programs/` beside the lesson), its text in the bundle. */
const program = verbatim();
/** A program that a learner reads or starts from; its comments and strings are translated. */
const shownProgram = programText();

/**
 * One requirement of a program. A step's checks run in order; the message of the first failed check is shown.
 * A pattern is Python code with wildcards: NAME_x any name, INT_x any integer, STR_x any string except f-strings, ANY_x any expression,
 * HAS(y) any expression or statement that contains y, `...` any number of arguments or statements, and the
 * parameter *ANY_x any parameters. The same wildcard has the same value throughout one pattern. An expression matches
 * anywhere; several statements match consecutive statements of one block.
 */
export const programCheckSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('construct'), construct: constructSchema, message: text().optional() }),
  z.strictObject({
    kind: z.literal('pattern'),
    /** One pattern, or alternatives. */
    pattern: z.union([verbatim(), z.array(verbatim()).min(1)]),
    /** 1-based line of code on which the match must start, without blank lines and comments. */
    line: z.int().positive().optional(),
    /** True if the program must not contain the pattern. */
    absent: z.boolean().default(false),
    message: text(),
  }),
  /** Runs the program with this input; the trimmed output must equal `expected`. */
  z.strictObject({
    kind: z.literal('output'),
    stdin: z.array(verbatim()).default([]),
    expected: verbatim(),
    message: text(),
  }),
]);
export type ProgramCheck = z.infer<typeof programCheckSchema>;

/** A typical mistake and part of the message that it causes (for tests): a check's message, a friendly error
 * or a failed case. */
const mistake = z.strictObject({ id, program, message: verbatim() });

const stepBase = {
  id,
  title: text(),
  /** Decorative emoji of the step, from the requirements. */
  image: verbatim(),
  content: prose,
  /** Shown with line numbers and grey comments. */
  code: shownProgram.optional(),
};

const option = z.strictObject({ id, text: text(), why: text() });
const snippetFields = { id: verbatim(), code: shownProgram };

const codingFields = {
  starter: shownProgram,
  solution: program,
  /** Other correct programs; all must pass. */
  alternatives: z.array(program).default([]),
  placeholder: shownProgram.optional(),
  tip: text(),
  /** Answers for input() in checks; in runs the learner types them. */
  stdin: z.array(verbatim()).default([]),
  checks: z.array(programCheckSchema),
  mistakes: z.array(mistake).default([]),
};

export const tutorialStepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...stepBase, kind: z.literal('text') }),
  /** A program to read; with `change`, which invites one change, it can be run and changed too. */
  z.strictObject({
    ...stepBase,
    kind: z.literal('example'),
    output: outputText().optional(),
    change: text().optional(),
  }),
  /** An editor; Continue is possible without a run. */
  z.strictObject({ ...stepBase, kind: z.literal('coding'), ...codingFields }),
  /** An editor; Continue needs a successful run. */
  z.strictObject({ ...stepBase, kind: z.literal('practice'), ...codingFields }),
  /** A program with one bug to fix. */
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
    outputs: z.array(z.strictObject({ id: z.enum(['A', 'B', 'C', 'D']), output: outputText() })).length(4),
    /** Why a snippet does not produce an output: by snippet id, then output id or '*' for any other. */
    why: z.record(z.string(), z.record(z.string(), text())),
  }),
  z.strictObject({ ...stepBase, kind: z.literal('video'), video: id, endTime: z.number().positive().optional() }),
  z.strictObject({ ...stepBase, kind: z.literal('recap'), points: z.array(text()).min(2) }),
]);
export type TutorialStep = z.infer<typeof tutorialStepSchema>;
export type TutorialStepOf<K extends TutorialStep['kind']> = Extract<TutorialStep, { kind: K }>;

/** A hidden case shows only that it failed. Without `stdin`, input() returns an empty string. */
const testCase = z.strictObject({
  stdin: z.array(verbatim()).optional(),
  expected: verbatim(),
  /** Other correct outputs. */
  also: z.array(verbatim()).default([]),
  hidden: z.boolean().default(false),
});
export type TestCase = z.infer<typeof testCase>;

export const arenaSchema = z.strictObject({
  title: text(),
  intro: z
    .array(
      z.strictObject({
        title: text(),
        text: prose,
        code: shownProgram.optional(),
        /** What the program prints; judged, so the same in every language. */
        output: verbatim().optional(),
      }),
    )
    .min(1),
  /** A nudge, how to do it, and a worked example. */
  hints: z
    .array(text({ max: 240 }))
    .length(3)
    .optional(),
  required: z.array(constructSchema),
  cases: z.array(testCase),
  /** The program drives the tractor over this field; each of its layouts is a case. */
  field: id.optional(),
  checks: z.array(programCheckSchema).default([]),
  starter: shownProgram,
  solution: program,
  /** Other correct programs; all must pass. */
  alternatives: z.array(program).default([]),
  mistakes: z.array(mistake).default([]),
});
export type Arena = z.infer<typeof arenaSchema>;

export const pythonLessonSchema = z.strictObject({
  id,
  kind: z.literal('python'),
  title: text(),
  /** Topic name in hints (lessons.txt 4.1). */
  topic: text(),
  /** Taught at a sign on the map instead of in a shop of the street; `sample` is on its board where the learner's own output is not. */
  sign: z.strictObject({ sample: text({ max: 22 }) }).optional(),
  steps: z.array(tutorialStepSchema).min(1),
  arena: arenaSchema,
  /** Recap shown after the Arena. */
  recap: z.strictObject({ title: text(), points: z.array(text()).min(2) }),
});
export type PythonLesson = z.infer<typeof pythonLessonSchema>;

/** Every screen of a Python lesson with its texts. */
export function pythonScreens(lesson: PythonLesson): { screen: string; texts: string[] }[] {
  return [
    ...lesson.steps.map((step) => ({
      screen: step.id,
      texts: [
        step.content,
        ...('tip' in step ? [step.tip] : []),
        ...('change' in step && step.change ? [step.change] : []),
        ...(step.kind === 'recap' ? step.points : []),
      ],
    })),
    ...lesson.arena.intro.map((page, at) => ({ screen: `arena/${at + 1}`, texts: [page.text] })),
    { screen: 'recap', texts: lesson.recap.points },
  ];
}
