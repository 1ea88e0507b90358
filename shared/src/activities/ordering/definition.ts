// Defines ordering: cards are put into the right sequence.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { givenAt, named, textOf } from '../kit/givenAnswer.ts';
import { gradeSequence } from '../kit/grading.ts';
import { workGround } from '../kit/workGround.ts';

const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map((item) => item.id);

/** Returns the list with the card at `at` and its successor swapped. */
const swapWithNext = (ids: readonly string[], at: number): string[] => [
  ...ids.slice(0, at),
  ...ids.slice(at, at + 2).reverse(),
  ...ids.slice(at + 2),
];

export const ordering = defineActivity({
  kind: 'ordering',
  learns: 'none',
  onMap: workGround,
  fields: {
    /** Said where it is played on the map: what to carry where. */
    walk: text({ max: 160 }).optional(),
    /** In the correct order; shown shuffled. */
    items: z.array(z.strictObject({ id, text: text(), why: text({ min: 12 }) })).min(3),
    /** The helplines of the site's country stand below the cards. */
    helplines: z.boolean().default(false),
  },
  answer: z.array(answerId).max(20),
  grade: (activity, answer) => gradeSequence(idsOf(activity), answer),
  explain: (activity) => activity.items.map((item) => ({ item: item.id, label: item.text, text: item.why })),
  words: ({ items }, answer) => givenAt(null, named(items, textOf, answer)),
  answerLines: ({ items }) => items.map(({ text, why }, at) => ({ item: `${at + 1}`, answer: text, why })),
  tries: idsOf,
  solution: idsOf,
  emptyAnswer: () => [],
  mistakes: (activity) => activity.items.slice(1).map((_, at) => swapWithNext(idsOf(activity), at)),
});
