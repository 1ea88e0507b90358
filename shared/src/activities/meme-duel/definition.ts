// Defines the meme duel: data chosen for five scenes, a caption picked in each, more laughs than Neo, and why Neo's flat jokes were flat.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import type { Explanation } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { pack, scene } from '../kit/memes/fields.ts';
import { prediction } from '../kit/prediction.ts';
import {
  flatRounds,
  mainReasonsOf,
  type PlayedRound,
  REASONS,
  type Reason,
  ROUNDS,
  totalsOf,
  weakestOf,
} from './duel.ts';
import { STAGE } from './mapNames.ts';

const share = z.number().min(0).max(1);
const measures = z.strictObject({ relevance: share, novelty: share, kindness: share });

/** Captions stay in the browser: the answer has their measures, of which the laughs are computed. */
const answer = z.strictObject({
  predicted: answerId,
  packs: z.int().min(0).max(20),
  isFiltered: z.boolean(),
  rounds: z.array(z.strictObject({ mine: measures, neo: measures })).max(ROUNDS),
  /** Why Neo's joke of a round was flat, by the number of the round from 0. */
  reasons: z.array(z.strictObject({ round: z.int().min(0).max(ROUNDS), reason: z.enum(REASONS) })).max(ROUNDS),
});
type Answer = z.infer<typeof answer>;

const byReason = z.strictObject({
  topic: text({ min: 12, max: 200 }),
  unkind: text({ min: 12, max: 200 }),
  copied: text({ min: 12, max: 200 }),
});

/** What each reason is measured by: the learner's own losses are named by it. */
const MEASURES = { topic: 'relevance', unkind: 'kindness', copied: 'novelty' } as const;

/** Item ids of a grade: five rounds, the duel by what was lost on, and the reasons by what was picked. */
const UNFINISHED = 'rounds';
const lostOn = (reason: Reason) => `lost-${reason}`;
const pickedFor = (reason: Reason) => `picked-${reason}`;
const UNEXPLAINED = 'reasons';

export const isWon = (rounds: readonly PlayedRound[]): boolean => {
  const { mine, neo } = totalsOf(rounds);
  return rounds.length === ROUNDS && mine > neo;
};

function wrongItems({ rounds, reasons }: Answer): string[] {
  if (rounds.length < ROUNDS) return [UNFINISHED];
  if (!isWon(rounds)) return [lostOn(weakestOf(rounds))];
  return flatRounds(rounds).flatMap((round) => {
    const picked = reasons.find((one) => one.round === round)?.reason;
    if (!picked) return [UNEXPLAINED];
    const neo = rounds[round]?.neo;
    return neo && mainReasonsOf(neo).includes(picked) ? [] : [pickedFor(picked)];
  });
}

const FULL = { relevance: 1, novelty: 1, kindness: 1 };
const round = (neo: Partial<typeof FULL>, mine: Partial<typeof FULL> = {}) => ({
  mine: { ...FULL, ...mine },
  neo: { ...FULL, ...neo },
});

const solved = (predicted: string): Answer => ({
  predicted,
  packs: ROUNDS,
  isFiltered: true,
  rounds: [round({ relevance: 0 }), round({ relevance: 0.5, kindness: 0 }), round({}), round({}), round({})],
  reasons: [
    { round: 0, reason: 'topic' },
    { round: 1, reason: 'unkind' },
  ],
});

export const memeDuel = defineActivity({
  kind: 'meme-duel',
  learns: ['naiveBayes'],
  onMap: () => [{ kind: 'duel-stage', name: STAGE, isBeside: true }],
  figures: () => ['laughs', "Neo's laughs", 'packs'],
  fields: {
    predict: prediction,
    /** The activity in which the laugh-o-meter was trained. */
    from: id,
    scenes: z.array(scene).min(ROUNDS).max(8),
    packs: z.array(pack).min(4).max(12),
    /** Words that hurt: each takes half of the kindness. */
    hurting: text(),
    neo: z.strictObject({ about: text({ max: 160 }), funny: text(), other: text() }),
    /** How to prepare, and how to play on the map. */
    prepare: text({ max: 200 }),
    walk: text({ max: 160 }),
    formulas: z.strictObject({
      relevance: text({ max: 120 }),
      novelty: text({ max: 120 }),
      kindness: text({ max: 120 }),
      laughs: text({ max: 120 }),
    }),
    /** Reasons to choose from. */
    reasons: z.strictObject({ topic: text({ max: 80 }), unkind: text({ max: 80 }), copied: text({ max: 80 }) }),
    /** What cost the learner the duel, and which data would help. */
    lost: byReason,
    /** Why a reason is not what cost a joke of Neo most. */
    notSo: byReason,
  },
  answer,
  grade: (_, given) => {
    const wrong = [...new Set(wrongItems(given))];
    return gradeFromErrors(wrong, Math.max(3, wrong.length));
  },
  explain: ({ prompt, prepare, formulas, reasons, lost, notSo }): Explanation[] => [
    { item: UNFINISHED, label: prepare, unanswered: true },
    { item: UNEXPLAINED, label: prompt, unanswered: true },
    ...REASONS.flatMap((reason): Explanation[] => [
      { item: lostOn(reason), label: formulas[MEASURES[reason]], text: lost[reason] },
      { item: pickedFor(reason), label: reasons[reason], text: notSo[reason] },
    ]),
  ],
  tries: () => ['duel', UNEXPLAINED],
  tried: (_, given) => {
    if (given.rounds.length < ROUNDS) return {};
    return isWon(given.rounds) ? { duel: true, [UNEXPLAINED]: wrongItems(given).length === 0 } : { duel: false };
  },
  solution: ({ predict }) => solved(predict.correct),
  emptyAnswer: (): Answer => ({ predicted: '_none', packs: 0, isFiltered: false, rounds: [], reasons: [] }),
  mistakes: ({ predict }): Answer[] => {
    const right = solved(predict.correct);
    const losing = (mine: Partial<typeof FULL>) => ({ ...right, rounds: right.rounds.map(() => round({}, mine)) });
    return [
      losing({ relevance: 0.5 }),
      losing({ kindness: 0.5 }),
      losing({ novelty: 0 }),
      { ...right, reasons: [{ round: 0, reason: 'copied' }, ...right.reasons.slice(1)] },
      { ...right, reasons: [{ round: 0, reason: 'unkind' }, ...right.reasons.slice(1)] },
      { ...right, rounds: [round({ relevance: 1, kindness: 0 }), ...right.rounds.slice(1)] },
    ];
  },
});
