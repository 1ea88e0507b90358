// The seed of this session's shuffles: constant while the tab is open, random for the next session.
import { seedFromText } from '@lanternwise/shared/learning/random';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

const seedStorage = storedValue<number | undefined>(
  STORAGE_KEYS.sessionSeed,
  (value) => (Number.isInteger(value) ? Number(value) : undefined),
  { fallback: undefined },
);
let cachedSeed: number | undefined;

function sessionSeed(): number {
  if (cachedSeed === undefined) {
    cachedSeed = seedStorage.read() ?? Math.floor(Math.random() * 2 ** 31);
    seedStorage.write(cachedSeed);
  }
  return cachedSeed;
}

/** Seed for one activity in this session. */
export const activitySeed = (activity: string): number => (sessionSeed() ^ seedFromText(activity)) >>> 0;
