// Defines a decision of the council: the Lamp alone, the Lamp proposes, or people alone; no choice is wrong, and each is answered.
import { z } from 'zod';
import { COMPANION_SKILL_IDS, type CompanionSkill } from '../../constants/companion.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { givenAt, named, textOf } from '../kit/givenAnswer.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { checkPlaceholders } from '../kit/problems.ts';
import { COUNCIL_CHOICES, choiceFigures, choiceOf, isChoiceFigure } from './choices.ts';

/** Item id of the decision in a grade. */
const DECISION = 'decision';
/** No choice has this id. */
const NOTHING = '_none';

const choice = z.strictObject({
  id: z.enum(COUNCIL_CHOICES),
  text: text({ max: 50 }),
  /** Asked back before a dangerous choice counts, with the learner's own figures: {wrong} {of}. */
  doubt: text({ max: 170 }).optional(),
  /** What the guide says to it. */
  reply: text({ max: 170 }),
});

export const council = defineActivity({
  kind: 'council',
  learns: 'none',
  figures: () => Object.keys(choiceFigures('lamp')),
  work: { has: isChoiceFigure, read: choiceOf },
  fields: {
    /** Whose test lies on the table: what the companion was taught. */
    skill: z.enum(COMPANION_SKILL_IDS as [CompanionSkill]),
    /** What was tested; 'Your canteen tree'. */
    table: text({ max: 50 }),
    /** Asked back to 'the Lamp alone' in place of a doubt with figures, where the learner's test has no mistake, or there is none. */
    unseen: text({ max: 170 }),
    choices: z.array(choice).length(COUNCIL_CHOICES.length),
  },
  answer: z.strictObject({ choice: answerId }),
  grade: ({ choices }, { choice: chosen }) =>
    gradeFromErrors(choices.some(({ id }) => id === chosen) ? [] : [DECISION], 1),
  explain: ({ title }) => [{ item: DECISION, label: title, unanswered: true }],
  words: ({ choices }, { choice: chosen }) => givenAt(null, named(choices, textOf, [chosen])),
  problems: ({ choices }) => [
    ...COUNCIL_CHOICES.flatMap((id, at) =>
      choices[at]?.id === id ? [] : [{ path: ['choices', at, 'id'], message: `expected "${id}" here` }],
    ),
    ...choices.flatMap(({ doubt }, at) =>
      doubt === undefined ? [] : checkPlaceholders(['choices', at, 'doubt'], doubt, ['wrong', 'of']),
    ),
  ],
  tries: () => [],
  solution: () => ({ choice: 'proposes' }),
  emptyAnswer: () => ({ choice: NOTHING }),
  mistakes: () => [{ choice: NOTHING }],
});
