// An ordering activity as cards that are put onto numbered places, in its window and on the map.
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { t } from '@lingui/core/macro';
import type { CarryKind } from '../kit/carry/carryTask.ts';

export const carryKind = ({ items }: ActivityOf<'ordering'>, seed: number): CarryKind<AnswerOf<'ordering'>> => ({
  task: {
    things: shuffleUntilDifferent(
      items.map((item, at) => ({ ...item, place: `${at}` })),
      seed,
    ),
    places: items.map((_, at) => ({ id: `${at}`, label: `${at + 1}` })),
    isSingle: true,
    wait: t`Place every card first.`,
  },
  answerOf: (placed) =>
    Object.entries(placed)
      .sort(([, one], [, other]) => Number(one) - Number(other))
      .map(([card]) => card),
});
