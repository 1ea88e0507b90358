// Joins the programs of this browser with those of the account: what the learner changed here meanwhile stays.
import type { ProgramChanges, SavedProgram } from './SavedProgramRepository.ts';

const isSame = (a: SavedProgram, b: SavedProgram): boolean =>
  a.name === b.name && a.code === b.code && a.savedAt === b.savedAt;

/** @param sent what the account was told before it answered */
export function mergeAccount(
  programs: readonly SavedProgram[],
  removed: readonly string[],
  account: readonly SavedProgram[],
  sent: ProgramChanges,
): { programs: readonly SavedProgram[]; removed: readonly string[] } {
  const held = new Map(account.map((program) => [program.id, program]));
  const told = new Map(sent.changed.map((program) => [program.id, program]));
  const stillRemoved = removed.filter((id) => !sent.removed.includes(id));
  const kept = programs.filter((program) => {
    const before = told.get(program.id);
    // Changed while the account was asked.
    if (!program.isSynced && !(before && isSame(before, program))) return true;
    // Refused for want of room, or removed on another device.
    return !held.has(program.id) && !program.isSynced;
  });
  const own = new Set(kept.map(({ id }) => id));
  const fromAccount = account.filter(({ id }) => !own.has(id) && !stillRemoved.includes(id));
  return {
    programs: [...kept, ...fromAccount.map((program): SavedProgram => ({ ...program, isSynced: true }))],
    removed: stillRemoved,
  };
}
