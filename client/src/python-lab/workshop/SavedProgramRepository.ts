// Stores the learner's programs in this browser, one list per person, and knows what the account does not have yet; unreadable data is
// kept, never overwritten.
import {
  WORKSHOP_NAME_MAX,
  WORKSHOP_PROGRAM_BYTES,
  WORKSHOP_PROGRAMS_MAX,
} from '@lanternwise/shared/constants/workshop';
import { t } from '@lingui/core/macro';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { localStorageArea, type StorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { createValueStore } from '../../lib/valueStore.ts';
import { mergeAccount } from './mergeAccount.ts';

export interface SavedProgram {
  id: string;
  name: string;
  code: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** Id of the program of a class that it was made from. Whose that is stands nowhere here: it may have been taken back. */
  remixOf?: string | undefined;
  /** The account has it as it is here. */
  isSynced?: true;
}

/** What the account has not heard of yet. */
export interface ProgramChanges {
  changed: readonly SavedProgram[];
  removed: readonly string[];
}

/** What is in the editor, whether it was saved or not. */
export interface WorkshopDraft {
  code: string;
  /** Id of the saved program it belongs to. */
  program?: string;
  /** What it was before it was changed. */
  base?: string;
  /** See SavedProgram. */
  remixOf?: string | undefined;
}

export const MAX_PROGRAMS = WORKSHOP_PROGRAMS_MAX;
export const MAX_PROGRAM_BYTES = WORKSHOP_PROGRAM_BYTES;
export const MAX_NAME_LENGTH = WORKSHOP_NAME_MAX;
/** Removed programs that are remembered until the account knows. */
const MAX_REMOVED = 100;
const VERSION = 1;

/** In the language of the moment. */
export const SAVE_MESSAGES = {
  get full() {
    const count = MAX_PROGRAMS;
    return t`Your shelf holds ${count} programs. Delete one that you no longer need.`;
  },
  get tooLong() {
    return t`This program is longer than 20 KB. Make it shorter, then save it.`;
  },
  get noName() {
    return t`Give your program a name.`;
  },
  get taken() {
    return t`You have a program with this name already. Choose another name.`;
  },
  get noRoom() {
    return t`This browser has no room left, so the program could not be saved. Copy it somewhere before you close the Workshop.`;
  },
  get newer() {
    return t`This shelf was made by a newer Lanternwise. Load the page again before you save.`;
  },
  get gone() {
    return t`This program is not on your shelf any more.`;
  },
};

export type SaveResult<T> = { ok: true; value: T } | { ok: false; why: string };
const success = <T>(value: T): SaveResult<T> => ({ ok: true, value });
const failure = (why: string): SaveResult<never> => ({ ok: false, why });

function parseProgram(value: unknown): SavedProgram[] {
  if (!isRecord(value)) return [];
  const { id, name, code, savedAt, isSynced, remixOf } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof code !== 'string') return [];
  const at = typeof savedAt === 'number' ? savedAt : 0;
  const origin = typeof remixOf === 'string' && { remixOf };
  return [{ id, name, code, savedAt: at, ...origin, ...(isSynced === true && { isSynced }) }];
}

interface StoredPrograms {
  programs: readonly SavedProgram[];
  removed: readonly string[];
  /** Written by a version to come: it must not be written over. */
  isNewer: boolean;
}

const draftSchema: Schema<WorkshopDraft> = (value) => {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  return {
    code: value.code,
    ...(typeof value.program === 'string' && { program: value.program }),
    ...(typeof value.base === 'string' && { base: value.base }),
    ...(typeof value.remixOf === 'string' && { remixOf: value.remixOf }),
  };
};

export class SavedProgramRepository {
  readonly #storage;
  /** An unreadable list is moved here, unchanged, before a new one is started. */
  readonly #brokenStorage;
  readonly #draftStorage;
  readonly #now: () => number;
  readonly #changes = createValueStore(0);

