// Grades the three common answer shapes: placements, sequences and picks per round.
import type { Grade } from './grade.ts';

/** Builds a grade from the wrong ids out of `total` items. */
export function gradeFromErrors(wrong: readonly string[], total: number): Grade {
  return { correct: wrong.length === 0, score: total === 0 ? 0 : (total - wrong.length) / total, wrong };
}

/** Every expected item must be in its place; unexpected items are ignored. */
export function gradePlacements(expected: Record<string, string>, answer: Record<string, string>): Grade {
  const wrong = Object.keys(expected).filter((item) => !Object.hasOwn(answer, item) || answer[item] !== expected[item]);
  return gradeFromErrors(wrong, Object.keys(expected).length);
}

/** Sequences must be equal. An id is wrong if another id (or none) is at its position. */
export function gradeSequence(expected: readonly string[], answer: readonly string[]): Grade {
  const wrong = expected.filter((item, at) => answer[at] !== item);
  const tooLong = answer.length > expected.length;
  return { ...gradeFromErrors(wrong, expected.length), correct: wrong.length === 0 && !tooLong };
}

/**
 * Correct if the last pick of every round is right; the score counts rounds that were right at the first pick. Rounds that are still to come
 * are no mistakes: a wrong pick is recorded at once, in the middle of an activity.
 */
export function gradePicks(expected: Record<string, string>, answer: Record<string, string[]>): Grade {
  const rounds = Object.keys(expected);
  const picks = (round: string): string[] => (Object.hasOwn(answer, round) ? (answer[round] ?? []) : []);
  const open = rounds.filter((round) => picks(round).at(-1)?.trim() !== expected[round]);
  const missed = open.filter((round) => picks(round).length > 0);
  const wrong = missed.length > 0 ? missed : open;
  const first = rounds.filter((round) => picks(round)[0]?.trim() === expected[round]);
  return { correct: open.length === 0, score: rounds.length === 0 ? 0 : first.length / rounds.length, wrong };
}
