// Runs a practice program: what must hold before, what the terminal shows, what input() asks, and the verdict after.

import { plainText } from '@lanternwise/shared/content/plainOutput';
import type { TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import { type ProgramRun, useReportRun } from '../programs/programRepository.ts';
import type { CheckResult, PythonRuntime, RunResult, RuntimeState } from '../protocol.ts';
import { RunTurns, type Turn } from '../runtime/RunTurns.ts';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';
import { type Verdict, verdictOfCheck, verdictOfRun } from './verdict.ts';

export type WritingStep = TutorialStepOf<'coding'> | TutorialStepOf<'practice'> | TutorialStepOf<'fix-bug'>;

export interface TerminalChunk {
  key: number;
  stream: 'out' | 'err' | 'in';
  text: string;
}

/** More is cut off at the top: a terminal is for looking at. */
const MAX_CHUNKS = 500;

/** The terminal: pieces of output, put on screen once a frame. */
function useTerminal() {
  const [chunks, setChunks] = useState<readonly TerminalChunk[]>([]);
  const pending = useRef<TerminalChunk[]>([]);
  const count = useRef(0);
  const frame = useRef(0);
  const flush = useCallback(() => {
    frame.current = 0;
    const news = pending.current;
    pending.current = [];
    setChunks((before) => [...before, ...news].slice(-MAX_CHUNKS));
  }, []);
  const print = useCallback(
    (stream: TerminalChunk['stream'], text: string) => {
      count.current += 1;
      pending.current.push({ key: count.current, stream, text });
      if (frame.current === 0) frame.current = requestAnimationFrame(flush);
    },
    [flush],
  );
  const clear = useCallback(() => {
    pending.current = [];
    setChunks([]);
  }, []);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return { pieces: chunks, print, clear };
}

/** A verdict and the text that it was found in, as the editor had it. */
export interface FoundVerdict extends Verdict {
  source: string;
}

export interface Practice {
  isRunning: boolean;
  /** The program at work is not the one in the editor any more. */
  isOutdated: boolean;
  /** Run was pressed once more for the program at work. */
  isRepeated: boolean;
  chunks: readonly TerminalChunk[];
  verdict: FoundVerdict | undefined;
  /** input() waits with this prompt. */
  inputPrompt: string | undefined;
  run(): void;
  stop(): void;
  answer(text: string): void;
  /** Takes the verdict away. */
  clearVerdict(): void;
}

interface PracticeOptions {
  /** Under which runs of this program are kept. */
  ref: string;
  step: WritingStep;
  code: string;
  /** Words that hints may suggest. */
  taught?: readonly string[];
  runtime: PythonRuntime;
  state: RuntimeState;
  onTried(right: boolean): void;
  /** The program has printed something. */
  onPrinted(): void;
}

/** Checks a program and runs it; answers with the verdict. The terminal is filled by the runtime's events meanwhile. */
async function checkAndRun(
  runtime: PythonRuntime,
  step: WritingStep,
  source: string,
  taught: readonly string[] | undefined,
  turn: Turn,
): Promise<Verdict> {
  const stopped: RunResult = { status: 'stopped', ms: 0 };
  const check: CheckResult = await runtime.check(source, { required: [], checks: step.checks, indentation: true });
  // What Python cannot read never runs: its errors come from the check, without input() being asked.
  const unreadable = check.indentation || check.syntax ? verdictOfCheck(check, source, taught) : undefined;
  if (unreadable) return unreadable;
  const result: RunResult = turn.isStopped ? stopped : await runtime.run(source);
  return (
    verdictOfRun(result, source, taught) ??
    verdictOfCheck(check, source, taught) ?? { tone: 'right', title: t`It works!` }
  );
}

/** A verdict as evidence. */
function toRunOutcome({ tone, kind, pythonText }: Verdict): Pick<ProgramRun, 'status' | 'errorKind' | 'error'> {
  if (tone === 'right') return { status: 'passed', errorKind: null };
  if (kind === 'stopped') return { status: 'stopped', errorKind: null };
  const status = kind === 'check' ? 'failed' : 'error';
  return { status, errorKind: kind ?? null, ...(pythonText !== undefined && { error: pythonText }) };
}

/** Why nothing can be run now; undefined where all is well. */
function validateRun(state: RuntimeState, source: string): string | undefined {
  if (state === 'loading') return TUTORIAL_MESSAGES.stillLoading;
  if (state === 'failed') return TUTORIAL_MESSAGES.failedRun;
  return source.trim() === '' ? LAB_MESSAGES.empty : undefined;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one practice; its commands share the state of the program
export function usePractice({
  ref,
  step,
  code,
  taught,
  runtime,
  state,
  onTried,
  onPrinted,
}: PracticeOptions): Practice {
  const terminal = useTerminal();
  const [running, setRunning] = useState<string>();
  const [isRepeated, setRepeated] = useState(false);
  const [verdict, setVerdict] = useState<FoundVerdict>();
  const [inputPrompt, setInputPrompt] = useState<string>();
  const { print, clear } = terminal;
  const report = useReportRun(ref, runtime);

  const turns = useMemo(() => new RunTurns(() => runtime.stop()), [runtime]);
  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is the page's: what others run, or an older program still prints, is not ours to show.
        if (!turns.isListening) return;
        if (event.kind === 'output') print(event.stream, event.text);
        if (event.kind === 'output' && event.stream === 'out') onPrinted();
        if (event.kind === 'ask') setInputPrompt(event.prompt);
      }),
    [runtime, turns, print, onPrinted],
  );
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      turns.stop();
    };
  }, [turns]);

  const work = async (turn: Turn) => {
    const { code: text } = turn;
    const source = plainText(text);
    const show = (next: Verdict) => {
      if (isUnmounted.current || !turns.isCurrent(turn)) return;
      setRunning(undefined);
      setInputPrompt(undefined);
      setVerdict({ ...next, source: text });
      playSound(next.tone === 'right' ? 'celebration' : 'fail-soft');
      onTried(next.tone === 'right');
    };
    try {
      const next = await checkAndRun(runtime, step, source, taught, turn);
      report({ code: source, ...toRunOutcome(next) });
      show(next);
    } catch (error) {
      show({ tone: 'wrong', title: error instanceof Error ? error.message : String(error) });
    }
  };
  const run = () => {
    const why = validateRun(state, plainText(code));
    if (why) turns.stop();
    else if (!turns.start(code, work)) return setRepeated(true);
    clear();
    setRepeated(false);
    setInputPrompt(undefined);
    setRunning(why === undefined ? code : undefined);
    setVerdict(why === undefined ? undefined : { tone: 'wrong', title: why, source: code });
    if (why) playSound('fail-soft');
  };
  return {
    isRunning: running !== undefined,
    isOutdated: running !== undefined && running !== code,
    isRepeated,
    chunks: terminal.pieces,
    verdict,
    inputPrompt,
    run,
    stop: () => turns.stop(),
    clearVerdict: () => setVerdict(undefined),
    answer(text) {
      setInputPrompt(undefined);
      print('in', `${text}\n`);
      runtime.answer(text);
    },
  };
}
