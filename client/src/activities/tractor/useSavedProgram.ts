// Keeps the program of a field in this browser; a saved one that cannot be read is set aside, never overwritten.
import {
  EMPTY_PROGRAM,
  type ParsedProgram,
  type Program,
  parseProgram,
} from '@lanternwise/shared/activities/tractor/program';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';

interface SavedProgram {
  /** As it was stored, perhaps by another version. */
  program?: unknown;
  /** Programs that could not be read when a new one was begun. */
  setAside?: readonly unknown[];
  /** Fewest blocks with which the field was passed here. */
  best?: number;
}

const schema: Schema<SavedProgram> = (value) => (isRecord(value) ? (value as SavedProgram) : undefined);

export interface ProgramStore {
  /** The program, or why the saved one cannot be read. */
  saved: ParsedProgram;
  best: number | undefined;
  save(program: Program): void;
  saveBest(blocks: number): void;
  /** Sets the unreadable program aside. */
  startNew(): void;
}

export function useSavedProgram(activity: string, starter: Program): ProgramStore {
  const [stored, store] = useStoredDraft<SavedProgram>(activity, {}, schema);
  const { program, setAside = [], best } = stored;
  const saved: ParsedProgram = program === undefined ? { kind: 'program', program: starter } : parseProgram(program);
  return {
    saved,
    best,
    save: (next) => saved.kind === 'program' && store({ ...stored, program: next }),
    saveBest: (blocks) => store({ ...stored, best: Math.min(blocks, best ?? blocks) }),
    startNew: () => store({ ...stored, program: EMPTY_PROGRAM, setAside: [...setAside, program] }),
  };
}
