// What becomes of the programs that are written here: whose they are, where a run is kept as evidence, what another device has.
import type { ProgramStatus } from '@lanternwise/shared/quests/programs';
import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import { GUEST } from '../../features/progress/lastPerson.ts';
import type { PythonRuntime } from '../protocol.ts';

export interface ProgramRun {
  code: string;
  status: ProgramStatus;
  /** Python's name of the error, or which of our checks said no. */
  errorKind: string | null;
  /** Milliseconds since the task was opened or last run. */
  ms: number;
  /** What each test case of a passed Arena printed: the server compares it again. */
  outputs?: readonly string[];
}

export interface ProgramRepository {
  /** Whose programs this browser keeps. */
  ownerId(): string;
  /** Keeps a run. False where it is too long to travel: it then stays in this browser. `output` never leaves the browser. */
  recordRun(ref: string, run: ProgramRun, output: string): boolean;
  /** The newest program of this task that was run anywhere; undefined if there is none or it cannot be fetched. */
  fetchLatest(ref: string): Promise<{ code: string; at: number } | undefined>;
}

/** Without a realm around (developers' pages, tests) programs stay in the browser. */
const LOCAL_PROGRAMS: ProgramRepository = {
  ownerId: () => GUEST,
  recordRun: () => false,
  fetchLatest: async () => undefined,
};

const ProgramRepositoryContext = createContext<ProgramRepository>(LOCAL_PROGRAMS);
export const ProgramRepositoryProvider = ProgramRepositoryContext.Provider;
export const useProgramRepository = (): ProgramRepository => useContext(ProgramRepositoryContext);

const MAX_DURATION_MS = 86_400_000;
/** Characters of output that a board can need. */
const MAX_OUTPUT = 400;

/** Reports runs of one task with the time each took to think of. */
export function useReportRun(ref: string, runtime: PythonRuntime): (run: Omit<ProgramRun, 'ms'>) => boolean {
  const programs = useProgramRepository();
  const startedAt = useRef(0);
  /** What was printed since the last report. */
  const output = useRef('');
  useEffect(
    () =>
      runtime.on((event) => {
        if (event.kind !== 'output' || event.stream !== 'out') return;
        output.current = (output.current + event.text).slice(0, MAX_OUTPUT);
      }),
    [runtime],
  );
  useEffect(() => {
    startedAt.current = Date.now();
  }, []);
  return useCallback(
    (run) => {
      const now = Date.now();
      const ms = Math.min(MAX_DURATION_MS, Math.max(0, now - startedAt.current));
      startedAt.current = now;
      const printed = output.current;
      output.current = '';
      return programs.recordRun(ref, { ...run, ms }, printed);
    },
    [programs, ref],
  );
}
