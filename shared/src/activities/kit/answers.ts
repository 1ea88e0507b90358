// The shapes that most answers have, and the right and wrong answers of these shapes.
import { z } from 'zod';

/** An id as answers carry it. */
export const key = z.string().min(1).max(60);
/** Item id -> where the learner put it. */
export const placedAnswer = z.record(key, key);
/** Round id -> every pick in the order made; the last one stands. */
export const picksAnswer = z.record(key, z.array(z.string().max(40)).max(50));

export type Placed = z.infer<typeof placedAnswer>;
export type Picks = z.infer<typeof picksAnswer>;

interface Round {
  id: string;
  correct: string;
}

/** The right pick of every round. */
export const correctOf = (rounds: readonly Round[]): Placed =>
  Object.fromEntries(rounds.map((round) => [round.id, round.correct]));

/** Every round solved at the first pick. */
export const correctPicks = (rounds: readonly Round[]): Picks =>
  Object.fromEntries(rounds.map((round) => [round.id, [round.correct]]));

/** Answers with one mistake each: every item once in every wrong place. */
export function misplaced(right: Placed, placesOf: (item: string) => readonly { id: string }[]): Placed[] {
  return Object.keys(right).flatMap((item) =>
    placesOf(item)
      .filter((place) => place.id !== right[item])
      .map((place) => ({ ...right, [item]: place.id })),
  );
}

/** Answers with one mistake each: every wrong option of every round picked once. */
export function mispicked(rounds: readonly (Round & { options: readonly { id: string }[] })[]): Picks[] {
  const right = correctPicks(rounds);
  return rounds.flatMap(({ id, correct, options }) =>
    options.filter((option) => option.id !== correct).map((option) => ({ ...right, [id]: [option.id] })),
  );
}
