// Every exercise of the Python lessons, in the real Python and in both languages: the starter fails, every solution passes, each foreseen mistake
// gets its own message; what a lesson says that a program prints is what it prints.
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { friendlyError } from '../../client/src/python-lab/friendly/friendlyError.ts';
import { arenaTask } from '../../client/src/python-lab/lab/labTask.ts';
import { judgeDrive } from '../../client/src/python-lab/lab/runTestCase.ts';
import { createNodePython, type NodePython } from '../../client/src/python-lab/testing/nodePython.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { programParts } from '../../shared/src/content/programParts.ts';
import type { Arena, ProgramCheck, PythonLesson, TestCase } from '../../shared/src/content/pythonLesson.ts';
import { compileContent, realmsIn } from './compile.ts';
import { formatIssue } from './issue.ts';

const { realms, issues, translations } = compileContent(join(import.meta.dirname, '../..'));
const pythonLessons = (contents: readonly RealmContent[]): PythonLesson[] =>
  contents.flatMap(({ lessons: all }) => Object.values(all).filter((lesson) => lesson.kind === 'python'));
const lessons = pythonLessons(realms);
const hindiLessons = pythonLessons(realmsIn('hi', { realms, translations }));

let python: NodePython;
beforeAll(async () => {
  python = await createNodePython();
}, 120_000);

interface Exercise {
  name: string;
  starter: string;
  right: readonly string[];
  mistakes: readonly { id: string; program: string; message: string }[];
  /** Every message a learner gets about a program; empty if it is right. */
  judge(program: string): string;
}

const friendlyMessage = (program: string, stdin: readonly string[]): string => {
  const { status, error } = python.run(program, { stdin });
  if (!error) return status === 'ok' ? '' : status;
  const { title, help } = friendlyError(error, program);
  return `${title} ${help}`;
};

/** As the tutorial does: indentation, then the run, then the first check that fails. */
function judgeStep(program: string, stdin: readonly string[], checks: readonly ProgramCheck[]): string {
  const result = python.check(program, { checks, indentation: true });
  const before = result.indentation?.message ?? '';
  return `${before} ${friendlyMessage(program, stdin) || (result.failed[0] ?? '')}`.trim();
}

/** As a test case compares: the program's output against what is expected, or one of the other right outputs. */
function judgeCase(program: string, { stdin = [], expected, also }: TestCase): string {
  const { output = '' } = python.run(program, { stdin });
  return [expected, ...also].includes(output.trim()) ? '' : `Expected: ${expected} Actual: ${output.trim()}`;
}

/** As the Lab does: what stops the tractor on the first morning, then the arena's own checks, then the other mornings. */
function judgeDrives(program: string, arena: Arena, failedCheck: string | undefined): string {
  const { cases, words } = arenaTask('', arena);
  const errors = cases.map(({ drive }) => {
    const state = drive && judgeDrive(drive, python.run(program, { tractor: drive.layout }), program, words);
    return state?.status === 'failed' ? state : undefined;
  });
  const first = errors[0]?.problem ? errors[0].error : undefined;
  return first ?? failedCheck ?? errors.find(Boolean)?.error ?? '';
}

/** As the Lab does: constructs, indentation, the arena's own checks, then every case; without cases one run without input. */
function judgeArena(program: string, arena: Arena): string {
  const { missing, indentation, syntax, failed } = python.check(program, {
    required: arena.required,
    checks: arena.checks,
    indentation: true,
  });
  if (missing.length > 0) return `Your code is missing required elements: ${missing.join(', ')}`;
  if (syntax) return `${indentation?.message ?? ''} ${friendlyMessage(program, [])}`;
  if (indentation) return indentation.message;
  if (arena.field) return judgeDrives(program, arena, failed[0]);
  const runs = arena.cases.length > 0 ? arena.cases.map(({ stdin = [] }) => stdin) : [[]];
  const failure = runs.map((stdin) => friendlyMessage(program, stdin)).find(Boolean);
  return failure ?? failed[0] ?? arena.cases.map((one) => judgeCase(program, one)).find(Boolean) ?? '';
}

function exercisesOf(lesson: PythonLesson): Exercise[] {
  const steps = lesson.steps.flatMap((step) =>
    step.kind === 'coding' || step.kind === 'practice' || step.kind === 'fix-bug'
      ? [
          {
            name: `${lesson.id}: ${step.id}`,
            starter: step.starter,
            right: [step.solution, ...step.alternatives],
            mistakes: step.mistakes,
            judge: (program: string) => judgeStep(program, step.stdin, step.checks),
          },
        ]
      : [],
  );
  const { arena } = lesson;
  return [
    ...steps,
    {
      name: `${lesson.id}: arena`,
      starter: arena.starter,
      right: [arena.solution, ...arena.alternatives],
      mistakes: arena.mistakes,
      judge: (program) => judgeArena(program, arena),
    },
  ];
}

