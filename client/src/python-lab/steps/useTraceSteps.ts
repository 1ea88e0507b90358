// The recording behind Step Through: made while the learner answers input(), repeated to get the parts of lines.
import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_TRACE_STEPS } from '../lab/labMessages.ts';
import { type FoundProblem, foundIn, problemOfError } from '../lab/problem.ts';
import type { PythonRuntime, TraceOptions, TraceResult } from '../protocol.ts';
import { type TraceView, traceViewAt } from './traceView.ts';

export interface TraceSteps {
  /** The recorded program. */
  code: string | undefined;
  view: TraceView | undefined;
  /** What stopped the program, on its last step. */
  problem: FoundProblem | undefined;
  /** A recording has taken long enough to be shown as one. */
  isRecording: boolean;
  /** A program is being recorded at this moment. */
  isBusy(): boolean;
  /** The prompt of input() that waits for an answer. */
  inputPrompt: string | undefined;
  /** The program could not be recorded. */
  failed: boolean;
  /** Stop was pressed while the program was recorded. */
  wasStopped: boolean;
  /** Recorded again, the program took other steps. */
  isDifferent: boolean;
  record(code: string, options?: Pick<TraceOptions, 'tractor'>): void;
  answer(text: string): void;
  stop(): void;
  goTo(at: number): void;
  arePartsShown: boolean;
  /** Shows or hides the parts of the line; the program is recorded again for them, with the same answers and random numbers. */
  toggleParts(): void;
  close(): void;
}

export interface TraceStepsOptions {
  runtime: PythonRuntime;
  /** Shows what the program prints while it is recorded. */
  console: { write(text: string): void; clear(): void };
  /** Drawing commands of the program, as JSON. */
  onDraw?: ((json: string) => void) | undefined;
  /** A recording begins: what an earlier one drew is gone. */
  onStart?: (() => void) | undefined;
  /** Words that explanations may suggest. */
  taught?: readonly string[] | undefined;
  /** The program could not even begin; undefined as a recording begins. */
  onProblem(problem: FoundProblem | undefined): void;
}

interface Recording {
  code: string;
  options: Pick<TraceOptions, 'tractor'>;
  seed: number;
  trace: TraceResult;
  wasStopped: boolean;
}

const SEEDS = 2 ** 31;
/** Most recordings are over before a Stop button could be read. */
const SHOWN_AFTER_MS = 150;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one replay; its commands share the recording
export function useTraceSteps(options: TraceStepsOptions): TraceSteps {
  const { runtime, console, taught, onDraw, onStart, onProblem } = options;
  const [recording, setRecording] = useState<Recording>();
  const [at, setAt] = useState(0);
  const [isRecording, setIsRecording] = useState(false);
  const [inputPrompt, setInputPrompt] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [isDifferent, setIsDifferent] = useState(false);
  const [arePartsShown, setPartsShown] = useState(false);
  const busy = useRef(false);
  const stopped = useRef(false);
  const typed = useRef<string[]>([]);

  useEffect(
    () =>
      runtime.on((event) => {
        // The runtime is the page's: what others run is not ours to show.
        if (!busy.current) return;
        if (event.kind === 'output') console.write(event.text);
        if (event.kind === 'draw') onDraw?.(event.json);
        if (event.kind === 'ask') {
          setIsRecording(true);
          setInputPrompt(event.prompt);
        }
      }),
    [runtime, console, onDraw],
  );
  useEffect(
    () => () => {
      if (busy.current) runtime.stop();
    },
    [runtime],
  );

  const make = async (code: string, options: TraceOptions): Promise<TraceResult | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    stopped.current = false;
    const timer = setTimeout(() => setIsRecording(true), SHOWN_AFTER_MS);
    setFailed(false);
    setIsDifferent(false);
    console.clear();
    onProblem(undefined);
    onStart?.();
    try {
      const trace = await runtime.trace(code, { ...options, asks: true, max: MAX_TRACE_STEPS });
      if (trace.error && trace.steps.length === 0) {
        onProblem(foundIn(code, problemOfError(trace.error, code, taught)));
        return undefined;
      }
      return trace;
    } catch {
      setFailed(true);
      return undefined;
    } finally {
      busy.current = false;
      clearTimeout(timer);
      setIsRecording(false);
      setInputPrompt(undefined);
    }
  };

  const record = async (code: string, options: Pick<TraceOptions, 'tractor'> = {}) => {
    typed.current = [];
    const seed = Math.floor(Math.random() * SEEDS);
    const trace = await make(code, { ...options, seed });
    if (!trace) return;
    setRecording({ code, options, seed, trace, wasStopped: stopped.current });
    setAt(0);
    setPartsShown(false);
  };

  const toggleParts = async () => {
    if (!recording) return;
    const { code, options, seed, trace: before } = recording;
    if (before.parts) return setPartsShown((shown) => !shown);
    const trace = await make(code, { ...options, seed, answers: [...typed.current], parts: true });
    if (!trace) return;
    setRecording({ ...recording, trace, wasStopped: stopped.current });
    setPartsShown(true);
    const isSame = trace.steps.length === before.steps.length && trace.steps[at]?.line === before.steps[at]?.line;
    setIsDifferent(!isSame);
    if (!isSame) setAt(0);
  };

  const view = useMemo(() => recording && traceViewAt(recording.trace, at), [recording, at]);
  const problem = useMemo(() => {
    const error = view?.end?.error;
    return recording && error && foundIn(recording.code, problemOfError(error, recording.code, taught));
  }, [recording, view, taught]);

  return {
    code: recording?.code,
    view,
    problem,
    isRecording,
    isBusy: () => busy.current,
    inputPrompt,
    failed,
    wasStopped: recording?.wasStopped ?? false,
    isDifferent,
    record: (code, options) => void record(code, options),
    answer: (text) => {
      typed.current.push(text);
      console.write(`${text}\n`);
      setInputPrompt(undefined);
      runtime.answer(text);
    },
    stop: () => {
      stopped.current = true;
      runtime.stop();
    },
    goTo: (next) => recording && setAt(Math.max(0, Math.min(recording.trace.steps.length, next))),
    arePartsShown,
    toggleParts: () => void toggleParts(),
    close: () => setRecording(undefined),
  };
}
