// The seed of this session's shuffles: the same while the tab lives, new at the next visit.
import { seedFromText } from '@lanternwise/shared/learning/random';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const seed = storedValue<number | undefined>(
  STORAGE_KEYS.sessionSeed,
  (value) => (Number.isInteger(value) ? Number(value) : undefined),
  { fallback: undefined },
);
let remembered: number | undefined;

function sessionSeed(): number {
  if (remembered === undefined) {
    remembered = seed.read() ?? Math.floor(Math.random() * 2 ** 31);
    seed.write(remembered);
  }
  return remembered;
}

/** Seed for one activity in this session. */
export const activitySeed = (activity: string): number => (sessionSeed() ^ seedFromText(activity)) >>> 0;