  constructor(person: string, area: StorageArea = localStorageArea, now: () => number = Date.now) {
    const place = { id: person, fallback: undefined, area };
    // As text: what is on the shelf decides about its own version, because a newer or a broken one must stay whole.
    this.#storage = storedValue<string | undefined>(STORAGE_KEYS.workshopPrograms, stringSchema, {
      ...place,
      memoryFallback: false,
    });
    this.#brokenStorage = storedValue<string | undefined>(STORAGE_KEYS.workshopBroken, stringSchema, place);
    this.#draftStorage = storedValue<WorkshopDraft | undefined>(STORAGE_KEYS.workshopDraft, draftSchema, place);
    this.#now = now;
  }

  /** Read again each time: another tab may have saved in between. */
  #read(): StoredPrograms {
    const text = this.#storage.read();
    if (text === undefined) return { programs: [], removed: [], isNewer: false };
    try {
      const shelf: unknown = JSON.parse(text);
      if (isRecord(shelf) && typeof shelf.version === 'number' && Array.isArray(shelf.programs)) {
        const removed = Array.isArray(shelf.removed) ? shelf.removed.filter((id) => typeof id === 'string') : [];
        return { programs: shelf.programs.flatMap(parseProgram), removed, isNewer: shelf.version > VERSION };
      }
    } catch {
      // Handled below: it is kept unchanged.
    }
    if (this.#brokenStorage.read() === undefined) this.#brokenStorage.write(text);
    return { programs: [], removed: [], isNewer: false };
  }

  /** The newest first. */
  programs(): readonly SavedProgram[] {
    return [...this.#read().programs].sort((a, b) => b.savedAt - a.savedAt);
  }

  #update<T>(
    work: (
      programs: readonly SavedProgram[],
      removed: readonly string[],
    ) => SaveResult<{ programs: readonly SavedProgram[]; removed?: readonly string[]; value: T }>,
  ): SaveResult<T> {
    const { programs, removed, isNewer } = this.#read();
    if (isNewer) return failure(SAVE_MESSAGES.newer);
    const changed = work(programs, removed);
    if (!changed.ok) return changed;
    const next = { version: VERSION, programs: changed.value.programs, removed: changed.value.removed ?? removed };
    if (!this.#storage.write(JSON.stringify(next))) return failure(SAVE_MESSAGES.noRoom);
    this.#changes.setState(this.#changes.getState() + 1);
    return success(changed.value.value);
  }

  /** Called after each change, of the learner's or from the account. Returns the stop of listening. */
  readonly subscribe = this.#changes.subscribe;

  /** What the account has to be told. */
  changes(): ProgramChanges {
    const { programs, removed } = this.#read();
    return { changed: programs.filter(({ isSynced }) => !isSynced), removed };
  }

  /** Takes over what the account holds after it was told of `sent`; what the learner changed meanwhile stays. */
  applyAccount(account: readonly SavedProgram[], sent: ProgramChanges): void {
    this.#update((programs, removed) =>
      success({ ...mergeAccount(programs, removed, account, sent), value: undefined }),
    );
  }

  /** Ids of former versions count from 1 in each browser, and would meet in the account. */
  renewIds(): void {
    const { programs } = this.#read();
    if (!programs.some(({ id }) => COUNTED_ID.test(id))) return;
    const renewed = new Map(programs.map(({ id }) => [id, COUNTED_ID.test(id) ? newId() : id]));
    this.#update((all) =>
      success({ programs: all.map((one) => ({ ...one, id: renewed.get(one.id) ?? one.id })), value: undefined }),
    );
    const draft = this.readDraft();
    const program = draft?.program === undefined ? undefined : renewed.get(draft.program);
    if (draft && program !== undefined) this.saveDraft({ ...draft, program });
  }

  /** Saves a program under a new name. */
  add(name: string, code: string, remixOf?: string): SaveResult<SavedProgram> {
    return this.#update((programs) => {
      const why =
        nameProblem(programs, name) ??
        sizeProblem(code) ??
        (programs.length >= MAX_PROGRAMS ? SAVE_MESSAGES.full : undefined);
      if (why !== undefined) return failure(why);
      const origin = remixOf !== undefined && { remixOf };
      const program = { id: newId(), name: normalizeName(name), code, savedAt: this.#now(), ...origin };
      return success({ programs: [...programs, program], value: program });
    });
  }

  /** Saves a program again. */
  save(id: string, code: string): SaveResult<SavedProgram> {
    return this.#replace(id, (program) => {
      const why = sizeProblem(code);
      return why === undefined ? success({ ...changedProgram(program), code, savedAt: this.#now() }) : failure(why);
    });
  }

  rename(id: string, name: string): SaveResult<SavedProgram> {
    return this.#replace(id, (program, programs) => {
      const why = nameProblem(
        programs.filter((other) => other.id !== id),
        name,
      );
      return why === undefined ? success({ ...changedProgram(program), name: normalizeName(name) }) : failure(why);
    });
  }

  #replace(
    id: string,
    work: (program: SavedProgram, all: readonly SavedProgram[]) => SaveResult<SavedProgram>,
  ): SaveResult<SavedProgram> {
    return this.#update((programs) => {
      const found = programs.find((program) => program.id === id);
      if (!found) return failure(SAVE_MESSAGES.gone);
      const next = work(found, programs);
      if (!next.ok) return next;
      return success({ programs: programs.map((one) => (one.id === id ? next.value : one)), value: next.value });
    });
  }

  remove(id: string): SaveResult<undefined> {
    return this.#update((programs, removed) =>
      success({
        programs: programs.filter((program) => program.id !== id),
        removed: [...removed, id].slice(-MAX_REMOVED),
        value: undefined,
      }),
    );
  }

  readDraft(): WorkshopDraft | undefined {
    return this.#draftStorage.read();
  }

  /** False where there is no room. */
  saveDraft(draft: WorkshopDraft): boolean {
    return this.#draftStorage.write(draft);
  }
}

const normalizeName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);

function nameProblem(programs: readonly SavedProgram[], name: string): string | undefined {
  const wanted = normalizeName(name).toLowerCase();
  if (wanted === '') return SAVE_MESSAGES.noName;
  return programs.some((program) => program.name.toLowerCase() === wanted) ? SAVE_MESSAGES.taken : undefined;
}

const sizeProblem = (code: string): string | undefined =>
  new TextEncoder().encode(code).length > MAX_PROGRAM_BYTES ? SAVE_MESSAGES.tooLong : undefined;

const COUNTED_ID = /^p\d+$/;

/** Unique without `crypto.randomUUID`, which plain http does not have. */
const newId = (): string =>
  `w${Date.now().toString(36)}${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')}`;

/** The account does not have it like this yet. */
const changedProgram = ({ isSynced: _isSynced, ...program }: SavedProgram): SavedProgram => program;
