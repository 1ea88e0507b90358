// What becomes of the programs that are written here: whose they are, where a run is kept as evidence, what another device has.
import { storablePart } from '@lanternwise/shared/contracts/storable';
import { type ProgramStatus, RUN_ERROR_MAX, RUN_OUTPUT_MAX } from '@lanternwise/shared/quests/programs';
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
  /** Python's own text of the error. */
  error?: string;
  /** What was printed; added when the run is reported. */
  output?: string;
}

export interface ProgramRepository {
  /** Whose programs this browser keeps. */
  ownerId(): string;
  /** Keeps a run. False where it is too long to travel: it then stays in this browser. `printed` is for the boards on the map: without the questions of input(). */
  recordRun(ref: string, run: ProgramRun, printed: string): boolean;
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
const BOARD_OUTPUT_MAX = 400;

/** Python names the error at the end of its text. */
const errorPart = (text: string): string => storablePart(text.slice(-RUN_ERROR_MAX));
const outputPart = (text: string): string => storablePart(text.slice(0, RUN_OUTPUT_MAX));

/** Reports runs of one task with the time each took to think of. */
export function useReportRun(ref: string, runtime: PythonRuntime): (run: Omit<ProgramRun, 'ms'>) => boolean {
  const programs = useProgramRepository();
  const startedAt = useRef(0);
  /** What was printed since the last report, and the same without the questions of input(), which are no words of a board. */
  const output = useRef('');
  const board = useRef('');
  useEffect(
    () =>
      runtime.on((event) => {
        if (event.kind === 'ask' && board.current.endsWith(event.prompt))
          board.current = board.current.slice(0, board.current.length - event.prompt.length);
        if (event.kind !== 'output' || event.stream !== 'out' || event.isRecorded) return;
        output.current = (output.current + event.text).slice(0, RUN_OUTPUT_MAX);
        board.current = (board.current + event.text).slice(0, RUN_OUTPUT_MAX);
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
      const shown = board.current.slice(0, BOARD_OUTPUT_MAX);
      output.current = board.current = '';
      const { error, ...facts } = run;
      const texts = { output: outputPart(printed), ...(error !== undefined && { error: errorPart(error) }) };
      return programs.recordRun(ref, { ...facts, ...texts, ms }, shown);
    },
    [programs, ref],
  );
}
