// Forgets what this browser keeps of a child's progress, once the server has all of it (a shared computer after sign-out).
import { GUEST, readLastPerson } from './lastPerson.ts';
import { MAP_PROGRESS_KEYS } from './mapProgressKeys.ts';
import { clearRanDrafts } from './programDrafts.ts';

const STATES = 'lanternwise:progress:';
const GUEST_STATES = 'lanternwise:progress:guest:';

export function clearLocalProgress(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const own = keys.filter((key) => key.startsWith(STATES) && !key.startsWith(GUEST_STATES));
    for (const key of [...own, ...Object.values(MAP_PROGRESS_KEYS)]) localStorage.removeItem(key);
    const person = readLastPerson(localStorage);
    if (person !== GUEST) clearRanDrafts(localStorage, person);
  } catch {
    console.warn('Progress in this browser could not be cleared');
  }
}
