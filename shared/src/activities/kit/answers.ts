// Schemas of the common answer shapes, and builders of correct and wrong answers in these shapes.
import { z } from 'zod';
import { contentReference, freeText } from '../../content/freeText.ts';
import { isStorableText } from '../../contracts/storable.ts';

/** An id inside an answer. */
export const answerId = contentReference(z.string().min(1).max(60).refine(isStorableText));
/** Item id -> id of the place where the learner put it. */
export const placementAnswer = z.record(answerId, answerId);
/** Picks in one round that an answer keeps. */
export const MAX_PICKS = 50;
/** Round id -> all picks in order; the last one counts. */
const pick = z.string().max(40).refine(isStorableText);
export const picksAnswer = z.record(answerId, z.array(contentReference(pick)).max(MAX_PICKS));
/** Like `picksAnswer`, but the learner types instead of picking. */
export const typedAnswer = z.record(
  answerId,
  z.array(freeText(z.string().max(40).refine(isStorableText))).max(MAX_PICKS),
);

/** The seed of a draw, by which the same draw is made again when it is graded. */
export const answerSeed = z
  .int()
  .min(0)
  .max(2 ** 32);

export type Placements = z.infer<typeof placementAnswer>;
export type Picks = z.infer<typeof picksAnswer>;

interface Round {
  id: string;
  correct: string;
}

/** The correct pick of every round. */
export const correctPlacements = (rounds: readonly Round[]): Placements =>
  Object.fromEntries(rounds.map((round) => [round.id, round.correct]));

/** Picks that solve every round at the first try. */
export const correctPicks = (rounds: readonly Round[]): Picks =>
  Object.fromEntries(rounds.map((round) => [round.id, [round.correct]]));

/** Answers with one mistake each: every item once in every wrong place. */
export function wrongPlacements(
  right: Placements,
  placesOf: (item: string) => readonly { id: string }[],
): Placements[] {
  return Object.keys(right).flatMap((item) =>
    placesOf(item)
      .filter((place) => place.id !== right[item])
      .map((place) => ({ ...right, [item]: place.id })),
  );
}

/** The ids of the options that are not the right one. */
export const wrongOptions = ({ correct, options }: { correct: string; options: readonly { id: string }[] }): string[] =>
  options.map(({ id }) => id).filter((id) => id !== correct);

/** Answers with one mistake each: every wrong option of every round picked once. */
export function wrongPicks(rounds: readonly (Round & { options: readonly { id: string }[] })[]): Picks[] {
  const right = correctPicks(rounds);
  return rounds.flatMap((round) => wrongOptions(round).map((option) => ({ ...right, [round.id]: [option] })));
}
