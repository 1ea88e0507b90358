// Progress in an activity that is passed part by part, as the trophies are: what was won and what was missed, merged between devices.
import type { ActivityRecord, PartRecord } from './stateSchema.ts';

export type { PartRecord };

/** By the id of the part: in a mastery quiz, of the question. */
export type Parts = Readonly<Record<string, PartRecord>>;

/** How often any part was answered so far. */
export const countAnswers = (parts: Parts): number => Math.max(0, ...Object.values(parts).map(({ at }) => at));

/** Ids of the parts that were won, the first one first. */
export const wonParts = (parts: Parts): string[] =>
  Object.entries(parts)
    .filter(([, { won }]) => won > 0)
    .sort(([idA, a], [idB, b]) => a.won - b.won || a.at - b.at || idA.localeCompare(idB))
    .map(([id]) => id);

/** Applies one answer. A part that was won stays won: a later miss is no longer counted. */
export function recordParts(parts: Parts, right: readonly string[], wrong: readonly string[]): Parts {
  const next: Record<string, PartRecord> = { ...parts };
  let count = wonParts(parts).length;
  let at = countAnswers(parts);
  for (const [ids, isRight] of [
    [wrong, false],
    [right, true],
  ] as const)
    for (const id of ids) {
      const { won, misses } = next[id] ?? { won: 0, misses: 0 };
      at += 1;
      if (isRight && won === 0) count += 1;
      next[id] = won > 0 ? { won, misses, at } : { won: isRight ? count : 0, misses: misses + (isRight ? 0 : 1), at };
    }
  return next;
}

/** Of the parts that pass the activity, those won at the first try. Records made before first tries were counted keep a share of those answered. */
export function firstTriesOfParts(
  parts: Parts,
  goal: number,
  before: ActivityRecord | undefined,
): Pick<ActivityRecord, 'first' | 'of'> {
  const all = Object.values(parts);
  const right = all.filter(({ won, misses }) => won > 0 && misses === 0).length;
  if (before && before.of === undefined) return { first: all.length === 0 ? 0 : right / all.length };
  return { first: Math.min(1, right / goal), of: goal };
}

function mergePart(a: PartRecord, b: PartRecord): PartRecord {
  const won = a.won > 0 && b.won > 0 ? Math.min(a.won, b.won) : Math.max(a.won, b.won);
  return { won, misses: Math.max(a.misses, b.misses), at: Math.max(a.at, b.at) };
}

/** The union: what was won on one of two devices is won. */
export function mergeParts(a: Parts, b: Parts): Record<string, PartRecord> {
  const merged: Record<string, PartRecord> = { ...a };
  for (const [id, theirs] of Object.entries(b)) {
    const mine = Object.hasOwn(merged, id) ? merged[id] : undefined;
    merged[id] = mine ? mergePart(mine, theirs) : theirs;
  }
  return merged;
}
