// Which entries of the browser's storage travel in the backpack: what the learner made, no sound, no setting, no token.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord } from '../../lib/storage/schemas.ts';
import { localStorageArea, type StorageArea } from '../../lib/storage/storageArea.ts';

/**
 * By their name in the backpack, which never changes. Saved programs of the Workshop are not among them: the account has them. Activities
 * keep no sounds in their drafts (what they record stays in memory).
 */
export const WORK_FAMILIES = {
  draft: STORAGE_KEYS.activityDraft,
  program: STORAGE_KEYS.programDrafts,
  output: STORAGE_KEYS.programOutputs,
  picture: STORAGE_KEYS.programPictures,
  workshop: STORAGE_KEYS.workshopDraft,
} as const;
type Family = keyof typeof WORK_FAMILIES;

export interface LocalWork {
  text: string;
  /** When it was changed, if it says so itself. */
  at: number | undefined;
}

const isFamily = (name: string): name is Family => Object.hasOwn(WORK_FAMILIES, name);

/** The key in this browser; undefined for what a later version of the site packed. */
function keyOf(name: string, person: string): string | undefined {
  const [family = '', ...rest] = name.split(':');
  if (!isFamily(family)) return undefined;
  const id = rest.join(':');
  return WORK_FAMILIES[family].key + (id === '' ? person : `${person}:${id}`);
}

function ownTime(family: Family, text: string): number | undefined {
  if (family !== 'program') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value.at === 'number' && value.at > 0 ? value.at : undefined;
  } catch {
    return undefined;
  }
}

/** All works of this person in this browser. */
export function readWorks(person: string, area: StorageArea = localStorageArea): Map<string, LocalWork> {
  const works = new Map<string, LocalWork>();
  for (const [family, { key }] of Object.entries(WORK_FAMILIES) as [Family, { key: string }][]) {
    const start = key + person;
    for (const full of area.keys(start)) {
      const rest = full.slice(start.length);
      // Not of a person whose id begins in the same way.
      if (rest !== '' && !rest.startsWith(':')) continue;
      const text = area.get(full);
      if (text !== null) works.set(family + rest, { text, at: ownTime(family, text) });
    }
  }
  return works;
}

/** Returns false if the browser has no room. Of an unknown family nothing is written: it stays in the backpack. */
export function writeWork(name: string, person: string, text: string, area: StorageArea = localStorageArea): boolean {
  const key = keyOf(name, person);
  return key === undefined || area.set(key, text, false);
}

export function removeWork(name: string, person: string, area: StorageArea = localStorageArea): void {
  const key = keyOf(name, person);
  if (key !== undefined) area.remove(key);
}
