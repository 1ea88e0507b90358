// A learner's realm state: the empty one, old ones completed, and the merge of states from several tabs and devices.
import { mergeParts } from './parts.ts';
import type { ActivityRecord, RealmState } from './stateSchema.ts';

export type { ActivityRecord, RealmState };

export const EMPTY_REALM_STATE: RealmState = {
  epoch: 0,
  entered: false,
  done: [],
  collected: [],
  pages: {},
  activities: {},
  cards: {},
  lanterns: [],
  completed: false,
};

/** A state as stored in the database: older ones have no lanterns. */
export type StoredRealmState = Omit<RealmState, 'lanterns'> & Partial<Pick<RealmState, 'lanterns'>>;

export const completeRealmState = (stored: StoredRealmState): RealmState => ({
  ...stored,
  lanterns: stored.lanterns ?? [],
});

export const sortedUnion = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])].sort();

/** Merges by key; `merge` resolves keys in both records. */
function mergeRecords<T>(a: Record<string, T>, b: Record<string, T>, merge: (x: T, y: T) => T): Record<string, T> {
  const merged = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const existing = merged[key];
    merged[key] = existing === undefined ? value : merge(existing, value);
  }
  return merged;
}

function mergeActivityRecords(a: ActivityRecord, b: ActivityRecord): ActivityRecord {
  const fuller = b.attempts > a.attempts ? b : a;
  return {
    attempts: Math.max(a.attempts, b.attempts),
    first: fuller.first,
    ...(fuller.of !== undefined && { of: fuller.of }),
    ...(fuller.tried && { tried: fuller.tried }),
    best: Math.max(a.best, b.best),
    correct: a.correct || b.correct,
    skipped: a.skipped && b.skipped,
    ms: Math.max(a.ms, b.ms),
    hints: Math.max(a.hints, b.hints),
  };
}

/** Merges two states of the same realm. Commutative, associative and idempotent except for ties in `first`. */
export function mergeRealmStates(a: RealmState, b: RealmState): RealmState {
  const done = a.epoch === b.epoch ? sortedUnion(a.done, b.done) : a.epoch > b.epoch ? a.done : b.done;
  return {
    epoch: Math.max(a.epoch, b.epoch),
    entered: a.entered || b.entered,
    done: done,
    collected: sortedUnion(a.collected, b.collected),
    pages: mergeRecords(a.pages, b.pages, Math.max),
    activities: mergeRecords(a.activities, b.activities, mergeActivityRecords),
    cards: mergeRecords(a.cards, b.cards, (_, theirs) => theirs),
    lanterns: sortedUnion(a.lanterns, b.lanterns),
    ...((a.skipped || b.skipped) && { skipped: mergeRecords(a.skipped ?? {}, b.skipped ?? {}, (x, y) => x && y) }),
    ...((a.passed || b.passed) && { passed: sortedUnion(a.passed ?? [], b.passed ?? []) }),
    ...((a.parts || b.parts) && { parts: mergeRecords(a.parts ?? {}, b.parts ?? {}, mergeParts) }),
    ...((a.stars || b.stars) && { stars: mergeRecords(a.stars ?? {}, b.stars ?? {}, Math.max) }),
    completed: a.completed || b.completed,
  };
}
