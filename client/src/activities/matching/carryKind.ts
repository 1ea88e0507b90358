// A matching activity as left cards that are put to their right ones, in its window and on the map.
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import type { CarryKind } from '../kit/carry/carryTask.ts';

export const carryKind = ({ pairs }: ActivityOf<'matching'>, seed: number): CarryKind<AnswerOf<'matching'>> => ({
  task: {
    things: pairs.map(({ id, left, why }) => ({ id, text: left, place: id, why })),
    places: shuffleUntilDifferent(pairs, seed).map(({ id, right }) => ({ id, label: right })),
    isSingle: true,
    wait: t`Link every pair first: choose one on the left, then its match.`,
  },
  answerOf: (placed) => ({ ...placed }),
});
