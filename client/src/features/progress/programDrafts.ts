// The learner's programs as they stand, kept in this browser: one a task and person, so that children who share a computer never mix theirs.

import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export interface Draft {
  code: string;
  /** When it was last changed. */
  at: number;
  /** Exactly this was run and reported: the account has it. */
  ran: boolean;
}

const schema: Schema<Draft> = (value) => {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  return { code: value.code, at: typeof value.at === 'number' ? value.at : 0, ran: value.ran === true };
};

const storedDraft = (person: string, task: string, area = localStorageArea, holdsRefused = true) =>
  storedValue<Draft | undefined>(STORAGE_KEYS.programDrafts, schema, {
    id: `${person}:${task}`,
    fallback: undefined,
    area,
    memoryFallback: holdsRefused,
  });

export const readDraft = (person: string, task: string, area = localStorageArea): Draft | undefined =>
  storedDraft(person, task, area).read();

/** False where storage is blocked or full. */
export const writeDraft = (person: string, task: string, draft: Draft, area = localStorageArea): boolean =>
  storedDraft(person, task, area).write(draft);

function tasksOf(person: string, area: typeof localStorageArea): string[] {
  const prefix = `${STORAGE_KEYS.programDrafts.key}${person}:`;
  return area.keys(prefix).map((key) => key.slice(prefix.length));
}

/** A guest who made an account goes on with their programs; what the account's owner wrote here before stays. */
export function moveDrafts(from: string, to: string, area = localStorageArea): void {
  for (const task of tasksOf(from, area)) {
    const draft = readDraft(from, task, area);
    // What the browser refuses stays where it is: a copy in memory alone would be lost with the page.
    const theirs = storedDraft(to, task, area, false);
    const isMoved = draft && (theirs.read() !== undefined || theirs.write(draft));
    if (isMoved) storedDraft(from, task, area).remove();
  }
}

/** Forgets what the account has; a program that was never run stays for its writer. */
export function clearRanDrafts(person: string, area = localStorageArea): void {
  for (const task of tasksOf(person, area)) {
    const draft = storedDraft(person, task, area);
    if (draft.read()?.ran) draft.remove();
  }
}
