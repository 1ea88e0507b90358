// A recording of a program, to be walked through line by line: which line, which variables, what had been printed by then.

import type { Command } from '@lanternwise/shared/activities/tractor/program';
import { useState } from 'react';
import type { PythonError, PythonRuntime, TraceOptions, TraceResult, TraceStep } from '../protocol.ts';
import { MAX_TRACE_STEPS } from './labMessages.ts';

export interface TraceVariable {
  name: string;
  value: string;
  /** New or different since the step before. */
  changed: boolean;
}

export interface TraceView {
  /** 0-based; `count` is one past the last line: the program is over. */
  at: number;
  count: number;
  /** Line about to run; undefined at the end. */
  line: number | undefined;
  /** Name of the function the line is in; undefined in the program itself. */
  functionName: string | undefined;
  variables: readonly TraceVariable[];
  output: string;
  /** What the tractor had obeyed by then, where the program drives it. */
  commands: readonly Command[] | undefined;
  /** How the program ended; set at the last step only. */
  end: { status: TraceResult['status']; error: PythonError | undefined } | undefined;
}

const sameScope = (a: TraceStep, b: TraceStep): boolean => a.depth === b.depth && a.name === b.name;

/** What the variables of this scope were at the step before that ran in it. */
function previousVariables(steps: readonly TraceStep[], at: number): Readonly<Record<string, string>> {
  const now = steps[at];
  if (!now) return steps.findLast((step) => step.depth === 1)?.variables ?? {};
  for (let back = at - 1; back >= 0; back -= 1) {
    const step = steps[back];
    if (!step || step.depth < now.depth) return {};
    if (sameScope(step, now)) return step.variables;
  }
  return {};
}

export function traceViewAt(trace: TraceResult, at: number): TraceView {
  const { steps, output } = trace;
  const step = steps[at];
  const old = previousVariables(steps, at);
  const variables = step?.variables ?? trace.final ?? old;
  return {
    at,
    count: steps.length,
    line: step?.line,
    functionName: step && step.name !== '<module>' ? step.name : undefined,
    variables: Object.entries(variables).map(([name, value]) => ({ name, value, changed: old[name] !== value })),
    output: step ? output.slice(0, step.printed) : output,
    commands: trace.commands?.slice(0, step?.driven),
    end: step ? undefined : { status: trace.status, error: trace.error },
  };
}

export interface TraceSteps {
  view: TraceView | undefined;
  isRecording: boolean;
  /** Why there is nothing to walk through. */
  failed: boolean;
  record(code: string, options: TraceOptions): void;
  goTo(at: number): void;
  close(): void;
}

/** `refused` hears of a program that could not even begin. */
export function useTraceSteps(runtime: PythonRuntime, onError: (error: PythonError, code: string) => void): TraceSteps {
  const [trace, setTrace] = useState<TraceResult>();
  const [at, setAt] = useState(0);
  const [isRecording, setRecording] = useState(false);
  const [failed, setFailed] = useState(false);
  const record = async (code: string, options: TraceOptions) => {
    if (isRecording) return;
    setRecording(true);
    setFailed(false);
    try {
      const next = await runtime.trace(code, { ...options, max: MAX_TRACE_STEPS });
      if (next.error && next.steps.length === 0) return onError(next.error, code);
      setTrace(next);
      setAt(0);
    } catch {
      setFailed(true);
    } finally {
      setRecording(false);
    }
  };
  return {
    view: trace && traceViewAt(trace, at),
    isRecording,
    failed,
    record: (code, options) => void record(code, options),
    goTo: (next) => trace && setAt(Math.max(0, Math.min(trace.steps.length, next))),
    close: () => setTrace(undefined),
  };
}
