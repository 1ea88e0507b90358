// The seed of this session's shuffles: the same while the tab lives, new at the next visit.
import { seedFrom } from '@lanternwise/shared/learning/random';

const KEY = 'lanternwise:session-seed';
let remembered: number | undefined;

function sessionSeed(): number {
  if (remembered !== undefined) return remembered;
  const fresh = Math.floor(Math.random() * 2 ** 31);
  try {
    const stored = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    remembered = Number.isInteger(stored) ? stored : fresh;
    sessionStorage.setItem(KEY, String(remembered));
  } catch {
    remembered = fresh;
  }
  return remembered;
}

/** Seed for one activity in this session. */
export const activitySeed = (activity: string): number => (sessionSeed() ^ seedFrom(activity)) >>> 0;
