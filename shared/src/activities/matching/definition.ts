// Defines matching: each left card is linked to its right card.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { placementAnswer, wrongPlacements } from '../kit/answers.ts';
import { givenOf, named } from '../kit/givenAnswer.ts';
import { gradePlacements } from '../kit/grading.ts';
import { workGround } from '../kit/workGround.ts';

const expected = ({ pairs }: { pairs: readonly { id: string }[] }) =>
  Object.fromEntries(pairs.map((pair) => [pair.id, pair.id]));

export const matching = defineActivity({
  kind: 'matching',
  learns: 'none',
  onMap: workGround,
  fields: {
    /** Said where it is played on the map: what to carry where. */
    walk: text({ max: 160 }).optional(),
    /** Left and right of a pair belong together; the right column is shuffled. */
    pairs: z
      .array(z.strictObject({ id, left: text(), right: text(), why: text({ min: 12 }) }))
      .min(3)
      .max(4),
  },
  answer: placementAnswer,
  grade: (activity, answer) => gradePlacements(expected(activity), answer),
  explain: (activity) => activity.pairs.map((pair) => ({ item: pair.id, label: pair.left, text: pair.why })),
  words: ({ pairs }, answer) =>
    givenOf(
      pairs,
      ({ left }) => left,
      ({ id }) => named(pairs, ({ right }) => right, [answer[id]]),
    ),
  answerLines: ({ pairs }) => pairs.map(({ left, right, why }) => ({ item: left, answer: right, why })),
  tries: ({ pairs }) => pairs.map((pair) => pair.id),
  solution: expected,
  emptyAnswer: () => ({}),
  mistakes: (activity) => wrongPlacements(expected(activity), () => activity.pairs),
});
