// Defines the picture labels: pictures in a fixed order, each named until its right name is found.
import { z } from 'zod';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { correctPicks, correctPlacements, picksAnswer, wrongPicks } from '../kit/answers.ts';
import { explainPick } from '../kit/explanation.ts';
import { triedByPick } from '../kit/firstTries.ts';
import { givenOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';

/** Animals of which there are drawings. */
const ANIMALS = ['dog', 'cat', 'rabbit', 'panda'] as const;
export type Animal = (typeof ANIMALS)[number];

interface Pictures {
  pictures: readonly { id: Animal; text: string; why: string }[];
}
const rounds = ({ pictures }: Pictures) => pictures.map((one) => ({ id: one.id, correct: one.id, options: pictures }));

export const pictureLabels = defineActivity({
  kind: 'picture-labels',
  learns: 'none',
  fields: {
    /** `text` is the picture's name; `why` says what a picture of that name would show. */
    pictures: z.array(z.strictObject({ id: z.enum(ANIMALS), text: text(), why: text({ min: 12 }) })).min(2),
    conclusion: text(),
  },
  answer: z.strictObject({ tries: picksAnswer }),
  grade: (content, { tries }) => gradePicks(correctPlacements(rounds(content)), tries),
  explain: ({ prompt, pictures }, { tries }) =>
    pictures.map((one) => explainPick(one.id, prompt, pictures, tries[one.id]?.at(-1))),
  words: ({ pictures }, { tries }) => givenOf(pictures, textOf, (one) => named(pictures, textOf, tries[one.id] ?? [])),
  tries: ({ pictures }) => pictures.map((one) => one.id),
  tried: (content, { tries }) => triedByPick(rounds(content), tries),
  solution: (content) => ({ tries: correctPicks(rounds(content)) }),
  emptyAnswer: () => ({ tries: {} }),
  mistakes: (content) => wrongPicks(rounds(content)).map((tries) => ({ tries })),
});
