// Grades Unit 2's answers: each holds every try of one activity, so that client and server find the same score.
import { z } from 'zod';
import type { Grade } from '../activities/kit/grade.ts';
import { gradePicks } from '../activities/kit/grading.ts';
import { contentReference } from '../content/freeText.ts';
import type { QuestContext } from '../quests/reducer.ts';
import { FRUIT_LABELS, HELD_OUT_FRUITS, isTrainingDone, majorityLabel, TEST_FRUITS, TRAINING_FRUITS } from './fruit.ts';
import { CONCEPTS, drawExamples, MATCHING_EXAMPLES } from './matchingExamples.ts';
import { PICTURE_ANIMALS } from './pictures.ts';
import { POINTS_BEFORE_TEST, ROBOT_TEST, SHAPES, shapeAt } from './robot.ts';
import { UNIT2_ACTIVITIES, type Unit2Activity } from './unit2Activities.ts';
import { UNIT2_QUEST } from './unit2Quest.ts';

/** Tries at one item that an answer keeps. */
export const MAX_TRIES = 50;
/** Shapes that an answer of the robot game keeps. */
export const MAX_SHAPES = 300;

const seed = z
  .int()
  .min(0)
  .max(2 ** 32);
const exampleIds = Object.keys(MATCHING_EXAMPLES) as (keyof typeof MATCHING_EXAMPLES)[];

export const UNIT2_ANSWERS = {
  'unit-2-matching': z.strictObject({
    seed,
    tries: z.partialRecord(z.enum(exampleIds), z.array(z.enum(CONCEPTS)).max(MAX_TRIES)),
  }),
  'unit-2-pictures': z.strictObject({
    tries: z.partialRecord(z.enum(PICTURE_ANIMALS), z.array(z.enum(PICTURE_ANIMALS)).max(MAX_TRIES)),
  }),
  /** The names given to the shape of each turn, the right one last. */
  'unit-2-robot': z.strictObject({ seed, tries: z.array(z.array(z.enum(SHAPES)).max(MAX_TRIES)).max(MAX_SHAPES) }),
  'unit-2-fruit': z.strictObject({
    labels: z
      .record(contentReference(z.string()), z.enum(FRUIT_LABELS))
      .refine((labels) => Object.keys(labels).every((id) => TRAINING_FRUITS.some((fruit) => fruit.id === id))),
    guesses: z.array(z.enum(FRUIT_LABELS)).max(TEST_FRUITS.length),
  }),
} satisfies Record<Unit2Activity, z.ZodType>;

export type Unit2Answers = { [A in Unit2Activity]: z.infer<(typeof UNIT2_ANSWERS)[A]> };

const graders: { [A in Unit2Activity]: (answer: Unit2Answers[A]) => Grade } = {
  'unit-2-matching': ({ seed: drawn, tries }) =>
    gradePicks(Object.fromEntries(drawExamples(drawn).map((id) => [id, MATCHING_EXAMPLES[id]])), tries),
  'unit-2-pictures': ({ tries }) => gradePicks(Object.fromEntries(PICTURE_ANIMALS.map((id) => [id, id])), tries),
  'unit-2-robot': ({ seed: shown, tries }) => {
    const grade = gradePicks(
      Object.fromEntries(tries.map((_, turn) => [String(turn), shapeAt(shown, turn).shape])),
      Object.fromEntries(tries.map((names, turn) => [String(turn), names])),
    );
    return { ...grade, correct: grade.correct && tries.length >= POINTS_BEFORE_TEST };
  },
  'unit-2-fruit': ({ labels, guesses }) => {
    const right = TEST_FRUITS.filter(({ emoji }, at) => guesses[at] === majorityLabel(labels, emoji)).length;
    const isDone = isTrainingDone(labels) && guesses.length === TEST_FRUITS.length;
    // A guess that was not the model's verdict costs points; the activity is completed all the same.
    return { correct: isDone, score: isDone ? right / TEST_FRUITS.length : 0, wrong: isDone ? [] : ['labels'] };
  },
};

function gradeAs<A extends Unit2Activity>(activity: A, answer: unknown): Grade | undefined {
  const parsed = UNIT2_ANSWERS[activity].safeParse(answer);
  // Schema and grader have the same key, which TypeScript cannot follow through the union.
  return parsed.success ? graders[activity](parsed.data as Unit2Answers[A]) : undefined;
}

export function gradeUnit2(activity: string, answer: unknown): Grade | undefined {
  const known = UNIT2_ACTIVITIES.find((one) => one === activity);
  return known && gradeAs(known, answer);
}

/** The figures of the robot's and the fruit model's cards, by name, with their largest values. */
const MODEL_FIGURES: Readonly<Record<string, number>> = {
  'training examples': MAX_SHAPES,
  'test examples': Math.max(ROBOT_TEST.length, HELD_OUT_FRUITS.length),
  'test accuracy': 1,
};

export const modelCard = (examples: number, right: number, tests: number): Record<string, number> => ({
  'training examples': examples,
  'test examples': tests,
  'test accuracy': Math.round((right / tests) * 100) / 100,
});

/** What the quest reducer needs of Unit 2, on client and server. */
export const UNIT2_CONTEXT: QuestContext = {
  quest: UNIT2_QUEST,
  items: [],
  lessons: [],
  dialogs: [],
  programs: [],
  grade: gradeUnit2,
  acceptsFigures: (figures, ref) =>
    UNIT2_ACTIVITIES.some((activity) => activity === ref) &&
    Object.entries(figures).every(([name, value]) => value >= 0 && value <= (MODEL_FIGURES[name] ?? -1)),
};
