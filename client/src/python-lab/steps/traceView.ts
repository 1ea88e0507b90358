// What one step of a recording shows: the line, the variables with what just changed, frames and boxes, the output so far.
import type { Command } from '@lanternwise/shared/activities/tractor/commands';
import type { PythonError, TraceCut, TraceResult, TraceStep } from '../protocol.ts';
import { type MemoryGraph, memoryGraphAt } from './memoryGraph.ts';

export interface TraceVariable {
  name: string;
  value: string;
  /** New or different since the step before. */
  changed: boolean;
}

/** A part of the line, such as `price * 2`, and what it came to. */
export interface TracePart {
  /** Its place in the order in which Python worked the parts out. */
  at: number;
  text: string;
  value: string;
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
  memory: MemoryGraph;
  /** Undefined where the recording was made without the parts of its lines. */
  parts: readonly TracePart[] | undefined;
  output: string;
  /** What the tractor had obeyed by then, where the program drives it. */
  commands: readonly Command[] | undefined;
  /** Drawing commands that had been sent by then. */
  drawn: number;
  /** How the program ended; set at the last step only. */
  end: { status: TraceResult['status']; cut: TraceCut | undefined; error: PythonError | undefined } | undefined;
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

const partsOf = ({ parts }: TraceResult, step: TraceStep | undefined): readonly TracePart[] | undefined =>
  parts && (step?.parts ?? []).map(([part, value], at) => ({ at, text: parts[part] ?? '', value }));

/** Python counts code points; slicing a string counts UTF-16 units. */
const firstCharacters = (text: string, count: number): string => Array.from(text).slice(0, count).join('');

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
    memory: memoryGraphAt(trace, at),
    parts: partsOf(trace, step),
    output: step ? firstCharacters(output, step.printed) : output,
    commands: trace.commands?.slice(0, step?.driven),
    drawn: step ? (step.drawn ?? 0) : Number.POSITIVE_INFINITY,
    end: step ? undefined : { status: trace.status, cut: trace.cut, error: trace.error },
  };
}
