// Defines the source test: the false sentences of a language model are counted without a source, with a second text and with a fact book.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { PARROTS } from '../kit/facts/mapNames.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { COUNTED, SOURCES } from './sources.ts';

/** The item of the question at the end. */
const CONCLUSION = 'conclusion';
/** False sentences counted; -1 = not counted yet. */
const count = z.int().min(-1).max(COUNTED);

const answer = z.strictObject({
  predicted: answerId,
  counts: z.strictObject({ plain: count, diary: count, book: count }),
  conclusion: answerId,
});
type Answer = z.infer<typeof answer>;

const source = z.strictObject({ label: text({ max: 40 }), about: text({ max: 120 }), missing: text({ min: 12 }) });

const counted = (predicted: string, conclusion: string): Answer => ({
  predicted,
  counts: { plain: 305, diary: 210, book: 0 },
  conclusion,
});

export const sourceTest = defineActivity({
  kind: 'source-test',
  learns: ['wordModel'],
  onMap: () => [{ kind: 'speech-bubbles', name: PARROTS, isBeside: true }],
  figures: () => [
    'false sentences without a source, %',
    'false sentences with a second text, %',
    'false sentences when looked up, %',
  ],
  fields: {
    predict: prediction,
    /** The fact check whose book is used. */
    from: id,
    task: text({ max: 160 }),
    /** `missing` explains why it has to be counted. */
    sources: z.strictObject({ plain: source, diary: source, book: source }),
    /** The second text: true sentences about the same places. */
    diary: text(),
    conclusion: z.strictObject({
      question: text({ max: 160 }),
      options: z.array(z.strictObject({ id, text: text({ max: 100 }), why: text({ min: 12, max: 200 }) })).min(3),
      correct: id,
    }),
  },
  answer,
  grade: ({ conclusion }, given) =>
    gradeFromErrors(
      [
        ...SOURCES.filter((one) => given.counts[one] < 0),
        ...(given.conclusion === conclusion.correct ? [] : [CONCLUSION]),
      ],
      SOURCES.length + 1,
    ),
  explain: ({ sources, conclusion }, given): Explanation[] => [
    ...SOURCES.map((item) => ({ item, label: sources[item].label, text: sources[item].missing })),
    explainPick(
      CONCLUSION,
      conclusion.options.find((option) => option.id === given.conclusion)?.text ?? conclusion.question,
      conclusion.options,
      given.conclusion,
    ),
  ],
  tries: () => [CONCLUSION],
  solution: ({ predict, conclusion }) => counted(predict.correct, conclusion.correct),
  emptyAnswer: (): Answer => ({
    predicted: '_none',
    counts: { plain: -1, diary: -1, book: -1 },
    conclusion: '_none',
  }),
  mistakes: ({ predict, conclusion }): Answer[] =>
    wrongOptions(conclusion).map((option) => counted(predict.correct, option)),
});
