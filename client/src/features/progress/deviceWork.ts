// What a person has made that this browser alone holds: asked about at sign-out, because a shared computer should keep nothing of a child.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord } from '../../lib/storage/schemas.ts';
import { localStorageArea, type StorageArea } from '../../lib/storage/storageArea.ts';
import { createEventStore } from './eventStore.ts';
import { GUEST, readLastPerson } from './lastPerson.ts';

export interface DeviceWork {
  /** Steps of play that the server does not have yet. */
  steps: number;
  /** Programs of the Workshop that the account does not hold. */
  programs: number;
  /** There are drawings, texts or unfinished programs. */
  hasDrafts: boolean;
}

/** Families of keys whose ids begin with the person, and of which the server has no copy. */
const FAMILIES = [
  STORAGE_KEYS.outbox,
  STORAGE_KEYS.pendingMapExit,
  STORAGE_KEYS.programDrafts,
  STORAGE_KEYS.workshopPrograms,
  STORAGE_KEYS.workshopDraft,
  STORAGE_KEYS.workshopBroken,
  STORAGE_KEYS.activityDraft,
  STORAGE_KEYS.backpackLedger,
  STORAGE_KEYS.backpackCopies,
  STORAGE_KEYS.blogDraft,
];

const keysOf = (family: { key: string }, person: string, area: StorageArea): string[] =>
  area.keys(family.key + person).filter((key) => /^(:|$)/.test(key.slice(family.key.length + person.length)));

function readRecord(key: string, area: StorageArea): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(area.get(key) ?? '');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** How many saved programs the account does not hold as they are here; those of a shelf that cannot be read count as one. */
function countOwnPrograms(person: string, area: StorageArea): number {
  const [key] = keysOf(STORAGE_KEYS.workshopPrograms, person, area);
  if (key === undefined) return 0;
  const { programs } = readRecord(key, area);
  if (!Array.isArray(programs)) return 1;
  return programs.filter((program) => !(isRecord(program) && program.isSynced === true)).length;
}

function hasDrafts(person: string, area: StorageArea): boolean {
  const isUntried = (key: string) => readRecord(key, area).ran !== true;
  const isChanged = (key: string) => {
    const { code, base } = readRecord(key, area);
    return code !== base;
  };
  return (
    keysOf(STORAGE_KEYS.programDrafts, person, area).some(isUntried) ||
    keysOf(STORAGE_KEYS.workshopDraft, person, area).some(isChanged) ||
    [STORAGE_KEYS.workshopBroken, STORAGE_KEYS.activityDraft, STORAGE_KEYS.backpackCopies, STORAGE_KEYS.blogDraft].some(
      (family) => keysOf(family, person, area).length > 0,
    )
  );
}

export function findDeviceWork(person = readLastPerson(), area: StorageArea = localStorageArea): DeviceWork {
  return {
    steps: createEventStore(person, area).list().length,
    programs: countOwnPrograms(person, area),
    hasDrafts: hasDrafts(person, area),
  };
}

/** Deletes it all, except a guest's work, which belongs to no account yet. */
export function deleteDeviceWork(person = readLastPerson(), area: StorageArea = localStorageArea): void {
  if (person === GUEST) return;
  for (const family of FAMILIES) for (const key of keysOf(family, person, area)) area.remove(key);
}

/** Removes what the account holds too: the programs of a Workshop that is wholly in the account, and an unchanged draft. */
export function clearHeldWorkshop(person = readLastPerson(), area: StorageArea = localStorageArea): void {
  if (person === GUEST || countOwnPrograms(person, area) > 0) return;
  const { workshopPrograms, workshopDraft } = STORAGE_KEYS;
  for (const key of keysOf(workshopPrograms, person, area)) {
    const { removed } = readRecord(key, area);
    // What was deleted here is not known there yet.
    if (!(Array.isArray(removed) && removed.length > 0)) area.remove(key);
  }
  for (const key of keysOf(workshopDraft, person, area)) {
    const { code, base } = readRecord(key, area);
    if (code === base) area.remove(key);
  }
}
