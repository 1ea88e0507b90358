// The learner's programs as they stand, kept in this browser: one a task and person, so that children who share a computer never mix theirs.
import { type KeyStore, keysOf } from './eventStore.ts';

const PREFIX = 'lanternwise:lab';
export const draftKey = (person: string, task: string): string => `${PREFIX}:${person}:${task}`;

export interface Draft {
  code: string;
  /** When it was last changed. */
  at: number;
  /** Exactly this was run and reported: the account has it. */
  ran: boolean;
}

export function readDraft(storage: KeyStore | undefined, person: string, task: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storage?.getItem(draftKey(person, task)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('code' in draft) || typeof draft.code !== 'string') return;
    const at = 'at' in draft && typeof draft.at === 'number' ? draft.at : 0;
    return { code: draft.code, at, ran: 'ran' in draft && draft.ran === true };
  } catch {
    return undefined;
  }
}

/** False where storage is blocked or full. */
export function writeDraft(storage: KeyStore | undefined, person: string, task: string, draft: Draft): boolean {
  try {
    storage?.setItem(draftKey(person, task), JSON.stringify(draft));
    return storage !== undefined;
  } catch {
    return false;
  }
}

const draftsOf = (storage: KeyStore | undefined, person: string) =>
  keysOf(storage, `${PREFIX}:${person}:`).map((key) => key.slice(draftKey(person, '').length));

/** A guest who made an account goes on with their programs; what the account's owner wrote here before stays. */
export function moveDrafts(storage: KeyStore | undefined, from: string, to: string): void {
  for (const task of draftsOf(storage, from)) {
    const draft = readDraft(storage, from, task);
    const isMoved = draft && (readDraft(storage, to, task) !== undefined || writeDraft(storage, to, task, draft));
    if (isMoved) storage?.removeItem(draftKey(from, task));
  }
}

/** Forgets what the account has; a program that was never run stays for its writer. */
export function clearRanDrafts(storage: KeyStore | undefined, person: string): void {
  for (const task of draftsOf(storage, person)) {
    if (readDraft(storage, person, task)?.ran) storage?.removeItem(draftKey(person, task));
  }
}
