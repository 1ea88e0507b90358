// Defines the concept match: a draw of examples, each put with its concept and right or wrong at once.
import { z } from 'zod';
import { icon } from '../../content/icons.ts';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { shuffle } from '../../learning/random.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerSeed, correctPicks, correctPlacements, picksAnswer, wrongPicks } from '../kit/answers.ts';
import { givenOf, labelOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePicks } from '../kit/grading.ts';
import { checkReference } from '../kit/problems.ts';

const fields = {
  concepts: z.array(z.strictObject({ id: verbatim(), label: text(), text: text(), icon })).min(2),
  /** `why` explains that it does not belong to another concept. */
  examples: z.array(z.strictObject({ id, text: text(), concept: verbatim(), why: text({ min: 12 }) })).min(2),
  /** Examples of a round. */
  drawn: z.int().min(2),
};
type Content = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

export const drawExamples = ({ examples, drawn }: Content, seed: number): Content['examples'] =>
  shuffle(examples, seed).slice(0, drawn);

const rounds = (content: Content, seed: number) =>
  drawExamples(content, seed).map((example) => ({ id: example.id, correct: example.concept }));

const solved = (content: Content) => ({ seed: 0, tries: correctPicks(rounds(content, 0)) });

export const conceptMatch = defineActivity({
  kind: 'concept-match',
  learns: 'none',
  fields,
  /** The draw, and all concepts that were tried for each of its examples. */
  answer: z.strictObject({ seed: answerSeed, tries: picksAnswer }),
  grade: (content, { seed, tries }) => gradePicks(correctPlacements(rounds(content, seed)), tries),
  explain: ({ examples }) => examples.map((one) => ({ item: one.id, label: one.text, text: one.why })),
  words: ({ examples, concepts }, { tries }) =>
    givenOf(examples, textOf, (example) => named(concepts, labelOf, tries[example.id] ?? [])),
  answerLines: ({ examples, concepts }) =>
    examples.map(({ text: item, concept, why }) => ({ item, answer: named(concepts, labelOf, [concept]).join(), why })),
  problems: ({ examples, concepts, drawn }) => [
    ...examples.flatMap(({ concept }, at) => checkReference(['examples', at, 'concept'], concept, concepts)),
    ...(drawn > examples.length ? [{ path: ['drawn'], message: 'expected no more than there are examples' }] : []),
  ],
  /** Another draw is another question: no example has a first try. */
  tries: () => [],
  solution: solved,
  emptyAnswer: () => ({ seed: 0, tries: {} }),
  mistakes: (content) =>
    wrongPicks(rounds(content, 0).map((round) => ({ ...round, options: content.concepts }))).map((tries) => ({
      seed: 0,
      tries,
    })),
});
