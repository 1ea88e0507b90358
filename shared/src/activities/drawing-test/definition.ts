// Defines the test of a model of drawings: drawings that it was never taught, a confusion matrix, and, as a trick, one that fools it.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { MAX_DRAWINGS } from '../kit/drawings.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';

const MAX_TESTS = 12;

const pair = z.strictObject({ thing: answerId, said: answerId });
type Pair = z.infer<typeof pair>;

/** The drawings stay in the browser: the answer has only what was counted and measured there, within what is possible. */
const answer = z.strictObject({
  predicted: answerId,
  examples: z.record(answerId, z.int().min(0).max(MAX_DRAWINGS)),
  /** Of each test drawing, what it shows and what the model says now; the trick drawing is not among them. */
  tests: z.array(pair).max(MAX_TESTS),
  /** How many of them the learner read to be right; -1 = not asked. */
  read: z.int().min(-1).max(MAX_TESTS),
  /** What the model said of the trick drawing at first and says now. */
  trick: z.strictObject({ thing: answerId, fooled: answerId, said: answerId }).nullable(),
  /** Drawings taught since the trick. */
  taught: z.int().min(0).max(MAX_DRAWINGS),
});
type Answer = z.infer<typeof answer>;

const thing = z.strictObject({ id, name: text({ max: 24 }), draw: text({ max: 140 }) });
const reasons = z.strictObject({ examples: text({ min: 12 }), tests: text({ min: 12 }), reading: text({ min: 12 }) });
const trick = z.strictObject({
  /** The activity whose drawings it starts with. */
  from: id,
  ask: text({ max: 160 }),
  teach: text({ max: 200 }),
  /** New examples to be taught at least. */
  taught: z.int().min(1).max(5),
  /** Share of right test drawings, the trick drawing included. */
  least: z.number().min(0.5).max(1),
  names: z.strictObject({ trick: text({ max: 40 }), taught: text({ max: 40 }), accuracy: text({ max: 40 }) }),
  why: z.strictObject({ trick: text({ min: 12 }), taught: text({ min: 12 }), accuracy: text({ min: 12 }) }),
});

interface Content {
  things: readonly { id: string }[];
  each: number;
  tests: number;
  predict: { correct: string };
  trick?: z.infer<typeof trick> | undefined;
}

const isRight = ({ thing: drawn, said }: Pair): boolean => drawn === said;

/** Right ones of all test drawings, the trick drawing included. */
export const shareRight = (tests: readonly Pair[]): number =>
  tests.length === 0 ? 0 : tests.filter(isRight).length / tests.length;

function wrongItems({ things, each, tests, trick: goal }: Content, given: Answer): string[] {
  const known = new Set(things.map((one) => one.id));
  const isTaught = things.every((one) => (given.examples[one.id] ?? 0) >= each);
  const isTested =
    given.tests.every((one) => known.has(one.thing) && known.has(one.said)) &&
    things.every((one) => given.tests.filter((test) => test.thing === one.id).length >= tests);
  const wrong = [...(isTaught ? [] : ['examples']), ...(isTested ? [] : ['tests'])];
  if (!goal) {
    const right = given.tests.filter(isRight).length;
    return given.tests.length > 0 && given.read === right ? wrong : [...wrong, 'reading'];
  }
  const { trick: drawing, taught } = given;
  const all = drawing ? [...given.tests, drawing] : [];
  const wasFooled =
    drawing !== null && known.has(drawing.thing) && known.has(drawing.fooled) && drawing.fooled !== drawing.thing;
  return [
    ...wrong,
    ...(wasFooled && isRight(drawing) ? [] : ['trick']),
    ...(taught >= goal.taught ? [] : ['taught']),
    ...(shareRight(all) >= goal.least ? [] : ['accuracy']),
  ];
}

function solved({ things, each, tests, predict, trick: goal }: Content): Answer {
  const [first, second] = things.map((one) => one.id);
  const pairs = things.flatMap((one) => new Array<Pair>(tests).fill({ thing: one.id, said: one.id }));
  return {
    predicted: predict.correct,
    examples: Object.fromEntries(things.map((one) => [one.id, each])),
    tests: pairs,
    read: goal ? -1 : pairs.length,
    trick: goal ? { thing: first ?? '', fooled: second ?? '', said: first ?? '' } : null,
    taught: goal?.taught ?? 0,
  };
}

function mistakes(content: Content): Answer[] {
  const right = solved(content);
  const [first, second] = content.things.map((one) => one.id);
  const untested = { ...right, tests: right.tests.slice(1), read: content.trick ? -1 : right.tests.length - 1 };
  if (!right.trick) return [{ ...right, read: right.read - 1 }, untested, { ...right, examples: {} }];
  const bad = right.tests.map((one) => ({ ...one, said: one.thing === first ? (second ?? '') : (first ?? '') }));
  return [
    untested,
    { ...right, trick: { ...right.trick, fooled: right.trick.thing } },
    { ...right, trick: { ...right.trick, said: right.trick.fooled } },
    { ...right, taught: 0 },
    { ...right, tests: bad },
  ];
}

export const drawingTest = defineActivity({
  kind: 'drawing-test',
  learns: ['knn'],
  onMap: ({ guide, trick }) => (trick ? [] : [{ kind: 'board', name: guide }]),
  figures: () => ['example drawings', 'test drawings', 'test accuracy'],
  fields: {
    predict: prediction,
    things: z.array(thing).min(2).max(3),
    /** Examples of each thing, and test drawings of each. */
    each: z.int().min(2).max(5),
    tests: z.int().min(2).max(4),
    /** Asks for a test drawing; what to draw follows it. */
    ask: text({ max: 160 }),
    /** Asks what the confusion matrix shows. */
    read: text({ max: 160 }),
    why: reasons,
    trick: trick.optional(),
  },
  answer,
  grade: (content, given) => gradeFromErrors(wrongItems(content, given), content.trick ? 5 : 3),
  explain: ({ things, ask, read, why, trick: goal }): Explanation[] => [
    { item: 'examples', label: things.map(({ name }) => name).join(', '), text: why.examples },
    { item: 'tests', label: ask, text: why.tests },
    ...(goal
      ? (['trick', 'taught', 'accuracy'] as const).map((item) => ({
          item,
          label: goal.names[item],
          text: goal.why[item],
        }))
      : [{ item: 'reading', label: read, text: why.reading }]),
  ],
  /** A trick is an experiment on the model: nothing is asked of the learner. */
  tries: ({ trick: goal }) => (goal ? [] : ['reading']),
  solution: solved,
  emptyAnswer: () => ({ predicted: '_none', examples: {}, tests: [], read: -1, trick: null, taught: 0 }),
  mistakes,
});
