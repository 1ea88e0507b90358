// A wrong answer as a learner would give it: the right one with two things swapped, or another option taken.
import type { Activity } from '../../shared/src/content/activity.ts';
import { solutionOf } from '../../shared/src/grading/testing/solution.ts';
import type { Chance } from './random.ts';

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** May still be right or of no use, where the kind allows no such mistake: whoever asks checks it. */
export function wrongAnswer(activity: Activity, chance: Chance): unknown {
  if (activity.kind === 'multi-choice') return otherOption(activity.options, activity.correct, chance);
  if (activity.kind === 'quiz' || activity.kind === 'visual-quiz') return wrongRound(activity, chance);
  const right = solutionOf(activity);
  if (Array.isArray(right)) return swapped(right, chance);
  return isRecord(right) ? swappedValues(right, chance) : right;
}

function otherOption(options: readonly { id: string }[], correct: string, chance: Chance): string {
  const [first, ...rest] = options.map(({ id }) => id).filter((id) => id !== correct);
  return first === undefined ? correct : chance.pick([first, ...rest]);
}

/** All right but one: the others are remembered. */
function wrongRound(activity: Activity & { kind: 'quiz' | 'visual-quiz' }, chance: Chance): unknown {
  const rounds: readonly { id: string; correct: string; options: readonly { id: string }[] }[] =
    activity.kind === 'quiz' ? activity.questions : activity.rounds;
  const at = chance.between(0, rounds.length - 1);
  return Object.fromEntries(
    rounds.map(({ id, correct, options }, index) => [
      id,
      [index === at ? otherOption(options, correct, chance) : correct],
    ]),
  );
}

function swapped(list: readonly unknown[], chance: Chance): unknown[] {
  const copy = [...list];
  const at = chance.between(0, Math.max(0, copy.length - 2));
  [copy[at], copy[at + 1]] = [copy[at + 1], copy[at]];
  return copy;
}

/** Two entries that differ change places. */
function swappedValues(right: Json, chance: Chance): Json {
  const entries = Object.entries(right);
  const from = chance.between(0, Math.max(0, entries.length - 1));
  const one = entries[from];
  const other = entries.find(([, value]) => JSON.stringify(value) !== JSON.stringify(one?.[1]));
  if (!one || !other) return right;
  return { ...right, [one[0]]: other[1], [other[0]]: one[1] };
}
