// The real Python with our own modules, in Node: for tests of checks, errors and exercises. One instance a test file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import type { CheckRequest, CheckResult, RunOptions, RunResult, TraceOptions, TraceResult } from '../protocol.ts';
import { GLIMPSE_SIGNAL, type OutputStream } from '../runtime/workerMessages.ts';
import { installModules, moduleSources } from '../worker/install.ts';
import { isolate } from '../worker/isolate.ts';
import { createTractor } from '../worker/tractor.ts';

export interface ShownOutput {
  stream: OutputStream;
  text: string;
}

export interface NodePython {
  check(code: string, request: Partial<CheckRequest>): CheckResult;
  run(code: string, options?: RunOptions): RunResult;
  trace(code: string, options?: TraceOptions): TraceResult;
  /** The drawing commands since the last time. */
  takeDrawCommands(): unknown[];
  /** What programs that were not captured have shown since the last time, piece by piece. */
  takeShown(): ShownOutput[];
  /** Asks for a glimpse of the variables, as the page does, at the moment when a program prints something. */
  glimpseAtNextOutput(): void;
  takeGlimpses(): unknown[];
  /** Runs a line with the names that the last kept program left. */
  evaluate(line: string): RunResult;
  /** Whether the next program may run in the same Python. */
  isContained(code: string): boolean;
}

const WORKER = join(import.meta.dirname, '../worker');
const sources = moduleSources((file) => readFileSync(join(WORKER, file), 'utf8'));

type PythonFunction = (code: string, options: string) => string;

export async function createNodePython(): Promise<NodePython> {
  const python = await loadPyodide();
  installModules(python, sources);
  const take = (module: string, name: string) =>
    python.runPython(`__import__('sys').modules['${module}'].${name}`) as PythonFunction;
  const check = take('lab_checks', 'check');
  const run = take('lab_runner', 'run');
  const trace = take('lab_tracer', 'trace');
  let commands: unknown[] = [];
  let shown: ShownOutput[] = [];
  const glimpses: unknown[] = [];
  let isGlimpseWanted = false;
  const signals = new Uint8Array(1);
  python.setInterruptBuffer(signals);
  const evaluate = take('lab_evaluate', 'evaluate');
  const show = (stream: ShownOutput['stream']) => (bytes: Uint8Array) => {
    shown.push({ stream, text: new TextDecoder().decode(bytes) });
    if (isGlimpseWanted) signals[0] = GLIMPSE_SIGNAL;
    isGlimpseWanted = false;
  };
  const isContained = take('lab_containment', 'is_contained') as unknown as (code: string) => boolean;
  isolate(python, {
    out: show('out'),
    err: show('err'),
    warning: show('warning'),
    flush: () => undefined,
    draw: (batch) => void commands.push(...(JSON.parse(batch) as unknown[])),
    ask: () => undefined,
    drive: createTractor(),
    glimpse: (json) => void glimpses.push(JSON.parse(json)),
  });
  return {
    takeDrawCommands: () => {
      const all = commands;
      commands = [];
      return all;
    },
    takeShown: () => {
      const all = shown;
      shown = [];
      return all;
    },
    glimpseAtNextOutput: () => {
      isGlimpseWanted = true;
    },
    takeGlimpses: () => glimpses.splice(0),
    isContained,
    evaluate: (line) => JSON.parse(evaluate(line, '{}')) as RunResult,
    check: (code, request) => JSON.parse(check(code, JSON.stringify(request))) as CheckResult,
    run: (code, options = {}) =>
      JSON.parse(run(code, JSON.stringify({ stdin: [], capture: true, ...options }))) as RunResult,
    trace: (code, options = {}) => JSON.parse(trace(code, JSON.stringify(options))) as TraceResult,
  };
}
