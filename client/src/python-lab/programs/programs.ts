// What becomes of the programs that are written here: whose they are, where a run is kept as evidence, what another device has.
import type { ProgramStatus } from '@lanternwise/shared/quests/programs';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { GUEST } from '../../features/progress/lastPerson.ts';

export interface ProgramRun {
  code: string;
  status: ProgramStatus;
  /** Python's name of the error, or which of our checks said no. */
  errorKind: string | null;
  /** Milliseconds since the task was opened or last run. */
  ms: number;
}

export interface Programs {
  /** Whose programs this browser keeps. */
  person(): string;
  /** Keeps a run. False where it is too long to travel: it then stays in this browser. */
  ran(ref: string, run: ProgramRun): boolean;
  /** The newest program of this task that was run anywhere; undefined where there is none or nobody can say. */
  newest(ref: string): Promise<{ code: string; at: number } | undefined>;
}

/** Without a realm around (developers' pages, tests) programs stay in the browser. */
const ALONE: Programs = { person: () => GUEST, ran: () => false, newest: async () => undefined };

const ProgramsContext = createContext<Programs>(ALONE);
export const ProgramsProvider = ProgramsContext.Provider;
export const usePrograms = (): Programs => useContext(ProgramsContext);

const LONGEST_MS = 86_400_000;

/** Reports runs of one task with the time each took to think of. */
export function useReportRun(ref: string): (run: Omit<ProgramRun, 'ms'>) => boolean {
  const programs = usePrograms();
  const since = useRef(0);
  useEffect(() => {
    since.current = Date.now();
  }, []);
  return useCallback(
    (run) => {
      const now = Date.now();
      const ms = Math.min(LONGEST_MS, Math.max(0, now - since.current));
      since.current = now;
      return programs.ran(ref, { ...run, ms });
    },
    [programs, ref],
  );
}
