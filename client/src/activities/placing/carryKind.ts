// A placing activity as things that are put into places, in its window and on the map.
import type { ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import { shuffle } from '@lanternwise/shared/learning/random';
import type { CarryKind } from '../kit/carry/carryTask.ts';

export const carryKind = (
  { pieces, zones, wait }: ActivityOf<'placing'>,
  seed: number,
): CarryKind<AnswerOf<'placing'>> => ({
  task: {
    things: shuffle(pieces, seed).map(({ zone, ...piece }) => ({ ...piece, place: zone })),
    places: zones,
    isSingle: false,
    wait,
  },
  answerOf: (placed) => ({ ...placed }),
});
