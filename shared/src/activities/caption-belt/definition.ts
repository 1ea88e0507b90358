// Defines the caption belt: the learner labels captions as funny or not and kind or not, and compares with two other labellers.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { questionsIn } from '../kit/answerLines.ts';
import { answerId, wrongOptions } from '../kit/answers.ts';
import { caption } from '../kit/captions/caption.ts';
import { type Explanation, explainPick } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import type { ContentProblem } from '../kit/problems.ts';
import { BELT } from './mapNames.ts';

const fields = {
  predict: prediction,
  /** `why` explains the kindness, whatever was labelled. */
  captions: z.array(caption.extend({ why: text({ min: 12, max: 140 }) })).min(4),
  /** Shipped labels; `says` where the two differ. */
  labellers: z.tuple([z.strictObject(labellerShape()), z.strictObject(labellerShape())]),
  /** How to label on the map. */
  walk: text({ max: 160 }),
  ask: z.strictObject({ funny: text({ max: 60 }), kind: text({ max: 60 }) }),
  /** On the plates, the crates and the buttons. */
  words: z.strictObject({
    funny: text({ max: 20 }),
    notFunny: text({ max: 20 }),
    kind: text({ max: 20 }),
    unkind: text({ max: 20 }),
    you: text({ max: 12 }),
    /** Over the belt when all is labelled. */
    done: text({ max: 60 }),
  }),
  /** Asks why the labels differ. */
  talk: z.strictObject({
    question: text({ max: 160 }),
    options: z.array(z.strictObject({ id, text: text({ max: 100 }), why: text({ min: 12, max: 160 }) })).min(3),
    correct: id,
  }),
};

function labellerShape() {
  return {
    id,
    name: text({ max: 20 }),
    about: text({ max: 90 }),
    labels: z.array(
      z.strictObject({ id, funny: z.boolean(), kind: z.boolean(), says: text({ min: 12, max: 120 }).optional() }),
    ),
  };
}

type Belt = z.output<z.ZodObject<typeof fields, z.core.$strict>>;

/** Which captions were found funny is nobody's business: only how many have that label. */
const answer = z.strictObject({
  predicted: answerId,
  sorted: z.int().min(0).max(99),
  kindness: z.record(answerId, z.enum(['kind', 'unkind'])),
  talk: answerId,
});
type Answer = z.infer<typeof answer>;

/** Item ids of a grade beside the captions'. */
const SORTED = 'sorted';
const TALK = 'talk';

function wrongItems({ captions, talk }: Belt, given: Answer): string[] {
  const unkindly = captions.filter(({ id: one, kindness }) => {
    const label = Object.hasOwn(given.kindness, one) ? given.kindness[one] : undefined;
    return label === undefined || (kindness !== 'open' && label !== kindness);
  });
  return [
    ...unkindly.map((one) => one.id),
    ...(given.sorted >= captions.length ? [] : [SORTED]),
    ...(given.talk === talk.correct ? [] : [TALK]),
  ];
}

const solved = ({ predict, captions, talk }: Belt): Answer => ({
  predicted: predict.correct,
  sorted: captions.length,
  kindness: Object.fromEntries(
    captions.map(({ id: one, kindness }) => [one, kindness === 'unkind' ? kindness : 'kind']),
  ),
  talk: talk.correct,
});

const sameIds = (ours: readonly { id: string }[], theirs: readonly { id: string }[]): boolean =>
  ours
    .map((one) => one.id)
    .sort()
    .join() ===
  theirs
    .map((one) => one.id)
    .sort()
    .join();

function labellerProblems({ captions, labellers }: Belt): ContentProblem[] {
  const [first, second] = labellers;
  return labellers.flatMap(({ labels }, at) => {
    const path = ['labellers', at, 'labels'];
    if (!sameIds(labels, captions)) return [{ path, message: 'expected one entry for each caption' }];
    const other = new Map((at === 0 ? second : first).labels.map((label) => [label.id, label]));
    return labels.flatMap((label, place) => {
      const theirs = other.get(label.id);
      const differs = theirs?.funny !== label.funny || theirs.kind !== label.kind;
      return differs === (label.says !== undefined)
        ? []
        : [{ path: [...path, place, 'says'], message: 'expected exactly where the two labellers differ' }];
    });
  });
}

export const captionBelt = defineActivity({
  kind: 'caption-belt',
  learns: 'none',
  onMap: () => [{ kind: 'joke-belt', name: BELT, isBeside: true }],
  figures: () => ['labelled captions', 'same labels, funny, %', 'same labels, kind, %'],
  fields,
  answer,
  /** No label about funny is wrong; a label about kindness is, where the content says so and why. */
  grade: (belt, given) => gradeFromErrors(wrongItems(belt, given), belt.captions.length + 2),
  explain: ({ captions, prompt, talk }, given): Explanation[] => [
    ...captions.map((one): Explanation => {
      const isLabelled = Object.hasOwn(given.kindness, one.id);
      return isLabelled
        ? { item: one.id, label: one.text, text: one.why }
        : { item: one.id, label: one.text, unanswered: true };
    }),
    { item: SORTED, label: prompt, unanswered: true },
    explainPick(TALK, talk.question, talk.options, given.talk),
  ],
  answerLines: (belt) => [
    ...questionsIn(belt, belt.title),
    ...belt.captions
      .filter(({ kindness }) => kindness !== 'open')
      .map(({ text, kindness, why }) => ({
        item: text,
        answer: kindness === 'kind' ? belt.words.kind : belt.words.unkind,
        why,
      })),
  ],
  problems: labellerProblems,
  tries: ({ captions }) => [...captions.filter(({ kindness }) => kindness !== 'open').map((one) => one.id), TALK],
  solution: solved,
  emptyAnswer: () => ({ predicted: '_none', sorted: 0, kindness: {}, talk: '_none' }),
  mistakes: (belt) => {
    const right = solved(belt);
    return [
      ...belt.captions
        .filter(({ kindness }) => kindness !== 'open')
        .map(({ id: one, kindness }): Answer => {
          const swapped = kindness === 'kind' ? 'unkind' : 'kind';
          return { ...right, kindness: { ...right.kindness, [one]: swapped } };
        }),
      ...wrongOptions(belt.talk).map((option): Answer => ({ ...right, talk: option })),
    ];
  },
});
