// Grades the three shapes most answers have: things placed, a list in order, picks in rounds.
import type { Grade } from './grade.ts';

/** A verdict from the ids that are wrong, out of `total` things. */
export function gradeFromErrors(wrong: readonly string[], total: number): Grade {
  return { correct: wrong.length === 0, score: total === 0 ? 0 : (total - wrong.length) / total, wrong };
}

/** Every expected item must lie where it belongs; things nobody asked about are ignored. */
export function gradePlacements(expected: Record<string, string>, answer: Record<string, string>): Grade {
  const wrong = Object.keys(expected).filter((item) => !Object.hasOwn(answer, item) || answer[item] !== expected[item]);
  return gradeFromErrors(wrong, Object.keys(expected).length);
}

/** Sequences must be equal. An id is wrong where something else (or nothing) stands in its place. */
export function gradeSequence(expected: readonly string[], answer: readonly string[]): Grade {
  const wrong = expected.filter((item, at) => answer[at] !== item);
  const tooLong = answer.length > expected.length;
  return { ...gradeFromErrors(wrong, expected.length), correct: wrong.length === 0 && !tooLong };
}

/** Right when the last pick of every round is; the score counts rounds that were right at the first pick. */
export function gradePicks(expected: Record<string, string>, answer: Record<string, string[]>): Grade {
  const rounds = Object.keys(expected);
  const picks = (round: string): string[] => (Object.hasOwn(answer, round) ? (answer[round] ?? []) : []);
  const wrong = rounds.filter((round) => picks(round).at(-1)?.trim() !== expected[round]);
  const first = rounds.filter((round) => picks(round)[0]?.trim() === expected[round]);
  return { correct: wrong.length === 0, score: rounds.length === 0 ? 0 : first.length / rounds.length, wrong };
}