it('has a Markov generator of exactly 12 lines', () => {
  const chain = lessons.find(({ id }) => id === 'python-word-chain');
  expect(chain?.arena.solution.trim().split('\n')).toHaveLength(12);
});

it('is sound content', () => {
  expect(issues.map(formatIssue)).toEqual([]);
});

it.each([
  ['python-print', 8],
  ['python-variables', 8],
  ['python-input', 7],
  ['python-indentation', 3],
  ['python-if-else', 8],
  ['python-operators', 7],
  ['python-loops', 9],
  ['python-functions', 8],
])('%s has %i steps, among them a prediction and a bug to mend', (id, count) => {
  const lesson = lessons.find((one) => one.id === id);
  const kinds = lesson?.steps.map((step) => step.kind) ?? [];
  expect(kinds).toHaveLength(count);
  expect(kinds).toEqual(expect.arrayContaining(['video', 'predict', 'fix-bug']));
  expect(kinds.includes('matching')).toBe(id !== 'python-indentation');
});

describe.each(lessons.flatMap(exercisesOf).map((exercise) => [exercise.name, exercise] as const))(
  '%s',
  (_, exercise) => {
    it('fails as it is given', () => {
      expect(exercise.judge(exercise.starter)).not.toBe('');
    });

    it('passes in every right spelling', () => {
      expect(exercise.right.length).toBeGreaterThanOrEqual(4);
      for (const program of exercise.right)
        expect({ program, message: exercise.judge(program) }).toEqual({ program, message: '' });
    });

    it('gives each mistake its own message', () => {
      expect(exercise.mistakes.length).toBeGreaterThanOrEqual(5);
      for (const { id, program, message } of exercise.mistakes) {
        expect({ id, message: exercise.judge(program) }).toEqual({ id, message: expect.stringContaining(message) });
      }
      const messages = exercise.mistakes.map((mistake) => mistake.message);
      expect(new Set(messages).size).toBe(messages.length);
    });
  },
);

/** The texts of the English starter with their Hindi, where they differ. */
function translatedTexts(english: string, hindi: string): [string, string][] {
  const [from, to] = [english, hindi].map((program) => programParts(program).filter(({ kind }) => kind === 'text'));
  return (from ?? []).flatMap(({ source }, at) => {
    const words = to?.[at]?.source ?? source;
    return words === source ? [] : [[source, words]];
  });
}

const inHindi = hindiLessons.flatMap(exercisesOf).map((hindi, at) => {
  const starter = lessons.flatMap(exercisesOf)[at]?.starter ?? '';
  return [`${hindi.name} in Hindi`, hindi, translatedTexts(starter, hindi.starter)] as const;
});

describe.each(inHindi)('%s', (_, exercise, texts) => {
  it('fails as it is given', () => {
    expect(exercise.judge(exercise.starter)).not.toBe('');
  });

  it('passes in every right spelling, with the Hindi texts of the starter and with the English ones', () => {
    for (const program of exercise.right) {
      const hindi = texts.reduce((code, [from, to]) => code.replaceAll(from, to), program);
      for (const code of new Set([program, hindi]))
        expect({ code, message: exercise.judge(code) }).toEqual({ code, message: '' });
    }
  });
});

const shown = [
  ...lessons.map((lesson) => [lesson.id, lesson] as const),
  ...hindiLessons.map((lesson) => [`${lesson.id} in Hindi`, lesson] as const),
];

describe.each(shown)('what %s shows', (_, lesson) => {
  it.each(lesson.steps.filter((step) => step.kind === 'predict').map((step) => [step.id, step] as const))(
    '%s: the right prediction is what Python prints',
    (_id, step) => {
      const right = step.options.find((option) => option.id === step.answer);
      expect(python.run(step.code ?? '').output?.trim()).toBe(right?.text);
    },
  );

  it.each(lesson.steps.filter((step) => step.kind === 'matching').map((step) => [step.id, step] as const))(
    '%s: each snippet prints the output beside it, and no other',
    (_id, step) => {
      const printed = step.snippets.map(({ code }) => python.run(code, { stdin: [] }).output?.trim());
      expect(printed).toEqual(step.outputs.map(({ output }) => output));
      expect(new Set(printed).size).toBe(4);
    },
  );

  it.each(
    lesson.steps.filter((step) => step.kind === 'example' && step.output).map((step) => [step.id, step] as const),
  )('%s: the example prints what it says', (_id, step) => {
    if (step.kind === 'example') expect(python.run(step.code ?? '').output?.trim()).toBe(step.output);
  });
});
