// Defines the mastery quiz: a bank of questions in tiers, one trophy for each that is mastered; a missed one returns in other words.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { ALL_VOICES } from '../../voices/voices.ts';
import { WORD_IDS } from '../../voices/words.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, correctPlacements, placementAnswer, wrongOptions } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { givenOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { type ContentProblem, checkReference } from '../kit/problems.ts';
import { PLINTHS } from './mapNames.ts';

const riddlePart = z.union([
  z.strictObject({
    hertz: z.number().min(0).max(8000),
    seconds: z.number().gt(0).max(2),
    loudness: z.number().min(0).max(1),
  }),
  z.strictObject({
    voice: z.enum(ALL_VOICES.map(({ id }) => id)),
    word: z.enum(WORD_IDS),
    rate: z.int().min(1000).optional(),
    bits: z.int().min(1).max(16).optional(),
  }),
]);

/** Questions that each tier has at least. */
const TIER_MIN = 16;

const question = z.strictObject({
  id,
  tier: id,
  text: text({ max: 200 }),
  /** What is heard with it, one after another; 0 Hz is silence. */
  hear: z.array(riddlePart).min(1).max(8).optional(),
  /** The question and its right option in the words in which they return. */
  again: z.strictObject({ text: text({ max: 200 }), right: text({ max: 120 }) }),
  /** `why` says what is right or wrong about the option. */
  options: z
    .array(z.strictObject({ id, text: text({ max: 120 }), why: text({ min: 12, max: 220 }) }))
    .min(3)
    .max(4),
  correct: id,
});

const fields = {
  predict: prediction,
  /** Trophies that pass the quiz. */
  goal: z.int().min(4).max(100),
  /** `icon` is the trophy of its questions, among the items. */
  tiers: z.array(z.strictObject({ id, title: text({ max: 40 }), icon: id })).min(2),
  /** Shown once the goal is reached. */
  complete: z.strictObject({ title: text(), text: text() }),
  questions: z.array(question).min(2 * TIER_MIN),
};

type Quiz = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

const knownPicks = ({ questions }: Quiz, picks: Readonly<Record<string, string>>) =>
  questions.filter((each) => Object.hasOwn(picks, each.id));

function bankProblems({ tiers, questions, goal }: Quiz): ContentProblem[] {
  const small = tiers.flatMap(({ id: tier }, at) => {
    const count = questions.filter((each) => each.tier === tier).length;
    return count < TIER_MIN
      ? [{ path: ['tiers', at], message: `expected at least ${TIER_MIN} questions, found ${count}` }]
      : [];
  });
  const same = questions.flatMap((each, at) =>
    each.text === each.again.text
      ? [{ path: ['questions', at, 'again', 'text'], message: 'expected other words than the first time' }]
      : [],
  );
  const unreachable = goal > questions.length ? [{ path: ['goal'], message: 'expected at most one a question' }] : [];
  return [...small, ...same, ...unreachable];
}

export const masteryQuiz = defineActivity({
  kind: 'mastery-quiz',
  learns: 'none',
  onMap: () => [{ kind: 'trophy-plinths', name: PLINTHS, isBeside: true }],
  fields,
  /** One pick for each question that is answered now, usually one. */
  answer: z.strictObject({ picks: placementAnswer, predicted: answerId.optional() }),
  grade: (quiz, { picks }) => {
    const asked = knownPicks(quiz, picks);
    const wrong = asked.filter(({ id: each, correct }) => picks[each] !== correct).map((each) => each.id);
    const right = asked.map((each) => each.id).filter((each) => !wrong.includes(each));
    const grade = gradeFromErrors(wrong, asked.length);
    return { ...grade, correct: grade.correct && right.length > 0, parts: { right, of: quiz.goal } };
  },
  explain: (quiz, { picks }) =>
    knownPicks(quiz, picks).map(({ id: each, text: label, options }) => explainPick(each, label, options, picks[each])),
  words: ({ questions }, { picks }) =>
    givenOf(questions, textOf, ({ id, options }) => named(options, textOf, [picks[id]])),
  problems: (quiz) => [
    ...bankProblems(quiz),
    ...quiz.questions.flatMap(({ tier }, at) => checkReference(['questions', at, 'tier'], tier, quiz.tiers)),
  ],
  tries: () => [],
  isWonByParts: true,
  solution: ({ questions }) => ({ picks: correctPlacements(questions) }),
  emptyAnswer: () => ({ picks: {} }),
  mistakes: ({ questions }) =>
    questions.flatMap((each) => wrongOptions(each).map((option) => ({ picks: { [each.id]: option } }))),
});
