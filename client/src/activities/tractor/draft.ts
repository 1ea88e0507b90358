// The program of a field as this browser keeps it, for its window and for the companion that walks by it.
import { type Program, parseProgram } from '@lanternwise/shared/activities/tractor/program';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';

export interface SavedProgram {
  /** As it was stored, perhaps by another version. */
  program?: unknown;
  /** When it was changed here, or run elsewhere; older drafts do not know. */
  at?: number;
  /** Programs that could not be read when a new one was begun. */
  setAside?: readonly unknown[];
  /** Fewest blocks with which the field was passed here. */
  best?: number;
}

export const NOTHING_SAVED: SavedProgram = {};

export const savedSchema: Schema<SavedProgram> = (value) => (isRecord(value) ? (value as SavedProgram) : undefined);

/** Undefined if there is none here that can be read. */
export function savedProgram(activity: string): Program | undefined {
  const { program } = activityDraft(activity, savedSchema, NOTHING_SAVED).read();
  const parsed = parseProgram(program);
  return parsed.kind === 'program' ? parsed.program : undefined;
}
