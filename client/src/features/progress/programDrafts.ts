// Stores program drafts in this browser, one per user and task, so that children on a shared computer do not mix theirs.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export interface Draft {
  code: string;
  /** Time of the last change, ms. */
  at: number;
  /** This code was run and reported, so the account has it. */
  ran: boolean;
}

const schema: Schema<Draft> = (value) => {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  return { code: value.code, at: typeof value.at === 'number' ? value.at : 0, ran: value.ran === true };
};

const storedDraft = (person: string, task: string, area = localStorageArea, memoryFallback = true) =>
  storedValue<Draft | undefined>(STORAGE_KEYS.programDrafts, schema, {
    id: `${person}:${task}`,
    fallback: undefined,
    area,
    memoryFallback,
  });

export const readDraft = (person: string, task: string, area = localStorageArea): Draft | undefined =>
  storedDraft(person, task, area).read();

/** Returns false if the storage is blocked or full. */
export const writeDraft = (person: string, task: string, draft: Draft, area = localStorageArea): boolean =>
  storedDraft(person, task, area).write(draft);

function tasksOf(person: string, area: typeof localStorageArea): string[] {
  const prefix = `${STORAGE_KEYS.programDrafts.key}${person}:`;
  return area.keys(prefix).map((key) => key.slice(prefix.length));
}

/** Moves a guest's drafts to an account without overwriting the account's own drafts. */
export function moveDrafts(from: string, to: string, area = localStorageArea): void {
  for (const task of tasksOf(from, area)) {
    const draft = readDraft(from, task, area);
    // A refused draft stays where it is: a copy in memory only would be lost with the page.
    const target = storedDraft(to, task, area, false);
    const isMoved = draft && (target.read() !== undefined || target.write(draft));
    if (isMoved) storedDraft(from, task, area).remove();
  }
}

/** Clears the drafts the account has; a draft that was never run is kept. */
export function clearRanDrafts(person: string, area = localStorageArea): void {
  for (const task of tasksOf(person, area)) {
    const draft = storedDraft(person, task, area);
    if (draft.read()?.ran) draft.remove();
  }
}
