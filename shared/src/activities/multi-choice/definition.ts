// Defines multiple choice: one question with one correct option.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { givenAt, named, textOf } from '../kit/givenAnswer.ts';
import { gradeSequence } from '../kit/grading.ts';

/** Answer without a choice; content ids cannot start with an underscore. */
const NO_CHOICE = '_none';

export const multiChoice = defineActivity({
  kind: 'multi-choice',
  learns: 'none',
  fields: {
    question: text(),
    options: z.array(z.strictObject({ id, text: text(), why: text({ min: 12 }) })).min(3),
    correct: id,
  },
  answer: answerId,
  grade: (activity, answer) => gradeSequence([activity.correct], [answer]),
  explain: ({ correct, options, question }, picked) => {
    const label = options.find((option) => option.id === picked)?.text ?? question;
    return [explainPick(correct, label, options, picked)];
  },
  words: ({ question, options }, answer) => givenAt(question, named(options, textOf, [answer])),
  tries: ({ correct }) => [correct],
  solution: (activity) => activity.correct,
  emptyAnswer: () => NO_CHOICE,
  mistakes: wrongOptions,
});
