// The learner's own programs, kept in this browser only, a shelf a person: read with care, and nothing on it is ever lost unasked.

import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';
import { localStorageArea, type StorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export interface Program {
  id: string;
  name: string;
  code: string;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** What is in the editor, whether it was saved or not. */
export interface Draft {
  code: string;
  /** The program on the shelf it belongs to. */
  program?: string;
  /** What it was before it was changed. */
  base?: string;
}

export const MAX_PROGRAMS = 30;
export const MAX_BYTES = 20 * 1024;
export const MAX_NAME = 40;
const VERSION = 1;

export const SHELF = {
  full: `Your shelf holds ${MAX_PROGRAMS} programs. Delete one that you no longer need.`,
  tooLong: 'This program is longer than 20 KB. Make it shorter, then save it.',
  noName: 'Give your program a name.',
  taken: 'You have a program with this name already. Choose another name.',
  noRoom:
    'This browser has no room left, so the program could not be saved. Copy it somewhere before you close the Workshop.',
  newer: 'This shelf was made by a newer Lanternwise. Load the page again before you save.',
  gone: 'This program is not on your shelf any more.',
} as const;

export type Kept<T> = { ok: true; value: T } | { ok: false; why: string };
const done = <T>(value: T): Kept<T> => ({ ok: true, value });
const refused = (why: string): Kept<never> => ({ ok: false, why });

function toProgram(value: unknown): Program[] {
  if (!isRecord(value)) return [];
  const { id, name, code, savedAt } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof code !== 'string') return [];
  return [{ id, name, code, savedAt: typeof savedAt === 'number' ? savedAt : 0 }];
}

interface Read {
  programs: readonly Program[];
  /** Written by a version to come: it must not be written over. */
  isNewer: boolean;
}

const draftSchema: Schema<Draft> = (value) => {
  if (!isRecord(value) || typeof value.code !== 'string') return undefined;
  return {
    code: value.code,
    ...(typeof value.program === 'string' && { program: value.program }),
    ...(typeof value.base === 'string' && { base: value.base }),
  };
};

export class Shelf {
  readonly #text;
  /** A shelf that cannot be read is put here, whole, before a new one is begun. */
  readonly #broken;
  readonly #draft;
  readonly #now: () => number;

  constructor(person: string, area: StorageArea = localStorageArea, now: () => number = Date.now) {
    const place = { id: person, fallback: undefined, area };
    // As text: what is on the shelf decides about its own version, because a newer or a broken one must stay whole.
    this.#text = storedValue<string | undefined>(STORAGE_KEYS.workshopPrograms, stringSchema, {
      ...place,
      memoryFallback: false,
    });
    this.#broken = storedValue<string | undefined>(STORAGE_KEYS.workshopBroken, stringSchema, place);
    this.#draft = storedValue<Draft | undefined>(STORAGE_KEYS.workshopDraft, draftSchema, place);
    this.#now = now;
  }

  /** Read anew each time: another tab may have saved in between. */
  #read(): Read {
    const text = this.#text.read();
    if (text === undefined) return { programs: [], isNewer: false };
    try {
      const shelf: unknown = JSON.parse(text);
      if (isRecord(shelf) && typeof shelf.version === 'number' && Array.isArray(shelf.programs)) {
        return { programs: shelf.programs.flatMap(toProgram), isNewer: shelf.version > VERSION };
      }
    } catch {
      // Told below: it is kept as it is.
    }
    if (this.#broken.read() === undefined) this.#broken.write(text);
    return { programs: [], isNewer: false };
  }

  /** The newest first. */
  programs(): readonly Program[] {
    return [...this.#read().programs].sort((a, b) => b.savedAt - a.savedAt);
  }

  #change<T>(work: (programs: readonly Program[]) => Kept<{ programs: readonly Program[]; value: T }>): Kept<T> {
    const { programs, isNewer } = this.#read();
    if (isNewer) return refused(SHELF.newer);
    const changed = work(programs);
    if (!changed.ok) return changed;
    const text = JSON.stringify({ version: VERSION, programs: changed.value.programs });
    return this.#text.write(text) ? done(changed.value.value) : refused(SHELF.noRoom);
  }

  /** Puts a program on the shelf under a new name. */
  add(name: string, code: string): Kept<Program> {
    return this.#change((programs) => {
      const why =
        refusal(programs, name) ?? tooLong(code) ?? (programs.length >= MAX_PROGRAMS ? SHELF.full : undefined);
      if (why !== undefined) return refused(why);
      const program = { id: newId(programs), name: tidy(name), code, savedAt: this.#now() };
      return done({ programs: [...programs, program], value: program });
    });
  }

  /** Saves a program that is on the shelf already. */
  save(id: string, code: string): Kept<Program> {
    return this.#replace(id, (program) => {
      const why = tooLong(code);
      return why === undefined ? done({ ...program, code, savedAt: this.#now() }) : refused(why);
    });
  }

  rename(id: string, name: string): Kept<Program> {
    return this.#replace(id, (program, programs) => {
      const why = refusal(
        programs.filter((other) => other.id !== id),
        name,
      );
      return why === undefined ? done({ ...program, name: tidy(name) }) : refused(why);
    });
  }

  #replace(id: string, work: (program: Program, all: readonly Program[]) => Kept<Program>): Kept<Program> {
    return this.#change((programs) => {
      const found = programs.find((program) => program.id === id);
      if (!found) return refused(SHELF.gone);
      const next = work(found, programs);
      if (!next.ok) return next;
      return done({ programs: programs.map((one) => (one.id === id ? next.value : one)), value: next.value });
    });
  }

  remove(id: string): Kept<undefined> {
    return this.#change((programs) =>
      done({ programs: programs.filter((program) => program.id !== id), value: undefined }),
    );
  }

  draft(): Draft | undefined {
    return this.#draft.read();
  }

  /** False where there is no room. */
  keepDraft(draft: Draft): boolean {
    return this.#draft.write(draft);
  }
}

const tidy = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME);

function refusal(programs: readonly Program[], name: string): string | undefined {
  const wanted = tidy(name).toLowerCase();
  if (wanted === '') return SHELF.noName;
  return programs.some((program) => program.name.toLowerCase() === wanted) ? SHELF.taken : undefined;
}

const tooLong = (code: string): string | undefined =>
  new TextEncoder().encode(code).length > MAX_BYTES ? SHELF.tooLong : undefined;

function newId(programs: readonly Program[]): string {
  const taken = new Set(programs.map(({ id }) => id));
  for (let number = programs.length + 1; ; number += 1) if (!taken.has(`p${number}`)) return `p${number}`;
}
