// Defines maker against checker: the learner draws sprites, lets both learn round by round, reads the plot and says whose the result is.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { explainItems, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { checkerTrend, MOST_ROUNDS } from './duel.ts';
import { BEACH, WALK } from './mapNames.ts';
import { CELLS_PATTERN, MAX_SPRITES } from './sprites.ts';

const share = z.number().min(0).max(1);

/** The sprites stay in the browser: the answer has how many there are and the scores of each round. */
const answer = z.strictObject({
  predicted: answerId,
  byHand: z.int().min(0).max(MAX_SPRITES),
  helped: z.int().min(0).max(MAX_SPRITES),
  rounds: z.array(z.strictObject({ checker: share, maker: share })).max(MOST_ROUNDS),
  /** What the learner read in the plot about the checker. */
  read: z.enum(['lower', 'higher', 'same', '_none']),
  /** Whose the result is, in the learner's opinion; no opinion is wrong. */
  opinion: answerId,
});

const ITEMS = ['sprites', 'rounds', 'reading'] as const;

export const spriteDuel = defineActivity({
  kind: 'sprite-duel',
  learns: ['pixelGenerator', 'logisticRegression'],
  onMap: () => [
    { kind: 'sprite-walk', name: WALK, isBeside: true },
    { kind: 'sprite-walk', name: BEACH },
  ],
  figures: () => [
    'sprites by hand',
    'sprites mirrored or varied',
    'rounds',
    'checker in round 1',
    'maker in its best round',
    'checker in that round',
    'test accuracy',
  ],
  fields: {
    predict: prediction,
    /** Sprites to draw, and how many of them with the pen. */
    needs: z.strictObject({ sprites: z.int().min(8).max(MAX_SPRITES), byHand: z.int().min(1).max(MAX_SPRITES) }),
    draw: text({ max: 200 }),
    /** Drawn by somebody else: they are shown, never counted and never trained on. */
    examples: z.strictObject({
      by: text({ max: 120 }),
      pixels: z.array(z.string().regex(CELLS_PATTERN)).min(1).max(6),
    }),
    /** How the rounds go, also on the map. */
    play: text({ max: 260 }),
    /** Share of the maker's sprites let in within one round that wins the match. */
    target: z.number().min(0.05).max(0.5),
    ask: text({ max: 160 }),
    trends: z.strictObject({ lower: text({ max: 60 }), higher: text({ max: 60 }), same: text({ max: 60 }) }),
    /** A question without a wrong answer; every opinion gets a reply. */
    opinion: z.strictObject({
      question: text({ max: 160 }),
      options: z.array(z.strictObject({ id, text: text({ max: 80 }), why: text({ min: 12, max: 200 }) })).min(2),
    }),
    ...itemTexts(ITEMS),
  },
  answer,
  grade: ({ needs, target }, { byHand, helped, rounds, read }) =>
    gradeFromErrors(
      [
        ...(byHand + helped >= needs.sprites && byHand >= needs.byHand ? [] : ['sprites']),
        ...(rounds.some(({ maker }) => maker >= target) ? [] : ['rounds']),
        ...(read === checkerTrend(rounds) ? [] : ['reading']),
      ],
      ITEMS.length,
    ),
  explain: (texts) => explainItems(ITEMS, texts),
  tries: () => ['reading'],
  solution: ({ predict, opinion, needs }) => ({
    predicted: predict.correct,
    byHand: needs.byHand,
    helped: needs.sprites - needs.byHand,
    rounds: [
      { checker: 1, maker: 0 },
      { checker: 0.6, maker: 0.5 },
    ],
    read: 'lower' as const,
    opinion: opinion.options[0]?.id ?? '_none',
  }),
  emptyAnswer: () => ({
    predicted: '_none',
    byHand: 0,
    helped: 0,
    rounds: [],
    read: '_none' as const,
    opinion: '_none',
  }),
  mistakes: ({ predict, opinion, needs }) => {
    const given = { predicted: predict.correct, opinion: opinion.options[0]?.id ?? '_none' };
    const rounds = [
      { checker: 1, maker: 0 },
      { checker: 0.7, maker: 0.5 },
    ];
    return [
      { ...given, byHand: needs.sprites, helped: 0, rounds, read: 'higher' as const },
      { ...given, byHand: 0, helped: needs.sprites, rounds: rounds.slice(0, 1), read: 'lower' as const },
    ];
  },
});
