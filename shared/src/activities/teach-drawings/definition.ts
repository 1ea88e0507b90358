// Defines teaching by drawing: the learner draws examples of each thing, and a nearest-neighbour model must recognise a new drawing.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { DRAWING_SIZE } from '../../learning/strokeRaster.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { MAX_DRAWINGS } from '../kit/drawings.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { GATE } from './mapNames.ts';

/** The drawings stay in the browser: the answer has only what was counted and measured there, within what is possible. */
const answer = z.strictObject({
  /** Kept examples by thing. */
  examples: z.record(answerId, z.int().min(0).max(MAX_DRAWINGS)),
  /** What the learner says the new drawing is. */
  drawn: answerId,
  /** What the model says. */
  said: answerId,
  /** Nearest first; Euclidean over cells from 0 to 1. */
  neighbours: z.array(z.strictObject({ thing: answerId, distance: z.number().min(0).max(DRAWING_SIZE) })).max(5),
});
type Answer = z.infer<typeof answer>;

const thing = z.strictObject({ id, name: text({ max: 24 }), draw: text({ max: 140 }) });
type Thing = z.infer<typeof thing>;

const enough = (things: readonly Thing[], each: number): Record<string, number> =>
  Object.fromEntries(things.map((one) => [one.id, each]));

const recognised = (things: readonly Thing[], each: number): Answer => {
  const drawn = things[0]?.id ?? '';
  return { examples: enough(things, each), drawn, said: drawn, neighbours: [{ thing: drawn, distance: 1 }] };
};

export const teachDrawings = defineActivity({
  kind: 'teach-drawings',
  learns: ['knn'],
  onMap: ({ onGate }) => (onGate ? [{ kind: 'drawn-gate', name: GATE, isBeside: true }] : []),
  figures: () => ['example drawings', 'votes for its answer', 'nearest distance'],
  fields: {
    things: z.array(thing).min(2).max(3),
    /** Examples of each thing before the model is asked. */
    each: z.int().min(2).max(5),
    /** What is drawn appears on a gate of the map. */
    onGate: z.boolean().default(false),
    /** Asks for the new drawing. */
    ask: text({ max: 160 }),
    /** Why the model has too few examples, and why it was wrong. */
    why: z.strictObject({ examples: text({ min: 12 }), said: text({ min: 12 }) }),
  },
  answer,
  grade: ({ things, each }, { examples, drawn, said }) => {
    const isTaught = things.every((one) => (examples[one.id] ?? 0) >= each);
    const isKnown = things.some((one) => one.id === drawn);
    const wrong = [...(isTaught ? [] : ['examples']), ...(isKnown && said === drawn ? [] : ['said'])];
    return gradeFromErrors(wrong, 2);
  },
  explain: ({ things, why }, { drawn }): Explanation[] => [
    { item: 'examples', label: things.map(({ name }) => name).join(', '), text: why.examples },
    { item: 'said', label: things.find((one) => one.id === drawn)?.name ?? '', text: why.said },
  ],
  /** It is the model that answers; to be misunderstood is no mistake of the learner. */
  tries: () => [],
  solution: ({ things, each }) => recognised(things, each),
  emptyAnswer: () => ({ examples: {}, drawn: '_none', said: '_none', neighbours: [] }),
  mistakes: ({ things, each }) => {
    const right = recognised(things, each);
    const other = things[1]?.id ?? '';
    return [
      { ...right, said: other },
      { ...right, examples: { ...right.examples, [other]: each - 1 } },
    ];
  },
});
