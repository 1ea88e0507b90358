// Defines the fact check: sentences written by a language model are marked true or false, and looked up in a fact book.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { questionsIn } from '../kit/answerLines.ts';
import { answerId } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import {
  bookSays,
  bookText,
  claimId,
  claimLine,
  type FactBook,
  factOf,
  isFact,
  VERDICTS,
} from '../kit/facts/factBook.ts';
import { PARROTS } from '../kit/facts/mapNames.ts';
import { SPOKEN, spokenInRound } from '../kit/facts/spoken.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { checkPlaceholders, checkReference } from '../kit/problems.ts';

const answer = z.strictObject({
  predicted: answerId,
  /** The sentences of the round by the book's ids, each with the learner's verdict. */
  marks: z
    .array(z.strictObject({ place: answerId, relation: answerId, value: answerId, said: z.enum(VERDICTS) }))
    .max(SPOKEN),
});
type Answer = z.infer<typeof answer>;
type Mark = Answer['marks'][number];

/** The item of a round that is not marked to its end. */
const REST = 'rest';

/** Marks of sentences that the book cannot say are left out: what they name was not taken from the book. */
const knownMarks = (book: FactBook, { marks }: Answer): Mark[] => marks.filter((mark) => claimLine(book, mark) !== '');

const isRight = (book: FactBook, { said, ...claim }: Mark): boolean =>
  factOf(book, claim) !== undefined && isFact(book, claim) === (said === 'true');

const marked = (book: FactBook): Mark[] =>
  spokenInRound(book, 0).map(({ claim, isTrue }) => ({ ...claim, said: isTrue ? 'true' : 'false' }));

export const factCheck = defineActivity({
  kind: 'fact-check',
  learns: ['wordModel'],
  onMap: () => [{ kind: 'speech-bubbles', name: PARROTS, isBeside: true }],
  figures: () => ['sentences marked', 'false among them'],
  fields: {
    predict: prediction,
    relations: z
      .array(
        z.strictObject({
          id,
          /** A sentence with {place} and {value}. */
          line: text({ max: 80 }),
          values: z.array(z.strictObject({ id, text: text({ max: 24 }) })).min(2),
        }),
      )
      .min(2),
    places: z.array(z.strictObject({ id, name: text({ max: 24 }), facts: z.record(id, id) })).min(4),
    /** How to do it on the map. */
    walk: text({ max: 200 }),
    /** Said on the map when a sentence is netted. */
    carry: text({ max: 120 }),
    ask: text({ max: 120 }),
    /** `entry` explains a wrong mark; it has {page} and {line}. */
    why: z.strictObject({ entry: text({ min: 12, max: 120 }), label: text({ max: 60 }), rest: text({ min: 12 }) }),
  },
  answer,
  grade: (book, answer) => {
    const marks = knownMarks(book, answer);
    const wrong = marks.filter((mark) => !isRight(book, mark)).map(claimId);
    const isWhole = new Set(marks.map(claimId)).size === SPOKEN;
    return gradeFromErrors([...wrong, ...(isWhole ? [] : [REST])], SPOKEN + 1);
  },
  explain: (book, answer): Explanation[] => [
    ...knownMarks(book, answer).map((mark) => ({
      item: claimId(mark),
      label: claimLine(book, mark),
      text: bookSays(book, mark),
    })),
    { item: REST, label: book.why.label, text: book.why.rest },
  ],
  answerLines: (book) => [
    ...questionsIn(book, book.title),
    { item: book.title, answer: bookText(book).replaceAll('\n', ' ') },
  ],
  problems: ({ relations, places, why }) => [
    ...relations.flatMap(({ line }, at) => checkPlaceholders(['relations', at, 'line'], line, ['place', 'value'])),
    ...checkPlaceholders(['why', 'entry'], why.entry, ['page', 'line']),
    ...places.flatMap(({ facts }, at) =>
      relations.flatMap(({ id: relation, values }) =>
        checkReference(['places', at, 'facts', relation], facts[relation] ?? '', values),
      ),
    ),
  ],
  /** Which sentences are spoken differs from run to run; there are always as many. */
  tries: () => Array.from({ length: SPOKEN }, (_, at) => `sentence-${at}`),
  tried: (book, answer) =>
    Object.fromEntries(knownMarks(book, answer).map((mark) => [claimId(mark), isRight(book, mark)])),
  solution: (book) => ({ predicted: book.predict.correct, marks: marked(book) }),
  emptyAnswer: (): Answer => ({ predicted: '_none', marks: [] }),
  mistakes: (book): Answer[] => {
    const right = marked(book);
    const flipped = right.map(
      ({ said, ...claim }, at): Mark => ({
        ...claim,
        said: at === 0 ? (said === 'true' ? 'false' : 'true') : said,
      }),
    );
    return [
      { predicted: book.predict.correct, marks: flipped },
      { predicted: book.predict.correct, marks: right.slice(1) },
    ];
  },
});
