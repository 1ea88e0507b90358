// Stores the learner's programs in this browser, one list per person; unreadable data is kept, never overwritten.
import { t } from '@lingui/core/macro';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { localStorageArea, type StorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export interface SavedProgram {
  id: string;
  name: string;
  code: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What is in the editor, whether it was saved or not. */
export interface WorkshopDraft {
  code: string;
  /** Id of the saved program it belongs to. */
  program?: string;
  /** What it was before it was changed. */
  base?: string;
}

export const MAX_PROGRAMS = 30;
export const MAX_PROGRAM_BYTES = 20 * 1024;
export const MAX_NAME_LENGTH = 40;
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
  const { id, name, code, savedAt } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof code !== 'string') return [];
  return [{ id, name, code, savedAt: typeof savedAt === 'number' ? savedAt : 0 }];
}

interface StoredPrograms {
  programs: readonly SavedProgram[];
  /** Written by a version to come: it must not be written over. */
  isNewer: boolean;
}

const draftSchema: Schema<WorkshopDraft> = (value) => {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  return {
    code: value.code,
    ...(typeof value.program === 'string' && { program: value.program }),
    ...(typeof value.base === 'string' && { base: value.base }),
  };
};

export class SavedProgramRepository {
  readonly #storage;
  /** An unreadable list is moved here, unchanged, before a new one is started. */
  readonly #brokenStorage;
  readonly #draftStorage;
  readonly #now: () => number;

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
    if (text === undefined) return { programs: [], isNewer: false };
    try {
      const shelf: unknown = JSON.parse(text);
      if (isRecord(shelf) && typeof shelf.version === 'number' && Array.isArray(shelf.programs)) {
        return { programs: shelf.programs.flatMap(parseProgram), isNewer: shelf.version > VERSION };
      }
    } catch {
      // Handled below: it is kept unchanged.
    }
    if (this.#brokenStorage.read() === undefined) this.#brokenStorage.write(text);
    return { programs: [], isNewer: false };
  }

  /** The newest first. */
  programs(): readonly SavedProgram[] {
    return [...this.#read().programs].sort((a, b) => b.savedAt - a.savedAt);
  }

  #update<T>(
    work: (programs: readonly SavedProgram[]) => SaveResult<{ programs: readonly SavedProgram[]; value: T }>,
  ): SaveResult<T> {
    const { programs, isNewer } = this.#read();
    if (isNewer) return failure(SAVE_MESSAGES.newer);
    const changed = work(programs);
    if (!changed.ok) return changed;
    const text = JSON.stringify({ version: VERSION, programs: changed.value.programs });
    return this.#storage.write(text) ? success(changed.value.value) : failure(SAVE_MESSAGES.noRoom);
  }

  /** Saves a program under a new name. */
  add(name: string, code: string): SaveResult<SavedProgram> {
    return this.#update((programs) => {
      const why =
        nameProblem(programs, name) ??
        sizeProblem(code) ??
        (programs.length >= MAX_PROGRAMS ? SAVE_MESSAGES.full : undefined);
      if (why !== undefined) return failure(why);
      const program = { id: newId(programs), name: normalizeName(name), code, savedAt: this.#now() };
      return success({ programs: [...programs, program], value: program });
    });
  }

  /** Saves a program again. */
  save(id: string, code: string): SaveResult<SavedProgram> {
    return this.#replace(id, (program) => {
      const why = sizeProblem(code);
      return why === undefined ? success({ ...program, code, savedAt: this.#now() }) : failure(why);
    });
  }

  rename(id: string, name: string): SaveResult<SavedProgram> {
    return this.#replace(id, (program, programs) => {
      const why = nameProblem(
        programs.filter((other) => other.id !== id),
        name,
      );
      return why === undefined ? success({ ...program, name: normalizeName(name) }) : failure(why);
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
    return this.#update((programs) =>
      success({ programs: programs.filter((program) => program.id !== id), value: undefined }),
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

function newId(programs: readonly SavedProgram[]): string {
  const taken = new Set(programs.map(({ id }) => id));
  for (let number = programs.length + 1; ; number += 1) if (!taken.has(`p${number}`)) return `p${number}`;
}
