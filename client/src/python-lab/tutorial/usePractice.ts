// Runs a practice program: what must hold before, what the terminal shows, what input() asks, and the verdict after.
import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { useCallback, useEffect, useRef, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { cleanCode } from '../editor/cleanCode.ts';
import { type ProgramRun, useReportRun } from '../programs/programs.ts';
import type { CheckResult, PythonRuntime, RunResult, RuntimeState } from '../protocol.ts';
import { SAY } from './messages.ts';
import { type Verdict, verdictOfCheck, verdictOfRun } from './verdict.ts';

export type WritingStep = TutorialStepOf<'coding'> | TutorialStepOf<'practice'> | TutorialStepOf<'fix-bug'>;

export interface Printed {
  key: number;
  stream: 'out' | 'err' | 'in';
  text: string;
}

/** More is cut off at the top: a terminal is for looking at. */
const PIECES_KEPT = 500;

/** The terminal: pieces of output, put on screen once a frame. */
function useTerminal() {
  const [pieces, setPieces] = useState<readonly Printed[]>([]);
  const waiting = useRef<Printed[]>([]);
  const count = useRef(0);
  const frame = useRef(0);
  const flush = useCallback(() => {
    frame.current = 0;
    const news = waiting.current;
    waiting.current = [];
    setPieces((before) => [...before, ...news].slice(-PIECES_KEPT));
  }, []);
  const print = useCallback(
    (stream: Printed['stream'], text: string) => {
      count.current += 1;
      waiting.current.push({ key: count.current, stream, text });
      if (frame.current === 0) frame.current = requestAnimationFrame(flush);
    },
    [flush],
  );
  const clear = useCallback(() => {
    waiting.current = [];
    setPieces([]);
  }, []);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { pieces, print, clear };
}

export interface Practice {
  running: boolean;
  printed: readonly Printed[];
  verdict: Verdict | undefined;
  /** input() waits with this prompt. */
  asked: string | undefined;
  run(): void;
  stop(): void;
  answer(text: string): void;
}

interface Wishes {
  /** Under which runs of this program are kept. */
  ref: string;
  step: WritingStep;
  code: string;
  runtime: PythonRuntime;
  state: RuntimeState;
  onTried(right: boolean): void;
}

/** Checks a program and runs it; answers with the verdict. The terminal is filled by the runtime's events meanwhile. */
async function tryOut(runtime: PythonRuntime, step: WritingStep, source: string): Promise<Verdict> {
  const check: CheckResult = await runtime.check(source, { required: [], checks: step.checks, indentation: true });
  // What Python cannot read never runs: its errors come from the check, without input() being asked.
  const unreadable = check.indentation || check.syntax ? verdictOfCheck(check, source) : undefined;
  if (unreadable) return unreadable;
  const result: RunResult = await runtime.run(source);
  return (
    verdictOfRun(result, source) ??
    verdictOfCheck(check, source) ?? { tone: 'right', title: 'Well done! Your code works.' }
  );
}

/** A verdict as evidence. */
function endOf({ tone, kind }: Verdict): Pick<ProgramRun, 'status' | 'errorKind'> {
  if (tone === 'right') return { status: 'passed', errorKind: null };
  if (kind === 'stopped') return { status: 'stopped', errorKind: null };
  return { status: kind === 'check' ? 'failed' : 'error', errorKind: kind ?? null };
}

/** Why nothing can be run now; undefined where all is well. */
function refusal(state: RuntimeState, source: string): string | undefined {
  if (state === 'loading') return SAY.stillLoading;
  if (state === 'failed') return SAY.failedRun;
  return source.trim() === '' ? SAY.empty : undefined;
}

export function usePractice({ ref, step, code, runtime, state, onTried }: Wishes): Practice {
  const terminal = useTerminal();
  const [running, setRunning] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const [asked, setAsked] = useState<string>();
  const { print, clear } = terminal;
  const report = useReportRun(ref);

  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    const stopListening = runtime.on((event) => {
      if (event.kind === 'output') print(event.stream, event.text);
      if (event.kind === 'ask') setAsked(event.prompt);
    });
    return () => {
      gone.current = true;
      stopListening();
      runtime.stop();
    };
  }, [runtime, print]);

  const judge = (next: Verdict) => {
    if (gone.current) return;
    setVerdict(next);
    setAsked(undefined);
    playSound(next.tone === 'right' ? 'celebration' : 'fail-soft');
    onTried(next.tone === 'right');
  };
  const run = async () => {
    if (running) return;
    clear();
    setVerdict(undefined);
    const source = cleanCode(code);
    const why = refusal(state, source);
    if (why) {
      setVerdict({ tone: 'wrong', title: why });
      playSound('fail-soft');
      return;
    }
    setRunning(true);
    try {
      const next = await tryOut(runtime, step, source);
      report({ code: source, ...endOf(next) });
      judge(next);
    } catch (error) {
      judge({ tone: 'wrong', title: error instanceof Error ? error.message : String(error) });
    } finally {
      setRunning(false);
    }
  };
  return {
    running,
    printed: terminal.pieces,
    verdict,
    asked,
    run: () => void run(),
    stop: () => runtime.stop(),
    answer(text) {
      setAsked(undefined);
      print('in', `${text}\n`);
      runtime.answer(text);
    },
  };
}
